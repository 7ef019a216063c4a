"""isodyn docs: open the documentation of the installed version, without a network."""

from __future__ import annotations

import argparse

from isodyn.cli.output import note, open_page, show
from isodyn.show import documentation


def docs(args: argparse.Namespace) -> int:
    """Write the pages if they are not there yet; open one and print its path."""
    words = " ".join(args.page)
    page = documentation.find(words)
    path = documentation.written() / f"{page.name}.html"
    others = [other.name for other in documentation.matches(words)[1:6]] if words else []
    show(args, {"page": page.name, "title": page.title, "path": str(path), "others": others}, str(path))
    if others and not args.json:
        note(f"page {page.title!r}; similar pages: {', '.join(others)}")
    if not args.no_open and not args.json:
        open_page(path)
    return 0
