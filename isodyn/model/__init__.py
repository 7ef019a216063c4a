"""The model: links, joints, robots, the readers and writers, the catalogue, and the reduced tree that formulations see.

The names below, which a robot's own methods lead to, are imported when they are asked for: readers, writers and the linter know
robots, so that a robot cannot import them, and a robot of the catalogue starts without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the one list of these names: type checkers read it, and so does _HOME
    from isodyn.model.formats.dh import DHTable as DHTable
    from isodyn.model.formats.dh import from_table as from_table
    from isodyn.model.formats.dh import to_dh as to_dh
    from isodyn.model.formats.mjcf import from_mjcf as from_mjcf
    from isodyn.model.formats.objects import from_description as from_description
    from isodyn.model.formats.objects import from_object as from_object
    from isodyn.model.formats.toml import from_toml as from_toml
    from isodyn.model.formats.toml import to_toml as to_toml
    from isodyn.model.formats.urdf import from_urdf as from_urdf
    from isodyn.model.formats.urdf import to_urdf as to_urdf
    from isodyn.model.lint import Finding as Finding
    from isodyn.model.lint import check as check
    from isodyn.model.summary import html_table as html_table
    from isodyn.model.summary import text_table as text_table

with open(__file__, encoding="utf-8") as _file:  # the lines above as text, since running them would import everything
    _LINES = [line.split() for line in _file if line.startswith("    from isodyn.")]
_HOME = {name: module for _, module, _, name, *_ in _LINES}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
