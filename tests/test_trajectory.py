"""The cycloidal trajectory of Saha (9.36a-c)."""

from __future__ import annotations

import math

import numpy as np
import pytest

import isodyn as iso
from isodyn.analysis.trajectory import SAHA, cycloidal, extremes, outside_limits
from isodyn.model import Joint, Limits, Link, Robot

EPS = np.finfo(float).eps


def test_it_starts_and_ends_at_rest_without_acceleration():
    q0, qT = np.array([0.0, -1.0, 0.2]), np.array([math.pi, 2.0, 0.3])
    q, qd, qdd = cycloidal(q0, qT, 10.0, np.array([0.0, 10.0]))
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
def test_the_quarter_points_have_their_closed_form(quarter, position, velocity, acceleration):
    T, start, end = 8.0, np.array([0.5, -0.25]), np.array([2.0, 0.125])
    q, qd, qdd = cycloidal(start, end, T, quarter * T / 4)
    way, w = end - start, 2 * math.pi / T
    for got, expected, scale in (
        (q, start + way * position, np.abs(start) + np.abs(way)),
        (qd, way / T * velocity, 2 * np.abs(way) / T),
        (qdd, way / T * w * acceleration, np.abs(way) / T * w),
    ):
        # a handful of roundings, and the sine of an angle of 3 pi / 2 that is itself rounded
        assert (np.abs(got - expected) <= (6 + quarter * math.pi / 2) * EPS * scale).all()


def test_the_three_equations_fit_each_other_exactly():
    # q - q0 = way/T (t - s/w), qd = way/T (1 - c), qdd = way/T w s with s^2 + c^2 = 1: eliminate s and c
    T, way = 3.0, 1.75
    t = np.linspace(0.0, T, 301)
    q, qd, qdd = (x[:, 0] for x in cycloidal([0.0], [way], T, t))
    rate, w = way / T, 2 * math.pi / T
    bound = 16 * EPS * way
    assert np.abs(q - rate * t + qdd / w**2).max() <= bound  # (9.36a) against (9.36c)
    assert np.abs((qdd / w) ** 2 + (qd - rate) ** 2 - rate**2).max() <= 16 * EPS * rate**2  # (9.36b) against (9.36c)


def test_it_is_symmetric_about_the_middle():
    q, qd, qdd = cycloidal([0.0], [1.0], 1.0, np.array([0.125, 0.875]))
    assert abs(q[0, 0] + q[1, 0] - 1.0) <= 4 * EPS
    assert abs(qd[0, 0] - qd[1, 0]) <= 16 * EPS
    assert abs(qdd[0, 0] + qdd[1, 0]) <= 16 * EPS * 2 * math.pi


@pytest.mark.parametrize(("t", "shape"), [(1.0, (2,)), ([0.0, 1.0, 2.0], (3, 2)), (np.zeros((4, 5)), (4, 5, 2))])
def test_leading_dimensions_are_those_of_time(t, shape):
    assert all(x.shape == shape for x in cycloidal([0.0, 0.0], [1.0, 0.1], 2.0, t))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([0.0], [1.0], 0.0, 0.0), "duration T must be a positive number"),
        (([0.0], [1.0], -1.0, 0.0), "duration T must be a positive number"),
        (([0.0], [1.0], math.nan, 0.0), "duration T must be a positive number"),
        (([0.0], [1.0], math.inf, 0.0), "duration T must be a positive number"),
        (([0.0], [1.0], "ten", 0.0), "duration T must be a positive number"),
        (([0.0], [1.0, 2.0], 1.0, 0.0), r"q0 has shape \(1,\) and qT \(2,\)"),
        (([0.0], [1.0], 1.0, 1.5), r"times must lie in \[0, 1\] s"),
        (([0.0], [1.0], 1.0, [-0.1, 0.5]), r"times must lie in \[0, 1\] s"),
        (([math.nan], [1.0], 1.0, 0.5), "q0 holds numbers that are not finite"),
    ],
)
def test_bad_arguments_are_named(arguments, message):
    with pytest.raises(iso.ShapeError, match=message):
        cycloidal(*arguments)


@pytest.mark.parametrize("name", sorted(SAHA))
def test_robots_of_the_book_move_as_in_the_book(name):
    robot = iso.load(name)
    q0, qT = extremes(robot)
    assert (q0 == 0).all()
    assert qT.tolist() == [0.1 if joint.type == "prismatic" else SAHA[name] for joint in robot.moving]


@pytest.mark.parametrize("name", sorted(set(iso.catalogue()) - set(SAHA)))
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
    q = cycloidal(*extremes(robot), 10.0, np.linspace(0, 10, 11)).q
    assert outside_limits(robot, q) == ("joint1", "joint3", "joint4", "joint5")
