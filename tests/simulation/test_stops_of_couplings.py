"""Stops of joints that couplings move: they end the range of the joint that moves them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import isodyn as iso
from isodyn.simulation.events import ranges


def gripper(**limits: iso.Limits) -> iso.Robot:
    robot = iso.load("mimic-gripper")
    return replace(robot, joints=tuple(replace(j, limits=limits.get(j.name.replace("-", "_"), j.limits)) for j in robot.joints))


def test_the_range_of_a_joint_is_where_all_that_it_moves_may_be() -> None:
    robot = gripper(left_finger=iso.Limits(0.005, 0.03), right_finger=iso.Limits(-0.035, 0.0))
    lower, upper = ranges(robot)[1]
    assert (lower.at, upper.at) == (0.005 / 0.01, 0.03 / 0.01), "left = 0.01 gear, right = -0.01 gear"
    assert lower.by == " (left-finger at 0.005 m)" and ranges(robot)[0].upper == (3.0, "")
    narrow = gripper(left_finger=iso.Limits(0.01, 0.03), right_finger=iso.Limits(-0.005, 0.0))
    with pytest.raises(iso.ModelError, match=r"an empty range: it must be above 1 \(left-finger at 0.01 m\) and below 0.5"):
        iso.Event.limits(narrow)


def test_a_finger_at_its_stop_stops_the_gear_and_its_other_finger() -> None:
    """The same motion as by a stop of the gear itself; the blow takes all kinetic energy of the one freedom."""
    by_finger, by_gear = gripper(left_finger=iso.Limits(0.0, 0.03)), gripper(gear=iso.Limits(0.0, 3.0, effort=0.5))
    q, qd, tau = np.array([0.2, 1.0]), np.array([0.0, 4.0]), np.array([0.0, 0.02])
    both = [
        iso.simulate(robot, q, qd, 1.0, torque=tau, events=iso.Event.limits(robot, restitution=0.0))
        for robot in (by_finger, by_gear)
    ]
    assert both[0].events[0].name == "gear at its upper limit 3 rad (left-finger at 0.03 m)"
    np.testing.assert_array_equal(both[0].q, both[1].q)
    assert both[0].is_held[-1].tolist() == [False, True] and by_finger.expand(both[0].q[-1])[2:].tolist() == [0.03, -0.03]
    assert np.abs(both[0].energy_error).max() < 1e-8


def test_limits_of_a_joint_that_several_move_are_watched_but_are_no_stops() -> None:
    puma = iso.load("puma560")
    puma = replace(puma, joints=tuple(replace(j, limits=iso.Limits(-0.3, 0.3)) if j.name == "joint6" else j for j in puma.joints))
    robot = puma.with_couplings(iso.Coupling("joint6", {"joint4": 0.5, "joint5": -1.0}, 0.1))
    found = iso.simulate(robot, np.zeros(5), [0.0, 0.0, 0.0, 1.0, -1.0], 1.0, friction=False, events="limits")
    event = next(event for event in found.events if event.name == "joint6 beyond its upper limit 0.3 rad")
    assert abs(robot.expand(event.q)[5] - 0.3) < 1e-12
    with pytest.raises(iso.ModelError, match="joint 'joint6' of robot 'puma560' is driven by several joints and has a limit"):
        iso.Event.limits(robot, restitution=0.5)
