"""One step of damped least squares as a compiled kernel: pose, Jacobian, error, normal equations and stops in one graph.

    e         error of the pose: position (over the arm's reach), and 2 sin(theta/2) n of the turn (n, theta) that is left
    lambda    DAMPING |e|^2 + damping, the latter FLOOR as a rule
    dq        (J^T J + lambda 1)^-1 J^T e  =  J^T (J J^T + lambda 1)^-1 e
    q'        q + dq, stopped at the limits

The damping shrinks with the error (Chan and Lawrence 1988; Sugihara, IEEE Transactions on Robotics 27, 2011), so the steps are
short far away and those of Newton near the solution.  A joint that stands on a stop and is pushed against it takes no part in the
step; the others are free to make up for it.  Everything is straight-line code, so targets and seeds run side by side in SIMD lanes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.formulations.kinematics import jacobian, pose
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.kinematics.chain import path_to, remembered
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array, Scalar, cross, is_symbolic, zeros

#: benchmarks/inverse_kinematics.py shows the speed; 0.5 needs half as many steps again, 0.005 finds the target less often
DAMPING = 0.05
#: keeps the equations solvable at singular postures, where the error may be zero
FLOOR = 1e-12
_HALF_TURN = 1e-12  # below this 1 + cos(theta) is taken to be so: a turn by half a circle has no axis

Stops = tuple[tuple[float, float] | None, ...]


class Task(NamedTuple):
    """What of the target counts: position along the root's x, y, z; turns about the target's own x, y, z."""

    position: tuple[bool, bool, bool] = (True, True, True)
    orientation: tuple[bool, bool, bool] = (True, True, True)

    @property
    def whole(self) -> bool:
        """Whether all of it does."""
        return all(self.position) and all(self.orientation)


def step_kernel(robot: Robot, frame: str, task: Task, stops: Stops, reach: float) -> Kernel:
    """(q (k,), target (12,), damping (1,)) -> (next (k,), error (2,)): where to go from q, its squared position and turn error."""
    key = ("step", frame, task, stops)
    return remembered(robot, key, lambda: device().kernel(step_graph(robot, frame, task, stops, reach)))


def step_graph(robot: Robot, frame: str, task: Task, stops: Stops, reach: float) -> Graph:
    """The graph behind step_kernel; target holds the upper three rows of the pose, stops is None where a joint has none."""
    context = Context()
    tree = reduce_robot(robot).mapped(context.adopt)
    path = list(path_to(tree, frame))
    x, target, extra = context.symbols("q", len(path)), context.symbols("target", 12), context.symbols("damping", 1)
    q = zeros(tree.n)
    q[path] = x
    T, goal = pose(tree, q, frame), target.reshape(3, 4)
    J = jacobian(tree, q, frame, "world-aligned")[:, path]
    along = [k for k in range(3) if task.position[k]]
    e_p = (goal[:, 3] - T[:3, 3])[along]
    axes, e_w, w2 = turn_error(T[:3, :3], goal[:, :3], task.orientation)
    e = np.concatenate([e_p * (1 / reach), e_w])
    J = np.concatenate([J[along] * (1 / reach), axes @ J[3:]])
    p2 = e_p @ e_p if along else 0.0
    damping = (p2 * (1 / reach**2) + w2) * DAMPING + extra[0]
    J = _against_stops(x, J, J.T @ e, stops)
    after = x + damped_step(J, e, damping)
    for i, stop in enumerate(stops):
        if stop is not None:
            after[i] = after[i].maximum(stop[0]).minimum(stop[1])
    outputs = {"next": after, "error": np.array([p2, w2], dtype=object)}
    return finish(context, {"q": x, "target": target, "damping": extra}, outputs, f"{robot.name}_ik_step")


def turn_error(R: Array, goal: Array, mask: tuple[bool, bool, bool]) -> tuple[Array, Array, Scalar]:
    """(axes (m, 3), error (m,), its square): 2 sin(theta/2) n of the turn from R to goal, along the axes that count.

    sin(theta) n = sum r_k x g_k / 2 and 1 + 2 cos(theta) = sum r_k . g_k over the columns.  When the turn about one of the target's
    axes is free, only that column has to agree; when the turn about one axis alone counts, the other two columns show it.
    Beyond a right angle the square is 2 - 2 cos(theta), which is not zero after half a circle, where sin(theta) n is.
    """
    held, free = ([k for k in range(3) if mask[k] is wanted] for wanted in (True, False))
    if not held:
        return zeros(0, 3), zeros(0), 0.0
    columns = free or held
    part = 1 / len(free) if free else 0.5
    sine = np.sum([cross(R[:, k], goal[:, k]) for k in columns], axis=0) * part
    cosine = (np.sum([R[:, k] @ goal[:, k] for k in columns], axis=0) - (0.0 if free else 1.0)) * part
    chord = sine * np.sqrt(2.0 / (1.0 + cosine).maximum(_HALF_TURN))
    axes = goal[:, held].T if free else np.eye(3).astype(object)
    error = axes @ chord
    return axes, error, (cosine < 0.0).select(2.0 - 2.0 * cosine, error @ error)


def _against_stops(q: Array, J: Array, slope: Array, stops: Stops) -> Array:
    """J without the columns of joints that stand on a stop and are pushed against it."""
    J = J.copy()
    for i, stop in enumerate(stops):
        if stop is not None and is_symbolic(slope[i]):  # a joint that does not move the task has no slope
            below = (q[i] <= stop[0]).select((slope[i] < 0.0).select(0.0, 1.0), 1.0)
            above = (q[i] >= stop[1]).select((slope[i] > 0.0).select(0.0, 1.0), 1.0)
            J[:, i] = J[:, i] * (below * above)
    return J


def damped_step(J: Array, e: Array, damping: Scalar) -> Array:
    """(J^T J + damping 1)^-1 J^T e, by whichever of J^T J and J J^T is smaller."""
    rows, columns = J.shape
    if rows < columns:
        return np.asarray(J.T @ solve_definite(J @ J.T + np.diag([damping] * rows), e))
    return solve_definite(J.T @ J + np.diag([damping] * columns), J.T @ e)


def solve_definite(matrix: Array, b: Array) -> Array:
    """x with A x = b for a symmetric positive definite matrix A, by L D L^T."""
    n = len(b)
    A: Array = matrix.copy()
    x: Array = b.copy()
    for k in range(n):
        for i in range(k + 1, n):
            factor = A[i, k] / A[k, k]
            for j in range(i, n):
                A[j, i] = A[j, i] - factor * A[j, k]
            x[i] = x[i] - factor * x[k]
    for k in reversed(range(n)):
        for i in range(k + 1, n):
            x[k] = x[k] - A[i, k] * x[i]
        x[k] = x[k] / A[k, k]
    return x
