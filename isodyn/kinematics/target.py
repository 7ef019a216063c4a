"""What inverse kinematics is asked for, checked at the door: poses, what of them counts, tolerances, seeds."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from isodyn.errors import ShapeError
from isodyn.kinematics.step import Task
from isodyn.model.robot import Robot
from isodyn.spatial import Array

#: a matrix whose columns are off by more than this is not a rotation; what is off by less is rounding, and is mended
RIGID = 1e-6
_EXACT = 1e-14


def checked_task(position: Any, orientation: Any) -> Task:
    """The task that the two arguments describe."""
    task = Task(_three("position", position), _three("orientation", orientation))
    if not any(task.position + task.orientation):
        raise ShapeError("position and orientation are both left out, so there is nothing to reach; let one of them count")
    return task


def _three(name: str, value: Any) -> tuple[bool, bool, bool]:
    try:
        given = np.asarray(value)
    except ValueError:
        given = np.zeros(0)
    if given.dtype.kind not in "biuf" or given.shape not in ((), (3,)) or not np.isin(given, (0, 1)).all():
        raise ShapeError(f"{name}: expected True, False or three truth values for x, y, z, got {value!r}")
    x, y, z = np.broadcast_to(given != 0, (3,)).tolist()
    return x, y, z


def checked_tolerance(tolerance: Any) -> Array:
    """(2,)  the squares of (position, rotation) tolerances, the latter as 2 sin(angle/2)."""
    try:
        length, angle = (float(x) for x in tolerance)
    except (TypeError, ValueError):
        raise ShapeError(f"tolerance: expected (position [m], rotation [rad]), got {tolerance!r}") from None
    if not (0 < length < math.inf and 0 < angle < math.inf):
        raise ShapeError(f"tolerance: expected two positive numbers, got ({length:g}, {angle:g})")
    return np.array([length**2, 4 * math.sin(min(angle, math.pi) / 2) ** 2])


def checked_targets(target: Any, task: Task) -> tuple[tuple[int, ...], Array]:
    """(batch shape, (T, 12)): the upper three rows of every pose."""
    given = _numbers("target", target)
    turning = any(task.orientation)
    if given.ndim and given.shape[-1] == 3 and not turning:
        batch = given.shape[:-1]
        poses = np.tile(np.eye(4), (math.prod(batch), 1, 1))
        poses[:, :3, 3] = given.reshape(-1, 3)
    elif given.shape[-2:] == (4, 4):
        batch = given.shape[:-2]
        poses = given.reshape(-1, 4, 4)
    else:
        wanted = "(..., 4, 4), poses" if turning else "(..., 4, 4), poses, or (..., 3), positions"
        hint = "; give orientation=False to reach positions alone" if given.shape[-1:] == (3,) else ""
        raise ShapeError(f"target: expected shape {wanted}, got {given.shape}{hint}")
    _refuse(batch, ~np.isfinite(poses).all(axis=(1, 2)), "holds a number that is not finite")
    _refuse(batch, (poses[:, 3] != (0.0, 0.0, 0.0, 1.0)).any(axis=1), "has a last row that is not 0 0 0 1")
    off, mirrored = _defect(poses[:, :3, :3])
    _refuse(batch, off > RIGID, "is not a rigid pose: the columns of its rotation are not orthogonal unit vectors")
    _refuse(batch, mirrored, "is not a rigid pose: its rotation mirrors (determinant -1)")
    result = np.ascontiguousarray(poses[:, :3].reshape(-1, 12), dtype=np.float64)
    rough = np.flatnonzero(off > _EXACT)
    if len(rough):
        result.reshape(-1, 3, 4)[rough, :, :3] = _nearest_rotation(poses[rough, :3, :3])
    return batch, result


def _defect(R: Array) -> tuple[Array, Array]:
    """(T,) largest entry of R^T R - 1, and whether the determinant is negative; entry by entry, quicker than matrices."""
    x, y, z = (np.ascontiguousarray(R[:, :, k].T) for k in range(3))
    off = np.zeros(len(R))
    for a, b, wanted in ((x, x, 1), (y, y, 1), (z, z, 1), (x, y, 0), (x, z, 0), (y, z, 0)):
        off = np.maximum(off, np.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] - wanted))
    normal = (x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0])
    return off, normal[0] * z[0] + normal[1] * z[1] + normal[2] * z[2] < 0


def _nearest_rotation(R: Array) -> Array:
    """The rotation nearest to matrices that are nearly one: two steps of R (3 - R^T R) / 2, each of which squares the defect."""
    for _ in range(2):
        R = R @ (1.5 * np.eye(3) - 0.5 * R.swapaxes(-1, -2) @ R)
    return R


def checked_seed(robot: Robot, q0: Any, batch: tuple[int, ...]) -> Array | None:
    """(T, n) starting positions, or None."""
    if q0 is None:
        return None
    given = _numbers("q0", q0)
    try:
        if given.shape[-1:] != (robot.nq,):
            raise ValueError
        wide = np.broadcast_to(given, (*batch, robot.nq))
    except ValueError:
        each = f" or {(*batch, robot.nq)}, one row per target" if batch else f", an entry per joint of {robot.name!r}"
        raise ShapeError(f"q0: expected shape ({robot.nq},){each}; got {given.shape}") from None
    flat = wide.reshape(-1, robot.nq).astype(np.float64)
    _refuse(batch, ~np.isfinite(flat).all(axis=1), "holds a number that is not finite", "q0")
    return flat


def _numbers(name: str, value: Any) -> Array:
    if isinstance(value, np.ma.MaskedArray) or hasattr(value, "__cuda_array_interface__"):
        raise ShapeError(f"{name}: expected a plain array of real numbers, got {type(value).__name__}")
    try:
        given = np.asarray(value)
    except (TypeError, ValueError):
        given = np.empty(0, dtype=object)
    if given.dtype.kind not in "fiu":
        raise ShapeError(f"{name}: expected an array of real numbers, got {str(value)[:60]!r}")
    return given.astype(np.float64)


def _refuse(batch: tuple[int, ...], bad: Any, why: str, name: str = "target") -> None:
    """An error that names the first bad target."""
    if np.any(bad):
        at = np.unravel_index(int(np.argmax(bad)), batch) if batch else ()
        place = f"[{', '.join(str(int(i)) for i in at)}]" if at else ""
        raise ShapeError(f"{name}{place} {why}")
