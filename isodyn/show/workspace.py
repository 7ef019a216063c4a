"""The workspace of a robot: points that a frame reaches within the joint limits, and a picture of them.

Points come from random postures.  In half of the draws a joint is uniform over its range.  In the others it is denser near the ends
or, without limits, near 0, because a workspace ends where joints are at their limits or the arm is straight.  The picture of a
planar arm shows its plane; of any other arm, the height over the distance from the vertical axis through the base, and a top view.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.closing import loops_of
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ModelError
from isodyn.kinematics.loop_closure import mobility
from isodyn.kinematics.posture import has_rod, moved, places, plane_normal, posture, skeleton, walk
from isodyn.model.joint import Axis, Joint
from isodyn.model.robot import Robot, without_symbols
from isodyn.show.figure import COLOURS, INK, Picture, Sketch, picture_file, plain
from isodyn.show.table import Table
from isodyn.spatial import Array

if TYPE_CHECKING:  # Matplotlib is optional
    from matplotlib.axes import Axes

_CELLS = 90  # cells across a picture
_POSTURES = 4096  # postures per batch
_STEPS = 32  # points along a straight piece of the arm, which is curved if the distance from an axis is shown


@dataclass(frozen=True, eq=False, repr=False)
class Workspace:
    """Result of `workspace`: points that a frame reaches.

    robot    the robot
    frame    name of the frame; the points are positions of its origin
    points   (K, 3)  in the root frame                                                     [m]
    """

    robot: Robot
    frame: str
    points: Array

    @property
    def reach(self) -> float:
        """The largest distance from the origin of the root frame   [m]."""
        return float(np.linalg.norm(self.points, axis=1).max())

    @property
    def box(self) -> Array:
        """(2, 3): least and largest x, y, z   [m]."""
        return np.array([self.points.min(axis=0), self.points.max(axis=0)])

    def __repr__(self) -> str:
        return f"<Workspace of {self.frame!r} of {self.robot.name!r}: {len(self.points)} points, reach {self.reach:.4g} m>"

    def __str__(self) -> str:
        low, high = self.box
        rows = tuple((axis, f"{a:.4g}", f"{b:.4g}") for axis, a, b in zip("xyz", low, high, strict=True))
        head = (
            f"{self.robot.name}: points reached by {self.frame} in {len(self.points)} postures, "
            f"at most {self.reach:.4g} m from the origin"
        )
        return Table(head, ("axis", "least [m]", "largest [m]"), rows).text()

    def to_dict(self) -> dict[str, object]:
        """Everything except the points as plain data."""
        low, high = self.box.tolist()
        facts = {"robot": self.robot.name, "frame": self.frame, "postures": len(self.points), "reach": self.reach}
        return facts | {"least": low, "largest": high}

    def plot(self, path: str | os.PathLike[str] | None = None, *, q: ArrayLike | None = None, title: str = "") -> Picture:
        """Draw the points and the robot; return a Picture.  Needs Matplotlib (`pip install 'isodyn[plot]'`).

        path    also save the picture to this file, .svg, .png or .pdf
        q       (nq,)  posture of the robot; None: a bent posture
        """
        target = picture_file(path)
        pose = posture(self.robot) if q is None else check.finite("plot: q", q, (self.robot.nq,))
        at = places(self.robot, pose)
        lines = [*skeleton(self.robot, at), *(np.array([place.at, place.moved]) for place in at if has_rod(place.joint))]
        views = self._views()
        heading = title or f"Workspace of {self.robot.name}"
        with Sketch(f"workspace-{self.robot.name}", heading, width=4.2 * len(views), height=4.4) as sketch:
            sketch.axes.remove()
            for axes, view in zip(sketch.figure.subplots(1, len(views), squeeze=False)[0], views, strict=True):
                _paint(axes, view, self.points, lines)
            sketch.figure.suptitle(plain(heading), fontsize=11)
            return sketch.write(target)

    def _views(self) -> list[ProjectionPanel]:
        """The panels of the picture."""
        gravity = self.robot.gravity.astype(float)
        up = -gravity / np.linalg.norm(gravity) if gravity.any() else np.array([0.0, 0.0, 1.0])
        normal = plane_normal(self.robot)
        if normal is None:
            return [ProjectionPanel(None, up), _from(up, None)]
        return [_from(normal, None if abs(normal @ up) > 0.99 else up)]


class ProjectionPanel(NamedTuple):
    """A panel: directions (3,) across and upwards; across None: distance from the upward axis through the origin."""

    across: Array | None
    upward: Array

    def of(self, points: Array) -> Array:
        """Project points (K, 3) to the panel, (K, 2)   [m]."""
        height = points @ self.upward
        if self.across is None:
            return np.stack([np.linalg.norm(points - np.outer(height, self.upward), axis=1), height], axis=1)
        return np.stack([points @ self.across, height], axis=1)

    def line(self, corners: Array) -> Array:
        """Project a line with corners (k, 3) to (K, 2), subdivided, because distance from an axis is not linear   [m]."""
        at = np.arange((len(corners) - 1) * _STEPS + 1) / _STEPS
        return self.of(np.stack([np.interp(at, np.arange(len(corners)), x) for x in corners.T], axis=1))

    @property
    def labels(self) -> tuple[str, str]:
        """Labels of the two axes."""
        return "distance from the vertical axis [m]" if self.across is None else _label(self.across), _label(self.upward)


def _from(eye: Array, up: Array | None) -> ProjectionPanel:
    """Return the panel viewed from the direction `eye`, with `up` upwards; None: y or the next axis perpendicular to `eye`."""
    if up is None:
        up = np.eye(3)[(int(np.argmax(np.abs(eye))) + 2) % 3]
    right = np.cross(up, eye)
    right = right / np.linalg.norm(right)
    return ProjectionPanel(right, np.cross(eye, right))


def _label(direction: Array) -> str:
    k = int(np.argmax(np.abs(direction)))
    return f"{'-' if direction[k] < 0 else ''}{'xyz'[k]} [m]" if abs(direction[k]) > 1 - 1e-9 else "[m]"


def _paint(axes: Axes, view: ProjectionPanel, points: Array, lines: Sequence[Array]) -> None:
    """Draw the cells that contain a point, the robot, and the origin."""
    seen = view.of(points)
    low, high = seen.min(axis=0), seen.max(axis=0)
    pad = 0.02 * max(float((high - low).max()), 1e-6)
    low, high = low - pad, high + pad
    cells = np.maximum(1, np.round(_CELLS * (high - low) / (high - low).max())).astype(int)
    column, row = np.minimum((seen - low) / (high - low) * cells, cells - 1).astype(int).T
    image = np.zeros((cells[1], cells[0], 4))
    image[..., :3] = [int(COLOURS[5][k : k + 2], 16) / 255 for k in (1, 3, 5)]
    image[row, column, 3] = 0.6
    axes.imshow(image, origin="lower", extent=(low[0], high[0], low[1], high[1]), interpolation="nearest", aspect="equal")
    for line in lines:
        axes.plot(*view.line(line).T, color=INK, linewidth=2.4, solid_capstyle="round")
    axes.plot([0.0], [0.0], "o", color=COLOURS[1])
    axes.set(xlabel=view.labels[0], ylabel=view.labels[1])


def workspace(robot: Robot, *, frame: str | None = None, samples: int = 100_000, seed: int = 0) -> Workspace:
    """Sample the points that a frame reaches within the joint limits; revolute joints without limits make full revolutions.

    With closed loops, random postures are projected to near ones that close the loops; postures beyond joint limits are dropped.
    If a joint slides without limits, as in parallel robots, only the driven joints are random, and the loops determine the others,
    starting from the pose nearest to the neutral one.

    frame     link whose origin is sampled; None: the only tip
    samples   number of random postures
    seed      of the postures: the same seed gives the same points
    """
    robot = a_robot(robot)
    without_symbols(robot, "before sampling its workspace", where="workspace")
    name = robot.only_tip("pass the link as frame=...") if frame is None else robot.link(frame).name
    led = _led(robot)
    sampled = [(part, joint) for joint in robot.movable_joints for part in joint.parts if part.name not in led]
    ranges = np.array([_range(part, joint, joint is robot.base_joint) for part, joint in sampled]).reshape(-1, 2)
    count, random = check.whole("workspace: samples", samples, 2), np.random.default_rng(check.whole("workspace: seed", seed, 0))
    shares = random.uniform(size=(count, len(ranges)))
    crowded = random.uniform(size=shares.shape) < 0.5
    shares = np.where(crowded, np.sin(np.pi / 2 * shares) ** 2, shares)  # the arcsine law
    values = ranges[:, 0] + shares * (ranges[:, 1] - ranges[:, 0])
    if led:
        q = np.repeat(loops_of(robot).start[np.newaxis], count, axis=0)
        q[:, [place for place, axis in zip(robot.velocity_to_position_index, robot.dofs, strict=True) if axis.name not in led]] = (
            values
        )
    else:
        q = moved(robot, values)
    if robot.loops:  # the nearest poses that close the loops
        loops = loops_of(robot)
        q, gap = loops.closed(q, [k for k, axis in enumerate(robot.dofs) if axis.name in led] or None)
        if led and len(left := np.flatnonzero(gap > loops.rounding)):  # poses that the driven joints cannot reach: the nearest ones
            q[left], gap[left] = loops.closed(q[left])
        q = _into_limits(robot, q)
        q = q[(gap <= loops.rounding) & loops.within(q)]
        if not len(q):
            raise ModelError(
                f"workspace: none of {count} random postures of {robot.name!r} leads to one that closes its loops within all "
                "joint limits; increase samples=, or check the limits of dependent joints"
            )
    number = next((k for k, joint in enumerate(robot.joints) if joint.child == name), None)
    parts = [walk(robot, q[k : k + _POSTURES])[3] for k in range(0, len(q), _POSTURES)]
    points = [np.zeros((len(links), 3)) if number is None else links[:, number, :3, 3] for links in parts]
    return Workspace(robot, name, np.concatenate(points))


def _led(robot: Robot) -> set[str]:
    """Return the DOFs that the loops determine: all without motors if one of them slides without limits; else none."""
    if not robot.loops or all(axis.is_revolute or np.isfinite(axis.limits.upper - axis.limits.lower) for axis in robot.dofs):
        return set()
    pairs = list(zip(robot.velocity_to_position_index, robot.dofs, strict=True))
    driven = [axis.name for place, axis in pairs if place >= 0 and not axis.passive]
    if mobility(robot, loops_of(robot).start, actuators=driven).undriven:
        return set()  # with the motors locked something still moves, so the driven joints do not determine the others
    return {axis.name for axis in robot.dofs} - set(driven)


def _into_limits(robot: Robot, q: Array) -> Array:
    """Shift angles of limited joints in q (N, nq) by full revolutions into [lower limit, lower limit + 2 pi)."""
    q = q.copy()
    for place, axis in zip(robot.velocity_to_position_index, robot.dofs, strict=True):
        if place >= 0 and axis.is_revolute and not axis.pitch and np.isfinite(axis.limits.lower):
            q[:, place] -= 2 * np.pi * np.floor((q[:, place] - axis.limits.lower) / (2 * np.pi))
    return q


def _range(axis: Axis, joint: Joint, is_base: bool) -> tuple[float, float]:
    lower, upper = axis.limits.lower, axis.limits.upper
    if axis.is_revolute and not axis.pitch:
        if joint.is_manifold:
            return -np.pi, np.pi
        return (lower, upper) if upper - lower < 2 * np.pi else (0.0, 2 * np.pi)
    if not np.isfinite(upper - lower):
        remedy = "give it limits"
        if joint.is_manifold:  # these joints have no limits
            remedy = f'give the joint {joint.name!r} coordinates="zyx" and limits, as in its TOML (isodyn convert)'
            remedy += ", or fix the base" if is_base else ""
        raise ModelError(f"workspace: prismatic joint {axis.name!r} has no limits, so its workspace is unbounded; {remedy}")
    return lower, upper
