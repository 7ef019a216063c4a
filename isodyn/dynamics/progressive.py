"""Laus's progressive sum of robots whose links come and go: M_i, C_i and g_i of every link (formulations/screw.py) are kept.

A link that is added makes its own share, of new nodes, and what adds it to the sums; a link that is taken off takes its share
along, and nodes that neither a share nor a last result needs are given back.  A share belongs to a link by its way to the base:
places, axes and numbers of the bodies on it, and which entries of q move them.
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
    """The shares of the links of a robot, and the context in which its graphs are made.

    made     nodes of the last graph that were not there before it
    shares   how many shares were made for it
    """

    def __init__(self) -> None:
        self.made = self.shares = 0
        self._context, self._before = Context(), 0
        self._kept: dict[tuple[str, Hashable], Array] = {}  # name of the share, way to the base
        self._results: dict[str, list[int]] = {}  # quantity -> nodes that its last graph gives

    def __len__(self) -> int:
        """Nodes that are kept."""
        return len(self._context.ops)

    def context(self, cancel: bool) -> Context:
        """Where the next graph is made; one of its own where other rules are asked for, whose nodes are others."""
        fresh = Context(cancel=cancel)
        if fresh.rules is not self._context.rules:
            self._context = fresh
            self._kept.clear()
            self._results.clear()
        self._before = len(self._context.ops)
        return self._context

    def around(self, tree: Tree) -> Tree:
        """The tree with shares that are looked up before they are made; those of links that it has not are let go."""
        self.shares = 0
        if tree.charts or tree.whole is not None:  # whose positions are in its places
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
        """A graph of these outputs is made: its new nodes are counted, and what nothing needs any more is given back."""
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
    """All that a body's share depends on."""
    arrays = (body.R, body.p, body.axis, body.com, body.inertia)
    return body.turns, body.offset, body.mass, body.pitch, *(x for a in arrays for x in a.flat)
