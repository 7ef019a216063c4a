"""Writes frontend/src/engine/crossings.json: what a torque costs by every method, of arms with 1 to 9 revolute joints.

    python tools/crossings.py

{method: [[products and divisions, sums] for n = 1, 2, ...]}, as the page computes it: with all numbers of the arm as inputs.
"""

from __future__ import annotations

import json
from pathlib import Path

from isodyn.graph.count import count_graph
from isodyn.workbench.kernel_graphs import graphs_of_key

FILE = Path(__file__).parents[1] / "frontend" / "src" / "engine" / "crossings.json"
MOST = 9


def counts(n: int) -> dict[str, list[int]]:
    """Method -> [products and divisions, sums] of an arm with n revolute joints."""
    found = {}
    for name, graph in graphs_of_key("R" * n, "methods").functions.items():
        count = count_graph(graph)
        found[name.partition(":")[2]] = [count.mul + count.div, count.add]
    return found


def main() -> None:
    """The file."""
    rows = [counts(n) for n in range(1, MOST + 1)]
    text = json.dumps({method: [row[method] for row in rows] for method in rows[0]})
    FILE.write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
