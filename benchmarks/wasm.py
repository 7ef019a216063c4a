"""WebAssembly: the bits of native kernels without fused multiply-adds, for every robot, method and quantity, and of a thousand
steps; how far the default kernels are from them, in rounding bounds; sizes; the time of a step here, in Node, in MuJoCo's module.

    python -m benchmarks wasm           needs wasmtime; Node, and MuJoCo's npm package (NODE_PATH names its node_modules) if there
    python -m benchmarks wasm-steps     sizes and times alone
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from unittest import mock

import numpy as np

import isodyn as iso
from benchmarks.measure import best_of
from isodyn.backends.cpu import Integrator, Kernel
from isodyn.backends.device import Problem, Schedule
from isodyn.backends.llvm.target import PORTABLE, host_target
from isodyn.backends.reference import evaluate_bound
from isodyn.backends.schemes import RK4, SEMI_IMPLICIT_EULER
from isodyn.backends.wasm.emit import step_ports
from isodyn.backends.wasm.instance import Board
from isodyn.backends.wasm.module import MANY, Module, wasm_module
from isodyn.formulations.registry import methods_for
from isodyn.graph.graph import Graph
from isodyn.graph.passes import optimised, reciprocals_shared, signs_absorbed
from isodyn.model.quantities import QUANTITIES
from isodyn.simulation.system import System, problem
from isodyn.study.speed import host_line

FAR = 1e5  # arguments beyond are reduced another way than those near zero
ROWS = 4  # states: near, far, near, and one with a NaN and an infinity
FINITE = 3
STEPS = 1000  # timed together they take less than a processor's turn, so that others on the machine do not count
PROCESSES = 5  # of Node, of which the best counts
ASKED = {"bytes": 32_000, "native": 2.0, "mujoco": 15.0}
UR5 = (
    "inverse_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque", "kinetic_energy", "potential_energy", "jacobian",
)  # fmt: skip

# -- the same of both ----------------------------------------------------------------------------------------------------


def same_bits(a: np.ndarray, b: np.ndarray) -> bool:
    """The same numbers, zeros with their signs; which of the many NaN it is no machine promises."""
    a, b = np.asarray(a), np.asarray(b)
    return a.shape == b.shape and bool(((a.view(np.int64) == b.view(np.int64)) | (np.isnan(a) & np.isnan(b))).all())


def states(graph: Graph, rng: np.random.Generator, rows: int = ROWS) -> list[np.ndarray]:
    """Inputs (rows, size): every other row with far angles, the last with a NaN and an infinity."""
    found = []
    for port in graph.inputs:
        values = rng.uniform(-2.0, 2.0, (rows, port.size))
        if port.name == "q" and port.size:
            values[1::2] = rng.uniform(-1.0, 1.0, values[1::2].shape) * FAR * 10.0 ** rng.integers(1, 12)
        found.append(values)
    if found and found[0].size:
        found[0][-1, 0], found[0][-1, -1] = np.nan, np.inf
    return found


def native(graph: Graph, inputs: list[np.ndarray], unit: str = PORTABLE) -> list[np.ndarray]:
    """Outputs (rows, size) of the native kernel."""
    rows = len(inputs[0])
    outputs = [np.empty((rows, port.size)) for port in graph.outputs]
    Kernel(graph, unit=unit).run([*inputs, *outputs], rows)
    return outputs


def on_board(board: Board, name: str, graph: Graph, inputs: list[np.ndarray]) -> list[np.ndarray]:
    """The same of a function of a module, row by row."""
    outputs = [np.empty((len(inputs[0]), port.size)) for port in graph.outputs]
    for row in range(len(inputs[0])):
        for port, values in zip(graph.inputs, inputs, strict=True):
            board[port.name] = values[row]
        board.call(name)
        for port, values in zip(graph.outputs, outputs, strict=True):
            values[row] = board[port.name]
    return outputs


def native_integrator(what: Problem, unit: str = PORTABLE) -> Integrator:
    """The problem compiled for this machine, one motion at a time."""
    with mock.patch.dict(os.environ, {"ISODYN_LANES": unit}):
        return Integrator(what)


def native_steps(what: Problem, values: dict[str, np.ndarray], h: float, steps: int) -> list[np.ndarray]:
    """The states of one motion after so many steps from values of what the steps take, as the native integrator has them."""
    integrator = native_integrator(what)
    names = [port.name for port in step_ports(what)[0] if port.name not in ("h", "t")]
    start, held = ([values[name] for name in part] for part in (names[: what.states], names[what.states :]))
    results = [np.empty((1, 2, state.size)) for state in start]
    schedule = Schedule(h, steps, t0=float(values["t"][0]) if "t" in values else 0.0, every=steps)
    given = [u[np.newaxis, np.newaxis] for u in held]
    integrator.run([x[np.newaxis] for x in start], given, results, schedule, integrator.carried(1))
    return [x[0, 1] for x in results]


def wasm_steps(what: Problem, values: dict[str, np.ndarray], h: float, steps: int) -> list[np.ndarray]:
    """The same by a module in one call."""
    board = Board(wasm_module({}, {"step": what}))
    for name, value in {**values, "h": h, "steps": steps}.items():
        board[name] = value
    board.call("step" + MANY)
    return [board[port.name].copy() for port in what.graph.inputs[: what.states]]


def offered() -> Iterator[tuple[str | None, str]]:
    """(method, quantity) of every pair; None where every method has the same formula."""
    for quantity in QUANTITIES:
        for method in methods_for(quantity) or (None,):
            yield method, quantity


def traced(robot: iso.Robot, method: str | None, quantity: str) -> Graph | None:
    """The graph, or None where there is none for this robot."""
    motion = robot.joint_names[:1] if quantity == "hybrid_dynamics" else None
    try:
        return iso.trace(robot, method, quantity, prescribed=motion)
    except (iso.MethodError, iso.ModelError):
        return None


# -- bits -----------------------------------------------------------------------------------------------------------------


def off_fused(graph: Graph, inputs: list[np.ndarray], found: list[np.ndarray]) -> float:
    """How far results are from those of the default kernel, in bounds on the rounding of both."""
    finite = [values[:FINITE] for values in inputs]
    given = {port.name: a.reshape(FINITE, *port.shape) for port, a in zip(graph.inputs, finite, strict=True)}
    bounds = [evaluate_bound(each, given)[1] for each in (signs_absorbed(reciprocals_shared(graph.pruned())), optimised(graph))]
    worst = 0.0
    for port, mine, theirs in zip(graph.outputs, found, native(graph, finite, "scalar"), strict=True):
        bound = sum(each[port.name].reshape(FINITE, -1) for each in bounds)
        with np.errstate(invalid="ignore"):  # infinities of both
            gap = np.abs(mine[:FINITE] - theirs)
        off = (gap > 0) & (bound < np.inf)
        worst = max(worst, float((gap[off] / bound[off]).max(initial=0.0)))
    return worst


def moved(robot: iso.Robot) -> int:
    """Schemes, of two, whose thousand steps have the bits of the native integrator's: a fall from a bent pose."""
    good = 0
    for scheme in (RK4, SEMI_IMPLICIT_EULER):
        what = problem(System(robot).by_steps(), scheme)
        q = robot.neutral() if robot.loops else robot.random(0)
        values = {port.name: np.zeros(port.size) for port in step_ports(what)[0] if port.name != "h"} | {"q": np.asarray(q, float)}
        good += all(map(same_bits, wasm_steps(what, values, 1e-3, STEPS), native_steps(what, values, 1e-3, STEPS)))
    return good


def proof() -> int:
    """A line for each robot; returns how many do not stand."""
    print(f"{'robot':17} {'pairs':>5} {'same bits':>9} {'nodes':>8} {'off the default kernel':>22} {'motions':>8} {'s':>6}")
    wrong = total = 0
    for name in iso.catalogue():
        robot, rng, begin = iso.load(name), np.random.default_rng(0), time.perf_counter()
        pairs = same = nodes = 0
        worst = 0.0
        for method, quantity in offered():
            graph = traced(robot, method, quantity)
            if graph is None:
                continue
            inputs = states(graph, rng)
            board = Board(wasm_module({"f": graph}))
            found = on_board(board, "f", graph, inputs)
            board.close()
            good = all(map(same_bits, found, native(graph, inputs)))
            if not good:
                print(f"  {name}: {method} {quantity}: other bits")
            pairs, same, nodes = pairs + 1, same + good, nodes + len(graph)
            worst = max(worst, off_fused(graph, inputs, found))
        good = moved(robot)
        wrong += pairs - same + (worst > 1.0) + 2 - good
        total += pairs
        spent = time.perf_counter() - begin
        print(f"{name:17} {pairs:5} {same:9} {nodes:8} {worst:15.2g} bounds {f'{good} of 2':>8} {spent:6.1f}", flush=True)
    print(f"{total} kernels; {wrong} of all this not as it should be")
    return wrong


# -- size and time --------------------------------------------------------------------------------------------------------

NODE = """
const fs = require("fs");
const { file, name, apart, steps, rounds } = JSON.parse(process.argv[2]);
const module_ = new WebAssembly.Module(fs.readFileSync(file));
const { arrays } = JSON.parse(new TextDecoder().decode(WebAssembly.Module.customSections(module_, "isodyn")[0]));
const made = new WebAssembly.Instance(module_).exports;
const on = (name) => new Float64Array(made.memory.buffer, arrays[name].offset, arrays[name].size);
const [q, qd, tau] = ["q", "qd", "tau"].map(on);
const wrench = on(Object.keys(arrays).find((name) => name.startsWith("wrench")));
const torques = new Float64Array(tau.length), force = new Float64Array(6);
on("h")[0] = 1e-3;
on("steps")[0] = steps;
const spent = [];
for (let k = 0; k < rounds; k++) {
  q.fill(0.1);
  qd.fill(0.0);
  const begin = performance.now();
  if (!apart) made[name + "_many"]();
  else for (let i = 0; i < steps; i++) {
    tau.set(torques);
    wrench.set(force);
    made[name]();
    q.slice();
    qd.slice();
  }
  spent.push(1e6 * (performance.now() - begin) / steps);
}
console.log(JSON.stringify([spent[0], Math.min(...spent)]));
"""

PEER = """
import { pathToFileURL } from "node:url";
const { folder, model, free, apart, steps, rounds } = JSON.parse(process.argv[2]);
const load = (await import(pathToFileURL(folder + "/@mujoco/mujoco/mujoco.js"))).default;
const mujoco = await load();
const arm = mujoco.MjModel.from_xml_string(model);
arm.opt.integrator = mujoco.mjtIntegrator.mjINT_RK4.value;
arm.opt.timestep = 1e-3;
if (free) arm.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT.value;
const data = new mujoco.MjData(arm);
const torques = new Float64Array(arm.nv), force = new Float64Array(6);
const spent = [];
for (let k = 0; k < rounds; k++) {
  mujoco.mj_resetData(arm, data);
  const begin = performance.now();
  if (!apart) for (let i = 0; i < steps; i++) mujoco.mj_step(arm, data);
  else for (let i = 0; i < steps; i++) {
    data.qfrc_applied.set(torques);
    data.xfrc_applied.set(force, 6 * (arm.nbody - 1));
    mujoco.mj_step(arm, data);
    data.qpos.slice();
    data.qvel.slice();
  }
  spent.push(1e6 * (performance.now() - begin) / steps);
}
console.log(JSON.stringify([spent[0], Math.min(...spent)]));
process.exit(0);
"""
#: of Node's compilers: the one of code that runs often, and the one of code that has just been loaded
COMPILERS: dict[str, tuple[str, ...]] = {"": (), ", first compiler": ("--liftoff-only",)}


def in_node(script: str, ending: str, given: dict[str, object], flags: tuple[str, ...] = ()) -> tuple[float, float] | str:
    """Nanoseconds of a step: of the first thousand after the module was loaded, and at best; or why there are none."""
    node = shutil.which("node")
    if node is None:
        return "Node is not installed"
    found = []
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder, f"time{ending}")
        place.write_text(script, encoding="utf-8")
        for _ in range(PROCESSES):
            done = subprocess.run([node, *flags, str(place), json.dumps(given)], capture_output=True, text=True, timeout=600)
            if done.returncode:
                return next((line for line in done.stderr.splitlines() if "Error" in line), "Node gives no reason")[:200]
            found.append(json.loads(done.stdout))
    first, best = np.min(found, axis=0)
    return float(first), float(best)


def mujoco_step(free: bool, apart: bool, flags: tuple[str, ...]) -> tuple[float, float] | str:
    """The same of an RK4 step of the arm, without any shapes that could touch, in MuJoCo's module.

    free    without limits of joints
    apart   with torques and a wrench written before every step, and the state copied after it
    """
    folder = next((each for each in os.environ.get("NODE_PATH", "").split(os.pathsep) if Path(each, "@mujoco").is_dir()), "")
    if not folder:
        return "npm's @mujoco/mujoco is not in NODE_PATH"
    given = {"folder": os.path.abspath(folder), "model": iso.load("ur5").to_urdf(), "free": free, "apart": apart}
    return in_node(PEER, ".mjs", {**given, "steps": STEPS, "rounds": 20}, flags)


def ours_in_node(content: bytes, folder: Path, apart: bool = False, flags: tuple[str, ...] = ()) -> tuple[float, float] | str:
    """The same of a module with a step."""
    place = Path(folder, "ur5.wasm")
    place.write_bytes(content)
    return in_node(NODE, ".cjs", {"file": str(place), "name": "step", "apart": apart, "steps": STEPS, "rounds": 300}, flags)


def step_of_a_page() -> Problem:
    """An RK4 step of the UR5, with torques and a wrench at its tip."""
    arm = iso.load("ur5")
    return problem(System(arm, frames=(arm.tip,)).by_steps(), RK4)


def module_with_step() -> Module:
    """The kernels of a page with a UR5."""
    dynamics = iso.compile(iso.load("ur5"))
    return wasm_module({key: dynamics.graph(key) for key in UR5}, {"step": step_of_a_page()})


def sizes_and_times() -> int:
    """The kernels of a page with a UR5; returns how many figures are beyond what is asked."""
    what, module = step_of_a_page(), module_with_step()
    print(f"UR5: {len(UR5)} quantities and a step with torques and a wrench at the tip: {len(module.content)} bytes", end="")
    print(f" (asked: at most {ASKED['bytes']})")
    board = Board(module)
    board["h"], board["steps"] = 1e-3, STEPS
    results = [np.empty((1, 2, 6)) for _ in range(2)]
    start, held = [np.full((1, 6), 0.1), np.zeros((1, 6))], [np.zeros((1, 1, 6)), np.zeros((1, 1, 6))]
    kernels = {unit: native_integrator(what, unit) for unit in (PORTABLE, "scalar")}
    carried = {unit: kernel.carried(1) for unit, kernel in kernels.items()}

    def inside() -> None:
        board["q"], board["qd"] = 0.1, 0.0
        board.call("step" + MANY)

    contestants = {"wasmtime": inside} | {
        unit: lambda unit=unit: kernels[unit].run(start, held, results, Schedule(1e-3, STEPS, every=STEPS), carried[unit])
        for unit in kernels
    }
    best = {name: spent / STEPS for name, spent in best_of(contestants, rounds=60).items()}
    native_ns = best["scalar"]
    for label, name in (("native, scalar", "scalar"), ("native, portable", PORTABLE), ("wasmtime", "wasmtime")):
        print(f"  {label:61} {best[name]:8.0f} ns a step, {best[name] / native_ns:6.2f} of native")
    missed = int(len(module.content) > ASKED["bytes"]) + (best["wasmtime"] > ASKED["native"] * native_ns)
    for (compiler, flags), apart in product(COMPILERS.items(), (False, True)):
        words = (", torques in, state out" if apart else "") + compiler
        with tempfile.TemporaryDirectory() as folder:
            node = ours_in_node(module.content, Path(folder), apart, flags)
        missed += _line(f"Node{words}", node, native_ns, None)
        for free in (True,) if words else (False, True):
            found = mujoco_step(free, apart, flags)
            missed += _line(f"MuJoCo{' without limits' if free else ''}{words}", found, native_ns, node)
    return int(missed)


def _line(label: str, found: tuple[float, float] | str, native: float, ours: tuple[float, float] | str | None) -> bool:
    """Prints a time in Node, beside the native one or, where there is one, isodyn's in Node; whether it misses what is asked."""
    if isinstance(found, str) or isinstance(ours, str):
        print(f"  {label:61} skipped: {found if isinstance(found, str) else ours}")
        return False
    first, later = found
    print(f"  {label:61} {later:8.0f} ns a step, {later / native:6.2f} of native; {first:.0f} in the first {STEPS}", end="")
    if ours is None:
        print(f" (asked: at most {ASKED['native']:.0f} of native)" if label == "Node" else "")
        return label == "Node" and later > ASKED["native"] * native
    print(f": {later / ours[1]:.0f} times isodyn's, {first / ours[0]:.0f} in the first (asked: {ASKED['mujoco']:.0f})")
    return later < ASKED["mujoco"] * ours[1]


def steps_table() -> int:
    """Prints sizes and times; 1 where something does not stand."""
    print(f"{host_line()}; {host_target().cpu}")
    return int(sizes_and_times() > 0)


def table() -> int:
    """Prints it; 1 where something does not stand."""
    print(f"{host_line()}; {host_target().cpu}")
    missed = sizes_and_times()
    print(flush=True)
    return int(missed + proof() > 0)
