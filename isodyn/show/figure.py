"""Plots as inline SVG: lines over time and bars, readable on light and dark pages and for colour-blind readers.

Text and axes are drawn in a placeholder colour that is replaced by CSS currentColor, so they follow the page's theme.
"""

from __future__ import annotations

import io
import os
import re
import sys
import tempfile
import webbrowser
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from html import escape
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from isodyn import check
from isodyn.errors import MissingExtra, reraise_write_errors
from isodyn.show.table import scroll_box
from isodyn.spatial import Array

if TYPE_CHECKING:  # Matplotlib is optional
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure as Canvas

#: Okabe and Ito (2008), without yellow and black, which are invisible on one of the two backgrounds
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
DASHES = ("-", "--", "-.", ":")
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "<", ">", "*", "h")  # a prime number: pairs with colours repeat late
INK = "#010203"  # placeholder for currentColor
_SAME = 0.004  # distance / panel height below which lines cover each other
_STRIPE = 5.0  # length of a stripe [line widths]

_STYLE: dict[Any, Any] = {  # keys of Matplotlib
    "svg.fonttype": "none", "font.size": 10, "font.family": "sans-serif", "axes.spines.top": False, "axes.spines.right": False,
    "axes.grid": True, "grid.alpha": 0.18, "grid.linewidth": 0.6, "axes.axisbelow": True, "lines.linewidth": 1.6,
    "text.color": INK, "axes.edgecolor": INK, "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK,
    "grid.color": INK, "legend.frameon": False, "axes.formatter.use_mathtext": True,
}  # fmt: skip


class Picture(str):
    """A figure as text, its <svg> element.  It displays itself in notebooks and has .save(path) and .show().

    about    title
    canvas   the Matplotlib figure; `axes` are its panels
    """

    about: str
    canvas: Canvas

    def __new__(cls, svg: str, about: str, canvas: Canvas) -> Picture:
        """Make a Picture from an <svg> element in the page's text colour."""
        self = super().__new__(cls, svg)
        self.about, self.canvas = about, canvas
        return self

    def __getnewargs__(self) -> tuple[str, str, Canvas]:  # type: ignore[override]
        return str(self), self.about, self.canvas

    def __repr__(self) -> str:
        width, height = self.canvas.get_size_inches() * 72
        return f"<Picture {self.about!r}: {width:.0f} x {height:.0f} points; .show(), .save(path)>"

    @property
    def axes(self) -> list[Axes]:
        """The panels (Matplotlib axes)."""
        return self.canvas.axes

    def _alone(self) -> str:
        """Return the element for unknown surroundings: currentColor gets a white background."""
        ink = ' style="background: #fff; color: #1c1e21"' if "currentColor" in self else ""
        return self.replace("<svg", f"<svg{ink}", 1)

    def _repr_svg_(self) -> str:
        width, height = self.canvas.get_size_inches() * 72
        sized = re.match(r'<svg(\s+[\w:-]+="[^"]*")*?\s+width="', self) is not None  # the accessible name may contain ">"
        return self._alone() if sized else self._alone().replace("<svg", f'<svg width="{width:.0f}pt" height="{height:.0f}pt"', 1)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the picture to an .svg, .png or .pdf file; return the path."""
        return self.write("save", check.file("save", path, ENDINGS))

    def write(self, what: str, target: Path) -> Path:
        """Write the picture to a file; `what` begins error messages."""
        with reraise_write_errors(what, target):
            if target.suffix.lower() == ".svg":
                target.write_text(self._alone(), encoding="utf-8", newline="\n")
            else:
                self.canvas.savefig(target, format=target.suffix.lower()[1:], dpi=150, facecolor="white")
        return target

    def show(self) -> None:
        """Show the picture: below the cell of a notebook, else in the browser."""
        if "ipykernel" in sys.modules:
            import_module("IPython.display").display(self)
            return
        page = Path(tempfile.mkdtemp(prefix="isodyn-")) / "figure.html"
        page.write_text(
            "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
            f"<title>{escape(self.about)}</title><style>:root {{ color-scheme: light dark }} "
            f"svg {{ max-width: 100%; height: auto }}</style></head><body>{self._repr_svg_()}</body></html>\n",
            encoding="utf-8",
        )
        if not webbrowser.open(page.as_uri()):
            print(f"no browser found; the picture is {page}")


@dataclass(frozen=True)
class Figure:
    """A plot of a page: an <svg> element, or the <iframe> of an animation, and its caption."""

    svg: str
    caption: str

    def html(self) -> str:
        """Return the <figure> element; its text size does not depend on the plot's width, and narrow windows scroll it."""
        width = re.search(r'viewBox="0 0 ([\d.]+)', self.svg)
        style = f" style='--width: {float(width[1]):.0f}'" if width else ""
        box = scroll_box(self.svg, self.caption, "picture")
        return f"<figure{style}>{box}<figcaption>{escape(self.caption)}</figcaption></figure>"


def check_installed() -> None:
    """Raise MissingExtra if Matplotlib is missing; called before long computations that end in a plot."""
    with Sketch("", ""):
        pass


class Sketch:
    """A figure under construction; `svg` finishes it.  A context manager, because it sets Matplotlib's style meanwhile.

    name    prefix of element names, so that figures on one page do not clash
    title   accessible name
    """

    def __init__(self, name: str, title: str, *, width: float = 7.2, height: float = 3.2):
        self.name, self.title, self._size = re.sub(r"[^\w.-]", "-", name), title, (width, height)

    def __enter__(self) -> Sketch:
        try:
            import matplotlib
            from matplotlib.figure import Figure  # optional dependency
        except ImportError:
            raise MissingExtra.of("Matplotlib", "plot") from None
        self._style = ExitStack()
        self._style.enter_context(matplotlib.rc_context({**_STYLE, "svg.hashsalt": self.name}))
        self.figure = Figure(figsize=self._size, layout="constrained")
        self.axes = self.figure.add_subplot()
        return self

    def __exit__(self, *failure: object) -> None:
        self._style.close()

    def svg(self) -> Picture:
        """Return the Picture: an <svg> element with element names unique to this figure."""
        svg = with_own_names(svg_text(self.figure).replace(INK, "currentColor"), self.name)
        for size in ("width", "height"):
            svg = re.sub(rf'(<svg\b[^>]*?) {size}="[^"]*"', r"\1", svg, count=1)
        return Picture(svg.replace("<svg", f'<svg role="img" aria-label="{escape(self.title)}"', 1), self.title, self.figure)

    def write(self, target: Path | None) -> Picture:
        """Return the Picture; also write it to a file if there is one."""
        picture = self.svg()
        if target is not None:
            picture.write("plot", target)
        return picture


ENDINGS = (".svg", ".png", ".pdf")


def picture_file(path: str | os.PathLike[str] | None, what: str = "plot") -> Path | None:
    """Check the path of a picture: None, or a name that ends in .svg, .png or .pdf."""
    return None if path is None else check.file(what, path, ENDINGS)


def svg_text(figure: Canvas) -> str:
    """Return a figure as an <svg> element without background, date and creator, so that its text is reproducible."""
    text = io.StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    svg = text.getvalue()
    return svg[svg.index("<svg") :]


def with_own_names(svg: str, name: str) -> str:
    """Prefix the element names of an <svg>, so that they do not clash with others on the same page."""
    return re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", svg)


def plain(name: str) -> str:
    """Escape dollar signs in a name, which Matplotlib would read as a formula."""
    return name.replace("$", r"\$")


class Look(TypedDict):
    """Style of a line: its colour, and its dashes by name or as (offset, (on, off)) in line widths."""

    color: str
    linestyle: str | tuple[float, tuple[float, float]]


def look(k: int) -> Look:
    """Return colour and dashes of the k-th line: colours alternate, and dashes change after each round of colours."""
    return {"color": COLOURS[k % len(COLOURS)], "linestyle": DASHES[k // len(COLOURS) % len(DASHES)]}


def overlay(axis: Axes, t: Array, columns: Array, looks: Sequence[int], labels: Sequence[str] = ()) -> None:
    """Plot columns of (N, k) over time; coincident lines are drawn as one line in stripes, so that none is hidden.

    looks    (k,) style numbers of the lines
    labels   (k,) for the legend; empty: no legend
    """
    for which, label in zip(looks, labels, strict=False):
        axis.plot([], [], label=plain(label), **look(which))
    for members in _covering(columns):
        for place, k in enumerate(members):
            style = look(looks[k])
            if place:  # the first line is solid: stripes over it leave no gap
                style["linestyle"] = (_STRIPE * (len(members) - place), (_STRIPE, _STRIPE * (len(members) - 1)))
            axis.plot(t, columns[:, k], **style)


def _covering(columns: Array) -> list[list[int]]:
    """Return groups of columns that coincide in a panel with all of them."""
    groups: list[list[int]] = []
    with np.errstate(invalid="ignore"):
        width = _SAME * float(np.ptp(columns)) if columns.size else 0.0
        for k in range(columns.shape[1]):
            for group in groups:
                if np.abs(columns[:, k] - columns[:, group[0]]).max(initial=0.0) <= width:
                    group.append(k)
                    break
            else:
                groups.append([k])
    return groups


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
) -> Picture:
    """Plot columns of (N, k) over time; `looks`: style numbers, to match another plot."""
    size = {"width": 3.6, "height": 2.3 + 0.1 * len(labels)} if small else {}  # the legend is below a small one
    with Sketch(name, title, **size) as sketch:
        overlay(sketch.axes, t, columns, looks or range(len(labels)), labels)
        sketch.axes.set(xlabel="t [s]", ylabel=unit, xlim=(t[0], t[-1]))
        legend(sketch, len(labels), below=small)
        return sketch.svg()


def legend(sketch: Sketch, entries: int, *, below: bool = False, columns: int = 2) -> None:
    """Add a legend outside the plot; none for a single line or for very many."""
    if not 1 < entries <= 24:
        return
    if below:
        sketch.figure.legend(loc="outside lower center", ncols=min(columns, entries))
    else:
        sketch.figure.legend(loc="outside right center", ncols=1 + (entries - 1) // 16)


def log_lines(name: str, title: str, t: Array, pairs: Sequence[tuple[str, Array, Array]], unit: str) -> Picture:
    """Plot (label, difference, bound) over time on a log axis; bounds are dashed, differences of exactly zero leave gaps."""
    with Sketch(name, title, height=3.6) as sketch:
        for k, (label, difference, bound) in enumerate(pairs):
            colour, marker = COLOURS[k % len(COLOURS)], MARKERS[k % len(MARKERS)]
            shown, size = np.where(difference > 0, difference, np.nan), 5.0 if marker == "*" else 3.4
            sketch.axes.plot(t, shown, linestyle="", marker=marker, markersize=size, markeredgewidth=0, color=colour, label=label)
            known = np.where((bound > 0) & np.isfinite(bound), bound, np.nan)
            sketch.axes.plot(t, known, "--", linewidth=1.0, color=colour)
        sketch.axes.plot([], [], "--", linewidth=1.0, color=INK, label="bounds")
        lowest = min((bound[bound > 0].min(initial=np.inf) for _, _, bound in pairs), default=np.inf)
        sketch.axes.set(xlabel="t [s]", ylabel=unit, yscale="log", xlim=(t[0], t[-1]))
        if np.isfinite(lowest):  # cut off differences far below the bound, which would compress the rest
            sketch.axes.set_ylim(bottom=lowest / 1e4)
        legend(sketch, len(pairs) + 1)
        return sketch.svg()


def bars(
    name: str, title: str, groups: Sequence[tuple[str, Sequence[tuple[str, float]]]], unit: str, *, log: bool = False
) -> Picture:
    """Plot horizontal bars: (group, ((bar, value), ...)).

    A bar has the same colour in every group.  With more bars than colours, bars are labelled instead, and the smallest of each
    group is highlighted.
    """
    known = list(dict.fromkeys(bar for _, members in groups for bar, _ in members))
    named = len(known) > len(COLOURS)
    count = sum(len(members) for _, members in groups)
    with Sketch(name, title, height=0.7 + (0.19 if named else 0.24) * count + (0.32 if named else 0.2) * len(groups)) as sketch:
        axes, y = sketch.axes, 0.0
        ticks, seen = list[tuple[float, str]](), set[str]()
        for group, members in groups:
            least = min(value for _, value in members)
            if named:
                axes.annotate(group, (0.0, y - 0.6), xycoords=axes.get_yaxis_transform(), xytext=(2, 1),
                              textcoords="offset points", fontweight="bold", va="bottom")  # fmt: skip
                ticks += [(y + k, bar) for k, (bar, _) in enumerate(members)]
            else:
                ticks.append((y + (len(members) - 1) / 2, group))
            for bar, value in members:
                word, colour = bar, known.index(bar)
                if named:
                    word, colour = ("least of its group", 1) if value == least else ("the others", 0)
                _bar(axes, y, value, COLOURS[colour], None if word in seen else word)
                seen.add(word)
                y += 1
            y += 1.7 if named else 0.8
        axes.set_yticks([place for place, _ in ticks], [text for _, text in ticks], fontsize=8 if named else 10)
        legend(sketch, len(seen), below=named)
        axes.set(xlabel=unit, xscale="log" if log else "linear", ylim=(y - 2.0, -1.7) if named else (y - 0.9, -0.9))
        axes.grid(False, axis="y")
        axes.tick_params(axis="y", length=0)
        axes.margins(x=0.1)
        if log:  # bars start a whole decade below the shortest one
            shortest = min(value for _, members in groups for _, value in members)
            axes.set_xlim(left=10.0 ** (np.floor(np.log10(shortest)) - 1))
            plain_log(axes.xaxis)
        return sketch.svg()


def _bar(axes: Axes, y: float, value: float, colour: str, label: str | None = None) -> None:
    """Draw a horizontal bar with its value."""
    axes.barh(y, value, height=0.82, color=colour, label=label)
    words = f"{value:.3g}" if value < 100 else f"{value:.0f}"
    axes.annotate(words, (value, y), xytext=(3, 0), textcoords="offset points", va="center", fontsize=8)


def plain_log(axis: Axis) -> None:
    """Label a log axis with plain numbers instead of powers of ten if they are short; also between few decades."""
    from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter  # optional dependency

    low, high = axis.get_view_interval()
    if not (1e-3 < low < high < 1e7):
        return
    axis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0) if high < 300 * low else (1.0,), numticks=20))
    axis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:,.10g}".replace(",", " ")))
    axis.set_minor_formatter(NullFormatter())


def plain_bars(name: str, title: str, members: Sequence[tuple[str, float]], unit: str) -> Picture:
    """Plot horizontal bars in one colour, each with its name and value."""
    with Sketch(name, title, width=4.4, height=0.7 + 0.25 * len(members)) as sketch:
        for y, (_, value) in enumerate(members):
            _bar(sketch.axes, y, value, COLOURS[0])
        sketch.axes.set_yticks(range(len(members)), [label for label, _ in members])
        sketch.axes.set(xlabel=unit, ylim=(len(members) - 0.4, -0.6))
        sketch.axes.grid(False, axis="y")
        sketch.axes.margins(x=0.14)
        return sketch.svg()


Curves = Sequence[tuple[str, Sequence[float]]]  # (label, values)


def curve_lines(
    name: str, title: str, places: Sequence[int], series: Curves, unit: str, looks: Sequence[int], marks: Sequence[int] = ()
) -> Picture:
    """Plot (label, values) over integers n on a log axis, with dotted lines before the n of `marks`."""
    with Sketch(name, title, height=4.2) as sketch:
        for k, (label, values) in zip(looks, series, strict=True):
            shown = [value if value > 0 else np.nan for value in values]  # 0 is not on a log axis
            sketch.axes.plot(places, shown, marker=MARKERS[k % len(MARKERS)], markersize=4, label=label, **look(k))
        for n in marks:
            sketch.axes.axvline(n - 0.5, color=INK, linestyle=":", linewidth=1.0, alpha=0.6)
        sketch.axes.set(xlabel="number of joints n", ylabel=unit, yscale="log", xticks=list(places))
        plain_log(sketch.axes.yaxis)
        legend(sketch, len(series))
        return sketch.svg()


def ratio_dots(
    name: str, title: str, rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], unit: str, known: Sequence[str]
) -> Picture:
    """Plot (row, ((label, ratio), ...)) as dots on a log axis with a line at 1; `known` sets the styles of the labels.

    Ratios of 0 are at the left edge, infinite or undefined ones at the right edge.
    """
    finite = [ratio for _, dots in rows for _, ratio in dots if 0 < ratio < np.inf]
    low, high = min([*finite, 0.1]) / 3, max([*finite, 1.0]) * 3
    with Sketch(name, title, height=0.9 + 0.38 * len(rows) + 0.2 * -(-len(known) // 4)) as sketch:
        for k, label in enumerate(known):
            found = [(ratio, y) for y, (_, dots) in enumerate(rows) for bar, ratio in dots if bar == label]
            if found:
                x = [min(max(ratio, low), high) if ratio == ratio else high for ratio, _ in found]
                y = [y + 0.6 * ((k + 0.5) / len(known) - 0.5) for _, y in found]  # side by side, since many are equal
                colour, marker = COLOURS[k % len(COLOURS)], MARKERS[k % len(MARKERS)]
                sketch.axes.plot(
                    x, y, linestyle="", color=colour, marker=marker, markersize=5.5, alpha=0.85, label=label, clip_on=False
                )  # fmt: skip
        sketch.axes.axvline(1.0, color=INK, linewidth=1.2)
        sketch.axes.set_yticks(range(len(rows)), [row for row, _ in rows])
        sketch.axes.set(xlabel=unit, xscale="log", xlim=(low, high), ylim=(len(rows) - 0.5, -0.5))
        legend(sketch, len(known), below=True, columns=3)
        return sketch.svg()


Panel = tuple[str, Array, Sequence[int]]  # label of the axis, columns (N, k), style number of each


def panels_over_time(
    name: str, title: str, t: Array, panels: Sequence[Panel], labels: Sequence[str], path: str | os.PathLike[str] | None
) -> Picture:
    """Plot panels over the same time axis, one below the other, with one legend; also write a file if there is a path."""
    target = picture_file(path)
    with Sketch(name, title, height=0.7 + 1.6 * len(panels)) as sketch:
        sketch.axes.remove()
        axes = sketch.figure.subplots(len(panels), 1, sharex=True, squeeze=False)[:, 0]
        for k, label in enumerate(labels):  # legend in the order of the labels, for all panels
            axes[0].plot([], [], label=plain(label), **look(k))
        for axis, (label, columns, looks) in zip(axes, panels, strict=True):
            overlay(axis, t, columns, looks)
            axis.set_ylabel(label)
        axes[0].set_title(plain(title), fontsize=11)
        axes[-1].set(xlabel="t [s]", xlim=(t[0], t[-1]))
        sketch.figure.align_ylabels(axes)
        legend(sketch, len(labels))
        return sketch.write(target)
