"""Simplification: rules are rows, tried whenever a node is made; tests check every row as an identity.

In a row, x, y, z stand for anything (the same letter for the same node), n for a negative constant; 0, 1 and other numbers for
themselves.  Sums and products match in both orders.  A rule never makes more operations than it removes; it may change rounding
only by removing roundings.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from itertools import product
from typing import Any

from isodyn.graph.ops import CODE, CONST, OPS

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
    ("x * (y / x)", "y"),
    ("sin(-x)", "-sin(x)"),
    ("cos(-x)", "cos(x)"),
    ("abs(-x)", "abs(x)"),
    ("abs(abs(x))", "abs(x)"),
    ("min(x, x)", "x"),
    ("max(x, x)", "x"),
    ("select(x, y, y)", "y"),
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


def _fits(pattern: Pattern, kind: int) -> bool:
    """Whether an argument of this kind could match the pattern."""
    if pattern == "n":
        return kind == NEGATIVE
    if isinstance(pattern, str):
        return True
    if isinstance(pattern, tuple):
        return kind == pattern[0]
    return kind == {0: ZERO, 1: ONE}[pattern]


def _orders(pattern: Pattern) -> list[Pattern]:
    """The pattern, and its mirror when the operation commutes."""
    if OPS[pattern[0]].commutes and pattern[1] != pattern[2]:
        return [pattern, (pattern[0], pattern[2], pattern[1])]
    return [pattern]


def match(pattern: Pattern, node: int, context: Any, bound: dict[str, int]) -> bool:
    """Whether the node matches; variables are bound on the way."""
    if isinstance(pattern, str):
        return bound.setdefault(pattern, node) == node
    if isinstance(pattern, tuple):
        return context.ops[node] == pattern[0] and all(
            match(p, a, context, bound) for p, a in zip(pattern[1:], context.args[node], strict=True)
        )
    return context.ops[node] == CONST and bool(context.values[node] == pattern)


def build(pattern: Pattern, context: Any, bound: dict[str, int]) -> int:
    """The node that the right side of a row stands for."""
    if isinstance(pattern, str):
        return bound[pattern]
    if isinstance(pattern, tuple):
        return int(context.node(pattern[0], *(build(p, context, bound) for p in pattern[1:])))
    return int(context.constant(pattern))


Rule = tuple[tuple[Pattern, ...], Callable[[Any, dict[str, int]], int]]


def _table() -> dict[tuple[int, ...], tuple[tuple[tuple[Pattern, ...], Pattern], ...]]:
    """(operation, kinds of the arguments) -> the rows that may apply, so that making a node costs one look-up."""
    table: dict[tuple[int, ...], list[tuple[tuple[Pattern, ...], Pattern]]] = {}
    for left, right in ROWS:
        for pattern in _orders(parse(left)):
            arguments = pattern[1:]
            for kinds in product(KINDS, repeat=len(arguments)):
                if all(map(_fits, arguments, kinds)):
                    table.setdefault((pattern[0], *kinds), []).append((arguments, parse(right)))
    return {key: tuple(rows) for key, rows in table.items()}


TABLE = _table()


def simplify(context: Any, op: int, args: tuple[int, ...]) -> int | None:
    """The node that a rule gives for op(args), or None when no rule applies."""
    kind = context.kinds
    for patterns, right in TABLE.get((op, *(kind[a] for a in args)), ()):
        bound: dict[str, int] = {}
        if all(match(p, a, context, bound) for p, a in zip(patterns, args, strict=True)):
            return build(right, context, bound)
    return None
