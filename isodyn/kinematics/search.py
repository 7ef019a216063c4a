"""Searching postures for many targets at once: rows of (seed, target) descend side by side; those that arrive leave the batch.

Round after round, twice as many random seeds are tried for the targets that are left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from isodyn.backends.device import Kernel
from isodyn.kinematics.chain import TURN, Ranges
from isodyn.kinematics.step import FLOOR
from isodyn.spatial import Array

STEPS = 18  # of one search: nine in ten of those that arrive at all need fewer (benchmarks/inverse_kinematics.py)
LAST_STEPS = 100  # for the best posture of a target that no search has reached
_BEFORE_LOOKING = 6  # steps before the first look: nobody arrives earlier
_BETWEEN_LOOKS = 2
_ROWS = 1 << 16  # rows worked on at once, so that memory stays small
_SHARPENING = 6  # polishings after which seeds that lead to one posture agree about it, near singular ones too
_FLOOR = np.full((1, 1), FLOOR)
_SAME = 1e-6  # postures closer than this are one   [rad] or [m]


@dataclass(frozen=True, eq=False)
class Problem:
    """A step kernel with what it needs to know.

    kernel      (q, target) -> (next, error)
    ranges      of the joints
    tolerance   (2,)  squared position and turn error that count as none
    reach       the arm's, which weighs the two errors against each other   [m]
    """

    kernel: Kernel
    ranges: Ranges
    tolerance: Array
    reach: float

    def arrived(self, error: Array) -> Array:
        """(...)  whether errors (..., 2) are within the tolerance."""
        return np.asarray((error <= self.tolerance).all(axis=-1))

    def size(self, error: Array) -> Array:
        """(...)  position and turn error as one number; infinite where there is none."""
        return np.asarray(np.nan_to_num(error[..., 0] / self.reach**2 + error[..., 1], nan=np.inf))

    def run(self, q: Array, target: Array, damping: Array = _FLOOR) -> tuple[Array, Array]:
        """(next, error) of all rows."""
        after, error = np.empty_like(q), np.empty((len(q), 2))
        if len(q):
            self.kernel.run([q, target, np.broadcast_to(damping, (len(q), 1)), after, error], len(q), None)
        return after, error


class Found(NamedTuple):
    """q (rows, k), its squared errors (rows, 2), and the steps that were taken (rows,)."""

    q: Array
    error: Array
    steps: Array


def descend(problem: Problem, q: Array, target: Array, steps: int, *, before_looking: int = _BEFORE_LOOKING) -> Found:
    """Every row from its seed towards its target, until it is there or the steps are spent."""
    found = Found(q.copy(), np.full((len(q), 2), np.inf), np.zeros(len(q), dtype=np.int64))
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


def polished(problem: Problem, found: Found, target: Array) -> Found:
    """One step further where that is nearer: from within the tolerance to the rounding of the pose."""
    after, error = problem.run(found.q, target)
    _, error_after = problem.run(after, target)
    better = (problem.size(error_after) < problem.size(error))[:, None]
    return Found(np.where(better, after, found.q), np.where(better, error_after, error), found.steps)


def search(problem: Problem, target: Array, first: Array | None, seeds: int, rng: np.random.Generator) -> Found:
    """A posture for every target (T, 12): from `first` (T, k) when given, then from random seeds, `seeds` in all."""
    count = len(target)
    best = Found(np.zeros((count, len(problem.ranges.lower))), np.full((count, 2), np.inf), np.zeros(count, dtype=np.int64))
    best.q[:] = problem.ranges.middle if first is None else first
    left, tried, each = np.arange(count), 0, 1
    while len(left) and tried < seeds:
        each = min(each, seeds - tried)
        some = max(1, _ROWS // each)
        for start in range(0, len(left), some):
            part = left[start : start + some]
            q = first[part] if first is not None and tried == 0 else problem.ranges.seeds(rng, len(part) * each)
            _keep_best(problem, best, part, descend(problem, q, np.repeat(target[part], each, axis=0), STEPS))
        left = left[~problem.arrived(best.error[left])]
        tried, each = tried + each, 2 * each
    if len(left):
        _keep_best(problem, best, left, settle(problem, best.q[left], target[left]))
    return best


def settle(problem: Problem, q: Array, target: Array) -> Found:
    """To the nearest posture there is, for targets out of reach.

    There the error stays large, and so does what the normal equations leave out, the curvature of the pose: steps are taken only
    when they help, and the damping is raised until they do (Levenberg 1944, Marquardt 1963).
    """
    damping = np.full((len(q), 1), 1e-3)
    trial, error = problem.run(q, target, damping)
    for _ in range(LAST_STEPS):
        _, error_there = problem.run(trial, target)
        better = (problem.size(error_there) < problem.size(error))[:, None]
        q, error = np.where(better, trial, q), np.where(better, error_there, error)
        damping = np.clip(damping * np.where(better, 0.3, 4.0), FLOOR, 1e6)
        trial, _ = problem.run(q, target, damping)
    return Found(q, error, np.full(len(q), 2 * LAST_STEPS, dtype=np.int64))


def _keep_best(problem: Problem, best: Found, part: Array, found: Found) -> None:
    """Take over what is better, of the same number of rows for every target of the part."""
    if not len(part):
        return
    size = problem.size(found.error).reshape(len(part), -1)
    each = size.shape[1]
    best.steps[part] += found.steps.reshape(len(part), each).sum(axis=1)
    choice = np.argmin(size, axis=1)
    better = size[np.arange(len(part)), choice] < problem.size(best.error[part])
    rows = (np.arange(len(part)) * each + choice)[better]
    best.q[part[better]], best.error[part[better]] = found.q[rows], found.error[rows]


def search_all(problem: Problem, target: Array, first: Array | None, seeds: int, rng: np.random.Generator) -> Found:
    """(T * seeds) rows, target by target: what every seed leads to."""
    parts = []
    some = max(1, _ROWS // seeds)
    for start in range(0, len(target), some):
        part = slice(start, start + some)
        rows = len(target[part])
        q = problem.ranges.seeds(rng, rows * seeds)
        if first is not None:
            q.reshape(rows, seeds, -1)[:, 0] = first[part]
        goals = np.repeat(target[part], seeds, axis=0)
        found = descend(problem, q, goals, 2 * STEPS)
        for _ in range(_SHARPENING):
            found = polished(problem, found, goals)
        parts.append(found)
    return Found(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def distinct(q: Array, good: Array, turning: Array) -> Array:
    """(T, S)  the first of each set of good rows of q (T, S, k) that are the same posture, angles modulo 2 pi."""
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
    """Targets that may have a posture twice: two rows whose marks, a number that whole turns do not change, are nearly the same."""
    weight = 1 + np.sqrt(np.arange(q.shape[2]))
    turns = q / TURN + weight
    mark = np.where(turning, np.abs(turns - np.round(turns)), q) @ weight
    mark = np.sort(np.where(good, mark, np.inf), axis=1)
    with np.errstate(invalid="ignore"):
        near = np.diff(mark, axis=1) <= _SAME * weight.sum()
    return np.flatnonzero(near.any(axis=1))
