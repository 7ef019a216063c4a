"""Stops and dry friction of joints in closed loops: what holds one joint is handed on to the others."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import isodyn as iso
from isodyn.simulation.modes import Change, Modes
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
    assert motion.loop_residual.max() < 1e-9 and np.abs(motion.energy_error).max() < 1e-6
    assert motion.q[:, 0].min() >= -0.5


def test_a_crank_that_rests_on_its_stop_holds_the_mechanism() -> None:
    """Nothing moves, and the reaction is what the crank would need: M qdd + f = r of the one freedom."""
    robot, q, qd = four_bar(limits=iso.Limits(-0.5, 1.4))
    motion = iso.simulate(robot, q, qd, 1.0, events=iso.Event.limits(robot, restitution=0.0))
    assert [event.name for event in motion.events][1:] == ["crank rests on its lower stop"]
    assert motion.is_held[-1, 0] and np.abs(motion.qd[-1]).max() < 1e-12 and np.abs(motion.qdd[-1]).max() < 1e-9
    assert abs(motion.q[-1, 0] + 0.5) < 1e-12 and motion.loop_residual.max() < 1e-9


def test_a_crank_sticks_as_friction_that_is_smoothed_less_and_less_says() -> None:
    """The law itself, within the tolerance of a creep of 1e-6 rad/s until it sticks; afterwards nothing creeps."""
    robot, q, qd = four_bar(coulomb=(0.6, -0.6))
    motion = iso.simulate(robot, q, qd, 2.0)
    assert [event.name for event in motion.events][-1] == "crank sticks" and not motion.notes
    smoothed = iso.simulate(robot, q, qd, 2.0, stiction_speed=1e-6)
    assert np.abs(motion.q - smoothed.q).max() < 1e-4
    held = motion.t > motion.events[-1].t
    assert held.any() and np.ptp(motion.q[held], axis=0).max() < 1e-12
    assert motion.loop_residual.max() < 1e-9 and np.abs(motion.energy_error).max() < 1e-5


def rough_four_bar(coulomb: float, static: float, speed: float, start: float = 1.0) -> tuple[iso.Robot, Array, Array]:
    """Dry friction in all three joints of a mechanism with one freedom."""
    robot = iso.load("four-bar")
    robot = replace(robot, joints=tuple(replace(j, coulomb=(coulomb, -coulomb), static=(static, -static)) for j in robot.joints))
    closed = iso.close_loops(robot, [start, 0.0, 0.0], qd=[speed, 0.0, 0.0], fixed=("crank",))
    assert closed.qd is not None
    return robot, closed.q, closed.qd


def test_friction_in_all_joints_takes_the_energy_that_their_ways_say_and_then_holds() -> None:
    """No joint turns back on its way: U(q at rest) = E - sum of coulomb |way|.  By error control, and by fixed steps, whose first
    order is that of the step in which it stops."""
    robot, q, qd = rough_four_bar(0.3, 0.3, 2.0)
    exact = iso.simulate(robot, q, qd, 0.5)
    assert {event.name for event in exact.events} == {f"{name} sticks" for name in robot.joint_names}
    motions = {0.0: exact} | {dt: iso.simulate(robot, q, qd, 0.5, integrator="rk4", dt=dt) for dt in (2e-3, 1e-3, 5e-4)}
    for dt, motion in motions.items():
        lost = 0.3 * np.abs(np.diff(motion.q, axis=0)).sum()
        left = motion.energy[0] - lost - float(robot.potential_energy(motion.q[-1]))
        assert abs(left) < (1e-9 if not dt else 0.1 * dt) * motion.energy[0]
        assert motion.is_held[-1].all() and (motion.qd[-1] == 0).all() and np.abs(motion.energy_error).max() < 1e-10 + 0.05 * dt
        assert np.abs(motion.q[-1] - exact.q[-1]).max() <= 0.1 * dt and not motion.notes
        held = motion.t > motion.events[-1].t
        assert held.any() and np.ptp(motion.q[held], axis=0).max() < 1e-14


@pytest.mark.parametrize("given", [{}, {"integrator": "rk4", "dt": 1e-3}, {"integrator": "semi-implicit-euler", "dt": 1e-3}])
def test_a_loop_starts_when_all_its_static_friction_is_overcome(given: dict[str, object]) -> None:
    """tau - g . T = sum of static |T|, with T the speeds of the joints by that of the crank: three joints hold one freedom."""
    robot, q, T = rough_four_bar(0.2, 0.4, 1.0)
    when = (float(robot.gravity_torque(q) @ T) + 0.4 * np.abs(T).sum()) / 10.0
    ramp = np.array([0.0, 1.0]), np.array([[0.0, 0.0, 0.0], [10.0, 0.0, 0.0]])
    motion = iso.simulate(robot, q, np.zeros(3), when + 5e-3, torque=ramp, **given)  # type: ignore[arg-type]
    assert {event.name for event in motion.events} == {f"{name} slips" for name in robot.joint_names}
    first = motion.events[0].t
    assert abs(first - when) < 1e-9 if not given else when <= first <= when + 1e-3
    before = motion.t < first
    assert np.abs(motion.q[before] - q).max() < 1e-15 and np.abs(motion.qd[before]).max() < 1e-20
    f = motion.friction[before]
    close = np.abs(f @ T - (motion.tau[before, 0] - robot.gravity_torque(q) @ T)).max()
    assert close < (1e-12 if not given else 10.0 * 1e-3) and np.abs(f).max() < 0.4 + 1e-4, (
        "they carry what acts, within their bounds"
    )


def test_dead_points_are_passed_with_friction_in_all_joints() -> None:
    """The rocker turns back there and can stop nothing: each time its friction changes sides, and the crank goes on."""
    robot, q, qd = rough_four_bar(0.05, 0.08, 20.0, 0.0)
    exact = iso.simulate(robot, q, qd, 0.5)
    fixed = iso.simulate(robot, q, qd, 0.5, integrator="rk4", dt=5e-4)
    turns = np.diff(np.sign(exact.qd[:, 1])) != 0
    assert turns.sum() >= 4 and not exact.events and np.abs(exact.energy_error).max() < 1e-6
    assert np.abs(fixed.q - exact.q).max() < 1e-3 and not fixed.events


def test_one_joint_of_two_freedoms_sticks_while_the_others_go_on() -> None:
    """Friction in all four joints of a five-bar: an elbow that sticks has the speed 0 at every sample from then on; where it
    stands is moved by what closes the loop after a step alone, as little as the order of the integrator says."""
    robot = iso.load("five-bar")
    robot = replace(robot, joints=tuple(replace(j, coulomb=(0.4, -0.4)) for j in robot.joints))
    shoulders = ["left-shoulder", "right-shoulder"]
    start = iso.close_loops(robot, robot.neutral(), [3.0, 0.0, -2.0, 0.0], fixed=shoulders)
    exact = iso.simulate(robot, start.q, start.qd, 1.0)
    assert [event.name for event in exact.events] == ["right-elbow sticks"] and not exact.is_held[-1, :3].any()
    for integrator, dt, off, moved in (
        ("rk4", 1e-3, 1e-4, 1e-9),
        ("semi-implicit-euler", 5e-4, 2e-2, 1e-4),
        ("abm", 1e-3, 1e-4, 1e-6),
    ):
        motion = iso.simulate(robot, start.q, start.qd, 1.0, integrator=integrator, dt=dt)
        assert [event.name for event in motion.events] == ["right-elbow sticks"]
        after = motion.t > motion.events[0].t
        assert (motion.qd[after, 3] == 0).all() and np.ptp(motion.q[after, 3]) < moved
        assert np.abs(motion.q - exact.q).max() < off and motion.loop_residual.max() < 1e-12


@pytest.mark.parametrize("integrator", ["rk4", "semi-implicit-euler"])
def test_many_motions_with_friction_in_loops_are_those_of_one_and_of_the_reference_device(integrator: str) -> None:
    robot, q, qd = rough_four_bar(0.3, 0.4, 2.0)
    given = {"dt": 1e-3, "steps": 16, "integrator": integrator}
    speeds = np.linspace(0.1, 1.5, 11)[:, np.newaxis]
    many = iso.rollout(robot, q, qd * speeds, **given)  # type: ignore[arg-type]
    for k in (0, 5, 10):
        alone = iso.rollout(robot, q, qd * speeds[k], **given)  # type: ignore[arg-type]
        assert (alone.q == many.q[k]).all() and (alone.qd == many.qd[k]).all()
    slow = iso.rollout(robot, q, qd * speeds[:2], device="reference", **given)  # type: ignore[arg-type]
    assert np.abs(slow.q - many.q[:2]).max() < 1e-13 and (slow.qd[:, -1] == 0).all()


def rough(name: str, coulomb: float, static: float) -> tuple[iso.Robot, Array]:
    """A mechanism with dry friction in all joints and without gravity, and where it starts."""
    robot = iso.load(name).with_gravity((0.0, 0.0, 0.0))
    robot = replace(robot, joints=tuple(replace(j, coulomb=(coulomb, -coulomb), static=(static, -static)) for j in robot.joints))
    return robot, iso.close_loops(robot, robot.neutral()).q


def pushed(robot: iso.Robot, size: float, rate: float) -> iso.Controller:
    """A torque to and fro in the first joint."""
    return iso.Controller.of(robot, lambda q, qd, t: [size * np.sin(rate * t), *[0.0 * x for x in qd[1:]]])


def slid(motion: iso.Simulation) -> float:
    """How far a joint moves at most from sample to sample while it is held [rad]."""
    moved = [np.ptp(motion.q[(motion.t >= since) & (motion.t <= until), k]) for k, since, until in spells(motion)]
    return float(max(moved, default=0.0))


def spells(motion: iso.Simulation) -> list[tuple[int, float, float]]:
    """(joint, since, until) of all samples at which a joint is held, of two at least."""
    robot = motion.robot
    found = [(robot.velocity_names.index(name), *span) for name, spans in motion.held_intervals.items() for span in spans]
    return [
        (robot.velocity_to_position_index[k], *span)
        for k, *span in found
        if ((motion.t >= span[0]) & (motion.t <= span[1])).sum() > 1
    ]


#: torques of the motors [N m] under which a five-bar comes to a dead point of one elbow while the other one sticks
AT_DEAD_POINT = [3.96400, 0.0, 2.34130, 0.0]


def five_bar() -> tuple[iso.Robot, Array]:
    """Friction in all joints of a five-bar, and where it starts."""
    robot = iso.load("five-bar")
    rough = {"coulomb": (4 / 3, -4 / 3), "static": (1.3 * 4 / 3, -1.3 * 4 / 3)}
    robot = replace(robot, joints=tuple(replace(j, **rough) for j in robot.joints))  # type: ignore[arg-type]
    return robot, iso.close_loops(robot, robot.neutral()).q


def test_an_elbow_turns_at_its_dead_point_while_the_other_one_sticks() -> None:
    """One freedom is left, and it moves the elbow neither way: no friction holds the elbow there, and no energy is lost to it."""
    robot, q = five_bar()
    exact = iso.simulate(robot, q, np.zeros(4), 0.6, torque=AT_DEAD_POINT, rtol=1e-9, atol=1e-11)
    steps = iso.simulate(robot, q, np.zeros(4), 0.6, torque=AT_DEAD_POINT, integrator="rk4", dt=1e-4)
    for motion in (exact, steps):
        assert [event.name for event in motion.events] == ["right-elbow slips", "left-elbow sticks"]
    turns = np.flatnonzero(np.diff(np.sign(exact.qd[:, 3])) == 2)
    assert exact.is_held[turns[-1], 1] and not exact.is_held[turns[-1], 3], "the pose in question"
    assert np.abs(exact.energy_error).max() < 1e-7 * np.abs(exact.work).max() and slid(exact) < 1e-7
    assert np.abs(exact.q - steps.q).max() < 1e-2


def test_a_platform_comes_to_rest_in_all_joints_and_is_not_held_on_the_way_where_it_moves() -> None:
    """A 3-RRR: shoulder and elbow of one leg stop in turn while the plate turns about a dead point; then six joints hold three
    freedoms, and nothing creeps."""
    robot = iso.load("3-rrr")
    level = 0.7333
    rough = {"coulomb": (level, -level), "static": (1.3 * level, -1.3 * level)}
    robot = replace(robot, joints=tuple(replace(j, **rough) if j.nv == 1 else j for j in robot.joints))  # type: ignore[arg-type]
    q, tau = iso.close_loops(robot, robot.neutral()).q, np.zeros(robot.n)
    tau[[3, 5, 7]] = -0.9437, -1.4296, 0.4293
    motion = iso.simulate(robot, q, np.zeros(robot.n), 1.3, torque=tau)
    free = iso.simulate(robot, q, np.zeros(robot.n), motion.events[-1].t, torque=tau, friction=False)
    turns = int((np.diff(np.sign(motion.qd[:, 3:]), axis=0) != 0).sum())
    assert motion.evaluations < 3 * free.evaluations + 100 * turns
    assert np.abs(motion.energy_error).max() < 1e-6 * np.abs(motion.work).max() and slid(motion) < 1e-7
    assert motion.is_held[-1, 3:].all() and (motion.qd[-1] == 0).all() and motion.events[-1].t < 1.2


@pytest.mark.parametrize(("duration", "how"), [(0.1, {"rtol": 1e-9}), (0.1, {"rtol": 1e-11}), (2e-8, {"max_step": 1e-10})])
def test_rounding_with_which_loops_are_closed_is_no_turn_of_a_joint_however_short_the_steps(
    duration: float, how: dict[str, float]
) -> None:
    """From rest at 0: a last bit of a position, over so short a step, is more than the speed that a joint has by then."""
    robot, q = five_bar()
    torque, how = [-8.0, 0.0, -7.0, 0.0], {**how, "atol": how.get("rtol", 1e-8) / 100}
    motion, free = (
        iso.simulate(robot, q, np.zeros(4), duration, torque=torque, friction=dry, **how)  # type: ignore[arg-type]
        for dry in (True, False)
    )
    assert motion.complete and (motion.qd[-1] != 0).all() and not motion.events
    turns = int((np.diff(np.sign(motion.qd), axis=0) != 0).sum())
    assert motion.evaluations <= 3 * free.evaluations + 100 * turns


def test_a_start_at_0_but_for_rounding_takes_the_first_step_of_one_at_0() -> None:
    """Its size is no measure of how fast the states change: steps would begin some ten powers too short."""
    robot = iso.load("two-link")
    counts = [iso.simulate(robot, np.full(2, x), np.zeros(2), 0.1, rtol=1e-11, atol=1e-13).steps for x in (0.0, 1e-16)]
    assert abs(counts[1] - counts[0]) <= 1


@pytest.mark.parametrize(
    ("further", "words"),
    [
        (0.0, "modes of left-elbow change repeatedly at one instant"),
        (1e-9, r"(\d+) steps and \1 mode changes advanced \d\.\de-08 s"),
    ],
)
def test_modes_that_change_for_ever_end_a_motion_with_an_error_that_says_so(
    further: float, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some hundred changes, whether they lead a little further or not."""
    robot, q = five_bar()
    mask, looks = np.array([False, True, False, False]), list[float]()
    monkeypatch.setattr(Modes, "change", lambda self, t, states, span: looks.append(t[0]) or Change(float(t[0]) + further, mask))
    with pytest.raises(iso.SimulationError, match=words) as stopped:
        iso.simulate(robot, q, np.zeros(4), 1.0, torque=AT_DEAD_POINT)
    assert stopped.value.partial.status == "stopped" and len(looks) <= 220


@pytest.mark.parametrize(
    ("name", "friction", "push", "duration"),
    [("slider-crank", (0.3, 0.5), (1.2, 4.0), 2.5), ("five-bar", (0.05, 0.08), (0.3, 4.0), 3.0)],
)
def test_steps_of_rollouts_under_error_control_end_where_joints_of_loops_stick_and_slip(
    name: str, friction: tuple[float, float], push: tuple[float, float], duration: float
) -> None:
    """The motion of `simulate`, to the tolerance; joints that are held have the speed 0 exactly, however many share the load."""
    robot, q = rough(name, *friction)
    law, samples = pushed(robot, *push), 40
    exact = iso.simulate(robot, q, np.zeros(robot.n), np.linspace(0, duration, samples + 1), torque=law, rtol=1e-9, atol=1e-11)
    assert len(exact.events) > 8 and exact.is_held[:-1].any(axis=1).sum() > 5
    off = []
    for rtol in (1e-6, 1e-9):
        found = iso.rollout(
            robot, q, np.zeros(robot.n), controller=law, dt=duration / samples, steps=samples, integrator="rkf45", rtol=rtol,
            atol=1e-2 * rtol,
        )  # fmt: skip
        off.append(np.abs(found.q - exact.q).max())
        away = np.abs(np.array([e.t for e in exact.events])[:, np.newaxis] - exact.t).min(axis=0) > 1e-4
        assert (found.qd == 0)[away][exact.is_held[away]].all() and found.qd[np.abs(exact.qd) > 1e-6].all()
    assert off[1] < 1e-2 * off[0] and off[1] < 1e-6
    assert found.evaluations < 3 * exact.evaluations


def test_rollouts_under_error_control_pass_dead_points_and_hold_what_friction_holds() -> None:
    """The rocker turns back at each dead point and stops nothing; at rest under enough friction not a bit changes."""
    robot, q, qd = rough_four_bar(0.05, 0.08, 20.0, 0.0)
    exact = iso.simulate(robot, q, qd, 0.5, rtol=1e-9, atol=1e-11)
    found = iso.rollout(robot, q, qd, dt=0.05, steps=10, integrator="rkf45", rtol=1e-8, atol=1e-10)
    assert np.abs(found.q - exact.at(found.t)[0]).max() < 1e-6
    still, q, _ = four_bar(coulomb=(5.0, -5.0))
    for options in ({"integrator": "rkf45", "rtol": 1e-6}, {}):
        held = iso.rollout(still, q, np.zeros(3), dt=2e-3, steps=50, **options)  # type: ignore[arg-type]
        assert (held.qd == 0).all() and np.abs(held.q - q).max() < 1e-14


def test_error_control_in_loops_is_that_of_one_motion_and_of_the_reference_device() -> None:
    robot, q, qd = rough_four_bar(0.3, 0.4, 2.0)
    given = {"dt": 0.02, "steps": 3, "integrator": "rkf45", "rtol": 1e-6}
    speeds = np.linspace(0.1, 1.5, 11)[:, np.newaxis]
    many = iso.rollout(robot, q, qd * speeds, **given)  # type: ignore[arg-type]
    alone = iso.rollout(robot, q, qd * speeds[5], **given)  # type: ignore[arg-type]
    assert (alone.q == many.q[5]).all() and alone.evaluations == many.evaluations[5]
    slow = iso.rollout(robot, q, qd * speeds[3], device="reference", **given)  # type: ignore[arg-type]
    assert np.abs(slow.q - many.q[3]).max() < 1e-12 and (slow.qd[-1] == 0).all() and slow.evaluations == many.evaluations[3]


def test_linearly_implicit_steps_do_not_end_where_friction_holds_joints() -> None:
    robot, q, _ = four_bar(coulomb=(5.0, -5.0))
    with pytest.raises(iso.ShapeError, match="'rosenbrock' steps do not end where dry friction holds joints"):
        iso.rollout(robot, q, np.zeros(3), dt=2e-3, steps=50, integrator="rosenbrock")


def stopped_at(crank: float) -> tuple[iso.Robot, Array, Array]:
    """A four-bar all of whose joints reach a stop at the same pose; the pose, and speeds there away from the stops."""
    robot = iso.load("four-bar")
    at = iso.close_loops(robot, [crank, 0.0, 0.0], [1.0, 0.0, 0.0], fixed=("crank",))
    assert at.qd is not None
    ends = [iso.Limits(x, 9.0) if v > 0 else iso.Limits(-9.0, x) for x, v in zip(at.q.tolist(), at.qd.tolist(), strict=True)]
    return replace(robot, joints=tuple(replace(j, limits=end) for j, end in zip(robot.joints, ends, strict=True))), at.q, at.qd


@pytest.mark.parametrize("restitution", [0.0, 0.5, 1.0])
def test_stops_of_all_joints_of_a_loop_that_are_struck_at_once_are_one_blow(restitution: float) -> None:
    """One freedom: the same part of every speed comes back, whichever stops give it; at rest they share one load."""
    robot, _, _ = stopped_at(0.5)
    start = iso.close_loops(robot, [1.0, 0.0, 0.0], [2.0, 0.0, 0.0], fixed=("crank",))
    motion = iso.simulate(robot, start.q, start.qd, 0.6, events=iso.Event.limits(robot, restitution=restitution))
    first = motion.events[0].t
    before, after = (float(robot.kinetic_energy(*motion.at(first + shift))) for shift in (-1e-9, 1e-9))
    assert (
        abs(after / before - restitution**2) < 1e-6
        and np.abs(motion.energy_error).max() < 1e-6
        and motion.loop_residual.max() < 1e-12
    )
    if restitution == 0.0:
        assert motion.is_held[-1].any() and (motion.qd[-1] == 0).all()


def test_a_loop_leaves_all_its_stops_when_the_torque_lifts_it() -> None:
    """tau = g . T, as for one stop on the crank, and neither earlier nor later because three share the load."""
    robot, q, T = stopped_at(0.5)
    ramp = np.array([0.0, 1.0]), np.array([[0.0, 0.0, 0.0], [10.0, 0.0, 0.0]])
    when = float(robot.gravity_torque(q) @ T) / 10.0
    motion = iso.simulate(robot, q, np.zeros(3), when + 0.05, torque=ramp, events=iso.Event.limits(robot, restitution=0.0))
    left = {event.name for event in motion.events if "leaves" in event.name}
    assert left == {"crank leaves its lower stop", "rocker leaves its upper stop", "coupler leaves its upper stop"}
    assert abs(motion.events[0].t - when) < 1e-4 * when
    assert np.ptp(motion.q[motion.t < when], axis=0).max() < 1e-12 and motion.q[-1, 0] > 0.5


def test_six_legs_of_a_platform_stick_together() -> None:
    """Each leg is a freedom: the law is that of six joints that see each other through the platform."""
    robot = iso.load("stewart")
    legs = [name.startswith("leg") for name in robot.velocity_names]
    joints = tuple(replace(j, coulomb=(20.0, -20.0)) if j.name.startswith("leg") else j for j in robot.joints)
    rough = replace(robot, joints=joints)

    def drive(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:  # around a function no integrator is compiled: half the time
        return np.where(legs, 120.0 * t, 0.0)

    motion = iso.simulate(rough, rough.neutral(), np.zeros(rough.n), 0.25, torque=drive)
    assert sorted(event.name for event in motion.events) == [f"leg{k} sticks" for k in range(1, 7)]
    assert motion.is_held[-1].tolist() == legs and np.abs(motion.qd[-1]).max() < 1e-8
    assert motion.loop_residual.max() < 1e-12 and np.abs(motion.energy_error).max() < 1e-6
