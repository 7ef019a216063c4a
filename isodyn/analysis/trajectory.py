"""Trajectories that start and end at rest.

cycloidal   Saha (9.36a-c) for revolute joints and (9.37) for prismatic ones
extremes    where a robot starts and ends by default
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from isodyn.errors import ShapeError
from isodyn.model.joint import Joint
from isodyn.model.robot import Robot
from isodyn.spatial import Array

SLIDE = 0.1  # how far a prismatic joint travels when nobody says [m]

#: robots that Saha takes through (9.36), and the final angle of their revolute joints [rad]; joint limits play no part there
SAHA = {"three-link": math.pi, "puma560": math.pi, "stanford": math.pi, "kr5": math.pi / 3}  # examples 9.4, 9.5, 9.6, 9.7


class Motion(NamedTuple):
    """Positions and their rates: q [rad|m], qd [rad/s|m/s], qdd [rad/s2|m/s2], each (..., n)."""

    q: Array
    qd: Array
    qdd: Array


def cycloidal(q0: Any, qT: Any, T: float, t: Any) -> Motion:
    """The cycloidal motion from q0 to qT within T, at rest at both ends.

    q0, qT  (..., n)    first and last joint positions                [rad] or [m]
    T       > 0         duration                                      [s]
    t       (...)       times in [0, T]                               [s]
    result  (*t.shape, *q0.shape) for q, qd and qdd
    Source: Saha, Introduction to Robotics, (9.36a-c); (9.37) is the same for prismatic joints.
    """
    start, end, times = _finite("q0", q0), _finite("qT", qT), _finite("t", t)
    if start.shape != end.shape:
        raise ShapeError(f"cycloidal: q0 has shape {start.shape} and qT {end.shape}; they must be equal")
    if not (isinstance(T, (int, float, np.number)) and math.isfinite(T) and T > 0):
        raise ShapeError(f"cycloidal: the duration T must be a positive number of seconds, got {T!r}")
    if times.size and (times.min() < 0 or times.max() > T):
        raise ShapeError(f"cycloidal: times must lie in [0, {T:g}] s, got {times.min():g} .. {times.max():g}")
    s = times.reshape(times.shape + (1,) * start.ndim)
    rate, w = (end - start) / T, 2 * math.pi / T
    return Motion(
        start + rate * (s - np.sin(w * s) / w),  # (9.36a)
        rate * (1 - np.cos(w * s)),  # (9.36b)
        rate * (w * np.sin(w * s)),  # (9.36c)
    )


def extremes(robot: Robot) -> tuple[Array, Array]:
    """(q0, qT), each (n,): from 0 to pi for revolute joints and to 0.1 m for prismatic ones, inside the limits.

    The robots of Saha's examples 9.4 to 9.7 do what they do there, limits or not.
    """
    pairs = [_example(joint, SAHA[robot.name]) if robot.name in SAHA else _within(joint) for joint in robot.moving]
    q0, qT = np.array(pairs, dtype=float).reshape(-1, 2).T
    return q0, qT


def outside_limits(robot: Robot, q: Array) -> tuple[str, ...]:
    """Names of the joints that leave their limits somewhere along q (..., n)."""
    rows = q.reshape(-1, robot.nq)
    return tuple(
        joint.name
        for k, joint in enumerate(robot.moving)
        if rows[:, k].min() < joint.limits.lower or rows[:, k].max() > joint.limits.upper
    )


def _example(joint: Joint, angle: float) -> tuple[float, float]:
    return 0.0, SLIDE if joint.type == "prismatic" else angle


def _within(joint: Joint) -> tuple[float, float]:
    """Upwards from zero, or from the limit next to it; downwards where there is no room above."""
    lower, upper = joint.limits.lower, joint.limits.upper
    travel = SLIDE if joint.type == "prismatic" else math.pi
    start = min(max(0.0, lower), upper)
    up, down = min(start + travel, upper), max(start - travel, lower)
    return start, up if up - start >= start - down else down


def _finite(name: str, value: Any) -> Array:
    array = np.asarray(value, dtype=float)
    if not np.isfinite(array).all():
        raise ShapeError(f"cycloidal: {name} holds numbers that are not finite")
    return array
