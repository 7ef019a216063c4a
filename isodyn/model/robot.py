"""Robot: a tree of links and joints under gravity.  Immutable: every edit returns a new robot.

Its numbers have names. They can be replaced by name, or become run-time inputs of a kernel:

    "<link>.mass"          ()    [kg]            "<joint>.rotor_inertia"  ()    [kg m2]
    "<link>.com"           (3,)  [m]             "<joint>.gear_ratio"     ()
    "<link>.inertia"       (6,)  [kg m2]         "<joint>.viscous"        ()    [N m s/rad]
                           xx yy zz xy xz yz     "<joint>.coulomb"        (2,)  [N m]
    "gravity"              (3,)  [m/s2]          "<joint>.static"         (2,)  [N m]
                                                 "<joint>.stiffness"      ()    [N m/rad]
                                                 "<joint>.rest"           ()    [rad] or [m]
                                                 "<joint>.offset"         ()    [rad] or [m]
                                                 "<joint>.pitch"          ()    [m/rad], of helical joints

For a joint with k degrees of freedom, parameters of its axes are (k,) or (k, 2), or one value for all; it has no offset.
The name of a symbol in the robot (isodyn.symbol("m1")) is a parameter too, and so is the name of an array of symbols
(isodyn.symbols("m", 3)), even if some entries do not occur in the robot.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

import isodyn.model as model  # readers, writers, tables and the linter depend on Robot; they are imported at first use
from isodyn.check import Values, file, finite, frozen, inertia_matrix, keywords_known, one_of, shaped, short
from isodyn.errors import ModelError, UnknownNameError, reraise_write_errors
from isodyn.model.coupling import Coupling, Expansion, expansion
from isodyn.model.formats import WRITTEN
from isodyn.model.hints import DH_COLUMNS, CallableModule, Hinted
from isodyn.model.joint import Axis, Joint, Limits, mapped_drives
from isodyn.model.joint_positions import normalized, random_positions
from isodyn.model.link import Compared, Link
from isodyn.model.loop import Loop
from isodyn.model.quantities import Quantities
from isodyn.renamed import with_old_arguments, with_old_members
from isodyn.spatial import Array, Scalar, Symbol, array, is_symbolic

if TYPE_CHECKING:
    from isodyn.dynamics.dynamics import Dynamics
    from isodyn.model.formats.reading import Source
    from isodyn.show.view import EmbeddedPage

sys.modules["isodyn.check"].__class__ = CallableModule  # there is Robot.check

FREE = 6  # degrees of freedom of a floating joint
#: the value of a named number of a robot: () or (k,), may be symbolic
Parameter: TypeAlias = Scalar | Array | Sequence[Scalar]


@with_old_members
@with_old_arguments
@dataclass(frozen=True, eq=False, repr=False)
class Robot(Compared, Quantities, Hinted):
    """A robot arm, or any tree of links.

    name      name of the robot
    links     the root first, then in the order of the joints that carry them
    joints    sorted so that a parent comes before its children
    gravity   (3,)  gravitational acceleration in the root frame                   [m/s2]
    import_notes   what the reader of a file ignored or assumed, one line each
    source    origin of the numbers, such as a paper
    loops     joints that close loops between links of the tree
    couplings  joints that follow others, as in gears; they have no entry in q (see :meth:`expand`)
    moving_base  True if the base motion is prescribed: pass `base=` to every call; the base has no entry in q (see with_base)
    """

    name: str
    links: tuple[Link, ...]
    joints: tuple[Joint, ...] = ()
    gravity: Array = field(default_factory=lambda: np.array([0.0, 0.0, -9.81]))
    import_notes: tuple[str, ...] = field(default=(), compare=False)
    source: str = field(default="", compare=False)
    loops: tuple[Loop, ...] = ()
    couplings: tuple[Coupling, ...] = ()
    moving_base: bool = False

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "gravity", frozen(f"robot {self.name!r}: gravity [m/s2]", self.gravity, (3,)))
        links, joints = _sorted_tree(self.name, tuple(self.links), tuple(self.joints))
        put(self, "links", links)
        put(self, "joints", joints)
        put(self, "import_notes", tuple(self.import_notes))
        put(self, "loops", _closing(self.name, links, joints, tuple(self.loops)))
        put(self, "couplings", tuple(self.couplings))
        if any(joint.rotor for joint in joints):
            _carried_rotors(self.name, joints)
        if self.moving_base and (self.base_joint is None or self.loops):
            why, remedy = "has no floating base", "use with_base('moving')"
            if self.loops:
                why, remedy = "has loops", "open them with with_loops().with_base('moving'), or use a floating base"
            raise ModelError(f"robot {self.name!r} {why}, so its base motion cannot be prescribed; {remedy}")
        if self.moving_base and self.base_joint is not None and any(part.stiffness != 0.0 for part in self.base_joint.parts):
            raise ModelError(
                f"robot {self.name!r}: joint {self.base_joint.name!r} has springs, which have no effect on a prescribed base "
                "motion; give it stiffness=0"
            )
        if wrong := next((short(one) for one in self.couplings if not isinstance(one, Coupling)), ""):
            raise ModelError(f"robot {self.name!r}: expected isodyn.Coupling(joint, {{other: ratio}}, offset), got {wrong}")
        if self.couplings:
            assert self.expansion.n >= 0  # computing it refuses contradictory and cyclic couplings

    @staticmethod
    @keywords_known(DH_COLUMNS)
    def from_dh(
        rows: Sequence[model.DHRow | Mapping[str, object] | Sequence[Scalar]] | None = None,
        *,
        convention: str | None = None,
        joints: str | Sequence[str] | None = None,
        a: Sequence[Scalar] | None = None,
        alpha: Sequence[Scalar] | None = None,
        d: Sequence[Scalar] | None = None,
        theta: Sequence[Scalar] | None = None,
        degrees: bool = False,
        mass: Sequence[Scalar] | None = None,
        com: Sequence[Values] | None = None,
        inertia: Sequence[Values] | None = None,
        name: str = "robot",
        gravity: Values = (0.0, 0.0, -9.81),
        joint_names: Sequence[str] | None = None,
        link_names: Sequence[str] | None = None,
        limits: Sequence[Limits | tuple[float, float] | None] | None = None,
        rotor_inertia: Sequence[Scalar] | None = None,
        gear_ratio: Sequence[Scalar] | None = None,
        viscous: Sequence[Scalar] | None = None,
        coulomb: Sequence[tuple[Scalar, Scalar]] | None = None,
        static: Sequence[tuple[Scalar, Scalar] | None] | None = None,
        passive: Sequence[bool] | None = None,
        stiffness: Sequence[Scalar] | None = None,
        rest: Sequence[Scalar] | None = None,
        base: Values | None = None,
        tool: Values | None = None,
        source: str = "",
    ) -> Robot:
        """Build a serial arm from its DH table, given by rows or by columns; numbers may be symbols, missing ones are 0.

        rows            one per joint: isodyn.DHRow("R", a=0.5, mass=2.0), {"joint": "R", "a": 0.5}, or (a, alpha, d, theta)
        convention      "standard" or "modified"; required

        Columns, with one entry per joint, for everything that rows do not give:

        joints          such as "RRP", "rrp" or ["R", "R", "P"]: R revolute, P prismatic
        a, d            lengths [m];  alpha, theta  angles [rad];  the joint variable's entry (theta of R, d of P) is its offset
        degrees         True: all angles of this table are in degrees (alpha, theta, and limits and rest of revolute joints)
        mass            [kg]
        com             (3,) centre of mass in the link's DH frame                              [m]
        inertia         about the centre of mass, in link-frame axes: 3x3, [xx, yy, zz, xy, xz, yz] or [xx, yy, zz]   [kg m2]
        limits          Limits or (lower, upper) per joint                                      [rad] or [m]
        rotor_inertia   motor side [kg m2];  gear_ratio  motor revolutions per joint revolution
        viscous         joint side [N m s/rad];  coulomb  (at positive, at negative speed), such as (2, -2), joint side [N m]
        static          breakaway torque, joint side [N m]; at least coulomb, and equal to it if missing or None
        passive         True for joints without a motor
        stiffness       of a spring, joint side [N m/rad];  rest  q at which it is relaxed [rad]
        joint_names     default "joint1", "joint2", ...;  link_names  likewise

        For the whole arm:

        name, source    name of the robot, and origin of its numbers
        gravity         (3,) gravitational acceleration in the root frame                       [m/s2]
        base, tool      4x4 poses: DH frame 0 in the root frame, and a link "tool" in the last DH frame
        """
        return model.from_table(locals())  # locals() are the arguments

    @staticmethod
    def from_urdf(source: Source, *, snap: float = 0.0, gravity: Values = (0.0, 0.0, -9.81), mimic: str = "couple") -> Robot:
        """Load a robot from a URDF path or text.

        snap      round angles within this of a multiple of pi/2, and axes within it of a coordinate axis   [rad];
                  0 loads the file's values unchanged
        gravity   (3,) [m/s2]; default: `<isodyn gravity=...>` of the file, else (0, 0, -9.81)
        mimic     `<mimic>` joints: "couple" makes a Coupling; "free" makes independent joints with a note in the joint
        """
        return model.from_urdf(source, snap=snap, gravity=gravity, mimic=mimic)

    @staticmethod
    def from_mjcf(source: Source, *, gravity: Values | None = None, sites: bool = False, mimic: str = "couple") -> Robot:
        """Load a robot from an MJCF path or text.

        gravity   (3,) [m/s2]; default: <option gravity=...> of the file
        sites     True: sites become massless links, so that they can be used as frames
        mimic     linear joint equalities: "couple" makes a Coupling; "free" makes independent joints with a note in the joint
        """
        return model.from_mjcf(source, gravity=gravity, sites=sites, mimic=mimic)

    @staticmethod
    def from_toml(source: Source) -> Robot:
        """Load a robot from a TOML path or text (text contains a line break; a path does not)."""
        return model.from_toml(source)

    def to_urdf(self) -> str:
        """Return this robot as URDF text."""
        return model.to_urdf(self)

    def to_toml(self) -> str:
        """Return this robot as TOML text; loading it returns an equal robot."""
        return model.to_toml(self)

    def to_dh(self, *, convention: str) -> model.DHTable:
        """Return this arm as a DH table ("standard" or "modified"); raise for a joint that no DH row can describe."""
        return model.to_dh(self, convention=convention)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write this robot to a path that ends in .toml (lossless) or .urdf (for other tools)."""
        target = file("save", path, [f".{name}" for name in WRITTEN])
        # before the file is opened, so that an error leaves no empty file
        text: str = getattr(self, f"to_{target.suffix.lower()[1:]}")()
        with reraise_write_errors("save", target):
            target.write_text(text, encoding="utf-8", newline="\n")

    def lint(self) -> tuple[model.Finding, ...]:
        """Return the linter's findings about this robot, errors first."""
        return model.check(self)

    @cached_property
    def movable_joints(self) -> tuple[Joint, ...]:
        """The joints with entries in q and qd, in their order: without coupled joints and without a prescribed base."""
        others = {self._held, *(coupling.joint for coupling in self.couplings)}
        return tuple(joint for joint in self.joints if joint.nv and joint.name not in others)

    @cached_property
    def uncoupled(self) -> Robot:
        """The same robot without couplings, every joint independent; its q is the result of :meth:`expand`."""
        return replace(self, couplings=(), moving_base=False) if self.couplings or self.moving_base else self

    def expand(self, q: Values) -> Array:
        """Return positions (..., nq of `uncoupled`) from q (..., nq): coupled joints follow, a prescribed base is at 0."""
        values = shaped("expand: q", array(q), (..., self.nq), model.sizes(self))
        return self.expansion.expand(values) if self.uncoupled is not self else values

    def expand_velocity(self, qd: Values) -> Array:
        """Return velocities (..., n of `uncoupled`) from qd (..., n); also for accelerations."""
        values = shaped("expand_velocity: qd", array(qd), (..., self.n), model.sizes(self))
        return self.expansion.expand_velocity(values) if self.uncoupled is not self else values

    @cached_property
    def expansion(self) -> Expansion:
        """Linear map from q and qd to the positions and velocities of all joints."""
        return expansion(self.joints, self.couplings, f"robot {self.name!r}", self._held)

    @property
    def _held(self) -> str:
        """Name of the base joint if the base motion is prescribed, else ""."""
        return self.base_joint.name if self.moving_base and self.base_joint is not None else ""

    def with_couplings(self, *couplings: Coupling) -> Robot:
        """Return the robot with these couplings only."""
        return replace(self, couplings=couplings)

    def with_base(self, base: str, coordinates: str = "quaternion") -> Robot:
        """Return the same robot on another base.

        base          "floating": the root moves freely, by a passive floating joint "base" on a new link "world";
                      "fixed": a floating joint is removed, and its link stays where it is at q = 0;
                      "moving": the motion of the root is prescribed, as on a vehicle. q has the joints only, and each call
                      takes base={"pose": (..., 4, 4) or (..., 7), "twist": (..., 6), "acceleration": (..., 6)}
        coordinates   of a floating base: "quaternion" or "zyx" (see Joint)
        """
        return model.with_base(self, base, coordinates)

    @cached_property
    def dofs(self) -> tuple[Axis, ...]:
        """One one-axis joint for each entry of qd and tau: joints with several degrees of freedom axis by axis."""
        return tuple(part for joint in self.movable_joints for part in joint.parts)

    @property
    def position_names(self) -> tuple[str, ...]:
        """Names of the entries of q: the joint's name, or "<joint>.x" and so on if it has several."""
        return tuple(name for joint in self.movable_joints for name in joint.position_names)

    @property
    def velocity_names(self) -> tuple[str, ...]:
        """Names of the entries of qd and tau, in the same form."""
        return tuple(axis.name for axis in self.dofs)

    @property
    def position_units(self) -> tuple[str, ...]:
        """Units of the entries of q: "rad", "m", or "1" for quaternions."""
        return tuple(unit for joint in self.movable_joints for unit in joint.position_units)

    @property
    def quaternions(self) -> tuple[int, ...]:
        """Index in q at which each quaternion begins, x first."""
        ends = accumulate(joint.nq for joint in self.movable_joints)
        return tuple(end - 4 for joint, end in zip(self.movable_joints, ends, strict=True) if joint.nq > joint.nv)

    def neutral(self) -> Array:
        """Return q (nq,) at zero displacement of every joint; quaternions are (0, 0, 0, 1)."""
        q = np.zeros(self.nq)
        q[[place + 3 for place in self.quaternions]] = 1.0
        return q

    def random(self, rng: np.random.Generator | int | None = None, size: int | Sequence[int] = ()) -> Array:
        """Return random positions q (*size, nq): uniform within the limits, orientations uniform over all rotations.

        rng    a generator, a seed, or None for a different result each time
        Without limits, angles are within +-pi and translations within +-1 m. With one finite limit, they are within one
        revolution, or 2 m, of it.
        """
        return random_positions(self.movable_joints, rng, size)

    def normalized(self, q: ArrayLike) -> Array:
        """Return q (..., nq) with every quaternion scaled to length 1."""
        return normalized(self.movable_joints, finite("q", q, (..., self.nq)))

    def integrate(self, q: ArrayLike, step: ArrayLike) -> Array:
        """Integrate on the configuration manifold: q (..., nq) moved by the tangent vector `step` (..., n) = qd * dt, exactly.

        Orientations and positions of manifold joints move along a constant velocity in the child's axes.  For all other joints
        the result is q + step.
        """
        return self._dynamics.integrate(q, step)

    def difference(self, q0: ArrayLike, q1: ArrayLike) -> Array:
        """Return the step (..., n) with integrate(q0, step) = q1, both (..., nq); orientations take the shorter way."""
        return self._dynamics.difference(q0, q1)

    @cached_property
    def velocity_to_position_index(self) -> tuple[int, ...]:
        """For every velocity, the index in q of the position whose derivative it is; -1 for manifold joints.

        Those are spherical, floating and planar joints with coordinates="quaternion".
        """
        found: list[int] = []
        place = 0
        for joint in self.movable_joints:
            found += [-1] * joint.nv if joint.is_manifold else range(place, place + joint.nv)
            place += joint.nq
        return tuple(found)

    @property
    def n(self) -> int:
        """Number of velocities, the degrees of freedom of the tree."""
        return sum(joint.nv for joint in self.movable_joints)

    @property
    def nq(self) -> int:
        """Number of positions."""
        return sum(joint.nq for joint in self.movable_joints)

    @cached_property
    def base_joint(self) -> Joint | None:
        """The floating joint that carries all moving links of a floating robot; None if the base is fixed."""
        ground = {self.root.name}
        for joint in self.joints:  # parents first
            ground |= {joint.child} if not joint.nv and joint.parent in ground else set()
        firsts = [joint for joint in self.joints if joint.nv and joint.parent in ground]
        return firsts[0] if len(firsts) == 1 and firsts[0].nv == FREE and firsts[0].parent == self.root.name else None

    @property
    def base_nv(self) -> int:
        """Number of leading velocities that belong to a floating base: 6, or 0."""
        return 0 if self.base_joint is None or self.moving_base else FREE

    @cached_property
    def joint_names(self) -> tuple[str, ...]:
        """Names of the joints in q."""
        return tuple(joint.name for joint in self.movable_joints)

    @cached_property
    def _links_by_name(self) -> dict[str, Link]:
        return {link.name: link for link in self.links}

    @cached_property
    def link_names(self) -> tuple[str, ...]:
        """Names of the links; each is also a frame."""
        return tuple(link.name for link in self.links)

    @property
    def root(self) -> Link:
        """The link without a parent joint."""
        return self.links[0]

    @cached_property
    def tips(self) -> tuple[str, ...]:
        """Names of the leaf links (end effectors); massless links fixed to a link that carries a moving joint do not count."""
        carrying = {joint.parent for joint in self.joints}
        moves = {joint.parent for joint in self.joints if joint.nv}
        weightless = {link.name for link in self.links if not is_symbolic(link.mass) and link.mass == 0}
        frames = {j.child for j in self.joints if not j.nv and j.parent in moves and j.child in weightless}
        return tuple(name for name in self.link_names if name not in carrying and name not in frames)

    @cached_property
    def is_serial(self) -> bool:
        """True if no link carries more than one joint, fixed ones included."""
        return len({joint.parent for joint in self.joints}) == len(self.joints)

    def link(self, name: str) -> Link:
        """Return the link with this name."""
        known = self._links_by_name
        return known[name] if isinstance(name, str) and name in known else known[one_of("link", name, self.link_names)]

    def joint(self, name: str) -> Joint:
        """Return the joint with this name."""
        names = [joint.name for joint in self.joints]
        return self.joints[names.index(one_of("joint", name, names))]

    @property
    def tip(self) -> str:
        """The only leaf link; raises if there are several."""
        return self.only_tip("name the frame: frame=..., or {frame: wrench}")

    def only_tip(self, remedy: str) -> str:
        """Return the only leaf link; raise an error that ends in `remedy` if there are several."""
        if len(self.tips) != 1:
            more = f", and {len(self.tips) - 6} more" if len(self.tips) > 6 else ""
            raise ModelError(f"robot {self.name!r} has {len(self.tips)} tips ({', '.join(self.tips[:6])}{more}); {remedy}")
        return self.tips[0]

    def with_gravity(self, gravity: Values) -> Robot:
        """Return the same robot with another gravitational acceleration [m/s2]."""
        return model.warn_suspicious_numbers(
            replace(self, gravity=frozen(f"robot {self.name!r}: gravity [m/s2]", gravity, (3,))), _GRAVITY
        )

    def with_loops(self, *loops: Loop) -> Robot:
        """Return the robot with these loops only; none opens all."""
        return self if loops == self.loops else replace(self, loops=loops)

    def with_payload(
        self, mass: Scalar, com: Values = (0.0, 0.0, 0.0), inertia: Values | None = None, *, link: str | None = None
    ) -> Robot:
        """Return the robot with a body fixed to `link` (default: the tip); com and inertia are in that link's frame."""
        carrier = self.link(link or self.only_tip("name the link that carries the payload: link=..."))
        moments = np.zeros((3, 3)) if inertia is None else inertia_matrix("payload inertia [kg m2]", inertia)
        return self._with_link(combined(carrier, Link("payload", mass, frozen("payload com [m]", com, (3,)), moments)))

    def attach(
        self,
        part: Link | Robot,
        to: str | None = None,
        *,
        joint: str | Joint = "fixed",
        at: Values | None = None,
        prefix: str = "",
    ) -> Robot:
        """Return the robot with a part on one of its links; the part keeps its names and can be detached again.

        part     a Link, or a Robot with its loops and couplings; the part's gravity is ignored
        to       the link that carries it (default: the only tip)
        joint    a joint type: the joint is called "<root of the part>_joint" and moves about or along z; or a Joint with the
                 part's root as its child, for axis, limits and motor
        at       (4, 4) joint frame in the frame of `to` (default: the identity, or the origin of a Joint)
        prefix   prefix for the names of all links, joints and loops of the part and of the joint that carries it
        """
        return model.attach(self, part, to, joint=joint, at=at, prefix=prefix)

    def detach(self, link: str) -> Robot:
        """Return the robot without a link and everything that it carries.

        Loops on these links are removed.  A coupled joint whose driver is removed follows the joints that moved the driver;
        if these are removed too, an error names it.
        """
        return model.detach(self, link)

    def subtree(self, link: str) -> Robot:
        """Return a link and everything that it carries as a robot with the link's name, the link as its root, and the same gravity.

        robot.detach(link).attach(robot.subtree(link), joint=...) with the joint that carried the link restores the robot, except
        for the order of joints if the link was not the last one of its parent.
        """
        return model.subtree(self, link)

    def with_parameters(self, values: Mapping[str, Parameter]) -> Robot:
        """Return the robot with some of its numbers replaced (names as in :meth:`parameters`) or values for its symbols."""
        if not isinstance(values, Mapping) or not all(isinstance(name, str) for name in values):
            raise ModelError(f"with_parameters takes {{name: value}}, got {type(values).__name__} {str(values)[:60]}")
        free = symbols(self)
        if free:
            self.parameters()  # refuses symbols with the name of another number
        substitution: dict[str, Scalar] = {}
        arrays = symbol_arrays(self)
        for name, value in values.items():
            if name in arrays:
                entries = array(value).ravel()
                if len(entries) < len(arrays[name]):
                    raise ModelError(f"parameter {name!r}: expected {len(arrays[name])} numbers or symbols, got {short(value)}")
                substitution |= {f"{name}[{k}]": x for k, x in enumerate(entries) if f"{name}[{k}]" in free}
            elif name in free:
                if isinstance(value, (np.ndarray, Sequence)):
                    raise ModelError(f"parameter {name!r}: expected a number or a symbol, got {short(value)}")
                substitution[name] = value
        robot = self
        if substitution:
            some = next(iter(free.values()))  # the model does not import the expression type; expressions bring their substitution
            robot = _mapped(self, some.substitution(substitution))
        rest = {name: value for name, value in values.items() if name not in substitution and name not in arrays}
        return _with(robot, rest) if rest else robot

    def parameters(self) -> dict[str, Parameter]:
        """Return the numbers that `with_parameters` and `compile(parameters=...)` accept, by name."""
        result: dict[str, Parameter] = {}
        for link in self.links[1:]:
            six = array([link.inertia[i, j] for i, j in _SIX])
            result |= {f"{link.name}.mass": link.mass, f"{link.name}.com": link.com, f"{link.name}.inertia": six}
        for joint in self.uncoupled.movable_joints:
            result |= {f"{joint.name}.{field}": getattr(joint, field) for field in _fields_of(joint)}
        result["gravity"] = self.gravity
        for name, symbol in symbols(self).items():
            if getattr(result.setdefault(name, symbol), "name", None) != name:
                raise ModelError(f"the symbol {name!r} has the name of another number of the robot; rename the symbol")
        return symbol_arrays(self) | result

    def _with_link(self, new: Link) -> Robot:
        return replace(self, links=tuple(new if link.name == new.name else link for link in self.links))

    def __repr__(self) -> str:
        return f"<Robot {self.name!r}: {size_text(self).replace('moving ', '')}>"

    def __str__(self) -> str:
        return model.text_table(self)

    def _repr_html_(self) -> str:
        return model.html_table(self)

    def view(
        self, *, q: Sequence[float] | None = None, screen: str = "pose", height: int = 720, widget: bool | None = None
    ) -> EmbeddedPage:
        """Return a live view of this robot in the workbench: in a notebook cell, in a browser tab (`.show()`), or as a file.

        q        (nq,) initial positions; None: every joint at 0                           [rad] or [m]
        screen   initial screen: "model", "pose", "motion", "dynamics", "simulation", "methods", "lessons", "export"
        height   of the frame in a notebook                                                [pixels]
        widget   True: an anywidget widget (`pip install 'isodyn[notebook]'`) with a readable and writable pose `.q`;
                 False: a frame that needs no Python, also in exported notebooks; None: a widget if anywidget is installed
        """
        from isodyn.workbench.notebook_view import view  # here: this layer is above, as in _dynamics

        return view(self, q=q, screen=screen, height=height, widget=widget)

    def _prebuilt_view(self) -> EmbeddedPage | None:
        """Return a view from kernels that come with the package, without a trace; None for other robots."""
        from isodyn.workbench.notebook_view import prebuilt  # here: this layer is above, as in _dynamics

        return prebuilt(self)

    @cached_property
    def _symbols(self) -> dict[str, Symbol]:
        found: dict[str, Symbol] = {}
        for value in _scalars(self):
            if is_symbolic(value):
                found |= {symbol.name: symbol for symbol in value.free_symbols}
        return dict(sorted(found.items()))

    @cached_property
    def _dynamics(self) -> Dynamics:
        from isodyn.dynamics.dynamics import compile  # here: this layer is above; a robot compiles itself at the first call

        return compile(self)

    def _call(self, quantity: str, *arguments: Any, **options: Any) -> Any:
        dynamics = self._dynamics
        result = dynamics._call(quantity, *arguments, **options)
        if quantity in dynamics.__dict__:
            self.__dict__[quantity] = dynamics.__dict__[quantity]  # fast path: later calls skip this method
        return result

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key in self.__dataclass_fields__}


def size_text(robot: Robot) -> str:
    """Return the size in words: "6 moving joints, 7 links", with degrees of freedom and loops if they add information."""
    dofs = f"{robot.n} DOF" if robot.n != len(robot.movable_joints) else ""
    loops = f"{len(robot.loops)} loop{'s' if len(robot.loops) > 1 else ''}" if robot.loops else ""
    parts = (f"{len(robot.movable_joints)} moving joints", dofs, loops, f"{len(robot.links)} links")
    return ", ".join(part for part in parts if part)


def combined(a: Link, b: Link) -> Link:
    """Return two bodies fixed to each other (parallel axes), b in a's frame; name and shapes of a are kept."""
    mass = a.mass + b.mass
    if not is_symbolic(mass) and mass == 0:
        com = a.com
    else:
        com = array((a.mass * a.com + b.mass * b.com) / mass)
    inertia = sum(body.inertia + body.mass * _spread(body.com - com) for body in (a, b))
    return Link(a.name, mass, com, array(inertia), a.shapes + b.shapes)


def _spread(r: Array) -> Array:
    """Return r.r 1 - r r^T (3, 3): the inertia of a unit mass at r."""
    spread: Array = (r @ r) * np.eye(3) - np.outer(r, r)
    return spread


def _sorted_tree(name: str, links: tuple[Link, ...], joints: tuple[Joint, ...]) -> tuple[tuple[Link, ...], tuple[Joint, ...]]:
    """Return links and joints with parents first; raise for what is not connected to one root."""
    by_name = {link.name: link for link in links}
    if not links:
        raise ModelError(f"robot {name!r} has no links")
    for kind, names in (("link", [link.name for link in links]), ("joint", [joint.name for joint in joints])):
        twice = next((x for x, count in Counter(names).items() if count > 1), None)
        if twice is not None:
            raise ModelError(f"robot {name!r}: {kind} name {twice!r} is used twice; names must be unique")
    carried: dict[str, Joint] = {}
    children: dict[str, list[Joint]] = {link.name: [] for link in links}
    for joint in joints:
        for role, link_name in (("parent", joint.parent), ("child", joint.child)):
            if link_name not in by_name:
                raise ModelError(f"robot {name!r}: joint {joint.name!r} names a {role} link {link_name!r} that does not exist")
        if joint.child in carried:
            raise ModelError(
                f"robot {name!r}: link {joint.child!r} is the child of both {carried[joint.child].name!r} and {joint.name!r}; "
                "a link has one parent joint only; close a loop with robot.with_loops(isodyn.Loop(...))"
            )
        carried[joint.child] = joint
        children[joint.parent].append(joint)
    roots = [link.name for link in links if link.name not in carried]
    if len(roots) != 1:
        what = "none (the joints form a cycle)" if not roots else f"{len(roots)}: {', '.join(map(repr, roots[:5]))}"
        raise ModelError(f"robot {name!r}: expected exactly one link without a parent joint, found {what}")
    order: list[Joint] = []
    stack = list(reversed(children[roots[0]]))
    while stack:
        joint = stack.pop()
        order.append(joint)
        stack.extend(reversed(children[joint.child]))
    if len(order) != len(joints):
        reached = {joint.name for joint in order}
        lost = next(joint.name for joint in joints if joint.name not in reached)
        raise ModelError(f"robot {name!r}: joint {lost!r} is part of a cycle and not connected to the root {roots[0]!r}")
    return (by_name[roots[0]], *(by_name[joint.child] for joint in order)), tuple(order)


def _closing(name: str, links: tuple[Link, ...], joints: tuple[Joint, ...], loops: tuple[Loop, ...]) -> tuple[Loop, ...]:
    """Return the loops; raise for unknown links and names that are taken."""
    known, taken = {link.name: link for link in links}, {joint.name for joint in joints}
    for loop in loops:
        if not isinstance(loop, Loop):
            raise ModelError(f"robot {name!r}: expected isodyn.Loop(name, a, b, ...), got {short(loop)}")
        if loop.name in taken:
            raise ModelError(f"robot {name!r}: the name of loop {loop.name!r} is taken by another joint or loop; rename it")
        taken.add(loop.name)
        for link in (loop.a, loop.b):
            if link not in known:
                raise UnknownNameError.of(f"robot {name!r}: loop {loop.name!r}: link", link, known)
    return loops


def _carried_rotors(name: str, joints: tuple[Joint, ...]) -> None:
    """Refuse rotors on links that neither carry their joint nor are carried by it."""
    place = {joints[0].parent: 0} | {joint.child: k for k, joint in enumerate(joints, 1)}  # depth first: the links carried by
    last = dict(place)  # a link follow it, up to this index
    for joint in reversed(joints):
        last[joint.parent] = max(last[joint.parent], last[joint.child])

    def carries(a: str, b: str) -> bool:
        return place[a] <= place[b] <= last[a]

    for joint in joints:
        if joint.rotor is None or joint.rotor.on is None:
            continue
        on, where = joint.rotor.on, f"robot {name!r}: rotor of joint {joint.name!r}"
        if on not in place:
            raise UnknownNameError.of(f"{where}: link", on, place)
        if not carries(on, joint.child) and not carries(joint.child, on):
            raise ModelError(f"{where}: the link {on!r} neither carries the joint nor is carried by it; name a link that does")


_ENTRY = re.compile(r"(.+)\[(0|[1-9][0-9]{0,5})\]")  # entry of an array of symbols
_GRAVITY = ("unit-gravity", "gravity-up")  # rules of the linter
_LINK = ("mass", "com", "inertia")
_JOINT = ("rotor_inertia", "gear_ratio", "viscous", "coulomb", "static", "stiffness", "rest", "offset", "pitch")
_SIX = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))


def _fields_of(joint: Joint) -> list[str]:
    """Return the fields of a joint that are parameters."""
    has_pitch = is_symbolic(joint.pitch) or joint.pitch != 0
    motor = list(_JOINT[1:3] if joint.rotor else _JOINT[:3])
    dry = ["coulomb", "static"] if joint.kind.axis else []  # orientations have no dry friction
    return [*motor, *dry, "stiffness", "rest", *(["offset"] if joint.nv == 1 else []), *(["pitch"] if has_pitch else [])]


def symbols(robot: Robot) -> dict[str, Symbol]:
    """Return the free symbols of the robot by name."""
    return dict(robot._symbols)


def symbol_arrays(robot: Robot) -> dict[str, Array]:
    """Return the arrays (k,) of symbols named "<name>[0]" and so on, by name; 0 for entries that do not occur."""
    found = defaultdict[str, dict[int, Scalar]](dict)
    for name, symbol in symbols(robot).items():
        if entry := _ENTRY.fullmatch(name):
            found[entry[1]][int(entry[2])] = symbol
    arrays = {name: [entries.get(k, 0.0) for k in range(max(entries) + 1)] for name, entries in found.items()}
    return {name: array(entries) for name, entries in arrays.items() if name not in symbols(robot)}


def without_symbols(robot: Robot, when: str = "", *, where: str = "") -> None:
    """Refuse a robot with free symbols; `when` says which step needs their values, `where` begins the message."""
    if names := ", ".join(list(symbols(robot))[:5]):
        place, then = f"{where}: " if where else "", f" {when}" if when else ""
        remedy = f"give them values with with_parameters{then}"
        raise ModelError(f"{place}robot {robot.name!r} contains symbols without a value: {names}; {remedy}")


def refuse_prescribed_base(robot: Robot, where: str) -> Robot:
    """Return the robot; raise if its base motion is prescribed, for functions that do not take a base motion."""
    if robot.moving_base:
        remedy = "use with_base('fixed') or with_base('floating')"
        raise ModelError(f"{where}: prescribed base motion is not supported (robot {robot.name!r}); {remedy}")
    return robot


def require_full_inertia(robot: Robot, where: str) -> Robot:
    """Return the robot; raise if its inertia neglects some positions (Joint.exclude_from_inertia)."""
    name = next((joint.name for joint in robot.joints if joint.exclude_from_inertia), None)
    if name is not None:
        raise ModelError(
            f"{where} needs the full inertia, but that of robot {robot.name!r} neglects joint {name!r}; build the robot by "
            "flexible(...) without inertia='undeformed'"
        )
    return robot


def parameter_shape(robot: Robot, name: str) -> tuple[int, ...]:
    """Return the shape of one value of this parameter: () or (k,)."""
    return parameter_shapes(robot, (name,))[name]


def parameter_shapes(robot: Robot, names: Collection[str]) -> dict[str, tuple[int, ...]]:
    """Return the shape of one value of each of these parameters."""
    known = robot.parameters()
    for name in names:
        if name not in known:
            raise UnknownNameError.of("parameter", name, known)
    return {name: array(known[name]).shape for name in names}


def mass_parameters(robot: Robot, names: Collection[str]) -> tuple[str, ...]:
    """Return the parameters that affect inertia: fields of links, rotors and gear ratios, and symbols in them."""
    values = [x for link in robot.links for x in link.numbers()]
    for axis in robot.uncoupled.dofs:
        values += [axis.rotor_inertia, axis.gear_ratio, *(() if axis.rotor is None else axis.rotor.numbers())]
    inside = {symbol.name for x in values if is_symbolic(x) for symbol in x.free_symbols}
    inside |= {entry[1] for name in inside if (entry := _ENTRY.fullmatch(name))}
    return tuple(name for name in names if name in inside or name.rpartition(".")[2] in (*_LINK, *_JOINT[:2]))


def never_negative(robot: Robot, names: Collection[str]) -> tuple[str, ...]:
    """Return the parameters that must not be negative: masses and rotor inertias."""
    owners = {"mass": robot.link_names, "rotor_inertia": robot.uncoupled.joint_names}
    parts = ((name, *name.rpartition(".")[::2]) for name in names)
    return tuple(name for name, owner, field in parts if owner in owners.get(field, ()))


def _mapped(robot: Robot, f: Callable[[Scalar], Scalar]) -> Robot:
    """Return the robot with f applied to every scalar of links, joints, loops and gravity."""

    def over(value: Array) -> Array:
        result = np.empty(np.shape(value), dtype=object)
        result.flat = [f(x) for x in np.asarray(value).flat]  # type: ignore[assignment, misc]
        return array(result)

    links = tuple(replace(link, mass=f(link.mass), com=over(link.com), inertia=over(link.inertia)) for link in robot.links)
    joints = tuple(mapped_drives(joint, f, origin=over(joint.origin), mount=over(joint.mount)) for joint in robot.joints)
    loops = tuple(loop.mapped(f) for loop in robot.loops)
    return replace(robot, links=links, joints=joints, gravity=over(robot.gravity), loops=loops)


def _with(robot: Robot, values: Mapping[str, Parameter]) -> Robot:
    """Return the robot with these numbers; those of a link or joint change together, since each alone might be invalid."""
    links, joints = defaultdict[str, dict[str, Any]](dict), defaultdict[str, dict[str, Any]](dict)
    for name, value in values.items():
        owner, _, field = name.rpartition(".")
        if name == "gravity":
            robot = robot.with_gravity(value)
        elif field in _LINK and owner in robot.link_names:
            links[owner][field] = value
        elif field in _JOINT and owner in robot.uncoupled.joint_names:
            joints[owner][field] = value
        elif field not in _LINK + _JOINT and "." in name:
            known = f"links have {', '.join(_LINK)}, joints have {', '.join(_JOINT)}"
            raise ModelError(f"parameter {name!r}: unknown field {field!r}; {known}")
        else:
            raise UnknownNameError.of("parameter", name, robot.parameters())
    return replace(
        robot,
        links=tuple(replace(link, **links[link.name]) if link.name in links else link for link in robot.links),
        joints=tuple(replace(joint, **joints[joint.name]) if joint.name in joints else joint for joint in robot.joints),
    )


def _scalars(robot: Robot) -> Iterator[Scalar]:
    """Yield all numbers of links, joints, loops and gravity that may be symbols; arrays of floats are skipped."""
    arrays = [robot.gravity]
    for link in robot.links:
        yield link.mass
        arrays += link.com, link.inertia
    for joint in robot.joints:
        yield from joint.numbers()
        arrays += joint.origin, joint.mount
    for loop in robot.loops:
        yield loop.pitch
        arrays += loop.at_a, loop.at_b
    for numbers in arrays:
        if numbers.dtype == object:
            yield from numbers.flat
