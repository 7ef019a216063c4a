"""Tables of the sources that count operations, as pieces: formulas beside ours, the numbers for one n, and a figure."""

from __future__ import annotations

import math
from collections.abc import Sequence

from isodyn.counts.polynomial import Cost, Polynomial
from isodyn.counts.published import Published, Row
from isodyn.counts.source_tables import SourceRow, SourceTable, measured, source_table
from isodyn.papers.piece import DIFFERS, Piece
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


def counted_piece(
    key: str, source: str, title: str, published: Published, remarks: Sequence[str], steps: Sequence[Published] = ()
) -> Piece:
    """A table of formulas; `steps` are the tables in which the paper counts its own method."""
    found, parts = source_table(published), [source_table(table) for table in steps]
    tables = [found.table(), *([at_table(found)] if published.at is None else []), *(part.table() for part in parts)]
    figures = [_figure(key, found), *(terms_figure(f"{key}-{k}", part) for k, part in enumerate(parts))]
    data = {"counts": found.to_dict(), "n": SIX, "at n": at_numbers(found), "steps": [part.to_dict() for part in parts]}
    return Piece(key, source, title, DIFFERS, (*remarks, HOW), tuple(tables), tuple(figures), data)


def terms_piece(key: str, source: str, title: str, published: Published, remarks: Sequence[str]) -> Piece:
    """A table of terms."""
    found = source_table(published)
    tables, figures = (found.table(), at_table(found)), (terms_figure(key, found),)
    data = {"counts": found.to_dict(), "n": SIX, "at n": at_numbers(found)}
    return Piece(key, source, title, DIFFERS, (*remarks, HOW), tables, figures, data)


# -- numbers for one n ------------------------------------------------------------------------------------------------


def at_numbers(found: SourceTable) -> dict[str, dict[str, int | None]]:
    """Row -> its numbers for n = SIX: printed, corrected, ours."""
    return {row.row.name: _numbers(row) for row in found.rows}


def _numbers(row: SourceRow) -> dict[str, int | None]:
    mul, add = (_at(Polynomial.parse(text)) for text in (row.row.mul, row.row.add))
    known = {n: (products, sums) for n, products, sums in row.row.printed}
    right, ours = row.row.right, row.ours
    return {
        "printed mul": known.get(SIX, (mul, add))[0], "printed add": known.get(SIX, (mul, add))[1],
        "formula mul": mul, "formula add": add, "right mul": _at(right.mul), "right add": _at(right.add),
        "our mul": None if ours is None else _at(ours.mul), "our add": None if ours is None else _at(ours.add),
    }  # fmt: skip


def _at(formula: Polynomial) -> int:
    return round(float(formula(SIX)))


def at_table(found: SourceTable) -> Table:
    """Every row for n = SIX: the source's value, ours, the difference from what is right."""
    header = (
        "",
        "printed\nmul",
        "printed\nadd",
        "corrected\nmul",
        "corrected\nadd",
        "our\nmul",
        "our\nadd",
        "more\nmul",
        "more\nadd",
    )
    rows, astray, paper = [], [], (0, 0)
    for row in found.rows:
        x = _numbers(row)
        cells = [x["printed mul"], x["printed add"], x["right mul"], x["right add"], x["our mul"], x["our add"]]
        mine = (x["right mul"] or 0, x["right add"] or 0)
        paper = (paper[0] + mine[0], paper[1] + mine[1]) if row.row.joined else mine
        more = [None, None] if row.ours is None else [_at(ours) - p for ours, p in zip(row.ours, paper, strict=True)]
        rows.append((row.row.name, *("" if cell is None else str(cell) for cell in (*cells, *more))))
        if (x["printed mul"], x["printed add"]) != (x["formula mul"], x["formula add"]):
            astray.append(f"{row.row.name}: its formulas give {x['formula mul']} and {x['formula add']} for n = {SIX}.")
    notes = ["more: ours less the paper's, corrected.", *astray]
    if any(row.row.joined for row in found.rows):
        notes.append("Terms that ours makes together have our numbers on the last of them, and the difference is from their sum.")
    return Table(f"For n = {SIX}", header, tuple(rows), tuple(notes))


# -- figures ----------------------------------------------------------------------------------------------------------


def _figure(key: str, found: SourceTable) -> Figure:
    published = found.published
    words = "products and sums together"
    if published.at is not None:
        groups = [
            (row.row.name, (("paper", _both(row.row, published.at)), ("ours", float(row.ours.mul(SIX) + row.ours.add(SIX)))))
            for row in found.rows
            if row.ours is not None
        ]
        return Figure(
            bars(key, published.title, groups, f"operations, n = {published.at}"),
            f"Operations: {published.title}, {words}, the paper's (corrected where it is misprinted) and ours.",
        )
    series, looks = [], []
    shown = [row for row in found.rows if row.ours is not None and row.paper is not None]
    alike = len({row.method for row in shown}) < len(shown)
    for k, row in enumerate(shown):
        assert row.paper is not None
        name = row.row.name if alike else row.method
        series.append((f"{name}: ours", [_ours_at(found, row, n) for n in DRAWN]))
        series.append((f"{name}: paper", [float(row.paper.mul(n) + row.paper.add(n)) for n in DRAWN]))
        looks += [k, k + PAIR]
    return Figure(
        curve_lines(key, published.title, list(DRAWN), series, "products and sums", looks),
        f"Operations against the number of joints: {published.title}, {words}. Full lines are ours, dashed ones of the same colour "
        "the paper's, corrected where it is misprinted.",
    )


def _ours_at(found: SourceTable, row: SourceRow, n: int) -> float:
    """By the polynomial where it holds; counted for smaller n, NaN (not drawn) where that cannot be done."""
    assert row.row.ours is not None and row.ours is not None
    cost: Cost | None = row.ours
    if n < found.valid_from:
        cost = measured(row.row.ours, at=n) if row.row.ours.what == "count" else None
    return float(cost.mul(n) + cost.add(n)) if cost is not None else math.nan


def _both(row: Row, n: int) -> float:
    mul, add = row.right
    return float(mul(n) + add(n))


def terms_figure(key: str, found: SourceTable) -> Figure:
    """Bars for every term, or terms that are measured together."""
    groups: list[tuple[str, tuple[tuple[str, float], ...]]] = []
    names: list[str] = []
    for row in found.rows:
        names = [*names, row.row.name] if row.row.joined else [row.row.name]
        if row.ours is None or row.paper is None or row.row.name in ("Total", "Lagrange"):
            continue
        pair = (("paper", row.paper), ("ours", row.ours))
        values = tuple((whose, float(cost.mul(SIX) + cost.add(SIX))) for whose, cost in pair)
        if any(value for _, value in values):
            groups.append((",\n".join(names), values))
    caption = (
        f"Term by term: {found.published.title}, products and sums for n = {SIX}; the paper's corrected, and ours by the lines "
        "that make the same. Terms that ours makes together share a pair of bars."
    )
    return Figure(bars(key, found.published.title, groups, f"products and sums, n = {SIX}"), caption)
