"""The linter: errors and suspicious numbers of a robot.

It reports place, rule, value and remedy, and refuses nothing.

error     no such body or joint can exist, or the dynamics is singular
warning   probably a mistake: a unit, a placeholder, a wrong reference point
note      unusual, but often intended

The rules are the rows of `RULES` at the end. Each finds (where, value) in a Subject: in the robot, in each moving link or joint.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple

import numpy as np

from isodyn.check import constant
from isodyn.errors import warn_model
from isodyn.model.joint import Axis, Joint
from isodyn.model.link import HEAVY, LONG, Link
from isodyn.model.robot import FREE, Robot, symbols
from isodyn.model.rotations import NEARLY, is_right, nearest_axis, nearly_right, rpy_of, seems_degrees
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import Array, invert_pose, is_symbolic, skew

SEVERITIES = ("error", "warning", "note")
#: relative rounding error in sums of moments
ROUNDING = 1e-9
#: moments that violate the triangle inequality by less may be those of a plate, printed with two or three digits
PRINTED = 1e-2
OSMIUM = 22_600.0  # kg/m3, the densest metal
GAS = 0.05  # kg/m3, less than air
ENDLESS = 1e4  # rad: a larger limit, often 1e16, means that there is no limit

Found = Iterable[tuple[str, str]]  # (where, value)


def _number(x: float, digits: int) -> str:
    """Return a number rounded to significant digits; below ten million without an exponent: 33300, not 3.33e+04."""
    text = f"{x:.{digits}g}"
    return f"{float(text):.0f}" if "e+" in text and abs(x) < 1e7 else text


@dataclass(frozen=True)
class Finding:
    """One finding of the linter.

    rule       key of the rule, such as "triangle-inequality"
    severity   "error", "warning" or "note"
    where      such as "link 'forearm'", "joint 'elbow'" or "robot 'arm'"
    value      the value found, with its unit
    message    the problem
    remedy     the solution
    """

    rule: str
    severity: str
    where: str
    value: str
    message: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.severity}: {self.where}: {self.message} ({self.value}); {self.remedy} [{self.rule}]"


def check(robot: Robot) -> tuple[Finding, ...]:
    """Return all findings, errors first, then in the order of the rules.  Links that cannot move are not checked."""
    found = [
        Finding(rule.key, rule.severity, where, value, rule.message, rule.remedy)
        for rule, places in _findings(robot, RULES)
        for where, value in places
    ]
    return tuple(sorted(found, key=lambda finding: SEVERITIES.index(finding.severity)))


def _findings(robot: Robot, rules: Sequence[Rule]) -> list[tuple[Rule, list[tuple[str, str]]]]:
    """Return the findings of each rule; absurd numbers may overflow, so NumPy's warnings about that are off."""
    with np.errstate(over="ignore", invalid="ignore"):
        subject = Subject(robot)
        return [(rule, list(rule.find(subject))) for rule in rules]


#: rules that warn when a robot is created: common mistakes in units and signs
UNITS = ("unit-length", "unit-mass", "unit-inertia", "unit-gravity", "gravity-up", "unit-angle", "unit-rotation", "limits-degrees")
_GEOMETRY = ("unit-length", "unit-angle", "unit-rotation")


def warn_suspicious_numbers(robot: Robot, rules: Sequence[str] = UNITS) -> Robot:
    """Return the robot after one ModelWarning about all numbers that look like another unit or sign."""
    asked = [line.removeprefix("warning: ") for line in robot.import_notes if line.endswith(_ASKED)]
    whole = f"robot {robot.name!r}"
    for rule, found in _findings(robot, [rule for rule in RULES if rule.key in rules]):
        if asked and rule.key in _GEOMETRY:  # the reader already named the column
            found = [(where, value) for where, value in found if where.startswith("link")]
        more = f", and {len(found) - 1} more" if len(found) > 1 else ""
        place = "" if not found or found[0][0] == whole else f"{found[0][0]}: "
        asked += [f"{place}{rule.message} ({value}{more}); {rule.remedy}" for _, value in found[:1]]
    if asked:
        warn_model(f"{whole}: {'; '.join(asked)}. The numbers are used unchanged; robot.lint() lists all findings")
    return robot


_ASKED = ("give metres", "give radians", "degrees=True")


@dataclass(frozen=True, eq=False)
class LinkView:
    """A moving link with mass or inertia, in numbers, and its neighbours.

    joint      the joint that carries it
    points     (k, 3) its frame, its joint's frame at q = 0 and the frames of the joints it carries, in the link frame   [m]
    moments    (3,)   principal moments, smallest first                                                             [kg m2]
    reach      of the whole arm                                                                                     [m]
    """

    link: Link
    joint: Joint
    points: Array
    moments: Array
    reach: float

    @property
    def where(self) -> str:
        """Name of the link in findings."""
        return f"link {self.link.name!r}"

    @property
    def mass(self) -> float:
        """Mass [kg]."""
        return constant(f"{self.where}: mass", self.link.mass)

    @property
    def moments_text(self) -> str:
        """The principal moments as text."""
        return "principal moments " + ", ".join(_number(x, 4) for x in self.moments) + " kg m2"

    @property
    def is_negative(self) -> bool:
        """True if a principal moment is below 0 by more than rounding."""
        return bool(self.moments[0] < -ROUNDING * np.abs(self.moments).max())

    @property
    def excess(self) -> float:
        """Excess of the largest moment over the sum of the others, relative to it; 0 if there is none."""
        low, mid, high = self.moments
        return float(max(high - low - mid, 0.0) / high) if high > 0 and low > -ROUNDING * high else 0.0

    def triangle_text(self, digits: int) -> str:
        """Return the triangle inequality that the moments violate."""
        low, mid, high = (_number(x, digits) for x in self.moments)
        return f"{high} > {low} + {mid} kg m2"

    @property
    def is_physical(self) -> bool:
        """True if a body with volume can have these moments: positive, none above the sum of the others."""
        low, mid, high = self.moments
        return bool(self.mass > 0 and low > 0 and high < low + mid)

    @property
    def isotropic(self) -> float:
        """The moment of an inertia that is a multiple of the identity, else 0."""
        value = float(self.link.inertia[0, 0])
        return value if value > 0 and (self.link.inertia == value * np.eye(3)).all() else 0.0

    @cached_property
    def extent(self) -> float:
        """The largest distance between its frames   [m]."""
        away = np.linalg.norm(self.points - self.points.mean(axis=0), axis=1)
        order = np.argsort(-away)
        points, away, most = self.points[order], away[order], 0.0
        for k, point in enumerate(points[:-1]):  # from the outermost inwards
            if away[k] + away[k + 1] < most:
                break  # no two of the remaining points are farther apart
            most = max(most, float(np.linalg.norm(points[k + 1 :] - point, axis=1).max()))
        return most

    @property
    def gyration(self) -> float:
        """The largest radius of gyration   [m]."""
        return float(np.sqrt(max(self.moments[2], 0.0) / self.mass)) if self.mass else 0.0

    @cached_property
    def box(self) -> Array:
        """Sides (3,) of the solid box with this mass and these moments: a^2 = 6 (Iy + Iz - Ix) / m   [m]."""
        total = self.moments.sum()
        squares = 6 * (total - 2 * self.moments) / self.mass if self.mass else np.zeros(3)
        sides: Array = np.sqrt(np.maximum(squares, 0.0))
        return sides

    @property
    def com_distance(self) -> float:
        """Distance from the centre of mass to the nearest of its frames   [m]."""
        return float(np.linalg.norm(self.points - self.link.com, axis=1).min())

    @property
    def from_joint(self) -> Array:
        """Vector (3,) from its joint to its centre of mass   [m]."""
        c: Array = self.link.com - self.points[1]
        return c


class Subject:
    """A robot as the rules see it: its moving links and joints in numbers, and sizes to compare with."""

    def __init__(self, robot: Robot):
        self.robot = robot
        self.where = f"robot {robot.name!r}"
        self.symbols = symbols(robot)
        self.joints = robot.uncoupled.dofs
        #: gravity [m/s2], None if it contains symbols
        self.gravity = None if robot.gravity.dtype == object else float(np.linalg.norm(robot.gravity))

    @cached_property
    def tree(self) -> Tree:
        """The reduced robot: links on fixed joints merged."""
        return reduce_robot(self.robot.uncoupled)

    @cached_property
    def links(self) -> list[LinkView]:
        """Moving links with mass or inertia, without those that contain symbols."""
        moving: set[str] = set()
        views = []
        carried = defaultdict[str, list[Array]](list)  # link -> origins of the joints on it
        for joint in self.robot.joints:
            if joint.origin.dtype != object:
                carried[joint.parent].append(joint.origin[:3, 3])
        for joint, link in zip(self.robot.joints, self.robot.links[1:], strict=True):
            if joint.nv or joint.parent in moving:
                moving.add(link.name)
                if not any(is_symbolic(x) for x in (*link.numbers(), *joint.mount.flat)) and any(link.numbers()):
                    points = [np.zeros(3), invert_pose(joint.mount)[:3, 3], *carried[link.name]]
                    moments = np.linalg.eigvalsh(link.inertia)
                    views.append(LinkView(link, joint, np.array(points, dtype=float), moments, self.reach))
        return views

    @cached_property
    def reach(self) -> float:
        """Longest path from the root to a link's frame, along the joints   [m]; 0 if it contains symbols."""
        way = {self.robot.root.name: 0.0}
        for joint in self.robot.joints:
            if joint.origin.dtype == object or joint.mount.dtype == object:
                return 0.0
            step = np.linalg.norm(joint.origin[:3, 3]) + np.linalg.norm(joint.mount[:3, 3])
            way[joint.child] = way[joint.parent] + float(step)
        return max(way.values())


def _link(test: Callable[[LinkView], str | bool | None]) -> Callable[[Subject], Found]:
    """Apply a test to every moving link; the returned text is the value."""
    return lambda s: ((view.where, str(value)) for view in s.links if (value := test(view)))


def _joint(test: Callable[[Axis], str | bool | None]) -> Callable[[Subject], Found]:
    """Apply a test to every moving joint; the returned text is the value."""
    return lambda s: ((f"joint {joint.name!r}", str(value)) for joint in s.joints if (value := test(joint)))


def _robot(test: Callable[[Subject], str | bool | None]) -> Callable[[Subject], Found]:
    """Apply a test to the robot as a whole."""
    return lambda s: [(s.where, str(value))] if (value := test(s)) else []


def _no_joint(has: Callable[[Axis], bool], *, driven: bool = False) -> Callable[[Subject], Found]:
    """Report if no moving joint has the property; with `driven`, among the joints with a motor only."""

    def test(s: Subject) -> str | bool:
        joints = [joint for joint in s.robot.uncoupled.movable_joints if not (driven and joint.passive)]
        lacking = bool(joints) and not any(has(part) for joint in joints for part in joint.parts)
        return lacking and f"{len(joints)} joint{'s' if len(joints) != 1 else ''}"

    return _robot(test)


def _repeated(s: Subject) -> Iterator[tuple[str, str]]:
    same: dict[bytes, list[LinkView]] = defaultdict(list)
    for view in s.links:
        if view.link.inertia.any():
            same[view.link.inertia.tobytes()].append(view)
    for views in same.values():
        if len(views) >= 3 and len({view.mass for view in views}) >= 3:
            yield s.where, ", ".join(view.link.name for view in views[:6])


_VOLUMES: dict[str, Callable[..., float]] = {
    "box": lambda x, y, z: x * y * z,
    "cylinder": lambda r, h: math.pi * r * r * h,
    "sphere": lambda r: 4 / 3 * math.pi * r**3,
}


def _shape_volume(link: Link) -> float:
    """Return the volume of the link's shapes, 0 if none is known; visual and collision shapes may coincide."""
    volumes = {"visual": 0.0, "collision": 0.0}
    for shape in link.shapes:
        if shape.kind not in _VOLUMES or not shape.size:
            return 0.0
        volumes[shape.role] = volumes.get(shape.role, 0.0) + _VOLUMES[shape.kind](*shape.size)
    return max(volumes.values())


def _dense(view: LinkView) -> str | None:
    """Estimate the volume by the link's shapes, else by the solid box with the same moments."""
    volume = _shape_volume(view.link) or float(view.box.prod())
    return f"about {_number(view.mass / volume, 3)} kg/m3" if view.mass > 0 and 0 < volume < view.mass / OSMIUM else None


def _thin(view: LinkView) -> str | None:
    volume = float(view.box.prod())
    return f"about {_number(view.mass / volume, 2)} kg/m3" if view.is_physical and view.mass < GAS * volume else None


def _spread_out(view: LinkView) -> str | None:
    k = view.gyration
    is_large = view.extent > 0 and k > 4 * view.extent and k > 0.3 * view.reach and k > 3 * view.com_distance
    return f"radius of gyration {k:.3g} m, frames {view.extent:.3g} m apart" if is_large and k <= 10 else None


def _far_com(view: LinkView) -> str | None:
    """Report a centre of mass beyond its box, its own frames and a good part of the arm."""
    d, half_diagonal = view.com_distance, float(np.linalg.norm(view.box)) / 2
    is_far = view.mass > 0 and view.reach and d > max(2.5 * half_diagonal, 2 * view.extent, 0.3 * view.reach)
    return f"{d:.3g} m from the nearest frame of the link" if is_far and d <= 10 else None


def _at_origins(s: Subject) -> str | None:
    heavy = [view for view in s.links if view.mass > 0]
    return f"{len(heavy)} links" if len(heavy) >= 3 and not any(view.link.com.any() for view in heavy) else None


def _about_joint(view: LinkView) -> str | None:
    """Report moments normal to the line from joint to com as for a bar about its end (k = 1.15 c), and small along it."""
    c = view.from_joint
    d = float(np.linalg.norm(c))
    if not view.is_physical or d == 0:
        return None
    along = view.link.inertia @ c / d
    moment = float(along @ c) / d
    across = [x for x in np.sqrt(view.moments / view.mass) / d if x > 0][1:]
    aligned = np.linalg.norm(along - moment * c / d) < 0.1 * view.moments[2] and moment < 0.3 * view.moments[1]
    is_bar = aligned and len(across) == 2 and all(1.05 < x < 1.3 for x in across)
    if not is_bar:
        return None
    radii = " and ".join(_number(x * d, 3) for x in across)
    return f"radii of gyration {radii} m, com {_number(d, 3)} m from the joint"


def _moved_twice(view: LinkView) -> str | None:
    """Report an inertia that is possible after adding m (c^2 1 - c c^T), the shift from com to the link's joint."""
    c = skew(view.from_joint)
    moved = view.link.inertia - view.mass * (c @ c)
    impossible = view.is_negative or view.excess > PRINTED
    if not (view.mass > 0 and impossible and np.isfinite(moved).all()):
        return None
    low, mid, high = np.linalg.eigvalsh(moved)
    return view.moments_text if low > 0 and high <= (low + mid) * (1 + ROUNDING) else None


def _singular(s: Subject) -> Iterator[tuple[str, str]]:
    """Yield joints of leaf bodies with a motion without inertia: no mass to translate, no inertia to rotate."""
    bodies = s.tree.bodies
    carrying = {body.parent for body in bodies}
    for i, body in enumerate(bodies):
        if body.between or i in carrying or any(is_symbolic(x) for x in (body.mass, *body.com, *body.inertia.flat)):
            continue
        first = i
        while first and bodies[first - 1].between and bodies[first].parent == first - 1:
            first -= 1  # the degrees of freedom of one joint are consecutive
        com, I = (np.asarray(x, dtype=float) for x in (body.com, body.inertia))
        for joint, axis in zip(s.joints[first : i + 1], bodies[first : i + 1], strict=True):
            if is_symbolic(axis.armature):
                continue
            direction = np.asarray(axis.axis, dtype=float)
            lever = np.cross(direction, com)
            effective = body.mass if joint.is_prismatic else direction @ I @ direction + body.mass * lever @ lever
            if abs(effective + axis.armature) <= 1e-15 * (body.mass + np.abs(I).max()):
                unit = "kg" if joint.is_prismatic else "kg m2 about its axis"
                yield f"joint {joint.name!r}", f"moves {effective + axis.armature:g} {unit}"


def _massless(s: Subject, floating: bool = False) -> Iterator[tuple[str, str]]:
    """Yield massless moving links, on floating joints or on all others; bodies between two axes do not count."""
    free = {joint.child for joint in s.robot.joints if joint.nv == FREE}
    for body in s.tree.bodies:
        if not body.between and (body.name in free) == floating and not is_symbolic(body.mass) and body.mass == 0:
            yield f"link {body.name!r}", "mass 0 kg, including the links fixed to it"


def _rotations(joint: Joint) -> list[tuple[str, Array]]:
    """Return the fixed rotations of a joint that are numeric."""
    return [(what, T[:3, :3]) for what, T in (("origin", joint.origin), ("mount", joint.mount)) if T.dtype != object]


def _near_right(s: Subject) -> Iterator[tuple[str, str]]:
    for joint in s.robot.joints:
        for what, R in _rotations(joint):
            if (angle := _odd_angle(R)) is not None:
                yield f"joint {joint.name!r}", f"{what}: {angle!r} rad"
        if joint.is_revolute and not is_symbolic(joint.offset) and nearly_right(joint.offset):
            yield f"joint {joint.name!r}", f"offset: {joint.offset!r} rad"


def _odd_angle(R: Array) -> float | None:
    """Return an angle of a rotation that is nearly a right angle; small rotations near the identity are ignored."""
    odd = [angle for angle in rpy_of(R) if nearly_right(angle)]
    if odd:
        return odd[0]
    nearest = np.round(R)
    off = float(np.abs(R - nearest).max())
    is_odd = 0 < off < NEARLY and off > 1e-15 and not (nearest == np.eye(3)).all()
    return next((angle for angle in rpy_of(R) if not is_right(angle)), off) if is_odd else None


def _near_axis(joint: Axis) -> str | None:
    _, off = nearest_axis(joint.axis)
    return f"({', '.join(f'{x:.9g}' for x in joint.axis)}), {off:.2g} rad off" if 0 < off < NEARLY else None


def _turned_degrees(s: Subject) -> Iterator[tuple[str, str]]:
    for joint in s.robot.joints:
        for what, R in _rotations(joint):
            if found := [(x, k) for x in rpy_of(R) if (k := _as_degrees(x))]:
                yield f"joint {joint.name!r}", f"{what}: {found[0][0]:.6g} rad, equal to {found[0][1]:g} rad modulo 2 pi"


def _as_degrees(angle: float) -> float | None:
    """Return a multiple of 15 up to 360 that equals this angle [rad] modulo 2 pi, or equals pi minus it, as for steep pitches."""
    if is_right(angle):
        return None
    for folded in (angle, math.pi - angle):
        for k in range(-360, 361, 15):
            if k and abs(math.remainder(folded - k, 2 * math.pi)) < ROUNDING:
                return k
    return None


def _limit_in_degrees(joint: Axis) -> str | None:
    ends = [x for x in (joint.limits.lower, joint.limits.upper) if abs(x) < ENDLESS and seems_degrees(x, turns=2)]
    return f"limit {ends[0]:g} rad, {abs(ends[0]) / (2 * math.pi):.1f} revolutions" if joint.is_revolute and ends else None


def _range_text(joint: Axis) -> str:
    return f"{joint.limits.lower:g} .. {joint.limits.upper:g} {joint.unit}"


def _stuck(joint: Axis) -> str | None:
    zero = [key for key in ("velocity", "effort") if getattr(joint.limits, key) == 0]
    return f"{' and '.join(zero)} limit 0" if zero and not (zero == ["effort"] and joint.passive) else None


def _lost_mimic(s: Subject) -> Iterator[tuple[str, str]]:
    names = {joint.name for joint in s.robot.joints}
    for joint in s.joints:
        if joint.mimic and (joint.mimic.joint not in names or joint.mimic.joint == joint.name):
            yield f"joint {joint.name!r}", f"mimics {joint.mimic.joint!r}"


def _long(s: Subject) -> Iterator[tuple[str, str]]:
    for joint in s.robot.joints:
        if joint.origin.dtype != object and joint.mount.dtype != object:
            length = max(np.linalg.norm(T[:3, 3]) for T in (joint.origin, joint.mount))
            if length > LONG:
                yield f"joint {joint.name!r}", f"{_number(float(length), 4)} m from its parent's frame"
    for view in s.links:
        if view.com_distance > LONG:
            yield view.where, f"com {_number(view.com_distance, 4)} m from the link's frames"


class Rule(NamedTuple):
    """One row: `find` returns (where, value) for everything that violates the rule."""

    key: str
    severity: str
    message: str
    remedy: str
    find: Callable[[Subject], Found]


_MEASURE = "check the unit and the reference point of the inertia in the CAD export"
_PLACEHOLDERS = (1.0, 0.1, 0.01)

RULES: tuple[Rule, ...] = (
    Rule("inertia-negative", "error", "the inertia has a negative principal moment",
         "check the signs of the products of inertia", _link(lambda v: v.is_negative and v.moments_text)),
    Rule("triangle-inequality", "error", "one principal moment is above the sum of the other two, which is physically impossible",
         "check for swapped or mistyped entries", _link(lambda v: v.excess > PRINTED and v.triangle_text(4))),
    Rule("massless-tip", "error", "the joint moves no inertia, so the mass matrix is singular",
         "give the links it carries mass and inertia, or make the joint fixed", _singular),
    Rule("massless-floating", "error", "a floating link has zero mass, so its acceleration is undefined",
         "give it mass and inertia: robot.with_payload(mass, com, inertia, link=...)", partial(_massless, floating=True)),
    Rule("limits-unreachable", "error", "no position satisfies the limits",
         "give a finite lower below a finite upper limit, or leave them out",
         _joint(lambda j: (j.limits.lower == math.inf or j.limits.upper == -math.inf) and _range_text(j))),
    Rule("mimic-unknown", "warning", "the joint mimics one that does not exist, or itself",
         "name another joint of this robot", _lost_mimic),
    Rule("triangle-rounded", "warning", "one principal moment is a little above the sum of the other two",
         "give more digits (rounded flat body)", _link(lambda v: ROUNDING < v.excess <= PRINTED and v.triangle_text(6))),
    Rule("mass-zero", "warning", "a moving link has zero mass",
         "give its mass; ignore this if the link only joins two axes", _massless),
    Rule("inertia-without-mass", "warning", "the link has inertia but no mass",
         "give its mass", _link(lambda v: v.mass == 0 and v.moments_text)),
    Rule("inertia-missing", "warning", "the link has mass but no inertia", "give its inertia about the centre of mass",
         _link(lambda v: v.mass > 0 and not v.link.inertia.any() and f"mass {_number(v.mass, 4)} kg")),
    Rule("inertia-singular", "warning", "the inertia is not positive definite: a principal moment is 0",
         "add the inertia of the link's thickness",
         _link(lambda v: v.mass > 0 and v.moments[2] > 0 and abs(v.moments[0]) <= ROUNDING * v.moments[2] and v.moments_text)),
    Rule("inertia-placeholder", "warning", "the inertia looks like a placeholder", "replace it by the measured or CAD inertia",
         _link(lambda v: v.isotropic in _PLACEHOLDERS and f"{v.isotropic:g} times the identity")),
    Rule("inertia-repeated", "warning", "links of different masses have exactly the same inertia",
         "replace placeholders by measured or CAD inertias", _repeated),
    Rule("inertia-about-joint", "warning", "the inertia looks as if taken about the joint instead of the centre of mass",
         "subtract m (c^2 1 - c c^T), c from the joint to the centre of mass", _link(_about_joint)),
    Rule("inertia-moved-twice", "warning", "the inertia becomes possible when the parallel-axis term is added once",
         "the source probably gave it about the centre of mass already; do not subtract the term", _link(_moved_twice)),
    Rule("density-high", "warning", "the link would be denser than any metal", _MEASURE, _link(_dense)),
    Rule("density-low", "warning", "the link would be less dense than air", _MEASURE, _link(_thin)),
    Rule("gyration-large", "warning", "the mass is spread far beyond the link and its joints", _MEASURE, _link(_spread_out)),
    Rule("gyration-small", "warning", "the mass is concentrated almost in a point", _MEASURE,
         _link(lambda v: 0 < v.gyration < 1e-3 and v.mass > 0.05
               and f"radius of gyration {v.gyration * 1000:.2g} mm, mass {_number(v.mass, 3)} kg")),
    Rule("com-far", "warning", "the centre of mass lies far outside the link", "check its unit and its frame", _link(_far_com)),
    Rule("com-missing", "warning", "every centre of mass is at its frame's origin",
         "give the centres of mass; otherwise gravity torques are wrong", _robot(_at_origins)),
    Rule("unit-length", "warning", "a length of more than 10 m: millimetres?", "give metres", _long),
    Rule("unit-mass", "warning", "a mass of more than a tonne: grams?", "give kilograms",
         _link(lambda v: v.mass > HEAVY and f"mass {_number(v.mass, 4)} kg")),
    Rule("unit-inertia", "warning", "a radius of gyration of more than 10 m: kg mm2 or g mm2?", "give kg m2",
         _link(lambda v: v.gyration > LONG and f"radius of gyration {_number(v.gyration, 3)} m")),
    Rule("unit-gravity", "warning", "gravity is far above 9.81: mm/s2?", "give m/s2",
         _robot(lambda s: s.gravity is not None and s.gravity > 50 and f"{s.gravity:g} m/s2")),
    Rule("gravity-up", "warning", "gravity points along +z; it is the acceleration of a falling body",
         "give (0, 0, -9.81); ignore this if the base's z axis points down",
         _robot(lambda s: s.gravity is not None and list(s.robot.gravity) == [0, 0, s.gravity or None] and f"+{s.gravity:g} m/s2")),
    Rule("unit-angle", "warning", "an offset of more than one revolution: degrees?", "give radians",
         _joint(lambda j: j.is_revolute and not is_symbolic(j.offset) and seems_degrees(j.offset) and f"offset {j.offset:g} rad")),
    Rule("unit-rotation", "warning", "a fixed rotation by exactly a multiple of 15 rad, such as 90: degrees?",
         "give radians", _turned_degrees),
    Rule("limits-degrees", "warning", "a limit of more than two revolutions: degrees?", "give radians", _joint(_limit_in_degrees)),
    Rule("limits-empty", "warning", "the limits allow a single position only", "give the range, or make the joint fixed",
         _joint(lambda j: j.limits.lower == j.limits.upper and _range_text(j))),
    Rule("limits-zero", "warning", "a limit of 0 prevents the joint from moving",
         "give the limit, or leave it out if it is unknown", _joint(_stuck)),
    Rule("inertia-round", "note", "the inertia is a round number times the identity", "ignore this if it is not a placeholder",
         _link(lambda v: v.isotropic > 0 and float(f"{v.isotropic:.0e}") == v.isotropic and v.isotropic not in _PLACEHOLDERS
               and f"{v.isotropic:g} times the identity")),
    Rule("near-right-angle", "note", "an angle is nearly but not exactly a multiple of pi/2",
         "load with snap=1e-3 (URDF), or give pi/2 to full precision: exact right angles compute faster", _near_right),
    Rule("near-axis", "note", "an axis is nearly but not exactly a coordinate axis",
         "load with snap=1e-3 (URDF), or give 0 and 1 exactly: exact axes compute faster", _joint(_near_axis)),
    Rule("limits-fast", "note", "a speed limit above 50 rad/s: degrees?", "give rad/s",
         _joint(lambda j: j.is_revolute and 50 < j.limits.velocity < math.inf and f"{j.limits.velocity:g} rad/s")),
    Rule("limits-exclude-zero", "note", "q = 0 is outside the limits", "start simulations at another position",
         _joint(lambda j: j.limits.lower < j.limits.upper and (j.limits.lower > 0 or j.limits.upper < 0) and _range_text(j))),
    Rule("gravity-odd", "note", "gravity is not that of the Earth", "ignore this if it is intended",
         _robot(lambda s: s.gravity is not None and 0 < s.gravity <= 50 and not 9.5 < s.gravity < 10.1 and f"{s.gravity:g} m/s2")),
    Rule("motors-missing", "note", "no joint has a rotor inertia",
         "give rotor_inertia and gear_ratio if torques at the motor matter",
         _no_joint(lambda j: j.rotor is not None or is_symbolic(j.rotor_inertia) or j.rotor_inertia > 0, driven=True)),
    Rule("friction-missing", "note", "no joint has friction", "give viscous and coulomb if they matter",
         _no_joint(lambda j: any(is_symbolic(x) or x != 0 for x in (j.viscous, *j.coulomb, *j.static)))),
    Rule("limits-missing", "note", "no joint has position limits", "give limits if the workspace matters",
         _no_joint(lambda j: j.limits.lower > -math.inf or j.limits.upper < math.inf, driven=True)),
    Rule("symbols", "note", "the robot contains symbols; numbers that depend on them are not checked",
         "check again with numbers (with_parameters)", _robot(lambda s: ", ".join(list(s.symbols)[:6]))),
)  # fmt: skip
