"""Laws of motion: q, qd and qdd as functions of time, each the exact derivative of the one before.

Polynomial   pieces of polynomials: cubic, quintic, trapezoidal, splines, sampled motions
Cycloid      Saha (9.36a-c); (9.37) is the same for prismatic joints
Fourier      a finite Fourier series, which repeats
Stretched    another law, faster or slower
Timed        a path q(s) run through by a schedule s(t)

A law takes times (N,) within its duration and gives (N, n) arrays.  Formulas are analytic in t between breaks, so a complex time
differentiates them; where pieces meet, the later one answers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np

from isodyn.spatial import Array


class Motion(NamedTuple):
    """Positions and their rates: q [rad|m], qd [rad/s|m/s], qdd [rad/s2|m/s2], each (..., n)."""

    q: Array
    qd: Array
    qdd: Array


class Law(Protocol):
    """duration [s]; n joints; breaks (k,): times between 0 and duration at which qdd may jump [s]; whether it repeats."""

    @property
    def duration(self) -> float:
        """When it ends, or repeats [s]."""

    @property
    def n(self) -> int:
        """Number of joints."""

    @property
    def breaks(self) -> Array:
        """Times at which the acceleration may jump [s]."""

    @property
    def periodic(self) -> bool:
        """Whether it goes on beyond its duration."""

    def __call__(self, t: Array) -> Motion:
        """(N,) times -> (N, n) arrays."""


@dataclass(frozen=True, eq=False)
class Polynomial:
    """Pieces of polynomials.

    knots          (P + 1,)      where pieces begin and end, from 0                       [s]
    coefficients   (P, D + 1, n) of ascending powers of the time since the piece's start
    """

    knots: Array
    coefficients: Array
    periodic: bool = False

    @property
    def duration(self) -> float:
        """The last knot [s]."""
        return float(self.knots[-1])

    @property
    def n(self) -> int:
        """Number of joints."""
        return int(self.coefficients.shape[2])

    @property
    def breaks(self) -> Array:
        """The knots between the first and the last [s]."""
        return self.knots[1:-1]

    def __call__(self, t: Array) -> Motion:
        """Horner's rule for the value, the slope and half the curvature at once."""
        piece = np.clip(np.searchsorted(self.knots, t.real, side="right") - 1, 0, len(self.knots) - 2)
        x = (t - self.knots[piece])[:, np.newaxis]
        q, qd, half = (np.zeros((len(t), self.n), dtype=x.dtype) for _ in range(3))
        for power in reversed(range(self.coefficients.shape[1])):
            half = half * x + qd
            qd = qd * x + q
            q = q * x + self.coefficients[piece, power]
        return Motion(q, qd, 2 * half)


@dataclass(frozen=True, eq=False)
class Cycloid:
    """From q0 (n,) to qT (n,) within T, at rest and without acceleration at both ends; Saha (9.36a-c)."""

    q0: Array
    qT: Array
    duration: float
    periodic: bool = False

    @property
    def n(self) -> int:
        """Number of joints."""
        return int(self.q0.size)

    @property
    def breaks(self) -> Array:
        """None."""
        return np.zeros(0)

    def __call__(self, t: Array) -> Motion:
        """The three equations."""
        rate, w = (self.qT - self.q0) / self.duration, 2 * math.pi / self.duration
        t = t[:, np.newaxis]
        return Motion(
            self.q0 + rate * (t - np.sin(w * t) / w),  # (9.36a)
            rate * (1 - np.cos(w * t)),  # (9.36b)
            rate * (w * np.sin(w * t)),  # (9.36c)
        )


@dataclass(frozen=True, eq=False)
class Fourier:
    """q(t) = offset + sum over k of sine_k sin(k w t) + cosine_k cos(k w t), w = 2 pi / duration.

    offset         (n,)      [rad] or [m]
    sine, cosine   (n, K)    amplitudes of the harmonics k = 1 .. K, of position
    """

    offset: Array
    sine: Array
    cosine: Array
    duration: float
    periodic: bool = True

    @property
    def n(self) -> int:
        """Number of joints."""
        return int(self.offset.size)

    @property
    def breaks(self) -> Array:
        """None."""
        return np.zeros(0)

    def __call__(self, t: Array) -> Motion:
        """The sums and their derivatives."""
        rate = 2 * math.pi / self.duration * np.arange(1, self.sine.shape[1] + 1)
        # whole periods are taken away first: the angle of a late time would carry the rounding of all of them
        angle = np.multiply.outer(t - np.floor(t.real / self.duration) * self.duration, rate)
        s, c = np.sin(angle), np.cos(angle)
        return Motion(
            self.offset + s @ self.sine.T + c @ self.cosine.T,
            (c * rate) @ self.sine.T - (s * rate) @ self.cosine.T,
            -(s * rate**2) @ self.sine.T - (c * rate**2) @ self.cosine.T,
        )


@dataclass(frozen=True, eq=False)
class Stretched:
    """Another law at a `speed` times its own."""

    law: Law
    speed: float

    @property
    def duration(self) -> float:
        """The other's, over the speed [s]."""
        return self.law.duration / self.speed

    @property
    def n(self) -> int:
        """Number of joints."""
        return self.law.n

    @property
    def breaks(self) -> Array:
        """The other's, over the speed [s]."""
        return self.law.breaks / self.speed

    @property
    def periodic(self) -> bool:
        """As the other."""
        return self.law.periodic

    def __call__(self, t: Array) -> Motion:
        """The chain rule with a constant speed."""
        q, qd, qdd = self.law(t * self.speed)
        return Motion(q, qd * self.speed, qdd * self.speed**2)


@dataclass(frozen=True, eq=False)
class Timed:
    """A path q(s), s from 0 to its last knot, and a schedule of pieces with constant s'' (TOPP's usual form).

    path    q(s), with s in the place of time
    s, t    (N + 1,)   where and when pieces begin and end
    sd      (N + 1,)   ds/dt there
    sdd     (N,)       d2s/dt2 between
    """

    path: Polynomial
    s: Array
    t: Array
    sd: Array
    sdd: Array
    periodic: bool = False

    @property
    def duration(self) -> float:
        """When the end of the path is reached [s]."""
        return float(self.t[-1])

    @property
    def n(self) -> int:
        """Number of joints."""
        return self.path.n

    @property
    def breaks(self) -> Array:
        """Where the schedule's pieces meet [s]."""
        return self.t[1:-1]

    def __call__(self, t: Array) -> Motion:
        """qd = q' s', qdd = q'' s'^2 + q' s''."""
        piece = np.clip(np.searchsorted(self.t, t.real, side="right") - 1, 0, len(self.sdd) - 1)
        return self.within(piece, t - self.t[piece])

    def within(self, piece: Array, x: Array) -> Motion:
        """The motion of pieces (N,) at times x (N,) since they began."""
        sdd = self.sdd[piece]
        s, sd = self.s[piece] + (self.sd[piece] + 0.5 * sdd * x) * x, self.sd[piece] + sdd * x
        sd = np.where(sd.real < 0, 0.0, sd)  # rounding at the end of the path; backwards, friction would change its sign
        return chained(self.path(s), sd, sdd)


def chained(path: Motion, sd: Array, sdd: Array) -> Motion:
    """(q, q', q'') of a path at the rate sd (N,) and its rate sdd (N,): q, qd, qdd."""
    sd, sdd = sd[:, np.newaxis], sdd[:, np.newaxis]
    return Motion(path.q, path.qd * sd, path.qdd * sd**2 + path.qd * sdd)
