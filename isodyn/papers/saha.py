"""Saha, Introduction to Robotics, chapter 9: every example and exercise that computes something, and the tables of operations."""

from __future__ import annotations

from isodyn.counts.crossings import CLAIMS, SHOWN, check_claim, curve, range_words
from isodyn.counts.polynomial import Polynomial
from isodyn.counts.published import SAHA_9_1, SAHA_9_6, Published, Row
from isodyn.counts.source_tables import SourceRow, SourceTable, source_table
from isodyn.dynamics.reductions import NAMES
from isodyn.papers import saha_derivations, saha_falls, saha_torques
from isodyn.papers.piece import AGREES, DIFFERS, Maker, Piece
from isodyn.show.figure import Figure, bars, curve_lines
from isodyn.show.table import Table

SIX = 6  # joints


def table_9_1() -> Piece:
    """Inverse dynamics."""
    remarks = (
        "Products and sums of inverse dynamics on the general n-revolute arm. Ours are counted from the operation graphs of "
        "the same kind of method, every parameter of the arm a symbol, work on parameters alone not counted; 'reduced' is "
        "with isodyn's reductions (frames, base parameters, factoring).",
        "The figures for n = 6 fit the printed formulas. Luh's 131n + 48 should be 131n - 48, as Mata prints it (inferred: "
        "what is saved at the ends is subtracted). Balafoutis' 421M is 421A.",
        "RIDIM and ReDySim are both DeNOC. Beside RIDIM stands the recursion as the book prints it, (9.32)-(9.33), with the twists "
        "at the mass centres; beside ReDySim ours with the twists at the origins and the acceleration of every offset by one "
        "matrix, which needs fewer operations than either. How the book counts its own was not at hand (Shah et al., 2013).",
        "Hollerbach's, Kane's (Angeles et al.) and Balafoutis and Patel's equations, which the book only quotes, are written here "
        "from the literature. The last two cost as many products a joint as quoted; Hollerbach's half, because the matrices that "
        "stand for a turn are folded.",
    )
    return _piece("saha-table-9.1", "Table 9.1: computational complexities for inverse dynamics", SAHA_9_1, remarks)


def table_9_6() -> Piece:
    """Forward dynamics, given phi."""
    remarks = (
        "Products and sums of forward dynamics from phi = tau - h on the general n-revolute arm; the bias h is not counted (9.4.1 "
        "lists phi among the inputs, and every figure is too small to hold it). Ours are counted from the operation graphs.",
        "Two misprints: Featherstone's 1527A for n = 10 is 1567A by its formula; Walker and Orin's 233n/3 must be 233n/6, which "
        "is whole for every n and gives the printed 1209A for n = 10; then n = 6 and 7 have 475A and 626A, not 480A and 898A "
        "(inferred).",
        "Ours by DeNOC lies below Saha (2003) and below ReDySim; 'reduced' is with isodyn's reductions.",
    )
    return _piece("saha-table-9.6", "Table 9.6: computational complexities for forward dynamics", SAHA_9_6, remarks)


def _piece(key: str, title: str, published: Published, remarks: tuple[str, ...]) -> Piece:
    found = source_table(published, NAMES)
    tables = (figures_table(found), found.table())
    unfit = [row.name for row in published.rows if not figures_fit(row)]
    data = {"formulas": found.to_dict(), "figures that do not fit their formula": unfit}
    return Piece(key, "Saha", title, DIFFERS, remarks, tables, (_bars(key, found),), data)


def _bars(key: str, found: SourceTable) -> Figure:
    """Products and sums together for n = 6."""
    groups = []
    for row in found.rows:
        mul, add = row.row.right
        members = [("printed, corrected", float(mul(SIX) + add(SIX)))]
        members += [
            (name, float(cost.mul(SIX) + cost.add(SIX)))
            for name, cost in (("ours", row.ours), ("ours, reduced", row.reduced))
            if cost
        ]
        groups.append((row.row.name, members))
    caption = "Products and sums for n = 6: the book's formulas, corrected, and our counts of the same kind of method."
    return Figure(bars(key.replace(".", "-"), caption, groups, "products and sums, n = 6"), caption)


def figures_fit(row: Row) -> bool:
    """Whether the printed figures are those of the printed formulas."""
    mul, add = Polynomial.parse(row.mul), Polynomial.parse(row.add)
    return all(mul(n) == products and add(n) == sums for n, products, sums in row.printed)


def figures_table(found: SourceTable) -> Table:
    """The printed figures, what the formulas give (corrected), ours, and the differences, for every n that is printed."""
    rows = []
    for row in found.rows:
        for n, products, sums in row.row.printed:
            mul, add = row.row.right
            formula = f"{mul(n)} / {add(n)}"
            rows.append((row.row.name, row.method, str(n), f"{products} / {sums}", formula, *_ours(row, n, products, sums)))
    header = ("algorithm", "our method", "n", "printed", "by its formula,\ncorrected", "ours", "ours less\nprinted", "reduced")
    notes = ("Products / sums. A division counts as a product. No entry: isodyn has no such method.",)
    return Table("Printed figures", header, tuple(rows), notes, left=2)


def _ours(row: SourceRow, n: int, products: int, sums: int) -> tuple[str, str, str]:
    if row.ours is None:
        return "", "", ""
    mul, add = int(row.ours.mul(n)), int(row.ours.add(n))
    reduced = f"{row.reduced.mul(n)} / {row.reduced.add(n)}" if row.reduced is not None else ""
    return f"{mul} / {add}", f"{mul - products:+d} / {add - sums:+d}", reduced


# -- section 9.4.1 ----------------------------------------------------------------------------------------------------


def crossovers() -> Piece:
    """From which n on recursive forward dynamics needs fewer operations."""
    checked = [check_claim(claim) for claim in CLAIMS if claim.source.startswith("Saha")]
    rows = []
    for found in checked:
        claim = found.claim
        for who, ranges in ((" and ".join(claim.names), found.printed), (" and ".join(claim.ours), found.ours)):
            cells = [range_words(ranges[part]) for part in ("products", "sums", "both")]
            rows.append((claim.text if ranges is found.printed else "", who, *cells))
    header = ("the book says", "compared", "by products", "by sums", "by both")
    notes = ("First line of each: the printed formulas, corrected. Second: our counts of the same two kinds of method.",)
    table = Table(
        "From which n on the recursive one needs fewer operations than Walker and Orin's", header, tuple(rows), notes, left=5
    )
    first = checked[0]
    remarks = (
        "Section 9.4.1: recursive forward dynamics is efficient from n = 10 or 12 on, ReDySim's already from n = 7 on. "
        "Compared is with Walker and Orin (1982), the order n^3 algorithm of Table 9.6, whose sums are corrected to 233n/6.",
        "By products the printed formulas say so. By sums, and by both together, they do not: ReDySim needs fewer of both "
        f"together for {range_words(first.printed['both'])}.",
        f"By our counts DeNOC needs fewer than composite bodies for {range_words(first.ours['both'])}, because our algorithm of "
        "order n^3 needs fewer operations than Walker and Orin's.",
    )
    agrees = all(found.printed["both"] == (found.claim.says,) for found in checked)
    title = "Section 9.4.1: from which n on recursive forward dynamics is efficient"
    data = {"claims": [found.to_dict() for found in checked]}
    figures = (_crossing_figure(),)
    return Piece("saha-crossovers", "Saha", title, AGREES if agrees else DIFFERS, remarks, (table,), figures, data)


def _crossing_figure() -> Figure:
    places = list(range(3, SHOWN + 3))
    printed = {row.name: row.right for row in SAHA_9_6.rows}
    lines = []
    for name in ("ReDySim (Shah et al., 2013)", "Saha (2003)", "Walker and Orin (1982)"):
        mul, add = printed[name]
        lines.append((name, [float(mul(n) + add(n)) for n in places]))
    for method, words_of in (("denoc", "ours, DeNOC"), ("composite-body", "ours, composite bodies")):
        counts = [curve("forward_dynamics", method, given_bias=True).at(n) for n in places]
        lines.append((words_of, [float(c.products + c.add) for c in counts]))
    svg = curve_lines("crossing", "operations of forward dynamics", places, lines, "products and sums", range(len(lines)))
    return Figure(
        svg, "Operations of forward dynamics given phi: printed formulas (corrected) and our counts, over the number of joints."
    )


_TABLES = {"saha-table-9.1": table_9_1, "saha-table-9.6": table_9_6, "saha-crossovers": crossovers}


_FOUND: dict[str, Maker] = {
    **saha_derivations.ITEMS,
    **saha_torques.ITEMS,
    **saha_falls.ITEMS,
    **_TABLES,
}

#: in the order of the book, what is not in the book last
_ORDER = (
    *(f"saha-9.{k}" for k in range(1, 12)),
    *(f"saha-ex-9.{k}" for k in (6, 7, 8, 9, 11, 12, 14, 15)),
    "saha-table-9.1",
    "saha-table-9.6",
    "saha-crossovers",
    "saha-redysim-kr5",
    "saha-redysim-two-link",
)

ITEMS: dict[str, Maker] = {key: _FOUND[key] for key in _ORDER}
assert ITEMS.keys() == _FOUND.keys()
