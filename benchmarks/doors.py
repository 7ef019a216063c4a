"""What a call costs beside what it computes: results into arrays that are given, changes of a live model, numbers that are bound,
loops; and a step in WebAssembly.  Every row is a ratio of two that take turns in this process, one thread, the best of many rounds.

    python -m benchmarks doors      Pinocchio; Node, and MuJoCo's npm package (NODE_PATH names its node_modules) for the last row
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import isodyn as iso
from benchmarks import wasm
from benchmarks.changes import COM, INERTIA, LINK, TEN, states
from benchmarks.loops import ROBOTS
from benchmarks.loops import states as loop_states
from benchmarks.measure import best_of
from isodyn.backends.cpu import Kernel
from isodyn.backends.llvm.target import host_target
from isodyn.study.speed import host_line

WORK = 100  # calls for one state that are timed together; of batches as many as do as much work
FEW = 256  # states of a small batch
DERIVATIVES = ("inverse_dynamics_derivatives", "forward_dynamics_derivatives")
QUANTITIES = ("inverse_dynamics", "forward_dynamics", "mass_matrix", "inverse_dynamics_derivatives")
#: the ten numbers of a link, as calls take them
VALUES = {TEN[0]: 1.5, TEN[1]: COM, TEN[2]: np.array([0.02, 0.03, 0.01, 0.001, 0.0, 0.002])}
#: what is asked of every kind of row: at most so many times the other's time
ASKED = {"out": 1.0, "set": 4.0, "attach": 4.0, "bound": 2.0, "loop": 3.0, "step": 1 / 15}


class Row(NamedTuple):
    """Nanoseconds of two that do the same, or the first a little more."""

    kind: str
    label: str
    ours: float
    other: float
    whose: str

    @property
    def ratio(self) -> float:
        """How many times the other's time."""
        return self.ours / self.other

    @property
    def missed(self) -> bool:
        """Whether it is more than what is asked, to half a percent."""
        return self.ratio > 1.005 * ASKED[self.kind]


def calls(f: Callable[..., object], *given: Any, **options: Any) -> Callable[[], object]:
    """So many calls of a builtin, written out: f(*given, **options) makes CPython itself unpack them."""
    times = range(WORK if given[0].ndim == 1 else max(1, WORK // len(given[0])))
    out = options.get("out")
    if len(given) == 1:
        (q,) = given
        return (lambda: [f(q) for _ in times]) if out is None else (lambda: [f(q, out=out) for _ in times])
    q, qd, x = given
    return (lambda: [f(q, qd, x) for _ in times]) if out is None else (lambda: [f(q, qd, x, out=out) for _ in times])


def number(given: np.ndarray) -> int:
    """How many calls that are."""
    return WORK if given.ndim == 1 else max(1, WORK // len(given))


def pair(make: Callable[[], tuple[Callable[[], object], Callable[[], object]]], rounds: int) -> tuple[float, float]:
    """Best times of two in turn."""
    ours, other = make()
    best = best_of({"ours": ours, "other": other}, rounds=rounds)
    return best["ours"], best["other"]


def given_arrays(rounds: int = 60) -> Iterator[Row]:
    """The derivatives of the iiwa14 into arrays that are given, beside new ones."""
    dynamics = iso.compile(iso.load("iiwa14"), threads=1)
    for rows in (None, FEW):
        x = tuple(states(7, rows))
        for quantity in DERIVATIVES:
            out = getattr(dynamics, quantity)(*x)
            f = getattr(dynamics, quantity)
            ours, other = pair(lambda f=f, x=x, out=out: (calls(f, *x, out=out), calls(f, *x)), rounds)
            label = f"iiwa14, {quantity}, out=, {rows or 1} state{'s' if rows else ''}"
            yield Row("out", label, ours / number(x[0]), other / number(x[0]), "without out=")


def set_properties(rounds: int = 60) -> Iterator[Row]:
    """Mass, com and inertia of a link of the UR5 and a torque, beside Pinocchio."""
    import pinocchio as pin

    robot = iso.load("ur5")
    model = pin.buildModelFromXML(robot.to_urdf())
    data, mass, (q, qd, qdd) = model.createData(), count(1), tuple(states(6))

    def ours(com: Any, inertia: Any) -> None:
        for k in islice(mass, WORK):
            live.set(LINK, mass=1.0 + 1e-6 * k, com=com, inertia=inertia)
            live.inverse_dynamics(q, qd, qdd)

    def theirs() -> None:
        for k in islice(mass, WORK):
            model.inertias[6] = pin.Inertia(1.0 + 1e-6 * k, COM, INERTIA)
            pin.rnea(model, data, q, qd, qdd)

    for form, com, inertia in (("arrays", COM, INERTIA), ("lists", COM.tolist(), INERTIA.tolist())):
        live = iso.live(robot, threads=1)
        live.inverse_dynamics(q, qd, qdd)
        best = pair(lambda com=com, inertia=inertia: (partial(ours, com, inertia), theirs), rounds)
        yield Row("set", f"ur5, live.set of mass, com, inertia ({form}), torque", *(x / WORK for x in best), "Pinocchio")


def attached(rounds: int = 6000) -> Iterator[Row]:
    """A body on a new joint and a torque, beside Pinocchio; taking it off, and copying Pinocchio's model, is not part of it."""
    import pinocchio as pin

    robot = iso.load("ur5")
    model = pin.buildModelFromXML(robot.to_urdf())
    live, seven, at = iso.live(robot, threads=1), tuple(states(7)), np.eye(4)
    at[:3, 3] = COM
    live.inverse_dynamics(*states(6))
    place = pin.SE3(at)

    def joint_of_a_type() -> None:
        live.attach(iso.Link("part", 1.0, COM, INERTIA), LINK, joint="revolute", at=at)

    def joint() -> None:
        live.attach(iso.Link("part", 1.0, COM, INERTIA), joint=iso.Joint("turn", LINK, "part", "revolute", at))

    for label, attach in (('joint="revolute", at=', joint_of_a_type), ("joint=Joint(...)", joint)):
        ours, theirs = [], []
        for _ in range(rounds):
            begin = time.perf_counter_ns()
            attach()
            live.inverse_dynamics(*seven)
            ours.append(time.perf_counter_ns() - begin)
            live.detach("part")
            more = model.copy()
            begin = time.perf_counter_ns()
            number = more.addJoint(6, pin.JointModelRZ(), place, "turn")
            more.appendBodyToJoint(number, pin.Inertia(1.0, COM, INERTIA), pin.SE3.Identity())
            pin.rnea(more, more.createData(), *seven)
            theirs.append(time.perf_counter_ns() - begin)
        yield Row("attach", f"ur5, a Link attached, {label}, torque", min(ours), min(theirs), "Pinocchio")


def bound(rounds: int = 60, quantities: tuple[str, ...] = QUANTITIES) -> Iterator[Row]:
    """Ten numbers that are bound, beside a kernel in which they are constants; for single states beside calls with parameters=."""
    robot = iso.load("ur5")
    fixed = iso.compile(robot.with_parameters(VALUES), threads=1)
    own = iso.compile(robot, parameters=TEN, threads=1).bind(VALUES)
    for rows in (None, 8, FEW, 20_000):
        for quantity in quantities:
            x = tuple(states(6, rows))[: 1 if quantity == "mass_matrix" else 3]
            out = [getattr(one, quantity)(*x) for one in (own, fixed)]
            f, g = (getattr(one, quantity) for one in (own, fixed))
            fresh = [None, None] if rows != 20_000 else out  # new arrays that large are page faults above all
            best = pair(lambda f=f, g=g, x=x, o=fresh: (calls(f, *x, out=o[0]), calls(g, *x, out=o[1])), rounds)
            label = f"ur5, ten numbers bound, {quantity}, {rows or 1} state{'s' if rows else ''}"
            yield Row("bound", label, *(t / number(x[0]) for t in best), "constants")


def loops(rounds: int = 60, robots: tuple[str, ...] = ROBOTS) -> Iterator[Row]:
    """A single call of robots with loops, beside the entry of its kernel alone."""
    for name in robots:
        robot = iso.load(name)
        dynamics, x = iso.compile(robot, threads=1), tuple(part[0] for part in loop_states(robot, 1))
        alone = Kernel(dynamics.graph("forward_dynamics")).direct("forward_dynamics", "", lambda *_: None)
        assert np.array_equal(dynamics.forward_dynamics(*x), alone(*x))
        best = pair(lambda f=dynamics.forward_dynamics, g=alone, x=x: (calls(f, *x), calls(g, *x)), rounds)
        yield Row("loop", f"{name}, forward_dynamics, 1 state", *(t / WORK for t in best), "its kernel")


def steps(turns: int = 4) -> Iterator[Row]:
    """An RK4 step of the UR5 in Node, contacts off, beside MuJoCo's module, once both have taken 10 000.

    turns   of five processes of each, of which the best counts
    """
    content, ours, theirs = wasm.module_with_step().content, np.inf, np.inf
    for _ in range(turns):
        found = wasm.mujoco_step(free=True, apart=False, flags=())
        if isinstance(found, str):
            print(f"a step in WebAssembly: skipped: {found}")
            return
        theirs = min(theirs, found[1])
        with tempfile.TemporaryDirectory() as folder:
            own = wasm.ours_in_node(content, Path(folder))
        assert not isinstance(own, str), own
        ours = min(ours, own[1])
    yield Row("step", "ur5, an RK4 step in Node", ours, theirs, "MuJoCo's WebAssembly")


def table() -> int:
    """Print every row; 1 where something is not as asked."""
    print(f"{host_line()}; {host_target().cpu}")
    print(f"doors: ns, one thread, best of many rounds in turn\n{'':74}{'ours':>10}{'other':>11}  {'':22}{'times':>7}  asked")
    missed = False
    for make in (given_arrays, set_properties, attached, bound, loops, steps):
        for row in make():
            missed |= row.missed
            asked = f"at most {ASKED[row.kind]:.2g}" if ASKED[row.kind] >= 1 else f"{1 / ASKED[row.kind]:.0f} times faster"
            times = f"{row.ratio:7.2f}" if ASKED[row.kind] >= 1 else f"1/{1 / row.ratio:<5.1f}"
            line = f"{row.label:74}{row.ours:10.1f}{row.other:11.1f}  {row.whose:22}{times}  {asked}"
            print(f"{line}{', MISSED' * row.missed}", flush=True)
    return int(missed)
