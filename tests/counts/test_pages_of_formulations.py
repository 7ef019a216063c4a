"""The pages of the formulations and of the reductions: counts and accuracies that they print are those of the software."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import isodyn as iso
from isodyn.backends.cpu import Kernel
from isodyn.backends.precise import evaluate_precisely
from isodyn.show.documentation import equations_and_code

DOCS = Path(__file__).parents[2] / "docs"
TABLES = runpy.run_path(str(DOCS / "make_count_tables.py"))
SLOW = ("composite-body-split", "lagrange")


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.slow if key in SLOW else ()) for key in TABLES["PAGES"]])
def test_the_counts_of_a_page_are_what_its_script_writes(key: str) -> None:
    page = TABLES["PAGES"][key].read_text(encoding="utf-8")
    assert page == TABLES["written"](key), f"run: python docs/make_count_tables.py {key}"


@pytest.mark.parametrize("key", SLOW)
def test_the_figures_of_a_long_page_are_counted(key: str) -> None:
    """Its polynomials are left to the slow test above; six joints and a robot of each row are counted again."""
    words = {word: quantity for quantity, word in TABLES["WORDS"].items()}
    text = TABLES["PAGES"][key].read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")]
    found = {words[row[0]]: (row[3], row[6]) for row in rows if row[0] in words and len(row) == 8}
    assert len(found) == 6
    for quantity, (six, ur5) in found.items():
        counts = (iso.count(arm, key, quantity) for arm in (6, iso.load("ur5")))
        assert [f"{count.products} / {count.add}" for count in counts] == [six, ur5], quantity


def test_the_screw_page_compares_with_lagrange_as_it_is_now() -> None:
    """Its own rows are goldens of test_screw.py."""
    text = (DOCS / "formulations" / "screw.md").read_text(encoding="utf-8")
    (row,) = re.findall(r"^\| 6R, `lagrange` \| (.*) \|$", text, re.M)
    quantities = ("mass_matrix", "coriolis_matrix", "gravity_torque", "inverse_dynamics")
    counts = [iso.count(6, "lagrange", quantity) for quantity in quantities]
    assert row.split(" | ") == [f"{count.mul} / {count.add}" for count in counts]


def test_every_formulation_has_a_page_in_the_registry_and_the_other_way_round() -> None:
    pages = {page.stem for page in (DOCS / "formulations").glob("*.md")}
    assert {row.key for row in iso.methods()} <= pages
    linked = set(re.findall(r"\(formulations/([\w-]+)\.md", (DOCS / "methods.md").read_text(encoding="utf-8")))
    assert {row.key for row in iso.methods()} <= linked


def test_variants_are_listed_as_such() -> None:
    text, rows = (DOCS / "methods.md").read_text(encoding="utf-8"), {row.key: row for row in iso.methods()}
    for row in rows.values():
        (line,) = re.findall(rf"^\| `{row.key}` \| .*$", text, re.M)
        assert re.findall(r"variant of `([\w-]+)`", line) == ([row.variant_of] if row.variant_of else [])
        assert row.variant_of is None or rows[row.variant_of].variant_of is None


def test_equations_are_next_to_code_that_exists() -> None:
    """Tables of equations and code take whole statements from the file, and refuse what it does not contain exactly once."""
    source = "def f(x):\n    for i in x:\n        y = (i +\n             1)  # (7)\n        z = 1\n    z = 2\n    return y\n"
    assert list(equations_and_code(source, "f", ["$y$ (7) :: y =", ":: for i"])) == [
        ("$y$ (7)", "y = (i +\n     1)  # (7)\nfor i in x:")
    ]
    for functions, line, words in (
        ("f", "a :: z =", "2 statements"),
        ("f", "a :: w =", "0 statements"),
        ("g", "a :: y =", "no function is called g"),
        ("f", "$y$ (7)", "no '::'"),
    ):
        with pytest.raises(ValueError, match=words):
            list(equations_and_code(source, functions, [line]))


# -- accuracy on Mata's arm ------------------------------------------------------------------------------------------------

BOTH = ("frames", "base-parameters")


def accuracies() -> dict[tuple[str, str], list[float]]:
    """(method, quantity) -> the figures of the table of docs/reductions.md."""
    text = (DOCS / "reductions.md").read_text(encoding="utf-8")
    words = {"inverse dynamics": "inverse_dynamics", "$M$": "mass_matrix", "forward dynamics": "forward_dynamics"}
    rows = re.findall(r"^\| `([\w-]+)`, (.*?) \| ([\d.| ]+) \|$", text, re.M)
    return {(method, words[what]): [float(x) for x in figures.split("|")] for method, what, figures in rows}


def error(robot: iso.Robot, key: tuple[str, str], dtype: str, given: list[Any], reduce: tuple[str, ...]) -> float:
    """Root mean square over the states, relative to each state's largest entry, in units of the precision."""
    pytest.importorskip("mpmath")
    plain = iso.trace(robot, *key, friction=False)
    inputs = [np.ascontiguousarray(x, dtype) for x in given[: len(plain.inputs)]]
    precisely = evaluate_precisely(plain, {port.name: x for port, x in zip(plain.inputs, inputs, strict=False)})
    exact = precisely[key[1]].reshape(len(inputs[0]), -1).astype(float)
    out = np.empty((len(exact), plain.outputs[0].size), dtype)
    Kernel(iso.trace(robot, *key, friction=False, reduce=reduce), dtype).run([*inputs, out], len(exact))
    relative = (out - exact) / np.abs(exact).max(axis=1, keepdims=True)
    return float(np.sqrt(np.mean(relative**2)) / np.finfo(dtype).eps)


@pytest.mark.parametrize("key", accuracies(), ids="-".join)
def test_the_accuracies_of_the_reductions_are_as_printed(key: tuple[str, str]) -> None:
    """To a half: roundings fall differently when the order of operations changes."""
    robot, rng = iso.load("mata-arm"), np.random.default_rng(1)
    q = np.linspace(0.0, np.pi, 180)[:, None] * np.ones(robot.n)
    given = [q, rng.normal(size=q.shape), rng.normal(size=q.shape)]
    for printed, (dtype, reduce) in zip(
        accuracies()[key], [(dtype, reduce) for dtype in ("float64", "float32") for reduce in ((), BOTH)], strict=True
    ):
        found = error(robot, key, dtype, given, reduce)
        assert printed / 1.5 <= found <= printed * 1.5, (dtype, reduce, found)
