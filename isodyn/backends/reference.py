"""The reference interpreter: it defines what every operation does, on whole batches, in plain NumPy.

evaluate        values, in float64 or float32
evaluate_bound  (value, error) pairs: each result with a bound on its own rounding error, by running error analysis
DEVICE          the interpreter as a device (see device.py): slow; it neither optimises the graph nor generates machine code
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from isodyn.backends.device import (
    ATOL,
    BEFORE,
    DTYPES,
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
    Curves,
    Device,
    Integrator,
    Kernel,
    Problem,
    Recorded,
    Schedule,
)
from isodyn.backends.schemes import Adaptive, ErrorControl, Layout, Modes, Motion, Scheme, StepFailure, fixed_steps
from isodyn.graph import ops
from isodyn.graph.graph import Graph, walk
from isodyn.graph.order import heights
from isodyn.spatial import Array

Error = Array | float  # a bound per state, or one for all states


def _fma_exact(a: float, b: float, c: float) -> float:
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    return float(exact) if exact else a * b + c


_fma = np.frompyfunc(_fma_exact, 3, 1)


def fma(a: Array, b: Array, c: Array) -> Array:
    """Return a b + c rounded once; for float32 it is computed in float64 first, which rarely makes a difference."""
    return np.asarray(_fma(a, b, c)).astype(np.float64).astype(np.result_type(a, b, c))


MEANING: dict[int, Callable[..., Array]] = {
    ops.NEG: np.negative,
    ops.ADD: np.add,
    ops.SUB: np.subtract,
    ops.MUL: np.multiply,
    ops.DIV: np.divide,
    ops.SIN: np.sin,
    ops.COS: np.cos,
    ops.SQRT: np.sqrt,
    ops.ABS: np.abs,
    ops.MIN: np.minimum,
    ops.MAX: np.maximum,
    ops.LT: np.less,
    ops.LE: np.less_equal,
    ops.EQ: np.equal,
    ops.SELECT: np.where,
    ops.ATAN2: np.arctan2,
    ops.FMA: fma,
    ops.FMS: lambda a, b, c: fma(a, b, -c),
    ops.FNMA: lambda a, b, c: fma(-a, b, c),
}


def evaluate(graph: Graph, inputs: Mapping[str, ArrayLike], dtype: DTypeLike = np.float64) -> dict[str, Array]:
    """Return output name -> (..., *shape); inputs (..., *shape) broadcast over their leading dimensions."""
    arrays = _flat_inputs(graph, inputs, dtype)
    batch = np.broadcast_shapes(*(a.shape[:-1] for a in arrays)) if arrays else ()
    with np.errstate(all="ignore"):
        x = walk(
            graph,
            lambda number: np.asarray(float(number), dtype=dtype),
            lambda k, element: arrays[k][..., element],
            lambda i, args: MEANING[graph.ops[i]](*args),
        )
    return _collect(graph, x, batch, dtype)


def evaluate_bound(
    graph: Graph,
    inputs: Mapping[str, ArrayLike],
    dtype: DTypeLike = np.float64,
    errors: Mapping[str, ArrayLike] = MappingProxyType({}),
) -> tuple[dict[str, Array], dict[str, Array]]:
    """Return (values, bounds): |value - exact result for these inputs| <= bound for every output entry, to first order in the unit.

    errors   name -> (*shape): bounds on the errors of the inputs themselves; inputs that are not listed are exact
    """
    arrays = _flat_inputs(graph, inputs, dtype)
    batch = np.broadcast_shapes(*(a.shape[:-1] for a in arrays)) if arrays else ()
    unit = float(np.finfo(dtype).eps) / 2
    off = [np.ravel(errors[port.name]) if port.name in errors else np.zeros(port.size) for port in graph.inputs]
    x, e = np.empty((len(graph), *batch), dtype), np.empty((len(graph), *batch))
    for i, value in enumerate(graph.values):
        if isinstance(value, tuple):
            x[i], e[i] = arrays[value[0]][..., value[1]], off[value[0]][value[1]]
        elif value is not None:
            x[i] = rounded = np.asarray(float(value), dtype)
            e[i] = abs(float(rounded) - float(value))
    with np.errstate(all="ignore"):
        for op, nodes, args in _steps(graph, together=math.prod(batch) < _FEW):
            v = [x[a] for a in args]
            x[nodes] = result = MEANING[op](*v)
            e[nodes] = _spread(op, v, [e[a] for a in args], result, unit)
    return _collect(graph, x, batch, dtype), _collect(graph, e, batch, np.float64)


_FEW = 300  # states: below this, the overhead of NumPy calls exceeds the arithmetic


def _steps(graph: Graph, together: bool) -> Iterator[tuple[int, int | Array, Sequence[int | Array]]]:
    """Yield (operation, node, its arguments), arguments first.

    together   True: yield (operation, nodes, arrays of arguments), all nodes of an operation at one depth of the graph at once
    """
    if not together:
        yield from ((op, i, args) for i, (op, args) in enumerate(zip(graph.ops, graph.args, strict=True)) if args)
        return
    steps: dict[tuple[int, int], list[int]] = {}
    for i, step in enumerate(zip(heights(graph), graph.ops, strict=True)):
        if graph.args[i]:
            steps.setdefault(step, []).append(i)
    for (_, op), nodes in sorted(steps.items()):
        yield op, np.array(nodes), list(np.array([graph.args[i] for i in nodes]).T)


def _spread(op: int, v: list[Array], e: list[Error], result: Array, unit: float) -> Error:
    """Return the error of a result, from the errors of its arguments and its own rounding."""
    spread: Error
    if op in (ops.LT, ops.LE, ops.EQ):
        return 0.0  # comparisons near a tie are not covered: friction is tested away from qd = 0
    if op in (ops.NEG, ops.ABS):
        return e[0]
    size = np.abs(result, dtype=np.float64)
    if op in (ops.ADD, ops.SUB):
        spread = e[0] + e[1] + unit * size
        return spread
    a = [np.abs(x, dtype=np.float64) for x in v]
    if op == ops.MUL:
        spread = a[0] * e[1] + a[1] * e[0] + e[0] * e[1] + unit * size
    elif op in (ops.FMA, ops.FMS, ops.FNMA):
        spread = a[0] * e[1] + a[1] * e[0] + e[0] * e[1] + e[2] + unit * size
    elif op == ops.DIV:
        room = a[1] - e[1]
        spread = np.where(room > 0, (e[0] + size * e[1]) / np.where(room > 0, room, 1.0), np.inf) + unit * size
    elif op in (ops.SIN, ops.COS):
        spread = np.minimum(e[0], 2.0) + 2 * unit * size  # within 1 ulp
    elif op == ops.SQRT:
        spread = np.where(size > 0, e[0] / np.where(size > 0, size, 1.0), np.sqrt(e[0])) + unit * size
    elif op in (ops.MIN, ops.MAX):
        spread = np.maximum(e[0], e[1])
    elif op == ops.SELECT:
        spread = np.where(v[0], e[1], e[2])
    else:  # atan2
        spread = np.asarray((a[0] * e[1] + a[1] * e[0]) / (a[0] ** 2 + a[1] ** 2) + 4 * unit * size)
    return spread


def _flat_inputs(graph: Graph, inputs: Mapping[str, ArrayLike], dtype: DTypeLike) -> list[Array]:
    result = []
    for port in graph.inputs:
        array = np.asarray(inputs[port.name], dtype=dtype)
        result.append(array.reshape(*array.shape[: array.ndim - len(port.shape)], port.size))
    return result


def _collect(graph: Graph, x: Sequence[Array] | Array, batch: tuple[int, ...], dtype: DTypeLike) -> dict[str, Array]:
    outputs = {}
    for name, nodes in graph.result_nodes().items():
        result = np.empty((*batch, nodes.size), dtype=dtype)
        for k, i in enumerate(nodes.flat):
            result[..., k] = x[i]
        outputs[name] = result.reshape(*batch, *nodes.shape)
    return outputs


_BLOCK = 1024  # states evaluated at once, which limits memory: the values of all nodes are kept
Evaluate = Callable[[Graph, Mapping[str, Array], np.dtype[np.generic]], Mapping[str, Array]]


class Interpreted(Kernel):
    """A graph that is evaluated node by node.

    evaluate   (graph, {name: (rows, *shape)}, dtype) -> {name: (rows, *shape)}
    """

    lanes = 1

    def __init__(self, graph: Graph, dtype: DTypeLike, evaluate: Evaluate):
        self.graph, self.dtype, self._evaluate = graph, np.dtype(dtype), evaluate

    def __repr__(self) -> str:
        return f"<Interpreted {self.graph.name}: {self.count}; {self.dtype}>"

    @property
    def ir(self) -> str:
        """The graph as text, one node per line."""
        graph = self.graph
        lines = [f"in    {port.name} {port.shape}" for port in graph.inputs]
        for i, (op, args, value) in enumerate(zip(graph.ops, graph.args, graph.values, strict=True)):
            what = f"{graph.inputs[value[0]].name}[{value[1]}]" if isinstance(value, tuple) else str(value)
            lines.append(f"x{i} = {' '.join([ops.OPS[op].name, *(f'x{a}' for a in args)]) if args else what}")
        lines += [f"out   {name} {' '.join(f'x{i}' for i in nodes.flat)}" for name, nodes in graph.result_nodes().items()]
        return "\n".join(lines) + "\n"

    def run(self, arrays: Sequence[Array], rows: int, workers: int | None = 1) -> None:
        """Evaluate `rows` states on one thread.  Arrays: inputs, then outputs, each (rows, elements) of the kernel's dtype."""
        read, written = arrays[: len(self.graph.inputs)], arrays[len(self.graph.inputs) :]
        for start in range(0, rows, _BLOCK):
            block = slice(start, min(rows, start + _BLOCK))
            inputs = {
                port.name: a[block].reshape(-1 if port.size else len(a[block]), *port.shape)
                for port, a in zip(self.graph.inputs, read, strict=True)
            }
            values = self._evaluate(self.graph, inputs, self.dtype)
            for port, result in zip(self.graph.outputs, written, strict=True):
                if port.size:
                    result[block] = values[port.name].reshape(-1, port.size)


class Stepped(Integrator):
    """Integrator in Python around any kernel of the problem's graph: one motion after the other, states in double precision."""

    def __init__(self, problem: Problem, made: Callable[[Graph], Kernel]):
        self.problem, self._kernel = problem, made(problem.graph)
        self._around = {} if problem.switching is None else {name: made(graph) for name, graph in problem.switching.graphs.items()}
        self._layout = _layout(problem, made)

    def carried(self, rows: int) -> Array:
        """Return an array for the state of each motion, from which a later call to `run` resumes."""
        return np.empty(rows, dtype=object)

    def evaluations(self, carried: Array, rows: int) -> Array:
        """Return (rows,) evaluations of the right-hand side so far."""
        return np.array([motion.evaluations for motion in carried[:rows]], dtype=np.int64)

    def run(
        self,
        initial: Sequence[Array],
        held: Sequence[Array | Curves],
        results: Sequence[Array],
        steps: Schedule,
        carried: Array,
        workers: int = 1,
    ) -> None:
        """Integrate all motions on one thread."""
        cuts = np.cumsum([port.size for port in self.problem.graph.outputs])[:-1]
        for row in range(len(results[0])):
            if steps.first == 0:
                x = np.concatenate([a[row] for a in initial]).astype(np.float64)
                carried[row] = self._motion([a if isinstance(a, Curves) else a[row] for a in held])
                carried[row].states = carried[row].follow(self.problem.scheme, x, steps, alone=self.problem.alone)
                _show(results, row, -steps.sample, np.split(x, cuts))
            for k in range(steps.first, steps.last):
                x = next(carried[row].states)
                if (k + 1) % steps.every == 0:
                    _show(results, row, (k + 1) // steps.every - steps.sample, np.split(x, cuts))

    def _motion(self, held: Sequence[Array | Curves], evaluations: int = 0) -> _Row:
        return _Row(self._kernel, self.problem, held, evaluations, self._weigh, self._layout)

    def _weigh(self, graph: str, board: Board) -> Board:
        return evaluate_one(self._around[graph], board)

    def follow(
        self, motion: Motion, held: Sequence[Array | Curves], *, end: float, rtol: float, atol: float, max_step: float, trials: int
    ) -> Recorded:
        """Integrate one motion towards `end`, for at most `trials` accepted steps; return the steps."""
        scheme = self.problem.scheme
        assert isinstance(scheme, Adaptive)
        f = self._motion([a if isinstance(a, Curves) else a.reshape(1, -1) for a in held], motion.evaluations)
        control, done = (
            ErrorControl(scheme, f, end, rtol, atol, max_step, layout=self._layout),
            list[tuple[float, Array, int, float, Array | None]](),
        )
        motion.stuck = False
        while motion.t < end and len(done) < trials and not motion.stuck:
            try:
                control.step(motion)
            except StepFailure:
                motion.stuck = True
                break
            spent, motion.stiffness = f.evaluations, 0.0
            if motion.t < end:
                control.go_on(motion)
            done.append((motion.t, motion.x, spent, motion.stiffness, motion.inner))
        motion.evaluations = f.evaluations
        t, x, count, stiffness, inner = zip(*done, strict=True) if done else ((),) * 5
        size, known = motion.x.size, [each for each in inner if each is not None]
        states, between = np.array(x).reshape(len(t), size), np.array(known).reshape(len(known), 3, size)
        return Recorded(np.array(t), states, np.array(count, dtype=np.int64), np.array(stiffness), between)


def _layout(problem: Problem, made: Callable[[Graph], Kernel]) -> Layout:
    """Return which states are positions and which are velocities."""
    sizes = [port.size for port in problem.graph.outputs]
    layout = Layout(sizes[0], sizes[-1])
    if problem.charts is not None:
        kernel = made(problem.charts.moved)
        moved = lambda q, step: evaluate_one(kernel, {"q": q, "step": step})["moved"]  # noqa: E731
        layout = replace(layout, quaternions=problem.charts.quaternions, moved=moved)
    if problem.restored is not None:
        back = made(problem.restored)

        def restored(q: Array, qd: Array) -> tuple[Array, Array]:
            found = evaluate_one(back, {"open:q": q, "open:qd": qd})
            return found["closed:q"], found["closed:qd"]

        layout = replace(layout, restored=restored)
    return layout


def _show(results: Sequence[Array], row: int, sample: int, parts: Sequence[Array]) -> None:
    for result, part in zip(results, parts, strict=True):
        result[row, sample] = part


Board = dict[str, Array]  # arrays by name (device.Switching)


def evaluate_one(kernel: Kernel, board: Mapping[str, Array]) -> Board:
    """Evaluate a graph for one state; inputs by name, results by name in double precision."""
    inputs = [np.ascontiguousarray(board[port.name], dtype=kernel.dtype).reshape(1, -1) for port in kernel.graph.inputs]
    results = [np.empty((1, port.size), kernel.dtype) for port in kernel.graph.outputs]
    kernel.run([*inputs, *results], 1)
    return {port.name: a[0].astype(np.float64) for port, a in zip(kernel.graph.outputs, results, strict=True)}


class Switched(Modes):
    """The mode logic of one motion, step by step (see device.Switching).

    mode    mode inputs of the right-hand side for the current step: name -> array
    weigh   (name of a graph of the Switching, board) -> its outputs
    given   (t, x) -> states, time and held inputs, by name
    """

    def __init__(self, problem: Problem, weigh: Callable[[str, Board], Board], given: Callable[[float, Array], Board]):
        assert problem.switching is not None
        self.switching, self.weigh, self.given = problem.switching, weigh, given
        self.names, self.rates = self.switching.mode(problem.graph), [RATE + port.name for port in problem.graph.outputs]
        self.states = problem.graph.inputs[: problem.states]
        self.board: Board = {}
        self.mode: Board = {}
        self.rate = np.zeros(0)
        self.next = math.inf

    def choose(self, t: float, x: Array, h: float) -> bool:
        """Choose the mode for a step of length h from x; return True if it differs from the previous mode."""
        before = self.mode
        self.board |= self.given(t, x) | {STEP: np.array([h])}
        self.board |= self.weigh("begin", self.board)
        self._rounds()
        self.mode = {name: self.board[name] for name in self.names}
        self.rate = np.concatenate([self.board[name] for name in self.rates])
        return not (before and all(np.array_equal(before[name], self.mode[name]) for name in self.names))

    def settle(self, x: Array) -> Array | None:
        """Return x after the step with every velocity that changed sign stopped or reversed; None if none changed sign."""
        states = self._split(x)
        self.board |= states
        self.board |= self.weigh("crossed", self.board)
        if not self._wrong:
            return None
        self.board |= self.weigh("end", self.board)
        self._rounds()
        return np.concatenate([*list(states.values())[:-1], self.board[self.rates[-1]]])

    def land(self, t: float, x: Array, late: Array, *, h: float, rtol: float, atol: float, least: float) -> tuple[Array, float]:
        """Return (corrected x, 1.0) and choose the next mode; or keep the mode and return the fraction of the step to take."""
        kept, rate = dict(self.board), self.rate
        numbers = {STEP: h, RTOL: rtol, ATOL: atol, LEAST: least}
        self.board |= self._split(x) | {name: np.array([value]) for name, value in numbers.items()}
        self.board |= {LATE + name.removeprefix(RATE): part for name, part in zip(self.rates, self._cut(late), strict=True)}
        self.board |= self.weigh("landed", self.board)
        new = np.concatenate([self.board[port.name] for port in self.states])
        self.choose(t, new, h)
        self.board |= {BEFORE + name: value for name, value in kept.items() if not name.startswith(BEFORE)}
        self.board |= self.weigh("late", self.board)
        part, self.next = float(self.board[PART][0]), float(self.board[NEXT][0])
        if part != 1:
            self.board, self.rate = kept, rate
            self.mode = {name: self.board[name] for name in self.names}
        return new, part

    def _cut(self, x: Array) -> list[Array]:
        return np.split(x, np.cumsum([port.size for port in self.states])[:-1])

    def _split(self, x: Array) -> Board:
        return {port.name: part for port, part in zip(self.states, self._cut(x), strict=True)}

    @property
    def _wrong(self) -> bool:
        return bool(np.abs(self.board[WRONG][0]) > 0)

    def _rounds(self) -> None:
        for k in range(self.switching.rounds):
            self.board |= self.weigh("turn", self.board | {ROUND: np.array([float(k)])})
            if not self._wrong:
                break


class _Row:
    """One motion: f(t, x) from a kernel, with held inputs (1 or steps, size) or curves, and in the current mode.

    inside   (t0, h) of fixed steps.  Curves are then evaluated inside the step, because steps do not end at jumps of the curves.
    """

    states: Iterator[Array]
    inside: tuple[float, float] | None = None

    def __init__(
        self, kernel: Kernel, problem: Problem, held: Sequence[Array | Curves], evaluations: int,
        weigh: Callable[[str, Board], Board], layout: Layout,
    ):  # fmt: skip
        self.kernel, self.held, self.step, self.evaluations, self.layout = kernel, held, 0, evaluations, layout
        self.modes = None if problem.switching is None else Switched(problem, weigh, self._weighed)
        ports, mode = kernel.graph.inputs, self.modes.names if self.modes else ()
        self.state_ports, self.others = ports[: problem.states], [port for port in ports[problem.states :] if port.name not in mode]
        self.cuts = np.cumsum([port.size for port in self.state_ports])[:-1]

    def __call__(self, t: float, x: Array) -> Array:
        self.evaluations += 1
        board = self._inputs(t, x) | (self.modes.mode if self.modes else {})
        return np.concatenate(list(evaluate_one(self.kernel, board).values()))

    def _weighed(self, t: float, x: Array) -> Board:
        self.evaluations += 1  # the graphs of the mode logic evaluate the dynamics once
        return self._inputs(t, x)

    def _inputs(self, t: float, x: Array) -> Board:
        """Return states, time and held inputs, by name."""
        outside = iter(self.held)
        board = {port.name: part for port, part in zip(self.state_ports, np.split(x, self.cuts), strict=True)}
        return board | {port.name: np.array([t]) if port.name == "t" else self._value(next(outside), t) for port in self.others}

    def _value(self, held: Array | Curves, t: float) -> Array:
        if not isinstance(held, Curves):
            return np.asarray(held[self.step if len(held) > 1 else 0])
        time, within = np.array([t]), None
        if self.inside is not None:
            t0, h = self.inside
            within = np.clip(time, t0 + (self.step + INSIDE) * h, t0 + (self.step + 1 - INSIDE) * h)
        return np.asarray(held.at(time, within)[0])

    def follow(self, scheme: Scheme, x: Array, steps: Schedule, *, alone: bool) -> Iterator[Array]:
        """Yield x at t0 + h, t0 + 2 h, ..."""
        if not isinstance(scheme, Adaptive):
            self.inside = None if alone else (steps.t0, steps.h)
            for new in fixed_steps(scheme, self, steps.t0, x, steps.h, sys.maxsize, self.modes, self.layout):
                self.step += 1
                yield new
            return
        motion = Motion(steps.t0, steps.guess, x, x)
        while True:
            end = steps.t0 + (self.step + 1) * steps.h
            try:
                if self.modes is not None:  # the held inputs have changed
                    self.modes.choose(motion.t, motion.x, motion.h)
                    motion.h, motion.goal = max(motion.h, motion.goal), 0.0
                while motion.t < end:
                    motion.rate, motion.slopes = self(motion.t, motion.x) if self.modes is None else self.modes.rate, None
                    ErrorControl(scheme, self, end, steps.rtol, steps.atol, math.inf, self.modes, layout=self.layout).step(motion)
            except StepFailure:
                motion.t, motion.x = end, np.full_like(x, np.nan)
            self.step += 1
            yield motion.x


class Reference(Device):
    """The interpreter as a device."""

    name = "reference"
    dtypes = DTYPES

    def kernel(self, graph: Graph, dtype: DTypeLike = np.float64) -> Interpreted:
        """Return an interpreter of the graph, without optimising the graph."""
        return Interpreted(graph, dtype, evaluate)

    def integrator(self, problem: Problem) -> Stepped:
        """Return an integrator that runs the scheme in Python."""
        return Stepped(problem, lambda graph: self.kernel(graph, problem.dtype))

    def describe(self) -> str:
        """Return the version of NumPy."""
        return f"NumPy {np.__version__}"

    def facts(self) -> Mapping[str, str]:
        """Return the interpreter and its version."""
        return {"interpreter": self.describe()}


DEVICE: Device = Reference()
