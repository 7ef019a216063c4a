"""Writes docs/families.md: how many operations the methods have in common, and which of them are one.

Run: python docs/make_family_page.py
"""

from __future__ import annotations

from pathlib import Path

from isodyn.dynamics.trace import count
from isodyn.study.family import REDUCED, Kinship, kinship

PAGE = Path(__file__).parent / "families.md"
N = 6
MOST = 16

HEAD = f"""# The family tree of the methods

<!-- written by docs/make_family_page.py; do not edit -->

That many methods agree says little where they are one computation under several names. So `isodyn compare` shows how many
operations two methods have in common, and `isodyn.study.family.kinship(robot, quantity)` gives the same as data. Two
operations are the same when they do the same to the same, down to the inputs; graphs whose results are the same in this
sense are identical. Methods that share more than a tenth of their operations, as their papers write them, are counted as
one *family*, and so are those that are kin by way of a third. What even different families share (sines and cosines of the
joint angles, how fixed links are merged, the rotors) is what the [witness](certify.md) is for.

The maps are of the general arm of {N} turning joints, in percent of the operations that either method has: below the
diagonal as published, above it reduced (frames moved, inertias regrouped; see [reductions](reductions.md)).
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for quantity, title in (
        ("inverse_dynamics", "Torques"),
        ("mass_matrix", "Inertia matrix"),
        ("forward_dynamics", "Accelerations"),
    ):
        lines += [f"## {title}", "", *_map(kinship(N, quantity)), ""]
    lines += ["## Identities", "", *_identities(), ""]
    return "\n".join(lines)


def _map(found: Kinship) -> list[str]:
    table = found.table()
    lines = [f"| {' | '.join(table.header)} |", f"|--:|:--|{'--:|' * (len(table.header) - 2)}"]
    lines += [f"| {' | '.join(cell if k != 1 else f'`{cell}`' for k, cell in enumerate(row))} |" for row in table.rows]
    return [*lines, "", *(f"- {sentence}" for sentence in found.sentences()[1:])]


def _identities() -> list[str]:
    """Which graphs are identical for every n that was looked at."""
    torques, inertias = ("modified-newton-euler", "denoc", "balafoutis-patel"), ("noc", "kane")
    for n in range(1, MOST + 1):
        assert kinship(n, "inverse_dynamics", torques).same_reduced == (torques,)
        assert kinship(n, "mass_matrix", inertias).same == (inertias,)
    cost = count(N, "denoc", "inverse_dynamics", reduce=REDUCED)
    return [
        f"Reduced, {', '.join(f'`{key}`' for key in torques)} are the same graph ({cost.products} products and {cost.add} sums at "
        f"n = {N}); {' and '.join(f'`{key}`' for key in inertias)} have the same graph for $M$ as published. Both were decided "
        f"graph by graph for every n from 1 to {MOST}.",
    ]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
