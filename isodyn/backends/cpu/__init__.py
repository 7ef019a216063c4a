"""The CPU of this machine: graphs as LLVM text (backends/llvm), compiled, kept on disk and run in threads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.cpu import objects
from isodyn.backends.cpu.kernel import Kernel
from isodyn.backends.device import DTYPES, Device, cores
from isodyn.backends.llvm.target import available_units, host_target
from isodyn.graph.graph import Graph

if TYPE_CHECKING:
    from isodyn.backends.cpu.integrator import Integrator
    from isodyn.backends.schemes import Scheme


class CPU:
    """See Device."""

    name = "cpu"
    dtypes = DTYPES

    def kernel(self, graph: Graph, dtype: DTypeLike = np.float64) -> Kernel:
        """The graph compiled for the widest vector unit of this host, or the one that ISODYN_LANES names."""
        return Kernel(graph, dtype)

    def integrator(
        self,
        graph: Graph,
        states: int,
        scheme: Scheme,
        dtype: DTypeLike = np.float64,
        *,
        alone: bool = False,
        lined: tuple[str, ...] = (),
        recorded: bool = False,
    ) -> Integrator:
        """Compiled for the same unit, or for one lane."""
        from isodyn.backends.cpu.integrator import Integrator  # here: a kernel starts sooner without it

        return Integrator(graph, states, scheme, dtype, "scalar" if alone or recorded else None, lined, recorded)

    def describe(self) -> str:
        """CPU, vector unit and lanes."""
        target = host_target()
        return f"{target.cpu} ({target.unit}, {target.lanes(8)} float64 lanes)"

    def facts(self) -> Mapping[str, str]:
        """CPU, vector unit, threads, and the kernels on disk."""
        target, place = host_target(), objects.folder()
        sizes = [path.stat().st_size for path in place.glob("*.bin")] if place is not None and place.is_dir() else []
        return {
            "CPU": f"{target.cpu}, {'with' if target.fma else 'without'} fused multiply-add",
            "vector unit": f"{target.unit}: {target.lanes(8)} float64 or {target.lanes(4)} float32 lanes",
            "can run": ", ".join(available_units()),
            "threads": f"{cores()}",
            "cache": f"{place}: {len(sizes)} kernels, {sum(sizes) / 1e6:.1f} MB" if place else "off (ISODYN_CACHE)",
        }


DEVICE: Device = CPU()
