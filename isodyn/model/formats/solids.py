"""Mass properties of solid shapes of uniform density, as geoms of MJCF have them.

sphere (r), box (half-lengths a, b, c), ellipsoid (radii a, b, c), cylinder and capsule (r, half-length h of the cylinder part,
along z).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from isodyn.spatial import Array


@dataclass(frozen=True)
class Part:
    """Mass [kg], centre of mass [m] and inertia about it [kg m2], in the body's frame."""

    mass: float
    com: Array
    inertia: Array


NOTHING = Part(0.0, np.zeros(3), np.zeros((3, 3)))


def turned(moments: Array, R: Array) -> Array:
    """R moments R^T, exactly symmetric."""
    if np.array_equal(R, np.eye(3)):
        return moments
    result = R @ moments @ R.T
    symmetric: Array = (result + result.T) / 2
    return symmetric


def solid(kind: str, size: Sequence[float]) -> tuple[float, tuple[float, float, float]]:
    """(volume [m3], the three principal moments per unit mass [m2])."""
    if kind == "sphere":
        (r,) = size
        return 4 / 3 * math.pi * r**3, (0.4 * r * r,) * 3
    if kind in ("box", "ellipsoid"):
        a, b, c = size
        volume, share = (8.0, 3.0) if kind == "box" else (4 / 3 * math.pi, 5.0)
        return volume * a * b * c, ((b * b + c * c) / share, (a * a + c * c) / share, (a * a + b * b) / share)
    r, h = size
    across, about = r * r / 4 + h * h / 3, r * r / 2
    if kind == "cylinder":
        return 2 * math.pi * r * r * h, (across, across, about)
    caps = 2 * r / (2 * r + 3 * h)  # the share of the two half-spheres; their centres are 3/8 r beyond the cylinder's ends
    tube = 1 - caps
    across, about = tube * across + caps * (0.4 * r * r + 0.75 * r * h + h * h), tube * about + caps * 0.4 * r * r
    return math.pi * r * r * (2 * h + 4 / 3 * r), (across, across, about)


def together(parts: Sequence[Part]) -> Part:
    """Bodies fixed to each other (parallel axes)."""
    if len(parts) == 1:
        return parts[0]
    mass = sum(part.mass for part in parts)
    if not mass:
        return NOTHING
    com = sum((part.mass * part.com for part in parts), np.zeros(3)) / mass
    inertia = np.zeros((3, 3))
    for part in parts:
        r = part.com - com
        inertia += part.inertia + part.mass * ((r @ r) * np.eye(3) - np.outer(r, r))
    return Part(mass, com, inertia)


def principal(inertia: Array) -> tuple[Array, Array]:
    """(moments, axes as columns); a diagonal matrix is taken as it is."""
    if not (inertia - np.diag(inertia.diagonal())).any():
        return inertia.diagonal().copy(), np.eye(3)
    moments, axes = np.linalg.eigh(inertia)
    return moments, axes
