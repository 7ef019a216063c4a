"""Passes from graph to graph on the way to code.  Counting is done before them; each keeps the spec of graph.check.

optimised(graph) = fused(scheduled(signs_absorbed(reciprocals_shared(graph))))
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from isodyn.graph.graph import Graph
from isodyn.graph.ops import ADD, CONST, DIV, FMA, FMS, FNMA, INPUT, MUL, NEG, SELECT, SUB


class _Rewriter:
    """Rebuilds a graph node by node, sharing equal nodes."""

    def __init__(self, graph: Graph):
        self.graph = graph
        self.ops: list[int] = []
        self.args: list[tuple[int, ...]] = []
        self.values: list[object] = []
        self.lines: list[tuple[str, int] | None] = []
        self._known: dict[tuple[object, ...], int] = {}

    def add(self, op: int, args: tuple[int, ...], value: object = None, line: tuple[str, int] | None = None) -> int:
        key = (op, args, value)
        if key not in self._known:
            self._known[key] = len(self.ops)
            self.ops.append(op)
            self.args.append(args)
            self.values.append(value)
            self.lines.append(line)
        return self._known[key]

    def finish(self, place: list[int]) -> Graph:
        new = replace(
            self.graph,
            ops=tuple(self.ops),
            args=tuple(self.args),
            values=tuple(self.values),
            lines=tuple(self.lines),
            results=tuple(place[i] for i in self.graph.results),
        )
        return new.pruned()


def reciprocals_shared(graph: Graph) -> Graph:
    """Several divisions by the same number become one reciprocal and products: a division costs as much as ten products."""
    divisors: dict[int, int] = {}
    for op, args in zip(graph.ops, graph.args, strict=True):
        if op == DIV:
            divisors[args[1]] = divisors.get(args[1], 0) + 1
    rewriter, place = _Rewriter(graph), list[int]()
    for i, op in enumerate(graph.ops):
        args, line = tuple(place[a] for a in graph.args[i]), graph.lines[i]
        if op == DIV and divisors[graph.args[i][1]] > 1:
            reciprocal = rewriter.add(DIV, (rewriter.add(CONST, (), 1.0), args[1]), line=line)
            if rewriter.ops[args[0]] == CONST and rewriter.values[args[0]] == 1:
                place.append(reciprocal)
            else:
                place.append(rewriter.add(MUL, (min(args[0], reciprocal), max(args[0], reciprocal)), line=line))
        else:
            place.append(rewriter.add(op, args, graph.values[i], line))
    return rewriter.finish(place)


def signs_absorbed(graph: Graph) -> Graph:
    """-(x c) with a constant c, used nowhere else, becomes x (-c)."""
    uses = graph.uses()
    rewriter, place = _Rewriter(graph), list[int]()
    for i, op in enumerate(graph.ops):
        args, line = tuple(place[a] for a in graph.args[i]), graph.lines[i]
        if op == NEG and graph.ops[graph.args[i][0]] == MUL and uses[graph.args[i][0]] == 1:
            a, b = graph.args[graph.args[i][0]]
            if graph.ops[a] == CONST:
                a, b = b, a
            if graph.ops[b] == CONST:
                constant = rewriter.add(CONST, (), -graph.values[b])
                pair = sorted((place[a], constant))
                place.append(rewriter.add(MUL, (pair[0], pair[1]), line=line))
                continue
        place.append(rewriter.add(op, args, graph.values[i], line))
    return rewriter.finish(place)


def fused(graph: Graph) -> Graph:
    """Products whose every use is a sum become fused multiply-adds, rounded once.

    Chosen here and never by the code generator, so that one state, a batch and every lane width give the same bits.
    """
    partner = _fusions(graph)
    rewriter, place = _Rewriter(graph), list[int]()
    for i, op in enumerate(graph.ops):
        line = graph.lines[i]
        if i in partner:
            product = partner[i]
            x, y = (place[a] for a in graph.args[product])
            left, right = graph.args[i]
            other = place[right if left == product else left]
            code = FMA if op == ADD else FMS if left == product else FNMA
            place.append(rewriter.add(code, (min(x, y), max(x, y), other), line=line))
        else:
            place.append(rewriter.add(op, tuple(place[a] for a in graph.args[i]), graph.values[i], line))
    return rewriter.finish(place)


def _fusions(graph: Graph) -> dict[int, int]:
    """Sum -> the product to fuse into it.  A product is taken only if all its uses can take it, so it disappears."""
    users: dict[int, list[int]] = {}
    for i, args in enumerate(graph.args):
        for a in args:
            if graph.ops[a] == MUL:
                users.setdefault(a, []).append(i)
    results = set(graph.results)
    partner: dict[int, int] = {}
    for product in sorted(users, reverse=True):  # later products first: they sit on the longer chains
        sums = users[product]
        free = all(graph.ops[i] in (ADD, SUB) and i not in partner and graph.args[i][0] != graph.args[i][1] for i in sums)
        if free and product not in results:
            partner |= dict.fromkeys(sums, product)
    return partner


def scheduled(graph: Graph) -> Graph:
    """The order that keeps most values in registers: the formulation's own, or depth-first from each result in turn.

    A recursion over joints is already local, so its own order usually wins; derivatives and other generated graphs are better
    depth-first.  Decided by counting, on paper, the loads and stores of each.
    """
    if len(graph) > _TOO_LONG_TO_COMPARE:
        return graph
    return min((graph, _depth_first(graph)), key=register_traffic)


_TOO_LONG_TO_COMPARE = 20_000
_REGISTERS = 28  # of the 32 of AVX-512 and NEON some hold constants


def _depth_first(graph: Graph) -> Graph:
    """Values are made close to where they are used, the longer branch first."""
    order: list[int] = []
    done = [False] * len(graph)
    height = heights(graph)
    for root in graph.results:
        stack = [(root, False)]
        while stack:
            i, ready = stack.pop()
            if done[i]:
                continue
            if ready:
                done[i] = True
                order.append(i)
                continue
            stack.append((i, True))
            stack.extend((a, False) for a in sorted(graph.args[i], key=height.__getitem__) if not done[a])
    return graph.ordered(order)


def register_traffic(graph: Graph) -> int:
    """Loads and stores that this order needs when the value used furthest in the future leaves first (Belady)."""
    users: list[list[int]] = [[] for _ in graph.ops]
    for i, args in enumerate(graph.args):
        for a in set(args):
            users[a].append(i)
    nearest = [0] * len(graph)
    held: dict[int, None] = {}
    stored: set[int] = set()
    loads = 0
    for i, args in enumerate(graph.args):
        if graph.ops[i] in (CONST, INPUT):
            continue
        for a in set(args):
            if graph.ops[a] == CONST:
                continue
            loads += a not in held
            held[a] = None
            nearest[a] += 1
            if nearest[a] == len(users[a]):
                del held[a]
        if users[i]:
            held[i] = None
        if len(held) > _REGISTERS:
            out = max(held, key=lambda a: users[a][nearest[a]])
            del held[out]
            if graph.ops[out] != INPUT:
                stored.add(out)
    return loads + len(stored)


def heights(graph: Graph) -> list[int]:
    """Longest way from a leaf to each node."""
    height = [0] * len(graph)
    for i, args in enumerate(graph.args):
        if args:
            height[i] = 1 + max(map(height.__getitem__, args))
    return height


def depth(graph: Graph, counted: Sequence[bool] | None = None) -> int:
    """Simultaneous steps: operations on the longest way from an input to a result; signs and choices cost none.

    counted   whether each node costs a step (off-line work does not); None: all do
    """
    height = [0] * len(graph)
    for i, (op, args) in enumerate(zip(graph.ops, graph.args, strict=True)):
        if op not in (CONST, INPUT) and (counted is None or counted[i]):
            height[i] = (op not in (NEG, SELECT)) + max(map(height.__getitem__, args))
    return max((height[i] for i in graph.results), default=0)


def optimised(graph: Graph) -> Graph:
    """Everything that is done before code is emitted."""
    return fused(scheduled(signs_absorbed(reciprocals_shared(graph.pruned()))))
