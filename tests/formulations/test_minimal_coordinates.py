"""Mechanisms with loops in as many coordinates as they have freedoms, written out here without the library.

Where the platform is says where every joint is, in closed form: triangles, and legs along the line between their ends.  So does it
for mass centres c and axes R of all bodies, and d'Alembert gives the accelerations of the coordinates x, with S = tr(I)/2 1 - I:

    sum of m (c'' - g) . dc/dx_k + tr(R'' S (dR/dx_k)^T) = tau . dqd/dxd_k

Slopes are differences in eighty digits, of which they leave thirty.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.dynamics.closing import loops_of

mp = pytest.importorskip("mpmath").mp
X, Y, Z = np.eye(3, dtype=int)
STATES = 96  # over the number of joints


@dataclass(frozen=True)
class Placed:
    """A mechanism at x.

    joints   positions, of those joints that have one each
    bodies   (mass, moments of inertia (3,) in its axes, mass centre (3,), axes (3, 3)), the platform first where it has a joint
    """

    joints: list[Any]
    bodies: list[tuple[float, Any, Any, Any]]

    def flat(self) -> Any:
        return np.concatenate([self.joints, *(np.concatenate([c, R.ravel()]) for _, _, c, R in self.bodies)])


def turn(axis: Any, angle: Any) -> Any:
    """(3, 3) by an angle about x, y or z."""
    i, j = (int(np.argmax(axis)) + 1) % 3, (int(np.argmax(axis)) + 2) % 3
    R = np.array([[mp.mpf(int(a == b)) for b in range(3)] for a in range(3)])
    R[i, i] = R[j, j] = mp.cos(angle)
    R[j, i], R[i, j] = mp.sin(angle), -mp.sin(angle)
    return R


def rotation(xyzw: Any) -> Any:
    """(3, 3) of a quaternion, whatever rounding left of its length."""
    v, w = np.array([mp.mpf(float(one)) for one in xyzw[:3]]), mp.mpf(float(xyzw[3]))
    K = np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])
    return turn(Z, mp.mpf(0)) + 2 * (w * K + K @ K) / (w * w + v @ v)


def near_zero(angle: Any) -> Any:
    """An angle without its whole turns."""
    return mp.atan2(mp.sin(angle), mp.cos(angle))


def rod(mass: float, length: float, start: Any, R: Any, along: Any = X, middle: float = 0.5, thick: float = 0.05) -> Any:
    """A rod whose middle is so many lengths from a point along an axis of its own."""
    moments = np.where(along == 1, mass * thick**2 / 12, mass * length**2 / 12)
    return mass, moments, start + R @ along * (middle * mp.mpf(length)), R


def in_plane(mass: float, length: float, start: Any, angle: Any) -> Any:
    return rod(mass, length, start, turn(Z, angle))


def at(length: float, angle: Any) -> Any:
    return np.array([length * mp.cos(angle), length * mp.sin(angle), mp.mpf(0)])


def way(start: Any, end: Any) -> tuple[Any, Any]:
    """(length, angle) in the plane."""
    return mp.hypot(end[0] - start[0], end[1] - start[1]), mp.atan2(end[1] - start[1], end[0] - start[0])


def corner(a: Any, b: Any, c: Any) -> Any:
    """The angle between the sides a and b of a triangle, c across."""
    return mp.acos((a * a + b * b - c * c) / (2 * a * b))


# -- the mechanisms -------------------------------------------------------------------------------------------------------


def four_bar(x: Any) -> Placed:
    """By the crank's angle."""
    a, b, c, d = map(mp.mpf, (0.05, 0.13, 0.1, 0.15))
    pivot, pin = np.array([d, 0 * d, 0 * d]), at(a, x[0])
    reach, towards = way(pivot, pin)
    rocker = towards % (2 * mp.pi) - corner(reach, b, c)
    end = pivot + at(b, rocker)
    coupler = way(end, pin)[1]
    lean, bend = corner(d - a, b, c), corner(b, c, d - a)
    joints = [x[0], near_zero(rocker - mp.pi + lean), near_zero(coupler - rocker - mp.pi + bend)]
    ends = [(1.5, 0.05, 0 * pin, x[0]), (5.0, 0.13, pivot, rocker), (3.0, 0.1, end, coupler)]
    return Placed(joints, [in_plane(*one) for one in ends])


def slider_crank(x: Any) -> Placed:
    """By the crank's angle."""
    pin = at(mp.mpf(0.1), x[0])
    lean = -mp.asin(pin[1] / mp.mpf(0.3))
    end = pin + at(mp.mpf(0.3), lean)
    slider = 2.0, np.full(3, 2.0 * 0.06**2 / 6), end, turn(Z, 0 * lean)
    joints = [x[0], near_zero(lean - x[0]), end[0] - mp.mpf(0.1 + 0.3)]
    return Placed(joints, [in_plane(0.5, 0.1, 0 * pin, x[0]), in_plane(1.0, 0.3, pin, lean), slider])


def five_bar(x: Any) -> Placed:
    """By where the pin is."""
    upper, lower, joints, bodies = mp.mpf(0.2), mp.mpf(0.35), [], []
    pin = np.array([*x, mp.mpf(0)])
    for sign in (-1, 1):
        pivot = np.array([sign * mp.mpf(0.1), mp.mpf(0), mp.mpf(0)])
        reach, towards = way(pivot, pin)
        arm = towards - sign * corner(upper, reach, lower)
        elbow = pivot + at(upper, arm)
        forearm = way(elbow, pin)[1]
        start = mp.pi / 2 - sign * mp.pi / 6
        inward = mp.pi / 2 + sign * mp.asin((mp.mpf(0.1) + upper / 2) / lower)
        joints += [near_zero(arm - start), near_zero(forearm - arm - inward + start)]
        bodies += [in_plane(0.4, 0.2, pivot, arm), in_plane(0.6, 0.35, elbow, forearm)]
    return Placed(joints, bodies)


def three_rrr(x: Any) -> Placed:
    """By where the plate is, and its angle."""
    link, R = mp.mpf(0.3), turn(Z, x[2])
    centre = np.array([x[0], x[1], mp.mpf(0)])
    bend = mp.acos((mp.mpf(0.5) - mp.mpf(0.15)) / 2 / link)
    joints, bodies = [], [(1.5, 1.5 * 0.15**2 / 4 * np.array([1, 1, 2]), centre, R)]
    for k in (1, 2, 3):
        angle = mp.pi / 2 + 2 * mp.pi / 3 * k
        pivot, pin = at(mp.mpf(0.5), angle), centre + R @ at(mp.mpf(0.15), angle)
        reach, towards = way(pivot, pin)
        half = corner(link, reach, link)
        joints += [near_zero(towards - half - angle - mp.pi + bend), 2 * half - 2 * bend]
        bodies += [in_plane(0.5, 0.3, pivot, towards - half)]
        bodies += [in_plane(0.5, 0.3, pivot + at(link, towards - half), towards + half)]
    return Placed(joints, bodies)


def delta(x: Any) -> Placed:
    """By where the plate is, of which every joint of its three is a coordinate."""
    arm, long, wide, narrow = map(mp.mpf, (0.3, 0.6, 0.2, 0.05))
    inward = wide + arm - narrow
    height = mp.sqrt(long**2 - inward**2)
    centre = np.array([x[0], x[1], x[2] - height])
    still = turn(Z, mp.mpf(0))
    joints, bodies = list(x), [(0.5, 0.5 * 0.05**2 / 4 * np.array([1, 1, 2]), centre, still)]
    for k in range(3):
        about = turn(Z, 2 * mp.pi / 3 * k)
        w = about.T @ centre + X * (narrow - wide)  # from the motor to the ball, as the arm sees it
        motor = -mp.acos((w @ w + arm**2 - long**2) / (2 * arm * mp.hypot(w[0], w[2]))) - mp.atan2(w[2], w[0])
        elbow = turn(Y, motor) @ X * arm
        along = (w - elbow) / long
        first, second = mp.atan2(-along[2], along[0]), mp.asin(along[1])
        joints += [motor, near_zero(first - motor - mp.atan2(height, -inward)), second]
        base = about @ X * wide
        bodies.append(rod(0.3, 0.3, base, about @ turn(Y, motor)))
        bodies.append(rod(0.2, 0.6, base + about @ elbow, about @ turn(Y, first) @ turn(Z, second)))
    return Placed(joints, bodies)


def stewart(xyzw: Any) -> Callable[[Any], Placed]:
    """By where the plate is, and by a small turn from an attitude."""

    def placed(x: Any) -> Placed:
        a, b, c = x[3:] / 2
        square = a * a + b * b + c * c
        small = np.array([[1 - square, -2 * c, 2 * b], [2 * c, 1 - square, -2 * a], [-2 * b, 2 * a, 1 - square]])
        R = rotation(xyzw) @ (small + 2 * np.outer([a, b, c], [a, b, c])) / (1 + square)
        centre = np.array([x[0], x[1], x[2] + mp.mpf(0.8)])
        joints, bodies = [], [(10.0, 10.0 * 0.4**2 / 4 * np.array([1, 1, 2]), centre, R)]
        for k in range(6):
            third, side = 2 * mp.pi / 3 * (k // 2), 2 * (k % 2) - 1
            foot, ball = (at(mp.mpf(size), third + side * mp.radians(by)) for size, by in ((0.6, 10), (0.4, 50)))
            start, leg = ball + Z * mp.mpf(0.8) - foot, centre + R @ ball - foot
            usual, length = mp.sqrt(start @ start), mp.sqrt(leg @ leg)
            lean = turn(Z, mp.atan2(start[1], start[0])) @ turn(Y, mp.acos(start[2] / usual))
            u = lean.T @ leg / length
            first, second = mp.atan2(-u[1], u[2]), mp.asin(u[0])
            axes = lean @ turn(X, first) @ turn(Y, second)
            joints += [first, second, length - usual]
            bodies += [rod(2.0, 0.5, foot, axes, Z), rod(1.0, 0.5, foot + leg, axes, Z, middle=-0.5)]
        return Placed(joints, bodies)

    return placed


# -- their accelerations --------------------------------------------------------------------------------------------------


def moved(placed: Callable[[Any], Placed], x: Any, xd: Any, tau: Any, gravity: Any, chart: Sequence[int]) -> tuple[Any, Any, Any]:
    """(positions of the joints, qd (n,), qdd (n,)) in floats.

    chart    which of the six velocities of the first body, in its axes, linear first, come before those of the joints
    """
    with mp.workdps(80):
        h, x, xd = mp.mpf(10) ** -25, x + mp.mpf(0), xd * mp.mpf(1)
        at = lambda y: placed(y).flat()  # noqa: E731
        slopes = np.array([(at(x + h * unit) - at(x - h * unit)) / (2 * h) for unit in np.eye(len(x), dtype=int)])
        here, curve = placed(x), (at(x + h * xd) - 2 * at(x) + at(x - h * xd)) / h**2
        count = len(here.joints)
        A, b = np.zeros((len(x), len(x)), dtype=object), np.zeros(len(x), dtype=object)
        for k, (mass, moments, _, _) in enumerate(here.bodies):
            own = slice(count + 12 * k, count + 12 * k + 12)
            S = np.array([0.5 * sum(moments) - one for one in moments])
            weights = np.concatenate([np.full(3, mass), np.tile(S, 3)])  # of c, and of the columns of R
            A = A + (slopes[:, own] * weights) @ slopes[:, own].T
            b = b + slopes[:, own] @ (weights * (curve[own] - np.concatenate([gravity, np.zeros(9)])))
        G, bias = slopes[:, :count].T, curve[:count]
        if chart:
            R, (p, turned) = here.bodies[0][3], (slice(count, count + 3), slice(count + 3, count + 12))
            linear = R.T @ slopes[:, p].T
            angular = np.array([axial(R.T @ one.reshape(3, 3)) for one in slopes[:, turned]]).T
            w, v = angular @ xd, linear @ xd
            own_bias = np.concatenate([R.T @ curve[p] - np.cross(w, v), axial(R.T @ curve[turned].reshape(3, 3))])
            G, bias = np.vstack([np.vstack([linear, angular])[list(chart)], G]), np.concatenate([own_bias[list(chart)], bias])
        xdd = np.array(list(mp.lu_solve(mp.matrix(A.tolist()), mp.matrix(list(G.T @ tau - b)))))
        return np.array(here.joints, dtype=float), (G @ xd).astype(float), (G @ xdd + bias).astype(float)


def axial(W: Any) -> Any:
    """The vector of the skew part of a matrix."""
    return np.array([W[2, 1] - W[1, 2], W[0, 2] - W[2, 0], W[1, 0] - W[0, 1]]) / 2


DOWN_Y, DOWN_Z = np.array([0.0, -9.81, 0.0]), np.array([0.0, 0.0, -9.81])


@pytest.mark.parametrize(
    ("name", "placed", "around", "spread", "gravity"),
    [
        ("four-bar", four_bar, [math.pi], [math.pi], DOWN_Y),  # the crank goes round, past both dead points
        ("slider-crank", slider_crank, [math.pi], [math.pi], DOWN_Y),
        ("five-bar", five_bar, [0.0, 0.4], [0.08, 0.08], DOWN_Y),
        ("3-rrr", three_rrr, [0.0, 0.0, 0.0], [0.08, 0.08, 0.4], DOWN_Y),
        ("delta", delta, [0.0, 0.0, 0.0], [0.15, 0.15, 0.1], DOWN_Z),
        ("stewart", stewart, [0.0] * 6, [0.1, 0.1, 0.1, 0.25, 0.25, 0.25], DOWN_Z),
    ],
)
def test_accelerations_are_those_of_minimal_coordinates(name: str, placed: Any, around: Any, spread: Any, gravity: Any) -> None:
    robot, random = iso.load(name), np.random.default_rng(31)
    rows = list[tuple[Any, ...]]()
    for x in np.array(around) + np.array(spread) * random.uniform(-1, 1, (STATES // robot.n, len(around))):
        xd, tau, platform, chart, of = random.standard_normal(len(x)), random.standard_normal(robot.n), [], (), placed
        if name == "3-rrr":
            platform, chart = x, (0, 1, 5)
        if name == "stewart":
            attitude = np.array([*x[3:] / 2, 1.0]) / math.sqrt(1 + x[3:] @ x[3:] / 4)
            platform, chart, of = [*x[:3], *attitude], range(6), placed(attitude)
            x = np.array([*x[:3], 0.0, 0.0, 0.0])
        joints, qd, qdd = moved(of, x, xd, tau, gravity, chart)
        rows.append((np.concatenate([platform, joints]), qd, qdd, tau))
    q, qd, qdd, tau = (np.array(column) for column in zip(*rows, strict=True))
    assert np.abs(loops_of(robot)(q)[0]).max() <= loops_of(robot).rounding
    condition = max(np.linalg.cond(M) for M in robot.mass_matrix(q))
    depth = int(iso.compile(robot).count("forward_dynamics").depth)
    close(robot.forward_dynamics(q, qd, tau), qdd, ops=depth, condition=condition)
