"""Kinematics and dynamics from first principles, in the root frame, one link at a time.

Written apart from the library on purpose: no reduced tree, no merged links, no shared formulas.  Every link contributes
m (a_c - g) and I alpha + w x I w through the columns of its own Jacobian (d'Alembert).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from bounds import close

from isodyn.model.joint import Joint
from isodyn.model.robot import Robot

Array = Any


def cross(a: Array, b: Array) -> Array:
    """a x b, written out: NumPy's own takes ten times as long for two vectors."""
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def motion(joint: Joint, q: float) -> Array:
    """4x4 motion of a joint by q + offset, by a quaternion rather than Rodrigues' formula."""
    T, value = np.eye(4), q + joint.offset
    if joint.type == "prismatic":
        T[:3, 3] = joint.axis * value
    if joint.type == "revolute":
        w, (x, y, z) = np.cos(value / 2), np.sin(value / 2) * joint.axis
        T[:3, :3] = [
            [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
        ]
    return T


def poses(robot: Robot, q: Array) -> tuple[dict[str, Array], dict[str, Array]]:
    """({link: pose of its frame}, {joint: pose of its joint frame}) in the root frame."""
    links, joints, at = {robot.root.name: np.eye(4)}, {}, 0
    for joint in robot.joints:
        joints[joint.name] = links[joint.parent] @ joint.origin
        value = q[at] if joint.nv else 0.0
        at += joint.nv
        links[joint.child] = joints[joint.name] @ motion(joint, value) @ joint.mount
    return links, joints


Path = list[tuple[int, Joint]]  # the moving joints between the root and a link, each with its place in q


def paths(robot: Robot) -> dict[str, Path]:
    """{link: its path}."""
    result: dict[str, Path] = {robot.root.name: []}
    moving = enumerate(robot.movable_joints)
    for joint in robot.joints:
        result[joint.child] = result[joint.parent] + ([next(moving)] if joint.nv else [])
    return result


def jacobian(robot: Robot, q: Array, link: str, point: Array) -> Array:
    """(6, n) velocity (linear, angular) of a point (root coordinates) that moves with a link."""
    return columns(robot.n, poses(robot, q)[1], paths(robot)[link], point)


def columns(n: int, joints: dict[str, Array], path: Path, point: Array) -> Array:
    """The same, from the poses of the joint frames."""
    J = np.zeros((6, n))
    for k, joint in path:
        T = joints[joint.name]
        axis = T[:3, :3] @ joint.axis
        if joint.type == "prismatic":
            J[:3, k] = axis
        else:
            J[:3, k], J[3:, k] = cross(axis, point - T[:3, 3]), axis
    return J


def mass_matrix(robot: Robot, q: Array, *, motors: bool = True) -> Array:
    """(n, n), rotors included."""
    M = np.diag([motors * joint.gear_ratio**2 * joint.rotor_inertia for joint in robot.movable_joints])
    (links, joints), path = poses(robot, q), paths(robot)
    for link in robot.links:
        T = links[link.name]
        R = T[:3, :3]
        J = columns(robot.n, joints, path[link.name], R @ link.com + T[:3, 3])
        M = M + link.mass * J[:3].T @ J[:3] + J[3:].T @ (R @ link.inertia @ R.T) @ J[3:]
    return M


def inverse_dynamics(robot: Robot, q: Array, qd: Array, qdd: Array, **options: Any) -> Array:
    """(n,) torques; options as in `inverse_dynamics_and_size`."""
    return inverse_dynamics_and_size(robot, q, qd, qdd, **options)[0]


def inverse_dynamics_and_size(
    robot: Robot, q: Array, qd: Array, qdd: Array, *, motors: bool = True, friction: bool = True, tip: Array | None = None
) -> tuple[Array, float]:
    """(n,) torques, and the size of the terms they are summed from, before anything cancels (Cauchy-Schwarz, per link).

    tip   a wrench (force, moment) exerted on the tip by the outside, in the tip's frame
    """
    drive = np.zeros(robot.n)
    if motors:
        drive += [joint.gear_ratio**2 * joint.rotor_inertia * qdd[k] for k, joint in enumerate(robot.movable_joints)]
    if friction:
        drive += [j.viscous * v + _coulomb(j, v) for j, v in zip(robot.movable_joints, qd, strict=True)]
    (links, joints), path = poses(robot, q), paths(robot)
    tau, size, norm = drive, float(np.abs(drive).max()), np.linalg.norm
    for link in robot.links:
        R, p = links[link.name][:3, :3], links[link.name][:3, 3]
        com = R @ link.com + p
        J = columns(robot.n, joints, path[link.name], com)
        inertia, w = R @ link.inertia @ R.T, J[3:] @ qd
        a, alpha = accelerations(joints, path[link.name], q, qd, qdd, com)
        tau = tau + J[:3].T @ (link.mass * (a - robot.gravity)) + J[3:].T @ (inertia @ alpha + cross(w, inertia @ w))
        reach, turn = norm(J[:3], axis=0).max(initial=0.0), norm(J[3:], axis=0).max(initial=0.0)
        size += reach * link.mass * (norm(a) + norm(robot.gravity)) + turn * norm(inertia) * (norm(alpha) + w @ w)
    if tip is not None:
        T = links[robot.tip]
        world = np.concatenate([T[:3, :3] @ tip[:3], T[:3, :3] @ tip[3:]])
        tau = tau - jacobian(robot, q, robot.tip, T[:3, 3]).T @ world
    return tau, float(size)


def _coulomb(joint: Joint, speed: float) -> float:
    return float(joint.coulomb[0] if speed > 0 else joint.coulomb[1] if speed < 0 else 0.0)


def accelerations(joints: dict[str, Array], path: Path, q: Array, qd: Array, qdd: Array, point: Array) -> tuple[Array, Array]:
    """(linear, angular) acceleration of a point of a link, walking from the root along the joints that carry it."""
    w, alpha, a, here = np.zeros((4, 3))
    for k, joint in path:
        T = joints[joint.name]
        axis, origin = T[:3, :3] @ joint.axis, T[:3, 3]
        a = a + cross(alpha, origin - here) + cross(w, cross(w, origin - here))
        if joint.type == "prismatic":
            slid = axis * (q[k] + joint.offset)  # the point of the slide that moves with the child
            a = a + cross(alpha, slid) + cross(w, cross(w, slid)) + 2 * cross(w, axis * qd[k]) + axis * qdd[k]
            origin = origin + slid
        else:
            alpha = alpha + axis * qdd[k] + cross(w, axis * qd[k])
            w = w + axis * qd[k]
        here = origin
    return a + cross(alpha, point - here) + cross(w, cross(w, point - here)), alpha


def states(robot: Robot, seed: int, count: int = 3) -> Array:
    """(count, 3, n) seeded q, qd, qdd, the first at rest in the zero position."""
    result = np.random.default_rng(seed).uniform(-1.5, 1.5, (count, 3, robot.n))
    result[0] = 0.0
    return result


def chained(robot: Robot) -> int:
    """Operations on the longest path here: a 4x4 product is 7 deep, three of them per joint, and some 60 at the link."""
    return 21 * len(robot.joints) + 60


def same_dynamics(a: Robot, b: Robot, *, condition: float = 1.0, tips: tuple[str, str] | None = None, count: int = 3) -> None:
    """Both robots have the same torques, mass matrix and tip pose in `count` seeded states, the first at rest, to rounding."""
    ops = 2 * chained(a)
    first, second = tips or (a.tip, b.tip)
    for q, qd, qdd in states(a, seed=len(a.joints), count=count):
        close(poses(b, q)[0][second].ravel(), poses(a, q)[0][first].ravel(), ops=ops, condition=condition)
        close(mass_matrix(b, q).ravel(), mass_matrix(a, q).ravel(), ops=ops, condition=condition)
        expected, size = inverse_dynamics_and_size(a, q, qd, qdd)
        close(np.append(inverse_dynamics(b, q, qd, qdd), size), np.append(expected, size), ops=ops, condition=condition)
