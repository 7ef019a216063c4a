"""Symbolic derivatives of traced expressions, by forward mode on the same graph.

Each node has a sparse row of partial derivatives by the chosen inputs; products with 0 and 1 fold as usual.  Choices differentiate
the branch taken; abs, min and max the side taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from isodyn.errors import GraphError
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context, Expr
from isodyn.graph.ops import ABS, ADD, ATAN2, CONST, COS, DIV, INPUT, MAX, MIN, MUL, NEG, OPS, SELECT, SIN, SQRT, SUB
from isodyn.spatial import Array, Scalar, choose

# operation -> function (arguments, result) -> partial derivative by each argument
_PARTIALS: dict[int, Callable[..., tuple[Scalar, ...]]] = {
    NEG: lambda a, r: (-1.0,),
    ADD: lambda a, b, r: (1.0, 1.0),
    SUB: lambda a, b, r: (1.0, -1.0),
    MUL: lambda a, b, r: (b, a),
    DIV: lambda a, b, r: (1.0 / b, -(r / b)),
    SIN: lambda a, r: (a.cos(),),
    COS: lambda a, r: (-a.sin(),),
    SQRT: lambda a, r: (0.5 / r,),
    ABS: lambda a, r: ((a < 0.0).select(-1.0, 1.0),),
    MIN: lambda a, b, r: (
        ((a <= b).select(1.0, 0.0), (a <= b).select(0.0, 1.0))
        if isinstance(a, Expr)
        else ((b < a).select(0.0, 1.0), (b < a).select(1.0, 0.0))
    ),
    MAX: lambda a, b, r: (
        ((b <= a).select(1.0, 0.0), (b <= a).select(0.0, 1.0))
        if isinstance(b, Expr)
        else ((a < b).select(0.0, 1.0), (a < b).select(1.0, 0.0))
    ),
    ATAN2: lambda a, b, r: (b / (a * a + b * b), -(a / (a * a + b * b))),
}


def jacobian(outputs: Array, inputs: Sequence[Expr]) -> Array:
    """Return d outputs / d inputs, of shape outputs.shape + (number of inputs,), in the context of the inputs."""
    outputs = np.asarray(outputs, dtype=object)
    if not len(inputs):
        return np.zeros((*outputs.shape, 0), dtype=object)
    context = inputs[0].context
    roots = [context.index(x) for x in outputs.flat]
    rows = _rows(context, roots, {expr.index: k for k, expr in enumerate(inputs)})
    result = np.zeros((outputs.size, len(inputs)), dtype=object)
    result[...] = 0.0
    for r, root in enumerate(roots):
        for k, value in rows[root].items():
            result[r, k] = value
    return result.reshape(*outputs.shape, len(inputs))


def with_slopes(flow: Graph, following: Sequence[str] = (), *, every: bool = False) -> Graph:
    """A flow, outputs "rate:<name>", and derivatives of all but the first, dq = qd: "by:x" (p, n + p) by all states, "by:t" (p,) by
    time, which is the input "t"; the inputs `following` change with it, at the rates of further inputs "slope:<name>".

    every   of the first too, where that is not qd
    """
    context = Context()
    inputs = {port.name: context.symbols(port.name, port.size) for port in flow.inputs}
    rates = {f"slope:{name}": context.symbols(f"slope:{name}", len(inputs[name])) for name in following}
    later = context.symbol("by:later")
    moved = inputs | {name: inputs[name] + later * rates[f"slope:{name}"] for name in following}
    if "t" in inputs:
        moved["t"] = inputs["t"] + later
    results = replay(flow, context, moved)
    states = np.concatenate([inputs[port.name] for port in flow.inputs[: len(flow.outputs)]])
    slopes = jacobian(np.concatenate([results[port.name] for port in flow.outputs[0 if every else 1 :]]), [*states, later])
    outputs = {f"rate:{name}": value for name, value in results.items()} | {"by:x": slopes[:, :-1], "by:t": slopes[:, -1]}
    graph = finish(context, inputs | rates | {"by:later": np.array([later], dtype=object)}, outputs, f"{flow.name}_slopes")
    context = Context()  # where it is 0
    inputs = {port.name: context.symbols(port.name, port.size) for port in graph.inputs if port.name != "by:later"}
    return finish(context, inputs, replay(graph, context, inputs | {"by:later": np.zeros(1, dtype=object)}), graph.name)


def _rows(context: Context, roots: list[int], place: dict[int, int]) -> dict[int, dict[int, Scalar]]:
    """Return {node: {input: partial derivative}} without zeros."""
    rows: dict[int, dict[int, Scalar]] = {}
    for i in context.reachable(roots):
        op, args = context.ops[i], context.args[i]
        if op in (CONST, INPUT) or OPS[op].truth or not any(rows[a] for a in args):
            rows[i] = {place[i]: 1.0} if i in place else {}
        elif op == SELECT:
            rows[i] = _select_row(context.expr(args[0]), rows[args[1]], rows[args[2]])
        elif op in _PARTIALS:
            partials = _PARTIALS[op](*(context.expr(a) for a in args), context.expr(i))
            row: dict[int, Scalar] = {}
            for a, partial in zip(args, partials, strict=True):
                for k, value in rows[a].items():
                    row[k] = row.get(k, 0.0) + partial * value
            rows[i] = {k: value for k, value in row.items() if isinstance(value, Expr) or value != 0}
        else:
            raise GraphError(f"{OPS[op].name} cannot be differentiated")
    return rows


def _select_row(condition: Scalar, yes: dict[int, Scalar], no: dict[int, Scalar]) -> dict[int, Scalar]:
    return {k: choose(condition, yes.get(k, 0.0), no.get(k, 0.0)) for k in sorted({*yes, *no})}
