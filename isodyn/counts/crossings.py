"""Operations of the general n-revolute arm against n: which method needs fewer for how many joints, and what the sources claim.

A claim is checked twice: with the formulas of the published tables (corrected where they are known to be wrong), and with the
polynomials counted from our own formulations of the same two methods.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from isodyn.counts.counting import CountPolynomial, count_polynomial, general_count
from isodyn.counts.published import MATA_2, SAHA_9_6, TURNEY_1, Row
from isodyn.errors import MethodError, UnknownNameError
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


def range_words(ranges: Ranges) -> str:
    """Ranges in words: "every n", "n >= 7", "n <= 24", "n = 3 to 5", "never"."""
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


# -- claims of the sources ----------------------------------------------------------------------------------------------


Printed = Callable[[int], Mapping[str, float | None]]


@dataclass(frozen=True)
class Claim:
    """That `ours[0]` needs fewer operations than `ours[1]` for n in `says`.

    source       where it stands
    text         what it says
    quantity     of which quantity
    names        what the paper calls the two
    printed      products, sums and both of the two for n joints, as published (corrected); None where not given
    ours         our methods of the same kind
    says         the n for which it claims to hold
    given_bias   forward dynamics from phi = tau - h
    note         what a reader should know
    """

    source: str
    text: str
    quantity: str
    names: tuple[str, str]
    printed: tuple[Printed, Printed]
    ours: tuple[str, str]
    says: tuple[int, int | None]
    given_bias: bool = False
    note: str = ""


@dataclass(frozen=True)
class CheckedClaim:
    """A claim, the n for which it holds by print and by our counts, and the verdict in words.

    printed, ours   "products", "sums", "both" -> ranges of n; empty where there is nothing to go by
    """

    claim: Claim
    printed: dict[str, Ranges]
    ours: dict[str, Ranges]
    verdict: str

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        c = self.claim
        return {
            "source": c.source,
            "claim": c.text,
            "quantity": c.quantity,
            "says": range_words((c.says,)),
            "printed": {"names": list(c.names), **{part: range_words(ranges) for part, ranges in self.printed.items()}},
            "ours": {"methods": list(c.ours), **{part: range_words(ranges) for part, ranges in self.ours.items()}},
            "verdict": self.verdict,
            "note": c.note,
        }


def check_claim(claim: Claim) -> CheckedClaim:
    """Evaluate the printed formulas and our polynomials."""
    new, old = claim.printed
    given = [part for part in ("products", "sums", "both") if new(FIRST)[part] is not None]
    printed = {part: where(lambda n, part=part: _less(new(n)[part], old(n)[part])) for part in given}  # type: ignore[misc]
    try:
        a, b = (curve(claim.quantity, method, given_bias=claim.given_bias) for method in claim.ours)
    except (MethodError, UnknownNameError) as error:
        return CheckedClaim(claim, printed, {}, f"{_by_print(claim, printed)}; not counted here: {error}")
    ours, reach = fewer(a, b), min(a.reach, b.reach)
    looked = "" if reach == FAR else f" (counted up to n = {reach})"
    return CheckedClaim(claim, printed, ours, f"{_by_print(claim, printed)}; {_by_count(claim, ours)}{looked}")


def _less(a: float | None, b: float | None) -> bool:
    return a is not None and b is not None and a < b


def _by_print(claim: Claim, printed: Mapping[str, Ranges]) -> str:
    agreeing = [part for part, ranges in printed.items() if ranges == (claim.says,)]
    if len(agreeing) == len(printed):
        return "the published figures say so"
    if agreeing:
        others = ", ".join(f"{_PART[part]} {range_words(ranges)}" for part, ranges in printed.items() if part not in agreeing)
        return f"the published figures say so by {' and '.join(_PART[part] for part in agreeing)} only ({others})"
    found = ", ".join(f"{_PART[part]} {range_words(ranges)}" for part, ranges in printed.items())
    return f"the published figures do not say so ({found})"


def _by_count(claim: Claim, ours: Mapping[str, Ranges]) -> str:
    ranges = ours["both"]
    if not ranges:
        return f"by our counts it never holds: {claim.ours[1]} needs no more for any n"
    if ranges == (claim.says,):
        return "our counts agree"
    start, end = claim.says
    holds = any(first <= start and (last is None or (end is not None and end <= last)) for first, last in ranges)
    return f"by our counts it holds{' and more:' if holds else ' only for'} {range_words(ranges)}"


_PART = {"products": "products", "sums": "sums", "both": "both together"}


def _formulas(row: Row) -> Printed:
    mul, add = row.right

    def at(n: int) -> Mapping[str, float | None]:
        return {"products": float(mul(n)), "sums": float(add(n)), "both": float(mul(n) + add(n))}

    return at


def _figures(totals: Sequence[float]) -> Printed:
    """Totals for n = 1, 2, ..."""

    def at(n: int) -> Mapping[str, float | None]:
        return {"products": None, "sums": None, "both": totals[n - 1] if n <= len(totals) else None}

    return at


def _row(rows: Sequence[Row], name: str) -> Printed:
    return _formulas(next(row for row in rows if row.name.startswith(name)))


_SAHA, _MATA, _TURNEY = SAHA_9_6.rows, MATA_2.rows, TURNEY_1.rows
_ORIN = "Walker and Orin's sums are corrected to 233n/6; 233n/3, as printed, is not whole"

CLAIMS: tuple[Claim, ...] = (
    Claim(
        "Saha 9.4.1, Table 9.6", "ReDySim's recursive forward dynamics is efficient for n >= 7", "forward_dynamics",
        ("ReDySim", "Walker and Orin"), (_row(_SAHA, "ReDySim"), _row(_SAHA, "Walker")), ("denoc", "composite-body"), (7, None),
        given_bias=True, note=_ORIN,
    ),
    Claim(
        "Saha 9.4.1, Table 9.6", "recursive forward dynamics is efficient for n >= 10", "forward_dynamics",
        ("Saha (2003)", "Walker and Orin"), (_row(_SAHA, "Saha"), _row(_SAHA, "Walker")), ("denoc", "composite-body"), (10, None),
        given_bias=True, note=_ORIN,
    ),
    Claim(
        "Saha 9.4.1, Table 9.6", "recursive forward dynamics is efficient for n >= 12", "forward_dynamics",
        ("Featherstone (1983)", "Walker and Orin"), (_row(_SAHA, "Featherstone"), _row(_SAHA, "Walker")),
        ("articulated-body", "composite-body"), (12, None), given_bias=True, note=_ORIN,
    ),
    Claim(
        "Mata, Table 2", "the inertia matrix by Gibbs-Appell needs fewer than by composite bodies", "mass_matrix",
        ("Gibbs-Appell", "Walker and Orin"), (_row(_MATA, "This work"), _row(_MATA, "Walker")), ("gibbs-appell", "composite-body"),
        (FIRST, None),
    ),
    Claim(
        "Mata, Table 2", "the inertia matrix by Gibbs-Appell needs fewer than by the NOC", "mass_matrix",
        ("Gibbs-Appell", "Angeles and Ma"), (_row(_MATA, "This work"), _row(_MATA, "Angeles")), ("gibbs-appell", "noc"),
        (FIRST, None),
    ),
    Claim(
        "Turney, Table 1", "Newton-Euler needs fewer than Lagrange", "inverse_dynamics",
        ("Newton-Euler", "Lagrange"), (_row(_TURNEY, "Newton-Euler"), _row(_TURNEY, "Lagrange")), ("newton-euler", "lagrange"),
        (FIRST, None),
    ),
    Claim(
        "Turney, Table 1", "modified Newton-Euler needs fewer than Newton-Euler", "inverse_dynamics",
        ("Modified Newton-Euler", "Newton-Euler"), (_row(_TURNEY, "Modified"), _row(_TURNEY, "Newton-Euler")),
        ("modified-newton-euler", "newton-euler"), (FIRST, None),
    ),
    Claim(
        "Celentano, Table 1", "the momentum form needs fewer than articulated bodies for n < 4", "forward_dynamics",
        ("proposed method", "Articulated-Body"),
        (_figures((362, 2459, 8400, 21451, 45868)), _figures((1269, 7168, 13758, 20804, 28252))), ("momentum", "articulated-body"),
        (FIRST, 3), note="The paper counts flops for links on spherical joints; ours are revolute, three to a spherical one",
    ),
)  # fmt: skip


def claims_about(quantities: Sequence[str]) -> tuple[Claim, ...]:
    """The claims that concern these quantities."""
    return tuple(claim for claim in CLAIMS if claim.quantity in quantities)
