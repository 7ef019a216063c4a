"""One motion with fixed steps and dry friction: the steps of a rollout, with what holds every joint, when it sticks and slips."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.dynamics.flow import Flow
from isodyn.dynamics.switching import dry_joints
from isodyn.simulation.system import System

FIXED = ["rk4", "abm", "semi-implicit-euler"]
H = 2e-3


def start(robot, seed=0):
    rng = np.random.default_rng(seed)
    return rng.uniform(-1, 1, robot.n), rng.normal(size=robot.n)


@pytest.mark.parametrize("integrator", FIXED)
def test_a_simulation_takes_the_steps_of_a_rollout_and_python_torques_the_same(integrator):
    robot = iso.load("direct-drive")
    state, steps = start(robot), 60
    times = H * np.arange(steps + 1)
    options = {"integrator": integrator, "dt": H}
    many = iso.rollout(robot, *state, dt=H, steps=steps, integrator=integrator)
    compiled = iso.simulate(robot, *state, times, **options)
    assert np.array_equal(compiled.q, many.q) and np.array_equal(compiled.qd, many.qd)
    asked = iso.simulate(robot, *state, times, torque=lambda t, q, qd: np.zeros(2), **options)
    nodes = steps * len(Flow(robot, modes=dry_joints(robot)).graph())
    close(asked.q, compiled.q, ops=nodes, condition=np.linalg.cond(robot.mass_matrix(state[0])))
    assert np.array_equal(asked.is_held, compiled.is_held) and asked.is_held.any() and not asked.is_held.all()
    assert asked.evaluations == compiled.evaluations == np.max(many.evaluations)
    assert [event.name for event in asked.events] == [event.name for event in compiled.events] == ["joint2 sticks"]


@pytest.mark.parametrize("name", ["puma560", "iiwa14"])
def test_every_step_chooses_the_mode_that_the_law_says(name):
    """500 states, some joints at rest: none is held beyond its static bounds, those let go have sliding friction in their sense."""
    model = iso.load(name)
    rough = tuple(replace(joint, coulomb=(2.0, -1.0), static=(3.0, -1.5)) for joint in model.joints)
    robot, rng = replace(model, joints=rough), np.random.default_rng(5)
    system, shape = System(robot).by_steps(), (500, robot.n)
    q, tau = rng.uniform(-2, 2, shape), 3.0 * rng.normal(size=shape) + robot.gravity_torque(np.zeros(robot.n))
    qd = np.where(rng.random(shape) < 0.6, 0.0, rng.normal(size=shape))
    free, dry, qdd = system.chosen(q, qd, [tau])
    f = (
        tau
        - iso.compile(robot, friction=False).inverse_dynamics(q, qd, qdd)
        - np.array([j.viscous for j in robot.movable_joints]) * qd
    )
    terms = np.abs(tau) + (np.abs(robot.mass_matrix(q)) @ np.abs(qdd)[..., np.newaxis])[..., 0]
    rounding = len(Flow(robot, modes=system.modes).graph()) * np.finfo(float).eps * terms.max(axis=-1, keepdims=True)
    at_rest, held = qd == 0, free == 0
    assert held.any() and (at_rest & ~held).any() and not (held & ~at_rest).any()
    assert (qdd[held] == 0).all() and (f <= 3.0 + rounding)[held].all() and (f >= -1.5 - rounding)[held].all()
    sense = np.where(at_rest, qdd, qd)
    assert (np.where(sense > 0, 2.0, -1.0) == dry)[~held].all()
    assert (np.abs(f - dry) <= rounding)[~held].all()


def test_friction_is_what_the_equation_of_motion_leaves():
    robot = iso.load("direct-drive")
    done = iso.simulate(robot, *start(robot), 1.0, integrator="rk4", dt=H)
    bare = iso.compile(robot, friction=False)
    needed = -bare.inverse_dynamics(done.q, done.qd, done.qdd)
    condition = np.linalg.cond(robot.mass_matrix(done.q)).max()
    close(done.friction, needed, ops=len(Flow(robot, modes=dry_joints(robot)).graph()), condition=condition)
    coulomb = np.array([joint.coulomb for joint in robot.movable_joints])
    assert (done.qd[done.is_held] == 0).all() and (done.qdd[done.is_held] == 0).all() and done.is_held[-1].all()
    assert (done.friction <= coulomb[:, 0] + np.array([joint.viscous for joint in robot.movable_joints]) * done.qd + 1e-12)[
        done.is_held
    ].all()
    assert (done.friction * done.qd >= 0).all()  # it never drives


def test_fixed_steps_stick_and_slip_when_adaptive_ones_do():
    """Every change within a step of where it is; errors fall with the step at least, and what is missing in the energy's books."""
    robot = iso.load("puma560")
    state, errors, books = start(robot), [], []
    exact = iso.simulate(robot, *state, 0.5, rtol=1e-10, atol=1e-11)
    for h in (4e-3, 2e-3, 1e-3):
        done = iso.simulate(robot, *state, 0.5, integrator="rk4", dt=h)
        assert [event.name for event in done.events] == [event.name for event in exact.events] and len(exact.events) > 3
        late = np.array([event.t for event in done.events]) - [event.t for event in exact.events]
        assert (np.abs(late) <= h).all()
        errors.append(np.abs(done.q - exact.q).max())
        books.append(np.abs(done.energy - done.energy[0] - done.work).max())
    assert np.log2(errors[0] / errors[-1]) / 2 > 1, f"errors {errors}"
    assert books[0] > books[1] > books[2], f"missing {books} J"


def test_an_arm_that_sticks_throughout_stays_by_bits_and_friction_balances_gravity():
    robot = iso.load("two-link").with_parameters({"joint1.coulomb": (300.0, -300.0), "joint2.coulomb": (300.0, -300.0)})
    q0 = np.array([0.3, -0.7])
    done = iso.simulate(robot, q0, [0.0, 0.0], 1.0, integrator="rk4", dt=H)
    assert (done.q == q0).all() and (done.qd == 0).all() and done.is_held.all() and not done.events
    close(done.friction, np.broadcast_to(-robot.gravity_torque(q0), done.q.shape), ops=1000)
    between = done.at(np.linspace(0.0, 1.0, 777))
    assert (between[0] == q0).all()


def test_an_event_that_ends_a_motion_ends_what_is_told_of_its_modes():
    robot = iso.load("direct-drive")
    whole = iso.simulate(robot, *start(robot), 1.0, integrator="rk4", dt=H)
    last = whole.events[-1].t
    cut = iso.simulate(
        robot,
        *start(robot),
        1.0,
        integrator="rk4",
        dt=H,
        events=iso.Event(lambda t, q, qd: t - 0.9 * last, "enough", terminal=True),
    )
    assert [event.name for event in cut.events] == [*(event.name for event in whole.events[:-1]), "enough"]


def test_momenta_let_friction_rise_with_the_speed_and_joints_creep():
    robot = iso.load("two-link").with_parameters({"joint1.coulomb": (30.0, -30.0), "joint2.coulomb": (30.0, -30.0)})
    q0, creep = np.array([0.3, -0.7]), 0.5
    done = iso.simulate(robot, q0, [0.0, 0.0], 0.1, integrator="momentum", dt=1e-4, stiction_speed=creep)
    part = np.abs(robot.gravity_torque(q0)).max() / 30.0  # of the friction that holds the arm, and of the speed
    assert 0.5 * part * creep < np.abs(done.qd[-1]).max() < 2 * part * creep and not done.is_held.any()
    many = iso.rollout(robot, q0, [0.0, 0.0], dt=1e-4, steps=10, integrator="momentum")
    assert (np.abs(many.qd[1:]) > 0).any()


@pytest.mark.parametrize("integrator", FIXED)
@pytest.mark.parametrize("torque", [[0.0], lambda t, q, qd: [0.0]], ids=["compiled", "function"])
def test_a_speed_that_stops_within_a_step_goes_through_zero_once(integrator, torque):
    """1 m/s against 1 N on 1 kg: it stops at 1 s, within a step."""
    slide = iso.Joint("x", "base", "a", "prismatic", axis=(1, 0, 0), coulomb=(1.0, -1.0))
    block = iso.Robot("block", (iso.Link("base"), iso.Link("a", 1.0)), (slide,))
    for h in (0.03, 0.04, 0.07):
        stops = iso.simulate(
            block, [0.0], [1.0], 2.0, integrator=integrator, dt=h, torque=torque, events=iso.Event(lambda t, q, qd: qd[0], "stops")
        )
        assert [event.name for event in stops.events] == ["stops", "x sticks"] and abs(stops.events[0].t - 1.0) <= h
        q, qd = stops.at(np.linspace(0.0, 2.0, 1999))
        assert (qd >= 0).all() and (np.diff(qd[:, 0]) <= 0).all() and np.ptp(q[-900:]) == 0


@pytest.mark.parametrize("integrator", FIXED)
def test_a_joint_that_is_let_go_does_not_move_in_the_step_before(integrator):
    slide = iso.Joint("x", "base", "a", "prismatic", axis=(1, 0, 0), coulomb=(1.0, -1.0))
    block = iso.Robot("block", (iso.Link("base"), iso.Link("a", 1.0)), (slide,))
    moves = iso.Event(lambda t, q, qd: q[0] - 1e-9, "moves")
    done = iso.simulate(block, [0.0], [0.0], 2.0, integrator=integrator, dt=0.05, torque=([0.0, 2.0], [[0.0], [4.0]]), events=moves)
    q, qd = done.at(np.linspace(0.0, 2.0, 1999))
    assert [event.name for event in done.events] == ["x slips", "moves"]
    assert (q >= 0).all() and (qd >= 0).all() and (np.diff(q[:, 0]) >= 0).all()
    held = np.linspace(0.0, 2.0, 1999) <= done.events[0].t
    assert not q[held].any() and not qd[held].any() and held.sum() > 400


@pytest.mark.parametrize("integrator", FIXED)
def test_speeds_go_through_zero_between_steps_as_often_as_their_signs_change(integrator):
    arm, h = iso.load("direct-drive"), 5e-3
    law = iso.Controller.of(
        arm, lambda q, qd, t: [12 * np.sin(8 * t) + 38 * np.sin(q[0]), 3.5 * np.sin(11 * t) + 2 * np.cos(3 * t)]
    )
    events = [iso.Event(iso.symbol(f"qd[{k}]"), f"speed {k}") for k in range(2)]
    done = iso.simulate(arm, [0.1, 0.2], [0.0, 0.0], h * np.arange(801), torque=law, integrator=integrator, dt=h, events=events)
    before, after = done.qd[:-1], done.qd[1:]
    changes = (((before < 0) & (after >= 0)) | ((before > 0) & (after <= 0))).sum(axis=0)
    assert [sum(event.name == f"speed {k}" for event in done.events) for k in range(2)] == changes.tolist()
    assert changes.sum() > 10 and done.is_held.any()
