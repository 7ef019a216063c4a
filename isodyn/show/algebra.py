r"""Write normal forms (graph/normal.py) as readable formulas, in plain text and in LaTeX.

waves      a normal form as products of symbols and one cosine or sine of a sum of angles
products   the same with cosines and sines of single angles
arranged   a sum of products with common factors taken out, "m2 (a1^2 + 2 a1 c2 cos(q2))"; Style writes it
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import zip_longest
from math import ceil, gcd, lcm, prod
from typing import NamedTuple

from isodyn.graph.normal import Form, Turns, place
from isodyn.show.mathml import symbol


class Wave(NamedTuple):
    """cos or sin of a sum of angles."""

    sine: bool
    turns: Turns


Base = str | Wave  # a symbol by its name, or a wave
Factors = tuple[tuple[Base, int], ...]  # with their powers, sorted by `_order`
Polynomial = dict[Factors, Fraction]


class Product(NamedTuple):
    """A number times powers of symbols, waves and sums."""

    number: Fraction
    factors: tuple[tuple[Base | Sum, int], ...]


class Sum(NamedTuple):
    """Products, added."""

    parts: tuple[Product, ...]

    @property
    def size(self) -> int:
        """Number of symbols, numbers and functions in it."""
        return sum(
            (abs(part.number) != 1) + sum(base.size + 1 if isinstance(base, Sum) else 1 for base, _ in part.factors)
            for part in self.parts
        )


# -- two ways to write functions of angles ------------------------------------------------------------------------------


def waves(form: Form) -> Polynomial:
    """Return the form as products of symbols, each with at most one cosine or sine of a sum of angles."""
    found: Polynomial = {}
    for term, factor in form.items():
        own: Factors = tuple(term.powers)
        found[_sorted((*own, (Wave(term.sine, term.turns), 1)) if term.turns else own)] = factor
    return found


def expanded(form: Form) -> int:
    """Return the number of terms that `products` expands: doubled for every angle in a sum, more for multiples."""
    return sum(prod(ceil(abs(multiple)) + 1 for _, multiple in term.turns) for term in form)


def products(form: Form) -> Polynomial | None:
    """Return the form with cosines and sines of single angles; None if it has fractions of angles (from gears).

    cos k x and sin k x become Chebyshev polynomials in cos x, times sin x; 1 - cos^2 is written sin^2 if that leaves one term.
    """
    found: Polynomial = {}
    for term, factor in form.items():
        if any(multiple.denominator != 1 for _, multiple in term.turns):
            return None
        rows: list[tuple[Factors, int, int]] = [((), 1, 0)]  # factors, real and imaginary part
        for name, multiple in term.turns:
            rows = [
                ((*own, *more), a * c - b * s, a * s + b * c)
                for own, a, b in rows
                for more, c, s in _exponential(name, int(multiple))
            ]
        for own, real, imaginary in rows:
            value = imaginary if term.sine else real
            if value:
                key = _sorted((*term.powers, *own))
                found[key] = found.get(key, Fraction(0)) + factor * value
    return _with_squares({key: factor for key, factor in found.items() if factor})


def _exponential(angle: str, k: int) -> list[tuple[Factors, int, int]]:
    """Expand e^(i k x) = T_k(c) + i s U_(k-1)(c) to rows (factors, real, imaginary)."""
    cosine, sine = _wave(angle, False), _wave(angle, True)
    T, U = [[1], [0, 1]], [[0], [1]]  # coefficients by powers of c; U_(-1) is 0
    for _ in range(abs(k)):
        for series in (T, U):
            doubled = [0, *(2 * x for x in series[-1])]
            before = [*series[-2], *[0] * (len(doubled) - len(series[-2]))]
            series.append([x - y for x, y in zip(doubled, before, strict=True)])
    rows: list[tuple[Factors, int, int]] = []
    for power, (x, y) in enumerate(zip_longest(T[abs(k)], U[abs(k)], fillvalue=0)):
        own: Factors = ((cosine, power),) if power else ()
        rows += [(own, x, 0)] if x else []
        rows += [((*own, (sine, 1)), 0, y if k > 0 else -y)] if y else []
    return rows


def _wave(angle: str, sine: bool) -> Wave:
    return Wave(sine, ((angle, Fraction(1)),))


def _with_squares(found: Polynomial) -> Polynomial:
    """Replace x - x cos^2 by x sin^2."""
    angles = {base.turns[0][0] for key in found for base, power in key if isinstance(base, Wave) and power > 1}
    for angle in sorted(angles, key=place):
        for key in list(found):
            more = _sorted((*key, (_wave(angle, False), 2)))
            if key in found and more in found and found[more] == -found[key]:
                value = found.pop(key)
                del found[more]
                square = _sorted((*key, (_wave(angle, True), 2)))
                found[square] = found.get(square, Fraction(0)) + value
    return {key: factor for key, factor in found.items() if factor}


def _sorted(factors: Sequence[tuple[Base, int]]) -> Factors:
    powers = Counter[Base]()
    for base, power in factors:
        powers[base] += power
    return tuple(sorted(((base, power) for base, power in powers.items() if power), key=lambda item: _order(item[0])))


@lru_cache(maxsize=4096)
def _order(base: Base) -> tuple[int, int, object, bool | int]:
    """Sort key of factors in textbook order: masses and inertias, lengths, gravity, others, positions, cosines and sines, rates."""
    if isinstance(base, Wave):
        return 6, len(base.turns), [(place(name), multiple) for name, multiple in base.turns], base.sine
    if RATE.match(base):
        return 7, -base.count("d"), place(base), 0
    return 5 if POSITION.match(base) else _RANK.get(base[0], 4), 0, place(base), 0


_RANK = {"m": 0, "M": 0, "X": 1, "Y": 1, "Z": 1, "I": 1, "a": 2, "l": 2, "g": 3}  # of symbols by their first letter


#: names of joint positions, velocities, accelerations and signs in a context
POSITION, RATE = re.compile(r"q(\[\d+\])?$"), re.compile(r"(sgn\()?qdd?(\[\d+\])?\)?$")


# -- take out common factors ------------------------------------------------------------------------------------------


def arranged(found: Polynomial) -> Sum:
    """Arrange a sum by accelerations and velocities (if any) or by its most common factors, whichever is shorter."""
    if len(found) > LONG:
        return Sum(_flat(found))
    by_rates: dict[Factors, Polynomial] = {}
    for key, factor in found.items():
        rates: Factors = tuple(item for item in key if isinstance(item[0], str) and RATE.match(item[0]))
        by_rates.setdefault(rates, {})[tuple(item for item in key if item not in rates)] = factor
    alike: dict[tuple[Product, ...], dict[Factors, Fraction]] = {}  # rates whose factors are proportional
    for rates in sorted(by_rates, key=_by_rates):
        inner = _collected(by_rates[rates]).parts
        number = inner[0].number
        alike.setdefault(tuple(part._replace(number=part.number / number) for part in inner), {})[rates] = number
    parts: list[Product] = []
    for inner, several in alike.items():
        for number, factors in _in_ratio(several) if inner[0].factors else [(n, rates) for rates, n in several.items()]:
            parts += _times(Sum(tuple(part._replace(number=part.number * number) for part in inner)), factors)
    found_by_rates = Sum(tuple(parts))
    if any(base.startswith("qdd") for rates in by_rates for base, _ in rates if isinstance(base, str)):
        return found_by_rates
    return min(found_by_rates, _collected(found), key=lambda s: s.size)


LONG = 300  # sums with more terms are not arranged


def _by_rates(rates: Factors) -> tuple[object, ...]:
    """Sort key: accelerations, products of velocities, velocities, the rest."""
    return not rates, [(_order(base), -power) for base, power in rates]


def _in_ratio(several: dict[Factors, Fraction]) -> list[tuple[Fraction, tuple[tuple[Base | Sum, int], ...]]]:
    """Return (number, factors): 2 x qd1 qd2 + x qd2^2 becomes x times a sum of rates if the numbers are small multiples."""
    moving = [number for rates, number in several.items() if rates]
    scale = Fraction(gcd(*(x.numerator for x in moving)), lcm(*(x.denominator for x in moving))) if moving else Fraction(1)
    scale = -scale if moving and moving[0] < 0 else scale
    if len(moving) < 2 or any(abs(x / scale) > _MULTIPLE for x in moving):
        return [(number, rates) for rates, number in several.items()]
    together = Sum(tuple(Product(number / scale, rates) for rates, number in several.items() if rates))
    still: list[tuple[Fraction, tuple[tuple[Base | Sum, int], ...]]] = [(several[()], ())] if () in several else []
    return [(scale, ((together, 1),)), *still]


_MULTIPLE = 4  # largest coefficient of a product of rates in such a sum


def _times(inner: Sum, factors: tuple[tuple[Base | Sum, int], ...]) -> Sequence[Product]:
    """Return inner times factors as one product."""
    if not factors:
        return inner.parts
    if len(inner.parts) == 1:
        (part,) = inner.parts
        return [Product(part.number, (*part.factors, *factors))]
    number, parts = _common(inner.parts)
    return [Product(number, ((Sum(parts), 1), *factors))]


def _collected(found: Polynomial) -> Sum:
    """Repeatedly take out the symbol that most terms share; inner sums are arranged by cosines and sines."""
    parts: list[Product] = []
    rest = dict(found)
    while len(rest) > 1:
        uses = Counter(base for key in rest for base, power in key if power > 0 and isinstance(base, str))
        most = max(uses.values(), default=0)
        if most < 2:
            break
        shared = min((base for base, n in uses.items() if n == most), key=_order)
        group = {key: factor for key, factor in rest.items() if any(base == shared and power > 0 for base, power in key)}
        parts.append(_factored(group, _by_wave))
        rest = {key: factor for key, factor in rest.items() if key not in group}
    return Sum(tuple(sorted([*parts, *_by_wave(rest)], key=_by_first)))


def _factored(group: Polynomial, arrange: Callable[[Polynomial], tuple[Product, ...]]) -> Product:
    """Return a sum as one product: the common factors of all terms times the rest."""
    powers = [dict(key) for key in group]
    content = tuple((base, low) for base in powers[0] if (low := min(p.get(base, 0) for p in powers)) > 0)
    less = tuple((base, -power) for base, power in content)
    number, parts = _common(arrange({_sorted((*key, *less)): factor for key, factor in group.items()}))
    first = [item for item in content if _order(item[0])[0] < 6]  # symbols, the sum in brackets, then cosines, sines and rates
    if len(parts) == 1:
        (part,) = parts
        return Product(number * part.number, (*first, *part.factors, *content[len(first) :]))
    return Product(number, (*first, (Sum(parts), 1), *content[len(first) :]))


def _by_wave(found: Polynomial) -> tuple[Product, ...]:
    """Return products with the coefficient of each cosine or sine in brackets."""
    groups: dict[Factors, Polynomial] = {}
    for key, factor in found.items():
        groups.setdefault(tuple(item for item in key if isinstance(item[0], Wave)), {})[key] = factor
    parts: list[Product] = []
    for own in sorted(groups, key=lambda own: [_order(base) for base, _ in own]):
        parts += [_factored(groups[own], _flat)] if own and len(groups[own]) > 1 else _flat(groups[own])
    return tuple(parts)


def _by_first(part: Product) -> tuple[object, ...]:
    """Sort key by the symbols of a product; products with a cosine or sine come last."""
    bases = [base for base, _ in part.factors if not isinstance(base, Sum)]
    return any(isinstance(base, Wave) for base in bases), [_order(base) for base in bases]


def _flat(found: Polynomial) -> tuple[Product, ...]:
    def order(item: tuple[Factors, Fraction]) -> tuple[object, ...]:
        waves = [_order(base) for base, _ in item[0] if isinstance(base, Wave)]
        return waves, [(_order(base), -power) for base, power in item[0]]

    return tuple(Product(factor, key) for key, factor in sorted(found.items(), key=order))


def _common(parts: Sequence[Product]) -> tuple[Fraction, tuple[Product, ...]]:
    """Return (common number, remaining products); the number is a sign, a common magnitude, or a common divisor."""
    numbers = [part.number for part in parts]
    sign = -1 if all(x < 0 for x in numbers) else 1
    common = Fraction(sign)
    if len({abs(x) for x in numbers}) == 1:
        common = sign * abs(numbers[0])
    elif all(x.denominator == 1 for x in numbers):
        common = Fraction(sign * gcd(*(x.numerator for x in numbers)))
    return common, tuple(part._replace(number=part.number / common) for part in parts)


# -- text and LaTeX -------------------------------------------------------------------------------------------------------


class Style(NamedTuple):
    """Writes sums as text.

    decimals  True: decimals, 0.5; False: fractions, 1/2
    digits    significant digits of decimals; None: all digits of a float
    latex     True: LaTeX; False: plain text
    """

    decimals: bool = False
    digits: int | None = None
    latex: bool = False

    def sum(self, given: Sum) -> str:
        """Return the sum as text."""
        return " ".join(self.parts(given)) or "0"

    def parts(self, given: Sum) -> list[str]:
        """Return its products with their signs (no leading plus); lines may break between them."""
        found = []
        for k, part in enumerate(given.parts):
            sign = "-" if part.number < 0 else "+"
            text = self.product(part._replace(number=abs(part.number)))
            found.append(f"{sign} {text}" if k else f"-{text}" if sign == "-" else text)
        return found

    def product(self, given: Product) -> str:
        """Return a product as text, with its divisor."""
        above = [(base, power) for base, power in given.factors if not _divides(base, power)]
        below = [(base, abs(power)) for base, power in given.factors if _divides(base, power)]
        below.sort(key=lambda item: isinstance(item[0], str) and item[0].startswith("1/("))  # sums after symbols
        words = [self._power(base, power) for base, power in above]
        if given.number != 1 or not words:
            words.insert(0, self.number(given.number))
        numerator, divisors = self._factors(words), [self._power(base, power) for base, power in below]
        if not divisors:
            return numerator
        if self.latex:
            return rf"\frac{{{numerator}}}{{{self._factors(divisors)}}}"
        return f"{numerator} / {divisors[0] if len(divisors) == 1 else f'({self._factors(divisors)})'}"

    def _factors(self, words: Sequence[str]) -> str:
        return (r"\," if self.latex else " ").join(words)

    def number(self, value: Fraction) -> str:
        """Return a number as an integer, a fraction, or a decimal."""
        if value.denominator == 1 and (self.digits is None or abs(value.numerator) < 10**self.digits):
            return str(value.numerator)
        if not self.decimals and value.denominator <= _SIMPLE:
            return rf"\tfrac{{{value.numerator}}}{{{value.denominator}}}" if self.latex else str(value)
        text = repr(float(value)) if self.digits is None else f"{float(value):.{self.digits}g}"
        mantissa, _, exponent = text.partition("e")
        if not exponent:
            return mantissa
        return rf"{mantissa}\cdot 10^{{{int(exponent)}}}" if self.latex else f"{mantissa}e{int(exponent)}"

    def name(self, raw: str) -> str:
        """A symbol."""
        if raw.startswith("sgn("):
            inside = self.name(raw[4:-1])
            return rf"\operatorname{{sgn}}({inside})" if self.latex else f"sgn({inside})"
        if raw.startswith("1/("):  # write the divisor only: it is below a fraction line
            inside = re.sub(r"[A-Za-z_]\w*(\[\d+\])?", lambda found: self.name(found[0]), raw[3:-1])
            return (
                rf"\left({re.sub(r'(?<=[^+-]) (?=[^+-])', lambda _: chr(92) + ',', inside)}\right)" if self.latex else f"({inside})"
            )
        return symbol(shown(raw)) if self.latex else shown(raw)

    def _power(self, base: Base | Sum, power: int) -> str:
        above = "" if power == 1 else f"^{{{power}}}" if self.latex else f"^{power}"
        if isinstance(base, Sum):
            return rf"\left({self.sum(base)}\right){above}" if self.latex else f"({self.sum(base)}){above}"
        if isinstance(base, Wave):
            function, angle = "sin" if base.sine else "cos", self.angle(base.turns)
            return rf"\{function}{above}({angle})" if self.latex else f"{function}({angle}){above}"
        text = self.name(base)
        if above and base.startswith("sgn("):
            return rf"\left({text}\right){above}" if self.latex else f"({text}){above}"
        return f"{text}{above}"

    def angle(self, turns: Turns) -> str:
        """Return a sum of angles as text."""
        text = ""
        for name, multiple in turns:
            size = abs(multiple)
            factor = "" if size == 1 else self._replace(decimals=False).number(size) + (r"\," if self.latex else " ")
            text += f" {'-' if multiple < 0 else '+'} {factor}{self.name(name)}"
        return text.removeprefix(" + ")


def _divides(base: Base | Sum, power: int) -> bool:
    """True if a factor belongs to the denominator."""
    return power < 0 or (isinstance(base, str) and base.startswith("1/("))


_SIMPLE = 100_000  # largest denominator that is written as a fraction


@lru_cache(maxsize=4096)
def shown(raw: str) -> str:
    """Return a symbol's printed name: q1 for q[0], qd2 for qd[1]; the same for quaternions and users' arrays of symbols."""
    return re.sub(r"\[(\d+)\]", lambda found: str(int(found[1]) + 1), raw)


def wrapped(head: str, parts: Sequence[str], width: int) -> str:
    """Wrap head and parts at `width` characters if possible; continuation lines are indented to the first part."""
    lines, indent = [head], " " * len(head)
    for part in parts:
        if lines[-1].strip() and lines[-1] != head and len(lines[-1]) + 1 + len(part) > width:
            lines.append(indent + part)
        else:
            lines[-1] += ("" if lines[-1] in (head, indent) else " ") + part
    return "\n".join(lines)
