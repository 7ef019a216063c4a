"""Controllers of robots with attitudes: errors by difference, references on geodesics, bases that nothing drives."""

from __future__ import annotations

import math

import numpy as np
import pytest
from mechanisms import chain

import isodyn as iso
from isodyn import Controller, Trajectory
from isodyn.errors import ShapeError

ARM = chain("spherical", "universal")
START = ARM.neutral()
GOAL = ARM.integrate(START, np.array([0.6, -0.5, 0.8, 0.4, -0.7]))


@pytest.mark.parametrize("law", ["pd_gravity", "pid", "computed_torque"])
def test_an_attitude_is_held_by_the_shorter_way(law):
    gains = {"pd_gravity": (60, 15), "pid": (60, 40, 15), "computed_torque": (36, 12)}[law]
    goal = GOAL.copy()
    goal[:4] *= -1  # the same attitude
    controller = getattr(Controller, law)(ARM, *gains, goal)
    done = iso.simulate(ARM, START, np.zeros(5), 6.0 if law == "pid" else 3.0, torque=controller, rtol=1e-6, atol=1e-8)
    assert np.abs(ARM.difference(done.q[-1], GOAL)).max() < (0.02 if law == "pid" else 1e-3)


def test_computed_torque_follows_curves_formulas_and_functions_of_time():
    dt = np.linspace(0.0, 1.0, 11)
    through = [START, GOAL, ARM.random(3)]
    for motion in (
        Trajectory.cycloidal(START, GOAL, 1.0, robot=ARM),
        Trajectory.waypoints(through, times=[0.0, 0.4, 1.0], robot=ARM),
    ):
        done = iso.simulate(ARM, *motion(0.0)[:2], dt, torque=Controller.computed_torque(ARM, 100, 20, motion))
        assert np.abs(ARM.difference(motion(dt).q, done.q)).max() < 1e-7 and np.abs(motion(dt).qd - done.qd).max() < 1e-6

    def turning(t):
        return [0.0, 0.0, math.sin(0.5 * t), math.cos(0.5 * t), 0.1 * t, 0.2 * t * t]  # about z by one radian a second

    done = iso.simulate(ARM, START, [0, 0, 1.0, 0.1, 0], dt, torque=Controller.computed_torque(ARM, 100, 20, turning))
    assert np.abs(done.q[-1] - [float(x) for x in turning(1.0)]).max() < 1e-7


def test_a_floating_base_gets_no_torque_and_the_joints_go_where_they_are_told():
    arm = iso.load("two-link")
    robot = arm.with_payload(5.0, inertia=(0.1, 0.1, 0.1), link=arm.root.name).with_base("floating").with_gravity((0, 0, 0))
    goal = robot.neutral()
    goal[-2:] = 0.5, -0.4
    done = iso.simulate(robot, robot.neutral(), np.zeros(8), 3.0, torque=Controller.computed_torque(robot, 49, 14, goal))
    assert not done.tau[:, :6].any() and np.abs(done.q[-1, -2:] - (0.5, -0.4)).max() < 1e-6
    assert abs(done.q[-1, 5]) > 0.01  # and the base turns the other way


def test_references_of_the_wrong_size_or_made_without_the_robot_are_refused():
    with pytest.raises(ShapeError, match=r"nq = 6 values .j1.qx"):
        Controller.pd(ARM, 1, 1, np.zeros(5))
    planar = chain("planar", "revolute")
    with pytest.raises(ShapeError, match="make the trajectory with robot=robot"):
        Controller.pd(planar, 1, 1, Trajectory.cubic(np.zeros(4), np.ones(4), 1.0))
    assert Controller.pd(ARM, 1, 1).setpoints["q_ref"].tolist() == [0, 0, 0, 1, 0, 0]
