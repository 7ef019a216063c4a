"""Hostile things in the folder of compiled kernels, whose content runs as machine code.

Whatever the folder holds, and whosever it is, torques are right, no call fails, and nothing hangs.
"""

from __future__ import annotations

import hashlib
import os
import random
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np

import isodyn as iso
from benchmarks.attacks.attack import Attack
from isodyn.backends.llvm import store

NOBODY = 65534
Change = Callable[[Path], object]


def attacks(seed: int) -> Iterator[Attack]:
    """Each has a folder that two robots have filled, changes it, and asks for the torques of the first robot in a new process."""
    draw = random.Random(seed)
    with tempfile.TemporaryDirectory() as top:
        filled = Path(top, "filled")
        expected = _in_child(filled)
        for number, (name, change, trusted) in enumerate([*_files(draw), *_folders()]):
            own = Path(top, str(number), "cache")
            own.parent.mkdir(mode=0o700)
            shutil.copytree(filled, own)
            own.chmod(0o700)
            yield Attack(name, partial(_tried, own, change, trusted, expected), ())
        yield Attack("no home folder", partial(_homeless, expected), ())


def _in_child(folder: Path) -> bytes:
    """Fill the folder; the torques of the first robot.  In a process of its own, so that this one has loaded nothing."""
    reading, writing = os.pipe()
    if not os.fork():
        os.environ["ISODYN_CACHE"] = str(folder)
        _torques("ur5")
        os.write(writing, _torques("two-link"))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as file:
        found = file.read()
    os.wait()
    return found


def _torques(name: str) -> bytes:
    robot = iso.load(name)
    q = np.linspace(0.1, 0.9, 3 * robot.n).reshape(3, robot.n)
    return bytes(iso.compile(robot, threads=1).inverse_dynamics(q, q, q).tobytes())


def _tried(folder: Path, change: Change, trusted: bool, expected: bytes) -> None:
    os.environ["ISODYN_CACHE"] = str(folder)
    change(folder)
    before = {} if trusted else _bytes_of(folder)
    assert _torques("two-link") == expected, "wrong torques"
    if not trusted:
        assert _bytes_of(folder) == before, "a folder that is not to be trusted was written to"
        assert store.usable() is None
    elif folder.is_dir():
        assert folder.stat().st_mode & 0o077 == 0, "the folder is open to others"


def _bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*") if path.is_file()} if folder.is_dir() else {}


def _homeless(expected: bytes) -> None:
    for name in ("HOME", "ISODYN_CACHE", "XDG_CACHE_HOME"):
        os.environ.pop(name, None)
    if os.geteuid() == 0:
        os.setuid(4_000_000)  # of whom the system knows nothing
    assert _torques("two-link") == expected


def _files(draw: random.Random) -> Iterator[tuple[str, Change, bool]]:
    """Things in the place of files."""

    def every(change: Change) -> Change:
        return lambda folder: [change(path) for path in sorted(folder.glob("*.bin"))]

    def data(change: Callable[[bytes], bytes]) -> Change:
        return every(lambda path: path.write_bytes(change(path.read_bytes())))

    def instead(make: Change) -> Change:
        return every(lambda path: (path.unlink(), make(path)))

    def swapped(folder: Path) -> None:
        paths = sorted(folder.glob("*.bin"))
        contents = [path.read_bytes() for path in paths]
        for path, content in zip(paths, contents[1:] + contents[:1], strict=True):
            path.write_bytes(content)

    yield "files of other kernels under each name", swapped, True
    yield "empty files", data(lambda whole: b""), True
    for k in range(12):
        cut, at, bit = draw.random(), draw.random(), draw.randrange(8)
        yield f"files cut {k}", data(lambda whole, cut=cut: whole[: int(cut * len(whole))]), True
        yield f"a bit changed {k}", data(lambda whole, at=at, bit=bit: _flipped(whole, int(at * len(whole)), bit)), True
    for header in (b"", b"{}", b"[]", b"null", b'{"lanes": 1}', b"[" * 10_000, b"\xff", b'{"lanes": "x"}'):
        yield f"header {header[:12]!r}", every(partial(_with_header, header=header)), True
    yield "objects of noise", every(partial(_with_object, content=draw.randbytes(4000))), True
    yield "empty objects", every(partial(_with_object, content=b"")), True
    yield "the format of another version", data(lambda whole: whole.replace(store.MAGIC, b"isodyn-kernel-1\n")), True
    for size in (400 << 20, 10 << 30):
        yield f"files of {size >> 20} MB, mostly of nothing", every(lambda path, size=size: os.truncate(path, size)), True
    yield "pipes", instead(os.mkfifo), True
    yield "folders", instead(Path.mkdir), True
    yield "sockets", instead(_socket), True
    yield "links to nowhere", instead(lambda path: path.symlink_to("nowhere")), True
    yield "links to themselves", instead(lambda path: path.symlink_to(path.name)), True
    yield "links to /dev/zero", instead(lambda path: path.symlink_to("/dev/zero")), True
    yield "files that others can write", every(lambda path: path.chmod(0o666)), True
    yield "files that nobody can read", every(lambda path: path.chmod(0)), True
    if os.geteuid() == 0:
        yield "files of another user", every(lambda path: os.chown(path, NOBODY, NOBODY)), True


def _folders() -> Iterator[tuple[str, Change, bool]]:
    """Folders that others can fill."""

    def elsewhere(folder: Path) -> None:
        folder.symlink_to(folder.rename(folder.with_name("real")))

    yield "a folder that all can write", lambda folder: folder.chmod(0o777), True
    yield "a folder that a group can write", lambda folder: folder.chmod(0o770), True
    yield "a folder like /tmp", lambda folder: folder.chmod(0o1777), False
    yield "a folder of other things", lambda folder: ((folder / "letter").touch(), folder.chmod(0o777)), False
    yield "a link", elsewhere, False
    yield "a way that all can write", lambda folder: folder.parent.chmod(0o777), False
    yield "a file", lambda folder: (shutil.rmtree(folder), folder.touch()), False
    yield "a pipe", lambda folder: (shutil.rmtree(folder), os.mkfifo(folder)), False
    if os.geteuid() == 0:
        yield "a folder of another user", lambda folder: os.chown(folder, NOBODY, NOBODY), False
        yield "a way of another user", lambda folder: os.chown(folder.parent, NOBODY, NOBODY), False


def _flipped(whole: bytes, at: int, bit: int) -> bytes:
    return whole[:at] + bytes([whole[at] ^ 1 << bit]) + whole[at + 1 :]


def _parts(path: Path) -> tuple[bytes, bytes]:
    """(header, object) of a file."""
    whole, start = path.read_bytes(), len(store.MAGIC) + store._HEAD.size
    _, _, length, _ = store._HEAD.unpack_from(whole, len(store.MAGIC))
    return whole[start : start + length], whole[start + length :]


def _with_header(path: Path, header: bytes) -> None:
    _write(path, header, _parts(path)[1])


def _with_object(path: Path, content: bytes) -> None:
    _write(path, _parts(path)[0], content)


def _write(path: Path, header: bytes, content: bytes) -> None:
    """A whole file of the right key and digest."""
    rest = store._HEAD.pack(b"", path.stem.encode(), len(header), len(content))[32:] + header + content
    path.write_bytes(store.MAGIC + hashlib.sha256(rest).digest() + rest)


def _socket(path: Path) -> None:
    os.chdir(path.parent)  # names of sockets are short
    with socket.socket(socket.AF_UNIX) as place:
        place.bind("s")
    os.rename("s", path.name)
