"""Inverse kinematics: every answer is checked by the forward kinematics, every closed form by the search, and both by theory."""

from __future__ import annotations

import dataclasses
import itertools

import numpy as np
import pytest

import isodyn as iso
from isodyn.backends.cpu import Kernel
from isodyn.kinematics.closed_form import closed_form
from isodyn.kinematics.frames import chain_to, ranges_of
from isodyn.kinematics.search import DAMPING, FLOOR, Task, step_graph
from isodyn.spatial import axis_angle, pose, rpy_matrix

TOLERANCE = 1e-9  # of the issue, and the default   [m], [rad]
TURN = 2 * np.pi
PI = np.pi


def random_postures(robot: iso.Robot, count: int, seed: int = 0, limits=True) -> np.ndarray:
    ranges = ranges_of(robot, chain_to(robot, None), limits)
    return np.random.default_rng(seed).uniform(ranges.lower, ranges.upper, (count, robot.n))


def errors(robot: iso.Robot, q, target, frame=None) -> tuple[np.ndarray, np.ndarray]:
    """Distance [m] and angle [rad] between poses; |R - G| = 2 sqrt(2) sin(angle/2) in Frobenius' norm."""
    T = robot.pose(q, frame)
    chord = np.linalg.norm(T[..., :3, :3] - target[..., :3, :3], axis=(-2, -1)) / np.sqrt(8)
    return np.linalg.norm(T[..., :3, 3] - target[..., :3, 3], axis=-1), 2 * np.arcsin(np.minimum(chord, 1))


def apart(a, b) -> np.ndarray:
    """Largest difference of angles, modulo 2 pi."""
    off = np.asarray(a) - np.asarray(b)
    return np.abs(off - TURN * np.round(off / TURN)).max(axis=-1)


def displaced(robot: iso.Robot, q) -> np.ndarray:
    """How far from q a posture can be whose pose is off by the tolerance: the errors over the smallest singular value of J."""
    return np.sqrt(2) * TOLERANCE / np.linalg.svd(robot.jacobian(q), compute_uv=False)[..., -1]


def arm(joints="RRRRRR", **table) -> iso.Robot:
    n = len(joints)
    rows = {key: table.pop(key, (0.0,) * n) for key in ("a", "alpha", "d", "theta")}
    return iso.Robot.from_dh(convention="standard", joints=joints, **rows, **table)


# -- ten thousand targets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["puma560", "ur5", "iiwa14"])
@pytest.mark.parametrize("use_closed_form", [True, False], ids=["any method", "search"])
def test_ten_thousand_reachable_poses_are_reached_within_the_limits(name, use_closed_form):
    robot = iso.load(name)
    target = robot.pose(random_postures(robot, 10_000, seed=5))
    found = iso.inverse_kinematics(robot, target, closed_form=use_closed_form)
    far, turned = errors(robot, found.q, target)
    good = (far <= TOLERANCE) & (turned <= TOLERANCE)
    assert np.mean(good) >= 0.999
    assert np.array_equal(good, found.reached), "what is called reached is reached, and the other way round"
    for k, joint in enumerate(robot.movable_joints):
        assert (found.q[:, k] >= joint.limits.lower).all() and (found.q[:, k] <= joint.limits.upper).all()
    assert ("closed form" in found.method) == (use_closed_form and name != "iiwa14")


@pytest.mark.parametrize("name", ["panda", "kr5", "puma560-akb", "ur10", "scara", "three-link", "chain-9"])
def test_other_arms(name):
    robot = iso.load(name)
    target = robot.pose(random_postures(robot, 400))
    found = iso.inverse_kinematics(robot, target)
    far, turned = errors(robot, found.q, target)
    assert found.reached.mean() >= 0.99
    assert far[found.reached].max() <= TOLERANCE and turned[found.reached].max() <= TOLERANCE


# -- all solutions ----------------------------------------------------------------------------------------------------


def test_a_puma_has_eight_postures():
    robot = iso.load("puma560")
    q = random_postures(robot, 300, seed=2, limits=False)
    found = iso.inverse_kinematics(robot, robot.pose(q), all_solutions=True, limits=False)
    assert found.solutions.shape == (300, 8, 6)
    assert (found.counts == 8).all(), "generic poses: left and right, elbow up and down, wrist flipped or not"
    far, turned = errors(robot, found.solutions, robot.pose(q)[:, None])
    assert far.max() <= TOLERANCE and turned.max() <= TOLERANCE
    assert (apart(found.solutions, q[:, None]).min(axis=1) < displaced(robot, q)).all(), "the posture that made the pose is there"


def test_a_ur5_has_up_to_eight_postures():
    robot = iso.load("ur5")
    q = random_postures(robot, 400, seed=2)
    found = iso.inverse_kinematics(robot, robot.pose(q), all_solutions=True)
    assert set(found.counts.tolist()) <= {2, 4, 6, 8} and np.mean(found.counts == 8) > 0.5
    assert (np.nanmin(apart(found.solutions, q[:, None]), axis=1) < displaced(robot, q)).all()


@pytest.mark.parametrize("name", ["puma560", "ur5", "kr5"])
def test_a_search_finds_what_the_closed_form_says_and_nothing_else(name):
    robot = iso.load(name)
    q = random_postures(robot, 60, seed=4, limits=False)
    target = robot.pose(q)
    by_form = iso.inverse_kinematics(robot, target, all_solutions=True, limits=False)
    by_search = iso.inverse_kinematics(robot, target, all_solutions=True, limits=False, closed_form=False, seeds=300)
    clear = np.linalg.svd(robot.jacobian(q), compute_uv=False)[:, -1] > 0.02
    assert by_search.method == "damped least squares" and clear.sum() > 30
    for k in np.flatnonzero(clear):
        rows = by_search.solutions[k, : by_search.counts[k]]
        gaps = apart(rows[:, None], by_form.solutions[k, None, : by_form.counts[k]])
        assert (gaps.min(axis=1) < 2 * displaced(robot, rows)).all(), "no posture that the closed form does not have"
    assert (by_search.counts[clear] == by_form.counts[clear]).mean() > 0.95, "seeds may miss a small basin, seldom"


def test_solutions_within_the_limits_are_those_of_all_that_fit():
    robot = iso.load("puma560")
    target = robot.pose(random_postures(robot, 200, seed=7))
    inside = iso.inverse_kinematics(robot, target, all_solutions=True)
    every = iso.inverse_kinematics(robot, target, all_solutions=True, limits=False)
    low, high = (np.array([getattr(j.limits, end) for j in robot.movable_joints]) for end in ("lower", "upper"))
    turns = TURN * np.array([-1, 0, 1])
    candidates = every.solutions[..., None] + turns
    fits = ((candidates >= low[:, None]) & (candidates <= high[:, None])).any(axis=-1).all(axis=-1)
    assert np.array_equal(inside.counts, fits.sum(axis=1))
    kept = inside.solutions[~np.isnan(inside.solutions[..., 0])]
    assert ((kept >= low) & (kept <= high)).all()


def test_a_redundant_arm_gives_samples():
    robot = iso.load("iiwa14")
    target = robot.pose(random_postures(robot, 1)[0])
    found = iso.inverse_kinematics(robot, target, all_solutions=True, seeds=60)
    assert found.solutions.shape == (found.counts, 7) and found.counts > 10
    far, turned = errors(robot, found.solutions, target)
    assert far.max() <= TOLERANCE and turned.max() <= TOLERANCE
    gaps = [apart(a, b) for a, b in itertools.combinations(found.solutions, 2)]
    assert min(gaps) > 1e-6


# -- closed forms -----------------------------------------------------------------------------------------------------

QUARTER = PI / 2
FAMILIES = {
    "axes 1, 2 meet": arm(a=(0, 0.4, 0.1, 0, 0, 0), alpha=(1.2, 0.7, -0.9, QUARTER, -QUARTER, 0), d=(0.3, 0, 0.1, 0.4, 0, 0.1)),
    "axes 2, 3 parallel": arm(a=(0.2, 0.4, 0.1, 0, 0, 0), alpha=(1.1, 0, -QUARTER, 1.0, -1.2, 0), d=(0.3, 0.05, 0.1, 0.4, 0, 0.1)),
    "axes 2, 3 antiparallel": arm(
        a=(0.2, 0.4, 0.1, 0, 0, 0), alpha=(1.1, PI, -QUARTER, 1.0, -1.2, 0), d=(0.3, 0.05, 0.1, 0.4, 0, 0.1)
    ),
    "axes 2, 3 meet": arm(a=(0.3, 0, 0.2, 0, 0, 0), alpha=(0.8, QUARTER, -0.9, QUARTER, -QUARTER, 0), d=(0.2, 0.2, 0, 0.5, 0, 0.1)),
    "axes 1, 2 parallel": arm(
        a=(0.4, 0.3, 0.05, 0, 0, 0), alpha=(0, QUARTER, 1.0, QUARTER, -QUARTER, 0), d=(0.3, 0.1, 0, 0.3, 0, 0.1)
    ),
    "oblique wrist": arm(a=(0, 0.4, 0.02, 0, 0, 0), alpha=(QUARTER, 0, -QUARTER, 1.2, -1.0, 0.3), d=(0.6, 0, 0.15, 0.43, 0, 0)),
    "three parallel axes": arm(
        a=(0.1, -0.42, -0.39, 0, 0, 0), alpha=(1.3, 0, 0, QUARTER, -1.1, 0), d=(0.09, 0, 0, 0.1, 0.09, 0.08)
    ),
    "three parallel axes, one the other way": arm(
        a=(0, -0.42, -0.39, 0, 0, 0), alpha=(QUARTER, PI, 0, QUARTER, -QUARTER, 0), d=(0.09, 0.01, 0.02, 0.1, 0.09, 0.08)
    ),
    "base and tool": arm(
        a=(0, 0.43, 0.02, 0, 0, 0),
        alpha=(QUARTER, 0, -QUARTER, QUARTER, -QUARTER, 0),
        d=(0.6, 0, 0.15, 0.43, 0, 0),
        theta=(0.1, -0.2, 0.3, 0.4, 0.5, 0.6),
        base=pose(rpy_matrix((0.3, -0.4, 0.5)), (0.1, 0.2, 0.3)),
        tool=pose(rpy_matrix((-0.5, 0.2, 0.1)), (0.05, -0.02, 0.2)),
    ),
}


@pytest.mark.parametrize("robot", FAMILIES.values(), ids=list(FAMILIES))
def test_every_family_has_its_closed_form(robot):
    assert closed_form(robot, robot.tip) is not None
    q = random_postures(robot, 60, seed=8)
    target = robot.pose(q)
    found = iso.inverse_kinematics(robot, target, all_solutions=True)
    assert found.reached.all() and (found.iterations == 0).mean() > 0.9, "the closed form is exact"
    assert (np.nanmin(apart(found.solutions, q[:, None]), axis=1) < displaced(robot, q)).all()
    far, turned = errors(robot, np.nan_to_num(found.solutions), target[:, None])
    real = ~np.isnan(found.solutions[..., 0])
    assert far[real].max() <= TOLERANCE and turned[real].max() <= TOLERANCE


def test_arms_without_a_closed_form_are_searched():
    offset_wrist = arm(a=(0.1, 0.4, 0.1, 0.05, 0.04, 0), alpha=(1.2, 0.5, -0.9, 1.4, -1.3, 0.2), d=(0.3, 0.1, 0.1, 0.4, 0.1, 0.1))
    two_spheres = arm(d=(0.3, 0, 0, 0.4, 0, 0), alpha=(QUARTER, -QUARTER, QUARTER, -QUARTER, QUARTER, 0))
    for robot in (offset_wrist, two_spheres, iso.load("two-link"), iso.load("iiwa14")):
        assert closed_form(robot, robot.tip) is None
    q = random_postures(offset_wrist, 100)
    found = iso.inverse_kinematics(offset_wrist, offset_wrist.pose(q), all_solutions=True)
    assert found.reached.all() and found.counts.max() <= 16, "no arm of six revolute joints has more than 16 postures"
    assert np.mean(np.nanmin(apart(found.solutions, q[:, None]), axis=1) < displaced(offset_wrist, q)) > 0.95


def test_nearly_parallel_axes_are_mended():
    """URDF files write 1.5708; the closed form of the right angle is then off by 4e-6 and a few steps bring it home."""
    rough = arm(a=(0, 0.43, 0.02, 0, 0, 0), alpha=(1.5708, 1e-6, -1.5708, 1.5708, -1.5708, 0), d=(0.6, 0, 0.15, 0.43, 0, 0.1))
    target = rough.pose(random_postures(rough, 100))
    found = iso.inverse_kinematics(rough, target, all_solutions=True)
    far, turned = errors(rough, found.q, target)
    assert "spherical wrist" in found.method
    assert found.reached.all() and far.max() <= TOLERANCE and turned.max() <= TOLERANCE


SINGULAR = {
    "wrist straight": [0.3, -0.4, 0.6, 0.7, 0.0, -0.2],
    "everything zero": [0.0] * 6,
    "arm stretched": [0.3, 0.5, QUARTER + np.arctan2(0.0203, 0.4318), 0.1, 0.4, 0.2],
}


@pytest.mark.parametrize("q", SINGULAR.values(), ids=list(SINGULAR))
@pytest.mark.parametrize("name", ["puma560", "ur5", "kr5"])
def test_singular_postures_are_reached(name, q):
    robot = iso.load(name)
    found = iso.inverse_kinematics(robot, robot.pose(q), limits=False)
    far, turned = errors(robot, found.q, robot.pose(q))
    assert found.reached and far <= TOLERANCE and turned <= TOLERANCE


# -- one step ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["two-link", "puma560", "iiwa14", "stanford"])
def test_the_compiled_step_is_that_of_damped_least_squares(name):
    robot = iso.load(name)
    rng = np.random.default_rng(1)
    q, goal = rng.normal(size=(2, 8, robot.n))
    target, reach = robot.pose(goal), 1.3
    graph = step_graph(robot, robot.tip, Task(), (None,) * robot.n, reach)
    kernel = Kernel(graph)
    after, square = np.empty_like(q), np.empty((8, 2))
    kernel.run([q, np.ascontiguousarray(target[:, :3].reshape(8, 12)), np.full((8, 1), FLOOR), after, square], 8)
    for k in range(8):
        T, J = robot.pose(q[k]), robot.jacobian(q[k])
        left = target[k, :3, :3] @ T[:3, :3].T
        angle = np.arccos((np.trace(left) - 1) / 2)
        axis = np.array([left[2, 1] - left[1, 2], left[0, 2] - left[2, 0], left[1, 0] - left[0, 1]]) / (2 * np.sin(angle))
        e = np.concatenate([(target[k, :3, 3] - T[:3, 3]) / reach, 2 * np.sin(angle / 2) * axis])
        J = J / np.array([reach] * 3 + [1] * 3)[:, None]
        A = J.T @ J + (DAMPING * e @ e + FLOOR) * np.eye(robot.n)
        step = np.linalg.solve(A, J.T @ e)
        # the angle between the poses is known to eps / sin(angle), everything else is amplified by the normal equations
        bound = len(graph) * np.finfo(float).eps * (np.linalg.cond(A) * np.abs(step).max() + 1 / np.sin(angle) + 1)
        assert np.abs(after[k] - q[k] - step).max() <= bound
        assert np.abs(square[k] - [e[:3] @ e[:3] * reach**2, e[3:] @ e[3:]]).max() <= bound


def test_a_turn_by_half_a_circle_is_an_error():
    """sin(theta) n is zero there; a target upside down must not look reached."""
    robot = iso.load("puma560")
    q = np.array([0.3, -0.4, 0.6, 0.7, 0.4, -0.2])
    for axis in np.eye(3):
        upside_down = robot.pose(q) @ pose(axis_angle(axis, PI))
        found = iso.inverse_kinematics(robot, upside_down, q0=q, closed_form=False, seeds=1)
        far, turned = errors(robot, found.q, upside_down)
        assert found.reached == (far <= TOLERANCE and turned <= TOLERANCE)
    kernel = Kernel(step_graph(robot, robot.tip, Task(), (None,) * 6, 1.0))
    after, square = np.empty((1, 6)), np.empty((1, 2))
    kernel.run([q[None], upside_down[:3].reshape(1, 12), np.zeros((1, 1)), after, square], 1)
    assert square[0, 1] > 3.99, "(2 sin(pi/2))^2"


# -- parts of a pose --------------------------------------------------------------------------------------------------


def test_positions_alone():
    robot = iso.load("panda")
    points = robot.pose(random_postures(robot, 200))[:, :3, 3]
    found = iso.inverse_kinematics(robot, points, orientation=False)
    assert found.reached.all()
    assert np.linalg.norm(robot.pose(found.q)[:, :3, 3] - points, axis=1).max() <= TOLERANCE
    assert (found.rotation_error == 0).all()


def test_orientations_alone():
    robot = iso.load("panda")
    target = robot.pose(random_postures(robot, 200))
    found = iso.inverse_kinematics(robot, target, position=False)
    assert found.reached.all() and errors(robot, found.q, target)[1].max() <= TOLERANCE
    assert (found.position_error == 0).all()


@pytest.mark.parametrize("axis", range(3))
def test_the_turn_about_one_axis_of_the_target_may_be_free(axis):
    robot = iso.load("puma560")
    target = robot.pose(random_postures(robot, 100, seed=3))
    mask = [k != axis for k in range(3)]
    found = iso.inverse_kinematics(robot, target, orientation=mask)
    T = robot.pose(found.q)
    assert found.reached.mean() > 0.99
    sine = np.linalg.norm(np.cross(T[:, :3, axis], target[:, :3, axis]), axis=1)[found.reached]
    assert sine.max() <= TOLERANCE and (np.sum(T[:, :3, axis] * target[:, :3, axis], axis=1)[found.reached] > 0).all()
    assert np.linalg.norm(T[:, :3, 3] - target[:, :3, 3], axis=1)[found.reached].max() <= TOLERANCE
    assert errors(robot, found.q, target)[1].max() > 0.1, "the other turn really is free"


def test_a_planar_arm_reaches_x_y_and_its_angle():
    robot = iso.load("three-link")
    q = random_postures(robot, 100)
    plane = np.argmax(np.abs(chain_to(robot, None).axes[0]))
    mask = [k != plane for k in range(3)]
    found = iso.inverse_kinematics(
        robot, robot.pose(q), position=mask, orientation=[k == plane for k in range(3)], all_solutions=True
    )
    assert found.reached.all() and found.counts.max() == 2, "elbow up and elbow down"
    far, turned = errors(robot, found.q, robot.pose(q))
    assert far.max() <= TOLERANCE and turned.max() <= TOLERANCE


# -- limits, seeds, shapes --------------------------------------------------------------------------------------------


def test_limits_can_be_left_out_or_given():
    robot = iso.load("puma560")
    target = robot.pose(random_postures(robot, 200, limits=False))
    free = iso.inverse_kinematics(robot, target, limits=False)
    assert free.reached.all() and (np.abs(free.q) <= PI).all()
    assert not iso.inverse_kinematics(robot, target).reached.all(), "some of these need more than the limits allow"
    tight = iso.inverse_kinematics(
        robot, robot.pose([[0.1, 0.2, -0.5, 0.3, 0.4, 0.5]]), limits={"joint1": (0.0, 0.2), "joint4": (0, 1)}
    )
    assert tight.reached and 0 <= tight.q[0, 0] <= 0.2 and 0 <= tight.q[0, 3] <= 1


def test_many_turns_and_one_sided_limits_are_within_the_limits():
    robot = iso.load("ur5")
    q = random_postures(robot, 20)
    names = robot.joint_names
    far = {names[0]: (-1e6, 1e6), names[1]: (3.0, np.inf), names[3]: (-np.inf, -20.0), names[5]: (100.0, 100.0 + TURN)}
    for use_closed_form in (True, False):
        found = iso.inverse_kinematics(robot, robot.pose(q), limits=far, closed_form=use_closed_form)
        assert found.reached.all()
        assert (found.q[:, 1] >= 3.0).all() and (found.q[:, 3] <= -20.0).all()
        assert ((found.q[:, 5] >= 100.0) & (found.q[:, 5] <= 100.0 + TURN)).all()


def test_a_joint_may_be_locked():
    robot = iso.load("iiwa14")
    q = random_postures(robot, 100)
    q[:, 2] = 0.25
    found = iso.inverse_kinematics(robot, robot.pose(q), limits={robot.joint_names[2]: (0.25, 0.25)})
    assert found.reached.mean() > 0.98 and (found.q[:, 2] == 0.25).all()


def test_sliding_joints_need_a_range():
    robot = iso.load("stanford")
    with pytest.raises(iso.ModelError, match=r"joint 'joint3' is prismatic without limits.*limits=\{'joint3': \(0.0, 1.0\)\}"):
        iso.inverse_kinematics(robot, np.eye(4))
    q = random_postures(robot, 200, limits={"joint3": (0.2, 1.0)})
    found = iso.inverse_kinematics(robot, robot.pose(q), limits={"joint3": (0.2, 1.0)})
    assert found.reached.mean() >= 0.99 and ((found.q[:, 2] >= 0.2) & (found.q[:, 2] <= 1.0)).all()


def test_the_solution_nearest_to_the_start_is_chosen():
    robot = iso.load("ur5")
    q = random_postures(robot, 300, seed=6)
    found = iso.inverse_kinematics(robot, robot.pose(q), q0=q + 1e-3)
    clear = np.linalg.svd(robot.jacobian(q), compute_uv=False)[:, -1] > 0.02
    assert (np.abs(found.q - q).max(axis=1) < displaced(robot, q))[clear].all(), "not only modulo 2 pi"
    slow = iso.inverse_kinematics(robot, robot.pose(q[clear]), q0=q[clear] + 1e-3, closed_form=False)
    assert (np.abs(slow.q - q[clear]).max(axis=1) < displaced(robot, q[clear])).all()


def test_shapes_and_numbers_of_one_target():
    robot = iso.load("ur5")
    q = random_postures(robot, 6).reshape(2, 3, 6)
    found = iso.inverse_kinematics(robot, robot.pose(q), q0=q[:, :1], all_solutions=True)
    assert found.q.shape == (2, 3, 6) and found.reached.shape == found.counts.shape == found.iterations.shape == (2, 3)
    assert found.solutions.shape == (2, 3, found.counts.max(), 6)
    one = iso.inverse_kinematics(robot, robot.pose(q[0, 0]))
    assert one.q.shape == (6,) and one.reached is np.True_ and one.position_error < TOLERANCE and one.counts == 1
    none = iso.inverse_kinematics(robot, np.empty((0, 4, 4)), all_solutions=True)
    assert none.q.shape == (0, 6) and none.reached.shape == (0,)
    assert "1 of 1 targets reached, by closed form (three parallel axes)" in repr(one)
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.q = 0


def test_the_same_call_gives_the_same_answer():
    robot = iso.load("iiwa14")
    target = robot.pose(random_postures(robot, 50))
    a, b, c = (iso.inverse_kinematics(robot, target, random_state=seed) for seed in (3, 3, 4))
    assert np.array_equal(a.q, b.q) and not np.array_equal(a.q, c.q)


def test_a_frame_of_a_tree_moves_its_own_branch():
    robot = iso.load("gripper")
    with pytest.raises(iso.ModelError, match=r"has 2 tips \(link3, link4\); name the frame"):
        iso.inverse_kinematics(robot, np.eye(4))
    q0 = np.array([0.1, 0.2, 0.3, 0.4])
    q = np.array([0.3, -0.2, 0.5, 0.4])
    found = iso.inverse_kinematics(robot, robot.pose(q, "link3"), frame="link3", q0=q0)
    assert found.reached
    others = [k for k in range(4) if k not in chain_to(robot, "link3").path]
    assert others and np.array_equal(found.q[others], q0[others])


# -- out of reach, and bad input --------------------------------------------------------------------------------------


def test_out_of_reach_gives_the_nearest_posture():
    robot = iso.load("two-link")
    length = chain_to(robot, None).reach
    tip = robot.pose([0.0, 0.0])[:3, 3]
    outward = tip / np.linalg.norm(tip)
    stretch = np.linalg.norm(tip)
    found = iso.inverse_kinematics(robot, (stretch + 0.5) * outward, orientation=False)
    assert not found.reached and found.counts == 0 and np.isnan(found.solutions).all()
    assert abs(found.position_error - 0.5) < 1e-6, "the arm points at the target"
    assert length >= stretch
    puma = iso.load("puma560")
    targets = puma.pose(random_postures(puma, 4))
    targets[2, :3, 3] += 3.0
    found = iso.inverse_kinematics(puma, targets)
    assert found.reached.tolist() == [True, True, False, True] and found.position_error[2] > 3.0
    far, turned = errors(puma, found.q, targets)
    assert np.abs(far - found.position_error).max() < TOLERANCE
    assert np.abs(turned - found.rotation_error).max() < 4 * np.sqrt(np.finfo(float).eps), "near half a turn arcsin has the root"


def test_rough_rotations_are_mended_and_others_refused():
    robot = iso.load("ur5")
    target = robot.pose(random_postures(robot, 5))
    rough = np.round(target, 7)
    found = iso.inverse_kinematics(robot, rough)
    off = 3 * 0.5e-7  # nine entries rounded to 7 decimals; the nearest rotation is at most as far again
    assert found.reached.all() and errors(robot, found.q, target)[1].max() < 2 * off / np.sqrt(2) + TOLERANCE


BAD = {
    "scaled": (np.diag([2.0, 1, 1, 1]), r"target is not a rigid pose: the columns"),
    "mirrored": (np.diag([1.0, 1, -1, 1]), r"mirrors \(determinant -1\)"),
    "last row": (np.eye(4) + np.eye(4)[3][:, None] * [1, 0, 0, 0], "last row that is not 0 0 0 1"),
    "NaN": (np.stack([np.eye(4), np.full((4, 4), np.nan)]), r"target\[1\] contains a number that is not finite"),
    "a point": (np.zeros(3), r"expected shape \(..., 4, 4\), poses, got \(3,\); give orientation=False"),
    "3 x 4": (np.eye(4)[:3], r"got \(3, 4\)"),
    "a word": ("home", "target: expected an array of real numbers"),
    "ragged": ([[1, 2], [3]], "target: expected an array of real numbers"),
    "complex": (np.eye(4) * 1j, "target: expected an array of real numbers"),
}


@pytest.mark.parametrize("target, words", BAD.values(), ids=list(BAD))
def test_bad_targets_are_refused(target, words):
    with pytest.raises(iso.ShapeError, match=words):
        iso.inverse_kinematics(iso.load("ur5"), target)


OPTIONS = {
    "frame": ({"frame": "hand"}, iso.UnknownNameError, "no frame is called 'hand'"),
    "fixed frame": ({"frame": "base_link"}, iso.ModelError, "no movable joint of robot 'ur5' carries the frame 'base_link'"),
    "q0": ({"q0": [0, 0]}, iso.ShapeError, r"q0: expected shape \(6,\), an entry per joint of 'ur5'; got \(2,\)"),
    "q0 NaN": ({"q0": [np.nan] * 6}, iso.ShapeError, "q0 contains a number that is not finite"),
    "tolerance": ({"tolerance": 1e-6}, iso.ShapeError, r"tolerance: expected \(position \[m\], rotation \[rad\]\)"),
    "zero": ({"tolerance": (0, 1)}, iso.ShapeError, "two positive numbers"),
    "seeds": ({"seeds": 0}, iso.ShapeError, "seeds: expected a whole number of at least 1"),
    "nothing": ({"position": False, "orientation": False}, iso.ShapeError, "nothing to reach"),
    "mask": ({"orientation": (1, 0)}, iso.ShapeError, "orientation: expected True, False or three"),
    "limits": ({"limits": 3}, iso.ModelError, "limits: expected True, False or"),
    "no such joint": ({"limits": {"elbow": (0, 1)}}, iso.UnknownNameError, "did you mean 'elbow_joint'"),
    "turned round": ({"limits": {"elbow_joint": (1, 0)}}, iso.ModelError, "lower <= upper"),
}


@pytest.mark.parametrize("options, error, words", OPTIONS.values(), ids=list(OPTIONS))
def test_bad_options_are_refused(options, error, words):
    with pytest.raises(error, match=words):
        iso.inverse_kinematics(iso.load("ur5"), np.eye(4), **options)


def test_only_robots_of_numbers_can_be_solved():
    with pytest.raises(iso.ModelError, match="expected a Robot, got str"):
        iso.inverse_kinematics("ur5", np.eye(4))
    symbolic = iso.Robot.from_dh(convention="standard", joints="R", a=[iso.symbol("a")], alpha=[0], d=[0], theta=[0])
    with pytest.raises(iso.ModelError, match="contains symbols"):
        iso.inverse_kinematics(symbolic, np.eye(4))
