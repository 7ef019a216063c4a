"""Stanford arm, standard DH, prismatic third joint, with the values of ROBOOP; it stands in for Saha's Table 9.4, which is lost.

Source: ROBOOP source/rtest.cpp and Corke's mdl_stanford.m, dynamic data credited to Paul 1981.  Several mass centres lie metres off
the arm (a slip of units in the source); good for checking algebra, where ROBOOP publishes 17 digits, not as physics.
"""

from __future__ import annotations

from isodyn.model.angles import QUARTER
from isodyn.model.dh import from_dh
from isodyn.model.robot import Robot


def stanford() -> Robot:
    """No motors: ROBOOP's published torques are without them."""
    return from_dh(
        convention="standard",
        joints="RRPRRR",
        a=(0.0,) * 6,
        alpha=(-QUARTER, QUARTER, 0.0, -QUARTER, QUARTER, 0.0),
        d=(0.412, 0.154, 0.0, 0.0, 0.0, 0.263),
        theta=(0.0, 0.0, -QUARTER, 0.0, 0.0, 0.0),
        mass=(9.29, 5.01, 4.25, 1.08, 0.63, 0.51),
        com=(
            (0.0, 0.0175, -0.1105),
            (0.0, -1.054, 0.0),
            (0.0, 0.0, -6.447),
            (0.0, 0.092, -0.054),
            (0.0, 0.0, 0.566),
            (0.0, 0.0, 1.554),
        ),
        inertia=(
            (0.276, 0.255, 0.071),
            (0.108, 0.018, 0.100),
            (2.51, 2.51, 0.006),
            (0.002, 0.001, 0.001),
            (0.003, 0.003, 0.0004),
            (0.013, 0.013, 0.0003),
        ),
        name="stanford",
        source="ROBOOP source/rtest.cpp, Stanford arm (data credited to Paul 1981); facts, no licence claimed",
    )
