"""MJCF: bodies, joints, defaults, geoms and equalities as MuJoCo's compiler reads them, and notes on what was left out.

Format: MuJoCo's XML reference (mujoco.readthedocs.io), compared with MuJoCo by tests/model/test_mjcf.py.  q is MuJoCo's qpos:
a joint's `ref` becomes an offset; only quaternions are (x, y, z, w) here (isodyn.coordinates converts both ways).  A body with
several joints is carried by massless links called "body:joint" (see bodies.py).

The model is read in this order: <include>d files are inserted; <compiler> and <default> determine how attributes are read; then
every <body> becomes a link with its mass properties, joints and shapes; <equality> becomes loops and couplings. Notes report
everything that other sections add or would change.
"""

from __future__ import annotations

import difflib
import math
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath, PureWindowsPath

import numpy as np

from isodyn.check import Values as Numbers
from isodyn.check import frozen, short
from isodyn.errors import FormatError, ModelError
from isodyn.model.formats.bodies import NOTHING, Assembly, BodyJoint, MassProperties, Names, principal, solid, together, turned
from isodyn.model.formats.equality_constraints import FREE_REMEDY, LEFT_OPEN, Equalities, check_mimic, unnamed
from isodyn.model.formats.reading import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_ELEMENTS,
    Element,
    ImportReport,
    Source,
    parse_xml,
    rgba,
    too_many,
)
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link, Shape
from isodyn.model.robot import Robot
from isodyn.model.rotations import euler_matrix, is_identity, quaternion_matrix, turn_vector, z_to
from isodyn.spatial import Array, axis_angle, invert_pose, pose

WORLD = "world"
#: elements that generate other elements, which are not in the file
MACROS = ("replicate", "attach", "composite", "flexcomp")
TYPES = {"hinge": "revolute", "slide": "prismatic", "ball": "spherical", "free": "floating"}
ONE_AXIS = ("hinge", "slide")
#: shape -> number of sizes, and number of sizes with `fromto`
SIZES = {"sphere": (1, 0), "box": (3, 1), "ellipsoid": (3, 1), "cylinder": (2, 1), "capsule": (2, 1)}
WITHOUT_MASS = ("plane", "hfield")
MESHES = ("mesh", "sdf")
#: a shorter vector has no direction (MuJoCo's mjEPS)
SHORTEST = 1e-14
#: kinds of orientation -> number of values
ORIENTATIONS = {"quat": 4, "axisangle": 4, "xyaxes": 6, "zaxis": 3, "euler": 3}
MAX_FILES = 200
MAX_PARTS = 40_000  # geoms, sites and frames: elements of bodies besides bodies, joints and inertials
LARGEST = 1e50  # density times volume times length squared still does not overflow with it
OTHER_FORMATS = {
    "robot": "this is URDF; use Robot.from_urdf or name the file .urdf",
    "mujocoinclude": "this is a part that other files include; load the file that includes it",
    "sdf": "this is SDF, which is not supported",
}
POLYNOMIAL_SPRINGS = "warning: quadratic or cubic stiffness is left out; MuJoCo's equations include it"
YIELDING = "warning: springyield is left out; springs do not yield here"
POLYNOMIAL_DAMPING = "warning: quadratic or cubic damping is left out; MuJoCo's inverse dynamics includes it"
SPRINGS_OFF = "warning: springs are read although <flag> disables them; use with_parameters({'<joint>.stiffness': 0})"
FRICTION_OFF = "warning: friction is read although <flag> disables it; use compile(..., friction=False)"
GRAVCOMP = "warning: gravcomp is left out; these bodies have their full weight here"

#: sections that are read
SECTIONS = ("compiler", "option", "default", "worldbody", "equality", "asset")
#: sections that do not affect the motion of a free tree of bodies
HARMLESS = ("visual", "statistic", "size", "custom", "keyframe", "sensor", "extension")
#: sections that are left out -> the note on it
LEFT_OUT = {
    "actuator": "ignored: <actuator>: torques are passed by the caller; motor inertia and damping are read",
    "contact": "ignored: <contact>: there are no contacts here",
    "tendon": "ignored: <tendon>",
    "deformable": "warning: <deformable> is left out, so this is NOT MuJoCo's mechanism: soft bodies are not modelled",
}
BALL_RANGE = "warning: the range of ball joints is left out: they rotate freely"
ATTITUDE_FRICTION = "warning: frictionloss of ball and free joints is left out; give them damping"
FREE_ARMATURE = "warning: armature of free joints acts on accelerations in the body's axes here, in the world's in MuJoCo"
FREE_AT = "assumed: q of a free joint is the pose of its body in the world, as in qpos; the file draws it elsewhere, bodies"
ALIGNED = "warning: MuJoCo moves the frames of these free bodies to their mass centres (align); here they stay"
STRONG_TENDON = "warning: <tendon> with a spring, damper, friction or inertia, which MuJoCo's equations include, is left out"
_FRAME = f"pos {' '.join(ORIENTATIONS)}"
_MOTORS = "general motor position velocity intvelocity orientation pid damper cylinder muscle adhesion dcmotor plugin"
ACTUATORS = tuple(_MOTORS.split())

#: the attributes that affect a model, by kind of element
READ = {
    kind: frozenset(names.split())
    for kind, names in {
        "joint": "name class type pos axis ref range limited actuatorfrcrange actuatorfrclimited armature damping frictionloss "
        "stiffness springref springyield springdamper",
        "geom": f"name class type group size mass density shellinertia fromto mesh material rgba {_FRAME}",
        "mesh": "name class file scale refpos refquat",
        "material": "name class rgba",
        "site": f"name class fromto {_FRAME}",
        "tendon": "name class armature stiffness damping frictionloss",
        "actuator": "name class joint jointinparent tendon gear armature damping",
        "equality": "active",
    }.items()
}

#: further attributes of MJCF, by tag
UNREAD = {
    tag: frozenset(names.split())
    for tag, names in {
        "joint": "group solreflimit solimplimit solreffriction solimpfriction margin user actuatorgravcomp",
        "geom": "contype conaffinity condim priority castshadow friction solmix solref solimp margin gap surfacevel "
        "adhesion hfield fitscale fluidshape fluidcoef user",
        "inertial": f"mass diaginertia fullinertia {_FRAME}",
        "freejoint": "name group align",
        "body": f"name childclass mocap gravcomp sleep simple fuse user {_FRAME}",
        "frame": f"name childclass {_FRAME}",
        "compiler": "autolimits boundmass boundinertia settotalmass balanceinertia strippath coordinate angle fitaabb eulerseq "
        "meshdir texturedir assetdir discardvisual convexhull usethread fusestatic inertiafromgeom alignfree inertiagrouprange "
        "saveinertial savecompiled savecanonical conflict passthrough exactmeshinertia",
    }.items()
}

#: attributes of which an element may give only the first numbers; the others are inherited
_PARTIAL = ("size", "damping", "stiffness", "gear")

Attributes = dict[str, str]


def from_mjcf(source: Source, *, gravity: Numbers | None = None, sites: bool = False, mimic: str = "couple") -> Robot:
    """Load a robot from an MJCF path or text.

    gravity   (3,) [m/s2]; default: <option gravity=...> of the file
    sites     True: sites become massless links, so that they can be used as frames
    mimic     linear joint equalities: "couple" makes a Coupling; "free" makes independent joints with a note in the joint
    """
    check_mimic(mimic)
    root = parse_xml(source, "MJCF", LARGEST)
    Includes(source, root.document.origin).expand(root)
    return _MJCFReader(root, sites).robot(gravity, mimic)


class Includes:
    """Inserts <include>d files, from the model's own folder only.

    As in MuJoCo, a name is searched next to the main file, then next to the including file, and each file is included at most once,
    so there are no cycles.  Unlike in MuJoCo, files outside the main file's folder are refused: no absolute path, no "..", no link
    to the outside.
    """

    def __init__(self, source: object, origin: str):
        self.folder = Path(origin).parent if isinstance(source, (str, os.PathLike)) and origin != "text" else None
        self.seen: set[Path] = set() if self.folder is None else {Path(origin).resolve()}
        self.bytes = self.elements = 0

    def expand(self, root: Element) -> None:
        """Replace every <include> below root by the children of the included file's root."""
        stack = [(root, 1)]
        while stack:
            element, depth = stack.pop()
            self.elements += 1
            if depth > MAX_DEPTH or self.elements > MAX_ELEMENTS:
                limits = f"{MAX_DEPTH} levels or {MAX_ELEMENTS} elements"
                raise element.error(f"with its includes the model has more than {limits}; is this the right file?")
            if any(child.tag == "include" for child in element.children):
                element.children = list(self.replaced(element))
            stack += [(child, depth + 1) for child in element.children]

    def replaced(self, element: Element) -> Iterator[Element]:
        """Yield the children with includes resolved, also those at the top level of included files."""
        stack = list(reversed(element.children))
        while stack:
            child = stack.pop()
            if child.tag == "include":
                stack += reversed(self.read(child, self.find(child)).children)
            else:
                yield child

    def find(self, element: Element) -> Path:
        """Return the path of an <include>d file, inside the model's folder."""
        name = element.get("file") or ""
        shown = repr(name[:80])
        if self.folder is None:
            raise element.error(f"<include file={shown}> in model text, which has no folder; load the model from a file")
        if not name or "\0" in name:
            raise element.error("<include> needs a non-empty attribute 'file'")
        for kind in (PurePosixPath(name), PureWindowsPath(name)):
            if kind.is_absolute() or kind.drive or kind.root or ".." in kind.parts:
                raise element.error(f"<include file={shown}> leads out of the model's folder; {_REMEDY}")
        home = self.folder.resolve()
        try:
            for path in dict.fromkeys(folder / name for folder in (self.folder, Path(element.document.origin).parent)):
                real = path.resolve()
                if not real.is_relative_to(home):
                    raise element.error(f"<include file={shown}> is a link that leads out of the model's folder; {_REMEDY}")
                if real.exists():
                    return real
        except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: cyclic links; ValueError is also FormatError
            if isinstance(error, FormatError):
                raise
            raise element.error(f"<include file={shown}> cannot be looked up: {error}") from None
        raise element.error(f"<include file={shown}>: there is no such file in {str(self.folder)!r}")

    def read(self, element: Element, path: Path) -> Element:
        """Return the root of an included file."""
        if path in self.seen:
            raise element.error(f"{path.name!r} is included twice, or includes itself; include each file once")
        self.seen.add(path)
        self.bytes += path.stat().st_size
        if len(self.seen) > MAX_FILES or self.bytes > MAX_BYTES:
            raise element.error(f"more than {MAX_FILES} files or {MAX_BYTES} bytes are included; is this the right file?")
        return parse_xml(path, "MJCF", LARGEST)


_REMEDY = "isodyn opens no other files; copy the included file next to the model"


@dataclass(frozen=True)
class Settings:
    """Attributes of <compiler>; the defaults are MuJoCo's."""

    degrees: bool = True
    eulerseq: str = "xyz"
    autolimits: bool = True
    inertiafromgeom: str = "auto"
    groups: tuple[float, float] = (0, 5)
    balanceinertia: bool = False
    boundmass: float = 0.0
    boundinertia: float = 0.0
    settotalmass: float = -1.0
    alignfree: bool = False
    meshes: str = ""
    bare: bool = False

    def after(self, element: Element) -> Settings:
        """Return the settings after one more <compiler>."""
        if element.word("coordinate", ("local", "global"), "local") == "global":
            raise element.error(
                "<compiler coordinate='global'> is no longer MJCF; load and save the model with MuJoCo 2.3.3 or older"
            )
        eulerseq = element.get("eulerseq") or self.eulerseq
        if len(eulerseq) != 3 or set(eulerseq.lower()) - set("xyz"):
            raise element.error(f"<compiler eulerseq={short(eulerseq)}>: expected three of the letters xyzXYZ, such as 'xyz'")
        low, high = element.numbers("inertiagrouprange", 2, self.groups)
        return Settings(
            degrees=element.word("angle", ("degree", "radian"), "degree" if self.degrees else "radian") == "degree",
            eulerseq=eulerseq,
            autolimits=element.flag("autolimits", self.autolimits),
            inertiafromgeom=element.word("inertiafromgeom", ("auto", "true", "false"), self.inertiafromgeom),
            groups=(low, high),
            balanceinertia=element.flag("balanceinertia", self.balanceinertia),
            boundmass=element.number("boundmass", self.boundmass, least=0.0),
            boundinertia=element.number("boundinertia", self.boundinertia, least=0.0),
            settotalmass=element.number("settotalmass", self.settotalmass),
            alignfree=element.flag("alignfree", self.alignfree),
            meshes=element.get("meshdir") or element.get("assetdir") or self.meshes,
            bare=element.flag("strippath", self.bare),
        )

    def angle(self, value: float) -> float:
        """Return an angle of the file in radians."""
        return math.radians(value) if self.degrees else value

    def pose(self, element: Element) -> Array:
        """Return the pose (4, 4) from `pos` and one of the five kinds of orientation."""
        return pose(self.rotation(element), element.numbers("pos", 3, (0.0, 0.0, 0.0)))

    def rotation(self, element: Element) -> Array:
        """Return the rotation (3, 3); MJCF quaternions are (w, x, y, z) and need not have length 1."""
        given = [key for key in ORIENTATIONS if element.has(key)]
        if len(given) > 1:
            raise element.error(f"<{element.tag}> has the orientations {' and '.join(map(repr, given))}; give one")
        if not given:
            return np.eye(3)
        (key,) = given
        values = np.array(element.numbers(key, ORIENTATIONS[key]))
        if key == "quat":
            return quaternion_matrix(unit(element, key, values))
        if key == "axisangle":
            return axis_angle(unit(element, key, values[:3]), self.angle(float(values[3])))
        if key == "xyaxes":
            x = unit(element, key, values[:3])
            y = unit(element, key, values[3:] - x * (x @ values[3:]))
            return np.column_stack([x, y, np.cross(x, y)])
        if key == "zaxis":
            return z_to(unit(element, key, values))
        return euler_matrix(self.eulerseq, [self.angle(float(value)) for value in values])


def unit(element: Element, key: str, vector: Array) -> Array:
    """Return the vector of an attribute, scaled to length 1."""
    length = math.hypot(*vector)
    if length < SHORTEST:
        raise element.error(f"<{element.tag} {key}={short(element.get(key) or '')}>: a vector of length 0 has no direction")
    return vector if length == 1.0 else vector / length


def suggestion(name: str, known: Iterable[str]) -> str:
    """Return a hint with the nearest known names."""
    known = list(known)
    near = difflib.get_close_matches(name[:80], known, n=2)
    return f"did you mean {' or '.join(map(repr, near))}?" if near else f"known: {', '.join(known[:12]) or 'none'}"


class Defaults:
    """Classes of attributes that elements inherit, nested, selected by `class` or by the nearest `childclass`.

    classes   name -> kind of element -> attributes, with inherited ones
    """

    def __init__(self, sections: Iterable[Element], report: ImportReport):
        self.classes: dict[str, dict[str, Attributes]] = {"main": {}}
        for section in sections:  # several of them add up
            name = section.get("class") or "main"
            if name != "main":
                report.assume(f"default class {name!r} is another name of the top-level class 'main', as in MuJoCo 2")
            self.fill("main", section)
            self.classes[name] = self.classes["main"]
            self.nested(section)

    def nested(self, section: Element) -> None:
        """Add the classes below a top-level <default>."""
        stack = [(child, "main") for child in reversed(list(section.all("default")))]
        while stack:
            element, parent = stack.pop()
            name = element.get("class") or ""
            if not name:
                raise element.error("a nested <default> needs a non-empty attribute 'class'")
            if name in self.classes:
                raise element.error(f"default class {name[:80]!r} is defined twice; give it another name")
            self.classes[name] = dict(self.classes[parent])
            self.fill(name, element)
            stack += [(child, name) for child in reversed(list(element.all("default")))]

    def fill(self, name: str, element: Element) -> None:
        """Add the attributes that a <default> sets itself."""
        own = self.classes[name]
        for child in element.children:
            kind = _kind(child.tag)
            if kind in READ:
                given = {key: value for key, value in child.attributes.items() if key in READ[kind] and key != "name"}
                own[kind] = merged(own.get(kind, {}), given)

    def check(self, element: Element, key: str) -> str | None:
        """Return the class that an element names; raise if it does not exist."""
        name = element.get(key)
        if name and name not in self.classes:
            hint = suggestion(name, self.classes)
            raise element.error(f"<{element.tag} {key}={name[:80]!r}>: there is no default class of this name; {hint}")
        return name or None

    def filled(self, element: Element, childclass: str | None = None, kind: str = "") -> Element:
        """Return the element with inherited attributes of its kind (its tag, or `kind`), at the same place in the file."""
        inherited = self.classes[self.check(element, "class") or childclass or "main"].get(kind or _kind(element.tag), {})
        return Element(element.tag, merged(inherited, element.attributes), element.line, element.document)


def _kind(tag: str) -> str:
    """Return the kind of a tag: all actuators share one default, and so do both tendons."""
    return "actuator" if tag in ACTUATORS else "tendon" if tag in ("spatial", "fixed") else tag


def merged(inherited: Attributes, own: Attributes) -> Attributes:
    """Return own attributes over inherited ones; an orientation of any kind replaces an inherited one of any kind."""
    result = dict(inherited)
    if any(key in own for key in ORIENTATIONS):
        result = {key: value for key, value in result.items() if key not in ORIENTATIONS}
    for key in _PARTIAL:
        if key in own and key in result:
            first, rest = own[key].split(None, 12), result[key].split(None, 12)
            own = {**own, key: " ".join(first + rest[len(first) :])}
    return result | own


#: an element of a body, the pose of the <frame> around it, the class that it inherits
Placed = tuple[Element, Array, str | None]


@dataclass(frozen=True)
class _MJCFBody:
    """A <body>: the parent's name, its name, its pose in the parent, and its children.

    fixed   True if neither the body nor any body that carries it has a joint, so its mass has no effect
    """

    element: Element
    parent: str
    name: str
    at: Array
    children: tuple[Placed, ...]
    fixed: bool


class _MJCFReader:
    """Reader of one model.

    report           notes so far
    defaults         classes of attributes
    made             links and joints so far, and the taken names
    drawn            body -> (4, 4) pose in the world as drawn
    at_sites         site -> (body, (4, 4) its pose there)
    references       joint with one axis -> its value in the drawn position
    meshes           mesh -> (file, scale (3,), (4, 4) from the scaled file to the geom)
    materials        material -> its colour
    added            joint -> (armature, damping) that actuators add, joint side
    tuned            joint -> (time constant, damping ratio) of its springdamper
    """

    def __init__(self, root: Element, sites: bool):
        root.must_be("mujoco", OTHER_FORMATS, "is this an MJCF file?")
        self.root, self.sites = root, sites
        self.report, self.added, self.tuned = ImportReport(), dict[str, tuple[float, float]](), dict[str, tuple[float, float]]()
        self.settings = Settings()
        for element in root.all("compiler"):  # the last value of an attribute wins
            self.unknown(element)
            self.settings = self.settings.after(element)
        self.defaults = Defaults(root.all("default"), self.report)
        self.meshes, self.materials = dict[str, tuple[str, tuple[float, ...], Array]](), dict[str, tuple[float, ...]]()
        self.assets()
        self.made = Assembly(Link(WORLD), Names([WORLD]), Names())
        self.drawn, self.references = {WORLD: np.eye(4)}, dict[str, float]()
        self.at_sites: dict[str, tuple[str, Array]] = {}

    def robot(self, gravity: Numbers | None, mimic: str) -> Robot:
        name = self.root.get("model") or "MuJoCo Model"
        bodies = list(self.bodies())
        if not bodies:
            raise self.root.error("the model has no <body> in its <worldbody>")
        for section in self.root.all("actuator"):
            for child in section.children:
                if child.tag in ACTUATORS:
                    self.actuator(self.defaults.filled(child))
        self.remarks()
        parts = self.weighed([self.part(body) for body in bodies])
        for body, part in zip(bodies, parts, strict=True):
            self.carry(body, part)
        for joint in self.added:
            if joint not in self.made.joint_names.taken:
                raise self.root.error(f"an actuator drives joint {joint[:80]!r}, which does not exist")
        origin = self.root.document.origin
        field = self.gravity() if gravity is None else frozen(f"robot {name!r}: gravity [m/s2]", gravity, (3,))
        source = "MJCF" if origin == "text" else origin
        equalities = Equalities(self.report, self.made.joint_names)
        constraints = [child for section in self.root.all("equality") for child in section.children]
        for k, child in enumerate(constraints):
            self.equality(self.defaults.filled(child, kind="equality"), unnamed(k), equalities)
        robot = Robot(name, tuple(self.made.links), tuple(self.made.joints), field, self.report.lines(), source)
        robot = self.with_springdampers(robot) if self.tuned else robot
        try:
            return equalities.of(robot, mimic)
        except ModelError as error:
            raise self.root.child("equality").error(f"{error}; {FREE_REMEDY}") from None

    def with_springdampers(self, robot: Robot) -> Robot:
        """Return the robot with springs and dampers for springdampers, from the inertia that the joint moves at its reference."""
        q, names = robot.neutral(), list(robot.position_names)
        for joint, reference in self.references.items():
            q[names.index(joint)] = reference
        try:
            yields = np.linalg.inv(robot.mass_matrix(q)).diagonal().tolist()
        except np.linalg.LinAlgError:
            joints = ", ".join(list(self.tuned)[:3])
            raise self.root.error(f"springdamper of {joints}: some joint moves no mass; give its bodies mass") from None

        starts = np.cumsum([0, *(joint.nv for joint in robot.movable_joints)]).tolist()
        inertia = {
            joint.name: joint.nv / sum(yields[start : start + joint.nv])
            for joint, start in zip(robot.movable_joints, starts, strict=False)
        }

        def tuned(joint: Joint) -> Joint:
            if joint.name not in self.tuned:
                return joint
            (time, ratio), moved = self.tuned[joint.name], inertia[joint.name]
            damping = 2 * moved / time + self.added.get(joint.name, (0.0, 0.0))[1]
            return replace(joint, stiffness=moved / (time * ratio) ** 2, viscous=damping)

        return replace(robot, joints=tuple(map(tuned, robot.joints)))

    def equality(self, element: Element, otherwise: str, equalities: Equalities) -> None:
        """Add one constraint: a loop, a coupling, or a note; `otherwise` is its name if it has none."""
        name = element.get("name") or otherwise
        if not element.flag("active", True):
            self.report.note("ignored: <equality> that is not active", name)
        elif element.tag == "joint":
            joint, other = element.text("joint1"), element.get("joint2") or ""
            for one in (joint, *([other] if other else [])):
                if one not in self.references:
                    hint = suggestion(one, self.references)
                    raise element.error(f"<equality>: no hinge or slide is called {one[:80]!r}; {hint}")
            polynomial = element.numbers("polycoef", 5, (0.0, 1.0, 0.0, 0.0, 0.0), fewest=1)
            polynomial = (*polynomial, *(0.0, 1.0, 0.0, 0.0, 0.0)[len(polynomial) :])
            references = self.references[joint], self.references[other] if other else 0.0
            try:
                equalities.couple(name, joint, other, polynomial, references)
            except ModelError as error:
                raise element.error(str(error)) from None
        elif element.tag in ("connect", "weld"):
            (a, at_a), (b, at_b) = self.ends_of(element)
            try:
                kind = "spherical" if element.tag == "connect" else "fixed"
                equalities.close(name, a, b, kind, at_a, at_b)
            except ModelError as error:
                raise element.error(str(error)) from None
        else:
            self.report.note(LEFT_OPEN, name)

    def ends_of(self, element: Element) -> tuple[tuple[str, Array], tuple[str, Array]]:
        """Return (link, frame on it) twice, for a connect or weld: by sites, or by bodies as drawn."""
        if element.has("site1") or element.has("site2"):
            found = [element.text(key) for key in ("site1", "site2")]
            for site in found:
                if site not in self.at_sites:
                    raise element.error(f"<{element.tag}>: no site is called {site[:80]!r}; {suggestion(site, self.at_sites)}")
            return self.at_sites[found[0]], self.at_sites[found[1]]
        a, b = element.text("body1"), element.get("body2") or WORLD
        for body in (a, b):
            if body not in self.drawn:
                raise element.error(f"<{element.tag}>: no body is called {body[:80]!r}; {suggestion(body, self.drawn)}")
        b_in_a = invert_pose(self.drawn[a]) @ self.drawn[b]
        if element.tag == "connect":
            point = np.array(element.numbers("anchor", 3))
            return (a, pose(None, point)), (b, pose(None, (invert_pose(b_in_a) @ np.array([*point, 1.0]))[:3]))
        at_b = pose(None, element.numbers("anchor", 3, (0.0, 0.0, 0.0)))
        at_a = b_in_a @ at_b
        given = np.array(element.numbers("relpose", 7, (0.0,) * 7))
        if given[3:].any():  # MuJoCo puts the anchor there, not at the origin of b
            at_a = pose(quaternion_matrix(unit(element, "relpose", given[3:])), given[:3])
        return (a, at_a), (b, at_b)

    def bodies(self) -> Iterator[_MJCFBody]:
        """Yield every <body>, parents first, siblings in file order; names are made unique."""
        self.take_names()
        fixed = {WORLD}
        stack: list[tuple[Element, str, Array, str | None]] = []
        for section in reversed(list(self.root.all("worldbody"))):
            children = self.placed(section, None)
            wrong = next((child for child, _, _ in children if child.tag in ("joint", "freejoint", "inertial")), None)
            if wrong is not None:
                raise wrong.error(f"<{wrong.tag}> in <worldbody>: the world cannot move; put it into a <body>")
            self.keep_sites(WORLD, children)
            stack += reversed([(child, WORLD, at, style) for child, at, style in children if child.tag == "body"])
        while stack:
            element, parent, at, style = stack.pop()
            self.unknown(element)
            children = self.placed(element, self.defaults.check(element, "childclass") or style)
            name = element.get("name") or self.made.link_names.fresh(f"{parent}_child")
            if parent in fixed and not any(child.tag in ("joint", "freejoint") for child, _, _ in children):
                fixed.add(name)
            own = at @ self.settings.pose(element)
            self.drawn[name] = self.drawn[parent] @ own
            self.keep_sites(name, children)
            yield _MJCFBody(element, parent, name, own, children, name in fixed)
            stack += reversed([(child, name, here, inner) for child, here, inner in children if child.tag == "body"])

    def keep_sites(self, body: str, children: tuple[Placed, ...]) -> None:
        """Store the poses of the named sites of a body."""
        for child, at, style in children:
            if child.tag == "site" and (name := child.get("name")):
                self.at_sites[name] = body, at @ self.settings.pose(self.defaults.filled(child, style))

    def take_names(self) -> None:
        """Take the names of the file first; generated names avoid them."""
        stack, counts, parts = list(self.root.all("worldbody")), dict[str, int](), 0
        while stack:
            element = stack.pop()
            stack += reversed(element.children)
            kind = "joint" if element.tag == "freejoint" else element.tag
            counts[kind] = counts.get(kind, 0) + 1
            if kind in ("body", "joint") and (reason := too_many(f"<{kind}> elements", counts[kind])):
                raise element.error(reason)
            parts += kind not in ("worldbody", "body", "joint", "inertial")
            if parts > MAX_PARTS:
                raise element.error(f"more than {MAX_PARTS} geoms, sites and frames; is this one robot?")
            names = {"body": self.made.link_names}.get(element.tag)
            names = self.made.joint_names if element.tag in ("joint", "freejoint") else names
            name = element.get("name")
            if names is None or not name:
                continue
            if name in names.taken:
                raise element.error(f"{element.tag} name {name[:80]!r} is used already; names must be unique")
            names.taken.add(name)

    def placed(self, element: Element, style: str | None) -> tuple[Placed, ...]:
        """Return the children of a body with <frame>s resolved."""
        result = []
        stack: list[Placed] = [(child, np.eye(4), style) for child in reversed(element.children)]
        while stack:
            child, at, inner = stack.pop()
            if child.tag in MACROS:
                raise child.error(
                    f"<{child.tag}> generates bodies when MuJoCo compiles the model; let MuJoCo save the compiled model "
                    "(mujoco.mj_saveLastXML), or load the compiled mujoco.MjModel itself"
                )
            if child.tag != "frame":
                result.append((child, at, inner))
                continue
            self.unknown(child)
            inner = self.defaults.check(child, "childclass") or inner
            at = at @ self.settings.pose(child)
            stack += [(each, at, inner) for each in reversed(child.children)]
        return tuple(result)

    def each(self, body: _MJCFBody, tag: str) -> Iterator[tuple[Element, Array]]:
        """Yield (element with inherited attributes, pose of the <frame> around it) of the body's children of one kind."""
        return ((self.defaults.filled(child, style), at) for child, at, style in body.children if child.tag == tag)

    def unknown(self, element: Element) -> None:
        """Add a note on an unknown attribute: a misspelling would change the model silently."""
        known = READ.get(element.tag, frozenset()) | UNREAD.get(element.tag, frozenset())
        name = next((name for name in element.attributes if known and name not in known), None)
        if name is not None:
            self.report.note(f"warning: MJCF has no such attribute of <{element.tag}>; it is left out", name[:80])

    def carry(self, body: _MJCFBody, part: MassProperties) -> None:
        """Add the body with its joints."""
        if body.element.number("gravcomp", 0.0):
            self.report.note(GRAVCOMP, body.name)
        if body.element.flag("mocap", False):
            self.report.note("assumed: mocap bodies stay where the file draws them", body.name)
        try:
            link = Link(body.name, part.mass, part.com, part.inertia, self.shapes(body))
            moving = [self.resting(joint, body.at) for joint in self.moving(body)]
            self.made.carry(body.parent, link, self.place(body, moving), moving)
            for site, at in self.each(body, "site") if self.sites else ():
                if not site.has("fromto"):
                    name = self.made.link_names.fresh(site.get("name") or f"{body.name}_site")
                    self.made.fix(body.name, Link(name), at @ self.settings.pose(site))
        except FormatError:
            raise
        except ModelError as error:
            raise body.element.error(str(error)) from None
        self.report.physical(link)

    def resting(self, joint: BodyJoint, at: Array) -> BodyJoint:
        """Return the joint; a spring of a free joint is relaxed where the file draws the body, (4, 4)."""
        if joint.type != TYPES["free"] or not (joint.stiffness or joint.name in self.tuned):
            return joint
        return replace(joint, rest=(*at[:3, 3].tolist(), *turn_vector(at[:3, :3])))

    def place(self, body: _MJCFBody, moving: list[BodyJoint]) -> Array:
        """Return the pose (4, 4) of the body in its parent with all joints at reference; q has the whole pose of a free one."""
        free = next((one.name for one in moving if one.type == TYPES["free"]), None)
        if free is None:
            return body.at
        if body.parent != WORLD or len(moving) > 1:
            where = f"is in {body.parent!r}, not in the world" if body.parent != WORLD else f"has {len(moving)} joints"
            remedy = "a free joint must be the only joint of a body in the world; use slides and hinges, or a ball joint"
            raise body.element.error(f"body {body.name!r} on the free joint {free!r} {where}; {remedy}")
        if not is_identity(body.at):
            self.report.note(FREE_AT, body.name)
        return np.eye(4)

    def gravity(self) -> Array:
        """Return gravity (3,) from the <option> sections; zero with <flag gravity='disable'/>."""
        gravity: tuple[float, ...] = (0.0, 0.0, -9.81)
        for option in self.root.all("option"):
            gravity = option.numbers("gravity", 3, gravity)
        for option in self.root.all("option"):
            for flag in option.all("flag"):
                if flag.word("gravity", ("enable", "disable"), "enable") == "disable":
                    gravity = (0.0, 0.0, 0.0)
                    self.report.assume("no gravity, because of <flag gravity='disable'/>")
        return np.array(gravity)

    def actuator(self, element: Element) -> None:
        """Add the effect of an actuator besides torque: gear^2 times its armature and damping (MuJoCo 3.7 and newer)."""
        armature = element.number("armature", 0.0, least=0.0) if element.tag != "adhesion" else 0.0
        damping, *higher = element.numbers("damping", 3, (0.0,), fewest=1)
        if not armature and not damping and not any(higher):
            return
        joint = element.get("joint") or element.get("jointinparent")
        if joint is None or any(higher) or damping < 0:
            what = "warning: armature or damping of an actuator that is not on one joint, or not linear, is left out"
            self.report.note(what, element.get("name") or f"{element.tag} in line {element.line}")
            return
        gear = element.numbers("gear", 6, (1.0,), fewest=1)[0]
        before = self.added.get(joint, (0.0, 0.0))
        self.added[joint] = (before[0] + gear * gear * armature, before[1] + gear * gear * damping)
        self.report.note("applied: gear^2 times the armature and damping of actuators, to joints", joint)

    def remarks(self) -> None:
        """Add notes on everything left out, as warnings if the dynamics differ."""
        for section in self.root.children:
            if section.tag in HARMLESS:
                self.report.ignore(f"<{section.tag}>", section.line)
            elif section.tag == "asset":
                for child in section.children:
                    if child.tag != "material" and not (child.tag == "mesh" and child.get("file")):
                        self.report.ignore(f"<{child.tag[:40]}> in <asset>", child.line)
            elif section.tag in LEFT_OUT:
                for child in section.children:
                    strong = section.tag == "tendon" and self.is_strong(child)
                    what = STRONG_TENDON if strong else LEFT_OUT[section.tag]
                    self.report.note(what, child.get("name") or f"{child.tag[:40]} in line {child.line}")
            elif section.tag not in SECTIONS:
                self.report.ignore(f"<{section.tag[:40]}> in <mujoco>", section.line)
        for option in self.root.all("option"):
            for key in ("density", "viscosity"):
                if option.number(key, 0.0):
                    self.report.note("warning: the fluid around the model is left out", f"{key} in line {option.line}")
            for flag in option.all("flag"):
                for key in ("damper", "passive", "frictionloss"):
                    if flag.get(key) == "disable":
                        self.report.note(FRICTION_OFF, key)
                if flag.get("spring") == "disable":
                    self.report.note(SPRINGS_OFF, "spring")

    def is_strong(self, tendon: Element) -> bool:
        """Return whether MuJoCo's equations include a tendon."""
        element = self.defaults.filled(tendon)
        passive = ("armature", "stiffness", "damping", "frictionloss")
        return any(any(element.numbers(key, 3, (), fewest=1)) for key in passive)

    def moving(self, body: _MJCFBody) -> Iterator[BodyJoint]:
        """Yield the body's joints in file order."""
        for child, at, style in body.children:
            if child.tag in ("joint", "freejoint"):
                self.unknown(child)
                name = child.get("name") or self.made.joint_names.fresh(f"{body.name}_joint")
                if child.tag == "joint":
                    yield self.body_joint(self.defaults.filled(child, style), name, at, body.name)
                    continue
                align = child.word("align", ("true", "false", "auto"), "auto")
                if align == "true" or (align == "auto" and self.settings.alignfree):
                    self.report.note(ALIGNED, body.name)
                yield BodyJoint(name, TYPES["free"], np.array([0.0, 0.0, 1.0]), np.zeros(3))

    def body_joint(self, element: Element, name: str, at: Array, body: str) -> BodyJoint:
        """Return one joint of a body; `at` is the pose of the <frame> around it."""
        kind = element.get("type") or "hinge"
        if kind not in TYPES:
            raise element.error(f"body {body!r}: a joint of type {kind[:40]!r}; expected {', '.join(TYPES)}")
        scale = self.settings.angle if kind == "hinge" else float
        armature, damping = self.added.get(name, (0.0, 0.0))
        friction = element.number("frictionloss", 0.0, least=0.0)
        first, *higher = element.numbers("damping", 3, (0.0,), fewest=1)
        if first < 0:
            raise element.error(f"joint {name!r}: damping {first:g} is below 0; check the sign")
        if any(higher):
            self.report.note(POLYNOMIAL_DAMPING, name)
        stiffness, rest = self.spring(element, name), scale(element.number("springref", 0.0)) if kind in ONE_AXIS else 0.0
        axis = np.array(element.numbers("axis", 3, (0.0, 0.0, 1.0)))
        unit(element, "axis", axis)
        reference, limits = scale(element.number("ref", 0.0)), self.limits(element, name, kind)
        if kind in ONE_AXIS:
            self.references[name] = reference
        else:
            reference = 0.0
            friction = without_dry_friction(friction, name, self.report)
            limits = without_range(limits, name, self.report)
        rotor = element.number("armature", 0.0, least=0.0) + armature
        if kind == "free" and rotor:
            self.report.note(FREE_ARMATURE, name)
        return BodyJoint(
            name,
            TYPES[kind],
            axis=at[:3, :3] @ axis if kind in ONE_AXIS else np.array([0.0, 0.0, 1.0]),
            at=at[:3, :3] @ np.array(element.numbers("pos", 3, (0.0, 0.0, 0.0))) + at[:3, 3] if kind != "free" else np.zeros(3),
            reference=reference,
            limits=limits,
            rotor_inertia=rotor,
            viscous=first + damping,
            coulomb=(friction, -friction),
            stiffness=stiffness,
            rest=rest if stiffness or name in self.tuned else 0.0,
        )

    def spring(self, element: Element, name: str) -> float:
        """Return the stiffness of a joint's spring; a springdamper waits until the moved inertia is known."""
        stiffness, *higher = element.numbers("stiffness", 3, (0.0,), fewest=1)
        time, ratio = element.numbers("springdamper", 2, (0.0, 0.0))
        if stiffness < 0:
            raise element.error(f"joint {name!r}: stiffness {stiffness:g} is below 0; check the sign")
        is_tuned = time > 0 and ratio > 0
        if any(higher):
            self.report.note(POLYNOMIAL_SPRINGS, name)
        if any(element.numbers("springyield", 1, (0.0,), infinite=True)):
            self.report.note(YIELDING, name)
        if is_tuned:
            self.tuned[name] = time, ratio
        return stiffness

    def limits(self, element: Element, name: str, kind: str) -> Limits:
        lower, upper = self.ends(element, "range", "limited", name)
        if kind in ("hinge", "ball"):
            lower, upper = self.settings.angle(lower), self.settings.angle(upper)
        pull, push = self.ends(element, "actuatorfrcrange", "actuatorfrclimited", name)
        if pull != -push:
            self.report.note("assumed: an effort limit that is the larger of the two of actuatorfrcrange, for joints", name)
        return Limits(lower, upper, effort=max(abs(pull), abs(push)))

    def ends(self, element: Element, key: str, switch: str, name: str) -> tuple[float, float]:
        """Return the two limits, infinite without: `limited` decides, and if it is "auto", whether there is a range."""
        limited = element.word(switch, ("true", "false", "auto"), "auto")
        lower, upper = element.numbers(key, 2, (0.0, 0.0), infinite=True)
        if limited == "auto" and not self.settings.autolimits and element.has(key):
            remedy = f"set {switch}='true' or <compiler autolimits='true'/>"
            raise element.error(f"joint {name!r} has {key!r} but not {switch!r}, and autolimits is off; {remedy}")
        if limited == "true" and not lower < upper:
            raise element.error(f"joint {name!r}: {switch}='true' needs an increasing {key!r}, got ({lower:g}, {upper:g})")
        return (lower, upper) if limited != "false" and lower < upper else (-math.inf, math.inf)

    def part(self, body: _MJCFBody) -> MassProperties:
        """Return mass properties from <inertial> or geoms, as `inertiafromgeom` selects, then bounded."""
        given = [(child, at) for child, at, _ in body.children if child.tag == "inertial"]
        if len(given) > 1:
            raise given[1][0].error(f"body {body.name!r} has two <inertial>; keep one")
        geoms = list(self.each(body, "geom"))
        flat = next((geom for geom, _ in geoms if geom.get("type") in WITHOUT_MASS), None)
        if flat is not None and not body.fixed:
            kind = flat.get("type")
            raise flat.error(f"body {body.name!r}: a {kind} geom is infinite, so only a fixed body can have one; give it a box")
        rule, part = self.settings.inertiafromgeom, NOTHING
        for element, at in given:
            self.unknown(element)
            part = self.explicit(element, at, body.name)
        if rule == "true" or (rule == "auto" and not given):
            if body.fixed and self.settings.settotalmass <= 0 and any(is_mesh(geom) for geom, _ in geoms):
                self.report.note("assumed: no mass for the meshes of bodies that cannot move", body.name)
                geoms = [(geom, at) for geom, at in geoms if not is_mesh(geom)]
            weights = [self.from_geom(geom, at, body.name) for geom, at in geoms]
            present = [weight for weight in weights if weight is not None]
            part = together(present) if present else part
        if part is NOTHING and self.settings.boundmass > 0:
            part = replace(part, com=body.at[:3, 3])  # where MuJoCo puts the mass of an empty body
        part = self.bounded(part, body.name)
        if not part.mass:
            self.report.note("assumed: zero mass, since there is no <inertial> and no geom with mass", body.name)
        return part

    def explicit(self, element: Element, at: Array, body: str) -> MassProperties:
        """Return the mass properties of <inertial>; `at` is the pose of the <frame> around it."""
        mass = element.number("mass", least=0.0)
        element.numbers("pos", 3)  # required here, unlike elsewhere
        own = at @ self.settings.pose(element)
        if element.has("diaginertia") and element.has("fullinertia"):
            raise element.error(f"body {body!r}: <inertial> has both 'diaginertia' and 'fullinertia'; keep one")
        if element.has("fullinertia"):
            if any(map(element.has, ORIENTATIONS)):
                remedy = "an orientation needs 'diaginertia'"
                raise element.error(f"body {body!r}: <inertial> has 'fullinertia' and an orientation; {remedy}")
            xx, yy, zz, xy, xz, yz = element.numbers("fullinertia", 6)
            moments = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        else:
            moments = np.diag(element.numbers("diaginertia", 3, (0.0, 0.0, 0.0)))
            if not element.has("diaginertia"):
                self.report.note("assumed: a point mass, since <inertial> has neither 'diaginertia' nor 'fullinertia'", body)
        if np.linalg.eigvalsh(moments)[0] < 0 and self.settings.boundinertia <= 0:
            self.report.note("warning: MuJoCo refuses an inertia with a negative moment; it is used here", body)
        return MassProperties(mass, own[:3, 3], turned(moments, own[:3, :3]))

    def from_geom(self, element: Element, at: Array, body: str) -> MassProperties | None:
        """Return the mass properties of a geom; None if it does not count (its group, no mass); `at`: pose of its <frame>."""
        kind = element.get("type") or "sphere"
        group = element.number("group", 0.0)
        if kind in WITHOUT_MASS or not self.settings.groups[0] <= group <= self.settings.groups[1]:
            return None
        mass = element.number("mass", least=0.0) if element.has("mass") else None
        density = element.number("density", 1000.0, least=0.0)
        if mass == 0.0 or (mass is None and density == 0.0):
            return None
        if is_mesh(element):
            what = f"a {kind} geom" if kind in MESHES else f"a {kind} fitted to the mesh {short(element.get('mesh') or '')}"
            raise element.error(
                f"body {body!r}: its mass comes from {what}, and isodyn does not open meshes; give the body an <inertial> "
                "(MuJoCo writes one: set <compiler saveinertial='true'/> and call mujoco.mj_saveLastXML), or set the geom's mass "
                "to 0"
            )
        if kind not in SIZES:
            known = ", ".join([*SIZES, *WITHOUT_MASS, *MESHES])
            raise element.error(f"body {body!r}: a geom of type {kind[:40]!r}; expected {known}")
        if element.flag("shellinertia", False):
            raise element.error(f"body {body!r}: a geom has shellinertia, which is not supported; give the body an <inertial>")
        size, own = self.primitive(element, kind)
        volume, radii = solid(kind, size)
        mass = density * volume if mass is None else mass
        own = at @ own
        return MassProperties(mass, own[:3, 3], turned(mass * np.diag(radii), own[:3, :3]))

    def primitive(self, element: Element, kind: str) -> tuple[tuple[float, ...], Array]:
        """Return (sizes, pose in its frame) of a primitive, by `fromto` if it has one."""
        ends = element.get("fromto")
        needed = SIZES[kind][ends is not None]
        if not needed:
            raise element.error(f"<geom type={kind!r}> cannot have 'fromto'; capsules, cylinders, boxes and ellipsoids can")
        size = element.numbers("size", 3, (), fewest=1)
        if len(size) < needed or min(size[:needed]) <= 0:
            given = short(element.get("size") or "")
            raise element.error(f"<geom type={kind!r}> needs {needed} positive numbers as 'size', got {given}")
        if ends is None:
            return size[:needed], self.settings.pose(element)
        points = np.array(element.numbers("fromto", 6))
        along = points[3:] - points[:3]
        length = math.hypot(*along)
        if length < SHORTEST:
            raise element.error(f"<geom fromto={short(ends)}>: the two points are equal")
        thick = size[:1] if kind in ("cylinder", "capsule") else (size[0], size[0])
        return (*thick, length / 2), pose(z_to(along / length), (points[:3] + points[3:]) / 2)

    def bounded(self, part: MassProperties, body: str) -> MassProperties:
        """Apply boundmass, boundinertia and balanceinertia, in MuJoCo's order."""
        mass, inertia, settings = part.mass, part.inertia, self.settings
        if mass < settings.boundmass:
            self.report.note(f"applied: <compiler boundmass='{settings.boundmass:g}'> raised the mass of", body)
            mass = settings.boundmass
        if not settings.boundinertia > 0 and not settings.balanceinertia:
            return MassProperties(mass, part.com, inertia)
        moments, axes = principal(inertia)
        if (moments < settings.boundinertia).any():
            self.report.note(f"applied: <compiler boundinertia='{settings.boundinertia:g}'> raised principal moments of", body)
            moments = np.maximum(moments, settings.boundinertia)
            inertia = turned(np.diag(moments), axes)
        low, mid, high = sorted(moments)
        if settings.balanceinertia and low + mid < high:
            self.report.note("applied: <compiler balanceinertia> made the three principal moments equal of", body)
            inertia = np.eye(3) * (low + mid + high) / 3
        return MassProperties(mass, part.com, inertia)

    def weighed(self, parts: list[MassProperties]) -> list[MassProperties]:
        """Return all parts scaled to settotalmass, if it is set."""
        wanted, total = self.settings.settotalmass, sum(part.mass for part in parts)
        if wanted <= 0 or not parts:
            return parts
        if not total > 0 or not wanted / total < 1e50:
            together = f"the total mass of the bodies is {total:g} kg; give them mass"
            raise self.root.error(f"<compiler settotalmass='{wanted:g}'>: {together}")
        scale = wanted / total
        self.report.assume(f"<compiler settotalmass='{wanted:g}'> scales all masses and inertias by {scale:.6g}")
        return [MassProperties(part.mass * scale, part.com, part.inertia * scale) for part in parts]

    def shapes(self, body: _MJCFBody) -> tuple[Shape, ...]:
        """Return its geoms as shapes; a capsule is a cylinder with two spheres; planes and fits to meshes are left out."""
        result: list[Shape] = []
        for element, at in self.each(body, "geom"):
            self.unknown(element)
            kind = element.get("type") or "sphere"
            role = "visual" if element.number("group", 0.0) <= 2 else "collision"  # MuJoCo shows groups 0 to 2
            colour = self.colour(element)
            if kind == "mesh" and element.get("mesh") in self.meshes:
                file, scale, own = self.meshes[element.text("mesh")]
                result.append(Shape("mesh", scale, file, at @ self.settings.pose(element) @ own, role=role, colour=colour))
            if kind not in ("sphere", "box", "cylinder", "capsule", "ellipsoid") or element.has("mesh"):
                continue
            size, own = self.primitive(element, kind)
            own = at @ own
            if kind in ("sphere", "ellipsoid"):
                result.append(Shape(kind, size, pose=own, role=role, colour=colour))
            elif kind == "box":
                result.append(Shape("box", tuple(2 * x for x in size), pose=own, role=role, colour=colour))
            else:
                r, h = size
                ends = [own @ pose(None, (0, 0, z)) for z in (-h, h)] if kind == "capsule" else []
                result.append(Shape("cylinder", (r, 2 * h), pose=own, role=role, colour=colour))
                result += [Shape("sphere", (r,), pose=end, role=role, colour=colour) for end in ends]
        return tuple(result)

    def colour(self, geom: Element) -> tuple[float, ...]:
        """Return the colour of a geom, else of its material."""
        return rgba((geom.get("rgba") or "").split()) or self.materials.get(geom.get("material") or "", ())

    def assets(self) -> None:
        """Store meshes with a file and materials with a colour, by name."""
        for element in (child for section in self.root.all("asset") for child in section.children):
            if element.tag == "material":
                self.materials[element.get("name") or ""] = rgba((self.defaults.filled(element).get("rgba") or "").split())
            elif element.tag == "mesh" and element.get("file"):
                given = self.defaults.filled(element)
                file = PurePosixPath(given.text("file").replace("\\", "/"))
                scale = given.numbers("scale", 3, (1.0, 1.0, 1.0))
                R, r = np.eye(3), np.array(given.numbers("refpos", 3, (0.0, 0.0, 0.0)))
                if given.has("refquat"):
                    R = quaternion_matrix(unit(given, "refquat", np.array(given.numbers("refquat", 4))))
                place = str(PurePosixPath(self.settings.meshes.replace("\\", "/"), file.name if self.settings.bare else file))
                self.meshes[given.get("name") or file.stem] = place, scale, pose(R.T, -R.T @ (r * scale))


def without_dry_friction(friction: float, joint: str, report: ImportReport) -> float:
    """Return 0 and add a note: orientations have no dry friction."""
    if friction:
        report.note(ATTITUDE_FRICTION, joint)
    return 0.0


def without_range(limits: Limits, joint: str, report: ImportReport) -> Limits:
    """Return no limits and add a note: orientations have no joint stops."""
    if math.isfinite(limits.lower) or math.isfinite(limits.upper):
        report.note(BALL_RANGE, joint)
    return replace(limits, lower=-math.inf, upper=math.inf)


def is_mesh(element: Element) -> bool:
    """Return whether a geom is a mesh, or fitted to one."""
    return element.get("type") in MESHES or element.has("mesh")
