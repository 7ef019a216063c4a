"""Solving M x = b for an inertia matrix with the pattern of a tree (Featherstone, 2008, section 6.5).

M = L^T D L, factored from the tips inward: L has entries only where one body carries another, so branches cost nothing.
(np.linalg does not take object arrays, and a traced factorisation folds what is zero.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from isodyn.errors import ModelError
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, zeros


def pivot(tree: Tree, i: int, inertia: Scalar) -> Scalar:
    """The inertia that joint i sees, or an error when there is none whatever the state."""
    if inertia == 0:
        joint = tree.bodies[i].joint
        raise ModelError(f"joint {joint!r} moves no mass, so it has no acceleration; give its links inertia, or its motor a rotor")
    return inertia


def solve_tree(tree: Tree, M: Array, b: Array) -> Array:
    """x (n,) with M x = b."""
    n = tree.n
    H: Array = M.copy()
    x: Array = b.copy()
    for k in reversed(range(n)):
        row = list(tree.ancestors(k))
        factor = {i: H[k, i] / pivot(tree, k, H[k, k]) for i in row}  # L_ki
        for place, i in enumerate(row):
            for j in row[place:]:
                H[i, j] = H[i, j] - factor[i] * H[k, j]
        for i in row:
            H[k, i] = factor[i]
    for i in reversed(range(n)):  # L^T y = b
        for j in tree.ancestors(i):
            x[j] = x[j] - H[i, j] * x[i]
    for i in range(n):  # D L x = y
        x[i] = x[i] / pivot(tree, i, H[i, i])
        for j in tree.ancestors(i):
            x[i] = x[i] - H[i, j] * x[j]
    return x


def forward_dynamics_by(
    mass_matrix: Callable[[Tree, Array], Array], inverse: Callable[[Tree, Array, Array, Array, Mapping[str, Array]], Array]
) -> Callable[[Tree, Array, Array, Array, Mapping[str, Array]], Array]:
    """qdd (n,) = M^-1 (tau - bias), the bias being the torque at zero acceleration; both functions with drives and loads."""

    def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Mapping[str, Array]) -> Array:
        bias = inverse(tree, q, qd, zeros(tree.n), loads)
        return solve_tree(tree, mass_matrix(tree, q), tau - bias)

    return forward_dynamics
