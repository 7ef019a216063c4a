"""Formulas of the sources: read from text, compared exactly with what the formulations give, and written out in one normal form.

Formula   a printed formula; shown as a book sets it, evaluated on numbers or on symbols
Line      a printed formula beside an expression of ours; formula_table shows some of them
written   an expression as a sum of monomials times cosines and sines of sums of angles: equal functions have equal texts
same      whether two expressions are the same function, by that text and in the integers modulo 2^61 - 1 (see graph.exact)
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from isodyn.errors import FormatError
from isodyn.graph.exact import is_zero
from isodyn.graph.node import Expr
from isodyn.graph.ops import ADD, CONST, COS, DIV, INPUT, MUL, NEG, SIN, SUB
from isodyn.show.table import Table

_BINARY: dict[type[ast.operator], Any] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.Div: lambda a, b: a / b,
    ast.Pow: lambda a, b: a ** int(b),
}


@dataclass(frozen=True)
class Formula:
    """A printed formula as Python would write it: sums, products, quotients, whole powers, names, whole numbers."""

    text: str

    def __str__(self) -> str:
        """As a book sets it: "m2 a1 a2 c2/2 + m2 a2^2/3"."""
        return self.text.replace("**", "^").replace("*", " ")

    def of(self, names: Mapping[str, Any]) -> Any:
        """Its value, by numbers, arrays or expressions for its names."""
        return self._value(ast.parse(self.text, mode="eval").body, names)

    def _value(self, node: ast.expr, names: Mapping[str, Any]) -> Any:
        if isinstance(node, ast.BinOp) and type(node.op) in _BINARY:
            return _BINARY[type(node.op)](self._value(node.left, names), self._value(node.right, names))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self._value(node.operand, names)
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return Fraction(node.value)
        if isinstance(node, ast.Name) and node.id in names:
            return names[node.id]
        raise FormatError(f"{self.text!r}: {ast.unparse(node)!r} is no number, no operation and none of {', '.join(names)}")


def same(found: Any, expected: Any) -> bool:
    """Whether two expressions (or numbers) are the same function of their symbols."""
    difference = found - expected
    vanishes = is_zero(difference) if isinstance(difference, Expr) else difference == 0
    return vanishes and written(found) == written(expected)


@dataclass(frozen=True, eq=False)
class Line:
    """A printed formula and an expression of ours.

    name          what it is, in the source's notation
    where         such as "book (9.29)"
    text, value   as printed, and as an expression
    ours          as an expression
    right         what should stand there instead, (text, value), where print is wrong
    """

    name: str
    where: str
    text: str
    value: Any
    ours: Any
    right: tuple[str, Any] | None = None

    @classmethod
    def of(cls, name: str, where: str, form: Formula, names: Mapping[str, Any], ours: Any, right: Formula | None = None) -> Line:
        """From a formula and what its names stand for."""
        return cls(name, where, str(form), form.of(names), ours, None if right is None else (str(right), right.of(names)))

    @property
    def equal(self) -> bool:
        """Whether ours is what is printed."""
        return same(self.ours, self.value)

    @property
    def explained(self) -> bool:
        """Whether ours is what is printed, or what should stand there instead."""
        return self.equal or (self.right is not None and same(self.ours, self.right[1]))


def formula_table(title: str, lines: Sequence[Line]) -> Table:
    """Two lines for each printed formula: the source's and ours; a third where print is wrong."""
    rows = []
    for line in lines:
        rows += _row(line.name, line.where, line.text, "")
        rows += _row("", "ours", written(line.ours), "equal" if line.equal else "different")
        if line.right is not None and not line.equal:
            rows += _row("", "right", line.right[0], "equal to ours" if line.explained else "different")
    return Table(title, ("", "", "", "expression"), tuple(rows), (NOTATION, EXACTLY), left=4)


def _row(name: str, where: str, text: str, verdict: str) -> list[tuple[str, ...]]:
    """One row, or several where a formula is long; what it comes to stands in the first."""
    parts = [""]
    for piece in re.split(r"(?= [+-] )", text):
        if parts[-1] and len(parts[-1]) + len(piece) > _WIDEST:
            parts.append("")
        parts[-1] += piece
    first, *more = (part.strip() for part in parts)
    return [(name, where, verdict, first), *(("", "", "", part) for part in more)]


_WIDEST = 92  # characters of a formula in a row
NOTATION = "q and qd are the book's theta and its rate; s is sin(q), c2 is cos(q2), c12 is cos(q1 + q2)."
EXACTLY = "Equality is decided exactly: by the sums of monomials, and in the integers modulo 2^61 - 1."


# -- normal form ------------------------------------------------------------------------------------------------------

Powers = tuple[tuple[str, int], ...]  # (name, power), sorted
Key = tuple[Powers, Powers, int]  # symbols and their powers; angles and their multiples, for exp(i (multiple angle + ...)); 1 for i
Sum = dict[Key, Fraction]

_ONE: Key = ((), (), 0)


def written(value: Any) -> str:
    """An expression as a sum of monomials, "m2 a1 a2 c2 + 1/3 m2 a2^2"; c12 is cos(q1 + q2).

    Cosines and sines are written by exponentials, multiplied out and taken together again, which leaves one text for each function.
    For expressions that divide by numbers only and turn by single inputs.
    """
    terms: list[tuple[Powers, str, Powers, Fraction]] = []
    for (symbols, turns, imaginary), factor in _expanded(value).items():
        if not turns:
            terms.append((turns, "", symbols, factor))
        elif turns[0][1] > 0:  # its conjugate is the other half
            terms.append((turns, "s", symbols, -2 * factor) if imaginary else (turns, "c", symbols, 2 * factor))
    terms.sort(key=lambda term: (term[0], term[1], [_place(name) for name, _ in term[2]]))
    return " + ".join(_term(*term) for term in terms).replace("+ -", "- ") or "0"


def _place(name: str) -> tuple[int, str]:
    """Masses, lengths, gravity, then the rest: the order of books."""
    return "mag".find(name[0]) % 4, name


def _term(turns: Powers, kind: str, symbols: Powers, factor: Fraction) -> str:
    factors = [_name(name) if power == 1 else f"{_name(name)}^{power}" for name, power in symbols]
    factors += [_turned(turns, kind)] if turns else []
    if factors and abs(factor) == 1:
        return ("-" if factor < 0 else "") + " ".join(factors)
    return " ".join([str(factor), *factors])


def _name(symbol: str) -> str:
    """qd[0] is qd1."""
    return re.sub(r"\[(\d+)\]", lambda found: str(int(found[1]) + 1), symbol)


def _turned(turns: Powers, kind: str) -> str:
    """c12 of joint angles, once each; cos(2 q1 - a) of others."""
    pairs = [(_name(angle), multiple) for angle, multiple in turns]
    if all(multiple == 1 and re.fullmatch(r"q\d?", name) for name, multiple in pairs):
        return kind + "".join(name[1:] for name, _ in pairs)
    text = "".join(f" {'-' if k < 0 else '+'} {'' if abs(k) == 1 else f'{abs(k)} '}{name}" for name, k in pairs)
    return f"{'cos' if kind == 'c' else 'sin'}({text.removeprefix(' + ')})"


def _expanded(value: Any) -> Sum:
    if not isinstance(value, Expr):
        return _number(value)
    context, rows = value.context, dict[int, Sum]()
    for i in context.reachable([value.index]):
        op, a, given = context.ops[i], [rows[k] for k in context.args[i]], context.values[i]
        if op == CONST:
            rows[i] = _number(given)
        elif op == INPUT:
            rows[i] = {(((given, 1),), (), 0): Fraction(1)}
        elif op in (COS, SIN):
            rows[i] = _circle(_angle(a[0]), op)
        elif op == NEG:
            rows[i] = _plus({}, a[0], -1)
        elif op in (ADD, SUB):
            rows[i] = _plus(a[0], a[1], 1 if op == ADD else -1)
        elif op == DIV and set(a[1]) == {_ONE}:
            rows[i] = _times(a[0], _number(1 / a[1][_ONE]))
        elif op == MUL:
            rows[i] = _times(a[0], a[1])
        else:
            raise FormatError(f"no sum of monomials: {context.expr(i)}")
    return rows[value.index]


def _number(value: Any) -> Sum:
    return {_ONE: Fraction(value)} if value else {}


def _angle(row: Sum) -> str:
    """The name of an angle that is a single input."""
    match list(row.items()):
        case [((((name, 1),), (), 0), 1)]:
            return str(name)
    raise FormatError(f"a sine or cosine of more than one input: {row}")


def _circle(angle: str, op: int) -> Sum:
    """cos = (e^i + e^-i) / 2, sin = (e^i - e^-i) / 2i."""
    half, i = Fraction(1, 2), int(op == SIN)
    return {((), ((angle, 1),), i): -half if i else half, ((), ((angle, -1),), i): half}


def _plus(a: Sum, b: Sum, sign: int) -> Sum:
    result = dict(a)
    for key, x in b.items():
        result[key] = result.get(key, Fraction(0)) + sign * x
    return {key: x for key, x in result.items() if x}


def _times(a: Sum, b: Sum) -> Sum:
    result: Sum = {}
    for (symbols, turns, i), x in a.items():
        for (others, more, j), y in b.items():
            key = (_merged(symbols, others), _merged(turns, more), i ^ j)
            result[key] = result.get(key, Fraction(0)) + (-x * y if i and j else x * y)
    return {key: x for key, x in result.items() if x}


def _merged(a: Powers, b: Powers) -> Powers:
    powers = dict(a)
    for name, power in b:
        powers[name] = powers.get(name, 0) + power
    return tuple(sorted(((name, power) for name, power in powers.items() if power), key=lambda item: _place(item[0])))
