"""Accelerations under dry friction and at joint stops, exactly: which joints move, and which are held.

    M a + f = r        r = tau - bias - viscous torques        f resisting torques: dry friction and the reactions of stops

    at rest    lower <= f <= upper;   a > 0 only where f = upper,   a < 0 only where f = lower
    sliding    f is known: lower = upper

A stop is a bound that is infinite on its outer side (upper stop: upper = inf).  M is positive definite, so the solution is unique:
the minimum of a'Ma/2 - a'r + (dry work).  Joints at rest have static bounds; those that a solution sets moving get their sliding
ones, and it is solved again until none is added.

`switched` is one iteration of an active-set method on the senses -1, 0 (held), +1 of all joints: solve with the held ones at rest,
then switch all joints that violate their condition, or only the first.  The caller solves, with or without M, and loops: block
pivots first, then Murty's rule of the least index, which ends for every positive definite matrix (Judice and Pires, 1994, for
bounds on both sides).  `moving` is that loop for numbers.

The same law holds for impulses: with M v instead of r, v are velocities, and the bounds are impulses.

Joints of loops may depend on others, so that they have no M.  They have Y instead, the accelerations per unit torque at
each of them with all others free:  a = a0 - Y f,  Y positive semidefinite.  a is still unique, but the torques are not, if more
joints are held than the loops have degrees of freedom.  Each held joint therefore gets a small compliance, relative to its own Y,

    (Y + soft diag Y) f = a0    in the held joints, f known in the others

which makes them unique, as in a mechanism of equally stiff joints.  Iterative refinement then removes the compliance.  A joint at
its bound that is determined by the held joints is at rest all the same: they carry it.  Whether it is at its bound is decided by
the softened law, a0 - (Y + soft diag Y) f.  At a dead point no torque moves such a joint, but the speeds of the others may: if it
accelerates, it is at its bound and moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from isodyn.spatial import Array, Scalar, choose, scalars, zeros

BLOCKS = 8  # iterations that switch every violating joint; later ones switch only the first
MOST = 16  # limit of iterations per joint, reached only if rounding hides which of two solutions is right
EPSILON = 2.0**-52
SOFT = 2.0**-26  # relative compliance of a joint of a loop while the load is distributed among the held joints
REFINED = 2  # refinement steps, so that SOFT^3 of the compliance is left
FOLLOWS = 2.0**-40  # relative to its own Y: a joint that yields less while others are held is determined by them
RESTS = 2.0**-20  # relative to its terms: a smaller acceleration of such a joint may come from this remainder
NOISE = 2.0**-38  # relative to its terms: a smaller acceleration of a loop's joint is rounding

Solve = Callable[[Array, Array], Array]  # (M, b) -> x with M x = b, for M with the pattern of the inertia matrix


class Bounds(NamedTuple):
    """The smallest and the largest resisting torque (n,) of every joint [N m] or [N]."""

    lower: Array
    upper: Array


class Weighed(NamedTuple):
    """A solution with some joints held.

    a         (n,)   accelerations, 0 where held                                                   [rad/s2] or [m/s2]
    f         (n,)   resisting torques of the held joints                                          [N m] or [N]
    sizes     (n,)   magnitude of the terms of f, which determines its rounding error              [N m] or [N]
    judged    (n,)   accelerations whose signs decide in which direction joints move; None: a
    follows   (n,)   1 where a free joint is determined by the held ones, else 0; None: no joint is
    pulled    (n,)   1 where such a joint accelerates all the same, at a dead point by the speeds of the others; None: no joint does
    blown_up  (n,)   factor by which the rounding of f exceeds that of its terms, if several joints share the load; None: 1
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
    """One iteration: a solution with some joints held, and the joints to hold in the next iteration.

    a        (n,)   accelerations, exactly 0 where held                                            [rad/s2] or [m/s2]
    f        (n,)   resisting torques; M a + f = r                                                 [N m] or [N]
    free     (n,)   1 where the joint moves, 0 where it is held
    dry      (n,)   resisting torques of the moving joints, 0 where held                           [N m] or [N]
    sense    (n,)   -1, 0 (held), +1: direction of motion in the next iteration
    loose    (n,)   1 where sliding bounds hold from the next iteration on, else 0
    carried  (n,)   1 where a joint is at its bound, and at rest because the held joints determine it; else 0
    sizes    (n,)   magnitude of the terms of f                                                    [N m] or [N]
    rounding (n,)   bound on the rounding error of f                                               [N m] or [N]
    wrong           change of the senses, or of the bounds, for the next iteration; 0: this is the solution
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
    """Return one iteration.

    weigh             solves M a + f = r with f given in the free joints and a = 0 in the others
    static, sliding   bounds of joints at rest and of those that start to move, the second within the first; lower and upper are
                      equal for a joint that is sliding, or has neither friction nor a stop
    sense, loose      (n,) of the previous iteration; at first the senses to try, and zeros
    alone             > 0: switch only the first joint that violates its condition
    epsilon           machine epsilon: no joint is released for less than the rounding error of its torque
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
        let_go = choose(needed[i] <= upper[i] + rounding[i], within, 1.0)  # a torque of NaN releases the joint too, and shows in a
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
    """M a + f = r with the inertia matrix M (n, n), positive definite."""

    M: Array
    solve: Solve
    noise: float = 0.0

    def weigh(self, r: Array) -> Weigh:
        """Return the function that solves for r (n,) with some joints held."""

        def weigh(free: Array, dry: Array) -> Weighed:
            a = self.solve(*held(self.M, r - dry, free))
            terms = self.M * a
            return Weighed(a, r - terms.sum(axis=1), np.abs(r) + np.abs(terms).sum(axis=1))

        return weigh

    def momenta(self, v: Array) -> Array:
        """Return r for velocities instead of accelerations."""
        return np.asarray(self.M @ v)


class Yielding(NamedTuple):
    """a = r - Y f in loops; r are the accelerations without f.

    Y     (n, k)   accelerations of all joints per unit torque at each joint that may be held, all others free
    own            indices of these joints
    noise          relative to its terms, an acceleration below this is rounding
    """

    Y: Array
    own: Sequence[int]
    solve: Solve
    noise: float = NOISE

    def weigh(self, r: Array) -> Weigh:
        """Return the function that solves for r (n,) with some joints held."""
        n, own, U = len(r), list(self.own), self.Y[list(self.own)]
        alone = self._alone

        def weigh(free: Array, dry: Array) -> Weighed:
            moves, stays = free[own], 1.0 - free[own]
            given: Array = moves * dry[own]
            b = r - self.Y @ given
            soft, f = self._torques(b[own], stays)
            a, terms = self.accelerations(r, given + f), np.abs(b[own]) + np.abs(U) @ np.abs(f)
            softly = b[own] - U @ soft - SOFT * np.array(alone, dtype=object) * given  # with the compliance to its own torque
            a[own] = moves * a[own]
            judged, needed, sizes, follows, pulled, blown_up = a.copy(), *(zeros(n) for _ in range(5))
            carrying = self._torques(U * stays[:, np.newaxis], stays)[1]  # torques of the held joints per unit torque at each other
            alike = self.solve(held(self._softened, b[own], stays)[0], scalars(np.eye(len(own))))
            for i, joint in enumerate(own):
                left = U[i, i] - (U[i] * stays) @ carrying[:, i]  # its acceleration per unit torque while those are held
                follows[joint] = choose(left < FOLLOWS * U[i, i], moves[i], 0.0)
                pulled[joint] = choose(abs(a[joint]) > RESTS * terms[i], follows[joint], 0.0)
                judged[joint] = choose(follows[joint] > 0, softly[i], a[joint])
                needed[joint] = f[i]
                sizes[joint] = terms[i] / alone[i]
                blown_up[joint] = choose(stays[i] > 0, alike[i, i] * alone[i], 1.0)
            return Weighed(a, needed, sizes, judged, follows, pulled, blown_up)

        return weigh

    def torques(self, r: Array, stays: Array) -> Array:
        """Return f (k,) of the held joints (1 in `stays`, else 0), for r (n,)."""
        return self._torques(r[list(self.own)], stays)[1]

    def _torques(self, b: Array, stays: Array) -> tuple[Array, Array]:
        """Return f (of the softened problem, refined) for accelerations b (k,), or (k, m) for several."""
        U, mask = self.Y[list(self.own)], stays if b.ndim == 1 else stays[:, np.newaxis]
        H = held(self._softened, stays, stays)[0]
        soft = f = self.solve(H, mask * b)
        for _ in range(REFINED):
            f = f + self.solve(H, mask * (b - U @ f))
        return soft, f

    def accelerations(self, r: Array, f: Array) -> Array:
        """Return r - Y f (n,), exactly 0 where only rounding is left."""
        terms, result = self.Y * f, zeros(len(r))
        for i, row in enumerate(terms):
            left = r[i] - row.sum()
            result[i] = choose(abs(left) <= self.noise * (abs(r[i]) + np.abs(row).sum()), 0.0, left)
        return result

    def momenta(self, v: Array) -> Array:
        """Return r for velocities instead of accelerations."""
        return v

    @property
    def _alone(self) -> list[Scalar]:
        """Acceleration of each joint per unit of its own torque; 1 at a dead point, where it is 0."""
        return [choose(self.Y[i, k] > 0, self.Y[i, k], 1.0) for k, i in enumerate(self.own)]

    @property
    def _softened(self) -> Array:
        """Y + soft diag Y (k, k)."""
        result: Array = self.Y[list(self.own)].copy()
        for k, alone in enumerate(self._alone):
            result[k, k] = result[k, k] + SOFT * alone
        return result


def held(M: Array, b: Array, free: Array) -> tuple[Array, Array]:
    """Return M and b (n,) of M a = b for the free joints (1), with a = 0 for the others (0)."""
    H = free[:, np.newaxis] * M * free
    for i in range(len(b)):
        H[i, i] = choose(free[i] > 0, M[i, i], 1.0)
    return H, free * b


def moving(inertia: ByMatrix | Yielding, r: Array, static: Bounds, sliding: Bounds, sense: Array | None = None) -> tuple[Pass, int]:
    """Return the solution for numbers, and the number of iterations; `sense` (n,): directions to try first, None: all held."""
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
    """Return x with M x = b for numbers; NaN if M is singular, as division by a zero pivot gives."""
    try:
        return np.asarray(np.linalg.solve(np.asarray(M, dtype=float), np.asarray(b, dtype=float)))
    except np.linalg.LinAlgError:
        return np.full(np.shape(b), np.nan)
