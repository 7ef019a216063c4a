"""Trajectories: every kind starts and ends as told, each rate is the derivative of the one before, and bad input is named."""

from __future__ import annotations

import math
import pickle
from functools import cache, partial

import numpy as np
import pytest
from arms import ARMS
from bounds import within

import isodyn as iso
from isodyn import Trajectory
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.motion.laws import Cycloid, Fourier, Law, PolynomialMotion, Stretched, Timed
from isodyn.motion.trajectory import SAHA, SWING, extremes, outside_limits

EPS = np.finfo(float).eps
Q0, QT = np.array([0.3, -1.0, 0.2]), np.array([1.5, 2.0, -0.4])
PUMA = iso.load("puma560")


@cache
def made() -> dict[str, Trajectory]:
    """One of every kind, and the same at another speed."""
    rng = np.random.default_rng(5)
    points = rng.uniform(-1, 1, (5, 3))
    t = np.cumsum(rng.uniform(0.1, 0.5, 12))
    q, qd, qdd = rng.normal(size=(3, 12, 3))
    start = PUMA.pose([0.1, 0.5, -0.4, 0.3, 0.8, 0.2])
    line = iso.CartesianPath.line(start, start[:3, 3] + (0.1, 0.2, 0.06), speed=0.1, acceleration=0.5)
    kinds = {
        "cycloidal": Trajectory.cycloidal(Q0, QT, 3.0),
        "cubic": Trajectory.cubic(Q0, QT, 2.0, qd0=[1.0, 0.0, -2.0], qdT=[0.5, 0.0, 0.0]),
        "quintic": Trajectory.quintic(Q0, QT, 2.0, qd0=[1.0, 0.0, -2.0], qddT=[0.5, 0.0, 3.0]),
        "trapezoidal": Trajectory.trapezoidal(Q0, QT, velocity=1.0, acceleration=[2.0, 3.0, 1.0]),
        "triangular": Trajectory.trapezoidal(Q0, QT, velocity=10.0, acceleration=2.0),
        "fourier": Trajectory.fourier(Q0, rng.normal(size=(3, 4)), rng.normal(size=(3, 4)), 5.0),
        "exciting": Trajectory.exciting(PUMA, seed=3),
        "timed waypoints": Trajectory.waypoints(points, times=[0.0, 0.5, 1.5, 2.0, 3.0]),
        "waypoints": Trajectory.waypoints(points, velocity=1.0, acceleration=3.0),
        "samples q": Trajectory.from_samples(t, q),
        "samples q qd": Trajectory.from_samples(t, q, qd),
        "samples q qd qdd": Trajectory.from_samples(t, q, qd, qdd),
        "follow": Trajectory.follow(PUMA, line, [0.1, 0.5, -0.4, 0.3, 0.8, 0.2]),
    }
    return kinds | {f"{name}, stretched": kinds[name].with_duration(7.0) for name in ("cubic", "fourier", "waypoints")}


MADE = (
    "cycloidal",
    "cubic",
    "quintic",
    "trapezoidal",
    "triangular",
    "fourier",
    "exciting",
    "timed waypoints",
    "waypoints",
    "samples q",
    "samples q qd",
    "samples q qd qdd",
    "follow",
    "cubic, stretched",
    "fourier, stretched",
    "waypoints, stretched",
)


def test_every_kind_is_made():
    assert tuple(made()) == MADE


# -- derivatives ------------------------------------------------------------------------------------------------------


def terms(law: Law, t: np.ndarray) -> tuple[np.ndarray, np.ndarray, int]:
    """Sums of the sizes of all terms of qd and of qdd, (N, n) each, and the number of roundings: what bounds their errors."""
    if isinstance(law, Stretched):
        first, second, ops = terms(law.law, t * law.speed)
        return first * law.speed, second * law.speed**2, ops + 3
    if isinstance(law, Timed):
        piece = np.clip(np.searchsorted(law.t, t, side="right") - 1, 0, len(law.sdd) - 1)
        x, sdd = t - law.t[piece], np.abs(law.sdd[piece])
        s = law.s[piece] + (law.sd[piece] + 0.5 * law.sdd[piece] * x) * x
        first, second, ops = terms(law.path, s)
        rate = (law.sd[piece] + 2 * sdd * x)[:, None]
        return first * rate, second * rate**2 + first * sdd[:, None], ops + 8
    if isinstance(law, PolynomialMotion):
        piece = np.clip(np.searchsorted(law.knots, t, side="right") - 1, 0, len(law.knots) - 2)
        powers, degree = (t - law.knots[piece])[:, None] ** np.arange(law.coefficients.shape[1]), law.coefficients.shape[1] - 1
        size = np.abs(law.coefficients[piece])
        k = np.arange(degree + 1)
        first = np.einsum("nk,nkj->nj", powers[:, :-1] * k[1:], size[:, 1:])
        second = np.einsum("nk,nkj->nj", powers[:, :-2] * (k[2:] * k[1:-1]), size[:, 2:]) if degree > 1 else np.zeros_like(first)
        return first, second, 2 * degree + 4
    if isinstance(law, Fourier):
        k = 2 * math.pi / law.duration * np.arange(1, law.sine.shape[1] + 1)
        size = np.abs(law.sine) + np.abs(law.cosine)
        return np.tile(size @ k, (len(t), 1)), np.tile(size @ k**2, (len(t), 1)), 2 * len(k) + 8
    assert isinstance(law, Cycloid)
    rate, w = np.abs(law.qT - law.q0) / law.duration, 2 * math.pi / law.duration
    return np.tile(2 * rate, (len(t), 1)), np.tile(w * rate, (len(t), 1)), 8


@pytest.mark.parametrize("name", MADE)
def test_every_rate_is_the_derivative_of_the_one_before(name):
    # a complex step differentiates the formula of q without truncation or cancellation: Im q(t + ih) / h
    law = made()[name].law
    t = np.random.default_rng(1).uniform(0, law.duration, 200)
    t = t[np.abs(t[:, None] - law.breaks).min(axis=1, initial=np.inf) > 1e-9] if law.breaks.size else t
    h = 1e-100
    _, qd, qdd = law(t)
    q_step, qd_step, _ = law(t + 1j * h)
    first, second, ops = terms(law, t)
    within(q_step.imag / h, qd, 2 * ops * EPS * first, "qd")
    within(qd_step.imag / h, qdd, 2 * ops * EPS * second, "qdd")
    assert np.abs(qd).max() > 0 and np.abs(qdd).max() > 0


@pytest.mark.parametrize("name", MADE)
def test_positions_and_velocities_are_continuous_where_pieces_meet(name):
    trajectory = made()[name]
    at = trajectory.jump_ts
    before, after = trajectory(np.nextafter(at, 0.0)), trajectory(at)
    first, second, ops = terms(trajectory.law, np.nextafter(at, 0.0))
    span = np.diff(np.concatenate([[0.0], at]))[:, None]
    reach = np.abs(before.q) + first * span
    within(after.q, before.q, 4 * ops * EPS * (reach + 1), "q")
    within(after.qd, before.qd, 4 * ops * EPS * (first + second * span + np.abs(before.qd)), "qd")


# -- ends -------------------------------------------------------------------------------------------------------------


def ends(trajectory: Trajectory):
    return trajectory([0.0, trajectory.duration])


@pytest.mark.parametrize("name", ["cycloidal", "cubic", "quintic", "trapezoidal", "triangular"])
def test_it_goes_from_the_first_posture_to_the_last(name):
    q, qd, qdd = ends(made()[name])
    assert (q[0] == Q0).all()
    within(q[1], QT, 64 * EPS * (np.abs(Q0) + np.abs(QT)) * (31 if name == "quintic" else 5))  # sum of |coefficients|: 31, 5
    expected = {"cubic": ([1.0, 0.0, -2.0], [0.5, 0.0, 0.0]), "quintic": ([1.0, 0.0, -2.0], [0.0, 0.0, 0.0])}
    first, last = expected.get(name, (np.zeros(3), np.zeros(3)))
    size = 120 * np.abs(QT - Q0).max() + 60 * 2.0  # sum of |k c_k| of a quintic
    within(qd[0], first, 8 * EPS)
    within(qd[1], last, 64 * EPS * size)
    if name == "quintic":
        within(qdd, [[0.0, 0.0, 0.0], [0.5, 0.0, 3.0]], 64 * EPS * 10 * size)


def test_the_cycloid_starts_and_ends_at_rest_without_acceleration():
    q0, qT = np.array([0.0, -1.0, 0.2]), np.array([math.pi, 2.0, 0.3])
    q, qd, qdd = ends(Trajectory.cycloidal(q0, qT, 10.0))
    assert (q[0] == q0).all() and (qd == 0).all() and (qdd[0] == 0).all()
    # at t = T the sine of the rounded 2 pi is -2.4e-16 instead of 0: (9.36a, c) carry that much of their own scale
    step = 2 * math.pi * EPS
    assert (np.abs(q[1] - qT) <= step * np.abs(qT - q0) / (2 * math.pi) + 4 * EPS * np.abs(qT)).all()
    assert (np.abs(qdd[1]) <= step * 2 * math.pi * np.abs(qT - q0) / 100).all()


@pytest.mark.parametrize(
    ("quarter", "position", "velocity", "acceleration"),
    [
        (1, 0.25 - 1 / (2 * math.pi), 1.0, 1.0),  # sin = 1, cos = 0
        (2, 0.5, 2.0, 0.0),  # sin = 0, cos = -1
        (3, 0.75 + 1 / (2 * math.pi), 1.0, -1.0),  # sin = -1, cos = 0
    ],
)
def test_the_quarter_points_of_the_cycloid_have_their_closed_form(quarter, position, velocity, acceleration):
    T, start, end = 8.0, np.array([0.5, -0.25]), np.array([2.0, 0.125])
    q, qd, qdd = Trajectory.cycloidal(start, end, T)(quarter * T / 4)
    way, w = end - start, 2 * math.pi / T
    for got, expected, scale in (
        (q, start + way * position, np.abs(start) + np.abs(way)),
        (qd, way / T * velocity, 2 * np.abs(way) / T),
        (qdd, way / T * w * acceleration, np.abs(way) / T * w),
    ):
        # a handful of roundings, and the sine of an angle of 3 pi / 2 that is itself rounded
        assert (np.abs(got - expected) <= (6 + quarter * math.pi / 2) * EPS * scale).all()


def test_a_trapezoid_has_the_duration_of_its_limits():
    # 1.2 rad with 1 rad/s and 3 rad/s2: T = way / v + v / a; the shorter ways share it
    trajectory = Trajectory.trapezoidal([0.0, 0.0], [1.2, -0.3], velocity=1.0, acceleration=3.0)
    within(trajectory.duration, 1.2 + 1 / 3, 4 * EPS * 2)
    t = np.linspace(0, trajectory.duration, 1001)
    q, qd, qdd = trajectory(t)
    assert np.abs(qd[:, 0]).max() <= 1 + 4 * EPS and np.abs(qdd[:, 0]).max() <= 3 * (1 + 4 * EPS)
    assert (np.abs(qd[t == t[500]]) > 0.2).all()
    within(q[:, 1], -q[:, 0] / 4, 8 * EPS)  # a straight line of joint space


def test_a_short_way_gives_a_triangle():
    trajectory = Trajectory.trapezoidal([0.0], [0.2], velocity=1.0, acceleration=3.0)
    within(trajectory.duration, 2 * math.sqrt(0.2 / 3), 8 * EPS)
    assert trajectory.jump_ts.size == 1
    within(trajectory(trajectory.duration / 2).qd, [math.sqrt(0.2 * 3)], 8 * EPS)


def test_a_longer_duration_gives_the_same_ramps_and_a_lower_velocity():
    trajectory = Trajectory.trapezoidal([0.0], [1.2], velocity=1.0, acceleration=3.0, duration=2.5)
    top = trajectory(1.25).qd[0]
    assert trajectory.duration == 2.5 and 0.4 < top < 1.0
    within(top * (2.5 - top / 3), 1.2, 32 * EPS)  # the area below the trapezoid
    within(trajectory(2.5).q, [1.2], 64 * EPS)
    with pytest.raises(iso.MotionError, match=r"1.5 s is too short; the limits allow no less than 1.53333 s"):
        Trajectory.trapezoidal([0.0], [1.2], velocity=1.0, acceleration=3.0, duration=1.5)


def test_a_fourier_series_repeats_and_is_what_it_says():
    s, c = np.array([[1.0, 0.0], [0.5, -0.25]]), np.array([[0.0, 2.0], [0.0, 0.125]])
    trajectory = Trajectory.fourier([0.1, 0.2], s, c, 4.0)
    q, qd, qdd = trajectory([0.5, 4.5, -3.5, 400.5])
    w = math.pi / 2
    expected = [0.1 + math.sin(w / 2) + 2 * math.cos(w), 0.2 + 0.5 * math.sin(w / 2) - 0.25 * math.sin(w) + 0.125 * math.cos(w)]
    within(q, np.tile(expected, (4, 1)), 32 * EPS * 3)
    assert (q == q[0]).all() and (qd == qd[0]).all() and (qdd == qdd[0]).all()


@pytest.mark.parametrize("name", ["ur5", "iiwa14", "stanford", "panda"])
def test_exciting_motions_keep_within_range_and_speed_and_start_at_rest(name):
    robot = iso.load(name)
    trajectory = Trajectory.exciting(robot, seed=7, acceleration=4.0, share=0.8)
    t = np.random.default_rng(0).uniform(0, trajectory.duration, 5000)
    q, qd, qdd = trajectory(t)
    limits = [joint.limits for joint in robot.movable_joints]
    assert outside_limits(robot, q) == ()
    assert (np.abs(qd) <= 0.8 * np.array([limit.velocity for limit in limits]) * (1 + 64 * EPS)).all()
    assert (np.abs(qdd) <= 0.8 * 4.0 * (1 + 64 * EPS)).all()
    first, second, ops = terms(trajectory.law, np.zeros(1))
    within(trajectory(0.0).qd, np.zeros(robot.n), ops * EPS * first[0])
    within(trajectory(0.0).qdd, np.zeros(robot.n), ops * EPS * second[0])
    # nobody is idle: each joint uses most of one of its limits
    half = [SWING[j.unit] if j.limits.upper == math.inf else (j.limits.upper - j.limits.lower) / 2 for j in robot.movable_joints]
    used = np.stack(
        [np.ptp(q, axis=0) / 2 / half, np.abs(qd).max(axis=0) / [x.velocity for x in limits], np.abs(qdd).max(axis=0) / 4]
    )
    assert (used.max(axis=0) > 0.75).all()
    again, other = (Trajectory.exciting(robot, seed=seed, acceleration=4.0, share=0.8)(1.0).q for seed in (7, 8))
    assert (again == trajectory(1.0).q).all() and (other != again).all()


@pytest.mark.parametrize(
    ("limits", "low", "high"),
    [
        (Limits(), -math.pi / 2, math.pi / 2),
        (Limits(lower=-0.5), -0.5, math.pi - 0.5),
        (Limits(upper=-1.0), -1.0 - math.pi, -1.0),
        (Limits(lower=2.0), 2.0, 2.0 + math.pi),
        (Limits(-0.1, 0.3), -0.1, 0.3),
        (Limits(0.2, 0.2), 0.2, 0.2),
    ],
)
def test_exciting_motions_use_the_side_that_has_no_limit(limits, low, high):
    robot = Robot("r", (Link("a"), Link("b", 1.0)), (Joint("j", "a", "b", limits=limits),))
    q = Trajectory.exciting(robot, share=1.0).sample(2001).q
    assert low - 8 * EPS <= q.min() <= low + 0.01 * (high - low) + 8 * EPS
    assert high - 0.01 * (high - low) - 8 * EPS <= q.max() <= high + 8 * EPS


def test_waypoints_are_met_at_their_times_and_the_ends_are_at_rest():
    points, times = np.random.default_rng(2).uniform(-1, 1, (6, 4)), [0.0, 0.3, 1.0, 1.1, 2.0, 2.5]
    trajectory = Trajectory.waypoints(points, times=times)
    first, _, ops = terms(trajectory.law, np.array(times))
    within(trajectory(times).q, points, 4 * ops * EPS * (1 + first))
    qd = ends(trajectory).qd
    within(qd, np.zeros((2, 4)), 16 * EPS * terms(trajectory.law, np.array([0.0, 2.5]))[0])
    before, after = trajectory(np.nextafter(times[1:-1], 0)).qdd, trajectory(times[1:-1]).qdd
    scale = terms(trajectory.law, np.nextafter(times[1:-1], 0))[1].max()
    within(before, after, 512 * EPS * scale)  # twice differentiable


def test_a_spline_reproduces_a_cubic():
    t = np.sort(np.random.default_rng(3).uniform(0, 2, 9))
    cubic = np.polynomial.Polynomial([0.3, -1.0, 0.5, 0.25])
    trajectory = Trajectory.from_samples(t, cubic(t)[:, None])
    s = np.linspace(t[0], t[-1], 50)
    h = np.diff(t).min()
    for got, expected, loss in zip(
        trajectory(s - t[0]), (cubic(s), cubic.deriv()(s), cubic.deriv(2)(s)), (1, 1 / h, 1 / h**2), strict=True
    ):
        within(got[:, 0], expected, 1024 * EPS * 8 * loss)


@pytest.mark.parametrize("rates", [0, 1, 2])
def test_samples_are_met(rates):
    t = np.array([2.0, 2.5, 2.75, 4.0])
    data = np.random.default_rng(4).normal(size=(3, 4, 2))
    trajectory = Trajectory.from_samples(t, *data[: rates + 1])
    found = trajectory(t - 2.0)
    assert trajectory.duration == 2.0
    for k in range(rates + 1):
        assert (found[k][:-1] == data[k][:-1]).all()
        within(found[k][-1], data[k][-1], 4096 * EPS * np.abs(data).max() / 0.25**k)


# -- the object -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("t", "shape"), [(1.0, (2,)), ([0.0, 1.0, 2.0], (3, 2)), (np.zeros((4, 5)), (4, 5, 2)), ([], (0, 2))])
def test_leading_dimensions_are_those_of_time(t, shape):
    t = np.asarray(t, dtype=float)
    assert all(x.shape == shape for x in Trajectory.cycloidal([0.0, 0.0], [1.0, 0.1], 2.0)(t))


def test_sampling_takes_a_number_or_a_step():
    trajectory = Trajectory.cubic([0.0], [1.0], 1.0)
    assert len(trajectory.sample().t) == 201
    assert trajectory.sample(3).t.tolist() == [0.0, 0.5, 1.0]
    assert trajectory.sample(dt=0.25).t.tolist() == [0.0, 0.25, 0.5, 0.75, 1.0]
    assert trajectory.sample(dt=0.4).t.tolist() == [0.0, 0.4, 0.8, 1.0]
    assert len(trajectory.sample(dt=0.1).t) == 11 and len(trajectory.sample(dt=1 / 3).t) == 4
    assert trajectory.sample(dt=5.0).t.tolist() == [0.0, 1.0]
    t, q, qd, qdd = trajectory.sample(5)
    assert (q == trajectory(t).q).all() and (qd == trajectory(t).qd).all() and (qdd == trajectory(t).qdd).all()


def test_rounding_of_a_time_grid_is_forgiven():
    trajectory = Trajectory.cubic([0.0], [1.0], 0.3)
    assert (trajectory(0.1 + 0.2).q == trajectory(0.3).q).all()  # 0.30000000000000004


def test_a_trajectory_is_frozen_and_can_be_pickled():
    for trajectory in made().values():
        again = pickle.loads(pickle.dumps(trajectory))
        t = np.linspace(0, trajectory.duration, 7)
        assert all((a == b).all() for a, b in zip(again(t), trajectory(t), strict=True))
    with pytest.raises(AttributeError):
        trajectory.kind = "other"
    assert repr(made()["cubic"]) == "<Trajectory 'cubic': 3 joints, 2 s>"


def test_another_duration_scales_the_rates():
    slow = made()["quintic"].with_duration(6.0)
    t = np.linspace(0, 2, 9)
    for k, (a, b) in enumerate(zip(slow(3 * t), made()["quintic"](t), strict=True)):
        within(a * 3**k, b, 1024 * EPS * 60)


# -- limits -----------------------------------------------------------------------------------------------------------


def test_within_finds_the_closed_form_of_a_cubic():
    # at rest at both ends: |qd| <= 1.5 way / T at T / 2, |qdd| <= 6 way / T^2 at the ends; both on the grid that is looked at
    slow = Trajectory.cubic([0.0, 0.0], [2.0, -1.0], 1.0)
    within(slow.within(velocity=[1.0, 1.0]).duration, 3.0, 64 * EPS)
    within(slow.within(acceleration=[1.0, 9.0]).duration, math.sqrt(12.0), 64 * EPS * 4)
    within(slow.within(velocity=1.0, acceleration=1.0).duration, math.sqrt(12.0), 64 * EPS * 4)


def test_within_uses_the_whole_torque_and_no_more():
    robot = iso.load("puma560")  # motors and friction included
    limit = np.array([80.0, 120.0, 60.0, 5.0, 5.0, 5.0])
    q0, qT = np.array([0.0, 0.5, -0.5, 0.3, 0.2, 0.1]), np.array([1.0, 0.9, -0.9, -0.3, 0.5, 0.4])
    fast = Trajectory.quintic(q0, qT, 1.0).within(robot=robot, torque=limit)
    sample = fast.sample(2001)
    used = np.abs(robot.inverse_dynamics(*sample[1:])) / limit
    # bisection leaves 2^-60 of the speed; the rest is rounding of the dynamics
    within(used.max(), 1.0, 4 * iso.count(robot, "newton-euler", "inverse_dynamics").total * EPS)


def test_limits_that_are_broken_are_named():
    robot = iso.load("ur5")
    found = Trajectory.cubic(np.zeros(6), [7.0, 0, 0, 0, 0, 0], 1.0).broken_limits(robot)
    assert "joint 'shoulder_pan_joint': position 7 rad at 1 s is above its limit of 6.283 rad" in found
    assert any("'shoulder_pan_joint': speed 10.5 rad/s at 0.5 s is above its limit of 3.15 rad/s" in line for line in found)
    assert Trajectory.cubic(np.zeros(6), np.full(6, 0.1), 2.0).broken_limits(robot) == ()


def test_torque_limits_on_a_base_that_is_moved_are_not_looked_at():
    """They depend on how it moves; those of positions and speeds do not."""
    fixed, ship = iso.load("ur5"), iso.load("ur5", base="moving")
    swing = Trajectory.cubic(np.zeros(6), [7.0, 0, 0, 0, 0, 0], 1.0)
    found = swing.broken_limits(fixed)
    assert any("torque" in sentence for sentence in found)
    assert swing.broken_limits(ship) == tuple(sentence for sentence in found if "torque" not in sentence) != ()
    slow = swing.within(robot=fixed, torque=np.inf)
    assert swing.within(robot=ship, torque=np.inf).duration == slow.duration
    fastest = partial(Trajectory.waypoints, [np.zeros(6), np.ones(6)], acceleration=1.0)
    for use in (swing.within, fastest):
        with pytest.raises(iso.ModelError, match=r"torques of robot 'ur5' depend on its prescribed base motion.*torque=math\.inf"):
            use(robot=ship)


def test_a_motion_that_uses_the_whole_of_a_limit_does_not_break_it():
    limits = Limits(-1.0, 1.0, velocity=1.5)
    robot = Robot("r", (Link("a"), Link("b", 1.0)), (Joint("j", "a", "b", limits=limits),))
    for over, found in ((1e-12, 0), (1e-6, 3)):  # position at both ends, speed in the middle: 1.5 way / T
        way = 1 + over
        assert len(Trajectory.cubic([-way], [way], 2.0).broken_limits(robot)) == found


# -- bad input --------------------------------------------------------------------------------------------------------

TWO = iso.load("two-link")
BAD = {
    "zero duration": (lambda: Trajectory.cubic([0.0], [1.0], 0.0), "duration must be a positive number of seconds, got 0"),
    "negative duration": (lambda: Trajectory.cycloidal([0.0], [1.0], -1.0), "duration must be a positive number"),
    "nan duration": (lambda: Trajectory.quintic([0.0], [1.0], math.nan), "duration must be a positive number"),
    "infinite duration": (lambda: Trajectory.cubic([0.0], [1.0], math.inf), "duration must be a positive number"),
    "a word": (lambda: Trajectory.cubic([0.0], [1.0], "ten"), "duration must be a positive number of seconds, got 'ten'"),
    "a truth": (lambda: Trajectory.cubic([0.0], [1.0], True), "duration must be a positive number"),
    "shapes": (lambda: Trajectory.cubic([0.0], [1.0, 2.0], 1.0), r"qT has shape \(2,\); expected \(1,\)"),
    "scalar": (lambda: Trajectory.cubic(0.0, 1.0, 1.0), r"q0 has shape \(\); expected \(n,\)"),
    "nothing": (lambda: Trajectory.cubic([], [], 1.0), r"q0 has shape \(0,\)"),
    "ragged": (lambda: Trajectory.waypoints([[0.0], [1.0, 2.0]], acceleration=1.0), "rows differ in length"),
    "words": (lambda: Trajectory.cubic(["a"], [1.0], 1.0), "q0 must be real numbers"),
    "complex": (lambda: Trajectory.cubic([1j], [1.0], 1.0), "q0 must be real numbers"),
    "not finite": (lambda: Trajectory.cycloidal([math.nan], [1.0], 1.0), "q0 contains numbers that are not finite"),
    "rates": (lambda: Trajectory.cubic([0.0], [1.0], 1.0, qd0=[1.0, 2.0]), r"qd0 has shape \(2,\); expected \(1,\)"),
    "late": (lambda: Trajectory.cubic([0.0], [1.0], 1.0)(1.5), r"times must lie in \[0, 1\] s, got 1.5 .. 1.5"),
    "early": (lambda: Trajectory.cubic([0.0], [1.0], 1.0)([-0.1, 0.5]), r"times must lie in \[0, 1\] s"),
    "nan time": (lambda: Trajectory.cubic([0.0], [1.0], 1.0)(math.nan), "t contains numbers that are not finite"),
    "negative speed": (
        lambda: Trajectory.trapezoidal([0.0], [1.0], velocity=-1.0, acceleration=1.0),
        "the velocity limit -1 allows no motion",
    ),
    "zero speed": (lambda: Trajectory.trapezoidal([0.0], [1.0], velocity=0.0, acceleration=1.0), "allows no motion"),
    "no acceleration": (lambda: Trajectory.trapezoidal([0.0], [1.0], acceleration=math.inf), "give finite ones"),
    "limits": (lambda: Trajectory.trapezoidal([0.0], [1.0], acceleration=[1.0, 2.0]), r"limits have shape \(2,\)"),
    "no way": (lambda: Trajectory.trapezoidal([1.0], [1.0], acceleration=1.0), "the same posture"),
    "amplitudes": (lambda: Trajectory.fourier([0.0], [[1.0], [2.0]], [[1.0], [2.0]], 1.0), r"expected \(1, K\)"),
    "cosines": (lambda: Trajectory.fourier([0.0], [[1.0]], [[1.0, 2.0]], 1.0), r"cosine has shape \(1, 2\)"),
    "period": (lambda: Trajectory.fourier([0.0], [[1.0]], [[1.0]], 0.0), "the period must be a positive number"),
    "harmonics": (lambda: Trajectory.exciting(TWO, harmonics=1), "harmonics must be a whole number of at least 2"),
    "share": (lambda: Trajectory.exciting(TWO, share=1.5), "share must be at most 1"),
    "seed": (lambda: Trajectory.exciting(TWO, seed=-1), "seed must be a whole number"),
    "not a robot": (lambda: Trajectory.exciting("ur5"), "expected a Robot, got str"),
    "one point": (lambda: Trajectory.waypoints([[0.0, 1.0]], acceleration=1.0), "at least two"),
    "flat points": (lambda: Trajectory.waypoints([0.0, 1.0], acceleration=1.0), r"points has shape \(2,\); expected \(K, n\)"),
    "same points": (lambda: Trajectory.waypoints([[0.0], [1.0], [1.0]], acceleration=1.0), "points 2 and 3 are the same posture"),
    "no limits": (lambda: Trajectory.waypoints([[0.0], [1.0]], velocity=1.0), "neither an acceleration nor a torque limit"),
    "both": (lambda: Trajectory.waypoints([[0.0], [1.0]], times=[0, 1], velocity=1.0), "give either times or limits, not both"),
    "times": (lambda: Trajectory.waypoints([[0.0], [1.0]], times=[0, 0]), "times must increase; number 2 is 0 s after 0 s"),
    "first time": (lambda: Trajectory.waypoints([[0.0], [1.0]], times=[1, 2]), "the first time must be 0, got 1"),
    "torque alone": (lambda: Trajectory.waypoints([[0.0], [1.0]], torque=1.0), "torque limits need the robot"),
    "other robot": (
        lambda: Trajectory.waypoints([[0.0], [1.0]], robot=TWO, acceleration=1.0),
        "has 1 joints, but 'two-link' has 2",
    ),
    "qdd alone": (lambda: Trajectory.from_samples([0, 1], [[0.0], [1.0]], None, [[0.0], [1.0]]), "qdd without qd"),
    "backwards": (lambda: Trajectory.from_samples([1, 0], [[0.0], [1.0]]), "times must increase"),
    "samples": (lambda: Trajectory.cubic([0.0], [1.0], 1.0).sample(1), "n must be a whole number of at least 2"),
    "samples twice": (lambda: Trajectory.cubic([0.0], [1.0], 1.0).sample(5, dt=0.1), "give either n or dt, not both"),
    "tiny step": (lambda: Trajectory.cubic([0.0], [1.0], 1.0).sample(dt=1e-12), "would give 1e.12 samples"),
    "without limits": (lambda: Trajectory.cubic([0.0], [1.0], 1.0).within(), "without limits the motion"),
    "stretch": (lambda: Trajectory.cubic([0.0], [1.0], 1.0).with_duration(0), "the duration must be a positive number"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_arguments_are_named(name):
    make, message = BAD[name]
    with pytest.raises((iso.ShapeError, iso.MotionError), match=message):
        make()


# -- where robots start and end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(SAHA))
def test_robots_of_the_book_move_as_in_the_book(name):
    robot = iso.load(name)
    q0, qT = extremes(robot)
    assert (q0 == 0).all()
    assert qT.tolist() == [0.1 if joint.type == "prismatic" else SAHA[name] for joint in robot.movable_joints]


@pytest.mark.parametrize("name", sorted(set(ARMS) - set(SAHA)))
def test_other_robots_stay_within_their_limits(name):
    robot = iso.load(name)
    q0, qT = extremes(robot)
    assert outside_limits(robot, np.stack([q0, qT])) == ()
    assert (q0 != qT).all()


@pytest.mark.parametrize(
    ("limits", "expected"),
    [
        (Limits(), (0.0, math.pi)),
        (Limits(-1.0, 2.0), (0.0, 2.0)),
        (Limits(-2.0, 0.5), (0.0, -2.0)),
        (Limits(1.0, 2.5), (1.0, 2.5)),
        (Limits(-3.0, -1.0), (-1.0, -3.0)),
        (Limits(0.5, 0.5), (0.5, 0.5)),
    ],
)
def test_a_joint_goes_where_its_limits_leave_room(limits, expected):
    robot = Robot("r", (Link("a"), Link("b", 1.0)), (Joint("j", "a", "b", limits=limits),))
    assert tuple(float(x[0]) for x in extremes(robot)) == expected


def test_the_puma_of_the_book_leaves_its_limits_and_that_is_said():
    robot = iso.load("puma560")
    q = Trajectory.cycloidal(*extremes(robot), 10.0).sample(11).q
    assert outside_limits(robot, q) == ("joint1", "joint3", "joint4", "joint5")
