"""The model: links, joints, robots, the readers and writers, the catalogue, and the reduced tree that formulations see.

The names below, which a robot's own methods lead to, are imported when they are asked for: readers, writers and the linter know
robots, so that a robot cannot import them, and a robot of the catalogue starts without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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

_HOME = {
    name: f"isodyn.model.{module}"
    for module, names in {
        "formats.dh": "DHTable from_table to_dh",
        "formats.mjcf": "from_mjcf",
        "formats.objects": "from_description from_object",
        "formats.toml": "from_toml to_toml",
        "formats.urdf": "from_urdf to_urdf",
        "lint": "Finding check",
        "summary": "html_table text_table",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
