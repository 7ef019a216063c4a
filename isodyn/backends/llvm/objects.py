"""Object files: compiled once, cached on disk (store.py), and loaded into memory.

The cache key contains everything that determines the code: the graph, the target, LLVM, and the source of the code generator.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import hashlib
import os
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterable
from functools import cache
from itertools import count
from pathlib import Path
from typing import NamedTuple

import llvmlite
import llvmlite.binding as llvm

from isodyn.backends.llvm.store import Header, make_room, read, write
from isodyn.backends.llvm.target import WASM, Target, compile_object, loading_machine

COMPILING = "isodyn-compile"  # name of the threads
PATIENCE = 2.0  # wait for a compilation before printing progress [s]
MOMENT = 1.0  # wait for background compilations at exit [s]
PLACES = ("inner", "carried", "evaluations", "history", "rate")  # in the header of an integrator (llvm/integrate.py)
SPEED = 4e5  # characters of LLVM text compiled per second
OFTEN = 100  # objects written between two checks of the cache's size


def generator_sources(package: Path = Path(__file__).parents[2]) -> list[Path]:
    """Return every file that can change the generated code: the back-ends, and the graph's operations and passes.

    If the package has no source files, these are the compiled ones; if it is in an archive, the archive.
    """
    for ending in ("*.py", "*.pyc"):
        found = sorted(path for room in ("backends", "graph") for path in (package / room).rglob(ending))
        if found:
            return found
    return [place for place in package.parents if place.is_file()]


def digest_of(paths: Iterable[Path]) -> str:
    """Return a digest of the names and contents of files."""
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


@cache
def generator_digest() -> str:
    """Return a digest of the code generator's source, so that a changed generator never uses old objects."""
    return digest_of(generator_sources())


def key(*parts: object) -> str:
    """Return the cache key of an object made from `parts` by this generator and this LLVM."""
    versions = (generator_digest(), llvmlite.__version__, llvm.llvm_version_info)
    return hashlib.sha256(repr((*versions, *parts)).encode()).hexdigest()


class Object(NamedTuple):
    """An object file, the header that its callers need, and whether it was loaded from disk."""

    header: Header
    content: bytes
    cached: bool


def obtained(name: str, target: Target, make: Callable[[], tuple[Header, str]], names: Collection[str] = ()) -> Object:
    """Return the object of this key from the disk cache; or compile it from the (header, LLVM text) of `make`, and cache it.

    names   names of the header's fields
    """
    found = read(name, names, wasm=target == WASM)
    if found is not None:
        return Object(*found, cached=True)
    job = _under_way.get(name)
    if job is None:
        job = Compile(name, target, *make())
        assert set(job.header) == set(names), "a cached object with other names would never be found"
        job.start()
    return Object(job.header, job.result(), cached=False)


class Compile(threading.Thread):
    """A compilation in a thread.  Ctrl-C ends the wait at once; the compilation continues and fills the cache, also for a moment
    while the process exits.

    header   header that callers of the object need
    done     is set at the end of the compilation
    """

    def __init__(self, name: str, target: Target, header: Header, text: str):
        super().__init__(name=COMPILING, daemon=True)
        self.header, self._key, self._target, self._text = header, name, target, text
        self._content = b""
        self._trouble: BaseException | None = None
        self.done = threading.Event()  # not Thread.join: in Python 3.11 it treats the thread as dead after Ctrl-C

    def run(self) -> None:
        """Compile and cache the object."""
        _under_way[self._key] = self  # here, so that no call waits for a thread that Ctrl-C kept from starting
        try:
            self._content = compile_object(self._text, self._target)
            write(self._key, self.header, self._content)
        except BaseException as trouble:  # re-raised in the waiting thread
            self._trouble = trouble
        finally:
            _under_way.pop(self._key, None)
            self.done.set()
        if next(_written) % OFTEN == 0:  # after `done`, so that no call waits for it
            make_room()

    def result(self) -> bytes:
        """Wait for the object and return it; a long wait at a terminal prints the expected time."""
        begin, shown = time.monotonic(), sys.stderr is not None and sys.stderr.isatty()
        about = len(self._text) / SPEED
        self.done.wait(PATIENCE)
        while not self.done.is_set():
            if shown:
                words = f"compiling: {time.monotonic() - begin:.0f} of about {about:.0f} s (cached for the next time)"
                print(f"\risodyn: {words}", end="", file=sys.stderr, flush=True)
            self.done.wait(0.5)
        if shown and time.monotonic() - begin > PATIENCE:
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)
        if self._trouble is not None:
            raise self._trouble
        return self._content


_under_way: dict[str, Compile] = {}
_written = count()


def _wait_for_all() -> None:
    """Before a fork, wait for all compilations: the child would copy LLVM's lock, but not the thread that releases it."""
    for job in list(_under_way.values()):
        job.done.wait()


def under_way() -> bool:
    """True if something is being compiled."""
    return bool(_under_way)


def _leave() -> None:
    """At exit, give background compilations a moment, then end the process without C++ destructors.

    The destructors would destroy LLVM while it compiles.  This needs glibc's on_exit, which knows the exit code; elsewhere
    the process waits for the compilations.
    """
    libc = ctypes.CDLL(None) if os.name == "posix" else None
    on_exit = getattr(libc, "on_exit", None)
    until = time.monotonic() + MOMENT
    with contextlib.suppress(KeyboardInterrupt):
        for job in list(_under_way.values()):
            job.done.wait(None if on_exit is None else max(0.0, until - time.monotonic()))
    if _under_way and libc is not None and on_exit is not None:
        libc.fflush(None)
        on_exit(libc._exit, None)


atexit.register(_leave)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_wait_for_all, after_in_child=_under_way.clear)  # threads do not survive into the child


class Loaded:
    """Machine code in memory; it must live as long as anything that can call it."""

    def __init__(self, contents: Iterable[bytes], target: Target):
        empty = llvm.parse_assembly("")  # an engine needs a module; an empty one leaves nothing to compile
        self._engine = llvm.create_mcjit_compiler(empty, loading_machine(target))
        self._engine.remove_module(empty)
        for content in contents:
            self._engine.add_object_file(llvm.ObjectFileRef.from_data(content))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        """Return the address of a function."""
        return int(self._engine.get_function_address(name))

    def variable(self, name: str) -> int:
        """Return the address of a global variable."""
        return int(self._engine.get_global_value_address(name))
