"""WebAssembly: graphs and flows as modules without imports, for any host and any web page.

wasm_module   named functions, and steps of motions, on one board of arrays (module.py); needs nothing but llvmlite
DEVICE        the same as a device (device.py), run by wasmtime (run.py): its results have the bits of the web page's

Emitted by the text of backends/llvm (emit.py) and linked in Python (linker.py).
"""

from __future__ import annotations

import platform
from collections.abc import Mapping
from importlib import metadata

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.device import DTYPES, Device, Integrator, Kernel, Problem
from isodyn.backends.wasm.instance import check_installed
from isodyn.backends.wasm.module import Module, wasm_module
from isodyn.graph.graph import Graph

__all__ = ["DEVICE", "Module", "wasm_module"]


class WebAssembly(Device):
    """Modules on this machine: one state at a time, the bits of every browser."""

    name = "wasm"
    dtypes = DTYPES

    def kernel(self, graph: Graph, dtype: DTypeLike = np.float64) -> Kernel:
        """The graph as a module."""
        from isodyn.backends.wasm.run import Kernel as Compiled  # here: modules are made without what runs them

        check_installed()
        return Compiled(graph, dtype)

    def integrator(self, problem: Problem) -> Integrator:
        """The problem as a module."""
        from isodyn.backends.wasm.run import Integrator as Compiled  # likewise

        check_installed()
        return Compiled(problem)

    def describe(self) -> str:
        """wasmtime and the machine it compiles for."""
        check_installed()
        return f"wasmtime {metadata.version('wasmtime')} on {platform.machine()}"

    def facts(self) -> Mapping[str, str]:
        """What runs the modules."""
        return {"engine": self.describe()}


DEVICE: Device = WebAssembly()
