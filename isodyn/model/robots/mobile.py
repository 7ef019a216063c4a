"""Robots without a fixed base: they float, or walk with their feet held by a Loop to the world; and a gripper with gears.

The floating arm has ReDySim's numbers, the others round example numbers.  Links are boxes and rods of uniform density.
"""

from __future__ import annotations

import numpy as np

from isodyn.model.coupling import Coupling
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import Array, pose

X, Y, Z = np.eye(3)
OWN = "our own round numbers"


def floating_gripper() -> Robot:
    """A satellite of 500 kg with an arm of three links and a gripper with two fingers, in zero gravity."""
    links, joints = [Link("satellite", 500.0, inertia=83.61 * np.eye(3))], []
    below, reach = "satellite", 0.5
    for k in (1, 2, 3):
        links.append(Link(f"arm{k}", 10.0, 0.5 * X, np.diag([0.1, 1.05, 1.05])))
        joints.append(Joint(f"arm{k}", below, f"arm{k}", origin=_at(reach), limits=Limits(-3.0, 3.0, effort=100.0)))
        below, reach = f"arm{k}", 1.0
    for side, sign in (("left", 1.0), ("right", -1.0)):
        links.append(_rod(f"{side}-finger", 0.5, 0.2 * X))
        joints.append(
            Joint(f"{side}-finger", "arm3", f"{side}-finger", origin=_at(1.0, sign * 0.05), limits=Limits(-1.0, 1.0, effort=5.0))
        )
    robot = Robot(
        "floating-gripper", tuple(links), tuple(joints), np.zeros(3),
        source="ReDySim's floating arm (base of 500 kg, 83.61 kg m2, links of 10 kg, 1.05 kg m2 across); the gripper our own",
    )  # fmt: skip
    return robot.with_base("floating")


def mimic_gripper() -> Robot:
    """A hand that rotates on a wrist; a pinion of 10 mm drives the racks of two mirrored fingers."""
    radius = 0.01
    links = [
        Link("arm"),
        _box("hand", 0.6, (0.08, 0.1, 0.06)),
        Link("gear", 0.02, inertia=0.02 * radius**2 / 2 * np.array([0.6, 0.6, 1.0])),
        _box("left-finger", 0.05, (0.06, 0.01, 0.02), 0.06 * X),
        _box("right-finger", 0.05, (0.06, 0.01, 0.02), 0.06 * X),
    ]
    joints = [
        Joint("wrist", "arm", "hand", axis=X, limits=Limits(-3.0, 3.0, effort=5.0)),
        Joint("gear", "hand", "gear", origin=_at(0.03), limits=Limits(0.0, 4.0, effort=0.5), rotor_inertia=1e-6, gear_ratio=20.0),
    ]
    for side, limits in (("left", Limits(0.0, 0.04)), ("right", Limits(-0.04, 0.0))):
        finger = f"{side}-finger"
        joints.append(Joint(finger, "hand", finger, "prismatic", _at(0.04), Y, limits=limits, passive=True, viscous=1.0))
    # "gear" comes before "left-finger" by name: Pinocchio reads the mimicked joint first
    racks = (Coupling("left-finger", {"gear": radius}), Coupling("right-finger", {"left-finger": -1.0}))
    return Robot("mimic-gripper", tuple(links), tuple(joints), source=OWN, couplings=racks)


def biped() -> Robot:
    """A pelvis of 20 kg on two legs of three joints each, hip, knee and ankle, that swing fore and aft."""
    links, joints = [_box("pelvis", 20.0, (0.2, 0.3, 0.2))], []
    for side, y in (("left", 0.1), ("right", -0.1)):
        links += [_rod(f"{side}-thigh", 5.0, -0.4 * Z), _rod(f"{side}-shank", 3.0, -0.4 * Z)]
        links.append(_box(f"{side}-foot", 1.0, (0.2, 0.1, 0.04), (0.05, 0.0, -0.04)))
        joints += [
            _hinge(f"{side}-hip", "pelvis", f"{side}-thigh", Y, _at(0.0, y, -0.1), (-1.5, 1.0)),
            _hinge(f"{side}-knee", f"{side}-thigh", f"{side}-shank", Y, _at(z=-0.4), (0.0, 2.5)),
            _hinge(f"{side}-ankle", f"{side}-shank", f"{side}-foot", Y, _at(z=-0.4), (-0.8, 0.8)),
        ]
    return Robot("biped", tuple(links), tuple(joints), source=OWN).with_base("floating")


def quadruped() -> Robot:
    """A trunk of 8 kg on four legs of three joints each: the hip swings sideways, thigh and shank fore and aft."""
    links, joints = [_box("trunk", 8.0, (0.5, 0.2, 0.1))], []
    for name, x, y in (("fl", 1.0, 1.0), ("fr", 1.0, -1.0), ("hl", -1.0, 1.0), ("hr", -1.0, -1.0)):
        links += [_box(f"{name}-hip", 0.6, (0.08, 0.08, 0.08)), _rod(f"{name}-thigh", 1.0, -0.2 * Z)]
        links += [_rod(f"{name}-shank", 0.2, -0.2 * Z), Link(f"{name}-foot")]
        joints += [
            _hinge(f"{name}-hip", "trunk", f"{name}-hip", X, _at(0.2 * x, 0.05 * y), (-0.8, 0.8)),
            _hinge(f"{name}-thigh", f"{name}-hip", f"{name}-thigh", Y, _at(y=0.08 * y), (-1.0, 2.5)),
            _hinge(f"{name}-knee", f"{name}-thigh", f"{name}-shank", Y, _at(z=-0.2), (-2.6, 0.0)),
            Joint(f"{name}-foot", f"{name}-shank", f"{name}-foot", "fixed", _at(z=-0.2)),
        ]
    return Robot("quadruped", tuple(links), tuple(joints), source=OWN).with_base("floating")


def humanoid() -> Robot:
    """Pelvis, trunk and head; two arms of four joints and two legs of six: 22 joints, 70 kg, 1.7 m."""
    links = [_box("pelvis", 10.0, (0.2, 0.3, 0.15)), _box("trunk", 24.0, (0.2, 0.35, 0.5), 0.25 * Z)]
    links.append(_box("head", 5.0, (0.2, 0.15, 0.25), 0.15 * Z))
    joints = [
        _hinge("waist", "pelvis", "trunk", Z, _at(z=0.1), (-1.0, 1.0)),
        _hinge("neck", "trunk", "head", Z, _at(z=0.52), (-1.2, 1.2)),
    ]
    for side, y in (("left", 1.0), ("right", -1.0)):
        arm = [f"{side}-{name}" for name in ("shoulder", "collar", "upper-arm", "forearm")]
        links += [_box(name, 0.5, (0.06, 0.06, 0.06)) for name in arm[:2]]
        links += [_rod(arm[2], 1.8, -0.3 * Z), _rod(arm[3], 1.2, -0.3 * Z)]
        joints += _chain(
            ["trunk", *arm],
            [f"{side}-{name}" for name in ("shoulder-pitch", "shoulder-roll", "shoulder-yaw", "elbow")],
            [Y, X, Z, Y],
            [_at(0.0, 0.22 * y, 0.45), _at(), _at(), _at(z=-0.3)],
            [(-3.0, 1.0), (-1.6, 1.6), (-1.5, 1.5), (-2.5, 0.0)],
        )
        leg = [f"{side}-{name}" for name in ("hip", "groin", "thigh", "shank", "heel", "foot")]
        links += [_box(name, 0.75, (0.08, 0.08, 0.08)) for name in leg[:2]]
        links += [_rod(leg[2], 6.0, -0.4 * Z), _rod(leg[3], 3.0, -0.4 * Z)]
        links += [_box(leg[4], 0.2, (0.06, 0.06, 0.06)), _box(leg[5], 0.8, (0.22, 0.1, 0.05), (0.05, 0.0, -0.04))]
        joints += _chain(
            ["pelvis", *leg],
            [f"{side}-{name}" for name in ("hip-yaw", "hip-roll", "hip-pitch", "knee", "ankle-pitch", "ankle-roll")],
            [Z, X, Y, Y, Y, X],
            [_at(0.0, 0.1 * y, -0.08), _at(), _at(), _at(z=-0.4), _at(z=-0.4), _at()],
            [(-0.8, 0.8), (-0.5, 0.5), (-1.8, 0.8), (0.0, 2.4), (-0.9, 0.6), (-0.4, 0.4)],
        )
    return Robot("humanoid", tuple(links), tuple(joints), source=OWN).with_base("floating")


def _chain(
    links: list[str], names: list[str], axes: list[Array], origins: list[Array], ranges: list[tuple[float, float]]
) -> list[Joint]:
    """Return a chain of hinges."""
    pairs = zip(names, links[:-1], links[1:], axes, origins, ranges, strict=True)
    return [_hinge(*each) for each in pairs]


def _hinge(name: str, parent: str, child: str, axis: Array, origin: Array, span: tuple[float, float]) -> Joint:
    return Joint(name, parent, child, origin=origin, axis=axis, limits=Limits(*span, velocity=10.0, effort=200.0))


def _box(
    name: str, mass: float, size: tuple[float, float, float], com: Array | tuple[float, float, float] = (0.0, 0.0, 0.0)
) -> Link:
    """Return a box of uniform density about its centre of mass."""
    x, y, z = (edge**2 for edge in size)
    return Link(name, mass, np.asarray(com), mass / 12 * np.diag([y + z, x + z, x + y]))


def _rod(name: str, mass: float, way: Array) -> Link:
    """Return a rod along a coordinate axis from its frame's origin, a tenth as thick as it is long."""
    length = float(np.linalg.norm(way))
    edges = [length if x else length / 10 for x in way]
    return _box(name, mass, (edges[0], edges[1], edges[2]), way / 2)


def _at(x: float = 0.0, y: float = 0.0, z: float = 0.0) -> Array:
    return pose(None, (x, y, z))
