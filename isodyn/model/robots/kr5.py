"""KUKA KR-5 with the parameters of ReDySim, modified DH.

Source: ReDySim GUI, InvDyn/KUKA Robot/default_input/matfiles.m, which comes with torques along a trajectory (tor.dat).
"""

from __future__ import annotations

from isodyn.model.angles import QUARTER
from isodyn.model.dh import from_dh
from isodyn.model.robot import Robot


def kr5() -> Robot:
    """ReDySim's b is d here; its (dx, dy, dz) is com."""
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
