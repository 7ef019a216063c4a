"""Hollerbach's recursive Lagrangian with 3x3 matrices.  Not in the five sources.

Hollerbach, "A recursive Lagrangian formulation of manipulator dynamics and a comparative study of dynamics formulation complexity",
IEEE Trans. Systems, Man, and Cybernetics, 1980.  Equations numbered here.

W_i are the axes of body i in the base, p_i its origin there, A_i = R_pi its axes in its parent, s_i its origin there; body i has
the mass m_i, the first moment n_i = m c and J_i = integral of x x^T dm, all about its origin.  Lagrange's equations are

    tau_i = sum over the bodies j that joint i carries, d/dt (dK_j/dqd_i) - dK_j/dq_i + dV_j/dq_i
          = tr(dW_i/dq_i D_i) + e_i . dp_i/dq_i - gravity . (dW_i/dq_i c_i + M_i dp_i/dq_i)                                 (1)

since all that joint i carries moves with W_i and p_i.  Accelerations are propagated outward,

    Wd_i  = Wd_p A_i + W_p dA_i/dq qd                                                                                      (2)
    Wdd_i = Wdd_p A_i + 2 Wd_p dA_i/dq qd + W_p (d2A_i/dq2 qd^2 + dA_i/dq qdd)                                              (3)
    pdd_i = pdd_p + Wdd_p s_i + 2 Wd_p ds_i/dq qd + W_p ds_i/dq qdd                                                         (4)

and their effects on the masses are accumulated inward, over the children j of i:

    e_i = m_i pdd_i + Wdd_i n_i + sum of e_j                     the rate of momentum, base axes                           (5)
    D_i = J_i Wdd_i^T + n_i pdd_i^T + sum of A_j D_j + s_j e_j^T      integral of x a^T dm: place in body i, acceleration       (6)
    c_i = n_i + sum of A_j c_j + M_j s_j,        M_i = m_i + sum of M_j        first moment and mass of all that is carried   (7)

A rotation has dA/dq = A Q with Q = skew(z), a translation ds/dq = A z: so dW_i/dq_i = W_i Q and dp_i/dq_i = W_i z.  Prismatic
joints and trees are added here; frames are at their own joint, as in all formulations of this package.
"""

from __future__ import annotations

import numpy as np

from isodyn.formulations.kinematics import body_poses, joint_axes, joint_frames
from isodyn.model.tree import Tree
from isodyn.spatial import Array, dot, skew, zeros


def gravity_torque(tree: Tree, q: Array) -> Array:
    """g (n,): the last term of (1)."""
    A, s = joint_frames(tree, q)
    W, _ = body_poses(tree, q)
    z_w, z_v = joint_axes(tree)
    M = [body.mass for body in tree.bodies]
    c = [body.first_moment for body in tree.bodies]
    g = zeros(tree.n)
    for i, p in tree.inward():
        g[i] = -dot(tree.gravity, W[i] @ (skew(z_w[i]) @ c[i] + M[i] * z_v[i]))
        if p >= 0:
            c[p] = c[p] + A[i] @ c[i] + M[i] * s[i]  # (7)
            M[p] = M[p] + M[i]
    return g


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """tau (n,) of (1)."""
    A, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    W, Wdd, pdd = _accelerations(tree, q, qd, qdd)
    e, D = [zeros(3) for _ in range(tree.n)], [zeros(3, 3) for _ in range(tree.n)]
    tau = gravity_torque(tree, q)
    for i, p in tree.inward():
        body = tree.bodies[i]
        e[i] = e[i] + body.mass * pdd[i] + Wdd[i] @ body.first_moment  # (5)
        D[i] = D[i] + body.euler_tensor_at_origin @ Wdd[i].T + np.outer(body.first_moment, pdd[i])  # (6)
        tau[i] = tau[i] + ((W[i] @ skew(z_w[i])) * D[i].T).sum() + dot(e[i], W[i] @ z_v[i])  # (1)
        if p >= 0:
            e[p] = e[p] + e[i]
            D[p] = D[p] + A[i] @ D[i] + np.outer(s[i], e[i])
    return tau


def _accelerations(tree: Tree, q: Array, qd: Array, qdd: Array) -> tuple[list[Array], list[Array], list[Array]]:
    """(W, Wdd, pdd) of every body."""
    A, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    W, _ = body_poses(tree, q)
    Wd, Wdd = ([zeros(3, 3) for _ in range(tree.n + 1)] for _ in range(2))  # the last entry, [-1], is the base
    pdd = [zeros(3) for _ in range(tree.n + 1)]
    for i, p in tree.outward():
        Q, along = skew(z_w[i]), W[i] @ z_v[i]
        Wd_p, Wdd_p = (A[i].T @ Wd[p].T).T, (A[i].T @ Wdd[p].T).T  # Wd_p A_i, Wdd_p A_i
        Wd[i] = Wd_p + W[i] @ Q * qd[i]  # (2)
        Wdd[i] = Wdd_p + (2.0 * qd[i]) * (Wd_p @ Q) + W[i] @ (Q @ Q * (qd[i] * qd[i]) + Q * qdd[i])  # (3)
        pdd[i] = pdd[p] + Wdd[p] @ s[i] + (2.0 * qd[i]) * (Wd_p @ z_v[i]) + along * qdd[i]  # (4)
    return W, Wdd, pdd
