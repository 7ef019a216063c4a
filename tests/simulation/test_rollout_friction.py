"""Dry friction under fixed steps: sticking by bits, impulses within the bounds, order, the same bits however it is run."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.backends.llvm.target import available_units
from isodyn.dynamics.flow import Flow
from isodyn.dynamics.switching import dry_joints, switching

FIXED = ["rk4", "rkf45", "abm", "semi-implicit-euler"]
OPTIONS = {"dt": 2e-3, "steps": 60, "progress": False}


def blocks(*masses, sliding=1.0, static=None):
    """Blocks that slide one on the other along a line: M is constant, so that a step without changes is exact."""
    n, none = len(masses), [0] * len(masses)
    levels = [(x, -x) for x in np.broadcast_to(sliding, n).tolist()]
    most = levels if static is None else [(x, -x) for x in np.broadcast_to(static, n).tolist()]
    return iso.Robot.from_dh(
        convention="modified", joints="P" * n, a=none, alpha=none, d=none, theta=none, mass=list(masses), com=[[0, 0, 0]] * n,
        gravity=(0, 0, 0), coulomb=levels, static=most,
    )  # fmt: skip


def states(robot, count, seed=1):
    rng = np.random.default_rng(seed)
    qd = rng.normal(size=(count, robot.n))
    return rng.uniform(-1, 1, (count, robot.n)), np.where(rng.random(qd.shape) < 0.3, 0.0, qd)  # some joints at rest


def same(a, b):
    assert np.array_equal(a.q, b.q, equal_nan=True) and np.array_equal(a.qd, b.qd, equal_nan=True)


# -- bits -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", FIXED)
def test_one_motion_and_many_give_the_same_bits_on_every_vector_unit(monkeypatch, integrator):
    robot = iso.load("direct-drive")
    q0, qd0 = states(robot, 11)
    many = iso.rollout(robot, q0, qd0, integrator=integrator, threads=1, **OPTIONS)
    assert (many.qd[:, 1:] == 0).any() and ((many.qd[:, 1:] == 0) & (many.qd[:, :-1] != 0)).any()  # some stick, some came to rest
    same(iso.rollout(robot, q0, qd0, integrator=integrator, threads=2, **OPTIONS), many)
    for k in (0, 7, 10):
        one = iso.rollout(robot, q0[k], qd0[k], integrator=integrator, **OPTIONS)
        assert np.array_equal(one.q, many.q[k]) and np.array_equal(one.qd, many.qd[k])
    for unit in available_units()[1:]:
        monkeypatch.setenv("ISODYN_LANES", unit)
        same(iso.rollout(robot, q0, qd0, integrator=integrator, **OPTIONS), many)


def test_rounds_by_articulated_bodies_give_the_same_bits_for_one_motion_and_many_and_the_interpreters_steps():
    chain = iso.load("redysim-chain-20")
    robot = replace(chain, joints=tuple(replace(joint, coulomb=(0.02, -0.01)) for joint in chain.joints))
    q0, qd0 = states(robot, 9)
    options = OPTIONS | {"steps": 12, "integrator": "semi-implicit-euler"}
    many = iso.rollout(robot, q0, qd0, **options)
    rests = many.qd == 0
    assert (rests[:, 1:] & ~rests[:, :-1]).any() and (rests[:, :-1] & ~rests[:, 1:]).any()  # some came to rest, some started
    for k in (0, 8):
        one = iso.rollout(robot, q0[k], qd0[k], **options)
        assert np.array_equal(one.q, many.q[k]) and np.array_equal(one.qd, many.qd[k])
    interpreted = iso.rollout(robot, q0[0], qd0[0], device="reference", **options)
    assert np.array_equal(interpreted.qd == 0, rests[0])
    graphs = switching(Flow(robot))
    nodes, condition = 12 * (len(graphs.begin) + len(graphs.turn)), np.linalg.cond(robot.mass_matrix(q0[0]))
    close(interpreted.qd, many.qd[0], ops=nodes, condition=condition)


def test_a_motion_that_blows_up_or_is_far_away_leaves_its_neighbours_alone():
    robot = iso.load("direct-drive")
    q0, qd0 = states(robot, 8)
    calm = iso.rollout(robot, q0, qd0, **OPTIONS)
    q0[2], qd0[5] = 3e5, 1e200
    mixed = iso.rollout(robot, q0, qd0, **OPTIONS)
    keep = [0, 1, 3, 4, 6, 7]
    assert np.array_equal(mixed.q[keep], calm.q[keep]) and np.array_equal(mixed.qd[keep], calm.qd[keep])
    assert mixed.finite.tolist() == [True, True, True, True, True, False, True, True]


@pytest.mark.parametrize("integrator", FIXED)
def test_the_interpreter_takes_the_same_steps(integrator):
    robot = iso.load("direct-drive")
    q0, qd0 = states(robot, 2)
    options = OPTIONS | {"integrator": integrator, "steps": 25}
    ours, theirs = (iso.rollout(robot, q0, qd0, device=device, **options) for device in ("cpu", "reference"))
    assert np.array_equal(ours.qd == 0, theirs.qd == 0)
    nodes = len(Flow(robot, modes=dry_joints(robot)).graph()) + len(switching(Flow(robot)).begin)
    close(ours.qd, theirs.qd, ops=25 * nodes, condition=np.linalg.cond(robot.mass_matrix(q0)).max())
    assert np.array_equal(ours.evaluations, theirs.evaluations)


def test_single_precision_follows_double():
    robot = iso.load("direct-drive")
    q0, qd0 = (a.astype("float32") for a in states(robot, 5))
    single, double = (iso.rollout(robot, q0, qd0, dtype=dtype, **OPTIONS) for dtype in ("float32", "float64"))
    steady = (single.qd == 0) == (double.qd == 0)
    assert steady.mean() > 0.99  # a step's difference where a joint comes to rest or starts
    nodes = OPTIONS["steps"] * len(Flow(robot, modes=dry_joints(robot)).graph())
    close(single.q[:, -1], double.q[:, -1], ops=nodes, dtype=np.float32, condition=np.linalg.cond(robot.mass_matrix(q0)).max())


def test_robots_without_dry_friction_keep_their_code():
    robot = iso.load("ur5")
    assert dry_joints(robot) == ()
    smooth = iso.rollout(robot, np.zeros(6), np.zeros(6), dt=1e-3, steps=5)
    same(smooth, iso.rollout(robot, np.zeros(6), np.zeros(6), dt=1e-3, steps=5, friction=False))


# -- the law ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("integrator", FIXED)
def test_an_arm_that_sticks_stays_where_it_is_by_bits(integrator, dtype):
    loose = iso.load("two-link")
    joints = [replace(joint, coulomb=(300.0, -300.0)) for joint in loose.joints]
    robot = replace(loose, joints=tuple(joints))
    q0 = np.random.default_rng(3).uniform(-3, 3, (9, 2)).astype(dtype)
    done = iso.rollout(robot, q0, np.zeros(2), integrator=integrator, dtype=dtype, **OPTIONS)
    assert (done.q == q0[:, np.newaxis]).all() and (done.qd == 0).all()


@pytest.mark.parametrize("integrator", FIXED)
def test_friction_takes_energy_never_gives_it_and_its_impulses_keep_to_their_bounds(integrator):
    levels = np.array([3.0, 1.0, 0.5])
    robot, h, steps = blocks(2.0, 1.0, 0.7, sliding=levels, static=1.4 * levels), 0.01, 800
    _, qd0 = states(robot, 64)
    done = iso.rollout(robot, np.zeros(3), qd0, dt=h, steps=steps, integrator=integrator)
    M, rounding = robot.mass_matrix(np.zeros(3)), 100 * np.finfo(float).eps
    energy = 0.5 * np.einsum("...i,ij,...j", done.qd, M, done.qd)
    assert (np.diff(energy, axis=1) <= rounding * energy[:, :1]).all()
    impulse = -np.diff(done.qd, axis=1) @ M  # of friction: nothing else acts
    assert (np.abs(impulse) <= 1.4 * h * levels + rounding * np.abs(done.qd @ M).max()).all()
    assert (done.qd[:, -1] == 0).all()  # all came to rest
    still = (done.qd[:, :-1] == 0) & (done.qd[:, 1:] == 0)
    assert (np.diff(done.q, axis=1)[still] == 0).all()


def test_a_block_comes_to_rest_where_it_should():
    """m v^2 / 2 = friction times way; the last step stops it at exactly 0, less than a step's way away."""
    speeds = np.linspace(0.5, 2.0, 31)[:, np.newaxis]
    for h in (0.01, 0.005):
        done = iso.rollout(blocks(2.0, sliding=3.0), [0.0], speeds, dt=h, steps=int(3 / h))
        assert (done.qd[:, -1] == 0).all()
        off = np.abs(done.q[:, -1] - speeds**2 / (2 * 3.0 / 2.0)).max()
        assert off <= 3.0 / 2.0 * h * h / 2 + 1000 * np.finfo(float).eps  # the parabola beyond its top, at most a step long


def test_a_blow_between_joints_at_rest_is_judged_by_static_bounds_and_released_by_sliding_ones():
    """1.2 times sliding friction pushes back: a block that comes to rest must stay, though sliding friction would not hold it."""
    robot = blocks(1.0, sliding=1.0, static=1.5)
    done = iso.rollout(robot, [0.0], np.linspace(0.001, 0.5, 40)[:, np.newaxis], [-1.2], dt=0.01, steps=60)
    assert (done.qd >= 0).all() and (done.qd[:, -1] == 0).all()
    away = iso.rollout(robot, [0.0], [0.0], [-1.6], dt=0.01, steps=10)
    close(away.qd[-1], [-0.6 * 0.1], ops=100)  # sliding friction from the first step on


def test_a_joint_that_lets_go_sets_its_neighbour_free():
    """The upper block carries the lower one along only as far as its own friction reaches: closed forms of both cases."""
    robot = blocks(1.0, 1.0, sliding=[1.0, 0.5])
    # joint 2 holds block 2 on block 1: both move with (F - 1) / 2 as long as |m2 a| <= 0.5
    together = iso.rollout(robot, [0.0, 0.0], [0.0, 0.0], [1.8, 0.0], dt=0.01, steps=10)
    close(together.qd[-1], [0.1 * 0.4, 0.0], ops=100)
    apart = iso.rollout(robot, [0.0, 0.0], [0.0, 0.0], [4.0, 0.0], dt=0.01, steps=10)
    first = 4.0 - 1.0 - 0.5  # block 2 pulls with its friction, and accelerates with 0.5
    close(apart.qd[-1], [0.1 * first, 0.1 * (0.5 - first)], ops=100)


# -- order ------------------------------------------------------------------------------------------------------------


def driven_block(amplitude, w, sliding, static):
    """Times when a push A sin(w t) lets a block of 1 kg go and when that is at rest again [s], and its way until then [m]."""
    go = np.arcsin(static / amplitude) / w
    low, high = (np.pi - np.arcsin(sliding / amplitude)) / w, np.full_like(go, 2 * np.pi / w)  # it is slowed down from low on
    for _ in range(60):
        rest = 0.5 * (low + high)
        moves = amplitude / w * (np.cos(w * go) - np.cos(w * rest)) > sliding * (rest - go)
        low, high = np.where(moves, rest, low), np.where(moves, high, rest)
    way = amplitude / w * (np.cos(w * go) * (rest - go) - (np.sin(w * rest) - np.sin(w * go)) / w) - sliding * (rest - go) ** 2 / 2
    return go, rest, way


@pytest.mark.parametrize("static", [1.0, 1.5])
@pytest.mark.parametrize("integrator", FIXED)
def test_stick_and_slip_under_a_sine_force_converge_with_order_one_at_least(integrator, static):
    w, amplitudes, duration = 2.0, static * np.linspace(1.07, 1.2, 97), 1.95
    go, rest, way = driven_block(amplitudes, w, 1.0, static)
    assert rest.max() < duration < (np.pi / w + go).min()  # all have come to rest again, and none has let go the other way
    robot, errors = blocks(1.0, sliding=1.0, static=static), []
    law = iso.Controller.of(robot, lambda q, qd, t, A: [A[0] * np.sin(w * t)], A=1.0)
    for steps in (100, 200, 400):
        done = iso.rollout(
            robot, np.zeros((97, 1)), [0.0], dt=duration / steps, steps=steps, integrator=integrator, controller=law,
            setpoints={"A": amplitudes[:, np.newaxis, np.newaxis]},
        )  # fmt: skip
        assert (done.qd[:, -1] == 0).all()
        errors.append(np.sqrt(((done.q[:, -1, 0] - way) ** 2).mean()))
    orders = np.log2(np.array(errors[:-1]) / errors[1:])
    expected = 2 if static == 1.0 and integrator != "semi-implicit-euler" else 1  # it starts with no jerk: only its stop is off
    assert (orders > expected - 0.2).all(), f"orders {orders}, errors {errors}"


# -- steps of their own -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("static", [1.0, 1.5])
def test_under_error_control_steps_end_where_modes_do(static):
    """The closed form again: the error follows the tolerance, and a change costs some tens of evaluations."""
    w, amplitudes, duration = 2.0, static * np.linspace(1.07, 1.2, 33), 1.95
    _, _, way = driven_block(amplitudes, w, 1.0, static)
    robot = blocks(1.0, sliding=1.0, static=static)
    law = iso.Controller.of(robot, lambda q, qd, t, A: [A[0] * np.sin(w * t)], A=1.0)
    for tolerance in (1e-6, 1e-8, 1e-10):
        done = iso.rollout(
            robot, np.zeros((33, 1)), [0.0], dt=duration / 5, steps=5, integrator="rkf45", rtol=tolerance, atol=tolerance,
            controller=law, setpoints={"A": amplitudes[:, np.newaxis, np.newaxis]},
        )  # fmt: skip
        assert (done.qd[:, -1] == 0).all()
        assert np.abs(done.q[:, -1, 0] - way).max() < 10 * tolerance
        assert done.evaluations.max() < 1000


def test_motions_that_choose_their_steps_do_not_depend_on_their_neighbours(monkeypatch):
    robot = iso.load("direct-drive")
    q0, qd0 = states(robot, 11)
    options = {"dt": 0.05, "steps": 6, "integrator": "rkf45", "rtol": 1e-8}
    many = iso.rollout(robot, q0, qd0, **options)
    assert len(set(many.evaluations.tolist())) > 3 and many.finite.all()
    for k in (0, 7, 10):
        one = iso.rollout(robot, q0[k], qd0[k], **options)
        assert np.array_equal(one.q, many.q[k]) and one.evaluations == many.evaluations[k]
    theirs = iso.rollout(robot, q0[:2], qd0[:2], device="reference", **options)
    assert np.array_equal(theirs.evaluations, many.evaluations[:2]) and np.array_equal(theirs.qd == 0, many.qd[:2] == 0)
    for unit in available_units()[1:]:
        monkeypatch.setenv("ISODYN_LANES", unit)
        other = iso.rollout(robot, q0, qd0, threads=2, **options)
        same(other, many)
        assert np.array_equal(other.evaluations, many.evaluations)


def test_fixed_steps_converge_to_steps_under_error_control():
    robot, duration = iso.load("puma560"), 0.4
    q0, qd0 = states(robot, 16)
    exact = iso.rollout(robot, q0, qd0, dt=duration / 4, steps=4, integrator="rkf45", rtol=1e-9, atol=1e-10)
    errors = []
    for steps in (100, 200, 400):
        done = iso.rollout(robot, q0, qd0, dt=duration / steps, steps=steps, save_every=steps)
        errors.append(np.sqrt(((done.q[:, -1] - exact.q[:, -1]) ** 2).mean()))
    assert np.log2(errors[0] / errors[2]) / 2 > 1, f"errors {errors}"


@pytest.mark.parametrize("name", ["puma560", "direct-drive"])
def test_steps_under_error_control_find_where_modes_end_in_few_evaluations(name):
    """A change takes about three steps of six evaluations and a choice of the mode each: to near it, to it, and on from there."""
    robot, duration = iso.load(name), 0.4
    q0, qd0 = states(robot, 8)
    options = {"dt": duration, "steps": 1, "integrator": "rkf45", "progress": False}
    for rtol in (1e-6, 1e-9):
        done, free = (iso.rollout(robot, q0, qd0, rtol=rtol, friction=friction, **options) for friction in (True, False))
        changes = np.array([len(iso.simulate(robot, *start, duration).events) for start in zip(q0, qd0, strict=True)])
        assert changes.sum() >= 10
        assert (done.evaluations <= 1.5 * free.evaluations + 30 * (changes + 1)).all()


def test_tolerances_below_rounding_lose_no_motion():
    robot = iso.load("direct-drive")
    q0, qd0 = (a.astype("float32") for a in states(robot, 9))
    options = {"dt": 0.1, "steps": 10, "integrator": "rkf45", "rtol": 1e-6, "dtype": "float32"}
    assert iso.rollout(robot, q0, qd0, friction=False, **options).finite.all()
    assert iso.rollout(robot, q0, qd0, **options).finite.all()


@pytest.mark.parametrize("rtol", [1e-3, 1e-4, 1e-8])
def test_steps_that_are_tried_again_do_not_become_too_short(rtol):
    robot = iso.Robot.from_dh(
        convention="modified", joints="RR", a=[0, 0.5], alpha=[0, 0], d=[0, 0], theta=[0, 0], mass=[1, 1], com=[[0.5, 0, 0]] * 2,
        gravity=(0, -9.81, 0), coulomb=[(0.3, -0.3), (0.1, -0.1)], static=[(0.5, -0.5), (0.1, -0.1)],
    )  # fmt: skip
    q0, qd0 = states(robot, 200)
    done = iso.rollout(robot, q0, qd0, dt=0.01, steps=500, integrator="rkf45", rtol=rtol, dtype="float32")
    assert done.finite.all()


@pytest.mark.parametrize("integrator", FIXED)
def test_between_changes_the_scheme_keeps_its_order(integrator):
    robot, duration = iso.load("direct-drive"), 0.2
    start = np.array([0.3, -0.4]), np.array([3.0, 4.0])
    exact = iso.rollout(robot, *start, dt=duration / 3200, steps=3200, save_every=3200, integrator="rkf45")
    errors = []
    for steps in (40, 80):
        found = iso.rollout(robot, *start, dt=duration / steps, steps=steps, integrator=integrator)
        assert (found.qd > 0).all()
        errors.append(max(np.abs(found.q[-1] - exact.q[-1]).max(), np.abs(found.qd[-1] - exact.qd[-1]).max()))
    order = next(row.order for row in iso.integrators() if row.key == integrator)
    assert abs(np.log2(errors[0] / errors[1]) - order) < 0.3


def test_adams_begins_anew_after_a_change_of_mode():
    """With formulas of lower order, which take as many evaluations; a block that is pushed more and more shows their weights."""
    robot, steps, h = blocks(1.0, sliding=1.0), 12, 0.125
    law = iso.Controller.of(robot, lambda q, qd, t: [t * t])
    done = iso.rollout(robot, [0.0], [0.0], dt=h, steps=steps, integrator="abm", controller=law)
    assert done.evaluations == 3 * 4 + (steps - 3) * 2
    go = 9  # the first step from t > 1, where the push is above the friction
    assert (done.qd[:go] == 0).all() and done.qd[go + 1] > 0
    t = h * np.arange(go, steps + 1)
    exact = done.qd[go] + (t**3 - t[0] ** 3) / 3 - (t - t[0])
    a = t * t - 1
    by_hand = [
        0.0,
        h * (a[0] + a[1]) / 2,
        h * (-a[0] + 8 * a[1] + 5 * a[2]) / 12,
        h * (a[0] - 5 * a[1] + 19 * a[2] + 9 * a[3]) / 24,
    ]
    close(done.qd[go:, 0], np.cumsum(by_hand), ops=100)  # trapezoid, then Moulton's of order 3 and 4
    assert abs(done.qd[go + 1, 0] - exact[1]) > 1e-4 > abs(done.qd[go + 2, 0] - done.qd[go + 1, 0] - (exact[2] - exact[1]))


def test_setpoints_may_have_any_name():
    """Also those that somebody who writes a law of friction, or a function that calls another, would take."""
    robot = iso.load("direct-drive")
    q0, qd0 = states(robot, 3)
    names = ("free", "dry", "M", "r", "h", "dq", "dqd", "sense", "round", "part", "wrong", "what", "function", "remedy", "named")

    def torques(names):
        law = iso.Controller.of(robot, lambda q, qd, t, **given: sum(given.values()), **{name: [0.5, -0.25] for name in names})
        return iso.rollout(robot, q0, qd0, controller=law, **OPTIONS | {"steps": 20})

    same(torques(names), torques([f"other{k}" for k in range(len(names))]))


# -- size -------------------------------------------------------------------------------------------------------------


def test_a_round_costs_what_the_tree_has():
    """Four arms on one base: four times one arm, where a dense matrix would cost sixty-four times as much."""
    arm = iso.load("three-link")
    root, *links = arm.links

    def named(name, k):
        return name if name == root.name else f"{name}-{k}"

    def of(count):
        joints = [
            replace(
                joint, name=f"{joint.name}-{k}", parent=named(joint.parent, k), child=named(joint.child, k), coulomb=(1.0, -1.0)
            )
            for k in range(count)
            for joint in arm.joints
        ]
        copies = [replace(link, name=named(link.name, k)) for k in range(count) for link in links]
        return switching(Flow(iso.Robot("arms", (root, *copies), tuple(joints))))

    one, four = of(1), of(4)
    assert len(four.turn) <= 4 * len(one.turn)
