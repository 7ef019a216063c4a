"""Decoupled natural orthogonal complement (DeNOC) of Saha: Introduction to Robotics, chapter 9.

Twist t_i = (omega_i, velocity of a point of link i), wrench w_i = (moment about that point, force), angular first as in the book:

    t_i = B_ij t_j + p_i qd_i,     B_ij t = (omega, c_ij x omega + cdot),  c_ij = -d_i - r_j                                   (9.4)
    p_i = (e_i, e_i x d_i) revolute, (0, e_i) prismatic                                                                       (9.5b)
    inverse dynamics: t, tdot outward (9.32), w = M tdot + W M t, w~_j = w_j + B_ij^T w~_i, tau_i = p_i^T w~_i inward         (9.33)
    forward dynamics: I = U D U^T with the articulated bodies M^_i                                                     (9.38)-(9.41)

The terms of I qdd + C qd = tau, each written out (section 9.2):

    generalized inertia matrix     I_ij = p_i^T M~_i B_ij p_j                                                        (9.11)-(9.15)
    matrix of convective inertia   C_ij = p_i^T B_ji^T (H_j + M~_j Omega_j + M~'_j) p_j        where i carries j, and i = j
                                   C_ij = p_i^T (M~_i Bdot_ij + H_i + M~_i B_ij Omega_j + M~'_i B_ij) p_j  j carries i     (9.16k)
    vector of convective inertia   h_i = p_i^T w~'_i, in O(n)                                                        (9.17)-(9.19)
    generalized forces             tau_i = p_i^T w~^E_i                                                              (9.20), (9.21)

M~_i is the composite body of (m~, delta~, I~); M~'_i sums W_k M_k over the same links; H_i stands for the sum of
B_ki^T H~_ki over the next links k, which makes H~_ij = M~_i Bdot_ij + H_i.

(9.7) has two definitions.  The matrices use twists at the mass centres, as in the book; the recursions and the
vectors, which do not depend on the point, use those at the origins O_i (Saha and Schiehlen, 2001).  r_j goes from O_j to the next
joint's axis, d_i along that axis to O_i: the two lengths of a DH row.  So p_i is e_i alone, and every body, in its own axes, has
M_i and W_i M_i t_i about O_i, with its first moment s_i = m_i times O_i C_i:

    w_i = (I_i omegadot_i + omega_i x I_i omega_i + s_i x a_i,  m_i a_i + A_i s_i),    A_i = [omegadot_i]x + [omega_i]x[omega_i]x

The acceleration of every offset, also in Bdot_ij t_j and Omega_i p_i qd_i of (9.32), is this one matrix A_i times that offset.

Corrections (docs/misprints.md): for prismatic joints e_i bdot_i is added to d-dot in (9.4b), (9.16d) and (9.32); psi_i, not
psihat_i, in (9.41a); the last M~ of (9.16b) is M~_e, and its upper blocks are B_ji^T M~'_j, no mirror of the lower ones (9.16i);
H~_{j+1,j} in the first line of (9.16k).  M~_omega does not vanish for planar arms.  On a tree the sums over the next link run
over all children.
"""

from __future__ import annotations

from typing import NamedTuple

from isodyn.formulations.kinematics import joint_axes, joint_frames, joint_motions, joint_moves
from isodyn.formulations.solve import pivot
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Inertia, Move, Pair, Scalar, consolidated, cross, dot, skew, spin, symmetric, zeros

# -- twists at the origins: outward and inward recursions, and U D U^T -----------------------------------------------------


def at_origins(tree: Tree, q: Array) -> tuple[list[Move], list[Pair]]:
    """(B_{i, parent}, p_i) of every body for twists at the origins O_i, the other definition of (9.7)."""
    return joint_moves(tree, q, along_axes=True), joint_motions(tree)


def twist_rates(tree: Tree, q: Array, qd: Array, qdd: Array, rho: Array) -> tuple[list[Pair], list[Array]]:
    """(tdot_i, A_i) of every body (9.32); the base accelerates with rho (3,)."""
    B, p = at_origins(tree, q)
    t, td = [Pair.zero()] * (tree.n + 1), [Pair.zero()] * (tree.n + 1)
    A = [zeros(3, 3)] * (tree.n + 1)
    td[-1] = Pair(zeros(3), rho)
    for i, j in tree.outward():
        R, r, d = B[i].R, B[i].r, B[i].d
        rate = p[i] * qd[i]
        t[i] = B[i].out(t[j]) + rate  # (9.32)
        own = p[i] * qdd[i] + rate.turned(t[i].angular)  # p_i qdd_i + Omega_i p_i qd_i
        wd = R.T @ td[j].angular + own.angular
        A[i] = consolidated(t[i].angular, wd)
        a = R.T @ (td[j].linear + A[j] @ r) + A[i] @ d  # B_ij tdot_j + Bdot_ij t_j for an O_i fixed on its joint ...
        td[i] = Pair(wd, a + own.linear + cross(t[i].angular, rate.linear))  # ... and the terms of its translation
    return td[:-1], A[:-1]


def wrenches(tree: Tree, td: list[Pair], A: list[Array]) -> list[Pair]:
    """M_i tdot_i + W_i M_i t_i of every body about its origin: (9.2), (9.33)."""
    result = []
    for i, body in enumerate(tree.bodies):
        a, s = td[i].linear, body.first_moment
        n = spin(A[i], body.euler_tensor_at_origin) + cross(s, a)  # I omegadot + omega x I omega + s x a
        result.append(Pair(n, body.mass * a + A[i] @ s))
    return result


def generalized_force(tree: Tree, q: Array, w: list[Pair]) -> Array:
    """N_d^T N_l^T w (n,) of wrenches on all links, at their origins: (9.18b)-(9.19b), (9.20)-(9.21b) and (9.33)."""
    B, p = at_origins(tree, q)
    gathered = list(w)  # w~
    tau = zeros(tree.n)
    for i, j in tree.inward():
        tau[i] = p[i].dot(gathered[i])
        if j >= 0:
            gathered[j] = gathered[j] + B[i].back(gathered[i])
    return tau


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, outside: list[Pair] | None = None) -> Array:
    """tau (n,) of (9.32)-(9.35); outside: external wrench w^E on every link at its origin."""
    td, A = twist_rates(tree, q, qd, qdd, -tree.gravity)  # rho of (9.35)
    w_E = outside or [Pair.zero()] * tree.n
    return generalized_force(tree, q, [own - w for own, w in zip(wrenches(tree, td, A), w_E, strict=True)])  # (9.34)


def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, *, rotors: Array, outside: list[Pair], shift: Array) -> Array:
    """qdd (n,): I = U D U^T solved from phi = tau - h (9.38); rotors: the motors' terms on the diagonal of I.

    shift   (n,)   theta'' - qdd of manifold joints (charts.py): part of h
    """
    return solve_udu(tree, q, tau - inverse_dynamics(tree, q, qd, shift, outside), rotors)


def solve_udu(tree: Tree, q: Array, phi: Array, rotors: Array) -> Array:
    """qdd from I qdd = phi by (9.39)-(9.41), with the operations counted in Table 9.6."""
    B, p = at_origins(tree, q)
    M = [Inertia.rigid(body.mass, body.first_moment, body.inertia_at_origin) for body in tree.bodies]  # M^_i
    eta, psi, mu = ([Pair.zero()] * (tree.n + 1) for _ in range(3))
    hat, m_hat, moves, qdd = (zeros(tree.n) for _ in range(4))
    for i, j in tree.inward():
        psi_hat = M[i] @ p[i]  # (9.39c)
        m_hat[i], moves[i] = pivot(tree, i, p[i].dot(psi_hat) + rotors[i])
        psi[i] = psi_hat / m_hat[i]
        hat[i] = phi[i] - p[i].dot(eta[i])  # (9.39a)
        if j >= 0:
            eta[j] = eta[j] + B[i].back(psi[i] * hat[i] + eta[i])  # (9.39b)
            M[j] = M[j] + M[i].without(psi_hat, psi[i]).seen_through(B[i])  # (9.39d), B^T M B: along the axis first
    for i, j in tree.outward():
        carried = B[i].out(mu[j])
        qdd[i] = hat[i] / m_hat[i] * moves[i] - psi[i].dot(carried)  # (9.40), (9.41a)
        mu[i] = p[i] * qdd[i] + carried  # (9.41b)
    return qdd


def convective_vector(tree: Tree, q: Array, qd: Array, rho: Array) -> Array:
    """The vector of convective inertia h = C qd (n,), outward and inward: (9.17)-(9.19); rho as in (9.35), 0 or -gravity."""
    rates_alone = twist_rates(tree, q, qd, zeros(tree.n), rho)  # t' is the twist rate without accelerations
    return generalized_force(tree, q, wrenches(tree, *rates_alone))


def bias_torque(tree: Tree, q: Array, qd: Array) -> Array:
    """h including the weights."""
    return convective_vector(tree, q, qd, -tree.gravity)


def gravity_torque(tree: Tree, q: Array) -> Array:
    """The torque that balances the generalized force of the weights w^E_i = (0, m_i g): (9.20), (9.21)."""
    R, _ = joint_frames(tree, q)
    g = [zeros(3) for _ in range(tree.n)] + [tree.gravity]
    for i, j in tree.outward():
        g[i] = R[i].T @ g[j]
    w = [Pair(cross(body.first_moment, g[i]), body.mass * g[i]) for i, body in enumerate(tree.bodies)]
    return -generalized_force(tree, q, w)


# -- twists at the mass centres: the matrices, element by element ----------------------------------------------------------


def at_mass_centres(tree: Tree, q: Array) -> tuple[list[Move], list[Pair]]:
    """(B_{i, parent}, p_i) of every body for twists at the mass centres C_i; the base's mass centre is its origin."""
    R, o = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    com = [body.com for body in tree.bodies] + [zeros(3)]
    B = [Move(R[i], o[i] - com[p], com[i]) for i, p in tree.outward()]
    return B, [Pair(z_w[i], cross(z_w[i], com[i]) + z_v[i]) for i in range(tree.n)]


def c_of(B: Move) -> Array:
    """c_ij = -d_i - r_j in the parent's axes."""
    c: Array = -(B.R @ B.d + B.r)
    return c


class Composite(NamedTuple):
    """M~_i of (9.12c): everything that joint i carries, with joints locked, about C_i."""

    m: Scalar
    delta: Array  # (3,)    first moment, from the composite's mass centre to C_i
    I: Array  # (3, 3)  inertia about C_i

    def __matmul__(self, t: Pair) -> Pair:
        """M~ t."""
        return Pair(self.I @ t.angular - cross(self.delta, t.linear), cross(self.delta, t.angular) + self.m * t.linear)

    def with_child(self, B: Move, child: Composite) -> Composite:
        """M~_j + B_ij^T M~_i B_ij."""
        c, delta = c_of(B), B.R @ child.delta
        moved = child.m * c + delta
        I = symmetric(self.I + B.R.congruence(child.I) - skew(delta) @ skew(c) - skew(c) @ skew(moved))  # (9.14c)
        return Composite(self.m + child.m, self.delta + moved, I)  # (9.14a), (9.14b)


def links(tree: Tree) -> list[Composite]:
    """M_i of every body alone (9.2b)."""
    return [Composite(body.mass, zeros(3), body.inertia.copy()) for body in tree.bodies]


def mass_matrix(tree: Tree, q: Array) -> Array:
    """The generalized inertia matrix I (n, n) of (9.15), composite bodies by (9.14)."""
    B, p = at_mass_centres(tree, q)
    M = links(tree)
    GIM = zeros(tree.n, tree.n)
    for i, parent in tree.inward():
        w = M[i] @ p[i]
        GIM[i, i] = p[i].dot(w)
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
    H = [Pair(zeros(3, 3), zeros(3, 3)) for _ in tree.bodies]  # left three columns; the others are zero
    C = zeros(tree.n, tree.n)
    for k, parent in tree.inward():
        e = p[k].angular
        column = M[k] @ p[k].turned(w[k]) + Pair((H[k].angular + M1[k]) @ e, H[k].linear @ e)  # (H + M~ Omega + M~') p
        row = M[k] @ p[k]  # M~^T p
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


def rates(tree: Tree, B: list[Move], qd: Array) -> tuple[list[Array], list[Array]]:
    """(omega_i, rate of c_ij in the parent's axes) of every body: Bdot_ij of (9.16d) is [[0, 0], [cdot_ij x 1, 0]]."""
    z_w, z_v = joint_axes(tree)
    w = [zeros(3) for _ in range(tree.n + 1)]
    c_dot = []
    for i, j in tree.outward():
        w[i] = B[i].R.T @ w[j] + z_w[i] * qd[i]
        c_dot.append(-(cross(w[j], B[i].r) + B[i].R @ (cross(w[i], B[i].d) + z_v[i] * qd[i])))
    return w, c_dot


def carried_rate(B: Move, M: Composite, c_dot: Array, H: Pair) -> Pair:
    """B_ij^T H~_ij in the parent's axes, H~_ij = M~_i Bdot_ij + H_i: below (9.16e)."""
    rate = skew(c_dot)
    linear = B.R.congruence(H.linear) + M.m * rate
    angular = B.R.congruence(H.angular) - skew(B.R @ M.delta) @ rate
    return Pair(angular - skew(c_of(B)) @ linear, linear)
