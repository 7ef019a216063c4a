"""Trajectories on the configuration manifold, for robots with manifold joints: tangent vectors y(t) at configurations q_k.

    q(t) = integrate(q_k, y(t)) in piece k                             qd, qdd: formulations/curves.py

Between two configurations y moves along difference(q_0, q_T), so orientations rotate about one axis by the shorter way (slerp) and
velocities are y' itself.  Through several configurations, pieces meet with equal velocities and accelerations, in the axes of the
moved links: a piece begins with y' = qd and y'' = qdd, and its end values are solved for, since qd = J(y) y' and
qdd = J(y) y'' + c(y, y').
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard

import numpy as np
from numpy.typing import ArrayLike

from isodyn.backends.device import Curves
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.configuration import configuration_graph, configuration_kernel
from isodyn.errors import ShapeError
from isodyn.graph.graph import replay
from isodyn.graph.node import Expr
from isodyn.model.columns import sizes
from isodyn.model.joint_positions import positions
from isodyn.model.robot import Robot
from isodyn.motion.laws import JointMotion, Law, PolynomialMotion, Timed, cubic_pieces, end_slope, knot_slopes, quintic_pieces
from isodyn.spatial import Array


def has_charts(robot: Robot | None) -> TypeGuard[Robot]:
    """Return whether the robot has manifold joints (q' != qd)."""
    return robot is not None and any(joint.is_manifold for joint in robot.movable_joints)


def apart(robot: Robot, q0: Array, q1: Array) -> Array:
    """Return the step (..., n) from q0 to q1 (..., nq)."""
    return robot.difference(q0, q1) if has_charts(robot) else np.asarray(q1 - q0)


def stepped(robot: Robot, q: Array, step: Array) -> Array:
    """Return q (..., nq) after a step (..., n)."""
    return robot.integrate(q, step) if has_charts(robot) else np.asarray(q + step)


class ManifoldMotion(Law):
    """A law of tangent vectors at configurations.

    robot    the robot
    about    (P, nq)  the configuration of each piece of the law; (1, nq) for a law without pieces
    law      y(t) (n,)
    """

    def __init__(self, robot: Robot, about: Array, law: Law):
        super().__init__(law.duration, law.n, law.breaks, periodic=law.periodic)
        self.robot, self.about, self.law = robot, about, law
        self.knots = law.knots if isinstance(law, PolynomialMotion) else np.array([0.0, law.duration])

    @property
    def nq(self) -> int:
        """Number of positions."""
        return int(self.about.shape[1])

    def __call__(self, t: Array) -> JointMotion:
        """Return q (N, nq), and qd and qdd (N, n): numbers or, for a law without pieces, expressions."""
        y = self.law(t)
        if t.dtype == object:
            return JointMotion(*(x[np.newaxis] for x in self.unpacked(np.concatenate([self.about[0], *(x[0] for x in y)]))))
        piece = np.searchsorted(self.knots, t, side="right") - 1  # the same rule as in the law itself
        return seen(self.robot, self.about[np.clip(piece, 0, len(self.about) - 1)], *y)

    def stretched(self, speed: float) -> ManifoldMotion:
        """Return the law at `speed` times its own speed."""
        law = self.law.stretched(speed)
        return ManifoldMotion(self.robot, self.about, law.pieces() or law)

    def scheduled(self, timed: Timed) -> ManifoldMotion:
        """Return the law with s in place of time, executed with a schedule s(t)."""
        assert isinstance(self.law, PolynomialMotion)
        piece = np.searchsorted(self.knots, (timed.s[:-1] + timed.s[1:]) / 2, side="right") - 1
        law = Timed(self.law, timed.s, timed.t, timed.sd, timed.sdd)
        return ManifoldMotion(self.robot, self.about[piece], law.pieces() or law)

    def curves(self) -> Curves | None:
        """Return the configuration, then y, y' and y'' (nq + 3 n)."""
        found = self.law.curves()
        if found is None:
            return None
        about = np.zeros((*found.coefficients.shape[:2], self.nq))
        about[:, 0] = np.concatenate([self.about[:1], self.about, self.about[-1:]])
        return Curves(found.times, np.concatenate([about, found.coefficients], axis=2))

    def unpacked(self, values: Array) -> JointMotion:
        """Return q (nq,), qd and qdd (n,) as expressions of the values of the curves."""
        context = next(x.context for x in values if isinstance(x, Expr))
        parts = np.split(values, self.nq + self.n * np.arange(3))
        given = dict(zip(("q", "y", "yd", "ydd"), parts, strict=True))
        return JointMotion(*replay(configuration_graph(self.robot, "along"), context, given).values())


def seen(robot: Robot, about: Array, y: Array, yd: Array, ydd: Array) -> JointMotion:
    """Return q (..., nq), and qd and qdd (..., n), for y and its rates (..., n) at configurations (..., nq)."""
    return JointMotion(*evaluate(configuration_kernel(robot, "along"), [about, y, yd, ydd], [None] * 3, None))


def between(robot: Robot | None, q0: Array, qT: Array, make: Callable[[Array, Array], Law]) -> Law:
    """Return the law make(q0, qT) between configurations; for manifold joints as tangent vectors between them."""
    if not has_charts(robot):
        return make(q0, qT)
    law = make(np.zeros(robot.n), robot.difference(q0, qT))
    pieces = len(law.knots) - 1 if isinstance(law, PolynomialMotion) else 1
    return ManifoldMotion(robot, np.repeat(q0[np.newaxis], pieces, axis=0), law)


def hermite(robot: Robot, t: Array, q: Array, qd: Array, qdd: Array | None = None, after: Array | None = None) -> ManifoldMotion:
    """Return pieces through q (K, nq) with velocities qd and accelerations qdd, (K, n) each, at the times t (K,).

    after   (K, n)  accelerations at the start of pieces, if they jump at the knots; `qdd` are those at the end of pieces
    """
    about, way, rest = q[:-1], robot.difference(q[:-1], q[1:]), np.zeros(robot.n)
    J = seen(robot, about[:, np.newaxis], way[:, np.newaxis], np.eye(robot.n), rest).qd.swapaxes(-1, -2)
    end = np.linalg.solve(J, qd[1:, :, np.newaxis])[..., 0]
    start = np.zeros_like(way)
    if qdd is None:
        return ManifoldMotion(robot, about, cubic_pieces(t, start, way, qd[:-1], end))
    bent = seen(robot, about, way, end, rest).qdd
    last = np.linalg.solve(J, (qdd[1:] - bent)[..., np.newaxis])[..., 0]
    begin = (qdd if after is None else after)[:-1]
    return ManifoldMotion(robot, about, quintic_pieces(t, start, way, qd[:-1], end, begin, last))


def smooth(robot: Robot, t: Array, q: Array, first: Array | None = None, last: Array | None = None) -> ManifoldMotion:
    """Return a twice differentiable curve through q (K, nq) at t (K,); without rotations, the cubic spline.

    first, last   (n,)  velocities at the ends; None: zero acceleration there
    """
    way = robot.difference(q[:-1], q[1:])
    h = np.diff(t)[:, np.newaxis]
    qd = knot_slopes(t, way / h, first, last)
    begin = (6 * way - (4 * qd[:-1] + 2 * qd[1:]) * h) / h**2  # of the cubic pieces of y; nearly equal where they meet
    end = (-6 * way + (2 * qd[:-1] + 4 * qd[1:]) * h) / h**2
    qdd = np.concatenate([begin[:1], (end[:-1] + begin[1:]) / 2, end[-1:]])
    return hermite(robot, t, q, qd, qdd)


def end_velocities(robot: Robot, t: Array, q: Array) -> tuple[Array, Array]:
    """Return the velocities (n,) at the first and last sample: of polynomials of tangent vectors through the nearest four."""
    first = end_slope(t, robot.difference(q[:1], q[:4]))
    return first, end_slope(t[::-1], robot.difference(q[-1:], q[:-5:-1]))


def checked_positions(where: str, robot: Robot, value: ArrayLike) -> Array:
    """Return positions (..., nq) of a robot, read-only, with unit quaternions."""
    found = np.array(positions(where, robot.movable_joints, value, why=sizes(robot)))
    found.flags.writeable = False
    return found


def require_manifold_trajectory(where: str, robot: Robot, law: Law) -> None:
    """Refuse a law that was made without the robot, if the robot has manifold joints."""
    if has_charts(robot) and not isinstance(law, ManifoldMotion):
        raise ShapeError(
            f"{where}: {robot.name!r} has joints whose velocities are no rates of their positions; make the trajectory with "
            f"robot=robot{sizes(robot)}"
        )
