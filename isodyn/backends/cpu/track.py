"""One motion under error control, with every accepted step recorded: a Runge-Kutta pair compiled around a body, one lane.

    @run(ptr table, i64, i64, ptr scratch)      trial steps, until the end, the limit of trials, or one that cannot be judged

`table`: end, rtol, atol, longest step (doubles), trials; addresses of the motion, of the report and of the records (times, states,
evaluations); then three words of every held input: its address and two zeros, or its lines (see lines.py).

The motion is t, the next step h, x, x'; each call goes on from there.  The report is [steps accepted in this call, evaluations of f
so far, whether it is stuck].  A step is accepted when its error is at most 1; the next is 0.9 err^(-1/order) times as long, within
0.2 and 5.  A trial whose error is NaN, or whose step is below the spacing of numbers at t, ends the call before it: the caller says
why.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from isodyn.backends.cpu.adaptive import trial
from isodyn.backends.cpu.lines import Lines, store_lines
from isodyn.backends.cpu.objects import Loaded, key, obtained
from isodyn.backends.cpu.rollout import Words, held_inputs, input_numbers, word_of
from isodyn.backends.cpu.stepper import Plan, Writer, emit_evaluation, plan
from isodyn.backends.cpu.threads import SHARING, Launcher
from isodyn.backends.llvm import elementary
from isodyn.backends.llvm.body import emit_body
from isodyn.backends.llvm.code import Code, assembled
from isodyn.backends.llvm.rows import COPY
from isodyn.backends.llvm.target import host_target
from isodyn.backends.schemes import Adaptive, Motion, RungeKutta, StepRule
from isodyn.graph.graph import Graph
from isodyn.graph.ops import COS, SIN
from isodyn.graph.passes import optimised
from isodyn.spatial import Array

_RULE = StepRule()
_BITS = 64
_CORRECTIONS = 6  # of a root: the first guess is off by less than 0.12, and each correction squares that


class Recorded(NamedTuple):
    """Accepted steps: their ends (m,), states there (m, elements), evaluations of f until then (m,)."""

    t: Array
    x: Array
    evaluations: Array


class Tracker:
    """A Runge-Kutta pair compiled around x' = f(x, t, u) of a graph (see stepper.py), float64.

    lined    names of the inputs that follow lines over time
    """

    def __init__(self, graph: Graph, states: int, pair: RungeKutta, lined: tuple[str, ...] = ()):
        self.graph, self.states, self.pair, self.lined = graph, states, pair, lined
        self.target = host_target("scalar")
        self._elements = sum(port.size for port in graph.outputs)
        name = key("track", graph.digest(), states, repr(pair), lined, self.target)
        header, content, _ = obtained(name, self.target, lambda: ({"scratch": self._plan.size}, self.ir))
        self._launch = Launcher(Loaded(content, self.target), 1, header["scratch"])

    @cached_property
    def _parts(self) -> tuple[Plan, str]:
        graph = optimised(self.graph)
        body = emit_body(graph, "body_1", 1, _BITS, fma=self.target.fma)
        lined = input_numbers(graph, self.lined)
        scheme = Adaptive(self.pair)
        place = plan(graph, self.states, scheme, 1, _BITS, fma=self.target.fma, vector=body, scalar=body, lined=lined)
        return place, body.text

    @property
    def _plan(self) -> Plan:
        return self._parts[0]

    @cached_property
    def ir(self) -> str:
        """The LLVM text."""
        place, body = self._parts
        writer = Writer(place)
        parts = [body, COPY.format(scalar="double", align=8), emit_evaluation(writer), _emit_run(writer, self.pair), SHARING]
        if any(op in (SIN, COS) for op in place.graph.ops):
            parts.insert(0, elementary.scalar_module(self.target.fma, _BITS))
        return assembled("".join(parts), self.target)

    def run(
        self, motion: Motion, held: Sequence[Array | Lines], *, end: float, rtol: float, atol: float, max_step: float, trials: int
    ) -> Recorded:
        """At most so many trial steps towards the end; `held` (size,) or Lines per held input."""
        record = Recorded(np.empty(trials), np.empty((trials, self._elements)), np.empty(trials, dtype=np.int64))
        head = [*map(word_of, (end, rtol, atol, max_step)), trials, motion.values.ctypes.data, motion.report.ctypes.data]
        given = [a.words if isinstance(a, Lines) else (a.ctypes.data, 0, 0) for a in held]
        words = [*head, *(a.ctypes.data for a in record), *(word for row in given for word in row)]
        table = (ctypes.c_int64 * len(words))(*words)
        self._launch(ctypes.addressof(table), 1, 1, (table, motion, held, record))
        taken = int(motion.report[0])
        return Recorded(*(a[:taken] for a in record))


# -- text -------------------------------------------------------------------------------------------------------------


def _emit_run(writer: Writer, pair: RungeKutta) -> str:
    loop = _Loop(writer, pair)
    loop.enter()
    loop.judge()
    loop.attempt()
    loop.accept()
    loop.leave()
    body = "\n".join(loop.code.lines)
    return f"define void @run(ptr %table, i64 %start, i64 %stop, ptr %scratch) #0 {{\nentry:\n{body}\n  ret void\n}}\n"


class _Loop:
    """Writes @run: a trial step per turn."""

    def __init__(self, writer: Writer, pair: RungeKutta):
        self.writer, self.place, self.pair, self.code = writer, writer.place, pair, writer.code()
        word = Words(self.code)
        self.end, self.rtol, self.atol, self.longest = (word("double") for _ in range(4))
        self.trials, self.motion, self.report = word(), word("ptr"), word("ptr")
        self.times, self.states, self.evaluations = word("ptr"), word("ptr"), word("ptr")
        self.held = [(k, word("ptr"), word(), word()) for k in held_inputs(self.place.graph, self.place.states)]

    def _copy(self, source: str, target: str, count: int) -> None:
        self.code.put(f"call void @copy(ptr {source}, i64 1, ptr {target}, i64 1, i64 {count})")

    def _scratch(self, offset: int) -> str:
        return self.code.new(f"getelementptr i8, ptr %scratch, i64 {offset}")

    def _entry(self, base: str, kind: str, index: str | int) -> str:
        return self.code.new(f"getelementptr {kind}, ptr {base}, i64 {index}")

    def enter(self) -> None:
        """Everything that the caller gives, into the scratch block."""
        place, code, put = self.place, self.code, self.code.put
        for k, value in enumerate((self.rtol, self.atol)):
            code.store(value, "%scratch", place.tolerances + 8 * k)
        for k, base, count, values in self.held:
            if k in place.lined:
                store_lines(code, place.lines_of(k), base, count, values)
            else:
                self._copy(base, self._scratch(place.input(k)), place.graph.inputs[k].size)
        self._copy(self._entry(self.motion, "double", 2), self._scratch(0), place.elements)
        self._copy(self._entry(self.motion, "double", 2 + place.elements), self._scratch(place.stage(0)), place.elements)
        put(f"%t0 = load double, ptr {self.motion}")
        put(f"%h0 = load double, ptr {self._entry(self.motion, 'double', 1)}")
        put(f"%count0 = load i64, ptr {self._entry(self.report, 'i64', 1)}")
        put("br label %loop")

    def judge(self) -> None:
        """Whether there is a step to try: the end is not reached, trials are left, the step is not too short."""
        code, put = self.code, self.code.put
        code.lines.append("loop:")
        put("%t = phi double [%t0, %entry], [%t, %measured], [%to, %accepted]")
        put("%h = phi double [%h0, %entry], [%wish, %measured], [%wish, %accepted]")
        put("%count = phi i64 [%count0, %entry], [%spent, %measured], [%count.next, %accepted]")
        put("%taken = phi i64 [0, %entry], [%taken, %measured], [%taken.next, %accepted]")
        put("%turn = phi i64 [0, %entry], [%turn.next, %measured], [%turn.next, %accepted]")
        put("%turn.next = add i64 %turn, 1")
        put(f"%before = fcmp olt double %t, {self.end}")
        put(f"%left = icmp slt i64 %turn, {self.trials}")
        least = code.mul(code.constant(float(_RULE.shortest)), _spacing(code, "%t"))
        put(f"%long = fcmp oge double %h, {least}")
        put("%both = and i1 %before, %left")
        put("%some = and i1 %both, %long")
        put("br i1 %some, label %attempt, label %exit")
        code.lines.append("attempt:")
        put(f"%last = fcmp oge double {code.add('%t', '%h')}, {code.sub(self.end, least)}")
        put(f"%to = select i1 %last, double {self.end}, double {code.add('%t', '%h')}")
        put("%step = fsub double %to, %t")

    def attempt(self) -> None:
        """The stages, the error and what it suggests."""
        code, put = self.code, self.code.put
        error = trial(self.writer, code, self.pair, "%step", "%t", first_known=True)
        put(f"%known = fcmp ord double {error}, {error}")
        put("br i1 %known, label %measured, label %exit")
        code.lines.append("measured:")
        put(f"%spent = add i64 %count, {self.pair.stages - 1}")
        put(f"%good = fcmp ole double {error}, {code.constant(1.0)}")
        factor = code.mul(code.constant(_RULE.safety), _inverse_root(code, error, self.pair.order))
        low, high = (code.constant(x) for x in _RULE.bounds(self.pair.order))
        factor = code.select(code.compare("ole", error, low), code.constant(_RULE.grow), factor)
        factor = code.select(code.compare("oge", error, high), code.constant(_RULE.shrink), factor)
        wish = code.mul("%step", factor)
        put(f"%wish = select i1 {code.compare('olt', wish, self.longest)}, double {wish}, double {self.longest}")
        put("br i1 %good, label %accept, label %loop")

    def accept(self) -> None:
        """The new state, its record, and the derivatives there, unless it is the end."""
        place, code, put = self.place, self.code, self.code.put
        code.lines.append("accept:")
        self._copy(self._scratch(place.stage(self.pair.stages)), self._scratch(0), place.elements)
        put(f"store double %to, ptr {self._entry(self.times, 'double', '%taken')}")
        put(f"store i64 %spent, ptr {self._entry(self.evaluations, 'i64', '%taken')}")
        row = code.new(f"mul i64 %taken, {place.elements}")
        self._copy(self._scratch(0), self._entry(self.states, "double", row), place.elements)
        put("%taken.next = add i64 %taken, 1")
        put(f"%further = fcmp olt double %to, {self.end}")
        put("br i1 %further, label %derive, label %accepted")
        code.lines.append("derive:")
        self._copy(self._scratch(0), self._scratch(place.inputs), place.elements)
        self.writer.store_lane_time(code, "%to")
        put(f"call void @evaluate(ptr %scratch, ptr {self._scratch(place.stage(0))})")
        put("%derived = add i64 %spent, 1")
        put("br label %accepted")
        code.lines.append("accepted:")
        put("%count.next = phi i64 [%spent, %accept], [%derived, %derive]")
        put("br label %loop")

    def leave(self) -> None:
        """What the next call goes on from."""
        place, code, put = self.place, self.code, self.code.put
        code.lines.append("exit:")
        put("%stuck = phi i1 [%both, %loop], [true, %attempt]")
        put(f"store double %t, ptr {self.motion}")
        put(f"store double %h, ptr {self._entry(self.motion, 'double', 1)}")
        self._copy(self._scratch(0), self._entry(self.motion, "double", 2), place.elements)
        self._copy(self._scratch(place.stage(0)), self._entry(self.motion, "double", 2 + place.elements), place.elements)
        put("%flag = zext i1 %stuck to i64")
        put(f"store i64 %flag, ptr {self._entry(self.report, 'i64', 2)}")
        put(f"store i64 %taken, ptr {self.report}")
        put(f"store i64 %count, ptr {self._entry(self.report, 'i64', 1)}")


def _spacing(code: Code, t: str) -> str:
    """The distance from |t| to the next larger number."""
    size = code.call("fabs", t)
    return code.sub(code.from_bits(code.ibinary("add", code.to_bits(size), code.iconstant(1))), size)


def _inverse_root(code: Code, x: str, order: int) -> str:
    """x^(-1/order) for a positive x: a first guess from the exponent, then Newton's y + y (1 - x y^order) / order."""
    middle = round((1 + 1 / order) * 1023 * 2**52)
    share = code.ibinary("udiv", code.to_bits(x), code.iconstant(order))
    y = code.from_bits(code.ibinary("sub", code.iconstant(middle), share))
    for _ in range(_CORRECTIONS):
        power = y
        for _ in range(order - 1):
            power = code.mul(power, y)
        rest = code.fnma(x, power, code.constant(1.0))
        y = code.fma(code.mul(y, code.constant(1 / order)), rest, y)
    return y
