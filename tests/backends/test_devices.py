"""Devices: one interface, the same results within the rounding of the operations, and no name of a device above the back-ends."""

from __future__ import annotations

import os
import pickle
import re
from pathlib import Path

import numpy as np
import pytest
from bounds import close, within

import isodyn as iso
from isodyn.backends.device import DEVICES, DTYPES, RATE, STEP, WRONG, Curves, Problem, Schedule, Switching, cores, device
from isodyn.backends.reference import evaluate_bound, fma
from isodyn.backends.schemes import RKF45, SEMI_IMPLICIT_EULER, Adaptive, Motion
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.graph.passes import optimised
from isodyn.model.quantities import QUANTITIES

ROBOTS = ("two-link", "scara")
STATES = 3


def states(robot: iso.Robot, quantity: str, dtype: str) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(11)
    sizes = {"q": robot.nq, "qd": robot.n, "qdd": robot.n, "tau": robot.n}
    drawn = {key: rng.uniform(-2.0, 2.0, (STATES, size)).astype(dtype) for key, size in sizes.items()}
    return {key: drawn[key] for key in QUANTITIES[quantity].inputs}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", ROBOTS)
def test_every_quantity_is_the_same_on_every_device(name, dtype):
    """A device rounds as the graph itself does, as the optimised graph does, or once at the end."""
    robot = iso.load(name)
    on = {key: iso.compile(robot, device=key, dtype=dtype) for key in DEVICES if dtype in device(key).dtypes}
    for quantity in QUANTITIES:
        inputs = states(robot, quantity, dtype)
        graph = on["cpu"].graph(quantity)
        values = {key: getattr(dynamics, quantity)(*inputs.values()) for key, dynamics in on.items()}
        own, bound = evaluate_bound(graph, inputs, dtype)
        _, bound_optimised = evaluate_bound(optimised(graph), inputs, dtype)
        for k, port in enumerate(graph.outputs):
            found = {key: value[k] if len(graph.outputs) > 1 else value for key, value in values.items()}
            assert all(value.dtype == dtype and value.shape == (STATES, *port.shape) for value in found.values())
            assert np.array_equal(found["reference"], own[port.name])
            rounded = np.maximum(bound[port.name], bound_optimised[port.name])
            for key, value in found.items():
                once = np.spacing(np.abs(value)).astype(float)  # of a result that is rounded at the end
                within(value, found["reference"], bound[port.name] + rounded + once, f"{quantity} on {key}")


@pytest.mark.parametrize("key", DEVICES)
def test_a_device_has_kernels_with_all_that_is_promised(key):
    found = device(key)
    assert found.name == key and set(found.dtypes) <= set(DTYPES) and found.describe() and all(found.facts().values())
    graph = iso.trace(iso.load("two-link"), None, "mass_matrix")
    kernel = found.kernel(graph)
    assert kernel.graph is graph and kernel.dtype == np.float64 and kernel.lanes >= 1 and kernel.size >= 0
    assert kernel.count == iso.count(iso.load("two-link"), None, "mass_matrix") and len(kernel.ir.splitlines()) >= len(graph)
    called = []
    direct = kernel.direct("mass_matrix", "M", lambda *args: called.append(args))
    direct([0.0, 0.0])
    assert called == [([0.0, 0.0],)], "what a kernel's own entry does not take goes to the ordinary function"


@pytest.mark.parametrize("key", DEVICES)
def test_rows_of_any_strides_go_in_and_out(key):
    """More states than an interpreter takes at once, columns of a wider array, and the output in place of an input."""
    graph = iso.trace(iso.load("two-link"), None, "inverse_dynamics")
    kernel, rows = device(key).kernel(graph), 1100 if key != "precise" else 5
    wide = np.random.default_rng(2).normal(size=(rows, 3, 2))
    q, qd, qdd = (wide[:, k] for k in range(3))
    expected = np.empty((rows, 2))
    kernel.run([q.copy(), qd.copy(), qdd.copy(), expected], rows, None)
    kernel.run([q, qd, qdd, qdd], rows)
    assert np.array_equal(qdd, expected) and np.isfinite(expected).all()


def test_calls_broadcast_take_wrenches_and_out_on_every_device():
    robot = iso.load("two-link")
    q = np.random.default_rng(5).normal(size=(4, 2))
    out = np.empty((4, 2))
    results = []
    for key in DEVICES:
        dynamics = iso.compile(robot, device=key)
        results.append(dynamics.inverse_dynamics(q, q[0], [0.1, 0.2], wrench=np.arange(6.0), out=out).copy())
        assert dynamics.inverse_dynamics(q[0], q[0], q[0]).shape == (2,)
        assert key in repr(dynamics) and pickle.loads(pickle.dumps(dynamics)).device == key
    c = dynamics.kernel("inverse_dynamics", wrench_frames=(robot.tip,)).count
    for result in results:
        close(result, results[0], ops=c.mul + c.add + c.trig)


def test_an_unknown_device_names_all_there_are():
    with pytest.raises(iso.BackendError, match=r"'abacus'.*'cpu', 'reference', 'precise'"):
        iso.compile(iso.load("two-link"), device="abacus")


def test_nobody_above_the_back_ends_names_the_cpu():
    """Apart from the package's list of public names, which says where Kernel is at home."""
    package = Path(iso.__file__).parent
    outside = [path for path in package.rglob("*.py") if path.relative_to(package).parts[0] != "backends"]
    named = re.compile(r"backends\.cpu|backends import .*\bcpu\b")
    assert [path.name for path in outside if named.search(path.read_text(encoding="utf-8"))] == ["__init__.py"]


def test_this_process_has_a_core(monkeypatch):
    assert cores() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)  # as on macOS and Windows
    for count, found in ((6, 6), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda count=count: count)
        assert cores() == found


def test_a_fused_product_and_sum_takes_what_is_not_finite_as_two_operations_do():
    inf, nan = np.inf, np.nan
    for a, b, c in ((inf, 2.0, 1.0), (inf, 0.0, 1.0), (2.0, 3.0, -inf), (nan, 1.0, 1.0), (inf, 1.0, -inf)):
        with np.errstate(invalid="ignore"):
            found, expected = fma(*np.array([[a], [b], [c]]))[0], np.float64(a) * b + c
        assert found == expected or (np.isnan(found) and np.isnan(expected))
    assert np.signbit(fma(*np.array([[-1.0], [0.0], [-0.0]]))[0]), "a zero keeps its sign"


def test_an_interpreted_kernel_and_a_scheme_say_what_they_are():
    kernel = device("reference").kernel(iso.trace(iso.load("two-link"), "newton-euler", "gravity_torque"))
    assert re.fullmatch(r"<Interpreted two-link_newton-euler_gravity_torque: \d+ mul, .* depth \d+; float64>", repr(kernel))
    assert Adaptive(RKF45).key == RKF45.key == "rkf45"


def torn(key):
    """x' = 1 / (1 - x) from 0: x is 1 after half a second, and no step goes beyond."""
    context = Context()
    x = context.symbols("x", 1)
    graph = finish(context, {"x": x}, {"dx": 1.0 / (1.0 - x)}, "torn")
    return device(key).integrator(Problem(graph, 1, Adaptive(RKF45), alone=True, recorded=True))


@pytest.mark.parametrize("key", DEVICES)
def test_a_motion_that_cannot_go_on_is_stuck_where_it_ends(key):
    motion = Motion(0.0, 0.1, np.array([0.0]), np.array([1.0]))
    done = torn(key).follow(motion, [], end=1.0, rtol=1e-9, atol=1e-9, max_step=np.inf, trials=10_000)
    assert motion.stuck and motion.t == done.t[-1] and abs(motion.t - 0.5) < 1e-6
    assert abs(1 - done.x[-1, 0]) < np.sqrt(2e-6), "x = 1 - sqrt(1 - 2 t)"


@pytest.mark.parametrize("integrator", ["rk4", "abm", "semi-implicit-euler", "momentum", "rkf45"])
def test_a_rollout_takes_the_same_steps_on_every_device(integrator):
    """Interpreted and compiled schemes read the same coefficients and the same rule for the next step."""
    robot = iso.load("two-link")
    rng = np.random.default_rng(2)
    how = {"integrator": integrator} | ({"rtol": 1e-7} if integrator == "rkf45" else {})
    q0, qd0, tau = rng.normal(size=(3, 2)), rng.normal(size=(3, 2)), rng.normal(size=(3, 6, 2))
    on = {key: iso.rollout(robot, q0, qd0, tau, dt=0.02, steps=6, save_every=2, device=key, **how) for key in DEVICES}
    nodes = len(iso.compile(robot).kernel("forward_dynamics").graph) * int(np.max(on["cpu"].evaluations))
    condition = np.linalg.cond(robot.mass_matrix(q0)).max()
    for found in on.values():
        assert np.array_equal(found.evaluations, on["reference"].evaluations)
        for name in ("q", "qd"):
            close(getattr(found, name), getattr(on["reference"], name), ops=nodes, condition=condition)


@pytest.mark.parametrize("key", DEVICES)
def test_a_device_follows_a_motion_under_error_control(key):
    """x'' = -x from (1, 0), and a line for the force on a mass: the steps are recorded, and a device says where they end."""
    context = Context()
    q, qd, u = (context.symbols(name, 1) for name in ("q", "qd", "u"))
    graph = finish(context, {"q": q, "qd": qd, "u": u}, {"dq": qd, "dqd": u - q}, "spring")
    integrator = device(key).integrator(Problem(graph, 2, Adaptive(RKF45), alone=True, following=("u",), recorded=True))
    force = Curves(np.array([0.0, 1.0]), np.array([[[1.0], [1.0]]]))  # from 1 to 2
    motion = Motion(0.0, 0.1, np.array([1.0, 0.0]), np.array([0.0, 0.0]))
    done = integrator.follow(motion, [force], end=1.0, rtol=1e-9, atol=1e-9, max_step=0.2, trials=1000)
    assert done.t[-1] == motion.t == 1.0 and not motion.stuck and np.diff(done.t, prepend=0.0).max() <= 0.2 * (1 + 1e-12)
    assert motion.evaluations == done.evaluations[-1] and (np.diff(done.evaluations) >= 6).all()
    exact = np.stack([1 + done.t - np.sin(done.t), 1 - np.cos(done.t)], axis=-1)  # q = 1 + t - sin t
    assert np.abs(done.x - exact).max() < 1e-8


def counting_down(most: int) -> Problem:
    """v falls by as many a step as rounds are needed to count up to p, and stops at 0; whole numbers throughout."""
    context = Context()
    names = ("p", "v", "level", "count", "gain", STEP, "push")
    p, v, level, count, gain, h, push = (context.symbols(name, 1) for name in names)
    one, none = np.array([1.0], dtype=object), np.array([0.0], dtype=object)
    more = count + (count[0] < level[0]).select(1.0, 0.0)
    again = np.array([(more[0] < level[0]).select(1.0, 0.0)], dtype=object)
    fell = np.array([(v[0] < 0.0).select(1.0, 0.0)], dtype=object)
    begin = finish(context, {"p": p, "v": v}, {RATE + "dp": v, "level": p, "count": none, "gain": -one})
    turn = finish(
        context,
        {"level": level, "count": count, "gain": gain},
        {RATE + "dv": more * gain, "push": -more, "count": more, WRONG: again},
    )
    after = {
        "crossed": finish(context, {"v": v}, {WRONG: fell}),
        "end": finish(context, {"count": count, STEP: h}, {"level": count + 0.5, "gain": none * h}),
    }
    flow = finish(context, {"p": p, "v": v, "push": push}, {"dp": none * v, "dv": push})
    return Problem(flow, 2, SEMI_IMPLICIT_EULER, switching=Switching(begin, turn, after, most))


@pytest.mark.parametrize("most", [3, 100])
@pytest.mark.parametrize("key", DEVICES)
def test_a_device_chooses_the_mode_of_every_step_in_rounds(key, most):
    """Every motion its own number of rounds, `most` at the most; the last state is replaced where it crossed, and there alone."""
    problem, start, steps = counting_down(most), np.arange(11.0)[:, np.newaxis], 4
    speeds = np.full_like(start, 12.0)
    integrator = device(key).integrator(problem)
    p, v = (np.empty((11, steps + 1, 1)) for _ in range(2))
    integrator.run([start, speeds], [], [p, v], Schedule(1.0, steps), integrator.carried(11))
    for k, level in enumerate(start[:, 0]):
        place, speed = level, 12.0
        for step in range(steps + 1):
            assert (p[k, step, 0], v[k, step, 0]) == (place, speed)
            fall = min(max(place, 0.0), most)
            speed = speed - fall if speed >= fall else 0.0
            place += speed
