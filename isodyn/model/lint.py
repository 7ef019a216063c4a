"""The linter: what is wrong, or odd, about a robot's numbers.

It names the place, the rule, the value and the remedy, and refuses nothing.

error     no such body or joint can exist, or the dynamics is singular
warning   probably a mistake: a unit, a placeholder, a wrong reference point
note      worth knowing, often meant

The rules are rows of `RULES` (lint_rules), what they look for is in lint_find; this file gives them what they look at, one moving
link or one joint at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.parameters import symbols
from isodyn.model.robot import Robot
from isodyn.model.tree import Body, Tree, reduce_robot
from isodyn.spatial import Array, invert_pose, is_symbolic

SEVERITIES = ("error", "warning", "note")


@dataclass(frozen=True)
class Finding:
    """One remark of the linter.

    rule       its key, such as "triangle-inequality"
    severity   "error", "warning" or "note"
    where      such as "link 'forearm'", "joint 'elbow'" or "robot 'arm'"
    value      what was found, with its unit
    message    what is the matter
    remedy     what to do about it
    """

    rule: str
    severity: str
    where: str
    value: str
    message: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.severity}: {self.where}: {self.message} ({self.value}); {self.remedy} [{self.rule}]"


def check(robot: Robot) -> tuple[Finding, ...]:
    """Every finding, errors first, then in the order of the rules.  Links that never move are not looked at."""
    from isodyn.model.lint_rules import RULES

    subject = Subject(robot)
    found = [
        Finding(rule.key, rule.severity, where, value, rule.message, rule.remedy)
        for rule in RULES
        for where, value in rule.find(subject)
    ]
    return tuple(sorted(found, key=lambda finding: SEVERITIES.index(finding.severity)))


@dataclass(frozen=True, eq=False)
class LinkView:
    """A moving link with mass or inertia, in numbers, and what is around it.

    joint      the joint that carries it
    points     (k, 3) its frame, its joint's frame at q = 0 and those of the joints it carries, in the link frame   [m]
    moments    (3,)   principal moments, smallest first                                                             [kg m2]
    """

    link: Link
    joint: Joint
    points: Array
    moments: Array
    mass: float
    com: Array
    inertia: Array

    @property
    def where(self) -> str:
        """How findings call it."""
        return f"link {self.link.name!r}"

    @property
    def is_physical(self) -> bool:
        """Whether a body with volume has these moments: positive, and no one above the sum of the others."""
        low, mid, high = self.moments
        return bool(self.mass > 0 and low > 0 and high < low + mid)

    @cached_property
    def extent(self) -> float:
        """The largest distance between its frames   [m]."""
        return float(max(np.linalg.norm(a - b) for a in self.points for b in self.points))

    @property
    def gyration(self) -> float:
        """The largest radius of gyration   [m]."""
        return float(np.sqrt(max(self.moments[2], 0.0) / self.mass)) if self.mass else 0.0

    @cached_property
    def box(self) -> Array:
        """(3,) sides of the solid box with this mass and these moments: a^2 = 6 (Iy + Iz - Ix) / m   [m]."""
        total = self.moments.sum()
        squares = 6 * (total - 2 * self.moments) / self.mass if self.mass else np.zeros(3)
        sides: Array = np.sqrt(np.maximum(squares, 0.0))
        return sides

    @property
    def com_distance(self) -> float:
        """From the centre of mass to the nearest of its frames   [m]."""
        return float(np.linalg.norm(self.points - self.com, axis=1).min())


class Subject:
    """A robot seen by the rules: its moving links and joints in numbers, and sizes to compare with."""

    def __init__(self, robot: Robot):
        self.robot = robot
        self.symbols = symbols(robot)

    @property
    def where(self) -> str:
        """How findings call the robot."""
        return f"robot {self.robot.name!r}"

    @cached_property
    def tree(self) -> Tree:
        """The reduced robot: links on fixed joints merged."""
        return reduce_robot(self.robot)

    @cached_property
    def joints(self) -> list[Joint]:
        """The joints that move."""
        return list(self.robot.moving)

    @cached_property
    def links(self) -> list[LinkView]:
        """Moving links with mass or inertia; those that hold symbols are left out."""
        carrier = {joint.child: joint for joint in self.robot.joints}
        moving: set[str] = set()
        for joint in self.robot.joints:
            if joint.nv or joint.parent in moving:
                moving.add(joint.child)
        views = (self._view(link, carrier[link.name]) for link in self.robot.links if link.name in moving)
        return [view for view in views if view is not None]

    def _view(self, link: Link, joint: Joint) -> LinkView | None:
        if any(is_symbolic(x) for x in (*link.numbers(), *joint.mount.flat)) or not any(link.numbers()):
            return None
        points = [np.zeros(3), invert_pose(joint.mount)[:3, 3]]
        for other in self.robot.joints:
            if other.parent == link.name and other.origin.dtype != object:
                points.append(other.origin[:3, 3])
        moments = np.linalg.eigvalsh(link.inertia)
        return LinkView(link, joint, np.array(points, dtype=float), moments, float(link.mass), link.com, link.inertia)

    @cached_property
    def reach(self) -> float:
        """The longest way from the root to a link's frame, along the joints   [m]; 0 when it is not in numbers."""
        way = {self.robot.root.name: 0.0}
        for joint in self.robot.joints:
            if joint.origin.dtype == object or joint.mount.dtype == object:
                return 0.0
            step = np.linalg.norm(joint.origin[:3, 3]) + np.linalg.norm(joint.mount[:3, 3])
            way[joint.child] = way[joint.parent] + float(step)
        return max(way.values())

    def tip_bodies(self) -> Iterator[tuple[Joint, Body]]:
        """The merged bodies that carry no other, with their joints, where they are numbers."""
        carrying = {body.parent for body in self.tree.bodies}
        for i, (joint, body) in enumerate(zip(self.joints, self.tree.bodies, strict=True)):
            numbers = (body.mass, *body.com, *body.inertia.flat, body.armature)
            if i not in carrying and not any(is_symbolic(x) for x in numbers):
                yield joint, body
