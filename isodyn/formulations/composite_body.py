"""Composite rigid bodies: M (Walker and Orin, 1982; Featherstone, 2008, table 6.2), Coriolis matrix and gravity from the same sums.

A composite is everything a joint carries, with joints locked.  With the moves X_i and the joint motions S_i of kinematics.py,

    I_p += X_i^T I_i X_i,        F = I_i S_i,        M_ij = S_j . F   at every ancestor j, to which F is passed, F = X^T F      (1)

Coriolis matrix of the Christoffel symbols, in the manner of Echeandia and Wensing (2021).  Their 6x6 matrix
B = (v x* I - I v x + (I v) xbar*) / 2 of a rigid body with velocity (v, w) and momentum (f, n) is, written out in 3x3 blocks,

    B = [[0, -skew(f)], [0, E]],     2 E = skew(w) I - I skew(w) - skew(v) skew(h) - skew(h) skew(v) - skew(n)

with first moment h.  In terms of the Euler tensor K = tr(I)/2 1 - I at the origin, all but two of these products cancel,

    E = -skew(w) K - skew(h) skew(v)                                                                                       (2)

and B keeps that form when composites are added up: f_p += R f,  E_p += R E R^T - skew(r) skew(R f).                           (3)

    C_ji = S_j . (I dS_i + B S_i),      C_ij = dS_j . I S_i + S_j . B^T S_i      at every ancestor j, dS the rate of S        (4)
"""

from __future__ import annotations

from isodyn.formulations.kinematics import joint_motions, joint_moves
from isodyn.model.tree import Body, Tree
from isodyn.spatial import Array, Pair, RigidInertia, cross, dot, skew, zeros


def mass_matrix(tree: Tree, q: Array) -> Array:
    """M (n, n)."""
    X, S, I = joint_moves(tree, q, along_axes=True), joint_motions(tree), bodies(tree)
    M = zeros(tree.n, tree.n)
    for i, p in tree.inward():
        if p >= 0:
            I[p] = I[p].plus(I[i], X[i])  # (1)
        F, child = I[i] @ S[i], i
        M[i, i] = S[i].dot(F)
        for j in tree.ancestors(i):
            F, child = X[child].back(F), j
            M[i, j] = M[j, i] = S[j].dot(F)
    return M


def coriolis_matrix(tree: Tree, q: Array, qd: Array) -> Array:
    """C (n, n) of the Christoffel symbols."""
    X, S, I = joint_moves(tree, q), joint_motions(tree), bodies(tree)
    t = [Pair.zero()] * (tree.n + 1)
    f, E, dS = [zeros(3)] * tree.n, [zeros(3, 3)] * tree.n, [Pair.zero()] * tree.n
    for i, p in tree.outward():
        t[i] = X[i].out(t[p]) + S[i] * qd[i]
        f[i] = (I[i] @ t[i]).linear
        E[i] = _rate(tree.bodies[i], t[i])  # (2)
        dS[i] = t[i].cross(S[i])
    C = zeros(tree.n, tree.n)
    for i, p in tree.inward():
        if p >= 0:
            f_p = X[i].R @ f[i]
            I[p], f[p] = I[p].plus(I[i], X[i]), f[p] + f_p
            E[p] = E[p] + X[i].R.congruence(E[i]) - skew(X[i].r) @ skew(f_p)  # (3)
        F1 = I[i] @ dS[i] + Pair(E[i] @ S[i].angular, cross(S[i].angular, f[i]))  # I dS + B S
        F2, n3, child = I[i] @ S[i], cross(f[i], S[i].linear) + E[i].T @ S[i].angular, i  # I S; B^T S, which has no force
        along = tree.bodies[i].pitch * dot(tree.bodies[i].axis, F1.linear)  # for a pure translation, the force along it vanishes
        C[i, i] = dot(S[i].angular, F1.angular) + along
        for j in tree.ancestors(i):
            F1, F2, n3, child = X[child].back(F1), X[child].back(F2), X[child].R @ n3, j
            C[j, i] = S[j].dot(F1)  # (4)
            C[i, j] = dS[j].dot(F2) + dot(S[j].angular, n3)
    return C


def gravity_torque(tree: Tree, q: Array) -> Array:
    """g_i = -(z_w . (h x gravity) + m z_v . gravity) of the composite carried by joint i."""
    X, S = joint_moves(tree, q), joint_motions(tree)
    m, h = [body.mass for body in tree.bodies], [body.first_moment for body in tree.bodies]
    down = [zeros(3) for _ in range(tree.n + 1)]
    down[-1] = tree.gravity
    for i, p in tree.outward():
        down[i] = X[i].R.T @ down[p]
    g = zeros(tree.n)
    for i, p in tree.inward():
        g[i] = -(dot(S[i].angular, cross(h[i], down[i])) + m[i] * dot(S[i].linear, down[i]))
        if p >= 0:
            h[p] = h[p] + X[i].R @ h[i] + m[i] * X[i].r
            m[p] = m[p] + m[i]
    return g


def bias_torque(tree: Tree, q: Array, qd: Array) -> Array:
    """C qd + g."""
    bias: Array = coriolis_matrix(tree, q, qd) @ qd + gravity_torque(tree, q)
    return bias


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """M qdd + C qd + g, term by term."""
    tau: Array = mass_matrix(tree, q) @ qdd + bias_torque(tree, q, qd)
    return tau


def bodies(tree: Tree) -> list[RigidInertia]:
    """Rigid inertia of every body alone, about its origin; computed once per robot."""
    return [RigidInertia(body.mass, body.first_moment, body.inertia_at_origin) for body in tree.bodies]


def _rate(body: Body, t: Pair) -> Array:
    """E of (2)."""
    E: Array = -(skew(t.angular) @ body.euler_tensor_at_origin + skew(body.first_moment) @ skew(t.linear))
    return E
