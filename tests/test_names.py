"""One meaning for each class name: no two top-level classes of the package share a name, but for a list that only shrinks."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import isodyn

PACKAGE = Path(isodyn.__file__).parent


def class_names() -> Counter[str]:
    """Name -> number of top-level classes of the package with this name."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py"))
    return Counter(node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef))
