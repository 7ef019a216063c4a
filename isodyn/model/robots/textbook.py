"""Arms of textbooks and of the papers' examples: planar rods, the pelican, Mata's two bars, a SCARA, the Stanford arm."""

from __future__ import annotations

import math
from collections.abc import Sequence

from isodyn.model.formats.dh import from_dh
from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER

DOWN = (0.0, -9.81, 0.0)  # m/s2

#: planar arms of slender rods
LENGTHS = (0.30, 0.25, 0.22)  # m
MASSES = (0.5, 0.4, 0.3)  # kg
SIDE = 0.01  # m, thickness of the rods

#: pelican: length, distance of the mass centre [m], mass [kg], moment about the axis [kg m2]
PELICAN = ((0.26, 0.0983, 6.5225, 0.1213), (0.26, 0.0229, 2.0458, 0.01616))
#: an example, not a measurement: 1 kg that hangs 0.1 m below its pin, as a bar of 0.2 m
CRUCIBLE = (0.2, 0.1, 1.0, 1.0 * 0.2**2 / 12)
_PELICAN_SOURCE = (
    "geometry Laus, Gonzalez & Martins, progressive screw dynamics, section 3; numbers Kelly, Santibanez & Loria 2005, as in "
    "JCLArriaga5/trajectory-simulation-pelican-robot, pelcnrbt/utils.py; xx and yy moments assumed; facts, no licence claimed"
)


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
        gravity=DOWN,
        source=source,
    )


def pelican() -> Robot:
    """Laus gives symbols only.

    The numbers are those of CICESE's Pelican as quoted in the file named in `source`, whose I_2 = 0.01616; the book itself was not
    at hand.
    """
    return _planar("pelican", PELICAN, _PELICAN_SOURCE)


def pelican_crucible() -> Robot:
    """The pelican with a crucible on a passive third joint; no source gives its numbers, so these are an example."""
    source = f"{_PELICAN_SOURCE}; the crucible's numbers are an example of ours"
    return _planar("pelican-crucible", (*PELICAN, CRUCIBLE), source, passive=(False, False, True))


def _planar(
    name: str, rows: Sequence[tuple[float, float, float, float]], source: str, passive: Sequence[bool] | None = None
) -> Robot:
    """Standard DH, com = (l - a, 0, 0) as in Laus (55).

    Only the moment about the axis is known: yy is taken equal and xx a tenth of it, as a body along x could have.
    """
    n = len(rows)
    return from_dh(
        convention="standard",
        joints="R" * n,
        a=[a for a, _, _, _ in rows],
        alpha=[0.0] * n,
        d=[0.0] * n,
        theta=[0.0] * n,
        mass=[m for _, _, m, _ in rows],
        com=[(l - a, 0.0, 0.0) for a, l, _, _ in rows],
        inertia=[(I / 10, I, I) for _, _, _, I in rows],
        name=name,
        gravity=DOWN,
        source=source,
        passive=passive,
    )


def mata_arm() -> Robot:
    """Two square bars, 0.02 m wide, 0.02 m and 2 m long: ill-conditioned on purpose (condition of M up to 54 000)."""
    width, lengths, masses = 0.02, (0.02, 2.0), (0.1, 10.0)
    bars = list(zip(lengths, masses, strict=True))
    return from_dh(
        convention="standard",
        joints="RR",
        a=lengths,
        alpha=(0.0, 0.0),
        d=(0.0, 0.0),
        theta=(0.0, 0.0),
        mass=masses,
        com=[(-l / 2, 0.0, 0.0) for l in lengths],
        inertia=[(m * width**2 / 6, m * (l**2 + width**2) / 12, m * (l**2 + width**2) / 12) for l, m in bars],
        name="mata-arm",
        gravity=DOWN,
        source="Mata et al. 2002, section 5.1 (Ascher, Pai & Cloutier 1997), mass centres at mid-length; facts, no licence claimed",
    )


def _bar(mass: float, x: float, y: float, z: float) -> tuple[float, float, float]:
    """Moments of a solid box [kg m2]."""
    return (mass * (y * y + z * z) / 12, mass * (x * x + z * z) / 12, mass * (x * x + y * y) / 12)


def scara() -> Robot:
    """The Adept Cobra 600's geometry and ranges; nobody publishes its masses, so the bodies are solid ones of ours.

    Upper arm a box of 325 x 120 x 80 mm, 8 kg; forearm 275 x 100 x 80 mm, 6 kg; quill a rod of 10 mm radius and 300 mm, 0.8 kg,
    hanging on the slide; flange a disc of 30 mm radius and 10 mm, 0.2 kg.
    """
    rod, disc = (0.8, 0.010, 0.300), (0.2, 0.030, 0.010)
    moments = [(m * (3 * r * r + h * h) / 12, m * (3 * r * r + h * h) / 12, m * r * r / 2) for m, r, h in (rod, disc)]
    turns = [(-math.radians(reach), math.radians(reach)) for reach in (50, 88)]
    return from_dh(
        convention="standard",
        joints="RRPR",
        a=(0.325, 0.275, 0.0, 0.0),
        alpha=(0.0, math.pi, 0.0, 0.0),
        d=(0.387, 0.0, 0.0, 0.0),
        theta=(0.0,) * 4,
        mass=(8.0, 6.0, 0.8, 0.2),
        com=((-0.1625, 0.0, 0.0), (-0.1375, 0.0, 0.0), (0.0, 0.0, -0.15), (0.0, 0.0, 0.005)),
        inertia=(_bar(8.0, 0.325, 0.120, 0.080), _bar(6.0, 0.275, 0.100, 0.080), *moments),
        limits=(*turns, (0.0, 0.210), None),
        name="scara",
        source="geometry and ranges Robotics Toolbox for Python, models/DH/Cobra600.py (Corke, MIT); masses an example",
    )


def stanford() -> Robot:
    """Stanford arm, standard DH, prismatic third joint, with the values of ROBOOP.

    It stands in for Saha's Table 9.4, which is lost.
    Several mass centres lie metres off the arm (a slip of units in the source); good for checking algebra, where ROBOOP publishes
    17 digits, not as physics.  No motors: ROBOOP's published torques are without them.
    Source: ROBOOP source/rtest.cpp and Corke's mdl_stanford.m, dynamic data credited to Paul 1981.
    """
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
