"""Inverse kinematics: joint positions that bring a frame to given poses, one target or many in one call.

Six-axis arms with a spherical wrist, or with three parallel axes, have a closed form that gives all their postures
(kinematics/closed_form.py); every other arm, and every task that leaves something free, is searched by damped least squares from
many seeds (kinematics/step.py, search.py).  Whatever a method says is checked by the compiled pose: `reached` is a fact, not a
promise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from isodyn.dynamics.trace import a_robot
from isodyn.errors import ShapeError
from isodyn.kinematics.chain import chain_to, ranges_of
from isodyn.kinematics.closed_form import closed_form as closed_form_of
from isodyn.kinematics.search import Problem
from isodyn.kinematics.solver import Answer, Solver
from isodyn.kinematics.step import step_kernel
from isodyn.kinematics.target import checked_seed, checked_targets, checked_task, checked_tolerance
from isodyn.model.robot import Robot
from isodyn.spatial import Array

SEEDS = 127  # 1 + 2 + 4 + ... + 64


@dataclass(frozen=True, eq=False)
class IKResult:
    """What inverse kinematics found; (...) is the shape of the targets.

    q                (..., n)      joint positions; of a target that was not reached, those of the smallest error   [rad] or [m]
    reached          (...)         whether q is within the tolerance and the limits
    position_error   (...)         distance of the frame from the target, along the axes that count                 [m]
    rotation_error   (...)         angle of the turn that is left, about the axes that count                        [rad]
    iterations       (...)         steps of damped least squares, over all seeds; 0: the closed form was exact
    solutions        (..., k, n)   distinct postures (angles modulo 2 pi), best first, NaN where a target has fewer than k
    counts           (...)         how many postures are in `solutions`
    method           how they were found
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
    target: Any,
    *,
    frame: str | None = None,
    q0: Any = None,
    position: Any = True,
    orientation: Any = True,
    limits: Any = True,
    tolerance: tuple[float, float] = (1e-9, 1e-9),
    all_solutions: bool = False,
    seeds: int = SEEDS,
    closed_form: bool = True,
    random_state: int = 0,
) -> IKResult:
    """Joint positions that bring a frame of the robot to the target poses, all targets in one batch.

    target          (..., 4, 4)  poses in the root frame; (..., 3) positions when no orientation counts                  [m]
    frame           the link whose frame it is (the only tip when left out)
    q0              (..., n)  where to begin; of several solutions the nearest is chosen, else that nearest to mid-range
    position        whether the position counts; or three truth values, along the root's x, y, z
    orientation     whether the orientation counts; or three truth values, about the target's own x, y, z: (True, True, False)
                    leaves the turn about its z axis free
    limits          True: the robot's (without any, angles are from -pi to pi); False: none; or {joint: (lower, upper)}
    tolerance       largest position and rotation error that count as reached                                            [m], [rad]
    all_solutions   find all postures, not one: the closed form's, else as many as the seeds lead to (of a redundant arm, samples)
    seeds           random postures to begin a search from, per target
    closed_form     whether to use it where there is one
    random_state    the same number gives the same result

    Joints that do not move the frame keep their place in q0, or are at zero or the stop nearest to it.
    """
    robot = a_robot(robot)
    chain = chain_to(robot, frame)
    task = checked_task(position, orientation)
    ranges = ranges_of(robot, chain, limits)
    batch, goals = checked_targets(target, task)
    start = checked_seed(robot, q0, batch)
    if isinstance(seeds, bool) or not isinstance(seeds, int) or seeds < 1:
        raise ShapeError(f"seeds: expected a whole number of at least 1, got {seeds!r}")
    kernel = step_kernel(robot, chain.frame, task, ranges.stops(), chain.reach)
    problem = Problem(kernel, ranges, checked_tolerance(tolerance), chain.reach)
    form = closed_form_of(robot, chain.frame) if closed_form and task.whole else None
    first = None if start is None else start[:, chain.path]
    solver = Solver(problem, chain.turning, goals, first, np.random.default_rng(random_state))
    answer = solver.all(form, seeds) if all_solutions else solver.one(form, seeds)
    method = f"closed form ({form.kind})" if form else "damped least squares"
    return _result(answer, _at_rest(robot, start, len(goals)), list(chain.path), batch, method)


def _result(answer: Answer, still: Array, path: list[int], batch: tuple[int, ...], method: str) -> IKResult:
    """Everything in the shape of the targets, with the joints that were left alone."""
    most = int(answer.good.sum(axis=1).max(initial=1))
    rank = np.argsort(~answer.good, axis=1, kind="stable")[:, :most]
    good = np.take_along_axis(answer.good, rank, axis=1)
    q, solutions = still.copy(), np.repeat(still[:, None], rank.shape[1], axis=1)
    q[:, path] = answer.q
    solutions[..., path] = np.take_along_axis(answer.postures, rank[..., None], axis=1)
    solutions[~good] = np.nan
    turn = 2 * np.arcsin(np.minimum(np.sqrt(answer.error[:, 1]) / 2, 1.0))

    def shaped(values: Array) -> Array:
        result: Array = values.reshape((*batch, *values.shape[1:]))[()]  # a plain number where there is one target
        return result

    return IKResult(
        q=shaped(q),
        reached=shaped(answer.reached),
        position_error=shaped(np.sqrt(answer.error[:, 0])),
        rotation_error=shaped(turn),
        iterations=shaped(answer.steps),
        solutions=shaped(solutions),
        counts=shaped(good.sum(axis=1)),
        method=method,
    )


def _at_rest(robot: Robot, start: Array | None, count: int) -> Array:
    """(T, n): where joints stand that do not move the frame."""
    if start is not None:
        return start
    lower, upper = (np.array([getattr(joint.limits, end) for joint in robot.moving]) for end in ("lower", "upper"))
    return np.tile(np.clip(0.0, lower, upper), (count, 1))
