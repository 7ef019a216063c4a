"""Simplification: rules are rows, tried whenever a node is made; tests check every row as an identity.

In a row, x, y, z stand for anything (the same letter for the same node), n for a negative constant; 0, 1 and other numbers for
themselves.  Sums and products match in both orders.  A rule never makes more operations than it removes; it may change rounding
only by removing roundings.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from itertools import product
from typing import Any, NamedTuple, Protocol

from isodyn.graph.ops import CODE, CONST, OPS

#: rows by which a result has fewer roundings than what was written
REMOVING = (
    ("(x + y) - (x + z)", "y - z"),  # sums inside are not mirrored: each order is a row
    ("(x + y) - (z + x)", "y - z"),
    ("(y + x) - (x + z)", "y - z"),
    ("(y + x) - (z + x)", "y - z"),
    ("x * (y / x)", "y"),
    ("(x * y) / x", "y"),  # products inside are not mirrored either
    ("(y * x) / x", "y"),
)
ROWS = (
    ("x + 0", "x"),
    ("x - 0", "x"),
    ("0 - x", "-x"),
    ("x - x", "0"),
    ("x * 0", "0"),
    ("x * 1", "x"),
    ("x / 1", "x"),
    ("0 / x", "0"),
    ("x / x", "1"),
    ("--x", "x"),
    ("-(x - y)", "y - x"),
    ("x + n", "x - -n"),  # one sign for constants, so that x c and x (-c) share
    ("x - n", "x + -n"),
    ("x * n", "-(x * -n)"),
    ("x / n", "-(x / -n)"),
    ("n - x", "-(x + -n)"),
    ("n / x", "-(-n / x)"),
    ("x + -y", "x - y"),
    ("x - -y", "x + y"),
    ("-x - y", "-(x + y)"),
    ("-x * y", "-(x * y)"),
    ("-x / y", "-(x / y)"),
    ("x / -y", "-(x / y)"),
    ("sin(-x)", "-sin(x)"),
    ("cos(-x)", "cos(x)"),
    ("abs(-x)", "abs(x)"),
    ("abs(abs(x))", "abs(x)"),
    ("min(x, x)", "x"),
    ("max(x, x)", "x"),
    ("select(x, y, y)", "y"),
    *REMOVING,
)

# What a row can see of an argument: its operation or, for constants, zero, one, another negative, another positive.
ZERO, ONE, NEGATIVE, POSITIVE = (len(OPS) + k for k in range(4))
KINDS = tuple(code for code in range(len(OPS)) if code != CONST) + (ZERO, ONE, NEGATIVE, POSITIVE)

_BINARY = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div"}
Pattern = Any  # a variable name, a number, or a tuple (operation code, *patterns)


def _pattern(node: ast.expr) -> Pattern:
    """A row's text as a pattern."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.UnaryOp):
        return (CODE["neg"], _pattern(node.operand))
    if isinstance(node, ast.BinOp):
        return (CODE[_BINARY[type(node.op)]], _pattern(node.left), _pattern(node.right))
    assert isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return (CODE[node.func.id], *map(_pattern, node.args))


def parse(text: str) -> Pattern:
    """The pattern that a side of a row describes."""
    return _pattern(ast.parse(text, mode="eval").body)


def _kinds(pattern: Pattern) -> tuple[int, ...]:
    """The kinds of argument that could match the pattern."""
    if pattern == "n":
        return (NEGATIVE,)
    if isinstance(pattern, str):
        return KINDS
    if isinstance(pattern, tuple):
        return (pattern[0],)
    return ({0: ZERO, 1: ONE}[pattern],)


def _orders(pattern: Pattern) -> list[Pattern]:
    """The pattern, and its mirror when the operation commutes."""
    if OPS[pattern[0]].commutes and pattern[1] != pattern[2]:
        return [pattern, (pattern[0], pattern[2], pattern[1])]
    return [pattern]


class Row(NamedTuple):
    """A rule ready to run: where its variables are found, which places must hold the same node, what to build.

    A place is (argument, None) or (argument, argument of that argument): rows look two levels deep.
    """

    places: tuple[tuple[int, int | None], ...]
    equal: tuple[tuple[int, int], ...]
    right: Pattern  # variables as indices into places


def _compiled(arguments: tuple[Pattern, ...], right: Pattern) -> Row:
    names: list[str] = []
    places: list[tuple[int, int | None]] = []
    for k, pattern in enumerate(arguments):
        inner = pattern[1:] if isinstance(pattern, tuple) else (pattern,)
        for j, name in enumerate(inner):
            if isinstance(name, str):
                names.append(name)
                places.append((k, j if isinstance(pattern, tuple) else None))
    first = {name: names.index(name) for name in names}
    equal = tuple((first[name], k) for k, name in enumerate(names) if first[name] != k)
    return Row(tuple(places), equal, _with_indices(right, first))


def _with_indices(pattern: Pattern, first: dict[str, int]) -> Pattern:
    """The pattern with ("var", index) for its variables and ("number", value) for its constants."""
    if isinstance(pattern, str):
        return ("var", first[pattern])
    if isinstance(pattern, tuple):
        return (pattern[0], *(_with_indices(p, first) for p in pattern[1:]))
    return ("number", pattern)


def _build(pattern: Pattern, context: Nodes, found: list[int]) -> int:
    """The node that the right side of a row stands for."""
    head = pattern[0]
    if head == "var":
        return found[int(pattern[1])]
    if head == "number":
        return context.constant(pattern[1])
    return context.node(head, *[_build(p, context, found) for p in pattern[1:]])


Table = dict[tuple[int, ...], tuple[Row, ...]]


class Nodes(Protocol):
    """What rules see of a context: kinds and arguments of its nodes, and how to make others."""

    rules: Table
    kinds: list[int]
    args: list[tuple[int, ...]]

    def constant(self, value: float) -> int: ...

    def node(self, op: int, *args: int) -> int: ...


def _table(rows: Iterable[tuple[str, str]]) -> Table:
    """(operation, kinds of the arguments) -> the rows that may apply, so that making a node costs one look-up."""
    table: dict[tuple[int, ...], list[Row]] = {}
    for left, right in rows:
        for pattern in _orders(parse(left)):
            row = _compiled(pattern[1:], parse(right))
            for kinds in product(*(_kinds(argument) for argument in pattern[1:])):
                table.setdefault((pattern[0], *kinds), []).append(row)
    return {key: tuple(rows) for key, rows in table.items()}


TABLE = _table(ROWS)
KEEPING = _table(row for row in ROWS if row not in REMOVING)


def simplify(context: Nodes, op: int, args: tuple[int, ...]) -> int | None:
    """The node that a rule gives for op(args), or None when no rule applies."""
    kinds, inner = context.kinds, context.args
    rows = context.rules.get((op, *[kinds[a] for a in args]))
    if rows is not None:
        for row in rows:
            found = [args[k] if j is None else inner[args[k]][j] for k, j in row.places]
            if all(found[i] == found[j] for i, j in row.equal):
                return _build(row.right, context, found)
    return None
