"""Every joint type by every method on every quantity, against Pinocchio's own joints, and MuJoCo's balls and free bodies.

The whole matrix is `python -m benchmarks joints`; here a tenth of it, drawn by a seed, and all joint types in one tree.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from jointed import KINDS, mixed_tree, states_of

pytest.importorskip("pinocchio", reason="Pinocchio is not installed: no peer to compare with")

from agreeing import agrees, agrees_on_forward_derivatives, agrees_on_forward_dynamics, candidates, regressor_gives_torques
from peers import REFERENCE, joint_by_joint

from isodyn.model.robot import Robot

TORQUES = ("inverse_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque", "bias_torque", "joint_wrenches")
#: quantities that hold how a joint's axes turn with its own positions
SLOPES = ("coriolis_matrix", "inverse_dynamics_derivatives", "forward_dynamics_derivatives")
MATRIX = [
    (kind, quantity, method)
    for kind in KINDS[2:]
    for quantity in (*TORQUES, "forward_dynamics", "inverse_dynamics_derivatives", "forward_dynamics_derivatives")
    for method in candidates(quantity)
]


def between_turns(kind: tuple[str, str], seed: int = 1) -> Robot:
    """A joint of this kind between two that turn."""
    return mixed_tree(seed, [KINDS[0], kind, KINDS[0]], branching=0.0)


def one_cell(kind: tuple[str, str], quantity: str, method: str) -> None:
    """One joint type by one method on one quantity."""
    robot = between_turns(kind)
    peer, x = joint_by_joint(robot, by_axes=quantity in SLOPES), states_of(robot, 2)
    loads = {name: np.random.default_rng(3).uniform(-5, 5, (2, 6)) for name in robot.link_names[-2:]}
    if quantity == "forward_dynamics":
        agrees_on_forward_dynamics(robot, peer, (method,), x, wrench=loads)
    elif quantity == "forward_dynamics_derivatives":
        agrees_on_forward_derivatives(robot, peer, method, x)
    elif quantity == "inverse_dynamics":
        agrees(robot, peer, method, quantity, x, wrench=loads)
    else:
        agrees(robot, peer, method, quantity, x)


@pytest.mark.parametrize("cell", np.random.default_rng(12).permutation(len(MATRIX))[: len(MATRIX) // 10])
def test_a_joint_type_agrees_by_a_method_on_a_quantity(cell: int) -> None:
    one_cell(*MATRIX[cell])


@pytest.mark.parametrize("kind", KINDS[2:], ids="-".join)
def test_kinematics_energies_and_the_regressor_agree(kind: tuple[str, str]) -> None:
    robot = between_turns(kind)
    peer, x = joint_by_joint(robot), states_of(robot, 4)
    for frame in robot.link_names[1:]:
        agrees(robot, peer, "newton-euler", "pose", x, frame=frame)
        for reference in REFERENCE:
            agrees(robot, peer, "newton-euler", "jacobian", x, frame=frame, reference=reference)
    for quantity in ("kinetic_energy", "potential_energy"):
        agrees(robot, peer, "newton-euler", quantity, x)
    regressor_gives_torques(robot, peer, x)


@pytest.mark.parametrize("seed", range(2))
def test_a_tree_of_all_joint_types_agrees(seed: int) -> None:
    kinds = [KINDS[k] for k in np.random.default_rng(seed).permutation(len(KINDS))]
    robot = mixed_tree(seed, kinds)
    peer, x = joint_by_joint(robot), states_of(robot, seed)
    loads: dict[str, Any] = {name: np.random.default_rng(3).uniform(-5, 5, (2, 6)) for name in robot.link_names[::4]}
    agrees(robot, peer, "modified-newton-euler", "inverse_dynamics", x, wrench=loads)
    agrees(robot, peer, "composite-body", "mass_matrix", x)
    agrees(robot, joint_by_joint(robot, by_axes=True), "composite-body", "coriolis_matrix", x)
    agrees_on_forward_dynamics(robot, peer, ("articulated-body",), x, wrench=loads)
