"""Writes the tables of counts inside the pages of the formulations and of the reductions.

A page holds a table between the lines "<!-- counts KEY ... -->" and "<!-- end of counts -->"; KEY is a method, or "reductions".

Run: python docs/make_count_tables.py [KEY ...]        (all of them take about a minute)
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import isodyn as iso
from isodyn.counts.polynomial import PolynomialInN
from isodyn.formulations.registry import METHODS

DOCS = Path(__file__).parent
FORMULATIONS = sorted(page for page in (DOCS / "formulations").glob("*.md") if "<!-- counts" in page.read_text(encoding="utf-8"))
PAGES = {page.stem: page for page in FORMULATIONS} | {"reductions": DOCS / "reductions.md"}
ROBOTS = ("puma560", "ur5", "iiwa14")
EVERY = ("frames", "base-parameters", "factoring")
WORDS = {
    "inverse_dynamics": "inverse dynamics",
    "forward_dynamics": "forward dynamics",
    "mass_matrix": "$M$",
    "coriolis_matrix": "$C$",
    "gravity_torque": "$g$",
    "bias_torque": "bias",
    "inverse_dynamics_derivatives": r"$\partial \tau$",
    "forward_dynamics_derivatives": r"$\partial \ddot q$",
}
SETS = ((), ("frames",), ("base-parameters",), ("frames", "base-parameters"), EVERY)
#: what the table of the reductions counts: the methods that are chosen for small arms, and articulated bodies
CHOSEN = (
    ("inverse_dynamics", "modified-newton-euler"),
    ("mass_matrix", "composite-body-split"),
    ("forward_dynamics", "composite-body-split"),
    ("forward_dynamics", "articulated-body"),
)

BLOCK = r"(<!-- counts {key} [^\n]*-->\n)(.*?)(<!-- end of counts -->)"


def table(key: str) -> str:
    """The table of a key, as Markdown, and from which n its formulas hold."""
    rows, first = (_reductions(), 0) if key == "reductions" else _formulation(key)
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines + (["", f"The formulas hold from $n = {first}$ on.", ""] if first else [""]))


def _formulation(method: str) -> tuple[list[tuple[str, ...]], int]:
    header = ("", "products", "sums", "$n = 6$", "reduced", *(f"`{name}`" for name in ROBOTS))
    rows, first = [header, ("---", *["--:"] * (len(header) - 1))], 1
    for quantity in (quantity for quantity in WORDS if quantity in METHODS[method].quantities):
        found = iso.count_polynomial(method, quantity)
        formulas, first = (_latex(found.mul + found.div), _latex(found.add)), max(first, found.valid_from)
        counts = [_pair(6, method, quantity), _pair(6, method, quantity, EVERY)]
        rows.append((WORDS[quantity], *formulas, *counts, *(_pair(iso.load(name), method, quantity) for name in ROBOTS)))
    return rows, first


def _reductions() -> list[tuple[str, ...]]:
    header = ("", "method", "", "plain", "`frames`", "`base-parameters`", "both", "and `factoring`")
    rows = [header, ("---", "---", "---", *["--:"] * len(SETS))]
    for quantity, method in CHOSEN:
        for name in ("general arm, $n = 6$", "general arm, $n = 7$", *ROBOTS):
            arm = iso.load(name) if name in ROBOTS else int(name.rstrip("$")[-1])
            shown = f"`{name}`" if name in ROBOTS else name
            first = name.endswith("6$")
            labels = (WORDS[quantity] if first else "", f"`{method}`" if first else "", shown)
            rows.append((*labels, *(_pair(arm, method, quantity, reduce) for reduce in SETS)))
    return rows


def _pair(robot: iso.Robot | int, method: str, quantity: str, reduce: tuple[str, ...] = ()) -> str:
    """Products with divisions / sums."""
    found = iso.count(robot, method, quantity, reduce=reduce)
    return f"{found.products} / {found.add}"


def _latex(polynomial: PolynomialInN) -> str:
    """A polynomial; where coefficients depend on n modulo 3, only the terms before them."""
    whole, periodic, _ = str(polynomial).partition(" + {")
    terms = re.sub(r"(\d*)n(\^\d)?/(\d+)", r"\\tfrac{\1n\2}{\3}", whole)
    return f"${terms} + O(n)$" if periodic else f"${terms}$"


def written(key: str) -> str:
    """The page of a key with a new table."""
    text = PAGES[key].read_text(encoding="utf-8")
    new, times = re.subn(BLOCK.format(key=key), lambda match: match[1] + table(key) + match[3], text, flags=re.S)
    assert times == 1, f"{PAGES[key].name} has {times} blocks of counts"
    return new


def main() -> None:
    """Write the pages."""
    for key in sys.argv[1:] or PAGES:
        PAGES[key].write_text(written(key), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
