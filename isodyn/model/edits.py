"""Edits of a robot's tree: attach, detach or extract a part.  Robots are immutable, so each edit returns a new robot.

A joint goes with the link that it carries, a loop with both its links.  A coupling goes with the joint that it moves; an error is
raised if that joint stays and the joints that move it are removed.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from isodyn.check import Values, rigid_pose, short
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.coupling import Coupling, unchained
from isodyn.model.joint import JOINT_TYPES, Joint, unknown_type
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.tree import plain_rotors


def attach(
    robot: Robot,
    part: Link | Robot,
    to: str | None = None,
    *,
    joint: str | Joint = "fixed",
    at: Values | None = None,
    prefix: str = "",
) -> Robot:
    """Return the robot with a part on one of its links (see Robot.attach)."""
    if not isinstance(part, (Link, Robot)):
        raise ModelError(f"attach takes a Link or a Robot, got {type(part).__name__} {short(part)}")
    if not isinstance(prefix, str):
        raise ModelError(f"attach: prefix is a string put before the names of the part, such as 'left_', got {short(prefix)}")
    new = _renamed(Robot(part.name, (part,)) if isinstance(part, Link) else part, prefix)
    if new.moving_base:
        raise ModelError(f"attach: the base motion of {part.name!r} is prescribed; attach part.with_base('fixed')")
    held = _joining(robot, Robot(part.name, (part,)) if isinstance(part, Link) else part, to, joint, at, prefix)
    _unlike(robot, new, held.name)
    if robot.moving_base and held.parent == robot.root.name and held.nv and robot.base_joint:
        raise ModelError(
            f"attach: link {held.parent!r} does not move with the prescribed base of robot {robot.name!r}; "
            f"attach to the base {robot.base_joint.child!r} or to a link that it carries"
        )
    return replace(
        robot,
        links=(*robot.links, *new.links),
        joints=(*robot.joints, held, *new.joints),
        loops=(*robot.loops, *new.loops),
        couplings=(*robot.couplings, *new.couplings),
    )


def detach(robot: Robot, link: str) -> Robot:
    """Return the robot without a link and everything that it carries (see Robot.detach)."""
    lost = carried_by(robot, link)
    if robot.root.name in lost or (robot.moving_base and robot.base_joint is not None and robot.base_joint.child in lost):
        raise ModelError(
            f"detach: the link {link!r} is the base of robot {robot.name!r}, which carries all others; name a link with a parent "
            f"joint, or extract a part: robot.subtree(link)"
        )
    return _part(robot, {name for name in robot.link_names if name not in lost})


def subtree(robot: Robot, link: str) -> Robot:
    """A link and all that it carries, as a robot (see Robot.subtree)."""
    kept = carried_by(robot, link)
    return robot if kept == set(robot.link_names) else replace(_part(robot, kept), name=link)


def without_drives(robot: Robot) -> Robot:
    """Return the robot without rotors, friction and springs; the masses of Rotor bodies stay."""
    none = (0.0, 0.0)

    def bare(joint: Joint) -> Joint:
        return replace(joint, rotor=None, rotor_inertia=0.0, viscous=0.0, coulomb=none, static=none, stiffness=0.0)

    robot = plain_rotors(robot)
    return replace(robot, joints=tuple(map(bare, robot.joints)))


def carried_by(robot: Robot, link: str) -> set[str]:
    """Return the names of a link and of everything that it carries."""
    found = {robot.link(link).name}
    for joint in robot.joints:  # parents first
        if joint.parent in found:
            found.add(joint.child)
    return found


def _part(robot: Robot, kept: set[str]) -> Robot:
    """Return the robot of these connected links, with the joints, loops and couplings between them."""
    joints = [joint for joint in robot.joints if joint.parent in kept and joint.child in kept]
    names = {joint.name for joint in joints}

    def left(joint: Joint) -> Joint:
        if joint.rotor and joint.rotor.on and joint.rotor.on not in kept:
            raise ModelError(
                f"robot {robot.name!r}: joint {joint.name!r} stays, but its rotor is on {joint.rotor.on!r}, which is removed; "
                "remove the joint too, or replace its rotor by rotor_inertia first"
            )
        return joint if joint.mimic is None or joint.mimic.joint in names else replace(joint, mimic=None)

    return replace(
        robot,
        links=tuple(link for link in robot.links if link.name in kept),
        joints=tuple(map(left, joints)),
        loops=tuple(loop for loop in robot.loops if loop.a in kept and loop.b in kept),
        couplings=_left(robot, names),
        moving_base=robot.moving_base and robot.base_joint in joints,
    )


def _left(robot: Robot, names: set[str]) -> tuple[Coupling, ...]:
    """Return the couplings of these joints, resolved past removed joints; raise if nothing that moves a joint is left."""
    result = []
    for own, resolved in zip(robot.couplings, unchained(robot.couplings, f"robot {robot.name!r}"), strict=True):
        if own.joint not in names:
            continue
        left = own if names.issuperset(own.others) else resolved
        if gone := [name for name in left.others if name not in names]:
            raise ModelError(
                f"robot {robot.name!r}: joint {own.joint!r} stays, but {', '.join(map(repr, gone))}, which it follows, is "
                f"removed; remove it too, or uncouple it first: robot.with_couplings(...) without the coupling of {own.joint!r}"
            )
        result.append(left)
    return tuple(result)


def _joining(robot: Robot, part: Robot, to: str | None, joint: str | Joint, at: Values | None, prefix: str) -> Joint:
    """Return the joint between a link of the robot and the root of a part, in the prefixed names of the part."""
    root = part.root
    if isinstance(joint, Joint):
        if to not in (None, joint.parent):
            raise ModelError(f"attach: to={to!r}, but joint {joint.name!r} has the parent {joint.parent!r}; leave one of them out")
        if joint.child != root.name:
            raise ModelError(f"attach: joint {joint.name!r} carries {joint.child!r}, but the root of the part is {root.name!r}")
        if at is not None and not np.array_equal(joint.origin, np.eye(4)):
            raise ModelError(f"attach: joint {joint.name!r} has an origin already; leave out at= or the origin")
        held = joint
    else:
        if not isinstance(joint, str) or joint not in JOINT_TYPES:
            raise unknown_type("attach: joint type", joint)
        parent = robot.only_tip("name the link that carries the part: attach(part, to=...)") if to is None else to
        held = Joint(f"{root.name}_joint", parent, root.name, joint)
    if held.parent not in robot.link_names:
        raise UnknownNameError.of(f"attach: link of robot {robot.name!r}", held.parent, robot.link_names)
    origin = held.origin if at is None else rigid_pose("attach: at", at)
    rotor, mimic = held.rotor, held.mimic
    if rotor and rotor.on in part.link_names and rotor.on not in robot.link_names:
        rotor = replace(rotor, on=prefix + rotor.on)
    if mimic and mimic.joint in _joint_names(part) and mimic.joint not in _joint_names(robot):
        mimic = replace(mimic, joint=prefix + mimic.joint)
    return replace(held, name=prefix + held.name, child=prefix + held.child, origin=origin, rotor=rotor, mimic=mimic)


def _unlike(robot: Robot, part: Robot, joint: str) -> None:
    """Refuse a part whose names are taken in the robot."""
    both = {
        "link": (robot.link_names, part.link_names),
        "joint": (_joint_names(robot), [joint, *_joint_names(part)]),
    }
    for kind, (known, new) in both.items():
        if names := [name for name in new if name in known]:
            taken = ", ".join(map(repr, names[:3])) + (f" (and {len(names) - 3} more)" if len(names) > 3 else "")
            free = f"{part.root.name}2_"
            raise ModelError(
                f"attach: robot {robot.name!r} has a {kind} {taken} already; put something before the names of the part, such as "
                f"prefix={free!r}"
            )


def _joint_names(robot: Robot) -> list[str]:
    return [*(joint.name for joint in robot.joints), *(loop.name for loop in robot.loops)]


def _renamed(part: Robot, prefix: str) -> Robot:
    """Return the part with a prefix before the names of all links, joints and loops."""
    if not prefix:
        return part

    def joint(j: Joint) -> Joint:
        mimic = j.mimic and replace(j.mimic, joint=prefix + j.mimic.joint)
        rotor = replace(j.rotor, on=prefix + j.rotor.on) if j.rotor and j.rotor.on else j.rotor
        return replace(j, name=prefix + j.name, parent=prefix + j.parent, child=prefix + j.child, mimic=mimic, rotor=rotor)

    return replace(
        part,
        links=tuple(replace(link, name=prefix + link.name) for link in part.links),
        joints=tuple(map(joint, part.joints)),
        loops=tuple(replace(loop, name=prefix + loop.name, a=prefix + loop.a, b=prefix + loop.b) for loop in part.loops),
        couplings=tuple(
            replace(one, joint=prefix + one.joint, others={prefix + name: ratio for name, ratio in one.others.items()})
            for one in part.couplings
        ),
    )
