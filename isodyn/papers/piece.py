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

AGREES, DIFFERS, STAND_IN, MISSING = "agrees", "differs", "stand-in", "missing"

#: verdict -> what it tells the reader
VERDICTS = {
    AGREES: "the source's values are met, to the digits it prints",
    DIFFERS: "the source's values are not met, and the reason is given",
    STAND_IN: "the source's data are lost or incomplete: other data stand in for them, or ours stand alone",
    MISSING: "not reproduced, and the reason is given",
}


@dataclass(frozen=True)
class Piece:
    """One example, table or figure of a source.

    key        what users write, such as "saha-9.8"
    source     "Saha", "Mata", "Turney", "Laus" or "Celentano"
    title      what it is, with the source's number
    verdict    "agrees", "differs", "stand-in" or "missing"
    remarks    paragraphs: what was done, and why values differ where they do
    tables     the source's value, ours, the difference
    figures    plots
    data       the numbers behind them, for --json: names -> numbers, lists or text
    """

    key: str
    source: str
    title: str
    verdict: str
    remarks: tuple[str, ...] = ()
    tables: tuple[Table, ...] = ()
    figures: tuple[Figure, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        assert self.verdict in VERDICTS, self.verdict

    def __str__(self) -> str:
        title = f"{self.title} [{self.key}]: {self.verdict}"
        return "\n\n".join([title, *self.remarks, *(table.text() for table in self.tables)])

    def to_dict(self) -> dict[str, Any]:
        """For --json."""
        tables = [picked(table, "title", "header", "rows", "notes") for table in self.tables]
        return picked(self, "key", "source", "title", "verdict", "remarks") | {"tables": tables, "data": self.data}


#: verdict, remarks, tables, figures and data of a piece
Parts = tuple[str, tuple[str, ...], tuple[Table, ...], tuple[Figure, ...], dict[str, Any]]


class Source(dict[str, Callable[[], Piece]]):
    """The pieces of a source in its order: key -> function that makes it."""

    def __init__(self, name: str):
        self.name = name

    def piece(self, key: str, title: str) -> Callable[[Callable[[], Parts]], Callable[[], Parts]]:
        """Lists the function below it as a piece of this source."""

        def listed(parts: Callable[[], Parts]) -> Callable[[], Parts]:
            self[key] = lambda: Piece(key, self.name, title, *parts())
            return parts

        return listed


def agreement(good: bool) -> str:
    """The verdict on values that are compared with the source's own."""
    return AGREES if good else DIFFERS


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
