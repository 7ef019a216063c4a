"""Every table of the sources that counts operations, with our counts beside it; and where ours needs more than the paper."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence

from isodyn.counts.celentano import fig_2, fig_9, table_1
from isodyn.counts.compared import FREE, Compared, Cost, compare_formulas, compare_terms, first_above, line_costs, measured
from isodyn.counts.counting import Line
from isodyn.counts.published import Ours, Published, own_formulas
from isodyn.counts.published_terms import TABLES, least_of, terms_of
from isodyn.counts.source import source_file
from isodyn.dynamics.reductions import NAMES
from isodyn.errors import UnknownNameError
from isodyn.show.table import Table


def source_tables(keys: Sequence[str] = (), progress: Callable[[str], None] | None = None) -> dict[str, Compared | Table]:
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
    result: dict[str, Compared | Table] = {}
    for key in keys or known:
        say(key)
        result[key] = compared_table(published[key]) if key in published else OTHERS[key]()
    return result


def compared_table(published: Published) -> Compared:
    """A table of the sources with our counts, plain and with every reduction."""
    if published.of is not None:
        return compare_terms(published, *line_costs(*published.of))
    return compare_formulas(published, NAMES)


# -- where ours needs more --------------------------------------------------------------------------------------------


def above_table(most: int = 60) -> Table:
    """Every method that needs more than its own paper's formula for some n from 4 to `most`, then step by step."""
    rows, notes = [], []
    for ours, (row, where) in own_formulas().items():
        cost = measured(ours)
        more = cost.minus(Cost(*row.right)) if cost is not None else None
        start = first_above(more, most=most + 1) if more is not None else None
        if cost is None or start is None:
            continue
        what = f"{ours.quantity}{', bias given' if ours.what == 'given bias' else ''}"
        rows.append((ours.method, what, where, *_beside(cost, Cost(*row.right)), f"n >= {start}"))
        steps, words = _steps(ours)
        rows += [("", f"- {name}", source, *_beside(cost, paper), "") for name, source, cost, paper in steps]
        notes += [f"{ours.method}, {what}: {note}" for note in words]
    notes.append(
        f"Looked for from n = 4 to n = {most}; the methods that are not named here need as much as their papers say, or less."
    )
    header = ("method", "quantity, - steps", "paper", "our mul", "our add", "mul", "add", "more mul", "more add", "from")
    return Table("Where ours needs more than its own paper says", header, tuple(rows), tuple(notes), left=3)


def _beside(ours: Cost, paper: Cost | None) -> tuple[str, ...]:
    """Ours, the paper's, the difference."""
    costs = (ours, paper, ours.minus(paper) if paper is not None else None)
    return tuple(text for cost in costs for text in ((str(cost.mul), str(cost.add)) if cost is not None else ("", "")))


Step = tuple[str, str, Cost, Cost | None]  # name, where its figures are from, ours, theirs

#: why a count is above its paper's
_WHY = {
    Ours("newton-euler", "inverse_dynamics"): (
        "(3.17) and (3.18) as printed, each with omega x (omega x b) + alpha x b written out, take 18 products; Table 3 counts the "
        "matrix A_i of (5.1) here already, 6 products for both and 9 for each.",
    ),
}


def _steps(ours: Ours) -> tuple[list[Step], list[str]]:
    """(our steps beside those of the paper, or beside the least that is known; what explains the difference)."""
    words = list(_WHY.get(ours, ()))
    costs, start = line_costs(ours.method, ours.quantity, given_bias=ours.what == "given bias")
    own = terms_of(ours.method, ours.quantity) if ours.what == "count" else None
    least = least_of(ours.method, ours.quantity) if ours.what == "count" else None
    terms = own or least
    if terms is None:
        return _statements(costs), [*words, "its paper counts no steps; ours are the statements of the file."]
    steps: list[Step] = []
    names: list[str] = []
    compared = compare_terms(terms, costs, start)
    for row in compared.rows[: -1 if terms.total else None]:
        names = [*(names if row.row.joined else []), row.row.name]
        if row.ours is not None:
            steps.append((", ".join(names), terms.title.partition(":")[0] if own else "least known", row.ours, row.paper))
    if least is not None:
        spare = _sum(step[3] for step in steps).minus(Cost(*own_formulas()[ours][0].right))
        words += [f"{row.row.note}." for row in compared.rows if row.row.note]
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


def _sum(costs: Iterable[Cost | None]) -> Cost:
    return functools.reduce(Cost.plus, (cost for cost in costs if cost is not None), FREE)


#: key -> what makes the tables that are not a paper's rows with ours beside them
OTHERS: dict[str, Callable[[], Table]] = {
    "celentano-fig-2": fig_2,
    "celentano-fig-9": fig_9,
    "celentano-1": table_1,
    "above": above_table,
}
