"""Exact evaluation in the integers modulo p = 2^61 - 1, to decide equality of formulations without tolerances.

Graphs of equal functions agree at every point modulo p; graphs of different functions agree at a random point with a probability
below degree / p.  Sine and cosine of an argument are a rational point of the circle, chosen by a hash of the argument's value.  So
c^2 + s^2 = 1 holds exactly, and equal arguments give equal points.  A float constant is the exact fraction that it represents.

Graphs are evaluated on plain integers; code for any scalar type computes with `Residue`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from hashlib import blake2b

from isodyn.errors import GraphError
from isodyn.graph.graph import Graph, walk
from isodyn.graph.node import Expr
from isodyn.graph.ops import ADD, CONST, COS, DIV, FMA, FMS, FNMA, INPUT, MUL, NEG, OPS, SIN, SQRT, SUB
from isodyn.spatial import Scalar

P = 2**61 - 1


def half_tangent(argument: int) -> int:
    """Return tan(argument / 2) modulo p: a hash of the argument."""
    return (argument * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % P


def circle(argument: int) -> tuple[int, int]:
    """Return (cos, sin) of an argument modulo p: ((1 - t^2) / (1 + t^2), 2 t / (1 + t^2)) with t its half tangent."""
    t = half_tangent(argument)
    scale = pow(1 + t * t, -1, P)  # -1 is not a square modulo p, so this exists for every t
    return (1 - t * t) * scale % P, 2 * t * scale % P


def sphere(a: int, b: int, c: int) -> tuple[int, int, int, int]:
    """Return a unit quaternion (x, y, z, w) modulo p: (2 a, 2 b, 2 c, 1 - s) / (1 + s) with s = a^2 + b^2 + c^2."""
    s = a * a + b * b + c * c
    scale = pow(1 + s, -1, P)
    return 2 * a * scale % P, 2 * b * scale % P, 2 * c * scale % P, (1 - s) * scale % P


def residue(value: int | float | Fraction) -> int:
    """Return a number modulo p; floats are exact fractions."""
    fraction = Fraction(value)
    return fraction.numerator * pow(fraction.denominator, -1, P) % P


def evaluate_exactly(graph: Graph, inputs: Mapping[str, Sequence[int]]) -> list[int]:
    """Evaluate a graph modulo p; return results in the order of graph.results.  Inputs: a flat sequence of residues per array."""
    arrays = [inputs[port.name] for port in graph.inputs]

    def operation(i: int, args: list[int]) -> int:
        return _apply(graph.ops[i], args, f"graph {graph.name!r}, node {i}")

    x = walk(graph, residue, lambda k, element: int(arrays[k][element]) % P, operation)
    return [x[i] for i in graph.results]


def evaluate_expression(expression: Expr, value: Callable[[str], int]) -> int:
    """Evaluate an expression modulo p; value(name) is the residue of the input with that name."""
    context = expression.context
    x: dict[int, int] = {}
    for i in context.reachable([expression.index]):
        op = context.ops[i]
        if op == CONST:
            x[i] = residue(context.numbers[i])
        elif op == INPUT:
            x[i] = value(str(context.values[i]))
        else:
            x[i] = _apply(op, [x[a] for a in context.args[i]], "expression")
    return x[expression.index]


def is_zero(expression: Scalar, quaternions: Iterable[Sequence[str]] = ()) -> bool:
    """True if an expression is identically 0, decided modulo p at two points derived from the names of its inputs.

    quaternions   names of four inputs each (x, y, z, w) that are a unit quaternion
    """
    if not isinstance(expression, Expr):
        return bool(expression == 0)

    def drawn(name: str, salt: int) -> int:
        return int.from_bytes(blake2b(f"{name}:{salt}".encode(), digest_size=8).digest(), "big") % P

    def vanishes(salt: int) -> bool:
        turns = dict[str, int]()
        for x, y, z, w in quaternions:
            turns |= zip((x, y, z, w), sphere(drawn(x, salt), drawn(y, salt), drawn(z, salt)), strict=True)
        return not evaluate_expression(expression, lambda name: turns[name] if name in turns else drawn(name, salt))

    return vanishes(1) and vanishes(2)


class Residue:
    """An integer modulo p with the arithmetic of a float: with other residues, and with numbers as exact fractions."""

    __slots__ = ("value",)

    def __init__(self, value: int):
        self.value = value % P

    def __abs__(self) -> int:
        """Return 0 for zero and 1 otherwise: enough to choose pivots, because residues have no magnitude."""
        return int(self.value != 0)

    def __neg__(self) -> Residue:
        return Residue(-self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Residue) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)

    def __repr__(self) -> str:
        return f"Residue({self.value})"

    @staticmethod
    def _operator(meaning: Callable[[int, int], int]) -> Callable[[Residue, Residue | float], Residue]:
        def operator(self: Residue, other: Residue | float) -> Residue:
            if isinstance(other, Residue):
                return Residue(meaning(self.value, other.value))
            if isinstance(other, (int, float, Fraction)):
                return Residue(meaning(self.value, residue(other)))
            return NotImplemented  # for example NumPy arrays, which apply the operator to their elements

        return operator

    __add__ = __radd__ = _operator(lambda a, b: a + b)
    __sub__ = _operator(lambda a, b: a - b)
    __rsub__ = _operator(lambda a, b: b - a)
    __mul__ = __rmul__ = _operator(lambda a, b: a * b)
    __truediv__ = _operator(lambda a, b: _apply(DIV, [a, b], "a quotient"))
    __rtruediv__ = _operator(lambda a, b: _apply(DIV, [b, a], "a quotient"))


def _root(a: int) -> int:
    root = pow(a, (P + 1) // 4, P)  # p = 3 mod 4
    if root * root % P != a:
        raise ArithmeticError("no square root")
    return root


def _quotient(a: int, b: int) -> int:
    if b == 0:
        raise ArithmeticError("division by zero")
    return a * pow(b, -1, P)


_MEANING: dict[int, Callable[..., int]] = {
    NEG: lambda a: -a,
    ADD: lambda a, b: a + b,
    SUB: lambda a, b: a - b,
    MUL: lambda a, b: a * b,
    DIV: _quotient,
    SIN: lambda a: circle(a)[1],
    COS: lambda a: circle(a)[0],
    SQRT: _root,
    FMA: lambda a, b, c: a * b + c,
    FMS: lambda a, b, c: a * b - c,
    FNMA: lambda a, b, c: c - a * b,
}


def _apply(op: int, args: list[int], where: str) -> int:
    """Apply an operation modulo p."""
    if op not in _MEANING:
        raise GraphError(f"{where}: {OPS[op].name} has no meaning modulo p; switch friction off for exact checks")
    try:
        return _MEANING[op](*args) % P
    except ArithmeticError as error:
        raise GraphError(f"{where}: {error} modulo p at this point; choose another point") from None


# -- probability of an undetected difference -------------------------------------------------------------------


def chance(*graphs: Graph, points: int = 1) -> float:
    """Bound the probability that entries of different functions agree at `points` random points: (degree / p)^points.

    Entries u1 / v1 and u2 / v2 are compared by u1 v2 - u2 v1, so the degrees of two graphs add.
    """
    return (sum(max(degrees(graph)) for graph in graphs) / P) ** points


Divisor = tuple[str, int]  # 1 + t^2 of the angle at a node, or the numerator of a node that is a divisor


def degrees(graph: Graph) -> list[int]:
    """Bound the degree max(deg u, deg v) of every result u / v, u and v polynomials in the inputs; equal divisors are shared."""
    size: dict[Divisor, int] = {}  # degree of each divisor
    rows: list[tuple[int, Counter[Divisor]]] = []  # degree of u, and v as powers of divisors

    def degree(v: Counter[Divisor]) -> int:
        return sum(size[k] * power for k, power in v.items())

    for op, args in zip(graph.ops, graph.args, strict=True):
        a = [rows[k] for k in args]
        if op in (CONST, INPUT):
            row = (int(op == INPUT), Counter[Divisor]())
        elif op == NEG:
            row = a[0]
        elif op in (ADD, SUB):
            v = a[0][1] | a[1][1]
            row = (max(u + degree(v) - degree(own) for u, own in a), v)
        elif op == MUL:
            row = (a[0][0] + a[1][0], a[0][1] + a[1][1])
        elif op == DIV:
            size[divisor := ("numerator", args[1])] = a[1][0]
            row = (a[0][0] + degree(a[1][1]), a[0][1] + Counter({divisor: 1}))
        else:
            if op not in (COS, SIN):
                raise GraphError(f"graph {graph.name!r}: {OPS[op].name} is not a quotient of polynomials")
            size[divisor := ("circle", args[0])] = 2 * max(a[0][0], degree(a[0][1]))
            row = (size[divisor], Counter({divisor: 1}))
        rows.append(row)
    return [max(rows[k][0], degree(rows[k][1])) for k in graph.results]
