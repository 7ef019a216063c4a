"""Laus's progressive sum: what a link adds to M, C and g is made of new nodes alone; those of the other links are kept."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from bounds import within

import isodyn as iso
from isodyn.backends.reference import evaluate, evaluate_bound
from isodyn.dynamics.progressive import ProgressiveSum
from isodyn.formulations import screw
from isodyn.graph.count import count_graph
from isodyn.graph.graph import Graph
from isodyn.graph.node import Context
from isodyn.model.quantities import quantity_row
from isodyn.model.tree import reduce_robot


def nodes(context: Context, n: int, quantity: str) -> int:
    """How many are made for a chain of so many links."""
    tree = reduce_robot(iso.chain(n)).mapped(context.adopt)
    q, qd = context.symbols("q", 31)[:n], context.symbols("qd", 31)[:n]
    before = len(context.ops)
    getattr(screw, quantity)(tree, q, *([qd] if quantity == "coriolis_matrix" else []))
    return len(context.ops) - before


@pytest.mark.parametrize(("quantity", "n"), [("mass_matrix", 30), ("coriolis_matrix", 10), ("gravity_torque", 30)])
def test_a_link_more_adds_its_own_nodes_and_no_others(quantity: str, n: int) -> None:
    together = Context()
    shorter, added = nodes(together, n, quantity), nodes(together, n + 1, quantity)
    assert added == nodes(Context(), n + 1, quantity) - shorter


@pytest.mark.parametrize(("quantity", "n"), [("mass_matrix", 30), ("gravity_torque", 30), ("coriolis_matrix", 6)])
def test_a_sum_that_is_kept_makes_the_share_of_the_link_that_is_added_alone(quantity: str, n: int) -> None:
    """Its graphs are those that `trace` gives: as many operations, and the same results."""
    kept = ProgressiveSum()

    def traced(links: int) -> Graph:
        dynamics = iso.compile(iso.chain(links), method="screw")
        dynamics.kept = kept
        return dynamics.graph(quantity)

    fresh = [iso.trace(iso.chain(k), "screw", quantity) for k in (n, n + 1)]
    assert len(traced(n)) == len(fresh[0]) and kept.shares == n
    size, longer = len(kept), traced(n + 1)
    assert kept.shares == 1 and kept.made == len(fresh[1]) - len(fresh[0])
    assert sorted(longer.ops) == sorted(fresh[1].ops) and count_graph(longer) == replace(
        count_graph(fresh[1]), depth=count_graph(longer).depth
    )
    x = {name: np.random.default_rng(1).uniform(-1, 1, (3, n + 1)) for name in quantity_row(quantity).inputs}
    found, expected = (evaluate(graph, x)[quantity] for graph in (longer, fresh[1]))
    within(found, expected, evaluate_bound(fresh[1], x)[1][quantity], quantity)
    shorter = traced(n)
    assert (kept.shares, kept.made) == (0, 0), "taken off again: nothing is made"
    assert sorted(shorter.ops) == sorted(fresh[0].ops) and len(kept) <= size, "and what the link gave is dropped"


def test_a_link_with_other_numbers_makes_its_share_anew_and_those_beyond_it_keep_theirs_where_they_can() -> None:
    robot, kept = iso.chain(5), ProgressiveSum()

    def shares(one: iso.Robot) -> int:
        dynamics = iso.compile(one, method="screw")
        dynamics.kept = kept
        dynamics.graph("mass_matrix")
        return kept.shares

    assert shares(robot) == 5
    name = robot.links[3].name
    assert shares(robot.with_parameters({f"{name}.mass": 3.0})) == 3, "its own and those of the two links whose way leads over it"
    tree = robot.attach(iso.Link("branch", 1.0), robot.links[2].name, joint="prismatic")
    assert shares(tree) == 6 - 2, "three links behind it have other places in q, and the branch is new"
    ball = robot.attach(iso.Link("ball", 1.0), joint="spherical")
    assert shares(ball) == 0, "of a tree with quaternions nodes are shared, not shares"
    assert shares(robot) == 5


def test_live_models_by_screws_compile_the_graph_of_the_kept_sum() -> None:
    robot, link = iso.chain(5), iso.Link("more", 1.5, (0.1, -0.2, 0.3), (0.02, 0.03, 0.04))
    longer, live = robot.attach(link, joint="revolute"), iso.live(robot, method="screw")
    live.mass_matrix(np.zeros(5))
    live.wait()
    assert live.progress is not None and live.progress.shares == 5
    live.attach(link, joint="revolute")
    live.wait()
    fresh = [iso.trace(one, "screw", "mass_matrix") for one in (robot, longer)]
    assert live.progress.shares == 1 and live.progress.made == len(fresh[1]) - len(fresh[0])
    own = live._now.own
    assert own is not None and len(own.dynamics.kernel("mass_matrix").graph) == len(fresh[1])
    q = np.linspace(-1, 1, 6)
    expected, bound = evaluate_bound(fresh[1], {"q": q[np.newaxis]})
    assert live.tier("mass_matrix") == "specialised"
    within(live.mass_matrix(q)[np.newaxis], expected["mass_matrix"], 2 * bound["mass_matrix"])
    live.detach(link.name)
    assert live.tier("mass_matrix") == "specialised", "known"
    assert iso.live(robot).progress is None
