"""Counting operations.  The convention, stated once:

- every node of the graph is one operation, counted once however often its value is used;
- add holds sums and differences; mul products, doubling by 2.0 among them; div divisions (papers that count a division with the
  products add the two: `Count.products`); sqrt; trig sines, cosines and arctangents; other comparisons, choices, abs, min and max;
- a change of sign is free; so are constants and inputs;
- work on off-line inputs alone (the parameters of a general arm) is done once and not counted, nor is it part of the depth;
- counts are taken before fused multiply-adds are chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from isodyn.graph.graph import Graph
from isodyn.graph.ops import NEG, OPS, SELECT


@dataclass(frozen=True)
class Count:
    """Operations of a graph; depth is the number of simultaneous steps."""

    mul: int = 0
    add: int = 0
    div: int = 0
    sqrt: int = 0
    trig: int = 0
    other: int = 0
    depth: int = 0

    @property
    def products(self) -> int:
        """Products and divisions together, as Saha and Mata count."""
        return self.mul + self.div

    @property
    def total(self) -> int:
        """Every operation."""
        return self.mul + self.add + self.div + self.sqrt + self.trig + self.other

    def __str__(self) -> str:
        parts = [f"{number} {name}" for name, number in vars(self).items() if number and name != "depth"]
        return ", ".join(parts) + f"; depth {self.depth}"


_FREE = ("leaf", "sign")  # classes of operations that are not counted


def count_graph(graph: Graph, *, offline: Collection[str] = ()) -> Count:
    """The operations of a graph; `offline` names input arrays whose own arithmetic is not counted."""
    on_line = online(graph, offline)
    kinds = Counter(OPS[op].counts_as for op, on in zip(graph.ops, on_line, strict=True) if on)
    return Count(**{kind: n for kind, n in kinds.items() if kind not in _FREE}, depth=depth(graph, on_line))


def count_by_line(graph: Graph, *, offline: Collection[str] = ()) -> dict[tuple[str, int] | None, Count]:
    """The operations that each formulation line made, in the order of the lines."""
    tally: dict[tuple[str, int] | None, Counter[str]] = {}
    for op, line, on in zip(graph.ops, graph.lines, online(graph, offline), strict=True):
        if on and OPS[op].counts_as not in _FREE:
            tally.setdefault(line, Counter())[OPS[op].counts_as] += 1
    return {line: Count(**tally[line]) for line in sorted(tally, key=lambda x: x or ("", 0))}


def online(graph: Graph, offline: Collection[str]) -> list[bool]:
    """Whether each node depends on an input that is not off-line; without off-line inputs every operation counts."""
    return graph.walk(lambda number: False, lambda k, element: graph.inputs[k].name not in offline, lambda i, args: any(args))


def depth(graph: Graph, counted: Sequence[bool] | None = None) -> int:
    """Simultaneous steps: operations on the longest way from an input to a result; signs and choices cost none.

    counted   whether each node costs a step (off-line work does not); None: all do
    """

    def steps(i: int, args: list[int]) -> int:
        return (graph.ops[i] not in (NEG, SELECT)) + max(args) if counted is None or counted[i] else 0

    height = graph.walk(lambda number: 0, lambda k, element: 0, steps)
    return max((height[i] for i in graph.results), default=0)
