"""Motions of robots with closed loops: closed all along, with velocities and accelerations that go with it, or refused by name."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from bounds import converged
from mechanisms import bricard

import isodyn as iso
from isodyn.dynamics.closing import loops_of
from isodyn.motion.limits import INTERVALS, SLACK
from isodyn.motion.loop_trajectories import CLOSE

MECHANISMS = ("four-bar", "slider-crank", "five-bar", "3-rrr", "delta", "stewart")


def driven_to(robot: iso.Robot, shift: float) -> np.ndarray:
    """The pose with every motor so far from where it is at the neutral one."""
    motors = [axis.name for axis in robot.dofs if not axis.passive]
    there = robot.integrate(robot.neutral(), np.array([0.0 if axis.passive else shift for axis in robot.dofs]))
    return iso.close_loops(robot, there, fixed=motors).q


def closed_to(robot: iso.Robot, q: np.ndarray) -> float:
    """What joints may be off where the loops are closed to rounding: by the condition of their equations."""
    loops = loops_of(robot)
    sizes = np.linalg.svd(loops(q)[1], compute_uv=False)
    return loops.rounding * float(sizes[0] / sizes[loops.rank - 1])


def squatting_biped() -> tuple[iso.Robot, np.ndarray, np.ndarray]:
    free = iso.load("biped")
    high = np.concatenate([free.neutral()[:7], [-0.3, 0.6, -0.3] * 2])
    soles = (iso.Loop(f"{foot}-sole", foot, free.root.name, "fixed", at_b=free.pose(high, foot)) for foot in free.tips)
    robot = free.with_loops(*soles)
    low = high - 0.1 * np.eye(13)[2] + np.concatenate([np.zeros(7), [-0.3, 0.6, -0.3] * 2])
    return robot, high, iso.close_loops(robot, low, fixed=["right-hip", "right-knee", "right-ankle"]).q


def obeys(robot: iso.Robot, motion: iso.Trajectory) -> None:
    """The loops and their first two derivatives, within what a quintic piece that misses its middle by CLOSE may miss.

    Its error is CLOSE (4 x (1 - x))^3 of the part x of a piece of length h, the slope of which is at most 3.5 CLOSE / h and the
    curvature 24 CLOSE / h^2; twice that, as the loops do not hold joints by equal parts all along.
    """
    loops, h = loops_of(robot), float(np.diff(np.concatenate([[0.0], motion.jump_ts, [motion.duration]])).min())
    t = np.linspace(0.0, motion.duration, 997)
    q, qd, qdd = motion(t)
    gap, K = loops(q)
    weight = np.abs(K).sum(axis=-1).max()
    assert np.abs(gap).max() < 2 * weight * CLOSE
    assert np.abs(K @ qd[..., None]).max() < 2 * weight * 3.5 * CLOSE / h
    assert np.abs((K @ qdd[..., None])[..., 0] + loops.bias(q, qd)).max() < 2 * weight * 24 * CLOSE / h**2


def test_an_overconstrained_loop_goes_on_where_other_equations_hold_it() -> None:
    """From before to behind a pose at which the equations used elsewhere depend on each other."""
    robot = bricard(0.9)
    loops = loops_of(robot)
    between = loops.flat(loops.independent[0])[:1]
    way = np.linalg.svd(loops(between[0])[1])[2][-1]
    here, there = (iso.close_loops(robot, between[0] + shift * way).q for shift in (-0.3, 0.3))
    motion = iso.Trajectory.quintic(here, there, 1.0, robot=robot)
    obeys(robot, motion)
    assert np.abs(motion(1.0).q - there).max() < closed_to(robot, there)


@pytest.mark.parametrize("name", MECHANISMS)
def test_a_mechanism_goes_from_pose_to_pose_with_its_loops_closed(name: str) -> None:
    robot = iso.load(name)
    there = driven_to(robot, 0.1)
    motion = iso.Trajectory.quintic(robot.neutral(), there, 2.0, robot=robot)
    obeys(robot, motion)
    rounding = closed_to(robot, there)
    assert np.abs(robot.difference(motion(0.0).q, robot.neutral())).max() < rounding
    assert np.abs(robot.difference(motion(2.0).q, there)).max() < rounding
    assert np.abs(motion([0.0, 2.0]).qd).max() < 64 * np.finfo(float).eps * np.abs(there).max()


def test_driven_joints_move_as_the_law_says() -> None:
    robot, there = iso.load("four-bar"), iso.close_loops(iso.load("four-bar"), [2.5, 0.0, 0.0], fixed=["crank"]).q
    t = np.linspace(0.0, 1.5, 301)
    for make in (iso.Trajectory.cycloidal, iso.Trajectory.cubic, iso.Trajectory.quintic):
        found, crank = make(robot.neutral(), there, 1.5, robot=robot), make([0.0], [2.5], 1.5)
        assert np.abs(found(t).q[:, 0] - crank(t).q[:, 0]).max() < 2 * CLOSE
    limited = iso.Trajectory.trapezoidal(robot.neutral(), there, velocity=4.0, acceleration=20.0, robot=robot)
    obeys(robot, limited)
    motion = limited(np.linspace(0.0, limited.duration, 5000))
    used = [np.abs(motion.qd).max() / 4.0, np.abs(motion.qdd).max() / 20.0]
    h = float(
        np.diff(np.concatenate([[0.0], limited.jump_ts, [limited.duration]])).min()
    )  # of pieces that miss slopes, see `obeys`
    room = 2 * max(3.5 * CLOSE / h / 4.0, 24 * CLOSE / h**2 / 20.0)
    assert max(used) == pytest.approx(1.0, abs=room), "one of the joints uses its limit, those that follow among them"


def test_a_robot_on_held_feet_goes_down_and_up_again_and_follows_itself() -> None:
    """By attitudes, through a waypoint, with torques of the motors against limits; and a controller that is led by it."""
    robot, high, low = squatting_biped()
    timed = iso.Trajectory.waypoints([high, low, high], times=[0.0, 0.8, 2.0], robot=robot)
    obeys(robot, timed)
    assert np.abs(robot.difference(timed(0.8).q, low)).max() <= loops_of(robot).rounding
    before, after = timed(np.nextafter(0.8, 0.0)), timed(0.8)
    for one, other in ((before.qd, after.qd), (before.qdd, after.qdd)):
        assert np.abs(one - other).max() < 64 * np.finfo(float).eps * np.abs(other).max(), "nothing jumps there"
    fast = iso.Trajectory.waypoints([high, low, high], robot=robot, acceleration=20.0, torque=30.0)
    obeys(robot, fast)
    motors = iso.compile(robot, actuators=robot.joint_names[1:])
    tau = motors.inverse_dynamics(*fast(np.linspace(0.0, fast.duration, 2000)))
    assert 30 * (1 - 1 / INTERVALS) < np.abs(tau).max() <= 30 * (1 + SLACK) and not tau[:, :6].any()
    assert fast.broken_limits(robot) == ()
    law = iso.Controller.computed_torque(robot, 100.0, 20.0, timed)

    def led(rtol: float) -> list[np.ndarray]:
        return [iso.simulate(robot, high, np.zeros(robot.n), 2.0, torque=law, rtol=rtol, atol=rtol / 100).q]

    (q,), (left,) = converged(led, 1e-8)
    assert np.abs(robot.difference(q, timed(np.linspace(0.0, 2.0, len(q))).q)).max() < left


def test_poses_that_the_loops_do_not_allow_are_named() -> None:
    robot = iso.load("four-bar")
    start, there = robot.neutral(), iso.close_loops(robot, [1.0, 0.0, 0.0], fixed=["crank"]).q
    with pytest.raises(iso.MotionError, match=r"cubic: pose 2 does not close the loops of robot 'four-bar'.*0\.038 m.*close_loops"):
        iso.Trajectory.cubic(start, [1.0, 0.0, 0.0], 1.0, robot=robot)
    with pytest.raises(iso.MotionError, match=r"cubic: qd of pose 1 violates the loop constraints.*residual velocity"):
        iso.Trajectory.cubic(start, there, 1.0, qd0=[1.0, 0.0, 0.0], robot=robot)
    with pytest.raises(iso.MotionError, match=r"trapezoidal: .* s is too short for closed loops; give at least"):
        iso.Trajectory.trapezoidal(start, there, acceleration=[1.0, 100.0, 0.1], duration=3.54, robot=robot)
    with pytest.raises(iso.MotionError, match=r"exciting: robot 'four-bar' has closed loops.*waypoints"):
        iso.Trajectory.exciting(robot)


def test_ways_that_cannot_be_closed_say_where_and_so_do_poses_of_another_assembly() -> None:
    """Arms of 0.2 m on pivots 0.2 m apart: side by side, their elbows are 0.6 m apart, too far for rods of 0.25 m."""
    robot = iso.load("five-bar")
    end = np.array(robot.loops[0].at_a)
    end[0, 3] = 0.25
    robot = robot.with_loops(replace(robot.loops[0], at_a=end, at_b=end))
    above, below = (
        iso.close_loops(robot, [s, 0.0, -s, 0.0], fixed=["left-shoulder", "right-shoulder"]).q for s in (0.0, 2 * np.pi / 3)
    )
    with pytest.raises(
        iso.MotionError, match=r"from t = 0\.\d+ s on the loops.*'left-shoulder', 'right-shoulder'.* m \(pin: along"
    ) as wide:
        iso.Trajectory.quintic(above, below, 1.0, robot=robot)
    assert "between the links 'left-lower' and 'right-lower'" in str(wide.value) and "waypoints" in str(wide.value)
    robot = iso.load("five-bar")
    other = iso.close_loops(robot, [0.0, -2.2, 0.0, 2.2], fixed=["left-shoulder", "right-shoulder"]).q
    assert np.abs(other).max() > 0.1, "the rods bent the other way"
    with pytest.raises(iso.MotionError, match=r"quintic: pose 2 closes the loops .* there '\w+-elbow' is at .* rad, not at"):
        iso.Trajectory.quintic(robot.neutral(), other, 1.0, robot=robot)


def test_a_parallelogram_is_not_led_through_the_pose_where_it_might_cross_over() -> None:
    bar = iso.load("four-bar")
    at = [np.eye(4) for _ in range(2)]
    at[0][0, 3], at[1][0, 3] = 0.2, 0.1
    joints = [replace(joint, offset=0.0) for joint in bar.joints]
    joints = [joints[0], replace(joints[1], origin=at[0]), replace(joints[2], origin=at[1], offset=np.pi)]
    flat = replace(bar, joints=tuple(joints), loops=(iso.Loop("pin", "coupler", "crank", at_a=at[0], at_b=at[1]),))
    up, down = (iso.close_loops(flat, [s, s, -s], fixed=["crank"]).q for s in (0.5, -0.5))
    with pytest.raises(iso.MotionError, match=r"reaches a dead point of robot 'four-bar' at t = 0\.\d+ s, where '\w+' no longer"):
        iso.Trajectory.quintic(up, down, 1.0, robot=flat)
    obeys(flat, iso.Trajectory.quintic(up, iso.close_loops(flat, [2.5, 2.5, -2.5], fixed=["crank"]).q, 1.0, robot=flat))


def test_an_attitude_that_loops_hold_in_part_is_led_between_two_poses() -> None:
    """A body on a ball, hung on a cord of two hinges: some of its turns lead, some follow."""
    free = iso.load("biped")
    start = np.concatenate([free.neutral()[:7], [-0.3, 0.6, -0.3] * 2])
    foot = free.tips[0]
    robot = free.with_loops(iso.Loop("toe", foot, free.root.name, "spherical", at_b=free.pose(start, foot)))
    goal = iso.close_loops(robot, free.integrate(start, 0.1 * np.ones(12)), fixed=robot.joint_names[1:]).q
    obeys(robot, iso.Trajectory.quintic(start, goal, 1.0, robot=robot))
    with pytest.raises(iso.MotionError, match=r"constrain some of the velocities base\.vx.*from one to the next"):
        iso.Trajectory.waypoints([start, goal, start], times=[0.0, 1.0, 2.0], robot=robot)


def with_pen() -> iso.Robot:
    """A five-bar with a frame at the pin in which its rods meet."""
    robot = iso.load("five-bar")
    return robot.attach(iso.Link("pen"), "left-lower", at=robot.loops[0].at_a)


def on_path(robot: iso.Robot, motion: iso.Trajectory, path: iso.CartesianPath, frame: str, task: str) -> None:
    """The frame stays on the path, and goes along it at the path's velocity, within the same bounds as the loops."""
    h = float(np.diff(np.concatenate([[0.0], motion.jump_ts, [motion.duration]])).min())
    t = np.linspace(0.0, motion.duration, 499)
    (q, qd, _), (pose, twist, _) = motion(t), path(t)
    J, here, rows = robot.jacobian(q, frame), robot.pose(q, frame), slice(6 if task == "pose" else 3)
    weight = np.abs(J[:, rows]).sum(axis=-1).max()
    assert np.abs(here[:, :3, 3] - pose[:, :3, 3]).max() < 2 * weight * CLOSE
    if task == "pose":
        assert np.abs(here - pose).max() < 2 * weight * CLOSE
    assert np.abs((J @ qd[..., None])[:, rows, 0] - twist[:, rows]).max() < 2 * weight * 3.5 * CLOSE / h


FOLLOWED = {
    "delta": ("plate", "pose", (0.05, -0.08, 0.06)),
    "stewart": ("plate", "pose", (0.05, 0.02, -0.06)),
    "3-rrr": ("plate", "pose", (0.05, 0.04, 0.0)),
    "slider-crank": ("slider", "position", (0.02, 0.0, 0.0)),
}


@pytest.mark.parametrize("name", FOLLOWED)
def test_a_frame_of_a_mechanism_goes_along_a_line(name: str) -> None:
    robot, (frame, task, way) = iso.load(name), FOLLOWED[name]
    q0 = iso.close_loops(robot, [1.0, 0.0, 0.0], fixed=["crank"]).q if name == "slider-crank" else robot.neutral()
    start = robot.pose(q0, frame)
    path = iso.CartesianPath.line(start, start[:3, 3] + way, speed=0.2, acceleration=1.0)
    motion = iso.Trajectory.follow(robot, path, q0, frame=frame, task=task)
    obeys(robot, motion)
    on_path(robot, motion, path, frame, task)


def test_the_pin_of_a_five_bar_draws_a_circle_from_where_inverse_kinematics_begins() -> None:
    robot = with_pen()
    start = robot.pose(robot.neutral(), "pen")
    path = iso.CartesianPath.circle(start, start[:3, 3] + [0.0, 0.03, 0.0], [0.0, 0.0, 1.0], duration=1.0)
    motion = iso.Trajectory.follow(robot, path, frame="pen", task="position")
    obeys(robot, motion)
    on_path(robot, motion, path, "pen", "position")
    assert np.abs(motion(1.0).q - motion(0.0).q).max() < 2 * closed_to(robot, motion(0.0).q), "it closes in the joints too"


def least(robot: iso.Robot, motion: iso.Trajectory, path: iso.CartesianPath, frame: str, t: float) -> np.ndarray:
    """The shortest qd of all by which the frame's origin moves as the path says and the loops stay closed."""
    q = motion(t).q
    A = np.concatenate([robot.jacobian(q, frame)[:3], loops_of(robot)(q)[1]])
    return np.linalg.lstsq(A, np.concatenate([path(t).twist[:3], np.zeros(len(A) - 3)]), rcond=1e-9)[0]


@pytest.mark.parametrize("name", ["3-rrr", "biped"])
def test_freedoms_to_spare_move_all_joints_as_little_as_they_can(name: str) -> None:
    """A plate that need not keep its angle, and a trunk on held feet; accelerations are the rates of those least velocities."""
    robot, q0 = (iso.load(name), iso.load(name).neutral()) if name == "3-rrr" else squatting_biped()[:2]
    frame = robot.movable_joints[0].child
    start = robot.pose(q0, frame)
    way = (0.04, 0.03, 0.0) if name == "3-rrr" else (0.02, 0.0, -0.08)
    path = iso.CartesianPath.line(start, start[:3, 3] + way, duration=1.0)
    motion = iso.Trajectory.follow(robot, path, q0, frame=frame, task="position")
    obeys(robot, motion)
    on_path(robot, motion, path, frame, "position")
    speed = max(np.abs(motion(t).qd).max() for t in motion.jump_ts)
    for t in motion.jump_ts[10:-10:40]:
        assert np.abs(motion(t).qd - least(robot, motion, path, frame, t)).max() < 1e-7 * speed, "what follow promises"
        at = lambda moment: least(robot, motion, path, frame, moment)  # noqa: E731
        slopes = [(at(t + h) - at(t - h)) / (2 * h) for h in (2e-3, 1e-3)]
        assert np.abs(motion(t).qdd - slopes[1]).max() < np.abs(slopes[0] - slopes[1]).max() + 1e-7 * speed / 1e-3


def test_a_path_that_the_loops_do_not_allow_says_where() -> None:
    robot = iso.load("slider-crank")
    q0 = iso.close_loops(robot, [1.0, 0.0, 0.0], fixed=["crank"]).q
    start = robot.pose(q0, "slider")
    far = iso.CartesianPath.line(start, start[:3, 3] + [0.2, 0.0, 0.0], duration=1.0)
    with pytest.raises(iso.MotionError, match=r"leaves the reach of 'slider-crank' at t = 0\.2\d+ s, where 'slider' .* at \(0\.4,"):
        iso.Trajectory.follow(robot, far, q0, frame="slider", task="position")
    away = start.copy()
    away[1, 3] = 0.1
    with pytest.raises(iso.MotionError, match=r"no posture with closed loops found from q0 that reaches the start of the path"):
        iso.Trajectory.follow(robot, iso.CartesianPath.line(away, start, duration=1.0), q0, frame="slider", task="position")
