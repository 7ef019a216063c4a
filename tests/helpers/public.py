"""The URDFs of example-robot-data, which the extra `test` installs; where it is missing, what needs them is skipped."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest


def public_files() -> list[Path]:
    """All of them."""
    try:
        found = distribution("example-robot-data").files or []
    except PackageNotFoundError:
        return []
    return sorted(Path(str(file.locate())) for file in found if file.suffix == ".urdf")


def public_file(name: str) -> Path:
    """The one whose path ends so, such as "panda_description/urdf/panda.urdf"."""
    found = [file for file in public_files() if file.as_posix().endswith(f"/{name}")]
    if not found:
        pytest.skip("example-robot-data is not installed")
    return found[0]
