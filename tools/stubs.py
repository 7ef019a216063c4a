"""Writes __init__.pyi of the packages whose names are imported when they are first used, from their tables: what type checkers see.

python tools/stubs.py
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

PACKAGES = ("isodyn", "isodyn.model")
ROOT = Path(__file__).parents[1]


def path(package: str) -> Path:
    """Where the stub of a package is."""
    return ROOT.joinpath(*package.split("."), "__init__.pyi")


def stub(package: str) -> str:
    """Its text."""
    module = import_module(package)
    lines = [f'"""Made by tools/stubs.py from the table in {package}, for type checkers and editors."""', ""]
    lines += [f"from {home} import {name} as {name}" for name, home in sorted(module._HOME.items(), key=lambda item: item[::-1])]
    if hasattr(module, "__version__"):
        lines += ["", "__version__: str"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for each in PACKAGES:
        path(each).write_text(stub(each), encoding="utf-8")
