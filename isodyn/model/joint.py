"""Joint: motion of a child link relative to its parent, with motor, gear, friction and spring on its axes.

A joint with several degrees of freedom is a chain of one-axis joints without links between them (`Joint.parts`), in the order of
its velocities:

    type          positions q, and velocities qd
    universal     rotations about axis, then about second_axis; qd = dq/dt
    cylindrical   translation along axis, rotation about it; qd = dq/dt
    helical       rotation about axis with a translation along it of pitch per radian
    planar        x, y in the plane normal to axis, and the angle about it
    spherical     an orientation
    floating      a position and an orientation

`coordinates` selects the parametrisation. "quaternion": unit quaternions (x, y, z, w); qd is the velocity of the child in its own
frame, linear before angular, also for planar joints. Such a manifold joint has q' != qd, and its chain stays at 0 wherever the
joint is (formulations/charts.py). "zyx": angles about z, the new y and the new x; qd = dq/dt, also for planar joints; an ordinary
chain.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

import numpy as np

from isodyn.check import IDENTITY, Values, constant, direction, frozen, is_number, rigid_pose, scalar, short
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.link import Compared
from isodyn.renamed import with_old_arguments, with_old_members
from isodyn.spatial import (
    Array,
    Scalar,
    axis_angle,
    coordinate_axis,
    frame_with_z,
    is_symbolic,
    planar,
    pose,
    quaternion_rotation,
    scalars,
)  # fmt: skip

if TYPE_CHECKING:
    from isodyn.model.rotor import Rotor

COORDINATES = ("quaternion", "zyx")
One = TypeVar("One")
#: one value for a joint with one degree of freedom, otherwise a tuple with one value per degree of freedom
Each: TypeAlias = One | tuple[One, ...]


class Dof(NamedTuple):
    """One degree of freedom of a joint: the name of its velocity, rotation or translation, and its axis.

    along   0, 1, 2: x, y, z of a triad; its z is the joint's axis if the type has one, otherwise the triad is the joint frame;
            3: the second axis
    """

    label: str
    turns: bool
    along: int = 2


class JointType(NamedTuple):
    """Coordinates of a joint type.

    freedoms    degrees of freedom, one for each velocity, with coordinates "zyx" or for types without an orientation
    positions   names of the positions
    chart       the same for "quaternion" if it differs: degrees of freedom in the child's frame, and names of the positions
    axis        True if the type has an axis
    """

    freedoms: tuple[Dof, ...] = ()
    positions: tuple[str, ...] = ()
    chart: tuple[tuple[Dof, ...], tuple[str, ...]] | None = None
    axis: bool = True


_XYZ, _QUATERNION, _ZYX = ("x", "y", "z"), ("qx", "qy", "qz", "qw"), ("rz", "ry", "rx")
_SLIDES = tuple(Dof(label, False, k) for k, label in enumerate(_XYZ))
_ANGLES = tuple(Dof(label, True, 2 - k) for k, label in enumerate(_ZYX))
_LINEAR = tuple(Dof(f"v{label}", False, k) for k, label in enumerate(_XYZ))
_ANGULAR = tuple(Dof(f"w{label}", True, k) for k, label in enumerate(_XYZ))

JOINT_TYPES = {
    "revolute": JointType((Dof("", True),), ("",)),
    "prismatic": JointType((Dof("", False),), ("",)),
    "fixed": JointType(),
    "universal": JointType((Dof("first", True), Dof("second", True, 3)), ("first", "second")),
    "cylindrical": JointType((Dof("slide", False), Dof("turn", True)), ("slide", "turn")),
    "helical": JointType((Dof("", True),), ("",)),
    "planar": JointType(
        (*_SLIDES[:2], Dof("angle", True)), ("x", "y", "angle"), ((*_LINEAR[:2], _ANGULAR[2]), ("x", "y", "angle"))
    ),
    "spherical": JointType(_ANGLES, _ZYX, (_ANGULAR, _QUATERNION), axis=False),
    "floating": JointType((*_SLIDES, *_ANGLES), (*_XYZ, *_ZYX), ((*_LINEAR, *_ANGULAR), (*_XYZ, *_QUATERNION)), axis=False),
}


def unknown_type(kind: str, name: object) -> UnknownNameError:
    """Return the error for an unknown joint type, with the name that isodyn uses if the type is known elsewhere."""
    from isodyn.model.hints import TYPE_HINTS  # here: only an unknown name needs it

    return UnknownNameError.of(kind, name, JOINT_TYPES, TYPE_HINTS.get(str(name).lower(), ""))


@dataclass(frozen=True)
class Limits:
    """Joint limits: lower, upper [rad or m]; velocity [rad/s or m/s]; effort [N m or N]; infinite if unknown."""

    lower: float = -math.inf
    upper: float = math.inf
    velocity: float = math.inf
    effort: float = math.inf


@dataclass(frozen=True)
class Mimic:
    """A coupling q = multiplier * q[joint] + offset, stored but not enforced: the joint stays independent."""

    joint: str
    multiplier: float = 1.0
    offset: float = 0.0


class AsCoulomb(tuple[Any, Any]):
    """Default of static friction: equal to the Coulomb friction, also after the Coulomb friction is replaced.

    dataclasses.replace(joint, coulomb=...) passes on every field; this type shows that static friction was never set.
    """


AS_COULOMB = AsCoulomb((0.0, 0.0))


@with_old_members
@with_old_arguments
@dataclass(frozen=True, eq=False)
class Joint(Compared):
    """A joint between two links.

    The child's frame in the parent's frame is  origin @ motion(q + offset) @ mount,  where motion rotates about (or
    translates along) `axis`.  In URDF and modified DH `mount` is the identity; in standard DH it is the far-end transform.

    name, parent, child   names; parent and child are links
    type            "revolute", "prismatic", "fixed", "universal", "spherical", "cylindrical", "planar", "helical" or "floating"
    origin          (4, 4)  joint frame in the parent link's frame; default: identity
    axis            (3,)    direction in the joint frame (normalised here), default z; for planar joints the normal of the plane
    second_axis     (3,)    of universal joints, moved by the first; default: the next joint frame axis, y after x, x after z
    pitch           of helical joints: translation along the axis per radian            [m/rad]
    coordinates     "quaternion" or "zyx": positions and velocities of spherical, floating and planar joints
    mount           (4, 4)  child link's frame in the moved joint frame; default: identity
    offset          added to q                                                  [rad] or [m]
    limits          Limits
    passive         True if the joint has no motor
    rotor_inertia   of the motor, motor side                                    [kg m2]
    gear_ratio      motor revolutions per joint revolution; only a Rotor depends on its sign
    viscous         viscous friction, joint side: torque per unit speed         [N m s/rad] or [N s/m]
    coulomb         (positive-speed, negative-speed) torque, joint side; the second is usually negative  [N m] or [N]
    static          breakaway torque at rest, either way, as coulomb; at least coulomb, and equal to it by default
    exclude_from_inertia   True: the inertia does not depend on its position, as for small bends of flexible links
    mimic           coupling to another joint, or None
    stiffness       of a spring, joint side, with the torque -stiffness (q - rest)      [N m/rad] or [N/m]
    rest            value of q at which the spring is relaxed                   [rad] or [m]; a rotation vector for quaternions
    rotor           Rotor: the motor's rotor as a spinning body on a link, instead of rotor_inertia; for joints with one DOF

    Limits, rotors, gears, friction and springs have one value per degree of freedom. A joint with several takes one value for all,
    or a sequence, and stores a tuple.  Orientations have no dry friction. As quaternions they have no joint stops, and their
    springs measure the rotation vector from `rest` (formulations/attitude_springs.py).  A joint with several DOF has no offset.
    """

    name: str
    parent: str
    child: str
    type: str = "revolute"
    origin: Array = field(default_factory=lambda: IDENTITY)
    axis: Array = field(default_factory=lambda: np.array([0.0, 0.0, 1.0]))
    mount: Array = field(default_factory=lambda: IDENTITY)
    offset: Scalar = 0.0
    limits: Each[Limits] = Limits()
    passive: bool = False
    rotor_inertia: Each[Scalar] = 0.0
    gear_ratio: Each[Scalar] = 1.0
    viscous: Each[Scalar] = 0.0
    coulomb: Each[tuple[Scalar, Scalar]] = (0.0, 0.0)
    mimic: Mimic | None = None
    static: Each[tuple[Scalar, Scalar]] = AS_COULOMB
    second_axis: Array | None = None
    pitch: Scalar = 0.0
    coordinates: str = "quaternion"
    stiffness: Each[Scalar] = 0.0
    rest: Each[Scalar] = 0.0
    rotor: Rotor | None = None
    exclude_from_inertia: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name:
            raise ModelError(f"a joint needs a non-empty name, got {self.name!r}")
        if self.type not in JOINT_TYPES:
            raise unknown_type("joint type", self.type)
        if self.coordinates not in COORDINATES:
            raise UnknownNameError.of(f"joint {self.name!r}: coordinates", self.coordinates, COORDINATES)
        where = f"joint {self.name!r}"
        put = object.__setattr__
        put(self, "origin", rigid_pose(f"{where}: origin", self.origin))
        put(self, "mount", rigid_pose(f"{where}: mount", self.mount))
        put(self, "axis", direction(f"{where}: the axis", self.axis))
        self._check_second_axis(where)
        put(self, "pitch", scalar(f"{where}: pitch [m/rad]", self.pitch))
        if self.type != "helical" and (is_symbolic(self.pitch) or self.pitch != 0.0):
            raise ModelError(f"{where}: a {self.type} joint has no pitch; helical joints have one")
        if self.type == "helical" and not is_symbolic(self.pitch) and self.pitch == 0.0:
            raise ModelError(f'{where}: a helical joint with pitch 0 is revolute; give its pitch [m/rad], or use type="revolute"')
        put(self, "offset", scalar(f"{where}: offset", self.offset))
        if self.nv > 1 and (is_symbolic(self.offset) or self.offset != 0.0):
            raise ModelError(f"{where}: a {self.type} joint has no offset; put it into the origin")
        each, pairs = self._each, partial(self._each, depth=1)
        put(self, "rotor_inertia", each(f"{where}: rotor inertia [kg m2]", self.rotor_inertia, _least_zero))
        put(self, "gear_ratio", each(f"{where}: gear ratio", self.gear_ratio, scalar))
        put(self, "viscous", each(f"{where}: viscous friction", self.viscous, _least_zero))
        put(self, "stiffness", each(f"{where}: stiffness", self.stiffness, _least_zero))
        put(self, "rest", each(f"{where}: rest", self.rest, scalar))
        put(self, "coulomb", pairs(f"{where}: coulomb friction (positive speed, negative speed)", self.coulomb, _coulomb))
        static = pairs(f"{where}: static friction (towards positive, negative speed)", self.static, _pair)
        follows = isinstance(self.static, AsCoulomb) or static == self.coulomb  # then it follows coulomb after replace()
        put(self, "static", AsCoulomb(self.coulomb) if follows else static)
        for (plus, minus), rest in zip(self._values("coulomb"), self._values("static"), strict=True):
            if _below(rest[0], plus) or _below(minus, rest[1]):
                raise ModelError(
                    f"{where}: static friction {tuple(rest)} is below the coulomb friction ({plus}, {minus}); a joint at rest "
                    "resists at least as much as a moving one: raise static to coulomb or more either way, or leave it out"
                )
            if not self.kind.axis and any(is_symbolic(x) or x != 0.0 for x in (plus, minus, *rest)):
                raise ModelError(
                    f"{where}: a {self.type} joint has no coulomb or static friction, because its direction at rest is undefined; "
                    "use viscous friction, or three revolute joints"
                )
        if self.mimic is not None and self.nv > 1:
            raise ModelError(f"{where}: a {self.type} joint cannot be coupled; only joints with one degree of freedom can")
        put(self, "limits", each(f"{where}: limits", self.limits, _limits))
        if self.is_manifold and any(math.isfinite(x) for one in self._values("limits") for x in (one.lower, one.upper)):
            raise ModelError(
                f"{where}: a {self.type} joint has no position limits with coordinates {self.coordinates!r}; give velocity and "
                'effort limits only, or use coordinates="zyx"'
            )
        self._check_rotor(where)

    def _check_rotor(self, where: str) -> None:
        if self.rotor is None:
            return
        from isodyn.model.rotor import Rotor  # here: few robots have rotors, and the first call is faster

        if not isinstance(self.rotor, Rotor):
            raise ModelError(f"{where}: rotor: expected an isodyn.Rotor(mass, com, inertia, axis, on), got {short(self.rotor)}")
        if self.nv != 1:
            raise ModelError(f"{where}: a {self.type} joint takes no Rotor, only joints with one DOF do; use rotor_inertia")
        if any(is_symbolic(x) or x != 0.0 for x in self._values("rotor_inertia")):
            raise ModelError(f"{where}: rotor and rotor_inertia both describe the motor; give one of them")

    def _check_second_axis(self, where: str) -> None:
        second = self.second_axis
        if second is None:
            return
        if self.type != "universal":
            raise ModelError(f"{where}: a {self.type} joint has no second axis, only universal joints have one")
        unit = direction(f"{where}: the second axis", second)
        object.__setattr__(self, "second_axis", unit)
        if math.hypot(*np.cross(self.axis, unit)) < 1e-6:
            raise ModelError(f"{where}: the second axis {unit} is parallel to the first; give another direction")

    def _each(self, where: str, value: Each[One], one: Callable[[str, One], One], depth: int = 0) -> Each[One]:
        """Return the checked value: a tuple, one per DOF, for several DOF; `depth` is its nesting (1 for a pair)."""
        if self.nv <= 1:
            return one(where, value)  # type: ignore[arg-type]
        if _depth(value) <= depth:
            return (one(where, value),) * self.nv  # type: ignore[arg-type]
        values: tuple[One, ...] = tuple(value)  # type: ignore[arg-type]
        if len(values) != self.nv:
            names = ", ".join(freedom.label for freedom in self._freedoms)
            raise ModelError(f"{where}: expected one value or {self.nv}, of {names}, got {value!r}")
        return tuple(one(f"{where} of {f.label}", x) for f, x in zip(self._freedoms, values, strict=True))

    def each(self, field: str) -> tuple[object, ...]:
        """Return the values of a field, one per degree of freedom; a fixed joint has a single value."""
        return self._values(field)

    def _values(self, field: str) -> tuple[Any, ...]:
        value = getattr(self, field)
        return tuple(value) if self.nv > 1 else (value,)

    def numbers(self) -> Iterator[Scalar]:
        """Yield offset, pitch and all drive parameters in a fixed order, by degree of freedom."""
        yield from (self.offset, self.pitch)
        for name in _DRIVES:
            yield from (x for value in self._values(name) for x in (value if isinstance(value, tuple) else (value,)))
        yield from () if self.rotor is None else self.rotor.numbers()

    @property
    def kind(self) -> JointType:
        """The coordinates of the joint's type."""
        return JOINT_TYPES[self.type]

    @property
    def is_manifold(self) -> bool:
        """True if qd is the velocity of the child in its own frame and not the derivative of q (manifold joint)."""
        return self.kind.chart is not None and self.coordinates == "quaternion"

    @property
    def _freedoms(self) -> tuple[Dof, ...]:
        return self.kind.chart[0] if self.kind.chart and self.is_manifold else self.kind.freedoms

    @property
    def position_names(self) -> tuple[str, ...]:
        """Names of its positions: its own name, or "<joint>.x" and so on."""
        labels = self.kind.chart[1] if self.kind.chart and self.is_manifold else self.kind.positions
        return tuple(f"{self.name}.{label}" if label else self.name for label in labels)

    @property
    def position_units(self) -> tuple[str, ...]:
        """Units of its positions: "m", "rad", or "1" for quaternions."""
        if self.nq == self.nv:
            return tuple("rad" if freedom.turns else "m" for freedom in self._freedoms)
        return (*["m"] * (self.nq - 4), *["1"] * 4)

    @property
    def nq(self) -> int:
        """Number of position coordinates."""
        return len(self.kind.chart[1] if self.kind.chart and self.is_manifold else self.kind.positions)

    @property
    def nv(self) -> int:
        """Number of velocity coordinates."""
        return len(self.kind.freedoms)

    @property
    def neutral(self) -> tuple[float, ...]:
        """Its positions at zero displacement."""
        return (*[0.0] * (self.nq - 1), 1.0) if self.nq > self.nv else (0.0,) * self.nq

    @property
    def is_revolute(self) -> bool:
        """True if its one degree of freedom is a rotation about the axis."""
        return self.nv == 1 and self._freedoms[0].turns

    @property
    def is_prismatic(self) -> bool:
        """True if its one degree of freedom is a translation along the axis."""
        return self.nv == 1 and not self._freedoms[0].turns

    @property
    def unit(self) -> str:
        """Unit of the joint position."""
        return "m" if self.is_prismatic else "rad"

    @property
    def effort_unit(self) -> str:
        """Unit of the joint torque or force."""
        return "N" if self.is_prismatic else "N m"

    @property
    def triad(self) -> Array:
        """Rotation (3, 3): axes x, y, z of its degrees of freedom in the joint frame; z is the axis if the type has one."""
        k = coordinate_axis(self.axis)
        if not self.kind.axis or (k == 2 and self.axis[2] > 0):
            return np.eye(3)
        if k is not None and self.axis[k] > 0:
            return np.roll(np.eye(3), 2 - k, axis=1)  # y, z, x or z, x, y of the joint frame
        return np.asarray(frame_with_z(scalars(self.axis)), dtype=float)

    def aligned(self) -> Joint:
        """The same joint with its axis, if the type has one, along z of its joint frame."""
        T = pose(self.triad)
        return replace(self, origin=self.origin @ T, axis=np.array([0.0, 0.0, 1.0]), mount=T.T @ self.mount)

    @cached_property
    def parts(self) -> tuple[Axis, ...]:
        """One joint per degree of freedom, from parent to child; a joint with one DOF contains itself."""
        if self.nv == 0:
            return ()
        given = {f.name: getattr(self, f.name) for f in fields(Joint)}
        if self.nv == 1:
            return (Axis(**given),)
        names = [f"{self.name}.{freedom.label}" for freedom in self._freedoms]
        links = [self.parent, *(f"{self.child}.{freedom.label}" for freedom in self._freedoms[:-1]), self.child]
        triad = np.column_stack([self.triad, _next(self.axis) if self.second_axis is None else self.second_axis])
        shared = given | {"coordinates": "quaternion", "second_axis": None}
        return tuple(
            Axis(
                **shared
                | {key: getattr(self, key)[k] for key in PER_FREEDOM}
                | {
                    "name": names[k],
                    "parent": links[k],
                    "child": links[k + 1],
                    "type": "revolute" if freedom.turns else "prismatic",
                    "axis": triad[:, freedom.along],
                    "origin": self.origin if k == 0 else IDENTITY,
                    "mount": self.mount if k == self.nv - 1 else IDENTITY,
                }
            )
            for k, freedom in enumerate(self._freedoms)
        )

    def motion(self, q: Scalar | Array) -> Array:
        """Return (4, 4): the moved joint frame in the joint frame at position q (nq,) [rad] or [m]; the offset is not added."""
        if not self.nv:
            return pose()
        values: list[Scalar] = list(q) if isinstance(q, np.ndarray) else [q]
        if self.is_manifold and self.type != "planar":
            return pose(quaternion_rotation(*values[-4:]), values[:-4] or (0.0, 0.0, 0.0))
        result = pose()
        for part, x in zip(self.parts, values, strict=True):
            result = result @ motion(part.axis, x, turns=part.is_revolute, pitch=part.pitch)
        return result


#: fields with one value per degree of freedom
PER_FREEDOM = ("limits", "rotor_inertia", "gear_ratio", "viscous", "coulomb", "static", "stiffness", "rest")
_DRIVES = PER_FREEDOM[1:]  # those that may hold symbols


class Axis(Joint):
    """A joint with one degree of freedom; every field has one value."""

    limits: Limits
    rotor_inertia: Scalar
    gear_ratio: Scalar
    viscous: Scalar
    coulomb: tuple[Scalar, Scalar]
    static: tuple[Scalar, Scalar]
    stiffness: Scalar
    rest: Scalar


def mapped_drives(joint: Joint, f: Callable[[Scalar], Scalar], **changes: Any) -> Joint:
    """Return the joint with f applied to its offset, pitch and drive parameters, and with other changes."""

    def over(value: Any) -> Any:
        return tuple(map(over, value)) if isinstance(value, tuple) else f(value)

    new = {name: over(getattr(joint, name)) for name in ("offset", "pitch", *_DRIVES)}
    if isinstance(joint.static, AsCoulomb):
        new["static"] = AS_COULOMB
    if joint.rotor is not None:
        new["rotor"] = joint.rotor.mapped(f)
    return replace(joint, **new, **changes)


def _next(axis: Array) -> Array:
    """Return the next axis of the joint frame: y after x, z after y, x after z; for any other axis, one normal to it."""
    k = coordinate_axis(axis)
    return np.asarray(frame_with_z(scalars(axis)), dtype=float)[:, 0] if k is None else np.eye(3)[(k + 1) % 3]


def _least_zero(where: str, value: Scalar) -> Scalar:
    return scalar(where, value, least=0.0)


def _coulomb(where: str, values: Values) -> tuple[Scalar, Scalar]:
    plus, minus = _pair(where, values)
    if _below(plus, 0.0) or _below(0.0, minus):
        raise ModelError(
            f"{where.split(' (')[0]} ({plus}, {minus}) would drive the joint; give (torque at positive speed >= 0, "
            "torque at negative speed <= 0), such as (0.5, -0.5)"
        )
    return plus, minus


def _limits(where: str, limits: Limits) -> Limits:
    if not isinstance(limits, Limits):
        raise ModelError(f"{where} {limits!r}: expected isodyn.Limits(lower, upper)")
    place = where.removesuffix("limits").removesuffix(": ")
    lower = constant(f"{place}: lower limit", limits.lower, infinite=True)
    if lower > constant(f"{place}: upper limit", limits.upper, infinite=True):
        raise ModelError(f"{place}: lower limit {lower:g} is above the upper limit {limits.upper:g}")
    constant(f"{place}: velocity limit", limits.velocity, least=0.0, infinite=True)
    constant(f"{place}: effort limit", limits.effort, least=0.0, infinite=True)
    return limits


def _depth(value: object) -> int:
    """Return the nesting depth of sequences."""
    if not isinstance(value, (tuple, list, np.ndarray)):
        return 0
    return 1 + max((_depth(x) for x in value), default=0)


def _pair(where: str, values: Values) -> tuple[Scalar, Scalar]:
    if is_number(values):
        size = abs(float(values))
        raise ModelError(f"{where}: expected a pair, got {values:g}; for the same value both ways give ({size:g}, {-size:g})")
    if isinstance(values, tuple) and len(values) == 2 and all(type(x) is float and math.isfinite(x) for x in values):
        return values[0], values[1]
    plus, minus = (x.item() if isinstance(x, np.generic) else x for x in frozen(where, values, (2,)))
    return plus, minus


def _below(a: Scalar, b: Scalar) -> bool:
    """Return whether a < b is certain: both are numbers."""
    return not is_symbolic(a) and not is_symbolic(b) and bool(a < b)


def motion(axis: Array, q: Scalar, *, turns: bool, pitch: Scalar = 0.0) -> Array:
    """Return (4, 4): rotation by q [rad] about a unit axis with translation pitch q along it, or translation by q [m]."""
    if not turns:
        return pose(None, axis * q)
    k = coordinate_axis(axis)
    return pose(axis_angle(axis, q) if k is None or axis[k] < 0 else planar(k, q), axis * (pitch * q))
