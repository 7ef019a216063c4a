"""Unimation Puma 560, as three sources have it."""

from __future__ import annotations

import math

from isodyn.model.formats.dh import from_dh
from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER

GEAR = (-62.6111, 107.815, -53.7063, 76.0364, 71.923, 76.686)
VISCOUS = (1.48e-3, 0.817e-3, 1.38e-3, 71.2e-6, 82.6e-6, 36.7e-6)  # motor side, N m s/rad
COULOMB = ((0.395, -0.435), (0.126, -0.071), (0.132, -0.105), (11.2e-3, -16.9e-3), (9.26e-3, -14.5e-3), (3.96e-3, -10.5e-3))  # N m
LIMITS = ((-160, 160), (-45, 225), (-225, 45), (-110, 170), (-100, 100), (-266, 266))  # degrees
#: bodies of the two arms in modified DH
MASS = (0.0, 17.4, 4.8, 0.82, 0.34, 0.09)  # kg
COM = (  # m, in the link's own frame
    (0.0, 0.0, 0.0),
    (0.068, 0.006, -0.016),
    (0.0, -0.070, 0.014),
    (0.0, 0.0, -0.019),
    (0.0, 0.0, 0.0),
    (0.0, 0.0, 0.032),
)
MOMENTS = (  # xx, yy, zz about com, kg m2; products 0
    (0.0, 0.0, 0.35),
    (0.13, 0.524, 0.539),
    (0.066, 0.0125, 0.066),
    (1.8e-3, 1.8e-3, 1.3e-3),
    (0.3e-3, 0.3e-3, 0.4e-3),
    (0.15e-3, 0.15e-3, 0.04e-3),
)


def puma560() -> Robot:
    """Standard DH, with motors and friction; it stands in for the PUMA of Saha's Table 9.3, which is lost.

    The toolbox's effective rules: tau += G^2 Jm qdd + |G| (B |G| qd + Tc), moved to the joint's side here.  Links 1 and 3 break
    the triangle inequality of principal moments, in the source as well.
    Source: Robotics Toolbox for Python, models/DH/Puma560.py; Corke & Armstrong-Helouvry, ICRA 1994, pp. 1608-1613; Armstrong,
    Khatib & Burdick 1986.
    """
    return from_dh(
        convention="standard",
        joints="RRRRRR",
        a=(0.0, 0.4318, 0.0203, 0.0, 0.0, 0.0),
        alpha=(QUARTER, 0.0, -QUARTER, QUARTER, -QUARTER, 0.0),
        d=(0.67183, 0.0, 0.15005, 0.4318, 0.0, 0.0),
        theta=(0.0,) * 6,
        mass=(0.0, 17.4, 4.8, 0.82, 0.34, 0.09),
        com=(
            (0.0, 0.0, 0.0),
            (-0.3638, 0.006, 0.2275),
            (-0.0203, -0.0141, 0.070),
            (0.0, 0.019, 0.0),
            (0.0, 0.0, 0.0),
            (0.0, 0.0, 0.032),
        ),
        inertia=(
            (0.0, 0.35, 0.0),
            (0.13, 0.524, 0.539),
            (0.066, 0.086, 0.0125),
            (1.8e-3, 1.3e-3, 1.8e-3),
            (0.3e-3, 0.4e-3, 0.3e-3),
            (0.15e-3, 0.15e-3, 0.04e-3),
        ),
        rotor_inertia=(200e-6, 200e-6, 200e-6, 33e-6, 33e-6, 33e-6),
        gear_ratio=GEAR,
        viscous=[b * g * g for b, g in zip(VISCOUS, GEAR, strict=True)],
        coulomb=[(abs(g) * plus, abs(g) * minus) for (plus, minus), g in zip(COULOMB, GEAR, strict=True)],
        limits=[(math.radians(low), math.radians(high)) for low, high in LIMITS],
        name="puma560",
        source="Robotics Toolbox for Python, models/DH/Puma560.py (MIT; Corke & Armstrong-Helouvry 1994)",
    )


def puma560_akb() -> Robot:
    """The set of Armstrong, Khatib & Burdick in modified DH; friction is not known for it.

    Not the robot of `puma560`: offsets, the inertia of link 3 and the rotors differ.  Link 1 has no mass and moments
    (0, 0, 0.35), in the sources as well.
    Source: Robotics Toolbox for MATLAB, models/mdl_puma560akb.m (Armstrong, Khatib & Burdick 1986), the same numbers in
    SymPyBotics.
    """
    return from_dh(
        convention="modified",
        joints="RRRRRR",
        a=(0.0, 0.0, 0.4318, -0.0203, 0.0, 0.0),
        alpha=(0.0, -QUARTER, 0.0, QUARTER, -QUARTER, QUARTER),
        d=(0.0, 0.2435, -0.0934, 0.4331, 0.0, 0.0),
        theta=(0.0,) * 6,
        mass=MASS,
        com=COM,
        inertia=MOMENTS,
        rotor_inertia=(291e-6, 409e-6, 299e-6, 35e-6, 35e-6, 35e-6),
        gear_ratio=GEAR,
        name="puma560-akb",
        source="Robotics Toolbox for MATLAB, models/mdl_puma560akb.m (Armstrong, Khatib & Burdick 1986); facts, no licence claimed",
    )


def puma560_mdh() -> Robot:
    """ROBOOP's geometry with the bodies of the AKB set, and the rotors, gears and viscous friction of `puma560`.

    Source: ROBOOP source/rtest.cpp.
    """
    return from_dh(
        convention="modified",
        joints="RRRRRR",
        a=(0.0, 0.0, 0.4318, 0.0203, 0.0, 0.0),
        alpha=(0.0, -QUARTER, 0.0, -QUARTER, QUARTER, -QUARTER),
        d=(0.0, 0.0, -0.15005, -0.4318, 0.0, 0.0),
        theta=(0.0,) * 6,
        mass=MASS,
        com=COM,
        inertia=MOMENTS,
        rotor_inertia=(200e-6, 200e-6, 200e-6, 33e-6, 33e-6, 33e-6),
        gear_ratio=GEAR,
        viscous=[b * g * g for b, g in zip(VISCOUS, GEAR, strict=True)],
        name="puma560-mdh",
        source="ROBOOP source/rtest.cpp, Puma 560 in modified DH; facts, no licence claimed",
    )
