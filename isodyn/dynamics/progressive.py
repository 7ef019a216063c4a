"""Laus's progressive sum for robots that are edited: M_i, C_i and g_i of every link (formulations/screw.py) are reused.

An added link adds its own terms, as new nodes, and the nodes that add them to the sums.  A removed link takes its terms away; nodes
that no term and no current result needs are released.  The key of a term is the chain from its link to the base: frames, axes and
inertias of the bodies on it, and the entries of q that move them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace

import numpy as np

from isodyn.graph.node import Context, Expr
from isodyn.model.tree import Body, Tree
from isodyn.spatial import Array

Make = Callable[[], Array]


class ProgressiveSum:
    """Terms of the links of a robot, and the context in which its graphs are traced.

    made     number of nodes that the last graph added
    shares   number of terms that were traced for it
    """

    def __init__(self) -> None:
        self.made = self.shares = 0
        self._context, self._before = Context(), 0
        self._kept: dict[tuple[str, Hashable], Array] = {}  # name of the term, chain to the base
        self._results: dict[str, list[int]] = {}  # quantity -> output nodes of its last graph

    def __len__(self) -> int:
        """Number of nodes kept."""
        return len(self._context.ops)

    def context(self, cancel: bool) -> Context:
        """Return the context for the next graph; a new one if other simplification rules are requested, whose nodes differ."""
        fresh = Context(cancel=cancel)
        if fresh.rules is not self._context.rules:
            self._context = fresh
            self._kept.clear()
            self._results.clear()
        self._before = len(self._context.ops)
        return self._context

    def around(self, tree: Tree) -> Tree:
        """Return the tree with terms that are looked up before they are traced; drop the terms of links that it does not have."""
        self.shares = 0
        if tree.charts or tree.whole is not None:  # their positions are numbered differently
            return tree
        ways = list[Hashable]()
        for i, body in enumerate(tree.bodies):
            ways.append((ways[body.parent] if body.parent >= 0 else None, i, *_numbers(body)))
        present = {*ways, *((way, *tree.gravity) for way in ways)}
        self._kept = {key: share for key, share in self._kept.items() if key[1] in present}

        def share(name: str, i: int, make: Make) -> Array:
            key = name, (ways[i], *tree.gravity) if name == "g" else ways[i]
            found = self._kept.get(key)
            if found is None:
                found = self._kept[key] = make()
                self.shares += 1
            return found

        return replace(tree, shares=share)

    def finished(self, quantity: str, outputs: Mapping[str, Array]) -> None:
        """Record a graph with these outputs: count its new nodes, and release nodes that are not needed any more."""
        context = self._context
        results = [context.index(x) for values in outputs.values() for x in np.ravel(values)]
        self.made = sum(i >= self._before for i in context.reachable(results))
        self._results[quantity] = results
        shares = [context.index(x) for share in self._kept.values() for x in share.flat]
        needed = context.reachable({*shares, *(i for kept in self._results.values() for i in kept)})
        if len(needed) == len(context.ops):
            return
        self._context, place = context.with_only(needed)
        self._results = {name: [place[i] for i in kept] for name, kept in self._results.items()}
        for share in self._kept.values():
            for at, x in np.ndenumerate(share):
                share[at] = self._context.expr(place[x.index]) if isinstance(x, Expr) else x


def _numbers(body: Body) -> tuple[object, ...]:
    """Return everything that the terms of a body depend on."""
    arrays = (body.R, body.p, body.axis, body.com, body.inertia)
    return body.turns, body.offset, body.mass, body.pitch, *(x for a in arrays for x in a.flat)
