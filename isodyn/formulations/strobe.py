"""Strobing (Turney, end of section 3): M, gravity and bias out of any inverse-dynamics routine, by unit inputs.

Traced, the zeros fold, so that strobing Newton-Euler costs far less than n evaluations of it.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from isodyn.formulations.drive import Inverse, Recursion
from isodyn.formulations.kinematics import Loads, zeros
from isodyn.formulations.solve import solve_tree
from isodyn.model.tree import Tree
from isodyn.spatial import Array, cross


def mass_matrix_by(inverse: Inverse) -> Callable[[Tree, Array], Array]:
    """Column j of M is the torque of a unit acceleration of joint j, at rest and without gravity."""

    def mass_matrix(tree: Tree, q: Array) -> Array:
        bare, still = tree.weightless(), zeros(tree.n)
        columns = [inverse(bare, q, still, np.eye(tree.n)[j].astype(object), {}) for j in range(tree.n)]
        M = np.stack(columns, axis=1)
        for i in range(tree.n):
            for j in range(i):
                M[i, j] = M[j, i]  # symmetric: half of the entries are enough
        return M

    return mass_matrix


def gravity_torque_by(inverse: Inverse) -> Callable[[Tree, Array], Array]:
    """The torque at rest."""
    return lambda tree, q: inverse(tree, q, zeros(tree.n), zeros(tree.n), {})


def bias_torque_by(inverse: Inverse) -> Callable[[Tree, Array, Array], Array]:
    """The torque at zero acceleration."""
    return lambda tree, q, qd: inverse(tree, q, qd, zeros(tree.n), {})


def forward_dynamics_by(inverse: Inverse) -> Callable[[Tree, Array, Array, Array, Loads], Array]:
    """qdd from the strobed M and bias."""

    def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
        bias = inverse(tree, q, qd, zeros(tree.n), loads)
        return solve_tree(tree, mass_matrix_by(inverse)(tree, q), tau - bias)

    return forward_dynamics


def joint_wrenches_by(recursion: Recursion) -> Callable[[Tree, Array, Array, Array, Loads], Array]:
    """(n, 6) force and moment at and in the user's link frames, from a recursion that gives them at the joints."""

    def joint_wrenches(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
        f, n = recursion(tree, q, qd, qdd, loads)
        result = zeros(tree.n, 6)
        for i, body in enumerate(tree.bodies):
            R, p = body.mount[:3, :3], body.mount[:3, 3]
            result[i, :3] = R.T @ f[i]
            result[i, 3:] = R.T @ (n[i] - cross(p, f[i]))
        return result

    return joint_wrenches
