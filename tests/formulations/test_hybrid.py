"""Hybrid dynamics: accelerations known at some joints and torques at the others; by every method, of any split."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from bounds import bounded, close, printed, within
from exact import SYMBOLIC, a_point, random_symbolic_tree, symbolic
from hypothesis import given, settings
from hypothesis import strategies as st
from jointed import KINDS, mixed_tree, states_of

import isodyn as iso
from benchmarks.loops import ROBOTS, states
from isodyn.dynamics.closing import loops_of
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
    dynamics = iso.compile(arm, prescribed=arm.joint_names[:2], friction=False)
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
    options: dict[str, Any] = {"parameters": tuple(robot_symbols(robot)), "wrench_frames": (robot.link_names[-1],)}
    graph = iso.trace(robot, method, "hybrid_dynamics", prescribed=motion, **options)
    inverse = iso.trace(robot, "newton-euler", "inverse_dynamics", **options)
    x = a_point(graph, seed)
    found = np.array(evaluate_exactly(graph, x), dtype=object).reshape(2, robot.n)
    qdd, tau = found
    assert (np.where(known, qdd, tau) == x["qdd_or_tau"]).all()
    assert evaluate_exactly(inverse, {**x, "qdd": qdd.tolist()}) == tau.tolist()


@settings(max_examples=10, deadline=None, derandomize=True)
@given(st.integers(0, 10**6), st.lists(st.sampled_from(KINDS), min_size=1, max_size=3), st.sampled_from(HYBRID))
def test_random_trees_of_every_joint_obey_the_equations_of_motion(seed: int, kinds: Any, method: str):
    """|ID(q, qd, qdd) - tau| within what both graphs round, and what the rounding of qdd makes of it."""
    robot = mixed_tree(seed, kinds)
    motion, known = split(robot, seed)
    x = states_of(robot, seed)
    x["qdd_or_tau"] = np.where(known, x["qdd"], x["tau"])
    graph = iso.trace(robot, method, "hybrid_dynamics", prescribed=motion)
    values, bounds = bounded(graph, {name: x[name] for name in ("q", "qd", "qdd_or_tau")}, constants=8)
    assert (np.where(known, values["qdd"], values["tau"]) == x["qdd_or_tau"]).all()
    inverse = iso.trace(robot, "newton-euler", "inverse_dynamics")
    torques, rounding = bounded(inverse, {"q": x["q"], "qd": x["qd"], "qdd": values["qdd"]}, constants=8)
    M = iso.compile(robot, device="reference").mass_matrix(x["q"])
    passed_on = (np.abs(M) @ bounds["qdd"][..., np.newaxis])[..., 0]
    within(values["tau"], torques["inverse_dynamics"], bounds["tau"] + rounding["inverse_dynamics"] + passed_on, method)


def test_all_torques_known_is_forward_and_all_accelerations_known_is_inverse_dynamics():
    robot = iso.load("ur5").with_base("floating")
    x = states_of(robot, 3)
    push = {"tool0": np.arange(6.0)}
    forward = iso.compile(robot, prescribed=()).hybrid_dynamics(x["q"], x["qd"], x["tau"], wrench=push)
    expected = robot.forward_dynamics(x["q"], x["qd"], x["tau"], wrench=push)
    size = np.abs(expected).max()
    within(forward[0], expected, 1e4 * EPS * size)
    assert np.array_equal(forward[1], x["tau"])
    both = iso.compile(robot, prescribed=robot.joint_names)
    qdd, tau = both.hybrid_dynamics(x["q"], x["qd"], x["qdd"])
    expected = robot.inverse_dynamics(x["q"], x["qd"], x["qdd"])
    assert np.array_equal(qdd, x["qdd"])
    within(tau, expected, 400 * EPS * np.abs(expected).max())


def test_coupled_joints_and_a_moved_base():
    """Of a gripper whose fingers one motor moves; of an arm on a ship."""
    gripper = iso.load("mimic-gripper")
    x = states_of(gripper, 4)
    first = gripper.velocity_names[0]
    qdd, tau = iso.compile(gripper, prescribed=[first]).hybrid_dynamics(x["q"], x["qd"], x["tau"])
    expected = gripper.inverse_dynamics(x["q"], x["qd"], qdd)
    within(tau, expected, 1e4 * EPS * np.abs(expected).max())
    ship = iso.load("ur5").with_base("moving")
    base = {"twist": [0, 0, 0, 0.1, 0.2, 0], "acceleration": [1, 0, 0.5, 0, 0, 0.3]}
    q, qd, known = np.random.default_rng(0).uniform(-1, 1, (3, 6))
    qdd, tau = iso.compile(ship, prescribed=["elbow_joint"]).hybrid_dynamics(q, qd, known, base=base)
    expected = ship.inverse_dynamics(q, qd, qdd, base=base)
    within(tau, expected, 1e4 * EPS * np.abs(expected).max())
    with pytest.raises(MethodError, match="articulated bodies do not support coupled joints"):
        iso.compile(gripper, prescribed=[first], method="articulated-body").hybrid_dynamics(*[np.zeros(gripper.n)] * 3)
    with pytest.raises(ModelError, match="'left-finger' is coupled and has no entry in qd; name the joints that it follows: gear"):
        iso.compile(gripper, prescribed=["left-finger"])


def test_a_choice_of_joints_is_asked_for_and_checked():
    arm = iso.load("pelican")
    with pytest.raises(
        MethodError, match=r"which joints have known accelerations: isodyn\.compile\(robot, prescribed=\[joints\]\)"
    ):
        arm.hybrid_dynamics([0, 0], [0, 0], [0, 0])
    with pytest.raises(UnknownNameError, match="no joint is called 'joint9'; did you mean"):
        iso.compile(arm, prescribed=["joint9"])
    with pytest.raises(ModelError, match="compile: prescribed takes a sequence of names"):
        iso.compile(arm, prescribed="joint1")
    with pytest.raises(MethodError, match="do not support loops"):
        iso.compile(iso.load("four-bar"), prescribed=[], method="articulated-body").hybrid_dynamics(*[np.zeros(3)] * 3)
    again = pickle.loads(pickle.dumps(iso.compile(arm, prescribed=["joint1"])))
    assert again.prescribed == ("joint1",) and again.hybrid_dynamics([0, 0], [0, 0], [1, 0])[0][0] == 1.0


# -- closed loops ---------------------------------------------------------------------------------------------------------


def obeys(robot: Robot, dynamics: iso.Dynamics, x: Any, known: Any, found: Any, **loads: Any) -> None:
    """What was known is kept, the accelerations obey the loops, and forward dynamics returns them from the torques."""
    (q, qd), (qdd, tau) = x, found
    chosen = [name in (dynamics.prescribed or ()) for name in robot.velocity_names]
    assert (np.where(chosen, qdd, tau) == known).all()
    loops, depth = loops_of(robot), dynamics.count("hybrid_dynamics").depth
    condition = float(max(np.linalg.cond(M) for M in robot.mass_matrix(q)))
    close(robot.forward_dynamics(q, qd, tau, **loads), qdd, ops=2 * depth, condition=condition)
    K, k = loops(q)[1], loops.bias(q, qd)
    size = (np.abs(K) @ np.abs(qdd)[..., np.newaxis])[..., 0] + np.abs(k)
    left = (K @ qdd[..., np.newaxis])[..., 0] + k
    assert (np.abs(left).max(axis=-1) <= 4 * depth * condition * EPS * size.max(axis=-1)).all()


@pytest.mark.parametrize("name", ROBOTS)
def test_loops_are_obeyed_by_any_split_that_they_allow(name: str):
    """Joints at random, as long as their accelerations can be chosen: by rank at the states, or refused with what follows."""
    robot, random = iso.load(name), np.random.default_rng(3)
    q, qd, known = states(robot, 3, seed=9)
    K = loops_of(robot)(q)[1][:, list(loops_of(robot).independent[0])]
    for count in (0, 1, 2, 3)[: robot.n - K.shape[1] + 2]:
        motion = sorted(random.choice(robot.velocity_names, count, replace=False).tolist())
        left = np.linalg.matrix_rank(K[:, :, [n not in motion for n in robot.velocity_names]], tol=1e-9).max()
        if left < K.shape[1]:
            with pytest.raises(ModelError, match=r"cannot all be prescribed: the loops .* already determine .*; remove"):
                iso.compile(robot, prescribed=motion)
            continue
        dynamics = iso.compile(robot, device="reference", prescribed=motion)
        obeys(robot, dynamics, (q, qd), known, dynamics.hybrid_dynamics(q, qd, known))


@pytest.mark.parametrize("method", [key for key in HYBRID if key != "articulated-body"])
def test_every_method_leads_a_crank_and_a_rocker(method: str):
    robot = iso.load("four-bar")
    q, qd, known = states(robot, 4, seed=2)
    for joint in ("crank", "rocker"):
        dynamics = iso.compile(robot, method=method, device="reference", prescribed=[joint])
        obeys(robot, dynamics, (q, qd), known, dynamics.hybrid_dynamics(q, qd, known))


def test_a_prescribed_crank_takes_the_torque_of_its_motor():
    """No torque elsewhere: what compile(actuators=) gives for the same motion; and with a wrench on the coupler."""
    robot = iso.load("four-bar")
    q, qd, known = states(robot, 4, seed=4)
    known[:, 1:] = 0.0
    dynamics, wrench = iso.compile(robot, prescribed=["crank"]), {"coupler": np.array([3.0, -2.0, 0.0, 0.0, 0.0, 0.5])}
    qdd, tau = dynamics.hybrid_dynamics(q, qd, known)
    condition = float(max(np.linalg.cond(M) for M in robot.mass_matrix(q)))
    needed = iso.compile(robot, actuators=["crank"]).inverse_dynamics(q, qd, qdd)
    close(tau, needed, ops=2 * dynamics.count("hybrid_dynamics").depth, condition=condition)
    pushed = dynamics.hybrid_dynamics(q, qd, known, wrench=wrench)
    obeys(robot, dynamics, (q, qd), known, pushed, wrench=wrench)
    assert np.abs(pushed[1][:, 0] - tau[:, 0]).max() > 0.01


def test_motion_that_loops_join_is_named_and_a_dead_point_is_not_finite_in_its_state_alone():
    bar = iso.load("four-bar")
    with pytest.raises(ModelError, match=r"'crank', 'rocker' cannot all be .* 'four-bar' already determine 'rocker'; remove it"):
        iso.compile(bar, prescribed=["crank", "rocker"])
    with pytest.raises(ModelError, match=r"already determine '\w+'; remove it"):
        iso.compile(iso.load("delta"), prescribed=["x", "y", "z", "motor1"])
    outstretched = np.arccos((0.15**2 + 0.15**2 - 0.13**2) / (2 * 0.15**2))  # crank and coupler in line: the rocker turns back
    dead = iso.close_loops(bar, [outstretched, 0.0, 0.0], fixed=["crank"]).q
    qs = np.stack([bar.neutral(), dead])
    for device in ("cpu", "reference"):
        qdd, _ = iso.compile(bar, device=device, prescribed=["rocker"]).hybrid_dynamics(qs, 0 * qs, np.ones(3))
        assert np.isfinite(qdd[0]).all() and not np.isfinite(qdd[1]).all(), device


def test_coupled_joints_in_a_loop_are_led_too():
    robot = iso.load("five-bar")
    geared = replace(robot, couplings=(iso.Coupling("right-shoulder", {"left-shoulder": -1.0}),))
    state = iso.close_loops(geared, [0.2, 0.1, -0.1], [1.0, 0.0, 0.0], fixed=["left-shoulder"])
    q, qd = state.q[np.newaxis], state.qd[np.newaxis]
    dynamics = iso.compile(geared, device="reference", prescribed=["left-elbow"])
    known = np.array([[0.3, 2.0, 0.0]])
    obeys(geared, dynamics, (q, qd), known, dynamics.hybrid_dynamics(q, qd, known))
