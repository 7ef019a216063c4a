"""Stops and dry friction of joints in closed loops: what holds one joint is handed on to the others."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import isodyn as iso
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
        assert motion.stuck[-1].all() and (motion.qd[-1] == 0).all() and np.abs(motion.balance).max() < 1e-10 + 0.05 * dt
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
    assert turns.sum() >= 4 and not exact.events and np.abs(exact.balance).max() < 1e-6
    assert np.abs(fixed.q - exact.q).max() < 1e-3 and not fixed.events


def test_one_joint_of_two_freedoms_sticks_while_the_others_go_on() -> None:
    """Friction in all four joints of a five-bar: an elbow that sticks has the speed 0 at every sample from then on; where it
    stands is moved by what closes the loop after a step alone, as little as the order of the integrator says."""
    robot = iso.load("five-bar")
    robot = replace(robot, joints=tuple(replace(j, coulomb=(0.4, -0.4)) for j in robot.joints))
    shoulders = ["left-shoulder", "right-shoulder"]
    start = iso.close_loops(robot, robot.neutral(), [3.0, 0.0, -2.0, 0.0], fixed=shoulders)
    exact = iso.simulate(robot, start.q, start.qd, 1.0)
    assert [event.name for event in exact.events] == ["right-elbow sticks"] and not exact.stuck[-1, :3].any()
    for integrator, dt, off, moved in (
        ("rk4", 1e-3, 1e-4, 1e-9),
        ("semi-implicit-euler", 5e-4, 2e-2, 1e-4),
        ("abm", 1e-3, 1e-4, 1e-6),
    ):
        motion = iso.simulate(robot, start.q, start.qd, 1.0, integrator=integrator, dt=dt)
        assert [event.name for event in motion.events] == ["right-elbow sticks"]
        after = motion.t > motion.events[0].t
        assert (motion.qd[after, 3] == 0).all() and np.ptp(motion.q[after, 3]) < moved
        assert np.abs(motion.q - exact.q).max() < off and motion.gap.max() < 1e-12


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
    assert len(exact.events) > 8 and exact.stuck[:-1].any(axis=1).sum() > 5
    off = []
    for rtol in (1e-6, 1e-9):
        found = iso.rollout(
            robot, q, np.zeros(robot.n), controller=law, dt=duration / samples, steps=samples, integrator="rkf45", rtol=rtol,
            atol=1e-2 * rtol,
        )  # fmt: skip
        off.append(np.abs(found.q - exact.q).max())
        away = np.abs(np.array([e.t for e in exact.events])[:, np.newaxis] - exact.t).min(axis=0) > 1e-4
        assert (found.qd == 0)[away][exact.stuck[away]].all() and found.qd[np.abs(exact.qd) > 1e-6].all()
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
    assert abs(after / before - restitution**2) < 1e-6 and np.abs(motion.balance).max() < 1e-6 and motion.gap.max() < 1e-12
    if restitution == 0.0:
        assert motion.stuck[-1].any() and (motion.qd[-1] == 0).all()


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
    assert motion.stuck[-1].tolist() == legs and np.abs(motion.qd[-1]).max() < 1e-8
    assert motion.gap.max() < 1e-12 and np.abs(motion.balance).max() < 1e-6
