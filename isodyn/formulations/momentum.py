"""Momentum form of Lagrange's equations (Celentano, 2008, Theorem 1): u = d(B qd)/dt - c - gamma - u_a.

    d(B qd)/dt = c + gamma + u_a + u,      c = dT/dq                                                                    (6), (7)

gamma are the forces of gravity, u_a those of friction and of loads from outside.  (No robot here has the elastic forces eta.)

A link in base axes: M its mass, N its static moment about its own origin, J its inertia there.  With the twist V = [v, w] of that
origin, the second and third theorems read the same in three dimensions:

    h_i = I_i V_i,    I_i = [[M 1, -skew(N)], [skew(N), J]],    T_i = V_i . h_i / 2                                    (10), (11)
    V_i = R_i qd,     A_i = R_i^T I_i R_i,     B = sum of the A_i                                     (15), (21), (26), Fig. 8

Column j of R_i is S_j, the motion of link i by joint j.  Seen from link i, I_i is constant, and a joint k between joint j and the
link moves S_j by S_j x S_k dq_k (x of twists).  Hence, V_<k and V_>k being what the joints before and after k contribute to V_i,

    dV_i/dq_k = V_<k x S_k,     c_k = sum over i of h_i . (V_<k x S_k),     dS_j/dt = S_j x V_>j

which is (31a) for planar arms.  The sums over i are taken on the way in: c is O(n), and so is d(B qd)/dt, the derivative of the
momentum's own recursion line by line.

Corrections (docs/misprints.md): (4) needs d b_jk/d q_i / 2 where d b_ik/d q_j / 2 is printed; then it is (3), which is used here.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from isodyn.formulations.drive import friction_torque
from isodyn.formulations.kinematics import Loads, body_loads, body_poses, dot, joint_axes, joint_frames, zeros
from isodyn.formulations.solve import solve_tree
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, cross, skew, symmetric


class Links(NamedTuple):
    """Every link in base axes: R its own axes, d its origin from its parent's, z its joint axis, N and J its mass moments."""

    R: list[Array]
    d: list[Array]
    z_w: list[Array]
    z_v: list[Array]
    N: list[Array]
    J: list[Array]


def links(tree: Tree, q: Array) -> Links:
    """The links at the position q; everything else is built on them."""
    R, _ = body_poses(tree, q)
    _, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    N = [R[i] @ (body.mass * body.com) for i, body in enumerate(tree.bodies)]
    inertia = [body.inertia - body.mass * (skew(body.com) @ skew(body.com)) for body in tree.bodies]  # about the origin, off-line
    return Links(
        R,
        [R[p] @ r[i] if p >= 0 else r[i] for i, p in tree.outward()],
        [R[i] @ z_w[i] for i in range(tree.n)],
        [R[i] @ z_v[i] for i in range(tree.n)],
        N,
        [symmetric(R[i] @ inertia[i] @ R[i].T) for i in range(tree.n)],
    )


# -- the inertia matrix and Celentano's C: link by link, then added up -----------------------------------------------------


def mass_matrix(tree: Tree, q: Array) -> Array:
    """B (n, n), the sum of the A_i."""
    at = links(tree, q)
    B = zeros(tree.n, tree.n)
    for i, S in enumerate(columns(tree, at)):
        for j in S:
            G = momentum_of(tree, at, i, S[j])
            for k in S:
                if k <= j:
                    B[k, j] = B[j, k] = B[k, j] + _dot6(S[k], G)  # (15), added up as in Fig. 8
    for i, body in enumerate(tree.bodies):
        B[i, i] = B[i, i] + body.armature
    return B


def convective_matrix(tree: Tree, q: Array, qd: Array) -> Array:
    """C (n, n) of (3): dB/dt minus half of the rows qd^T dB/dq_k; C qd is that of the Christoffel symbols."""
    at = links(tree, q)
    C = zeros(tree.n, tree.n)
    for i, S in enumerate(columns(tree, at)):
        V, after = zeros(6), zeros(6)
        U, D, G = {}, {}, {}
        for k in S:
            U[k] = _cross6(V, S[k])  # dV_i/dq_k
            V = V + S[k] * qd[k]
        h = momentum_of(tree, at, i, V)
        for k in reversed(S):
            D[k] = _cross6(S[k], after)  # dS_k/dt
            G[k] = momentum_of(tree, at, i, S[k])
            after = after + S[k] * qd[k]
        for k in S:
            change = _turned6(S[k], h)
            for j in S:
                row = _dot6(U[k], G[j])  # qd^T dA_i/dq_k: by the change of V_i,
                if j < k:
                    row = row + _dot6(S[j], change)  # and by that of S_j, (S_j x S_k) . h_i
                C[k, j] = C[k, j] + _dot6(D[k], G[j]) + _dot6(G[k], D[j]) - 0.5 * row  # (3)
    return C


def columns(tree: Tree, at: Links) -> list[dict[int, Array]]:
    """R_i of (21): for every link the twists S_j (6,) of its origin by the joints that carry it, from the base to the link."""
    R: list[dict[int, Array]] = []
    for i, p in tree.outward():
        above = R[p] if p >= 0 else {}
        moved = {j: np.concatenate([S[:3] + cross(S[3:], at.d[i]), S[3:]]) for j, S in above.items()}
        R.append(moved | {i: np.concatenate([at.z_v[i], at.z_w[i]])})
    return R


def momentum_of(tree: Tree, at: Links, i: int, V: Array) -> Array:
    """I_i V (6,) of (11): momentum, and angular momentum about its origin, of link i when it moves with the twist V."""
    v, w = V[:3], V[3:]
    return np.concatenate([tree.bodies[i].mass * v + cross(w, at.N[i]), at.J[i] @ w + cross(at.N[i], v)])


# -- Theorem 1: every term of (6), O(n) --------------------------------------------------------------------------------------


def velocities(tree: Tree, at: Links, qd: Array) -> tuple[list[Array], list[Array]]:
    """(v, w) of every link's origin; the last entry, [-1], is the base."""
    v, w = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(2))
    for i, p in tree.outward():
        w[i] = w[p] + at.z_w[i] * qd[i]
        v[i] = v[p] + cross(w[p], at.d[i]) + at.z_v[i] * qd[i]
    return v, w


def kinetic_gradient(tree: Tree, q: Array, qd: Array) -> Array:
    """c = dT/dq (n,) of (7) at fixed qd: the momentum beyond joint k, times V_<k x S_k at its origin."""
    at = links(tree, q)
    v, w = velocities(tree, at, qd)
    P, H = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(2))
    c = zeros(tree.n)
    for i, p in tree.inward():
        h = momentum_of(tree, at, i, np.concatenate([v[i], w[i]]))
        P[i], H[i] = P[i] + h[:3], H[i] + h[3:]
        turned = cross(w[p], at.z_w[i])
        moved = cross(w[p], at.z_v[i]) + cross(v[i], at.z_w[i])
        c[i] = dot(moved, P[i]) + dot(turned, H[i])
        P[p], H[p] = P[p] + P[i], H[p] + H[i] + cross(at.d[i], P[i])
    return c


def momentum_rate(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """d(B qd)/dt (n,): the momentum z_w . H + z_v . P of every joint, each line of its recursion differentiated."""
    at = links(tree, q)
    v, w = velocities(tree, at, qd)
    vd, wd, P, H, Pd, Hd = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(6))
    zd_w, zd_v, dd = ([zeros(3) for _ in range(tree.n)] for _ in range(3))
    for i, p in tree.outward():
        zd_w[i], zd_v[i] = cross(w[p], at.z_w[i]), cross(w[p], at.z_v[i])
        dd[i] = cross(w[p], at.d[i]) + at.z_v[i] * qd[i]
        wd[i] = wd[p] + at.z_w[i] * qdd[i] + zd_w[i] * qd[i]
        vd[i] = vd[p] + cross(wd[p], at.d[i]) + cross(w[p], dd[i]) + at.z_v[i] * qdd[i] + zd_v[i] * qd[i]
    rate = zeros(tree.n)
    for i, p in tree.inward():
        mass, N, Nd, J = tree.bodies[i].mass, at.N[i], cross(w[i], at.N[i]), at.J[i]
        P[i] = P[i] + mass * v[i] + Nd
        H[i] = H[i] + J @ w[i] + cross(N, v[i])
        Pd[i] = Pd[i] + mass * vd[i] + cross(wd[i], N) + cross(w[i], Nd)
        Hd[i] = Hd[i] + J @ wd[i] + cross(w[i], J @ w[i]) + cross(Nd, v[i]) + cross(N, vd[i])
        rate[i] = dot(at.z_w[i], Hd[i]) + dot(zd_w[i], H[i]) + dot(at.z_v[i], Pd[i]) + dot(zd_v[i], P[i])
        rate[i] = rate[i] + tree.bodies[i].armature * qdd[i]
        P[p], Pd[p] = P[p] + P[i], Pd[p] + Pd[i]
        H[p] = H[p] + H[i] + cross(at.d[i], P[i])
        Hd[p] = Hd[p] + Hd[i] + cross(dd[i], P[i]) + cross(at.d[i], Pd[i])
    return rate


def applied_force(tree: Tree, q: Array, loads: Loads) -> Array:
    """gamma plus the loads' part of u_a (n,): gravity and loads on the links, gathered inwards."""
    at = links(tree, q)
    force, moment = body_loads(tree, loads)
    f, n = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(2))
    result = zeros(tree.n)
    for i, p in tree.inward():
        f[i] = f[i] + tree.bodies[i].mass * tree.gravity + at.R[i] @ force.get(i, zeros(3))
        n[i] = n[i] + cross(at.N[i], tree.gravity) + at.R[i] @ moment.get(i, zeros(3))
        result[i] = dot(at.z_w[i], n[i]) + dot(at.z_v[i], f[i])
        f[p], n[p] = f[p] + f[i], n[p] + n[i] + cross(at.d[i], f[i])
    return result


def gravity_torque(tree: Tree, q: Array) -> Array:
    """-gamma (n,): what must be given to hold the arm."""
    return -applied_force(tree, q, {})


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
    """u (n,) of (6)."""
    balance = momentum_rate(tree, q, qd, qdd) - kinetic_gradient(tree, q, qd) - applied_force(tree, q, loads)
    return balance + friction_torque(tree, qd)


def bias_torque(tree: Tree, q: Array, qd: Array) -> Array:
    """u at qdd = 0: dB/dt qd - c - gamma, plus friction."""
    return inverse_dynamics(tree, q, qd, zeros(tree.n), {})


def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
    """qdd (n,) from B qdd = u + u_a + gamma + c - dB/dt qd."""
    return solve_tree(tree, mass_matrix(tree, q), tau - inverse_dynamics(tree, q, qd, zeros(tree.n), loads))


def _cross6(a: Array, b: Array) -> Array:
    """a x b of two twists."""
    return np.concatenate([cross(a[3:], b[:3]) + cross(a[:3], b[3:]), cross(a[3:], b[3:])])


def _turned6(a: Array, h: Array) -> Array:
    """The momentum f with b . f = (b x a) . h for every twist b."""
    return np.concatenate([cross(a[3:], h[:3]), cross(a[:3], h[:3]) + cross(a[3:], h[3:])])


def _dot6(twist: Array, wrench: Array) -> Scalar:
    return dot(twist[:3], wrench[:3]) + dot(twist[3:], wrench[3:])
