"""The public names: listed, sorted, complete, documented, and imported only when asked for."""

from __future__ import annotations

import builtins
import importlib
import inspect
import json
import os
import py_compile
import runpy
import shutil
import subprocess
import sys
import typing
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import numpy.typing as npt
import pytest

import isodyn
from isodyn.model.quantities import Quantities
from isodyn.renamed import NAMES

STUBS = runpy.run_path(str(Path(__file__).parents[1] / "tools" / "stubs.py"))


def test_all_is_sorted_and_complete():
    assert isodyn.__all__ == sorted(isodyn.__all__)
    assert set(isodyn.__all__) == {*isodyn._HOME, "__version__"}
    assert set(dir(isodyn)) == set(isodyn.__all__)


@pytest.mark.check
@pytest.mark.parametrize("package", STUBS["PACKAGES"])
def test_type_checkers_see_the_same_names_in_the_same_modules(package):
    assert STUBS["path"](package).read_text(encoding="utf-8") == STUBS["stub"](package), "run: python tools/stubs.py"


def test_no_public_name_is_lost():
    """What was promised before is still in the list, or answers as an alias."""
    recorded = json.loads((Path(__file__).parent / "record" / "signatures.json").read_text(encoding="utf-8"))
    assert {name for name in recorded if name.isidentifier()} <= {*isodyn.__all__, *NAMES}


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


#: what NumPy itself says Any in
OF_NUMPY = (*typing.get_args(npt.ArrayLike), *typing.get_args(npt.DTypeLike))


class Names(dict[str, object]):
    """The names of a module, and a stand-in for those that only type checkers import."""

    def __missing__(self, name: str) -> object:
        return getattr(builtins, name, Sequence)  # which takes arguments in brackets as well


def annotations(place: str, value: object) -> Iterator[tuple[str, object, dict[str, object]]]:
    """(place, annotation, names of its module) of every annotation of a function, or of a class and its public members."""
    if isinstance(value, (staticmethod, classmethod, property)):
        value = value.fget if isinstance(value, property) else value.__func__
    if inspect.isfunction(value):
        function = inspect.unwrap(value)
        yield from ((f"{place}({key})", hint, function.__globals__) for key, hint in function.__annotations__.items())
    if inspect.isclass(value):
        for base in value.__mro__:
            if base.__module__.startswith("isodyn"):
                fields, names = vars(base).get("__annotations__", {}), vars(sys.modules[base.__module__])
                yield from ((f"{place}.{key}", hint, names) for key, hint in fields.items() if not key.startswith("_"))
                for key, member in vars(base).items():
                    if not key.startswith("_") or key == "__init__":
                        yield from annotations(f"{place}.{key}", member)


def meaning(hint: object, names: dict[str, object]) -> object:
    """Of an annotation, which is text unless dataclasses or named tuples have looked at it."""
    text = getattr(hint, "__forward_arg__", hint)
    return eval(text, {}, Names(names)) if isinstance(text, str) else hint


def says_any(hint: object) -> bool:
    parts = hint if isinstance(hint, list) else typing.get_args(hint)
    return hint is typing.Any or (hint not in OF_NUMPY and any(map(says_any, parts)))


def test_public_signatures_say_no_any():
    """Aliases looked through: a type checker knows what every public function takes and gives."""
    found = [row for name in isodyn._HOME for row in annotations(name, getattr(isodyn, name))]
    assert len(found) > 1000
    assert says_any(Callable[[int], dict[str, typing.Any]])
    assert not [place for place, hint, names in found if says_any(meaning(hint, names))]


def test_the_package_is_a_command(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["isodyn", "--version"])
    with pytest.raises(SystemExit) as done:
        runpy.run_module("isodyn", run_name="__main__")
    assert not done.value.code and isodyn.__version__ in capsys.readouterr().out


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="has no attribute 'lod'"):
        _ = isodyn.lod


def test_importing_the_package_imports_nothing_heavy():
    code = "import sys, isodyn; print(sorted({'numpy', 'llvmlite'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_first_call_imports_what_it_needs_and_no_extra(tmp_path):
    """In a folder of its own: the very first one writes its kernel, which those after it find there."""
    code = (
        "import sys, isodyn; isodyn.load('puma560').inverse_dynamics([0] * 6, [0] * 6, [0] * 6);"
        "print(*(name for name in sys.modules if name.split('.')[0] in ('isodyn', 'matplotlib', 'scipy', 'pinocchio', 'mujoco')))"
    )
    environment = os.environ | {"ISODYN_CACHE": str(tmp_path)}
    run = partial(subprocess.run, [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    writing, finding = (set(run().stdout.split()) for _ in range(2))
    assert {name.split(".")[0] for name in writing} == {"isodyn"} and list(tmp_path.iterdir())
    assert finding < writing and len(finding) <= 52 and len(writing) <= 59
    assert {name.split(".")[1] for name in writing - finding} == {"backends", "graph"}  # what optimises, writes and compiles


def zipped(package: Path, place: Path) -> Path:
    """A zip of a package."""
    return Path(shutil.make_archive(str(place / "library"), "zip", package.parent, package.name))


def compiled(package: Path, place: Path) -> Path:
    """A folder that holds a package as compiled files alone, and its data."""
    shutil.copytree(package, place / package.name, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for path in package.rglob("*.py"):
        target = place / package.name / path.relative_to(package).with_suffix(".pyc")
        py_compile.compile(str(path), str(target), invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    return place


@pytest.mark.parametrize("packed", [zipped, compiled])
def test_the_package_works_from_a_zip_and_without_its_sources(packed, tmp_path):
    """It is imported, gives a torque and counts; lines are those of the formulation where they can be known, else none."""
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import isodyn; from isodyn.backends.cpu import objects;"
        "assert isodyn.__file__.startswith(sys.argv[1]) and objects.generator_sources();"
        "robot = isodyn.chain(1); print(robot.gravity_torque([0.0]).shape, isodyn.count(robot, 'kane', 'mass_matrix').total);"
        "graph = isodyn.trace(isodyn.chain(2), 'kane', 'inverse_dynamics');"
        "print(sorted({line[0] for line in graph.lines if line}))"
    )
    place = str(packed(Path(isodyn.__file__).parent, tmp_path))
    environment = {**os.environ, "ISODYN_CACHE": "off", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", code, place], capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert done.returncode == 0, done.stderr
    answer, lines = done.stdout.splitlines()
    assert answer == f"(1,) {isodyn.count(isodyn.chain(1), 'kane', 'mass_matrix').total}"
    assert packed is compiled or "kane.py" in lines


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
