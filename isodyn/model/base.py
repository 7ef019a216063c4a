"""What a robot stands on: the same links on a base that is fixed, or that floats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial, reduce

import numpy as np
from numpy.typing import ArrayLike

from isodyn.check import one_of, real, shaped
from isodyn.errors import ModelError, ShapeError
from isodyn.model.configuration import NEAR
from isodyn.model.joint import COORDINATES, Joint
from isodyn.model.link import Link
from isodyn.model.robot import FREE, Robot
from isodyn.spatial import Array, Scalar, array, is_symbolic, quaternion_rotation

BASES = ("floating", "fixed", "moving")


def with_base(robot: Robot, base: str, coordinates: str = "quaternion") -> Robot:
    """The robot on another base (see Robot.with_base)."""
    one_of("base", base, BASES)
    one_of("coordinates", coordinates, COORDINATES)
    robot = replace(robot, moving_base=False)
    joint = robot.base_joint
    if base != "floating" and coordinates != "quaternion":
        why = {"moving": ": its pose is given in each call", "fixed": ""}[base]
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
    """The robot with that joint taken off, or, where its root holds more than nothing, fixed."""
    root = robot.root
    holds = any(root.name in (loop.a, loop.b) for loop in robot.loops)  # a foot on the ground
    alone = sum(other.parent == root.name for other in robot.joints) == 1 and not _has_mass(root) and not holds
    if not alone or not _is_identity(joint):
        return _with_joint(robot, Joint(joint.name, joint.parent, joint.child, "fixed", joint.origin, mount=joint.mount))
    return replace(robot, links=robot.links[1:], joints=tuple(other for other in robot.joints if other is not joint))


def check_floating(robot: Robot) -> None:
    """Refuse floating links without mass before accelerations are asked for, where nothing else says how they move.

    One that carries a single joint moves along it and nothing else; loops, couplings, rotors or a second joint may hold it.
    """
    for joint in () if robot.loops or robot.couplings or robot.moving_base else robot.movable_joints:
        if joint.nv == FREE:
            fixed = _fixed_to(robot, joint.child)
            carried = [other for other in robot.movable_joints if other.parent in fixed]
            still = all(part.rotor is None and _is_zero(part.rotor_inertia) for own in (joint, *carried) for part in own.parts)
            if len(carried) < 2 and still:
                _with_mass(robot, joint)


def _fixed_to(robot: Robot, link: str) -> set[str]:
    """A link and those outward of it that are fixed to it, by name."""
    fixed = {link}
    for joint in robot.joints:  # parents first
        if not joint.nv and joint.parent in fixed:
            fixed.add(joint.child)
    return fixed


def _with_mass(robot: Robot, joint: Joint) -> None:
    """Refuse a floating link without mass: what hangs on it would move it without any inertia."""
    fixed = _fixed_to(robot, joint.child)
    if not any(_has_mass(robot.link(name)) for name in fixed):
        others = f" and what is fixed to it ({', '.join(sorted(fixed - {joint.child}))})" if len(fixed) > 1 else ""
        raise ModelError(
            f"robot {robot.name!r}: the floating link {joint.child!r}{others} has no mass, so that nothing says how it moves; "
            f"give it some first: robot.with_payload(mass, com, inertia, link={joint.child!r})"
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
    """The name, or with a number behind it where it is taken."""
    taken = set(names)
    return next(found for k in range(len(taken) + 1) if (found := name if not k else f"{name}_{k + 1}") not in taken)


def base_poses(given: ArrayLike) -> Array:
    """Poses (..., 12), rotation and origin row by row, of poses (..., 4, 4) or of positions and quaternions (..., 7)."""
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
    """Motions of a base, {"pose", "twist", "acceleration"}, as rows (..., 24): the pose row by row, the others behind it."""
    pose = base_poses(parts["pose"]) if "pose" in parts else np.eye(3, 4).ravel()
    others = [np.asarray(parts.get(name, np.zeros(6)), dtype=float) for name in ("twist", "acceleration")]
    many = np.broadcast_shapes(*(x.shape[:-1] for x in (pose, *others)))
    return np.concatenate([np.broadcast_to(x, (*many, x.shape[-1])) for x in (pose, *others)], axis=-1)


def base_parts(rows: Array) -> dict[str, Array]:
    """Motions of a base {"pose": (..., 4, 4), "twist": (..., 6), "acceleration": (..., 6)} of rows (..., 24)."""
    poses = np.zeros((*rows.shape[:-1], 4, 4))
    poses[..., :3, :], poses[..., 3, 3] = rows[..., :12].reshape(*rows.shape[:-1], 3, 4), 1.0
    return {"pose": poses, "twist": rows[..., 12:18].copy(), "acceleration": rows[..., 18:].copy()}


def _check_quaternions(where: str, quaternions: Array) -> None:
    length = np.linalg.norm(quaternions, axis=-1)
    if (at := _first(np.abs(length - 1) > NEAR)) is not None:
        raise ShapeError(
            f"{where}: the quaternion{_state(at)} has the length {length[at]:.9g}, expected 1; divide it by that, or give "
            "(0, 0, 0, 1), no turn"
        )


def _check_poses(where: str, poses: Array) -> None:
    """Refuse (..., 4, 4) with rows of R that are not of length 1, at right angles and right-handed; NaN goes through, as in q."""
    alone = poses.ndim == 2  # then in floats: a fifth of the time that small arrays take
    entries = poses.ravel().tolist() if alone else np.ascontiguousarray(np.moveaxis(poses.reshape(*poses.shape[:-2], 16), -1, 0))
    a, b, c, _, d, e, f, _, g, h, i, _, *last = entries
    determinant = a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g)
    off = [a * a + b * b + c * c - 1, d * d + e * e + f * f - 1, g * g + h * h + i * i - 1, determinant - 1]
    off += [a * d + b * e + c * f, a * g + b * h + c * i, d * g + e * h + f * i]
    largest = max if alone else partial(reduce, np.maximum)
    if (at := _first(largest(map(abs, off)) > NEAR)) is not None:
        raise ShapeError(
            f"{where}: the rotation{_state(at)} has the determinant {np.asarray(determinant)[at]:.9g} and is no rotation; give "
            "a matrix whose rows have length 1, at right angles to each other, with the determinant 1"
        )
    if (at := _first(largest(map(abs, (*last[:3], last[3] - 1))) > NEAR)) is not None:
        raise ShapeError(f"{where}: the last row of the pose{_state(at)} must be 0 0 0 1; the origin stands in the last column")


def _first(bad: Array | bool) -> tuple[int, ...] | None:
    """Where it is so first; None where it is not."""
    return None if bad is False or not np.any(bad) else tuple(int(k) for k in np.argwhere(bad)[0])


def _state(at: tuple[int, ...]) -> str:
    return f" of state {at if len(at) > 1 else at[0]}" if at else ""
