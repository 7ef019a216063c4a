"""Centre of mass, momentum about it, the Jacobian without momentum and what holds the base: Pinocchio, Newton, and each other."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from bounds import between, bounded, within

import isodyn as iso
from isodyn.errors import ModelError
from isodyn.model.robot import Robot
from isodyn.spatial import quaternion_rotation

EPS = float(np.finfo(float).eps)
ARM = iso.load("ur5")
FLOATING = ARM.with_base("floating")


def state(robot: Robot, seed: int) -> dict[str, Any]:
    """One state in a batch of one."""
    rng = np.random.default_rng(seed)
    q = rng.uniform(-2, 2, (1, robot.nq))
    if robot.base_nv:
        q[0, 3:7] /= np.linalg.norm(q[0, 3:7])
    return {"q": q, **dict(zip(("qd", "qdd"), rng.uniform(-2, 2, (2, 1, robot.n)), strict=True))}


def ours(robot: Robot, quantity: str, x: dict[str, Any], **options: Any) -> tuple[Any, Any]:
    """(value, what it may differ by from another program's), of one state."""
    graph = iso.trace(robot, None, quantity, motors=False, friction=False, **options)
    loads = {port.name: x[port.name] for port in graph.inputs}
    value, bound = bounded(graph, loads, constants=24)  # of matrices by way of printed angles, as test_peers.py
    return value[quantity][0], between(bound[quantity])[0]


@pytest.mark.parametrize("robot", [ARM, FLOATING], ids=["fixed", "floating"])
def test_pinocchio_says_the_same(robot):
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed: no peer to compare with")
    root = (pin.JointModelFreeFlyer(),) if robot is FLOATING else ()
    model = pin.buildModelFromXML(ARM.to_urdf(), *root)
    data, x = model.createData(), state(robot, 1)
    q, qd, qdd = (x[name][0] for name in ("q", "qd", "qdd"))
    M = pin.crba(model, data, q)
    expected = {
        "centre_of_mass": np.array(pin.centerOfMass(model, data, q)),
        "centroidal_momentum_matrix": np.array(pin.ccrba(model, data, q, qd)),
        "centroidal_momentum": np.array(pin.computeCentroidalMomentum(model, data, q, qd).vector),
    }
    if robot is FLOATING:
        J = pin.computeFrameJacobian(model, data, q, model.getFrameId("tool0"), pin.LOCAL_WORLD_ALIGNED)
        expected["base_reaction"] = np.array(pin.rnea(model, data, q, qd, qdd))[:6]
        expected["generalized_jacobian"] = J[:, 6:] - J[:, :6] @ np.linalg.solve(
            np.triu(M)[:6, :6] + np.triu(M, 1)[:6, :6].T, M[:6, 6:]
        )
    for quantity, value in expected.items():
        found, bound = ours(robot, quantity, x, **({"frame": "tool0"} if quantity == "generalized_jacobian" else {}))
        within(found, value, bound, quantity)


def test_the_matrix_times_the_rates_is_the_momentum_and_its_linear_part_moves_the_centre():
    x = state(FLOATING, 2)
    A, off = ours(FLOATING, "centroidal_momentum_matrix", x)
    h, bound = ours(FLOATING, "centroidal_momentum", x)
    within(A @ x["qd"][0], h, bound + off @ np.abs(x["qd"][0]) + 12 * EPS * np.abs(A) @ np.abs(x["qd"][0]))
    mass, step = sum(link.mass for link in FLOATING.links), 1e-5
    q, qd = x["q"][0], x["qd"][0]
    ends = []
    for way in (step, -step):  # the base along its own axes, by a turn about the axis of its rate
        moved, w, R = q.copy(), qd[3:6] * way, quaternion_rotation(*q[3:7]).astype(float)
        half = np.linalg.norm(w) / 2
        turn = np.array([*(w / (2 * half) * np.sin(half)), np.cos(half)])
        r, s = q[3:6], q[6]
        moved[:3] += R @ qd[:3] * way
        moved[3:7] = [*(s * turn[:3] + turn[3] * r + np.cross(r, turn[:3])), s * turn[3] - r @ turn[:3]]
        moved[7:] += qd[6:] * way
        ends.append(FLOATING.centre_of_mass(moved))
    rate = (ends[0] - ends[1]) / (2 * step)
    within(mass * rate, h[:3], mass * 4 * (step**2 * np.abs(qd).max() ** 3 + EPS * np.abs(q).max() / step))


def test_a_floating_robot_without_momentum_moves_its_frame_by_the_generalized_jacobian():
    x = state(FLOATING, 3)
    q, joints = x["q"][0], x["qd"][0, 6:]
    A, J = FLOATING.centroidal_momentum_matrix(q), FLOATING.jacobian(q, "tool0")
    base = -np.linalg.solve(A[:, :6], A[:, 6:] @ joints)
    wanted = J @ np.concatenate([base, joints])
    condition = np.linalg.cond(A[:, :6])
    within(FLOATING.generalized_jacobian(q, "tool0") @ joints, wanted, 64 * EPS * condition * np.abs(J).max() * np.abs(base).max())
    assert np.array_equal(ARM.generalized_jacobian(q[7:], "tool0"), ARM.jacobian(q[7:], "tool0"))


def test_the_ground_carries_the_weight_of_all_and_what_is_pushed():
    """At rest: force and moment of the weight, the base's own among it; a wrench on the base or on the hand goes to the ground."""
    q, still = state(ARM, 4)["q"][0], np.zeros(6)
    mass, moving = (sum(link.mass for link in links) for links in (ARM.links, ARM.links[1:]))
    first = moving * ARM.centre_of_mass(q) + ARM.root.mass * ARM.root.com
    weight = np.concatenate([-mass * ARM.gravity, -np.cross(first, ARM.gravity)])
    size = 200 * EPS * np.abs(weight).max()
    within(ARM.base_reaction(q, still, still), weight, size)
    push = np.array([1.0, 2.0, 3.0, 0.4, 0.5, 0.6])
    within(ARM.base_reaction(q, still, still, wrench={"base_link": push}), weight - push, size)
    T = ARM.pose(q, "tool0")
    f = T[:3, :3] @ push[:3]
    carried = np.concatenate([f, T[:3, :3] @ push[3:] + np.cross(T[:3, 3], f)])
    within(ARM.base_reaction(q, still, still, wrench={"tool0": push}), weight - carried, size)


def test_a_base_that_is_held_still_carries_what_a_fixed_one_does():
    x = state(ARM, 5)
    q, qd, qdd = (x[name][0] for name in ("q", "qd", "qdd"))
    hold = [np.concatenate([np.zeros(6), v]) for v in (qd, qdd)]
    held = FLOATING.base_reaction(np.concatenate([[0, 0, 0, 0, 0, 0, 1], q]), *hold)
    fixed, bound = ours(ARM, "base_reaction", x)
    within(held, fixed, 2 * bound)
    tau = FLOATING.inverse_dynamics(np.concatenate([[0, 0, 0, 0, 0, 0, 1], q]), *hold)
    within(tau[:6], fixed, 2 * bound)  # the velocity of the base is in its own frame: its forces are the wrench


def test_no_mass_has_no_centre():
    with pytest.raises(ModelError, match="no joint moves any mass"):
        Robot("air", (iso.Link("a"), iso.Link("b")), (iso.Joint("j", "a", "b"),)).centre_of_mass([0.0])
