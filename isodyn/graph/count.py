"""Count operations.  Conventions:

- every node of the graph is one operation, counted once even if its value is used several times;
- add: sums and differences; mul: products, including doubling by 2.0; div: divisions (`Count.products` adds mul and div, as some
  papers do); sqrt; trig: sines, cosines and arctangents; other: comparisons, choices, abs, min and max;
- changes of sign, constants and inputs are free;
- work on parameters alone (off-line inputs, such as the parameters of a general arm) is neither counted nor part of the depth;
- counts are taken before fused multiply-adds are chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import compress

from isodyn.graph.graph import Graph
from isodyn.graph.ops import NEG, OPS, SELECT


@dataclass(frozen=True)
class Count:
    """Operations of a graph; depth is the length of the longest chain of dependent operations."""

    mul: int = 0
    add: int = 0
    div: int = 0
    sqrt: int = 0
    trig: int = 0
    other: int = 0
    depth: int = 0

    @property
    def products(self) -> int:
        """Products plus divisions, as Saha and Mata count."""
        return self.mul + self.div

    @property
    def total(self) -> int:
        """Sum of all operations."""
        return self.mul + self.add + self.div + self.sqrt + self.trig + self.other

    def __str__(self) -> str:
        parts = [f"{number} {name}" for name, number in vars(self).items() if number and name != "depth"]
        return ", ".join(parts) + f"; depth {self.depth}"


_FREE = ("leaf", "sign")  # classes of operations that are not counted


def count_graph(graph: Graph, *, offline: Collection[str] = ()) -> Count:
    """Count the operations of a graph; work that depends on the `offline` inputs alone is not counted."""
    on_line = online(graph, offline)
    kinds = Counter[str]()
    for op, number in Counter(compress(graph.ops, on_line)).items():
        if OPS[op].counts_as not in _FREE:
            kinds[OPS[op].counts_as] += number
    return Count(**kinds, depth=depth(graph, on_line))


def count_by_line(graph: Graph, *, offline: Collection[str] = ()) -> dict[tuple[str, int] | None, Count]:
    """Count the operations that each formulation line made, in the order of the lines."""
    tally: dict[tuple[str, int] | None, Counter[str]] = {}
    for (op, line), number in Counter(compress(zip(graph.ops, graph.lines, strict=True), online(graph, offline))).items():
        if OPS[op].counts_as not in _FREE:
            tally.setdefault(line, Counter())[OPS[op].counts_as] += number
    return {line: Count(**tally[line]) for line in sorted(tally, key=lambda x: x or ("", 0))}


def online(graph: Graph, offline: Collection[str]) -> list[bool]:
    """For each node: does it depend on an input that is not off-line?  Without off-line inputs every operation counts."""
    found: list[bool] = []
    for args, value in zip(graph.args, graph.values, strict=True):
        if value is None:
            found.append(found[args[0]] or found[args[-1]] or any([found[a] for a in args[1:-1]]))
        else:
            found.append(isinstance(value, tuple) and graph.inputs[value[0]].name not in offline)
    return found


def depth(graph: Graph, counted: Sequence[bool] | None = None) -> int:
    """Return the number of operations on the longest path from an input to a result; signs and choices are free.

    counted   for each node: does it count (parameter-only work does not)?  None: all do
    """
    height = [0] * len(graph)
    for i, (op, args) in enumerate(zip(graph.ops, graph.args, strict=True)):
        if args and (counted is None or counted[i]):
            height[i] = (op not in (NEG, SELECT)) + max(map(height.__getitem__, args))
    return max((height[i] for i in graph.results), default=0)
