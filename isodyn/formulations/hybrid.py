"""Hybrid dynamics: accelerations are prescribed at some joints (m), torques at the others (f) (Featherstone, 2008, section 9.2).

With tau' the torques for the prescribed accelerations while the other joints have none,

    M_ff qdd_f = tau_f - tau'_f        tau_m = tau'_m + M_mf qdd_f                                                        (1)

The first is the same linear system as for sticking joints (dry_friction.held): joints with a prescribed acceleration are held.

Closed loops add K qdd + k = 0 and the forces K^T lambda (loops.py); with tau' and qdd' of the prescribed accelerations alone,

    M_ff x_f = tau_f - tau'_f + K_f^T lambda        K_f x_f = -(k + K qdd')        qdd = qdd' + x                         (2)
    tau_m = tau'_m + M_mf x_f - K_m^T lambda

which has one solution if the prescribed accelerations can be chosen freely: K_f has as many independent rows as K.  No choice
of dependent velocities is made, so any such split works.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import numpy as np

from isodyn.formulations.drives import Loads, rotors
from isodyn.formulations.dry_friction import held
from isodyn.formulations.loops import multipliers, used_equations
from isodyn.formulations.solve import Inverse, solve_tree
from isodyn.model.tree import Tree
from isodyn.spatial import Array, square_root

#: (qdd, tau) from q, qd, the known entries (n,), loads, and the indices of the accelerations among these
Hybrid = Callable[[Tree, Array, Array, Array, Loads, Collection[int]], tuple[Array, Array]]


def hybrid_dynamics_by(mass_matrix: Callable[[Tree, Array], Array], inverse: Inverse) -> Hybrid:
    """Return hybrid dynamics by an inertia matrix; both functions include drives and loads."""

    def hybrid_dynamics(
        tree: Tree, q: Array, qd: Array, known: Array, loads: Loads, motion: Collection[int]
    ) -> tuple[Array, Array]:
        free = _free(tree, motion)
        start = np.where(free, 0.0, known)
        needed = inverse(tree, q, qd, start, loads)
        M = mass_matrix(tree, q)
        if tree.closing is not None:
            (K, k, choices), (H, b) = used_equations(tree, q, qd), held(M, known - needed, free)
            x = solve_tree(tree, H, np.column_stack([(K * free).T, b]))
            lengths = [square_root((row * row / M.diagonal()).sum()) for row in K]  # all columns: a row of K_f may vanish
            force = multipliers(K * free @ x[:, :-1], -(k + K @ start + K * free @ x[:, -1]), choices, lengths)  # (2)
            rest = x[:, -1] + x[:, :-1] @ force
            return np.where(free, rest, known), np.where(free, known, needed + M @ rest - K.T @ force)
        rest = solve_tree(tree, *held(M, known - needed, free))  # (1), 0 where the acceleration is known
        return np.where(free, rest, known), np.where(free, known, needed + M @ rest)

    return hybrid_dynamics


def hybrid_dynamics_of_bodies(at_rest: Callable[..., tuple[Array, Array, Array]], inverse: Inverse) -> Hybrid:
    """Return hybrid dynamics by articulated bodies at rest, held where accelerations are prescribed, and the torques of those."""

    def hybrid_dynamics(
        tree: Tree, q: Array, qd: Array, known: Array, loads: Loads, motion: Collection[int]
    ) -> tuple[Array, Array]:
        free = _free(tree, motion)
        needed = inverse(tree, q, qd, np.where(free, 0.0, known), loads)
        rest, holding, _ = at_rest(tree, q, np.where(free, known, 0.0) - needed, rotors=rotors(tree), free=free)
        return np.where(free, rest, known), np.where(free, known, -holding)

    return hybrid_dynamics


def _free(tree: Tree, motion: Collection[int]) -> Array:
    """(n,): 1 where the torque is known, 0 where the acceleration is prescribed."""
    return np.array([float(k not in motion) for k in range(tree.n)], dtype=object)
