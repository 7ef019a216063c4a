"""Couplings: formulas of the whole tree as functions of the independent velocities (model/coupling.py).

    q_tree = E q + e        qd_tree = E qd        qdd_tree = E qdd        E, e constant                                       (1)

A formula works on the whole tree.  Its result is projected, because the power tau . qd equals that of the tree:

    torques and regressors  E^T tau_tree         M, C, derivatives of torques  E^T M_tree E        Jacobians  J_tree E        (2)

Energies, poses and wrenches in joints do not change.  Rotors and friction of a coupled joint act at its own speed.  Accelerations
use the projected M and bias (solve.py), with the sparsity of the tree's parents.  Articulated bodies do not support couplings.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from isodyn.errors import MethodError, ModelError
from isodyn.model.coupling import Expansion
from isodyn.model.quantities import quantity_row
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, symmetric

Formula = Callable[..., Array | Scalar | tuple[Array, ...]]


def folding(shape: Sequence[int | str]) -> Callable[[Expansion, Array], Array] | None:
    """Return the function that applies (2) to a result of this shape (see Quantity.shape); None: the result does not change."""
    first, last = shape[:1] == ("n",), shape[1:] in (("n",), ("joints",))

    def fold(e: Expansion, X: Array) -> Array:
        if last:
            base = len(e.velocities) - X.shape[1]  # a result by "joints" is without the base, which no coupling moves
            X = e.fold(np.hstack([np.zeros((len(X), base), dtype=object), X]))[:, base:]
        return e.fold(X.T).T if first else X

    return fold if first or last else None


@cache  # as for drives.driven
def folded(quantity: str, formula: Formula) -> Formula:
    """Return the formula for trees with couplings too, as a function of the whole tree's q and the independent velocities."""
    row = quantity_row(quantity)
    vectors, fold = row.inputs[1:], folding(row.shape)

    def of_own(tree: Tree, q: Array, *given: object) -> Array | Scalar | tuple[Array, ...]:
        if tree.whole is None or tree.expansion is None:  # both are None, or neither is
            return formula(tree, q, *given)
        rates = (tree.whole_rates(name, x) for name, x in zip(vectors, given, strict=False))  # type: ignore[arg-type]
        found = formula(tree.whole, q, *rates, *given[len(vectors) :])
        if fold is None:
            return found
        if isinstance(found, tuple):
            return tuple(fold(tree.expansion, each) for each in found)
        result = fold(tree.expansion, np.asarray(found, dtype=object))
        return symmetric(result) if quantity == "mass_matrix" else result

    return of_own


def solving(own: Formula, by_matrix: Formula | None) -> Formula:
    """Return forward dynamics: the method's own; with couplings, loops or spinning rotors, by its M and bias if it has them."""

    def forward_dynamics(tree: Tree, *given: object) -> Array | Scalar | tuple[Array, ...]:
        if tree.whole is None and tree.closing is None and not tree.spins:
            return own(tree, *given)
        if by_matrix is None:
            refuse_bodies(tree)
        assert by_matrix is not None
        return by_matrix(tree, *given)

    return forward_dynamics


def refuse_bodies(tree: Tree) -> None:
    """Raise MethodError if the tree has something that articulated bodies do not support."""
    remedy = "take method=None or a method with an inertia matrix, such as composite-body"
    if tree.spins:
        names = ", ".join((tree.whole or tree).bodies[spin.joint].joint for spin in tree.spins)
        raise MethodError(f"articulated bodies do not support rotors on other links (of {names}); {remedy}, or motors=True")
    if tree.closing is not None:
        names = ", ".join(loop.name for loop in tree.closing.loops)
        raise MethodError(f"articulated bodies do not support loops ({names}); {remedy}")
    if tree.whole is not None:
        left = {body.joint for body in tree.bodies}
        names = ", ".join(body.joint for body in tree.whole.bodies if body.joint not in left)
        raise MethodError(f"articulated bodies do not support coupled joints ({names}); {remedy}")


def dry_levels(tree: Tree, levels: tuple[Array, Array]) -> tuple[Array, Array]:
    """(least, largest) dry friction (n,) of the independent velocities, from the levels of all bodies.

    A coupled joint moves and rests with the joint that drives it: their friction torques add, each times its ratio.
    """
    assert tree.whole is not None and tree.expansion is not None
    least, largest = np.zeros((2, tree.n))
    for body, row, low, high in zip(tree.whole.bodies, tree.expansion.velocities, *levels, strict=True):
        if not low and not high:
            continue
        if len(row) > 1:
            raise ModelError(
                f"joint {body.joint!r} has dry friction and is driven by {len(row)} others, so it may rest while they move; "
                "move the friction to one of those, or simulate with stiction_speed= or friction=False"
            )
        for k, ratio in row:
            ends = sorted((ratio * low, ratio * high))
            least[k], largest[k] = least[k] + ends[0], largest[k] + ends[1]
    return least, largest
