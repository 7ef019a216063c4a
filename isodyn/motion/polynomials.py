"""Pieces of polynomials: Hermite's through positions and rates, splines through positions, and the trapezoid of velocity."""

from __future__ import annotations

import math

import numpy as np

from isodyn.motion.laws import Polynomial
from isodyn.spatial import Array


def cubics(t: Array, q: Array, qd: Array) -> Polynomial:
    """Cubic pieces through q (K, n) with the slopes qd (K, n) at the times t (K,)."""
    h = np.diff(t)[:, np.newaxis]
    way = np.diff(q, axis=0)
    second = (3 * way - (2 * qd[:-1] + qd[1:]) * h) / h**2
    third = (-2 * way + (qd[:-1] + qd[1:]) * h) / h**3
    return Polynomial(t, np.stack([q[:-1], qd[:-1], second, third], axis=1))


def quintics(t: Array, q: Array, qd: Array, qdd: Array, after: Array | None = None) -> Polynomial:
    """Quintic pieces through q, qd and qdd, (K, n) each, at the times t (K,).

    after   (K, n)  accelerations with which pieces begin, where they jump at the knots; `qdd` are those with which pieces end
    """
    begin = (qdd if after is None else after)[:-1]
    h = np.diff(t)[:, np.newaxis]
    # what is left at the end of a piece when it began with constant acceleration
    D = np.diff(q, axis=0) - (qd[:-1] + 0.5 * begin * h) * h
    V = (np.diff(qd, axis=0) - begin * h) * h
    A = (qdd[1:] - begin) * h**2
    third = (10 * D - 4 * V + 0.5 * A) / h**3
    fourth = (-15 * D + 7 * V - A) / h**4
    fifth = (6 * D - 3 * V + 0.5 * A) / h**5
    return Polynomial(t, np.stack([q[:-1], qd[:-1], 0.5 * begin, third, fourth, fifth], axis=1))


def spline(t: Array, q: Array, first: Array | None = None, last: Array | None = None) -> Polynomial:
    """The cubic spline through q (K, n) at t (K,): twice differentiable.

    first, last   (n,)  slopes at the ends; None: no curvature there (the natural spline)
    """
    h = np.diff(t)[:, np.newaxis]
    slope = np.diff(q, axis=0) / h
    # curvature continuous at inner knots: qd[k-1]/h[k-1] + 2 qd[k] (1/h[k-1] + 1/h[k]) + qd[k+1]/h[k] = 3 (slope/h) summed
    inverse = 1 / h[:, 0]
    diagonal = 2 * (np.append(0.0, inverse) + np.append(inverse, 0.0))
    side, pull = inverse.copy(), 3 * slope * inverse[:, np.newaxis]
    lower, upper = side.copy(), side.copy()
    right = np.concatenate([pull[:1], pull[:-1] + pull[1:], pull[-1:]])
    if first is not None:
        diagonal[0], upper[0], right[0] = 1.0, 0.0, first
    if last is not None:
        diagonal[-1], lower[-1], right[-1] = 1.0, 0.0, last
    return cubics(t, q, _tridiagonal(lower, diagonal, upper, right))


def _tridiagonal(lower: Array, diagonal: Array, upper: Array, right: Array) -> Array:
    """Elimination without pivots, which a dominant diagonal allows."""
    diagonal, right = diagonal.copy(), right.copy()
    for k in range(1, len(diagonal)):
        factor = lower[k - 1] / diagonal[k - 1]
        diagonal[k] -= factor * upper[k - 1]
        right[k] -= factor * right[k - 1]
    right[-1] /= diagonal[-1]
    for k in reversed(range(len(diagonal) - 1)):
        right[k] = (right[k] - upper[k] * right[k + 1]) / diagonal[k]
    return right


def end_slope(t: Array, q: Array) -> Array:
    """The slope at t[0] of the polynomial through the first samples, four at most."""
    count = min(4, len(t))
    scale = t[count - 1] - t[0]
    powers = ((t[:count] - t[0]) / scale)[:, np.newaxis] ** np.arange(count)
    return np.asarray(np.linalg.solve(powers, q[:count])[1] / scale)


def trapezoid(q0: Array, way: Array, velocity: float, acceleration: float, duration: float | None) -> Polynomial:
    """From q0 along `way` (n,): s = 0 .. 1 with ramps of s'' = acceleration up to s' = velocity, and back.

    A short way never reaches the velocity: the trapezoid becomes a triangle.
    duration   longer than necessary: the same ramps to a lower velocity
    """
    top = min(velocity, math.sqrt(acceleration))  # of the triangle: the ramp up covers half the way
    if duration is not None:
        # 1 = v (T - v / a): the smaller root, written so that it does not cancel
        top = min(top, 2.0 / (duration + math.sqrt(max(0.0, duration * duration - 4.0 / acceleration))))
    ramp = top / acceleration
    total = 1.0 / top + ramp if duration is None else duration
    flat = total - 2 * ramp
    half = 0.5 * top * ramp
    pieces = [(0.0, 0.0, 0.5 * acceleration), (half, top, 0.0), (1.0 - half, top, -0.5 * acceleration)]
    knots = [0.0, ramp, ramp + flat, total]
    if flat <= 4 * np.finfo(float).eps * total:
        pieces, knots = [pieces[0], (0.5, top, -0.5 * acceleration)], [0.0, 0.5 * total, total]
    coefficients = np.array(pieces)[:, :, np.newaxis] * way
    coefficients[:, 0] += q0
    return Polynomial(np.array(knots), coefficients)


def shortest(velocity: float, acceleration: float) -> float:
    """The least duration of a trapezoid over s = 0 .. 1 [s]."""
    top = min(velocity, math.sqrt(acceleration))
    return 1.0 / top + top / acceleration
