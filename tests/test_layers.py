"""Layers: a module imports only from layers above its own, function-level imports included (DESIGN section 2)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "isodyn"
LAYERS = ("spatial", "check", "model", "formulations", "graph", "backends", "dynamics", "analysis", "interfaces")
INTERFACES = {"cli", "commands", "__main__"}
FILES = sorted(ROOT.rglob("*.py"))


def layer_of(module: str) -> str | None:
    """The layer of a dotted name such as "isodyn.model.joint"; None for the package itself and its errors."""
    parts = module.split(".")
    if len(parts) < 2 or parts[1] == "errors":
        return None
    return "interfaces" if parts[1] in INTERFACES else parts[1]


def module_of(path: Path) -> str:
    parts = ["isodyn", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """(line, module) of every import of isodyn itself, wherever it stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name.split(".")[0] == "isodyn")
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write imports in full"
            if node.module and node.module.split(".")[0] == "isodyn":
                for alias in node.names:  # "from isodyn import model" names a layer, "from isodyn import load" a public name
                    inner = f"{node.module}.{alias.name}"
                    yield node.lineno, inner if (ROOT.parent / inner.replace(".", "/")).exists() or _is_file(inner) else node.module


def _is_file(module: str) -> bool:
    return (ROOT.parent / (module.replace(".", "/") + ".py")).exists()


@pytest.mark.parametrize("path", [path for path in FILES if module_of(path) != "isodyn"], ids=module_of)
def test_imports_point_up_the_list_of_layers(path):
    own = layer_of(module_of(path))
    if own is None:
        assert list(imports(path)) == [], "errors stand below everything"
        return
    for line, module in imports(path):
        other = layer_of(module)
        if other is None:
            # the package's lazy names would hide a layer; its version is no layer's business
            assert module == "isodyn.errors" or own == "interfaces", f"{path.name}:{line}: import from the module, not from isodyn"
            continue
        assert LAYERS.index(other) <= LAYERS.index(own), f"{path.name}:{line}: {own} imports {module} of the layer {other}"


def test_every_file_belongs_to_a_layer():
    layers = {layer_of(module_of(path)) for path in FILES} - {None}
    assert layers <= set(LAYERS)


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_files_keep_to_their_size(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) < 400


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_only_the_core_packages_are_imported_at_the_top(path):
    allowed = {"numpy", "llvmlite", "isodyn"}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            top = name.split(".")[0]
            assert top in allowed or top in sys.stdlib_module_names, f"{path.name}:{node.lineno}: {name} is an extra"
