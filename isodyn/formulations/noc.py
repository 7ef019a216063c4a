"""Natural orthogonal complement (Angeles and Lee, 1988; Saha's N^T M N, section 9.1): t = N qd, tau = N^T (M tdot + W M t - w).

t stacks the twists (omega_i, velocity of C_i) of all bodies, N their partial rates by qd, M their masses and inertias, W their
angular velocities, w the external wrenches.  With tdot = N qdd + Ndot qd:

    GIM = N^T M N,      h = N^T (M Ndot qd + W M N qd),      gravity enters as the acceleration of the base

Written for every body in its own axes, so that M is constant.  Column j of N, for body i, is (e_j, e_j x vector from O_j to C_i) if
joint j is revolute, (0, e_j) if it is prismatic: Kane's partial velocities.
"""

from __future__ import annotations

from isodyn.formulations.kinematics import accelerations
from isodyn.formulations.kinematics import partial_velocities as complement
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
    return GIM


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """tau = N^T (M tdot + W M t)."""
    w, al, a = accelerations(tree, q, qd, qdd)
    tau = zeros(tree.n)
    for i, (body, columns) in enumerate(zip(tree.bodies, complement(tree, q), strict=True)):
        a_c = a[i] + cross(w[i], cross(w[i], body.com)) + cross(al[i], body.com)  # tdot
        f = body.mass * a_c  # M tdot + W M t, at C_i
        n = body.inertia @ al[i] + cross(w[i], body.inertia @ w[i])
        for j, (w_j, v_j) in columns.items():
            tau[j] = tau[j] + dot(w_j, n) + dot(v_j, f)  # N^T
    return tau
