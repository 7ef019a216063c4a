"""A comparison as one HTML page that needs nothing else (see page.py)."""

from __future__ import annotations

from html import escape

from isodyn.counts.curves import FIRST, PARTS, SHOWN, cheapest
from isodyn.formulations.registry import QUANTITIES
from isodyn.show.figure import curve_lines, plain_bars, ratio_dots
from isodyn.show.report import HIGHAM, OKABE, document, figure, robot_part, sources_part
from isodyn.show.table import number
from isodyn.study.comparison import COMPARED, NOT_OFFERED, Comparison
from isodyn.study.comparison_tables import claim_table, crossing_table, curve_table, overview_table, quantity_table


def page(found: Comparison) -> str:
    """The page as text."""
    done = [quantity for quantity in found.quantities if found.of(quantity)]
    parts = [
        ("agreement", "Agreement", _agreement(found)),
        *((quantity, _title(quantity), _quantity(found, quantity)) for quantity in done),
        *([("crossings", "Who is cheapest for how many joints", crossing_table(found).html())] if found.curves else []),
        *([("claims", "What the sources claim", _claims(found))] if found.claims else []),
        ("robot", "The robot", robot_part(found.robot)),
        ("sources", "Sources", f"<ol><li>{HIGHAM}</li><li>{OKABE}</li></ol>{sources_part(found.methods, found.robot)}"),
    ]
    name = found.robot.name
    lead = f"{len(found.methods)} formulations, {len(done)} quantities: do they agree, what do they cost, how long do they take?"
    return document(name, f"The methods compared on {name}", lead, _headline(found), parts, found.host)


def _title(quantity: str) -> str:
    title = QUANTITIES[quantity].title
    return f"{title[0].upper()}{title[1:]}"


def _headline(found: Comparison) -> list[tuple[str, str]]:
    compared = [cell for cell in found.cells if cell.status == COMPARED]
    exact = sum(cell.exact.equal is True and not cell.reference for cell in compared)
    others = sum(not cell.reference for cell in compared)
    ratios = [cell.agreement.ratio for cell in compared if cell.agreement is not None]
    different = sum(not cell.agrees for cell in compared)
    facts = [("Exactly equal to the reference", f"{exact} of {others}")]
    if ratios:
        facts.append(("Largest difference / bound", number(max(ratios))))
    facts.append(("Methods that differ", str(different) if different else "none"))
    return facts


def _agreement(found: Comparison) -> str:
    text = (
        "<p>Every method is compared with the first of the registry that gives the quantity. <i>Exactly</i>: operation graphs of "
        "the robot, its numbers taken as the fractions they are, are evaluated at a random state modulo 2<sup>61</sup> - 1, where "
        f"nothing is rounded. <i>In numbers</i>: the largest difference over {found.states} random states (seed {found.seed}) in "
        "units of the bound that the rounding of the two methods' own operations gives<sup><a href='#sources'>1</a></sup>.</p>"
    )
    text += "".join(f"<p class='note'>{escape(note)}</p>" for note in found.notes)
    if any(cell.agreement is not None for cell in found.cells):
        caption = "Left of the line at 1 rounding explains the difference. A method that gives the same bits is at the left edge."
        text += figure(ratio_picture(found), caption)
    return text + overview_table(found).html()


def ratio_picture(found: Comparison) -> str:
    """Difference over bound of every method and quantity, as SVG."""
    rows = [(q, [(c.method, c.agreement.ratio) for c in found.of(q) if c.agreement is not None]) for q in found.quantities]
    shown = [(quantity, dots) for quantity, dots in rows if dots]
    return ratio_dots("ratios", "Difference over bound", shown, "largest difference / bound", found.methods)


def _quantity(found: Comparison, quantity: str) -> str:
    cells = [cell for cell in found.of(quantity) if cell.status != NOT_OFFERED]
    compared = [cell for cell in cells if cell.status == COMPARED and cell.count is not None]
    text = f"<p><code>{escape(quantity)}</code></p>"
    pictures = [("operations", [(c.method, float(c.count.total)) for c in compared if c.count], "operations")]
    if found.batch:
        pictures.append(("time", [(c.method, c.time) for c in compared if c.time == c.time], "ns per evaluation, one thread"))
    text += "<div class='trio'>"
    for key, values, unit in pictures:
        if values:
            text += figure(plain_bars(f"{key}-{quantity}", f"{unit} of {quantity}", values, unit), f"{key.capitalize()}.")
    text += "</div>" + quantity_table(found, quantity).html()
    return text + (_curves(found, quantity) if found.curves_of(quantity) else "")


def _curves(found: Comparison, quantity: str) -> str:
    caption = "General n-revolute arm: products, divisions and sums against the number of joints."
    if crossings := _crossings(found, quantity):
        caption += f" Dotted: another method becomes the cheapest, at n = {', '.join(map(str, crossings))}."
    return figure(curve_picture(found, quantity), caption) + curve_table(found, quantity).html()


def _crossings(found: Comparison, quantity: str) -> list[int]:
    return [span.first for span in cheapest(found.curves_of(quantity))[1:] if span.first <= SHOWN]


def curve_picture(found: Comparison, quantity: str) -> str:
    """Operations of every method against the number of joints, as SVG."""
    joints = list(range(FIRST, SHOWN + 1))
    series = [(curve.method, [PARTS["both"](curve.at(n)) for n in joints]) for curve in found.curves_of(quantity)]
    order = [found.methods.index(method) for method, _ in series]
    title = f"Operations of {quantity} against n"
    return curve_lines(f"curves-{quantity}", title, joints, series, "products and sums", order, _crossings(found, quantity))


def _claims(found: Comparison) -> str:
    text = (
        "<p>Which algorithm needs fewer operations depends on the number of joints n. The published formulas (corrected where they "
        "are known to be wrong) and our own counts of the same methods on the general n-revolute arm, side by side.</p>"
    )
    return text + claim_table(found).html()
