"""Loop: a joint that closes a loop between two links of the tree.

A robot is a tree of joints, each with its coordinates in q; a loop is a joint more, without any, between two links that the tree
carries already.  Its two frames, one on each link, may differ by what a joint of its type lets pass, and by nothing else:

    T_a at_a motion = T_b at_b                  of links a and b at T_a, T_b, for some motion of the joint

So the coordinates q are those of the whole tree, and the loops say which of them go together (formulations/loops.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from isodyn.check import rigid_pose
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.joint import JOINT_TYPES, Joint
from isodyn.model.link import Compared
from isodyn.spatial import Array, Scalar, array, invert_pose


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
            raise UnknownNameError.of(f"{where}: joint type", self.type, JOINT_TYPES)
        if self.a == self.b:
            raise ModelError(f"{where} joins the link {self.a!r} to itself; give two links, or the root for the world")
        put = object.__setattr__
        put(self, "at_a", rigid_pose(f"{where}: at_a", self.at_a))
        put(self, "at_b", rigid_pose(f"{where}: at_b", self.at_b))
        put(self, "pitch", self.joint.pitch)  # which has checked it

    @cached_property
    def joint(self) -> Joint:
        """The joint that it is, from a to b."""
        ends = {"origin": self.at_a, "mount": array(invert_pose(self.at_b))}
        return Joint(self.name, self.a, self.b, self.type, pitch=self.pitch, coordinates="zyx", **ends)
