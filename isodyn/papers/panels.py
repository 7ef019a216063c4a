"""Figures of reproduced examples: a panel for each joint, postures along a motion, log plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np

from isodyn.model.robot import Robot
from isodyn.papers.paper_item import nearest
from isodyn.show.animation import basis, film
from isodyn.show.figure import COLOURS, DASHES, Figure, Sketch, legend, look, overlay
from isodyn.spatial import Array

_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_GREY = "#8A9099"

#: (name in the legend, values (N, n))
Series = tuple[str, Array]


@contextmanager
def grid(
    name: str, title: str, down: int, across: int = 1, *, height: float, sharex: bool = False, sharey: bool = False
) -> Iterator[tuple[Sketch, Array]]:
    """Return a sketch and its panels (rows, columns), or one-dimensional for a single row or column."""
    with Sketch(name, title, height=height) as sketch:
        sketch.axes.remove()
        axes = sketch.figure.subplots(down, across, sharex=sharex, sharey=sharey, squeeze=False)
        yield sketch, axes if min(down, across) > 1 else axes.ravel()


def joint_labels(letter: str, units: Sequence[str]) -> list[str]:
    """Return axis labels: τ₁ [N m], τ₂ [N m], ..."""
    return [f"{letter}{str(k + 1).translate(_LOWERED)} [{unit}]" for k, unit in enumerate(units)]


def joint_panels(
    name: str, title: str, caption: str, t: Array, series: Sequence[Series], labels: Sequence[str], *, across: int = 2
) -> Figure:
    """Plot each column over time in a panel (a), (b), ..., with the same lines in each.

    name     of the figure, unique on its page
    labels   (n,) of the panels' axes, with units
    """
    down = -(-len(labels) // across)
    styles = [{"color": COLOURS[k], "linestyle": DASHES[k]} for k in range(len(series))]  # lines that may cover each other
    with grid(name, title, down, across, height=0.5 + 1.75 * down, sharex=True) as (sketch, axes):
        for k, axis in enumerate(axes.flat):
            if k >= len(labels):
                axis.set_visible(False)
                continue
            for (_, values), style in zip(series, styles, strict=True):
                axis.plot(t, values[:, k], **style)
            axis.set(ylabel=labels[k], xlim=(t[0], t[-1]))
            axis.set_title(f"({'abcdefghijkl'[k]})", loc="right", fontsize=9)
            if all(np.abs(values[:, k]).max() < 1e-9 for _, values in series):  # rounding residue is drawn as 0
                axis.set_ylim(-1.0, 1.0)
        for axis in axes.flat[-across:]:
            axis.set_xlabel("t [s]")
        if len(series) > 1:
            for (label, _), style in zip(series, styles, strict=True):
                axes.flat[0].plot([], [], label=label, **style)
            sketch.figure.legend(loc="outside lower center", ncols=len(series))
        sketch.figure.align_ylabels(axes)
        return Figure(sketch.svg(), caption)


def together(
    name: str, title: str, caption: str, t: Array, columns: Array, labels: Sequence[str], unit: str, *, level: bool = False
) -> Figure:
    """Plot columns (N, k) over time in one panel; `level`: draw a line at 0."""
    with Sketch(name, title, height=3.0) as sketch:
        overlay(sketch.axes, t, columns, range(len(labels)), labels)
        if level:
            sketch.axes.axhline(0.0, color=_GREY, linewidth=1.0)
        sketch.axes.set(xlabel="t [s]", ylabel=unit, xlim=(t[0], t[-1]))
        legend(sketch, len(labels))
        return Figure(sketch.svg(), caption)


def log_lines(name: str, title: str, caption: str, t: Array, series: Sequence[Series], unit: str) -> Figure:
    """Plot magnitudes (N,) over time on a log axis, with the legend below; zeros leave gaps."""
    with Sketch(name, title, height=3.6) as sketch:
        for k, (label, values) in enumerate(series):
            sketch.axes.plot(t, np.where(values > 0, values, np.nan), label=label, **look(k))
        sketch.axes.set(xlabel="t [s]", ylabel=unit, xlim=(t[0], t[-1]), yscale="log")
        legend(sketch, len(series), below=True)
        return Figure(sketch.svg(), caption)


def postures(
    name: str, title: str, caption: str, robot: Robot, t: Array, q: Array, *, shown: Sequence[float] = (), mark: Sequence[str] = ()
) -> Figure:
    """Draw the arm at some times of a motion, and the path of its tip; the last posture is highlighted.

    t, q     (N,), (N, n)   the motion, finely sampled
    shown    times of the postures [s]; None: nine of them
    mark     names of links with a separate colour in the last posture
    """
    times = np.asarray(shown if len(shown) else np.linspace(t[0], t[-1], 9))
    rows = nearest(t, times)
    seen = film(robot, t[rows], q[rows], q)
    flat = basis(seen.up, *seen.eye)[:2].T
    sliding = sum(joint.is_prismatic for joint in robot.joints)  # their rods are the last of the segments
    segments, trace, joints = (points @ flat for points in (seen.segments, seen.tips[:, 0], seen.joints[-1]))
    segments, rods = np.split(segments, [segments.shape[1] - sliding], axis=1)
    width, height = np.ptp(np.concatenate([segments.reshape(-1, 2), trace]), axis=0)
    inches = float(np.clip(4.4 * height / width, 2.0, 5.0)) + 0.7  # equal axes, about 4.4 wide next to the legend
    with Sketch(name, title, height=inches) as sketch:
        axes = sketch.axes
        axes.plot(*trace.T, color=_GREY, linewidth=1.0, linestyle=":", label="path of the tip")
        for k, posture in enumerate(segments):
            last = k == len(rows) - 1
            alpha = 0.3 + 0.5 * k / len(rows)
            for owner, line in zip(seen.owner, posture, strict=False):
                colour = COLOURS[seen.names[owner] in mark] if last else _GREY
                axes.plot(
                    *line.T, solid_capstyle="round", color=colour, alpha=None if last else alpha, linewidth=4.0 if last else 2.0
                )
            for rod in rods[k]:
                axes.plot(*rod.T, color=COLOURS[0] if last else _GREY, alpha=alpha, linewidth=1.2)
        axes.plot(*joints.T, linestyle="", marker="o", markersize=5, color="white", markeredgecolor=_GREY, zorder=5)
        axes.plot([], [], color=_GREY, alpha=0.5, linewidth=2.0, label=f"from {times[0]:g} s on")
        axes.plot([], [], color=COLOURS[0], linewidth=4.0, label=f"at {times[-1]:g} s")
        if mark:
            axes.plot([], [], color=COLOURS[1], linewidth=4.0, label=" and ".join(mark))
        axes.set_aspect("equal", anchor="W")
        axes.set(xlabel="across [m]", ylabel="up [m]")
        axes.legend(loc="center left", bbox_to_anchor=(1.03, 0.5))
        return Figure(sketch.svg(), caption)
