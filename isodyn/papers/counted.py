"""Operation-count tables of the sources as items: formulas compared with ours, numbers for one n, and a figure."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from isodyn.counts.polynomial import FREE, Cost, PolynomialInN
from isodyn.counts.published import Published
from isodyn.counts.source_tables import SourceRow, SourceTable, measured, source_table
from isodyn.papers.paper_item import COUNTED, CheckedSentence, PaperSource, Parts, Remark
from isodyn.show.figure import Figure, bars, curve_lines
from isodyn.show.table import Table

SIX = 6  # joints of the arms for which the papers give numbers
DRAWN = range(2, 13)  # n of the curves
PAIR = 6  # line styles this far apart have the same colour and different dashes

HOW = (
    "Our counts are those of the operation graphs of a general arm with n revolute joints, every number a symbol. Polynomials in n "
    "are fitted to them and verified on larger arms. A division counts as a product. Sines, cosines, changes of sign and "
    "parameter-only work are not counted. No simplifications are applied (base parameters and others would save more)."
)


Said = Callable[["CountedTable"], tuple[Remark, ...]]  # function that makes remarks from counts


class CountedTable:
    """A table of the source with our counts, for remarks; `steps`: tables in which the paper counts its own method."""

    def __init__(self, table: SourceTable, steps: Sequence[SourceTable] = ()):
        self.table, self.steps = table, tuple(steps)

    def row(self, name: str) -> SourceRow:
        """Return the row whose algorithm, or our method for it, begins with a name."""
        return next(row for row in self.table.rows if row.row.name.startswith(name) or row.method == name)

    def ours(self, name: str) -> Cost:
        """Return our count of such a row; nothing if there is none."""
        return self.row(name).ours or FREE

    def is_(self, name: str, mul: str, add: str, words: str) -> CheckedSentence:
        """Return the sentence `words`, checked: our count has these products and sums."""
        ours = self.ours(name)
        otherwise = f"{name}: our count is NOT {mul} products and {add} sums, but {ours.mul} and {ours.add}."
        return CheckedSentence((str(ours.mul), str(ours.add)) == (mul, add), words, otherwise)

    def a_joint(self, name: str, who: str) -> CheckedSentence:
        """Return a checked sentence: a method costs as much per joint in our count as in the paper."""
        ours, paper = slope(self.ours(name)), slope(self.row(name).row.right)
        costs = f"{who} costs {paper[0]} products and {paper[1]} sums per joint"
        return CheckedSentence(
            ours == paper, f"{costs}, in our count as in the paper.", f"{costs} in the paper, {ours[0]} and {ours[1]} in our count."
        )

    def below(self, names: Sequence[str], words: str) -> CheckedSentence:
        """Return the sentence `words`, checked: our counts are below the source's formulas, products and sums."""
        costs = [(name, self.ours(name), self.row(name).row.right) for name in names]
        above = [name for name, ours, paper in costs if not all(a(SIX) < b(SIX) for a, b in zip(ours, paper, strict=True))]
        return CheckedSentence(not above, words, f"Our counts are NOT below the source's for n = {SIX}: {', '.join(above)}.")

    def order(self, names: Sequence[str], words: str) -> CheckedSentence:
        """Return the sentence `words`, checked: in our counts for n = 6 these rows are in increasing order."""
        found = sorted(names, key=lambda name: both(self.ours(name), SIX))
        return CheckedSentence(
            found == list(names), words, f"In our counts the order, fewest operations first, is {', '.join(found)}."
        )


def slope(cost: Cost) -> tuple[float, float]:
    """Return the products and sums per additional joint for large n, as integers if they are whole."""
    far = 3000  # divisible by periods of 1, 2 and 3
    exact = [(part(far + 6) - part(far)) / 6 for part in cost]
    mul, add = (int(x) if x.denominator == 1 else float(x) for x in exact)
    return mul, add


def counted(
    source: PaperSource, key: str, title: str, published: Published, steps: tuple[Published, ...] = ()
) -> Callable[[Said], Callable[[], Parts]]:
    """Decorator: register a table of formulas, or of the terms of one method, as an item; the function makes its remarks."""

    def listed(said: Said) -> Callable[[], Parts]:
        return source.item(key, title)(lambda: _parts(key, published, said, steps))

    return listed


def _parts(key: str, published: Published, said: Said, steps: tuple[Published, ...]) -> Parts:
    found, parts = source_table(published), [source_table(table) for table in steps]
    of_terms = bool(published.of)
    tables = [found.table(), *([at_table(found)] if published.at is None else []), *(part.table() for part in parts)]
    figures = [(terms_figure if of_terms else _figure)(key, found)]
    figures += [terms_figure(f"{key}-{k}", part) for k, part in enumerate(parts)]
    data = {"counts": found.to_dict(), "n": SIX, "at n": {row.row.name: _numbers(row) for row in found.rows}}
    data |= {} if of_terms else {"steps": [part.to_dict() for part in parts]}
    return Parts(COUNTED, (*said(CountedTable(found, parts)), HOW), tuple(tables), tuple(figures), data)


def both(cost: Cost, n: int) -> float:
    """Return products plus sums for n joints."""
    return float(cost.mul(n) + cost.add(n))


def _numbers(row: SourceRow) -> dict[str, int | None]:
    """Return a row for n = SIX: printed, by its formulas, corrected, ours."""
    formula = (_at(PolynomialInN.parse(row.row.mul)), _at(PolynomialInN.parse(row.row.add)))
    known = {n: (products, sums) for n, products, sums in row.row.printed}
    right, ours = row.row.right, row.ours
    mine = (None, None) if ours is None else (_at(ours.mul), _at(ours.add))
    pairs = {"printed": known.get(SIX, formula), "formula": formula, "right": (_at(right.mul), _at(right.add)), "our": mine}
    return {f"{name} {kind}": value for name, pair in pairs.items() for kind, value in zip(("mul", "add"), pair, strict=True)}


def _at(formula: PolynomialInN) -> int:
    return round(float(formula(SIX)))


def at_table(found: SourceTable) -> Table:
    """Return the table of all rows for n = SIX: the source's value, ours, the difference from the corrected value."""
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
    notes = ["more: ours minus the paper's corrected value.", *astray]
    if any(row.row.joined for row in found.rows):
        notes.append(
            "Terms that our code computes together have our numbers on the last of them; the difference is from their sum."
        )
    header = ("", *(f"{name}\n{kind}" for name in ("printed", "corrected", "our", "more") for kind in ("mul", "add")))
    return Table(f"For n = {SIX}", header, tuple(rows), tuple(notes))


def _figure(key: str, found: SourceTable) -> Figure:
    """Plot bars for a table with one n, curves over n for a table with formulas."""
    published = found.published
    words = "products plus sums"
    if published.at is not None:
        groups = [
            (row.row.name, (("paper", both(row.row.right, published.at)), ("ours", both(row.ours, SIX))))
            for row in found.rows
            if row.ours is not None
        ]
        svg = bars(key, published.title, groups, f"operations, n = {published.at}")
        return Figure(svg, f"Operations: {published.title}, {words}; the paper's (misprints corrected) and ours.")
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
        f"Operations against the number of joints: {published.title}, {words}. Solid lines: ours; dashed lines of the same colour: "
        "the paper's, misprints corrected.",
    )


def _ours_at(found: SourceTable, row: SourceRow, n: int) -> float:
    """Return our operations for n joints: from the polynomial where it is valid, else counted; NaN if that is impossible."""
    assert row.row.ours is not None and row.ours is not None
    if n >= found.valid_from:
        return both(row.ours, n)
    cost = measured(row.row.ours, at=n) if row.row.ours.what == "count" else None
    return both(cost, n) if cost is not None else math.nan


def terms_figure(key: str, found: SourceTable) -> Figure:
    """Plot bars for every term, or group of terms that are measured together."""
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
        f"Term by term: {found.published.title}, products plus sums for n = {SIX}: the paper's, corrected, and those of our lines "
        "that compute the same. Terms that our code computes together share a pair of bars."
    )
    return Figure(bars(key, found.published.title, groups, f"products and sums, n = {SIX}"), caption)
