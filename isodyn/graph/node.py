"""Expr and Context: scalars that build an operation graph when array code runs on them.

A Context owns the nodes (flat lists, equal nodes shared) and is freed with its last expression.  Users' symbols are in a separate
context until a trace imports them, so traces do not depend on earlier ones.  An Expr is a handle (context, index).  Constants stay
plain Python numbers, so 0 and 1 fold.  Expr * ndarray is left to NumPy, which broadcasts over object arrays; np.cos on an object
array calls .cos().
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from pathlib import Path
from types import FrameType
from typing import ClassVar, TypeAlias, cast

import numpy as np

from isodyn.errors import GraphError, ShapeError
from isodyn.graph import rules
from isodyn.graph.ops import ABS, ADD, ATAN2, CONST, COS, DIV, EQ, INPUT, LE, LT, MAX, MIN, MUL, NEG, OPS, SELECT, SIN, SQRT, SUB
from isodyn.spatial import Array, Scalar, is_symbolic, square_root

# A node's line is that of the innermost frame in a formulation file, which has the paper's equation.
_FORMULATIONS = str(Path(__file__).parent.parent / "formulations")

Number: TypeAlias = float | Fraction  # of a constant

_FOLD: dict[int, Callable[..., Number]] = {
    NEG: lambda a: -a,
    ADD: lambda a, b: a + b,
    SUB: lambda a, b: a - b,
    MUL: lambda a, b: a * b,
    DIV: lambda a, b: a / b if not (isinstance(a, int) and isinstance(b, int)) else Fraction(a, b),
    SIN: lambda a: math.sin(a),
    COS: lambda a: math.cos(a),
    SQRT: lambda a: math.sqrt(a),
    ABS: abs,
    MIN: min,
    MAX: max,
    ATAN2: lambda a, b: math.atan2(a, b),
}
_DECLINED: Scalar = NotImplemented  # Python then tries the other operand
_COMMUTING = frozenset(code for code, op in enumerate(OPS) if op.commutes)


class Context:
    """A pool of shared nodes: parallel lists of operation, arguments, value (constant or input name), kind and line.

    keep_roundings   omit rules that reduce the number of roundings
    cancel           add rules that cancel a term that is added and subtracted again
    """

    def __init__(self, *, keep_roundings: bool = False, cancel: bool = False) -> None:
        self.rules = rules.KEEPING if keep_roundings else rules.CANCELLED if cancel else rules.TABLE
        self.ops: list[int] = []
        self.args: list[tuple[int, ...]] = []
        self.values: list[Number | str | None] = []
        self.numbers = cast("list[float]", self.values)  # the same list, typed for constants: a fraction computes like a float
        self.kinds: list[int] = []
        self.lines: list[tuple[str, int] | None] = []
        self._known: dict[tuple[object, ...], int] = {}
        self._is_formulation: dict[str, str | None] = {}  # file -> its name if it is a formulation

    # -- make nodes -------------------------------------------------------------------------------------------------

    def symbol(self, name: str) -> Expr:
        """Return the input with this name."""
        index = self._known.get((INPUT, name))
        return Expr(self, self._new((INPUT, name), INPUT, (), name, INPUT) if index is None else index)

    def symbols(self, name: str, shape: int | tuple[int, ...]) -> Array:
        """Return an object array of inputs name[0], name[1], ... (row by row for several dimensions)."""
        result = np.empty(shape, dtype=object)
        result.flat[:] = [self.symbol(f"{name}[{k}]") for k in range(result.size)]
        return result

    def constant(self, value: Scalar | Fraction) -> int:
        """Return the node of a number."""
        known = self._known.get((CONST, value))
        if known is not None:
            return known
        if isinstance(value, np.generic):
            value = value.item()
        if is_symbolic(value) or (isinstance(value, float) and not math.isfinite(value)):
            raise GraphError(f"a graph constant must be finite, got {value}")
        if value == 0:
            return self._new((CONST, 0), CONST, (), 0.0, rules.ZERO)  # one zero: its sign is not kept
        kind = rules.ONE if value == 1 else rules.NEGATIVE if value < 0 else rules.POSITIVE
        return self._new((CONST, value), CONST, (), value, kind)

    def node(self, op: int, *args: int) -> int:
        """Return the node op(args), folded, simplified and shared."""
        if op in _COMMUTING and args[0] > args[1]:
            args = (args[1], args[0])
        key = (op, args)
        known = self._known.get(key)
        if known is not None:
            return known
        first, last = self.kinds[args[0]], self.kinds[args[-1]]
        if first >= rules.ZERO and last >= rules.ZERO and op in _FOLD:
            found = self._known[key] = self.constant(self._fold(op, args))
            return found
        for rule in self.rules.get((op, first, last), ()):
            simpler = rule(self, args)
            if simpler is not None:
                self._known[key] = simpler
                return simpler
        return self._new(key, op, args, None, op)

    def _fold(self, op: int, args: tuple[int, ...]) -> Number:
        values = [self.numbers[a] for a in args]
        if op == DIV and values[1] == 0:
            raise GraphError("division by the constant zero while tracing; check for a zero mass or inertia")
        return _FOLD[op](*values)

    def _new(self, key: tuple[object, ...], op: int, args: tuple[int, ...], value: Number | str | None, kind: int) -> int:
        index = self._known[key] = len(self.ops)
        self.ops.append(op)
        self.args.append(args)
        self.values.append(value)
        self.kinds.append(kind)
        self.lines.append(self._line() if args else None)
        return index

    def _line(self) -> tuple[str, int] | None:
        """Return (file, line) of the running formulation, if any."""
        frame: FrameType | None = sys._getframe(4)  # skips `node` and its callers in this file
        known = self._is_formulation
        while frame is not None:
            place = frame.f_code.co_filename
            try:
                name = known[place]
            except KeyError:
                name = known[place] = Path(place).name if place.startswith(_FORMULATIONS) else None
            if name is not None:
                return name, frame.f_lineno
            frame = frame.f_back
        return None

    # -- between contexts ---------------------------------------------------------------------------------------------

    def expr(self, index: int) -> Scalar:
        """Return a node for users: a plain number for a constant, else an Expr."""
        return self.numbers[index] if self.ops[index] == CONST else Expr(self, index)

    def index(self, value: Scalar) -> int:
        """Return the node of a number or of an expression of this context."""
        if isinstance(value, Expr):
            return value.index if value.context is self else self.index(self.adopt(value))
        return self.constant(value)

    def adopt(self, value: Scalar, substitution: Mapping[str, Scalar] | None = None) -> Scalar:
        """Rebuild an expression of any context in this one; inputs named in `substitution` are replaced."""
        if not isinstance(value, Expr):
            return value
        source, done = value.context, dict[int, int]()
        for i in source.reachable([value.index]) if source.args[value.index] else (value.index,):
            op = source.ops[i]
            if op == INPUT:
                name = str(source.values[i])
                done[i] = self.index(substitution[name]) if substitution and name in substitution else self.symbol(name).index
            elif op == CONST:
                done[i] = self.constant(source.numbers[i])
            else:
                done[i] = self.node(op, *(done[a] for a in source.args[i]))
        return self.expr(done[value.index])

    def with_only(self, nodes: Iterable[int]) -> tuple[Context, dict[int, int]]:
        """Return (a context with only these nodes, which must be in topological order; {node: its new index})."""
        new, place = Context(), dict[int, int]()
        new.rules, new._is_formulation = self.rules, self._is_formulation
        for i in nodes:
            op, args, value = self.ops[i], tuple(place[a] for a in self.args[i]), self.values[i]
            key: tuple[object, ...] = (op, args) if value is None else (op, 0 if value == 0 else value)
            place[i] = new._known[key] = len(new.ops)
            new.ops.append(op)
            new.args.append(args)
            new.values.append(value)
            new.kinds.append(self.kinds[i])
            new.lines.append(self.lines[i])
        return new, place

    def reachable(self, roots: Iterable[int]) -> list[int]:
        """Return the nodes that the roots need, arguments first."""
        needed = set(roots)
        stack = list(needed)
        while stack:
            for a in self.args[stack.pop()]:
                if a not in needed:
                    needed.add(a)
                    stack.append(a)
        return sorted(needed)  # topological: a node is made after its arguments

    def names(self, expressions: Iterable[Scalar]) -> set[str]:
        """Return the names of the inputs that expressions depend on."""
        needed = self.reachable([self.index(x) for x in expressions])
        return {str(self.values[i]) for i in needed if self.ops[i] == INPUT}


class Expr:
    """A scalar expression: behaves like a number in array code and records the operations."""

    __slots__ = ("context", "index")
    is_expression: ClassVar[bool] = True

    def __init__(self, context: Context, index: int):
        self.context, self.index = context, index

    @property
    def name(self) -> str:
        """Name of an input; text of any other expression."""
        return str(self.context.values[self.index]) if self.context.ops[self.index] == INPUT else str(self)

    @property
    def free_symbols(self) -> tuple[Expr, ...]:
        """The inputs this expression depends on, sorted by name."""
        context = self.context
        found = [Expr(context, i) for i in context.reachable([self.index]) if context.ops[i] == INPUT]
        return tuple(sorted(found, key=lambda e: e.name))

    @property
    def operands(self) -> tuple[Expr, ...]:
        """Operands of its operation; empty for an input."""
        return tuple(Expr(self.context, i) for i in self.context.args[self.index])

    def substitute(self, values: Mapping[str, Scalar]) -> Scalar:
        """Return this expression with inputs replaced, in a new context, so that users' symbols do not accumulate."""
        return Context().adopt(self, values)

    @staticmethod
    def substitution(values: Mapping[str, Scalar]) -> Callable[[Scalar], Scalar]:
        """Return a function that replaces inputs in many expressions, all in one new context."""
        context = Context()
        return lambda expression: context.adopt(expression, values)

    def _binary(self, op: int, other: Scalar, swap: bool = False) -> Scalar:
        context = self.context
        if isinstance(other, Expr):
            b = other.index if other.context is context else context.index(other)
        elif isinstance(other, (int, float, Fraction, np.generic)):
            b = context.constant(other)
        else:
            return _DECLINED  # also for arrays, so that NumPy broadcasts
        i = context.node(op, b, self.index) if swap else context.node(op, self.index, b)
        return context.numbers[i] if context.ops[i] == CONST else Expr(context, i)

    def _unary(self, op: int) -> Scalar:
        return self.context.expr(self.context.node(op, self.index))

    # zeros and ones are most frequent: their rules come before any look-up

    def __add__(self, other: Scalar) -> Scalar:
        if other.__class__ is float and other == 0.0:
            return self
        return self._binary(ADD, other)

    def __sub__(self, other: Scalar) -> Scalar:
        if other.__class__ is float and other == 0.0:
            return self
        return self._binary(SUB, other)

    def __rsub__(self, other: Scalar) -> Scalar:
        return self._binary(SUB, other, True)

    def __mul__(self, other: Scalar) -> Scalar:
        if other.__class__ is float:
            if other == 0.0:
                return 0.0
            if other == 1.0:
                return self
        return self._binary(MUL, other)

    __radd__, __rmul__ = __add__, __mul__

    def __truediv__(self, other: Scalar) -> Scalar:
        return self._binary(DIV, other)

    def __rtruediv__(self, other: Scalar) -> Scalar:
        return self._binary(DIV, other, True)

    def __lt__(self, other: Scalar) -> Scalar:
        return self._binary(LT, other)

    def __gt__(self, other: Scalar) -> Scalar:
        return self._binary(LT, other, True)

    def __le__(self, other: Scalar) -> Scalar:
        return self._binary(LE, other)

    def __ge__(self, other: Scalar) -> Scalar:
        return self._binary(LE, other, True)

    def equals(self, other: Scalar) -> Scalar:
        """Return the truth value self == other (== itself compares handles, so that expressions are hashable)."""
        return self._binary(EQ, other)

    def __pow__(self, power: int) -> Scalar:
        if not isinstance(power, int) or not 0 <= power <= 16:
            raise GraphError(f"only integer powers from 0 to 16 can be traced, got {power!r}; use products or .sqrt()")
        result: Scalar = 1.0
        for _ in range(power):
            result = result * self
        return result

    def __neg__(self) -> Scalar:
        return self._unary(NEG)

    def __pos__(self) -> Expr:
        return self

    def __abs__(self) -> Scalar:
        return self._unary(ABS)

    def sin(self) -> Scalar:
        """Sine."""
        return self._unary(SIN)

    def cos(self) -> Scalar:
        """Cosine."""
        return self._unary(COS)

    def sqrt(self) -> Scalar:
        """Square root."""
        return self._unary(SQRT)

    def tan(self) -> Scalar:
        """Tangent."""
        return self.sin() / self.cos()

    def arcsin(self) -> Scalar:
        """The angle from -pi/2 to pi/2 with this sine."""
        return self.arctan2(square_root(1.0 - self * self))

    def arccos(self) -> Scalar:
        """The angle from 0 to pi with this cosine."""
        return self._binary(ATAN2, square_root(1.0 - self * self), True)

    def arctan(self) -> Scalar:
        """The angle from -pi/2 to pi/2 with this tangent."""
        return self.arctan2(1.0)

    def arctan2(self, other: Scalar) -> Scalar:
        """Angle of the point (other, self)."""
        return self._binary(ATAN2, other)

    def minimum(self, other: Scalar) -> Scalar:
        """The smaller of two."""
        return self._binary(MIN, other)

    def maximum(self, other: Scalar) -> Scalar:
        """The larger of two."""
        return self._binary(MAX, other)

    def select(self, yes: Scalar, no: Scalar) -> Scalar:
        """Return `yes` if this truth value holds, else `no`."""
        context = self.context
        return context.expr(context.node(SELECT, self.index, context.index(yes), context.index(no)))

    def __bool__(self) -> bool:
        raise GraphError("an expression has no truth value while tracing; replace `a if x > 0 else b` by (x > 0).select(a, b)")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Expr) and other.context is self.context and other.index == self.index

    def __hash__(self) -> int:
        return hash((id(self.context), self.index))

    def __reduce__(self) -> tuple[object, ...]:
        context = self.context
        order = context.reachable([self.index])
        place = {i: k for k, i in enumerate(order)}
        return _rebuilt, ([(context.ops[i], tuple(place[a] for a in context.args[i]), context.values[i]) for i in order],)

    def __str__(self) -> str:
        """Return infix text with minimal brackets; the size instead for very long expressions."""
        context = self.context
        texts: dict[int, tuple[str, int]] = {}
        for i in context.reachable([self.index]):
            op, args = context.ops[i], context.args[i]
            if op in (CONST, INPUT):
                texts[i] = (str(context.values[i]), 9)
            elif op == NEG:
                texts[i] = ("-" + _wrapped(texts[args[0]], 2), 1)
            elif OPS[op].name in _INFIX:
                sign, level = _INFIX[OPS[op].name]
                right = level + (OPS[op].name in ("sub", "div"))
                texts[i] = (f"{_wrapped(texts[args[0]], level)} {sign} {_wrapped(texts[args[1]], right)}", level)
            else:
                texts[i] = (f"{OPS[op].name}({', '.join(texts[a][0] for a in args)})", 9)
            if len(texts[i][0]) > _LONGEST:
                return f"<expression of {len(context.reachable([self.index]))} nodes>"
        return texts[self.index][0]

    __repr__ = __str__


_INFIX = {"add": ("+", 1), "sub": ("-", 1), "mul": ("*", 2), "div": ("/", 2), "lt": ("<", 0), "le": ("<=", 0), "eq": ("==", 0)}
_LONGEST = 2000  # longest text of an expression [characters]


def _wrapped(part: tuple[str, int], level: int) -> str:
    return part[0] if part[1] >= level else f"({part[0]})"


_free = Context()  # holds users' symbols until a trace imports them


def _rebuilt(rows: list[tuple[int, tuple[int, ...], Number | str | None]]) -> Scalar:
    """Return the expression of pickled nodes (operation, arguments, value) in the users' context."""
    done: list[int] = []
    for op, args, value in rows:
        if isinstance(value, str):  # an input's name
            done.append(_free.symbol(value).index)
        else:
            done.append(_free.node(op, *(done[a] for a in args)) if value is None else _free.constant(value))
    return _free.expr(done[-1])


def symbol(name: str) -> Expr:
    """Return a named symbol that may replace any number of a model, such as symbol("m1")."""
    return _free.symbol(name)


def symbols(name: str, shape: int | tuple[int, ...] | None = None) -> Array:
    """Return an object array of symbols name[0], name[1], ..."""
    if shape is None:
        several = name.replace(",", " ").split()
        single = f"{', '.join(several)} = map(isodyn.symbol, {several})" if len(several) > 1 else "a single one is isodyn.symbol"
        raise ShapeError(f"symbols: the shape is missing: symbols('q', 3) is q[0], q[1], q[2]; {single}")
    return _free.symbols(name, shape)
