"""Operations on the configuration manifold: integrate a tangent vector, difference of two positions, normalisation.

Velocities of a manifold joint (charts.py) are its child's, in the child's own frame, and constant there.  With the rotation vector
w, t = |w|, the translation v, the attitude as a unit quaternion Q with rotation matrix R, a unit of time leads to

    Q' = Q (w sin(t/2) / t, cos(t/2)),         p' = p + R (v + a (w x v) + b w x (w x v))                                        (1)
    a = (1 - cos t) / t^2 = 2 (sin(t/2) / t)^2,        b = (t - sin t) / t^3

and back, with the rotation Q^-1 Q' of at most half a turn, by its vector part r and its real part s,

    w = 2 atan2(|r|, s) r / |r|,      v = d - w x d / 2 + c w x (w x d),    d = R^T (p' - p),    c = (1 - (t/2) cot(t/2)) / t^2  (2)

A planar joint has the same with w along its normal, also by the shorter rotation.  All other joints move by q + step.  b and c are
0 / 0 at rest and lose digits near it: below one radian they are summed as series.

Source: Murray, Li and Sastry, A Mathematical Introduction to Robotic Manipulation (1994), sections 2.2 and 2.3.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction

import numpy as np

from isodyn.formulations.charts import quaternion_rate
from isodyn.model.tree import ManifoldJoint
from isodyn.spatial import Array, Scalar, arctangent, choose, cos_sin, cross, dot, quaternion_rotation, square_root, zeros

TERMS = 10  # terms of the series, up to a radian: the rest is below rounding
LEAST = 1e-300  # squared rotation angles below this count as 0


def moved(charts: Sequence[ManifoldJoint], q: Array, step: Array) -> Array:
    """q (nq,) after moving with the constant velocities step (n,) for a unit of time; quaternions have length 1."""

    def of(chart: ManifoldJoint) -> list[Scalar]:
        return _moved(chart, _of(q, chart), steps(step, chart))

    return joint_by_joint(charts, len(q), lambda at, by: q[at] + step[by], of)


def difference(charts: Sequence[ManifoldJoint], q: Array, other: Array) -> Array:
    """The step (n,) that leads from q to the other (nq,), by the shorter rotation."""

    def of(chart: ManifoldJoint) -> list[Scalar]:
        return _difference(chart, _of(q, chart), _of(other, chart))

    return joint_by_joint(charts, len(q), lambda at, by: other[at] - q[at], of)


def velocities(charts: Sequence[ManifoldJoint], q: Array, rates: Array) -> Array:
    """qd (n,) from the rates dq/dt (nq,): the inverse of charts.rates; a change of a quaternion's length is ignored."""

    def of(chart: ManifoldJoint) -> list[Scalar]:
        _, attitude = _parted(chart, _of(q, chart))
        shift, turn = _parted(chart, _of(rates, chart))
        slides = [] if not chart.linear else list(_turned(attitude).T @ shift)
        if len(turn) == 1:
            return [*slides, turn[0]]
        return [*slides, *(2.0 * product(conjugate(attitude), turn)[:3] / (attitude * attitude).sum())]

    return joint_by_joint(charts, len(q), lambda at, by: rates[at], of)


def unit(charts: Sequence[ManifoldJoint], q: Array) -> Array:
    """q (nq,) with normalised quaternions."""
    result = np.array(q, dtype=object)
    for chart in charts:
        if len(chart.positions) > len(chart.linear) + len(chart.angular):
            places = list(chart.positions)[-4:]
            result[places] = _unit(result[places])
    return result


def product(a: Array, b: Array) -> Array:
    """The product (4,) of two quaternions (x, y, z, w)."""
    found: Array = 2.0 * quaternion_rate(a, b[:3]) + a * b[3]
    return found


def conjugate(a: Array) -> Array:
    """The inverse of a quaternion (4,) of length 1."""
    return np.array([-a[0], -a[1], -a[2], a[3]], dtype=object)


def turn_of(quaternion: Array) -> Array:
    """The rotation vector w (3,) of (2), at most half a turn."""
    r, real = quaternion[:3], quaternion[3]
    square = dot(r, r)
    length, sign = square_root(square), choose(real < 0.0, -1.0, 1.0)  # Q and -Q are one attitude
    around = choose(square > LEAST, 2.0 * arctangent(length, abs(real)) / choose(square > LEAST, length, 1.0), 2.0)
    return np.asarray(sign * around * r)


def quaternion_of_turn(w: Array) -> Array:
    """The quaternion (4,) of the rotation vector w (3,), as in (1)."""
    square = dot(w, w)
    turn = square_root(square)
    cosine, sine = cos_sin(0.5 * turn)
    share = choose(square > LEAST, sine / choose(square > LEAST, turn, 1.0), 0.5)  # sin(t/2) / t
    return np.array([*(share * w), cosine], dtype=object)


def joint_by_joint(
    charts: Sequence[ManifoldJoint], nq: int, own: Callable[[int, int], Scalar], of: Callable[[ManifoldJoint], Sequence[Scalar]]
) -> Array:
    """Concatenate own(index in q, index in qd) of every ordinary joint and of(chart) of every manifold joint."""
    result: list[Scalar] = []
    place = body = 0
    for chart in charts:
        result += [own(at, body + at - place) for at in range(place, chart.place)]
        result += of(chart)
        place, body = chart.positions.stop, chart.angular.stop
    result += [own(at, body + at - place) for at in range(place, nq)]
    return np.array(result, dtype=object)


def _of(q: Array, chart: ManifoldJoint) -> Array:
    return np.array([q[k] for k in chart.positions], dtype=object)


def steps(step: Array, chart: ManifoldJoint) -> tuple[Array, Array]:
    """Return translation and rotation of a manifold joint, each (3,) in its axes."""
    slide, turn = zeros(3), zeros(3)
    slide[: len(chart.linear)] = [step[k] for k in chart.linear]
    turn[3 - len(chart.angular) :] = [step[k] for k in chart.angular]
    return slide, turn


def _parted(chart: ManifoldJoint, values: Array) -> tuple[Array, Array]:
    """Return position and attitude."""
    count = len(chart.linear)
    return values[:count], values[count:]


def _turned(attitude: Array) -> Array:
    """Return the rotation of the joint's axes, as many as it has translations."""
    if len(attitude) == 4:
        return quaternion_rotation(*attitude)
    c, s = cos_sin(attitude[0])
    return np.array([[c, -s], [s, c]], dtype=object)


def _moved(chart: ManifoldJoint, values: Array, step: tuple[Array, Array]) -> list[Scalar]:
    """(1)."""
    (position, attitude), (v, w) = _parted(chart, values), step
    square = dot(w, w)
    turn = square_root(square)
    cosine, sine = cos_sin(0.5 * turn)
    share = choose(square > LEAST, sine / choose(square > LEAST, turn, 1.0), 0.5)  # sin(t/2) / t
    result: list[Scalar] = []
    if chart.linear:
        far = (turn - 2.0 * sine * cosine) / choose(square < 1.0, 1.0, turn * square)
        across = cross(w, v)
        way = v + 2.0 * share * share * across + by_series(square, _SINES, far) * cross(w, across)
        result += list(position + _turned(attitude) @ way[: len(position)])
    if len(attitude) == 1:
        return [*result, attitude[0] + w[2]]
    return [*result, *_unit(product(attitude, np.array([*(share * w), cosine], dtype=object)))]


def _difference(chart: ManifoldJoint, values: Array, other: Array) -> list[Scalar]:
    """(2)."""
    (position, attitude), (there, aim) = _parted(chart, values), _parted(chart, other)
    w = zeros(3)
    if len(attitude) == 1:
        c, s = cos_sin(aim[0] - attitude[0])
        w[2] = arctangent(s, c)
    else:
        w = turn_of(product(conjugate(attitude), aim))
    turns = list(w[3 - len(chart.angular) :])
    if not chart.linear:
        return turns
    d = zeros(3)
    d[: len(position)] = _turned(attitude).T @ (there - position)
    square = dot(w, w)
    half = 0.5 * square_root(square)
    cosine, sine = cos_sin(half)
    far = (1.0 - half * cosine / choose(square < 1.0, 1.0, sine)) / choose(square < 1.0, 1.0, square)
    across = cross(w, d)
    v = d - 0.5 * across + by_series(square, COTANGENTS, far) * cross(w, across)
    return [*v[: len(position)], *turns]


def _unit(quaternion: Array) -> Array:
    scaled: Array = quaternion / square_root((quaternion * quaternion).sum())
    return scaled


def by_series(square: Scalar, coefficients: Sequence[float], far: Scalar) -> Scalar:
    """Return the sum of coefficients_k square^k up to square = 1, and `far` beyond."""
    total: Scalar = coefficients[-1]
    for coefficient in reversed(coefficients[:-1]):
        total = total * square + coefficient
    return choose(square < 1.0, total, far)


def _bernoulli(count: int) -> list[Fraction]:
    """Return the first `count` Bernoulli numbers."""
    numbers: list[Fraction] = []
    for m in range(count):
        rest = sum((math.comb(m + 1, k) * number for k, number in enumerate(numbers)), Fraction(0))
        numbers.append(Fraction(1) if m == 0 else -rest / (m + 1))
    return numbers


_SINES = [(-1) ** k / math.factorial(2 * k + 3) for k in range(TERMS)]
COTANGENTS = [float(abs(B) / math.factorial(2 * k + 2)) for k, B in enumerate(_bernoulli(2 * TERMS + 1)[2::2])]
