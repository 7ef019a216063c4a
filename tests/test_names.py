"""Class names of the package: each top-level class has a name that no other has, but for a list of names that only shrinks."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import isodyn

PACKAGE = Path(isodyn.__file__).parent

#: names that classes of backends, dynamics, formulations and simulation still share with others
SHARED = {
    "General",
    "Integrator",
    "Kernel",
    "Layout",
    "Modes",
    "Module",
    "Object",
    "Piece",
    "Program",
    "Tree",
    "_Numbers",
}


def test_a_class_name_has_one_meaning():
    """No two top-level classes share a name; a name that is no longer shared has to leave the list."""
    places = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path.relative_to(PACKAGE).as_posix())
    shared = {name: files for name, files in places.items() if len(files) > 1}
    assert not {name: files for name, files in shared.items() if name not in SHARED}, "give these classes different names"
    assert not SHARED - shared.keys(), "these names have one meaning now: take them off the list"
