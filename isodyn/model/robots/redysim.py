"""Small arms that come with ReDySim: RP, PPPR, a chain of 20, and a gripper.

Source: venu1807/ReDySim-Graphical-User-Interface, inputs.mat of each model.  Modified DH.
ReDySim's b is d here, its (dx, dy, dz) is com.
"""

from __future__ import annotations

import numpy as np

from isodyn.model.formats.dh import from_dh
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER
from isodyn.spatial import pose

SOURCE = "ReDySim GUI V2, {}; facts, no licence claimed"
DOWN = (0.0, -9.81, 0.0)  # m/s2


def rp() -> Robot:
    """A slider on a turning arm; both bodies are ideal rods, without a moment about their own length."""
    return from_dh(
        convention="modified",
        joints="RP",
        a=(0.0, 0.3),
        alpha=(0.0, -QUARTER),
        d=(0.0, 0.15),
        theta=(0.0, 0.0),
        mass=(0.5, 0.5),
        com=((0.15, 0.0, 0.0), (0.0, 0.0, -0.15)),
        inertia=((0.0, 0.00375, 0.00375), (0.00375, 0.00375, 0.0)),
        name="rp",
        gravity=DOWN,
        source=SOURCE.format("RP robot"),
    )


def pppr() -> Robot:
    """Three slides and a turning rod; moments are m 0.1^2 / 12, to five digits in the source.

    With the angles as they are found there, the first and the third slide are parallel, so this is no Cartesian arm.
    """
    across = 4.1667e-4
    return from_dh(
        convention="modified",
        joints="PPPR",
        a=(0.0,) * 4,
        alpha=(0.0, -QUARTER, QUARTER, QUARTER),
        d=(0.05, 0.05, 0.05, 0.0),
        theta=(0.0, 0.0, QUARTER, 0.0),
        mass=(0.5,) * 4,
        com=((0.0, 0.0, -0.05), (0.0, 0.0, -0.05), (0.0, 0.0, -0.05), (0.0, 0.05, 0.0)),
        inertia=((across, across, 0.0), (across, across, 0.0), (across, across, 0.0), (0.0, across, across)),
        name="pppr",
        gravity=(-9.81, 0.0, 0.0),
        source=SOURCE.format("PPPR robot"),
    )


def chain_20() -> Robot:
    """Twenty equal rods in a plane; the first joint, too, is 0.03 m from the root's origin."""
    n = 20
    return from_dh(
        convention="modified",
        joints="R" * n,
        a=[0.03] * n,
        alpha=[0.0] * n,
        d=[0.0] * n,
        theta=[0.0] * n,
        mass=[0.05] * n,
        com=[(0.015, 0.0, 0.0)] * n,
        inertia=[(4.1666666667e-07, 3.75e-06, 3.75e-06)] * n,
        name="redysim-chain-20",
        gravity=DOWN,
        source=SOURCE.format("Large-DOF chain"),
    )


#: parent, a [m], mass [kg], com along x [m], Iczz [kg m2]
GRIPPER = (
    (0, 0.0, 0.4, 0.05, 3.3333333e-4),
    (1, 0.1, 0.2, 0.025, 4.1666667e-5),
    (2, 0.05, 0.2, 0.025, 4.1666667e-5),
    (1, 0.05, 0.2, 0.025, 4.1666667e-5),
)
SIDE = 0.02  # m, thickness of the bars: an assumption, without effect in the plane


def gripper() -> Robot:
    """A palm with two fingers, one of two links, in a plane.

    Only Iczz matters there and is known; Icyy is taken equal and Icxx as that of a square bar 20 mm thick.
    """
    links, joints = [Link("base")], []
    for i, (parent, a, mass, x, zz) in enumerate(GRIPPER, start=1):
        links.append(Link(f"link{i}", mass, np.array([x, 0.0, 0.0]), np.array([mass * SIDE**2 / 6, zz, zz])))
        joints.append(Joint(f"joint{i}", links[parent].name, links[i].name, "revolute", pose(None, (a, 0.0, 0.0))))
    return Robot("gripper", tuple(links), tuple(joints), np.array(DOWN), source=SOURCE.format("gripper, Icxx and Icyy assumed"))
