"""A robot as tables, for print and for notebooks: joints, links, motors and friction, gravity, the reader's report; DH tables."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from isodyn.model.angles import rpy_of
from isodyn.model.joint import Joint
from isodyn.model.robot import Robot
from isodyn.spatial import Array, is_symbolic

if TYPE_CHECKING:
    from isodyn.model.dh_out import DHTable


class Section(NamedTuple):
    """One table: a title, column headers with units, and rows of text."""

    title: str
    header: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def text_table(robot: Robot) -> str:
    """The robot as aligned text."""
    return "\n".join([_headline(robot), *_text(sections(robot)), "", *_notes(robot)])


def html_table(robot: Robot) -> str:
    """The robot as HTML tables, everything escaped."""
    notes = "<ul>" + "".join(f"<li>{escape(note)}</li>" for note in _notes(robot)) + "</ul>"
    return "\n".join([f"<p><b>{escape(_headline(robot))}</b></p>", *_html(sections(robot)), notes])


def dh_text(table: DHTable) -> str:
    """A DH table as aligned text: the rows, and the base and tool poses that are no identity."""
    return "\n".join([f"{table.name}: {table.convention} DH", *_text(_dh_sections(table))])


def dh_html(table: DHTable) -> str:
    """The same as HTML tables, everything escaped."""
    return "\n".join([f"<p><b>{escape(table.name)}: {table.convention} DH</b></p>", *_html(_dh_sections(table))])


def dh_data(table: DHTable) -> dict[str, Any]:
    """The same as plain data with all digits: rows a, alpha, d, theta [m, rad] and the poses base and tool, each 4x4."""
    columns = {key: getattr(table, key).tolist() for key in _DH_COLUMNS}
    rows = [
        {"joint": name, "type": kind, **{key: values[i] for key, values in columns.items()}}
        for i, (name, kind) in enumerate(zip(table.joint_names, table.joints, strict=True))
    ]
    return {"convention": table.convention, "rows": rows, "base": table.base.tolist(), "tool": table.tool.tolist()}


def sections(robot: Robot) -> list[Section]:
    """The tables that have something to say about this robot."""
    result = []
    if robot.joints:
        result.append(_joints(robot))
    result.append(_links(robot))
    powered = [joint for joint in robot.moving if _has_motor(joint)]
    if powered:
        result.append(_motors(powered))
    return result


_DH_COLUMNS = {"a": "a [m]", "alpha": "alpha [rad]", "d": "d [m]", "theta": "theta [rad]"}
_DH_POSES = {"base": "DH frame 0 in the root frame", "tool": "the tip in the last DH frame"}


def _dh_sections(table: DHTable) -> list[Section]:
    rows = []
    for i, kind in enumerate(table.joints):
        shown = {key: _number(getattr(table, key)[i], 6) for key in _DH_COLUMNS}
        variable = "theta" if kind == "R" else "d"
        shown[variable] = "q" if shown[variable] == "0" else f"q + {shown[variable]}".replace("+ -", "- ")
        rows.append((table.joint_names[i], kind, *shown.values()))
    result = [Section("rows", ("joint", "type", *_DH_COLUMNS.values()), rows)]
    beside = []
    for key, what in _DH_POSES.items():
        T = getattr(table, key)
        if not np.array_equal(T, np.eye(4)):
            beside.append((key, _vector(T[:3, 3], 6), _vector(rpy_of(T[:3, :3]), 6), what))
    if beside:
        result.append(Section("before and after the rows", ("pose", "xyz [m]", "rpy [rad]", "of"), beside))
    return result


def _text(sections: Iterable[Section]) -> list[str]:
    lines = []
    for section in sections:
        widths = [max(map(len, column)) for column in zip(section.header, *section.rows, strict=True)]
        lines += ["", section.title]
        for row in (section.header, *section.rows):
            lines.append("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    return lines


def _html(sections: Iterable[Section]) -> list[str]:
    parts = []
    for section in sections:
        parts.append(f"<table><caption>{escape(section.title)}</caption>{_row('th', section.header)}")
        parts += [_row("td", row) for row in section.rows]
        parts.append("</table>")
    return parts


def _joints(robot: Robot) -> Section:
    columns: dict[str, list[str]] = {
        "joint": [joint.name for joint in robot.joints],
        "type": [joint.type + (" (passive)" if joint.passive else "") for joint in robot.joints],
        "parent -> child": [f"{joint.parent} -> {joint.child}" for joint in robot.joints],
        "axis": [_vector(joint.axis) if joint.nv else "" for joint in robot.joints],
        "origin xyz [m]": [_vector(joint.origin[:3, 3]) for joint in robot.joints],
        "rpy [rad]": [_angles(joint.origin) for joint in robot.joints],
        "offset [rad|m]": [_number(joint.offset) if joint.nv else "" for joint in robot.joints],
        "frame xyz [m]": [_vector(joint.mount[:3, 3]) for joint in robot.joints],
        "frame rpy [rad]": [_angles(joint.mount) for joint in robot.joints],
        "limits [rad|m]": [_limits(joint) for joint in robot.joints],
    }
    if all(not is_symbolic(joint.offset) and joint.offset == 0 for joint in robot.joints):
        del columns["offset [rad|m]"]
    if all(joint.mount.dtype != object and (joint.mount == np.eye(4)).all() for joint in robot.joints):
        del columns["frame xyz [m]"], columns["frame rpy [rad]"]
    return Section("joints", tuple(columns), list(zip(*columns.values(), strict=True)))


def _links(robot: Robot) -> Section:
    header = ["link", "mass [kg]", "com [m]", "inertia about com xx yy zz [kg m2]"]
    rows = [[link.name, _number(link.mass), _vector(link.com), _vector(np.diagonal(link.inertia))] for link in robot.links]
    products = [[link.inertia[0, 1], link.inertia[0, 2], link.inertia[1, 2]] for link in robot.links]
    if any(is_symbolic(x) or x != 0 for row in products for x in row):
        header.append("xy xz yz [kg m2]")
        rows = [[*row, _vector(three)] for row, three in zip(rows, products, strict=True)]
    return Section("links", tuple(header), [tuple(row) for row in rows])


def _motors(joints: list[Joint]) -> Section:
    header = ("joint", "rotor inertia [kg m2]", "gear ratio", "viscous [N m s/rad|N s/m]", "Coulomb +, - [N m|N]")
    rows = [
        (joint.name, _number(joint.rotor_inertia), _number(joint.gear_ratio), _number(joint.viscous), _vector(joint.coulomb))
        for joint in joints
    ]
    return Section("motors and friction, friction on the joint's side", header, rows)


def _has_motor(joint: Joint) -> bool:
    return any(is_symbolic(x) or x != 0 for x in (joint.rotor_inertia, joint.viscous, *joint.coulomb))


def _headline(robot: Robot) -> str:
    return f"{robot.name}: {robot.n} moving joints, {len(robot.links)} links, {_number(sum(link.mass for link in robot.links))} kg"


def _notes(robot: Robot) -> list[str]:
    coupled = [f"{j.name} mimics {j.mimic.multiplier:g} {j.mimic.joint} + {j.mimic.offset:g}" for j in robot.joints if j.mimic]
    source = [f"source: {robot.source}"] if robot.source else []
    return [f"gravity {_vector(robot.gravity)} m/s2", *source, *coupled, *robot.report]


def _limits(joint: Joint) -> str:
    lower, upper = joint.limits.lower, joint.limits.upper
    if not joint.nv or (lower == -math.inf and upper == math.inf):
        return ""
    return f"{lower:.4g} .. {upper:.4g}"


def _number(value: Any, digits: int = 5) -> str:
    if is_symbolic(value):
        text = str(value)
        return text if len(text) <= 24 else text[:21] + "..."
    return f"{float(value) + 0.0:.{digits}g}"


def _vector(values: Iterable[Any], digits: int = 5) -> str:
    return " ".join(_number(value, digits) for value in values)


def _angles(T: Array) -> str:
    """Roll, pitch, yaw of a pose; those of a symbolic rotation are not known."""
    R = T[:3, :3]
    return "symbolic" if any(is_symbolic(x) for x in R.flat) else _vector(rpy_of(R))


def _row(tag: str, cells: Iterable[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
