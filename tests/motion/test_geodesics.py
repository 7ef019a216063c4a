"""Trajectories of robots with attitudes: geodesics, velocities in the moved link's axes, limits, files."""

from __future__ import annotations

import numpy as np
import pytest
from bounds import close
from mechanisms import CART, FREE, chain
from scipy.spatial.transform import Rotation, Slerp

from isodyn import CartesianPath, Trajectory
from isodyn.errors import FormatError, ShapeError

EPS = np.finfo(float).eps
ROBOTS = {"free": FREE, "cart": CART}
ENDS = {name: robot.random(2, 4) for name, robot in ROBOTS.items()}


def apart(robot, a, b) -> float:
    return float(np.abs(robot.difference(a, b)).max())


def made(kind, name, q0, qT, **more):
    return getattr(Trajectory, kind)(q0, qT, 2.0, robot=ROBOTS[name], **more)


def differentiates(trajectory, robot, t):
    """qd and qdd are the rates of q and qd, to what central differences of step h see: h^2, and eps / h."""
    h = 1e-5 * trajectory.duration
    (a, b), here = (trajectory(t - h), trajectory(t + h)), trajectory(t)
    size = np.abs(here.qdd).max() + np.abs(here.qd).max() + 1.0
    bound = 50 * size**2 * (h**2 + EPS / h)
    assert np.abs(robot.difference(a.q, b.q) / (2 * h) - here.qd).max() < bound
    assert np.abs((b.qd - a.qd) / (2 * h) - here.qdd).max() < 50 * bound


@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("kind", ["cycloidal", "cubic", "quintic"])
def test_motions_between_two_configurations_have_velocities_in_the_moved_axes(name, kind):
    robot, (q0, qT, *_) = ROBOTS[name], ENDS[name]
    motion = made(kind, name, q0, qT)
    assert apart(robot, motion(0.0).q, q0) < 64 * EPS and apart(robot, motion(2.0).q, qT) < 64 * EPS
    assert motion.nq == robot.nq and motion.n == robot.n and motion(np.zeros((3, 2))).q.shape == (3, 2, robot.nq)
    differentiates(motion, robot, np.array([0.3, 1.0, 1.6]))


def test_attitudes_turn_along_geodesics_as_scipys_slerp_has_them():
    q0, qT, *_ = ENDS["free"]
    motion, t = made("cycloidal", "free", q0, qT), np.linspace(0.0, 2.0, 21)
    q = motion(t).q
    s = (t - np.sin(np.pi * t) / np.pi) / 2
    for at in (3, 8):
        ends = Rotation.from_quat(np.stack([q0[at : at + 4], qT[at : at + 4]]))
        off = (Slerp([0.0, 1.0], ends)(s).inv() * Rotation.from_quat(q[:, at : at + 4])).magnitude()
        assert off.max() < 100 * EPS
        close(np.linalg.norm(q[:, at : at + 4], axis=1), np.ones(len(t)), ops=1)
    assert np.ptp(np.linalg.norm(motion(t[1:-1]).qd[:, 7:], axis=1) / np.sin(np.pi * t[1:-1] / 2) ** 2) < 1e3 * EPS  # one axis


@pytest.mark.parametrize("name", ROBOTS)
def test_given_end_velocities_and_accelerations_are_met(name):
    robot, (q0, qT, *_) = ROBOTS[name], ENDS[name]
    rng = np.random.default_rng(4)
    qd0, qdT, qdd0, qddT = rng.standard_normal((4, robot.n))
    motion = made("quintic", name, q0, qT, qd0=qd0, qdT=qdT, qdd0=qdd0, qddT=qddT)
    differentiates(motion, robot, np.array([0.2, 1.1]))
    for t, wanted in ((0.0, (qd0, qdd0)), (2.0, (qdT, qddT))):
        for found, value in zip(motion(t)[1:], wanted, strict=True):
            assert np.abs(found - value).max() < 1e4 * EPS
    assert np.abs(made("cubic", name, q0, qT, qdT=qdT)(2.0).qd - qdT).max() < 1e3 * EPS


@pytest.mark.parametrize("name", ROBOTS)
def test_through_waypoints_velocity_and_acceleration_are_continuous(name):
    robot, points = ROBOTS[name], ENDS[name]
    motion = Trajectory.waypoints(points, times=[0.0, 1.0, 2.5, 3.0], robot=robot)
    assert apart(robot, motion(np.array([0.0, 1.0, 2.5, 3.0])).q, points) < 256 * EPS
    before, after = motion(np.nextafter([1.0, 2.5], 0.0)), motion(np.array([1.0, 2.5]))
    assert np.abs(before.qd - after.qd).max() < 1e4 * EPS * np.abs(after.qd).max()
    assert np.abs(before.qdd - after.qdd).max() < 1e5 * EPS * np.abs(after.qdd).max()
    differentiates(motion, robot, np.array([0.4, 1.7, 2.8]))
    assert not motion(0.0).qd.any()


@pytest.mark.parametrize("name", ROBOTS)
def test_the_fastest_motion_uses_its_limits_and_keeps_within_them(name):
    robot, points = ROBOTS[name], ENDS[name][:3]
    motion = Trajectory.waypoints(points, robot=robot, velocity=1.0, acceleration=2.0)
    samples = motion.sample(4001)
    speed, steep = np.abs(samples.qd).max(), np.abs(samples.qdd).max()
    assert speed <= 1 and steep <= 2 and max(speed, steep / 2) > 0.999
    slower = motion.with_duration(2 * motion.duration)
    assert apart(robot, slower(2 * samples.t[::400]).q, samples.q[::400]) < 1e4 * EPS
    assert np.abs(2 * slower(2 * samples.t[::400]).qd - samples.qd[::400]).max() < 1e5 * EPS
    ramps = Trajectory.trapezoidal(points[0], points[1], velocity=1.0, acceleration=2.0, robot=robot)
    assert np.abs(ramps.sample(201).qd).max() <= 1 + 8 * EPS and np.abs(ramps.sample(201).qdd).max() <= 2 + 16 * EPS


def test_samples_and_tables_give_the_motion_back(tmp_path):
    q0, qT, *_ = ENDS["free"]
    motion = made("quintic", "free", q0, qT)
    table = motion.to_csv(tmp_path / "motion.csv", n=41, robot=FREE)
    head = table.read_text().splitlines()[0].split(",")
    assert (
        head[:2] == ["t [s]", "q_j1.x [m]"] and "q_j3.qw [1]" in head and "qd_j1.wz [rad/s]" in head and "qdd_j2 [rad/s2]" in head
    )
    back, t = Trajectory.from_csv(table, robot=FREE), np.linspace(0.0, 2.0, 17)
    assert apart(FREE, back(t).q, motion(t).q) < 1e-9  # quintic pieces of a twentieth of a second
    numbered = [cell if cell[0] == "t" else "" for cell in head]
    count = {"q": 0, "qd": 0, "qdd": 0}
    for k, cell in enumerate(head[1:], 1):
        vector = cell.partition("_")[0]
        count[vector] += 1
        numbered[k] = f"{vector}_{count[vector]}"
    other = tmp_path / "numbered.csv"
    other.write_text("\n".join([",".join(numbered), *table.read_text().splitlines()[1:]]))
    assert (Trajectory.from_csv(other, robot=FREE)(t).q == back(t).q).all()
    samples = motion.sample(81)
    spline = Trajectory.from_samples(samples.t, samples.q, robot=FREE)
    assert apart(FREE, spline(t).q, motion(t).q) < 1e-4 and np.abs(spline(t).qd - motion(t).qd).max() < 1e-2
    with pytest.raises(FormatError, match=r"the column q_j1.qw is missing"):
        bad = tmp_path / "bad.csv"
        bad.write_text("\n".join(line.rpartition(",")[0] for line in table.read_text().replace("q_j1.qw", "x").splitlines()))
        Trajectory.from_csv(bad, robot=FREE)


def test_a_frame_of_a_floating_arm_follows_a_line():
    robot = chain("spherical", "revolute", "universal")
    q = robot.integrate(robot.neutral(), np.array([0.3, 0.4, -0.2, 0.9, 0.3, -0.4]))
    start = robot.pose(q)
    path = CartesianPath.line(start, start[:3, 3] + (0.04, 0.03, -0.02), duration=1.0)
    motion, t = Trajectory.follow(robot, path, q), np.linspace(0.05, 0.95, 5)
    assert np.abs(robot.pose(motion(t).q) - path(t).pose).max() < 1e-9
    differentiates(motion, robot, t)
    free = chain("floating", "revolute")
    start = free.pose(free.neutral())
    path = CartesianPath.line(start, start[:3, 3] + (0.1, 0.0, 0.1), duration=1.0)
    assert np.abs(free.pose(Trajectory.follow(free, path, free.neutral())(t).q) - path(t).pose).max() < 1e-9


def test_exciting_motions_swing_about_the_neutral_place_and_repeat():
    motion = Trajectory.exciting(FREE, period=4.0, seed=3)
    differentiates(motion, FREE, np.array([0.7, 2.2]))
    assert apart(FREE, motion(5.0).q, motion(1.0).q) < 1e3 * EPS and np.abs(motion(0.0).qd).max() < 64 * EPS


def test_a_motion_made_without_the_robot_is_refused_with_the_remedy(tmp_path):
    planar = chain("planar", "revolute")  # as many positions as velocities, which are no rates of them
    blind = Trajectory.cubic(planar.neutral(), np.ones(4), 1.0)
    with pytest.raises(ShapeError, match=r"robot=robot: q has nq = 4 values .j1.x, j1.y, j1.angle, j2., qd and tau have n = 4"):
        blind.within(robot=planar, velocity=1.0)
    blind = Trajectory.quintic(FREE.neutral(), FREE.random(1), 1.0)
    for use in (lambda: blind.broken_limits(FREE), lambda: blind.within(robot=FREE, velocity=1.0)):
        with pytest.raises(ShapeError, match="taken as separate numbers; make it with robot=robot"):
            use()
    motion = Trajectory.quintic(FREE.neutral(), FREE.random(1), 1.0, robot=FREE)
    with pytest.raises(ShapeError, match="longer, give robot="):
        Trajectory.from_samples(*motion.sample(3))
    for named in (FREE, None):
        with pytest.raises(FormatError, match="give robot="):
            Trajectory.from_csv(motion.to_csv(tmp_path / "motion.csv", n=3, robot=named))
    with pytest.raises(ShapeError, match=r"as many as there are velocities .n = 10."):
        Trajectory.cubic(np.zeros(10), np.zeros(10), 1.0, robot=FREE)
    with pytest.raises(ShapeError, match="quaternion of joint 'j1', entries 3 to 6, has length 0"):
        Trajectory.cubic(np.zeros(12), FREE.neutral(), 1.0, robot=FREE)
