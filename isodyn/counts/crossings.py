"""Operations of the general n-revolute arm against n: which method is cheapest for which n, and the sources' claims about it.

A claim is checked twice: with the formulas of the published tables (known misprints corrected), and with the polynomials counted
from our formulations of the same two methods.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import groupby
from typing import TypeVar

from isodyn.counts.counting import CountPolynomial, count_polynomial, general_count
from isodyn.counts.published import CELENTANO_1, MATA_2, SAHA_9_6, TURNEY_1, Published
from isodyn.errors import MethodError, UnknownNameError
from isodyn.graph.count import Count
from isodyn.show.report import picked

FIRST = 2  # smallest n: with one joint there is almost nothing to count
SHOWN = 12  # joints up to which curves are drawn
TRACED = 20  # joints up to which arms are counted one by one if there is no polynomial
FAR = 100  # joints up to which polynomials are compared

#: products, sums and both together for n joints; parts that are not published are missing
Parts = Callable[[int], Mapping[str, Fraction | int]]
#: (first, last) n of each range; last is None if the range extends to the largest checked n
Ranges = tuple[tuple[int, int | None], ...]
T = TypeVar("T")


@dataclass(frozen=True)
class Curve:
    """Operations of a quantity by a method on the general n-revolute arm.

    polynomial   exact and verified; None if the counts follow no polynomial
    given_bias   forward dynamics counted from phi = tau - h, as in Saha's Table 9.6
    """

    quantity: str
    method: str
    polynomial: CountPolynomial | None
    given_bias: bool = False

    @property
    def reach(self) -> int:
        """The largest n for which it is known."""
        return TRACED if self.polynomial is None else FAR

    def at(self, n: int) -> Count:
        """Return the operations for n joints, n <= `reach`; a polynomial leaves the depth at 0."""
        form = self.polynomial
        if form is not None and n >= form.valid_from:
            return form(n)
        return general_count(n, self.method, self.quantity, (), self.given_bias).count

    def parts(self, n: int) -> dict[str, int]:
        """Return products, sums, and both together for n joints."""
        c = self.at(n)
        return {"products": c.products, "sums": c.add, "both": c.products + c.add}

    def to_dict(self) -> dict[str, object]:
        """Plain data: formulas as text, and numbers for every n that is drawn."""
        form = self.polynomial
        names = ("mul", "add", "div", "sqrt", "trig")
        return {
            "quantity": self.quantity,
            "method": self.method,
            **{name: form and str(getattr(form, name)) for name in names},
            "valid_from": form and form.valid_from,
            "verified": list(form.verified) if form else [],
            "counts": [{"n": n, **picked(self.at(n), *names)} for n in range(1, SHOWN + 1)],
        }


def curve(quantity: str, method: str, *, given_bias: bool = False) -> Curve:
    """Return the curve of a quantity by a method; MethodError if it does not support the general arm."""
    general_count(FIRST, method, quantity, (), given_bias)  # raises an error with the reason if unsupported
    try:
        form = count_polynomial(method, quantity, given_bias=given_bias)
    except MethodError:
        form = None
    return Curve(quantity, method, form, given_bias)


def where(holds: Callable[[int], bool], last: int = FAR) -> Ranges:
    """Return the ranges of n in FIRST .. last for which `holds(n)` is true."""
    return tuple((n, end) for n, end, held in _runs(holds, last) if held)


def _runs(value: Callable[[int], T], last: int) -> Iterator[tuple[int, int | None, T]]:
    """Yield (first n, last n, value) of every run of equal values for n in FIRST .. last; the final run has last n None."""
    for found, group in groupby(range(FIRST, last + 1), value):
        run = list(group)
        yield run[0], None if run[-1] == last else run[-1], found


def range_words(ranges: Ranges) -> str:
    """Return ranges in words: "every n", "n >= 7", "n <= 24", "n = 3 to 5", "never"."""

    def words(first: int, last: int | None) -> str:
        if last is None:
            return "every n" if first == FIRST else f"n >= {first}"
        if first == last:
            return f"n = {first}"
        return f"n <= {last}" if first == FIRST else f"n = {first} to {last}"

    return ", ".join(words(*run) for run in ranges) or "never"


@dataclass(frozen=True)
class CheapestRange:
    """The methods with the fewest products plus sums for n = first to last (None: for all n >= first)."""

    first: int
    last: int | None
    methods: tuple[str, ...]


def cheapest(curves: Sequence[Curve]) -> tuple[CheapestRange, ...]:
    """Return the ranges of n and their cheapest methods, from FIRST joints on; crossings are at the ends of ranges."""

    def best(n: int) -> tuple[str, ...]:
        totals = {c.method: c.parts(n)["both"] for c in curves}
        return tuple(method for method, total in totals.items() if total == min(totals.values()))

    return tuple(CheapestRange(*run) for run in _runs(best, min(c.reach for c in curves)))


def fewer(a: Curve, b: Curve) -> dict[str, Ranges]:
    """Return the ranges of n for which a needs fewer products, sums, or both together than b."""
    return _fewer(a.parts, b.parts, min(a.reach, b.reach))


def _fewer(a: Parts, b: Parts, last: int) -> dict[str, Ranges]:
    rows = {n: (a(n), b(n)) for n in range(FIRST, last + 1)}

    def ranges(part: str) -> Ranges:
        return where(lambda n: part in rows[n][0] and rows[n][0][part] < rows[n][1][part], last)

    return {part: ranges(part) for part in rows[FIRST][0]}


# -- claims of the sources ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CostClaim:
    """A source's claim that `ours[0]` needs fewer operations than `ours[1]` for n in `says`.

    source       section or table
    text         the claim
    quantity     that is compared
    names        of the two methods in the paper
    table        with their counts: a table with rows of these names, or n -> totals of the two
    ours         our methods of the same kind
    says         the n for which it is claimed
    given_bias   forward dynamics from phi = tau - h
    note         remark
    """

    source: str
    text: str
    quantity: str
    names: tuple[str, str]
    table: Published | Mapping[int, tuple[int, int]]
    ours: tuple[str, str]
    says: tuple[int, int | None]
    given_bias: bool = False
    note: str = ""

    def printed(self, which: int, n: int) -> dict[str, Fraction | int]:
        """Return published (corrected) products, sums and both of one of the two for n joints; missing parts are left out."""
        if not isinstance(self.table, Published):
            return {"both": self.table[n][which]} if n in self.table else {}
        mul, add = next(row for row in self.table.rows if self.names[which] in row.name).right
        return {"products": mul(n), "sums": add(n), "both": mul(n) + add(n)}


@dataclass(frozen=True)
class CheckedClaim:
    """A claim, the n for which it holds by the published figures and by our counts, and the verdict in words.

    printed, ours   "products", "sums", "both" -> ranges of n; empty if there are no figures
    """

    claim: CostClaim
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


def check_claim(claim: CostClaim) -> CheckedClaim:
    """Check a claim with the printed formulas and our polynomials."""
    printed = _fewer(partial(claim.printed, 0), partial(claim.printed, 1), FAR)
    try:
        a, b = (curve(claim.quantity, method, given_bias=claim.given_bias) for method in claim.ours)
    except (MethodError, UnknownNameError) as error:
        return CheckedClaim(claim, printed, {}, f"{_by_print(claim, printed)}; not counted here: {error}")
    ours, reach = fewer(a, b), min(a.reach, b.reach)
    looked = "" if reach == FAR else f" (counted up to n = {reach})"
    return CheckedClaim(claim, printed, ours, f"{_by_print(claim, printed)}; {_by_count(claim, ours)}{looked}")


def _by_print(claim: CostClaim, printed: Mapping[str, Ranges]) -> str:
    name = {part: "both together" if part == "both" else part for part in printed}
    agreeing = [part for part, ranges in printed.items() if ranges == (claim.says,)]
    others = ", ".join(f"{name[part]} {range_words(ranges)}" for part, ranges in printed.items() if part not in agreeing)
    if not others:
        return "the published figures confirm it"
    if agreeing:
        return f"the published figures confirm it by {' and '.join(name[part] for part in agreeing)} only ({others})"
    return f"the published figures do not confirm it ({others})"


def _by_count(claim: CostClaim, ours: Mapping[str, Ranges]) -> str:
    ranges = ours["both"]
    if not ranges:
        return f"by our counts it never holds: {claim.ours[1]} needs no more for any n"
    if ranges == (claim.says,):
        return "our counts agree"
    start, end = claim.says
    holds = any(first <= start and (last is None or (end is not None and end <= last)) for first, last in ranges)
    return f"by our counts it holds{' and more:' if holds else ' only for'} {range_words(ranges)}"


_ORIN = "Walker and Orin's sums are corrected to 233n/6; with 233n/3, as printed, they are not integers"

CLAIMS = (
    CostClaim("Saha 9.4.1, Table 9.6", "ReDySim's recursive forward dynamics is efficient for n >= 7", "forward_dynamics",
          ("ReDySim", "Walker and Orin"), SAHA_9_6, ("denoc", "composite-body"), (7, None), given_bias=True, note=_ORIN),
    CostClaim("Saha 9.4.1, Table 9.6", "recursive forward dynamics is efficient for n >= 10", "forward_dynamics",
          ("Saha (2003)", "Walker and Orin"), SAHA_9_6, ("denoc", "composite-body"), (10, None), given_bias=True, note=_ORIN),
    CostClaim("Saha 9.4.1, Table 9.6", "recursive forward dynamics is efficient for n >= 12", "forward_dynamics",
          ("Featherstone (1983)", "Walker and Orin"), SAHA_9_6, ("articulated-body", "composite-body"), (12, None),
          given_bias=True, note=_ORIN),
    CostClaim("Mata, Table 2", "the inertia matrix by Gibbs-Appell needs fewer than by composite bodies", "mass_matrix",
          ("Gibbs-Appell", "Walker and Orin"), MATA_2, ("gibbs-appell", "composite-body"), (FIRST, None)),
    CostClaim("Mata, Table 2", "the inertia matrix by Gibbs-Appell needs fewer than by the NOC", "mass_matrix",
          ("Gibbs-Appell", "Angeles and Ma"), MATA_2, ("gibbs-appell", "noc"), (FIRST, None)),
    CostClaim("Turney, Table 1", "Newton-Euler needs fewer than Lagrange", "inverse_dynamics",
          ("Newton-Euler", "Lagrange"), TURNEY_1, ("newton-euler", "lagrange"), (FIRST, None)),
    CostClaim("Turney, Table 1", "modified Newton-Euler needs fewer than Newton-Euler", "inverse_dynamics",
          ("Modified Newton-Euler", "Newton-Euler"), TURNEY_1, ("modified-newton-euler", "newton-euler"), (FIRST, None)),
    CostClaim("Celentano, Table 1", "the momentum form needs fewer than articulated bodies for n < 4", "forward_dynamics",
          ("proposed method", "Articulated-Body"), CELENTANO_1, ("momentum", "articulated-body"), (FIRST, 3),
          note="The paper counts flops for links on spherical joints; ours are revolute, three to a spherical one"),
)  # fmt: skip


def claims_about(quantities: Sequence[str]) -> tuple[CostClaim, ...]:
    """Return the claims about these quantities."""
    return tuple(claim for claim in CLAIMS if claim.quantity in quantities)
