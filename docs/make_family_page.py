"""Writes docs/families.md: how many operations the methods have in common, and which of them are the same.

Run: python docs/make_family_page.py
"""

from __future__ import annotations

import runpy
from pathlib import Path

from isodyn.dynamics.trace import count
from isodyn.study.family import REDUCED, OperationOverlap, operation_overlap

PAGE = Path(__file__).parent / "families.md"
MEASURED = runpy.run_path(str(PAGE.parent / "measured.py"))
N = 6
MOST = 16

HEAD = f"""# Results: shared operations

<!-- written by docs/make_family_page.py; do not edit -->

On this page you find how many operations the methods have in common, and which of them are the same computation.

{{made}}

Agreement of many methods proves little if they are one computation under several names. So `isodyn compare` shows how many
operations two methods share, and `isodyn.study.family.operation_overlap(robot, quantity)` returns the same as data.

Two operations are the same if they apply the same operator to the same operands, down to the inputs. Two graphs are identical
if their results are the same in this sense. Methods that share more than a tenth of their operations, as their papers write
them, form one *family*; so do methods that are linked through a third. What even different families share (sines and cosines of
the joint angles, the merging of fixed links, rotors) is checked by the [witness](exactness.md#the-witness).

The tables are for the general arm of {N} revolute joints, in percent of the operations that either method has. Below the
diagonal: as published. Above it: reduced (frames moved, inertias regrouped; see [reductions](reductions.md)).
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD.format(made=MEASURED["line"](PAGE))]
    for quantity, title in (
        ("inverse_dynamics", "Torques"),
        ("mass_matrix", "Inertia matrix"),
        ("forward_dynamics", "Accelerations"),
    ):
        lines += [f"## {title}", "", *_map(operation_overlap(N, quantity)), ""]
    lines += ["## Identities", "", *_identities(), ""]
    return "\n".join(lines)


def _map(found: OperationOverlap) -> list[str]:
    table = found.table()
    lines = [f"| {' | '.join(table.header)} |", f"|--:|:--|{'--:|' * (len(table.header) - 2)}"]
    lines += [f"| {' | '.join(cell if k != 1 else f'`{cell}`' for k, cell in enumerate(row))} |" for row in table.rows]
    return [*lines, "", *(f"- {sentence}" for sentence in found.sentences()[1:])]


def _identities() -> list[str]:
    """Which graphs are identical for every n that was looked at."""
    torques, inertias = ("modified-newton-euler", "denoc", "balafoutis-patel"), ("noc", "kane")
    for n in range(1, MOST + 1):
        assert operation_overlap(n, "inverse_dynamics", torques).same_reduced == (torques,)
        assert operation_overlap(n, "mass_matrix", inertias).same == (inertias,)
    cost = count(N, "denoc", "inverse_dynamics", reduce=REDUCED)
    return [
        f"Reduced, {', '.join(f'`{key}`' for key in torques)} are the same graph ({cost.products} products and {cost.add} sums at "
        f"n = {N}); {' and '.join(f'`{key}`' for key in inertias)} have the same graph for $M$ as published. Both were decided "
        f"graph by graph for every n from 1 to {MOST}.",
    ]


if __name__ == "__main__":
    PAGE.write_text(MEASURED["renewed"](page(), machine=False), encoding="utf-8")
