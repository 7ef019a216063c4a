"""Tables of the sources that count operations, with what is measured here and the difference; and where ours needs more."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from isodyn.counts.celentano import fig_2, fig_9, table_1
from isodyn.counts.counting import Line, count_polynomial, general_count, line_costs, step_polynomials
from isodyn.counts.polynomial import FREE, Cost, Polynomial, cost_cells
from isodyn.counts.published import TABLES, Ours, Published, Row, least_of, own_formulas, terms_of
from isodyn.counts.statements import source_file
from isodyn.dynamics.reductions import NAMES
from isodyn.errors import MethodError, UnknownNameError
from isodyn.formulations.registry import METHODS
from isodyn.show.table import Table


@dataclass(frozen=True)
class SourceRow:
    """A published row with our count; rows that are measured together have it on the last of them.

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
class SourceTable:
    """A published table with our counts, and the n from which all of them hold."""

    published: Published
    rows: tuple[SourceRow, ...]
    valid_from: int

    def table(self) -> Table:
        """Printed formulas (-> what is right), ours, the difference, ours reduced."""
        named, reduced = any(row.method for row in self.rows), any(row.reduced for row in self.rows)
        header = ["term" if self.published.of else "algorithm", *(["our method"] if named else []), "mul", "add"]
        header += ["our mul", "our add", "more mul", "more add"]
        header += ["reduced mul", "reduced add"] if reduced else []
        rows = []
        for row in self.rows:
            cells = [row.row.name, *([row.method] if named else [])]
            cells += [_printed(row.row.mul, row.row.mul_right), _printed(row.row.add, row.row.add_right)]
            cells += [*cost_cells(row.ours), *cost_cells(row.difference), *(cost_cells(row.reduced) if reduced else ())]
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


def source_tables(keys: Sequence[str] = (), progress: Callable[[str], None] | None = None) -> dict[str, SourceTable | Table]:
    """Key -> table of the sources that counts, with our counts: all of them, or some.

    Saha 9.1 and 9.6, Mata 1 to 4 and the steps of 4.1 and 4.2, Turney 1 to 5, Celentano's comparisons; and where ours needs more
    than the paper.
    """
    say = progress or (lambda words: None)
    published = {table.key: table for table in TABLES}
    known = [*published, *OTHERS]
    for key in keys:
        if key not in known:
            raise UnknownNameError.of("table", key, known)
    result: dict[str, SourceTable | Table] = {}
    for key in keys or known:
        say(key)
        result[key] = source_table(published[key], NAMES) if key in published else OTHERS[key]()
    return result


def source_table(published: Published, reduce: Sequence[str] = ()) -> SourceTable:
    """A table of the sources with our counts; a table of methods with `reduce` also counted with those reductions."""
    if published.of is not None:
        return terms_table(published, *line_costs(*published.of))
    rows, paper = [], FREE
    for row in published.rows:
        paper = (paper if row.joined else FREE).plus(row.right)
        if row.ours is None or row.ours.method not in METHODS:
            rows.append(SourceRow(row))
            continue
        ours, reduced = measured(row.ours, at=published.at), measured(row.ours, reduce, published.at) if reduce else None
        rows.append(SourceRow(row, row.ours.method, paper, ours, reduced))
    if published.total is not None:
        rows.append(SourceRow(published.total))
    return SourceTable(published, tuple(rows), published.at or max(_valid_from(row.row.ours) for row in rows))


def terms_table(published: Published, costs: Mapping[Line | None, Cost], valid_from: int) -> SourceTable:
    """A table of terms with the counts of the lines that make them (see line_costs), and what other lines cost."""
    rows, paper, left = [], FREE, dict(costs)
    for row in published.rows:
        paper = (paper if row.joined else FREE).plus(row.right)
        if not row.lines:
            rows.append(SourceRow(row))
            continue
        lines = [line for line in left if line is not None and makes(line, row.lines)]
        rows.append(SourceRow(row, "", paper, _sum(left.pop(line) for line in lines)))
    rest = _sum(left.values())
    if any(rest):
        rows.append(SourceRow(Row("other lines", "0", "0"), "", FREE, rest))
    if published.total is not None:
        rows.append(SourceRow(published.total, "", published.total.right, _sum(costs.values())))
    return SourceTable(published, tuple(rows), valid_from)


def makes(line: Line, names: Sequence[str]) -> bool:
    """Whether a line of a formulation file is part of making one of these, such as "w[i]" or "_trace()"."""
    return any(name in names for name in source_file(line[0]).made_at(line[1]))


def _sum(costs: Iterable[Cost | None]) -> Cost:
    return functools.reduce(Cost.plus, (cost for cost in costs if cost is not None), FREE)


# -- measuring --------------------------------------------------------------------------------------------------------


def measured(ours: Ours, reduce: Sequence[str] = (), at: int | None = None) -> Cost | None:
    """What is counted here, for the general arm of n joints, or of `at`; None where the registry has no such method."""
    if ours.method not in METHODS:
        return None
    key = (ours.method, ours.quantity)
    if at is not None:
        count = general_count(at, *key, tuple(reduce), ours.what == "given bias").count
        return Cost.of(count.products, count.add)
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


def _valid_from(ours: Ours | None) -> int:
    """The n from which what is measured holds."""
    if ours is None or ours.method not in METHODS:
        return 1
    if ours.what == "steps":
        return max(found.valid_from for found in step_polynomials(ours.method, ours.quantity) if found is not None)
    return count_polynomial(ours.method, ours.quantity, given_bias=ours.what != "count").valid_from


# -- where ours needs more --------------------------------------------------------------------------------------------


def above_table(most: int = 60) -> Table:
    """Every method that needs more than its own paper's formula for some n from 4 to `most`, then step by step."""
    rows, notes = [], []
    for ours, (row, where) in own_formulas().items():
        cost = measured(ours)
        more = cost.minus(row.right) if cost is not None else None
        start = first_above(more, most=most + 1) if more is not None else None
        if cost is None or start is None:
            continue
        what = f"{ours.quantity}{', bias given' if ours.what == 'given bias' else ''}"
        rows.append((ours.method, what, where, *_with_difference(cost, row.right), f"n >= {start}"))
        steps, words = _steps(ours)
        rows += [("", f"- {name}", source, *_with_difference(cost, paper), "") for name, source, cost, paper in steps]
        notes += [f"{ours.method}, {what}: {note}" for note in words]
    notes.append(
        f"Looked for from n = 4 to n = {most}; the methods that are not named here need as much as their papers say, or less."
    )
    header = ("method", "quantity, - steps", "paper", "our mul", "our add", "mul", "add", "more mul", "more add", "from")
    return Table("Where ours needs more than its own paper says", header, tuple(rows), tuple(notes), left=3)


def _with_difference(ours: Cost, paper: Cost | None) -> tuple[str, ...]:
    """Ours, the paper's, the difference."""
    return (*cost_cells(ours), *cost_cells(paper), *cost_cells(ours.minus(paper) if paper is not None else None))


Step = tuple[str, str, Cost, Cost | None]  # name, where its figures are from, ours, theirs

#: why a count is above its paper's
_WHY = {
    Ours("newton-euler", "inverse_dynamics"): (
        "(3.17) and (3.18) as printed, each with omega x (omega x b) + alpha x b written out, take 18 products; Table 3 counts the "
        "matrix A_i of (5.1) here already, 6 products for both and 9 for each.",
    ),
}


def _steps(ours: Ours) -> tuple[list[Step], list[str]]:
    """(our steps and those of the paper, or the least that is known; what explains the difference)."""
    words = list(_WHY.get(ours, ()))
    costs, start = line_costs(ours.method, ours.quantity, given_bias=ours.what == "given bias")
    own = terms_of(ours.method, ours.quantity) if ours.what == "count" else None
    least = least_of(ours.method, ours.quantity) if ours.what == "count" else None
    terms = own or least
    if terms is None:
        return _statements(costs), [*words, "its paper counts no steps; ours are the statements of the file."]
    steps: list[Step] = []
    names: list[str] = []
    found = terms_table(terms, costs, start)
    for row in found.rows[: -1 if terms.total else None]:
        names = [*(names if row.row.joined else []), row.row.name]
        if row.ours is not None:
            steps.append((", ".join(names), terms.title.partition(":")[0] if own else "least known", row.ours, row.paper))
    if least is not None:
        spare = _sum(step[3] for step in steps).minus(own_formulas()[ours][0].right)
        words += [f"{row.row.note}." for row in found.rows if row.row.note]
        words.append(f"with every step at its least in products the total less the paper's is {spare.mul} mul, {spare.add} add.")
    return steps, words


def _statements(costs: Mapping[Line | None, Cost]) -> list[Step]:
    """What each statement of the formulation files costs."""
    found: dict[str, Cost] = {}
    for line, cost in costs.items():
        if line is not None and any(cost):
            name = (*source_file(line[0]).made_at(line[1]), line[0])[0]
            found[name] = found.get(name, FREE).plus(cost)
    return [(name, "", cost, None) for name, cost in found.items()]


def first_above(cost: Cost, *, start: int = 4, most: int = 1000) -> int | None:
    """The smallest n from `start` on for which a difference is above zero in products or sums, None if it never is."""
    return next((n for n in range(start, most) if cost.mul(n) > 0 or cost.add(n) > 0), None)


#: key -> what makes the tables that are not a paper's rows with our counts
OTHERS: dict[str, Callable[[], Table]] = {
    "celentano-fig-2": fig_2,
    "celentano-fig-9": fig_9,
    "celentano-1": table_1,
    "above": above_table,
}
