"""The user at the other end of a local connection."""

from __future__ import annotations

import os
import socket
import struct
import sys
from pathlib import Path

_ESTABLISHED = "01"
_TABLES = {socket.AF_INET: "/proc/net/tcp", socket.AF_INET6: "/proc/net/tcp6"}


def can_tell() -> bool:
    """True if the system reports the owner of a connection (Linux)."""
    return sys.platform.startswith("linux") and os.access(_TABLES[socket.AF_INET], os.R_OK)


def is_own(peer: tuple[str, int], here: tuple[str, int]) -> bool:
    """True if the user of this process owns the end `peer` of the connection to `here`; False if the system does not report it."""
    family = socket.AF_INET6 if ":" in peer[0] else socket.AF_INET
    try:
        rows = Path(_TABLES[family]).read_text(encoding="ascii").splitlines()[1:]
    except (OSError, ValueError):
        return False
    wanted = [_written(family, *peer), _written(family, *here), _ESTABLISHED]
    return any(words[1:4] == wanted and words[7] == str(os.geteuid()) for words in map(str.split, rows))


def _written(family: int, host: str, port: int) -> str:
    """An address in the format of the table: 32-bit words in the byte order of this machine."""
    packed = socket.inet_pton(family, host)
    words = struct.unpack(f"={len(packed) // 4}I", packed)
    return "".join(f"{word:08X}" for word in words) + f":{port:04X}"
