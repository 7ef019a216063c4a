"""What a moving picture shows: the segments of all links over time, and from where to look at them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from isodyn.errors import ShapeError
from isodyn.kinematics.posture import walk
from isodyn.model.robot import Robot
from isodyn.simulation.clearance import Capsules
from isodyn.spatial import Array

_AZIMUTHS = np.radians([-65.0, -50.0, -35.0, 35.0, 50.0, 65.0])
_ELEVATION = np.radians(22.0)
_FLAT = 0.02  # a motion this thin, in shares of its size, is looked at face on
MOST_FRAMES = 3000
FINER = 4  # points of the tips' trace per picture


@dataclass(frozen=True, eq=False)
class Film:
    """A motion as line segments.

    t          (F,)             times of the pictures                                    [s]
    segments   (F, S, 2, 3)     ends of the links' segments in the root frame            [m]
    owner      (S,)             number of each segment's link among `names`
    joints     (F, J, 3)        where the moving joints are                              [m]
    tips       (FINER (F - 1) + 1, T, 3)    ends of the arm, at finer times              [m]
    up         (3,)             against gravity
    eye        (azimuth, elevation) to begin with, about `up`                            [rad]
    """

    t: Array
    segments: Array
    owner: Array
    names: tuple[str, ...]
    joints: Array
    tips: Array
    up: Array
    eye: tuple[float, float]

    @property
    def middle(self) -> Array:
        """Centre of everything that is shown [m]."""
        points = self._points
        return np.asarray((points.min(axis=0) + points.max(axis=0)) / 2)

    @property
    def size(self) -> float:
        """Radius of a ball about the middle that holds everything [m]."""
        return float(np.linalg.norm(self._points - self.middle, axis=1).max()) or 1.0

    @property
    def _points(self) -> Array:
        return np.concatenate([self.segments.reshape(-1, 3), np.zeros((1, 3))])


def film(robot: Robot, t: Array, q: Array, fine: Array) -> Film:
    """The pictures of a motion q (F, n) at times t (F,); `fine` (FINER (F - 1) + 1, n) is the motion at finer times."""
    body = Capsules(robot, None)
    segments, traced = body.points(q), body.points(fine)
    at = walk(robot, q)[0]
    moving = [k for k, joint in enumerate(robot.joints) if joint.nv]
    ends = [k for k, name in enumerate(body.links) if name in robot.tips]
    last = [int(np.flatnonzero(body.fixed == k)[-1]) for k in ends]
    up = _up(robot)
    rods = [body.links.index(robot.joints[k].child) for k in body.slides]  # drawn as parts of the links that slide
    owner = np.array([*body.fixed, *rods], dtype=int)
    return Film(t, segments, owner, tuple(body.links), at[:, moving], traced[:, last, 1], up, _eye(segments, up))


def frame_times(t: Array, speed: float, fps: int, least: int) -> Array:
    """Times at which pictures are taken so that the film runs at this speed; at least so many."""
    for name, value in (("speed", speed), ("fps", fps)):
        if isinstance(value, bool) or not isinstance(value, (int, float, np.number)) or not 0 < value < float("inf"):
            raise ShapeError(f"animate: {name} must be a positive number, got {value!r}")
    count = int(min(MOST_FRAMES, max(least, round((t[-1] - t[0]) / speed * fps) + 1)))
    return np.linspace(t[0], t[-1], count)


def finer(t: Array) -> Array:
    """Times between the pictures as well."""
    return np.linspace(t[0], t[-1], FINER * (len(t) - 1) + 1)


def basis(up: Array, azimuth: float, elevation: float) -> Array:
    """(3, 3): rows right, upwards and towards the eye, in the root frame."""
    first = np.roll(np.abs(up), 1)  # a root axis across `up`
    second = np.cross(up, first)
    towards = np.cos(elevation) * (np.cos(azimuth) * first + np.sin(azimuth) * second) + np.sin(elevation) * up
    right = np.cos(azimuth) * second - np.sin(azimuth) * first
    rows: Array = np.array([right, np.cross(towards, right), towards])
    return rows


def _up(robot: Robot) -> Array:
    """The root axis against gravity."""
    gravity = robot.gravity.astype(float)
    axis = int(np.argmax(np.abs(gravity))) if gravity.any() else 2
    up: Array = np.eye(3)[axis] * (-1.0 if gravity[axis] > 0 else 1.0)
    return up


def _eye(segments: Array, up: Array) -> tuple[float, float]:
    """Face on for a flat motion; else from where the most of the links is seen."""
    points = segments.reshape(-1, 3)
    spread = np.ptp(points, axis=0)
    first = np.roll(np.abs(up), 1)
    second = np.cross(up, first)
    flat = int(np.argmin(spread))
    if spread[flat] < _FLAT * spread.max() and not up[flat]:
        normal = np.eye(3)[flat]
        return float(np.arctan2(normal @ second, normal @ first)), 0.0
    steps = (segments[..., 1, :] - segments[..., 0, :]).reshape(-1, 3)[:: max(1, len(segments) // 50)]

    def seen(azimuth: float) -> float:
        flat_view = steps @ basis(up, azimuth, float(_ELEVATION))[:2].T
        return round(float(np.linalg.norm(flat_view, axis=1).sum()), 9)

    return max((float(a) for a in _AZIMUTHS), key=seen), float(_ELEVATION)
