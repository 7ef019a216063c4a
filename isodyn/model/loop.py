"""Loop: a joint that closes a loop between two links of the tree.

A robot is a tree of joints, each with coordinates in q. A loop is an extra joint without coordinates between two links of the tree.
It constrains the relative pose of its two frames, one on each link, to the motions of a joint of its type:

    T_a at_a motion = T_b at_b                  for links a and b at T_a, T_b and some motion of the joint

The coordinates q are those of the whole tree; the loops are constraints on them (formulations/loops.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from isodyn.check import rigid_pose
from isodyn.errors import ModelError
from isodyn.model.joint import JOINT_TYPES, Joint, unknown_type
from isodyn.model.link import Compared
from isodyn.spatial import Array, Scalar, array, coordinate_axis, invert_pose, is_symbolic


@dataclass(frozen=True, eq=False)
class Loop(Compared):
    """A joint that closes a loop.

    name        unique among joints and loops
    a, b        the links that it joins; the root is the world
    type        as in Joint: "fixed" welds the links, "spherical" holds two points together, "floating" constrains nothing
    at_a, at_b  (4, 4)  its frame on a, in the frame of link a, and its frame on b, in the frame of link b; z is the axis if the
                type has one (normal of a planar one), x on b is the second axis of universal ones
    pitch       of helical joints: translation along the axis per radian                [m/rad]
    """

    name: str
    a: str
    b: str
    type: str = "revolute"
    at_a: Array = field(default_factory=lambda: np.eye(4))
    at_b: Array = field(default_factory=lambda: np.eye(4))
    pitch: Scalar = 0.0

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name:
            raise ModelError(f"a loop needs a non-empty name, got {self.name!r}")
        where = f"loop {self.name!r}"
        if self.type not in JOINT_TYPES:
            raise unknown_type(f"{where}: joint type", self.type)
        if self.a == self.b:
            raise ModelError(f"{where} joins the link {self.a!r} to itself; give two links, or the root for the world")
        put = object.__setattr__
        put(self, "at_a", rigid_pose(f"{where}: at_a", self.at_a))
        put(self, "at_b", rigid_pose(f"{where}: at_b", self.at_b))
        try:
            put(self, "pitch", self.joint.pitch)  # checked by Joint
        except ModelError as error:
            raise ModelError(str(error).replace(f"joint {self.name!r}", where, 1)) from None

    @cached_property
    def joint(self) -> Joint:
        """The loop as a Joint from a to b."""
        mount = array(invert_pose(self.at_b))
        return Joint(self.name, self.a, self.b, self.type, self.at_a, mount=mount, pitch=self.pitch, coordinates="zyx")

    def mapped(self, f: Callable[[Scalar], Scalar]) -> Loop:
        """Return the loop with f applied to every scalar."""
        at = [array([[f(x) for x in row] for row in pose]) for pose in (self.at_a, self.at_b)]
        return replace(self, at_a=at[0], at_b=at[1], pitch=f(self.pitch))


class ConstrainedDirections(NamedTuple):
    """Directions that a loop joint constrains, in the axes of its frame on a: one equation per entry.

    along    axes along which the frame on b cannot translate
    about    axes about which the frame on b cannot rotate
    angle    (axis on a, axis on b), each (3,), whose angle is constant; for joints with two rotations
    pitch    (axis, translation per radian): the translation along the axis is proportional to the rotation about it
    """

    along: tuple[int, ...]
    about: tuple[int, ...]
    angle: tuple[Array, Array] | None
    pitch: tuple[int, Scalar] | None

    @classmethod
    def by(cls, loop: Loop) -> ConstrainedDirections:
        """Return the directions for which the loop's joint has no degree of freedom."""
        slides = {coordinate_axis(part.axis) for part in loop.joint.parts if part.is_prismatic}
        turns = [part for part in loop.joint.parts if part.is_revolute]
        screws = next((part for part in turns if is_symbolic(part.pitch) or part.pitch != 0.0), None)
        about = {k for k in range(3) if not turns or (len(turns) == 1 and k != coordinate_axis(turns[0].axis))}
        return cls(
            along=tuple(k for k in range(3) if k not in slides),
            about=tuple(sorted(about)),
            angle=(turns[0].axis, turns[1].axis) if len(turns) == 2 else None,
            pitch=None if screws is None else (coordinate_axis(screws.axis) or 0, screws.pitch),
        )

    @property
    def names(self) -> tuple[str, ...]:
        """What each equation constrains."""
        held = [f"along {'xyz'[k]}" for k in self.along] + [f"about {'xyz'[k]}" for k in self.about]
        return (*held, *(["the angle of the two axes"] if self.angle else []))


class Closing(NamedTuple):
    """The loops of a robot, and how their constraint equations K qd = 0 are used.

    rows      independent equations, numbered over all loops
    rest      dependent equations, without those that always hold
    blocks    (equations, dependent velocities that they are solved for) of each block of a coordinate partition: small, separate,
              regular at every pose; () if there is no such partition, and Lagrange multipliers are used
    lengths   column lengths of each block if it is regular only at usual poses, to detect the others; else ()
    grip      usual size of the effect of each actuator on the degrees of freedom; with more actuators than DOF, of all on each DOF
    others    further choices of as many independent equations if `rows` become dependent at some poses, as in overconstrained
              loops; at every pose one of the choices is independent
    """

    loops: tuple[Loop, ...]
    rows: tuple[int, ...] = ()
    rest: tuple[int, ...] = ()
    blocks: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = ()
    lengths: tuple[tuple[float, ...], ...] = ()
    grip: tuple[float, ...] = ()
    others: tuple[tuple[int, ...], ...] = ()

    @property
    def choices(self) -> tuple[tuple[int, ...], ...]:
        """All choices of independent equations."""
        return (self.rows, *self.others)

    @property
    def used(self) -> tuple[int, ...]:
        """The equations that occur in any choice."""
        return tuple(sorted({row for choice in self.choices for row in choice}))

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """For each choice, the indices of its equations within `used`."""
        used = self.used
        return tuple(tuple(used.index(row) for row in choice) for choice in self.choices)
