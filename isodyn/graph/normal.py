"""Normal form: an expression as a polynomial in symbols and in exp(i angle), with exact rational coefficients.

Equal functions have equal normal forms, so this form decides equality.  It also finds cos(q1 + q2) without a search:

    cos x = (e^ix + e^-ix) / 2        sin x = (e^ix - e^-ix) / 2i

are multiplied out and collected again as cosines and sines of sums of angles.  Further rules:

- floats are read as short decimals, 0.1 as 1/10, and results computed from them are exact;
- a quotient by a sum is a power of its reciprocal, and cancels if the numerator is a multiple of the sum;
- sgn x of a single input x satisfies sgn^3 = sgn and x sgn^2 = x, which is sufficient for friction;
- the last entry of a unit quaternion satisfies w^2 = 1 - x^2 - y^2 - z^2.

A product of generators is one integer with an exponent in every bit field, so multiplying products adds integers.  Work is bounded:
`Normal.of` raises TooLong if an expression has too many terms, or is not a polynomial of this kind.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from isodyn.errors import GraphError
from isodyn.graph.node import Context, Expr, Number
from isodyn.graph.ops import ADD, CONST, COS, DIV, INPUT, LE, LT, MUL, NEG, OPS, SELECT, SIN, SUB
from isodyn.spatial import ROUNDING, Scalar, cos_sin, is_symbolic

Powers = tuple[tuple[str, int], ...]  # (name, power), sorted by `place`
Turns = tuple[tuple[str, Fraction], ...]  # (angle, multiple), likewise, the first multiple positive

WORK = 400_000  # products of terms with keys of 16 generators: about a fifth of a second


class TooLong(GraphError):
    """The normal form of an expression does not exist or is too long."""


class Monomial(NamedTuple):
    """Powers of symbols times cos (sine False) or sin of the sum of the `turns`; without turns only the powers."""

    powers: Powers
    turns: Turns = ()
    sine: bool = False


class Form(dict[Monomial, Fraction]):
    """The normal form of an expression: {monomial: nonzero factor}."""

    @property
    def names(self) -> set[str]:
        """Names of the symbols and angles that it depends on."""
        return {name for term in self for part in (term.powers, term.turns) for name, _ in part}


@lru_cache(maxsize=4096)
def place(name: str) -> tuple[tuple[str, int], ...]:
    """Sort key of names: q[2] before q[10]."""
    return tuple((word, int(number or 0)) for word, number in re.findall(r"([^0-9]+)([0-9]*)", name))


@lru_cache(maxsize=4096)
def rational(value: Number) -> Fraction:
    """Return the fraction that a float probably represents: 1/10 for 0.1 and floats within rounding of it; likewise 1/3."""
    if not isinstance(value, float):
        return Fraction(value)
    text = repr(value)
    if sum(map(str.isdigit, text.partition("e")[0].lstrip("-0."))) >= _COMPUTED:
        for short in (Fraction(f"{value:.{_WRITTEN}g}"), Fraction(value).limit_denominator(_SMALL)):
            if abs(float(short) - value) <= ROUNDING * abs(value):
                return short
    return Fraction(text)


_COMPUTED = 16  # a float with at least this many digits was computed; it may be within rounding of a number with at most
_WRITTEN = 12  # digits, or of a fraction with a denominator of at most
_SMALL = 1000

# Fields of a product of generators: two bits for powers of i, then this many bits for every generator, in two's complement.
_WIDTH = 24
_HALF = 1 << (_WIDTH - 1)
_TURN = 2520  # multiples of angles are counted in this fraction: gears give halves, thirds, ... up to tenths
_MOST_TURNS = _HALF // (8 * _TURN)


class _Sum(NamedTuple):
    """numerators / denominator of the terms, by key."""

    terms: dict[int, int]
    denominator: int = 1


class Normal:
    """Normal forms of the expressions of a context.

    numbers       inputs with known numbers
    quaternions   names (x, y, z, w) of inputs that are a unit quaternion
    work          limit on products of terms for all forms together
    """

    def __init__(
        self,
        context: Context,
        numbers: Mapping[str, Number] | None = None,
        quaternions: Iterable[Sequence[str]] = (),
        work: int = WORK,
    ):
        self._context, self._work, self._left = context, work, work
        self._numbers = {name: rational(value) for name, value in (numbers or {}).items()}
        self._rows: dict[int, _Sum] = {}
        self._generators: list[tuple[str, str]] = []  # (kind, name) by field: "power", "turn", "sign", "over"
        self._units: dict[tuple[str, str], int] = {}
        self._signs: list[tuple[int, int]] = []  # shifts of the fields of sgn x and of x
        self._divisors: dict[
            str, tuple[_Sum, int]
        ] = {}  # name of a reciprocal -> its sum, and the first field in which the terms differ
        self._squares: list[tuple[int, _Sum]] = []  # (shift of a field, its square)
        for *first, last in quaternions:
            one = {0: 1} | {2 * self._unit("power", name): -1 for name in first}
            self._squares.append((self._shift("power", last), _Sum(one)))

    def forms(self, expressions: Iterable[Scalar], work: int | None = None) -> list[Form]:
        """Return the normal forms of expressions with a new work limit (None: the full limit); earlier results are reused."""
        self._left = self._work if work is None else work
        return [self.of(x) for x in expressions]

    def of(self, expression: Scalar) -> Form:
        """Return the normal form of an expression of the context, or of a number."""
        if not is_symbolic(expression):
            value = rational(expression)
            return Form({Monomial(()): value}) if value else Form()
        assert isinstance(expression, Expr) and expression.context is self._context
        return self._form(self._row(expression.index))

    # -- nodes ----------------------------------------------------------------------------------------------------------

    def _row(self, root: int) -> _Sum:
        if root not in self._rows:
            for i in self._missing(root):
                self._rows[i] = self._node(i)
        return self._rows[root]

    def _missing(self, root: int) -> list[int]:
        """Return the nodes that a root needs and that are not computed yet, arguments first."""
        needed, stack = {root}, [root]
        while stack:
            for a in self._context.args[stack.pop()]:
                if a not in needed and a not in self._rows:
                    needed.add(a)
                    stack.append(a)
        return sorted(needed)

    def _node(self, i: int) -> _Sum:
        context = self._context
        op, args = context.ops[i], context.args[i]
        if op == CONST:
            return _number(rational(context.numbers[i]))
        if op == INPUT:
            name = str(context.values[i])
            return _number(self._numbers[name]) if name in self._numbers else _Sum({self._unit("power", name): 1})
        if op == SELECT:
            return self._select(*args)
        if OPS[op].truth:
            return _Sum({})  # `_select` evaluates comparisons itself
        a = [self._row(k) for k in args]
        if op == NEG:
            return _Sum({key: -x for key, x in a[0].terms.items()}, a[0].denominator)
        if op in (ADD, SUB):
            return self._settled(_plus(a[0], a[1], 1 if op == ADD else -1))
        if op == MUL:
            return self._times(a[0], a[1])
        if op == DIV:
            return self._over(a[0], a[1])
        if op in (COS, SIN):
            return self._circle(a[0], op)
        raise TooLong(f"{OPS[op].name} is not a polynomial")

    def _times(self, a: _Sum, b: _Sum) -> _Sum:
        found = self._charged(a, b)
        if self._signs or self._squares:
            found = self._related(found)
        return self._settled(found)

    def _charged(self, a: _Sum, b: _Sum) -> _Sum:
        """Return the product of two sums; TooLong if it exceeds the work limit."""
        self._left -= len(a.terms) * len(b.terms) * (1 + len(self._generators) // 16)  # longer keys take longer
        if self._left < 0:
            raise TooLong("the normal form has too many terms")
        return _product(a, b)

    def _over(self, a: _Sum, b: _Sum) -> _Sum:
        """Return a / b: exponents for a single term b, else a generator for the reciprocal of the sum b."""
        if not b.terms:
            raise TooLong("a quotient by an expression that is identically 0")
        if len(b.terms) == 1:
            ((key, x),) = b.terms.items()
            if key & 1:
                raise TooLong("a quotient by a sine")
            turned = {k - key: y * b.denominator for k, y in a.terms.items()}
            return _reduced({k: y if x > 0 else -y for k, y in turned.items()}, a.denominator * abs(x))
        shifts = [self._shift(*generator) for generator in self._generators]
        shared = sum(min(_exponent(key, shift) for key in b.terms) << shift for shift in shifts)  # common powers of all terms
        if shared:
            rest = _Sum({key - shared: x for key, x in b.terms.items()}, b.denominator)
            return self._over(self._over(a, _Sum({shared: 1})), rest)
        first = b.terms[max(b.terms)]
        monic = _reduced({k: y if first > 0 else -y for k, y in b.terms.items()}, abs(first))
        if any(k & 1 for k in monic.terms):
            raise TooLong("a quotient by a sum of sines")
        name = repr(sorted(monic.terms.items()))
        if name not in self._divisors:
            parted = max(shift for shift in shifts if len({_exponent(k, shift) for k in monic.terms}) > 1)
            self._divisors[name] = monic, parted
        inverse = _Sum({self._unit("over", name): b.denominator if first > 0 else -b.denominator}, abs(first))
        return self._times(a, inverse)

    def _circle(self, angle: _Sum, op: int) -> _Sum:
        """Return cos or sin of a sum of angles and a number: (e^ix c +- ...) / 2."""
        key, number = 0, Fraction(0)
        for k, x in angle.terms.items():
            factor = Fraction(x, angle.denominator)
            if k == 0:
                number = factor
                continue
            powers = list(self._fields(k)) if not k & 1 else []
            parts = factor * _TURN
            if len(powers) != 1 or powers[0][::2] != ("power", 1) or parts.denominator != 1 or abs(factor) > _MOST_TURNS:
                raise TooLong("a sine or cosine of an argument that is not a sum of angles")
            key += self._unit("turn", powers[0][1]) * parts.numerator
        c, s = circle(number)
        if not key:
            return _number(c if op == COS else s)
        # (e^ix (c + i s) +- e^-ix (c - i s)) / 2, over i for the sine
        half = [(c, 0, 1), (s, 1, 1), (c, 0, -1), (-s, 1, -1)] if op == COS else [(-c, 1, 1), (s, 0, 1), (c, 1, -1), (s, 0, -1)]
        result = _Sum({})
        for factor, i, way in half:
            if factor:
                result = _plus(result, _Sum({way * key + i: factor.numerator}, 2 * factor.denominator), 1)
        return result

    def _select(self, condition: int, yes: int, no: int) -> _Sum:
        """Return yes c + no (1 - c), with c = (sgn^2 + sgn) / 2: 1 if a single input is positive, else 0."""
        context = self._context
        op = context.ops[condition]
        if op not in (LT, LE):
            raise TooLong(f"a choice by {OPS[op].name} is not a polynomial")
        a, b = (self._row(k) for k in context.args[condition])
        if op == LE:  # a <= b is not b < a
            a, b, yes, no = b, a, no, yes
        positive = _plus(b, a, -1)
        if len(positive.terms) != 1:
            raise TooLong("a choice by the sign of a sum is not a polynomial")
        ((key, x),) = positive.terms.items()
        fields = list(self._fields(key)) if not key & 1 else []
        if len(fields) != 1 or fields[0][::2] != ("power", 1):
            raise TooLong("a choice by the sign of a product is not a polynomial")
        sign = self._unit("sign", fields[0][1])
        holds = _Sum({2 * sign: 1, sign: 1 if x > 0 else -1}, 2)
        y, n = self._row(yes), self._row(no)
        return _plus(n, self._times(holds, _plus(y, n, -1)), 1)

    # -- generators -----------------------------------------------------------------------------------------------------

    def _unit(self, kind: str, name: str) -> int:
        """Return the key of a generator."""
        if (kind, name) not in self._units:
            self._units[kind, name] = 1 << (2 + _WIDTH * len(self._generators))
            self._generators.append((kind, name))
            if kind == "sign":
                self._signs.append((self._shift("sign", name), self._shift("power", name)))
        return self._units[kind, name]

    def _shift(self, kind: str, name: str) -> int:
        return self._unit(kind, name).bit_length() - 1

    def _fields(self, key: int) -> Iterator[tuple[str, str, int]]:
        """Yield (kind, name, exponent) of the generators in a key."""
        key >>= 2
        for kind, name in self._generators:
            if not key:
                return
            exponent = ((key + _HALF) & (2 * _HALF - 1)) - _HALF
            key = (key - exponent) >> _WIDTH
            if exponent:
                yield kind, name, exponent

    # -- relations ------------------------------------------------------------------------------------------------------

    def _related(self, a: _Sum) -> _Sum:
        """Apply sgn^3 = sgn, x sgn^2 = x, and the unit length of quaternions."""
        for sign, x in self._signs:
            changed: dict[int, int] = {}
            for key, value in a.terms.items():
                while (power := _exponent(key, sign)) > 2 or (power == 2 and _exponent(key, x) > 0):
                    key -= 2 << sign
                changed[key] = changed.get(key, 0) + value
            a = _Sum({k: v for k, v in changed.items() if v}, a.denominator)
        for last, square in self._squares:
            while any(_exponent(key, last) > 1 for key in a.terms):
                kept = {key: v for key, v in a.terms.items() if _exponent(key, last) < 2}
                rest = {key - (2 << last): v for key, v in a.terms.items() if key not in kept}
                a = _plus(_Sum(kept, a.denominator), _product(_Sum(rest, a.denominator), square), 1)
        return a

    def _settled(self, a: _Sum) -> _Sum:
        """Cancel reciprocals as far as possible."""
        for name, (divisor, parted) in self._divisors.items():
            unit, shift = self._unit("over", name), self._shift("over", name)
            powers = {key: _exponent(key, shift) for key in a.terms}
            if not any(powers.values()):
                continue
            highest = max(powers.values())
            numerator = _Sum({})
            for power in range(highest + 1):
                part = _Sum({key - power * unit: a.terms[key] for key, own in powers.items() if own == power}, a.denominator)
                for _ in range(highest - power):
                    part = self._charged(part, divisor)
                numerator = _plus(numerator, part, 1)
            while highest and (quotient := _quotient(numerator, divisor, parted)) is not None:
                numerator, highest = quotient, highest - 1
            a = _reduced({key + highest * unit: x for key, x in numerator.terms.items()}, numerator.denominator)
        return a

    # -- results --------------------------------------------------------------------------------------------------------

    def _form(self, a: _Sum) -> Form:
        form = Form()
        for key, value in a.terms.items():
            powers: list[tuple[str, int]] = []
            turns: list[tuple[str, Fraction]] = []
            for kind, name, exponent in self._fields(key - (key & 1)):
                if kind == "turn":
                    turns.append((name, Fraction(exponent, _TURN)))
                else:
                    shown = {"power": name, "sign": f"sgn({name})", "over": f"1/{name}"}[kind]
                    powers.append((self._divided(name) if kind == "over" else shown, exponent))
            turns.sort(key=lambda turn: place(turn[0]))
            if not turns or turns[0][1] > 0:  # the conjugate term is the other half
                factor = Fraction(value, a.denominator)
                sine = bool(key & 1)
                term = Monomial(tuple(sorted(powers, key=lambda power: place(power[0]))), tuple(turns), sine)
                form[term] = factor if not turns else -2 * factor if sine else 2 * factor
        return form

    def _divided(self, name: str) -> str:
        """Return the text of a reciprocal, such as 1/(m1 + m2), as the name of a symbol."""
        inside = self._form(self._divisors[name][0])
        parts = []
        for term, factor in sorted(inside.items()):
            names = [n if p == 1 else f"{n}^{p}" for n, p in term.powers]
            names += [f"{'sin' if term.sine else 'cos'}({term.turns})"] if term.turns else []
            parts.append(" ".join(([] if factor == 1 and names else [str(factor)]) + names))
        return f"1/({' + '.join(parts)})".replace("+ -", "- ")


def cleaned(form: Form) -> Form:
    """Drop terms at the rounding level of the robot's numbers: below ROUNDING of the largest."""
    largest = max(map(abs, form.values()), default=Fraction(0)) * Fraction(ROUNDING)
    return Form({term: factor for term, factor in form.items() if abs(factor) > largest})


def circle(angle: Fraction) -> tuple[Fraction, Fraction]:
    """Return (cos, sin) of a number: exact for multiples of pi/2, and 1/2 if within rounding of it."""
    found = []
    for x in map(float, cos_sin(float(angle))):  # type: ignore[arg-type]  # numbers, since the angle is one
        simple = Fraction(x).limit_denominator(2)
        found.append(simple if abs(float(simple) - x) <= ROUNDING else rational(x))
    return found[0], found[1]


def _number(value: Fraction) -> _Sum:
    return _Sum({0: value.numerator} if value else {}, value.denominator)


def _exponent(key: int, shift: int) -> int:
    """Return the exponent in a field, corrected for borrows of negative lower fields."""
    return (((key + (1 << (shift - 1))) >> shift) + _HALF) % (2 * _HALF) - _HALF


def _plus(a: _Sum, b: _Sum, sign: int) -> _Sum:
    if a.denominator == b.denominator:
        p, q, denominator = 1, sign, a.denominator
    else:
        denominator = math.lcm(a.denominator, b.denominator)
        p, q = denominator // a.denominator, sign * (denominator // b.denominator)
    result = dict(a.terms) if p == 1 else {key: p * x for key, x in a.terms.items()}
    for key, x in b.terms.items():
        total = result.get(key, 0) + q * x
        if total:
            result[key] = total
        else:
            del result[key]
    return _Sum(result, denominator)


def _product(a: _Sum, b: _Sum) -> _Sum:
    few, many = (a.terms, b.terms) if len(a.terms) <= len(b.terms) else (b.terms, a.terms)
    result: dict[int, int] = {}
    get = result.get
    rows = list(many.items())
    for k, x in few.items():
        for m, y in rows:
            key = k + m
            if key & 2:  # i i = -1
                key -= 2
                result[key] = get(key, 0) - x * y
            else:
                result[key] = get(key, 0) + x * y
    return _reduced({key: x for key, x in result.items() if x}, a.denominator * b.denominator)


def _reduced(terms: dict[int, int], denominator: int) -> _Sum:
    """Divide by the common divisor of all numbers if they are large."""
    if denominator.bit_length() > 60:
        common = math.gcd(denominator, *terms.values())
        if common > 1:
            return _Sum({key: x // common for key, x in terms.items()}, denominator // common)
    return _Sum(terms, denominator)


def _quotient(a: _Sum, b: _Sum, parted: int) -> _Sum | None:
    """Return a / b if b is a factor of a, else None.

    parted   shift of the first field in which terms of b differ; it bounds the powers of the quotient from below
    """
    first = max(b.terms)
    least = min((_exponent(key, parted) for key in a.terms), default=0) - min(_exponent(key, parted) for key in b.terms)
    found: dict[int, Fraction] = {}
    rest = {key: Fraction(x, a.denominator) for key, x in a.terms.items()}
    divisor = {key: Fraction(x, b.denominator) for key, x in b.terms.items()}
    while rest:
        top = max(rest)
        key = top - first
        if _exponent(key, parted) < least:
            return None
        factor = found[key] = rest[top] / divisor[first]
        for k, x in divisor.items():
            value = rest.get(key + k, Fraction(0)) - factor * x
            if value:
                rest[key + k] = value
            else:
                rest.pop(key + k, None)
    common = math.lcm(*(x.denominator for x in found.values()))
    return _Sum({key: int(x * common) for key, x in found.items()}, common)
