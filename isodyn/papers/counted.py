"""Tables of the sources that count operations, as pieces: formulas beside ours, the numbers for one n, and a figure."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from isodyn.counts.polynomial import FREE, Cost, Polynomial
from isodyn.counts.published import Published
from isodyn.counts.source_tables import SourceRow, SourceTable, measured, source_table
from isodyn.papers.piece import COUNTED, Finding, Parts, Remark, Source
from isodyn.show.figure import Figure, bars, curve_lines
from isodyn.show.table import Table

SIX = 6  # joints of the arms for which the papers give numbers
DRAWN = range(2, 13)  # n of the curves
PAIR = 6  # two looks that far apart share their colour, and differ in their dashes

HOW = (
    "Ours are counts of the graphs themselves, on a general arm of n turning joints whose every number is a symbol, made into "
    "polynomials that are checked on larger arms. A division counts as a product; sines and cosines, changes of sign and what is "
    "done once off-line are not counted. Nothing is reduced (base parameters and the like would save more)."
)


Said = Callable[["Counts"], tuple[Remark, ...]]  # what is to be said of counts


class Counts:
    """A table of the source and our counts, to be spoken of; `steps`: where the paper counts its own method."""

    def __init__(self, table: SourceTable, steps: Sequence[SourceTable] = ()):
        self.table, self.steps = table, tuple(steps)

    def row(self, name: str) -> SourceRow:
        """The row whose algorithm or our method begins with a name."""
        return next(row for row in self.table.rows if row.row.name.startswith(name) or row.method == name)

    def ours(self, name: str) -> Cost:
        """Our count of such a row; nothing where there is none."""
        return self.row(name).ours or FREE

    def is_(self, name: str, mul: str, add: str, words: str) -> Finding:
        """Says `words` where our count is this, and what it is where it is not."""
        ours = self.ours(name)
        otherwise = f"{name}: NOT {mul} products and {add} sums in ours any more, but {ours.mul} and {ours.add}."
        return Finding((str(ours.mul), str(ours.add)) == (mul, add), words, otherwise)

    def a_joint(self, name: str, who: str) -> Finding:
        """Whether a method costs as much a joint in ours as in the paper."""
        ours, paper = slope(self.ours(name)), slope(self.row(name).row.right)
        costs = f"{who} costs {paper[0]} products and {paper[1]} sums a joint"
        return Finding(
            ours == paper, f"{costs}, in ours as in the paper.", f"{costs} in the paper, {ours[0]} and {ours[1]} in ours."
        )

    def below(self, names: Sequence[str], words: str) -> Finding:
        """Says `words` where ours needs fewer than the source's formulas, products and sums, and names those where not."""
        costs = [(name, self.ours(name), self.row(name).row.right) for name in names]
        above = [name for name, ours, paper in costs if not all(a(SIX) < b(SIX) for a, b in zip(ours, paper, strict=True))]
        return Finding(not above, words, f"NOT below the source's for n = {SIX} in ours: {', '.join(above)}.")

    def order(self, names: Sequence[str], words: str) -> Finding:
        """Says `words` where these rows need ever more in ours, products and sums for n = 6, and the order found where not."""
        found = sorted(names, key=lambda name: both(self.ours(name), SIX))
        return Finding(
            found == list(names), words, f"In ours the order, from the fewest operations to the most, is {', '.join(found)}."
        )


def slope(cost: Cost) -> tuple[float, float]:
    """Products and sums that one joint more costs, for large n; whole numbers where they are."""
    far = 3000  # a period of 1, 2 or 3 divides it
    exact = [(part(far + 6) - part(far)) / 6 for part in cost]
    mul, add = (int(x) if x.denominator == 1 else float(x) for x in exact)
    return mul, add


def counted(
    source: Source, key: str, title: str, published: Published, steps: tuple[Published, ...] = ()
) -> Callable[[Said], Callable[[], Parts]]:
    """Lists a table of formulas, or of the terms of one method, as a piece; the function below it says what is to be said of it."""

    def listed(said: Said) -> Callable[[], Parts]:
        return source.piece(key, title)(lambda: _parts(key, published, said, steps))

    return listed


def _parts(key: str, published: Published, said: Said, steps: tuple[Published, ...]) -> Parts:
    found, parts = source_table(published), [source_table(table) for table in steps]
    of_terms = bool(published.of)
    tables = [found.table(), *([at_table(found)] if published.at is None else []), *(part.table() for part in parts)]
    figures = [(terms_figure if of_terms else _figure)(key, found)]
    figures += [terms_figure(f"{key}-{k}", part) for k, part in enumerate(parts)]
    data = {"counts": found.to_dict(), "n": SIX, "at n": {row.row.name: _numbers(row) for row in found.rows}}
    data |= {} if of_terms else {"steps": [part.to_dict() for part in parts]}
    return Parts(COUNTED, (*said(Counts(found, parts)), HOW), tuple(tables), tuple(figures), data)


def both(cost: Cost, n: int) -> float:
    """Products and sums together for n joints."""
    return float(cost.mul(n) + cost.add(n))


def _numbers(row: SourceRow) -> dict[str, int | None]:
    """A row for n = SIX: printed, by its formulas, corrected, ours."""
    formula = (_at(Polynomial.parse(row.row.mul)), _at(Polynomial.parse(row.row.add)))
    known = {n: (products, sums) for n, products, sums in row.row.printed}
    right, ours = row.row.right, row.ours
    mine = (None, None) if ours is None else (_at(ours.mul), _at(ours.add))
    pairs = {"printed": known.get(SIX, formula), "formula": formula, "right": (_at(right.mul), _at(right.add)), "our": mine}
    return {f"{name} {kind}": value for name, pair in pairs.items() for kind, value in zip(("mul", "add"), pair, strict=True)}


def _at(formula: Polynomial) -> int:
    return round(float(formula(SIX)))


def at_table(found: SourceTable) -> Table:
    """Every row for n = SIX: the source's value, ours, the difference from what is right."""
    rows, astray, paper = [], [], (0, 0)
    for row in found.rows:
        x = _numbers(row)
        cells = [x[f"{name} {kind}"] for name in ("printed", "right", "our") for kind in ("mul", "add")]
        mine = (x["right mul"] or 0, x["right add"] or 0)
        paper = (paper[0] + mine[0], paper[1] + mine[1]) if row.row.joined else mine
        more = [None, None] if row.ours is None else [_at(ours) - p for ours, p in zip(row.ours, paper, strict=True)]
        rows.append((row.row.name, *("" if cell is None else str(cell) for cell in (*cells, *more))))
        if (x["printed mul"], x["printed add"]) != (x["formula mul"], x["formula add"]):
            astray.append(f"{row.row.name}: its formulas give {x['formula mul']} and {x['formula add']} for n = {SIX}.")
    notes = ["more: ours less the paper's, corrected.", *astray]
    if any(row.row.joined for row in found.rows):
        notes.append("Terms that ours makes together have our numbers on the last of them, and the difference is from their sum.")
    header = ("", *(f"{name}\n{kind}" for name in ("printed", "corrected", "our", "more") for kind in ("mul", "add")))
    return Table(f"For n = {SIX}", header, tuple(rows), tuple(notes))


def _figure(key: str, found: SourceTable) -> Figure:
    """Bars where the table has one n only, curves over n where it has formulas."""
    published = found.published
    words = "products and sums together"
    if published.at is not None:
        groups = [
            (row.row.name, (("paper", both(row.row.right, published.at)), ("ours", both(row.ours, SIX))))
            for row in found.rows
            if row.ours is not None
        ]
        svg = bars(key, published.title, groups, f"operations, n = {published.at}")
        return Figure(svg, f"Operations: {published.title}, {words}, the paper's (corrected where it is misprinted) and ours.")
    series, looks = [], []
    shown = [row for row in found.rows if row.ours is not None and row.paper is not None]
    alike = len({row.method for row in shown}) < len(shown)
    for k, row in enumerate(shown):
        assert row.paper is not None
        name = row.row.name if alike else row.method
        series.append((f"{name}: ours", [_ours_at(found, row, n) for n in DRAWN]))
        series.append((f"{name}: paper", [both(row.paper, n) for n in DRAWN]))
        looks += [k, k + PAIR]
    return Figure(
        curve_lines(key, published.title, list(DRAWN), series, "products and sums", looks),
        f"Operations against the number of joints: {published.title}, {words}. Full lines are ours, dashed ones of the same colour "
        "the paper's, corrected where it is misprinted.",
    )


def _ours_at(found: SourceTable, row: SourceRow, n: int) -> float:
    """By the polynomial where it holds; counted for smaller n, NaN (not drawn) where that cannot be done."""
    assert row.row.ours is not None and row.ours is not None
    if n >= found.valid_from:
        return both(row.ours, n)
    cost = measured(row.row.ours, at=n) if row.row.ours.what == "count" else None
    return both(cost, n) if cost is not None else math.nan


def terms_figure(key: str, found: SourceTable) -> Figure:
    """Bars for every term, or terms that are measured together."""
    groups: list[tuple[str, tuple[tuple[str, float], ...]]] = []
    names: list[str] = []
    for row in found.rows:
        names = [*names, row.row.name] if row.row.joined else [row.row.name]
        if row.ours is None or row.paper is None or row.row.name in ("Total", "Lagrange"):
            continue
        values = (("paper", both(row.paper, SIX)), ("ours", both(row.ours, SIX)))
        if any(value for _, value in values):
            groups.append((",\n".join(names), values))
    caption = (
        f"Term by term: {found.published.title}, products and sums for n = {SIX}; the paper's corrected, and ours by the lines "
        "that make the same. Terms that ours makes together share a pair of bars."
    )
    return Figure(bars(key, found.published.title, groups, f"products and sums, n = {SIX}"), caption)
