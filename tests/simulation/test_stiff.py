"""Stiff motions: the linearly implicit integrator, its order and its compiled form; when the default takes it; what never ends."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.backends import schemes
from isodyn.backends.device import Curves
from isodyn.backends.reference import evaluate
from isodyn.backends.schemes import RKF45, RODAS5P, Adaptive, ErrorControl
from isodyn.dynamics.flow import Flow
from isodyn.graph.derivative import with_slopes
from isodyn.simulation import progress
from isodyn.simulation import simulate as module
from isodyn.simulation.integrators import Counter, Stiffness
from isodyn.simulation.interpolation import Quartics
from isodyn.simulation.loads import loads_of
from isodyn.simulation.progress import Reporter
from isodyn.simulation.system import System, compiled

TWO, THREE = iso.load("two-link"), iso.load("three-link")
EPS = np.finfo(float).eps


def damped(robot, joint, viscous):
    """With so much viscous friction in one joint."""
    name = robot.movable_joints[joint].name
    return replace(robot, joints=tuple(replace(j, viscous=viscous) if j.name == name else j for j in robot.joints))


# -- coefficients -----------------------------------------------------------------------------------------------------


def test_rodas5p_satisfies_the_conditions_of_order_5():
    """Those of Hairer and Wanner II, IV.7, for every tree of up to five vertices: where it branches alpha, else alpha + gamma."""
    numbers, (gamma, coupling, drift, _) = schemes._numbers(RODAS5P), schemes._implicit_numbers(RODAS5P)
    G = np.linalg.inv(np.eye(8) / gamma - coupling)  # back from u to Rosenbrock's own stages
    A, b = numbers.a @ G, numbers.b @ G
    B, a = A + G, (A @ np.ones(8))
    e = B @ np.ones(8)
    bound = 64 * EPS * np.linalg.cond(G) * np.abs(b).max()  # of the printed digits, through the inverse
    assert np.abs(a - numbers.c).max() < bound and np.abs(G.sum(axis=1) - drift).max() < bound
    conditions = [
        (b.sum(), 1), (b @ e, 2), (b @ a**2, 3), (b @ B @ e, 6), (b @ a**3, 4), (b @ (a * (A @ e)), 8), (b @ B @ a**2, 12),
        (b @ B @ B @ e, 24), (b @ a**4, 5), (b @ (a**2 * (A @ e)), 10), (b @ (A @ e) ** 2, 20), (b @ (a * (A @ a**2)), 15),
        (b @ (a * (A @ B @ e)), 30), (b @ B @ a**3, 20), (b @ B @ (a * (A @ e)), 40), (b @ B @ B @ a**2, 60),
        (b @ B @ B @ B @ e, 120),
    ]  # fmt: skip
    for value, part in conditions:
        assert abs(value - 1 / part) < bound


def test_it_damps_what_is_infinitely_fast():
    """L-stable: R(z) = 1 + z b (1 - z B)^-1 1 goes to 0 as z goes to -infinity, and stays within 1 on the imaginary axis."""
    numbers, (gamma, coupling, _, _) = schemes._numbers(RODAS5P), schemes._implicit_numbers(RODAS5P)
    G = np.linalg.inv(np.eye(8) / gamma - coupling)
    B, b = numbers.a @ G + G, numbers.b @ G

    def growth(z):
        return abs(1 + z * (b @ np.linalg.solve(np.eye(8) - z * B, np.ones(8))))

    assert growth(-1e8) < 1e-6
    assert max(growth(1j * y) for y in np.geomspace(1e-2, 1e4, 200)) <= 1 + 1e-9


def test_the_explicit_pair_is_stable_as_far_as_the_detection_believes():
    numbers, end = schemes._numbers(RKF45), RKF45.stable_to

    def growth(z):
        return abs(1 + z * (numbers.b @ np.linalg.solve(np.eye(6) - z * numbers.a, np.ones(6))))

    assert 3.6 < end < 3.75 and abs(growth(-end) - 1) < 1e-9
    assert max(growth(-z) for z in np.linspace(0.01, end - 1e-6, 500)) < 1 < growth(-end - 1e-6)


def test_the_error_of_the_pair_for_one_rate_is_what_the_detection_believes():
    """1/120 of the fifth power less 1/104, which is in the formula of order 4."""
    assert abs(RKF45.leading_error * 780 - 1) < 64 * EPS * 780
    bounds = [Stiffness.bound(rtol) for rtol in (1e-12, 1e-8, 1e-4, 1e-2)]
    assert np.allclose(bounds[:2], [(rtol * 780 * 2**15) ** 0.2 for rtol in (1e-12, 1e-8)])
    assert bounds[2] == bounds[3] == 0.9 * RKF45.stable_to


# -- slopes -----------------------------------------------------------------------------------------------------------


def test_slopes_are_the_differences_of_the_flow():
    """By q, qd, t and an input that changes with time: central differences, off by the square root of the rounding at most."""
    law = iso.Controller.of(THREE, lambda q, qd, t, goal: 20.0 * (goal - q) - 3.0 * qd + np.sin(5.0 * t), goal=[0.1, 0.2, 0.3])
    flow = Flow(damped(THREE, 1, 0.3), drive=law).graph()
    graph, rng = with_slopes(flow, ("goal",)), np.random.default_rng(2)
    x, rate = rng.normal(size=6), rng.normal(size=3)

    def f(x, later):
        given = {"q": x[:3], "qd": x[3:], "t": np.array([0.4 + later]), "goal": np.array([0.1, 0.2, 0.3]) + later * rate}
        return given, evaluate(flow, {name: value[np.newaxis] for name, value in given.items()})["dqd"][0]

    given, _ = f(x, 0.0)
    found = evaluate(graph, {name: value[np.newaxis] for name, value in {**given, "slope:goal": rate}.items()})
    h = EPS ** (1 / 3)
    by_x = np.stack([(f(x + h * e, 0.0)[1] - f(x - h * e, 0.0)[1]) / (2 * h) for e in np.eye(6)], axis=-1)
    by_t = (f(x, h)[1] - f(x, -h)[1]) / (2 * h)
    allowed = 1000 * h * h * np.abs(by_x).max()
    assert np.abs(found["by:x"][0] - by_x).max() < allowed and np.abs(found["by:t"][0] - by_t).max() < allowed


def exact_slopes(system, span):
    """The slopes by the interpreter, under the loads of a span."""
    graph, n = with_slopes(replace(system, drive=span.drive).flow(), span.following), system.robot.n

    def slopes(t, x, rate):
        held, inputs, later = iter(span.held), [x[:n], x[n:]], []
        for port in graph.inputs[2:]:
            if port.name == "t":
                inputs.append(np.array([t]))
            elif port.name.startswith("slope:"):
                inputs.append(later.pop(0))
            else:
                value = next(held)
                if isinstance(value, Curves):  # lines
                    now, within = np.array([t]), np.array([t])
                    later.append(value.at(now + 0.5, within)[0] - value.at(now - 0.5, within)[0])
                    value = value.at(now)[0]
                inputs.append(value)
        found = evaluate(graph, {port.name: a[np.newaxis] for port, a in zip(graph.inputs, inputs, strict=True)})
        return found["by:x"][0], found["by:t"][0]

    return slopes


@pytest.mark.parametrize("drive", ["nothing", "lines", "a controller"])
def test_compiled_steps_are_the_interpreted_ones(drive):
    torque = {
        "nothing": None,
        "lines": (np.array([-1.0, 2.0]), np.array([[0.5, 0.1, -0.1], [-3.0, 1.0, 2.0]])),
        "a controller": iso.Controller.of(THREE, lambda q, qd, t: -20.0 * q - 2.0 * qd + np.sin(5.0 * t)),
    }[drive]
    system, scheme = System(damped(THREE, 2, 0.5)), Adaptive(RODAS5P)
    (span,) = loads_of(THREE, torque, None, np.array([0.0, 0.3]), "linear", (), None).spans(0.0, 0.3)
    f, y = system.right_hand_side(span, Counter()), np.array([0.3, -0.2, 0.1, 0.0, 0.0, 0.0])
    how = {"rtol": 1e-6, "atol": 1e-8, "max_step": math.inf}
    slopes = exact_slopes(system, span)
    kernel = compiled(replace(system, drive=span.drive), scheme, following=span.following, recorded=True)
    motion = ErrorControl(scheme, f, 0.3, **how).begin(0.0, y)
    done = kernel.follow(motion, span.held, end=0.3, trials=500, **how)
    assert motion.t == 0.3 and not motion.stuck and len(done.t) > 10
    ends, states, nodes, following = [0.0, *done.t], [y, *done.x], 8 * len(kernel.problem.graph), []
    for k, (start, end) in enumerate(pairwise(ends)):  # step by step: its error is a small difference, which rounding changes
        control = ErrorControl(scheme, f, end, **how, slopes=slopes)
        slow = control.begin(start, states[k], end - start)
        control.step(slow)
        assert slow.t == end
        close([done.stiffness[k]], [slow.stiffness], ops=nodes)
        close(done.x[k], slow.x, ops=nodes)
        within, span_of = np.linspace(start, end, 5), (np.array([start, end]), np.array(states[k : k + 2]))
        found, expected = (Quartics(*span_of, inner[np.newaxis])(within) for inner in (done.inner[k], slow.inner))
        close(found.T, expected.T, ops=nodes)
        if k + 2 < len(ends) - 1 and slow.h > end - start:  # which it was not cut to
            following.append((ends[k + 2] - end) / slow.h)
    off = np.abs(np.array(following) - 1)
    assert (off < 1e-3).mean() > 0.7  # the others were refused once


def test_between_its_steps_the_error_falls_with_the_fifth_power():
    def f(t, x):
        return np.array([x[1], -x[0] * (2 + math.sin(t))])

    def slopes(t, x, rate):
        return np.array([[-(2 + math.sin(t)), 0.0]]), np.array([-x[0] * math.cos(t)])

    def step(h, x):
        control = ErrorControl(Adaptive(RODAS5P), f, h, 1e9, 1e9, math.inf, slopes=slopes)
        motion = control.begin(0.0, x, h)
        control.step(motion)
        return motion

    start, off = np.array([1.0, 0.5]), []
    for h in (0.4, 0.2):
        whole, x = step(h, start), start
        states = Quartics(np.array([0.0, h]), np.array([start, whole.x]), whole.inner[np.newaxis])
        fine = ErrorControl(Adaptive(RODAS5P), f, 0.6 * h, 1e-13, 1e-13, math.inf, slopes=slopes)
        motion = fine.begin(0.0, x)
        while motion.t < 0.6 * h:
            fine.step(motion)
            fine.go_on(motion)
        off.append(np.abs(states(np.array([0.6 * h]))[:, 0] - motion.x).max())
    assert 4.5 < math.log2(off[0] / off[1]) < 6.5


# -- the default ------------------------------------------------------------------------------------------------------


@cache
def stiff_arm():
    return damped(TWO, 1, 1e3)  # rates of 4e5 1/s


def test_the_default_goes_on_by_rosenbrock_where_steps_are_bound_by_stability():
    """Radau agrees; the explicit pair alone would need 10^5 steps."""
    pytest.importorskip("scipy", reason="Radau is SciPy's")
    done = iso.simulate(stiff_arm(), [0.2, 0.2], [0.0, 0.0], 1.0)
    assert done.integrator == "rkf45" and done.steps < 300 and done.evaluations < 2000
    assert len(done.notes) == 1 and done.notes[0].startswith("stiff from t = ") and "by rosenbrock" in str(done)
    reference = iso.simulate(stiff_arm(), [0.2, 0.2], [0.0, 0.0], 1.0, integrator="Radau", rtol=1e-11, atol=1e-12)
    assert np.abs(done.q - reference.q).max() < 1e-6
    times = np.linspace(0.1, 1.0, 57)
    assert np.abs(done.at(times)[0] - reference.at(times)[0]).max() < 1e-6
    assert done.max_energy_error < 1e-6 * SIZE and done.evaluations < reference.evaluations


SIZE = 0.9 * 9.81 * 0.55  # mass times gravity times length of the two-link arm [J]


@pytest.mark.parametrize("drive", ["compiled", "Python"])
def test_a_stiff_controller_is_followed(drive):
    """kd / inertia = 5e6 1/s; interpreted steps take their slopes by differences."""
    law = iso.Controller.pd(TWO, 1e5, 1e4, [0.0, 0.0]) if drive == "compiled" else (lambda t, q, qd: -1e5 * q - 1e4 * qd)
    done = iso.simulate(TWO, [0.2, 0.2], [0.0, 0.0], 1.0, torque=law)
    assert "by rosenbrock" in done.notes[-1] and done.steps < 500
    assert np.abs(done.q[-1]).max() < 0.2 * math.exp(-9.0)  # q' = -10 q, but for gravity over kp
    assert ("interpreted" in done.notes[0]) == (drive == "Python")


def test_what_a_stiff_controller_remembers_is_a_state_like_the_others():
    """Radau agrees on the motion and on the integral of a PID."""
    pytest.importorskip("scipy", reason="Radau is SciPy's")
    law = iso.Controller.pid(TWO, 1e5, 1e5, 1e4, [0.1, 0.2])
    done = iso.simulate(TWO, [0.2, 0.2], [0.0, 0.0], 0.5, torque=law, integrator="rosenbrock")
    reference = iso.simulate(TWO, [0.2, 0.2], [0.0, 0.0], 0.5, torque=law, integrator="Radau", rtol=1e-9, atol=1e-11)
    assert done.steps < 300
    assert np.abs(done.q - reference.q).max() < 1e-7 and np.abs(done.integral - reference.integral).max() < 1e-3
    times = np.linspace(0.0, 0.5, 31)
    assert np.abs(done.at(times)[0] - reference.at(times)[0]).max() < 1e-7


@pytest.mark.parametrize("rtol", [1e-4, 1e-8, 1e-12])
def test_stiffness_is_noticed_at_every_tolerance(rtol):
    done = iso.simulate(damped(TWO, 1, 100.0), [0.2, 0.2], [0.0, 0.0], 3.0, rtol=rtol, atol=rtol)
    assert "by rosenbrock" in done.notes[-1]


def test_what_is_not_stiff_stays_explicit():
    for rtol in (1e-4, 1e-8, 1e-12):
        assert not iso.simulate(THREE, [0.1] * 3, [0.0] * 3, 1.0, rtol=rtol, atol=rtol).notes


def test_stiffness_that_ends_is_noticed():
    """A brake that is let go: 1 kN m s/rad until t = 0.5 s."""
    brake = iso.Controller.of(TWO, lambda q, qd, t: np.array([0.0, -1e3 * qd[1] * (t < 0.5).select(1.0, 0.0)], dtype=object))
    done = iso.simulate(TWO, [0.2, 0.2], [0.0, 0.0], 6.0, torque=brake)
    implicit, of = (int(word) for word in done.notes[0].split() if word.isdigit())
    assert implicit < of / 2  # most of the fall that follows is explicit
    assert done.max_energy_error < 1e-5 * SIZE


def test_rosenbrock_takes_no_fixed_steps():
    with pytest.raises(iso.ShapeError, match="'rosenbrock' chooses its steps by rtol and atol"):
        iso.simulate(TWO, [0.0] * 2, [0.0] * 2, 1.0, integrator="rosenbrock", dt=1e-3)


@pytest.mark.parametrize("driven", ["damped", "by a controller that remembers"])
def test_many_stiff_motions_go_by_rosenbrock_in_rollout_too(driven):
    robot = damped(THREE, 1, 1e3)
    law = None if driven == "damped" else iso.Controller.pid(robot, 30.0, 5.0, 1.0)
    q0, qd0 = np.random.default_rng(6).uniform(-1, 1, (2, 5, 3))
    options = {"dt": 0.25, "steps": 2, "rtol": 1e-7, "atol": 1e-9, "controller": law, "progress": False}
    many = iso.rollout(robot, q0, qd0, integrator="rosenbrock", **options)
    assert many.finite.all()
    one = iso.rollout(robot, q0[3], qd0[3], integrator="rosenbrock", **options)
    assert np.array_equal(one.q, many.q[3]) and one.evaluations == many.evaluations[3]
    alone = iso.simulate(robot, q0[3], qd0[3], [0.0, 0.25, 0.5], torque=law, integrator="rosenbrock", rtol=1e-10, atol=1e-12)
    assert np.abs(many.q[3] - alone.q).max() < 1e-6 and np.abs(many.qd[3] - alone.qd).max() < 1e-5
    interpreted = iso.rollout(robot, q0[3], qd0[3], integrator="rosenbrock", device="reference", **options)
    assert np.abs(many.q[3] - interpreted.q).max() < 1e-6
    if law is None:
        single = iso.rollout(robot, q0, qd0, integrator="rosenbrock", dtype="float32", **options | {"rtol": 1e-4, "atol": 1e-6})
        assert np.abs(single.q - many.q).max() < 1e-3
        explicit = iso.rollout(robot, q0[3], qd0[3], integrator="rkf45", **options)
        assert 10 * many.evaluations[3] < explicit.evaluations


def test_rosenbrock_in_rollout_says_that_it_knows_no_dry_friction():
    arm = iso.load("direct-drive")
    with pytest.raises(iso.ShapeError, match=r"do not end where dry friction holds joints.*use 'rkf45' with rtol="):
        iso.rollout(arm, [0.0] * 2, [0.0] * 2, integrator="rosenbrock", dt=1e-3, steps=2)
    assert iso.rollout(arm, [0.1] * 2, [0.0] * 2, integrator="rosenbrock", dt=0.1, steps=2, friction=False).finite


# -- what cannot finish -----------------------------------------------------------------------------------------------


def test_a_run_that_cannot_finish_says_why_and_a_long_one_goes_on(monkeypatch):
    pytest.importorskip("scipy", reason="RK45 is SciPy's")
    monkeypatch.setattr(module, "PATIENCE", 100)
    with pytest.raises(iso.SimulationError, match=r"would take .*tolerances below what rounding allows"):
        iso.simulate(TWO, [0.0] * 2, [0.0] * 2, 1.0, rtol=1e-30, atol=1e-30)
    with pytest.raises(iso.SimulationError, match=r"would take .* years.*the motion needs steps of .*; simulate a shorter time"):
        iso.simulate(TWO, [0.0] * 2, [0.0] * 2, 1e15)

    with pytest.raises(iso.SimulationError, match=r"would take .*'RK45' is limited by something much faster.*leave integrator out"):
        iso.simulate(damped(TWO, 1, 1e7), [0.0] * 2, [0.0] * 2, 10.0, integrator="RK45")
    with pytest.raises(iso.SimulationError, match=r"would take .*the torque jumps there; list its jumps"):
        iso.simulate(TWO, [0.1, 0.0], [0.0] * 2, 3.0, torque=lambda t, q, qd: -5.0 * np.sign(q + 0.1 * qd), rtol=1e-6)

    def later(part):
        if seen.append(part) or len(seen) > 40:
            raise KeyboardInterrupt

    seen: list[float] = []
    done = iso.simulate(TWO, [0.0] * 2, [0.0] * 2, 1e9, progress=later)  # a day or so
    assert done.status == "cancelled" and done.steps > 20_000


def test_a_slow_pace_is_said_once(monkeypatch, capsys):
    """After two windows in a row; a single slow one may have been a compile."""
    clock = iter([0.0, 20.0, 21.0, 26.0, 40.0, 50.0, 60.0, 70.0])
    monkeypatch.setattr(progress.time, "monotonic", lambda: next(clock))
    report = Reporter("simulate", None)
    for part in (1e-9, 2e-9, 0.5):  # slow, too soon to tell, fast
        report(part)
    assert not capsys.readouterr().err
    for part in (0.50001, 0.50002, 0.50003, 0.50004):
        report(part)
    said = capsys.readouterr().err
    assert said.count("at this rate") == 1 and "5.8 days left" in said
