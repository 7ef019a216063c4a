"""CPU kernels: the same bits as the reference interpreter, on every lane width, in every way of calling them."""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from graphs import random_graph, random_inputs
from hypothesis import given, settings
from hypothesis import strategies as st

import isodyn as iso
from isodyn.backends import cpu
from isodyn.backends.cpu import Kernel, cpython, objects, shared, store, threads
from isodyn.backends.cpu.emit import emit_kernel, emit_shared
from isodyn.backends.cpu.threads import Launcher
from isodyn.backends.llvm import body
from isodyn.backends.llvm import target as llvm_target
from isodyn.backends.llvm.target import FOREIGN, available_units, compile_object, host_target, target_machine
from isodyn.backends.reference import evaluate
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.graph.passes import optimised

UNITS = available_units()


def run(kernel: Kernel, inputs: dict[str, np.ndarray], workers: int = 1) -> np.ndarray:
    rows = len(next(iter(inputs.values())))
    arrays = [np.ascontiguousarray(inputs[port.name], kernel.dtype) for port in kernel.graph.inputs]
    out = np.full((rows, kernel.graph.outputs[0].size), np.nan, kernel.dtype)
    kernel.run([*arrays, out], rows, workers)
    return out


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(5, 150), st.sampled_from(["float64", "float32"]))
def test_a_kernel_gives_the_bits_of_the_interpreter(seed, nodes, dtype):
    graph = random_graph(seed, nodes)
    inputs = random_inputs(seed, 19)
    expected = evaluate(optimised(graph), inputs, dtype)["r"]
    found = run(Kernel(graph, dtype), inputs)
    if dtype == "float64":
        assert np.array_equal(found, expected, equal_nan=True)
    else:  # the interpreter's float32 fma rounds twice, in one case of 2^29
        assert np.mean(found != expected) < 0.01


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("quantity", ["inverse_dynamics", "forward_dynamics", "mass_matrix", "coriolis_matrix"])
def test_every_lane_width_gives_the_same_bits(quantity, dtype):
    graph = iso.trace(iso.load("puma560"), None, quantity)
    rng = np.random.default_rng(4)
    inputs = {port.name: rng.normal(size=(203, 6)) * 3 for port in graph.inputs}
    inputs["q"][7] *= 1e7  # this state leaves the fast sine
    results = {unit: run(Kernel(graph, dtype, unit), inputs) for unit in UNITS}
    for unit, result in results.items():
        assert np.array_equal(result, results[UNITS[0]]), unit
    assert np.isfinite(results[UNITS[0]]).all()


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_results_that_are_constants_are_right_however_a_kernel_is_called(unit, dtype):
    """They are not written by the body: blocks, the last rows, arguments the fast sine cannot take, one state, an array given."""
    context = Context()
    q = context.symbols("q", 2)
    wide = np.zeros((5, 5), dtype=object)
    wide[0, 1], wide[2, 2], wide[4, 4] = q[0] * q[1], -1.5, np.sin(q)[0]
    kernel = Kernel(finish(context, {"q": q}, {"wide": wide, "still": np.array([2.0, 0.0, 0.25])}, "constants"), dtype, unit)
    data = np.random.default_rng(3).normal(size=(40, 2)).astype(dtype)
    data[5, 0] = 1e7
    right = np.zeros((40, 5, 5), dtype)
    right[:, 2, 2], right[:, 0, 1] = -1.5, data[:, 0] * data[:, 1]
    right[:, 4, 4] = [_both(kernel, row[np.newaxis])[0][0, 24] for row in data]
    assert np.abs(right[:, 4, 4] - np.sin(data[:, 0])).max() <= 4 * np.finfo(dtype).eps
    for rows in (1, 7, 16, 40):
        found = _both(kernel, data[:rows])
        assert np.array_equal(found[0].reshape(rows, 5, 5), right[:rows]) and (found[1] == [2.0, 0.0, 0.25]).all()
    direct = kernel.direct("constants", "", lambda *args: None)
    for k, row in enumerate(data):
        one, still = direct(row.copy())
        assert np.array_equal(one, right[k]) and np.array_equal(still, [2.0, 0.0, 0.25])


def _both(kernel: Kernel, data: np.ndarray) -> list[np.ndarray]:
    found = [np.full((len(data), port.size), np.nan, kernel.dtype) for port in kernel.graph.outputs]
    kernel.run([data, *found], len(data))
    return found


@pytest.mark.parametrize("unit", UNITS)
def test_large_results_with_an_odd_number_of_entries_are_written_past_the_caches(unit):
    """One lane of 7 x 7 entries is no multiple of 16 bytes, so that such a block cannot be streamed."""
    kernel = Kernel(iso.trace(iso.load("iiwa14"), None, "mass_matrix"), "float64", unit)
    q = np.random.default_rng(2).normal(size=(21_000, 7))
    few, many = np.empty((100, 49)), np.empty((21_000, 49))
    assert many.nbytes > 8_000_000
    kernel.run([q, many], len(q))
    kernel.run([q[-100:], few], 100)
    assert np.array_equal(many[-100:], few)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("robot", ["ur5", "puma560", "stanford"])
def test_one_state_a_batch_and_threads_give_the_same_bits(robot, dtype):
    dynamics = {threads: iso.compile(iso.load(robot), dtype=dtype, threads=threads) for threads in (1, 2)}
    rng = np.random.default_rng(5)
    q, qd, qdd = rng.normal(size=(3, 30011, 6)).astype(dtype)
    one, two = (dynamics[threads].inverse_dynamics(q, qd, qdd) for threads in (1, 2))
    assert np.array_equal(one, two)
    single = dynamics[1].inverse_dynamics  # now the builtin entry
    assert type(single).__name__ == "builtin_function_or_method"
    for k in (0, 1, 17, 30010):
        assert np.array_equal(single(q[k], qd[k], qdd[k]), one[k])
        out = np.empty(6, dtype)
        assert single(q[k], qd[k], qdd[k], out=out) is out and np.array_equal(out, one[k])
        assert np.array_equal(single(q=q[k], qd=qd[k], qdd=qdd[k]), one[k]), "keywords go the ordinary way"


def test_threads_really_share_the_work(monkeypatch):
    monkeypatch.setattr(threads, "ROOM", 0)  # nobody is told at his box
    kernel = Kernel(iso.trace(iso.load("ur5"), None, "inverse_dynamics"))
    used = []  # (launcher, thread)
    ordinary = Launcher._with_scratch
    monkeypatch.setattr(
        Launcher, "_with_scratch", lambda self, work: (used.append((self, threading.get_ident())), ordinary(self, work))
    )
    q = np.random.default_rng(0).normal(size=(100_000, 6))

    def threads_at_work() -> int:
        """Those of the kernel that this one runs: a helper may be late with the work of another test."""
        (own,) = {launcher for launcher, thread in used if thread == threading.get_ident()}
        return len([1 for launcher, _ in used if launcher is own])

    run(kernel, {"q": q, "qd": q, "qdd": q}, workers=2)
    for _ in range(1000):  # on a busy machine the other thread comes late, and finds nothing left to do
        if threads_at_work() == 2:
            break
        time.sleep(0.01)
    assert threads_at_work() == 2
    used.clear()
    run(kernel, {"q": q[:100], "qd": q[:100], "qdd": q[:100]}, workers=2)
    assert threads_at_work() == 1, "small batches stay on one thread"


def test_a_helper_that_has_just_worked_is_told_at_its_box_and_need_not_be_woken(monkeypatch):
    kernel = Kernel(iso.trace(iso.load("ur5"), None, "inverse_dynamics"))
    q = np.random.default_rng(0).normal(size=(20_000, 6))
    inputs = {"q": q, "qd": q, "qdd": q}
    expected = run(kernel, inputs)
    (helper,) = threads.helpers(1)
    woken = []
    ordinary = helper.queue
    monkeypatch.setattr(helper, "queue", SimpleNamespace(put=lambda work: (woken.append(1), ordinary.put(work)), get=ordinary.get))
    for calls in range(1, 3001):  # on a busy machine it may take a while until both threads have a core
        assert np.array_equal(run(kernel, inputs, workers=2), expected)
        if len(woken) < calls:
            return
    raise AssertionError("never told at the box")


def test_an_interrupted_call_waits_for_its_helper_and_leaves_nothing_behind(monkeypatch):
    kernel = Kernel(iso.trace(iso.load("ur5"), None, "inverse_dynamics"))
    q = np.random.default_rng(0).normal(size=(20_000, 6))
    inputs = {"q": q, "qd": q, "qdd": q}
    expected = run(kernel, inputs, workers=2)
    ordinary = Launcher._with_scratch

    def interrupted(self, work):
        ordinary(self, work)
        if threading.current_thread() is threading.main_thread():
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Launcher, "_with_scratch", interrupted)
        for _ in range(50):
            with pytest.raises(KeyboardInterrupt):
                run(kernel, inputs, workers=2)
            assert all(helper.kept is None for helper in threads.helpers(1))
    assert np.array_equal(run(kernel, inputs, workers=2), expected)


def test_a_large_graph_cut_into_functions_gives_the_same_bits(monkeypatch):
    monkeypatch.setenv("ISODYN_CACHE", "off")
    graph = random_graph(77, 900, trig=True, outputs=20)
    inputs = random_inputs(77, 50)
    whole = run(Kernel(graph), inputs)
    monkeypatch.setattr(body, "CHUNK", 90)
    cut = Kernel(graph)
    assert cut.ir.count("define internal i1 @body_v_part") >= 5
    assert np.array_equal(run(cut, inputs), whole, equal_nan=True)


def test_entries_that_the_garbage_collector_takes_apart_touch_nothing_that_is_gone():
    code = """
import gc
import numpy as np, isodyn as iso
robot, zero = iso.load("pelican"), np.zeros(2)
for _ in range(10):
    owners = [iso.compile(robot) for _ in range(5)]
    for owner in owners:
        owner.inverse_dynamics(zero, zero, zero)  # from now on owner and entry know each other
    del owners, owner
    gc.collect()
"""
    perturbed = {"PYTHONMALLOC": "malloc", "MALLOC_PERTURB_": "2"}  # glibc: what is freed is overwritten
    assert subprocess.run([sys.executable, "-c", code], env={**os.environ, **perturbed}).returncode == 0


def test_the_single_entry_survives_its_owner_and_refuses_nothing():
    entry = iso.compile(iso.load("ur5"))
    zero = np.zeros(6)
    entry.inverse_dynamics(zero, zero, zero)
    single = entry.inverse_dynamics
    del entry
    import gc

    gc.collect()
    expected = single(zero, zero, zero)
    assert np.array_equal(single([0.0] * 6, zero, zero), expected), "lists"
    assert np.array_equal(single(np.zeros(6, int), zero, zero), expected), "integers"
    assert np.array_equal(single(np.zeros(12)[::2], zero, zero), expected), "strides"
    assert np.array_equal(single(np.zeros(6, np.float32), zero, zero), expected), "single precision"
    assert single(np.zeros((2, 6)), zero, zero).shape == (2, 6)
    with pytest.raises(iso.ShapeError):
        single(np.zeros(5), zero, zero)
    with pytest.raises(TypeError):
        single(zero, zero)
    with pytest.raises(iso.ShapeError):
        single(zero, zero, zero, out=np.zeros(5))
    aliased = np.arange(6.0)
    right = single(zero, zero, np.arange(6.0))
    assert np.array_equal(single(zero, zero, aliased, out=aliased), right)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("quantity", ["inverse_dynamics", "mass_matrix"])
def test_small_batches_take_the_direct_entry_to_the_same_bits(quantity, dtype, monkeypatch):
    dynamics = iso.compile(iso.load("ur5"), dtype=dtype)
    x = np.random.default_rng(3).normal(size=(3, 100, 6)).astype(dtype)[: len(dynamics.kernel(quantity).graph.inputs)]
    expected = getattr(dynamics, quantity)(*x)
    direct = getattr(dynamics, quantity)
    monkeypatch.setattr("isodyn.dynamics.dynamics.evaluate", None)  # what the ordinary way would call
    for rows in (1, 2, 7, 8, 9, 16, 17, 64, 99):
        given = [a[:rows].copy() for a in x]
        out = np.full((rows, *expected.shape[1:]), np.nan, dtype)
        fresh = direct(*given)
        assert fresh.dtype == dtype and np.array_equal(fresh, expected[:rows])
        assert direct(*given, out=out) is out and np.array_equal(out, expected[:rows])
    with pytest.raises(TypeError):
        direct(*np.zeros((len(x), 10**6, 6), dtype))  # work for threads: the ordinary way


@pytest.mark.parametrize("quantity", ["inverse_dynamics_derivatives", "kinetic_energy", "potential_energy"])
def test_several_results_and_bare_numbers_take_the_direct_entry_too(quantity, monkeypatch):
    dynamics = iso.compile(iso.load("two-link"))
    x = np.random.default_rng(3).normal(size=(3, 20, 2))[: len(dynamics.kernel(quantity).graph.inputs)]
    whole = getattr(dynamics, quantity)(*x)
    ordinary = getattr(dynamics, quantity)(*(list(a[3]) for a in x))
    direct = getattr(dynamics, quantity)
    assert type(direct).__name__ == "builtin_function_or_method"
    several = isinstance(whole, tuple)
    out = np.empty_like(whole) if not several else tuple(np.empty_like(part) for part in whole)
    monkeypatch.setattr("isodyn.dynamics.dynamics.evaluate", None)
    direct(*x, out=out)
    one, few = direct(*(a[3].copy() for a in x)), direct(*(a[:9].copy() for a in x))
    if not several:
        assert type(one) is type(ordinary) is np.float64 and one == ordinary == whole[3]
        bare = np.empty(())
        assert direct(*(a[3].copy() for a in x), out=bare) is bare and bare == one
    one, few, whole, out = ((part,) if not several else part for part in (one, few, whole, out))
    assert len(one) == len(few) == len(whole) == len(dynamics.kernel(quantity).graph.outputs)
    for single, batch, right, filled in zip(one, few, whole, out, strict=True):
        assert np.array_equal(single, right[3]) and single.shape == right.shape[1:]
        assert np.array_equal(batch, right[:9]) and np.array_equal(filled, right)


@pytest.mark.parametrize("rows", [None, 1, 9, 64])
def test_several_results_go_into_arrays_that_are_given(rows, monkeypatch):
    dynamics = iso.compile(iso.load("two-link"))
    shape = (2,) if rows is None else (rows, 2)
    x = np.random.default_rng(5).normal(size=(3, *shape))
    right = dynamics.forward_dynamics_derivatives(*x)
    direct, whole = dynamics.forward_dynamics_derivatives, np.full((3, *shape, 2), np.nan)
    locked = np.empty_like(right[2])
    locked.flags.writeable = False
    wrong = {
        "a tuple of 3 arrays": [right[:2], right[0], (*right, right[0])],
        "writeable": [
            (*right[:2], locked), (*right[:2], right[2].astype(np.float32)), (*right[:2], right[2][..., :1]), (*right[:2], [1])
        ],
        "share memory": [(whole[0], whole[1], whole[0]), (whole[0], whole[0], whole[1])],
    }  # fmt: skip
    for words, cases in wrong.items():
        for out in cases:
            with pytest.raises(iso.ShapeError, match=words):
                direct(*x, out=out)
    turned = tuple(np.asfortranarray(one) for one in right)
    assert all(np.array_equal(a, b) for a, b in zip(direct(*x, out=turned), right, strict=True))
    if rows is None:  # an input and its result are one array
        inputs = [whole[0, 0], *x[1:]]
        inputs[0][...] = x[0]
        assert all(np.array_equal(a, b) for a, b in zip(direct(*inputs, out=tuple(whole)), right, strict=True))
    monkeypatch.setattr("isodyn.dynamics.dynamics.evaluate", None)
    for out in (tuple(whole), list(whole), tuple(np.empty_like(one) for one in right)):
        counts = [sys.getrefcount(one) for one in out]
        found = direct(*x, out=out)
        assert type(found) is tuple and all(a is b for a, b in zip(found, out, strict=True))
        assert all(np.array_equal(a, b) for a, b in zip(out, right, strict=True))
        del found
        assert counts == [sys.getrefcount(one) for one in out]


@pytest.mark.parametrize("rows", [None, 9])
def test_results_that_are_not_finite_are_left_to_the_ordinary_way_on_request(rows):
    context = Context()
    q = context.symbols("q", 2)
    kernel = Kernel(finish(context, {"q": q}, {"one": np.array([q[0] / q[1]]), "two": q}, "quotient"))
    asked, ordinary = [], lambda *inputs, **options: asked.append(options) or "ordinary"
    usual = kernel.direct("quotient", "", ordinary)
    x = np.ones((2,) if rows is None else (rows, 2))
    hard = x.copy()
    hard[..., 1] = 0.0
    out = (np.zeros_like(x[..., :1]), np.zeros_like(x))
    assert np.isinf(usual(hard)[0]).all() and not asked
    careful = kernel.direct("quotient", "", ordinary, finite=True)
    held = [sys.getrefcount(one) for one in out]
    assert careful(hard) == "ordinary" and careful(hard, out=out) == "ordinary" and asked == [{}, {"out": out}]
    asked.clear()
    assert held == [sys.getrefcount(one) for one in out]
    assert (careful(x)[0] == 1.0).all() and careful(x, out=out)[1] is out[1] and (out[0] == 1.0).all() and not asked


@pytest.mark.parametrize("quantity", ["pose", "jacobian"])
def test_quantities_of_a_named_frame_take_the_direct_entry_too(quantity, monkeypatch):
    robot = iso.load("two-link")
    dynamics, q = iso.compile(robot), np.array([0.3, -0.7])
    expected = getattr(dynamics, quantity)(q)
    for frame in (robot.tip, robot.links[0].name):
        getattr(dynamics, quantity)(q, frame=frame)
    monkeypatch.setattr("isodyn.dynamics.dynamics.evaluate", None)
    assert np.array_equal(getattr(dynamics, quantity)(q, frame=robot.tip), expected)
    out = np.empty_like(expected)
    assert getattr(dynamics, quantity)(q, frame=robot.tip, out=out) is out and np.array_equal(out, expected)
    assert not np.array_equal(getattr(dynamics, quantity)(q, frame=robot.links[0].name), expected)


def test_a_kernel_with_more_scratch_than_the_stack_may_hold_borrows_memory():
    context = Context()
    x = context.symbols("x", 5000)
    kernel = Kernel(finish(context, {"x": x}, {"y": x[:1] + x[-1:]}, "ends"))
    direct = kernel.direct("ends", "", lambda *args: None)
    data = np.random.default_rng(1).normal(size=(11, 5000))
    assert np.array_equal(direct(data[4]), data[4, :1] + data[4, -1:])
    assert np.array_equal(direct(data), data[:, :1] + data[:, -1:])
    out = np.empty(1)
    assert direct(data[0], out=out) is out and out[0] == data[0, 0] + data[0, -1]


def test_on_one_thread_larger_batches_need_no_interpreter(monkeypatch):
    """Only what takes longer than a moment, or is written past the caches, goes the ordinary way, which looks at Ctrl-C."""
    robot = iso.load("ur5")
    alone, both = iso.compile(robot, threads=1), iso.compile(robot, threads=2)
    kernel = alone.kernel("forward_dynamics")
    moment = cpu._MOMENT // len(kernel.graph)
    q, qd, tau = np.random.default_rng(6).normal(size=(3, moment, 6))
    expected = both.forward_dynamics(q, qd, tau)
    assert np.array_equal(alone.forward_dynamics(q, qd, tau), expected)
    monkeypatch.setattr("isodyn.dynamics.dynamics.evaluate", None)
    assert np.array_equal(alone.forward_dynamics(q[1:], qd[1:], tau[1:]), expected[1:])
    for dynamics, rows in ((alone, moment), (both, moment - 1)):
        with pytest.raises(TypeError):
            dynamics.forward_dynamics(q[:rows], qd[:rows], tau[:rows])
    written = cpu._WORTH_STREAMING // (36 * 8)
    with pytest.raises(TypeError):
        alone.mass_matrix(np.zeros((written, 6)))


def test_batches_that_are_not_plain_go_the_ordinary_way():
    """Overlaps, strides, broadcasting, empty batches and wrong shapes mean what they mean there."""
    dynamics = iso.compile(iso.load("ur5"))
    memory = np.random.default_rng(4).normal(size=(40, 6))
    q, qd, qdd = memory[:20].copy(), memory[10:30].copy(), memory[20:].copy()
    expected = dynamics.inverse_dynamics(q, qd, qdd)
    direct = dynamics.inverse_dynamics
    assert np.array_equal(direct(np.asfortranarray(q), qd, qdd), expected)
    assert np.array_equal(direct(q, qd, qdd, out=np.empty((6, 20)).T), expected)
    assert np.array_equal(direct(q, qd[0], qdd), direct(q, np.broadcast_to(qd[0], q.shape), qdd))
    assert np.array_equal(direct(q[:, None], qd[:, None], qdd[:, None]), expected[:, None])
    assert direct(*np.empty((3, 0, 6))).shape == (0, 6)
    for start in (0, 1, 7, 20):  # the output is an input, runs into it from either side, or only touches it
        shared = memory.copy()
        assert np.array_equal(
            direct(shared[10:30].copy(), qd, shared[:20], out=shared[start : start + 20]), direct(memory[10:30], qd, memory[:20])
        )
    locked = np.empty((20, 6))
    locked.flags.writeable = False
    for wrong in (locked, np.empty((19, 6)), np.empty((20, 7)), np.empty((20, 6), np.float32), np.empty((20, 1, 6))):
        with pytest.raises(iso.ShapeError):
            direct(q, qd, qdd, out=wrong)
    for wrong in (q[:19], q[:, :5].copy(), np.empty((20, 6, 1))):
        with pytest.raises(iso.ShapeError):
            direct(wrong, qd, qdd)


def test_the_single_entry_is_not_used_when_numpy_looks_strange(monkeypatch):
    from isodyn.backends.cpu import cpython

    monkeypatch.setattr(cpython, "python_table", lambda dtype: None)
    dynamics = iso.compile(iso.load("two-link"))
    dynamics.inverse_dynamics(*np.zeros((3, 2)))
    assert type(dynamics.inverse_dynamics).__name__ == "method"


def test_kernels_show_what_they_are_and_pickle():
    kernel = iso.compile(iso.load("ur5")).kernel("inverse_dynamics")
    assert kernel.count.mul == 152 and kernel.size > 5000 and "@body_v" in kernel.ir and str(kernel.lanes) in repr(kernel)
    again = pickle.loads(pickle.dumps(kernel))
    q = np.random.default_rng(1).normal(size=(9, 6))
    assert np.array_equal(run(again, {"q": q, "qd": q, "qdd": q}), run(kernel, {"q": q, "qd": q, "qdd": q}))


# -- what makes compiling fast: held here as causes, never as times ----------------------------------------------------


def test_no_module_passes_are_run():
    source = "".join(path.read_text() for path in Path(body.__file__).parents[1].rglob("*.py"))
    assert not any(word in source for word in ("PassManager", "PassBuilder", "create_module_pass_manager", "populate"))


def test_code_does_not_grow_with_results_that_are_constants():
    """The inertia of independent joints, n^2 results of which one is computed here: lines of code, constants aside."""
    lines = []
    for n in (30, 40):
        context = Context()
        q = context.symbols("q", 1)
        matrix = np.diag(np.arange(1.0, n + 1)).astype(object)
        matrix[0, 0] = q[0] * q[0]
        text = emit_kernel(finish(context, {"q": q}, {"M": matrix}, "independent"), host_target(), "f8").text
        lines.append(text.count("\n"))
    assert lines[0] == lines[1]


def test_the_number_of_nodes_grows_with_the_number_of_joints_only():
    nodes = {n: len(optimised(iso.trace(iso.chain(n), None, "inverse_dynamics"))) for n in (20, 40, 60)}
    assert nodes[60] - nodes[40] == nodes[40] - nodes[20] < 2000


# -- the cache ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("ISODYN_CACHE", str(tmp_path))
    return tmp_path


def test_a_kernel_is_found_again_on_disk(own_cache):
    graph = random_graph(5)
    assert not Kernel(graph).cached and Kernel(graph).cached
    assert not Kernel(graph, "float32").cached, "another precision is another kernel"
    assert not Kernel(random_graph(6)).cached
    assert not list(own_cache.glob("*.tmp"))


@pytest.mark.parametrize("damage", ["flip", "cut", "empty", "foreign"])
def test_a_damaged_cache_file_is_noticed_and_made_anew(own_cache, damage):
    graph = random_graph(5)
    expected = run(Kernel(graph), random_inputs(5, 4))
    shared.cache_clear()
    Kernel(graph)
    for path in own_cache.glob("*.bin"):  # the kernel, and what it shares with others
        data = bytearray(path.read_bytes())
        if damage == "flip":
            data[len(data) // 2] ^= 1
        path.write_bytes({"flip": data, "cut": data[: len(data) // 3], "empty": b"", "foreign": b"ELF" * 100}[damage])
    shared.cache_clear()
    again = Kernel(graph)
    assert not again.cached and np.array_equal(run(again, random_inputs(5, 4)), expected)
    assert Kernel(graph).cached, "and it is whole again"


def test_a_cache_that_cannot_be_written_is_no_error(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("ISODYN_CACHE", str(tmp_path / "file"))
    assert not Kernel(random_graph(5)).cached
    monkeypatch.setenv("ISODYN_CACHE", "off")
    assert not Kernel(random_graph(5)).cached and store.folder() is None


def test_a_cache_keeps_what_was_used_last(own_cache, monkeypatch):
    graphs = [random_graph(seed) for seed in (5, 6, 7)]
    names = []
    for graph in graphs:
        before = set(own_cache.iterdir())
        Kernel(graph)
        names.append(set(own_cache.iterdir()) - before)
    long_ago = store.time.time() - 3 * store.OLD
    for path in own_cache.iterdir():
        os.utime(path, (long_ago, long_ago))
    (own_cache / "left.tmp").write_bytes(b"of a process that was killed")
    os.utime(own_cache / "left.tmp", (long_ago, long_ago))
    (own_cache / "under-way.tmp").write_bytes(b"of one that writes")
    assert Kernel(graphs[1]).cached  # used now
    store.make_room()
    assert all(path.exists() for path in set.union(*names)) and not (own_cache / "left.tmp").exists()
    store.make_room(sum(path.stat().st_size for path in own_cache.glob("*.bin")) - 1)
    assert (own_cache / "under-way.tmp").exists() and Kernel(graphs[1]).cached
    store.make_room(0)
    assert not list(own_cache.glob("*.bin")) and not Kernel(graphs[1]).cached
    monkeypatch.setattr(objects, "_written", iter([0]))
    monkeypatch.setattr(objects, "make_room", lambda: (own_cache / "looked").touch())
    kernel = Kernel(random_graph(8))
    assert run(kernel, random_inputs(8, 1)) is not None
    for thread in objects.threading.enumerate():
        if thread.name == objects.COMPILING:
            thread.join()
    assert (own_cache / "looked").exists()


def _compile_in_process(seed: int) -> float:
    return float(run(Kernel(random_graph(seed)), random_inputs(seed, 2))[0, 0])


def test_the_cache_is_where_each_system_keeps_such_things(monkeypatch, tmp_path):
    for name in ("ISODYN_CACHE", "LOCALAPPDATA", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    places = {"win32": "AppData/Local", "darwin": "Library/Caches", "linux": ".cache"}
    for system, place in places.items():
        monkeypatch.setattr(sys, "platform", system)
        assert store.folder() == tmp_path / place / "isodyn"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "own"))
    assert store.folder() == tmp_path / "own" / "isodyn"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert store.folder() == tmp_path / "local" / "isodyn"


def test_an_object_that_cannot_be_moved_into_its_place_leaves_nothing_behind(own_cache, monkeypatch):
    def full(source, target):
        raise OSError("the disk is full")

    monkeypatch.setattr(store.os, "replace", full)
    kernel = Kernel(random_graph(5))
    assert not kernel.cached and list(own_cache.rglob("*.tmp")) == list(own_cache.rglob("*.bin")) == []


def test_a_package_within_an_archive_is_known_by_the_archive(tmp_path):
    archive = tmp_path / "isodyn.zip"
    archive.write_bytes(b"one")
    assert objects.generator_sources(archive / "isodyn") == [archive]
    before = objects.digest_of([archive])
    archive.write_bytes(b"two")
    assert objects.digest_of([archive]) != before


def test_text_that_llvm_refuses_is_a_named_error():
    with pytest.raises(iso.IsodynError, match=r"LLVM refused the generated code: (.|\n)*expected type"):
        compile_object("define nonsense", host_target())


def test_an_arm_processor_has_its_own_unit(monkeypatch):
    monkeypatch.setattr(llvm_target.llvm, "get_process_triple", lambda: "aarch64-apple-darwin23")
    assert available_units() == ("neon", "scalar")


def test_without_the_fields_that_are_known_arrays_are_asked_for_their_address(monkeypatch):
    array = np.arange(5.0)[2:]
    assert cpython.address_of(array) == array.ctypes.data
    monkeypatch.setattr(cpython, "layout_is_known", lambda dtype: False)
    assert cpython.address_of(array) == array.ctypes.data and cpython.python_table.__wrapped__("float64") is None


def test_a_numpy_without_its_table_of_functions_has_no_direct_entry(monkeypatch):
    asked = []

    def nowhere(name):
        asked.append(name)
        raise ImportError(name)

    monkeypatch.setattr(cpython, "import_module", nowhere)
    assert cpython.python_table.__wrapped__("float64") is None
    assert asked == ["numpy._core._multiarray_umath", "numpy.core._multiarray_umath"], "NumPy 2, then NumPy 1"


def test_processes_may_share_a_cache(own_cache):
    import multiprocessing

    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        values = list(pool.map(_compile_in_process, [9] * 6))
    widths = {port.size for port in (*random_graph(9).inputs, *random_graph(9).outputs)}
    assert len(set(values)) == 1 and len(list(own_cache.glob("*.bin"))) == 2 + len(widths), "the kernel and what it calls"


def test_a_changed_generator_finds_no_old_objects(own_cache, monkeypatch):
    Kernel(random_graph(5))
    monkeypatch.setattr(objects, "generator_digest", lambda: "changed")
    assert not Kernel(random_graph(5)).cached


# -- other machines ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FOREIGN)
@pytest.mark.parametrize("bits", [64, 32])
def test_code_for_other_machines_needs_no_symbols(name, bits):
    """Emit objects for a machine we do not have and list what they would need from elsewhere."""
    from objects import undefined_symbols

    target = FOREIGN[name]
    allowed = {"_fltused"} if "windows" in name else set()  # a marker, not a function: the linker or loader gives it a value
    for robot, quantity in (("puma560", "inverse_dynamics"), ("puma560", "forward_dynamics"), ("iiwa14", "mass_matrix")):
        graph = iso.trace(iso.load(robot), None, quantity)
        header, text = emit_kernel(graph, target, f"f{bits // 8}")
        widths = [0, *(columns for columns in range(1, 12) if header["rows"] >> columns & 1)]
        parts = [emit_shared(header["lanes"], bits, columns, target).text for columns in widths]
        for part in parts:
            assert undefined_symbols(compile_object(part, target)) <= allowed
        defined = set(re.findall(r"(?m)^define [^@\n]*@(\w+)\(", "".join(parts)))
        needed = {symbol.removeprefix("_" if "macos" in name else "") for symbol in undefined_symbols(compile_object(text, target))}
        assert needed - allowed <= defined


def test_the_list_of_undefined_symbols_would_show_one():
    from objects import undefined_symbols

    for target in FOREIGN.values():
        text = f'target triple = "{target.triple}"\ndeclare double @sin(double)\n'
        text += "define double @f(double %x) {\n  %y = call double @sin(double %x)\n  ret double %y\n}\n"
        assert {name.lstrip("_") for name in undefined_symbols(compile_object(text, target))} >= {"sin"}


def test_an_unknown_unit_is_refused():
    with pytest.raises(iso.BackendError, match="has"):
        host_target("avx9000")


def test_help_imports_neither_numpy_nor_llvmlite():
    code = "import sys, isodyn; sys.exit(any(m in sys.modules for m in ('numpy', 'llvmlite')))"
    assert subprocess.run([sys.executable, "-c", code], env={**os.environ}).returncode == 0


def test_the_cache_key_covers_every_file_between_graph_and_object(tmp_path):
    """A byte changed in any file of the generator gives another key, and every module that a kernel loads is such a file."""
    package = Path(iso.__file__).parent
    for path in objects.generator_sources():
        (tmp_path / path.relative_to(package)).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path.relative_to(package)).write_bytes(path.read_bytes())
    copies = objects.generator_sources(tmp_path)
    assert len(copies) == len(objects.generator_sources()) > 20
    keys = {objects.digest_of(copies)}
    assert keys == {objects.generator_digest()}
    for path in copies:
        content = path.read_bytes()
        path.write_bytes(content + b"#")
        keys.add(objects.digest_of(copies))
        path.write_bytes(content)
    assert len(keys) == 1 + len(copies)
    code = (
        "import sys, isodyn.backends.llvm.integrate; from graphs import random_graph; "
        "from isodyn.backends.cpu import Kernel; Kernel(random_graph(5)); "
        "print(*(m.__file__ for n, m in sys.modules.items() if n.split('.')[0] == 'isodyn'))"
    )
    environment = {
        **os.environ,
        "ISODYN_CACHE": "off",
        "PYTHONPATH": os.pathsep.join([str(package.parent), str(Path(__file__).parents[1] / "helpers")]),
    }
    loaded = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True).stdout
    outside = {Path(name).resolve() for name in loaded.split()} - {path.resolve() for path in objects.generator_sources()}
    # modules that cannot change generated code: the package, errors, aliases of old names, and types and vectors
    allowed = {"__init__.py", "errors.py", "renamed.py", "spatial.py"}
    assert {str(path.relative_to(package.resolve())) for path in outside} <= allowed


@pytest.mark.skipif("avx512" not in UNITS, reason="this host has no AVX-512 that could leak in")
def test_avx2_code_uses_nothing_of_avx512():
    import llvmlite.binding as llvm

    graph = iso.trace(iso.load("iiwa14"), None, "inverse_dynamics")
    text = {}
    for unit in ("avx512", "avx2"):
        target = host_target(unit)
        text[unit] = target_machine(target).emit_assembly(llvm.parse_assembly(emit_kernel(graph, target, "f8").text))
    foreign = ("zmm", "{%k", "ymm16", "ymm20", "ymm31", "vpternlog")
    assert any(word in text["avx512"] for word in foreign) and not any(word in text["avx2"] for word in foreign)
