"""Reproduce examples, tables and figures of the sources, with an index and a self-contained page for each item."""

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

from isodyn.errors import MissingExtra, UnknownNameError, reraise_write_errors
from isodyn.papers.paper_item import (
    AGREES,
    CORRECTED,
    COUNTED,
    DIFFERS,
    MISSING,
    STAND_IN,
    VERDICTS,
    WITHIN,
    PaperItem,
    PaperSource,
)
from isodyn.show.mathml import prose
from isodyn.show.report import Report, Section
from isodyn.show.table import Table, scroll_box
from isodyn.study.speed import host_line

#: modules of this package, one per source, in the order of the index; each has ITEMS, a PaperSource
SOURCES = ("saha", "mata", "turney", "laus", "celentano")


def sources() -> tuple[PaperSource, ...]:
    """Return the sources in the order of the index."""
    return tuple(import_module(f"isodyn.papers.{name}").ITEMS for name in SOURCES)


def items() -> Mapping[str, Callable[[], PaperItem]]:
    """Return {key: function that makes the item}, in the order of the sources."""
    return {key: make for source in sources() for key, make in source.items()}


def titles() -> Mapping[str, str]:
    """Return {key: title of the item}."""
    return {key: source.titles[key] for source in sources() for key in source}


def chosen(names: tuple[str, ...]) -> Mapping[str, Callable[[], PaperItem]]:
    """Select items by name; a source's name selects all of its items, no name selects everything."""
    everything = items()
    if not names:
        return everything
    found: dict[str, Callable[[], PaperItem]] = {}
    for name in names:
        matching = {key: make for key, make in everything.items() if key == name or key.startswith(f"{name}-")}
        if not matching:
            raise UnknownNameError.of("example", name, (*SOURCES, *everything))
        found |= matching
    return found


#: verdict -> a sign with its own shape and colour (Okabe and Ito, 2008)
_SIGNS = {
    AGREES: ("●", "#009E73"),
    WITHIN: ("◉", "#009E73"),
    CORRECTED: ("✚", "#009E73"),
    COUNTED: ("■", "#E69F00"),
    STAND_IN: ("◆", "#0072B2"),
    DIFFERS: ("▲", "#D55E00"),
    MISSING: ("○", "#767676"),
}


def item_page(item: PaperItem, among: Sequence[PaperItem] = ()) -> str:
    """Return the page of an item; `among`: all items of the folder in order, for links."""
    sections = [Section("remarks", "Remarks", *(f"<p>{_linked(text, item, among)}</p>" for text in item.remarks))]
    sections += [Section(f"table-{k}", table.title, table) for k, table in enumerate(item.tables)]
    sections += [Section(f"figure-{k}", re.split("[:.]", each.caption)[0], each) for k, each in enumerate(item.figures)]
    facts = [("Verdict", f"{_SIGNS[item.verdict][0]} {item.verdict}"), ("Meaning", VERDICTS[item.verdict])]
    lead, above = f"{item.source}, reproduced.", _neighbours(item, among)
    return Report(item.key, item.title, lead, facts, lambda: sections, host_line(), above=above).html()


def _neighbours(item: PaperItem, among: Sequence[PaperItem]) -> str:
    """Return links to the index and to the previous and next item."""
    keys = [other.key for other in among]
    links = ["<a href='index.html'>All reproduced items</a>"]
    if item.key in keys:
        k = keys.index(item.key)
        around = (("Before", keys[k - 1] if k else None), ("Next", keys[k + 1] if k + 1 < len(keys) else None))
        links += [f"{word}: <a href='{key}.html'>{escape(key)}</a>" for word, key in around if key]
    return " · ".join(links)


def _linked(text: str, item: PaperItem, among: Sequence[PaperItem]) -> str:
    """Return an escaped remark with links to the items that it names."""
    words, keys = prose(text), [other.key for other in among if other.key != item.key]
    if not keys:
        return words
    names = "|".join(re.escape(key) for key in sorted(keys, key=len, reverse=True))
    return re.sub(rf"(?<![\w./-])({names})(?![\w-])", r"<a href='\1.html'>\1</a>", words)


def index_page(pieces: Sequence[PaperItem]) -> str:
    """Return the index page: all items by source with their verdicts, and the sources without an item in this run."""
    sections = []
    for source in sources():
        rows = "".join(
            f"<tr><td class='word'><a href='{item.key}.html'>{escape(item.key)}</a></td>"
            f"<td class='word'>{prose(item.title)}</td><td class='word'>{_verdict(item.verdict)}</td></tr>"
            for item in pieces
            if item.source == source.name
        )
        head = "<tr><th class='word'>item</th><th class='word'>title</th><th class='word'>verdict</th></tr>"
        table = scroll_box(f"<table class='list'><thead>{head}</thead><tbody>{rows}</tbody></table>", source.name)
        none = f"<p class='note'>Not in this run: <code>isodyn reproduce {source.name.lower()}</code> makes its pages.</p>"
        sections.append(Section(source.name.lower(), source.name, f"<p>{escape(source.about)}</p>", table if rows else none))
    meaning = "".join(f"<p><b>{_verdict(key)}</b>: {escape(text)}</p>" for key, text in VERDICTS.items())
    sections.append(Section("verdicts", "Meaning of the verdicts", meaning))
    verdicts = Counter(item.verdict for item in pieces)
    facts = [(f"{_SIGNS[verdict][0]} {verdict}", str(verdicts[verdict])) for verdict in VERDICTS if verdicts[verdict]]
    lead = "Examples, tables and figures of the sources, recomputed: published values, ours, the differences and their causes."
    return Report("reproduced", "The sources, reproduced", lead, facts, lambda: sections, host_line()).html()


def _verdict(verdict: str) -> str:
    sign, colour = _SIGNS[verdict]
    return f"<span style='color: {colour}' aria-hidden='true'>{sign}</span> {escape(verdict)}"


@dataclass(frozen=True)
class Reproduction:
    """Result of `reproduce`: items in the order of the sources, the seconds each took, and the folder of their pages."""

    pieces: tuple[PaperItem, ...]
    seconds: tuple[float, ...]
    folder: Path | None
    cancelled: bool = False

    def table(self) -> Table:
        """Return a table with a row for each item."""
        rows = tuple((item.key, item.title, item.verdict) for item in self.pieces)
        verdicts = Counter(item.verdict for item in self.pieces)
        notes = (", ".join(f"{verdicts[verdict]} {verdict}" for verdict in VERDICTS if verdicts[verdict]),)
        return Table("Reproduced", ("item", "title", "verdict"), rows, notes, left=3)

    def __str__(self) -> str:
        return self.table().text() if len(self.pieces) != 1 else str(self.pieces[0])

    def to_dict(self) -> dict[str, Any]:
        """Plain data for --json."""
        return {
            "folder": str(self.folder) if self.folder else None,
            "cancelled": self.cancelled,
            "pieces": [item.to_dict() | {"seconds": took} for item, took in zip(self.pieces, self.seconds, strict=True)],
        }


def reproduce(*names: str, folder: str | Path | None = None, progress: Callable[[str], None] | None = None) -> Reproduction:
    """Recompute examples, tables and figures of the sources and compare them with the published values.

    names      such as "saha-9.8"; "mata" for all items of a source; none for everything
    folder     to write index.html, and a page and a JSON file for each item; None: write nothing
    progress   called with a short text before each item

    After Ctrl-C finished items are kept and written.
    """
    makers = chosen(names)
    if whole := {*SOURCES} & {*(names or SOURCES)}:  # fail now rather than after minutes; a single item may need none of them
        MissingExtra.check({"matplotlib": "plot", "scipy": "sim"} | ({"mpmath": "sym"} if "mata" in whole else {}))
    pieces: list[PaperItem] = []
    seconds: list[float] = []
    cancelled = False
    place = Path(folder) if folder is not None else None
    if place is not None:
        with reraise_write_errors("reproduce", place):  # fail now, not after the work, if the folder cannot be made
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
        with reraise_write_errors("reproduce", place):
            for item in pieces:
                (place / f"{item.key}.html").write_text(item_page(item, pieces), encoding="utf-8")
                (place / f"{item.key}.json").write_text(json.dumps(item.to_dict(), indent=1), encoding="utf-8")
            (place / "index.html").write_text(index_page(pieces), encoding="utf-8")
    return found
