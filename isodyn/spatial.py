"""Three- and six-dimensional algebra on any scalar: floats, fractions or graph symbols.

Nothing here asks what a scalar is.  Zeros and ones that stay plain numbers fold away when an array is traced, so
a planar rotation costs four products whether it is written as a matrix or not.

Spatial vectors are (linear, angular) throughout, as in the public contract: a twist is [v, w], a wrench [f, n].
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Scalar = Any


def is_symbolic(x: object) -> bool:
    """Whether x is a graph expression rather than a number."""
    return getattr(x, "is_expression", False) is True


def array(values: Any) -> Array:
    """values as float64 when all are numbers, else as an object array that keeps numbers and symbols apart."""
    result = np.asarray(values)
    if result.dtype != object:
        return result.astype(np.float64)
    if any(not isinstance(x, (int, float, np.number)) for x in result.flat):
        return result
    return result.astype(np.float64)


def scalars(values: Array) -> Array:
    """values as an object array of plain Python scalars: what tracing works on, so that 0.0 and 1.0 fold."""
    result = np.empty(values.shape, dtype=object)
    result.flat[:] = [x.item() if isinstance(x, np.generic) else x for x in values.flat]
    return result


def cos_sin(angle: Scalar) -> tuple[Scalar, Scalar]:
    """cos and sin of a number or symbol; a float that is the nearest one to a right angle counts as that angle."""
    if hasattr(angle, "cos"):
        return angle.cos(), angle.sin()
    angle = float(angle)
    quarter = round(angle / (math.pi / 2))
    if abs(angle - quarter * (math.pi / 2)) <= 4e-16 * max(1.0, abs(angle)):
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[quarter % 4]
    return math.cos(angle), math.sin(angle)


def cross(a: Array, b: Array) -> Array:
    """a x b."""
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def dot(a: Array, b: Array) -> Scalar:
    """a . b of two 3-vectors."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def symmetric(A: Array) -> Array:
    """A with its lower half copied from the upper one, so that a traced symmetric matrix costs its upper half only."""
    for i in range(len(A)):
        for j in range(i):
            A[i, j] = A[j, i]
    return A


def skew(a: Array) -> Array:
    """The matrix of a x ( . )."""
    zero = 0.0
    return np.array([[zero, -a[2], a[1]], [a[2], zero, -a[0]], [-a[1], a[0], zero]])


def axis_angle(axis: Array, angle: Scalar) -> Array:
    """Rotation by angle about a unit axis, as a 3x3 matrix (Rodrigues)."""
    c, s = cos_sin(angle)
    R: Array = c * np.eye(3) + s * skew(axis) + (1 - c) * np.outer(axis, axis)
    return R


def rpy_matrix(rpy: Sequence[Scalar]) -> Array:
    """Rotation from fixed-axis roll, pitch, yaw (URDF): Rz(yaw) Ry(pitch) Rx(roll)."""
    return planar(2, rpy[2]) @ planar(1, rpy[1]) @ planar(0, rpy[0])


def planar(axis: int, angle: Scalar) -> Array:
    """Rotation by angle about the coordinate axis 0, 1 or 2, as a 3x3 matrix."""
    return Planar(axis, *cos_sin(angle)).matrix()


def pose(rotation: Any = None, position: Any = (0.0, 0.0, 0.0)) -> Array:
    """A 4x4 pose from a rotation matrix and a position."""
    rotation = np.eye(3) if rotation is None else rotation
    result = np.zeros((4, 4), dtype=object)
    result[:3, :3], result[:3, 3], result[3] = rotation, position, (0.0, 0.0, 0.0, 1.0)
    return array(result)


def invert_pose(T: Array) -> Array:
    """The inverse of a rigid pose: [R^T, -R^T p]."""
    return pose(T[:3, :3].T, -(T[:3, :3].T @ T[:3, 3]))


class Planar:
    """A rotation about one coordinate axis, kept as cosine and sine: the cheapest way to turn anything."""

    def __init__(self, axis: int, c: Scalar, s: Scalar):
        self.axis, self.c, self.s = axis, c, s
        self.x, self.y = (axis + 1) % 3, (axis + 2) % 3  # the plane that turns

    @property
    def T(self) -> Planar:
        return Planar(self.axis, self.c, -self.s)

    def matrix(self) -> Array:
        R = np.eye(3).astype(object)
        R[self.x, self.x], R[self.x, self.y] = self.c, -self.s
        R[self.y, self.x], R[self.y, self.y] = self.s, self.c
        return array(R)

    def __matmul__(self, v: Array) -> Array:
        c, s, x, y = self.c, self.s, self.x, self.y
        result = v.copy() if v.dtype == object else v.astype(object)
        result[x], result[y] = c * v[x] - s * v[y], s * v[x] + c * v[y]
        return result

    def congruence(self, A: Array) -> Array:
        """R A R^T of any 3x3 A: 12 products, 11 sums; 8 and 8 when A is symmetric, which sharing finds by itself.

        With u = s (xx - yy) + c (xy + yx):  xx' = xx - s u,  yy' = yy + s u,  xy' = c u - yx,  yx' = c u - xy.
        """
        c, s, x, y, z = self.c, self.s, self.x, self.y, self.axis
        u = s * (A[x, x] - A[y, y]) + c * (A[x, y] + A[y, x])
        result = A.astype(object)
        result[x, x], result[y, y] = A[x, x] - s * u, A[y, y] + s * u
        result[x, y], result[y, x] = c * u - A[y, x], c * u - A[x, y]
        result[x, z], result[y, z] = c * A[x, z] - s * A[y, z], s * A[x, z] + c * A[y, z]
        result[z, x], result[z, y] = c * A[z, x] - s * A[z, y], s * A[z, x] + c * A[z, y]
        return result


class Fixed:
    """A constant rotation, as its matrix."""

    def __init__(self, R: Array):
        self.R = R

    @property
    def T(self) -> Fixed:
        return Fixed(self.R.T)

    def matrix(self) -> Array:
        return self.R

    def __matmul__(self, v: Array) -> Array:
        return self.R @ v

    def congruence(self, A: Array) -> Array:
        result: Array = self.R @ A @ self.R.T
        if all(A[i, j] == A[j, i] for i in range(3) for j in range(i)):  # symmetric stays symmetric
            return symmetric(result)
        return result


def fixed_rotation(R: Array) -> Planar | Fixed:
    """A constant rotation: planar when it is one about a coordinate axis."""
    for axis in range(3):
        x, y = (axis + 1) % 3, (axis + 2) % 3
        still = (R[axis, x], R[axis, y], R[x, axis], R[y, axis])
        if not is_symbolic(R[axis, axis]) and R[axis, axis] == 1.0 and not any(is_symbolic(e) or e != 0.0 for e in still):
            return Planar(axis, R[x, x], R[y, x])
    return Fixed(R)


class Rotation:
    """A rotation as factors applied in turn, R = R_1 R_2 ... R_k: turning a vector costs what its factors cost."""

    def __init__(self, *factors: Planar | Fixed):
        self.factors = factors

    @property
    def T(self) -> Rotation:
        return Rotation(*(factor.T for factor in reversed(self.factors)))

    def __matmul__(self, v: Array) -> Array:
        for factor in reversed(self.factors):
            v = factor @ v
        return v

    def congruence(self, A: Array) -> Array:
        """R A R^T."""
        for factor in reversed(self.factors):
            A = factor.congruence(A)
        return A

    def matrix(self) -> Array:
        return np.column_stack([self @ column for column in np.eye(3).astype(object)])


def rotation_about(axis: Array, angle: Scalar, align: Array | None = None) -> Rotation:
    """Rotation about a unit axis: planar when the axis is a coordinate axis, else turned there and back.

    align   (3, 3) a rotation whose z is the axis, where it is known
    """
    c, s = cos_sin(angle)
    for k in range(3):
        if align is None and abs(axis[k]) == 1.0:
            return Rotation(Planar(k, c, s if axis[k] > 0 else -s))
    there = Fixed(scalars(frame_with_z(axis)) if align is None else align)
    return Rotation(there, Planar(2, c, s), there.T)


def frame_with_z(axis: Array) -> Array:
    """A right-handed rotation matrix whose third column is the unit vector axis."""
    z = np.asarray(axis, dtype=float)
    helper = np.eye(3)[int(np.argmin(np.abs(z)))]
    x = np.cross(helper, z)
    x /= np.linalg.norm(x)
    return np.column_stack([x, np.cross(z, x), z])
