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
from collections.abc import Collection
from dataclasses import dataclass
from itertools import compress

from isodyn.graph.graph import Graph
from isodyn.graph.ops import CONST, INPUT, OPS
from isodyn.graph.passes import depth


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
        parts = (
            (self.mul, "mul"),
            (self.add, "add"),
            (self.div, "div"),
            (self.sqrt, "sqrt"),
            (self.trig, "trig"),
            (self.other, "other"),
        )
        return ", ".join(f"{number} {name}" for number, name in parts if number) + f"; depth {self.depth}"


def count_graph(graph: Graph, *, offline: Collection[str] = ()) -> Count:
    """The operations of a graph; `offline` names input arrays whose own arithmetic is not counted."""
    on_line = online(graph, offline)
    kinds = Counter[str]()
    for op, number in Counter(compress(graph.ops, on_line)).items():
        kinds[OPS[op].counts_as] += number
    names = ("mul", "add", "div", "sqrt", "trig", "other")
    return Count(**{name: kinds[name] for name in names}, depth=depth(graph, on_line))


def count_by_line(graph: Graph, *, offline: Collection[str] = ()) -> dict[tuple[str, int] | None, Count]:
    """The operations that each formulation line made, in the order of the lines."""
    tally: dict[tuple[str, int] | None, Counter[str]] = {}
    for (op, line), number in Counter(compress(zip(graph.ops, graph.lines, strict=True), online(graph, offline))).items():
        if OPS[op].counts_as not in ("leaf", "sign"):
            tally.setdefault(line, Counter())[OPS[op].counts_as] += number
    return {line: Count(**tally[line]) for line in sorted(tally, key=lambda x: x or ("", 0))}


def online(graph: Graph, offline: Collection[str]) -> list[bool]:
    """Whether each node depends on an input that is not off-line; without off-line inputs every operation counts."""
    found: list[bool] = []
    for op, args, value in zip(graph.ops, graph.args, graph.values, strict=True):
        if op == INPUT:
            found.append(graph.inputs[value[0]].name not in offline)
        else:
            found.append(op != CONST and (found[args[0]] or found[args[-1]] or any([found[a] for a in args[1:-1]])))
    return found
