"""What a reproduced example, table or figure is made of, and how far it came."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from isodyn.show.table import Table

AGREES, DIFFERS, STAND_IN, MISSING = "agrees", "differs", "stand-in", "missing"

#: verdict -> what it tells the reader
VERDICTS = {
    AGREES: "the source's values are met, to the digits it prints",
    DIFFERS: "the source's values are not met, and the reason is given",
    STAND_IN: "the source's data are lost or incomplete: other data stand in for them, or ours stand alone",
    MISSING: "not reproduced, and the reason is given",
}


@dataclass(frozen=True)
class Figure:
    """A plot: an <svg> element (see show.figure) and its caption in plain words."""

    svg: str
    caption: str


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
        parts = [f"{self.title} [{self.key}]: {self.verdict}", *self.remarks, *(table.text() for table in self.tables)]
        return "\n\n".join(parts)

    def to_dict(self) -> dict[str, Any]:
        """For --json."""
        tables = [
            {"title": t.title, "header": list(t.header), "rows": [list(r) for r in t.rows], "notes": list(t.notes)}
            for t in self.tables
        ]
        about = {
            "key": self.key,
            "source": self.source,
            "title": self.title,
            "verdict": self.verdict,
            "remarks": list(self.remarks),
        }
        return about | {"tables": tables, "data": self.data}
