"""URDF in: links, joints, inertias and shapes exactly as the file says, and a report of everything that was not taken over.

Format: the URDF specification of ROS (wiki.ros.org/urdf/XML); defaults are the ones written there.  Files are never followed:
a mesh keeps its name, `package://` included.  Numbers that URDF has no place for (rotor, gear, two-sided Coulomb friction,
gravity) are read from `<isodyn .../>` elements, which `to_urdf` writes and other tools skip.
"""

from __future__ import annotations

import math
import os
import re
import sys
from typing import Any

import numpy as np

from isodyn.check import scalar
from isodyn.errors import FormatError, ModelError
from isodyn.model.joint import Joint, Limits, Mimic
from isodyn.model.link import Link, Shape
from isodyn.model.robot import Robot
from isodyn.model.urdf_report import ATTRIBUTES, Report
from isodyn.model.xml import Element, parse_xml
from isodyn.spatial import Array, pose, rpy_matrix

GRAVITY = (0.0, 0.0, -9.81)

#: URDF joint type -> ours
TYPES = {"fixed": "fixed", "continuous": "revolute", "revolute": "revolute", "prismatic": "prismatic"}
SIZES = {"box": ("size",), "cylinder": ("radius", "length"), "sphere": ("radius",), "mesh": ()}
#: larger numbers cannot be meant, and their squares would overflow
LARGEST = 1e100
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)


def from_urdf(source: str | bytes | os.PathLike[str], *, snap: float = 0.0, gravity: Any = GRAVITY) -> Robot:
    """A robot from a URDF path or text.

    snap      angles within this of a multiple of pi/2 become exactly that   [rad], 0 loads what the file says
    gravity   (3,) [m/s2]; the file's own `<isodyn gravity=...>` holds when this is left alone
    """
    snap = scalar("snap [rad]", snap, least=0.0)
    if snap >= math.pi / 4:
        raise ModelError(f"snap: {snap:g} rad would snap every angle; give less than pi/4, for example 1e-3")
    root, origin = parse_xml(source, "URDF")
    return _Reader(origin, snap, gravity).robot(root)


class _Reader:
    """One reading of one file: where it is from, what is snapped, and the report so far."""

    def __init__(self, origin: str, snap: float, gravity: Any):
        self.origin, self.gravity = origin, gravity
        self.report = Report(snap)

    def error(self, element: Element, reason: str) -> FormatError:
        return FormatError(f"URDF {self.origin}, line {element.line}: {reason}")

    # -- the robot ----------------------------------------------------------------------------------------------------

    def robot(self, root: Element) -> Robot:
        if root.tag != "robot":
            raise self.error(root, f"the root element is <{root.tag[:40]}>, expected <robot>; {_other_format(root.tag)}")
        xacro = next((child for child in root.children if child.tag.startswith("xacro:")), None)
        if xacro is not None:
            raise self.error(xacro, f"<{xacro.tag[:40]}> is xacro, not URDF; run `xacro FILE > robot.urdf` first")
        self.report.attributes(root, "robot")
        self.report.ignore_unknown(root, ("link", "joint", "isodyn"))
        links = [self.link(element) for element in self.unique(root, "link")]
        joints = [self.joint(element) for element in self.unique(root, "joint")]
        if not links:
            raise self.error(root, "the robot has no <link>")
        known = {joint.name for joint in joints}
        for joint, element in zip(joints, root.all("joint"), strict=True):
            if joint.mimic and joint.mimic.joint not in known:
                raise self.error(element, f"joint {joint.name!r} mimics {joint.mimic.joint!r}, which does not exist")
        name = root.get("name") or "robot"
        if not root.get("name"):
            self.report.assume("the robot has no name; called 'robot'")
        source = "URDF text" if self.origin == "text" else self.origin
        gravity = self.gravity_of(root)
        try:
            return Robot(name, tuple(links), tuple(joints), gravity, self.report.lines(), source)
        except ModelError as error:
            reason = str(error).removeprefix(f"robot {name!r}: ")
            if reason.startswith("gravity"):  # the caller's, not the file's
                raise
            raise self.error(_place(root, reason), str(error)) from None

    def unique(self, root: Element, tag: str) -> list[Element]:
        """The elements of one kind, each with a name of its own."""
        seen: dict[str, int] = {}
        elements = list(root.all(tag))
        for element in elements:
            name = self.text(element, "name")
            if name in seen:
                raise self.error(element, f"{tag} name {name!r} is used already in line {seen[name]}; names must be unique")
            seen[name] = element.line
        return elements

    def gravity_of(self, root: Element) -> Any:
        own = root.first("isodyn")
        if own is None or own.get("gravity") is None or tuple(np.ravel(self.gravity)) != GRAVITY:
            return self.gravity
        return self.numbers(own, "gravity", 3)

    # -- links --------------------------------------------------------------------------------------------------------

    def link(self, element: Element) -> Link:
        name = self.text(element, "name")
        self.report.ignore_unknown(element, ("inertial", "visual", "collision"))
        shapes = [self.shape(child) for child in element.children if child.tag in ("visual", "collision")]
        mass, com, inertia = self.inertial(element, name)
        try:
            link = Link(name, mass, com, inertia, tuple(shape for shape in shapes if shape is not None))
        except ModelError as error:
            raise self.error(element, str(error)) from None
        self.report.physical(link)
        return link

    def inertial(self, element: Element, name: str) -> tuple[float, Array, Array]:
        """(mass, com, inertia about com in link axes)."""
        given = element.first("inertial")
        if given is None:
            self.report.massless(name)
            return 0.0, np.zeros(3), np.zeros((3, 3))
        self.report.ignore_unknown(given, ("origin", "mass", "inertia"))
        mass, inertia = given.first("mass"), given.first("inertia")
        for child, tag in ((mass, "mass"), (inertia, "inertia")):
            if child is None:
                self.report.assume(f"link {name!r} has no <{tag}>; taken as 0")
                continue
            missing = [key for key in ATTRIBUTES[tag] if child.get(key) is None]
            if missing:
                self.report.assume(f"link {name!r}: <{tag}> in line {child.line} has no {', '.join(missing)}; taken as 0")
        at = self.pose(given, f"link {name!r}: inertial")
        xx, yy, zz, xy, xz, yz = (self.number(inertia, key, 0.0) for key in ("ixx", "iyy", "izz", "ixy", "ixz", "iyz"))
        R, moments = at[:3, :3], np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        turned = moments if (np.eye(3) == R).all() else R @ moments @ R.T
        return self.number(mass, "value"), at[:3, 3], (turned + turned.T) / 2

    def shape(self, element: Element) -> Shape | None:
        self.report.ignore_unknown(element, ("origin", "geometry"))
        geometry = element.first("geometry")
        form = next(iter(geometry.children), None) if geometry is not None else None
        if form is None or form.tag not in SIZES:
            self.report.ignore(f"<{element.tag}> with {f'<{form.tag}>' if form is not None else 'no geometry'}", element.line)
            return None
        assert geometry is not None, "it holds the form"
        self.report.attributes(form, form.tag)
        for other in geometry.children[1:]:
            self.report.ignore(f"further <{other.tag[:40]}> in <geometry>, of which the first shape counts", other.line)
        if form.tag == "mesh":
            size = self.numbers(form, "scale", 3) if form.get("scale") is not None else (1.0, 1.0, 1.0)
        else:
            size = tuple(x for key in SIZES[form.tag] for x in self.numbers(form, key, 3 if key == "size" else 1))
        mesh = form.get("filename") or ""
        return Shape(form.tag, size, mesh, self.pose(element, f"line {element.line}: {element.tag}", report=False), element.tag)

    # -- joints -------------------------------------------------------------------------------------------------------

    def joint(self, element: Element) -> Joint:
        name, given = self.text(element, "name"), self.text(element, "type")
        if given not in TYPES:
            raise self.error(element, f"joint {name!r} is of type {given[:40]!r}; supported: {', '.join(TYPES)}")
        known = ("origin", "parent", "child", "axis", "limit", "dynamics", "mimic", "isodyn")
        self.report.ignore_unknown(element, known)
        parent, child = (self.text(self.needed(element, tag, name), "link") for tag in ("parent", "child"))
        origin = self.pose(element, f"joint {name!r}")
        moving = self.moving(element, name, given) if given != "fixed" else {}
        try:
            return Joint(name, parent, child, TYPES[given], origin, **moving)
        except ModelError as error:
            raise self.error(element, str(error)) from None

    def moving(self, element: Element, name: str, given: str) -> dict[str, Any]:
        """What only a joint that moves has: axis, limits, friction, motor, coupling."""
        axis = element.first("axis")
        if axis is None:
            self.report.assume(f"joint {name!r} has no <axis>; taken as (1, 0, 0), the URDF default")
        direction = self.numbers(axis, "xyz", 3) if axis is not None else (1.0, 0.0, 0.0)
        if abs(math.hypot(*direction) - 1) > 1e-6:
            self.report.assume(f"joint {name!r}: axis {direction} is not of length 1; its direction is taken")
        dynamics, own, mimic = element.first("dynamics"), element.first("isodyn"), element.first("mimic")
        friction = self.number(dynamics, "friction", 0.0)
        if dynamics is not None and friction < 0:
            raise self.error(dynamics, f"joint {name!r}: friction {friction:g} is below 0")
        coulomb = (self.number(own, "coulomb_plus", friction), self.number(own, "coulomb_minus", -friction))
        if mimic is not None:
            self.report.couple(name, self.text(mimic, "joint"))
        return {
            "axis": np.array(direction),
            "limits": self.limits(element, name, given),
            "viscous": self.number(dynamics, "damping", 0.0),
            "coulomb": coulomb,
            "passive": own is not None and own.get("passive") == "true",
            "rotor_inertia": self.number(own, "rotor_inertia", 0.0),
            "gear_ratio": self.number(own, "gear_ratio", 1.0),
            "mimic": self.mimic(mimic) if mimic is not None else None,
        }

    def mimic(self, element: Element) -> Mimic:
        return Mimic(self.text(element, "joint"), self.number(element, "multiplier", 1.0), self.number(element, "offset", 0.0))

    def limits(self, element: Element, name: str, given: str) -> Limits:
        limit = element.first("limit")
        if limit is None:
            if given != "continuous":
                self.report.assume(f"joint {name!r} has no <limit>; taken as unlimited")
            return Limits()
        ends = (-math.inf, math.inf)
        if given != "continuous":
            ends = (_unbounded(self.number(limit, "lower", 0.0)), _unbounded(self.number(limit, "upper", 0.0)))
            if limit.get("lower") is None or limit.get("upper") is None:
                self.report.assume(f"joint {name!r}: a missing lower or upper limit is 0, the URDF default")
        velocity, effort = (_unbounded(self.number(limit, key, math.inf)) for key in ("velocity", "effort"))
        return Limits(*ends, velocity, effort)

    # -- values -------------------------------------------------------------------------------------------------------

    def needed(self, element: Element, tag: str, name: str) -> Element:
        child = element.first(tag)
        if child is None:
            raise self.error(element, f"joint {name!r} has no <{tag} link=...>")
        return child

    def text(self, element: Element, key: str) -> str:
        value = element.get(key)
        if not value:
            raise self.error(element, f"<{element.tag}> needs a non-empty attribute {key!r}")
        return value

    def pose(self, element: Element, where: str, *, report: bool = True) -> Array:
        """The pose of an element's <origin>; the identity when it has none."""
        origin = element.first("origin")
        if origin is None:
            return np.eye(4)
        xyz = self.numbers(origin, "xyz", 3, "0 0 0")
        angles = self.report.angles(where, self.numbers(origin, "rpy", 3, "0 0 0"), report)
        return pose(rpy_matrix(angles), xyz)

    def number(self, element: Element | None, key: str, default: float = 0.0) -> float:
        """One number; the default when the element or the attribute is missing."""
        if element is None or element.get(key) is None:
            return default
        return self.numbers(element, key, 1)[0]

    def numbers(self, element: Element, key: str, count: int, default: str | None = None) -> tuple[float, ...]:
        text = element.get(key)
        text = default if text is None else text
        if text is None:
            raise self.error(element, f"<{element.tag}> needs the attribute {key!r}")
        words = text.split()
        values = [float(word) if _NUMBER.fullmatch(word) else math.nan for word in words[: count + 1]]
        limit = math.inf if element.tag == "limit" else LARGEST
        if len(words) != count or not all(math.isfinite(value) and abs(value) <= limit for value in values):
            kind = "a finite number" if count == 1 else f"{count} finite numbers"
            hint = "; is this xacro? run `xacro` first" if "${" in text else f" (up to {limit:g})"
            raise self.error(element, f"<{element.tag} {key}={_short(text)}>: expected {kind}{hint}")
        return tuple(values)


def _place(root: Element, reason: str) -> Element:
    """The element that an error about the tree is about: the (latter) joint it names, else the second root, else the robot."""
    joints = list(root.all("joint"))
    for joint in joints:
        name = repr(joint.get("name"))
        if reason.startswith(f"joint {name} ") or f" and {name}; a link hangs on one joint" in reason:
            return joint
    carried = {child.get("link") for joint in joints if (child := joint.first("child")) is not None}
    free = [link for link in root.all("link") if link.get("name") not in carried]
    return free[1] if len(free) > 1 else root


def _unbounded(value: float) -> float:
    """Infinite for the largest float, which stands for "no limit" in files because URDF readers refuse inf."""
    return math.copysign(math.inf, value) if abs(value) >= sys.float_info.max else value


def _other_format(tag: str) -> str:
    if tag == "mujoco":
        return "this is MJCF: read it with Robot.from_mjcf or isodyn.load"
    return "this is SDF, which is not supported" if tag == "sdf" else "is this a URDF file?"


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
