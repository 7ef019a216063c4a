"""Which joints move: accelerations under dry friction and at stops, exactly.

    M a + f = r        r = tau - bias - viscous torques        f resisting torques: dry friction and the reactions of stops

    at rest    lower <= f <= upper;   a > 0 only where f = upper,   a < 0 only where f = lower
    sliding    f is given: lower = upper

A stop is a bound that is infinite on its outer side (upper stop: upper = inf).  M is positive definite, so the solution is unique:
the minimum of a'Ma/2 - a'r + (dry work).  Joints at rest have static bounds; those that a solution sets moving get their sliding
ones, and it is solved again until none is added.

`switched` is one pass of an active set on the senses -1, 0 (held), +1 of all joints: solve with the held ones at rest, then switch
all that are wrong, or the first alone.  How to solve is the caller's, with the matrix M or without it; so is the loop: block pivots
first, then Murty's rule of the least index, which ends for every positive definite matrix (Judice and Pires, 1994, for bounds on
both sides).  `moving` is that loop on numbers.

The same law holds for impulses: with M v instead of r, v are velocities, and the bounds are impulses.

Joints of loops may follow others, so that there is no M of theirs.  What they have is Y, the accelerations by a unit of torque in
each of them while all others yield:  a = a0 - Y f,  Y positive semidefinite.  a is unique still, but torques are not where more
joints are held than the loops have freedoms: each joint that is held gives way by a little of what it yields alone,

    (Y + soft diag Y) f = a0    in the joints that are held, f given in the others

which makes them unique, as in a mechanism of equally stiff joints; torques are then refined until nothing gives way.  A joint at
its bound that follows from those that are held is at rest all the same: they carry it.  That it is at its bound is judged by the
softened law, a0 - (Y + soft diag Y) f.  At a dead point no torque moves a joint that others do, but their speeds may: one that
follows and accelerates is at its bound and goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from isodyn.spatial import Array, Scalar, choose, scalars, zeros

BLOCKS = 8  # passes that switch every wrong joint; later ones the first alone
MOST = 16  # passes for every joint: so many are needed only where rounding hides which of two solutions is right
EPSILON = 2.0**-52
SOFT = 2.0**-26  # part of what it yields alone by which a joint of a loop gives way, while it is judged who carries what
REFINED = 2  # times, so that SOFT^3 of it is left
FOLLOWS = 2.0**-40  # part of what it yields alone: a joint that yields less, while others are held, follows from them
RESTS = 2.0**-20  # part of its terms below which the acceleration of such a joint is what the rest of the yield may give
NOISE = 2.0**-38  # part of its terms below which an acceleration of a loop's joint is rounding

Solve = Callable[[Array, Array], Array]  # (M, b) -> x with M x = b, for M with the pattern of the inertia matrix


class Bounds(NamedTuple):
    """The least and the largest resisting torque (n,) of every joint [N m] or [N]."""

    lower: Array
    upper: Array


class Weighed(NamedTuple):
    """A solution with some joints held.

    a         (n,)   accelerations, 0 where held                                                   [rad/s2] or [m/s2]
    f         (n,)   resisting torques of those that are held                                      [N m] or [N]
    sizes     (n,)   of the terms of f, whose rounding it has                                      [N m] or [N]
    judged    (n,)   accelerations by which it is judged which way joints go; None: a
    follows   (n,)   1 where a joint that is free follows from those that are held, else 0; None: none does
    pulled    (n,)   1 where one that follows accelerates all the same, as the speeds of the others ask at a dead point; None: none
    blown_up  (n,)   by which the rounding of f is more than that of its terms, where others share it; None: 1
    """

    a: Array
    f: Array
    sizes: Array
    judged: Array | None = None
    follows: Array | None = None
    pulled: Array | None = None
    blown_up: Array | None = None


Weigh = Callable[[Array, Array], Weighed]  #: (free, dry), (n,) each -> the solution


class Pass(NamedTuple):
    """One solution with some joints held, and what to hold next.

    a        (n,)   accelerations, exactly 0 where held                                            [rad/s2] or [m/s2]
    f        (n,)   resisting torques; M a + f = r                                                 [N m] or [N]
    free     (n,)   1 where the joint moves, 0 where it is held
    dry      (n,)   resisting torques of those that move, 0 where held                             [N m] or [N]
    sense    (n,)   -1, 0 (held), +1: of the next pass
    loose    (n,)   1 where sliding bounds hold from the next pass on, else 0
    carried  (n,)   1 where a joint is at its bound, and at rest because it follows from those that are held; else 0
    sizes    (n,)   of the terms of f                                                              [N m] or [N]
    rounding (n,)   of f, at most                                                                  [N m] or [N]
    wrong           how much the senses, or the bounds, of the next pass differ; 0: this is the solution
    """

    a: Array
    f: Array
    free: Array
    dry: Array
    sense: Array
    loose: Array
    carried: Array
    sizes: Array
    rounding: Array
    wrong: Scalar


def switched(
    weigh: Weigh,
    static: Bounds,
    sliding: Bounds,
    sense: Array,
    loose: Array,
    alone: Scalar,
    epsilon: float = EPSILON,
) -> Pass:
    """One pass.

    weigh             M a + f = r, f given in the joints that are free, a = 0 in those that are not
    static, sliding   bounds of joints at rest and of those set moving, the second within the first; equal lower and upper ones of
                      a joint that slides, or has neither friction nor a stop
    sense, loose      (n,) of the pass before; at first the senses to try and zeros
    alone             > 0: switch the first wrong joint only
    epsilon           spacing of numbers at 1: no joint is let go for less than the rounding of its torque
    """
    n = len(sense)
    lower, upper, dry, slid = (zeros(n) for _ in range(4))
    for i in range(n):
        lower[i] = choose(loose[i] > 0, sliding.lower[i], static.lower[i])
        upper[i] = choose(loose[i] > 0, sliding.upper[i], static.upper[i])
        dry[i] = choose(sense[i] > 0, upper[i], choose(sense[i] < 0, lower[i], 0.0))
        slid[i] = choose(sense[i] > 0, sliding.upper[i], choose(sense[i] < 0, sliding.lower[i], 0.0))
    free = np.abs(sense)
    a, needed, sizes, judged, follows, pulled, blown_up = weigh(free, dry)
    judged = a if judged is None else judged
    rounding = 8 * (n + 1) * epsilon * (sizes if blown_up is None else sizes * blown_up)
    f, wish, next_sense, next_loose, carried = (zeros(n) for _ in range(5))
    wrong: Scalar = 0.0
    for i in range(n):
        f[i] = choose(free[i] > 0, dry[i], needed[i])
        within = choose(needed[i] >= lower[i] - rounding[i], 0.0, -1.0)
        let_go = choose(
            needed[i] <= upper[i] + rounding[i], within, 1.0
        )  # a torque that is no number lets go too, and is seen in a
        kept = choose(lower[i] < upper[i], choose(sense[i] * judged[i] < 0, 0.0, sense[i]), sense[i])
        wish[i] = choose(free[i] > 0, kept, let_go)
        next_sense[i] = choose(wrong * alone > 0, sense[i], wish[i])
        wrong = wrong + abs(wish[i] - sense[i])
    still_static: Scalar = 0.0
    for i in range(n):
        starts, jerk = free[i], abs(dry[i] - slid[i])
        if follows is not None and pulled is not None:
            carried[i] = choose(lower[i] < upper[i], follows[i] - pulled[i], 0.0)
            a[i], starts, jerk = (choose(carried[i] > 0, 0.0, x) for x in (a[i], starts, jerk))
        next_loose[i] = choose(wrong > 0, loose[i], choose(starts > 0, 1.0, loose[i]))
        still_static = still_static + choose(jerk > 0, 1.0, 0.0)
    return Pass(a, f, free, dry, next_sense, next_loose, carried, sizes, rounding, wrong + still_static)


class ByMatrix(NamedTuple):
    """M a + f = r by the inertia matrix M (n, n), positive definite."""

    M: Array
    solve: Solve
    noise: float = 0.0

    def weigh(self, r: Array) -> Weigh:
        """What a pass asks for, of r (n,)."""

        def weigh(free: Array, dry: Array) -> Weighed:
            a = self.solve(*held(self.M, r - dry, free))
            terms = self.M * a
            return Weighed(a, r - terms.sum(axis=1), np.abs(r) + np.abs(terms).sum(axis=1))

        return weigh

    def momenta(self, v: Array) -> Array:
        """r of velocities instead of accelerations."""
        return np.asarray(self.M @ v)


class Yielding(NamedTuple):
    """a = r - Y f in loops, of which r are the accelerations without f.

    Y     (n, k)   accelerations of all joints by a unit of torque in each of those that may be held, all others yielding
    own            these joints, by number
    noise          part of its terms below which an acceleration is rounding
    """

    Y: Array
    own: Sequence[int]
    solve: Solve
    noise: float = NOISE

    def weigh(self, r: Array) -> Weigh:
        """What a pass asks for, of r (n,)."""
        n, own, U = len(r), list(self.own), self.Y[list(self.own)]
        alone = self._alone

        def weigh(free: Array, dry: Array) -> Weighed:
            moves, stays = free[own], 1.0 - free[own]
            given: Array = moves * dry[own]
            b = r - self.Y @ given
            soft, f = self._torques(b[own], stays)
            a, terms = self.accelerations(r, given + f), np.abs(b[own]) + np.abs(U) @ np.abs(f)
            softly = b[own] - U @ soft - SOFT * np.array(alone, dtype=object) * given  # which gives way to its own torque too
            a[own] = moves * a[own]
            judged, needed, sizes, follows, pulled, blown_up = a.copy(), *(zeros(n) for _ in range(5))
            carrying = self._torques(U * stays[:, np.newaxis], stays)[1]  # what a torque of each of the others asks of those held
            alike = self.solve(held(self._softened, b[own], stays)[0], scalars(np.eye(len(own))))
            for i, joint in enumerate(own):
                left = U[i, i] - (U[i] * stays) @ carrying[:, i]  # what it yields while those are held
                follows[joint] = choose(left < FOLLOWS * U[i, i], moves[i], 0.0)
                pulled[joint] = choose(abs(a[joint]) > RESTS * terms[i], follows[joint], 0.0)
                judged[joint] = choose(follows[joint] > 0, softly[i], a[joint])
                needed[joint] = f[i]
                sizes[joint] = terms[i] / alone[i]
                blown_up[joint] = choose(stays[i] > 0, alike[i, i] * alone[i], 1.0)
            return Weighed(a, needed, sizes, judged, follows, pulled, blown_up)

        return weigh

    def torques(self, r: Array, stays: Array) -> Array:
        """f (k,) of the joints that are held (1 in `stays`, 0 elsewhere), of r (n,)."""
        return self._torques(r[list(self.own)], stays)[1]

    def _torques(self, b: Array, stays: Array) -> tuple[Array, Array]:
        """(as long as every joint gives way, refined) of accelerations b (k,), or (k, m) of several."""
        U, mask = self.Y[list(self.own)], stays if b.ndim == 1 else stays[:, np.newaxis]
        H = held(self._softened, stays, stays)[0]
        soft = f = self.solve(H, mask * b)
        for _ in range(REFINED):
            f = f + self.solve(H, mask * (b - U @ f))
        return soft, f

    def accelerations(self, r: Array, f: Array) -> Array:
        """r - Y f (n,), exactly 0 where nothing but rounding is left."""
        terms, result = self.Y * f, zeros(len(r))
        for i, row in enumerate(terms):
            left = r[i] - row.sum()
            result[i] = choose(abs(left) <= self.noise * (abs(r[i]) + np.abs(row).sum()), 0.0, left)
        return result

    def momenta(self, v: Array) -> Array:
        """r of velocities instead of accelerations."""
        return v

    @property
    def _alone(self) -> list[Scalar]:
        """What each joint yields to its own torque; 1 at a dead point, where that is nothing."""
        return [choose(self.Y[i, k] > 0, self.Y[i, k], 1.0) for k, i in enumerate(self.own)]

    @property
    def _softened(self) -> Array:
        """Y + soft diag Y (k, k)."""
        result: Array = self.Y[list(self.own)].copy()
        for k, alone in enumerate(self._alone):
            result[k, k] = result[k, k] + SOFT * alone
        return result


def held(M: Array, b: Array, free: Array) -> tuple[Array, Array]:
    """M and b (n,) of M a = b for the joints that are free (1), and a = 0 for those that are not (0)."""
    H = free[:, np.newaxis] * M * free
    for i in range(len(b)):
        H[i, i] = choose(free[i] > 0, M[i, i], 1.0)
    return H, free * b


def moving(inertia: ByMatrix | Yielding, r: Array, static: Bounds, sliding: Bounds, sense: Array | None = None) -> tuple[Pass, int]:
    """The solution for numbers, and how many passes it took; `sense` (n,): which to try first, None: all held."""
    n = len(r)
    state = np.zeros(n) if sense is None else sense
    loose, weigh = np.zeros(n), inertia.weigh(r)
    for k in range(MOST * n):
        found = switched(weigh, static, sliding, state, loose, 1.0 if k >= BLOCKS else 0.0)
        if not found.wrong > 0:
            break
        state, loose = (np.asarray(x, dtype=float) for x in (found.sense, found.loose))
    return found, k + 1


def solved(M: Array, b: Array) -> Array:
    """x with M x = b for numbers; not a number where a joint moves no inertia, as division by its pivot of zero gives."""
    try:
        return np.asarray(np.linalg.solve(np.asarray(M, dtype=float), np.asarray(b, dtype=float)))
    except np.linalg.LinAlgError:
        return np.full(np.shape(b), np.nan)
