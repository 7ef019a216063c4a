"""Lagrange's equations with 4x4 matrices (Uicker, Lewis), as Turney, Mudge and Lee write them: (2.1)-(2.11) and the appendix.

    M_ij    = sum over the bodies q that i and j carry of  Tr{ dT_q/dq_j  J_q  (dT_q/dq_i)^t }                                (2.11)
    C^i_jk  = sum of  Tr{ d2T_q/dq_j dq_k  J_q  (dT_q/dq_i)^t }:  the Christoffel symbols
    G_i     = -sum of  m_q gravity . dT_q/dq_i r_q

T_q is the pose of body q in the base and J_q its pseudo-inertia.  The derivatives are built outward, in the order of the appendix:
dT_q/dq_j = (dT_p/dq_j) T_pq, and (T_0q Q_q) for the body's own joint, Q the generator of its motion (rotation or translation);
second derivatives likewise.  The torques need O(n^3) operations, because the sums over j and k are taken before the trace; the
symbols C^i_jk one by one need O(n^4).

Corrections (docs/misprints.md): J = tr(I)/2 1 - I + m r r^t for any inertia, not only principal axes; dT_0q/dq_i in the sums; the
signs of (2.1) and (2.7).
"""

from __future__ import annotations

from isodyn.formulations.kinematics import joint_axes, joint_frames
from isodyn.model.tree import Body, Tree
from isodyn.spatial import Array, Scalar, skew, zeros


def mass_matrix(tree: Tree, q: Array) -> Array:
    """M (n, n) of (2.11)."""
    D, _ = _derivatives(tree, q, second=False)
    M = zeros(tree.n, tree.n)
    for b, body in enumerate(tree.bodies):
        J = _pseudo_inertia(body)
        for j in D[b]:
            DJ = D[b][j] @ J
            for i in D[b]:
                if i <= j:
                    M[i, j] = M[j, i] = M[i, j] + _trace(DJ, D[b][i])
    return M


def christoffel_symbols(tree: Tree, q: Array) -> Array:
    """C (n, n, n) with C[i, j, k] = C^i_jk, symmetric in j and k."""
    D, D2 = _derivatives(tree, q, second=True)
    C = zeros(tree.n, tree.n, tree.n)
    for b, body in enumerate(tree.bodies):
        J = _pseudo_inertia(body)
        for (j, k), second in D2[b].items():
            SJ = second @ J
            for i in D[b]:
                C[i, j, k] = C[i, k, j] = C[i, j, k] + _trace(SJ, D[b][i])
    return C


def coriolis_matrix(tree: Tree, q: Array, qd: Array) -> Array:
    """C_ij = sum over k of C^i_jk qd_k."""
    C: Array = christoffel_symbols(tree, q) @ qd
    return C


def gravity_torque(tree: Tree, q: Array) -> Array:
    """G (n,)."""
    D, _ = _derivatives(tree, q, second=False)
    G = zeros(tree.n)
    for b, body in enumerate(tree.bodies):
        for i in D[b]:
            moved = D[b][i][:3, :3] @ body.com + D[b][i][:3, 3]
            G[i] = G[i] - body.mass * (tree.gravity @ moved)
    return G


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """tau (n,) of (2.11) in the order of the appendix."""
    D, D2 = _derivatives(tree, q, second=True)
    tau = gravity_torque(tree, q)
    rates = {(j, k): qd[j] * qd[k] * (1.0 if j == k else 2.0) for pairs in D2 for j, k in pairs}
    for b, body in enumerate(tree.bodies):
        moving = zeros(4, 4)  # the second time derivative of T_b
        for j in D[b]:
            moving = moving + D[b][j] * qdd[j]
        for jk, second in D2[b].items():
            moving = moving + second * rates[jk]
        kinetic = moving @ _pseudo_inertia(body)
        for i in D[b]:
            tau[i] = tau[i] + _trace(kinetic, D[b][i])
    return tau


First = list[dict[int, Array]]
Second = list[dict[tuple[int, int], Array]]


def _derivatives(tree: Tree, q: Array, *, second: bool) -> tuple[First, Second]:
    """(dT_b/dq_j, d2T_b/dq_j dq_k with j <= k) for every body b and the joints that carry it."""
    R, p = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    T: list[Array] = []
    D: First = []
    D2: Second = []
    for b, parent in tree.outward():
        step = zeros(4, 4)
        step[:3, :3], step[:3, 3], step[3, 3] = R[b].matrix(), p[b], 1.0
        Q = zeros(4, 4)
        Q[:3, :3], Q[:3, 3] = skew(z_w[b]), z_v[b]
        T.append(T[parent] @ step if parent >= 0 else step)
        above = D[parent] if parent >= 0 else {}
        D.append({j: X @ step for j, X in above.items()} | {b: T[b] @ Q})
        if second:
            beyond = D2[parent] if parent >= 0 else {}
            D2.append({jk: X @ step for jk, X in beyond.items()} | {(j, b): D[b][j] @ Q for j in D[b]})
    return D, D2


def _pseudo_inertia(body: Body) -> Array:
    """J (4, 4) about the body origin, computed once per robot."""
    J = zeros(4, 4)
    half = (body.inertia[0, 0] + body.inertia[1, 1] + body.inertia[2, 2]) / 2.0
    for i in range(3):
        for j in range(3):
            J[i, j] = (half if i == j else 0.0) - body.inertia[i, j] + body.mass * body.com[i] * body.com[j]
        J[i, 3] = J[3, i] = body.mass * body.com[i]
    J[3, 3] = body.mass
    return J


def _trace(A: Array, B: Array) -> Scalar:
    """Tr{A B^t}; the last rows are zero."""
    trace: Scalar = (A[:3] * B[:3]).sum()
    return trace
