"""URDF: links, joints, inertias and shapes exactly as in the file, with notes on everything that was left out; and writing of text
that every URDF reader accepts and that `from_urdf` reads back as the same robot.

Format: the URDF specification of ROS (wiki.ros.org/urdf/XML), with its defaults.  References are never followed: a mesh keeps its
name, `package://` included.  Data that URDF cannot express (rotor, gear, two-sided Coulomb friction, static friction, parameters of
several degrees of freedom, gravity, loops, couplings to several joints, capsules, ellipsoids) is read from and written to
`<isodyn>` elements, which other tools ignore.

URDF has no offset and no mount (see Joint).  On writing, an offset is folded into the joint's origin.  A link with a mount gets the
moved joint frame as its URDF frame, with inertia and shapes expressed there, and the user's frame becomes the massless link
"<link>_frame" on a fixed joint.  `<isodyn offset=...>` and `<isodyn frame_of=...>` mark what was folded: reading restores the
offset, and turns the frame link into the mount of its link again.  Some readers take x, y of its frame as the plane of a planar
joint whatever its axis, so these frames are rotated to match.  A joint with several degrees of freedom that URDF does not have is
written as its chain of revolute and prismatic joints ("<joint>.first") if the chain has the same coordinates; otherwise it is
refused.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from xml.sax.saxutils import quoteattr

import numpy as np

import isodyn.model as model  # the linter depends on Robot; it is imported when one is read
from isodyn.check import Values, constant, frozen, short
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.coupling import Coupling, unchained
from isodyn.model.formats.bodies import turned
from isodyn.model.formats.equality_constraints import COUPLED, FREE_REMEDY, FREED, check_mimic
from isodyn.model.formats.reading import MAX_LINKS, Element, ImportReport, Source, at_most_50, parse_xml, rgba, some, too_many
from isodyn.model.joint import JOINT_TYPES, Axis, Joint, Limits, Mimic
from isodyn.model.link import Link, Shape
from isodyn.model.loop import Loop
from isodyn.model.robot import FREE, Robot, without_symbols
from isodyn.model.rotations import NEARLY, is_identity, nearest_axis, nearly_right, right_angle, rpy_of, snapped, tidy
from isodyn.model.tree import plain_rotors
from isodyn.spatial import Array, Scalar, array, invert_pose, pose, rpy_matrix

GRAVITY = (0.0, 0.0, -9.81)

#: URDF joint type -> ours
TYPES = {name: name for name in ("fixed", "revolute", "prismatic", "floating", "planar")} | {"continuous": "revolute"}
SIZES = {"box": ("size",), "cylinder": ("radius", "length"), "sphere": ("radius",), "mesh": ()}
_LAST = sys.float_info.max  # means infinity: URDF readers refuse inf
_BAD = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # XML 1.0 cannot contain these, even escaped

#: a value written as an attribute
Written = str | Scalar | Sequence[Scalar] | Array

OTHER_FORMATS = {
    "mujoco": "this is MJCF: read it with Robot.from_mjcf or isodyn.load",
    "sdf": "this is SDF, which is not supported",
}
#: the known attributes of each element of a URDF file
ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "robot": ("name", "version"),
    "link": ("name", "type"),
    "inertial": (),
    "origin": ("xyz", "rpy"),
    "mass": ("value",),
    "inertia": ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"),
    "visual": ("name",),
    "collision": ("name",),
    "geometry": (),
    "box": ("size",),
    "cylinder": ("radius", "length"),
    "sphere": ("radius",),
    "mesh": ("filename", "scale"),
    "material": ("name",),
    "color": ("rgba",),
    "joint": ("name", "type"),
    "parent": ("link",),
    "child": ("link",),
    "axis": ("xyz",),
    "limit": ("lower", "upper", "effort", "velocity"),
    "dynamics": ("damping", "friction"),
    "mimic": ("joint", "multiplier", "offset"),
    "isodyn in robot": ("gravity", "moving_base"),
    "isodyn in joint": (
        "rotor_inertia",
        "gear_ratio",
        "coulomb_plus",
        "coulomb_minus",
        "static_plus",
        "static_minus",
        "passive",
        "velocity",
        "effort",
        "viscous",
        "stiffness",
        "rest",
        "offset",
        "small",
        "frame_of",
    ),
    "isodyn in link": (),
    "shape": ("kind", "size", "role", "colour"),
    "loop": ("name", "a", "b", "type", "pitch"),
    "at_a": ("xyz", "rpy"),
    "at_b": ("xyz", "rpy"),
    "coupling": ("joint", "offset"),
    "other": ("joint", "ratio"),
}
#: the elements that may be repeated in the same parent
MANY = ("link", "joint", "visual", "collision", "shape", "loop", "coupling", "other")
#: shapes that URDF does not have -> the number of their sizes
OWN_SIZES = {"capsule": 2, "ellipsoid": 3}
#: fields of a joint for which `<isodyn>` has one number per degree of freedom, and their defaults
EACH = {"velocity": math.inf, "effort": math.inf, "rotor_inertia": 0.0, "gear_ratio": 1.0, "viscous": 0.0, "coulomb_plus": 0.0}
EACH |= {"coulomb_minus": 0.0, "static_plus": 0.0, "static_minus": 0.0, "stiffness": 0.0, "rest": 0.0}


def from_urdf(source: Source, *, snap: float = 0.0, gravity: Values = GRAVITY, mimic: str = "couple") -> Robot:
    """Load a robot from a URDF path or text.

    snap      round angles within this of a multiple of pi/2, and axes within it of a coordinate axis   [rad];
              0 loads the file's values unchanged
    gravity   (3,) [m/s2]; default: `<isodyn gravity=...>` of the file, else (0, 0, -9.81)
    mimic     `<mimic>` joints: "couple" makes a Coupling; "free" makes independent joints with a note in the joint
    """
    check_mimic(mimic)
    snap = constant("snap [rad]", snap, least=0.0)
    if snap >= math.pi / 4:
        raise ModelError(f"snap: {snap:g} rad would snap every angle; give less than pi/4, for example 1e-3")
    return model.warn_suspicious_numbers(_URDFReader(snap, gravity, mimic).robot(parse_xml(source, "URDF")))


class _URDFReader:
    """Reader of one file: its settings for snapping and mimic joints, and the notes so far."""

    def __init__(self, snap: float, gravity: Values, mimic: str):
        self.gravity, self.mimic = frozen("gravity [m/s2]", gravity, (3,)), mimic
        self.report = _UrdfReport(snap)
        self.colours = dict[str, tuple[float, ...]]()
        self.mounts = dict[str, Array]()  # link -> the user's frame in the frame of the file

    def robot(self, root: Element) -> Robot:
        root.must_be("robot", OTHER_FORMATS, "is this a URDF file?")
        xacro = next((child for child in root.children if child.tag.startswith("xacro:")), None)
        if xacro is not None:
            raise xacro.error(f"<{xacro.tag[:40]}> is xacro, not URDF; run `xacro FILE > robot.urdf` first")
        self.report.attributes(root, "robot")
        self.report.ignore_unknown(root, ("link", "joint", "isodyn", "material"))
        for element in root.all("material"):
            self.colour(element)
        given, between = self.unique(root, "link"), self.unique(root, "joint")
        frames = self.frames(given, between)
        links = [self.link(element) for element in given if element.get("name") not in frames]
        between = [element for element in between if element.child("child").get("link") not in frames]
        joints = [self.joint(element) for element in between]
        if not links:
            raise root.error("the robot has no <link>")
        own = root.child("isodyn")
        self.report.ignore_unknown(own, ("loop", "coupling"))
        joints, couplings = self.coupled(joints, between, _not_too_many(own, "coupling"))
        loops = tuple(map(self.loop, _not_too_many(own, "loop")))
        name = root.get("name") or "robot"
        if not root.get("name"):
            self.report.assume("the robot has no name; called 'robot'")
        origin, gravity = root.document.origin, self.gravity
        if tuple(gravity) == GRAVITY and own.has("gravity"):
            gravity = np.array(own.numbers("gravity", 3))
        source, moved = "URDF text" if origin == "text" else origin, own.flag("moving_base", False)
        try:
            return Robot(name, tuple(links), tuple(joints), gravity, self.report.lines(), source, loops, couplings, moved)
        except (ModelError, UnknownNameError) as error:
            reason = str(error).removeprefix(f"robot {name!r}: ")
            raise _place(root, reason).error(f"{error}{f'; {FREE_REMEDY}' if 'coupl' in reason else ''}") from None

    def frames(self, links: list[Element], joints: list[Element]) -> set[str]:
        """Return the names of links that are only the user's frame of another link, the mount of that link."""
        bare = {link.text("name") for link in links if not link.children}
        moving = {joint.child("child").get("link") for joint in joints if joint.get("type") != "fixed"}
        carrying = {joint.child("parent").get("link") for joint in joints}
        found = set[str]()
        for joint in joints:
            link, frame = (joint.child(tag).get("link") or "" for tag in ("parent", "child"))
            if joint.child("isodyn").get("frame_of") != link or joint.get("type") != "fixed" or link in self.mounts:
                continue
            if frame in bare and link in moving and frame not in carrying:
                self.mounts[link] = self.pose(joint, f"joint {joint.text('name')!r}")
                found.add(frame)
        return found

    def own(self, link: str, T: Array) -> Array:
        """Return a pose in the file's frame of a link as a pose in the user's frame."""
        return tidy(invert_pose(self.mounts[link]) @ T) if link in self.mounts else T

    def coupled(self, joints: list[Joint], elements: list[Element], own: list[Element]) -> tuple[list[Joint], tuple[Coupling, ...]]:
        """Return (the joints, without a mimic note if a coupling moves them; the couplings)."""
        known = {joint.name for joint in joints}
        couplings: list[Coupling] = []
        for k, (joint, element) in enumerate(zip(joints, elements, strict=True)):
            if (mimic := joint.mimic) is None:
                continue
            if mimic.joint not in known:
                what = f"joint {joint.name!r} mimics {mimic.joint!r}, which does not exist"
                self.report.warnings.append(f"warning: line {element.line}: {what}; it is an independent joint")
                continue
            self.report.coupled.append(f"{joint.name!r} of {mimic.joint!r}")
            if self.mimic == "couple":
                couplings.append(_coupling(element, joint.name, {mimic.joint: mimic.multiplier}, mimic.offset))
                joints[k] = replace(joint, mimic=None)
        for element in own:
            self.report.ignore_unknown(element, ("other",))
            joint_name, others = element.text("joint"), list(element.all("other"))
            self.report.coupled.append(f"{joint_name!r} of {some([repr(one.text('joint')) for one in others])}")
            if self.mimic == "couple":
                ratios = {one.text("joint"): one.number("ratio", 1.0) for one in others}
                couplings.append(_coupling(element, joint_name, ratios, element.number("offset", 0.0)))
        self.report.is_coupled = self.mimic == "couple"
        return joints, tuple(couplings)

    def loop(self, element: Element) -> Loop:
        """Return a loop."""
        self.report.ignore_unknown(element, ("at_a", "at_b"))
        name, a, b, kind = (element.text(key) for key in ("name", "a", "b", "type"))
        at_a, at_b = (self.own(link, self.pose(element, f"loop {name!r}", tag=tag)) for tag, link in (("at_a", a), ("at_b", b)))
        try:
            return Loop(name, a, b, kind, at_a, at_b, element.number("pitch", 0.0))
        except (ModelError, UnknownNameError) as error:
            raise element.error(str(error)) from None

    def unique(self, root: Element, tag: str) -> list[Element]:
        """Return the elements of one kind; raise if two have the same name."""
        seen: dict[str, int] = {}
        elements = _not_too_many(root, tag)
        for element in elements:
            name = element.text("name")
            if name in seen:
                raise element.error(f"{tag} name {name!r} is already used in line {seen[name]}; names must be unique")
            seen[name] = element.line
        return elements

    def link(self, element: Element) -> Link:
        name = element.text("name")
        self.report.ignore_unknown(element, ("inertial", "visual", "collision", "isodyn"))
        shapes = [self.shape(child, name) for child in element.children if child.tag in ("visual", "collision")]
        own = element.child("isodyn")
        self.report.ignore_unknown(own, ("shape",))
        shapes += [self.own_shape(child, name) for child in own.all("shape")]
        mass, com, inertia = self.inertial(element, name)
        try:
            link = Link(name, mass, com, inertia, tuple(shape for shape in shapes if shape is not None))
        except ModelError as error:
            raise element.error(str(error)) from None
        self.report.physical(link)
        return link

    def inertial(self, element: Element, name: str) -> tuple[float, Array, Array]:
        """Return (mass, com, inertia about com in link axes)."""
        given = element.first("inertial")
        if given is None:
            self.report.without_mass.append(name)
            return 0.0, np.zeros(3), np.zeros((3, 3))
        self.report.ignore_unknown(given, ("origin", "mass", "inertia"))
        for tag in ("mass", "inertia"):
            child = given.first(tag)
            if child is None:
                self.report.assume(f"link {name!r} has no <{tag}>; taken as 0")
                continue
            missing = [key for key in ATTRIBUTES[tag] if not child.has(key)]
            if missing:
                self.report.assume(f"link {name!r}: <{tag}> in line {child.line} has no {', '.join(missing)}; taken as 0")
        at = self.own(name, self.pose(given, f"link {name!r}: inertial"))
        xx, yy, zz, xy, xz, yz = (given.child("inertia").number(key, 0.0) for key in ("ixx", "iyy", "izz", "ixy", "ixz", "iyz"))
        moments = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        return given.child("mass").number("value", 0.0), at[:3, 3], turned(moments, at[:3, :3])

    def own_shape(self, element: Element, link: str) -> Shape:
        """Return a shape that URDF does not have."""
        self.report.ignore_unknown(element, ("origin",))
        kind, role = element.text("kind"), element.get("role") or "visual"
        if kind not in OWN_SIZES or role not in ("visual", "collision"):
            raise element.error(
                f"<shape> of kind {kind[:40]!r} and role {role[:40]!r}; kinds: {', '.join(OWN_SIZES)}, roles: visual, collision"
            )
        at = self.own(link, self.pose(element, f"line {element.line}: shape", report=False))
        return Shape(kind, element.numbers("size", OWN_SIZES[kind]), "", at, role, rgba((element.get("colour") or "").split()))

    def shape(self, element: Element, link: str) -> Shape | None:
        self.report.ignore_unknown(element, ("origin", "geometry", "material"))
        material = element.first("material")
        colour = self.colour(material) if material is not None else ()
        geometry = element.child("geometry")
        form = next(iter(geometry.children), None)
        if form is None or form.tag not in SIZES:
            self.report.ignore(f"<{element.tag}> with {f'<{form.tag}>' if form is not None else 'no geometry'}", element.line)
            return None
        self.report.attributes(form, form.tag)
        for other in geometry.children[1:]:
            self.report.ignore(f"further <{other.tag[:40]}> in <geometry>, of which the first shape counts", other.line)
        if form.tag == "mesh":
            size = form.numbers("scale", 3, (1.0, 1.0, 1.0))
        else:
            size = tuple(x for key in SIZES[form.tag] for x in form.numbers(key, 3 if key == "size" else 1))
        mesh = form.get("filename") or ""
        at = self.own(link, self.pose(element, f"line {element.line}: {element.tag}", report=False))
        return Shape(form.tag, size, mesh, at, element.tag, colour)

    def colour(self, element: Element) -> tuple[float, ...]:
        """Return the colour of a <material>: its own, which names of the same material share, or that of an earlier one."""
        self.report.ignore_unknown(element, ("color",))
        name, given = element.get("name") or "", element.first("color")
        if given is None:
            return self.colours.get(name, ())
        found = rgba((given.get("rgba") or "").split())
        if not found:
            self.report.ignore(f"<color> whose rgba is {short(given.get('rgba') or '')}", given.line)
        elif name:
            self.colours[name] = found
        return found

    def joint(self, element: Element) -> Joint:
        name, given = element.text("name"), element.text("type")
        if given not in TYPES:
            raise element.error(f"joint {name!r} is of type {given[:40]!r}; supported: {', '.join(TYPES)}")
        self.report.ignore_unknown(element, ("origin", "parent", "child", "axis", "limit", "dynamics", "mimic", "isodyn"))
        parent, child = (self.end(element, tag, name) for tag in ("parent", "child"))
        origin = self.own(parent, self.pose(element, f"joint {name!r}"))
        freedoms = len(JOINT_TYPES[TYPES[given]].freedoms)
        read = self.moving if freedoms == 1 else self.several
        moving = read(element, name, given) if freedoms else {}
        try:
            joint = Joint(name, parent, child, TYPES[given], origin, **moving)
            if joint.nv and child in self.mounts:
                joint = replace(joint, mount=self.mounts[child])
            if freedoms == 1 and (offset := element.child("isodyn").number("offset", 0.0)):
                joint = replace(joint, offset=offset, origin=tidy(origin @ invert_pose(joint.motion(offset))))
            return joint
        except ModelError as error:
            raise element.error(str(error)) from None

    def end(self, element: Element, tag: str, name: str) -> str:
        """Return the link at one end of a joint."""
        if element.first(tag) is None:
            raise element.error(f"joint {name!r} has no <{tag} link=...>")
        return element.child(tag).text("link")

    def moving(self, element: Element, name: str, given: str) -> dict[str, Any]:
        """Return the fields of a movable joint: axis, limits, friction, motor, coupling."""
        dynamics, own, mimic = element.child("dynamics"), element.child("isodyn"), element.first("mimic")
        friction = dynamics.number("friction", 0.0)
        if friction < 0:
            raise dynamics.error(f"joint {name!r}: friction {friction:g} is below 0")
        plus, minus = own.number("coulomb_plus", friction), own.number("coulomb_minus", -friction)
        return {
            "axis": self.axis(element, name),
            "limits": self.limits(element, name, given),
            "viscous": dynamics.number("damping", 0.0),
            "coulomb": (plus, minus),
            "static": (own.number("static_plus", plus), own.number("static_minus", minus)),
            "passive": own.get("passive") == "true",
            "rotor_inertia": own.number("rotor_inertia", 0.0),
            "gear_ratio": own.number("gear_ratio", 1.0),
            "stiffness": own.number("stiffness", 0.0),
            "rest": own.number("rest", 0.0),
            "exclude_from_inertia": own.get("small") == "true",
            "mimic": mimic and Mimic(mimic.text("joint"), mimic.number("multiplier", 1.0), mimic.number("offset", 0.0)),
        }

    def axis(self, element: Element, name: str) -> Array:
        """Return the direction (3,) of its axis."""
        axis = element.first("axis")
        if axis is None:
            self.report.assume(f"joint {name!r} has no <axis>; taken as (1, 0, 0), the URDF default")
        direction = axis.numbers("xyz", 3) if axis is not None else (1.0, 0.0, 0.0)
        if abs(math.hypot(*direction) - 1) > 1e-6:
            self.report.assume(f"joint {name!r}: axis {direction} does not have length 1; it was normalised")
        return self.report.axis(f"joint {name!r}", np.array(direction))

    def several(self, element: Element, name: str, given: str) -> dict[str, Any]:
        """Return the same for a joint with several degrees of freedom; <isodyn> has one number for all, or one for each."""
        kind, own, dynamics = JOINT_TYPES[TYPES[given]], element.child("isodyn"), element.child("dynamics")
        n = len(kind.freedoms)
        for tag in ("limit", "mimic"):
            if (left := element.first(tag)) is not None:
                self.report.ignore(f"<{tag}> of a {given} joint", left.line)
        friction = dynamics.number("friction", 0.0, least=0.0)
        if friction and not kind.axis:
            self.report.ignore(f"friction of a {given} joint, whose direction at rest is undefined", dynamics.line)
            friction = 0.0

        def each(key: str, default: tuple[float, ...]) -> tuple[float, ...]:
            numbers = own.numbers(key, n, default, fewest=1, largest=sys.float_info.max)
            if len(numbers) not in (1, n):
                raise own.error(f"joint {name!r}: <isodyn {key}> has {len(numbers)} numbers; expected 1 or {n}")
            return numbers if len(numbers) == n else numbers * n

        ends = zip(*(map(_unbounded, each(key, (math.inf,))) for key in ("velocity", "effort")), strict=True)
        plus, minus = each("coulomb_plus", (friction,)), each("coulomb_minus", (-friction,))
        return {
            **({"axis": self.axis(element, name)} if kind.axis else {}),
            "limits": tuple(Limits(velocity=velocity, effort=effort) for velocity, effort in ends),
            "viscous": each("viscous", (dynamics.number("damping", 0.0),)),
            "coulomb": tuple(zip(plus, minus, strict=True)),
            "static": tuple(zip(each("static_plus", plus), each("static_minus", minus), strict=True)),
            "passive": own.get("passive") == "true" or (n == FREE and own.get("passive") is None),  # a floating link has no motor
            "rotor_inertia": each("rotor_inertia", (0.0,)),
            "gear_ratio": each("gear_ratio", (1.0,)),
            "stiffness": each("stiffness", (0.0,)),
            "rest": each("rest", (0.0,)),
        }

    def limits(self, element: Element, name: str, given: str) -> Limits:
        limit = element.first("limit")
        if limit is None:
            if given != "continuous":
                self.report.assume(f"joint {name!r} has no <limit>; taken as unlimited")
            return Limits()
        ends = (-math.inf, math.inf)
        read = partial(limit.number, largest=sys.float_info.max)  # the largest float means "no limit"
        if given != "continuous":
            ends = (_unbounded(read("lower", 0.0)), _unbounded(read("upper", 0.0)))
            if not limit.has("lower") or not limit.has("upper"):
                self.report.assume(f"joint {name!r}: a missing lower or upper limit is 0, the URDF default")
        velocity, effort = (_unbounded(read(key, math.inf)) for key in ("velocity", "effort"))
        return Limits(*ends, velocity, effort)

    def pose(self, element: Element, where: str, *, report: bool = True, tag: str = "origin") -> Array:
        """Return the pose of an element's <origin>; the identity if it has none."""
        origin = element.child(tag)
        xyz = origin.numbers("xyz", 3, (0.0, 0.0, 0.0))
        angles = self.report.angles(where, origin.numbers("rpy", 3, (0.0, 0.0, 0.0)), report)
        return pose(rpy_matrix(angles), xyz)


def _not_too_many(parent: Element, tag: str) -> list[Element]:
    """Return the children with a tag; raise if there are too many."""
    elements = list(parent.all(tag))
    if reason := too_many(f"<{tag}> elements", len(elements)):
        raise elements[MAX_LINKS].error(reason)
    return elements


def _coupling(element: Element, joint: str, others: dict[str, float], offset: float) -> Coupling:
    try:
        return Coupling(joint, others, offset)
    except ModelError as error:
        raise element.error(f"{error}; {FREE_REMEDY}") from None


def _place(root: Element, reason: str) -> Element:
    """Return the element to blame for an error about the tree: the (latter) joint it names, else the second root or the robot."""
    joints = list(root.all("joint"))
    for joint in joints:
        name = repr(joint.get("name"))
        starts = (f"joint {name} ", f"coupling of joint {name}: ", f"cyclic couplings {name} ")
        if reason.startswith(starts) or f" and {name}; a link has one parent joint" in reason:
            return joint
    carried = {child.get("link") for joint in joints if (child := joint.first("child")) is not None}
    free = [link for link in root.all("link") if link.get("name") not in carried]
    return free[1] if len(free) > 1 else root


def _unbounded(value: float) -> float:
    """Return infinity for the largest float, which means "no limit" in files because URDF readers refuse inf."""
    return math.copysign(math.inf, value) if abs(value) >= sys.float_info.max else value


class _UrdfReport(ImportReport):
    """Notes on a URDF file, and the effect of snapping angles and axes.

    entries    rotation entries other than 0 and +-1: as given, and with angles near right angles snapped
    slanting   axes that are not coordinate axes: deviation [rad], joint, and axis
    """

    def __init__(self, snap: float):
        super().__init__()
        self.snap = snap
        self.without_mass: list[str] = []
        self.coupled: list[str] = []
        self.is_coupled = False
        self.warnings: list[str] = []
        self.snapped_angles = self.snapped_axes = 0
        self.near: list[tuple[str, float]] = []
        self.entries = [0, 0]
        self.slanting: list[tuple[float, str, Array]] = []

    def ignore_unknown(self, element: Element, known: Sequence[str]) -> None:
        """Add notes on children with unknown tags, repeated children, and unknown attributes."""
        seen: set[str] = set()
        for child in element.children:
            if child.tag not in known:
                self.ignore(f"<{child.tag[:40]}> in <{element.tag[:40]}>", child.line)
            elif child.tag in seen and child.tag not in MANY:
                self.ignore(f"repeated <{child.tag}> in <{element.tag}>, of which the first counts", child.line)
            else:
                seen.add(child.tag)
                self.attributes(child, f"isodyn in {element.tag}" if child.tag == "isodyn" else child.tag)

    def attributes(self, element: Element, kind: str) -> None:
        """Add warnings for unknown attributes of this kind of element, except XML namespaces."""
        for name in element.attributes:
            if name not in ATTRIBUTES[kind] and not name.startswith(("xmlns", "xml:")):
                shown = name[:40]
                self.warnings.append(f"warning: line {element.line}: <{element.tag}> has no attribute {shown!r}; it was ignored")

    def angles(self, where: str, rpy: Sequence[float], report: bool) -> list[float]:
        """Return the angles to use, snapped if requested; count those near right angles."""
        used = snapped(rpy, self.snap) if self.snap else list(rpy)
        self.snapped_angles += sum(x != y for x, y in zip(used, rpy, strict=True))
        near = [x for x in used if nearly_right(x)] if report else []
        if near:
            self.near += [(where, x) for x in near]
            better = [right_angle(x) if nearly_right(x) else x for x in used]
            for side, given in enumerate((used, better)):
                self.entries[side] += int((~np.isin(np.abs(rpy_matrix(given).astype(float)), (0.0, 1.0))).sum())
        return used

    def axis(self, where: str, direction: Array) -> Array:
        """Return the axis to use, snapped if requested; record one near a coordinate axis."""
        exact, off = nearest_axis(direction)
        if 0 < off <= self.snap:
            self.snapped_axes += 1
            return exact
        if off:
            self.slanting.append((off, where, direction))
        return direction

    def lines(self) -> tuple[str, ...]:
        """Return the notes, one line each."""
        result = self.left_out()
        if self.without_mass:
            names = some([repr(name) for name in self.without_mass])
            result.append(f"assumed: zero mass for links without <inertial>, {len(self.without_mass)} of the links: {names}")
        if self.coupled:
            result.append(f"{COUPLED if self.is_coupled else FREED}: {some(self.coupled)}")
        if self.snapped_angles:
            result.append(f"snapped: {self.snapped_angles} angles to multiples of pi/2, by at most {self.snap:g} rad")
        if self.near:
            where, angle = self.near[0]
            enough = _a_little_above(max(abs(x - right_angle(x)) for _, x in self.near))
            result.append(
                f"angles: {len(self.near)} are nearly but not exactly right angles (first {where}: {angle!r}), loaded as written; "
                f"snap={enough} would leave {self.entries[1]} instead of {self.entries[0]} rotation entries other than "
                "0 and 1, which makes every computation cheaper"
            )
        if self.snapped_axes:
            result.append(f"snapped: {self.snapped_axes} axes to coordinate axes, by at most {self.snap:g} rad")
        if near := [row for row in self.slanting if row[0] < NEARLY]:
            _, where, direction = near[0]
            enough, slanting = _a_little_above(max(off for off, _, _ in near)), len(self.slanting)
            result.append(
                f"axes: {len(near)} are nearly but not exactly coordinate axes (first {where}: {tuple(direction.tolist())}), "
                f"loaded as written; snap={enough} would leave {slanting - len(near)} instead of {slanting} such axes, which "
                "makes every computation cheaper"
            )
        return tuple(result + at_most_50(self.warnings) + at_most_50(self.unphysical))


def _a_little_above(x: float) -> str:
    """Return a short number slightly above a small one, such as 4e-06 for 3.7e-06."""
    power = 10.0 ** math.floor(math.log10(max(x, 1e-300)))
    return f"{math.ceil(x / power * 1.000001) * power:.0e}"


def to_urdf(robot: Robot) -> str:
    """Return the robot as URDF text; numbers are written so that they read back unchanged.

    Symbols raise an error, and so do joints that URDF does not have: helical ones, and spherical ones with quaternions.  For a
    Rotor, the mass is added to its link and the inertia about its axis becomes rotor_inertia.
    """
    without_symbols(robot, "before writing URDF")
    robot = plain_rotors(robot)
    taken = set(robot.link_names) | {joint.name for joint in robot.joints}
    couplings = unchained(robot.couplings, f"robot {robot.name!r}")  # readers of <mimic> do not resolve chains
    single = {one.joint: Mimic(*next(iter(one.others.items())), one.offset) for one in couplings if len(one.others) == 1}
    joints = [replace(_in_plane(joint), mimic=single.get(joint.name, joint.mimic)) for joint in robot.joints]
    # the user's link frames in the frames of the URDF links
    mounts = {robot.root.name: np.eye(4)} | {joint.child: joint.mount if joint.nv else np.eye(4) for joint in joints}
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f"<robot name={_quoted(robot.name)}>",
        *_own(replace(robot, couplings=couplings), mounts),
    ]
    for link in robot.links:
        lines += _link(link, mounts[link.name])
    for joint in joints:
        for part in _sayable(joint, taken):
            lines += [] if part.child in mounts else _link(Link(part.child), np.eye(4))
            lines += _joint(part, mounts.get(part.parent, np.eye(4)))
        if not is_identity(mounts[joint.child]):
            lines += _frame(joint.child, mounts[joint.child], taken)
    return "\n".join([*lines, "</robot>", ""])


def _own(robot: Robot, mounts: Mapping[str, Array]) -> list[str]:
    """Return the lines of <isodyn>: gravity, loops, and couplings to several joints."""
    inside: list[str] = []
    for loop in robot.loops:
        pitch = {"pitch": loop.pitch} if loop.pitch else {}
        head = _tag("loop", {"name": loop.name, "a": loop.a, "b": loop.b, "type": loop.type, **pitch})
        ends = (_origin(mounts[link] @ at, tag) for tag, link, at in (("at_a", loop.a, loop.at_a), ("at_b", loop.b, loop.at_b)))
        inside += [_opened(head), *(f"  {end}" for end in ends), "</loop>"]
    for one in robot.couplings:
        if len(one.others) > 1:
            others = (_tag("other", {"joint": name, "ratio": ratio}) for name, ratio in one.others.items())
            head = _tag("coupling", {"joint": one.joint, "offset": one.offset})
            inside += [_opened(head), *(f"  {other}" for other in others), "</coupling>"]
    own = _tag("isodyn", {"gravity": robot.gravity} | ({"moving_base": "true"} if robot.moving_base else {}))
    return [f"  {_opened(own)}", *(f"    {line}" for line in inside), "  </isodyn>"] if inside else [f"  {own}"]


def _opened(tag: str) -> str:
    """Return <name ...> for <name .../>."""
    return tag.removesuffix("/>") + ">"


def _in_plane(joint: Joint) -> Joint:
    """Return a planar joint with its frames rotated so that its plane is x, y."""
    return joint.aligned() if joint.is_manifold and joint.kind.axis and joint.axis[2] != 1.0 else joint


def _sayable(joint: Joint, taken: set[str]) -> Sequence[Joint]:
    """Return the joint, or its equivalent chain of one-axis joints, if URDF can express it."""
    if joint.type in TYPES and (joint.nv <= 1 or joint.is_manifold):
        return (joint,)
    if joint.nv == 1 or joint.is_manifold:
        zyx = ', use coordinates="zyx", three revolute joints' if joint.is_manifold else ", or use a revolute joint"
        raise ModelError(
            f"joint {joint.name!r}: URDF has no {joint.type} joint; save the robot as .toml, which has all{zyx}, or remove it"
        )
    for name in (name for part in joint.parts for name in (part.name, part.child) if part.child != joint.child):
        if name in taken:
            raise ModelError(
                f"joint {joint.name!r} is written as a chain of joints, but the name {name!r} is taken; rename that joint"
            )
    return joint.parts


def _frame(link: str, mount: Array, taken: set[str]) -> list[str]:
    name = f"{link}_frame"
    while name in taken:
        name += "_"
    taken.add(name)
    *joint, end = _joint(Joint(name, link, name, "fixed", origin=mount), np.eye(4))
    return [f"  <link name={_quoted(name)}/>", *joint, f"    {_tag('isodyn', {'frame_of': link})}", end]


def _link(link: Link, mount: Array) -> list[str]:
    body = [line for shape in link.shapes for line in _shape(shape, mount)]
    if own := [line for shape in link.shapes if shape.kind in OWN_SIZES for line in _own_shape(shape, mount)]:
        body += ["    <isodyn>", *own, "    </isodyn>"]
    if any(x != 0 for x in link.numbers()):
        body = [*_inertial(link, mount), *body]
    if not body:
        return [f"  <link name={_quoted(link.name)}/>"]
    return [f"  <link name={_quoted(link.name)}>", *body, "  </link>"]


def _inertial(link: Link, mount: Array) -> list[str]:
    """Return the lines of <inertial>; the inertial frame is rotated like the user's link frame, so moments are unchanged."""
    keys = {"ixx": (0, 0), "ixy": (0, 1), "ixz": (0, 2), "iyy": (1, 1), "iyz": (1, 2), "izz": (2, 2)}
    return [
        "    <inertial>",
        f"      {_origin(mount @ pose(None, link.com))}",
        f"      {_tag('mass', {'value': link.mass})}",
        f"      {_tag('inertia', {key: link.inertia[at] for key, at in keys.items()})}",
        "    </inertial>",
    ]


def _shape(shape: Shape, mount: Array) -> list[str]:
    """Return the lines of a shape; none for kinds that URDF does not have (see `_own_shape`)."""
    if shape.kind not in SIZES:
        return []
    given: Mapping[str, Written] = dict(zip(SIZES[shape.kind], shape.size, strict=False))
    if shape.kind == "mesh":
        is_scaled = shape.size and shape.size != (1.0, 1.0, 1.0)
        given = {"filename": shape.mesh} | ({"scale": shape.size} if is_scaled else {})
    elif shape.kind == "box":
        given = {"size": shape.size}
    inner = [f"      {_origin(mount @ shape.pose)}", f"      <geometry>{_tag(shape.kind, given)}</geometry>"]
    if shape.colour and shape.role == "visual":
        name = "_".join(f"{round(255 * x)}" for x in shape.colour)
        inner.append(f"      <material name={_quoted(f'colour_{name}')}>{_tag('color', {'rgba': shape.colour})}</material>")
    return [f"    <{shape.role}>", *inner, f"    </{shape.role}>"]


def _own_shape(shape: Shape, mount: Array) -> list[str]:
    given: dict[str, Written] = {"kind": shape.kind, "size": shape.size, "role": shape.role}
    head = _tag("shape", given | ({"colour": shape.colour} if shape.colour else {}))
    return [f"      {_opened(head)}", f"        {_origin(mount @ shape.pose)}", "      </shape>"]


def _joint(joint: Joint, parent_mount: Array) -> list[str]:
    endless = joint.is_revolute and all((axis.limits.lower, axis.limits.upper) == (-math.inf, math.inf) for axis in joint.parts)
    kind = "continuous" if endless else joint.type
    moved = joint.mount if not joint.nv else joint.motion(joint.offset) if joint.nv == 1 else np.eye(4)  # included in the origin
    ends = [_tag("parent", {"link": joint.parent}), _tag("child", {"link": joint.child})]
    on_axes = _on_axes(joint) if joint.nv > 1 else _on_axis(joint.parts[0], endless) if joint.nv else ()
    body = [_origin(parent_mount @ joint.origin @ moved), *ends, *on_axes]
    return [f'  <joint name={_quoted(joint.name)} type="{kind}">', *(f"    {line}" for line in body), "  </joint>"]


def _on_axis(joint: Axis, endless: bool) -> Iterator[str]:
    """Yield the lines of a movable joint, and what only `<isodyn>` can express of it."""
    limits, (plus, minus) = joint.limits, joint.coulomb
    symmetric = plus == -minus and plus >= 0
    yield _tag("axis", {"xyz": joint.axis})
    if not endless or limits != Limits():
        ends = {} if endless else {"lower": limits.lower, "upper": limits.upper}
        yield _tag("limit", {**ends, "effort": limits.effort, "velocity": limits.velocity})
    if joint.viscous or plus or minus:
        friction = plus if symmetric else (abs(plus) + abs(minus)) / 2  # for readers that know only one sign
        yield _tag("dynamics", {"damping": joint.viscous, "friction": friction})
    if mimic := joint.mimic:
        yield _tag("mimic", {"joint": mimic.joint, "multiplier": mimic.multiplier, "offset": mimic.offset})
    own: dict[str, Written] = {}
    if joint.rotor_inertia or joint.gear_ratio != 1.0:
        own |= {"rotor_inertia": joint.rotor_inertia, "gear_ratio": joint.gear_ratio}
    if not symmetric:
        own |= {"coulomb_plus": plus, "coulomb_minus": minus}
    if joint.static != joint.coulomb:
        own |= dict(zip(("static_plus", "static_minus"), joint.static, strict=True))
    if joint.stiffness or joint.rest:
        own |= {"stiffness": joint.stiffness, "rest": joint.rest}
    own |= {"offset": joint.offset} if joint.offset else {}
    own |= {key: "true" for key, holds in (("passive", joint.passive), ("small", joint.exclude_from_inertia)) if holds}
    if own:
        yield _tag("isodyn", own)


def _on_axes(joint: Joint) -> Iterator[str]:
    """Yield the same for each degree of freedom of a joint with several."""
    if joint.kind.axis:
        yield _tag("axis", {"xyz": joint.axis})
    plus, minus = zip(*(axis.coulomb for axis in joint.parts), strict=True)
    rest_plus, rest_minus = zip(*(axis.static for axis in joint.parts), strict=True)
    own: dict[str, Written] = {
        "velocity": [axis.limits.velocity for axis in joint.parts],
        "effort": [axis.limits.effort for axis in joint.parts],
        "rotor_inertia": [axis.rotor_inertia for axis in joint.parts],
        "gear_ratio": [axis.gear_ratio for axis in joint.parts],
        "viscous": [axis.viscous for axis in joint.parts],
        "stiffness": [axis.stiffness for axis in joint.parts],
        "rest": [axis.rest for axis in joint.parts],
        "coulomb_plus": plus,
        "coulomb_minus": minus,
        "static_plus": rest_plus if rest_plus != plus else [0.0],
        "static_minus": rest_minus if rest_minus != minus else [0.0],
        **({"passive": "true" if joint.passive else "false"} if joint.passive or joint.nv == FREE else {}),
    }
    own = {key: x for key, x in own.items() if isinstance(x, str) or any(one != EACH[key] for one in np.ravel(array(x)))}
    if own:
        yield _tag("isodyn", own)


def _origin(T: Array, tag: str = "origin") -> str:
    return _tag(tag, {"xyz": T[:3, 3], "rpy": rpy_of(T[:3, :3])})


def _tag(name: str, attributes: Mapping[str, Written]) -> str:
    """Return <name key="..." .../> from text and numbers."""
    texts = (f"{key}={_quoted(x) if isinstance(x, str) else _numbers(x)}" for key, x in attributes.items())
    return f"<{name} {' '.join(texts)}/>"


def _numbers(values: Scalar | Sequence[Scalar] | Array) -> str:
    """Return numbers in quotes, separated by blanks, without minus zeros; URDF readers refuse inf."""
    numbers = (float(x) + 0.0 for x in np.ravel(array(values)))
    return '"' + " ".join(repr(math.copysign(_LAST, x) if math.isinf(x) else x) for x in numbers) + '"'


def _quoted(text: str) -> str:
    if _BAD.search(text):
        raise ModelError(f"the name {text[:60]!r} contains a character that XML does not allow; rename it before writing URDF")
    return quoteattr(text)
