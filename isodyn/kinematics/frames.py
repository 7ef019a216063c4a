"""Poses of frames and measures of the Jacobian: poses of all links, the frames of a DH table, manipulability.

A Chain is the serial path from the root to a frame: its joints, their ranges, and its geometry in the neutral position.  A robot
may be a tree; inverse kinematics moves the joints between root and frame, and those that drive them through couplings. The other
joints stay at rest.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Kernel, device
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ModelError
from isodyn.formulations.kinematics import body_poses, frame_poses, pose
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.joint import Axis, Joint
from isodyn.model.robot import Robot, without_symbols
from isodyn.model.tree import ManifoldJoint, Tree, reduce_robot
from isodyn.spatial import Array, scalars

TURN = 2 * math.pi
#: a solution beyond a joint limit by no more than this is put on the limit   [rad] or [m]
ROUNDING = 1e-11
_MOST_TURNS = 8  # revolutions that a joint may make: further ones repeat the same postures
KINDS = ("yoshikawa", "condition", "smallest", "asada")
AXES = {"all": slice(0, 6), "translation": slice(0, 3), "rotation": slice(3, 6)}
Made = TypeVar("Made")
_making = threading.RLock()


def poses(robot: Robot, q: ArrayLike) -> dict[str, Array]:
    """Return the pose (..., 4, 4) of every link frame in the root frame, by name, from one evaluation.

    q   (..., nq)  joint positions   [rad] or [m]
    """
    robot = a_robot(robot)
    (found,) = evaluate(remembered(robot, "poses", lambda: _kernel(robot)), [q], [None], None)
    return {name: found[..., k, :, :] for k, name in enumerate(robot.link_names)}


def _kernel(robot: Robot) -> Kernel:
    """Return the kernel q -> (links, 4, 4)."""
    without_symbols(robot)
    return device().kernel(traced_poses(robot))


def traced_poses(robot: Robot) -> Graph:
    """Return the graph q -> poses (links, 4, 4) of every link frame in the root frame."""
    context = Context()
    tree = reduce_robot(robot).mapped(context.adopt)
    q = context.symbols("q", robot.nq)
    return finish(context, {"q": q}, {"poses": frame_poses(*tree.centred(q), robot.link_names)}, f"{robot.name}_poses")


def dh_frames(robot: Robot, q: ArrayLike, *, convention: str = "standard") -> Array:
    """Return the frames 0 to n of the arm's DH table at q, (..., n + 1, 4, 4) in the root frame.

    q            (..., n)  joint positions   [rad] or [m]
    convention   "standard": z_i on the axis of joint i + 1, x_i along the normal from axis i;
                 "modified": z_i on the axis of joint i, x_i along the normal to axis i + 1
    """
    table = a_robot(robot).to_dh(convention=convention)
    arm = table.robot()
    found = poses(arm, q)
    first = "base_dh" if "base_dh" in arm.link_names and "base_dh" not in table.link_names else arm.root.name
    return np.stack([found[name] for name in (first, *table.link_names)], axis=-3)


def manipulability(robot: Robot, q: ArrayLike, *, frame: str | None = None, kind: str = "yoshikawa", axes: str = "all") -> Array:
    """Return a manipulability measure of a frame (...); singular postures have 0 (the condition number: infinite).

    q       (..., nq)  joint positions                                                                      [rad] or [m]
    frame   the link whose frame is used (default: the only tip)
    kind    "yoshikawa": product of the singular values of the Jacobian J, equal to sqrt(det J J^T) for six joints or more;
            "condition": largest over smallest singular value; "smallest": the smallest;
            "asada": smallest over largest eigenvalue of the effective inertia at the frame, J^-T M J^-1, with rotors;
            0 for fewer than six joints
    axes    "all" (metres and radians mixed), "translation" or "rotation"

    An arm with fewer joints than directions has as many singular values as joints.
    Source: Yoshikawa, Int. J. Robotics Research 4 (1985); Asada, J. Dyn. Sys. Meas. Control 105 (1983).
    """
    robot, kind, rows = a_robot(robot), check.one_of("kind", kind, KINDS), AXES[check.one_of("set of axes", axes, AXES)]
    J = np.asarray(robot.jacobian(q, frame))
    if kind == "asada":
        result = _felt_inertia(J, np.asarray(robot.mass_matrix(q)), rows)
    else:
        values = np.linalg.svd(J[..., rows, :], compute_uv=False)
        with np.errstate(divide="ignore", invalid="ignore"):
            result = {
                "yoshikawa": values.prod(axis=-1),
                "smallest": values[..., -1],
                "condition": values[..., 0] / values[..., -1],
            }[kind]
    found: Array = np.asarray(result)[()]  # a number for a single posture
    return found


def _felt_inertia(J: Array, M: Array, rows: slice) -> Array:
    """Return smallest over largest eigenvalue of a block of (J M^-1 J^T)^-1, = J^-T M J^-1 for square J; 0 if undefined."""
    mobility = J @ np.linalg.solve(M, J.swapaxes(-1, -2))
    values, vectors = np.linalg.eigh(mobility)
    singular = values[..., 0] <= 8 * np.finfo(float).eps * values[..., -1]
    inverse = 1 / np.where(singular[..., None], 1.0, values)
    inertia = (vectors * inverse[..., None, :]) @ vectors.swapaxes(-1, -2)
    felt = np.linalg.eigvalsh(inertia[..., rows, rows])
    return np.asarray(np.where(singular, 0.0, felt[..., 0] / felt[..., -1]))


@dataclass(frozen=True, eq=False)
class Chain:
    """The joints that move a frame, from the root outward; for robots with loops all joints.

    frame      the link whose frame is moved
    path       indices of the joints in qd
    places     indices of the joints in q
    joints     the joints
    charts     the manifold joints among them, indexed as if there were no other joints
    axes       (b, 3)  unit vectors of all axes that carry it, in the root frame and the neutral position
    points     (b, 3)  a point on each axis there                                  [m]
    home       (4, 4)  pose of the frame there
    reach      sum of all offsets, an upper bound of the distance of the frame   [m]
    """

    frame: str
    path: tuple[int, ...]
    places: tuple[int, ...]
    joints: tuple[Joint, ...]
    charts: tuple[ManifoldJoint, ...]
    axes: Array
    points: Array
    home: Array
    reach: float

    @property
    def turns_alone(self) -> bool:
        """True if all its axes are revolute, each with its own position."""
        turning = all(part.is_revolute and not part.pitch for joint in self.joints for part in joint.parts)
        return turning and not self.charts and len(self.axes) == len(self.path)

    @property
    def rated(self) -> tuple[int, ...]:
        """For every velocity, the index of the position whose derivative it is; -1 for manifold joints."""
        found: list[int] = []
        place = 0
        for joint in self.joints:
            found += [-1] * joint.nv if joint.is_manifold else range(place, place + joint.nq)
            place += joint.nq
        return tuple(found)

    @property
    def turning(self) -> Array:
        """Flags (k,) of the positions that are angles, equal modulo 2 pi."""
        angles = [unit == "rad" and not joint.pitch for joint in self.joints for unit in joint.position_units]
        return np.array(angles)


@dataclass(frozen=True, eq=False)
class Ranges:
    """Ranges of the positions of a chain.

    lower, upper   (k,)  limits of each position; infinite without                                           [rad] or [m]
    free           (k,)  angles with a range of a full revolution or more: limits never block them, as they repeat modulo 2 pi
    middle         (k,)  midpoints of the ranges
    spread         (k,)  half-widths of the random positions about the midpoints
    attitudes      indices at which quaternions begin
    """

    lower: Array
    upper: Array
    free: Array
    middle: Array
    spread: Array
    attitudes: tuple[int, ...] = ()

    def stops(self) -> tuple[tuple[float, float] | None, ...]:
        """(lower, upper) of the positions with joint limits, None for the others."""
        ends = zip(self.lower.tolist(), self.upper.tolist(), self.free, strict=True)
        return tuple(None if free or (math.isinf(low) and math.isinf(high)) else (low, high) for low, high, free in ends)

    def seeds(self, rng: np.random.Generator, rows: int) -> Array:
        """Return random positions (rows, k); within one revolution about the midpoint for free joints, orientations uniform."""
        found = np.asarray(self.middle + self.spread * rng.uniform(-1.0, 1.0, (rows, len(self.spread))))
        for k in self.attitudes:
            directions = rng.standard_normal((rows, 4))
            found[:, k : k + 4] = directions / np.linalg.norm(directions, axis=1, keepdims=True)
        return found

    def brought_in(self, q: Array, wanted: Array) -> Array:
        """Return q (..., k) with free joints shifted by full revolutions into their ranges, as near to `wanted` as possible.

        A quaternion is replaced by its negative, the same orientation, if that is nearer to `wanted`. Other joints are unchanged.
        """
        if not self.free.any() and not self.attitudes:
            return q
        q, free = q.copy(), self.free
        low, high = self.lower[free], self.upper[free]
        angle = q[..., free]
        angle = angle + TURN * np.round((wanted[..., free] - angle) / TURN)
        angle = angle + TURN * (angle < low) - TURN * (angle > high)
        q[..., free] = np.clip(angle, low, high)  # beyond the end only by rounding
        for k in self.attitudes:
            along = (q[..., k : k + 4] * wanted[..., k : k + 4]).sum(axis=-1, keepdims=True)
            q[..., k : k + 4] *= np.where(along < 0, -1.0, 1.0)
        return q


def remembered(robot: Robot, key: object, make: Callable[[], Made]) -> Made:
    """Return make(), computed once per robot; the result is deleted with the robot.

    Robots compare field by field, so a dict keyed by robots would take longer to look up than a small batch to solve.
    """
    with _making:
        store: dict[object, Any] = vars(robot).setdefault("_kinematics", {})
        if key not in store:
            store[key] = make()
        made: Made = store[key]
        return made


def chain_to(robot: Robot, frame: str | None) -> Chain:
    """Return the chain from the root to a frame (None: the only tip)."""
    return remembered(robot, ("chain", frame), lambda: _chain(robot, frame))


def _chain(robot: Robot, frame: str | None) -> Chain:
    without_symbols(robot)
    name = robot.only_tip("name the frame: frame=...") if frame is None else frame
    tree = reduce_robot(robot.uncoupled)
    bodies = path_to(tree, name)
    if robot.uncoupled is not robot:
        path = tuple(sorted({k for i in bodies for k, _ in robot.expansion.velocities[i]}))
    else:
        path = bodies
    if not path:
        raise ModelError(f"no movable joint of robot {robot.name!r} carries the frame {name!r}; name another frame")
    if robot.loops:  # all joints may move the frame through the loops
        path = tuple(range(robot.n))
    joints, places, charts = list[Joint](), list[int](), list[ManifoldJoint]()
    place = body = 0
    for joint in robot.movable_joints:
        if body in path:
            if joint.is_manifold:
                charts.append(ManifoldJoint(joint.type, sum(other.nv for other in joints), len(places)))
            joints.append(joint)
            places += range(place, place + joint.nq)
        place, body = place + joint.nq, body + joint.nv
    at_rest, q = tree.centred(scalars(robot.expand(robot.neutral())))
    R, p = body_poses(at_rest, q)
    axes = np.array([(R[i] @ tree.bodies[i].axis).astype(float) for i in bodies])
    points = np.array([p[i].astype(float) for i in bodies])
    home = pose(at_rest, q, name).astype(float)
    lengths = [np.linalg.norm(tree.bodies[i].p.astype(float)) for i in bodies]
    reach = float(sum(lengths) + np.linalg.norm(tree.frame(name).p.astype(float))) or 1.0
    return Chain(name, path, tuple(places), tuple(joints), tuple(charts), axes, points, home, reach)


def path_to(tree: Tree, frame: str) -> tuple[int, ...]:
    """Return the bodies that carry a frame, from the root outward."""
    body = tree.frame(frame).body
    return tuple(reversed([body, *tree.ancestors(body)])) if body >= 0 else ()


def ranges_of(robot: Robot, chain: Chain, limits: bool | Mapping[str, Sequence[float]]) -> Ranges:
    """Return the ranges for `limits`: True (the robot's), False (none) or {joint: (lower, upper)} with the robot's for the others.

    Translations in a joint with several degrees of freedom, or in loops, need no limits: a search starts within the chain's reach.
    """
    named = {} if isinstance(limits, (bool, np.bool_)) else _named_ranges(robot, limits)
    ends, attitudes = list[tuple[float, float, float, float]](), list[int]()
    for joint in chain.joints:
        unbounded = (-math.inf, math.inf, 0.0)
        if joint.is_manifold:
            if joint.nq > joint.nv:
                attitudes.append(len(ends) + joint.nq - 4)
            ends += [
                (*unbounded, chain.reach if unit == "m" else math.pi if unit == "rad" else 0.0) for unit in joint.position_units
            ]
            continue
        for part in joint.parts:
            own = named.get(part.name, (part.limits.lower, part.limits.upper) if limits is not False else (-math.inf, math.inf))
            if not any(map(math.isfinite, own)) and (part.pitch or (part.is_prismatic and (joint.nv > 1 or robot.loops))):
                ends.append((*unbounded, math.pi if part.is_revolute else chain.reach))
                continue
            low, high = _range(part, named.get(part.name), bounded=limits is not False)
            ends.append((low, high, (low + high) / 2, (high - low) / 2))
    lower, upper, middle, spread = (np.array(column) for column in zip(*ends, strict=True))
    middle[[k + 3 for k in attitudes]] = 1.0
    free = chain.turning & (upper - lower >= TURN - ROUNDING)
    return Ranges(lower, upper, free, middle, np.where(free, np.pi, spread), tuple(attitudes))


def _named_ranges(robot: Robot, limits: object) -> dict[str, tuple[float, float]]:
    """Return {joint, or "joint.dof": (lower, upper)} of `limits`, checked."""
    if not isinstance(limits, Mapping):
        raise ModelError(f"limits: expected True, False or {{joint: (lower, upper)}}, got {limits!r}")
    named = {}
    known = [axis.name for axis, place in zip(robot.dofs, robot.velocity_to_position_index, strict=True) if place >= 0]
    for name, pair in limits.items():
        check.one_of("joint", name, known)
        try:
            low, high = (float(x) for x in pair)
        except (TypeError, ValueError):
            raise ModelError(f"limits[{name!r}]: expected (lower, upper), got {pair!r}") from None
        if not low <= high:
            raise ModelError(f"limits[{name!r}]: expected lower <= upper, got ({low:g}, {high:g})")
        named[name] = (low, high)
    return named


def _range(joint: Axis, own: tuple[float, float] | None, *, bounded: bool) -> tuple[float, float]:
    """Return (lower, upper) of one joint, finite."""
    low, high = own or (joint.limits.lower, joint.limits.upper)
    if joint.is_revolute:
        if not bounded or not (math.isfinite(low) or math.isfinite(high)):
            return -math.pi, math.pi
        low, high = (low if math.isfinite(low) else high - TURN), (high if math.isfinite(high) else low + TURN)
        spare = max(0.0, (high - low) / 2 - _MOST_TURNS * math.pi)
        return low + spare, high - spare
    if not (math.isfinite(low) and math.isfinite(high)):
        raise ModelError(
            f"joint {joint.name!r} is prismatic without limits, so the search has no finite range to start in; "
            f"give its range, such as limits={{{joint.name!r}: (0.0, 1.0)}}"
        )
    return low, high
