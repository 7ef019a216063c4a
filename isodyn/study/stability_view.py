"""What `stability` found, as tables and as a picture; Mata's Table 5 beside it where it is his arm and his sweep."""

from __future__ import annotations

import os
from collections.abc import Sequence
from html import escape
from typing import Any

import numpy as np

from isodyn.errors import UnknownNameError
from isodyn.show.figure import MARKERS, Sketch, legend, look, picture_file, plain, plain_log
from isodyn.show.table import Table, number
from isodyn.spatial import Array
from isodyn.study.stability import FLOOR, Accuracy, Stability

#: Mata et al. (2002), Table 5: method -> (largest, average) difference between double and single precision [rad/s2]
TABLE_5 = {"articulated-body": (0.4976, 0.01324), "composite-body": (1.2922, 0.275063), "gibbs-appell": (0.534002, 0.0087611)}


def error_table(found: Stability) -> Table:
    """A row for every number type and method, the most accurate first."""
    unit = _unit(found)
    header = (
        "number type", "method", f"largest error\n{unit}", f"average error\n{unit}", "largest\nrelative", "median\nrelative",
        "largest relative\n/ (u cond M)", "operations",
    )  # fmt: skip
    rows = []
    for dtype in found.dtypes:
        for row in sorted((r for r in found.rows if r.dtype == dtype), key=lambda r: float(np.median(r.relative))):
            mean, median = float(row.absolute.mean()), float(np.median(row.relative))
            sizes = (float(row.absolute.max()), mean, float(row.relative.max()), median, float(in_units(found, row).max()))
            rows.append((dtype, row.method, *map(number, sizes), "-" if row.count is None else str(row.count.total)))
    low, high = found.condition.min(), found.condition.max()
    notes = [
        f"Against {found.digits} digits; error and relative error of a state's largest entries.",
        f"cond M from {number(low, 4)} to {number(high, 4)}, with rows and columns scaled to a unit diagonal at most "
        f"{number(found.scaled.max(), 4)}; u = 2^-24 in float32, 2^-53 in float64.",
        *_reasons(found),
        *found.notes,
    ]
    return Table(f"Rounding errors of {found.quantity}", header, tuple(rows), tuple(notes), left=2)


def in_units(found: Stability, row: Accuracy) -> Array:
    """(N,) relative errors in units of u cond(M), what rounding M alone may cost."""
    result: Array = row.relative / (row.unit * found.condition)
    return result


def _reasons(found: Stability) -> list[str]:
    if found.quantity != "forward_dynamics":
        return []
    return [
        f"{FLOOR}: M exact but for one rounding of its entries, then solved exactly: what any method that solves with M may lose."
    ]


def _unit(found: Stability) -> str:
    """Units of the quantity's entries."""
    per = {"forward_dynamics": [f"{joint.unit}/s2" for joint in found.robot.moving]}
    torque = [joint.effort_unit for joint in found.robot.moving]
    per |= dict.fromkeys(("inverse_dynamics", "gravity_torque", "bias_torque"), torque)
    units = dict.fromkeys(per.get(found.quantity, ["SI"]))
    return f"[{' | '.join(units)}]"


# -- Mata's Table 5 ---------------------------------------------------------------------------------------------------


def is_mata(found: Stability) -> bool:
    """Whether this is the study of Mata's section 5.1: his arm, his 180 steps, his three methods, both precisions."""
    his = found.robot.name == "mata-arm" and found.swept == "joint2" and found.quantity == "forward_dynamics"
    his = his and len(found.condition) == 180 and not found.reduce
    return his and set(found.dtypes) >= {"float32", "float64"} and set(found.methods) >= set(TABLE_5)


def mata_table(found: Stability) -> Table:
    """Largest and average difference between double and single precision, joint by joint, beside the paper's."""
    rows = []
    for method, (largest, average) in TABLE_5.items():
        difference = np.abs(found.row(method, "float64").value - found.row(method, "float32").value)
        ours = [number(float(x)) for x in (*difference.max(axis=0), *difference.mean(axis=0))]
        rows.append((method, number(largest), *ours[:2], number(average), *ours[2:]))
    header = (
        "method", "Table 5\nlargest", "ours, joint 1\nlargest", "ours, joint 2\nlargest", "Table 5\naverage",
        "ours, joint 1\naverage", "ours, joint 2\naverage",
    )  # fmt: skip
    notes = (
        "Differences between float64 and float32 in rad/s2.  Table 5 is headed joint 1 and its rows say joint 2: here are both.",
        "As in the paper, articulated bodies lose least: they never form M.",
        "Gibbs-Appell is found with composite bodies, not with articulated ones: it solves the same ill-conditioned M.",
    )
    return Table("Mata et al., Table 5", header, tuple(rows), notes)


# -- picture ----------------------------------------------------------------------------------------------------------


def picture(found: Stability, path: str | os.PathLike[str] | None, methods: Sequence[str], title: str) -> str:
    """Errors along a sweep above the condition number; for other states errors over the condition number."""
    target = picture_file(path)
    known = tuple(dict.fromkeys(row.method for row in found.rows))
    for name in methods:
        if name not in known:
            raise UnknownNameError.of("method", name, known)
    shown = [name for name in known if not methods or name in methods]
    heading = title or f"Rounding of {found.quantity} on {found.robot.name}"
    panels = len(found.dtypes) + bool(found.swept)
    with Sketch(f"stability-{found.robot.name}", escape(heading), height=0.9 + 2.1 * panels) as sketch:
        sketch.axes.remove()
        axes = sketch.figure.subplots(panels, 1, sharex=True, squeeze=False)[:, 0]
        (_along_sweep if found.swept else _over_condition)(found, axes, shown)
        axes[0].set_title(plain(heading), fontsize=11)
        sketch.figure.align_ylabels(axes)
        legend(sketch, len(shown))
        return sketch.write(target)


def _along_sweep(found: Stability, axes: Any, shown: Sequence[str]) -> None:
    place = list(found.robot.joint_names).index(found.swept)
    turns = found.robot.moving[place].turns
    x = np.degrees(found.states["q"][:, place]) if turns else found.states["q"][:, place]
    for axis, dtype in zip(axes, found.dtypes, strict=False):
        for k, name in enumerate(shown):
            relative = found.row(name, dtype).relative
            label = name if dtype == found.dtypes[0] else None
            axis.plot(x, np.where(relative > 0, relative, np.nan), label=label, linewidth=1.1, **look(k))
        axis.set(ylabel=f"relative error\nin {dtype}", yscale="log")
    axes[-1].plot(x, found.condition, color="0.5")
    axes[-1].set(ylabel="cond M", yscale="log", xlabel=f"{found.swept} [{'deg' if turns else 'm'}]", xlim=(x[0], x[-1]))
    plain_log(axes[-1].yaxis)
    if turns and x[-1] - x[0] > 270:
        axes[-1].set_xticks(range(0, 361, 45))


def _over_condition(found: Stability, axes: Any, shown: Sequence[str]) -> None:
    ends = np.array([found.condition.min(), found.condition.max()])
    for axis, dtype in zip(axes, found.dtypes, strict=True):
        rows = [found.row(name, dtype) for name in shown]
        for k, row in enumerate(rows):
            relative = np.where(row.relative > 0, row.relative, np.nan)
            style = {"color": look(k)["color"], "marker": MARKERS[k % len(MARKERS)]}
            label = row.method if dtype == found.dtypes[0] else None
            axis.plot(found.condition, relative, linestyle="", markersize=3.5, alpha=0.8, label=label, **style)
        axis.plot(ends, rows[0].unit * ends, color="0.5", linestyle=":", linewidth=1.2)
        axis.annotate("u cond M", (ends[1], rows[0].unit * ends[1]), ha="right", va="bottom", fontsize=8)
        axis.set(ylabel=f"relative error\nin {dtype}", xscale="log", yscale="log")
    axes[-1].set_xlabel("condition number of M")
