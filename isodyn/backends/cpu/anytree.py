"""Kernels for trees of any topology on this CPU: compiled once, cached on disk, bound to the parameters of a robot at run time.

General   one loaded program (llvm/sweeps.py); its direct entry works with the current tree
Tree      the parameters of one robot; immutable, so that a running call is not affected by an edit
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends import device
from isodyn.backends.cpu.cpython import abi, address_of, builtin, python_entry
from isodyn.backends.cpu.entry import STACK, general_entry
from isodyn.backends.cpu.threads import WORTH_THREADS, Launcher
from isodyn.backends.device import Call, Program, cores
from isodyn.backends.llvm import rows, sweeps
from isodyn.backends.llvm.code import assembled
from isodyn.backends.llvm.objects import Loaded, Object, key, obtained
from isodyn.backends.llvm.sweeps import description, emit_sweeps
from isodyn.backends.llvm.target import Target, host_target
from isodyn.graph.graph import Graph, Port
from isodyn.graph.passes import optimised
from isodyn.spatial import Array

MOST = 64  # descriptions that are cached
_NONE = np.empty(0, np.int64)


class General(device.General):
    """A program compiled for this machine.

    dtype   of all arrays
    lanes   states that one SIMD instruction processes
    """

    def __init__(self, program: Program, dtype: DTypeLike, load: Callable[[Object, Target], Loaded]):
        self.program = program._replace(sweeps=tuple(sweep._replace(graph=optimised(sweep.graph)) for sweep in program.sweeps))
        self.dtype, self.target = np.dtype(dtype), host_target()
        self.nodes, self.lanes = sum(len(sweep.graph) for sweep in self.program.sweeps), self.target.lanes(self.dtype.itemsize)
        what = [(sweep.graph.digest(), sweep.outward) for sweep in program.sweeps]
        found = obtained(
            key("any tree", program.vectors, program.result, program.places, what, self.target, self.dtype.str, abi()),
            self.target,
            self._text,
            ("lanes", "bits", "rows"),
        )
        self.code = load(found, self.target)
        table = (ctypes.c_void_p * 3).from_address(self.code.variable("functions"))
        self.functions = tuple(int(address or 0) for address in table)
        self._descriptions: dict[tuple[int, int], tuple[array[int], Graph, Launcher]] = {}
        self._current = ctypes.c_void_p.from_address(self.code.variable("current"))
        self._used: tuple[device.Shaped | None, ...] = ()
        self._address = python_entry(self.code, self.dtype.str)

    def _text(self) -> tuple[dict[str, int], str]:
        from isodyn.backends.cpu.emit import SHARED  # imported here for a fast start: a cached program needs no emitters

        bits = 8 * self.dtype.itemsize
        text = emit_sweeps(self.program, self.lanes, bits, fma=self.target.fma, entry=general_entry(sweeps.KERNEL, STACK))
        return {"lanes": self.lanes, "bits": bits, "rows": 0}, assembled(text, self.target, SHARED)

    def described(self, bodies: int, first: int) -> tuple[array[int], Graph, Launcher]:
        """Return, for a tree with this many bodies: its description without addresses of parameters; its ports; its launcher."""
        found = self._descriptions.get((bodies, first))
        if found is None:
            few = WORTH_THREADS // max(1, self.nodes * bodies)
            names = (*self.program.vectors, self.program.result)
            sizes = [first or bodies, *[bodies] * (len(names) - 2), bodies * self.program.each]
            words = array("q", description(self.program, sizes, self.lanes, self.dtype.itemsize, few, self.functions))
            ports = tuple(Port(name, (size,)) for name, size in zip(names, sizes, strict=True))
            graph = Graph((), (), (), (), ports[:-1], ports[-1:], ())
            if len(self._descriptions) == MOST:
                self._descriptions.clear()
            found = self._descriptions[bodies, first] = words, graph, Launcher(self.code, self.lanes, words[rows.SCRATCH])
        return found

    def shaped(self, numbers: Array, parents: Array, base: Array, places: Array | None = None, first: int = 0) -> Tree:
        """Return the kernel of a tree."""
        numbers, base = (np.ascontiguousarray(a, self.dtype) for a in (numbers, base))
        parents, listed = (np.ascontiguousarray(a, np.int64) for a in (parents, _NONE if places is None else places))
        return Tree(self, numbers, parents, base, listed, first)

    def use(self, tree: device.Shaped | None) -> None:
        """Set the tree that the direct entry evaluates from now on."""
        self._used = (*self._used, tree)  # keep both trees alive while the pointer changes: Ctrl-C may interrupt here
        self._current.value = tree.address if isinstance(tree, Tree) else None
        self._used = (tree,)

    def direct(self, name: str, doc: str, ordinary: Call) -> Call:
        """Return a builtin that evaluates one state or a small batch of the current tree and passes other calls to `ordinary`."""
        return ordinary if self._address is None else builtin(self._address, name, doc, ordinary, self)


class Tree(device.Shaped):
    """A program bound to the parameters of a robot.

    numbers   (bodies, k), of the program's dtype, C-contiguous
    parents   (bodies,) int64: number of the parent body, counted from 1; 0: the base
    base      arrays that bodies read from the base, concatenated
    places    (bodies, inputs) int64: indices into the first vector
    first     number of entries of that vector; 0: one per body
    """

    def __init__(self, general: General, numbers: Array, parents: Array, base: Array, places: Array, first: int):
        self.general, self._numbers, self._kept = general, numbers, (parents, base, places)
        self.dtype, self.lanes, self.bodies = general.dtype, general.lanes, len(numbers)
        self._at = rows.HEAD + rows.PORT * (len(general.program.vectors) + 1)
        words, self._graph, self._launcher = general.described(self.bodies, first)
        self._describe(words)

        for k, a in enumerate((parents, base, places), start=self._at + sweeps.PARENTS):
            self._words[k] = address_of(a)

    def _describe(self, words: array[int]) -> None:
        """Make a separate copy of the description, with the address of this tree's parameters."""
        self._words = own = words[:]
        self.address, _ = own.buffer_info()
        own[rows.FEW] = self.address + 8 * (self._at + sweeps.FEW)
        own[self._at + sweeps.NUMBERS] = address_of(self._numbers)

    def with_numbers(self, numbers: Array) -> Tree:
        """Return the same tree with other parameters of its bodies."""
        other = Tree.__new__(Tree)
        other.__dict__.update(self.__dict__)
        other._numbers = numbers if numbers.dtype is self.dtype else numbers.astype(self.dtype)
        other._describe(self._words)
        return other

    @property
    def graph(self) -> Graph:  # type: ignore[override]
        """A graph with the ports of this tree, and no nodes."""
        return self._graph

    @property
    def ir(self) -> str:
        """The LLVM text."""
        return self.general._text()[1]

    def run(self, arrays: Sequence[Array], count: int, workers: int | None = 1) -> None:
        """Evaluate `count` states."""
        fields = [self.address]
        for a in arrays:
            fields += (address_of(a), *a.strides, 0)
        table = array("q", fields)
        useful = count * self.general.nodes * self.bodies // WORTH_THREADS + 1
        workers = 1 if useful == 1 else min(useful, workers or cores())
        self._launcher(table.buffer_info()[0], count, workers, (table, arrays, self))
