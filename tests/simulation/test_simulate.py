"""Simulation: published states, energy, orders, torques of every kind, events, files, pictures, and what can go wrong."""

from __future__ import annotations

import json
import math
import sys
from dataclasses import replace
from functools import cache

import films
import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.kinematics.clearance import segment_distance
from isodyn.show.animation import film
from isodyn.simulation import simulate as module
from isodyn.simulation.interpolation import Quintics

pytest.importorskip("scipy", reason="SciPy's integrators are most of the registry")

THREE, TWO = iso.load("three-link"), iso.load("two-link")
EPS = np.finfo(float).eps
#: mass times gravity times length [J]
SIZE = {"three-link": 1.2 * 9.81 * 0.77, "two-link": 0.9 * 9.81 * 0.55}


def fall(robot, t, integrator="DOP853", rtol=1e-12, **options):
    zeros = np.zeros(robot.n)
    return iso.simulate(robot, zeros, zeros, t, integrator=integrator, rtol=rtol, atol=options.pop("atol", rtol), **options)


def slide(mass=2.0, gravity=9.81, **joint):
    """A mass on a vertical slide, upwards."""
    table = {"a": [0], "alpha": [0], "d": [0], "theta": [0], "mass": [mass], "com": [[0, 0, 0]]}
    robot = iso.Robot.from_dh(convention="modified", joints="P", gravity=(0, 0, -gravity), name="slide", **table)
    if not joint:
        return robot
    return replace(robot, joints=tuple(replace(j, **joint) if j.nv else j for j in robot.joints))


# -- the states that are known -----------------------------------------------------------------------------------------

#: reference/parameters.md 1.1: t, q1, q2, q3, qd1, qd2, qd3 of Saha's Example 9.8
FALL_OF_THREE = """
0.10 -0.2066637507 0.2705927215 -0.08701823144 -3.934102483 4.740511507 -0.964156744
0.25 -0.9241671791 0.5373291922 0.5624165078 -4.196154533 -3.932651193 8.70666244
0.50 -1.843432027 -0.5582626116 -0.233428784 -5.88536689 -2.259069832 9.07978615
0.75 -3.203948836 0.2561956911 0.4481150682 0.01975992136 -4.924062343 7.034678303
1.00 -2.254069438 -1.101286931 -0.1677472836 4.839476221 2.852131912 -18.97705959
"""
#: reference/parameters.md 1.2: t, q1, q2, qd1, qd2 (by a tolerance of 1e-10)
FALL_OF_TWO = """
0.01 -0.00214593367 0.00306560976 -0.429185202 0.613115857
0.1 -0.211108563 0.292589855 -4.09478757 5.33729481
0.5 -2.59088062 0.188915084 -7.66565175 9.2331888
1.0 -1.60096685 -0.74887395 1.46536594 19.6950431
"""


@pytest.mark.parametrize(("robot", "text"), [(THREE, FALL_OF_THREE), (TWO, FALL_OF_TWO)], ids=["three", "two"])
def test_free_fall_goes_through_the_known_states(robot, text):
    """To the last printed digit (half a unit of it)."""
    rows = [line.split() for line in text.split("\n") if line]
    done = fall(robot, [0.0, *(float(row[0]) for row in rows)])
    for k, row in enumerate(rows, start=1):
        for found, word in zip([*done.q[k], *done.qd[k]], row[1:], strict=True):
            digits = len(word.split(".")[1])
            assert abs(found - float(word)) <= 0.51 * 10.0**-digits, f"t = {row[0]}: {found!r}, printed {word}"


def test_the_first_accelerations_are_exact():
    close(fall(TWO, 0.01).qdd[0], [-42.91875, 61.3125], ops=100)
    close(fall(THREE, 0.01).qdd[0], [-42.4787081339712, 57.9681818181816, -21.8900826446278], ops=100)


@pytest.mark.parametrize(
    "integrator", ["DOP853", "RK45", "LSODA", *(pytest.param(key, marks=pytest.mark.slow) for key in ("rkf45", "Radau"))]
)
def test_energy_stays_where_it_was(integrator):
    robot = TWO if integrator in ("Radau", "rkf45", "RK45") else THREE
    done = fall(robot, 10.0, integrator, 1e-10 if integrator == "Radau" else 1e-12)
    assert done.max_energy_error < 1e-9 * SIZE[robot.name]
    assert done.max_energy_error == np.abs(done.energy - done.energy[0]).max()


# -- orders -----------------------------------------------------------------------------------------------------------


@cache
def exact_fall():
    return fall(THREE, [0.0, 0.4], rtol=1e-13)


def error(done):
    exact = exact_fall()
    return max(np.abs(done.q[-1] - exact.q[-1]).max(), np.abs(done.qd[-1] - exact.qd[-1]).max())


@pytest.mark.parametrize("key", [row.key for row in iso.integrators() if row.fixed])
def test_fixed_steps_show_their_order(key):
    """The error falls as h^order, compiled and interpreted; tests/simulation/test_rollout.py has the same for batches."""
    order = next(row.order for row in iso.integrators() if row.key == key)
    for torque in (None, lambda t, q, qd: np.zeros(3)) if key in ("rk4", "abm") else (None,):
        coarse, fine = (error(fall(THREE, [0.0, 0.4], key, dt=h, torque=torque)) for h in (0.4 / 320, 0.4 / 640))
        assert abs(math.log2(coarse / fine) - order) < 0.3


@pytest.mark.parametrize("key", [row.key for row in iso.integrators() if row.adaptive])
def test_adaptive_steps_show_their_order(key):
    """The error falls as a power of the number of steps: that of the order, or more while rounding is far; LSODA raises its own."""
    order = {"LSODA": 5}.get(key, next(row.order for row in iso.integrators() if row.key == key))
    runs = [fall(THREE, [0.0, 0.4], key, 10.0**-k) for k in range(5, 11)]
    slope = -np.polyfit(np.log([run.steps for run in runs]), np.log([error(run) for run in runs]), 1)[0]
    assert order - 0.5 < slope < order + 4


def test_compiled_and_interpreted_steps_agree():
    nodes = len(iso.compile(THREE).kernel("forward_dynamics").graph)
    for key in ("rk4", "rkf45", "abm", "semi-implicit-euler", "momentum"):
        compiled = fall(THREE, [0.0, 0.02], key, dt=1e-3)
        interpreted = fall(THREE, [0.0, 0.02], key, dt=1e-3, torque=lambda t, q, qd: np.zeros(3))
        assert compiled.evaluations == interpreted.evaluations
        close(interpreted.q[-1], compiled.q[-1], ops=20 * 6 * nodes)
        close(interpreted.qd[-1], compiled.qd[-1], ops=20 * 6 * nodes)


# -- methods ----------------------------------------------------------------------------------------------------------


def test_every_method_gives_the_same_motion_at_the_same_cost():
    """Whatever the formulation, the right-hand side is the same function: the same steps, the same evaluations."""
    arm = iso.load("stanford")
    q0 = np.array([0.2, -0.4, 0.3, 0.1, -0.5, 0.3])
    keys = [row.key for row in iso.methods() if "forward_dynamics" in row.quantities]
    assert len(keys) >= 5
    options = {"integrator": "DOP853", "rtol": 1e-9, "atol": 1e-9}
    runs = {key: iso.simulate(arm, q0, np.zeros(6), [0.0, 0.3], method=key, **options) for key in keys}
    first = runs[keys[0]]
    for key, done in runs.items():
        assert done.method == key
        assert (done.evaluations, done.steps) == (first.evaluations, first.steps)
        assert np.abs(done.q[-1] - first.q[-1]).max() < 1e-9 * np.abs(first.q[-1]).max()


# -- torques ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["RK45", "rk4", "LSODA", "abm"])
def test_held_torques_jump_exactly_where_they_should(integrator):
    """A mass on a slide under forces that change at uneven times: pieces of parabolas."""
    mass, times, forces = 2.0, [0.0, 0.13, 0.35, 0.5], np.array([[25.0], [-10.0], [40.0], [0.0]])
    how = {"dt": 0.05} if integrator in ("rk4", "abm") else {"rtol": 1e-11, "atol": 1e-12}
    done = iso.simulate(
        slide(mass), [0.0], [0.0], [0.0, 0.5], torque=(times, forces), interpolation="hold", integrator=integrator, **how
    )
    x = v = 0.0
    for k in range(3):
        a, h = forces[k, 0] / mass - 9.81, times[k + 1] - times[k]
        x, v = x + v * h + a * h * h / 2, v + a * h
    close([done.q[-1, 0], done.qd[-1, 0]], [x, v], ops=1e5)  # LSODA keeps to its tolerance, 1e-11; the others are exact
    assert done.tau[-1, 0] == 0.0  # what follows
    assert abs(done.max_energy_error) < 1e-9


def test_linear_torques_are_straight_lines():
    done = iso.simulate(slide(1.0, 0.0), [0.0], [0.0], [0.0, 1.0], torque=([0.0, 1.0], [[0.0], [6.0]]))
    close([done.q[-1, 0], done.qd[-1, 0]], [1.0, 3.0], ops=1e4)  # x''(t) = 6 t
    on_grid = iso.simulate(slide(1.0, 0.0), [0.0], [0.0], np.linspace(0, 1, 5), torque=6 * np.linspace(0, 1, 5)[:, np.newaxis])
    close(on_grid.q[-1], done.q[-1], ops=1e4)


def test_the_four_ways_to_say_the_same_torque_agree():
    t = np.linspace(0.0, 0.2, 5)
    tau = np.array([1.0, 0.5, -0.2])
    given = [tau, np.repeat(tau[np.newaxis], 5, axis=0), lambda t, q, qd: tau, iso.Controller.of(THREE, lambda q, qd, t: list(tau))]
    runs = [iso.simulate(THREE, [0.0] * 3, [0.0] * 3, t, torque=torque, integrator="rk4") for torque in given]
    for done in runs[1:]:
        close(done.q, runs[0].q, ops=1e5)
        assert np.array_equal(done.tau, runs[0].tau)


def test_breaks_tell_where_a_function_jumps():
    def force(t, q, qd):
        return [30.0] if t < 0.1 else [-5.0]

    blind = iso.simulate(slide(), [0.0], [0.0], 0.3, torque=force)
    told = iso.simulate(slide(), [0.0], [0.0], 0.3, torque=force, jump_ts=[0.1])
    a, b = 30 / 2 - 9.81, -5 / 2 - 9.81
    close(told.q[-1], [a * 0.1**2 / 2 + a * 0.1 * 0.2 + b * 0.2**2 / 2], ops=1e4)
    assert told.evaluations < blind.evaluations


def test_a_compiled_controller_is_the_same_function_in_python():
    goal = np.array([0.5, -0.3, 0.2])
    law = iso.Controller.pd_gravity(THREE, 8.0, 1.0, goal)

    def python(t, q, qd):
        return 8.0 * (goal - q) - 1.0 * qd + THREE.gravity_torque(q)

    a, b = (iso.simulate(THREE, [0.0] * 3, [0.0] * 3, 3.0, torque=torque, rtol=1e-10) for torque in (law, python))
    assert np.abs(a.q - b.q).max() < 1e-8 and np.abs(a.tau - b.tau).max() < 1e-6
    assert np.abs(a.q[-1] - goal).max() < 0.05
    assert a.max_energy_error < 1e-6


# -- energy -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["RK45", "LSODA", "rk4"])
def test_energy_balances_with_torques_and_friction(integrator):
    arm = iso.load("puma560")
    law = iso.Controller.pd(arm, 50.0, 10.0, [0.1, 0.2, -0.1, 0.1, 0.2, 0.3])
    done = iso.simulate(
        arm, np.zeros(6), np.zeros(6), 0.3, torque=law, integrator=integrator, dt=1e-4 if integrator == "rk4" else None
    )
    assert np.abs(done.work).max() > 1.0
    assert done.max_energy_error < 1e-3 * np.abs(done.work).max()


def test_friction_takes_what_it_should():
    """A mass that slides to rest: v' = -(b v + Tc) / m."""
    rough = slide(1.0, 0.0, viscous=0.5, coulomb=(0.2, -0.2))
    done = iso.simulate(rough, [0.0], [1.0], [0.0, 1.0], rtol=1e-10)
    expected = (1.0 + 0.4) * math.exp(-0.5) - 0.4
    close(done.qd[-1], [expected], ops=1e5)
    close(done.energy[-1:], [expected**2 / 2], ops=1e6)
    assert done.max_energy_error < 1e-9


def test_a_joint_that_sticks_creeps_below_the_speed_named():
    rough = slide(1.0, 0.0, viscous=0.0, coulomb=(1.0, -1.0))
    for integrator in ("RK45", "LSODA", "rkf45"):
        done = iso.simulate(rough, [0.0], [1.0], 2.1, torque=[0.5], integrator=integrator, stiction_speed=1e-3)
        assert 0 < done.qd[-1, 0] < 1e-3  # stuck: half of what would move it
        assert abs(done.q[-1, 0] - 1.0) < 2e-3  # 1 = v^2 / (2 (1 - 0.5))


# -- samples and dense output -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [row.key for row in iso.integrators()])
def test_between_the_samples_it_is_as_good_as_at_them(key):
    some = fall(THREE, [0.0, 0.05, 0.4], key, 1e-9)
    times = np.linspace(0.0, 0.4, 23)
    q, qd = some.at(times)
    direct = fall(THREE, times, key, 1e-9)
    exact = fall(THREE, times, rtol=1e-13)
    allowed = 20 * max(np.abs(direct.q - exact.q).max(), np.abs(direct.qd - exact.qd).max(), 1e-8)
    assert np.abs(q - exact.q).max() < allowed and np.abs(qd - exact.qd).max() < allowed
    assert some.at(0.1)[0].shape == (3,) and some.at(np.zeros((2, 2)))[0].shape == (2, 2, 3)
    with pytest.raises(iso.ShapeError, match="times must lie in"):
        some.at(0.5)


def test_quintic_interpolation_has_its_order():
    errors = []
    for count in (10, 20):
        t = np.linspace(0, 1, count + 1)
        column = t[:, np.newaxis]
        states = Quintics(t, np.sin(5 * column), 5 * np.cos(5 * column), -25 * np.sin(5 * column))
        x = np.linspace(0, 1, 500)
        q, qd = states(x)
        errors.append((np.abs(q[:, 0] - np.sin(5 * x)).max(), np.abs(qd[:, 0] - 5 * np.cos(5 * x)).max()))
    orders = np.log2(np.array(errors[0]) / np.array(errors[1]))
    assert np.abs(orders - [6, 5]).max() < 0.3


def test_a_duration_is_enough():
    done = fall(TWO, 0.5)
    assert done.t[0] == 0.0 and done.t[-1] == 0.5 and len(done.t) == module.SAMPLES
    assert not done.q.flags.writeable and done.complete and "two-link" in repr(done)


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["RK45", "rk4", "LSODA"])
def test_an_event_is_found_where_it_happens(integrator):
    falling = iso.symbol("q[0]") + 1.0
    done = iso.simulate(slide(), [0.0], [0.0], 1.0, events=iso.Event(falling, "floor", terminal=True), integrator=integrator)
    assert done.status == "event" and done.message == "floor"
    close([done.t[-1], done.events[0].t], [math.sqrt(2 / 9.81)] * 2, ops=1e4)
    close(done.q[-1], [-1.0], ops=1e5)
    assert np.array_equal(done.events[0].q, done.q[-1])


def test_events_may_be_functions_and_have_directions():
    def turning(t, q, qd):
        return qd[0]

    up, both = iso.Event(turning, "rise", direction=1), turning
    done = iso.simulate(slide(1.0, 0.0), [1.0], [0.0], 10.0, torque=lambda t, q, qd: -q, events=[up, both], rtol=1e-10)
    rises = [event.t for event in done.events if event.name == "rise"]
    turns = [event.t for event in done.events if event.name == "turning"]
    assert np.abs(np.array(rises) - [math.pi, 3 * math.pi]).max() < 1e-7  # x = cos t: its speed rises through 0 there
    assert np.abs(np.array(turns) - [math.pi, 2 * math.pi, 3 * math.pi]).max() < 1e-7


def test_joint_limits_are_events():
    arm = iso.load("ur5")
    lower = arm.movable_joints[1].limits.lower
    q0 = np.zeros(6)
    q0[1] = lower + 0.05
    done = iso.simulate(arm, q0, [0, -5, 0, 0, 0, 0], 1.0, events="limits")
    assert done.complete and any("lower limit" in event.name for event in done.events)
    stopped = iso.simulate(arm, q0, [0, -5, 0, 0, 0, 0], 1.0, events=iso.Event.limits(arm, terminal=True))
    assert stopped.status == "event" and abs(stopped.q[-1, 1] - lower) < 1e-9
    with pytest.raises(iso.ShapeError, match="starts beyond an event that ends it"):
        iso.simulate(arm, [0, lower - 1, 0, 0, 0, 0], np.zeros(6), 1.0, events=iso.Event.limits(arm, terminal=True))


def test_bad_events_are_refused():
    with pytest.raises(iso.UnknownNameError, match="no event is called 'limit'; did you mean 'limits'"):
        fall(TWO, 0.1, events="limit")
    with pytest.raises(iso.ModelError, match="depends on the symbol 'x'"):
        fall(TWO, 0.1, events=iso.symbol("x"))
    with pytest.raises(iso.ModelError, match="events: expected"):
        fall(TWO, 0.1, events=3)
    with pytest.raises(iso.ModelError, match="direction must be"):
        iso.Event(lambda t, q, qd: 0.0, direction=2)
    with pytest.raises(iso.SimulationError, match="event 'wrong' raised ZeroDivisionError"):
        fall(TWO, 0.1, events=iso.Event(lambda t, q, qd: 1 / 0 if t > 0.01 else 1.0, "wrong"))


# -- when it goes wrong -----------------------------------------------------------------------------------------------


def partial_of(words, robot=TWO, t=1.0, **options):
    with pytest.raises(iso.SimulationError, match=words) as caught:
        iso.simulate(robot, np.zeros(robot.n), np.zeros(robot.n), t, **options)
    done = caught.value.partial
    assert done.status == "stopped" and not done.complete and done.message in str(caught.value)
    assert np.isfinite(done.q).all() and np.isfinite(done.qd).all()
    return done


@pytest.mark.parametrize("integrator", ["RK45", "rk4", "rkf45", "Radau", "LSODA", "DOP853"])
def test_a_torque_that_fails_ends_it_and_keeps_the_rest(integrator):
    def breaks_down(t, q, qd):
        if t > 0.25:
            raise RuntimeError("motor on fire")
        return np.zeros(2)

    done = partial_of("torque function raised RuntimeError: motor on fire", torque=breaks_down, integrator=integrator)
    assert 0.1 < done.t[-1] <= 0.25 + 1e-3
    whole = fall(TWO, done.t, rtol=1e-11)
    assert np.abs(done.q - whole.q).max() < 1e-5


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ([np.nan, 0.0], "returned nan for joint"),
        ([0.0, np.inf], "returned inf for joint"),
        ([0.0], r"returned shape \(1,\); expected \(2,\)"),
        (0.0, r"returned shape \(\); expected \(2,\)"),
        (None, "expected|no array"),
        ("off", "expected an array of numbers"),
    ],
)
def test_a_torque_that_makes_no_sense_ends_it(answer, words):
    def torque(t, q, qd):
        return answer if t > 0.2 else np.zeros(2)

    done = partial_of(words, torque=torque)
    assert 0 < done.t[-1] <= 0.2 + 1e-6
    partial_of(words, torque=lambda t, q, qd: answer)  # at once: the initial state is all there is


@pytest.mark.parametrize("integrator", ["rkf45", "rk4", "RK45"])
def test_a_torque_that_fails_at_once_is_told_of_an_arm_that_dry_friction_holds(integrator):
    arm = iso.load("direct-drive")
    for wrong, words in [(lambda t: [0.0, 0.0], "raised TypeError"), (lambda t, q, qd: [0.0], r"returned shape \(1,\)")]:
        done = partial_of(words, robot=arm, torque=wrong, integrator=integrator)
        assert done.t.tolist() == [0.0] and not done.is_held.any()


def test_a_blow_up_names_the_time_the_joint_and_the_likely_reason():
    stiff = iso.Controller.pd(TWO, 0.0, 100.0)
    done = partial_of(r"stopped at t = .* s: joint 'joint\d' moves at .*dt = 0.001 s is too long", torque=stiff, integrator="rk4")
    assert done.t[-1] < 0.5
    done = partial_of("the torques add energy", torque=lambda t, q, qd: 50 * qd + 1.0, integrator="LSODA", t=5.0)
    assert done.energy[-1] > 1e3


def test_tolerances_that_cannot_be_met_are_said_so(monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 100)

    def jump(t, q, qd):
        return np.array([1.0, 0.0]) if int(t * 1e15) % 2 else np.array([-1.0, 0.0])  # noise

    partial_of("would take .*likely reason", torque=jump, rtol=1e-13, atol=1e-15, integrator="DOP853")


def test_a_massless_joint_is_named():
    robot = slide(1e-300, 9.81)
    with pytest.raises(iso.IsodynError):
        iso.simulate(robot, [0.0], [0.0], 1.0, torque=[1.0])


def test_cancelling_keeps_what_there_is(capfd):
    def stop(part):
        if part > 0.4:
            raise KeyboardInterrupt

    for integrator in ("RK45", "rk4"):
        done = fall(TWO, 20.0, integrator, 1e-8, progress=stop)
        assert done.status == "cancelled" and 0.4 * 20 < done.t[-1] < 20
        assert "cancelled at" in capfd.readouterr().err
        assert np.isfinite(done.energy).all()


@pytest.mark.parametrize("integrator", ["RK45", "DOP853", "Radau", "LSODA"])
def test_states_of_zero_without_an_absolute_tolerance_are_refused_by_scipys(integrator):
    with pytest.raises(iso.SimulationError, match="give atol"):
        iso.simulate(slide(), [0.0], [0.0], 1.0, integrator=integrator, atol=0.0)


def test_cancelling_before_the_first_step_is_ctrl_c():
    """There is no motion to keep."""

    def torque(t, q, qd):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        iso.simulate(TWO, [0.1, 0.2], [0.0, 0.0], 1.0, torque=torque)


def test_an_event_that_is_no_function_is_an_error():
    with pytest.raises(iso.ModelError, match=r"when must be a function .* or an expression, got int"):
        iso.Event(3)


def test_a_figure_marks_events():
    plt = pytest.importorskip("matplotlib.pyplot")
    done = fall(TWO, 1.0, events=lambda t, q, qd: t - 0.5)
    assert done.events
    figure = done.plot()
    times = [line.get_xdata()[0] for line in figure.axes[0].get_lines() if line.get_linestyle() == ":"]
    assert times == [event.t for event in done.events]
    plt.close(figure)


def test_a_file_of_another_format_or_without_an_array_is_named(tmp_path):
    path = fall(TWO, 0.1).save(tmp_path / "fall.npz")
    with np.load(path) as content:
        arrays = dict(content)
    header = json.loads(bytes(arrays["header"]).decode())
    for changed, words in (
        (
            arrays | {"header": np.frombuffer(json.dumps(header | {"format": "other"}).encode(), np.uint8)},
            "expected .*, got 'other'",
        ),
        ({name: value for name, value in arrays.items() if name != "work"}, "the array 'work' is missing"),
    ):
        np.savez(path, **changed)
        with pytest.raises(iso.FormatError, match=words):
            iso.Simulation.load(path)


def test_progress_is_shown_when_asked_for(monkeypatch, capfd):
    from isodyn.simulation import progress

    monkeypatch.setattr(progress, "_PAUSE", 0.0)
    monkeypatch.setattr(progress.time, "monotonic", iter(np.arange(0.0, 1e6)).__next__)
    fall(TWO, 0.2, progress=True)
    text = capfd.readouterr().err
    assert "simulate [" in text and text.endswith("\r")
    fall(TWO, 0.2)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"t": 0.0}, "duration must be a positive"),
        ({"t": -1.0}, "duration must be a positive"),
        ({"t": [0.0]}, "at least two times"),
        ({"t": [0.0, 0.0]}, "times must increase"),
        ({"t": [0.0, 1.0, 0.5]}, r"times must increase, but t\[2\]"),
        ({"t": np.nan}, "t: not finite"),
        ({"t": "long"}, "t: expected an array of real numbers"),
        ({"q0": [0.0]}, "q0: expected shape"),
        ({"q0": np.zeros((3, 2))}, "isodyn.rollout takes batches, a state a row$"),
        ({"q0": np.zeros((2, 3))}, "isodyn.rollout takes batches, a state a row: pass q0.T$"),
        ({"qd0": [0.0, np.inf]}, "qd0: not finite at index 1"),
        ({"torque": [np.nan, 0.0]}, "torque: not finite"),
        ({"torque": [0.0, 0.0, 0.0]}, "torque: expected None"),
        ({"torque": np.zeros((7, 2))}, "torque: expected shape"),
        ({"torque": ([0.0, 0.5], np.zeros((2, 2)))}, "do not cover the simulation"),
        ({"torque": ([0.0, 0.0], np.zeros((2, 2)))}, "each later than the one before"),
        ({"torque": "gravity"}, "torque: expected None.*got str"),
        ({"interpolation": "cubic"}, "no interpolation is called 'cubic'"),
        ({"integrator": "euler"}, "no integrator is called 'euler'"),
        ({"method": "newton"}, "no method is called 'newton'"),
        ({"method": "regressor"}, "no method is called"),
        ({"rtol": -1.0}, "rtol: expected a non-negative number"),
        ({"rtol": 0.0, "atol": 0.0}, "both zero"),
        ({"max_step": 0.0}, "max_step: expected a positive number"),
        ({"dt": 1e-3, "integrator": "DOP853"}, "dt is for fixed steps"),
        ({"dt": 0.0, "integrator": "rk4"}, "dt: expected a positive number"),
        ({"integrator": "momentum", "method": "denoc"}, "has its own formulation"),
        ({"stiction_speed": -1.0}, "stiction_speed: expected a speed"),
    ],
    ids=str,
)
def test_bad_input_is_refused_with_a_reason(change, words):
    given = {"q0": [0.0, 0.0], "qd0": [0.0, 0.0], "t": 1.0, **change}
    with pytest.raises(iso.IsodynError, match=words):
        iso.simulate(TWO, given.pop("q0"), given.pop("qd0"), given.pop("t"), **given)


# -- files ------------------------------------------------------------------------------------------------------------


def test_save_and_load_lose_nothing(tmp_path):
    done = fall(THREE, 0.5, events=[iso.Event(iso.symbol("q[0]") + 0.5, "half a radian")])
    path = done.save(tmp_path / "fall.npz")
    again = iso.Simulation.load(path)
    for name in ("t", "q", "qd", "qdd", "tau", "kinetic", "potential", "work", "energy"):
        assert np.array_equal(getattr(again, name), getattr(done, name))
    for name in ("evaluations", "steps", "integrator", "method", "options", "status", "message"):
        assert getattr(again, name) == getattr(done, name)
    assert again.robot == THREE
    assert [(e.name, e.t) for e in again.events] == [(e.name, e.t) for e in done.events] and done.events
    assert np.abs(again.at(0.123)[0] - done.at(0.123)[0]).max() < 1e-6
    with np.load(path, allow_pickle=False) as file:
        assert all(file[name].dtype.kind in "fu" for name in file.files)


def test_files_that_are_no_simulations_are_refused(tmp_path):
    for name, content in (("text.npz", b"hello"), ("empty.npz", b"")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(iso.FormatError, match=r"not a simulation|cannot read"):
            iso.Simulation.load(tmp_path / name)
    with pytest.raises(iso.FormatError, match="cannot read"):
        iso.Simulation.load(tmp_path / "nowhere.npz")
    np.savez(tmp_path / "other.npz", t=np.zeros(3))
    with pytest.raises(iso.FormatError, match="not a simulation"):
        iso.Simulation.load(tmp_path / "other.npz")
    np.savez(tmp_path / "evil.npz", header=np.array([{}], dtype=object))
    with pytest.raises(iso.FormatError, match="Python objects, which are not unpickled"):
        iso.Simulation.load(tmp_path / "evil.npz")
    done = fall(TWO, 0.1)
    path = done.save(tmp_path / "good.npz")
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    np.savez(tmp_path / "cut.npz", **{**arrays, "q": arrays["q"][:-1]})
    with pytest.raises(iso.FormatError, match="the array 'q' is"):
        iso.Simulation.load(tmp_path / "cut.npz")
    with pytest.raises(iso.FormatError, match=r"ends in '.txt'; expected .npz"):
        done.save(tmp_path / "fall.txt")


def test_a_table_has_units_and_every_digit(tmp_path):
    done = fall(TWO, 0.1)
    lines = done.to_csv(tmp_path / "fall.csv").read_text().splitlines()
    header = lines[0].split(",")
    assert header[:3] == ["t [s]", "q_1 [rad]", "q_2 [rad]"] and header[-1] == "work [J]"
    table = np.array([[float(x) for x in line.split(",")] for line in lines[1:]])
    assert np.array_equal(table[:, 1:3], done.q) and np.array_equal(table[:, 0], done.t)
    assert json.dumps(done.to_dict()) and "evaluations" in str(done)


def test_a_missing_pandas_names_its_remedy(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(iso.MissingExtra, match=r"pip install 'isodyn\[pandas\]'"):
        fall(TWO, 0.1).to_dataframe()


def test_a_missing_scipy_names_its_remedy(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy", None)
    with pytest.raises(iso.MissingExtra, match=r"isodyn\[sim\]"):
        fall(TWO, 0.1)
    assert fall(TWO, 0.1, "rkf45", 1e-8).complete


# -- pictures ---------------------------------------------------------------------------------------------------------


def test_a_page_moves_by_itself(tmp_path):
    done = fall(THREE, 0.5)
    shown = films.read(done.animate(tmp_path / "fall.html").read_text())
    q, _ = done.at(np.linspace(0.0, 0.5, shown["frames"]))
    tip = THREE.pose(q, "link3")[:, :3, 3]
    reach = np.linalg.norm(shown["segments"][:, -1, 1] - tip, axis=1)  # the tip is drawn to where the rod ends
    assert np.ptp(reach) < 1e-6
    assert shown["labels"] == ["joint1 [rad]", "joint2 [rad]", "joint3 [rad]"]


def test_a_gif_has_its_frames(tmp_path):
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    done = fall(TWO, 0.5)
    with image.open(done.animate(tmp_path / "fall.gif", speed=0.5)) as gif:
        assert gif.n_frames == 21 and gif.info["duration"] == 50
    with pytest.raises(iso.FormatError, match=r"expected \.html, \.htm or \.gif"):
        done.animate(tmp_path / "fall.avi")
    with pytest.raises(iso.ShapeError, match="speed must be a positive"):
        done.animate(tmp_path / "fall.html", speed=0)


def test_a_plot_has_its_panels(tmp_path):
    pytest.importorskip("matplotlib", reason="Matplotlib is not installed")
    done = iso.simulate(TWO, [0.0, 0.0], [0.0, 0.0], 0.2, torque=[1.0, 0.0], events=[iso.Event(iso.symbol("q[1]") - 0.1)])
    figure = done.plot(tmp_path / "fall.png")
    assert [axis.get_ylabel() for axis in figure.axes] == ["q [rad]", "qd [rad/s]", "tau [N m]", "energy [J]"]
    assert (tmp_path / "fall.png").stat().st_size > 10_000
    assert len(fall(TWO, 0.1).plot().axes) == 3
    with pytest.raises(iso.FormatError, match=r"expected \.svg, \.png or \.pdf"):
        done.plot(tmp_path / "fall.bmp")


# -- links through each other -----------------------------------------------------------------------------------------


def test_the_distance_of_segments_is_the_least_of_all_their_points():
    rng = np.random.default_rng(3)
    pairs = rng.normal(size=(40, 2, 2, 3))
    pairs[:5, 1] = pairs[:5, 0] + [0.0, 0.0, 1.0]  # parallel
    pairs[5:8, 0, 1] = pairs[5:8, 0, 0]  # a point
    found = segment_distance(pairs[:, 0], pairs[:, 1])
    s = np.linspace(0, 1, 301)
    a = pairs[:, 0, :1] + s[:, np.newaxis] * (pairs[:, 0, 1:] - pairs[:, 0, :1])
    b = pairs[:, 1, :1] + s[:, np.newaxis] * (pairs[:, 1, 1:] - pairs[:, 1, :1])
    sampled = np.linalg.norm(a[:, :, np.newaxis] - b[:, np.newaxis], axis=-1).min(axis=(1, 2))
    step = np.linalg.norm(pairs[:, :, 1] - pairs[:, :, 0], axis=-1).max(axis=1) / 300
    assert (found <= sampled + 1e-12).all() and (sampled <= found + step).all()


def test_links_that_pass_through_each_other_are_reported():
    """Saha's remark on Example 9.11: the links of the falling KUKA KR-5 interfere."""
    arm = iso.load("kr5")
    done = iso.simulate(arm, np.zeros(6), np.zeros(6), 1.0)
    near = done.clearance()
    assert near.contacts and near.contacts[0].depth > 0.01
    assert "penetrate each other: from t =" in str(near)
    assert not any({c.first, c.second} == {"link1", "link2"} for c in near.contacts)  # neighbours are joined
    calm = iso.clearance(arm, np.zeros((1, 6)), radius=0.01)
    assert not calm.contacts and "smallest gap" in str(calm)
    with pytest.raises(iso.ShapeError, match="finite positions"):
        iso.clearance(arm, np.zeros((4, 5)))
    with pytest.raises(iso.UnknownNameError, match="no link is called"):
        iso.clearance(arm, np.zeros(6), radius={"link99": 0.1})
    with pytest.raises(iso.ShapeError, match="radius: expected lengths"):
        iso.clearance(arm, np.zeros(6), radius=-1.0)


def test_a_folded_planar_arm_is_inside_itself():
    q = np.array([[0.0, 0.0, 0.0], [0.0, math.pi, math.pi]])
    near = iso.clearance(THREE, q, radius=0.01)
    k = near.pairs.index(("link1", "link3"))
    close(near.gap[0, k : k + 1], [0.25 - 0.02], ops=100)
    close(near.gap[1, k : k + 1], [-0.02], ops=100)


def test_the_rod_of_a_sliding_joint_is_part_of_the_arm():
    """The Stanford arm's rod starts d2 = 0.154 m from the axis of link 1 and is drawn across it, however far it is out."""
    arm = iso.load("stanford")
    q = np.zeros((3, 6))
    q[:, 1], q[:, 2] = [0.0, 0.7, -1.1], [0.2, 0.6, 1.0]
    near = iso.clearance(arm, q, radius={"link1": 0.02, "link3": 0.01})
    k = near.pairs.index(("link1", "rod of joint3"))
    close(near.gap[:, k], [0.154 - 0.03] * 3, ops=100)
    assert near.radius["rod of joint3"] == 0.01


def test_a_link_that_swings_through_a_rod_is_reported():
    """A slide 1 m out with two links of 0.5 m at its end: the first turned back by 45 degrees, the second away from the rod, then
    across it."""
    table = {"a": [0.0, 0.0, 0.5], "alpha": [math.pi / 2, -math.pi / 2, 0.0], "d": [0, 0, 0], "theta": [0, 0, 0]}
    com = [[0, 0, 0], [0.25, 0, 0], [0.25, 0, 0]]
    arm = iso.Robot.from_dh(convention="modified", joints="PRR", mass=[1] * 3, com=com, inertia=[np.eye(3) / 100] * 3, **table)
    near = iso.clearance(arm, np.array([[1.0, math.pi / 4, -math.pi / 4], [1.0, math.pi / 4, 0.75 * math.pi]]), radius=0.01)
    k = near.pairs.index(("link3", "rod of joint1"))
    close(near.gap[0, k : k + 1], [math.sqrt(0.125) - 0.02], ops=100)
    close(near.gap[1, k : k + 1], [-0.02], ops=100)
    assert [(c.first, c.second) for c in near.contacts] == [("link3", "rod of joint1")]
    pictures = film(arm, np.zeros(1), np.zeros((1, 3)) + [1.0, 0.0, 0.0], np.zeros((1, 3)))
    assert pictures.names[pictures.owner[-1]] == "link1"  # the rod is drawn as a part of the link that slides
    close(np.linalg.norm(pictures.segments[0, -1, 1] - pictures.segments[0, -1, 0])[np.newaxis], [1.0], ops=10)


@pytest.mark.parametrize("name", ["stanford", "scara", "rp", "pppr"])
def test_a_slide_that_is_in_is_no_contact(name):
    arm = iso.load(name)
    assert not iso.clearance(arm, np.zeros((1, arm.n))).contacts


def test_links_that_fixed_joints_hold_together_are_one():
    arm = iso.load("panda")
    pairs = {frozenset(pair) for pair in iso.clearance(arm, np.zeros((1, arm.n))).pairs}
    fixed = {"panda_link7", "panda_link8", "panda_hand"}
    assert not any(pair <= fixed or (pair & fixed and "panda_link6" in pair) for pair in pairs)
