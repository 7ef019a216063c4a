"""Universal Robots UR3, UR5, UR10 and UR5e; right angles are exact here.

Sources: example-robot-data, ur_description/urdf/ur3_robot.urdf, ur5_robot.urdf and ur10_robot.urdf (BSD); robosuite (MIT),
robot.xml of models/assets/robots/ur5e, where the last link's principal axes are turned by 90 degrees about z: its larger moment
is about y.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER
from isodyn.spatial import pose, rpy_matrix

Y, Z = (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
JOINTS = ("shoulder_pan", "shoulder_lift", "elbow", "wrist_1", "wrist_2", "wrist_3")
LINKS = ("base", "shoulder", "upper_arm", "forearm", "wrist_1", "wrist_2", "wrist_3")
AXES = (Z, Y, Y, Y, Z, Y)
#: pitch of the joint frames [rad]
PITCH = (0.0, QUARTER, 0.0, QUARTER, 0.0, 0.0)
#: range [rad], speed [rad/s], torque [N m] as the files of the UR3 and the UR10 have them
DRIVES = (
    (2 * math.pi, 2.16, 330.0),
    (2 * math.pi, 2.16, 330.0),
    (math.pi, 3.15, 150.0),
    (2 * math.pi, 3.2, 54.0),
    (2 * math.pi, 3.2, 54.0),
    (2 * math.pi, 3.2, 54.0),
)

Vector = tuple[float, float, float]
Body = tuple[float, Vector, Vector]


def ur3() -> Robot:
    """The tip is tool0."""
    places = ((0.0, 0.0, 0.1519), (0.0, 0.1198, 0.0), (0.0, -0.0925, 0.24365), (0.0, 0.0, 0.21325), (0.0, 0.08505, 0.0))
    bodies = (
        _along(2.0, 0.0, 0.0030531654454, 0.005625),
        _along(2.0, 0.0, 0.0080931634294, 0.005625),
        _along(3.42, 0.121825, 0.0217284832211, 0.00961875),
        _along(1.26, 0.106625, 0.00654680644378, 0.00354375),
        _along(0.8, 0.0, 0.002084999166, 0.00225),
        _along(0.8, 0.0, 0.002084999166, 0.00225),
        _along(0.35, 0.0, 0.000912187135125, 0.000984375),
    )
    source = "example-robot-data, ur_description/urdf/ur3_robot.urdf (BSD), right angles exact"
    return _arm("ur3", (*places, (0.0, 0.0, 0.08535)), bodies, 0.0819, DRIVES, source)


def ur5() -> Robot:
    """The tip is tool0, the UR controller's own tool frame.

    The wrist inertias are about 40 times those of other UR5 sources; they are kept because benchmarks of other libraries use them.
    """
    places = ((0.0, 0.0, 0.089159), (0.0, 0.13585, 0.0), (0.0, -0.1197, 0.425), (0.0, 0.0, 0.39225), (0.0, 0.093, 0.0))
    bodies = (
        _along(4.0, 0.0, 0.00443333156, 0.0072),
        _along(3.7, 0.0, 0.010267495893, 0.00666),
        _along(8.393, 0.28, 0.22689067591, 0.0151074),
        _along(2.275, 0.25, 0.049443313556, 0.004095),
        _along(1.219, 0.0, 0.111172755531, 0.21942),
        _along(1.219, 0.0, 0.111172755531, 0.21942),
        _along(0.1879, 0.0, 0.0171364731454, 0.033822),
    )
    drives = [(reach, 3.15 if i < 3 else 3.2, 150.0 if i < 3 else 28.0) for i, (reach, _, _) in enumerate(DRIVES)]
    source = "example-robot-data, ur_description/urdf/ur5_robot.urdf (BSD), right angles exact"
    return _arm("ur5", (*places, (0.0, 0.0, 0.09465)), bodies, 0.0823, drives, source)


def ur10() -> Robot:
    """The tip is tool0."""
    places = ((0.0, 0.0, 0.1273), (0.0, 0.220941, 0.0), (0.0, -0.1719, 0.612), (0.0, 0.0, 0.5723), (0.0, 0.1149, 0.0))
    bodies = (
        _along(4.0, 0.0, 0.0061063308908, 0.01125),
        _along(7.778, 0.0, 0.0314743125769, 0.021875625),
        _along(12.93, 0.306, 0.421753803798, 0.036365625),
        _along(3.87, 0.28615, 0.111069694097, 0.010884375),
        _along(1.96, 0.0, 0.0051082479567, 0.0055125),
        _along(1.96, 0.0, 0.0051082479567, 0.0055125),
        _along(0.202, 0.0, 0.000526462289415, 0.000568125),
    )
    source = "example-robot-data, ur_description/urdf/ur10_robot.urdf (BSD), right angles exact"
    return _arm("ur10", (*places, (0.0, 0.0, 0.1157)), bodies, 0.0922, DRIVES, source)


def ur5e() -> Robot:
    """The pedestal and the simulator's joint damping are left out; the tip is tool0, the file's right_hand."""
    places = ((0.0, 0.0, 0.163), (0.0, 0.138, 0.0), (0.0, -0.131, 0.425), (0.0, 0.0, 0.392), (0.0, 0.127, 0.0), (0.0, 0.0, 0.1))
    wrist = (0.0025599, 0.0025599, 0.0021942)
    bodies = (
        _along(0.0, 0.0, 0.0, 0.0),
        _along(3.7, 0.0, 0.0102675, 0.00666),
        _along(8.393, 0.2125, 0.133886, 0.0151074),
        _along(2.275, 0.196, 0.0311796, 0.004095),
        (1.219, (0.0, 0.127, 0.0), wrist),
        (1.219, (0.0, 0.0, 0.1), wrist),
        (0.1889, (0.0, 0.0771683, 0.0), (9.90863e-05, 0.000132134, 9.90863e-05)),
    )
    drives = [(reach, math.inf, 150.0 if i < 3 else 28.0) for i, (reach, _, _) in enumerate(DRIVES)]
    return _arm("ur5e", places, bodies, 0.098, drives, "robosuite, models/assets/robots/ur5e/robot.xml (MIT), right angles exact")


def _along(mass: float, z: float, across: float, along: float) -> Body:
    """A body on the z axis of its link."""
    return mass, (0.0, 0.0, z), (across, across, along)


def _arm(name: str, places: Sequence[Vector], bodies: Sequence[Body], tool: float, drives: Sequence[Vector], source: str) -> Robot:
    links = [Link(f"{link}_link", mass, np.array(com), np.array(six)) for link, (mass, com, six) in zip(LINKS, bodies, strict=True)]
    joints = []
    for i, xyz in enumerate(places):
        ends = (links[i].name, links[i + 1].name)
        origin = pose(rpy_matrix((0.0, PITCH[i], 0.0)), xyz)
        reach, speed, torque = drives[i]
        limits = Limits(-reach, reach, speed, torque)
        joints.append(Joint(f"{JOINTS[i]}_joint", *ends, "revolute", origin, np.array(AXES[i]), limits=limits))
    at = pose(rpy_matrix((-QUARTER, 0.0, 0.0)), (0.0, tool, 0.0))
    joints.append(Joint("tool0_joint", links[-1].name, "tool0", "fixed", at))
    return Robot(name, (*links, Link("tool0")), tuple(joints), source=source)
