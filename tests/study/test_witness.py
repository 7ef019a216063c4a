"""The witness: right by itself, blind to nothing that the methods share, and named where they part."""

from __future__ import annotations

import ast
import math
from dataclasses import replace
from decimal import Decimal, localcontext
from fractions import Fraction
from pathlib import Path

import mpmath
import numpy as np
import pytest
from bounds import close
from oracle import chained, inverse_dynamics_and_size, jacobian, mass_matrix, poses, states
from planted import PLANTED, backwards, longer, plant_in_the_witness, skewed, transposed

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.dynamics import trace as tracing
from isodyn.formulations import drives
from isodyn.formulations.registry import METHODS
from isodyn.graph.exact import P, Residue, residue
from isodyn.model.quantities import QUANTITIES as QUANTITY_ROWS
from isodyn.model.robot import Robot
from isodyn.model.tree import Tree
from isodyn.spatial import pose, rpy_matrix
from isodyn.study import peers, reference_check, self_check, witness
from isodyn.study.agreement import exact_robot, random_states
from isodyn.study.reference_check import (
    WITNESSED,
    ReferenceCheck,
    check_again_at,
    compare_with_records,
    methods_to_check,
    record_verdicts,
    run_checks,
    verdict,
)

# -- by itself --------------------------------------------------------------------------------------------------------------


def test_it_imports_nothing_that_a_formulation_uses():
    """Of the package: the model's data, an edit that takes drives off, the refusal of inertia left out, and names of types."""
    tree = ast.parse(Path(witness.__file__).read_text(encoding="utf-8"))
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("isodyn")]
    assert {(node.module, alias.name) for node in imported for alias in node.names} == {
        ("isodyn.model.joint", "Joint"), ("isodyn.model.link", "Link"), ("isodyn.model.robot", "Robot"),
        ("isodyn.model.loop", "Loop"), ("isodyn.model.edits", "without_drives"), ("isodyn.model.robot", "require_full_inertia"),
        ("isodyn.spatial", "Array"), ("isodyn.spatial", "Scalar"),
    }  # fmt: skip
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not used & {"motion", "parameters", "inverse_dynamics_and_size", "with_parameters"}, "data, not what the model computes"


@pytest.mark.parametrize("name", ["stanford", "gripper", "random"])
def test_in_floats_it_is_the_oracle_of_the_tests(name):
    """Another program by another way (angular velocities, Jacobians by columns), written apart from both."""
    robot = iso.random_tree(4, 5, prismatic=0.4, branching=0.4, fixed=0.4, motors=True) if name == "random" else iso.load(name)
    for q, qd, qdd in states(robot, 3, 2):
        seen = witness.reference_values(robot, q, qd, qdd)
        tau, size = inverse_dynamics_and_size(robot, q, qd, qdd)
        ops = 2 * chained(robot)
        close(np.append(seen.inverse_dynamics, size).astype(float), np.append(tau, size), ops=ops)
        close(np.ravel(seen.mass_matrix).astype(float), np.ravel(mass_matrix(robot, q)), ops=ops)
        for link, T in poses(robot, q)[0].items():
            close(np.ravel(seen.poses[link]).astype(float), np.ravel(T), ops=ops)
            reach = np.abs(T[:3, 3]).sum() + 1  # what a lever is the difference of
            J = jacobian(robot, q, link, T[:3, 3])
            close(np.append(seen.jacobians[link], reach).astype(float), np.append(J, reach), ops=ops)


def test_its_accelerations_are_those_whose_torques_were_given():
    robot = iso.load("puma560")
    q, qd, qdd = np.random.default_rng(1).uniform(-2, 2, (3, 6))
    seen = witness.reference_values_in_digits(robot, q, qd, qdd)
    with localcontext() as context:
        context.prec = witness.DIGITS
        found = seen.forward_dynamics(seen.inverse_dynamics)
    assert max(abs(a - Decimal(b)) for a, b in zip(found, qdd.tolist(), strict=True)) < Decimal(10) ** -40


def test_the_tangent_has_its_digits():
    with mpmath.workdps(60), localcontext() as context:
        context.prec = 50
        for x in (0.3, -1.9, 3.1415926535, 100.0, -1e6, 1e100, 1e-30):
            expected = Decimal(str(mpmath.tan(mpmath.mpf(x) / 2)))
            assert abs(witness._half_tangent(Decimal(x)) / expected - 1) < Decimal(10) ** -47


def test_a_rounded_rotation_stands_for_the_nearest():
    R = np.round(iso.random_tree(1, 1, fixed=0.0).joints[0].origin[:3, :3], 5)
    with localcontext() as context:
        context.prec = 50
        made = witness._true(np.frompyfunc(lambda x: Decimal(float(x)), 1, 1)(R))
        assert max(abs(x) for x in (made.T @ made - np.eye(3, dtype=int)).flat) < Decimal(10) ** -45
    U, _, V = np.linalg.svd(R)
    close(np.ravel(made.astype(float)), np.ravel(U @ V), ops=20)


def test_residues_compute_as_fractions_do():
    a, b = Fraction(3, 7), Fraction(-5, 11)
    x, y = Residue(residue(a)), Residue(residue(b))
    pairs = [
        (x + y, a + b),
        (x - y, a - b),
        (x * y, a * b),
        (x / y, a / b),
        (2 - x, 2 - a),
        (0.5 * x, a / 2),
        (1 / x, 1 / a),
        (-x, -a),
    ]
    assert all(found == Residue(residue(expected)) for found, expected in pairs)
    assert abs(x) == 1 and abs(Residue(P)) == 0 and repr(Residue(5)) == "Residue(5)" and len({x, Residue(residue(a))}) == 1
    with pytest.raises(iso.GraphError, match="division by zero modulo p"):
        x / Residue(0)
    assert (x * np.array([1, 2], dtype=object)).tolist() == [x, x + x]


# -- beside the methods -----------------------------------------------------------------------------------------------------


def heard(robot: Robot, count: int = 3) -> tuple[ReferenceCheck, ...]:
    return run_checks(robot, exact_robot(robot), random_states(robot, count, 0), 0)


@pytest.mark.parametrize("name", ["puma560", "stanford", "gripper", "tree"])
def test_every_method_agrees_with_it_exactly_and_to_rounding(name):
    """Slides, branches, slanting axes, fixed links, rotors."""
    tree = iso.random_tree(1, 3, prismatic=0.4, branching=0.4, fixed=0.5, motors=True, arbitrary_axes=True)
    rows = heard(tree if name == "tree" else iso.load(name))
    assert [row.quantity for row in rows] == list(WITNESSED)
    assert all(row.verdict == "exact" for row in rows), rows
    assert 1e-3 < max(row.ratio for row in rows) <= 1, "the bound is kept and not idle"
    assert verdict(rows, True, iso.load("rp"))[0].startswith("The witness agrees with every method: pose, ")


@pytest.mark.parametrize(
    "quantity", [key for key in WITNESSED if QUANTITY_ROWS[key].shape[1:] and key not in ("pose", "mass_matrix")]
)
def test_an_error_in_one_quantity_alone_is_seen_in_it(quantity, monkeypatch):
    """Columns in reverse order: of matrices that the witness knows by a random vector alone, and of wrenches."""
    right = tracing._outputs

    def reversed_columns(tree, method, row, *rest):
        found = right(tree, method, row, *rest)
        return {name: x[..., ::-1] for name, x in found.items()} if row.key == quantity else found

    asked = {key: methods_to_check(key)[:1] for key in ("inverse_dynamics", quantity)}
    robot = skewed(2)
    for error in (False, True):
        with monkeypatch.context() as patch:
            if error:
                patch.setattr(tracing, "_outputs", reversed_columns)
            rows = run_checks(robot, exact_robot(robot), random_states(robot, 3, 0), 0, asked)
        *others, row = sorted(rows, key=lambda row: row.quantity == quantity)
        assert all(other.verdict == "exact" for other in others)
        assert row.verdict == ("DIFFERS" if error else "exact") and (row.ratio > 1) is error and bool(row.apart) is error
        assert row.place.startswith("link 'link" if quantity == "jacobian" else "joint 'joint") is error


def test_a_number_that_is_handed_on_uses_up_its_bound():
    """The angular column of the first joint is the robot's own, of ten digits; the witness takes the rotation nearest to it."""
    T = pose(np.round(rpy_matrix((0.4, -0.3, 0.5)), 10))
    joint = iso.Joint("joint1", "base", "link1", "revolute", origin=T, axis=(0, 0, 1))
    robot = iso.Robot("rounded", (iso.Link("base"), iso.Link("link1", 1.0, (0.1, 0.2, 0.3))), (joint,))
    (row,) = run_checks(robot, exact_robot(robot), random_states(robot, 3, 0), 0, {"jacobian": methods_to_check("jacobian")})
    assert row.verdict == "exact" and 1 - 1e-7 < row.ratio <= 1


def test_quaternions_of_floats_stand_for_those_of_length_1():
    """What rounding leaves of their length is in the bound: without it these poses are further off than it."""
    robot = iso.load("floating-gripper")
    (row,) = run_checks(robot, exact_robot(robot), random_states(robot, 16, 0), 0, {"pose": methods_to_check("pose")})
    assert row.verdict == "exact" and row.ratio < 1


def test_it_follows_couplings_by_the_chain_rule_and_says_nothing_of_loops():
    """Chains and sums of couplings, with rotors and friction at the joints' own speeds: no matrix is folded there."""
    arm = iso.random_tree(5, 4, branching=0.0, motors=True)
    couplings = (iso.Coupling("joint3", {"joint1": -1.5, "joint2": 0.5}, 0.3), iso.Coupling("joint4", {"joint3": 0.1}, 0.1))
    robot = arm.with_couplings(*couplings)
    asked = {key: ["newton-euler"] for key in ("jacobian", "kinetic_energy", "mass_matrix", "inverse_dynamics", "joint_wrenches")}
    rows = run_checks(robot, exact_robot(robot), random_states(robot, 1, 0), 1, asked)
    assert len(rows) == len(asked) and all(row.verdict == "exact" and row.ratio < 1 for row in rows)
    four_bar = iso.load("four-bar")
    assert run_checks(four_bar, exact_robot(four_bar), random_states(four_bar, 1, 0), 1) == ()
    assert verdict((), True, four_bar) == []


def test_half_a_turn_is_no_alarm():
    """q + offset = pi, where tan(q / 2) is 1.6e16 and its square would drown everything else."""
    body = {"mass": 1.0, "com": (0.1, 0.02, 0.03), "inertia": (0.01, 0.02, 0.025)}
    rows = [iso.DHRow("R", d=0.4, theta=math.pi, alpha=math.pi / 2, **body), iso.DHRow("R", a=0.3, **body)]
    robot = iso.Robot.from_dh(rows, convention="standard", name="half")
    found = iso.compare(robot, quantities=("mass_matrix", "inverse_dynamics"), **OPTIONS)
    assert found.agrees and all(row.verdict == "exact" for row in found.witness), found.witness
    for q, qd, qdd in (*states(robot, 1, 2), (np.zeros(2), np.array([0.7, -1.1]), np.array([0.4, 0.9]))):
        seen, (tau, size) = witness.reference_values(robot, q, qd, qdd), inverse_dynamics_and_size(robot, q, qd, qdd)
        close(np.append(seen.inverse_dynamics, size).astype(float), np.append(tau, size), ops=2 * chained(robot))


def test_other_programs_bear_out_both():
    rows = compare_with_records()
    assert {(row.program, row.quantity) for row in rows} >= {
        ("ROBOOP", "pose"),
        ("ROBOOP", "mass_matrix"),
        ("ReDySim", "inverse_dynamics"),
    }
    assert all(row.methods <= 1 and row.witness <= 1 for row in rows), rows
    assert record_verdicts() == ["The records of ROBOOP and ReDySim agree with both."]


PACKAGES = {"Pinocchio": "pinocchio", "MuJoCo": "mujoco"}


@pytest.mark.parametrize("name", peers.PEERS)
def test_peers_bear_out_both_where_they_are_installed(name, monkeypatch):
    pytest.importorskip(PACKAGES[name], reason="a peer, not a dependency")
    monkeypatch.delenv("ISODYN_NO_PEERS", raising=False)
    monkeypatch.setattr(peers, "PEERS", (name,))
    for robot in (skewed(3), iso.load("stanford"), iso.random_tree(3, 4, prismatic=0.4, branching=0.4, fixed=0.4)):
        ours, seen = peers.against_peer(robot, name)
        assert 0 < ours <= 1 and 0 < seen <= 1, robot.name
        assert max(ours, seen) > 1e-5, "the bound is not idle"
    assert peers.peer_verdicts(skewed()) == [f"{name}'s torques of skewed agree with the methods and the witness."]
    heavier = skewed().with_parameters({"link1.mass": 2.0 * (1 + 1e-11)})
    right = peers._torques
    monkeypatch.setattr(peers, "_torques", lambda robot, name, state: right(peers.without_drives(heavier), name, state))
    assert peers.peer_verdicts(skewed()) == [f"{name}'s torques of skewed agree with neither."], "an error in the eleventh digit"
    monkeypatch.setattr(peers, "_torques", right)
    transposed(monkeypatch)  # which the records cannot see
    assert peers.peer_verdicts(skewed()) == [f"{name}'s torques of skewed agree with the witness."]
    monkeypatch.setenv("ISODYN_NO_PEERS", "1")
    assert peers.peer_verdicts(skewed()) == [] and peers.against_peer(skewed(), name) == f"{name}: skipped, ISODYN_NO_PEERS is set"


def test_what_mujoco_refuses_is_said_and_no_failure(monkeypatch):
    """The Puma's inertias, which no body can have."""
    pytest.importorskip("mujoco", reason="a peer, not a dependency")
    monkeypatch.delenv("ISODYN_NO_PEERS", raising=False)
    passed, words = self_check._against_peer("MuJoCo", iso.compile(iso.load("puma560")), {})
    assert passed and words.startswith("skipped, it does not support this robot (") and "inertia" in words
    assert not [line for line in peers.peer_verdicts(iso.load("puma560")) if line.startswith("MuJoCo")]


# -- errors in what all methods share -----------------------------------------------------------------------------------------

OPTIONS = {"methods": ("newton-euler", "lagrange", "composite-body"), "states": 3, "speed": False, "curves": False}
QUANTITIES = ("gravity_torque", "mass_matrix", "inverse_dynamics")


@pytest.mark.parametrize("error", PLANTED, ids=lambda f: f.__name__)
def test_compare_finds_an_error_that_all_methods_share(error, monkeypatch):
    error(monkeypatch)
    found = iso.compare(skewed(), quantities=QUANTITIES, **OPTIONS)
    assert found.methods_agree and not found.agrees and not found.to_dict()["agrees"]
    text = " ".join(str(found).split())
    assert "No method differs from its reference." in text and "All methods agree with each other but not with the witness" in text
    assert f"they differ first at {PLANTED[error]}" in text
    diagonal = "agree with both"  # the records are of inertias without products, which look the same turned either way
    assert (diagonal if error is transposed else "agree with the witness; the methods first differ at ROBOOP") in text


def doctored(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """(exit code, what it says) of `isodyn doctor`, on an arm of one joint: the Puma's 2 s would be the test's."""
    monkeypatch.setattr("isodyn.cli.studies.load", lambda name: skewed())
    return cli.main(["doctor"]), capsys.readouterr().out


@pytest.mark.parametrize("error", PLANTED, ids=lambda f: f.__name__)
def test_doctor_finds_an_error_that_all_methods_share(error, monkeypatch, capsys):
    error(monkeypatch)
    code, out = doctored(monkeypatch, capsys)
    assert code == 1 and "All checks passed" not in out
    assert "All methods agree with each other but not with the witness" in out and f"they differ first at {PLANTED[error]}" in out
    assert "methods agree on the torques" in out and "FAILED: methods" not in out
    missed = "agree with both" if error is transposed else "agree with the witness; the methods first differ at ROBOOP"
    assert missed in out and ("FAILED: ROBOOP" in out) is (error is not transposed)


@pytest.mark.parametrize("error", PLANTED, ids=lambda f: f.__name__)
def test_doctor_finds_the_same_error_in_the_witness(error, monkeypatch, capsys):
    plant_in_the_witness(monkeypatch, error)
    code, out = doctored(monkeypatch, capsys)
    assert code == 1 and f"they differ first at {PLANTED[error]}" in out and f"or the witness ({reference_check._FILE})" in out
    assert ("agree with both" if error is transposed else "agree with the methods; the witness first differs at ROBOOP") in out


def test_doctor_says_why_pinocchio_is_not_asked(monkeypatch):
    dynamics = iso.compile(skewed())
    for why in ("it is not installed (pip install pin)", "it does not support this robot (no such joint)"):
        monkeypatch.setattr(peers, "pinocchio_for", lambda robot, why=why: (None, f"Pinocchio: skipped, {why}"))
        assert self_check._against_peer("Pinocchio", dynamics, {}) == (True, f"skipped, {why}")


def test_the_method_that_is_right_is_not_blamed(monkeypatch):
    """Offsets too long in what the others share: the witness sides with the odd one out."""
    right = METHODS["noc"].formula("mass_matrix")
    formulas = {"mass_matrix": lambda tree, q: right(_shorter(tree), q)}
    monkeypatch.setitem(METHODS, "noc", replace(METHODS["noc"], quantities=formulas))
    longer(monkeypatch)
    methods = ("newton-euler", "composite-body", "noc")
    found = iso.compare(iso.load("two-link"), **{**OPTIONS, "methods": methods}, quantities=("mass_matrix",))
    seen = {row.quantity: row for row in found.witness}["mass_matrix"]
    assert seen.asked == ("newton-euler", "noc", "composite-body") and not found.agrees
    assert seen.apart == ("newton-euler", "composite-body"), "noc, whom the others disagree with, is right"


def _shorter(tree: Tree) -> Tree:
    return replace(tree, bodies=tuple(replace(b, p=b.p / 1.001) for b in tree.bodies))


def test_an_error_in_the_witness_is_found_too(monkeypatch):
    right = witness._product
    monkeypatch.setattr(witness, "_product", lambda a, b: right(b, a))
    found = iso.compare(iso.load("stanford"), quantities=QUANTITIES, **OPTIONS)
    text = " ".join(str(found).split())
    assert not found.agrees and found.methods_agree and "they differ first at pose of link" in text
    assert (
        "The records of ROBOOP and ReDySim agree with the methods; the witness first differs at ROBOOP, pose of stanford." in text
    )
    passed, detail = self_check._witnessed(iso.compile(found.robot), random_states(found.robot, 4, 0))
    assert not passed and "agree with the methods" in detail


def test_a_second_state_adds_what_parts_there(monkeypatch):
    robot = skewed()
    rows = run_checks(robot, exact_robot(robot), random_states(robot, 2, 0), 0, {"pose": methods_to_check("pose")})
    assert check_again_at(rows, exact_robot(robot), 9) == rows and rows[0].agrees
    backwards(monkeypatch)
    (again,) = check_again_at(rows, exact_robot(robot), 9)
    assert again.apart == ("newton-euler",) and again.place == "link 'link1'" and again.differs


def test_what_depends_on_speed_alone_parts_last(monkeypatch):
    """Friction with the wrong sign: poses, energies, gravity and inertia agree."""
    monkeypatch.setattr(drives, "viscous_torque", lambda tree, qd: -np.array([b.viscous for b in tree.bodies], dtype=object) * qd)
    puma, keys = iso.load("puma560"), [key for key in WITNESSED if not key.endswith(("matrix", "regressor"))]
    rows = run_checks(puma, exact_robot(puma), random_states(puma, 1, 0), 0, {key: methods_to_check(key)[:1] for key in keys})
    solved = ["forward_dynamics", "forward_dynamics_derivatives"]
    assert [row.quantity for row in rows if not row.agrees] == ["bias_torque", "inverse_dynamics", *solved]
    assert "differ first at bias_torque of joint 'joint1'" in verdict(rows, True, iso.load("puma560"))[0]
