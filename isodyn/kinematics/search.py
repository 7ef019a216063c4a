"""Search for postures by damped least squares, many targets and seeds at once: one step is one compiled kernel.

    e         pose error: position (relative to the arm's reach), and 2 sin(theta/2) n of the remaining rotation (n, theta)
    lambda    DAMPING |e|^2 + damping, the latter usually FLOOR
    dq        (J^T J + lambda 1)^-1 J^T e  =  J^T (J J^T + lambda 1)^-1 e
    q'        q + dq, clipped to the limits; orientations rotate by dq (formulations/configurations.py)

The damping decreases with the error (Chan and Lawrence 1988; Sugihara, IEEE Transactions on Robotics 27, 2011), so steps are short
far away and Newton steps near the solution.  A joint at a limit and pushed against it is excluded from the step, so the others can
compensate.  The kernel is straight-line code, so targets and seeds run in parallel in SIMD lanes; converged rows of (seed, target)
leave the batch.

For a robot with loops, the loop residual is part of the error, with a weight, and K (formulations/loops.py) is part of J: a
converged posture satisfies the loop constraints.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.formulations.configurations import moved
from isodyn.formulations.kinematics import jacobian, pose
from isodyn.formulations.loops import closure
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.kinematics.frames import TURN, Ranges, chain_to, remembered
from isodyn.model.loop import ConstrainedDirections, Loop
from isodyn.model.robot import Robot
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import Array, Scalar, cross, is_symbolic, scalars, zeros

#: benchmarks/inverse_kinematics.py shows the speed; 0.5 needs 50 % more steps, 0.005 finds the target less often
DAMPING = 0.05
#: keeps the equations solvable at singular postures, where the error may be zero
FLOOR = 1e-12
#: weights of loop residuals relative to the pose error; for unreachable targets, increasing weights that close the loops at last
WEIGHT, CLOSING = 10.0, (1e2, 1e3, 1e4)
_HALF_TURN = 1e-12  # 1 + cos(theta) below this counts as theta = pi, where the axis is undefined

Stops = tuple[tuple[float, float] | None, ...]


class Task(NamedTuple):
    """Components of the target that count: position along the root's x, y, z; rotations about the target's own x, y, z."""

    position: tuple[bool, bool, bool] = (True, True, True)
    orientation: tuple[bool, bool, bool] = (True, True, True)

    @property
    def whole(self) -> bool:
        """True if all components count."""
        return all(self.position) and all(self.orientation)


def step_kernel(robot: Robot, frame: str, task: Task, stops: Stops, reach: float) -> Kernel:
    """Return the kernel (q (k,), target (12,), damping (1,)) -> (next (k,), error (2,)): squared position and rotation error at q.

    For a robot with loops the input is damping (2,), with the loop weight, and the error (3,), with the loop residual relative to
    the reach and in rad.
    """
    key = ("step", frame, task, stops)
    return remembered(robot, key, lambda: device().kernel(step_graph(robot, frame, task, stops, reach)))


def step_graph(robot: Robot, frame: str, task: Task, stops: Stops, reach: float) -> Graph:
    """Return the graph of step_kernel; target is the upper three rows of the pose, stops are None for joints without limits."""
    context = Context()
    tree, chain = reduce_robot(robot).mapped(context.adopt), chain_to(robot, frame)
    x, target, extra = (
        context.symbols("q", len(chain.places)),
        context.symbols("target", 12),
        context.symbols("damping", 2 if robot.loops else 1),
    )
    q = scalars(robot.neutral())
    q[list(chain.places)] = x
    at_state, q = tree.centred(q)
    T, goal = pose(at_state, q, frame), target.reshape(3, 4)
    J = jacobian(at_state, q, frame, "world-aligned")
    J = (J if tree.expansion is None else tree.expansion.fold(J))[:, list(chain.path)]
    along = [k for k in range(3) if task.position[k]]
    e_p = (goal[:, 3] - T[:3, 3])[along]
    axes, e_w, w2 = turn_error(T[:3, :3], goal[:, :3], task.orientation)
    e = np.concatenate([e_p * (1 / reach), e_w])
    J = np.concatenate([J[along] * (1 / reach), axes @ J[3:]])
    errors = [e_p @ e_p if along else 0.0, w2]
    if robot.loops:
        gap, K = _openness(robot.loops, tree.around(at_state), q, reach)
        e, J = np.concatenate([e, -extra[1] * gap]), np.concatenate([J, extra[1] * K])
        errors.append(gap @ gap)
    damping = sum(errors[1:], errors[0] * (1 / reach**2)) * DAMPING + extra[0]
    J = _against_stops(x, J, J.T @ e, stops, chain.rated)
    after = moved(chain.charts, x, damped_step(J, e, damping))
    for i, stop in enumerate(stops):
        if stop is not None:
            after[i] = after[i].maximum(stop[0]).minimum(stop[1])
    outputs = {"next": after, "error": np.array(errors, dtype=object)}
    return finish(context, {"q": x, "target": target, "damping": extra}, outputs, f"{robot.name}_ik_step")


def _openness(loops: Sequence[Loop], tree: Tree, q: Array, reach: float) -> tuple[Array, Array]:
    """Return (residual (m,), K (m, n)) of all loops, lengths relative to the reach."""
    gap, K = closure(tree, q)
    names = [name for loop in loops for name in ConstrainedDirections.by(loop).names]
    part = np.array([1 / reach if "along" in name else 1.0 for name in names])
    return gap * part, K * part[:, np.newaxis]


def turn_error(R: Array, goal: Array, mask: tuple[bool, bool, bool]) -> tuple[Array, Array, Scalar]:
    """Return (axes (m, 3), error (m,), its square): 2 sin(theta/2) n of the rotation from R to goal, along the axes that count.

    sin(theta) n = sum r_k x g_k / 2 and 1 + 2 cos(theta) = sum r_k . g_k over the columns.  If the rotation about one of the
    target's axes is free, only that column has to agree; if only the rotation about one axis counts, the other two columns give it.
    Beyond a right angle the square is 2 - 2 cos(theta), which unlike sin(theta) n does not vanish at theta = pi.
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


def _against_stops(q: Array, J: Array, slope: Array, stops: Stops, rated: Sequence[int]) -> Array:
    """Return J without the columns of joints that are at a limit and pushed against it; `rated` as in Chain."""
    J = J.copy()
    for i, k in enumerate(rated):
        stop = stops[k] if k >= 0 else None
        if stop is not None and is_symbolic(slope[i]):  # a joint without effect on the task has no slope
            below = (q[k] <= stop[0]).select((slope[i] < 0.0).select(0.0, 1.0), 1.0)
            above = (q[k] >= stop[1]).select((slope[i] > 0.0).select(0.0, 1.0), 1.0)
            J[:, i] = J[:, i] * (below * above)
    return J


def damped_step(J: Array, e: Array, damping: Scalar) -> Array:
    """Return (J^T J + damping 1)^-1 J^T e, by the smaller of J^T J and J J^T."""
    rows, columns = J.shape
    if rows < columns:
        return np.asarray(J.T @ solve_definite(J @ J.T + np.diag([damping] * rows), e))
    return solve_definite(J.T @ J + np.diag([damping] * columns), J.T @ e)


def solve_definite(matrix: Array, b: Array) -> Array:
    """Return x with A x = b for a symmetric positive definite matrix A, by L D L^T."""
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


STEPS = 18  # of one search: nine in ten of the searches that converge need fewer (benchmarks/inverse_kinematics.py)
LAST_STEPS = 100  # for the best posture of a target that no search reached
_BEFORE_LOOKING = 6  # steps before the first convergence check; none converges earlier
_BETWEEN_LOOKS = 2
_ROWS = 1 << 16  # rows processed at once, to bound memory
_SHARPENING = 6  # refinements after which seeds of the same posture agree, also near singular ones
_FLOOR = np.full((1, 1), FLOOR)
_SAME = 1e-6  # postures closer than this are the same   [rad] or [m]


@dataclass(frozen=True, eq=False)
class IKProblem:
    """A step kernel with its data.

    kernel      (q, target) -> (next, error)
    ranges      of the joints
    tolerance   (2,)  squared position and rotation error of a reached target; (3,) with the loop residual
    reach       of the arm, which weights position against rotation errors   [m]
    weight      of the loop residual relative to these
    """

    kernel: Kernel
    ranges: Ranges
    tolerance: Array
    reach: float
    weight: float = WEIGHT

    def arrived(self, error: Array) -> Array:
        """Return flags (...): errors (..., 2) or (..., 3) are within the tolerance."""
        return np.asarray((error <= self.tolerance).all(axis=-1))

    def size(self, error: Array) -> Array:
        """Return (...): position, rotation and loop errors as one number; infinite for NaN."""
        open_loops = self.weight**2 * error[..., 2] if error.shape[-1] > 2 else 0.0
        return np.asarray(np.nan_to_num(error[..., 0] / self.reach**2 + error[..., 1] + open_loops, nan=np.inf))

    def run(self, q: Array, target: Array, damping: Array = _FLOOR) -> tuple[Array, Array]:
        """Return (next, error) of all rows."""
        after, error = np.empty_like(q), np.empty((len(q), len(self.tolerance)))
        if len(q):
            more = np.broadcast_to(damping, (len(q), 1))
            if len(self.tolerance) > 2:
                more = np.hstack([more, np.full_like(more, self.weight)])
            self.kernel.run([q, target, more, after, error], len(q), None)
        return after, error


class SearchResult(NamedTuple):
    """q (rows, k), its squared errors (rows, 2) or, with loops, (rows, 3), and the number of steps (rows,)."""

    q: Array
    error: Array
    steps: Array


def iterate(problem: IKProblem, q: Array, target: Array, steps: int, *, before_looking: int = _BEFORE_LOOKING) -> SearchResult:
    """Iterate every row from its seed towards its target, until it converges or the steps are used up."""
    found = SearchResult(q.copy(), np.full((len(q), len(problem.tolerance)), np.inf), np.zeros(len(q), dtype=np.int64))
    left, taken, ahead = np.arange(len(q)), 0, before_looking
    while len(left) and taken < steps:
        for _ in range(min(ahead, steps - taken)):
            at = q
            q, error = problem.run(at, target)
            taken += 1
        ahead = _BETWEEN_LOOKS
        there = problem.arrived(error)
        leaving = there if taken < steps else np.ones_like(there)
        rows = left[leaving]
        found.q[rows], found.error[rows], found.steps[rows] = at[leaving], error[leaving], taken
        staying = ~leaving
        left, q, target = left[staying], q[staying], target[staying]
    return found


def refine(problem: IKProblem, found: SearchResult, target: Array) -> SearchResult:
    """Take one more step and keep it if it is nearer: from within the tolerance to the rounding of the pose."""
    after, error = problem.run(found.q, target)
    _, error_after = problem.run(after, target)
    better = (problem.size(error_after) < problem.size(error))[:, None]
    return SearchResult(np.where(better, after, found.q), np.where(better, error_after, error), found.steps)


def search(problem: IKProblem, target: Array, first: Array | None, seeds: int, rng: np.random.Generator) -> SearchResult:
    """Return a posture for every target (T, 12): from `first` (T, k) if given, then from random seeds, `seeds` in total."""
    count = len(target)
    none = np.full((count, len(problem.tolerance)), np.inf)
    best = SearchResult(np.zeros((count, len(problem.ranges.lower))), none, np.zeros(count, dtype=np.int64))
    best.q[:] = problem.ranges.middle if first is None else first
    left, tried, each = np.arange(count), 0, 1
    while len(left) and tried < seeds:
        each = min(each, seeds - tried)
        some = max(1, _ROWS // each)
        for start in range(0, len(left), some):
            part = left[start : start + some]
            q = first[part] if first is not None and tried == 0 else problem.ranges.seeds(rng, len(part) * each)
            _keep_best(problem, best, part, iterate(problem, q, np.repeat(target[part], each, axis=0), STEPS))
        left = left[~problem.arrived(best.error[left])]
        tried, each = tried + each, 2 * each
    if len(left):
        _keep_best(problem, best, left, nearest_posture(problem, best.q[left], target[left]))
    return best


def nearest_posture(problem: IKProblem, q: Array, target: Array) -> SearchResult:
    """Return the nearest posture for unreachable targets.

    There the error stays large, and so does the curvature of the pose that the normal equations neglect: steps are accepted only if
    they reduce the error, and the damping is raised until they do (Levenberg 1944, Marquardt 1963).
    """
    damping = np.full((len(q), 1), 1e-3)
    trial, error = problem.run(q, target, damping)
    for _ in range(LAST_STEPS):
        _, error_there = problem.run(trial, target)
        better = (problem.size(error_there) < problem.size(error))[:, None]
        q, error = np.where(better, trial, q), np.where(better, error_there, error)
        damping = np.clip(damping * np.where(better, 0.3, 4.0), FLOOR, 1e6)
        trial, _ = problem.run(q, target, damping)
    return SearchResult(q, error, np.full(len(q), 2 * LAST_STEPS, dtype=np.int64))


def _keep_best(problem: IKProblem, best: SearchResult, part: Array, found: SearchResult) -> None:
    """Keep the better result for every target of the part; both have the same number of rows per target."""
    if not len(part):
        return
    size = problem.size(found.error).reshape(len(part), -1)
    each = size.shape[1]
    best.steps[part] += found.steps.reshape(len(part), each).sum(axis=1)
    choice = np.argmin(size, axis=1)
    better = size[np.arange(len(part)), choice] < problem.size(best.error[part])
    rows = (np.arange(len(part)) * each + choice)[better]
    best.q[part[better]], best.error[part[better]] = found.q[rows], found.error[rows]


def search_all(problem: IKProblem, target: Array, first: Array | None, seeds: int, rng: np.random.Generator) -> SearchResult:
    """Return (T * seeds) rows, target by target: the result of every seed."""
    parts = []
    some = max(1, _ROWS // seeds)
    for start in range(0, len(target), some):
        part = slice(start, start + some)
        rows = len(target[part])
        q = problem.ranges.seeds(rng, rows * seeds)
        if first is not None:
            q.reshape(rows, seeds, -1)[:, 0] = first[part]
        goals = np.repeat(target[part], seeds, axis=0)
        found = iterate(problem, q, goals, 2 * STEPS)
        for _ in range(_SHARPENING):
            found = refine(problem, found, goals)
        parts.append(found)
    return SearchResult(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def distinct(q: Array, good: Array, turning: Array) -> Array:
    """Return flags (T, S): the first of each set of good rows of q (T, S, k) with the same posture, angles modulo 2 pi."""
    kept: Array = good.copy()
    left = _suspects(q, good, turning)
    unseen = np.zeros_like(good)
    unseen[left], kept[left] = good[left], False
    while len(left):
        for start in range(0, len(left), _ROWS // q.shape[1] + 1):
            part = left[start : start + _ROWS // q.shape[1] + 1]
            first = np.argmax(unseen[part], axis=1)
            apart = q[part] - q[part, first][:, None]
            apart = np.where(turning, apart - TURN * np.round(apart / TURN), apart)
            unseen[part] &= np.abs(apart).max(axis=-1) > _SAME
            kept[part, first] = True
        left = left[unseen[left].any(axis=1)]
    return kept


def _suspects(q: Array, good: Array, turning: Array) -> Array:
    """Return targets that may have a posture twice: two rows with almost the same hash, which full revolutions do not change."""
    weight = 1 + np.sqrt(np.arange(q.shape[2]))
    turns = q / TURN + weight
    mark = np.where(turning, np.abs(turns - np.round(turns)), q) @ weight
    mark = np.sort(np.where(good, mark, np.inf), axis=1)
    with np.errstate(invalid="ignore"):
        near = np.diff(mark, axis=1) <= _SAME * weight.sum()
    return np.flatnonzero(near.any(axis=1))
