"""The tree with each of its numbers handed out one by one, beside how far it is from what it stands for.

Formulations agree for rotations, and a matrix of floats is none: it stands for the rotation nearest to it.  With E = R^T R - 1 that
is R (1 + E)^(-1/2), so that an entry is off by |R E| / 2, whether it was rounded or read from a file of few digits.  A unit vector
likewise.  Zeros, and the ones of exact rotations, stay numbers, so that all that folds in a robot of numbers folds here too.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from isodyn.model.tree import Body, Frame, Tree
from isodyn.spatial import Array, Scalar, frame_with_z, scalars

Make = Callable[[float, float], Scalar]  # (number, its error) -> what takes its place
_DIGITS = 120  # binary, after the point: what a float has beyond them is far below the square of a rounding


def numbered(tree: Tree, make: Make) -> Tree:
    """The tree of numbers with make(number, error) in place of every number that is not exact."""

    def one(x: float) -> Scalar:
        return make(x, 0.0) if x else x

    def vector(x: Array) -> Array:
        return _filled([one(number) for number in x], (3,))

    def oriented(x: Array) -> Array:
        """A rotation, or a unit vector."""
        pairs = zip(x.flat, _deviation(x).flat, strict=True)
        return _filled(
            [number if not error and number in (-1.0, 0.0, 1.0) else make(number, error) for number, error in pairs], x.shape
        )

    def posed(T: Array) -> Array:
        result: Array = T.copy()
        result[:3, :3], result[:3, 3] = oriented(T[:3, :3]), vector(T[:3, 3])
        return result

    def body(b: Body) -> Body:
        slanting = b.turns and not any(abs(x) == 1.0 for x in b.axis)
        align = oriented(scalars(frame_with_z(b.axis))) if slanting else None
        inertia = _filled([one(b.inertia[i, j]) if i <= j else 0.0 for i in range(3) for j in range(3)], (3, 3))
        for i, j in ((1, 0), (2, 0), (2, 1)):
            inertia[i, j] = inertia[j, i]
        change: dict[str, Any] = {name: one(getattr(b, name)) for name in ("offset", "mass", "armature", "viscous")}
        change |= {"axis": oriented(b.axis) if align is None else align[:, 2], "align": align, "inertia": inertia}
        change |= {"R": oriented(b.R), "p": vector(b.p), "com": vector(b.com), "mount": posed(b.mount)}
        return replace(b, coulomb=(one(b.coulomb[0]), one(b.coulomb[1])), **change)

    frames = {name: Frame(frame.body, oriented(frame.R), vector(frame.p)) for name, frame in tree.frames.items()}
    return replace(tree, bodies=tuple(map(body, tree.bodies)), frames=frames, gravity=vector(tree.gravity))


def _deviation(R: Array) -> Array:
    """|R (R^T R - 1)| / 2 of a matrix (3, 3) or column (3,), in whole numbers: in floats it would be lost in its own rounding."""
    whole = _filled([int(math.ldexp(x, _DIGITS)) for x in R.flat], (3, R.size // 3))
    excess = whole.T @ whole - np.eye(R.size // 3, dtype=int).astype(object) * 4**_DIGITS
    return _filled([abs(x) / (2 * 8**_DIGITS) for x in (whole @ excess).flat], R.shape)


def _filled(values: list[Any], shape: tuple[int, ...]) -> Array:
    result = np.empty(shape, dtype=object)
    result.flat[:] = values
    return result
