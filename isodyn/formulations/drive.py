"""What sits on the joint axes: the torque a joint must give, friction, rotors (the armature G^2 J on the diagonal of M)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from isodyn.formulations.kinematics import Loads, joint_axes
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, dot, is_symbolic

Recursion = Callable[[Tree, Array, Array, Array, Loads], tuple[list[Array], list[Array]]]
Inverse = Callable[[Tree, Array, Array, Array, Loads], Array]


def torques_from(recursion: Recursion) -> Inverse:
    """Inverse dynamics from a recursion that gives force and moment (f_i, n_i) in every joint."""

    def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
        """Torques tau (n,) [N m] or [N]."""
        f, n = recursion(tree, q, qd, qdd, loads)
        z_w, z_v = joint_axes(tree)
        tau = friction_torque(tree, qd)
        for i, body in enumerate(tree.bodies):
            tau[i] = dot(z_w[i], n[i]) + dot(z_v[i], f[i]) + body.armature * qdd[i] + tau[i]  # (3.21) of Turney, Mudge and Lee
        return tau

    return inverse_dynamics


def friction_torque(tree: Tree, qd: Array, creep: float = 0.0) -> Array:
    """b qd + (Tc+ if qd > 0, Tc- if qd < 0, 0 at rest), joint side; enters M qdd + C qd + g + friction = tau.

    creep   speed up to which Coulomb friction rises linearly instead of jumping at rest, where the step of an integrator that
            controls its error would shrink without end; a joint that would stick creeps at less than that   [rad/s] or [m/s]
    """
    result = np.empty(tree.n, dtype=object)
    for i, body in enumerate(tree.bodies):
        plus, minus = body.coulomb
        coulomb: Scalar = 0.0
        if not (_is_zero(plus) and _is_zero(minus)):
            if creep > 0:
                share = (qd[i] / creep).minimum(1.0).maximum(-1.0)
                coulomb = choose(share > 0.0, plus, -minus) * share
            else:
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
