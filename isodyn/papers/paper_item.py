"""A reproduced example, table or figure of a source: its parts, its verdict, and printed numbers compared with ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

import numpy as np

from isodyn.show.figure import Figure
from isodyn.show.report import picked
from isodyn.show.table import Table
from isodyn.spatial import Array

AGREES, WITHIN, CORRECTED = "agrees", "agrees within the source's own tolerance", "misprint corrected and met"
COUNTED, STAND_IN, DIFFERS, MISSING = "counted otherwise", "stand-in", "differs", "missing"

#: verdict -> its meaning
VERDICTS = {
    AGREES: "our values equal the source's to its printed digits; formulas are equal as functions, decided exactly",
    WITHIN: "our values equal the source's within its own tolerance, which is coarser than its printed digits",
    CORRECTED: "our values equal the source's after a misprint, named on the page, is corrected",
    COUNTED: "the source counts operations in another way; the page explains both counts and why they differ",
    STAND_IN: "the source's data are lost or incomplete; other data replace them, or there is nothing to compare with",
    DIFFERS: "our values differ from the source's, or a sentence of the page does not hold; the page says which",
    MISSING: "not reproduced; the page gives the reason",
}


@dataclass(frozen=True)
class CheckedSentence:
    """A sentence about values that is checked: it reads `words` if `holds`, else `otherwise`."""

    holds: bool
    words: str
    otherwise: str

    def __str__(self) -> str:
        return self.words if self.holds else self.otherwise


#: a paragraph: plain text, a checked sentence, or several of both
Remark = str | CheckedSentence | tuple[str | CheckedSentence, ...]


@dataclass(frozen=True)
class PaperItem:
    """One example, table or figure of a source.

    key        name for `isodyn reproduce`, such as "saha-9.8"
    source     "Saha", "Mata", "Turney", "Laus" or "Celentano"
    title      with the source's number
    verdict    one of VERDICTS
    remarks    paragraphs: what was done, and why values differ where they do
    tables     the source's value, ours, the difference
    figures    plots
    data       the numbers of tables and figures, for --json: names -> numbers, lists or text
    findings   the checked sentences of the remarks
    """

    key: str
    source: str
    title: str
    verdict: str
    remarks: tuple[str, ...] = ()
    tables: tuple[Table, ...] = ()
    figures: tuple[Figure, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)
    findings: tuple[CheckedSentence, ...] = ()

    def __post_init__(self) -> None:
        assert self.verdict in VERDICTS, self.verdict

    def __str__(self) -> str:
        title = f"{self.title} [{self.key}]: {self.verdict}"
        return "\n\n".join([title, *self.remarks, *(table.text() for table in self.tables)])

    def to_dict(self) -> dict[str, Any]:
        """Plain data for --json."""
        tables = [picked(table, "title", "header", "rows", "notes") for table in self.tables]
        findings = [{"says": str(finding), "as it should be": bool(finding.holds)} for finding in self.findings]
        plain = picked(self, "key", "source", "title", "verdict", "remarks")
        return plain | {"findings": findings, "tables": tables, "data": self.data}


@dataclass(frozen=True)
class Parts:
    """The parts of an item.  Its verdict is `verdict` if every checked sentence holds, else "differs"."""

    verdict: str
    remarks: tuple[Remark, ...]
    tables: tuple[Table, ...] = ()
    figures: tuple[Figure, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)

    def item(self, key: str, source: str, title: str) -> PaperItem:
        """Return the item with its sentences checked."""
        paragraphs = [remark if isinstance(remark, tuple) else (remark,) for remark in self.remarks]
        findings = tuple(part for paragraph in paragraphs for part in paragraph if isinstance(part, CheckedSentence))
        verdict = self.verdict if all(finding.holds for finding in findings) else DIFFERS
        remarks = tuple(" ".join(map(str, paragraph)) for paragraph in paragraphs)
        return PaperItem(key, source, title, verdict, remarks, self.tables, self.figures, self.data, findings)


class PaperSource(dict[str, Callable[[], PaperItem]]):
    """The items of a source in its order: key -> function that makes the item; `about`: the source's reference."""

    def __init__(self, name: str, about: str = ""):
        self.name, self.about = name, about
        self.titles: dict[str, str] = {}

    def item(self, key: str, title: str) -> Callable[[Callable[[], Parts]], Callable[[], Parts]]:
        """Decorator: register a function that makes an item of this source."""

        def listed(parts: Callable[[], Parts]) -> Callable[[], Parts]:
            self[key], self.titles[key] = lambda: parts().item(key, self.name, title), title
            return parts

        return listed

    def joined(self, other: PaperSource, order: Sequence[str]) -> PaperSource:
        """Merge the items of two files about one source in the order of these keys, which must be complete."""
        both = PaperSource(self.name, self.about)
        both |= {key: (self | other)[key] for key in order}
        both.titles = self.titles | other.titles
        assert both.titles.keys() == both.keys()
        return both


def nearest(t: Array, times: Iterable[float]) -> list[int]:
    """Return the indices of the samples t (N,) nearest to some times."""
    return [int(np.argmin(np.abs(t - time))) for time in times]


NOISE = 64 * float(np.finfo(float).eps)  # rounding level of a printed 0, relative to the row's largest entry


@dataclass(frozen=True, eq=False)
class PublishedValues:
    """Published numbers and ours.

    places    (K,)       label of each row, such as a time
    printed   (K, n)     texts with their digits as printed
    ours      (K, n)
    """

    places: tuple[str, ...]
    printed: tuple[tuple[str, ...], ...]
    ours: Array

    @property
    def values(self) -> Array:
        """(K, n) the printed numbers."""
        return np.array([[float(text) for text in row] for row in self.printed])

    @property
    def difference(self) -> Array:
        """(K, n) ours minus the printed numbers."""
        return np.asarray(self.ours - self.values)

    @property
    def rounding(self) -> Array:
        """(K, n) tolerance of the print: half a unit of the last digit, and the rounding level of zeros."""
        halves = np.array([[half_unit(text) for text in row] for row in self.printed])
        return np.asarray(1.0000001 * halves + NOISE * np.abs(self.values).max(axis=1, keepdims=True))

    @property
    def ratio(self) -> float:
        """Largest difference / tolerance of the print; at most 1 if ours agrees with the print."""
        return float((np.abs(self.difference) / self.rounding).max())

    @property
    def agrees(self) -> bool:
        """True if print rounding explains every difference."""
        return self.ratio <= 1

    def met(self, words: str, what: str) -> CheckedSentence:
        """Return the sentence `words`, checked: print rounding explains every difference; `what` names the values."""
        otherwise = f"The printed {what} DIFFER from ours by up to {self.ratio:.3g} times the print rounding."
        return CheckedSentence(self.agrees, words, otherwise)

    def table(self, title: str, header: Sequence[str], source: str, notes: Sequence[str] = ()) -> Table:
        """Return a table with three lines per row: the source's, ours, the difference; header: names of rows and columns."""
        rows = []
        for place, texts, own, off in zip(self.places, self.printed, self.ours, self.difference, strict=True):
            rows.append((place, source, *texts))
            rows.append(("", "ours", *(as_printed(x, text) for x, text in zip(own, texts, strict=True))))
            rows.append(("", "difference", *(f"{x:.1e}" if x else "0" for x in off)))
        note = f"Largest difference {np.abs(self.difference).max():.2e}; up to {self.ratio:.3g} times the print rounding."
        if self.agrees:
            note = f"Print rounding (half a unit of the last digit) explains every difference: at most {self.ratio:.4f} of it."
        return Table(title, (header[0], "", *header[1:]), tuple(rows), (*notes, note), left=2)


def printed(text: str, ours: Array) -> PublishedValues:
    """Parse published numbers from text (each line: a label such as a time, then numbers), to compare with ours (K, n)."""
    rows = [line.split() for line in text.strip().splitlines()]
    return PublishedValues(tuple(row[0] for row in rows), tuple(tuple(row[1:]) for row in rows), np.asarray(ours, dtype=float))


def places(text: str) -> Array:
    """Return the first column (K,) of such a text."""
    return np.array([float(line.split()[0]) for line in text.strip().splitlines()])


def half_unit(text: str) -> float:
    """Return half a unit of the last digit of a printed number; 0 for a bare 0, which is taken as exact."""
    number = Decimal(text)
    exponent = number.as_tuple().exponent
    assert isinstance(exponent, int), text
    return 0.0 if text.strip("-") == "0" else 0.5 * 10.0**exponent


def as_printed(value: float, text: str) -> str:
    """Format a number like a printed one with two more digits, so that the digits align."""
    digits = max(len(Decimal(text).as_tuple().digits), 4) + 2
    return f"{value:.{digits - 1}e}" if value and "e" in text.lower() else f"{value + 0.0:.{digits}g}"
