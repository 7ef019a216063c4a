"""Trajectory: q, qd and qdd of every joint as functions of time, for any time grid.

Trajectory.cycloidal, cubic, quintic, trapezoidal          from one posture to another
Trajectory.fourier, exciting                               periodic motions
Trajectory.waypoints, from_samples, from_csv               through postures, as fast as limits allow or at given times
Trajectory.follow                                          along an isodyn.CartesianPath
                                                           (with robot= for robots with manifold joints or loops)
extremes                                                   default start and end of a robot

Exciting motions are random Fourier series that use the available ranges of a robot (Swevers et al., 1997, Optimal robot excitation
and identification). Each period starts with zero velocity and acceleration.  Between samples a sum of K harmonics exceeds the
largest of M samples per period by a factor of at most 1 / cos(pi K / M) (Ehlich & Zeller 1964), so limits hold at every time.

CSV tables have columns t, q_1 .., qd_1 .., qdd_1 .., one line per time, or q_base.qw .. for joints with several degrees of freedom.
They are read in any order, with or without units; unknown columns are ignored.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Curves
from isodyn.errors import FormatError, MotionError, ShapeError, reraise_write_errors
from isodyn.graph.node import Expr
from isodyn.kinematics.posture import moved
from isodyn.model.columns import PER_TIME, column, entries, labels, sizes, units
from isodyn.model.formats.csv_rows import read_rows, table_of
from isodyn.model.joint import Axis
from isodyn.model.robot import Robot
from isodyn.motion import laws
from isodyn.motion.cartesian import CartesianPath
from isodyn.motion.laws import JointMotion, Law
from isodyn.motion.limits import (
    PICTURE_TIMES,
    MotionLimits,
    allowed_speed,
    bounds,
    broken,
    fastest,
    fine_times,
    numbers,
    require_joint_count,
)
from isodyn.motion.loop_trajectories import closed_law, closed_poses
from isodyn.motion.manifold_trajectory import (
    ManifoldMotion,
    apart,
    between,
    checked_positions,
    end_velocities,
    has_charts,
    hermite,
    require_manifold_trajectory,
    smooth,
)
from isodyn.motion.tracking import follow
from isodyn.renamed import with_old_members
from isodyn.show.animation import Shot, animate, looked_at
from isodyn.show.figure import Panel, Picture, panels_over_time
from isodyn.show.view import EmbeddedPage
from isodyn.spatial import Array

CLOSEST = 1e-12  # smallest time step relative to the duration
SLIDE = 0.1  # default travel of a prismatic joint [m]
TILT = 1 / 3  # rotations of a joint with several degrees of freedom, relative to those of revolute joints

#: robots of Saha's examples for (9.36), and the final angle of their revolute joints [rad]; joint limits are ignored there
SAHA = {"three-link": math.pi, "puma560": math.pi, "stanford": math.pi, "kr5": math.pi / 3}  # examples 9.4, 9.5, 9.6, 9.7


class SampledTrajectory(NamedTuple):
    """A trajectory on a time grid: t (N,) [s]; q (N, nq); qd, qdd (N, n)."""

    t: Array
    q: Array
    qd: Array
    qdd: Array


@with_old_members
@dataclass(frozen=True, eq=False, repr=False)
class Trajectory:
    """A motion of n joints over a duration; immutable.  Build it with Trajectory.cubic(...) and similar methods.

    kind       name of the method that built it, such as "cubic"
    law        its functions of time

    trajectory(t) returns q, qd, qdd at any times between 0 and the duration (a Fourier series repeats).  qd and qdd are the exact
    derivatives; where qdd jumps, it has the later value.

    For spherical, floating or planar joints with quaternions, qd is not the derivative of q. Build such trajectories with robot=:
    orientations then move along geodesics, and qd is in the axes of the moved link.
    """

    kind: str
    law: Law

    def __repr__(self) -> str:
        return f"<Trajectory {self.kind!r}: {self.n} {'DOF' if self.on_manifold else 'joints'}, {self.duration:g} s>"

    @property
    def duration(self) -> float:
        """Duration; the period of a Fourier series [s]."""
        return self.law.duration

    @property
    def n(self) -> int:
        """Number of velocities; equals the number of joints if each has one degree of freedom."""
        return self.law.n

    @property
    def nq(self) -> int:
        """Number of positions."""
        return self.law.nq

    @property
    def on_manifold(self) -> bool:
        """True if the robot has manifold joints, whose qd is not the derivative of q."""
        return isinstance(self.law, ManifoldMotion)

    @property
    def jump_ts(self) -> Array:
        """Times between start and end at which qdd may jump, (k,) [s]."""
        return self.law.breaks

    def __call__(self, t: ArrayLike) -> JointMotion:
        """Return q (..., nq) and qd, qdd, each (..., n), at the times t (...) [s]."""
        return laws.at_times(self.law, t)

    def curves(self) -> Curves | None:
        """Return the input of `unpacked` as piecewise polynomials in time, at rest outside the duration: q, qd and qdd (3 n).

        None: the motion is not polynomial, but has formulas.
        """
        return self.law.curves()

    def unpacked(self, values: Array) -> JointMotion:
        """Return q (nq,), qd and qdd (n,) as expressions of the values of the curves."""
        return self.law.unpacked(values)

    def formulas(self, t: Expr) -> JointMotion:
        """Return q, qd and qdd as expressions of the time, at rest outside the duration; for motions without curves."""
        return laws.formulas(self.law, t)

    def sample(self, n: int | None = None, *, dt: float | None = None) -> SampledTrajectory:
        """Return the motion on a regular grid: n times (default 201), or a step dt [s], the last of which may be shorter."""
        if n is not None and dt is not None:
            raise ShapeError("sample: give either n or dt, not both")
        if dt is None:
            t = np.linspace(0.0, self.duration, check.whole("sample: n", 201 if n is None else n, 2))
        else:
            step = check.positive("sample: dt", dt, "seconds")
            if self.duration / step > 1e8:
                raise ShapeError(f"sample: a step of {step:g} s would give {self.duration / step:.3g} samples; use a longer one")
            # a last step of less than a millionth is rounding of the duration
            t = np.append(step * np.arange(math.ceil(self.duration / step - 1e-6)), self.duration)
        return SampledTrajectory(t, *self(t))

    def with_duration(self, duration: float) -> Trajectory:
        """Return the same motion with another duration, scaled uniformly in time."""
        total = check.positive("with_duration: the duration", duration, "seconds")
        return Trajectory(self.kind, self.law.stretched(self.duration / total))

    def within(
        self,
        *,
        robot: Robot | None = None,
        velocity: ArrayLike | None = None,
        acceleration: ArrayLike | None = None,
        torque: ArrayLike | None = None,
    ) -> Trajectory:
        """Return the same motion, scaled uniformly in time so that it just satisfies the limits.

        robot          its velocity and effort limits are the defaults; required for torques
        velocity       one number or (n,)                                 [rad/s] or [m/s]
        acceleration   one number or (n,)                                 [rad/s2] or [m/s2]
        torque         one number or (n,), with motors and friction       [N m] or [N]

        The limits are checked on a grid of 2001 times and on both sides of every jump.
        """
        limits = bounds("within", self.n, robot, velocity, acceleration, torque)
        if robot is not None:
            require_manifold_trajectory("within", robot, self.law)
        return Trajectory(self.kind, self.law.stretched(allowed_speed(self.law, limits, robot)))

    def broken_limits(self, robot: Robot) -> tuple[str, ...]:
        """Return a sentence for each limit of the robot (position, speed, torque) that this motion violates; empty if none."""
        return broken(self.law, self._made_for("broken_limits", robot))

    def _made_for(self, where: str, robot: Robot) -> Robot:
        """Return the robot; raise if this is not a motion of its joints."""
        require_joint_count(where, robot, self.n)
        require_manifold_trajectory(where, robot, self.law)
        return robot

    @staticmethod
    def cycloidal(q0: ArrayLike, qT: ArrayLike, duration: float, *, robot: Robot | None = None) -> Trajectory:
        """Return a motion from q0 to qT (nq,) [rad|m] with zero velocity and acceleration at the ends; Saha (9.36a-c), (9.37).

        robot   required for manifold joints, whose orientations then move along a geodesic, and for closed loops: as many joints
                as there are degrees of freedom, the driven ones first, move so, and the others close the loops
        """
        start, end, total = _ends("cycloidal", q0, qT, duration, robot)
        return _made("cycloidal", robot, between(robot, start, end, lambda a, b: laws.Cycloid(a, b, total)), start, end)

    @staticmethod
    def cubic(
        q0: ArrayLike,
        qT: ArrayLike,
        duration: float,
        *,
        qd0: ArrayLike | None = None,
        qdT: ArrayLike | None = None,
        robot: Robot | None = None,
    ) -> Trajectory:
        """Return a cubic polynomial from q0 (nq,) to qT (nq,) [rad|m]; qd0 and qdT (n,) are the end velocities (default 0).

        robot   as for cycloidal
        """
        start, end, total = _ends("cubic", q0, qT, duration, robot)
        n = start.size if robot is None else robot.n
        t, rates = np.array([0.0, total]), np.stack([_rate("cubic", "qd0", qd0, n), _rate("cubic", "qdT", qdT, n)])
        motion = t, np.stack([start, end]), rates
        return _made("cubic", robot, hermite(robot, *motion) if has_charts(robot) else laws.cubics(*motion), start, end, rates)

    @staticmethod
    def quintic(
        q0: ArrayLike,
        qT: ArrayLike,
        duration: float,
        *,
        qd0: ArrayLike | None = None,
        qdT: ArrayLike | None = None,
        qdd0: ArrayLike | None = None,
        qddT: ArrayLike | None = None,
        robot: Robot | None = None,
    ) -> Trajectory:
        """Return a quintic polynomial from q0 (nq,) to qT (nq,) [rad|m], with end velocities and accelerations (n,) (default 0).

        robot   as for cycloidal; with loops, given accelerations of dependent velocities are ignored
        """
        start, end, total = _ends("quintic", q0, qT, duration, robot)
        given = {"qd0": qd0, "qdT": qdT, "qdd0": qdd0, "qddT": qddT}
        n = start.size if robot is None else robot.n
        v0, vT, a0, aT = (_rate("quintic", name, value, n) for name, value in given.items())
        motion = np.array([0.0, total]), np.stack([start, end]), np.stack([v0, vT]), np.stack([a0, aT])
        law = hermite(robot, *motion) if has_charts(robot) else laws.quintics(*motion)
        return _made("quintic", robot, law, start, end, motion[2])

    @staticmethod
    def trapezoidal(
        q0: ArrayLike,
        qT: ArrayLike,
        *,
        velocity: ArrayLike | None = None,
        acceleration: ArrayLike,
        duration: float | None = None,
        robot: Robot | None = None,
    ) -> Trajectory:
        """Return a trapezoidal motion on a straight line in joint space from q0 (nq,) to qT (nq,) [rad|m].

        velocity       limit, one number or (n,)               [rad/s] or [m/s]
        acceleration   limit, one number or (n,)               [rad/s2] or [m/s2]
        duration       None: the shortest; longer: the same accelerations to a lower velocity  [s]
        robot          as for cycloidal

        All joints start and stop together; at least one reaches its limits.  A short way gives a triangular velocity profile.
        """
        start = _posture("trapezoidal: q0", q0, robot)
        end = _posture("trapezoidal: qT", qT, robot, start.shape)
        way = end - start if robot is None else apart(robot, start, end)
        limits = bounds("trapezoidal", way.size, None, velocity, acceleration, None)
        if not way.any():
            raise MotionError("trapezoidal: q0 and qT are the same posture; give two different postures")
        with np.errstate(divide="ignore"):
            v, a = float((limits.velocity / np.abs(way)).min()), float((limits.acceleration / np.abs(way)).min())
        if a == math.inf:
            raise ShapeError("trapezoidal: the acceleration limits of all moving joints are infinite; give finite ones")
        total = None if duration is None else check.positive("trapezoidal: the duration", duration, "seconds")
        least = laws.shortest(v, a)
        if total is not None and total < least * (1 - 1e-12):
            raise MotionError(f"trapezoidal: {total:g} s is too short; the limits allow no less than {least:.6g} s")
        law = between(robot, start, end, lambda q, to: laws.trapezoid(q, to - q, v, a, total))
        made = _made("trapezoidal", robot, law, start, end)
        if robot is None or not robot.loops:
            return made
        speed = allowed_speed(made.law, limits, None)
        if total is not None and speed < 1:
            raise MotionError(f"trapezoidal: {total:g} s is too short for closed loops; give at least {total / speed:.6g} s")
        return made if total is not None else Trajectory("trapezoidal", made.law.stretched(speed))

    @staticmethod
    def fourier(offset: ArrayLike, sine: ArrayLike, cosine: ArrayLike, period: float) -> Trajectory:
        """Return q(t) = offset + sum over k of sine[:, k-1] sin(k w t) + cosine[:, k-1] cos(k w t), w = 2 pi / period.

        offset         (n,)     [rad] or [m]
        sine, cosine   (n, K)   position amplitudes of the harmonics 1 .. K
        period         [s]; the motion is defined for all times
        """
        middle = numbers("fourier: offset", offset)
        amplitudes = check.real("fourier: sine", sine)
        if amplitudes.ndim != 2 or amplitudes.shape[0] != middle.size or not amplitudes.shape[1]:
            raise ShapeError(f"fourier: sine has shape {amplitudes.shape}; expected ({middle.size}, K), a row per joint")
        s, c = (numbers(f"fourier: {name}", x, amplitudes.shape) for name, x in (("sine", sine), ("cosine", cosine)))
        return Trajectory("fourier", laws.Fourier(middle, s, c, check.positive("fourier: the period", period, "seconds")))

    @staticmethod
    def exciting(
        robot: Robot,
        *,
        period: float = 10.0,
        harmonics: int = 5,
        seed: int = 0,
        share: float = 0.9,
        velocity: ArrayLike | None = None,
        acceleration: ArrayLike | None = None,
    ) -> Trajectory:
        """Return a random Fourier series of few harmonics that uses the ranges of a robot; each period starts at rest.

        period         [s]
        harmonics      number of harmonics, at least 2
        seed           random seed; the same seed gives the same motion
        share          largest used fraction of the joint ranges, and of the limits below
        velocity       limits, one number or (n,); None: the robot's     [rad/s] or [m/s]
        acceleration   limits, one number or (n,); None: none            [rad/s2] or [m/s2]

        A joint without limits moves 90 degrees, or 0.1 m, to either side.
        """
        require_joint_count("exciting", robot, getattr(robot, "n", 0))
        if robot.loops:
            raise MotionError(
                f"exciting: robot {robot.name!r} has closed loops, which random motions of all joints would violate; move it "
                "through closed poses: Trajectory.waypoints(isodyn.close_loops(robot, points).q, times=..., robot=robot)"
            )
        limits = bounds("exciting", robot.n, robot, velocity, acceleration, None)
        total = check.positive("exciting: the period", period, "seconds")
        part = check.positive("exciting: share", share, "parts")
        if part > 1:
            raise ShapeError(f"exciting: share must be at most 1, got {part:g}")
        count, start = check.whole("exciting: harmonics", harmonics, 2), check.whole("exciting: seed", seed, 0)
        series = _random_series(robot, total, count, start, part, limits)
        return Trajectory("exciting", ManifoldMotion(robot, robot.neutral()[np.newaxis], series) if has_charts(robot) else series)

    @staticmethod
    def waypoints(
        points: ArrayLike,
        *,
        times: ArrayLike | None = None,
        robot: Robot | None = None,
        velocity: ArrayLike | None = None,
        acceleration: ArrayLike | None = None,
        torque: ArrayLike | None = None,
    ) -> Trajectory:
        """Return a cubic spline through postures, from rest to rest: at given times, or as fast as limits allow.

        points         (K, nq), at least two, neighbours different         [rad] or [m]
        times          (K,) from 0, increasing; excludes limits            [s]
        robot          its limits are the defaults; required for torques, manifold joints, and loops, which the points must
                       satisfy and the motion between them then does too (see cycloidal)
        velocity       limits, one number or (n,)                          [rad/s] or [m/s]
        acceleration   limits, one number or (n,)                          [rad/s2] or [m/s2]
        torque         limits, one number or (n,), with friction           [N m] or [N]

        Without times the result is the time-optimal motion along the spline (see isodyn/motion/limits.py);
        an acceleration or a torque limit is needed.
        """
        limited = velocity is not None or acceleration is not None or torque is not None
        led = robot is not None and bool(robot.loops)
        if times is not None and (limited or not (robot is None or has_charts(robot) or led)):
            raise ShapeError("waypoints: give either times or limits, not both; within(...) slows down a motion with times")
        rows = _postures("waypoints", "points", points, robot)
        if robot is not None and robot.loops:
            closed_poses("waypoints", robot, rows)
        if times is not None:
            t = _increasing("waypoints: points", times, rows)
            if t[0] != 0:
                raise ShapeError(f"waypoints: the first time must be 0, got {t[0]:g}")
            rest = np.zeros(robot.n if has_charts(robot) else rows.shape[1])
            law = smooth(robot, t, rows, rest, rest) if has_charts(robot) else laws.spline(t, rows, rest, rest)
            return Trajectory("waypoints", closed_law("waypoints", robot, law, t, rows))
        limits = bounds("waypoints", robot.n if has_charts(robot) else rows.shape[1], robot, velocity, acceleration, torque)
        way = np.diff(rows, axis=0) if robot is None else apart(robot, rows[:-1], rows[1:])
        startless = way.any(axis=0) & ~np.isfinite(limits.acceleration) & ~np.isfinite(limits.torque)
        if robot is not None and robot.loops:
            startless &= [not axis.passive for axis in robot.dofs]  # passive joints cannot start by themselves
        if startless.any():
            raise ShapeError(
                f"waypoints: joint {int(startless.argmax()) + 1} has neither an acceleration nor a torque limit, so it could "
                "accelerate infinitely; give acceleration=, or torque= and robot=; or give times="
            )
        return Trajectory("waypoints", fastest(rows, limits, robot))

    @staticmethod
    def from_samples(
        t: ArrayLike, q: ArrayLike, qd: ArrayLike | None = None, qdd: ArrayLike | None = None, *, robot: Robot | None = None
    ) -> Trajectory:
        """Return a motion through recorded or computed samples: t (N,) increasing [s]; q (N, nq); qd, qdd (N, n).

        robot   required for robots with manifold joints

        With qd and qdd the pieces are quintic, with qd cubic; with q only the motion is a cubic spline.  Time counts from t[0].
        """
        rows = _postures("from_samples", "q", q, robot)
        times = _increasing("from_samples: q", t, rows)
        times = times - times[0]
        if qd is None:
            if qdd is not None:
                raise ShapeError("from_samples: qdd without qd; give both, qd only, or neither")
            if has_charts(robot):
                return Trajectory("samples", smooth(robot, times, rows, *end_velocities(robot, times, rows)))
            first, last = laws.end_slope(times, rows), laws.end_slope(times[::-1], rows[::-1])
            return Trajectory("samples", laws.spline(times, rows, first, last))
        shape = (len(rows), robot.n) if has_charts(robot) else rows.shape
        rates = check.finite("from_samples: qd", qd)
        if robot is None and rates.ndim == 2 and 0 < rates.shape[1] < rows.shape[1]:
            longer = f"q has {rows.shape[1]} columns and qd {rates.shape[1]}"
            raise ShapeError(f"from_samples: {longer}, expected the same number; if quaternions make q longer, give robot=")
        rates = numbers("from_samples: qd", rates, shape)
        after = None if qdd is None else numbers("from_samples: qdd", qdd, shape)
        if has_charts(robot):
            return Trajectory("samples", hermite(robot, times, rows, rates, after))
        return Trajectory("samples", laws.cubics(times, rows, rates) if after is None else laws.quintics(times, rows, rates, after))

    @staticmethod
    def follow(
        robot: Robot, path: CartesianPath, q0: ArrayLike | None = None, *, frame: str | None = None, task: str = "pose"
    ) -> Trajectory:
        """Return the joint motion with which a frame follows a Cartesian path.

        path    an isodyn.CartesianPath
        q0      (nq,)  joint positions near the start of the path, which select one of its solutions; None: the solution of
                inverse kinematics                                                                   [rad] or [m]
        frame   the link whose frame follows the path; None: the only tip
        task    "pose", or "position" with free orientation

        The motion is quintic between postures with the q, qd and qdd of the path, so many that the frame stays within 1e-9 m and
        1e-9 rad of it.  A redundant arm moves its joints as little as possible (the least |qd|).
        """
        law = follow(robot, path, q0, frame, task)
        return Trajectory(path.kind, law)

    def to_csv(
        self, path: str | os.PathLike[str], *, n: int | None = None, dt: float | None = None, robot: Robot | None = None
    ) -> Path:
        """Write columns t, q, qd, qdd, as `isodyn inverse --input` reads them; n and dt as in sample(); return the path.

        robot   gives the columns units and, for joints with several degrees of freedom, names (q_base.qw); without it the columns
                are numbered without units, in rad or m
        """
        samples, target = self.sample(n, dt=dt), Path(path)
        if robot is None:
            head = [f"{name}_{k}" for name in PER_TIME for k in range(1, 1 + (self.nq if name == "q" else self.n))]
        else:
            self._made_for("to_csv", robot)
            pairs = [pair for name in PER_TIME for pair in zip(labels(robot, name), units(robot, name), strict=True)]
            head = [f"{label} [{unit}]" for label, unit in pairs]
        # numbers have the fewest digits that read back as the same double
        lines = [",".join(["t [s]", *head]), *(",".join(map(repr, row)) for row in np.column_stack(samples).tolist())]
        with reraise_write_errors("to_csv", target):
            target.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        return target

    @staticmethod
    def from_csv(path: str | os.PathLike[str], *, robot: Robot | None = None) -> Trajectory:
        """Read columns t, q_1 .., and qd_1 .., qdd_1 .. if there are any; see from_samples.  [deg] is converted to rad.

        robot   required if columns have the names of its positions and velocities
        """
        where, lines = repr(str(Path(path))), read_rows(Path(path))
        at, header = next(lines, (0, []))
        rows = list(islice(lines, 2))
        if len(rows) < 2:
            raise FormatError(f"{where}: expected a header and at least two lines, got {len(rows) + bool(header)} lines")
        places = _places(header, f"{where}, line {at}", robot)
        use = [k for k, _ in places.values()]
        table = table_of(chain(rows, lines), use, [header[k] for k in use], where)
        table *= [factor for _, factor in places.values()]
        column = dict(zip(places, table.T, strict=True))
        counts = {name: sum(found.rpartition("_")[0] == name for found in places) for name in PER_TIME}
        vectors = {name: np.stack([column[f"{name}_{k + 1}"] for k in range(n)], axis=1) for name, n in counts.items() if n}
        return Trajectory.from_samples(column["t"], **vectors, robot=robot if has_charts(robot) else None)

    def plot(self, path: str | os.PathLike[str] | None = None, *, robot: Robot | None = None, title: str = "") -> Picture:
        """Return a plot of q, qd and qdd over time, with .show() and .save(path); needs Matplotlib (`pip install 'isodyn[plot]'`).

        path    also write this .svg, .png or .pdf file
        robot   gives joints their names and units
        """
        own = {name: [f"joint {k + 1}" for k in range(self.n)] for name in PER_TIME}
        kinds = {name: ["rad or m"] * self.n for name in PER_TIME}
        if robot is not None:
            self._made_for("plot", robot)
            own = {name: list(entries(robot, name)) for name in PER_TIME}
            kinds = {"q": list(robot.position_units)} | {name: [axis.unit for axis in robot.dofs] for name in ("qd", "qdd")}
        joints = list(dict.fromkeys(entry for its in own.values() for entry in its))  # one colour for each name
        t = fine_times(self.law, PICTURE_TIMES)
        motion = self(t)._asdict()
        panels: list[Panel] = []
        for name, (word, per) in _NAMES.items():
            for unit in dict.fromkeys(kinds[name]):  # prismatic joints have separate panels
                chosen = [k for k, other in enumerate(kinds[name]) if other == unit]
                label = f"{unit}{per}" if " " not in unit or not per else f"({unit}){per}"
                panels.append((f"{word}\n[{label}]", motion[name][:, chosen], [joints.index(own[name][k]) for k in chosen]))
        heading = title or f"{self.kind} trajectory" + (f" of {robot.name}" if robot is not None else "")
        return panels_over_time(f"trajectory-{self.kind}", heading, t, panels, joints, path)

    def animate(self, path: str | os.PathLike[str], robot: Robot, *, speed: float = 1.0, fps: int = 30) -> Path:
        """Write an animation of a robot with this motion; return its path.

        path    .html: a self-contained page with the player of the workbench, which needs no network
                .gif: for slides (`pip install 'isodyn[plot]'`)
        speed   playback speed: 0.5 is half speed
        fps     frames per second
        """
        return animate([self._shot("animate", robot)], path, robot.name, self._in_words(), speed=speed, fps=fps)

    def view(self, robot: Robot, *, speed: float = 1.0, height: int = 640) -> EmbeddedPage:
        """Return a player of a robot with this motion: in a notebook cell, a browser tab (`.show()`), or a file (`.save(path)`).

        speed    playback speed: 0.5 is half speed
        height   of the frame in a notebook    [pixels]
        """
        return looked_at([self._shot("view", robot)], robot.name, self._in_words(), speed=speed, height=height)

    def _shot(self, what: str, robot: Robot) -> Shot:
        self._made_for(what, robot)
        return Shot(robot, np.array([0.0, self.duration]), lambda t: self(np.clip(t, 0.0, self.duration)).q)

    def _in_words(self) -> str:
        return f"{self.kind} trajectory, {self.duration:g} s"


def _ends(
    where: str, q0: ArrayLike, qT: ArrayLike, duration: ArrayLike | None, robot: Robot | None = None
) -> tuple[Array, Array, float]:
    start = _posture(f"{where}: q0", q0, robot)
    return start, _posture(f"{where}: qT", qT, robot, start.shape), check.positive(f"{where}: the duration", duration, "seconds")


def _made(kind: str, robot: Robot | None, law: Law, start: Array, end: Array, rates: Array | None = None) -> Trajectory:
    """Return the motion from one posture to another, with closed loops at all times."""
    ends = np.stack([start, end])
    if robot is not None and robot.loops:
        closed_poses(kind, robot, ends, rates)
    return Trajectory(kind, closed_law(kind, robot, law, np.array([0.0, law.duration]), ends))


def _posture(where: str, value: ArrayLike, robot: Robot | None, shape: tuple[int, ...] | None = None) -> Array:
    """Return positions (n,), for a robot (nq,)."""
    return numbers(where, value, shape) if robot is None else checked_positions(where, robot, value)


def _rate(where: str, name: str, value: ArrayLike | None, n: int) -> Array:
    return np.zeros(n) if value is None else numbers(f"{where}: {name}", value, (n,))


def extremes(robot: Robot) -> tuple[Array, Array]:
    """Return (q0, qT), each (nq,): from 0 to pi for revolute joints and to 0.1 m for prismatic ones, within the limits.

    The robots of Saha's examples 9.4 to 9.7 move as there, whatever their limits.  Rotations of joints with several degrees of
    freedom are a third of that.
    """
    angle = SAHA.get(robot.name)
    share = [1.0 if joint.nv == 1 else TILT for joint in robot.movable_joints for _ in joint.parts]
    pairs = [
        _within(joint, part) if angle is None else (0.0, SLIDE if joint.is_prismatic else angle)
        for joint, part in zip(robot.dofs, share, strict=True)
    ]
    q0, qT = np.array(pairs, dtype=float).reshape(-1, 2).T
    return moved(robot, q0), moved(robot, qT)


def outside_limits(robot: Robot, q: Array) -> tuple[str, ...]:
    """Return the names of the joints that exceed their limits anywhere along q (..., nq)."""
    rows = q.reshape(-1, robot.nq)
    return tuple(
        joint.name
        for k, joint in zip(robot.velocity_to_position_index, robot.dofs, strict=True)
        if k >= 0 and (rows[:, k].min() < joint.limits.lower or rows[:, k].max() > joint.limits.upper)
    )


def _within(joint: Axis, share: float = 1.0) -> tuple[float, float]:
    """Return (start, end) upwards from zero, or from the limit next to it; downwards if there is no range above."""
    lower, upper = joint.limits.lower, joint.limits.upper
    travel = SLIDE if joint.is_prismatic else math.pi * share
    start = min(max(0.0, lower), upper)
    up, down = min(start + travel, upper), max(start - travel, lower)
    return start, up if up - start >= start - down else down


def _postures(where: str, name: str, value: ArrayLike, robot: Robot | None = None) -> Array:
    shape = check.real(f"{where}: {name}", value).shape
    if len(shape) != 2 or shape[0] < 2 or shape[1] < 1:
        raise ShapeError(f"{where}: {name} has shape {shape}; expected (K, n), one posture per row and at least two")
    return checked_positions(f"{where}: {name}", robot, value) if has_charts(robot) else numbers(f"{where}: {name}", value, shape)


def _increasing(where: str, value: ArrayLike, rows: Array) -> Array:
    """Return strictly increasing times (K,) of the rows (K, n) of a place "function: argument"."""
    function = where.partition(":")[0]
    times = check.real(f"{function}: times", value)
    if times.shape == rows.shape[1:] != rows.shape[:1]:
        name = where.rpartition(" ")[2]
        raise ShapeError(f"{where} has shape {rows.shape}, times {times.shape}; rows are samples: pass {name}.T")
    found = check.increasing(function, numbers(f"{function}: times", value, (len(rows),)))
    if len(found) > 1 and np.diff(found).min() < CLOSEST * (found[-1] - found[0]):
        k = int(np.argmin(np.diff(found)))
        raise ShapeError(
            f"{function}: times[{k}] and times[{k + 1}] are {found[k + 1] - found[k]:.3g} s apart, too close for a motion of "
            f"{found[-1] - found[0]:.3g} s; check the first and the last time"
        )
    return found


SWING = {"rad": math.pi / 2, "m": 0.1}  # motion of a joint without limits to either side
_PER_HARMONIC = 64  # samples per harmonic


def _random_series(robot: Robot, period: float, harmonics: int, seed: int, share: float, limits: MotionLimits) -> laws.Fourier:
    """Return a series whose joints use at most `share` of their ranges, and of their velocity and acceleration limits."""
    random = np.random.default_rng(seed)
    k = np.arange(1, harmonics + 1)
    # amplitudes decrease with the harmonic, so that all of them contribute to the accelerations
    sine, cosine = (random.standard_normal((robot.n, harmonics)) / k for _ in range(2))
    sine -= np.outer(sine @ k, k) / (k @ k)  # qd(0) = 0
    cosine -= np.outer(cosine @ k**2, k**2) / (k**2 @ k**2)  # qdd(0) = 0
    series = laws.Fourier(np.zeros(robot.n), sine, cosine, period)
    t = period * np.arange(_PER_HARMONIC * harmonics) / (_PER_HARMONIC * harmonics)
    over = 1 / math.cos(math.pi / _PER_HARMONIC)
    q, qd, qdd = series(t)
    middle = (q.max(axis=0) + q.min(axis=0)) / 2
    centre, room = _room(robot)
    pairs = (np.abs(q - middle), room), (np.abs(qd), limits.velocity), (np.abs(qdd), limits.acceleration)
    with np.errstate(divide="ignore"):
        used = np.stack([values.max(axis=0) / limit for values, limit in pairs])
    size = share / (over * used.max(axis=0))
    offset = centre - middle * size
    return laws.Fourier(offset, sine * size[:, np.newaxis], cosine * size[:, np.newaxis], period)


def _room(robot: Robot) -> tuple[Array, Array]:
    """Return (centre, distance to either side) of the joint ranges, (n,) each."""
    rows = []
    for joint in robot.dofs:
        swing = SWING[joint.unit]
        lower, upper = joint.limits.lower, joint.limits.upper
        lower = lower if math.isfinite(lower) else min(upper - 2 * swing, -swing)
        upper = upper if math.isfinite(upper) else max(lower + 2 * swing, swing)
        rows.append(((lower + upper) / 2, (upper - lower) / 2))
    centre, room = np.array(rows).reshape(-1, 2).T
    return centre, room


_HEAD = re.compile(r"\s*(.*?)\s*(?:\[\s*([^\]]*?)\s*\])?\s*")
_NAMES = {"q": ("position", ""), "qd": ("velocity", "/s"), "qdd": ("acceleration", "/s²")}


def _places(header: Sequence[str], where: str, robot: Robot | None) -> dict[str, tuple[int, float]]:
    """Return {name, numbered from 1: (column, factor to SI)} for t and whole vectors."""
    found: dict[str, tuple[int, float]] = {}
    for k, cell in enumerate(header):
        base, unit = (part or "" for part in _HEAD.fullmatch(cell).groups())  # type: ignore[union-attr]
        at = column(robot, base)
        name = f"{at[0]}_{at[1] + 1}" if at and at[0] in PER_TIME else "t" if base.lower() in ("t", "time") else ""
        if name in found:
            raise FormatError(f"{where}: column {name} appears twice")
        if name:
            found[name] = (k, _to_si(unit, name, cell, where))
    named = robot is not None and bool(sizes(robot))
    if "t" not in found or "q_1" not in found:
        some = labels(robot, "q") if named and robot is not None else ["q_1", "q_2"]
        remedy = "; if columns have the names of joints, give robot=" if robot is None else ""
        raise FormatError(f"{where}: expected columns t, {', '.join(some[:2])}, ...; found {', '.join(header[:8])}{remedy}")
    n = max(int(name.partition("_")[2]) for name in found if name.startswith("q_"))
    for name in PER_TIME:
        its = labels(robot, name) if named and robot is not None else [f"{name}_{k}" for k in range(1, n + 1)]
        lost = [label for k, label in enumerate(its, 1) if f"{name}_{k}" not in found]
        if 0 < len(lost) < len(its):
            remedy = "; if quaternions make q longer than qd, give robot=" if robot is None and name != "q" else ""
            raise FormatError(f"{where}: the column {lost[0]} is missing{remedy}")
        stray = next((x for x in found if x.startswith(f"{name}_") and not 1 <= int(x.partition("_")[2]) <= len(its)), None)
        if stray:
            raise FormatError(f"{where}: column {stray}, but {name if named else 'q'} has {len(its)} columns, counted from 1")
    return found


def _to_si(unit: str, name: str, cell: str, where: str) -> float:
    per = "" if name == "t" else PER_TIME[name.partition("_")[0]]
    known = {"": 1.0, "s": 1.0} if name == "t" else {"": 1.0, f"rad{per}": 1.0, f"m{per}": 1.0, f"deg{per}": math.pi / 180}
    spelt = re.sub(r"[\s^]", "", unit.lower().replace("\u00b2", "2"))
    if spelt == "1" and name.startswith("q_"):  # of a quaternion
        return 1.0
    if spelt not in known:
        raise FormatError(f"{where}: column {cell!r}: the unit must be {' or '.join(f'[{u}]' for u in known if u)}")
    return known[spelt]
