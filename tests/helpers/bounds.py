"""Tolerances, derived in one place: rounding of a counted number of operations, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from isodyn.backends.reference import evaluate_bound
from isodyn.graph.graph import Graph, Port
from isodyn.graph.ops import CONST, INPUT
from isodyn.model.robot import Robot
from isodyn.spatial import pose, rpy_matrix


def close(actual: Any, expected: Any, *, ops: int, dtype: Any = np.float64, condition: float = 1.0) -> None:
    """Rounding of `ops` chained operations, relative to each state's largest entry (the last axis is one state)."""
    actual, expected = np.asarray(actual, dtype=float), np.asarray(expected, dtype=float)
    assert actual.shape == expected.shape, f"shape {actual.shape}, expected {expected.shape}"
    scale = np.abs(expected).max(axis=-1, keepdims=True, initial=0.0)
    off = np.abs(actual - expected)
    bound = 4 * ops * condition * np.finfo(dtype).eps * scale
    ratio = np.divide(off, bound, out=np.where(off == 0, 0.0, np.inf), where=np.broadcast_to(bound, off.shape) > 0).max(initial=0.0)
    assert ratio <= 1, f"off by {ratio:.3g} times the bound for {ops} operations in {np.dtype(dtype)}"


def printed(actual: Any, expected: Any, *, digits: int) -> None:
    """Agreement with a published table: half a unit of its last decimal place."""
    off = np.abs(np.asarray(actual, dtype=float) - np.asarray(expected, dtype=float)).max()
    assert off <= 0.5000001 * 10.0**-digits, f"off by {off:.3g}, printed to {digits} decimals"


# -- running error analysis: every entry carries its own bound ---------------------------------------------------------


def within(actual: Any, expected: Any, bound: Any, what: str = "") -> None:
    """|actual - expected| <= bound, entry by entry; a failure says by how much and where."""
    actual, expected = np.asarray(actual, dtype=float), np.asarray(expected, dtype=float)
    assert actual.shape == expected.shape, f"{what} shape {actual.shape}, expected {expected.shape}"
    off, bound = np.abs(actual - expected), np.broadcast_to(np.asarray(bound, dtype=float), actual.shape)
    assert np.isfinite(bound).all(), f"{what}: the bound itself is not finite"
    ratio = np.divide(off, bound, out=np.where(off == 0, 0.0, np.inf), where=bound > 0)
    if not ratio.max(initial=0.0) <= 1:  # NaN as well
        at = np.unravel_index(int(np.argmax(np.where(np.isnan(ratio), np.inf, ratio))), ratio.shape)
        place = tuple(map(int, at))
        raise AssertionError(f"{what} off by {ratio[at]:.3g} times the bound at {place}: {actual[at]!r}, expected {expected[at]!r}")


def bounded(
    graph: Graph, inputs: Mapping[str, Any], *, constants: int = 0, dtype: Any = np.float64
) -> tuple[dict[str, Any], dict[str, Any]]:
    """(values, bounds) by running error analysis when every constant of the graph is itself off by `constants` roundings."""
    if not constants:
        return evaluate_bound(graph, inputs, dtype)
    places = [i for i, op in enumerate(graph.ops) if op == CONST]
    exact = np.array([float(graph.values[i]) for i in places])
    number = {i: (len(graph.inputs), k) for k, i in enumerate(places)}
    graph = replace(
        graph,
        ops=tuple(INPUT if op == CONST else op for op in graph.ops),
        values=tuple(number.get(i, value) for i, value in enumerate(graph.values)),
        inputs=(*graph.inputs, Port("constants", exact.shape)),
    )
    rounded, unit = exact.astype(dtype), np.finfo(dtype).eps / 2
    size, own, off = np.abs(rounded.astype(float)), np.abs(rounded - exact), (constants - 1) * float(unit)
    errors = size * off + own + own * off + float(unit) * size  # of the product c * 1 * ... * 1
    return evaluate_bound(graph, {**inputs, "constants": rounded}, dtype, {"constants": errors})


def between(own: Any, other: Any = None, batch: int = 1) -> Any:
    """What two programs may differ by: the bound of ours entry by entry, and of the other that of the state's largest entry.

    own     our bounds, the first `batch` axes numbering states
    other   the bounds of a program in which nothing folds (see `generic`); ours when ours is such a program
    """
    own = np.asarray(own)
    other = own if other is None else np.asarray(other)
    return own + other.max(axis=tuple(range(batch, other.ndim)), keepdims=True, initial=0.0)


def held(compare: Callable[[bool], None]) -> None:
    """compare(True), within what programs may differ by that fold alike; where that fails, compare(False), for one that does not.

    The second bound is the wider one, and takes as long again to derive: a graph of a robot in which nothing folds (`generic`).
    """
    try:
        compare(True)
    except AssertionError:
        compare(False)


def generic(robot: Robot) -> Robot:
    """A robot of the same masses and lengths with every joint turned a little, so that no angle is right and no zero folds.

    Programs that do not fold multiply what ours has folded away; the rounding of this robot is the size of theirs.
    """
    turn = pose(rpy_matrix((0.4, -0.3, 0.5)))
    R = turn[:3, :3]
    seconds = [j.second_axis if j.second_axis is None else R @ j.second_axis for j in robot.joints]
    joints = [
        replace(j, origin=j.origin @ turn, mount=turn.T @ j.mount, axis=R @ j.axis, second_axis=second)
        for j, second in zip(robot.joints, seconds, strict=True)
    ]
    return replace(robot, joints=tuple(joints))


# -- motions over time ---------------------------------------------------------------------------------------------------


def converged(run: Callable[[float], Sequence[Any]], tolerance: float, looser: float = 100.0) -> tuple[list[Any], list[float]]:
    """(what a run gives at a tolerance, or with a step, how far each of it may be from the truth at most).

    That is what a looser one, by this factor, changes: many times what is left, as long as the error falls with the tolerance.
    """
    fine, coarse = ([np.asarray(x, dtype=float) for x in run(each)] for each in (tolerance, looser * tolerance))
    return fine, [float(np.abs(a - b).max(initial=0.0)) for a, b in zip(fine, coarse, strict=True)]
