"""Plots as inline SVG: lines over time and bars, readable on light and dark pages and without colour vision.

Text and axes are drawn in a stand-in colour that becomes CSS's currentColor, so that the page's theme decides.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from isodyn.errors import MissingExtra
from isodyn.spatial import Array

#: Okabe and Ito (2008), without yellow and black, which vanish on one of the two backgrounds
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
DASHES = ("-", "--", "-.", ":")
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "<", ">", "*", "h")  # a prime number of them: the pairs with colours differ long
_INK = "#010203"  # stands for currentColor

_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none", "font.size": 10, "font.family": "sans-serif", "axes.spines.top": False, "axes.spines.right": False,
    "axes.grid": True, "grid.alpha": 0.18, "grid.linewidth": 0.6, "axes.axisbelow": True, "lines.linewidth": 1.6,
    "text.color": _INK, "axes.edgecolor": _INK, "axes.labelcolor": _INK, "xtick.color": _INK, "ytick.color": _INK,
    "grid.color": _INK, "legend.frameon": False,
}  # fmt: skip


def check_installed() -> None:
    """An error that names the remedy when plots cannot be made: for those who would rather know before a long computation."""
    with Sketch("", ""):
        pass


class Sketch:
    """A figure in the making; `svg` finishes it.  Used as a context, because Matplotlib's style is set for its duration."""

    def __init__(self, name: str, title: str, *, width: float = 7.2, height: float = 3.2):
        self.name, self.title, self._size = name, title, (width, height)

    def __enter__(self) -> Sketch:
        try:
            import matplotlib
            from matplotlib.figure import Figure
        except ImportError:
            raise MissingExtra.of("Matplotlib", "plot") from None
        self._context = matplotlib.rc_context(_STYLE | {"svg.hashsalt": self.name})
        self._context.__enter__()
        self.figure = Figure(figsize=self._size, layout="constrained")
        self.axes: Any = self.figure.add_subplot()
        return self

    def __exit__(self, *failure: Any) -> None:
        self._context.__exit__(*failure)

    def svg(self) -> str:
        """The figure as an <svg> element whose names do not clash with another figure's on the same page."""
        text = io.StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        self.figure.savefig(text, format="svg", transparent=True, metadata=nothing)
        svg = text.getvalue()
        svg = svg[svg.index("<svg") :].replace(_INK, "currentColor")
        svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{self.name}-", svg)
        svg = re.sub(r'(<svg\b[^>]*?) width="[^"]*"', r"\1", svg, count=1)
        svg = re.sub(r'(<svg\b[^>]*?) height="[^"]*"', r"\1", svg, count=1)
        return svg.replace("<svg", f'<svg role="img" aria-label="{self.title}"', 1)


def look(k: int) -> dict[str, Any]:
    """Colour and dash of the k-th line: neighbours differ in colour, later rounds also in dash."""
    return {"color": COLOURS[k % len(COLOURS)], "linestyle": DASHES[k // len(COLOURS) % len(DASHES)]}


def lines(
    name: str,
    title: str,
    t: Array,
    columns: Array,
    labels: Sequence[str],
    unit: str,
    *,
    looks: Sequence[int] = (),
    small: bool = False,
) -> str:
    """Columns of (N, k) over time; `looks` numbers the lines' colours where they come from another plot."""
    with Sketch(name, title, width=3.6, height=2.6) if small else Sketch(name, title) as sketch:
        for k, (look_of, label) in enumerate(zip(looks or range(len(labels)), labels, strict=True)):
            sketch.axes.plot(t, columns[:, k], label=label, **look(look_of))
        sketch.axes.set(xlabel="t [s]", ylabel=unit, xlim=(t[0], t[-1]))
        legend(sketch, len(labels), below=small)
        return sketch.svg()


def legend(sketch: Sketch, entries: int, *, below: bool = False) -> None:
    """Outside the plot, where it covers nothing; none for a single line or a crowd."""
    if not 1 < entries <= 24:
        return
    if below:
        sketch.figure.legend(loc="outside lower center", ncols=2)
    else:
        sketch.figure.legend(loc="outside right center", ncols=1 + (entries - 1) // 12)


def log_lines(name: str, title: str, t: Array, pairs: Sequence[tuple[str, Array, Array]], unit: str) -> str:
    """(label, difference, bound) over time on a log axis; bounds dashed; a difference of exactly zero leaves a gap."""
    with Sketch(name, title, height=3.6) as sketch:
        for k, (label, difference, bound) in enumerate(pairs):
            colour = COLOURS[k % len(COLOURS)]
            sketch.axes.plot(t, np.where(difference > 0, difference, np.nan), "o", markersize=2.5, color=colour, label=label)
            sketch.axes.plot(
                t,
                np.where((bound > 0) & np.isfinite(bound), bound, np.nan),
                "--",
                linewidth=1.2,
                color=colour,
                label=f"{label}: bound",
            )
        lowest = min((bound[bound > 0].min(initial=np.inf) for _, _, bound in pairs), default=np.inf)
        sketch.axes.set(xlabel="t [s]", ylabel=unit, yscale="log", xlim=(t[0], t[-1]))
        if np.isfinite(lowest):  # differences far below the bound are as good as none, and would squeeze the rest
            sketch.axes.set_ylim(bottom=lowest / 1e4)
        legend(sketch, 2 * len(pairs), below=True)
        return sketch.svg()


def bars(name: str, title: str, groups: Sequence[tuple[str, Sequence[tuple[str, float]]]], unit: str, *, log: bool = False) -> str:
    """Horizontal bars: (group, ((bar, value), ...)); the same bar has the same colour in every group."""
    known = list(dict.fromkeys(bar for _, members in groups for bar, _ in members))
    count = sum(len(members) for _, members in groups)
    with Sketch(name, title, height=0.7 + 0.24 * count + 0.18 * len(groups)) as sketch:
        y, ticks, seen = 0.0, [], set()
        for group, members in groups:
            ticks.append((y + (len(members) - 1) / 2, group))
            for bar, value in members:
                label = None if bar in seen else bar
                seen.add(bar)
                sketch.axes.barh(y, value, height=0.85, color=COLOURS[known.index(bar) % len(COLOURS)], label=label)
                sketch.axes.annotate(f"{value:.3g}" if value < 100 else f"{value:.0f}", (value, y), xytext=(3, 0),
                                     textcoords="offset points", va="center", fontsize=8)  # fmt: skip
                y += 1
            y += 0.8
        sketch.axes.set_yticks([place for place, _ in ticks], [text for _, text in ticks])
        sketch.axes.set(xlabel=unit, xscale="log" if log else "linear")
        sketch.axes.invert_yaxis()
        sketch.axes.grid(False, axis="y")
        sketch.axes.margins(x=0.08)
        if log:  # a bar needs a foot: a whole decade below the shortest
            least = min(value for _, members in groups for _, value in members)
            sketch.axes.set_xlim(left=10.0 ** (np.floor(np.log10(least)) - 1))
        legend(sketch, len(known))
        return sketch.svg()


def plain_bars(name: str, title: str, members: Sequence[tuple[str, float]], unit: str) -> str:
    """Horizontal bars of one kind, each with its name and value."""
    with Sketch(name, title, width=4.4, height=0.7 + 0.25 * len(members)) as sketch:
        places = range(len(members))
        sketch.axes.barh(places, [value for _, value in members], height=0.8, color=COLOURS[0])
        for y, (_, value) in enumerate(members):
            words = f"{value:.3g}" if value < 100 else f"{value:.0f}"
            sketch.axes.annotate(words, (value, y), xytext=(3, 0), textcoords="offset points", va="center", fontsize=8)
        sketch.axes.set_yticks(list(places), [label for label, _ in members])
        sketch.axes.set(xlabel=unit)
        sketch.axes.invert_yaxis()
        sketch.axes.grid(False, axis="y")
        sketch.axes.margins(x=0.14)
        return sketch.svg()


def curve_lines(
    name: str,
    title: str,
    places: Sequence[int],
    series: Sequence[tuple[str, Sequence[float]]],
    unit: str,
    looks: Sequence[int],
    marks: Sequence[int] = (),
) -> str:
    """(label, values) over whole numbers n on a log axis, with dotted lines before the n of `marks`."""
    with Sketch(name, title, height=4.2) as sketch:
        for k, (label, values) in zip(looks, series, strict=True):
            shown = [value if value > 0 else np.nan for value in values]  # nothing to count has no place on a log axis
            sketch.axes.plot(places, shown, marker=MARKERS[k % len(MARKERS)], markersize=4, label=label, **look(k))
        for n in marks:
            sketch.axes.axvline(n - 0.5, color=_INK, linestyle=":", linewidth=1.0, alpha=0.6)
        sketch.axes.set(xlabel="number of joints n", ylabel=unit, yscale="log", xticks=list(places))
        legend(sketch, len(series))
        return sketch.svg()


def ratio_dots(
    name: str, title: str, rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], unit: str, known: Sequence[str]
) -> str:
    """(row, ((label, ratio), ...)) as dots on a log axis with a line at 1; `known` numbers the looks of the labels.

    Ratios of 0 lie at the left edge, those that are not finite at the right one.
    """
    finite = [ratio for _, dots in rows for _, ratio in dots if 0 < ratio < np.inf]
    low, high = min([*finite, 0.1]) / 3, max([*finite, 1.0]) * 3
    with Sketch(name, title, height=max(1.1 + 0.34 * len(rows), 0.7 + 0.2 * len(known))) as sketch:  # room for the legend
        for label in known:
            found = [(ratio, y) for y, (_, dots) in enumerate(rows) for bar, ratio in dots if bar == label]
            if found:
                k = known.index(label)
                x = [min(max(ratio, low), high) if ratio == ratio else high for ratio, _ in found]
                style = {"color": COLOURS[k % len(COLOURS)], "marker": MARKERS[k % len(MARKERS)]}
                sketch.axes.plot(x, [y for _, y in found], linestyle="", markersize=6, alpha=0.85, label=label, **style)
        sketch.axes.axvline(1.0, color=_INK, linewidth=1.2)
        sketch.axes.set_yticks(range(len(rows)), [row for row, _ in rows])
        sketch.axes.set(xlabel=unit, xscale="log", xlim=(low, high), ylim=(len(rows) - 0.5, -0.5))
        legend(sketch, len(known))
        return sketch.svg()
