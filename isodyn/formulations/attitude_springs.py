"""Springs of manifold joints: potentials of the displacement of position and attitude from rest.

A spring has a stiffness k for each degree of freedom.  Position p and attitude Q of the child are in the joint's frame, those at
rest are p_0 and Q_0.  With the diagonal stiffnesses K, and the rotation vector f of Q_0^-1 Q, at most half a turn,

    E = (p - p_0) . K_p (p - p_0) / 2 + f . K f / 2                                                                         (1)
    torque of the spring     R^T K_p (p - p_0)  on the translation,      J^T K f  on the rotation,                          (2)
    J x = x + f x x / 2 + c f x (f x x),      c = (1 - (t/2) cot(t/2)) / t^2,   t = |f|                                     (3)

where f' = J w for the angular velocity w in the child's axes.  With three equal stiffnesses it is k f, as in MuJoCo.  A
planar joint uses its angle itself, as a hinge does.  The rest attitude is a rotation vector too.

Source: Murray, Li and Sastry, A Mathematical Introduction to Robotic Manipulation (1994), section 2.2, for J.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from isodyn.formulations.configurations import COTANGENTS, by_series, conjugate, product, quaternion_of_turn, turn_of
from isodyn.model.tree import ManifoldJoint
from isodyn.spatial import Array, Scalar, choose, cos_sin, cross, dot, is_symbolic, quaternion_rotation, square_root, zeros


class AttitudeSpring(NamedTuple):
    """The springs of a manifold joint at a state: its entries of q, and stiffness and rest position of its degrees of freedom."""

    chart: ManifoldJoint
    values: Array
    stiffness: Array
    rest: Array

    def stretch(self) -> Array:
        """p - p_0, then f, (DOFs,)."""
        slides, values, rest = len(self.chart.linear), self.values, self.rest
        moved = [x - x_0 for x, x_0 in zip(values[:slides], rest[:slides], strict=True)]
        if self.chart.type == "planar":
            return np.array([*moved, values[slides] - rest[slides]], dtype=object)
        attitude, turn = values[slides:], rest[slides:]
        if any(is_symbolic(x) or x != 0.0 for x in turn):
            attitude = product(conjugate(quaternion_of_turn(turn)), attitude)
        return np.array([*moved, *turn_of(attitude)], dtype=object)

    def energy(self) -> Scalar:
        """(1) [J]."""
        x = self.stretch()
        found: Scalar = 0.5 * (x * self.stiffness * x).sum()
        return found

    def torque(self) -> Array:
        """(2) (DOFs,)."""
        x, k, slides = self.stretch(), self.stiffness, len(self.chart.linear)
        force = _attitude(self.chart, self.values).T @ (k[:slides] * x[:slides])
        if self.chart.type == "planar":
            return np.array([*force, k[slides] * x[slides]], dtype=object)
        f, k = x[slides:], k[slides:]
        g = 0.5 * _crossed(k, f, f)  # f x K f
        return np.array([*force, *(k * f - 0.5 * g + _c(dot(f, f)) * cross(f, g))], dtype=object)

    def slopes(self) -> Array:
        """Derivatives (DOFs, DOFs) of the torque along tangents: velocities of the child in its own axes."""
        x, k, slides = self.stretch(), self.stiffness, len(self.chart.linear)
        R, count = _attitude(self.chart, self.values), len(x)
        force, result = R.T @ (k[:slides] * x[:slides]), zeros(count, count)
        result[:slides, :slides] = R.T @ (k[:slides, np.newaxis] * R)
        if self.chart.type == "planar":
            result[:2, 2] = force[1], -force[0]
            result[2, 2] = k[2]
            return result
        f, k = x[slides:], k[slides:]
        square = dot(f, f)
        c, g = _c(square), 0.5 * _crossed(k, f, f)
        for j, e in enumerate(np.eye(3)):
            if slides:
                result[:slides, slides + j] = -cross(e, force)
            df = e + 0.5 * cross(f, e) + c * cross(f, cross(f, e))  # (3)
            dg = _crossed(k, df, f)
            change = 2.0 * _c_slope(square) * dot(f, df) * cross(f, g) + c * (cross(df, g) + cross(f, dg))
            result[slides:, slides + j] = k * df - 0.5 * dg + change
        return result


def _attitude(chart: ManifoldJoint, values: Array) -> Array:
    """Return R, with as many axes as the joint has translations."""
    slides = len(chart.linear)
    if not slides:
        return zeros(0, 0)
    if chart.type == "planar":
        c, s = cos_sin(values[slides])
        return np.array([[c, -s], [s, c]], dtype=object)
    return quaternion_rotation(*values[slides:])


def _crossed(k: Array, a: Array, b: Array) -> Array:
    """Return a x K b + b x K a, which is 0 if all stiffnesses are equal."""
    x, y, z = k[2] - k[1], k[0] - k[2], k[1] - k[0]
    mixed = a[1] * b[2] + b[1] * a[2], a[2] * b[0] + b[2] * a[0], a[0] * b[1] + b[0] * a[1]
    return np.array([x * mixed[0], y * mixed[1], z * mixed[2]], dtype=object)


def _c(square: Scalar) -> Scalar:
    """Return c of (3) as a function of t^2."""
    half = 0.5 * square_root(choose(square < 1.0, 1.0, square))
    cosine, sine = cos_sin(half)
    return by_series(square, COTANGENTS, (1.0 - half * cosine / sine) / choose(square < 1.0, 1.0, square))


def _c_slope(square: Scalar) -> Scalar:
    """Return dc / d(t^2)."""
    far = choose(square < 1.0, 1.0, square)
    half = 0.5 * square_root(far)
    cosine, sine = cos_sin(half)
    c = (1.0 - half * cosine / sine) / far
    rising: Sequence[float] = [k * x for k, x in enumerate(COTANGENTS)][1:]
    return by_series(square, rising, ((half / (sine * sine) - cosine / sine) / (8.0 * half) - c) / far)
