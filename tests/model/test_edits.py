"""Parts put on and taken off: the same robot comes back, names stay, a payload is the links combined, Pinocchio agrees."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pinocchio as pin
import pytest
from agreeing import agrees
from bounds import bounded, within
from hypothesis import given, settings
from hypothesis import strategies as st
from jointed import KINDS, link, mixed_tree, states_of
from jointed import joint as jointed
from peers import _finished, joint_by_joint, se3

import isodyn as iso
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.joint import Joint, Mimic
from isodyn.model.link import Link
from isodyn.model.robot import Robot, combined
from isodyn.spatial import pose, rpy_matrix

AT = pose(rpy_matrix((0.3, -0.5, 0.8)), (0.1, -0.2, 0.4))
kinds = st.lists(st.sampled_from(KINDS), min_size=1, max_size=4)
seeds = st.integers(0, 10**6)


def carrier(robot: Robot, name: str) -> Joint:
    return next(joint for joint in robot.joints if joint.child == name)


# -- the same robot comes back ----------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(seeds, kinds, kinds, st.sampled_from(KINDS), st.booleans())
def test_what_is_put_on_and_taken_off_again_leaves_the_robot_as_it_was(seed: int, own: Any, other: Any, kind: Any, fixed: bool):
    """Every number, name and order: the graphs, and so the bits of all results, are the same."""
    rng = np.random.default_rng(seed)
    robot, part = mixed_tree(seed, own), mixed_tree(seed + 1, other)
    to = robot.link_names[int(rng.integers(len(robot.links)))]
    held = "fixed" if fixed else replace(jointed(rng, "hold", to, part.root.name, kind), origin=np.eye(4))
    whole = robot.attach(part, to, joint=held, at=AT, prefix="part/")
    assert whole.detach("part/base") == robot
    assert whole.n == robot.n + part.n + (0 if fixed else carrier(whole, "part/base").nv)
    assert whole.subtree("part/base").attach(Link("extra"), "part/base").detach("extra") == whole.subtree("part/base")
    back = whole.subtree("part/base")
    assert [x.name for x in (*back.links, *back.joints)] == [f"part/{x.name}" for x in (*part.links, *part.joints)]
    assert back.n == part.n and back.name == "part/base"


@settings(max_examples=15, deadline=None)
@given(seeds, st.lists(st.sampled_from(KINDS), min_size=2, max_size=4))
def test_what_is_taken_off_and_put_on_again_is_the_robot(seed: int, own: Any):
    """But for the order of joints, where the link was not the last of its parent."""
    robot = mixed_tree(seed, own)
    name = robot.link_names[1 + seed % (len(robot.links) - 1)]
    held = carrier(robot, name)
    back = robot.detach(name).attach(robot.subtree(name), joint=held)
    assert {link.name: link for link in back.links} == {link.name: link for link in robot.links}
    assert {joint.name: joint for joint in back.joints} == {joint.name: joint for joint in robot.joints}
    last = [joint.child for joint in robot.joints if joint.parent == held.parent][-1] == name
    assert (back == robot) == last or back.joints == robot.joints


@pytest.mark.parametrize("name", ["ur5", "puma560", "stanford", "gripper", "quadruped", "mimic-gripper", "stewart"])
def test_parts_of_catalogue_robots_come_off_and_go_on(name: str):
    """DH with mounts, trees, floating bases, couplings, loops."""
    robot = iso.load(name)
    tool = Robot("tool", (Link("flange", 0.4), Link("finger", 0.1)), (Joint("grip", "flange", "finger", "prismatic"),))
    to = robot.links[-1].name
    whole = robot.attach(tool, to, at=AT)
    assert whole.detach("flange") == robot and whole.subtree("flange").link_names == ("flange", "finger")
    assert whole.joint_names == (*robot.joint_names, "grip") and whole.joint("flange_joint").type == "fixed"
    assert Robot.from_toml(whole.to_toml()) == whole
    floating = whole.with_base("floating") if robot.root.mass and not robot.loops else whole
    assert floating.detach("flange") == (robot.with_base("floating") if floating is not whole else robot)


# -- dynamics ---------------------------------------------------------------------------------------------------------


@settings(max_examples=8, deadline=None)
@given(seeds, kinds)
def test_a_fixed_payload_is_the_two_links_combined(seed: int, own: Any):
    """To the rounding of the torques; where the joint's frame is the link's, bit by bit."""
    robot = mixed_tree(seed, own, mount=False)
    body, last = link(np.random.default_rng(seed + 7), "payload"), robot.links[-1]
    merged = replace(robot, links=(*robot.links[:-1], combined(last, body)))
    attached = robot.attach(body, last.name)
    x = states_of(robot, seed)
    inputs = {name: x[name] for name in ("q", "qd", "qdd")}
    graphs = [iso.trace(each, "newton-euler", "inverse_dynamics") for each in (attached, merged)]
    values = [bounded(graph, inputs, constants=4) for graph in graphs]
    within(values[0][0]["inverse_dynamics"], values[1][0]["inverse_dynamics"], values[1][1]["inverse_dynamics"])
    turned = any(kind == ("planar", "quaternion") for kind in own)  # the chart's axes are not those of the link
    assert (turned or graphs[0].values == graphs[1].values) and attached.link("payload") == body
    inertia, com, m = body.inertia, body.com, body.mass
    assert robot.with_payload(m, com, inertia, link=last.name) == merged


@pytest.mark.parametrize("seed", range(3))
def test_pinocchios_appended_model_has_the_same_dynamics(seed: int):
    rng = np.random.default_rng(seed)
    pick = [KINDS[int(k)] for k in rng.integers(len(KINDS), size=4)]
    robot = mixed_tree(seed, pick[:2])
    part = mixed_tree(seed + 50, pick[2:])
    part = replace(part, links=(Link("base"), *part.links[1:]))  # appendModel loses what stands still in the part
    to = robot.links[-1].name
    renamed = Robot("b", (Link("ground"),)).attach(part, prefix="b_").subtree("b_base")
    whole = robot.attach(part, to, at=AT, prefix="b_")
    first, second = joint_by_joint(robot), joint_by_joint(renamed)
    model = pin.appendModel(first.model, second.model, first.frames[to], se3(AT))
    frames = {name: model.getFrameId(name, pin.BODY) for name in whole.link_names}
    peer = _finished(whole, model, frames, offsets=True)
    x = states_of(whole, seed)
    for quantity in ("inverse_dynamics", "mass_matrix", "bias_torque"):
        agrees(whole, peer, "composite-body" if quantity == "mass_matrix" else "newton-euler", quantity, x)


# -- loops and couplings ----------------------------------------------------------------------------------------------


def test_a_loop_goes_with_either_of_its_links():
    robot = iso.load("four-bar")
    (loop,) = robot.loops
    opened = robot.detach(loop.b)
    assert opened.loops == () and loop.b not in opened.link_names
    inside = Robot("arm", (Link("base"),)).attach(robot, "base", prefix="left_").attach(robot, "base", prefix="right_")
    assert [one.name for one in inside.loops] == [f"left_{loop.name}", f"right_{loop.name}"]
    root = f"left_{robot.root.name}"
    assert inside.detach(root).loops == inside.loops[1:] and inside.subtree(root).loops == inside.loops[:1]


def chained() -> Robot:
    """Three joints, each moved by the one before it."""
    links = tuple(Link(name, 1.0) for name in ("base", "a", "b", "c"))
    joints = tuple(Joint(f"j_{link.name}", "base", link.name) for link in links[1:])
    return Robot("gears", links, joints, couplings=(iso.Coupling("j_b", {"j_a": -2.0}, 0.1), iso.Coupling("j_c", {"j_b": 3.0})))


def test_a_coupled_joint_follows_past_what_is_taken_off():
    robot = chained()
    assert robot.detach("c").couplings == robot.couplings[:1]
    assert robot.detach("b").couplings == (iso.Coupling("j_c", {"j_a": -6.0}, 3.0 * 0.1),)
    with pytest.raises(ModelError, match=r"joint 'j_b' stays, but 'j_a', which it follows.*robot\.with_couplings"):
        robot.detach("a")
    assert robot.with_couplings(robot.couplings[1]).detach("a").n == 1
    twice = robot.attach(robot, "base", prefix="x_")
    assert twice.couplings[2:] == (iso.Coupling("x_j_b", {"x_j_a": -2.0}, 0.1), iso.Coupling("x_j_c", {"x_j_b": 3.0}))
    assert twice.n == 2 and twice.detach("x_base") == robot


def test_a_recorded_mimic_goes_with_the_joint_that_it_names():
    robot = replace(chained(), couplings=())
    robot = replace(robot, joints=(*robot.joints[:2], replace(robot.joints[2], mimic=Mimic("j_a", 2.0))))
    assert robot.detach("a").joint("j_c").mimic is None and robot.detach("b").joint("j_c").mimic == Mimic("j_a", 2.0)
    assert robot.attach(robot, "a", prefix="x_").joint("x_j_c").mimic == Mimic("x_j_a", 2.0)


# -- where and how ----------------------------------------------------------------------------------------------------


def test_a_joint_says_where_it_sits_or_at_does():
    arm, load = iso.load("pelican"), Link("crucible", 1.0, inertia=[0.01, 0.01, 0.01])
    tip = arm.tip
    hinge = Joint("hinge", tip, "crucible", origin=AT, passive=True)
    assert arm.attach(load, joint=hinge) == arm.attach(load, tip, joint=replace(hinge, origin=np.eye(4)), at=AT)
    assert arm.attach(load, at=AT).joint("crucible_joint") == Joint("crucible_joint", tip, "crucible", "fixed", AT)
    assert arm.attach(load, joint="spherical").n == arm.n + 3
    q = np.zeros(arm.n)
    assert np.array_equal(arm.attach(load, at=AT).pose(q, "crucible"), arm.pose(q) @ AT)


def test_a_floating_part_stays_free_on_what_carries_it_and_a_moved_base_is_refused():
    arm, box = iso.load("pelican"), Robot("box", (Link("box", 2.0, inertia=[1, 1, 1]),))
    scene = arm.attach(box.with_base("floating"), arm.root.name)
    assert scene.n == arm.n + 6 and scene.base_joint is None and scene.detach("world") == arm
    with pytest.raises(ModelError, match=r"base motion of .* is prescribed; attach part\.with_base\('fixed'\)"):
        arm.attach(box.with_base("moving"))
    ship = iso.load("ur5").with_base("moving")
    assert ship.attach(box).detach("box") == ship and ship.attach(box).moving_base
    assert ship.subtree("forearm_link") == iso.load("ur5").subtree("forearm_link")


def test_edits_that_cannot_be_are_refused_by_name():
    arm, load = iso.load("ur5"), Link("load", 1.0)
    wrong: dict[str, Any] = {
        r"'base_link' is the base of robot 'ur5', which carries all others": lambda: arm.detach("base_link"),
        r"'base_link' is the base.*subtree": lambda: arm.with_base("moving").detach("base_link"),
        r"attach takes a Link or a Robot, got str 'load'": lambda: arm.attach("load"),  # type: ignore[arg-type]
        r"has a link 'wrist_3_link', 'tool0' already.*prefix=": lambda: arm.attach(arm.subtree("wrist_3_link"), "tool0"),
        r"has a joint 'elbow_joint' already.*prefix='load2_'": lambda: arm.attach(
            load, joint=Joint("elbow_joint", "tool0", "load")
        ),
        r"to='tool0', but joint 'hold' has the parent 'base_link'": lambda: arm.attach(
            load, "tool0", joint=Joint("hold", "base_link", "load")
        ),
        r"joint 'hold' carries 'bag', but the root of the part is 'load'": lambda: arm.attach(
            load, joint=Joint("hold", "tool0", "bag")
        ),
        r"has an origin already": lambda: arm.attach(load, at=AT, joint=Joint("hold", "tool0", "load", origin=AT)),
        r"attach: at: not a rigid pose": lambda: arm.attach(load, at=2 * np.eye(4)),
        r"prefix is a string put before the names.*got 3": lambda: arm.attach(load, prefix=3),  # type: ignore[arg-type]
        r"'world' does not move with the prescribed base.*attach to the base 'base_link'": lambda: arm.with_base("moving").attach(
            load, "world", joint="revolute"
        ),
        r"helical joint with pitch 0": lambda: arm.attach(load, joint="helical"),
        r"has 2 tips .*attach\(part, to=\.\.\.\)": lambda: iso.load("gripper").attach(load),
    }
    for message, edit in wrong.items():
        with pytest.raises(ModelError, match=message):
            edit()
    for message, edit in {
        r"attach: no link of robot 'ur5' is called 'forearm'; did you mean 'forearm_link'": lambda: arm.attach(load, "forearm"),
        r"no link is called 'tol0'; did you mean 'tool0'": lambda: arm.detach("tol0"),
        r"no link is called": lambda: arm.subtree("nothing"),
        r"joint type is called 'ball'.*spherical": lambda: arm.attach(load, joint="ball"),
        r"joint type is called \['revolute'\]": lambda: arm.attach(load, joint=["revolute"]),  # type: ignore[arg-type]
        r"is called ''": lambda: arm.attach(load, ""),
    }.items():
        with pytest.raises(UnknownNameError, match=message):
            edit()
