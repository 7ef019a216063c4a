"""Expressions as readable text and as plain data."""

from __future__ import annotations

from typing import Any

from isodyn.graph.node import Context, Expr
from isodyn.graph.ops import CONST, INPUT, NEG, OPS

_INFIX = {"add": ("+", 1), "sub": ("-", 1), "mul": ("*", 2), "div": ("/", 2), "lt": ("<", 0), "le": ("<=", 0), "eq": ("==", 0)}
_LONGEST = 2000


def expression_text(context: Context, index: int) -> str:
    """Infix text with as few brackets as correctness allows; very long ones are named by their size instead."""
    texts: dict[int, tuple[str, int]] = {}
    for i in context.reachable([index]):
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
            return f"<expression of {len(context.reachable([index]))} nodes>"
    return texts[index][0]


def _wrapped(part: tuple[str, int], level: int) -> str:
    return part[0] if part[1] >= level else f"({part[0]})"


def pack(expr: Expr) -> list[Any]:
    """The expression as nested plain data."""
    context = expr.context
    order = context.reachable([expr.index])
    place = {i: k for k, i in enumerate(order)}
    return [(context.ops[i], tuple(place[a] for a in context.args[i]), context.values[i]) for i in order]


def unpack(rows: list[Any]) -> Any:
    """The expression that pack described, in the users' context."""
    from isodyn.graph.node import _free

    done: list[int] = []
    for op, args, value in rows:
        if op == INPUT:
            done.append(_free.symbol(value).index)
        elif op == CONST:
            done.append(_free.constant(value))
        else:
            done.append(_free.node(op, *(done[a] for a in args)))
    return _free.expr(done[-1])
