"""TOML out: a robot as a file that a person can read and edit, and that `from_toml` reads back into the same robot, bit by bit.

Numbers are written as Python's repr, the shortest text that reads back unchanged; multiples of pi/2 as "pi/2".  A rotation is
written as roll, pitch, yaw where these give every entry back exactly, else as its three rows.  Keys at their default are left out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from isodyn.errors import ModelError
from isodyn.model.angles import QUARTER, rpy_of
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link, Shape
from isodyn.model.parameters import symbols
from isodyn.model.robot import Robot
from isodyn.model.toml_format import ROLES, SIZES, VERSION
from isodyn.model.urdf import LARGEST
from isodyn.spatial import Array, rpy_matrix

HEAD = """\
# A robot for isodyn.  Lengths m, angles rad (or text: "pi/2", "90 deg"), masses kg, torques N m, forces N, time s.
# Frames are {xyz, rpy}: fixed-axis roll, pitch, yaw as in URDF; or {xyz, rotation}: the rows of the rotation matrix.
# A child link's frame in its parent's is  origin * motion(q + offset) * mount.  What is left out is 0, the identity or unlimited.
"""
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_RIGHT = {k * QUARTER: text for k, text in ((1, "pi/2"), (-1, "-pi/2"), (2, "pi"), (-2, "-pi"))}


def to_toml(robot: Robot) -> str:
    """The robot as TOML text.  Symbols are an error, as are numbers above 1e100 and names that are not Unicode."""
    if symbols(robot):
        names = ", ".join(list(symbols(robot))[:5])
        raise ModelError(f"robot {robot.name!r} holds symbols ({names}); give them values with with_parameters before writing TOML")
    lines = [HEAD + f"isodyn = {VERSION}", f"name = {_text(robot.name)}"]
    if robot.source:
        lines.append(f"source = {_text(robot.source)}")
    lines.append(_commented("gravity", _vector(robot.gravity), "[m/s2], acceleration of gravity in the root frame"))
    for i, link in enumerate(robot.links):
        lines += ["", "[[links]]", *_link(link, first=i == 0)]
    for i, joint in enumerate(robot.joints):
        lines += ["", "[[joints]]", *_joint(joint, first=i == 0)]
    return "\n".join([*lines, ""])


# -- links ------------------------------------------------------------------------------------------------------------


def _link(link: Link, first: bool) -> Iterator[str]:
    yield f"name = {_text(link.name)}" + ("  # the root; each link's name is also its frame's" if first else "")
    if any(x != 0 for x in link.numbers()):
        yield _commented("mass", _number(link.mass), "[kg]")
        yield _commented("com", _vector(link.com), "[m], centre of mass in the link frame")
        yield _commented("inertia", _inertia(link.inertia), "[kg m2], about com, link axes: xx yy zz (xy xz yz)")
    for i, shape in enumerate(link.shapes):
        yield "[[links.shapes]]"
        yield from _shape(shape, f"link {link.name!r}: shapes[{i}]")


def _inertia(I: Array) -> str:
    products = [I[0, 1], I[0, 2], I[1, 2]]
    return _vector([I[0, 0], I[1, 1], I[2, 2], *(products if any(products) else ())])


def _shape(shape: Shape, where: str) -> Iterator[str]:
    if len(shape.size) not in SIZES.get(shape.kind, ()) or shape.role not in ROLES:
        raise ModelError(f"{where}: a {shape.role!r} shape of kind {shape.kind!r} and size {shape.size} cannot be written as TOML")
    yield f"kind = {_text(shape.kind)}"
    if shape.size:
        yield _commented("size", _vector(shape.size), "scale" if shape.kind == "mesh" else "[m]")
    if shape.mesh:
        yield f"mesh = {_text(shape.mesh)}"
    if not _is_identity(shape.pose):
        yield f"frame = {_frame(np.asarray(shape.pose))}"
    if shape.role != "visual":
        yield f"role = {_text(shape.role)}"


# -- joints -----------------------------------------------------------------------------------------------------------


def _joint(joint: Joint, first: bool) -> Iterator[str]:
    yield f"name = {_text(joint.name)}"
    yield f"type = {_text(joint.type)}"
    yield f"parent = {_text(joint.parent)}"
    yield f"child = {_text(joint.child)}"
    if not _is_identity(joint.origin):
        yield _commented("origin", _frame(joint.origin), "joint frame in the parent's" if first else "")
    if joint.nv or not np.array_equal(joint.axis, (0, 0, 1)):
        yield _commented("axis", _vector(joint.axis), "in the joint frame" if first else "")
    if not _is_identity(joint.mount):
        yield _commented("mount", _frame(joint.mount), "child's frame in the moved joint frame" if first else "")
    if joint.offset:
        yield _commented("offset", _angle(joint.offset), f"[{joint.unit}], added to q")
    if joint.limits != Limits():
        yield _commented("limits", _limits(joint.limits), f"[{joint.unit}], [{joint.unit}/s], [{joint.effort_unit}]")
    yield from _drive(joint)


def _drive(joint: Joint) -> Iterator[str]:
    """Motor, friction and coupling."""
    if joint.passive:
        yield "passive = true"
    if joint.rotor_inertia or joint.gear_ratio != 1.0:
        yield _commented("rotor_inertia", _number(joint.rotor_inertia), "[kg m2], motor side")
        yield _commented("gear_ratio", _number(joint.gear_ratio), "motor turns per joint turn")
    if joint.viscous:
        yield _commented("viscous", _number(joint.viscous), f"[{joint.effort_unit} s/{joint.unit}], joint side")
    if any(joint.coulomb):
        yield _commented("coulomb", _vector(joint.coulomb), f"[{joint.effort_unit}], at positive and negative speed, joint side")
    if joint.mimic:
        mimic = joint.mimic
        numbers = f"multiplier = {_number(mimic.multiplier)}, offset = {_number(mimic.offset)}"
        yield f"mimic = {{ joint = {_text(mimic.joint)}, {numbers} }}  # recorded, not enforced"


def _limits(limits: Limits) -> str:
    given = {key: getattr(limits, key) for key in ("lower", "upper", "velocity", "effort")}
    kept = {key: value for key, value in given.items() if value != getattr(Limits(), key)}
    return "{ " + ", ".join(f"{key} = {float(value)!r}" for key, value in kept.items()) + " }"


# -- values -----------------------------------------------------------------------------------------------------------


def _commented(key: str, value: str, comment: str) -> str:
    line = f"{key} = {value}"
    return f"{line}  # {comment}" if comment else line


def _is_identity(T: Any) -> bool:
    return bool(np.array_equal(T, np.eye(4)))


def _frame(T: Array) -> str:
    """{ xyz, rpy } or { xyz, rotation }, whichever gives the pose back exactly."""
    R, parts = T[:3, :3], []
    if np.any(T[:3, 3]):
        parts.append(f"xyz = {_vector(T[:3, 3])}")
    rpy = rpy_of(R)
    if np.array_equal(rpy_matrix(rpy), R):
        if any(rpy):
            parts.append(f"rpy = [{', '.join(map(_angle, rpy))}]")
    else:
        parts.append(f"rotation = [{', '.join(map(_vector, R))}]")
    return "{ " + ", ".join(parts) + " }"


def _vector(values: Iterable[Any]) -> str:
    return "[" + ", ".join(map(_number, values)) + "]"


def _angle(value: float) -> str:
    return f'"{_RIGHT[value]}"' if value in _RIGHT else _number(value)


def _number(value: Any) -> str:
    number = float(value)
    if not math.isfinite(number) or abs(number) > LARGEST:
        raise ModelError(f"the number {number!r} cannot be meant (largest {LARGEST:g}) and is not written as TOML")
    return repr(number)


def _text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ModelError(f"the name {text[:60]!r} is not valid Unicode; rename it before writing TOML") from None
    return '"' + "".join(_ESCAPES.get(c) or (c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}") for c in text) + '"'
