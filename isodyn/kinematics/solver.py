"""Which method answers which targets: the closed form where there is one, a search for the rest."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from isodyn.kinematics.closed_form import OUTSIDE, SOLUTIONS, ClosedForm
from isodyn.kinematics.search import Found, Problem, descend, distinct, polished, search, search_all
from isodyn.spatial import Array

#: steps that bring a closed-form posture from rounding, or from axes that are nearly parallel, to the target
_MENDING = 12
#: targets whose postures are looked at together: so many stay in the caches
_TOGETHER = 1024


@dataclass(frozen=True, eq=False)
class Answer:
    """What was found for T targets.

    q          (T, k)      the best posture                 error   (T, 2)   squared position and turn error of it
    steps      (T,)        of damped least squares          reached (T,)     whether it is within the tolerance
    postures   (T, S, k)   all of them, best first          good    (T, S)   which of them are solutions, none twice
    """

    q: Array
    error: Array
    steps: Array
    reached: Array
    postures: Array
    good: Array

    def take(self, left: Array, other: Answer) -> None:
        """Write another answer over that of some targets."""
        self.q[left], self.error[left], self.reached[left] = other.q, other.error, other.reached
        self.steps[left] += other.steps
        self.postures[left, 0], self.good[left, 0] = other.q, other.reached


class Solver:
    """Targets (T, 12) of a problem, and the posture (T, k) at which each search begins and which solutions are nearest to."""

    def __init__(self, problem: Problem, turning: Array, goals: Array, first: Array | None, rng: np.random.Generator):
        self.problem, self.ranges, self.turning, self.goals, self.rng = problem, problem.ranges, turning, goals, rng
        self.first = None if first is None else self._near(first)
        self.wanted = np.tile(self.ranges.middle, (len(goals), 1)) if self.first is None else self.first

    def _near(self, q: Array) -> Array:
        """q within the ranges: by whole turns where that is possible, else on the nearest stop."""
        inside = np.clip(q, self.ranges.lower, self.ranges.upper)
        return np.clip(self.ranges.brought_in(q, inside), self.ranges.lower, self.ranges.upper)

    def one(self, form: ClosedForm | None, seeds: int) -> Answer:
        """A posture for every target."""
        if form is None:
            found = search(self.problem, self.goals, self.first, seeds, self.rng)
        else:
            found = Found(self._nearest(form), np.empty((len(self.goals), 2)), np.zeros(len(self.goals), dtype=np.int64))
        found = polished(self.problem, found, self.goals)
        q, reached = self.ranges.brought_in(found.q, self.wanted), self.problem.arrived(found.error)
        answer = Answer(q, found.error, found.steps, reached, q[:, None].copy(), reached[:, None].copy())
        left = np.flatnonzero(~reached) if form else np.arange(0)
        if len(left):  # another of the eight, or what a search finds
            answer.take(left, self._part(left).all(form, seeds))
        return answer

    def all(self, form: ClosedForm | None, seeds: int) -> Answer:
        """Every posture of every target: the closed form's, or those that the seeds lead to."""
        places = np.arange(len(self.goals))
        parts = [self._part(places[k : k + _TOGETHER])._all(form, seeds) for k in range(0, max(1, len(places)), _TOGETHER)]
        if len(parts) == 1:
            return parts[0]
        return Answer(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Answer)))

    def _all(self, form: ClosedForm | None, seeds: int) -> Answer:
        count, k = self.wanted.shape
        found = self._every(form) if form else search_all(self.problem, self.goals, self.first, seeds, self.rng)
        each = len(found.q) // count if count else 1
        found = polished(self.problem, found, np.repeat(self.goals, each, axis=0))
        q = self.ranges.brought_in(found.q.reshape(count, each, k), self.wanted[:, None])
        error, good = found.error.reshape(count, each, 2), self.problem.arrived(found.error).reshape(count, each)
        far = np.where(good, np.abs(q - self.wanted[:, None]).sum(axis=-1), np.inf)
        order = np.argsort(far, axis=1, kind="stable")
        q, error = (np.take_along_axis(a, order[..., None], axis=1) for a in (q, error))
        good = distinct(q, np.take_along_axis(good, order, axis=1), self.turning)
        steps = found.steps.reshape(count, each).sum(axis=1)
        answer = Answer(q[:, 0].copy(), error[:, 0].copy(), steps, good[:, 0].copy(), q, good)
        left = np.flatnonzero(~answer.reached)
        if len(left):  # singular postures that the closed form does not have, or targets out of reach
            answer.take(left, self._part(left).one(None, seeds))
        return answer

    def _part(self, left: Array) -> Solver:
        """The same for some of the targets."""
        first = None if self.first is None else self.first[left]
        return Solver(self.problem, self.turning, self.goals[left], first, self.rng)

    def _nearest(self, form: ClosedForm) -> Array:
        """(T, 6): the closed form's posture nearest to what is wanted."""
        q = np.empty_like(self.wanted)
        if len(q):
            form.nearest(self.ranges).run([self.goals, self.wanted, q], len(q), None)
        return q

    def _every(self, form: ClosedForm) -> Found:
        """(8 T) rows: the closed form's postures, those within the limits brought to the target as nearly as rounding allows."""
        rows = len(self.goals) * SOLUTIONS
        q, cost = np.empty((len(self.goals), SOLUTIONS * 6)), np.empty((len(self.goals), SOLUTIONS))
        if rows:
            form.every(self.ranges).run([self.goals, self.wanted, q, cost], len(q), None)
        found = Found(q.reshape(rows, 6), np.full((rows, 2), np.inf), np.zeros(rows, dtype=np.int64))
        inside = np.flatnonzero(cost.reshape(rows) < OUTSIDE)
        mended = descend(self.problem, found.q[inside], self.goals[inside // SOLUTIONS], _MENDING, before_looking=1)
        found.q[inside], found.error[inside], found.steps[inside] = mended.q, mended.error, mended.steps - 1
        return found
