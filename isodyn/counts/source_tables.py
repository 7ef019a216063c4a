"""Operation-count tables of the sources with our counts and the differences, and a table of methods that cost more than published.

Celentano's comparisons (Fig. 2, Fig. 9, Table 1) give MATLAB flops for "the same integration step".  For the figures we have only
the captions and the text, no numbers.  The paper does not name the integrator, hence not the evaluations per step.  Here one
evaluation is counted, of the scheme's function F (Fig. 1) or of forward dynamics by articulated bodies: products, sums and
divisions, without sines, cosines and parameter-only work, with every parameter a symbol.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from isodyn import check
from isodyn.counts.counting import Line, cost_of, count_polynomial, general_count, line_costs, step_polynomials
from isodyn.counts.polynomial import FREE, Cost, PolynomialInN, cost_cells, less
from isodyn.counts.published import CELENTANO_1, TABLES, Ours, Published, TableRow, least_of, own_formulas, terms_of
from isodyn.counts.statements import source_file
from isodyn.dynamics.reductions import NAMES
from isodyn.dynamics.trace import counted_graph
from isodyn.errors import MethodError
from isodyn.formulations.registry import METHODS
from isodyn.formulations.solve import solve_tree
from isodyn.graph.count import count_graph
from isodyn.graph.derivative import jacobian
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context, symbol, symbols
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot
from isodyn.show.report import picked
from isodyn.show.table import Table
from isodyn.simulation.momentum import planar_rates_graph, rates_graph
from isodyn.spatial import array, pose


@dataclass(frozen=True)
class SourceRow:
    """A published row with our count; rows that are counted together have it on the last of them.

    paper     sum of the rows counted together, corrected; None on the others
    ours      our count; None if there is none
    reduced   our count with all simplifications; None if there is none
    """

    row: TableRow
    method: str = ""
    paper: Cost | None = None
    ours: Cost | None = None
    reduced: Cost | None = None

    @property
    def difference(self) -> Cost | None:
        """Ours minus the paper's."""
        return less(self.ours, self.paper)

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        costs = picked(self, "paper", "ours", "difference", "reduced")
        return {
            "name": self.row.name,
            "method": self.method,
            "printed": picked(self.row, "mul", "add"),
            **costs,
            "note": self.row.note,
        }


@dataclass(frozen=True)
class SourceTable:
    """A published table with our counts, and the n from which all of them are valid."""

    published: Published
    rows: tuple[SourceRow, ...]
    valid_from: int

    def table(self) -> Table:
        """Return a table of printed formulas (-> corrections), ours, the differences, and ours simplified."""
        named, reduced = any(row.method for row in self.rows), any(row.reduced for row in self.rows)
        header = ["term" if self.published.of else "algorithm", *["our method"] * named, "mul", "add"]
        header += ["our mul", "our add", "more mul", "more add", *["reduced mul", "reduced add"] * reduced]
        rows = []
        for found in self.rows:
            row, costs = found.row, (found.ours, found.difference, *[found.reduced] * reduced)
            printed = _printed(row.mul, row.mul_right), _printed(row.add, row.add_right)
            rows.append((row.name, *[found.method] * named, *printed, *cost_cells(*costs)))
        notes = [*self.published.notes, *(f"{row.row.note}." for row in self.rows if row.row.note)]
        if self.published.at is None:
            notes += [*self._per_joint(), f"Our formulas are valid for n >= {self.valid_from}."]
        if any(p.period > 1 for row in self.rows for cost in (row.ours, row.reduced) if cost is not None for p in cost):
            notes.append("{a, b, c}: a for n = 0, b for n = 1, c for n = 2 modulo 3.")
        maths = tuple(range(1 + named, len(header)))
        return Table(self.published.title, tuple(header), tuple(rows), tuple(notes), left=1 + named, maths=maths)

    def _per_joint(self) -> list[str]:
        """Note on the cost per additional joint, independent of savings at the ends, for linear formulas."""
        lines = []
        for row in self.rows if self.published.of is None else ():
            costs = {"": row.paper, "ours ": row.ours, "reduced ": row.reduced}
            slopes = [f"{who}{_slope(cost.mul)} / {_slope(cost.add)}" for who, cost in costs.items() if cost is not None]
            if row.ours is not None and all(p.degree == 1 for cost in costs.values() if cost is not None for p in cost):
                lines.append(f"{row.row.name} {', '.join(slopes)}")
        return [f"Per joint, mul / add: {'; '.join(lines)}."] if lines else []

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        return {**picked(self.published, "key", "title"), **picked(self, "rows"), **picked(self.table(), "notes")}


def _slope(line: PolynomialInN) -> str:
    """Return the slope of a linear polynomial; the average slope of a periodic one."""
    return str(PolynomialInN.of([(line(line.period) - line(0)) / line.period]))


def _printed(text: str, right: str) -> str:
    shown = str(PolynomialInN.parse(text))
    return f"{shown} -> {PolynomialInN.parse(right)}" if right else shown


def source_tables(keys: Sequence[str] = (), progress: Callable[[str], None] | None = None) -> dict[str, SourceTable | Table]:
    """Return {key: table} of the sources' operation counts with ours, for some keys or all.

    Saha 9.1 and 9.6, Mata 1 to 4 and the steps of 4.1 and 4.2, Turney 1 to 5, Khalil, Celentano's comparisons, and a table of
    methods that need more operations than their papers say.
    """
    say = progress or (lambda words: None)
    published = {table.key: table for table in TABLES}
    known = [*published, *OTHERS]
    for key in keys:
        check.one_of("table", key, known)
    result: dict[str, SourceTable | Table] = {}
    for key in keys or known:
        say(key)
        result[key] = source_table(published[key], NAMES) if key in published else OTHERS[key]()
    return result


def source_table(published: Published, reduce: Sequence[str] = ()) -> SourceTable:
    """Return a published table with our counts; tables of methods also with the simplifications `reduce`."""
    if published.of is not None:
        return terms_table(published, *line_costs(*published.of))
    rows, paper = [], FREE
    for row in published.rows:
        paper = (paper if row.joined else FREE).plus(row.right)
        if row.ours is None:
            rows.append(SourceRow(row))
            continue
        ours, reduced = measured(row.ours, at=published.at), measured(row.ours, reduce, published.at) if reduce else None
        rows.append(SourceRow(row, row.ours.method, paper, ours, reduced))
    valid_from = published.at or max(_valid_from(row.ours) for row in published.rows if row.ours is not None)
    return SourceTable(published, (*rows, *([SourceRow(published.total)] if published.total else [])), valid_from)


def terms_table(published: Published, costs: Mapping[Line | None, Cost], valid_from: int) -> SourceTable:
    """Return a table of terms with the counts of our lines for them (see line_costs), and the cost of all other lines."""
    rows, paper, left = [], FREE, dict(costs)
    for row in published.rows:
        paper = (paper if row.joined else FREE).plus(row.right)
        ours = _sum(left.pop(line) for line in [*left] if line is not None and makes(line, row.lines))
        rows.append(SourceRow(row, "", paper, ours) if row.lines else SourceRow(row))
    rest = _sum(left.values())
    if any(rest):
        rows.append(SourceRow(TableRow("other lines", "0", "0"), "", FREE, rest))
    if published.total is not None:
        rows.append(SourceRow(published.total, "", published.total.right, _sum(costs.values())))
    return SourceTable(published, tuple(rows), valid_from)


def makes(line: Line, names: Sequence[str]) -> bool:
    """True if a line of a formulation file contributes to one of these results, such as "w[i]" or "_trace()"."""
    return any(name in names for name in source_file(line[0]).made_at(line[1]))


def _sum(costs: Iterable[Cost | None]) -> Cost:
    return functools.reduce(Cost.plus, (cost for cost in costs if cost is not None), FREE)


# -- measuring --------------------------------------------------------------------------------------------------------


def measured(ours: Ours, reduce: Sequence[str] = (), at: int | None = None) -> Cost | None:
    """Return our count for the general arm with n joints, or with `at` joints; None if it follows no polynomial."""
    key = (ours.method, ours.quantity)
    if at is not None:
        count = general_count(at, *key, tuple(reduce), ours.what == "given bias").count
        return Cost.of(count.products, count.add)
    if ours.what == "steps":
        found = step_polynomials(*key, tuple(reduce))
        return Cost(found.mul.polynomial, found.add.polynomial) if found.mul and found.add else None
    try:
        whole = cost_of(count_polynomial(*key, reduce=reduce, given_bias=ours.what != "count"))
        matrix = cost_of(count_polynomial(ours.method, "mass_matrix", reduce=reduce)) if ours.what == "solve" else FREE
    except MethodError:
        return None
    return whole.minus(matrix)


def _valid_from(ours: Ours) -> int:
    """Return the n from which our count is valid."""
    if ours.what == "steps":
        return max(found.valid_from for found in step_polynomials(ours.method, ours.quantity) if found is not None)
    return count_polynomial(ours.method, ours.quantity, given_bias=ours.what != "count").valid_from


# -- where ours needs more --------------------------------------------------------------------------------------------


def above_table(most: int = 60) -> Table:
    """Return a table of methods that need more operations than their papers say for some n from 4 to `most`, with steps."""
    rows, notes = [], []
    methods = list(METHODS)
    for ours, (row, where) in sorted(own_formulas().items(), key=lambda item: methods.index(item[0].method)):
        cost = measured(ours)
        more = less(cost, row.right)
        start = first_above(more, most=most + 1) if more is not None else None
        if cost is None or start is None:
            continue
        what = f"{ours.quantity}{', bias given' if ours.what == 'given bias' else ''}"
        rows.append((ours.method, what, where, *_with_difference(cost, row.right), f"n >= {start}"))
        steps, words = _steps(ours)
        rows += [("", f"- {name}", source, *_with_difference(cost, paper), "") for name, source, cost, paper in steps]
        notes += [f"{ours.method}, {what}: {note}" for note in words]
    notes.append(f"Checked for n = 4 to n = {most}; methods that are not listed need no more operations than their papers say.")
    header = ("method", "quantity, - steps", "paper", "our mul", "our add", "mul", "add", "more mul", "more add", "from")
    return Table("Methods that need more operations than their papers say", header, tuple(rows), tuple(notes), left=3)


def _with_difference(ours: Cost, paper: Cost | None) -> tuple[str, ...]:
    """Return the cells of ours, the paper's, and the difference."""
    return cost_cells(ours, paper, less(ours, paper))


Step = tuple[str, str, Cost, Cost | None]  # name, source of its figures, ours, theirs

#: reasons why a count is above its paper's
_WHY = {
    Ours("newton-euler", "inverse_dynamics"): [
        "(3.17) and (3.18) as printed, each with omega x (omega x b) + alpha x b written out, take 18 products; Table 3 counts the "
        "matrix A_i of (5.1) here already, 6 products for both and 9 for each."
    ]
}


def _steps(ours: Ours) -> tuple[list[Step], list[str]]:
    """Return (our steps with those of the paper or the cheapest known ones; explanations of the difference)."""
    words = [*_WHY.get(ours, ())]
    costs, start = line_costs(ours.method, ours.quantity, given_bias=ours.what == "given bias")
    own, least = (of(ours.method, ours.quantity) if ours.what == "count" else None for of in (terms_of, least_of))
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
        words.append(f"with the cheapest known steps the total minus the paper's is {spare.mul} mul, {spare.add} add.")
    return steps, words


def _statements(costs: Mapping[Line | None, Cost]) -> list[Step]:
    """Return the cost of each statement of the formulation files."""
    found: dict[str, Cost] = {}
    for line, cost in costs.items():
        if line is not None and any(cost):
            name = (*source_file(line[0]).made_at(line[1]), line[0])[0]
            found[name] = found.get(name, FREE).plus(cost)
    return [(name, "", cost, None) for name, cost in found.items()]


def first_above(cost: Cost, *, start: int = 4, most: int = 1000) -> int | None:
    """Return the smallest n >= `start` for which a difference is positive in products or sums, or None."""
    return next((n for n in range(start, most) if cost.mul(n) > 0 or cost.add(n) > 0), None)


# -- Celentano --------------------------------------------------------------------------------------------------------

PLANAR_UP_TO = 10
FIG_2_JOINTS = (2, 3, 4, 5, 6)


def _flops(graph: Graph, offline: Sequence[str]) -> int:
    """Count products, sums, divisions and roots; MATLAB counted one flop for each."""
    count = count_graph(graph, offline=offline)
    return count.mul + count.add + count.div + count.sqrt


def planar_arm(n: int) -> Robot:
    """Return the planar arm of section 3: parallel axes, mass centres on the lines between them, gravity in plane, all symbols."""
    L, L_G, m, I, g = symbols("L", n), symbols("L_G", n), symbols("m", n), symbols("I", n), symbol("g")
    return _chain(
        f"planar-{n}R",
        [("z", (L[i - 1], 0.0, 0.0) if i else (0.0, 0.0, 0.0)) for i in range(n)],
        [Link(f"link{i + 1}", m[i], array((L_G[i], 0.0, 0.0)), array((0.0, 0.0, I[i]))) for i in range(n)],
        (0.0, -g, 0.0),
    )


def spatial_arm(n: int) -> Robot:
    """Return the spatial chain of section 4: n general links on spherical joints (rotations about z, y and x), all symbols."""
    L, c, m, I, g = symbols("L", (n, 3)), symbols("c", (n, 3)), symbols("m", n), symbols("I", (n, 6)), symbol("g")
    turns, links = [], []
    for i in range(n):
        turns += [("z", tuple(L[i - 1]) if i else (0.0, 0.0, 0.0)), ("y", (0.0, 0.0, 0.0)), ("x", (0.0, 0.0, 0.0))]
        links += [Link(f"z{i + 1}"), Link(f"y{i + 1}"), Link(f"link{i + 1}", m[i], c[i], I[i])]
    return _chain(f"spherical-{n}", turns, links, (0.0, 0.0, -g))


def _chain(name: str, turns: list[tuple[str, tuple[object, ...]]], links: list[Link], gravity: tuple[object, ...]) -> Robot:
    bodies, axes = [Link("base"), *links], dict(zip("xyz", np.eye(3), strict=True))
    joints = [
        Joint(f"joint{k + 1}", bodies[k].name, bodies[k + 1].name, "revolute", pose(None, place), axes[axis])
        for k, (axis, place) in enumerate(turns)
    ]
    return Robot(name, tuple(bodies), tuple(joints), gravity=array(gravity))


@lru_cache(maxsize=32)
def planar_flops(n: int) -> tuple[int, int, int]:
    """Return flops of (momentum scheme by the planar closed forms, articulated bodies, composite bodies) for n links."""
    return _compared(planar_rates_graph(robot := planar_arm(n)), robot)


@lru_cache(maxsize=32)
def spatial_flops(n: int) -> tuple[int, int, int]:
    """Return flops of (momentum scheme, articulated bodies, composite bodies) for n links on spherical joints."""
    return _compared(rates_graph(robot := spatial_arm(n)), robot)


def _compared(momentum: Graph, robot: Robot) -> tuple[int, int, int]:
    articulated, composite = (counted_graph(robot, f"{kind}-body", "forward_dynamics") for kind in ("articulated", "composite"))
    return _flops(momentum, tuple(robot_symbols(robot))), _flops(*articulated), _flops(*composite)


@lru_cache(maxsize=32)
def saved_flops(n: int) -> tuple[int, int]:
    """Return (flops of B and B^-1 p, additional flops of the first term of (4), which the momentum form saves), general arm.

    B is computed by composite bodies.  The first term is (sum over k of dB/dq_k qd_k) qd, with the derivatives of B's graph.
    Operations that the second term, dT/dq, needs too are not saved.
    """
    graph, offline = counted_graph(n, "composite-body", "mass_matrix")
    context = Context()
    inputs = {port.name: context.symbols(port.name, port.shape) for port in graph.inputs}
    inputs |= {name: context.symbols(name, n) for name in ("qd", "p")}
    B = replay(graph, context, inputs)["mass_matrix"]
    dB = jacobian(B, list(inputs["q"]))  # dB[i, j, k] = dB_ij/dq_k
    qd = inputs["qd"]
    first = (dB @ qd) @ qd
    second = 0.5 * (np.moveaxis(dB, 2, 0) @ qd) @ qd
    serial = reduce_robot(planar_arm(n))  # solving needs the tree's parents only
    solved = solve_tree(serial, B, inputs["p"])

    def cost(**outputs: object) -> int:
        return _flops(finish(context, inputs, outputs), offline)

    return cost(x=solved), cost(x=solved, c=second, first=first) - cost(x=solved, c=second)


def fig_2() -> Table:
    """Return the table of flops that the momentum form saves, by our counts."""
    counted = {n: saved_flops(n) for n in FIG_2_JOINTS}
    rows = [(str(n), str(needed), str(saved), f"{100 * saved / needed:.0f} %") for n, (needed, saved) in counted.items()]
    notes = (
        "We have no numbers of the figure. Remark 1 says that the saving is not negligible; our counts confirm this.",
        "General arm, B by composite bodies and its derivatives, which dT/dq needs too; each product, sum and division one flop.",
    )
    header = ("joints", "B and B^-1 p", "saved: first term of (4)", "saved")
    return Table("Celentano, Fig. 2: flops saved by the momentum form", header, tuple(rows), notes)


def fig_9() -> Table:
    """Return the table of planar arms, by our counts."""
    counted = {n: planar_flops(n) for n in range(1, PLANAR_UP_TO + 1)}
    rows = [(str(n), *map(str, found)) for n, found in counted.items()]
    notes = (
        "We have no numbers of the figure. Remark 4 says that the proposed method is more efficient for few links.",
        f"By our counts, {_fewer(counted)}.",
    )
    header = ("links", "momentum scheme, planar closed forms", "articulated bodies", "composite bodies")
    return Table("Celentano, Fig. 9: planar arms, absolute angles, flops of one evaluation", header, tuple(rows), notes)


def table_1() -> Table:
    """Return the table of links on spherical joints: the paper's flops and ours."""
    counted = {n: spatial_flops(n) for n in CELENTANO_1}
    rows = [(str(n), *map(str, (*CELENTANO_1[n], *found))) for n, found in counted.items()]
    notes = (
        "The paper counts an integration step of an unnamed method; we count one evaluation, so only ratios are comparable.",
        f"The paper calls the proposed method more efficient for n < 4. By our counts, {_fewer(counted)}.",
    )
    header = ("links", "proposed", "articulated-body", "our momentum scheme", "our articulated bodies", "our composite bodies")
    return Table("Celentano, Table 1: links on spherical joints, flops", header, tuple(rows), notes)


def _fewer(counted: Mapping[int, tuple[int, int, int]]) -> str:
    where = [n for n, (momentum, articulated, _) in counted.items() if momentum < articulated]
    if not where:
        return f"the momentum scheme needs more for {min(counted)} to {max(counted)} links"
    return f"the momentum scheme needs fewer flops than articulated bodies for {', '.join(map(str, where))} links"


#: key -> function, for tables that are not a paper's rows with our counts
OTHERS: dict[str, Callable[[], Table]] = {
    "celentano-fig-2": fig_2,
    "celentano-fig-9": fig_9,
    "celentano-1": table_1,
    "above": above_table,
}
