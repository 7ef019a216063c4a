"""KUKA KR-5 with the inertia of Saha's Table 9.5(b), on the DH table that suits it best: a stand-in, not the book's robot.

Source: Saha, Introduction to Robotics, Table 9.5(b): m_i, r_i from the mass centre C_i to O_{i+1}, and the inertia about C_i, both
in frame i+1 (the link's frame in standard DH), so that com = -r.  Table 9.5(a) is lost; the DH rows are those of mdl_KR5.m (Gautam
Sinha, IIT Kanpur) in the Robotics Toolbox for MATLAB with d6 = 0, which the printed r_2, r_3 and r_6 fit.  The table prints 0.000
for all moments of link 6, with which its joint would move nothing; they are here twice ReDySim's, as is the link's mass.
"""

from __future__ import annotations

import math

from isodyn.model.angles import QUARTER
from isodyn.model.dh import from_dh
from isodyn.model.robot import Robot

#: Table 9.5(b): m [kg], r = (x, y, z) [m], (xx, xy, xz, yy, yz, zz) [kg m2]
TABLE = (
    (26.98, (0.091, 0.067, 0.006), (0.322, -0.018, -0.145, 0.467, -0.014, 0.478)),
    (15.92, (0.333, 0.002, 0.039), (0.541, 0.000435, -0.005, 0.552, 0.017, 0.044)),
    (25.852, (0.032, -0.008, -0.034), (0.775, -0.009, 0.025, 0.75, 0.007, 0.208)),
    (4.008, (0.0, 0.109, -0.008), (0.01, 0.002, 0.0, 0.02, 0.0, 0.024)),
    (1.615, (0.0, -0.01, -0.033), (0.002, 0.0, 0.0, 0.004, 0.0, 0.004)),
    (0.016, (0.0, 0.0, -0.111), (6.226e-06, 0.0, 0.0, 3.024e-06, 0.0, 3.304e-06)),
)


def kr5_book() -> Robot:
    """q = 0 is the position of mdl_KR5.m; the book's may differ by offsets of theta."""
    return from_dh(
        convention="standard",
        joints="RRRRRR",
        a=(0.180, 0.600, 0.120, 0.0, 0.0, 0.0),
        alpha=(QUARTER, math.pi, -QUARTER, QUARTER, -QUARTER, 0.0),
        d=(0.400, 0.135, 0.135, 0.620, 0.0, 0.0),
        theta=(0.0,) * 6,
        mass=[mass for mass, _, _ in TABLE],
        com=[[-x for x in r] for _, r, _ in TABLE],
        inertia=[(xx, yy, zz, xy, xz, yz) for _, _, (xx, xy, xz, yy, yz, zz) in TABLE],
        name="kr5-book",
        source="stand-in: Saha, Introduction to Robotics, Table 9.5(b), on the DH table of mdl_KR5.m; moments of link 6, "
        "printed as 0, are twice ReDySim's; facts, no licence claimed",
    )
