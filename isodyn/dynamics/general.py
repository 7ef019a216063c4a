"""The general n-revolute arm that papers count on: modified DH, every parameter a symbol.

As the papers have it: frame 0 sits on joint 1, gravity is along z_0, inertias are full.  Work on the parameters alone is off-line.
"""

from __future__ import annotations

from functools import lru_cache

from isodyn.errors import ModelError
from isodyn.graph.node import symbol, symbols
from isodyn.model.dh import from_dh
from isodyn.model.robot import Robot
from isodyn.spatial import Array


@lru_cache(maxsize=32)
def general_arm(n: int) -> Robot:
    """A serial arm of n turning joints with symbols a, d, alpha, m, c and I for its parameters."""
    if n < 1:
        raise ModelError(f"a general arm has at least one joint, got {n}")

    def after_first(name: str) -> list[object]:
        row: Array = symbols(name, n)
        return [0.0, *row[1:]]

    return from_dh(
        convention="modified",
        joints="R" * n,
        a=after_first("a"),
        alpha=after_first("alpha"),
        d=after_first("d"),
        theta=[0.0] * n,
        mass=list(symbols("m", n)),
        com=list(symbols("c", (n, 3))),
        inertia=list(symbols("I", (n, 6))),
        gravity=(0.0, 0.0, -symbol("g")),
        name=f"general-{n}R",
    )
