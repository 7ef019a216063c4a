"""Celentano, Theorem 1, Lemma 1, Remark 2: motion from the inertia matrix and gradients of energies, and the bounds (9)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.papers.panels import joint_labels, joint_panels
from isodyn.papers.piece import AGREES, DIFFERS, Piece
from isodyn.show.figure import MARKERS, Figure, Sketch, look
from isodyn.show.table import Table, number
from isodyn.simulation.momentum import gradient_error, kinetic_gradient, rates
from isodyn.simulation.result import Simulation
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array

DIFFERENCES = tuple(float(10.0**e) for e in np.arange(-9.0, 0.01, 0.25))  # distances of the points [rad]
MEANS = {"two-point": (1, 1e-4, 1e-3), "three-point": (2, 1e-3, 1e-2)}  # order, and what the paper recommends [rad]
ROBOTS = ("three-link", "ur5")
STATES = 64
EPS = float(np.finfo(float).eps)


def lemma_1() -> Piece:
    """The bounds, reached and kept."""
    worst = {(means, a): sine_ratio(means, a) for means in MEANS for a in (1.0, 2.0)}
    kept = {(name, means): ratio(name, means) for name in ROBOTS for means in MEANS}
    good = all(0.95 < reached <= 1 for reached in worst.values()) and max(kept.values()) <= 1
    remarks = (
        "Lemma 1: the derivative of sin(a q) by two points at a distance h is off by at most a^2 h/2, by three points by at most "
        "a^3 h^2/6. Checked on 721 angles for a = 1 and 2 and distances from 1e-3 to 0.1: the bounds are kept, and "
        f"reached to {min(worst.values()):.3f} of their value or more.",
        "Remark 2: the kinetic energy holds sines of each joint's angle (and, in arms that are not planar, of twice the angle), "
        "so that the bounds hold for dT/dq with the sizes of those sines as factors. On the three-link arm and the UR5 the error "
        f"of every joint at {STATES} random states keeps to them, what rounding of B adds over h included: "
        f"{max(kept.values()):.2f} of the bound at most.",
        "The paper recommends h from 1e-4 to 1e-3 for two points and from 1e-3 to 1e-2 for three, for practical purposes; there "
        f"the largest errors are {_shares('two-point')} and {_shares('three-point')} of the largest gradient. The smallest "
        "errors are further to the left, near 1e-8 and 1e-5, where the formula's error meets that of rounding (shaded: what is "
        "recommended).",
    )
    tables = (_sine_table(worst), _error_table())
    data: dict[str, Any] = {"sine": {f"{means}, a = {a:g}": x for (means, a), x in worst.items()}}
    data |= {"robots": {f"{name}, {means}": x for (name, means), x in kept.items()}}
    verdict = AGREES if good else DIFFERS
    title = "Lemma 1 and Remark 2: derivatives by two and three points"
    return Piece("celentano-lemma-1", "Celentano", title, verdict, remarks, tables, (_sine_figure(), _robot_figure()), data)


# -- sines ------------------------------------------------------------------------------------------------------------


def sine_error(means: str, a: float, h: float) -> tuple[float, float, float]:
    """(largest error of (8) over the angles, the bound (9), what rounding may add)."""
    q = np.linspace(-np.pi, np.pi, 721)
    slope = a * np.cos(a * q)
    if means == "two-point":
        found, bound = (np.sin(a * (q + h)) - np.sin(a * q)) / h, a**2 * h / 2
    else:
        found, bound = (np.sin(a * (q + h)) - np.sin(a * (q - h))) / (2 * h), a**3 * h**2 / 6
    return float(np.abs(found - slope).max()), bound, 2 * (a * np.pi + 2) * EPS / h


def sine_ratio(means: str, a: float) -> float:
    """The smallest of error / bound over distances from 1e-3 to 0.1, where rounding is small; NaN where a bound is broken."""
    found = []
    for h in (1e-3, 1e-2, 1e-1):
        error, bound, rounding = sine_error(means, a, h)
        found.append((error - rounding) / bound if error <= bound + rounding else np.nan)
    return float(np.min(found))


def _sine_table(worst: dict[tuple[str, float], float]) -> Table:
    rows = []
    for means, a in worst:
        for h in (1e-1, 1e-2, 1e-3):
            error, bound, _ = sine_error(means, a, h)
            rows.append((means, f"{a:g}", f"{h:g}", number(bound, 4), number(error, 4), f"{error / bound:.4f}"))
    header = ("formula (8)", "a", "h [rad]", "bound (9)", "largest error", "error / bound")
    return Table("Sines", header, tuple(rows))


def _sine_figure() -> Figure:
    h = np.array(DIFFERENCES)
    with Sketch("celentano-sines", "Errors of derivatives of sines", height=3.6) as sketch:
        for k, (means, a) in enumerate((means, a) for means in MEANS for a in (1.0, 2.0)):
            error, bound, _ = np.array([sine_error(means, a, x) for x in h]).T
            sketch.axes.loglog(h, error, label=f"{means}, a = {a:g}", **look(k))
            sketch.axes.loglog(h, bound, color=look(k)["color"], linestyle=":", linewidth=1.2)
        sketch.axes.set(xlabel="h [rad]", ylabel="largest error", ylim=(1e-13, 10))
        sketch.figure.legend(loc="outside lower center", ncols=2)
        return Figure(
            sketch.svg(),
            "Lemma 1: largest error of (8) over all angles (full lines) and the bounds (9) (dotted); to the left rounding takes "
            "over, as 1/h.",
        )


# -- robots -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def states(name: str) -> tuple[Array, Array, Array]:
    """(q, qd, exact dT/dq), each (STATES, n)."""
    robot = load(name)
    q, qd = np.random.default_rng(7).uniform(-2, 2, (2, STATES, robot.n))
    return q, qd, kinetic_gradient(robot, q, qd)


@lru_cache(maxsize=256)
def robot_error(name: str, means: str, h: float) -> tuple[float, float, float]:
    """(largest error, largest bound by (9) and rounding, largest ratio entry by entry)."""
    robot, (q, qd, exact) = load(name), states(name)
    off = np.abs(kinetic_gradient(robot, q, qd, means=means, h=h) - exact)
    room = gradient_error(robot, q, qd, means=means, h=h).total + 64 * EPS * np.abs(exact)  # the exact gradient is rounded too
    share = np.divide(off, room, out=np.zeros_like(off), where=room > 0)
    return float(off.max()), float(room.max()), float(share.max())


def ratio(name: str, means: str) -> float:
    """The largest error in units of its bound, over all distances that are drawn."""
    return max(robot_error(name, means, h)[2] for h in DIFFERENCES[::4])


def _shares(means: str) -> str:
    """Errors over the largest gradient within the recommended distances, on all robots."""
    found = [robot_error(name, means, h)[0] / float(np.abs(states(name)[2]).max()) for name in ROBOTS for h in MEANS[means][1:]]
    return f"{min(found):.0e} to {max(found):.0e}"


def _error_table() -> Table:
    rows = []
    for name in ROBOTS:
        size = float(np.abs(states(name)[2]).max())
        for means, (_, low, high) in MEANS.items():
            for h in (low, high):
                error, bound, share = robot_error(name, means, h)
                rows.append((name, means, f"{h:g}", number(bound), number(error), number(error / size), f"{share:.2f}"))
    header = (
        "robot",
        "formula (8)",
        "h [rad]",
        "bound\n[N m]",
        "largest error\n[N m]",
        "over the largest\ngradient",
        "error / bound,\nworst entry",
    )
    notes = ("At the ends of the ranges that the paper recommends; bounds by (9) for every sine in T, rounding included.",)
    return Table("The gradient of the kinetic energy", header, tuple(rows), notes, left=2)


def _robot_figure() -> Figure:
    h = np.array(DIFFERENCES[::2])
    with Sketch("celentano-gradient", "Errors of the gradient of the kinetic energy", height=3.8) as sketch:
        sketch.axes.remove()
        axes = sketch.figure.subplots(1, len(ROBOTS), sharey=True)
        for axis, name in zip(axes, ROBOTS, strict=True):
            for k, (means, (_, low, high)) in enumerate(MEANS.items()):
                error, bound, _ = np.array([robot_error(name, means, float(x)) for x in h]).T
                axis.loglog(h, error, label=means if name == ROBOTS[0] else None, **look(k))
                axis.loglog(h, bound, color=look(k)["color"], linestyle=":", label=f"{means}: bound" if name == ROBOTS[0] else None)
                axis.axvspan(low, high, color=look(k)["color"], alpha=0.12, linewidth=0)
            axis.set_title(name, loc="left", fontsize=9)
            axis.set(xlabel="h [rad]")
        axes[0].set_ylabel("largest error of dT/dq [N m]")
        sketch.figure.legend(loc="outside lower center", ncols=4)
        return Figure(
            sketch.svg(),
            "The gradient of the kinetic energy by points: largest error over 64 states and all joints (full), and its bound by "
            "(9) and rounding (dotted). Shaded: the distances that the paper recommends.",
        )


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
        "modulo 2^61 - 1 on arms of symbols (tests/formulations/test_momentum.py).",
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
        joint_panels("celentano-motion", "Motion", exact.t, series, joint_labels("q", ["rad"] * robot.n), across=3),
        "Free fall of the three-link arm: by the momentum scheme in 64 steps, and by DOP853; the lines coincide.",
    )
