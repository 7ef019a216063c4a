"""Manifold joints ("charts"): formulations treat them as one-axis joints at 0; their velocity is the child's, in its own frame.

A spherical joint rotates about x, y and z in sequence; a floating or planar one translates first.  The state is in the fixed
pose before them (Tree.centred).  So their coordinates theta are 0 at every state, sines and cosines fold, and no attitude is
singular.  Near 0 the velocity of the child in its own frame is  v = A(theta) theta',  A(0) = 1, so that at 0

    theta' = v,          theta'' = v' - A' v,          A' = sum over k of A_k v_k,    A_k = dA / d theta_k                      (1)

Torques, M and gravity are those of theta.  Accelerations are shifted by -A' v.  C = C_theta - M A' has the right C v, and
dM/dt - 2 C skew, since dM_theta/dt = dM/dt + A'^T M + M A'.                                                                  (2)

    translations   A = (rotation)^T          A' = -skew(w)          rotations   A = (Rz^T Ry^T x, Rz^T y, z)                     (3)

Derivatives along the tangents follow from those by theta, by  tau = A^-T tau_theta  and  theta', theta'':

    d tau/d k = d tau_theta/d theta_k - A_k^T tau - d tau_theta/d theta' A_k v + M d theta''/d k                               (4)
    d theta''/d k = -A_k theta'' - sum over j of A_jk v_j v - A_j v (A_k v)_j + A' A_k v
    d tau/d v = d tau_theta/d theta' - M (A' + B),    B_j = A_j v                                                              (5)

Momenta of theta are A^T p with p = dT/dv = M v; their rates are dT/d theta plus the forces.  So Hamel's equations are, at 0,

    dp/dt = dT/d theta at fixed theta' - A'^T p + forces,      dT/d theta_k at fixed theta' = dT/dk at fixed v + p . A_k v      (6)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from isodyn.model.tree import ManifoldJoint, Tree
from isodyn.spatial import Array, Scalar, cos_sin, cross, dot, quaternion_rotation, scalars, skew, zeros

Formula = Callable[..., Array | Scalar | tuple[Array, ...]]


def turning(tree: Tree, qd: Array) -> Array:
    """A' (n, n) of (1) at the velocities qd."""
    result = zeros(tree.n, tree.n)
    for chart in tree.charts:
        slides, turns = list(chart.linear), list(chart.angular)
        if chart.type == "planar":
            x, y = slides
            w = qd[turns[0]]
            result[x, y], result[y, x] = w, -w  # (3) with w along the plane's normal
            continue
        wx, wy, wz = (qd[k] for k in turns)
        if slides:
            result[np.ix_(slides, slides)] = np.array([[0.0, wz, -wy], [-wz, 0.0, wx], [wy, -wx, 0.0]], dtype=object)
        x, y, z = turns
        result[x, y], result[y, x], result[z, x] = wz, -wz, wy
    return result


def chart_accelerations(tree: Tree, qd: Array, qdd: Array) -> Array:
    """theta'' (n,) for the accelerations qdd."""
    return qdd + acceleration_shift(tree, qd) if tree.charts else qdd


def acceleration_shift(tree: Tree, qd: Array) -> Array:
    """-A' qd (n,): theta'' - qdd."""
    shift: Array = -(turning(tree, qd) @ qd)
    return shift


def matrix_shift(tree: Tree, mass_matrix: Array, qd: Array) -> Array:
    """-M A' (n, n): C minus the C of theta (2); M without rotors, because their energy is defined by qd, not theta'."""
    shift: Array = -(mass_matrix @ turning(tree, qd))
    return shift


def momentum_shift(tree: Tree, qd: Array, momenta: Array) -> Array:
    """-A'^T p (n,) of (6); p (n,) without rotors, because their energy is defined by qd, not theta'."""
    shift: Array = -(turning(tree, qd).T @ momenta)
    return shift


def lean(tree: Tree, qd: Array, momenta: Array) -> Array:
    """p . A_k v (n,) of (6)."""
    result = zeros(tree.n)
    for chart in tree.charts:
        at = list(chart.bodies)
        result[at] = [momenta[at] @ (A_k @ qd[at]) for A_k in _at_zero(chart)[0]]
    return result


def rates(charts: Sequence[ManifoldJoint], q: Array, qd: Array) -> Array:
    """dq/dt (nq,) for the velocities qd."""
    result: list[object] = []
    body = 0
    for chart in charts:
        result += list(qd[body : chart.body])
        body = chart.angular.stop
        values = np.array([q[k] for k in chart.positions], dtype=object)
        v, w = (np.array([qd[k] for k in places], dtype=object) for places in (chart.linear, chart.angular))
        if chart.type == "planar":
            c, s = cos_sin(values[2])
            result += [c * v[0] - s * v[1], s * v[0] + c * v[1], w[0]]
            continue
        if len(v):
            result += list(quaternion_rotation(*values[-4:]) @ v)
        result += list(quaternion_rate(values[-4:], w))
    return np.array([*result, *qd[body:]], dtype=object)


def quaternion_rate(quaternion: Array, w: Array) -> Array:
    """d/dt (4,) of a quaternion for the angular velocity w in the rotated axes: half its product with (w, 0)."""
    r, s, half = quaternion[:3], quaternion[3], 0.5 * w
    return np.array([*(s * half + cross(r, half)), -dot(r, half)], dtype=object)


def tangents(tree: Tree, q: Array) -> Array:
    """T (nq, n) with dq/dt = T qd."""
    return np.stack([rates(tree.charts, q, scalars(np.eye(tree.n)[k])) for k in range(tree.n)], axis=1)


def christoffel(tree: Tree, mass_matrix: Array, slopes: Array, qd: Array) -> Array:
    """C (n, n) from the derivatives of M, (n, n, n), along the tangents.

    C_ij = sum over k of (dM_ij/dk + dM_ik/dj - dM_jk/di) qd_k / 2; with manifold joints the derivatives are by theta (2).
    """
    dM = slopes
    if tree.charts:
        unit = scalars(np.eye(tree.n))
        A = np.stack([turning(tree, unit[k]) for k in range(tree.n)], axis=2)
        lean = np.einsum("il,ljk->ijk", mass_matrix, A)
        dM = slopes + lean + lean.transpose(1, 0, 2)
    C: Array = ((dM + dM.transpose(0, 2, 1) - dM.transpose(2, 1, 0)) @ qd) * 0.5
    return C + matrix_shift(tree, mass_matrix, qd) if tree.charts else C


def gradients(
    tree: Tree, by_theta: tuple[Array, Array, Array], tau: Array, qd: Array, theta_dd: Array
) -> tuple[Array, Array, Array]:
    """(d tau/d q, d tau/d qd, d tau/d qdd), (n, n) each, from tau and the derivatives by theta, theta', theta'' (4), (5)."""
    by_q, by_qd, M = (matrix.copy() for matrix in by_theta)
    for chart in tree.charts:
        at = list(chart.bodies)
        v, acceleration, (A, second) = qd[at], theta_dd[at], _at_zero(chart)
        turned = np.stack([A_k @ v for A_k in A], axis=1)  # B
        rate = sum(A_k * v_k for A_k, v_k in zip(A, v, strict=True))  # A'
        for k, A_k in enumerate(A):
            bent = sum((second[j, k] * v_j - A[j] * turned[j, k]) @ v for j, v_j in enumerate(v))
            change = rate @ turned[:, k] - A_k @ acceleration - bent
            by_q[:, at[k]] = by_q[:, at[k]] - by_theta[1][:, at] @ turned[:, k] + M[:, at] @ change
            by_q[at, at[k]] = by_q[at, at[k]] - A_k.T @ tau[at]
        by_qd[:, at] = by_qd[:, at] - M[:, at] @ (rate + turned)
    return by_q, by_qd, M


def _at_zero(chart: ManifoldJoint) -> tuple[Array, Array]:
    """Return (A_k (m, m, m), A_jk (m, m, m, m)) at 0, integers: derivatives of (3) by its m coordinates, k or j and k first."""
    m, slides = len(chart.bodies), len(chart.linear)
    first, second = zeros(m, m, m), zeros(m, m, m, m)
    axes = [2] if chart.type == "planar" else [0, 1, 2]  # axes of its rotations
    spins = [-skew(axis) for axis in np.eye(3)]  # the derivative of (rotation)^T
    for k, axis in enumerate(axes, start=slides):
        first[k, :slides, :slides] = spins[axis][:slides, :slides]
        for j, before in enumerate(axes[: k - slides + 1], start=slides):
            bend = spins[axis] @ spins[before]  # second derivative of R_z^T R_y^T R_x^T, or of one rotation twice
            second[j, k, :slides, :slides] = second[k, j, :slides, :slides] = bend[:slides, :slides]
            for column, other in enumerate(axes[: j - slides], start=slides):  # rotated by the rotations after it
                second[j, k, slides:, column] = second[k, j, slides:, column] = bend[axes, other]
        for column, other in enumerate(axes[: k - slides], start=slides):
            first[k, slides:, column] = spins[axis][axes, other]
    return first, second


def with_shift(C: Callable[..., Array], mass_matrix: Callable[..., Array]) -> Callable[..., Array]:
    """Return a paper's C with the shift (2) added."""

    def matrix(tree: Tree, q: Array, qd: Array) -> Array:
        found = C(tree, q, qd)
        return found + matrix_shift(tree, mass_matrix(tree, q), qd) if tree.charts else found

    return matrix


def with_bias(bias: Formula, inverse: Formula) -> Formula:
    """Return a bias torque; with manifold joints it is the torque at qdd = 0, which is not that at theta'' = 0."""

    def bias_torque(tree: Tree, q: Array, qd: Array) -> Array | Scalar | tuple[Array, ...]:
        return inverse(tree, q, qd, zeros(tree.n), {}) if (tree.whole or tree).charts else bias(tree, q, qd)

    return bias_torque
