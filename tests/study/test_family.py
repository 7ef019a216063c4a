"""The family tree: identities are decided graph by graph, shares are shares, and the page says what is found."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

import isodyn as iso
from isodyn.dynamics.trace import counted_graph
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.study.family import FAMILY_THRESHOLD, REDUCED, Key, _connected, operation_overlap, structure

DOCS = Path(__file__).parents[2] / "docs"


def results(n: int, method: str, quantity: str, table: dict[Key, int], reduce: tuple[str, ...] = ()) -> tuple[int, ...]:
    return structure(*counted_graph(n, method, quantity, reduce=reduce), table)[1]


@pytest.mark.parametrize("n", range(1, 17))
def test_three_papers_are_one_computation_once_reduced(n):
    """Reduced denoc, balafoutis-patel and modified-newton-euler; 383 products and 319 sums at n = 6."""
    table: dict[Key, int] = {}
    first, *others = (
        results(n, method, "inverse_dynamics", table, REDUCED) for method in ("modified-newton-euler", "denoc", "balafoutis-patel")
    )
    assert others == [first, first]
    if n == 6:
        found = iso.count(n, "denoc", "inverse_dynamics", reduce=REDUCED)
        assert (found.products, found.add) == (383, 319)


@pytest.mark.parametrize("n", range(1, 17))
def test_kanes_inertia_matrix_is_that_of_the_noc(n):
    table: dict[Key, int] = {}
    assert results(n, "kane", "mass_matrix", table) == results(n, "noc", "mass_matrix", table)


def test_a_map_has_ones_on_its_diagonal_and_both_sides_alike():
    found = operation_overlap(3, "mass_matrix")
    for share in (found.published, found.reduced):
        assert (np.diag(share) == 1).all() and (share == share.T).all() and (share >= 0).all() and (share <= 1).all()
    i, j = found.methods.index("noc"), found.methods.index("kane")
    assert found.published[i, j] == 1 and ("noc", "kane", "kane-recursive") in found.same
    text = found.table().text()
    assert "Identical graphs as published: noc = kane = kane-recursive." in text and f"in {len(found.families)} families" in text
    assert sorted(method for family in found.families for method in family) == sorted(found.methods)


def test_the_torques_are_of_six_families():
    found = operation_overlap(6, "inverse_dynamics")
    assert len(found.families) == 6 and ("composite-body", "composite-body-split") in found.families
    members = {method: family for family in found.families for method in family}
    for i, a in enumerate(found.methods):
        for j, b in enumerate(found.methods):
            assert members[a] == members[b] or found.published[i, j] <= FAMILY_THRESHOLD
    assert "six families" in (DOCS / "methods.md").read_text(encoding="utf-8")


def test_sums_and_products_are_the_same_in_either_order_and_differences_are_not():
    table: dict[Key, int] = {}

    def numbered(law) -> tuple[int, ...]:
        context = Context()
        x = context.symbols("x", 2)
        return structure(finish(context, {"x": x}, {"y": np.array([law(*x)], dtype=object)}), (), table)[1]

    assert numbered(lambda a, b: (a + b) * a) == numbered(lambda a, b: a * (b + a))
    assert numbered(lambda a, b: a - b) != numbered(lambda a, b: b - a)
    assert numbered(lambda a, b: a * 2.0) != numbered(lambda a, b: a * 3.0)


def test_kin_by_way_of_a_third_are_of_one_family():
    kin = np.array([[1, 0, 1, 0], [0, 1, 0, 0], [1, 0, 1, 1], [0, 0, 1, 1]], dtype=bool)
    assert _connected("abcd", kin) == (("a", "c", "d"), ("b",))


def test_compare_shows_the_map_of_its_robot():
    found = iso.compare(
        iso.load("two-link"), methods=("noc", "kane", "lagrange"), quantities=("mass_matrix",), states=2, speed=False, curves=False
    )
    (family,) = found.families
    assert family.methods == ("noc", "lagrange", "kane") and family.same == (("noc", "kane"),)
    assert "Operation overlap of mass_matrix" in str(found) and "mass_matrix: 3 methods in 2 families." in str(found)


@pytest.mark.slow
def test_the_page_is_what_its_script_writes():
    script = runpy.run_path(str(DOCS / "make_family_page.py"))
    assert (DOCS / "families.md").read_text(encoding="utf-8") == script["page"](), "run: python docs/make_family_page.py"
