"""Template arms for common joint sequences, with plausible numbers to edit."""

from __future__ import annotations

import math
from collections.abc import Callable

from isodyn.check import one_of
from isodyn.model.formats.dh import DHRow
from isodyn.model.robot import Robot

QUARTER = math.pi / 2
DENSITY = 8.0  # mass of a rod per length [kg/m]


def template(key: str) -> Robot:
    """Return the arm of this key."""
    return TEMPLATES[one_of("template", key, TEMPLATES)][1]()


def _rod(joint: str, *, a: float = 0.0, d: float = 0.0, alpha: float = 0.0, theta: float = 0.0, reach: float = 0.0) -> DHRow:
    """Return a DH row (standard convention) whose link is a round rod from the joint to the frame.

    a      [m]  along x, from -a to 0 in the link's frame
    d      [m]  along the joint's axis
    reach  [m]  along z of the frame, for a prismatic joint or the last link: the rod's length if a = d = 0
    """
    c, s = (round(f(alpha), 12) for f in (math.cos, math.sin))
    along = (-a, -s * d, -c * d) if a or (d and not reach) else (0.0, 0.0, -reach)  # to the joint, in the link's frame
    length = math.hypot(*along)
    mass = DENSITY * max(length, 0.1)
    radius, slender = 0.04, length * length / 12
    direction = [x / length for x in along] if length else [0.0, 0.0, 1.0]
    round_, across = 0.5 * mass * radius**2, mass * (0.25 * radius**2 + slender)
    inertia = [across + (round_ - across) * x * x for x in direction]
    inertia += [(round_ - across) * direction[i] * direction[j] for i, j in ((0, 1), (0, 2), (1, 2))]
    limits = (-math.pi, math.pi) if joint == "R" else (0.0, 0.5)
    com = [0.5 * x + 0.0 for x in along]
    return DHRow(joint, a=a, d=d, alpha=alpha, theta=theta, mass=mass, com=com, inertia=inertia, limits=limits)


def _planar(lengths: tuple[float, ...], key: str) -> Robot:
    """Return an arm in a vertical plane; y is up."""
    rows = [_rod("R", a=length) for length in lengths]
    return Robot.from_dh(rows, convention="standard", gravity=(0.0, -9.81, 0.0), name=key)


def _two() -> Robot:
    return _planar((0.5, 0.4), "2R")


def _three() -> Robot:
    return _planar((0.4, 0.3, 0.2), "3R")


def _rrp() -> Robot:
    rows = [_rod("R", d=0.5, alpha=QUARTER), _rod("R", alpha=QUARTER, theta=QUARTER, reach=0.2), _rod("P", d=0.2, reach=0.5)]
    return Robot.from_dh(rows, convention="standard", name="RRP")


def _scara() -> Robot:
    rows = [_rod("R", a=0.35, d=0.4), _rod("R", a=0.3, alpha=math.pi), _rod("P", d=0.05, reach=0.4), _rod("R", reach=0.1)]
    return Robot.from_dh(rows, convention="standard", name="SCARA")


def _six() -> Robot:
    rows = [
        _rod("R", d=0.4, alpha=QUARTER),
        _rod("R", a=0.45, theta=QUARTER),
        _rod("R", alpha=QUARTER, reach=0.1),
        _rod("R", d=0.4, alpha=-QUARTER),
        _rod("R", alpha=QUARTER, reach=0.1),
        _rod("R", d=0.1, reach=0.1),
    ]
    return Robot.from_dh(rows, convention="standard", name="6R")


def _seven() -> Robot:
    lengths, turns = (0.34, 0.0, 0.4, 0.0, 0.4, 0.0, 0.12), (-1, 1, 1, -1, -1, 1, 0)
    rows = [_rod("R", d=d, alpha=turn * QUARTER, reach=0.0 if d and turn else 0.1) for d, turn in zip(lengths, turns, strict=True)]
    return Robot.from_dh(rows, convention="standard", name="7R")


#: key -> (description, function that makes the arm)
TEMPLATES: dict[str, tuple[str, Callable[[], Robot]]] = {
    "2R": ("planar arm of two rods", _two),
    "3R": ("planar arm of three rods", _three),
    "RRP": ("arm with two revolute joints and a prismatic joint", _rrp),
    "SCARA": ("SCARA arm, RRPR", _scara),
    "6R": ("six-axis arm with a spherical wrist", _six),
    "7R": ("seven-axis arm", _seven),
}
