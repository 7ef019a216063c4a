"""Tables of text: once in the terminal, once in HTML."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape


@dataclass(frozen=True)
class Table:
    """A title, column headers (with units), rows of text, and notes below.

    left   how many columns are words (aligned to the left); the others are numbers
    """

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = field(default=())
    left: int = 1

    def text(self) -> str:
        """Aligned columns."""
        widths = [max(map(len, column)) for column in zip(self.header, *self.rows, strict=True)]
        lines = [self.title] if self.title else []
        for row in (self.header, *self.rows):
            cells = [c.ljust(w) if k < self.left else c.rjust(w) for k, (c, w) in enumerate(zip(row, widths, strict=True))]
            lines.append(("  " + "  ".join(cells)).rstrip())
        return "\n".join([*lines, *(f"  {note}" for note in self.notes)])

    def html(self) -> str:
        """A table element in a box that scrolls sideways, everything escaped."""
        head = _row("th", self.header, self.left)
        body = "".join(_row("td", row, self.left) for row in self.rows)
        notes = "".join(f"<p class='note'>{escape(note)}</p>" for note in self.notes)
        return f"<div class='scroll'><table><thead>{head}</thead><tbody>{body}</tbody></table></div>{notes}"


def _row(tag: str, cells: Iterable[str], left: int) -> str:
    marks = (" class='word'" if k < left else "" for k in range(10**6))
    return "<tr>" + "".join(f"<{tag}{mark}>{escape(cell)}</{tag}>" for cell, mark in zip(cells, marks, strict=False)) + "</tr>"


def number(value: float, digits: int = 3) -> str:
    """A number for people: thousands apart when large, exponents when tiny."""
    if value != value:
        return "-"
    if value and abs(value) < 1e-3:
        return f"{value:.{digits - 1}e}"
    if abs(value) >= 10**digits:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.{digits}g}"
