"""Every table of the sources that counts operations, with our counts beside it; and where ours needs more than the paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from isodyn.analysis.celentano_counts import fig_2, fig_9, table_1
from isodyn.analysis.compared import Compared, Cost, compare_formulas, compare_terms, first_above, line_costs, measured
from isodyn.analysis.published import Ours, Published, own_formulas
from isodyn.analysis.published_terms import TABLES, terms_of
from isodyn.analysis.source import source_file
from isodyn.analysis.tables import Table
from isodyn.errors import UnknownNameError
from isodyn.model.reductions import NAMES


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
    """Every method that needs more than its own paper's formula for some n from 4 to `most`, with the reason."""
    rows, notes = [], []
    for ours, (row, where) in own_formulas().items():
        cost = measured(ours)
        more = cost.minus(Cost(*row.right)) if cost is not None else None
        start = first_above(more, most=most + 1) if more is not None else None
        if more is None or start is None:
            continue
        what = f"{ours.quantity}{', bias given' if ours.what == 'given bias' else ''}"
        rows.append((ours.method, what, where, str(more.mul), str(more.add), f"n >= {start}"))
        notes.append(f"{ours.method}, {what}: {reason(ours)}.")
    notes.append(
        f"Looked for from n = 4 to n = {most}; the methods that are not named here need as much as their papers say, or less."
    )
    header = ("method", "quantity", "paper", "more mul", "more add", "from")
    return Table("Where ours needs more than its own paper says", header, tuple(rows), tuple(notes), left=3)


#: why a count is above its paper's, as far as it is known
_WHY = {
    Ours("newton-euler", "inverse_dynamics"): (
        "(3.17) and (3.18) as printed take the double cross products omega x (omega x r) twice; Table 3 counts the matrix A_i of "
        "(5.1) here already"
    ),
    Ours("denoc", "inverse_dynamics"): (
        "twists are those of the mass centres, so that each B_ij takes two cross products, with d and with r; how 94n - 81 was "
        "counted is in Shah et al. (2013), not at hand"
    ),
    Ours("denoc", "forward_dynamics", "given bias"): (
        "the articulated bodies are full symmetric 6x6 matrices, lessened, turned and moved block by block; how 135n - 116 was "
        "counted is in Shah et al. (2013), not at hand"
    ),
    Ours("noc", "mass_matrix"): (
        "every column of N is carried to the joint origin, then to the mass centre; how Angeles and Ma count is not at hand"
    ),
}


def reason(ours: Ours) -> str:
    """Why a count is above its paper's: in words, then the steps that are, or where the paper has none our costliest statements."""
    words = f"{_WHY[ours]}; " if ours in _WHY else ""
    terms = terms_of(ours.method, ours.quantity) if ours.what == "count" else None
    if terms is None:
        return f"{words}ours costs most in {_costliest(ours)}"
    above = []
    for row in compare_terms(terms, *line_costs(*_key(ours))).rows[:-1]:
        if row.difference is not None and first_above(row.difference, start=50, most=51) is not None:
            above.append(f"{row.row.name} ({row.difference.mul} mul, {row.difference.add} add more)")
    return f"{words}above in {', '.join(above)}" if above else f"{words}ours costs most in {_costliest(ours)}"


def _key(ours: Ours) -> tuple[str, str]:
    return ours.method, ours.quantity


def _costliest(ours: Ours, most: int = 3) -> str:
    """The statements with the most operations, in words."""
    costs, _ = line_costs(*_key(ours), given_bias=ours.what == "given bias")
    ranked = sorted(((cost.mul(50) + cost.add(50), line, cost) for line, cost in costs.items() if line is not None), reverse=True)
    words = []
    for _, line, cost in ranked[:most]:
        made = source_file(line[0]).made_at(line[1])
        words.append(f"{made[-1] if made else line[0]} ({cost.mul} mul, {cost.add} add)")
    return ", ".join(words)


#: key -> what makes the tables that are not a paper's rows with ours beside them
OTHERS: dict[str, Callable[[], Table]] = {
    "celentano-fig-2": fig_2,
    "celentano-fig-9": fig_9,
    "celentano-1": table_1,
    "above": above_table,
}
