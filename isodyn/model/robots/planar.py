"""Planar arms of slender rods: the two-link and three-link arms of Saha's book and ReDySim."""

from __future__ import annotations

from isodyn.model.dh import from_dh
from isodyn.model.robot import Robot

LENGTHS = (0.30, 0.25, 0.22)  # m
MASSES = (0.5, 0.4, 0.3)  # kg
SIDE = 0.01  # m, thickness of the rods


def two_link() -> Robot:
    """ReDySim's two-link arm."""
    return _rods(2, "two-link", "ReDySim 2-Link Robot (InvDyn and ForDyn inputs); facts, no licence claimed")


def three_link() -> Robot:
    """Saha's three-link arm."""
    source = "Saha, Introduction to Robotics, example 9.4; values as in ReDySim 3-Link Robot; facts, no licence claimed"
    return _rods(3, "three-link", source)


def _rods(n: int, name: str, source: str) -> Robot:
    """Standard DH, so that link i's frame is at its far end: the mass centre is half a length back."""
    rods = list(zip(LENGTHS[:n], MASSES[:n], strict=True))
    return from_dh(
        convention="standard",
        joints="R" * n,
        a=LENGTHS[:n],
        alpha=[0.0] * n,
        d=[0.0] * n,
        theta=[0.0] * n,
        mass=MASSES[:n],
        com=[(-a / 2, 0.0, 0.0) for a in LENGTHS[:n]],
        inertia=[(m * SIDE**2 / 12, m * a**2 / 12, m * a**2 / 12) for a, m in rods],
        name=name,
        gravity=(0.0, -9.81, 0.0),
        source=source,
    )
