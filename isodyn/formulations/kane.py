"""Kane's equations for robot arms: generalised active and inertia forces by partial velocities.  Not in the five sources.

Kane and Levinson, "The use of Kane's dynamical equations in robotics", Int. J. Robotics Research 2 (3), 1983.  Inverse dynamics in
O(n), as Angeles, Ma and Rojas have it in "An algorithm for the inverse dynamics of n-axis general manipulators using Kane's
equations", Computers and Mathematics with Applications 17 (12), 1989.  Equations numbered here.

With the joint rates as generalised speeds, omega_i = sum of w^r_i qd_r and v_Ci = sum of v^r_i qd_r define the partial angular
velocities w^r_i and the partial velocities v^r_i of the mass centres.  All bodies that joint r carries move as one when it alone
moves:

    w^r_i = z_r,  v^r_i = z_r x (c_i - p_r)   if it turns;        w^r_i = 0,  v^r_i = z_r   if it slides                    (1)

Forces act on a body through R_i at its mass centre and a moment T_i; its inertia does so through

    R*_i = -m_i a_Ci,        T*_i = -(I_i alpha_i + omega_i x I_i omega_i)                                                 (2)
    F_r + F*_r = 0,          F_r = sum of v^r_i . R_i + w^r_i . T_i,    F*_r the same of R*_i, T*_i                        (3)

tau_r, friction and rotors stand in F_r by themselves, since joint r's own partial rate is 1.  Gravity has its part of F_r, (4), and
what multiplies the acceleration of joint k in -F*_r is (5):

    g_r = -sum of m_i gravity . v^r_i                                                                                      (4)
    M_rk = sum of w^r_i . I_i w^k_i + m_i v^r_i . v^k_i                                                                     (5)

For the torques alone, (1) goes into (3) before the sum.  z_r comes out of it, and what is left is a resultant force P_r and a
resultant moment Q_r about the joint, collected inwards:

    P_r = sum of R_i + R*_i,        Q_r = sum of T_i + T*_i + (c_i - p_r) x (R_i + R*_i)
    tau_r = -z_r . Q_r  if joint r turns,      -z_r . P_r  if it slides                                                     (6)

Accelerations by Omega = skew(alpha) + skew(omega)^2; weight joins -m a when the base accelerates against gravity.
"""

from __future__ import annotations

from isodyn.formulations.drive import friction_torque
from isodyn.formulations.kinematics import Loads, body_loads, body_poses, dot, joint_axes, joint_frames, zeros
from isodyn.formulations.modified_newton_euler import consolidated
from isodyn.formulations.solve import solve_tree
from isodyn.model.tree import Tree
from isodyn.spatial import Array, cross

Partials = list[dict[int, tuple[Array, Array]]]


def partial_velocities(tree: Tree, q: Array) -> Partials:
    """(w^r_i, v^r_i) of every body i and joint r that carries it, in the axes of body i: (1)."""
    R, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    axes: list[dict[int, tuple[Array, Array, Array]]] = []  # turning and sliding axis of joint r, its origin to that of body i
    for i, p in tree.outward():
        above = axes[p] if p >= 0 else {}
        carried = {r: (R[i].T @ turn, R[i].T @ slide, R[i].T @ (way + s[i])) for r, (turn, slide, way) in above.items()}
        axes.append(carried | {i: (z_w[i], z_v[i], zeros(3))})
    return [
        {r: (turn, slide + cross(turn, way + tree.bodies[i].com)) for r, (turn, slide, way) in seen.items()}
        for i, seen in enumerate(axes)
    ]


def mass_matrix(tree: Tree, q: Array) -> Array:
    """M (n, n): what multiplies the accelerations in -F*."""
    M = zeros(tree.n, tree.n)
    for body, partials in zip(tree.bodies, partial_velocities(tree, q), strict=True):
        for k, (w_k, v_k) in partials.items():
            spun, moved = body.inertia @ w_k, body.mass * v_k
            for r, (w_r, v_r) in partials.items():
                if r <= k:
                    M[r, k] = M[k, r] = M[r, k] + dot(w_r, spun) + dot(v_r, moved)  # (5)
    for i, body in enumerate(tree.bodies):
        M[i, i] = M[i, i] + body.armature
    return M


def gravity_torque(tree: Tree, q: Array) -> Array:
    """g (n,): weight in F, by partial velocities in base axes."""
    R, p = body_poses(tree, q)
    z_w, z_v = joint_axes(tree)
    g = zeros(tree.n)
    for i, body in enumerate(tree.bodies):
        c = p[i] + R[i] @ body.com
        for r in (i, *tree.ancestors(i)):
            v = cross(R[r] @ z_w[r], c - p[r]) + R[r] @ z_v[r]  # (1)
            g[r] = g[r] - body.mass * dot(tree.gravity, v)  # (4)
    return g


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
    """tau (n,) from F + F* = 0."""
    R, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    force, moment = body_loads(tree, loads)
    w, al, a = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(3))
    Omega = [zeros(3, 3) for _ in range(tree.n + 1)]
    a[-1] = -tree.gravity
    for i, p in tree.outward():
        w_p = R[i].T @ w[p]
        w[i] = w_p + z_w[i] * qd[i]
        al[i] = R[i].T @ al[p] + cross(w_p, z_w[i] * qd[i]) + z_w[i] * qdd[i]
        Omega[i] = consolidated(w[i], al[i])
        a[i] = R[i].T @ (a[p] + Omega[p] @ s[i]) + z_v[i] * qdd[i] + 2.0 * cross(w_p, z_v[i] * qd[i])
    P, Q = ([zeros(3) for _ in range(tree.n)] for _ in range(2))
    tau = friction_torque(tree, qd)
    for i, p in tree.inward():
        body = tree.bodies[i]
        inertia_force = -body.mass * (a[i] + Omega[i] @ body.com)  # (2)
        inertia_moment = -(body.inertia @ al[i] + cross(w[i], body.inertia @ w[i]))
        P[i] = P[i] + force.get(i, zeros(3)) + inertia_force
        Q[i] = Q[i] + moment.get(i, zeros(3)) + inertia_moment + cross(body.com, inertia_force)
        tau[i] = body.armature * qdd[i] + tau[i] - dot(z_w[i], Q[i]) - dot(z_v[i], P[i])  # (6)
        if p >= 0:
            carried = R[i] @ P[i]
            P[p] = P[p] + carried
            Q[p] = Q[p] + R[i] @ Q[i] + cross(s[i], carried)
    return tau


def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
    """qdd (n,) from M qdd = tau - bias, the bias by (6) without accelerations."""
    bias = inverse_dynamics(tree, q, qd, zeros(tree.n), loads)
    return solve_tree(tree, mass_matrix(tree, q), tau - bias)
