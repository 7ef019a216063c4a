"""Kernel: a graph compiled for this CPU.  It takes rows of arrays; shapes, broadcasting and names are the dynamics layer's."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.cpu.cpython import HEAD, address_of, builtin, python_entry
from isodyn.backends.cpu.objects import Header, Loaded, key, obtained
from isodyn.backends.cpu.threads import WORTH_THREADS, Launcher
from isodyn.backends.device import Call, cores
from isodyn.backends.llvm.target import Target, host_target
from isodyn.graph.count import Count, count_graph
from isodyn.graph.graph import Graph
from isodyn.graph.passes import optimised
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.backends.cpu.emit import Module

_WORTH_STREAMING = 8_000_000  # bytes: results larger than the caches are written past them


class Kernel:
    """Compiled code for a graph on this host.

    count     operations of the graph
    lanes     states worked on at once
    ir        the LLVM text
    size      bytes of machine code with its constants
    cached    whether it came from disk
    """

    def __init__(self, graph: Graph, dtype: DTypeLike = np.float64, unit: str | None = None):
        self.graph = graph
        self.dtype = np.dtype(dtype)
        self.target: Target = host_target(unit)
        self._unit = unit
        found = obtained(key(graph.digest(), self.target, self.dtype.str, HEAD), self.target, self._made)
        self.cached, self._object = found.cached, found.content
        self.lanes = found.header["lanes"]
        self._has_entry = bool(found.header["entry"])
        self._code = Loaded(self._object, self.target)
        self._launch = Launcher(self._code, self.lanes, found.header["scratch"])

    def _made(self) -> tuple[Header, str]:
        module = self._module
        return {"lanes": module.lanes, "scratch": module.scratch, "entry": module.has_entry}, module.text

    @cached_property
    def _module(self) -> Module:
        from isodyn.backends.cpu.emit import emit_module  # for start-up: a kernel that is on disk needs no emitters

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

    def __reduce__(self) -> tuple[type[Kernel], tuple[Graph, str, str | None]]:
        return Kernel, (self.graph, self.dtype.str, self._unit)

    def run(self, arrays: Sequence[Array], rows: int, workers: int | None = 1) -> None:
        """Evaluate `rows` states.  Arrays: inputs, then outputs, each (rows, elements) of the kernel's dtype, any strides.

        workers   at most so many threads; None: as many as this process may use
        """
        fields: list[int] = []
        for a in arrays:
            data = address_of(a)
            even = (data | self.lanes * a.shape[1] * a.itemsize) % 16 == 0  # every block of rows begins and ends on 16 bytes
            fields += (data, *a.strides, a.nbytes >= _WORTH_STREAMING and even)
        table = array("q", fields)
        useful = rows * len(self.graph) // WORTH_THREADS + 1
        workers = 1 if useful == 1 else min(useful, workers or cores())
        self._launch(table.buffer_info()[0], rows, workers, (table, arrays))

    def direct(self, name: str, doc: str, ordinary: Call) -> Call:
        """A builtin that takes one state or a small batch at full speed and hands everything else to `ordinary`; or `ordinary`."""
        address = python_entry(self._code, self.dtype.str) if self._has_entry else None
        return ordinary if address is None else builtin(address, name, doc, ordinary, self)
