"""Closed-form inverse kinematics of six-axis arms, as compiled graphs that return all eight postures of a target.

No link frames are used: with h_i the axis of joint i at q = 0 and o_i a point on it, in the root frame, a point x of the last link
moves to

    o_1 + R_1 (o_2 - o_1 + R_2 (o_3 - o_2 + ... R_6 (x - o_6))),    R_i the rotation by q_i about h_i        (1)

Two families are solved, each joint by one of two elementary equations (Paden-Kahan subproblems):

    a . R(h, q) v = c            A cos q + B sin q = C, two angles                                            (2)
    R(h, q) v = w                one angle                                                                    (3)

Spherical wrist (Pieper 1968): the last three axes meet in a point, which (1) moves by joints 1 to 3 only.  (2) needs two adjacent
axes of these three to be parallel or to intersect, as in nearly every industrial arm; the wrist then sets the orientation.

Three parallel axes (Universal Robots): axes 2, 3, 4 are parallel and axes 5, 6 meet in a point, whose distance along axis 2 depends
on joint 1 only.

If an equation (2) has no solution, the nearest angle is used; the caller compares the pose with the target anyway.  At singular
postures, arbitrary angles are zero.  Source: Pieper, The kinematics of manipulators under computer control, 1968; the equations
(2), (3) are those of Paden (1986) and Kahan.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.kinematics.frames import ROUNDING, TURN, Chain, Ranges, chain_to, remembered
from isodyn.model.robot import Robot
from isodyn.spatial import Array, Scalar, choose, cross, frame_with_z, is_symbolic, larger, scalars, smaller, square_root

SOLUTIONS = 8
#: axes up to this sine, and this distance relative to the reach, count as parallel or intersecting; a Newton step corrects the rest
NEARLY = 1e-4
#: added to the cost of a posture for every joint outside its range and every equation without a solution
OUTSIDE = 1e6
_NEARLY_DOUBLE = 1e-9  # an equation without a solution by this relative margin counts as having a double one
_NO_ANGLE = 1e-52  # c^2 + s^2 below which the angle of (c, s) is only rounding


class ClosedForm:
    """The closed form of an arm.  Its kernels shift angles by full revolutions into the ranges of the joints, near the wanted ones.

    kind   the structure that makes the arm solvable
    """

    def __init__(self, kind: str, arm: _Arm, postures: list[Posture], name: str):
        self.kind = kind
        self._arm, self._postures, self._name = arm, postures, name
        self._kernels: dict[tuple[float, ...], Kernel] = {}
        self._making = threading.Lock()

    def kernel(self, ranges: Ranges, *, every: bool) -> Kernel:
        """Return the kernel target (12,), wanted (6,) -> q (6,): the posture within the ranges nearest to `wanted`, if any.

        every   the kernel returns all of them, q (8, 6), and cost (8,): a cost of OUTSIDE or more is no solution within the ranges
        """
        key = (every, *ranges.lower.tolist(), *ranges.upper.tolist())
        with self._making:
            if key not in self._kernels:
                wanted = self._arm.context.symbols("wanted", 6)
                found = [_brought_in(posture, ranges, wanted) for posture in self._postures]
                postures, costs = (np.array(column, dtype=object) for column in zip(*found, strict=True))
                inputs = {"target": self._arm.target, "wanted": wanted}
                outputs = {"q": postures, "cost": costs} if every else {"q": _cheapest(found)}
                graph = finish(self._arm.context, inputs, outputs, f"{self._name}_ik_closed_form")
                self._kernels[key] = device().kernel(graph)
            return self._kernels[key]


def closed_form(robot: Robot, frame: str) -> ClosedForm | None:
    """Return the closed form of a chain of six revolute joints, or None if it has none of the two structures."""

    def found() -> ClosedForm | None:
        chain = chain_to(robot, frame)
        if len(chain.path) != 6 or not chain.turns_alone:
            return None
        arm = _Arm(chain)
        try:
            solved = arm.spherical_wrist() or arm.three_parallel_axes()
        except _NoInfluence:
            return None
        return None if solved is None else ClosedForm(solved[0], arm, solved[1], robot.name)

    return remembered(robot, ("closed form", frame), found)


def _brought_in(posture: Posture, ranges: Ranges, wanted: Array) -> tuple[Array, Scalar]:
    """Return (q (6,), cost): angles within the ranges, and their total distance from `wanted`."""
    q, cost = np.empty(6, dtype=object), 0.0
    for i, turn in enumerate(posture):
        low, high = float(ranges.lower[i]), float(ranges.upper[i])
        assert is_symbolic(turn.s)  # it depends on the target
        angle = turn.s.arctan2(turn.c) + TURN * round((low + high) / 2 / TURN)
        for _ in range(math.ceil((high - low) / TURN)):
            angle = choose(angle < wanted[i] - math.pi, angle + TURN, angle)
            angle = choose(angle > wanted[i] + math.pi, angle - TURN, angle)
        angle = choose(angle < low - ROUNDING, angle + TURN, angle)
        angle = choose(angle > high + ROUNDING, angle - TURN, angle)
        out = choose(angle < low - ROUNDING, OUTSIDE, choose(angle > high + ROUNDING, OUTSIDE, 0.0))
        q[i] = smaller(larger(angle, low), high)
        cost = cost + abs(q[i] - wanted[i]) + out + turn.miss
    return q, cost


def _cheapest(found: list[tuple[Array, Scalar]]) -> Array:
    best, least = found[0]
    for q, cost in found[1:]:
        less = cost < least
        best = np.array([choose(less, a, b) for a, b in zip(q, best, strict=True)], dtype=object)
        least = smaller(cost, least)
    return best


class _NoInfluence(Exception):
    """A joint has no effect on its equation, whatever the target: the arm cannot be solved this way."""


class AxisRotation(NamedTuple):
    """A rotation about a unit vector h, as cosine and sine; miss is OUTSIDE if it is only the nearest one."""

    h: Array
    c: Scalar
    s: Scalar
    miss: Scalar = 0.0

    def __matmul__(self, v: Array) -> Array:
        along = self.h * (self.h @ v)
        return np.asarray((v - along) * self.c + cross(self.h, v) * self.s + along)

    @property
    def T(self) -> AxisRotation:
        """The inverse rotation."""
        return AxisRotation(self.h, self.c, -self.s, self.miss)


ThreeRotations = tuple[AxisRotation, AxisRotation, AxisRotation]
Posture = tuple[AxisRotation, AxisRotation, AxisRotation, AxisRotation, AxisRotation, AxisRotation]
Solutions = tuple[str, list[Posture]]


class _Arm:
    """The axes of a chain, and its symbolic target: R is R_1 ... R_6, p the frame's origin.  Lengths are relative to the reach."""

    def __init__(self, chain: Chain):
        self.chain = chain
        self.context = Context()
        self.target = self.context.symbols("target", 12)
        T = self.target.reshape(3, 4)
        self.R = T[:, :3] @ scalars(chain.home[:3, :3].T)
        self.p = T[:, 3] * (1 / chain.reach)
        self.tip = chain.home[:3, 3] / chain.reach
        self.h = [scalars(_tidied(h)) for h in chain.axes]
        self.lines = [(point / chain.reach, h) for point, h in zip(chain.points, chain.axes, strict=True)]

    def placed(self, x: Array) -> Array:
        """Return the target position of a point x of the last link."""
        return np.asarray(self.R @ scalars(x - self.tip) + self.p)

    def spherical_wrist(self) -> Solutions | None:
        """Return eight postures if the last three axes meet in a point that the first three can place."""
        fourth, fifth, sixth = self.lines[3:]
        centre = meeting(*fourth, *fifth)
        if centre is None or _distance(centre, *sixth) > NEARLY or _parallel(fifth[1], sixth[1]):
            return None
        arms = self._placing(centre)
        return None if arms is None else ("spherical wrist", [(*arm, *wrist) for arm in list(arms) for wrist in self._wrist(arm)])

    def _placing(self, centre: Array) -> Iterator[ThreeRotations] | None:
        """Return joints 1 to 3 that move the wrist centre to its target position."""
        (o1, a1), (o2, a2), (o3, a3) = self.lines[:3]
        shoulder, elbow = meeting(o1, a1, o2, a2), meeting(o2, a2, o3, a3)
        if shoulder is not None:
            return self._axes_1_2_meet(scalars(centre - o3), scalars(o3 - shoulder), self.placed(centre) - shoulder)
        if elbow is not None and not _parallel(a1, a2):
            return self._axes_2_3_meet(scalars(centre - elbow), scalars(elbow - o1), self.placed(centre) - o1)
        if _parallel(a1, a2) == _parallel(a2, a3):
            return None
        solve = self._axes_2_3_parallel if _parallel(a2, a3) else self._axes_1_2_parallel
        return solve(scalars(centre - o3), scalars(o3 - o2), scalars(o2 - o1), self.placed(centre) - o1)

    def _axes_1_2_meet(self, r: Array, b: Array, P: Array) -> Iterator[ThreeRotations]:
        """Solve P = R_1 R_2 (b + R_3 r)."""
        h1, h2, h3 = self.h[:3]
        for turn3 in subproblem_4(2.0 * b, h3, r, P @ P - b @ b - r @ r):  # |P|^2 = |b + R_3 r|^2
            v = b + turn3 @ r
            for turn2 in subproblem_4(h1, h2, v, h1 @ P):  # h_1 . P = h_1 . R_2 v
                yield subproblem_1(h1, turn2 @ v, P), turn2, turn3

    def _axes_2_3_parallel(self, r: Array, b: Array, a: Array, P: Array) -> Iterator[ThreeRotations]:
        """Solve P = R_1 (a + R_2 (b + R_3 r)), where the component along h_2 depends on joint 1 only."""
        h1, h2, h3 = self.h[:3]
        for back1 in subproblem_4(h2, h1, P, h2 @ (a + b + r)):  # h_2 . R_1^T P = h_2 . (a + b + r)
            u = back1 @ P - a
            for turn3 in subproblem_4(2.0 * b, h3, r, u @ u - b @ b - r @ r):  # |u|^2 = |b + R_3 r|^2
                yield back1.T, subproblem_1(h2, b + turn3 @ r, u), turn3

    def _axes_2_3_meet(self, r: Array, a: Array, P: Array) -> Iterator[ThreeRotations]:
        """Solve P = R_1 (a + R_2 R_3 r)."""
        h1, h2, h3 = self.h[:3]
        for back1 in subproblem_4(-2.0 * a, h1, P, r @ r - P @ P - a @ a):  # |R_1^T P - a|^2 = |r|^2
            u = back1 @ P - a
            for turn3 in subproblem_4(h2, h3, r, h2 @ u):  # h_2 . u = h_2 . R_3 r
                yield back1.T, subproblem_1(h2, turn3 @ r, u), turn3

    def _axes_1_2_parallel(self, r: Array, b: Array, a: Array, P: Array) -> Iterator[ThreeRotations]:
        """Solve P = R_1 (a + R_2 (b + R_3 r)), where the component along h_1 depends on joint 3 only."""
        h1, h2, h3 = self.h[:3]
        for turn3 in subproblem_4(h1, h3, r, h1 @ (P - a - b)):  # h_1 . P = h_1 . (a + b + R_3 r)
            v = b + turn3 @ r
            for turn2 in subproblem_4(2.0 * a, h2, v, P @ P - a @ a - v @ v):  # |P|^2 = |a + R_2 v|^2
                yield subproblem_1(h1, a + turn2 @ v, P), turn2, turn3

    def _wrist(self, arm: ThreeRotations) -> Iterator[ThreeRotations]:
        """Solve R_4 R_5 R_6 = (R_1 R_2 R_3)^T R."""
        h4, h5, h6 = self.h[3:]
        rest = self._undone(arm)
        w = rest @ h6
        for turn5 in subproblem_4(h4, h5, h6, h4 @ w):  # h_4 . R_5 h_6 = h_4 . rest h_6
            turn4 = subproblem_1(h4, turn5 @ h6, w)
            x = across(h6)
            yield turn4, turn5, subproblem_1(h6, x, turn5.T @ (turn4.T @ (rest @ x)))

    def _undone(self, turns: tuple[AxisRotation, ...]) -> Array:
        """Return (R_1 R_2 ...)^T R."""
        columns = list(self.R.T)
        for turn in turns:
            columns = [turn.T @ column for column in columns]
        return np.stack(columns, axis=1)

    def three_parallel_axes(self) -> Solutions | None:
        """Return eight postures if axes 2, 3, 4 are parallel and axes 5, 6 meet."""
        centre, axes = meeting(*self.lines[4], *self.lines[5]), self.chain.axes
        if centre is None or not (_parallel(axes[1], axes[2]) and _parallel(axes[2], axes[3])):
            return None
        if _parallel(axes[0], axes[1]) or _parallel(axes[3], axes[4]):
            return None
        return "three parallel axes", list(self._parallel_postures(centre))

    def _parallel_postures(self, centre: Array) -> Iterator[Posture]:
        h1, h2, h3, h4, h5, h6 = self.h
        points = [point for point, _ in self.lines]
        a, b, r, d = (scalars(to - at) for at, to in zip(points[:4], [*points[1:4], centre], strict=True))
        b, r = b - h2 * (h2 @ b), r - h2 * (h2 @ r)  # within the plane normal to h_2
        P, x = self.placed(centre) - points[0], across(h2)
        for back1 in subproblem_4(h2, h1, P, h2 @ scalars(centre - points[0])):  # h_2 . R_1^T P is independent of joints 2 to 6
            rest = np.stack([back1 @ column for column in self.R.T], axis=1)  # R_2 ... R_6
            for turn5 in subproblem_4(h2, h5, h6, h2 @ (rest @ h6)):  # h_2 . rest h_6 = h_2 . R_5 h_6
                turn6 = subproblem_1(h6, rest.T @ h2, turn5.T @ h2)  # R_6 rest^T h_2 = R_5^T h_2
                turn234 = subproblem_1(h2, x, rest @ (turn6.T @ (turn5.T @ x)))
                u = back1 @ P - a - turn234 @ d
                u = u - h2 * (h2 @ u)
                for turn3 in subproblem_4(2.0 * b, h3, r, u @ u - b @ b - r @ r):  # |u|^2 = |b + R_3 r|^2
                    turn2 = subproblem_1(h2, b + turn3 @ r, u)
                    turn4 = subproblem_1(h4, x, turn3.T @ (turn2.T @ (turn234 @ x)))
                    yield back1.T, turn2, turn3, turn4, turn5, turn6


def subproblem_4(a: Array, h: Array, v: Array, c: Scalar) -> tuple[AxisRotation, AxisRotation]:
    """Return both rotations about h with a . R v = c; twice the nearest one if there is none."""
    along = (a @ h) * (h @ v)
    A, B, C = a @ v - along, a @ cross(h, v), c - along
    most = A * A + B * B
    if not is_symbolic(most) and most <= NEARLY**4:
        raise _NoInfluence
    root = square_root(larger(most - C * C, 0.0))
    miss = choose(most * (1 + _NEARLY_DOUBLE) < C * C, OUTSIDE, 0.0)
    return _turn(h, A * C - B * root, B * C + A * root, miss), _turn(h, A * C + B * root, B * C - A * root, miss)


def subproblem_1(h: Array, v: Array, w: Array) -> AxisRotation:
    """Return the rotation about h that takes v to w, or as near as possible."""
    return _turn(h, v @ w - (h @ v) * (h @ w), h @ cross(v, w))


def _turn(h: Array, c: Scalar, s: Scalar, miss: Scalar = 0.0) -> AxisRotation:
    """Return the rotation with cosine and sine in the ratio c : s; the identity if both are zero."""
    square = c * c + s * s
    some, scale = square > _NO_ANGLE, 1.0 / square_root(square)
    return AxisRotation(h, choose(some, c * scale, 1.0), choose(some, s * scale, 0.0), miss)


def across(h: Array) -> Array:
    """Return a unit vector normal to h."""
    return scalars(frame_with_z(h.astype(float))[:, 0].astype(float))


def meeting(p: Array, u: Array, q: Array, v: Array) -> Array | None:
    """Return the intersection of two lines (point, direction), or None; parallel lines have none."""
    normal = np.cross(u, v)
    sine2 = float(normal @ normal)
    if sine2 <= NEARLY**2:
        return None
    if abs(float(normal @ (q - p))) / np.sqrt(sine2) > NEARLY:
        return None
    s = float(np.cross(q - p, v) @ normal) / sine2
    t = float(np.cross(q - p, u) @ normal) / sine2
    return np.asarray((p + s * u + q + t * v) / 2)


def _parallel(u: Array, v: Array) -> bool:
    return float(np.linalg.norm(np.cross(u, v))) <= NEARLY


def _distance(point: Array, p: Array, u: Array) -> float:
    return float(np.linalg.norm(np.cross(point - p, u)))


def _tidied(h: Array) -> Array:
    """Return h with entries within rounding of 0 or +-1 replaced by these, so that they fold."""
    near = np.round(h)
    return np.where(np.abs(h - near) < 1e-15, near, h)
