"""The terms of DeNOC's equations of motion, I qdd + C qd = tau, each written out: Saha, Recursive Robot Dynamics, section 9.2.

    generalized inertia matrix     I_ij = p_i^T M~_i B_ij p_j                                                        (9.11)-(9.15)
    matrix of convective inertia   C_ij = p_i^T B_ji^T (H_j + M~_j Omega_j + M~'_j) p_j        where i carries j, and i = j
                                   C_ij = p_i^T (M~_i Bdot_ij + H_i + M~_i B_ij Omega_j + M~'_i B_ij) p_j  j carries i     (9.16k)
    vector of convective inertia   h_i = p_i^T w~'_i, in O(n)                                                        (9.17)-(9.19)
    generalized forces             tau_i = p_i^T w~^E_i                                                              (9.20), (9.21)

M~_i is the composite body of (m~, delta~, I~); M~'_i sums W_k M_k over the same links; H_i stands for the sum of B_ki^T H~_ki over
the next links k, which makes H~_ij = M~_i Bdot_ij + H_i.  Bodies in their own axes and with the symbols of denoc.py.  The matrices
have twists at the mass centres, as the book writes them; the vectors, which do not depend on the point, at the origins.

Corrections (docs/misprints.md): the last M~ of (9.16b) is M~_e, and its upper blocks are B_ji^T M~'_j, no mirror of the lower ones
(9.16i); H~_{j+1,j} in the first line of (9.16k); sliding joints add e bdot to d-dot in (9.16d).  M~_omega does not vanish for
planar arms.  On a tree the sums over the next link run over all children.
"""

from __future__ import annotations

from typing import NamedTuple

from isodyn.formulations.denoc import Propagation, Six, generalized_force, twist_rates, wrenches
from isodyn.formulations.drive import friction_torque
from isodyn.formulations.kinematics import dot, joint_axes, joint_frames, zeros
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, cross, skew, symmetric


class Composite(NamedTuple):
    """M~_i of (9.12c): everything joint i carries, frozen, seen from C_i."""

    m: Scalar
    delta: Array  # (3,)    first moment, from the composite's mass centre to C_i
    I: Array  # (3, 3)  inertia about C_i

    def of(self, t: Six) -> Six:
        """M~ t."""
        return Six(self.I @ t.angular - cross(self.delta, t.linear), cross(self.delta, t.angular) + self.m * t.linear)

    def with_child(self, B: Propagation, child: Composite) -> Composite:
        """M~_j + B_ij^T M~_i B_ij."""
        c, delta = c_of(B), B.R @ child.delta
        moved = child.m * c + delta
        I = symmetric(self.I + B.R.congruence(child.I) - skew(delta) @ skew(c) - skew(c) @ skew(moved))  # (9.14c)
        return Composite(self.m + child.m, self.delta + moved, I)  # (9.14a), (9.14b)


def at_mass_centres(tree: Tree, q: Array) -> tuple[list[Propagation], list[Six]]:
    """(B_{i, parent}, p_i) of every body for twists at the mass centres C_i; the base's mass centre is its origin."""
    R, o = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    com = [body.com for body in tree.bodies] + [zeros(3)]
    B = [Propagation(R[i], com[i], o[i] - com[p]) for i, p in tree.outward()]
    return B, [Six(z_w[i], cross(z_w[i], com[i]) + z_v[i]) for i in range(tree.n)]


def c_of(B: Propagation) -> Array:
    """c_ij = -d_i - r_j in the parent's axes."""
    c: Array = -(B.R @ B.d + B.r)
    return c


def links(tree: Tree) -> list[Composite]:
    """M_i of every body alone (9.2b)."""
    return [Composite(body.mass, zeros(3), body.inertia.copy()) for body in tree.bodies]


def mass_matrix(tree: Tree, q: Array) -> Array:
    """The generalized inertia matrix I (n, n) of (9.15), composite bodies by (9.14)."""
    B, p = at_mass_centres(tree, q)
    M = links(tree)
    GIM = zeros(tree.n, tree.n)
    for i, parent in tree.inward():
        w = M[i].of(p[i])
        GIM[i, i] = p[i].dot(w) + tree.bodies[i].armature
        child = i
        for j in tree.ancestors(i):
            w = B[child].back(w)
            GIM[i, j] = GIM[j, i] = p[j].dot(w)  # (9.15)
            child = j
        if parent >= 0:
            M[parent] = M[parent].with_child(B[i], M[i])  # (9.11d)
    return GIM


def convective_matrix(tree: Tree, q: Array, qd: Array) -> Array:
    """The matrix of convective inertia C (n, n), element by element as in (9.16k)."""
    B, p = at_mass_centres(tree, q)
    w, c_dot = rates(tree, B, qd)
    M = links(tree)
    M1 = [skew(w[i]) @ body.inertia for i, body in enumerate(tree.bodies)]  # M' = W M has only this angular block
    H = [Six(zeros(3, 3), zeros(3, 3)) for _ in tree.bodies]  # left three columns; the others are zero
    C = zeros(tree.n, tree.n)
    for k, parent in tree.inward():
        e = p[k].angular
        column = M[k].of(p[k].turned(w[k])) + Six((H[k].angular + M1[k]) @ e, H[k].linear @ e)  # (H + M~ Omega + M~') p
        row = M[k].of(p[k])  # M~^T p
        row_left = (H[k].angular + M1[k]).T @ e + H[k].linear.T @ p[k].linear  # (H + M~')^T p
        C[k, k] = p[k].dot(column)
        child, c_dot_ki = k, zeros(3)
        for i in tree.ancestors(k):
            column, row, row_left = B[child].back(column), B[child].back(row), B[child].R @ row_left
            c_dot_ki = c_dot[child] + B[child].R @ c_dot_ki
            C[i, k] = p[i].dot(column)  # (9.16k), i carries k
            C[k, i] = dot(row.linear, cross(c_dot_ki, p[i].angular)) + dot(row_left, p[i].angular) + row.dot(p[i].turned(w[i]))
            child = i
        if parent >= 0:
            H[parent] = H[parent] + carried_rate(B[k], M[k], c_dot[k], H[k])
            M1[parent] = M1[parent] + B[k].R.congruence(M1[k])  # (9.16j)
            M[parent] = M[parent].with_child(B[k], M[k])
    return C


def rates(tree: Tree, B: list[Propagation], qd: Array) -> tuple[list[Array], list[Array]]:
    """(omega_i, rate of c_ij in the parent's axes) of every body: Bdot_ij of (9.16d) is [[0, 0], [cdot_ij x 1, 0]]."""
    z_w, z_v = joint_axes(tree)
    w = [zeros(3) for _ in range(tree.n + 1)]
    c_dot = []
    for i, j in tree.outward():
        w[i] = B[i].R.T @ w[j] + z_w[i] * qd[i]
        c_dot.append(-(cross(w[j], B[i].r) + B[i].R @ (cross(w[i], B[i].d) + z_v[i] * qd[i])))
    return w, c_dot


def carried_rate(B: Propagation, M: Composite, c_dot: Array, H: Six) -> Six:
    """B_ij^T H~_ij in the parent's axes, H~_ij = M~_i Bdot_ij + H_i: below (9.16e)."""
    rate = skew(c_dot)
    linear = B.R.congruence(H.linear) + M.m * rate
    angular = B.R.congruence(H.angular) - skew(B.R @ M.delta) @ rate
    return Six(angular - skew(c_of(B)) @ linear, linear)


def convective_vector(tree: Tree, q: Array, qd: Array, rho: Array) -> Array:
    """The vector of convective inertia h = C qd (n,), outwards and back: (9.17)-(9.19); rho as in (9.35), 0 or -gravity."""
    rates_alone = twist_rates(tree, q, qd, zeros(tree.n), rho)  # t' is the twist rate without accelerations
    return generalized_force(tree, q, wrenches(tree, *rates_alone))


def bias_torque(tree: Tree, q: Array, qd: Array) -> Array:
    """h with the weights in it, and friction."""
    return convective_vector(tree, q, qd, -tree.gravity) + friction_torque(tree, qd)


def gravity_torque(tree: Tree, q: Array) -> Array:
    """What balances the generalized force of the weights w^E_i = (0, m_i g): (9.20), (9.21)."""
    R, _ = joint_frames(tree, q)
    g = [zeros(3) for _ in range(tree.n)] + [tree.gravity]
    for i, j in tree.outward():
        g[i] = R[i].T @ g[j]
    w = [Six(cross(body.first_moment, g[i]), body.mass * g[i]) for i, body in enumerate(tree.bodies)]
    return -generalized_force(tree, q, w)
