"""The robots that come along: every one loads, and the published numbers come out of their parameters.

Section numbers are those of shared/reference/parameters.md; the dynamics is tests/helpers/oracle.py, apart from the library.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from bounds import close, printed
from oracle import chained, inverse_dynamics, jacobian, mass_matrix, poses
from public import public_file

from isodyn.errors import FormatError, IsodynError, UnknownNameError
from isodyn.model.catalogue import catalogue, load
from isodyn.model.robot import Robot
from isodyn.model.robots.families import chain, random_tree

PI4 = np.full(6, np.pi / 4)


def cycloid(start, stop, T, t):
    """(q, qd, qdd) of Saha's trajectory (9.36)."""
    reach, turn = np.subtract(stop, start) / T, 2 * np.pi / T
    return start + reach * (t - np.sin(turn * t) / turn), reach * (1 - np.cos(turn * t)), reach * turn * np.sin(turn * t)


# -- loading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*catalogue(), "chain-7"])
def test_every_name_loads_with_a_source_and_prints(name):
    robot = load(name)
    assert robot.name == name and robot.source and robot.n >= 2
    assert all(tip in str(robot) for tip in robot.tips) and robot == load(name)


def test_the_catalogue_says_a_line_on_each_robot_in_order():
    names = list(catalogue())
    assert names == sorted(names) and all("\n" not in line and line for line in catalogue().values())
    assert set(names) >= {"iiwa14", "kr5", "puma560", "stanford", "three-link", "two-link", "ur5"}


def test_an_unknown_name_suggests_the_nearest():
    with pytest.raises(UnknownNameError, match="did you mean 'puma560'"):
        load("puma650")


@pytest.mark.parametrize(
    "source", ["arm.xml", "arm.toml", "missing.urdf", "no/such/file", Path("arm"), "<mujoco/>", b"<sdf/>", 7, None]
)
def test_what_cannot_be_loaded_says_what_can(source):
    with pytest.raises(FormatError):
        load(source)


@pytest.mark.parametrize(
    ("source", "what"), [("arm.sdf", "SDF"), ("arm.urdf.xacro", r"xacro \(run `xacro FILE > robot.urdf` first\)")]
)
def test_files_that_are_not_read_are_named_with_a_remedy(source, what):
    with pytest.raises(FormatError, match=f"'{source}': {what} files are not supported; give a .urdf, .toml or MJCF .xml"):
        load(source)


@pytest.mark.parametrize("text", ["<?xml", "<!-- <mujoco/>", "<?xml ?><!-- "])
def test_a_declaration_or_comment_without_an_end_is_no_model(text):
    with pytest.raises(FormatError):
        load(text)


@pytest.mark.parametrize("name", ["", "chain-0", "chain-", "chain-1.5", "x" * 10000, "\0", "a\0.b"])
def test_odd_names_are_named_errors(name):
    with pytest.raises(IsodynError):
        load(name)


def test_a_path_and_the_text_in_it_load_the_same_robot(tmp_path):
    text = load("ur5").to_urdf()
    (tmp_path / "ur5.urdf").write_text(text)
    assert load(tmp_path / "ur5.urdf") == load(str(tmp_path / "ur5.urdf")) == load(text)


# -- published numbers ------------------------------------------------------------------------------------------------


def test_puma_at_qn_has_the_torques_of_the_robotics_toolbox():
    """Section 2.3: tests/test_DHRobot.py, with the independent values in double precision."""
    robot, zero, one = load("puma560"), np.zeros(6), np.ones(6)
    q = np.array([0, np.pi / 4, np.pi, 0, np.pi / 4, 0])
    rows = [
        (robot, zero, zero, [0, 31.6398803784, 6.03513802301, 0, 0.0282528, 0]),
        (robot, zero, one, [3.35311085806, 36.002511244, 7.42596407735, 0.190043034567, 0.203440931113, 0.194132789939]),
        (robot, one, one, [32.4952427549, 60.8669884751, 17.7435949128, 1.45451902608, 1.29911041054, 0.713780887484]),
        (robot, one, zero, [29.1421318969, 56.5043576095, 16.3527688584, 1.26447599151, 1.12392227942, 0.519648097544]),
        (
            robot.with_gravity((0, 0, 0)),
            one,
            one,
            [32.4952427549, 29.2271080968, 11.7084568898, 1.45451902608, 1.27085761054, 0.713780887484],
        ),
    ]
    for arm, qd, qdd, expected in rows:
        printed(inverse_dynamics(arm, q, qd, qdd), expected, digits=10)
    loaded = inverse_dynamics(robot, q, zero, zero, tip=-np.array([1, 2, 3, 1, 2, 3.0]))  # by the arm on the outside
    printed(loaded, [0.642756297149, 29.0866400328, 4.70321250988, 2.82842712475, -1.9717472, 3], digits=10)


def test_puma_has_the_torques_pose_and_jacobian_of_roboop():
    """Sections 2.5.1 and 2.5.2: d1 = 0, no Coulomb friction."""
    table = load("puma560").to_dh(convention="standard")
    robot = load("puma560").with_parameters({f"joint{i}.coulomb": (0.0, 0.0) for i in range(1, 7)})
    ops = chained(robot)
    bare = [
        0.67796663502212995,
        17.558551669236614,
        -8.2406093183092359,
        0.013497917891563878,
        -9.6275614517582660e-03,
        6.6344845002793933e-05,
    ]
    close(inverse_dynamics(robot, PI4, PI4, PI4, motors=False, friction=False), bare, ops=ops)
    driven = [
        5.8504824933500092,
        26.843280168054910,
        -4.6613148005143694,
        0.48664993261801526,
        0.46003214638961532,
        0.32199143791651730,
    ]
    close(inverse_dynamics(robot, PI4, PI4, PI4), driven, ops=ops)
    tip = poses(robot, PI4)[0]["link6"][:3, 3] - [0, 0, table.d[0]]
    close(tip, [0.01667266440069027, -0.1955300806333926, 0.3256287081163513], ops=ops)


def test_stanford_has_the_17_digits_of_roboop():
    """Section 2.5.3."""
    robot = load("stanford")
    ops = chained(robot)
    tau = [
        137.45229727442040,
        190.73728601445512,
        66.163665806434153,
        0.030629709003685834,
        -9.1835952755811263,
        -1.9326583776879398e-04,
    ]
    close(inverse_dynamics(robot, PI4, PI4, PI4), tau, ops=ops)
    loaded = [
        138.75554719730982,
        206.70642215241801,
        68.613413274739997,
        30.837653488159756,
        15.080773920835252,
        32.999806734162235,
    ]
    close(inverse_dynamics(robot, PI4, PI4, PI4, tip=-np.array([10, 5, 7, 11, 22, 33.0])), loaded, ops=ops)
    M = mass_matrix(robot, PI4)
    close(M[:2, 0], [77.50950936097698, 2.924927409635792], ops=ops)
    close(M[[1, 2, 4, 5], [1, 2, 4, 5]], [142.8336194466596, 6.470000000000001, 1.90158367, 0.0003], ops=ops)
    tip = poses(robot, PI4)[0]["link6"]
    rows = [[0.07322330470336322, -0.2803300858899107, 0.9571067811865475, 0.5355237208480578],
            [0.2803300858899107, 0.9267766952966369, 0.2499999999999999, 0.5673435260014524],
            [-0.9571067811865475, 0.25, 0.1464466094067264, 1.005875825543765]]  # fmt: skip
    close(tip[:3], rows, ops=ops)
    J = jacobian(robot, PI4, "link6", tip[:3, 3])
    close(J[0], [-0.5673435260014523, 0.4199336234247552, 0.4999999999999999, -0.027234541726031, 0.06575, 0], ops=ops)


def test_kr5_has_the_recorded_torques_of_redysim():
    """Section 1.5: tor.dat, 7 printed digits, q from 0 to pi/3 in 1 s."""
    rows = {
        0.0: [0, 1.287117e02, 1.453612e01, 0, 0, 0],
        0.3: [1.028643e02, 2.108582e02, 3.514403e01, 5.445071e-02, -1.769532e-01, 8.578418e-06],
        0.6: [-9.778980e01, 8.308764e01, 9.267703e00, -4.844948e-02, -3.671333e-01, -9.064248e-06],
        1.0: [0, 6.678584e01, 9.698057e00, 1.305619e-01, 5.428358e-02, 0],
    }
    for t, expected in rows.items():
        tau = inverse_dynamics(load("kr5"), *cycloid(np.zeros(6), np.full(6, np.pi / 3), 1.0, t))
        for actual, shown in zip(tau, expected, strict=True):
            decimals = 6 - int(np.floor(np.log10(abs(shown)))) if shown else 12
            printed(actual, shown, digits=decimals)


def test_three_link_arm_has_the_torques_and_inertia_of_example_9_4():
    """Section 1.1."""
    robot = load("three-link")
    rows = {
        0.0: [4.34583, 1.54998, 0.32373],
        2.5: [3.98291442624585, 1.27454163156146, 0.221226314113469],
        5.0: [-1.2869480670667, -1.22773044066016, 0.0130278778094379],
    }
    for t, expected in rows.items():
        printed(inverse_dynamics(robot, *cycloid(np.zeros(3), np.full(3, np.pi), 10.0, t)), expected, digits=13)
    M = [
        [0.22122333333333336, 0.09582333333333333, 0.02299],
        [0.09582333333333333, 0.04842333333333333, 0.01309],
        [0.02299, 0.01309, 0.00484],
    ]
    close(mass_matrix(robot, np.zeros(3)), M, ops=chained(robot))


def test_two_link_arm_falls_as_redysim_says():
    """Section 1.2: accelerations at the start of the free fall."""
    robot, rest = load("two-link"), np.zeros(2)
    M, g = mass_matrix(robot, rest), inverse_dynamics(robot, rest, rest, rest)
    close(np.linalg.solve(M, -g), [-42.91875, 61.3125], ops=chained(robot), condition=np.linalg.cond(M))


def test_ur5_is_the_one_of_example_robot_data_with_exact_right_angles():
    """Section 5.2, against the file itself."""
    path = public_file("ur_description/urdf/ur5_robot.urdf")
    file, ours = Robot.from_urdf(path, snap=1e-9), load("ur5")
    assert any(line.startswith("snapped: 5 angles") for line in file.import_notes)
    for link in ours.links:
        theirs = file.link(link.name)
        assert (theirs.mass, theirs.com.tolist(), theirs.inertia.tolist()) == (link.mass, link.com.tolist(), link.inertia.tolist())
    for mine in ours.movable_joints:
        theirs = file.joint(mine.name)
        assert (theirs.origin == mine.origin).all() and (theirs.axis == mine.axis).all()
        assert (theirs.limits.velocity, theirs.limits.effort) == (mine.limits.velocity, mine.limits.effort)
    q = np.linspace(-1, 1, 6)
    assert np.array_equal(poses(file, q)[0]["tool0"], poses(ours, q)[0]["tool0"])


def test_iiwa_stands_upright_at_zero_and_weighs_what_its_links_weigh():
    """Section 5.3: 0.1575 + 0.2025 + 0.2045 + 0.2155 + 0.1845 + 0.2155 + 0.081 m."""
    robot = load("iiwa14")
    tip = poses(robot, np.zeros(7))[0][robot.tip]
    close(tip[:3], [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 1.261]], ops=chained(robot))
    close([sum(link.mass for link in robot.links)], [25.61], ops=7)


# -- families ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 20])
def test_chains_are_spatial_and_can_exist(n):
    robot = chain(n)
    assert robot.n == n and robot.is_serial
    for link in robot.links[1:-1]:
        low, mid, high = np.linalg.eigvalsh(link.inertia)
        assert 0 < low <= mid <= high < low + mid and (link.inertia != 0).all()
    axes = {tuple(np.round(T[:3, 2], 9)) for T in poses(robot, np.zeros(n))[1].values()}
    assert len(axes) == 1 if n == 1 else len(axes) > 1


@pytest.mark.parametrize("seed", range(20))
def test_random_trees_can_exist_and_are_the_same_for_the_same_seed(seed):
    robot = random_tree(seed, 9, fixed=0.4, motors=bool(seed % 2))
    assert robot == random_tree(seed, 9, fixed=0.4, motors=bool(seed % 2)) and robot.n == 9
    assert robot != random_tree(seed + 100, 9, fixed=0.4, motors=bool(seed % 2))
    for link in robot.links[1:]:
        low, mid, high = np.linalg.eigvalsh(link.inertia)
        assert link.mass > 0 and low > 0 and high < low + mid
    assert np.linalg.eigvalsh(mass_matrix(robot, np.zeros(9))).min() > 0


def test_random_trees_branch_slide_and_hold_fixed_links():
    robots = [random_tree(seed, 12) for seed in range(10)]
    assert any(len(robot.tips) > 1 for robot in robots) and any(robot.is_serial for robot in [random_tree(0, 5, branching=0.0)])
    assert {joint.type for robot in robots for joint in robot.joints} == {"revolute", "prismatic", "fixed"}


def test_plain_random_trees_have_coordinate_axes_and_right_angles():
    robot = random_tree(3, 8, arbitrary_axes=False, full_inertia=False)
    for joint in robot.joints:
        assert set(np.abs(joint.origin[:3, :3]).ravel()) <= {0.0, 1.0} and set(joint.axis) <= {0.0, 1.0}
    assert all((link.inertia == np.diag(np.diagonal(link.inertia))).all() for link in robot.links)


@pytest.mark.parametrize("n", [0, -1, 1.5, "3", True])
def test_a_family_needs_a_whole_number_of_joints(n):
    for family in (chain, lambda n: random_tree(0, n)):
        with pytest.raises(IsodynError, match="whole number"):
            family(n)
