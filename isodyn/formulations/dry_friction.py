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
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from isodyn.spatial import Array, Scalar, choose, zeros

BLOCKS = 8  # passes that switch every wrong joint; later ones the first alone
MOST = 16  # passes for every joint: so many are needed only where rounding hides which of two solutions is right
EPSILON = 2.0**-52

Solve = Callable[[Array, Array], Array]  # (M, b) -> x with M x = b, for M with the pattern of the inertia matrix
#: (free, dry), (n,) each -> a, 0 where held; f of those that are held; sizes of the terms of that, whose rounding it has
Weigh = Callable[[Array, Array], tuple[Array, Array, Array]]


class Bounds(NamedTuple):
    """The least and the largest resisting torque (n,) of every joint [N m] or [N]."""

    lower: Array
    upper: Array


class Pass(NamedTuple):
    """One solution with some joints held, and what to hold next.

    a        (n,)   accelerations, exactly 0 where held                                            [rad/s2] or [m/s2]
    f        (n,)   resisting torques; M a + f = r                                                 [N m] or [N]
    free     (n,)   1 where the joint moves, 0 where it is held
    dry      (n,)   resisting torques of those that move, 0 where held                             [N m] or [N]
    sense    (n,)   -1, 0 (held), +1: of the next pass
    loose    (n,)   1 where sliding bounds hold from the next pass on, else 0
    wrong           how much the senses, or the bounds, of the next pass differ; 0: this is the solution
    """

    a: Array
    f: Array
    free: Array
    dry: Array
    sense: Array
    loose: Array
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
    a, needed, sizes = weigh(free, dry)
    rounding = 8 * (n + 1) * epsilon * sizes
    f, wish, next_sense, next_loose = (zeros(n) for _ in range(4))
    wrong: Scalar = 0.0
    for i in range(n):
        f[i] = choose(free[i] > 0, dry[i], needed[i])
        within = choose(needed[i] >= lower[i] - rounding[i], 0.0, -1.0)
        let_go = choose(
            needed[i] <= upper[i] + rounding[i], within, 1.0
        )  # a torque that is no number lets go too, and is seen in a
        kept = choose(lower[i] < upper[i], choose(sense[i] * a[i] < 0, 0.0, sense[i]), sense[i])
        wish[i] = choose(free[i] > 0, kept, let_go)
        next_sense[i] = choose(wrong * alone > 0, sense[i], wish[i])
        wrong = wrong + abs(wish[i] - sense[i])
    still_static: Scalar = 0.0
    for i in range(n):
        next_loose[i] = choose(wrong > 0, loose[i], choose(free[i] > 0, 1.0, loose[i]))
        still_static = still_static + choose(abs(dry[i] - slid[i]) > 0, 1.0, 0.0)
    return Pass(a, f, free, dry, next_sense, next_loose, wrong + still_static)


def by_matrix(solve: Solve, M: Array, r: Array) -> Weigh:
    """What a pass asks for, from M and r."""

    def weigh(free: Array, dry: Array) -> tuple[Array, Array, Array]:
        a = solve(*held(M, r - dry, free))
        terms = M * a
        return a, r - terms.sum(axis=1), np.abs(r) + np.abs(terms).sum(axis=1)

    return weigh


def held(M: Array, b: Array, free: Array) -> tuple[Array, Array]:
    """M and b (n,) of M a = b for the joints that are free (1), and a = 0 for those that are not (0)."""
    H = free[:, np.newaxis] * M * free
    for i in range(len(b)):
        H[i, i] = choose(free[i] > 0, M[i, i], 1.0)
    return H, free * b


def moving(M: Array, r: Array, static: Bounds, sliding: Bounds, sense: Array | None = None) -> tuple[Pass, int]:
    """The solution for numbers, and how many passes it took; `sense` (n,): which to try first, None: all held."""
    n = len(r)
    state = np.zeros(n) if sense is None else sense
    loose = np.zeros(n)
    for k in range(MOST * n):
        found = switched(by_matrix(_solve, M, r), static, sliding, state, loose, 1.0 if k >= BLOCKS else 0.0)
        if not found.wrong > 0:
            break
        state, loose = (np.asarray(x, dtype=float) for x in (found.sense, found.loose))
    return found, k + 1


def _solve(M: Array, b: Array) -> Array:
    try:
        return np.asarray(np.linalg.solve(np.asarray(M, dtype=float), np.asarray(b, dtype=float)))
    except np.linalg.LinAlgError:
        return np.full(len(b), np.nan)  # as division by a pivot of zero, which a joint that moves no inertia has
