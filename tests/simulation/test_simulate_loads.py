"""Simulations of arms with passive joints, of arms that the outside pushes, and copies of what comes out."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.dynamics.arrays import evaluate
from isodyn.simulation.loads import _torque_kernel

pytest.importorskip("scipy", reason="SciPy's integrators are most of the registry")

CRUCIBLE, THREE = iso.load("pelican-crucible"), iso.load("three-link")
KEYS = [row.key for row in iso.integrators()]
Z = np.zeros(3)
LAWS = {
    "pd": iso.Controller.pd(CRUCIBLE, 50.0, 5.0, [0.1, 0.2, 0.3]),
    "pd_gravity": iso.Controller.pd_gravity(CRUCIBLE, 50.0, 5.0),
    "computed_torque": iso.Controller.computed_torque(CRUCIBLE, 100.0, 20.0, lambda t: [np.sin(t), 0.2 * t, 0.0 * t]),
    "of": iso.Controller.of(CRUCIBLE, lambda q, qd, t: -3.0 * q - qd),
}


# -- passive joints ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", LAWS)
def test_a_controller_leaves_passive_joints_alone(law):
    """The torque is the constant 0 in the graph, so in every kernel too."""
    graph = LAWS[law].graph
    assert graph.values[graph.result_nodes()["tau"][2]] == 0.0
    done = iso.simulate(CRUCIBLE, Z, [0.1, 0.2, 0.3], 0.1, torque=LAWS[law])
    assert not done.tau[:, 2].any() and done.tau[:, :2].any() and done.max_energy_error < 1e-8


@pytest.mark.parametrize("integrator", ["RK45", "rkf45", "rk4", "momentum"])
def test_the_crucible_swings_under_a_controller(integrator):
    swing = iso.simulate(CRUCIBLE, Z, Z, 0.5, torque=LAWS["pd_gravity"], integrator=integrator)
    assert swing.q[-1, 2] < -0.1 and not swing.tau[:, 2].any() and swing.max_energy_error < 1e-6


def test_a_controller_of_a_driven_twin_drives_no_passive_joint():
    driven = replace(CRUCIBLE, joints=tuple(replace(joint, passive=False) for joint in CRUCIBLE.joints))
    law = iso.Controller.pd(driven, 50.0, 5.0, [0.1, 0.2, 0.3])
    assert iso.simulate(driven, Z, Z, 0.01, torque=law).tau[0, 2] != 0
    ours, twins = (iso.simulate(CRUCIBLE, Z, Z, 0.1, torque=x, integrator="rkf45") for x in (LAWS["pd"], law))
    assert np.array_equal(ours.q, twins.q) and not twins.tau[:, 2].any()
    many = [iso.rollout(CRUCIBLE, Z, Z, controller=x, dt=1e-3, steps=20) for x in (LAWS["pd"], law)]
    assert np.array_equal(many[0].q, many[1].q)


def test_computed_torque_gives_the_driven_joints_what_was_wanted():
    rng = np.random.default_rng(3)
    q, qd = rng.uniform(-2, 2, (20, 3)), rng.normal(size=(20, 3))
    law = iso.Controller.computed_torque(CRUCIBLE, 100.0, 20.0)
    kernel = _torque_kernel(CRUCIBLE, law, None)
    tau = evaluate(kernel, [q, qd, np.zeros((20, 1)), *law.setpoints.values()], [None], 1)[0]
    qdd = CRUCIBLE.forward_dynamics(q, qd, tau)
    condition = np.linalg.cond(CRUCIBLE.mass_matrix(q)).max()
    close(qdd[:, :2], (-100.0 * q - 20.0 * qd)[:, :2], ops=len(kernel.graph), condition=condition)
    needed = CRUCIBLE.inverse_dynamics(q, qd, qdd)  # a motion that the arm can make needs no torque at the passive joint
    close(needed, tau, ops=len(kernel.graph), condition=condition)


@pytest.mark.parametrize(
    "torque",
    [[0.0, 0.0, 5.0], np.full((201, 3), [1.0, 0.0, -2.0]), ([0.0, 1.0], [[0, 0, 0], [0, 0, 1e-9]])],
    ids=["constant", "at the times", "over time"],
)
@pytest.mark.parametrize("interpolation", ["linear", "hold"])
def test_a_torque_at_a_passive_joint_is_refused(torque, interpolation):
    with pytest.raises(iso.ShapeError, match=r"torque: .* N m for joint 'joint3', which is passive.* give 0 there"):
        iso.simulate(CRUCIBLE, Z, Z, 0.5, torque=torque, interpolation=interpolation)


@pytest.mark.parametrize("integrator", ["RK45", "rk4"])
def test_a_function_that_drives_a_passive_joint_ends_the_simulation(integrator):
    with pytest.raises(iso.SimulationError, match="the torque function: 5 N m for joint 'joint3', which is passive") as caught:
        iso.simulate(CRUCIBLE, Z, Z, 0.5, torque=lambda t, q, qd: [0, 0, 5.0 * (t > 0.2)], integrator=integrator)
    assert 0.1 < caught.value.partial.t[-1] <= 0.21
    fine = iso.simulate(CRUCIBLE, Z, Z, 0.1, torque=lambda t, q, qd: [0.1, 0, 0], integrator=integrator)
    assert np.array_equal(fine.tau[-1], [0.1, 0, 0])


def test_rollouts_refuse_it_too_and_the_dynamics_do_not():
    for tau in ([0, 0, 5], np.full((7, 3), 0.5)):
        with pytest.raises(iso.ShapeError, match=r"tau: .* N m for joint 'joint3', which is passive"):
            iso.rollout(CRUCIBLE, Z, Z, tau, dt=1e-3, steps=7)
    assert iso.rollout(CRUCIBLE, Z, Z, [1, 1, 0], dt=1e-3, steps=7).finite
    assert CRUCIBLE.forward_dynamics(Z, Z, [0, 0, 5.0])[2] > 0 and CRUCIBLE.inverse_dynamics(Z, Z, Z)[2] > 0


def test_the_limit_of_a_motor_that_is_not_there_limits_nothing():
    from isodyn.model.joint import Limits

    efforts = {"joint1": 3.0, "joint2": 2.0, "joint3": 0.0}
    joints = (replace(j, limits=Limits(effort=efforts[j.name])) if j.nv else j for j in CRUCIBLE.joints)
    arm = replace(CRUCIBLE, joints=tuple(joints))
    done = iso.simulate(arm, Z, Z, 0.2, torque=iso.Controller.pd_gravity(arm, 50.0, 5.0, [1.0, 1.0, 0.0]), effort="robot")
    assert np.abs(done.tau).max(axis=0).tolist() == [3.0, 2.0, 0.0]


# -- wrenches ----------------------------------------------------------------------------------------------------------

PUSH = np.array([1.0, -2.0, 0.5, 0.1, 0.2, -0.3])
TIMES = np.array([-0.1, 0.05, 0.12, 0.3])
PUSHES = np.array([PUSH, -PUSH, 2 * PUSH, 0 * PUSH])
TAU = np.array([[0.5, 0.1, -0.1], [1.0, -0.4, 0.3], [-0.6, 0.2, 0.1], [0.4, 0.4, 0.0]])


def by_jacobian(frame, wrench):
    """The same wrench as joint torques J^T w."""
    return lambda t, q, qd: THREE.jacobian(q, frame, "local").T @ wrench(t)


def lines(values):
    return lambda t: np.array([np.interp(t, TIMES, column) for column in values.T])


def held(values):
    return lambda t: values[int(np.searchsorted(TIMES, t, side="right")) - 1]


def both(integrator, given, torque, **options):
    """A pushed motion, and the same by torques."""
    how = {"integrator": integrator, "rtol": 1e-9, "atol": 1e-10, **options}
    if integrator == "semi-implicit-euler":
        how["dt"] = 1e-4
    q0, t = [0.3, -0.2, 0.1], np.linspace(0.0, 0.2, 9)
    pushed, driven = (iso.simulate(THREE, q0, Z, t, **how, **x) for x in (given, torque))
    assert pushed.complete and driven.complete
    return pushed, driven


def same_motion(pushed, driven):
    assert pushed.steps == driven.steps
    ops = driven.evaluations * len(iso.compile(THREE).kernel("forward_dynamics").graph)
    for name in ("q", "qd", "qdd"):
        close(getattr(pushed, name), getattr(driven, name), ops=ops)


def test_a_push_by_rosenbrock_steps_is_its_torques_to_the_tolerance():
    """The slopes of a Python function are differences, so that the steps are not quite the same."""
    pushed, driven = both("rosenbrock", {"wrench": PUSH}, {"torque": by_jacobian(THREE.tip, lambda t: PUSH)})
    assert abs(pushed.steps - driven.steps) < 0.1 * pushed.steps
    assert np.abs(pushed.q - driven.q).max() < 1e-8 and np.abs(pushed.work - driven.work).max() < 1e-7


@pytest.mark.parametrize("integrator", [key for key in KEYS if key != "rosenbrock"])
def test_a_constant_push_is_its_torques_and_its_work_is_theirs(integrator):
    """Work of a wrench: the integral of J^T w . qd."""
    frame = THREE.tip
    pushed, driven = both(integrator, {"wrench": PUSH}, {"torque": by_jacobian(frame, lambda t: PUSH)})
    same_motion(pushed, driven)
    assert not pushed.tau.any() and np.abs(pushed.work).max() > 0.1
    close(pushed.work[1:], driven.work[1:], ops=1000 * driven.evaluations)
    close(pushed.energy_error + pushed.energy[0], driven.energy_error + driven.energy[0], ops=1000 * driven.evaluations)


@pytest.mark.parametrize("integrator", ["rkf45", "rk4", "momentum", "RK45"])
@pytest.mark.parametrize("interpolation", ["linear", "hold"])
def test_pushes_over_time_beside_torques_over_time(integrator, interpolation):
    """Two frames, one pushed by lines or steps over time and the other by a constant, and torques over time as well."""
    shape = lines if interpolation == "linear" else held
    tip, elbow = by_jacobian(THREE.tip, shape(PUSHES)), by_jacobian("link2", lambda t: PUSH)
    given = {"wrench": {THREE.tip: (TIMES, PUSHES), "link2": PUSH}, "torque": (TIMES, TAU), "interpolation": interpolation}
    breaks = TIMES if interpolation == "hold" else ()
    same = {"torque": lambda t, q, qd: tip(t, q, qd) + elbow(t, q, qd) + shape(TAU)(t), "jump_ts": breaks}
    pushed, driven = both(integrator, given, same)
    if interpolation == "linear" and "rtol" in pushed.options:  # at a corner rounding decides whether a step is refused
        assert np.abs(pushed.q - driven.q).max() < 1e3 * pushed.options["rtol"]
    else:
        same_motion(pushed, driven)
    assert pushed.max_energy_error < 1e-5


def test_a_controller_and_a_function_are_pushed_alike():
    law = iso.Controller.pd(THREE, 5.0, 0.3)
    pushed, driven = both(
        "rkf45", {"wrench": PUSH, "torque": law}, {"wrench": PUSH, "torque": lambda t, q, qd: -5.0 * q - 0.3 * qd}
    )
    same_motion(pushed, driven)
    assert pushed.tau.any() and pushed.max_energy_error < 1e-6


def test_a_pushed_mass_moves_as_newton_says():
    """2 kg on a slide: 6 N for a second, then nothing: 1.5 m and 3 m/s after it, 4.5 m after the next."""
    table = {"a": [0], "alpha": [0], "d": [0], "theta": [0], "mass": [2.0], "com": [[0, 0, 0]]}
    slide = iso.Robot.from_dh(convention="modified", joints="P", gravity=(0, 0, 0), name="slide", **table)
    push = ([0.0, 1.0, 2.0], [[0, 0, 6.0, 0, 0, 0], [0] * 6, [0] * 6])
    done = iso.simulate(slide, [0.0], [0.0], [0.0, 1.0, 2.0], wrench=push, interpolation="hold", integrator="rk4", dt=0.1)
    close(done.q[1:], [[1.5], [4.5]], ops=1000)
    close(done.work[1:], [9.0, 9.0], ops=1000)


@pytest.mark.parametrize("integrator", ["rk4", "rkf45", "abm", "momentum"])
def test_every_motion_of_a_rollout_has_its_own_push(integrator):
    pushes = PUSH * np.arange(5)[:, np.newaxis]
    how = {"dt": 1e-3, "steps": 50, "integrator": integrator, "save_every": 50}
    many = iso.rollout(THREE, np.full((5, 3), 0.1), Z, [0.1, 0, 0], wrench=pushes, **how)
    for k in (0, 3):
        one = iso.rollout(THREE, np.full(3, 0.1), Z, [0.1, 0, 0], wrench={THREE.tip: pushes[k]}, **how)
        assert np.array_equal(one.q, many.q[k])
    close(many.q[0], iso.rollout(THREE, np.full(3, 0.1), Z, [0.1, 0, 0], **how).q, ops=many.evaluations * 500)
    single = iso.simulate(THREE, np.full(3, 0.1), Z, 0.05, torque=[0.1, 0, 0], wrench=pushes[3], integrator=integrator, dt=1e-3)
    close(many.q[3, -1], single.q[-1], ops=many.evaluations * 500)


@pytest.mark.parametrize(
    ("wrench", "words"),
    [
        (1.0, r"wrench\['link3'\]: expected \(6,\), .* got shape \(\)"),
        (np.ones(5), r"got shape \(5,\)"),
        (np.ones((3, 6)), r"expected shape \(201, 6\), a row for every time"),
        (([0.2, 1.0], np.ones((2, 6))), "do not cover the simulation"),
        (([0.0, 0.0], np.ones((2, 6))), "each later than the one before"),
        ({"link1": [np.nan] * 6}, r"wrench\['link1'\]: not finite"),
        (lambda t: PUSH, "got a function"),
        ("hard", "expected an array of real numbers, got str"),
        ({"hand": PUSH}, "no frame is called 'hand'"),
    ],
)
def test_a_wrench_that_cannot_be_is_refused(wrench, words):
    with pytest.raises(iso.IsodynError, match=words):
        iso.simulate(THREE, Z, Z, 0.5, wrench=wrench)


def test_wrenches_of_rollouts_are_checked():
    for wrench, words in ((np.ones((9, 6)), r"got \(9, 6\)"), (3.0, r"got \(\)"), ({"hand": PUSH}, "no frame is called 'hand'")):
        with pytest.raises(iso.IsodynError, match=words):
            iso.rollout(THREE, np.zeros((10, 3)), Z, wrench=wrench, dt=1e-3, steps=5)
    tree = next(arm for arm in (iso.random_tree(seed, 5) for seed in range(9)) if len(arm.tips) > 1)
    with pytest.raises(iso.ModelError, match="name the frame"):
        iso.simulate(tree, np.zeros(5), np.zeros(5), 0.1, wrench=PUSH)


# -- copies ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", KEYS)
def test_a_simulation_can_be_pickled_and_copied(integrator):
    stop = iso.Event(iso.symbol("q[0]") + 0.1, "there")
    done = iso.simulate(THREE, Z, Z, 0.2, integrator=integrator, events=[stop])
    between = np.linspace(0.0, 0.2, 33)
    for other in (pickle.loads(pickle.dumps(done)), copy.deepcopy(done)):
        assert all(np.array_equal(a, b) for a, b in zip(other.at(between), done.at(between), strict=True))
        assert str(other) == str(done) and other.events[0].t == done.events[0].t and other.robot == THREE
        assert not other.q.flags.writeable


def test_rollouts_and_failures_can_be_pickled_too():
    many = iso.rollout(THREE, np.zeros((2, 3)), Z, dt=1e-3, steps=5)
    assert np.array_equal(pickle.loads(pickle.dumps(many)).q, many.q)
    with pytest.raises(iso.SimulationError) as caught:
        iso.simulate(THREE, Z, Z, 1.0, torque=lambda t, q, qd: [np.sqrt(0.1 - t) if t < 0.1 else np.nan, 0, 0])
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value) and np.array_equal(again.partial.q, caught.value.partial.q)


def test_states_at_jumps_are_those_after_them():
    """Stretches of steps are joined, but not across a bounce, which ends within a step."""
    from isodyn.model.joint import Limits

    table = {"a": [0], "alpha": [0], "d": [0], "theta": [0], "mass": [2.0], "com": [[0, 0, 0]]}
    slide = iso.Robot.from_dh(convention="modified", joints="P", gravity=(0, 0, -9.81), name="slide", **table)
    slide = replace(slide, joints=tuple(replace(j, limits=Limits(-0.1, 1.0)) if j.nv else j for j in slide.joints))
    times = np.linspace(0.0, 0.2, 41)
    force = (times, np.zeros((41, 1)))
    how = {"integrator": "rkf45", "events": iso.Event.limits(slide, restitution=0.5), "interpolation": "hold"}
    done = iso.simulate(slide, [0.0], [0.0], 0.2, torque=force, **how)
    hit = done.events[0].t
    (before,), (after,) = (done.at([x])[1][0] for x in (np.nextafter(hit, 0.0), hit))
    close([hit, before, after], [np.sqrt(0.2 / 9.81), -9.81 * hit, 0.5 * 9.81 * hit], ops=10_000)
    assert len(done.path._stretches) == 2
