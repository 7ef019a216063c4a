"""The folder of compiled objects: used only where no other user can write, and no file of it is trusted that is not as expected."""

from __future__ import annotations

import hashlib
import os
import shutil
import socket
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from graphs import random_graph, random_inputs

from isodyn.backends import cpu
from isodyn.backends.cpu import Kernel, anytree, cpython, shared, store
from isodyn.backends.device import Program
from isodyn.backends.reference import evaluate
from isodyn.graph.passes import optimised

posix = pytest.mark.skipif(os.name != "posix", reason="owners and modes of POSIX")
NOBODY = 65534
GRAPH = random_graph(5)
KEY, OTHER, HEADER, CONTENT = "0" * 64, "1" * 64, {"lanes": 8}, b"\x7fELF" + bytes(range(256))


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """A folder that does not exist yet; every line is told again."""
    monkeypatch.setenv("ISODYN_CACHE", str(tmp_path / "above" / "cache"))
    monkeypatch.setattr(store, "_told", set())
    os.chmod(tmp_path, 0o700)
    return tmp_path / "above" / "cache"


def made() -> bool:
    """Make a kernel, which gives the right bits; whether it came from disk."""
    kernel, inputs = Kernel(GRAPH), random_inputs(5, 3)
    out = np.empty((3, GRAPH.outputs[0].size))
    kernel.run([*(inputs[port.name] for port in GRAPH.inputs), out], 3)
    assert np.array_equal(out, evaluate(optimised(GRAPH), inputs)["r"], equal_nan=True)
    return kernel.cached


def found(key: str = KEY) -> bool:
    """Whether an object is there."""
    return store.read(key, HEADER) is not None


def kept(key: str = KEY) -> bool:
    """Write an object; whether it is found again."""
    store.write(key, HEADER, CONTENT)
    return found(key)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o7777


@posix
def test_the_folder_is_made_for_this_user_alone(cache, capfd):
    before = os.umask(0)
    try:
        assert not made() and made()
    finally:
        os.umask(before)
    assert mode(cache) == mode(cache.parent) == 0o700 and {mode(path) for path in cache.iterdir()} == {0o600}
    assert capfd.readouterr().err == ""


@posix
def test_a_folder_that_others_can_write_is_closed_and_that_is_said_once(cache, capfd):
    assert kept()
    for wrong in (0o777, 0o770):
        cache.chmod(wrong)
        assert found() and mode(cache) == 0o700
    assert capfd.readouterr().err == f"isodyn: other users can write to the cache folder {cache}: its mode is now 0700\n"


@posix
@pytest.mark.parametrize("why", ["sticky", "other things", "link", "way", "file", "owner", "owner of the way"])
def test_a_folder_that_others_can_fill_is_not_used(cache, capfd, why):
    """One line says why; a mode that is somebody's wish stays."""
    assert kept()
    files = cache
    if why.startswith("owner"):
        if os.geteuid() != 0:
            pytest.skip("only root can give files to another user")
        os.chown(cache if why == "owner" else cache.parent, NOBODY, NOBODY)
    elif why == "sticky":
        cache.chmod(0o1777)
    elif why == "other things":
        (cache / "letter.txt").touch()
        cache.chmod(0o777)
    elif why == "way":
        cache.parent.chmod(0o777)
    else:
        files = cache.rename(cache.parent / "real")
        cache.symlink_to(files) if why == "link" else cache.touch()
    before = mode(files)
    assert not found() and not kept(OTHER)
    line = capfd.readouterr().err
    assert line.startswith("isodyn: ") and line.count("\n") == 1 and str(cache.parent) in line
    assert "kernels stay in memory; set ISODYN_CACHE to use another folder" in line and mode(files) == before
    assert set(os.listdir(files)) - {"letter.txt"} == {f"{KEY}.bin"} and store.state().startswith("off (")


@posix
def test_kernels_stay_in_memory_where_the_folder_is_not_used(cache, capfd):
    cache.parent.mkdir()
    cache.parent.chmod(0o777)
    assert not made() and not made() and capfd.readouterr().err.count("\n") == 1


@posix
def test_a_link_on_the_way_is_followed_where_nobody_else_can_change_it(cache, tmp_path):
    """A cache folder on a larger disk; /tmp of macOS."""
    (tmp_path / "disk").mkdir(mode=0o755)
    (tmp_path / "above").symlink_to("disk")
    assert kept()
    (tmp_path / "disk").chmod(0o777)
    assert not found(), "the folder that the link leads to is looked at too"


@posix
def test_the_users_own_group_may_write_above_the_folder(cache, monkeypatch):
    """As many systems make folders (umask 002); a group with other members may not."""
    import grp
    import pwd

    assert kept()
    if os.geteuid() == 0:
        os.chown(cache.parent, -1, 4711)  # root's own group is trusted anyway
    cache.parent.chmod(0o775)
    members, name = list[str](), pwd.getpwuid(os.geteuid()).pw_name
    monkeypatch.setattr(grp, "getgrgid", lambda number: grp.struct_group((name, "x", number, members)))
    assert found()
    members.append("somebody")
    assert not found()


def test_a_file_that_is_not_as_expected_is_a_miss_and_is_replaced(cache):
    """Digests are right, where there are some: it is what the file says that is wrong."""
    assert kept() and kept(OTHER)
    path, whole = cache / f"{KEY}.bin", (cache / f"{KEY}.bin").read_bytes()
    wrong = {
        "of another key": (cache / f"{OTHER}.bin").read_bytes(),
        "empty": b"",
        "begun": whole[: len(store.MAGIC) + 20],
        "cut": whole[:-1],
        "longer": whole + b"\0",
        "of another version": whole.replace(store.MAGIC, b"isodyn-kernel-9\n"),
        "changed": whole[:-1] + b"\0",
        "without a header": packed(b""),
        "with a header that is none": packed(b"[1, 2]"),
        "with a deep header": packed(b"[" * 100_000),
        "with other fields": packed(b'{"bits": 64}'),
        "with more fields": packed(b'{"lanes": 8, "bits": 64}'),
        "with words": packed(b'{"lanes": "8"}'),
        "with a number below zero": packed(b'{"lanes": -5}'),
        "with no lanes": packed(b'{"lanes": 0}'),
        "with more lanes than there are": packed(b'{"lanes": 1000000}'),
        "with true": packed(b'{"lanes": true}'),
        "with a fraction": packed(b'{"lanes": 8.0}'),
        "without an object": packed(b'{"lanes": 8}', b""),
        "with another object": packed(b'{"lanes": 8}', b"\xcc" * 100),
        "of WebAssembly": packed(b'{"lanes": 8}', b"\0asm"),
    }
    for what, data in wrong.items():
        path.write_bytes(data)
        assert not found(), what
        assert kept(), what


def test_another_robots_file_is_not_loaded_under_a_kernels_name(cache):
    assert not made()
    (path,) = kernels(cache)
    other = Kernel(random_graph(7))
    (own,) = kernels(cache) - {path}
    path.write_bytes(own.read_bytes())
    assert not made() and made() and other.cached is False


def kernels(cache: Path) -> set[Path]:
    """The files of kernels, without what these share."""
    return {path for path in cache.glob("*.bin") if store.read(path.stem, cpu.HEADER)}


def packed(header: bytes, content: bytes = CONTENT) -> bytes:
    """A file with these bytes for a header."""
    rest = store._HEAD.pack(b"", KEY.encode(), len(header), len(content))[32:] + header + content
    return store.MAGIC + hashlib.sha256(rest).digest() + rest


@posix
@pytest.mark.parametrize("what", ["pipe", "folder", "socket", "link", "nowhere", "open to others", "another's"])
def test_a_thing_in_the_place_of_a_file_neither_hangs_nor_is_trusted(cache, tmp_path, what, monkeypatch):
    assert kept()
    path = cache / f"{KEY}.bin"
    whole = path.rename(tmp_path / path.name)
    if what == "pipe":
        os.mkfifo(path)
    elif what == "folder":
        path.mkdir()
    elif what == "socket":
        monkeypatch.chdir(cache)  # names of sockets are short
        with socket.socket(socket.AF_UNIX) as place:
            place.bind("s")
        os.rename("s", path)
    elif what in ("link", "nowhere"):
        path.symlink_to(whole if what == "link" else "nowhere")
    else:
        path.write_bytes(whole.read_bytes())
        path.chmod(0o666 if what == "open to others" else 0o600)
        if what == "another's":
            if os.geteuid() != 0:
                pytest.skip("only root can give files to another user")
            os.chown(path, NOBODY, NOBODY)
    assert not found() and kept() is (what != "folder")


@posix
def test_a_user_without_a_home_has_kernels_in_memory(cache, monkeypatch, capfd):
    for name in ("ISODYN_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", lambda number: {}[number])  # as in a container that runs as any user
    assert store.folder() is None and not made() and not made()
    assert "no home folder" in store.state() and capfd.readouterr().err == ""


@posix
@pytest.mark.parametrize("name", ["XDG_CACHE_HOME", "HOME"])
def test_a_relative_path_of_the_environment_is_ignored(cache, tmp_path, monkeypatch, name):
    """A folder of anybody's in the working folder could be meant; the XDG specification says so too."""
    place = tmp_path / "here" / ("isodyn" if name == "XDG_CACHE_HOME" else ".cache/isodyn")
    place.mkdir(parents=True)
    place.chmod(0o777)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("ISODYN_CACHE")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv(name, "here")
    used = name == "XDG_CACHE_HOME"
    assert kept() is used and store.folder() == (tmp_path / "home" / ".cache" / "isodyn" if used else None)
    assert not list(place.iterdir()) and (used or "no home folder" in store.state())


@posix
@pytest.mark.parametrize("error", [FileNotFoundError(2, "gone"), PermissionError(13, "hidden")])
def test_a_folder_whose_way_cannot_be_looked_at_is_not_used(cache, capfd, monkeypatch, error):
    assert kept()
    with pytest.raises(OSError, match="absolute"):
        list(store._way(Path("relative")))

    def way(place):
        raise error

    monkeypatch.setattr(store, "_way", way)
    assert not found() and store.state().startswith("off (") and capfd.readouterr().err.count("\n") == 1


@posix
def test_a_relative_folder_is_no_error_where_the_working_folder_is_gone(cache, tmp_path, monkeypatch, capfd):
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    try:
        os.getcwd()
        pytest.skip("this system knows a folder that is gone")
    except FileNotFoundError:
        monkeypatch.setenv("ISODYN_CACHE", "kernels")
    assert store.folder() is None and not made() and not made()
    line = capfd.readouterr().err
    assert line.count("\n") == 1 and "working folder that was deleted" in line and "off (" in store.state()


@posix
def test_doctor_and_one_line_say_that_a_folder_cannot_be_written(cache, capfd):
    """An empty folder that is not writable is not fine, wherever it is; one with kernels is read."""

    def check(top: Path) -> None:
        (top / "file").touch()
        for name, mode in (("closed", 0o500), ("hidden", 0o000)):
            (top / name).mkdir()
            (top / name).chmod(mode)
        places = ["closed", "hidden", "closed/new", "hidden/new", "file/new", "n" * 300]
        for place in (*(top / name for name in places), Path("/nonexistent/.cache/isodyn"), Path("/.cache/isodyn")):
            os.environ["ISODYN_CACHE"] = str(place)
            for _ in range(2):
                assert not kept(), place
                assert store.state().startswith("off (cannot be written: "), store.state()
        os.environ["ISODYN_CACHE"] = str(top / "full")
        assert kept() and "(" not in store.state()
        (top / "full").chmod(0o500)
        assert found() and ": 1 kernels, " in store.state() and "cannot be written" in store.state()

    as_nobody(check)
    assert capfd.readouterr().err.count("isodyn: the cache folder cannot be written: ") == 8


@posix
def test_doctor_says_that_others_could_replace_a_folder_that_is_not_made_yet(cache):
    cache.parent.mkdir()
    assert not store.state().startswith("off (")
    cache.parent.chmod(0o777)
    assert "off (other users can replace" in store.state() and not cache.exists()


def as_nobody(check: Callable[[Path], None]) -> None:
    """Check something with a folder of its own in a child process that is not root's."""
    import grp  # noqa: F401  (nobody may not be allowed to read the interpreter's folder)
    import pwd  # noqa: F401

    top = Path(tempfile.mkdtemp())
    top.chmod(0o700)
    root = os.geteuid() == 0
    if root:
        os.chown(top, NOBODY, NOBODY)
    child = os.fork()
    if not child:
        try:
            if root:
                os.setgid(NOBODY)
                os.setuid(NOBODY)
            check(top)
            os._exit(0)
        except BaseException:
            traceback.print_exc()
        os._exit(1)
    status = os.waitpid(child, 0)[1]
    for path in top.iterdir():
        if path.is_dir():
            path.chmod(0o700)
    shutil.rmtree(top)
    assert status == 0, "the child says why"


def test_objects_are_kept_apart_by_the_layout_of_pythons_objects(cache, monkeypatch):
    """A debug build of the same version finds none of ours."""
    uniform = lambda: Kernel(GRAPH, uniform=("b",)).cached  # noqa: E731
    shared.cache_clear()
    assert not uniform() and uniform()
    kept = len(list(cache.iterdir()))
    monkeypatch.setattr(cpu, "abi", lambda: (*cpython.abi(), "debug"))
    shared.cache_clear()
    assert not uniform() and len(list(cache.iterdir())) == 2 * kept
    shared.cache_clear()
    before = key_of_any_tree(monkeypatch)
    monkeypatch.setattr(anytree, "abi", cpu.abi)
    assert key_of_any_tree(monkeypatch) != before


def key_of_any_tree(monkeypatch) -> str:
    """The key that the kernel of any robot asks for."""
    asked = []

    class Asked(Exception):
        pass

    def obtained(key, *_):
        asked.append(key)
        raise Asked

    with monkeypatch.context() as patch, pytest.raises(Asked):
        patch.setattr(anytree, "obtained", obtained)
        anytree.General(Program(("q",), "tau", ()), "float64", None)
    return asked[0]


def test_files_of_others_in_the_folder_are_not_cleared_away(cache):
    assert kept()
    (cache / "measured.bin").write_bytes(bytes(100))
    store.make_room(0)
    assert [path.name for path in cache.iterdir()] == ["measured.bin"]
