"""WebAssembly: graphs and integrators as modules without imports, for any host and any web page.

wasm_module   one module with named functions and steps of motions that share named arrays (module.py); needs only llvmlite
DEVICE        the same as a device (device.py), run by wasmtime (run.py); its results are bit-identical to those in a browser

The LLVM text comes from backends/llvm and emit.py; a linker in Python (linker.py) makes the modules.
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
    """Device that runs WebAssembly modules on this machine: one state at a time, with the same bits as in every browser."""

    name = "wasm"
    dtypes = DTYPES

    def kernel(self, graph: Graph, dtype: DTypeLike = np.float64) -> Kernel:
        """Compile a graph to a module."""
        from isodyn.backends.wasm.run import Kernel as Compiled  # imported here: modules can be made without wasmtime

        check_installed()
        return Compiled(graph, dtype)

    def integrator(self, problem: Problem) -> Integrator:
        """Compile an ODE problem to a module."""
        from isodyn.backends.wasm.run import Integrator as Compiled  # imported here, as above

        check_installed()
        return Compiled(problem)

    def describe(self) -> str:
        """Return the version of wasmtime and the machine that it compiles for."""
        check_installed()
        return f"wasmtime {metadata.version('wasmtime')} on {platform.machine()}"

    def facts(self) -> Mapping[str, str]:
        """Return the runtime of the modules."""
        return {"engine": self.describe()}


DEVICE: Device = WebAssembly()
