"""Factoring: sums of products that share a factor, a b + a c - a d = a (b + c - d), one product instead of three.

Where a processor fuses a product with a sum, both sides cost the same, so kernels do without it; papers, microcontrollers and
people who count do not.  Sums are looked at as a whole: nodes used once that are added up belong to one sum.  Off-line sums are
left alone; so is a graph that would not become cheaper.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import NamedTuple

from isodyn.graph.count import count_graph, online
from isodyn.graph.graph import Graph
from isodyn.graph.node import Context
from isodyn.graph.ops import ADD, CONST, INPUT, MUL, SUB


class Term(NamedTuple):
    """+- the product of some nodes."""

    positive: bool
    factors: tuple[int, ...]


def factored(graph: Graph, offline: Collection[str] = ()) -> Graph:
    """The graph with common factors taken out of its sums, the most common first; inputs named in `offline` cost nothing."""
    new = _factored(graph, offline)
    return min(graph, new, key=lambda g: (c := count_graph(g, offline=offline)).products + c.add)


def _factored(graph: Graph, offline: Collection[str]) -> Graph:
    plans, absorbed = _plans(graph, online(graph, offline))
    context, place = Context(), dict[int, int]()
    for i, op in enumerate(graph.ops):
        if i in absorbed:
            continue
        before = len(context.ops)
        if op == CONST:
            place[i] = context.constant(graph.values[i])
        elif op == INPUT:
            place[i] = context.symbol(f"{graph.values[i][0]},{graph.values[i][1]}").index
        elif i in plans:
            place[i] = _emit(context, plans[i], place)
        else:
            place[i] = context.node(op, *(place[a] for a in graph.args[i]))
        context.lines[before:] = [graph.lines[i]] * (len(context.ops) - before)
    return _finished(graph, context, [place[i] for i in graph.results])


def _plans(graph: Graph, on_line: list[bool]) -> tuple[dict[int, list[Term]], set[int]]:
    """(root of a sum worth factoring -> its terms, nodes that become part of them)."""
    uses, results = graph.uses(), set(graph.results)

    def single(i: int, ops: tuple[int, ...]) -> bool:
        return graph.ops[i] in ops and uses[i] == 1 and on_line[i] and i not in results

    inner = {a for i, op in enumerate(graph.ops) if op in (ADD, SUB) for a in graph.args[i] if single(a, (ADD, SUB))}
    plans: dict[int, list[Term]] = {}
    absorbed: set[int] = set()
    for root, op in enumerate(graph.ops):
        if op not in (ADD, SUB) or root in inner or not on_line[root]:
            continue
        terms, inside = list[Term](), set[int]()
        todo = [(root, True)]
        while todo:
            i, positive = todo.pop()
            if i == root or single(i, (ADD, SUB)):
                inside.add(i)
                a, b = graph.args[i]
                todo += [(b, positive if graph.ops[i] == ADD else not positive), (a, positive)]
            else:
                terms.append(Term(positive, _factors(graph, i, single, inside)))
        if _most_common(terms) is not None:
            plans[root] = terms
            absorbed |= inside - {root}
    return plans, absorbed


def _factors(graph: Graph, i: int, single: Callable[[int, tuple[int, ...]], bool], inside: set[int]) -> tuple[int, ...]:
    """The factors of a term; a product used elsewhere too is a factor itself."""
    if not single(i, (MUL,)):
        return (i,)
    inside.add(i)
    return tuple(f for a in graph.args[i] for f in _factors(graph, a, single, inside))


def _most_common(terms: list[Term]) -> int | None:
    """The factor that most products of a sum share, if two do; the earliest of equals."""
    count = Counter(f for term in terms if len(term.factors) > 1 for f in set(term.factors))
    best = max(count, key=lambda f: (count[f], -f), default=None)
    return best if best is not None and count[best] > 1 else None


def _emit(context: Context, terms: list[Term], place: dict[int, int]) -> int:
    """The sum of the terms, common factors taken out, as a node."""
    common = _most_common(terms)
    if common is None:
        nodes = [(term.positive, _product(context, [place[f] for f in term.factors])) for term in terms]
        return _sum(context, nodes)
    sharing = [k for k, term in enumerate(terms) if len(term.factors) > 1 and common in term.factors]
    rest = [term for k, term in enumerate(terms) if k not in sharing]
    inner = _emit(context, [Term(terms[k].positive, _without(terms[k].factors, common)) for k in sharing], place)
    joined = context.node(MUL, place[common], inner)
    if not rest:
        return joined
    fresh = -1 - len(place)  # a name of its own among the factors
    return _emit(context, [Term(True, (fresh,)), *rest], {**place, fresh: joined})


def _without(factors: tuple[int, ...], one: int) -> tuple[int, ...]:
    at = factors.index(one)
    return factors[:at] + factors[at + 1 :]


def _product(context: Context, nodes: list[int]) -> int:
    result = nodes[0]
    for node in nodes[1:]:
        result = context.node(MUL, result, node)
    return result


def _sum(context: Context, nodes: list[tuple[bool, int]]) -> int:
    """Positive terms first, so that no sign has to be turned."""
    ordered = sorted(nodes, key=lambda term: not term[0])
    positive, result = ordered[0]
    if not positive:
        result = context.node(SUB, context.constant(0.0), result)
    for positive, node in ordered[1:]:
        result = context.node(ADD if positive else SUB, result, node)
    return result


def _finished(graph: Graph, context: Context, results: list[int]) -> Graph:
    order = context.reachable(results)
    place = {i: k for k, i in enumerate(order)}
    values = [context.values[i] for i in order]
    for k, i in enumerate(order):
        if context.ops[i] == INPUT:
            array, element = values[k].split(",")
            values[k] = (int(array), int(element))
    return Graph(
        ops=tuple(context.ops[i] for i in order),
        args=tuple(tuple(place[a] for a in context.args[i]) for i in order),
        values=tuple(values),
        lines=tuple(context.lines[i] for i in order),
        inputs=graph.inputs,
        outputs=graph.outputs,
        results=tuple(place[i] for i in results),
        name=graph.name,
    )
