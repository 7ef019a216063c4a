"""A study as one HTML page that needs nothing else (see page.py)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape

import numpy as np

from isodyn.model.joint import JOINT_TYPES, Joint
from isodyn.show.figure import bars, lines, log_lines
from isodyn.show.report import HIGHAM, OKABE, document, figure, robot_part, sources_part
from isodyn.show.table import number
from isodyn.study.study import Study, agreement_table, count_table, speed_table, torque_table

_SHOWN = ("inverse_dynamics", "forward_dynamics", "mass_matrix", "gravity_torque", "bias_torque")


def page(study: Study) -> str:
    """The page as text."""
    parts = [
        ("trajectory", "Trajectory", _trajectory(study)),
        ("torques", "Torques", _torques(study)),
        ("agreement", "Agreement of the methods", _agreement(study)),
        ("counts", "Operation counts", _counts(study)),
        *([("speed", "Speed on this machine", _speed(study))] if study.speeds else []),
        ("robot", "The robot", robot_part(study.robot)),
        ("sources", "Sources", _sources(study)),
    ]
    lead = f"Torques along a trajectory by {len(study.torques)} formulations: agreement, cost and speed."
    return document(study.robot.name, f"The dynamics of {study.robot.name}", lead, _headline(study), parts, study.host)


def _headline(study: Study) -> list[tuple[str, str]]:
    """The four figures to take home."""
    torques = [row for row in study.agreements if row.quantity == "inverse_dynamics"]
    worst = max(torques, key=lambda row: row.absolute, default=None)
    least = min((c.total, m) for (quantity, m), c in study.counts.items() if quantity == "inverse_dynamics")
    facts = [("Largest torque", _largest(study))]
    if worst:
        facts.append(("Largest disagreement", f"{number(worst.absolute)} {_unit([j.effort_unit for j in study.robot.moving])}"))
    facts.append(("Fewest operations, inverse dynamics", f"{least[0]} ({least[1]})"))
    if study.speeds:
        facts.append(("Inverse dynamics, all threads", f"{study.speeds[0].per_second / 1e6:.3g} million states/s"))
    return facts


def _largest(study: Study) -> str:
    size = np.abs(study.tau).max(axis=0)
    k = int(np.argmax(size))
    return f"{size[k]:.4g} {study.robot.moving[k].effort_unit} at {study.robot.joint_names[k]}"


def _unit(units: Sequence[str]) -> str:
    return " | ".join(dict.fromkeys(units))


def _kinds(study: Study) -> list[tuple[str, list[int], list[Joint]]]:
    """Revolute and prismatic joints apart: they do not share an axis of a plot."""
    joints = study.robot.moving
    places = {kind: [k for k, joint in enumerate(joints) if joint.type == kind] for kind in JOINT_TYPES}
    return [(kind, at, [joints[k] for k in at]) for kind, at in places.items() if at]


def _trajectory(study: Study) -> str:
    text = (
        "<p>Every joint follows the cycloidal motion of Saha (9.36)<sup><a href='#sources'>1</a></sup> over "
        f"T = {study.duration:g} s: "
        "it starts and ends at rest, without a jump in acceleration.</p>"
    )
    text += "".join(f"<p class='note'>{escape(note)}</p>" for note in study.notes)
    for kind, at, joints in _kinds(study):
        unit = joints[0].unit
        groups = _alike(study, at)
        text += "<div class='trio'>"
        for key, words, suffix in (("q", "Position", ""), ("qd", "Velocity", "/s"), ("qdd", "Acceleration", "/s²")):
            columns = getattr(study.motion, key)[:, [group[0] for group in groups]]
            labels = [_names(study, group) for group in groups]
            title = f"{words} of the {kind} joints"
            svg = lines(f"{key}-{kind}", title, study.t, columns, labels, f"{key} [{unit}{suffix}]", small=True)
            text += figure(svg, f"{words}, {kind} joints{': ' + escape(labels[0]) if len(labels) == 1 else ''}.")
        text += "</div>"
    return text


def _alike(study: Study, at: list[int]) -> list[list[int]]:
    """Joints with the same motion share a line."""
    groups: dict[tuple[float, float], list[int]] = {}
    for k in at:
        groups.setdefault((study.motion.q[0, k], study.motion.q[-1, k]), []).append(k)
    return list(groups.values())


def _names(study: Study, group: list[int]) -> str:
    names = [study.robot.joint_names[k] for k in group]
    if len(names) == study.robot.n > 1:
        return "all joints"
    return ", ".join(names) if len(names) < 4 else f"{names[0]} and {len(names) - 1} more"


def _torques(study: Study) -> str:
    text = "<p>Inverse dynamics, with the motors and friction of the robot's table."
    coulomb = any(x != 0 for joint in study.robot.moving for x in joint.coulomb)
    text += " Coulomb friction vanishes at rest: hence the steps at both ends.</p>" if coulomb else "</p>"
    for kind, at, joints in _kinds(study):
        word = "Torques" if joints[0].turns else "Forces"
        title, unit = f"{word} of the {kind} joints", joints[0].effort_unit
        labels = [joint.name for joint in joints]
        svg = lines(f"tau-{kind}", title, study.t, study.tau[:, at], labels, f"tau [{unit}]")
        text += figure(svg, f"{title}{': ' + escape(labels[0]) if len(labels) == 1 else ''}.")
        size = np.abs(study.tau[:, at]).max(axis=0)
        small = [k for k, s in zip(at, size, strict=True) if s < 0.1 * size.max()]
        if small:  # they lie on the axis of the plot above
            names, looks = [study.robot.joint_names[k] for k in small], [at.index(k) for k in small]
            title = f"Smaller {word.lower()}"
            svg = lines(f"tau-small-{kind}", title, study.t, study.tau[:, small], names, f"tau [{unit}]", looks=looks)
            text += figure(svg, f"The smaller {word.lower()} again{': ' + escape(names[0]) if len(names) == 1 else ''}.")
    return text + replace(torque_table(study), notes=()).html()  # the notes stand with the trajectory


def _agreement(study: Study) -> str:
    rows = [row for row in study.agreements if row.quantity == "inverse_dynamics"]
    text = (
        "<p>Each formulation computes the same torques in its own way, so their differences are rounding errors only. "
        "Each is compared with a bound made of nothing but the rounding of the operations that the two methods carry out "
        "(running error analysis<sup><a href='#sources'>2</a></sup>).</p>"
    )
    if rows:
        pairs = [(row.method, row.difference, row.bound) for row in rows]
        unit = _unit([j.effort_unit for j in study.robot.moving])
        svg = log_lines("agreement", "Difference between methods", study.t, pairs, f"difference [{unit}]")
        caption = f"Largest difference of a state's torques from {rows[0].other} (marks) and its bound. No mark: the same bits."
        text += figure(svg, escape(caption))
    return text + agreement_table(study).html()


def _counts(study: Study) -> str:
    groups = [(q, [(m, float(c.total)) for (of, m), c in study.counts.items() if of == q]) for q in _SHOWN]
    groups = [(q, members) for q, members in groups if members]
    svg = bars("counts", "Operations per evaluation", groups, "operations per evaluation")
    caption = "All operations of an evaluation for this robot: zeros and ones among its numbers cost nothing."
    return figure(svg, caption) + count_table(study).html()


def _speed(study: Study) -> str:
    groups = []
    for row in study.speeds:
        members = [("isodyn, 1 thread", row.batch), (f"isodyn, {row.threads} threads", row.batch_all)]
        members.append(("isodyn, single call", row.single))
        members += [("Pinocchio, batch", row.peer), ("Pinocchio, single call", row.peer_single)] if row.peer == row.peer else []
        groups.append((row.quantity, members))
    svg = bars("speed", "Time per state", groups, "ns per state (log scale)", log=True)
    return figure(svg, "Time per state; shorter is better.") + speed_table(study).html()


def _sources(study: Study) -> str:
    used = dict.fromkeys([*study.torques, *(row.method for row in study.agreements)])
    return (
        "<ol><li>S. K. Saha, <i>Introduction to Robotics</i>, (9.36a-c), examples 9.4 to 9.7; (9.37) for prismatic joints.</li>"
        f"<li>{HIGHAM}</li><li>{OKABE}</li></ol>{sources_part(used, study.robot)}"
    )
