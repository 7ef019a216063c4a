"""What sits on the joint axes: friction.  (Rotors enter each formulation as the armature G^2 J on the diagonal of M.)"""

from __future__ import annotations

from typing import Any

import numpy as np

from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, is_symbolic


def friction_torque(tree: Tree, qd: Array) -> Array:
    """b qd + (Tc+ if qd > 0, Tc- if qd < 0, 0 at rest), joint side; enters M qdd + C qd + g + friction = tau."""
    result = np.empty(tree.n, dtype=object)
    for i, body in enumerate(tree.bodies):
        plus, minus = body.coulomb
        coulomb: Scalar = 0.0
        if not (_is_zero(plus) and _is_zero(minus)):
            coulomb = choose(qd[i] > 0.0, plus, choose(qd[i] < 0.0, minus, qd[i]))  # at rest qd, which is 0 (or NaN, kept)
        result[i] = body.viscous * qd[i] + coulomb
    return result


def choose(condition: Any, yes: Scalar, no: Scalar) -> Scalar:
    """yes if the condition holds, else no; the condition may be traced."""
    if is_symbolic(condition):
        return condition.select(yes, no)
    return yes if condition else no


def _is_zero(x: Scalar) -> bool:
    return not is_symbolic(x) and x == 0
