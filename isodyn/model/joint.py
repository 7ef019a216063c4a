"""Joint: how a child link moves against its parent, and what sits on the axis (motor, gear, friction)."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from isodyn.check import Values, constant, frozen, is_number, rigid_pose, scalar
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.link import Compared
from isodyn.spatial import Array, Scalar, axis_angle, coordinate_axis, is_symbolic, planar, pose


class JointType(NamedTuple):
    """What joints of a type can do: positions nq, and for every velocity whether it turns (else it slides)."""

    nq: int
    turning: tuple[bool, ...]


JOINT_TYPES = {"revolute": JointType(1, (True,)), "prismatic": JointType(1, (False,)), "fixed": JointType(0, ())}


@dataclass(frozen=True)
class Limits:
    """Joint limits: lower, upper [rad or m]; velocity [rad/s or m/s]; effort [N m or N]; infinite when unknown."""

    lower: float = -math.inf
    upper: float = math.inf
    velocity: float = math.inf
    effort: float = math.inf


@dataclass(frozen=True)
class Mimic:
    """A coupling q = multiplier * q[joint] + offset, recorded but not enforced: the joint stays free."""

    joint: str
    multiplier: float = 1.0
    offset: float = 0.0


class AsCoulomb(tuple[Scalar, Scalar]):
    """Static friction that nobody gave: the Coulomb friction, also that of any other joint it is handed to.

    So a joint keeps its meaning under dataclasses.replace(joint, coulomb=...), which hands on every field.
    """


AS_COULOMB = AsCoulomb((0.0, 0.0))


@dataclass(frozen=True, eq=False)
class Joint(Compared):
    """A joint between two links.

    The child's frame in the parent's frame is  origin @ motion(q + offset) @ mount,  where motion turns about (or
    slides along) `axis`.  In URDF and modified DH `mount` is the identity; in standard DH it is the far-end transform.

    name, parent, child   names; parent and child are links
    type            "revolute", "prismatic" or "fixed"
    origin          (4, 4)  joint frame in the parent link's frame
    axis            (3,)    unit vector in the joint frame (normalised here)
    mount           (4, 4)  child link's frame in the moved joint frame
    offset          added to q                                                  [rad] or [m]
    limits          Limits
    passive         no torque can be applied
    rotor_inertia   of the motor, motor side                                    [kg m2]
    gear_ratio      motor turns per joint turn; its sign does not matter here
    viscous         friction on the joint's side: torque per unit speed         [N m s/rad] or [N s/m]
    coulomb         (positive-speed, negative-speed) torque, joint's side; the second is usually negative  [N m] or [N]
    static          the same at rest: what the joint must overcome to start either way; at least and, not given, coulomb
    mimic           coupling to another joint, or None
    """

    name: str
    parent: str
    child: str
    type: str = "revolute"
    origin: Array = field(default_factory=lambda: np.eye(4))
    axis: Array = field(default_factory=lambda: np.array([0.0, 0.0, 1.0]))
    mount: Array = field(default_factory=lambda: np.eye(4))
    offset: Scalar = 0.0
    limits: Limits = Limits()
    passive: bool = False
    rotor_inertia: Scalar = 0.0
    gear_ratio: Scalar = 1.0
    viscous: Scalar = 0.0
    coulomb: tuple[Scalar, Scalar] = (0.0, 0.0)
    mimic: Mimic | None = None
    static: tuple[Scalar, Scalar] = AS_COULOMB

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name:
            raise ModelError(f"a joint needs a non-empty name, got {self.name!r}")
        if self.type not in JOINT_TYPES:
            raise UnknownNameError.of("joint type", self.type, JOINT_TYPES)
        where = f"joint {self.name!r}"
        put = object.__setattr__
        put(self, "origin", rigid_pose(f"{where}: origin", self.origin))
        put(self, "mount", rigid_pose(f"{where}: mount", self.mount))
        axis = frozen(f"{where}: axis", self.axis, (3,))
        if axis.dtype == object:
            raise ModelError(f"{where}: the axis must be numbers; put symbols into the origin instead")
        length = math.hypot(*axis)  # does not overflow on the way, as the root of the sum of squares would
        if not 1e-9 <= length < math.inf:
            raise ModelError(f"{where}: the axis {axis.tolist()} has no usable length; give a direction such as (0, 0, 1)")
        put(self, "axis", axis if abs(length - 1) < 1e-15 else axis / length)
        self.axis.flags.writeable = False
        put(self, "offset", scalar(f"{where}: offset", self.offset))
        put(self, "rotor_inertia", scalar(f"{where}: rotor inertia [kg m2]", self.rotor_inertia, least=0.0))
        put(self, "gear_ratio", scalar(f"{where}: gear ratio", self.gear_ratio))
        put(self, "viscous", scalar(f"{where}: viscous friction", self.viscous, least=0.0))
        put(self, "coulomb", _pair(f"{where}: coulomb friction (positive speed, negative speed)", self.coulomb))
        plus, minus = self.coulomb
        if _below(plus, 0.0) or _below(0.0, minus):
            raise ModelError(
                f"{where}: coulomb friction ({plus}, {minus}) would drive the joint; give (torque at positive speed >= 0, "
                "torque at negative speed <= 0), such as (0.5, -0.5)"
            )
        static = _pair(f"{where}: static friction (towards positive, negative speed)", self.static)
        follows = isinstance(self.static, AsCoulomb) or static == self.coulomb  # equal joints stay equal whatever is replaced
        put(self, "static", AsCoulomb(self.coulomb) if follows else static)
        if _below(self.static[0], plus) or _below(minus, self.static[1]):
            raise ModelError(
                f"{where}: static friction {static} is below the coulomb friction ({plus}, {minus}); a joint at rest resists "
                "at least as much as one that moves: give that or more either way, or leave static out"
            )
        if not isinstance(self.limits, Limits):
            raise ModelError(f"{where}: limits {self.limits!r}: expected isodyn.Limits(lower, upper)")
        lower = constant(f"{where}: lower limit", self.limits.lower, infinite=True)
        if lower > constant(f"{where}: upper limit", self.limits.upper, infinite=True):
            raise ModelError(f"{where}: lower limit {lower:g} is above the upper limit {self.limits.upper:g}")
        constant(f"{where}: velocity limit", self.limits.velocity, least=0.0, infinite=True)
        constant(f"{where}: effort limit", self.limits.effort, least=0.0, infinite=True)

    @property
    def nq(self) -> int:
        """Number of position coordinates."""
        return JOINT_TYPES[self.type].nq

    @property
    def nv(self) -> int:
        """Number of velocity coordinates."""
        return len(JOINT_TYPES[self.type].turning)

    @property
    def turns(self) -> bool:
        """Whether its one freedom is a turn about the axis."""
        return JOINT_TYPES[self.type].turning == (True,)

    @property
    def slides(self) -> bool:
        """Whether its one freedom is a slide along the axis."""
        return JOINT_TYPES[self.type].turning == (False,)

    @property
    def unit(self) -> str:
        """Unit of the joint position."""
        return "m" if self.slides else "rad"

    @property
    def effort_unit(self) -> str:
        """Unit of the joint torque or force."""
        return "N" if self.slides else "N m"

    def motion(self, q: Scalar) -> Array:
        """(4, 4): pose of the moved joint frame in the joint frame at position q [rad] or [m], the offset not added."""
        return motion(self.axis, q, turns=self.turns) if self.nv else pose()


def _pair(where: str, values: Values) -> tuple[Scalar, Scalar]:
    if is_number(values):
        size = abs(float(values))
        raise ModelError(f"{where}: expected a pair, got {values:g}; the same both ways is ({size:g}, {-size:g})")
    plus, minus = (x.item() if isinstance(x, np.generic) else x for x in frozen(where, values, (2,)))
    return plus, minus


def _below(a: Scalar, b: Scalar) -> bool:
    """Whether a < b is known: both are numbers."""
    return not is_symbolic(a) and not is_symbolic(b) and bool(a < b)


def motion(axis: Array, q: Scalar, *, turns: bool) -> Array:
    """(4, 4): a turn by q [rad] about a unit axis through the origin, or a slide by q [m] along it."""
    if not turns:
        return pose(None, axis * q)
    k = coordinate_axis(axis)
    return pose(axis_angle(axis, q) if k is None or axis[k] < 0 else planar(k, q))
