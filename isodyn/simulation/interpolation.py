"""Dense output: q and qd at any time between the steps of an integrator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from isodyn.backends.schemes import Layout
from isodyn.spatial import Array

States = Callable[[Array], tuple[Array, Array]]  # times (K,) -> q (K, nq), qd (K, n)


class Stretch(NamedTuple):
    """The states between two times [s]."""

    start: float
    end: float
    states: States


class Piecewise:
    """Consecutive stretches as one function of time."""

    def __init__(self, stretches: Sequence[Stretch]):
        self._stretches = _joined(stretches)
        self._starts = np.array([stretch.start for stretch in self._stretches])

    def __call__(self, t: Array) -> tuple[Array, Array]:
        """Return q (K, nq) and qd (K, n) at times (K,) within the motion."""
        which = np.maximum(np.searchsorted(self._starts, t, side="right") - 1, 0)
        order = np.argsort(which, kind="stable")  # group times by stretch: avoids a pass over all times for each
        groups = np.split(order, np.flatnonzero(np.diff(which[order])) + 1)
        found = [self._stretches[which[group[0]] if len(group) else 0].states(t[group]) for group in groups]
        q, qd = (np.empty((len(t), part.shape[-1])) for part in found[0])
        for group, (q_part, qd_part) in zip(groups, found, strict=True):
            q[group], qd[group] = q_part, qd_part
        return q, qd


@dataclass(frozen=True, eq=False)
class Quintics:
    """Quintic polynomials through positions, velocities and accelerations (m, n) at times (m,); errors are O(h^6) and O(h^5).

    A time at which accelerations jump appears twice: first with the values before the jump.

    lines   (m,)   True: q and qd are linear from that time to the next, where polynomials would oscillate: a joint stops or
            reverses
                   in between, or the step is of first order
    back    (q, dq) -> (q, qd) if q' != qd; qd and qdd are then the first and second derivatives of q
    """

    t: Array
    q: Array
    qd: Array
    qdd: Array
    lines: Array | bool = False
    back: Callable[[Array, Array], tuple[Array, Array]] | None = None

    def __call__(self, x: Array) -> tuple[Array, Array]:
        """Return q (K, nq) and qd (K, n) at times (K,)."""
        found = self._polynomials(x)
        return self.back(*found) if self.back else found

    def _polynomials(self, x: Array) -> tuple[Array, Array]:
        """Return q and its rates (K, nq)."""
        t, q, qd, qdd = self.t, self.q, self.qd, self.qdd
        if len(t) == 1:
            return np.repeat(q, len(x), axis=0), np.repeat(qd, len(x), axis=0)
        k = np.clip(np.searchsorted(t, x, side="right") - 1, 0, len(t) - 2)
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
        rests = (q[k] == q[k + 1]) & (qd[k] == 0) & (qd[k + 1] == 0) & (qdd[k] == 0) & (qdd[k + 1] == 0)
        value = np.where(rests, q[k], value)  # exactly: the weights add up to 1 only up to rounding
        straight = np.broadcast_to(self.lines, t.shape)[k, np.newaxis]
        if straight.any():
            line = np.where(q[k] == q[k + 1], q[k], (1 - s) * q[k] + s * q[k + 1])
            value = np.where(straight, line, value)
            rate = np.where(straight, (1 - s) * qd[k] + s * qd[k + 1], rate)
        return value, rate


@dataclass(frozen=True, eq=False)
class CubicHermite:
    """Cubic polynomials through values and rates (k, m) at times (k,); errors are O(h^4)."""

    t: Array
    value: Array
    rate: Array

    def __call__(self, x: Array) -> Array:
        """Return (K, m) at times (K,)."""
        t, z, rate = self.t, self.value, self.rate
        if len(t) == 1:
            return np.repeat(z, len(x), axis=0)
        k = np.clip(np.searchsorted(t, x, side="right") - 1, 0, len(t) - 2)
        h = (t[k + 1] - t[k])[:, np.newaxis]
        s = (x - t[k])[:, np.newaxis] / h
        left, right = (1 - s) ** 2, s**2
        return np.asarray(
            z[k] * left * (1 + 2 * s) + z[k + 1] * right * (3 - 2 * s) + h * s * (1 - s) * (rate[k] * (1 - s) - rate[k + 1] * s)
        )


@dataclass(frozen=True, eq=False)
class Quartics:
    """Dense output of a Rosenbrock pair: quartic polynomials from states x (m, size) at times (m,) and inner (m - 1, 3, size).

    See schemes.Rosenbrock.  Errors are O(h^5), and stiff accelerations do not enter.
    """

    t: Array
    x: Array
    inner: Array

    def __call__(self, x: Array) -> Array:
        """Return states (size, K) at times (K,)."""
        k = np.clip(np.searchsorted(self.t, x, side="right") - 1, 0, len(self.t) - 2)
        p = ((x - self.t[k]) / (self.t[k + 1] - self.t[k]))[:, np.newaxis]
        w = self.inner[k]
        rise = (self.x[k + 1] - self.x[k]) + (1 - p) * (w[:, 0] + p * (w[:, 1] + p * w[:, 2]))
        value = np.where(p == 1, self.x[k + 1], self.x[k] + p * rise)  # a joint at rest stays exactly in place: not beyond a stop
        return np.asarray(value.T)


def _joined(stretches: Sequence[Stretch]) -> list[Stretch]:
    """Merge adjacent quintics: torques that jump at every sample leave thousands of them."""
    groups: list[list[Stretch]] = []
    for stretch in stretches:
        last = groups[-1][-1] if groups else None
        if last and isinstance(last.states, Quintics) and isinstance(stretch.states, Quintics) and last.end == last.states.t[-1]:
            groups[-1].append(stretch)  # the previous one did not end within a step
        else:
            groups.append([stretch])
    return [group[0] if len(group) == 1 else Stretch(group[0].start, group[-1].end, _one(group)) for group in groups]


def _one(group: list[Stretch]) -> Quintics:
    """At a time that ends one stretch and starts the next, the next is used."""
    parts = [stretch.states for stretch in group if isinstance(stretch.states, Quintics)]
    t, q, qd, qdd = (np.concatenate([getattr(part, name) for part in parts]) for name in ("t", "q", "qd", "qdd"))
    lines = np.concatenate([np.broadcast_to(part.lines, part.t.shape) for part in parts])
    return Quintics(t, q, qd, qdd, lines, parts[0].back)


def dense_output(local: Callable[[Array], Array], layout: Layout, x: Array) -> tuple[Array, Array]:
    """Return q (K, nq) and qd (K, n) at times (K,) within steps, from states (m, K) of their interpolation `local`."""
    y = layout.unit(np.asarray(local(x)).T)
    return np.ascontiguousarray(y[:, : layout.positions]), np.ascontiguousarray(y[:, y.shape[1] - layout.speeds :])


def remembered_output(local: Callable[[Array], Array], layout: Layout, x: Array) -> Array:
    """Return the controller's memory (K, m) in the same way."""
    y = np.asarray(local(x)).T
    return np.asarray(y[:, layout.positions : y.shape[1] - layout.speeds])
