"""Motions of robots with loops: they stay closed, go through dead points, keep their energy, and say where they cannot go on."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from bounds import close, converged
from mechanisms import DEAD, OVERCONSTRAINED, at_dead_point, bricard

import isodyn as iso
from isodyn.dynamics.closing import loops_of
from isodyn.kinematics.loop_closure import nearly_singular


def crank_at(speed: float) -> tuple[iso.Robot, np.ndarray, np.ndarray]:
    robot = iso.load("four-bar")
    state = iso.close_loops(robot, np.zeros(3), [speed, 0.0, 0.0], fixed=["crank"])
    assert state.qd is not None
    return robot, state.q, state.qd


@pytest.mark.parametrize("given", [{}, {"integrator": "rk4", "dt": 5e-3}, {"integrator": "semi-implicit-euler", "dt": 1e-3}])
def test_ten_seconds_leave_the_four_bar_closed(given: dict[str, object]) -> None:
    """Without tuning; the crank goes round, so that the rocker passes its dead points again and again."""
    robot, q, qd = crank_at(20.0)
    found = iso.simulate(robot, q, qd, 10.0, **given)
    assert found.complete and found.loop_residual.max() < 1e-12
    assert found.q[-1, 0] > 4 * math.tau


@pytest.mark.parametrize("name", ["slider-crank", "five-bar", "3-rrr", "delta", "stewart"])
def test_ten_seconds_of_fall_leave_every_mechanism_closed(name: str) -> None:
    """Without tuning, at rest where it begins; delta and stewart fall through dead points, and say so."""
    robot = iso.load(name)
    found = iso.simulate(robot, robot.neutral(), np.zeros(robot.n), 10.0)
    assert found.complete and found.loop_residual.max() < 1e-12 and np.ptp(found.q, axis=0).max() > 3.0
    assert any("loops closed by multipliers" in note for note in found.notes) == (name in ("delta", "stewart"))


@pytest.mark.parametrize("name", OVERCONSTRAINED)
def test_ten_seconds_of_fall_leave_every_overconstrained_loop_closed(name: str) -> None:
    """Without tuning.  No equations of a hinge are independent at all of its poses, but at each so many of them are."""
    robot = OVERCONSTRAINED[name]()
    start = close_to(robot)
    found = iso.simulate(robot, start, np.zeros(robot.n), 10.0)
    assert found.complete and found.loop_residual.max() < 1e-12 and np.abs(found.energy_error).max() < 1e-3
    assert np.ptp(found.q, axis=0).max() > 0.8 and not nearly_singular(robot, found.q).any() and not found.notes
    assert iso.mobility(robot, start).dof == 1 and np.ptp(np.linalg.matrix_rank(loops_of(robot)(found.q)[1], tol=1e-6)) == 0


def close_to(robot: iso.Robot) -> np.ndarray:
    """A pose that closes the loops, near the neutral one."""
    return iso.close_loops(robot, loops_of(robot).start).q


def test_rollouts_of_an_overconstrained_loop_go_the_same_way() -> None:
    robot = bricard()
    start, still = close_to(robot), np.zeros(robot.n)
    (fine, _), near = converged(
        lambda rtol: [(f := iso.simulate(robot, start, still, 1.0, rtol=rtol, atol=rtol / 100)).q[-1], f.energy_error], 1e-9
    )
    (rolled,), left = converged(lambda h: [iso.rollout(robot, start, still, dt=h, steps=round(1 / h)).q[-1]], 1e-3, 2.0)
    assert np.abs(fine - rolled).max() < near[0] + left[0]
    both = [iso.rollout(robot, start, still, dt=1e-2, steps=20, device=on) for on in ("cpu", "reference")]
    assert np.abs(both[0].q - both[1].q).max() < 1e-13 and both[0].notes == ()


def test_a_rollout_says_which_of_its_states_opens_the_loops() -> None:
    robot, q, qd = crank_at(1.0)
    with pytest.raises(
        iso.MotionError, match=r"^state 2 of q0 does not close .* open by 0\.\d+ m .* between the links 'coupler' and"
    ):
        iso.rollout(robot, q + np.array([[0.0], [0.0], [1.0]]), qd, dt=1e-3, steps=2)
    with pytest.raises(iso.MotionError, match=r"^state 1 of qd0 violates the loop constraints"):
        iso.rollout(robot, q, qd + np.array([[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]]), dt=1e-3, steps=2)


def test_a_motion_keeps_its_energy_and_is_the_same_by_other_integrators() -> None:
    robot, q, qd = crank_at(20.0)
    found = iso.simulate(robot, q, qd, 2.0, rtol=1e-11, atol=1e-12)
    assert np.abs(found.energy_error).max() < 1e-9 * np.abs(found.energy).max()
    others = [
        iso.simulate(robot, q, qd, 2.0, integrator="DOP853", rtol=1e-11, atol=1e-12).q,
        iso.rollout(robot, q, qd, dt=2e-4, steps=10_000, save_every=50).q,
        iso.rollout(robot, q, qd, dt=1e-2, steps=200, integrator="rosenbrock", rtol=1e-10, atol=1e-12).q,
    ]
    for other in others:
        assert np.abs(other[-1] - found.q[-1]).max() < 1e-6


def test_steps_of_the_reference_device_are_those_of_the_compiled_one() -> None:
    robot, q, qd = crank_at(5.0)
    for integrator in ("rk4", "semi-implicit-euler"):
        both = [iso.rollout(robot, q, qd, dt=1e-3, steps=20, integrator=integrator, device=on).q for on in ("cpu", "reference")]
        assert np.abs(both[0] - both[1]).max() < 1e-13


def test_a_platform_on_six_legs_stays_on_them_under_a_controller() -> None:
    robot = iso.load("stewart")
    law = iso.Controller.of(
        robot, lambda q, qd, t: np.where([name.startswith("leg") for name in robot.velocity_names], 21.0 - 50 * qd, 0.0)
    )
    found = iso.rollout(robot, robot.neutral(), np.zeros(robot.n), dt=2e-3, steps=50, controller=law)
    assert found.finite.all() and iso.mobility(robot, found.q[-1]).dof == 6, "which refuses loops that are open"


def test_a_start_that_does_not_obey_the_loops_is_refused_with_the_remedy() -> None:
    robot, q, qd = crank_at(1.0)
    for start in (iso.simulate, lambda *given: iso.rollout(*given[:3], dt=1e-3, steps=1)):
        with pytest.raises(iso.MotionError, match=r"open by .* m \(pin: along .\) between the links .* isodyn\.close_loops"):
            start(robot, q + 0.01, qd, 1.0)
        with pytest.raises(iso.MotionError, match=r"residual velocity .* m/s \(pin: along .\); isodyn\.close_loops"):
            start(robot, q, qd + 0.1, 1.0)


def test_the_report_of_a_motion_says_how_far_its_loops_are_open() -> None:
    robot, q, qd = crank_at(2.0)
    rubbing = replace(robot, joints=tuple(replace(joint, coulomb=(0.05, -0.05)) for joint in robot.joints))
    found = iso.simulate(rubbing, q, qd, 0.2)
    assert f"largest residual of the loops {found.loop_residual.max():.3g} m or rad" in str(found)
    assert found.loop_residual.max() < 1e-12 and not found.notes and found.energy[-1] < found.energy[0]


def in_line(*lengths: float) -> iso.Robot:
    """Crank, rocker and coupler on a ground of so many metres, all along x where every joint stands at 0."""
    crank, rocker, coupler, ground = lengths

    def at(x: float) -> np.ndarray:
        T = np.eye(4)
        T[0, 3] = x
        return T

    def rod(name: str, length: float) -> iso.Link:
        return iso.Link(name, 1.0, (length / 2, 0.0, 0.0), (1e-4, length**2 / 12, length**2 / 12))

    return iso.Robot(
        "in-line",
        (iso.Link("ground"), rod("crank", crank), rod("rocker", rocker), rod("coupler", coupler)),
        (
            iso.Joint("crank", "ground", "crank"),
            iso.Joint("rocker", "ground", "rocker", origin=at(ground)),
            iso.Joint("coupler", "rocker", "coupler", origin=at(rocker), offset=math.pi),
        ),
        gravity=(0.0, -9.81, 0.0),
        loops=(iso.Loop("pin", "coupler", "crank", at_a=at(coupler), at_b=at(crank)),),
    )


def test_a_parallelogram_goes_on_through_the_pose_where_it_might_cross_over() -> None:
    robot = in_line(0.1, 0.1, 0.2, 0.2)
    assert iso.mobility(robot, np.zeros(3)).singular
    state = iso.close_loops(robot, [1.0, 1.0, -1.0], [3.0, 0.0, 0.0], fixed=["crank"])
    found = iso.simulate(robot, state.q, state.qd, 1.0)
    assert found.complete and found.loop_residual.max() < 1e-12 and np.ptp(found.q[:, 0]) > math.pi
    assert np.abs(found.q[:, 0] - found.q[:, 1]).max() < 1e-6, "crank and rocker stay parallel"
    assert np.abs(found.energy_error).max() < 1e-5 * np.abs(found.energy).max()


def test_a_parallelogram_with_dry_friction_goes_on_through_that_pose_and_stops_there_or_elsewhere() -> None:
    """Joints that stick, and fixed steps at whose ends speeds turn, are no jump of the velocities."""
    smooth = in_line(0.1, 0.1, 0.2, 0.2)
    for level, rests in ((0.1, False), (0.5, True)):
        robot = replace(smooth, joints=tuple(replace(j, coulomb=(level, -level)) for j in smooth.joints))
        state = iso.close_loops(robot, [1.0, 1.0, -1.0] if not rests else [0.03, 0.03, -0.03], [-2.0, 0.0, 0.0], fixed=["crank"])

        def through(**how: object) -> list[np.ndarray]:
            found = iso.simulate(robot, state.q, state.qd, 0.5, **how)  # noqa: B023
            assert found.complete and np.abs(found.q[:, 0] - found.q[:, 1]).max() < 1e-6, "crank and rocker stay parallel"
            assert found.is_held[-1].all() == rests and found.q[:, 0].min() < 0 < found.q[0, 0]  # noqa: B023
            return [found.q[-1], found.energy_error]

        (end, balance), near = converged(lambda rtol: through(rtol=rtol, atol=rtol / 100), 1e-8)
        (stepped, _), left = converged(lambda h: through(integrator="rk4", dt=h), 1e-3, 2.0)
        assert np.abs(end - stepped).max() < near[0] + left[0] and np.abs(balance).max() < near[1]


def test_a_start_at_a_singular_pose_is_refused_by_name() -> None:
    robot = in_line(0.1, 0.1, 0.2, 0.2)
    flat, qd = np.zeros(3), np.array([3.0, 3.0, -3.0])
    for start in (iso.simulate, lambda *given: iso.rollout(*given[:3], dt=1e-3, steps=1)):
        with pytest.raises(iso.MotionError, match=r"q0 is a singular pose of robot 'in-line'.*2 DOF.*start a little away"):
            start(robot, flat, qd, 0.1)
    near = iso.close_loops(robot, [1e-3, 1e-3, -1e-3], qd)
    assert iso.simulate(robot, near.q, near.qd, 0.01).complete


def folding_five_bar() -> tuple[iso.Robot, np.ndarray, np.ndarray]:
    """Arms of 0.2 m and 0.3 m on pivots 0.2 m apart, swung together: all four lie in line, and the loop may go two ways."""
    robot = iso.load("five-bar")
    links = tuple(replace(link, com=link.com * 0.3 / 0.35) if link.name.endswith("lower") else link for link in robot.links)
    end = np.array(robot.loops[0].at_a)
    end[0, 3] = 0.3
    short = replace(robot, links=links, loops=(replace(robot.loops[0], at_a=end, at_b=end),))
    start = iso.close_loops(short, short.neutral(), fixed=["left-shoulder", "right-shoulder"]).q
    state = iso.close_loops(short, start, [6.0, 0.0, -6.0, 0.0], fixed=["left-shoulder", "right-shoulder"])
    assert state.qd is not None
    return short, state.q, state.qd


def test_a_singular_pose_at_which_velocities_jump_ends_the_motion_by_name() -> None:
    short, q, qd = folding_five_bar()
    with pytest.raises(iso.SimulationError, match=r"the velocities jump .* the loops can branch there: 3 DOF, at a singular") as e:
        iso.simulate(short, q, qd, 5.0)
    partial = e.value.partial
    assert np.abs(partial.energy_error[:-1]).max() < 1e-5 * np.abs(partial.energy).max(), "all of it but the pose itself"


def test_a_long_step_that_ends_near_a_singular_pose_names_that_pose() -> None:
    """Before it nothing is singular, and neither step nor tolerances alone are the reason."""
    short, q, qd = folding_five_bar()
    before = iso.simulate(short, q, qd, 0.5)
    with pytest.raises(iso.SimulationError, match=r"the loops can branch there: .* singular pose .*, or take shorter") as e:
        iso.simulate(short, before.q[-1], before.qd[-1], 0.388, integrator="rk4", dt=0.0388)
    assert not nearly_singular(short, e.value.partial.q[-1:])[0]


@pytest.mark.parametrize("which", DEAD)
def test_platforms_go_through_their_dead_points(which: str) -> None:
    """From before to behind by adaptive steps, on the same way by steps of another integrator, and from the very pose."""
    robot, q, qd = at_dead_point(which)
    integrator = "rkf45" if robot.n <= 12 else "DOP853"  # steps of more joints take seconds to compile
    found: dict[float, iso.Simulation] = {}

    def through(rtol: float) -> list[np.ndarray]:
        how = {"integrator": integrator, "rtol": rtol, "atol": rtol / 100}
        before = iso.simulate(robot, q, -qd, 0.03, **how)
        found[rtol] = iso.simulate(robot, before.q[-1], -before.qd[-1], 0.06, **how)
        return [robot.difference(q, found[rtol].at(0.03)[0]), found[rtol].energy_error, found[rtol].q[-1]]

    (off, balance, end), near = converged(through, 1e-10)
    motion = found[1e-10]
    assert motion.complete and motion.loop_residual.max() <= loops_of(robot).rounding
    assert np.abs(off).max() < near[0], "it comes through that pose"
    assert np.abs(balance).max() < near[1]
    if loops_of(robot).closing.lengths:
        assert "loops closed by multipliers from t = " in " ".join(motion.notes) and "loop 'ball1' hardly" in " ".join(motion.notes)
    else:
        assert not motion.notes
    assert iso.rollout(robot, q, qd, dt=1e-3, steps=3, device="reference").finite
    if integrator == "DOP853":
        return
    start, other = (motion.q[0], motion.qd[0]), (robot.neutral(), 0 * qd)
    both = [np.stack(pair) for pair in zip(start, other, strict=True)]
    (rolled,), (left,) = converged(lambda h: [iso.rollout(robot, *both, dt=h, steps=round(0.06 / h)).q[:, -1]], 3e-4, 2.0)
    assert np.abs(rolled[0] - end).max() < left + near[2]
    alone = iso.rollout(robot, *other, dt=3e-4, steps=200)
    assert (alone.q[-1] == rolled[1]).all() and alone.notes == (), "a motion that meets none is stepped as ever"
    assert iso.simulate(robot, q, qd, 0.005, integrator="DOP853").complete


def test_dry_friction_acts_on_the_way_through_a_dead_point() -> None:
    """By modes that adaptive steps look for and those that fixed steps choose."""
    robot, q, qd = at_dead_point("a rod of the delta along its motor's axis")
    joints = [replace(joint, coulomb=(0.02, -0.02)) if joint.is_revolute and not joint.passive else joint for joint in robot.joints]
    rough, before = replace(robot, joints=tuple(joints)), iso.simulate(robot, q, -qd, 0.01)

    def through(**how: object) -> list[np.ndarray]:
        found = iso.simulate(rough, before.q[-1], -before.qd[-1], 0.02, **how)
        assert found.complete and "multipliers" in " ".join(found.notes) and found.energy[-1] < found.energy[0]
        return [found.q[-1], found.energy_error]

    (q, balance), near = converged(lambda rtol: through(rtol=rtol, atol=rtol / 100), 1e-8)
    (stepped, _), left = converged(lambda h: through(integrator="rk4", dt=h), 1e-4, 2.0)
    assert np.abs(q - stepped).max() < near[0] + left[0] and np.abs(balance).max() < near[1]


@pytest.mark.parametrize("integrator", ["rk4", "semi-implicit-euler", "abm"])
def test_steps_that_end_at_a_singular_pose_are_stopped_by_name_and_rollouts_say_so(integrator: str) -> None:
    """A parallelogram without gravity turns evenly, here to the very pose in which all bars are in line."""
    robot, h = in_line(0.1, 0.1, 0.2, 0.2).with_gravity((0.0, 0.0, 0.0)), 2.0**-10
    qd = np.array([2.0, 2.0, -2.0])
    with pytest.raises(iso.SimulationError, match=r"stopped at t = .* where loop 'pin' can branch, q = \(-0\.00") as stopped:
        iso.simulate(robot, -3 * h * qd, qd, 20 * h, integrator=integrator, dt=h)
    assert np.isfinite(stopped.value.partial.q).all()
    both = np.stack([-3 * h * qd, iso.close_loops(robot, [1.0, 1.0, -1.0]).q])
    found = iso.rollout(robot, both, iso.close_loops(robot, both, qd).qd, dt=h, steps=20, integrator=integrator)
    assert found.near_singular[0].any() and not found.near_singular[1].any()
    assert found.notes[0].startswith(
        "1 of 2 motions come, motion 0 as the first, near a singular pose of robot 'in-line', where loop 'pin' can branch"
    )
    away = iso.rollout(robot, both[1], [2.0, 2.0, -2.0], dt=h, steps=20, integrator=integrator)
    assert away.notes == () and not iso.rollout(iso.load("two-link"), [0, 0], [0, 0], dt=h, steps=2).near_singular.any()


def test_a_controller_that_cannot_say_its_torques_at_a_dead_point_is_stopped_with_the_loop() -> None:
    robot, q, qd = at_dead_point("an arm of the delta stretched")
    law = iso.Controller.computed_torque(robot, 20.0, 9.0, q)
    message = r"returned nan for joint 'motor1'; loop 'ball1' hardly determines 'motor1', 'elbow1"
    with pytest.raises(iso.SimulationError, match=message):
        iso.simulate(robot, q, 0 * qd, 0.05, torque=law)
    found = iso.rollout(robot, np.stack([robot.neutral(), q]), 0 * qd, dt=1e-3, steps=5, controller=law)
    assert found.finite.tolist() == [True, False]
    assert "1 of 2 motions are not finite: motion 1 behind t = 0 s, where loop 'ball1' hardly determines" in found.notes[0]


def test_momenta_are_refused_by_name() -> None:
    robot, q, qd = crank_at(1.0)
    with pytest.raises(iso.ModelError, match=r'has loops, which the momentum scheme does not support; .* such as "rkf45"'):
        iso.simulate(robot, q, qd, 0.1, integrator="momentum")


@pytest.mark.parametrize("name", ["five-bar", "delta"])
def test_controllers_lead_driven_joints_of_loops_alone_to_where_all_are_to_be(name: str) -> None:
    """The law asks for e'' + 9 e' + 20 e = 0; gravity is carried by the drives, none of which sits at a passive joint."""
    robot = iso.load(name)
    start, goal = (iso.close_loops(robot, robot.integrate(robot.neutral(), shift * np.ones(robot.n))).q for shift in (0.0, 0.02))
    still, passive = np.zeros(robot.n), np.array([axis.passive for axis in robot.dofs])
    computed, held = iso.Controller.computed_torque(robot, 20.0, 9.0, goal), iso.Controller.pd_gravity(robot, 20.0, 9.0, goal)
    motion = iso.simulate(robot, start, still, 3.0, torque=computed)
    blocks = loops_of(robot).driven_by(np.flatnonzero(~passive).tolist()).blocks
    independent = np.setdiff1d(np.arange(robot.n), [place for _, columns in blocks for place in columns])
    fades = 5 * np.exp(-4 * motion.t) - 4 * np.exp(-5 * motion.t)
    expected = goal + (start - goal) * fades[:, np.newaxis]
    assert np.abs(motion.q - expected)[:, independent].max() < 1e-6 * np.abs(start - goal).max()
    assert not motion.tau[:, passive].any()
    resting = iso.simulate(robot, goal, still, 0.1, torque=held)
    weight = np.abs(robot.gravity_torque(goal)).max()
    assert np.abs(resting.qd).max() < 1e-12 * weight / np.linalg.eigvalsh(robot.mass_matrix(goal)).min()


def standing_biped() -> tuple[iso.Robot, np.ndarray, np.ndarray]:
    """The catalogue's biped with both soles welded to the ground, (standing, squatting): three freedoms, six motors."""
    free = iso.load("biped")
    standing = np.concatenate([free.neutral()[:7], [-0.3, 0.6, -0.3] * 2])
    soles = (iso.Loop(f"{foot}-sole", foot, free.root.name, "fixed", at_b=free.pose(standing, foot)) for foot in free.tips)
    robot = free.with_loops(*soles)
    deeper = np.concatenate([standing[:2], [standing[2] - 0.1], standing[3:7], [-0.6, 1.2, -0.6] * 2])
    return robot, standing, iso.close_loops(robot, deeper, fixed=["right-hip", "right-knee", "right-ankle"]).q


def test_a_biped_on_held_soles_squats_by_its_error_s_own_linear_law_and_shares_the_torque_by_least_norm() -> None:
    """e'' + 9 e' + 20 e = 0 of three joints; the base, which has no motor, and the other leg follow."""
    robot, start, goal = standing_biped()
    law, rtol = iso.Controller.computed_torque(robot, 20.0, 9.0, goal), 1e-10
    motion = iso.simulate(robot, start, np.zeros(robot.n), 2.0, torque=law, rtol=rtol, atol=rtol / 100)
    closing, free = loops_of(robot).led_by(range(6, 12))
    led = [k for k in range(6, 12) if not any(k in columns for _, columns in closing.blocks)]
    assert free == () and len(led) == iso.mobility(robot, start).dof == 3
    fades = 5 * np.exp(-4 * motion.t) - 4 * np.exp(-5 * motion.t)
    expected = goal + (start - goal) * fades[:, np.newaxis]
    off = np.abs(motion.q - expected)[:, [robot.velocity_to_position_index[k] for k in led]].max()
    assert off < 100 * rtol * np.abs(start - goal).max()  # what error control lets pass in the steps of a contracting motion
    assert np.abs(motion.q[-1] - goal).max() < 1.1 * fades[-1] * np.abs(start - goal).max() and not motion.tau[:, :6].any()
    for k in (0, 40, 160):
        _, K = loops_of(robot)(motion.q[k])
        still = np.linalg.svd(K)[2][-3:]  # what can move, each a row
        needed = robot.inverse_dynamics(motion.q[k], motion.qd[k], motion.qdd[k])
        least = np.linalg.lstsq(still[:, 6:], still @ needed, rcond=None)[0]
        close(motion.tau[k, 6:], least, ops=len(law.graph), condition=np.linalg.cond(still[:, 6:]) * np.linalg.cond(K[:, :9]))


def test_freedoms_that_no_motor_acts_on_move_as_the_driven_joints_make_them() -> None:
    """A five-bar on a floating ground: its motors keep the equation of their error, and nothing changes the whole momentum."""
    bar = iso.load("five-bar").with_payload(2.0, inertia=[0.02] * 3, link="ground").with_gravity((0, 0, 0)).with_base("floating")
    driven = [k for k, axis in enumerate(bar.dofs) if not axis.passive]
    places = [bar.velocity_to_position_index[k] for k in driven]
    goal = bar.neutral()
    goal[places] += 0.3, -0.2
    goal = iso.close_loops(bar, goal, fixed=["base", *(bar.velocity_names[k] for k in driven)]).q
    assert loops_of(bar).led_by(driven)[1] == tuple(range(6))
    motion = iso.simulate(
        bar,
        bar.neutral(),
        np.zeros(bar.n),
        1.0,
        torque=iso.Controller.computed_torque(bar, 20.0, 9.0, goal),
        rtol=1e-10,
        atol=1e-12,
    )
    fades = 5 * np.exp(-4 * motion.t) - 4 * np.exp(-5 * motion.t)
    expected = goal + (bar.neutral() - goal) * fades[:, np.newaxis]
    assert np.abs(motion.q - expected)[:, places].max() < 1e-8 * np.abs(goal[places]).max()
    assert not np.delete(motion.tau, driven, axis=1).any() and np.abs(motion.qd[:, :6]).max() > 0.01, "the base moves freely"
    momentum = bar.centroidal_momentum(motion.q, motion.qd)
    assert np.abs(momentum).max() < 1e-8 * np.abs(bar.centroidal_momentum_matrix(motion.q)).max() * np.abs(motion.qd).max()
