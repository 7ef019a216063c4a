"""Loop: a joint that closes a loop between two links of the tree.

A robot is a tree of joints, each with its coordinates in q; a loop is a joint more, without any, between two links that the tree
carries already.  Its two frames, one on each link, may differ by what a joint of its type lets pass, and by nothing else:

    T_a at_a motion = T_b at_b                  of links a and b at T_a, T_b, for some motion of the joint

So the coordinates q are those of the whole tree, and the loops say which of them go together (formulations/loops.py).
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

    name        what it is called
    a, b        the links that it joins; the root is the world
    type        of the joint, as in Joint: "fixed" welds them, "spherical" holds two points together, "floating" holds nothing
    at_a, at_b  (4, 4)  its frame on a, in the frame of link a, and on b, in the frame of link b; z is the axis of types that have
                one (of planar ones, across the plane), x on b the second axis of universal ones
    pitch       of helical joints: slide along the axis per radian                      [m/rad]
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
            put(self, "pitch", self.joint.pitch)  # which has checked it
        except ModelError as error:
            raise ModelError(str(error).replace(f"joint {self.name!r}", where, 1)) from None

    @cached_property
    def joint(self) -> Joint:
        """The joint that it is, from a to b."""
        mount = array(invert_pose(self.at_b))
        return Joint(self.name, self.a, self.b, self.type, self.at_a, mount=mount, pitch=self.pitch, coordinates="zyx")

    def mapped(self, f: Callable[[Scalar], Scalar]) -> Loop:
        """The loop with f applied to every scalar."""
        at = [array([[f(x) for x in row] for row in pose]) for pose in (self.at_a, self.at_b)]
        return replace(self, at_a=at[0], at_b=at[1], pitch=f(self.pitch))


class Held(NamedTuple):
    """What a closing joint does not let pass: one equation for each entry, in the axes of its frame on a.

    along    axes along which the origin of b's frame stays
    about    axes about which b does not turn
    angle    (axis on a, axis on b), each (3,), whose angle stays, of joints that turn about two axes
    pitch    (axis, slide per radian): the way along the axis goes with the turn about it
    """

    along: tuple[int, ...]
    about: tuple[int, ...]
    angle: tuple[Array, Array] | None
    pitch: tuple[int, Scalar] | None

    @classmethod
    def by(cls, loop: Loop) -> Held:
        """From the freedoms of its joint: what it has none for is held."""
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
        """What each equation holds."""
        held = [f"along {'xyz'[k]}" for k in self.along] + [f"about {'xyz'[k]}" for k in self.about]
        return (*held, *(["the angle of the two axes"] if self.angle else []))


class Closing(NamedTuple):
    """The loops of a robot, and how their equations K qd = 0 are used.

    rows      independent equations, among those of all loops one after the other
    rest      equations that follow from them, but for those that always hold
    blocks    (equations, velocities that they are solved for): each by itself, small, safe at every pose; () where there is no such
              choice, so that multipliers are used
    lengths   of the columns of each block, where these are safe at usual poses alone, so that others have to be noticed; else ()
    grip      usual size of what each actuator does to the freedoms or, of more actuators than these, of what all do to each
    others    further choices of as many independent equations, where `rows` alone depend on each other at some poses, as in
              overconstrained loops: at every pose those of some choice are independent
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
        """The equations of all choices."""
        return tuple(sorted({row for choice in self.choices for row in choice}))

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """Where the equations of each choice are among those used."""
        used = self.used
        return tuple(tuple(used.index(row) for row in choice) for choice in self.choices)
