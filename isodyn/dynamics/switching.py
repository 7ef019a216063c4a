"""Dry friction in time steps: mode logic as graphs, which a device compiles into its integration loop (device.Switching).

    begin    At the start of a step: M and r of M qdd + f = r.  A moving joint has its sliding friction, one at rest its bounds.
    turn     One pivot iteration of the friction law (formulations/dry_friction.py).  The resulting mode is held through the step.
    crossed  True if a velocity changed its sign against the friction of the step.
    end      The same law for velocities instead of accelerations: M v + impulse = M qd, with M of the start of the step.
    landed   Under error control: a velocity that crossed 0 within the tolerance is set to 0; a step that went further is repeated.
    late     The same for joints that broke away within the step: they must not have missed more velocity than the tolerance.

A repeated step ends at the root of the cubic through a velocity and its rate at both ends; or where the line through a holding
torque at both ends reaches its bound.  Both ends are placed slightly beyond, within the tolerance.  After a step that ended too
early, the next one ends where the extrapolated velocity or holding torque will be there; `late` returns that time.

At the end of a fixed step, a velocity that crossed 0 stops there, or passes through and gets the friction of its new sign, by an
impulse.  The impulse is bounded by (bounds - friction of the step) times the rest of the step, after the root of a line through
both ends.  A velocity that the step held stays at 0.  A joint therefore stops at exactly 0.  The impulses never add energy:
M v . v = M qd . v - impulse . v, and the last term is not negative.

An iteration uses M through its nonzero entries; or through articulated bodies at rest, O(n) instead of the O(n^3) of a solve.
Whatever depends only on this q is computed once, in `begin`.

Loops use Y instead of M, and accelerations with nothing held instead of r (formulations/dry_friction.py).  Projecting a state onto
the loop constraints after a step may give velocities to joints that the step held.  `end` and `landed` stop these joints, and those
that follow from them, with Y at the end of the step.  Breakaway is detected from the holding torques in the mode of the step, at
its end: if all joints at rest were held again, they would share the load differently.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.device import ATOL, BEFORE, LATE, LEAST, NEXT, PART, RATE, ROUND, RTOL, STEP, WRONG, Switching
from isodyn.dynamics.flow import DRY, FREE, Flow
from isodyn.dynamics.trace import symbol_inputs
from isodyn.formulations.articulated_body import at_rest
from isodyn.formulations.drives import dry_levels, rotors
from isodyn.formulations.dry_friction import BLOCKS, MOST, NOISE, Bounds, ByMatrix, Weigh, Weighed, Yielding, switched
from isodyn.formulations.solve import solve_symmetric, solve_tree
from isodyn.graph.graph import Graph, Port, finish, replay
from isodyn.graph.node import Context
from isodyn.graph.passes import parted
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array, Scalar, choose, is_symbolic, larger, smaller, square_root, zeros

BEYOND = 1e30  # N m s: an unreachable impulse bound, so that joints held by a step are held at its end
WORTH = 1024.0  # multiple of the shortest step below which steps are not repeated
LEAST_OF = 2 / WORTH  # least fraction of a repeated step; never below the shortest step
CORRECTIONS = 3  # Newton iterations for the root of a cubic, from that of the line
ROUNDINGS = 8  # rounding errors in the velocities and torques at the end of a step; events are not located more closely
NEVER = 1e30  # s
BEYOND_BOUND = 1 / 64  # fraction of the time until breakaway by which a step goes beyond it
SHORT = 6  # products per joint in the factorisation of M, as for six-joint arms: up to here the matrix is used without comparison
#: arrays of the law on the board (device.Switching): the part of M that depends on q, r, directions, broken-away joints, bounds
INERTIA, DRIVING, SENSE, LOOSE = "law:M", "law:r", "law:sense", "law:loose"
#: and, under error control, resisting torques in the final mode, and those of the first iteration
HOLDING, FIRST = "law:holding", "law:first"
STATIC, SLIDING = ("law:static_lower", "law:static_upper"), ("law:sliding_lower", "law:sliding_upper")
POSITIONS, SPEEDS, AT_END = RATE + "dq", RATE + "dqd", LATE + "dqd"  # rates of the states
STARTING = "law:qd"  # velocities at the start of a step, if q' != qd


def dry_joints(robot: Robot) -> tuple[int, ...]:
    """Return the indices of the degrees of freedom with dry friction."""
    (low, high), (least, most) = dry_levels(reduce_robot(robot))
    levels = zip(low, high, least, most, strict=True)
    return tuple(i for i, own in enumerate(levels) if any(is_symbolic(x) or x != 0.0 for x in own))


def switching(flow: Flow, dtype: DTypeLike = np.float64, *, adaptive: bool = False) -> Switching:
    """Return the mode logic of a flow whose modes are its joints with dry friction.

    dtype      number type whose rounding the law allows for
    adaptive   True: for steps under error control
    """
    matrix, bodies = (_Graphs(flow, bodies=way, adaptive=adaptive) for way in (False, True))
    if flow.robot.loops:
        return matrix.all(dtype)
    if flow.method is not None:
        return (bodies if flow.by_bodies else matrix).all(dtype)
    if matrix.products <= SHORT * flow.robot.n or flow.robot.couplings:
        return matrix.all(dtype)
    found = bodies.all(dtype)
    if matrix.products > _size(found):  # avoids tracing a large matrix
        return found
    return min(matrix.all(dtype), found, key=_size)


def _size(graphs: Switching) -> int:
    """Return the number of nodes in a step without mode changes."""
    return len(graphs.begin) + len(graphs.turn)


class _Graphs:
    """Graphs of the mode logic of one flow.

    bodies     True: iterations use articulated bodies; False: the entries of M
    adaptive   True: for steps under error control, which also need the holding torques
    dry        joints with dry friction; the arrays of directions and static bounds have these joints only
    jerky      joints whose static friction exceeds their sliding friction; the arrays of sliding bounds have these joints only
    """

    def __init__(self, flow: Flow, *, bodies: bool, adaptive: bool = False):
        self.flow, self.bodies, self.adaptive, self.name = flow, bodies, adaptive, flow.robot.name
        self.loops = bool(flow.robot.loops)
        self.tree = tree = reduce_robot(flow.robot, motors=flow.motors)
        self.levels = dict(zip((*STATIC, *SLIDING), (side.tolist() for pair in dry_levels(tree) for side in pair), strict=True))
        static, sliding = (list(zip(*(self.levels[side] for side in pair), strict=True)) for pair in (STATIC, SLIDING))
        self.dry = [i for i, (low, high) in enumerate(static) if is_symbolic(low) or is_symbolic(high) or low < high]
        self.jerky = [i for i in self.dry if static[i] != sliding[i]]

    @property
    def starting(self) -> str:
        """Name of the array of velocities at the start of a step."""
        return STARTING if self.tree.charts else POSITIONS

    @property
    def products(self) -> int:
        """Number of products in the factorisation of M (solve_tree)."""
        counts = [len(list(self.tree.ancestors(i))) for i in range(self.tree.n)]
        return sum(count * (count + 1) // 2 for count in counts)

    @property
    def bounds(self) -> list[tuple[str, list[int]]]:
        """Names of the arrays of bounds, each with its joints."""
        return [(name, joints) for names, joints in ((STATIC, self.dry), (SLIDING, self.jerky)) for name in names if joints]

    def all(self, dtype: DTypeLike) -> Switching:
        epsilon = float(np.finfo(dtype).eps)
        turn, rounding, most = self.turn(epsilon), ROUNDINGS * epsilon, BLOCKS + MOST * len(self.dry)
        q = [Port("q", (self.flow.robot.nq,)), *(Port(name, x.shape) for name, x in self._numbers(Context()).items())]
        if self.adaptive:
            at_q, (turn, late) = parted((turn, self.late(rounding)), q, INERTIA)
            after = {"landed": self.landed(rounding), "late": late}
        elif self.loops:
            at_q, (turn,) = parted((turn,), q, INERTIA)
            after = {"crossed": self.crossed(), "end": self.end(at_q)}
        else:
            at_q, (turn, end) = parted((turn, self.end()), q, INERTIA)
            after = {"crossed": self.crossed(), "end": end}
        return Switching(self.begin(at_q), turn, after, most)

    def begin(self, at_q: Graph) -> Graph:
        context, driving = Context(), self.flow.driving_graph()
        inputs = {port.name: context.symbols(port.name, port.shape) for port in driving.inputs}
        found, qd = replay(driving, context, inputs), inputs["qd"]
        sure = self._sure(qd)
        outputs = {DRIVING: found.pop("r"), self.starting: qd, **{RATE + name: rate for name, rate in found.items()}}
        outputs |= replay(at_q, context, inputs)
        for name, joints in self.bounds:  # equal bounds: the joint slides
            down, up, rest = (self._level(which, context) for which in (*SLIDING, name))
            outputs[name] = _array(choose(sure[i] > 0, up[i], choose(sure[i] < 0, down[i], rest[i])) for i in joints)
        outputs[SENSE] = _array(choose(sure[i] > 0, 1.0, choose(sure[i] < 0, -1.0, 0.0)) for i in self.dry)
        outputs |= self._loose([0.0] * len(self.jerky)) | self._watched(FIRST, [0.0] * len(self.dry))
        return finish(context, inputs, outputs, f"{self.name}_begin")

    def turn(self, epsilon: float) -> Graph:
        context, n = Context(), self.tree.n
        inputs = {"q": context.symbols("q", self.flow.robot.nq)}
        inputs |= {name: context.symbols(name, len(joints)) for name, joints in self.bounds}
        inputs |= {SENSE: context.symbols(SENSE, len(self.dry)), **self._loose(context.symbols(LOOSE, len(self.jerky)))}
        inputs |= {DRIVING: context.symbols(DRIVING, n), ROUND: context.symbols(ROUND, 1), **self._numbers(context)}
        inputs |= self._watched(FIRST, context.symbols(FIRST, len(self.dry)))
        static = Bounds(*(self._of_all(inputs[name], self.dry, zeros(n)) for name in STATIC))
        both = zip(SLIDING, static, strict=True)
        sliding = Bounds(*(self._of_all(inputs.get(name, []), self.jerky, same) for name, same in both))
        found = switched(
            self._weigh(inputs["q"], inputs[DRIVING], context), static, sliding,
            self._of_all(inputs[SENSE], self.dry, np.full(n, 1.0)), self._of_all(inputs.get(LOOSE, []), self.jerky, zeros(n)),
            inputs[ROUND][0] - (BLOCKS - 1.0), epsilon,
        )  # fmt: skip
        free = found.free * (1.0 - 2.0 * found.carried)  # -1: follows from held joints
        outputs = {SPEEDS: found.a, FREE: free, DRY: found.dry, WRONG: _array([found.wrong])}
        outputs |= {SENSE: found.sense[self.dry], **self._loose(found.loose[self.jerky])}
        if self.adaptive:
            outputs |= {HOLDING: found.f[self.dry]}
        if self.adaptive and not self.loops:
            f = found.f[self.dry]
            first = (choose(inputs[ROUND][0] > 0, before, now) for before, now in zip(inputs[FIRST], f, strict=True))
            outputs |= {FIRST: _array(first)}
        return finish(context, inputs, outputs, f"{self.name}_turn")

    def crossed(self) -> Graph:
        context = Context()
        inputs = {SENSE: context.symbols(SENSE, len(self.dry)), "qd": context.symbols("qd", self.tree.n)}
        inputs |= self._mode(context)
        sure = self._sure(inputs["qd"])
        wrong: Scalar = 0.0
        for i, turned in zip(self.dry, self._turned(inputs[SENSE], sure), strict=True):
            wrong = choose(turned, 1.0, wrong)
            if self.loops:
                wrong = choose(abs(sure[i]) * (1.0 - inputs[FREE][i]) > 0, 1.0, wrong)
        return finish(context, inputs, {WRONG: _array([wrong])}, f"{self.name}_crossed")

    def end(self, at_q: Graph | None = None) -> Graph:
        context, n = Context(), self.tree.n
        inputs = {SENSE: context.symbols(SENSE, len(self.dry)), STEP: context.symbols(STEP, 1), **self._mode(context)}
        inputs |= {"q": context.symbols("q", self.flow.robot.nq), **self._numbers(context)}
        inputs |= {name: context.symbols(name, n) for name in (self.starting, "qd", DRY)}
        before, qd, h = inputs[self.starting], inputs["qd"], inputs[STEP][0]
        senses = inputs[SENSE]
        if self.loops:
            senses = _array(choose(free > 0, x, 0.0) for free, x in zip(inputs[FREE][self.dry], senses, strict=True))
        sense, turned = (dict(zip(self.dry, values, strict=True)) for values in (senses, self._turned(senses, qd)))
        left = {i: h * choose(turned[i], qd[i] / (qd[i] - before[i]), 1.0) for i in self.dry}
        outputs = {DRIVING: self._momenta(inputs["q"], qd, context)}
        outputs[SENSE] = _array(choose(turned[i], 0.0, sense[i]) for i in self.dry)
        for name, joints in self.bounds:
            beyond, level = -BEYOND if name.endswith("lower") else BEYOND, self._level(name, context)
            outputs[name] = _array(choose(abs(sense[i]) > 0, left[i] * (level[i] - inputs[DRY][i]), beyond) for i in joints)
        outputs |= self._loose([choose(turned[i], 0.0, 1.0) for i in self.jerky])  # a joint that stops gets static bounds
        outputs |= replay(at_q, context, inputs) if at_q is not None else {}
        return finish(context, inputs, outputs, f"{self.name}_end")

    def landed(self, epsilon: float) -> Graph:
        context, n = Context(), self.tree.n
        inputs = {SENSE: context.symbols(SENSE, len(self.dry)), **self._mode(context)}
        inputs |= {"q": context.symbols("q", self.flow.robot.nq)} if self.loops else {}
        inputs |= {name: context.symbols(name, n) for name in (self.starting, "qd", SPEEDS, AT_END)}
        inputs |= {name: context.symbols(name, 1) for name in (STEP, RTOL, ATOL, LEAST)}
        h, rtol, atol, least = (inputs[name][0] for name in (STEP, RTOL, ATOL, LEAST))
        new: Array = inputs["qd"].copy()
        part: Scalar = 1.0
        for sense, i in zip(inputs[SENSE], self.dry, strict=True):
            ends = [sense * inputs[name][i] for name in (self.starting, "qd")]
            rates = [h * (sense * inputs[name][i]) for name in (SPEEDS, AT_END)]
            fine = atol + rtol * abs(ends[0]) + epsilon * (abs(ends[0]) + abs(rates[0]))
            part = choose(-ends[1] > fine, smaller(_turning(ends, rates, 0.5 * fine), part), part)
            new[i] = choose(ends[1] < 0, 0.0, inputs["qd"][i])
            if self.loops:
                new[i] = choose(inputs[FREE][i] > 0, new[i], 0.0)
        if self.loops:
            new = self._stopped(context, inputs["q"], inputs["qd"], new, rtol, atol)
        outputs = {"qd": new, PART: _array([_worth(part, h, least)])}
        return finish(context, inputs, outputs, f"{self.name}_landed")

    def late(self, epsilon: float) -> Graph:
        context, n = Context(), self.tree.n
        resting = [self._level(side, context) for side in STATIC]
        names = ("qd", *(when + name for name in (FREE, DRY, SPEEDS) for when in ("", BEFORE)))
        inputs = {name: context.symbols(name, n) for name in (*names, *([DRIVING] if self.loops else []))}
        inputs |= {"q": context.symbols("q", self.flow.robot.nq)} if self.loops else {}
        inputs |= {name: context.symbols(name, len(self.dry)) for name in (BEFORE + HOLDING, *([] if self.loops else [FIRST]))}
        inputs |= {name: context.symbols(name, 1) for name in (STEP, RTOL, ATOL, LEAST, PART)} | self._numbers(context)
        h, rtol, atol, least, landed = (inputs[name][0] for name in (STEP, RTOL, ATOL, LEAST, PART))
        part = landed
        changed: Scalar = 0.0
        end: Scalar = NEVER
        still = self._holding(context, inputs) if self.loops else inputs[FIRST]
        for i, held, holding in zip(self.dry, inputs[BEFORE + HOLDING], still, strict=True):
            lower, upper = (level[i] for level in resting)
            free, was, speed, rate = (inputs[name][i] for name in (FREE, BEFORE + FREE, "qd", SPEEDS))
            bound, slope = choose(holding > held, upper, lower), (holding - held) / h
            blur = epsilon * abs(holding / (holding - held))
            since = h * smaller(larger(1.0 - blur - (bound - held) / (holding - held), 0.0), 1.0)  # time since breakaway
            missed = since * abs(rate)
            few = atol / missed if i in self.jerky else square_root(atol / missed)  # the acceleration grows from 0, or jumped
            aim = larger(1.0 - since * (1.0 - 0.5 * few) / h, LEAST_OF)
            gone = choose(free > 0, 1.0 - abs(was), 0.0) if self.loops else free - was  # -1: released by another joint
            part = choose(missed * gone > atol, smaller(aim, part), part)
            changed = choose(abs(free - was) + abs(inputs[DRY][i] - inputs[BEFORE + DRY][i]) > 0, 1.0, changed)
            before, now = (choose(speed > 0, -inputs[name][i], inputs[name][i]) for name in (BEFORE + SPEEDS, SPEEDS))
            stops = _stop(abs(speed) + 0.5 * (atol + rtol * abs(speed)), before, now, h)
            end = choose(speed * rate < 0, smaller(stops, end), end)
            starts = (1.0 + BEYOND_BOUND) * (bound - holding) / slope
            end = choose(free + was > 0, end, choose(abs(slope) > 0, smaller(starts, end), end))
        end = larger(choose(changed > 0, NEVER, end), WORTH * least)
        outputs = {PART: _array([_worth(part, h, least)]), NEXT: _array([end])}
        return finish(context, inputs, outputs, f"{self.name}_late")

    def _stopped(self, context: Context, q: Array, qd: Array, new: Array, rtol: Scalar, atol: Scalar) -> Array:
        """Return velocities (n,) that satisfy the loops and are 0 where `new` (n,) is 0.

        Where this would change a velocity by more than the tolerances, return `new`: at a singular configuration, a joint that
        moves does not determine the others.
        """
        rests = _array(choose(abs(x) > 0, 0.0, 1.0) for x in new)
        rests = self._of_all(rests[self.dry], self.dry, zeros(self.tree.n))
        law = self._weigh(q, qd, context)(1.0 - rests, zeros(self.tree.n))
        assert law.follows is not None
        led = _array(choose(rest + follows > 0, 0.0, v) for rest, follows, v in zip(rests, law.follows, law.a, strict=True))
        largest: Scalar = 0.0
        change: Scalar = 0.0
        for before, after in zip(qd, led, strict=True):
            largest, change = larger(abs(before), largest), larger(abs(after - before), change)
        return _array(choose(change > atol + rtol * largest, plain, v) for plain, v in zip(new, led, strict=True))

    def _holding(self, context: Context, inputs: Mapping[str, Array]) -> Array:
        """Return the resisting torques (k,), with loops, in the previous mode at the end of its step: held joints remain held."""
        own, (free, dry) = list(self.flow.modes), (inputs[BEFORE + name] for name in (FREE, DRY))
        law = Yielding(self.flow.yielding(context, inputs["q"]), own, solve_symmetric)
        given = np.abs(free[own]) * dry[own]
        return np.asarray(given + law.torques(inputs[DRIVING] - law.Y @ given, 1.0 - np.abs(free[own])))

    def _numbers(self, context: Context) -> dict[str, Array]:
        """Return the robot's symbols."""
        return symbol_inputs(context, self.flow.robot)

    def _level(self, name: str, context: Context) -> list[Scalar]:
        """Return the dry friction levels of all joints, as scalars of the context."""
        return [context.adopt(x) for x in self.levels[name]]

    def _turned(self, senses: Array, qd: Array) -> list[Scalar]:
        """Return, for each joint with dry friction, whether it moves against its direction."""
        return [sense * qd[i] < 0 for sense, i in zip(senses, self.dry, strict=True)]

    def _weigh(self, q: Array, r: Array, context: Context) -> Weigh:
        """Return the function that solves the dynamics with some joints held, at q."""
        if self.loops:
            return Yielding(self.flow.yielding(context, q), self.flow.modes, solve_symmetric).weigh(r)
        if not self.bodies:
            return ByMatrix(self._matrix(q, context), partial(solve_tree, self.tree)).weigh(r)
        tree, own = self.flow.bodies(context).centred(q)
        return lambda free, dry: Weighed(*at_rest(tree, own, r - dry, rotors=rotors(tree), free=free))

    def _momenta(self, q: Array, qd: Array, context: Context) -> Array:
        """Return M qd (n,) at q; with loops, qd."""
        if self.loops:
            return qd
        if not self.bodies:
            return np.asarray(self._matrix(q, context) @ qd)
        return replay(self.flow.momenta_graph(), context, {"q": q, "qd": qd, **self._numbers(context)})["momenta"]

    def _matrix(self, q: Array, context: Context) -> Array:
        """Return M (n, n) at q, with the entries that are nonzero for this tree."""
        n, given = self.tree.n, {"q": q, **self._numbers(context)}
        found = replay(self.flow.inertia_graph(), context, given)["mass_matrix"]
        M = np.full((n, n), 0.0, dtype=object)
        for i in range(n):
            for j in (*self.tree.ancestors(i), i):
                M[i, j] = M[j, i] = found[i, j]
        return M

    def _of_all(self, values: Sequence[Scalar] | Array, joints: Sequence[int], other: Array) -> Array:
        """Return (n,): `values` at these joints, `other` elsewhere."""
        result = other.astype(object)
        result[list(joints)] = values
        return result

    def _sure(self, qd: Array) -> Array:
        """Return qd (n,); with loops, velocities that are rounding compared with the others become 0, as held joints have such."""
        if not self.loops:
            return qd
        least = NOISE * np.abs(qd).sum()
        return _array(choose(abs(x) <= least, 0.0, x) for x in qd)

    def _mode(self, context: Context) -> dict[str, Array]:
        """Return the input with the joints that the step held, if loops may move them."""
        return {FREE: context.symbols(FREE, self.tree.n)} if self.loops else {}

    def _watched(self, name: str, values: Sequence[Scalar] | Array) -> dict[str, Array]:
        """Return an array that exists only for trees under error control."""
        return {name: _array(values)} if self.adaptive and not self.loops else {}

    def _loose(self, values: Sequence[Scalar] | Array) -> dict[str, Array]:
        """Return the array that flags jerky joints that broke away, if there are jerky joints."""
        return {LOOSE: _array(values)} if self.jerky else {}


def _turning(speeds: Sequence[Scalar], rates: Sequence[Scalar], beyond: Scalar) -> Scalar:
    """Return the fraction of a step at which a velocity is `beyond` past 0; at the start it is not there yet, at the end further.

    Uses the cubic through both ends and their rates times the step, or the line where Newton's method does not come closer.
    """
    (v0, v1), (a0, a1) = speeds, rates
    c2, c3 = 3.0 * (v1 - v0) - 2.0 * a0 - a1, 2.0 * (v0 - v1) + a0 + a1

    def off(s: Scalar) -> Scalar:
        return v0 + beyond + s * (a0 + s * (c2 + s * c3))

    line = (v0 + beyond) / (v0 - v1)
    s = choose(a0 > 0, 1.0, line)
    for _ in range(CORRECTIONS):
        s = s - off(s) / (a0 + s * (2.0 * c2 + 3.0 * s * c3))
    s = choose(abs(off(s)) < abs(off(line)), choose(s > 0, choose(s < 1, s, line), line), line)
    return larger(s, LEAST_OF)


def _worth(part: Scalar, h: Scalar, least: Scalar) -> Scalar:
    """Return the fraction; 1 if the step, or the part cut off, is close to the resolution of times."""
    return choose(h > WORTH * least, choose(h * (1.0 - part) > least, part, 1.0), 1.0)


def _stop(speed: Scalar, before: Scalar, brake: Scalar, h: Scalar) -> Scalar:
    """Return the time until a braked velocity is 0, from its deceleration now and h before: a parabola, by one Newton step."""
    line, growth = speed / brake, (brake - before) / h
    last = brake + growth * line
    return choose(last > 0, line - 0.5 * growth * line * line / last, line)


def _array(values: Iterable[Scalar]) -> Array:
    return np.array(list(values), dtype=object)
