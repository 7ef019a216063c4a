"""Record of a simulation as its steps arrive: samples, work up to each, and the dense output while it is small.

Time and memory are linear in the number of steps.  Each interpolation is used once, for samples and work, and then dropped, except
those that `Simulation.at` needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from isodyn.simulation.interpolation import Piecewise, States, Stretch
from isodyn.simulation.loads import LoadFailure, Loads
from isodyn.simulation.system import System
from isodyn.spatial import Array

NODES, WEIGHTS = np.polynomial.legendre.leggauss(4)  # quadrature between two knots: exact for polynomials of degree 7
BLOCK = 1024  # knots whose work is computed at once
KEPT = 64_000_000  # largest size of the dense output of a result [bytes]


Accelerations = Callable[[Array, Array, Array], Array]


class Samples(NamedTuple):
    """Times (K,) [s], q (K, nq) and qd (K, n) there, the work (K,) [J] since the first, and the dense output; None: not kept."""

    t: Array
    q: Array
    qd: Array
    work: Array
    path: Piecewise | None


class Record:
    """A simulation in progress.

    times           sample times (K,); q (nq,), qd (n,) are the states at the first [s], [rad] or [m], [rad/s] or [m/s]
    accelerations   (t, q, qd) -> qdd (K, n), for the work on a prescribed base
    """

    def __init__(self, system: System, loads: Loads, times: Array, q: Array, qd: Array, accelerations: Accelerations):
        self._system, self._loads, self._times, self._next = system, loads, times, 1
        self._works = loads.torques.acts or bool(loads.wrenches) or loads.base is not None or system.has_friction
        self._accelerations = accelerations if loads.base is not None else None
        self._samples = [(times[:1], q[np.newaxis], qd[np.newaxis])]
        self._work = [np.zeros(1)]
        self._done, self._lost = 0.0, 0.0  # work up to now, and instantaneous loss there [J]
        self._path: list[Stretch] | None = []
        self._size = 0  # of the dense output [bytes]
        self._waiting: list[Stretch] = []  # stretches without their work yet
        self._knots = [times[:1]]  # ends of steps, and sample times in between
        self._open: list[Array] = []  # times of samples without their work
        self._last: Stretch | None = None

    def add(self, t: Array, states: States, end: float) -> None:
        """Add steps that end at the times t (m + 1,), up to `end`, which is later than the first of them."""
        self._done, self._lost = self._done - self._lost, 0.0
        stretch = self._last = Stretch(float(t[0]), end, states)
        first, self._next = self._next, int(np.searchsorted(self._times, end, side="right"))
        wanted = self._times[first : self._next]
        if len(wanted):
            self._samples.append((wanted, *states(wanted)))
        if self._path is not None:
            self._path.append(stretch)
            self._size += 8 * 8 * self._system.robot.nq * (len(t) - 1)  # for a Rosenbrock pair; others need less
            if self._size > KEPT:
                self._path = None
        self._open.append(wanted)
        if self._works:
            self._waiting.append(stretch)
            self._knots.append(np.unique(np.concatenate([t[(t > t[0]) & (t < end)], wanted, [end]])))
        if sum(map(len, self._knots)) > BLOCK:
            self._settle()

    def lose(self, energy: float) -> None:
        """Add an instantaneous energy loss [J]; a sample at this time is of the state before it."""
        self._settle()
        self._lost += energy

    def samples(self) -> Samples:
        """Return all samples so far, and the end of a motion that ended between two sample times."""
        if self._last is not None and self._last.end > self._samples[-1][0][-1]:
            at = np.array([self._last.end])
            self._samples.append((at, *self._last.states(at)))
            self._open.append(at)
        self._settle()
        t, q, qd = (np.concatenate([part[k] for part in self._samples]) for k in range(3))
        return Samples(t, q, qd, np.concatenate(self._work), Piecewise(self._path) if self._path else None)

    def _settle(self) -> None:
        """Compute the work up to the remaining samples and up to now: Gauss quadrature between the knots."""
        knots, total = np.concatenate(self._knots), np.array([self._done])
        if self._waiting:
            half, middle = np.diff(knots)[:, np.newaxis] / 2, (knots[1:] + knots[:-1])[:, np.newaxis] / 2
            times = middle + half * NODES
            power = self._power(Piecewise(self._waiting), times.reshape(-1)).reshape(times.shape)
            total = np.cumsum([self._done, *(power * (half * WEIGHTS)).sum(axis=-1)])
        at = np.searchsorted(knots, np.concatenate([self._times[:0], *self._open]))
        self._work.append(total[np.minimum(at, len(total) - 1)])
        self._done, self._waiting, self._knots, self._open = float(total[-1]), [], [knots[-1:]], []

    def _power(self, path: Piecewise, t: Array) -> Array:
        """Return the power (K,) [W] at times (K,); NaN where a torque function fails."""
        q, qd = path(t)
        try:
            qdd = None if self._accelerations is None else self._accelerations(t, q, qd)
            power = self._loads.power(self._system.dynamics, t, q, qd, qdd)
        except LoadFailure:
            return np.full(len(t), np.nan)
        return np.asarray(power - (self._system.friction_torque(qd) * qd).sum(axis=-1))
