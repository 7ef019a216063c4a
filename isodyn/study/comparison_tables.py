"""A comparison as tables: who agrees, what each quantity costs, who is cheapest for which n, what the sources claim."""

from __future__ import annotations

from isodyn.counts.curves import FAR, SHOWN, TRACED, cheapest, words
from isodyn.formulations.registry import QUANTITIES
from isodyn.show.table import Table, number
from isodyn.study.agreement import COMMON
from isodyn.study.comparison import COMPARED, NOT_OFFERED, Cell, Comparison

_PARTS = ("products", "sums", "both")


def overview_table(found: Comparison) -> Table:
    """Verdicts: methods down, quantities across."""
    header = ("method", *(quantity.replace("_", "\n", 1) for quantity in found.quantities))
    rows = []
    for method in found.methods:
        cells = {cell.quantity: cell.verdict for cell in found.cells if cell.method == method}
        rows.append((method, *(cells.get(quantity, "not done") for quantity in found.quantities)))
    verdict = "No method differs from its reference." if found.agrees else "SOME METHODS DIFFER."
    notes = (
        "exact: equal to the reference modulo 2^61 - 1, and within rounding in numbers; -: no formula of its own.",
        verdict,
    )
    return Table("Agreement", header, tuple(rows), notes, left=1 + len(found.quantities))


def quantity_table(found: Comparison, quantity: str) -> Table:
    """Agreement, operations and time of every method for one quantity."""
    header = ("method", "exactly", "difference", "/ bound", "mul", "add", "div", "sqrt", "trig", "total", "depth", "time [ns]")
    offered = [cell for cell in found.of(quantity) if cell.status != NOT_OFFERED]
    rows = tuple(_row(cell) for cell in offered)
    notes = [f"{cell.method}: {cell.status}. {cell.reason}" for cell in offered if cell.status != COMPARED]
    notes += [f"{cell.method}: not decided exactly. {cell.reason}" for cell in offered if cell.status == COMPARED and cell.reason]
    missing = [cell.method for cell in found.of(quantity) if cell.status == NOT_OFFERED]
    notes += [f"- (no formula of their own): {', '.join(missing)}"] if missing else []
    if quantity in COMMON:
        notes += _on_own_matrix(found, quantity, offered)
    elif not any(cell.reference for cell in offered) and found.references.get(quantity):
        notes.append(f"Compared with {found.references[quantity]}.")
    title = f"{quantity}: {QUANTITIES[quantity].title}"
    return Table(title, header, rows, tuple(notes), left=2)


def _on_own_matrix(found: Comparison, quantity: str, cells: list[Cell]) -> list[str]:
    notes = [f"Compared by C qd with {COMMON[quantity]} by {found.references[quantity]}: the matrices themselves may differ."]
    for skew, words_ in ((True, "is skew"), (False, "is not skew")):
        methods = [cell.method for cell in cells if cell.exact.skew is skew]
        notes += [f"dM/dt - 2 C {words_}: {', '.join(methods)}"] if methods else []
    return notes


def _row(cell: Cell) -> tuple[str, ...]:
    if cell.status != COMPARED or cell.count is None:
        return (cell.method, cell.status, *["-"] * 10)
    c, a = cell.count, cell.agreement
    exactly = "reference" if cell.reference else {True: "equal", False: "DIFFERS", None: "-"}[cell.exact.equal]
    difference, ratio = ("-", "-") if a is None else (number(a.absolute), number(a.ratio) if a.bounded else "no bound")
    if a is not None and not a.ratio <= 1:
        ratio = f"{ratio} !"
    counts = (str(x) for x in (c.mul, c.add, c.div, c.sqrt, c.trig, c.total, c.depth))
    return (cell.method, exactly, difference, ratio, *counts, number(cell.time))


def crossing_table(found: Comparison) -> Table:
    """Who needs the fewest products and sums for which n."""
    rows = []
    for quantity in found.quantities:
        for span in cheapest(found.curves_of(quantity)) if found.curves_of(quantity) else ():
            form = next(curve.polynomial for curve in found.curves_of(quantity) if curve.method == span.methods[0])
            formulas = ("-", "-") if form is None else (str(form.products), str(form.add))
            rows.append((quantity, words(((span.first, span.last),)), " = ".join(span.methods), *formulas))
    header = ("quantity", "for", "fewest operations by", "products", "sums")
    notes = (
        "General n-revolute arm, every parameter a symbol, off-line work not counted; products hold divisions.",
        "Formulas were recovered exactly from traces and verified at other n; "
        f"looked at up to n = {FAR}, or {TRACED} where a method follows no polynomial (-).",
        *_on_periods("".join(cell for row in rows for cell in row)),
    )
    return Table("Crossings: fewest products and sums together", header, tuple(rows), notes, left=5)


def _on_periods(text: str) -> tuple[str, ...]:
    return ("{a, b, c} is a for n = 0, b for n = 1, c for n = 2 modulo 3, {a, b} likewise modulo 2.",) if "{" in text else ()


def curve_table(found: Comparison, quantity: str) -> Table:
    """Products and sums of every method as polynomials, and as numbers for some n."""
    some = (4, 6, 7, 9, SHOWN)
    rows = []
    for curve in found.curves_of(quantity):
        form = curve.polynomial
        counts = (f"{c.products} / {c.add}" for c in map(curve.at, some))
        formulas = ("no polynomial", "-", "-") if form is None else (str(form.products), str(form.add), f"n >= {form.valid_from}")
        rows.append((curve.method, *formulas, *counts))
    header = ("method", "products", "sums", "from", *(f"n = {n}" for n in some))
    return Table("", header, tuple(rows), _on_periods("".join(cell for row in rows for cell in row)), left=4)


def claim_table(found: Comparison) -> Table:
    """What the sources claim: by their own figures, and by our counts."""
    rows, notes = [], []
    for k, checked in enumerate(found.claims, start=1):
        c = checked.claim
        printed = " / ".join(words(checked.printed[part]) for part in _PARTS if part in checked.printed)
        ours = " / ".join(words(checked.ours[part]) for part in _PARTS if part in checked.ours) or "-"
        rows.append((f"{k}", c.source, c.text, printed, f"{c.ours[0]} < {c.ours[1]}", ours))
        notes.append(f"{k}: {checked.verdict}.")
    remarks: dict[str, list[str]] = {}
    for k, checked in enumerate(found.claims, start=1):
        remarks.setdefault(checked.claim.note, []).append(str(k))
    notes += [f"On {', '.join(numbers)}: {remark}." for remark, numbers in remarks.items() if remark]
    header = ("", "source", "claim", "by its figures:\nproducts / sums / both", "ours", "by our counts:\nproducts / sums / both")
    return Table("Claims of the sources", header, tuple(rows), tuple(notes), left=6)
