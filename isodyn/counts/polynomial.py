"""Polynomials in the number of joints n with exact rational coefficients, as papers write the cost of an algorithm.

If an algorithm treats, say, every third link differently, the lower coefficients of its cost depend on n modulo 3.  Such periodic
polynomials are supported too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise, zip_longest
from math import lcm
from typing import NamedTuple

from isodyn.errors import FormatError

_TERM = re.compile(r"([+-]?)(\d+(?:\.\d+)?)?(n)?(?:\^(\d))?(?:/(\d+))?")
_ZERO = Fraction(0)


@dataclass(frozen=True)
class PolynomialInN:
    """c_0 + c_1 n + c_2 n^2 + ...

    parts   (c_0, c_1, ...), the last not zero, for every n modulo the period; a single one for an ordinary polynomial

    Printed as in papers: "99n - 112", "11.5n^2 + 19.5n - 49", "n^3/6 + 7n^2"; {a, b, c} is a for n = 0, b for n = 1, c for n = 2
    modulo 3.
    """

    parts: tuple[tuple[Fraction, ...], ...] = ((),)

    @classmethod
    def of(cls, coefficients: Sequence[Fraction | int]) -> PolynomialInN:
        """Make a polynomial from c_0, c_1, ...; trailing zeros are dropped."""
        exact = [Fraction(c) for c in coefficients]
        while exact and exact[-1] == 0:
            exact.pop()
        return cls((tuple(exact),))

    @classmethod
    def periodic(cls, polynomials: Sequence[PolynomialInN]) -> PolynomialInN:
        """Combine ordinary polynomials: the k-th one for n = k modulo their number; ordinary again if all are equal."""
        parts = tuple(p.parts[0] for p in polynomials)
        return cls(parts if len(set(parts)) > 1 else parts[:1])

    @classmethod
    def parse(cls, text: str) -> PolynomialInN:
        """Read a formula such as "n^3/6 + 23n^2/2 + 115n/3 - 47"."""
        compact, place = re.sub(r"\s*([+-])\s*", r"\1", text.strip()), 0
        terms: dict[int, Fraction] = {}
        while place < len(compact) or not terms:
            match = _TERM.match(compact, place)
            if match is None or not (match[2] or match[3]) or (place and not match[1]) or match[5] == "0":
                raise FormatError(f"{text!r} is not a polynomial in n; write it as '11.5n^2 + 115n/3 - 47'")
            sign, number, variable, power, divisor = match.groups()
            degree = int(power or 1) if variable else 0
            value = Fraction(number or 1) / int(divisor or 1)
            terms[degree] = terms.get(degree, _ZERO) + (-value if sign == "-" else value)
            place = match.end()
        return cls.of([terms.get(k, _ZERO) for k in range(max(terms) + 1)])

    @classmethod
    def through(cls, points: Mapping[int, int]) -> PolynomialInN:
        """Return the polynomial of least degree through (n, value) points (Newton's divided differences)."""
        places, column = list(points), [Fraction(value) for value in points.values()]
        result, basis = cls(), [Fraction(1)]
        for k, n in enumerate(places):
            result = result + cls.of(basis).scaled(column[0])
            basis = [a - n * b for a, b in zip((_ZERO, *basis), (*basis, _ZERO), strict=True)]  # times (x - n)
            column = [(b - a) / (places[i + k + 1] - places[i]) for i, (a, b) in enumerate(pairwise(column))]
        return result

    @property
    def period(self) -> int:
        """1 for an ordinary polynomial."""
        return len(self.parts)

    @property
    def degree(self) -> int:
        """The highest power; 0 for a constant, zero included."""
        return max(max(len(part) - 1, 0) for part in self.parts)

    def scaled(self, factor: Fraction | int) -> PolynomialInN:
        """Return the polynomial times a factor."""
        return PolynomialInN.periodic([PolynomialInN.of([c * factor for c in part]) for part in self.parts])

    def __call__(self, n: int) -> Fraction:
        value = _ZERO
        for c in reversed(self.parts[n % self.period]):
            value = value * n + c
        return value

    def __add__(self, other: PolynomialInN) -> PolynomialInN:
        period = lcm(self.period, other.period)
        pairs = [(self.parts[k % self.period], other.parts[k % other.period]) for k in range(period)]
        return PolynomialInN.periodic([PolynomialInN.of([a + b for a, b in zip_longest(*pair, fillvalue=_ZERO)]) for pair in pairs])

    def __sub__(self, other: PolynomialInN) -> PolynomialInN:
        return self + other.scaled(-1)

    def __bool__(self) -> bool:
        return any(self.parts)

    def __str__(self) -> str:
        text = ""
        for power in reversed(range(self.degree + 1)):
            found = [part[power] if power < len(part) else _ZERO for part in self.parts]
            if any(found):
                same = len(set(found)) == 1
                sign = ("- " if same and found[0] < 0 else "+ ") if text else ("-" if same and found[0] < 0 else "")
                text += f"{' ' if text else ''}{sign}{_term(found, power)}"
        return text or "0"

    __repr__ = __str__


def _term(coefficients: Sequence[Fraction], power: int) -> str:
    """Return a term such as "11.5n^2", "n^3/6", "47" without its sign, or "{1, 2, 3}n" for a periodic coefficient.

    Halves and quarters are decimals, as in Mata's paper.
    """
    variable = "" if power == 0 else "n" if power == 1 else f"n^{power}"
    numbers = [str(float(c)) if c.denominator in (2, 4) else str(c) for c in coefficients]
    if len(set(numbers)) > 1:
        return f"{{{', '.join(numbers)}}}{variable}"
    number, _, divisor = numbers[0].lstrip("-").partition("/")
    top = variable if number == "1" and variable else f"{number}{variable}"
    return f"{top}/{divisor}" if divisor else top


class Cost(NamedTuple):
    """Products (divisions included) and sums, as polynomials in n (numbers are constant polynomials)."""

    mul: PolynomialInN = PolynomialInN()
    add: PolynomialInN = PolynomialInN()

    @classmethod
    def of(cls, mul: int, add: int) -> Cost:
        """Make a cost from two numbers."""
        return cls(PolynomialInN.of([mul]), PolynomialInN.of([add]))

    def plus(self, other: Cost) -> Cost:
        """Return the sum of two costs."""
        return Cost(self.mul + other.mul, self.add + other.add)

    def minus(self, other: Cost) -> Cost:
        """Return the difference of two costs."""
        return Cost(self.mul - other.mul, self.add - other.add)

    def to_dict(self) -> dict[str, str]:
        """Formulas as text."""
        return {"mul": str(self.mul), "add": str(self.add)}


FREE = Cost()


def less(cost: Cost | None, other: Cost | None) -> Cost | None:
    """Return cost - other; None if either is unknown."""
    return None if cost is None or other is None else cost.minus(other)


def cost_cells(*costs: Cost | None) -> tuple[str, ...]:
    """Return products and sums as cells of a table; empty for None."""
    return tuple("" if cost is None else str(part) for cost in costs for part in cost or FREE)


@dataclass(frozen=True)
class Fit:
    """A polynomial fitted to a sequence of numbers.

    valid_from   the smallest n from which it is valid
    fitted       values of n that determine it
    checked      other values of n at which it was verified
    """

    polynomial: PolynomialInN
    valid_from: int
    fitted: tuple[int, ...]
    checked: tuple[int, ...]


def fit(values: Mapping[int, int], *, spare: int = 2, most: int = 5, period: int = 1) -> Fit | None:
    """Fit the polynomial of least degree to the values at the largest n, or return None.

    values   n -> value at consecutive n
    spare    number of further points that it must match, for every n modulo the period
    most     the highest degree tried
    """
    places = sorted(values)
    parts, fitted = [], set[int]()
    for k in range(period):
        own = [n for n in places if n % period == k]
        for degree in range(min(most, len(own) - 1 - spare) + 1):
            last, before = own[-degree - 1 :], own[-degree - 1 - spare : -degree - 1]
            found = PolynomialInN.through({n: values[n] for n in last})
            if all(found(n) == values[n] for n in before):
                break
        else:
            return None
        parts.append(found)
        fitted |= set(last)
    polynomial = PolynomialInN.periodic(parts)
    start = len(places)
    while start and polynomial(places[start - 1]) == values[places[start - 1]]:
        start -= 1
    return Fit(polynomial, places[start], tuple(sorted(fitted)), tuple(n for n in places[start:] if n not in fitted))
