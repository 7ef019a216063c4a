"""Tables of a robot for print and for notebooks: joints, links, motors and friction, gravity, the reader's report."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

import numpy as np

from isodyn.model.joint import Joint
from isodyn.model.robot import Robot
from isodyn.model.rotations import rpy_of
from isodyn.spatial import Array, Scalar, is_symbolic


class Section(NamedTuple):
    """One table: a title, column headers with units, and rows of text."""

    title: str
    header: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def text_of(title: str, sections: Iterable[Section]) -> str:
    """Aligned text: a title, then the tables."""
    lines = [title]
    for section in sections:
        widths = [max(map(len, column)) for column in zip(section.header, *section.rows, strict=True)]
        lines += ["", section.title]
        for row in (section.header, *section.rows):
            lines.append("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    return "\n".join(lines)


def html_of(title: str, sections: Iterable[Section]) -> str:
    """The same as HTML tables, everything escaped."""
    parts = [f"<p><b>{escape(title)}</b></p>"]
    for section in sections:
        parts.append(f"<table><caption>{escape(section.title)}</caption>{_row('th', section.header)}")
        parts += [_row("td", row) for row in section.rows]
        parts.append("</table>")
    return "\n".join(parts)


def _row(tag: str, cells: Iterable[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def text_table(robot: Robot) -> str:
    """The robot as aligned text."""
    return "\n".join([text_of(_headline(robot), sections(robot)), "", *_notes(robot)])


def html_table(robot: Robot) -> str:
    """The robot as HTML tables, everything escaped."""
    notes = "<ul>" + "".join(f"<li>{escape(note)}</li>" for note in _notes(robot)) + "</ul>"
    return "\n".join([html_of(_headline(robot), sections(robot)), notes])


def sections(robot: Robot) -> list[Section]:
    """The tables that have something to say about this robot."""
    drives = {joint: (joint.rotor_inertia, joint.viscous, *joint.coulomb, *joint.static) for joint in robot.moving}
    powered = [joint for joint, drive in drives.items() if any(is_symbolic(x) or x != 0 for x in drive)]
    joints, motors = [_joints(robot)] if robot.joints else [], [_motors(powered)] if powered else []
    return [*joints, _links(robot), *motors]


def _section(title: str, columns: dict[str, list[str]]) -> Section:
    return Section(title, tuple(columns), list(zip(*columns.values(), strict=True)))


def _joints(robot: Robot) -> Section:
    columns: dict[str, list[str]] = {
        "joint": [joint.name for joint in robot.joints],
        "type": [joint.type + (" (passive)" if joint.passive else "") for joint in robot.joints],
        "parent -> child": [f"{joint.parent} -> {joint.child}" for joint in robot.joints],
        "axis": [vector_text(joint.axis) if joint.nv else "" for joint in robot.joints],
        "origin xyz [m]": [vector_text(joint.origin[:3, 3]) for joint in robot.joints],
        "rpy [rad]": [_angles(joint.origin) for joint in robot.joints],
        "offset [rad|m]": [number_text(joint.offset) if joint.nv else "" for joint in robot.joints],
        "frame xyz [m]": [vector_text(joint.mount[:3, 3]) for joint in robot.joints],
        "frame rpy [rad]": [_angles(joint.mount) for joint in robot.joints],
        "limits [rad|m]": [_limits(joint) for joint in robot.joints],
    }
    if all(not is_symbolic(joint.offset) and joint.offset == 0 for joint in robot.joints):
        del columns["offset [rad|m]"]
    if all(joint.mount.dtype != object and (joint.mount == np.eye(4)).all() for joint in robot.joints):
        del columns["frame xyz [m]"], columns["frame rpy [rad]"]
    return _section("joints", columns)


def _links(robot: Robot) -> Section:
    columns = {
        "link": [link.name for link in robot.links],
        "mass [kg]": [number_text(link.mass) for link in robot.links],
        "com [m]": [vector_text(link.com) for link in robot.links],
        "inertia about com xx yy zz [kg m2]": [vector_text(np.diagonal(link.inertia)) for link in robot.links],
    }
    products = [link.inertia[[0, 0, 1], [1, 2, 2]] for link in robot.links]
    if any(is_symbolic(x) or x != 0 for row in products for x in row):
        columns["xy xz yz [kg m2]"] = [vector_text(row) for row in products]
    return _section("links", columns)


def _motors(joints: list[Joint]) -> Section:
    columns = {
        "joint": [joint.name for joint in joints],
        "rotor inertia [kg m2]": [number_text(joint.rotor_inertia) for joint in joints],
        "gear ratio": [number_text(joint.gear_ratio) for joint in joints],
        "viscous [N m s/rad|N s/m]": [number_text(joint.viscous) for joint in joints],
        "Coulomb +, - [N m|N]": [vector_text(joint.coulomb) for joint in joints],
        "static +, - [N m|N]": [vector_text(joint.static) for joint in joints],
    }
    if all(joint.static == joint.coulomb for joint in joints):
        del columns["static +, - [N m|N]"]
    return _section("motors and friction, friction on the joint's side", columns)


def _headline(robot: Robot) -> str:
    mass = number_text(sum(link.mass for link in robot.links))
    return f"{robot.name}: {robot.n} moving joints, {len(robot.links)} links, {mass} kg"


def _notes(robot: Robot) -> list[str]:
    coupled = [f"{j.name} mimics {j.mimic.multiplier:g} {j.mimic.joint} + {j.mimic.offset:g}" for j in robot.joints if j.mimic]
    source = [f"source: {robot.source}"] if robot.source else []
    return [f"gravity {vector_text(robot.gravity)} m/s2", *source, *coupled, *robot.report]


def _limits(joint: Joint) -> str:
    lower, upper = joint.limits.lower, joint.limits.upper
    if not joint.nv or (lower == -math.inf and upper == math.inf):
        return ""
    return f"{lower:.4g} .. {upper:.4g}"


def number_text(value: Scalar, digits: int = 5) -> str:
    """A number with so many digits, or the beginning of a symbolic expression."""
    if is_symbolic(value):
        text = str(value)
        return text if len(text) <= 24 else text[:21] + "..."
    return f"{float(value) + 0.0:.{digits}g}"


def vector_text(values: Iterable[Scalar], digits: int = 5) -> str:
    """Numbers with blanks between them."""
    return " ".join(number_text(value, digits) for value in values)


def _angles(T: Array) -> str:
    """Roll, pitch, yaw of a pose; those of a symbolic rotation are not known."""
    R = T[:3, :3]
    return "symbolic" if any(is_symbolic(x) for x in R.flat) else vector_text(rpy_of(R))
