"""Compiled objects on disk, by content: the graph, the target, llvmlite, and the source of this code generator.

A file is  magic, SHA-256 of the rest, length of a JSON header, the header, the object.  It is written under a temporary name and
moved into place, so that concurrent processes see whole files only; a file that does not match its checksum is deleted and made
anew.  The folder is ISODYN_CACHE, or isodyn/ in the user's cache folder; ISODYN_CACHE=off keeps nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import struct
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

MAGIC = b"isodyn-kernel-1\n"


def folder() -> Path | None:
    """Where compiled objects are kept, or None."""
    named = os.environ.get("ISODYN_CACHE")
    if named in ("off", "0", ""):
        return None
    if named:
        return Path(named)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "isodyn"


@cache
def generator_digest() -> str:
    """A digest of the source that turns a graph into code (this folder, and the graph's passes and operations), so that a changed
    generator never finds old objects."""
    here = Path(__file__).parent
    digest = hashlib.sha256()
    for path in sorted([*here.glob("*.py"), *(here.parent.parent / "graph").glob("*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def key(*parts: object) -> str:
    """The name of an object made from these things."""
    return hashlib.sha256(repr((generator_digest(), *parts)).encode()).hexdigest()


def read(name: str) -> tuple[dict[str, Any], bytes] | None:
    """(header, object), or None when there is none or it is damaged."""
    place = folder()
    if place is None:
        return None
    path = place / f"{name}.bin"
    try:
        data = path.read_bytes()
    except OSError:
        return None
    found = _unpacked(data)
    if found is None:
        with contextlib.suppress(OSError):
            path.unlink()
    return found


def write(name: str, header: dict[str, Any], content: bytes) -> None:
    """Keep an object; a full or read-only disk is no error."""
    place = folder()
    if place is None:
        return
    text = json.dumps(header).encode()
    rest = struct.pack("<I", len(text)) + text + content
    with contextlib.suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=place, suffix=".tmp")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(MAGIC + hashlib.sha256(rest).digest() + rest)
            os.replace(temporary, place / f"{name}.bin")
        except OSError:
            os.unlink(temporary)


def _unpacked(data: bytes) -> tuple[dict[str, Any], bytes] | None:
    start = len(MAGIC) + 32
    if data[: len(MAGIC)] != MAGIC or hashlib.sha256(data[start:]).digest() != data[len(MAGIC) : start]:
        return None
    (length,) = struct.unpack_from("<I", data, start)
    header = json.loads(data[start + 4 : start + 4 + length])
    return header, data[start + 4 + length :]
