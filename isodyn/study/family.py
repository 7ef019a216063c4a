"""Operation overlap of the methods: the share of operations that two methods have in common, as published and simplified.

Two operations are the same if they have the same kind and the same arguments, down to the inputs; arguments of sums and products
may be swapped. Graphs with the same results in this sense are identical; this is decided exactly. Agreement of two methods proves
little if they are the same computation. Methods that share more than a tenth of their operations therefore form one family,
also indirectly through a third method.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from isodyn.dynamics.reductions import serves
from isodyn.dynamics.trace import counted_graph
from isodyn.errors import MethodError
from isodyn.formulations.registry import methods_for
from isodyn.graph.count import online
from isodyn.graph.graph import Graph
from isodyn.graph.ops import ADD, MUL, OPS
from isodyn.model.robot import Robot
from isodyn.show.report import picked
from isodyn.show.table import Table
from isodyn.spatial import Array

FAMILY_THRESHOLD = 0.1  # two methods with a larger share of common operations are in one family
REDUCED = ("frames", "base-parameters")

Key = tuple[object, ...]
Groups = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, eq=False)
class OperationOverlap:
    """Overlap of the methods that compute a quantity.

    methods     in the order of the registry
    published   (k, k) number of operations in both methods / in either, each method as its paper writes it
    reduced     (k, k) the same with the simplifications `frames` and `base-parameters`
    same, same_reduced   groups of two or more methods with identical graphs
    """

    quantity: str
    methods: tuple[str, ...]
    published: Array
    reduced: Array
    same: Groups
    same_reduced: Groups

    @property
    def families(self) -> Groups:
        """Methods by family: connected by sharing more than a tenth of their operations, as published."""
        return _connected(self.methods, self.published > FAMILY_THRESHOLD)

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        return picked(self, "quantity", "methods", "published", "reduced", "same", "same_reduced", "families")

    def table(self) -> Table:
        """Table of shares in percent: below the diagonal as published, above it simplified."""
        rows = []
        for i, method in enumerate(self.methods):
            shares = [(self.published if j < i else self.reduced)[i, j] for j in range(len(self.methods))]
            rows.append((f"{i + 1}", method, *("." if i == j else f"{100 * share:.0f}" for j, share in enumerate(shares))))
        header = ("", "method", *(f"{k + 1}" for k in range(len(self.methods))))
        return Table(f"Operation overlap of {self.quantity} [%]", header, tuple(rows), tuple(self.sentences()), left=2)

    def sentences(self) -> list[str]:
        """Notes below the table: legend, identical graphs, families."""
        notes = ["Operations in both methods / operations in either: below the diagonal as published, above it simplified."]
        for groups, when in ((self.same, "as published"), (self.same_reduced, "simplified")):
            notes += [f"Identical graphs {when}: {' = '.join(group)}." for group in groups]
        several = "; ".join(", ".join(family) for family in self.families if len(family) > 1)
        alone = ", ".join(family[0] for family in self.families if len(family) == 1)
        notes.append(
            f"{len(self.methods)} methods in {len(self.families)} families, which share at most a tenth of their operations: "
            f"{'; '.join(text for text in (several, alone and f'one method each: {alone}') if text)}."
        )
        return notes


def operation_overlap(robot: Robot | int, quantity: str, methods: Sequence[str] | None = None) -> OperationOverlap:
    """Compute the operation overlap for a robot, or for the general arm of n joints without its parameter-only work.

    methods   keys as in `isodyn.methods()`; None: all that compute the quantity
    """
    table: dict[Key, int] = {}
    found: dict[str, list[tuple[frozenset[int], tuple[int, ...]]]] = {}
    for method in methods_for(quantity) if methods is None else methods:
        try:
            graphs = [counted_graph(robot, method, quantity, reduce=names) for names in ((), _serving(quantity))]
        except MethodError:
            continue
        found[method] = [structure(graph, offline, table) for graph, offline in graphs]
    names = tuple(found)
    shares = [np.array([[_share(found[a][k][0], found[b][k][0]) for b in names] for a in names]) for k in (0, 1)]
    same = [_connected(names, np.array([[found[a][k][1] == found[b][k][1] for b in names] for a in names])) for k in (0, 1)]
    groups = [tuple(group for group in each if len(group) > 1) for each in same]
    return OperationOverlap(quantity, names, shares[0], shares[1], groups[0], groups[1])


def structure(graph: Graph, offline: Sequence[str], table: dict[Key, int]) -> tuple[frozenset[int], tuple[int, ...]]:
    """Return (counted operations, results) as numbers from `table`: equal operations have equal numbers in all graphs."""
    numbers: list[int] = []
    for op, args, value in zip(graph.ops, graph.args, graph.values, strict=True):
        key: Key = tuple(numbers[a] for a in args)
        if isinstance(value, tuple):
            key = (graph.inputs[value[0]].name, value[1])
        elif value is not None:
            key = (float(value).hex(),)
        elif op in (ADD, MUL):
            key = tuple(sorted(numbers[a] for a in args))
        numbers.append(table.setdefault((op, *key), len(table)))
    counted = (
        OPS[op].counts_as in ("mul", "add", "div", "sqrt") and live
        for op, live in zip(graph.ops, online(graph, offline), strict=True)
    )
    return frozenset(number for number, counts in zip(numbers, counted, strict=True) if counts), tuple(
        numbers[i] for i in graph.results
    )


def _serving(quantity: str) -> tuple[str, ...]:
    return tuple(name for name in REDUCED if serves(name, quantity))


def _share(a: frozenset[int], b: frozenset[int]) -> float:
    return len(a & b) / len(a | b) if a or b else 1.0


def _connected(names: Sequence[str], linked: Array) -> Groups:
    """Return the connected components of the relation `linked` (k, k), ordered by their first member."""
    left, groups = list(range(len(names))), list[tuple[str, ...]]()
    while left:
        group, waiting = set[int](), [left[0]]
        while waiting:
            i = waiting.pop()
            group.add(i)
            waiting += [j for j in left if linked[i, j] and j not in group]
        groups.append(tuple(names[i] for i in sorted(group)))
        left = [i for i in left if i not in group]
    return tuple(groups)
