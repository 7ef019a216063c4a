"""A study as one HTML page that needs nothing else: inline style, inline SVG, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape

import numpy as np

from isodyn.analysis.plots import bars, lines, log_lines
from isodyn.analysis.study import Study, agreement_table, count_table, speed_table, torque_table
from isodyn.analysis.tables import number
from isodyn.formulations.registry import METHODS
from isodyn.model.joint import Joint
from isodyn.model.table import html_table

_SHOWN = ("inverse_dynamics", "forward_dynamics", "mass_matrix", "gravity_torque", "bias_torque")

_CSS = """
:root { color-scheme: light dark; --ink: #1c1e21; --soft: #5b6470; --paper: #fff;
  --line: #d9dde2; --band: #f4f6f8; --link: #0061a0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8ea; --soft: #a2abb5; --paper: #14171a; --line: #363c43; --band: #1d2125; --link: #6cb8ef; } }
body { margin: 0 auto; max-width: 66rem; padding: 1.5rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .3rem; } h2 { font-size: 1.25rem; margin: 2.6rem 0 .6rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .2rem; } a { color: var(--link); } .lead, .note, caption, footer { color: var(--soft); }
.note { font-size: .875rem; margin: .35rem 0; } nav ul { columns: 3 14rem; padding-left: 1.1rem; margin: .8rem 0; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .8rem; margin: 1.2rem 0; }
dl div { background: var(--band); border-radius: .5rem; padding: .7rem .9rem; } dt { font-size: .85rem; color: var(--soft); }
dd { margin: 0; font-size: 1.1rem; font-weight: 600; } .scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; margin: .6rem 0; }
caption { text-align: left; padding: .3rem 0; } th, td { padding: .22rem .5rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); } th { font-weight: 600; } .word, .robot th, .robot td { text-align: left; }
tbody tr:hover { background: var(--band); } svg { width: 100%; height: auto; max-width: 54rem; display: block; }
svg text { font-family: inherit !important; } figure { margin: .6rem 0 1rem; }
.trio { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0 1rem; }
figcaption { font-size: .875rem; color: var(--soft); }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .6rem; font-size: .875rem; }
@media print { nav { display: none; } h2 { break-after: avoid; } figure { break-inside: avoid; } }
"""


def page(study: Study) -> str:
    """The page as text."""
    parts = [
        ("trajectory", "Trajectory", _trajectory(study)),
        ("torques", "Torques", _torques(study)),
        ("agreement", "Agreement of the methods", _agreement(study)),
        ("counts", "Operation counts", _counts(study)),
        *([("speed", "Speed on this machine", _speed(study))] if study.speeds else []),
        ("robot", "The robot", f"<div class='robot scroll'>{html_table(study.robot)}</div>"),
        ("sources", "Sources", _sources(study)),
    ]
    contents = "".join(f"<li><a href='#{key}'>{escape(title)}</a></li>" for key, title, _ in parts)
    body = "".join(f"<section id='{key}'><h2>{escape(title)}</h2>{text}</section>" for key, title, text in parts)
    name = escape(study.robot.name)
    return (
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        f"<title>isodyn: {name}</title><style>{_CSS}</style></head><body><header><h1>The dynamics of {name}</h1>"
        f"<p class='lead'>Torques along a trajectory by {len(study.torques)} formulations: agreement, cost and speed.</p>"
        f"{_headline(study)}</header><nav aria-label='Contents'><ul>{contents}</ul></nav><main>{body}</main>"
        f"<footer>Made by isodyn. Angles rad, lengths m, masses kg, forces N, torques N m, time s. {escape(study.host)}.</footer>"
        "</body></html>\n"
    )


def _headline(study: Study) -> str:
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
    return "<dl>" + "".join(f"<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd></div>" for a, b in facts) + "</dl>"


def _largest(study: Study) -> str:
    size = np.abs(study.tau).max(axis=0)
    k = int(np.argmax(size))
    return f"{size[k]:.4g} {study.robot.moving[k].effort_unit} at {study.robot.joint_names[k]}"


def _unit(units: Sequence[str]) -> str:
    return " | ".join(dict.fromkeys(units))


def _figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{caption}</figcaption></figure>"


def _kinds(study: Study) -> list[tuple[str, list[int], list[Joint]]]:
    """Revolute and prismatic joints apart: they do not share an axis of a plot."""
    joints = study.robot.moving
    places = {kind: [k for k, joint in enumerate(joints) if joint.type == kind] for kind in ("revolute", "prismatic")}
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
            text += _figure(svg, f"{words}, {kind} joints{': ' + escape(labels[0]) if len(labels) == 1 else ''}.")
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
        word = "Torques" if kind == "revolute" else "Forces"
        title, unit = f"{word} of the {kind} joints", joints[0].effort_unit
        labels = [joint.name for joint in joints]
        svg = lines(f"tau-{kind}", title, study.t, study.tau[:, at], labels, f"tau [{unit}]")
        text += _figure(svg, f"{title}{': ' + escape(labels[0]) if len(labels) == 1 else ''}.")
        size = np.abs(study.tau[:, at]).max(axis=0)
        small = [k for k, s in zip(at, size, strict=True) if s < 0.1 * size.max()]
        if small:  # they lie on the axis of the plot above
            names, looks = [study.robot.joint_names[k] for k in small], [at.index(k) for k in small]
            title = f"Smaller {word.lower()}"
            svg = lines(f"tau-small-{kind}", title, study.t, study.tau[:, small], names, f"tau [{unit}]", looks=looks)
            text += _figure(svg, f"The smaller {word.lower()} again{': ' + escape(names[0]) if len(names) == 1 else ''}.")
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
        caption = f"Largest difference of a state's torques from {rows[0].other} (dots), its bound (dashed). No dot: the same bits."
        text += _figure(svg, escape(caption))
    return text + agreement_table(study).html()


def _counts(study: Study) -> str:
    groups = [(q, [(m, float(c.total)) for (of, m), c in study.counts.items() if of == q]) for q in _SHOWN]
    groups = [(q, members) for q, members in groups if members]
    svg = bars("counts", "Operations per evaluation", groups, "operations per evaluation")
    caption = "All operations of an evaluation for this robot: zeros and ones among its numbers cost nothing."
    return _figure(svg, caption) + count_table(study).html()


def _speed(study: Study) -> str:
    groups = []
    for row in study.speeds:
        members = [("isodyn, 1 thread", row.batch), (f"isodyn, {row.threads} threads", row.batch_all)]
        members.append(("isodyn, single call", row.single))
        members += [("Pinocchio, batch", row.peer), ("Pinocchio, single call", row.peer_single)] if row.peer == row.peer else []
        groups.append((row.quantity, members))
    svg = bars("speed", "Time per state", groups, "ns per state (log scale)", log=True)
    return _figure(svg, "Time per state; shorter is better.") + speed_table(study).html()


def _sources(study: Study) -> str:
    used = dict.fromkeys(row.method for row in study.agreements)
    found = [METHODS[key] for key in dict.fromkeys([*study.torques, *used])]
    methods = "".join(
        f"<li>{escape(m.title)} (<code>{escape(m.key)}</code>, {escape(m.complexity)}): {escape(m.source)}.</li>" for m in found
    )
    robot = f"<li>Robot: {escape(study.robot.source)}.</li>" if study.robot.source else ""
    return (
        "<ol><li>S. K. Saha, <i>Introduction to Robotics</i>, (9.36a-c), examples 9.4 to 9.7; (9.37) for prismatic joints.</li>"
        "<li>N. J. Higham, <i>Accuracy and Stability of Numerical Algorithms</i>, section 3.3: running error analysis.</li>"
        "<li>Colours: M. Okabe and K. Ito, <i>Color Universal Design</i> (2008).</li>"
        f"</ol><p>Formulations and data:</p><ul>{methods}{robot}</ul>"
    )
