"""Simplification rules, tried whenever a node is made; tests check every rule as an identity.

In a rule, x, y, z match any node (the same letter the same node), n a negative constant; 0, 1 and other numbers match themselves.
Sums and products match in both orders.  A rule never adds operations in total, and changes rounding only by removing roundings.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, Protocol

from isodyn.graph.ops import CODE, CONST, OPS

#: rules that remove roundings
REMOVING = (
    ("(x + y) - (x + z)", "y - z"),  # inner sums are not mirrored: each order is a rule
    ("(x + y) - (z + x)", "y - z"),
    ("(y + x) - (x + z)", "y - z"),
    ("(y + x) - (z + x)", "y - z"),
    ("x * (y / x)", "y"),
    ("(x * y) / x", "y"),  # inner products are not mirrored either
    ("(y * x) / x", "y"),
)
#: rules that cancel a term just added, as in accelerations of quaternion joints (formulations/charts.py); optional, because papers
#: are counted as written
CANCELLING = (("(x + y) - x", "y"), ("(y + x) - x", "y"), ("x + (y - x)", "y"))
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

# Kind of an argument, for rules: its operation or, for constants: zero, one, other negative, other positive.
ZERO, ONE, NEGATIVE, POSITIVE = (len(OPS) + k for k in range(4))
KINDS = tuple(code for code in range(len(OPS)) if code != CONST) + (ZERO, ONE, NEGATIVE, POSITIVE)

_BINARY = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div"}
Pattern = Any  # a variable name, a number, or a tuple (operation code, *patterns)


def _pattern(node: ast.expr) -> Pattern:
    """Convert a rule's syntax tree to a pattern."""
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
    """Parse one side of a rule to a pattern."""
    return _pattern(ast.parse(text, mode="eval").body)


def _kinds(pattern: Pattern) -> tuple[int, ...]:
    """Return the kinds of arguments that could match the pattern."""
    if pattern == "n":
        return (NEGATIVE,)
    if isinstance(pattern, str):
        return KINDS
    if isinstance(pattern, tuple):
        return (pattern[0],)
    return ({0: ZERO, 1: ONE}[pattern],)


def _orders(pattern: Pattern) -> list[Pattern]:
    """Return the pattern, and its mirror if the operation commutes."""
    if OPS[pattern[0]].commutes and pattern[1] != pattern[2]:
        return [pattern, (pattern[0], pattern[2], pattern[1])]
    return [pattern]


class Nodes(Protocol):
    """Interface of a context for rules: arguments of nodes, and methods to make nodes."""

    args: list[tuple[int, ...]]

    def constant(self, value: float) -> int: ...

    def node(self, op: int, *args: int) -> int: ...


Maker = Callable[[Nodes, tuple[int, ...]], int]  # (context, arguments of a node) -> another node
Rule = Callable[[Nodes, tuple[int, ...]], int | None]  # the same, or None if the rule does not match
Table = dict[tuple[int, int, int], tuple[Rule, ...]]


def _rule(arguments: tuple[Pattern, ...], right: Pattern) -> Rule:
    """Return the rule as a function; it requires that equal letters match the same node."""
    places: dict[str, list[Maker]] = {}
    for k, pattern in enumerate(arguments):
        for j, name in enumerate(pattern[1:] if isinstance(pattern, tuple) else (pattern,)):
            if isinstance(name, str):
                places.setdefault(name, []).append(_place(k, j if isinstance(pattern, tuple) else None))
    make = _maker(right, {name: found[0] for name, found in places.items()})
    same = [(first, other) for first, *others in places.values() for other in others]

    def made(context: Nodes, args: tuple[int, ...]) -> int | None:
        for first, other in same:
            if first(context, args) != other(context, args):
                return None
        return make(context, args)

    return made if same else make


def _place(k: int, j: int | None) -> Maker:
    """Return a maker of argument k, or of its argument j: rules look two levels deep."""
    return (lambda context, args: args[k]) if j is None else (lambda context, args: context.args[args[k]][j])


def _maker(pattern: Pattern, places: dict[str, Maker]) -> Maker:
    """Return a maker of the right side of a rule."""
    if isinstance(pattern, str):
        return places[pattern]
    if not isinstance(pattern, tuple):
        return lambda context, args: context.constant(pattern)
    op, first, *others = pattern[0], *(_maker(p, places) for p in pattern[1:])
    if not others:
        return lambda context, args: context.node(op, first(context, args))
    (second,) = others
    return lambda context, args: context.node(op, first(context, args), second(context, args))


def _table(rows: Iterable[tuple[str, str]]) -> Table:
    """Return {(operation, kinds of first and last argument): rules that may apply}, so that a node costs one look-up."""
    table: dict[tuple[int, int, int], list[Rule]] = {}
    for left, right in rows:
        for pattern in _orders(parse(left)):
            rule = _rule(pattern[1:], parse(right))
            for first, last in product(_kinds(pattern[1]), _kinds(pattern[-1])):
                if first == last or len(pattern) > 2:
                    table.setdefault((pattern[0], first, last), []).append(rule)
    return {key: tuple(rules) for key, rules in table.items()}


TABLE = _table(ROWS)
KEEPING = _table(row for row in ROWS if row not in REMOVING)
CANCELLED = _table((*ROWS, *CANCELLING))
