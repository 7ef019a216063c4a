"""Rollouts: many steps of many motions in one call, `lanes` motions at a time, states in the scratch block all the while.

    @run(ptr table, i64 start, i64 stop, ptr scratch)      motions start <= i < stop, steps first <= k < last

`table`: step h, first time t0, and for schemes that choose their steps rtol, atol and the first step (doubles); first, last, every;
address of the carried blocks; then (address, row stride) of every initial state, (address, row stride, step stride) of every held
input, or the first three words of its lines (see lines.py), (address, row stride, sample stride) of every result.
Strides are in bytes; the elements of a row lie side by side.  Sample 0 is the initial state, sample s the state after s * every
steps.  When first > 0 the motions go on from what the call before left in the carried blocks.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from isodyn.backends.cpu.lines import Lines, store_lines
from isodyn.backends.cpu.objects import Header, Loaded, key, obtained
from isodyn.backends.cpu.stepper import TIME, Plan, emit_stepper, plan
from isodyn.backends.cpu.threads import SHARING, WORTH_THREADS, Launcher
from isodyn.backends.llvm import elementary
from isodyn.backends.llvm.body import Body, emit_body
from isodyn.backends.llvm.code import Code, assembled
from isodyn.backends.llvm.rows import load_rows, one_by_one, row_pointers, store_rows
from isodyn.backends.llvm.target import Target, host_target
from isodyn.backends.schemes import Adaptive, Scheme
from isodyn.graph.graph import Graph
from isodyn.graph.ops import COS, SIN
from isodyn.graph.passes import optimised
from isodyn.spatial import Array

_HEAD = 9  # words before the arrays


def held_inputs(graph: Graph, states: int) -> list[int]:
    """The inputs that the caller gives for every step: neither states nor the time."""
    return [k for k, port in enumerate(graph.inputs) if k >= states and port.name != TIME]


def input_numbers(graph: Graph, names: Sequence[str]) -> tuple[int, ...]:
    """Where inputs of these names come among all of them."""
    return tuple(k for k, port in enumerate(graph.inputs) if port.name in names)


class Roller:
    """A scheme compiled around the right-hand side x' = f(x, t, u) of a graph (see stepper.py).

    lanes    motions worked on at once
    lined    names of the inputs that follow lines over time; for the unit "scalar"
    ir       the LLVM text
    """

    def __init__(
        self,
        graph: Graph,
        states: int,
        scheme: Scheme,
        dtype: Any = np.float64,
        unit: str | None = None,
        lined: tuple[str, ...] = (),
    ):
        self.graph, self.states, self.scheme, self.lined = graph, states, scheme, lined
        self.dtype = np.dtype(dtype)
        self.target: Target = host_target(unit)
        what = (graph.digest(), states, repr(scheme), lined, self.target, self.dtype.str)
        header, content, _ = obtained(key("rollout", *what), self.target, self._made)
        self.lanes: int = header["lanes"]
        self._carried: int = header["carried"]
        self._history: int = header["history"]
        self._launch = Launcher(Loaded(content, self.target), self.lanes, header["scratch"])

    def _made(self) -> tuple[Header, str]:
        place = self._plan
        return {"lanes": place.lanes, "scratch": place.size, "carried": place.carried, "history": place.history}, self.ir

    @cached_property
    def _bodies(self) -> tuple[Graph, Body, Body]:
        """(optimised graph, body for all lanes, body for one)."""
        graph, bits, lanes = optimised(self.graph), 8 * self.dtype.itemsize, self.target.lanes(self.dtype.itemsize)
        scalar = emit_body(graph, "body_1", 1, bits, fma=self.target.fma)
        vector = emit_body(graph, "body_v", lanes, bits, fma=self.target.fma) if lanes > 1 else scalar
        return graph, vector, scalar

    @cached_property
    def _plan(self) -> Plan:
        graph, vector, scalar = self._bodies
        bits, lanes = 8 * self.dtype.itemsize, self.target.lanes(self.dtype.itemsize)
        lined = input_numbers(graph, self.lined)
        return plan(graph, self.states, self.scheme, lanes, bits, fma=self.target.fma, vector=vector, scalar=scalar, lined=lined)

    @cached_property
    def ir(self) -> str:
        """The LLVM text."""
        graph, vector, scalar = self._bodies
        parts = [scalar.text, vector.text if vector is not scalar else "", emit_stepper(self._plan), _emit_run(self._plan)]
        if any(op in (SIN, COS) for op in graph.ops):
            parts.insert(0, elementary.scalar_module(self.target.fma, 8 * self.dtype.itemsize))
        return assembled("".join([*parts, SHARING]), self.target)

    def carried(self, rows: int) -> Array:
        """Room for what a later call goes on from."""
        return np.empty(-(-rows // self.lanes) * self._carried + 64, dtype=np.uint8)

    def evaluations(self, carried: Array, rows: int) -> Array:
        """(rows,): evaluations of the right-hand side so far, as an adaptive scheme counted them."""
        start = -carried.ctypes.data % 64
        blocks = carried[start:][: -(-rows // self.lanes) * self._carried].reshape(-1, self._carried)
        width = self.lanes * self.dtype.itemsize
        counts = np.ascontiguousarray(blocks[:, self._history + width : self._history + 2 * width]).view(self.dtype)
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
        """Steps first <= k < last of all motions.

        initial   (rows, size)                  per state
        held      (rows, 1 or steps, size)      per held input; rows may be broadcast; Lines for those that follow some
        results   (rows, samples, size)         per state, beginning with sample number `sample`
        All of the roller's dtype, the elements of a row side by side.
        rtol, atol, guess    tolerances and first step of an adaptive scheme
        """
        rows = len(results[0])
        head = [*(word_of(x) for x in (h, t0, rtol, atol, guess)), first, last, every, (carried.ctypes.data + 63) // 64 * 64]
        fields = [word for a in initial for word in (a.ctypes.data, a.strides[0])]
        fields += [word for a in held for word in _held_words(a)]
        fields += [word for a in results for word in (a.ctypes.data - sample * a.strides[1], *a.strides[:2])]
        table = (ctypes.c_int64 * (_HEAD + len(fields)))(*head, *fields)
        enough = rows * (last - first) * len(self.graph) // WORTH_THREADS + 1
        workers = min(workers, enough, -(-rows // self.lanes))
        self._launch(ctypes.addressof(table), rows, workers, (table, initial, held, results, carried))


def _held_words(array: Array | Lines) -> tuple[int, int, int]:
    if isinstance(array, Lines):
        return array.words
    return array.ctypes.data, array.strides[0], array.strides[1] if array.shape[1] > 1 else 0


def word_of(value: float) -> int:
    """The bits of a double, as a table holds them."""
    return int(struct.unpack("<q", struct.pack("<d", value))[0])


# -- text -------------------------------------------------------------------------------------------------------------


def _emit_run(place: Plan) -> str:
    sizes = sorted({port.size for port in place.graph.inputs})
    helpers = "".join(_block_reader(place, size) + _block_writer(place, size) for size in sizes)
    return one_by_one(place.lanes, place.bits) + helpers + _COPY_TILES.format(type=_type(place), width=place.width) + _run(place)


def _type(place: Plan) -> str:
    return Code(place.lanes, place.bits, fma=True).type


def _block_reader(place: Plan, size: int) -> str:
    """@read_<size>(first, row stride, count, tile): rows into a tile; lanes beyond count repeat the last row."""
    code = Code(place.lanes, place.bits, fma=True)
    load_rows(code, row_pointers(code, "%first", "%rs"), size, "%tile")
    return _block_function(place, f"read_{size}", "gather", size, code)


def _block_writer(place: Plan, size: int) -> str:
    """@write_<size>(first, row stride, count, tile): a tile into count rows."""
    code = Code(place.lanes, place.bits, fma=True)
    store_rows(code, "%tile", size, row_pointers(code, "%first", "%rs"))
    return _block_function(place, f"write_{size}", "scatter", size, code)


def _block_function(place: Plan, name: str, slow: str, size: int, code: Code) -> str:
    whole = "\n".join(code.lines)
    return f"""define internal void @{name}(ptr %first, i64 %rs, i64 %count, ptr %tile) #0 {{
entry:
  %full = icmp eq i64 %count, {place.lanes}
  br i1 %full, label %whole, label %part
whole:
{whole}
  ret void
part:
  call void @{slow}(ptr %first, i64 %rs, i64 {place.bits // 8}, i64 {size}, i64 %count, ptr %tile)
  ret void
}}
"""


def _run(place: Plan) -> str:
    loop = _Loop(place)
    loop.enter()
    loop.begin_or_resume()
    loop.steps()
    loop.leave()
    body = "\n".join(loop.code.lines)
    return f"define void @run(ptr %table, i64 %start, i64 %stop, ptr %scratch) #0 {{\nentry:\n{body}\n  ret void\n}}\n"


class _Loop:
    """Writes @run: over blocks of motions, and within a block over steps."""

    def __init__(self, place: Plan):
        self.place, self.code = place, Code(place.lanes, place.bits, fma=True)
        word = Words(self.code)
        self.h, self.t0, self.rtol, self.atol, self.guess = (word("double") for _ in range(5))
        self.first, self.last, self.every, self.carried = word(), word(), word(), word("ptr")
        self.initial = [(word("ptr"), word()) for _ in range(place.states)]
        given = [(k, word("ptr"), word(), word()) for k in held_inputs(place.graph, place.states)]
        self.held = [row for row in given if row[0] not in place.lined]
        self.lines = [row for row in given if row[0] in place.lined]
        self.results = [(word("ptr"), word(), word()) for _ in range(place.states)]
        self.adaptive = isinstance(place.scheme, Adaptive)

    def enter(self) -> None:
        """The loop over blocks of motions."""
        place, code, put = self.place, self.code, self.code.put
        if self.adaptive:
            for k, value in enumerate((self.rtol, self.atol)):
                code.store(code.splat(value), "%scratch", place.tolerances + k * place.width)
        for k, times, count, values in self.lines:
            store_lines(code, place.lines_of(k), times, count, values)
        put(f"%fresh = icmp eq i64 {self.first}, 0")
        put("%any = icmp ult i64 %start, %stop")
        put("br i1 %any, label %block, label %exit")
        code.lines.append("block:")
        put("%i = phi i64 [%start, %entry], [%next, %done]")
        put("%left = sub i64 %stop, %i")
        put(f"%full = icmp uge i64 %left, {place.lanes}")
        put(f"%count = select i1 %full, i64 {place.lanes}, i64 %left")
        put(f"%number = udiv i64 %i, {place.lanes}")
        put(f"%kept.offset = mul i64 %number, {place.carried}")
        put(f"%kept = getelementptr i8, ptr {self.carried}, i64 %kept.offset")

    def begin_or_resume(self) -> None:
        """x from the initial states, which are sample 0; or all that the call before left."""
        place, code, put = self.place, self.code, self.code.put
        put("br i1 %fresh, label %begin, label %resume")
        code.lines.append("resume:")
        put(f"call void @copy_tiles(ptr %kept, ptr %scratch, i64 {place.carried // place.width})")
        put("br label %go")
        code.lines.append("begin:")
        if self.adaptive:
            code.store(code.splat(self.guess), "%scratch", place.history)
            code.store(code.constant(0.0), "%scratch", place.history + place.width)
        for k, (base, rs) in enumerate(self.initial):
            _block(code, "read", place.graph.inputs[k].size, base, rs, "0", "0", place.state(k))
        self._show("0")
        put("br label %go")
        code.lines.append("go:")
        for k, base, rs, ss in self.held:
            _block(code, "read", place.graph.inputs[k].size, base, rs, ss, self.first, place.input(k))

    def steps(self) -> None:
        """The loop over steps, and the samples among them."""
        code, put = self.code, self.code.put
        put(f"%some = icmp slt i64 {self.first}, {self.last}")
        put("br i1 %some, label %step, label %done")
        code.lines.append("step:")
        put(f"%k = phi i64 [{self.first}, %go], [%k1, %again]")
        for k, base, rs, ss in self.held:
            _when_it_changes(code, self.place, k, base, rs, ss)
        put("%kd = sitofp i64 %k to double")
        put(f"%since = fmul double %kd, {self.h}")
        put(f"%t = fadd double {self.t0}, %since")
        put(f"call void @step(ptr %scratch, i64 %k, double %t, double {self.h})")
        put("%k1 = add i64 %k, 1")
        put(f"%rest = urem i64 %k1, {self.every}")
        put("%shown = icmp eq i64 %rest, 0")
        put("br i1 %shown, label %show, label %again")
        code.lines.append("show:")
        put(f"%sample = udiv i64 %k1, {self.every}")
        self._show("%sample")
        put("br label %again")
        code.lines.append("again:")
        put(f"%more = icmp slt i64 %k1, {self.last}")
        put("br i1 %more, label %step, label %done")

    def leave(self) -> None:
        """What a later call goes on from; the next block."""
        place, code, put = self.place, self.code, self.code.put
        code.lines.append("done:")
        put(f"call void @copy_tiles(ptr %scratch, ptr %kept, i64 {place.carried // place.width})")
        put(f"%next = add i64 %i, {place.lanes}")
        put("%others = icmp ult i64 %next, %stop")
        put("br i1 %others, label %block, label %exit")
        code.lines.append("exit:")

    def _show(self, sample: str) -> None:
        for k, (base, rs, ss) in enumerate(self.results):
            _block(self.code, "write", self.place.graph.inputs[k].size, base, rs, ss, sample, self.place.state(k))


class Words:
    """Reads the table, one word after the other."""

    def __init__(self, code: Code):
        self.code, self.place = code, 0

    def __call__(self, kind: str = "i64") -> str:
        at = self.code.new(f"getelementptr i64, ptr %table, i64 {self.place}")
        self.place += 1
        return self.code.new(f"load {kind}, ptr {at}")


def _block(code: Code, way: str, size: int, base: str, rs: str, ss: str, step: str, tile: int) -> None:
    """Between rows i, i + 1, ... of an array at one step (or sample) and the tile at an offset of the scratch block."""
    row = code.new(f"mul i64 %i, {rs}")
    moment = code.new(f"mul i64 {step}, {ss}")
    offset = code.new(f"add i64 {row}, {moment}")
    at = code.new(f"getelementptr i8, ptr {base}, i64 {offset}")
    own = code.new(f"getelementptr i8, ptr %scratch, i64 {tile}")
    code.put(f"call void @{way}_{size}(ptr {at}, i64 {rs}, i64 %count, ptr {own})")


def _when_it_changes(code: Code, place: Plan, k: int, base: str, rs: str, ss: str) -> None:
    """The held input k of this step, read unless it stays the same."""
    code.put(f"%varies{k} = icmp ne i64 {ss}, 0")
    code.put(f"br i1 %varies{k}, label %read{k}, label %had{k}")
    code.lines.append(f"read{k}:")
    _block(code, "read", place.graph.inputs[k].size, base, rs, ss, "%k", place.input(k))
    code.put(f"br label %had{k}")
    code.lines.append(f"had{k}:")


_COPY_TILES = """define internal void @copy_tiles(ptr %from, ptr %to, i64 %count) #0 {{
entry:
  br label %each
each:
  %k = phi i64 [0, %entry], [%k1, %each]
  %o = mul i64 %k, {width}
  %f = getelementptr i8, ptr %from, i64 %o
  %t = getelementptr i8, ptr %to, i64 %o
  %x = load {type}, ptr %f, align {width}
  store {type} %x, ptr %t, align {width}
  %k1 = add i64 %k, 1
  %more = icmp ult i64 %k1, %count
  br i1 %more, label %each, label %exit
exit:
  ret void
}}
"""
