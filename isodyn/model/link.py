"""Link: one rigid body with its mass properties and, for drawing, its shapes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields

import numpy as np

from isodyn.check import fields_known, frozen, inertia_matrix, rigid_pose, scalar
from isodyn.errors import ModelError
from isodyn.model.hints import LINK_FIELDS
from isodyn.spatial import Array, Scalar

#: longer vectors were probably given in millimetres   [m]
LONG = 10.0
#: larger masses were probably given in grams   [kg]
HEAVY = 1000.0


def same(a: object, b: object) -> bool:
    """Return whether two model values are equal, arrays included."""
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        first, second = np.asarray(a), np.asarray(b)
        return first.shape == second.shape and all(x is y or x == y for x, y in zip(first.flat, second.flat, strict=True))
    return bool(a is b or a == b)


class Compared:
    """Equality field by field, for frozen dataclasses that hold arrays."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            same(getattr(self, f.name), getattr(other, f.name))
            for f in fields(self)  # type: ignore[arg-type]
            if f.compare
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, getattr(self, "name", None)))


@dataclass(frozen=True, eq=False)
class Shape(Compared):
    """A visual or collision shape, stored for drawing and for writing files; dynamics never uses it.

    kind     "box" (size x, y, z), "cylinder" (radius, length), "sphere" (radius), "capsule" (radius, length),
             "ellipsoid" (x, y, z) or "mesh" (scale x, y, z)
    size     the numbers above   [m]
    mesh     file name exactly as in the model file, `package://` included; never opened here
    pose     4x4, in the link frame
    role     "visual" or "collision"
    colour   red, green, blue and opacity from 0 to 1; empty if unknown
    """

    kind: str
    size: tuple[float, ...] = ()
    mesh: str = ""
    pose: Array = field(default_factory=lambda: np.eye(4))
    role: str = "visual"
    colour: tuple[float, ...] = ()


@fields_known(LINK_FIELDS)
@dataclass(frozen=True, eq=False)
class Link(Compared):
    """A rigid body.

    name      unique in the robot; also the name of the link's frame
    mass      [kg], not negative
    com       (3,)    centre of mass, in the link frame                         [m]
    inertia   (3, 3)  about the centre of mass, in link-frame axes              [kg m2]
              (also accepted: [xx, yy, zz] or [xx, yy, zz, xy, xz, yz])
    shapes    shapes for drawing
    """

    name: str
    mass: Scalar = 0.0
    com: Array = field(default_factory=lambda: np.zeros(3))
    inertia: Array = field(default_factory=lambda: np.zeros((3, 3)))
    shapes: tuple[Shape, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name:
            raise ModelError(f"a link needs a non-empty name, got {self.name!r}")
        where = f"link {self.name!r}"
        put = object.__setattr__
        put(self, "mass", scalar(f"{where}: mass [kg]", self.mass, least=0.0))
        put(self, "com", frozen(f"{where}: com [m]", self.com, (3,)))
        put(self, "inertia", inertia_matrix(f"{where}: inertia [kg m2]", self.inertia))
        put(self, "shapes", tuple(self.shapes))
        for shape in self.shapes:
            rigid_pose(f"{where}: shape pose", shape.pose)

    def numbers(self) -> Iterator[Scalar]:
        """Yield every mass property, in a fixed order."""
        yield self.mass
        yield from self.com
        yield from self.inertia.flat
