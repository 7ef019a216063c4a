"""WebAssembly: the bits of the native kernels without fused multiply-adds, on a board of named arrays, in a module that asks for
nothing from outside.  (Every robot, method and quantity: python -m benchmarks wasm; here a seeded tenth of them.)"""

from __future__ import annotations

import json
import pickle
import sys
from itertools import pairwise

import numpy as np
import pytest
from graphs import random_graph
from portable import native, native_steps, offered, on_board, portable, same_bits, states, traced, wasm_steps

import isodyn as iso
from isodyn.backends.cpu import Kernel
from isodyn.backends.device import device
from isodyn.backends.llvm.target import PORTABLE
from isodyn.backends.schemes import RK4, SEMI_IMPLICIT_EULER
from isodyn.backends.wasm import linker, run
from isodyn.backends.wasm.emit import step_ports
from isodyn.backends.wasm.instance import Board
from isodyn.backends.wasm.module import SECTION, wasm_module
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.simulation import rollout
from isodyn.simulation.system import System, problem

pytest.importorskip("wasmtime")
MOMENT = 1500  # nodes
SMALL = [name for name in iso.catalogue() if iso.load(name).n <= 7]


def custom(content: bytes, name: str) -> str:
    """The text of a section that a module has for readers."""
    at = 8
    while at < len(content):
        kind, reader = content[at], linker._Reader(content, at + 1)
        size = reader.number()
        at = reader.at + size
        if kind == 0 and reader.name() == name:
            return reader.take(at - reader.at).decode()
    raise AssertionError(name)


def doubled(name: str = "x", to: str = "y", size: int = 2):
    """y = 2 x + 1."""
    context = Context()
    x = context.symbols("x", size)
    return finish(context, {name: x}, {to: x * 2.0 + 1.0}, "doubled")


@pytest.mark.parametrize("part", range(6))
def test_a_tenth_of_every_robot_method_and_quantity_has_the_bits_of_the_native_kernel(part):
    """Of the graphs that compile in a moment; those of a robot in one module."""
    rng = np.random.default_rng(part)
    for name in SMALL[part::6]:
        robot = iso.load(name)
        asked = [pair for pair in offered(robot) if rng.random() < 0.12]
        found = {f"{method}/{quantity}": traced(robot, method, quantity) for method, quantity in asked}
        graphs = {key: graph for key, graph in found.items() if graph is not None and len(graph) < MOMENT}
        board = Board(wasm_module(graphs))
        for key, graph in graphs.items():
            inputs = states(graph, rng, 4)
            for mine, theirs in zip(on_board(board, key, graph, inputs), native(graph, inputs), strict=True):
                assert same_bits(mine, theirs), f"{name}: {key}"


def test_functions_share_the_arrays_of_one_name_and_the_manifest_says_where():
    robot = iso.load("two-link")
    graphs = {key: iso.trace(robot, None, key) for key in ("inverse_dynamics", "mass_matrix", "gravity_torque")}
    module = wasm_module(graphs)
    manifest = module.manifest
    assert json.loads(custom(module.content, SECTION)) == manifest and manifest["version"] == 1 and manifest["memory"] == 1
    assert {name: place["size"] for name, place in manifest["arrays"].items()} == {
        "q": 2, "qd": 2, "qdd": 2, "inverse_dynamics": 2, "mass_matrix": 4, "gravity_torque": 2,
    }  # fmt: skip
    ends = sorted((place["offset"], place["offset"] + 8 * place["size"]) for place in manifest["arrays"].values())
    assert ends[0][0] > 0 and all(end <= start and start % 8 == 0 for (_, end), (start, _) in pairwise(ends))
    for key, graph in graphs.items():
        row = manifest["functions"][key]
        assert row["inputs"] == [port.name for port in graph.inputs] and row["outputs"] == [key]
        assert row["digest"] == graph.digest() and row["count"] == vars(iso.count(robot, None, key))
    board = Board(module)
    board["q"], board["qd"], board["qdd"] = [0.3, -1e9], [1.0, 2.0], [3.0, 4.0]
    for key in graphs:
        board.call(key)
    inputs = {"q": board["q"], "qd": board["qd"], "qdd": board["qdd"]}
    for key, graph in graphs.items():
        (expected,) = native(graph, [inputs[port.name][np.newaxis].copy() for port in graph.inputs])
        assert same_bits(board[key], expected[0])


def test_a_result_may_take_the_place_of_what_it_is_made_of():
    """Each result is of both inputs as they were before the call, however the code orders its reading and writing."""
    context = Context()
    a, b = context.symbols("a", 3), context.symbols("b", 3)
    board = Board(wasm_module({"turn": finish(context, {"a": a, "b": b}, {"b": a - b[::-1], "a": b + a[::-1]})}))
    board["a"], board["b"] = [1.0, 2.0, 3.0], [10.0, 20.0, 30.0]
    board.call("turn")
    assert list(board["b"]) == [-29.0, -18.0, -7.0] and list(board["a"]) == [13.0, 22.0, 31.0]


@pytest.mark.parametrize("seed", range(6))
def test_random_graphs_large_ones_too_have_the_bits_of_the_native_kernel(seed):
    """Any operation; the last two are cut into several functions, whose values cross in the scratch block."""
    graph = random_graph(seed, 60 if seed < 4 else 4000, trig=seed % 2 == 0)
    inputs = states(graph, np.random.default_rng(seed), 8)
    for mine, theirs in zip(on_board(Board(wasm_module({"f": graph})), "f", graph, inputs), native(graph, inputs), strict=True):
        assert same_bits(mine, theirs)


def wave(q, qd, t):
    """A law that depends on the time."""
    return -5.0 * q - qd + np.array([t.sin(), t.cos()], dtype=object)


SYSTEMS = {
    "driven, pushed at the tip": lambda: System(iso.load("ur5"), frames=("tool0",)),
    "dry friction and stops": lambda: System(iso.load("puma560")),
    "free": lambda: System(iso.load("pelican"), drive=False, friction=False),
    "controlled": lambda: System(iso.load("two-link"), drive=iso.Controller.pd(iso.load("two-link"), kp=50.0, kd=5.0)),
    "floating": lambda: System(iso.load("ur5").with_base("floating")),
    "led along a wave": lambda: System(iso.load("rp"), drive=iso.Controller.of(iso.load("rp"), wave)),
    "in a loop": lambda: System(iso.load("four-bar")),
    "with momenta": lambda: System(iso.load("scara"), friction=False, momenta=True),
}


@pytest.mark.parametrize("scheme", [RK4, SEMI_IMPLICIT_EULER], ids=["rk4", "semi-implicit"])
@pytest.mark.parametrize("case", SYSTEMS)
def test_a_thousand_steps_end_in_the_bits_of_the_native_integrator(case, scheme):
    what = problem(SYSTEMS[case]().by_steps(), scheme)
    rng = np.random.default_rng(3)
    values = {port.name: rng.uniform(-0.5, 0.5, port.size) for port in step_ports(what)[0] if port.name != "h"}
    mine, theirs = (steps(what, values, 1e-3, 1000) for steps in (wasm_steps, native_steps))
    assert all(same_bits(a, b) for a, b in zip(mine, theirs, strict=True))


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_a_device_takes_more_rows_than_its_memory_holds_at_once(dtype, monkeypatch):
    """And the memory grows where a block needs more than it had; the results are the native ones."""
    monkeypatch.setattr(run, "_BLOCK", 100_000)
    graph = iso.trace(iso.load("ur5"), None, "mass_matrix")
    q = np.random.default_rng(4).normal(size=(5000, 6)).astype(dtype)
    mine, theirs = np.empty((2, 5000, 36), dtype)
    kernel = device("wasm").kernel(graph, dtype)
    kernel.run([q, mine], 5000)
    Kernel(graph, dtype, PORTABLE).run([q, theirs], 5000)
    assert np.array_equal(mine, theirs) and np.isfinite(mine).all()
    assert "WebAssembly" in repr(kernel) and kernel.size < 10_000 and "define void @rows" in kernel.ir
    again = pickle.loads(pickle.dumps(kernel))
    again.run([q[:3], theirs[:3]], 3)
    assert np.array_equal(mine[:3], theirs[:3])


@pytest.mark.parametrize("integrator", ["rk4", "abm", "semi-implicit-euler", "rkf45", "rosenbrock"])
def test_a_rollout_on_the_device_has_the_bits_of_a_native_one(integrator, monkeypatch):
    """With torques that change, samples, motions more than memory holds, and calls that go on where the last one ended."""
    monkeypatch.setattr(run, "_BLOCK", 2000)
    monkeypatch.setattr(rollout, "_FIRST", 1)
    robot, rng = iso.load("three-link"), np.random.default_rng(6)
    q0, qd0, tau = rng.normal(size=(7, 3)), rng.normal(size=(7, 3)), rng.normal(size=(7, 60, 3))
    how = {"integrator": integrator, "dt": 0.01, "steps": 60, "every": 4, "friction": False}
    mine = iso.rollout(robot, q0, qd0, tau, device="wasm", **how)
    with portable():
        theirs = iso.rollout(robot, q0, qd0, tau, **how)
    assert same_bits(mine.q, theirs.q) and same_bits(mine.qd, theirs.qd) and np.array_equal(mine.evaluations, theirs.evaluations)


def test_without_wasmtime_modules_are_made_and_the_device_names_the_remedy(monkeypatch):
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert wasm_module({"f": doubled()}).content[:4] == b"\0asm"
    for ask in (
        lambda: iso.compile(iso.load("two-link"), device="wasm").mass_matrix([0.0, 0.0]),
        lambda: iso.rollout(iso.load("two-link"), [0, 0], [0, 0], dt=0.1, steps=1, device="wasm"),
        lambda: device("wasm").describe(),
    ):
        with pytest.raises(iso.MissingExtra, match=r"wasmtime.*pip install 'isodyn\[wasm\]'"):
            ask()
