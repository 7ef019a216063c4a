"""The model: links, joints, robots, the readers and writers, the catalogue, and the reduced tree that formulations see.

The names below, which a robot's own methods lead to, are imported when they are asked for: readers, writers and the linter know
robots, so that a robot cannot import them, and a robot of the catalogue starts without them.
Type checkers read __init__.pyi, which tools/stubs.py makes of the table.
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
        "formats.objects": "from_description from_object",
        "formats.toml": "from_toml to_toml",
        "formats.urdf": "from_urdf to_urdf",
        "lint": "Finding check questioned",
        "summary": "html_table text_table",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
