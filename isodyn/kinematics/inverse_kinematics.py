"""Inverse kinematics: joint positions that bring a frame to given poses, one target or many in one call.

Six-axis arms with a spherical wrist, or with three parallel axes, have a closed form that returns all their postures
(closed_form.py). Every other arm, and every task that leaves directions free, is solved by damped least squares from many seeds
(search.py).  The compiled pose checks every result: `reached` is verified, not assumed.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.closing import Loops, loops_of
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ShapeError
from isodyn.kinematics.closed_form import OUTSIDE, SOLUTIONS, ClosedForm
from isodyn.kinematics.closed_form import closed_form as closed_form_of
from isodyn.kinematics.frames import chain_to, ranges_of
from isodyn.kinematics.loop_closure import closed_enough
from isodyn.kinematics.search import (
    CLOSING,
    IKProblem,
    SearchResult,
    Task,
    distinct,
    iterate,
    nearest_posture,
    refine,
    search,
    search_all,
    step_kernel,
)
from isodyn.model.columns import sizes
from isodyn.model.joint_positions import positions
from isodyn.model.robot import Robot
from isodyn.spatial import Array, cross

#: a matrix whose columns are off by more than this is not a rotation; smaller errors are rounding, and are corrected
RIGID = 1e-6
_EXACT = 1e-14


def _three(name: str, value: ArrayLike) -> tuple[bool, bool, bool]:
    try:
        given = np.asarray(value)
    except ValueError:
        given = np.zeros(0)
    if given.dtype.kind not in "biuf" or given.shape not in ((), (3,)) or not np.isin(given, (0, 1)).all():
        raise ShapeError(f"{name}: expected True, False or three bools for x, y, z, got {value!r}")
    x, y, z = np.broadcast_to(given != 0, (3,)).tolist()
    return x, y, z


def checked_tolerance(tolerance: Sequence[float]) -> Array:
    """Return the squares (2,) of the (position, rotation) tolerances, the latter as 2 sin(angle/2)."""
    try:
        length, angle = (float(x) for x in tolerance)
    except (TypeError, ValueError):
        raise ShapeError(f"tolerance: expected (position [m], rotation [rad]), got {tolerance!r}") from None
    if not (0 < length < math.inf and 0 < angle < math.inf):
        raise ShapeError(f"tolerance: expected two positive numbers, got ({length:g}, {angle:g})")
    return np.array([length**2, 4 * math.sin(min(angle, math.pi) / 2) ** 2])


def checked_targets(target: ArrayLike, task: Task) -> tuple[tuple[int, ...], Array]:
    """Return (batch shape, (T, 12)): the upper three rows of every pose."""
    given = check.real("target", target)
    turning = any(task.orientation)
    if given.ndim and given.shape[-1] == 3 and not turning:
        batch = given.shape[:-1]
        poses = np.tile(np.eye(4), (math.prod(batch), 1, 1))
        poses[:, :3, 3] = given.reshape(-1, 3)
    elif given.shape[-2:] == (4, 4):
        batch = given.shape[:-2]
        poses = given.reshape(-1, 4, 4)
    else:
        wanted = "(..., 4, 4), poses" if turning else "(..., 4, 4), poses, or (..., 3), positions"
        hint = "; give orientation=False for position targets" if given.shape[-1:] == (3,) else ""
        raise ShapeError(f"target: expected shape {wanted}, got {given.shape}{hint}")
    _refuse(batch, ~np.isfinite(poses).all(axis=(1, 2)), "contains a number that is not finite")
    _refuse(batch, (poses[:, 3] != (0.0, 0.0, 0.0, 1.0)).any(axis=1), "has a last row that is not 0 0 0 1")
    off, mirrored = _defect(poses[:, :3, :3])
    _refuse(batch, off > RIGID, "is not a rigid pose: the columns of its rotation are not orthogonal unit vectors")
    _refuse(batch, mirrored, "is not a rigid pose: its rotation mirrors (determinant -1)")
    result = np.ascontiguousarray(poses[:, :3].reshape(-1, 12), dtype=np.float64)
    rough = np.flatnonzero(off > _EXACT)
    if len(rough):
        result.reshape(-1, 3, 4)[rough, :, :3] = _nearest_rotation(poses[rough, :3, :3])
    return batch, result


def _defect(R: Array) -> tuple[Array, Array]:
    """Return (largest entry of R^T R - 1 (T,), whether the determinant is negative); faster than matrix products."""
    x, y, z = (np.ascontiguousarray(R[:, :, k].T) for k in range(3))
    off = np.zeros(len(R))
    for a, b, wanted in ((x, x, 1), (y, y, 1), (z, z, 1), (x, y, 0), (x, z, 0), (y, z, 0)):
        off = np.maximum(off, np.abs(_inner(a, b) - wanted))
    return off, _inner(cross(x, y), z) < 0


def _inner(a: Array, b: Array) -> Array:
    """Return a . b (T,) of vectors (3, T)."""
    result: Array = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    return result


def _nearest_rotation(R: Array) -> Array:
    """Return the rotations nearest to almost orthogonal matrices: two steps of R (3 - R^T R) / 2, each squares the error."""
    for _ in range(2):
        R = R @ (1.5 * np.eye(3) - 0.5 * R.swapaxes(-1, -2) @ R)
    return R


def checked_seed(robot: Robot, q0: ArrayLike | None, batch: tuple[int, ...]) -> Array | None:
    """Return starting positions (T, nq), or None."""
    if q0 is None:
        return None
    given = check.real("q0", q0)
    try:
        if given.shape[-1:] != (robot.nq,):
            raise ValueError
        wide = np.broadcast_to(given, (*batch, robot.nq))
    except ValueError:
        each = f" or {(*batch, robot.nq)}, one row per target" if batch else f", an entry per joint of {robot.name!r}"
        raise ShapeError(f"q0: expected shape ({robot.nq},){each}; got {given.shape}{sizes(robot)}") from None
    flat = wide.reshape(-1, robot.nq).astype(np.float64)
    _refuse(batch, ~np.isfinite(flat).all(axis=1), "contains a number that is not finite", "q0")
    return positions("q0", robot.movable_joints, flat)


def _refuse(batch: tuple[int, ...], bad: ArrayLike, why: str, name: str = "target") -> None:
    """Raise an error that names the first bad target."""
    if np.any(bad):
        at = np.unravel_index(int(np.argmax(bad)), batch) if batch else ()
        place = f"[{', '.join(str(int(i)) for i in at)}]" if at else ""
        raise ShapeError(f"{name}{place} {why}")


#: Newton steps from a closed-form posture to the target; its errors are rounding, or axes that are almost parallel
_MENDING = 12
#: targets processed together, so that they stay in the CPU caches
_TOGETHER = 1024


class Answer(NamedTuple):
    """The result for T targets.

    postures   (T, S, k)   best first                       good    (T, S)   True for distinct solutions
    error      (T, 2)      squared, of the best posture;    steps   (T,)     of damped least squares
    """

    postures: Array
    good: Array
    error: Array
    steps: Array

    def take(self, left: Array, other: Answer) -> None:
        """Replace the best posture of the targets `left` by that of another answer."""
        self.postures[left, 0], self.good[left, 0], self.error[left] = other.postures[:, 0], other.good[:, 0], other.error
        self.steps[left] += other.steps


class Solver:
    """Solves a problem for targets (T, 12); searches start at the posture `first` (T, k), and the nearest solution is chosen."""

    def __init__(self, problem: IKProblem, turning: Array, goals: Array, first: Array | None, rng: np.random.Generator):
        self.problem, self.ranges, self.turning, self.goals, self.rng = problem, problem.ranges, turning, goals, rng
        self.first = None if first is None else self._near(first)
        self.wanted = np.tile(self.ranges.middle, (len(goals), 1)) if self.first is None else self.first

    def _near(self, q: Array) -> Array:
        """Return q within the ranges: shifted by full revolutions if possible, else put on the nearest limit."""
        inside = np.clip(q, self.ranges.lower, self.ranges.upper)
        near: Array = np.clip(self.ranges.brought_in(q, inside), self.ranges.lower, self.ranges.upper)
        return near

    def one(self, form: ClosedForm | None, seeds: int) -> Answer:
        """Return one posture for every target."""
        if form is None:
            found = search(self.problem, self.goals, self.first, seeds, self.rng)
        else:  # the closed-form posture nearest to the wanted one
            found = SearchResult(
                np.empty_like(self.wanted), np.empty((len(self.goals), 2)), np.zeros(len(self.goals), dtype=np.int64)
            )
            if len(self.goals):
                form.kernel(self.ranges, every=False).run([self.goals, self.wanted, found.q], len(self.goals), None)
        found = refine(self.problem, found, self.goals)
        q, reached = self.ranges.brought_in(found.q, self.wanted), self.problem.arrived(found.error)
        answer = Answer(q[:, None], reached[:, None], found.error, found.steps)
        left = np.flatnonzero(~reached) if form else np.arange(0)
        if len(left):  # another of the eight postures, or the result of a search
            answer.take(left, self._part(left).all(form, seeds))
        return answer

    def all(self, form: ClosedForm | None, seeds: int) -> Answer:
        """Return every posture of every target: those of the closed form, or those that the seeds lead to."""
        places = np.arange(len(self.goals))
        parts = [self._part(places[k : k + _TOGETHER])._all(form, seeds) for k in range(0, max(1, len(places)), _TOGETHER)]
        return parts[0] if len(parts) == 1 else Answer(*map(np.concatenate, zip(*parts, strict=True)))

    def _all(self, form: ClosedForm | None, seeds: int) -> Answer:
        count, k = self.wanted.shape
        found = self._every(form) if form else search_all(self.problem, self.goals, self.first, seeds, self.rng)
        each = len(found.q) // count if count else 1
        found = refine(self.problem, found, np.repeat(self.goals, each, axis=0))
        q = self.ranges.brought_in(found.q.reshape(count, each, k), self.wanted[:, None])
        error, good = (
            found.error.reshape(count, each, found.error.shape[-1]),
            self.problem.arrived(found.error).reshape(count, each),
        )
        far = np.where(good, np.abs(q - self.wanted[:, None]).sum(axis=-1), np.inf)
        order = np.argsort(far, axis=1, kind="stable")
        q, error = (np.take_along_axis(a, order[..., None], axis=1) for a in (q, error))
        good = distinct(q, np.take_along_axis(good, order, axis=1), self.turning)
        answer = Answer(q, good, error[:, 0].copy(), found.steps.reshape(count, each).sum(axis=1))
        left = np.flatnonzero(~good[:, 0])
        if len(left):  # singular postures that the closed form lacks, or targets out of reach
            answer.take(left, self._part(left).one(None, seeds))
        return answer

    def _part(self, left: Array) -> Solver:
        """Return the solver for some of the targets."""
        first = None if self.first is None else self.first[left]
        return Solver(self.problem, self.turning, self.goals[left], first, self.rng)

    def _every(self, form: ClosedForm) -> SearchResult:
        """Return the closed form's postures (8 T rows), refined to rounding if they are within the limits."""
        rows = len(self.goals) * SOLUTIONS
        q, cost = np.empty((len(self.goals), SOLUTIONS * 6)), np.empty((len(self.goals), SOLUTIONS))
        if rows:
            form.kernel(self.ranges, every=True).run([self.goals, self.wanted, q, cost], len(q), None)
        found = SearchResult(q.reshape(rows, 6), np.full((rows, 2), np.inf), np.zeros(rows, dtype=np.int64))
        inside = np.flatnonzero(cost.reshape(rows) < OUTSIDE)
        mended = iterate(self.problem, found.q[inside], self.goals[inside // SOLUTIONS], _MENDING, before_looking=1)
        found.q[inside], found.error[inside], found.steps[inside] = mended.q, mended.error, mended.steps - 1
        return found


SEEDS = 127  # 1 + 2 + 4 + ... + 64


@dataclass(frozen=True, eq=False)
class IKResult:
    """Result of inverse kinematics; (...) is the shape of the targets.

    q                (..., nq)     joint positions; for a target that was not reached, those with the smallest error   [rad] or [m]
    reached          (...)         True if q is within the tolerance and the limits
    position_error   (...)         distance of the frame from the target, along the axes of the task                [m]
    rotation_error   (...)         remaining rotation angle, about the axes of the task                             [rad]
    iterations       (...)         steps of damped least squares, over all seeds; 0: the closed form was exact
    solutions        (..., k, nq)  distinct postures (angles modulo 2 pi), best first; rows beyond the count are NaN
    counts           (...)         number of postures in `solutions`
    method           name of the method
    """

    q: Array
    reached: Array
    position_error: Array
    rotation_error: Array
    iterations: Array
    solutions: Array
    counts: Array
    method: str

    def __repr__(self) -> str:
        return f"<IKResult: {int(np.sum(self.reached))} of {np.size(self.reached)} targets reached, by {self.method}>"


def inverse_kinematics(
    robot: Robot,
    target: ArrayLike,
    *,
    frame: str | None = None,
    q0: ArrayLike | None = None,
    position: ArrayLike = True,
    orientation: ArrayLike = True,
    limits: bool | Mapping[str, Sequence[float]] = True,
    tolerance: tuple[float, float] = (1e-9, 1e-9),
    all_solutions: bool = False,
    seeds: int = SEEDS,
    closed_form: bool = True,
    random_state: int = 0,
) -> IKResult:
    """Return joint positions that bring a frame of the robot to the target poses, all targets in one batch.

    target          (..., 4, 4)  poses in the root frame; (..., 3) positions with orientation=False                      [m]
    frame           the link whose frame is moved (default: the only tip)
    q0              (..., nq)  where to start; the solution nearest to it is returned, by default the one nearest to mid-range
    position        whether to reach the position; or three bools, along the root's x, y, z
    orientation     whether to reach the orientation; or three bools, about the target's own x, y, z: (True, True, False)
                    leaves the rotation about its z axis free
    limits          True: the robot's (without any, angles are from -pi to pi); False: none; or {joint: (lower, upper)}, for a
                    joint with several degrees of freedom {"joint.dof": (lower, upper)}
    tolerance       largest position and rotation error of a reached target                                              [m], [rad]
    all_solutions   return all postures: those of the closed form, else those that the seeds lead to (samples for redundant arms)
    seeds           random postures to start a search from, per target
    closed_form     whether to use the closed form if there is one
    random_state    random seed; the same seed gives the same result

    Joints that do not move the frame keep their values in q0, or are at zero or at the limit nearest to it.  A floating base moves
    with the other joints; load the robot with a fixed base to keep it at rest.  Closed loops stay closed: without q0 the search
    starts at a closed pose near the neutral one, and q satisfies the loop constraints for unreachable targets too.
    """
    robot = a_robot(robot)
    chain = chain_to(robot, frame)
    task = Task(_three("position", position), _three("orientation", orientation))
    if not any(task.position + task.orientation):
        raise ShapeError("position and orientation are both False, so there is nothing to reach; set one of them")
    ranges = ranges_of(robot, chain, limits)
    batch, goals = checked_targets(target, task)
    start = checked_seed(robot, q0, batch)
    seeds = check.whole("seeds", seeds, 1)
    allowed = checked_tolerance(tolerance)
    if robot.loops:
        loops = loops_of(robot)
        allowed = np.append(allowed, (closed_enough(loops.rounding) / max(1.0, chain.reach)) ** 2)
        start = np.tile(loops.start, (len(goals), 1)) if start is None else start
    kernel = step_kernel(robot, chain.frame, task, ranges.stops(), chain.reach)
    problem = IKProblem(kernel, ranges, allowed, chain.reach)
    form = closed_form_of(robot, chain.frame) if closed_form and task.whole and not robot.loops else None
    first = None if start is None else start[:, chain.places]
    solver = Solver(problem, chain.turning, goals, first, np.random.default_rng(random_state))
    answer = solver.all(form, seeds) if all_solutions else solver.one(form, seeds)
    if robot.loops:
        _close(problem, loops_of(robot), goals, answer)
    if start is None:  # positions of joints that do not move the frame
        rest = robot.neutral()
        for k, joint in zip(robot.velocity_to_position_index, robot.dofs, strict=True):
            if k >= 0:
                rest[k] = np.clip(0.0, joint.limits.lower, joint.limits.upper)
        start = np.tile(rest, (len(goals), 1))
    method = f"closed form ({form.kind})" if form else "damped least squares"
    return _result(answer, start, list(chain.places), batch, method)


def _close(problem: IKProblem, loops: Loops, goals: Array, answer: Answer) -> None:
    """Close the loops of postures for unreachable targets: exactly, or nearly if a joint would leave its limits."""
    lost = np.flatnonzero(~answer.good[:, 0])
    if len(lost):
        q = answer.postures[lost, 0]
        for weight in CLOSING:
            q = nearest_posture(replace(problem, weight=weight), q, goals[lost]).q
        exact, gap = loops.closed(q)
        inside = ((exact >= problem.ranges.lower) & (exact <= problem.ranges.upper) | problem.ranges.free).all(axis=1)
        answer.postures[lost, 0] = q = np.where((inside & (gap <= loops.rounding))[:, None], exact, q)
        answer.error[lost] = problem.run(q, goals[lost])[1]


def _result(answer: Answer, still: Array, places: list[int], batch: tuple[int, ...], method: str) -> IKResult:
    """Return the result in the shape of the targets, with the joints that did not move."""
    most = int(answer.good.sum(axis=1).max(initial=1))
    rank = np.argsort(~answer.good, axis=1, kind="stable")[:, :most]
    good = np.take_along_axis(answer.good, rank, axis=1)
    q, solutions = still.copy(), np.repeat(still[:, None], rank.shape[1], axis=1)
    q[:, places] = answer.postures[:, 0]
    solutions[..., places] = np.take_along_axis(answer.postures, rank[..., None], axis=1)
    solutions[~good] = np.nan
    turn = 2 * np.arcsin(np.minimum(np.sqrt(answer.error[:, 1]) / 2, 1.0))

    def shaped(values: Array) -> Array:
        result: Array = values.reshape((*batch, *values.shape[1:]))[()]  # a plain number for a single target
        return result

    return IKResult(
        q=shaped(q),
        reached=shaped(answer.good[:, 0].copy()),
        position_error=shaped(np.sqrt(answer.error[:, 0])),
        rotation_error=shaped(turn),
        iterations=shaped(answer.steps),
        solutions=shaped(solutions),
        counts=shaped(good.sum(axis=1)),
        method=method,
    )
