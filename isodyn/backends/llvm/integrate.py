"""Integration of x' = f(x, t, u) around the body of a graph, as LLVM text: any scheme, one lane or many, in one loop.

    @run(ptr table, i64 start, i64 stop, ptr scratch)      motions start <= i < stop, steps first <= k < last
    @step(ptr scratch, i64 k, double t, double h)          the states in the tile x, from t to t + h
    @evaluate(ptr scratch, ptr to)                         derivatives of the states in the input tiles, at `to`

The graph's first inputs are the states, its outputs their derivatives in the same order; an input called "t" is the time; the
others (u) are held during a step, but for those that follow straight lines over time: the scratch block has address of the times
(m,), m, address of the values (m, size) and the stretch looked at last of each; a time before the first or after the last one lies
on the first or last line, continued.

    @follow_<k>(ptr scratch, double t)                     input k at t into its tile, for one lane

`table`, words of 8 bytes: step h, first time t0, rtol, atol, first and longest step of an adaptive scheme (doubles); first, last,
every; address of the carried blocks; where steps are recorded: most trials, addresses of times, states, evaluations and of the
report [steps accepted, whether a trial could not be judged]; else (address, row stride) of every initial state; then (address, row
stride, step stride) of every held input, or three words of its lines; then, unless steps are recorded, (address, row stride, sample
stride) of every result.  Strides are in bytes; the elements of a row lie side by side.  Sample 0 is the initial state, sample s the
state after s * every steps.  When first > 0 the motions go on from what the call before left in the carried blocks.

The scratch block holds [element][lane] tiles:

    x          states                                                                     }
    history    the last derivatives, for schemes that remember; for adaptive ones         }  what a later call goes on from
               the next step, evaluations so far, time reached                            }
    inputs     of the body: states of a stage, t, u
    k          derivatives of the stages
    slots      of the body; then inputs, outputs and slots of the body for one lane

An adaptive scheme has steps of its own in every lane.  All lanes go through the same instructions until the last of them has
arrived; those that have take steps of length zero, which change nothing, so that a motion does not depend on its neighbours.  A
motion whose step becomes too short, or that needs too many, becomes NaN.  Where steps are recorded there is one lane, the steps go
through the times up to h, and a trial that cannot be judged, by an error that is NaN or a step that is too short, ends the call
before it: the caller says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from isodyn.backends.llvm.body import Bodies
from isodyn.backends.llvm.code import Code
from isodyn.backends.llvm.rows import COPY, load_rows, one_by_one, row_pointers, store_rows
from isodyn.backends.schemes import Adaptive, PredictorCorrector, RungeKutta, Scheme
from isodyn.graph.graph import Graph

TIME = "t"
_WORDS = 4  # of 8 bytes that describe the lines of an input
MOST = 100_000  # steps between two samples
NEXT_STEP, EVALUATIONS, REACHED = range(3)  # tiles of an adaptive scheme's history
_EPS = {64: 2.0**-52, 32: 2.0**-23}
_CORRECTIONS = 6  # of a root: the first guess is off by less than 0.12, and each correction squares that


@dataclass(frozen=True)
class Plan:
    """What is integrated, how, and where everything lies (bytes from the start of the scratch block).

    states     how many of the inputs are states
    lined      the inputs that follow lines
    recorded   whether the steps of an adaptive scheme are recorded
    """

    graph: Graph
    states: int
    scheme: Scheme
    lanes: int
    bits: int
    fma: bool
    lined: tuple[int, ...]
    recorded: bool
    history: int
    rate: int
    carried: int
    inputs: int
    lines: int
    tolerances: int
    k: int
    slots: int
    single: int
    single_outputs: int
    single_slots: int
    size: int

    @property
    def width(self) -> int:
        """Bytes of one element of a tile."""
        return self.lanes * self.bits // 8

    @property
    def elements(self) -> int:
        """Numbers in a state."""
        return sum(port.size for port in self.graph.outputs)

    @property
    def held(self) -> list[int]:
        """The inputs that the caller gives: neither states nor the time."""
        return [k for k, port in enumerate(self.graph.inputs) if k >= self.states and port.name != TIME]

    def input(self, k: int) -> int:
        """Where the tile of an input array begins."""
        return self.inputs + self.width * sum(port.size for port in self.graph.inputs[:k])

    def state(self, k: int) -> int:
        """Where a state array begins within x (and its derivative within the outputs)."""
        return self.width * sum(port.size for port in self.graph.outputs[:k])

    def lines_of(self, k: int) -> int:
        """Where the words of a lined input's lines begin."""
        return self.lines + 8 * _WORDS * self.lined.index(k)

    def past(self, k: int) -> int:
        """Where a tile of the history begins."""
        return self.history + k * self.width

    def stage(self, s: int) -> int:
        """Where the derivatives of a stage begin; those of an adaptive scheme's first stage are kept from step to step."""
        kept = isinstance(self.scheme, Adaptive)
        return self.rate if kept and s == 0 else self.k + (s - kept) * self.width * self.elements


def plan(
    graph: Graph, states: int, scheme: Scheme, lanes: int, bits: int, *, fma: bool, bodies: Bodies, lined: Sequence[str] = (),
    recorded: bool = False,
) -> Plan:  # fmt: skip
    """Where everything lies, each part on a 64-byte boundary; `lined` names inputs."""
    assert not (lined or recorded) or lanes == 1  # lines are looked up, and steps recorded, for one motion
    width, offset = lanes * bits // 8, 0
    elements, taken = sum(port.size for port in graph.outputs), sum(port.size for port in graph.inputs)
    adaptive = isinstance(scheme, Adaptive)
    followed = tuple(k for k, port in enumerate(graph.inputs) if port.name in lined)

    def take(count: int, each: int) -> int:
        nonlocal offset
        start = offset
        offset = (offset + count * each + 63) // 64 * 64
        return start

    take(elements, width)
    history = take(3 if adaptive else scheme.memory * elements if isinstance(scheme, PredictorCorrector) else 0, width)
    rate = take(elements if recorded else 0, width)
    carried = offset
    rate = rate if recorded else take(elements if adaptive else 0, width)
    inputs = take(taken, width)
    lines = take(_WORDS * len(followed), 8)
    tolerances = take(3 if adaptive else 0, width)  # rtol, atol, longest step
    k = take(_stages(scheme) * elements, width)
    slots = take(bodies.vector.slots, width)
    single = take(taken, bits // 8)
    single_outputs = take(elements, bits // 8)
    single_slots = take(bodies.scalar.slots, bits // 8)
    places = (history, rate, carried, inputs, lines, tolerances, k, slots, single, single_outputs, single_slots, offset)
    return Plan(graph, states, scheme, lanes, bits, fma, followed, recorded, *places)


def _stages(scheme: Scheme) -> int:
    if isinstance(scheme, Adaptive):
        return scheme.pair.stages  # the first is kept elsewhere; after the last, the new state
    if isinstance(scheme, PredictorCorrector):
        return scheme.starter.stages
    return scheme.stages if isinstance(scheme, RungeKutta) else 1


def emit_integration(place: Plan) -> str:
    """@run and what it calls, but for the bodies."""
    writer, scheme = _Writer(place), place.scheme
    sizes = sorted({port.size for port in place.graph.inputs})
    text = one_by_one(place.lanes, place.bits) + "".join(_block_reader(place, n) + _block_writer(place, n) for n in sizes)
    text += COPY.format(scalar=writer.scalar, align=place.bits // 8)
    text += _COPY_TILES.format(type=writer.code().type, width=place.width)
    for k in place.lined:
        text += _emit_lines(place.bits, k, place.graph.inputs[k].size, lines=place.lines_of(k), tile=place.input(k))
    text += writer.evaluate()
    if isinstance(scheme, Adaptive):
        text += _AdaptiveStep(writer, scheme).function()
    elif isinstance(scheme, RungeKutta):
        text += writer.runge_kutta("step", scheme)
    elif isinstance(scheme, PredictorCorrector):
        text += writer.runge_kutta("start", scheme.starter, first_known=True) + writer.predictor_corrector(scheme)
    else:
        text += writer.semi_implicit()
    return text + _Run(place).function()


class _Writer:
    """Writes @evaluate and the @step of a scheme with a fixed step."""

    def __init__(self, place: Plan):
        self.place = place
        self.scalar = "double" if place.bits == 64 else "float"

    def code(self) -> Code:
        return Code(self.place.lanes, self.place.bits, fma=self.place.fma)

    def function(self, name: str, lines: Sequence[str], arguments: str) -> str:
        body = "\n".join(lines)
        return f"define internal void @{name}(ptr %scratch, {arguments}) #0 {{\nentry:\n{body}\n  ret void\n}}\n"

    # -- derivatives --------------------------------------------------------------------------------------------------

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

    def _pointers(self, kind: str, start: int | None, width: int) -> list[str]:
        """%in0, ... or %out0, ...: the arrays of the body, one behind the other from `start`, or from the argument %to."""
        ports = self.place.graph.inputs if kind == "in" else self.place.graph.outputs
        lines, offset, base = [], start or 0, "to" if start is None else "scratch"
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
            lines.append(f"  %{name} = getelementptr {self.scalar}, ptr {base}, i64 %l")
        lines.append(f"  call void @copy(ptr %from, i64 {place.lanes}, ptr %in0, i64 1, i64 {taken})")
        lines.append(f"  %flag = call i1 @body_1({self._arguments()})")
        lines.append(f"  call void @copy(ptr %out0, i64 1, ptr %back, i64 {place.lanes}, i64 {place.elements})")
        lines += ["  %l1 = add i64 %l, 1", f"  %more = icmp ult i64 %l1, {place.lanes}", "  br i1 %more, label %lane, label %exit"]
        lines.append("exit:")
        return self.function("each_lane", lines, "ptr %to")

    # -- parts of a step ----------------------------------------------------------------------------------------------

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

    def derive(self, code: Code, to: str) -> None:
        """f of the input tiles at `to`."""
        code.put(f"call void @evaluate(ptr %scratch, ptr {to})")

    def stages(self, code: Code, count: int) -> list[str]:
        """Where the derivatives of the stages are."""
        return [_at(code, self.place.stage(s)) for s in range(count)]

    def time(self, code: Code, t: str) -> None:
        """A time for every lane into the input "t", where there is one, and to the lines."""
        for k, port in enumerate(self.place.graph.inputs):
            if port.name == TIME and k >= self.place.states:
                code.store(t, "%scratch", self.place.input(k))
        for k in self.place.lined:
            code.put(f"call void @follow_{k}(ptr %scratch, {code.type} {t})")

    def _common_time(self, code: Code, part: Fraction) -> None:
        """t + part h, the same for all lanes."""
        timed = any(port.name == TIME for port in self.place.graph.inputs[self.place.states :])
        if timed or self.place.lined:
            step = code.new(f"fmul double %h, {Code(1, 64, fma=True).constant(float(part))}")
            self.time(code, code.splat(code.new(f"fadd double %t, {step}")))

    # -- fixed steps --------------------------------------------------------------------------------------------------

    def runge_kutta(self, name: str, scheme: RungeKutta, *, first_known: bool = False) -> str:
        """A whole step; `first_known`: the first stage has been evaluated into %first."""
        code = self.code()
        h, stages = code.splat("%h"), self.stages(code, scheme.stages)
        if first_known:
            stages[0] = "%first"
        for s, row in enumerate(scheme.a):
            if s == 0 and first_known:
                continue
            self.combine(code, h, row, stages, self.place.inputs)
            self._common_time(code, scheme.c[s])
            self.derive(code, stages[s])
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
        self._common_time(code, Fraction(0))
        self.derive(code, past[0])
        code.put(f"%young = icmp ult i64 %k, {count - 1}")
        code.put("br i1 %young, label %early, label %later")
        code.lines.append("early:")
        code.put(f"call void @start(ptr %scratch, i64 %k, double %t, double %h, ptr {past[0]})")
        code.put("ret void")
        code.lines.append("later:")
        self.combine(code, h, scheme.predictor, past, place.inputs)
        self._common_time(code, Fraction(1))
        (predicted,) = self.stages(code, 1)
        self.derive(code, predicted)
        self.combine(code, h, scheme.corrector, [predicted, *past], 0)
        return self.function("step", code.lines, "i64 %k, double %t, double %h")

    def semi_implicit(self) -> str:
        """Velocities first, then positions with the new velocities; the states must be positions and their rates."""
        place, code = self.place, self.code()
        n = place.graph.outputs[0].size
        h, (k,) = code.splat("%h"), self.stages(code, 1)
        self.combine(code, h, (), [], place.inputs)
        self._common_time(code, Fraction(0))
        self.derive(code, k)
        for e in range(n):
            v = code.fma(h, code.load(k, (n + e) * place.width), code.load("%scratch", (n + e) * place.width))
            code.store(v, "%scratch", (n + e) * place.width)
            code.store(code.fma(h, v, code.load("%scratch", e * place.width)), "%scratch", e * place.width)
        return self.function("step", code.lines, "i64 %k, double %t, double %h")


class _AdaptiveStep:
    """Writes the @step of a pair that chooses its steps: trials until all lanes have gone from t to t + h.

    Each lane has the time %s since t and the next step %wish; its derivatives at x are known before a trial.  Where steps are
    recorded t is 0, so that %s is the time itself, and the call ends after some trials.
    """

    def __init__(self, writer: _Writer, scheme: Adaptive):
        self.writer, self.place, self.code = writer, writer.place, writer.code()
        self.pair, self.rule = scheme.pair, scheme.rule
        self.span, self.start = self.code.splat("%h"), self.code.splat("%t")
        self.stages = writer.stages(self.code, scheme.pair.stages)
        self.new = self.place.stage(scheme.pair.stages)
        self.recorded = self.place.recorded

    def function(self) -> str:
        """The text."""
        self._enter()
        self._attempt()
        self._measure()
        self._go_on()
        self._leave()
        records = ", ptr %records" if self.recorded else ""
        return self.writer.function("step", self.code.lines, f"i64 %k, double %t, double %h{records}")

    def _enter(self) -> None:
        """Where every lane is, and the derivatives there; then the top of the loop."""
        place, code, put, kind = self.place, self.code, self.code.put, self.code.type
        s = code.load("%scratch", place.past(REACHED)) if self.recorded else code.constant(0.0)
        if not self.recorded:  # held inputs have changed since the last step
            self._derive(self.start)
            count = code.load("%scratch", place.past(EVALUATIONS))
            code.store(code.add(count, code.constant(1.0)), "%scratch", place.past(EVALUATIONS))
        first = code.load("%scratch", place.past(NEXT_STEP))
        put("br label %loop")
        code.lines.append("loop:")
        put(f"%s = phi {kind} [{s}, %entry], [%s.next, %again]")
        put(f"%wish = phi {kind} [{first}, %entry], [%wish.next, %again]")
        put("%turn = phi i64 [0, %entry], [%turn.next, %again]")
        if self.recorded:
            put("%taken = phi i64 [0, %entry], [%taken.next, %again]")
        put("%turn.next = add i64 %turn, 1")
        left = code.sub(self.span, "%s")
        self.active = code.compare("ogt", left, code.constant(0.0))
        if self.recorded:
            self.least = code.mul(code.constant(float(self.rule.shortest)), _spacing(code, "%s"))
            put(f"%left = icmp slt i64 %turn, {_word(code, 'records', 0)}")
            put(f"%both = and i1 {self.active}, %left")
            put(f"%some = and i1 %both, {code.compare('oge', '%wish', self.least)}")
            put("br i1 %some, label %attempt, label %exit")
        else:
            self.least = code.mul(code.constant(self.rule.shortest * _EPS[code.bits]), self.span)
            put("br label %attempt")

    def _attempt(self) -> None:
        """The stages of a step, the new state behind them, and its error."""
        place, code, writer = self.place, self.code, self.writer
        code.lines.append("attempt:")
        reach = code.add("%s", "%wish")
        self.ends = code.compare("oge", reach, code.sub(self.span, self.least))
        self.to = code.select(self.ends, self.span, reach)
        self.h = code.sub(self.to, "%s")
        now = code.add(self.start, "%s")
        for s in range(1, self.pair.stages):
            writer.combine(code, self.h, self.pair.a[s], self.stages, place.inputs)
            writer.time(code, code.fma(code.constant(float(self.pair.c[s])), self.h, now))
            writer.derive(code, self.stages[s])
        writer.combine(code, self.h, self.pair.b, self.stages, self.new)
        self.error = self._error()
        if self.recorded:
            code.put(f"br i1 {code.compare('ord', self.error, self.error)}, label %measured, label %exit")
        else:
            code.put("br label %measured")

    def _error(self) -> str:
        """Root mean square of the difference of the two formulas over atol + rtol max(|x|, |new x|)."""
        place, code, pair = self.place, self.code, self.pair
        rtol, atol = (code.load("%scratch", place.tolerances + k * place.width) for k in range(2))
        assert pair.lower is not None
        differences = [b - low for b, low in zip(pair.b, pair.lower, strict=True)]
        weights = [(code.constant(float(w)), k) for w, k in zip(differences, self.stages, strict=True) if w]
        total = ""
        for e in range(place.elements):
            gap = ""
            for weight, k in weights:
                derivative = code.load(k, e * place.width)
                gap = code.fma(weight, derivative, gap) if gap else code.mul(weight, derivative)
            sizes = [code.call("fabs", code.load("%scratch", at + e * place.width)) for at in (0, self.new)]
            size = code.select(code.compare("ogt", sizes[0], sizes[1]), sizes[0], sizes[1])
            part = code.div(code.mul(self.h, gap), code.fma(rtol, size, atol))
            total = code.fma(part, part, total) if total else code.mul(part, part)
        return code.call("sqrt", code.mul(total, code.constant(1.0 / place.elements)))

    def _measure(self) -> None:
        """Whether the step is taken, the next step, the new state and time, evaluations."""
        place, code, put, kind = self.place, self.code, self.code.put, self.code.type
        code.lines.append("measured:")
        good = code.compare("ole", self.error, code.constant(1.0))
        wish = self._next_step(good)
        lost = ""
        if not self.recorded:
            lost = _both(code, self.active, _both(code, _negated(code, good), code.compare("olt", wish, self.least)))
        self._accept(good, lost)
        moved, at = (lost, self.span) if lost else (good, self.to)
        put(f"%s.next = select {code.btype} {moved}, {kind} {at}, {kind} {code.select(good, self.to, '%s')}")
        put(f"%wish.next = select {code.btype} {self.active}, {kind} {wish}, {kind} %wish")
        self.under_way = code.compare("olt", "%s.next", self.span)
        going = _both(code, good, self.under_way)
        count = code.load("%scratch", place.past(EVALUATIONS))
        spent = code.add(count, code.select(self.active, code.constant(self.pair.stages - 1.0), code.constant(0.0)))
        further = code.add(spent, code.select(going, code.constant(1.0), code.constant(0.0)))
        code.store(further, "%scratch", place.past(EVALUATIONS))
        if self.recorded:
            put(f"%more = zext i1 {good} to i64")
            put("%taken.next = add i64 %taken, %more")
            put(f"br i1 {good}, label %record, label %again")
            code.lines.append("record:")
            self._record(spent)
        put(f"br i1 {_any(code, going)}, label %derive, label %again")

    def _next_step(self, good: str) -> str:
        """What the error suggests; a step that was cut at the end must not make the next one shorter."""
        code, rule, order = self.code, self.rule, self.pair.order
        low, high = (code.constant(x) for x in rule.bounds(order))
        factor = code.mul(code.constant(rule.safety), _inverse_root(code, self.error, order))
        factor = code.select(code.compare("ole", self.error, low), code.constant(rule.grow), factor)
        factor = code.select(code.compare("uge", self.error, high), code.constant(rule.shrink), factor)
        wish, longest = code.mul(self.h, factor), code.load("%scratch", self.place.tolerances + 2 * self.place.width)
        wish = code.select(code.compare("olt", wish, longest), wish, longest)
        cut = _both(code, _both(code, good, self.ends), code.compare("olt", wish, "%wish"))
        return code.select(cut, "%wish", wish)

    def _accept(self, good: str, lost: str) -> None:
        """x becomes the new state in the lanes where that is good, and NaN where the motion is lost."""
        place, code = self.place, self.code
        for e in range(place.elements):
            at = e * place.width
            kept = code.select(good, code.load("%scratch", self.new + at), code.load("%scratch", at))
            code.store(code.select(lost, code.constant(float("nan")), kept) if lost else kept, "%scratch", at)

    def _record(self, spent: str) -> None:
        """Time, state and evaluations of the step that was taken."""
        code, elements = self.code, self.place.elements
        times, states, counts = (_word(code, "records", k, "ptr") for k in (1, 2, 3))
        code.put(f"store double %s.next, ptr {code.new(f'getelementptr double, ptr {times}, i64 %taken')}")
        number = code.new(f"fptosi double {spent} to i64")
        code.put(f"store i64 {number}, ptr {code.new(f'getelementptr i64, ptr {counts}, i64 %taken')}")
        row = code.new(f"getelementptr double, ptr {states}, i64 {code.new(f'mul i64 %taken, {elements}')}")
        code.put(f"call void @copy(ptr %scratch, i64 1, ptr {row}, i64 1, i64 {elements})")

    def _derive(self, t: str) -> None:
        """The derivatives at x and t (lanes that have not moved get the same ones again)."""
        self.writer.combine(self.code, "", (), [], self.place.inputs)
        self.writer.time(self.code, t)
        self.writer.derive(self.code, self.stages[0])

    def _go_on(self) -> None:
        code, put = self.code, self.code.put
        code.lines.append("derive:")
        self._derive(code.add(self.start, "%s.next"))
        put("br label %again")
        code.lines.append("again:")
        if self.recorded:
            put("br label %loop")
        else:
            put(f"%few = icmp ult i64 %turn.next, {MOST}")
            put(f"%go = and i1 {_any(code, self.under_way)}, %few")
            put("br i1 %go, label %loop, label %exit")

    def _leave(self) -> None:
        place, code, put = self.place, self.code, self.code.put
        code.lines.append("exit:")
        if self.recorded:
            put("%stuck = phi i1 [%both, %loop], [true, %attempt]")
            code.store("%s", "%scratch", place.past(REACHED))
            code.store("%wish", "%scratch", place.past(NEXT_STEP))
            report = _word(code, "records", 4, "ptr")
            put(f"store i64 %taken, ptr {report}")
            put("%flag = zext i1 %stuck to i64")
            put(f"store i64 %flag, ptr {code.new(f'getelementptr i64, ptr {report}, i64 1')}")
            return
        code.store("%wish.next", "%scratch", place.past(NEXT_STEP))
        for e in range(place.elements):  # out of turns
            x = code.load("%scratch", e * place.width)
            code.store(code.select(self.under_way, code.constant(float("nan")), x), "%scratch", e * place.width)


def _inverse_root(code: Code, x: str, order: int) -> str:
    """x^(-1/order) for a positive x: a first guess from the exponent, then Newton's y + y (1 - x y^order) / order."""
    bias, digits = (1023, 52) if code.bits == 64 else (127, 23)
    middle = round((1 + 1 / order) * bias * 2**digits)
    share = code.ibinary("udiv", code.to_bits(x), code.iconstant(order))
    y = code.from_bits(code.ibinary("sub", code.iconstant(middle), share))
    for _ in range(_CORRECTIONS):
        power = y
        for _ in range(order - 1):
            power = code.mul(power, y)
        rest = code.fnma(x, power, code.constant(1.0))
        y = code.fma(code.mul(y, code.constant(1 / order)), rest, y)
    return y


def _spacing(code: Code, t: str) -> str:
    """The distance from |t| to the next larger number."""
    size = code.call("fabs", t)
    return code.sub(code.from_bits(code.ibinary("add", code.to_bits(size), code.iconstant(1))), size)


def _at(code: Code, offset: int) -> str:
    return code.new(f"getelementptr i8, ptr %scratch, i64 {offset}")


def _word(code: Code, table: str, k: int, kind: str = "i64") -> str:
    at = code.new(f"getelementptr i64, ptr %{table}, i64 {k}")
    return code.new(f"load {kind}, ptr {at}")


def _both(code: Code, a: str, b: str) -> str:
    return code.new(f"and {code.btype} {a}, {b}")


def _negated(code: Code, a: str) -> str:
    ones = "true" if code.lanes == 1 else "<" + ", ".join(["i1 true"] * code.lanes) + ">"
    return code.new(f"xor {code.btype} {a}, {ones}")


def _any(code: Code, a: str) -> str:
    return a if code.lanes == 1 else code.new(f"call i1 @llvm.vector.reduce.or.v{code.lanes}i1({code.btype} {a})")


# -- the loop over motions and steps ----------------------------------------------------------------------------------

HEAD = 10  # words of a table before the arrays
RECORDS = 5  # words of the records


class _Run:
    """Writes @run: over blocks of motions, and within a block over steps."""

    def __init__(self, place: Plan):
        self.place, self.code = place, Code(place.lanes, place.bits, fma=True)
        self._words = 0
        self.h, self.t0, self.rtol, self.atol, self.guess, self.longest = (self._next("double") for _ in range(6))
        self.first, self.last, self.every, self.carried = self._next(), self._next(), self._next(), self._next("ptr")
        self.records = self.code.new(f"getelementptr i64, ptr %table, i64 {HEAD}") if place.recorded else ""
        self._words += RECORDS if place.recorded else 0
        shown = 0 if place.recorded else place.states
        self.initial = [(self._next("ptr"), self._next()) for _ in range(shown)]
        held = [(k, self._next("ptr"), self._next(), self._next()) for k in place.held]
        self.held = [row for row in held if row[0] not in place.lined]
        self.lines = [row for row in held if row[0] in place.lined]
        self.results = [(self._next("ptr"), self._next(), self._next()) for _ in range(shown)]
        self.adaptive = isinstance(place.scheme, Adaptive)

    def _next(self, kind: str = "i64") -> str:
        """The next word of the table."""
        self._words += 1
        return _word(self.code, "table", self._words - 1, kind)

    def function(self) -> str:
        """The text."""
        self._enter()
        self._begin_or_resume()
        self._steps()
        self._leave()
        body = "\n".join(self.code.lines)
        return f"define void @run(ptr %table, i64 %start, i64 %stop, ptr %scratch) #0 {{\nentry:\n{body}\n  ret void\n}}\n"

    def _enter(self) -> None:
        """The loop over blocks of motions."""
        place, code, put = self.place, self.code, self.code.put
        if self.adaptive:
            for k, value in enumerate((self.rtol, self.atol, self.longest)):
                code.store(code.splat(value), "%scratch", place.tolerances + k * place.width)
        for k, times, count, values in self.lines:
            _store_lines(code, place.lines_of(k), times, count, values)
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

    def _begin_or_resume(self) -> None:
        """x from the initial states, which are sample 0; or all that the call before left."""
        place, code, put = self.place, self.code, self.code.put
        put("br label %resume" if place.recorded else "br i1 %fresh, label %begin, label %resume")
        code.lines.append("resume:")
        put(f"call void @copy_tiles(ptr %kept, ptr %scratch, i64 {place.carried // place.width})")
        put("br label %go")
        if not place.recorded:
            code.lines.append("begin:")
            if self.adaptive:
                code.store(code.splat(self.guess), "%scratch", place.past(NEXT_STEP))
                code.store(code.constant(0.0), "%scratch", place.past(EVALUATIONS))
            for k, (base, rs) in enumerate(self.initial):
                self._block("read", place.graph.inputs[k].size, base, rs, "0", "0", place.state(k))
            self._show("0")
            put("br label %go")
        code.lines.append("go:")
        for k, base, rs, ss in self.held:
            self._block("read", place.graph.inputs[k].size, base, rs, ss, self.first, place.input(k))

    def _steps(self) -> None:
        """The loop over steps, and the samples among them."""
        code, put = self.code, self.code.put
        put(f"%some = icmp slt i64 {self.first}, {self.last}")
        put("br i1 %some, label %step, label %done")
        code.lines.append("step:")
        put(f"%k = phi i64 [{self.first}, %go], [%k1, %again]")
        for k, base, rs, ss in self.held:
            self._when_it_changes(k, base, rs, ss)
        put("%kd = sitofp i64 %k to double")
        put(f"%since = fmul double %kd, {self.h}")
        put(f"%t = fadd double {self.t0}, %since")
        records = f", ptr {self.records}" if self.records else ""
        put(f"call void @step(ptr %scratch, i64 %k, double %t, double {self.h}{records})")
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

    def _leave(self) -> None:
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
            self._block("write", self.place.graph.inputs[k].size, base, rs, ss, sample, self.place.state(k))

    def _block(self, does: str, size: int, base: str, rs: str, ss: str, step: str, tile: int) -> None:
        """Between rows i, i + 1, ... of an array at one step (or sample) and the tile at an offset of the scratch block."""
        code = self.code
        row = code.new(f"mul i64 %i, {rs}")
        moment = code.new(f"mul i64 {step}, {ss}")
        offset = code.new(f"add i64 {row}, {moment}")
        at = code.new(f"getelementptr i8, ptr {base}, i64 {offset}")
        code.put(f"call void @{does}_{size}(ptr {at}, i64 {rs}, i64 %count, ptr {_at(code, tile)})")

    def _when_it_changes(self, k: int, base: str, rs: str, ss: str) -> None:
        """The held input k of this step, read unless it stays the same."""
        code = self.code
        code.put(f"%varies{k} = icmp ne i64 {ss}, 0")
        code.put(f"br i1 %varies{k}, label %read{k}, label %had{k}")
        code.lines.append(f"read{k}:")
        self._block("read", self.place.graph.inputs[k].size, base, rs, ss, "%k", self.place.input(k))
        code.put(f"br label %had{k}")
        code.lines.append(f"had{k}:")


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


# -- inputs that follow lines over time --------------------------------------------------------------------------------


def _store_lines(code: Code, offset: int, times: str, count: str, values: str) -> None:
    """The words of a table into the scratch block; the first stretch is looked at first."""
    fields = (("ptr", times), ("i64", count), ("i64", values), ("i64", "0"))
    for k, (kind, word) in enumerate(fields):
        at = code.new(f"getelementptr i8, ptr %scratch, i64 {offset + 8 * k}")
        code.put(f"store {kind} {word}, ptr {at}")


def _emit_lines(bits: int, k: int, size: int, *, lines: int, tile: int) -> str:
    """@follow_<k> for an input of `size` elements; times and values have the precision of the states."""
    kind = "double" if bits == 64 else "float"
    return _FOLLOW.format(k=k, kind=kind, size=size, lines=lines, tile=tile, last=_WORDS - 1)


_FOLLOW = """define internal void @follow_{k}(ptr %scratch, {kind} %t) #0 {{
entry:
  %lines = getelementptr i8, ptr %scratch, i64 {lines}
  %count.at = getelementptr i64, ptr %lines, i64 1
  %values.at = getelementptr i64, ptr %lines, i64 2
  %last.at = getelementptr i64, ptr %lines, i64 {last}
  %times = load ptr, ptr %lines
  %count = load i64, ptr %count.at
  %values = load ptr, ptr %values.at
  %from = load i64, ptr %last.at
  %most = sub i64 %count, 2
  br label %back
back:
  %b = phi i64 [%from, %entry], [%b1, %earlier]
  %b.at = getelementptr {kind}, ptr %times, i64 %b
  %b.t = load {kind}, ptr %b.at
  %before = fcmp olt {kind} %t, %b.t
  %inner = icmp sgt i64 %b, 0
  %again = and i1 %before, %inner
  br i1 %again, label %earlier, label %on
earlier:
  %b1 = sub i64 %b, 1
  br label %back
on:
  %k = phi i64 [%b, %back], [%k1, %later]
  %k1 = add i64 %k, 1
  %end.at = getelementptr {kind}, ptr %times, i64 %k1
  %end = load {kind}, ptr %end.at
  %behind = fcmp oge {kind} %t, %end
  %more = icmp slt i64 %k, %most
  %go = and i1 %behind, %more
  br i1 %go, label %later, label %found
later:
  br label %on
found:
  store i64 %k, ptr %last.at
  %start.at = getelementptr {kind}, ptr %times, i64 %k
  %start = load {kind}, ptr %start.at
  %since = fsub {kind} %t, %start
  %whole = fsub {kind} %end, %start
  %part = fdiv {kind} %since, %whole
  %row = mul i64 %k, {size}
  %left = getelementptr {kind}, ptr %values, i64 %row
  %right = getelementptr {kind}, ptr %left, i64 {size}
  %tile = getelementptr i8, ptr %scratch, i64 {tile}
  br label %each
each:
  %e = phi i64 [0, %found], [%e1, %each]
  %a.at = getelementptr {kind}, ptr %left, i64 %e
  %c.at = getelementptr {kind}, ptr %right, i64 %e
  %to = getelementptr {kind}, ptr %tile, i64 %e
  %a = load {kind}, ptr %a.at
  %c = load {kind}, ptr %c.at
  %step = fsub {kind} %c, %a
  %share = fmul {kind} %part, %step
  %value = fadd {kind} %a, %share
  store {kind} %value, ptr %to
  %e1 = add i64 %e, 1
  %left.over = icmp ult i64 %e1, {size}
  br i1 %left.over, label %each, label %exit
exit:
  ret void
}}
"""
