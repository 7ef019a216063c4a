"""Flip every + and - of every formulation file in turn: each flip changes some answer by far more than rounding (STYLE, habit 8).

The answers are those that test_peers.py and test_reference_numbers.py hold against Pinocchio and published numbers, so a flip that
changes one is a flip that they catch.  Formulations run on plain numbers here: no graphs.
"""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import isodyn.formulations
from isodyn.errors import MethodError
from isodyn.formulations import registry as RIGHT
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.robots.families import autotree, random_tree
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import pose, rpy_matrix, scalars

FOLDER = Path(isodyn.formulations.__file__).parent
PACKAGE = "isodyn.formulations"

#: (file, source of the expression) -> why flipping it changes nothing
HARMLESS: dict[tuple[str, str], str] = {}


def places(tree: ast.Module) -> Iterator[ast.AST]:
    """Every sum, difference, in-place sum and minus sign of a file."""
    for node in ast.walk(tree):
        signs = (ast.USub,) if isinstance(node, ast.UnaryOp) else (ast.Add, ast.Sub)
        if isinstance(node, (ast.BinOp, ast.AugAssign, ast.UnaryOp)) and isinstance(node.op, signs):
            yield node


def flip(node: Any) -> None:
    if isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd()
    else:
        node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()


class Flipped(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one formulation file from a changed syntax tree."""

    def __init__(self, name: str, code: Any):
        self.name, self.code = name, code

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def create_module(self, spec: Any) -> None:
        return None

    def exec_module(self, module: Any) -> None:
        exec(self.code, module.__dict__)


def registry_with(file: str, tree: ast.Module) -> Any:
    """The registry as it would be with that file so changed; the real modules are put back."""
    finder = Flipped(f"{PACKAGE}.{file}", compile(tree, f"{file}.py (flipped)", "exec"))
    kept = {name: module for name, module in sys.modules.items() if name.startswith(f"{PACKAGE}.")}
    attributes = dict(vars(isodyn.formulations))
    for name in kept:
        del sys.modules[name]
        delattr(isodyn.formulations, name.removeprefix(f"{PACKAGE}."))
    sys.meta_path.insert(0, finder)
    try:
        registry: Any = importlib.import_module(f"{PACKAGE}.registry")
        registry.beside = {name: importlib.import_module(f"{PACKAGE}.{name}") for name in BESIDE}
        return registry
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.startswith(f"{PACKAGE}.")]:
            del sys.modules[name]
        sys.modules.update(kept)
        vars(isodyn.formulations).update(attributes)


def robots() -> list[Tree]:
    """A tree R-R-P-R with a branch P, motors and fixed links; and an arm whose link frames are not its joint frames."""
    tree = random_tree(348, 5, branching=0.3, prismatic=0.4, fixed=0.5, motors=True, gravity=(1, 2, -9))
    assert [joint.type[0] for joint in tree.moving] == list("rrprp")
    assert len(tree.joints) == 7 and len(tree.tips) > 1
    arm = Robot(
        "arm",
        (
            Link("base"),
            Link("a", 1.0, (0.1, 0.2, 0.3), (0.3, 0.4, 0.5)),
            Link("b", 2.0, (0.3, -0.1, 0.2), (0.5, 0.4, 0.6, 0.1, -0.05, 0.07)),
        ),
        (
            Joint(
                "ja",
                "base",
                "a",
                "revolute",
                pose(rpy_matrix((0.1, 0.2, 0.3)), (0.1, 0, 0.2)),
                mount=pose(rpy_matrix((0.3, 0.1, 0)), (0.2, 0.1, 0.4)),
            ),
            Joint(
                "jb", "a", "b", "prismatic", pose(rpy_matrix((0.5, -0.2, 0.3))), (1, 2, 2), pose(None, (0.1, 0.3, -0.2)), offset=0.3
            ),
        ),
    )
    return [reduce_robot(robot) for robot in (tree, arm)]


TREES = robots()


def answers(registry: Any, file: str = "") -> Iterator[tuple[Any, Any]]:
    """(what was asked, the answer) of every quantity of every method on plain numbers, those that the file is about first; joints
    move forwards and backwards, every frame is loaded."""
    rows = sorted(registry.METHODS.values(), key=lambda row: not file.startswith(row.key.replace("-", "_")))
    for name, ask in BESIDE.items():
        found = ask(vars(registry).get("beside", {}).get(name) or importlib.import_module(f"{PACKAGE}.{name}"))
        yield from (((name, k), answer) for k, answer in enumerate(found))
    for number, tree in enumerate(TREES):
        rng = np.random.default_rng(5)
        q, qd, qdd = (scalars(rng.uniform(-1.5, 1.5, tree.n)) for _ in range(3))
        names = list(tree.frames)
        loads = {name: scalars(rng.uniform(-3, 3, 6)) for name in names}
        vectors = {"q": q, "qd": qd, "qdd": qdd, "tau": qdd * 9.0}
        for row in rows:
            for quantity in sorted({*row.quantities, *registry.SHARED} if row.key == "newton-euler" else row.quantities):
                extras: list[tuple[Any, ...]] = [()]
                if registry.QUANTITIES[quantity].loads:
                    extras = [({},), (loads,)]
                elif quantity == "pose":
                    extras = [(name,) for name in names[-3:]]
                elif quantity == "jacobian":
                    extras = [(name, reference) for name in names[-2:] for reference in ("world", "local", "world-aligned")]
                arguments = [vectors[name] for name in registry.QUANTITIES[quantity].inputs]
                for k, extra in enumerate(extras):
                    answer = np.asarray(row.formula(quantity)(tree, *arguments, *extra), dtype=float)
                    yield (number, row.key, quantity, k), answer


def planar_answers(planar: Any) -> list[Any]:
    """Every function of the planar closed forms on plain numbers; test_momentum.py holds them against the registry."""
    rng = np.random.default_rng(6)
    M, L, L_G, J, angles, rates = rng.uniform(0.5, 1.5, (6, 4))
    arm = planar.PlanarArm(M, L, L_G, J, (1.0, -9.0))
    e = planar.chained(angles)
    matrices = [planar.link_matrix(arm, e, i) for i in range(4)]
    gradients = [planar.link_gradient(arm, e, rates, i) for i in range(4)]
    found = [e, planar.assembled(matrices), planar.assembled(gradients), planar.relative_matrix(planar.inertia(arm, e))]
    found += [planar.link_inertia(arm, e, 2), planar.link_jacobian(arm, e, 2), planar.link_gravity(arm, e, 2)]
    found += [planar.kinetic_gradient(arm, e, rates), planar.relative_forces(planar.gravity_force(arm, e))]
    read = planar.planar_arm(reduce_robot(autotree(3, gravity=(1, 2, 3))))
    found += [read.M, read.L, read.L_G, read.J, read.gravity]
    return [np.asarray(x, dtype=float) for x in found]


#: formulation files that no quantity of the registry calls -> what to ask of them
BESIDE: dict[str, Callable[[Any], list[Any]]] = {"planar": planar_answers}

EXPECTED = dict(answers(RIGHT))


def differ(actual: Iterator[tuple[Any, Any]], expected: dict[Any, Any]) -> bool:
    """By more than ten thousand roundings of the largest entry, somewhere; what comes after the first difference is not asked."""
    asked = 0
    for key, a in actual:
        b, asked = expected[key], asked + 1
        bound = 1e4 * np.finfo(float).eps * np.abs(b).max(initial=0.0)
        if a.shape != b.shape or not (np.abs(a - b) <= bound).all():
            return True
    assert asked == len(expected)
    return False


FILES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "registry"))


@pytest.mark.parametrize("file", FILES)
def test_every_flipped_sign_of_a_formulation_is_noticed(file: str) -> None:
    source = (FOLDER / f"{file}.py").read_text(encoding="utf-8")
    count = len(list(places(ast.parse(source))))
    unnoticed = []
    for k in range(count):
        tree = ast.parse(source)
        node = list(places(tree))[k]
        text = ast.unparse(node)
        flip(node)
        try:
            noticed = differ(answers(registry_with(file, tree), file), EXPECTED)
        except (IndexError, TypeError, ValueError, ZeroDivisionError, AttributeError, MethodError):
            noticed = True
        if not noticed and (file, text) not in HARMLESS:
            unnoticed.append(f"{file}.py:{node.lineno}: {text}")  # type: ignore[attr-defined]
    assert not unnoticed, "\n".join(unnoticed)


def test_the_answers_of_the_unflipped_files_are_the_expected_ones() -> None:
    """Importing anew changes nothing, so that what is noticed above is the flip."""
    for file in FILES:
        assert not differ(answers(registry_with(file, ast.parse((FOLDER / f"{file}.py").read_text(encoding="utf-8")))), EXPECTED)
