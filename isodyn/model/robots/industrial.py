"""Industrial arms by their DH tables: the Unimation Puma 560 from three sources, the KUKA KR-5 from ReDySim and Saha's book."""

from __future__ import annotations

import math

from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER

#: Puma 560: gears, friction, ranges, rotors
GEAR = (-62.6111, 107.815, -53.7063, 76.0364, 71.923, 76.686)
MOTOR_VISCOUS = (1.48e-3, 0.817e-3, 1.38e-3, 71.2e-6, 82.6e-6, 36.7e-6)  # motor side, N m s/rad
VISCOUS = [b * g * g for b, g in zip(MOTOR_VISCOUS, GEAR, strict=True)]
COULOMB = ((0.395, -0.435), (0.126, -0.071), (0.132, -0.105), (11.2e-3, -16.9e-3), (9.26e-3, -14.5e-3), (3.96e-3, -10.5e-3))  # N m
LIMITS = ((-160, 160), (-45, 225), (-225, 45), (-110, 170), (-100, 100), (-266, 266))  # degrees
ROTORS = (200e-6, 200e-6, 200e-6, 33e-6, 33e-6, 33e-6)  # kg m2

#: mass [kg], com in the link's own frame [m], (xx, yy, zz) about com [kg m2]; products 0
PUMA_STANDARD = (
    (0.0, (0.0, 0.0, 0.0), (0.0, 0.35, 0.0)),
    (17.4, (-0.3638, 0.006, 0.2275), (0.13, 0.524, 0.539)),
    (4.8, (-0.0203, -0.0141, 0.070), (0.066, 0.086, 0.0125)),
    (0.82, (0.0, 0.019, 0.0), (1.8e-3, 1.3e-3, 1.8e-3)),
    (0.34, (0.0, 0.0, 0.0), (0.3e-3, 0.4e-3, 0.3e-3)),
    (0.09, (0.0, 0.0, 0.032), (0.15e-3, 0.15e-3, 0.04e-3)),
)
#: the same of the two arms in modified DH
PUMA_MODIFIED = (
    (0.0, (0.0, 0.0, 0.0), (0.0, 0.0, 0.35)),
    (17.4, (0.068, 0.006, -0.016), (0.13, 0.524, 0.539)),
    (4.8, (0.0, -0.070, 0.014), (0.066, 0.0125, 0.066)),
    (0.82, (0.0, 0.0, -0.019), (1.8e-3, 1.8e-3, 1.3e-3)),
    (0.34, (0.0, 0.0, 0.0), (0.3e-3, 0.3e-3, 0.4e-3)),
    (0.09, (0.0, 0.0, 0.032), (0.15e-3, 0.15e-3, 0.04e-3)),
)
#: the same of ReDySim's KR-5
KR5 = (
    (16.038, (0.104667, 0.005077, 0.059035), (0.176938765, 0.266532371, 0.262222375)),
    (7.988, (0.267012, 0.0, 0.0), (0.271640468, 0.276878849, 0.021894253)),
    (12.973, (0.087677, -0.034263, 0.007779), (0.388988085, 0.376583684, 0.104146290)),
    (2.051, (-0.000033, 0.007634, -0.109372), (0.004767354, 0.010122217, 0.012108860)),
    (0.811, (0.0, 0.032618, -0.009789), (0.000760688, 0.001783961, 0.001801078)),
    (0.008, (0.0, 0.0, 0.111885), (3.113e-06, 1.512e-06, 1.652e-06)),
)
#: Saha's Table 9.5(b): m [kg], r = (x, y, z) [m], (xx, xy, xz, yy, yz, zz) [kg m2]
KR5_BOOK = (
    (26.98, (0.091, 0.067, 0.006), (0.322, -0.018, -0.145, 0.467, -0.014, 0.478)),
    (15.92, (0.333, 0.002, 0.039), (0.541, 0.000435, -0.005, 0.552, 0.017, 0.044)),
    (25.852, (0.032, -0.008, -0.034), (0.775, -0.009, 0.025, 0.75, 0.007, 0.208)),
    (4.008, (0.0, 0.109, -0.008), (0.01, 0.002, 0.0, 0.02, 0.0, 0.024)),
    (1.615, (0.0, -0.01, -0.033), (0.002, 0.0, 0.0, 0.004, 0.0, 0.004)),
    (0.016, (0.0, 0.0, -0.111), (6.226e-06, 0.0, 0.0, 3.024e-06, 0.0, 3.304e-06)),
)


def puma560() -> Robot:
    """Standard DH, with motors and friction; a stand-in for the PUMA of Saha's Table 9.3, which is lost.

    The toolbox computes tau += G^2 Jm qdd + |G| (B |G| qd + Tc), which is on the joint side here.  Links 1 and 3 violate
    the triangle inequality of principal moments, in the source as well.
    Source: Robotics Toolbox for Python, models/DH/Puma560.py; Corke & Armstrong-Helouvry, ICRA 1994, pp. 1608-1613; Armstrong,
    Khatib & Burdick 1986.
    """
    mass, com, inertia = zip(*PUMA_STANDARD, strict=True)
    return Robot.from_dh(
        name="puma560", convention="standard", joints="RRRRRR",
        a=(0.0, 0.4318, 0.0203, 0.0, 0.0, 0.0), alpha=(QUARTER, 0.0, -QUARTER, QUARTER, -QUARTER, 0.0),
        d=(0.67183, 0.0, 0.15005, 0.4318, 0.0, 0.0), theta=(0.0,) * 6,
        mass=mass, com=com, inertia=inertia,
        rotor_inertia=ROTORS, gear_ratio=GEAR, viscous=VISCOUS,
        coulomb=[(abs(g) * plus, abs(g) * minus) for (plus, minus), g in zip(COULOMB, GEAR, strict=True)],
        limits=[(math.radians(low), math.radians(high)) for low, high in LIMITS],
        source="Robotics Toolbox for Python, models/DH/Puma560.py (MIT; Corke & Armstrong-Helouvry 1994)",
    )  # fmt: skip


def puma560_akb() -> Robot:
    """The set of Armstrong, Khatib & Burdick in modified DH; its friction is unknown.

    This is not the robot of `puma560`: offsets, the inertia of link 3 and the rotors differ.  Link 1 has zero mass and moments
    (0, 0, 0.35), in the sources as well.
    Source: Robotics Toolbox for MATLAB, models/mdl_puma560akb.m (Armstrong, Khatib & Burdick 1986), the same numbers in
    SymPyBotics.
    """
    mass, com, inertia = zip(*PUMA_MODIFIED, strict=True)
    return Robot.from_dh(
        name="puma560-akb", convention="modified", joints="RRRRRR",
        a=(0.0, 0.0, 0.4318, -0.0203, 0.0, 0.0), alpha=(0.0, -QUARTER, 0.0, QUARTER, -QUARTER, QUARTER),
        d=(0.0, 0.2435, -0.0934, 0.4331, 0.0, 0.0), theta=(0.0,) * 6,
        mass=mass, com=com, inertia=inertia,
        rotor_inertia=(291e-6, 409e-6, 299e-6, 35e-6, 35e-6, 35e-6), gear_ratio=GEAR,
        source="Robotics Toolbox for MATLAB, models/mdl_puma560akb.m (Armstrong, Khatib & Burdick 1986); facts, no licence claimed",
    )  # fmt: skip


def puma560_mdh() -> Robot:
    """ROBOOP's geometry with the bodies of the AKB set, and the rotors, gears and viscous friction of `puma560`.

    Source: ROBOOP source/rtest.cpp.
    """
    mass, com, inertia = zip(*PUMA_MODIFIED, strict=True)
    return Robot.from_dh(
        name="puma560-mdh", convention="modified", joints="RRRRRR",
        a=(0.0, 0.0, 0.4318, 0.0203, 0.0, 0.0), alpha=(0.0, -QUARTER, 0.0, -QUARTER, QUARTER, -QUARTER),
        d=(0.0, 0.0, -0.15005, -0.4318, 0.0, 0.0), theta=(0.0,) * 6,
        mass=mass, com=com, inertia=inertia,
        rotor_inertia=ROTORS, gear_ratio=GEAR, viscous=VISCOUS,
        source="ROBOOP source/rtest.cpp, Puma 560 in modified DH; facts, no licence claimed",
    )  # fmt: skip


def kr5() -> Robot:
    """KR-5 with the parameters of ReDySim, modified DH; ReDySim's b is d here, its (dx, dy, dz) is com.

    Source: ReDySim GUI, InvDyn/KUKA Robot/default_input/matfiles.m, which includes torques along a trajectory (tor.dat).
    """
    mass, com, inertia = zip(*KR5, strict=True)
    return Robot.from_dh(
        name="kr5", convention="modified", joints="RRRRRR",
        a=(0.0, 0.180, 0.600, 0.120, 0.0, 0.0), alpha=(0.0, QUARTER, 0.0, QUARTER, -QUARTER, QUARTER),
        d=(0.400, 0.0, 0.0, 0.620, 0.0, 0.0), theta=(0.0,) * 6,
        mass=mass, com=com, inertia=inertia,
        source="ReDySim GUI V2, InvDyn/KUKA Robot; facts, no licence claimed",
    )  # fmt: skip


def kr5_book() -> Robot:
    """KR-5 with the inertia of Saha's Table 9.5(b), on the DH table that fits it best: a stand-in, not the book's robot.

    Source: Saha, Introduction to Robotics, Table 9.5(b): m_i, r_i from the mass centre C_i to O_{i+1}, and the inertia about C_i,
    both in frame i+1 (the link's frame in standard DH), so that com = -r.  Table 9.5(a) is lost; the DH rows are those of
    mdl_KR5.m (Gautam Sinha, IIT Kanpur) in the Robotics Toolbox for MATLAB with d6 = 0, which matches the printed r_2, r_3 and r_6.
    The table prints 0.000 for all moments of link 6, so its joint would move no inertia; they are twice ReDySim's here, as is
    the link's mass.  q = 0 is the position of mdl_KR5.m; the book's may differ by offsets of theta.
    """
    return Robot.from_dh(
        name="kr5-book", convention="standard", joints="RRRRRR",
        a=(0.180, 0.600, 0.120, 0.0, 0.0, 0.0), alpha=(QUARTER, math.pi, -QUARTER, QUARTER, -QUARTER, 0.0),
        d=(0.400, 0.135, 0.135, 0.620, 0.0, 0.0), theta=(0.0,) * 6,
        mass=[mass for mass, _, _ in KR5_BOOK], com=[[-x for x in r] for _, r, _ in KR5_BOOK],
        inertia=[(xx, yy, zz, xy, xz, yz) for _, _, (xx, xy, xz, yy, yz, zz) in KR5_BOOK],
        source="stand-in: Saha, Introduction to Robotics, Table 9.5(b), on the DH table of mdl_KR5.m; moments of link 6, "
        "printed as 0, are twice ReDySim's; facts, no licence claimed",
    )  # fmt: skip
