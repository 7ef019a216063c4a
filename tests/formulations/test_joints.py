"""Every joint type by every method on every quantity, against Pinocchio's own joints, and MuJoCo's balls and free bodies.

The whole matrix is `python -m benchmarks joints`; here a tenth of each type's, drawn by a seed, and all joint types in one tree.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from bounds import between, bounded, close, within
from jointed import KINDS, mixed_tree, states_of

pytest.importorskip("pinocchio", reason="Pinocchio is not installed: no peer to compare with")

from agreeing import agrees, agrees_on_forward_derivatives, agrees_on_forward_dynamics, candidates, regressor_gives_torques
from peers import REFERENCE, joint_by_joint, mjcf

import isodyn as iso
from isodyn.formulations import charts
from isodyn.formulations.registry import method as method_row
from isodyn.formulations.registry import methods_for
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import P, evaluate_exactly, evaluate_expression, sphere
from isodyn.graph.node import Context, Expr
from isodyn.model.joint import COORDINATES, Joint
from isodyn.model.link import Link
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import pose, quaternion_rotation
from isodyn.study.agreement import exact_agreement, exact_robot

TORQUES = ("inverse_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque", "bias_torque", "joint_wrenches")
#: quantities that hold how a joint's axes turn with its own positions
SLOPES = ("coriolis_matrix", "inverse_dynamics_derivatives", "forward_dynamics_derivatives")
TENTH = 0.1  # of each joint type's cells
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


@pytest.mark.parametrize("kind", KINDS[2:], ids="-".join)
def test_a_joint_type_agrees_by_a_method_on_a_quantity(kind: tuple[str, str]) -> None:
    own = [cell for cell in MATRIX if cell[0] == kind]
    for k in np.random.default_rng((12, KINDS.index(kind))).permutation(len(own))[: round(TENTH * len(own))]:
        one_cell(*own[k])


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


# -- what does not need a peer -------------------------------------------------------------------------------------------

SMALL = [("spherical", "quaternion"), ("helical", "quaternion"), ("planar", "quaternion"), ("universal", "quaternion")]


def test_all_methods_are_the_same_function_and_the_witness_agrees() -> None:
    """Modulo 2^61 - 1, with quaternions that are rational points of the sphere; forward(inverse) = identity, C qd + g = bias."""
    robot = mixed_tree(3, SMALL[:3])
    exact, reference_values = exact_robot(robot), exact_robot(robot).reference_values(1)
    for quantity in ("inverse_dynamics", "mass_matrix"):
        for method in methods_for(quantity):
            assert exact.residues(method, quantity, 1) == [x.value for x in np.ravel(getattr(reference_values, quantity))], (
                method,
                quantity,
            )
    for method in methods_for("coriolis_matrix"):
        assert exact_agreement(exact, "coriolis_matrix", method, "composite-body", 1).equal, method
    n, qd = robot.n, np.array(exact.state("qd", 1), dtype=object)
    C = np.array(exact.residues("composite-body", "coriolis_matrix", 1), dtype=object).reshape(n, n)
    viscous = np.array([exact.residue(axis.viscous).value for axis in exact.robot.dofs], dtype=object)
    bias = C @ qd + exact.residues("composite-body", "gravity_torque", 1) + viscous * qd
    assert list(bias % P) == exact.residues("newton-euler", "bias_torque", 1)
    graph = exact.graph("articulated-body", "forward_dynamics")
    state = {name: exact.state(name, 1) for name in ("q", "qd")} | {"tau": exact.residues("newton-euler", "inverse_dynamics", 1)}
    assert evaluate_exactly(graph, {name: [x] for name, x in exact.values.items()} | state) == exact.state("qdd", 1)


@pytest.mark.parametrize("quantity", ["inverse_dynamics_derivatives", "forward_dynamics_derivatives"])
def test_derivatives_by_the_recursion_are_those_of_the_graphs(quantity: str) -> None:
    exact = exact_robot(mixed_tree(4, [("floating", "quaternion"), ("revolute", "quaternion")], branching=0.0))
    other = "newton-euler" if quantity.startswith("inverse") else "articulated-body"
    assert exact.residues("recursive-derivatives", quantity, 1) == exact.residues(other, quantity, 1)


def test_the_rate_of_m_less_twice_c_is_skew_along_the_motion() -> None:
    """dM/dt by the graph of M and dq/dt, exactly, of a robot whose numbers are what they stand for."""
    joints = [
        Joint("a", "base", "b", "floating"), Joint("c", "b", "d", "spherical", origin=pose(None, (0.5, 0.25, 0.0))),
        Joint("e", "d", "f", "planar", axis=(1, 0, 0), origin=pose(None, (0.0, 0.5, 0.25))),
    ]  # fmt: skip
    links = [Link("base"), *(Link(name, 2.0, (0.25, 0.5, -0.25), (1.0, 1.5, 1.25, 0.125, 0.25, -0.125)) for name in "bdf")]
    context, tree = Context(), reduce_robot(Robot("exact", tuple(links), tuple(joints)))
    q, qd = context.symbols("q", 14), context.symbols("qd", 12)
    at_state, own = tree.centred(q)
    formula = method_row("composite-body").formula
    M, C = formula("mass_matrix")(at_state, own), formula("coriolis_matrix")(at_state, own, qd)
    rate = jacobian(np.asarray(M), list(q)) @ charts.rates(tree.charts, q, qd)
    drawn = Random(5)
    values = {f"qd[{k}]": drawn.randrange(P) for k in range(12)} | {f"q[{k}]": drawn.randrange(P) for k in range(14)}
    for place in (3, 7):
        four = sphere(*(drawn.randrange(P) for _ in range(3)))
        values |= {f"q[{place + k}]": x for k, x in enumerate(four)}
    rest = [evaluate_expression(x, values.__getitem__) for x in np.ravel(rate - C - np.asarray(C).T) if isinstance(x, Expr)]
    assert rest and not any(rest)


@pytest.mark.parametrize("seed", range(2))
def test_reductions_leave_joints_of_every_type_as_they_are(seed: int) -> None:
    """In floats too, where frames are moved that in exact twins stand still."""
    robot = mixed_tree(seed, [KINDS[k] for k in np.random.default_rng(seed).permutation(len(KINDS))])
    x = states_of(robot, seed)
    for quantity, method in (("inverse_dynamics", "modified-newton-euler"), ("mass_matrix", "composite-body")):
        graphs = [iso.trace(robot, method, quantity, reduce=names) for names in ((), ("frames", "base-parameters"))]
        given = {name: x[name] for name in QUANTITIES[quantity].inputs}
        (value, bound), (other, room) = (bounded(graph, given, constants=8) for graph in graphs)
        within(value[quantity], other[quantity], between(bound[quantity], room[quantity]), f"{robot.name}, {quantity}")


def by_angles(z: float, y: float, x: float, rates: Any) -> tuple[Any, Any, Any]:
    """Quaternion (x, y, z, w), w = W rates and W of ZYX angles, in closed form."""
    turns = [np.array([*(np.sin(a / 2) * np.eye(3)[k]), np.cos(a / 2)]) for a, k in ((z, 2), (y, 1), (x, 0))]
    four = turns[0]
    for other in turns[1:]:
        (r, s), (u, t) = (four[:3], four[3]), (other[:3], other[3])
        four = np.array([*(s * u + t * r + np.cross(r, u)), s * t - r @ u])
    W = np.array([[-np.sin(y), 0, 1], [np.cos(y) * np.sin(x), np.cos(x), 0], [np.cos(y) * np.cos(x), -np.sin(x), 0]])
    return four, W @ rates, W


def test_angles_and_quaternions_say_the_same() -> None:
    """Positions by angles a, velocities v = W a', forces W^T; linear velocities turn with the child."""
    turn, linear, rng = ("revolute", "quaternion"), 3, np.random.default_rng(6)
    by = {c: mixed_tree(6, [turn, ("floating", c), turn], branching=0.0) for c in COORDINATES}
    bare = {c: iso.compile(robot, motors=False, friction=False) for c, robot in by.items()}
    for _ in range(3):
        n = by["zyx"].n
        q, qd = rng.uniform(-1, 1, (2, n))
        at = slice(1 + linear, 4 + linear)
        four, _, W = by_angles(*q[at], qd[at])
        R = quaternion_rotation(*four).astype(float)
        T = np.eye(n)  # velocities of the one of those of the other
        T[1 : 1 + linear, 1 : 1 + linear], T[at, at] = R.T[:linear, :linear], W
        own = np.concatenate([q[: 1 + linear], four, q[4 + linear :]])
        M, g = (getattr(bare["quaternion"], name)(own) for name in ("mass_matrix", "gravity_torque"))
        close(np.ravel(bare["zyx"].mass_matrix(q)), np.ravel(T.T @ M @ T), ops=300)
        close(bare["zyx"].gravity_torque(q), T.T @ g, ops=300)
        close(bare["zyx"].kinetic_energy(q, qd), bare["quaternion"].kinetic_energy(own, T @ qd), ops=300)
        step = 1e-6 * qd  # the power of what bends: C qd . qd is half of qd . dM/dt qd, whatever the coordinates
        slope = (bare["zyx"].kinetic_energy(q + step, qd) - bare["zyx"].kinetic_energy(q - step, qd)) / 2e-6
        assert qd @ bare["zyx"].coriolis_matrix(q, qd) @ qd == pytest.approx(slope, rel=1e-6)


def test_quaternions_are_right_where_angles_are_singular() -> None:
    robot = mixed_tree(7, [("spherical", "quaternion"), ("revolute", "quaternion")], branching=0.0)
    x = states_of(robot, 7)
    x["q"][:, :4] = by_angles(0.3, np.pi / 2, -0.8, np.zeros(3))[0]
    for quantity in ("inverse_dynamics", "coriolis_matrix", "inverse_dynamics_derivatives"):
        agrees(robot, joint_by_joint(robot), candidates(quantity)[0], quantity, x)
    agrees_on_forward_dynamics(robot, joint_by_joint(robot), ("articulated-body",), x)


def test_mujoco_gives_the_torques_of_balls_and_free_bodies() -> None:
    """Its free joint has the velocity of the origin, and the force on it, in world axes."""
    mujoco = pytest.importorskip("mujoco", reason="MuJoCo is not installed")
    kinds = [("floating", "quaternion"), ("spherical", "quaternion"), ("revolute", "quaternion")]
    robot = mixed_tree(8, kinds, branching=0.0, mount=False)
    joints = [
        replace(joint, origin=np.eye(4) if k == 0 else joint.origin, rotor_inertia=0.0) for k, joint in enumerate(robot.joints)
    ]
    robot = replace(robot, joints=tuple(joints))
    model = mujoco.MjModel.from_xml_string(mjcf(robot))
    data, x = mujoco.MjData(model), states_of(robot, 8, 3)
    roundings = round(1e-12 / (np.finfo(float).eps / 2))  # MuJoCo finds principal axes to 1e-12
    for q, qd, qdd in zip(x["q"], x["qd"], x["qdd"], strict=True):
        R = quaternion_rotation(*q[3:7]).astype(float)
        data.qpos[:] = [*q[:3], q[6], *q[3:6], q[10], *q[7:10], q[11]]
        data.qvel[:] = [*(R @ qd[:3]), *qd[3:]]
        data.qacc[:] = [*(R @ (qdd[:3] + np.cross(qd[3:6], qd[:3]))), *qdd[3:]]
        mujoco.mj_inverse(model, data)
        theirs = np.concatenate([R.T @ data.qfrc_inverse[:3], data.qfrc_inverse[3:]])
        graph = iso.trace(robot, "newton-euler", "inverse_dynamics", friction=False)
        value, bound = bounded(graph, {"q": q, "qd": qd, "qdd": qdd}, constants=roundings)
        within(value["inverse_dynamics"], theirs, between(bound["inverse_dynamics"], batch=0), "MuJoCo")
