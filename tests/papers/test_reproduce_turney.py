"""Turney, Mudge and Lee reproduced: every piece runs, has the verdict it claims, and what it says is computed again."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from reproduced import item, listed, whole

import isodyn as iso
from isodyn.counts.published import TURNEY_1, TURNEY_2, TURNEY_3, TURNEY_4, TURNEY_5
from isodyn.formulations import newton_euler
from isodyn.graph.exact import chance
from isodyn.papers import turney
from isodyn.papers.turney import ITEMS

pytest.importorskip("matplotlib", reason="the pieces draw")
pytest.importorskip("scipy", reason="the pieces simulate")

VERDICTS = {"turney-equivalence": "agrees", "turney-rk4": "stand-in", "turney-insignificant": "stand-in"} | {
    f"turney-table-{k}": "counted otherwise" for k in range(1, 6)
}


def test_nothing_is_left_out() -> None:
    assert set(ITEMS) == set(VERDICTS)


@pytest.mark.parametrize("key", ITEMS)
def test_a_piece_has_its_verdict_and_a_page_of_its_own(key: str) -> None:
    whole(item(key), key, "Turney", VERDICTS[key])
    assert item(key).figures


def test_the_page_of_the_documentation_lists_them() -> None:
    listed(ITEMS)


# -- the equivalence --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", turney.STROBED)
def test_equality_is_no_chance(method: str) -> None:
    graphs = turney.terms("lagrange"), turney.terms(method)
    assert chance(*graphs, points=len(turney.POINTS)) < 1e-50
    shown = turney.symbolic(method)
    assert shown.equal == {"M": True, "C": True, "G": True} and shown.entries == {"M": 9, "C": 27, "G": 3}
    assert shown.printed == 18


def test_a_recursion_with_a_slip_is_not_equivalent(monkeypatch: Any) -> None:
    """Half of the centrifugal terms: M and G stay, C does not."""

    def wrong(tree: Any, q: Any, qd: Any, qdd: Any) -> Any:
        return newton_euler.inverse_dynamics(tree, q, qd * 0.5, qdd)

    monkeypatch.setitem(turney.STROBED, "with a slip", wrong)
    assert turney.symbolic("with a slip").equal == {"M": True, "C": False, "G": True}


def test_on_robots_rounding_explains_every_difference() -> None:
    for name in turney.ROBOTS:
        rows = turney.numeric(iso.load(name))
        assert len(rows) == 8 and all(row.bounded and row.ratio <= 1 for row in rows)
    assert max(row.ratio for row in rows) > 0.01, "the bound is not idle"


# -- the tables -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", TURNEY_1.rows, ids=lambda row: row.name)
def test_table_1_for_six_joints_is_that_of_our_graphs(row: Any) -> None:
    found = item("turney-table-1").data["at n"][row.name]
    count = iso.count(6, row.ours.method, "inverse_dynamics")
    assert (found["our mul"], found["our add"]) == (count.mul + count.div, count.add)
    by_hand = {"Lagrange": (5916, 4840), "Newton-Euler": (636, 591), "Modified Newton-Euler": (513, 504)}
    assert (found["printed mul"], found["printed add"]) == by_hand[row.name]


@pytest.mark.parametrize(("key", "table"), [("2", TURNEY_2), ("3", TURNEY_3), ("4", TURNEY_4)])
def test_the_terms_add_up_to_the_totals(key: str, table: Any) -> None:
    """The paper's as corrected, and ours: no operation is counted twice or left out."""
    found = item(f"turney-table-{key}").data["at n"]
    total = found[table.total.name]
    for kind in ("mul", "add"):
        terms = [row for name, row in found.items() if name != table.total.name]
        assert sum(row[f"right {kind}"] for row in terms) == total[f"right {kind}"]
        assert sum(row[f"our {kind}"] or 0 for row in terms) == total[f"our {kind}"]
    others = found.get("other lines", {"our mul": 0, "our add": 0})
    assert others["our mul"] + others["our add"] < 0.02 * (total["our mul"] + total["our add"]), "lines that belong to no term"


def test_every_term_of_modified_newton_euler_needs_no_more_than_the_paper_says() -> None:
    rows = item("turney-table-4").data["counts"]["rows"]
    assert not [row["name"] for row in rows if row["difference"] and not row["difference"]["mul"].startswith(("-", "0"))]


def test_table_5_adds_up() -> None:
    found = item("turney-table-5").data["at n"]
    terms = [row for name, row in found.items() if name != TURNEY_5.total.name]  # type: ignore[union-attr]
    assert [sum(row[f"right {kind}"] for row in terms) for kind in ("mul", "add")] == [27 * 6 + 42, 27 * 6 + 41]


# -- section 7 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", turney.SIMULATED)
def test_runge_kutta_is_of_order_four(name: str) -> None:
    finest = turney.observed_orders(name)[2:5]  # beyond the steps that are too long, before rounding
    assert all(abs(order - 4) < 0.1 for order in finest)


@pytest.mark.parametrize("name", turney.SIMULATED)
def test_the_recipe_by_hand_is_the_compiled_one(name: str) -> None:
    """Apart by rounding: some hundred operations a step, of angles of a few radians."""
    most = np.abs(turney.run(name, turney.SHOWN).q).max()
    bound = turney.SHOWN * 400 * np.finfo(float).eps * most
    assert turney.by_hand_difference(name) < bound < 1e-10


def test_the_reference_is_that_of_another_integrator_and_method() -> None:
    from scipy.integrate import solve_ivp

    robot, q, tau = turney.scene("puma560")
    dynamics = iso.compile(robot, method="articulated-body", friction=False)
    f = lambda t, y: np.concatenate([y[6:], dynamics.forward_dynamics(y[:6], y[6:], tau)])  # noqa: E731
    start = np.concatenate([q, np.zeros(6)])
    other = solve_ivp(f, (0, turney.DURATION), start, method="Radau", rtol=1e-10, atol=1e-10).y[:6, -1]
    assert np.abs(other - turney.truth("puma560").q[-1]).max() < 1e-7
    assert np.abs(other - q).max() > 0.1


def test_small_terms_are_many_in_lagrange_and_none_in_newton_euler() -> None:
    found = item("turney-insignificant").data
    assert found["lagrange, 0.01"]["kept"] < found["lagrange, 0.01"]["terms"] / 2
    assert found["newton-euler, 0.01"]["kept"] == found["newton-euler, 0.01"]["terms"]
