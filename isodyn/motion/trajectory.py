"""Trajectory: q, qd and qdd of every joint as functions of time, on any time grid.

Trajectory.cycloidal, cubic, quintic, trapezoidal          from one posture to another
Trajectory.fourier, exciting                               swings that repeat
Trajectory.waypoints, from_samples, from_csv               through postures, as fast as limits allow or at given times
Trajectory.follow                                          along an isodyn.CartesianPath
extremes                                                   where a robot starts and ends by default
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from isodyn.errors import MotionError, ShapeError
from isodyn.model.joint import Joint
from isodyn.model.robot import Robot
from isodyn.motion.door import a_number_of_joints, bounds, numbers, positive, real, whole
from isodyn.motion.laws import Cycloid, Fourier, Law, Motion, Stretched
from isodyn.motion.polynomials import cubics, quintics, shortest, trapezoid
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.motion.cartesian import CartesianPath

SLIDE = 0.1  # how far a prismatic joint travels when nobody says [m]

#: robots that Saha takes through (9.36), and the final angle of their revolute joints [rad]; joint limits play no part there
SAHA = {"three-link": math.pi, "puma560": math.pi, "stanford": math.pi, "kr5": math.pi / 3}  # examples 9.4, 9.5, 9.6, 9.7


class Samples(NamedTuple):
    """A trajectory on a time grid: t (N,) [s]; q, qd, qdd (N, n)."""

    t: Array
    q: Array
    qd: Array
    qdd: Array


@dataclass(frozen=True, eq=False, repr=False)
class Trajectory:
    """A motion of n joints over a duration; frozen.  Made by Trajectory.cubic(...) and the like.

    kind       what made it, such as "cubic"
    law        the functions behind it

    trajectory(t) gives q, qd, qdd at any times between 0 and the duration (a Fourier series goes on for ever).  qd is the
    derivative of q and qdd that of qd, exactly; where qdd jumps, the later value is given.
    """

    kind: str
    law: Law

    def __repr__(self) -> str:
        return f"<Trajectory {self.kind!r}: {self.n} joints, {self.duration:g} s>"

    @property
    def duration(self) -> float:
        """How long it takes; the period of a Fourier series [s]."""
        return self.law.duration

    @property
    def n(self) -> int:
        """Number of joints."""
        return self.law.n

    @property
    def breaks(self) -> Array:
        """Times between start and end at which qdd may jump, (k,) [s]."""
        return self.law.breaks

    def __call__(self, t: Any) -> Motion:
        """q, qd, qdd, each (..., n), at the times t (...) [s]."""
        times = real("trajectory", "t", t)
        if not np.isfinite(times).all():
            raise ShapeError("trajectory: t holds numbers that are not finite")
        over = 8 * np.finfo(float).eps * self.duration  # what rounding of a time grid may add
        if not self.law.periodic and times.size and (times.min() < -over or times.max() > self.duration + over):
            came = f"{times.min():g} .. {times.max():g}"
            raise ShapeError(f"trajectory: times must lie in [0, {self.duration:g}] s, got {came}")
        flat = times.reshape(-1)
        motion = self.law(flat if self.law.periodic else np.clip(flat, 0.0, self.duration))
        return Motion(*(x.reshape(*times.shape, self.n) for x in motion))

    def sample(self, n: int | None = None, *, dt: float | None = None) -> Samples:
        """The motion on a regular grid: n times (201 when nothing is said), or a step dt [s], the last of which may be shorter."""
        if n is not None and dt is not None:
            raise ShapeError("sample: give n or dt, not both")
        if dt is None:
            t = np.linspace(0.0, self.duration, whole("sample", "n", 201 if n is None else n, 2))
        else:
            step = positive("sample", "dt", dt, "seconds")
            if self.duration / step > 1e8:
                raise ShapeError(f"sample: a step of {step:g} s would give {self.duration / step:.3g} samples; take a longer one")
            # a last step of less than a millionth is rounding of the duration
            t = np.append(step * np.arange(math.ceil(self.duration / step - 1e-6)), self.duration)
        return Samples(t, *self(t))

    # -- speed and limits ---------------------------------------------------------------------------------------------

    def with_duration(self, duration: float) -> Trajectory:
        """The same motion, faster or slower throughout."""
        total = positive("with_duration", "the duration", duration, "seconds")
        return Trajectory(self.kind, Stretched(self.law, self.duration / total))

    def within(
        self, *, robot: Robot | None = None, velocity: Any = None, acceleration: Any = None, torque: Any = None
    ) -> Trajectory:
        """The same motion, faster or slower throughout, so that it just keeps within limits.

        robot          its velocity and effort limits count where none are given; needed for torques
        velocity       one number or (n,)                                 [rad/s] or [m/s]
        acceleration   one number or (n,)                                 [rad/s2] or [m/s2]
        torque         one number or (n,), motors and friction included   [N m] or [N]

        Limits are looked at on a grid of 2001 times and on both sides of every jump.
        """
        from isodyn.motion.uniform import allowed_speed

        limits = bounds("within", self.n, robot, velocity, acceleration, torque)
        return Trajectory(self.kind, Stretched(self.law, allowed_speed(self.law, limits, robot)))

    def broken_limits(self, robot: Robot) -> tuple[str, ...]:
        """A sentence for each limit of the robot (position, speed, torque) that this motion breaks; none when all is well."""
        from isodyn.motion.uniform import broken

        return broken(self.law, a_number_of_joints("broken_limits", robot, self.n))

    # -- from one posture to another ----------------------------------------------------------------------------------

    @staticmethod
    def cycloidal(q0: Any, qT: Any, duration: float) -> Trajectory:
        """From q0 (n,) to qT (n,) [rad|m], without velocity and acceleration at both ends; Saha (9.36a-c), (9.37)."""
        start, end, total = _ends("cycloidal", q0, qT, duration)
        return Trajectory("cycloidal", Cycloid(start, end, total))

    @staticmethod
    def cubic(q0: Any, qT: Any, duration: float, *, qd0: Any = None, qdT: Any = None) -> Trajectory:
        """From q0 (n,) to qT (n,) [rad|m] by a cubic polynomial; qd0 and qdT (n,) are the end velocities (zero)."""
        start, end, total = _ends("cubic", q0, qT, duration)
        rates = np.stack([_rate("cubic", "qd0", qd0, start.size), _rate("cubic", "qdT", qdT, start.size)])
        return Trajectory("cubic", cubics(np.array([0.0, total]), np.stack([start, end]), rates))

    @staticmethod
    def quintic(
        q0: Any, qT: Any, duration: float, *, qd0: Any = None, qdT: Any = None, qdd0: Any = None, qddT: Any = None
    ) -> Trajectory:
        """From q0 (n,) to qT (n,) [rad|m] by a quintic polynomial, with given end velocities and accelerations (zero)."""
        start, end, total = _ends("quintic", q0, qT, duration)
        given = {"qd0": qd0, "qdT": qdT, "qdd0": qdd0, "qddT": qddT}
        v0, vT, a0, aT = (_rate("quintic", name, value, start.size) for name, value in given.items())
        law = quintics(np.array([0.0, total]), np.stack([start, end]), np.stack([v0, vT]), np.stack([a0, aT]))
        return Trajectory("quintic", law)

    @staticmethod
    def trapezoidal(q0: Any, qT: Any, *, velocity: Any = None, acceleration: Any, duration: float | None = None) -> Trajectory:
        """From q0 (n,) to qT (n,) [rad|m] on a straight line of joint space, with constant acceleration, velocity, deceleration.

        velocity       limit, one number or (n,)               [rad/s] or [m/s]
        acceleration   limit, one number or (n,)               [rad/s2] or [m/s2]
        duration       None: the shortest; longer: the same accelerations to a lower velocity  [s]

        All joints start and stop together; one of them uses its limits.  A short way gives a triangle.
        """
        start = numbers("trapezoidal", "q0", q0)
        end = numbers("trapezoidal", "qT", qT, start.shape)
        limits = bounds("trapezoidal", start.size, None, velocity, acceleration, None)
        way = np.abs(end - start)
        if not way.any():
            raise MotionError("trapezoidal: q0 and qT are the same posture; there is no way to go")
        with np.errstate(divide="ignore"):
            v, a = float((limits.velocity / way).min()), float((limits.acceleration / way).min())
        if a == math.inf:
            raise ShapeError("trapezoidal: an acceleration limit is infinite for every joint that moves; give finite ones")
        total = None if duration is None else positive("trapezoidal", "the duration", duration, "seconds")
        least = shortest(v, a)
        if total is not None and total < least * (1 - 1e-12):
            raise MotionError(f"trapezoidal: {total:g} s is too short; the limits allow {least:.6g} s at best")
        return Trajectory("trapezoidal", trapezoid(start, end - start, v, a, total))

    # -- swings -------------------------------------------------------------------------------------------------------

    @staticmethod
    def fourier(offset: Any, sine: Any, cosine: Any, period: float) -> Trajectory:
        """q(t) = offset + sum over k of sine[:, k-1] sin(k w t) + cosine[:, k-1] cos(k w t), w = 2 pi / period.

        offset         (n,)     [rad] or [m]
        sine, cosine   (n, K)   amplitudes of position for the harmonics 1 .. K
        period         [s]; any time may be asked for
        """
        middle = numbers("fourier", "offset", offset)
        amplitudes = real("fourier", "sine", sine)
        if amplitudes.ndim != 2 or amplitudes.shape[0] != middle.size or not amplitudes.shape[1]:
            raise ShapeError(f"fourier: sine has shape {amplitudes.shape}; expected ({middle.size}, K), a row per joint")
        s, c = (numbers("fourier", name, x, amplitudes.shape) for name, x in (("sine", sine), ("cosine", cosine)))
        return Trajectory("fourier", Fourier(middle, s, c, positive("fourier", "the period", period, "seconds")))

    @staticmethod
    def exciting(
        robot: Robot,
        *,
        period: float = 10.0,
        harmonics: int = 5,
        seed: int = 0,
        share: float = 0.9,
        velocity: Any = None,
        acceleration: Any = None,
    ) -> Trajectory:
        """A random Fourier series of few harmonics that uses the room a robot has; it starts each period at rest.

        period         [s]
        harmonics      number of them, at least 2
        seed           the same seed gives the same motion
        share          of the joint ranges, and of the limits below, that is used at most
        velocity       limits, one number or (n,); None: the robot's     [rad/s] or [m/s]
        acceleration   limits, one number or (n,); None: none            [rad/s2] or [m/s2]

        A joint without limits goes 90 degrees, or 0.1 m, to either side.
        """
        from isodyn.motion.exciting import exciting

        a_number_of_joints("exciting", robot, getattr(robot, "n", 0))
        limits = bounds("exciting", robot.n, robot, velocity, acceleration, None)
        total = positive("exciting", "the period", period, "seconds")
        part = positive("exciting", "share", share, "parts")
        if part > 1:
            raise ShapeError(f"exciting: share must be at most 1, got {part:g}")
        count, start = whole("exciting", "harmonics", harmonics, 2), whole("exciting", "seed", seed, 0)
        return Trajectory("exciting", exciting(robot, total, count, start, part, limits))

    # -- through postures ---------------------------------------------------------------------------------------------

    @staticmethod
    def waypoints(
        points: Any,
        *,
        times: Any = None,
        robot: Robot | None = None,
        velocity: Any = None,
        acceleration: Any = None,
        torque: Any = None,
    ) -> Trajectory:
        """Through postures by a cubic spline, from rest to rest: at given times, or as fast as limits allow.

        points         (K, n), at least two, neighbours different          [rad] or [m]
        times          (K,) from 0, increasing; then no limits are taken   [s]
        robot          its limits count where none are given; needed for torques
        velocity       limits, one number or (n,)                          [rad/s] or [m/s]
        acceleration   limits, one number or (n,)                          [rad/s2] or [m/s2]
        torque         limits, one number or (n,), with friction           [N m] or [N]

        Without times the result is the time-optimal motion along the spline (see isodyn/motion/time_scaling.py);
        an acceleration or a torque limit is needed.
        """
        from isodyn.motion.sampled import fast_waypoints, timed_waypoints

        if times is not None:
            if not (robot is None and velocity is None and acceleration is None and torque is None):
                raise ShapeError("waypoints: give times or limits, not both; within(...) slows a timed motion down")
            return Trajectory("waypoints", timed_waypoints(points, times))
        return Trajectory("waypoints", fast_waypoints(points, robot, velocity, acceleration, torque))

    @staticmethod
    def from_samples(t: Any, q: Any, qd: Any = None, qdd: Any = None) -> Trajectory:
        """Through recorded or computed samples: t (N,) increasing [s]; q, qd, qdd (N, n).

        With qd and qdd the pieces are quintic, with qd cubic; with q alone they are a cubic spline.  Time counts from t[0].
        """
        from isodyn.motion.sampled import from_samples

        return Trajectory("samples", from_samples(t, q, qd, qdd))

    @staticmethod
    def follow(robot: Robot, path: CartesianPath, q0: Any = None, *, frame: str | None = None, task: str = "pose") -> Trajectory:
        """The joint motion that takes a frame along a path in space.

        path    an isodyn.CartesianPath
        q0      (n,)  joint positions near the start of the path, which choose among its solutions; None: the one that
                inverse kinematics finds                                                             [rad] or [m]
        frame   the link whose frame it is; None: the only tip
        task    "pose", or "position": the attitude is left free

        The motion is quintic between postures whose q, qd and qdd are those of the path, so many that the frame stays within
        1e-9 m and 1e-9 rad of it.  An arm with joints to spare moves them as little as it can (the least |qd|).
        """
        from isodyn.motion.tracking import follow

        law = follow(robot, path, q0, frame, task)
        return Trajectory(path.kind, law)

    # -- files and pictures -------------------------------------------------------------------------------------------

    def to_csv(
        self, path: str | os.PathLike[str], *, n: int | None = None, dt: float | None = None, robot: Robot | None = None
    ) -> Path:
        """Write columns t, q, qd, qdd, as `isodyn inverse --input` reads them; n and dt as in sample(); returns the path.

        robot   gives the columns their units; without it they have none and mean rad or m
        """
        from isodyn.motion.csv_table import write

        return write(Path(path), self.sample(n, dt=dt), robot)

    @staticmethod
    def from_csv(path: str | os.PathLike[str]) -> Trajectory:
        """Read columns t, q_1 .., and qd_1 .., qdd_1 .. where there are any; see from_samples.  [deg] becomes rad."""
        from isodyn.motion.csv_table import read

        return Trajectory.from_samples(*read(Path(path)))

    def plot(self, path: str | os.PathLike[str] | None = None, *, robot: Robot | None = None, title: str = "") -> str:
        """q, qd and qdd over time as SVG text; needs Matplotlib (`pip install 'isodyn[plot]'`).

        path    a file that ends in .svg or .png, written as well
        robot   gives joints their names and units
        """
        from isodyn.motion.picture import picture

        return picture(self, path, robot, title)


def _ends(where: str, q0: Any, qT: Any, duration: Any) -> tuple[Array, Array, float]:
    start = numbers(where, "q0", q0)
    return start, numbers(where, "qT", qT, start.shape), positive(where, "the duration", duration, "seconds")


def _rate(where: str, name: str, value: Any, n: int) -> Array:
    return np.zeros(n) if value is None else numbers(where, name, value, (n,))


# -- defaults ---------------------------------------------------------------------------------------------------------


def extremes(robot: Robot) -> tuple[Array, Array]:
    """(q0, qT), each (n,): from 0 to pi for revolute joints and to 0.1 m for prismatic ones, inside the limits.

    The robots of Saha's examples 9.4 to 9.7 do what they do there, limits or not.
    """
    pairs = [_example(joint, SAHA[robot.name]) if robot.name in SAHA else _within(joint) for joint in robot.moving]
    q0, qT = np.array(pairs, dtype=float).reshape(-1, 2).T
    return q0, qT


def outside_limits(robot: Robot, q: Array) -> tuple[str, ...]:
    """Names of the joints that leave their limits somewhere along q (..., n)."""
    rows = q.reshape(-1, robot.nq)
    return tuple(
        joint.name
        for k, joint in enumerate(robot.moving)
        if rows[:, k].min() < joint.limits.lower or rows[:, k].max() > joint.limits.upper
    )


def _example(joint: Joint, angle: float) -> tuple[float, float]:
    return 0.0, SLIDE if joint.slides else angle


def _within(joint: Joint) -> tuple[float, float]:
    """Upwards from zero, or from the limit next to it; downwards where there is no room above."""
    lower, upper = joint.limits.lower, joint.limits.upper
    travel = SLIDE if joint.slides else math.pi
    start = min(max(0.0, lower), upper)
    up, down = min(start + travel, upper), max(start - travel, lower)
    return start, up if up - start >= start - down else down
