"""What trajectories are given, checked once: finite numbers of the right shape, and limits that leave room to move."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from isodyn.errors import ModelError, ShapeError
from isodyn.model.parameters import symbols
from isodyn.model.robot import Robot
from isodyn.spatial import Array


def numbers(where: str, name: str, value: Any, shape: tuple[int, ...] | None = None) -> Array:
    """value as finite float64 of the given shape; None: (n,) with n at least 1."""
    array = real(where, name, value)
    if shape is None and (array.ndim != 1 or not array.size):
        raise ShapeError(f"{where}: {name} has shape {array.shape}; expected (n,), one number per joint")
    if shape is not None and array.shape != shape:
        raise ShapeError(f"{where}: {name} has shape {array.shape}; expected {shape}")
    if not np.isfinite(array).all():
        raise ShapeError(f"{where}: {name} holds numbers that are not finite")
    array.flags.writeable = False
    return array


def real(where: str, name: str, value: Any) -> Array:
    """value as a new float64 array, infinities and all."""
    try:
        array = np.asarray(value)
    except ValueError:  # rows of different lengths
        raise ShapeError(f"{where}: {name} must be an array of real numbers; its rows differ in length") from None
    if array.dtype.kind not in "fiu":
        raise ShapeError(f"{where}: {name} must be real numbers, got {_short(value)}")
    return np.array(array, dtype=np.float64)


def positive(where: str, name: str, value: Any, unit: str) -> float:
    """A finite number above zero."""
    if isinstance(value, bool) or not isinstance(value, (int, float, np.integer, np.floating)) or not 0 < value < math.inf:
        raise ShapeError(f"{where}: {name} must be a positive number of {unit}, got {_short(value)}")
    return float(value)


def whole(where: str, name: str, value: Any, least: int) -> int:
    """A whole number, not below `least`."""
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or value < least:
        raise ShapeError(f"{where}: {name} must be a whole number of at least {least}, got {_short(value)}")
    return int(value)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def a_number_of_joints(where: str, robot: Robot, n: int) -> Robot:
    """The robot, when it is one of numbers and has n joints."""
    if not isinstance(robot, Robot):
        raise ShapeError(f"{where}: expected a Robot, got {type(robot).__name__}")
    if robot.n != n:
        raise ShapeError(f"{where}: the trajectory has {n} joints and {robot.name!r} has {robot.n}")
    if names := symbols(robot):
        raise ModelError(f"{where}: robot {robot.name!r} holds symbols ({', '.join(list(names)[:5])}); give them values first")
    return robot


@dataclass(frozen=True, eq=False)
class Bounds:
    """What a motion may use at most, (n,) each, infinite where nothing is known.

    velocity [rad/s|m/s], acceleration [rad/s2|m/s2], torque [N m|N]
    """

    velocity: Array
    acceleration: Array
    torque: Array

    def scaled(self, velocity: float, acceleration: float, torque: float) -> Bounds:
        """Every kind of limit times its own factor."""
        return Bounds(self.velocity * velocity, self.acceleration * acceleration, self.torque * torque)


def bounds(where: str, n: int, robot: Robot | None, velocity: Any, acceleration: Any, torque: Any) -> Bounds:
    """Limits as given (a number for all joints, or one each); those of velocity and torque are the robot's where not given."""
    if robot is not None:
        a_number_of_joints(where, robot, n)
        joints = robot.moving
        velocity = [joint.limits.velocity for joint in joints] if velocity is None else velocity
        torque = [joint.limits.effort for joint in joints] if torque is None else torque
    result = Bounds(*(_limit(where, name, value, n) for name, value in
                      (("velocity", velocity), ("acceleration", acceleration), ("torque", torque))))  # fmt: skip
    if robot is None and np.isfinite(result.torque).any():
        raise ShapeError(f"{where}: torque limits need the robot; give robot=")
    return result


def _limit(where: str, name: str, value: Any, n: int) -> Array:
    array = real(where, name, math.inf if value is None else value)
    if array.shape not in ((), (n,)):
        raise ShapeError(f"{where}: the {name} limits have shape {array.shape}; expected one number, or ({n},)")
    if not (array > 0).all():
        bad = float(np.atleast_1d(array)[~np.atleast_1d(array > 0)][0])
        raise ShapeError(f"{where}: the {name} limit {bad:g} leaves no room to move; limits must be above 0 (inf: none)")
    return np.array(np.broadcast_to(array, (n,)))
