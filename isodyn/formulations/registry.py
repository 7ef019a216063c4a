"""The registry: one row per method, one row per quantity.  Adding a formulation is adding its file and its row here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any

from isodyn.errors import MethodError, UnknownNameError
from isodyn.formulations import (
    articulated_body,
    balafoutis_patel,
    composite_body,
    composite_body_meeting,
    denoc,
    denoc_centres,
    energy,
    gibbs_appell,
    hollerbach,
    kane,
    kane_recursive,
    kinematics,
    lagrange,
    modified_newton_euler,
    momentum,
    newton_euler,
    noc,
    screw,
    strobe,
)
from isodyn.formulations.drives import Formula, driven
from isodyn.formulations.solve import forward_dynamics_by


@dataclass(frozen=True)
class Quantity:
    """What a quantity takes and gives: names of the input vectors, what it is, whether outside loads enter, and whether it is the
    method's own, so that methods may differ in it."""

    key: str
    inputs: tuple[str, ...]
    title: str
    loads: bool = False
    own: bool = False


QUANTITIES = {
    row.key: row
    for row in (
        Quantity("inverse_dynamics", ("q", "qd", "qdd"), "torques from accelerations", loads=True),
        Quantity("forward_dynamics", ("q", "qd", "tau"), "accelerations from torques", loads=True),
        Quantity("mass_matrix", ("q",), "inertia matrix M"),
        Quantity("coriolis_matrix", ("q", "qd"), "Coriolis matrix C (Christoffel)"),
        Quantity("convective_matrix", ("q", "qd"), "the method's own C, with the same C qd", own=True),
        Quantity("gravity_torque", ("q",), "gravity torques g"),
        Quantity("bias_torque", ("q", "qd"), "C qd + g + friction"),
        Quantity("kinetic_energy", ("q", "qd"), "kinetic energy"),
        Quantity("potential_energy", ("q",), "potential energy"),
        Quantity("gibbs_function", ("q", "qd", "qdd"), "Gibbs function, the energy of accelerations"),
        Quantity("joint_wrenches", ("q", "qd", "qdd"), "forces and moments in the joints", loads=True),
        Quantity("pose", ("q",), "pose of a frame"),
        Quantity("jacobian", ("q",), "Jacobian of a frame"),
        Quantity("inverse_dynamics_derivatives", ("q", "qd", "qdd"), "partial derivatives of the torques", loads=True),
        Quantity("forward_dynamics_derivatives", ("q", "qd", "tau"), "partial derivatives of the accelerations", loads=True),
        Quantity("regressor", ("q", "qd", "qdd"), "torques per inertial parameter"),
    )
}


@dataclass(frozen=True)
class Method:
    """A published formulation.

    key          what users write
    title        what people call it
    source       who published it, and the equations
    complexity   of its main quantity
    quantities   quantity -> function(tree, ...) in plain array code
    variant_of   key of the method whose equations it arranges otherwise; None for a method of its own
    origins      whether its formulas, or which of them, take moments about the body origins alone and never ask for a mass
                 centre, so that base parameters may leave a body without one (dynamics/reductions.py)
    """

    key: str
    title: str
    source: str
    complexity: str
    quantities: Mapping[str, Formula]
    variant_of: str | None = None
    origins: bool | tuple[str, ...] = False

    def __reduce__(self) -> Any:
        return method, (self.key,)

    def asks_for_mass_centres(self, quantity: str) -> bool:
        """Whether the formula for a quantity uses `com` of the bodies."""
        if quantity not in self.quantities:
            return True
        return not (self.origins if isinstance(self.origins, bool) else quantity in self.origins)

    def formula(self, quantity: str) -> Formula:
        """The function for a quantity, shared ones included, or an error that says who offers it."""
        if quantity not in QUANTITIES:
            raise UnknownNameError.of("quantity", quantity, QUANTITIES)
        found = self.quantities.get(quantity) or SHARED.get(quantity)
        if found is None:
            raise MethodError(
                f"the method {self.key!r} does not give {quantity}; these do: {', '.join(methods_for(quantity))}, or method=None"
            )
        return found


#: the same for every method
SHARED: dict[str, Formula] = {
    "kinetic_energy": driven("kinetic_energy", energy.kinetic_energy),
    "potential_energy": energy.potential_energy,
    "regressor": energy.regressor,
    "pose": kinematics.pose,
    "jacobian": kinematics.jacobian,
}


def _own(*modules: ModuleType, **others: Formula) -> dict[str, Formula]:
    """The quantities that formulation files define, and others, with drives and loads.

    What they do not define follows where it can: gravity and bias from inverse dynamics, accelerations from it and M.
    """
    found = {key: getattr(module, key) for module in modules for key in QUANTITIES if hasattr(module, key)} | others
    if "inverse_dynamics" in found:
        found.setdefault("gravity_torque", strobe.gravity_torque_by(found["inverse_dynamics"]))
        found.setdefault("bias_torque", strobe.bias_torque_by(found["inverse_dynamics"]))
    found = {key: driven(key, formula) for key, formula in found.items()}
    if found.keys() >= {"inverse_dynamics", "mass_matrix"}:
        found.setdefault("forward_dynamics", forward_dynamics_by(found["mass_matrix"], found["inverse_dynamics"]))
    return found


def _strobed(module: ModuleType) -> dict[str, Formula]:
    """Everything out of a recursion that gives the wrenches in the joints."""
    inverse = module.inverse_dynamics
    return _own(
        module,
        mass_matrix=strobe.mass_matrix_by(inverse),
        coriolis_matrix=strobe.coriolis_matrix_by(inverse),
        joint_wrenches=strobe.joint_wrenches_by(module.recursion),
    )


def _solved(M: Formula, inverse: Formula) -> dict[str, Formula]:
    """Forward dynamics of an inertia matrix and inverse dynamics that are not those of the method's own row."""
    return {"forward_dynamics": forward_dynamics_by(driven("mass_matrix", M), driven("inverse_dynamics", inverse))}


METHODS = {
    row.key: row
    for row in (
        Method(
            "newton-euler",
            "Recursive Newton-Euler",
            "Luh, Walker and Paul (1980), as in Turney, Mudge and Lee (3.15)-(3.21)",
            "O(n)",
            _strobed(newton_euler),
        ),
        Method(
            "modified-newton-euler",
            "Modified Newton-Euler",
            "Turney, Mudge and Lee (5.1), (5.2)",
            "O(n)",
            _strobed(modified_newton_euler),
            origins=True,
        ),
        Method(
            "denoc",
            "Decoupled natural orthogonal complement",
            "Saha, Recursive Robot Dynamics, (9.4)-(9.21), (9.32)-(9.35), (9.38)-(9.41)",
            "O(n)",
            _own(denoc),
            origins=("inverse_dynamics", "forward_dynamics", "gravity_torque", "bias_torque"),
        ),
        Method(
            "denoc-centres",
            "DeNOC with twists at the mass centres",
            "Saha, Recursive Robot Dynamics, (9.32)-(9.35) as printed",
            "O(n)",
            _own(denoc_centres),
            variant_of="denoc",
        ),
        Method(
            "gibbs-appell",
            "Gibbs-Appell",
            "Mata, Provenzano, Valero and Cuadrado (2002), (3)-(22), sections 4.1 and 4.2",
            "O(n)",
            _own(gibbs_appell),
            origins=("mass_matrix",),
        ),
        Method(
            "noc",
            "Natural orthogonal complement",
            "Angeles and Lee (1988); Saha, N^T M N of section 9.1",
            "O(n^2)",
            _own(noc),
        ),
        Method(
            "lagrange",
            "Lagrange with 4x4 matrices",
            "Uicker (1965), Lewis (1974), as in Turney, Mudge and Lee (2.1)-(2.11) and appendix",
            "O(n^3)",
            _own(lagrange),
        ),
        Method(
            "screw",
            "Screws, link by link",
            "Laus, Simoni and Martins, progressive dynamic analysis, (1)-(36)",
            "O(n^3)",
            _own(screw) | _solved(partial(screw.mass_matrix, way="turned"), screw.inverse_dynamics),
        ),
        Method(
            "momentum",
            "Momentum form of Lagrange's equations",
            "Celentano (2008), (3), (6), (7), (10)-(26)",
            "O(n)",
            _own(momentum),
        ),
        Method(
            "composite-body",
            "Composite rigid bodies",
            "Walker and Orin (1982); Featherstone (2008), table 6.2; C after Echeandia and Wensing (2021)",
            "O(n^2)",
            # the bias by Newton-Euler: method 3 of Walker and Orin
            _own(composite_body) | _solved(composite_body.mass_matrix, modified_newton_euler.inverse_dynamics),
            origins=True,
        ),
        Method(
            "composite-body-meeting",
            "Composite rigid bodies, forces and axes meeting",
            "Walker and Orin (1982), with fewer operations; where they meet is isodyn's choice",
            "O(n^2)",
            _own(composite_body, composite_body_meeting)
            | _solved(composite_body_meeting.mass_matrix, modified_newton_euler.inverse_dynamics),
            variant_of="composite-body",
            origins=True,
        ),
        Method(
            "articulated-body",
            "Articulated bodies",
            "Featherstone (1983); Featherstone (2008), table 7.1",
            "O(n)",
            _own(articulated_body),
            origins=True,
        ),
        Method(
            "kane",
            "Kane's equations",
            "Kane and Levinson (1983), partial velocities; not in the five sources",
            "O(n^2)",
            _own(kane),
        ),
        Method(
            "kane-recursive",
            "Kane's equations, recursively",
            "Angeles, Ma and Rojas (1989); not in the five sources",
            "O(n)",
            _own(kane, kane_recursive),
            variant_of="kane",
        ),
        Method(
            "balafoutis-patel",
            "Cartesian tensors",
            "Balafoutis and Patel (1991); not in the five sources",
            "O(n)",
            _own(balafoutis_patel),
            origins=True,
        ),
        Method(
            "hollerbach",
            "Recursive Lagrangian with 3x3 matrices",
            "Hollerbach (1980); not in the five sources",
            "O(n)",
            _own(hollerbach),
            origins=True,
        ),
    )
}


def methods() -> tuple[Method, ...]:
    """Every formulation, in the order of the registry."""
    return tuple(METHODS.values())


def method(key: str) -> Method:
    """The formulation of this name."""
    if key not in METHODS:
        raise UnknownNameError.of("method", key, METHODS)
    return METHODS[key]


def methods_for(quantity: str) -> tuple[str, ...]:
    """Keys of the methods that have their own formula for a quantity."""
    return tuple(row.key for row in METHODS.values() if quantity in row.quantities)
