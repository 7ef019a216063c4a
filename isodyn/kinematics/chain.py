"""The serial path from the root to a frame: its joints, their ranges, and its geometry at q = 0.

A robot may be a tree; inverse kinematics moves the joints between the root and the frame and leaves the others alone.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from isodyn.errors import ModelError, UnknownNameError
from isodyn.formulations.kinematics import body_poses, pose
from isodyn.model.joint import Joint
from isodyn.model.robot import Robot, without_symbols
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import Array, zeros

TURN = 2 * math.pi
Made = TypeVar("Made")
_MOST_TURNS = 8  # that a joint is asked to make: what is beyond them is the same posture again
_making = threading.RLock()


@dataclass(frozen=True, eq=False)
class Chain:
    """The joints that move a frame, from the root outward.

    frame      the link whose frame it is
    path       their places in q
    joints     the joints themselves
    axes       (k, 3)  unit vectors in the root frame, at q = 0
    points     (k, 3)  a point on each axis, at q = 0                              [m]
    home       (4, 4)  pose of the frame at q = 0
    reach      sum of all offsets, the farthest the frame can get                [m]
    """

    frame: str
    path: tuple[int, ...]
    joints: tuple[Joint, ...]
    axes: Array
    points: Array
    home: Array
    reach: float

    @property
    def turning(self) -> Array:
        """(k,)  which joints are revolute."""
        return np.array([joint.turns for joint in self.joints])


@dataclass(frozen=True, eq=False)
class Ranges:
    """How far the joints of a chain may go.

    lower, upper   (k,)  [rad] or [m]
    free           (k,)  joints with a full turn or more: they never meet a stop, because angles are the same modulo 2 pi
    """

    lower: Array
    upper: Array
    free: Array

    @property
    def middle(self) -> Array:
        """(k,)  half way between the ends."""
        return np.asarray((self.lower + self.upper) / 2)

    def stops(self) -> tuple[tuple[float, float] | None, ...]:
        """(lower, upper) of the joints that have stops."""
        ends = zip(self.lower.tolist(), self.upper.tolist(), self.free, strict=True)
        return tuple(None if free else (low, high) for low, high, free in ends)

    def seeds(self, rng: np.random.Generator, rows: int) -> Array:
        """(rows, k) random positions; within one turn about the middle where a joint is free."""
        half = np.where(self.free, np.pi, (self.upper - self.lower) / 2)
        return np.asarray(self.middle + half * rng.uniform(-1.0, 1.0, (rows, len(half))))

    def brought_in(self, q: Array, wanted: Array) -> Array:
        """q (..., k) with whole turns added to the free joints: within their ranges, and there nearest to `wanted`, itself in them.

        Joints that have stops are left as they are.
        """
        if not self.free.any():
            return q
        q, free = q.copy(), self.free
        low, high = self.lower[free], self.upper[free]
        angle = q[..., free]
        angle = angle + TURN * np.round((wanted[..., free] - angle) / TURN)
        angle = angle + TURN * (angle < low) - TURN * (angle > high)
        q[..., free] = np.clip(angle, low, high)  # beyond the end by rounding at most
        return q

    def holds(self, q: Array) -> Array:
        """(...)  whether every joint of q (..., k) is within its range."""
        return np.asarray(((q >= self.lower) & (q <= self.upper)).all(axis=-1))


#: a solution this far beyond a stop is taken to be on it   [rad] or [m]
ROUNDING = 1e-11


def remembered(robot: Robot, key: object, make: Callable[[], Made]) -> Made:
    """make(), once for this robot; what is made goes when the robot goes.

    Robots are compared field by field, so a table of robots would take longer to look up than a small batch to solve.
    """
    with _making:
        store: dict[object, Any] = vars(robot).setdefault("_kinematics", {})
        if key not in store:
            store[key] = make()
        made: Made = store[key]
        return made


def chain_to(robot: Robot, frame: str | None) -> Chain:
    """The chain from the root to a frame (the only tip when None)."""
    return remembered(robot, ("chain", frame), lambda: _chain(robot, frame))


def _chain(robot: Robot, frame: str | None) -> Chain:
    without_symbols(robot)
    name = robot.only_tip("name the frame you mean: frame=...") if frame is None else frame
    tree = reduce_robot(robot)
    body = tree.frame(name).body
    path = path_to(tree, name)
    if body < 0:
        raise ModelError(f"no moving joint of robot {robot.name!r} carries the frame {name!r}; name another frame")
    q = zeros(tree.n)
    R, p = body_poses(tree, q)
    axes = np.array([(R[i] @ tree.bodies[i].axis).astype(float) for i in path])
    points = np.array([p[i].astype(float) for i in path])
    home = pose(tree, q, name).astype(float)
    lengths = [np.linalg.norm(tree.bodies[i].p.astype(float)) for i in path]
    reach = float(sum(lengths) + np.linalg.norm(tree.frame(name).p.astype(float))) or 1.0
    return Chain(name, path, tuple(robot.moving[i] for i in path), axes, points, home, reach)


def path_to(tree: Tree, frame: str) -> tuple[int, ...]:
    """The bodies that carry a frame, from the root outward."""
    body = tree.frame(frame).body
    return tuple(reversed([body, *tree.ancestors(body)])) if body >= 0 else ()


def ranges_of(robot: Robot, chain: Chain, limits: Any) -> Ranges:
    """The ranges that `limits` asks for: True (the robot's), False (none) or {joint: (lower, upper)}, others as the robot's."""
    named = _named_ranges(robot, limits)
    ends = [_range(joint, named.get(joint.name), bounded=limits is not False) for joint in chain.joints]
    lower, upper = (np.array(column) for column in zip(*ends, strict=True))
    return Ranges(lower, upper, chain.turning & (upper - lower >= TURN - ROUNDING))


def _named_ranges(robot: Robot, limits: Any) -> dict[str, tuple[float, float]]:
    """{joint: (lower, upper)} of the joints that `limits` names, checked."""
    if isinstance(limits, (bool, np.bool_)):
        return {}
    if not isinstance(limits, Mapping):
        raise ModelError(f"limits: expected True, False or {{joint: (lower, upper)}}, got {limits!r}")
    named = {}
    for name, pair in limits.items():
        if name not in robot.joint_names:
            raise UnknownNameError.of("joint", name, robot.joint_names)
        try:
            low, high = (float(x) for x in pair)
        except (TypeError, ValueError):
            raise ModelError(f"limits[{name!r}]: expected (lower, upper), got {pair!r}") from None
        if not low <= high:
            raise ModelError(f"limits[{name!r}]: expected lower <= upper, got ({low:g}, {high:g})")
        named[name] = (low, high)
    return named


def _range(joint: Joint, own: tuple[float, float] | None, *, bounded: bool) -> tuple[float, float]:
    """(lower, upper) of one joint, finite."""
    low, high = own or (joint.limits.lower, joint.limits.upper)
    if joint.turns:
        if not bounded or not (math.isfinite(low) or math.isfinite(high)):
            return -math.pi, math.pi
        low, high = (low if math.isfinite(low) else high - TURN), (high if math.isfinite(high) else low + TURN)
        spare = max(0.0, (high - low) / 2 - _MOST_TURNS * math.pi)
        return low + spare, high - spare
    if not (math.isfinite(low) and math.isfinite(high)):
        raise ModelError(
            f"joint {joint.name!r} slides without limits, so there is nowhere to begin the search; "
            f"give its range, such as limits={{{joint.name!r}: (0.0, 1.0)}}"
        )
    return low, high
