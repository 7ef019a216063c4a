"""Robots with joints of every type, and states of theirs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from isodyn.model.coupling import Coupling
from isodyn.model.joint import COORDINATES, JOINT_TYPES, Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import pose, rpy_matrix

#: every type that moves, by both coordinates where they make a difference
KINDS = tuple(
    (name, coordinates)
    for name, kind in JOINT_TYPES.items()
    if kind.freedoms
    for coordinates in (COORDINATES if kind.chart else COORDINATES[:1])
)


def joint(rng: np.random.Generator, name: str, parent: str, child: str, kind: tuple[str, str], *, mount: bool = True) -> Joint:
    """Slanting axes, a rotor on every freedom; mount: a link frame that is not the joint's."""
    type_, coordinates = kind
    own: dict[str, Any] = {"second_axis": rng.uniform(-1, 1, 3)} if type_ == "universal" else {}
    own |= {"pitch": 0.2} if type_ == "helical" else {}
    placed = [pose(rpy_matrix(rng.uniform(-3, 3, 3)), rng.uniform(-0.4, 0.4, 3)) for _ in range(2)]
    return Joint(
        name, parent, child, type=type_, coordinates=coordinates, axis=rng.uniform(-1, 1, 3), origin=placed[0],
        mount=placed[1] if mount else np.eye(4), rotor_inertia=0.002, gear_ratio=8.0, viscous=0.3, **own,
    )  # fmt: skip


def link(rng: np.random.Generator, name: str) -> Link:
    A = rng.uniform(-0.4, 0.4, (3, 3))
    K = A @ A.T + 0.1 * np.eye(3)  # integral of x x^T dm
    return Link(name, float(rng.uniform(1, 3)), rng.uniform(-0.3, 0.3, 3), np.trace(K) * np.eye(3) - K)


def mixed_tree(seed: int, kinds: Any, *, branching: float = 0.3, mount: bool = True) -> Robot:
    """A tree with joints of these kinds, in this order; gravity is along no axis."""
    rng = np.random.default_rng(seed)
    links, joints = [link(rng, "base")], []
    for k, kind in enumerate(kinds):
        parent = links[int(rng.integers(k + 1))] if rng.uniform() < branching else links[-1]
        links.append(link(rng, f"link{k + 1}"))
        joints.append(joint(rng, f"joint{k + 1}", parent.name, links[-1].name, kind, mount=mount))
    names = "-".join(f"{kind[0]}" + ("" if kind[1] == "quaternion" else "*") for kind in kinds)
    return Robot(f"tree{seed}-{names}", tuple(links), tuple(joints), gravity=np.array([0.7, -2.1, -9.3]))


def states_of(robot: Robot, seed: int, count: int = 2) -> dict[str, Any]:
    """At rest where every joint is at 0, then anywhere; quaternions have length 1 but for rounding."""
    rng = np.random.default_rng(seed)
    sizes = [robot.nq, robot.n, robot.n, robot.n]
    x = dict(zip(("q", "qd", "qdd", "tau"), (rng.uniform(-2, 2, (count, size)) for size in sizes), strict=True))
    for place in robot.quaternions:
        four = x["q"][:, place : place + 4]
        x["q"][:, place : place + 4] = four / np.linalg.norm(four, axis=-1, keepdims=True)
    x["q"][0], x["qd"][0] = robot.neutral(), 0.0
    return x


def rotors_as_links(robot: Robot) -> Robot:
    """Every rotor a link on a joint of its own, which its joint turns by the gear."""
    whole, gears = robot, list(robot.couplings)
    for joint in robot.joints:
        if rotor := joint.rotor:
            name = f"{joint.name}_rotor"
            spin = Joint(f"{name}_turn", rotor.on or joint.parent, name, origin=pose(None, rotor.com), axis=rotor.axis)
            whole = whole.attach(Link(name, rotor.mass, inertia=rotor.inertia), joint=spin)
            gears.append(Coupling(spin.name, {joint.name: joint.gear_ratio}))
    joints = tuple(replace(joint, rotor=None, gear_ratio=1.0) if joint.rotor else joint for joint in whole.joints)
    return replace(whole, joints=joints, couplings=tuple(gears))
