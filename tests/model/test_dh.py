"""DH tables in and out: both conventions against products of elementary matrices, and round trips of any chain."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from arms import ARMS
from bounds import close
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import chained, poses, same_dynamics, states

from isodyn.dynamics.trace import count
from isodyn.errors import IsodynError, ModelError, ModelWarning
from isodyn.graph.node import symbol
from isodyn.model.catalogue import load
from isodyn.model.formats.dh import ROUNDING, DHRow, own_rows, to_dh
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.robots.families import chain, random_tree
from isodyn.model.rotations import multiple_of_pi
from isodyn.model.summary import angle_text
from isodyn.spatial import planar, pose, rpy_matrix

from_dh = Robot.from_dh

QUARTER = np.pi / 2
BOTH = pytest.mark.parametrize("convention", ["standard", "modified"])
QUICK = settings(max_examples=40, deadline=None, derandomize=True)


def turn(axis: int, angle: float):
    """4x4 rotation about x (0) or z (2), written out."""
    c, s, T = np.cos(angle), np.sin(angle), np.eye(4)
    x, y = (axis + 1) % 3, (axis + 2) % 3
    T[x, x], T[x, y], T[y, x], T[y, y] = c, -s, s, c
    return T


def slide(axis: int, length: float):
    T = np.eye(4)
    T[axis, 3] = length
    return T


def elementary(convention: str, a: float, alpha: float, d: float, theta: float):
    """One row as the convention defines it (DESIGN section 5)."""
    if convention == "standard":
        return turn(2, theta) @ slide(2, d) @ slide(0, a) @ turn(0, alpha)
    return turn(0, alpha) @ slide(0, a) @ turn(2, theta) @ slide(2, d)


def random_table(seed: int, joints: str, *, special: bool = True) -> dict:
    """Rows with zeros and right angles among them, so that axes are parallel, meet or coincide now and then."""
    rng, n = np.random.default_rng(seed), len(joints)
    angles, lengths = rng.uniform(-3, 3, (2, n)), rng.uniform(-1, 1, (2, n))
    if special:
        quarters = QUARTER * rng.integers(-1, 3, (2, n))
        angles = np.where(rng.random((2, n)) < 0.6, quarters, angles)
        lengths = np.where(rng.random((2, n)) < 0.5, 0.0, lengths)
    spread = rng.uniform(0.1, 0.3, (n, 3))
    return {
        "joints": joints, "alpha": angles[0], "theta": angles[1], "a": lengths[0], "d": lengths[1], "name": "rows",
        "mass": rng.uniform(0.5, 5, n), "com": rng.uniform(-0.3, 0.3, (n, 3)), "inertia": spread.sum(1, keepdims=True) - spread,
    }  # fmt: skip


# -- in ---------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("joints", ["R", "P", "RRP", "PRPR", "RRRRRR"])
def test_frames_are_the_products_of_the_elementary_motions(convention, joints):
    for seed in range(5):
        table = random_table(seed, joints)
        robot = from_dh(convention=convention, **table)
        for q, _, _ in states(robot, seed):
            T, frames = np.eye(4), poses(robot, q)[0]
            for i, kind in enumerate(joints):
                row = {key: table[key][i] for key in ("a", "alpha", "d", "theta")}
                row["theta" if kind == "R" else "d"] += q[i]
                T = T @ elementary(convention, **row)
                close(frames[f"link{i + 1}"].ravel(), T.ravel(), ops=chained(robot))


def test_everything_on_the_axis_and_both_ends_are_kept():
    tool, base = pose(rpy_matrix((0.1, 0.2, 0.3)), (1, 2, 3)), pose(None, (0, 0, 1))
    robot = from_dh(
        convention="modified", joints="RP", a=(0, 1), alpha=(0, 0), d=(0, 0), theta=(0, 0), gravity=(1, 0, 0),
        joint_names=("one", "two"), link_names=("base", "tool"), limits=((-1, 1), Limits(velocity=3)), rotor_inertia=(1, 2),
        gear_ratio=(3, 4), viscous=(5, 6), coulomb=((7, -8), (9, -10)), static=((7, -8), (11, -10)),
        passive=(False, True), tool=tool, base=base, inertia=[np.eye(3), (1, 2, 3, 0.1, 0.2, 0.3)],
    )  # fmt: skip
    one, two = robot.movable_joints
    assert (one.name, one.limits.upper, two.limits.velocity, two.passive, two.coulomb) == ("one", 1.0, 3, True, (9.0, -10.0))
    assert (one.rotor_inertia, one.gear_ratio, one.viscous) == (1.0, 3.0, 5.0)
    assert (one.static, two.static) == ((7.0, -8.0), (11.0, -10.0))
    assert robot.link_names == ("base_", "base_dh", "base", "tool", "tool_") and robot.gravity.tolist() == [1, 0, 0]
    assert robot.link("tool").inertia.tolist() == [[1, 0.1, 0.2], [0.1, 2, 0.3], [0.2, 0.3, 3]]
    assert np.array_equal(robot.joints[-1].origin, tool) and np.array_equal(robot.joints[0].origin, base)


TABLE = {"a": [0.5, 0.0], "alpha": [0.3, 0.0], "d": [0.0, 0.1], "theta": [0.2, 0.0], "mass": [2.0, 1.0]}


@BOTH
@pytest.mark.parametrize(
    "given",
    [
        {"rows": [DHRow("R", a=0.5, alpha=0.3, theta=0.2, mass=2.0), DHRow("p", d=0.1, mass=1.0)]},
        {"rows": [{"joint": "r", "a": 0.5, "alpha": 0.3, "theta": 0.2, "mass": 2.0}, {"joint": "P", "d": 0.1, "mass": 1.0}]},
        {"rows": [(0.5, 0.3, 0.0, 0.2), np.array([0.0, 0.0, 0.1, 0.0])], "joints": "rp", "mass": [2.0, 1.0]},
        {"joints": ["revolute", "Prismatic"], **TABLE},
        {"joints": ("R", "p"), **TABLE},
    ],
    ids=["DHRow", "dict", "four numbers", "words", "letters"],
)
def test_rows_and_columns_say_the_same(convention, given):
    arm = from_dh(convention=convention, joints="RP", **TABLE)
    assert from_dh(convention=convention, **given) == arm
    assert from_dh(arm.to_dh(convention=convention).rows, convention=convention) == arm


@pytest.mark.parametrize(
    "given, message",
    [
        ({"rows": [(0.5, 0, 0, 0)]}, "joints missing"),
        ({"rows": [(0.5, 0, 0)], "joints": "R"}, r"rows\[0\]: expected isodyn.DHRow.* got \(0.5, 0, 0\)"),
        ({"rows": [{"joint": "R", "b": 1}]}, r"rows\[0\]: here b is d, the length"),
        ({"rows": [{"joint": "R", "masss": 1}]}, "did you mean 'mass'"),
        ({"rows": [{"joint": "C"}]}, 'such as "RRP"'),
        ({"rows": [{"joint": "R"}, {"a": 1}]}, r'rows\[1\]: expected a joint, "R" .* got none; give it in all rows, or in none'),
        ({"rows": [{"a": 1}, {"joint": "R"}]}, r"rows\[0\]: expected a joint, .* got none"),
        ({"rows": [DHRow("R"), DHRow("X")]}, r"rows\[1\]: expected a joint, .* got 'X'"),
        ({"rows": [DHRow("R"), DHRow("P", a="0.5")]}, r"a of rows\[1\]: expected a number or an isodyn symbol, got '0.5'"),
        ({"rows": [DHRow("R", alpha=True)]}, r"alpha of rows\[0\]: expected a number .* got True"),
        ({"rows": [DHRow("R", mass="5")]}, r"link 'link1': mass \[kg\]: expected a number .* got '5'"),
        ({"rows": [DHRow("R", com=("0", "0", "1"))]}, r"link 'link1': com .*expected numbers .* got \('0', '0', '1'\)"),
        ({"rows": [DHRow("R", limits=("-1", "1"))]}, r"limits\[0\]: expected"),
        ({"rows": []}, "joints missing"),
        ({"rows": 3}, "rows: expected a sequence of rows, got 3"),
        ({"rows": {"a": [0.5, 0.4]}}, r'got a dict; columns are arguments: from_dh\(a=\[...\], joints="RR", ...\)'),
        ({"rows": [DHRow("R", mass=1.0)], "mass": [2.0]}, "mass is given by rows and as a column"),
        ({"rows": [DHRow("R")], "joint_names": ["a", "b"]}, "joint_names: expected 1 entries"),
        ({"rows": [DHRow("R", coulomb=2)]}, r"expected a pair, got 2; for the same value both ways give \(2, -2\)"),
    ],
)
def test_rows_that_cannot_be_read_are_told_what_to_write(given, message):
    with pytest.raises(IsodynError, match=message):
        from_dh(convention="standard", **given)


@pytest.mark.parametrize("name", ARMS)
def test_an_arm_made_of_rows_has_them_again(name):
    """Where the frames are those of a table, the rows build the same arm; URDF robots and trees have none."""
    robot = load(name)
    found = own_rows(robot)
    assert (found is None) == (name in ("gripper", "iiwa14", "panda", "ur3", "ur5", "ur5e", "ur10"))
    if found is not None:
        convention, rows = found
        again = from_dh(rows, convention=convention, name=name, gravity=robot.gravity)
        assert [joint.name for joint in again.movable_joints] == list(robot.joint_names)
        for one, other in zip(again.movable_joints, robot.movable_joints, strict=True):
            close(np.ravel([one.origin, one.mount]), np.ravel([other.origin, other.mount]), ops=8)
            assert (one.limits, one.coulomb, one.offset) == (other.limits, other.coulomb, other.offset)


def test_a_table_is_printed_with_angles_that_people_know():
    arm = from_dh([DHRow("R", alpha=-QUARTER, limits=(-1, 1)), DHRow("P", a=0.3, theta=0.35, d=0.1)], convention="modified")
    for text in (str(arm), arm._repr_html_()):
        assert all(part in text for part in ("DH table, modified", "-pi/2", "0.35 (20.05 deg)", "q + 0.1", "(-57.3 .. 57.3 deg)"))
        assert "dynamic parameters" in text and "origin xyz" not in text
    l, e = symbol("l"), symbol("e")
    text = str(from_dh([DHRow("R", a=l), DHRow("R", alpha=QUARTER, d=e)], convention="modified"))
    assert re.search(r"joint1 +R +link1 +l +0 +0 +q\n +joint2 +R +link2 +0 +pi/2 +e +q", text)
    assert "DH table" not in str(load("ur5")) and "origin xyz" in str(load("ur5"))


@pytest.mark.parametrize(
    "times, part, text", [(1, 1, "pi"), (-1, 2, "-pi/2"), (2, 3, "2*pi/3"), (-5, 6, "-5*pi/6"), (2, 1, "2*pi")]
)
def test_parts_of_pi_are_named_and_read_back(times, part, text):
    angle = times * np.pi / part
    assert angle_text(angle) == text and multiple_of_pi(text) == pytest.approx(angle, rel=4e-16)
    assert angle_text(round(angle, 4)) == f"{round(angle, 4):.6g} ({np.degrees(round(angle, 4)):.4g} deg)"


def test_right_angles_are_exact():
    robot = load("puma560")
    for joint in robot.joints:
        assert set(np.abs(joint.mount[:3, :3]).ravel()) == {0.0, 1.0}


@BOTH
def test_any_number_may_be_a_symbol(convention):
    names = ("a", "alpha", "d", "theta", "m")
    a, alpha, d, theta, m = map(symbol, names)
    values = dict(zip(names, (0.3, 0.4, 0.5, 0.6, 2.0), strict=True))
    for kind in "RP":
        row = {"joints": kind, "com": [(0, 0, 1)], "convention": convention}
        robot = from_dh(a=[a], alpha=[alpha], d=[d], theta=[theta], mass=[m], **row)
        assert set(robot.parameters()) >= set(names) and f"DH table, {convention}" in str(robot)
        theirs, [found] = own_rows(robot)
        assert theirs == convention and [str(getattr(found, name)) for name in names[:4]] == list(names[:4])
        number = from_dh(a=[0.3], alpha=[0.4], d=[0.5], theta=[0.6], mass=[2.0], **row)
        same_dynamics(robot.with_parameters(values), number)
        with pytest.raises(ModelError, match="symbols"):
            to_dh(robot, convention=convention)


@BOTH
def test_expressions_as_angles_have_a_table_and_other_turns_none(convention):
    beta = symbol("beta")
    for alpha, theta, d in (
        (beta, 0.3, 0.2), (-beta, 0.0, 0.0), (0.4, beta, 0.2), (beta, -symbol("g"), symbol("l")),
        (2 * beta, 0.0, 0.2), (beta + 0.5, symbol("g") / 2, symbol("l")), (-2 * beta - 0.5, 0.0, symbol("l") + 1),
    ):  # fmt: skip
        arm = from_dh([DHRow("P", a=0.1, alpha=alpha, theta=theta), DHRow("R", a=0.2, alpha=alpha, d=d)], convention=convention)
        found, rows = own_rows(arm)
        assert found == convention and from_dh(rows, convention=convention) == arm
    arm = from_dh([DHRow("R", a=0.1, alpha=2 * beta)], convention=convention)
    # which factor comes first depends on which of them was asked for first in this process
    assert re.search(r"beta \* 2|2(\.0)? \* beta", str(arm)) and "DH table" in str(arm)
    T = pose(planar(0, beta) @ planar(1, beta))
    assert own_rows(replace(arm, joints=tuple(replace(joint, mount=T, origin=T) for joint in arm.joints))) is None


ROW = {"convention": "standard", "joints": "RR", "a": (0, 0), "alpha": (0, 0), "d": (0, 0), "theta": (0, 0)}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"convention": "dh"}, '"standard".*"modified"'),
        ({"convention": None}, '"standard".*"modified"'),
        ({"joints": "RX"}, "joints 'RX'"),
        ({"joints": ""}, "joints ''"),
        ({"joints": 2}, "joints 2"),
        ({"a": (0,)}, "a: expected 2 entries"),
        ({"alpha": 0.0}, "alpha: expected 2 entries"),
        ({"d": (0, float("nan"))}, r"d\[1\]: nan"),
        ({"theta": (0, "x")}, r"theta\[1\]: expected a number"),
        ({"theta": (0, "0.5")}, r"theta\[1\]: expected a number"),
        ({"mass": (1, 2, 3)}, "mass: expected 2 entries, one per joint, got 3"),
        ({"mass": (1, -2)}, "link 'link2': mass.*below 0"),
        ({"com": [(0, 0), (0, 0, 0)]}, "link 'link1': com"),
        ({"inertia": [(1, 2), (1, 2)]}, "link 'link1': inertia"),
        ({"inertia": [[[1, 2], [3]]] * 2}, "link 'link1': inertia"),
        ({"limits": [(1, 2, 3), None]}, r"limits\[0\]"),
        ({"limits": [(1, -1), None]}, "lower limit 1 is above"),
        ({"coulomb": (1, 2)}, "coulomb"),
        ({"joint_names": ("j", "j")}, "'j' is used twice"),
        ({"tool": np.zeros((4, 4))}, "tool: not a rigid pose"),
        ({"base": np.eye(3)}, "base: expected shape"),
    ],
)
def test_a_wrong_table_is_refused_by_the_name_of_its_argument(change, message):
    with pytest.raises(ModelError, match=message):
        from_dh(**(ROW | change))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"b": (0, 0)}, r"from_dh: here b is d, .*Saha and RoboAnalyzer"),
        ({"qlim": None}, "from_dh: here qlim is limits"),
        ({"alfa": (0, 0)}, "no argument of from_dh is called 'alfa'; did you mean 'alpha'"),
    ],
)
def test_what_others_call_a_column_is_answered_with_our_name(change, message):
    with pytest.raises(IsodynError, match=message):
        Robot.from_dh(**({key: value for key, value in ROW.items() if key != "d"} | change))


def test_columns_that_are_left_out_are_zeros():
    full = {"joints": "RPR", "a": [0.5, 0, 0.4], "alpha": [0] * 3, "d": [0] * 3, "theta": [0] * 3, "mass": [2, 1, 1]}
    short = {key: full[key] for key in ("joints", "a", "mass")}
    assert from_dh(convention="modified", **short) == from_dh(convention="modified", **full)
    assert from_dh(convention="standard", joints="RR").n == 2


@pytest.mark.parametrize(
    ("given", "such"),
    [({"a": [1, 2, 3]}, '"RRR" if all 3 are revolute'), ({"rows": [(1, 2, 3, 4)] * 2}, '"RR" if all 2'), ({}, '"RRP"')],
)
def test_which_joints_slide_is_never_guessed(given, such):
    with pytest.raises(ModelError, match=f"from_dh: joints missing: .*joints={such}"):
        Robot.from_dh(convention="standard", **given)


@BOTH
def test_a_table_in_degrees_is_the_same_table(convention):
    angles = {"alpha": [90, -45, 0], "theta": [30, 180, -90]}
    rest = {"joints": "RPR", "a": [0.1, 0, 0.2], "d": [0, 0.3, 0]}
    given = {"limits": [(-170, 170), (0, 0.5), Limits(-90, 90, 180, 5)], "rest": [10, 0.1, 0]}
    arm = from_dh(convention=convention, degrees=True, **angles, **rest, **given)
    radians = {key: np.radians(values) for key, values in angles.items()}
    limits = [tuple(np.radians((-170, 170))), (0, 0.5), Limits(-QUARTER, QUARTER, np.pi, 5)]
    assert arm == from_dh(convention=convention, **radians, **rest, limits=limits, rest=[np.radians(10), 0.1, 0])
    rows = [DHRow("R", alpha=90, theta=30), {"joint": "R", "alpha": symbol("b")}, (0, 0, 0.3, -90)]
    arm = from_dh([*rows[:2]], convention=convention, degrees=True)
    numbers = arm.with_parameters({"b": 60.0})
    [_, expected] = from_dh([DHRow("R"), DHRow("R", alpha=np.pi / 3)], convention=convention).joints
    close(np.ravel([numbers.joints[1].origin, numbers.joints[1].mount]), np.ravel([expected.origin, expected.mount]), ops=8)
    assert set(np.abs(arm.joints[0].mount @ arm.joints[0].origin).ravel()) == {0.0, 1.0}  # right angles are exact


def test_degrees_and_radians_that_are_mixed_up_are_doubted():
    with pytest.warns(ModelWarning, match=r"alpha\[0\] = 90 rad: degrees\? give radians, or degrees=True"):
        from_dh([DHRow("R", alpha=90)], convention="standard")
    with pytest.warns(ModelWarning, match=r"alpha\[0\] = 1.5708 deg: radians\? leave out degrees=True"):
        from_dh([DHRow("R", alpha=1.5708)], convention="standard", degrees=True)
    with pytest.raises(IsodynError, match="degrees must be True or False, got 'deg'"):
        from_dh([DHRow("R")], convention="standard", degrees="deg")


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda **more: from_dh(convention="standard", joints="R", **more), "from_dh"),
        (lambda **more: DHRow("R", **more), "DHRow"),
        (lambda **more: from_dh([{"joint": "R", **more}], convention="standard"), r"rows\[0\]"),
    ],
)
def test_every_keyword_of_the_robotics_toolbox_leads_to_ours_with_unit_and_frame(made, message):
    theirs = {
        "m": r"mass \[kg\]", "r": r"com, .* own frame \[m\]", "I": "inertia, about the centre of mass, .*yz before xz",
        "Jm": r"rotor_inertia, motor side \[kg m2\]", "G": "gear_ratio, motor revolutions per joint revolution",
        "B": r"viscous, joint side: B \* G\*\*2", "Tc": r"coulomb, a pair .*: abs\(G\) \* Tc", "qlim": "limits",
        "offset": "theta of a revolute", "mdh": "convention", "unit": "degrees=True",
    }  # fmt: skip
    for key, words in theirs.items():
        with pytest.raises(ModelError, match=f"^{message}: here {key} is {words}"):
            made(**{key: 1})
    with pytest.raises(ModelError, match=r"^Link: here m is mass \[kg\]; r is com"):
        Link("hand", m=1.0, r=(0, 0, 0))


def test_the_convention_is_never_guessed():
    with pytest.raises(ModelError, match=r'"standard".*"modified"'):
        from_dh(**{key: value for key, value in ROW.items() if key != "convention"})


# -- out --------------------------------------------------------------------------------------------------------------


def same_rows(table, rows, ops):
    """Lengths agree, and angles up to whole turns."""
    for key in ("a", "d"):
        close(np.append(getattr(table, key), 1.0), np.append(rows[key], 1.0), ops=ops)
    for key in ("alpha", "theta"):
        for f in (np.cos, np.sin):
            close(np.append(f(getattr(table, key)), 1.0), np.append(f(rows[key]), 1.0), ops=ops)


@BOTH
@QUICK
@given(seed=st.integers(0, 10**6), joints=st.text("RP", min_size=1, max_size=7))
def test_a_table_read_in_comes_out_again(convention, seed, joints):
    rows = random_table(seed, joints)
    robot = from_dh(convention=convention, **rows)
    table = robot.to_dh(convention=convention)
    assert table.joints == joints and np.array_equal(table.base, np.eye(4)) and np.array_equal(table.tool, np.eye(4))
    same_rows(table, rows, ops=40)
    close(table.com, rows["com"], ops=40)
    same_dynamics(robot, table.robot())


@BOTH
@pytest.mark.parametrize("name", [*(name for name in ARMS if load(name).is_serial), "chain-6"])
def test_every_catalogue_robot_has_both_tables(convention, name):
    robot = load(name)
    table = robot.to_dh(convention=convention)
    rebuilt = table.robot()
    same_dynamics(robot, rebuilt)
    assert rebuilt.joint_names == robot.joint_names and [j.limits for j in rebuilt.movable_joints] == [
        j.limits for j in robot.movable_joints
    ]
    assert robot.joint_names[0] in str(table) and convention in str(table)


@BOTH
@QUICK
@given(seed=st.integers(0, 10**6), n=st.integers(1, 6), arbitrary=st.booleans())
def test_any_chain_has_a_table_with_the_same_dynamics(convention, seed, n, arbitrary):
    robot = random_tree(seed, n, branching=0.0, arbitrary_axes=arbitrary, fixed=0.3, motors=True)
    moved = tuple(replace(j, offset=0.3, mount=pose(rpy_matrix((1, 2, 3)), (0.1, 0.2, 0.3))) if j.nv else j for j in robot.joints)
    robot = replace(robot, joints=moved)
    table = robot.to_dh(convention=convention)
    # where neighbouring axes are nearly parallel the common normal is far away: lengths of the table over lengths of the arm
    far = 1 + np.abs([table.a, table.d]).max()
    same_dynamics(robot, table.robot(), condition=far)


OTHER = {"standard": "modified", "modified": "standard"}


@BOTH
@QUICK
@given(seed=st.integers(0, 10**6), joints=st.text("RP", min_size=1, max_size=7), ends=st.booleans())
def test_a_table_has_the_same_numbers_in_the_other_convention(convention, seed, joints, ends):
    rng = np.random.default_rng(seed)
    at_ends = [pose(rpy_matrix(rng.uniform(-1, 1, 3)), rng.uniform(-0.5, 0.5, 3)) for _ in range(2)] if ends else [None] * 2
    robot = from_dh(convention=convention, base=at_ends[0], tool=at_ends[1], **random_table(seed, joints))
    table = robot.to_dh(convention=convention)
    other = table.converted(OTHER[convention])
    same_dynamics(robot, other.robot(), tips=(robot.tip, other.robot().tip))
    assert np.array_equal(other.theta, table.theta) and np.array_equal(other.d, table.d) and table.converted(convention) is table
    first, second = (other, table) if convention == "standard" else (table, other)
    assert np.array_equal(first.a[1:], second.a[:-1]) and np.array_equal(first.alpha[1:], second.alpha[:-1])
    back = other.converted(convention)
    same_dynamics(robot, back.robot(), tips=(robot.tip, back.robot().tip))
    if convention == "standard" and not ends:  # nothing is left in the tool
        same_rows(back, {key: getattr(table, key) for key in ("a", "alpha", "d", "theta")}, ops=4)
        assert np.array_equal(back.tool, np.eye(4)) and np.array_equal(back.base, np.eye(4))


def test_the_other_convention_is_never_guessed_either():
    with pytest.raises(ModelError, match="standard"):
        load("ur5").to_dh(convention="standard").converted("craig")


NUMBERS = ("a", "alpha", "d", "theta", "com", "inertia", "base", "tool")


@BOTH
@pytest.mark.parametrize("seed", range(4))
def test_a_table_of_an_oblique_chain_holds_no_rounding_noise_and_costs_no_more(convention, seed):
    robot = random_tree(seed, 5, branching=0.0, arbitrary_axes=True)
    table = robot.to_dh(convention=convention)
    rebuilt = table.robot()
    same_dynamics(robot, rebuilt, condition=1 + np.abs([table.a, table.d]).max())
    for key in NUMBERS:
        values = np.abs(getattr(table, key))
        assert not ((values > 0) & (values < ROUNDING * values.max())).any(), key
    angles = np.append(table.alpha, table.theta)
    off = np.abs(angles - QUARTER * np.round(angles / QUARTER))
    assert not ((off > 0) & (off < ROUNDING)).any()
    for quantity in ("inverse_dynamics", "mass_matrix"):
        before, after = (count(arm, "newton-euler", quantity) for arm in (robot, rebuilt))
        assert after.mul <= before.mul and after.add <= before.add


def typed_in(text: str) -> Robot:
    """The arm that somebody builds who reads the printed table: rows, base and tool."""
    text = re.sub(r" \([^()]* deg\)", "", text)  # beside the radians
    lines = [line.split() for line in text.splitlines() if line.startswith("  ")]
    rows = [line for line in lines if len(line) > 5 and line[1] in ("R", "P")]
    words = [" ".join(row[3:]).replace("q + ", "").replace("q - ", "-").replace("q", "0").split()[:4] for row in rows]
    numbers = [[float(word) if (angle := multiple_of_pi(word)) is None else angle for word in row] for row in words]
    columns = dict(zip(("a", "alpha", "d", "theta"), np.transpose(numbers), strict=True))
    ends = {line[0]: np.array(line[1:7], dtype=float) for line in lines if line[0] in ("base", "tool")}
    poses = {key: pose(rpy_matrix(six[3:]), six[:3]) for key, six in ends.items()}
    convention = text.split(":")[1].split()[0]
    return from_dh(convention=convention, joints="".join(row[1] for row in rows), **columns, **poses)


@BOTH
@pytest.mark.parametrize(
    "robot", [load("ur5"), load("kr5"), random_tree(3, 5, branching=0.0, arbitrary_axes=True)], ids=lambda r: r.name
)
def test_the_printed_table_typed_in_is_the_same_arm(convention, robot):
    table = robot.to_dh(convention=convention)
    typed = typed_in(str(table))
    digits = 0.5e-5 * 2 * (6 * robot.n + 12)  # every number has six digits: half of the last one, of up to 6 numbers a row and 12
    size = 1 + np.abs([table.a, table.d]).sum()
    for q, _, _ in states(robot, 3):
        expected, actual = poses(robot, q)[0][robot.tip], poses(typed, q)[0][typed.tip]
        assert np.abs(actual - expected).max() <= digits * size


def test_a_table_shows_base_and_tool_in_html_and_data_too():
    table = load("ur5").to_dh(convention="standard")
    page = table._repr_html_()
    assert "0 0.0823 0" in page and "the tip in the last DH frame" in page and "DH frame 0" not in page
    assert "<ur5>" not in replace(table, name="<ur5>")._repr_html_()
    data = table.to_dict()
    assert np.array_equal(data["tool"], table.tool) and np.array_equal(data["base"], np.eye(4))
    assert [row["theta"] for row in data["rows"]] == table.theta.tolist()
    assert "before and after" not in str(load("puma560").to_dh(convention="standard"))


@BOTH
@pytest.mark.parametrize(
    ("case", "axis", "xyz"),
    [
        ("skew", (1, 0, 0), (0.3, 0.4, 0.5)),
        ("meeting", (1, 0, 0), (0.3, 0, 0.5)),
        ("parallel", (0, 0, 1), (0.3, 0.4, 0.5)),
        ("opposite", (0, 0, -1), (0.3, 0.4, 0.5)),
        ("coincident", (0, 0, 1), (0, 0, 0.5)),
        ("coincident and opposite", (0, 0, -1), (0, 0, 0.5)),
    ],
)
def test_every_position_of_two_axes_has_its_row(convention, case, axis, xyz):
    links = [Link("base"), *(Link(f"body{i}", 1.0, (0.1, 0.2, 0.3), (0.1, 0.2, 0.25)) for i in range(3))]
    first = Joint("one", "base", "body0", origin=pose(rpy_matrix((0.4, 0.5, 0.6)), (0.1, 0.2, 0.3)))
    second = Joint("two", "body0", "body1", "prismatic", origin=pose(None, xyz), axis=axis)
    third = Joint("three", "body1", "body2", origin=pose(None, xyz), axis=axis)
    robot = Robot(case, tuple(links), (first, second, third))
    table = robot.to_dh(convention=convention)
    same_dynamics(robot, table.robot())
    again = table.robot().to_dh(convention=convention)
    same_rows(again, {key: getattr(table, key) for key in ("a", "alpha", "d", "theta")}, ops=40)


@BOTH
def test_the_two_conventions_and_urdf_are_the_same_robot(convention):
    robot = load("kr5")
    other = robot.to_dh(convention=convention).robot()
    same_dynamics(robot, other)
    urdf = Robot.from_urdf(other.to_urdf())
    assert urdf.link_names == other.link_names
    same_dynamics(robot, urdf, tips=(robot.tip, other.tip))


def test_a_branch_has_no_table_and_the_joint_is_named():
    robot = Robot("y", tuple(map(Link, "abc")), (Joint("left", "a", "b"), Joint("right", "a", "c")))
    with pytest.raises(ModelError, match="joints 'right' and 'left' are carried by one body"):
        robot.to_dh(convention="standard")


def test_axes_too_nearly_parallel_are_refused_with_the_joint_and_the_remedy():
    almost = pose(rpy_matrix((1e-9, 0.0, 0.0)), (0.5, 0.3, 0.0))
    joints = (Joint("one", "a", "b"), Joint("two", "b", "c", origin=almost), Joint("three", "c", "d", origin=almost))
    robot = Robot("almost", tuple(Link(name, 1.0) for name in "abcd"), joints)
    with pytest.raises(ModelError, match=r"joint 'one'.*almost parallel.*snap="):
        robot.to_dh(convention="standard")


def test_a_robot_that_cannot_move_has_no_table():
    with pytest.raises(ModelError, match="no movable joint"):
        Robot("rock", (Link("rock"),)).to_dh(convention="modified")


def test_the_convention_out_is_never_guessed_either():
    with pytest.raises(ModelError, match=r'"standard".*"modified"'):
        chain(3).to_dh(convention="craig")
