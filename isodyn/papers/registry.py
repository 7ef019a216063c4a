"""Everything that can be reproduced: key -> function that makes the piece."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from isodyn.errors import UnknownNameError
from isodyn.papers.piece import Piece

Maker = Callable[[], Piece]

#: a module of this package for each source, in the order of the index; each has ITEMS: key -> function
SOURCES = ("saha", "mata", "turney", "celentano")


def items() -> Mapping[str, Maker]:
    """Key -> function, in the order of the sources."""
    found: dict[str, Maker] = {}
    for name in SOURCES:
        found |= import_module(f"isodyn.papers.{name}").ITEMS
    return found


def chosen(names: tuple[str, ...]) -> Mapping[str, Maker]:
    """The items of these names; a source's name stands for all of its items, no name for everything."""
    everything = items()
    if not names:
        return everything
    found: dict[str, Maker] = {}
    for name in names:
        matching = {key: make for key, make in everything.items() if key == name or key.startswith(f"{name}-")}
        if not matching:
            raise UnknownNameError.of("example", name, (*SOURCES, *everything))
        found |= matching
    return found
