"""Links that pass through each other: capsules around the skeleton of a robot, and how near they come along a motion.

A simulation without contacts lets links interfere; Saha remarks on it in Example 9.11.  A capsule is the set of points within a
radius of a segment.  Pairs whose capsules touch in every posture are joined, not colliding, and are left out: neighbours, and links
that meet in a wrist.  (So a link that folds back onto its own neighbour is not seen.)
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from isodyn.analysis.posture import places, skeleton, walk
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ShapeError, UnknownNameError
from isodyn.model.robot import Robot
from isodyn.spatial import Array

_PROBES = 64  # random postures in which joined pairs show
_BLOCK = 4_000_000  # distances at a time


class Contact(NamedTuple):
    """Two links inside each other: from when, for what part of the samples, and how deep at most [m]."""

    first: str
    second: str
    t: float
    part: float
    depth: float


@dataclass(frozen=True, eq=False)
class Clearance:
    """How near the links of a robot came to each other.

    pairs    names of two links each
    gap      (K, pairs)    distance of the capsules' surfaces; negative: inside each other      [m]
    t        (K,)          times of the samples, or their numbers
    radius   link -> radius of its capsule                                                      [m]
    """

    pairs: tuple[tuple[str, str], ...]
    gap: Array
    t: Array
    radius: Mapping[str, float]

    @property
    def contacts(self) -> tuple[Contact, ...]:
        """The pairs that were inside each other, deepest first."""
        found = []
        for k, (a, b) in enumerate(self.pairs):
            inside = self.gap[:, k] < 0
            if inside.any():
                when = float(self.t[int(np.argmax(inside))])
                found.append(Contact(a, b, when, float(inside.mean()), float(-self.gap[:, k].min())))
        return tuple(sorted(found, key=lambda contact: -contact.depth))

    @property
    def least(self) -> float:
        """The smallest gap of all [m]; infinite when no two links can touch."""
        return float(self.gap.min(initial=math.inf))

    def __str__(self) -> str:
        if not self.contacts:
            return f"no links pass through each other; the smallest gap is {self.least:.3g} m"
        lines = [
            f"{c.first} and {c.second} pass through each other: from t = {c.t:.4g} s, {100 * c.part:.0f} % of the samples, "
            f"{c.depth:.3g} m deep"
            for c in self.contacts
        ]
        return "\n".join(lines)


def clearance(robot: Robot, q: Any, *, radius: float | Mapping[str, float] | None = None, t: Any = None) -> Clearance:
    """How near the links of a robot come to each other at positions q (K, n).

    radius   of the capsules [m], or {link: radius}; None: that of a cylinder with the link's mass and smallest moment of inertia,
             at most a twentieth of the arm's length
    t        (K,) times [s]; None: numbers of the samples
    """
    robot = a_robot(robot)
    motion = np.atleast_2d(np.asarray(q, dtype=float))
    if motion.ndim != 2 or motion.shape[1] != robot.nq or not np.isfinite(motion).all():
        raise ShapeError(f"q: expected finite positions (K, {robot.nq}) of {robot.name!r}, got shape {np.shape(q)}")
    times = np.arange(len(motion)) if t is None else np.asarray(t, dtype=float)
    body = Capsules(robot, radius)
    pairs = body.apart(_probes(robot))
    names = tuple((body.names[a], body.names[b]) for a, b in pairs)
    return Clearance(names, body.gaps(motion, pairs), times, dict(zip(body.names, body.radii, strict=True)))


class Capsules:
    """The links of a robot as segments in their own frames, with a radius each."""

    def __init__(self, robot: Robot, radius: float | Mapping[str, float] | None):
        self.robot = robot
        at = places(robot, np.zeros(robot.nq))
        frames = {robot.root.name: np.eye(4), **{place.joint.child: place.link for place in at}}
        owners = [place.joint.parent for place in at] + [name for name in robot.tips if name in frames and at]
        segments: dict[str, list[Array]] = {}
        for owner, line in zip(owners, skeleton(robot, at), strict=True):
            R, p = frames[owner][:3, :3], frames[owner][:3, 3]
            own = (line - p) @ R
            ends = [own[k : k + 2] for k in range(len(own) - 1)] or [np.repeat(own, 2, axis=0)[:2]]
            segments.setdefault(owner, []).extend(ends)
        self.names = list(segments)
        self.owner = np.array([k for k, name in enumerate(self.names) for _ in segments[name]], dtype=int)
        self.ends = np.array([s for name in self.names for s in segments[name]]).reshape(-1, 2, 3)
        self.radii = self._radii(radius)

    def _radii(self, radius: float | Mapping[str, float] | None) -> list[float]:
        total = float(np.linalg.norm(self.ends[:, 1] - self.ends[:, 0], axis=1).sum()) or 1.0
        given = dict(radius) if isinstance(radius, Mapping) else {}
        for name in given:
            if name not in self.robot.link_names:
                raise UnknownNameError.of("link", name, self.robot.link_names)
        result = []
        for name in self.names:
            value = given.get(name, radius if not isinstance(radius, Mapping) else None)
            result.append(_estimated(self.robot, name, total) if value is None else float(value))
        if not all(math.isfinite(r) and r >= 0 for r in result):
            raise ShapeError(f"radius: expected lengths of at least 0 m, got {radius!r}")
        return result

    def points(self, q: Array) -> Array:
        """(K, segments, 2, 3): the ends of all segments in the root frame."""
        links = walk(self.robot, q)[3]
        index = {joint.child: k for k, joint in enumerate(self.robot.joints)}
        eye = np.broadcast_to(np.eye(4), (len(q), 4, 4))
        frames = [links[:, index[name]] if name in index else eye for name in self.names]
        T = np.stack([frames[k] for k in self.owner], axis=1)
        return np.asarray(np.einsum("ksij,sej->ksei", T[..., :3, :3], self.ends) + T[:, :, np.newaxis, :3, 3])

    def gaps(self, q: Array, pairs: list[tuple[int, int]]) -> Array:
        """(K, pairs): distance of the capsules' surfaces [m]."""
        members = {k: np.flatnonzero(self.owner == k) for k in range(len(self.names))}
        result = np.empty((len(q), len(pairs)))
        block = max(1, _BLOCK // max(1, len(self.ends) ** 2))
        for start in range(0, len(q), block):
            ends = self.points(q[start : start + block])
            for k, (a, b) in enumerate(pairs):
                first, second = ends[:, members[a]][:, :, np.newaxis], ends[:, members[b]][:, np.newaxis]
                near = segment_distance(first, second).min(axis=(1, 2))
                result[start : start + block, k] = near - self.radii[a] - self.radii[b]
        return result

    def apart(self, probes: Array) -> list[tuple[int, int]]:
        """The pairs that no joint joins and that are apart in some posture."""
        joined = {frozenset((joint.parent, joint.child)) for joint in self.robot.joints}
        pairs = [(a, b) for a, b in combinations(range(len(self.names)), 2) if {self.names[a], self.names[b]} not in joined]
        gaps = self.gaps(probes, pairs)
        return [pair for k, pair in enumerate(pairs) if (gaps[:, k] > 1e-9).any()]


def segment_distance(first: Array, second: Array) -> Array:
    """Distance (...) between segments (..., 2, 3) and (..., 2, 3) [m]; either may be a point.

    The squared distance is a convex parabola of the two places along the segments: its free minimum, kept within the first segment,
    gives a place on the second; that kept within the second gives the place on the first (Ericson, 2004, 5.1.9).
    """
    first, second = np.broadcast_arrays(first, second)
    a, b = first[..., 0, :], second[..., 0, :]
    d, e, r = first[..., 1, :] - a, second[..., 1, :] - b, a - b
    dd, ee, de = (d * d).sum(-1), (e * e).sum(-1), (d * e).sum(-1)
    dr, er = (d * r).sum(-1), (e * r).sum(-1)
    across = dd * ee - de * de
    with np.errstate(divide="ignore", invalid="ignore"):
        s = np.where(across > 1e-12 * dd * ee, (de * er - dr * ee) / across, 0.0)
        s = np.clip(np.where(dd > 0, s, 0.0), 0.0, 1.0)
        u = np.clip(np.where(ee > 0, (de * s + er) / ee, 0.0), 0.0, 1.0)
        s = np.clip(np.where(dd > 0, (de * u - dr) / dd, 0.0), 0.0, 1.0)
    gap = r + s[..., np.newaxis] * d - u[..., np.newaxis] * e
    return np.asarray(np.sqrt((gap * gap).sum(-1)))


def _estimated(robot: Robot, name: str, total: float) -> float:
    """sqrt(2 I / m), as of a cylinder about its axis, within a twentieth of the arm."""
    link = robot.link(name)
    mass = float(link.mass)
    least = float(np.linalg.eigvalsh(link.inertia.astype(float))[0]) if mass > 0 else 0.0
    return min(math.sqrt(2 * max(least, 0.0) / mass), 0.05 * total) if mass > 0 else 0.02 * total


def _probes(robot: Robot) -> Array:
    """Postures within the limits, at random but always the same ones."""
    rng = np.random.default_rng(11)
    low = np.array([max(joint.limits.lower, -math.pi if joint.type == "revolute" else -0.5) for joint in robot.moving])
    high = np.array([min(joint.limits.upper, math.pi if joint.type == "revolute" else 0.5) for joint in robot.moving])
    return rng.uniform(np.minimum(low, high), np.maximum(low, high), size=(_PROBES, robot.nq))
