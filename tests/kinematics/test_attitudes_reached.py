"""Where links of joints of every type stand, and positions that bring them somewhere: attitudes, couplings, bases."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from bounds import close
from mechanisms import CART, FREE, chain

import isodyn as iso
from isodyn import Coupling, inverse_kinematics
from isodyn.dynamics.closing import loops_of
from isodyn.errors import ModelError, MotionError, ShapeError, UnknownNameError
from isodyn.kinematics.posture import places, plane_normal, posture, walk
from isodyn.spatial import pose

EPS = np.finfo(float).eps
FORMS = ("quaternion", "zyx")


@pytest.mark.parametrize("robot", [FREE, CART, chain("floating", "planar", "spherical", coordinates="zyx")], ids=lambda r: r.name)
def test_the_walk_along_the_joints_ends_where_the_compiled_poses_are(robot):
    q = robot.random(5, 4)
    links, found = walk(robot, q)[3], iso.poses(robot, q)
    for k, joint in enumerate(robot.joints):
        assert np.abs(links[:, k] - found[joint.child]).max() < 200 * EPS
        assert np.abs(links[:, k, 3] - (0, 0, 0, 1)).max() == 0


def test_a_coupled_joint_is_walked_with_the_one_that_moves_it():
    robot = chain("revolute", "revolute", "revolute").with_couplings(Coupling("j2", {"j1": -2.0}, 0.3))
    q = np.array([[0.4, -0.2]])
    free = robot.uncoupled
    expected = walk(free, np.array([[0.4, -2 * 0.4 + 0.3, -0.2]]))[3]
    assert np.abs(walk(robot, q)[3] - expected).max() == 0
    target = robot.pose(q[0])
    found = inverse_kinematics(robot, target, q0=[0.3, 0.0])
    assert found.reached and np.abs(found.q - q[0]).max() < 1e-9


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "types", [("floating", "revolute", "spherical"), ("planar", "revolute", "universal"), ("spherical", "revolute", "universal")]
)
def test_reachable_poses_are_reached_from_anywhere_and_from_near_by(types, form):
    robot = chain(*types, coordinates=form)
    q = robot.random(6, 12)
    targets = robot.pose(q)
    found = inverse_kinematics(robot, targets)
    assert found.reached.all() and found.q.shape == (12, robot.nq)
    assert np.abs(robot.pose(found.q) - targets).max() < 1e-8
    near = inverse_kinematics(robot, targets, q0=q)
    assert np.abs(robot.difference(q, near.q)).max() < 1e-8  # where it began
    if form == "quaternion" and robot.nq > robot.n:
        assert (
            np.abs(np.linalg.norm(found.q[:, [k for k, u in enumerate(robot.position_units) if u == "1"][:4]], axis=1) - 1).max()
            < 8 * EPS
        )


def test_all_postures_of_six_freedoms_are_four_by_quaternions_and_eight_by_angles():
    """A ball, an elbow and a universal joint: elbow up or down, wrist flipped; three angles say each attitude twice."""
    for form, count in zip(FORMS, (4, 8), strict=True):
        robot = chain("spherical", "revolute", "universal", coordinates=form)
        found = inverse_kinematics(robot, robot.pose(robot.random(7)), all_solutions=True, seeds=60)
        assert found.counts == count
        assert np.abs(robot.pose(found.solutions) - robot.pose(found.q)).max() < 1e-8


def test_screws_and_slides_without_limits_need_none_and_named_ones_are_kept():
    robot = chain("universal", "cylindrical", "helical", "revolute", helical={"pitch": 0.05})
    target = robot.pose(robot.random(8))
    assert inverse_kinematics(robot, target).reached
    low, high = -0.1, 0.1
    kept = inverse_kinematics(robot, target[:3, 3], orientation=False, limits={"j2.slide": (low, high)})
    assert low <= kept.q[robot.position_names.index("j2.slide")] <= high
    with pytest.raises(UnknownNameError, match=r"no joint is called 'j1.vx'"):
        inverse_kinematics(FREE, np.eye(4), limits={"j1.vx": (0, 1)})
    with pytest.raises(ShapeError, match="nq = 12"):
        inverse_kinematics(FREE, np.eye(4), q0=np.zeros(10))


def test_a_base_moved_from_outside_stays_where_it_is():
    arm = iso.load("ur5").with_base("moving")
    q = np.array([0.3, -1.2, 1.0, 0.4, 0.5, -0.6])
    found = inverse_kinematics(arm, iso.load("ur5").pose(q), q0=q)
    assert found.reached and np.abs(found.q - q).max() < 1e-8


def test_postures_of_pictures_leave_a_base_where_it_is_and_bend_the_rest():
    q = posture(FREE)
    assert (q[:7] == FREE.neutral()[:7]).all() and abs(q[7]) > 0.1
    assert plane_normal(chain("planar", "revolute", revolute={"axis": (0, 0, 1)})) is not None
    assert plane_normal(chain("planar", "revolute")) is None and plane_normal(FREE) is None
    assert plane_normal(chain("helical", helical={"pitch": 0.1})) is None
    with pytest.raises(ShapeError, match="q has nq = 12 values"):
        places(FREE, np.zeros(10))


def test_closed_loops_are_kept_in_workspaces():
    mechanism = iso.load("four-bar")
    found = iso.workspace(mechanism, frame="coupler", samples=40)
    away = np.linalg.norm(found.points - mechanism.joint("rocker").origin[:3, 3], axis=1)
    assert len(away) and np.ptp(away) < 64 * EPS and np.ptp(found.points[:, 0]) < 0.15  # on an arc that the crank leaves


@pytest.mark.parametrize(
    ("name", "frame", "turns"), [("stewart", "plate", True), ("3-rrr", "plate", True), ("delta", "plate", False)]
)
def test_mechanisms_reach_the_poses_they_have_with_their_loops_closed_and_their_limits_kept(name, frame, turns):
    robot = iso.load(name)
    loops = loops_of(robot)
    goals = robot.pose(loops.poses[::5], frame).reshape(4, -1, 4, 4)
    found = inverse_kinematics(robot, goals if turns else goals[..., :3, 3], frame=frame, orientation=turns)
    q = found.q.reshape(-1, robot.nq)
    assert found.reached.all() and loops.within(q).all() and np.abs(loops(q)[0]).max() <= loops.rounding
    assert np.abs(robot.pose(found.q, frame)[..., :3, 3] - goals[..., :3, 3]).max() < 1e-9
    away = goals[0, 0] @ pose(None, (5.0, 0.0, 0.0))
    far = inverse_kinematics(robot, away if turns else away[:3, 3], frame=frame, orientation=turns)
    assert not far.reached and loops.within(far.q[None]).all() and np.abs(loops(far.q)[0]).max() < 1e-6
    close(far.position_error, np.linalg.norm(robot.pose(far.q, frame)[:3, 3] - away[:3, 3]), ops=100)


def test_what_counts_of_a_target_all_postures_and_couplings_go_with_loops():
    bar = iso.load("four-bar")
    every = inverse_kinematics(
        bar, [0.09, 0, 0], frame="coupler", position=(True, False, False), orientation=False, all_solutions=True
    )
    assert every.counts == 4  # two poses of the rocker, with the crank on either side
    assert np.abs(loops_of(bar)(every.solutions)[0]).max() <= loops_of(bar).rounding
    five = iso.load("five-bar").with_couplings(iso.Coupling("right-shoulder", {"left-shoulder": -1.0}))
    goal = five.pose(loops_of(five).poses[40], "left-lower")
    found = inverse_kinematics(five, goal, frame="left-lower")
    assert found.reached and np.abs(loops_of(five)(found.q)[0]).max() <= loops_of(five).rounding
    never = bar.with_loops(replace(bar.loops[0], at_a=pose(None, (5.0, 0.0, 0.0))))
    with pytest.raises(MotionError, match=r"smallest gap found is 4\.\d+ m .* between the links 'coupler' and 'crank'"):
        inverse_kinematics(never, goal, frame="coupler")


def test_plates_without_limits_of_their_own_get_where_the_driven_joints_bring_them():
    """Of a delta, Clavel's closed form: each arm has an angle within its limits at which its rod ends on the plate."""
    delta = iso.load("delta")
    found = iso.workspace(delta, frame="plate", samples=2000)
    arm, rod, inward = 0.3, 0.6, 0.15  # and the circle of the motors less that of the plate
    lower, upper = delta.joint("motor1").limits.lower, delta.joint("motor1").limits.upper
    for k in range(3):
        turn = 2 * np.pi / 3 * k
        x, y = found.points[:, 0] * np.cos(turn) + found.points[:, 1] * np.sin(turn), found.points[:, 1] * np.cos(turn)
        x, y, z = x - inward, y - found.points[:, 0] * np.sin(turn), found.points[:, 2]
        share = (x**2 + y**2 + z**2 + arm**2 - rod**2) / (2 * arm * np.hypot(x, z))  # x cos - z sin of the angle, over their length
        middle, half = np.arctan2(-z, x), np.arccos(share)
        angles = np.stack([middle - half, middle + half])
        assert ((angles > lower - 1e-6) & (angles < upper + 1e-6)).any(axis=0).all()
    heights = [arm * np.sin(a) + np.sqrt(rod**2 - (inward + arm * np.cos(a)) ** 2) for a in (lower, upper)]
    assert len(found.points) > 1900 and (np.abs(-found.box[::-1, 2] - heights) < 0.1).all()  # all arms up, all arms down
    plate = iso.workspace(iso.load("stewart"), frame="plate", samples=200)
    assert len(plate.points) > 150 and 0.1 < np.ptp(plate.points[:, 2]) < 0.7


def test_joints_that_follow_others_keep_their_limits_in_workspaces():
    """The rocker of a four-bar within 0.1 rad of where it stands, whatever the crank does."""
    bar = iso.load("four-bar")
    joints = [replace(joint, limits=iso.Limits(-0.1, 0.1)) if joint.name == "rocker" else joint for joint in bar.joints]
    few, all_of = (
        iso.workspace(robot, frame="coupler", samples=400).points - bar.joint("rocker").origin[:3, 3]
        for robot in (replace(bar, joints=tuple(joints)), bar)
    )
    rest = bar.pose(bar.neutral(), frame="coupler")[:3, 3] - bar.joint("rocker").origin[:3, 3]
    turned = [np.arcsin(np.cross(rest, points)[:, 2] / (rest @ rest)) for points in (few, all_of)]
    assert 0.08 < np.abs(turned[0]).max() <= 0.1 + 64 * EPS < np.abs(turned[1]).max() and 10 < len(few) < len(all_of)
    never = replace(
        bar, joints=tuple(replace(joint, limits=iso.Limits(2.9, 3.0)) if joint.passive else joint for joint in bar.joints)
    )
    with pytest.raises(ModelError, match=r"closes its loops within all joint limits; increase samples="):
        iso.workspace(never, frame="coupler", samples=40)
