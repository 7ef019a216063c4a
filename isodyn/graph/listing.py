r"""Listings: expressions as assignments to named intermediate results, in Python and in LaTeX.

    c1 = cos(q1)
    x1 = 0.5*c1
    ...

A value that is used once is written inline; one that is used several times, or is too long, gets a name.  Numbers are folded
exactly (graph/normal.py describes how floats are read), so 0.1 + 0.2 is 0.3.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from isodyn.graph.node import Context, Number
from isodyn.graph.normal import circle, rational
from isodyn.graph.ops import ADD, CONST, COS, DIV, EQ, INPUT, LE, LT, MUL, NEG, OPS, SIN, SUB
from isodyn.spatial import Scalar

#: NumPy names of operations in the listing
FUNCTIONS = {"sin": "sin", "cos": "cos", "sqrt": "sqrt", "abs": "abs", "min": "minimum", "max": "maximum", "select": "where",
             "atan2": "arctan2"}  # fmt: skip
LONGEST = 72  # longest inline expression [characters]

_EXACT: dict[int, Callable[..., Fraction]] = {
    NEG: lambda a: -a,
    ADD: lambda a, b: a + b,
    SUB: lambda a, b: a - b,
    MUL: lambda a, b: a * b,
    DIV: lambda a, b: a / b,
    SIN: lambda a: circle(a)[1],
    COS: lambda a: circle(a)[0],
}


def folded(context: Context, expressions: Sequence[Scalar], numbers: Mapping[str, Number]) -> tuple[Context, list[Scalar]]:
    """Rebuild expressions in a new context in which inputs that are numbers are folded exactly."""
    new, done = Context(cancel=True), dict[int, int | Fraction]()
    known = {name: rational(value) for name, value in numbers.items()}
    roots = [context.index(x) for x in expressions]
    for i in context.reachable(roots):
        op, args = context.ops[i], [done[a] for a in context.args[i]]
        if op == CONST:
            done[i] = rational(context.numbers[i])
        elif op == INPUT:
            name = str(context.values[i])
            done[i] = known[name] if name in known else new.symbol(name).index
        elif op in _EXACT and not any(isinstance(a, int) for a in args):  # isinstance with abstract number classes would be slow
            done[i] = _EXACT[op](*args)
        else:
            node = new.node(op, *(a if isinstance(a, int) else new.constant(a) for a in args))
            done[i] = rational(new.numbers[node]) if new.ops[node] == CONST else node
    found = [done[root] for root in roots]
    return new, [new.expr(x) if isinstance(x, int) else float(x) for x in found]


class Listing(NamedTuple):
    """Assignments (name, text) in order of dependence, and the texts of the results."""

    lines: tuple[tuple[str, str], ...]
    results: tuple[str, ...]

    @property
    def size(self) -> int:
        """Characters."""
        return sum(len(name) + len(text) for name, text in self.lines) + sum(map(len, self.results))


class Writing(NamedTuple):
    """Writes listings.

    name     function: an input's name in the context -> its text
    number   function: a constant -> its text
    latex    True: LaTeX; False: Python
    """

    name: Callable[[str], str]
    number: Callable[[Fraction], str]
    latex: bool = False

    def listing(self, context: Context, expressions: Sequence[Scalar]) -> Listing:
        """Return the listing of expressions of a context, or of numbers."""
        roots = [context.index(x) for x in expressions]
        order = context.reachable(roots)
        uses = dict.fromkeys(order, 0)
        for i in order:
            for a in context.args[i]:
                uses[a] += 1
        taken = {self.name(str(context.values[i])) for i in order if context.ops[i] == INPUT}
        lines: list[tuple[str, str]] = []
        texts: dict[int, tuple[str, int]] = {}
        for i in order:
            text, level = self._text(context, i, texts)
            if context.args[i] and context.ops[i] != NEG and (uses[i] > 1 or (len(text) > LONGEST and uses[i])):
                name = self._named(context, i, len(lines) + 1, taken)
                lines.append((name, text))
                text, level = name, 9
            texts[i] = text, level
        return Listing(tuple(lines), tuple(texts[k][0] for k in roots))

    def _named(self, context: Context, i: int, count: int, taken: set[str]) -> str:
        """Return a name: c1 for cos(q1), s1 for sin(q1), else x with a number."""
        op, (a, *_) = context.ops[i], context.args[i]
        own = re.fullmatch(r"q\[(\d+)\]", str(context.values[a]))
        name = f"{'c' if op == COS else 's'}{int(own[1]) + 1}" if own and op in (COS, SIN) else f"x{count}"
        while name in taken:
            name += "_"
        taken.add(name)
        return rf"{name[0]}_{{{name[1:].strip('_')}}}" if self.latex else name

    def _text(self, context: Context, i: int, texts: Mapping[int, tuple[str, int]]) -> tuple[str, int]:
        """Return (text, precedence)."""
        op, args = context.ops[i], [texts[a] for a in context.args[i]]
        if op == CONST:
            value = rational(context.numbers[i])
            return self.number(value), 9 if value >= 0 else 1
        if op == INPUT:
            return self.name(str(context.values[i])), 9
        if op == NEG:
            return f"-{_bound(args[0], 2)}", 1
        if op in (ADD, SUB):
            return f"{args[0][0]} {'+' if op == ADD else '-'} {_bound(args[1], 1 + (op == SUB))}", 1
        if op == MUL:
            args.sort(key=lambda arg: not arg[0][0].isdigit())  # numbers first
            return f"{_bound(args[0], 2)}{chr(92) + ',' if self.latex else '*'}{_bound(args[1], 2)}", 2
        if op == DIV:
            if self.latex:
                return rf"\frac{{{args[0][0]}}}{{{args[1][0]}}}", 9
            return f"{_bound(args[0], 2)}/{_bound(args[1], 3)}", 2
        if op in (LT, LE, EQ):
            sign = {LT: "<", LE: r"\le" if self.latex else "<=", EQ: "=" if self.latex else "=="}[op]
            return f"{_bound(args[0], 1)} {sign} {_bound(args[1], 1)}", 0
        function = FUNCTIONS[OPS[op].name]
        inside = ", ".join(text for text, _ in args)
        if self.latex:
            head = rf"\{function}" if op in (COS, SIN) else rf"\operatorname{{{function}}}"
            return f"{head}({inside})", 9
        return f"{function}({inside})", 9


def _bound(part: tuple[str, int], level: int) -> str:
    return part[0] if part[1] >= level else f"({part[0]})"
