"""Operations of the general n-revolute arm against n, and the n for which one method needs fewer than another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from isodyn.counts.counting import CountPolynomial, count_polynomial, general_count
from isodyn.errors import MethodError
from isodyn.graph.count import Count

FIRST = 2  # joints: with one there is next to nothing to count
SHOWN = 12  # joints up to which curves are drawn
TRACED = 20  # joints up to which arms are counted one by one where no polynomial is found
FAR = 100  # joints up to which polynomials are compared

#: what is counted -> its number
PARTS: dict[str, Callable[[Count], int]] = {
    "products": lambda c: c.products,
    "sums": lambda c: c.add,
    "both": lambda c: c.products + c.add,
}

#: (first, last) n of each range; last is None where it goes on as far as was looked
Ranges = tuple[tuple[int, int | None], ...]


@dataclass(frozen=True)
class Curve:
    """Operations of a quantity by a method on the general n-revolute arm.

    polynomial   exact, verified; None where the counts follow none, as those of a method that treats every third link differently
    given_bias   forward dynamics as Saha's Table 9.6 counts it, from phi = tau - h
    """

    quantity: str
    method: str
    polynomial: CountPolynomial | None
    given_bias: bool = False

    @property
    def reach(self) -> int:
        """The largest n it is known for."""
        return TRACED if self.polynomial is None else FAR

    def at(self, n: int) -> Count:
        """The operations for n joints, up to `reach`; by the polynomial the depth is left at 0."""
        form = self.polynomial
        if form is not None and n >= form.valid_from:
            return form(n)
        return general_count(n, self.method, self.quantity, given_bias=self.given_bias).count

    def to_dict(self) -> dict[str, object]:
        """Formulas as text, and numbers for every n that is drawn."""
        form = self.polynomial
        names = ("mul", "add", "div", "sqrt", "trig")
        return {
            "quantity": self.quantity,
            "method": self.method,
            **{name: None if form is None else str(getattr(form, name)) for name in names},
            "valid_from": None if form is None else form.valid_from,
            "verified": [] if form is None else list(form.verified),
            "counts": [{"n": n, **{name: getattr(self.at(n), name) for name in names}} for n in range(1, SHOWN + 1)],
        }


def curve(quantity: str, method: str, *, given_bias: bool = False) -> Curve:
    """The curve of a quantity by a method; MethodError where it does not take the general arm."""
    general_count(FIRST, method, quantity, given_bias=given_bias)  # says why not, where it does not
    try:
        form = count_polynomial(method, quantity, given_bias=given_bias)
    except MethodError:
        form = None
    return Curve(quantity, method, form, given_bias)


def where(holds: Callable[[int], bool], last: int = FAR) -> Ranges:
    """The ranges of n in FIRST .. last for which something holds."""
    ranges: list[tuple[int, int | None]] = []
    for n in range(FIRST, last + 1):
        if holds(n):
            start = ranges.pop()[0] if ranges and ranges[-1][1] == n - 1 else n
            ranges.append((start, n))
    if ranges and ranges[-1][1] == last:
        ranges.append((ranges.pop()[0], None))
    return tuple(ranges)


def words(ranges: Ranges) -> str:
    """Ranges for people: "every n", "n >= 7", "n <= 24", "n = 3 to 5", "never"."""
    return ", ".join(_words(first, last) for first, last in ranges) or "never"


def _words(first: int, last: int | None) -> str:
    if last is None:
        return "every n" if first == FIRST else f"n >= {first}"
    if first == last:
        return f"n = {first}"
    return f"n <= {last}" if first == FIRST else f"n = {first} to {last}"


@dataclass(frozen=True)
class Cheapest:
    """The methods with the fewest products and sums together for n = first to last (None: from first on)."""

    first: int
    last: int | None
    methods: tuple[str, ...]


def cheapest(curves: Sequence[Curve]) -> tuple[Cheapest, ...]:
    """Who needs the fewest operations, from FIRST joints on; the crossings are where one range ends."""
    spans: list[tuple[int, tuple[str, ...]]] = []
    for n in range(FIRST, min(c.reach for c in curves) + 1):
        totals = {c.method: PARTS["both"](c.at(n)) for c in curves}
        best = tuple(method for method, total in totals.items() if total == min(totals.values()))
        if not spans or spans[-1][1] != best:
            spans.append((n, best))
    ends: list[int | None] = [first - 1 for first, _ in spans[1:]]
    return tuple(Cheapest(first, last, best) for (first, best), last in zip(spans, [*ends, None], strict=True))


def fewer(a: Curve, b: Curve) -> dict[str, Ranges]:
    """Where a needs fewer operations than b: by products, by sums, by both together."""
    last = min(a.reach, b.reach)
    return {part: where(lambda n, of=of: of(a.at(n)) < of(b.at(n)), last) for part, of in PARTS.items()}  # type: ignore[misc]
