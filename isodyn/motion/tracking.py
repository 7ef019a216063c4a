"""Joint trajectories along a Cartesian path: Newton steps from sample to sample, so the arm never changes its configuration.

With J the Jacobian (root axes, at the frame's origin), v and a the path's velocity and acceleration:

    qd  = J+ v                                                        the least |qd|
    qdd = J+ (a - Jd qd) + (1 - J+ J) Jd^T (J J^T)+ v                 its derivative; the second part is zero without redundancy
    Jd  column by column from the Jacobian at the root's origin, whose columns z_i move with all joints before them:
        dz_i/dt = (sum over j < i of z_j qd_j) x z_i                  (the product of twists)

Closed loops add rows: their constraint matrix K below J, their residuals below the error, zeros below v and a.

Newton steps are damped by the square of the residual (Sugihara 2011).  Directions that the arm cannot move in (a singular value
below 1e-6 of the largest) are ignored: a planar arm never has them. A path that needs one raises an error.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.closing import Loops, loops_of
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.errors import MotionError, ShapeError
from isodyn.kinematics.inverse_kinematics import inverse_kinematics
from isodyn.model.robot import Robot
from isodyn.model.tree import charts_of
from isodyn.motion.cartesian import CartesianMotion, CartesianPath, rotation_vector
from isodyn.motion.laws import JointMotion, Law, quintics
from isodyn.motion.limits import numbers, require_joint_count
from isodyn.motion.manifold_trajectory import apart, checked_positions, has_charts, hermite, stepped
from isodyn.spatial import Array

CLOSE = 1e-11  # deviation from a path halfway between samples, where that of quintic pieces is largest [m, rad]
STEPS = 32  # along a path, at least, and four per radian, each from the previous posture
_SOLVED = 1e-12  # residual of a solution in units of the arm's reach, or rad
_LOST = 1e-6  # singular values below this fraction of the largest count as zero
_GAIN = 1e3  # joints that must move so much faster than the frame are at a singularity
_JUMP = 0.1  # rad; a larger correction means another configuration
_SHORTEST = 1e-7  # of the duration
_ROUNDS = 10  # of inserting samples between others
_LEAST = 1e-7  # of |qd|: deviation of redundant joints from the least motion, halfway between samples
_MOST = 20_000  # samples
TASKS = {"pose": 6, "position": 3}


def follow(robot: Robot, path: CartesianPath, q0: ArrayLike | None, frame: str | None, task: str) -> Law:
    """Return quintic pieces through postures on the path."""
    if not isinstance(robot, Robot):
        raise ShapeError(f"follow: expected a Robot, got {type(robot).__name__}")
    if not isinstance(path, CartesianPath):
        raise ShapeError(f"follow: expected a CartesianPath, got {type(path).__name__}; build one with CartesianPath.line(...)")
    check.one_of("task", task, TASKS)
    require_joint_count("follow", robot, robot.n)
    name = robot.only_tip("name the frame: frame=...") if frame is None else frame
    check.one_of("frame", name, robot.link_names)
    if q0 is None:
        start = path(0.0).pose
        found = inverse_kinematics(robot, start, frame=name, orientation=task == "pose")
        if not found.reached:
            where = f"at {_point(start)}"
            raise MotionError(f"follow: no posture of {robot.name!r} within its limits reaches the start of the path {where}")
        q0 = found.q
    q = checked_positions("follow: q0", robot, q0) if has_charts(robot) else numbers("follow: q0", q0, (robot.nq,))
    dynamics = compile(robot)
    ways = dynamics.jacobian(q, name)[:3]
    if robot.loops:
        ways = np.vstack([ways, np.where(loops_of(robot).lengths[:, np.newaxis], loops_of(robot)(q)[1], 0.0)])
    lengths = np.linalg.norm(ways, axis=0)[[joint.unit == "rad" for joint in robot.dofs]]
    tracker = Tracker(dynamics, path, name, TASKS[task], max(float(lengths.max(initial=0.0)), 1e-3))
    q = tracker.start(q)
    turned = max(float(np.linalg.norm(path.sweep)), float(np.linalg.norm(path.turn)))
    steps = max(STEPS, int(np.ceil(4 * turned)))
    spare = tracker.spare(q)
    postures = tracker.postures(q, 4 * steps if spare else steps, spare)
    return tracker.joined(*postures) if spare else tracker.refined(*postures)


@dataclass(frozen=True)
class Tracker:
    """An arm and a path.

    rows    6 for poses, 3 for positions; rows of closed loops are extra
    reach   unit of length for errors [m]
    """

    dynamics: Dynamics
    path: CartesianPath
    frame: str
    rows: int
    reach: float

    @property
    def robot(self) -> Robot:
        """The arm."""
        return self.dynamics.robot

    @cached_property
    def _whole(self) -> Dynamics:
        """Dynamics without couplings: the columns of its Jacobian are the axes of single joints."""
        return self.dynamics if self.robot.uncoupled is self.robot else compile(self.robot.uncoupled)

    @cached_property
    def _loops(self) -> Loops | None:
        return loops_of(self.robot) if self.robot.loops else None

    @cached_property
    def _units(self) -> Array:
        """Return the unit of every row, the reach or one radian; rows of the task, then of the loops."""
        own = np.array([self.reach] * 3 + [1.0] * 3)[: self.rows]
        return own if self._loops is None else np.concatenate([own, np.where(self._loops.lengths[self._held], self.reach, 1.0)])

    @cached_property
    def _held(self) -> list[int]:
        """The independent equations of the loops."""
        return [] if self._loops is None else self._loops.used

    def joined(self, t: Array, q: Array, qd: Array, qdd: Array, after: Array | None = None) -> Law:
        """Return quintic pieces through postures."""
        if has_charts(self.robot):
            return hermite(self.robot, t, q, qd, qdd, after)
        return quintics(t, q, qd, qdd, after)

    def error(self, q: Array, target: Array) -> Array:
        """Return the errors (N, rows) from the target poses (N, 4, 4): lengths relative to the reach, rotation, loop residuals."""
        here = self.dynamics.pose(q, self.frame)
        parts = [target[..., :3, 3] - here[..., :3, 3]]
        if self.rows == 6:
            parts.append(rotation_vector(target[..., :3, :3] @ np.swapaxes(here[..., :3, :3], -1, -2)))
        if self._loops is not None:
            parts.append(-self._loops(q)[0][..., self._held])
        return np.asarray(np.concatenate(parts, axis=-1) / self._units)

    def jacobian(self, q: Array) -> Array:
        """Return (N, rows, n), lengths relative to the reach."""
        return self._scaled(self.dynamics.jacobian(q, self.frame), None if self._loops is None else self._loops(q)[1])

    def _scaled(self, rows: Array, held: Array | None = None) -> Array:
        """Return six rows (N, 6, k) reduced to the task, with those of the loops (N, m, k) below, zeros if None; dimensionless."""
        found = rows[..., : self.rows, :]
        if self._loops is not None:
            below = np.zeros((*found.shape[:-2], len(self._held), found.shape[-1])) if held is None else held[..., self._held, :]
            found = np.concatenate([found, below], axis=-2)
        return np.asarray(found / self._units[:, np.newaxis])

    def solve(self, q: Array, target: Array, steps: int) -> tuple[Array, Array]:
        """Take damped Newton steps from q (N, n) to the target poses (N, 4, 4); return (q, residual (N,))."""
        e = self.error(q, target)
        left = np.linalg.norm(e, axis=-1)
        for _ in range(steps):
            if (left <= _SOLVED).all():
                break
            U, sigma, Vt = np.linalg.svd(self.jacobian(q), full_matrices=False)
            damping = (0.5 * left**2)[:, np.newaxis]
            kept = sigma > _LOST * sigma[:, :1]
            gain = np.where(kept, sigma / np.where(kept, sigma**2 + damping, 1.0), 0.0)
            step = np.einsum("...ij,...i->...j", Vt, gain * np.einsum("...ij,...i->...j", U, e))
            further = stepped(self.robot, q, step)
            error = self.error(further, target)
            size = np.linalg.norm(error, axis=-1)
            better = (size < left) | (steps > 20)  # a search may increase the error; a correction must not
            if not better.any():
                break
            rows = better[:, np.newaxis]
            q, e, left = np.where(rows, further, q), np.where(rows, error, e), np.where(better, size, left)
        return q, left

    def rates(self, q: Array, at: CartesianMotion) -> tuple[JointMotion, Array, Array]:
        """Return (node at q (N, n) on the path, missed part of the velocity, its size), (N,) each."""
        J = self.jacobian(q)
        U, sigma, Vt = np.linalg.svd(J, full_matrices=False)
        kept = sigma > _LOST * sigma[:, :1]
        inverse = np.where(kept, 1 / np.where(kept, sigma, 1.0), 0.0)
        v, a = (self._scaled(x[..., np.newaxis])[..., 0] for x in (at.twist, at.acceleration))

        def times_inverse(x: Array) -> Array:
            return np.asarray(np.einsum("...ij,...i->...j", Vt, inverse * np.einsum("...ij,...i->...j", U, x)))

        qd = times_inverse(v)
        Jd = self._jacobian_rate(q, qd, at)
        force = np.einsum("...ij,...j->...i", U, inverse**2 * np.einsum("...ij,...i->...j", U, v))  # (J J^T)+ v
        spare = np.einsum("...ij,...i->...j", Jd, force)
        spare = spare - np.einsum("...ij,...i->...j", Vt, np.einsum("...ij,...j->...i", Vt, spare) * kept)
        qdd = times_inverse(a - np.einsum("...ij,...j->...i", Jd, qd)) + spare
        missed = np.linalg.norm(np.einsum("...ij,...j->...i", J, qd) - v, axis=-1)
        return JointMotion(q, qd, qdd), missed, np.linalg.norm(v, axis=-1)

    def _jacobian_rate(self, q: Array, qd: Array, at: CartesianMotion) -> Array:
        """Return dJ/dt (N, rows, n)."""
        whole = self._whole.robot
        q_all, qd_all = (q, qd) if whole is self.robot else (self.robot.expand(q), self.robot.expand_velocity(qd))
        J = np.swapaxes(self._whole.jacobian(q_all, self.frame, reference="world"), -1, -2)  # columns as rows
        v, w = J[..., :3], J[..., 3:]
        before = np.cumsum(J * qd_all[..., np.newaxis], axis=-2)  # includes the joint itself, whose product with itself is zero
        for chart in charts_of(whole):  # manifold joints, whose axes move with all of the joint
            before[..., chart.body : chart.angular.stop, :] = before[..., chart.angular.stop - 1, np.newaxis, :]
        v0, w0 = before[..., :3], before[..., 3:]
        vd, wd = _cross(w0, v) + _cross(v0, w), _cross(w0, w)
        here = self.dynamics.pose(q, self.frame)[..., np.newaxis, :3, 3]
        linear = vd + _cross(wd, here) + _cross(w, at.twist[..., np.newaxis, :3])
        Jd = np.swapaxes(np.concatenate([linear, wd], axis=-1), -1, -2)
        held = None if self._loops is None else self._loops.rates(q, qd)
        return self._scaled(Jd if whole is self.robot else self.robot.expansion.fold(Jd), held)

    def start(self, q0: Array) -> Array:
        """Return the posture at the start of the path, found from q0 (n,)."""
        target = self.path(0.0).pose[np.newaxis]
        q, left = self.solve(q0[np.newaxis], target, 200)
        if left[0] > 1e-10:
            closed = " with closed loops" if self._loops else ""
            raise MotionError(
                f"follow: no posture{closed} found from q0 that reaches the start of the path at {_point(target[0])} "
                f"({left[0] * self.reach:.3g} m or {left[0]:.3g} rad remain); is it within reach? try a q0 nearer to it"
            )
        return np.asarray(q[0])

    def spare(self, q: Array) -> bool:
        """Return whether the arm has more joints than the task needs."""
        sigma = np.linalg.svd(self.jacobian(q), compute_uv=False)
        return int((sigma > _LOST * sigma[0]).sum()) < self.robot.n

    def postures(self, q: Array, steps: int, spare: bool) -> tuple[Array, Array, Array, Array, Array]:
        """Return, from q (n,) at the start: times (K,), q, qd, qdd at the end and at the start of pieces, (K, n) each."""
        edges = [0.0, *self.path.jump_ts, self.path.duration]
        t, nodes, after = [0.0], list[JointMotion](), list[Array]()
        for begin, end in pairwise(edges):
            count = max(2, int(np.ceil(steps * (end - begin) / self.path.duration)))
            # the path just before a break, with the acceleration of this part
            times, found = self._walk(q, np.append(np.linspace(begin, end, count + 1)[:-1], np.nextafter(end, 0.0)), spare)
            nodes += found if not nodes else found[1:]
            after += [node.qdd for node in found[:-1]]
            t += [*times[1:-1], end]
            q = found[-1].q
        q, qd, qdd = (np.array(column) for column in zip(*nodes, strict=True))
        return np.array(t), q, qd, qdd, np.array([*after, qdd[-1]])

    def _walk(self, q: Array, times: Array, spare: bool) -> tuple[list[float], list[JointMotion]]:
        """Follow the path from the posture q (n,) at times[0] through all times, with shorter steps where it is difficult."""
        todo = list(times[::-1])
        t = float(todo.pop())
        done, nodes = [t], [self._node(q, t)]
        while todo:
            target = float(todo[-1])
            found = self._step(nodes[-1], t, target, spare)
            if found is not None:
                t = float(todo.pop())
                done.append(t)
                nodes.append(found)
            elif target - t < _SHORTEST * self.path.duration or len(done) > _MOST:
                raise self._blocked(nodes[-1].q, target)
            else:
                todo.append(t + (target - t) / 2)
        return done, nodes

    def _step(self, node: JointMotion, t: float, target: float, spare: bool) -> JointMotion | None:
        """Return the node at the time target; None if the step is too long."""
        h = target - t
        guess = self._ahead(node, t, h) if spare else stepped(self.robot, node.q, (node.qd + 0.5 * node.qdd * h) * h)
        q, left = self.solve(guess[np.newaxis], self.path(target).pose[np.newaxis], 8)
        if left[0] > 1e-10 or self._far(apart(self.robot, guess, q[0])):
            return None
        found = self._node(q[0], target)
        return None if spare and not self._least_motion(node, found, t, target) else found

    def _least_motion(self, node: JointMotion, found: JointMotion, t: float, target: float) -> bool:
        """Return whether the quintic between two nodes keeps to the path, and to the least |qd| along it, halfway."""
        law = self.joined(np.array([t, target]), *(np.stack(pair) for pair in zip(node, found, strict=True)))
        middle = np.array([(t + target) / 2])
        q, qd, _ = law(middle)
        motion = self.path(middle)
        off = np.abs(self.rates(q, motion)[0].qd - qd).max()
        return bool(np.abs(self.error(q, motion.pose)).max() <= CLOSE and off <= _LEAST * np.abs(qd).max(initial=1e-300))

    def _far(self, step: Array) -> Array:
        """Return flags (N,): steps (N, n) are too long to stay in one configuration."""
        weight = np.where([joint.unit == "rad" for joint in self.robot.dofs], 1.0, 1 / self.reach)
        return np.asarray(np.abs(step * weight).max(axis=-1) > _JUMP)

    def _ahead(self, node: JointMotion, t: float, h: float) -> Array:
        """Return one Runge-Kutta step for dq/dt = J+ v, which redundant joints follow."""

        def rate(q: Array, at: float) -> Array:
            return np.asarray(self.rates(q[np.newaxis], self.path([at]))[0].qd[0])

        middle = t + h / 2
        k1 = node.qd
        k2 = rate(stepped(self.robot, node.q, 0.5 * h * k1), middle)
        k3 = rate(stepped(self.robot, node.q, 0.5 * h * k2), middle)
        k4 = rate(stepped(self.robot, node.q, h * k3), t + h)
        return stepped(self.robot, node.q, h * (k1 + 2 * k2 + 2 * k3 + k4) / 6)

    def _node(self, q: Array, t: float) -> JointMotion:
        """Return the rates at q on the path; raise at a singular posture."""
        node, missed, speed = self.rates(q[np.newaxis], self.path([t]))
        if missed[0] > 1e-6 * speed[0] or np.linalg.norm(node.qd) > _GAIN * speed[0]:
            raise self._blocked(q, t)
        return JointMotion(*(x[0] for x in node))

    def _blocked(self, q: Array, t: float) -> MotionError:
        """Return the error for a blocked arm at q (n,): the path leaves its reach, or it meets a singularity."""
        what = f"t = {t:.4g} s, where {self.frame!r} should be at {_point(self.path(t).pose)}"
        advice = "move the path, or start from another posture"
        later = min(self.path.duration, t + 0.01 * self.path.duration)
        tries = stepped(self.robot, q, 0.1 * np.random.default_rng(0).standard_normal((16, self.robot.n)))  # q alone may be stuck
        left = self.solve(tries, np.tile(self.path(later).pose, (16, 1, 1)), 200)[1].min()
        if left > 1e-10:
            who = repr(self.robot.name)
            missing = f"{left * self.reach:.3g} m" + (f" or {left:.3g} rad" if self.rows == 6 else "")
            when = f"at {later:.4g} s the error is {missing}"
            return MotionError(f"follow: the path leaves the reach of {who} at {what}; {when}; {advice}")
        sigma = np.linalg.svd(self.jacobian(q), compute_uv=False)
        posture = ", ".join(f"{x:.4g}" for x in q)
        of = "the Jacobian with the loop constraints" if self._loops else "the Jacobian"
        return MotionError(
            f"follow: the path meets a singularity at {what}: the arm cannot move there in the required direction "
            f"(singular values of {of} {sigma[0]:.3g} .. {sigma[-1]:.3g}, q = {posture}); {advice}"
        )

    def refined(self, t: Array, q: Array, qd: Array, qdd: Array, after: Array) -> Law:
        """Return quintic pieces, with samples inserted where the deviation from the path is too large."""
        scale = np.maximum(self._units, 1.0)
        for _ in range(_ROUNDS):
            law = self.joined(t, q, qd, qdd, after)
            middle = (t[:-1] + t[1:]) / 2
            guess, motion = law(middle).q, self.path(middle)
            poor = np.abs(self.error(guess, motion.pose) * scale).max(axis=-1) > CLOSE
            if not poor.any():
                return law
            found, _ = self.solve(guess[poor], motion.pose[poor], 8)
            new, missed, speed = self.rates(found, self.path(middle[poor]))
            fast = np.linalg.norm(new.qd, axis=-1) > _GAIN * speed
            bad = (missed > 1e-6 * speed) | fast | self._far(apart(self.robot, guess[poor], found))
            if bad.any():
                raise self._blocked(found[bad][0], float(middle[poor][bad][0]))
            at = np.flatnonzero(poor) + 1
            t = np.insert(t, at, middle[poor])
            q, qd = np.insert(q, at, new.q, axis=0), np.insert(qd, at, new.qd, axis=0)
            qdd, after = np.insert(qdd, at, new.qdd, axis=0), np.insert(after, at, new.qdd, axis=0)
        raise self._blocked(found[0], float(middle[poor][0]))


def _cross(a: Array, b: Array) -> Array:
    """Return a x b, (..., 3), without NumPy's handling of axes, which takes longer than the products."""
    x, y, z = (a[..., i] * b[..., j] - a[..., j] * b[..., i] for i, j in ((1, 2), (2, 0), (0, 1)))
    return np.stack([x, y, z], axis=-1)


def _point(pose: Array) -> str:
    x, y, z = pose[:3, 3]
    return f"({x:.4g}, {y:.4g}, {z:.4g}) m"
