"""Object files: made once, kept on disk (store.py) by a key of all that shapes them (the graph, the target, LLVM, the source of the
code generator); and loaded into memory."""

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
PATIENCE = 2.0  # what one waits for a compile without a word [s]
MOMENT = 1.0  # what the end of a process waits for compiles that nobody else waits for [s]
PLACES = ("inner", "carried", "evaluations", "history", "rate")  # in the header of an integrator (llvm/integrate.py)
SPEED = 4e5  # characters of LLVM text a second
OFTEN = 100  # objects between two looks at how much there is


def generator_sources(package: Path = Path(__file__).parents[2]) -> list[Path]:
    """Every file that can shape code: the back-ends, and the graph's operations and passes; compiled ones where there are no
    others, and the archive of a package that is in one."""
    for ending in ("*.py", "*.pyc"):
        found = sorted(path for room in ("backends", "graph") for path in (package / room).rglob(ending))
        if found:
            return found
    return [place for place in package.parents if place.is_file()]


def digest_of(paths: Iterable[Path]) -> str:
    """A digest of the names and contents of files."""
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


@cache
def generator_digest() -> str:
    """A digest of the source that turns a graph into code, so that a changed generator never finds old objects."""
    return digest_of(generator_sources())


def key(*parts: object) -> str:
    """The name of an object made from these things by this generator and this LLVM."""
    versions = (generator_digest(), llvmlite.__version__, llvm.llvm_version_info)
    return hashlib.sha256(repr((*versions, *parts)).encode()).hexdigest()


class Object(NamedTuple):
    """An object file, what must be known to call it, and whether it came from disk."""

    header: Header
    content: bytes
    cached: bool


def obtained(name: str, target: Target, make: Callable[[], tuple[Header, str]], names: Collection[str] = ()) -> Object:
    """The object of this key from disk; or made from (header, LLVM text) for the target, and kept.

    names   what the header holds
    """
    found = read(name, names, wasm=target == WASM)
    if found is not None:
        return Object(*found, cached=True)
    job = _under_way.get(name)
    if job is None:
        job = Compile(name, target, *make())
        assert set(job.header) == set(names), "it would never be found again"
        job.start()
    return Object(job.header, job.result(), cached=False)


class Compile(threading.Thread):
    """A compile in a thread: Ctrl-C ends the waiting for it at once, while it goes on and fills the cache, for a moment even at the
    end of the process.

    header   what must be known to call the object
    done     is set when it has ended
    """

    def __init__(self, name: str, target: Target, header: Header, text: str):
        super().__init__(name=COMPILING, daemon=True)
        self.header, self._key, self._target, self._text = header, name, target, text
        self._content = b""
        self._trouble: BaseException | None = None
        self.done = threading.Event()  # Thread.join does not survive Ctrl-C in Python 3.11: the thread is taken for dead

    def run(self) -> None:
        """Compile and keep."""
        _under_way[self._key] = self  # here, so that nobody waits for one that Ctrl-C kept from starting
        try:
            self._content = compile_object(self._text, self._target)
            write(self._key, self.header, self._content)
        except BaseException as trouble:  # for the thread that waits
            self._trouble = trouble
        finally:
            _under_way.pop(self._key, None)
            self.done.set()
        if next(_written) % OFTEN == 0:  # now that nobody waits
            make_room()

    def result(self) -> bytes:
        """The object, when it is there; who waits long at a terminal is told how long."""
        begin, shown = time.monotonic(), sys.stderr is not None and sys.stderr.isatty()
        about = len(self._text) / SPEED
        self.done.wait(PATIENCE)
        while not self.done.is_set():
            if shown:
                words = f"compiling: {time.monotonic() - begin:.0f} of about {about:.0f} s (the next time it comes from disk)"
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
    """Before a fork: a child has LLVM's lock as it was, and not the thread that would give it back."""
    for job in list(_under_way.values()):
        job.done.wait()


def under_way() -> bool:
    """Whether something is being compiled."""
    return bool(_under_way)


def _leave() -> None:
    """At the end of the process compiles that nobody waits for have a moment left; then it ends without the destructors of
    C++, which would pull LLVM away from under them.  That takes glibc's on_exit, which knows the exit code; others wait."""
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
    os.register_at_fork(before=_wait_for_all, after_in_child=_under_way.clear)  # the threads stayed behind


class Loaded:
    """Machine code in memory; it must live as long as anything that can call it."""

    def __init__(self, contents: Iterable[bytes], target: Target):
        empty = llvm.parse_assembly("")  # an engine is made around a module: without it nothing is left to be compiled
        self._engine = llvm.create_mcjit_compiler(empty, loading_machine(target))
        self._engine.remove_module(empty)
        for content in contents:
            self._engine.add_object_file(llvm.ObjectFileRef.from_data(content))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        """Where a function begins."""
        return int(self._engine.get_function_address(name))

    def variable(self, name: str) -> int:
        """Where a global variable is."""
        return int(self._engine.get_global_value_address(name))
