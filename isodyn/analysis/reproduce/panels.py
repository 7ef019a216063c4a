"""Figures of reproduced examples: a panel for each joint, postures along a motion, and pictures that share a page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any

import numpy as np

from isodyn.analysis.plots import COLOURS, Sketch, legend, look
from isodyn.analysis.simulation.view import basis, film
from isodyn.model.robot import Robot
from isodyn.spatial import Array

_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_GREY = "#8A9099"

#: (name in the legend, values (N, n))
Series = tuple[str, Array]


def numbered(letter: str, units: Sequence[str]) -> list[str]:
    """Axis labels: τ₁ [N m], τ₂ [N m], ..."""
    return [f"{letter}{str(k + 1).translate(_LOWERED)} [{unit}]" for k, unit in enumerate(units)]


def joint_panels(
    name: str, title: str, t: Array, series: Sequence[Series], labels: Sequence[str], *, across: int = 2, height: float = 1.75
) -> str:
    """A panel (a), (b), ... for each column over time, with the same lines in each.

    name     of the figure on its page, unique there
    labels   (n,) of the panels' axes, units included
    height   of a panel [inch]
    """
    down = -(-len(labels) // across)
    with Sketch(name, escape(title), height=0.5 + height * down) as sketch:
        sketch.axes.remove()
        grid = sketch.figure.subplots(down, across, sharex=True, squeeze=False)
        for k, axis in enumerate(grid.flat):
            if k >= len(labels):
                axis.set_visible(False)
                continue
            for place, (_, values) in enumerate(series):
                axis.plot(t, values[:, k], **look(place))
            axis.set(ylabel=labels[k], xlim=(t[0], t[-1]))
            axis.set_title(f"({'abcdefghijkl'[k]})", loc="left", fontsize=9)
            _roomy(axis, [values[:, k] for _, values in series])
        for axis in grid[-1]:
            axis.set_xlabel("t [s]")
        if len(series) > 1:
            for place, (label, _) in enumerate(series):
                grid.flat[0].plot([], [], label=label, **look(place))
            sketch.figure.legend(loc="outside lower center", ncols=len(series))
        sketch.figure.align_ylabels(grid)
        return sketch.svg()


def _roomy(axis: Any, curves: Sequence[Array]) -> None:
    """A curve that is 0 but for rounding is drawn as 0; one line of numbers is not blown up to fill the panel."""
    most = max(float(np.abs(curve).max()) for curve in curves)
    if most < 1e-9:
        axis.set_ylim(-1.0, 1.0)


def together(
    name: str, title: str, t: Array, columns: Array, labels: Sequence[str], unit: str, *, height: float = 3.0, level: bool = False
) -> str:
    """The columns (N, k) over time in one panel; `level`: a line at 0."""
    with Sketch(name, escape(title), height=height) as sketch:
        for k, label in enumerate(labels):
            sketch.axes.plot(t, columns[:, k], label=label, **look(k))
        if level:
            sketch.axes.axhline(0.0, color=_GREY, linewidth=1.0)
        sketch.axes.set(xlabel="t [s]", ylabel=unit, xlim=(t[0], t[-1]))
        legend(sketch, len(labels))
        return sketch.svg()


def log_lines(name: str, title: str, t: Array, series: Sequence[tuple[str, Array]], unit: str, *, height: float = 3.6) -> str:
    """Sizes (N,) over time on a log axis, the legend below; zeros leave gaps."""
    with Sketch(name, escape(title), height=height) as sketch:
        for k, (label, values) in enumerate(series):
            sketch.axes.plot(t, np.where(values > 0, values, np.nan), label=label, **look(k))
        sketch.axes.set(xlabel="t [s]", ylabel=unit, xlim=(t[0], t[-1]), yscale="log")
        legend(sketch, len(series), below=True)
        return sketch.svg()


def postures(
    name: str, title: str, robot: Robot, t: Array, q: Array, *, shown: Sequence[float] = (), mark: Sequence[str] = (),
    height: float = 4.4,
) -> str:  # fmt: skip
    """The arm at some times of a motion, and the way of its tip; the last posture stands out.

    t, q     (N,), (N, n)   the motion, finely sampled
    shown    times of the postures [s]; nine of them when left out
    mark     names of links that are drawn in a colour of their own in the last posture
    """
    times = np.asarray(shown if len(shown) else np.linspace(t[0], t[-1], 9))
    rows = [int(np.argmin(np.abs(t - time))) for time in times]
    seen = film(robot, t[rows], q[rows], q)
    view = basis(seen.up, *seen.eye)
    segments, trace = ((points - seen.middle) @ view[:2].T for points in (seen.segments, seen.tips[:, 0]))
    with Sketch(name, escape(title), width=6.0, height=height) as sketch:
        axes = sketch.axes
        axes.plot(*trace.T, color=_GREY, linewidth=1.0, linestyle=":", label="way of the tip")
        for k, posture in enumerate(segments):
            last = k == len(rows) - 1
            for owner, line in zip(seen.owner, posture, strict=True):
                strong = last and seen.names[owner] in mark
                colour = COLOURS[1] if strong else COLOURS[0] if last else _GREY
                alpha = 1.0 if last else 0.25 + 0.45 * k / len(rows)
                axes.plot(*line.T, color=colour, alpha=alpha, linewidth=4.0 if last else 2.0, solid_capstyle="round")
        for text, times_of in ((f"t = {times[0]:.2f} s", 0), (f"t = {times[-1]:.2f} s", -1)):
            tip = segments[times_of, -1, 1]
            axes.annotate(text, tip, xytext=(5, 5), textcoords="offset points", fontsize=9)
        axes.set_aspect("equal")
        axes.set(xlabel="across [m]", ylabel="up [m]")
        sketch.figure.legend(loc="outside lower center")
        return sketch.svg()


def on_its_own(svg: str, name: str) -> str:
    """A picture whose names do not clash with another's on the same page."""
    return re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", svg)
