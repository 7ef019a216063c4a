"""Modified Newton-Euler of Turney, Mudge and Lee: equations (5.1) and (5.2).

One matrix A_i = skew(alpha_i) + skew(omega_i)^2 replaces all the products omega x (omega x b) + alpha x b:

    a_i = R (a_{i-1} + A_{i-1} r_i)              f_i = m_i (a_i + A_i c_i) + sum of the children        (5.1)
    n_i = Tr{A_i K_i sigma^t} + c_i x m_i (a_i + A_i c_i) + sum of the children                         (5.2)

Corrections (docs/misprints.md): A_32 has + alpha_x; K is taken about the centre of mass and, for any inertia, is
K = tr(I)/2 E - I; the x entry of Tr{A K sigma^t} is (AK)_zy - (AK)_yz.  Frames, joints, trees and loads as in newton_euler.py.
"""

from __future__ import annotations

from isodyn.formulations.kinematics import joint_axes, joint_frames, joint_torques
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Pair, consolidated, cross, spin, zeros


def recursion(tree: Tree, q: Array, qd: Array, qdd: Array, outside: list[Pair]) -> list[Pair]:
    """(n_i, f_i): moment and force that the parent exerts on each body."""
    R, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    w, al, a = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(3))
    A = [zeros(3, 3) for _ in range(tree.n + 1)]
    a[-1] = -tree.gravity
    f, n = ([zeros(3) for _ in range(tree.n)] for _ in range(2))
    for i, p in tree.outward():
        w_p = R[i].T @ w[p]
        w[i] = w_p + z_w[i] * qd[i]  # (3.15)
        al[i] = R[i].T @ al[p] + cross(w_p, z_w[i] * qd[i]) + z_w[i] * qdd[i]  # (3.16)
        A[i] = consolidated(w[i], al[i])
        a[i] = R[i].T @ (a[p] + A[p] @ r[i]) + z_v[i] * qdd[i] + 2.0 * cross(w_p, z_v[i] * qd[i])
    for i, p in tree.inward():
        body = tree.bodies[i]
        f[i] = body.mass * a[i] + A[i] @ body.first_moment + f[i] - outside[i].linear  # (5.1)
        N = spin(A[i], body.euler_tensor_at_origin)  # Tr{A_i K_i sigma^t}
        n[i] = N + cross(body.first_moment, a[i]) + n[i] - outside[i].angular  # (5.2)
        if p >= 0:
            f_p = R[i] @ f[i]
            f[p] = f[p] + f_p
            n[p] = n[p] + R[i] @ n[i] + cross(r[i], f_p)
    return [Pair(n_i, f_i) for n_i, f_i in zip(n, f, strict=True)]


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, outside: list[Pair] | None = None) -> Array:
    """tau (n,) [N m] or [N]; outside: the external wrenches on every body."""
    return joint_torques(tree, recursion(tree, q, qd, qdd, outside or [Pair.zero()] * tree.n))  # (3.21)
