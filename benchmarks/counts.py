"""The page of operation counts is what its script writes, whole; tests hold some of its rows (tests/counts/test_counting.py)."""

from __future__ import annotations

import runpy
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def table() -> int:
    """Print what differs; 1 where something does."""
    written = (DOCS / "counts.md").read_text(encoding="utf-8").splitlines()
    made = runpy.run_path(str(DOCS / "make_counts_page.py"))["page"]().splitlines()
    missing = [line for line in made if line not in written] + [line for line in written if line not in made]
    print("\n".join(missing) or f"docs/counts.md: {len(made)} lines as counted today")
    return int(made != written)
