"""Kane's equations for robot arms: generalised active and inertia forces by partial velocities.  Not in the five sources.

Kane and Levinson, "The use of Kane's dynamical equations in robotics", Int. J. Robotics Research 2 (3), 1983; Dynamics: Theory and
Applications, 1985.  Equations numbered here.  kane_recursive.py has the same equations in O(n).

With the joint rates as generalised speeds, omega_i = sum of w^r_i qd_r and v_Ci = sum of v^r_i qd_r define the partial angular
velocities w^r_i and the partial velocities v^r_i of the mass centres.  All bodies that joint r carries move as one when it alone
moves:

    w^r_i = z_r,  v^r_i = z_r x (c_i - p_r)   if it is revolute;        w^r_i = 0,  v^r_i = z_r   if it is prismatic        (1)

So joint r rotates the partial velocities of the joints that it carries, and moves c_i in those of the joints that carry it.  With
omega^r_i the sum of w^s_i qd_s up to joint r, omega^p_i the sum up to the joint before it,

    alpha_i = sum of w^r_i qdd_r + omega^p_i x w^r_i qd_r,   a_Ci = sum of v^r_i qdd_r + (omega^p_i + omega^r_i) x v^r_i qd_r (2)

The forces on a body are R_i at its mass centre, weight included, and a moment T_i; its inertia forces are

    R*_i = -m_i a_Ci,        T*_i = -(I_i alpha_i + omega_i x I_i omega_i)                                                 (3)
    F_r + F*_r = 0,          F_r = tau_r + sum of v^r_i . R_i + w^r_i . T_i,    F*_r = sum of v^r_i . R*_i + w^r_i . T*_i     (4)

Friction and rotors enter F_r directly, since joint r's own partial rate is 1.  The weights' part of F_r gives (5), and
the coefficient of the acceleration of joint k in -F*_r is (6):

    g_r = -sum of m_i gravity . v^r_i                                                                                      (5)
    M_rk = sum of w^r_i . I_i w^k_i + m_i v^r_i . v^k_i                                                                     (6)
"""

from __future__ import annotations

from isodyn.formulations.kinematics import body_poses, joint_axes, joint_frames, partial_velocities
from isodyn.model.tree import Tree
from isodyn.spatial import Array, cross, dot, zeros


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """tau (n,) from F + F* = 0."""
    R, _ = joint_frames(tree, q)
    gravity = [zeros(3) for _ in range(tree.n + 1)]
    gravity[-1] = tree.gravity
    for i, p in tree.outward():
        gravity[i] = R[i].T @ gravity[p]
    tau = zeros(tree.n)
    for i, partials in enumerate(partial_velocities(tree, q)):
        body = tree.bodies[i]
        w, al, a = zeros(3), zeros(3), zeros(3)
        for r, (w_r, v_r) in partials.items():  # from the base outward
            w_p, w = w, w + w_r * qd[r]
            al = al + w_r * qdd[r] + cross(w_p, w_r * qd[r])  # (2)
            a = a + v_r * qdd[r] + cross(w_p + w, v_r * qd[r])
        inertia_force = -body.mass * a  # (3)
        inertia_moment = -(body.inertia @ al + cross(w, body.inertia @ w))
        f = body.mass * gravity[i] + inertia_force
        for r, (w_r, v_r) in partials.items():
            tau[r] = tau[r] - dot(v_r, f) - dot(w_r, inertia_moment)  # (4)
    return tau


def mass_matrix(tree: Tree, q: Array) -> Array:
    """M (n, n): the coefficients of the accelerations in -F*."""
    M = zeros(tree.n, tree.n)
    for body, partials in zip(tree.bodies, partial_velocities(tree, q), strict=True):
        for k, (w_k, v_k) in partials.items():
            spun, moved = body.inertia @ w_k, body.mass * v_k
            for r, (w_r, v_r) in partials.items():
                if r <= k:
                    M[r, k] = M[k, r] = M[r, k] + dot(w_r, spun) + dot(v_r, moved)  # (6)
    return M


def gravity_torque(tree: Tree, q: Array) -> Array:
    """g (n,): the weights in F, by partial velocities in base axes."""
    R, p = body_poses(tree, q)
    z_w, z_v = joint_axes(tree)
    g = zeros(tree.n)
    for i, body in enumerate(tree.bodies):
        c = p[i] + R[i] @ body.com
        for r in (i, *tree.ancestors(i)):
            v = cross(R[r] @ z_w[r], c - p[r]) + R[r] @ z_v[r]  # (1)
            g[r] = g[r] - body.mass * dot(tree.gravity, v)  # (5)
    return g
