"""Generate shapes for links without any: limbs along joints, plates or frames where many joints meet, boxes for floating bodies.

Sizes are fractions of the robot's size: the diagonal of its bounding box in the standing pose.  The radius of a limb is a fiftieth
of that size, and at most about a sixth of the limb's length.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from isodyn.check import constant
from isodyn.kinematics.posture import JointPlacement, floats, has_rod, limbs, places
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import Array, array, frame_with_z, pose
from isodyn.workbench.messages import ShapeMessage

LIMB, LEAST, STOUT = 0.02, 0.006, 0.16  # radius of a limb: relative to the robot's size; its minimum; relative to the limb's length
PLATE = 0.8  # a flat link that fills this fraction of its rectangle is a plate
FLAT = 0.2  # a link with many joints is flat if its thickness is at most this fraction of its width


def schematic(robot: Robot, q: Array) -> dict[str, list[ShapeMessage]]:
    """Return link -> generated shapes; sizes are measured with the robot at q."""
    at = places(robot, q)
    frames = {robot.root.name: np.eye(4), **{place.joint.child: place.link for place in at}}
    lines: dict[str, list[Array]] = {}
    unseen = [_is_bookkeeping(robot, place) for place in at]
    ways = limbs(robot, at)  # those to the joints come first, in their order
    for owner, line in [way for way, skip in zip(ways, unseen, strict=False) if not skip] + ways[len(at) :]:
        if len(line) < 2:
            continue
        R, p = frames[owner][:3, :3], frames[owner][:3, 3]
        lines.setdefault(owner, []).append((line - p) @ R)
    corners = np.concatenate(
        [np.zeros((1, 3))] + [line @ frames[name][:3, :3].T + frames[name][:3, 3] for name, own in lines.items() for line in own]
    )
    size = max(float(np.linalg.norm(corners.max(axis=0) - corners.min(axis=0))), 1e-3)
    carried = {place.joint.child: place for place in at}
    found = dict[str, list[ShapeMessage]]()
    for link in robot.links:
        place = carried.get(link.name)
        if place is not None and floats(place.joint):
            shapes = _floating(link, _ends(robot, link, lines.get(link.name, [])), size)
        else:
            shapes = _held(robot, link, lines.get(link.name, []), size, rooted=place is None)
        if place is not None and has_rod(place.joint) and not _is_bookkeeping(robot, place):
            shapes += _carriage(place, size)
        if shapes:
            found[link.name] = shapes
    for place, skip in zip(at, unseen, strict=True):
        if has_rod(place.joint) and not skip:
            found.setdefault(place.joint.parent, []).extend(_guide(place, frames[place.joint.parent], size))
    return found


def _is_bookkeeping(robot: Robot, place: JointPlacement) -> bool:
    """Return whether this joint is only a modelling aid: a passive prismatic joint next to a massless link, not hardware."""
    ends = [name for name in (place.joint.parent, place.joint.child) if name != robot.root.name]
    return has_rod(place.joint) and place.joint.passive and any(constant("mass", robot.link(name).mass) == 0 for name in ends)


def _ends(robot: Robot, link: Link, lines: list[Array]) -> list[Array]:
    """Return the points in the link's frame where other links are joined to it, without duplicates."""
    given = [line[-1] for line in lines]
    closed = [end for loop in robot.loops for end in ((loop.a, loop.at_a), (loop.b, loop.at_b))]
    given += [frame.astype(float)[:3, 3] for name, frame in closed if name == link.name]
    found = list[Array]()
    for point in given:
        if all(np.linalg.norm(point - other) > 1e-6 for other in found):
            found.append(point)
    return found


def _held(robot: Robot, link: Link, lines: list[Array], size: float, *, rooted: bool) -> list[ShapeMessage]:
    """Return the shapes of the root, or of a link that a joint holds."""
    ends = _ends(robot, link, lines)
    sockets = ends if rooted else _ends(robot, link, [line[:1] for line in lines] + lines)
    if len(sockets) > 2:
        return _frame(np.array(sockets), size)
    if rooted:  # a little thinner, so that a link that folds onto it stays visible
        lines = [np.array(ends)] if len(ends) == 2 else lines
        return [{**shape, "radius": 0.85 * shape["radius"]} for line in lines for shape in _way(line, size)]
    return [shape for line in lines for shape in _way(line, size)]


def _way(line: Array, size: float) -> list[ShapeMessage]:
    """Return capsules along a polyline."""
    lengths = np.linalg.norm(np.diff(line, axis=0), axis=1)
    radius = min(LIMB * size, max(STOUT * float(lengths.max(initial=0.0)), LEAST * size))
    return [_capsule(a, b, radius) for a, b, length in zip(line, line[1:], lengths, strict=False) if length > 1e-6 * size]


def _capsule(a: Array, b: Array, radius: float) -> ShapeMessage:
    ends = [float(x) for x in (*a, *b)]
    return ShapeMessage(kind="capsule", ends=ends, radius=float(radius), size=[], frame=[], mesh="", colour=[])


def _box(R: Array, middle: Array, sides: Array) -> ShapeMessage:
    frame = [float(x) for x in pose(R, middle).astype(float).ravel()]
    return ShapeMessage(kind="box", ends=[], radius=0.0, size=[float(x) for x in sides], frame=frame, mesh="", colour=[])


def _frame(points: Array, size: float) -> list[ShapeMessage]:
    """Return a link with three joints or more: a plate, a frame around the joints, or spokes from their centre."""
    middle = points.mean(axis=0)
    spread, axes = np.linalg.svd(points - middle)[1:]
    thick = LIMB * size
    if spread[1] < 1e-3 * spread[0]:  # collinear
        along = (points - middle) @ axes[0]
        return [_capsule(points[int(np.argmin(along))], points[int(np.argmax(along))], thick)]
    if spread[2:].max(initial=0.0) > FLAT * spread[0]:
        return [_capsule(middle, point, 0.8 * thick) for point in points if np.linalg.norm(point - middle) > thick]
    flat = (points - middle) @ axes[:2].T
    ring = _hull(flat)
    area, R2, low, high = _rectangle(ring)
    sides = high - low
    if abs(area) >= PLATE * sides.prod():
        R = np.column_stack([axes[:2].T @ R2[:, 0], axes[:2].T @ R2[:, 1], np.zeros(3)])
        R[:, 2] = np.cross(R[:, 0], R[:, 1])
        centre = middle + axes[:2].T @ (R2 @ ((low + high) / 2))
        return [_box(R, centre, np.array([*(sides + 2 * thick), 1.6 * thick]))]
    around = middle + ring @ axes[:2]
    return [_capsule(a, b, 0.8 * thick) for a, b in zip(around, np.roll(around, -1, axis=0), strict=True)]


def _hull(points: Array) -> Array:
    """Return the corners (k, 2) of the convex hull, counter-clockwise."""
    ordered = sorted(map(tuple, points.tolist()))

    def half(given: Iterator[tuple[float, ...]]) -> list[tuple[float, ...]]:
        found = list[tuple[float, ...]]()
        for point in given:
            while len(found) > 1 and _turn(found[-2], found[-1], point) <= 0:
                found.pop()
            found.append(point)
        return found[:-1]

    return np.array(half(iter(ordered)) + half(reversed(ordered)))


def _turn(a: tuple[float, ...], b: tuple[float, ...], c: tuple[float, ...]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _rectangle(ring: Array) -> tuple[float, Array, Array, Array]:
    """Return the signed area of the ring and its least enclosing rectangle along a side: axes (2, 2), low and high (2,) in them."""
    x, y = ring.T
    area = float(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2
    best: tuple[float, Array, Array, Array] | None = None
    for side in np.roll(ring, -1, axis=0) - ring:
        u = side / np.linalg.norm(side)
        R = np.array([[u[0], -u[1]], [u[1], u[0]]])
        own = ring @ R
        low, high = own.min(axis=0), own.max(axis=0)
        if best is None or (high - low).prod() < best[0]:
            best = float((high - low).prod()), R, low, high
    assert best is not None
    return area, *best[1:]


def _floating(link: Link, ends: list[Array], size: float) -> list[ShapeMessage]:
    """Return the box with the link's mass and inertia, and spokes to joints outside the box."""
    mass = constant("mass", link.mass)
    moments, axes = np.linalg.eigh(link.inertia.astype(float))
    sides = np.sqrt(np.maximum(moments.sum() - 2 * moments, 0.0) * 6.0 / mass) if mass > 0 else np.zeros(3)
    com = link.com.astype(float)
    if not 0.0 < sides.max() < 2 * size:
        return [_capsule(com, end, LIMB * size) for end in ends]
    if np.linalg.det(axes) < 0:
        axes[:, 0] *= -1
    sides = np.maximum(sides, LIMB * size)
    shapes = [_box(axes, com, sides)]
    for end in ends:
        own = axes.T @ (end - com)
        out = np.maximum(np.abs(own) - sides / 2, 0.0)
        if out.max() > LIMB * size:
            shapes.append(_capsule(com + axes @ np.clip(own, -sides / 2, sides / 2), end, LIMB * size))
    return shapes


def _carriage(place: JointPlacement, size: float) -> list[ShapeMessage]:
    """Return the moving part of a prismatic joint: a rod from its guide, or a block if it is retracted."""
    R, p = place.link[:3, :3], place.link[:3, 3]
    ends = np.array([place.at, place.moved])
    own = (ends - p) @ R
    out = float(np.linalg.norm(own[1] - own[0]))
    thick = LIMB * size
    if out > 4 * thick:
        return [_capsule(own[0] + 0.1 * (own[1] - own[0]), own[1], 0.55 * thick)]
    axis = R.T @ place.axis
    return [_box(np.asarray(frame_with_z(array(axis)), dtype=float), own[1], np.array([2.4, 2.4, 4.0]) * thick)]


def _guide(place: JointPlacement, frame: Array, size: float) -> list[ShapeMessage]:
    """Return the fixed part of a prismatic joint: a sleeve around the rod, or a rail as long as the travel."""
    R, p = frame[:3, :3], frame[:3, 3]
    start, axis = (place.at - p) @ R, R.T @ place.axis
    out = float((place.moved - place.at) @ place.axis)
    thick = LIMB * size
    if abs(out) > 4 * thick:
        return [_capsule(start, start + 0.6 * out * axis, thick)]
    (limits,) = (part.limits for part in place.joint.parts if part.is_prismatic or part.pitch != 0)
    low, high = (
        end if math.isfinite(end) and abs(end) <= size else side * 0.15 * size
        for end, side in ((limits.lower, -1), (limits.upper, 1))
    )
    return [_capsule(start + low * axis, start + high * axis, 0.6 * thick)] if high > low else []
