"""Kinematics that every formulation shares: poses of the joint frames, and the effect of a joint's motion on the outer bodies.

    R_pi   rotates vectors of body i into the axes of its parent p        p_i   origin of body i in the parent's frame
    z_w    joint axis if the joint rotates, else 0                        z_v   joint axis if it translates, else 0
    X_i    both in one: the move from p to i (spatial.Move)               S_i   (z_w, z_v), the joint's motion (spatial.Pair)

With z_w and z_v the recursions need no branch on the joint type: the zeros fold away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from isodyn.errors import ModelError
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Move, Pair, Rotation, cross, fixed_rotation, is_symbolic, rotation_about, zeros


def joint_axes(tree: Tree) -> tuple[list[Array], list[Array]]:
    """(z_w, z_v) of every body."""
    return [body.z_w for body in tree.bodies], [body.z_v for body in tree.bodies]


def joint_frames(tree: Tree, q: Array) -> tuple[list[Rotation], list[Array]]:
    """(R_pi, p_i) of every body."""
    if tree.charts and not tree.at_state:
        raise ModelError("a tree with spherical, planar or floating joints has kinematics only at a state: Tree.centred(q)")
    rotations, positions = [], []
    for i, body in enumerate(tree.bodies):
        x = q[i] + body.offset
        fixed = fixed_rotation(body.R)
        if body.turns:
            turn = () if not is_symbolic(x) and x == 0.0 else rotation_about(body.axis, x, body.align).factors
            rotations.append(Rotation(*fixed.factors, *turn))
            positions.append(body.p + body.R @ (body.axis * (body.pitch * x)) if body.screws else body.p)
        else:
            rotations.append(fixed)
            positions.append(body.p + body.R @ (body.axis * x))
    return rotations, positions


def joint_moves(tree: Tree, q: Array, *, along_axes: bool = False) -> list[Move]:
    """X_i of every body: from its parent's origin to its own.

    along_axes   a translation along the joint's own axis is applied after the rotation: the two lengths of a DH row in sequence
    """
    R, r = joint_frames(tree, q)
    if not along_axes:
        return [Move(R_i, r_i) for R_i, r_i in zip(R, r, strict=True)]
    _, z_v = joint_axes(tree)
    moves = []
    for i, body in enumerate(tree.bodies):
        across, along = body.offsets
        moves.append(Move(R[i], across, body.axis * along + z_v[i] * (q[i] + body.offset)))
    return moves


def joint_motions(tree: Tree) -> list[Pair]:
    """S_i of every body: its twist, relative to its parent, per unit rate of its joint."""
    return [Pair(z_w, z_v) for z_w, z_v in zip(*joint_axes(tree), strict=True)]


def accelerations(tree: Tree, q: Array, qd: Array, qdd: Array) -> tuple[list[Array], list[Array], list[Array]]:
    """(omega, alpha, acceleration of the origin) of every body in its own axes, the base accelerating against gravity.

    Shared by methods whose paper does not print the recursion; if it does, the method's file has it with the paper's numbers.
    """
    R, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    w, al, a = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(3))  # the last entry, [-1], is the base
    a[-1] = -tree.gravity
    for i, p in tree.outward():
        w_p = R[i].T @ w[p]
        w[i] = w_p + z_w[i] * qd[i]
        al[i] = R[i].T @ al[p] + cross(w_p, z_w[i] * qd[i]) + z_w[i] * qdd[i]
        a_p = R[i].T @ (a[p] + cross(w[p], cross(w[p], r[i])) + cross(al[p], r[i]))
        a[i] = a_p + z_v[i] * qdd[i] + 2.0 * cross(w_p, z_v[i] * qd[i])
    return w[:-1], al[:-1], a[:-1]


def joint_torques(tree: Tree, wrenches: list[Pair]) -> Array:
    """tau (n,) from the wrenches in the joints: their components along the axes."""
    tau = zeros(tree.n)
    for i, (S, wrench) in enumerate(zip(joint_motions(tree), wrenches, strict=True)):
        tau[i] = S.dot(wrench)
    return tau


def pose(tree: Tree, q: Array, frame: str) -> Array:
    """Pose (4, 4) of a frame in the base."""
    return frame_poses(tree, q, (frame,)).reshape(4, 4)


def frame_poses(tree: Tree, q: Array, frames: Sequence[str]) -> Array:
    """Poses (k, 4, 4) of k frames in the base."""
    places = [tree.frame(name) for name in frames]
    R, p = body_poses(tree, q, [at.body for at in places])
    result = zeros(len(frames), 4, 4)
    result[:, 3, 3] = 1.0
    for T, at in zip(result, places, strict=True):
        if at.body < 0:
            T[:3, :3], T[:3, 3] = at.R, at.p
        else:
            T[:3, :3], T[:3, 3] = R[at.body] @ at.R, p[at.body] + R[at.body] @ at.p
    return result


def body_poses(tree: Tree, q: Array, bodies: Iterable[int] | None = None) -> tuple[list[Array], list[Array]]:
    """(R_0i, p_0i): axes (3, 3) and origin (3,) of every body in the base.

    bodies   the bodies that are needed; bodies that carry none of these keep the pose of their parent
    """
    R_pi, p_pi = joint_frames(tree, q)
    needed = range(tree.n) if bodies is None else {k for i in bodies if i >= 0 for k in (i, *tree.ancestors(i))}
    R, p = [np.eye(3).astype(object)] * (tree.n + 1), [zeros(3)] * (tree.n + 1)  # the last entry, [-1], is the base
    for i, parent in tree.outward():
        R[i], p[i] = R[parent], p[parent]
        if i in needed:
            R[i] = np.stack([R_pi[i].T @ row for row in R[parent]])  # row by row: (R_0p R_pi)^T = R_pi^T R_0p^T
            p[i] = p[parent] + R[parent] @ p_pi[i]
    return R[:-1], p[:-1]


def jacobian(tree: Tree, q: Array, frame: str, reference: str) -> Array:
    """Jacobian (6, n), linear over angular rows.

    world-aligned: column j = [z_w x (p - p_j) + z_v; z_w] in base axes;  local: the same in the frame's axes;
    world: [p_j x z_w + z_v; z_w], the velocity at the base origin.
    """
    at = tree.frame(frame)
    R, p = body_poses(tree, q, (at.body,))
    z_w, z_v = joint_axes(tree)
    result = zeros(6, tree.n)
    if at.body < 0:
        return result
    point = p[at.body] + R[at.body] @ at.p if reference != "world" else zeros(3)
    axes = R[at.body] @ at.R
    for j in (at.body, *tree.ancestors(at.body)):
        turn = R[j] @ z_w[j]
        linear, angular = cross(turn, point - p[j]) + R[j] @ z_v[j], turn
        if reference == "local":
            linear, angular = axes.T @ linear, axes.T @ angular
        result[:3, j], result[3:, j] = linear, angular
    return result


def partial_velocities(tree: Tree, q: Array) -> list[dict[int, tuple[Array, Array]]]:
    """For every body i and joint j that carries it, base first: (d omega_i / d qd_j, d v_Ci / d qd_j) in the axes of body i.

    They are (z_j, z_j x r, r from O_j to C_i) if joint j rotates, (0, z_j) if it translates; z_j and r are propagated outward.
    """
    R, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    axes: list[dict[int, tuple[Array, Array]]] = [{} for _ in range(tree.n + 1)]  # of joint j; the last entry, [-1], is the base
    reach: list[dict[int, Array]] = [{} for _ in range(tree.n + 1)]  # from O_j to O_i
    for i, p in tree.outward():
        axes[i] = {j: (R[i].T @ e_w, R[i].T @ e_v) for j, (e_w, e_v) in axes[p].items()} | {i: (z_w[i], z_v[i])}
        reach[i] = {j: R[i].T @ (x + r[i]) for j, x in reach[p].items()} | {i: zeros(3)}
    com = [body.com for body in tree.bodies]
    return [{j: (w, v + cross(w, reach[i][j] + com[i])) for j, (w, v) in axes[i].items()} for i in range(tree.n)]
