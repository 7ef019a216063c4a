"""Reading HTML pages: what they hold, what they point to, and whether they need anything from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser


class Reader(HTMLParser):
    """Collects ids, links to them, and anything fetched from elsewhere; checks that tags close in order."""

    _EMPTY = frozenset({"meta", "br", "wbr", "path", "circle", "use"})

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.foreign: list[str] = []
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag, attrs):
        if tag not in self._EMPTY:
            self.open.append(tag)
        self.handle_startendtag(tag, attrs)

    def handle_startendtag(self, tag, attrs):
        for name, value in attrs:
            if name == "id":
                self.ids.append(value)
            if name in ("href", "xlink:href", "src"):
                (self.targets if value.startswith("#") else self.foreign).append(value)
            self.targets += re.findall(r"url\((#[^)]*)\)", value or "")

    def handle_endtag(self, tag):
        if tag not in self._EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


#: what a page about one robot has with it, and the script that adds a button for it
WORKBENCH = re.compile(r"<script type='text/plain' id='workbench'>([A-Za-z0-9+/=]+)</script><script>[^<]*</script>(?=</body>)")


def read(page: str) -> Reader:
    """A page that is whole and needs nothing else; the workbench that it has with it is left out."""
    reader, page = Reader(), WORKBENCH.sub("", page)
    reader.feed(page)
    assert reader.open == []
    assert reader.foreign == [] and "@import" not in page and "<script" not in page
    assert len(set(reader.ids)) == len(reader.ids), "every id once"
    assert {target[1:] for target in reader.targets} <= set(reader.ids)
    return reader
