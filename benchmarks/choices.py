"""The figures of docs/choose.md: what methods, number types, devices, threads and integrators cost on one robot."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace

import numpy as np

import isodyn as iso
from benchmarks.measure import best_of
from isodyn.spatial import Array
from isodyn.study.speed import host_line

ROBOT = "ur5"
QUANTITIES = ("inverse_dynamics", "forward_dynamics", "mass_matrix")
STATES = 10_000
RUNS = 5  # of each integrator; the fastest counts
CHEAPEST = "method=None"


def table() -> int:
    """Print everything."""
    print(f"choices: {ROBOT}; {host_line()}")
    _methods()
    _number_types()
    _devices()
    _threads()
    _integrators()
    return 0


States = tuple[Array, Array, Array]


def _states(robot: iso.Robot, count: int = STATES, dtype: str = "float64") -> States:
    """Random q, qd and qdd (or tau), each (count, n)."""
    return tuple(np.random.default_rng(0).uniform(-1, 1, (3, count, robot.n)).astype(dtype))


def _inputs(quantity: str, states: States) -> tuple[Array, ...]:
    return states[:1] if quantity == "mass_matrix" else states


def _nanoseconds(dynamics: Iterable[tuple[str, iso.Dynamics]], quantity: str, states: States) -> dict[str, float]:
    """Name -> best time per state [ns]."""
    inputs = _inputs(quantity, states)

    def contestant(each: iso.Dynamics) -> object:
        function = getattr(each, quantity)
        out = np.empty_like(function(*inputs))
        return lambda: function(*inputs, out=out)

    contestants = {name: contestant(each) for name, each in dynamics}
    return {name: spent / len(states[0]) for name, spent in best_of(contestants).items()}  # type: ignore[arg-type]


def _methods() -> None:
    robot = iso.load(ROBOT)
    print(f"\nmethods: products and sums, ns a state; {STATES} states, one thread; named methods as published")
    for quantity in QUANTITIES:
        keys = [row.key for row in iso.methods() if quantity in row.quantities]
        kernels = {key: iso.compile(robot, method=key, threads=1) for key in keys} | {CHEAPEST: iso.compile(robot, threads=1)}
        spent = _nanoseconds(kernels.items(), quantity, _states(robot))
        for key in sorted(spent, key=spent.__getitem__):
            count = kernels[key].count(quantity)
            print(f"  {quantity:17} {key:23} {count.mul + count.add:5} {spent[key]:8.1f}")


def _number_types() -> None:
    robot = iso.load(ROBOT)
    print("\nnumber types: ns a state, one thread; largest difference from float64 over the largest entry")
    for quantity in QUANTITIES:
        exact = getattr(iso.compile(robot), quantity)(*_inputs(quantity, _states(robot)))
        for dtype in ("float64", "float32"):
            states, dynamics = _states(robot, dtype=dtype), iso.compile(robot, dtype=dtype, threads=1)
            (spent,) = _nanoseconds([(dtype, dynamics)], quantity, states).values()
            off = np.abs(getattr(dynamics, quantity)(*_inputs(quantity, states)) - exact).max() / np.abs(exact).max()
            print(f"  {quantity:17} {dtype} {spent:8.1f} {off:9.1e}")


def _devices() -> None:
    robot = iso.load(ROBOT)
    print("\ndevices: inverse dynamics, ns a state")
    for device, count in (("cpu", STATES), ("wasm", STATES), ("reference", STATES), ("precise", 10)):
        dynamics = iso.compile(robot, device=device, threads=1) if device == "cpu" else iso.compile(robot, device=device)
        (spent,) = _nanoseconds([(device, dynamics)], "inverse_dynamics", _states(robot, count)).values()
        print(f"  {device:10} {spent:12.1f}   (in a batch of {count})")


def _threads() -> None:
    robot = iso.load(ROBOT)
    print("\nthreads: inverse dynamics, ns a state")
    for count in (100, 10_000, 1_000_000):
        spent = _nanoseconds(((f"{n}", iso.compile(robot, threads=n)) for n in (1, 2)), "inverse_dynamics", _states(robot, count))
        print(f"  {count:8} states   1 thread {spent['1']:6.1f}   2 threads {spent['2']:6.1f}")


def _integrators() -> None:
    robot = iso.load(ROBOT)
    none = {"viscous": 0.0, "coulomb": (0.0, 0.0), "static": (0.0, 0.0)}
    robot = replace(robot, joints=tuple(joint if joint.type == "fixed" else replace(joint, **none) for joint in robot.joints))
    q0, qd0 = np.full(6, 0.3), np.zeros(6)
    exact = iso.simulate(robot, q0, qd0, 1.0, integrator="DOP853", rtol=1e-13, atol=1e-13).q[-1]
    print("\nintegrators: 1 s of free fall without friction; error of q at the end [rad], evaluations, ms")
    for row in iso.integrators():
        settings = [{"rtol": rtol, "atol": rtol} for rtol in (1e-6, 1e-10)] if row.adaptive else [{"dt": dt} for dt in (1e-2, 1e-3)]
        for options in settings:
            best = np.inf
            for _ in range(RUNS):
                began = time.perf_counter()
                fall = iso.simulate(robot, q0, qd0, 1.0, integrator=row.key, **options)
                best = min(best, time.perf_counter() - began)
            named = ", ".join(f"{key} {value:g}" for key, value in options.items() if key != "atol")
            print(f"  {row.key:20} {named:12} {np.abs(fall.q[-1] - exact).max():9.1e} {fall.evaluations:7} {best * 1e3:8.1f}")
