"""CartesianPath: pose, velocity and acceleration of a frame over time, on straight lines, arcs and helices.

With s from 0 to 1 along the path, p0 and R0 the pose at the start, and rot(w) the rotation by |w| about w:

    position      p(s) = c + rot(s sweep) (p0 - c) + s shift        c: centre of the circle (any point for a line)
    orientation   R(s) = rot(s turn) R0                             the shortest rotation from start to end at a constant rate

and s(t) is a law of motion: at constant speed, with ramps, or any Trajectory of one joint from 0 to 1.
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Curves
from isodyn.errors import MotionError, ShapeError
from isodyn.graph.node import Expr
from isodyn.motion.laws import JointMotion, Law, PolynomialMotion, at_times, formulas, shortest, trapezoid
from isodyn.motion.limits import PICTURE_TIMES, fine_times, numbers
from isodyn.renamed import with_old_members
from isodyn.show.figure import Panel, Picture, panels_over_time
from isodyn.spatial import Array, pose, skew

_NO_TURN = 1e-12  # rad; rounding between two equal orientations


class Profile(Protocol):
    """A Trajectory of one joint from 0 to 1, the path parameter over time."""

    @property
    def law(self) -> Law:
        """Its function of time."""


class CartesianMotion(NamedTuple):
    """A frame in the root frame: pose (..., 4, 4) [m]; twist and acceleration (..., 6), linear [m/s, m/s2] then angular
    [rad/s, rad/s2], of the frame's origin and in root axes, as jacobian(q) @ qd returns them."""

    pose: Array
    twist: Array
    acceleration: Array


@with_old_members
@dataclass(frozen=True, eq=False, repr=False)
class CartesianPath:
    """A path of a frame in space; immutable.  Build it with CartesianPath.line(...) or CartesianPath.circle(...).

    kind     "line" or "circle"
    start    (4, 4)  the first pose, in the root frame
    centre   (3,)    of the circle                                      [m]
    sweep    (3,)    axis times the angle of the circle                 [rad]
    shift    (3,)    translation in addition to the circle              [m]
    turn     (3,)    rotation vector from the first orientation to the last, root axes   [rad]
    law      s(t) from 0 to 1
    """

    kind: str
    start: Array
    centre: Array
    sweep: Array
    shift: Array
    turn: Array
    law: Law

    def __repr__(self) -> str:
        return f"<CartesianPath {self.kind!r}: {self.length:g} m, {self.duration:g} s>"

    @property
    def duration(self) -> float:
        """Duration of the path [s]."""
        return self.law.duration

    @property
    def jump_ts(self) -> Array:
        """Times between start and end at which the acceleration may jump, (k,) [s]."""
        return self.law.breaks

    @property
    def length(self) -> float:
        """Length of the path of the frame's origin [m]."""
        return _length(self.start[:3, 3], self.centre, self.sweep, self.shift)

    def __call__(self, t: ArrayLike) -> CartesianMotion:
        """Return pose (..., 4, 4), twist (..., 6) and acceleration (..., 6) at the times t (...) in [0, duration] [s]."""
        return self.in_frame(*at_times(self.law, t))

    def curves(self) -> Curves | None:
        """Return s, its rate and acceleration (3,) as piecewise polynomials in time, at rest outside the duration; None if they
        are not polynomials."""
        return self.law.curves()

    def formulas(self, t: Expr) -> JointMotion:
        """Return s, its rate and acceleration (1,) as expressions of the time; for paths without curves."""
        return formulas(self.law, t)

    def in_frame(self, s: Array, sd: Array, sdd: Array) -> CartesianMotion:
        """Pose, twist and acceleration where s, its rate and acceleration (..., 1) are these, numbers or expressions."""
        shape = s.shape[:-1]
        result = CartesianMotion(*(np.zeros((*shape, *own), dtype=s.dtype) for own in ((4, 4), (6,), (6,))))
        arm = _turns(s, self.sweep) @ (self.start[:3, 3] - self.centre)
        around = arm @ skew(self.sweep).T
        result.pose[..., :3, :3] = _turns(s, self.turn) @ self.start[:3, :3]
        result.pose[..., :3, 3] = self.centre + arm + s * self.shift
        result.pose[..., 3, 3] = 1.0
        slope = around + self.shift
        result.twist[..., :3], result.twist[..., 3:] = slope * sd, self.turn * sd
        result.acceleration[..., :3] = slope * sdd + (around @ skew(self.sweep).T) * sd**2
        result.acceleration[..., 3:] = self.turn * sdd
        return result

    @staticmethod
    def line(
        start: ArrayLike,
        end: ArrayLike,
        *,
        speed: float | None = None,
        acceleration: float | None = None,
        duration: float | None = None,
        profile: Profile | None = None,
    ) -> CartesianPath:
        """Return a straight line.

        start          (4, 4)  first pose in the root frame
        end            (4, 4)  last pose, reached with a rotation at a constant rate; or (3,) last position, same orientation [m]
        speed          constant speed, or the speed between ramps                          [m/s]
        acceleration   of the ramps at both ends; None: no ramps, full speed throughout    [m/s2]
        duration       instead of the speed                                                [s]
        profile        instead of all these: a Trajectory of one joint from 0 to 1
        """
        first = _pose("line", "start", start)
        if np.shape(end) == (3,):
            last = pose(first[:3, :3], numbers("line: end", end, (3,)))
        else:
            last = _pose("line", "end", end)
        shift, turn = last[:3, 3] - first[:3, 3], rotation_vector(last[:3, :3] @ first[:3, :3].T)
        if np.linalg.norm(turn) < _NO_TURN:
            turn = np.zeros(3)
        if not shift.any() and not turn.any():
            raise MotionError("line: start and end are the same pose; give two different poses")
        law = _law("line", float(np.linalg.norm(shift)), speed, acceleration, duration, profile)
        return CartesianPath("line", first, first[:3, 3], np.zeros(3), shift, turn, law)

    @staticmethod
    def circle(
        start: ArrayLike,
        centre: ArrayLike,
        axis: ArrayLike,
        *,
        angle: float = 2 * math.pi,
        pitch: float = 0.0,
        attitude: str | ArrayLike = "fixed",
        speed: float | None = None,
        acceleration: float | None = None,
        duration: float | None = None,
        profile: Profile | None = None,
    ) -> CartesianPath:
        """Return an arc about an axis, by default a full circle; with a pitch, a helix.

        start      (4, 4)  first pose in the root frame
        centre     (3,)    a point on the axis                                                     [m]
        axis       (3,)    its direction, of any length; positive angles follow the right-hand rule
        angle      of the arc; more than one revolution is allowed                                 [rad]
        pitch      translation along the axis per revolution                                       [m]
        attitude   orientation: "fixed", "turning" with the arc, or (3, 3): the last one, reached at a constant rate
        speed, acceleration, duration, profile   as for a line
        """
        first = _pose("circle", "start", start)
        direction, point = numbers("circle: axis", axis, (3,)), numbers("circle: centre", centre, (3,))
        if not np.linalg.norm(direction) > 0:
            raise ShapeError("circle: the axis has length 0; give a direction such as (0, 0, 1)")
        unit = direction / np.linalg.norm(direction)
        sweep = unit * float(numbers("circle: angle", angle, ()))
        shift = unit * float(numbers("circle: pitch", pitch, ())) * float(np.linalg.norm(sweep)) / (2 * math.pi)
        here = first[:3, 3]
        middle = point + unit * (unit @ (here - point))
        if np.linalg.norm(here - middle) <= 1e-12 * (np.linalg.norm(here) + np.linalg.norm(point)) or not sweep.any():
            raise MotionError("circle: the start lies on the axis, or the angle is 0; the arc has length 0")
        law = _law("circle", _length(here, middle, sweep, shift), speed, acceleration, duration, profile)
        if not isinstance(attitude, str):
            last = _pose("circle", "attitude", pose(numbers("circle: attitude", attitude, (3, 3))))
            turn = rotation_vector(last[:3, :3] @ first[:3, :3].T)
        elif attitude not in ("fixed", "turning"):
            raise ShapeError(f"circle: attitude must be 'fixed', 'turning' or a rotation (3, 3), got {attitude!r}")
        else:
            turn = sweep if attitude == "turning" else np.zeros(3)
        return CartesianPath("circle", first, middle, sweep, shift, turn, law)

    def plot(self, path: str | os.PathLike[str] | None = None, *, title: str = "") -> Picture:
        """Return position, rotation angle, speed and angular speed over time as SVG text; also write `path` (.svg or .png)."""
        t = fine_times(self.law, PICTURE_TIMES)
        pose, twist, acceleration = self(t)
        speed, rate, steep = (np.linalg.norm(x, axis=1, keepdims=True) for x in (twist[:, :3], twist[:, 3:], acceleration[:, :3]))
        panels: list[Panel] = [
            ("position\n[m]", pose[:, :3, 3], (0, 1, 2)),
            ("speed\n[m/s]", speed, (3,)),
            ("acceleration\n[m/s²]", steep, (3,)),
            ("turning\n[rad/s]", rate, (3,)),
        ]
        return panels_over_time(f"path-{self.kind}", title or f"{self.kind} in space", t, panels, ["x", "y", "z"], path)


def _length(start: Array, centre: Array, sweep: Array, shift: Array) -> float:
    return math.hypot(float(np.linalg.norm(np.cross(sweep, start - centre))), float(np.linalg.norm(shift)))


def _pose(where: str, name: str, value: ArrayLike) -> Array:
    T = numbers(f"{where}: {name}", value, (4, 4))
    R = T[:3, :3]
    if np.abs(R @ R.T - np.eye(3)).max() > 1e-6 or np.linalg.det(R) < 0 or np.abs(T[3] - (0, 0, 0, 1)).max() > 1e-9:
        raise ShapeError(f"{where}: {name} is not a pose: expected a rotation as the upper left 3 x 3 and the last row 0 0 0 1")
    return T


def _law(
    where: str, length: float, speed: float | None, acceleration: float | None, duration: float | None, profile: Profile | None
) -> Law:
    """Return the path parameter s(t) for the given speed, duration or profile."""
    if profile is not None:
        if not (speed is None and acceleration is None and duration is None):
            raise ShapeError(f"{where}: give either a profile, or speed, acceleration and duration, not both")
        if not hasattr(profile, "law") or profile.law.n != 1 or profile.law.periodic:
            raise ShapeError(f"{where}: profile must be a Trajectory of one joint from 0 to 1, got {profile!r}")
        ends = profile.law(np.array([0.0, profile.law.duration])).q[:, 0]
        if np.abs(ends - (0, 1)).max() > 1e-9:
            raise ShapeError(f"{where}: expected a profile from 0 to 1, it goes from {ends[0]:g} to {ends[1]:g}")
        return profile.law
    if (speed is None) == (duration is None):
        raise ShapeError(f"{where}: give either speed= [m/s] or duration= [s]")
    rate = math.inf
    if speed is not None:
        if not length > 0:
            raise ShapeError(f"{where}: the path has length 0, so a speed is undefined; give duration=")
        rate = check.positive(f"{where}: the speed", speed, "m/s") / length
    total = None if duration is None else check.positive(f"{where}: the duration", duration, "seconds")
    if acceleration is None:
        end = 1 / rate if total is None else total
        return PolynomialMotion(np.array([0.0, end]), np.array([[[0.0], [1 / end]]]))
    if not length > 0:
        raise ShapeError(f"{where}: the path has length 0, so an acceleration is undefined; give profile=")
    steep = check.positive(f"{where}: the acceleration", acceleration, "m/s2") / length
    if total is not None and total < shortest(rate, steep):
        raise MotionError(f"{where}: {total:g} s is too short; the acceleration allows no less than {shortest(rate, steep):.6g} s")
    return trapezoid(np.zeros(1), np.ones(1), rate, steep, total)


def _turns(s: Array, sweep: Array) -> Array:
    """Return rot(s sweep), (..., 3, 3) for s (..., 1) (Rodrigues)."""
    angle = float(np.linalg.norm(sweep))
    if not angle:
        return np.broadcast_to(np.eye(3), (*s.shape[:-1], 3, 3))
    K, turn = skew(sweep / angle), (s * angle)[..., np.newaxis]
    result: Array = np.eye(3) + np.sin(turn) * K + (1 - np.cos(turn)) * (K @ K)
    return result


def rotation_vector(R: Array) -> Array:
    """Return the rotation vectors (..., 3) of rotations (..., 3, 3); the angle is in [0, pi].

    Computed from the largest component of the quaternion, which is accurate near 0 and near pi.
    """
    R = check.real("rotation_vector: R", R)
    K = np.empty((*R.shape[:-2], 4, 4))  # K / 4 is the outer product of the quaternion (x, y, z, w)
    d = np.stack([R[..., k, k] for k in range(3)], axis=-1)
    for k in range(3):
        i, j = (k + 1) % 3, (k + 2) % 3
        K[..., k, k] = 1 + d[..., k] - d[..., i] - d[..., j]
        K[..., i, j] = K[..., j, i] = R[..., i, j] + R[..., j, i]
        K[..., k, 3] = K[..., 3, k] = R[..., j, i] - R[..., i, j]
    K[..., 3, 3] = 1 + d.sum(axis=-1)
    best = np.argmax(np.stack([K[..., k, k] for k in range(4)], axis=-1), axis=-1)
    quaternion = np.take_along_axis(K, best[..., np.newaxis, np.newaxis], axis=-2)[..., 0, :]
    quaternion = quaternion / np.linalg.norm(quaternion, axis=-1, keepdims=True)
    vector, w = quaternion[..., :3], quaternion[..., 3:]
    vector, w = np.where(w < 0, -vector, vector), np.abs(w)
    size = np.linalg.norm(vector, axis=-1, keepdims=True)
    angle = 2 * np.arctan2(size, w)
    return np.asarray(np.where(size > 0, vector * (angle / np.where(size > 0, size, 1.0)), 0.0))
