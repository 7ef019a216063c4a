"""Rotors, friction, springs and outside wrenches are added once, in formulations/drives.py, to every method."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bounds import close
from exact import formula, methods

import isodyn
from isodyn.formulations import drives
from isodyn.graph.derivative import jacobian
from isodyn.graph.node import Context
from isodyn.model.robots.families import random_tree
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import scalars

ROBOT = random_tree(348, 5, branching=0.3, prismatic=0.4, fixed=0.5, motors=True, gravity=(1, 2, -9))
OPERATIONS = 2000  # of the longest formula here, a chain of them being shorter


def state(tree: Tree, seed: int = 3) -> tuple[Any, ...]:
    """(q, qd, qdd, a wrench on every frame)."""
    rng = np.random.default_rng(seed)
    q, qd, qdd = (scalars(rng.uniform(-1.5, 1.5, tree.n)) for _ in range(3))
    return q, qd, qdd, {name: scalars(rng.uniform(-3, 3, 6)) for name in tree.frames}


def numbers(values: Any) -> Any:
    return np.asarray(values, dtype=float)


def test_no_other_file_of_formulas_reads_the_drives_of_a_body() -> None:
    folder = Path(isodyn.__file__).parent
    files = [*(folder / "formulations").glob("*.py"), *(folder / "dynamics").glob("*.py"), *(folder / "simulation").glob("*.py")]
    drive = re.compile(r"(?<!joint)(?<!part)\.(armature|viscous|coulomb)\b")
    reads = {file.name for file in files if drive.search(file.read_text(encoding="utf-8"))}
    assert reads == {"drives.py"}


def test_the_torque_of_wrenches_is_that_of_the_jacobians() -> None:
    tree = reduce_robot(ROBOT)
    q, _, _, loads = state(tree)
    found = numbers(drives.load_torque(tree, q, loads))
    jacobian = formula("newton-euler", "jacobian")
    expected = sum(numbers(jacobian(tree, q, name, "local")).T @ numbers(load) for name, load in loads.items())
    close(found, expected, ops=OPERATIONS)
    assert not drives.load_torque(tree, q, {}).any()


@pytest.mark.parametrize("method", methods("inverse_dynamics"))
def test_every_method_takes_a_law_of_friction_and_wrenches_from_one_place(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = reduce_robot(ROBOT)
    q, qd, qdd, loads = state(tree)
    law = drives.friction_torque
    tau = numbers(formula(method, "inverse_dynamics")(tree, q, qd, qdd, {}))
    bias = numbers(formula(method, "bias_torque")(tree, q, qd))
    pushed = numbers(formula(method, "inverse_dynamics")(tree, q, qd, qdd, loads))
    close(pushed, tau - numbers(drives.load_torque(tree, q, loads)), ops=OPERATIONS)
    monkeypatch.setattr(drives, "friction_torque", lambda tree, qd: law(tree, qd) + 7.0 * qd * qd * qd)
    close(numbers(formula(method, "inverse_dynamics")(tree, q, qd, qdd, {})), tau + numbers(7.0 * qd**3), ops=OPERATIONS)
    close(numbers(formula(method, "bias_torque")(tree, q, qd)), bias + numbers(7.0 * qd**3), ops=OPERATIONS)


def test_the_slopes_of_what_joints_take_are_its_derivatives() -> None:
    """Node for node: Coulomb friction forwards, backwards and at rest, viscous friction, springs."""
    context = Context()
    q, qd = context.symbols("q", 6), context.symbols("qd", 6)
    puma = isodyn.load("puma560").with_parameters({"joint2.stiffness": 30.0, "joint2.rest": 0.4})
    tree = reduce_robot(puma).mapped(context.adopt)
    torque = drives.passive_torque(tree, q, qd)
    for slopes, x in ((drives.spring_slopes(tree), q), (np.diag(drives.friction_slope(tree, qd)), qd)):
        derivatives = jacobian(torque, list(x))
        assert (derivatives == slopes).all() and (derivatives != 0.0).any()


@pytest.mark.parametrize("method", methods("forward_dynamics"))
def test_every_method_accelerates_against_the_same_friction_and_wrenches(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = reduce_robot(ROBOT)
    q, qd, qdd, loads = state(tree)
    law = drives.friction_torque
    monkeypatch.setattr(drives, "friction_torque", lambda tree, qd: law(tree, qd) + 7.0 * qd * qd * qd)
    tau = formula("newton-euler", "inverse_dynamics")(tree, q, qd, qdd, loads)
    found = numbers(formula(method, "forward_dynamics")(tree, q, qd, tau, loads))
    condition = float(np.linalg.cond(numbers(formula("newton-euler", "mass_matrix")(tree, q))))
    close(found, numbers(qdd), ops=OPERATIONS, condition=condition)


@pytest.mark.parametrize("method", methods("mass_matrix"))
def test_rotors_stand_on_the_diagonal_of_every_inertia_matrix(method: str) -> None:
    tree, bare = reduce_robot(ROBOT), reduce_robot(ROBOT, motors=False)
    q = state(tree)[0]
    M = formula(method, "mass_matrix")
    assert drives.rotors(tree).any() and not drives.rotors(bare).any()
    close(numbers(M(tree, q)), numbers(M(bare, q)) + np.diag(numbers(drives.rotors(tree))), ops=4)
