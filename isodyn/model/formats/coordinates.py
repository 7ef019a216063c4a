"""Conversion of q and qd to and from Pinocchio and MuJoCo: order of joints, parametrisation of orientations, axes of velocities.

    joint             here                              Pinocchio                        MuJoCo
    revolute without  the angle                         (cos, sin)                       the angle
    limits
    planar            x, y, angle; qd in the child's    (x, y, cos, sin); qd as here     two slides and a hinge: qd = dq/dt
                      frame, or dq/dt with "zyx"
    spherical         (x, y, z, w), qd in the child's   (x, y, z, w); qd as here         ball: (w, x, y, z); qd as here
                      frame, or z, y, x angles, dq/dt
    floating          position before orientation       as here                          free: the link's pose in the world, its
                                                                                         linear velocity in the world's axes

All other joints are the same.  MuJoCo's orientations are those of the link's own frame; rotations in `origin` and `mount` are
included in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, overload

import numpy as np

from isodyn.check import finite, leading_shape, one_of, shaped
from isodyn.errors import ModelError, ShapeError
from isodyn.model.formats.foreign_models import JointIndices, places
from isodyn.model.joint import Joint
from isodyn.model.joint_positions import NEAR, positions
from isodyn.model.robot import Robot
from isodyn.model.rotations import matrix_quaternion
from isodyn.spatial import Array

LIBRARIES = ("pinocchio", "mujoco")
LEVEL = 1e-8  # below this cosine of the second z, y, x angle, the other two rotate about the same axis


@overload
def coordinates(robot: Robot, q: object, qd: None = None, *, to: object = None, of: object = None) -> Array: ...
@overload
def coordinates(robot: Robot, q: object, qd: object, *, to: object = None, of: object = None) -> tuple[Array, Array]: ...
def coordinates(robot: Robot, q: object, qd: object = None, *, to: object = None, of: object = None) -> Array | tuple[Array, Array]:
    """Return a state in another library's coordinates (to=), or a state of that library in the robot's coordinates (of=).

    robot     the robot
    q, qd     (..., nq) and (..., n) in the coordinates to convert from; qd is optional
    to, of    "pinocchio" or "mujoco", or a pinocchio.Model or mujoco.MjModel, whose order and types of joints are used

    The name "pinocchio" means the conventions of its URDF reader: siblings sorted by name, revolute joints without limits as
    (cos, sin), no coupled joints.  "mujoco" means the robot's order and every joint, coupled ones too.
    """
    if (to is None) == (of is None):
        raise ShapeError('coordinates: give either to= or of=, such as to="pinocchio"')
    back = to is None
    joints, slots, is_full = _slots(robot, of if back else to)
    sides = (_sizes(slots, True), (sum(j.nq for j in joints), sum(j.nv for j in joints)))
    (nq, n), (nq_out, n_out) = sides if back else sides[::-1]
    given = _given(robot, q, back, nq)
    rates = None if qd is None else finite("coordinates: qd", qd, (..., n))
    if not back and is_full:
        given, rates = robot.expand(given), None if rates is None else robot.expand_velocity(rates)
    if rates is not None:
        shape = leading_shape({"q": given, "qd": rates})
        given, rates = np.broadcast_to(given, (*shape, given.shape[-1])), np.broadcast_to(rates, (*shape, rates.shape[-1]))
    result = np.empty((*given.shape[:-1], nq_out))
    speeds = None if rates is None else np.empty((*rates.shape[:-1], n_out))
    for slot in slots:
        source, target = (slot.theirs, slot.own) if back else (slot.own, slot.theirs)
        v = None if rates is None else rates[..., source.at_v : source.at_v + source.nv]
        found, moved = slot.converted(given[..., source.at_q : source.at_q + source.nq], v, back)
        result[..., target.at_q : target.at_q + target.nq] = found
        if speeds is not None and moved is not None:
            speeds[..., target.at_v : target.at_v + target.nv] = moved
    if back:
        result = positions("coordinates: q", joints, result)
        if is_full:
            result, speeds = _own(robot, joints, result, speeds)
    return result if speeds is None else (result, speeds)


def _given(robot: Robot, q: object, back: bool, nq: int) -> Array:
    if not back:
        return positions("coordinates: q", robot.movable_joints, q)
    values = finite("coordinates: q", q)
    return shaped("coordinates: q", values, (..., nq), f" in the other library; this robot has nq = {robot.nq}, n = {robot.n}")


def _own(robot: Robot, joints: Sequence[Joint], q: Array, qd: Array | None) -> tuple[Array, Array | None]:
    """Return q and qd without the entries of coupled joints."""
    free = {joint.name for joint in robot.movable_joints}
    keep_q = np.repeat([joint.name in free for joint in joints], [joint.nq for joint in joints])
    keep_v = np.repeat([joint.name in free for joint in joints], [joint.nv for joint in joints])
    return q[..., keep_q], None if qd is None else qd[..., keep_v]


Rates = Array | None
#: conversion (q, qd or None) -> (q, qd or None)
Change = Callable[[Array, Rates], tuple[Array, Rates]]


class Slot(NamedTuple):
    """One joint: its indices on both sides, and the conversions in both directions."""

    own: JointIndices
    theirs: JointIndices
    there: Change
    here: Change

    def converted(self, q: Array, qd: Rates, back: bool) -> tuple[Array, Rates]:
        """Return q (..., k) and qd of the joint on the other side."""
        return self.here(q, qd) if back else self.there(q, qd)


def _sizes(slots: Sequence[Slot], theirs: bool) -> tuple[int, int]:
    """Return (positions, velocities) of one side."""
    found = [slot.theirs if theirs else slot.own for slot in slots]
    return max((p.at_q + p.nq for p in found), default=0), max((p.at_v + p.nv for p in found), default=0)


def _slots(robot: Robot, library: object) -> tuple[Sequence[Joint], list[Slot], bool]:
    """Return (the robot's joints, one slot per joint, whether coupled joints are included)."""
    known = places(library) if not isinstance(library, str) else None
    name = one_of("library", library, LIBRARIES) if known is None else ("mujoco" if known.is_mujoco else "pinocchio")
    coupled = {coupling.joint for coupling in robot.couplings}
    is_full = bool(coupled) and (name == "mujoco" if known is None else bool(coupled & set(known.joints)))
    joints = robot.uncoupled.movable_joints if is_full else robot.movable_joints
    own = _own_places(joints)
    if known is None:
        order = joints if name == "mujoco" else _by_name(robot, joints)
        at = (0, 0)
        slots = []
        for joint in order:
            there, here, size = _change(robot, joint, name, None)
            slots.append(Slot(own[joint.name], JointIndices(*at, size, joint.nv), there, here))
            at = at[0] + size, at[1] + joint.nv
        return joints, slots, is_full
    slots = []
    for joint in joints:
        # the library may have a joint as its chain of one-axis joints, as to_urdf writes it
        for part in (joint,) if joint.name in known.joints or joint.is_manifold else joint.parts:
            if part.name not in known.joints:
                raise ModelError(f"coordinates: the {name} model has no joint {part.name!r}; it has {', '.join(known.joints)}")
            there, here, size = _change(robot, part, name, known.joints[part.name])
            theirs = known.joints[part.name]
            if (size, part.nv) != (theirs.nq, theirs.nv):
                raise ModelError(
                    f"coordinates: joint {part.name!r} has {theirs.nq} positions and {theirs.nv} velocities in the {name} model; "
                    f"expected {size} and {part.nv} for a {part.type} joint"
                )
            slots.append(Slot(own[part.name], theirs, there, here))
    used = sum(slot.theirs.nq for slot in slots)
    if used != known.nq:
        raise ModelError(f"coordinates: the {name} model has {known.nq} positions, robot {robot.name!r} has {used} of them")
    return joints, slots, is_full


def _own_places(joints: Sequence[Joint]) -> dict[str, JointIndices]:
    """Return the indices of joints, and of their one-axis parts, in q and qd."""
    result: dict[str, JointIndices] = {}
    at_q = at_v = 0
    for joint in joints:
        if not joint.is_manifold:
            result |= {part.name: JointIndices(at_q + k, at_v + k, 1, 1) for k, part in enumerate(joint.parts)}
        result[joint.name] = JointIndices(at_q, at_v, joint.nq, joint.nv)
        at_q, at_v = at_q + joint.nq, at_v + joint.nv
    return result


def _by_name(robot: Robot, joints: Sequence[Joint]) -> Iterator[Joint]:
    """Yield joints from the root outwards, siblings sorted by name."""
    wanted = {joint.name for joint in joints}
    children: dict[str, list[Joint]] = {}
    for joint in sorted(robot.joints, key=lambda joint: joint.name, reverse=True):
        children.setdefault(joint.parent, []).append(joint)
    stack = list(children.get(robot.root.name, ()))
    while stack:
        joint = stack.pop()
        if joint.name in wanted:
            yield joint
        stack += children.get(joint.child, [])


def _change(robot: Robot, joint: Joint, library: str, theirs: JointIndices | None) -> tuple[Change, Change, int]:
    """Return (conversion there, conversion back, number of the joint's positions there)."""
    in_plane = joint.kind.chart is not None and joint.kind.axis
    if library == "pinocchio" and joint.is_revolute and _is_circle(joint, theirs):
        return _circle, _angle, 2
    if joint.kind.chart is None:
        return _same, _same, joint.nq
    if in_plane and library == "mujoco":
        return (*((_plane_rates, _plane_velocity) if joint.is_manifold else (_same, _same)), joint.nq)
    if in_plane:
        turned = (_same, _same) if joint.is_manifold else (_plane_velocity, _plane_rates)
        if theirs is not None and theirs.nq == joint.nv:
            return _same, _same, joint.nq
        return _then(turned[0], _circle), _then(_angle, turned[1]), 4
    size = joint.nv + 1
    angles = (_same, _same) if joint.is_manifold else (_quaternions, _zyx)
    if library == "mujoco":
        there, here = _mujoco(robot, joint)
        return _then(angles[0], there), _then(here, angles[1]), size
    if theirs is not None and theirs.nq == joint.nv:  # z, y, x angles in the library
        return (*((_zyx, _quaternions) if joint.is_manifold else (_same, _same)), joint.nv)
    return (*angles, size)


def _is_circle(joint: Joint, theirs: JointIndices | None) -> bool:
    """Return whether Pinocchio stores the angle as (cos, sin): as in its model, else if there are no limits and no pitch."""
    if theirs is not None:
        return theirs.nq == 2
    limits = joint.parts[0].limits
    return limits.lower == -np.inf and limits.upper == np.inf and joint.pitch == 0.0


def _same(q: Array, qd: Rates) -> tuple[Array, Rates]:
    return q, qd


def _then(first: Change, second: Change) -> Change:
    return first if second is _same else second if first is _same else lambda q, qd: second(*first(q, qd))


# -- angles -----------------------------------------------------------------------------------------------------------


def _circle(q: Array, qd: Rates) -> tuple[Array, Rates]:
    """Replace the last position, an angle, by (cos, sin)."""
    return np.concatenate([q[..., :-1], np.cos(q[..., -1:]), np.sin(q[..., -1:])], axis=-1), qd


def _angle(q: Array, qd: Rates) -> tuple[Array, Rates]:
    """Replace the last two positions, (cos, sin), by the angle."""
    off = np.abs(np.hypot(q[..., -2], q[..., -1]) - 1.0)
    if not (off <= NEAR).all():
        raise ShapeError(f"coordinates: q: expected (cos, sin) of length 1, one is off by {off.max():.3g}; divide it by its length")
    return np.concatenate([q[..., :-2], np.arctan2(q[..., -1:], q[..., -2:-1])], axis=-1), qd


def _plane_rates(q: Array, qd: Rates) -> tuple[Array, Rates]:
    """Convert x, y, angle with the velocity in the moved frame to their time derivatives."""
    return q, None if qd is None else _turned(qd, q[..., 2])


def _plane_velocity(q: Array, qd: Rates) -> tuple[Array, Rates]:
    return q, None if qd is None else _turned(qd, -q[..., 2])


def _turned(qd: Array, angle: Array) -> Array:
    c, s, (x, y, w) = np.cos(angle), np.sin(angle), np.moveaxis(qd, -1, 0)
    return np.stack([c * x - s * y, s * x + c * y, w], axis=-1)


# -- orientations: (position,) quaternion (x, y, z, w); (linear,) angular velocity in the moved frame --------------------


def _quaternions(q: Array, qd: Rates) -> tuple[Array, Rates]:
    """Convert from (position,) z, y, x angles and their rates."""
    z, y, x = np.moveaxis(q[..., -3:], -1, 0)
    Q = _product(_product(_about(2, z), _about(1, y)), _about(0, x))
    result = np.concatenate([q[..., :-3], Q], axis=-1)
    if qd is None:
        return result, None
    dz, dy, dx = np.moveaxis(qd[..., -3:], -1, 0)
    cy, sy, cx, sx = np.cos(y), np.sin(y), np.cos(x), np.sin(x)
    w = np.stack([dx - dz * sy, dy * cx + dz * cy * sx, dz * cy * cx - dy * sx], axis=-1)
    return result, np.concatenate([_rotated(_conjugate(Q), qd[..., :-3]) if q.shape[-1] > 3 else qd[..., :0], w], axis=-1)


def _zyx(q: Array, qd: Rates) -> tuple[Array, Rates]:
    """Convert to (position,) z, y, x angles and their rates."""
    Q = q[..., -4:]
    a, b, c, w = np.moveaxis(Q, -1, 0)
    across, along, sy = 2 * (w * c + a * b), 1 - 2 * (b * b + c * c), 2 * (w * b - a * c)
    z = np.arctan2(across, along)
    y = np.arctan2(sy, np.hypot(across, along))
    sz, cz = np.sin(z), np.cos(z)  # computing x after undoing z is safe where z alone is undefined
    x = np.arctan2(sz * 2 * (a * c + w * b) - cz * 2 * (b * c - w * a), cz * (1 - 2 * (a * a + c * c)) - sz * 2 * (a * b - w * c))
    result = np.concatenate([q[..., :-4], np.stack([z, y, x], axis=-1)], axis=-1)
    if qd is None:
        return result, None
    wx, wy, wz = np.moveaxis(qd[..., -3:], -1, 0)
    cy, cx, sx = np.cos(y), np.cos(x), np.sin(x)
    if (np.abs(cy) < LEVEL).any():
        raise ShapeError("coordinates: the second of the z, y, x angles is 90 deg, where their rates are singular; use quaternions")
    dz = (wy * sx + wz * cx) / cy
    rates = np.stack([dz, wy * cx - wz * sx, wx + dz * sy], axis=-1)
    return result, np.concatenate([_rotated(Q, qd[..., :-3]) if q.shape[-1] > 4 else qd[..., :0], rates], axis=-1)


def _mujoco(robot: Robot, joint: Joint) -> tuple[Change, Change]:
    """Return conversions to and from quaternions (w, x, y, z) of the link's frame; free joints: pose and velocity in the world."""
    for what, T in (("origin", joint.origin), ("mount", joint.mount)):
        if T.dtype == object:
            raise ModelError(f"coordinates: joint {joint.name!r}: its {what} contains symbols; give them values first")
    if joint.nv == 3:
        turn = matrix_quaternion(joint.mount[:3, :3])

        def ball(q: Array, qd: Rates) -> tuple[Array, Rates]:
            Q = _product(_product(_conjugate(turn), q), turn)
            return _w_first(Q), None if qd is None else _rotated(_conjugate(turn), qd)

        def from_ball(q: Array, qd: Rates) -> tuple[Array, Rates]:
            Q = _product(_product(turn, _w_last(q)), _conjugate(turn))
            return Q, None if qd is None else _rotated(turn, qd)

        return ball, from_ball
    if joint.parent != robot.root.name:
        raise ModelError(f"coordinates: joint {joint.name!r} floats on {joint.parent!r}; MuJoCo's free joints float in the world")
    before, after = joint.origin, joint.mount
    Q_before, Q_after = matrix_quaternion(before[:3, :3]), matrix_quaternion(after[:3, :3])

    def free(q: Array, qd: Rates) -> tuple[Array, Rates]:
        moved = _product(Q_before, q[..., 3:])
        p = before[:3, 3] + _rotated(Q_before, q[..., :3]) + _rotated(moved, after[:3, 3])
        place = np.concatenate([p, _w_first(_product(moved, Q_after))], axis=-1)
        if qd is None:
            return place, None
        v, w = qd[..., :3], qd[..., 3:]
        linear = _rotated(moved, v + np.cross(w, after[:3, 3]))
        return place, np.concatenate([linear, _rotated(_conjugate(Q_after), w)], axis=-1)

    def from_free(q: Array, qd: Rates) -> tuple[Array, Rates]:
        moved = _product(_w_last(q[..., 3:]), _conjugate(Q_after))
        p = _rotated(_conjugate(Q_before), q[..., :3] - before[:3, 3] - _rotated(moved, after[:3, 3]))
        place = np.concatenate([p, _product(_conjugate(Q_before), moved)], axis=-1)
        if qd is None:
            return place, None
        w = _rotated(Q_after, qd[..., 3:])
        v = _rotated(_conjugate(moved), qd[..., :3]) - np.cross(w, after[:3, 3])
        return place, np.concatenate([v, w], axis=-1)

    return free, from_free


def _w_first(q: Array) -> Array:
    return np.concatenate([q[..., :-4], q[..., -1:], q[..., -4:-1]], axis=-1)


def _w_last(q: Array) -> Array:
    return np.concatenate([q[..., :-4], q[..., -3:], q[..., -4:-3]], axis=-1)


def _about(axis: int, angle: Array) -> Array:
    """Return the quaternion (..., 4) of a rotation about x, y or z."""
    Q = np.zeros((*np.shape(angle), 4))
    Q[..., axis], Q[..., 3] = np.sin(angle / 2), np.cos(angle / 2)
    return Q


def _product(a: Array, b: Array) -> Array:
    u, v, s, t = a[..., :3], b[..., :3], a[..., 3:], b[..., 3:]
    return np.concatenate([s * v + t * u + np.cross(u, v), s * t - (u * v).sum(axis=-1, keepdims=True)], axis=-1)


def _conjugate(Q: Array) -> Array:
    return np.asarray(Q * (-1.0, -1.0, -1.0, 1.0))


def _rotated(Q: Array, v: Array) -> Array:
    """Return v rotated by the unit quaternion Q."""
    u = Q[..., :3]
    t = 2 * np.cross(u, v)
    return np.asarray(v + Q[..., 3:] * t + np.cross(u, t))
