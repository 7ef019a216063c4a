"""The registry of methods, one row each.  To add a formulation, add its file and a row here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType

from isodyn.check import one_of
from isodyn.errors import MethodError
from isodyn.formulations import charts, strobe
from isodyn.formulations.couplings import solving
from isodyn.formulations.drives import ArrayFormula, Formula, driven
from isodyn.formulations.solve import forward_dynamics_by, forward_dynamics_derivatives_by
from isodyn.model.hints import METHOD_HINTS
from isodyn.model.quantities import QUANTITIES, quantity_row
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar


class Formulas(Mapping[str, Formula]):
    """Quantity -> formula with drives and loads, from these files, which are imported when a formula is first needed.

    Quantities that the files do not define are derived where possible: gravity and bias from inverse dynamics, accelerations from
    bias and M, their derivatives from those of the torques.

    strobed   True: M, C and the wrenches in the joints are derived from the file's inverse dynamics and recursion
    matrix    function of the last file with the inertia matrix for forward dynamics, if it is not `mass_matrix`
    bias      file whose inverse dynamics gives the bias for forward dynamics and its derivatives, if it is not the method's own
    """

    def __init__(self, *files: str, strobed: bool = False, matrix: str | None = None, bias: str | None = None):
        self.files, self.strobed, self.matrix, self.bias = files, strobed, matrix, bias

    @cached_property
    def _found(self) -> dict[str, Formula]:
        modules = [_file(name) for name in self.files]
        found = {key: getattr(module, key) for module in modules for key in QUANTITIES if hasattr(module, key)}
        if self.strobed:
            found["mass_matrix"] = strobe.mass_matrix_by(found["inverse_dynamics"])
            found["coriolis_matrix"] = strobe.coriolis_matrix_by(found["inverse_dynamics"])
            found["joint_wrenches"] = strobe.joint_wrenches_by(modules[0].recursion)
        for key, row in QUANTITIES.items():
            if row.derivation == "strobed" and row.source in found:
                found.setdefault(key, getattr(strobe, f"{key}_by")(found[row.source]))
        for key in [key for key in found if QUANTITIES[key].unit == "inertia/s"]:
            M = found.get("mass_matrix") or _file("composite_body").mass_matrix
            found[key] = charts.with_shift(found[key], M)
        result = {key: driven(key, formula) for key, formula in found.items()}
        if "bias_torque" in found and "inverse_dynamics" in found:
            result["bias_torque"] = charts.with_bias(result["bias_torque"], result["inverse_dynamics"])

        def inverse() -> ArrayFormula:
            return driven("inverse_dynamics", _file(self.bias).inverse_dynamics if self.bias else found["inverse_dynamics"])

        by_matrix: ArrayFormula | None = None
        if found.keys() >= {"inverse_dynamics", "mass_matrix"}:
            M = driven("mass_matrix", getattr(modules[-1], self.matrix) if self.matrix else found["mass_matrix"])
            by_matrix = result["forward_dynamics"] = _of_loops("forward_dynamics", M, inverse(), forward_dynamics_by(M, inverse()))
            result["constraint_forces"] = _of_loops("constraint_forces", M, inverse())
            result["hybrid_dynamics"] = _of_file("hybrid", "hybrid_dynamics_by", M, inverse())
        if "forward_dynamics" in found:
            result["forward_dynamics"] = solving(driven("forward_dynamics", found["forward_dynamics"]), by_matrix)
        result |= {key: _freed(formula) for key, formula in result.items() if key == "forward_dynamics"}
        if hasattr(modules[-1], "at_rest") and by_matrix is None:
            bias = driven("inverse_dynamics", _file("modified_newton_euler").inverse_dynamics)
            result["hybrid_dynamics"] = solving(_of_file("hybrid", "hybrid_dynamics_of_bodies", modules[-1].at_rest, bias), None)
        if "inverse_dynamics_derivatives" in found:
            derivatives = driven("inverse_dynamics_derivatives", found["inverse_dynamics_derivatives"])
            result["forward_dynamics_derivatives"] = forward_dynamics_derivatives_by(inverse(), derivatives)
        return result

    def __getitem__(self, quantity: str) -> Formula:
        return self._found[quantity]

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._found if key in QUANTITIES)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"Formulas({', '.join(self)})"


def _of_loops(quantity: str, M: ArrayFormula, inverse: ArrayFormula, opened: ArrayFormula | None = None) -> ArrayFormula:
    """Return a quantity that satisfies the loop constraints of a tree.

    opened   formula for trees without loops, for which the file of loops is then not imported
    """

    def formula(tree: Tree, *given: object) -> Array:
        if opened is not None and tree.closing is None:
            return opened(tree, *given)
        found: Array = getattr(_file("loops"), f"{quantity}_by")(M, inverse)(tree, *given)
        return found

    return formula


def _freed(formula: Formula) -> Formula:
    """Return forward dynamics, for trees with another base reference frame too; only these import free_base."""

    def forward_dynamics(tree: Tree, *given: object) -> Array | Scalar | tuple[Array, ...]:
        seen = formula if tree.free is None else _file("free_base").freed(formula)
        return seen(tree, *given)

    return forward_dynamics


def _of_file(file: str, name: str, *of: Formula) -> Formula:
    """Return a formula made from other formulas by a function of a file, which is imported when needed."""

    def formula(*given: object) -> Array | Scalar | tuple[Array, ...]:
        made: Formula = getattr(_file(file), name)(*of)
        return made(*given)

    return formula


def _file(name: str) -> ModuleType:
    """Import a file of formulas; done here because a call needs one of them, not all."""
    return import_module(f"isodyn.formulations.{name}")


@dataclass(frozen=True)
class Method:
    """A published formulation.

    key          name that users pass
    title        its common name
    source       authors, and the equations
    complexity   of its main quantity
    quantities   quantity -> function(tree, ...) in plain array code
    variant_of   key of the method whose equations it rearranges; None for an independent method
    origins      whether its formulas, or which of them, take moments about the body origins only and never use a mass centre, so
                 that base parameters may leave a body without one (dynamics/reductions.py)
    """

    key: str
    title: str
    source: str
    complexity: str
    quantities: Mapping[str, Formula]
    variant_of: str | None = None
    origins: bool | tuple[str, ...] = False

    def __reduce__(self) -> tuple[Callable[[str], Method], tuple[str]]:
        return method, (self.key,)

    def asks_for_mass_centres(self, quantity: str) -> bool:
        """Return whether the formula for a quantity uses `com` of the bodies."""
        if quantity not in self.quantities:
            return True
        return not (self.origins if isinstance(self.origins, bool) else quantity in self.origins)

    def formula(self, quantity: str) -> Formula:
        """Return the function for a quantity, shared ones included; raise MethodError listing the methods that have it."""
        quantity_row(quantity)
        found = self.quantities.get(quantity) or SHARED.get(quantity)
        if found is None:
            raise MethodError(
                f"the method {self.key!r} does not give {quantity}; these do: {', '.join(methods_for(quantity))}, or method=None"
            )
        return found


#: the same for every method
SHARED = Formulas("energy", "kinematics", "centroidal")

METHODS = {
    row.key: row
    for row in (
        Method(
            "newton-euler",
            "Recursive Newton-Euler",
            "Luh, Walker and Paul (1980), as in Turney, Mudge and Lee (3.15)-(3.21)",
            "O(n)",
            Formulas("newton_euler", strobed=True),
        ),
        Method(
            "modified-newton-euler",
            "Modified Newton-Euler",
            "Turney, Mudge and Lee (5.1), (5.2)",
            "O(n)",
            Formulas("modified_newton_euler", strobed=True),
            origins=True,
        ),
        Method(
            "denoc",
            "Decoupled natural orthogonal complement",
            "Saha, Introduction to Robotics, (9.4)-(9.21), (9.32)-(9.35), (9.38)-(9.41)",
            "O(n)",
            Formulas("denoc"),
            origins=("inverse_dynamics", "forward_dynamics", "gravity_torque", "bias_torque"),
        ),
        Method(
            "denoc-centres",
            "DeNOC with twists at the mass centres",
            "Saha, Introduction to Robotics, (9.32)-(9.35) as printed",
            "O(n)",
            Formulas("denoc_centres"),
            variant_of="denoc",
        ),
        Method(
            "gibbs-appell",
            "Gibbs-Appell",
            "Mata, Provenzano, Valero and Cuadrado (2002), (3)-(22), sections 4.1 and 4.2",
            "O(n)",
            Formulas("gibbs_appell"),
            origins=("mass_matrix",),
        ),
        Method(
            "noc",
            "Natural orthogonal complement",
            "Angeles and Lee (1988); Saha, N^T M N of section 9.1",
            "O(n^2)",
            Formulas("noc"),
        ),
        Method(
            "lagrange",
            "Lagrange with 4x4 matrices",
            "Uicker (1965), Lewis (1974), as in Turney, Mudge and Lee (2.1)-(2.11) and appendix",
            "O(n^3)",
            Formulas("lagrange"),
        ),
        Method(
            "screw",
            "Screws, link by link",
            "Laus, Simoni and Martins, progressive dynamic analysis, (1)-(36)",
            "O(n^3)",
            Formulas("screw", matrix="turned_mass_matrix"),
        ),
        Method(
            "momentum",
            "Momentum form of Lagrange's equations",
            "Celentano (2008), (3), (6), (7), (10)-(26)",
            "O(n)",
            Formulas("momentum"),
        ),
        Method(
            "composite-body",
            "Composite rigid bodies",
            "Walker and Orin (1982); Featherstone (2008), table 6.2; C after Echeandia and Wensing (2021)",
            "O(n^2)",
            # the bias by Newton-Euler: method 3 of Walker and Orin
            Formulas("composite_body", bias="modified_newton_euler"),
            origins=True,
        ),
        Method(
            "composite-body-split",
            "Composite rigid bodies, split recursion",
            "Walker and Orin (1982), with fewer operations; where the chain is split is isodyn's choice",
            "O(n^2)",
            Formulas("composite_body", "composite_body_split", bias="modified_newton_euler"),
            variant_of="composite-body",
            origins=True,
        ),
        Method(
            "articulated-body",
            "Articulated bodies",
            "Featherstone (1983); Featherstone (2008), table 7.1",
            "O(n)",
            Formulas("articulated_body"),
            origins=True,
        ),
        Method(
            "recursive-derivatives",
            "Derivatives by composite bodies",
            "Carpentier and Mansard (2018); Singh, Russell and Wensing (2022)",
            "O(n^2)",
            Formulas("recursive_derivatives", bias="modified_newton_euler"),
            origins=True,
        ),
        Method(
            "kane",
            "Kane's equations",
            "Kane and Levinson (1983), partial velocities",
            "O(n^2)",
            Formulas("kane"),
        ),
        Method(
            "kane-recursive",
            "Kane's equations, recursively",
            "Angeles, Ma and Rojas (1989)",
            "O(n)",
            Formulas("kane", "kane_recursive"),
            variant_of="kane",
        ),
        Method(
            "balafoutis-patel",
            "Cartesian tensors",
            "Balafoutis and Patel (1991)",
            "O(n)",
            Formulas("balafoutis_patel"),
            origins=True,
        ),
        Method(
            "hollerbach",
            "Recursive Lagrangian with 3x3 matrices",
            "Hollerbach (1980)",
            "O(n)",
            Formulas("hollerbach"),
            origins=True,
        ),
    )
}


def methods() -> tuple[Method, ...]:
    """Return all formulations, in the order of the registry."""
    return tuple(METHODS.values())


def method(key: str) -> Method:
    """Return the formulation of this name."""
    return METHODS[one_of("method", key, METHODS, METHOD_HINTS)]


def methods_for(quantity: str) -> tuple[str, ...]:
    """Return the keys of the methods that have a formula of their own for a quantity."""
    return tuple(row.key for row in METHODS.values() if quantity in row.quantities)
