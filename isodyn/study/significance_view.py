"""What `significance` found, as tables, as a map of shares, and as one HTML page that needs nothing else (see page.py)."""

from __future__ import annotations

import os
from html import escape

import numpy as np

from isodyn.show.figure import COLOURS, Sketch, lines, picture_file, plain
from isodyn.show.report import OKABE, document, figure, robot_part
from isodyn.show.table import Table, number
from isodyn.spatial import Array
from isodyn.study.significance import MotionError, Significance
from isodyn.study.study import host_line

_COUNTED = ("mul", "add", "trig", "other", "total", "depth")
_WORDS = {
    "reduced": "reduced model",
    "all terms": "all terms, same form",
    "cheapest": "complete, cheapest we know",
}


def percent(share: float) -> str:
    """A share for people."""
    return "-" if share == 0 else "inf" if share == np.inf else f"{100 * share:.3g} %" if share >= 1e-6 else "< 0.0001 %"


def shares(found: Significance) -> Array:
    """(n, groups): largest absolute value of each group over the joint's largest torque."""
    torque = np.abs(found.tau).max(axis=0)
    sizes = np.array([np.abs(values).max(axis=0) for values in found.groups.values()]).reshape(-1, found.robot.n).T
    whole = np.broadcast_to(torque[:, None], sizes.shape)
    result: Array = np.divide(sizes, whole, out=np.where(sizes == 0, 0.0, np.inf), where=whole > 0)
    return result


def group_table(found: Significance) -> Table:
    """What the terms of a kind add up to, joint by joint."""
    torque = np.abs(found.tau).max(axis=0)
    rows = [
        (joint.name, f"{number(size)} {joint.effort_unit}", *map(percent, row))
        for joint, size, row in zip(found.robot.moving, torque, shares(found), strict=True)
    ]
    header = ("joint", "largest\ntorque", *(name.replace(", ", "\n") for name in found.groups))
    notes = ("Largest absolute value of each group along the motion, over the joint's largest torque.", *found.notes)
    return Table("What the torque is made of", header, tuple(rows), notes)


def term_table(found: Significance, rows: int | None) -> Table:
    """The terms, the largest share first."""
    names, units = found.robot.joint_names, [joint.effort_unit for joint in found.robot.moving]
    shown = found.terms[:rows]
    body = tuple(
        (
            names[term.joint],
            term.label,
            f"{number(term.peak)} {units[term.joint]}",
            f"{number(term.rms)} {units[term.joint]}",
            percent(term.share),
            percent(term.rms_share),
            "kept" if term.kept else "left out",
        )
        for term in shown
    )
    kept = sum(term.kept for term in found.terms)
    notes = [f"{kept} of {len(found.terms)} terms are kept: from {100 * found.keep:g} % of their joint's largest torque."]
    if found.form == "newton-euler":
        notes.append("A link's term is kept for all joints when one of them needs it.")
    if len(shown) < len(found.terms):
        rest = found.terms[len(shown) :]
        notes.append(f"{len(rest)} more terms, none above {percent(rest[0].share)}.")
    header = ("joint", "term", "peak", "RMS", "peak / largest\ntorque", "RMS / largest\ntorque", "reduced\nmodel")
    return Table("Terms, the largest first", header, body, tuple(notes), left=2)


def error_table(found: Significance) -> Table:
    """The reduced model along every motion."""
    rows = tuple(row for error in found.errors for row in _error_rows(found, error))
    header = ("motion", "joint", "largest torque", "largest error", "share", "RMS error")
    notes = ("share: largest error over the joint's largest torque along that motion.",)
    kept = f"terms from {percent(found.keep)}" if found.keep else "all terms"
    return Table(f"Error of the reduced model ({kept})", header, rows, notes, left=2)


def _error_rows(found: Significance, error: MotionError) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for k, joint in enumerate(found.robot.moving):
        sizes = [f"{number(float(x[k]))} {joint.effort_unit}" for x in (error.torque, error.peak, error.rms)]
        rows.append((error.motion if k == 0 else "", joint.name, sizes[0], sizes[1], percent(float(error.share[k])), sizes[2]))
    return rows


def operations_table(found: Significance) -> Table:
    """Operations with and without the small terms."""
    rows = tuple((_WORDS[name], *(str(getattr(count, key)) for key in _COUNTED)) for name, count in found.counts.items())
    reduced, whole, least = (found.counts[name].total for name in ("reduced", "all terms", "cheapest"))
    notes = [f"Leaving terms out saves {percent(1 - reduced / whole)} of the operations of the same form."]
    if least <= reduced:
        notes.append("It saves nothing against the cheapest complete inverse dynamics, which has every term.")
    else:
        notes.append(
            f"Against the cheapest complete inverse dynamics, which has every term, it saves {percent(1 - reduced / least)}."
        )
    return Table("Operations of one evaluation", ("model", *_COUNTED), rows, tuple(notes))


# -- pictures ---------------------------------------------------------------------------------------------------------


def picture(found: Significance, path: str | os.PathLike[str] | None, title: str) -> str:
    """Joints by groups, each cell with its share as a number and as a bar: a full bar is the joint's largest torque."""
    target = picture_file(path)
    table, groups = shares(found), list(found.groups)
    heading = title or f"Shares of the largest torque of {found.robot.name}"
    width, height = 1.9 + 0.78 * len(groups), 1.3 + 0.36 * found.robot.n
    with Sketch(f"terms-{found.robot.name}-{found.form}", escape(heading), width=max(width, 5.2), height=height) as sketch:
        axes = sketch.axes
        for (row, column), share in np.ndenumerate(table):
            axes.add_patch(_bar(column, row, 1.0, alpha=0.15))
            axes.add_patch(_bar(column, row, min(1.0, float(share)), alpha=0.9))
            axes.annotate(_short(float(share)), (column, row - 0.12), ha="center", va="center", fontsize=8)
        axes.set(xlim=(-0.5, len(groups) - 0.5), ylim=(found.robot.n - 0.5, -0.5))
        axes.set_xticks(range(len(groups)), [name.replace(", ", "\n").replace(" ", "\n") for name in groups], fontsize=8)
        axes.set_yticks(range(found.robot.n), _joint_labels(found))
        axes.grid(False)
        axes.tick_params(length=0)
        axes.set_title(plain(f"{heading} [%]"), fontsize=11)
        for side in ("left", "bottom"):
            axes.spines[side].set_visible(False)
        return sketch.write(target)


def _short(share: float) -> str:
    """A share in percent, in the space of a cell."""
    if share in (0.0, np.inf):
        return "" if share == 0 else "inf"
    return "< 0.01" if share < 1e-4 else f"{100 * share:.2g}" if share < 0.1 else f"{100 * share:.0f}"


def _bar(column: float, row: float, part: float, *, alpha: float) -> object:
    """A part of a bar below a cell's number."""
    from matplotlib.patches import Rectangle

    return Rectangle((column - 0.44, row + 0.14), 0.88 * part, 0.18, facecolor=COLOURS[0], alpha=alpha, linewidth=0)


def _joint_labels(found: Significance) -> list[str]:
    torque = np.abs(found.tau).max(axis=0)
    return [plain(f"{j.name}: {number(size)} {j.effort_unit}") for j, size in zip(found.robot.moving, torque, strict=True)]


# -- page -------------------------------------------------------------------------------------------------------------


def page(found: Significance) -> str:
    """The page as text."""
    parts = [
        ("shares", "What the torque is made of", _shares(found)),
        ("courses", "The same over time", _courses(found)),
        ("terms", "Terms, the largest first", term_table(found, None).html()),
        ("reduced", "The reduced model", error_table(found).html() + operations_table(found).html()),
        ("robot", "The robot", robot_part(found.robot)),
        ("sources", "Sources", _sources()),
    ]
    kept = sum(term.kept for term in found.terms)
    worst = float(found.errors[0].share.max())
    facts = [
        ("Terms kept", f"{kept} of {len(found.terms)}"),
        ("Largest error along this motion", percent(worst)),
        ("Operations", f"{found.counts['reduced'].total} instead of {found.counts['all terms'].total}"),
    ]
    lead = f"The terms of {found.form} along a motion of {len(found.t)} states, and a model without the small ones."
    return document(found.robot.name, f"Which terms matter: {found.robot.name}", lead, facts, parts, host_line())


def _shares(found: Significance) -> str:
    caption = "Largest absolute value of each group, over the joint's largest torque (beside its name), in percent."
    return figure(picture(found, None, ""), caption) + group_table(found).html()


def _courses(found: Significance) -> str:
    text = "<div class='trio'>"
    for k, joint in enumerate(found.robot.moving):
        columns = np.column_stack([found.tau[:, k], *(values[:, k] for values in found.groups.values())])
        present = [0, *(c for c in range(1, columns.shape[1]) if columns[:, c].any())]
        labels = [("the whole", *found.groups)[c] for c in present]
        word = "torque" if joint.effort_unit == "N m" else "force"
        title, unit = f"{word.capitalize()} of {joint.name}", f"{word} [{joint.effort_unit}]"
        svg = lines(f"course-{k}", escape(title), found.t, columns[:, present], labels, unit, looks=present, small=True)
        text += figure(svg, f"{escape(title)}.")
    return text + "</div>"


def _sources() -> str:
    return (
        "<ol><li>J. L. Turney, T. N. Mudge, C. S. G. Lee, <i>Equivalence of two formulations for robot arm dynamics</i> (1980), "
        "sections 3 and 6: terms of little contribution can be identified and deleted.</li>"
        "<li>L. Celentano, <i>An innovative method for robots modeling and simulation</i> (2008), Remark 5.</li>"
        f"<li>{OKABE}</li></ol>"
    )
