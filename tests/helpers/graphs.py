"""Random graphs for tests: any operation, any shape of sharing; and what every graph must keep."""

from __future__ import annotations

import numpy as np

from isodyn.errors import GraphError
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context, Expr
from isodyn.graph.ops import CONST, INPUT, OPS


def random_graph(seed: int, nodes: int = 60, *, smooth: bool = False, trig: bool = False, outputs: int = 5) -> Graph:
    """A graph of about this many operations on inputs a (4,) and b (3,)."""
    rng = np.random.default_rng(seed)
    context = Context()
    a, b = context.symbols("a", 4), context.symbols("b", 3)
    pool = [*a, *b]
    pick = lambda: pool[int(rng.integers(max(0, len(pool) - 25), len(pool)))]  # noqa: E731
    makers = [
        lambda: pick() + pick(), lambda: pick() - pick(), lambda: pick() * pick(), lambda: pick() * float(rng.normal()),
        lambda: pick() * pick() + pick(), lambda: pick() - pick() * pick(), lambda: -pick(),
        lambda: pick() + float(rng.integers(-2, 3)),
        lambda: pick() / (abs(pick()) + 1.5), lambda: 1.0 / (pick() * pick() + 2.0),
    ]  # fmt: skip
    if not smooth:
        makers += [
            lambda: (pick() < pick()).select(pick(), pick()), lambda: (pick() <= 0.25).select(pick(), 1.0),
            lambda: pick().minimum(pick()), lambda: pick().maximum(pick()), lambda: abs(pick()), lambda: (abs(pick()) + 0.1).sqrt(),
        ]  # fmt: skip
    if trig:
        makers += [lambda: pick().sin(), lambda: pick().cos()]
    while len(context.ops) < nodes:
        new = makers[int(rng.integers(len(makers)))]()
        if isinstance(new, Expr):
            pool.append(new)
    return finish(context, {"a": a, "b": b}, {"r": np.array(pool[-outputs:], dtype=object)}, f"random{seed}")


def random_inputs(seed: int, rows: int) -> dict[str, np.ndarray]:
    """Inputs for such a graph."""
    rng = np.random.default_rng(seed + 1000)
    return {"a": rng.normal(size=(rows, 4)), "b": rng.normal(size=(rows, 3))}


def check(graph: Graph, *, fused: bool = True) -> None:
    """The spec of a legal graph; raises GraphError naming the first node that breaks it."""

    def bad(i: int, why: str) -> GraphError:
        return GraphError(f"graph {graph.name!r}, node {i} ({OPS[graph.ops[i]].name}): {why}")

    seen: dict[tuple[object, ...], int] = {}
    for i, (op, args, value) in enumerate(zip(graph.ops, graph.args, graph.values, strict=True)):
        if not 0 <= op < len(OPS):
            raise GraphError(f"graph {graph.name!r}, node {i}: no operation has the code {op}")
        if len(args) != OPS[op].arity:
            raise bad(i, f"{len(args)} arguments instead of {OPS[op].arity}")
        if any(not 0 <= a < i for a in args):
            raise bad(i, f"arguments {args} do not come before it")
        if (op in (CONST, INPUT)) != (value is not None):
            raise bad(i, "only constants and inputs carry a value")
        if isinstance(value, tuple) and not (0 <= value[0] < len(graph.inputs) and 0 <= value[1] < graph.inputs[value[0]].size):
            raise bad(i, f"no input array has the element {value}")
        truth = [OPS[graph.ops[a]].truth for a in args]
        if truth != [OPS[op].name == "select" and k == 0 for k in range(len(args))]:
            raise bad(i, "truth values go only into the first argument of select")
        if not fused and OPS[op].name in ("fma", "fms", "fnma"):
            raise bad(i, "fused operations are made by a later pass")
        key = (op, args, value)
        if key in seen:
            raise bad(i, f"the same as node {seen[key]}: equal nodes must be shared")
        seen[key] = i
    if len(graph.results) != sum(port.size for port in graph.outputs):
        raise GraphError(f"graph {graph.name!r}: {len(graph.results)} results for outputs {graph.outputs}")
