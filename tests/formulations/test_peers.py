"""Pinocchio says the same: every quantity, by every method that offers it, to the rounding of both programs (agreeing.py)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bounds import between, bounded, held, within

pytest.importorskip("pinocchio", reason="Pinocchio is not installed: no peer to compare with")

from agreeing import (
    CONSTANTS_DIRECT,
    CONSTANTS_URDF,
    INPUTS,
    RECURSIVE,
    agrees,
    agrees_on_forward_derivatives,
    agrees_on_forward_dynamics,
    candidates,
    forward_bound,
    ours,
    peers_answer,
    regressor_gives_torques,
    turned,
)
from peers import REFERENCE, Peer, joint_by_joint, mujoco_inverse_dynamics, through_urdf
from public import public_files

import isodyn as iso
from isodyn.kinematics.frames import traced_poses
from isodyn.model.robot import Robot


def states(n: int, seed: int) -> dict[str, Any]:
    """Three states: at rest in the zero position, almost there, and anywhere; tau is the third vector under its other name."""
    rng = np.random.default_rng(seed)
    x = rng.uniform(-3.0, 3.0, (3, 3, n)) * np.array([0.0, 1e-4, 1.0])[:, None, None]
    return {"q": x[:, 0], "qd": x[:, 1], "qdd": x[:, 2], "tau": x[:, 2] * 10}


def loads_on(robot: Robot, frames: Sequence[str], seed: int) -> dict[str, Any]:
    rng = np.random.default_rng(seed)
    return {frame: rng.uniform(-5.0, 5.0, (3, 6)) for frame in frames}


# -- robots that people know ------------------------------------------------------------------------------------------


@cache
def known(name: str) -> tuple[Robot, Peer, Peer]:
    robot = iso.load(name)
    return robot, joint_by_joint(robot), through_urdf(robot)


KNOWN = ("ur5", "iiwa14", "puma560", "stanford")
MATRICES = ("inverse_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque", "bias_torque", "joint_wrenches")


@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.parametrize("quantity", MATRICES)
def test_known_robots_agree_by_every_method(name: str, quantity: str) -> None:
    robot, direct, urdf = known(name)
    x = states(robot.n, 1)
    for method in candidates(quantity):
        agrees(robot, direct, method, quantity, x)
        agrees(robot, urdf, method, quantity, x, constants=CONSTANTS_URDF)


@pytest.mark.parametrize("name", KNOWN)
def test_known_robots_accelerate_alike_by_every_method(name: str) -> None:
    robot, direct, urdf = known(name)
    x = states(robot.n, 2)
    agrees_on_forward_dynamics(robot, direct, candidates("forward_dynamics"), x)
    agrees_on_forward_dynamics(robot, urdf, candidates("forward_dynamics"), x, constants=CONSTANTS_URDF)


@pytest.mark.parametrize("name", KNOWN)
def test_every_frame_has_the_same_pose_and_jacobians(name: str) -> None:
    robot, direct, urdf = known(name)
    x = states(robot.n, 3)
    for frame in robot.link_names:
        for peer, constants in ((direct, CONSTANTS_DIRECT), (urdf, CONSTANTS_URDF)):
            agrees(robot, peer, "newton-euler", "pose", x, constants=constants, frame=frame)
            for reference in REFERENCE:
                agrees(robot, peer, "newton-euler", "jacobian", x, constants=constants, frame=frame, reference=reference)


@pytest.mark.parametrize("name", KNOWN)
def test_energies_agree(name: str) -> None:
    robot, direct, _ = known(name)
    for quantity in ("kinetic_energy", "potential_energy"):
        agrees(robot, direct, "newton-euler", quantity, states(robot.n, 4))


@pytest.mark.parametrize("name", ["ur5", "iiwa14"])
def test_derivatives_of_inverse_dynamics_agree(name: str) -> None:
    """By every method for the one, by three for the other."""
    robot, direct, _ = known(name)
    x = states(robot.n, 5)
    for method in candidates("inverse_dynamics_derivatives") if name == "ur5" else ("newton-euler", "kane", RECURSIVE):
        agrees(robot, direct, method, "inverse_dynamics_derivatives", x)


@pytest.mark.parametrize("name", ["ur5", "iiwa14"])
def test_derivatives_of_forward_dynamics_agree(name: str) -> None:
    robot, direct, _ = known(name)
    for method in ("articulated-body", RECURSIVE):
        agrees_on_forward_derivatives(robot, direct, method, states(robot.n, 6))


@pytest.mark.parametrize("name", ["ur5", "iiwa14"])
def test_the_regressor_agrees_and_gives_the_torques(name: str) -> None:
    robot, direct, _ = known(name)
    x = states(robot.n, 7)
    agrees(robot, direct, "newton-euler", "regressor", x)
    regressor_gives_torques(robot, direct, x)


@pytest.mark.parametrize("name", ["puma560", "stanford"])
def test_the_regressor_speaks_the_link_frames_of_standard_dh(name: str) -> None:
    robot, direct, _ = known(name)
    regressor_gives_torques(robot, direct, states(robot.n, 8))


@pytest.mark.parametrize("name", KNOWN)
def test_outside_wrenches_on_several_frames_enter_alike(name: str) -> None:
    robot, direct, _ = known(name)
    x, wrench = states(robot.n, 9), loads_on(robot, [robot.tip, robot.link_names[3], robot.link_names[1]], 9)
    for quantity in ("inverse_dynamics", "joint_wrenches"):
        for method in candidates(quantity):
            agrees(robot, direct, method, quantity, x, wrench=wrench)
    agrees_on_forward_dynamics(robot, direct, candidates("forward_dynamics"), x, wrench=wrench)


def test_gravity_in_any_direction_enters_alike() -> None:
    robot = iso.load("iiwa14").with_gravity((1.5, -3.0, 2.5))
    peer, x = joint_by_joint(robot), states(robot.n, 10)
    for quantity in ("inverse_dynamics", "gravity_torque", "bias_torque", "potential_energy", "joint_wrenches"):
        for method in candidates(quantity):
            agrees(robot, peer, method, quantity, x)
    agrees_on_forward_dynamics(robot, peer, ("articulated-body", "composite-body"), x)


# -- two hundred random trees -----------------------------------------------------------------------------------------

#: 36 trees of each size to 3, 14 of 4 and 5, 6 of each to 9, 2 of each to 12, one of each to 40, and six more: 200
SIZES = (
    [n for n in (1, 2, 3) for _ in range(36)] + [n for n in (4, 5) for _ in range(14)] + [n for n in (6, 7, 8, 9) for _ in range(6)]
)
SIZES += [10, 10, 11, 11, 12, 12, *range(13, 41), 13, 14, 15, 16, 17, 40]


def tree(seed: int) -> Robot:
    """Every third tree has coordinate axes and right angles, every second one motors; gravity is never quite along z."""
    return iso.random_tree(
        seed, SIZES[seed], arbitrary_axes=seed % 3 != 0, motors=seed % 2 == 0, branching=0.4, gravity=(0.3, -0.2 * (seed % 5), -9.7)
    )


def test_there_are_two_hundred_trees_of_every_size_and_kind() -> None:
    assert len(SIZES) == 200
    assert set(SIZES) == set(range(1, 41))
    trees = [tree(seed) for seed in range(0, 200, 7)]
    assert {joint.type for robot in trees for joint in robot.joints} == {"revolute", "prismatic", "fixed"}
    assert sum(len(robot.tips) > 1 for robot in trees) > len(trees) / 3


SMALL = [k for k, n in enumerate(SIZES) if n <= 3]
BY_EVERY_METHOD = SMALL[::11]  # of every size, with and without motors, with any axes and with coordinate axes


@pytest.mark.parametrize("seed", BY_EVERY_METHOD)
def test_a_small_tree_agrees_by_every_method(seed: int) -> None:
    robot = tree(seed)
    peer, x = joint_by_joint(robot), states(robot.n, seed)
    for quantity in MATRICES:
        for method in candidates(quantity):
            agrees(robot, peer, method, quantity, x)
    agrees_on_forward_dynamics(robot, peer, candidates("forward_dynamics"), x)
    some_kinematics_agree(robot, peer, x, seed)


def test_the_trees_that_every_method_computes_are_of_every_kind() -> None:
    kinds = {(SIZES[seed], seed % 2, seed % 3 == 0) for seed in BY_EVERY_METHOD}
    assert {size for size, _, _ in kinds} == {1, 2, 3} and {kind[1:] for kind in kinds} == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize("seed", [k for k, n in enumerate(SIZES) if n <= 12 and k not in BY_EVERY_METHOD])
def test_a_tree_agrees_on_every_quantity(seed: int) -> None:
    """The methods take turns: that they are the same function is decided exactly (test_matrix, test_properties).  With more than
    three joints the quantities do too."""
    robot = tree(seed)
    peer, x = joint_by_joint(robot), states(robot.n, seed)
    for k, quantity in enumerate(MATRICES):
        if robot.n <= 3 or (seed + k) % 3 == 0:
            agrees(robot, peer, turn(quantity, seed), quantity, x)
    if robot.n <= 3 or seed % 3 == 0:
        agrees_on_forward_dynamics(robot, peer, [turn("forward_dynamics", seed)], x)
    some_kinematics_agree(robot, peer, x, seed)


@pytest.mark.parametrize("seed", [k for k, n in enumerate(SIZES) if n > 12])
def test_a_large_tree_agrees(seed: int) -> None:
    """The quantities take turns, by the methods that cost least to trace."""
    robot = tree(seed)
    peer, x = joint_by_joint(robot), states(robot.n, seed)
    if seed % 4 == 0:
        agrees(robot, peer, ("newton-euler", "modified-newton-euler")[seed // 4 % 2], "inverse_dynamics", x)
        agrees(robot, peer, ("modified-newton-euler", "newton-euler")[seed // 4 % 2], "joint_wrenches", x)
    elif seed % 4 == 1:
        agrees_on_forward_dynamics(robot, peer, ["articulated-body"], x)
    else:
        agrees(robot, peer, "composite-body", ("mass_matrix", "coriolis_matrix")[seed % 2], x)
        agrees(robot, peer, "composite-body", "gravity_torque", x)
    if seed % 3 == 0:
        some_kinematics_agree(robot, peer, x, seed)


def turn(quantity: str, seed: int) -> str:
    methods = candidates(quantity)
    return methods[seed % len(methods)]


def some_kinematics_agree(robot: Robot, peer: Peer, x: dict[str, Any], seed: int) -> None:
    """Pose, one Jacobian and the energies, of a frame that changes with the seed."""
    frame = robot.link_names[seed % len(robot.link_names)]
    agrees(robot, peer, "newton-euler", "pose", x, frame=frame)
    agrees(robot, peer, "newton-euler", "jacobian", x, frame=frame, reference=list(REFERENCE)[seed % 3])
    agrees(robot, peer, "newton-euler", ("kinetic_energy", "potential_energy")[seed % 2], x)


@pytest.mark.parametrize("seed", range(2, 160, 13))
def test_outside_wrenches_on_any_frames_of_a_tree_enter_alike(seed: int) -> None:
    robot = tree(seed)
    peer, x = joint_by_joint(robot), states(robot.n, seed)
    wrench = loads_on(robot, [robot.link_names[-1], robot.link_names[0], robot.link_names[len(robot.links) // 2]], seed)
    for quantity in ("inverse_dynamics", "joint_wrenches"):
        agrees(robot, peer, turn(quantity, seed // 13), quantity, x, wrench=wrench)
    agrees_on_forward_dynamics(robot, peer, [turn("forward_dynamics", seed // 13)], x, wrench=wrench)


@pytest.mark.parametrize("seed", range(1, 120, 17))
def test_derivatives_and_regressor_of_a_tree_agree(seed: int) -> None:
    robot = tree(seed)
    peer, x = joint_by_joint(robot), states(robot.n, seed)
    wrench = loads_on(robot, [robot.link_names[-1], robot.link_names[len(robot.links) // 2]], seed)
    for method in (turn("inverse_dynamics_derivatives", seed // 17), RECURSIVE):
        agrees(robot, peer, method, "inverse_dynamics_derivatives", x)
        agrees(robot, peer, method, "inverse_dynamics_derivatives", x, wrench=wrench)
    for method in (turn("forward_dynamics_derivatives", seed // 17), RECURSIVE):
        agrees_on_forward_derivatives(robot, peer, method, x, wrench)
    agrees(robot, peer, "newton-euler", "regressor", x)
    regressor_gives_torques(robot, peer, x)


@pytest.mark.parametrize("seed", range(3, 150, 21))
def test_a_tree_reads_the_same_through_urdf(seed: int) -> None:
    robot = tree(seed)
    peer, x = through_urdf(robot), states(robot.n, seed)
    for quantity in ("inverse_dynamics", "joint_wrenches", "mass_matrix"):
        agrees(robot, peer, turn(quantity, seed), quantity, x, constants=CONSTANTS_URDF)


# -- files that others wrote -------------------------------------------------------------------------------------------


FILES = public_files()


@pytest.mark.skipif(not FILES, reason="example-robot-data is not installed: no files of others")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_public_file_agrees_to_rounding(file: Path) -> None:
    """Torques, inertia matrix and the poses of all links, by the interpreter, of robots with one joint to a hundred."""
    if "<link" not in file.read_text(encoding="utf-8"):
        pytest.skip("no robot is in it")
    robot = iso.load(file, mimic="free")  # Pinocchio leaves such joints free where it is not asked to couple them
    if not robot.n:
        pytest.skip("nothing moves")
    peer, x = through_urdf(robot, file), states(robot.n, robot.n)
    for method, quantity in (("newton-euler", "inverse_dynamics"), ("composite-body", "mass_matrix")):
        agrees(robot, peer, method, quantity, x, constants=CONSTANTS_URDF)
    values, own = bounded(traced_poses(robot), {"q": x["q"]}, constants=CONSTANTS_URDF)
    theirs = [[peer.pose(q, frame) for frame in robot.link_names] for q in x["q"]]

    def compare(fold: bool) -> None:
        other = own if fold else bounded(traced_poses(turned(robot)), {"q": x["q"]}, constants=CONSTANTS_URDF)[1]
        within(values["poses"], theirs, between(own["poses"], other["poses"], batch=2), f"{robot.name}, poses:")

    held(compare)


# -- the same through compiled kernels --------------------------------------------------------------------------------


def kernels_agree(robot: Robot, quantities: Sequence[str], seed: int, method: str | None = None) -> None:
    """A kernel rounds no more often than its graph, so the graph's bound holds for it."""
    dynamics = iso.compile(robot, method=method, friction=False)
    peer, x = joint_by_joint(robot), states(robot.n, seed)
    frame = robot.link_names[-1]
    for quantity in quantities:
        options = {"frame": frame} if quantity in ("pose", "jacobian") else {}
        if quantity == "jacobian":
            options["reference"] = list(REFERENCE)[seed % 3]
        mine = getattr(dynamics, quantity)(*(x[name] for name in INPUTS[quantity]), **options)
        theirs = peers_answer(peer, quantity, x, {}, **options)

        def compare(fold: bool, quantity=quantity, options=options, mine=mine, theirs=theirs) -> None:
            if quantity == "forward_dynamics":
                bound = forward_bound(robot, peer, x, theirs[0], CONSTANTS_DIRECT, {}, fold)
            else:
                by = dynamics.method_for(quantity)
                bound = ours(robot, by, quantity, x, CONSTANTS_DIRECT, {}, fold=fold, **options)[1][quantity]
            within(mine, theirs[0], bound, f"{robot.name}, kernel, {quantity}:")

        held(compare)


ALL = (*MATRICES, "forward_dynamics", "pose", "jacobian", "kinetic_energy", "potential_energy")


@pytest.mark.parametrize("seed", [k for k, n in enumerate(SIZES) if n <= 12][::23])
def test_kernels_of_trees_agree_on_every_quantity(seed: int) -> None:
    kernels_agree(tree(seed), ALL, seed)


@pytest.mark.parametrize("name", ["ur5", "iiwa14"])
def test_kernels_of_known_robots_agree_on_every_quantity(name: str) -> None:
    kernels_agree(iso.load(name), ALL, 11)


def test_kernels_of_large_trees_agree() -> None:
    """Both ways between torques and accelerations, with the wrenches in the joints, in many functions each; the other quantities,
    of which the matrices grow with the square, for a tree of sixteen."""
    large = ("inverse_dynamics", "forward_dynamics", "joint_wrenches")
    kernels_agree(iso.random_tree(40, 24, branching=0.2), large, 12)
    kernels_agree(iso.random_tree(16, 16, branching=0.2), [quantity for quantity in ALL if quantity not in large], 12)


# -- one robot, three ways to write it --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["puma560", "stanford", "kr5", "iiwa14", "ur5"])
def test_standard_dh_modified_dh_and_urdf_forms_agree_to_rounding(name: str) -> None:
    """Kernels of the three forms against kernels of the original: torques, inertia matrix and tip pose."""
    robot = iso.load(name)
    x = states(robot.n, 13)
    first = iso.compile(robot, friction=False)
    forms = [robot.to_dh(convention=convention).robot() for convention in ("standard", "modified")]
    for form in (*forms, iso.Robot.from_urdf(robot.to_urdf())):
        second = iso.compile(form, friction=False)
        for quantity in ("inverse_dynamics", "mass_matrix", "pose"):
            options = [{"frame": None}, {"frame": tip_of(form, robot)}] if quantity == "pose" else [{}, {}]
            inputs = [x[key] for key in INPUTS[quantity]]
            _, bounds = ours(robot, first.method_for(quantity), quantity, x, CONSTANTS_URDF, {}, **options[0])
            one, two = (getattr(d, quantity)(*inputs, **option) for d, option in zip((first, second), options, strict=True))
            within(two, one, bounds[quantity], f"{form.name}, {quantity}:")


def tip_of(form: Robot, robot: Robot) -> str:
    """The frame of the form that is the tip of the original: a URDF link with a mount has a frame beside it."""
    beside = f"{robot.tip}_frame"
    return beside if beside in form.link_names else robot.tip if len(form.tips) > 1 else form.tip


# -- MuJoCo -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "robot", [iso.load("ur5"), iso.load("iiwa14"), *(tree(seed) for seed in (5, 29, 61, 125, 160))], ids=lambda r: r.name
)
def test_mujoco_has_the_same_torques(robot: Robot) -> None:
    """MuJoCo turns inertias to principal axes until the products are below 1e-12 (mju_eig3), so its constants are that rough."""
    pytest.importorskip("mujoco", reason="MuJoCo is not installed")
    x = states(robot.n, 14)
    stacked = np.stack([x["q"], x["qd"], x["qdd"]], axis=1)
    roundings = round(1e-12 / (np.finfo(float).eps / 2))
    graph = iso.trace(robot, "newton-euler", "inverse_dynamics", friction=False)
    values, bounds = bounded(graph, x, constants=roundings)
    within(values["inverse_dynamics"], mujoco_inverse_dynamics(robot, stacked), between(bounds["inverse_dynamics"]), robot.name)
