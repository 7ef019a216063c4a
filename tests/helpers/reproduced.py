"""What every reproduced piece must be: whole as JSON and as a page, with captions and units; shared by the tests of the sources."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from pages import Reader

from isodyn.papers.paper_item import PaperItem
from isodyn.papers.reproduce import item_page, items

DOCS = Path(__file__).parents[2] / "docs" / "reproduce.md"


@cache
def item(key: str) -> PaperItem:
    """The piece of this key, made once."""
    return items()[key]()


def whole(made: PaperItem, key: str, source: str, verdict: str) -> None:
    """The verdict that is claimed, remarks, tables with even rows, and a page that closes its tags and needs nothing else."""
    assert (made.key, made.source, made.verdict) == (key, source, verdict)
    assert made.remarks and all(made.remarks)
    assert all(finding.holds for finding in made.findings) and (made.findings or verdict == "missing")
    for table in made.tables:
        assert table.title and table.rows and {len(row) for row in table.rows} == {len(table.header)}
    for figure in made.figures:
        title = figure.caption.partition(":")[0]
        assert ":" in figure.caption and "." not in title, "a page takes what stands before the first colon or point as a title"
        assert figure.svg.startswith(("<svg", "<iframe"))
    assert json.loads(json.dumps(made.to_dict()))["verdict"] == verdict
    reader = Reader()
    reader.feed(item_page(made))
    assert reader.open == [] and reader.foreign == ["index.html"]
    assert len(set(reader.ids)) == len(reader.ids), "every id once"
    assert {target[1:] for target in reader.targets} <= set(reader.ids)


def listed(keys: Iterable[str]) -> None:
    """The page of the documentation has a row for each piece, with its title and verdict."""
    page = DOCS.read_text(encoding="utf-8")
    for key in keys:
        assert f"| `{key}` | {item(key).title} | {item(key).verdict} |" in page
