"""Writes docs/stability.md, with its figures as they are found now, and its pictures.

Run: python docs/make_stability_page.py
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from isodyn.model.catalogue import load
from isodyn.show.table import number
from isodyn.study.stability import FLOOR, TABLE_5, Stability, stability

DOCS = Path(__file__).parent
INK = "#7a7f87"  # readable on light and dark pages
SHOWN = (FLOOR, "gibbs-appell", "composite-body", "articulated-body")

HEAD = """# Numerical stability

<!-- written by docs/make_stability_page.py; do not edit -->

`isodyn.stability(robot)` measures what rounding takes away, for any robot, quantity and methods, in float32 and float64,
against a reference of fifty digits; the condition number of the inertia matrix stands beside it.

```python
import isodyn as iso

arm = iso.load("mata-arm")
found = iso.stability(arm, ("composite-body", "articulated-body"), states=12, sweep="joint2")
print(found)                                            # tables
row = found.row("composite-body", "float32")
print(row.relative.max(), row.error.shape)              # relative error by state; errors (states, joints) in rad/s2
found.plot("errors.svg")                                # needs isodyn[plot]
```

In a shell: `isodyn stability mata-arm --sweep joint2 --states 180 --plot errors.png`; `--method`, `--quantity`, `--dtype`,
`--digits`, `--reduce` and `--json` as in Python. The reference needs mpmath: `pip install 'isodyn[sym]'`.

## How it is measured

- The kernels are those that `isodyn.compile` gives, vector code with fused multiply-adds, friction off.
- States are rounded to float32 first, so that both number types see the same ones.
- The reference is the robot's exact twin: every number of the model is precisely the float it is, every rotation precisely a
  rotation. Its graph is evaluated by mpmath. It does not matter by which method: they agree to fifty digits, and a test shows
  it. Errors are subtracted before they are rounded.
- Constants that a kernel has folded and rounded count as its error.
- `u` is the unit roundoff, 2^-24 in float32 and 2^-53 in float64. The row *M rounded once* takes the exact inertia matrix,
  rounds its entries once and solves exactly: a method that forms M in that number type and solves with it cannot count on
  losing less.

## Mata's Table 5

Mata et al. (2002), section 5.1: two bodies of 0.02 m and 2 m, so that M is ill-conditioned on purpose; the second turned
through a whole turn in 180 steps of two degrees, at rest, without torques, under gravity. The paper compares single with
double precision.

"""

AFTER = """
Articulated bodies lose less than composite bodies, as the paper says, and far less than in the paper: {articulated} rad/s² on
average instead of 0.013. Composite bodies are of the paper's size. **Gibbs-Appell is found with composite bodies**, not with
articulated ones, and the reason is not in its formulas: like composite bodies it computes M and solves with it, and the
acceleration of joint 1 comes out of the difference M_11 - M_12²/M_22, of which all but about one part in ten thousand
cancels. One rounding of the entries of M, with everything else exact, already costs {floor} rad/s² on average, more than ten
times the 0.0088 that the paper reports for Gibbs-Appell; a program that keeps M in IEEE single precision cannot reach that
figure but by luck. (FORTRAN on the processors of that time kept intermediate results in registers of 64-bit significands,
which would explain it; that is a guess.) Table 5 itself is not clear: its caption says joint 1, its rows joint 2, and the
conclusion calls Gibbs-Appell a little worse than articulated bodies where the average in the table is better.

![relative error along the sweep, and condition number](pictures/stability-mata.svg)

All methods, against fifty digits:

"""

ELSEWHERE = """
DeNOC forms no M either, and lies between the two. Every other method solves with M and loses what rounding M costs, or a
little more.

## Elsewhere

That articulated bodies are the more accurate is not a law. Median relative errors in float32 and median condition numbers at
32 random states, with velocities and with the torques that belong to accelerations between -2 and 2:

"""

TAIL = """
- In motion the advantage on Mata's arm shrinks from thousands to two or three: the torques that hold and accelerate the arm
  cancel against the bias, and that loss is common to all methods.
- On the Stanford arm, whose last joint carries next to no inertia, articulated bodies lose a hundred times more than
  composite bodies in that joint: they use inertias about the joint, whose large equal parts cancel. With regrouped inertias
  (`reduce=("frames", "base-parameters")`, what `isodyn.compile` does when the method is left open) the loss is gone.
- cond(M) alone tells little. On ordinary arms most of it stems from the different sizes of the joints' inertias: with rows
  and columns scaled to a unit diagonal, which elimination does not notice, it is small. Mata's arm is ill-conditioned either
  way, and there it counts.
"""


def page() -> str:
    """The page as text."""
    mata = stability(load("mata-arm"), states=180, sweep="joint2")
    errors, table = mata.tables()
    averages = {"articulated": _average(mata, "articulated-body"), "floor": _average(mata, FLOOR)}
    text = HEAD + f"{_markdown(table.header, table.rows)}\n\nrad/s².\n"
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
    (DOCS / "stability.md").write_text(page(), encoding="utf-8")
    for name, svg in pictures().items():
        (DOCS / "pictures" / name).write_text(svg, encoding="utf-8")
