"""The rest of the catalogue: the numbers are those of the sources, every robot compiles, and its mass matrix is one.

Section numbers are those of shared/reference/parameters.md.
"""

from __future__ import annotations

import math

import numpy as np
import pytest
from arms import ARMS
from bounds import close, printed
from oracle import chained, inverse_dynamics, mass_matrix, poses, same_dynamics
from public import public_file

import isodyn
from isodyn.errors import IsodynError
from isodyn.model.catalogue import catalogue, load
from isodyn.model.formats.dh import to_dh
from isodyn.model.robot import Robot
from isodyn.model.robots.families import autotree, chain
from isodyn.model.rotations import rpy_of

QUARTER = math.pi / 2


def table(robot: Robot, *keys: str) -> list[list[float]]:
    """Columns of the robot's modified or standard DH table, as it was given."""
    rows = []
    for joint in robot.movable_joints:
        R, p = (joint.origin @ joint.mount)[:3, :3], (joint.origin @ joint.mount)[:3, 3]
        alpha = math.atan2(R[2, 1], R[2, 2])
        along = p @ R[:, 2] if np.array_equal(joint.mount, np.eye(4)) else p[2]
        rows.append({"a": p[0], "alpha": alpha, "d": along})
    return [[row[key] for row in rows] for key in keys]


# -- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*ARMS, "autotree-7-2"])
def test_every_robot_compiles_and_its_mass_matrix_is_positive_definite(name):
    robot = isodyn.load(name)
    q = np.random.default_rng(1).uniform(-1, 1, (4, robot.n))
    M = robot.mass_matrix(q)
    assert np.array_equal(M, M.swapaxes(-1, -2)) and np.linalg.eigvalsh(M).min() > 0
    close(M[0].ravel(), mass_matrix(robot, q[0]).ravel(), ops=2 * chained(robot))
    tau = robot.inverse_dynamics(q, 0.3 * q, 0 * q)
    assert np.isfinite(tau).all() and tau.shape == q.shape


@pytest.mark.parametrize("name", list(catalogue()))
def test_every_robot_has_a_line_a_source_and_a_module_that_cites_it(name):
    robot = load(name)
    assert len(catalogue()[name]) <= 100 and len(robot.source) > 10 and robot.name == name


def test_stand_ins_are_called_so():
    lines = isodyn.catalogue()
    assert all("stand-in" in lines[name] for name in ("kr5-book", "puma560", "stanford"))
    assert "example" in lines["scara"] and "example" in lines["pelican-crucible"]
    assert load("kr5-book").source.startswith("stand-in")


# -- Puma 560 (section 2.2) -------------------------------------------------------------------------------------------


def test_puma_akb_has_the_table_of_section_2_2():
    robot = load("puma560-akb")
    a, alpha, d = table(robot, "a", "alpha", "d")
    close(a, [0, 0, 0.4318, -0.0203, 0, 0], ops=4)
    close(d, [0, 0.2435, -0.0934, 0.4331, 0, 0], ops=4)
    assert alpha == [0, -QUARTER, 0, QUARTER, -QUARTER, QUARTER]
    assert [j.rotor_inertia for j in robot.movable_joints] == [291e-6, 409e-6, 299e-6, 35e-6, 35e-6, 35e-6]
    assert [j.gear_ratio for j in robot.movable_joints] == [j.gear_ratio for j in load("puma560").movable_joints]
    assert robot.link("link2").com.tolist() == [0.068, 0.006, -0.016]
    assert np.diagonal(robot.link("link3").inertia).tolist() == [0.066, 0.0125, 0.066]
    assert [link.mass for link in robot.links[1:]] == [0, 17.4, 4.8, 0.82, 0.34, 0.09]


def test_puma_mdh_is_the_third_set_of_section_2_2_with_the_drives_of_2_1():
    robot, standard = load("puma560-mdh"), load("puma560")
    a, alpha, d = table(robot, "a", "alpha", "d")
    close(a, [0, 0, 0.4318, 0.0203, 0, 0], ops=4)
    close(d, [0, 0, -0.15005, -0.4318, 0, 0], ops=4)
    assert alpha == [0, -QUARTER, 0, -QUARTER, QUARTER, -QUARTER]
    for ours, theirs in zip(robot.movable_joints, standard.movable_joints, strict=True):
        assert (ours.rotor_inertia, ours.gear_ratio, ours.viscous) == (theirs.rotor_inertia, theirs.gear_ratio, theirs.viscous)
    for ours, theirs in zip(robot.links[1:], load("puma560-akb").links[1:], strict=True):
        assert ours == theirs


# -- KR-5 of the book (section 1.5, Saha's Table 9.5(b)) ---------------------------------------------------------------


def test_kr5_of_the_book_has_table_9_5_b():
    robot = load("kr5-book")
    masses = [link.mass for link in robot.links[1:]]
    assert masses == [26.98, 15.92, 25.852, 4.008, 1.615, 0.016]
    assert (-robot.link("link2").com).tolist() == [0.333, 0.002, 0.039]  # r points from the mass centre to the next origin
    one, two = robot.link("link1").inertia, robot.link("link2").inertia
    assert one.tolist() == [[0.322, -0.018, -0.145], [-0.018, 0.467, -0.014], [-0.145, -0.014, 0.478]]
    assert two.tolist() == [[0.541, 0.000435, -0.005], [0.000435, 0.552, 0.017], [-0.005, 0.017, 0.044]]
    printed(robot.link("link6").inertia, np.zeros((3, 3)), digits=3)
    small = load("kr5").link("link6").inertia
    assert np.array_equal(robot.link("link6").inertia, 2 * small) and robot.link("link6").mass == 2 * load("kr5").link("link6").mass
    found = to_dh(robot, convention="standard")
    close(found.d, [0.4, 0.135, 0.135, 0.62, 0, 0], ops=200)
    close(found.a, [0.18, 0.6, 0.12, 0, 0, 0], ops=200)


def test_the_books_mass_centres_suit_the_lengths_of_redysim():
    """Section 1.5: r_2x = a2 - d_2x and r_3x = a3 - d_3x to the printed digits."""
    ours, redysim = load("kr5-book"), load("kr5")
    for link, length in (("link2", 0.600), ("link3", 0.120)):
        printed(-ours.link(link).com[0], length - redysim.link(link).com[0], digits=3)


# -- ReDySim's small arms (section 1.6) -------------------------------------------------------------------------------


def test_rp_and_pppr_have_the_data_of_section_1_6():
    rp, pppr = load("rp"), load("pppr")
    assert [j.type for j in rp.movable_joints] == ["revolute", "prismatic"] and rp.movable_joints[1].offset == 0.15
    assert rp.movable_joints[1].origin[0, 3] == 0.3 and rpy_of(rp.movable_joints[1].origin[:3, :3]) == (-QUARTER, 0, 0)
    assert np.diagonal(rp.links[1].inertia).tolist() == [0, 0.00375, 0.00375]
    assert [j.type for j in pppr.movable_joints] == ["prismatic"] * 3 + ["revolute"] and [
        j.offset for j in pppr.movable_joints
    ] == [
        0.05,
        0.05,
        0.05,
        0,
    ]
    assert pppr.gravity.tolist() == [-9.81, 0, 0] and rp.gravity.tolist() == [0, -9.81, 0]
    for link in pppr.links[1:]:
        printed(np.sort(np.diagonal(link.inertia)), [0, 0.5 * 0.1**2 / 12, 0.5 * 0.1**2 / 12], digits=8)
    axes = np.array([poses(pppr, np.zeros(4))[1][j.name][:3, 2] for j in pppr.movable_joints])
    close(axes, [[0, 0, 1], [0, 1, 0], [0, 0, 1], [1, 0, 0]], ops=30)  # the data as found: slides 1 and 3 are parallel


def test_rp_has_the_torques_of_a_slider_on_a_turning_arm():
    """By hand: the second body's mass centre is at (0.3, b - 0.15) in the arm's plane, b = q2 + 0.15, its axis along y."""
    robot, g = load("rp"), 9.81
    for q1, q2 in ((0.0, 0.0), (0.4, 0.1), (-1.2, 0.3)):
        x, y = 0.3, q2
        torque = 0.5 * g * (0.15 * math.cos(q1) + x * math.cos(q1) - y * math.sin(q1))
        close(inverse_dynamics(robot, [q1, q2], [0, 0], [0, 0]), [torque, 0.5 * g * math.cos(q1)], ops=chained(robot))
        M = [[0.5 * 0.15**2 + 0.00375 + 0.5 * (x * x + y * y) + 0.00375, 0.5 * x], [0.5 * x, 0.5]]
        close(mass_matrix(robot, [q1, q2]), M, ops=chained(robot))


def test_the_chain_of_20_has_the_data_of_section_1_6():
    robot = load("redysim-chain-20")
    assert robot.n == 20 and all(joint.origin[0, 3] == 0.03 for joint in robot.movable_joints)
    link = robot.links[7]
    assert (link.mass, link.com[0]) == (0.05, 0.015) and np.diagonal(link.inertia).tolist() == [
        4.1666666667e-07,
        3.75e-06,
        3.75e-06,
    ]
    printed(link.mass * 0.03**2 / 12, 3.75e-06, digits=12)


def test_the_gripper_is_the_tree_of_section_1_6():
    robot = load("gripper")
    assert [joint.parent for joint in robot.joints] == ["base", "link1", "link2", "link1"] and robot.tips == ("link3", "link4")
    assert [joint.origin[0, 3] for joint in robot.joints] == [0, 0.1, 0.05, 0.05]
    assert [link.mass for link in robot.links[1:]] == [0.4, 0.2, 0.2, 0.2]
    assert [link.inertia[2, 2] for link in robot.links[1:]] == [3.3333333e-4, *[4.1666667e-5] * 3]


# -- the papers' examples ---------------------------------------------------------------------------------------------


def test_the_pelican_has_the_inertia_matrix_of_laus():
    """Equations (45)-(48) with the numbers put in."""
    robot = load("pelican")
    (a1, l1, m1, I1), (_, l2, m2, I2) = ((0.26, 0.0983, 6.5225, 0.1213), (0.26, 0.0229, 2.0458, 0.01616))
    for q2 in (0.0, 0.7, 2.5):
        c = math.cos(q2)
        m12 = m2 * (l2 * l2 + a1 * l2 * c) + I2
        M = [[m1 * l1 * l1 + m2 * (a1 * a1 + l2 * l2 + 2 * a1 * l2 * c) + I1 + I2, m12], [m12, m2 * l2 * l2 + I2]]
        close(mass_matrix(robot, [0.3, q2]), M, ops=chained(robot))


def test_the_crucible_hangs_on_a_passive_joint_and_leaves_the_pelican_as_it_is():
    arm, loaded = load("pelican"), load("pelican-crucible")
    assert [joint.passive for joint in loaded.movable_joints] == [False, False, True] and loaded.links[:3] == arm.links[:3]
    a2, (_, l3, m3, I3) = 0.26, (0.2, 0.1, 1.0, 1 / 300)
    M = mass_matrix(loaded, [0.1, 0.2, 0.5])
    close(
        M[2, 1:], [m3 * l3 * (l3 + a2 * math.cos(0.5)) + I3, m3 * l3 * l3 + I3], ops=chained(loaded)
    )  # (58), m_33 as in the errata


def test_the_direct_drive_arm_has_the_matrices_and_the_friction_that_are_published_for_it():
    """M = (2.351 + 0.1676 c2, 0.102 + 0.0838 c2; 0.102), c21 = 0.084 s2 qd1, g = 9.81 (3.9211 s1 + 0.1862 s12, 0.1862 s12), and
    f = (2.288 qd1 + 7.17 sign qd1, 0.175 qd2 + 1.734 sign qd2), as its users print them; here they follow from the links.
    """
    robot, right = load("direct-drive"), (0.0, QUARTER)
    rigid, full = (isodyn.compile(robot, friction=friction) for friction in (False, True))
    straight, bent = mass_matrix(robot, (0.0, 0.0)), mass_matrix(robot, right)
    assert math.floor(1000 * bent[0, 0]) == 2351  # 2.35157, printed without rounding
    printed(bent[1], [0.102, 0.102], digits=3)
    printed((straight - bent)[0], [0.1676, 0.0838], digits=4)
    printed(rigid.coriolis_matrix(right, (1.0, 0.0))[1, 0], 0.084, digits=3)
    printed(rigid.gravity_torque(right) / 9.81, [0.1862, 0.1862], digits=4)
    printed(rigid.gravity_torque((QUARTER, 0.0)) / 9.81, [3.9211 + 0.1862, 0.1862], digits=4)
    for speed in np.array([[0.5, 2.0], [-0.5, -2.0]]):
        state = (right, speed, np.zeros(2))
        friction = full.inverse_dynamics(*state) - rigid.inverse_dynamics(*state)
        expected = np.array([2.288, 0.175]) * speed + np.array([7.17, 1.734]) * np.sign(speed)
        close(np.append(friction, 60.0), np.append(expected, 60.0), ops=chained(robot))  # 60 N m: more than any torque subtracted
    assert [joint.static for joint in robot.movable_joints] == [(7.17, -7.17), (1.734, -1.734)]


def test_matas_arm_accelerates_as_computed_with_40_digits():
    """Section 3: tau = 0, q1 = 0, at rest; the condition of the mass matrix is the point of this arm."""
    robot = isodyn.load("mata-arm")
    rows = {
        0: (-492.108078095565, 492.132198663984, 54055.9550556306),
        60: (-491.000507331344, 491.004261042486, 16575.6154935864),
        90: (-490.907053941909, 490.907053941909, 13280.3404749059),
        150: (-491.425442233118, 491.413420686403, 29416.2434927258),
    }
    for degrees, (first, second, condition) in rows.items():
        q = np.array([0.0, math.radians(degrees)])
        M, bias = mass_matrix(robot, q), inverse_dynamics(robot, q, np.zeros(2), np.zeros(2))
        close([np.linalg.cond(M)], [condition], ops=chained(robot), condition=condition)
        close(np.linalg.solve(M, -bias), [first, second], ops=chained(robot), condition=condition)
        close(robot.forward_dynamics(q, [0, 0], [0, 0]), [first, second], ops=chained(robot), condition=condition)


def test_the_scara_lowers_its_tool_along_the_vertical():
    robot = load("scara")
    tip = poses(robot, [0, 0, 0.1, 0])[0][robot.tip]
    close(tip[:3, 3], [0.6, 0.0, 0.287], ops=chained(robot))
    close(tip[:3, 2], [0, 0, -1], ops=chained(robot))
    assert [joint.type for joint in robot.movable_joints] == ["revolute", "revolute", "prismatic", "revolute"]
    close(inverse_dynamics(robot, [0.3, 0.5, 0.1, 0.2], np.zeros(4), np.zeros(4))[2:3], [-9.81 * 1.0], ops=chained(robot))


# -- Panda and UR (sections 5.1 and 5.2) ------------------------------------------------------------------------------


def same_as_file(robot: Robot, file: Robot, names: list[str]) -> None:
    """Bodies exactly, joints of the arm exactly, and the same tip."""
    for name in names:
        ours, theirs = robot.link(name), file.link(name)
        assert (ours.mass, ours.com.tolist(), ours.inertia.tolist()) == (theirs.mass, theirs.com.tolist(), theirs.inertia.tolist())
    for ours in robot.movable_joints:
        theirs = file.joint(ours.name)
        assert np.array_equal(ours.origin, theirs.origin) and np.array_equal(ours.axis, theirs.axis)
        assert (ours.limits.velocity, ours.limits.effort, ours.viscous) == (
            theirs.limits.velocity,
            theirs.limits.effort,
            theirs.viscous,
        )
        printed([ours.limits.lower, ours.limits.upper], [theirs.limits.lower, theirs.limits.upper], digits=11)


def test_panda_is_the_one_of_example_robot_data_with_exact_right_angles():
    robot, file = load("panda"), Robot.from_urdf(public_file("panda_description/urdf/panda.urdf"), snap=1e-5)
    same_as_file(robot, file, list(robot.link_names))
    q = np.linspace(-1, 1, 7)
    close(poses(robot, q)[0]["panda_hand"], poses(file, [*q, 0, 0])[0]["panda_hand"], ops=2 * chained(robot))


@pytest.mark.parametrize("name", ["ur3", "ur10"])
def test_ur3_and_ur10_are_those_of_example_robot_data_with_exact_right_angles(name):
    robot, file = load(name), Robot.from_urdf(public_file(f"ur_description/urdf/{name}_robot.urdf"), snap=1e-5)
    same_as_file(robot, file, [link for link in robot.link_names if link != "tool0"])
    q = np.linspace(-1, 1, 6)
    close(poses(robot, q)[0]["tool0"], poses(file, q)[0]["tool0"], ops=2 * chained(robot))


def test_panda_has_the_modified_dh_table_of_section_5_1():
    a, alpha, d = table(load("panda"), "a", "alpha", "d")
    close(a, [0, 0, 0, 0.0825, -0.0825, 0, 0.088], ops=4)
    close(d, [0.333, 0, 0.316, 0, 0.384, 0, 0], ops=4)
    assert alpha == [0, -QUARTER, QUARTER, QUARTER, -QUARTER, QUARTER, QUARTER]
    assert load("panda").link("panda_link4").inertia.tolist()[0] == [0.025853, 0.007796, -0.001332]


def test_ur5e_has_the_data_of_section_5_2():
    robot = load("ur5e")
    assert [link.mass for link in robot.links[1:7]] == [3.7, 8.393, 2.275, 1.219, 1.219, 0.1889]
    assert [float(np.abs(joint.origin[:3, 3]).max()) for joint in robot.movable_joints] == [0.163, 0.138, 0.425, 0.392, 0.127, 0.1]
    assert robot.link("wrist_3_link").com.tolist() == [0, 0.0771683, 0]
    # the file turns these principal axes by a quaternion (1 0 0 1): the larger moment is about y, the joint's axis
    assert np.diagonal(robot.link("wrist_3_link").inertia).tolist() == [9.90863e-05, 0.000132134, 9.90863e-05]
    assert sum(joint.axis.tolist() == [0, 1, 0] for joint in robot.movable_joints) == 4


# -- Featherstone's trees ---------------------------------------------------------------------------------------------


def test_autotree_without_branches_is_a_chain_of_tubes():
    robot = autotree(3, 1, 0.3, 0.5)
    assert robot.is_serial and [link.mass for link in robot.links[1:]] == [1, 1 / 8, 1 / 64]
    for i, link in enumerate(robot.links[1:]):
        length = 0.5**i
        assert link.com.tolist() == [length / 2, 0, 0]
        radius = length / 20
        close(np.diagonal(link.inertia), link.mass * np.array([radius**2, *[radius**2 / 2 + length**2 / 12] * 2]), ops=8)
    last = poses(robot, np.zeros(3))[0]["link3"]
    close(last[:3, 3], [1.5, 0, 0], ops=20)
    close(last[:3, 2], [0, -math.sin(0.6), math.cos(0.6)], ops=20)


@pytest.mark.parametrize(
    ("bf", "parents"),
    [
        (1, [0, 1, 2, 3, 4, 5, 6]),
        (2, [0, 1, 1, 2, 2, 3, 3]),
        (3, [0, 1, 1, 1, 2, 2, 2]),
        (1.5, [0, 1, 2, 2, 3, 4, 4]),
    ],
)
def test_autotree_branches_breadth_first_by_its_factor(bf, parents):
    robot = autotree(7, bf)
    assert {joint.child: joint.parent for joint in robot.joints} == {
        f"link{i + 1}": f"link{p}" if p else "base" for i, p in enumerate(parents)
    }


def test_autotree_is_planar_without_skew_and_loads_by_name():
    for T in poses(autotree(9, 2), np.full(9, 0.3))[1].values():
        close(T[:3, 2], [0, 0, 1], ops=200)
    assert load("autotree-9-2").n == 9 and len(load("autotree-9-2").tips) == 5
    same_dynamics(autotree(4), autotree(4))
    assert isodyn.autotree is autotree and autotree(3) != chain(3)


@pytest.mark.parametrize("arguments", [(0,), (3, 0.5), (3, 1, math.nan), (3, 1, 0, 0), (3, 1, 0, 5.0), (1.5,)])
def test_a_tree_that_cannot_be_is_refused(arguments):
    with pytest.raises(IsodynError):
        autotree(*arguments)
