"""Tables of a robot for text and notebooks: DH table or joints, loops, couplings, links, motors, friction, gravity, import notes.

A DH table is shown for an arm whose link frames are those of a DH table. Angles are shown in radians with degrees, or as pi/2.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

import numpy as np

from isodyn.model.coupling import Coupling
from isodyn.model.formats.dh import COLUMNS, DHRow, DHTable, own_rows
from isodyn.model.joint import Axis, Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot, size_text
from isodyn.model.rotations import is_identity, rpy_of
from isodyn.model.tree import plain_rotors
from isodyn.spatial import Array, Scalar, is_symbolic


class SummaryTable(NamedTuple):
    """One table: a title, column headers with units, and rows of text."""

    title: str
    header: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def text_of(title: str, sections: Iterable[SummaryTable]) -> str:
    """Aligned text: a title, then the tables."""
    lines = [title]
    for section in sections:
        widths = [max(map(len, column)) for column in zip(section.header, *section.rows, strict=True)]
        lines += ["", section.title]
        for row in (section.header, *section.rows):
            lines.append("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    return "\n".join(lines)


def html_of(title: str, sections: Iterable[SummaryTable]) -> str:
    """Return the same as HTML tables, escaped; each in a box that scrolls sideways if needed, also by keyboard."""
    parts = [f"<p><b>{escape(title)}</b></p>"]
    for section in sections:
        name = escape(section.title, quote=True)
        parts.append(f"<div class='scroll' style='overflow-x: auto' tabindex='0' role='group' aria-label='{name}'>")
        parts.append(f"<table><caption>{name}</caption>{_row('th', section.header)}")
        parts += [_row("td", row) for row in section.rows]
        parts.append("</table></div>")
    return "\n".join(parts)


def _row(tag: str, cells: Iterable[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def text_table(shown: Robot | DHTable) -> str:
    """Return a robot or a DH table as aligned text."""
    return "\n".join([text_of(_headline(shown), sections(shown)), *(["", *notes] if (notes := _notes(shown)) else [])])


def html_table(shown: Robot | DHTable) -> str:
    """Return a robot or a DH table as HTML tables, escaped."""
    notes = "".join(f"<li>{escape(note)}</li>" for note in _notes(shown))
    return html_of(_headline(shown), sections(shown)) + (f"\n<ul>{notes}</ul>" if notes else "")


def sections(shown: Robot | DHTable) -> list[SummaryTable]:
    """Return the tables that are not empty."""
    if isinstance(shown, DHTable):
        return [_rows("rows", shown.rows), *_ends({key: getattr(shown, key) for key in _ENDS})]
    drives = {
        joint: (joint.rotor_inertia, joint.viscous, *joint.coulomb, *joint.static, joint.stiffness, joint.rotor is not None)
        for joint in shown.uncoupled.dofs
    }
    powered = [joint for joint, drive in drives.items() if any(is_symbolic(x) or x != 0 for x in drive)]
    motors = [_motors(powered)] if powered else []
    if table := own_rows(shown):
        convention, rows = table
        first, last = shown.joints[0], shown.joints[-1]
        ends = {key: joint.origin for key, joint in (("base", first), ("tool", last)) if not joint.nv}
        named = {row.link_name for row in rows}
        bodies = [link for link in shown.links if link.name in named or any(is_symbolic(x) or x != 0 for x in link.numbers())]
        table_of_rows = _rows(f"DH table, {convention}: {_FORM[convention]}", rows)
        return [table_of_rows, *_ends(ends), *_closing(shown), _links(bodies), *motors]
    return [*([_joints(shown)] if shown.joints else []), *_closing(shown), _links(shown.links), *motors]


_FORM = {"standard": "Rz(theta) Tz(d) Tx(a) Rx(alpha)", "modified": "Rx(alpha) Tx(a) Rz(theta) Tz(d)"}
_ENDS = {"base": "DH frame 0 in the root frame", "tool": "the tip in the last DH frame"}


def _rows(title: str, rows: Sequence[DHRow]) -> SummaryTable:
    """Return the table of DH rows; the entry of the joint variable contains q."""
    columns: dict[str, list[str]] = {
        "joint": [row.joint_name for row in rows],
        "type": [row.joint + (" (passive)" if row.passive else "") for row in rows],
        "link": [row.link_name for row in rows],
    }
    for key, header in COLUMNS.items():
        show = angle_text if key in ("alpha", "theta") else _length_text
        varies = {"R": "theta", "P": "d"}
        columns[header] = [_variable(text) if varies[r.joint] == key else text for r in rows for text in [show(getattr(r, key))]]
    limits = [row.limits if isinstance(row.limits, Limits) else Limits() for row in rows]
    if any(map(_is_range, limits)):
        columns["limits [rad|m]"] = [_limits(limit, turns=row.joint == "R") for limit, row in zip(limits, rows, strict=True)]
    return _section(title, columns)


def _variable(offset: str) -> str:
    return "q" if offset == "0" else f"q + {offset}".replace("+ -", "- ")


def _ends(poses: dict[str, Array]) -> list[SummaryTable]:
    """Return the transforms before and after the rows that are not the identity."""
    shown = {key: T for key, T in poses.items() if T.dtype == object or not is_identity(T)}
    rows = [(key, vector_text(T[:3, 3], 6), _angles(T, 6), _ENDS[key]) for key, T in shown.items()]
    return [SummaryTable("before and after the rows", ("pose", "xyz [m]", "rpy [rad]", "of"), rows)] if rows else []


def _section(title: str, columns: dict[str, list[str]]) -> SummaryTable:
    return SummaryTable(title, tuple(columns), list(zip(*columns.values(), strict=True)))


def _joints(robot: Robot) -> SummaryTable:
    columns: dict[str, list[str]] = {
        "joint": [joint.name for joint in robot.joints],
        "type": [joint.type + (" (passive)" if joint.passive else "") for joint in robot.joints],
        "parent -> child": [f"{joint.parent} -> {joint.child}" for joint in robot.joints],
        "axis": [_axes(joint) for joint in robot.joints],
        "origin xyz [m]": [vector_text(joint.origin[:3, 3]) for joint in robot.joints],
        "rpy [rad]": [_angles(joint.origin) for joint in robot.joints],
        "offset [rad|m]": [number_text(joint.offset) if joint.nv else "" for joint in robot.joints],
        "frame xyz [m]": [vector_text(joint.mount[:3, 3]) for joint in robot.joints],
        "frame rpy [rad]": [_angles(joint.mount) for joint in robot.joints],
        "limits [rad|m]": [_all_limits(joint) for joint in robot.joints],
    }
    if all(not is_symbolic(joint.offset) and joint.offset == 0 for joint in robot.joints):
        del columns["offset [rad|m]"]
    if all(joint.mount.dtype != object and (joint.mount == np.eye(4)).all() for joint in robot.joints):
        del columns["frame xyz [m]"], columns["frame rpy [rad]"]
    return _section("joints", columns)


def _axes(joint: Joint) -> str:
    """Return the axis, if the type has one; both axes of a universal joint, and the pitch of a helical one."""
    if not joint.nv or not joint.kind.axis:
        return ""
    axes = "; ".join(dict.fromkeys(vector_text(axis.axis) for axis in joint.parts if axis.is_revolute or joint.nv == 1))
    return axes + (f", {number_text(joint.pitch)} m/rad" if is_symbolic(joint.pitch) or joint.pitch else "")


def _all_limits(joint: Joint) -> str:
    texts = [_limits(axis.limits, turns=axis.is_revolute) for axis in joint.parts]
    return "; ".join(text or "none" for text in texts) if any(texts) else ""


def _closing(robot: Robot) -> list[SummaryTable]:
    """Return the tables of joints with several degrees of freedom, loops and couplings that are not empty."""
    several = [joint for joint in robot.movable_joints if joint.nv > 1]
    found = [
        _section(
            "joints with several degrees of freedom",
            {
                "joint": [joint.name for joint in several],
                "q": [_own_names(joint, joint.position_names) for joint in several],
                "qd and tau": [_own_names(joint, [axis.name for axis in joint.parts]) for joint in several],
                "qd is": ["the velocity in the child's frame" if joint.is_manifold else "dq/dt" for joint in several],
            },
        ),
        _section(
            "loops",
            {
                "loop": [loop.name for loop in robot.loops],
                "type": [loop.type for loop in robot.loops],
                "a - b": [f"{loop.a} - {loop.b}" for loop in robot.loops],
                "on a: xyz [m]": [vector_text(loop.at_a[:3, 3]) for loop in robot.loops],
                "rpy [rad]": [_angles(loop.at_a) for loop in robot.loops],
                "on b: xyz [m]": [vector_text(loop.at_b[:3, 3]) for loop in robot.loops],
                "rpy [rad] ": [_angles(loop.at_b) for loop in robot.loops],
            },
        ),
        _section(
            "coupled joints (without an entry in q)",
            {
                "joint": [one.joint for one in robot.couplings],
                "its position [rad|m]": [_sum(one) for one in robot.couplings],
            },
        ),
    ]
    return [section for section in found if section.rows]


def _own_names(joint: Joint, names: Iterable[str]) -> str:
    return ", ".join(name.removeprefix(f"{joint.name}.") for name in names)


def _sum(coupling: Coupling) -> str:
    terms = [f"{ratio:.5g} {name}" for name, ratio in coupling.others.items()]
    return " + ".join([*terms, *([f"{coupling.offset:.5g}"] if coupling.offset else [])]).replace("+ -", "- ")


def _links(links: Sequence[Link]) -> SummaryTable:
    columns = {
        "link": [link.name for link in links],
        "mass [kg]": [number_text(link.mass) for link in links],
        "com [m]": [vector_text(link.com) for link in links],
        "inertia about com xx yy zz [kg m2]": [vector_text(np.diagonal(link.inertia)) for link in links],
    }
    products = [link.inertia[[0, 0, 1], [1, 2, 2]] for link in links]
    if any(is_symbolic(x) or x != 0 for row in products for x in row):
        columns["xy xz yz [kg m2]"] = [vector_text(row) for row in products]
    return _section("dynamic parameters, in the links' frames", columns)


def _motors(joints: list[Axis]) -> SummaryTable:
    columns = {
        "joint": [joint.name for joint in joints],
        "rotor inertia [kg m2]": [number_text(joint.rotor.spin if joint.rotor else joint.rotor_inertia) for joint in joints],
        "gear ratio": [number_text(joint.gear_ratio) for joint in joints],
        "viscous [N m s/rad|N s/m]": [number_text(joint.viscous) for joint in joints],
        "Coulomb +, - [N m|N]": [vector_text(joint.coulomb) for joint in joints],
        "static +, - [N m|N]": [vector_text(joint.static) for joint in joints],
    }
    if all(joint.static == joint.coulomb for joint in joints):
        del columns["static +, - [N m|N]"]
    if any(joint.rotor for joint in joints):
        columns["rotor mass [kg]"] = [number_text(joint.rotor.mass) if joint.rotor else "" for joint in joints]
        columns["on link"] = [(joint.rotor.on or joint.parent) if joint.rotor else "" for joint in joints]
    if springs := any(is_symbolic(x) or x != 0 for joint in joints for x in (joint.stiffness, joint.rest)):
        columns["stiffness [N m/rad|N/m]"] = [number_text(joint.stiffness) for joint in joints]
        columns["rest [rad|m]"] = [number_text(joint.rest) for joint in joints]
    what = "motors, friction and springs, all except rotors" if springs else "motors and friction, friction"
    return _section(f"{what} joint side", columns)


def _headline(shown: Robot | DHTable) -> str:
    if isinstance(shown, DHTable):
        return f"{shown.name}: {shown.convention} DH"
    mass = number_text(sum(link.mass for link in plain_rotors(shown).links))
    return f"{shown.name}: {size_text(shown)}, {mass} kg"


def _notes(shown: Robot | DHTable) -> list[str]:
    if isinstance(shown, DHTable):
        return []
    coupled = [f"{j.name} mimics {j.mimic.multiplier:g} {j.mimic.joint} + {j.mimic.offset:g}" for j in shown.joints if j.mimic]
    source = [f"source: {shown.source}"] if shown.source else []
    return [f"gravity {vector_text(shown.gravity)} m/s2", *source, *coupled, *shown.import_notes]


def _is_range(limits: Limits) -> bool:
    return limits.lower > -math.inf or limits.upper < math.inf


def _limits(limits: Limits, *, turns: bool) -> str:
    if not _is_range(limits):
        return ""
    ends = (limits.lower, limits.upper)
    degrees = " ({:.4g} .. {:.4g} deg)".format(*map(math.degrees, ends)) if turns else ""
    return "{:.4g} .. {:.4g}".format(*ends) + degrees


def angle_text(angle: Scalar) -> str:
    """Return an angle [rad] as text: pi/2 if it is a simple fraction of pi, else with degrees in parentheses."""
    if is_symbolic(angle) or angle == 0:
        return number_text(angle)
    value = float(angle)
    for part in (1, 2, 3, 4, 6):
        times = round(value * part / math.pi)
        if times and abs(value - times * math.pi / part) <= 4 * math.ulp(value):  # rounding of a product and a quotient
            multiple = {1: "", -1: "-"}.get(times, f"{times}*")
            return f"{multiple}pi" + (f"/{part}" if part > 1 else "")
    return f"{number_text(value, 6)} ({math.degrees(value):.4g} deg)"


def _length_text(length: Scalar) -> str:
    return number_text(length, 6)


def number_text(value: Scalar, digits: int = 5) -> str:
    """Return a number with significant digits, or the beginning of a symbolic expression."""
    if is_symbolic(value):
        text = str(value)
        return text if len(text) <= 24 else text[:21] + "..."
    return f"{float(value) + 0.0:.{digits}g}"


def vector_text(values: Iterable[Scalar], digits: int = 5) -> str:
    """Return numbers separated by blanks."""
    return " ".join(number_text(value, digits) for value in values)


def _angles(T: Array, digits: int = 5) -> str:
    """Return roll, pitch, yaw of a pose as text; unknown for a symbolic rotation."""
    R = T[:3, :3]
    if not any(is_symbolic(x) for x in R.flat):  # angles below the rounding of R's entries are 0
        return vector_text((x if abs(x) > np.finfo(float).eps else 0.0 for x in rpy_of(R)), digits)
    return "symbolic"
