"""Passes from graph to graph; each keeps a graph valid, as checked by tests/helpers/graphs.py.

optimised   before code generation, after counting: overlapped(fused(scheduled(signs_absorbed(reciprocals_shared(graph)))))
guarded     avoid divisions by a mass that is 0 at run time;  Vanishing   detect such divisors while a graph is built
parted      hoist work that depends on some inputs alone out of loops in which these inputs do not change
factored    take common factors out of sums, a b + a c - a d = a (b + c - d): one product instead of three

On a processor with fused multiply-add, factoring saves nothing, so kernels omit it; it matters for papers, microcontrollers and
operation counts.  A sum includes all nested sums whose nodes are used once.  Parameter-only sums are left as they are, and so is a
graph that would not become cheaper.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial, reduce
from typing import NamedTuple

import numpy as np

from isodyn.graph.count import count_graph, online
from isodyn.graph.graph import Graph, Port, Value, expressions, finish, walk
from isodyn.graph.node import Context
from isodyn.graph.ops import ADD, CONST, DIV, EQ, FMA, FMS, FNMA, INPUT, MUL, NEG, OPS, SELECT, SUB
from isodyn.graph.order import overlapped, scheduled
from isodyn.spatial import Scalar


class _Rewriter:
    """A graph under construction with shared equal nodes; `line` is the line of the nodes being added."""

    def __init__(self) -> None:
        self.ops: list[int] = []
        self.args: list[tuple[int, ...]] = []
        self.values: list[Value] = []
        self.lines: list[tuple[str, int] | None] = []
        self.line: tuple[str, int] | None = None
        self._known: dict[tuple[object, ...], int] = {}

    def add(self, op: int, args: tuple[int, ...], value: Value = None) -> int:
        index = self._known.setdefault((op, args, value), len(self.ops))
        if index == len(self.ops):
            self.ops.append(op)
            self.args.append(args)
            self.values.append(value)
            self.lines.append(self.line if args else None)
        return index

    def product(self, a: int, b: int) -> int:
        return self.add(MUL, (min(a, b), max(a, b)))


def _rewritten(graph: Graph, rule: Callable[[_Rewriter, list[int], int], int | None]) -> Graph:
    """Rebuild the graph node by node: rule(new nodes, new index of old nodes, node) returns a replacement, or None to keep it."""
    new, place = _Rewriter(), list[int]()
    for i, op in enumerate(graph.ops):
        new.line = graph.lines[i]
        found = rule(new, place, i)
        place.append(new.add(op, tuple(map(place.__getitem__, graph.args[i])), graph.values[i]) if found is None else found)
    nodes = tuple(new.ops), tuple(new.args), tuple(new.values), tuple(new.lines)
    return Graph(*nodes, graph.inputs, graph.outputs, tuple(place[i] for i in graph.results), graph.name).pruned()


def reciprocals_shared(graph: Graph) -> Graph:
    """Replace several divisions by the same number by one reciprocal and products: a division costs as much as ten products."""
    divisors = Counter(args[1] for op, args in zip(graph.ops, graph.args, strict=True) if op == DIV)
    if max(divisors.values(), default=1) == 1:
        return graph

    def rule(new: _Rewriter, place: list[int], i: int) -> int | None:
        if graph.ops[i] != DIV or divisors[graph.args[i][1]] == 1:
            return None
        over, under = (place[a] for a in graph.args[i])
        reciprocal = new.add(DIV, (new.add(CONST, (), 1.0), under))
        return reciprocal if new.ops[over] == CONST and new.values[over] == 1 else new.product(over, reciprocal)

    return _rewritten(graph, rule)


def signs_absorbed(graph: Graph) -> Graph:
    """Replace -(x c) by x (-c) for a constant c if x c is not used elsewhere."""
    uses = graph.uses()

    def rule(new: _Rewriter, place: list[int], i: int) -> int | None:
        product = graph.args[i][0] if graph.ops[i] == NEG else i
        if graph.ops[i] != NEG or graph.ops[product] != MUL or uses[product] != 1:
            return None
        for x, c in (graph.args[product][::-1], graph.args[product]):
            value = graph.values[c]
            if isinstance(value, float | Fraction):
                return new.product(place[x], new.add(CONST, (), -value))
        return None

    return _rewritten(graph, rule)


def fused(graph: Graph) -> Graph:
    """Fuse products that are used only in sums into multiply-adds, rounded once.

    They are chosen here, not by the code generator, so that single states, batches and all lane widths are bit-identical.
    """
    partner = _fusions(graph)

    def rule(new: _Rewriter, place: list[int], i: int) -> int | None:
        if i not in partner:
            return None
        product, (left, right) = partner[i], graph.args[i]
        x, y = sorted(place[a] for a in graph.args[product])
        code = FMA if graph.ops[i] == ADD else FMS if left == product else FNMA
        return new.add(code, (x, y, place[right if left == product else left]))

    return _rewritten(graph, rule)


def _fusions(graph: Graph) -> dict[int, int]:
    """Return {sum: product to fuse into it}.  A product is fused only if all its uses can be fused, so it disappears."""
    users: dict[int, list[int]] = {}
    for i, args in enumerate(graph.args):
        for a in args:
            if graph.ops[a] == MUL:
                users.setdefault(a, []).append(i)
    results = set(graph.results)
    partner: dict[int, int] = {}
    for product in sorted(users, reverse=True):  # later products first: they are on longer chains
        sums = users[product]
        free = all(graph.ops[i] in (ADD, SUB) and i not in partner and graph.args[i][0] != graph.args[i][1] for i in sums)
        if free and product not in results:
            partner |= dict.fromkeys(sums, product)
    return partner


def optimised(graph: Graph) -> Graph:
    """Apply all passes before code generation."""
    return overlapped(fused(scheduled(signs_absorbed(reciprocals_shared(graph.pruned())))))


def guarded(graph: Graph, names: Collection[str]) -> Graph:
    """Replace quotients by 0 where the divisor is 0 at run time and can be 0 only because the named inputs are 0; other quotients
    are unchanged."""
    values = _at_zero(graph, names)
    divisors = Counter(args[1] for op, args in zip(graph.ops, graph.args, strict=True) if op == DIV and values[args[1]] == 0.0)
    if not divisors:
        return graph

    def rule(new: _Rewriter, place: list[int], i: int) -> int | None:
        if graph.ops[i] != DIV or graph.args[i][1] not in divisors:
            return None
        over, under = (place[a] for a in graph.args[i])
        zero, one = new.add(CONST, (), 0.0), new.add(CONST, (), 1.0)
        nothing = new.add(EQ, (min(zero, under), max(zero, under)))  # false for NaN
        safe = new.add(SELECT, (nothing, one, under))
        if divisors[graph.args[i][1]] == 1:
            return new.add(SELECT, (nothing, zero, new.add(DIV, (over, safe))))
        reciprocal = new.add(SELECT, (nothing, zero, new.add(DIV, (one, safe))))  # one choice for all quotients by this divisor
        return reciprocal if over == one else new.product(over, reciprocal)

    return _rewritten(graph, rule)


def _at_zero(graph: Graph, names: Collection[str]) -> list[float | None]:
    """Return the value of each node if the named inputs are 0; None if it depends on other inputs."""
    known = [0.0 if port.name in names else None for port in graph.inputs]
    return walk(graph, float, lambda k, _: known[k], lambda i, args: _decided(graph.ops[i], args))


def _decided(op: int, args: Sequence[float | None]) -> float | None:
    """Return the result of an operation on partly known numbers; None if it depends on an unknown one."""
    a, b = args[0], args[-1]
    if op in (MUL, DIV) and 0.0 in args[: 1 if op == DIV else 2]:
        return 0.0  # 0 / 0 too: `guarded`
    if op == SELECT:
        return b if args[1] == b else None
    if a is None or b is None or op not in (NEG, ADD, SUB, MUL, DIV) or (op == DIV and b == 0.0):
        return None
    return -a if op == NEG else a + b if op == ADD else a - b if op == SUB else a * b if op == MUL else a / b


class Vanishing:
    """Tests if expressions of a (growing) context can be 0 only because the named inputs are 0."""

    def __init__(self, context: Context, names: Collection[str]):
        self._context, self._names, self._values = context, names, list[float | None]()

    def __call__(self, x: Scalar) -> bool:
        context, values = self._context, self._values
        for i in range(len(values), context.index(x) + 1):
            value = context.values[i]
            if isinstance(value, str):
                values.append(0.0 if value.partition("[")[0] in self._names else None)
            else:
                args = [values[a] for a in context.args[i]]
                values.append(_decided(context.ops[i], args) if value is None else float(value))
        return values[context.index(x)] == 0.0


class SignedProduct(NamedTuple):
    """Plus or minus the product of some nodes."""

    positive: bool
    factors: tuple[int, ...]


def parted(graphs: Sequence[Graph], known: Sequence[Port], name: str) -> tuple[Graph, list[Graph]]:
    """Split graphs: return (graph of all work that depends on the known inputs alone, with one output array of this name;
    the graphs with that array as an input instead of the known inputs).

    Truth values cannot be array elements, so comparisons stay in place.
    """
    context = Context()
    given = {port.name: context.symbols(port.name, port.shape) for port in known}
    places: dict[int, int] = {}  # node of the context -> element of the array
    rest = []
    for graph in graphs:
        early: dict[int, int] = {}  # node -> node of the context
        constants = {i: value for i, value in enumerate(graph.values) if isinstance(value, float | Fraction)}
        for i, (op, args, value) in enumerate(zip(graph.ops, graph.args, graph.values, strict=True)):
            if isinstance(value, tuple) and graph.inputs[value[0]].name in given:
                early[i] = context.index(given[graph.inputs[value[0]].name].flat[value[1]])
            elif value is None and not OPS[op].truth and all(a in early or a in constants for a in args):
                found = (early[a] if a in early else context.constant(constants[a]) for a in args)
                early[i] = context.node(op, *found)
        late = [a for i, args in enumerate(graph.args) if i not in early for a in args]
        crossing = {i: places.setdefault(early[i], len(places)) for i in (*late, *graph.results) if i in early}
        rest.append((graph, crossing))
    array = Port(name, (len(places),))
    outputs = {name: np.array([context.expr(i) for i in places], dtype=object)}
    return finish(context, given, outputs, name), [_instead(graph, crossing, array, given) for graph, crossing in rest]


def _instead(graph: Graph, places: Mapping[int, int], array: Port, known: Collection[str]) -> Graph:
    """Replace some nodes of a graph by elements of an array, its new first input, and remove the known inputs."""
    inputs = [array, *(port for port in graph.inputs if port.name not in known)]
    ops, args, values = list(graph.ops), list(graph.args), list(graph.values)
    for i, value in enumerate(values):
        if i in places:
            ops[i], args[i], values[i] = INPUT, (), (0, places[i])
        elif isinstance(value, tuple) and (port := graph.inputs[value[0]]) in inputs:
            values[i] = inputs.index(port), value[1]
    return replace(graph, ops=tuple(ops), args=tuple(args), values=tuple(values), inputs=tuple(inputs)).pruned()


def factored(graph: Graph, offline: Collection[str] = ()) -> Graph:
    """Take common factors out of sums, the most common first; work on the inputs named in `offline` is free."""
    new = _factored(graph, offline)
    return min(graph, new, key=lambda g: (c := count_graph(g, offline=offline)).products + c.add)


def _factored(graph: Graph, offline: Collection[str]) -> Graph:
    plans, absorbed = _plans(graph, online(graph, offline))
    context, place = Context(), dict[int, int]()
    for i, op in enumerate(graph.ops):
        if i in absorbed:
            continue
        before = len(context.ops)
        value = graph.values[i]
        if isinstance(value, tuple):
            place[i] = context.symbol(f"{graph.inputs[value[0]].name}[{value[1]}]").index
        elif value is not None:
            place[i] = context.constant(value)
        elif i in plans:
            place[i] = _emit(context, plans[i], place)
        else:
            place[i] = context.node(op, *(place[a] for a in graph.args[i]))
        context.lines[before:] = [graph.lines[i]] * (len(context.ops) - before)
    inputs = {port.name: context.symbols(port.name, port.shape) for port in graph.inputs}
    return finish(context, inputs, expressions(graph, context, place), graph.name)


def _plans(graph: Graph, on_line: list[bool]) -> tuple[dict[int, list[SignedProduct]], set[int]]:
    """Return ({root of a sum worth factoring: its terms}, nodes that become part of terms)."""
    uses, results = graph.uses(), set(graph.results)

    def single(i: int, ops: tuple[int, ...]) -> bool:
        return graph.ops[i] in ops and uses[i] == 1 and on_line[i] and i not in results

    inner = {a for i, op in enumerate(graph.ops) if op in (ADD, SUB) for a in graph.args[i] if single(a, (ADD, SUB))}
    plans: dict[int, list[SignedProduct]] = {}
    absorbed: set[int] = set()
    for root, op in enumerate(graph.ops):
        if op not in (ADD, SUB) or root in inner or not on_line[root]:
            continue
        terms, inside = list[SignedProduct](), set[int]()
        todo = [(root, True)]
        while todo:
            i, positive = todo.pop()
            if i == root or single(i, (ADD, SUB)):
                inside.add(i)
                a, b = graph.args[i]
                todo += [(b, positive if graph.ops[i] == ADD else not positive), (a, positive)]
            else:
                terms.append(SignedProduct(positive, _factors(graph, i, single, inside)))
        if _most_common(terms) is not None:
            plans[root] = terms
            absorbed |= inside - {root}
    return plans, absorbed


def _factors(graph: Graph, i: int, single: Callable[[int, tuple[int, ...]], bool], inside: set[int]) -> tuple[int, ...]:
    """Return the factors of a term; a product that is also used elsewhere is a factor itself."""
    if not single(i, (MUL,)):
        return (i,)
    inside.add(i)
    return tuple(f for a in graph.args[i] for f in _factors(graph, a, single, inside))


def _most_common(terms: list[SignedProduct]) -> int | None:
    """Return the factor in most products of a sum, if in at least two; the earliest if tied."""
    count = Counter(f for term in terms if len(term.factors) > 1 for f in set(term.factors))
    best = max(count, key=lambda f: (count[f], -f), default=None)
    return best if best is not None and count[best] > 1 else None


def _emit(context: Context, terms: list[SignedProduct], place: dict[int, int]) -> int:
    """Return the node of a sum of terms with common factors taken out."""
    common = _most_common(terms)
    if common is None:
        products = [reduce(partial(context.node, MUL), [place[f] for f in term.factors]) for term in terms]
        return _sum(context, [(term.positive, node) for term, node in zip(terms, products, strict=True)])
    sharing, rest = list[SignedProduct](), list[SignedProduct]()
    for positive, factors in terms:
        if len(factors) > 1 and common in factors:
            at = factors.index(common)
            sharing.append(SignedProduct(positive, factors[:at] + factors[at + 1 :]))
        else:
            rest.append(SignedProduct(positive, factors))
    inner = _emit(context, sharing, place)
    joined = context.node(MUL, place[common], inner)
    if not rest:
        return joined
    fresh = -1 - len(place)  # a new key among the factors
    return _emit(context, [SignedProduct(True, (fresh,)), *rest], {**place, fresh: joined})


def _sum(context: Context, nodes: list[tuple[bool, int]]) -> int:
    """Add nodes, positive ones first, to avoid sign changes."""
    ordered = sorted(nodes, key=lambda term: not term[0])
    positive, result = ordered[0]
    if not positive:
        result = context.node(SUB, context.constant(0.0), result)
    for positive, node in ordered[1:]:
        result = context.node(ADD if positive else SUB, result, node)
    return result
