"""isodyn reproduce."""

from __future__ import annotations

import argparse
from pathlib import Path

from isodyn.cli.output import note, open_page, progress, show

FOLDER = "reproduced"


def add_arguments(verb: argparse.ArgumentParser) -> None:
    """Which pieces, and where their pages go."""
    what = "pieces such as saha-9.8, or a source (saha, mata, turney, celentano) for all of its pieces (default: everything)"
    verb.add_argument("piece", nargs="*", metavar="PIECE", help=what)
    verb.add_argument("--output", metavar="FOLDER", help=f"where the pages go (default: {FOLDER} for several pieces, none for one)")
    verb.add_argument("--list", action="store_true", help="list what can be reproduced, and stop")
    verb.add_argument("--open", action="store_true", help="open the index in the browser")


def reproduce(args: argparse.Namespace) -> int:
    """Examples, tables and figures of the sources, beside what the source prints."""
    from isodyn.papers.registry import chosen
    from isodyn.papers.run import reproduce as run

    makers = chosen(tuple(args.piece))
    if args.list:
        show(args, {"pieces": list(makers)}, "\n".join(makers))
        return 0
    folder = args.output or (FOLDER if args.open or len(makers) > 1 else None)
    found = run(*args.piece, folder=folder, progress=progress)
    text = str(found)
    index = (Path(folder) / "index.html").resolve() if folder else None
    if index:
        text += f"\n\nPages: {index}"
    show(args, found.to_dict(), text)
    if found.cancelled:
        note("interrupted; what was finished is kept")
        return 130
    if index and args.open:
        open_page(index)
    return 0
