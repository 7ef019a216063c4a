"""The door for numbers that enter a model: checked once here, frozen, and never checked again."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from isodyn.errors import ModelError
from isodyn.spatial import Array, Scalar, array, is_symbolic

#: a length larger than this was probably given in millimetres   [m]
LONG = 10.0


def scalar(value: Any, where: str, *, minimum: float | None = None, allow_infinite: bool = False) -> Scalar:
    """A finite float, or a symbol left as it is; `where` names the place in the error."""
    if is_symbolic(value):
        return value
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        raise ModelError(f"{where}: expected a number or an isodyn symbol, got {_short(value)}") from None
    if math.isnan(number) or (math.isinf(number) and not allow_infinite):
        raise ModelError(f"{where}: {number} is not a finite number")
    if minimum is not None and number < minimum:
        raise ModelError(f"{where}: {number:g} is below {minimum:g}; check the sign and the unit")
    return number


def frozen(values: Any, shape: tuple[int, ...], where: str) -> Array:
    """A read-only array of finite numbers (float64) or symbols (object) of exactly this shape."""
    try:
        result = array(values)
    except (TypeError, ValueError, OverflowError):
        raise ModelError(f"{where}: expected numbers of shape {shape}, got {_short(values)}") from None
    if result.shape != shape:
        raise ModelError(f"{where}: expected shape {shape}, got {result.shape}")
    if result.dtype == object:
        result = result.copy()
        for index, value in np.ndenumerate(result):
            result[index] = scalar(value, where)
    elif not np.isfinite(result).all():
        raise ModelError(f"{where}: {_short(values)} holds a number that is not finite")
    result.flags.writeable = False
    return result


def inertia_matrix(values: Any, where: str) -> Array:
    """A symmetric 3x3 matrix from 3x3 or [xx, yy, zz, xy, xz, yz] or [xx, yy, zz]."""
    try:
        given = array(values)
    except (TypeError, ValueError, OverflowError):
        raise ModelError(f"{where}: expected 3x3 numbers, 3 or 6, got {_short(values)}") from None
    if given.shape == (3,):
        given = array(np.diag(given))
    elif given.shape == (6,):
        xx, yy, zz, xy, xz, yz = given
        given = array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    result = frozen(given, (3, 3), where)
    if result.dtype != object:
        scale = np.abs(result).max()
        if np.abs(result - result.T).max() > 1e-9 * scale:
            raise ModelError(
                f"{where}: the matrix is not symmetric (largest difference {np.abs(result - result.T).max():g} kg m2); "
                "give 3x3 symmetric or [xx, yy, zz, xy, xz, yz]"
            )
        result = result / 2 + result.T / 2
        result.flags.writeable = False
    return result


def rigid_pose(values: Any, where: str) -> Array:
    """A 4x4 pose whose rotation part is orthogonal and right-handed (checked when it is made of numbers)."""
    result = frozen(np.eye(4) if values is None else values, (4, 4), where)
    if result.dtype != object:
        R = result[:3, :3]
        if np.abs(R @ R.T - np.eye(3)).max() > 1e-9 or np.linalg.det(R) < 0 or (result[3] != (0, 0, 0, 1)).any():
            raise ModelError(f"{where}: not a rigid pose (rotation not orthogonal or last row not 0 0 0 1)")
    return result


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
