"""Writes frontend/src/state/arms.json: arms of the catalogue that lessons use, for pages without a server.

python tools/arms.py
"""

from __future__ import annotations

import json
from pathlib import Path

import isodyn as iso
from isodyn.workbench.document import model_of

FILE = Path(__file__).parents[1] / "frontend" / "src" / "state" / "arms.json"
ARMS = ("three-link", "puma560", "stanford", "kr5")


def text() -> str:
    """The file's text."""
    return json.dumps({name: model_of(iso.load(name)) for name in ARMS}) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
