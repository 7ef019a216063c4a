"""Stops and dry friction of joints in closed loops: what holds one joint is handed on to the others."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import numpy as np
import pytest

import isodyn as iso
from isodyn.errors import ModelError
from isodyn.spatial import Array


def four_bar(**fields: object) -> tuple[iso.Robot, Array, Array]:
    """ReDySim's four-bar with something on its crank, and a state that obeys the loop."""
    robot = iso.load("four-bar")
    robot = replace(robot, joints=tuple(replace(j, **fields) if j.name == "crank" else j for j in robot.joints))  # type: ignore[arg-type]
    closed = iso.close_loops(robot, [1.0, 0.0, 0.0], qd=[2.0, 0.0, 0.0], fixed=("crank",))
    assert closed.qd is not None
    return robot, closed.q, closed.qd


def test_a_stop_turns_the_whole_mechanism_around() -> None:
    """One freedom: every speed comes back with the same part, so that a blow leaves restitution^2 of the kinetic energy."""
    robot, q, qd = four_bar(limits=iso.Limits(-0.5, 1.4))
    motion = iso.simulate(robot, q, qd, 0.4, events=iso.Event.limits(robot, restitution=0.5))
    first, second = motion.events[:2]
    before, after = (float(robot.kinetic_energy(*motion.at(first.t + shift))) for shift in (-1e-9, 1e-9))
    assert first.name == second.name == "crank at its lower limit -0.5 rad"
    assert abs(after / before - 0.25) < 1e-6
    assert motion.gap.max() < 1e-9 and np.abs(motion.balance).max() < 1e-6
    assert motion.q[:, 0].min() >= -0.5


def test_a_crank_that_rests_on_its_stop_holds_the_mechanism() -> None:
    """Nothing moves, and the reaction is what the crank would need: M qdd + f = r of the one freedom."""
    robot, q, qd = four_bar(limits=iso.Limits(-0.5, 1.4))
    motion = iso.simulate(robot, q, qd, 1.0, events=iso.Event.limits(robot, restitution=0.0))
    assert [event.name for event in motion.events][1:] == ["crank rests on its lower stop"]
    assert motion.stuck[-1, 0] and np.abs(motion.qd[-1]).max() < 1e-12 and np.abs(motion.qdd[-1]).max() < 1e-9
    assert abs(motion.q[-1, 0] + 0.5) < 1e-12 and motion.gap.max() < 1e-9


def test_a_crank_sticks_as_friction_that_is_smoothed_less_and_less_says() -> None:
    """The law itself, within the tolerance of a creep of 1e-6 rad/s until it sticks; afterwards nothing creeps."""
    robot, q, qd = four_bar(coulomb=(0.6, -0.6))
    motion = iso.simulate(robot, q, qd, 2.0)
    assert [event.name for event in motion.events][-1] == "crank sticks" and not motion.notes
    smoothed = iso.simulate(robot, q, qd, 2.0, creep=1e-6)
    assert np.abs(motion.q - smoothed.q).max() < 1e-4
    held = motion.t > motion.events[-1].t
    assert held.any() and np.ptp(motion.q[held], axis=0).max() < 1e-12
    assert motion.gap.max() < 1e-9 and np.abs(motion.balance).max() < 1e-5


def test_fixed_steps_refuse_dry_friction_in_loops_and_error_control_creeps() -> None:
    """At rest under a friction that holds it, the crank creeps below the speed up to which the law is smoothed."""
    robot, q, _ = four_bar(coulomb=(5.0, -5.0))
    rest = np.zeros(3)
    fixed = partial(iso.rollout, robot, q, rest, dt=2e-3, steps=50), partial(iso.simulate, robot, q, rest, 0.1, dt=1e-3)
    for start in fixed:
        with pytest.raises(ModelError, match=r"fixed steps .* dry friction holds loops, .* \(at 'crank'\); use an integrator that"):
            start()
        assert np.abs(start(friction=False).qd[-1]).max() > 1e-2
    found = iso.rollout(robot, q, rest, dt=2e-3, steps=50, integrator="rosenbrock")
    assert 0 < np.abs(found.qd[-1, 0]) < 1e-3 and np.abs(found.q[-1] - q).max() < 2e-3 * 0.1


def test_stops_of_joints_that_depend_on_each_other_are_refused() -> None:
    """Which of them holds is open; dry friction in all joints is smoothed, and the result says so."""
    robot, q, qd = four_bar()
    fenced = replace(robot, joints=tuple(replace(j, limits=iso.Limits(-2.0, 2.0)) if j.nv else j for j in robot.joints))
    with pytest.raises(
        ModelError, match="the joints with stops depend on each other: crank, rocker, coupler; give stops to joints"
    ):
        iso.simulate(fenced, q, qd, 0.1, events=iso.Event.limits(fenced, restitution=0.5))
    rough = replace(robot, joints=tuple(replace(j, coulomb=(0.01, -0.01)) if j.nv else j for j in robot.joints))
    assert any("nothing sticks" in note for note in iso.simulate(rough, q, qd, 0.1).notes)


def test_six_legs_of_a_platform_stick_together() -> None:
    """Each leg is a freedom: the law is that of six joints that see each other through the platform."""
    robot = iso.load("stewart")
    legs = [name.startswith("leg") for name in robot.velocity_names]
    joints = tuple(replace(j, coulomb=(20.0, -20.0)) if j.name.startswith("leg") else j for j in robot.joints)
    rough = replace(robot, joints=joints)
    drive = iso.Controller.of(rough, lambda q, qd, t: np.where(legs, 120.0 * t, 0.0))
    motion = iso.simulate(rough, rough.neutral(), np.zeros(rough.n), 0.25, torque=drive)
    assert sorted(event.name for event in motion.events) == [f"leg{k} sticks" for k in range(1, 7)]
    assert motion.stuck[-1].tolist() == legs and np.abs(motion.qd[-1]).max() < 1e-8
    assert motion.gap.max() < 1e-12 and np.abs(motion.balance).max() < 1e-6
