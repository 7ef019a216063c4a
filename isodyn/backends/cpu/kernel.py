"""Kernel: a compiled graph.  It takes rows of arrays; shapes, broadcasting and names are the dynamics layer's business."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import llvmlite
import numpy as np

from isodyn.backends.cpu import cache, threads
from isodyn.backends.cpu.host import Target, host_target
from isodyn.backends.cpu.launch import Launcher
from isodyn.backends.cpu.loader import Fallback, Loaded, builtin
from isodyn.backends.cpu.module import Module, compile_object, emit_module
from isodyn.backends.cpu.ndarray import HEAD, address_of
from isodyn.backends.cpu.small_batch import WORTH_THREADS
from isodyn.graph.count import Count, count_graph
from isodyn.graph.graph import Graph
from isodyn.graph.passes import optimised
from isodyn.spatial import Array

_WORTH_STREAMING = 8_000_000  # bytes: results larger than the caches are written past them


class Kernel:
    """Compiled code for a graph on this host.

    count     operations of the graph
    lanes     states worked on at once
    ir        the LLVM text
    size      bytes of machine code with its constants
    cached    whether it came from disk
    """

    def __init__(self, graph: Graph, dtype: Any = np.float64, unit: str | None = None):
        self.graph = graph
        self.dtype = np.dtype(dtype)
        self.target: Target = host_target(unit)
        self._unit = unit
        name = cache.key(graph.digest(), self.target, self.dtype.str, llvmlite.__version__, HEAD)
        found = cache.read(name)
        self.cached = found is not None
        if found is None:
            module = self._module
            found = (
                {"lanes": module.lanes, "scratch": module.scratch, "entry": module.has_entry},
                compile_object(module.text, self.target),
            )
            cache.write(name, *found)
        header, self._object = found
        self.lanes: int = header["lanes"]
        self._has_entry: bool = header["entry"]
        self._code = Loaded(self._object, self.target)
        self._launch = Launcher(self._code, self.lanes, header["scratch"])

    @cached_property
    def _module(self) -> Module:
        return emit_module(optimised(self.graph), self.target, 8 * self.dtype.itemsize)

    @property
    def count(self) -> Count:
        """Operations of the graph."""
        return count_graph(self.graph)

    @property
    def ir(self) -> str:
        """The LLVM text."""
        return self._module.text

    @property
    def size(self) -> int:
        """Bytes of the object: machine code and constants."""
        return len(self._object)

    def __repr__(self) -> str:
        return f"<Kernel {self.graph.name}: {self.count}; {self.target.unit} x {self.lanes} {self.dtype}, {self.size} bytes>"

    def __reduce__(self) -> Any:
        return Kernel, (self.graph, self.dtype.str, self._unit)

    def run(self, arrays: Sequence[Array], rows: int, workers: int | None = 1) -> None:
        """Evaluate `rows` states.  Arrays: inputs, then outputs, each (rows, elements) of the kernel's dtype, any strides.

        workers   at most so many threads; None: as many as this process may use
        """
        fields: list[int] = []
        for a in arrays:
            data = address_of(a)
            fields += (data, *a.strides, a.nbytes >= _WORTH_STREAMING and data % 16 == 0)
        table = array("q", fields)
        useful = rows * len(self.graph) // WORTH_THREADS + 1
        workers = 1 if useful == 1 else min(useful, workers or threads.available())
        self._launch(table.buffer_info()[0], rows, workers, (table, arrays))

    def direct(self, name: str, doc: str, ordinary: Callable[..., Any]) -> Callable[..., Any]:
        """A builtin that takes one state or a small batch at full speed and hands everything else to `ordinary`; or `ordinary`."""
        address = self._code.python_entry(self.dtype) if self._has_entry else None
        if address is None:
            return ordinary
        return builtin(address, name, doc, Fallback(ordinary, self))
