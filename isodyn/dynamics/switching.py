"""Dry friction step by step, as the graphs around a flow that a device writes its loops from (backends/device.py: Switching).

    begin    M and r of M qdd + f = r at the start of a step; a joint that moves has its sliding friction, one at rest its bounds
    turn     one pass of the law (formulations/dry_friction.py); the mode that it leaves is held through the step
    crossed  whether a speed changed its sign against the friction of the step
    end      the law again, for velocities instead of accelerations: M v + impulse = M qd, M as it was at the start
    landed   under error control: a speed that crossed 0 by no more than the tolerance is 0, a step that led further is tried again
    late     the same for joints that let go within the step: they must not have missed more speed than the tolerance

At the end of a fixed step a speed that crossed 0 is stopped there, or goes through and has the friction of its new sense, by an
impulse within (bounds - friction of the step) times what was left of the step where a line through its two ends is 0; one that the
step held stays at 0.  A joint thus stops at exactly 0, and the impulses take energy, never give it: M v . v = M qd . v - impulse .
v, and the last is not negative.

M is what a round asks of it: its entries, of which only those that the tree has are kept, or articulated bodies at rest, which take
O(n) where solving takes O(n^3).  Whatever of this q alone decides is computed once, in `begin`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.device import ATOL, BEFORE, CHANGED, LEAST, PART, RATE, ROUND, RTOL, STEP, WRONG, Switching
from isodyn.dynamics.flow import DRY, FREE, Flow
from isodyn.formulations.articulated_body import at_rest
from isodyn.formulations.drives import dry_levels, rotors
from isodyn.formulations.dry_friction import BLOCKS, MOST, Bounds, Weigh, by_matrix, switched
from isodyn.formulations.solve import solve_tree
from isodyn.graph.graph import Graph, Port, finish, replay
from isodyn.graph.node import Context
from isodyn.graph.passes import parted
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array, Scalar, choose, zeros

BEYOND = 1e30  # N m s: an impulse that nothing reaches, so that what a step held is held at its end
WORTH = 1024.0  # shortest steps: below that, steps are not tried again
LEAST_OF, MOST_OF = 2 / WORTH, 0.95  # of a step that is tried again because it went too far; never below the shortest
SHORT = 6  # products a joint for the factors of M: arms of six joints have as many, and take the matrix without further looks
#: arrays of the law on the board (device.Switching): what q decides of M, r, senses, which joints were let go, bounds
INERTIA, DRIVING, SENSE, LOOSE = "law:M", "law:r", "law:sense", "law:loose"
STATIC, SLIDING = ("law:static_lower", "law:static_upper"), ("law:sliding_lower", "law:sliding_upper")
POSITIONS, SPEEDS = RATE + "dq", RATE + "dqd"  # rates of the states


def dry_joints(robot: Robot) -> tuple[int, ...]:
    """The moving joints that have dry friction."""
    levels = np.abs(np.array(dry_levels(reduce_robot(robot)))).max(axis=(0, 1))
    return tuple(np.flatnonzero(levels > 0).tolist())


def switching(flow: Flow, dtype: DTypeLike = np.float64) -> Switching:
    """The graphs around a flow whose modes are its joints with dry friction.

    dtype   of the numbers whose rounding the law allows for
    """
    matrix, bodies = (_Graphs(flow, bodies=way) for way in (False, True))
    if flow.method is not None:
        return (bodies if flow.by_bodies else matrix).all(dtype)
    if matrix.products <= SHORT * flow.robot.n:
        return matrix.all(dtype)
    found = bodies.all(dtype)
    if matrix.products > _size(found):  # before a matrix of many joints is written out
        return found
    return min(matrix.all(dtype), found, key=_size)


def _size(graphs: Switching) -> int:
    """Nodes of a step in which nothing changes."""
    return len(graphs.begin) + len(graphs.turn)


class _Graphs:
    """Graphs of one flow.

    bodies  whether rounds go by articulated bodies; else by the entries of M
    dry     the joints with dry friction: senses and static bounds are arrays of these alone
    jerky   those that start with a jerk, because their static friction is above their sliding one: the same of sliding bounds
    """

    def __init__(self, flow: Flow, *, bodies: bool):
        self.flow, self.bodies, self.name = flow, bodies, flow.robot.name
        self.tree = tree = reduce_robot(flow.robot, motors=flow.motors)
        static, sliding = (np.array(levels) for levels in dry_levels(tree))
        self.levels = dict(zip((*STATIC, *SLIDING), (*static, *sliding), strict=True))
        self.dry = np.flatnonzero(static[0] < static[1]).tolist()
        self.jerky = [i for i in self.dry if (static[:, i] != sliding[:, i]).any()]

    @property
    def products(self) -> int:
        """How many the factors of M take (solve_tree)."""
        counts = [len(list(self.tree.ancestors(i))) for i in range(self.tree.n)]
        return sum(count * (count + 1) // 2 for count in counts)

    @property
    def bounds(self) -> list[tuple[str, list[int]]]:
        """The arrays of bounds, each with its joints."""
        return [(name, joints) for names, joints in ((STATIC, self.dry), (SLIDING, self.jerky)) for name in names if joints]

    def all(self, dtype: DTypeLike) -> Switching:
        turn, most = self.turn(float(np.finfo(dtype).eps)), BLOCKS + MOST * len(self.dry)
        at_q, (turn, end) = parted((turn, self.end()), [Port("q", (self.tree.n,))], INERTIA)
        return Switching(self.begin(at_q), turn, self.crossed(), end, self.landed(), self.late(), most)

    def begin(self, at_q: Graph) -> Graph:
        context, driving = Context(), self.flow.driving_graph()
        inputs = {port.name: context.symbols(port.name, port.shape) for port in driving.inputs}
        found, qd = replay(driving, context, inputs), inputs["qd"]
        outputs = {DRIVING: found.pop("r"), POSITIONS: qd, **{RATE + name: rate for name, rate in found.items()}}
        outputs |= replay(at_q, context, inputs)
        for name, joints in self.bounds:  # where they meet, a joint slides
            down, up, rest = (self.levels[which].tolist() for which in (*SLIDING, name))
            outputs[name] = _array(choose(qd[i] > 0, up[i], choose(qd[i] < 0, down[i], rest[i])) for i in joints)
        outputs[SENSE] = _array(choose(qd[i] > 0, 1.0, choose(qd[i] < 0, -1.0, 0.0)) for i in self.dry)
        outputs |= self._loose([0.0] * len(self.jerky))
        return finish(context, inputs, outputs, f"{self.name}_begin")

    def turn(self, epsilon: float) -> Graph:
        context, n = Context(), self.tree.n
        inputs = {"q": context.symbols("q", n)} | {name: context.symbols(name, len(joints)) for name, joints in self.bounds}
        inputs |= {SENSE: context.symbols(SENSE, len(self.dry)), **self._loose(context.symbols(LOOSE, len(self.jerky)))}
        inputs |= {DRIVING: context.symbols(DRIVING, n), ROUND: context.symbols(ROUND, 1)}
        static = Bounds(*(self._of_all(inputs[name], self.dry, zeros(n)) for name in STATIC))
        both = zip(SLIDING, static, strict=True)
        sliding = Bounds(*(self._of_all(inputs.get(name, []), self.jerky, same) for name, same in both))
        found = switched(
            self._weigh(inputs["q"], inputs[DRIVING], context), static, sliding,
            self._of_all(inputs[SENSE], self.dry, np.full(n, 1.0)), self._of_all(inputs.get(LOOSE, []), self.jerky, zeros(n)),
            inputs[ROUND][0] - (BLOCKS - 1.0), epsilon,
        )  # fmt: skip
        outputs = {SPEEDS: found.a, FREE: found.free, DRY: found.dry, WRONG: _array([found.wrong])}
        outputs |= {SENSE: found.sense[self.dry], **self._loose(found.loose[self.jerky])}
        return finish(context, inputs, outputs, f"{self.name}_turn")

    def crossed(self) -> Graph:
        context = Context()
        inputs = {SENSE: context.symbols(SENSE, len(self.dry)), "qd": context.symbols("qd", self.tree.n)}
        wrong: Scalar = 0.0
        for turned in self._turned(inputs[SENSE], inputs["qd"]):
            wrong = choose(turned, 1.0, wrong)
        return finish(context, inputs, {WRONG: _array([wrong])}, f"{self.name}_crossed")

    def end(self) -> Graph:
        context, n = Context(), self.tree.n
        inputs = {SENSE: context.symbols(SENSE, len(self.dry)), STEP: context.symbols(STEP, 1)}
        inputs |= {name: context.symbols(name, n) for name in ("q", POSITIONS, "qd", DRY)}
        before, qd, h = inputs[POSITIONS], inputs["qd"], inputs[STEP][0]
        sense, turned = (dict(zip(self.dry, values, strict=True)) for values in (inputs[SENSE], self._turned(inputs[SENSE], qd)))
        left = {i: h * choose(turned[i], qd[i] / (qd[i] - before[i]), 1.0) for i in self.dry}
        outputs = {DRIVING: self._momenta(inputs["q"], qd, context)}
        outputs[SENSE] = _array(choose(turned[i], 0.0, sense[i]) for i in self.dry)
        for name, joints in self.bounds:
            beyond = -BEYOND if name.endswith("lower") else BEYOND
            outputs[name] = _array(
                choose(abs(sense[i]) > 0, left[i] * (float(self.levels[name][i]) - inputs[DRY][i]), beyond) for i in joints
            )
        outputs |= self._loose([choose(turned[i], 0.0, 1.0) for i in self.jerky])  # one that stops is judged by static bounds
        return finish(context, inputs, outputs, f"{self.name}_end")

    def landed(self) -> Graph:
        context, n = Context(), self.tree.n
        inputs = {SENSE: context.symbols(SENSE, len(self.dry))} | {name: context.symbols(name, n) for name in (POSITIONS, "qd")}
        inputs |= {name: context.symbols(name, 1) for name in (STEP, RTOL, ATOL, LEAST)}
        h, rtol, atol, least = (inputs[name][0] for name in (STEP, RTOL, ATOL, LEAST))
        new: Array = inputs["qd"].copy()
        part: Scalar = 1.0
        for sense, i in zip(inputs[SENSE], self.dry, strict=True):
            before, beyond = sense * inputs[POSITIONS][i], -(sense * inputs["qd"][i])
            fine = atol + rtol * abs(inputs[POSITIONS][i])
            where = ((before + 0.5 * fine) / (before + beyond)).minimum(MOST_OF).maximum(LEAST_OF)
            part = choose(beyond > fine, where.minimum(part), part)
            new[i] = choose(beyond > 0, 0.0, inputs["qd"][i])
        outputs = {"qd": new, PART: _array([choose(h > WORTH * least, part, 1.0)])}
        return finish(context, inputs, outputs, f"{self.name}_landed")

    def late(self) -> Graph:
        context, n = Context(), self.tree.n
        inputs = {name: context.symbols(name, n) for name in (BEFORE + FREE, FREE, SPEEDS)}
        inputs |= {name: context.symbols(name, 1) for name in (STEP, ATOL, LEAST, PART)}
        h, atol, least, landed = (inputs[name][0] for name in (STEP, ATOL, LEAST, PART))
        part = landed
        changed: Scalar = 0.0
        for i in self.dry:
            missed = h * abs(inputs[SPEEDS][i]) * (inputs[FREE][i] - inputs[BEFORE + FREE][i])
            part = choose(missed > atol, part.minimum(0.5), part)
            changed = choose(abs(inputs[FREE][i] - inputs[BEFORE + FREE][i]) > 0, 1.0, changed)
        outputs = {PART: _array([choose(h > WORTH * least, part, landed)]), CHANGED: _array([changed])}
        return finish(context, inputs, outputs, f"{self.name}_late")

    def _turned(self, senses: Array, qd: Array) -> list[Scalar]:
        """Whether each joint with dry friction moves against its sense."""
        return [sense * qd[i] < 0 for sense, i in zip(senses, self.dry, strict=True)]

    def _weigh(self, q: Array, r: Array, context: Context) -> Weigh:
        """What a pass asks for, at q."""
        if not self.bodies:
            return by_matrix(partial(solve_tree, self.tree), self._matrix(q, context), r)
        tree = self.flow.bodies(context)
        return lambda free, dry: at_rest(tree, q, r - dry, rotors=rotors(tree), free=free)

    def _momenta(self, q: Array, qd: Array, context: Context) -> Array:
        """M qd (n,) at q."""
        if not self.bodies:
            return np.asarray(self._matrix(q, context) @ qd)
        return replay(self.flow.momenta_graph(), context, {"q": q, "qd": qd})["momenta"]

    def _matrix(self, q: Array, context: Context) -> Array:
        """M (n, n) at q, of the entries that the tree has."""
        n, found = self.tree.n, replay(self.flow.inertia_graph(), context, {"q": q})["mass_matrix"]
        M = np.full((n, n), 0.0, dtype=object)
        for i in range(n):
            for j in (*self.tree.ancestors(i), i):
                M[i, j] = M[j, i] = found[i, j]
        return M

    def _of_all(self, values: Sequence[Scalar] | Array, joints: Sequence[int], other: Array) -> Array:
        """(n,): these values at these joints, the others elsewhere."""
        result = other.astype(object)
        result[list(joints)] = values
        return result

    def _loose(self, values: Sequence[Scalar] | Array) -> dict[str, Array]:
        """The array of which jerky joints have been let go, where there are any."""
        return {LOOSE: _array(values)} if self.jerky else {}


def _array(values: Iterable[Scalar]) -> Array:
    return np.array(list(values), dtype=object)
