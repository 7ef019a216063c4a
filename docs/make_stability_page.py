"""Writes docs/stability-results.md and its picture.

Run: python docs/make_stability_page.py
"""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np

from isodyn.model.catalogue import load
from isodyn.show.table import number
from isodyn.study.stability import FLOOR, TABLE_5, Stability, stability

DOCS = Path(__file__).parent
PAGE = DOCS / "stability-results.md"
MEASURED = runpy.run_path(str(DOCS / "measured.py"))
INK = "#7a7f87"  # readable on light and dark pages
SHOWN = (FLOOR, "gibbs-appell", "composite-body", "articulated-body")

HEAD = """# Results: numerical accuracy

<!-- written by docs/make_stability_page.py; do not edit -->

On this page you find the rounding errors of every method on an ill-conditioned arm, and of three methods on four robots.

{made}

How they are measured, and what `u`, *M rounded once* and *scaled* mean: [Measure numerical accuracy](stability.md).

## Mata's Table 5

Mata et al. (2002), section 5.1: two bodies of 0.02 m and 2 m, which make M ill-conditioned on purpose. Joint 2 makes one turn
in 180 steps of two degrees, at rest, without torques, under gravity. The paper compares single with double precision.

"""

AFTER = """
- **Articulated bodies** lose less than composite bodies, as the paper says, and far less than in the paper: {articulated}
  rad/s² on average instead of 0.013.
- **Composite bodies** lose as much as in the paper.
- **Gibbs-Appell** loses as much as composite bodies, not as little as articulated bodies. Its formulas are not the reason. Like
  composite bodies it computes M and solves with it. The acceleration of joint 1 comes from the difference M_11 - M_12²/M_22, in
  which all but about one part in ten thousand cancels. Rounding the entries of M once, with everything else exact, already
  costs {floor} rad/s² on average. That is more than ten times the 0.0088 that the paper reports for Gibbs-Appell. A program
  that keeps M in IEEE single precision can reach that figure only by luck. (FORTRAN on the processors of that time kept
  intermediate results in registers with 64-bit significands, which would explain it; that is a guess.)
- Table 5 itself is not clear: its caption says joint 1, its rows joint 2. The conclusion calls Gibbs-Appell a little worse than
  articulated bodies, but the average in the table is better.

![relative error along the sweep, and condition number](pictures/stability-mata.svg)

All methods, against fifty digits:

"""

ELSEWHERE = """
DeNOC does not form M either, and lies between the two. Every other method solves with M and loses what rounding M costs, or a
little more.

## Other robots

Articulated bodies are not always more accurate. Median relative errors in float32 and median condition numbers at 32 random
states, with velocities and with the torques that belong to accelerations between -2 and 2:

"""

TAIL = """
- In motion the advantage on Mata's arm shrinks from thousands to two or three. The torques that hold and accelerate the arm
  cancel against the bias, and all methods share that loss.
- The last joint of the Stanford arm carries almost no inertia. There articulated bodies lose a hundred times more than
  composite bodies, because they use inertias about the joint, whose large equal parts cancel. With regrouped inertias
  (`reduce=("frames", "base-parameters")`, which `isodyn.compile` uses by default) the loss is gone.
- cond(M) alone tells little. On ordinary arms most of it comes from the different sizes of the joints' inertias. With rows and
  columns scaled to a unit diagonal, which elimination does not notice, it is small. Mata's arm is ill-conditioned either way,
  and there it matters.
"""


def page() -> str:
    """The page as text."""
    mata = stability(load("mata-arm"), states=180, sweep="joint2")
    errors, table = mata.tables()
    averages = {"articulated": _average(mata, "articulated-body"), "floor": _average(mata, FLOOR)}
    text = HEAD.format(made=MEASURED["line"](PAGE)) + f"{_markdown(table.header, table.rows)}\n\nrad/s².\n"
    text += AFTER.format(**averages)
    text += _markdown(errors.header, errors.rows, left=2) + "\n" + ELSEWHERE + _elsewhere() + TAIL
    return text


def _average(found: Stability, method: str) -> str:
    return f"{np.abs(found.row(method).error[:, 0]).mean():.2g}"


def _markdown(header: tuple[str, ...], rows: tuple[tuple[str, ...], ...], left: int = 1) -> str:
    rule = ["---" if k < left else "--:" for k in range(len(header))]
    lines = [[cell.replace("\n", " ") for cell in header], rule, *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _elsewhere() -> str:
    methods = ("composite-body", "articulated-body", "gibbs-appell")
    rows = []
    for name, reduce in (("mata-arm", ()), ("three-link", ()), ("iiwa14", ()), ("stanford", ()), ("stanford", REGROUPED)):
        found = stability(load(name), methods, states=32, dtypes=("float32",), reduce=reduce)
        medians = [number(float(np.median(found.row(method).relative))) for method in (*methods, FLOOR)]
        conditions = [number(float(np.median(x))) for x in (found.condition, found.scaled)]
        rows.append((f"{name}{', regrouped' if reduce else ''}", *conditions, *medians))
    return _markdown(("robot", "cond M", "scaled", *methods, FLOOR), tuple(rows)) + "\n"


REGROUPED = ("frames", "base-parameters")


def pictures() -> dict[str, str]:
    """File name -> SVG."""
    mata = stability(load("mata-arm"), tuple(TABLE_5), states=180, sweep="joint2")
    svg = mata.plot(methods=SHOWN, title="Forward dynamics of Mata's arm: errors against fifty digits")
    return {"stability-mata.svg": svg.replace("currentColor", INK)}


if __name__ == "__main__":
    PAGE.write_text(MEASURED["renewed"](page()), encoding="utf-8")
    for name, svg in pictures().items():
        (DOCS / "pictures" / name).write_text(svg, encoding="utf-8")
