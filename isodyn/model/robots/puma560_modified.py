"""Unimation Puma 560 in modified DH: the set of Armstrong, Khatib & Burdick, and ROBOOP's.

Sources: Robotics Toolbox for MATLAB, models/mdl_puma560akb.m (Armstrong, Khatib & Burdick 1986), the same numbers in SymPyBotics;
ROBOOP source/rtest.cpp.  Not the robot of `puma560`: offsets, the inertia of link 3 and the rotors differ.  Link 1 has no mass
and moments (0, 0, 0.35), in the sources as well.
"""

from __future__ import annotations

from isodyn.model.angles import QUARTER
from isodyn.model.dh import from_dh
from isodyn.model.robot import Robot
from isodyn.model.robots.puma560 import GEAR, VISCOUS

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


def puma560_akb() -> Robot:
    """Friction is not known for this set."""
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
    """ROBOOP's geometry with the bodies of the AKB set, and the rotors, gears and viscous friction of `puma560`."""
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
