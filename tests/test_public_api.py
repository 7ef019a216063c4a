"""The public names: listed, sorted, complete, documented, and imported only when asked for."""

from __future__ import annotations

import importlib
import inspect
import json
import subprocess
import sys
from pathlib import Path

import pytest

import isodyn
from isodyn.model.quantities import Quantities


def test_all_is_sorted_and_complete():
    assert isodyn.__all__ == sorted(isodyn.__all__)
    assert set(isodyn.__all__) == {*isodyn._HOME, "__version__"}
    assert set(dir(isodyn)) == set(isodyn.__all__)


def test_no_public_name_is_lost():
    """The list is read from lines of text: what was promised before is still in it."""
    recorded = json.loads((Path(__file__).parent / "record" / "signatures.json").read_text(encoding="utf-8"))
    assert {name for name in recorded if "." not in name} <= set(isodyn.__all__)


@pytest.mark.parametrize("name", sorted(isodyn._HOME))
def test_every_public_name_is_there_and_documented(name):
    value = getattr(isodyn, name)
    assert inspect.getdoc(value)
    assert value.__module__ == isodyn._HOME[name], "a name is listed under the module that defines it"


@pytest.mark.parametrize("name", [name for name in isodyn._HOME if inspect.isclass(getattr(isodyn, name))])
def test_public_methods_are_documented(name):
    for key, value in vars(getattr(isodyn, name)).items():
        if not key.startswith("_") and (inspect.isfunction(value) or isinstance(value, (property, staticmethod, classmethod))):
            assert inspect.getdoc(value), f"{name}.{key} has no docstring"


def test_every_quantity_has_a_method_with_types():
    from isodyn.model.quantities import QUANTITIES

    for quantity in QUANTITIES:
        signature = inspect.signature(getattr(Quantities, quantity))
        assert signature.return_annotation is not inspect.Signature.empty
        assert all(p.annotation is not inspect.Parameter.empty for key, p in signature.parameters.items() if key != "self")


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="has no attribute 'lod'"):
        _ = isodyn.lod


def test_importing_the_package_imports_nothing_heavy():
    code = "import sys, isodyn; print(sorted({'numpy', 'llvmlite'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_first_call_imports_what_it_needs_and_no_extra():
    code = (
        "import sys, isodyn; isodyn.load('puma560').inverse_dynamics([0] * 6, [0] * 6, [0] * 6);"
        "print(sorted({'matplotlib', 'scipy', 'pinocchio', 'mujoco'} & set(sys.modules)));"
        "print(sum(name.split('.')[0] == 'isodyn' for name in sys.modules))"
    )
    extras, modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    assert extras == "[]" and int(modules) <= 50


def test_a_wheel_takes_every_file_of_the_package():
    """Folders of code are packages, other files are named under package data, and the command is where pyproject.toml says."""
    tomllib = pytest.importorskip("tomllib")  # from Python 3.11 on
    root = Path(isodyn.__file__).parent
    project = tomllib.loads((root.parent / "pyproject.toml").read_text(encoding="utf-8"))
    files = {path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    data = {path for pattern in project["tool"]["setuptools"]["package-data"]["isodyn"] for path in root.glob(pattern)}
    assert data == {path for path in files if path.suffix != ".py"}
    assert all((path.parent / "__init__.py") in files for path in files - data)
    module, _, function = project["project"]["scripts"]["isodyn"].partition(":")
    assert callable(getattr(importlib.import_module(module), function))
