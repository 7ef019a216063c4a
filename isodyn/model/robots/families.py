"""Parametric families of robots: chains of any length, and random trees for tests."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from isodyn.check import Values, constant, frozen, scalar, whole
from isodyn.errors import ModelError
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER
from isodyn.spatial import Array, pose, rpy_matrix

_COUNT = "a whole number of joints, at least 1"


def chain(
    n: int,
    *,
    length: float = 1.0,
    mass: float = 1.0,
    twist: float = QUARTER,
    gravity: Values = (0.0, 0.0, -9.81),
    name: str | None = None,
) -> Robot:
    """Return a spatial chain of n equal links on revolute joints, in modified DH.

    length, mass   of one link [m], [kg]: a cylinder of radius length / 20, with its mass centre slightly off the line of the joints
                   and its inertia slightly rotated from the link's axes, so that no product of inertia is zero
    twist          angle between neighbouring joint axes, with alternating sign, so that the chain is not planar   [rad]
    """
    n = whole("n", n, 1, rule=_COUNT, error=ModelError)
    side, weight = scalar("length [m]", length, least=0.0), scalar("mass [kg]", mass, least=0.0)  # symbols are allowed
    radius = side / 20
    along, across = weight * radius**2 / 2, weight * (3 * radius**2 + side**2) / 12
    tilt = rpy_matrix((0.3, 0.2, 0.1))
    inertia = tilt @ np.diag([along, across, across]) @ tilt.T
    return Robot.from_dh(
        name=name or f"chain-{n}", convention="modified", joints="R" * n, gravity=gravity,
        a=[0.0] + [side] * (n - 1), alpha=[0.0] + [twist if i % 2 == 0 else -twist for i in range(n - 1)], d=[0.0] * n,
        theta=[0.0] * n,
        mass=[weight] * n, com=[(side / 2, radius / 2, -radius / 3)] * n, inertia=[(inertia + inertia.T) / 2] * n,
        tool=pose(None, (side, 0.0, 0.0)),
        source="isodyn family chain(n)",
    )  # fmt: skip


def autotree(nb: int, bf: float = 1.0, skew: float = 0.0, taper: float = 1.0, *, gravity: Values = (0.0, 0.0, -9.81)) -> Robot:
    """Return Featherstone's parametric tree of nb tubes on revolute joints.

    nb      number of bodies, numbered breadth first
    bf      branching factor, at least 1: children of a body that has any, on average (1.5 alternates between 1 and 2)
    skew    angle between a body's own joint axis (z) and its children's, about x: 0 is planar           [rad]
    taper   body i is a thin-walled tube along x, taper^i m long, a twentieth of that in radius, taper^(3 i) kg (i from 0)

    Source: the description of autoTree in Featherstone's spatial_v2 (royfeatherstone.org/spatial/v2).
    """
    nb = whole("nb", nb, 1, rule=_COUNT, error=ModelError)
    bf, skew, taper = constant("bf", bf, least=1.0), constant("skew [rad]", skew), constant("taper", taper, least=0.0)
    if not 0.0 < taper <= 2.0:
        raise ModelError(f"taper: expected a number above 0 and at most 2, got {taper:g}")
    links, joints = [Link("base")], []
    for i in range(nb):
        length, mass = taper**i, taper ** (3 * i)
        radius = length / 20
        along, across = mass * radius**2, mass * (6 * radius**2 + length**2) / 12  # of a thin-walled tube
        links.append(Link(f"link{i + 1}", mass, np.array([length / 2, 0.0, 0.0]), np.array([along, across, across])))
        parent = math.floor((i - 1 + math.ceil(bf)) / bf) if i else 0  # body numbers from 1; 0 is the base
        origin = pose(rpy_matrix((skew, 0.0, 0.0)), (taper ** (parent - 1), 0.0, 0.0)) if parent else np.eye(4)
        joints.append(Joint(f"joint{i + 1}", links[parent].name, links[-1].name, "revolute", origin))
    name, field = f"autotree-{nb}", frozen("gravity [m/s2]", gravity, (3,))
    return Robot(name, tuple(links), tuple(joints), field, source=f"isodyn family autotree({nb}, {bf:g}, {skew:g}, {taper:g})")


def random_tree(
    seed: int,
    n: int,
    *,
    branching: float = 0.3,
    prismatic: float = 0.3,
    arbitrary_axes: bool = True,
    full_inertia: bool = True,
    fixed: float = 0.1,
    motors: bool = False,
    gravity: Values = (0.0, 0.0, -9.81),
) -> Robot:
    """Return a random tree with n movable joints and physically possible links; equal arguments give the same tree.

    branching        probability that a joint is on any earlier link instead of the last one
    prismatic        probability that a joint is prismatic
    arbitrary_axes   any axis and any origin rotation; otherwise coordinate axes and right angles
    full_inertia     inertia tensors with products
    fixed            probability that a link with mass is inserted on a fixed joint before a movable one
    motors           random rotors, gears and friction on the joints
    """
    n = whole("n", n, 1, rule=_COUNT, error=ModelError)
    rng = np.random.default_rng(seed)
    links, joints = [Link("base")], []

    def grow(stem: str, kind: str) -> None:
        parent = links[int(rng.integers(len(links)))] if rng.random() < branching else links[-1]
        index = sum(link.name.startswith(stem) for link in links) + 1
        child = _random_link(rng, f"{stem}{index}", full_inertia)
        quarters = [float(k) * QUARTER for k in rng.integers(0, 4, 3)]
        origin = pose(_random_rotation(rng) if arbitrary_axes else rpy_matrix(quarters), rng.uniform(-0.5, 0.5, 3))
        extras: dict[str, Any] = {}
        if kind != "fixed":
            direction = rng.normal(size=3)
            extras["axis"] = direction / np.linalg.norm(direction) if arbitrary_axes else np.eye(3)[int(rng.integers(3))]
        if kind != "fixed" and motors:
            rotor, gear, viscous, plus, minus = rng.uniform((1e-5, 20.0, 0.0, 0.0, -1.0), (1e-3, 150.0, 2.0, 1.0, 0.0)).tolist()
            extras |= {"rotor_inertia": rotor, "gear_ratio": gear, "viscous": viscous, "coulomb": (plus, minus)}
        name = f"{'mount' if kind == 'fixed' else 'joint'}{index}"
        joints.append(Joint(name, parent.name, child.name, kind, origin, **extras))
        links.append(child)

    for _ in range(n):
        if rng.random() < fixed:
            grow("part", "fixed")
        grow("link", "prismatic" if rng.random() < prismatic else "revolute")
    field = frozen("gravity [m/s2]", gravity, (3,))
    return Robot(f"tree-{n}-{seed}", tuple(links), tuple(joints), field, source=f"isodyn family random_tree({seed}, {n})")


def _random_link(rng: np.random.Generator, name: str, full: bool) -> Link:
    """Return a random link: moments b + c, a + c, a + b with positive a, b, c are exactly those of bodies with volume."""
    a, b, c = rng.uniform(0.01, 0.1, 3)
    moments = np.diag([b + c, a + c, a + b])
    if full:
        R = _random_rotation(rng)
        moments = R @ moments @ R.T
        moments = (moments + moments.T) / 2
    return Link(name, float(rng.uniform(0.5, 5.0)), rng.uniform(-0.3, 0.3, 3), moments)


def _random_rotation(rng: np.random.Generator) -> Array:
    """Return a uniformly distributed rotation (from a random unit quaternion)."""
    x, y, z, w = (quaternion := rng.normal(size=4)) / math.sqrt(float(quaternion @ quaternion))
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
            [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
            [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
        ]
    )
