"""What can be asked of a robot: one decorated method for each quantity, which is its public signature and its row of data.

Robot and Dynamics both answer to these methods.  Everything else reads the row: which vectors go in, what comes out in which shape
and unit, which reductions serve it, what it is derived from where a method has no formula for it, which method is cheapest.

Arguments have shape (..., n): nq for q, nv for the rest; leading dimensions broadcast.  Angles rad, lengths m, masses kg,
torques N m, time s.  Keywords of every method:

out          array to write the result into (any strides, right shape and dtype), a tuple of them for several results; returned
parameters   {name: (...) or (..., k)} for the names given to compile(parameters=...), in the shapes of robot.parameters():
             com (..., 3), inertia (..., 6) as xx yy zz xy xz yz and in no other form, coulomb and static (..., 2), gravity (..., 3)
             (Dynamics.bind(parameters) checks them once; calls then go without)
base         of a robot on a moving base (Robot.with_base): {"pose": (..., 4, 4) or position and quaternion x y z w (..., 7), in the
             root frame, "twist": (..., 6), its velocity in its own frame, linear before angular, "acceleration": (..., 6), the
             rates of the twist}; what is left out is at 0                                          [m], [m/s, rad/s], [.../s]
wrench       {frame: (..., 6)} or one (..., 6) array for the only tip: force then moment exerted on that frame by the
             outside, at its origin, in its axes                                                    [N], [N m]
"""

# mypy: disable-error-code="no-any-return"
# (every method hands on what _call returns, whose type depends on the quantity)

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import FunctionType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeVar, cast

from isodyn.errors import UnknownNameError
from isodyn.renamed import with_old_arguments

if TYPE_CHECKING:  # the command line reads the rows for its help, without NumPy
    from numpy.typing import ArrayLike

    from isodyn.model.joint import Axis, Joint
    from isodyn.spatial import Array

    Wrench = Mapping[str, ArrayLike] | ArrayLike
    Parameters = Mapping[str, ArrayLike]
    Base = Mapping[str, ArrayLike]


class Measured(Protocol):
    """What the shapes and units of results ask of a robot."""

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
INPUTS = (*VECTORS, "qdd_or_tau")  # with what is an acceleration at some joints and a torque at the others
#: what is said of a base that moves, with the size of a kernel's input: rotation and origin row by row, velocity, acceleration
BASE_INPUTS = {"pose": 12, "twist": 6, "acceleration": 6}
FRAMES = ("frames",)
BOTH = ("frames", "base-parameters")


Declared = TypeVar("Declared", bound=Callable[..., object])


class Cheapest(NamedTuple):
    """The method with about the fewest operations.

    method   for every number of joints, but
    beyond   (n, method): for more than n joints
    charted  (n, method): the same with joints whose velocity is their child's, floating ones above all, up to n freedoms
    rivals   other methods that are close to it: all are counted and the best one taken, up to `counted` joints
    """

    method: str = "modified-newton-euler"
    beyond: tuple[float, str] = (math.inf, "")
    charted: tuple[int, str] = (0, "")
    rivals: tuple[str, ...] = ()
    counted: int = 0


@dataclass(frozen=True)
class Quantity:
    """All that is to be known of a quantity.

    title        what it is
    symbol       what stands before its columns in tables
    shape        of a result: numbers, or what there are so many of (SIZES)
    unit         of a result's entries, a key of UNITS
    reductions   of the tree that leave it unchanged (see dynamics/reductions.py) and are used where the method is left open
    cheapest     the method that is taken then
    source       quantity it follows from where a method has no formula of its own for it
    derivation   how: "strobed", from inverse dynamics at rest or without accelerations; "christoffel", from the derivatives of M;
                 "gradients", one result for each input, by differentiating
    common       methods may differ in it, but its product with qd is that of this quantity
    term         what the command line calls it as a term of M qdd + C qd + g = tau
    elsewhere    what books call it -> what that is
    large        whether it grows as n^3 or faster, and is left out of counts of robots with many joints
    loops        whether it is one of robots with loops alone, and stands in no table of quantities of all robots
    results      of several results: what each is called -> its unit, a key of UNITS; such a row stands in no such table either

    From the signature of the public method that it decorates:

    key          its name
    inputs       names of the vectors it takes
    loads        whether outside wrenches enter
    options      what it takes besides: "frame", "reference"
    base         whether there is one of robots on a moving base
    """

    title: str
    symbol: str
    shape: tuple[int | str, ...]
    unit: str
    reductions: tuple[str, ...] = ()
    cheapest: Cheapest = Cheapest()  # noqa: RUF009 (a tuple)
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
        """Puts the row of a public method into QUANTITIES, or among those that are asked for apart."""
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
        """The quantity whose derivatives make it up where a method has no formula for it; None if there is none."""
        return None if self.derivation == "strobed" else self.source

    @property
    def outputs(self) -> tuple[str, ...]:
        """Names of the results: its own, or "dq", "dqd", ... for derivatives by each input."""
        if self.results:
            return tuple(self.results)
        return tuple(f"d{name}" for name in self.inputs) if self.derivation == "gradients" else (self.key,)

    def shape_for(self, robot: Measured) -> tuple[int, ...]:
        """Shape of each result."""
        return tuple(SIZES[size](robot) if isinstance(size, str) else size for size in self.shape)

    def units(self, robot: Measured) -> dict[str, tuple[str, ...]]:
        """Output -> the unit of every entry, row by row."""
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


#: what there are so many of in a robot: velocities; links that joints move, coupled ones too; velocities beside those of its base
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
    """The row of a quantity, or an error that lists them."""
    if key in APART:
        return APART[key]
    if key not in QUANTITIES:
        raise UnknownNameError.of("quantity", key, QUANTITIES)
    return QUANTITIES[key]


def base_motion(row: Quantity) -> tuple[str, ...]:
    """What of the motion of a base enters a quantity."""
    accelerates = "qd" in row.inputs and (row.unit == "torque" or not {"qdd", "tau", "qdd_or_tau"}.isdisjoint(row.inputs))
    return ("pose", *(["twist"] if "qd" in row.inputs else []), *(["acceleration"] if accelerates else []))


def by_symbol(symbol: str) -> Quantity:
    """The row of the quantity that tables call by this symbol."""
    return next(row for row in QUANTITIES.values() if row.symbol == symbol)


class Quantities:
    """What can be asked of a robot; each method's docstring is its contract."""

    def _call(self, quantity: str, *arguments: Any, **options: Any) -> Any:
        raise TypeError("a class of quantities says how to call them")

    @Quantity("torques from accelerations", "tau", ("n",), "torque", reductions=BOTH)
    def inverse_dynamics(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """Joint torques tau (..., n) [N m] or [N] that give the accelerations qdd: M qdd + C qd + g = tau + J^T wrench.

        At a passive joint: the torque that would be needed, were there a motor; 0 where the motion is one the arm can make.
        """
        return self._call("inverse_dynamics", q, qd, qdd, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity(
        "accelerations from torques", "qdd", ("n",), "acceleration", reductions=BOTH,
        cheapest=Cheapest(
            "composite-body-split", beyond=(10, "articulated-body"), charted=(24, "denoc"),
            rivals=("articulated-body",), counted=4,
        ),
    )  # fmt: skip
    def forward_dynamics(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """Joint accelerations qdd (..., n) [rad/s2] or [m/s2] under the torques tau, taken as they are at passive joints too."""
        return self._call("forward_dynamics", q, qd, tau, wrench=wrench, base=base, parameters=parameters, out=out)

    @with_old_arguments
    @Quantity(
        "accelerations and torques, one known at each joint", "hybrid", ("n",), "acceleration", reductions=BOTH,
        results={"qdd": "acceleration", "tau": "torque"}, cheapest=Cheapest("composite-body-split"),
    )  # fmt: skip
    def hybrid_dynamics(
        self, q: ArrayLike, qd: ArrayLike, qdd_or_tau: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None,
        out: tuple[Array, Array] | None = None,
    ) -> tuple[Array, Array]:  # fmt: skip
        """(qdd, tau), each (..., n), with M qdd + C qd + g = tau + J^T wrench, of compile(robot, prescribed=[joints]).

        qdd_or_tau (..., n) has the accelerations of those joints at their places, and the torques of all others at theirs.
        """
        return self._call("hybrid_dynamics", q, qd, qdd_or_tau, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity(
        "inertia matrix M", "M", ("n", "n"), "inertia", reductions=BOTH, term="mass",
        cheapest=Cheapest("composite-body-split", rivals=("gibbs-appell",), counted=9),
        elsewhere={"GIM": "Saha's generalized inertia matrix, rotors included"},
    )  # fmt: skip
    def mass_matrix(
        self, q: ArrayLike, *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Joint-space inertia matrix M (..., n, n), symmetric positive definite; holds G^2 J of the rotors when motors are on."""
        return self._call("mass_matrix", q, base=base, parameters=parameters, out=out)

    @Quantity(
        "Coriolis matrix C (Christoffel)", "C", ("n", "n"), "inertia/s", reductions=BOTH, term="coriolis", large=True,
        source="mass_matrix", derivation="christoffel", cheapest=Cheapest("composite-body"),
    )  # fmt: skip
    def coriolis_matrix(
        self, q: ArrayLike, qd: ArrayLike, *, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Coriolis matrix C (..., n, n) from the Christoffel symbols: dM/dt - 2 C is skew for every method."""
        return self._call("coriolis_matrix", q, qd, parameters=parameters, out=out)

    @Quantity(
        "the method's own C, with the same C qd", "C_own", ("n", "n"), "inertia/s", reductions=FRAMES, term="convective",
        large=True, common="coriolis_matrix", cheapest=Cheapest("denoc"),
        elsewhere={"MCI": "Saha's matrix of convective inertia; Christoffel's is coriolis_matrix"},
    )  # fmt: skip
    def convective_matrix(
        self, q: ArrayLike, qd: ArrayLike, *, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """The method's own C (..., n, n) where it has one: for "denoc", and for None, Saha's matrix of convective inertia (9.16).

        C qd is that of coriolis_matrix; the entries are in general not those of the Christoffel symbols.  dM/dt - 2 C is skew for
        "denoc".
        """
        return self._call("convective_matrix", q, qd, parameters=parameters, out=out)

    @Quantity(
        "gravity torques g", "g", ("n",), "torque", reductions=BOTH, term="gravity",
        source="inverse_dynamics", derivation="strobed",
        cheapest=Cheapest("composite-body", rivals=("modified-newton-euler", "momentum"), counted=64),
    )  # fmt: skip
    def gravity_torque(
        self, q: ArrayLike, *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Gravity torques g (..., n) as they stand in M qdd + C qd + g = tau."""
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
        """C qd + g (..., n), with springs, and with friction when it is on: the torque at zero acceleration."""
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
        """Kinetic energy (...) [J], rotors included when motors are on."""
        return self._call("kinetic_energy", q, qd, base=base, parameters=parameters, out=out)

    @Quantity("potential energy", "potential", (), "energy")
    def potential_energy(
        self, q: ArrayLike, *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Potential energy of gravity (...) [J], zero at the base origin, and of springs, zero at their rest."""
        return self._call("potential_energy", q, base=base, parameters=parameters, out=out)

    @Quantity(
        "Gibbs function, the energy of accelerations", "G", (), "energy/s2", reductions=FRAMES, cheapest=Cheapest("gibbs-appell")
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
        """Gibbs function (...) [J/s2] of Gibbs and Appell: tau = d G/d qdd + friction + springs, M = d2 G/d qdd d qdd.

        Sum of m a.a / 2 + alpha.I alpha / 2 + alpha.(omega x I omega) over the links, those that are fixed together taken as one,
        plus that of the rotors when motors are on, G^2 J qdd^2 / 2 and, with "full", what depends on accelerations; a is the
        acceleration of the centre of mass against free fall, so that the derivative holds gravity.
        """
        return self._call("gibbs_function", q, qd, qdd, base=base, parameters=parameters, out=out)

    @Quantity("forces and moments in the joints", "wrenches", ("links", 6), "wrenches", reductions=FRAMES)
    def joint_wrenches(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """(..., n, 6): force, then moment, each moving joint's parent exerts on its child, at and in the child link's frame."""
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
        """Pose (..., 4, 4) of a link frame (the only tip when not named) in the root frame."""
        return self._call("pose", q, frame=frame, base=base, parameters=parameters, out=out)

    @Quantity("Jacobian of a frame", "J", (6, "n"), "velocity per rate")
    def jacobian(
        self, q: ArrayLike, frame: str | None = None, reference: str = "world-aligned",
        *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """Jacobian (..., 6, n) of a link frame; rows linear, then angular.

        reference "world-aligned": velocity of the frame's origin in root axes; "local": the same in the frame's own axes;
        "world": velocity of the point of the link that passes through the root origin, in root axes.
        """
        return self._call("jacobian", q, frame=frame, reference=reference, base=base, parameters=parameters, out=out)

    @Quantity("centre of mass", "com", (3,), "position", reductions=FRAMES)
    def centre_of_mass(
        self, q: ArrayLike, *, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Centre of mass (..., 3) [m] of the links that move, in the root frame; a root that stands still does not count."""
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
        """Momentum (..., 6) of the links that move, in root axes: linear [kg m/s], then angular about their centre of mass
        [kg m2/s]; rotors turn only with motors="full"."""
        return self._call("centroidal_momentum", q, qd, base=base, parameters=parameters, out=out)

    @Quantity("momentum about the centre of mass per rate", "A", (6, "n"), "momentum per rate", reductions=FRAMES)
    def centroidal_momentum_matrix(self, q: ArrayLike, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """A (..., 6, n) with A qd = centroidal_momentum (Orin, Goswami and Lee, 2013)."""
        return self._call("centroidal_momentum_matrix", q, parameters=parameters, out=out)

    @Quantity(
        "Jacobian of a frame of a robot without momentum", "J_free", (6, "joints"), "velocity per joint rate",
        elsewhere={"GJM": "Umetani and Yoshida's generalized Jacobian matrix"},
    )  # fmt: skip
    def generalized_jacobian(
        self, q: ArrayLike, frame: str | None = None, *, parameters: Parameters | None = None, out: Array | None = None
    ) -> Array:
        """Jacobian (..., 6, n - 6) of a link frame of a floating robot that has no momentum: J qd of its joints alone, the base
        moving as the joints make it; rows as in jacobian, "world-aligned".  Of a robot on a fixed base: the jacobian.

        Source: Umetani and Yoshida, IEEE Trans. Robotics and Automation 5 (1989).
        """
        return self._call("generalized_jacobian", q, frame=frame, parameters=parameters, out=out)

    @Quantity("force and moment on the base", "reaction", (6,), "wrench", reductions=FRAMES)
    def base_reaction(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """(..., 6): force [N], then moment [N m], that the ground exerts on the base, at and in the base's frame.

        The base is the root, whose own weight counts, or the link that floats: 0 there where nothing holds it.
        """
        return self._call("base_reaction", q, qd, qdd, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity(
        "partial derivatives of the torques", "dtau", ("n", "n"), "torque", reductions=BOTH, large=True,
        source="inverse_dynamics", derivation="gradients", cheapest=Cheapest("recursive-derivatives"),
    )  # fmt: skip
    def inverse_dynamics_derivatives(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None,
        out: tuple[Array, Array, Array] | None = None,
    ) -> tuple[Array, Array, Array]:  # fmt: skip
        """(d tau/d q, d tau/d qd, d tau/d qdd), each (..., n, n)."""
        return self._call("inverse_dynamics_derivatives", q, qd, qdd, wrench=wrench, base=base, parameters=parameters, out=out)

    @Quantity(
        "partial derivatives of the accelerations", "dqdd", ("n", "n"), "acceleration", reductions=BOTH, large=True,
        source="forward_dynamics", derivation="gradients",
        cheapest=Cheapest("recursive-derivatives", rivals=("articulated-body",), counted=4),
    )  # fmt: skip
    def forward_dynamics_derivatives(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike,
        *, wrench: Wrench | None = None, base: Base | None = None, parameters: Parameters | None = None,
        out: tuple[Array, Array, Array] | None = None,
    ) -> tuple[Array, Array, Array]:  # fmt: skip
        """(d qdd/d q, d qdd/d qd, d qdd/d tau), each (..., n, n)."""
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
        """Y (..., n, 10 links): tau = Y pi without motors, friction and springs.

        pi per moving link, with everything fixed to it merged in, in the order of the joints and in the link's own frame: m, m cx,
        m cy, m cz, then the inertia about the link frame's origin: Ixx, Ixy, Iyy, Ixz, Iyz, Izz.
        """
        return self._call("regressor", q, qd, qdd, base=base, parameters=parameters, out=out)

    @Quantity(
        "forces and moments that close loops", "closing", ("loops", 6), "wrench", reductions=BOTH, loops=True,
        cheapest=Cheapest("composite-body-split"),
    )  # fmt: skip
    def constraint_forces(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike,
        *, wrench: Wrench | None = None, parameters: Parameters | None = None, out: Array | None = None,
    ) -> Array:  # fmt: skip
        """(..., loops, 6): force, then moment, that link a of each loop exerts on link b by the joint that closes it.

        At the origin of the frame on b, in the axes of the frame on a, under the torques tau, at a state that obeys the loops.
        Where closures are redundant, more than one set of forces holds them: those of least norm (N and N m taken alike).
        """
        return self._call("constraint_forces", q, qd, tau, wrench=wrench, parameters=parameters, out=out)
