"""Waypoints as fast as limits allow: limits hold everywhere, something is always at its limit, and closed forms are met."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from bounds import within

import isodyn as iso
from isodyn import Trajectory
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.motion import limits as time_scaling

EPS = np.finfo(float).eps


def free(name: str) -> Robot:
    """A robot of the catalogue without limits of its own."""
    robot = iso.load(name)
    return replace(robot, joints=tuple(replace(joint, limits=Limits()) for joint in robot.joints))


def without_friction(robot: Robot) -> Robot:
    return replace(robot, joints=tuple(replace(joint, viscous=0.0, coulomb=(0.0, 0.0)) for joint in robot.joints))


def used(trajectory: Trajectory, robot: Robot | None, limits: dict[str, object]) -> np.ndarray:
    """(N,) the largest part of any limit in use at random times and on both sides of every jump."""
    rng = np.random.default_rng(9)
    at = trajectory.jump_ts
    t = np.sort(
        np.concatenate([rng.uniform(0, trajectory.duration, 20_000), at, np.nextafter(at, 0.0), [0.0, trajectory.duration]])
    )
    motion = trajectory(t)
    parts = [np.zeros(len(t))]
    for name, values in (("velocity", motion.qd), ("acceleration", motion.qdd)):
        if name in limits:
            parts.append((np.abs(values) / limits[name]).max(axis=1))
    if "torque" in limits:
        parts.append((np.abs(robot.inverse_dynamics(*motion)) / limits["torque"]).max(axis=1))
    return np.max(parts, axis=0)


# Of limits: between the points where they are checked (eight per interval) the rest of what was exceeded before tightening is
# 1/64 of it, which the quarter by which limits are tightened too much covers; what remains is rounding of the dynamics.
ROUNDING = 4096 * EPS

CASES = {
    "two points": ("two-link", [[0.0, 0.0], [1.0, 2.0]], {"velocity": 1.0, "acceleration": 3.0}),
    "a joint turns back": ("two-link", [[0.0, 0.3], [1.0, 0.3], [0.0, 0.4]], {"velocity": 2.0, "acceleration": 3.0}),
    "a joint stands still": ("two-link", [[0.0, 0.3], [1.0, 0.3]], {"velocity": 1.0, "torque": [30.0, 20.0]}),
    "gravity": ("three-link", [[0.0, 0.3, 0.2], [1.0, -0.3, 0.5], [0.5, 1.0, 0.0]], {"torque": [60.0, 25.0, 8.0]}),
    "slide": ("stanford", [[0, 0.5, 0.1, 0, 0.4, 0], [0.5, 0.2, 0.3, 0.4, 0.2, 1], [1, 0.9, 0.2, 0, 0, 0]],
              {"velocity": [2, 2, 0.5, 2, 2, 2], "torque": [60, 250, 150, 5, 5, 1]}),
    "friction": ("puma560", [[0, 0.5, -0.5, 0.3, 0.2, 0.1], [1, 0.9, -0.9, -0.3, 0.5, 0.4], [0, 1.2, 0.3, 0, 0.2, 0.0]],
                 {"torque": [80, 120, 60, 5, 5, 5]}),
    "friction and speed": ("puma560", [[0, 0.5, -0.5, 0.3, 0.2, 0.1], [1, 0.9, -0.9, -0.3, 0.5, 0.4]],
                           {"velocity": 1.0, "acceleration": 4.0, "torque": [80, 120, 60, 5, 5, 5]}),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_limits_hold_everywhere_and_one_of_them_is_always_in_use(name):
    robot_name, points, limits = CASES[name]
    robot = free(robot_name)
    limits = {key: np.asarray(value, dtype=float) for key, value in limits.items()}
    trajectory = Trajectory.waypoints(points, robot=robot, **limits)
    part = used(trajectory, robot, limits)
    assert part.max() <= 1 + ROUNDING, f"exceeded by {part.max() - 1:.3g}"
    # bang-bang: were no limit in use for a while, the motion could be faster there; switches take an interval of 1/800 each, and
    # drag leaves a little unused in every interval
    assert np.mean(part > 0.97) > 0.95
    met = trajectory(np.concatenate([[0.0], trajectory.jump_ts, [trajectory.duration]])).q
    for point in np.asarray(points, dtype=float):
        assert np.abs(met - point).max(axis=1).min() <= 1024 * EPS
    ends = trajectory([0.0, trajectory.duration]).qd
    assert np.abs(ends).max() <= 1e-7 * np.abs(trajectory.sample(501).qd).max()  # the root of a rounding of s'^2


def switch(trajectory: Trajectory, times: list[float]) -> float:
    """How long the intervals are in which the exact motion switches: what the grid may cost."""
    knots = np.concatenate([[0.0], trajectory.jump_ts, [trajectory.duration]])
    return sum(float(np.diff(knots)[np.clip(np.searchsorted(knots, t) - 1, 0, len(knots) - 2)]) for t in times)


@pytest.mark.parametrize(("velocity", "acceleration"), [(1.0, 3.0), (10.0, 3.0)])
def test_two_points_give_the_trapezoid(velocity, acceleration):
    points = [[0.0, 0.5], [1.0, 2.5]]
    best = Trajectory.trapezoidal(*points, velocity=velocity, acceleration=acceleration)
    found = Trajectory.waypoints(points, velocity=velocity, acceleration=acceleration)
    lost = found.duration - best.duration
    assert -ROUNDING <= lost <= switch(found, list(best.jump_ts))


def test_a_flywheel_is_driven_by_full_torque_and_stopped_by_it():
    # I qdd = tau without gravity: T = 2 sqrt(way I / tau)
    robot = Robot("wheel", (Link("base"), Link("disc", 2.0, inertia=np.diag([0.1, 0.1, 0.25]))), (Joint("axle", "base", "disc"),))
    found = Trajectory.waypoints([[0.0], [3.0]], robot=robot, torque=0.5)
    best = 2 * math.sqrt(3.0 * 0.25 / 0.5)
    assert -ROUNDING <= found.duration - best <= switch(found, [best / 2])


def test_drag_is_that_of_the_speed(monkeypatch):
    # I w' = tau - b w until t1, then I w' = -tau - b w for t2.  The top speed is (tau/b)(1 - e^(-b t1/I)), which falls to 0 in
    # t2 = (I/b) ln(2 - e^(-b t1/I)); the impulses of torque and drag cancel: tau (t1 - t2) = b way
    inertia, b, tau, way = 0.25, 0.4, 0.5, 3.0
    joint = Joint("axle", "base", "disc", viscous=b)
    robot = Robot("wheel", (Link("base"), Link("disc", 2.0, inertia=np.diag([0.1, 0.1, inertia]))), (joint,))
    low, high = 0.0, 100.0
    for _ in range(200):
        t1 = (low + high) / 2
        t2 = inertia / b * math.log(2 - math.exp(-b * t1 / inertia))
        low, high = (t1, high) if tau * (t1 - t2) < b * way else (low, t1)
    lost = []
    for intervals in (400, 800, 1600):
        monkeypatch.setattr(time_scaling, "INTERVALS", intervals)
        lost.append(Trajectory.waypoints([[0.0], [way]], robot=robot, torque=tau).duration - (t1 + t2))
    # with drag, a constant acceleration uses all the torque at one end of an interval only: a loss of first order in its length
    assert lost[1] <= 0.005 * (t1 + t2) and all(x > 0 for x in lost)
    assert 1.5 < lost[0] / lost[1] < 2.5 and 1.5 < lost[1] / lost[2] < 2.5


def test_the_same_path_gets_slower_with_tighter_limits():
    points = np.random.default_rng(0).uniform(-1, 1, (4, 6))
    times = [Trajectory.waypoints(points, velocity=v, acceleration=a).duration for v, a in ((2, 8), (2, 4), (1, 4), (1, 1))]
    assert times == sorted(times) and times[0] < 0.7 * times[-1]


def test_the_robots_own_limits_count_where_none_are_given():
    robot = iso.load("ur5")
    points = [[0, -1, 1, 0, 0, 0], [1, -0.5, 0.5, 0.5, 1, 1], [2, -1, 1, 0, 0, 0]]
    trajectory = Trajectory.waypoints(points, robot=robot)
    assert trajectory.broken_limits(robot) == ()
    speed = np.abs(trajectory.sample(2001).qd).max(axis=0) / [joint.limits.velocity for joint in robot.movable_joints]
    assert speed.max() > 0.99
    assert Trajectory.waypoints(points, robot=robot, torque=np.inf, acceleration=5.0).duration > trajectory.duration


def test_what_cannot_be_done_is_named():
    robot = free("three-link")  # 4.3 N m hold it stretched out
    with pytest.raises(
        iso.MotionError, match=r"'joint1' needs 4.346 N m to move slowly 0 % of the way from waypoint 1 to 2, .* is 2 N m"
    ):
        Trajectory.waypoints([[0.0, 0.0, 0.0], [0.5, 0.0, 0.0]], robot=robot, torque=2.0)
    with pytest.raises(iso.MotionError, match=r"gravity alone needs 2.17 times the torque limit of joint 'joint1'"):
        Trajectory.cubic([0.0, 0.0, 0.0], [0.5, 0.0, 0.0], 1.0).within(robot=robot, torque=2.0)
    # straight through joint 1's horizontal posture at pi, which is (pi - 2.5) / 1.3 of the second way
    with pytest.raises(iso.MotionError, match=r"needs 4.346 N m to move slowly 49 % of the way from waypoint 2 to 3"):
        Trajectory.waypoints([[1.6, 0.0, 0.0], [2.5, 0.0, 0.0], [3.8, 0.0, 0.0]], robot=robot, torque=4.2)
    panda = iso.load("panda")
    points = [[0, 0, 0, -0.5, 0, 1, 0], [0, 0, 0, -0.08, 0, 1, 0], [0.5, 0, 0, -0.08, 0, 1, 0], [0.5, 0, 0, -0.5, 0, 1, 0]]
    message = r"'panda_joint4' would reach .* rad between waypoints 2 and 3, outside its limits -3.072 .. -0.0698"
    with pytest.raises(iso.MotionError, match=message):
        Trajectory.waypoints(points, robot=panda)


def test_limits_that_stay_exceeded_are_said_with_how_much(monkeypatch):
    monkeypatch.setattr(time_scaling, "_used", lambda timed, limits, model: np.array([0.5, 1.25, 0.0]))
    with pytest.raises(iso.MotionError, match=r"waypoints: the limits are still exceeded by 25 % after 24 rounds; loosen them"):
        Trajectory.waypoints([[0.0], [1.0]], velocity=1.0, acceleration=1.0)


def test_a_motion_that_no_torque_limits_may_be_as_fast_as_one_likes():
    """A slide across gravity without friction needs a force only while its speed changes, and here it never does."""
    link = Link("cart", 1.0, inertia=(0.1, 0.1, 0.1))
    cart = Robot("cart", (Link("base"), link), (Joint("slide", "base", "cart", "prismatic", axis=(1, 0, 0)),))
    motion = time_scaling.JointMotion(*np.array([[[0.0], [1.0]], [[1.0], [1.0]], [[0.0], [0.0]]]))  # q, qd, qdd of two states
    assert time_scaling._by_torque(motion, np.array([1.0]), cart, math.inf) == math.inf
    assert time_scaling._by_torque(motion, np.array([1.0]), cart, 3.0) == 3.0


@pytest.mark.filterwarnings("ignore")
def test_toppra_needs_as_long():
    """Pham & Pham's own implementation on the same spline and limits, with its finest collocation, on 2000 intervals."""
    toppra = pytest.importorskip("toppra", reason="toppra is not installed: the comparison with it is left out")
    constraint = toppra.constraint
    robot = without_friction(free("ur5"))
    dynamics = iso.compile(robot)
    rng = np.random.default_rng(4)
    for _ in range(3):
        points = rng.uniform(-1, 1, (5, 6))
        velocity, acceleration, torque = np.full(6, 2.0), np.full(6, 8.0), np.array([100.0, 100, 60, 15, 15, 10])
        ours = Trajectory.waypoints(points, robot=robot, velocity=velocity, acceleration=acceleration, torque=torque)
        path = ours.law.path
        spline = toppra.SplineInterpolator(path.knots, path(path.knots).q, bc_type="natural")
        both = [np.stack([-x, x], axis=1) for x in (velocity, acceleration, torque)]
        call = lambda q, qd, qdd: dynamics.inverse_dynamics(*(np.ascontiguousarray(x) for x in (q, qd, qdd)))  # noqa: E731
        limits = [
            constraint.JointVelocityConstraint(both[0]),
            constraint.JointAccelerationConstraint(both[1]),
            constraint.JointTorqueConstraint(call, both[2], np.zeros(6)),
        ]
        for limit in limits[1:]:
            limit.set_discretization_type(constraint.DiscretizationType.Interpolation)
        grid = np.linspace(0, path.knots[-1], 2001)
        _, sd, _ = toppra.algorithm.TOPPRA(limits, spline, gridpoints=grid, solver_wrapper="seidel").compute_parameterization(0, 0)
        theirs = float(np.sum(2 * np.diff(grid) / (sd[1:] + sd[:-1])))
        # ours keeps the limits between grid points as well, which theirs exceeds by second order
        assert 0.999 * theirs <= ours.duration <= 1.01 * theirs


def test_a_duration_found_by_within_is_the_same_for_one_joint_and_many():
    one = Trajectory.quintic([0.0], [1.0], 1.0).within(velocity=1.0)
    many = Trajectory.quintic([0.0] * 3, [1.0] * 3, 1.0).within(velocity=1.0)
    assert one.duration == many.duration
    within(one.duration, 1.875, 16 * EPS)  # 15/8 way / v at the middle, which is on the grid
