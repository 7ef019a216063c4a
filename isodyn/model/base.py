"""Bases: the same links on a fixed base, a floating base, or a base with prescribed motion."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial, reduce

import numpy as np
from numpy.typing import ArrayLike

from isodyn.check import one_of, real, shaped
from isodyn.errors import ModelError, ShapeError
from isodyn.model.joint import COORDINATES, Joint
from isodyn.model.joint_positions import NEAR
from isodyn.model.link import Link
from isodyn.model.robot import FREE, Robot
from isodyn.spatial import Array, Scalar, array, is_symbolic, quaternion_rotation

BASES = ("floating", "fixed", "moving")


def with_base(robot: Robot, base: str, coordinates: str = "quaternion") -> Robot:
    """Return the robot on another base (see Robot.with_base)."""
    one_of("base", base, BASES)
    one_of("coordinates", coordinates, COORDINATES)
    robot = replace(robot, moving_base=False)
    joint = robot.base_joint
    if base != "floating" and coordinates != "quaternion":
        why = {"moving": ": each call prescribes its pose", "fixed": ""}[base]
        raise ModelError(f"a {base} base has no coordinates in q{why}; leave coordinates out")
    if base == "fixed":
        return robot if joint is None else _held(robot, joint)
    if joint is None:
        world, name = _unused("world", robot.link_names), _unused("base", [one.name for one in robot.joints])
        joint = Joint(name, world, robot.root.name, "floating", passive=True, coordinates=coordinates)
        robot = replace(robot, links=(Link(world), *robot.links), joints=(joint, *robot.joints))
    elif joint.coordinates != coordinates:
        robot = _with_joint(robot, replace(joint, coordinates=coordinates))
    if base == "moving":
        return replace(robot, moving_base=True)
    _with_mass(robot, joint)
    return robot


def _held(robot: Robot, joint: Joint) -> Robot:
    """Return the robot without its floating joint; if the root carries more than this joint, the joint becomes fixed."""
    root = robot.root
    holds = any(root.name in (loop.a, loop.b) for loop in robot.loops)  # such as a foot on the ground
    alone = sum(other.parent == root.name for other in robot.joints) == 1 and not _has_mass(root) and not holds
    if not alone or not _is_identity(joint):
        return _with_joint(robot, Joint(joint.name, joint.parent, joint.child, "fixed", joint.origin, mount=joint.mount))
    return replace(robot, links=robot.links[1:], joints=tuple(other for other in robot.joints if other is not joint))


def check_floating(robot: Robot) -> None:
    """Refuse massless floating links before accelerations are computed: they would be undefined.

    Only links that carry at most one joint are refused; loops, couplings, rotors or a second joint may determine the motion.
    """
    for joint in () if robot.loops or robot.couplings or robot.moving_base else robot.movable_joints:
        if joint.nv == FREE:
            fixed = _fixed_to(robot, joint.child)
            carried = [other for other in robot.movable_joints if other.parent in fixed]
            still = all(part.rotor is None and _is_zero(part.rotor_inertia) for own in (joint, *carried) for part in own.parts)
            if len(carried) < 2 and still:
                _with_mass(robot, joint)


def _fixed_to(robot: Robot, link: str) -> set[str]:
    """Return the names of a link and of the links fixed to it, directly or through others."""
    fixed = {link}
    for joint in robot.joints:  # parents first
        if not joint.nv and joint.parent in fixed:
            fixed.add(joint.child)
    return fixed


def _with_mass(robot: Robot, joint: Joint) -> None:
    """Refuse a massless floating link: its acceleration is undefined."""
    fixed = _fixed_to(robot, joint.child)
    if not any(_has_mass(robot.link(name)) for name in fixed):
        others = f" and the links fixed to it ({', '.join(sorted(fixed - {joint.child}))})" if len(fixed) > 1 else ""
        raise ModelError(
            f"robot {robot.name!r}: floating link {joint.child!r}{others} has zero mass, so its acceleration is undefined; "
            f"add mass: robot.with_payload(mass, com, inertia, link={joint.child!r})"
        )


def _is_zero(number: Scalar) -> bool:
    return not is_symbolic(number) and number == 0.0


def _has_mass(link: Link) -> bool:
    return is_symbolic(link.mass) or link.mass > 0.0


def _is_identity(joint: Joint) -> bool:
    same = [array(T).dtype != object and np.array_equal(T, np.eye(4)) for T in (joint.origin, joint.mount)]
    return all(same)


def _with_joint(robot: Robot, new: Joint) -> Robot:
    return replace(robot, joints=tuple(new if joint.name == new.name else joint for joint in robot.joints))


def _unused(name: str, names: Iterable[str]) -> str:
    """Return the name, with a number appended if it is taken."""
    taken = set(names)
    return next(found for k in range(len(taken) + 1) if (found := name if not k else f"{name}_{k + 1}") not in taken)


def base_poses(given: ArrayLike) -> Array:
    """Return poses (..., 12), rotation and origin row by row, from (..., 4, 4) or from positions and quaternions (..., 7)."""
    where = "base['pose']"
    values = real(where, given)
    if values.shape[-1:] == (7,):
        _check_quaternions(where, values[..., 3:])
        R = quaternion_rotation(*np.moveaxis(values[..., 3:], -1, 0))
        rows = [[*R[i], values[..., i]] for i in range(3)]
        return np.stack([np.broadcast_to(x, values.shape[:-1]) for row in rows for x in row], axis=-1).astype(float)
    poses = shaped(where, values, (..., 4, 4), ", or position and quaternion (..., 7)")
    _check_poses(where, poses)
    return poses[..., :3, :].reshape(*poses.shape[:-2], 12)


def base_rows(parts: Mapping[str, Array]) -> Array:
    """Return base motions {"pose", "twist", "acceleration"} as rows (..., 24): the pose row by row, then the others."""
    pose = base_poses(parts["pose"]) if "pose" in parts else np.eye(3, 4).ravel()
    others = [np.asarray(parts.get(name, np.zeros(6)), dtype=float) for name in ("twist", "acceleration")]
    many = np.broadcast_shapes(*(x.shape[:-1] for x in (pose, *others)))
    return np.concatenate([np.broadcast_to(x, (*many, x.shape[-1])) for x in (pose, *others)], axis=-1)


def base_parts(rows: Array) -> dict[str, Array]:
    """Return base motions {"pose": (..., 4, 4), "twist": (..., 6), "acceleration": (..., 6)} from rows (..., 24)."""
    poses = np.zeros((*rows.shape[:-1], 4, 4))
    poses[..., :3, :], poses[..., 3, 3] = rows[..., :12].reshape(*rows.shape[:-1], 3, 4), 1.0
    return {"pose": poses, "twist": rows[..., 12:18].copy(), "acceleration": rows[..., 18:].copy()}


def _check_quaternions(where: str, quaternions: Array) -> None:
    length = np.linalg.norm(quaternions, axis=-1)
    if (at := _first(np.abs(length - 1) > NEAR)) is not None:
        raise ShapeError(
            f"{where}: expected a quaternion of length 1, got {length[at]:.9g}{_state(at)}; divide it by its length, or give "
            "the identity (0, 0, 0, 1)"
        )


def _check_poses(where: str, poses: Array) -> None:
    """Refuse (..., 4, 4) whose rotation is not orthogonal and right-handed; NaN is accepted, as in q."""
    alone = poses.ndim == 2  # a single pose: plain floats take a fifth of the time
    entries = poses.ravel().tolist() if alone else np.ascontiguousarray(np.moveaxis(poses.reshape(*poses.shape[:-2], 16), -1, 0))
    a, b, c, _, d, e, f, _, g, h, i, _, *last = entries
    determinant = a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g)
    off = [a * a + b * b + c * c - 1, d * d + e * e + f * f - 1, g * g + h * h + i * i - 1, determinant - 1]
    off += [a * d + b * e + c * f, a * g + b * h + c * i, d * g + e * h + f * i]
    largest = max if alone else partial(reduce, np.maximum)
    if (at := _first(largest(map(abs, off)) > NEAR)) is not None:
        raise ShapeError(
            f"{where}: expected a rotation matrix, got determinant {np.asarray(determinant)[at]:.9g}{_state(at)}; give "
            "a matrix with orthonormal rows and determinant 1"
        )
    if (at := _first(largest(map(abs, (*last[:3], last[3] - 1))) > NEAR)) is not None:
        raise ShapeError(f"{where}: the last row of the pose{_state(at)} must be 0 0 0 1; the origin is in the last column")


def _first(bad: Array | bool) -> tuple[int, ...] | None:
    """Return the index of the first True; None if there is none."""
    return None if bad is False or not np.any(bad) else tuple(int(k) for k in np.argwhere(bad)[0])


def _state(at: tuple[int, ...]) -> str:
    return f" of state {at if len(at) > 1 else at[0]}" if at else ""
