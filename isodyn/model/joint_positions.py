"""Positions q of the joints of a robot: random positions, and the check that quaternions have length 1 where a state enters.

The functions take the movable joints, in the order of q.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import DTypeLike

from isodyn import check
from isodyn.errors import ShapeError
from isodyn.model.joint import Joint
from isodyn.spatial import Array

NEAR = 1e-6  # quaternion lengths off by less count as rounding (float32, few digits in a file) and are normalised


def random_positions(joints: Sequence[Joint], rng: np.random.Generator | int | None, size: int | Sequence[int]) -> Array:
    """Return q (*size, nq): uniform within the limits; without limits in +-pi or +-1 m; orientations uniform over all rotations."""
    try:
        rng = np.random.default_rng(rng)
    except (TypeError, ValueError):
        raise check.refused("random: rng", "a generator, a seed (a whole number of at least 0) or None", check.short(rng)) from None
    lengths = size if isinstance(size, Sequence) and not isinstance(size, str) else (size,)
    size = tuple(check.whole("random: size", length, 0) for length in lengths)
    columns: list[Array] = []
    for joint in joints:
        own = joint.nq - 4 if joint.nq > joint.nv else joint.nq
        columns += [rng.uniform(*_range(part, part.limits.lower, part.limits.upper), size) for part in joint.parts[:own]]
        if joint.nq > joint.nv:  # directions in four dimensions
            columns += list(np.moveaxis(_scaled(rng.standard_normal((*size, 4))), -1, 0))
    return np.stack(columns, axis=-1) if columns else np.zeros((*size, 0))


def _range(joint: Joint, lower: float, upper: float) -> tuple[float, float]:
    """Return the limits; an infinite one is replaced by a value one revolution, or 2 m, from the other."""
    reach = math.pi if joint.is_revolute else 1.0
    if math.isfinite(lower) or math.isfinite(upper):
        return (lower if math.isfinite(lower) else upper - 2 * reach, upper if math.isfinite(upper) else lower + 2 * reach)
    return -reach, reach


def quaternion_places(joints: Sequence[Joint]) -> tuple[int, ...]:
    """Return the indices in q at which quaternions begin."""
    ends = np.cumsum([joint.nq for joint in joints], dtype=int).tolist()
    return tuple(end - 4 for end, joint in zip(ends, joints, strict=True) if joint.nq > joint.nv)


def normalized(joints: Sequence[Joint], q: Array) -> Array:
    """Return q (..., nq) with every quaternion scaled to length 1; raise for a zero quaternion."""
    return _checked("normalized: q", joints, q, math.inf)


def positions(where: str, joints: Sequence[Joint], value: object, *, dtype: DTypeLike = np.float64, why: str = "") -> Array:
    """Return an array (..., nq) of finite numbers with unit quaternions; only rounding errors of their length are corrected."""
    nq, n = sum(joint.nq for joint in joints), sum(joint.nv for joint in joints)
    given = check.finite(where, value, dtype=dtype, copy=False)
    if nq != n and given.ndim and given.shape[-1] == n:
        names = [name for joint in joints if joint.nq > joint.nv for name in joint.position_names[-4:]]
        raise ShapeError(
            f"{where}: expected positions (..., {nq}), got shape {given.shape}, as many as there are velocities (n = {n}); "
            f"q has {nq} entries: quaternions have four, {', '.join(names[:4])}"
        )
    check.shaped(where, given, (..., nq), why)
    return _checked(where, joints, given, NEAR)


def _checked(where: str, joints: Sequence[Joint], q: Array, near: float) -> Array:
    """Return q with unit quaternions if each length is off by less than `near`; quaternions exact to rounding stay unchanged."""
    result = q
    for place in quaternion_places(joints):
        part = q[..., place : place + 4]
        length = np.linalg.norm(part, axis=-1)
        off = np.abs(length - 1)
        bad = ~((length > 0) & (off <= near) & np.isfinite(length))
        if bad.any():
            at = tuple(int(k) for k in np.argwhere(bad)[0])
            found = float(length[at])
            state = f" of state {at if len(at) > 1 else at[0]}" if at else ""
            remedy = "give a rotation, such as (0, 0, 0, 1)" if found == 0 else "use robot.normalized(q), or divide by the length"
            size = "0" if found == 0 else f"{found:.9g}, off by {found - 1:+.3g}"
            raise ShapeError(
                f"{where}: the quaternion of joint {_owner(joints, place)!r}, entries {place} to {place + 3}{state}, has "
                f"length {size}; expected 1: {remedy}"
            )
        if (off > 2 * np.finfo(part.dtype).eps).any():
            result = np.array(result) if result is q else result
            result[..., place : place + 4] = _scaled(part)
    return result


def _owner(joints: Sequence[Joint], place: int) -> str:
    ends = np.cumsum([joint.nq for joint in joints])
    return joints[int(np.searchsorted(ends, place, side="right"))].name


def _scaled(quaternions: Array) -> Array:
    return np.asarray(quaternions / np.linalg.norm(quaternions, axis=-1, keepdims=True))
