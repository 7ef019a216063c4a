"""The family tree of the methods: how many of their operations two methods have in common, as published and reduced.

Two operations are the same when they do the same to the same: equal kinds on equal arguments down to the inputs, the two
arguments of a sum or product in either order. Graphs whose results are the same in this sense are identical, which is decided,
not measured. Methods that agree prove little about each other where they are the same computation; so methods that share more
than a tenth of their operations are counted as one family, and so are those that are kin by way of a third.
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

KIN = 0.1  # share of common operations beyond which two methods are of one family
REDUCED = ("frames", "base-parameters")

Key = tuple[object, ...]
Groups = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, eq=False)
class Kinship:
    """How much the methods that give a quantity have in common.

    methods     in the order of the registry
    published   (k, k) operations that two methods have in common, over all that either has; each as its paper writes it
    reduced     (k, k) the same with frames moved and inertias regrouped
    same, same_reduced   groups of two and more whose graphs are identical
    """

    quantity: str
    methods: tuple[str, ...]
    published: Array
    reduced: Array
    same: Groups
    same_reduced: Groups

    @property
    def families(self) -> Groups:
        """The methods by families: those that share more than a tenth of their operations, as published, and their kin."""
        return _connected(self.methods, self.published > KIN)

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        return picked(self, "quantity", "methods", "published", "reduced", "same", "same_reduced", "families")

    def table(self) -> Table:
        """Percent that two methods have in common: below the diagonal as published, above it reduced."""
        rows = []
        for i, method in enumerate(self.methods):
            shares = [(self.published if j < i else self.reduced)[i, j] for j in range(len(self.methods))]
            rows.append((f"{i + 1}", method, *("." if i == j else f"{100 * share:.0f}" for j, share in enumerate(shares))))
        header = ("", "method", *(f"{k + 1}" for k in range(len(self.methods))))
        return Table(f"Family tree of {self.quantity} [%]", header, tuple(rows), tuple(self.sentences()), left=2)

    def sentences(self) -> list[str]:
        """What the map says."""
        told = [
            "Operations that two methods have in common, of all that either has: below the diagonal as published, above it reduced."
        ]
        for groups, when in ((self.same, "as published"), (self.same_reduced, "reduced")):
            told += [f"The same graph {when}: {' = '.join(group)}." for group in groups]
        several = "; ".join(", ".join(family) for family in self.families if len(family) > 1)
        alone = ", ".join(family[0] for family in self.families if len(family) == 1)
        told.append(
            f"{len(self.methods)} methods of {len(self.families)} families, which share at most a tenth of their operations: "
            f"{'; '.join(text for text in (several, alone and f'each by itself {alone}') if text)}."
        )
        return told


def kinship(robot: Robot | int, quantity: str, methods: Sequence[str] | None = None) -> Kinship:
    """What methods have in common for a robot, or for the general arm of so many joints, whose off-line work is left out.

    methods   keys as in `isodyn.methods()`; None: all that give the quantity
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
    return Kinship(quantity, names, shares[0], shares[1], groups[0], groups[1])


def structure(graph: Graph, offline: Sequence[str], table: dict[Key, int]) -> tuple[frozenset[int], tuple[int, ...]]:
    """(operations that count, results), each by its number in the table: the same number in every graph for what is the same."""
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


def _connected(names: Sequence[str], kin: Array) -> Groups:
    """Groups that are connected by way of kin, in the order of their first."""
    left, groups = list(range(len(names))), list[tuple[str, ...]]()
    while left:
        group, waiting = set[int](), [left[0]]
        while waiting:
            i = waiting.pop()
            group.add(i)
            waiting += [j for j in left if kin[i, j] and j not in group]
        groups.append(tuple(names[i] for i in sorted(group)))
        left = [i for i in left if i not in group]
    return tuple(groups)
