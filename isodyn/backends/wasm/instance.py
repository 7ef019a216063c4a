"""Running modules by wasmtime: an instance, whose memory is seen as NumPy arrays.  wasmtime is an optional dependency
(isodyn[wasm]).
"""

from __future__ import annotations

import atexit
import ctypes
import threading
import weakref
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from isodyn.backends.wasm.linker import MOST_PAGES, PAGE
from isodyn.backends.wasm.module import Module
from isodyn.errors import BackendError, MissingExtra
from isodyn.spatial import Array


@cache
def engine() -> Any:
    """Return wasmtime's compiler, one for the process.

    It reserves no more address space than a memory needs.  With wasmtime's default of 4 GiB for each memory, parts of native
    kernels are loaded so far apart that relative jumps cannot reach, and LLVM aborts the process.
    """
    config = _wasmtime().Config()
    config.memory_reservation, config.memory_reservation_for_growth, config.memory_guard_size = 0, 1 << 24, 1 << 16
    found = _wasmtime().Engine(config)
    atexit.register(_close, found)
    return found


def _close(found: Any) -> None:
    """At exit, close all instances and the engine before wasmtime itself is unloaded."""
    for instance in list(_instances):
        instance.close()
    found.close()


def check_installed() -> None:
    """Raise MissingExtra if wasmtime is not installed."""
    _wasmtime()


def _wasmtime() -> Any:
    try:
        return import_module("wasmtime")
    except ImportError:
        raise MissingExtra.of("wasmtime", "wasm") from None


class Instance:
    """A compiled module with a separate memory.

    lock   hold it while using the memory: one thread at a time
    """

    def __init__(self, content: bytes):
        run = _wasmtime()
        self._store = run.Store(engine())
        self._module = run.Module(engine(), content)
        _instances.add(self)
        exports = run.Instance(self._store, self._module, []).exports(self._store)
        self._functions = {name: export for name, export in exports.items() if isinstance(export, run.Func)}
        self._memory = exports["memory"]
        self.lock = threading.Lock()

    def close(self) -> None:
        """Free memory and code; after this no function may be called and no array of it used."""
        self._store.close()
        self._module.close()

    def call(self, name: str, *arguments: int) -> None:
        """Call a function that returns nothing."""
        self._functions[name](self._store, *arguments)

    @property
    def size(self) -> int:
        """Size of the memory [bytes]."""
        return int(self._memory.data_len(self._store))

    def room(self, end: int) -> None:
        """Grow the memory to at least `end` bytes, if it may grow."""
        pages = -(-(end - self.size) // PAGE)
        if end > MOST_PAGES * PAGE:
            raise BackendError(f"arrays of {end / 2**30:.1f} GiB in one call; a WebAssembly module has at most 4 GiB of memory")
        if pages > 0:
            self._memory.grow(self._store, pages)

    def view(self, offset: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> Array:
        """Return an array in the memory, valid until the memory grows; the array keeps the memory alive."""
        start = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        count = int(np.prod(shape, dtype=np.int64))
        block = (ctypes.c_uint8 * (count * dtype.itemsize)).from_address(start + offset)
        block.owner = self  # type: ignore[attr-defined]
        return np.frombuffer(memoryview(block), dtype).reshape(shape) if count else np.empty(shape, dtype)


_instances: weakref.WeakSet[Instance] = weakref.WeakSet()


class Board:
    """A running module of functions that share named arrays (module.py)."""

    def __init__(self, module: Module):
        self.manifest, self._instance = module.manifest, Instance(module.content)

    def __getitem__(self, name: str) -> Array:
        """Return the array of this name, (size,), a view of the module's memory."""
        place = self.manifest["arrays"][name]
        return self._instance.view(place["offset"], (place["size"],), np.dtype(np.float64))

    def __setitem__(self, name: str, values: ArrayLike) -> None:
        self[name][:] = np.ravel(values)

    def close(self) -> None:
        """Free the memory; its arrays become invalid."""
        self._instance.close()

    def call(self, name: str) -> None:
        """Run a function."""
        self._instance.call(name)
