"""Decoupled natural orthogonal complement (DeNOC) of Saha: Recursive Robot Dynamics, chapter 9; section 9.2 is in denoc_terms.py.

Twist t_i = (omega_i, velocity of a point of link i), wrench w_i = (moment about that point, force), angular first as in the book:

    t_i = B_ij t_j + p_i qd_i,     B_ij t = (omega, c_ij x omega + cdot),  c_ij = -d_i - r_j                                   (9.4)
    p_i = (e_i, e_i x d_i) turning, (0, e_i) sliding                                                                          (9.5b)
    inverse dynamics: t, tdot outwards (9.32), w = M tdot + W M t, w~_j = w_j + B_ij^T w~_i, tau_i = p_i^T w~_i inwards       (9.33)
    forward dynamics: I = U D U^T with the articulated bodies M^_i                                                     (9.38)-(9.41)

Of the two definitions of (9.7), the recursions here take twists at the origins O_i (Saha and Schiehlen, 2001), section 9.2 those at
the mass centres.  r_j runs from O_j to the next joint's axis, d_i along that axis to O_i: the two lengths of a DH row.  So p_i is
e_i alone, and every body, in its own axes, has M_i and W_i M_i t_i about O_i, with its first moment s_i = m_i times O_i C_i:

    w_i = (I_i omegadot_i + omega_i x I_i omega_i + s_i x a_i,  m_i a_i + A_i s_i),    A_i = [omegadot_i]x + [omega_i]x[omega_i]x

The acceleration of every offset, within Bdot_ij t_j and Omega_i p_i qd_i of (9.32) too, is this one matrix A_i times that offset.

Corrections (docs/misprints.md): for sliding joints e_i bdot_i is added to d-dot in (9.4b), (9.16d) and (9.32); psi_i, not
psihat_i, in (9.41a).  On a tree the inward sums run over all children, and loads on any link are subtracted from its w (9.20),
(9.34).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from isodyn.formulations.articulated_body import moved, reduced
from isodyn.formulations.drive import friction_torque
from isodyn.formulations.kinematics import Loads, body_loads, dot, joint_axes, joint_frames, zeros
from isodyn.formulations.modified_newton_euler import consolidated, spin
from isodyn.formulations.solve import pivot
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Rotation, Scalar, cross, skew


class Six(NamedTuple):
    """A twist (angular, linear velocity of the point) or a wrench (moment about the point, force)."""

    angular: Array
    linear: Array

    def __add__(self, other: Six) -> Six:  # type: ignore[override]
        return Six(self.angular + other.angular, self.linear + other.linear)

    def __sub__(self, other: Six) -> Six:
        return Six(self.angular - other.angular, self.linear - other.linear)

    def turned(self, w: Array) -> Six:
        """Omega x, with Omega = diag(w x 1, w x 1)."""
        return Six(cross(w, self.angular), cross(w, self.linear))

    def times(self, x: Scalar) -> Six:
        return Six(self.angular * x, self.linear * x)

    def dot(self, other: Six) -> Scalar:
        return dot(self.angular, other.angular) + dot(self.linear, other.linear)


class Propagation(NamedTuple):
    """B_ij between neighbours: R turns body i's axes into its parent's; r from j's point to the joint, d on to i's point."""

    R: Rotation
    d: Array
    r: Array

    def out(self, t: Six) -> Six:
        """B_ij t_j."""
        w = self.R.T @ t.angular
        return Six(w, self.R.T @ (t.linear + cross(t.angular, self.r)) + cross(w, self.d))

    def back(self, w: Six) -> Six:
        """B_ij^T w_i."""
        f = self.R @ w.linear
        return Six(self.R @ (w.angular + cross(self.d, w.linear)) + cross(self.r, f), f)


def at_origins(tree: Tree, q: Array) -> tuple[list[Propagation], list[Six]]:
    """(B_{i, parent}, p_i) of every body for twists at the origins O_i, the other definition of (9.7)."""
    R, _ = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    B = []
    for i, body in enumerate(tree.bodies):
        r, along = body.offsets
        B.append(Propagation(R[i], body.axis * along + z_v[i] * (q[i] + body.offset), r))
    return B, [Six(z_w[i], z_v[i]) for i in range(tree.n)]


def twist_rates(tree: Tree, q: Array, qd: Array, qdd: Array, rho: Array) -> tuple[list[Six], list[Array]]:
    """(tdot_i, A_i) of every body (9.32); the base accelerates with rho (3,)."""
    B, p = at_origins(tree, q)
    rest = Six(zeros(3), zeros(3))
    t, td, A = [rest] * (tree.n + 1), [rest] * (tree.n + 1), [zeros(3, 3)] * (tree.n + 1)
    td[-1] = Six(zeros(3), rho)
    for i, j in tree.outward():
        R, d, r = B[i].R, B[i].d, B[i].r
        rate = p[i].times(qd[i])
        t[i] = B[i].out(t[j]) + rate  # (9.32)
        own = p[i].times(qdd[i]) + rate.turned(t[i].angular)  # p_i qdd_i + Omega_i p_i qd_i
        wd = R.T @ td[j].angular + own.angular
        A[i] = consolidated(t[i].angular, wd)
        a = R.T @ (td[j].linear + A[j] @ r) + A[i] @ d  # B_ij tdot_j + Bdot_ij t_j, where O_i stays on its joint ...
        td[i] = Six(wd, a + own.linear + cross(t[i].angular, rate.linear))  # ... and where it slides
    return td[:-1], A[:-1]


def wrenches(tree: Tree, td: list[Six], A: list[Array]) -> list[Six]:
    """M_i tdot_i + W_i M_i t_i of every body about its origin: (9.2), (9.33)."""
    result = []
    for i, body in enumerate(tree.bodies):
        a, s = td[i].linear, body.first_moment
        n = spin(A[i], body.euler_tensor_at_origin) + cross(s, a)  # I omegadot + omega x I omega + s x a
        result.append(Six(n, body.mass * a + A[i] @ s))
    return result


def outside_wrenches(tree: Tree, loads: Loads) -> list[Six]:
    """w^E_i of (9.20): what the loads exert on every body, at its origin."""
    force, moment = body_loads(tree, loads)
    return [Six(moment.get(i, zeros(3)), force.get(i, zeros(3))) for i in range(tree.n)]


def generalized_force(tree: Tree, q: Array, w: list[Six]) -> Array:
    """N_d^T N_l^T w (n,) of wrenches on all links, at their origins: (9.18b)-(9.19b), (9.20)-(9.21b) and (9.33)."""
    B, p = at_origins(tree, q)
    gathered = list(w)  # w~
    tau = zeros(tree.n)
    for i, j in tree.inward():
        tau[i] = p[i].dot(gathered[i])
        if j >= 0:
            gathered[j] = gathered[j] + B[i].back(gathered[i])
    return tau


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
    """tau (n,) of (9.32)-(9.35)."""
    td, A = twist_rates(tree, q, qd, qdd, -tree.gravity)  # rho of (9.35)
    w = [own - outside for own, outside in zip(wrenches(tree, td, A), outside_wrenches(tree, loads), strict=True)]  # (9.34)
    armature: Array = np.array([body.armature for body in tree.bodies], dtype=object)
    tau: Array = generalized_force(tree, q, w) + armature * qdd + friction_torque(tree, qd)
    return tau


def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
    """qdd (n,): I = U D U^T solved from phi = tau - h (9.38)."""
    phi = tau - inverse_dynamics(tree, q, qd, zeros(tree.n), loads)
    return solve_udu(tree, q, phi)


def solve_udu(tree: Tree, q: Array, phi: Array) -> Array:
    """qdd from I qdd = phi by (9.39)-(9.41), as Table 9.6 counts it."""
    B, p = at_origins(tree, q)
    n = tree.n
    I = [body.inertia_at_origin for body in tree.bodies]  # M^_i = [[I, H^T], [H, L]], (angular, linear)
    H = [-skew(body.first_moment) for body in tree.bodies]
    L = [body.mass * np.eye(3).astype(object) for body in tree.bodies]
    eta = [Six(zeros(3), zeros(3)) for _ in range(n)]
    hat, psi, m_hat = zeros(n), [eta[0]] * n, zeros(n)
    for i, j in tree.inward():
        psi_hat = Six(I[i] @ p[i].angular + H[i].T @ p[i].linear, H[i] @ p[i].angular + L[i] @ p[i].linear)  # (9.39c)
        m_hat[i] = pivot(tree, i, p[i].dot(psi_hat) + tree.bodies[i].armature)
        psi[i] = Six(psi_hat.angular / m_hat[i], psi_hat.linear / m_hat[i])
        hat[i] = phi[i] - p[i].dot(eta[i])  # (9.39a)
        if j < 0:
            continue
        eta[j] = eta[j] + B[i].back(psi[i].times(hat[i]) + eta[i])  # (9.39b)
        I_bar = reduced(I[i], psi_hat.angular, psi[i].angular)  # (9.39d)
        H_bar = H[i] - np.outer(psi_hat.linear, psi[i].angular)
        L_bar = reduced(L[i], psi_hat.linear, psi[i].linear)
        L_bar, H_bar, I_bar = moved(L_bar, H_bar, I_bar, B[i].d)  # B^T M B: along the axis, ...
        turn = B[i].R.congruence
        L_j, H_j, I_j = moved(turn(L_bar), turn(H_bar), turn(I_bar), B[i].r)  # ... and from there to the parent
        L[j], H[j], I[j] = L[j] + L_j, H[j] + H_j, I[j] + I_j
    qdd = zeros(n)
    mu = [Six(zeros(3), zeros(3)) for _ in range(n + 1)]
    for i, j in tree.outward():
        carried = B[i].out(mu[j])
        qdd[i] = hat[i] / m_hat[i] - psi[i].dot(carried)  # (9.40), (9.41a)
        mu[i] = p[i].times(qdd[i]) + carried  # (9.41b)
    return qdd
