"""Curves on the configuration manifold: position, velocity and acceleration for a tangent vector y(t).

q(t) = moved(q, y(t)) (configurations.py).  Ordinary joints have qd = y', qdd = y''.  For a manifold joint, with y = (r, f),
translation and rotation, s = f . f, and a, b the functions of s of configurations.py (1),

    w = f' - a f x f' + b f x (f x f')                          w' by the product rule, a' = da/ds s' and so on          (1)
    p = r + a f x r + b f x (f x r)        v = T p',        v' = T p'' - w x v,      T x = x - (1 - s b) f x x + a f x (f x x)   (2)

T rotates into the axes of the child, which are those of v and w.  Below one radian a, b and their derivatives are summed as series.
Source: Murray, Li and Sastry, A Mathematical Introduction to Robotic Manipulation (1994), section 2.4.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from isodyn.formulations.configurations import TERMS, by_series, joint_by_joint, moved, steps
from isodyn.model.tree import ManifoldJoint
from isodyn.spatial import Array, Scalar, choose, cos_sin, cross, dot, square_root

_COSINES = [(-1) ** k / math.factorial(2 * k + 2) for k in range(TERMS + 2)]
_SINES = [(-1) ** k / math.factorial(2 * k + 3) for k in range(TERMS + 2)]


def along(charts: Sequence[ManifoldJoint], q: Array, y: Array, yd: Array, ydd: Array) -> tuple[Array, Array, Array]:
    """q(t) (nq,), qd and qdd (n,) of moved(q, y(t)), for y and its derivatives (n,)."""
    found = {chart.body: _along(chart, *(steps(x, chart) for x in (y, yd, ydd))) for chart in charts}
    qd = joint_by_joint(charts, len(q), lambda at, by: yd[by], lambda chart: found[chart.body][0])
    qdd = joint_by_joint(charts, len(q), lambda at, by: ydd[by], lambda chart: found[chart.body][1])
    return moved(charts, q, y), qd, qdd


def _along(chart: ManifoldJoint, *motion: tuple[Array, Array]) -> tuple[list[Scalar], list[Scalar]]:
    """Return (velocities, accelerations) of a manifold joint: (1) and (2)."""
    (r, rd, rdd), (f, fd, fdd) = zip(*motion, strict=True)
    s, sd, sdd = dot(f, f), 2.0 * dot(f, fd), 2.0 * (dot(fd, fd) + dot(f, fdd))
    (a, ad, add), (b, bd, bdd) = (
        (value, slope * sd, bend * (sd * sd) + slope * sdd)
        for value, slope, bend in zip(_values(s), _slopes(s), _bends(s), strict=True)
    )
    e, ed = cross(f, fd), cross(f, fdd)
    g, gd = cross(f, e), cross(fd, e) + cross(f, ed)
    w = fd - a * e + b * g
    wd = fdd - (ad * e + a * ed) + (bd * g + b * gd)
    turns = len(chart.angular)
    if not chart.linear:
        return list(w[3 - turns :]), list(wd[3 - turns :])
    c, cd, cdd = cross(f, r), cross(fd, r) + cross(f, rd), cross(fdd, r) + 2.0 * cross(fd, rd) + cross(f, rdd)
    d, dd, ddd = cross(f, c), cross(fd, c) + cross(f, cd), cross(fdd, c) + 2.0 * cross(fd, cd) + cross(f, cdd)
    pd = rd + (ad * c + a * cd) + (bd * d + b * dd)
    pdd = rdd + (add * c + 2.0 * ad * cd + a * cdd) + (bdd * d + 2.0 * bd * dd + b * ddd)

    def turned(x: Array) -> Array:
        across = cross(f, x)
        return np.asarray(x - (1.0 - s * b) * across + a * cross(f, across))

    v = turned(pd)
    vd = turned(pdd) - cross(w, v)
    slides = len(chart.linear)
    return [*v[:slides], *w[3 - turns :]], [*vd[:slides], *wd[3 - turns :]]


def _values(s: Scalar) -> tuple[Scalar, Scalar]:
    """Return a and b."""
    far, c, u = _far(s)
    return by_series(s, _COSINES, (1.0 - c) / far), by_series(s, _SINES, (1.0 - u) / far)


def _slopes(s: Scalar) -> tuple[Scalar, Scalar]:
    """Return da/ds and db/ds."""
    far, c, u = _far(s)
    a, b, ud = (1.0 - c) / far, (1.0 - u) / far, 0.5 * (c - u) / far
    return by_series(s, _derived(_COSINES), (0.5 * u - a) / far), by_series(s, _derived(_SINES), (-ud - b) / far)


def _bends(s: Scalar) -> tuple[Scalar, Scalar]:
    """Return the second derivatives."""
    far, c, u = _far(s)
    a, b, ud = (1.0 - c) / far, (1.0 - u) / far, 0.5 * (c - u) / far
    ad, bd, udd = (0.5 * u - a) / far, (-ud - b) / far, (-0.25 * u - 1.5 * ud) / far
    return (
        by_series(s, _derived(_derived(_COSINES)), (0.5 * ud - 2.0 * ad) / far),
        by_series(s, _derived(_derived(_SINES)), (-udd - 2.0 * bd) / far),
    )


def _far(s: Scalar) -> tuple[Scalar, Scalar, Scalar]:
    """Return (s, at least 1; the cosine of its root t; sin(t) / t)."""
    square = choose(s < 1.0, 1.0, s)
    turn = square_root(square)
    cosine, sine = cos_sin(turn)
    return square, cosine, sine / turn


def _derived(coefficients: Sequence[float]) -> list[float]:
    return [k * x for k, x in enumerate(coefficients)][1:]
