"""Formulas in other languages: a Python function made from their listing, and SymPy expressions.

Plain text, LaTeX and MathML are in show/algebra.py and graph/listing.py; equations.py chooses the formulas.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from isodyn.graph.listing import FUNCTIONS, Listing, Writing
from isodyn.graph.node import Context
from isodyn.show.algebra import Factors, Style, Wave, shown
from isodyn.spatial import Scalar, is_symbolic

if TYPE_CHECKING:
    import sympy


class PythonListing:
    """The source of a Python function for a quantity, with named intermediate results.

    name, title   name and docstring of the function;  vectors  names of its vector arguments
    shape         of its result;  folded  context and expressions of the entries
    """

    def __init__(
        self, name: str, title: str, vectors: tuple[str, ...], shape: tuple[int, ...], folded: tuple[Context, list[Scalar]]
    ):  # fmt: skip
        self.name, self.vectors, self._title, self._shape, self._folded = name, vectors, title, shape, folded
        context, expressions = folded
        raw = context.names(expressions)
        self._entries = sorted(name for name in raw if re.fullmatch(r"qd{0,2}\[\d+\]", name))
        reserved = {*keyword.kwlist, *FUNCTIONS.values(), *self.vectors, "asarray", "broadcast_shapes", "empty", "shape", "result"}
        names = sorted(shown(name) for name in raw if name not in self._entries)
        #: name of a symbol -> its name in the function
        self.symbols = {name: w + "_" if (w := re.sub(r"\W", "_", name)) in reserved else w for name in names}

    @cached_property
    def _listing(self) -> Listing:
        style = Style(True)
        return Writing(lambda raw: self.symbols.get(shown(raw), shown(raw)), style.number).listing(*self._folded)

    @property
    def functions(self) -> set[str]:
        """NumPy functions that it calls."""
        texts = [text for _, text in self._listing.lines] + list(self._listing.results)
        return {name for name in FUNCTIONS.values() if any(f"{name}(" in text for text in texts)} - {"abs"}

    @property
    def text(self) -> str:
        """The function's source."""
        shape, vectors, symbols = self._shape, self.vectors, list(self.symbols.values())
        head = f"def {self.name}({', '.join([*vectors, *(['*', *symbols] if symbols else [])])}):"
        leading = ", ".join([*(f"shape({name})[:-1]" for name in vectors), *(f"shape({name})" for name in symbols)])
        lines = [head, f'    """The {self._title}."""']
        lines += [f"    {name} = asarray({name})" for name in vectors]
        lines += [f"    {shown(raw)} = {raw.replace('[', '[..., ')}" for raw in self._entries]
        lines += [f"    {name} = {text}" for name, text in self._listing.lines]
        own = f"broadcast_shapes({leading})"
        lines.append(f"    result = empty({f'(*{own}, {str(shape)[1:-1].rstrip(chr(44))})' if shape else own})")
        for index, text in zip(np.ndindex(*shape), self._listing.results, strict=True):
            lines.append(f"    result[{', '.join(['...', *map(str, index)])}] = {text}")
        return "\n".join([*lines, "    return result" if shape else "    return result[()]"])


class SymPy:
    """Converts entries to SymPy expressions."""

    def __init__(self, module: ModuleType):
        self._module = module
        self.names: dict[str, sympy.Symbol] = {}

    def _symbol(self, raw: str) -> sympy.Expr:
        sp = self._module
        if raw.startswith("sgn("):
            return sp.sign(self._symbol(raw[4:-1]))
        if raw.startswith("1/("):
            names = {shown(n): self._symbol(n) for n in re.findall(r"[A-Za-z_]\w*(?:\[\d+\])?", raw)}
            return sp.sympify(re.sub(r"(?<=[\w\]]) (?=\w)", "*", shown(raw)).replace("^", "**"), locals=names)
        return self.names.setdefault(shown(raw), sp.Symbol(shown(raw)))

    def of_expression(self, context: Context, x: Scalar) -> sympy.Expr:
        """Return the SymPy expression of an expression graph, by way of its listing."""
        listing = Writing(shown, lambda x: f"Rational({x.numerator}, {x.denominator})").listing(context, [x])
        sp = self._module
        names = {**{s: getattr(sp, s) for s in ("cos", "sin", "sqrt", "Rational")}, "abs": sp.Abs, "minimum": sp.Min}
        names |= {"maximum": sp.Max, "arctan2": sp.atan2, "where": lambda c, yes, no: sp.Piecewise((yes, c), (no, True))}
        names |= {shown(s.name): self._symbol(s.name) for s in (x.free_symbols if is_symbolic(x) else ())}
        for name, text in listing.lines:
            names[name] = eval(text, {}, names)  # text written by `Writing`
        return self._module.sympify(eval(listing.results[0], {}, names))

    def of_polynomial(self, polynomial: Mapping[Factors, Fraction]) -> sympy.Expr:
        """Return the SymPy expression of a sum of products."""
        return self._module.Add(*(self._term(key, factor) for key, factor in polynomial.items()))

    def _term(self, key: Factors, factor: Fraction) -> sympy.Expr:
        sp = self._module
        parts = [sp.Rational(factor.numerator, factor.denominator)]
        for base, power in key:
            if isinstance(base, Wave):
                angle = sp.Add(*(sp.Rational(m.numerator, m.denominator) * self._symbol(name) for name, m in base.turns))
                parts.append((sp.sin if base.sine else sp.cos)(angle) ** power)
            else:
                parts.append(self._symbol(base) ** power)
        return sp.Mul(*parts)
