"""Limits of velocity, acceleration and torque: given limits, their use by a motion, and the fastest motion within them.

The shortest time to traverse a path q(s): with u = s'' and x = s'^2 every limit is a half-plane  a u + b x <= c  at each s:

    velocity       q'^2 x <= v^2
    acceleration   |q' u + q'' x| <= limit
    torque         |a u + b x + g + friction| <= limit,  a = M q',  b = M q'' + C(q, q') q'

The path is cut into intervals of constant u, over which x changes by 2 ds u.  A backward pass finds the largest x from which the
end can still be reached at rest; a forward pass takes the largest u that stays below it (reachability analysis).
The half-planes of both ends of an interval are imposed, so violations in between are of second order. They are measured with the
compiled inverse dynamics on a finer grid, and the limits are tightened accordingly until they hold.
Source: Pham & Pham (2018), A new approach to time-optimal path parameterization based on reachability analysis, IEEE T-RO 34(3).
"""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.errors import ModelError, MotionError, ShapeError
from isodyn.model.columns import sizes
from isodyn.model.robot import Robot, without_symbols
from isodyn.motion.laws import JointMotion, Law, PolynomialMotion, Timed, spline
from isodyn.motion.loop_trajectories import closed_law
from isodyn.motion.manifold_trajectory import ManifoldMotion, apart, has_charts, smooth
from isodyn.spatial import Array


def numbers(where: str, value: ArrayLike, shape: tuple[int, ...] | None = None) -> Array:
    """Return a read-only finite float64 array of the given shape; None: (n,) with n at least 1."""
    given = check.finite(where, value, ("n",) if shape is None else shape, ", one number per joint" if shape is None else "")
    if shape is None and not given.size:
        raise ShapeError(f"{where} has shape {given.shape}; expected (n,), one number per joint")
    given.flags.writeable = False
    return given


def require_joint_count(where: str, robot: Robot, n: int) -> Robot:
    """Return the robot if it is numeric and has n joints."""
    if not isinstance(robot, Robot):
        raise ShapeError(f"{where}: expected a Robot, got {type(robot).__name__}")
    if robot.nq == n != robot.n:
        raise ShapeError(
            f"{where}: the trajectory has {n} positions and as many velocities, so its quaternions were taken as separate numbers; "
            f"make it with robot=robot{sizes(robot)}"
        )
    if robot.n != n:
        raise ShapeError(f"{where}: the trajectory has {n} joints, but {robot.name!r} has {robot.n}")
    without_symbols(robot, where=where)
    return robot


class MotionLimits(NamedTuple):
    """Limits of a motion, (n,) each, infinite if unknown.

    velocity [rad/s|m/s], acceleration [rad/s2|m/s2], torque [N m|N]
    """

    velocity: Array
    acceleration: Array
    torque: Array


def bounds(
    where: str, n: int, robot: Robot | None, velocity: ArrayLike | None, acceleration: ArrayLike | None, torque: ArrayLike | None
) -> MotionLimits:
    """Return the limits as given (one number for all joints, or one each); velocity and torque default to the robot's."""
    if robot is not None:
        require_joint_count(where, robot, n)
        joints = robot.dofs
        velocity = [joint.limits.velocity for joint in joints] if velocity is None else velocity
        torque = [joint.limits.effort for joint in joints] if torque is None else torque
    given = {"velocity": velocity, "acceleration": acceleration, "torque": torque}
    result = MotionLimits(*(_limit(where, name, value, n) for name, value in given.items()))
    if robot is None and np.isfinite(result.torque).any():
        raise ShapeError(f"{where}: torque limits need the robot; give robot=")
    if robot is not None and robot.moving_base and np.isfinite(result.torque).any():
        remedy = "use robot.with_base('fixed'), or ignore torques with torque=math.inf"
        raise ModelError(f"{where}: torques of robot {robot.name!r} depend on its prescribed base motion; {remedy}")
    return result


def _limit(where: str, name: str, value: ArrayLike | None, n: int) -> Array:
    array = check.real(f"{where}: {name}", math.inf if value is None else value)
    if array.shape not in ((), (n,)):
        raise ShapeError(f"{where}: the {name} limits have shape {array.shape}; expected one number, or ({n},)")
    if not (array > 0).all():
        bad = float(np.atleast_1d(array)[~np.atleast_1d(array > 0)][0])
        raise ShapeError(f"{where}: the {name} limit {bad:g} allows no motion; limits must be above 0 (inf: none)")
    return np.array(np.broadcast_to(array, (n,)))


Path: TypeAlias = PolynomialMotion | ManifoldMotion  # q(s), with s in place of time
INTERVALS = 800  # along a path, at least
PER_PIECE = 12  # along each of its polynomials, at least
FINER = 8  # grid points of the check per interval
ROUNDS = 24  # iterations of viscous friction and of tightening the limits
_SMALL = 1e-12  # distance from the boundary of the reachable set, where rounding decides


def fastest(points: Array, limits: MotionLimits, robot: Robot | None) -> Law:
    """Return the time-optimal motion, from rest to rest, along the natural spline through points (K, nq)."""
    path, stations = _path(points, limits, robot)
    if robot is not None:
        _inside(path, stations, robot)
    model = Model(path, robot) if robot is not None and np.isfinite(limits.torque).any() else None
    tight = np.ones(3)  # factors of the velocity, acceleration and torque limits
    for _ in range(ROUNDS):
        tighter = MotionLimits(*(np.array(limits) * tight[:, np.newaxis]))
        timed = _schedule(path, stations, *_half_planes(path, stations, tighter, model))
        used = _used(timed, limits, model)
        if model is not None and not model.settled(timed):
            continue  # viscous friction was that of another speed: repeat
        if used.max() <= 1:
            return path.scheduled(timed) if isinstance(path, ManifoldMotion) else timed
        # between the grid points of the check, the violation is larger by a second-order fraction of what was measured
        tight /= np.where(used > 1, 1 + 1.25 * (used - 1), 1.0)
    over = 100 * (used.max() - 1)
    raise MotionError(f"waypoints: the limits are still exceeded by {over:.2g} % after {ROUNDS} rounds; loosen them")


def _path(rows: Array, limits: MotionLimits, robot: Robot | None) -> tuple[Path, Array]:
    """Return a spline over the chord length, in units of what each joint can move in a second if known, and the path positions
    (K,) of the waypoints."""
    scale = np.where(np.isfinite(limits.velocity), limits.velocity, 1.0)
    way = np.diff(rows, axis=0) if robot is None else apart(robot, rows[:-1], rows[1:])
    chords = np.linalg.norm(way / scale, axis=1)
    if not (chords > 0).all():
        k = int(np.flatnonzero(~(chords > 0))[0])
        raise ShapeError(f"waypoints: points {k + 1} and {k + 2} are the same posture; remove one of them")
    s = np.concatenate([[0.0], np.cumsum(chords)])
    law = closed_law("waypoints", robot, smooth(robot, s, rows) if has_charts(robot) else spline(s, rows), s, rows)
    assert isinstance(law, (PolynomialMotion, ManifoldMotion))
    return law, s


def _inside(path: Path, stations: Array, robot: Robot) -> None:
    """Raise if the spline leaves a joint's limits."""
    q = path(grid(path)).q
    for k, joint in zip(robot.velocity_to_position_index, robot.dofs, strict=True):
        if k < 0:
            continue
        over = np.maximum(q[:, k] - joint.limits.upper, joint.limits.lower - q[:, k])
        at = int(over.argmax())
        if over[at] > SLACK:
            piece = int(np.clip(np.searchsorted(stations, grid(path)[at], side="right"), 1, len(stations) - 1))
            room = f"{joint.limits.lower:.4g} .. {joint.limits.upper:.4g}"
            raise MotionError(
                f"waypoints: joint {joint.name!r} would reach {q[at, k]:.4g} {joint.unit} between waypoints {piece} and "
                f"{piece + 1}, outside its limits {room}; move these points, or add one between them"
            )


class Model:
    """Torques along a path: three batched calls of the compiled inverse dynamics, and friction.

    Viscous friction v s' = v sqrt(x) is not a half-plane. It is bounded by a line in x: if it reduces the available torque, by the
    tangent at the speed of the previous iteration, which is never below; if it helps, by the chord from rest to that speed.  Both
    are exact at that speed, so the iterations converge to the true motion.
    """

    def __init__(self, path: Path, robot: Robot):
        self.robot = robot
        motors = motors_of(robot)
        rigid, self._full = compile(robot, friction=False, actuators=motors), compile(robot, actuators=motors)
        q, slope, curve = path(grid(path))
        rest = np.zeros_like(slope)
        gravity = rigid.inverse_dynamics(q, rest, rest)
        self.a = rigid.inverse_dynamics(q, rest, slope) - gravity
        self.b = rigid.inverse_dynamics(q, slope, curve) - gravity
        viscous = [check.constant(f"joint {joint.name!r}: viscous", joint.viscous) for joint in robot.dofs]
        self.drag = slope * np.array(viscous)  # viscous torque at s' = 1
        coulomb = self._full.inverse_dynamics(q, slope, rest) - rigid.inverse_dynamics(q, slope, rest) - self.drag
        coulomb[[0, -1]] = 0.0  # zero at rest
        # between a point and its neighbours Coulomb friction jumps if a joint starts, stops or reverses
        around = np.stack([coulomb, np.concatenate([coulomb[:1], coulomb[:-1]]), np.concatenate([coulomb[1:], coulomb[-1:]])])
        self.low, self.high = gravity + around.min(axis=0), gravity + around.max(axis=0)
        self._speed = np.full(len(q), np.inf)  # s' of the previous iteration; infinite: no viscous friction
        self._duration = np.inf

    def torque(self, motion: JointMotion) -> Array:
        """Return tau (N, n) with friction."""
        return self._full.inverse_dynamics(*motion)

    def settled(self, timed: Timed) -> bool:
        """Use the speed of this iteration for the next viscous friction; return whether the motion still changes by it."""
        before, self._duration = self._duration, timed.duration
        self._speed = np.maximum(timed.sd, 1e-3 * timed.sd.max())
        return not self.drag.any() or abs(before - timed.duration) <= 1e-4 * timed.duration

    def drags(self, room: Array, sign: int) -> tuple[Array, Array]:
        """Return (w, k), each (N + 1, n), with sign * drag <= sign * (w x + k); `room` is the available torque."""
        if not np.isfinite(self._speed).all():
            return np.zeros_like(self.drag), np.zeros_like(self.drag)
        against = sign * self.drag > 0
        # a speed at which viscous friction takes the whole torque would leave nothing at rest either
        most = np.divide(room, np.abs(self.drag), out=np.full_like(room, np.inf), where=self.drag != 0)
        speed = np.where(against, np.minimum(self._speed[:, np.newaxis], most), self._speed[:, np.newaxis])
        return np.where(against, 0.5, 1.0) * self.drag / speed, np.where(against, 0.5 * self.drag * speed, 0.0)


def motors_of(robot: Robot) -> list[str] | None:
    """Return the degrees of freedom whose torques are limited: the driven ones of a robot with loops; None: all."""
    return [axis.name for axis in robot.dofs if not axis.passive] if robot.loops else None


def grid(path: Path) -> Array:
    """Return grid points along a path, including its knots, (N + 1,)."""
    pieces = len(path.knots) - 1
    lengths = np.diff(path.knots)
    counts = np.maximum(PER_PIECE, np.ceil(INTERVALS * lengths / lengths.sum()).astype(int))
    cuts = [path.knots[k] + lengths[k] * np.arange(counts[k]) / counts[k] for k in range(pieces)]
    return np.concatenate([*cuts, path.knots[-1:]])


def _half_planes(
    path: Path, stations: Array, limits: MotionLimits, model: Model | None
) -> tuple[Array, Array, Array, Array, Array]:
    """Return grid points s (N + 1,); half-planes a u + b x <= c there, (N + 1, m) each; the largest x by velocity (N + 1,)."""
    s = grid(path)
    _, slope, curve = path(s)
    with np.errstate(divide="ignore"):
        cap = ((limits.velocity / np.abs(slope)) ** 2).min(axis=1)
    known = np.isfinite(limits.acceleration)
    room = np.broadcast_to(limits.acceleration[known], slope[:, known].shape)
    a, b, c = [slope[:, known], -slope[:, known]], [curve[:, known], -curve[:, known]], [room, room]
    if model is not None:
        known = np.isfinite(limits.torque)
        _holdable(model, limits.torque, stations, s)
        for sign, part in ((1, model.high), (-1, model.low)):
            left = limits.torque - sign * part
            w, k = model.drags(np.where(known, left, 1.0), sign)
            a.append(sign * model.a[:, known])
            b.append(sign * (model.b + w)[:, known])
            c.append((left - sign * k)[:, known])
    return s, np.concatenate(a, axis=1), np.concatenate(b, axis=1), np.concatenate(c, axis=1), cap


def _holdable(model: Model, limit: Array, stations: Array, s: Array) -> None:
    """Raise if gravity and Coulomb friction alone exceed the torque limit."""
    needs = np.maximum(model.high, -model.low)
    over = needs - limit
    if (over < 0).all():
        return
    at, k = np.unravel_index(int(over.argmax()), over.shape)
    joint = model.robot.dofs[int(k)]
    raise MotionError(
        f"waypoints: joint {joint.name!r} needs {needs[at, k]:.4g} {joint.effort_unit} to move slowly "
        f"{_place(stations, float(s[at]))}, and its limit is {limit[k]:.4g} {joint.effort_unit}; choose another path or "
        "raise the torque limit"
    )


def _place(stations: Array, s: float) -> str:
    k = int(np.clip(np.searchsorted(stations, s, side="right") - 1, 0, len(stations) - 2))
    part = (s - stations[k]) / (stations[k + 1] - stations[k])
    return f"{100 * part:.0f} % of the way from waypoint {k + 1} to {k + 2}"


def _schedule(path: Path, stations: Array, s: Array, a: Array, b: Array, c: Array, cap: Array) -> Timed:
    """Return the schedule from the two passes over the half-planes of `_half_planes`."""
    ds = np.diff(s)
    # with the half-planes of the far end of an interval, in terms of u and the x of its near end
    a = np.concatenate([a[:-1], a[1:] + 2 * ds[:, np.newaxis] * b[1:]], axis=1)
    b, c = (np.concatenate([rows[:-1], rows[1:]], axis=1) for rows in (b, c))
    top = _reachable(ds, a, b, c, cap)
    x = np.zeros(len(s))
    for i, step in enumerate(ds):
        with np.errstate(divide="ignore", invalid="ignore"):
            bound = (c[i] - b[i] * x[i]) / a[i]
        high, low = bound[a[i] > 0].min(initial=np.inf), bound[a[i] < 0].max(initial=-np.inf)
        # the largest u within the half-planes and below the x that is reachable next
        u = min(max(high, low), (top[i + 1] - x[i]) / (2 * step))
        x[i + 1] = min(max(x[i] + 2 * step * u, 0.0), top[i + 1])
    sdd = np.diff(x) / (2 * ds)
    sd = np.sqrt(x)
    speed = sd[:-1] + sd[1:]
    if not (speed > 0).all():
        at = float(s[int(np.argmin(speed > 0))])
        raise MotionError(f"waypoints: the limits allow no motion beyond {_place(stations, at)}; loosen them")
    t = np.concatenate([[0.0], np.cumsum(2 * ds / speed)])
    return Timed(path, s, t, sd, sdd)


def _reachable(ds: Array, a: Array, b: Array, c: Array, cap: Array) -> Array:
    """Return the largest x at every point from which the end can be reached at rest, (N + 1,)."""
    top: Array = np.minimum(cap, np.append(_crossing(a, b, c), 0.0))
    for i in reversed(range(len(ds))):
        step = 2 * ds[i]
        # u <= (top[i+1] - x) / step against every u >= ..., and u >= -x / step against every u <= ...
        down, up = a[i] < 0, a[i] >= 0
        left = np.concatenate([step * b[i, down] - a[i, down], step * b[i, up] - a[i, up]])
        right = np.concatenate([step * c[i, down] - a[i, down] * top[i + 1], step * c[i, up]])
        bound = right[left > 0] / left[left > 0]
        top[i] = min(top[i], bound.min(initial=np.inf)) * (1 - _SMALL)
    return top


def _crossing(a: Array, b: Array, c: Array) -> Array:
    """Return the largest x at which some u satisfies all half-planes, (N,); the origin satisfies them, so pairs bound x above."""
    result = np.empty(len(a))
    for i in range(len(a)):
        down, up = a[i] < 0, a[i] >= 0
        left = np.multiply.outer(b[i, up], -a[i, down]) + np.multiply.outer(a[i, up], b[i, down])
        right = np.multiply.outer(c[i, up], -a[i, down]) + np.multiply.outer(a[i, up], c[i, down])
        result[i] = (right[left > 0] / left[left > 0]).min(initial=np.inf)
    return result


def _used(timed: Timed, limits: MotionLimits, model: Model | None) -> Array:
    """Return the largest used fractions of the limits, (3,), on a finer grid."""
    part = np.arange(FINER + 1) / FINER  # both ends of every interval, with the acceleration inside it
    x = (np.diff(timed.t)[:, np.newaxis] * part).ravel()
    motion = timed.within(np.repeat(np.arange(len(timed.sdd)), FINER + 1), x)
    torque = 0.0 if model is None else share(model.torque(motion), limits.torque)
    return np.array([share(motion.qd, limits.velocity), share(motion.qdd, limits.acceleration), torque])


def share(values: ArrayLike, limit: Array) -> float:
    """Return the largest |value| / limit."""
    return float((np.abs(values) / limit).max(initial=0.0))


SAMPLES = 2001  # times at which a motion is checked, in addition to both sides of its breaks
PICTURE_TIMES = 401  # the same for a plot
SLACK = 1e-9  # rounding of a motion that uses the whole of a limit


def fine_times(law: Law, count: int = SAMPLES) -> Array:
    """Return times (N,) over the duration, including breaks and the last moments before them."""
    return np.unique(np.concatenate([np.linspace(0.0, law.duration, count), np.nextafter(law.breaks, 0.0), law.breaks]))


def allowed_speed(law: Law, limits: MotionLimits, robot: Robot | None) -> float:
    """Return the factor by which the motion may be faster, checked at `fine_times`.

    With a factor k, qd grows by k and qdd by k^2; the torque tau(q, k qd, k^2 qdd) is evaluated by trial.
    """
    motion = law(fine_times(law))
    by_velocity, by_acceleration = share(motion.qd, limits.velocity), share(motion.qdd, limits.acceleration)
    with np.errstate(divide="ignore"):
        speed = float(min(np.float64(1.0) / by_velocity, np.float64(1.0) / math.sqrt(by_acceleration)))
    if robot is not None and np.isfinite(limits.torque).any():
        speed = _by_torque(motion, limits.torque, robot, speed)
    if speed == math.inf:
        raise ShapeError("within: without limits the motion could be infinitely fast; give velocity=, acceleration= or robot=")
    return speed


def _by_torque(motion: JointMotion, limit: Array, robot: Robot, most: float) -> float:
    dynamics = compile(robot, actuators=motors_of(robot))

    def holds(speed: float) -> bool:
        tau = dynamics.inverse_dynamics(motion.q, motion.qd * speed, motion.qdd * speed**2)
        return share(tau, limit) <= 1

    if not holds(0.0):
        still = np.zeros_like(motion.qd)
        used = np.abs(dynamics.inverse_dynamics(motion.q, still, still)).max(axis=0) / limit
        joint = robot.dofs[int(used.argmax())]
        raise MotionError(
            f"within: gravity alone needs {used.max():.3g} times the torque limit of joint {joint.name!r}; no speed is slow enough"
        )
    if most < math.inf and holds(most):
        return most
    high = min(most, 1.0)
    while high < most and holds(high):
        if high > 1e9:
            return math.inf
        high *= 2
    low = 0.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low


def _driving(robot: Robot) -> Dynamics:
    """Return the dynamics for limited torques: of the motors in loops; of the tree if the motors do not determine the motion."""
    try:
        return compile(robot, actuators=motors_of(robot))
    except ModelError:
        return compile(robot)


def broken(law: Law, robot: Robot) -> tuple[str, ...]:
    """Return a sentence for each limit of the robot that the motion violates, with the joint, the value and the time.

    Torques on a prescribed base are not checked: they depend on its motion.
    """
    t = fine_times(law)
    q, qd, qdd = law(t)
    tau = np.zeros(qd.shape) if robot.moving_base else np.abs(_driving(robot).inverse_dynamics(q, qd, qdd))
    found = []
    for k, joint in enumerate(robot.dofs):
        limits, at = joint.limits, robot.velocity_to_position_index[k]
        positions = q[:, at] if at >= 0 else np.zeros(len(t))  # a joint without position limits
        for what, values, unit, limit, sign, slack in (
            ("position", positions, joint.unit, limits.lower, -1, SLACK),
            ("position", positions, joint.unit, limits.upper, 1, SLACK),
            ("speed", np.abs(qd[:, k]), f"{joint.unit}/s", limits.velocity, 1, limits.velocity * SLACK),
            ("torque", tau[:, k], joint.effort_unit, limits.effort, 1, limits.effort * SLACK),
        ):
            at = int((sign * values).argmax())
            if sign * values[at] > sign * limit + slack:
                broke = f"{what} {values[at]:.4g} {unit} at {t[at]:.4g} s is {'above' if sign > 0 else 'below'}"
                found.append(f"joint {joint.name!r}: {broke} its limit of {limit:.4g} {unit}")
    return tuple(found)
