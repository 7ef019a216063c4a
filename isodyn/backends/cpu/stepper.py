"""One step of an integration scheme around a body, as LLVM text.

    @evaluate(ptr scratch, ptr to)             derivatives of the states in the input tiles, at `to`
    @step(ptr scratch, i64 k, double t, double h)      the states in the tile x, from t to t + h

The graph is x' = f(x, t, u): its first inputs are the states, its outputs their derivatives in the same order; an input called "t"
is the time; the others (u) stay what they are during a step, but for those that follow straight lines over time (see lines.py).
Everything lies in the scratch block as [element][lane] tiles:

    x          states                                                                     }  what a later call goes on from
    history    the last derivatives, for schemes that remember; for those that            }
               choose their steps, the step and the evaluations so far                    }
    inputs     of the body: states of a stage, t, u
    lines      where the lines of inputs are
    k          derivatives of the stages
    slots      of the body; then inputs, outputs and slots of the body for one lane
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from isodyn.backends.cpu.adaptive import emit_adaptive
from isodyn.backends.cpu.lines import WORDS, emit_lines
from isodyn.backends.llvm.body import Body
from isodyn.backends.llvm.code import Code
from isodyn.backends.llvm.rows import COPY
from isodyn.backends.schemes import Adaptive, PredictorCorrector, RungeKutta, Scheme
from isodyn.graph.graph import Graph

TIME = "t"


@dataclass(frozen=True)
class Plan:
    """What is integrated, how, and where everything lies (bytes from the start of the scratch block)."""

    graph: Graph
    states: int  # how many of the inputs are states
    scheme: Scheme
    lanes: int
    bits: int
    fma: bool
    lined: tuple[int, ...] = ()  # the inputs that follow lines
    history: int = 0
    inputs: int = 0
    lines: int = 0
    tolerances: int = 0
    k: int = 0
    slots: int = 0
    single: int = 0
    single_outputs: int = 0
    single_slots: int = 0
    size: int = 0

    @property
    def width(self) -> int:
        """Bytes of one element of a tile."""
        return self.lanes * self.bits // 8

    @property
    def elements(self) -> int:
        """Numbers in a state."""
        return sum(port.size for port in self.graph.outputs)

    @property
    def carried(self) -> int:
        """Bytes of x and history."""
        return self.inputs

    def input(self, k: int) -> int:
        """Where the tile of an input array begins."""
        return self.inputs + self.width * sum(port.size for port in self.graph.inputs[:k])

    def state(self, k: int) -> int:
        """Where a state array begins within x (and its derivative within the outputs)."""
        return self.width * sum(port.size for port in self.graph.outputs[:k])

    def lines_of(self, k: int) -> int:
        """Where the words of a lined input's lines begin."""
        return self.lines + 8 * WORDS * self.lined.index(k)

    def stage(self, s: int) -> int:
        """Where the derivatives of a stage begin."""
        return self.k + s * self.width * self.elements


def plan(
    graph: Graph, states: int, scheme: Scheme, lanes: int, bits: int, *, fma: bool, vector: Body, scalar: Body,
    lined: tuple[int, ...] = (),
) -> Plan:  # fmt: skip
    """Where everything lies; each part on a 64-byte boundary."""
    assert not lined or lanes == 1  # lines are looked up for one time
    width, offset = lanes * bits // 8, 0
    elements, taken = sum(port.size for port in graph.outputs), sum(port.size for port in graph.inputs)

    def take(count: int, each: int) -> int:
        nonlocal offset
        start = offset
        offset = (offset + count * each + 63) // 64 * 64
        return start

    take(elements, width)
    history = take(_remembered(scheme, elements), width)
    inputs = take(taken, width)
    lines = take(WORDS * len(lined), 8)
    tolerances = take(2 if isinstance(scheme, Adaptive) else 0, width)  # rtol, atol
    k = take(_stages(scheme) * elements, width)
    slots = take(vector.slots, width)
    single = take(taken, bits // 8)
    single_outputs = take(elements, bits // 8)
    single_slots = take(scalar.slots, bits // 8)
    places = (history, inputs, lines, tolerances, k, slots, single, single_outputs, single_slots, offset)
    return Plan(graph, states, scheme, lanes, bits, fma, lined, *places)


def _remembered(scheme: Scheme, elements: int) -> int:
    if isinstance(scheme, Adaptive):
        return 2
    return scheme.memory * elements if isinstance(scheme, PredictorCorrector) else 0


def _stages(scheme: Scheme) -> int:
    if isinstance(scheme, Adaptive):
        return scheme.pair.stages + 1  # and the new state
    if isinstance(scheme, PredictorCorrector):
        return scheme.starter.stages
    return scheme.stages if isinstance(scheme, RungeKutta) else 1


def emit_evaluation(writer: Writer) -> str:
    """@evaluate, and the lines that it may need."""
    place = writer.place
    follow = [
        emit_lines(place.bits, k, place.graph.inputs[k].size, lines=place.lines_of(k), tile=place.input(k)) for k in place.lined
    ]
    return "".join([*follow, writer.evaluate()])


def emit_stepper(place: Plan) -> str:
    """@evaluate, @step and what they call."""
    writer = Writer(place)
    text = emit_evaluation(writer)
    if isinstance(place.scheme, Adaptive):
        return text + emit_adaptive(writer, place.scheme.pair)
    if isinstance(place.scheme, RungeKutta):
        return text + writer.runge_kutta("step", place.scheme)
    if isinstance(place.scheme, PredictorCorrector):
        return text + writer.runge_kutta("start", place.scheme.starter, first_known=True) + writer.predictor_corrector(place.scheme)
    return text + writer.semi_implicit()


class Writer:
    """Writes the functions of one plan."""

    def __init__(self, place: Plan):
        self.place = place

    def evaluate(self) -> str:
        """@evaluate: the vector body, or one lane after the other when a sine's argument is too large for it."""
        place = self.place
        lines = [*self._pointers("in", place.inputs, place.width), *self._pointers("out", None, place.width)]
        lines.append(f"  %slots = getelementptr i8, ptr %scratch, i64 {place.slots}")
        body = "body_v" if place.lanes > 1 else "body_1"
        lines.append(f"  %beyond = call i1 @{body}({self._arguments()})")
        if place.lanes == 1:
            return self.function("evaluate", lines, "ptr %to")
        lines += ["  br i1 %beyond, label %slow, label %done", "slow:"]
        lines += ["  call void @each_lane(ptr %scratch, ptr %to)", "  br label %done", "done:"]
        return self._each_lane() + self.function("evaluate", lines, "ptr %to")

    def _pointers(self, kind: str, start: int | None, width: int, of: str = "scratch") -> list[str]:
        """%in0, ... or %out0, ...: the arrays of the body, one behind the other from `start`, or from the argument %to."""
        ports = self.place.graph.inputs if kind == "in" else self.place.graph.outputs
        lines, offset, base = [], start or 0, "to" if start is None else of
        for k, port in enumerate(ports):
            lines.append(f"  %{kind}{k} = getelementptr i8, ptr %{base}, i64 {offset}")
            offset += port.size * width
        return lines

    def _arguments(self) -> str:
        graph = self.place.graph
        names = [f"%in{k}" for k in range(len(graph.inputs))] + [f"%out{k}" for k in range(len(graph.outputs))]
        return ", ".join(f"ptr {name}" for name in [*names, "%slots"])

    def _each_lane(self) -> str:
        place = self.place
        taken = sum(port.size for port in place.graph.inputs)
        lines = [
            *self._pointers("in", place.single, place.bits // 8),
            *self._pointers("out", place.single_outputs, place.bits // 8),
        ]
        lines.append(f"  %slots = getelementptr i8, ptr %scratch, i64 {place.single_slots}")
        lines.append(f"  %tile = getelementptr i8, ptr %scratch, i64 {place.inputs}")
        lines += ["  br label %lane", "lane:", "  %l = phi i64 [0, %entry], [%l1, %lane]"]
        for name, base in (("from", "%tile"), ("back", "%to")):
            lines.append(f"  %{name} = getelementptr {self._scalar}, ptr {base}, i64 %l")
        lines.append(f"  call void @copy(ptr %from, i64 {place.lanes}, ptr %in0, i64 1, i64 {taken})")
        lines.append(f"  %flag = call i1 @body_1({self._arguments()})")
        lines.append(f"  call void @copy(ptr %out0, i64 1, ptr %back, i64 {place.lanes}, i64 {place.elements})")
        lines += ["  %l1 = add i64 %l, 1", f"  %more = icmp ult i64 %l1, {place.lanes}", "  br i1 %more, label %lane, label %exit"]
        lines.append("exit:")
        text = COPY.format(scalar=self._scalar, align=place.bits // 8)
        return text + self.function("each_lane", lines, "ptr %to")

    @property
    def _scalar(self) -> str:
        return "double" if self.place.bits == 64 else "float"

    def function(self, name: str, lines: Sequence[str], arguments: str) -> str:
        body = "\n".join(lines)
        return f"define internal void @{name}(ptr %scratch, {arguments}) #0 {{\nentry:\n{body}\n  ret void\n}}\n"

    # -- schemes ------------------------------------------------------------------------------------------------------

    def runge_kutta(self, name: str, scheme: RungeKutta, *, first_known: bool = False) -> str:
        """A whole step; `first_known`: the first stage has been evaluated into %first."""
        place, code = self.place, self.code()
        h = code.splat("%h")
        stages = [_at(code, "%scratch", place.stage(s)) for s in range(scheme.stages)]
        if first_known:
            stages[0] = "%first"
        for s, row in enumerate(scheme.a):
            if s == 0 and first_known:
                continue
            self.combine(code, h, row, stages, place.inputs)
            self._store_time(code, scheme.c[s])
            code.put(f"call void @evaluate(ptr %scratch, ptr {stages[s]})")
        self.combine(code, h, scheme.b, stages, 0)
        more = ", ptr %first" if first_known else ""
        return self.function(name, code.lines, f"i64 %k, double %t, double %h{more}")

    def predictor_corrector(self, scheme: PredictorCorrector) -> str:
        """The past is kept in a ring: what belongs to step k lies at k modulo its length (a power of two)."""
        place, code = self.place, self.code()
        count = scheme.memory
        assert count & (count - 1) == 0
        size, past = place.width * place.elements, []
        for j in range(count):
            back = code.new(f"sub i64 %k, {j}")
            turn = code.new(f"and i64 {back}, {count - 1}")
            offset = code.new(f"mul i64 {turn}, {size}")
            at = code.new(f"add i64 {offset}, {place.history}")
            past.append(code.new(f"getelementptr i8, ptr %scratch, i64 {at}"))
        h = code.splat("%h")
        self.combine(code, h, (), [], place.inputs)
        self._store_time(code, Fraction(0))
        code.put(f"call void @evaluate(ptr %scratch, ptr {past[0]})")
        code.put(f"%young = icmp ult i64 %k, {count - 1}")
        code.put("br i1 %young, label %early, label %later")
        code.lines.append("early:")
        code.put(f"call void @start(ptr %scratch, i64 %k, double %t, double %h, ptr {past[0]})")
        code.put("ret void")
        code.lines.append("later:")
        self.combine(code, h, scheme.predictor, past, place.inputs)
        self._store_time(code, Fraction(1))
        predicted = _at(code, "%scratch", place.stage(0))
        code.put(f"call void @evaluate(ptr %scratch, ptr {predicted})")
        self.combine(code, h, scheme.corrector, [predicted, *past], 0)
        return self.function("step", code.lines, "i64 %k, double %t, double %h")

    def semi_implicit(self) -> str:
        """Velocities first, then positions with the new velocities; the states must be positions and their rates."""
        place, code = self.place, self.code()
        n = place.graph.outputs[0].size
        h = code.splat("%h")
        self.combine(code, h, (), [], place.inputs)
        self._store_time(code, Fraction(0))
        k = _at(code, "%scratch", place.stage(0))
        code.put(f"call void @evaluate(ptr %scratch, ptr {k})")
        for e in range(n):
            v = code.fma(h, code.load(k, (n + e) * place.width), code.load("%scratch", (n + e) * place.width))
            code.store(v, "%scratch", (n + e) * place.width)
            code.store(code.fma(h, v, code.load("%scratch", e * place.width)), "%scratch", e * place.width)
        return self.function("step", code.lines, "i64 %k, double %t, double %h")

    def combine(self, code: Code, h: str, weights: Sequence[Fraction], stages: Sequence[str], to: int) -> None:
        """x + h sum_j weights_j k_j into the tile at `to`."""
        place = self.place
        terms = [(code.constant(float(w)), k) for w, k in zip(weights, stages, strict=False) if w]
        for e in range(place.elements):
            value = code.load("%scratch", e * place.width)
            total = ""
            for weight, k in terms:
                derivative = code.load(k, e * place.width)
                total = code.fma(weight, derivative, total) if total else code.mul(weight, derivative)
            code.store(code.fma(h, total, value) if total else value, "%scratch", to + e * place.width)

    def _store_time(self, code: Code, part: Fraction) -> None:
        """t + part h into the input "t", where there is one, and to the lines."""
        timed = any(port.name == TIME for port in self.place.graph.inputs[self.place.states :])
        if timed or self.place.lined:
            step = code.new(f"fmul double %h, {Code(1, 64, fma=True).constant(float(part))}")
            self.store_lane_time(code, code.splat(code.new(f"fadd double %t, {step}")))

    def store_lane_time(self, code: Code, t: str) -> None:
        """A time of its own for every lane into the input "t", where there is one, and to the lines."""
        for k, port in enumerate(self.place.graph.inputs):
            if port.name == TIME and k >= self.place.states:
                code.store(t, "%scratch", self.place.input(k))
        for k in self.place.lined:
            code.put(f"call void @follow_{k}(ptr %scratch, {code.type} {t})")

    def code(self) -> Code:
        return Code(self.place.lanes, self.place.bits, fma=self.place.fma)


def _at(code: Code, pointer: str, offset: int) -> str:
    return code.new(f"getelementptr i8, ptr {pointer}, i64 {offset}")
