"""Rotors that turn on links, in motion: as links of their own, turned by couplings, move; with springs and friction."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from bounds import within
from jointed import rotors_as_links

import isodyn as iso
from isodyn.errors import MethodError, ShapeError
from isodyn.simulation.changes import applied

EPS = float(np.finfo(float).eps)


def geared(coulomb: float) -> iso.Robot:
    """The spatial arm of the first three joints of a UR5: motors across their joints' axes, springs, friction."""
    arm = iso.load("ur5").detach("wrist_1_link")
    drives = {"gear_ratio": 20.0, "stiffness": 5.0, "rest": 0.1, "viscous": 0.2, "coulomb": (coulomb, -coulomb)}
    motor = iso.Rotor(0.5, (0.01, 0.02, 0.03), [0.001, 0.003, 0.001], (0, 1, 0))
    return replace(arm, joints=tuple(replace(joint, rotor=motor, **drives) if joint.nv else joint for joint in arm.joints))


Q, QD = np.array([-1.0, -0.2, 0.6]), np.array([1.0, 0.2, -0.6])
STEPS = 60  # with dry friction a joint comes to rest in them


@pytest.mark.parametrize(("integrator", "coulomb"), [("rk4", 0.0), ("rk4", 30.0), ("momentum", 0.0)])
def test_they_move_as_links_that_are_coupled(integrator: str, coulomb: float) -> None:
    """Bit for bit but for rounding, which a step of 1 ms hands on at most 1 + O(h) times."""
    robot = geared(coulomb)
    options: dict[str, Any] = {"dt": 1e-3, "steps": STEPS, "integrator": integrator}
    full, links = iso.rollout(robot, Q, QD, motors="full", **options), iso.rollout(rotors_as_links(robot), Q, QD, **options)
    within(full.q, links.q, 20 * STEPS * EPS * np.ones(3))
    plain = iso.rollout(robot, Q, QD, **options)
    assert np.abs(plain.q - full.q).max() > 1e-4
    assert (full.qd[-1] == 0).any() == (coulomb > 0)


def test_their_energy_is_kept() -> None:
    robot = replace(geared(0.0), name="balanced")
    motion = iso.simulate(robot, Q, QD, 0.3, motors="full", rtol=1e-10, atol=1e-12)
    assert np.abs(motion.energy_error).max() < 1e-9 * np.abs(motion.energy).max()
    expected = iso.compile(robot, motors="full").kinetic_energy(motion.q, motion.qd)
    within(motion.kinetic, expected, 200 * EPS * expected)
    assert np.abs(robot.kinetic_energy(motion.q, motion.qd) - expected).max() > 0.01 * expected.max()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ShapeError, match="motors: expected True, False or 'full', got 'all'"):
        iso.simulate(geared(0.0), Q, QD, 0.1, motors="all")
    for coulomb in (0.0, 30.0):
        with pytest.raises(MethodError, match="articulated bodies do not support rotors on other links"):
            iso.rollout(geared(coulomb), Q, QD, dt=1e-3, steps=1, motors="full", method="articulated-body")


@pytest.mark.parametrize("motors", [False, True, "full"])
def test_parts_with_joints_and_motors_are_joined_with_balanced_books(motors: bool | str) -> None:
    """A gripper with a finger on a joint of its own, motors in it and on the joint that carries it."""
    robot, rng = iso.load("two-link"), np.random.default_rng(1)
    links = iso.Link("flange", 0.3, (0.1, 0, 0.05), (0.01, 0.02, 0.02)), iso.Link("finger", 0.1, (0.2, 0, 0), (0.001, 0.001, 0.001))
    motor = iso.Rotor(0.4, (0.1, 0.2, 0), [0.002, 0.002, 0.003])
    part = iso.Robot("tool", links, (iso.Joint("grip", "flange", "finger", rotor=motor, gear_ratio=10.0),))
    hook = iso.Joint("hook", robot.tip, "flange", rotor_inertia=0.01, gear_ratio=3.0)
    q, qd, twist = rng.normal(size=2), rng.normal(size=2), rng.normal(size=6)

    def energy(of: iso.Robot, *state: np.ndarray) -> float:
        dynamics = iso.compile(of, motors=motors)
        return float(dynamics.kinetic_energy(*state) + dynamics.potential_energy(state[0]))

    found = applied(iso.Attach(part, joint=hook, twist=twist), robot, q, qd, "grab", 0.0, lambda of: iso.compile(of, motors=motors))
    before, after = energy(robot, q, qd), energy(found.robot, found.q, found.qd)
    gap = before + found.changed.energy_added - found.changed.dissipated - after
    assert found.changed.dissipated > 0 and np.abs(found.changed.impulse).max() > 0.01
    assert abs(gap) < 100 * EPS * (abs(before) + abs(after) + abs(found.changed.energy_added))

    spins = replace(
        robot, joints=(robot.joints[0], replace(robot.joints[1], type="fixed"))
    )  # one hinge: its torque is the impulse's
    held = replace(part, joints=tuple(replace(joint, gear_ratio=0.0) for joint in part.joints))
    hung = spins.attach(held, at=np.eye(4))
    state, moves = np.array([0.4]), np.array([0.7])
    own = iso.compile(hung, motors=motors).jacobian([0.4, 0.0], "flange", "local")[:, 0] * 0.7
    once = applied(iso.Attach(held, twist=own), spins, state, moves, "meet", 0.0, lambda of: iso.compile(of, motors=motors))
    np.testing.assert_allclose(once.qd, [0.7, 0.0], atol=100 * EPS)  # what moves alike is joined without a blow
    assert np.abs(once.changed.impulse).max() < 100 * EPS and abs(once.changed.dissipated) < 100 * EPS
