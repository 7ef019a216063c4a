"""Forward dynamics of bases that float alone, seen from another frame: exactly as from their own, by every method."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from bounds import between, bounded, within
from exact import general_arm, methods, symbolic

import isodyn as iso
from isodyn.dynamics.reductions import cheap_frames, free_base
from isodyn.graph.exact import P, evaluate_exactly, sphere
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot

FRAMES, BOTH = ("frames",), ("frames", "base-parameters")
SIX = ("xx", "yy", "zz", "xy", "xz", "yz")


def body(name: str) -> Link:
    """With symbols for its numbers."""
    s = iso.symbol
    return Link(name, s(f"{name}.m"), [s(f"{name}.c{x}") for x in "xyz"], [s(f"{name}.I{x}") for x in SIX])


def floating(robot: Robot) -> Robot:
    """On a floating base that has a mass."""
    return replace(robot, links=(body(robot.root.name), *robot.links[1:])).with_base("floating")


def screwed() -> Robot:
    """The base carries a screw."""
    arm = general_arm("RR", "modified")
    screw = replace(arm.joints[0], type="helical", pitch=iso.symbol("pitch"))
    return replace(arm, joints=(screw, *arm.joints[1:]), name="screwed")


def with_ball() -> Robot:
    """The base carries a link that turns, and that one a ball."""
    arm = general_arm("R", "standard")
    joint = Joint("spherical", arm.tip, "ball", "spherical")
    return replace(arm, links=(*arm.links, body("ball")), joints=(*arm.joints, joint), name="with-ball")


ROBOTS = {
    "turns": lambda: general_arm("RR", "modified"),
    "slides": lambda: general_arm("PR", "standard"),
    "screwed": screwed,
    "with a ball": with_ball,
    "two on the base": lambda: symbolic("tree"),
}


def a_state(robot: Robot, ports: Any, seed: int) -> dict[str, list[int]]:
    """Residues for every input; quaternions have the length 1."""
    drawn = Random(seed)
    values = {port.name: [drawn.randrange(P) for _ in range(port.size)] for port in ports}
    place = 0
    for joint in robot.movable_joints:
        if joint.is_manifold:
            four = slice(place + joint.nq - 4, place + joint.nq)
            values["q"][four] = sphere(*(drawn.randrange(P) for _ in range(3)))
        place += joint.nq
    return values


def alike(robot: Robot, method: str) -> bool:
    """Whether accelerations with and without reductions are the same modulo p, under wrenches on the base and the tip."""
    loads = (robot.joints[0].child, robot.tips[0])
    names = tuple(robot_symbols(robot))
    plain, *reduced = (
        iso.trace(robot, method, "forward_dynamics", parameters=names, wrench_frames=loads, reduce=r) for r in ((), FRAMES, BOTH)
    )
    values = a_state(robot, plain.inputs, 3)
    expected = evaluate_exactly(plain, values)
    return all(evaluate_exactly(graph, values) == expected for graph in reduced)


@pytest.mark.parametrize("name", ROBOTS)
def test_accelerations_are_exactly_those_seen_from_the_bases_own_frame(name: str) -> None:
    robot = floating(ROBOTS[name]())
    for method in ("denoc", "articulated-body", "composite-body"):
        assert alike(robot, method), method


@pytest.mark.parametrize("method", methods("forward_dynamics"))
def test_every_method_takes_such_a_base(method: str) -> None:
    assert alike(floating(general_arm("R", "standard")), method)


def test_only_bases_that_everything_hangs_on_are_seen_from_elsewhere() -> None:
    """And that no drive holds: its force would be that of a velocity left out."""
    arm = iso.load("ur5").with_base("floating")

    def free(robot: Robot) -> Any:
        return free_base(cheap_frames(reduce_robot(robot))).free

    assert free(iso.load("ur5")) is None
    assert np.allclose(np.asarray(free(arm), float), (0.0, 0.0, 0.089159))  # where the first two axes meet
    assert not np.asarray(free(iso.load("quadruped")), float).any()  # four legs: its own point
    base, *others = arm.joints
    for drive in ({"viscous": 0.1}, {"stiffness": 2.0}, {"rotor_inertia": 0.1}):
        try:
            held = replace(arm, joints=(replace(base, **drive), *others))
        except iso.ModelError:
            continue  # there is no such drive of a joint with an attitude
        assert free(held) is None, drive
    beside = Link("beside", 1.0, (0.1, 0.0, 0.0), (0.1, 0.1, 0.1))
    two = replace(arm, links=(*arm.links, beside), joints=(*arm.joints, Joint("hinge", arm.root.name, "beside")))
    assert free(two) is None


@pytest.mark.parametrize("name", ["ur5", "panda", "floating-gripper"])
def test_robots_of_the_catalogue_agree_to_rounding_and_cost_less(name: str) -> None:
    robot = iso.load(name)
    robot = robot if robot.base_joint else robot.with_base("floating")
    rng = np.random.default_rng(7)
    states = {"q": robot.random(rng, 4)} | {key: rng.normal(size=(4, robot.n)) for key in ("qd", "tau")}
    graphs = [iso.trace(robot, "articulated-body", "forward_dynamics", reduce=reduce) for reduce in ((), BOTH)]
    (plain, bound), (found, own) = (bounded(graph, states, constants=10 * robot.n) for graph in graphs)
    key = "forward_dynamics"
    within(found[key], plain[key], between(own[key], bound[key]), name)
    assert len(graphs[1]) < len(graphs[0])


def test_the_count_of_a_floating_ur5_is_golden() -> None:
    robot = iso.load("ur5").with_base("floating")
    count = iso.count(robot, "denoc", "forward_dynamics", reduce=BOTH, motors=False, friction=False)
    assert (count.mul, count.add, count.div, count.trig) == (443, 421, 34, 12)
