"""Random graphs for tests: any operation, any shape of sharing."""

from __future__ import annotations

import numpy as np

from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context, Expr


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
