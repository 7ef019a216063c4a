"""WebAssembly: the bits of the native kernels without fused multiply-adds, on a board of named arrays, in a module that asks for
nothing from outside.  (Every robot, method and quantity: python -m benchmarks wasm; here a seeded tenth of them.)"""

from __future__ import annotations

import base64
import gc
import json
import pickle
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from bounds import close
from graphs import random_graph

import isodyn as iso
from benchmarks.wasm import native, native_steps, offered, on_board, same_bits, states, traced, wasm_steps
from isodyn.backends.cpu import Kernel
from isodyn.backends.device import Problem, device
from isodyn.backends.llvm.target import PORTABLE, WASM, compile_object
from isodyn.backends.schemes import ABM, RK4, RKF45, SEMI_IMPLICIT_EULER, Adaptive
from isodyn.backends.wasm import linker, run
from isodyn.backends.wasm.emit import step_ports
from isodyn.backends.wasm.instance import Board, Instance
from isodyn.backends.wasm.module import SECTION, Module, shared_object, wasm_module
from isodyn.graph.graph import Port, finish
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
        asked = [pair for pair in offered() if rng.random() < 0.12]
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


def test_a_device_takes_no_states_at_all():
    dynamics = iso.compile(iso.load("two-link"), device="wasm")
    assert dynamics.mass_matrix(np.zeros((0, 2))).shape == (0, 2, 2)
    assert iso.rollout(iso.load("two-link"), np.zeros((0, 2)), np.zeros(2), dt=0.1, steps=2, device="wasm").q.shape == (0, 3, 2)


def test_an_array_of_a_board_outlives_it():
    q = Board(wasm_module({"f": doubled()}))["y"]
    gc.collect()
    q[:] = 3.0
    assert q.sum() == 6.0


@pytest.mark.parametrize("integrator", ["rk4", "abm", "semi-implicit-euler", "rkf45", "rosenbrock"])
def test_a_rollout_on_the_device_has_the_bits_of_a_native_one(integrator, monkeypatch):
    """With torques that change, samples, motions more than memory holds, and calls that go on where the last one ended."""
    monkeypatch.setattr(run, "_BLOCK", 2000)
    monkeypatch.setattr(rollout, "_FIRST", 1)
    robot, rng = iso.load("three-link"), np.random.default_rng(6)
    q0, qd0, tau = rng.normal(size=(7, 3)), rng.normal(size=(7, 3)), rng.normal(size=(7, 60, 3))
    how = {"integrator": integrator, "dt": 0.01, "steps": 60, "save_every": 4, "friction": False}
    mine = iso.rollout(robot, q0, qd0, tau, device="wasm", **how)
    monkeypatch.setenv("ISODYN_LANES", PORTABLE)
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


# -- what is refused, and what is not ----------------------------------------------------------------------------------


def test_functions_and_arrays_have_any_names_that_are_text():
    names = ("", "q", "a b", 'quote"d', "\\back\0slash", "größe", "\U0001f9be", "x" * 10_000)
    graphs = {name: doubled(f"in {name}", f"out {name}") for name in names}
    module = wasm_module(graphs)
    board = Board(module)
    assert list(module.manifest["functions"]) == list(names) and json.loads(custom(module.content, SECTION)) == module.manifest
    for k, name in enumerate(names):
        board[f"in {name}"] = [k, -k]
        board.call(name)
        assert list(board[f"out {name}"]) == [2 * k + 1, 1 - 2 * k]
    with pytest.raises(iso.BackendError, match=r"'\\ud800'.*not valid Unicode"):
        wasm_module({"\ud800": doubled()})


def spring(*names: str) -> Problem:
    """x'' = -x, with inputs of these names besides."""
    context = Context()
    q, qd, *held = (context.symbols(name, 1) for name in ("q", "qd", *names))
    inputs = dict(zip(("q", "qd", *names), (q, qd, *held), strict=True))
    return Problem(finish(context, inputs, {"dq": qd, "dqd": sum(held, -q)}), 2, RK4)


def test_what_cannot_be_in_a_module_is_refused_by_name():
    one = spring()
    for functions, steppers, words in (
        ({}, {}, "needs a function"),
        ({"memory": doubled()}, {}, "'memory'"),
        ({"f": doubled(), "g": doubled(size=3)}, {}, r"'x' has 2 numbers in 'f' and 3 in 'g'"),
        ({"fall": doubled()}, {"fall": one}, "called 'fall'"),
        ({"fall_many": doubled("a", "b")}, {"fall": one}, "called 'fall_many'"),
        ({"f": doubled("q", "r", 2)}, {"fall": one}, r"'q' has 2 numbers in 'f' and 1 in 'fall'"),
        ({}, {"fall": replace(one, scheme=ABM)}, "'fall'.*fixed steps"),
        ({}, {"fall": replace(one, scheme=Adaptive(RKF45))}, "'fall'.*fixed steps"),
        ({}, {"fall": replace(spring("u"), following=("u",))}, "'fall'.*constant during a step"),
        ({}, {"fall": replace(one, dtype="float32")}, "'fall'.*float32"),
        ({}, {"fall": spring("h")}, "'fall'.*'h'"),
        ({}, {"fall": spring("steps")}, "'fall'.*'steps'"),
        ({"f": replace(doubled("a", "b"), inputs=(Port("a", (1 << 28, 2)),))}, {}, r"4\.0 GiB.*at most 4 GiB"),
    ):
        with pytest.raises(iso.BackendError, match=words):
            wasm_module(functions, steppers)


@pytest.mark.parametrize("steps", [0, -3, np.nan, 0.99, 2.7])
def test_so_many_steps_as_there_are_whole_ones(steps):
    board = Board(wasm_module({}, {"fall": spring("u")}))
    board["q"], board["u"], board["h"], board["steps"] = 1.0, 0.25, 0.125, steps
    board.call("fall_many")
    found = board["q"].copy(), board["qd"].copy()
    board["q"], board["qd"] = 1.0, 0.0
    for _ in range(int(max(0.0, np.nan_to_num(steps)))):
        board.call("fall")
    assert (board["q"], board["qd"]) == found


def test_states_put_back_give_the_same_motion_again():
    board = Board(wasm_module({}, {"fall": problem(System(iso.load("puma560")).by_steps(), SEMI_IMPLICIT_EULER)}))
    board["qd"], board["h"], board["steps"] = np.linspace(-1, 1, 6), 1e-3, 200
    board.call("fall_many")
    kept = board["q"].tobytes(), board["qd"].tobytes()
    board.call("fall_many")
    end = board["q"].copy(), board["qd"].copy()
    assert np.abs(end[0]).max() > 0.1
    board["q"], board["qd"] = (np.frombuffer(each) for each in kept)
    board.call("fall_many")
    assert same_bits(board["q"], end[0]) and same_bits(board["qd"], end[1])


def assembled(text: str) -> bytes:
    """An object of some LLVM text."""
    return compile_object(f'target triple = "{WASM.triple}"\n{text}', WASM)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("declare void @elsewhere()\ndefine void @f() { call void @elsewhere() ret void }", "calls 'elsewhere'"),
        ("@other = external global double\ndefine void @f() { store double 1.0, ptr @other ret void }", "uses 'other'"),
        ("define void @f(ptr %g) { call void %g() ret void }", "does not support"),
        ("define double @f(double %x, double %y) { %r = frem double %x, %y ret double %r }", "calls 'fmod'"),
        ("define ptr @f(i32 %n) { %p = alloca i8, i32 %n store i8 1, ptr %p ret ptr %p }", "stack in a way"),
    ],
)
def test_the_linker_refuses_what_it_does_not_know(text, words):
    piece = linker.Piece(linker.Object(assembled(text)), {"f": "f"}, {})
    with pytest.raises(iso.BackendError, match=words):
        linker.linked([piece], 64, about=lambda pages: {})


def test_a_function_too_long_for_engines_is_refused(monkeypatch):
    monkeypatch.setattr(linker, "LONGEST_BODY", 200)
    with pytest.raises(iso.BackendError, match="code; browsers accept"):
        wasm_module({"f": random_graph(1, 200)})


def test_the_linker_puts_data_in_their_places_and_leaves_out_what_nobody_reaches():
    """A table of addresses among the data, far from each other; a function that is not called calls what there is not."""
    text = (
        "@a = internal global [3 x i32] [i32 5, i32 6, i32 7]\n"
        "@b = internal global [2 x ptr] [ptr @a, ptr getelementptr (i8, ptr @a, i64 8)]\n"
        '@unused = internal global [9000 x i8] c"' + "\\01" * 9000 + '"\n@place = external global i32\n'
        "declare void @elsewhere()\ndefine void @never() { call void @elsewhere() ret void }\n"
        "define void @f() {\n %p = getelementptr ptr, ptr @b, i32 1\n %q = load volatile ptr, ptr %p\n"
        " %v = load volatile i32, ptr %q\n"
        " store i32 %v, ptr @place\n ret void }\n"
    )
    piece = linker.Piece(linker.Object(assembled(text)), {"f": "f"}, {"place": 70_000})
    content = linker.linked([piece], 70_016, about=lambda pages: {"pages": str(pages)})
    assert custom(content, "pages") == "2" and len(content) < 300
    instance = Instance(content)
    instance.call("f")
    assert instance.view(70_000, (1,), np.dtype(np.int32))[0] == 7


def test_products_of_128_bits_are_those_of_whole_numbers():
    """What LLVM calls for them, and the module has: all words of both factors count."""
    text = "define i128 @f(i128 %a, i128 %b) { %r = mul i128 %a, %b ret i128 %r }\n"
    text += "@x = external global [6 x i64]\ndefine void @g() {\n %a = load i128, ptr @x\n %p = getelementptr i8, ptr @x, i32 16\n"
    text += " %b = load i128, ptr %p\n %q = getelementptr i8, ptr @x, i32 32\n %r = call i128 @f(i128 %a, i128 %b)\n"
    text += " store i128 %r, ptr %q\n ret void }\n"
    pieces = [linker.Piece(shared_object(), {}, {}), linker.Piece(linker.Object(assembled(text)), {"g": "g"}, {"x": 64})]
    instance = Instance(linker.linked(pieces, 128, about=lambda pages: {}))
    words, rng = instance.view(64, (6,), np.dtype(np.uint64)), np.random.default_rng(9)
    for _ in range(200):
        words[:4] = rng.integers(0, 2**64, 4, dtype=np.uint64)
        words[rng.integers(0, 4)] = (0, 2**64 - 1)[int(rng.integers(2))]
        instance.call("g")
        a, b, product = (int(words[k]) | int(words[k + 1]) << 64 for k in (0, 2, 4))
        assert product == a * b % 2**128


# -- export ------------------------------------------------------------------------------------------------------------


def test_an_export_has_the_named_quantities_of_the_robot():
    """With inputs for parameters and wrenches; the numbers are those of the robot within the rounding of the operations."""
    robot, rng = iso.load("ur5"), np.random.default_rng(8)
    options = {"parameters": ["wrist_3_link.mass"], "wrench_frames": ["tool0"], "frame": "forearm_link"}
    code = iso.export(robot, ("inverse_dynamics", "jacobian"), "wasm", **options)
    manifest = json.loads(custom(code, SECTION))
    board = Board(Module(code, manifest))
    assert set(manifest["arrays"]) == {"q", "qd", "qdd", "wrench:tool0", "wrist_3_link.mass", "inverse_dynamics", "jacobian"}
    q, qd, qdd, push = rng.normal(size=6), rng.normal(size=6), rng.normal(size=6), rng.normal(size=6)
    for name, values in {"q": q, "qd": qd, "qdd": qdd, "wrench:tool0": push, "wrist_3_link.mass": 2.5}.items():
        board[name] = values
    compiled = iso.compile(robot, parameters=["wrist_3_link.mass"])
    expected = compiled.inverse_dynamics(q, qd, qdd, wrench={"tool0": push}, parameters={"wrist_3_link.mass": 2.5})
    for name, value in {"inverse_dynamics": expected, "jacobian": robot.jacobian(q, frame="forearm_link").ravel()}.items():
        board.call(name)
        count = manifest["functions"][name]["count"]
        close(board[name], value, ops=count["mul"] + count["add"] + count["trig"])


def test_every_target_of_the_registry_says_what_it_is_and_writes_bytes():
    graphs = {"mass_matrix": iso.trace(iso.load("two-link"), None, "mass_matrix")}
    for row in iso.targets():
        assert row.key and row.title and "/" in row.media and row.ending.startswith(".")
        assert row.written(graphs) == iso.export(iso.load("two-link"), "mass_matrix", row.key, reduce=())


@pytest.mark.parametrize(
    ("quantity", "target", "options", "error", "words"),
    [
        ("mass_matrix", "wasn", {}, iso.UnknownNameError, "no export target is called 'wasn'; did you mean 'wasm'"),
        ("mass_matrx", "wasm", {}, iso.UnknownNameError, "no quantity is called 'mass_matrx'"),
        ([], "wasm", {}, iso.ModelError, "name of a quantity, or several"),
        (["pose", "pose"], "wasm", {}, iso.ModelError, "each once"),
        (7, "wasm", {}, iso.ModelError, "sequence of names"),
        ("pose", "wasm", {"frame": "nose"}, iso.UnknownNameError, "nose"),
        ("inverse_dynamics", "wasm", {"wrench_frames": ["nose"]}, iso.UnknownNameError, "no frame is called 'nose'"),
        ("inverse_dynamics", "wasm", {"parameters": ["nose"]}, iso.UnknownNameError, "nose"),
        ("inverse_dynamics", "wasm", {"method": "lagrnge"}, iso.UnknownNameError, "lagrange"),
    ],
)
def test_a_wrong_export_is_refused_with_the_remedy(quantity, target, options, error, words):
    with pytest.raises(error, match=words):
        iso.export(iso.load("two-link"), quantity, target, **options)


def test_the_lines_of_javascript_in_the_docs_run(tmp_path, monkeypatch):
    """In Node, where it is installed."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("needs node")
    page = (Path(__file__).parents[2] / "docs" / "wasm.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"```js\n(.*?)```", page, re.DOTALL)
    (tmp_path / "ur5.wasm").write_bytes(iso.export(iso.load("ur5"), "inverse_dynamics"))
    lines += "\nconsole.log(JSON.stringify(torques));"
    script = f"const bytes = require('fs').readFileSync('ur5.wasm');\n(async () => {{\n{lines}\n}})();"
    (tmp_path / "page.cjs").write_text(script, encoding="utf-8")
    done = subprocess.run([node, "page.cjs"], capture_output=True, text=True, cwd=tmp_path, check=True)
    monkeypatch.setenv("ISODYN_LANES", PORTABLE)
    expected = iso.compile(iso.load("ur5")).inverse_dynamics([0.1, -1.2, 0.8, 0, 0.5, 0], np.full(6, 0.2), np.zeros(6))
    assert same_bits(np.array(json.loads(done.stdout)), expected)


# -- in a browser ------------------------------------------------------------------------------------------------------

IN_PAGE = """
async ({ code, arrays, rows }) => {
  const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes);
  const { memory, ...functions } = instance.exports;
  const words = (name) => new BigUint64Array(memory.buffer, arrays[name].offset, arrays[name].size);
  return rows.map(({ call, given, wanted }) => {
    for (const [name, values] of Object.entries(given)) words(name).set(values.map(BigInt));
    functions[call]();
    return wanted.map((name) => Array.from(words(name), String));
  });
}
"""


def in_page(page, module: Module, rows: list[dict[str, object]]) -> list[list[np.ndarray]]:
    """What a page finds in the arrays `wanted` after each of some calls; numbers travel as the words of their bits."""
    given = {"code": base64.b64encode(module.content).decode(), "arrays": module.manifest["arrays"], "rows": rows}
    found = page.evaluate(IN_PAGE, given)
    return [[np.array([int(word) for word in words], np.uint64).view(np.float64) for words in row] for row in found]


def words_of(values: np.ndarray) -> list[str]:
    """The bits of numbers, as a page reads them."""
    return [str(word) for word in np.ascontiguousarray(values, np.float64).view(np.uint64)]


@pytest.fixture
def page():
    """An empty page in headless Chromium."""
    browsers = pytest.importorskip("playwright.sync_api", reason="needs playwright (pip install playwright)")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.skip("needs chromium, as Debian's package has it")
    with browsers.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        opened, wrong = browser.new_page(), list[str]()
        opened.on("pageerror", lambda error: wrong.append(str(error)))
        opened.on("console", lambda message: wrong.append(message.text))
        opened.on("request", lambda request: wrong.append(request.url))
        yield opened
        assert not wrong
        browser.close()


def test_chromium_gives_the_bits_of_the_native_kernels(page):
    """Forty of all robots, methods and quantities, and motions of a thousand steps."""
    rng, done = np.random.default_rng(40), 0
    while done < 40:
        robot, pairs = iso.load(SMALL[int(rng.integers(len(SMALL)))]), list(offered())
        method, quantity = pairs[int(rng.integers(len(pairs)))]
        graph = traced(robot, method, quantity)
        if graph is None or len(graph) > MOMENT:
            continue
        inputs, wanted = states(graph, rng, 4), [port.name for port in graph.outputs]
        rows = [
            {
                "call": "f",
                "given": {port.name: words_of(a[row]) for port, a in zip(graph.inputs, inputs, strict=True)},
                "wanted": wanted,
            }
            for row in range(4)
        ]
        found = in_page(page, wasm_module({"f": graph}), rows)
        for k, theirs in enumerate(native(graph, inputs)):
            assert same_bits(np.array([row[k] for row in found]), theirs), f"{robot.name}: {method} {quantity}"
        done += 1
    for case in ("driven, pushed at the tip", "dry friction and stops"):
        what = problem(SYSTEMS[case]().by_steps(), RK4)
        values = {port.name: rng.uniform(-0.5, 0.5, port.size) for port in step_ports(what)[0] if port.name != "h"}
        given = {name: words_of(value) for name, value in {**values, "h": np.array([1e-3]), "steps": np.array([1000.0])}.items()}
        names = [port.name for port in what.graph.inputs[: what.states]]
        (found,) = in_page(page, wasm_module({}, {"step": what}), [{"call": "step_many", "given": given, "wanted": names}])
        assert all(map(same_bits, found, native_steps(what, values, 1e-3, 1000)))
