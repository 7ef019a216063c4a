"""Rollouts: the same bits however they are run, the order of every scheme, torques, controllers, MuJoCo, bad input."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from benchmarks.rollouts import initial, mujoco_rollout
from isodyn.backends.llvm.target import available_units
from isodyn.backends.schemes import ABM, RK4, RKF45, SCHEMES, PredictorCorrector, RungeKutta, evaluations
from isodyn.simulation import rollout as module

FIXED = [row.key for row in iso.integrators() if row.fixed]
OPTIONS = {"dt": 1e-3, "steps": 20, "progress": False}


def states(robot, count, seed=1):
    rng = np.random.default_rng(seed)
    return rng.uniform(-1, 1, (count, robot.n)), rng.normal(size=(count, robot.n))


def same(a, b):
    assert np.array_equal(a.q, b.q, equal_nan=True) and np.array_equal(a.qd, b.qd, equal_nan=True)


def short_turns(monkeypatch):
    """Every compiled call as short as it can be: one step."""
    monkeypatch.setattr(module, "_TURN", 1e-12)
    monkeypatch.setattr(module, "_FIRST", 0)


# -- bits -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", FIXED)
def test_one_motion_and_many_give_the_same_bits(integrator):
    robot = iso.load("ur5")
    q0, qd0 = states(robot, 11)
    many = iso.rollout(robot, q0, qd0, integrator=integrator, threads=1, **OPTIONS)
    same(iso.rollout(robot, q0, qd0, integrator=integrator, threads=2, **OPTIONS), many)
    for k in (0, 7, 10):
        one = iso.rollout(robot, q0[k], qd0[k], integrator=integrator, **OPTIONS)
        assert np.array_equal(one.q, many.q[k]) and np.array_equal(one.qd, many.qd[k])


@pytest.mark.parametrize("unit", available_units()[1:])
@pytest.mark.parametrize("integrator", ["rk4", "abm"])
def test_every_vector_unit_gives_the_same_bits(monkeypatch, unit, integrator):
    robot = iso.load("stanford")
    q0, qd0 = states(robot, 5)
    tau = np.random.default_rng(2).normal(size=(20, robot.n))
    widest = iso.rollout(robot, q0, qd0, tau, integrator=integrator, **OPTIONS)
    monkeypatch.setenv("ISODYN_LANES", unit)
    same(iso.rollout(robot, q0, qd0, tau, integrator=integrator, **OPTIONS), widest)


@pytest.mark.parametrize("integrator", ["rk4", "abm"])
def test_going_on_where_a_call_ended_changes_nothing(monkeypatch, integrator):
    robot = iso.load("two-link")
    q0, qd0 = states(robot, 9)
    whole = iso.rollout(robot, q0, qd0, integrator=integrator, **OPTIONS)
    short_turns(monkeypatch)
    seen = []
    pieces = iso.rollout(robot, q0, qd0, integrator=integrator, **{**OPTIONS, "progress": seen.append})
    same(pieces, whole)
    assert len(seen) > 2 and seen[-1] == 1.0


def test_a_motion_that_blows_up_or_is_far_away_leaves_its_neighbours_alone():
    robot = iso.load("two-link")
    q0, qd0 = states(robot, 8)
    calm = iso.rollout(robot, q0, qd0, dt=1e-3, steps=50)
    q0[2], qd0[5] = 3e5, 1e200  # beyond the fast sines; beyond everything
    mixed = iso.rollout(robot, q0, qd0, dt=1e-3, steps=50)
    keep = [0, 1, 3, 4, 6, 7]
    assert np.array_equal(mixed.q[keep], calm.q[keep]) and np.array_equal(mixed.qd[keep], calm.qd[keep])
    assert mixed.finite.tolist() == [True, True, True, True, True, False, True, True]


def test_angles_beyond_the_fast_sines_are_right(monkeypatch):
    robot = iso.load("ur5")
    q0, qd0 = states(robot, 9)
    wide = iso.rollout(robot, q0 + 2e5, qd0, **OPTIONS)
    monkeypatch.setenv("ISODYN_LANES", "scalar")
    same(iso.rollout(robot, q0 + 2e5, qd0, **OPTIONS), wide)
    monkeypatch.delenv("ISODYN_LANES")
    system = iso.compile(robot)
    q, qd = q0 + 2e5, qd0
    qdd = system.forward_dynamics(q, qd, np.zeros(6))
    euler = iso.rollout(robot, q, qd, integrator="semi-implicit-euler", dt=1e-3, steps=1)
    close(euler.qd[:, 1], qd + 1e-3 * qdd, ops=2)


# -- numbers ----------------------------------------------------------------------------------------------------------


def by_hand(robot, scheme, q0, qd0, h, steps):
    """A scheme in plain NumPy."""
    forward = iso.compile(robot).forward_dynamics

    def f(x):
        q, qd = np.split(x, 2)
        return np.concatenate([qd, forward(q, qd, np.zeros(robot.n))])

    def stages(tableau, x):
        k = []
        for row in tableau.a:
            k.append(f(x + h * sum((float(a) * y for a, y in zip(row, k, strict=True)), np.zeros_like(x))))
        return k

    x, past = np.concatenate([q0, qd0]), []
    for _ in range(steps):
        tableau = scheme.starter if isinstance(scheme, PredictorCorrector) else scheme
        if isinstance(scheme, PredictorCorrector):
            past = [f(x), *past[:3]]
            if len(past) == 4:
                p = f(x + h * sum(float(a) * y for a, y in zip(scheme.predictor, past, strict=True)))
                x = x + h * sum(float(a) * y for a, y in zip(scheme.corrector, [p, *past[:3]], strict=True))
                continue
        x = x + h * sum(float(b) * y for b, y in zip(tableau.b, stages(tableau, x), strict=True))
    return x


@pytest.mark.parametrize("scheme", [RK4, RKF45, ABM], ids=lambda scheme: scheme.key)
def test_the_compiled_scheme_is_the_scheme(scheme):
    robot = iso.load("two-link")
    (q0,), (qd0,) = states(robot, 1)
    steps = 8
    done = iso.rollout(robot, q0, qd0, dt=1e-3, steps=steps, integrator=scheme.key)
    expected = by_hand(robot, scheme, q0, qd0, 1e-3, steps)
    nodes = len(iso.compile(robot).kernel("forward_dynamics").graph)
    close(np.concatenate([done.q[-1], done.qd[-1]]), expected, ops=steps * 6 * nodes)


@pytest.mark.parametrize("scheme", [RK4, RKF45], ids=lambda scheme: scheme.key)
def test_the_coefficients_satisfy_the_order_conditions(scheme):
    """Butcher's conditions up to order 4, exactly, of both formulas of a pair."""
    for b in filter(None, (scheme.b, scheme.lower)):
        a, c = scheme.a, scheme.c

        def total(values, b=b):
            return sum(x * y for x, y in zip(b, values, strict=True))

        def through(values, a=a):
            return [sum((x * y for x, y in zip(row, values, strict=False)), start=Fraction(0)) for row in a]

        assert [total([x**k for x in c]) for k in range(4)] == [Fraction(1, k + 1) for k in range(4)]
        assert total(through(c)) == Fraction(1, 6)
        assert total(through([x**2 for x in c])) == Fraction(1, 12)
        assert total([x * y for x, y in zip(c, through(c), strict=True)]) == Fraction(1, 8)
        assert total(through(through(c))) == Fraction(1, 24)


@pytest.mark.parametrize("key", FIXED)
def test_the_error_falls_with_the_order_of_the_scheme(key):
    robot, duration = iso.load("three-link"), 0.1
    exact = iso.rollout(robot, [0.0] * 3, [0.0] * 3, dt=duration / 3200, steps=3200, save_every=3200, integrator="rkf45")
    errors = []
    for steps in (80, 160):
        found = iso.rollout(robot, [0.0] * 3, [0.0] * 3, dt=duration / steps, steps=steps, integrator=key)
        errors.append(max(np.abs(found.q[-1] - exact.q[-1]).max(), np.abs(found.qd[-1] - exact.qd[-1]).max()))
    order = next(row.order for row in iso.integrators() if row.key == key)
    assert abs(np.log2(errors[0] / errors[1]) - order) < 0.25


def test_evaluations_are_counted():
    assert [evaluations(SCHEMES[key], 10) for key in ("rk4", "rkf45", "abm", "semi-implicit-euler")] == [40, 60, 3 * 4 + 7 * 2, 10]
    robot = iso.load("two-link")
    assert iso.rollout(robot, [0, 0], [0, 0], dt=1e-3, steps=10).evaluations == 40


def test_single_precision_follows_double():
    robot = iso.load("iiwa14")
    q0, qd0 = (a.astype("float32") for a in states(robot, 5))
    single = iso.rollout(robot, q0, qd0, dtype="float32", **OPTIONS)
    double = iso.rollout(robot, q0, qd0, **OPTIONS)
    assert single.q.dtype == np.float32
    M = robot.mass_matrix(q0.astype(float))
    nodes = len(iso.compile(robot).kernel("forward_dynamics").graph)
    close(single.q[:, -1], double.q[:, -1], ops=nodes, dtype=np.float32, condition=np.linalg.cond(M).max())


def test_every_method_gives_the_same_motion():
    robot = iso.load("stanford")
    q0, qd0 = states(robot, 4)
    first = iso.rollout(robot, q0, qd0, **OPTIONS)
    for row in iso.methods():
        if "forward_dynamics" in row.quantities:
            other = iso.rollout(robot, q0, qd0, method=row.key, **OPTIONS)
            nodes = len(iso.compile(robot, method=row.key).kernel("forward_dynamics").graph)
            close(other.q[:, -1], first.q[:, -1], ops=nodes, condition=np.linalg.cond(robot.mass_matrix(q0)).max())


@pytest.mark.parametrize("name", ["ur5", "iiwa14", "ur5-floating"])
def test_mujoco_moves_the_same_way(name):
    pytest.importorskip("mujoco", reason="MuJoCo is not installed")
    robot, arms, steps = iso.load(name.removesuffix("-floating")), 4, 100
    robot = robot.with_base("floating") if name.endswith("-floating") else robot
    theirs = mujoco_rollout(robot, arms, steps, "RK4")()
    q0, qd0 = initial(robot, arms)
    coarse, fine = (iso.rollout(robot, q0, qd0, dt=1e-3 / k, steps=steps * k, save_every=steps * k, friction=False) for k in (1, 2))
    truncation = np.abs(coarse.q[:, -1] - fine.q[:, -1]).max()
    their_q = theirs[:, -1, 1 : 1 + robot.nq]
    if robot.nq != robot.n:  # w first, and either of two quaternions
        their_q = their_q[:, [0, 1, 2, 4, 5, 6, 3, *range(7, robot.nq)]]
        their_q[:, 3:7] *= np.sign((their_q[:, 3:7] * coarse.q[:, -1, 3:7]).sum(axis=1, keepdims=True))
    off = np.abs(their_q - coarse.q[:, -1]).max()
    nodes = len(iso.compile(robot).kernel("forward_dynamics").graph)
    rounding = nodes * np.finfo(float).eps * np.linalg.cond(robot.mass_matrix(q0)).max()
    assert off < truncation + rounding, f"off by {off:.2g}; truncation {truncation:.2g}, rounding {rounding:.2g}"


# -- steps of their own -----------------------------------------------------------------------------------------------


def test_motions_that_choose_their_steps_do_not_depend_on_their_neighbours(monkeypatch):
    robot = iso.load("three-link")
    q0, qd0 = states(robot, 11)
    options = {"dt": 0.05, "steps": 6, "integrator": "rkf45", "rtol": 1e-8}
    many = iso.rollout(robot, q0, qd0, **options)
    assert len(set(many.evaluations.tolist())) > 3 and many.evaluations.shape == (11,)
    for k in (0, 7, 10):
        one = iso.rollout(robot, q0[k], qd0[k], **options)
        assert np.array_equal(one.q, many.q[k]) and one.evaluations == many.evaluations[k]
    short_turns(monkeypatch)
    same(iso.rollout(robot, q0, qd0, threads=2, **options), many)
    for unit in available_units()[1:]:
        monkeypatch.setenv("ISODYN_LANES", unit)
        other = iso.rollout(robot, q0, qd0, **options)
        same(other, many)
        assert np.array_equal(other.evaluations, many.evaluations)


def test_the_error_follows_the_tolerance():
    robot = iso.load("three-link")
    exact = iso.rollout(robot, [0.0] * 3, [0.0] * 3, dt=0.5 / 6400, steps=6400, save_every=6400, integrator="rkf45")
    found = []
    for k in range(5, 11):
        done = iso.rollout(robot, [0.0] * 3, [0.0] * 3, dt=0.125, steps=4, integrator="rkf45", rtol=10.0**-k, atol=10.0**-k)
        found.append((int(done.evaluations), np.abs(done.q[-1] - exact.q[-1]).max()))
        assert found[-1][1] < 100 * 10.0**-k
    work, errors = np.log(np.array(found)).T
    assert -np.polyfit(work, errors, 1)[0] > 4.5  # order 5


def test_a_motion_that_cannot_keep_to_its_tolerance_becomes_nan_and_the_others_do_not():
    robot = iso.load("two-link")
    q0, qd0 = states(robot, 5)
    calm = iso.rollout(robot, q0, qd0, dt=0.1, steps=3, integrator="rkf45", rtol=1e-9)
    qd0[2] = 1e200
    mixed = iso.rollout(robot, q0, qd0, dt=0.1, steps=3, integrator="rkf45", rtol=1e-9)
    assert mixed.finite.tolist() == [True, True, False, True, True]
    assert np.array_equal(mixed.q[[0, 1, 3, 4]], calm.q[[0, 1, 3, 4]])


def test_time_and_held_torques_reach_steps_of_any_length():
    slide = iso.Robot.from_dh(
        convention="modified", joints="P", a=[0], alpha=[0], d=[0], theta=[0], mass=[2.0], com=[[0, 0, 0]], gravity=(0, 0, 0)
    )
    law = iso.Controller.of(slide, lambda q, qd, t: [t**4])
    done = iso.rollout(slide, [0], [0], controller=law, dt=0.25, steps=4, integrator="rkf45", rtol=1e-12, atol=1e-14)
    close(done.qd[-1], [1 / 5 / 2], ops=1000)
    held = iso.rollout(slide, [0], [0], [[2.0], [-4.0]], dt=0.5, steps=2, integrator="rkf45", rtol=1e-12, atol=1e-14)
    close(held.qd[-1], [0.5 * 1.0 - 0.5 * 2.0], ops=1000)


# -- torques and controllers ------------------------------------------------------------------------------------------


def test_torques_may_be_given_in_any_shape_that_broadcasts():
    robot = iso.load("two-link")
    q0, qd0 = states(robot, 6)
    rng = np.random.default_rng(5)
    tau = rng.normal(size=(20, 2))
    once = iso.rollout(robot, q0, qd0, tau, **OPTIONS)
    same(iso.rollout(robot, q0, qd0, np.broadcast_to(tau, (6, 20, 2)), **OPTIONS), once)
    same(iso.rollout(robot, q0, qd0, np.asfortranarray(np.repeat(tau[np.newaxis], 6, axis=0)), **OPTIONS), once)
    constant = iso.rollout(robot, q0, qd0, tau[0], **OPTIONS)
    same(iso.rollout(robot, q0, qd0, np.repeat(tau[:1], 20, axis=0), **OPTIONS), constant)
    each = rng.normal(size=(6, 1, 2))
    own = iso.rollout(robot, q0, qd0, each, **OPTIONS)
    assert np.array_equal(iso.rollout(robot, q0[3], qd0[3], each[3], **OPTIONS).q, own.q[3])
    zero = iso.rollout(robot, q0, qd0, np.zeros(2), **OPTIONS)
    close(zero.q[:, -1], iso.rollout(robot, q0, qd0, **OPTIONS).q[:, -1], ops=1000)


def test_torques_that_may_be_of_steps_or_of_motions_are_refused():
    robot = iso.load("two-link")
    rows = np.random.default_rng(5).normal(size=(20, 2))
    start = np.zeros((20, 2)), np.zeros(2)
    with pytest.raises(iso.ShapeError, match=r"20 steps or 20 motions; write tau\[None\] .* tau\[:, None\]"):
        iso.rollout(robot, *start, rows, **OPTIONS)
    shared, own = (iso.rollout(robot, *start, tau, **OPTIONS) for tau in (rows[None], rows[:, None]))
    assert np.array_equal(shared.q[3], iso.rollout(robot, [0, 0], [0, 0], rows, **OPTIONS).q)  # one motion: no question
    assert np.array_equal(own.q[3], iso.rollout(robot, [0, 0], [0, 0], rows[3], **OPTIONS).q)
    law = iso.Controller.pd(robot, 1.0, 1.0)
    with pytest.raises(iso.ShapeError, match="20 steps or 20 motions"):
        iso.rollout(robot, *start, controller=law, setpoints={"q_ref": rows}, **OPTIONS)


def test_leading_dimensions_broadcast():
    robot = iso.load("two-link")
    q0, qd0 = states(robot, 6)
    flat = iso.rollout(robot, np.repeat(q0[:2], 3, axis=0), np.tile(qd0[:3], (2, 1)), **OPTIONS)
    grid = iso.rollout(robot, q0[:2, np.newaxis], qd0[:3], **OPTIONS)
    assert grid.q.shape == (2, 3, 21, 2)
    assert np.array_equal(grid.q.reshape(6, 21, 2), flat.q)
    assert iso.rollout(robot, np.zeros((0, 2)), np.zeros((0, 2)), **OPTIONS).q.shape == (0, 21, 2)


def test_samples_may_be_kept_now_and_then_and_in_given_arrays():
    robot = iso.load("two-link")
    q0, qd0 = states(robot, 3)
    every = iso.rollout(robot, q0, qd0, **OPTIONS)
    out = (np.empty((3, 5, 2)), np.empty((3, 5, 2)))
    some = iso.rollout(robot, q0, qd0, save_every=5, out=out, **OPTIONS)
    assert some.q.base is out[0] or some.q is out[0]
    assert np.array_equal(out[0], every.q[:, ::5]) and np.array_equal(out[1], every.qd[:, ::5])
    assert np.array_equal(some.t, every.t[::5])


def test_a_controller_inside_the_kernel_is_the_torque_outside():
    robot = iso.load("three-link")
    q0, qd0 = states(robot, 4)
    goal = np.array([0.3, -0.2, 0.1])
    law = iso.Controller.pd(robot, (5, 4, 3), 0.5, goal)
    inside = iso.rollout(robot, q0, qd0, controller=law, integrator="semi-implicit-euler", dt=1e-3, steps=1)
    tau = np.array([5, 4, 3]) * (goal - q0) + 0.5 * (0 - qd0)
    outside = iso.rollout(robot, q0, qd0, tau[:, np.newaxis], integrator="semi-implicit-euler", dt=1e-3, steps=1)
    close(inside.qd[:, 1], outside.qd[:, 1], ops=500, condition=np.linalg.cond(robot.mass_matrix(q0)).max())


def test_computed_torque_makes_errors_decay_as_designed():
    robot = iso.load("ur5")
    law = iso.Controller.computed_torque(robot, 25.0, 10.0, lambda t: [np.sin((k + 1) * t / 3) for k in range(6)])
    e0 = np.linspace(-0.2, 0.2, 6)
    start = np.array([(k + 1) / 3 for k in range(6)])
    done = iso.rollout(robot, e0, start + 0.0 * e0, controller=law, dt=1e-3, steps=1000, save_every=1000, integrator="rkf45")
    expected = e0 * (1 + 5.0) * np.exp(-5.0)  # e'' + 10 e' + 25 e = 0 from (e0, 0) at t = 1
    error = done.q[-1] - np.sin(start)
    close(error, expected, ops=1000, condition=1e3)


def test_setpoints_may_change_from_step_to_step():
    robot = iso.load("two-link")
    law = iso.Controller.pd_gravity(robot, 50.0, 5.0)
    points = np.linspace(0, 1, 20)[:, np.newaxis] * np.array([0.4, -0.2])
    moved = iso.rollout(robot, [0, 0], [0, 0], controller=law, setpoints={"q_ref": points}, **OPTIONS)
    still = iso.rollout(robot, [0, 0], [0, 0], controller=law, **OPTIONS)
    assert moved.q[-1, 0] > 0 and np.abs(still.q[-1]).max() < 1e-12
    batch = iso.rollout(robot, np.zeros((3, 2)), [0, 0], controller=law, setpoints={"q_ref": np.stack([points] * 3)}, **OPTIONS)
    assert np.array_equal(batch.q[1], moved.q)


def test_limited_torques_stay_within_their_limits():
    robot = iso.load("two-link")
    law = iso.Controller.pd(robot, 1e4, 0.0, [1.0, 1.0]).limited((0.5, np.inf))
    free = iso.Controller.of(robot, lambda q, qd, t: [0.5, 1e4 * (1.0 - q[1])])
    limited = iso.rollout(robot, [0.0, 0.0], [0, 0], controller=law, dt=1e-6, steps=3)
    close(limited.qd[-1], iso.rollout(robot, [0.0, 0.0], [0, 0], controller=free, dt=1e-6, steps=3).qd[-1], ops=1000)
    with pytest.raises(iso.ShapeError, match="must be positive"):
        law.limited(-1.0)


def test_time_reaches_a_controller_stage_by_stage():
    """A mass on a slide under the force t^3: a Runge-Kutta step integrates it exactly only when t moves within the step."""
    slide = iso.Robot.from_dh(
        convention="modified", joints="P", a=[0], alpha=[0], d=[0], theta=[0], mass=[2.0], com=[[0, 0, 0]], gravity=(0, 0, 0)
    )
    law = iso.Controller.of(slide, lambda q, qd, t: [t**3])
    done = iso.rollout(slide, [0], [0], controller=law, dt=0.1, steps=2)
    close(done.qd[-1], [0.2**4 / 4 / 2.0], ops=100)


# -- cancel -----------------------------------------------------------------------------------------------------------


def test_results_that_share_memory_are_an_error():
    room = np.empty((11, 2))
    with pytest.raises(iso.ShapeError, match="q and qd must not overlap"):
        iso.rollout(iso.load("two-link"), [0.1, 0.2], [0.0, 0.0], dt=1e-3, steps=10, out=(room, room))
    with pytest.raises(iso.ShapeError, match="a pair of arrays"):
        iso.rollout(iso.load("two-link"), [0.1, 0.2], [0.0, 0.0], dt=1e-3, steps=10, out=room)


def test_a_cancelled_rollout_keeps_what_it_has(monkeypatch, capfd):
    robot = iso.load("two-link")
    short_turns(monkeypatch)
    whole = iso.rollout(robot, [0.1, 0.2], [0, 0], **OPTIONS)

    def stop(part):
        if part > 0.3:
            raise KeyboardInterrupt

    cut = iso.rollout(robot, [0.1, 0.2], [0, 0], **{**OPTIONS, "progress": stop})
    assert not cut.complete and 1 < len(cut.t) < len(whole.t)
    assert np.array_equal(cut.q, whole.q[: len(cut.t)])
    assert "cancelled after" in capfd.readouterr().err


# -- bad input --------------------------------------------------------------------------------------------------------

ROBOT = iso.load("two-link")
GOOD = {"dt": 1e-3, "steps": 10}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"dt": 0.0}, "dt must be a positive number"),
        ({"dt": -1e-3}, "dt must be a positive number"),
        ({"dt": np.nan}, "dt must be a positive number"),
        ({"dt": "fast"}, "dt must be a positive number"),
        ({"steps": 0}, "steps must be a whole number"),
        ({"steps": 2.5}, "steps must be a whole number"),
        ({"save_every": 3}, "save_every=3 must divide steps=10"),
        ({"threads": 0}, "threads must be a whole number"),
        ({"integrator": "rk5"}, "no integrator is called 'rk5'"),
        ({"integrator": "DOP853"}, "rollout steps inside compiled code"),
        ({"integrator": "momentum", "method": "denoc"}, "has its own formulation"),
        ({"rtol": 1e-6}, "'rk4' does not, 'rkf45' does"),
        ({"rtol": -1.0, "integrator": "rkf45"}, "rtol: expected a non-negative"),
        ({"rtol": 0.0, "atol": 0.0, "integrator": "rkf45"}, "both zero"),
        ({"device": "tpu"}, "no device is called 'tpu'"),
        ({"dtype": "float16"}, "no dtype is called 'float16'"),
        ({"method": "kepler"}, "no method is called 'kepler'"),
        ({"tau": [np.nan, 0.0]}, "tau: not finite at index 0"),
        ({"tau": np.full((10, 2), np.inf)}, "not finite at index"),
        ({"tau": np.zeros(3)}, "tau: expected shape"),
        ({"tau": np.zeros((9, 2))}, "tau: expected shape"),
        ({"tau": np.zeros((5, 10, 2))}, "tau: expected shape"),
        ({"tau": "strong"}, "tau: expected an array of real numbers"),
        ({"setpoints": {"q_ref": [0, 0]}}, "setpoints are a controller's"),
        ({"controller": lambda q: q}, "controller must be a Controller"),
        ({"out": np.zeros((11, 2))}, "out: expected a pair|out: q: expected"),
        ({"out": (np.zeros((11, 2)), np.zeros((11, 3)))}, "out: qd: expected"),
    ],
    ids=lambda x: x if isinstance(x, str) else None,
)
def test_bad_input_is_refused_with_a_reason(change, words):
    given = {**GOOD, **change}
    tau = given.pop("tau", None)
    with pytest.raises(iso.IsodynError, match=words):
        iso.rollout(ROBOT, [0, 0], [0, 0], tau, **given)


@pytest.mark.parametrize(
    ("q0", "qd0", "words"),
    [
        ([0, 0, 0], [0, 0], "q0: expected shape"),
        (0.0, [0, 0], "q0: expected shape"),
        ([0, np.nan], [0, 0], "q0: not finite at index 1"),
        (np.zeros((3, 2)), np.zeros((4, 2)), "do not broadcast"),
        ([0, 0], ["a", "b"], "qd0: expected an array of real numbers"),
    ],
)
def test_bad_states_are_refused_with_a_reason(q0, qd0, words):
    with pytest.raises(iso.ShapeError, match=words):
        iso.rollout(ROBOT, q0, qd0, **GOOD)


def test_bad_controllers_are_refused_with_a_reason():
    with pytest.raises(iso.ShapeError, match=r"torques of shape \(3,\); expected \(2,\)"):
        iso.Controller.of(ROBOT, lambda q, qd, t: [0.0, 0.0, 0.0])
    with pytest.raises(iso.ShapeError, match="expected expressions or numbers, got str"):
        iso.Controller.of(ROBOT, lambda q, qd, t: ["a", "b"])
    with pytest.raises(iso.ShapeError, match="setpoint 'tau'"):
        iso.Controller.of(ROBOT, lambda q, qd, t, tau: q, tau=[1.0])
    with pytest.raises(iso.ShapeError, match="kp: expected a number"):
        iso.Controller.pd(ROBOT, [1, 2, 3], 1.0)
    with pytest.raises(iso.ShapeError, match="gains must be finite"):
        iso.Controller.pd(ROBOT, np.inf, 1.0)
    with pytest.raises(iso.ShapeError, match="reference: expected"):
        iso.Controller.pd(ROBOT, 1.0, 1.0, [1.0])
    with pytest.raises(iso.IsodynError, match="no truth value"):
        iso.Controller.of(ROBOT, lambda q, qd, t: q if q[0] > 0 else qd)
    law = iso.Controller.pd(ROBOT, 1.0, 1.0)
    with pytest.raises(iso.ShapeError, match="returns 2 torques"):
        iso.rollout(iso.load("three-link"), [0] * 3, [0] * 3, controller=law, **GOOD)
    with pytest.raises(iso.UnknownNameError, match="no setpoint is called 'goal'"):
        iso.rollout(ROBOT, [0, 0], [0, 0], controller=law, setpoints={"goal": [0, 0]}, **GOOD)
    with pytest.raises(iso.ShapeError, match="tau or a controller"):
        iso.rollout(ROBOT, [0, 0], [0, 0], [0, 0], controller=law, **GOOD)
    for wrong in (law, lambda t, q, qd: [0, 0]):
        with pytest.raises(iso.ShapeError, match=r"tau: .* a law goes in as controller="):
            iso.rollout(ROBOT, [0, 0], [0, 0], wrong, **GOOD)


def test_a_robot_that_is_none_is_refused():
    with pytest.raises(iso.ModelError, match="expected a Robot"):
        iso.rollout("ur5", [0], [0], **GOOD)


def test_a_scheme_says_what_it_is():
    assert isinstance(RK4, RungeKutta) and RK4.c == (0, 0.5, 0.5, 1)
    assert "two-link" in repr(iso.rollout(ROBOT, [0, 0], [0, 0], **GOOD))
