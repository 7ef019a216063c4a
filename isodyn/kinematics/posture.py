"""Frames of all links for drawing, and a posture that shows them well: bent, spread, above the ground.

The skeleton of a robot is what can be drawn of it without shapes: a polyline per link, from the joint that carries it to the joints
(and the tip) that it carries, along the axes first, like the d and a of a DH table.
"""

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from isodyn import check
from isodyn.dynamics.closing import loops_of
from isodyn.model.columns import sizes
from isodyn.model.joint import Axis, Joint
from isodyn.model.robot import Robot, without_symbols
from isodyn.spatial import Array, quaternion_rotation, skew

#: fractions for trial postures: each joint is this fraction of its range (at most 90 degrees) away from its midpoint, either side
TRIES = 600
SHARES = (-0.85, -0.6, -0.35, 0.0, 0.35, 0.6, 0.85)
_REACH = np.pi / 2


class JointPlacement(NamedTuple):
    """A joint in the root frame: its origin, its link's frame after the motion, and its axis."""

    joint: Joint
    at: Array  # (3,)    joint origin                       [m]
    moved: Array  # (3,)    origin after a prismatic motion   [m]
    axis: Array  # (3,)    unit vector
    link: Array  # (4, 4)  child link's frame

    @property
    def last_axis(self) -> Array:
        """Unit vector (3,) of its last degree of freedom, which moves with the child."""
        return np.asarray(self.link[:3, :3] @ self.joint.mount[:3, :3].astype(float).T @ self.joint.parts[-1].axis)


def places(robot: Robot, q: Array) -> list[JointPlacement]:
    """Return every joint of the robot at q (nq,), in the order of robot.joints."""
    without_symbols(robot, "before drawing it")
    why = sizes(robot) or f", one position per moving joint of {robot.name!r}"
    q = check.finite("draw: q", q, (robot.nq,), why)
    at, moved, axes, links = walk(robot, q[None])
    return [JointPlacement(joint, at[0, k], moved[0, k], axes[0, k], links[0, k]) for k, joint in enumerate(robot.joints)]


def walk(robot: Robot, q: Array) -> tuple[Array, Array, Array, Array]:
    """Return (at, moved, axis (S, J, 3), link frames (S, J, 4, 4)) of all joints, for S postures q (S, nq) at once."""
    q = robot.expand(q)
    at, moved, axes = np.empty((3, len(q), len(robot.joints), 3))
    links = np.empty((len(q), len(robot.joints), 4, 4))
    frames, place = {robot.root.name: np.broadcast_to(np.eye(4), (len(q), 4, 4))}, 0
    for k, joint in enumerate(robot.joints):
        T = frames[joint.parent] @ joint.origin.astype(float)
        at[:, k], axes[:, k] = T[:, :3, 3], T[:, :3, :3] @ joint.axis
        if joint.nv:
            T = T @ _motions(joint, q[:, place : place + joint.nq])
            place += joint.nq
        moved[:, k] = T[:, :3, 3]
        links[:, k] = frames[joint.child] = T @ joint.mount.astype(float)
    return at, moved, axes, links


def plane_normal(robot: Robot) -> Array | None:
    """Return the unit normal (3,) of the plane in which a planar arm moves, in the root frame; None if it is not planar.

    All its joints rotate about the normal or translate normal to it; seen against it, the first rotates counterclockwise.
    """
    links = walk(robot, robot.neutral()[None])[3][0]
    turning, sliding = list[Array](), list[Array]()
    for link, joint in zip(links, robot.joints, strict=True):
        frame = link[:3, :3] @ joint.mount[:3, :3].astype(float).T
        for part in joint.parts:
            (turning if part.is_revolute else sliding).append(frame @ part.axis)
            if part.pitch:
                sliding.append(frame @ part.axis)
    if not turning:
        return None
    normal = turning[0]
    off = [float(np.linalg.norm(np.cross(normal, axis))) for axis in turning] + [abs(float(normal @ axis)) for axis in sliding]
    return np.round(normal, 12) + 0.0 if max(off) < 1e-9 else None


def _motions(joint: Joint, q: Array) -> Array:
    """Return the joint's motion (S, 4, 4) at its positions q (S, nq), with the offset added."""
    if joint.nq == joint.nv:
        first, *rest = (_motion(part, values) for part, values in zip(joint.parts, q.T, strict=True))
        return reduce(np.matmul, rest, first)
    T: Array = np.broadcast_to(np.eye(4), (len(q), 4, 4)).copy()
    T[:, :3, :3] = quaternion_rotation(*q[:, -4:].T).transpose(2, 0, 1)
    T[:, : joint.nq - 4, 3] = q[:, :-4]
    return T


def _motion(joint: Axis, q: Array) -> Array:
    """Return the motion (S, 4, 4) of one axis by q + offset (Rodrigues)."""
    value = q + check.constant(f"joint {joint.name!r}: offset", joint.offset)
    T: Array = np.broadcast_to(np.eye(4), (len(q), 4, 4)).copy()
    pitch = 1.0 if joint.is_prismatic else check.constant(f"joint {joint.name!r}: pitch", joint.pitch)
    if pitch:
        T[:, :3, 3] = (pitch * value)[:, None] * joint.axis
    if joint.is_revolute:
        K = skew(joint.axis)
        T[:, :3, :3] += np.sin(value)[:, None, None] * K + (1 - np.cos(value))[:, None, None] * (K @ K)
    return T


def skeleton(robot: Robot, at: list[JointPlacement]) -> list[Array]:
    """Return polylines (k, 3) of the links [m]: one per joint that a link carries, then those of tips, then of floating bodies."""
    return [line for _, line in limbs(robot, at)]


def limbs(robot: Robot, at: list[JointPlacement]) -> list[tuple[str, Array]]:
    """Return the same polylines, with the link that each belongs to."""
    carrier = {place.joint.child: place for place in at}
    lines: list[tuple[str, Array]] = []
    for place in at:
        before = carrier.get(place.joint.parent)
        start, axis = (before.moved, _own_axis(before)) if before else (np.zeros(3), place.axis)
        early = before is None or _far_end(before.joint)
        line = elbows(start, axis, place.at, place.axis if place.joint.kind.axis else np.zeros(3), early=early)
        lines.append((place.joint.parent, place.at[None] if floats(place.joint) else line))  # a floating body has no line to it
    ends = [(link, at) for loop in robot.loops for link, at in ((loop.a, loop.at_a), (loop.b, loop.at_b)) if link in carrier]
    for link, at_link in ends:  # to the loop joints
        end = (carrier[link].link @ at_link.astype(float))[:3, 3]
        lines.append((link, np.array([carrier[link].moved, end])))
    for place in (carrier[name] for name in robot.tips if name in carrier and name not in dict(ends)):
        end, axis = _end(robot, place.joint, place.link), _own_axis(place)
        lines.append(
            (place.joint.child, np.array([place.moved, end]) if _bare(place.joint) else elbows(place.moved, axis, end, axis))
        )
    lines += [(place.joint.child, line) for place in at if floats(place.joint) for line in _extent(robot, place)]
    return lines


def closures(robot: Robot, at: list[JointPlacement]) -> list[JointPlacement]:
    """Return the loop joints, with the frames of the links they join."""
    frames = {robot.root.name: np.eye(4), **{place.joint.child: place.link for place in at}}
    found = []
    for loop in robot.loops:
        a, b = frames[loop.a] @ loop.at_a.astype(float), frames[loop.b] @ loop.at_b.astype(float)
        found.append(JointPlacement(loop.joint, a[:3, 3], b[:3, 3], a[:3, :3] @ loop.joint.axis, frames[loop.b]))
    return found


def floats(joint: Joint) -> bool:
    """Return whether the joint is a floating one."""
    return sum(part.is_prismatic for part in joint.parts) == 3


def has_rod(joint: Joint) -> bool:
    """Return whether its child translates along one axis only."""
    return sum(part.is_prismatic or part.pitch != 0 for part in joint.parts) == 1


def _own_axis(place: JointPlacement) -> Array:
    """Return the joint's axis (3,) in its child's orientation; zeros if it has none."""
    if place.joint.nv > 1:
        return place.last_axis if place.joint.kind.axis else np.zeros(3)
    return place.axis


def _extent(robot: Robot, place: JointPlacement) -> list[Array]:
    """Return three lines (2, 3) across a body: the axes of the box with its mass and inertia."""
    link = robot.link(place.joint.child)
    mass = check.constant(f"link {link.name!r}: mass", link.mass)
    if not mass > 0:
        return []
    moments, axes = np.linalg.eigh(link.inertia.astype(float))
    half = np.sqrt(np.maximum(moments.sum() - 2 * moments, 0.0) * 1.5 / mass)
    R, p = place.link[:3, :3], place.link[:3, 3]
    centre = R @ link.com.astype(float) + p
    return [np.array([centre - side, centre + side]) for side in (R @ axes * half).T]


def _bare(joint: Joint) -> bool:
    """Return whether the child's frame is at the joint itself, so that it does not show the length of the link."""
    return joint.nv > 0 and not _far_end(joint)


def _far_end(joint: Joint) -> bool:
    """Return whether the child's frame is at the far end of the link, as in standard DH."""
    return bool(np.abs(joint.mount[:3, 3].astype(float)).any())


def _end(robot: Robot, joint: Joint, frame: Array) -> Array:
    """Return the end point of a tip: its frame (..., 4, 4); if that is at its own joint, twice the centre of mass, as for a rod."""
    com = robot.link(joint.child).com.astype(float)
    return np.asarray(frame[..., :3, 3] + (2 * frame[..., :3, :3] @ com if _bare(joint) else 0.0))


def elbows(start: Array, own: Array, end: Array, following: Array, *, early: bool = True) -> Array:
    """Return the path from start to end: along the own axis, across, along the following axis.

    For parallel axes, the part along the own axis comes first (d, then a, as in standard DH); with early=False, the part along the
    following axis comes last (a, then d, as in modified DH).
    """
    way = end - start
    if early:
        first = (way @ own) * own
        last = ((way - first) @ following) * following
    else:
        last = (way @ following) * following
        first = ((way - last) @ own) * own
    points = [start, start + first, end - last, end]
    size = 1e-6 + 1e-6 * float(np.abs(points).max())
    kept = [points[0]] + [b for a, b in pairwise(points) if np.linalg.norm(b - a) > size]
    return np.array(kept)


def posture(robot: Robot) -> Array:
    """Return q (nq,) [rad] or [m] within the limits: the arm bent, its joints spread and above the base; loops are closed."""
    without_symbols(robot, "before drawing it")
    if not robot.dofs:
        return np.zeros(robot.nq)
    if robot.loops:
        poses = loops_of(robot).poses
        return np.asarray(poses[int(np.argmax(_score(robot, poses)))])
    ranges = np.array([_range(joint, _span(robot)) for joint in robot.dofs])
    still = [
        sum(part.is_prismatic for part in joint.parts) > 1 for joint in robot.movable_joints for _ in joint.parts
    ]  # a base keeps its pose
    ranges[still] = 0.0
    free = [k for k, joint in enumerate(robot.dofs) if not still[k] and not _tied(robot, joint)]
    slides = np.array([joint.is_prismatic for joint in robot.dofs])

    def best(shares: Array) -> Array:
        shares[:, slides] = np.maximum(np.abs(shares[:, slides]), 0.35)  # extend prismatic joints, to show them
        turned = np.abs(np.where(slides, 0.0, shares)).mean(axis=1)
        return np.asarray(shares[int(np.argmax(_score(robot, moved(robot, ranges[:, 0] + shares * ranges[:, 1])) - 0.2 * turned))])

    shares = np.zeros((max(40, TRIES * 8 // max(8, robot.n)), robot.n))
    shares[:, free] = np.random.default_rng(7).choice(SHARES, size=(len(shares), len(free)))
    chosen = best(shares)
    for k in free * 2:  # then improve one joint at a time
        shares = np.repeat(chosen[None], len(SHARES), axis=0)
        shares[:, k] = SHARES
        chosen = best(shares)
    return moved(robot, ranges[:, 0] + chosen * ranges[:, 1])


def moved(robot: Robot, freedoms: Array) -> Array:
    """Return q (..., nq) after each degree of freedom moved by (..., n) from the neutral position [rad] or [m]."""
    charts = any(joint.is_manifold for joint in robot.movable_joints)
    return np.asarray(robot.integrate(robot.neutral(), freedoms) if charts else freedoms)


def _tied(robot: Robot, joint: Axis) -> bool:
    """Return whether a joint moves nothing visible: it carries a tip on its own axis."""
    if not joint.is_revolute or joint.child not in robot.tips:
        return False
    arm = _end(robot, joint, joint.mount.astype(float))
    return float(np.linalg.norm(np.cross(joint.axis, arm))) < 1e-9


def _span(robot: Robot) -> float:
    """Return the sum of all offsets [m]; 1 for a robot without extent."""
    offsets = [np.linalg.norm(T[:3, 3].astype(float)) for joint in robot.joints for T in (joint.origin, joint.mount)]
    return float(sum(offsets)) or 1.0


def _range(joint: Axis, span: float) -> tuple[float, float]:
    """Return (midpoint, half-width) of a joint [rad] or [m]; around zero (or the upright pose of a DH offset) if limits allow."""
    lower, upper = joint.limits.lower, joint.limits.upper
    reach = _REACH if joint.is_revolute else 0.3 * span
    middle = min(max(0.0, lower + reach), upper - reach) if upper - lower > 2 * reach else (lower + upper) / 2
    if joint.is_prismatic and not np.isfinite(upper - lower):
        return min(max(0.0, lower), upper), reach
    return middle, min(reach, (upper - lower) / 2)


def _score(robot: Robot, q: Array) -> Array:
    """Return the score (S,): bends between neighbours, distances between joints, nothing below ground; relative to the length."""
    at, _, _, links = walk(robot, q)
    tips = [k for k, joint in enumerate(robot.joints) if joint.child in robot.tips]
    ends = [_end(robot, robot.joints[k], links[:, k]) for k in tips]
    nodes = np.stack([np.zeros((len(q), 3)), *at.swapaxes(0, 1), *ends], axis=1)
    index = {joint.child: k for k, joint in enumerate(robot.joints)}
    parents = [index.get(joint.parent, -1) + 1 for joint in robot.joints] + [k + 1 for k in tips]
    step = nodes[:, 1:] - nodes[:, parents]
    length = np.linalg.norm(step, axis=2)
    total = np.maximum(length.sum(axis=1), 1e-9)
    bends = np.zeros(len(q))
    for k, parent in enumerate(parents):
        if parent:
            across = np.linalg.norm(np.cross(step[:, k], step[:, parent - 1]), axis=1)
            straight = np.einsum("si,si->s", step[:, k], step[:, parent - 1])
            both = np.maximum(length[:, k] * length[:, parent - 1], 1e-12)
            bends += np.minimum(length[:, k], length[:, parent - 1]) * (across - 0.6 * np.maximum(-straight, 0)) / both
    heavy = np.linalg.norm(robot.gravity.astype(float))
    up = -robot.gravity.astype(float) / heavy if heavy else np.array([0.0, 0.0, 1.0])
    height = nodes @ up
    below = np.maximum(-height, 0).max(axis=1)
    out = np.linalg.norm(nodes[:, -1] - height[:, -1:] * up, axis=1)
    apart = _apart(nodes, [-1 - k for k in range(min(len(tips), 8))], length.mean(axis=1))
    return np.asarray((2.5 * bends - 6 * below + 0.5 * out + 1.6 * height.mean(axis=1)) / total + apart)


def _apart(nodes: Array, tips: list[int], size: Array) -> Array:
    """Return the distance (S,) of every tip from all other nodes, at most 1, in units of the mean link length."""
    gaps = [np.linalg.norm(np.delete(nodes, tip, axis=1) - nodes[:, [tip]], axis=2).min(axis=1) for tip in tips]
    return np.asarray(np.minimum(np.min(gaps, axis=0) / np.maximum(size, 1e-9), 1.0))
