"""The body of a kernel: a graph as straight-line LLVM text, for one lane or many.

    @body_v(ptr in_0, ..., ptr out_0, ..., ptr scratch) -> i1      true when a sine's argument was too large for the fast way
    @body_1(...)                                                   one state; takes any argument; always false

Arrays are [element][lane].  A large graph is cut into functions of about CHUNK nodes; values that cross a cut wait in the scratch
block, whose slots are used again when their last reader is done.
"""

from __future__ import annotations

from dataclasses import dataclass

from isodyn.backends.llvm import elementary
from isodyn.backends.llvm.code import Code
from isodyn.graph import ops
from isodyn.graph.graph import Graph

CHUNK = 2500  # nodes per function: compile time grows faster than linearly beyond, run time does not improve

_BINARY = {ops.ADD: "add", ops.SUB: "sub", ops.MUL: "mul", ops.DIV: "div"}
_FUSED = {ops.FMA: "fma", ops.FMS: "fms", ops.FNMA: "fnma"}
_INTRINSIC = {ops.ABS: "fabs", ops.SQRT: "sqrt", ops.MIN: "minimum", ops.MAX: "maximum"}
_COMPARE = {ops.LT: "olt", ops.LE: "ole", ops.EQ: "oeq"}


@dataclass
class Body:
    """The text of a body and how many scratch slots it needs (each one value wide)."""

    text: str
    slots: int


@dataclass
class Bodies:
    """The bodies of a graph for all lanes and for one lane (the same where there is only one), in one text with what they call."""

    text: str
    vector: Body
    scalar: Body


def emit_bodies(graph: Graph, lanes: int, bits: int, *, fma: bool) -> Bodies:
    """@body_v, where there is more than one lane, and @body_1."""
    scalar = emit_body(graph, "body_1", 1, bits, fma=fma)
    vector = emit_body(graph, "body_v", lanes, bits, fma=fma) if lanes > 1 else scalar
    called = elementary.scalar_module(fma, bits) if any(op in (ops.SIN, ops.COS) for op in graph.ops) else ""
    return Bodies(called + scalar.text + (vector.text if lanes > 1 else ""), vector, scalar)


def emit_body(graph: Graph, name: str, lanes: int, bits: int, *, fma: bool) -> Body:
    """All functions of one body; the last one is called `name` and calls the others."""
    cuts = list(range(0, len(graph), CHUNK)) or [0]
    if len(cuts) == 1:
        emitter = _Emitter(graph, 0, len(graph), {}, lanes, bits, fma)
        return Body(emitter.function(name), 0)
    slots, number = _slots(graph)
    parts, calls = [], []
    for k, start in enumerate(cuts):
        stop = cuts[k + 1] if k + 1 < len(cuts) else len(graph)
        emitter = _Emitter(graph, start, stop, slots, lanes, bits, fma)
        parts.append(emitter.function(f"{name}_part{k}"))
        calls.append(f"  %b{k} = call i1 @{name}_part{k}({signature(graph)})")
    folded = ["  %o0 = or i1 %b0, false"] + [f"  %o{k} = or i1 %o{k - 1}, %b{k}" for k in range(1, len(cuts))]
    text = (
        f"define internal i1 @{name}({signature(graph)}) #0 {{\n"
        + "\n".join(calls + folded)
        + f"\n  ret i1 %o{len(cuts) - 1}\n}}\n"
    )
    return Body("".join(parts) + text, number)


def signature(graph: Graph, slots: str = "%scratch") -> str:
    """Parameters of a body: inputs, outputs, slots."""
    names = [f"ptr %in{k}" for k in range(len(graph.inputs))] + [f"ptr %out{k}" for k in range(len(graph.outputs))]
    return ", ".join([*names, f"ptr {slots}"])


def _slots(graph: Graph) -> tuple[dict[int, int], int]:
    """Value that crosses a cut -> scratch slot; and how many slots there are."""
    part = [i // CHUNK for i in range(len(graph))]
    last: dict[int, int] = {}
    for i, args in enumerate(graph.args):
        for a in args:
            # a truth value is made again where it is needed, from numbers that crossed
            for b in graph.args[a] if ops.OPS[graph.ops[a]].truth else (a,):
                if part[b] != part[i] and graph.ops[b] not in (ops.CONST, ops.INPUT):
                    last[b] = part[i]
    slots: dict[int, int] = {}
    free: list[int] = []
    ending: dict[int, list[int]] = {}
    number = 0
    current = 0
    for i in sorted(last):
        while current < part[i]:  # slots whose last reader was an earlier part are free
            free.extend(ending.pop(current, []))
            current += 1
        if not free:
            free.append(number)
            number += 1
        slots[i] = free.pop()
        ending.setdefault(last[i], []).append(slots[i])
    return slots, number


class _Emitter:
    """One function for the nodes start <= i < stop."""

    def __init__(self, graph: Graph, start: int, stop: int, slots: dict[int, int], lanes: int, bits: int, fma: bool):
        self.graph, self.start, self.stop, self.slots = graph, start, stop, slots
        self.code = Code(lanes, bits, fma=fma)
        self.size = lanes * bits // 8
        self.names: dict[int, str] = {}
        self.pairs: dict[int, tuple[str, str]] = {}
        self.beyond = ""
        self.places: dict[int, list[tuple[int, int]]] = {}
        ports = [(k, j) for k, port in enumerate(graph.outputs) for j in range(port.size)]
        for i, place in zip(graph.results, ports, strict=True):
            self.places.setdefault(i, []).append(place)

    def function(self, name: str) -> str:
        graph, code = self.graph, self.code
        for i in range(self.start, self.stop):
            if graph.ops[i] not in (ops.CONST, ops.INPUT):
                self.names[i] = self.emit(i)
                if i in self.slots:
                    code.store(self.names[i], "%scratch", self.slots[i] * self.size)
            for port, element in self.places.get(i, ()):
                code.store(self.value(i), f"%out{port}", element * self.size)
        flag = self.flag()
        body = "\n".join(code.lines)
        return f"define internal i1 @{name}({signature(graph)}) #0 {{\n{body}\n  ret i1 {flag}\n}}\n"

    def value(self, i: int) -> str:
        """The name of a node's value; constants are written out, inputs and crossing values loaded on first use."""
        op = self.graph.ops[i]
        if op == ops.CONST:
            return self.code.constant(self.graph.values[i])
        if i not in self.names:
            if op == ops.INPUT:
                port, element = self.graph.values[i]
                self.names[i] = self.code.load(f"%in{port}", element * self.size)
            elif ops.OPS[op].truth:
                self.names[i] = self.emit(i)
            else:
                self.names[i] = self.code.load("%scratch", self.slots[i] * self.size)
        return self.names[i]

    def emit(self, i: int) -> str:
        op, code = self.graph.ops[i], self.code
        args = [self.value(a) for a in self.graph.args[i]]
        if op in _BINARY:
            return str(getattr(code, _BINARY[op])(*args))
        if op in _FUSED:
            return str(getattr(code, _FUSED[op])(*args))
        if op in (ops.SIN, ops.COS):
            return self.circular(self.graph.args[i][0], args[0])[op == ops.COS]
        if op == ops.NEG:
            return code.neg(args[0])
        if op in _INTRINSIC:
            return code.call(_INTRINSIC[op], *args)
        if op in _COMPARE:
            return code.compare(_COMPARE[op], *args)
        if op == ops.SELECT:
            return code.select(*args)
        assert op == ops.ATAN2, ops.OPS[op].name
        return elementary.atan2(code, *args)

    def circular(self, argument: int, x: str) -> tuple[str, str]:
        """(sin, cos), made once for both."""
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

    def flag(self) -> str:
        if not self.beyond:
            return "false"
        code = self.code
        return code.new(f"call i1 @llvm.vector.reduce.or.v{code.lanes}i1({code.btype} {self.beyond})")
