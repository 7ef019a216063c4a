"""replay: a finished graph run again in a context, where more can be built on its results."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from isodyn.graph.graph import Graph
from isodyn.graph.node import Context
from isodyn.graph.ops import CONST, INPUT
from isodyn.spatial import Array


def replay(graph: Graph, context: Context, inputs: Mapping[str, Array]) -> dict[str, Array]:
    """Output name -> array of expressions of `context`; `inputs` gives every input array.  Operations keep their lines."""
    given = [inputs[port.name].reshape(-1) for port in graph.inputs]
    done: list[int] = []
    for op, args, value, line in zip(graph.ops, graph.args, graph.values, graph.lines, strict=True):
        if op == INPUT:
            done.append(context.index(given[value[0]][value[1]]))
        elif op == CONST:
            done.append(context.constant(value))
        else:
            before = len(context.ops)
            done.append(context.node(op, *(done[a] for a in args)))
            context.lines[before:] = [line] * (len(context.ops) - before)
    result = {}
    for name, nodes in graph.result_nodes().items():
        result[name] = np.empty(nodes.shape, dtype=object)
        result[name].flat[:] = [context.expr(done[i]) for i in nodes.flat]
    return result
