"""Writes docs/compare.md, with the claims of the sources as they are found now, and its pictures.

Run: python docs/make_compare_page.py
"""

from __future__ import annotations

from pathlib import Path

from isodyn.counts.crossings import CLAIMS, check_claim, range_words
from isodyn.model.catalogue import load
from isodyn.study.comparison import compare

DOCS = Path(__file__).parent
INK = "#7a7f87"  # readable on light and dark pages

HEAD = """# Comparing the methods

<!-- written by docs/make_compare_page.py; do not edit -->

`isodyn.compare(robot)` puts every method beside every other, for every quantity that at least two of them give by formulas of their
own: do they agree, how many operations do they need, how long do they take here.

```python
import isodyn as iso

found = iso.compare(iso.load("two-link"), quantities=("mass_matrix", "forward_dynamics"), curves=False)
print(found)                                            # tables
assert found.agrees
cell = found.cell("forward_dynamics", "denoc")
print(cell.verdict, cell.exact.equal, cell.agreement.ratio, cell.count, cell.time)
found.to_csv("compare.csv")                             # a line per quantity and method
```

In a shell, `isodyn compare two-link --output compare.html` prints the same and writes one page with plots that needs nothing else;
`--json` prints everything as JSON, `--csv FILE` writes the table. The exit code is 1 when a method differs.

## Agreement

Each method is compared with the *reference*: the first of the registry that gives the quantity of this robot. Twice:

- **Exactly.** Every number of the robot is taken as the fraction that the float is, every rotation as an exact one, and the two
  operation graphs are evaluated at a random state in the integers modulo 2^61 - 1, where nothing is rounded. Formulas that differ
  agree there with a probability of their degree over 2^61. Coulomb friction, which asks for a sign, is left out of this part.
- **In numbers.** Compiled kernels at random states, at rest and at zero: the largest difference in units of the bound that the
  rounding of the two methods' own operations gives. 1 is what rounding can explain at most.

![difference over bound of every method on the Puma 560](pictures/compare-ratios.svg)

What all methods share may be wrong too, so a **witness** that shares no line with them is set beside every one (see
[certificates](certify.md)); where they part, the first quantity is named, pose before torque. And methods may be one computation
under several names: the [family tree](families.md) says which.

A table of one quantity reads as follows. `exactly` is the verdict modulo 2^61 - 1; `difference` the largest one, in the quantity's
unit; `/ bound` the same in units of the bound, with a `!` beyond 1; then the operations of one evaluation for this robot (constants
folded, a change of sign free), the depth (steps if all that can be done at once is done at once), and the time per evaluation in
batches of 10 000 states on one thread, the best of nine rounds in which all methods take turns.

- `-` stands for a method without a formula of its own, *not for this robot* for one that refuses it; the reason is below the table.
- `convective_matrix` is the method's own C. It is compared by C qd with the matrix of the Christoffel symbols, and a line says for
  which methods dM/dt - 2 C is skew.
- When all methods but the reference agree with each other, a note calls the reference the odd one out.
- Methods of more than 50 000 operations (robots of more than 12 joints) are left out as *too long*.

## Operations against the number of joints

For the general n-revolute arm (modified DH, every parameter a symbol, work on parameters alone not counted) the counts follow
polynomials in n, recovered exactly from traces and verified at other n. Where two of them cross, another method becomes the
cheapest. This part takes under a minute for all quantities; `curves=False` or `--no-curves` leaves it out. Ctrl-C ends it early and
keeps what was found; `found.interrupted` says where it ended.

![operations of forward dynamics against the number of joints](pictures/compare-curves.svg)

## Claims of the sources

The claims about how many joints it takes, by the published formulas (corrected where they are known to be wrong) and by our counts
of the same two methods; each entry says for which n it holds by products, by sums, by both together. Forward dynamics is counted as
Saha's Table 9.6 does, with the bias given. "For every n" starts at n = 2.

"""


def page() -> str:
    """The page as text."""
    rows = ["| source | claim | by its figures | our methods | by our counts |", "|---|---|---|---|---|"]
    verdicts = []
    for k, claim in enumerate(CLAIMS, start=1):
        checked = check_claim(claim)
        printed, ours = (" / ".join(map(range_words, found.values())) for found in (checked.printed, checked.ours))
        rows.append(f"| {claim.source} | {k}. {claim.text} | {printed} | `{claim.ours[0]}` < `{claim.ours[1]}` | {ours} |")
        note = f" {claim.note}." if claim.note else ""
        verdicts.append(f"{k}. {checked.verdict[0].upper()}{checked.verdict[1:]}.{note}")
    return HEAD + "\n".join([*rows, "", *verdicts, ""])


def pictures() -> dict[str, str]:
    """File name -> SVG."""
    found = compare(load("puma560"), speed=False, curves=False)
    arms = compare(load("puma560"), quantities=("forward_dynamics",), states=2, speed=False)
    drawn = {"compare-ratios.svg": found.ratio_plot(), "compare-curves.svg": arms.curve_plot("forward_dynamics")}
    return {name: svg.replace("currentColor", INK) for name, svg in drawn.items()}


if __name__ == "__main__":
    (DOCS / "compare.md").write_text(page(), encoding="utf-8")
    for name, svg in pictures().items():
        (DOCS / "pictures" / name).write_text(svg, encoding="utf-8")
