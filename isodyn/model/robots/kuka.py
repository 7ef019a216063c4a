"""KUKA arms: LBR iiwa 14, and the KR-5 of ReDySim and of Saha's book."""

from __future__ import annotations

import math

import numpy as np

from isodyn.model.formats.dh import from_dh
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER
from isodyn.spatial import pose, rpy_matrix

#: iiwa: origin xyz [m], rpy [rad]; every axis is z
IIWA_ORIGINS = (
    ((0.0, 0.0, 0.1575), (0.0, 0.0, 0.0)),
    ((0.0, 0.0, 0.2025), (QUARTER, 0.0, math.pi)),
    ((0.0, 0.2045, 0.0), (QUARTER, 0.0, math.pi)),
    ((0.0, 0.0, 0.2155), (QUARTER, 0.0, 0.0)),
    ((0.0, 0.1845, 0.0), (-QUARTER, math.pi, 0.0)),
    ((0.0, 0.0, 0.2155), (QUARTER, 0.0, 0.0)),
    ((0.0, 0.081, 0.0), (-QUARTER, math.pi, 0.0)),
)

#: iiwa: mass [kg], com [m], (ixx, iyy, izz) [kg m2]
IIWA_BODIES = (
    (5.76, (0.0, -0.03, 0.12), (0.033, 0.0333, 0.0123)),
    (6.35, (0.0003, 0.059, 0.042), (0.0305, 0.011, 0.0304)),
    (3.5, (0.0, 0.03, 0.13), (0.025, 0.0238, 0.0076)),
    (3.5, (0.0, 0.067, 0.034), (0.017, 0.006, 0.0164)),
    (3.5, (0.0001, 0.021, 0.076), (0.01, 0.0087, 0.00449)),
    (1.8, (0.0, 0.0006, 0.0004), (0.0049, 0.0047, 0.0036)),
    (1.2, (0.0, 0.0, 0.02), (0.001, 0.001, 0.001)),
)

#: iiwa: range [deg], speed [deg/s], torque [N m]
IIWA_DRIVES = (
    (170, 85, 320.0),
    (120, 85, 320.0),
    (170, 100, 176.0),
    (120, 75, 176.0),
    (170, 130, 110.0),
    (120, 135, 40.0),
    (175, 135, 40.0),
)


def iiwa14() -> Robot:
    """LBR iiwa 14 R820; right angles are exact here, and the tip is the seventh link's own frame.

    Source: frax 0.1.0, assets iiwa14.urdf: frames, masses, inertias, ranges, speeds and torques.
    """
    links = [Link("iiwa_link_0")]
    joints = []
    for i, ((xyz, rpy), (mass, com, moments), (reach, speed, torque)) in enumerate(
        zip(IIWA_ORIGINS, IIWA_BODIES, IIWA_DRIVES, strict=True), start=1
    ):
        links.append(Link(f"iiwa_link_{i}", mass, np.array(com), np.array(moments)))
        limits = Limits(-math.radians(reach), math.radians(reach), math.radians(speed), torque)
        ends = (links[-2].name, links[-1].name)
        joints.append(Joint(f"iiwa_joint_{i}", *ends, "revolute", pose(rpy_matrix(rpy), xyz), limits=limits))
    source = "frax 0.1.0 iiwa14.urdf (MIT), right angles exact"
    return Robot("iiwa14", tuple(links), tuple(joints), source=source)


def kr5() -> Robot:
    """KR-5 with the parameters of ReDySim, modified DH; ReDySim's b is d here, its (dx, dy, dz) is com.

    Source: ReDySim GUI, InvDyn/KUKA Robot/default_input/matfiles.m, which comes with torques along a trajectory (tor.dat).
    """
    return from_dh(
        convention="modified",
        joints="RRRRRR",
        alpha=(0.0, QUARTER, 0.0, QUARTER, -QUARTER, QUARTER),
        a=(0.0, 0.180, 0.600, 0.120, 0.0, 0.0),
        d=(0.400, 0.0, 0.0, 0.620, 0.0, 0.0),
        theta=(0.0,) * 6,
        mass=(16.038, 7.988, 12.973, 2.051, 0.811, 0.008),
        com=(
            (0.104667, 0.005077, 0.059035),
            (0.267012, 0.0, 0.0),
            (0.087677, -0.034263, 0.007779),
            (-0.000033, 0.007634, -0.109372),
            (0.0, 0.032618, -0.009789),
            (0.0, 0.0, 0.111885),
        ),
        inertia=(
            (0.176938765, 0.266532371, 0.262222375),
            (0.271640468, 0.276878849, 0.021894253),
            (0.388988085, 0.376583684, 0.104146290),
            (0.004767354, 0.010122217, 0.012108860),
            (0.000760688, 0.001783961, 0.001801078),
            (3.113e-06, 1.512e-06, 1.652e-06),
        ),
        name="kr5",
        source="ReDySim GUI V2, InvDyn/KUKA Robot; facts, no licence claimed",
    )


#: Table 9.5(b): m [kg], r = (x, y, z) [m], (xx, xy, xz, yy, yz, zz) [kg m2]
KR5_TABLE = (
    (26.98, (0.091, 0.067, 0.006), (0.322, -0.018, -0.145, 0.467, -0.014, 0.478)),
    (15.92, (0.333, 0.002, 0.039), (0.541, 0.000435, -0.005, 0.552, 0.017, 0.044)),
    (25.852, (0.032, -0.008, -0.034), (0.775, -0.009, 0.025, 0.75, 0.007, 0.208)),
    (4.008, (0.0, 0.109, -0.008), (0.01, 0.002, 0.0, 0.02, 0.0, 0.024)),
    (1.615, (0.0, -0.01, -0.033), (0.002, 0.0, 0.0, 0.004, 0.0, 0.004)),
    (0.016, (0.0, 0.0, -0.111), (6.226e-06, 0.0, 0.0, 3.024e-06, 0.0, 3.304e-06)),
)


def kr5_book() -> Robot:
    """KR-5 with the inertia of Saha's Table 9.5(b), on the DH table that suits it best: a stand-in, not the book's robot.

    Source: Saha, Introduction to Robotics, Table 9.5(b): m_i, r_i from the mass centre C_i to O_{i+1}, and the inertia about C_i,
    both in frame i+1 (the link's frame in standard DH), so that com = -r.  Table 9.5(a) is lost; the DH rows are those of
    mdl_KR5.m (Gautam Sinha, IIT Kanpur) in the Robotics Toolbox for MATLAB with d6 = 0, which the printed r_2, r_3 and r_6 fit.
    The table prints 0.000 for all moments of link 6, with which its joint would move nothing; they are here twice ReDySim's, as is
    the link's mass.  q = 0 is the position of mdl_KR5.m; the book's may differ by offsets of theta.
    """
    return from_dh(
        convention="standard",
        joints="RRRRRR",
        a=(0.180, 0.600, 0.120, 0.0, 0.0, 0.0),
        alpha=(QUARTER, math.pi, -QUARTER, QUARTER, -QUARTER, 0.0),
        d=(0.400, 0.135, 0.135, 0.620, 0.0, 0.0),
        theta=(0.0,) * 6,
        mass=[mass for mass, _, _ in KR5_TABLE],
        com=[[-x for x in r] for _, r, _ in KR5_TABLE],
        inertia=[(xx, yy, zz, xy, xz, yz) for _, _, (xx, xy, xz, yy, yz, zz) in KR5_TABLE],
        name="kr5-book",
        source="stand-in: Saha, Introduction to Robotics, Table 9.5(b), on the DH table of mdl_KR5.m; moments of link 6, "
        "printed as 0, are twice ReDySim's; facts, no licence claimed",
    )
