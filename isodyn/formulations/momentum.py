"""Momentum form of Lagrange's equations (Celentano, 2008, Theorem 1): u = d(B qd)/dt - c - gamma - u_a.

    d(B qd)/dt = c + gamma + u_a + u,      c = dT/dq                                                                    (6), (7)

gamma are the forces of gravity; u_a, those of friction and external loads, are in drives.py.  (No robot here has the
elastic forces eta.)

A link in base axes has the mass M, the static moment N about its own origin, and the inertia J there.  With the twist V = [v, w] of
that origin, the second and third theorems read the same in three dimensions:

    h_i = I_i V_i,    I_i = [[M 1, -skew(N)], [skew(N), J]],    T_i = V_i . h_i / 2                                    (10), (11)
    V_i = R_i qd,     A_i = R_i^T I_i R_i,     B = sum of the A_i                                     (15), (21), (26), Fig. 8

Column j of R_i is S_j, the motion of link i by joint j.  In link i's axes I_i is constant, and a joint k between joint j and the
link changes S_j by S_j x S_k dq_k (x of twists).  Hence, V_<k and V_>k being the contributions to V_i of the joints before and
after k,

    dV_i/dq_k = V_<k x S_k,     c_k = sum over i of h_i . (V_<k x S_k),     dS_j/dt = S_j x V_>j

which is (31a) for planar arms.  The sums over i are accumulated inward: c is O(n), and so is d(B qd)/dt, the derivative of the
momentum's own recursion line by line.

Corrections (docs/misprints.md): (4) needs d b_jk/d q_i / 2 where d b_ik/d q_j / 2 is printed; then it is (3), which is used here.
"""

from __future__ import annotations

from typing import NamedTuple

from isodyn.formulations.kinematics import body_poses, joint_frames, joint_motions
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Pair, RigidInertia, cross, skew, symmetric, zeros


class Links(NamedTuple):
    """Every link in base axes: R its own axes, d its origin relative to its parent's, S its joint's motion, M its inertia there."""

    R: list[Array]
    d: list[Array]
    S: list[Pair]
    M: list[RigidInertia]


def links(tree: Tree, q: Array) -> Links:
    """Return the links at the position q; the functions below use them."""
    R, _ = body_poses(tree, q)
    _, r = joint_frames(tree, q)
    S, M = [], []
    for R_i, z, body in zip(R, joint_motions(tree), tree.bodies, strict=True):
        inertia = body.inertia - body.mass * (skew(body.com) @ skew(body.com))  # about the origin, off-line
        S.append(Pair(R_i @ z.angular, R_i @ z.linear))
        M.append(RigidInertia(body.mass, R_i @ (body.mass * body.com), symmetric(R_i @ inertia @ R_i.T)))
    return Links(R, [R[p] @ r[i] if p >= 0 else r[i] for i, p in tree.outward()], S, M)


# -- the inertia matrix and Celentano's C: link by link, then added up -----------------------------------------------------


def mass_matrix(tree: Tree, q: Array) -> Array:
    """B (n, n), the sum of the A_i."""
    at = links(tree, q)
    B = zeros(tree.n, tree.n)
    for M, S in zip(at.M, columns(tree, at), strict=True):
        for j in S:
            G = M @ S[j]
            for k in S:
                if k <= j:
                    B[k, j] = B[j, k] = B[k, j] + S[k].dot(G)  # (15), added up as in Fig. 8
    return B


def convective_matrix(tree: Tree, q: Array, qd: Array) -> Array:
    """C (n, n) of (3): dB/dt minus half of the rows qd^T dB/dq_k; C qd is that of the Christoffel symbols."""
    at = links(tree, q)
    C = zeros(tree.n, tree.n)
    for M, S in zip(at.M, columns(tree, at), strict=True):
        V, after = Pair.zero(), Pair.zero()
        U, D, G = {}, {}, {}
        for k in S:
            U[k] = V.cross(S[k])  # dV_i/dq_k
            V = V + S[k] * qd[k]
        h = M @ V  # (11)
        for k in reversed(S):
            D[k] = S[k].cross(after)  # dS_k/dt
            G[k] = M @ S[k]
            after = after + S[k] * qd[k]
        for k in S:
            change = S[k].cross_wrench(h)
            for j in S:
                row = U[k].dot(G[j])  # qd^T dA_i/dq_k: by the change of V_i,
                if j < k:
                    row = row + S[j].dot(change)  # and by that of S_j, (S_j x S_k) . h_i
                C[k, j] = C[k, j] + D[k].dot(G[j]) + G[k].dot(D[j]) - 0.5 * row  # (3)
    return C


def columns(tree: Tree, at: Links) -> list[dict[int, Pair]]:
    """R_i of (21): for every link the twists S_j of its origin by the joints that carry it, from the base to the link."""
    R: list[dict[int, Pair]] = []
    for i, p in tree.outward():
        above = R[p] if p >= 0 else {}
        moved = {j: Pair(S.angular, S.linear + cross(S.angular, at.d[i])) for j, S in above.items()}
        R.append(moved | {i: at.S[i]})
    return R


# -- Theorem 1: every term of (6), O(n) --------------------------------------------------------------------------------------


def velocities(tree: Tree, at: Links, qd: Array) -> list[Pair]:
    """V of every link's origin; the last entry, [-1], is the base."""
    V = [Pair.zero()] * (tree.n + 1)
    for i, p in tree.outward():
        w, v = V[p].angular, V[p].linear
        V[i] = Pair(w, v + cross(w, at.d[i])) + at.S[i] * qd[i]
    return V


def kinetic_gradient(tree: Tree, q: Array, qd: Array) -> Array:
    """c = dT/dq (n,) of (7) at fixed qd: the momentum beyond joint k, times V_<k x S_k at its origin."""
    at = links(tree, q)
    V = velocities(tree, at, qd)
    h = [Pair.zero()] * (tree.n + 1)
    c = zeros(tree.n)
    for i, p in tree.inward():
        h[i] = h[i] + at.M[i] @ V[i]
        c[i] = Pair(V[p].angular, V[i].linear).cross(at.S[i]).dot(h[i])
        h[p] = h[p] + Pair(h[i].angular + cross(at.d[i], h[i].linear), h[i].linear)
    return c


def momentum_rate(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """d(B qd)/dt (n,): the momentum S . h of every joint, each line of its recursion differentiated."""
    at = links(tree, q)
    V = velocities(tree, at, qd)
    Vd, h, hd = ([Pair.zero()] * (tree.n + 1) for _ in range(3))
    Sd, dd, rate = [Pair.zero()] * tree.n, [zeros(3)] * tree.n, zeros(tree.n)
    for i, p in tree.outward():
        w, (wd, vd) = V[p].angular, (Vd[p].angular, Vd[p].linear)
        Sd[i] = at.S[i].turned(w)
        dd[i] = cross(w, at.d[i]) + at.S[i].linear * qd[i]
        Vd[i] = Pair(wd, vd + cross(wd, at.d[i]) + cross(w, dd[i])) + at.S[i] * qdd[i] + Sd[i] * qd[i]
    for i, p in tree.inward():
        M, w, v, wd, vd = at.M[i], V[i].angular, V[i].linear, Vd[i].angular, Vd[i].linear
        Nd = cross(w, M.h)
        h[i] = Pair(h[i].angular + M.I @ w + cross(M.h, v), h[i].linear + M.m * v + Nd)
        H = hd[i].angular + M.I @ wd + cross(w, M.I @ w) + cross(Nd, v) + cross(M.h, vd)
        hd[i] = Pair(H, hd[i].linear + M.m * vd + cross(wd, M.h) + cross(w, Nd))
        rate[i] = at.S[i].dot(hd[i]) + Sd[i].dot(h[i])
        h[p] = h[p] + Pair(h[i].angular + cross(at.d[i], h[i].linear), h[i].linear)
        arm = cross(dd[i], h[i].linear) + cross(at.d[i], hd[i].linear)
        hd[p] = hd[p] + Pair(hd[i].angular + arm, hd[i].linear)
    return rate


def gravity_force(tree: Tree, q: Array) -> Array:
    """gamma (n,): the weights of the links, accumulated inward."""
    at = links(tree, q)
    f, n = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(2))
    gamma = zeros(tree.n)
    for i, p in tree.inward():
        f[i] = f[i] + tree.bodies[i].mass * tree.gravity
        n[i] = n[i] + cross(at.M[i].h, tree.gravity)
        gamma[i] = at.S[i].dot(Pair(n[i], f[i]))
        f[p], n[p] = f[p] + f[i], n[p] + n[i] + cross(at.d[i], f[i])
    return gamma


def gravity_torque(tree: Tree, q: Array) -> Array:
    """-gamma (n,): the torques that hold the arm."""
    return -gravity_force(tree, q)


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """u (n,) of (6), without u_a."""
    u: Array = momentum_rate(tree, q, qd, qdd) - kinetic_gradient(tree, q, qd) - gravity_force(tree, q)
    return u
