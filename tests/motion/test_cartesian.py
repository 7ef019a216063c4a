"""Lines and circles in space, and the joint motions that follow them."""

from __future__ import annotations

import math
import pickle
from functools import cache

import numpy as np
import pytest
from bounds import within

import isodyn as iso
from isodyn import CartesianPath, Trajectory
from isodyn.motion import tracking
from isodyn.motion.cartesian import rotation_vector
from isodyn.spatial import axis_angle, pose, rpy_matrix

EPS = np.finfo(float).eps
PROMISED = 1e-9  # how near the frame stays to its path, as Trajectory.follow says   [m], [rad]
START = pose(rpy_matrix((0.3, -0.4, 1.1)), (0.5, 0.1, 0.6))
PUMA, Q = iso.load("puma560"), np.array([0.1, 0.5, -0.4, 0.3, 0.8, 0.2])
#: central differences of order 8: f' = sum c_k (f(+kh) - f(-kh)) / h, off by h^8 / 630 of the ninth derivative at most
STENCIL = (4 / 5, -1 / 5, 4 / 105, -1 / 280)


# -- paths ------------------------------------------------------------------------------------------------------------


def test_a_line_is_straight_and_at_its_speed():
    path = CartesianPath.line(START, (0.62, 0.4, 0.66), speed=0.1)
    assert path.length == pytest.approx(np.linalg.norm([0.12, 0.3, 0.06]), abs=4 * EPS)
    within(path.duration, path.length / 0.1, 8 * EPS * path.duration)
    t = np.linspace(0, path.duration, 11)
    T, twist, acceleration = path(t)
    within(T[:, :3, 3], START[:3, 3] + np.outer(t / path.duration, [0.12, 0.3, 0.06]), 8 * EPS)
    assert (T[:, :3, :3] == START[:3, :3]).all() and (T[:, 3] == (0, 0, 0, 1)).all()
    within(np.linalg.norm(twist[:, :3], axis=1), np.full(11, 0.1), 8 * EPS)
    assert (twist[:, 3:] == 0).all() and (acceleration == 0).all()


def test_the_line_of_mata_is_shorter_than_its_speed_says():
    # section 5.2: from (0.50, 0, 0.05) to (0.62, 0.30, 0.11) at 0.1 m/s "in 5.0 s": the way is 0.3286 m
    start = pose(rpy_matrix((0, math.pi / 2, math.pi)), (0.5, 0.0, 0.05))
    end = (0.62, 0.30, 0.11)
    by_speed, by_time = CartesianPath.line(start, end, speed=0.1), CartesianPath.line(start, end, duration=5.0)
    within(by_speed.duration, math.sqrt(0.108) / 0.1, 16 * EPS)
    within(np.linalg.norm(by_time(2.0).twist[:3]), math.sqrt(0.108) / 5, 4 * EPS)


def test_attitudes_turn_the_shortest_way_at_a_constant_rate():
    end = pose(rpy_matrix((-0.2, 0.9, 0.1)), (0.7, 0.2, 0.3))
    path = CartesianPath.line(START, end, duration=2.0)
    turn = rotation_vector(end[:3, :3] @ START[:3, :3].T)
    assert np.linalg.norm(turn) < math.pi
    T, twist, _ = path([0.0, 0.5, 1.0, 2.0])
    within(T[-1], end, 32 * EPS)
    within(twist[:, 3:], np.tile(turn / 2, (4, 1)), 16 * EPS)
    within(T[2, :3, :3], axis_angle(turn / np.linalg.norm(turn), np.linalg.norm(turn) / 2) @ START[:3, :3], 32 * EPS)


@pytest.mark.parametrize("angle", [0.0, 1e-12, 1e-6, 1.0, 3.0, math.pi - 1e-9, math.pi])
def test_rotation_vectors_are_right_from_no_turn_to_half_a_turn(angle):
    axes = np.random.default_rng(0).normal(size=(20, 3))
    axes = np.concatenate([axes / np.linalg.norm(axes, axis=1)[:, None], np.eye(3), -np.eye(3)])
    for axis in axes:
        found = rotation_vector(axis_angle(axis, angle))
        if angle == math.pi:  # both ways are equally short
            found = found * np.sign(found @ axis)
        within(found, angle * axis, 64 * EPS)


@pytest.mark.parametrize("attitude", ["fixed", "turning", "other"])
@pytest.mark.parametrize("pitch", [0.0, 0.05])
def test_a_circle_keeps_its_distance_and_its_rates_are_derivatives(attitude, pitch):
    last = rpy_matrix((0.1, 0.2, -0.3)) if attitude == "other" else attitude
    axis, centre = np.array([0.3, -0.2, 1.0]), np.array([0.4, 0.3, 0.2])
    path = CartesianPath.circle(START, centre, axis, angle=4.0, pitch=pitch, attitude=last, speed=0.25)
    unit = axis / np.linalg.norm(axis)
    radius = np.linalg.norm(np.cross(unit, START[:3, 3] - centre))
    within(path.length, 4 * math.hypot(radius, pitch / (2 * math.pi)), 32 * EPS)
    h, t = 0.02, np.linspace(0.1, path.duration - 0.1, 40)
    T, twist, acceleration = path(t)
    within(np.linalg.norm(np.cross(unit, T[:, :3, 3] - centre), axis=1), np.full(40, radius), 32 * EPS)
    within(np.linalg.norm(twist[:, :3], axis=1), np.full(40, 0.25), 32 * EPS)
    ahead, back = ([path(t + k * h * sign) for k in range(1, 5)] for sign in (1, -1))
    slope = lambda f: sum(c * (f(a) - f(b)) for c, a, b in zip(STENCIL, ahead, back, strict=True)) / h  # noqa: E731
    rate = max(4.0, np.linalg.norm(path.turn)) / path.duration  # rad/s
    size = np.abs(T[:, :3, 3]).max() + 1
    rounding = 16 * EPS * size / h
    within(slope(lambda m: m.pose[:, :3, 3]), twist[:, :3], h**8 / 630 * radius * rate**9 + rounding)
    within(slope(lambda m: m.twist[:, :3]), acceleration[:, :3], h**8 / 630 * radius * rate**10 + rounding)
    turning = np.cross(twist[:, None, 3:], np.swapaxes(T[:, :3, :3], 1, 2))  # columns of R turn with the angular velocity
    within(slope(lambda m: m.pose[:, :3, :3]), np.swapaxes(turning, 1, 2), h**8 / 630 * rate**9 + rounding)
    assert (acceleration[:, 3:] == 0).all()
    expected = {"fixed": START[:3, :3], "turning": axis_angle(unit, 4.0) @ START[:3, :3], "other": last}[attitude]
    within(path(path.duration).pose[:3, :3], expected, 64 * EPS)


def test_ramps_and_profiles_start_and_end_at_rest():
    ramps = CartesianPath.line(START, (0.9, 0.1, 0.6), speed=0.2, acceleration=0.5)
    within(ramps.duration, 0.4 / 0.2 + 0.2 / 0.5, 16 * EPS)
    within(ramps(ramps.duration / 2).twist[0], 0.2, 8 * EPS)
    within(ramps(0.1).acceleration[0], 0.5, 8 * EPS)
    smooth = CartesianPath.line(START, (0.9, 0.1, 0.6), profile=Trajectory.quintic([0.0], [1.0], 3.0))
    for path in (ramps, smooth):
        T, twist, _ = path([0.0, path.duration])
        within(twist, np.zeros((2, 6)), 128 * EPS)
        within(T[1, :3, 3], (0.9, 0.1, 0.6), 64 * EPS)
    within(smooth([0.0, 3.0]).acceleration, np.zeros((2, 6)), 512 * EPS)  # coefficients of s'' are 60, 180, 120


def test_leading_dimensions_are_those_of_time():
    path = CartesianPath.line(START, (0.9, 0.1, 0.6), speed=0.2)
    for shape in ((), (3,), (2, 5), (0,)):
        found = path(np.full(shape, 0.5))
        assert (found.pose.shape, found.twist.shape, found.acceleration.shape) == ((*shape, 4, 4), (*shape, 6), (*shape, 6))
    assert repr(path) == "<CartesianPath 'line': 0.4 m, 2 s>"
    assert (pickle.loads(pickle.dumps(path))(0.3).pose == path(0.3).pose).all()


POINT = (0.9, 0.1, 0.6)
BAD = {
    "negative speed": (lambda: CartesianPath.line(START, POINT, speed=-0.1), "speed must be a positive number of m/s, got -0.1"),
    "zero speed": (lambda: CartesianPath.line(START, POINT, speed=0), "speed must be a positive number"),
    "nan speed": (lambda: CartesianPath.line(START, POINT, speed=math.nan), "speed must be a positive number"),
    "no speed": (lambda: CartesianPath.line(START, POINT), "give either speed= .* or duration="),
    "both": (lambda: CartesianPath.line(START, POINT, speed=1, duration=1), "give either speed= .* or duration="),
    "zero duration": (lambda: CartesianPath.line(START, POINT, duration=0), "duration must be a positive number of seconds"),
    "braking": (lambda: CartesianPath.line(START, POINT, speed=1, acceleration=-1), "acceleration must be a positive number"),
    "too short": (
        lambda: CartesianPath.line(START, POINT, duration=0.1, acceleration=1),
        "0.1 s is too short; .* no less than 1.26491 s",
    ),
    "same pose": (lambda: CartesianPath.line(START, START, duration=1), "the same pose"),
    "a turn": (
        lambda: CartesianPath.line(START, START @ pose(rpy_matrix((0, 0, 1))), speed=1),
        "a speed is undefined; give duration=",
    ),
    "a turn with ramps": (
        lambda: CartesianPath.line(START, START @ pose(rpy_matrix((0, 0, 1))), duration=1, acceleration=1),
        "an acceleration is undefined; give profile=",
    ),
    "not a pose": (lambda: CartesianPath.line(np.ones((4, 4)), POINT, speed=1), "start is not a pose"),
    "mirrored": (lambda: CartesianPath.line(np.diag([1.0, 1, -1, 1]), POINT, speed=1), "start is not a pose"),
    "shape": (lambda: CartesianPath.line(START[:3], POINT, speed=1), r"start has shape \(3, 4\); expected \(4, 4\)"),
    "not finite": (lambda: CartesianPath.line(START, (0, 0, math.inf), speed=1), "end contains numbers that are not finite"),
    "two joints": (
        lambda: CartesianPath.line(START, POINT, profile=Trajectory.cubic([0, 0], [1, 1], 1)),
        "a Trajectory of one joint",
    ),
    "profile": (lambda: CartesianPath.line(START, POINT, profile=Trajectory.cubic([0.0], [2.0], 1)), "it goes from 0 to 2"),
    "profile and speed": (lambda: CartesianPath.line(START, POINT, speed=1, profile=Trajectory.cubic([0], [1], 1)), "not both"),
    "on the axis": (lambda: CartesianPath.circle(START, START[:3, 3] - (0, 0, 1), (0, 0, 1), speed=1), "start lies on the axis"),
    "no axis": (lambda: CartesianPath.circle(START, POINT, (0, 0, 0), speed=1), "the axis has length 0"),
    "no angle": (lambda: CartesianPath.circle(START, POINT, (0, 0, 1), angle=0, speed=1), "the angle is 0"),
    "attitude": (lambda: CartesianPath.circle(START, POINT, (0, 0, 1), speed=1, attitude="free"), "got 'free'"),
    "late": (lambda: CartesianPath.line(START, POINT, speed=1)(9.0), "times must lie in"),
    "not a path": (lambda: Trajectory.follow(PUMA, "line", Q), "expected a CartesianPath, got str"),
    "not a robot": (lambda: Trajectory.follow("puma560", CartesianPath.line(START, POINT, speed=1), Q), "expected a Robot"),
    "few joints": (lambda: Trajectory.follow(PUMA, CartesianPath.line(START, POINT, speed=1), Q[:5]), r"q0 has shape \(5,\)"),
    "frame": (
        lambda: Trajectory.follow(PUMA, CartesianPath.line(START, POINT, speed=1), Q, frame="hand"),
        "no frame is called 'hand'",
    ),
    "task": (
        lambda: Trajectory.follow(PUMA, CartesianPath.line(START, POINT, speed=1), Q, task="poses"),
        "no task is called 'poses'",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_arguments_are_named(name):
    make, message = BAD[name]
    with pytest.raises((iso.ShapeError, iso.MotionError, iso.UnknownNameError), match=message):
        make()


# -- following --------------------------------------------------------------------------------------------------------


def moved(robot: iso.Robot, q, shift) -> np.ndarray:
    return robot.pose(np.asarray(q, dtype=float))[:3, 3] + shift


@cache
def paths() -> dict[str, tuple]:
    """(robot, path, q0, task)"""
    start = PUMA.pose(Q)
    end = pose(rpy_matrix((0.3, -0.4, 0.5)) @ start[:3, :3], moved(PUMA, Q, (0.1, 0.2, 0.06)))
    ur5, iiwa, stanford, planar = (iso.load(name) for name in ("ur5", "iiwa14", "stanford", "three-link"))
    u, i, s, p = (
        [0.3, -1.2, 1.5, -1.9, -1.6, 0.2],
        [0.1, 0.5, 0.2, -1.2, 0.1, 0.8, 0.3],
        [0.2, 0.8, 0.3, 0.4, 0.9, 0.1],
        [0.3, 0.9, 0.4],
    )
    return {
        "line": (PUMA, CartesianPath.line(start, end[:3, 3], speed=0.1), Q, "pose"),
        "line with ramps and a turn": (PUMA, CartesianPath.line(start, end, speed=0.1, acceleration=0.5), Q + 0.05, "pose"),
        "circle": (ur5, CartesianPath.circle(ur5.pose(u), moved(ur5, u, (0, 0.1, 0)), (0.3, 0, 1), speed=0.2), u, "pose"),
        "slide": (stanford, CartesianPath.line(stanford.pose(s), moved(stanford, s, (0.05, 0.1, 0.05)), speed=0.1), s, "pose"),
        "smooth": (
            ur5,
            CartesianPath.line(ur5.pose(u), moved(ur5, u, (-0.1, 0.1, 0)), profile=Trajectory.quintic([0], [1], 2)),
            u,
            "pose",
        ),
        "planar": (planar, CartesianPath.line(planar.pose(p), moved(planar, p, (-0.1, 0.05, 0)), duration=3.0), p, "pose"),
        "spare joint": (iiwa, CartesianPath.line(iiwa.pose(i), moved(iiwa, i, (-0.05, 0.1, 0.05)), speed=0.1), i, "pose"),
        "position": (ur5, CartesianPath.line(ur5.pose(u), moved(ur5, u, (-0.1, 0.1, 0)), speed=0.2), u, "position"),
    }


PATHS = ("line", "line with ramps and a turn", "circle", "slide", "smooth", "planar", "spare joint", "position")


def test_every_path_is_followed():
    assert tuple(paths()) == PATHS


@pytest.mark.parametrize("name", PATHS)
def test_the_frame_keeps_to_the_path(name):
    robot, path, q0, task = paths()[name]
    trajectory = Trajectory.follow(robot, path, q0, task=task)
    assert trajectory.duration == path.duration
    t = np.random.default_rng(1).uniform(0, path.duration, 1000)
    q, qd, qdd = trajectory(t)
    T, twist, acceleration = path(t)
    here, rows = robot.pose(q), 6 if task == "pose" else 3
    assert np.abs(here - T)[:, :3, 3].max() <= PROMISED
    if task == "pose":
        assert np.abs(rotation_vector(T[:, :3, :3] @ np.swapaxes(here[:, :3, :3], 1, 2))).max() <= PROMISED
    # a piece of a quintic that misses q by e on an interval h misses qd by 4 e / h and qdd by 16 e / h^2 or so; h is 1/32 at most
    h = np.diff(trajectory.law.knots).min()
    size = np.abs(robot.jacobian(q)).sum(axis=2).max()
    J, step = robot.jacobian(q), 1e-5
    drift = (robot.jacobian(q + step * qd) - robot.jacobian(q - step * qd)) / (2 * step)  # the derivative of J along the motion
    within((np.einsum("nij,nj->ni", J, qd))[:, :rows], twist[:, :rows], PROMISED * 16 / h)
    bend = np.einsum("nij,nj->ni", J, qdd) + np.einsum("nij,nj->ni", drift, qd)
    cubed = step**2 / 6 * size * np.abs(qd).sum(axis=1).max() ** 4 + EPS / step * size * np.abs(qd).sum(axis=1).max()
    within(bend[:, :rows], acceleration[:, :rows], PROMISED * 256 / h**2 + 64 * cubed)
    away = np.abs(q[:, None] - trajectory(0.0).q).max(axis=2)
    assert away.max() < 2.5  # the arm stays in one configuration


@pytest.mark.parametrize("name", ["spare joint", "position"])
def test_spare_joints_move_as_little_as_they_can(name):
    robot, path, q0, task = paths()[name]
    t = np.linspace(0, path.duration, 400)
    q, qd, _ = Trajectory.follow(robot, path, q0, task=task)(t)
    rows = 6 if task == "pose" else 3
    J = robot.jacobian(q)[:, :rows]
    least = np.einsum("nij,nj->ni", np.linalg.pinv(J), path(t).twist[:, :rows])
    assert np.abs(qd - least).max() <= 10 * tracking._LEAST * np.abs(qd).max()  # which is held halfway between samples only


def test_another_frame_can_follow():
    # link 4 carries the wrist: the last two joints have nothing to do with where it is
    start = PUMA.pose(Q, "link4")
    path = CartesianPath.line(start, start[:3, 3] + (0.05, 0.1, 0.0), speed=0.1)
    trajectory = Trajectory.follow(PUMA, path, Q, frame="link4", task="position")
    t = np.linspace(0, path.duration, 50)
    q = trajectory(t).q
    assert np.abs(PUMA.pose(q, "link4")[:, :3, 3] - path(t).pose[:, :3, 3]).max() <= PROMISED
    assert np.ptp(q[:, 4:], axis=0).max() <= tracking._SOLVED, "what the last step of Newton leaves"


@pytest.mark.parametrize("seed", range(4))
def test_a_first_posture_is_found_from_far_away(seed):
    path = paths()["line"][1]
    q0 = Q + np.random.default_rng(seed).uniform(-0.8, 0.8, 6)
    q = Trajectory.follow(PUMA, path, q0)([0.0, path.duration]).q
    assert np.abs(PUMA.pose(q) - path([0.0, path.duration]).pose).max() <= PROMISED


def test_inverse_kinematics_finds_the_first_posture():
    ur5 = iso.load("ur5")
    path = paths()["circle"][1]
    q = Trajectory.follow(ur5, path).sample(51).q
    assert np.abs(ur5.pose(q)[:, :3, 3] - path(np.linspace(0, path.duration, 51)).pose[:, :3, 3]).max() <= PROMISED
    with pytest.raises(
        iso.MotionError, match=r"no posture of 'ur5' within its limits reaches the start of the path at \(9, 0, 0\) m"
    ):
        Trajectory.follow(ur5, CartesianPath.line(pose(None, (9.0, 0, 0)), (1.0, 0, 0), speed=1.0))


def test_the_wrist_may_pass_its_singularity_where_the_path_does_not_need_it():
    # in the plane of the arm the wrist goes straight through q5 = 0, where it cannot turn sideways and need not
    q0 = np.array([0.0, 0.5, -0.4, 0.0, -0.3, 0.0])
    start = PUMA.pose(q0)
    path = CartesianPath.line(start, start[:3, 3] + (0.3, 0.0, -0.3), speed=0.5)
    q = Trajectory.follow(PUMA, path, q0).sample(101).q
    assert q[0, 4] < -0.2 and q[-1, 4] > 0.2
    assert np.abs(PUMA.pose(q)[:, :3, 3] - path(np.linspace(0, path.duration, 101)).pose[:, :3, 3]).max() <= PROMISED


def test_a_path_past_a_singularity_is_an_error_that_names_time_and_place():
    # halfway the wrist is all but straight (q5 = 1e-5), and the attitude turns about the axis it has lost there
    middle = np.array([0.2, 0.5, -0.4, 0.0, 1e-5, 0.0])
    here = PUMA.pose(middle)
    lost = np.linalg.svd(PUMA.jacobian(middle))[0][3:, -1]
    lost /= np.linalg.norm(lost)
    first, last = (pose(axis_angle(lost, angle) @ here[:3, :3], here[:3, 3]) for angle in (-0.4, 0.4))
    path = CartesianPath.line(first, last, duration=2.0)
    q0 = middle + (0, 0, 0, math.pi / 2, -0.4, -math.pi / 2)
    with pytest.raises(
        iso.MotionError, match=r"meets a singularity at t = ([0-9.]+) s, where 'link6' should be at \(.*\) m"
    ) as caught:
        Trajectory.follow(PUMA, path, q0)
    t = float(str(caught.value).split("t = ")[1].split(" s")[0])
    assert abs(t - 1.0) < 0.01
    x, y, z = here[:3, 3]
    assert f"({x:.4g}, {y:.4g}, {z:.4g}) m" in str(caught.value)


def test_an_arm_that_is_stretched_out_cannot_start_towards_its_base():
    robot = iso.load("two-link")
    start = robot.pose([0.3, 0.0])
    path = CartesianPath.line(start, 0.5 * start[:3, 3], speed=0.1)
    with pytest.raises(iso.MotionError, match=r"singularity at t = 0 s, where 'link2' should be at \(0.5254, 0.1625, 0\) m"):
        Trajectory.follow(robot, path, [0.3, 0.0], task="position")


def test_a_path_out_of_reach_is_an_error_that_names_time_and_place():
    robot = iso.load("two-link")  # 0.3 m and 0.25 m long
    start = robot.pose([0.3, 0.9])
    path = CartesianPath.line(start, start[:3, 3] * 3, speed=0.5)
    with pytest.raises(
        iso.MotionError, match=r"leaves the reach of 'two-link' at t = ([0-9.]+) s, where 'link2' should be at"
    ) as caught:
        Trajectory.follow(robot, path, [0.3, 0.9], task="position")
    t = float(str(caught.value).split("t = ")[1].split(" s")[0])
    exact = (0.55 - np.linalg.norm(start[:3, 3])) / 0.5
    assert exact * 0.98 <= t <= exact * 1.02
    with pytest.raises(iso.MotionError, match="no posture found from q0 that reaches the start"):
        Trajectory.follow(robot, CartesianPath.line(pose(None, (2.0, 0, 0)), (1.0, 0, 0), speed=0.1), [0.3, 0.9], task="position")
