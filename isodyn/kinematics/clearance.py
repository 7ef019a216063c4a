"""Self-collision: capsules around the skeleton of a robot, and their distances along a motion.

A simulation without contacts lets links penetrate each other; Saha remarks on it in Example 9.11.  A capsule is the set of points
within a radius of a segment.  A prismatic joint has a rod, from the joint to the moved link, as thick as that link.

Pairs whose capsules overlap in every posture are adjacent, not colliding, and are left out: neighbours (links on fixed joints count
as one), and links that meet in a wrist.  (So a link folding back onto its own neighbour is not detected.)  A retracted prismatic
joint does not count as a contact either, although everything on its link then touches the link that carries it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ShapeError
from isodyn.kinematics.posture import has_rod, limbs, moved, places, walk
from isodyn.model.columns import sizes
from isodyn.model.joint import Joint
from isodyn.model.robot import Robot
from isodyn.spatial import Array

_PROBES = 64  # random postures to find adjacent pairs
_BLOCK = 4_000_000  # distances computed at a time


class Contact(NamedTuple):
    """Two links that penetrate each other: time of the first sample, fraction of samples, and largest depth [m]."""

    first: str
    second: str
    t: float
    part: float
    depth: float


@dataclass(frozen=True, eq=False)
class Clearance:
    """Distances between the links of a robot along a motion.

    pairs    names of two links each, or of the rod of a prismatic joint ("rod of joint3")
    gap      (K, pairs)    distance of the capsules' surfaces; negative: penetration            [m]
    t        (K,)          times of the samples, or their indices
    radius   link -> radius of its capsule                                                      [m]
    """

    pairs: tuple[tuple[str, str], ...]
    gap: Array
    t: Array
    radius: Mapping[str, float]

    @property
    def contacts(self) -> tuple[Contact, ...]:
        """The pairs that penetrate each other, deepest first."""
        found = []
        for k, (a, b) in enumerate(self.pairs):
            inside = self.gap[:, k] < 0
            if inside.any():
                when = float(self.t[int(np.argmax(inside))])
                found.append(Contact(a, b, when, float(inside.mean()), float(-self.gap[:, k].min())))
        return tuple(sorted(found, key=lambda contact: -contact.depth))

    @property
    def least(self) -> float:
        """The smallest gap of all [m]; infinite if no two links can collide."""
        return float(self.gap.min(initial=math.inf))

    def __str__(self) -> str:
        if not self.contacts:
            return f"no links penetrate each other; the smallest gap is {self.least:.3g} m"
        return "\n".join(
            f"{c.first} and {c.second} penetrate each other: from t = {c.t:.4g} s, in {100 * c.part:.0f} % of the samples, "
            f"{c.depth:.3g} m deep"
            for c in self.contacts
        )


def clearance(
    robot: Robot, q: ArrayLike, *, radius: float | Mapping[str, float] | None = None, t: ArrayLike | None = None
) -> Clearance:
    """Return the distances between the links of a robot at positions q (K, nq).

    radius   of the capsules [m], or {link: radius}; None: that of a cylinder with the link's mass and smallest moment of inertia,
             at most a twentieth of the arm's length
    t        (K,) times [s]; None: indices of the samples
    """
    robot = a_robot(robot)
    motion = np.atleast_2d(np.asarray(q, dtype=float))
    if motion.ndim != 2 or motion.shape[1] != robot.nq or not np.isfinite(motion).all():
        wanted = f"finite positions (K, {robot.nq}) of {robot.name!r}"
        hint = sizes(robot, "; ") + check.sideways("q", motion.shape, ("K", robot.nq))
        raise ShapeError(f"q: expected {wanted}, got shape {np.shape(q)}{hint}")
    times = np.arange(len(motion)) if t is None else np.asarray(t, dtype=float)
    body = Capsules(robot, radius)
    rng = np.random.default_rng(11)  # the same postures in every call
    low = np.array([max(joint.limits.lower, -math.pi if joint.is_revolute else -0.5) for joint in robot.dofs])
    high = np.array([min(joint.limits.upper, math.pi if joint.is_revolute else 0.5) for joint in robot.dofs])
    pairs = body.apart(moved(robot, rng.uniform(np.minimum(low, high), np.maximum(low, high), size=(_PROBES, robot.n))))
    names = tuple((body.names[a], body.names[b]) for a, b in pairs)
    return Clearance(names, body.gaps(motion, pairs), times, dict(zip(body.names, body.radii, strict=True)))


class Capsules:
    """The links of a robot as segments in their own frames, each with a radius; then the rods of its prismatic joints.

    names    of the bodies: links, then rods
    fixed    (F,)    index of the link of each segment with constant length; a rod's segment varies
    owner    (S,)    index of each segment's body: segments of links, then one per rod
    slides   indices of the prismatic joints in robot.joints
    """

    def __init__(self, robot: Robot, radius: float | Mapping[str, float] | None):
        self.robot = robot
        segments = _segments(robot)
        self.links = list(segments)
        self.slides = [k for k, joint in enumerate(robot.joints) if has_rod(joint)]
        self.names = self.links + [_rod(robot.joints[k]) for k in self.slides]
        of_links = [k for k, name in enumerate(self.links) for _ in segments[name]]
        self.fixed = np.array(of_links, dtype=int)
        self.owner = np.array([*of_links, *range(len(self.links), len(self.names))], dtype=int)
        self.ends = np.array([s for name in self.links for s in segments[name]]).reshape(-1, 2, 3)
        self.radii = self._radii(radius)
        self.radii += [self.radii[self.links.index(robot.joints[k].child)] for k in self.slides]

    def _radii(self, radius: float | Mapping[str, float] | None) -> list[float]:
        total = float(np.linalg.norm(self.ends[:, 1] - self.ends[:, 0], axis=1).sum()) or 1.0
        own, common = (dict(radius), None) if isinstance(radius, Mapping) else ({}, radius)
        for name in own:
            check.one_of("link", name, self.robot.link_names)
        given = [(name, own.get(name, common)) for name in self.links]
        result = [_estimated(self.robot, name, total) if value is None else float(value) for name, value in given]
        if not all(math.isfinite(r) and r >= 0 for r in result):
            raise ShapeError(f"radius: expected lengths of at least 0 m, got {radius!r}")
        return result

    def points(self, q: Array) -> Array:
        """Return the end points (K, segments, 2, 3) of all segments in the root frame."""
        at, out, _, links = walk(self.robot, q)
        index = {joint.child: k for k, joint in enumerate(self.robot.joints)}
        eye = np.broadcast_to(np.eye(4), (len(q), 4, 4))
        frames = [links[:, index[name]] if name in index else eye for name in self.links]
        T = np.stack([frames[k] for k in self.fixed], axis=1)
        rigid = np.einsum("ksij,sej->ksei", T[..., :3, :3], self.ends) + T[:, :, np.newaxis, :3, 3]
        rods = np.stack([at[:, self.slides], out[:, self.slides]], axis=2)
        return np.concatenate([rigid, rods], axis=1)

    def gaps(self, q: Array, pairs: list[tuple[int, int]]) -> Array:
        """Return the distances (K, pairs) of the capsules' surfaces [m]; at least 0 if a retracted prismatic joint causes them."""
        members = [np.flatnonzero(self.owner == k) for k in range(len(self.names))]
        between = self._slides_between(pairs)
        result = np.empty((len(q), len(pairs)))
        block = max(1, _BLOCK // max(1, len(self.owner) ** 2))
        for start in range(0, len(q), block):
            ends = self.points(q[start : start + block])
            for k, (a, b) in enumerate(pairs):
                first, second = ends[:, members[a]][:, :, np.newaxis], ends[:, members[b]][:, np.newaxis]
                reach = self.radii[a] + self.radii[b]
                near = segment_distance(first, second).min(axis=(1, 2)) - reach
                for rod in between[k]:
                    out = np.linalg.norm(ends[:, rod, 1] - ends[:, rod, 0], axis=-1)
                    near = np.where(out < reach, np.maximum(near, 0.0), near)
                result[start : start + block, k] = near
        return result

    def _slides_between(self, pairs: list[tuple[int, int]]) -> list[list[int]]:
        """Return, for each pair, the rods whose joint separates it: one body on the carrying link's side, the other beyond."""
        found, groups = [list[int]() for _ in pairs], _groups(self.robot)
        for rod, k in enumerate(self.slides, start=len(self.fixed)):
            beyond, carrier = {self.robot.joints[k].child}, groups[self.robot.joints[k].parent]
            for joint in self.robot.joints:  # the joint carries links, and rods of further joints
                if joint.parent in beyond:
                    beyond |= {joint.child, _rod(joint)}
            for rods, (a, b) in zip(found, ((self.names[a], self.names[b]) for a, b in pairs), strict=True):
                if any(groups.get(x) == carrier and y in beyond for x, y in ((a, b), (b, a))):
                    rods.append(rod)
        return found

    def apart(self, probes: Array) -> list[tuple[int, int]]:
        """Return the pairs that are not adjacent and do not overlap in every posture."""
        groups = _groups(self.robot)
        joined = {frozenset((groups[joint.parent], groups[joint.child])) for joint in self.robot.joints if joint.nv}
        for joint in (self.robot.joints[k] for k in self.slides):
            joined |= {frozenset((_rod(joint), groups[link])) for link in (joint.parent, joint.child)}
        bodies = [groups.get(name, name) for name in self.names]
        pairs = [(a, b) for a, b in combinations(range(len(bodies)), 2) if bodies[a] != bodies[b]]
        pairs = [(a, b) for a, b in pairs if frozenset((bodies[a], bodies[b])) not in joined]
        gaps = self.gaps(probes, pairs)
        return [pair for k, pair in enumerate(pairs) if (gaps[:, k] > 1e-9).any()]


def _segments(robot: Robot) -> dict[str, list[Array]]:
    """Return {link: its segments (2, 3) in its own frame [m]}."""
    at = places(robot, robot.neutral())
    frames = {robot.root.name: np.eye(4), **{place.joint.child: place.link for place in at}}
    segments: dict[str, list[Array]] = {}
    for owner, line in limbs(robot, at):
        R, p = frames[owner][:3, :3], frames[owner][:3, 3]
        own = (line - p) @ R
        ends = [own[k : k + 2] for k in range(len(own) - 1)] or [np.repeat(own, 2, axis=0)[:2]]
        segments.setdefault(owner, []).extend(ends)
    return segments


def _rod(joint: Joint) -> str:
    return f"rod of {joint.name}"


def _groups(robot: Robot) -> dict[str, str]:
    """Return {link: the first of the links fixed to it}."""
    groups = {robot.root.name: robot.root.name}
    for joint in robot.joints:
        groups[joint.child] = joint.child if joint.nv else groups[joint.parent]
    return groups


def segment_distance(first: Array, second: Array) -> Array:
    """Return distances (...) between segments (..., 2, 3) and (..., 2, 3) [m]; either may be a point.

    The squared distance is a convex parabola in the two positions along the segments. Its free minimum, clipped to the first
    segment, gives a position on the second; clipping that gives the position on the first (Ericson, 2004, 5.1.9).
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
    """Return sqrt(2 I / m), as for a cylinder about its axis, at most a twentieth of the arm's length."""
    mass = check.constant(f"link {name!r}: mass", robot.link(name).mass)
    if not mass > 0:
        return 0.02 * total
    least = float(np.linalg.eigvalsh(robot.link(name).inertia.astype(float))[0])
    return min(math.sqrt(2 * max(least, 0.0) / mass), 0.05 * total)
