"""The body of a kernel: a graph as straight-line LLVM text, for one lane or many.

    @body_v(ptr in_0, ..., ptr out_0, ..., ptr scratch) -> i1      true if a sine's argument was too large for the fast method
    @body_1(...)                                                   one state; accepts any argument; always false

or @<name>_v and @<name>_1 of an additional graph in the same module.  Arrays are [element][lane] and do not overlap.  A large graph
is split into functions of about CHUNK nodes.  Values used across functions are stored in slots of the scratch block; a slot is
reused after the last read of its value.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from isodyn.backends.llvm import elementary
from isodyn.backends.llvm.code import Code
from isodyn.graph import ops
from isodyn.graph.graph import Graph

FULL = 500  # nodes: from here on, unaligned values on the stack cost more than aligning the stack
CHUNK = 1250  # nodes per function of a graph with more than twice as many: compile time grows faster than linearly beyond

#: operation -> method that writes it; without sines and cosines, which are computed together
_INSTRUCTION: dict[int, Callable[..., str]] = {
    ops.NEG: Code.neg,
    ops.ADD: Code.add,
    ops.SUB: Code.sub,
    ops.MUL: Code.mul,
    ops.DIV: Code.div,
    ops.SQRT: lambda code, a: code.call("sqrt", a),
    ops.ABS: lambda code, a: code.call("fabs", a),
    ops.MIN: lambda code, a, b: code.call("minimum", a, b),
    ops.MAX: lambda code, a, b: code.call("maximum", a, b),
    ops.LT: lambda code, a, b: code.compare("olt", a, b),
    ops.LE: lambda code, a, b: code.compare("ole", a, b),
    ops.EQ: lambda code, a, b: code.compare("oeq", a, b),
    ops.SELECT: Code.select,
    ops.ATAN2: elementary.atan2,
    ops.FMA: Code.fma,
    ops.FMS: Code.fms,
    ops.FNMA: Code.fnma,
}


class Bodies(NamedTuple):
    """The bodies of graphs for all lanes and for one lane (the same if there is only one), in one text.

    slots, slots_1   number of scratch slots for values: the maximum over the bodies
    """

    text: str
    slots: int
    slots_1: int


def emit_bodies(
    graph: Graph, lanes: int, bits: int, *, fma: bool, constants: bool = True, parts: int = 1,
    beside: Mapping[str, Graph] = MappingProxyType({}), uniform: Collection[str] = (),
) -> Bodies:  # fmt: skip
    """Return @body_v (if there is more than one lane) and @body_1; for the graphs in `beside`, the same under their names.

    constants   True: the bodies write constant results too; False: they are already in the tiles (see constant_results)
    parts       @body_v processes one of `parts` vectors of each element; in a tile, the elements are `parts` vectors apart
    uniform     names of inputs that are equal for all lanes: one number per element, not one per lane
    """
    graphs, how = {"body": graph, **beside}, (bits, fma, constants, uniform)
    ones = {name: _emit_body(each, f"{name}_1", 1, 1, *how) for name, each in graphs.items()}
    many = {name: _emit_body(each, f"{name}_v", lanes, parts, *how) for name, each in graphs.items()} if lanes > 1 else {}
    text = "".join(part for name in graphs for part in (ones[name][0], many.get(name, ("",))[0]))
    slots_1 = max(number for _, number in ones.values())
    return Bodies(text, max((number for _, number in many.values()), default=slots_1), slots_1)


def has_sines(graph: Graph) -> bool:
    """True if the graph has sines or cosines, whose arguments may be too large for the fast method."""
    return any(op in (ops.SIN, ops.COS) for op in graph.ops)


def constant_results(graph: Graph) -> list[dict[int, float]]:
    """Return, for every output, element -> value of the elements that are equal for all states."""
    found, values = list[dict[int, float]](), iter(graph.results)
    for port in graph.outputs:
        constants = [_constant(graph, next(values)) for _ in range(port.size)]
        found.append({element: float(value) for element, value in enumerate(constants) if value is not None})
    return found


def _constant(graph: Graph, i: int) -> float | Fraction | None:
    value = graph.values[i]
    return value if isinstance(value, float | Fraction) else None


def _emit_body(
    graph: Graph, name: str, lanes: int, parts: int, bits: int, fma: bool, constants: bool, uniform: Collection[str]
) -> tuple[str, int]:
    """Return (all functions of one body, its number of scratch slots); the last function is called `name` and calls the others."""
    if len(graph) <= 2 * CHUNK:  # splitting a graph of this size would cost a fifth of its speed
        return _Emitter(graph, 0, len(graph), {}, lanes, parts, bits, fma, constants, uniform).function(name), 0
    slots, number = _slots(graph)
    code, text, flag = Code(1, bits), "", "false"
    for k, start in enumerate(range(0, len(graph), CHUNK)):
        emitter = _Emitter(graph, start, min(start + CHUNK, len(graph)), slots, lanes, parts, bits, fma, constants, uniform)
        text += emitter.function(f"{name}_part{k}")
        flag = code.either(flag, code.new(f"call i1 @{name}_part{k}({signature(graph)})"))
    return text + code.function(_head(graph, name), f"i1 {flag}"), number


def _head(graph: Graph, name: str) -> str:
    """Return the function head.  noalias on results and slots saves up to a third of the time in code with many loads."""
    return f"internal i1 @{name}({signature(graph).replace('ptr', 'ptr noalias')})"


def signature(graph: Graph, slots: str = "%scratch") -> str:
    """Return the parameters of a body: inputs, outputs, slots."""
    names = [f"ptr %in{k}" for k in range(len(graph.inputs))] + [f"ptr %out{k}" for k in range(len(graph.outputs))]
    return ", ".join([*names, f"ptr {slots}"])


def _slots(graph: Graph) -> tuple[dict[int, int], int]:
    """Return (value used across functions -> scratch slot, number of slots)."""
    part = [i // CHUNK for i in range(len(graph))]
    last: dict[int, int] = {}
    for i, args in enumerate(graph.args):
        for a in args:
            # a Boolean value is recomputed in the function that needs it, from numbers in slots
            for b in graph.args[a] if ops.OPS[graph.ops[a]].truth else (a,):
                if part[b] != part[i] and graph.ops[b] not in (ops.CONST, ops.INPUT):
                    last[b] = part[i]
    slots: dict[int, int] = {}
    free: list[int] = []
    ending: dict[int, list[int]] = {}
    number = 0
    current = 0
    for i in sorted(last):
        while current < part[i]:  # slots last read in an earlier function are free
            free.extend(ending.pop(current, []))
            current += 1
        if not free:
            free.append(number)
            number += 1
        slots[i] = free.pop()
        ending.setdefault(last[i], []).append(slots[i])
    return slots, number


class _Emitter:
    """Writes one function, for the nodes start <= i < stop."""

    def __init__(
        self, graph: Graph, start: int, stop: int, slots: dict[int, int], lanes: int, parts: int, bits: int, fma: bool,
        constants: bool, uniform: Collection[str],
    ):  # fmt: skip
        self.graph, self.start, self.stop, self.slots = graph, start, stop, slots
        self.code = Code(lanes, bits, fma=fma)
        self.pitch = parts * self.code.width  # bytes from one element of an array to the next
        self.uniform = [port.name in uniform for port in graph.inputs]
        self.names: dict[int, str] = {}
        self.pairs: dict[int, tuple[str, str]] = {}
        self.beyond = ""
        self.places: dict[int, list[tuple[int, int]]] = {}
        ports = [(k, j) for k, port in enumerate(graph.outputs) for j in range(port.size)]
        for i, place in zip(graph.results, ports, strict=True):
            if constants or _constant(graph, i) is None:
                self.places.setdefault(i, []).append(place)

    def function(self, name: str) -> str:
        graph, code = self.graph, self.code
        for i in range(self.start, self.stop):
            if graph.ops[i] not in (ops.CONST, ops.INPUT):
                self.names[i] = self.emit(i)
                if i in self.slots:
                    code.store(self.names[i], "%scratch", self.slots[i] * self.code.width)
            for port, element in self.places.get(i, ()):
                code.store(self.value(i), f"%out{port}", element * self.pitch)
        flag = code.any(self.beyond) if self.beyond else "false"
        return code.function(_head(graph, name), f"i1 {flag}", full=code.lanes > 1 and self.stop - self.start >= FULL)

    def value(self, i: int) -> str:
        """Return the name of a node's value; inputs and values of other functions are loaded on first use."""
        value = self.graph.values[i]
        if isinstance(value, float | Fraction):
            return self.code.constant(value)
        if i not in self.names:
            if value is not None and self.uniform[value[0]]:
                one = self.code.at(f"%in{value[0]}", value[1] * self.code.size)
                self.names[i] = self.code.spread(self.code.new(f"load {self.code.scalar}, ptr {one}"))
            elif value is not None:
                self.names[i] = self.code.load(f"%in{value[0]}", value[1] * self.pitch)
            elif ops.OPS[self.graph.ops[i]].truth:
                self.names[i] = self.emit(i)
            else:
                self.names[i] = self.code.load("%scratch", self.slots[i] * self.code.width)
        return self.names[i]

    def emit(self, i: int) -> str:
        op = self.graph.ops[i]
        args = [self.value(a) for a in self.graph.args[i]]
        if op in (ops.SIN, ops.COS):
            return self.circular(self.graph.args[i][0], args[0])[op == ops.COS]
        return _INSTRUCTION[op](self.code, *args)

    def circular(self, argument: int, x: str) -> tuple[str, str]:
        """Return (sin, cos), computed once for both."""
        if argument not in self.pairs:
            code = self.code
            if code.lanes == 1:
                kind = f"{{{code.scalar}, {code.scalar}}}"
                pair = code.new(f"call {kind} @sincos_{code.bits}({code.scalar} {x})")
                self.pairs[argument] = (code.new(f"extractvalue {kind} {pair}, 0"), code.new(f"extractvalue {kind} {pair}, 1"))
            else:
                self.pairs[argument] = elementary.sincos(code, x)
                far = elementary.beyond(code, x)
                self.beyond = code.either(self.beyond, far) if self.beyond else far
        return self.pairs[argument]
