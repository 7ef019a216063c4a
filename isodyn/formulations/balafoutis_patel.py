"""Inverse dynamics with Cartesian tensors of Balafoutis and Patel.  Not in the five sources.

Balafoutis and Patel, "Dynamic Analysis of Robot Manipulators: A Cartesian Tensor Approach", Kluwer, 1991.  Equations numbered here.

The angular acceleration tensor Omega describes a body's rotation, its Euler tensor J = integral of x x^T dm its mass; the
moment of the inertia forces is the dual vector of a skew tensor:

    Omega_i = skew(alpha_i) + skew(omega_i)^2,         vec(Omega J) = dual vector of Omega J - (Omega J)^T                  (1)

Links are augmented: the total mass m_j carried by joint j is added as a point mass at the joint to the inner body.  For revolute
joints all of this is constant, computed once per robot; s_j is the origin of body j in its parent's frame,

    m_i = own + sum of m_j,     b_i = own m c + sum of m_j s_j,     J_i = own + sum of m_j s_j s_j^T    over the children j    (2)

    sdd_i = R^T (sdd_p + Omega_p s_i) + e_i,           e_i = z qdd + 2 omega_p x z qd if joint i is prismatic, else 0         (3)

The force on everything that joint i carries is then m_i sdd_i + phi_i; only phi is passed inward:

    phi_i = Omega_i b_i + sum of R_j (phi_j + m_j e_j)                                                                      (4)
    mu_i  = vec(Omega_i J_i) + b_i x sdd_i + sum of R_j mu_j + s_j x R_j (phi_j + m_j e_j)                                  (5)
    tau_i = z . mu_i  if joint i is revolute,        z . (m_i sdd_i + phi_i)  if it is prismatic                            (6)

Inertia matrix from composite tensors of the same links: at rest, a unit acceleration of joint j alone has Omega = skew(z_j) for all
that it carries.  With b and J of the composite, accumulated inward,

    b_p += R_j b_j,        J_p += R_j J_j R_j^T + s_j (R_j b_j)^T + (R_j b_j) s_j^T                                        (7)
    f = skew(z_j) b_j,     n = vec(skew(z_j) J_j)      (prismatic: f = m_j z_j, n = b_j x z_j)                              (8)

and M_ij = z_i . n or z_i . f where (f, n) is propagated inward to joint i.
"""

from __future__ import annotations

import numpy as np

from isodyn.formulations.kinematics import joint_axes, joint_frames
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, consolidated, cross, dot, skew, spin, symmetric, zeros


def augmented(tree: Tree, s: list[Array]) -> tuple[list[Scalar], list[Array], list[Array]]:
    """(m_i, b_i, J_i) of the augmented links, about their origins: (2)."""
    m = [body.mass for body in tree.bodies]
    b = [body.first_moment for body in tree.bodies]
    J = [body.euler_tensor_at_origin for body in tree.bodies]
    for j, p in tree.inward():
        if p >= 0:
            m[p] = m[p] + m[j]
            b[p] = b[p] + m[j] * s[j]
            J[p] = symmetric(J[p] + m[j] * np.outer(s[j], s[j]))
    return m, b, J


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """tau (n,)."""
    R, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    m, b, J = augmented(tree, s)
    w, al, sdd = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(3))
    Omega = [zeros(3, 3) for _ in range(tree.n + 1)]
    phi, mu, e = ([zeros(3) for _ in range(tree.n)] for _ in range(3))
    sdd[-1] = -tree.gravity  # a base accelerating upward is equivalent to gravity
    for i, p in tree.outward():
        w_p = R[i].T @ w[p]
        w[i] = w_p + z_w[i] * qd[i]
        al[i] = R[i].T @ al[p] + cross(w_p, z_w[i] * qd[i]) + z_w[i] * qdd[i]
        Omega[i] = consolidated(w[i], al[i])  # (1)
        e[i] = z_v[i] * qdd[i] + 2.0 * cross(w_p, z_v[i] * qd[i])
        sdd[i] = R[i].T @ (sdd[p] + Omega[p] @ s[i]) + e[i]  # (3)
    tau = zeros(tree.n)
    for i, p in tree.inward():
        phi[i] = Omega[i] @ b[i] + phi[i]  # (4)
        mu[i] = spin(Omega[i], J[i]) + cross(b[i], sdd[i]) + mu[i]  # (5)
        tau[i] = dot(z_w[i], mu[i]) + dot(z_v[i], m[i] * sdd[i] + phi[i])  # (6)
        if p >= 0:
            carried = R[i] @ (phi[i] + m[i] * e[i])
            phi[p] = phi[p] + carried
            mu[p] = mu[p] + R[i] @ mu[i] + cross(s[i], carried)
    return tau


def mass_matrix(tree: Tree, q: Array) -> Array:
    """M (n, n)."""
    R, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    m, b, J = augmented(tree, s)
    M = zeros(tree.n, tree.n)
    for j, p in tree.inward():
        f = cross(z_w[j], b[j]) + m[j] * z_v[j]  # (8)
        n = spin(skew(z_w[j]), J[j]) + cross(b[j], z_v[j])
        M[j, j] = dot(z_w[j], n) + dot(z_v[j], f)
        child = j
        for i in tree.ancestors(j):
            f = R[child] @ f
            n = R[child] @ n + cross(s[child], f)
            M[i, j] = M[j, i] = dot(z_w[i], n) + dot(z_v[i], f)
            child = i
        if p >= 0:
            b_p = R[j] @ b[j]
            J[p] = symmetric(J[p] + R[j].congruence(J[j]) + np.outer(s[j], b_p) + np.outer(b_p, s[j]))  # (7)
            b[p] = b[p] + b_p
    return M
