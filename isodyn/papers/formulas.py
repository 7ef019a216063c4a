"""Formulas of the sources: parsed from text, compared exactly with the formulations, and written in a normal form.

Formula       a printed formula, evaluated on numbers or symbols
FormulaLine   a printed formula and our expression; formula_table shows several of them
SymbolicArm   an arm whose numbers are all symbols, and their names in formulas
written       normal form of an expression: monomials times cosines and sines of sums of angles; equal functions have equal texts
same          are two expressions the same function?  Decided by that text and modulo 2^61 - 1 (see graph.exact)
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from isodyn.errors import FormatError
from isodyn.formulations.registry import METHODS
from isodyn.graph.exact import is_zero
from isodyn.graph.node import Context, Expr
from isodyn.graph.normal import Monomial, Normal, TooLong
from isodyn.model.quantities import by_symbol
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot
from isodyn.papers.paper_item import CheckedSentence
from isodyn.show.algebra import Style, shown
from isodyn.show.table import Table
from isodyn.spatial import Array, array

_BINARY: dict[type[ast.operator], Any] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.Div: lambda a, b: a / b,
    ast.Pow: lambda a, b: a ** int(b),
}


@dataclass(frozen=True)
class Formula:
    """A printed formula in Python syntax: sums, products, quotients, integer powers, names, integers."""

    text: str

    def __str__(self) -> str:
        """Return the formula in textbook notation: "m2 a1 a2 c2/2 + m2 a2^2/3"."""
        return self.text.replace("**", "^").replace("*", " ")

    def of(self, names: Mapping[str, Any]) -> Any:
        """Evaluate the formula with numbers, arrays or expressions for its names."""
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
        raise FormatError(f"{self.text!r}: {ast.unparse(node)!r}: expected a number, an operation, or one of {', '.join(names)}")


def same(found: Any, expected: Any) -> bool:
    """True if two expressions (or numbers) are the same function of their symbols."""
    difference = found - expected
    vanishes = is_zero(difference) if isinstance(difference, Expr) else difference == 0
    return vanishes and written(found) == written(expected)


@dataclass(frozen=True, eq=False)
class FormulaLine:
    """A printed formula and our expression.

    name          in the source's notation
    where         such as "book (9.29)"
    text, value   as printed, and as an expression
    ours          our expression
    right         the correction (text, value) of a misprint
    """

    name: str
    where: str
    text: str
    value: Any
    ours: Any
    right: tuple[str, Any] | None = None

    @classmethod
    def of(
        cls, name: str, where: str, form: Formula, names: Mapping[str, Any], ours: Any, right: Formula | None = None
    ) -> FormulaLine:
        """Make a line from a formula and the values of its names."""
        return cls(name, where, str(form), form.of(names), ours, None if right is None else (str(right), right.of(names)))

    @property
    def equal(self) -> bool:
        """True if ours equals the print."""
        return same(self.ours, self.value)

    @property
    def explained(self) -> bool:
        """True if ours equals the print or its correction."""
        return self.equal or (self.right is not None and same(self.ours, self.right[1]))


def matrix_lines(name: str, where: str, text: str, names: Mapping[str, Any], ours: Array, right: str = "") -> list[FormulaLine]:
    """Return the lines of a printed matrix, "a, b; c, d" (commas between entries, semicolons between rows), compared with ours.

    right   corrected entries; empty where the print is right
    """
    rows, better = ([[Formula(x.strip()) for x in row.split(",")] for row in block.split(";")] for block in (text, right or text))
    assert np.shape(ours) == (len(rows), len(rows[0])), (name, np.shape(ours))
    found = []
    for i, row in enumerate(rows):
        for j, form in enumerate(row):
            should = better[i][j] if better[i][j] != form else None
            found.append(FormulaLine.of(f"{name}, {i + 1} {j + 1}", where, form, names, ours[i, j], should))
    return found


def telling(lines: Sequence[FormulaLine]) -> list[FormulaLine]:
    """Return the lines to show: all except zeros and ones that are as printed."""
    return [line for line in lines if line.text not in ("0", "1") or not line.equal]


def all_equal(rows: Sequence[FormulaLine], words: str) -> CheckedSentence:
    """Return the sentence `words`, checked: every printed formula equals ours."""
    wrong = [line.name for line in rows if not line.equal]
    return CheckedSentence(not wrong, words, f"These DIFFER from the source, as the table shows: {listed(wrong)}.")


def misprinted(rows: Sequence[FormulaLine], words: str) -> CheckedSentence:
    """Return the sentence `words` about misprints, checked: the print differs from ours, and its correction does not."""
    slips = [line for line in rows if line.right is not None]
    holds = all(not line.equal and line.explained for line in slips)
    names = listed([line.name for line in slips])
    return CheckedSentence(holds, words, f"Our results do NOT confirm the correction of {names}: see the table.")


def listed(names: list[str]) -> str:
    """a, b and c."""
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)


def formula_table(title: str, lines: Sequence[FormulaLine]) -> Table:
    """Return a table with two lines for each printed formula, the source's and ours, and a third for a correction."""
    rows = []
    for line in lines:
        rows += _row(line.name, line.where, line.text, "")
        rows += _row("", "ours", written(line.ours), "equal" if line.equal else "different")
        if line.right is not None and not line.equal:
            rows += _row("", "right", line.right[0], "equal to ours" if line.explained else "different")
    return Table(title, ("", "", "", "expression"), tuple(rows), (NOTATION, EXACTLY), left=4, maths=(3,))


def _row(name: str, where: str, text: str, verdict: str) -> list[tuple[str, ...]]:
    """Return one row, or several for a long formula, with the verdict in the first."""
    parts = [""]
    for item in re.split(r"(?= [+-] )", text):
        if parts[-1] and len(parts[-1]) + len(item) > _WIDEST:
            parts.append("")
        parts[-1] += item
    first, *more = (part.strip() for part in parts)
    return [(name, where, verdict, first), *(("", "", "", part) for part in more)]


_WIDEST = 92  # longest formula in a row [characters]
NOTATION = "q and qd are the source's theta and its rate; s is sin(q), c2 is cos(q2), c12 is cos(q1 + q2)."
EXACTLY = "Equality is decided exactly: by normal forms, and in the integers modulo 2^61 - 1."


# -- arms of symbols --------------------------------------------------------------------------------------------------


class SymbolicArm:
    """An arm of revolute joints with parameters and states as symbols of one context.

    names   names for formulas: the robot's symbols, qd1, qdd1, tau1, c1, s12, c23, ... (without numbers for a single joint)
    """

    def __init__(self, robot: Robot):
        self.n, context = (n := robot.n), Context()
        states = {name: array([context.symbol(name)]) if n == 1 else context.symbols(name, n) for name in ("q", "qd", "qdd", "tau")}
        self.q, self.qd, self.qdd, _ = states.values()
        free = {name: context.symbol(name) for name in robot_symbols(robot)}
        self.robot = robot.with_parameters(free)
        self.tree = reduce_robot(self.robot).mapped(context.adopt)
        self.names = free | angles(self.q, "" if n == 1 else None)
        for name in ("qd", "qdd", "tau"):
            self.names |= {name if n == 1 else f"{name}{k + 1}": x for k, x in enumerate(states[name])}

    def found(self, symbol: str, method: str = "denoc") -> Array:
        """Return the quantity with a symbol (M, C_own, g) by a method, as expressions of q and qd."""
        row = by_symbol(symbol)
        given = [getattr(self, name) for name in row.inputs]
        return np.asarray(METHODS[method].formula(row.key)(self.tree, *given), dtype=object)


def angles(q: Array, alone: str | None = None) -> dict[str, Any]:
    """Return c1, s1, c12, s12, c23, ... of angles q (n,), numbers or expressions; sums by the addition theorems.

    alone   suffix instead of the number if there is one angle
    """
    one = {f"{k + 1}" if alone is None else alone: (np.cos(x), np.sin(x)) for k, x in enumerate(q)}
    found, n = dict(one), len(q)
    for first in range(1, n + 1):
        for last in range(first + 1, n + 1):
            c, s = found["".join(map(str, range(first, last)))]
            cosine, sine = one[str(last)]
            found["".join(map(str, range(first, last + 1)))] = (c * cosine - s * sine, s * cosine + c * sine)
    return {letter + key: pair[k] for key, pair in found.items() for k, letter in enumerate("cs")}


# -- normal form ------------------------------------------------------------------------------------------------------


def written(value: Any) -> str:
    """Return the normal form of an expression, "m2 a1 a2 c2 + 1/3 m2 a2^2", with c12 = cos(q1 + q2): one text per function."""
    try:
        form = Normal(value.context if isinstance(value, Expr) else Context()).of(value)
    except TooLong as error:
        raise FormatError(f"not a sum of monomials: {error}") from None
    terms = sorted(form.items(), key=lambda item: (item[0].turns, item[0].sine, [_place(name) for name in _names(item[0])]))
    return " + ".join(_term(term, factor) for term, factor in terms).replace("+ -", "- ") or "0"


def _place(name: str) -> tuple[int, str]:
    """Sort key of symbols in textbook order: masses, lengths, gravity, then the rest."""
    return "mag".find(name[0]) % 4, name


def _names(term: Monomial) -> list[str]:
    return sorted((name for name, _ in term.powers), key=_place)


def _term(term: Monomial, factor: Fraction) -> str:
    powers = dict(term.powers)
    factors = [shown(name) if powers[name] == 1 else f"{shown(name)}^{powers[name]}" for name in _names(term)]
    factors += [_turned(term)] if term.turns else []
    if factors and abs(factor) == 1:
        return ("-" if factor < 0 else "") + " ".join(factors)
    return " ".join([str(factor), *factors])


def _turned(term: Monomial) -> str:
    """Return c12 for a sum of joint angles, cos(2 q1 - a) for others."""
    if all(multiple == 1 and re.fullmatch(r"q\d?", shown(name)) for name, multiple in term.turns):
        return "cs"[term.sine] + "".join(shown(name)[1:] for name, _ in term.turns)
    return f"{'sin' if term.sine else 'cos'}({Style().angle(term.turns)})"
