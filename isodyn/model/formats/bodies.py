"""Bodies carried by any number of joints, as MJCF, MuJoCo and Pinocchio have them, as links and joints of one axis each.

A body with k joints becomes k - 1 massless links and the body itself.  The body's own frame stays where the file puts it; the
frame of the link "body:joint" is where the body's frame would be if only the joints up to that one had moved.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.spatial import Array, pose


@dataclass(frozen=True)
class BodyJoint:
    """One hinge or slide of a body, in the body's frame.

    name         of the joint
    type         a joint type of one axis
    axis         (3,) direction
    at           (3,) a point of the axis                                        [m]
    reference    the joint's value in the position where the body is drawn       [rad] or [m]
    armature     reflected inertia of the motor, joint's side                    [kg m2] or [kg]
    viscous      damping                                                         [N m s/rad] or [N s/m]
    coulomb      dry friction (positive speed, negative speed)                   [N m] or [N]
    """

    name: str
    type: str
    axis: Array
    at: Array
    reference: float = 0.0
    limits: Limits = Limits()  # noqa: RUF009  # frozen
    armature: float = 0.0
    viscous: float = 0.0
    coulomb: tuple[float, float] = (0.0, 0.0)


class Names:
    """Names already taken; `fresh` makes one that is not."""

    def __init__(self, taken: Iterable[str] = ()):
        self.taken = set(taken)
        self.tried: dict[str, int] = {}

    def fresh(self, wanted: str) -> str:
        """wanted, or wanted_2, wanted_3, ... when it is taken; taken from now on."""
        name = wanted
        while name in self.taken:
            self.tried[wanted] = self.tried.get(wanted, 1) + 1
            name = f"{wanted}_{self.tried[wanted]}"
        self.taken.add(name)
        return name


def links_and_joints(
    parent: str, body: Link, at: Array, moving: Sequence[BodyJoint], links: Names, joints: Names
) -> tuple[list[Link], list[Joint]]:
    """The links and joints that carry `body`, whose frame is `at` (4, 4) in the parent's when every joint is at its reference.

    A body without joints is fixed to its parent.  `links` and `joints` are the names taken so far.
    """
    if not moving:
        return [body], [Joint(joints.fresh(f"{body.name}_fixed"), parent, body.name, "fixed", at)]
    new_links, new_joints = [], []
    for k, one in enumerate(moving):
        link = body if k == len(moving) - 1 else Link(links.fresh(f"{body.name}:{one.name}"))
        joint = Joint(
            one.name,
            parent,
            link.name,
            one.type,
            origin=at,
            axis=one.axis,
            offset=-one.reference,
            limits=one.limits,
            rotor_inertia=one.armature,
            viscous=one.viscous,
            coulomb=one.coulomb,
        )
        if joint.turns and any(one.at):  # where a slide's axis lies does not matter
            joint = replace(joint, origin=at @ pose(None, one.at), mount=pose(None, -one.at))
        new_links.append(link)
        new_joints.append(joint)
        parent, at = link.name, pose()
    return new_links, new_joints
