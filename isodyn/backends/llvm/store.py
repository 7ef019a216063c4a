"""The cache folder on disk for compiled objects.  Its content is executed, so it is used only if no other user can write to it.

The folder is ISODYN_CACHE, or isodyn/ in the user's cache folder.  Nothing is cached with ISODYN_CACHE=off, or for a user without a
home folder.  Missing folders are made with mode 0700.  On POSIX systems the folder is checked before each use:

    another user owns it, it is a link, or it is no folder     not used
    others can replace a folder or link on the path to it      not used  (write permission without the sticky bit, or another owner)
    group or others can write to it                            its mode is set to 0700; not used if it contains other things than
                                                               objects, or has the sticky bit: such a folder is shared on purpose

Folders of the root user on the path are accepted.  So is write permission for the user's own group if it has no other member: many
systems set it by default.  A path that cannot be inspected is not used.  If the folder is not used, or cannot be written, objects
stay in memory, and one line on stderr gives the reason.  Windows separates the files of users itself; there nothing is checked.

A file is named by its key and contains

    magic, SHA-256 of all that follows, the key, length of the header, length of the object, the header as JSON, the object

It is written under a temporary name and then renamed, so that other processes see complete files only.  A file is read only if it
is a plain file of this user that no other user can write.  It is used only if lengths, digest, key, names and values of the header
and kind of object are as expected.  Otherwise it counts as a miss: the object is compiled again and replaces the file.

The folder is limited to ROOM bytes; beyond that, the least recently used objects are deleted.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import re
import stat
import struct
import sys
import tempfile
import time
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path

MAGIC = b"isodyn-kernel-2\n"
ROOM = 500_000_000  # bytes of objects on disk: some 25 000 objects; the tests make 190 MB
OLD = 86_400.0  # largest age of a temporary file, and largest error of an object's recorded last use [s]
LINKS = 40  # largest number of links on a path, as on Linux
Header = dict[str, int]  # properties needed to call an object: lanes, bytes of scratch, `rows` (a bit for each narrow width), ...

_HEAD = struct.Struct("<32s64sIQ")  # digest, key, length of the header, length of the object
_DIGEST = 32  # bytes
_MOST = 1 << 32  # limit of the numbers in a header: bytes of scratch, a bit for each width of narrow rows
_LIMITS = {"lanes": range(1, 1025), "bits": (32, 64)}  # limits of the numbers that others are divided by
_START = len(MAGIC) + _HEAD.size  # bytes before the header
_OURS = re.compile(r"[0-9a-f]{64}\.bin|[0-9a-z_]+\.tmp")
_OPEN = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOFOLLOW", "O_CLOEXEC", "O_BINARY", "O_NOCTTY"))
_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH
#: how objects begin: WebAssembly; ELF, Mach-O of 64 bits, COFF of x86-64 and of ARM64
_WASM, _NATIVE = b"\0asm", (b"\x7fELF", b"\xcf\xfa\xed\xfe", b"\x64\x86", b"\x64\xaa")
_POSIX = os.name == "posix"
_IT = "the cache folder "  # how reasons begin; `isodyn doctor` removes it, because its row has this name
_told = set[str]()


# -- where it is, and whether it is safe -----------------------------------------------------------------------------------


def folder() -> Path | None:
    """Return the absolute path of the cache folder, or None."""
    try:
        return _named()
    except OSError:
        return None


def _named() -> Path | None:
    """Return the folder that the environment names.  Raises OSError if it is relative to a working folder that was deleted."""
    named = os.environ.get("ISODYN_CACHE")
    if named in ("off", "0", ""):
        return None
    if named:
        return Path(os.path.abspath(named))
    variable = {"win32": "LOCALAPPDATA", "darwin": ""}.get(sys.platform, "XDG_CACHE_HOME")
    if os.path.isabs(base := os.environ.get(variable, "")):  # relative paths are ignored, as the XDG specification demands
        return Path(base, "isodyn")
    try:
        home = Path.home()
    except RuntimeError:  # a container may run as a user unknown to the system, without HOME
        return None
    places = {"win32": ("AppData", "Local"), "darwin": ("Library", "Caches")}
    return home.joinpath(*places.get(sys.platform, (".cache",)), "isodyn") if home.is_absolute() else None


def state() -> str:
    """Return a text: the folder, its number of objects and their size; or why it is not used."""
    place, why = _checked()
    if why is not None:
        return f"off ({why.removeprefix(_IT)})"
    if place is None:
        return "off (ISODYN_CACHE)" if "ISODYN_CACHE" in os.environ else "off (no home folder; set ISODYN_CACHE to use another)"
    try:
        why = _obstacle(place)
    except OSError as error:
        why = _unwritten(place, error)
    sizes = [size for _, size, path in _objects(place) if path.endswith(".bin")]
    if why is not None and not sizes:
        return f"off ({why.removeprefix(_IT)})"
    return f"{place}: {len(sizes)} kernels, {sum(sizes) / 1e6:.1f} MB" + (f" ({why.removeprefix(_IT)})" if why is not None else "")


def usable(make: bool = False) -> Path | None:
    """Return the folder if no other user can write to it, else None; `make`: create it if it is missing."""
    place, why = _checked(make)
    if why is not None:
        _in_memory(why)
        return None
    return place


def _checked(make: bool = False) -> tuple[Path | None, str | None]:
    """Return the folder, if there is one, and the reason why it must not or cannot be used."""
    try:
        place = _named()
    except OSError:
        return None, f"{_IT}{os.environ['ISODYN_CACHE']} is relative to a working folder that was deleted"
    if place is None:
        return None, None
    try:
        if make:
            _made(place)
        return place, _refusal(place)
    except OSError as error:
        return place, _unwritten(place, error)


def _unwritten(place: Path, error: OSError) -> str:
    return f"{_IT}cannot be written: {place}: {error.strerror or error}"


def _obstacle(place: Path) -> str | None:
    """Return why an accepted folder, or its lowest existing parent, cannot be written; None if it can."""
    at = place
    while not os.path.lexists(at):
        at = at.parent
    if at != place and _POSIX and (why := _exposed([*_way(at), (str(at), os.stat(at))])):
        return why
    if os.access(at, os.R_OK | os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids):
        return None
    read_only = _POSIX and os.statvfs(at).f_flag & os.ST_RDONLY
    return _unwritten(place, OSError(0, os.strerror(errno.EROFS if read_only else errno.EACCES)))


def _made(place: Path) -> None:
    """Make the folder and its parents, for this user alone."""
    for path in (*reversed(place.parents), place):
        with contextlib.suppress(FileExistsError):
            if not path.exists():
                path.mkdir(0o700)


def _refusal(place: Path) -> str | None:
    """Return why the folder must not be used, or None.  If others can write to a folder that holds only objects, close it."""
    if not _POSIX:
        return None
    try:
        found = os.lstat(place)
    except FileNotFoundError:  # there is nothing to read; it is checked again after it has been made
        return None
    if stat.S_ISLNK(found.st_mode):
        return f"{_IT}{place} is a link"
    if not stat.S_ISDIR(found.st_mode):
        return f"{_IT}{place} is a file"
    if found.st_uid != os.geteuid():
        return f"{_IT}{place} belongs to another user ({found.st_uid})"
    if why := _exposed(_way(place)):
        return why
    return _closed(place, found.st_mode) if found.st_mode & _BY_OTHERS else None


def _exposed(way: Iterable[tuple[str, os.stat_result]]) -> str | None:
    """Return which of these folders and links on the path to the cache folder other users can replace, or None."""
    for path, one in way:
        if one.st_uid not in (os.geteuid(), *_trusted()) or _writable(one):
            return f"other users can replace {path}, which leads to the cache folder"
    return None


def _closed(place: Path, mode: int) -> str | None:
    """Set the mode of a folder that others can write to 0700; return the reason if that is not done."""
    shared = f"other users can write to the cache folder {place}"
    if mode & stat.S_ISVTX or not all(_OURS.fullmatch(name) or name.endswith((".bin", ".tmp")) for name in os.listdir(place)):
        return shared
    with contextlib.suppress(OSError):
        os.chmod(place, 0o700)
    if os.lstat(place).st_mode & _BY_OTHERS:  # a file system without owners
        return shared
    _tell(f"{shared}: its mode is now 0700")
    return None


def _way(place: Path) -> Iterator[tuple[str, os.stat_result]]:
    """Yield every folder and link on the path to a folder, from the root on, without the folder itself.

    place   an absolute path; OSError if a part of it is missing or cannot be inspected
    """
    if not place.is_absolute():
        raise OSError(errno.EINVAL, "not an absolute path")
    at, waiting, links = "/", list(reversed(place.parts[1:])), 0
    yield at, os.lstat(at)
    while waiting:
        path = os.path.normpath(os.path.join(at, waiting.pop()))
        found = os.lstat(path)
        if stat.S_ISLNK(found.st_mode):
            links += 1
            if links > LINKS:
                raise OSError(f"{place}: too many links")
            yield path, found
            target = os.readlink(path)
            at = "/" if target.startswith("/") else at
            waiting += [part for part in reversed(target.split("/")) if part]
        else:
            at = path
            if waiting:
                yield path, found


@cache
def _trusted() -> tuple[int, ...]:
    """Return the users that must be trusted anyway: root; in a container root may appear as the overflow user ("nobody")."""
    try:
        contained = Path("/proc/self/uid_map").read_text().split() != ["0", "0", "4294967295"]
        return (0, int(Path("/proc/sys/kernel/overflowuid").read_text())) if contained else (0,)
    except (OSError, ValueError):
        return (0,)


def _writable(found: os.stat_result) -> bool:
    """True if users other than the owner can replace the content of a folder."""
    if stat.S_ISLNK(found.st_mode) or found.st_mode & stat.S_ISVTX:
        return False
    group = bool(found.st_mode & stat.S_IWGRP) and found.st_gid != 0 and not _own_group(found.st_gid)
    return group or bool(found.st_mode & stat.S_IWOTH)


def _own_group(number: int) -> bool:
    """True if a group belongs to this user alone: it has the user's name, and no other member."""
    import grp
    import pwd

    try:
        name, group = pwd.getpwuid(os.geteuid()).pw_name, grp.getgrgid(number)
    except KeyError:
        return False
    return group.gr_name == name and set(group.gr_mem) <= {name}


def _in_memory(why: str) -> None:
    _tell(f"{why}: kernels stay in memory; set ISODYN_CACHE to use another folder")


def _tell(words: str) -> None:
    """Print a line on stderr, once.  It is not a Python warning, because warning filters could turn that into an error."""
    if words not in _told and sys.stderr is not None:
        _told.add(words)
        with contextlib.suppress(OSError, ValueError):
            print(f"isodyn: {words}", file=sys.stderr, flush=True)


# -- objects ---------------------------------------------------------------------------------------------------------------


def read(key: str, names: Collection[str], wasm: bool = False) -> tuple[Header, bytes] | None:
    """Return (header, object) of a key, or None if the folder has none that can be trusted.

    names   names of the header's fields
    wasm    True: a WebAssembly object
    """
    place = usable()
    if place is None:
        return None
    path = place / f"{key}.bin"
    try:
        handle = os.open(path, _OPEN)
    except OSError:
        return None
    with contextlib.suppress(OSError), os.fdopen(handle, "rb") as file:
        found = os.fstat(handle)
        if stat.S_ISREG(found.st_mode) and _is_own(found) and found.st_size <= ROOM:
            if found.st_mtime < time.time() - OLD:
                os.utime(path)  # marks it as used (make_room)
            head = file.read(_START)
            return _unpacked(head + file.read(), key, names, wasm) if _fits(head, key, found.st_size) else None
    return None


def _is_own(found: os.stat_result) -> bool:
    return not _POSIX or (found.st_uid == os.geteuid() and not found.st_mode & _BY_OTHERS)


def write(key: str, header: Header, content: bytes) -> None:
    """Save an object; a full or read-only disk raises no error, but is reported on stderr."""
    place = usable(make=True)
    if place is None:
        return
    try:
        handle, temporary = tempfile.mkstemp(dir=place, suffix=".tmp")  # of mode 0600
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_packed(key, header, content))
            os.replace(temporary, place / f"{key}.bin")
        except OSError:
            os.unlink(temporary)
            raise
    except OSError as error:
        _in_memory(_unwritten(place, error))


def make_room(most: float = ROOM) -> None:
    """Delete old temporary files of other processes, and the least recently used objects beyond `most` bytes."""
    place, now = usable(), time.time()
    if place is None:
        return
    kept = sorted(_objects(place))
    for used, _, path in kept:
        if path.endswith(".tmp") and used < now - OLD:
            with contextlib.suppress(OSError):
                os.unlink(path)
    kept = [one for one in kept if not one[2].endswith(".tmp")]
    beyond = sum(size for _, size, _ in kept) - most
    for _, size, path in kept:
        if beyond <= 0:
            return
        with contextlib.suppress(OSError):
            os.unlink(path)
            beyond -= size


def _objects(place: Path) -> list[tuple[float, int, str]]:
    """Return (last use, bytes, path) of the files in the folder that this module wrote."""
    found = []
    with contextlib.suppress(OSError):
        for file in os.scandir(place):
            with contextlib.suppress(OSError):  # deleted meanwhile
                if _OURS.fullmatch(file.name) and file.is_file(follow_symlinks=False):
                    one = file.stat()
                    found.append((one.st_mtime, one.st_size, file.path))
    return found


def _packed(key: str, header: Header, content: bytes) -> bytes:
    text = json.dumps(header).encode()
    rest = _HEAD.pack(b"", key.encode(), len(text), len(content))[_DIGEST:] + text + content
    return MAGIC + hashlib.sha256(rest).digest() + rest


def _fits(head: bytes, key: str, size: int) -> bool:
    """True if a file with this start and size can belong to this key."""
    if len(head) < _START or not head.startswith(MAGIC):
        return False
    _, own, length, content = _HEAD.unpack_from(head, len(MAGIC))
    return bool(own == key.encode() and size == _START + length + content)


def _unpacked(data: bytes, key: str, names: Collection[str], wasm: bool) -> tuple[Header, bytes] | None:
    """Return (header, object) of a complete file whose start fits its key; None if anything else is wrong."""
    digest, _, length, _ = _HEAD.unpack_from(data, len(MAGIC))
    if hashlib.sha256(memoryview(data)[len(MAGIC) + _DIGEST :]).digest() != digest:
        return None
    content = data[_START + length :]
    if not content.startswith((_WASM,) if wasm else _NATIVE):
        return None
    try:
        header = json.loads(data[_START : _START + length])
    except (ValueError, RecursionError):
        return None
    if not isinstance(header, dict) or set(header) != set(names) or not all(_possible(*one) for one in header.items()):
        return None
    return header, content


def _possible(name: str, value: object) -> bool:
    """True if a header field can have this value; true and false are not numbers."""
    return type(value) is int and value in _LIMITS.get(name, range(_MOST))
