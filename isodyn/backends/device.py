"""Devices: where graphs are computed, looked up by name and imported only then.

A device turns a graph into a Kernel, which evaluates rows of arrays, and the right-hand side of a motion into something that
integrates it.  `device("cpu")` is the CPU of this machine by LLVM; `device("reference")` the interpreter that defines what every
operation means; `device("precise")` the same in arithmetic of many digits.  A new device is a folder beside cpu/ whose package has
an object DEVICE, and a row of DEVICES (docs/add-a-backend.md).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Protocol, TypeVar

import numpy as np
from numpy.typing import DTypeLike

from isodyn.errors import BackendError
from isodyn.graph.count import Count
from isodyn.graph.graph import Graph
from isodyn.spatial import Array

#: name -> the module that has the device
DEVICES = {
    "cpu": "isodyn.backends.cpu",
    "reference": "isodyn.backends.reference",
    "precise": "isodyn.backends.precise",
}

DEFAULT = "cpu"
#: number types that kernels may have
DTYPES = ("float64", "float32")

Call = TypeVar("Call", bound=Callable[..., object])


class Kernel(Protocol):
    """A graph that can be evaluated.

    graph    what it computes
    dtype    of all its arrays
    lanes    states worked on at once
    """

    @property
    def graph(self) -> Graph: ...

    @property
    def dtype(self) -> np.dtype[np.generic]: ...

    @property
    def lanes(self) -> int: ...

    @property
    def count(self) -> Count:
        """Operations of the graph."""

    @property
    def ir(self) -> str:
        """The text that the device makes of the graph."""

    @property
    def size(self) -> int:
        """Bytes of machine code with its constants; 0 where there is none."""

    def run(self, arrays: Sequence[Array], rows: int, workers: int | None = 1) -> None:
        """Evaluate `rows` states.  Arrays: inputs, then outputs, each (rows, elements) of the kernel's dtype, any strides.

        An output may be one of the inputs.   workers   at most so many threads; None: as many as this process may use
        """

    def direct(self, name: str, doc: str, ordinary: Call) -> Call:
        """A function that takes one state, or a few, without interpreter work and hands everything else to `ordinary`; or that."""


class Device(Protocol):
    """Where graphs are computed.

    name     as compile(device=...) takes it
    dtypes   of the numbers it computes with
    """

    @property
    def name(self) -> str: ...

    @property
    def dtypes(self) -> tuple[str, ...]: ...

    def kernel(self, graph: Graph, dtype: DTypeLike = np.float64) -> Kernel:
        """The graph, ready to evaluate."""

    def describe(self) -> str:
        """The hardware in a few words."""

    def facts(self) -> Mapping[str, str]:
        """What this machine has for the device, and what the device keeps there: name of the fact -> fact."""


def device(name: str = DEFAULT) -> Device:
    """The device of this name; BackendError names those there are, MissingExtra the remedy when it needs an extra."""
    if name not in DEVICES:
        raise BackendError(f"no device is called {name!r}; this version has {', '.join(map(repr, DEVICES))}")
    found: Device = import_module(DEVICES[name]).DEVICE
    return found


def cores() -> int:
    """Cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
