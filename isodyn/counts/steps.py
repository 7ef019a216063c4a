"""Simultaneous steps as Turney, Mudge and Lee count them (Table 5): every vector quantity on one serial processor.

Derived from the graph as follows.

1. A *vector quantity* is what one statement of a formulation makes for one body.  Operations know the line that made them and stand
   in the order in which they were made, so it is a run of neighbouring operations of the same statement.  A helper that works on
   the vectors of one body (_trace, carried_rate: a function without the tree among its arguments) is one quantity as a whole.
   A statement that makes the vectors of several bodies at one go (a comprehension) counts as one quantity.
2. The operations of a quantity are done one after the other, on a processor of its own, when all quantities it needs are ready.
3. The steps are the products (divisions among them) and sums on the longest way, by products and sums together, from the inputs to
   the last result.  Sines, cosines and off-line work cost nothing, as in the paper.

Turney adds up the longest multiplications and the longest additions of each stage apart, by hand; here both are on the same way.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from isodyn.counts.source import source_file
from isodyn.graph.count import online
from isodyn.graph.graph import Graph
from isodyn.graph.ops import OPS


class Steps(NamedTuple):
    """Products and sums on the longest way, when every vector quantity has a processor."""

    mul: int
    add: int

    @property
    def total(self) -> int:
        """Products and sums."""
        return self.mul + self.add


def simultaneous_steps(graph: Graph, *, offline: Collection[str] = ()) -> Steps:
    """The steps of a graph when every vector quantity is computed serially on a processor of its own."""
    group = _quantities(graph, online(graph, offline))
    cost: list[list[int]] = [[0, 0] for _ in range(max(group, default=-1) + 1)]
    needs: list[set[int]] = [set() for _ in cost]
    for i, g in enumerate(group):
        if g >= 0:
            kind = OPS[graph.ops[i]].counts_as
            cost[g][0] += kind in ("mul", "div")
            cost[g][1] += kind == "add"
            needs[g] |= {group[a] for a in graph.args[i]} - {g, -1}
    ready: list[Steps] = []
    for (mul, add), before in zip(cost, needs, strict=True):  # neighbours in the order of making: no quantity needs a later one
        start = max((ready[g] for g in before), key=_length, default=Steps(0, 0))
        ready.append(Steps(start.mul + mul, start.add + add))
    return max((ready[group[i]] for i in graph.results if group[i] >= 0), key=_length, default=Steps(0, 0))


def _length(steps: Steps) -> tuple[int, int]:
    return steps.total, steps.mul


def _quantities(graph: Graph, on_line: list[bool]) -> list[int]:
    """The number of the vector quantity of every node, in the order of making; -1 for inputs, constants and off-line work."""
    result: list[int] = []
    last, number = _NOTHING, -1
    for op, line, on in zip(graph.ops, graph.lines, on_line, strict=True):
        if not on or not OPS[op].arity:
            result.append(-1)
            continue
        key = _quantity_of(line) if line else ("", 0)
        if key != last:
            number, last = number + 1, key
        result.append(number)
    return result


_NOTHING = ("", -1)


@lru_cache(maxsize=4096)
def _quantity_of(line: tuple[str, int]) -> tuple[str, int]:
    file = source_file(line[0])
    function = file.function(line[1])
    if function is not None and function.helper:
        return line[0], function.first
    return line[0], file.statement(line[1]).first
