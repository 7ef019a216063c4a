"""Laus's progressive sum: what a link adds to M, C and g is made of new nodes alone; those of the other links are kept."""

from __future__ import annotations

import pytest

import isodyn as iso
from isodyn.formulations import screw
from isodyn.graph.node import Context
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
