"""Composite rigid bodies: M (Walker and Orin, 1982; Featherstone, 2008), Coriolis matrix and gravity from the same sums.

A composite is everything a joint carries, frozen: mass m, first moment h and inertia I about the body origin.  Moving it to the
parent's frame turns h and I and shifts them by r:

    h_p += R h + m r               I_p += R I R^T + 2 (r . R h) 1 - r (R h)^T - (R h) r^T + m (r . r 1 - r r^T)            (1)

A unit acceleration of joint i loads the composite with f = z_w x h + m z_v, n = I z_w + h x z_v; carried inward it gives
M_ij = z_w,j . n + z_v,j . f for every ancestor j.                                                                           (2)

Carrying (f, n) inward one body costs 20 products, the product with a joint axis 6.  So a force from the outer bodies is carried to
a body a third of the way out only, where it meets the axes (w_j, v_j) of the joints further in, carried outward to it once:

    M_ij = w_j . n + v_j . f                                                                                                (3)

Coriolis matrix of the Christoffel symbols, in the manner of Echeandia and Wensing (2021).  Their 6x6 matrix
B = (v x* I - I v x + (I v) xbar*) / 2 of a rigid body with velocity (v, w) and momentum (f, n) is, written out in 3x3 blocks,

    B = [[0, -skew(f)], [0, E]],     2 E = skew(w) I - I skew(w) - skew(v) skew(h) - skew(h) skew(v) - skew(n)               (4)

and keeps that form when composites are added up: f_p += R f,  E_p += R E R^T - skew(r) skew(R f).                           (5)
"""

from __future__ import annotations

from isodyn.formulations import modified_newton_euler
from isodyn.formulations.drive import friction_torque
from isodyn.formulations.kinematics import Loads, joint_axes, joint_frames
from isodyn.formulations.solve import solve_tree
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Rotation, Scalar, cross, dot, skew, zeros


def mass_matrix(tree: Tree, q: Array) -> Array:
    """M (n, n)."""
    R, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    m, h, I = _rigid(tree)
    M = zeros(tree.n, tree.n)
    met = _axes_met(tree, R, r)
    for i, p in tree.inward():
        if p >= 0:
            h_p = R[i] @ h[i]
            I[p] = I[p] + R[i].congruence(I[i]) + _shifted(m[i], h_p, r[i])  # (1)
            h[p] = h[p] + h_p + m[i] * r[i]
            m[p] = m[p] + m[i]
        f = cross(z_w[i], h[i]) + m[i] * z_v[i]
        n = I[i] @ z_w[i] + cross(h[i], z_v[i])
        M[i, i] = dot(z_w[i], n) + dot(z_v[i], f) + tree.bodies[i].armature
        child = i
        for j in tree.ancestors(i):
            if child in met:
                w, v = met[child][j]
                M[i, j] = M[j, i] = dot(w, n) + dot(v, f)  # (3)
                continue
            f = R[child] @ f
            n = R[child] @ n + cross(r[child], f)
            M[i, j] = M[j, i] = dot(z_w[j], n) + dot(z_v[j], f)  # (2)
            child = j
    return M


def _axes_met(tree: Tree, R: list[Rotation], r: list[Array]) -> dict[int, dict[int, tuple[Array, Array]]]:
    """Meeting body -> ancestor j -> (w, v): angular and linear velocity of that body for a unit velocity of joint j."""
    z_w, z_v = joint_axes(tree)
    levels = [len(list(tree.ancestors(i))) for i in range(tree.n)]
    longest = max((len([i, *tree.ancestors(i)]) for i in range(tree.n)), default=0)
    meeting = longest // 3  # at a part x of the way: 10 - 14 x + 24 x^2 products per n^2, fewest at x = 0.29
    seen: dict[int, dict[int, tuple[Array, Array]]] = {}
    for i, p in tree.outward():
        if 0 < levels[i] <= meeting:
            carried = {**seen.get(p, {}), p: (z_w[p], z_v[p])}
            seen[i] = {j: (R[i].T @ w, R[i].T @ (v + cross(w, r[i]))) for j, (w, v) in carried.items()}
    return {i: axes for i, axes in seen.items() if levels[i] == meeting}


def coriolis_matrix(tree: Tree, q: Array, qd: Array) -> Array:
    """C (n, n) of the Christoffel symbols."""
    R, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    m, h, I = _rigid(tree)
    w, v = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(2))
    f, E = [zeros(3)] * tree.n, [zeros(3, 3)] * tree.n
    for i, p in tree.outward():
        w[i] = R[i].T @ w[p] + z_w[i] * qd[i]
        v[i] = R[i].T @ (v[p] + cross(w[p], r[i])) + z_v[i] * qd[i]
        f[i] = m[i] * v[i] + cross(w[i], h[i])
        E[i] = _rate(I[i], h[i], v[i], w[i])  # (4)
    C = zeros(tree.n, tree.n)
    dz_w = [cross(w[i], z_w[i]) for i in range(tree.n)]  # the rate of the joint's motion axis, (dz_v, dz_w)
    dz_v = [cross(w[i], z_v[i]) + cross(v[i], z_w[i]) for i in range(tree.n)]
    for i, p in tree.inward():
        if p >= 0:
            h_p, f_p = R[i] @ h[i], R[i] @ f[i]
            I[p] = I[p] + R[i].congruence(I[i]) + _shifted(m[i], h_p, r[i])
            E[p] = E[p] + R[i].congruence(E[i]) - skew(r[i]) @ skew(f_p)  # (5)
            h[p], f[p], m[p] = h[p] + h_p + m[i] * r[i], f[p] + f_p, m[p] + m[i]
        f1 = cross(dz_w[i], h[i]) + m[i] * dz_v[i] + cross(z_w[i], f[i])  # I dS + B S
        n1 = I[i] @ dz_w[i] + cross(h[i], dz_v[i]) + E[i] @ z_w[i]
        f2 = cross(z_w[i], h[i]) + m[i] * z_v[i]  # I S
        n2 = I[i] @ z_w[i] + cross(h[i], z_v[i])
        n3 = cross(f[i], z_v[i]) + E[i].T @ z_w[i]  # B^T S; its force is zero
        C[i, i] = dot(z_w[i], n1)  # z_v . f1 vanishes: a slide has no Coriolis force on itself
        child = i
        for j in tree.ancestors(i):
            f1, f2 = R[child] @ f1, R[child] @ f2
            n1, n2 = R[child] @ n1 + cross(r[child], f1), R[child] @ n2 + cross(r[child], f2)
            n3 = R[child] @ n3
            C[j, i] = dot(z_w[j], n1) + dot(z_v[j], f1)
            C[i, j] = dot(dz_w[j], n2) + dot(dz_v[j], f2) + dot(z_w[j], n3)
            child = j
    return C


def gravity_torque(tree: Tree, q: Array) -> Array:
    """g_i = -(z_w . (h x gravity) + m z_v . gravity) of the composite that joint i carries."""
    R, r = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    m, h, _ = _rigid(tree)
    down = [zeros(3) for _ in range(tree.n + 1)]
    down[-1] = tree.gravity
    for i, p in tree.outward():
        down[i] = R[i].T @ down[p]
    g = zeros(tree.n)
    for i, p in tree.inward():
        g[i] = -(dot(z_w[i], cross(h[i], down[i])) + m[i] * dot(z_v[i], down[i]))
        if p >= 0:
            h[p] = h[p] + R[i] @ h[i] + m[i] * r[i]
            m[p] = m[p] + m[i]
    return g


def bias_torque(tree: Tree, q: Array, qd: Array) -> Array:
    """C qd + g + friction."""
    return coriolis_matrix(tree, q, qd) @ qd + gravity_torque(tree, q) + friction_torque(tree, qd)


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
    """M qdd + C qd + g + friction - J^T loads, term by term."""
    tau = mass_matrix(tree, q) @ qdd + bias_torque(tree, q, qd)
    if loads:  # at rest and without weight, only the loads are left of Newton-Euler
        still = zeros(tree.n)
        tau = tau + modified_newton_euler.inverse_dynamics(tree.weightless().unpowered(), q, still, still, loads)
    return tau


def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
    """qdd from M qdd = tau - bias: M by composite bodies, the bias by Newton-Euler (Walker and Orin, method 3)."""
    bias = modified_newton_euler.inverse_dynamics(tree, q, qd, zeros(tree.n), loads)
    return solve_tree(tree, mass_matrix(tree, q), tau - bias)


def _rigid(tree: Tree) -> tuple[list[Scalar], list[Array], list[Array]]:
    """(m, h, I about the body origin) of every body; off-line work."""
    return [b.mass for b in tree.bodies], [b.first_moment for b in tree.bodies], [b.inertia_at_origin for b in tree.bodies]


def _shifted(m: Scalar, h: Array, r: Array) -> Array:
    """What I gains when a composite (m, h) is seen from an origin r further back."""
    double, mean = 2.0 * r, h + (0.5 * m) * r  # 2 r.h 1 - r h^T - h r^T + m (r.r 1 - r r^T), each entry once
    result = zeros(3, 3)
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        result[i, i] = mean[j] * double[j] + mean[k] * double[k]
        result[i, j] = result[j, i] = -(r[i] * h[j] + (h[i] + m * r[i]) * r[j])
    return result


def _rate(I: Array, h: Array, v: Array, w: Array) -> Array:
    """E of (4)."""
    n = cross(h, v) + I @ w
    E: Array = (skew(w) @ I - I @ skew(w) - skew(v) @ skew(h) - skew(h) @ skew(v) - skew(n)) * 0.5
    return E
