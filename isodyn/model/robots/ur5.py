"""Universal Robots UR5 in the frames and with the inertias of example-robot-data; right angles are exact here.

Source: example-robot-data, ur_description/urdf/ur5_robot.urdf.  The wrist inertias are about 40 times those of other UR5 sources;
they are kept because benchmarks of other libraries use them.
"""

from __future__ import annotations

import math

import numpy as np

from isodyn.model.angles import QUARTER
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import pose, rpy_matrix

Y, Z = (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)

#: joint, axis, origin xyz [m], rpy [rad], range [rad], speed [rad/s], torque [N m]
JOINTS = (
    ("shoulder_pan", Z, (0.0, 0.0, 0.089159), (0.0, 0.0, 0.0), 2 * math.pi, 3.15, 150.0),
    ("shoulder_lift", Y, (0.0, 0.13585, 0.0), (0.0, QUARTER, 0.0), 2 * math.pi, 3.15, 150.0),
    ("elbow", Y, (0.0, -0.1197, 0.425), (0.0, 0.0, 0.0), math.pi, 3.15, 150.0),
    ("wrist_1", Y, (0.0, 0.0, 0.39225), (0.0, QUARTER, 0.0), 2 * math.pi, 3.2, 28.0),
    ("wrist_2", Z, (0.0, 0.093, 0.0), (0.0, 0.0, 0.0), 2 * math.pi, 3.2, 28.0),
    ("wrist_3", Y, (0.0, 0.0, 0.09465), (0.0, 0.0, 0.0), 2 * math.pi, 3.2, 28.0),
)

#: link, mass [kg], com z [m], ixx = iyy, izz [kg m2]
LINKS = (
    ("base_link", 4.0, 0.0, 0.00443333156, 0.0072),
    ("shoulder_link", 3.7, 0.0, 0.010267495893, 0.00666),
    ("upper_arm_link", 8.393, 0.28, 0.22689067591, 0.0151074),
    ("forearm_link", 2.275, 0.25, 0.049443313556, 0.004095),
    ("wrist_1_link", 1.219, 0.0, 0.111172755531, 0.21942),
    ("wrist_2_link", 1.219, 0.0, 0.111172755531, 0.21942),
    ("wrist_3_link", 0.1879, 0.0, 0.0171364731454, 0.033822),
)


def ur5() -> Robot:
    """The tip is tool0, the UR controller's own tool frame."""
    links = [Link(name, mass, np.array([0.0, 0.0, z]), np.array([across, across, along])) for name, mass, z, across, along in LINKS]
    joints = []
    for i, (name, axis, xyz, rpy, reach, speed, torque) in enumerate(JOINTS):
        ends = (links[i].name, links[i + 1].name)
        limits = Limits(-reach, reach, speed, torque)
        joints.append(Joint(f"{name}_joint", *ends, "revolute", pose(rpy_matrix(rpy), xyz), np.array(axis), limits=limits))
    tool = pose(rpy_matrix((-QUARTER, 0.0, 0.0)), (0.0, 0.0823, 0.0))
    joints.append(Joint("tool0_joint", links[-1].name, "tool0", "fixed", tool))
    source = "example-robot-data, ur_description/urdf/ur5_robot.urdf (BSD), right angles exact"
    return Robot("ur5", (*links, Link("tool0")), tuple(joints), source=source)
