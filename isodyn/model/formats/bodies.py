"""Bodies with any number of joints (MJCF, MuJoCo, Pinocchio) as links with one joint each.

A body with k joints becomes k - 1 massless links and the body itself.  The body keeps its frame of the file; the frame of the link
"body:joint" is that of the body after the motion of the joints up to that one.

Mass properties are given, or follow from solid shapes of uniform density: sphere (r), box (half-lengths a, b, c), ellipsoid
(radii a, b, c), cylinder and capsule (r, half-length h of the cylinder part, along z).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from isodyn.model.joint import Each, Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import FREE
from isodyn.spatial import Array, Scalar, pose


@dataclass(frozen=True)
class BodyJoint:
    """One joint of a body, in the body's frame.

    name         of the joint
    type         a joint type
    axis         (3,) direction, for types with an axis
    at           (3,) a point on the axis, or the centre of rotation             [m]
    reference    value of the joint in the position that the file draws          [rad] or [m]
    rotor_inertia, gear_ratio    as in Joint; if the gear is unknown, the reflected inertia [kg m2] or [kg], and 1
    viscous      damping                                                         [N m s/rad] or [N s/m]
    coulomb      dry friction (positive speed, negative speed)                   [N m] or [N]
    second_axis, pitch, coordinates, stiffness, rest    as in Joint
    """

    name: str
    type: str
    axis: Array
    at: Array
    reference: float = 0.0
    limits: Each[Limits] = Limits()  # noqa: RUF009  # frozen
    rotor_inertia: Each[Scalar] = 0.0
    gear_ratio: Each[Scalar] = 1.0
    viscous: Each[Scalar] = 0.0
    coulomb: Each[tuple[Scalar, Scalar]] = (0.0, 0.0)
    second_axis: Array | None = None
    pitch: float = 0.0
    coordinates: str = "quaternion"
    stiffness: float = 0.0
    rest: float | tuple[float, ...] = 0.0


class Names:
    """A set of taken names; `fresh` makes new ones."""

    def __init__(self, taken: Iterable[str] = ()):
        self.taken = set(taken)
        self.tried: dict[str, int] = {}

    def fresh(self, wanted: str) -> str:
        """Return `wanted`, or wanted_2, wanted_3, ... if it is taken, and take it."""
        name = wanted
        while name in self.taken:
            self.tried[wanted] = self.tried.get(wanted, 1) + 1
            name = f"{wanted}_{self.tried[wanted]}"
        self.taken.add(name)
        return name


class Assembly:
    """Builder of links and joints, body by body with parents first; it knows all taken names, also those still to be read."""

    def __init__(self, root: Link, link_names: Names, joint_names: Names):
        self.links, self.joints = [root], list[Joint]()
        self.link_names, self.joint_names = link_names, joint_names

    def fix(self, parent: str, link: Link, at: Array) -> None:
        """Add a link fixed to its parent, with its frame at the pose `at` (4, 4) in the parent's frame."""
        self.links.append(link)
        self.joints.append(Joint(self.joint_names.fresh(f"{link.name}_fixed"), parent, link.name, "fixed", at))

    def carry(self, parent: str, body: Link, at: Array, moving: Sequence[BodyJoint]) -> None:
        """Add a body with its joints; its frame is at `at` (4, 4) in the parent's frame with all joints at their reference."""
        if not moving:
            self.fix(parent, body, at)
        for k, one in enumerate(moving):
            link = body if k == len(moving) - 1 else Link(self.link_names.fresh(f"{body.name}:{one.name}"))
            joint = Joint(
                one.name,
                parent,
                link.name,
                one.type,
                origin=at,
                axis=one.axis,
                offset=-one.reference,
                limits=one.limits,
                rotor_inertia=one.rotor_inertia,
                gear_ratio=one.gear_ratio,
                viscous=one.viscous,
                coulomb=one.coulomb,
                second_axis=one.second_axis,
                pitch=one.pitch,
                coordinates=one.coordinates,
                stiffness=one.stiffness,
                rest=one.rest,
            )
            joint = replace(joint, passive=joint.nv == FREE)  # no motor drives a floating link
            if any(one.at) and not joint.is_prismatic:  # the position of a prismatic axis has no effect
                joint = replace(joint, origin=at @ pose(None, one.at), mount=pose(None, -one.at))
            self.links.append(link)
            self.joints.append(joint)
            parent, at = link.name, pose()


@dataclass(frozen=True)
class MassProperties:
    """Mass [kg], centre of mass [m] and inertia about it [kg m2], in the body's frame."""

    mass: float
    com: Array
    inertia: Array


NOTHING = MassProperties(0.0, np.zeros(3), np.zeros((3, 3)))


def turned(moments: Array, R: Array) -> Array:
    """Return R moments R^T, exactly symmetric."""
    if np.array_equal(R, np.eye(3)):
        return moments
    result = R @ moments @ R.T
    symmetric: Array = (result + result.T) / 2
    return symmetric


def solid(kind: str, size: Sequence[float]) -> tuple[float, tuple[float, float, float]]:
    """Return (volume [m3], the three principal moments per unit mass [m2]) of a solid shape."""
    if kind == "sphere":
        (r,) = size
        return 4 / 3 * math.pi * r**3, (0.4 * r * r,) * 3
    if kind in ("box", "ellipsoid"):
        a, b, c = size
        volume, share = (8.0, 3.0) if kind == "box" else (4 / 3 * math.pi, 5.0)
        return volume * a * b * c, ((b * b + c * c) / share, (a * a + c * c) / share, (a * a + b * b) / share)
    r, h = size
    across, about = r * r / 4 + h * h / 3, r * r / 2
    if kind == "cylinder":
        return 2 * math.pi * r * r * h, (across, across, about)
    caps = 2 * r / (2 * r + 3 * h)  # fraction of the two half-spheres; their centres are 3/8 r beyond the cylinder's ends
    tube = 1 - caps
    across, about = tube * across + caps * (0.4 * r * r + 0.75 * r * h + h * h), tube * about + caps * 0.4 * r * r
    return math.pi * r * r * (2 * h + 4 / 3 * r), (across, across, about)


def together(parts: Sequence[MassProperties]) -> MassProperties:
    """Return the sum of bodies fixed to each other (parallel axes)."""
    if len(parts) == 1:
        return parts[0]
    mass = sum(part.mass for part in parts)
    if not mass:
        return NOTHING
    com = sum((part.mass * part.com for part in parts), np.zeros(3)) / mass
    inertia = np.zeros((3, 3))
    for part in parts:
        r = part.com - com
        inertia += part.inertia + part.mass * ((r @ r) * np.eye(3) - np.outer(r, r))
    return MassProperties(mass, com, inertia)


def principal(inertia: Array) -> tuple[Array, Array]:
    """Return (moments, axes as columns); a diagonal matrix stays unchanged."""
    if not (inertia - np.diag(inertia.diagonal())).any():
        return inertia.diagonal().copy(), np.eye(3)
    moments, axes = np.linalg.eigh(inertia)
    return moments, axes
