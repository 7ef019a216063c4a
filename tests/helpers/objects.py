"""The undefined symbols of an object file (ELF, COFF or Mach-O, 64-bit), read from its symbol table."""

from __future__ import annotations

import struct


def undefined_symbols(data: bytes) -> set[str]:
    """Names the object expects somebody else to define."""
    if data[:4] == b"\x7fELF":
        return _elf(data)
    if data[:4] == b"\xcf\xfa\xed\xfe":
        return _macho(data)
    return _coff(data)


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode()


def _elf(data: bytes) -> set[str]:
    (sections,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    heads = [struct.unpack_from("<IIQQQQIIQQ", data, sections + k * size) for k in range(count)]
    found = set()
    for _, kind, _, _, offset, length, link, _, _, entry in heads:
        if kind == 2:  # SHT_SYMTAB
            for at in range(offset + entry, offset + length, entry):
                name, _, _, section = struct.unpack_from("<IBBH", data, at)
                if section == 0 and name:
                    found.add(_text(data, heads[link][4] + name))
    return found


def _macho(data: bytes) -> set[str]:
    (commands,) = struct.unpack_from("<I", data, 16)
    at, found = 32, set()
    for _ in range(commands):
        kind, size = struct.unpack_from("<II", data, at)
        if kind == 2:  # LC_SYMTAB
            symbols, number, strings, _ = struct.unpack_from("<IIII", data, at + 8)
            for k in range(number):
                name, flags, _, _, _ = struct.unpack_from("<IBBHQ", data, symbols + 16 * k)
                if flags & 0x0E == 0 and not flags & 0xE0:  # N_UNDF, not a debug entry
                    found.add(_text(data, strings + name))
        at += size
    return found


def _coff(data: bytes) -> set[str]:
    _, _, _, table, number, _, _ = struct.unpack_from("<HHIIIHH", data, 0)
    strings, found, k = table + 18 * number, set(), 0
    while k < number:
        at = table + 18 * k
        value, section, _, storage, extra = struct.unpack_from("<IhHBB", data, at + 8)
        if section == 0 and storage == 2 and value == 0:  # external, defined nowhere
            zero, offset = struct.unpack_from("<II", data, at)
            found.add(_text(data, strings + offset) if zero == 0 else data[at : at + 8].rstrip(b"\0").decode())
        k += 1 + extra
    return found
