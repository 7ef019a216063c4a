"""TOML: isodyn's own robot files, readable, commented and lossless.

A file has `isodyn = 1` (the version of this format), then either [[links]] and [[joints]], with optional [[loops]] and
[[couplings]], or a DH table in [dh].  The allowed values have one row per key below, as in schema/robot-1.json, which editors use.
Unknown keys are refused with the most similar known one, and errors name the place of a wrong value, such as links[2].mass (the
first link is links[0]).

Parameters of the axes of a joint with several degrees of freedom are one value for all, or an array with one for each.

Angles are numbers [rad] or text: "pi/2", "-3*pi/4", "90 deg".  Frames are {xyz, rpy} or {xyz, rotation}: rpy as in URDF,
rotation as three rows of numbers, if rpy would not reproduce every bit.

`to_toml` writes numbers as Python's repr, the shortest text that reads back unchanged, and multiples of pi/2 as "pi/2".  A rotation
is written as roll, pitch, yaw if these reproduce every entry exactly, else as its three rows.  Default values are left out.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module, resources
from types import ModuleType
from typing import Any

import numpy as np

import isodyn.model as model  # the linter depends on Robot; it is imported when one is read
from isodyn.check import constant, short
from isodyn.errors import FormatError, MissingExtra, ModelError, UnknownNameError
from isodyn.model.coupling import Coupling
from isodyn.model.formats.reading import LARGEST, Source, is_toml_text, model_bytes, too_many
from isodyn.model.joint import COORDINATES, JOINT_TYPES, PER_FREEDOM, Joint, Limits, Mimic, unknown_type
from isodyn.model.link import Link, Shape
from isodyn.model.loop import Loop
from isodyn.model.robot import Robot, without_symbols
from isodyn.model.rotations import QUARTER, is_identity, multiple_of_pi, rpy_of
from isodyn.model.rotor import Rotor
from isodyn.spatial import Array, Scalar, pose, rpy_matrix

VERSION = 1
MAX_BYTES = 8 * 1024 * 1024
#: dots in one line outside of text: parsing a key of k parts takes k^2 steps, and no line of a robot file needs as many numbers
MAX_DOTS = 200
#: shape -> number of its sizes
SIZES = {"box": (3,), "cylinder": (2,), "sphere": (1,), "capsule": (2,), "ellipsoid": (3,), "mesh": (0, 3)}
ROLES = ("visual", "collision")
_QUOTED = re.compile(rb"\"(?:[^\"\\]|\\.)*\"|'[^']*'")
_DEGREES = re.compile(r"(-?\d+(?:\.\d+)?) ?deg", re.ASCII)


def from_toml(source: Source) -> Robot:
    """Load a robot from a TOML path or text (text contains a line break; a path does not)."""
    data, origin = model_bytes(source, "TOML", is_text=is_toml_text, text_would="contain a line break", limit=MAX_BYTES)
    try:
        document = _parse(data)
        return _robot(document, origin)
    except MissingExtra:
        raise
    except (ModelError, UnknownNameError) as error:
        raise FormatError(f"TOML {origin}: {error}") from None


def schema() -> dict[str, Any]:
    """Return the JSON schema of these files (draft 2020-12)."""
    file = resources.files("isodyn.model") / "schema" / f"robot-{VERSION}.json"
    result: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return result


def _parse(data: bytes) -> dict[str, Any]:
    for number, line in enumerate(data.split(b"\n"), start=1):
        if line.count(b".") > MAX_DOTS and _QUOTED.sub(b"", line).count(b".") > MAX_DOTS:
            raise FormatError(f"line {number} has more than {MAX_DOTS} dots; break the array into several lines")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FormatError(f"not UTF-8 ({error.reason} at byte {error.start}); save the file as UTF-8") from None
    try:
        document: dict[str, Any] = _toml().loads(text)
    except RecursionError:
        raise FormatError("nested too deeply; robot files need about 4 levels") from None
    except ValueError as error:  # TOMLDecodeError, and numbers with too many digits
        raise FormatError(f"not TOML: {str(error)[:200]}") from None
    return document


def _toml() -> ModuleType:
    """Return the parser: tomllib from Python 3.11 on, tomli before."""
    if sys.version_info >= (3, 11):
        return import_module("tomllib")
    try:
        return import_module("tomli")
    except ImportError:
        raise MissingExtra("reading TOML on Python 3.10 needs tomli, which is not installed; run: pip install tomli") from None


#: (value, its place) -> the value for the model
Reader = Callable[[object, str], Any]


def _wrong(where: str, expected: str, value: object) -> FormatError:
    kinds = {dict: "a table", list: "an array", bool: "a boolean"}
    return FormatError(f"{where}: expected {expected}, got {kinds.get(type(value)) or short(value)}")


def _number(value: object, where: str, *, largest: float = LARGEST) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise _wrong(where, "a number", value)
    if value != value or abs(value) > largest:  # without conversion to float, which overflows for large integers
        raise _wrong(where, f"a number up to {largest:g}", value)
    return float(value)


def _bound(value: object, where: str) -> float:
    """Return a limit: any number, inf and -inf included."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > sys.float_info.max:
        raise _wrong(where, "a number or inf", value)
    return _number(value, where, largest=math.inf)


def _angle(value: object, where: str) -> float:
    if not isinstance(value, str):
        return _number(value, where)
    degrees = _DEGREES.fullmatch(value) if len(value) < 40 else None
    angle = math.radians(float(degrees[1])) if degrees else multiple_of_pi(value)
    if angle is None:
        raise _wrong(where, 'an angle: a number [rad], or text such as "pi/2" or "90 deg"', value)
    return angle


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise _wrong(where, "text", value)
    return value


def _name(value: object, where: str) -> str:
    if not _text(value, where):
        raise _wrong(where, "a name", value)
    return str(value)


def _flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong(where, "true or false", value)
    return value


def _type(value: object, where: str) -> str:
    if _text(value, where) not in JOINT_TYPES:
        raise FormatError(str(unknown_type(f"{where}: joint type", str(value)[:40])))
    return str(value)


def _choice(known: Collection[str], value: object, where: str) -> str:
    if _text(value, where) not in known:
        raise FormatError(f"{where}: {UnknownNameError.of('choice', str(value)[:40], list(known))}")
    return str(value)


def _items(value: object, where: str, item: Reader, counts: tuple[int, ...] = ()) -> list[Any]:
    """Return an array, each entry read by `item`, with one of the `counts` as length if given."""
    expected = f"an array of {' or '.join(map(str, counts))}" if counts else "an array"
    if not isinstance(value, list):
        raise _wrong(where, expected, value)
    if counts and len(value) not in counts:
        raise FormatError(f"{where}: expected {expected}, got {len(value)} entries")
    return [item(entry, f"{where}[{i}]") for i, entry in enumerate(value)]


def _parts(value: object, where: str, item: Reader) -> list[Any]:
    """Return links, joints, loops, couplings or rows, up to the limit for a robot."""
    if isinstance(value, list) and (reason := too_many("entries", len(value))):
        raise FormatError(f"{where}: {reason}")
    return _items(value, where, item)


def _vector(*counts: int, item: Reader = _number) -> Reader:
    return partial(_items, item=item, counts=counts)


def _each(one: Reader, value: object, where: str, depth: int = 0) -> object:
    """Return one value, an array with `depth` axes (a pair has one), or an array with one value per degree of freedom."""
    inner = value
    for _ in range(depth):
        inner = inner[0] if isinstance(inner, list) and inner else None
    return _items(value, where, one) if isinstance(inner, list) else one(value, where)


def _inertia(value: object, where: str) -> list[Any]:
    """Return an inertia: [xx, yy, zz], [xx, yy, zz, xy, xz, yz] or three rows."""
    if isinstance(value, list) and value and all(isinstance(row, list) for row in value):
        return _items(value, where, _vector(3), (3,))
    return _items(value, where, _number, (3, 6))


def _ratios(value: object, where: str) -> dict[str, float]:
    """Return a table with a number for each joint that it names."""
    if not isinstance(value, dict):
        raise _wrong(where, "a table of ratios, such as { elbow = -2.0 }", value)
    return {name: _number(entry, f"{where}.{name[:40]}") for name, entry in value.items()}


def _table(fields: Mapping[str, Reader], needed: tuple[str, ...], value: object, where: str) -> dict[str, Any]:
    """Return a table with these keys only, each read by its row."""
    if not isinstance(value, dict):
        raise _wrong(where, f"a table with {', '.join(fields)}", value)
    inside = f"{where}." if where else ""
    for key in value:
        if key not in fields:
            raise FormatError(f"{inside}{key[:40]}: {UnknownNameError.of('key', key[:40], fields)}")
    for key in needed:
        if key not in value:
            raise FormatError(f"{inside}{key}: missing; {where or 'a robot'} needs {', '.join(needed)}")
    return {key: fields[key](entry, inside + key) for key, entry in value.items()}


def _made(kind: Callable[..., Any], fields: Mapping[str, Reader], needed: tuple[str, ...], value: object, where: str) -> Any:
    """Return the model object of a table; its errors are prefixed with the place."""
    given = _table(fields, needed, value, where)
    try:
        return kind(**given)
    except ModelError as error:
        raise FormatError(f"{where}: {error}") from None


def _joint(*, small: bool = False, **given: Any) -> Joint:
    """The joint of a table, whose key `small` is Joint.exclude_from_inertia."""
    return Joint(exclude_from_inertia=small, **given)


FRAME: dict[str, Reader] = {
    "xyz": _vector(3),
    "rpy": _vector(3, item=_angle),
    "rotation": _vector(3, item=_vector(3, item=partial(_number, largest=1.1))),
}


def _frame(value: object, where: str) -> Array:
    """Return the 4x4 pose of {xyz, rpy} or {xyz, rotation}."""
    given = _table(FRAME, (), value, where)
    if "rpy" in given and "rotation" in given:
        raise FormatError(f"{where}: give either rpy or rotation, not both")
    R = np.array(given["rotation"]) if "rotation" in given else rpy_matrix(given.get("rpy", (0.0, 0.0, 0.0)))
    return pose(R, given.get("xyz", (0.0, 0.0, 0.0)))


LIMITS: dict[str, Reader] = {key: _bound for key in ("lower", "upper", "velocity", "effort")}
MIMIC: dict[str, Reader] = {"joint": _name, "multiplier": _number, "offset": _number}


def _colour(value: object, where: str) -> tuple[float, ...]:
    """Return red, green, blue and opacity."""
    found = tuple(_vector(4)(value, where))
    if not all(0.0 <= x <= 1.0 for x in found):
        raise FormatError(f"{where}: expected red, green, blue and opacity from 0 to 1, got {short(list(found))}")
    return found


SHAPE: dict[str, Reader] = {
    "kind": partial(_choice, SIZES),
    "size": _vector(0, 1, 2, 3),
    "mesh": _text,
    "frame": _frame,
    "role": partial(_choice, ROLES),
    "colour": _colour,
}


def _shape(value: object, where: str) -> Shape:
    given = _table(SHAPE, ("kind",), value, where)
    size, counts = tuple(given.get("size", ())), SIZES[given["kind"]]
    if len(size) not in counts:
        raise FormatError(f"{where}.size: expected {' or '.join(map(str, counts))} numbers for a {given['kind']}, got {len(size)}")
    frame, role = given.get("frame", np.eye(4)), given.get("role", "visual")
    return Shape(given["kind"], size, given.get("mesh", ""), frame, role, given.get("colour", ()))


BODY: dict[str, Reader] = {"mass": _number, "com": _vector(3), "inertia": _inertia}
LINK: dict[str, Reader] = {"name": _name, **BODY, "shapes": partial(_items, item=_shape)}
DRIVE: dict[str, Reader] = {
    "limits": partial(_made, Limits, LIMITS, ()),
    "passive": _flag,
    "rotor_inertia": _number,
    "gear_ratio": _number,
    "viscous": _number,
    "coulomb": _vector(2),
    "static": _vector(2),
    "stiffness": _number,
    "rest": _angle,
}
ROTOR: dict[str, Reader] = {**BODY, "axis": _vector(3), "on": _name}
JOINT: dict[str, Reader] = {
    "name": _name,
    "type": _type,
    "parent": _name,
    "child": _name,
    "origin": _frame,
    "axis": _vector(3),
    "second_axis": _vector(3),
    "pitch": _number,
    "coordinates": partial(_choice, COORDINATES),
    "mount": _frame,
    "offset": _angle,
    "small": _flag,
    **DRIVE,
    **{key: partial(_each, DRIVE[key], depth=key in ("coulomb", "static")) for key in PER_FREEDOM},
    "mimic": partial(_made, Mimic, MIMIC, ("joint",)),
    "rotor": partial(_made, Rotor, ROTOR, ()),
}
LOOP: dict[str, Reader] = {
    "name": _name,
    "a": _name,
    "b": _name,
    "type": _type,
    "at_a": _frame,
    "at_b": _frame,
    "pitch": _number,
}
COUPLING: dict[str, Reader] = {"joint": _name, "others": _ratios, "offset": _angle}
ROW: dict[str, Reader] = {
    "joint": partial(_choice, ("R", "P")),
    "a": _number,
    "alpha": _angle,
    "d": _number,
    "theta": _angle,
    "name": _name,
    "link": _name,
    **BODY,
    **DRIVE,
}
DH: dict[str, Reader] = {
    "convention": partial(_choice, ("standard", "modified")),
    "rows": partial(_parts, item=partial(_table, ROW, ("joint",))),
    "base": _frame,
    "tool": _frame,
}


ROBOT: dict[str, Reader] = {
    "isodyn": lambda value, where: value,
    "name": _name,
    "source": _text,
    "gravity": _vector(3),
    "moving_base": _flag,
    "links": partial(_parts, item=partial(_made, Link, LINK, ("name",))),
    "joints": partial(_parts, item=partial(_made, _joint, JOINT, ("name", "parent", "child"))),
    "loops": partial(_parts, item=partial(_made, Loop, LOOP, ("name", "a", "b"))),
    "couplings": partial(_parts, item=partial(_made, Coupling, COUPLING, ("joint", "others"))),
    "dh": partial(_table, DH, ("convention", "rows")),
}
#: keys besides links and joints
TREE = ("links", "joints", "loops", "couplings", "moving_base")


def _robot(document: dict[str, Any], origin: str) -> Robot:
    version = document.get("isodyn")
    if isinstance(version, bool) or version != VERSION:
        reason = "missing" if version is None else f"version {short(version, 40)} is unknown"
        raise FormatError(f"isodyn: {reason}; a robot file starts with `isodyn = {VERSION}`")
    given = _table(ROBOT, ("name",), document, "")
    common = {
        "gravity": given.get("gravity", (0.0, 0.0, -9.81)),
        "source": given.get("source") or ("TOML text" if origin == "text" else origin),
    }
    if "dh" in given:
        if more := next((key for key in TREE if key in given), None):
            raise FormatError(f"dh: a robot has either [dh] or [[links]] and [[joints]], not both; found {more}")
        return _from_table(given["dh"], given["name"], common)
    if "links" not in given:
        raise FormatError("links: missing; a robot needs [[links]] and [[joints]], or [dh]")
    joints = tuple(given.get("joints", ()))
    known = {joint.name for joint in joints}
    report = tuple(
        f"warning: joints[{i}].mimic.joint: no joint is called {joint.mimic.joint!r}; {joint.name!r} is an independent joint"
        for i, joint in enumerate(joints)
        if joint.mimic and joint.mimic.joint not in known
    )
    loops, couplings = (tuple(given.get(key, ())) for key in ("loops", "couplings"))
    robot = Robot(
        given["name"], tuple(given["links"]), joints, import_notes=report, loops=loops, couplings=couplings,
        moving_base=given.get("moving_base", False), **common,
    )  # fmt: skip
    return model.warn_suspicious_numbers(robot)


def _from_table(dh: dict[str, Any], name: str, common: dict[str, Any]) -> Robot:
    """Return the serial arm of [dh]."""
    if not dh["rows"]:
        raise FormatError("dh.rows: a DH table needs at least one row")
    named = {"name": "joint_name", "link": "link_name"}
    rows = [{named.get(key, key): value for key, value in row.items()} for row in dh["rows"]]
    frames = {key: dh[key] for key in ("base", "tool") if key in dh}
    return Robot.from_dh(rows, convention=dh["convention"], name=name, **frames, **common)


HEAD = """\
# A robot for isodyn.  Lengths m, angles rad (or text: "pi/2", "90 deg"), masses kg, torques N m, forces N, time s.
# Frames are {xyz, rpy}: fixed-axis roll, pitch, yaw as in URDF; or {xyz, rotation}: the rows of the rotation matrix.
# A child link's frame in its parent's is  origin * motion(q + offset) * mount.  Missing values are 0, the identity or unlimited.
"""
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_RIGHT = {k * QUARTER: text for k, text in ((1, "pi/2"), (-1, "-pi/2"), (2, "pi"), (-2, "-pi"))}


def to_toml(robot: Robot) -> str:
    """Return the robot as TOML text.  Symbols, numbers above 1e100 and names that are not Unicode raise an error."""
    without_symbols(robot, "before writing TOML")
    lines = [HEAD + f"isodyn = {VERSION}", f"name = {_quoted(robot.name)}"]
    if robot.source:
        lines.append(f"source = {_quoted(robot.source)}")
    lines.append(_commented("gravity", _vector_text(robot.gravity), "[m/s2], gravitational acceleration in the root frame"))
    if robot.moving_base:
        lines.append(_commented("moving_base", "true", "the motion of the floating base is prescribed"))
    for i, link in enumerate(robot.links):
        lines += ["", "[[links]]", *_link_lines(link, first=i == 0)]
    for i, joint in enumerate(robot.joints):
        lines += ["", "[[joints]]", *_joint_lines(joint, first=i == 0)]
    for loop in robot.loops:
        lines += ["", "[[loops]]", *_loop_lines(loop)]
    for coupling in robot.couplings:
        lines += ["", "[[couplings]]", *_coupling_lines(coupling)]
    return "\n".join([*lines, ""])


def _link_lines(link: Link, first: bool) -> Iterator[str]:
    yield f"name = {_quoted(link.name)}" + ("  # the root; each link's name is also its frame's" if first else "")
    if any(x != 0 for x in link.numbers()):
        yield _commented("mass", _number_text(link.mass), "[kg]")
        yield _commented("com", _vector_text(link.com), "[m], centre of mass in the link frame")
        moments, products = np.diagonal(link.inertia), link.inertia[[0, 0, 1], [1, 2, 2]]
        six = [*moments, *(products if products.any() else ())]
        yield _commented("inertia", _vector_text(six), "[kg m2], about com, link axes: xx yy zz (xy xz yz)")
    for i, shape in enumerate(link.shapes):
        yield "[[links.shapes]]"
        yield from _shape_lines(shape, f"link {link.name!r}: shapes[{i}]")


def _shape_lines(shape: Shape, where: str) -> Iterator[str]:
    if len(shape.size) not in SIZES.get(shape.kind, ()) or shape.role not in ROLES:
        raise ModelError(f"{where}: a {shape.role!r} shape of kind {shape.kind!r} and size {shape.size} cannot be written as TOML")
    yield f"kind = {_quoted(shape.kind)}"
    if shape.size:
        yield _commented("size", _vector_text(shape.size), "scale" if shape.kind == "mesh" else "[m]")
    if shape.mesh:
        yield f"mesh = {_quoted(shape.mesh)}"
    if not is_identity(shape.pose):
        yield f"frame = {_frame_text(np.asarray(shape.pose))}"
    if shape.role != "visual":
        yield f"role = {_quoted(shape.role)}"
    if shape.colour:
        yield f"colour = {_vector_text(shape.colour)}"


def _joint_lines(joint: Joint, first: bool) -> Iterator[str]:
    for key in ("name", "type", "parent", "child"):
        yield f"{key} = {_quoted(getattr(joint, key))}"
    if not is_identity(joint.origin):
        yield _commented("origin", _frame_text(joint.origin), "joint frame in the parent's" if first else "")
    if (joint.nv and joint.kind.axis) or not np.array_equal(joint.axis, (0, 0, 1)):
        yield _commented("axis", _vector_text(joint.axis), "in the joint frame" if first else "")
    if joint.second_axis is not None:
        yield _commented("second_axis", _vector_text(joint.second_axis), "in the frame moved by the first axis")
    if joint.pitch:
        yield _commented("pitch", _number_text(joint.pitch), "[m/rad], translation along the axis")
    if joint.coordinates != COORDINATES[0]:
        yield f"coordinates = {_quoted(joint.coordinates)}"
    if not is_identity(joint.mount):
        yield _commented("mount", _frame_text(joint.mount), "child's frame in the moved joint frame" if first else "")
    if joint.offset:
        yield _commented("offset", _angle_text(joint.offset), f"[{joint.unit}], added to q")
    if joint.passive:
        yield "passive = true"
    if joint.exclude_from_inertia:
        yield "small = true"
    if joint.nv:
        yield from _on_axes(joint)
    if joint.rotor:
        yield _commented("rotor", _rotor_text(joint.rotor), "[kg], [m], [kg m2], in the frame of the link that carries it")
    if joint.mimic:
        mimic = joint.mimic
        numbers = f"multiplier = {_number_text(mimic.multiplier)}, offset = {_number_text(mimic.offset)}"
        yield f"mimic = {{ joint = {_quoted(mimic.joint)}, {numbers} }}  # stored, not enforced"


def _loop_lines(loop: Loop) -> Iterator[str]:
    for key in ("name", "a", "b", "type"):
        yield f"{key} = {_quoted(getattr(loop, key))}"
    for key in ("at_a", "at_b"):
        if not is_identity(getattr(loop, key)):
            yield _commented(key, _frame_text(getattr(loop, key)), f"its frame on link {key[-1]}; the axis is z")
    if loop.pitch:
        yield _commented("pitch", _number_text(loop.pitch), "[m/rad], translation along the axis")


def _coupling_lines(coupling: Coupling) -> Iterator[str]:
    yield f"joint = {_quoted(coupling.joint)}"
    ratios = ", ".join(f"{_quoted(name)} = {_number_text(ratio)}" for name, ratio in coupling.others.items())
    yield _commented("others", f"{{ {ratios} }}", "q of the joint = sum of these times q of the others + offset")
    if coupling.offset:
        yield f"offset = {_angle_text(coupling.offset)}"


def _on_axes(joint: Joint) -> Iterator[str]:
    """Yield the values that differ from the default: one value if it is the same for all degrees of freedom, else an array."""
    axes = joint.parts
    names = [axis.name.removeprefix(f"{joint.name}.") for axis in axes]
    of = f", of {', '.join(names)}" if len(axes) > 1 else ""

    def units(*forms: str) -> str:
        return ", ".join(f"[{' | '.join(dict.fromkeys(form.format(axis) for axis in axes))}]" for form in forms)

    def line(key: str, text: Callable[[Any], str], comment: str) -> str:
        texts = [text(value) for value in joint.each(key)]
        same = len(set(texts)) == 1
        return _commented(key, texts[0] if same else f"[{', '.join(texts)}]", comment + ("" if same else of))

    effort, speed = "{0.effort_unit}", "{0.effort_unit} s/{0.unit}"
    if any(axis.limits != Limits() for axis in axes):
        yield line("limits", _limits_text, units("{0.unit}", "{0.unit}/s", effort))
    if any(axis.rotor_inertia or axis.gear_ratio != 1.0 for axis in axes):
        if joint.rotor is None:
            yield line("rotor_inertia", _number_text, "[kg m2], motor side")
        yield line("gear_ratio", _number_text, "motor revolutions per joint revolution")
    if any(axis.viscous for axis in axes):
        yield line("viscous", _number_text, f"{units(speed)}, joint side")
    if any(any(axis.coulomb) for axis in axes):
        yield line("coulomb", _vector_text, f"{units(effort)}, at positive and negative speed, joint side")
    if joint.static != joint.coulomb:
        yield line("static", _vector_text, f"{units(effort)}, breakaway at rest")
    if any(axis.stiffness for axis in axes):
        yield line("stiffness", _number_text, f"{units('{0.effort_unit}/{0.unit}')}, joint side")
    if any(axis.rest for axis in axes):
        yield line("rest", _angle_text, f"{units('{0.unit}')}, q at which the spring is relaxed")


def _rotor_text(rotor: Rotor) -> str:
    I = rotor.inertia
    six = _vector_text([I[0, 0], I[1, 1], I[2, 2], I[0, 1], I[0, 2], I[1, 2]])
    on = f", on = {_quoted(rotor.on)}" if rotor.on else ""
    numbers = f"mass = {_number_text(rotor.mass)}, com = {_vector_text(rotor.com)}, inertia = {six}"
    return f"{{ {numbers}, axis = {_vector_text(rotor.axis)}{on} }}"


def _limits_text(limits: Limits) -> str:
    known = {key: float(getattr(limits, key)) for key in LIMITS if getattr(limits, key) != getattr(Limits(), key)}
    return f"{{ {', '.join(f'{key} = {value!r}' for key, value in known.items())} }}" if known else "{}"


def _commented(key: str, value: str, comment: str) -> str:
    line = f"{key} = {value}"
    return f"{line}  # {comment}" if comment else line


def _frame_text(T: Array) -> str:
    """Return { xyz, rpy } or { xyz, rotation }, whichever reproduces the pose exactly."""
    R, parts = T[:3, :3], []
    if np.any(T[:3, 3]):
        parts.append(f"xyz = {_vector_text(T[:3, 3])}")
    rpy = rpy_of(R)
    if np.array_equal(rpy_matrix(rpy), R):
        if any(rpy):
            parts.append(f"rpy = [{', '.join(map(_angle_text, rpy))}]")
    else:
        parts.append(f"rotation = [{', '.join(map(_vector_text, R))}]")
    return "{ " + ", ".join(parts) + " }"


def _vector_text(values: Iterable[Scalar]) -> str:
    return "[" + ", ".join(map(_number_text, values)) + "]"


def _angle_text(value: Scalar) -> str:
    return f'"{_RIGHT[value]}"' if value in _RIGHT else _number_text(value)


def _number_text(value: Scalar) -> str:
    number = constant("TOML", value, infinite=True)
    if abs(number) > LARGEST:
        raise ModelError(f"the number {number!r} is too large to write as TOML (largest {LARGEST:g}); check its unit")
    return repr(number)


def _quoted(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ModelError(f"the name {text[:60]!r} is not valid Unicode; rename it before writing TOML") from None
    return '"' + "".join(_ESCAPES.get(c) or (c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}") for c in text) + '"'
