"""Operation counts of a quantity by a method: for a robot, and for the general n-revolute arm as exact polynomials in n.

Polynomials are fitted to traces with n = 1, 2, 3, ...  A polynomial is accepted if it also matches at least two more counts than
determine its coefficients, and one at a larger, unused n (with period 3: two for every n modulo 3).  Small arms have fewer
operations (the first joint is vertical, the last link carries nothing), so a polynomial is valid from some n on, `valid_from`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from isodyn.counts.polynomial import Cost, Fit, PolynomialInN, cost_cells, fit, less
from isodyn.counts.published import Ours, TableRow, own_formulas
from isodyn.counts.statements import ParallelSteps, simultaneous_steps
from isodyn.dynamics.trace import count, counted_graph, general_arm
from isodyn.errors import MethodError, ModelError
from isodyn.formulations.registry import SHARED, methods_for
from isodyn.formulations.registry import method as method_row
from isodyn.graph.count import Count, count_by_line, count_graph
from isodyn.model.quantities import QUANTITIES, quantity_row
from isodyn.model.robot import Robot
from isodyn.renamed import with_old_arguments
from isodyn.show.report import picked
from isodyn.show.table import Table

Line = tuple[str, int]
Key = TypeVar("Key")

FIRST = 6  # arms up to this n are always counted
BEYOND = 2  # distance of the last check of an ordinary polynomial from the largest n of its fit
FIRST_PERIODIC = 12  # above this n only polynomials with a period are tried ...
MOST = 22  # ... up to this n,
LONG = 40_000  # while the arms have at most this many operations

_KINDS = ("mul", "add", "div", "sqrt", "trig", "other")

LARGE = 12  # joints above which quantities with n^3 entries or more are not counted
#: quantities counted by default: those that the papers count
USUAL = ("inverse_dynamics", "mass_matrix", "forward_dynamics")

QuantityMethod = tuple[str, str]


@dataclass(frozen=True)
class Counted:
    """Operations of one graph: in total, by line, and as parallel steps in Turney's sense."""

    count: Count
    lines: Mapping[Line | None, Count]
    steps: ParallelSteps


def count_numbers(count: Count) -> dict[str, int]:
    """Return a count as plain numbers, with the total and the depth last."""
    return {kind: getattr(count, kind) for kind in (*_KINDS, "total", "depth")}


@lru_cache(maxsize=2048)
def general_count(n: int, method: str, quantity: str, reduce: tuple[str, ...] = (), given_bias: bool = False) -> Counted:
    """Count a quantity by a method for the general n-revolute arm."""
    return counted(general_arm(n), method, quantity, reduce=reduce, given_bias=given_bias)


def counted(robot: Robot, method: str | None, quantity: str, *, reduce: Sequence[str] = (), given_bias: bool = False) -> Counted:
    """Count a quantity by a method for a robot; work on its symbolic parameters alone is not counted."""
    if given_bias:  # without velocities, gravity and friction the bias folds to zero, so tau is phi
        robot = robot.with_gravity((0.0, 0.0, 0.0))
    graph, offline = counted_graph(robot, method, quantity, reduce=reduce, at_rest=given_bias, friction=not given_bias)
    return Counted(
        count_graph(graph, offline=offline), count_by_line(graph, offline=offline), simultaneous_steps(graph, offline=offline)
    )


def countable(robot: Robot, quantities: Sequence[str] | None = None) -> list[QuantityMethod]:
    """Return the (quantity, method) pairs that can be counted; the method is "any" for a formula that all methods share.

    quantities   keys; None: all, except the largest for robots with more than 12 joints
    """
    result = []
    for quantity in quantities or small_enough(robot, tuple(QUANTITIES)):
        result += [(quantity, method) for method in givers(quantity) if not refuses(method, quantity, robot)]
        if quantity in SHARED and not (QUANTITIES[quantity].options and len(robot.tips) != 1):
            result.append((quantity, "any"))
    return result


def refuses(method: str, quantity: str, robot: Robot) -> bool:
    """True if a method does not support the robot's couplings (no M or torque derivatives) or loops (no accelerations)."""
    known, solved = method_row(method).quantities, "forward_dynamics"
    if robot.loops and quantity != solved and QUANTITIES[quantity].source == solved:
        return solved not in known or "mass_matrix" not in known
    tied = bool(robot.loops) or robot.uncoupled is not robot
    return tied and not any(key.startswith("inverse_dynamics") for key in known)


def operation_counts(robot: Robot, quantities: Sequence[str] | None = None) -> dict[QuantityMethod, Count]:
    """Return {(quantity, method): operations} for everything that can be counted."""
    return {(quantity, method): count(robot, giver(method), quantity) for quantity, method in countable(robot, quantities)}


def small_enough(robot: Robot, quantities: Sequence[str]) -> list[str]:
    """Drop the largest quantities for robots with more than 12 joints."""
    return [key for key in quantities if robot.n <= LARGE or not QUANTITIES[key].large]


def givers(quantity: str) -> tuple[str, ...]:
    """Return the methods that compute a quantity by their own formula, or by differentiating one."""
    return tuple(dict.fromkeys((*methods_for(QUANTITIES[quantity].differentiated or quantity), *methods_for(quantity))))


def giver(method: str) -> str:
    """Return the method itself; for "any", a method to trace shared formulas with."""
    return methods_for("inverse_dynamics")[0] if method == "any" else method


def count_row(quantity: str, method: str, count: Count) -> dict[str, object]:
    """Return a count as plain numbers with its quantity and method."""
    return {"quantity": quantity, "method": method, **count_numbers(count)}


def counts_table(
    counts: Mapping[QuantityMethod, Count],
    title: str,
    steps: Mapping[QuantityMethod, ParallelSteps] | None = None,
    reduced: Mapping[QuantityMethod, Count] | None = None,
) -> Table:
    """Return a table of operation counts; `steps`: also parallel steps in Turney's sense, `reduced`: also simplified counts."""
    rows = []
    for key, c in counts.items():
        numbers: list[object] = [*count_numbers(c).values()]
        if steps is not None:
            numbers += steps[key]
        if reduced is not None:
            numbers += [reduced[key].mul, reduced[key].add, reduced[key].total] if key in reduced else ["-"] * 3
        rows.append((*key, *map(str, numbers)))
    header: tuple[str, ...] = ("quantity", "method", *_KINDS, "total", "depth")
    notes = ["A change of sign is free; depth: length of the longest chain of dependent operations."]
    if steps is not None:
        header = (*header, "mul steps", "add steps")
        notes.append("mul and add steps: on the longest path, with a serial processor for every vector quantity (Turney, Table 5).")
    if reduced is not None:
        header = (*header, "reduced mul", "reduced add", "reduced total")
    return Table(title, header, tuple(rows), tuple(notes), left=2)


@dataclass(frozen=True)
class CountPolynomial:
    """Operations of a quantity by a method for the general n-revolute arm, as polynomials in n.

    mul, add, div, sqrt, trig, other   operations, as `Count` names them; parameter-only work is not counted
    valid_from   the smallest n from which all six are valid
    fitted       values of n whose counts determine the coefficients
    verified     further values of n at which the polynomials were checked
    """

    method: str
    quantity: str
    reduce: tuple[str, ...]
    given_bias: bool
    mul: PolynomialInN
    add: PolynomialInN
    div: PolynomialInN
    sqrt: PolynomialInN
    trig: PolynomialInN
    other: PolynomialInN
    valid_from: int
    fitted: tuple[int, ...]
    verified: tuple[int, ...]

    @property
    def products(self) -> PolynomialInN:
        """Products plus divisions, as Saha and Mata count."""
        return self.mul + self.div

    def __call__(self, n: int) -> Count:
        """Return the count at n; its depth is left at 0."""
        if n < self.valid_from:
            raise ModelError(f"{self} is valid for n >= {self.valid_from}, got n = {n}; use isodyn.count({n}, ...)")
        found = {kind: getattr(self, kind)(n) for kind in _KINDS}
        assert all(value.denominator == 1 for value in found.values()), f"a count is not whole: {found}"
        return Count(**{kind: int(value) for kind, value in found.items()})

    def __str__(self) -> str:
        parts = [f"{getattr(self, kind)} {kind}" for kind in _KINDS[:4] if getattr(self, kind) or kind in ("mul", "add")]
        return f"{', '.join(parts)} (n >= {self.valid_from})"


@with_old_arguments
def count_polynomial(method: str, quantity: str, *, reduce: Sequence[str] = (), given_bias: bool = False) -> CountPolynomial:
    """Count a quantity by a method for the general arm with n revolute joints, as exact polynomials in n.

    reduce       names of simplifications, as in `isodyn.count`
    given_bias   count forward dynamics from phi = tau - h without the bias h, as in Saha's Table 9.6
    """
    method_row(method)
    quantity_row(quantity)
    if given_bias and quantity != "forward_dynamics":
        raise MethodError(f"given_bias: expected the quantity forward_dynamics, got {quantity}")
    return _count_polynomial(method, quantity, tuple(reduce), given_bias)


@lru_cache(maxsize=256)
def _count_polynomial(method: str, quantity: str, reduce: tuple[str, ...], given_bias: bool) -> CountPolynomial:
    def numbers(n: int) -> dict[str, int]:
        count = general_count(n, method, quantity, reduce, given_bias).count
        return {kind: getattr(count, kind) for kind in _KINDS}

    fits = polynomials(numbers)
    if fits is None:
        raise MethodError(
            f"{quantity} by {method} follows no polynomial of degree <= 5 and period <= 3; use isodyn.count(n, ...) for one n"
        )
    highest = max(fits.values(), key=lambda fit: fit.polynomial.degree)
    start = max(fit.valid_from for fit in fits.values())
    checked = tuple(n for n in highest.checked if n >= start)
    found = {kind: fits[kind].polynomial for kind in _KINDS}
    return CountPolynomial(
        method, quantity, reduce, given_bias, **found, valid_from=start, fitted=highest.fitted, verified=checked
    )  # fmt: skip


class StepPolynomials(NamedTuple):
    """Parallel steps against n, each as (polynomial, n from which it is valid), or None if there is no polynomial.

    depth      longest chain of dependent operations
    mul, add   on the longest path with a processor for every vector quantity (Turney, Table 5)
    """

    depth: Fit | None
    mul: Fit | None
    add: Fit | None


@lru_cache(maxsize=256)
def step_polynomials(method: str, quantity: str, reduce: tuple[str, ...] = (), given_bias: bool = False) -> StepPolynomials:
    """Count parallel steps of a quantity by a method for the general n-revolute arm, as polynomials in n."""

    def at(n: int) -> Counted:
        return general_count(n, method, quantity, reduce, given_bias)

    deep, way = polynomials(lambda n: {"depth": at(n).count.depth}) or {}, polynomials(lambda n: at(n).steps._asdict()) or {}
    return StepPolynomials(deep.get("depth"), way.get("mul"), way.get("add"))


def polynomials(numbers: Callable[[int], dict[Key, int]]) -> dict[Key, Fit] | None:
    """Fit a polynomial to every number in `numbers(n)`; return {key: fit}, or None if there is none.

    Larger arms are added until a polynomial matches each sequence, also at a larger, unused n; a missing key counts as 0.
    """
    at = cache(numbers)
    for top in range(FIRST, MOST + 1):
        rows = {n: at(n) for n in range(1, top + 1)}
        if top > FIRST_PERIODIC and sum(rows[top].values()) > LONG:
            return None
        found: dict[Key, Fit] = {}
        for key in {key: None for row in rows.values() for key in row}:
            values = {n: row.get(key, 0) for n, row in rows.items()}
            fits = fit(values) or fit(values, spare=1, period=2) or fit(values, spare=1, period=3)
            if fits is None:
                break
            found[key] = fits
        else:
            period = max(f.polynomial.period for f in found.values())
            beyond = [top + BEYOND] if period == 1 else [top + 1 + k for k in range(period)]
            if all(_holds(found, n, at(n)) for n in beyond):
                return {key: replace(f, checked=(*f.checked, *beyond)) for key, f in found.items()}
    return None


def _holds(found: Mapping[Key, Fit], n: int, row: Mapping[Key, int]) -> bool:
    return all(f.polynomial(n) == row.get(key, 0) for key, f in found.items()) and not set(row) - set(found)


def line_costs(
    method: str, quantity: str, reduce: Sequence[str] = (), *, given_bias: bool = False
) -> tuple[dict[Line | None, Cost], int]:
    """Return (cost of every line of the formulation files as polynomials, smallest valid n), for the general arm."""

    def numbers(n: int) -> dict[tuple[Line | None, str], int]:
        lines = general_count(n, method, quantity, tuple(reduce), given_bias).lines
        return {(line, kind): value for line, c in lines.items() for kind, value in (("mul", c.products), ("add", c.add))}

    fits = polynomials(numbers)
    if fits is None:
        raise MethodError(f"{quantity} by {method}: the counts of its lines follow no polynomial; pass one n instead")
    lines = {line: None for line, _ in fits}
    costs = {line: Cost(fits[line, "mul"].polynomial, fits[line, "add"].polynomial) for line in lines}
    return costs, max(found.valid_from for found in fits.values())


@dataclass(frozen=True)
class GeneralRow:
    """A quantity by a method: its polynomials, steps, the formula of the method's paper, and the simplified polynomials."""

    polynomial: CountPolynomial
    steps: StepPolynomials
    paper: TableRow | None
    where: str
    reduced: CountPolynomial | None

    @property
    def difference(self) -> Cost | None:
        """Ours minus the paper's formula."""
        return less(cost_of(self.polynomial), self.paper.right if self.paper else None)

    @property
    def name(self) -> str:
        """The quantity, with a remark if the bias is given."""
        return f"{self.polynomial.quantity}{', bias given' if self.polynomial.given_bias else ''}"

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        p, steps = self.polynomial, self.steps._asdict().items()
        return {
            **picked(p, "quantity", "method"),
            "bias_given": p.given_bias,
            **{kind: str(getattr(p, kind)) for kind in _KINDS},
            **picked(p, "valid_from", "fitted", "verified"),
            "steps": {key: {"formula": str(fit.polynomial), "from": fit.valid_from} if fit else None for key, fit in steps},
            "paper": self.paper and {"where": self.where, **picked(self.paper, "mul", "add", "note", "right")},
            **picked(self, "difference"),
            "reduced": self.reduced and {"names": list(self.reduced.reduce), **cost_of(self.reduced).to_dict()},
        }


def cost_of(p: CountPolynomial) -> Cost:
    """Return products (divisions included) and sums."""
    return Cost(p.products, p.add)


@dataclass(frozen=True)
class GeneralCounts:
    """Rows of quantities by methods, and the pairs left out because their counts follow no polynomial."""

    rows: tuple[GeneralRow, ...]
    left_out: tuple[str, ...]

    def table(self) -> Table:
        """Return a table with a row for each pair, the formula of the method's paper, and the difference."""
        reduced = next((row.reduced.reduce for row in self.rows if row.reduced), ())
        header = ["quantity", "method", "mul", "add", "div", "n >=", "depth", "mul steps", "add steps", "paper mul", "paper add"]
        header += ["more mul", "more add", *(["reduced mul", "reduced add"] if reduced else []), "paper"]
        cells = []
        for row in self.rows:
            p = row.polynomial
            steps = (str(found.polynomial) if found else "-" for found in row.steps)
            line = [row.name, p.method, str(p.mul), str(p.add), str(p.div), str(p.valid_from), *steps]
            line += cost_cells(row.paper.right if row.paper else None, row.difference)
            line += cost_cells(cost_of(row.reduced) if row.reduced else None) if reduced else ()
            cells.append((*line, row.where))
        notes = [
            "General arm of n revolute joints: modified DH, frame 0 on joint 1, gravity along z_0, full inertias, all of them "
            "symbols.",
            "Work on symbols alone is off-line and not counted, a change of sign is free; exact from n >= on, checked on larger "
            "arms.",
            "paper: the method's own, misprints corrected; its products hold the divisions, so more mul is mul + div less paper "
            "mul.",
            "depth: longest chain of dependent operations; mul, add steps: with a processor for every vector quantity.",
        ]
        if any(p.period > 1 for row in self.rows for p in (row.polynomial.mul, row.polynomial.add)):
            notes.append("{a, b, c}: a for n = 0, b for n = 1, c for n = 2 modulo 3.")
        if self.left_out:
            notes.append(f"Left out, because the counts follow no polynomial: {', '.join(self.left_out)}.")
        if reduced:
            notes.append(f"reduced: with {', '.join(reduced)}; products include divisions.")
        return Table("Operations of the general n-revolute arm", tuple(header), tuple(cells), tuple(notes), left=2)


def general_counts(
    quantities: Sequence[str] | None = None,
    method: str | None = None,
    *,
    reduce: Sequence[str] = (),
    given_bias: bool = False,
    progress: Callable[[str], None] | None = None,
) -> GeneralCounts:
    """Count every method (or one) for some quantities; None: those that the papers count."""
    say = progress or (lambda words: None)
    rows, left_out = [], []
    for quantity in quantities or USUAL:
        names = [*givers(quantity), *(["any"] if quantity in SHARED else [])]
        for name in [name for name in names if method in (None, name) or name == "any"]:
            for bias in ([given_bias] if quantities else [False, True]) if quantity == "forward_dynamics" else [False]:
                say(f"{quantity} by {name}")
                try:
                    rows.append(_general_row(giver(name), quantity, reduce, bias))
                except MethodError:
                    if method is not None:
                        raise
                    left_out.append(f"{quantity} by {name}")
    if not rows:
        wanted = ", ".join(quantities or USUAL)
        raise MethodError(
            f"method {method!r} does not compute {wanted}; expected one of {', '.join(givers((quantities or USUAL)[0]))}"
        )
    return GeneralCounts(tuple(rows), tuple(left_out))


def _general_row(method: str, quantity: str, reduce: Sequence[str], bias: bool) -> GeneralRow:
    plain = count_polynomial(method, quantity, given_bias=bias)
    reduced = count_polynomial(method, quantity, reduce=reduce, given_bias=bias) if reduce else None
    paper, where = own_formulas().get(Ours(method, quantity, "given bias" if bias else "count"), (None, ""))
    return GeneralRow(plain, step_polynomials(method, quantity, (), bias), paper, where, reduced)
