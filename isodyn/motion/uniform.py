"""A whole motion at another speed, and what a motion asks of a robot's limits."""

from __future__ import annotations

import math

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.errors import MotionError, ShapeError
from isodyn.model.robot import Robot
from isodyn.motion.door import Bounds
from isodyn.motion.laws import Law, Motion
from isodyn.motion.time_scaling import share
from isodyn.spatial import Array

SAMPLES = 2001  # times at which a motion is looked at, and both sides of its breaks
SLACK = 1e-9  # a motion made to use the whole of a limit rounds to either side of it


def fine_times(law: Law, count: int = SAMPLES) -> Array:
    """(N,) times over the duration, the last moments before breaks and the breaks themselves among them."""
    before = np.nextafter(law.breaks, 0.0)
    return np.unique(np.concatenate([np.linspace(0.0, law.duration, count), before, law.breaks]))


def allowed_speed(law: Law, limits: Bounds, robot: Robot | None) -> float:
    """How many times faster the motion may be, looked at where `fine_times` says.

    With a speed k, qd grows by k and qdd by k^2; the torque is tau(q, k qd, k^2 qdd), which is tried.
    """
    motion = law(fine_times(law))
    by_velocity, by_acceleration = share(motion.qd, limits.velocity), share(motion.qdd, limits.acceleration)
    with np.errstate(divide="ignore"):
        speed = float(min(np.float64(1.0) / by_velocity, np.float64(1.0) / math.sqrt(by_acceleration)))
    if robot is not None and np.isfinite(limits.torque).any():
        speed = _by_torque(motion, limits.torque, robot, speed)
    if speed == math.inf:
        raise ShapeError("within: no limit stops this motion from being made in no time; give velocity=, acceleration= or robot=")
    return speed


def _by_torque(motion: Motion, limit: Array, robot: Robot, most: float) -> float:
    dynamics = compile(robot)

    def holds(speed: float) -> bool:
        tau = dynamics.inverse_dynamics(motion.q, motion.qd * speed, motion.qdd * speed**2)
        return share(tau, limit) <= 1

    if not holds(0.0):
        used = np.abs(dynamics.gravity_torque(motion.q)).max(axis=0) / limit
        joint = robot.moving[int(used.argmax())]
        raise MotionError(
            f"within: gravity alone asks {used.max():.3g} times its torque limit of joint {joint.name!r}; no speed is slow enough"
        )
    if most < math.inf and holds(most):
        return most
    high = min(most, 1.0)
    while high < most and holds(high):
        if high > 1e9:
            return math.inf
        high *= 2
    low = 0.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low


def broken(law: Law, robot: Robot) -> tuple[str, ...]:
    """A sentence for each limit of the robot that the motion breaks, with the joint, the value and the time."""
    t = fine_times(law)
    q, qd, qdd = law(t)
    tau = np.abs(robot.inverse_dynamics(q, qd, qdd))
    found = []
    for k, joint in enumerate(robot.moving):
        low, high, limits = int(q[:, k].argmin()), int(q[:, k].argmax()), joint.limits
        if q[low, k] < limits.lower - SLACK:
            found.append(_sentence(joint.name, "position", q[low, k], joint.unit, t[low], limits.lower, "below"))
        if q[high, k] > limits.upper + SLACK:
            found.append(_sentence(joint.name, "position", q[high, k], joint.unit, t[high], limits.upper, "above"))
        for what, values, unit, limit in (
            ("speed", np.abs(qd[:, k]), f"{joint.unit}/s", limits.velocity),
            ("torque", tau[:, k], joint.effort_unit, limits.effort),
        ):
            at = int(values.argmax())
            if values[at] > limit * (1 + SLACK):
                found.append(_sentence(joint.name, what, values[at], unit, t[at], limit, "above"))
    return tuple(found)


def _sentence(joint: str, what: str, value: float, unit: str, t: float, limit: float, side: str) -> str:
    return f"joint {joint!r}: {what} {value:.4g} {unit} at {t:.4g} s is {side} its limit of {limit:.4g} {unit}"
