"""Kernels and integrators that wasmtime runs: arrays are copied into a module's memory block by block, and results out of it."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends import device
from isodyn.backends.device import Curves, Problem, Recorded, Schedule
from isodyn.backends.llvm.objects import PLACES, key, obtained
from isodyn.backends.llvm.target import WASM
from isodyn.backends.wasm.emit import emit_integrator, emit_kernel
from isodyn.backends.wasm.instance import Instance
from isodyn.backends.wasm.linker import Object, Piece, linked
from isodyn.backends.wasm.module import FIRST, kernel_object, shared_object
from isodyn.graph.graph import Graph
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.backends.schemes import Motion

_BLOCK = 1 << 24  # bytes of arrays that are processed at once
_Placed = tuple[int, Array]  # address of an array in the memory, and the array


class _Machine:
    """A module of one function; its arrays follow a block of scratch in its memory, which grows as needed."""

    def __init__(self, content: bytes, bits: int, name: str, scratch: int):
        self._scratch, self._name = scratch, name
        self.content = linked(
            [Piece(shared_object(bits), {}, {}), Piece(Object(content), {name: name}, {"scratch": FIRST})],
            FIRST + scratch,
            growing=True,
            about=lambda pages: {},
        )

    @cached_property
    def instance(self) -> Instance:
        """The running module; compiled at the first call."""
        return Instance(self.content)

    @property
    def scratch(self) -> int:
        """Address of the scratch block."""
        return FIRST

    def places(self, sizes: Sequence[int]) -> list[int]:
        """Return 64-byte-aligned addresses for arrays of these sizes [bytes], after the module's initial memory."""
        found, at = list[int](), self._end
        for size in sizes:
            found.append(at)
            at += -(-size // 64) * 64
        self.instance.room(at)
        return found

    @cached_property
    def _end(self) -> int:
        return self.instance.size

    def call(self, *arguments: int) -> None:
        """Call the function."""
        self.instance.call(self._name, *arguments)


class Kernel(device.Kernel):
    """A graph in WebAssembly.

    size   size of the module [bytes]
    """

    lanes = 1

    def __init__(self, graph: Graph, dtype: DTypeLike = np.float64):
        self.graph, self.dtype = graph, np.dtype(dtype)
        made = kernel_object(graph, self.dtype)
        self._machine = _Machine(made.content, 8 * self.dtype.itemsize, "rows", made.header["scratch"])

    def __repr__(self) -> str:
        return f"<Kernel {self.graph.name}: {self.count}; WebAssembly {self.dtype}, {self.size} bytes>"

    def __reduce__(self) -> tuple[type[Kernel], tuple[Graph, str]]:
        return Kernel, (self.graph, self.dtype.str)

    @property
    def ir(self) -> str:
        """The LLVM text."""
        return emit_kernel(self.graph, self.dtype)[1]

    @property
    def size(self) -> int:
        """Size of the module [bytes]."""
        return len(self._machine.content)

    def run(self, arrays: Sequence[Array], rows: int, workers: int | None = 1) -> None:
        """Evaluate `rows` states on one thread.  Arrays: inputs, then outputs, each (rows, elements) of the kernel's dtype."""
        machine, ports, inputs = self._machine, [*self.graph.inputs, *self.graph.outputs], len(self.graph.inputs)
        size = self.dtype.itemsize * sum(port.size for port in ports)
        block = max(1, min(rows, _BLOCK // max(1, size)))
        with machine.instance.lock:
            places = machine.places([block * port.size * self.dtype.itemsize for port in ports])
            for start in range(0, rows, block):
                part = slice(start, min(rows, start + block))
                count = part.stop - start
                inside = [machine.instance.view(at, (count, port.size), self.dtype) for at, port in zip(places, ports, strict=True)]
                for own, array in zip(inside[:inputs], arrays, strict=False):
                    own[:] = array[part]
                machine.call(count, *places, machine.scratch)
                for own, array in zip(inside[inputs:], arrays[inputs:], strict=True):
                    array[part] = own


class Integrator(device.Integrator):
    """An ODE problem in WebAssembly: the loops over motions and steps of llvm/integrate.py, one motion after the other."""

    def __init__(self, problem: Problem):
        self.problem, self.dtype = problem, np.dtype(problem.dtype)
        made = obtained(key("wasm", "integrator", problem.digest()), WASM, lambda: emit_integrator(problem), ("scratch", *PLACES))
        self._at = made.header
        self._machine = _Machine(made.content, 8 * self.dtype.itemsize, "run", made.header["scratch"])

    def carried(self, rows: int) -> Array:
        """Return a new buffer for the state that a later call to `run` resumes from."""
        return np.empty((rows, self._at["carried"]), dtype=np.uint8)

    def evaluations(self, carried: Array, rows: int) -> Array:
        """Return (rows,) evaluations of the right-hand side so far, as an adaptive scheme counted them."""
        start = self._at["evaluations"]
        counts = np.ascontiguousarray(carried[:rows, start : start + self.dtype.itemsize]).view(self.dtype)
        return counts.reshape(-1).astype(np.int64)

    def run(
        self,
        initial: Sequence[Array],
        held: Sequence[Array | Curves],
        results: Sequence[Array],
        steps: Schedule,
        carried: Array,
        workers: int = 1,
    ) -> None:
        """Integrate all motions over these steps."""
        lowest = steps.first // steps.every + 1 if steps.first else 0  # number of the first sample of these steps
        samples = slice(lowest - steps.sample, steps.last // steps.every + 1 - steps.sample)
        changing = slice(steps.first, steps.last)
        varied = [u if isinstance(u, Curves) else u[:, changing] if u.shape[1] > 1 else u for u in held]
        rows = len(results[0])
        widths = [a[:1].nbytes for a in (*initial, *(u for u in varied if not isinstance(u, Curves)))]
        widths += [a[:1, samples].nbytes for a in results]
        block = max(1, min(rows, _BLOCK // max(1, sum(widths))))
        with self._machine.instance.lock:
            for start in range(0, rows, block):
                part = slice(start, min(rows, start + block))
                given = [u if isinstance(u, Curves) else u[part] for u in varied]
                shown = [a[part, samples] for a in results]
                self._run_some([a[part] for a in initial], given, shown, steps, lowest, carried[part])

    def _run_some(
        self,
        initial: Sequence[Array],
        held: Sequence[Array | Curves],
        results: Sequence[Array],
        steps: Schedule,
        lowest: int,
        carried: Array,
    ) -> None:
        """Integrate the motions that fit into the memory at once.

        lowest   number of the first sample in `results`; inputs that change begin with the first step
        """
        pieces = [part for u in held for part in (u if isinstance(u, Curves) else (u,))]
        copies = [np.ascontiguousarray(a) for a in (carried, *initial, *pieces)]
        first, *places = self._put([*copies, *(np.empty(a.shape, a.dtype) for a in results)])
        words = [*_words(steps.h, steps.t0, steps.rtol, steps.atol, steps.guess, np.inf), steps.first, steps.last, steps.every]
        words.append(first[0])
        waiting = iter(places)
        words += [word for at, a in (next(waiting) for _ in initial) for word in (at, a.strides[0])]
        for u in held:
            at, a = next(waiting)
            if isinstance(u, Curves):
                words += self._curve_words((at, a), next(waiting))
            else:
                stride = a.strides[1] if u.shape[1] > 1 else 0
                words += [at - steps.first * stride, a.strides[0], stride]
        ends = list(waiting)
        words += [word for at, a in ends for word in (at - lowest * a.strides[1], *a.strides[:2])]
        self._call(words, len(carried))
        carried[:] = self._got(first)
        for array, place in zip(results, ends, strict=True):
            array[:] = self._got(place)

    def follow(
        self, motion: Motion, held: Sequence[Array | Curves], *, end: float, rtol: float, atol: float, max_step: float, trials: int
    ) -> Recorded:
        """Integrate one motion towards `end`, for at most `trials` trial steps; return the accepted steps."""
        size, at = motion.x.size, self._at
        block = np.zeros(at["carried"] // 8)
        for start, values in (
            (0, motion.x), (at["history"], (motion.h, motion.evaluations, motion.t)), (at["rate"], motion.rate),
        ):  # fmt: skip
            block[start // 8 : start // 8 + len(values)] = values
        inner = np.empty((trials if at["inner"] else 0, 3, size))
        record = (np.empty(trials), np.empty((trials, size)), np.empty(trials, np.int64), np.zeros(trials), inner)
        pieces = [np.ascontiguousarray(part) for u in held for part in (u if isinstance(u, Curves) else (u,))]
        with self._machine.instance.lock:
            placed = self._put([block, *record, np.zeros(2, np.int64), *pieces])
            words = [*_words(end, 0.0, rtol, atol, 0.0, max_step), 0, 1, 2, placed[0][0], trials]
            words += [place for place, _ in placed[1:7]]
            waiting = iter(placed[7:])
            for u in held:
                words += self._curve_words(*(next(waiting) for _ in u[:2])) if isinstance(u, Curves) else [next(waiting)[0], 0, 0]
            self._call(words, 1)
            block, *found, report = (self._got(place) for place in placed[:7])
        history = at["history"] // 8
        motion.x, motion.rate = block[:size].copy(), block[at["rate"] // 8 :][:size].copy()
        motion.h, motion.t, motion.evaluations = float(block[history]), float(block[history + 2]), int(block[history + 1])
        motion.stuck = bool(report[1])
        return Recorded(*(a[: report[0]] for a in found))

    def _put(self, arrays: Sequence[Array]) -> list[_Placed]:
        """Copy arrays into the memory, after the space for the table."""
        _, *places = self._machine.places([_TABLE + 24 * len(arrays), *(a.nbytes for a in arrays)])
        placed = list(zip(places, arrays, strict=True))
        for at, a in placed:
            self._machine.instance.view(at, a.shape, a.dtype)[...] = a
        return placed

    def _got(self, place: _Placed) -> Array:
        """Copy an array out of the memory."""
        at, a = place
        return np.array(self._machine.instance.view(at, a.shape, a.dtype))

    def _call(self, words: Sequence[int], rows: int) -> None:
        """Call @run with a table of these words."""
        (table,) = self._machine.places([8 * len(words)])
        self._machine.instance.view(table, (len(words),), np.dtype(np.int64))[:] = words
        self._machine.call(table, 0, rows, self._machine.scratch)

    def _curve_words(self, times: _Placed, coefficients: _Placed) -> list[int]:
        """Return the table entries of curves."""
        pieces, powers, _ = coefficients[1].shape
        return [times[0], coefficients[0], pieces << 8 | powers - 1]


_TABLE = 512  # bytes of a table without the words of arrays


def _words(*values: float) -> list[int]:
    """Return the bits of doubles as integers, for the table."""
    return list(struct.unpack(f"<{len(values)}q", struct.pack(f"<{len(values)}d", *values)))
