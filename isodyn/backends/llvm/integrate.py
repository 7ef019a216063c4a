"""Integration of x' = f(x, t, u) around the body of a graph, as LLVM text: any scheme, one lane or many, in one loop.

    @run(ptr table, i64 start, i64 stop, ptr scratch)      motions start <= i < stop, steps first <= k < last
    @step(ptr scratch, i64 k, double t, double h)          the states in the tile x, from t to t + h
    @evaluate(ptr scratch, ptr to)                         derivatives of the states in the input tiles, stored at `to`

The graph's first inputs are the states; its outputs are their derivatives in the same order.  An input "t" is the time.  The
other inputs (u) are constant during a step, or follow curves over time (Curves in device.py).  For each curve the scratch block has
the address of the times, the address of the coefficients, number and degree of the polynomials, and the last piece in every lane.

    @follow_<k>(ptr scratch, i64 lane, double t, double within)   input k at t into its tile, by the polynomial around `within`
    @follow_all_<k>(ptr scratch, double t, double within)         the same for all lanes

Fixed steps that do not end at jumps use the polynomials inside the step, so that a stage at an end of a step does not read the
next piece.

With modes (device.Switching), every fixed step calls

    @choose(ptr scratch, double t, double h)               the mode of the step from x into its input tiles, derivatives into k
    @settle(ptr scratch)                                   stops or reverses the entries of the last state that changed sign
    @rounds(ptr scratch)                                   the common part of both: @turn until no lane is wrong
    @begin, @turn, @crossed, @end(ptr scratch)             the graphs of the mode logic, on the tiles of their names

and a step under error control also calls @landed and @late.

On a configuration manifold (device.Charts), the quaternions of every new state are normalised, @moved(ptr scratch) updates the
positions in the input tiles by a step, and a Rosenbrock pair solves for all states.  With constraints on the states,
@restored(ptr scratch) projects every new state onto them.

`table`, words of 8 bytes: step h, first time t0, rtol, atol, first and longest step of an adaptive scheme (doubles); first, last,
every; address of the carried blocks.  If steps are recorded: most trials, addresses of times, states, evaluations, stiffness,
dense-output data of a Rosenbrock pair, and of the report [steps accepted, whether a trial could not be evaluated].  Otherwise:
(address, row stride) of every initial state.  Then (address, row stride, step stride) of every held input, or (address of the
times, address of the coefficients, 256 pieces + degree) of its curves.  Then, unless steps are recorded, (address, row stride,
sample stride) of every result.  Strides are in bytes; the elements of a row are adjacent.  Sample 0 is the initial state; sample s
is the state after s * every steps.  If first > 0, the motions resume from the carried blocks of the previous call.

The scratch block holds [element][lane] tiles:

    x          states                                                                     }
    history    the last derivatives, for multistep schemes; for adaptive ones             }  state that a later call resumes from
               the next step, evaluations so far, time reached                            }
    mode       mode of the previous step, for multistep schemes: each lane restarts after a change
    inputs     of the body: states of a stage, t, u
    board      all other arrays of the graphs of the mode logic
    k          derivatives of the stages
    slots      of the body; then inputs, outputs and slots of the body for one lane

An adaptive scheme has separate steps in every lane.  All lanes run the same instructions until the last of them has arrived.
Lanes that have arrived take steps of length zero, which change nothing, so that results do not depend on the batch.  A motion whose
step becomes too short, or that needs too many steps, becomes NaN.  If steps are recorded there is one lane, and the steps run
through the times up to h.  A trial with an error of NaN, or a step that is too short, ends the call before that trial; the caller
reports why.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np

from isodyn.backends.device import (
    ATOL,
    BEFORE,
    INSIDE,
    LATE,
    LEAST,
    NEXT,
    PART,
    RATE,
    ROUND,
    RTOL,
    STEP,
    WRONG,
    Charts,
    Problem,
    Switching,
)  # fmt: skip
from isodyn.backends.llvm.body import Bodies, emit_bodies, has_sines, signature
from isodyn.backends.llvm.code import Code, Scratch, hexadecimal
from isodyn.backends.llvm.linear import linear_algebra, room
from isodyn.backends.llvm.rows import move_rows, row_pointers
from isodyn.backends.llvm.target import Target
from isodyn.backends.schemes import Adaptive, PredictorCorrector, Rosenbrock, RungeKutta, Scheme, SemiImplicitEuler
from isodyn.graph.derivative import with_slopes
from isodyn.graph.graph import Graph, Port
from isodyn.graph.passes import optimised

TIME = "t"
_CURVE_WORDS = ("ptr", "ptr", "i64", "i64")  # words that describe the curves of an input: times, coefficients, pieces, degree
MOST = 100_000  # steps between two samples
NEXT_STEP, EVALUATIONS, REACHED = range(3)  # tiles of an adaptive scheme's history
AGE = 0  # tile of a multistep scheme with modes, in place of NEXT_STEP: number of past derivatives in this mode
_EPS = {64: 2.0**-52, 32: 2.0**-23}
_CORRECTIONS = 6  # Newton steps of a root: the first guess is off by less than 0.12, and each step squares the error


class Plan:
    """The problem, the scheme, and the memory layout (offsets in bytes from the start of the scratch block).

    states     number of inputs that are states
    following  the inputs that follow curves (given by their names)
    alone      True: steps end where curves jump
    recorded   True: the steps of an adaptive scheme are recorded
    switching  mode logic, or None
    mode       names of the inputs that hold the mode
    anew       True: a multistep scheme, which restarts after a change of mode
    charts     configuration manifold; None: the velocities are the derivatives of the positions
    restored   graph that projects a new state onto the constraints, or None
    elements   numbers in a state
    width      bytes of one element of a tile
    carried    bytes that a later call resumes from
    """

    def __init__(
        self, graph: Graph, states: int, scheme: Scheme, bodies: Bodies, lanes: int, bits: int, *, fma: bool,
        following: Sequence[str] = (), alone: bool = False, recorded: bool = False, switching: Switching | None = None,
        slopes: Graph | None = None, charts: Charts | None = None, restored: Graph | None = None,
    ):  # fmt: skip
        assert not recorded or lanes == 1
        self.charts, self.moves = charts, charts is not None and isinstance(scheme, SemiImplicitEuler)
        self.restored = restored
        self.graph, self.states, self.scheme, self.recorded = graph, states, scheme, recorded
        self.lanes, self.bits, self.fma, self.alone = lanes, bits, fma, alone or recorded
        self.following = [k for k, port in enumerate(graph.inputs) if port.name in following]
        self.adaptive, self.switching, self.slopes = isinstance(scheme, Adaptive), switching, slopes
        assert not (recorded and switching)
        self.mode = () if switching is None else switching.mode(graph)
        self.anew = switching is not None and isinstance(scheme, PredictorCorrector)
        self.width, number = lanes * bits // 8, bits // 8
        self.elements, taken = sum(port.size for port in graph.outputs), sum(port.size for port in graph.inputs)
        memory = 3 if self.adaptive else scheme.memory * self.elements if isinstance(scheme, PredictorCorrector) else 0
        state = self.elements * self.width
        block = Scratch()
        block.take(state)
        counters = int(self.anew)
        self.history = block.take((counters + memory) * self.width)
        self.derivatives = self.history + counters * self.width
        modes = sum(port.size for port in graph.inputs if port.name in self.mode)
        self.before = block.take(modes * self.width if self.anew else 0)
        if recorded:
            self.rate = block.take(state)
        self.carried = block.size
        if not recorded:
            self.rate = block.take(state if self.adaptive else 0)
        self.inputs = block.take(taken * self.width)
        self.curves = block.take(8 * (len(_CURVE_WORDS) + lanes) * len(self.following))
        self.tolerances = block.take(3 * self.width if self.adaptive else 0)  # rtol, atol, longest step
        self.k = block.take(_stages(scheme) * state)
        self.gap = block.take(state if recorded else 0)
        self.slots = block.take(bodies.slots * self.width)
        self.beside = switching.graphs if switching else {}
        graphs = [
            graph,
            *self.beside.values(),
            *([charts.moved] if charts and self.moves else []),
            *([restored] if restored else []),
        ]
        self.single = block.take(max(sum(port.size for port in each.inputs) for each in graphs) * number)
        self.single_outputs = block.take(max(sum(port.size for port in each.outputs) for each in graphs) * number)
        self.single_slots = block.take(bodies.slots_1 * number)
        self.board = {port.name: self.input(k) for k, port in enumerate(graph.inputs)}
        self.board |= {RATE + port.name: self.stage(0) + self.state(k) for k, port in enumerate(graph.outputs)}
        self.aside: dict[str, int] = {}
        if charts and self.moves:
            self.board |= {
                port.name: block.take(port.size * self.width) for port in (*charts.moved.inputs[1:], *charts.moved.outputs)
            }
        if restored is not None:
            self.board |= {port.name: block.take(port.size * self.width) for port in (*restored.inputs, *restored.outputs)}
        if switching is not None:
            self._lay_out(block)
        if slopes is not None:
            assert lanes == 1 and isinstance(scheme, Adaptive)
            rates = {port.name for port in graph.outputs}
            ports = (Port(RATE + port.name, port.shape) if port.name in rates else port for port in slopes.outputs)
            self.slopes = slopes = replace(slopes, outputs=tuple(ports))
            for port in (*slopes.inputs, *slopes.outputs):
                if port.name not in self.board:
                    self.board[port.name] = block.take(port.size * self.width)
            self.rates = 0 if charts else graph.outputs[0].size  # number of states whose derivatives are the last states
            self.rest = self.elements - self.rates
            self.u, self.right = block.take(scheme.pair.stages * state), block.take(state)
            self.matrix, self.pivots = block.take(room(self.rates, self.rest) * self.width), block.take(8 * self.rest)
        self.size = block.size

    def _lay_out(self, block: Scratch) -> None:
        """Allocate tiles for the arrays of the mode logic; a second one, aside, for an array that one graph reads and writes."""
        if isinstance(self.scheme, Adaptive):
            assert isinstance(self.scheme.pair, RungeKutta)
            self.board |= {name: self.tolerances + k * self.width for k, name in enumerate((RTOL, ATOL))}
            end = self.stage(self.scheme.pair.late)
            self.board |= {LATE + port.name: end + self.state(k) for k, port in enumerate(self.graph.outputs)}
        own = [Port(name, (1,)) for name in (STEP, ROUND, LEAST)]
        ports = {port.name: port for each in self.beside.values() for port in (*each.inputs, *each.outputs)}
        for port in (*own, *ports.values()):
            if port.name not in self.board:
                self.board[port.name] = block.take(port.size * self.width)
        for each in self.beside.values():
            read = {port.name for port in each.inputs}
            for port in each.outputs:
                if port.name in read and port.name not in self.aside:
                    self.aside[port.name] = block.take(port.size * self.width)
        self.goal = block.take(self.width)  # step length to resume once the mode that limited the steps has ended
        self.kept: dict[Port, int] = {}  # arrays to restore after a rejected trial
        if self.adaptive:
            used = {port.name for each in (self.graph, self.beside["landed"]) for port in each.inputs}
            made = [port for name in ("begin", "turn") for port in self.beside[name].outputs]
            rates = [Port(RATE + port.name, port.shape) for port in self.graph.outputs]
            used |= {name.removeprefix(BEFORE) for name in self.board if name.startswith(BEFORE)}
            for port in dict.fromkeys((*rates, *(port for port in made if port.name in used))):
                place = self.board.get(BEFORE + port.name)
                self.kept[port] = block.take(port.size * self.width) if place is None else place
        self.settled = block.take(self.width)  # mask of the lanes that settle

    @property
    def held(self) -> list[int]:
        """Indices of the inputs that the caller passes: all but states, time and mode."""
        names = (TIME, *self.mode)
        return [k for k, port in enumerate(self.graph.inputs) if k >= self.states and port.name not in names]

    def input(self, k: int) -> int:
        """Return the offset of the tile of an input array."""
        return self.inputs + self.width * sum(port.size for port in self.graph.inputs[:k])

    def state(self, k: int) -> int:
        """Return the offset of a state array within x (and of its derivative within the outputs)."""
        return self.width * sum(port.size for port in self.graph.outputs[:k])

    def curves_of(self, k: int) -> int:
        """Return the offset of the words that describe the curves of an input."""
        return self.curves + 8 * (len(_CURVE_WORDS) + self.lanes) * self.following.index(k)

    def past(self, k: int) -> int:
        """Return the offset of a tile of the history."""
        return self.history + k * self.width

    def stage(self, s: int) -> int:
        """Return the offset of a stage's derivatives; those of an adaptive scheme's first stage are kept from step to step."""
        return self.rate if self.adaptive and s == 0 else self.k + (s - self.adaptive) * self.width * self.elements


def _stages(scheme: Scheme) -> int:
    if isinstance(scheme, Adaptive):
        return scheme.pair.stages  # the first is stored elsewhere; the new state follows the last
    if isinstance(scheme, PredictorCorrector):
        return scheme.starter.stages
    return scheme.stages if isinstance(scheme, RungeKutta) else 1


def integration(problem: Problem, target: Target) -> tuple[Plan, str]:
    """Return a problem's plan for a target, and its text: @run with all functions that it calls, bodies included."""
    graph, size, switching = optimised(problem.graph), np.dtype(problem.dtype).itemsize, problem.switching
    switching = None if switching is None else switching.mapped(optimised)
    beside = {} if switching is None else switching.graphs
    lanes, bits, fma = target.lanes(size), 8 * size, target.fma
    slopes = None
    if isinstance(problem.scheme, Adaptive) and isinstance(problem.scheme.pair, Rosenbrock):
        lanes = 1  # each motion has its own row pivoting
        slopes = beside["slopes"] = optimised(with_slopes(problem.graph, problem.following, every=problem.charts is not None))
    charts = None if problem.charts is None else replace(problem.charts, moved=optimised(problem.charts.moved))
    if charts is not None and isinstance(problem.scheme, SemiImplicitEuler):
        beside["moved"] = charts.moved
    restored = None if problem.restored is None else optimised(problem.restored)
    if restored is not None:
        beside["restored"] = restored
    bodies = emit_bodies(graph, lanes, bits, fma=fma, beside=beside)
    place = Plan(
        graph, problem.states, problem.scheme, bodies, lanes, bits, fma=fma, following=problem.following, alone=problem.alone,
        recorded=problem.recorded, switching=switching, slopes=slopes, charts=charts, restored=restored,
    )  # fmt: skip
    return place, bodies.text + _emit_integration(place)


def _emit_integration(place: Plan) -> str:
    """Return @run and the functions that it calls, without the bodies."""
    scheme = place.scheme
    text = "".join(_block_movers(place, size) for size in sorted({port.size for port in place.graph.inputs}))
    text += _copy_tiles(place) + "".join(_follow(place, k) for k in place.following) + _evaluate(place)
    if place.switching is not None:
        text += "".join(_weigh(place, name, graph) for name, graph in place.beside.items())
        text += _rounds(place, place.switching.rounds)
        text += "" if place.adaptive else _choose(place) + _settle(place)
    if place.charts and place.moves:
        text += _weigh(place, "moved", place.charts.moved)
    if place.restored is not None:
        text += _weigh(place, "restored", place.restored)
    if place.slopes is not None:
        assert isinstance(scheme, Adaptive)
        text += _weigh(place, "slopes", place.slopes)
        text += linear_algebra(place.rates, place.rest, place.graph.outputs[0].size, place.bits, fma=place.fma)
        text += _RosenbrockStep(place, scheme).function()
    elif isinstance(scheme, Adaptive):
        text += (_AdaptiveStep if place.switching is None else _SwitchedStep)(place, scheme).function()
    elif isinstance(scheme, RungeKutta):
        text += _runge_kutta(place, scheme)
    elif isinstance(scheme, PredictorCorrector):
        text += _runge_kutta(place, scheme.starter, start=True) + _predictor_corrector(place, scheme)
    else:
        text += _semi_implicit(place)
    return text + _Run(place).function()


# -- derivatives -------------------------------------------------------------------------------------------------------


def _evaluate(place: Plan) -> str:
    """@evaluate: the vector body, or one lane after the other if a sine's argument is too large for it."""
    code, graph = Code(place.lanes, place.bits), place.graph
    _body_pointers(code, place, place.inputs, "%to", 0, place.slots)
    beyond = code.new(f"call i1 @{'body_v' if place.lanes > 1 else 'body_1'}({signature(graph, '%slots')})")
    if place.lanes == 1:
        return code.function("internal void @evaluate(ptr %scratch, ptr %to)")
    with code.when(beyond, "slow"):
        code.put("call void @each_lane(ptr %scratch, ptr %to)")
    lane = Code(1, place.bits)
    _body_pointers(lane, place, place.single, "%scratch", place.single_outputs, place.single_slots)
    inputs = [(lane.at("%scratch", place.inputs), "%in0", sum(port.size for port in graph.inputs))]
    text = _each_lane(lane, graph, "ptr %scratch, ptr %to", place.lanes, inputs, [("%to", "%out0", place.elements)])
    return text + code.function("internal void @evaluate(ptr %scratch, ptr %to)")


def _body_pointers(code: Code, place: Plan, inputs: int, to: str, outputs: int, slots: int) -> None:
    """Define %in0, ..., %out0, ..., %slots: the consecutive arrays of the body."""
    for kind, ports, base, offset in (
        ("in", place.graph.inputs, "%scratch", inputs), ("out", place.graph.outputs, to, outputs),
    ):  # fmt: skip
        for k, port in enumerate(ports):
            code.put(f"%{kind}{k} = getelementptr i8, ptr {base}, i64 {offset}")
            offset += port.size * code.width
    code.put(f"%slots = getelementptr i8, ptr %scratch, i64 {slots}")


def _follow(place: Plan, k: int) -> str:
    """Return @follow_<k> and @follow_all_<k>."""
    code, size = Code(1, place.bits), place.graph.inputs[k].size
    words = code.at("%scratch", place.curves_of(k))
    times, coefficients, pieces, degree = (code.word(words, word, kind) for word, kind in enumerate(_CURVE_WORDS))
    hint = code.i64("add", "%lane", len(_CURVE_WORDS))
    last, most = code.word(words, hint), code.i64("sub", pieces, 1)
    code.go("back")
    code.label("back")
    code.put(f"%b = phi i64 [{last}, %entry], [%b.next, %earlier]")
    before = code.new(f"fcmp olt double %within, {code.word(times, '%b', 'double')}")
    code.branch(code.new(f"and i1 {before}, {code.test('sgt', '%b', 0)}"), "earlier", "on")
    code.label("earlier")
    code.put("%b.next = sub i64 %b, 1")
    code.go("back")
    code.label("on")
    code.put("%k = phi i64 [%b, %back], [%k.next, %on]")
    code.put("%k.next = add i64 %k, 1")
    end = code.word(times, "%k.next", "double")
    behind = code.new(f"fcmp oge double %within, {end}")
    code.branch(code.new(f"and i1 {behind}, {code.test('slt', '%k', most)}"), "on", "found")
    code.label("found")
    code.put_word("%k", words, hint)
    start = code.word(times, "%k", "double")
    since, whole = code.new(f"fsub double %t, {start}"), code.new(f"fsub double {end}, {start}")
    u = code.splat(code.new(f"fdiv double {since}, {whole}"))
    tile = code.at(code.at("%scratch", place.input(k)), "%lane", code.scalar)
    row = code.i64("mul", code.i64("add", code.i64("mul", "%k", code.i64("add", degree, 1)), degree), size)
    highest = code.at(coefficients, row, code.scalar)
    with code.loop("e", size) as e:
        value = code.load(code.at(highest, e, code.scalar))
        code.store(value, code.at(tile, code.i64("mul", e, place.width)))
    slope = code.at("%scratch", place.board[f"slope:{place.graph.inputs[k].name}"]) if place.slopes else ""
    if slope:
        with code.loop("z", size) as z:
            code.store(code.constant(0.0), code.at(slope, z, code.scalar))
    with code.loop("p", degree, maybe=True) as p:
        lower = code.at(highest, code.i64("mul", code.i64("add", p, 1), -size), code.scalar)
        with code.loop("c", size) as c:
            at = code.at(tile, code.i64("mul", c, place.width))
            value = code.load(at)
            if slope:  # derivative with respect to u, by Horner's rule
                rate = code.at(slope, c, code.scalar)
                code.store(code.add(code.mul(code.load(rate), u), value), rate)
            code.store(code.add(code.mul(value, u), code.load(code.at(lower, c, code.scalar))), at)
    if slope:
        with code.loop("w", size) as w:
            rate = code.at(slope, w, code.scalar)
            code.store(code.div(code.load(rate), whole), rate)
    text = code.function(f"internal void @follow_{k}(ptr %scratch, i64 %lane, double %t, double %within)")
    every = Code(place.lanes, place.bits)
    every.put(f"call void @follow_{k}(ptr %scratch, i64 0, double %t, double %within)")
    if place.lanes > 1:
        tile = every.at("%scratch", place.input(k))
        with every.loop("e", size) as e:
            at = every.at(tile, every.i64("mul", e, place.width))
            every.store(every.spread(every.new(f"load {every.scalar}, ptr {at}")), at)
    return text + every.function(f"internal void @follow_all_{k}(ptr %scratch, double %t, double %within)")


_Copied = tuple[str, str, int]  # pointers to a tile and to the same for one state, elements


def _each_lane(
    code: Code, graph: Graph, arguments: str, lanes: int, inputs: Sequence[_Copied], outputs: Sequence[_Copied], *,
    name: str = "each_lane", body: str = "body_1",
) -> str:  # fmt: skip
    """@each_lane: evaluates tiles again, one state at a time, for arguments that the vector body cannot handle.

    code   the function so far; it has defined the pointers
    """
    with code.loop("lane", lanes) as lane:
        for tile, single, size in inputs:
            code.put(f"call void @copy(ptr {code.at(tile, lane, code.scalar)}, i64 {lanes}, ptr {single}, i64 1, i64 {size})")
        code.new(f"call i1 @{body}({signature(graph, '%slots')})")
        for tile, single, size in outputs:
            code.put(f"call void @copy(ptr {single}, i64 1, ptr {code.at(tile, lane, code.scalar)}, i64 {lanes}, i64 {size})")
    return code.function(f"internal void @{name}({arguments})")


def _weigh(place: Plan, name: str, graph: Graph) -> str:
    """@begin, @turn, @crossed or @end: the graph evaluated on the tiles of its arrays' names."""
    code, text, read = Code(place.lanes, place.bits), "", {port.name for port in graph.inputs}
    wide = [place.board[port.name] for port in graph.inputs]
    made = [(place.aside if port.name in read else place.board)[port.name] for port in graph.outputs]
    for kind, places in (("in", wide), ("out", made)):
        for k, offset in enumerate(places):
            code.put(f"%{kind}{k} = getelementptr i8, ptr %scratch, i64 {offset}")
    code.put(f"%slots = getelementptr i8, ptr %scratch, i64 {place.slots}")
    beyond = code.new(f"call i1 @{name}_{'v' if place.lanes > 1 else '1'}({signature(graph, '%slots')})")
    if place.lanes > 1 and has_sines(graph):
        with code.when(beyond, "slow"):
            code.put(f"call void @{name}_each_lane(ptr %scratch)")
        lane = Code(1, place.bits)
        ends = []
        for kind, ports, tiles, offset in (
            ("in", graph.inputs, wide, place.single),
            ("out", graph.outputs, made, place.single_outputs),
        ):
            ends.append([(lane.at("%scratch", tile), f"%{kind}{k}", ports[k].size) for k, tile in enumerate(tiles)])
            for k, port in enumerate(ports):
                lane.put(f"%{kind}{k} = getelementptr i8, ptr %scratch, i64 {offset}")
                offset += port.size * lane.width
        lane.put(f"%slots = getelementptr i8, ptr %scratch, i64 {place.single_slots}")
        text = _each_lane(lane, graph, "ptr %scratch", place.lanes, *ends, name=f"{name}_each_lane", body=f"{name}_1")
    for port, offset in zip(graph.outputs, made, strict=True):
        if port.name in read:
            code.put(_tiles_copied(code, offset, place.board[port.name], port.size))
    return text + code.function(f"internal void @{name}(ptr %scratch)")


def _tiles_copied(code: Code, source: int, target: int, count: int) -> str:
    """Return a call that copies tiles within the scratch block."""
    return f"call void @copy_tiles(ptr {code.at('%scratch', source)}, ptr {code.at('%scratch', target)}, i64 {count})"


def _rounds(place: Plan, most: int) -> str:
    """@rounds; lanes that have converged do not change."""
    code, number, wrong = Code(place.lanes, place.bits), place.board[ROUND], place.board[WRONG]
    code.go("each")
    code.label("each")
    code.put("%round = phi i64 [0, %entry], [%next, %each]")
    code.store(code.splat(code.new("sitofp i64 %round to double")), "%scratch", number)
    code.put("call void @turn(ptr %scratch)")
    code.put("%next = add i64 %round, 1")
    some = code.any(code.compare("one", code.load("%scratch", wrong), code.constant(0.0)))
    code.branch(code.new(f"and i1 {some}, {code.test('ult', '%next', most)}"), "each", "exit")
    code.label("exit")
    return code.function("internal void @rounds(ptr %scratch)")


# -- steps -------------------------------------------------------------------------------------------------------------


class _Step:
    """A function on the scratch block, and the parts that steps consist of."""

    def __init__(self, place: Plan):
        self.place, self.code = place, Code(place.lanes, place.bits, fma=place.fma)

    def text(self, name: str = "step", more: str = "") -> str:
        return self.code.function(f"internal void @{name}(ptr %scratch, i64 %k, double %t, double %h{more})")

    def stages(self, count: int) -> list[str]:
        """Return the addresses of the stages' derivatives."""
        return [self.code.at("%scratch", self.place.stage(s)) for s in range(count)]

    def terms(self, weights: Sequence[Fraction | str], stages: Sequence[str]) -> list[tuple[str, str]]:
        """Return the weights that are not zero (constants or values), each with its stage."""
        return [(w if isinstance(w, str) else self.code.constant(w), k) for w, k in zip(weights, stages, strict=False) if w]

    def weighted(self, terms: Sequence[tuple[str, str]], element: int) -> str:
        """Return sum_j weights_j k_j of one element; "" if there are no terms."""
        total = ""
        for weight, k in terms:
            derivative = self.code.load(k, element * self.place.width)
            total = self.code.fma(weight, derivative, total) if total else self.code.mul(weight, derivative)
        return total

    def combine(self, h: str, weights: Sequence[Fraction | str], stages: Sequence[str], to: int) -> None:
        """Write x + h sum_j weights_j k_j into the tile at `to`."""
        code, terms = self.code, self.terms(weights, stages)
        for e in range(self.place.elements):
            value = code.load("%scratch", e * self.place.width)
            total = self.weighted(terms, e)
            code.store(code.fma(h, total, value) if total else value, "%scratch", to + e * self.place.width)

    def unit(self, at: int) -> None:
        """Project the states in the tile: normalise quaternions and restore the constraints."""
        code, width = self.code, self.place.width
        for start in self.place.charts.quaternions if self.place.charts else ():
            places = [at + (start + e) * width for e in range(4)]
            parts = [code.load("%scratch", place) for place in places]
            total = code.mul(parts[0], parts[0])
            for part in parts[1:]:
                total = code.fma(part, part, total)
            length = code.call("sqrt", total)
            for part, place in zip(parts, places, strict=True):
                code.store(code.div(part, length), "%scratch", place)
        self.restore(at)

    def restore(self, at: int) -> None:
        """Project the states in the tile onto the constraints."""
        graph, code, board = self.place.restored, self.code, self.place.board
        if graph is None:
            return
        n = graph.inputs[1].size
        places = (at, at + (self.place.elements - n) * self.place.width)
        for port, place in zip(graph.inputs, places, strict=True):
            code.put(_tiles_copied(code, place, board[port.name], port.size))
        code.put("call void @restored(ptr %scratch)")
        for port, place in zip(graph.outputs, places, strict=True):
            code.put(_tiles_copied(code, board[port.name], place, port.size))

    def restore_and_settle(self) -> None:
        """Project the new state onto the constraints, and stop held joints again, because the projection may have moved them."""
        if self.place.restored is not None:
            self.restore(0)
            self.settle()

    def derive(self, to: str) -> None:
        """Evaluate f on the input tiles into `to`."""
        self.code.put(f"call void @evaluate(ptr %scratch, ptr {to})")

    def choose(self) -> None:
        """Choose the mode of this step, if there are modes, and compute the first derivatives."""
        if self.place.switching is not None:
            self.code.put("call void @choose(ptr %scratch, double %t, double %h)")

    def settle(self) -> None:
        """Call @settle on the new last state, if there are modes."""
        if self.place.switching is not None:
            self.code.put("call void @settle(ptr %scratch)")

    def time(self, t: str) -> None:
        """Write a time for every lane into the input "t", if there is one, and evaluate the curves at it."""
        code = self.code
        self._to_input(t)
        for lane in range(code.lanes if self.place.following else 0):
            own = t if code.lanes == 1 else code.new(f"extractelement {code.type} {t}, i32 {lane}")
            own = own if code.bits == 64 else code.new(f"fpext float {own} to double")
            for k in self.place.following:
                code.put(f"call void @follow_{k}(ptr %scratch, i64 {lane}, double {own}, double {own})")

    def common_time(self, part: Fraction) -> None:
        """Set the time t + part h, equal for all lanes."""
        code, place = self.code, self.place
        if not place.following and not any(port.name == TIME for port in place.graph.inputs[place.states :]):
            return
        t = self._after(float(part))
        self._to_input(code.splat(t))
        within = t if place.alone else self._after(min(max(float(part), INSIDE), 1 - INSIDE))
        for k in place.following:
            code.put(f"call void @follow_all_{k}(ptr %scratch, double {t}, double {within})")

    def _after(self, part: float) -> str:
        """Return the time after a fraction of the step."""
        step = self.code.new(f"fmul double %h, {hexadecimal(part, 64)}")
        return self.code.new(f"fadd double %t, {step}")

    def _to_input(self, t: str) -> None:
        for k, port in enumerate(self.place.graph.inputs):
            if port.name == TIME and k >= self.place.states:
                self.code.store(t, "%scratch", self.place.input(k))


def _runge_kutta(place: Plan, scheme: RungeKutta, *, start: bool = False) -> str:
    """@step; or @start of a multistep scheme, which has evaluated the first stage into %first."""
    step = _Step(place)
    h, stages = step.code.splat("%h"), step.stages(scheme.stages)
    if start:
        stages[0] = "%first"
    else:
        step.choose()
    for s in range(int(start or place.switching is not None), scheme.stages):
        step.combine(h, scheme.a[s], stages, place.inputs)
        step.common_time(scheme.c[s])
        step.derive(stages[s])
    step.combine(h, scheme.b, stages, 0)
    step.unit(0)
    if start:
        return step.text("start", ", ptr %first")
    step.settle()
    return step.text()


def _predictor_corrector(place: Plan, scheme: PredictorCorrector) -> str:
    """Return @step.  Past derivatives are kept in a ring: those of step k at k modulo its length (a power of two).

    With modes, every lane uses the formulas that its number of past derivatives in the present mode allows.
    """
    step, count = _Step(place), scheme.memory
    assert count & (count - 1) == 0
    code, past = step.code, []
    for j in range(count):
        turn = code.i64("and", code.i64("sub", "%k", j), count - 1)
        past.append(code.at("%scratch", code.i64("add", code.i64("mul", turn, place.width * place.elements), place.derivatives)))
    h = code.splat("%h")
    if place.anew:
        step.choose()
        code.put(f"call void @copy_tiles(ptr {code.at('%scratch', place.k)}, ptr {past[0]}, i64 {place.elements})")
    else:
        step.combine(h, (), [], place.inputs)
        step.common_time(Fraction(0))
        step.derive(past[0])
    age = ""
    if place.anew:
        age = code.load("%scratch", place.past(AGE))
        code.store(code.add(age, code.constant(1.0)), "%scratch", place.past(AGE))
    code.branch(code.test("ult", "%k", count - 1), "early", "later")
    code.label("early")
    code.put(f"call void @start(ptr %scratch, i64 %k, double %t, double %h, ptr {past[0]})")
    step.settle()
    code.put("ret void")
    code.label("later")
    formulas = (*scheme.younger, (scheme.predictor, scheme.corrector))
    step.combine(h, _by_age(code, age, [formula[0] for formula in formulas]), past, place.inputs)
    step.common_time(Fraction(1))
    predicted = step.stages(2)[1] if place.anew else step.stages(1)[0]  # the board uses stage 0 until the step is settled
    step.derive(predicted)
    step.combine(h, _by_age(code, age, [formula[1] for formula in formulas]), [predicted, *past], 0)
    step.unit(0)
    step.settle()
    return step.text()


def _by_age(code: Code, age: str, rows: Sequence[Sequence[Fraction]]) -> Sequence[Fraction | str]:
    """Return the weights of the last row; with ages, in every lane those of the row that its age allows."""
    if not age:
        return rows[-1]
    weights = [code.constant(weight) for weight in rows[-1]]
    for k in reversed(range(len(rows) - 1)):
        young = code.compare("olt", age, code.constant(k + 1.0))
        for j, _ in enumerate(weights):
            weights[j] = code.select(young, code.constant(rows[k][j] if j < len(rows[k]) else 0.0), weights[j])
    return weights


def _semi_implicit(place: Plan) -> str:
    """Return @step: velocities first, then positions with the new velocities.

    The first state is the positions.  The last is their derivatives, or the velocities that update them on a manifold.
    """
    step = _Step(place)
    code, nq, n, total = step.code, place.graph.outputs[0].size, place.graph.outputs[-1].size, place.elements
    h, (k,) = code.splat("%h"), step.stages(1)
    if place.switching is not None:
        step.choose()
    else:
        step.combine(h, (), [], place.inputs)
        step.common_time(Fraction(0))
        step.derive(k)
    for at in (e * place.width for e in range(nq, total - n)):
        code.store(code.fma(h, code.load(k, at), code.load("%scratch", at)), "%scratch", at)
    places = [(e * place.width, (total - n + e) * place.width) for e in range(n)]
    if place.switching is not None or place.charts:
        for _, v in places:
            code.store(code.fma(h, code.load(k, v), code.load("%scratch", v)), "%scratch", v)
        step.settle()
    if place.charts:  # the positions in the input tiles are still those at the start of the step
        for at, v in places:
            code.store(code.mul(h, code.load("%scratch", v)), "%scratch", place.board["step"] + at)
        code.put("call void @moved(ptr %scratch)")
        code.put(_tiles_copied(code, place.board["moved"], 0, nq))
        step.restore_and_settle()
        return step.text()
    for q, v in places:
        if place.switching is None:
            rate = code.fma(h, code.load(k, v), code.load("%scratch", v))
            code.store(rate, "%scratch", v)
        else:
            rate = code.load("%scratch", v)
        code.store(code.fma(h, rate, code.load("%scratch", q)), "%scratch", q)
    step.restore_and_settle()
    return step.text()


def _choose(place: Plan) -> str:
    """@choose; a multistep scheme drops its past derivatives in the lanes whose mode has changed."""
    step = _Step(place)
    code = step.code
    h = code.splat("%h")
    step.combine(h, (), [], place.inputs)
    step.common_time(Fraction(0))
    code.store(h, "%scratch", place.board[STEP])
    code.put("call void @begin(ptr %scratch)")
    code.put("call void @rounds(ptr %scratch)")
    if place.anew:
        changed, at = "", place.before
        for port in (port for port in place.graph.inputs if port.name in place.mode):
            for e in range(port.size):
                now = code.load("%scratch", place.board[port.name] + e * place.width)
                other = code.compare("une", now, code.load("%scratch", at))
                changed = code.either(changed, other) if changed else other
                code.store(now, "%scratch", at)
                at += place.width
        _forget(code, place, changed)
    return code.function("internal void @choose(ptr %scratch, double %t, double %h)")


def _settle(place: Plan) -> str:
    """@settle; lanes without a sign change keep their state."""
    step = _Step(place)
    code, last = step.code, place.states - 1
    step.combine("", (), [], place.inputs)
    code.put("call void @crossed(ptr %scratch)")
    wrong = code.load("%scratch", place.board[WRONG])
    with code.when(code.any(code.compare("one", wrong, code.constant(0.0))), "some"):
        code.store(wrong, "%scratch", place.settled)
        code.put("call void @end(ptr %scratch)")
        code.put("call void @rounds(ptr %scratch)")
        wanted = code.compare("one", code.load("%scratch", place.settled), code.constant(0.0))
        for e in range(place.graph.outputs[last].size):
            at = place.state(last) + e * place.width
            new = code.load("%scratch", place.k + at)
            code.store(code.select(wanted, new, code.load("%scratch", at)), "%scratch", at)
        if place.anew:
            _forget(code, place, wanted)
    return code.function("internal void @settle(ptr %scratch)")


def _forget(code: Code, place: Plan, where: str) -> None:
    """Mark the past derivatives as unusable in these lanes."""
    age = code.load("%scratch", place.past(AGE))
    code.store(code.select(where, code.constant(0.0), age), "%scratch", place.past(AGE))


class _AdaptiveStep(_Step):
    """Writes the @step of an embedded pair with step-size control: trials until all lanes have gone from t to t + h.

    Each lane has the time %s since t and the next step %wish; its derivatives at x are known before a trial.  If steps are
    recorded, t is 0, so that %s is the time itself, and the call ends after a maximum number of trials.
    """

    def __init__(self, place: Plan, scheme: Adaptive):
        super().__init__(place)
        self.pair, self.rule, self.recorded = scheme.pair, scheme.rule, place.recorded
        self.span, self.start = self.code.splat("%h"), self.code.splat("%t")
        self.k = self.stages(scheme.pair.stages)
        self.new = place.stage(scheme.pair.stages)
        self.fine = ""  # mask: the error of a trial is acceptable, if there are other conditions too

    def function(self) -> str:
        """Return the text."""
        self._enter()
        self._attempt()
        self._measure()
        self._go_on()
        self._leave()
        return self.text(more=", ptr %records" if self.recorded else "")

    def _enter(self) -> None:
        """Load the time reached and the derivatives in every lane; then begin the loop."""
        place, code, put, kind = self.place, self.code, self.code.put, self.code.type
        s = code.load("%scratch", place.past(REACHED)) if self.recorded else code.constant(0.0)
        if not self.recorded:  # the held inputs have changed since the last step
            self._derive(self.start)
            count = code.load("%scratch", place.past(EVALUATIONS))
            code.store(code.add(count, code.constant(1.0)), "%scratch", place.past(EVALUATIONS))
        first = code.load("%scratch", place.past(NEXT_STEP))
        code.go("loop")
        code.label("loop")
        put(f"%s = phi {kind} [{s}, %entry], [%s.next, %again]")
        put(f"%wish = phi {kind} [{first}, %entry], [%wish.next, %again]")
        put("%turn = phi i64 [0, %entry], [%turn.next, %again]")
        if self.recorded:
            put("%taken = phi i64 [0, %entry], [%taken.next, %again]")
        put("%turn.next = add i64 %turn, 1")
        left = code.sub(self.span, "%s")
        self.active = code.compare("ogt", left, code.constant(0.0))
        if self.recorded:
            self.least = code.mul(code.constant(self.rule.shortest), _spacing(code, "%s"))
            allowed = code.test("slt", "%turn", code.word("%records", 0))
            put(f"%both = and i1 {self.active}, {allowed}")
            code.branch(code.both("%both", code.compare("oge", "%wish", self.least)), "attempt", "exit")
        else:
            self.least = code.mul(code.constant(self.rule.shortest * _EPS[code.bits]), self.span)
            code.go("attempt")

    def _attempt(self) -> None:
        """Compute the stages of a step, the new state, and its error."""
        code = self.code
        code.label("attempt")
        reach = code.add("%s", "%wish")
        self.ends = code.compare("oge", reach, code.sub(self.span, self.least))
        self.to = code.select(self.ends, self.span, reach)
        self.h = code.sub(self.to, "%s")
        self._stages(code.add(self.start, "%s"))
        self.error, self.tried = self._error(), code.block
        if self.recorded:
            code.branch(code.compare("ord", self.error, self.error), "measured", "exit")
        else:
            code.go("measured")

    def _stages(self, now: str) -> None:
        """Compute the derivatives of all stages but the first, which are known, and the new state."""
        pair, code = self.pair, self.code
        assert isinstance(pair, RungeKutta)
        for s in range(1, pair.stages):
            self.combine(self.h, pair.a[s], self.k, self.place.inputs)
            self.time(code.fma(code.constant(pair.c[s]), self.h, now))
            self.derive(self.k[s])
        self.combine(self.h, pair.b, self.k, self.new)
        self.unit(self.new)
        self.differing = self.terms(pair.errors, self.k)

    def _difference(self, element: int) -> str:
        """Return the difference of the two formulas."""
        return self.code.mul(self.h, self.weighted(self.differing, element))

    def _error(self) -> str:
        """Return the root mean square of the difference of the two formulas over atol + rtol max(|x|, |new x|)."""
        place, code = self.place, self.code
        rtol, atol = (code.load("%scratch", place.tolerances + k * place.width) for k in range(2))
        total = ""
        for e in range(place.elements):
            gap = self._difference(e)
            sizes = [code.call("fabs", code.load("%scratch", at + e * place.width)) for at in (0, self.new)]
            size = code.select(code.compare("ogt", sizes[0], sizes[1]), sizes[0], sizes[1])
            part = code.div(gap, code.fma(rtol, size, atol))
            total = code.fma(part, part, total) if total else code.mul(part, part)
        return code.call("sqrt", code.mul(total, code.constant(1.0 / place.elements)))

    def _measure(self) -> None:
        """Decide on acceptance; update the next step, state, time and evaluations."""
        place, code, put, kind = self.place, self.code, self.code.put, self.code.type
        code.label("measured")
        good = self._good()
        wish = self._next_step(good)
        lost = ""
        if not self.recorded:
            lost = code.both(self.active, code.both(code.negated(good), code.compare("olt", wish, self.least)))
        self._accept(good, lost)
        moved, at = (lost, self.span) if lost else (good, self.to)
        put(f"%s.next = select {code.btype} {moved}, {kind} {at}, {kind} {code.select(good, self.to, '%s')}")
        put(f"%wish.next = select {code.btype} {self.active}, {kind} {wish}, {kind} %wish")
        self.under_way = code.compare("olt", "%s.next", self.span)
        going = code.both(good, self.under_way)
        count = code.load("%scratch", place.past(EVALUATIONS))
        spent = code.add(count, code.select(self.active, code.constant(self.pair.stages - 1.0), code.constant(0.0)))
        weighed = going if place.switching is None else code.both(self.active, self.fine)
        further = code.add(spent, code.select(weighed, code.constant(1.0), code.constant(0.0)))
        code.store(further, "%scratch", place.past(EVALUATIONS))
        if self.recorded:
            put(f"%taken.next = add i64 %taken, {code.new(f'zext i1 {good} to i64')}")
            code.require(good, "again")
            self._record(spent)
        code.branch(code.any(going), "derive", "again")

    def _good(self) -> str:
        """Return whether the step is accepted; never in lanes that have arrived: a projection could change their last bit."""
        good = self.code.compare("ole", self.error, self.code.constant(1.0))
        return self.code.both(good, self.active) if self.place.charts or self.place.restored is not None else good

    def _next_step(self, good: str) -> str:
        """Return the next step from the error; a step that was shortened at the end must not shorten the next one."""
        code, rule, order = self.code, self.rule, self.pair.order
        low, high = (code.constant(x) for x in rule.bounds(order))
        factor = code.mul(code.constant(rule.safety), _inverse_root(code, self.error, order))
        factor = code.select(code.compare("ole", self.error, low), code.constant(rule.grow), factor)
        factor = code.select(code.compare("uge", self.error, high), code.constant(rule.shrink), factor)
        wish, longest = code.mul(self.h, factor), code.load("%scratch", self.place.tolerances + 2 * self.place.width)
        wish = code.select(code.compare("olt", wish, longest), wish, longest)
        cut = code.both(code.both(good, self.ends), code.compare("olt", wish, "%wish"))
        return code.select(cut, "%wish", wish)

    def _accept(self, good: str, lost: str) -> None:
        """Set x to the new state in the lanes where it is accepted, and to NaN where the motion has failed."""
        place, code = self.place, self.code
        for e in range(place.elements):
            at = e * place.width
            kept = code.select(good, code.load("%scratch", self.new + at), code.load("%scratch", at))
            code.store(code.select(lost, code.constant(math.nan), kept) if lost else kept, "%scratch", at)

    def _record(self, spent: str) -> None:
        """Record time, state and evaluations of the accepted step."""
        code, elements = self.code, self.place.elements
        times, states, counts = (code.word("%records", k, "ptr") for k in (1, 2, 3))
        code.put_word("%s.next", times, "%taken", "double")
        code.put_word(code.new(f"fptosi double {spent} to i64"), counts, "%taken")
        row = code.at(states, code.i64("mul", "%taken", elements), "double")
        code.put(f"call void @copy(ptr %scratch, i64 1, ptr {row}, i64 1, i64 {elements})")
        if isinstance(self.pair, RungeKutta):  # h sum_j (b_j - a_lj) k_j: new state less argument of that stage
            late = (*self.pair.a[self.pair.late], *(Fraction(0) for _ in range(self.pair.stages)))
            terms = self.terms([b - a for b, a in zip(self.pair.b, late, strict=False)], self.k)
            for e in range(elements):
                code.store(code.mul(self.h, self.weighted(terms, e)), "%scratch", self.place.gap + e * self.place.width)

    def _measure_stiffness(self) -> None:
        """h |f - f'| / |x - x'| between the end of the accepted step and its stage with c = 1 (Hairer and Wanner II, IV.2)."""
        assert isinstance(self.pair, RungeKutta)
        code, place, late = self.code, self.place, self.pair.late
        apart = moved = ""
        for e in range(place.elements):
            gap = code.load("%scratch", place.gap + e * place.width)
            change = code.sub(*(code.load(k, e * place.width) for k in (self.k[0], self.k[late])))
            apart = code.fma(change, change, apart) if apart else code.mul(change, change)
            moved = code.fma(gap, gap, moved) if moved else code.mul(gap, gap)
        fastest = code.call("sqrt", code.div(apart, moved))
        code.put_word(code.mul(self.h, fastest), code.word("%records", 4, "ptr"), "%taken", "double")

    def _derive(self, t: str) -> None:
        """Compute the derivatives at x and t (lanes that have not advanced get the same ones again)."""
        self.combine("", (), [], self.place.inputs)
        self.time(t)
        self.derive(self.k[0])

    def _go_on(self) -> None:
        code = self.code
        code.label("derive")
        if self.place.switching is None:  # else the choice of the next mode has computed them
            self._derive(code.add(self.start, "%s.next"))
        if self.recorded:
            self._measure_stiffness()
        code.go("again")
        code.label("again")
        if self.recorded:
            code.go("loop")
        else:
            few = code.test("ult", "%turn.next", MOST)
            code.branch(code.new(f"and i1 {code.any(self.under_way)}, {few}"), "loop", "exit")

    def _leave(self) -> None:
        place, code = self.place, self.code
        code.label("exit")
        if self.recorded:
            stuck = code.new(f"phi i1 [%both, %loop], [true, %{self.tried}]")
            code.store("%s", "%scratch", place.past(REACHED))
            code.store("%wish", "%scratch", place.past(NEXT_STEP))
            report = code.word("%records", 6, "ptr")
            code.put_word("%taken", report, 0)
            code.put_word(code.new(f"zext i1 {stuck} to i64"), report, 1)
            return
        code.store(self._step_to_keep(), "%scratch", place.past(NEXT_STEP))
        for e in range(place.elements):  # too many trials
            x = code.load("%scratch", e * place.width)
            code.store(code.select(self.under_way, code.constant(math.nan), x), "%scratch", e * place.width)

    def _step_to_keep(self) -> str:
        """Return the step that the next call tries first."""
        return "%wish.next"


class _SwitchedStep(_AdaptiveStep):
    """Writes the same with modes: a step is accepted only if its end agrees, to the tolerance, with the end of its mode."""

    def _derive(self, t: str) -> None:
        """Choose the mode at x and t, and compute the derivatives in it."""
        self.combine("", (), [], self.place.inputs)
        self.time(t)
        self.code.put("call void @begin(ptr %scratch)")
        self.code.put("call void @rounds(ptr %scratch)")

    def _good(self) -> str:
        """Choose the next mode first, then decide whether the step is accepted; where it is not, restore everything."""
        place, code = self.place, self.code
        for port, at in place.kept.items():
            code.put(_tiles_copied(code, place.board[port.name], at, port.size))
        code.store(self.h, "%scratch", place.board[STEP])
        code.store(self.least, "%scratch", place.board[LEAST])
        code.put(_tiles_copied(code, self.new, place.inputs, place.elements))
        self.time(code.add(self.start, self.to))
        code.put("call void @landed(ptr %scratch)")
        code.put(_tiles_copied(code, place.inputs, self.new, place.elements))
        for name in ("begin", "rounds", "late"):
            code.put(f"call void @{name}(ptr %scratch)")
        self.fine, self.part = super()._good(), code.load("%scratch", place.board[PART])
        self.short = code.compare("olt", self.part, code.constant(1.0))
        good = code.both(self.fine, code.negated(self.short))
        for port, at in place.kept.items():
            for e in range(port.size):
                now = place.board[port.name] + e * place.width
                values = code.load("%scratch", now), code.load("%scratch", at + e * place.width)
                code.store(code.select(good, *values), "%scratch", now)
        return good

    def _enter(self) -> None:
        self.code.store(self.code.constant(0.0), "%scratch", self.place.goal)
        super()._enter()

    def _next_step(self, good: str) -> str:
        """Return the next step; steps that were shortened to end with their mode must not shorten later ones."""
        place, code, wish = self.place, self.code, super()._next_step(good)
        goal, cut = code.load("%scratch", place.goal), code.both(self.fine, self.short)
        longest, end = self._larger(wish, goal), code.load("%scratch", place.board[NEXT])
        ends = code.compare("olt", end, longest)
        later = code.select(good, code.select(ends, longest, code.constant(0.0)), goal)
        later = code.select(cut, self._larger(self.h, goal), later)
        code.store(code.select(self.active, later, goal), "%scratch", place.goal)
        wish = code.select(good, code.select(ends, end, longest), wish)
        return code.select(cut, code.mul(self.h, self.part), wish)

    def _step_to_keep(self) -> str:
        return self._larger("%wish.next", self.code.load("%scratch", self.place.goal))

    def _larger(self, a: str, b: str) -> str:
        return self.code.select(self.code.compare("ogt", a, b), a, b)


class _RosenbrockStep(_AdaptiveStep):
    """Writes the @step of a Rosenbrock pair, for one lane.

    If q' = qd, (1 / (gamma h) - J) u = r is solved without its part u_q = gamma h (r_q + u_qd); see linear.py.
    """

    def __init__(self, place: Plan, scheme: Adaptive):
        super().__init__(place, scheme)
        assert isinstance(scheme.pair, Rosenbrock)
        self.scheme = scheme.pair
        tile = place.elements * place.width
        self.u = [self.code.at("%scratch", place.u + s * tile) for s in range(scheme.pair.stages)]
        self.by_x, self.by_t = (self.code.at("%scratch", place.board[name]) for name in ("by:x", "by:t"))
        self.matrix, self.pivots, self.right = (self.code.at("%scratch", at) for at in (place.matrix, place.pivots, place.right))

    def _enter(self) -> None:
        if self.recorded:  # the slopes at the end of the last call
            self._derive(self.code.load("%scratch", self.place.past(REACHED)))
        super()._enter()

    def _derive(self, t: str) -> None:
        self.combine("", (), [], self.place.inputs)
        self.time(t)
        self.code.put("call void @slopes(ptr %scratch)")

    def _stages(self, now: str) -> None:
        code, pair, kind = self.code, self.scheme, self.code.scalar
        turn = code.mul(code.constant(pair.gamma), self.h)
        code.put(f"call void @prepare(ptr {self.by_x}, {kind} {turn}, ptr {self.matrix}, ptr {self.pivots})")
        value = code.at("%scratch", self.place.k)
        for s in range(pair.stages):
            if s:
                self._sum(f"x{s}", "%scratch", pair.a[s], code.at("%scratch", self.place.inputs), "")
                self.time(code.fma(code.constant(pair.c[s]), self.h, now))
                self.derive(value)
            self._sum(f"r{s}", value if s else self.k[0], pair.coupling[s], self.right, self.h)
            drift = code.mul(code.constant(pair.drift[s]), self.h)
            given = f"ptr {self.by_x}, ptr {self.by_t}, {kind} {turn}, {kind} {drift}, ptr {self.matrix}, ptr {self.pivots}"
            code.put(f"call void @solve(ptr {self.right}, {given}, ptr {self.u[s]})")
        self._sum("new", "%scratch", pair.b, code.at("%scratch", self.new), "")
        self.unit(self.new)

    def _sum(self, name: str, first: str, weights: Sequence[Fraction], to: str, over: str) -> None:
        """Write first + sum_j weights_j u_j for every element; the sum is divided by h if `over` is given."""
        code, kind = self.code, self.code.scalar
        terms = self.terms(weights, self.u)
        with code.loop(name, self.place.elements) as e:
            total = ""
            for weight, u in terms:
                value = code.load(code.at(u, e, kind))
                total = code.fma(weight, value, total) if total else code.mul(weight, value)
            start = code.load(code.at(first, e, kind)) if first else ""
            if total and over:
                total = code.div(total, over)
            code.store(code.add(start, total) if start and total else start or total, code.at(to, e, kind))

    def _difference(self, element: int) -> str:
        return self.code.load(self.u[-1], element * self.place.width)

    def _record(self, spent: str) -> None:
        super()._record(spent)
        code, elements, kind = self.code, self.place.elements, self.code.scalar
        speeds = code.at(
            self.by_x, (self.place.graph.outputs[0].size - self.place.rates) * elements, kind
        )  # without the rows of the derivatives of q
        fastest = code.new(f"call double @fastest(ptr {speeds})")
        code.put_word(code.mul(self.h, fastest), code.word("%records", 4, "ptr"), "%taken", "double")
        row = code.at(code.word("%records", 5, "ptr"), code.i64("mul", "%taken", 3 * elements), kind)
        for k, weights in enumerate(self.scheme.inner):
            self._sum(f"w{k}", "", weights, code.at(row, k * elements, kind), "")

    def _measure_stiffness(self) -> None:
        """Nothing to do: the stiffness is recorded with the step."""


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
    """Return the distance from |t| to the next larger floating-point number."""
    size = code.call("fabs", t)
    return code.sub(code.from_bits(code.ibinary("add", code.to_bits(size), code.iconstant(1))), size)


# -- the loop over motions and steps ----------------------------------------------------------------------------------

HEAD = 10  # words of a table before the arrays
RECORDS = 7  # words of the records


class _Run:
    """Writes @run: over blocks of motions, and within a block over steps."""

    def __init__(self, place: Plan):
        self.place, self.code = place, Code(place.lanes, place.bits)
        self._words = 0
        self.h, self.t0, self.rtol, self.atol, self.guess, self.longest = (self._next("double") for _ in range(6))
        self.first, self.last, self.every, self.carried = self._next(), self._next(), self._next(), self._next("ptr")
        self.records = self.code.at("%table", HEAD, "i64") if place.recorded else ""
        self._words += RECORDS if place.recorded else 0
        shown = 0 if place.recorded else place.states
        self.initial = [(self._next("ptr"), self._next()) for _ in range(shown)]
        held = {k: (self._next("ptr"), self._next(), self._next()) for k in place.held}
        self.held = {k: words for k, words in held.items() if k not in place.following}
        self.curves = {k: words for k, words in held.items() if k in place.following}
        self.results = [(self._next("ptr"), self._next(), self._next()) for _ in range(shown)]

    def _next(self, kind: str = "i64") -> str:
        """Load the next word of the table."""
        self._words += 1
        return self.code.word("%table", self._words - 1, kind)

    def function(self) -> str:
        """Return the text."""
        place, code = self.place, self.code
        if place.adaptive:
            for k, value in enumerate((self.rtol, self.atol, self.longest)):
                code.store(code.splat(value), "%scratch", place.tolerances + k * place.width)
        for k, (times, coefficients, shape) in self.curves.items():
            curves, shapes = code.at("%scratch", place.curves_of(k)), (code.i64("lshr", shape, 8), code.i64("and", shape, 255))
            for word, value in enumerate((times, coefficients, *shapes, *["0"] * place.lanes)):
                code.put_word(value, curves, word, "ptr" if word == 0 else "i64")
        fresh, tiles = code.test("eq", self.first, 0), place.carried // place.width
        with code.loop("i", "%stop", start="%start", step=place.lanes, maybe=True) as i:
            left = code.i64("sub", "%stop", i)
            self.count = code.pick(code.test("uge", left, place.lanes), str(place.lanes), left)
            kept = code.at(self.carried, code.i64("mul", code.i64("udiv", i, place.lanes), place.carried))
            self._begin_or_resume(fresh, f"call void @copy_tiles(ptr {kept}, ptr %scratch, i64 {tiles})")
            for k, words in self.held.items():
                self._block("read", place.graph.inputs[k].size, *words, self.first, place.input(k))
            with code.loop("k", self.last, start=self.first, maybe=True) as step:
                self._one_step(step)
            code.put(f"call void @copy_tiles(ptr %scratch, ptr {kept}, i64 {tiles})")
        return code.function("void @run(ptr %table, i64 %start, i64 %stop, ptr %scratch)")

    def _begin_or_resume(self, fresh: str, resume: str) -> None:
        """Load x from the initial states, which are sample 0; or load the state of the previous call."""
        place, code = self.place, self.code
        if place.recorded:
            code.put(resume)
            return
        code.branch(fresh, "begin", "resume")
        code.label("resume")
        code.put(resume)
        code.go("ready")
        code.label("begin")
        if place.adaptive:
            code.store(code.splat(self.guess), "%scratch", place.past(NEXT_STEP))
            code.store(code.constant(0.0), "%scratch", place.past(EVALUATIONS))
        if place.anew:
            code.store(code.constant(0.0), "%scratch", place.past(AGE))
        for k, (base, rs) in enumerate(self.initial):
            self._block("read", place.graph.inputs[k].size, base, rs, "0", "0", place.state(k))
        self._show("0")
        code.go("ready")
        code.label("ready")

    def _one_step(self, k: str) -> None:
        """Load held inputs that change, take the step, and store the sample after it."""
        place, code = self.place, self.code
        for number, words in self.held.items():
            with code.when(code.test("ne", words[-1], 0), f"read{number}"):
                self._block("read", place.graph.inputs[number].size, *words, k, place.input(number))
        since = code.new(f"fmul double {code.new(f'sitofp i64 {k} to double')}, {self.h}")
        t = code.new(f"fadd double {self.t0}, {since}")
        records = f", ptr {self.records}" if self.records else ""
        code.put(f"call void @step(ptr %scratch, i64 {k}, double {t}, double {self.h}{records})")
        done = code.i64("add", k, 1)
        with code.when(code.test("eq", code.i64("urem", done, self.every), 0), "show"):
            self._show(code.i64("udiv", done, self.every))

    def _show(self, sample: str) -> None:
        for k, words in enumerate(self.results):
            self._block("write", self.place.graph.inputs[k].size, *words, sample, self.place.state(k))

    def _block(self, does: str, size: int, base: str, rs: str, ss: str, step: str, tile: int) -> None:
        """Copy between rows i, i + 1, ... of an array at one step (or sample) and the tile at an offset of the scratch block."""
        code = self.code
        at = code.at(base, code.i64("add", code.i64("mul", "%i", rs), code.i64("mul", step, ss)))
        code.put(f"call void @{does}_{size}(ptr {at}, i64 {rs}, i64 {self.count}, ptr {code.at('%scratch', tile)})")


def _block_movers(place: Plan, size: int) -> str:
    """@read_<size> and @write_<size>(first, row stride, count, tile): rows into a tile, and a tile into count rows.

    Lanes beyond count repeat the last row.
    """
    text = ""
    for name, way, slow in (("read", "in", "gather"), ("write", "out", "scatter")):
        code = Code(place.lanes, place.bits)
        code.branch(code.test("eq", "%count", place.lanes), "whole", "part")
        code.label("whole")
        move_rows(code, way, row_pointers(code, "%first", "%rs"), size, "%tile")
        code.put("ret void")
        code.label("part")
        code.put(f"call void @{slow}(ptr %first, i64 %rs, i64 {code.size}, i64 {size}, i64 %count, ptr %tile)")
        text += code.function(f"internal void @{name}_{size}(ptr %first, i64 %rs, i64 %count, ptr %tile)")
    return text


def _copy_tiles(place: Plan) -> str:
    """@copy_tiles: copies `count` values from one block to another."""
    code = Code(place.lanes, place.bits)
    with code.loop("k", "%count") as k:
        offset = code.i64("mul", k, place.width)
        source, target = code.at("%from", offset), code.at("%to", offset)
        code.store(code.load(source), target)
    return code.function("internal void @copy_tiles(ptr %from, ptr %to, i64 %count)")
