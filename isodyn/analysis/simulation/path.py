"""The way of a motion between its steps: states at any time, and the work done along it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from isodyn.spatial import Array

GAUSS = 4  # points per stretch for the work integral: exact for polynomials of degree 7
_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(GAUSS)

States = Callable[[Array], tuple[Array, Array]]


@dataclass(frozen=True)
class Stretch:
    """Some steps: the first and last time, and the states in between."""

    start: float
    end: float
    states: States


class Path:
    """Stretches one after the other, as one function of time."""

    def __init__(self, stretches: Sequence[Stretch]):
        self._stretches = list(stretches)
        self._starts = [stretch.start for stretch in stretches]

    def __call__(self, t: Array) -> tuple[Array, Array]:
        """q and qd (K, n) at times (K,) within the motion."""
        which = np.array([max(bisect_right(self._starts, x) - 1, 0) for x in t], dtype=int)
        parts = [(which == k, self._stretches[k]) for k in sorted(set(which.tolist()))]
        found = [(mask, stretch.states(t[mask])) for mask, stretch in parts]
        n = found[0][1][0].shape[-1] if found else 0
        q, qd = np.empty((len(t), n)), np.empty((len(t), n))
        for mask, (q_part, qd_part) in found:
            q[mask], qd[mask] = q_part, qd_part
        return q, qd


def hermite(t: Array, q: Array, qd: Array, qdd: Array) -> States:
    """Quintic polynomials through positions, velocities and accelerations at the times t (m,); errors fall with h^6 and h^5."""

    def states(x: Array) -> tuple[Array, Array]:
        k = np.clip(np.searchsorted(t, x, side="right") - 1, 0, max(len(t) - 2, 0))
        if len(t) == 1:
            return np.repeat(q, len(x), axis=0), np.repeat(qd, len(x), axis=0)
        h = (t[k + 1] - t[k])[:, np.newaxis]
        s = (x - t[k])[:, np.newaxis] / h
        s2, s3, s4 = s**2, s**3, s**4
        s5 = s2 * s3
        value = (
            q[k] * (1 - 10 * s3 + 15 * s4 - 6 * s5)
            + q[k + 1] * (10 * s3 - 15 * s4 + 6 * s5)
            + h * (qd[k] * (s - 6 * s3 + 8 * s4 - 3 * s5) + qd[k + 1] * (-4 * s3 + 7 * s4 - 3 * s5))
            + 0.5 * h**2 * (qdd[k] * (s2 - 3 * s3 + 3 * s4 - s5) + qdd[k + 1] * (s3 - 2 * s4 + s5))
        )
        rate = (
            (q[k + 1] - q[k]) * (30 * s2 - 60 * s3 + 30 * s4) / h
            + qd[k] * (1 - 18 * s2 + 32 * s3 - 15 * s4)
            + qd[k + 1] * (-12 * s2 + 28 * s3 - 15 * s4)
            + 0.5 * h * (qdd[k] * (2 * s - 9 * s2 + 12 * s3 - 5 * s4) + qdd[k + 1] * (3 * s2 - 8 * s3 + 5 * s4))
        )
        return value, rate

    return states


def gauss_points(knots: Array) -> tuple[Array, Array]:
    """(times, weights), each (stretches, GAUSS), of the integral over each stretch between two knots."""
    half, middle = np.diff(knots)[:, np.newaxis] / 2, (knots[1:] + knots[:-1])[:, np.newaxis] / 2
    return middle + half * _NODES, half * _WEIGHTS
