"""Gibbs-Appell equations of Mata, Provenzano, Valero and Cuadrado (2002): inverse dynamics 4.1, inertia matrix 4.2, forward 3.

The torque is the derivative of the Gibbs function G = sum (m a.a / 2 + alpha.I alpha / 2 + alpha.(omega x I omega)) by the joint
acceleration (5), which the recursion accumulates inward:

    Omega_i = skew(alpha_i) + skew(omega_i)^2                                                                     (12)
    f_i = m_i rdd_i,      t_i = vector of Omega_i J_i - (Omega_i J_i)^T,   J = tr(I)/2 1 - I                      (9)-(11)
    phi_j = R_{j+1} (f_{j+1} + phi_{j+1})                                                                         (16)
    chi_j = r_jj x f_j + s_{j,j+1} x phi_j + t_j + R_{j+1} chi_{j+1}                                              (15)
    tau_j = z_j . chi_j                                                                                           (14)

The inertia matrix is the Hessian of G by the accelerations (19), with composite quantities phi (first moment) and Psi:

    D_jk = z_k . [Psi_j - skew(s_kj) skew(phi_j)] z_j     for every joint k that carries j                        (22), step 7

Corrections (docs/misprints.md): Omega of (12) and gravity in step 1 (the base accelerates against gravity); for prismatic joints
sdd_i += z qdd + 2 omega x z qd, tau_j = z . (f_j + phi_j), and the four entries of D for each pair of joint types; (22) has r_ji.
On a tree the sums run over all children.  The linear system is solved by Cholesky's method without square roots.
"""

from __future__ import annotations

from isodyn.formulations.kinematics import joint_axes, joint_frames
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, consolidated, cross, dot, skew, spin, symmetric, zeros


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """Torques tau (n,), section 4.1."""
    R, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    _, _, Omega, rdd = _accelerations(tree, q, qd, qdd)
    phi, chi = ([zeros(3) for _ in range(tree.n)] for _ in range(2))
    tau = zeros(tree.n)
    for j, p in tree.inward():
        body = tree.bodies[j]
        f = body.mass * rdd[j]  # (9)
        t = spin(Omega[j], body.euler_tensor)  # (10)
        chi[j] = cross(body.com, f) + chi[j] + t  # (15)
        tau[j] = dot(z_w[j], chi[j]) + dot(z_v[j], f + phi[j])  # (14)
        if p >= 0:
            down = R[j] @ (f + phi[j])
            phi[p] = phi[p] + down  # (16)
            chi[p] = chi[p] + cross(s[j], down) + R[j] @ chi[j]
    return tau


def _accelerations(tree: Tree, q: Array, qd: Array, qdd: Array) -> tuple[list[Array], list[Array], list[Array], list[Array]]:
    """(omega, alpha, Omega, acceleration of the centre of mass) of every body: step 1."""
    R, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    w, al, sdd = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(3))
    Omega = [zeros(3, 3) for _ in range(tree.n + 1)]
    rdd = [zeros(3) for _ in range(tree.n)]
    sdd[-1] = -tree.gravity
    for i, p in tree.outward():
        w_p = R[i].T @ w[p]
        w[i] = w_p + z_w[i] * qd[i]
        al[i] = R[i].T @ al[p] + z_w[i] * qdd[i] + cross(w_p, z_w[i] * qd[i])
        Omega[i] = consolidated(w[i], al[i])  # (12)
        sdd[i] = R[i].T @ (sdd[p] + Omega[p] @ s[i]) + z_v[i] * qdd[i] + 2.0 * cross(w_p, z_v[i] * qd[i])
        rdd[i] = sdd[i] + Omega[i] @ tree.bodies[i].com
    return w, al, Omega, rdd


def mass_matrix(tree: Tree, q: Array) -> Array:
    """D (n, n), section 4.2."""
    R, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    M = [body.mass for body in tree.bodies]
    phi = [body.first_moment for body in tree.bodies]  # step 1: gamma, H, E; step 4: phi; step 5: Psi
    Psi = [body.inertia_at_origin for body in tree.bodies]
    D = zeros(tree.n, tree.n)
    for j, p in tree.inward():
        D[j, j] = dot(z_w[j], Psi[j] @ z_w[j]) + M[j] * dot(z_v[j], z_v[j])  # step 6
        u_w = Psi[j] @ z_w[j] + cross(phi[j], z_v[j])
        u_v = M[j] * z_v[j] - cross(phi[j], z_w[j])
        to_j = R[j].T
        s_kj, turned = to_j @ s[j], [to_j]
        for k in tree.ancestors(j):  # step 7; z_k and s_kj are propagated outward into the axes of j (steps 2, 3)
            a_w, a_v = z_w[k], z_v[k]
            for rotation in reversed(turned):
                a_w, a_v = rotation @ a_w, rotation @ a_v
            D[j, k] = D[k, j] = dot(a_w, u_w + cross(s_kj, u_v)) + dot(a_v, u_v)
            step = R[k].T @ s[k]
            for rotation in reversed(turned):
                step = rotation @ step
            s_kj = s_kj + step
            turned.append(R[k].T)
        if p >= 0:
            phi_p = R[j] @ phi[j]
            cross_term = skew(s[j]) @ skew(phi_p)
            Psi[p] = symmetric(Psi[p] - M[j] * (skew(s[j]) @ skew(s[j])) - cross_term - cross_term.T + R[j].congruence(Psi[j]))
            phi[p] = phi[p] + M[j] * s[j] + phi_p
            M[p] = M[p] + M[j]
    return D


def gibbs_function(tree: Tree, q: Array, qd: Array, qdd: Array) -> Scalar:
    """G of (3); the base accelerates against gravity, as in step 1.

    Its gradient by qdd is the torque without friction (5), its Hessian the inertia matrix (19).
    """
    w, al, _, rdd = _accelerations(tree, q, qd, qdd)
    twice: Scalar = 0.0
    for i, body in enumerate(tree.bodies):
        spun = body.inertia @ al[i] + 2.0 * cross(w[i], body.inertia @ w[i])
        twice = twice + body.mass * dot(rdd[i], rdd[i]) + dot(al[i], spun)
    return 0.5 * twice
