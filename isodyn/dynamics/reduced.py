"""Reductions on the way from a robot to a graph: which quantities they leave unchanged, and how they are applied.

frames             wherever the result does not speak of frames: not for poses, Jacobians and regressors
base-parameters    for torques, accelerations, M, C, g, kinetic energy: what neighbours exchange does not show
factoring          everywhere
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from isodyn.errors import MethodError
from isodyn.graph.exact import is_zero
from isodyn.model.reductions import NoMassCentre, base_parameters, cheap_frames, check_names
from isodyn.model.tree import Tree
from isodyn.spatial import Scalar

REGROUPABLE = frozenset(
    (
        "inverse_dynamics",
        "forward_dynamics",
        "mass_matrix",
        "coriolis_matrix",
        "gravity_torque",
        "bias_torque",
        "kinetic_energy",
        "inverse_dynamics_derivatives",
        "forward_dynamics_derivatives",
    )
)
FRAMELESS = REGROUPABLE | {"convective_matrix", "joint_wrenches", "gibbs_function"}
#: masses that turning bodies keep: none; or, where a formula as printed speaks of mass centres, 1, which costs no products; or,
#: where that happens to leave a sliding body without mass, another
MASSES = (0.0, 1.0, 2.0, 3.0)
ALLOWED = {"frames": FRAMELESS, "base-parameters": REGROUPABLE}


def allowed(names: Sequence[str], quantity: str) -> tuple[str, ...]:
    """The reductions, or an error when one of them would change the quantity."""
    names = check_names(names)
    for name in names:
        if name in ALLOWED and quantity not in ALLOWED[name]:
            raise MethodError(
                f"the reduction {name!r} would change {quantity}; leave it out (it serves {', '.join(sorted(ALLOWED[name]))})"
            )
    return names


def usual(quantity: str) -> tuple[str, ...]:
    """The reductions that serve a quantity and cost nothing in accuracy (tests/test_reductions.py, Mata's arm)."""
    return tuple(name for name in ALLOWED if quantity in ALLOWED[name])


def with_reductions(tree: Tree, names: Sequence[str], formula: Callable[[Tree], Any]) -> Any:
    """The formula's result from the reduced tree."""
    if "frames" in names:
        tree = cheap_frames(tree, _tidy)
    if "base-parameters" not in names:
        return formula(tree)
    for mass in MASSES:
        try:
            return formula(base_parameters(tree, mass))
        except NoMassCentre:
            continue
    raise AssertionError("a body keeps one of several masses, so one of them leaves no other body without mass")


def _tidy(x: Scalar) -> Scalar:
    return 0.0 if is_zero(x) else x
