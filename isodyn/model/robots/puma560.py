"""Unimation Puma 560, standard DH, with motors and friction; it stands in for the PUMA of Saha's Table 9.3, which is lost.

Source: Robotics Toolbox for Python, models/DH/Puma560.py; Corke & Armstrong-Helouvry, ICRA 1994, pp. 1608-1613; Armstrong, Khatib &
Burdick 1986.  Links 1 and 3 break the triangle inequality of principal moments, in the source as well.
"""

from __future__ import annotations

import math

from isodyn.model.angles import QUARTER
from isodyn.model.dh import from_dh
from isodyn.model.robot import Robot

GEAR = (-62.6111, 107.815, -53.7063, 76.0364, 71.923, 76.686)
VISCOUS = (1.48e-3, 0.817e-3, 1.38e-3, 71.2e-6, 82.6e-6, 36.7e-6)  # motor side, N m s/rad
COULOMB = ((0.395, -0.435), (0.126, -0.071), (0.132, -0.105), (11.2e-3, -16.9e-3), (9.26e-3, -14.5e-3), (3.96e-3, -10.5e-3))  # N m
LIMITS = ((-160, 160), (-45, 225), (-225, 45), (-110, 170), (-100, 100), (-266, 266))  # degrees


def puma560() -> Robot:
    """The toolbox's effective rules: tau += G^2 Jm qdd + |G| (B |G| qd + Tc), moved to the joint's side here."""
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
