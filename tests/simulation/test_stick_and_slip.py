"""Joints that stick and slip, rest on their stops and are struck: closed forms, the law, and Radau with friction smoothed."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from bounds import close
from public import public_file

import isodyn as iso
from isodyn.formulations.drives import dry_levels
from isodyn.formulations.dry_friction import ByMatrix, solved
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.robots.families import random_tree
from isodyn.model.tree import reduce_robot
from isodyn.simulation.integrators import Counter
from isodyn.simulation.modes import Modes, impact
from isodyn.simulation.system import System

EVERY = ["rkf45", "RK45", "DOP853", "Radau", "LSODA"]


def slider(name: str, parent: str, child: str, axis: tuple[int, int, int] = (1, 0, 0), **drive: Any) -> Joint:
    return Joint(name, parent, child, "prismatic", axis=axis, **drive)


def block(mass: float = 2.0, **drive: Any) -> Robot:
    return Robot("block", (Link("base"), Link("a", mass)), (slider("x", "base", "a", **drive),))


def train(**drives: Any) -> Robot:
    """A mass of 1 kg on a mass of 1 kg, both along x: M = [[2, 1], [1, 1]]."""
    joints = (slider("x", "base", "a", **drives["x"]), slider("y", "a", "b", **drives["y"]))
    return Robot("train", (Link("base"), Link("a", 1.0), Link("b", 1.0)), joints)


def root(f: Any, a: float, b: float) -> float:
    """Where f changes its sign, by bisection."""
    for _ in range(100):
        middle = 0.5 * (a + b)
        a, b = (middle, b) if (f(middle) > 0) == (f(a) > 0) else (a, middle)
    return b


def told(done: Any) -> list[tuple[str, float]]:
    return [(event.name, event.t) for event in done.events]


# -- stick and slip ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", EVERY)
def test_a_block_under_a_sine_force_sticks_and_slips_when_it_should(integrator: str) -> None:
    """m x'' = F sin t - c while it slides; it lets go at F sin t = static, and sticks where the impulse since then is spent."""
    m, force, sliding, static = 2.0, 2.0, 1.0, 1.5
    rough = block(m, coulomb=(sliding, -sliding), static=(static, -static))
    slips = math.asin(static / force)
    sticks = root(lambda t: force * (math.cos(slips) - math.cos(t)) - sliding * (t - slips), slips + 0.5, slips + 4.0)
    how = {"integrator": integrator, "rtol": 1e-10, "atol": 1e-12}
    done = iso.simulate(rough, [0.0], [0.0], 7.0, torque=lambda t, q, qd: [force * math.sin(t)], **how)
    names, times = zip(*told(done), strict=True)
    assert names == ("x slips", "x sticks") * 2
    expected = [x + k * math.pi for k in range(2) for x in (slips, sticks)]
    assert np.abs(np.array(times) - expected).max() < 1e-8
    still = (done.t > sticks) & (done.t < slips + math.pi)
    far = (force * math.cos(slips) * (sticks - slips) - force * (math.sin(sticks) - math.sin(slips))) / m
    far -= sliding * (sticks - slips) ** 2 / 2 / m
    assert done.is_held[still].all() and len(np.unique(done.q[still])) == 1 and not done.qd[still].any()
    assert abs(done.q[still][0, 0] - far) < 1e-8
    close(done.friction[still, 0], force * np.sin(done.t[still]), ops=10)
    free = iso.simulate(rough, [0.0], [0.0], 7.0, torque=lambda t, q, qd: [force * math.sin(t)], friction=False, **how)
    assert done.evaluations <= 3 * free.evaluations + 100 * len(times)


@pytest.mark.parametrize("torque", [[1.5], lambda t, q, qd: [1.5]])
def test_a_motion_from_rest_at_zero_needs_no_absolute_tolerance(torque: Any) -> None:
    done = iso.simulate(block(1.0, coulomb=(1.0, -1.0)), [0.0], [0.0], 3.0, torque=torque, atol=0.0)
    assert abs(done.q[-1, 0] - 2.25) < 1e-7


def test_two_joints_let_go_at_the_same_instant() -> None:
    rough = {"coulomb": (1.0, -1.0), "static": (1.2, -1.2)}
    links = (Link("base"), Link("a", 1.0), Link("b", 3.0))
    pair = Robot("pair", links, (slider("x", "base", "a", **rough), slider("y", "base", "b", (0, 1, 0), **rough)))
    done = iso.simulate(pair, [0.0, 0.0], [0.0, 0.0], 2.0, torque=lambda t, q, qd: [2 * t, 2 * t])
    (first, t), (second, same) = told(done)
    assert {first, second} == {"x slips", "y slips"} and t == same
    assert abs(t - 0.6) < 1e-10
    expected = lambda m: ((2.0**2 - 0.6**2) - 1.4) / m  # noqa: E731
    assert np.abs(done.qd[-1] - [expected(1.0), expected(3.0)]).max() < 1e-7


def test_a_joint_that_lets_go_sets_its_neighbour_free() -> None:
    """The upper mass holds until 2 N and then slides with 0.5 N: what is left pushes the lower one, which held all the time."""
    rough = train(x={"coulomb": (1.0, -1.0)}, y={"coulomb": (0.5, -0.5), "static": (2.0, -2.0)})
    done = iso.simulate(rough, [0.0, 0.0], [0.0, 0.0], 2.5, torque=lambda t, q, qd: [0.9, -t])
    (first, t), (second, same) = told(done)[:2]
    assert {first, second} == {"x slips", "y slips"} and t == same
    assert abs(t - 2.0) < 1e-9
    after = done.qdd[done.t > t][0]
    assert after[0] > 0 > after[1]


@pytest.mark.parametrize("integrator", EVERY)
def test_an_arm_that_sticks_throughout_ends_at_once_where_it_began(integrator: str) -> None:
    arm = iso.load("puma560")
    arm = replace(arm, joints=tuple(replace(j, coulomb=(90.0, -90.0), static=(90.0, -90.0)) if j.nv else j for j in arm.joints))
    q0 = np.array([0.1, -0.2, 0.3, 0.4, 0.5, 0.6])
    done = iso.simulate(arm, q0, np.zeros(6), 10.0, torque=np.full(6, 0.1), integrator=integrator)
    assert (done.q == q0).all() and not done.qd.any() and not done.qdd.any() and done.is_held.all()
    assert done.evaluations < 10 and not done.events
    close(done.friction[-1], 0.1 - arm.gravity_torque(q0), ops=2000)
    assert (np.abs(done.friction) <= 90.0).all()


@pytest.mark.parametrize("torque", [None, lambda t, q, qd: np.zeros(3)], ids=["compiled", "function"])
@pytest.mark.parametrize("integrator", EVERY)
def test_a_joint_that_is_held_stays_where_it_is_by_bits(integrator: str, torque: Any) -> None:
    arm = iso.load("three-link")
    arm = replace(arm, joints=tuple(replace(j, coulomb=(99.0, -99.0)) if j.name == arm.joint_names[1] else j for j in arm.joints))
    done = iso.simulate(arm, [0.1, 0.2, 0.3], [0.0] * 3, 0.3, torque=torque, integrator=integrator)
    assert (done.q[:, 1] == 0.2).all() and not done.qd[:, 1].any() and not done.qdd[:, 1].any()
    assert done.is_held[:, 1].all() and not done.is_held[:, [0, 2]].any()
    assert (done.at(np.linspace(0, 0.3, 77))[0][:, 1] == 0.2).all()
    assert np.abs(done.qd[-1, [0, 2]]).min() > 0.1


@pytest.mark.parametrize("how", [{"max_step": 0.01}, {"dt": 0.01}, {"dt": 0.01, "stops": True}])
def test_events_of_time_are_seen_while_an_arm_sticks(how: dict[str, Any]) -> None:
    rough = block(coulomb=(10.0, -10.0), limits=Limits(-1, 1))
    stops = iso.Event.limits(rough, restitution=0.5) if how.get("stops") else ()
    options = {name: value for name, value in how.items() if name != "stops"}
    ticks = iso.Event(lambda t, q, qd: math.sin(10 * t), "tick")
    done = iso.simulate(rough, [0.0], [0.0], 10.0, torque=[1.0], events=[ticks, *stops], **options)
    assert np.allclose([event.t for event in done.events], np.arange(1, 32) * math.pi / 10, rtol=0, atol=1e-9)


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_a_torque_that_is_no_number_is_told_where_it_holds_a_joint(speed: float) -> None:
    rough = train(x={"coulomb": (10.0, -10.0)}, y={"coulomb": (0.1, -0.1)})
    law = iso.Controller.of(rough, lambda q, qd, t: [np.sqrt(1 - t), 0 * t])
    with pytest.raises(iso.SimulationError, match=r"the controller .* returned nan for joint 'x'"):
        iso.simulate(rough, [0.0, 0.0], [0.0, speed], 3.0, torque=law)


def pulse(rough: Robot, start: float, width: float, how: str) -> Any:
    """0 to 30 N and back for so long [s], as simulate takes it: a triangle, or smooth steps that a controller follows."""
    times, values = [0.0, start, start + width / 2, start + width, 1.0], [[0.0], [0.0], [30.0], [0.0], [0.0]]
    if how == "lines":
        return times, values
    still = np.zeros((5, 1))
    return iso.Controller.pd(rough, 1.0, 0.0, iso.Trajectory.from_samples(times, values, still, still))


@pytest.mark.parametrize("width", [1e-2, 1e-4, 1e-6])
@pytest.mark.parametrize(
    ("how", "third"), [("lines", 1 / 3), ("curves", root(lambda s: 1 / 3 - s**3 * (10 - 15 * s + 6 * s**2), 0, 1))]
)
def test_corners_of_arrays_and_trajectories_are_looked_at_however_short_the_pulse(width: float, how: str, third: float) -> None:
    """30 N against 10 N, between two looks where it is short: it lets go after a third of its rise."""
    rough = block(1.0, coulomb=(10.0, -10.0))
    done = iso.simulate(rough, [0.0], [0.0], 1.0, torque=pulse(rough, 0.31234, width, how))
    assert [name for name, _ in told(done)] == ["x slips", "x sticks"]
    assert abs(done.events[0].t - (0.31234 + third * width / 2)) < 1e-9 and done.is_held[-1].all()


@pytest.mark.parametrize(("width", "how"), [(1 / 390, {}), (2e-4, {"max_step": 3e-4})])
@pytest.mark.parametrize("start", [0.0, 0.31234])
def test_a_pulse_of_a_function_is_seen_that_is_longer_than_half_of_a_look(
    width: float, how: dict[str, float], start: float
) -> None:
    rough = block(1.0, coulomb=(10.0, -10.0))
    kick = lambda t, q, qd: [30.0 if start < t < start + width else 0.0]  # noqa: E731
    done = iso.simulate(rough, [0.0], [0.0], 1.0, torque=kick, **how)
    assert [name for name, _ in told(done)] == ["x slips", "x sticks"]
    assert abs(done.events[0].t - start) < 1e-9


@pytest.mark.parametrize("frequency", [1e3, 1e5])
def test_a_torque_that_swings_fast_below_its_bound_holds_an_arm_within_seconds(frequency: float) -> None:
    rough = block(coulomb=(10.0, -10.0))
    done = iso.simulate(rough, [0.0], [0.0], 1.0, torque=lambda t, q, qd: [9 * math.sin(frequency * t)])
    assert done.is_held.all() and not done.events and done.evaluations < 10 * frequency + 1000


def test_noise_that_holds_an_arm_is_told_and_does_not_take_forever() -> None:
    rough, rng = block(coulomb=(10.0, -10.0)), np.random.default_rng(1)
    with pytest.raises(iso.SimulationError, match=r"the torques jump between samples .* s apart .* list its jumps in jump_ts="):
        iso.simulate(rough, [0.0], [0.0], 3.0, rtol=1e-3, torque=lambda t, q, qd: rng.uniform(-9.9, 9.9, 1))


def test_a_finger_comes_to_rest_in_few_steps() -> None:
    """1e-6 kg m2 under 0.01 N m: smoothed, friction would have rates of 1e7 1/s."""
    link = Link("a", 1e-3, (0.0, 0.0, 0.0), (1e-6, 1e-6, 1e-6))
    finger = Robot("finger", (Link("base"), link), (Joint("j", "base", "a", "revolute", axis=(0, 0, 1), coulomb=(0.01, -0.01)),))
    done = iso.simulate(finger, [0.0], [10.0], 1.0)
    ((name, t),) = told(done)
    assert name == "j sticks" and done.evaluations < 100
    close([t, done.q[-1, 0]], [1e-3, 10.0 * 1e-3 / 2], ops=1e4)


def obeys(robot: Robot, done: Any) -> None:
    """The law at every sample: the equation of motion; friction within its bounds where held, Coulomb's where a joint moves."""
    (least, most), (minus, plus) = dry_levels(reduce_robot(robot))
    viscous = np.array([joint.viscous for joint in robot.movable_joints])
    dry = done.friction - viscous * done.qd
    frictionless = iso.compile(robot, friction=False)
    tau = frictionless.inverse_dynamics(done.q, done.qd, done.qdd) + done.friction
    size = np.abs(frictionless.inverse_dynamics(done.q, done.qd, np.zeros_like(done.q))).max() + np.abs(done.tau).max() + 1.0
    assert np.abs(tau - done.tau).max() < 1e-10 * size
    slack = 1e-11 * size
    assert (dry <= most + slack).all() and (dry >= least - slack).all()
    assert not done.qd[done.is_held].any() and not done.qdd[done.is_held].any()
    moves = np.where(done.qd > 0, plus, minus)[done.qd != 0]
    assert np.abs(dry[done.qd != 0] - moves).max(initial=0.0) < slack
    assert (done.friction * done.qd >= 0).all()


@pytest.mark.parametrize("seed", range(2))
def test_random_arms_obey_the_law_and_their_energy_is_accounted_for(seed: int) -> None:
    arm = random_tree(seed, 4, branching=0.3, prismatic=0.3, motors=True)
    rng = np.random.default_rng(seed)
    joints = [
        replace(j, coulomb=(0.4 * s, -0.3 * s), static=(0.5 * s, -0.5 * s))
        for j, s in zip(arm.joints, rng.uniform(0, 9, 9), strict=False)
    ]
    arm = replace(arm, joints=tuple(new if old.nv else old for new, old in zip(joints, arm.joints, strict=True)))
    a, b = rng.uniform(-4, 4, (2, 4))
    done = iso.simulate(arm, np.zeros(4), np.zeros(4), 1.0, torque=lambda t, q, qd: a * math.sin(7 * t) + b)
    obeys(arm, done)
    assert done.max_energy_error < 1e-6 * (1 + np.abs(done.kinetic).max())


def test_puma_falls_and_sticks_with_all_defaults() -> None:
    arm = iso.load("puma560")
    done = iso.simulate(arm, np.zeros(6), np.zeros(6), 10.0)
    free = iso.simulate(arm, np.zeros(6), np.zeros(6), 10.0, friction=False)
    obeys(arm, done)
    assert done.is_held[-1].all() and done.evaluations <= 3 * free.evaluations + 100 * len(done.events)
    assert done.max_energy_error < 1e-5


def test_smoothed_friction_converges_to_dry_friction_as_it_is() -> None:
    """Radau at creep 1e-4, 1e-5, 1e-6: a tenth of the distance each time."""
    arm = iso.load("two-link")
    arm = replace(arm, joints=tuple(replace(j, coulomb=(0.5, -0.25)) if j.nv else j for j in arm.joints))
    exact = iso.simulate(arm, [0.3, 0.2], [0.0, 0.0], 0.6, rtol=1e-10, atol=1e-12)
    assert [name for name, _ in told(exact)] == ["joint2 slips", "joint2 sticks"]
    off = []
    for creep in (1e-4, 1e-5, 1e-6):
        smoothed = iso.simulate(arm, [0.3, 0.2], [0.0, 0.0], 0.6, integrator="Radau", stiction_speed=creep, rtol=1e-9, atol=1e-11)
        off.append(np.abs(smoothed.q - exact.q).max())
    assert off[0] < 1e-4 and 9 < off[0] / off[1] < 11 and 9 < off[1] / off[2] < 11, off


def test_a_jump_of_the_torque_lets_a_joint_go() -> None:
    rough = block(coulomb=(1.0, -1.0))
    done = iso.simulate(rough, [0.0], [0.0], [0.0, 1.0, 2.0, 3.0], torque=[[0.5], [3.0], [0.0], [0.0]], interpolation="hold")
    assert told(done)[0] == ("x slips", 1.0)
    assert done.is_held[:, 0].tolist() == [True, False, False, False]
    close(done.qd[2], [1.0], ops=1e4)


@pytest.mark.parametrize("over", [1e-3, 1e-9])
def test_a_torque_that_grazes_its_bound_lets_go_for_a_moment(over: float) -> None:
    """1 + over - (t - 1)^2 N against 1 N: it lets go at 1 - w, w = sqrt(over), and is at rest again three times w later."""
    rough, w = block(1.0, coulomb=(1.0, -1.0)), math.sqrt(over)
    done = iso.simulate(rough, [0.0], [0.0], 2.0, torque=lambda t, q, qd: [1.0 + over - (t - 1.0) ** 2])
    assert [name for name, _ in told(done)] == ["x slips", "x sticks"]
    assert np.abs(np.array([t for _, t in told(done)]) - [1 - w, 1 + 2 * w]).max() < 1e-3 * w + 1e-9
    for held in ([1.0], lambda t, q, qd: [1.0]):
        assert iso.simulate(rough, [0.0], [0.0], 2.0, torque=held).is_held.all()


@pytest.mark.parametrize("depth", [1e-4, 1e-5, 1e-6])
@pytest.mark.parametrize("phase", [0.0, 0.1, 0.2, 0.3])
def test_a_speed_that_is_below_zero_for_less_than_a_step_sticks(depth: float, phase: float) -> None:
    """v = (1 + cos(t + phase)) / 2 - depth until it is 0; then the force stays below static friction."""
    rough = block(1.0, coulomb=(1.0, -1.0), static=(2.0, -2.0))
    start = 0.5 * (1 + math.cos(phase)) - depth
    done = iso.simulate(rough, [0.0], [start], 5.0, torque=lambda t, q, qd: [1 - 0.5 * math.sin(t + phase)])
    ((name, at),) = told(done)
    assert name == "x sticks" and abs(at - (math.acos(2 * depth - 1) - phase)) < 1e-2 * math.sqrt(depth)


def test_a_controller_that_integrates_waits_until_it_lets_the_joint_go() -> None:
    rough = block(1.0, coulomb=(1.0, -1.0))
    done = iso.simulate(rough, [0.0], [0.0], 5.0, torque=iso.Controller.pid(rough, 10.0, 5.0, 1.0, [0.3]))
    names, times = zip(*told(done), strict=True)
    assert names[:3] == ("x sticks", "x slips", "x sticks")
    let_go = done.tau[(done.t > times[0]) & (done.t < times[1])]
    assert np.abs(let_go).max() < 1.0 and np.ptp(let_go) > 0.01
    assert done.max_energy_error < 1e-7


# -- events across jumps of velocities --------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", EVERY)
def test_events_on_speeds_that_stop_in_the_same_instant_happen_once_each(integrator: str) -> None:
    """Two blocks of the same weight and speed, the second later by far less than an instant: both stop at 1 s."""
    rough = {"coulomb": (1.0, -1.0)}
    links = (Link("base"), Link("a", 1.0), Link("b", 1.0))
    pair = Robot("pair", links, (slider("x", "base", "a", **rough), slider("y", "base", "b", (0, 1, 0), **rough)))
    events = [iso.Event(iso.symbol(f"qd[{k}]"), f"speed {k}") for k in range(2)]
    done = iso.simulate(pair, [0.0, 0.0], [1.0, 1.0 + 1e-12], 2.0, events=events, integrator=integrator)
    assert sorted(name for name, _ in told(done)) == ["speed 0", "speed 1", "x sticks", "y sticks"]
    assert np.abs(np.array([t for _, t in told(done)]) - 1.0).max() < 1e-9


@pytest.mark.parametrize("integrator", ["rkf45", "RK45", "rk4", "momentum"])
@pytest.mark.parametrize("restitution", [0.0, 0.5, 1.0])
def test_an_event_on_a_speed_that_an_impact_turns_happens_at_the_impact(integrator: str, restitution: float) -> None:
    rail = block(1.0, limits=Limits(lower=-1.0, upper=1.0))
    speed = [iso.Event(lambda t, q, qd, k=k: qd[0], f"direction {k}", direction=k) for k in (1, -1, 0)]
    touch = iso.Event(lambda t, q, qd: q[0] - 1.0, "touches")
    stops = iso.Event.limits(rail, restitution=restitution)
    done = iso.simulate(rail, [0.0], [1.0], 2.0, events=[*speed, *stops, touch], integrator=integrator)
    rests = ["x rests on its upper stop"] if restitution == 0 else []
    assert sorted(name for name, _ in told(done)) == sorted(
        ["direction -1", "direction 0", "touches", "x at its upper limit 1 m", *rests]
    )
    for event in done.events:
        assert abs(event.t - 1.0) < 1e-9
        assert not event.name.startswith("direction") or abs(event.qd[0] + restitution) < 1e-12  # behind the impact


@pytest.mark.parametrize("integrator", ["rkf45", "rk4"])
def test_an_event_at_an_impact_may_end_the_motion(integrator: str) -> None:
    rail = block(1.0, limits=Limits(lower=-1.0, upper=1.0))
    stops = iso.Event.limits(rail, restitution=0.5)
    for when in (lambda t, q, qd: qd[0], lambda t, q, qd: q[0] - 1.0):
        end = iso.Event(when, "the end", terminal=True)
        for events in ([end, *stops], [*stops, end]):
            done = iso.simulate(rail, [0.0], [1.0], 2.0, events=events, integrator=integrator)
            assert done.status == "event" and done.message == "the end" and abs(done.t[-1] - 1.0) < 1e-9
            assert [name for name, _ in told(done)].count("the end") == 1


# -- stops ------------------------------------------------------------------------------------------------------------


def hanging(**drive: Any) -> Robot:
    """1 kg on a vertical rail from 0 to 1 m."""
    rail = slider("z", "base", "a", (0, 0, 1), limits=Limits(lower=0.0, upper=1.0), **drive)
    return Robot("hanging", (Link("base"), Link("a", 1.0)), (rail,))


@pytest.mark.parametrize("integrator", ["rkf45", "RK45", "rk4", "momentum"])
def test_a_joint_pressed_on_its_stop_rests_and_leaves_when_it_is_lifted(integrator: str) -> None:
    rail, friction = hanging(), 0.0
    stops = iso.Event.limits(rail, restitution=0.0)
    rests = iso.simulate(rail, [0.0], [0.0], 2.0, events=stops, integrator=integrator)
    assert not rests.q.any() and rests.is_held.all() and not rests.events and not rests.friction.any()
    for friction in (0.0, 2.0) if integrator != "momentum" else (0.0,):  # which smooths friction
        rail = hanging(coulomb=(friction, -friction))
        done = iso.simulate(rail, [0.0], [0.0], 2.0, torque=([0.0, 2.0], [[0.0], [40.0]]), events=stops, integrator=integrator)
        leaves = (9.81 + friction) / 20.0
        strikes = leaves + (6 * 1.0 / 20.0) ** (1 / 3)
        names, times = zip(*told(done), strict=True)
        assert names == ("z leaves its lower stop", "z at its upper limit 1 m", "z rests on its upper stop")
        assert np.abs(np.array(times) - [leaves, strikes, strikes]).max() < 1e-8
        assert (done.q >= 0.0).all() and (done.q <= 1.0).all() and done.q[-1] == 1.0


@pytest.mark.parametrize("torque", [None, lambda t, q, qd: np.zeros(3)], ids=["compiled", "function"])
def test_momenta_rest_on_stops_and_leave_them_as_velocities_do(torque: Any) -> None:
    """An arm that falls onto its stops: blows that pass through all joints, rest, and motion of the others meanwhile."""
    arm = iso.load("three-link")
    joints = [
        replace(j, limits=Limits(*limits))
        for j, limits in zip(arm.movable_joints, ((-2, 2), (-0.3, 0.5), (-0.8, 0.2)), strict=True)
    ]
    arm = replace(arm, joints=(*joints, *(j for j in arm.joints if not j.nv)))
    stops = iso.Event.limits(arm, restitution=0.0)
    how = {"events": stops, "torque": torque}
    exact = iso.simulate(arm, [0.0] * 3, [0.0] * 3, 0.8, rtol=1e-11, atol=1e-12, events=stops)
    done = iso.simulate(arm, [0.0] * 3, [0.0] * 3, 0.8, integrator="momentum", dt=2e-3, **how)
    assert done.complete and [name for name, _ in told(done)] == [name for name, _ in told(exact)] and len(exact.events) > 4
    assert np.abs(np.array([t for _, t in told(done)]) - [t for _, t in told(exact)]).max() < 1e-6
    assert np.abs(done.q - exact.q).max() < 1e-6 and np.array_equal(done.is_held, exact.is_held) and exact.is_held.any()
    assert done.max_energy_error < 1e-5


def test_starting_exactly_on_a_limit() -> None:
    rail = hanging()
    for q0, push, names in ((0.0, 0.0, []), (1.0, 0.0, ["z leaves"]), (1.0, 20.0, []), (0.0, 20.0, ["z leaves"])):
        done = iso.simulate(rail, [q0], [0.0], 0.1, torque=[push], events=iso.Event.limits(rail, restitution=0.5))
        assert bool(done.is_held[0, 0]) == (not names) and abs(done.q[-1, 0] - q0) < 0.1
    thrown = iso.simulate(rail, [0.0], [-1.0], 0.1, events=iso.Event.limits(rail, restitution=0.5))
    assert told(thrown)[0][0] == "z at its lower limit 0 m" and thrown.events[0].t < 1e-9 and thrown.q.min() >= 0.0
    assert abs(thrown.qd[1, 0] - (0.5 - 9.81 * thrown.t[1])) < 1e-9
    falls = iso.simulate(rail, [0.0], [0.0], 0.1, events="limits")
    assert told(falls)[0][0] == "z beyond its lower limit 0 m" and falls.events[0].t < 1e-9
    rises = iso.simulate(rail, [0.0], [0.0], 0.1, torque=[20.0], events="limits")
    assert not rises.events
    stays = iso.simulate(hanging(coulomb=(20.0, -20.0)), [0.0], [0.0], 0.1, events="limits")
    assert not stays.events and stays.is_held.all()


@pytest.mark.parametrize("at", [0.5, 0.0])
def test_elastic_bounces_that_friction_ends_pile_up(at: float) -> None:
    """3 N towards the stop, 1 N of friction, 1 kg: each bounce leaves 1 / sqrt(2) of the speed, though the stop keeps all."""
    rail = block(1.0, coulomb=(1.0, -1.0), limits=Limits(at - 1.0, at))
    done = iso.simulate(rail, [at - 0.25], [0.0], 3.0, torque=[3.0], events=iso.Event.limits(rail, restitution=1.0))
    speed, part = 1.0, 1 / math.sqrt(2)
    flights = speed * (1 / 4 + part / 2) / (1 - part)
    assert done.complete and len(done.events) < 150 and done.events[-1].name == "x rests on its upper stop"
    assert abs(done.events[-1].t - (0.5 + flights)) < 1e-7 and done.q[-1] == at and done.is_held[-1]


def test_blows_between_stops_that_take_all_speed_are_one() -> None:
    """Both joints at a stop, one leaving it: the blow of the other drives it back, and so on, in no time."""
    pair = train(x={"limits": Limits(-1.0, 0.0)}, y={"limits": Limits(-1.0, 0.0)})
    done = iso.simulate(pair, [0.0, 0.0], [1.0, -0.3], 1.0, events=iso.Event.limits(pair, restitution=0.0))
    assert [name for name, _ in told(done)] == [
        "x at its upper limit 0 m",
        "x rests on its upper stop",
        "y rests on its upper stop",
    ]
    assert not done.qd[1:].any() and not done.q.any()


@pytest.mark.parametrize("restitution", [0.0, 0.5, 1.0])
def test_a_joint_without_room_stays_where_it_is(restitution: float) -> None:
    shut = train(x={"limits": Limits(0.0, 0.0)}, y={"coulomb": (0.5, -0.5)})
    done = iso.simulate(
        shut, [0.0, 0.0], [0.0, 1.0], 1.0, torque=[3.0, 0.0], events=iso.Event.limits(shut, restitution=restitution)
    )
    assert done.complete and not done.q[:, 0].any() and done.is_held[:, 0].all()
    assert abs(done.q[-1, 1] - (1.0 - 0.25)) < 1e-7


@pytest.mark.parametrize("restitution", [0.5, 1.0])
def test_a_blow_on_a_joint_without_room_ends_its_speed(restitution: float) -> None:
    rail = block(limits=Limits(0.2, 0.2))
    done = iso.simulate(rail, [0.2], [1.0], 1.0, events=iso.Event.limits(rail, restitution=restitution))
    assert [name for name, _ in told(done)] == ["x at its upper limit 0.2 m", "x rests on its upper stop"]
    assert done.complete and (done.q == 0.2).all() and not done.qd[1:].any()


@pytest.mark.parametrize("restitution", [0.0, 0.4])
def test_linearly_implicit_steps_strike_rest_and_leave_as_explicit_ones_do(restitution: float) -> None:
    """Between their steps a joint at rest is where it was, by bits: one beyond its stop by rounding would strike it for ever."""
    bodies = (Link("a", 1.0, inertia=(0.01,) * 3), Link("b", 1.0, (0.3, 0, 0), (0.01,) * 3))
    rail = slider("x", "base", "a", (0, 0, 1), limits=Limits(-0.3, 0.3))
    arm = Robot("arm", (Link("base"), *bodies), (rail, Joint("y", "a", "b", axis=(0, 1, 0), limits=Limits(-0.7, 0.7))))
    stops = iso.Event.limits(arm, restitution=restitution)
    one, other = (iso.simulate(arm, [0.1, 0.2], [0.0, 1.0], 2.0, events=stops, integrator=key) for key in ("rosenbrock", "rkf45"))
    assert [event.name for event in one.events] == [event.name for event in other.events]
    assert np.abs(np.subtract([event.t for event in one.events], [event.t for event in other.events])).max() < 1e-5
    assert one.complete and np.array_equal(one.q[-1], other.q[-1]) and one.q[-1].tolist() == [-0.3, 0.7]


@pytest.mark.parametrize(("q", "qd", "restitution"), [(1.0, 0.0, 0.5), (0.0, 0.005, 0.0)])
def test_bounces_shorter_than_a_straight_step_end_in_rest(q: float, qd: float, restitution: float) -> None:
    rail = hanging()
    stops = iso.Event.limits(rail, restitution=restitution)
    done = iso.simulate(rail, [q], [qd], 3.0, events=stops, integrator="semi-implicit-euler")
    assert done.complete and done.q[-1] == 0.0 and len(done.events) < 20


def test_letting_go_from_exact_balance_is_seen_without_looking_at_every_instant() -> None:
    rail = hanging()
    lift = {"torque": lambda t, q, qd: [9.81 + 0.5 * math.sin(20 * t)], "events": iso.Event.limits(rail, restitution=0.0)}
    done = iso.simulate(rail, [0.0], [0.0], 0.1, **lift)
    assert done.events[0].name == "z leaves its lower stop" and done.events[0].t < 1e-6
    assert done.evaluations < 3 * iso.simulate(rail, [0.0], [0.0], 0.1, torque=lift["torque"]).evaluations + 200


@pytest.mark.parametrize("key", ["nonsense", "recursive-derivatives"])
def test_methods_without_accelerations_are_refused_where_friction_holds_joints(key: str) -> None:
    arm, rest = iso.load("puma560"), np.zeros(6)
    with pytest.raises((iso.MethodError, iso.UnknownNameError), match=key):
        iso.simulate(arm, rest, rest, 0.1, method=key)
    with pytest.raises((iso.MethodError, iso.UnknownNameError), match=key):
        iso.rollout(arm, rest, rest, dt=0.01, steps=2, method=key)


def test_stops_struck_at_once_are_one_problem() -> None:
    free = {"limits": Limits(lower=-1.0, upper=1.0)}
    pair = train(x=free, y=free)
    done = iso.simulate(pair, [0.0, 0.0], [1.0, 1.0], 1.5, events=iso.Event.limits(pair, restitution=0.5))
    assert [event.t for event in done.events[:2]] == pytest.approx([1.0, 1.0], abs=1e-10)
    close(done.qd[-1], [-0.5, -0.5], ops=1e4)
    close(done.q[-1], [0.75, 0.75], ops=1e4)


def test_a_blow_passes_through_a_joint_that_is_stuck() -> None:
    """The second joint strikes its stop while friction holds the first: M11 v1 = M12 (v2- - v2+)."""
    links = (Link("base"), Link("a", 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1)), Link("b", 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1)))
    j1 = Joint("j1", "base", "a", "revolute", axis=(0, 0, 1), coulomb=(0.5, -0.5))
    j2 = Joint("j2", "a", "b", "revolute", axis=(0, 0, 1), limits=Limits(lower=-1.0, upper=1.0))
    arm = Robot("arm", links, (j1, j2))
    done = iso.simulate(arm, [0.0, 0.0], [0.0, 1.0], 3.0, events=iso.Event.limits(arm, restitution=0.5))
    assert [name for name, _ in told(done)[:3]] == ["j2 at its upper limit 1 rad", "j1 slips", "j1 sticks"]
    strike, slips = done.events[:2]
    M = arm.mass_matrix(strike.q)
    close(slips.qd, [M[0, 1] / M[0, 0] * 1.5, -0.5], ops=1e4)
    assert done.is_held[done.t < 1.0, 0].all() and done.max_energy_error < 1e-9


@pytest.mark.parametrize("method", [None, "articulated-body"])
def test_joints_that_push_each_other_off_their_stops_stay_within(method: str | None) -> None:
    """Blows at intervals far shorter than a step: a joint that turns back between two looks was beyond its stop or not."""
    arm = iso.load("three-link")
    arm = replace(arm, joints=tuple(replace(j, limits=Limits(lower=-0.6, upper=0.8)) if j.nv else j for j in arm.joints))
    done = iso.simulate(arm, [0.0] * 3, [0.0] * 3, 1.0, events=iso.Event.limits(arm, restitution=0.4), method=method)
    assert len(done.events) > 50 and done.q.min() > -0.6 - 1e-9 and done.q.max() < 0.8 + 1e-9
    assert done.max_energy_error < 1e-6


def test_an_impact_keeps_joints_on_the_stops_they_rest_on() -> None:
    M, qd = np.array([[2.0, 1.0], [1.0, 1.0]]), np.array([0.0, 1.0])
    alone = impact(ByMatrix(M, solved), qd, np.array([0, 1]), np.array([0.0, 0.0]))
    close(alone, [0.5, 0.0], ops=10)
    assert impact(ByMatrix(M, solved), qd, np.array([1, 1]), np.array([0.0, 0.0])).tolist() == [0.0, 0.0]
    close(impact(ByMatrix(M, solved), qd, np.array([-1, 1]), np.array([0.0, 0.0])), alone, ops=10)


def test_modes_that_follow_each_other_within_the_last_bit_stay_in_order() -> None:
    """An impact's mode begins one bit behind it; a joint may stick in the very instant of the impact."""
    modes = Modes(
        System(block(coulomb=(1.0, -1.0)), modes=(0,)), (), Counter(), (0.0, 1.0), {"rtol": 1e-8, "atol": 1e-10, "max_step": 1.0}
    )
    for t in (0.0, math.nextafter(0.5, 1.0), 0.5, 0.75):
        modes._remember(t)
    assert [t for t, _, _ in modes.history] == [0.0, math.nextafter(0.5, 1.0), math.nextafter(0.5, 1.0), 0.75]


def test_results_with_friction_are_saved_and_read(tmp_path: Any) -> None:
    done = iso.simulate(block(coulomb=(1.0, -1.0)), [0.0], [1.0], 3.0)
    read = iso.Simulation.load(done.save(tmp_path / "motion.npz"))
    assert np.array_equal(read.is_held, done.is_held) and np.array_equal(read.friction, done.friction)
    assert read.is_held.dtype == bool and read.is_held.any() and not read.is_held.all()


def test_a_result_says_which_joints_were_held_and_when() -> None:
    rough = train(x={"coulomb": (9.0, -9.0)}, y={"coulomb": (1.0, -1.0)})
    pushed = [0.0, 1.0, 2.0, 3.0], [[0.0, 0.0], [0.0, 2.0], [0.0, 0.0], [0.0, 0.0]]
    done = iso.simulate(rough, [0.0, 0.0], [0.0, 0.0], 3.0, torque=pushed, rtol=1e-10, atol=1e-12)
    (first, second), (slips, sticks) = done.held_intervals["y"], [event.t for event in done.events]
    assert (first, second) == ((0.0, slips), (sticks, 3.0)) and done.held_intervals["x"] == [(0.0, 3.0)]
    assert abs(slips - 0.5) < 1e-9 and abs(sticks - 2.25) < 1e-7
    text = str(done)
    assert "x held throughout" in text and "y held 0 .. 0.5 s, " in text
    data = done.to_dict()
    assert (
        data["held"] == done.held_intervals
        and data["stuck"] == done.is_held.tolist()
        and data["friction"] == done.friction.tolist()
    )


def test_the_z1_falls_with_all_defaults() -> None:
    """7 joints with 1 or 2 N m of friction: smoothed, they would need a million steps."""
    arm = iso.load(public_file("z1_description/urdf/z1.urdf"))
    rest = np.zeros(arm.n)
    done, free = (iso.simulate(arm, rest, rest, 0.6, friction=friction) for friction in (True, False))
    obeys(arm, done)
    assert done.complete and done.evaluations <= 3 * free.evaluations + 100 * len(done.events)


@pytest.mark.parametrize("method", ["articulated-body", "composite-body"])
def test_a_spring_with_dry_friction_loses_as_much_each_swing_and_stays_where_friction_holds_it(method: str) -> None:
    """Turning points x0, -(x0 - 2 F/k), x0 - 4 F/k, ..., half a period apart, up to the first within F/k; on a stuck joint."""
    k, m, F, x0 = 100.0, 2.0, 5.0, 0.43
    links = (iso.Link("base"), iso.Link("cart", 3.0), iso.Link("block", m))
    spring = iso.Joint("spring", "cart", "block", "prismatic", axis=(1, 0, 0), stiffness=k, rest=0.1, coulomb=(F, -F))
    cart = iso.Joint("stuck", "base", "cart", "prismatic", axis=(1, 0, 0), coulomb=(1e3, -1e3))
    robot = iso.Robot("slides", links, (cart, spring))
    t = np.arange(7) * np.pi * np.sqrt(m / k)
    tight = {"rtol": 1e-10, "atol": 1e-12}
    run = iso.simulate(robot, [0.2, 0.1 + x0], [0.0, 0.0], t, method=method, progress=False, **tight)
    turning = np.array([0.43, -0.33, 0.23, -0.13, 0.03, 0.03, 0.03])
    assert np.abs(run.q - [0.2, 0.1] - np.outer(turning, [0, 1])).max() < 100 * len(t) * tight["rtol"]
    assert (run.qd[-1] == 0).all() and (run.q[:, 0] == 0.2).all()
