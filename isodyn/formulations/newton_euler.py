"""Newton-Euler recursion of Luh, Walker and Paul, as Turney, Mudge and Lee print it: equations (3.15)-(3.21).

Differences from the printed equations, each needed on a general tree:
- frames are at their own joint (proximal), so r_i is the origin of frame i in frame i-1, rotated with its vector;
- (3.16) has omega_{i-1} x z qd (print: omega_i), see docs/misprints.md;
- prismatic joints add z qdd + 2 omega x z qd to (3.17);
- f_i and n_i are summed over all children, and external loads are subtracted: f_{n+1} of the paper is the hand's force.

All vectors of body i are in its own axes; n_i is about its own origin.
"""

from __future__ import annotations

from isodyn.formulations.kinematics import joint_axes, joint_frames, joint_torques
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Pair, cross, zeros


def recursion(tree: Tree, q: Array, qd: Array, qdd: Array, outside: list[Pair]) -> list[Pair]:
    """(n_i, f_i): moment and force that the parent exerts on each body."""
    R, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    w, al, a = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(3))  # the last entry, [-1], is the base
    a[-1] = -tree.gravity  # a base accelerating upward is equivalent to gravity
    f, n = ([zeros(3) for _ in range(tree.n)] for _ in range(2))
    for i, p in tree.outward():
        w_p = R[i].T @ w[p]
        w[i] = w_p + z_w[i] * qd[i]  # (3.15)
        al[i] = R[i].T @ al[p] + cross(w_p, z_w[i] * qd[i]) + z_w[i] * qdd[i]  # (3.16)
        a_p = R[i].T @ (a[p] + cross(w[p], cross(w[p], r[i])) + cross(al[p], r[i]))  # (3.17)
        a[i] = a_p + z_v[i] * qdd[i] + 2.0 * cross(w_p, z_v[i] * qd[i])
    for i, p in tree.inward():
        body = tree.bodies[i]
        a_c = cross(w[i], cross(w[i], body.com)) + cross(al[i], body.com) + a[i]  # (3.18)
        F = body.mass * a_c
        N = body.inertia @ al[i] + cross(w[i], body.inertia @ w[i])
        f[i] = F + f[i] - outside[i].linear  # (3.19)
        n[i] = N + cross(body.com, F) + n[i] - outside[i].angular  # (3.20)
        if p >= 0:
            f_p = R[i] @ f[i]
            f[p] = f[p] + f_p
            n[p] = n[p] + R[i] @ n[i] + cross(r[i], f_p)
    return [Pair(n_i, f_i) for n_i, f_i in zip(n, f, strict=True)]


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, outside: list[Pair] | None = None) -> Array:
    """tau (n,) [N m] or [N]; outside: the external wrenches on every body."""
    return joint_torques(tree, recursion(tree, q, qd, qdd, outside or [Pair.zero()] * tree.n))  # (3.21)
