"""Natural orthogonal complement (Angeles and Lee, 1988; Saha's N^T M N, section 9.1): t = N qd, tau = N^T (M tdot + W M t - w).

t stacks the twists (omega_i, velocity of C_i) of all bodies, N their partial rates by qd, M their masses and inertias, W their
angular velocities, w the outside wrenches.  With tdot = N qdd + Ndot qd:

    GIM = N^T M N,      h = N^T (M Ndot qd + W M N qd),      gravity enters as the acceleration of the base

Written for every body in its own axes, so that M is constant.  Column j of N, for body i, is (e_j, e_j x way from O_j to C_i) if
joint j turns, (0, e_j) if it slides: Kane's partial velocities.
"""

from __future__ import annotations

from isodyn.formulations.drive import friction_torque
from isodyn.formulations.kinematics import Loads, body_loads, joint_axes, joint_frames
from isodyn.formulations.kinematics import partial_velocities as complement
from isodyn.formulations.solve import solve_tree
from isodyn.model.tree import Tree
from isodyn.spatial import Array, cross, dot, zeros


def mass_matrix(tree: Tree, q: Array) -> Array:
    """N^T M N (n, n)."""
    GIM = zeros(tree.n, tree.n)
    for body, columns in zip(tree.bodies, complement(tree, q), strict=True):
        for j, (w_j, v_j) in columns.items():
            n, f = body.inertia @ w_j, body.mass * v_j
            for i, (w_i, v_i) in columns.items():
                if i <= j:
                    GIM[i, j] = GIM[j, i] = GIM[i, j] + dot(w_i, n) + dot(v_i, f)
    for i, body in enumerate(tree.bodies):
        GIM[i, i] = GIM[i, i] + body.armature
    return GIM


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
    """tau = N^T (M tdot + W M t - w)."""
    R, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    N = complement(tree, q)
    force, moment = body_loads(tree, loads)
    w, al, a = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(3))
    a[-1] = -tree.gravity
    tau = friction_torque(tree, qd)
    for i, p in tree.outward():
        body, w_p = tree.bodies[i], R[i].T @ w[p]
        w[i] = w_p + z_w[i] * qd[i]
        al[i] = R[i].T @ al[p] + cross(w_p, z_w[i] * qd[i]) + z_w[i] * qdd[i]
        a_p = R[i].T @ (a[p] + cross(w[p], cross(w[p], r[i])) + cross(al[p], r[i]))
        a[i] = a_p + z_v[i] * qdd[i] + 2.0 * cross(w_p, z_v[i] * qd[i])
        a_c = a[i] + cross(w[i], cross(w[i], body.com)) + cross(al[i], body.com)  # tdot
        outside = force.get(i, zeros(3))
        f = body.mass * a_c - outside  # M tdot - w, at C_i
        n = body.inertia @ al[i] + cross(w[i], body.inertia @ w[i]) - (moment.get(i, zeros(3)) - cross(body.com, outside))
        for j, (w_j, v_j) in N[i].items():
            tau[j] = tau[j] + dot(w_j, n) + dot(v_j, f)  # N^T
    for i, body in enumerate(tree.bodies):
        tau[i] = tau[i] + body.armature * qdd[i]
    return tau


def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
    """qdd (n,) from GIM qdd = tau - h."""
    h = inverse_dynamics(tree, q, qd, zeros(tree.n), loads)
    return solve_tree(tree, mass_matrix(tree, q), tau - h)
