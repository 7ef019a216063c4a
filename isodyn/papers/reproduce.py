"""reproduce: what there is of every source, run, with a page for each piece and an index; each page needs nothing but itself."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from isodyn.errors import MissingExtra, UnknownNameError, writing
from isodyn.papers.piece import AGREES, CORRECTED, COUNTED, DIFFERS, MISSING, STAND_IN, VERDICTS, WITHIN, Piece, Source
from isodyn.show.mathml import prose
from isodyn.show.report import Report, Section
from isodyn.show.table import Table, scroll_box
from isodyn.study.speed import host_line

#: a module of this package for each source, in the order of the index; each has ITEMS, a Source
SOURCES = ("saha", "mata", "turney", "laus", "celentano")


def sources() -> tuple[Source, ...]:
    """The sources, in the order of the index."""
    return tuple(import_module(f"isodyn.papers.{name}").ITEMS for name in SOURCES)


def items() -> Mapping[str, Callable[[], Piece]]:
    """Key -> function, in the order of the sources."""
    return {key: make for source in sources() for key, make in source.items()}


def titles() -> Mapping[str, str]:
    """Key -> what the piece is."""
    return {key: source.titles[key] for source in sources() for key in source}


def chosen(names: tuple[str, ...]) -> Mapping[str, Callable[[], Piece]]:
    """The items of these names; a source's name stands for all of its items, no name for everything."""
    everything = items()
    if not names:
        return everything
    found: dict[str, Callable[[], Piece]] = {}
    for name in names:
        matching = {key: make for key, make in everything.items() if key == name or key.startswith(f"{name}-")}
        if not matching:
            raise UnknownNameError.of("example", name, (*SOURCES, *everything))
        found |= matching
    return found


#: verdict -> a sign that differs in shape and in colour (Okabe and Ito, 2008)
_SIGNS = {
    AGREES: ("●", "#009E73"),
    WITHIN: ("◉", "#009E73"),
    CORRECTED: ("✚", "#009E73"),
    COUNTED: ("■", "#E69F00"),
    STAND_IN: ("◆", "#0072B2"),
    DIFFERS: ("▲", "#D55E00"),
    MISSING: ("○", "#767676"),
}


def piece_page(piece: Piece, among: Sequence[Piece] = ()) -> str:
    """One piece as a page; `among`: all those of the folder, in their order, which it points to."""
    sections = [Section("remarks", "What was done", *(f"<p>{_linked(text, piece, among)}</p>" for text in piece.remarks))]
    sections += [Section(f"table-{k}", table.title, table) for k, table in enumerate(piece.tables)]
    sections += [Section(f"figure-{k}", re.split("[:.]", each.caption)[0], each) for k, each in enumerate(piece.figures)]
    facts = [("Verdict", f"{_SIGNS[piece.verdict][0]} {piece.verdict}"), ("Which means", VERDICTS[piece.verdict])]
    lead, above = f"{piece.source}, reproduced.", _neighbours(piece, among)
    return Report(piece.key, piece.title, lead, facts, lambda: sections, host_line(), above=above).html()


def _neighbours(piece: Piece, among: Sequence[Piece]) -> str:
    """Links to the index and to the pieces before and after this one."""
    keys = [other.key for other in among]
    links = ["<a href='index.html'>All reproduced pieces</a>"]
    if piece.key in keys:
        k = keys.index(piece.key)
        around = (("Before", keys[k - 1] if k else None), ("Next", keys[k + 1] if k + 1 < len(keys) else None))
        links += [f"{word}: <a href='{key}.html'>{escape(key)}</a>" for word, key in around if key]
    return " · ".join(links)


def _linked(text: str, piece: Piece, among: Sequence[Piece]) -> str:
    """A remark, escaped, with links where it names other pieces."""
    words, keys = prose(text), [other.key for other in among if other.key != piece.key]
    if not keys:
        return words
    names = "|".join(re.escape(key) for key in sorted(keys, key=len, reverse=True))
    return re.sub(rf"(?<![\w./-])({names})(?![\w-])", r"<a href='\1.html'>\1</a>", words)


def index_page(pieces: Sequence[Piece]) -> str:
    """All pieces by source, with their verdicts; a source of which nothing was reproduced this time is named all the same."""
    sections = []
    for source in sources():
        rows = "".join(
            f"<tr><td class='word'><a href='{piece.key}.html'>{escape(piece.key)}</a></td>"
            f"<td class='word'>{prose(piece.title)}</td><td class='word'>{_verdict(piece.verdict)}</td></tr>"
            for piece in pieces
            if piece.source == source.name
        )
        head = "<tr><th class='word'>piece</th><th class='word'>what it is</th><th class='word'>verdict</th></tr>"
        table = scroll_box(f"<table class='list'><thead>{head}</thead><tbody>{rows}</tbody></table>", source.name)
        none = f"<p class='note'>Not in this run: <code>isodyn reproduce {source.name.lower()}</code> makes its pages.</p>"
        sections.append(Section(source.name.lower(), source.name, f"<p>{escape(source.about)}</p>", table if rows else none))
    meaning = "".join(f"<p><b>{_verdict(key)}</b>: {escape(text)}</p>" for key, text in VERDICTS.items())
    sections.append(Section("verdicts", "What the verdicts mean", meaning))
    verdicts = Counter(piece.verdict for piece in pieces)
    facts = [(f"{_SIGNS[verdict][0]} {verdict}", str(verdicts[verdict])) for verdict in VERDICTS if verdicts[verdict]]
    lead = "Examples, tables and figures of the sources, regenerated: the source's value, ours, the difference, and why."
    return Report("reproduced", "The sources, reproduced", lead, facts, lambda: sections, host_line()).html()


def _verdict(verdict: str) -> str:
    sign, colour = _SIGNS[verdict]
    return f"<span style='color: {colour}' aria-hidden='true'>{sign}</span> {escape(verdict)}"


@dataclass(frozen=True)
class Reproduction:
    """Reproduced pieces in the order of the sources, the seconds each took, and where their pages are."""

    pieces: tuple[Piece, ...]
    seconds: tuple[float, ...]
    folder: Path | None
    cancelled: bool = False

    def table(self) -> Table:
        """One row a piece."""
        rows = tuple((piece.key, piece.title, piece.verdict) for piece in self.pieces)
        verdicts = Counter(piece.verdict for piece in self.pieces)
        notes = (", ".join(f"{verdicts[verdict]} {verdict}" for verdict in VERDICTS if verdicts[verdict]),)
        return Table("Reproduced", ("piece", "what it is", "verdict"), rows, notes, left=3)

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
    makers = chosen(names)
    if whole := {*SOURCES} & {*(names or SOURCES)}:  # known now, not after minutes; a single piece may need none of them
        MissingExtra.check({"matplotlib": "plot", "scipy": "sim"} | ({"mpmath": "sym"} if "mata" in whole else {}))
    pieces: list[Piece] = []
    seconds: list[float] = []
    cancelled = False
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
        with writing("reproduce", place):
            for piece in pieces:
                (place / f"{piece.key}.html").write_text(piece_page(piece, pieces), encoding="utf-8")
                (place / f"{piece.key}.json").write_text(json.dumps(piece.to_dict(), indent=1), encoding="utf-8")
            (place / "index.html").write_text(index_page(pieces), encoding="utf-8")
    return found
