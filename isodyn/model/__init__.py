"""The model: links, joints, robots, readers and writers, the catalogue, and the reduced tree that formulations see.

The names below, used by the methods of Robot, are imported at first use. Readers, writers and the linter import Robot, so Robot
cannot import them; catalogue robots also load faster without them.
Type checkers read __init__.pyi, which tools/stubs.py makes from the table.
"""

from __future__ import annotations

from importlib import import_module

_HOME = {
    name: f"isodyn.model.{module}"
    for module, names in {
        "base": "with_base",
        "columns": "sizes",
        "edits": "attach detach subtree",
        "formats.dh": "DHTable DHRow from_table to_dh",
        "formats.mjcf": "from_mjcf",
        "formats.foreign_models": "from_description from_object",
        "formats.toml": "from_toml to_toml",
        "formats.urdf": "from_urdf to_urdf",
        "lint": "Finding check warn_suspicious_numbers",
        "summary": "html_table text_table",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
