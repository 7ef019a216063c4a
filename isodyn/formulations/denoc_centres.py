"""DeNOC's inverse dynamics with twists at the mass centres C_i, as the book prints it: Saha, Introduction to Robotics, section 9.3.

    t_i = B_ij t_j + p_i qd_i,     tdot_i = B_ij tdot_j + Bdot_ij t_j + p_i qdd_i + Omega_i p_i qd_i         outward        (9.32)
    w_i = M_i tdot_i + W_i M_i t_i,     w~_j = w_j + sum of B_ij^T w~_i,     tau_i = p_i^T w~_i              inward         (9.33)
    tdot of the base = [0; -gravity]                                                                                      (9.35)

A variant of denoc.py, which uses twists at the origins O_i, the other definition of (9.7), to save operations.  Symbols as there;
Bdot_ij t_j = (0, cdot_ij x omega_j) with cdot_ij of (9.16d), and M_i = diag(I_i, m_i 1), W_i = diag(omega_i x 1, 0) of (9.2).

Corrections (docs/misprints.md): for prismatic joints e_i bdot_i is added to d-dot in (9.32).  On a tree the sum runs over all
children.
"""

from __future__ import annotations

from isodyn.formulations.denoc import at_mass_centres, links
from isodyn.formulations.kinematics import joint_axes
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Pair, cross, zeros


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """tau (n,) of (9.32)-(9.35)."""
    B, p = at_mass_centres(tree, q)
    _, z_v = joint_axes(tree)
    M = links(tree)
    t, td = ([Pair.zero() for _ in range(tree.n + 1)] for _ in range(2))
    td[-1] = Pair(zeros(3), -tree.gravity)  # (9.35)
    w = [Pair.zero() for _ in range(tree.n)]
    for i, j in tree.outward():
        R, d, r = B[i].R, B[i].d, B[i].r
        rate = p[i] * qd[i]
        t[i] = B[i].out(t[j]) + rate  # (9.32)
        omega = t[i].angular
        c_dot = -(R.T @ cross(t[j].angular, r) + cross(omega, d) + z_v[i] * qd[i])  # (9.16d), in the axes of link i
        B_dot_t = Pair(zeros(3), cross(c_dot, R.T @ t[j].angular))
        td[i] = B[i].out(td[j]) + B_dot_t + p[i] * qdd[i] + rate.turned(omega)
        WMt = Pair(cross(omega, (M[i] @ t[i]).angular), zeros(3))
        w[i] = M[i] @ td[i] + WMt  # (9.33)
    tau = zeros(tree.n)
    for i, j in tree.inward():
        tau[i] = p[i].dot(w[i])
        if j >= 0:
            w[j] = w[j] + B[i].back(w[i])
    return tau
