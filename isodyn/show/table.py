"""Tables of text, for the terminal, HTML and Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from textwrap import wrap
from typing import NamedTuple

from isodyn.show.mathml import mathml, plain, prose

_WIDE = 130  # wider tables [characters] exceed the text column of a page
_LINE = 180  # longer notes [characters] are wrapped in the terminal
_LONG = 40  # longer cells [characters] with an arrow take two lines


@dataclass(frozen=True)
class Table:
    """A title, column headers (with units; a line break splits one), rows of text, and notes below.

    left    number of text columns (left-aligned); the others are numbers
    maths   columns of plain-text formulas, which a page renders as MathML, as it does symbols in text columns
    """

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = field(default=())
    left: int = 1
    maths: tuple[int, ...] = ()

    def text(self) -> str:
        """Return the table as text in aligned columns."""
        split = [cell.split("\n") for cell in self.header]
        height = max(map(len, split))
        header = zip(*([""] * (height - len(cell)) + cell for cell in split), strict=True)
        rows = (*header, *self.rows)
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [self.title] if self.title else []
        for row in rows:
            cells = [c.ljust(w) if k < self.left else c.rjust(w) for k, (c, w) in enumerate(zip(row, widths, strict=True))]
            lines.append(("  " + "  ".join(cells)).rstrip())
        return "\n".join([*lines, *(f"  {line}" for note in self.notes for line in wrap(note, _LINE) or [""])])

    def markdown(self) -> str:
        """Return a Markdown table with its notes as a list; text that looks like markup is escaped."""
        rule = tuple("---" if k < self.left else "--:" for k in range(len(self.header)))
        header, *rows = (tuple(map(_plain, row)) for row in (self.header, *self.rows))
        lines = [f"| {' | '.join(row)} |" for row in (header, rule, *rows)]
        return "\n".join([*lines, "", *(f"- {_plain(note)}" for note in self.notes)]).rstrip()

    def filled(self) -> Table:
        """Return the table without number columns that are empty or all zero."""
        columns = list(zip(*self.rows, strict=True))
        kept = [k for k in range(len(self.header)) if k < self.left or not columns or set(columns[k]) - {"", "-", "0"}]
        rows = tuple(tuple(row[k] for k in kept) for row in self.rows)
        maths = tuple(kept.index(k) for k in self.maths if k in kept)
        return replace(self, header=tuple(self.header[k] for k in kept), rows=rows, maths=maths)

    @property
    def width(self) -> int:
        """Width of the table in characters, from the widest cell of every column."""
        columns = zip(self.header, *self.rows, strict=True)
        cells = [[line for cell in column for line in re.split("\n| -> ", cell.replace("^", ""))] for column in columns]
        return sum(max(map(len, column)) + 2 for column in cells)

    def html(self) -> str:
        """Return an escaped <table> in a box that scrolls sideways; its width sets the font size."""
        head = _row("th", self.header, self.left)
        body = "".join(_row("td", row, self.left, self.maths) for row in self.rows)
        notes = "".join(f"<p class='note'>{prose(note)}</p>" for note in self.notes)
        wide = " wide" if self.width > _WIDE else ""
        inside = f"<table><thead>{head}</thead><tbody>{body}</tbody></table>"
        return scroll_box(inside, self.title, f"scroll{wide}", f"--chars: {self.width}") + notes


def scroll_box(inside: str, name: str = "", kind: str = "scroll", style: str = "") -> str:
    """Return HTML in a box that scrolls sideways, also by keyboard; `name` is its accessible name."""
    named = f" role='group' aria-label='{escape(name, quote=True)}'" if name else ""
    styled = f" style='{style}'" if style else ""
    return f"<div class='{kind}'{styled} tabindex='0'{named}>{inside}</div>"


class Mark(NamedTuple):
    """A cell of a map: a short text, its meaning in words (shown on hover), and its shade, 0 to 1; 2 marks an error."""

    text: str = ""
    words: str = ""
    shade: float = 0.0


@dataclass(frozen=True)
class Map:
    """Rows x columns of marks on a page; marks differ by their text, not only by colour.

    corner    header of the row labels
    columns   headers
    rows      (label, a mark for each column)
    key       meaning of the marks
    """

    corner: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Mark, ...]], ...]
    key: Sequence[str] = ()

    def html(self) -> str:
        """Return an escaped <table>."""
        head = "".join(f"<th scope='col'>{escape(name).replace('_', '_<wbr>')}</th>" for name in self.columns)
        body = "".join(
            f"<tr><th class='word' scope='row'>{escape(label)}</th>{''.join(map(_mark, marks))}</tr>" for label, marks in self.rows
        )
        notes = "".join(f"<p class='note'>{prose(line)}</p>" for line in self.key)
        top = f"<thead><tr><th class='word' scope='col'>{escape(self.corner)}</th>{head}</tr></thead>"
        return scroll_box(f"<table class='map'>{top}<tbody>{body}</tbody></table>") + notes


def _mark(mark: Mark) -> str:
    words = f" title='{escape(mark.words, quote=True)}'" if mark.words else ""
    tone = " class='wrong'" if mark.shade > 1 else f" style='--shade-of: {100 * mark.shade:.0f}%'" if mark.shade else ""
    return f"<td{words}{tone}>{escape(mark.text)}</td>"


def _plain(text: str) -> str:
    return re.sub(r"([\\`*_{}\[\]<>|~$^])", r"\\\1", text)


def _row(tag: str, cells: Iterable[str], left: int, maths: tuple[int, ...] = ()) -> str:
    words = prose if maths else escape
    marked = (
        (_formula(cell) if k in maths else _html(cell, words), " class='word'" if k < left else "") for k, cell in enumerate(cells)
    )
    return "<tr>" + "".join(f"<{tag}{mark}>{inside}</{tag}>" for inside, mark in marked) + "</tr>"


def _formula(cell: str) -> str:
    """Return a cell as a formula, with a correction below it."""
    return "<br>→ ".join(mathml(plain(part)) for part in cell.split(" -> ")) if re.search(r"\d|[a-z]", cell) else _html(cell)


def _html(cell: str, words: Callable[[str], str] = escape) -> str:
    """Return an escaped cell (or with symbols as formulas), with a correction below it."""
    text = cell.replace(" -> ", "\n-> ") if len(cell) > _LONG else cell
    return words(text).replace("\n", "<br>").replace("-&gt; ", "→ ")


def number(value: float, digits: int = 3) -> str:
    """Format a number for reading: thousands separated if large, exponents if tiny."""
    if value != value:
        return "-"
    if value and abs(value) < 1e-3:
        return f"{value:.{digits - 1}e}"
    if abs(value) >= 10**digits:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.{digits}g}"
