"""Writes docs/counts.md: what every method costs, beside what its paper says.

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

Every figure on this page is counted from the operation graphs of the formulations; `isodyn count` prints the same.

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
- `mul` are products, doublings among them; `add` sums and differences; `div` divisions. Beside a paper's products stand ours with
  the divisions, because Saha and Mata count them so. The papers do not count sines and cosines; `isodyn count` lists them apart.
- The general arm has n turning joints in modified DH, frame 0 on joint 1, gravity along z_0, full inertias. Every parameter is a
  symbol; work on parameters alone is done once, off-line, and not counted.
- A polynomial is found in the counts of n = 1, 2, 3, ... and accepted when it meets at least two counts more than determine it, and
  one at a larger n that was not looked at before. Small arms fold more, so it holds from some n on.
- Depth is the number of steps when all that can be done at once is done at once. Turney's steps (`mul steps`, `add steps`) give
  every vector quantity a serial processor: what one statement of the formulation makes for one body, a helper such as `_trace` as a
  whole, is computed when all it needs is ready; counted are the products and sums on the longest way.
- `reduced` is with every reduction: frames moved along the joints, base inertial parameters, sums of products factored.
- `a -> b` is what is printed and what is right instead, see [misprints](misprints.md). `more` is ours less the paper's, corrected.

`isodyn count general --annotate --method gibbs-appell --quantity inverse_dynamics` prints the formulation with the cost of every
line, and the paper's own beside it.

## The general arm

"""

TABLES = """
## The tables of the sources

Saha, *Recursive Robot Dynamics*; Mata, Provenzano, Valero and Cuadrado (2002); Turney, Mudge and Lee (1980); Celentano (2008); and
the lowest count we know of, of Khalil and Kleinfinger (1987). Rows without our counts are algorithms that are not among the methods
here, or are counted together with the row below them. Totals depend on what is folded at the ends of an arm, which papers do
differently: what a joint more costs (*per joint*) is the fairer comparison.
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
