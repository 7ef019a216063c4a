"""Three- and six-dimensional algebra on any scalar type: floats, fractions or graph symbols.

The code never asks for the type of a scalar. Zeros and ones that stay plain numbers fold away when an array is traced, so a planar
rotation costs four products, as a matrix or as cosine and sine.

In six dimensions the angular part comes first, as in Featherstone and Saha: a Pair is a twist (omega, v) or a wrench (n, f), a Move
transforms it between two frames, an Inertia maps twists to wrenches. The notation follows Featherstone's book; the cost is that of
the 3-D parts, since zeros fold. (Arrays of the public interface have the linear part first: wrenches [f, n], rows of Jacobians.)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

if TYPE_CHECKING:
    from typing_extensions import TypeIs  # in mypy and in Python 3.13


class Symbol(Protocol):
    """An expression of a graph: it supports the arithmetic of a number, but has no value yet.

    Operations may return a plain number (x * 0.0), hence the result type Scalar. Comparisons return a condition for `select`.
    """

    is_expression: ClassVar[bool]

    @property
    def name(self) -> str: ...
    @property
    def free_symbols(self) -> Sequence[Symbol]: ...
    @property
    def operands(self) -> Sequence[Symbol]: ...
    @staticmethod
    def substitution(values: Mapping[str, Scalar]) -> Callable[[Scalar], Scalar]: ...

    def __add__(self, other: Scalar, /) -> Scalar: ...
    def __radd__(self, other: Scalar, /) -> Scalar: ...
    def __sub__(self, other: Scalar, /) -> Scalar: ...
    def __rsub__(self, other: Scalar, /) -> Scalar: ...
    def __mul__(self, other: Scalar, /) -> Scalar: ...
    def __rmul__(self, other: Scalar, /) -> Scalar: ...
    def __truediv__(self, other: Scalar, /) -> Scalar: ...
    def __rtruediv__(self, other: Scalar, /) -> Scalar: ...
    def __pow__(self, power: int, /) -> Scalar: ...
    def __neg__(self) -> Scalar: ...
    def __abs__(self) -> Scalar: ...
    def __lt__(self, other: Scalar, /) -> Scalar: ...
    def __le__(self, other: Scalar, /) -> Scalar: ...
    def __gt__(self, other: Scalar, /) -> Scalar: ...
    def __ge__(self, other: Scalar, /) -> Scalar: ...
    def cos(self) -> Scalar: ...
    def sin(self) -> Scalar: ...
    def sqrt(self) -> Scalar: ...
    def arctan2(self, other: Scalar, /) -> Scalar: ...
    def minimum(self, other: Scalar, /) -> Scalar: ...
    def maximum(self, other: Scalar, /) -> Scalar: ...
    def select(self, yes: Scalar, no: Scalar, /) -> Scalar: ...


#: rounding error of a number of size 1 after a few operations
ROUNDING = 8 * float(np.finfo(float).eps)
#: a float, or a type with the same arithmetic; fractions too, which graphs represent (graph/node.py)
Scalar: TypeAlias = float | Symbol
Array: TypeAlias = np.ndarray  # of floats, or of objects that are floats and symbols


def is_symbolic(x: object) -> TypeIs[Symbol]:
    """Return whether x is a graph expression; an expression equals no number, whatever its value will be."""
    return getattr(x, "is_expression", False) is True


def array(values: ArrayLike | Scalar | Sequence[object]) -> Array:
    """Return float64 if all values are numbers, otherwise an object array that keeps numbers and symbols apart."""
    result = np.asarray(values)
    if result.dtype != object:
        return result.astype(np.float64)
    if any(not isinstance(x, (int, float, np.number)) for x in result.flat):
        return result
    return result.astype(np.float64)


def scalars(values: Array) -> Array:
    """Return an object array of plain Python scalars, so that 0.0 and 1.0 fold when it is traced."""
    result = np.empty(values.shape, dtype=object)
    result.flat[:] = [x.item() if isinstance(x, np.generic) else x for x in values.flat]
    return result


def zeros(*shape: int) -> Array:
    """Return zeros that fold when traced: plain Python numbers in an object array."""
    result = np.empty(shape, dtype=object)
    result[...] = 0.0
    return result


def cos_sin(angle: Scalar) -> tuple[Scalar, Scalar]:
    """Return cosine and sine of a number or symbol; the float nearest to a right angle counts as that right angle."""
    if is_symbolic(angle):
        return angle.cos(), angle.sin()
    angle = float(angle)
    quarter = round(angle / (math.pi / 2))
    if abs(angle - quarter * (math.pi / 2)) <= 4e-16 * max(1.0, abs(angle)):
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[quarter % 4]
    return math.cos(angle), math.sin(angle)


def square_root(x: Scalar) -> Scalar:
    """Return the square root of a number or symbol."""
    return x.sqrt() if is_symbolic(x) else math.sqrt(x)


def arctangent(y: Scalar, x: Scalar) -> Scalar:
    """Return atan2(y, x) of two numbers or two symbols."""
    if is_symbolic(y):
        return y.arctan2(x)
    assert not is_symbolic(x)
    return math.atan2(y, x)


def smaller(a: Scalar, b: Scalar) -> Scalar:
    """Return the smaller of two numbers or symbols."""
    if is_symbolic(a):
        return a.minimum(b)
    return b.minimum(a) if is_symbolic(b) else min(a, b)


def larger(a: Scalar, b: Scalar) -> Scalar:
    """Return the larger of two numbers or symbols."""
    if is_symbolic(a):
        return a.maximum(b)
    return b.maximum(a) if is_symbolic(b) else max(a, b)


def choose(condition: Scalar, yes: Scalar, no: Scalar) -> Scalar:
    """Return `yes` if the condition is true, else `no`; the condition may be traced."""
    if is_symbolic(condition):
        return condition.select(yes, no)
    return yes if condition else no


def cross(a: Array, b: Array) -> Array:
    """Return a x b."""
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def dot(a: Array, b: Array) -> Scalar:
    """Return a . b of two 3-vectors."""
    result: Scalar = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    return result


def symmetric(A: Array) -> Array:
    """Copy the upper half of A into its lower half and return A; a traced symmetric matrix then costs its upper half only."""
    for i in range(len(A)):
        for j in range(i):
            A[i, j] = A[j, i]
    return A


def skew(a: Array) -> Array:
    """Return the matrix (3, 3) of a x ( . )."""
    return np.array([[0.0, -a[2], a[1]], [a[2], 0.0, -a[0]], [-a[1], a[0], 0.0]])


def axis_angle(axis: Array, angle: Scalar) -> Array:
    """Return the rotation matrix (3, 3) by an angle about a unit axis (Rodrigues)."""
    c, s = cos_sin(angle)
    one: Array = np.eye(3)
    R: Array = c * one + s * skew(axis) + (1 - c) * np.outer(axis, axis)
    return R


def quaternion_rotation(x: Scalar, y: Scalar, z: Scalar, w: Scalar) -> Array:
    """Return the rotation matrix (3, 3) of a unit quaternion; its length is not checked."""
    x2, y2, z2 = 2.0 * x, 2.0 * y, 2.0 * z
    xx, yy, zz, xy, xz, yz = x2 * x, y2 * y, z2 * z, x2 * y, x2 * z, y2 * z
    wx, wy, wz = x2 * w, y2 * w, z2 * w
    rows = [[1.0 - (yy + zz), xy - wz, xz + wy], [xy + wz, 1.0 - (xx + zz), yz - wx], [xz - wy, yz + wx, 1.0 - (xx + yy)]]
    return np.array(rows, dtype=object)


def rpy_matrix(rpy: Sequence[Scalar]) -> Array:
    """Return the rotation matrix of fixed-axis roll, pitch, yaw (URDF): Rz(yaw) Ry(pitch) Rx(roll)."""
    R: Array = planar(2, rpy[2]) @ planar(1, rpy[1]) @ planar(0, rpy[0])
    return R


def planar(axis: int, angle: Scalar) -> Array:
    """Return the rotation matrix (3, 3) by an angle about the coordinate axis 0, 1 or 2."""
    return Planar(axis, *cos_sin(angle)).matrix()


def pose(rotation: ArrayLike | None = None, position: ArrayLike | Sequence[object] = (0.0, 0.0, 0.0)) -> Array:
    """Return a 4x4 pose from a rotation matrix and a position."""
    rotation = np.eye(3) if rotation is None else rotation
    place = np.asarray(position)
    if place.dtype == float and isinstance(rotation, np.ndarray) and rotation.dtype == float:
        numbers = np.eye(4)  # half the time of object arrays; large files hold many poses
        numbers[:3, :3], numbers[:3, 3] = rotation, place
        return numbers
    result = np.zeros((4, 4), dtype=object)
    result[:3, :3], result[:3, 3], result[3] = rotation, position, (0.0, 0.0, 0.0, 1.0)
    return array(result)


def cleaned(A: Array) -> Array:
    """Return A with numbers within rounding of 0, 1 or -1 replaced by these; symbols stay."""
    result = A.astype(object)
    for k, x in enumerate(A.flat):
        if not is_symbolic(x) and abs(x - round(x)) <= ROUNDING and abs(round(x)) <= 1:
            result.flat[k] = float(round(x))
    return result


def invert_pose(T: Array) -> Array:
    """Return the inverse of a rigid pose: [R^T, -R^T p]."""
    return pose(T[:3, :3].T, -(T[:3, :3].T @ T[:3, 3]))


class Planar:
    """A rotation about a coordinate axis, stored as cosine and sine: the cheapest way to rotate vectors."""

    def __init__(self, axis: int, c: Scalar, s: Scalar):
        self.axis, self.c, self.s = axis, c, s
        self.x, self.y = (axis + 1) % 3, (axis + 2) % 3  # the plane of the rotation

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
        """Return R A R^T for any 3x3 A: 12 products, 11 sums; 8 and 8 for symmetric A, where the graph shares operations.

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


class Rotation:
    """A rotation as a product of factors, planar ones or matrices, R = R_1 R_2 ... R_k; rotating a vector costs its factors."""

    def __init__(self, *factors: Planar | Array):
        self.factors = factors

    @property
    def T(self) -> Rotation:
        return Rotation(*(factor.T for factor in reversed(self.factors)))

    def __matmul__(self, v: Array) -> Array:
        for factor in reversed(self.factors):
            v = factor @ v
        return v

    def congruence(self, A: Array) -> Array:
        """Return R A R^T."""
        for factor in reversed(self.factors):
            if isinstance(factor, Planar):
                A = factor.congruence(A)
            else:
                symmetry = all(A[i, j] == A[j, i] for i in range(3) for j in range(i))  # the congruence keeps it
                A = symmetric(factor @ A @ factor.T) if symmetry else factor @ A @ factor.T
        return A

    def matrix(self) -> Array:
        return np.column_stack([self @ column for column in np.eye(3).astype(object)])


def fixed_rotation(R: Array) -> Rotation:
    """Return a constant rotation without factors for the identity, planar about a coordinate axis, else as a matrix."""
    if R.tolist() == np.eye(3).tolist():
        return Rotation()
    for axis in range(3):
        x, y = (axis + 1) % 3, (axis + 2) % 3
        still = (R[axis, x], R[axis, y], R[x, axis], R[y, axis])
        if R[axis, axis] == 1.0 and all(e == 0.0 for e in still):
            return Rotation(Planar(axis, R[x, x], R[y, x]))
    return Rotation(R)


def rotation_about(axis: Array, angle: Scalar, align: Array | None = None) -> Rotation:
    """Return a rotation about a unit axis: planar for a coordinate axis, otherwise three factors that align z with the axis.

    align   (3, 3) a rotation whose z is the axis, if known
    """
    c, s = cos_sin(angle)
    k = coordinate_axis(axis) if align is None else None
    if k is not None:
        return Rotation(Planar(k, c, s if axis[k] > 0 else -s))
    there = scalars(frame_with_z(axis)) if align is None else align
    return Rotation(there, Planar(2, c, s), there.T)


def coordinate_axis(axis: Array) -> int | None:
    """Return the index of the coordinate axis that a unit vector is, up to sign; None if it is only near one: (0, -1, -4e-8)."""
    k, *others = (k for k in range(3) if axis[k] != 0.0)
    return k if not others and not is_symbolic(axis[k]) and abs(axis[k]) == 1.0 else None


def frame_with_z(axis: Array) -> Array:
    """Return a right-handed rotation matrix whose third column is the unit vector `axis`."""
    z = np.asarray(axis, dtype=float)
    helper = np.eye(3)[int(np.argmin(np.abs(z)))]
    x = cross(helper, z)
    x /= np.linalg.norm(x)
    return np.column_stack([x, cross(z, x), z])


def consolidated(w: Array, al: Array) -> Array:
    """Return A (3, 3) with A b = w x (w x b) + al x b: the acceleration of an offset b fixed to a body; 6 products, 9 sums."""
    x, y, z = w
    xx, yy, zz, xy, xz, yz = x * x, y * y, z * z, x * y, x * z, y * z
    return np.array(
        [
            [-(yy + zz), xy - al[2], xz + al[1]],
            [xy + al[2], -(zz + xx), yz - al[0]],
            [xz - al[1], yz + al[0], -(xx + yy)],
        ],
        dtype=object,
    )


def spin(A: Array, K: Array) -> Array:
    """Return the rate of angular momentum I al + w x I w (3,) from A = consolidated(w, al) and K = tr(I)/2 1 - I (Euler tensor).

    It is the dual vector of A K - (A K)^T, (AK)_zy - (AK)_yz and so on: 15 products, 15 sums.
    """
    t = zeros(3)
    for x in range(3):
        y, z = (x + 1) % 3, (x + 2) % 3
        t[x] = A[z, y] * K[y, y] - A[y, z] * K[z, z] + (A[z, z] - A[y, y]) * K[y, z] + A[z, x] * K[x, y] - A[y, x] * K[x, z]
    return t


@dataclass(frozen=True, eq=False, slots=True)
class Pair:
    """A twist (angular velocity, velocity of a point), or a wrench (moment about a point, force): angular (3,), linear (3,)."""

    angular: Array
    linear: Array

    @classmethod
    def zero(cls) -> Pair:
        return cls(zeros(3), zeros(3))

    @classmethod
    def of(cls, six: Array) -> Pair:
        """Build from an array (6,), angular part first."""
        return cls(six[:3], six[3:])

    def array(self) -> Array:
        """Return (6,), angular part first."""
        return np.concatenate([self.angular, self.linear])

    def __add__(self, other: Pair) -> Pair:
        return Pair(self.angular + other.angular, self.linear + other.linear)

    def __sub__(self, other: Pair) -> Pair:
        return Pair(self.angular - other.angular, self.linear - other.linear)

    def __mul__(self, x: Scalar) -> Pair:
        return Pair(self.angular * x, self.linear * x)

    def __truediv__(self, x: Scalar) -> Pair:
        return Pair(self.angular / x, self.linear / x)

    def dot(self, other: Pair) -> Scalar:
        """Return the power of a wrench on a twist."""
        return dot(self.angular, other.angular) + dot(self.linear, other.linear)

    def turned(self, w: Array) -> Pair:
        """Return w x both parts: the rate of a pair that is constant in axes rotating with w."""
        return Pair(cross(w, self.angular), cross(w, self.linear))

    def cross(self, other: Pair) -> Pair:
        """Return twist x twist, the Lie bracket of two screws: the rate of `other` fixed in a frame moving with this twist."""
        return Pair(cross(self.angular, other.angular), cross(self.angular, other.linear) + cross(self.linear, other.angular))

    def cross_wrench(self, other: Pair) -> Pair:
        """Return twist x* wrench, the dual of `cross`: b . (a x* f) = -(a x b) . f for every twist b."""
        angular = cross(self.linear, other.linear) + cross(self.angular, other.angular)
        return Pair(angular, cross(self.angular, other.linear))


@dataclass(frozen=True, eq=False, slots=True)
class Move:
    """Transform from a parent's point to body i's point: r (3,) in parent axes, rotation R_pi, then d (3,) in body axes.

    A frame at its own joint needs no d. Twists transform outwards, wrenches inwards by the transpose.
    """

    R: Rotation
    r: Array
    d: Array = field(default_factory=lambda: zeros(3))

    def out(self, twist: Pair) -> Pair:
        """Return a twist of the parent's point as the twist of body i's point, in body axes."""
        w, v = self.R.T @ twist.angular, self.R.T @ (twist.linear + cross(twist.angular, self.r))
        return Pair(w, v + cross(w, self.d))

    def back(self, wrench: Pair) -> Pair:
        """Return a wrench about body i's point as a wrench about the parent's point, in parent axes."""
        f = self.R @ wrench.linear
        return Pair(self.R @ (wrench.angular + cross(self.d, wrench.linear)) + cross(self.r, f), f)


@dataclass(frozen=True, eq=False, slots=True)
class RigidInertia:
    """A rigid body about a point: mass m, first moment h (3,) = m times the vector to the mass centre, inertia I (3, 3)."""

    m: Scalar
    h: Array
    I: Array

    def __matmul__(self, twist: Pair) -> Pair:
        """Return the momentum of a twist."""
        w, v = twist.angular, twist.linear
        return Pair(self.I @ w + cross(self.h, v), self.m * v + cross(w, self.h))

    def plus(self, other: RigidInertia, X: Move) -> RigidInertia:
        """Return the sum with another body fixed to it, inertia + X^T (other's) X: about this body's point, in its axes."""
        m, d, r = other.m, X.d, X.r
        h = X.R @ (other.h + m * d)
        I = self.I + X.R.congruence(other.I + steiner(m, other.h, d)) + steiner(m, h, r)
        return RigidInertia(self.m + m, self.h + h + m * r, I)


def steiner(m: Scalar, h: Array, r: Array) -> Array:
    """Return the change (3, 3) of the inertia of a body with mass m and first moment h if its point moves back by r.

    2 r.h 1 - r h^T - h r^T + m (r.r 1 - r r^T), each entry once.
    """
    double, mean = 2.0 * r, h + (0.5 * m) * r
    result = zeros(3, 3)
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        result[i, i] = mean[j] * double[j] + mean[k] * double[k]
        result[i, j] = result[j, i] = -(r[i] * h[j] + (h[i] + m * r[i]) * r[j])
    return result


@dataclass(frozen=True, eq=False, slots=True)
class Inertia:
    """A symmetric spatial inertia, such as an articulated body's: n = I alpha + H^T a,  f = H alpha + L a, blocks (3, 3)."""

    I: Array
    H: Array
    L: Array

    @classmethod
    def rigid(cls, m: Scalar, h: Array, I: Array) -> Inertia:
        return cls(I, -skew(h), m * np.eye(3).astype(object))

    def __add__(self, other: Inertia) -> Inertia:
        return Inertia(self.I + other.I, self.H + other.H, self.L + other.L)

    def __matmul__(self, twist: Pair) -> Pair:
        w, v = twist.angular, twist.linear
        return Pair(self.I @ w + self.H.T @ v, self.H @ w + self.L @ v)

    def without(self, U: Pair, V: Pair) -> Inertia:
        """Return this inertia - U V^T, which is symmetric, each entry once: the inertia that passes through a joint."""
        I = symmetric(self.I - np.outer(U.angular, V.angular))
        L = symmetric(self.L - np.outer(U.linear, V.linear))
        return Inertia(I, self.H - np.outer(U.linear, V.angular), L)

    def seen_through(self, X: Move) -> Inertia:
        """Return X^T (inertia) X: about the parent's point, in parent axes."""
        own = self.shifted(X.d)
        return Inertia(X.R.congruence(own.I), X.R.congruence(own.H), X.R.congruence(own.L)).shifted(X.r)

    def shifted(self, r: Array) -> Inertia:
        """Return the inertia about a point further back by r: H - L S and I + S H + (S H)^T - S L S with S = skew(r).

        One coordinate axis k after the other: fewest operations if r has zeros.
        """
        I, H, L = self.I, self.H, self.L
        for k in range(3):
            x, y = (k + 1) % 3, (k + 2) % 3
            old, H, I = H, H.copy(), I.copy()
            H[:, x], H[:, y] = old[:, x] - r[k] * L[:, y], old[:, y] + r[k] * L[:, x]
            I[x, x] = I[x, x] - r[k] * (old[y, x] + H[y, x])
            I[y, y] = I[y, y] + r[k] * (old[x, y] + H[x, y])
            I[x, y] = I[x, y] + r[k] * (H[x, x] - old[y, y])
            I[x, k] = I[x, k] - r[k] * H[y, k]
            I[y, k] = I[y, k] + r[k] * H[x, k]
            I[y, x], I[k, x], I[k, y] = I[x, y], I[x, k], I[y, k]
        return Inertia(I, H, L)
