"""Energies, and the regressor of the inertial parameters: quantities that every method shares."""

from __future__ import annotations

import numpy as np

from isodyn.formulations.kinematics import accelerations, joint_frames, joint_motions, joint_moves
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Pair, Scalar, cross, dot, skew, zeros


def kinetic_energy(tree: Tree, q: Array, qd: Array) -> Scalar:
    """sum of (m v_c . v_c + w . I w) / 2 over the bodies."""
    X, S = joint_moves(tree, q), joint_motions(tree)
    t = [Pair.zero()] * (tree.n + 1)  # the last entry, [-1], is the base
    twice: Scalar = 0.0
    for i, p in tree.outward():
        body = tree.bodies[i]
        t[i] = X[i].out(t[p]) + S[i] * qd[i]
        w, v_c = t[i].angular, t[i].linear + cross(t[i].angular, body.com)
        twice = twice + body.mass * dot(v_c, v_c) + dot(w, body.inertia @ w)
    return 0.5 * twice


def potential_energy(tree: Tree, q: Array) -> Scalar:
    """-gravity . (sum of m c over the moving bodies), c from the base origin."""
    R, r = joint_frames(tree, q)
    m, h = [b.mass for b in tree.bodies], [b.mass * b.com for b in tree.bodies]
    total = zeros(3)
    for i, p in tree.inward():
        moment = R[i] @ h[i] + m[i] * r[i]
        if p >= 0:
            h[p], m[p] = h[p] + moment, m[p] + m[i]
        else:
            total = total + moment
    return -dot(tree.gravity, total)


def regressor(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """Y (n, 10 links) with tau = Y pi.

    Parameters of each moving link, in its own frame: m, m c, then Ixx Ixy Iyy Ixz Iyz Izz about its origin.
    """
    X, S = joint_moves(tree, q), joint_motions(tree)
    w, al, a = accelerations(tree, q, qd, qdd)
    Y = zeros(tree.n, 10 * len(tree.links))
    for link, i in enumerate(tree.links):
        f, n = _body_regressor(tree, i, w[i], al[i], a[i])
        for k in range(10):
            wrench, child = Pair(n[:, k], f[:, k]), i
            Y[i, 10 * link + k] = S[i].dot(wrench)
            for j in tree.ancestors(i):
                wrench, child = X[child].back(wrench), j
                Y[j, 10 * link + k] = S[j].dot(wrench)
    return Y


def _body_regressor(tree: Tree, i: int, w: Array, al: Array, a: Array) -> tuple[Array, Array]:
    """(f, n), each (3, 10): force and moment of body i per unit parameter, at the body origin in body axes."""
    mount = tree.bodies[i].mount
    Rm, pm = mount[:3, :3], mount[:3, 3]
    a = Rm.T @ (a + cross(w, cross(w, pm)) + cross(al, pm))  # now in the user's link frame
    w, al = Rm.T @ w, Rm.T @ al
    f, n = zeros(3, 10), zeros(3, 10)
    f[:, 0] = a
    f[:, 1:4] = skew(al) + skew(w) @ skew(w)
    n[:, 1:4] = -skew(a)
    n[:, 4:] = _six(al) + skew(w) @ _six(w)
    f = Rm @ f
    return f, Rm @ n + np.column_stack([cross(pm, f[:, k]) for k in range(10)])


def _six(x: Array) -> Array:
    """(3, 6) with I x = _six(x) @ (Ixx, Ixy, Iyy, Ixz, Iyz, Izz)."""
    o = 0.0
    return np.array([[x[0], x[1], o, x[2], o, o], [o, x[0], x[1], o, x[2], o], [o, o, o, x[0], x[1], x[2]]], dtype=object)
