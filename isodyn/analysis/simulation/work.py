"""The work done on an arm along its motion: by torques, less what friction takes."""

from __future__ import annotations

import numpy as np

from isodyn.analysis.simulation.path import Path, gauss_points
from isodyn.analysis.simulation.torque import Constant, Source, TorqueFailure
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array


def friction_losses(robot: Robot, qd: Array) -> Array:
    """Power (K,) [W] that friction takes at velocities (K, n): never negative."""
    bodies = reduce_robot(robot, friction=True).bodies
    viscous = np.array([float(body.viscous) for body in bodies])
    plus, minus = np.array([[float(x) for x in body.coulomb] for body in bodies]).reshape(-1, 2).T
    torque = viscous * qd + np.where(qd > 0, plus, np.where(qd < 0, minus, 0.0))
    return np.asarray((torque * qd).sum(axis=-1))


def work_done(robot: Robot, torques: Source, path: Path, knots: Array, t: Array, friction: bool) -> Array:
    """(K,) [J]: the work since the first of the times t, which must be among the knots (ends of steps and samples).

    Gauss quadrature between neighbouring knots, on the integrator's own interpolation.
    """
    idle = isinstance(torques, Constant) and not torques.acts
    rough = friction and any(joint.viscous or any(joint.coulomb) for joint in robot.moving)
    if (idle and not rough) or len(knots) < 2:
        return np.zeros(len(t))
    times, weights = gauss_points(knots)
    q, qd = path(times.reshape(-1))
    power = np.zeros(times.size)
    if not idle:
        try:
            power += (torques.batch(times.reshape(-1), q, qd) * qd).sum(axis=-1)
        except TorqueFailure:
            return np.full(len(t), np.nan)
    if rough:
        power -= friction_losses(robot, qd)
    total = np.concatenate([[0.0], np.cumsum((power.reshape(times.shape) * weights).sum(axis=-1))])
    return np.asarray(total[np.searchsorted(knots, t)])
