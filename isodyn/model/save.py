"""`save`: one door for writing a robot; the file's ending says the format."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from isodyn.errors import FormatError, writing
from isodyn.model.robot import Robot
from isodyn.model.toml_out import to_toml
from isodyn.model.urdf_out import to_urdf

#: ending -> writer
WRITERS: dict[str, Callable[[Robot], str]] = {".toml": to_toml, ".urdf": to_urdf}


def save(robot: Robot, path: str | os.PathLike[str]) -> None:
    """Write the robot to a path that ends in .toml (nothing is lost) or .urdf (what other tools read)."""
    target = Path(path)
    writer = WRITERS.get(target.suffix.lower())
    if writer is None:
        raise FormatError(f"save: {str(target)[:200]!r} ends in {target.suffix!r}; expected {' or '.join(WRITERS)}")
    text = writer(robot)  # before the file is opened: a robot that cannot be written leaves no empty file behind
    with writing("save", target):
        target.write_text(text, encoding="utf-8", newline="\n")
