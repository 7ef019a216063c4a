"""What WebAssembly must give, bit for bit: the native kernels of one state at a time without fused multiply-adds."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

import numpy as np

import isodyn as iso
from isodyn.backends.cpu import Integrator, Kernel
from isodyn.backends.device import Problem, Schedule
from isodyn.backends.llvm.target import PORTABLE
from isodyn.backends.wasm.emit import step_ports
from isodyn.backends.wasm.instance import Board
from isodyn.backends.wasm.module import MANY, wasm_module
from isodyn.formulations.registry import methods_for
from isodyn.graph.graph import Graph
from isodyn.model.quantities import QUANTITIES

FAR = 1e5  # arguments beyond are reduced another way than those near zero


def same_bits(a: np.ndarray, b: np.ndarray) -> bool:
    """The same numbers, zeros with their signs; which of the many NaN it is no machine promises."""
    a, b = np.asarray(a), np.asarray(b)
    return a.shape == b.shape and bool(((a.view(np.int64) == b.view(np.int64)) | (np.isnan(a) & np.isnan(b))).all())


def states(graph: Graph, rng: np.random.Generator, rows: int) -> list[np.ndarray]:
    """Inputs (rows, size): a row near zero, rows with far angles, and one with a NaN and an infinity."""
    found = []
    for port in graph.inputs:
        values = rng.uniform(-2.0, 2.0, (rows, port.size))
        if port.name == "q" and port.size:
            values[1::2] = rng.uniform(-1.0, 1.0, values[1::2].shape) * FAR * 10.0 ** rng.integers(1, 12)
        found.append(values)
    first = found[0] if found and found[0].size else None
    if first is not None and rows > 2:
        first[-1, 0], first[-1, -1] = np.nan, np.inf
    return found


def native(graph: Graph, inputs: list[np.ndarray]) -> list[np.ndarray]:
    """Outputs (rows, size) of the native kernel."""
    rows = len(inputs[0])
    outputs = [np.empty((rows, port.size)) for port in graph.outputs]
    Kernel(graph, unit=PORTABLE).run([*inputs, *outputs], rows)
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


@contextmanager
def portable() -> Iterator[None]:
    """Within it everything native is compiled so."""
    with mock.patch.dict(os.environ, {"ISODYN_LANES": PORTABLE}):
        yield


def native_steps(problem: Problem, values: dict[str, np.ndarray], h: float, steps: int) -> list[np.ndarray]:
    """The states of one motion after so many steps from values of what the steps take, as the native integrator has them."""
    with portable():
        integrator = Integrator(problem)
    names = [port.name for port in step_ports(problem)[0] if port.name not in ("h", "t")]
    start, held = ([values[name] for name in part] for part in (names[: problem.states], names[problem.states :]))
    results = [np.empty((1, 2, state.size)) for state in start]
    schedule = Schedule(h, steps, t0=float(values["t"][0]) if "t" in values else 0.0, every=steps)
    given = [u[np.newaxis, np.newaxis] for u in held]
    integrator.run([x[np.newaxis] for x in start], given, results, schedule, integrator.carried(1))
    return [x[0, 1] for x in results]


def wasm_steps(problem: Problem, values: dict[str, np.ndarray], h: float, steps: int) -> list[np.ndarray]:
    """The same by a module in one call."""
    board = Board(wasm_module({}, {"step": problem}))
    for name, value in {**values, "h": h, "steps": steps}.items():
        board[name] = value
    board.call("step" + MANY)
    return [board[port.name].copy() for port in problem.graph.inputs[: problem.states]]


def offered(robot: iso.Robot) -> Iterator[tuple[str, str]]:
    """(method, quantity) of every pair that there is for a robot; None where every method has the same formula."""
    for quantity in QUANTITIES:
        for method in methods_for(quantity) or (None,):
            yield method, quantity


def traced(robot: iso.Robot, method: str | None, quantity: str) -> Graph | None:
    """The graph, or None where there is none for this robot."""
    motion = robot.joint_names[:1] if quantity == "hybrid_dynamics" else None
    try:
        return iso.trace(robot, method, quantity, motion=motion)
    except (iso.MethodError, iso.ModelError):
        return None
