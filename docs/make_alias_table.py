"""Writes the table of deprecated names at the end of docs/api-stability.md, from isodyn/renamed.py.

Run: python docs/make_alias_table.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from isodyn import renamed

PAGE = Path(__file__).parent / "api-stability.md"
MARK = "<!-- written by docs/make_alias_table.py from isodyn/renamed.py -->\n"


def rows() -> Iterator[tuple[str, str]]:
    """Yield the old and the new form of each renamed name."""
    for old, new in renamed.NAMES.items():
        yield f"isodyn.{old}", f"isodyn.{new}"
    for owner, names in renamed.MEMBERS.items():
        yield from ((f"{owner}.{old}", f"{owner}.{new}") for old, new in names.items())
    for function, names in renamed.ARGUMENTS.items():
        yield from ((f"{function}({old}=)", f"{function}({new}=)") for old, new in names.items())
    for argument, values in renamed.VALUES.items():
        yield from ((f'{argument}="{old}"', f'{argument}="{new}"') for old, new in values.items())
    yield from ((f"isodyn {old}", f"isodyn {new}") for old, new in renamed.VERBS.items())
    for verb, options in renamed.OPTIONS.items():
        yield from ((f"isodyn {verb} {old}", f"isodyn {verb} {new}") for old, new in options.items())


def table() -> str:
    """Return the part of the page below the mark."""
    lines = [f"| deprecated in 0.3, removed in {renamed.REMOVED} | use |", "|---|---|"]
    return "\n".join(["", *lines, *(f"| `{old}` | `{new}` |" for old, new in rows()), ""])


def page() -> str:
    """Return the whole page, with the table of today."""
    head, mark, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    return head + mark + table()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
