"""Hybrid dynamics: accelerations known at some joints and torques at the others; by every method, of any split."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from bounds import bounded, printed, within
from exact import SYMBOLIC, a_point, random_symbolic_tree, symbolic
from hypothesis import given, settings
from hypothesis import strategies as st
from jointed import KINDS, mixed_tree, states_of

import isodyn as iso
from isodyn.errors import MethodError, ModelError, UnknownNameError
from isodyn.graph.exact import evaluate_exactly
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols

HYBRID = tuple(row.key for row in iso.methods() if "hybrid_dynamics" in row.quantities)
EPS = float(np.finfo(float).eps)


def split(robot: Robot, seed: int) -> tuple[list[str], Any]:
    """(names of the freedoms whose accelerations are known, which they are (n,)): any number of them."""
    known = np.random.default_rng(seed).uniform(size=robot.n) < np.random.default_rng(seed + 1).uniform()
    return [name for name, one in zip(robot.velocity_names, known, strict=True) if one], known


def test_every_method_with_forward_dynamics_has_it():
    assert set(HYBRID) == {row.key for row in iso.methods() if "forward_dynamics" in row.quantities}


def test_the_crucible_moved_as_given():
    """Two joints of the arm as given, the hook free: digits of two independent calculations."""
    arm = iso.load("pelican-crucible")
    dynamics = iso.compile(arm, motion=arm.joint_names[:2], friction=False)
    qdd, tau = dynamics.hybrid_dynamics([0.3, 0.4, -0.7], [0.5, -0.2, 0.9], [1.0, 2.0, 0.0])
    printed(qdd, [1.0, 2.0, -82.65510664], digits=8)
    printed(tau, [13.14909466, 1.07817264, 0.0], digits=8)


@pytest.mark.parametrize("method", HYBRID)
@pytest.mark.parametrize("name", [*SYMBOLIC, "random"])
def test_every_method_solves_any_split_exactly(name: str, method: str):
    """Robots whose every parameter is a symbol: the result is put back into the equations of motion, modulo 2^61 - 1."""
    robot = random_symbolic_tree(5, 4) if name == "random" else symbolic(name)
    seed = len(name) + HYBRID.index(method)
    motion, known = split(robot, seed)
    options: dict[str, Any] = {"parameters": tuple(robot_symbols(robot)), "loads": (robot.link_names[-1],)}
    graph = iso.trace(robot, method, "hybrid_dynamics", motion=motion, **options)
    inverse = iso.trace(robot, "newton-euler", "inverse_dynamics", **options)
    x = a_point(graph, seed)
    found = np.array(evaluate_exactly(graph, x), dtype=object).reshape(2, robot.n)
    qdd, tau = found
    assert (np.where(known, qdd, tau) == x["known"]).all()
    assert evaluate_exactly(inverse, {**x, "qdd": qdd.tolist()}) == tau.tolist()


@settings(max_examples=10, deadline=None, derandomize=True)
@given(st.integers(0, 10**6), st.lists(st.sampled_from(KINDS), min_size=1, max_size=3), st.sampled_from(HYBRID))
def test_random_trees_of_every_joint_obey_the_equations_of_motion(seed: int, kinds: Any, method: str):
    """|ID(q, qd, qdd) - tau| within what both graphs round, and what the rounding of qdd makes of it."""
    robot = mixed_tree(seed, kinds)
    motion, known = split(robot, seed)
    x = states_of(robot, seed)
    x["known"] = np.where(known, x["qdd"], x["tau"])
    graph = iso.trace(robot, method, "hybrid_dynamics", motion=motion)
    values, bounds = bounded(graph, {name: x[name] for name in ("q", "qd", "known")}, constants=8)
    assert (np.where(known, values["qdd"], values["tau"]) == x["known"]).all()
    inverse = iso.trace(robot, "newton-euler", "inverse_dynamics")
    torques, rounding = bounded(inverse, {"q": x["q"], "qd": x["qd"], "qdd": values["qdd"]}, constants=8)
    M = iso.compile(robot, device="reference").mass_matrix(x["q"])
    passed_on = (np.abs(M) @ bounds["qdd"][..., np.newaxis])[..., 0]
    within(values["tau"], torques["inverse_dynamics"], bounds["tau"] + rounding["inverse_dynamics"] + passed_on, method)


def test_all_torques_known_is_forward_and_all_accelerations_known_is_inverse_dynamics():
    robot = iso.load("ur5").with_base("floating")
    x = states_of(robot, 3)
    push = {"tool0": np.arange(6.0)}
    forward = iso.compile(robot, motion=()).hybrid_dynamics(x["q"], x["qd"], x["tau"], wrench=push)
    expected = robot.forward_dynamics(x["q"], x["qd"], x["tau"], wrench=push)
    size = np.abs(expected).max()
    within(forward[0], expected, 1e4 * EPS * size)
    assert np.array_equal(forward[1], x["tau"])
    both = iso.compile(robot, motion=robot.joint_names)
    qdd, tau = both.hybrid_dynamics(x["q"], x["qd"], x["qdd"])
    expected = robot.inverse_dynamics(x["q"], x["qd"], x["qdd"])
    assert np.array_equal(qdd, x["qdd"])
    within(tau, expected, 400 * EPS * np.abs(expected).max())


def test_coupled_joints_and_a_moved_base():
    """Of a gripper whose fingers one motor moves; of an arm on a ship."""
    gripper = iso.load("mimic-gripper")
    x = states_of(gripper, 4)
    first = gripper.velocity_names[0]
    qdd, tau = iso.compile(gripper, motion=[first]).hybrid_dynamics(x["q"], x["qd"], x["tau"])
    expected = gripper.inverse_dynamics(x["q"], x["qd"], qdd)
    within(tau, expected, 1e4 * EPS * np.abs(expected).max())
    ship = iso.load("ur5").with_base("moving")
    base = {"twist": [0, 0, 0, 0.1, 0.2, 0], "acceleration": [1, 0, 0.5, 0, 0, 0.3]}
    q, qd, known = np.random.default_rng(0).uniform(-1, 1, (3, 6))
    qdd, tau = iso.compile(ship, motion=["elbow_joint"]).hybrid_dynamics(q, qd, known, base=base)
    expected = ship.inverse_dynamics(q, qd, qdd, base=base)
    within(tau, expected, 1e4 * EPS * np.abs(expected).max())
    with pytest.raises(MethodError, match="articulated bodies do not go through joints"):
        iso.compile(gripper, motion=[first], method="articulated-body").hybrid_dynamics(*[np.zeros(gripper.n)] * 3)
    with pytest.raises(ModelError, match="'left-finger' is coupled and has no entry of its own; name what moves it: gear"):
        iso.compile(gripper, motion=["left-finger"])


def test_a_choice_of_joints_is_asked_for_and_checked():
    arm = iso.load("pelican")
    with pytest.raises(MethodError, match=r"which joints have known accelerations: isodyn\.compile\(robot, motion=\[joints\]\)"):
        arm.hybrid_dynamics([0, 0], [0, 0], [0, 0])
    with pytest.raises(UnknownNameError, match="no joint is called 'joint9'; did you mean"):
        iso.compile(arm, motion=["joint9"])
    with pytest.raises(ModelError, match="compile: motion takes a sequence of names"):
        iso.compile(arm, motion="joint1")
    with pytest.raises(MethodError, match=r"has loops.*with_loops"):
        iso.compile(iso.load("four-bar"), motion=[]).hybrid_dynamics(*[np.zeros(3)] * 3)
    again = pickle.loads(pickle.dumps(iso.compile(arm, motion=["joint1"])))
    assert again.motion == ("joint1",) and again.hybrid_dynamics([0, 0], [0, 0], [1, 0])[0][0] == 1.0
