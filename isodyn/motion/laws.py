"""Laws of motion: q, qd and qdd as functions of time, each the exact derivative of the previous one.

Polynomial   piecewise polynomials: cubic, quintic, trapezoidal, splines, sampled motions
Cycloid      Saha (9.36a-c); (9.37) is the same for prismatic joints
Fourier      a finite Fourier series, periodic
Stretched    another law, faster or slower
Timed        a path q(s) executed with a schedule s(t)

A law maps times (N,) within its duration to (N, n) arrays.  Formulas are analytic in t between breaks, so a complex time
differentiates them, and laws without pieces accept a symbol for the time. Where pieces meet, the later one is used.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Curves
from isodyn.errors import ShapeError
from isodyn.graph.node import Expr
from isodyn.spatial import Array, larger, smaller


class JointMotion(NamedTuple):
    """Positions q (..., nq) [rad|m], velocities qd [rad/s|m/s] and accelerations qdd [rad/s2|m/s2], each (..., n)."""

    q: Array
    qd: Array
    qdd: Array


class Law(ABC):
    """Joint motions over time.

    duration   end of the motion, or its period                               [s]
    n          number of velocities
    breaks     (k,)  times between 0 and duration at which qdd may jump       [s]
    periodic   True if the motion repeats after its duration
    """

    def __init__(self, duration: float, n: int, breaks: ArrayLike = (), *, periodic: bool = False):
        self.duration, self.n, self.breaks, self.periodic = duration, n, np.asarray(breaks, dtype=float), periodic

    @abstractmethod
    def __call__(self, t: Array) -> JointMotion:
        """Return the motion at times (N,) as (N, n) arrays."""

    @property
    def nq(self) -> int:
        """Number of positions."""
        return self.n

    def pieces(self) -> PolynomialMotion | None:
        """The same motion as piecewise polynomials; None if it is not polynomial."""
        return None

    def stretched(self, speed: float) -> Law:
        """Return the law at `speed` times its own speed."""
        return Stretched(self, speed)

    def curves(self) -> Curves | None:
        """Return q, qd and qdd, concatenated (3 n), as piecewise polynomials in time, at rest outside the duration; None if the
        law is not polynomial."""
        pieces = self.pieces()
        if pieces is None:
            return None
        length, count = np.diff(pieces.knots)[:, np.newaxis, np.newaxis], pieces.coefficients.shape[1]
        power = np.arange(count)[:, np.newaxis]
        rate, rows = pieces.coefficients, []
        for _ in JointMotion._fields:
            rows.append(rate * length**power)
            rate = np.concatenate([(power * rate)[:, 1:], np.zeros_like(rate[:, :1])], axis=1)
        ends = np.zeros((2, count, 3 * self.n))
        ends[:, 0, : self.n] = self(np.array([0.0, self.duration])).q
        times = np.concatenate([[-1.0], pieces.knots, pieces.knots[-1:] + 1.0])
        return Curves(times, np.concatenate([ends[:1], np.concatenate(rows, axis=2), ends[1:]]))

    def unpacked(self, values: Array) -> JointMotion:
        """Return q, qd and qdd from the values of its curves at a time."""
        return JointMotion(*np.split(values, 3))


class PolynomialMotion(Law):
    """Piecewise polynomials.

    knots          (P + 1,)      boundaries of the pieces, from 0                         [s]
    coefficients   (P, D + 1, n) of ascending powers of the time since the start of the piece
    """

    def __init__(self, knots: Array, coefficients: Array):
        super().__init__(float(knots[-1]), coefficients.shape[2], knots[1:-1])
        self.knots, self.coefficients = knots, coefficients

    def __call__(self, t: Array) -> JointMotion:
        """Evaluate the value, the slope and half the curvature at once by Horner's rule."""
        piece = np.clip(np.searchsorted(self.knots, t.real, side="right") - 1, 0, len(self.knots) - 2)
        x = (t - self.knots[piece])[:, np.newaxis]
        q, qd, half = (np.zeros((len(t), self.n), dtype=x.dtype) for _ in range(3))
        for power in reversed(range(self.coefficients.shape[1])):
            half = half * x + qd
            qd = qd * x + q
            q = q * x + self.coefficients[piece, power]
        return JointMotion(q, qd, 2 * half)

    def pieces(self) -> PolynomialMotion:
        """Itself."""
        return self


class Cycloid(Law):
    """From q0 (n,) to qT (n,) within T, with zero velocity and acceleration at both ends; Saha (9.36a-c)."""

    def __init__(self, q0: Array, qT: Array, duration: float):
        super().__init__(duration, q0.size)
        self.q0, self.qT = q0, qT

    def __call__(self, t: Array) -> JointMotion:
        """Evaluate the three equations."""
        rate, w = (self.qT - self.q0) / self.duration, 2 * math.pi / self.duration
        t = t[:, np.newaxis]
        return JointMotion(
            self.q0 + rate * (t - np.sin(w * t) / w),  # (9.36a)
            rate * (1 - np.cos(w * t)),  # (9.36b)
            rate * (w * np.sin(w * t)),  # (9.36c)
        )


class Fourier(Law):
    """q(t) = offset + sum over k of sine_k sin(k w t) + cosine_k cos(k w t), w = 2 pi / duration.

    offset         (n,)      [rad] or [m]
    sine, cosine   (n, K)    amplitudes of the harmonics k = 1 .. K, of position
    """

    def __init__(self, offset: Array, sine: Array, cosine: Array, duration: float):
        super().__init__(duration, offset.size, periodic=True)
        self.offset, self.sine, self.cosine = offset, sine, cosine

    def __call__(self, t: Array) -> JointMotion:
        """Evaluate the sums and their derivatives."""
        rate = 2 * math.pi / self.duration * np.arange(1, self.sine.shape[1] + 1)
        # remove full periods first: otherwise the angle of a late time has the rounding of all of them (with a symbol it has)
        within = t if t.dtype == object else t - np.floor(t.real / self.duration) * self.duration
        angle = np.multiply.outer(within, rate)
        s, c = np.sin(angle), np.cos(angle)
        return JointMotion(
            self.offset + s @ self.sine.T + c @ self.cosine.T,
            (c * rate) @ self.sine.T - (s * rate) @ self.cosine.T,
            -(s * rate**2) @ self.sine.T - (c * rate**2) @ self.cosine.T,
        )


class Stretched(Law):
    """Another law at `speed` times its own speed."""

    def __init__(self, law: Law, speed: float):
        super().__init__(law.duration / speed, law.n, law.breaks / speed, periodic=law.periodic)
        self.law, self.speed = law, speed

    def __call__(self, t: Array) -> JointMotion:
        """Evaluate by the chain rule with a constant speed."""
        q, qd, qdd = self.law(t * self.speed)
        return JointMotion(q, qd * self.speed, qdd * self.speed**2)

    def pieces(self) -> PolynomialMotion | None:
        """The polynomials of the other law, with each power of time times that power of the speed."""
        law = self.law.pieces()
        if law is None:
            return None
        powers = self.speed ** np.arange(law.coefficients.shape[1])
        return PolynomialMotion(law.knots / self.speed, law.coefficients * powers[:, np.newaxis])


class Timed(Law):
    """A path q(s), s from 0 to its last knot, and a schedule of pieces with constant s'' (the usual form of TOPP).

    path    q(s), with s in place of time
    s, t    (N + 1,)   positions and times of the boundaries of pieces
    sd      (N + 1,)   ds/dt there
    sdd     (N,)       d2s/dt2 in each piece
    """

    def __init__(self, path: Law, s: Array, t: Array, sd: Array, sdd: Array):
        super().__init__(float(t[-1]), path.n, t[1:-1])
        self.path, self.s, self.t, self.sd, self.sdd = path, s, t, sd, sdd

    def __call__(self, t: Array) -> JointMotion:
        """Evaluate qd = q' s', qdd = q'' s'^2 + q' s''."""
        piece = np.clip(np.searchsorted(self.t, t.real, side="right") - 1, 0, len(self.sdd) - 1)
        return self.within(piece, t - self.t[piece])

    def within(self, piece: Array, x: Array) -> JointMotion:
        """Return the motion of pieces (N,) at times x (N,) since their start."""
        sdd = self.sdd[piece]
        s, sd = self.s[piece] + (self.sd[piece] + 0.5 * sdd * x) * x, self.sd[piece] + sdd * x
        sd = np.where(sd.real < 0, 0.0, sd)[:, np.newaxis]  # rounding at the end of the path; a negative speed would flip friction
        path = self.path(s)
        return JointMotion(path.q, path.qd * sd, path.qdd * sd**2 + path.qd * sdd[:, np.newaxis])

    def pieces(self) -> PolynomialMotion | None:
        """The path's polynomials with s(t) inserted; pieces of the schedule lie within those of the path."""
        if not isinstance(self.path, PolynomialMotion):
            return None
        middle = self.s[:-1] + 0.5 * np.diff(self.s)
        at = np.clip(np.searchsorted(self.path.knots, middle, side="right") - 1, 0, len(self.path.knots) - 2)
        s = np.stack([self.s[:-1] - self.path.knots[at], self.sd[:-1], 0.5 * self.sdd], axis=1)  # by powers of the time
        path = self.path.coefficients[at]
        found = path[:, -1:]
        for power in reversed(range(path.shape[1] - 1)):  # Horner's rule on polynomials
            longer = np.zeros((len(s), found.shape[1] + 2, self.n))
            for k in range(3):
                longer[:, k : k + found.shape[1]] += s[:, k, np.newaxis, np.newaxis] * found
            longer[:, 0] += path[:, power]
            found = longer
        return PolynomialMotion(self.t, found)


def cubics(t: Array, q: Array, qd: Array) -> PolynomialMotion:
    """Return cubic pieces through q (K, n) with the slopes qd (K, n) at the times t (K,)."""
    return cubic_pieces(t, q[:-1], np.diff(q, axis=0), qd[:-1], qd[1:])


def cubic_pieces(t: Array, start: Array, way: Array, qd: Array, end: Array) -> PolynomialMotion:
    """Return cubic pieces between the times t (K,): start values, differences, slopes at both ends, (K - 1, n) each."""
    h = np.diff(t)[:, np.newaxis]
    second = (3 * way - (2 * qd + end) * h) / h**2
    third = (-2 * way + (qd + end) * h) / h**3
    return PolynomialMotion(t, np.stack([start, qd, second, third], axis=1))


def quintics(t: Array, q: Array, qd: Array, qdd: Array, after: Array | None = None) -> PolynomialMotion:
    """Return quintic pieces through q, qd and qdd, (K, n) each, at the times t (K,).

    after   (K, n)  accelerations at the start of pieces, if they jump at the knots; `qdd` are those at the end of pieces
    """
    begin = (qdd if after is None else after)[:-1]
    return quintic_pieces(t, q[:-1], np.diff(q, axis=0), qd[:-1], qd[1:], begin, qdd[1:])


def quintic_pieces(t: Array, start: Array, way: Array, qd: Array, end: Array, begin: Array, last: Array) -> PolynomialMotion:
    """Return quintic pieces between the times t (K,), as cubic_pieces, with the accelerations at both ends."""
    h = np.diff(t)[:, np.newaxis]
    # remainders at the end of a piece that starts with constant acceleration
    D = way - (qd + 0.5 * begin * h) * h
    V = (end - qd - begin * h) * h
    A = (last - begin) * h**2
    third = (10 * D - 4 * V + 0.5 * A) / h**3
    fourth = (-15 * D + 7 * V - A) / h**4
    fifth = (6 * D - 3 * V + 0.5 * A) / h**5
    return PolynomialMotion(t, np.stack([start, qd, 0.5 * begin, third, fourth, fifth], axis=1))


def spline(t: Array, q: Array, first: Array | None = None, last: Array | None = None) -> PolynomialMotion:
    """Return the cubic spline through q (K, n) at t (K,): twice differentiable.

    first, last   (n,)  slopes at the ends; None: zero curvature there (the natural spline)
    """
    return cubics(t, q, knot_slopes(t, np.diff(q, axis=0) / np.diff(t)[:, np.newaxis], first, last))


def knot_slopes(t: Array, slope: Array, first: Array | None = None, last: Array | None = None) -> Array:
    """Return the slopes (K, n) of the spline at its knots t (K,), from the slopes of its chords (K - 1, n)."""
    # curvature continuous at inner knots: qd[k-1]/h[k-1] + 2 qd[k] (1/h[k-1] + 1/h[k]) + qd[k+1]/h[k] = 3 (slope/h) summed
    inverse = 1 / np.diff(t)
    diagonal = 2 * (np.append(0.0, inverse) + np.append(inverse, 0.0))
    side, pull = inverse.copy(), 3 * slope * inverse[:, np.newaxis]
    lower, upper = side.copy(), side.copy()
    right = np.concatenate([pull[:1], pull[:-1] + pull[1:], pull[-1:]])
    if first is not None:
        diagonal[0], upper[0], right[0] = 1.0, 0.0, first
    if last is not None:
        diagonal[-1], lower[-1], right[-1] = 1.0, 0.0, last
    return _tridiagonal(lower, diagonal, upper, right)


def _tridiagonal(lower: Array, diagonal: Array, upper: Array, right: Array) -> Array:
    """Solve by elimination without pivoting, which a dominant diagonal allows."""
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
    """Return the slope at t[0] of the polynomial through the first samples, at most four."""
    count = min(4, len(t))
    scale = t[count - 1] - t[0]
    powers = ((t[:count] - t[0]) / scale)[:, np.newaxis] ** np.arange(count)
    return np.asarray(np.linalg.solve(powers, q[:count])[1] / scale)


def trapezoid(q0: Array, way: Array, velocity: float, acceleration: float, duration: float | None) -> PolynomialMotion:
    """Return the motion from q0 along `way` (n,): s = 0 .. 1 with ramps of s'' = acceleration up to s' = velocity, and back.

    If the way is too short to reach the velocity, the trapezoid becomes a triangle.
    duration   longer than necessary: the same ramps to a lower velocity
    """
    top = min(velocity, math.sqrt(acceleration))  # peak of the triangle: the ramp up covers half the way
    if duration is not None:
        # 1 = v (T - v / a): the smaller root, in a form without cancellation
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
    return PolynomialMotion(np.array(knots), coefficients)


def shortest(velocity: float, acceleration: float) -> float:
    """Return the shortest duration of a trapezoid over s = 0 .. 1 [s]."""
    top = min(velocity, math.sqrt(acceleration))
    return 1.0 / top + top / acceleration


def at_times(law: Law, t: ArrayLike) -> JointMotion:
    """Return q, qd, qdd, each (..., n), at times t (...) within the law's duration, or at any time for a periodic law [s]."""
    times = check.finite("trajectory: t", t)
    over = 8 * np.finfo(float).eps * law.duration  # rounding of a time grid
    if not law.periodic and times.size and (times.min() < -over or times.max() > law.duration + over):
        came = f"{times.min():g} .. {times.max():g}"
        raise ShapeError(f"trajectory: times must lie in [0, {law.duration:g}] s, got {came}")
    flat = times.reshape(-1)
    motion = law(flat if law.periodic else np.clip(flat, 0.0, law.duration))
    return JointMotion(*(x.reshape(*times.shape, x.shape[-1]) for x in motion))


def formulas(law: Law, t: Expr) -> JointMotion:
    """Return q, qd and qdd as expressions (n,) of the time, at rest outside the duration; for laws without pieces."""
    within = t if law.periodic else smaller(larger(t, 0.0), law.duration)
    return JointMotion(*(x[0] for x in law(np.array([within], dtype=object))))
