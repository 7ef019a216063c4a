"""Writes docs/counts.md: the operations of every method, next to the count of its paper.

Run: python docs/make_counts_page.py        (about a minute)
"""

from __future__ import annotations

from pathlib import Path

from isodyn.counts.counting import USUAL, general_counts
from isodyn.counts.published import TABLES as PUBLISHED
from isodyn.counts.source_tables import OTHERS, SourceTable, source_tables

PAGE = Path(__file__).parent / "counts.md"
KEYS = (*(table.key for table in PUBLISHED), *OTHERS)

HEAD = """# Operation counts

<!-- written by docs/make_counts_page.py; do not edit -->

On this page you find how many operations every method needs for every quantity, next to the count of its paper.

All figures are counted from the operation graphs of the formulations; `isodyn count` prints the same. They do not depend on the
machine.

```python
import isodyn as iso

print(iso.count(iso.load("puma560"), "newton-euler", "inverse_dynamics"))     # a robot, specialised
print(iso.count(6, "gibbs-appell", "inverse_dynamics"))                       # the general arm of six joints
cost = iso.count_polynomial("gibbs-appell", "inverse_dynamics")               # the general arm of n joints
print(cost.mul, "/", cost.add, "from n =", cost.valid_from)
assert cost(9).mul == iso.count(9, "gibbs-appell", "inverse_dynamics").mul
```

## Conventions

- Every node of the graph is one operation, counted once however often its value is used. A change of sign is free.
- `mul` counts products, including doublings; `add` sums and differences; `div` divisions. In comparisons with a paper, our
  products include the divisions, because Saha and Mata count them so. The papers do not count sines and cosines; `isodyn count`
  lists them separately.
- The general arm has n revolute joints in modified DH, frame 0 on joint 1, gravity along z_0, full inertias. Every parameter is
  a symbol. Work on parameters alone is done once, ahead of all states, and not counted.
- A polynomial is fitted to the counts of n = 1, 2, 3, ... It is accepted if it meets at least two counts more than determine
  it, and one at a larger n that was not used. Small arms fold more, so it holds from some n on.
- `depth` is the number of steps if all independent operations run at the same time. Turney's steps (`mul steps`, `add steps`)
  assume one serial processor per vector quantity. The vector that one statement of the formulation computes for one body, a
  helper such as `_trace` as a whole, starts when all its inputs are ready; the products and sums on the longest path are
  counted.
- `reduced` is with every reduction: frames moved along the joints, base inertial parameters, sums of products factored.
- `a -> b` means: printed a, correct b (see [misprints](misprints.md)). `more` is our count minus the paper's, corrected.

`isodyn count general --annotate --method gibbs-appell --quantity inverse_dynamics` prints the formulation with the cost of
every line, next to the paper's own.

## The general arm

"""

TABLES = """
## The tables of the papers

Saha, *Introduction to Robotics*, chapter 9; Mata, Provenzano, Valero and Cuadrado (2002); Turney, Mudge and Lee (1980);
Celentano (2008); and the lowest published count that we know, of Khalil and Kleinfinger (1987). Rows without our counts
are algorithms that isodyn does not have, or that are counted together with the row below them. Totals depend on what is
folded at the ends of an arm, which papers do differently. The cost of one more joint (*per joint*) is the fairer
comparison.
"""


def page() -> str:
    """The whole text."""
    general = "\n".join(f"{general_section(quantity)}\n" for quantity in USUAL)
    return HEAD + general + TABLES + "".join(f"\n{section(key)}\n" for key in KEYS)


def general_section(quantity: str) -> str:
    """Heading and polynomials of a quantity by every method."""
    return f"### {quantity}\n\n{general_counts((quantity,)).table().markdown()}"


def section(key: str) -> str:
    """Heading and table of a key."""
    (found,) = source_tables((key,)).values()
    table = found.table() if isinstance(found, SourceTable) else found
    return f"### {table.title}\n\n{table.markdown()}"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
