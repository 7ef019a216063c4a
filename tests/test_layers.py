"""The layers of the package: a module imports only from its own layer and from those above it, also inside functions."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import isodyn

pytestmark = pytest.mark.check
ROOT = Path(isodyn.__file__).parent
PAGE = ROOT.parent / "docs" / "architecture.md"
#: the layers as the page lists them, from the bottom up; a layer may import itself and the layers before it
LAYERS = re.findall(r"^\| `(\w+)` \| .* \| .*\|$", PAGE.read_text(encoding="utf-8"), re.M)
#: public functions to come (DESIGN section 4): no layer may take their names
PLANNED = (
    "certify", "equations", "live", "flexible", "modes", "equilibrium", "mobility", "close_loops", "coordinates", "export",
    "linearize", "identify", "sweep",
)  # fmt: skip
#: looks upwards, inside methods: robot.inverse_dynamics(...) compiles, robot.view() is the workbench's
UPWARDS = {
    ("isodyn.model.robot", place) for place in ("isodyn.dynamics.dynamics", "isodyn.workbench.notebook_view", "isodyn.show.view")
}
FILES = sorted(path for path in ROOT.rglob("*.py") if "__pycache__" not in path.parts)


def module_of(path: Path) -> str:
    parts = ["isodyn", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> str | None:
    """The layer of a dotted name such as "isodyn.model.joint"; None for the package itself."""
    parts = module.split(".")
    if len(parts) < 2:
        return None
    return "cli" if parts[1] == "__main__" else parts[1]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> tuple[tuple[int, str], ...]:
    """Return (line, module) for every import of isodyn, imports inside functions included."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name.split(".")[0] == "isodyn")
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write imports in full"
            if node.module and node.module.split(".")[0] == "isodyn":
                for alias in node.names:  # "from isodyn import model" names a layer, "from isodyn import load" a public name
                    inner = f"{node.module}.{alias.name}"
                    if inner != "isodyn.__version__":  # of no layer, and hiding none
                        yield node.lineno, inner if _is_module(inner) else node.module


def _is_module(name: str) -> bool:
    place = ROOT.parent / name.replace(".", "/")
    return place.is_dir() or place.with_suffix(".py").exists()


def test_imports_point_up_the_list_of_layers():
    wrong = []
    for path in FILES:
        own = layer_of(module_of(path))
        if own is None:
            continue  # the package's lazy names
        for line, module in imports(path):
            other, place = layer_of(module), f"{path.relative_to(ROOT)}:{line}"
            if other is None:  # the lazy names would hide a layer
                wrong.append(f"{place}: import from the module, not from isodyn")
            elif LAYERS.index(other) > LAYERS.index(own) and (module_of(path), module) not in UPWARDS:
                wrong.append(f"{place}: {own} imports {module} of the layer {other}")
    assert not wrong, "\n".join(wrong)


def test_every_file_belongs_to_a_layer():
    assert {layer_of(module_of(path)) for path in FILES} - {None} == set(LAYERS)


def test_no_layer_has_the_name_of_a_public_function():
    taken = {*isodyn.__all__, *PLANNED}
    assert not taken & {path.stem for path in ROOT.iterdir() if path.suffix == ".py" or path.is_dir()}


def test_only_the_core_packages_are_imported_at_the_top():
    allowed = {"numpy", "llvmlite", "isodyn"}
    wrong = []
    for path in FILES:
        for node in parsed(path).body:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            tops = {name.split(".")[0] for name in names}
            wrong += [f"{path.relative_to(ROOT)}:{node.lineno}: {top}" for top in tops - allowed - sys.stdlib_module_names]
    assert not wrong, "\n".join(wrong)


def test_the_algebra_and_the_formulations_say_what_they_compute_with():
    files = [path for path in FILES if layer_of(module_of(path)) in ("spatial", "formulations")]
    assert len(files) > 20
    assert not [path.name for path in files if re.search(r"\bAny\b", path.read_text(encoding="utf-8"))]


def test_no_two_files_import_each_other():
    """Two files that need each other are one; the exceptions say why they are two."""
    known = {module_of(path) for path in FILES}
    edges = {module_of(path): {module for _, module in imports(path) if module in known} for path in FILES}
    pairs = {tuple(sorted((a, b))) for a, others in edges.items() for b in others if a != b and a in edges[b]}
    assert not {pair for pair in pairs if pair not in MUTUAL}, "make one file of them, or let one of them know less"


#: pairs that may: the model's ways up, `robot.inverse_dynamics` compiles on first use, `robot.view()` is a page
MUTUAL = {("isodyn.dynamics.dynamics", "isodyn.model.robot"), ("isodyn.model.robot", "isodyn.workbench.notebook_view")}
