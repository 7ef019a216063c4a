"""The work done on an arm along its motion: by torques and outside wrenches, less what friction takes."""

from __future__ import annotations

import numpy as np

from isodyn.dynamics.dynamics import Dynamics
from isodyn.simulation.friction import Friction
from isodyn.simulation.path import Path, gauss_points
from isodyn.simulation.torque import Constant, Source, TorqueFailure
from isodyn.simulation.wrench import Loads
from isodyn.spatial import Array


def work_done(
    dynamics: Dynamics, torques: Source, loads: Loads, friction: Friction | None, path: Path, knots: Array, t: Array
) -> Array:
    """(K,) [J]: the work since the first of the times t, which must be among the knots (ends of steps and samples).

    Gauss quadrature between neighbouring knots, on the integrator's own interpolation.
    """
    idle = isinstance(torques, Constant) and not torques.acts
    if (idle and friction is None and not loads.frames) or len(knots) < 2:
        return np.zeros(len(t))
    times, weights = gauss_points(knots)
    q, qd = path(times.reshape(-1))
    power = np.zeros(times.size)
    if not idle:
        try:
            power += (torques.batch(times.reshape(-1), q, qd) * qd).sum(axis=-1)
        except TorqueFailure:
            return np.full(len(t), np.nan)
    power += loads.power(dynamics, times.reshape(-1), q, qd)
    if friction is not None:
        power -= (friction(qd) * qd).sum(axis=-1)
    total = np.concatenate([[0.0], np.cumsum((power.reshape(times.shape) * weights).sum(axis=-1))])
    return np.asarray(total[np.searchsorted(knots, t)])
