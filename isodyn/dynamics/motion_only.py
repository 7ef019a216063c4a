"""Linearised inertia of flexible links: positions of joints with exclude_from_inertia do not enter the kinetic energy.

The elastic joints of a flexible link bend little.  Celentano (2008) takes the inertia matrix at zero deformation,

    T = qd^T B qd / 2        B = M(q) with the excluded positions at 0                                                         (65)
    B qdd + B' qd - c + g + passive = tau + J^T wrenches        c = dT/dq, which is 0 for excluded positions                   (66)

Gravity, springs and wrenches act at the true positions.  B is the inertia matrix of any method; most of it is constant.
docs/flexible.md measures the effect of this approximation on the motion.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from isodyn.errors import MethodError, ModelError
from isodyn.formulations import charts
from isodyn.formulations.drives import friction_torque
from isodyn.formulations.registry import method as method_row
from isodyn.formulations.solve import solve_tree
from isodyn.model.quantities import Quantity
from isodyn.model.tree import Tree
from isodyn.spatial import Array, zeros

_MATRIX, _TORQUES = "composite-body", "newton-euler"  # for methods without these quantities

Gradient = Callable[[Array, Array], Array]


def outputs(
    tree: Tree, method: str, row: Quantity, arguments: list[Array], extra: tuple[object, ...], gradient: Gradient
) -> dict[str, Array]:
    """Return the results of a quantity; gradient: function that returns derivatives of values by inputs, one more axis."""
    if tree.charts or tree.whole is not None or tree.closing is not None:
        raise ModelError(
            "inertia='undeformed' supports only trees without couplings, loops and manifold joints; "
            "leave it out, or use coordinates='zyx'"
        )
    known, q, rest = method_row(method).quantities, arguments[0], arguments[1:]
    motion = np.array([0.0 if body.small else x for body, x in zip(tree.bodies, q, strict=True)], dtype=object)

    def own(quantity: str, other: str) -> Callable[..., Array]:
        return method_row(method if quantity in known else other).formula(quantity)  # type: ignore[return-value]

    B = np.asarray(own("mass_matrix", _MATRIX)(tree, motion), dtype=object)

    def torques(qd: Array, qdd: Array) -> Array:
        still, loads = zeros(tree.n), extra or ({},)
        at_rest = own("inverse_dynamics", _TORQUES)(tree, q, still, still, *loads)  # gravity, springs, wrenches
        return np.asarray(at_rest + friction_torque(tree, qd) + B @ qdd + charts.christoffel(tree, B, gradient(B, q), qd) @ qd)

    key = row.source if row.derivation == "gradients" else row.key
    if key == "mass_matrix":
        found = B
    elif key == "kinetic_energy":
        found = np.asarray(method_row(method).formula(key)(tree, motion, *rest), dtype=object)
    elif key == "coriolis_matrix":
        found = charts.christoffel(tree, B, gradient(B, q), *rest)
    elif key == "inverse_dynamics":
        found = torques(*rest)
    elif key == "bias_torque":
        found = torques(rest[0], zeros(tree.n))
    elif key == "forward_dynamics":
        found = solve_tree(tree, B, rest[1] - torques(rest[0], zeros(tree.n)))
    else:
        raise MethodError(f"inertia='undeformed' does not support {row.key}; leave it out of flexible(...)")
    if row.derivation != "gradients":
        return {row.key: found}
    return {name: gradient(found, x) for name, x in zip(row.outputs, arguments, strict=True)}
