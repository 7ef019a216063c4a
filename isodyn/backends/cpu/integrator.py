"""Integrator: a scheme compiled around the right-hand side of a motion, for many motions at once or for one alone."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.cpu.objects import Header, Loaded, key, obtained
from isodyn.backends.cpu.threads import SHARING, WORTH_THREADS, Launcher
from isodyn.backends.device import Lines, Recorded
from isodyn.backends.llvm.body import Bodies, emit_bodies
from isodyn.backends.llvm.code import assembled
from isodyn.backends.llvm.integrate import EVALUATIONS, Plan, emit_integration
from isodyn.backends.llvm.target import Target, host_target
from isodyn.backends.schemes import Motion, Scheme
from isodyn.graph.graph import Graph
from isodyn.graph.passes import optimised
from isodyn.spatial import Array


class Integrator:
    """See device.Integrator and llvm/integrate.py.

    lanes    motions worked on at once
    ir       the LLVM text
    """

    def __init__(
        self,
        graph: Graph,
        states: int,
        scheme: Scheme,
        dtype: DTypeLike = np.float64,
        unit: str | None = None,
        lined: tuple[str, ...] = (),
        recorded: bool = False,
    ):
        self.graph, self.states, self.scheme, self.lined, self.recorded = graph, states, scheme, lined, recorded
        self.dtype = np.dtype(dtype)
        self.target: Target = host_target(unit)
        what = (graph.digest(), states, repr(scheme), lined, recorded, self.target, self.dtype.str)
        header, content, _ = obtained(key("integrator", *what), self.target, self._made)
        self.lanes = header["lanes"]
        self._carried, self._history, self._rate = header["carried"], header["history"], header["rate"]
        self._launch = Launcher(Loaded(content, self.target), self.lanes, header["scratch"])

    def _made(self) -> tuple[Header, str]:
        place = self._parts[0]
        sizes = {"scratch": place.size, "carried": place.carried, "history": place.history, "rate": place.rate}
        return {"lanes": place.lanes, **sizes}, self.ir

    @cached_property
    def _parts(self) -> tuple[Plan, Bodies]:
        graph, bits = optimised(self.graph), 8 * self.dtype.itemsize
        lanes, fma = self.target.lanes(self.dtype.itemsize), self.target.fma
        bodies = emit_bodies(graph, lanes, bits, fma=fma)
        what = graph, self.states, self.scheme, bodies, lanes, bits
        return Plan(*what, fma=fma, lined=self.lined, recorded=self.recorded), bodies

    @cached_property
    def ir(self) -> str:
        """The LLVM text."""
        place, bodies = self._parts
        return assembled(bodies.text + emit_integration(place) + SHARING, self.target)

    def carried(self, rows: int) -> Array:
        """Room for what a later call goes on from."""
        return np.empty(-(-rows // self.lanes) * self._carried + 64, dtype=np.uint8)

    def evaluations(self, carried: Array, rows: int) -> Array:
        """(rows,): evaluations of the right-hand side so far, as an adaptive scheme counted them."""
        blocks = _aligned(carried)[: -(-rows // self.lanes) * self._carried].reshape(-1, self._carried)
        width = self.lanes * self.dtype.itemsize
        start = self._history + EVALUATIONS * width
        counts = np.ascontiguousarray(blocks[:, start : start + width]).view(self.dtype)
        return np.asarray(counts.reshape(-1)[:rows], dtype=np.int64)

    def run(
        self,
        initial: Sequence[Array],
        held: Sequence[Array | Lines],
        results: Sequence[Array],
        *,
        h: float,
        t0: float = 0.0,
        first: int = 0,
        last: int,
        every: int = 1,
        sample: int = 0,
        carried: Array,
        rtol: float = 0.0,
        atol: float = 0.0,
        guess: float = 0.0,
        workers: int = 1,
    ) -> None:
        """Steps first <= k < last of all motions."""
        rows = len(results[0])
        head = [*_words(h, t0, rtol, atol, guess, np.inf), first, last, every, _aligned(carried).ctypes.data]
        fields = [word for a in initial for word in (a.ctypes.data, a.strides[0])]
        fields += [word for a in held for word in _held_words(a)]
        fields += [word for a in results for word in (a.ctypes.data - sample * a.strides[1], *a.strides[:2])]
        table = (ctypes.c_int64 * (len(head) + len(fields)))(*head, *fields)
        enough = rows * (last - first) * len(self.graph) // WORTH_THREADS + 1
        workers = min(workers, enough, -(-rows // self.lanes))
        self._launch(ctypes.addressof(table), rows, workers, (table, initial, held, results, carried))

    def follow(
        self, motion: Motion, held: Sequence[Array | Lines], *, end: float, rtol: float, atol: float, max_step: float, trials: int
    ) -> Recorded:
        """At most so many trial steps of one motion towards the end, each one that is accepted recorded."""
        record = Recorded(np.empty(trials), np.empty((trials, motion.x.size)), np.empty(trials, dtype=np.int64))
        block, report = _aligned(self.carried(1)).view(np.float64), np.zeros(2, dtype=np.int64)
        x, past, rate = block[: motion.x.size], block[self._history // 8 :][:3], block[self._rate // 8 :][: motion.x.size]
        x[:], past[:], rate[:] = motion.x, (motion.h, motion.evaluations, motion.t), motion.rate
        head = [*_words(end, 0.0, rtol, atol, 0.0, max_step), 0, 1, 2, block.ctypes.data, trials]
        fields = [*(a.ctypes.data for a in (*record, report)), *(word for a in held for word in _held_words(a))]
        table = (ctypes.c_int64 * (len(head) + len(fields)))(*head, *fields)
        self._launch(ctypes.addressof(table), 1, 1, (table, block, held, record, report))
        motion.x, motion.rate = x.copy(), rate.copy()
        motion.h, motion.t, motion.evaluations, motion.stuck = float(past[0]), float(past[2]), int(past[1]), bool(report[1])
        return Recorded(*(a[: report[0]] for a in record))


def _aligned(block: Array) -> Array:
    """The bytes of a block that `carried` made, from the first whole line on."""
    start = -block.ctypes.data % 64
    return block[start : start + len(block) - 64]


def _held_words(array: Array | Lines) -> tuple[int, int, int]:
    """What the table holds of a held input: (rows, 1 or steps, size), (size,) for a single motion, or lines."""
    if isinstance(array, Lines):
        return array.times.ctypes.data, len(array.times), array.values.ctypes.data
    if array.ndim == 1:
        return array.ctypes.data, 0, 0
    return array.ctypes.data, array.strides[0], array.strides[1] if array.shape[1] > 1 else 0


def _words(*values: float) -> list[int]:
    """The bits of doubles, as a table holds them."""
    return [struct.unpack("<q", struct.pack("<d", value))[0] for value in values]
