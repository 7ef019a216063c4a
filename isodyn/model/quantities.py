"""The quantities of a robot: one decorated method each, which is its public signature and its row of data.

Robot and Dynamics both have these methods.  All other code reads the rows: input vectors, shape and unit of the result, the
reductions that preserve it, how to derive it if a method has no formula for it, and the cheapest method.

Arguments have shape (..., n): nq for q, n for the rest; leading dimensions broadcast.  Angles in rad, lengths m, masses kg,
torques N m, time s.  Keywords of every method:

out          array for the result (any strides, right shape and dtype), or a tuple of arrays for several results; it is returned
parameters   {name: (...) or (..., k)} for the names given to compile(parameters=...), in the shapes of robot.parameters():
             com (..., 3), inertia (..., 6) as xx yy zz xy xz yz only, coulomb and static (..., 2), gravity (..., 3)
             (Dynamics.bind(parameters) checks them once; calls then need no parameters)
base         motion of a prescribed base (Robot.with_base): {"pose": (..., 4, 4) or position and quaternion x y z w (..., 7), in the
             root frame, "twist": (..., 6), velocity in its own frame, linear before angular, "acceleration": (..., 6), time
             derivative of the twist}; default 0                                                    [m], [m/s, rad/s], [.../s]
wrench       {frame: (..., 6)} or one (..., 6) array for the only tip: external force, then moment, on that frame, at its
             origin and in its axes                                                                 [N], [N m]
"""

# mypy: disable-error-code="no-any-return"
# (every method returns the result of _call, whose type depends on the quantity)

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import FunctionType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeVar, cast

from isodyn.errors import UnknownNameError
from isodyn.renamed import with_old_arguments

if TYPE_CHECKING:  # the command line reads the rows for its help, without importing NumPy
    from numpy.typing import ArrayLike

    from isodyn.model.joint import Axis, Joint
    from isodyn.spatial import Array

    Wrench = Mapping[str, ArrayLike] | ArrayLike
    Parameters = Mapping[str, ArrayLike]
    Base = Mapping[str, ArrayLike]


class Measured(Protocol):
    """The properties of a robot that determine shapes and units of results."""

    @property
    def n(self) -> int: ...
    @property
    def base_nv(self) -> int: ...
    @property
    def dofs(self) -> tuple[Axis, ...]: ...
    @property
    def movable_joints(self) -> tuple[Joint, ...]: ...
    @property
    def uncoupled(self) -> Measured: ...


VECTORS = ("q", "qd", "qdd", "tau")
INPUTS = (*VECTORS, "qdd_or_tau")  # qdd_or_tau: accelerations at some joints, torques at the others
#: parts of a prescribed base motion, with the size of a kernel's input: rotation and origin row by row, velocity, acceleration
BASE_INPUTS = {"pose": 12, "twist": 6, "acceleration": 6}
FRAMES = ("frames",)
BOTH = ("frames", "base-parameters")


Declared = TypeVar("Declared", bound=Callable[..., object])


class CheapestMethod(NamedTuple):
    """The method with about the fewest operations.

    method   for every number of joints, except:
    beyond   (n, method): for more than n joints
    charted  (n, method): for up to n degrees of freedom with manifold joints, mostly floating ones
    rivals   other methods with similar cost: up to `counted` joints all are counted and the best one is used
    """

    method: str = "modified-newton-euler"
    beyond: tuple[float, str] = (math.inf, "")
    charted: tuple[int, str] = (0, "")
    rivals: tuple[str, ...] = ()
    counted: int = 0


@dataclass(frozen=True)
class Quantity:
    """The properties of a quantity.

    title        short description
    symbol       prefix of its columns in tables
    shape        of a result: numbers, or keys of SIZES
    unit         of a result's entries, a key of UNITS
    reductions   of the tree that preserve it (see dynamics/reductions.py); used if the user names no method
    cheapest     the method used if the user names none
    source       quantity from which it follows if a method has no formula for it
    derivation   how: "strobed", columns from inverse dynamics with unit inputs, at rest or at zero acceleration; "christoffel",
                 from the derivatives of M; "gradients", one result for each input, by differentiation
    common       methods may differ in it, but its product with qd is that of this quantity
    term         name on the command line as a term of M qdd + C qd + g = tau
    elsewhere    name in books -> explanation
    large        True if it grows as n^3 or faster; left out of counts of robots with many joints
    loops        True if only robots with loops have it; not in tables of quantities of all robots
    results      of several results: name -> unit, a key of UNITS; such a row is not in those tables either

    From the signature of the public method that it decorates:

    key          its name
    inputs       names of the vectors it takes
    loads        True if external wrenches affect it
    options      further arguments: "frame", "reference"
    base         True if it exists for robots with a prescribed base motion
    """

    title: str
    symbol: str
    shape: tuple[int | str, ...]
    unit: str
    reductions: tuple[str, ...] = ()
    cheapest: CheapestMethod = CheapestMethod()  # noqa: RUF009 (a tuple)
    source: str | None = None
    derivation: Literal["strobed", "christoffel", "gradients"] | None = None
    common: str | None = None
    term: str | None = None
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    large: bool = False
    loops: bool = False
    results: Mapping[str, str] = field(default_factory=dict)
    key: str = ""
    inputs: tuple[str, ...] = ()
    loads: bool = False
    options: tuple[str, ...] = ()
    base: bool = False

    def __call__(self, method: Declared) -> Declared:
        """Add the row of a public method to QUANTITIES, or to APART."""
        code = cast(FunctionType, method).__code__
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        inputs = tuple(name for name in names if name in INPUTS)
        options = tuple(name for name in names if name in ("frame", "reference"))
        row = replace(
            self, key=code.co_name, inputs=inputs, loads="wrench" in names, options=options, base="base" in names
        )  # fmt: skip
        (APART if self.loops or self.results else QUANTITIES)[row.key] = row
        return method

    @property
    def differentiated(self) -> str | None:
        """The quantity whose derivatives yield it if a method has no formula for it; None if there is none."""
        return None if self.derivation == "strobed" else self.source

    @property
    def outputs(self) -> tuple[str, ...]:
        """Names of the results: its own, or "dq", "dqd", ... for the derivatives by each input."""
        if self.results:
            return tuple(self.results)
        return tuple(f"d{name}" for name in self.inputs) if self.derivation == "gradients" else (self.key,)

    def shape_for(self, robot: Measured) -> tuple[int, ...]:
        """Return the shape of each result."""
        return tuple(SIZES[size](robot) if isinstance(size, str) else size for size in self.shape)

    def units(self, robot: Measured) -> dict[str, tuple[str, ...]]:
        """Return {output: unit of every entry, row by row}."""
        if self.results:
            return {name: tuple(UNITS[unit](robot)) for name, unit in self.results.items()}
        entries = UNITS[self.unit](robot)
        if self.derivation != "gradients":
            return {self.key: tuple(entries)}
        per = {"q": "{0.unit}", "qd": "({0.unit}/s)", "qdd": "({0.unit}/s2)", "tau": "({0.effort_unit})"}
        return {
            f"d{name}": tuple(f"{entry}/{per[name].format(axis)}" for entry in entries for axis in robot.dofs)
            for name in self.inputs
        }


_PAIRS = {"rad rad": "kg m2", "m rad": "kg m", "m m": "kg"}
_INERTIAL = ("kg", *["kg m"] * 3, *["kg m2"] * 6)  # the parameters of a link, as in the regressor
_TWIST, _WRENCH, _MOMENTUM = (*["m"] * 3, *["rad"] * 3), (*["N"] * 3, *["N m"] * 3), (*["kg m/s"] * 3, *["kg m2/s"] * 3)


def _inertia(robot: Measured, per: str = "") -> list[str]:
    return [_PAIRS[" ".join(sorted((a.unit, b.unit)))] + per for a in robot.dofs for b in robot.dofs]


#: number -> how to count it in a robot: velocities; links moved by joints, coupled ones too; velocities without those of its base
SIZES: dict[str, Callable[[Measured], int]] = {
    "n": lambda robot: robot.n,
    "links": lambda robot: len(robot.uncoupled.movable_joints),
    "10 links": lambda robot: 10 * len(robot.uncoupled.movable_joints),
    "joints": lambda robot: robot.n - robot.base_nv,
}

#: unit of a quantity -> units of its entries
UNITS: dict[str, Callable[[Measured], list[str]]] = {
    "torque": lambda robot: [axis.effort_unit for axis in robot.dofs],
    "acceleration": lambda robot: [f"{axis.unit}/s2" for axis in robot.dofs],
    "inertia": _inertia,
    "inertia/s": lambda robot: _inertia(robot, "/s"),
    "energy": lambda robot: ["J"],
    "energy/s2": lambda robot: ["J/s2"],
    "wrench": lambda robot: [*_WRENCH],
    "wrenches": lambda robot: [*_WRENCH] * len(robot.uncoupled.movable_joints),
    "pose": lambda robot: ["", "", "", "m"] * 3 + [""] * 4,
    "position": lambda robot: ["m"] * 3,
    "momentum": lambda robot: [*_MOMENTUM],
    "velocity per rate": lambda robot: [f"{unit}/{axis.unit}" for unit in _TWIST for axis in robot.dofs],
    "velocity per joint rate": lambda robot: [f"{unit}/{axis.unit}" for unit in _TWIST for axis in robot.dofs[robot.base_nv :]],
    "momentum per rate": lambda robot: [f"{unit}/({axis.unit}/s)" for unit in _MOMENTUM for axis in robot.dofs],
    "torque per parameter": lambda robot: [
        f"{axis.effort_unit}/({unit})" for axis in robot.dofs for _ in robot.uncoupled.movable_joints for unit in _INERTIAL
    ],
}

#: every quantity, in the order of the class below
QUANTITIES: dict[str, Quantity] = {}
#: those that only robots with loops have, or only a choice of joints
APART: dict[str, Quantity] = {}


def quantity_row(key: str) -> Quantity:
    """Return the row of a quantity; raise an error with all names if it is unknown."""
    if key in APART:
        return APART[key]
    if key not in QUANTITIES:
        raise UnknownNameError.of("quantity", key, QUANTITIES)
    return QUANTITIES[key]


def base_motion(row: Quantity) -> tuple[str, ...]:
    """Return the parts of a base motion that affect a quantity."""
    accelerates = "qd" in row.inputs and (row.unit == "torque" or not {"qdd", "tau", "qdd_or_tau"}.isdisjoint(row.inputs))
    return ("pose", *(["twist"] if "qd" in row.inputs else []), *(["acceleration"] if accelerates else []))


def by_symbol(symbol: str) -> Quantity:
    """Return the row of the quantity with this symbol in tables."""
    return next(row for row in QUANTITIES.values() if row.symbol == symbol)


class Quantities:
    """The quantities of a robot; each method's docstring is its contract."""

    def _call(self, quantity: str, *arguments: Any, **options: Any) -> Any:
        raise TypeError("a class of quantities says how to call them")

    @Quantity("torques from accelerations", "tau", ("n",), "torque", reductions=BOTH)
    def inverse_dynamics(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """Return joint torques tau (..., n) [N m] or [N] for accelerations qdd: M qdd + C qd + g = tau + J^T wrench.

        At a passive joint: the torque that a motor there would need; it is 0 if the arm can make the motion.
        """
        return self._call("inverse_dynamics", q, qd, qdd, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity(
        "accelerations from torques", "qdd", ("n",), "acceleration", reductions=BOTH,
        cheapest=CheapestMethod(
            "composite-body-split", beyond=(10, "articulated-body"), charted=(24, "denoc"),
            rivals=("articulated-body",), counted=4,
        ),
    )  # fmt: skip
    def forward_dynamics(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """Return joint accelerations qdd (..., n) [rad/s2] or [m/s2] for torques tau, applied at passive joints too."""
        return self._call("forward_dynamics", q, qd, tau, wrench=wrench, base=base, parameters=parameters, out=out)

    @with_old_arguments
    @Quantity(
        "accelerations and torques, one known at each joint", "hybrid", ("n",), "acceleration", reductions=BOTH,
        results={"qdd": "acceleration", "tau": "torque"}, cheapest=CheapestMethod("composite-body-split"),
    )  # fmt: skip
    def hybrid_dynamics(
        self, q: ArrayLike, qd: ArrayLike, qdd_or_tau: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None,
        out: tuple[Array, Array] | None = None,
    ) -> tuple[Array, Array]:  # fmt: skip
        """Return (qdd, tau), each (..., n), with M qdd + C qd + g = tau + J^T wrench, for compile(robot, prescribed=[joints]).

        qdd_or_tau   (..., n)  accelerations of the prescribed joints, torques of all others
        """
        return self._call("hybrid_dynamics", q, qd, qdd_or_tau, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity(
        "inertia matrix M", "M", ("n", "n"), "inertia", reductions=BOTH, term="mass",
        cheapest=CheapestMethod("composite-body-split", rivals=("gibbs-appell",), counted=9),
        elsewhere={"GIM": "Saha's generalized inertia matrix, rotors included"},
    )  # fmt: skip
    def mass_matrix(
        self, q: ArrayLike, *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Return joint-space inertia matrix M (..., n, n), symmetric positive definite; with the rotors G^2 J if motors are on."""
        return self._call("mass_matrix", q, base=base, parameters=parameters, out=out)

    @Quantity(
        "Coriolis matrix C (Christoffel)", "C", ("n", "n"), "inertia/s", reductions=BOTH, term="coriolis", large=True,
        source="mass_matrix", derivation="christoffel", cheapest=CheapestMethod("composite-body"),
    )  # fmt: skip
    def coriolis_matrix(
        self, q: ArrayLike, qd: ArrayLike, *, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Return the Coriolis matrix C (..., n, n) of the Christoffel symbols: dM/dt - 2 C is skew-symmetric for every method."""
        return self._call("coriolis_matrix", q, qd, parameters=parameters, out=out)

    @Quantity(
        "the method's own C, with the same C qd", "C_own", ("n", "n"), "inertia/s", reductions=FRAMES, term="convective",
        large=True, common="coriolis_matrix", cheapest=CheapestMethod("denoc"),
        elsewhere={"MCI": "Saha's matrix of convective inertia; Christoffel's is coriolis_matrix"},
    )  # fmt: skip
    def convective_matrix(
        self, q: ArrayLike, qd: ArrayLike, *, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Return the method-specific C (..., n, n): for "denoc", and for None, Saha's matrix of convective inertia (9.16).

        C qd equals that of coriolis_matrix; the entries in general differ from the Christoffel ones.  dM/dt - 2 C is
        skew-symmetric for "denoc".
        """
        return self._call("convective_matrix", q, qd, parameters=parameters, out=out)

    @Quantity(
        "gravity torques g", "g", ("n",), "torque", reductions=BOTH, term="gravity",
        source="inverse_dynamics", derivation="strobed",
        cheapest=CheapestMethod("composite-body", rivals=("modified-newton-euler", "momentum"), counted=64),
    )  # fmt: skip
    def gravity_torque(
        self, q: ArrayLike, *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Return gravity torques g (..., n), as in M qdd + C qd + g = tau."""
        return self._call("gravity_torque", q, base=base, parameters=parameters, out=out)

    @Quantity(
        "C qd + g + friction + springs", "bias", ("n",), "torque", reductions=BOTH, term="bias",
        source="inverse_dynamics", derivation="strobed",
        elsewhere={"VCI": "Saha's vector of convective inertia, plus gravity and friction"},
    )  # fmt: skip
    def bias_torque(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        *,
        base: Base | None = None,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """Return the torque at zero acceleration (..., n): C qd + g, springs, and friction if it is on."""
        return self._call("bias_torque", q, qd, base=base, parameters=parameters, out=out)

    @Quantity("kinetic energy", "kinetic", (), "energy", reductions=BOTH)
    def kinetic_energy(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        *,
        base: Base | None = None,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """Return the kinetic energy (...) [J], with rotors if motors are on."""
        return self._call("kinetic_energy", q, qd, base=base, parameters=parameters, out=out)

    @Quantity("potential energy", "potential", (), "energy")
    def potential_energy(
        self, q: ArrayLike, *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Return the potential energy (...) [J] of gravity, zero at the base origin, and of springs, zero when relaxed."""
        return self._call("potential_energy", q, base=base, parameters=parameters, out=out)

    @Quantity(
        "Gibbs function, the energy of accelerations", "G", (), "energy/s2", reductions=FRAMES,
        cheapest=CheapestMethod("gibbs-appell"),
    )  # fmt: skip
    def gibbs_function(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        qdd: ArrayLike,
        *,
        base: Base | None = None,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """Return the Gibbs function (...) [J/s2] (Gibbs, Appell): tau = d G/d qdd + friction + springs, M = d2 G/d qdd d qdd.

        It is the sum of m a.a / 2 + alpha.I alpha / 2 + alpha.(omega x I omega) over the links, with links fixed to each other
        taken as one, plus the rotors if motors are on: G^2 J qdd^2 / 2 and, with "full", all terms that depend on accelerations.
        a is the acceleration of the centre of mass minus gravity, so the derivative includes gravity torques.
        """
        return self._call("gibbs_function", q, qd, qdd, base=base, parameters=parameters, out=out)

    @Quantity("forces and moments in the joints", "wrenches", ("links", 6), "wrenches", reductions=FRAMES)
    def joint_wrenches(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """Return (..., n, 6): force, then moment, of each moving joint's parent on its child, at and in the child link's frame."""
        return self._call("joint_wrenches", q, qd, qdd, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity("pose of a frame", "pose", (4, 4), "pose")
    def pose(
        self,
        q: ArrayLike,
        frame: str | None = None,
        *,
        base: Base | None = None,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """Return the pose (..., 4, 4) of a link frame (default: the only tip) in the root frame."""
        return self._call("pose", q, frame=frame, base=base, parameters=parameters, out=out)

    @Quantity("Jacobian of a frame", "J", (6, "n"), "velocity per rate")
    def jacobian(
        self, q: ArrayLike, frame: str | None = None, reference: str = "world-aligned",
        *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """Return the Jacobian (..., 6, n) of a link frame; rows linear, then angular.

        reference "world-aligned": velocity of the frame's origin in root axes; "local": the same in the frame's own axes;
        "world": velocity of the point of the link at the root origin, in root axes.
        """
        return self._call("jacobian", q, frame=frame, reference=reference, base=base, parameters=parameters, out=out)

    @Quantity("centre of mass", "com", (3,), "position", reductions=FRAMES)
    def centre_of_mass(
        self, q: ArrayLike, *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Return the centre of mass (..., 3) [m] of the moving links in the root frame; a fixed root does not count."""
        return self._call("centre_of_mass", q, base=base, parameters=parameters, out=out)

    @Quantity("momentum about the centre of mass", "momentum", (6,), "momentum", reductions=FRAMES)
    def centroidal_momentum(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        *,
        base: Base | None = None,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """Return the momentum (..., 6) of the moving links in root axes: linear [kg m/s], then angular about their centre of
        mass [kg m2/s]; with the spin of rotors only for motors="full"."""
        return self._call("centroidal_momentum", q, qd, base=base, parameters=parameters, out=out)

    @Quantity("momentum about the centre of mass per rate", "A", (6, "n"), "momentum per rate", reductions=FRAMES)
    def centroidal_momentum_matrix(self, q: ArrayLike, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """Return A (..., 6, n) with A qd = centroidal_momentum (Orin, Goswami and Lee, 2013)."""
        return self._call("centroidal_momentum_matrix", q, parameters=parameters, out=out)

    @Quantity(
        "Jacobian of a frame of a robot without momentum", "J_free", (6, "joints"), "velocity per joint rate",
        elsewhere={"GJM": "Umetani and Yoshida's generalized Jacobian matrix"},
    )  # fmt: skip
    def generalized_jacobian(
        self, q: ArrayLike, frame: str | None = None, *, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Return the generalized Jacobian (..., 6, n - 6) of a link frame of a floating robot with zero momentum.

        J qd of the joints alone includes the resulting base motion; rows as in jacobian, "world-aligned".  For a fixed base it is
        the jacobian.  Source: Umetani and Yoshida, IEEE Trans. Robotics and Automation 5 (1989).
        """
        return self._call("generalized_jacobian", q, frame=frame, parameters=parameters, out=out)

    @Quantity("force and moment on the base", "reaction", (6,), "wrench", reductions=FRAMES)
    def base_reaction(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """Return (..., 6): force [N], then moment [N m], of the ground on the base, at and in the base's frame.

        The base is the root with its own weight, or the floating link, where the result is 0.
        """
        return self._call("base_reaction", q, qd, qdd, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity(
        "partial derivatives of the torques", "dtau", ("n", "n"), "torque", reductions=BOTH, large=True,
        source="inverse_dynamics", derivation="gradients", cheapest=CheapestMethod("recursive-derivatives"),
    )  # fmt: skip
    def inverse_dynamics_derivatives(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None,
        out: tuple[Array, Array, Array] | None = None,
    ) -> tuple[Array, Array, Array]:  # fmt: skip
        """Return (d tau/d q, d tau/d qd, d tau/d qdd), each (..., n, n)."""
        return self._call("inverse_dynamics_derivatives", q, qd, qdd, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity(
        "partial derivatives of the accelerations", "dqdd", ("n", "n"), "acceleration", reductions=BOTH, large=True,
        source="forward_dynamics", derivation="gradients",
        cheapest=CheapestMethod("recursive-derivatives", rivals=("articulated-body",), counted=4),
    )  # fmt: skip
    def forward_dynamics_derivatives(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None,
        out: tuple[Array, Array, Array] | None = None,
    ) -> tuple[Array, Array, Array]:  # fmt: skip
        """Return (d qdd/d q, d qdd/d qd, d qdd/d tau), each (..., n, n)."""
        return self._call("forward_dynamics_derivatives", q, qd, tau, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity("torques per inertial parameter", "Y", ("n", "10 links"), "torque per parameter", large=True)
    def regressor(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        qdd: ArrayLike,
        *,
        base: Base | None = None,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """Return the regressor Y (..., n, 10 links): tau = Y pi without motors, friction and springs.

        pi of each moving link, with the links fixed to it merged in, in joint order and in the link's own frame: m, m cx, m cy,
        m cz, then the inertia about the link frame's origin: Ixx, Ixy, Iyy, Ixz, Iyz, Izz.
        """
        return self._call("regressor", q, qd, qdd, base=base, parameters=parameters, out=out)

    @Quantity(
        "forces and moments that close loops", "closing", ("loops", 6), "wrench", reductions=BOTH, loops=True,
        cheapest=CheapestMethod("composite-body-split"),
    )  # fmt: skip
    def constraint_forces(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike,
        *, wrench: Wrench | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """Return (..., loops, 6): force, then moment, that link a of each loop exerts on link b through the loop joint.

        At the origin of the frame on b, in the axes of the frame on a, for torques tau, at a state that satisfies the loop
        constraints. With redundant constraints the forces are not unique: the result has least norm (N and N m weighted equally).
        """
        return self._call("constraint_forces", q, qd, tau, wrench=wrench, parameters=parameters, out=out)
