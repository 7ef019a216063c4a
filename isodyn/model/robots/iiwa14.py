"""KUKA LBR iiwa 14 R820 with the inertias of frax's iiwa14.urdf; right angles are exact here.

Source: frax 0.1.0, assets iiwa14.urdf: frames, masses, inertias, ranges, speeds and torques.
"""

from __future__ import annotations

import math

import numpy as np

from isodyn.model.angles import QUARTER
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import pose, rpy_matrix

#: origin xyz [m], rpy [rad]; every axis is z
ORIGINS = (
    ((0.0, 0.0, 0.1575), (0.0, 0.0, 0.0)),
    ((0.0, 0.0, 0.2025), (QUARTER, 0.0, math.pi)),
    ((0.0, 0.2045, 0.0), (QUARTER, 0.0, math.pi)),
    ((0.0, 0.0, 0.2155), (QUARTER, 0.0, 0.0)),
    ((0.0, 0.1845, 0.0), (-QUARTER, math.pi, 0.0)),
    ((0.0, 0.0, 0.2155), (QUARTER, 0.0, 0.0)),
    ((0.0, 0.081, 0.0), (-QUARTER, math.pi, 0.0)),
)

#: mass [kg], com [m], (ixx, iyy, izz) [kg m2]
BODIES = (
    (5.76, (0.0, -0.03, 0.12), (0.033, 0.0333, 0.0123)),
    (6.35, (0.0003, 0.059, 0.042), (0.0305, 0.011, 0.0304)),
    (3.5, (0.0, 0.03, 0.13), (0.025, 0.0238, 0.0076)),
    (3.5, (0.0, 0.067, 0.034), (0.017, 0.006, 0.0164)),
    (3.5, (0.0001, 0.021, 0.076), (0.01, 0.0087, 0.00449)),
    (1.8, (0.0, 0.0006, 0.0004), (0.0049, 0.0047, 0.0036)),
    (1.2, (0.0, 0.0, 0.02), (0.001, 0.001, 0.001)),
)

#: range [deg], speed [deg/s], torque [N m]
DRIVES = (
    (170, 85, 320.0),
    (120, 85, 320.0),
    (170, 100, 176.0),
    (120, 75, 176.0),
    (170, 130, 110.0),
    (120, 135, 40.0),
    (175, 135, 40.0),
)


def iiwa14() -> Robot:
    """The tip is the seventh link's own frame."""
    links = [Link("iiwa_link_0")]
    joints = []
    for i, ((xyz, rpy), (mass, com, moments), (reach, speed, torque)) in enumerate(
        zip(ORIGINS, BODIES, DRIVES, strict=True), start=1
    ):
        links.append(Link(f"iiwa_link_{i}", mass, np.array(com), np.array(moments)))
        limits = Limits(-math.radians(reach), math.radians(reach), math.radians(speed), torque)
        ends = (links[-2].name, links[-1].name)
        joints.append(Joint(f"iiwa_joint_{i}", *ends, "revolute", pose(rpy_matrix(rpy), xyz), limits=limits))
    source = "frax 0.1.0 iiwa14.urdf (MIT), right angles exact"
    return Robot("iiwa14", tuple(links), tuple(joints), source=source)
