"""Articulated bodies: forward dynamics in O(n) (Featherstone, 1983; in spatial notation Featherstone, 2008, chapter 7).

The force that a body needs is linear in the acceleration (a, alpha) of its origin, joints beyond it moving freely:

    f = A a + B alpha + f_0,    n = B^T a + C alpha + n_0                                                                (1)

For the body alone A = m 1, B = -skew(h), C = I about the origin, f_0 = w x (w x h), n_0 = w x I w.  The joint takes out what it
cannot transmit; with U = (U_f, U_n) the force of a unit joint acceleration, D = z . U and u = tau - z . (f_0, n_0):

    qdd = u / D - U . a' / D,   a' = the acceleration without qdd                                                        (2)
    A - U_f U_f^T / D,  B - U_f U_n^T / D,  C - U_n U_n^T / D,  f_0 + A c + ... + U_f u / D  go to the parent               (3)

Accelerations are those of points (not spatial), so c holds omega x (omega x r) and 2 omega x z qd.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from isodyn.formulations.drive import friction_torque
from isodyn.formulations.kinematics import Loads, body_loads, dot, joint_axes, joint_frames, zeros
from isodyn.formulations.solve import pivot
from isodyn.model.tree import Tree
from isodyn.spatial import Array, cross, skew, symmetric


def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
    """qdd (n,)."""
    R, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    tau = tau - friction_torque(tree, qd)
    w = [zeros(3) for _ in range(tree.n + 1)]
    c_w, c_v, V_f, V_n = ([zeros(3) for _ in range(tree.n)] for _ in range(4))
    A, B, C, f0, n0, D, u = (list[Any]([None] * tree.n) for _ in range(7))
    force, moment = body_loads(tree, loads)
    for i, p in tree.outward():
        body = tree.bodies[i]
        w_p = R[i].T @ w[p]
        w[i] = w_p + z_w[i] * qd[i]
        c_w[i] = cross(w_p, z_w[i] * qd[i])
        c_v[i] = R[i].T @ cross(w[p], cross(w[p], r[i])) + 2.0 * cross(w_p, z_v[i] * qd[i])
        h, I = body.first_moment, body.inertia_at_origin
        A[i], B[i], C[i] = body.mass * np.eye(3).astype(object), -skew(h), I  # (1)
        f0[i] = cross(w[i], cross(w[i], h)) - force.get(i, zeros(3))
        n0[i] = cross(w[i], I @ w[i]) - moment.get(i, zeros(3))
    for i, p in tree.inward():
        U_f, U_n = A[i] @ z_v[i] + B[i] @ z_w[i], B[i].T @ z_v[i] + C[i] @ z_w[i]
        D[i] = pivot(tree, i, dot(z_v[i], U_f) + dot(z_w[i], U_n) + tree.bodies[i].armature)
        u[i] = tau[i] - dot(z_v[i], f0[i]) - dot(z_w[i], n0[i])
        V_f[i], V_n[i] = U_f / D[i], U_n / D[i]
        if p < 0:
            continue
        A_i, C_i = reduced(A[i], U_f, V_f[i]), reduced(C[i], U_n, V_n[i])  # (3)
        B_i = B[i] - np.outer(U_f, V_n[i])
        f_i = f0[i] + A_i @ c_v[i] + B_i @ c_w[i] + V_f[i] * u[i]
        n_i = n0[i] + B_i.T @ c_v[i] + C_i @ c_w[i] + V_n[i] * u[i]
        A_p, B_p, C_p = moved(R[i].congruence(A_i), R[i].congruence(B_i), R[i].congruence(C_i), r[i])
        A[p], B[p], C[p] = A[p] + A_p, B[p] + B_p, C[p] + C_p
        f_p = R[i] @ f_i
        f0[p], n0[p] = f0[p] + f_p, n0[p] + R[i] @ n_i + cross(r[i], f_p)
    return _accelerations(tree, R, r, (V_f, V_n, D, u), (c_v, c_w))


def moved(A: Array, B: Array, C: Array, r: Array) -> tuple[Array, Array, Array]:
    """The inertia seen from an origin r further back: B - A S and C + S B + (S B)^T - S A S with S = skew(r).

    One coordinate axis k after the other, which takes the fewest operations when r has zeros.
    """
    for k in range(3):
        x, y = (k + 1) % 3, (k + 2) % 3
        old, B, C = B, B.copy(), C.copy()
        B[:, x], B[:, y] = old[:, x] - r[k] * A[:, y], old[:, y] + r[k] * A[:, x]
        C[x, x] = C[x, x] - r[k] * (old[y, x] + B[y, x])
        C[y, y] = C[y, y] + r[k] * (old[x, y] + B[x, y])
        C[x, y] = C[x, y] + r[k] * (B[x, x] - old[y, y])
        C[x, k] = C[x, k] - r[k] * B[y, k]
        C[y, k] = C[y, k] + r[k] * B[x, k]
        C[y, x], C[k, x], C[k, y] = C[x, y], C[x, k], C[y, k]
    return A, B, C


def _accelerations(tree: Tree, R: list, r: list, joint: tuple, c: tuple) -> Array:  # type: ignore[type-arg]
    """(2), from the base to the tips."""
    z_w, z_v = joint_axes(tree)
    V_f, V_n, D, u = joint
    a, al = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(2))
    a[-1] = -tree.gravity
    qdd = zeros(tree.n)
    for i, p in tree.outward():
        a_i = R[i].T @ (a[p] + cross(al[p], r[i])) + c[0][i]
        al_i = R[i].T @ al[p] + c[1][i]
        qdd[i] = u[i] / D[i] - dot(V_f[i], a_i) - dot(V_n[i], al_i)
        a[i], al[i] = a_i + z_v[i] * qdd[i], al_i + z_w[i] * qdd[i]
    return qdd


def reduced(S: Array, U: Array, V: Array) -> Array:
    """S - U V^T, symmetric, each entry once."""
    return symmetric(S - np.outer(U, V))
