"""Articulated bodies: forward dynamics in O(n) (Featherstone, 1983; in spatial notation Featherstone, 2008, table 7.1).

The wrench on a body is linear in its acceleration, if the outer joints move freely:

    f = I^A a + p^A                                                                                                     (1)

For the body alone, I^A is its rigid inertia and p^A its velocity-dependent wrench minus the external wrench.  The joint removes
the part that it cannot transmit; with U = I^A S the wrench of a unit joint acceleration, D = S . U + rotor and u = tau - S . p^A:

    qdd = u / D - U . a' / D,          a' = X a_p + c, the acceleration without qdd                                     (2)
    I^a = I^A - U U^T / D,   p^a = p^A + I^a c + U u / D     go to the parent, through X                                (3)

A held joint transmits everything: with 1 / D = 0, I^a = I^A and qdd = 0; the torque that holds it is u - U . a'.

Accelerations are those of points (not spatial), so c contains omega x (omega x r) and 2 omega x z qd, and the velocities of points
are never needed.
"""

from __future__ import annotations

import numpy as np

from isodyn.formulations.kinematics import joint_motions, joint_moves
from isodyn.formulations.solve import pivot
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Inertia, Move, Pair, cross, zeros


def forward_dynamics(
    tree: Tree, q: Array, qd: Array, tau: Array, *, rotors: Array, outside: list[Pair], shift: Array, free: Array | None = None
) -> Array:
    """qdd (n,).

    rotors        (n,)   rotor inertia added to every pivot D
    outside              external wrenches on every body, f^x of the table
    shift         (n,)   theta'' - qdd of manifold joints (charts.py): part of c
    free          (n,)   1 where a joint moves, 0 where it is held; None: all move
    """
    X, S = joint_moves(tree, q), joint_motions(tree)
    w = [zeros(3)] * (tree.n + 1)  # the last entry, [-1], is the base
    c, p0 = ([Pair.zero()] * (tree.n + 1) for _ in range(2))
    for i, p in tree.outward():
        w_p, rate, body = X[i].R.T @ w[p], S[i] * qd[i], tree.bodies[i]
        w[i] = w_p + rate.angular
        swung = X[i].R.T @ cross(w[p], cross(w[p], X[i].r))
        c[i] = Pair(cross(w_p, rate.angular), swung + 2.0 * cross(w_p, rate.linear))
        p0[i] = Pair(cross(w[i], body.inertia_at_origin @ w[i]), cross(w[i], cross(w[i], body.first_moment))) - outside[i]  # (1)
    for chart in tree.charts:  # no mass is between its bodies, so their terms of c are added at the first one, where most cancel
        c[chart.body] = sum((c[i] + S[i] * shift[i] for i in chart.bodies), Pair.zero())
        c[chart.body + 1 : chart.bodies.stop] = [Pair.zero()] * (len(chart.bodies) - 1)
    base = Pair(zeros(3), -tree.gravity)  # a base accelerating upward is equivalent to gravity
    return _swept(tree, X, S, c, p0, base, tau, rotors, [1.0] * tree.n if free is None else free)[0]


def at_rest(tree: Tree, q: Array, r: Array, *, rotors: Array, free: Array) -> tuple[Array, Array, Array]:
    """Solve M qdd + f = r with f = 0 in the free joints (1) and qdd = 0 in the held ones (0); M is the inertia matrix at q.

    Return qdd, f of the held joints, and the sums of the magnitudes of the terms of f, (n,) each.  Velocities and gravity are 0.
    """
    nothing = [Pair.zero()] * (tree.n + 1)
    return _swept(tree, joint_moves(tree, q), joint_motions(tree), nothing, list(nothing), Pair.zero(), r, rotors, free)


def _swept(
    tree: Tree, X: list[Move], S: list[Pair], c: list[Pair], p0: list[Pair], base: Pair, tau: Array, rotors: Array,
    moves: Array | list[float],
) -> tuple[Array, Array, Array]:  # fmt: skip
    """Run the inward and the outward pass.

    Return qdd, the torques that hold the held joints, and the sizes of their terms, (n,) each.
    """
    a, U, V = ([Pair.zero()] * (tree.n + 1) for _ in range(3))
    I = [Inertia.rigid(body.mass, body.first_moment, body.inertia_at_origin) for body in tree.bodies]
    D, u, moving, qdd, holding, sizes = (zeros(tree.n) for _ in range(6))
    for i, p in tree.inward():
        U[i] = I[i] @ S[i]
        D[i], moving[i] = pivot(tree, i, S[i].dot(U[i]) + rotors[i])
        V[i] = U[i] / D[i] * moves[i]
        u[i] = tau[i] - S[i].dot(p0[i])
        if p >= 0:
            I_a = I[i].without(U[i], V[i])  # (3)
            I[p] = I[p] + I_a.seen_through(X[i])
            p0[p] = p0[p] + X[i].back(p0[i] + I_a @ c[i] + V[i] * u[i])
    a[-1] = base
    for i, p in tree.outward():
        a_p = X[i].out(a[p]) + c[i]
        qdd[i] = u[i] / D[i] * (moving[i] * moves[i]) - V[i].dot(a_p)  # (2)
        holding[i] = u[i] - U[i].dot(a_p)
        sizes[i] = abs(tau[i]) + abs(S[i].dot(p0[i])) + np.abs(U[i].array() * a_p.array()).sum()
        a[i] = a_p + S[i] * qdd[i]
    return qdd, holding, sizes
