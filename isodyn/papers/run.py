"""reproduce: run the examples, write their pages and an index."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from isodyn.errors import writing
from isodyn.papers.pages import index_page, piece_page
from isodyn.papers.piece import Piece
from isodyn.papers.registry import chosen
from isodyn.show.table import Table


@dataclass(frozen=True)
class Reproduction:
    """Reproduced pieces in the order of the sources, the seconds each took, and where their pages are."""

    pieces: tuple[Piece, ...]
    seconds: tuple[float, ...]
    folder: Path | None
    cancelled: bool = False

    def table(self) -> Table:
        """One row a piece."""
        rows = tuple(
            (piece.key, piece.title, piece.verdict, f"{took:.1f}") for piece, took in zip(self.pieces, self.seconds, strict=True)
        )
        verdicts = Counter(piece.verdict for piece in self.pieces)
        notes = (", ".join(f"{count} {verdict}" for verdict, count in verdicts.items()),)
        return Table("Reproduced", ("piece", "what it is", "verdict", "time [s]"), rows, notes, left=3)

    def __str__(self) -> str:
        return self.table().text() if len(self.pieces) != 1 else str(self.pieces[0])

    def to_dict(self) -> dict[str, Any]:
        """For --json."""
        return {
            "folder": str(self.folder) if self.folder else None,
            "cancelled": self.cancelled,
            "pieces": [piece.to_dict() | {"seconds": took} for piece, took in zip(self.pieces, self.seconds, strict=True)],
        }


def reproduce(*names: str, folder: str | Path | None = None, progress: Callable[[str], None] | None = None) -> Reproduction:
    """Regenerate examples, tables and figures of the sources.

    names      such as "saha-9.8"; "mata" for all of a source; none for everything
    folder     where to write index.html, a page and a JSON file for each piece; None: nothing is written
    progress   called with what is being done

    Interrupted from the keyboard, what is finished is kept and written.
    """
    pieces: list[Piece] = []
    seconds: list[float] = []
    cancelled = False
    makers = chosen(names)
    place = Path(folder) if folder is not None else None
    if place is not None:
        with writing("reproduce", place):  # a folder that cannot be made is an error now, not after the work
            place.mkdir(exist_ok=True)
    try:
        for k, (key, make) in enumerate(makers.items()):
            if progress:
                progress(f"{key} ({k + 1} of {len(makers)})")
            start = perf_counter()
            pieces.append(make())
            seconds.append(perf_counter() - start)
    except KeyboardInterrupt:
        cancelled = True
    found = Reproduction(tuple(pieces), tuple(seconds), place, cancelled)
    if place is not None:
        _write(found, place)
    return found


def _write(found: Reproduction, place: Path) -> None:
    with writing("reproduce", place):
        for piece in found.pieces:
            (place / f"{piece.key}.html").write_text(piece_page(piece, found.pieces), encoding="utf-8")
            (place / f"{piece.key}.json").write_text(json.dumps(piece.to_dict(), indent=1), encoding="utf-8")
        (place / "index.html").write_text(index_page(found.pieces, found.seconds), encoding="utf-8")
