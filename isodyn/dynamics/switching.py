"""Dry friction under fixed steps, as the graphs around a flow that a device writes its loops from (backends/device.py: Switching).

    begin    M and r of M qdd + f = r at the start of a step; a joint that moves has its sliding friction, one at rest its bounds
    turn     one pass of the law (formulations/dry_friction.py); the mode that it leaves is held through the step
    crossed  whether a speed changed its sign against the friction of the step
    end      the law again, for velocities instead of accelerations: M v + impulse = M qd, M as it was at the start
    landed   under error control: a speed that crossed 0 by no more than the tolerance is 0, a step that led further is tried again
    late     the same for joints that let go within the step: they must not have missed more speed than the tolerance

Such a speed is stopped there, or goes through and has the friction of its new sense, by an impulse within (bounds - friction of the
step) times what was left of the step where a line through its two ends is 0; one that the step held stays at 0.  A joint thus stops
at exactly 0, and the impulses take energy, never give it: M v . v = M qd . v - impulse . v, and the last is not negative.  Of M
only the entries that the tree has are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.device import Switching
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.flow import judging
from isodyn.formulations.drives import choose, dry_levels
from isodyn.formulations.dry_friction import BLOCKS, MOST, Bounds, switched
from isodyn.formulations.solve import solve_tree
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context
from isodyn.model.robot import Robot
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import Array, Scalar, zeros

BEYOND = 1e30  # N m s: an impulse that nothing reaches, so that what a step held is held at its end
LEAST_OF, MOST_OF = 1e-4, 0.95  # of a step that is tried again because it went too far
WORTH = 1024.0  # shortest steps: below that, steps are not tried again
BOUNDS = ("static_lower", "static_upper", "sliding_lower", "sliding_upper")


def dry_joints(robot: Robot) -> tuple[int, ...]:
    """The moving joints that have dry friction."""
    levels = np.abs(np.array(dry_levels(reduce_robot(robot)))).max(axis=(0, 1))
    return tuple(np.flatnonzero(levels > 0).tolist())


def switching(
    robot: Robot,
    method: str | None = None,
    drive: Controller | bool = True,
    *,
    motors: bool = True,
    loads: Sequence[str] = (),
    dtype: DTypeLike = np.float64,
) -> Switching:
    """The graphs around forward_flow(..., modes=dry_joints(robot)); arguments as there.

    dtype   of the numbers whose rounding the law allows for
    """
    return _Graphs(reduce_robot(robot, motors=motors), judging(robot, method, drive, motors=motors, loads=loads)).all(dtype)


class _Graphs:
    """Graphs of one robot; arrays of dry friction have the joints of `dry` alone."""

    def __init__(self, tree: Tree, judged: Graph):
        self.tree, self.judged = tree, judged
        (self.static, self.sliding) = (Bounds(*levels) for levels in dry_levels(tree))
        self.levels = np.array([*self.static, *self.sliding]).T  # (n, 4), in the order of BOUNDS
        self.dry = [i for i in range(tree.n) if self.static.lower[i] < self.static.upper[i]]
        self.entries = [(i, j) for i in range(tree.n) for j in (*tree.ancestors(i), i)]

    def all(self, dtype: DTypeLike) -> Switching:
        turn, most = self.turn(float(np.finfo(dtype).eps)), BLOCKS + MOST * len(self.dry)
        return Switching(self.begin(), turn, self.crossed(), self.end(), self.landed(), self.late(), most)

    def begin(self) -> Graph:
        context = Context()
        inputs = {port.name: context.symbols(port.name, port.shape) for port in self.judged.inputs}
        found = replay(self.judged, context, inputs)
        M, r, qd = found.pop("M"), found.pop("r"), inputs["qd"]
        senses, bounds = [_sign(qd[i]) for i in self.dry], {name: zeros(len(self.dry)) for name in BOUNDS}
        for k, i in enumerate(self.dry):
            slides = choose(qd[i] > 0, self.sliding.upper[i], self.sliding.lower[i])
            for name, level in zip(BOUNDS, self.levels[i].tolist(), strict=True):
                bounds[name][k] = choose(abs(qd[i]) > 0, slides, level)
        entries = np.array([M[place] for place in self.entries], dtype=object)
        outputs = {
            "dq": qd,
            **found,
            "M": entries,
            "r": r,
            **bounds,
            "sense": np.array(senses, dtype=object),
            "loose": zeros(len(self.dry)),
        }
        return finish(context, inputs, outputs, f"{self.judged.name}_begin")

    def turn(self, epsilon: float) -> Graph:
        context, size, n = Context(), len(self.dry), self.tree.n
        inputs = self._weighed(context) | {name: context.symbols(name, size) for name in (*BOUNDS, "sense", "loose")}
        inputs |= {"r": context.symbols("r", n), "round": context.symbols("round", 1)}
        limits = [self._of_all(inputs[name]) for name in BOUNDS]
        found = switched(
            partial(solve_tree, self.tree), self._matrix(inputs["M"]), inputs["r"], Bounds(*limits[:2]), Bounds(*limits[2:]),
            self._of_all(inputs["sense"], 1.0), self._of_all(inputs["loose"]), inputs["round"][0] - (BLOCKS - 1.0), epsilon,
        )  # fmt: skip
        outputs = {"dqd": found.a, "free": found.free, "dry": found.dry, "wrong": np.array([found.wrong], dtype=object)}
        outputs |= {"sense": found.sense[self.dry], "loose": found.loose[self.dry]}
        return finish(context, inputs, outputs, f"{self.judged.name}_turn")

    def crossed(self) -> Graph:
        context = Context()
        inputs = {"sense": context.symbols("sense", len(self.dry)), "qd": context.symbols("qd", self.tree.n)}
        wrong: Scalar = 0.0
        for turned in self._turned(inputs["sense"], inputs["qd"]):
            wrong = choose(turned, 1.0, wrong)
        return finish(context, inputs, {"wrong": np.array([wrong], dtype=object)}, f"{self.judged.name}_crossed")

    def end(self) -> Graph:
        context, size, n = Context(), len(self.dry), self.tree.n
        inputs = self._weighed(context) | {"sense": context.symbols("sense", size), "h": context.symbols("h", 1)}
        inputs |= {name: context.symbols(name, n) for name in ("dq", "qd", "dry")}
        before, qd, h, senses = inputs["dq"], inputs["qd"], inputs["h"][0], inputs["sense"]
        outputs = {name: zeros(size) for name in (*BOUNDS, "sense", "loose")}
        for k, (i, turned) in enumerate(zip(self.dry, self._turned(senses, qd), strict=True)):
            outputs["sense"][k] = choose(turned, 0.0, senses[k])
            outputs["loose"][k] = choose(turned, 0.0, 1.0)  # one that stops is judged by its static bounds
            moved, left = abs(senses[k]) > 0, h * choose(turned, qd[i] / (qd[i] - before[i]), 1.0)
            for name, level, beyond in zip(BOUNDS, self.levels[i].tolist(), (-BEYOND, BEYOND, -BEYOND, BEYOND), strict=True):
                outputs[name][k] = choose(moved, left * (level - inputs["dry"][i]), beyond)
        return finish(context, inputs, outputs | {"r": self._matrix(inputs["M"]) @ qd}, f"{self.judged.name}_end")

    def landed(self) -> Graph:
        context, size, n = Context(), len(self.dry), self.tree.n
        inputs = {"sense": context.symbols("sense", size)} | {name: context.symbols(name, n) for name in ("dq", "qd")}
        inputs |= {name: context.symbols(name, 1) for name in ("h", "rtol", "atol", "least")}
        new, part = inputs["qd"].copy(), 1.0
        for sense, i in zip(inputs["sense"], self.dry, strict=True):
            before, beyond = sense * inputs["dq"][i], -(sense * inputs["qd"][i])
            fine = inputs["atol"][0] + inputs["rtol"][0] * abs(inputs["dq"][i])
            where = ((before + 0.5 * fine) / (before + beyond)).minimum(MOST_OF).maximum(LEAST_OF)
            part = choose(beyond > fine, where.minimum(part), part)
            new[i] = choose(beyond > 0, 0.0, inputs["qd"][i])
        part = choose(inputs["h"][0] > WORTH * inputs["least"][0], part, 1.0)
        return finish(context, inputs, {"qd": new, "part": np.array([part], dtype=object)}, f"{self.judged.name}_landed")

    def late(self) -> Graph:
        context, n = Context(), self.tree.n
        inputs = {name: context.symbols(name, n) for name in ("before:free", "free", "dqd")}
        inputs |= {name: context.symbols(name, 1) for name in ("h", "rtol", "atol", "least", "part")}
        part, h = inputs["part"][0], inputs["h"][0]
        for i in self.dry:
            missed = h * abs(inputs["dqd"][i]) * (inputs["free"][i] - inputs["before:free"][i])
            part = choose(missed > inputs["atol"][0], part.minimum(0.5), part)
        part = choose(h > WORTH * inputs["least"][0], part, inputs["part"][0])
        return finish(context, inputs, {"part": np.array([part], dtype=object)}, f"{self.judged.name}_late")

    def _turned(self, senses: Array, qd: Array) -> list[Scalar]:
        """Whether each joint with dry friction moves against its sense."""
        return [sense * qd[i] < 0 for sense, i in zip(senses, self.dry, strict=True)]

    def _weighed(self, context: Context) -> dict[str, Array]:
        return {"M": context.symbols("M", len(self.entries))}

    def _matrix(self, entries: Array) -> Array:
        """M (n, n) from the entries that the tree has."""
        M = np.full((self.tree.n, self.tree.n), 0.0, dtype=object)
        for (i, j), entry in zip(self.entries, entries, strict=True):
            M[i, j] = M[j, i] = entry
        return M

    def _of_all(self, values: Array, other: float = 0.0) -> Array:
        """(n,): these values at the joints with dry friction."""
        result = np.full(self.tree.n, other, dtype=object)
        result[self.dry] = values
        return result


def _sign(x: Scalar) -> Scalar:
    return choose(x > 0, 1.0, choose(x < 0, -1.0, 0.0))
