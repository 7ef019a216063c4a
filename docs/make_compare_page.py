"""Writes docs/compare-results.md, with the claims of the papers as isodyn finds them, and the pictures of docs/compare.md.

Run: python docs/make_compare_page.py
"""

from __future__ import annotations

import runpy
from pathlib import Path

from isodyn.counts.crossings import CLAIMS, check_claim, range_words
from isodyn.model.catalogue import load
from isodyn.study.comparison import compare

DOCS = Path(__file__).parent
PAGE = DOCS / "compare-results.md"
MEASURED = runpy.run_path(str(DOCS / "measured.py"))
INK = "#7a7f87"  # readable on light and dark pages

HEAD = """# Results: which method is cheaper

<!-- written by docs/make_compare_page.py; do not edit -->

On this page you find from how many joints on one method needs fewer operations than another, by the papers and by isodyn's
counts.

{made}

The counts are those of the general arm of n revolute joints; how they are made: [Compare methods](compare.md). A test recounts
them.

![operations of forward dynamics against the number of joints](pictures/compare-curves.svg)

## Claims of the papers

Each claim is checked twice: by the published formulas (corrected where they are known to be wrong), and by our counts of the
same two methods. An entry lists the n for which the claim holds, by products / by sums / by both together. Forward dynamics is
counted as in Saha's Table 9.6, with the bias given. "Every n" starts at n = 2.

"""


def page() -> str:
    """The page as text."""
    rows = ["| source | claim | by its formulas | our methods | by our counts |", "|---|---|---|---|---|"]
    verdicts = []
    for k, claim in enumerate(CLAIMS, start=1):
        checked = check_claim(claim)
        printed, ours = (" / ".join(map(range_words, found.values())) for found in (checked.printed, checked.ours))
        rows.append(f"| {claim.source} | {k}. {claim.text} | {printed} | `{claim.ours[0]}` < `{claim.ours[1]}` | {ours} |")
        note = f" {claim.note}." if claim.note else ""
        verdicts.append(f"{k}. {checked.verdict[0].upper()}{checked.verdict[1:]}.{note}")
    return HEAD.format(made=MEASURED["line"](PAGE)) + "\n".join([*rows, "", *verdicts, ""])


def pictures() -> dict[str, str]:
    """File name -> SVG."""
    found = compare(load("puma560"), speed=False, curves=False)
    arms = compare(load("puma560"), quantities=("forward_dynamics",), states=2, speed=False)
    drawn = {"compare-ratios.svg": found.ratio_plot(), "compare-curves.svg": arms.curve_plot("forward_dynamics")}
    return {name: svg.replace("currentColor", INK) for name, svg in drawn.items()}


if __name__ == "__main__":
    PAGE.write_text(MEASURED["renewed"](page(), machine=False), encoding="utf-8")
    for name, svg in pictures().items():
        (DOCS / "pictures" / name).write_text(svg, encoding="utf-8")
