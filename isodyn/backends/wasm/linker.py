"""A linker for WebAssembly in plain Python: from LLVM's object files for wasm32 to one finished module.

An object file is a module whose function indices and addresses are not final: they are fields of five bytes.  The sections
"linking" (symbols, data segments), "reloc.CODE" and "reloc.DATA" give the place and meaning of each field (the conventions of the
WebAssembly tools, "WebAssembly Object File Linking", version 2).  `linked` keeps the functions that the exported ones reach,
renumbers them, writes every number in the fewest bytes, and sets the addresses of data.  The size of the stack is the sum over all
functions, because none is recursive.  Constructs that the linker does not support raise an error that names them.  Nothing is
imported, so a module runs on every WebAssembly host.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from isodyn.errors import BackendError

PAGE = 65536  # bytes
MOST_PAGES = 65536  # limit of 32-bit addresses
LONGEST_BODY = 7_654_321  # largest function that web browsers accept [bytes]
_MAGIC = b"\0asm\1\0\0\0"
_CUSTOM, _TYPE, _IMPORT, _FUNCTION, _MEMORY, _GLOBAL, _EXPORT, _CODE, _DATA = 0, 1, 2, 3, 5, 6, 7, 10, 11  # sections
_SEGMENTS, _SYMBOLS = 5, 8  # subsections of the section "linking"
_FUNCTION_SYMBOL, _DATA_SYMBOL, _GLOBAL_SYMBOL, _SECTION_SYMBOL = range(4)
_UNDEFINED, _NAMED = 0x10, 0x40  # flags of a symbol
_CALL, _ADDRESS_LOAD, _ADDRESS_CONST, _ADDRESS_WORD, _VARIABLE = 0, 3, 4, 5, 7  # kinds of relocations
_ADDRESSES = (_ADDRESS_LOAD, _ADDRESS_CONST, _ADDRESS_WORD)
_STACK = "__stack_pointer"
_UNSAID = 128  # stack bytes that a leaf function may use without moving the stack pointer
_I32, _CHANGES, _CONSTANT, _LESS, _END = b"\x7f", b"\1", b"\x41", b"\x6b", b"\x0b"  # a type; mutability; instructions


# -- reading -----------------------------------------------------------------------------------------------------------


class _Reader:
    """Reads consecutive numbers and names."""

    def __init__(self, content: bytes, start: int = 0, stop: int | None = None):
        self.content, self.at, self.stop = content, start, len(content) if stop is None else stop

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """Read an unsigned LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def signed(self) -> int:
        """Read a signed LEB128."""
        start = self.at
        value = self.number()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) else value

    def take(self, size: int) -> bytes:
        self.at += size
        return self.content[self.at - size : self.at]

    def name(self) -> str:
        return self.take(self.number()).decode()

    def parts(self) -> Iterator[tuple[int, _Reader]]:
        """Yield (number, content) of sections or subsections."""
        while self.at < self.stop:
            kind, size = self.byte(), self.number()
            yield kind, _Reader(self.content, self.at, self.at + size)
            self.at += size


class _Symbol(NamedTuple):
    """A function (its index), data (segment and offset in it), or something else; undefined: another object defines it."""

    kind: int
    name: str
    undefined: bool
    number: int = 0
    offset: int = 0


class _Relocation(NamedTuple):
    """A number, at an offset in a section, that refers to a symbol."""

    kind: int
    offset: int
    symbol: int
    addend: int


class _Body(NamedTuple):
    """A function: its type, and the place of its code in the section."""

    kind: bytes
    start: int
    stop: int


class _Segment(NamedTuple):
    """A data segment: its place in the section, and its alignment in bytes (a power of two)."""

    start: int
    stop: int
    alignment: int


class Object:
    """A parsed object file.

    functions   name -> index, of the functions that it defines
    """

    def __init__(self, content: bytes):
        if content[:8] != _MAGIC:
            raise BackendError("LLVM produced no WebAssembly object: this llvmlite may have been built without the target wasm32")
        self._types: list[bytes] = []
        self._imported: list[str] = []  # names of functions
        self._others: list[str] = []  # names of global variables
        self._kinds: list[int] = []  # types of the functions defined here
        self.bodies: list[_Body] = []
        self.segments: list[_Segment] = []
        self.symbols: list[_Symbol] = []
        self._relocations: dict[str, list[_Relocation]] = {}
        self.code = self.data = b""
        alignments: list[int] = []
        for kind, part in _Reader(content, 8).parts():
            if kind == _TYPE:
                self._read_types(part)
            elif kind == _IMPORT:
                self._read_imports(part)
            elif kind == _FUNCTION:
                self._kinds = [part.number() for _ in range(part.number())]
            elif kind == _CODE:
                self.code = content[part.at : part.stop]
                self._read_code()
            elif kind == _DATA:
                self.data = content[part.at : part.stop]
                self._read_data()
            elif kind == _CUSTOM:
                name = part.name()
                if name == "linking":
                    alignments = self._read_linking(part)
                elif name.startswith("reloc."):
                    self._relocations[name] = list(_relocations(part))
        self.segments = [place._replace(alignment=1 << power) for place, power in zip(self.segments, alignments, strict=True)]
        defined = (symbol for symbol in self.symbols if symbol.kind == _FUNCTION_SYMBOL and not symbol.undefined)
        self.functions = {symbol.name: self.body_of(symbol) for symbol in defined}

    def body_of(self, symbol: _Symbol) -> int:
        """Return the index of a function among those defined here."""
        return symbol.number - len(self._imported)

    def _read_types(self, part: _Reader) -> None:
        for _ in range(part.number()):
            start = part.at
            part.byte()
            part.take(part.number())
            part.take(part.number())
            self._types.append(part.content[start : part.at])

    def _read_imports(self, part: _Reader) -> None:
        for _ in range(part.number()):
            part.name()
            name, kind = part.name(), part.byte()
            if kind == 0:  # a function and its type
                part.number()
                self._imported.append(name)
            elif kind == 3:  # a global variable: type, mutability
                part.take(2)
                self._others.append(name)
            else:  # memory, or a table: its type, then the smallest and perhaps the largest size
                if kind == 1:
                    part.byte()
                for _ in range(1 + (part.byte() & 1)):
                    part.number()

    def _read_code(self) -> None:
        part = _Reader(self.code)
        for number in range(part.number()):
            size = part.number()
            self.bodies.append(_Body(self._types[self._kinds[number]], part.at, part.at + size))
            part.at += size

    def _read_data(self) -> None:
        part = _Reader(self.data)
        for _ in range(part.number()):
            if part.number():  # only active segments of memory 0 are supported
                raise BackendError("LLVM emitted a data segment that is not active in memory 0, which the linker does not support")
            part.byte()
            part.signed()
            part.byte()  # the provisional address: a constant, and its end
            size = part.number()
            self.segments.append(_Segment(part.at, part.at + size, 1))
            part.at += size

    def _read_linking(self, part: _Reader) -> list[int]:
        part.number()  # the version
        alignments: list[int] = []
        for kind, inner in part.parts():
            if kind == _SEGMENTS:
                for _ in range(inner.number()):
                    inner.name()
                    alignments.append(inner.number())
                    inner.number()
            elif kind == _SYMBOLS:
                self.symbols = [self._read_symbol(inner) for _ in range(inner.number())]
        return alignments

    def _read_symbol(self, part: _Reader) -> _Symbol:
        kind, flags = part.byte(), part.number()
        undefined = bool(flags & _UNDEFINED)
        if kind == _SECTION_SYMBOL:
            return _Symbol(kind, "", False, part.number())
        if kind == _DATA_SYMBOL:
            name = part.name()
            segment, offset, _ = (0, 0, 0) if undefined else (part.number() for _ in range(3))
            return _Symbol(kind, name, undefined, segment, offset)
        index = part.number()
        if flags & _NAMED or not undefined:
            return _Symbol(kind, part.name(), undefined, index)
        names = {_FUNCTION_SYMBOL: self._imported, _GLOBAL_SYMBOL: self._others}.get(kind, ())
        return _Symbol(kind, names[index] if index < len(names) else "a table", True, index)

    def frame(self, at: int) -> int:
        """Return the stack bytes of a function, which begins by subtracting them from the stack pointer."""
        part = _Reader(self.code, at)
        if part.take(1) == _CONSTANT:
            size = part.signed()
            if part.take(1) == _LESS:
                return size
        raise BackendError("the code uses the stack in a way that the linker does not support")

    def relocations(self, section: str, start: int, stop: int) -> list[_Relocation]:
        """Return the relocations in a part of a section."""
        return [each for each in self._relocations.get(f"reloc.{section}", ()) if start <= each.offset < stop]


def _relocations(part: _Reader) -> Iterator[_Relocation]:
    part.number()  # the section, which is already known by its name
    for _ in range(part.number()):
        kind, offset, symbol = part.byte(), part.number(), part.number()
        yield _Relocation(kind, offset, symbol, part.signed() if kind in _ADDRESSES else 0)


# -- writing -----------------------------------------------------------------------------------------------------------


def unsigned(value: int) -> bytes:
    """Return the LEB128 encoding."""
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes((*found, value))


def signed(value: int) -> bytes:
    """Return the signed LEB128 encoding."""
    found = bytearray()
    while not -64 <= value < 64:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes((*found, value & 127))


def _constant(address: int) -> bytes:
    """Return an address as a signed constant."""
    return signed(address - (1 << 32) if address >> 31 else address)


def _vector(parts: Sequence[bytes]) -> bytes:
    return unsigned(len(parts)) + b"".join(parts)


def _text(name: str) -> bytes:
    try:
        content = name.encode()
    except UnicodeEncodeError:
        raise BackendError(f"the name {name!r} cannot be written in a WebAssembly module: it is not valid Unicode") from None
    return unsigned(len(content)) + content


def _section(number: int, content: bytes) -> bytes:
    return bytes([number]) + unsigned(len(content)) + content


class Piece(NamedTuple):
    """An object, the functions of it that the module exports, and the addresses of external data.

    exports     name in the module -> function of the object
    addresses   name that the object does not define -> address
    """

    object: Object
    exports: Mapping[str, str]
    addresses: Mapping[str, int]


def linked(pieces: Sequence[Piece], used: int, *, growing: bool = False, about: Callable[[int], Mapping[str, str]]) -> bytes:
    """Return the module of some pieces, which may call each other's functions; the memory is exported as "memory".

    used      bytes at the start of the memory that are already allocated; data of the objects follow
    growing   True: the memory may grow
    about     pages of memory -> {name: text} of custom sections
    """
    return _Linking(pieces).module(used, growing, about)


class _Linking:
    """The functions and data that the exports reach, in order of discovery."""

    def __init__(self, pieces: Sequence[Piece]):
        self.pieces = pieces
        self.known = {name: (k, number) for k, piece in enumerate(pieces) for name, number in piece.object.functions.items()}
        self.stack = 0
        self.functions: dict[tuple[int, int], int] = {}
        self.data: dict[tuple[int, int], int] = {}
        waiting = [(k, piece.object.functions[own]) for k, piece in enumerate(pieces) for own in piece.exports.values()]
        waiting.reverse()
        while waiting:
            function = waiting.pop()
            if function not in self.functions:
                self.functions[function] = len(self.functions)
                waiting += reversed(self._reached(function))

    def _reached(self, function: tuple[int, int]) -> list[tuple[int, int]]:
        """Return the functions that a function calls, and register the data that it uses."""
        k, number = function
        inside, found, stacked = self.pieces[k].object, list[tuple[int, int]](), False
        body = inside.bodies[number]
        for each in inside.relocations("CODE", body.start, body.stop):
            if each.kind not in (_CALL, _VARIABLE, *_ADDRESSES):
                raise BackendError(f"the code has a relocation of kind {each.kind}, which the linker does not support")
            symbol = inside.symbols[each.symbol]
            if each.kind == _CALL:
                found.append(self._function(k, symbol))
            elif each.kind in _ADDRESSES:
                self._keep_data(k, symbol)
            elif symbol.name == _STACK:
                self.stack += 0 if stacked else inside.frame(each.offset + 5)
                stacked = True
            else:
                raise BackendError(f"the code uses the variable {symbol.name!r}, which no object of the module defines")
        return found

    def _function(self, k: int, symbol: _Symbol) -> tuple[int, int]:
        if not symbol.undefined:
            return k, self.pieces[k].object.body_of(symbol)
        if symbol.name not in self.known:
            raise BackendError(f"the code calls {symbol.name!r}, which no object of the module defines; imports are not supported")
        return self.known[symbol.name]

    def _keep_data(self, k: int, symbol: _Symbol) -> None:
        if symbol.undefined:
            if symbol.name not in self.pieces[k].addresses:
                raise BackendError(f"the code uses {symbol.name!r}, which no object of the module defines")
        elif (k, symbol.number) not in self.data:
            self.data[k, symbol.number] = 0  # placeholder of its address
            segment = self.pieces[k].object.segments[symbol.number]
            for each in self.pieces[k].object.relocations("DATA", segment.start, segment.stop):
                self._keep_data(k, self.pieces[k].object.symbols[each.symbol])

    def module(self, used: int, growing: bool, about: Callable[[int], Mapping[str, str]]) -> bytes:
        """Return the finished module."""
        end = used
        for k, number in self.data:
            segment = self.pieces[k].object.segments[number]
            end = -(-end // segment.alignment) * segment.alignment
            self.data[k, number] = end
            end += segment.stop - segment.start
        top = -(-(end + self.stack + _UNSAID) // 16) * 16 if self.stack else end
        pages = max(1, -(-top // PAGE))
        if pages > MOST_PAGES:
            raise BackendError(f"the arrays take {top / 2**30:.1f} GiB; a WebAssembly module has at most 4 GiB of memory")
        types = {self._body(function).kind: 0 for function in self.functions}
        types = {kind: number for number, kind in enumerate(types)}
        numbers = [unsigned(types[self._body(function).kind]) for function in self.functions]
        exports = [_text("memory") + b"\2\0"]
        for k, piece in enumerate(self.pieces):
            for name, own in piece.exports.items():
                exports.append(_text(name) + b"\0" + unsigned(self.functions[k, piece.object.functions[own]]))
        limits = b"\0" + unsigned(pages) if growing else b"\1" + 2 * unsigned(pages)
        content = _MAGIC + _section(_TYPE, _vector(list(types))) + _section(_FUNCTION, _vector(numbers))
        content += _section(_MEMORY, _vector([limits]))
        if self.stack:
            content += _section(_GLOBAL, _vector([_I32 + _CHANGES + _CONSTANT + _constant(top) + _END]))
        content += _section(_EXPORT, _vector(exports))
        content += _section(_CODE, _vector([self._code(function) for function in self.functions]))
        if self.data:
            content += _section(_DATA, _vector([self._segment(*which) for which in self.data]))
        for name, text in about(pages).items():
            content += _section(_CUSTOM, _text(name) + text.encode())
        return content

    def _body(self, function: tuple[int, int]) -> _Body:
        return self.pieces[function[0]].object.bodies[function[1]]

    def _value(self, k: int, each: _Relocation) -> int:
        """Return the number that a relocation refers to."""
        symbol = self.pieces[k].object.symbols[each.symbol]
        if each.kind == _CALL:
            return self.functions[self._function(k, symbol)]
        if each.kind == _VARIABLE:
            return 0
        if symbol.undefined:
            return self.pieces[k].addresses[symbol.name] + each.addend
        return self.data[k, symbol.number] + symbol.offset + each.addend

    def _code(self, function: tuple[int, int]) -> bytes:
        """Return a function with its size in front, its numbers in the shortest encoding."""
        k, body, inside = function[0], self._body(function), self.pieces[function[0]].object
        parts, at = [], body.start
        for each in sorted(inside.relocations("CODE", body.start, body.stop), key=lambda each: each.offset):
            value = self._value(k, each)
            parts += [inside.code[at : each.offset], _constant(value) if each.kind == _ADDRESS_CONST else unsigned(value)]
            at = each.offset + 5
        content = b"".join([*parts, inside.code[at : body.stop]])
        if len(content) > LONGEST_BODY:
            size, most = (each / 1e6 for each in (len(content), LONGEST_BODY))
            raise BackendError(f"a function has {size:.1f} MB of code; browsers accept {most:.1f}: request fewer results at once")
        return unsigned(len(content)) + content

    def _segment(self, k: int, number: int) -> bytes:
        inside, address = self.pieces[k].object, self.data[k, number]
        segment = inside.segments[number]
        content = bytearray(inside.data[segment.start : segment.stop])
        for each in inside.relocations("DATA", segment.start, segment.stop):
            place = each.offset - segment.start
            content[place : place + 4] = self._value(k, each).to_bytes(4, "little")
        return b"\0" + _CONSTANT + _constant(address) + _END + unsigned(len(content)) + bytes(content)
