"""Rotor: the spinning part of a motor as a body on a link, if more of it matters than its inertia about its axis.

Its joint spins it at gear_ratio times the joint rate, relative to the link that carries it.  The rotor is balanced: its mass centre
is on its axis, and its inertia is the same about all axes normal to it, so its spin does not change the link's mass distribution.
The link always includes the rotor's mass in addition to its own.  `compile(motors=...)` selects how its inertia counts:

    False    not at all
    True     as G^2 J at the joint only: valid if the links rotate slowly compared with the rotor
    "full"   completely, with the gyroscopic torques of its spin (formulations/rotors.py)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

import numpy as np

from isodyn.check import direction, frozen, inertia_matrix, scalar
from isodyn.errors import ModelError
from isodyn.model.link import Compared
from isodyn.spatial import Array, Scalar, array

BALANCED = 1e-9  # relative difference allowed between the inertias normal to the axis


@dataclass(frozen=True, eq=False)
class Rotor(Compared):
    """The spinning part of a motor.

    mass      [kg], not negative
    com       (3,)    centre of mass, in the frame of the link that carries it   [m]
    inertia   (3, 3)  about the centre of mass, in that frame's axes, or [xx, yy, zz] or [xx, yy, zz, xy, xz, yz]   [kg m2]
    axis      (3,)    axis of its spin through its centre of mass, in that frame (normalised here)
    on        name of the link that carries it; None: the joint's parent.  This link carries the joint, or the joint carries it
    """

    mass: Scalar = 0.0
    com: Array = field(default_factory=lambda: np.zeros(3))
    inertia: Array = field(default_factory=lambda: np.zeros((3, 3)))
    axis: Array = field(default_factory=lambda: np.array([0.0, 0.0, 1.0]))
    on: str | None = None

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "mass", scalar("rotor: mass [kg]", self.mass, least=0.0))
        put(self, "com", frozen("rotor: com [m]", self.com, (3,)))
        put(self, "inertia", inertia_matrix("rotor: inertia [kg m2]", self.inertia))
        put(self, "axis", direction("rotor: the axis", self.axis))
        if self.inertia.dtype != object:
            if min(np.linalg.eigvalsh(self.inertia)) < -BALANCED * np.abs(self.inertia).max():
                raise ModelError(f"rotor: its inertia {self.inertia.tolist()} is negative about some axis; check the signs")
            along = np.outer(self.axis, self.axis)
            even = along * self.spin + (np.eye(3) - along) * (np.trace(self.inertia) - self.spin) / 2
            if np.abs(self.inertia - even).max() > BALANCED * np.abs(self.inertia).max():
                raise ModelError(
                    "rotor: its inertia is not the same about all axes normal to its spin axis, so it is unbalanced; give a "
                    "balanced one, or model it as a link with its own joint and an isodyn.Coupling"
                )

    @property
    def spin(self) -> Scalar:
        """J: its inertia about its axis [kg m2]."""
        inertia: Scalar = self.axis @ self.inertia @ self.axis
        return inertia

    def numbers(self) -> Iterator[Scalar]:
        """Yield every mass property, in a fixed order."""
        yield self.mass
        yield from self.com
        yield from self.inertia.flat

    def mapped(self, f: Callable[[Scalar], Scalar]) -> Rotor:
        """Return the rotor with f applied to every mass property."""
        inertia = array([[f(x) for x in row] for row in self.inertia])
        return replace(self, mass=f(self.mass), com=array([f(x) for x in self.com]), inertia=inertia)
