"""What a reproduced example, table or figure is made of, how far it came, and a source's printed numbers compared with ours."""

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

#: verdict -> what it tells the reader
VERDICTS = {
    AGREES: "the source's values are met, to the digits it prints; formulas are equal as functions, decided exactly",
    WITHIN: "the source's values are met as closely as its own tolerance allows, which is less than the digits it prints",
    CORRECTED: "the source's values are met once a misprint in them, which the page names, is put right",
    COUNTED: "operations that the source counts in another way: what ours counts, and why the figures differ, is said",
    STAND_IN: "the source's data are lost or incomplete: other data stand in for them, or ours stand alone",
    DIFFERS: "the source's values are not met, or a sentence of the page does not hold here: the page says which",
    MISSING: "not reproduced, and the reason is given",
}


@dataclass(frozen=True)
class Finding:
    """A sentence about values: `words` where they are as they should be, and what is said instead where they are not."""

    holds: bool
    words: str
    otherwise: str

    def __str__(self) -> str:
        return self.words if self.holds else self.otherwise


#: a paragraph: plain words, a sentence about values, or several of both
Remark = str | Finding | tuple[str | Finding, ...]


@dataclass(frozen=True)
class Piece:
    """One example, table or figure of a source.

    key        what users write, such as "saha-9.8"
    source     "Saha", "Mata", "Turney", "Laus" or "Celentano"
    title      what it is, with the source's number
    verdict    one of VERDICTS
    remarks    paragraphs: what was done, and why values differ where they do
    tables     the source's value, ours, the difference
    figures    plots
    data       the numbers behind them, for --json: names -> numbers, lists or text
    findings   the sentences of the remarks that were chosen by values
    """

    key: str
    source: str
    title: str
    verdict: str
    remarks: tuple[str, ...] = ()
    tables: tuple[Table, ...] = ()
    figures: tuple[Figure, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)
    findings: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        assert self.verdict in VERDICTS, self.verdict

    def __str__(self) -> str:
        title = f"{self.title} [{self.key}]: {self.verdict}"
        return "\n\n".join([title, *self.remarks, *(table.text() for table in self.tables)])

    def to_dict(self) -> dict[str, Any]:
        """For --json."""
        tables = [picked(table, "title", "header", "rows", "notes") for table in self.tables]
        findings = [{"says": str(finding), "as it should be": bool(finding.holds)} for finding in self.findings]
        plain = picked(self, "key", "source", "title", "verdict", "remarks")
        return plain | {"findings": findings, "tables": tables, "data": self.data}


@dataclass(frozen=True)
class Parts:
    """What a piece is made of; its verdict is `verdict` only if every sentence about values holds, and "differs" if not."""

    verdict: str
    remarks: tuple[Remark, ...]
    tables: tuple[Table, ...] = ()
    figures: tuple[Figure, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)

    def piece(self, key: str, source: str, title: str) -> Piece:
        """The piece, its sentences chosen."""
        paragraphs = [remark if isinstance(remark, tuple) else (remark,) for remark in self.remarks]
        findings = tuple(part for paragraph in paragraphs for part in paragraph if isinstance(part, Finding))
        verdict = self.verdict if all(finding.holds for finding in findings) else DIFFERS
        remarks = tuple(" ".join(map(str, paragraph)) for paragraph in paragraphs)
        return Piece(key, source, title, verdict, remarks, self.tables, self.figures, self.data, findings)


class Source(dict[str, Callable[[], Piece]]):
    """The pieces of a source in its order: key -> function that makes it; `about`: what the source is."""

    def __init__(self, name: str, about: str = ""):
        self.name, self.about = name, about
        self.titles: dict[str, str] = {}

    def piece(self, key: str, title: str) -> Callable[[Callable[[], Parts]], Callable[[], Parts]]:
        """Lists the function below it as a piece of this source."""

        def listed(parts: Callable[[], Parts]) -> Callable[[], Parts]:
            self[key], self.titles[key] = lambda: parts().piece(key, self.name, title), title
            return parts

        return listed

    def joined(self, other: Source, order: Sequence[str]) -> Source:
        """The pieces of two files about one source, in the order of these keys, which are all of them."""
        both = Source(self.name, self.about)
        both |= {key: (self | other)[key] for key in order}
        both.titles = self.titles | other.titles
        assert both.titles.keys() == both.keys()
        return both


def nearest(t: Array, times: Iterable[float]) -> list[int]:
    """Which samples of t (N,) are those of some times."""
    return [int(np.argmin(np.abs(t - time))) for time in times]


NOISE = 64 * float(np.finfo(float).eps)  # of a row's largest entry: what is left of terms that cancel in a printed 0


@dataclass(frozen=True, eq=False)
class Printed:
    """Printed numbers and ours.

    places    (K,)       what each row belongs to, such as a time
    printed   (K, n)     texts, digits and all
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
        """(K, n) ours less the printed."""
        return np.asarray(self.ours - self.values)

    @property
    def rounding(self) -> Array:
        """(K, n) what print rounding explains: half a unit of the last digit, and what rounding leaves of a zero."""
        halves = np.array([[half_unit(text) for text in row] for row in self.printed])
        return np.asarray(1.0000001 * halves + NOISE * np.abs(self.values).max(axis=1, keepdims=True))

    @property
    def ratio(self) -> float:
        """The largest difference in units of what print rounding explains: at most 1 where ours is what was printed."""
        return float((np.abs(self.difference) / self.rounding).max())

    @property
    def agrees(self) -> bool:
        """Whether print rounding explains every difference."""
        return self.ratio <= 1

    def met(self, words: str, what: str) -> Finding:
        """Says `words` where print rounding explains every difference, and how far `what` are off where it does not."""
        otherwise = f"The printed {what} are NOT met: off by up to {self.ratio:.3g} times what print rounding explains."
        return Finding(self.agrees, words, otherwise)

    def table(self, title: str, header: Sequence[str], source: str, notes: Sequence[str] = ()) -> Table:
        """Three lines for each place: the source's, ours, the difference; header: the place's name, then the columns'."""
        rows = []
        for place, texts, own, off in zip(self.places, self.printed, self.ours, self.difference, strict=True):
            rows.append((place, source, *texts))
            rows.append(("", "ours", *(as_printed(x, text) for x, text in zip(own, texts, strict=True))))
            rows.append(("", "difference", *(f"{x:.1e}" if x else "0" for x in off)))
        note = f"Largest difference {np.abs(self.difference).max():.2e}; up to {self.ratio:.3g} times what print rounding explains."
        if self.agrees:
            note = (
                f"Print rounding explains every difference ({self.ratio:.4f} of it at most): half a unit of the last printed digit."
            )
        return Table(title, (header[0], "", *header[1:]), tuple(rows), (*notes, note), left=2)


def printed(text: str, ours: Array) -> Printed:
    """From a block of text, a row each: its place (such as a time), then the numbers; and ours (K, n)."""
    rows = [line.split() for line in text.strip().splitlines()]
    return Printed(tuple(row[0] for row in rows), tuple(tuple(row[1:]) for row in rows), np.asarray(ours, dtype=float))


def places(text: str) -> Array:
    """(K,) the first column of such a block."""
    return np.array([float(line.split()[0]) for line in text.strip().splitlines()])


def half_unit(text: str) -> float:
    """Half a unit of the last digit of a printed number; 0 for a bare 0, which stands for nothing at all."""
    number = Decimal(text)
    exponent = number.as_tuple().exponent
    assert isinstance(exponent, int), text
    return 0.0 if text.strip("-") == "0" else 0.5 * 10.0**exponent


def as_printed(value: float, text: str) -> str:
    """A number with two digits more than a printed one has, in its notation, so that the digits stand below each other."""
    digits = max(len(Decimal(text).as_tuple().digits), 4) + 2
    return f"{value:.{digits - 1}e}" if value and "e" in text.lower() else f"{value + 0.0:.{digits}g}"
