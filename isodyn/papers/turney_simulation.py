"""Turney, section 7: simulation by fourth-order Runge-Kutta with the inertia matrix strobed out of modified Newton-Euler."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.papers.panels import joint_panels, numbered
from isodyn.papers.piece import STAND_IN, Figure, Piece
from isodyn.show.figure import MARKERS, Sketch, look
from isodyn.show.table import Table, number
from isodyn.simulation.result import Simulation
from isodyn.simulation.run import simulate
from isodyn.spatial import Array

METHOD = "modified-newton-euler"
DURATION = 0.5  # s
STEPS = (8, 16, 32, 64, 128, 256, 512)
ROBOTS = ("puma560", "three-link")
TOLERANCES = (1e-3, 1e-5, 1e-7, 1e-9, 1e-11)
SHOWN = 64  # steps of the run that is drawn and repeated by hand


def simulation() -> Piece:
    """The recipe, its order, and what it costs."""
    orders = {name: observed_orders(name) for name in ROBOTS}
    apart = {name: by_hand_difference(name) for name in ROBOTS}
    seen = "; ".join(f"{name}, observed orders {', '.join(f'{x:.2f}' for x in found)}" for name, found in orders.items())
    remarks = (
        "Section 7 gives a recipe and no numbers: the Puma 560 (standard DH, as the report has it) and Saha's three-link arm "
        "stand in, without friction, under the constant torques that hold them where they start, half of them at every joint but "
        f"the first, which gets 20 N m on the Puma; {DURATION} s from rest. So the arms fall, and turn.",
        "The recipe: C + G from the recursion without accelerations; M column by column from unit accelerations, without "
        "velocities and gravity; M inverted; four points. It is done here twice, with compiled inverse dynamics in a loop of "
        "NumPy exactly as printed, and as one compiled step around the traced strobe. The two agree to "
        f"{number(max(apart.values()), 2)} rad after {SHOWN} steps, which is rounding.",
        f"The error against DOP853 (tolerance 1e-13) falls with the fourth power of the step, until rounding is reached: {seen}. "
        "The report asks that the step be small enough for the angles not to change excessively, and names no other criterion; "
        "the tables show what a step costs in accuracy.",
        "Strobing costs n + 1 evaluations of inverse dynamics when it is done by calls. Traced, the zeros of unit accelerations "
        "fold, and it costs a fraction of that (last table).",
    )
    tables = (*(_order_table(name) for name in ROBOTS), _cost_table())
    figures = (_order_figure(), _motion_figure())
    data: dict[str, Any] = {"errors": {name: errors(name) for name in ROBOTS}, "orders": orders, "by hand": apart}
    title = "Section 7: simulation by Runge-Kutta, M by strobing"
    return Piece("turney-rk4", "Turney", title, STAND_IN, remarks, tables, figures, data)


# -- the recipe -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def scene(name: str) -> tuple[Robot, Array, Array]:
    """(robot, q at the start, constant torques)."""
    robot = load(name)
    q = np.array([0.0, math.pi / 4, math.pi, 0.0, math.pi / 4, 0.0]) if name == "puma560" else np.array([0.3, 0.5, -0.4])
    tau = 0.5 * compile(robot, friction=False).gravity_torque(q)
    if name == "puma560":
        tau[0] = 20.0
    return robot, q, tau


def by_hand(name: str, steps: int) -> Array:
    """(2, n): q and qd at the end, by section 7 as printed, with y = (theta', theta)."""
    robot, q0, tau = scene(name)
    n = robot.n
    whole, weightless = (compile(r, method=METHOD, friction=False) for r in (robot, robot.with_gravity((0.0, 0.0, 0.0))))
    still, unit, epsilon = np.zeros(n), np.eye(n), DURATION / steps

    def g(y: Array) -> Array:
        thd, th = y
        rest = tau - whole.inverse_dynamics(th, thd, still)  # tau - C - G
        M = np.stack([weightless.inverse_dynamics(th, still, unit[j]) for j in range(n)], axis=1)
        return np.array([np.linalg.inv(M) @ rest, thd])

    y = np.array([still, q0])
    for _ in range(steps):
        h1 = epsilon * g(y)
        h2 = epsilon * g(y + h1 / 2)
        h3 = epsilon * g(y + h2 / 2)
        h4 = epsilon * g(y + h3)
        y = y + (h1 + 2 * h2 + 2 * h3 + h4) / 6
    return np.asarray(y[::-1])


@lru_cache(maxsize=64)
def run(name: str, steps: int = 0, tolerance: float = 0.0) -> Simulation:
    """RK4 in so many steps, compiled; DOP853 at a tolerance when there are none."""
    robot, q, tau = scene(name)
    t = np.linspace(0.0, DURATION, 65)
    still = np.zeros(robot.n)
    common: dict[str, Any] = {"torque": tau, "method": METHOD, "friction": False, "progress": False}
    if steps:
        return simulate(robot, q, still, t, integrator="rk4", dt=DURATION / steps, **common)
    return simulate(robot, q, still, t, integrator="DOP853", rtol=tolerance, atol=tolerance, **common)


def truth(name: str) -> Simulation:
    """The reference."""
    return run(name, tolerance=1e-13)


def by_hand_difference(name: str) -> float:
    """Largest distance [rad] of the recipe from the compiled steps at the end."""
    return float(np.abs(by_hand(name, SHOWN)[0] - run(name, SHOWN).q[-1]).max())


def errors(name: str) -> dict[int, float]:
    """Steps -> largest error in q at the end [rad]."""
    return {steps: _off(name, run(name, steps)) for steps in STEPS}


def _off(name: str, found: Simulation) -> float:
    return float(np.abs(found.q[-1] - truth(name).q[-1]).max())


def observed_orders(name: str) -> list[float]:
    """log2 of the ratios of errors, step halved each time."""
    sizes = list(errors(name).values())
    return [math.log2(a / b) for a, b in pairwise(sizes)]


# -- shown ------------------------------------------------------------------------------------------------------------


def _order_table(name: str) -> Table:
    sizes, orders = errors(name), [math.nan, *observed_orders(name)]
    robot, *_ = scene(name)
    rows = []
    for (steps, size), order in zip(sizes.items(), orders, strict=True):
        found = run(name, steps)
        turn = np.abs(np.diff(found.q, axis=0)).max() * 64 / steps
        rows.append(
            (
                f"{1e3 * DURATION / steps:.4g}",
                str(found.evaluations),
                number(turn),
                number(size),
                "" if order != order else f"{order:.2f}",
            )
        )
    for tolerance in TOLERANCES:
        found = run(name, tolerance=tolerance)
        rows.append((f"DOP853, {tolerance:g}", str(found.evaluations), "", number(_off(name, found)), ""))
    header = (
        "step [ms], or\ntolerance",
        "evaluations",
        "largest turn\nin a step [rad]",
        "error at the\nend [rad]",
        "observed\norder",
    )
    return Table(f"Fourth order: {name}, {robot.n} joints, {DURATION} s", header, tuple(rows))


def _cost_table() -> Table:
    rows = []
    for name in ROBOTS:
        robot = load(name)
        strobed, composite = (compile(robot, method=m, friction=False) for m in (METHOD, "composite-body"))
        one = strobed.count("inverse_dynamics").total
        cells = [one, (robot.n + 1) * one, strobed.count("forward_dynamics").total, composite.count("forward_dynamics").total]
        rows.append((name, str(robot.n), *map(str, cells)))
    header = ("robot", "n", "inverse\ndynamics", "n + 1 calls", "strobed, traced,\nM solved", "composite\nbodies")
    notes = ("Operations of the compiled kernels. The calls do not hold the solution of the linear equations.",)
    return Table("What strobing costs", header, tuple(rows), notes)


def _order_figure() -> Figure:
    with Sketch("turney-order", "Error against step and against work", height=3.6) as sketch:
        sketch.axes.remove()
        left, right = sketch.figure.subplots(1, 2, sharey=True)
        for k, name in enumerate(ROBOTS):
            sizes = errors(name)
            h = np.array([DURATION / steps for steps in sizes])
            e = np.array(list(sizes.values()))
            left.loglog(h, e, marker=MARKERS[k], markersize=4, label=f"RK4, {name}", **look(k))
            left.loglog(h, e[2] / 5 * (h / h[2]) ** 4, color="0.5", linestyle=":", linewidth=1.0, label=None if k else "slope 4")
            right.loglog([run(name, steps).evaluations for steps in sizes], e, marker=MARKERS[k], markersize=4, **look(k))
            other = [run(name, tolerance=tolerance) for tolerance in TOLERANCES]
            style = look(k) | {"linestyle": "--"}
            words = f"DOP853, {name}"
            right.loglog(
                [x.evaluations for x in other], [_off(name, x) for x in other], marker="x", markersize=4, label=words, **style
            )
        left.set(xlabel="step [s]", ylabel="error in q at the end [rad]")
        right.set(xlabel="evaluations of the dynamics")
        sketch.figure.legend(loc="outside lower center", ncols=3)
        return Figure(
            sketch.svg(),
            "Error against step, and against work: fourth-order Runge-Kutta with strobed M, and DOP853 at tolerances from 1e-3 "
            "to 1e-11; largest error of a joint after 0.5 s.",
        )


def _motion_figure() -> Figure:
    robot, *_ = scene("puma560")
    found, exact = run("puma560", SHOWN), truth("puma560")
    series = [(f"RK4, {1e3 * DURATION / SHOWN:.1f} ms", found.q), ("DOP853, 1e-13", exact.q)]
    return Figure(
        joint_panels("turney-motion", "Motion of the Puma", exact.t, series, numbered("θ", ["rad"] * robot.n), across=3),
        "Motion of the Puma: joint angles from rest under constant torques, by the report's recipe and by DOP853; the lines "
        "coincide.",
    )
