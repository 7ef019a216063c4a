"""Celentano, Theorem 1: the motion from the inertia matrix and the gradients of the energies, integrated in (q, B qd)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.papers.panels import joint_panels, numbered
from isodyn.papers.piece import AGREES, DIFFERS, Figure, Piece
from isodyn.show.figure import MARKERS, Sketch, look
from isodyn.show.table import Table, number
from isodyn.simulation.momentum_scheme import rates
from isodyn.simulation.result import Simulation
from isodyn.simulation.run import simulate
from isodyn.spatial import Array

STEPS = {"three-link": (32, 64, 128, 256, 512, 1024), "stanford": (8, 16, 32, 64, 128, 256)}
DURATION = 0.5  # s
POINTS = {"two-point": 1e-4, "three-point": 1e-3}  # distances [rad]
BY_POINTS = (64, 256)  # steps


def theorem_1() -> Piece:
    """The scheme beside Runge-Kutta on accelerations and DOP853."""
    found = {name: errors(name) for name in STEPS}
    orders = {(name, key): order(list(found[name][key].values())) for name in STEPS for key in found[name]}
    good = all(3.7 < value < 4.4 for value in orders.values())
    smallest = {means: min(by_points(name, means, BY_POINTS[-1]) for name in STEPS) for means in POINTS}
    seen = ", ".join(f"{value:.2f}" for value in orders.values())
    remarks = (
        "Theorem 1: with the gradient c of the kinetic energy, d(B qd)/dt = c + gamma + u can be integrated in q and B qd; the "
        "derivatives of B in time are not needed. The paper gives the block diagram of Fig. 1 and no numbers. Here: free fall of "
        f"Saha's three-link arm, and of a Stanford arm (which slides), {DURATION} s from a moving start, without friction.",
        f"Stepped by Runge and Kutta, the scheme has order four, as accelerations have: observed {seen} at the finest steps. It "
        "is the same motion, to the error of the steps, but not the same numbers: the two discretise different variables, and "
        "either may be nearer to the truth (DOP853 at 1e-13). That F is exactly the motion of the other methods is decided "
        "modulo 2^61 - 1 on arms of symbols (tests/test_momentum.py).",
        "With c by two or three points of the inertia matrix (Remark 2), the error of the formula stays, however small the step: "
        f"about {number(smallest['two-point'], 1)} rad and {number(smallest['three-point'], 1)} rad with the paper's finest "
        "distances, 1e-4 and 1e-3 rad.",
        "Energy is not kept better by the momentum form: what drifts is the error of the steps, in both.",
    )
    tables = tuple(_table(name) for name in STEPS)
    figures = (_order_figure(found), _motion_figure())
    data: dict[str, Any] = {"errors": found, "orders": {f"{name}, {key}": value for (name, key), value in orders.items()}}
    data |= {"by points": {name: {m: by_points(name, m, BY_POINTS[-1]) for m in POINTS} for name in STEPS}}
    title = "Theorem 1 and Fig. 1: integration in positions and momenta"
    return Piece("celentano-theorem-1", "Celentano", title, AGREES if good else DIFFERS, remarks, tables, figures, data)


@lru_cache(maxsize=4)
def start(name: str) -> tuple[Robot, Array, Array]:
    """(robot, q, qd)."""
    robot = load(name)
    return robot, np.linspace(0.2, 0.9, robot.n), np.linspace(-0.5, 0.5, robot.n)


@lru_cache(maxsize=64)
def run(name: str, integrator: str, steps: int = 0) -> Simulation:
    """In so many steps, or DOP853 at a tolerance of 1e-13."""
    robot, q, qd = start(name)
    t = np.linspace(0.0, DURATION, 51)
    how: dict[str, Any] = {"dt": DURATION / steps} if steps else {"rtol": 1e-13, "atol": 1e-13}
    return simulate(robot, q, qd, t, integrator=integrator, friction=False, progress=False, **how)


def errors(name: str) -> dict[str, dict[int, float]]:
    """Integrator -> steps -> largest error in q at the end [rad or m]."""
    exact = run(name, "DOP853").q[-1]
    return {key: {n: float(np.abs(run(name, key, n).q[-1] - exact).max()) for n in STEPS[name]} for key in ("momentum", "rk4")}


def order(sizes: list[float]) -> float:
    """The observed order at the finest steps, the step halved each time."""
    return float(np.log2(sizes[-2] / sizes[-1]))


@lru_cache(maxsize=16)
def by_points(name: str, means: str, steps: int) -> float:
    """Largest error in q at the end with c by points, by Runge and Kutta in a loop."""
    robot, q, qd = start(name)
    still, dt = np.zeros(robot.n), DURATION / steps
    y = np.array([q, compile(robot, friction=False).mass_matrix(q) @ qd])

    def F(y: Array) -> Array:
        return np.array(rates(robot, y[0], y[1], still, means=means, h=POINTS[means], friction=False))

    for _ in range(steps):
        k1 = F(y)
        k2 = F(y + dt / 2 * k1)
        k3 = F(y + dt / 2 * k2)
        y = y + dt / 6 * (k1 + 2 * k2 + 2 * k3 + F(y + dt * k3))
    return float(np.abs(y[0] - run(name, "DOP853").q[-1]).max())


# -- shown ------------------------------------------------------------------------------------------------------------


def _table(name: str) -> Table:
    found, rows = errors(name), []
    for n in STEPS[name]:
        drifts = [number(run(name, key, n).drift) for key in found]
        points = [number(by_points(name, means, n)) if n in BY_POINTS else "" for means in POINTS]
        rows.append((f"{1e3 * DURATION / n:.4g}", *(number(found[key][n]) for key in found), *points, *drifts))
    exact = run(name, "DOP853")
    header = (
        "step [ms]", "momentum,\nerror", "accelerations,\nerror", "momentum by two\npoints, error", "by three\npoints, error",
        "momentum,\ndrift [J]", "accelerations,\ndrift [J]",
    )  # fmt: skip
    notes = (
        "error: largest of a joint at the end [rad or m], against DOP853 at a tolerance of 1e-13, which took "
        f"{exact.evaluations} evaluations and drifts {number(exact.drift, 2)} J.",
    )
    return Table(f"{name}: {DURATION} s of free fall", header, tuple(rows), notes)


def _order_figure(found: dict[str, dict[str, dict[int, float]]]) -> Figure:
    words = {"momentum": "in (q, B qd)", "rk4": "in (q, qd)"}
    with Sketch("celentano-order", "Error against step", height=3.4) as sketch:
        k = 0
        for name in STEPS:
            for key, sizes in found[name].items():
                h = [DURATION / n for n in sizes]
                sketch.axes.loglog(
                    h, list(sizes.values()), marker=MARKERS[k], markersize=4, label=f"{name}, {words[key]}", **look(k)
                )
                k += 1
            for means in POINTS:
                h, off = [DURATION / n for n in BY_POINTS], [by_points(name, means, n) for n in BY_POINTS]
                style = look(k) | {"linestyle": "--"}
                sketch.axes.loglog(h, off, marker=MARKERS[k], markersize=4, label=f"{name}, {means} gradient", **style)
                k += 1
        sketch.axes.set(xlabel="step [s]", ylabel="error at the end [rad or m]")
        sketch.figure.legend(loc="outside right center")
        return Figure(
            sketch.svg(),
            "Error against step: Runge and Kutta's method in positions and momenta (Theorem 1) and in positions and velocities; "
            "dashed with the gradient of the kinetic energy by points.",
        )


def _motion_figure() -> Figure:
    name = "three-link"
    robot, *_ = start(name)
    scheme, exact = run(name, "momentum", 64), run(name, "DOP853")
    series = [("momentum scheme, 7.8 ms", scheme.q), ("DOP853, 1e-13", exact.q)]
    return Figure(
        joint_panels("celentano-motion", "Motion", exact.t, series, numbered("q", ["rad"] * robot.n), across=3),
        "Free fall of the three-link arm: by the momentum scheme in 64 steps, and by DOP853; the lines coincide.",
    )
