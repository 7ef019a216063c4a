"""Arms of textbooks and of the papers' examples: planar rods, the pelican, a direct-drive arm, Mata's two bars, a SCARA, the
Stanford arm, and small arms of ReDySim: RP, PPPR, a chain of 20, a gripper.

Source of the last four: venu1807/ReDySim-Graphical-User-Interface, inputs.mat of each model.  Modified DH; ReDySim's b is d here,
its (dx, dy, dz) is com.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER
from isodyn.spatial import pose

DOWN = (0.0, -9.81, 0.0)  # m/s2

#: planar arms of slender rods
LENGTHS = (0.30, 0.25, 0.22)  # m
MASSES = (0.5, 0.4, 0.3)  # kg
SIDE = 0.01  # m, thickness of the rods

#: pelican: length, distance of the mass centre [m], mass [kg], moment about the axis [kg m2]
PELICAN = ((0.26, 0.0983, 6.5225, 0.1213), (0.26, 0.0229, 2.0458, 0.01616))
#: example numbers, not measured: 1 kg hanging 0.1 m below its pin, as a bar of 0.2 m
CRUCIBLE = (0.2, 0.1, 1.0, 1.0 * 0.2**2 / 12)
PELICAN_SOURCE = (
    "geometry Laus, Gonzalez & Martins, progressive screw dynamics, section 3; numbers Kelly, Santibanez & Loria 2005, as in "
    "JCLArriaga5/trajectory-simulation-pelican-robot, pelcnrbt/utils.py; xx and yy moments assumed; facts, no licence claimed"
)

#: direct-drive arm: length, distance of the mass centre [m], mass [kg], moment about the axis [kg m2]
DIRECT_DRIVE = ((0.45, 0.091, 23.902, 1.266), (0.45, 0.048, 3.880, 0.093))
#: its friction: viscous [N m s/rad], Coulomb [N m]; the motors are directly on the joints, so both are on the joint side
DIRECT_DRIVE_FRICTION = ((2.288, 7.17), (0.175, 1.734))

#: Stanford arm: mass [kg], com [m], moments about com [kg m2]
STANFORD = (
    (9.29, (0.0, 0.0175, -0.1105), (0.276, 0.255, 0.071)),
    (5.01, (0.0, -1.054, 0.0), (0.108, 0.018, 0.100)),
    (4.25, (0.0, 0.0, -6.447), (2.51, 2.51, 0.006)),
    (1.08, (0.0, 0.092, -0.054), (0.002, 0.001, 0.001)),
    (0.63, (0.0, 0.0, 0.566), (0.003, 0.003, 0.0004)),
    (0.51, (0.0, 0.0, 1.554), (0.013, 0.013, 0.0003)),
)

REDYSIM = "ReDySim GUI V2, {}; facts, no licence claimed"
#: gripper: parent, a [m], mass [kg], com along x [m], Iczz [kg m2]
GRIPPER = (
    (0, 0.0, 0.4, 0.05, 3.3333333e-4),
    (1, 0.1, 0.2, 0.025, 4.1666667e-5),
    (2, 0.05, 0.2, 0.025, 4.1666667e-5),
    (1, 0.05, 0.2, 0.025, 4.1666667e-5),
)
GRIPPER_SIDE = 0.02  # m, thickness of the bars: assumed, without effect in the plane

#: a body of a planar arm: length a [m], com along x in the link's frame [m], mass [kg], moments about com [kg m2]
Planar = tuple[float, float, float, tuple[float, float, float]]


def _planar(
    name: str,
    rows: Sequence[Planar],
    source: str,
    convention: str = "standard",
    passive: Sequence[bool] | None = None,
    start: float = 0.0,
    friction: Sequence[tuple[float, float]] = (),
) -> Robot:
    """Return parallel revolute joints under gravity along -y.  In standard DH a link's frame is at its far end.

    start      angle of the first link against x at q = 0   [rad]
    friction   (viscous, Coulomb) of each joint             [N m s/rad], [N m]
    """
    zeros = [0.0] * len(rows)
    return Robot.from_dh(
        name=name, convention=convention, joints="R" * len(rows), gravity=DOWN,
        a=[a for a, _, _, _ in rows], alpha=zeros, d=zeros, theta=[start, *zeros[1:]],
        mass=[mass for _, _, mass, _ in rows], com=[(x, 0.0, 0.0) for _, x, _, _ in rows],
        inertia=[moments for _, _, _, moments in rows],
        passive=passive,
        viscous=[viscous for viscous, _ in friction] or None, coulomb=[(dry, -dry) for _, dry in friction] or None,
        source=source,
    )  # fmt: skip


def two_link() -> Robot:
    """ReDySim's two-link arm."""
    return _planar("two-link", _rods(2), "ReDySim 2-Link Robot (InvDyn and ForDyn inputs); facts, no licence claimed")


def three_link() -> Robot:
    """Saha's three-link arm."""
    source = "Saha, Introduction to Robotics, example 9.4; values as in ReDySim 3-Link Robot; facts, no licence claimed"
    return _planar("three-link", _rods(3), source)


def _rods(n: int) -> list[Planar]:
    rods = zip(LENGTHS[:n], MASSES[:n], strict=True)
    return [(a, -a / 2, m, (m * SIDE**2 / 12, m * a**2 / 12, m * a**2 / 12)) for a, m in rods]


def pelican() -> Robot:
    """Laus gives symbols only.

    The numbers are those of CICESE's Pelican as quoted in the file named in `source`, with I_2 = 0.01616; the book itself was not
    available.
    """
    return _planar("pelican", _bodies_of_laus(PELICAN), PELICAN_SOURCE)


def pelican_crucible() -> Robot:
    """The pelican with a crucible on a passive third joint; no source gives its numbers, so they are an example."""
    source = f"{PELICAN_SOURCE}; the crucible's numbers are an example of ours"
    return _planar("pelican-crucible", _bodies_of_laus((*PELICAN, CRUCIBLE)), source, passive=(False, False, True))


def _bodies_of_laus(rows: Sequence[tuple[float, float, float, float]]) -> list[Planar]:
    """com = (l - a, 0, 0) as in Laus (55).

    Only the moment about the axis is known: yy is set equal to it and xx to a tenth, which a body along x could have.
    """
    return [(a, l - a, m, (I / 10, I, I)) for a, l, m, I in rows]


def direct_drive() -> Robot:
    """Two links on direct-drive motors, in a vertical plane, with their measured friction.

    At q = 0 the arm hangs down, as in the source, whose gravity torque is 9.81 (3.921 sin q1 + 0.186 sin(q1 + q2)).  The paper
    itself was not available: these are the numbers on which later papers and public models of this arm agree.
    """
    source = (
        "Reyes & Kelly, Experimental evaluation of identification schemes on a direct drive robot, Robotica 15 (1997) 563-571, as "
        "quoted by later papers (doi 10.1109/AFRCON.2013.6757809); xx and yy moments assumed; facts, no licence claimed"
    )
    return _planar("direct-drive", _bodies_of_laus(DIRECT_DRIVE), source, start=-QUARTER, friction=DIRECT_DRIVE_FRICTION)


def mata_arm() -> Robot:
    """Two square bars, 0.02 m wide, 0.02 m and 2 m long: ill-conditioned on purpose (condition of M up to 54 000)."""
    width, bars = 0.02, ((0.02, 0.1), (2.0, 10.0))  # length [m], mass [kg]
    across = [m * (l**2 + width**2) / 12 for l, m in bars]
    rows = [(l, -l / 2, m, (m * width**2 / 6, I, I)) for (l, m), I in zip(bars, across, strict=True)]
    source = "Mata et al. 2002, section 5.1 (Ascher, Pai & Cloutier 1997), mass centres at mid-length; facts, no licence claimed"
    return _planar("mata-arm", rows, source)


def redysim_chain_20() -> Robot:
    """Twenty equal rods in a plane; the first joint is also 0.03 m from the root's origin."""
    rod = (0.03, 0.015, 0.05, (4.1666666667e-07, 3.75e-06, 3.75e-06))
    return _planar("redysim-chain-20", [rod] * 20, REDYSIM.format("Large-DOF chain"), "modified")


def _bar(mass: float, x: float, y: float, z: float) -> tuple[float, float, float]:
    """Return the moments of a solid box [kg m2]."""
    return (mass * (y * y + z * z) / 12, mass * (x * x + z * z) / 12, mass * (x * x + y * y) / 12)


def scara() -> Robot:
    """The Adept Cobra 600's geometry and ranges; its masses are not published, so the bodies are example solids.

    Upper arm a box of 325 x 120 x 80 mm, 8 kg; forearm 275 x 100 x 80 mm, 6 kg; quill a rod of 10 mm radius and 300 mm, 0.8 kg,
    on the prismatic joint; flange a disc of 30 mm radius and 10 mm, 0.2 kg.
    """
    rod, disc = (0.8, 0.010, 0.300), (0.2, 0.030, 0.010)
    moments = [(m * (3 * r * r + h * h) / 12, m * (3 * r * r + h * h) / 12, m * r * r / 2) for m, r, h in (rod, disc)]
    turns = [(-math.radians(reach), math.radians(reach)) for reach in (50, 88)]
    return Robot.from_dh(
        name="scara", convention="standard", joints="RRPR",
        a=(0.325, 0.275, 0.0, 0.0), alpha=(0.0, math.pi, 0.0, 0.0), d=(0.387, 0.0, 0.0, 0.0), theta=(0.0,) * 4,
        mass=(8.0, 6.0, 0.8, 0.2), com=((-0.1625, 0.0, 0.0), (-0.1375, 0.0, 0.0), (0.0, 0.0, -0.15), (0.0, 0.0, 0.005)),
        inertia=(_bar(8.0, 0.325, 0.120, 0.080), _bar(6.0, 0.275, 0.100, 0.080), *moments),
        limits=(*turns, (0.0, 0.210), None),
        source="geometry and ranges Robotics Toolbox for Python, models/DH/Cobra600.py (Corke, MIT); masses an example",
    )  # fmt: skip


def stanford() -> Robot:
    """Stanford arm, standard DH, prismatic third joint, with the values of ROBOOP.

    It is a stand-in for Saha's Table 9.4, which is lost.
    Several mass centres are metres off the arm (a unit error in the source). Use it to check algebra, where ROBOOP publishes
    17 digits, not as physics.  It has no motors, as ROBOOP's published torques.
    Source: ROBOOP source/rtest.cpp and Corke's mdl_stanford.m, dynamic data credited to Paul 1981.
    """
    mass, com, inertia = zip(*STANFORD, strict=True)
    return Robot.from_dh(
        name="stanford", convention="standard", joints="RRPRRR",
        a=(0.0,) * 6, alpha=(-QUARTER, QUARTER, 0.0, -QUARTER, QUARTER, 0.0), d=(0.412, 0.154, 0.0, 0.0, 0.0, 0.263),
        theta=(0.0, 0.0, -QUARTER, 0.0, 0.0, 0.0),
        mass=mass, com=com, inertia=inertia,
        source="ROBOOP source/rtest.cpp, Stanford arm (data credited to Paul 1981); facts, no licence claimed",
    )  # fmt: skip


def rp() -> Robot:
    """A prismatic joint on a rotating arm; both bodies are ideal rods, with zero moment about their own length."""
    return Robot.from_dh(
        name="rp", convention="modified", joints="RP", gravity=DOWN,
        a=(0.0, 0.3), alpha=(0.0, -QUARTER), d=(0.0, 0.15), theta=(0.0, 0.0),
        mass=(0.5, 0.5), com=((0.15, 0.0, 0.0), (0.0, 0.0, -0.15)), inertia=((0.0, 0.00375, 0.00375), (0.00375, 0.00375, 0.0)),
        source=REDYSIM.format("RP robot"),
    )  # fmt: skip


def pppr() -> Robot:
    """Three prismatic joints and a rotating rod; moments are m 0.1^2 / 12, to five digits in the source.

    With the angles of the source, the first and the third prismatic axis are parallel, so this is no Cartesian arm.
    """
    across = 4.1667e-4
    return Robot.from_dh(
        name="pppr", convention="modified", joints="PPPR", gravity=(-9.81, 0.0, 0.0),
        a=(0.0,) * 4, alpha=(0.0, -QUARTER, QUARTER, QUARTER), d=(0.05, 0.05, 0.05, 0.0), theta=(0.0, 0.0, QUARTER, 0.0),
        mass=(0.5,) * 4, com=((0.0, 0.0, -0.05), (0.0, 0.0, -0.05), (0.0, 0.0, -0.05), (0.0, 0.05, 0.0)),
        inertia=((across, across, 0.0), (across, across, 0.0), (across, across, 0.0), (0.0, across, across)),
        source=REDYSIM.format("PPPR robot"),
    )  # fmt: skip


def gripper() -> Robot:
    """A palm with two fingers, one of two links, in a plane.

    Only Iczz has an effect and is known; Icyy is set equal to it and Icxx to that of a square bar 20 mm thick.
    """
    links, joints = [Link("base")], []
    for i, (parent, a, mass, x, zz) in enumerate(GRIPPER, start=1):
        links.append(Link(f"link{i}", mass, np.array([x, 0.0, 0.0]), np.array([mass * GRIPPER_SIDE**2 / 6, zz, zz])))
        joints.append(Joint(f"joint{i}", links[parent].name, links[i].name, "revolute", pose(None, (a, 0.0, 0.0))))
    return Robot("gripper", tuple(links), tuple(joints), np.array(DOWN), source=REDYSIM.format("gripper, Icxx and Icyy assumed"))
