"""Links, joints and robots: frozen, checked at the door, edited by copy, printed as tables."""

from __future__ import annotations

import math
import pickle
from dataclasses import FrozenInstanceError, replace

import numpy as np
import pytest
from bounds import close
from oracle import chained, inverse_dynamics, mass_matrix, poses, states

import isodyn.model
from isodyn.errors import IsodynError, ModelError, UnknownNameError
from isodyn.graph.node import symbol
from isodyn.model.catalogue import load
from isodyn.model.joint import Joint, Limits, Mimic
from isodyn.model.link import Link, Shape
from isodyn.model.robot import Robot
from isodyn.model.robots.families import chain, random_tree
from isodyn.model.tree import reduce_robot
from isodyn.spatial import pose, rpy_matrix

NAN = math.nan


def arm(*joints: Joint, links: str = "abc") -> Robot:
    return Robot("arm", tuple(Link(name) for name in links), joints)


# -- the door ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Link(""), "non-empty name"),
        (lambda: Link("a", -1.0), "link 'a': mass .*-1 is below 0"),
        (lambda: Link("a", NAN), "link 'a': mass .*nan is not a finite"),
        (lambda: Link("a", math.inf), "inf is not a finite"),
        (lambda: Link("a", "heavy"), "expected a number or an isodyn symbol, got 'heavy'"),
        (lambda: Link("a", com=(0, 0)), r"link 'a': com .*expected shape \(3,\)"),
        (lambda: Link("a", com=(0, 0, NAN)), "not finite"),
        (lambda: Link("a", com="xyz"), "link 'a': com"),
        (lambda: Link("a", inertia=(1, 2)), "link 'a': inertia"),
        (lambda: Link("a", inertia=[[1, 2], [3]]), "link 'a': inertia"),
        (lambda: Link("a", inertia="xyz"), "link 'a': inertia"),
        (lambda: Link("a", inertia=[1, 2, 3, 4, 5]), r"expected 3x3, .* or \[xx, yy, zz, xy, xz, yz\], got shape \(5,\)"),
        (lambda: Link("a", inertia=[[1, 2, 0], [0, 1, 0], [0, 0, 1]]), "not symmetric"),
        (lambda: Link("a", inertia=(1, 1, math.inf)), "link 'a': inertia"),
        (lambda: Link("a", shapes=(Shape("box", pose=np.zeros((4, 4))),)), "shape pose: not a rigid pose"),
        (lambda: Joint("", "a", "b"), "non-empty name"),
        (lambda: Joint("j", "a", "b", axis=(0, 0, 0)), "joint 'j': the axis .* has no usable length"),
        (lambda: Joint("j", "a", "b", axis=(1.7e308, 1.7e308, 0)), "no usable length"),
        (lambda: Joint("j", "a", "b", axis=(0, 0, NAN)), "joint 'j': axis"),
        (lambda: Joint("j", "a", "b", axis=(0, 0, symbol("x"))), "axis must be numbers"),
        (lambda: Joint("j", "a", "b", origin=np.eye(3)), "joint 'j': origin"),
        (lambda: Joint("j", "a", "b", origin=2 * np.eye(4)), "not a rigid pose"),
        (lambda: Joint("j", "a", "b", mount=np.diag([1, 1, -1, 1])), "not a rigid pose"),
        (lambda: Joint("j", "a", "b", offset=NAN), "joint 'j': offset"),
        (lambda: Joint("j", "a", "b", rotor_inertia=-1), "rotor inertia"),
        (lambda: Joint("j", "a", "b", gear_ratio=math.inf), "gear ratio"),
        (lambda: Joint("j", "a", "b", viscous=-1), "viscous"),
        (lambda: Joint("j", "a", "b", coulomb=1.0), "coulomb"),
        (lambda: Joint("j", "a", "b", coulomb=(1, NAN)), "coulomb"),
        (lambda: Joint("j", "a", "b", static=1.0), "joint 'j': static"),
        (lambda: Joint("j", "a", "b", static=(NAN, -1)), "joint 'j': static"),
        (lambda: Joint("j", "a", "b", coulomb=(1, -1), static=(0.9, -2)), "'j': static friction .* is below the coulomb .* raise"),
        (lambda: Joint("j", "a", "b", coulomb=(1, -1), static=(2, -0.9)), "'j': static friction .* is below the coulomb .* raise"),
        (lambda: Joint("j", "a", "b", limits=Limits(2, 1)), "lower limit 2 is above the upper limit 1"),
        (lambda: Joint("j", "a", "b", limits=(-1, 1)), r"'j': limits \(-1, 1\): expected isodyn.Limits\(lower, upper\)"),
        (lambda: Joint("j", "a", "b", limits=Limits(NAN, 1)), "lower limit"),
        (lambda: Joint("j", "a", "b", limits=Limits(velocity=NAN)), "velocity limit"),
        (lambda: Joint("j", "a", "b", limits=Limits(effort=-1)), "effort limit"),
        (lambda: Robot("r", ()), "has no links"),
        (lambda: Robot("r", (Link("a"),), gravity=(0, 0)), "gravity"),
        (lambda: Robot("r", (Link("a"),), gravity=(0, 0, NAN)), "gravity"),
        (lambda: arm(links="aba"), "link name 'a' is used twice"),
        (lambda: arm(Joint("j", "a", "b"), Joint("j", "b", "c")), "joint name 'j' is used twice"),
        (lambda: arm(Joint("j", "a", "x")), "names a child link 'x' that does not exist"),
        (lambda: arm(Joint("j", "x", "a")), "names a parent link 'x' that does not exist"),
        (lambda: arm(Joint("j", "a", "b"), Joint("k", "c", "b")), "child of both 'j' and 'k'"),
        (lambda: arm(), "expected exactly one link without a parent joint, found 3"),
        (lambda: arm(Joint("j", "a", "b"), Joint("k", "b", "c"), Joint("l", "c", "a")), "form a cycle"),
        (lambda: arm(Joint("j", "b", "c"), Joint("k", "c", "b")), "joint 'j' is part of a cycle"),
    ],
)
def test_what_cannot_be_is_refused_with_the_name_and_the_reason(make, message):
    with pytest.raises(ModelError, match=message):
        make()


def test_an_unknown_joint_type_suggests_the_nearest():
    with pytest.raises(UnknownNameError, match="did you mean 'revolute'"):
        Joint("j", "a", "b", "revolve")


def test_a_doubled_name_among_many_is_found_at_once():
    """Not by counting each of 20 000 names in the list of all of them."""
    links = tuple(Link(f"l{i}") for i in range(20_000))
    with pytest.raises(ModelError, match="'l7' is used twice"):
        Robot("r", (*links, Link("l7")))


# -- frozen -----------------------------------------------------------------------------------------------------------


def test_models_are_frozen_through_and_through():
    robot = load("ur5")
    link, joint = robot.links[1], robot.joints[0]
    for thing, key in (
        (link, "mass"),
        (joint, "axis"),
        (robot, "gravity"),
        (joint.limits, "lower"),
        (Mimic("j"), "joint"),
        (Shape("box"), "kind"),
    ):
        with pytest.raises(FrozenInstanceError):
            setattr(thing, key, 0)
    for array in (link.com, link.inertia, joint.axis, joint.origin, joint.mount, robot.gravity):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1.0


def test_a_model_does_not_hold_on_to_the_callers_arrays():
    com, origin = np.zeros(3), np.eye(4)
    link, joint = Link("a", 1.0, com), Joint("j", "a", "b", origin=origin)
    com[0], origin[0, 3] = 7.0, 7.0
    assert link.com[0] == 0.0 and joint.origin[0, 3] == 0.0


def test_axes_are_normalised_and_normalising_again_changes_nothing():
    for seed in range(50):
        axis = np.random.default_rng(seed).normal(size=3) * 10.0 ** (6 * seed - 5)
        once = Joint("j", "a", "b", axis=axis).axis
        close([np.linalg.norm(once)], [1.0], ops=4)
        assert np.array_equal(Joint("j", "a", "b", axis=once).axis, once)


def test_robots_compare_by_value_and_survive_pickling():
    robot = random_tree(5, 6, motors=True)
    assert pickle.loads(pickle.dumps(robot)) == robot and hash(robot) == hash(replace(robot))
    assert robot != robot.with_gravity((0, 0, 0)) and robot != "robot"


# -- trees ------------------------------------------------------------------------------------------------------------


def test_links_and_joints_are_sorted_parents_first():
    robot = arm(Joint("late", "b", "c"), Joint("early", "a", "b"))
    assert [joint.name for joint in robot.joints] == ["early", "late"] and robot.link_names == ("a", "b", "c")
    assert (robot.root.name, robot.tip, robot.is_serial, robot.n, robot.nq) == ("a", "c", True, 2, 2)


def test_a_tree_has_several_tips_and_says_so():
    robot = arm(Joint("j", "a", "b"), Joint("k", "a", "c"))
    assert robot.tips == ("b", "c") and not robot.is_serial
    with pytest.raises(ModelError, match=r"2 tips \(b, c\); name the frame: frame="):
        robot.tip  # noqa: B018
    with pytest.raises(ModelError, match=r"2 tips \(b, c\); name the link that carries the payload: link="):
        robot.with_payload(1.0)
    assert robot.with_payload(1.0, link="c").link("c").mass == 1.0


def test_unknown_links_and_joints_suggest_the_nearest():
    with pytest.raises(UnknownNameError, match="did you mean 'forearm_link'"):
        load("ur5").link("forarm_link")
    with pytest.raises(UnknownNameError, match="did you mean 'elbow_joint'"):
        load("ur5").joint("elbow")


@pytest.mark.parametrize("seed", range(8))
def test_the_reduced_tree_keeps_frames_and_mass(seed):
    robot = random_tree(seed, 7, fixed=0.4)
    tree = reduce_robot(robot)
    assert tree.n == 7 and set(tree.frames) == set(robot.link_names)
    carried = sum(link.mass for link in robot.links if tree.frames[link.name].body >= 0)
    close([sum(body.mass for body in tree.bodies)], [carried], ops=20)
    names = [*(body.name for body in tree.bodies), "base"]  # parent -1 is the base
    links = [Link(b.name, b.mass, b.com.astype(float), b.inertia.astype(float)) for b in tree.bodies]
    joints = [
        Joint(b.joint, names[b.parent], b.name, robot.joint(b.joint).type, pose(b.R, b.p), b.axis.astype(float))
        for b in tree.bodies
    ]
    merged = Robot("merged", (Link("base"), *links), tuple(joints))
    q = states(robot, seed)[1][0]
    close(mass_matrix(merged, q).ravel(), mass_matrix(robot, q).ravel(), ops=2 * chained(robot))


# -- edits ------------------------------------------------------------------------------------------------------------


def test_a_payload_is_a_body_fixed_to_the_tip():
    robot, com, inertia = load("kr5"), (0.1, 0.2, 0.3), (0.01, 0.02, 0.025, 0.001, 0.002, 0.003)
    loaded = robot.with_payload(2.0, com, inertia)
    box = Joint("grip", robot.tip, "box", "fixed")
    fixed = replace(robot, links=(*robot.links, Link("box", 2.0, com, inertia)), joints=(*robot.joints, box))
    assert robot == load("kr5") and loaded.link_names == robot.link_names
    for q, qd, qdd in states(robot, 2):
        close(mass_matrix(loaded, q).ravel(), mass_matrix(fixed, q).ravel(), ops=chained(fixed))
        expected = inverse_dynamics(fixed, q, qd, qdd)
        close(inverse_dynamics(loaded, q, qd, qdd), expected, ops=2 * chained(fixed))


def test_a_payload_needs_a_mass_that_can_be():
    with pytest.raises(ModelError, match="link 'payload': mass"):
        load("ur5").with_payload(-1.0)


@pytest.mark.filterwarnings("ignore::isodyn.errors.ModelWarning")
def test_parameters_have_names_and_can_be_replaced():
    robot = load("puma560")
    values = robot.parameters()
    assert values["link2.mass"] == 17.4 and values["link2.inertia"].tolist() == [0.13, 0.524, 0.539, 0, 0, 0]
    changed = robot.with_parameters({"link2.mass": 3.0, "link2.com": (1, 2, 3), "link2.inertia": (1, 2, 2.5, 0.1, 0.2, 0.3),
                                     "joint3.coulomb": (1, -2), "joint3.gear_ratio": 5, "gravity": (0, 0, 1)})  # fmt: skip
    link, joint = changed.link("link2"), changed.joint("joint3")
    assert (link.mass, link.com.tolist(), link.inertia[0].tolist()) == (3.0, [1, 2, 3], [1, 0.1, 0.2])
    assert (joint.coulomb, joint.gear_ratio, changed.gravity.tolist()) == ((1.0, -2.0), 5.0, [0, 0, 1])
    assert robot.with_parameters(values) == robot


def test_static_friction_that_is_not_given_is_coulomb_friction_and_goes_with_it():
    joint = Joint("j", "a", "b", coulomb=(1, -2))
    assert joint.static == (1.0, -2.0) == pickle.loads(pickle.dumps(joint)).static
    assert replace(joint, coulomb=(0.5, -3)).static == (0.5, -3.0)
    given = replace(joint, static=(1.5, -2))
    assert given.static == (1.5, -2.0) and given != joint and replace(given, static=(1, -2)) == joint
    assert replace(given, coulomb=(0.0, 0.0)).static == (1.5, -2.0)
    assert replace(replace(given, static=joint.coulomb), coulomb=(4, -4)).static == (4.0, -4.0)  # as any joint that equals it


def test_static_friction_is_a_parameter_that_changes_together_with_coulomb_friction():
    robot = load("puma560").with_parameters({"joint2.static": (20, -20)})
    assert robot.parameters()["joint2.static"] == (20.0, -20.0) and robot.parameters()["joint1.static"][0] > 20
    with pytest.raises(ModelError, match=r"joint 'joint2': static friction .* is below the coulomb friction"):
        robot.with_parameters({"joint2.coulomb": (30, -30)})
    both = {"joint2.coulomb": (30, -30), "joint2.static": (40, -50)}
    for values in (both, dict(reversed(both.items()))):
        assert robot.with_parameters(values).joint("joint2").static == (40.0, -50.0)
    tree = reduce_robot(robot)
    assert tree.bodies[1].static == (20.0, -20.0) and tree.bodies[0].static == tree.bodies[0].coulomb
    assert {body.static for body in reduce_robot(robot, friction=False).bodies} == {(0.0, 0.0)}
    assert [body.static[0] for body in tree.mapped(lambda x: 2 * x).bodies] == [2 * body.static[0] for body in tree.bodies]


def test_a_symbol_stands_for_one_number():
    robot = load("two-link").with_payload(symbol("m"))
    with pytest.raises(ModelError, match=r"parameter 'm': expected a number or a symbol, got \[1.0, 2.0\]"):
        robot.with_parameters({"m": [1.0, 2.0]})


def test_static_friction_may_be_a_symbol():
    joints = (Joint("j", "a", "b", coulomb=(symbol("c"), -1)), Joint("k", "b", "c", coulomb=(1, -1), static=(symbol("s"), -1)))
    robot = Robot("r", (Link("a"), Link("b", 1), Link("c", 1)), joints)
    first, second = robot.with_parameters({"c": 3.0, "s": 2.0}).joints
    assert (first.static, second.static) == ((3.0, -1.0), (2.0, -1.0)) and "static" in str(robot)
    with pytest.raises(ModelError, match="joint 'k': static friction"):
        robot.with_parameters({"s": 0.5})


def test_symbols_get_values_by_their_name():
    robot = Robot("r", (Link("a"), Link("b", symbol("m"), (symbol("x") + 1, 0, 0))), (Joint("j", "a", "b"),))
    given = robot.with_parameters({"m": 2.0, "x": 0.5})
    assert (given.link("b").mass, given.link("b").com.tolist()) == (2.0, [1.5, 0, 0])
    assert "m" in str(robot) and "m" in robot._repr_html_()


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("link9.mass", 1, UnknownNameError),
        ("mass", 1, UnknownNameError),
        ("link1.colour", 1, ModelError),
        ("link1.mass", -1, ModelError),
        ("joint1.offset", NAN, ModelError),
    ],
)
def test_wrong_parameters_are_named_errors(name, value, error):
    with pytest.raises(error):
        load("puma560").with_parameters({name: value})


# -- show -------------------------------------------------------------------------------------------------------------


def test_a_robot_prints_as_tables_with_units():
    text = str(load("puma560"))
    for words in ("puma560: 6 moving joints", "mass [kg]", "com [m]", "[kg m2]", "gear ratio", "-62.611", "24.731 -27.236",
                  "joint1  R     link1", "-160 .. 160 deg", "gravity 0 0 -9.81 m/s2", "source: Robotics Toolbox"):  # fmt: skip
        assert words in text
    assert "motors" not in str(load("kr5")) and "frame rpy" not in str(load("ur5"))
    assert repr(load("puma560")) == "<Robot 'puma560': 6 joints, 7 links>"


def test_products_of_inertia_offsets_and_couplings_show_when_there_are_any():
    joint = Joint("j", "a", "b", offset=0.5, mimic=Mimic("j", 2.0, 0.25), passive=True)
    text = str(Robot("r", (Link("a"), Link("b", 1.0, inertia=(1, 1, 1, 0.125, 0, 0))), (joint,)))
    for words in ("xy xz yz", "0.125", "offset [rad|m]", "mimics 2 j + 0.25", "revolute (passive)"):
        assert words in text


def test_html_is_escaped():
    robot = Robot(
        "<b>&",
        (Link("<script>alert(1)</script>"), Link("b")),
        (Joint("j<i>", "<script>alert(1)</script>", "b"),),
        import_notes=("<u>",),
        source="&",
    )
    html = robot._repr_html_()
    assert "<script>" not in html and "<u>" not in html and "&lt;script&gt;" in html and html.count("<table>") == 2


def test_a_single_link_prints():
    assert "1 links" in str(Robot("rock", (Link("rock", 1.0),)))


# -- errors -----------------------------------------------------------------------------------------------------------


def test_every_error_is_under_one_root():
    for wrong in (lambda: Link("a", -1.0), lambda: load("nobody"), lambda: chain(0)):
        with pytest.raises(IsodynError):
            wrong()


def test_forward_kinematics_of_an_offset_and_a_mount_is_their_product():
    at = pose(rpy_matrix((0.1, 0.2, 0.3)), (1, 2, 3))
    robot = Robot("r", (Link("a"), Link("b")), (Joint("j", "a", "b", origin=at, mount=at, offset=0.5),))
    turned = pose(rpy_matrix((0.0, 0.0, 0.5 + 0.25)))
    close(poses(robot, [0.25])[0]["b"], at @ turned @ at, ops=30)


def test_a_joints_motion_is_a_turn_or_a_slide_along_its_axis():
    for axis in ((0, 0, 1), (0, 1, 0), (1, 2, 2)):
        turn, slide = (Joint("j", "a", "b", kind, axis=np.array(axis)) for kind in ("revolute", "prismatic"))
        assert turn.is_revolute and not turn.is_prismatic and slide.is_prismatic and not slide.is_revolute
        T = turn.motion(0.7)
        close(T[:3, :3] @ turn.axis, turn.axis, ops=10)
        close(np.append(np.trace(T[:3, :3]), 3.0), np.array([1 + 2 * math.cos(0.7), 3.0]), ops=10)
        assert (slide.motion(0.7) == pose(None, 0.7 * slide.axis)).all()
    fixed = Joint("j", "a", "b", "fixed")
    assert not fixed.is_revolute and not fixed.is_prismatic and (fixed.motion(0.0) == np.eye(4)).all()


def test_the_names_behind_a_robots_methods_are_there():
    for name in isodyn.model._HOME:
        assert callable(getattr(isodyn.model, name)), name
    with pytest.raises(AttributeError, match="no attribute 'from_nowhere'"):
        isodyn.model.from_nowhere  # noqa: B018
