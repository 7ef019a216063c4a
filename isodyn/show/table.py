"""Tables of text: once in the terminal, once in HTML, once in Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from textwrap import wrap
from typing import NamedTuple

from isodyn.show.mathml import mathml, plain, prose

_WIDE = 130  # characters: a table of more is wider than a page's column of text
_LINE = 180  # characters: a note of more takes several lines in the terminal
_LONG = 40  # characters: a cell of more, with an arrow in it, takes two lines


@dataclass(frozen=True)
class Table:
    """A title, column headers (with units; a line break splits one), rows of text, and notes below.

    left    how many columns are words (aligned to the left); the others are numbers
    maths   columns whose cells are formulas, as the terminal has them: a page sets them, and the symbols in words beside them
    """

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = field(default=())
    left: int = 1
    maths: tuple[int, ...] = ()

    def text(self) -> str:
        """Aligned columns."""
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
        """A table of Markdown with its notes below as a list; words that Markdown would read as markup are kept as they are."""
        rule = tuple("---" if k < self.left else "--:" for k in range(len(self.header)))
        header, *rows = (tuple(map(_plain, row)) for row in (self.header, *self.rows))
        lines = [f"| {' | '.join(row)} |" for row in (header, rule, *rows)]
        return "\n".join([*lines, "", *(f"- {_plain(note)}" for note in self.notes)]).rstrip()

    def filled(self) -> Table:
        """Without columns of numbers in which there is nothing, or nothing but zeros."""
        columns = list(zip(*self.rows, strict=True))
        kept = [k for k in range(len(self.header)) if k < self.left or not columns or set(columns[k]) - {"", "-", "0"}]
        rows = tuple(tuple(row[k] for k in kept) for row in self.rows)
        maths = tuple(kept.index(k) for k in self.maths if k in kept)
        return replace(self, header=tuple(self.header[k] for k in kept), rows=rows, maths=maths)

    @property
    def width(self) -> int:
        """Characters of its widest line, by the widest cell of every column."""
        columns = zip(self.header, *self.rows, strict=True)
        cells = [[line for cell in column for line in re.split("\n| -> ", cell.replace("^", ""))] for column in columns]
        return sum(max(map(len, column)) + 2 for column in cells)

    def html(self) -> str:
        """A table element in a box that scrolls sideways where it must, everything escaped; its style knows its width."""
        head = _row("th", self.header, self.left)
        body = "".join(_row("td", row, self.left, self.maths) for row in self.rows)
        notes = "".join(f"<p class='note'>{prose(note)}</p>" for note in self.notes)
        wide = " wide" if self.width > _WIDE else ""
        inside = f"<table><thead>{head}</thead><tbody>{body}</tbody></table>"
        return scroll_box(inside, self.title, f"scroll{wide}", f"--chars: {self.width}") + notes


def scroll_box(inside: str, name: str = "", kind: str = "scroll", style: str = "") -> str:
    """HTML in a box that scrolls sideways where it must, by the keyboard too; `name` is read out."""
    named = f" role='group' aria-label='{escape(name, quote=True)}'" if name else ""
    styled = f" style='{style}'" if style else ""
    return f"<div class='{kind}'{styled} tabindex='0'{named}>{inside}</div>"


class Mark(NamedTuple):
    """A cell of a map: a short text, what it means in words (shown on hover), and how strong its shade is, 0 to 1; 2: wrong."""

    text: str = ""
    words: str = ""
    shade: float = 0.0


@dataclass(frozen=True)
class Map:
    """Rows x columns of marks on a page; a mark differs from another by its text, not by its colour alone.

    corner    what the rows are
    columns   headers
    rows      (label, a mark for each column)
    key       what the marks mean
    """

    corner: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Mark, ...]], ...]
    key: Sequence[str] = ()

    def html(self) -> str:
        """A table element, everything escaped."""
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
    """Set as a formula; what it is corrected to stands below it."""
    return "<br>→ ".join(mathml(plain(part)) for part in cell.split(" -> ")) if re.search(r"\d|[a-z]", cell) else _html(cell)


def _html(cell: str, words: Callable[[str], str] = escape) -> str:
    """Escaped, or with its symbols set; what a formula is corrected to stands below it."""
    text = cell.replace(" -> ", "\n-> ") if len(cell) > _LONG else cell
    return words(text).replace("\n", "<br>").replace("-&gt; ", "→ ")


def number(value: float, digits: int = 3) -> str:
    """A number for people: thousands apart when large, exponents when tiny."""
    if value != value:
        return "-"
    if value and abs(value) < 1e-3:
        return f"{value:.{digits - 1}e}"
    if abs(value) >= 10**digits:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.{digits}g}"
