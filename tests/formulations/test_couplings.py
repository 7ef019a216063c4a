"""Couplings are eliminated exactly: against closed forms, against Pinocchio's mimic joints, and between methods modulo a prime."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from bounds import between, bounded, within

import isodyn as iso
from isodyn.counts.counting import countable, givers
from isodyn.errors import MethodError, ModelError, UnknownNameError
from isodyn.formulations.drives import dry_levels
from isodyn.formulations.registry import METHODS
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.study.agreement import exact_robot

EPS = float(np.finfo(float).eps)
WHEEL, PINION, MASS, RADIUS, RATIO = 0.02, 0.005, 1.5, 0.05, -3.0  # [kg m2], [kg m2], [kg], [m]


def gears(**given: Any) -> Robot:
    """A wheel that turns a pinion backwards, which drives a rack: one freedom, two couplings in a chain."""
    links = (
        Link("frame"),
        Link("wheel", 1.0, inertia=(WHEEL, WHEEL, WHEEL)),
        Link("pinion", 0.5, inertia=(PINION, PINION, PINION)),
        Link("rack", MASS, inertia=np.eye(3)),
    )
    joints = (
        Joint("wheel", "frame", "wheel", rotor_inertia=1e-4, gear_ratio=10),
        Joint("pinion", "frame", "pinion", coulomb=(0.1, -0.2), static=(0.15, -0.2), viscous=0.01),
        Joint("rack", "frame", "rack", "prismatic", viscous=2.0),
    )
    couplings = (iso.Coupling("rack", {"pinion": RADIUS}, 0.4), iso.Coupling("pinion", {"wheel": RATIO}, 0.2))
    return Robot("gears", links, joints, (0.0, 0.0, 0.0), couplings=couplings, **given)


#: what the wheel feels of all of them
INERTIA = WHEEL + 1e-4 * 10**2 + RATIO**2 * PINION + (RATIO * RADIUS) ** 2 * MASS
DRAG = RATIO**2 * 0.01 + (RATIO * RADIUS) ** 2 * 2.0


def floating_tree() -> Robot:
    """A branched robot with slides on a floating base, in which a joint follows two others and another follows that one."""
    robot = iso.random_tree(5, 6, prismatic=0.3, branching=0.5, motors=True)
    robot = robot.with_payload(2.0, inertia=[1, 2, 2], link=robot.root.name).with_base("floating")
    return robot.with_couplings(
        iso.Coupling("joint3", {"joint1": -1.5, "joint5": 0.25}, 0.3), iso.Coupling("joint6", {"joint3": 0.75}, -0.25)
    )


# -- the model ------------------------------------------------------------------------------------------------------------


def test_a_coupled_joint_has_no_entry_in_q_and_expand_gives_it():
    robot = gears()
    assert (robot.n, robot.nq, robot.joint_names, robot.position_names) == (1, 1, ("wheel",), ("wheel",))
    assert robot.uncoupled.joint_names == ("wheel", "pinion", "rack") and robot.uncoupled.uncoupled == robot.uncoupled
    q = np.array([[0.5], [-2.0]])
    pinion = RATIO * q + 0.2
    within(robot.expand(q), np.hstack([q, pinion, RADIUS * pinion + 0.4]), 4 * EPS)
    within(robot.expand_velocity([2.0]), [2.0, 2 * RATIO, 2 * RATIO * RADIUS], 2 * EPS)
    assert np.array_equal(robot.uncoupled.expand(robot.expand(q)), robot.expand(q))
    assert robot.pose([0.0], "rack")[0, 3] == 0.0 and robot.pose([0.0], "rack")[2, 3] == robot.expand([0.0])[2]
    assert "pinion.viscous" in robot.parameters()


def test_couplings_that_cannot_be_are_refused_by_name():
    arm = iso.load("puma560")

    def refused(text: str, *couplings: iso.Coupling, error: type[Exception] = ModelError) -> None:
        with pytest.raises(error, match=text):
            arm.with_couplings(*couplings)

    refused("'joint2' -> 'joint1' -> 'joint2'", iso.Coupling("joint2", {"joint1": 1}), iso.Coupling("joint1", {"joint2": 1}))
    refused("'joint2' is coupled twice", iso.Coupling("joint2", {"joint1": 1}), iso.Coupling("joint2", {"joint3": 1}))
    refused(r"expected isodyn\.Coupling\(joint, .*, got \[Coupling", [iso.Coupling("joint2", {"joint1": 1})])
    refused(r"expected isodyn\.Coupling.*, got 'joint2'", "joint2")
    refused("is called 'joint9'", iso.Coupling("joint2", {"joint9": 1}), error=UnknownNameError)
    for text, arguments in {
        "cannot follow itself": ("a", {"a": 1.0}),
        "no other joint": ("a", {}),
        "the ratio to 'b' is 0": ("a", {"b": 0.0}),
        "ratio to 'b'": ("a", {"b": "fast"}),
        "offset": ("a", {"b": 1.0}, float("nan")),
    }.items():
        with pytest.raises(ModelError, match=text):
            iso.Coupling(*arguments)
    ball = Robot("ball", (Link("a"), Link("b", 1.0), Link("c", 1.0)), (Joint("x", "a", "b"), Joint("y", "b", "c", "spherical")))
    with pytest.raises(ModelError, match="'y' is spherical and has 3 DOF"):
        ball.with_couplings(iso.Coupling("y", {"x": 1.0}))
    with pytest.raises(TypeError, match="immutable"):
        iso.Coupling("a", {"b": 1.0}).others["b"] = 2.0


# -- the dynamics ---------------------------------------------------------------------------------------------------------


def test_gears_and_a_rack_are_one_inertia():
    robot = gears()
    within(robot.mass_matrix([0.3]), [[INERTIA]], 8 * EPS * INERTIA)
    # the pinion turns backwards where the wheel turns forwards, so that its friction at negative speed acts, times the ratio
    torque = INERTIA * 2.0 + DRAG * 4.0 + RATIO * -0.2
    within(robot.inverse_dynamics([0.3], [4.0], [2.0]), [torque], 16 * EPS * torque)
    within(robot.forward_dynamics([0.3], [4.0], [torque]), [2.0], 64 * EPS)
    within(robot.kinetic_energy([0.3], [4.0]), INERTIA * 8.0, 8 * EPS * INERTIA * 8)
    assert robot.joint_wrenches([0.3], [4.0], [2.0]).shape == (3, 6) and robot.regressor([0.3], [4.0], [2.0]).shape == (1, 30)


#: on a fixed base all methods; where the base floats, one of each kind: recursive, by matrices, by energies
@pytest.mark.parametrize(("floating", "by"), [(False, ()), (True, ("newton-euler", "denoc", "noc", "momentum", "composite-body"))])
def test_every_method_says_the_same_modulo_a_prime(floating, by):
    """Methods differ in what they compute for the whole tree; folded, all of them are one function of the state."""
    arm = iso.load("two-link" if floating else "scara")
    arm = arm.with_payload(2.0, inertia=[1, 2, 2], link=arm.root.name).with_base("floating") if floating else arm
    ratios = {"joint1": 0.5} if floating else {"joint1": -1.5, "joint4": 0.25}
    exact = exact_robot(arm.with_couplings(iso.Coupling("joint2", ratios, 0.3)))
    for quantity in ("inverse_dynamics", "mass_matrix", "coriolis_matrix", "forward_dynamics", "bias_torque"):
        methods = [method for method in givers(quantity) if method != "articulated-body" and method in (by or METHODS)]
        found = {method: exact.residues(method, quantity, 1) for method in methods}
        assert len(found) >= 5 and len({tuple(values) for values in found.values()}) == 1, quantity


def test_what_is_folded_is_the_tree_seen_from_the_joints_that_are_left():
    """Every quantity against the whole tree's by E, in numbers; derivatives by two ways, exactly."""
    robot = floating_tree()
    rng = np.random.default_rng(3)
    q, qd, qdd = robot.neutral()[None], *rng.uniform(-1, 1, (2, 1, robot.n))
    q[:, 3:7], q[:, 7:] = (0.5, -0.5, 0.5, 0.5), rng.uniform(-1, 1, robot.nq - 7)
    E = robot.expand_velocity(np.eye(robot.n)).T
    state = {"q": q, "qd": qd, "qdd": qdd}
    wide = {"q": robot.expand(q), "qd": qd @ E.T, "qdd": qdd @ E.T}

    def folded(X: Any, shape: tuple[int | str, ...], E: Any) -> Any:
        if shape[1:] in (("n",), ("joints",)):
            X = X @ E[-X.shape[-1] :, (6 if shape[1] == "joints" else 0) :]
        return np.moveaxis(np.moveaxis(X, 1, -1) @ E, -1, 1) if shape[:1] == ("n",) else X

    for key, row in QUANTITIES.items():
        if "tau" in row.inputs or row.derivation == "gradients":
            continue
        options = {"frame": "link6"} if row.options else {}
        own, bound = bounded(iso.trace(robot, None, key, **options), {name: state[name] for name in row.inputs})
        whole, spread = bounded(iso.trace(robot.uncoupled, None, key, **options), {name: wide[name] for name in row.inputs})
        for name in row.outputs:
            sums = np.abs(whole[name]) * 2 * len(E) * EPS  # of E^T X E, and of E qd
            off = bound[name] + folded(spread[name] + sums, row.shape, np.abs(E))
            within(own[name], folded(whole[name], row.shape, E), off, f"{key} {name}")
    exact = exact_robot(iso.load("scara").with_couplings(iso.Coupling("joint2", {"joint1": -1.5, "joint4": 0.25}, 0.3)))
    first, second = (
        exact.residues(method, "forward_dynamics_derivatives", 2) for method in ("recursive-derivatives", "newton-euler")
    )
    assert first == second


def test_articulated_bodies_say_that_they_do_not_go_through_couplings():
    robot = gears()
    with pytest.raises(MethodError, match=r"\(pinion, rack\); take method=None"):
        iso.trace(robot, "articulated-body", "forward_dynamics")
    assert iso.compile(robot).method_for("forward_dynamics") != "articulated-body"


def test_pinocchio_says_the_same_of_mimic_joints():
    """Torques and M; accelerations, which it refuses, are M^-1 (tau - bias) of its own."""
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed: no peer to compare with")
    arm = iso.random_tree(5, 6, prismatic=0.3, branching=0.5, motors=False)
    pairs = {"joint3": ("joint1", -1.5, 0.3), "joint6": ("joint2", 0.7, -0.2)}
    robot = arm.with_couplings(*(iso.Coupling(name, {other: ratio}, at) for name, (other, ratio, at) in pairs.items()))
    text = arm.to_urdf()
    for name, (other, ratio, at) in pairs.items():
        mimic = f'<mimic joint="{other}" multiplier="{ratio}" offset="{at}"/>'
        text = re.sub(rf'(<joint name="{name}".*?)(</joint>)', rf"\1{mimic}\2", text, flags=re.DOTALL)
    model = pin.buildModelFromXML(text, True)
    model.gravity = pin.Motion(np.concatenate([robot.gravity, np.zeros(3)]))
    data, joints = model.createData(), [model.joints[model.getJointId(name)] for name in robot.joint_names]
    assert [joint.idx_v for joint in joints] == list(range(robot.n))
    rng = np.random.default_rng(0)
    q, qd, qdd, tau = rng.uniform(-1, 1, (4, robot.n))
    theirs = np.concatenate([[x] if joint.nq == 1 else [np.cos(x), np.sin(x)] for joint, x in zip(joints, q, strict=True)])
    M = np.triu(pin.crba(model, data, theirs))
    M = M + np.triu(M, 1).T
    bias = pin.rnea(model, data, theirs, qd, np.zeros(robot.n))
    expected = {
        "inverse_dynamics": np.array(pin.rnea(model, data, theirs, qd, qdd)),
        "mass_matrix": M,
        "forward_dynamics": np.linalg.solve(M, tau - bias),
    }
    state = {"q": q, "qd": qd, "qdd": qdd, "tau": tau}
    for key, value in expected.items():
        graph = iso.trace(robot, "newton-euler", key, friction=False)
        own, bound = bounded(graph, {port.name: state[port.name] for port in graph.inputs}, constants=24)  # as test_peers.py
        within(own[key], value, between(bound[key], batch=0), key)


# -- friction and motion --------------------------------------------------------------------------------------------------


def test_dry_friction_of_a_coupled_joint_belongs_to_the_joint_that_moves_it():
    static, sliding = dry_levels(reduce_robot(gears()))
    within(np.array(static)[:, 0], [RATIO * 0.15, RATIO * -0.2], 0.0)  # backwards: the levels change places
    within(np.array(sliding)[:, 0], [RATIO * 0.1, RATIO * -0.2], 0.0)
    three = iso.random_tree(1, 3, branching=0.0)
    joints = tuple(replace(joint, coulomb=(1, -1)) if joint.name == "joint3" else joint for joint in three.joints)
    both = replace(three, joints=joints, couplings=(iso.Coupling("joint3", {"joint1": 1.0, "joint2": 1.0}),))
    assert both.inverse_dynamics(*np.ones((3, 2))).shape == (2,)
    with pytest.raises(ModelError, match="'joint3' has dry friction and is driven by 2 others"):
        dry_levels(reduce_robot(both))


def test_gears_move_as_the_one_joint_that_they_are():
    """Through sticking and starting, by simulate and by rollout."""
    wheel = Joint(
        "wheel", "frame", "wheel", rotor_inertia=INERTIA - WHEEL, viscous=DRAG,
        coulomb=(-0.2 * RATIO, 0.1 * RATIO), static=(-0.2 * RATIO, 0.15 * RATIO),
    )  # fmt: skip
    one = Robot("one", gears().links[:2], (wheel,), (0.0, 0.0, 0.0))
    t = np.linspace(0, 3, 31)

    def push(time: float, q: Any, qd: Any) -> list[float]:
        return [1.5 * np.cos(3 * time) * np.exp(-time)]

    found, wanted = (iso.simulate(robot, [0.0], [2.0], t, torque=push) for robot in (gears(), one))
    within(found.q, wanted.q, 1e-8 + 1e-8 * np.abs(wanted.q).max())  # rtol of both runs
    assert (wanted.qd[-1] == 0).any()
    many = [iso.rollout(robot, np.zeros((2, 1)), np.ones((2, 1)), steps=20, dt=0.01).q for robot in (gears(), one)]
    within(*many, 20 * 64 * EPS)


def test_counts_leave_out_what_does_not_go_through_couplings():
    pairs = countable(gears(), ("forward_dynamics",))
    assert ("forward_dynamics", "denoc") in pairs and ("forward_dynamics", "articulated-body") not in pairs
    assert ("forward_dynamics", "articulated-body") in countable(gears().uncoupled, ("forward_dynamics",))


def test_computed_torque_leads_coupled_joints_along_a_trajectory():
    arm = iso.load("scara")
    robot = arm.with_couplings(iso.Coupling("joint2", {"joint1": -0.5}, 0.2))
    motion = iso.Trajectory.quintic(np.zeros(3), [0.5, 0.05, -0.4], 1.0)
    run = iso.simulate(robot, np.zeros(3), np.zeros(3), 1.0, torque=iso.Controller.computed_torque(robot, 100.0, 20.0, motion))
    within(run.q[-1], [0.5, 0.05, -0.4], 1e-7)  # the tolerance of the run, 1e-8, over its steps


def test_what_friction_of_coupled_joints_takes_is_part_of_the_work():
    """Of this gripper the fingers alone have friction, and they have no entry in q."""
    robot = iso.load("mimic-gripper")
    run = iso.simulate(robot, np.zeros(2), np.zeros(2), 0.2, torque=[0.01, 0.02])
    assert (run.friction[1:, 1] > 0).all()
    assert np.abs(run.energy_error).max() < 1e-8 * run.energy.max()  # the tolerance of the integration
