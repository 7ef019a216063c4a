"""Motions through postures: recorded samples, waypoints at given times, waypoints as fast as limits allow."""

from __future__ import annotations

from typing import Any

import numpy as np

from isodyn.errors import MotionError, ShapeError
from isodyn.model.robot import Robot
from isodyn.motion.door import Bounds, bounds, numbers, real
from isodyn.motion.laws import Polynomial, Timed
from isodyn.motion.polynomials import cubics, end_slope, quintics, spline
from isodyn.motion.time_scaling import fastest, grid
from isodyn.motion.uniform import SLACK
from isodyn.spatial import Array


def from_samples(t: Any, q: Any, qd: Any, qdd: Any) -> Polynomial:
    """Pieces through samples, of the degree that fits what is known of them."""
    rows = _rows("from_samples", "q", q)
    times = _increasing("from_samples", t, len(rows))
    times = times - times[0]
    if qd is None and qdd is not None:
        raise ShapeError("from_samples: qdd without qd; give both, qd alone, or neither")
    if qd is None:
        return spline(times, rows, end_slope(times, rows), end_slope(times[::-1], rows[::-1]))
    rates = numbers("from_samples", "qd", qd, rows.shape)
    if qdd is None:
        return cubics(times, rows, rates)
    return quintics(times, rows, rates, numbers("from_samples", "qdd", qdd, rows.shape))


def timed_waypoints(points: Any, times: Any) -> Polynomial:
    """A spline through the points at the times, at rest at both ends."""
    rows = _rows("waypoints", "points", points)
    t = _increasing("waypoints", times, len(rows))
    if t[0] != 0:
        raise ShapeError(f"waypoints: the first time must be 0, got {t[0]:g}")
    rest = np.zeros(rows.shape[1])
    return spline(t, rows, rest, rest)


def fast_waypoints(points: Any, robot: Robot | None, velocity: Any, acceleration: Any, torque: Any) -> Timed:
    """The natural spline through the points, run through in the shortest time."""
    rows = _rows("waypoints", "points", points)
    limits = bounds("waypoints", rows.shape[1], robot, velocity, acceleration, torque)
    moving = np.ptp(rows, axis=0) > 0
    if not (np.isfinite(limits.acceleration) | np.isfinite(limits.torque))[moving].all():
        k = int(np.flatnonzero(moving & ~np.isfinite(limits.acceleration) & ~np.isfinite(limits.torque))[0]) + 1
        raise ShapeError(
            f"waypoints: joint {k} has neither an acceleration nor a torque limit, so it could start in no time; "
            "give acceleration=, or torque= and robot=; or give times="
        )
    path = _path(rows, limits)
    if robot is not None:
        _inside(path, robot)
    return fastest(path, limits, robot)


def _path(rows: Array, limits: Bounds) -> Polynomial:
    """A spline over the length of the chords, in units of what each joint can do in a second where that is known."""
    scale = np.where(np.isfinite(limits.velocity), limits.velocity, 1.0)
    chords = np.linalg.norm(np.diff(rows, axis=0) / scale, axis=1)
    if not (chords > 0).all():
        k = int(np.flatnonzero(~(chords > 0))[0])
        raise ShapeError(f"waypoints: points {k + 1} and {k + 2} are the same posture; leave one of them out")
    return spline(np.concatenate([[0.0], np.cumsum(chords)]), rows)


def _inside(path: Polynomial, robot: Robot) -> None:
    """An error where the spline leaves a joint's range."""
    q = path(grid(path)).q
    for k, joint in enumerate(robot.moving):
        over = np.maximum(q[:, k] - joint.limits.upper, joint.limits.lower - q[:, k])
        at = int(over.argmax())
        if over[at] > SLACK:
            piece = int(np.clip(np.searchsorted(path.knots, grid(path)[at], side="right"), 1, len(path.knots) - 1))
            room = f"{joint.limits.lower:.4g} .. {joint.limits.upper:.4g}"
            raise MotionError(
                f"waypoints: joint {joint.name!r} would come to {q[at, k]:.4g} {joint.unit} between waypoints {piece} and "
                f"{piece + 1}, outside its range {room}; move these points, or add one between them"
            )


def _rows(where: str, name: str, value: Any) -> Array:
    shape = real(where, name, value).shape
    if len(shape) != 2 or shape[0] < 2 or shape[1] < 1:
        raise ShapeError(f"{where}: {name} has shape {shape}; expected (K, n), a posture per row and at least two of them")
    return numbers(where, name, value, shape)


def _increasing(where: str, value: Any, count: int) -> Array:
    t = numbers(where, "times", value, (count,))
    if not (np.diff(t) > 0).all():
        k = int(np.flatnonzero(~(np.diff(t) > 0))[0])
        raise ShapeError(f"{where}: times must increase; number {k + 2} is {t[k + 1]:g} s after {t[k]:g} s")
    return t
