"""Named base parameters: a minimal set of combined inertial parameters that determines the torques.

Inertia that cannot be distinguished from the parent's is moved to the parent (dynamics/reductions.py).  The remaining parameters of
every body become symbols.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from isodyn.dynamics.reductions import base_parameters, filled
from isodyn.dynamics.trace import ExactTrace
from isodyn.errors import ModelError
from isodyn.graph.normal import Normal
from isodyn.model.tree import Tree
from isodyn.spatial import Scalar, coordinate_axis, zeros


def with_base_parameters(trace: ExactTrace, taken: tuple[str, ...]) -> tuple[Tree, dict[str, Scalar]]:
    """Return the regrouped tree, with a symbol for each base parameter, and {symbol: its formula in the original parameters}.

    Symbols of body k (Gautier and Khalil, 1990): Mk mass; MXk, MYk, MZk first moments; and of the inertia about the body's origin,
    in its frame, for a z axis: ZZk about the axis, XXk the difference of the other two moments, XYk, XZk, YZk.  For other axes the
    letters are permuted.
    """
    tree, definitions = trace.tree, dict[str, Scalar]()
    if tree.whole is not None:
        raise ModelError("grouped: base parameters do not support couplings; remove them with robot.with_couplings()")
    regrouped, normal = base_parameters(tree, centres=False), Normal(trace.context, trace.numbers)

    def named(name: str, value: Scalar) -> Scalar:
        if not normal.of(value):
            return 0.0
        name = f"{name}_" if name in taken else name
        definitions[name] = value
        return trace.context.symbol(name)

    standing = {i for chart in tree.charts for i in chart.bodies}
    bodies = []
    for i, body in enumerate(regrouped.bodies):
        number, letters = i + 1, "XYZ"
        mass = named(f"M{number}", body.mass)
        h = np.array([named(f"M{letters[k]}{number}", x) for k, x in enumerate(body.first_moment)], dtype=object)
        K, own = zeros(3, 3), body.euler_tensor_at_origin
        for a, b in ((0, 1), (0, 2), (1, 2)):
            K[a, b] = K[b, a] = -named(f"{letters[a]}{letters[b]}{number}", -own[a, b])
        axis = coordinate_axis(body.axis) if body.turns and i not in standing else None
        if axis is None:
            for k in range(3):
                K[k, k] = named(f"K{letters[k]}{letters[k]}{number}", own[k, k])
        else:
            a, b = (axis + 1) % 3, (axis + 2) % 3
            about = named(f"{letters[axis] * 2}{number}", own[a, a] + own[b, b])
            apart = named(f"{letters[a] * 2}{number}", own[b, b] - own[a, a])
            K[a, a], K[b, b], K[axis, axis] = (about - apart) / 2.0, (about + apart) / 2.0, own[axis, axis]
        bodies.append(filled(body, mass, h, K))
    return replace(regrouped, bodies=tuple(bodies)), definitions
