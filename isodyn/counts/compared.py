"""Published tables beside our counts: every row with what is measured here and the difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from isodyn.counts.counting import Line, count_polynomial, general_count, polynomials, step_polynomials
from isodyn.counts.polynomial import Polynomial
from isodyn.counts.published import Ours, Published, Row
from isodyn.counts.source import source_file
from isodyn.errors import MethodError
from isodyn.formulations.registry import METHODS
from isodyn.show.table import Table


class Cost(NamedTuple):
    """Products (divisions among them) and sums, as polynomials in n; plain numbers are polynomials too."""

    mul: Polynomial
    add: Polynomial

    def plus(self, other: Cost) -> Cost:
        """Both together."""
        return Cost(self.mul + other.mul, self.add + other.add)

    def minus(self, other: Cost) -> Cost:
        """What is left of one without the other."""
        return Cost(self.mul - other.mul, self.add - other.add)

    def to_dict(self) -> dict[str, str]:
        """As text."""
        return {"mul": str(self.mul), "add": str(self.add)}


FREE = Cost(Polynomial(), Polynomial())
Measure = Callable[[Ours], Cost | None]


@dataclass(frozen=True)
class ComparedRow:
    """A published row and what stands beside it; rows that are measured together have it on the last of them.

    paper     what the rows measured together say, corrected; None on the others
    ours      counted here; None where there is nothing to count
    reduced   counted with every reduction; None where there is none
    """

    row: Row
    method: str = ""
    paper: Cost | None = None
    ours: Cost | None = None
    reduced: Cost | None = None

    @property
    def difference(self) -> Cost | None:
        """Ours less the paper's."""
        return self.ours.minus(self.paper) if self.ours is not None and self.paper is not None else None

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        parts = {"paper": self.paper, "ours": self.ours, "difference": self.difference, "reduced": self.reduced}
        costs = {name: cost.to_dict() if cost is not None else None for name, cost in parts.items()}
        printed = {"mul": self.row.mul, "add": self.row.add}
        return {"name": self.row.name, "method": self.method, "printed": printed, **costs, "note": self.row.note}


@dataclass(frozen=True)
class Compared:
    """A published table with our counts, and the n from which all of them hold."""

    published: Published
    rows: tuple[ComparedRow, ...]
    valid_from: int

    def table(self) -> Table:
        """For people."""
        named, reduced = any(row.method for row in self.rows), any(row.reduced for row in self.rows)
        header = ["term" if self.published.of else "algorithm", *(["our method"] if named else []), "mul", "add"]
        header += ["our mul", "our add", "more mul", "more add"]
        header += ["reduced mul", "reduced add"] if reduced else []
        rows = []
        for row in self.rows:
            cells = [row.row.name, *([row.method] if named else [])]
            cells += [_printed(row.row.mul, row.row.mul_right), _printed(row.row.add, row.row.add_right)]
            cells += [*_cells(row.ours), *_cells(row.difference), *(_cells(row.reduced) if reduced else ())]
            rows.append(tuple(cells))
        notes = [*self.published.notes, *(f"{row.row.note}." for row in self.rows if row.row.note)]
        if self.published.at is None:
            notes.append(f"Our formulas hold from n = {self.valid_from} on.")
        if any(p.period > 1 for row in self.rows for cost in (row.ours, row.reduced) if cost is not None for p in cost):
            notes.append("{a, b, c}: a for n = 0, b for n = 1, c for n = 2 modulo 3.")
        return Table(self.published.title, tuple(header), tuple(rows), tuple(notes), left=1 + named)

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        rows = [row.to_dict() for row in self.rows]
        return {"key": self.published.key, "title": self.published.title, "rows": rows, "notes": list(self.table().notes)}


def _printed(text: str, right: str) -> str:
    shown = str(Polynomial.parse(text))
    return f"{shown} -> {Polynomial.parse(right)}" if right else shown


def _cells(cost: Cost | None) -> tuple[str, str]:
    return (str(cost.mul), str(cost.add)) if cost is not None else ("", "")


# -- measuring --------------------------------------------------------------------------------------------------------


def measured(ours: Ours, reduce: Sequence[str] = (), at: int | None = None) -> Cost | None:
    """What is counted here, for the general arm of n joints, or of `at`; None where the registry has no such method."""
    if ours.method not in METHODS:
        return None
    key = (ours.method, ours.quantity)
    if at is not None:
        count = general_count(at, *key, tuple(reduce), ours.what == "given bias").count
        return Cost(Polynomial.of([count.products]), Polynomial.of([count.add]))
    if ours.what == "steps":
        found = step_polynomials(*key, tuple(reduce))
        return Cost(found.mul.polynomial, found.add.polynomial) if found.mul and found.add else None
    try:
        whole = count_polynomial(*key, reduce=reduce, given_bias=ours.what != "count")
        if ours.what != "solve":
            return Cost(whole.products, whole.add)
        matrix = count_polynomial(ours.method, "mass_matrix", reduce=reduce)
    except MethodError:
        return None
    return Cost(whole.products, whole.add).minus(Cost(matrix.products, matrix.add))


def line_costs(
    method: str, quantity: str, reduce: Sequence[str] = (), *, given_bias: bool = False
) -> tuple[dict[Line | None, Cost], int]:
    """(what every line of the formulation files costs as polynomials, the n from which they hold), for the general arm."""

    def numbers(n: int) -> dict[tuple[Line | None, str], int]:
        lines = general_count(n, method, quantity, tuple(reduce), given_bias).lines
        return {(line, kind): value for line, c in lines.items() for kind, value in (("mul", c.products), ("add", c.add))}

    fits = polynomials(numbers)
    if fits is None:
        raise MethodError(f"{quantity} by {method}: the counts of its lines follow no polynomial; ask for one n instead")
    lines = {line: None for line, _ in fits}
    costs = {line: Cost(fits[line, "mul"].polynomial, fits[line, "add"].polynomial) for line in lines}
    return costs, max(found.valid_from for found in fits.values())


# -- tables of formulas, tables of terms ------------------------------------------------------------------------------


def compare_formulas(published: Published, reduce: Sequence[str] = ()) -> Compared:
    """A table of methods beside our counts; with `reduce` also counted with those reductions."""
    rows, paper = [], FREE
    for row in published.rows:
        paper = (paper if row.joined else FREE).plus(Cost(*row.right))
        if row.ours is None or row.ours.method not in METHODS:
            rows.append(ComparedRow(row))
            continue
        ours, reduced = measured(row.ours, at=published.at), measured(row.ours, reduce, published.at) if reduce else None
        rows.append(ComparedRow(row, row.ours.method, paper, ours, reduced))
    if published.total is not None:
        rows.append(ComparedRow(published.total))
    return Compared(published, tuple(rows), published.at or max(_valid_from(row.row.ours) for row in rows))


def _valid_from(ours: Ours | None) -> int:
    """The n from which what is measured holds."""
    if ours is None or ours.method not in METHODS:
        return 1
    if ours.what == "steps":
        return max(found.valid_from for found in step_polynomials(ours.method, ours.quantity) if found is not None)
    return count_polynomial(ours.method, ours.quantity, given_bias=ours.what != "count").valid_from


def compare_terms(published: Published, costs: Mapping[Line | None, Cost], valid_from: int) -> Compared:
    """A table of terms beside the counts of the lines that make them (see line_costs), and what other lines cost."""
    rows, paper, left = [], FREE, dict(costs)
    for row in published.rows:
        paper = (paper if row.joined else FREE).plus(Cost(*row.right))
        if not row.lines:
            rows.append(ComparedRow(row))
            continue
        ours = FREE
        for line in [line for line in left if line is not None and makes(line, row.lines)]:
            ours = ours.plus(left.pop(line))
        rows.append(ComparedRow(row, "", paper, ours))
    rest, whole = _total(left), _total(costs)
    if any(rest):
        rows.append(ComparedRow(Row("other lines", "0", "0"), "", FREE, rest))
    if published.total is not None:
        rows.append(ComparedRow(published.total, "", Cost(*published.total.right), whole))
    return Compared(published, tuple(rows), valid_from)


def makes(line: Line, names: Sequence[str]) -> bool:
    """Whether a line of a formulation file is part of making one of these, such as "w[i]" or "_trace()"."""
    return any(name in names for name in source_file(line[0]).made_at(line[1]))


def _total(costs: Mapping[Line | None, Cost]) -> Cost:
    whole = FREE
    for cost in costs.values():
        whole = whole.plus(cost)
    return whole


def first_above(cost: Cost, *, start: int = 4, most: int = 1000) -> int | None:
    """The smallest n from `start` on for which a difference is above zero in products or sums, None if it never is."""
    return next((n for n in range(start, most) if cost.mul(n) > 0 or cost.add(n) > 0), None)
