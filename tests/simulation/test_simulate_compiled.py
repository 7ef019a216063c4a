"""Compiled steps of one motion: the same steps, evaluations, events and ends as the interpreted ones, whatever drives a joint."""

from __future__ import annotations

import math
import sys
from dataclasses import replace

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.backends.schemes import RKF45, Adaptive, ErrorControl
from isodyn.simulation import integrators
from isodyn.simulation.integrators import Counter, adaptive_steps, tracked_steps
from isodyn.simulation.loads import loads_of
from isodyn.simulation.simulate import evaluation_counts, evaluation_table
from isodyn.simulation.system import System, compiled

THREE = iso.load("three-link")
TIMES = np.array([-0.5, 0.1, 0.23, 0.7])
VALUES = np.array([[0.5, 0.1, -0.1], [1.0, -0.4, 0.3], [-0.6, 0.2, 0.1], [0.4, 0.4, 0.0]])
TAU = np.array([1.0, 0.5, -0.2])
GOAL = np.array([0.5, -0.3, 0.2])


def lines(t, q, qd):
    return np.array([np.interp(t, TIMES, column) for column in VALUES.T])


def held(t, q, qd):
    return VALUES[max(int(np.searchsorted(TIMES, t, side="right")) - 1, 0)]


def pulled(t, q, qd):
    return 2.0 * (GOAL - q) + 0.05 * (np.zeros(3) - qd)


#: what `simulate` is given to run compiled, and the same as a Python function
DRIVES = {
    "nothing": ({}, {"torque": lambda t, q, qd: np.zeros(3)}),
    "a constant": ({"torque": TAU}, {"torque": lambda t, q, qd: TAU}),
    "lines": ({"torque": (TIMES, VALUES)}, {"torque": lines}),
    "steps": ({"torque": (TIMES, VALUES), "interpolation": "hold"}, {"torque": held, "jump_ts": TIMES}),
    "a controller": ({"torque": iso.Controller.pd(THREE, 2.0, 0.05, GOAL)}, {"torque": pulled}),
}


def agree(compiled, interpreted, nodes):
    """The same steps and evaluations, and states but for rounding."""
    assert (compiled.steps, compiled.evaluations) == (interpreted.steps, interpreted.evaluations)
    for name in ("q", "qd", "tau"):
        close(getattr(compiled, name), getattr(interpreted, name), ops=compiled.evaluations * nodes)


@pytest.mark.parametrize("drive", DRIVES)
@pytest.mark.parametrize("integrator", ["rkf45", "rk4", "abm", "semi-implicit-euler", "momentum"])
def test_compiled_steps_are_the_interpreted_ones(integrator, drive):
    nodes = len(iso.compile(THREE).kernel("forward_dynamics").graph)
    q0, t = [0.3, -0.2, 0.1], np.linspace(0.0, 0.4, 9)
    how = {"integrator": integrator} | ({"rtol": 1e-6, "atol": 1e-8} if integrator == "rkf45" else {"dt": 4e-3})
    compiled, interpreted = (iso.simulate(THREE, q0, [0.0] * 3, t, **how, **given) for given in DRIVES[drive])
    agree(compiled, interpreted, nodes)
    inside = np.linspace(0.0, 0.4, 40)
    close(compiled.at(inside)[0], interpreted.at(inside)[0], ops=compiled.evaluations * nodes)


def test_smoothed_friction_is_the_same_function():
    arm = iso.load("puma560")
    q0, still = np.linspace(-0.3, 0.3, 6), np.zeros(6)
    how = {"integrator": "rkf45", "rtol": 1e-6, "stiction_speed": 1e-3}
    runs = [iso.simulate(arm, q0, still, 0.02, torque=torque, **how) for torque in (None, lambda *_: still)]
    agree(*runs, len(iso.compile(arm).kernel("forward_dynamics").graph))
    assert runs[0].work[-1] < 0  # taken by friction


def test_every_step_is_where_the_interpreted_one_is():
    """Among them refused ones: the first step asked for is far too long."""
    system, pair = System(THREE), Adaptive(RKF45)
    y = system.state(np.zeros(3), np.zeros(3))
    (span,) = loads_of(THREE, None, None, np.array([0.0, 0.5]), "linear", (), None).spans(0.0, 0.5)
    found = []
    for fast in (True, False):
        counter = Counter()
        control = ErrorControl(pair, system.right_hand_side(span, counter), 0.5, 1e-9, 1e-9, 0.01)
        kernel = compiled(replace(system, drive=False), pair, recorded=True)
        steps = tracked_steps(kernel, control, counter, (), 0.0, y) if fast else adaptive_steps(control, 0.0, y)
        found.append(np.concatenate([part.t[1:] for part in steps]))
    assert len(found[0]) == len(found[1]) and found[0][-1] == 0.5
    assert np.diff(found[0]).max() <= 0.01 * (1 + 1e-12)  # max_step
    close(found[0], found[1], ops=len(found[0]) * 6 * 400)


def test_the_default_is_compiled_and_needs_no_scipy(monkeypatch):
    """Interpreted steps of the same rule, where the torque is a Python function, are said to be that."""
    monkeypatch.setitem(sys.modules, "scipy", None)
    drives = None, lambda *_: np.zeros(3)
    compiled, interpreted = (iso.simulate(THREE, [0.1] * 3, [0.0] * 3, 0.2, torque=torque) for torque in drives)
    assert compiled.integrator == interpreted.integrator == "rkf45" and not compiled.notes
    assert interpreted.notes == ("interpreted steps: the torque is a Python function",) and interpreted.notes[0] in str(interpreted)
    agree(compiled, interpreted, len(iso.compile(THREE).kernel("forward_dynamics").graph))
    with pytest.raises(iso.MissingExtra, match="SciPy"):
        iso.simulate(THREE, [0.1] * 3, [0.0] * 3, 0.2, integrator="RK45")


def test_chunks_do_not_show(monkeypatch):
    whole = iso.simulate(THREE, [0.1] * 3, [0.0] * 3, 0.5, integrator="rkf45")
    monkeypatch.setattr(integrators, "FIRST", 1)
    monkeypatch.setattr(integrators, "MOST", 1)
    seen = []
    single = iso.simulate(THREE, [0.1] * 3, [0.0] * 3, 0.5, integrator="rkf45", progress=seen.append)
    assert np.array_equal(single.q, whole.q) and np.array_equal(single.qd, whole.qd)
    assert (single.steps, single.evaluations) == (whole.steps, whole.evaluations)
    assert len(seen) == single.steps and seen[-1] == 1.0


@pytest.mark.parametrize("integrator", ["rkf45", "rk4"])
def test_an_event_ends_compiled_steps_where_it_ends_the_others(integrator):
    """Steps and evaluations beyond it do not count, though they were taken."""
    stop = iso.Event(iso.symbol("q[0]") + 1.0, "there", terminal=True)
    runs = [
        iso.simulate(THREE, [0.0] * 3, [0.0] * 3, 2.0, integrator=integrator, torque=torque, events=[stop])
        for torque in (None, lambda t, q, qd: np.zeros(3))
    ]
    assert runs[0].status == runs[1].status == "event"
    assert (runs[0].steps, runs[0].evaluations) == (runs[1].steps, runs[1].evaluations)
    close([runs[0].t[-1]], [runs[1].t[-1]], ops=runs[0].evaluations * 400)


def test_cancelling_compiled_adaptive_steps_keeps_what_there_is(capfd):
    def stop(part):
        if part > 0.4:
            raise KeyboardInterrupt

    done = iso.simulate(THREE, [0.0] * 3, [0.0] * 3, 20.0, integrator="rkf45", progress=stop)
    assert done.status == "cancelled" and 0.4 * 20 < done.t[-1] < 20
    assert "cancelled at" in capfd.readouterr().err and done.max_energy_error < 1e-4


def partial_of(words, **options):
    with pytest.raises(iso.SimulationError, match=words) as caught:
        iso.simulate(THREE, [0.0] * 3, [0.0] * 3, 1.0, **options)
    assert np.isfinite(caught.value.partial.q).all()
    return caught.value.partial


@pytest.mark.parametrize("integrator", ["rkf45", "rk4", "RK45"])
def test_a_controller_that_gives_no_number_is_named(integrator):
    law = iso.Controller.of(THREE, lambda q, qd, t: [np.sqrt(0.25 - t), 0.0, 0.0])
    done = partial_of("nan for joint 'joint1'|torque of joint 'joint1' is nan", torque=law, integrator=integrator)
    assert 0.2 < done.t[-1] <= 0.25


def test_compiled_steps_report_a_blow_up_and_a_standstill(monkeypatch):
    from isodyn.simulation import simulate

    monkeypatch.setattr(simulate, "PATIENCE", 500)
    growing = iso.Controller.of(THREE, lambda q, qd, t: 40.0 * qd + 1.0)
    assert partial_of("the torques add energy", torque=growing, integrator="rkf45").energy[-1] > 1e3
    partial_of("steps advanced .*would take .*rtol", integrator="rkf45", rtol=1e-30, atol=1e-30)
    partial_of("too loose to follow the motion", integrator="rkf45", rtol=1e30)


def test_lines_are_followed_within_every_step():
    """A mass under a force of straight lines: Runge-Kutta 4 integrates it exactly when the corners are ends of steps."""
    table = {"a": [0], "alpha": [0], "d": [0], "theta": [0], "mass": [2.0], "com": [[0, 0, 0]]}
    slide = iso.Robot.from_dh(convention="modified", joints="P", gravity=(0, 0, 0), name="slide", **table)
    times, force = np.array([0.0, 0.1, 0.2, 0.5]), np.array([[0.0], [4.0], [-2.0], [1.0]])
    done = iso.simulate(slide, [0.0], [0.0], times, torque=force, integrator="rk4", dt=0.05)
    h = np.diff(times)[:, np.newaxis]
    close(done.qd[1:], np.cumsum(h * (force[1:] + force[:-1]) / 2, axis=0) / 2.0, ops=200)


@pytest.mark.parametrize("bits", [64, 32])
@pytest.mark.parametrize("order", [2, 3, 5, 8])
def test_roots_are_right_to_the_last_bits(order, bits):
    """x^(-1/order) as the next step takes it, over all errors that do not meet a bound."""
    import ctypes

    import llvmlite.binding as llvm

    from isodyn.backends.llvm import integrate
    from isodyn.backends.llvm.code import Code, assembled
    from isodyn.backends.llvm.target import compile_object, host_target, target_machine

    target, kind, dtype = host_target("scalar"), ctypes.c_double if bits == 64 else ctypes.c_float, np.dtype(f"f{bits // 8}")
    code = Code(1, bits, fma=target.fma)
    result = integrate._inverse_root(code, "%x", order)
    body = "\n".join(code.lines)
    text = assembled(f"define {code.type} @root({code.type} %x) #0 {{\n{body}\n  ret {code.type} {result}\n}}\n", target)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine(target))
    engine.add_object_file(llvm.ObjectFileRef.from_data(compile_object(text, target)))
    engine.finalize_object()
    root = ctypes.CFUNCTYPE(kind, kind)(engine.get_function_address("root"))
    for x in np.geomspace((0.9 / 5) ** order, (0.9 / 0.2) ** order, 500).astype(dtype).tolist():
        close([root(x)], [math.pow(x, -1 / order)], ops=order, dtype=dtype)


def test_the_table_of_evaluations_is_of_one_motion_by_every_method() -> None:
    """As Mata's Table 7 asks: an explicit integrator evaluates each method as often, and all lead to the same place."""
    robot = iso.load("three-link")
    methods, integrators = ("composite-body", "articulated-body", "gibbs-appell"), ("RK45", "rk4")
    runs = evaluation_counts(robot, [0.1, 0.2, 0.3], [0.0] * 3, 0.2, methods=methods, integrators=integrators, dt=0.01)
    assert [(run.method, run.integrator) for run in runs] == [(m, name) for m in methods for name in integrators]
    for name in integrators:
        assert len({(run.evaluations, run.steps) for run in runs if run.integrator == name}) == 1
    direct = iso.simulate(robot, [0.1, 0.2, 0.3], [0.0] * 3, 0.2, method="composite-body", integrator="rk4", dt=0.01)
    assert runs[1].evaluations == direct.evaluations and runs[1].steps == direct.steps == 20
    table = evaluation_table(runs, "falls")
    assert table.header == ("method", *integrators) and len(table.rows) == 3
    assert table.rows[0][2].startswith(f"{direct.evaluations} (")
