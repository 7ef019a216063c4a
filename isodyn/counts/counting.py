"""What a method costs as a function of n: counts of the general n-revolute arm, made into exact polynomials.

The counts come from traces of n = 1, 2, 3, ...; a polynomial is accepted when it meets at least two counts more than determine its
coefficients, and one at a larger n that was not looked at before (one of period 3: two for every n modulo 3).  Small arms fold more
(the first joint turns about the vertical, the last one carries nothing), so it holds from some n on, and says from which.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, TypeVar

from isodyn.counts.polynomial import Fit, Polynomial, fit
from isodyn.counts.steps import Steps, simultaneous_steps
from isodyn.dynamics.trace import counted_graph, general_arm
from isodyn.errors import MethodError, ModelError, UnknownNameError
from isodyn.formulations.registry import QUANTITIES
from isodyn.formulations.registry import method as method_row
from isodyn.graph.count import Count, count_by_line, count_graph
from isodyn.graph.graph import Graph
from isodyn.model.robot import Robot

Line = tuple[str, int]
Key = TypeVar("Key")

FIRST = 6  # the counts up to here are looked at in any case
BEYOND = 2  # how far beyond the counts looked at the last check of an ordinary polynomial is made
FIRST_PERIODIC = 12  # beyond this only polynomials with a period are still to be found ...
MOST = 22  # ... up to here,
LONG = 40_000  # if the arms have no more operations

_KINDS = ("mul", "add", "div", "sqrt", "trig", "other")


@dataclass(frozen=True)
class Counted:
    """Operations of one graph: all, by line, and simultaneous steps in Turney's way."""

    count: Count
    lines: Mapping[Line | None, Count]
    steps: Steps


@dataclass(frozen=True)
class CountPolynomial:
    """Operations of a quantity by a method for the general n-revolute arm, as polynomials in n.

    mul, add, div, sqrt, trig, other   operations, as `Count` names them; off-line work is not counted
    valid_from   the smallest n from which these six hold
    fitted       the n whose counts determine the coefficients
    verified     the n at which the polynomials were checked besides
    """

    method: str
    quantity: str
    reduce: tuple[str, ...]
    given_bias: bool
    mul: Polynomial
    add: Polynomial
    div: Polynomial
    sqrt: Polynomial
    trig: Polynomial
    other: Polynomial
    valid_from: int
    fitted: tuple[int, ...]
    verified: tuple[int, ...]

    @property
    def products(self) -> Polynomial:
        """Products and divisions together, as Saha and Mata count."""
        return self.mul + self.div

    def __call__(self, n: int) -> Count:
        """The count at n, without the depth, which is left at 0."""
        if n < self.valid_from:
            raise ModelError(f"{self} holds from n = {self.valid_from} on, got n = {n}; isodyn.count({n}, ...) counts it")
        return Count(**{kind: _whole(getattr(self, kind)(n)) for kind in _KINDS})

    def __str__(self) -> str:
        parts = [f"{getattr(self, kind)} {kind}" for kind in _KINDS[:4] if getattr(self, kind) or kind in ("mul", "add")]
        return f"{', '.join(parts)} (n >= {self.valid_from})"


def count_polynomial(method: str, quantity: str, *, reduce: Sequence[str] = (), given_bias: bool = False) -> CountPolynomial:
    """What a quantity costs by a method for a general arm of n turning joints, as exact polynomials in n.

    reduce       names of reductions, as in `isodyn.count`
    given_bias   forward dynamics from phi = tau - h, the bias h not counted, as Saha's Table 9.6 has it
    """
    method_row(method)
    if quantity not in QUANTITIES:
        raise UnknownNameError.of("quantity", quantity, QUANTITIES)
    if given_bias and quantity != "forward_dynamics":
        raise MethodError(f"given_bias is for forward_dynamics, which takes a bias; got {quantity}")
    return _count_polynomial(method, quantity, tuple(reduce), given_bias)


@lru_cache(maxsize=256)
def _count_polynomial(method: str, quantity: str, reduce: tuple[str, ...], given_bias: bool) -> CountPolynomial:
    def numbers(n: int) -> dict[str, int]:
        count = general_count(n, method, quantity, reduce, given_bias).count
        return {kind: getattr(count, kind) for kind in _KINDS}

    fits = polynomials(numbers)
    if fits is None:
        raise MethodError(
            f"{quantity} by {method} follows no polynomial of degree 5 or less, of period 1 to 3; isodyn.count(n, ...) counts one n"
        )
    highest = max(fits.values(), key=lambda found: found.polynomial.degree)
    start = max(found.valid_from for found in fits.values())
    checked = tuple(n for n in highest.checked if n >= start)
    mul, add, div, sqrt, trig, other = (fits[kind].polynomial for kind in _KINDS)
    return CountPolynomial(
        method, quantity, reduce, given_bias, mul, add, div, sqrt, trig, other, start, highest.fitted, checked
    )  # fmt: skip


class StepPolynomials(NamedTuple):
    """Simultaneous steps against n, each as (polynomial, n from which it holds), None where there is none.

    depth      if all that can be done at once is done at once
    mul, add   on the longest way with a processor for every vector quantity (Turney, Table 5)
    """

    depth: Fit | None
    mul: Fit | None
    add: Fit | None


@lru_cache(maxsize=256)
def step_polynomials(method: str, quantity: str, reduce: tuple[str, ...] = (), given_bias: bool = False) -> StepPolynomials:
    """Simultaneous steps of a quantity by a method for the general n-revolute arm, as polynomials in n."""

    def depth(n: int) -> dict[str, int]:
        return {"depth": general_count(n, method, quantity, reduce, given_bias).count.depth}

    def serial(n: int) -> dict[str, int]:
        return general_count(n, method, quantity, reduce, given_bias).steps._asdict()

    deep, way = polynomials(depth) or {}, polynomials(serial) or {}
    return StepPolynomials(deep.get("depth"), way.get("mul"), way.get("add"))


def polynomials(numbers: Callable[[int], dict[Key, int]]) -> dict[Key, Fit] | None:
    """Key -> polynomial of every number that `numbers(n)` gives, or None.

    Larger and larger arms are looked at until each sequence is met by a polynomial, also at larger n not looked at before; a key
    that is missing counts as 0.
    """
    seen: dict[int, dict[Key, int]] = {}

    def at(n: int) -> dict[Key, int]:
        if n not in seen:
            seen[n] = numbers(n)
        return seen[n]

    for top in range(FIRST, MOST + 1):
        rows = {n: at(n) for n in range(1, top + 1)}
        if top > FIRST_PERIODIC and sum(rows[top].values()) > LONG:
            return None
        found: dict[Key, Fit] = {}
        for key in {key: None for row in rows.values() for key in row}:
            fits = _fits({n: row.get(key, 0) for n, row in rows.items()})
            if fits is None:
                break
            found[key] = fits
        else:
            period = max(f.polynomial.period for f in found.values())
            beyond = [top + BEYOND] if period == 1 else [top + 1 + k for k in range(period)]
            if all(_holds(found, n, at(n)) for n in beyond):
                return {key: replace(f, checked=(*f.checked, *beyond)) for key, f in found.items()}
    return None


def _fits(values: Mapping[int, int]) -> Fit | None:
    """An ordinary polynomial, or one of period 2 or 3."""
    return fit(values) or fit(values, spare=1, period=2) or fit(values, spare=1, period=3)


def _holds(found: Mapping[Key, Fit], n: int, row: Mapping[Key, int]) -> bool:
    return all(f.polynomial(n) == row.get(key, 0) for key, f in found.items()) and not set(row) - set(found)


@lru_cache(maxsize=2048)
def general_count(n: int, method: str, quantity: str, reduce: tuple[str, ...] = (), given_bias: bool = False) -> Counted:
    """Everything counted of a quantity by a method for the general n-revolute arm."""
    return counted(general_arm(n), method, quantity, reduce=reduce, given_bias=given_bias)


def counted(robot: Robot, method: str | None, quantity: str, *, reduce: Sequence[str] = (), given_bias: bool = False) -> Counted:
    """Everything counted of a quantity by a method for a robot; symbols among its parameters are off-line."""
    graph, offline = _graph(robot, method, quantity, reduce, given_bias)
    return Counted(
        count_graph(graph, offline=offline), count_by_line(graph, offline=offline), simultaneous_steps(graph, offline=offline)
    )


def _graph(
    robot: Robot, method: str | None, quantity: str, reduce: Sequence[str], given_bias: bool
) -> tuple[Graph, tuple[str, ...]]:
    if not given_bias:
        return counted_graph(robot, method, quantity, reduce=reduce)
    # without velocities and weight the bias is zero and folds away, so that tau is phi
    return counted_graph(robot.with_gravity((0.0, 0.0, 0.0)), method, quantity, reduce=reduce, still=True, friction=False)


def _whole(value: Fraction) -> int:
    assert value.denominator == 1, f"a count of {value}"
    return int(value)
