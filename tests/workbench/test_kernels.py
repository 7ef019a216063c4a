"""Kernel sets: with a robot's numbers on the board they compute what isodyn computes, and those that are shipped are in step."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache

import numpy as np
import pytest

import isodyn as iso
from isodyn.backends.device import Schedule, device
from isodyn.backends.reference import evaluate, evaluate_bound
from isodyn.formulations.drives import friction_torque, spring_torque
from isodyn.model.tree import reduce_robot
from isodyn.workbench import kernels
from isodyn.workbench.document import model_of, robot_of
from isodyn.workbench.kernel_graphs import graphs_of_key, kernel_graphs, open_robot
from isodyn.workbench.structure import key_of, structure
from isodyn.workbench.templates import TEMPLATES, template
from tests.helpers.bounds import between, within
from tools.fixtures import ball
from tools.kernels import LARGEST, robots

EPS = float(np.finfo(float).eps)
ARMS = ("2R", "RRP", "SCARA", "ur5", "gripper", "pelican-crucible")
LIGHT = ("RR", "RRP", "PPPR")  # keys whose graphs take a moment


@cache
def arm(name):
    """A robot as the page has it, with its structure; a slanting one so that chains by no table are there too."""
    robot = robot_of(model_of(template(name) if name in TEMPLATES else iso.load(name)))
    return robot, structure(robot)


@cache
def graphs(name, which="dynamics"):
    return kernel_graphs(arm(name)[0], which)


def board(robot, info, seed=0):
    """Arrays at a random state."""
    random, n = np.random.default_rng(seed), robot.n
    found = {"q": robot.random(random), **{name: random.uniform(-2, 2, n) for name in ("qd", "qdd")}}
    found["tau"] = robot.inverse_dynamics(found["q"], found["qd"], found["qdd"]) * random.uniform(0.5, 1.5, n)
    found |= {"wrench": random.uniform(-5, 5, 6), "h": np.array([1e-3]), "t": np.zeros(1), "control": np.zeros(3)}
    inertia = np.diag(robot.mass_matrix(found["q"]))
    found |= {"kp": 20 * inertia, "kd": 5 * inertia, "q_ref": robot.random(random), "qdd_ref": random.uniform(-1, 1, n)}
    found |= {"qd_ref": random.uniform(-1, 1, n)}
    if info["editable"]:
        found |= {"numbers": np.array(info["numbers"]), "gravity": np.array(info["gravity"])}
    if info["tip"]:
        frame = next(link["frame"] for link in info["links"] if link["name"] == info["tip"])
        T = np.array(frame).reshape(4, 4)
        found["tip"] = np.concatenate([T[:3, :3].ravel(), T[:3, 3]])
    return found


def expected(robot, info, name, at):
    """What isodyn says by itself."""
    q, qd, qdd, tau = (at[key] for key in ("q", "qd", "qdd", "tau"))
    pushed = {"wrench": {info["tip"]: at["wrench"]}} if info["tip"] else {}
    tree = reduce_robot(robot)
    bodies = {joint["body"]: joint["child"] for joint in info["joints"]}
    frames = {link["name"]: np.array(link["frame"]).reshape(4, 4) for link in info["links"]}

    def body_frames():
        poses = [robot.pose(q, frame=bodies[k]) @ np.linalg.inv(frames[bodies[k]]) for k in range(robot.n)]
        return np.concatenate([np.concatenate([T[:3, :3].ravel(), T[:3, 3]]) for T in poses])

    known = {
        "frames": body_frames,
        "inverse_dynamics": lambda: robot.inverse_dynamics(q, qd, qdd, **pushed),
        "forward_dynamics": lambda: robot.forward_dynamics(q, qd, tau, **pushed),
        "mass_matrix": lambda: robot.mass_matrix(q),
        "gravity_torque": lambda: robot.gravity_torque(q),
        "friction_torque": lambda: friction_torque(tree, qd).astype(float),
        "spring_torque": lambda: spring_torque(tree, q).astype(float),
        "energies": lambda: np.array([robot.kinetic_energy(q, qd), robot.potential_energy(q)]),
        "jacobian": lambda: robot.jacobian(q, frame=info["tip"]),
        "motors": lambda: np.dot(at["control"], [said(robot, word, at)[0] for word in ("pd", "weight", "computed_torque")]),
    }
    return known[name]() if name in known else None


def said(robot, word, at):
    """What a controller of isodyn says, and what rounding may make of it; "weight": what pd_gravity adds to pd."""
    none = np.zeros(robot.n)
    given = at | ({"kp": none, "kd": none} if word == "weight" else {})
    law = getattr(iso.Controller, "pd_gravity" if word == "weight" else word)(robot, None, None)
    values, bounds = evaluate_bound(law.graph, {port.name: given[port.name] for port in law.graph.inputs})
    return values["tau"], bounds["tau"]


def bounded(graph, at):
    """The first result of a graph on a board, and what it may differ by from another program's."""
    values, bounds = evaluate_bound(graph, {port.name: at[port.name] for port in graph.inputs})
    (value, *_), (bound, *_) = values.values(), bounds.values()
    own = 2 * between(bound.ravel(), batch=0).reshape(value.shape)
    return value, own + 64 * EPS * np.abs(value).max(initial=0.0)  # the second of the few products that stand here


@pytest.mark.parametrize("name", ARMS)
def test_with_the_numbers_of_an_arm_on_the_board_they_compute_what_it_computes(name):
    robot, info = arm(name)
    at, functions = board(robot, info), graphs(name).functions
    found = {word: bounded(graph, at) for word, graph in functions.items()}
    right = {word: expected(robot, info, word, at) for word in functions}
    for word, (value, bound) in found.items():
        if right[word] is not None:
            within(value.ravel(), np.ravel(right[word]), bound.ravel(), f"{name}: {word}")
    C, off = found["coriolis_matrix"]
    still = robot.inverse_dynamics(at["q"], 0 * at["qd"], 0 * at["qd"])
    passive = right["friction_torque"]
    moving = robot.inverse_dynamics(at["q"], at["qd"], 0 * at["qd"]) - still - passive
    within(C @ at["qd"], moving, off @ np.abs(at["qd"]) + 3 * found["inverse_dynamics"][1].max(), f"{name}: C qd")
    assert {word for word, value in right.items() if value is None} == {"coriolis_matrix"}


@pytest.mark.parametrize("name", ["pelican-crucible", "four-bar", "3-rrr", "floating-gripper", "ball"])
def test_what_controllers_say_where_joints_are_passive_bound_by_loops_or_attitudes(name):
    robot, info = (ball(), structure(ball())) if name == "ball" else arm(name)
    at, graph = board(robot, info), kernel_graphs(robot, "dynamics").functions["motors"]
    if robot.loops:
        at |= {"q": np.array(info["neutral"]), "q_ref": np.array(info["neutral"]) + 0.1}
    for word, weights in (("pd", [1.0, 0.0, 0.0]), ("pd_gravity", [1.0, 1.0, 0.0]), ("computed_torque", [0.0, 0.0, 1.0])):
        found, bound = bounded(graph, at | {"control": np.array(weights)})
        right, other = said(robot, word, at)
        within(found, right, 2 * bound + 2 * other, f"{name}: {word}")
        free = np.array([axis.passive for axis in robot.dofs])
        assert not found[free].any() and found[~free].any()


def run(problem, at, steps):
    """States of steps by the board's own integrator on this machine."""
    integrator = device("cpu").integrator(problem)
    graph, modes = problem.graph, problem.switching.mode(problem.graph) if problem.switching else ()
    initial = [at[port.name][np.newaxis] for port in graph.inputs[: problem.states]]
    held = [at[port.name][np.newaxis, np.newaxis] for port in graph.inputs[problem.states :] if port.name not in ("t", *modes)]
    results = [np.zeros((1, 2, x.shape[-1])) for x in initial]
    integrator.run(initial, held, results, Schedule(float(at["h"][0]), steps, every=steps), integrator.carried(1))
    return [x[0, -1] for x in results]


CONTROLS = {
    "free": (np.zeros(3), lambda robot, kp, kd: None),
    "pd": (np.array([1.0, 0.0, 0.0]), iso.Controller.pd),
    "pd_gravity": (np.array([1.0, 1.0, 0.0]), iso.Controller.pd_gravity),
    "computed_torque": (np.array([0.0, 0.0, 1.0]), iso.Controller.computed_torque),
}


@pytest.mark.parametrize(
    ("name", "control"),
    [
        ("2R", "free"), ("direct-drive", "pd"), ("gripper", "pd_gravity"), ("direct-drive", "computed_torque"),
        ("RRP", "computed_torque"), ("pelican-crucible", "pd"), ("four-bar", "free"), ("five-bar", "pd_gravity"),
    ],
)  # fmt: skip
def test_steps_are_those_of_isodyn(name, control):
    robot, info = arm(name)
    at, steps = board(robot, info), 20
    weights, law = CONTROLS[control]
    at |= {"control": weights, "wrench": np.zeros(6), "tau": np.where([axis.passive for axis in robot.dofs], 0.0, at["tau"])}
    if robot.loops:
        at |= {"q": np.array(info["neutral"]), "q_ref": np.array(info["neutral"])}
        at |= {"qd": np.zeros(robot.n), "qd_ref": np.zeros(robot.n)}
    drive = law(robot, at["kp"], at["kd"])
    given = {"controller": drive, "setpoints": {key: at[key] for key in drive.setpoints}} if drive else {"tau": at["tau"]}
    at["tau"] = np.zeros(robot.n) if drive else at["tau"]
    signs = np.random.default_rng(1).choice([-1, 1], (16, robot.n)) * (0.0 if robot.loops else EPS)
    starts = np.concatenate([at["q"][np.newaxis], at["q"] * (1 + signs)]), np.concatenate([at["qd"][np.newaxis]] * 17)
    done = iso.rollout(robot, *starts, dt=float(at["h"][0]), steps=steps, save_every=steps, **given)
    accelerations = bounded(graphs(name).functions["forward_dynamics"], at)[1].max()
    problem = graphs(name).steppers["step"]
    for value, states in zip(run(problem, at, steps), (done.q, done.qd), strict=True):
        apart = np.abs(states[1:, -1] - states[0, -1]).max()  # of motions that begin a rounding apart
        each = float(at["h"][0]) * accelerations + 8 * EPS * np.abs(states[0]).max()
        within(value, states[0, -1], 16 * apart + 4 * steps * each, f"{name} under {control}")


def test_gains_and_numbers_that_are_inputs_are_those_of_the_controllers():
    robot = open_robot("RR-passive-2")
    law = iso.Controller.pd_gravity(robot, None, 3.0)
    assert {"kp", "q_ref", "qd_ref"} == set(law.setpoints) and "numbers" in [port.name for port in law.graph.inputs]
    closed, info = arm("2R")
    at = board(closed, info)
    fixed = iso.Controller.pd_gravity(closed, at["kp"], 3.0)
    given = {port.name: at[port.name][: port.size] for port in law.graph.inputs}
    tau = evaluate(law.graph, given)["tau"]
    right = evaluate(fixed.graph, {port.name: at[port.name] for port in fixed.graph.inputs})["tau"]
    within(tau, [right[0], 0.0], 64 * EPS * np.abs(right).max())


@pytest.mark.parametrize("name", ["four-bar", "five-bar", "slider-crank", "3-rrr"])
def test_positions_are_brought_back_to_loops(name):
    robot, info = arm(name)
    functions, q = graphs(name).functions, np.array(info["neutral"])
    far = q + np.random.default_rng(1).uniform(-0.02, 0.02, robot.n)
    for _ in range(3):
        closed = evaluate(functions["close"], {"q": far, "qd": np.ones(robot.n)})
        far = closed["q"]
    gap, bound = bounded(functions["gap"], {"q": far})
    assert np.abs(evaluate(functions["gap"], {"q": q + 0.02})["gap"]).max() > 1e-4
    within(gap, np.zeros(len(gap)), 64 * EPS + bound)


@pytest.mark.parametrize("name", ["RRP", "gripper"])
def test_every_method_gives_the_same_torques(name):
    robot, info = arm(name)
    at, functions = board(robot, info), graphs(name, "methods").functions
    assert set(functions) == {f"inverse_dynamics:{row.key}" for row in iso.methods() if "inverse_dynamics" in row.quantities}
    right = robot.inverse_dynamics(at["q"], at["qd"], at["qdd"])
    for word, graph in functions.items():
        value, bound = bounded(graph, at)
        within(value, right, bound, word)


def test_the_lines_of_the_methods_account_for_their_operations():
    found = kernels.sections(kernels.prebuilt("RR", "methods"))
    manifest, lines = (json.loads(found[name]) for name in (kernels.SECTION, kernels.LINES))
    for name, function in manifest["functions"].items():
        products, sums = (sum(row[k] for row in lines["functions"][name]) for k in (2, 3))
        count = function["count"]
        assert (products, sums) == (count["mul"] + count["div"], count["add"]), name
        assert all(lines["text"][file][str(line)] for file, line, *_ in lines["functions"][name])


@pytest.mark.parametrize("name", ["ur5", "puma560"])
def test_prebuilt_kernels_run_as_the_page_runs_them(name):
    wasm = pytest.importorskip("isodyn.backends.wasm.instance", reason="wasmtime is not installed")
    pytest.importorskip("wasmtime")
    robot, info = arm(name)
    at, content = board(robot, info), kernels.prebuilt(info["key"])
    page = wasm.Board(wasm.Module(content, kernels.manifest_of(content)))
    names = page.manifest["arrays"]
    for key, value in at.items():
        if key in names:
            page[key] = value
    for word, graph in graphs_of_key(info["key"], "dynamics").functions.items():
        right = expected(robot, info, word, at)
        if right is not None:
            page.call(word)
            within(page[word].copy(), np.ravel(right), bounded(graph, at)[1].ravel(), f"{name}: {word} in WebAssembly")
    page["control"], page["steps"] = [0.0, 0.0, 1.0], [7.0]
    page.call("step_many")
    seven = [page[key].copy() for key in ("q", "qd", "t")]
    page["q"], page["qd"], page["t"] = at["q"], at["qd"], 0.0
    for _ in range(7):
        page.call("step")
    assert all(np.array_equal(page[key], value) for key, value in zip(("q", "qd", "t"), seven, strict=True))
    assert np.abs(seven[0] - at["q"]).max() > 1e-4
    page.close()


# -- what comes with the package -------------------------------------------------------------------------------------------


REMEDY = "python tools/kernels.py makes them anew"


@pytest.mark.check
@pytest.mark.parametrize("key", LIGHT)
def test_prebuilt_kernels_are_in_step(key):
    for which in kernels.SETS:
        assert kernels.in_step(kernels.prebuilt(key, which), graphs_of_key(key, which)), f"{which}: {REMEDY}"


@pytest.mark.check
@pytest.mark.parametrize("name", ["ur5", "four-bar", "mimic-gripper"])
def test_prebuilt_kernels_of_the_catalogue_are_in_step(name):
    robot, _ = arm(name)
    assert kernels.in_step(kernels.prebuilt(key_of(robot)), graphs(name)), REMEDY


@pytest.mark.check
def test_every_robot_of_the_catalogue_and_every_template_has_its_kernels():
    keys = robots()
    assert set(kernels.prebuilt_keys()) == set(keys), REMEDY
    assert all(kernels.prebuilt(key, "methods") for key, robot in keys.items() if structure(robot)["editable"])
    files = list(kernels.FOLDER.glob("*.wasm"))
    assert sum(path.stat().st_size for path in files) < 3_000_000
    assert LARGEST < 1_000_000


def test_prebuilt_kernels_are_found_without_a_compiler():
    program = (
        "import sys; from isodyn.workbench.kernels import prebuilt; assert prebuilt('RRRRRR'); assert prebuilt('../RR') is None;"
    )
    program += "print([name for name in ('llvmlite', 'numpy', 'isodyn.graph') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_set_of_a_robot_is_the_shipped_one_where_there_is_one():
    assert kernels.kernel_set(arm("ur5")[0]) == kernels.prebuilt("RRRRRR")
    heavier = arm("four-bar")[0].with_gravity((0.0, 0.0, -1.62))
    content = kernels.kernel_set(heavier)
    assert content[:4] == b"\0asm" and kernels.in_step(content, kernel_graphs(heavier, "dynamics"))
    assert not kernels.in_step(content, graphs("four-bar"))
