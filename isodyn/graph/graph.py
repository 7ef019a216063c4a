"""Graph: an immutable, flat, picklable operation graph with named input and output arrays.

build_graph makes a graph from expressions of a context; inline repeats its operations in a context, to build on its results.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeVar

import numpy as np

from isodyn.errors import GraphError
from isodyn.graph.node import Context, Number
from isodyn.spatial import Array

T = TypeVar("T")
Value = Number | tuple[int, int] | None


class Port(NamedTuple):
    """A named input or output array."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """Number of elements."""
        return math.prod(self.shape)


@dataclass(frozen=True, repr=False)
class Graph:
    """Nodes in topological order: arguments come first.

    ops, args   operation code and argument indices of each node
    values      constant -> number; input -> (index of the input array, element); else None
    lines       (formulation file, line) that made the node, or None
    inputs      the input arrays
    outputs     the output arrays;  results  their nodes, concatenated
    """

    ops: tuple[int, ...]
    args: tuple[tuple[int, ...], ...]
    values: tuple[Value, ...]
    lines: tuple[tuple[str, int] | None, ...]
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    results: tuple[int, ...]
    name: str = field(default="kernel", compare=False)

    def __len__(self) -> int:
        return len(self.ops)

    def __repr__(self) -> str:
        ports = ", ".join(f"{port.name}{list(port.shape)}" for port in self.inputs)
        return f"<Graph {self.name}({ports}) -> {', '.join(p.name for p in self.outputs)}: {len(self)} nodes>"

    def uses(self) -> list[int]:
        """Return the number of uses of each node, including as a result."""
        count = [0] * len(self)
        for args in self.args:
            for a in args:
                count[a] += 1
        for i in self.results:
            count[i] += 1
        return count

    def digest(self) -> str:
        """Return a hash of the content: equal graphs have equal digests on every machine."""
        text = repr((self.ops, self.args, [_exact(v) for v in self.values], self.inputs, self.outputs, self.results))
        return hashlib.sha256(text.encode()).hexdigest()

    def result_nodes(self) -> dict[str, Array]:
        """Return {output name: array of node indices}."""
        nodes, start = {}, 0
        for port in self.outputs:
            nodes[port.name] = np.array(self.results[start : start + port.size]).reshape(port.shape)
            start += port.size
        return nodes

    def pruned(self) -> Graph:
        """Return the graph without nodes that no result needs, in the same order."""
        needed = [False] * len(self)
        for i in self.results:
            needed[i] = True
        for i in range(len(self) - 1, -1, -1):
            if needed[i]:
                for a in self.args[i]:
                    needed[a] = True
        return self if all(needed) else self.ordered([i for i in range(len(self)) if needed[i]])

    def ordered(self, order: Sequence[int]) -> Graph:
        """Return the graph with its nodes in another order (arguments first)."""
        place = {i: k for k, i in enumerate(order)}
        return replace(
            self,
            ops=tuple([self.ops[i] for i in order]),
            args=tuple([tuple(map(place.__getitem__, self.args[i])) for i in order]),
            values=tuple([self.values[i] for i in order]),
            lines=tuple([self.lines[i] for i in order]),
            results=tuple(place[i] for i in self.results),
        )


def _exact(value: object) -> object:
    return value.hex() if isinstance(value, float) else value


def walk(
    graph: Graph, constant: Callable[[Number], T], element: Callable[[int, int], T], operation: Callable[[int, list[T]], T]
) -> list[T]:
    """Compute a value for every node in order: from a constant's number, an input's array and element, or an operation's node and
    the values of its arguments."""
    found: list[T] = []
    for i, (args, value) in enumerate(zip(graph.args, graph.values, strict=True)):
        if value is None:
            found.append(operation(i, [found[a] for a in args]))
        else:
            found.append(element(*value) if isinstance(value, tuple) else constant(value))
    return found


def finish(context: Context, inputs: Mapping[str, Array], outputs: Mapping[str, object], name: str = "kernel") -> Graph:
    """Make the graph of outputs of a context; `inputs` sets names, shapes and order of the input arrays."""
    places: dict[str, tuple[int, int]] = {}
    for k, array in enumerate(inputs.values()):
        places |= {expr.name: (k, element) for element, expr in enumerate(array.flat)}
    arrays = {key: np.asarray(value, dtype=object) for key, value in outputs.items()}
    results = [context.index(x) for array in arrays.values() for x in array.flat]
    order = context.reachable(results)
    values: list[Value] = []
    for i in order:
        value = context.values[i]
        if not isinstance(value, str):
            values.append(float(value) if isinstance(value, int) else value)
        elif value in places:
            values.append(places[value])
        else:
            raise GraphError(
                f"the result depends on the symbol {value!r}, which is not an input; set its value, or add it to parameters="
            )
    place = {i: k for k, i in enumerate(order)}
    return Graph(
        ops=tuple([context.ops[i] for i in order]),
        args=tuple([tuple(map(place.__getitem__, context.args[i])) for i in order]),
        values=tuple(values),
        lines=tuple([context.lines[i] for i in order]),
        inputs=tuple(Port(key, array.shape) for key, array in inputs.items()),
        outputs=tuple(Port(key, array.shape) for key, array in arrays.items()),
        results=tuple(place[i] for i in results),
        name=name,
    )


def replay(graph: Graph, context: Context, inputs: Mapping[str, Array]) -> dict[str, Array]:
    """Repeat a graph's operations in a context with these input arrays; return {output name: expressions}.

    Operations keep their lines.
    """
    arrays = [inputs[port.name].reshape(-1) for port in graph.inputs]

    def operation(i: int, args: list[int]) -> int:
        before = len(context.ops)
        node = context.node(graph.ops[i], *args)
        context.lines[before:] = [graph.lines[i]] * (len(context.ops) - before)
        return node

    return expressions(graph, context, walk(graph, context.constant, lambda k, e: context.index(arrays[k][e]), operation))


def expressions(graph: Graph, context: Context, place: Sequence[int] | Mapping[int, int]) -> dict[str, Array]:
    """Return {output name: expressions} of a context that has the graph's nodes at the indices `place`."""
    result = {}
    for name, nodes in graph.result_nodes().items():
        result[name] = np.empty(nodes.shape, dtype=object)
        result[name].flat[:] = [context.expr(place[i]) for i in nodes.flat]
    return result
