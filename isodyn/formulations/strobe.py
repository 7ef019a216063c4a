"""Strobing (Turney, end of section 3): M, C, gravity and bias from any inverse-dynamics routine, by unit inputs.

In a traced graph the zeros fold, so strobing Newton-Euler costs far less than n evaluations of it.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from isodyn.model.tree import Tree
from isodyn.spatial import Array, Pair, cross, symmetric, zeros

Inverse = Callable[[Tree, Array, Array, Array], Array]
Recursion = Callable[[Tree, Array, Array, Array, list[Pair]], list[Pair]]


def mass_matrix_by(inverse: Inverse) -> Callable[[Tree, Array], Array]:
    """Column j of M is the torque of a unit acceleration of joint j, at rest and without gravity."""

    def mass_matrix(tree: Tree, q: Array) -> Array:
        bare, still = tree.weightless(), zeros(tree.n)
        columns = [inverse(bare, q, still, np.eye(tree.n)[j].astype(object)) for j in range(tree.n)]
        return symmetric(np.stack(columns, axis=1))  # half of the entries suffice

    return mass_matrix


def coriolis_tensor_by(inverse: Inverse) -> Callable[[Tree, Array], Array]:
    """C[i, j, k] = C^i_jk: half of the torque of joint i at two unit rates together beyond that at each of them alone.

    t_j, t_k, t_jk are the torques at unit rates of joint j, of k, of both, without accelerations and weight.  t_jk is
    C_jj + C_kk + 2 C_jk, so C_jk = (t_jk - t_j - t_k) / 2 (docs/misprints.md); symmetric in j and k these are the Christoffel
    symbols.  C^k_jk = dM_kk/dq_j / 2 is zero where j carries k, and for j = k: the inertia seen by a joint does not depend on the
    joints that carry it.
    """

    def coriolis_tensor(tree: Tree, q: Array) -> Array:
        bare, still, unit = tree.weightless(), zeros(tree.n), np.eye(tree.n).astype(object)
        alone = [inverse(bare, q, unit[j], still) for j in range(tree.n)]
        C = zeros(tree.n, tree.n, tree.n)
        for k in range(tree.n):
            C[:, k, k] = alone[k]
            for j in tree.ancestors(k):  # joints of different branches do not act on each other
                both = inverse(bare, q, unit[j] + unit[k], still)
                C[:, j, k] = C[:, k, j] = 0.5 * (both - alone[j] - alone[k])
                C[k, j, k] = C[k, k, j] = 0.0
            C[k, k, k] = 0.0
        return C

    return coriolis_tensor


def coriolis_matrix_by(inverse: Inverse) -> Callable[[Tree, Array, Array], Array]:
    """C_ij = sum over k of C^i_jk qd_k."""
    tensor = coriolis_tensor_by(inverse)
    return lambda tree, q, qd: tensor(tree, q) @ qd


def gravity_torque_by(inverse: Inverse) -> Callable[[Tree, Array], Array]:
    """The torque at rest."""
    return lambda tree, q: inverse(tree, q, zeros(tree.n), zeros(tree.n))


def bias_torque_by(inverse: Inverse) -> Callable[[Tree, Array, Array], Array]:
    """The torque at zero acceleration."""
    return lambda tree, q, qd: inverse(tree, q, qd, zeros(tree.n))


def joint_wrenches_by(recursion: Recursion) -> Callable[[Tree, Array, Array, Array, list[Pair]], Array]:
    """(n, 6) force and moment at and in the user's link frames, from a recursion that has them at the joints."""

    def joint_wrenches(tree: Tree, q: Array, qd: Array, qdd: Array, outside: list[Pair]) -> Array:
        result = zeros(tree.n, 6)
        for i, w in enumerate(recursion(tree, q, qd, qdd, outside)):
            R, p = tree.bodies[i].mount[:3, :3], tree.bodies[i].mount[:3, 3]
            result[i, :3] = R.T @ w.linear
            result[i, 3:] = R.T @ (w.angular - cross(p, w.linear))
        return result

    return joint_wrenches
