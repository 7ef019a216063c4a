"""Celentano (2008): motion by momenta, costs of the scheme and of closed forms; flexible links are in celentano_flexible.py."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.backends.reference import evaluate as interpreted
from isodyn.counts import source_tables as counts
from isodyn.counts.published import CELENTANO_1 as TABLE_1
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.dynamics import compile
from isodyn.formulations import planar
from isodyn.formulations import spherical_chain as spherical
from isodyn.formulations.solve import solve_tree
from isodyn.graph.count import count_graph
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import P, evaluate_exactly
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.catalogue import load
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.papers.celentano_flexible import FLEXIBLE
from isodyn.papers.panels import grid, joint_labels, joint_panels
from isodyn.papers.paper_item import AGREES, CORRECTED, COUNTED, STAND_IN, CheckedSentence, PaperSource, Parts
from isodyn.show.figure import MARKERS, Figure, Sketch, look, plain_log
from isodyn.show.table import Table, number
from isodyn.simulation.momentum import MEANS as RATE_MEANS
from isodyn.simulation.momentum import gradient_error, kinetic_gradient, planar_rates_graph, rates, rates_graph
from isodyn.simulation.result import Simulation
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array, pose, scalars, zeros
from isodyn.study.speed import Spread, batch_call, rounds_in_turn

ITEMS = PaperSource("Celentano", "L. Celentano (2008): motion by momenta, closed forms, flexible links.")
EPS = float(np.finfo(float).eps)

# -- Theorem 1 --------------------------------------------------------------------------------------------------------

STEPS = {"three-link": (32, 64, 128, 256, 512, 1024), "stanford": (8, 16, 32, 64, 128, 256)}
DURATION = 0.5  # s
POINTS = {"two-point": 1e-4, "three-point": 1e-3}  # distances [rad]
BY_POINTS = (64, 256)  # steps


@ITEMS.item("celentano-theorem-1", "Theorem 1 and Fig. 1: integration in positions and momenta")
def theorem_1() -> Parts:
    """Compare the scheme with Runge-Kutta on accelerations and with DOP853."""
    found = {name: errors(name) for name in STEPS}
    orders = {f"{name}, {key}": order(list(sizes.values())) for name in STEPS for key, sizes in found[name].items()}
    off = {name: {means: by_points(name, means, BY_POINTS[-1]) for means in POINTS} for name in STEPS}
    two, three = (number(min(off[name][means] for name in STEPS), 1) for means in POINTS)
    seen = ", ".join(f"{value:.2f}" for value in orders.values())
    remarks = (
        "Theorem 1: with the gradient c of the kinetic energy, d(B qd)/dt = c + gamma + u can be integrated in q and B qd; the "
        "derivatives of B in time are not needed. The paper gives the block diagram of Fig. 1 and no numbers. Here: free fall of "
        f"Saha's three-link arm, and of a Stanford arm (which slides), {DURATION} s from a moving start, without friction.",
        (
            CheckedSentence(
                all(3.7 < value < 4.4 for value in orders.values()),
                f"Stepped by Runge and Kutta, the scheme has order four, as accelerations have: observed {seen} at the finest "
                "steps.",
                f"Stepped by Runge and Kutta, the scheme does NOT have order four, as accelerations should: observed {seen}.",
            ),
            CheckedSentence(
                all(ends_apart(name) <= sum(sizes[STEPS[name][-1]] for sizes in found[name].values()) for name in STEPS),
                "It is the same motion, to the error of the steps, but not the same numbers: the two discretise different "
                "variables, "
                "and either may be nearer to the truth (DOP853 at 1e-13).",
                "It is NOT the same motion: the two end further apart than the errors of their steps.",
            ),
            "That F is exactly the motion of the other methods is decided modulo 2^61 - 1 on arms of symbols "
            "(tests/formulations/test_momentum.py).",
        ),
        (
            "With c by two or three points of the inertia matrix (Remark 2),",
            CheckedSentence(
                all(min(row.values()) > found[name]["momentum"][STEPS[name][-1]] for name, row in off.items()),
                f"the error of the formula stays, however small the step: about {two} rad and {three} rad with the paper's finest "
                "distances, 1e-4 and 1e-3 rad.",
                f"the error is {two} rad and {three} rad with the paper's finest distances, 1e-4 and 1e-3 rad, NOT more than that "
                "of the steps.",
            ),
        ),
        CheckedSentence(
            max(
                run(name, "momentum", STEPS[name][0]).max_energy_error / run(name, "rk4", STEPS[name][0]).max_energy_error
                for name in STEPS
            )
            > 0.5,
            "Energy is not kept better by the momentum form: what drifts is the error of the steps, in both.",
            "Energy is kept better by the momentum form, at these steps.",
        ),
    )
    tables, figures = tuple(_fall_table(name) for name in STEPS), (_order_figure(found), _motion_figure())
    return Parts(AGREES, remarks, tables, figures, {"errors": found, "orders": orders, "by points": off})


def ends_apart(name: str) -> float:
    """Largest distance of the scheme's end from that of accelerations at the finest steps [rad or m]."""
    ends = [run(name, key, STEPS[name][-1]).q[-1] for key in ("momentum", "rk4")]
    return float(np.abs(ends[0] - ends[1]).max())


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


def _fall_table(name: str) -> Table:
    found, rows = errors(name), []
    for n in STEPS[name]:
        drifts = [number(run(name, key, n).max_energy_error) for key in found]
        points = [number(by_points(name, means, n)) if n in BY_POINTS else "" for means in POINTS]
        rows.append((f"{1e3 * DURATION / n:.4g}", *(number(found[key][n]) for key in found), *points, *drifts))
    exact = run(name, "DOP853")
    header = (
        "step [ms]", "momentum,\nerror", "accelerations,\nerror", "momentum by two\npoints, error", "by three\npoints, error",
        "momentum,\ndrift [J]", "accelerations,\ndrift [J]",
    )  # fmt: skip
    notes = (
        "error: largest of a joint at the end [rad or m], against DOP853 at a tolerance of 1e-13, which took "
        f"{exact.evaluations} evaluations and drifts {number(exact.max_energy_error, 2)} J.",
    )
    return Table(f"{name}: {DURATION} s of free fall", header, tuple(rows), notes)


def _order_figure(found: dict[str, dict[str, dict[int, float]]]) -> Figure:
    curves: list[tuple[str, dict[int, float], str]] = []  # name, steps -> error, dashes
    for name, own in found.items():
        curves += [(f"{name}, in (q, B qd)", own["momentum"], "-"), (f"{name}, in (q, qd)", own["rk4"], "-")]
        for means in POINTS:
            curves.append((f"{name}, {means} gradient", {n: by_points(name, means, n) for n in BY_POINTS}, "--"))
    with Sketch("celentano-order", "Error against step", height=3.4) as sketch:
        for k, (label, sizes, dashes) in enumerate(curves):
            h, style = [DURATION / n for n in sizes], look(k)
            style["linestyle"] = dashes if dashes != "-" else style["linestyle"]
            sketch.axes.loglog(h, list(sizes.values()), marker=MARKERS[k], markersize=4, label=label, **style)
        sketch.axes.set(xlabel="step [s]", ylabel="error at the end [rad or m]")
        sketch.figure.legend(loc="outside right center")
        return Figure(
            sketch.svg(),
            "Error against step: Runge-Kutta in (q, B qd), Theorem 1, and in (q, qd); dashed with the gradient of T by points.",
        )


def _motion_figure() -> Figure:
    scheme, exact = run("three-link", "momentum", 64), run("three-link", "DOP853")
    series = [("momentum scheme, 7.8 ms", scheme.q), ("DOP853, 1e-13", exact.q)]
    off = number(float(np.abs(scheme.q - exact.q).max()), 2)
    caption = f"Free fall of the three-link arm: by the momentum scheme in 64 steps, and by DOP853; at most {off} rad apart."
    return joint_panels("celentano-motion", "Motion", caption, exact.t, series, joint_labels("q", ["rad"] * 3), across=3)


# -- Fig. 2 and Remark 1: what the momentum form saves ----------------------------------------------------------------

BATCH, ROUNDS = 8192, 9
TIMED = (2, 3, 4, 5, 6, 7, 8, 10)  # links of the planar arms that are timed
PLANAR, EXACT = "momentum scheme, planar closed forms", "momentum scheme, any arm"
ABA, CRBA = "articulated bodies", "composite bodies"


@ITEMS.item("celentano-fig-2", "Fig. 2 and Remark 1: flops saved by the momentum form")
def figure_2() -> Parts:
    """The first term of (4), counted, and whole evaluations on planar arms."""
    joints = counts.FIG_2_JOINTS
    saved, whole = {n: counts.saved_flops(n) for n in joints}, {n: planar_operations(n) for n in joints}
    parts = [100 * more / needed for needed, more in saved.values()]
    shares = [100 * (accelerations - F) / accelerations for F, accelerations in whole.values()]
    remarks = (
        "Remark 1: integrating d(B qd)/dt = c + gamma + u instead of B qdd + C qd = ... saves the first term of (4), the sum of "
        "dB/dq_k qd_k, and Fig. 2 shows the percentage of flops saved, over those of B^-1 (B qd), for robots with random "
        "parameters. We have no numbers of the figure, which counts MATLAB flops.",
        (
            "Ours counts the graphs: B by composite bodies on a general arm, its derivatives (not saved: dT/dq needs many of "
            "them), "
            f"and what the first term adds. That is {min(parts):.0f} to {max(parts):.0f} % for {joints[0]} to {joints[-1]} joints.",
            CheckedSentence(
                min(parts) > 5 and min(shares) > 0,
                "As the remark says, it is not negligible; nor does it decide: articulated and composite bodies never form "
                "derivatives of B.",
                "That is NOT what the remark says, that it is not negligible.",
            ),
        ),
        "The second table compares evaluations on planar arms: F of Fig. 1, and accelerations, which have to form dB/dt qd.",
    )
    rows = [(str(n), *map(str, pair), f"{share:.0f} %") for (n, pair), share in zip(whole.items(), shares, strict=True)]
    header = ("links", "F of Fig. 1", "accelerations,\nsame formulation", "saved")
    tables = (counts.fig_2(), Table("Planar arms of rods, operations of one evaluation", header, tuple(rows)))
    caption = (
        "Flops saved by the momentum form: the first term of (4) over B and B^-1 p on the general arm, and the whole of F against "
        "accelerations by the same formulation on planar arms."
    )
    series = {"general arm, over B and B^-1 p": parts, "planar arm, F over accelerations": shares}
    figure = _curves("celentano-fig-2", "Flops saved", caption, joints, series, "saved [%]")
    return Parts(STAND_IN, remarks, tables, (figure,), {"saved": _by_text(saved), "planar": _by_text(whole)})


def planar_operations(n: int) -> tuple[int, int]:
    """(operations of F, of accelerations by the same formulation) for a planar arm of n links with numbers."""
    robot = rods(n)
    return count_graph(rates_graph(robot)).total, compile(robot, method="momentum").count("forward_dynamics").total


def _by_text(rows: Mapping[int, Sequence[float]]) -> dict[str, list[float]]:
    """For --json, whose keys are texts."""
    return {str(n): list(row) for n, row in rows.items()}


def _curves(
    name: str, title: str, caption: str, n: Sequence[int], series: Mapping[str, Sequence[float]], unit: str, *, log: bool = False
) -> Figure:
    """Lines over the number of links."""
    with Sketch(name, title, height=3.4) as sketch:
        for k, (label, values) in enumerate(series.items()):
            sketch.axes.plot(n, values, marker=MARKERS[k], markersize=4, label=label, **look(k))
        sketch.axes.set(xlabel="number of links", ylabel=unit, xticks=list(n), yscale="log" if log else "linear")
        if log:
            plain_log(sketch.axes.yaxis)
        else:
            sketch.axes.set_ylim(bottom=0)
        sketch.figure.legend(loc="outside lower center", ncols=2)
        return Figure(sketch.svg(), caption)


# -- Lemma 1: derivatives by points -----------------------------------------------------------------------------------

DIFFERENCES = tuple(float(10.0**e) for e in np.arange(-9.0, 0.01, 0.25))  # distances of the points [rad]
MEANS = {"two-point": (1, 1e-4, 1e-3), "three-point": (2, 1e-3, 1e-2)}  # order, and what the paper recommends [rad]
SINES = tuple(product(MEANS, (1.0, 2.0)))  # formula (8), a of sin(a q)
ROBOTS = ("three-link", "ur5")
STATES = 64


@ITEMS.item("celentano-lemma-1", "Lemma 1 and Remark 2: derivatives by two and three points")
def lemma_1() -> Parts:
    worst = {f"{means}, a = {a:g}": sine_ratio(means, a) for means, a in SINES}
    kept = {f"{name}, {means}": ratio(name, means) for name in ROBOTS for means in MEANS}
    remarks = (
        "Lemma 1: the derivative of sin(a q) by two points at a distance h is off by at most a^2 h/2, by three points by at most "
        "a^3 h^2/6.",
        CheckedSentence(
            all(0.95 < reached <= 1 for reached in worst.values()),
            "Checked on 721 angles for a = 1 and 2 and distances from 1e-3 to 0.1: the bounds are kept, and reached to "
            f"{min(worst.values()):.3f} of their value or more.",
            "Checked on 721 angles for a = 1 and 2 and distances from 1e-3 to 0.1: the bounds are NOT kept and reached; see the "
            "table.",
        ),
        (
            "Remark 2: the kinetic energy holds sines of each joint's angle (and of twice the angle, unless the arm is planar), so "
            "that the bounds hold for dT/dq times the sizes of those sines.",
            CheckedSentence(
                max(kept.values()) <= 1,
                f"On the three-link arm and the UR5 the error of every joint at {STATES} random states keeps to them, rounding of "
                "B "
                f"over h included: {max(kept.values()):.2f} of the bound at most.",
                f"On the three-link arm and the UR5 the error does NOT keep to them: {max(kept.values()):.3g} times the bound.",
            ),
        ),
        "The paper recommends h from 1e-4 to 1e-3 for two points and from 1e-3 to 1e-2 for three, for practical purposes; there "
        f"the largest errors are {_shares('two-point')} and {_shares('three-point')} of the largest gradient. The smallest errors "
        f"are near {_best('two-point'):.0e} and {_best('three-point'):.0e} (UR5), where the formula's error meets rounding "
        "(shaded: "
        "what is recommended).",
    )
    tables, figures = (_sine_table(), _gradient_table()), (_sine_figure(), _gradient_figure())
    return Parts(AGREES, remarks, tables, figures, {"sine": worst, "robots": kept})


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


def _sine_table() -> Table:
    rows = []
    for (means, a), h in product(SINES, (1e-1, 1e-2, 1e-3)):
        error, bound, _ = sine_error(means, a, h)
        rows.append((means, f"{a:g}", f"{h:g}", number(bound, 4), number(error, 4), f"{error / bound:.4f}"))
    return Table("Sines", ("formula (8)", "a", "h [rad]", "bound (9)", "largest error", "error / bound"), tuple(rows))


def _sine_figure() -> Figure:
    with Sketch("celentano-sines", "Errors of derivatives of sines", height=3.6) as sketch:
        for k, (means, a) in enumerate(SINES):
            error, bound, _ = np.array([sine_error(means, a, h) for h in DIFFERENCES]).T
            sketch.axes.loglog(DIFFERENCES, error, label=f"{means}, a = {a:g}", **look(k))
            sketch.axes.loglog(DIFFERENCES, bound, color=look(k)["color"], linestyle=":", linewidth=1.2)
        sketch.axes.set(xlabel="h [rad]", ylabel="largest error", ylim=(1e-13, 10))
        sketch.figure.legend(loc="outside lower center", ncols=2)
        return Figure(
            sketch.svg(),
            "Lemma 1: largest error of (8) over all angles (full lines) and the bounds (9) (dotted); to the left rounding, as 1/h.",
        )


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


def _best(means: str) -> float:
    """The distance of the smallest error on the UR5 [rad]."""
    return min(DIFFERENCES[::2], key=lambda h: robot_error("ur5", means, h)[0])


def _gradient_table() -> Table:
    rows = []
    for name, means in product(ROBOTS, MEANS):
        size = float(np.abs(states(name)[2]).max())
        for h in MEANS[means][1:]:
            error, bound, share = robot_error(name, means, h)
            rows.append((name, means, f"{h:g}", number(bound), number(error), number(error / size), f"{share:.2f}"))
    header = (
        "robot", "formula (8)", "h [rad]", "bound\n[N m]", "largest error\n[N m]", "over the largest\ngradient",
        "error / bound,\nworst entry",
    )  # fmt: skip
    notes = ("At the ends of the ranges that the paper recommends; bounds by (9) for every sine in T, rounding included.",)
    return Table("The gradient of the kinetic energy", header, tuple(rows), notes, left=2)


def _gradient_figure() -> Figure:
    h = DIFFERENCES[::2]
    title = "Errors of the gradient of the kinetic energy"
    with grid("celentano-gradient", title, 1, len(ROBOTS), height=3.8, sharey=True) as (sketch, axes):
        for axis, name in zip(axes, ROBOTS, strict=True):
            for k, (means, (_, low, high)) in enumerate(MEANS.items()):
                error, bound, _ = np.array([robot_error(name, means, x) for x in h]).T
                colour, named = look(k)["color"], name == ROBOTS[0]
                axis.loglog(h, error, label=means if named else None, **look(k))
                axis.loglog(h, bound, color=colour, linestyle=":", label=f"{means}: bound" if named else None)
                axis.axvspan(low, high, color=colour, alpha=0.12, linewidth=0)
            axis.set_title(name, loc="left", fontsize=9)
            axis.set(xlabel="h [rad]")
        axes[0].set_ylabel("largest error of dT/dq [N m]")
        sketch.figure.legend(loc="outside lower center", ncols=4)
        return Figure(
            sketch.svg(),
            "The gradient of the kinetic energy by points: largest error over 64 states and all joints (full), and its bound by "
            "(9) and rounding (dotted). Shaded: the distances that the paper recommends.",
        )


# -- Fig. 9 and Remark 4: planar arms against articulated bodies ------------------------------------------------------


@ITEMS.item("celentano-fig-9", "Fig. 9 and Remark 4: planar arms, the momentum scheme against articulated bodies")
def figure_9() -> Parts:
    """Counted with symbols, timed with numbers."""
    counted = {n: counts.planar_flops(n) for n in range(1, counts.PLANAR_UP_TO + 1)}
    cheaper = [n for n, (momentum, articulated, _) in counted.items() if momentum < articulated]
    times = {n: {name: Spread.of(each, BATCH) for name, each in rounds_in_turn(calls(n), ROUNDS).items()} for n in TIMED}
    faster = [n for n in TIMED if times[n][PLANAR].best < times[n][ABA].best and times[n][PLANAR].median < times[n][ABA].median]
    remarks = (
        "Remark 4 and Fig. 9: for robots with a limited number of links the proposed method needs fewer flops than articulated "
        "bodies, for one integration step in absolute angles. We have no numbers of the figure.",
        (
            CheckedSentence(
                bool(cheaper) and cheaper == [*range(1, len(cheaper) + 1)] and len(cheaper) < len(counted),
                f"By our counts that is so for up to {len(cheaper)} links:",
                f"By our counts that is NOT so for a limited number of links, but for {_numbers(cheaper)} of 1 to {len(counted)}:",
            ),
            "one evaluation of the scheme's F by the closed forms of Theorems 3 to 5, against forward dynamics by articulated "
            "bodies, "
            "every parameter a symbol. It is of order n^3, because B is solved, and articulated bodies are of order n.",
        ),
        f"Measured, in this run: faster for {_numbers(faster)} links, by the best and by the median round, kernels of arms with "
        f"numbers, batches of {BATCH} states on one thread, in turn. Operations are not times. What the scheme gives is "
        "the "
        "rate of the momentum, not accelerations: an integrator needs nothing else.",
    )
    rows = [(str(n), *map(str, row.values()), row[PLANAR].over(row[ABA])) for n, row in times.items()]
    names = list(times[TIMED[0]])
    header = ("links", *(name.replace(", ", ",\n") for name in names), "closed forms /\narticulated bodies")
    notes = (f"Per state of a batch of {BATCH}, one thread, best (and median) of {ROUNDS} rounds, methods in turn [ns].",)
    flops = {name: [float(row[k]) for row in counted.values()] for k, name in enumerate((PLANAR, ABA, CRBA))}
    caption = "Flops of one evaluation: planar arms in absolute angles, by our counts."
    curves = _curves("celentano-fig-9", "Flops", caption, list(counted), flops, "flops of one evaluation", log=True)
    series = {name: [times[n][name].best for n in TIMED] for name in names}
    caption = "Time of one evaluation: compiled kernels of planar arms, per state of a batch, one thread, the best round."
    taken = _curves("celentano-times", "Times", caption, TIMED, series, "time [ns]", log=True)
    ns = {str(n): {name: spread._asdict() for name, spread in row.items()} for n, row in times.items()}
    tables = (counts.fig_9(), Table("Times in this run", header, tuple(rows), notes))
    return Parts(STAND_IN, remarks, tables, (curves, taken), {"flops": _by_text(counted), "ns": ns})


@lru_cache(maxsize=32)
def rods(n: int) -> Robot:
    """The planar arm of section 3 with numbers: slender rods that grow shorter outwards."""
    values: dict[str, float] = {"g": 9.81}
    for i in range(n):
        L, m = 0.4 - 0.02 * i, 2.0 - 0.1 * i
        values |= {f"L[{i}]": L, f"L_G[{i}]": L / 2, f"m[{i}]": m, f"I[{i}]": m * L * L / 12}
    del values[f"L[{n - 1}]"]  # nothing hangs on the last link
    return counts.planar_arm(n).with_parameters(values)


def calls(n: int) -> dict[str, Callable[[], Any]]:
    """What is timed -> a call for a whole batch."""
    robot, states = rods(n), random_states(n)
    graphs = {PLANAR: planar_rates_graph(robot), EXACT: rates_graph(robot)}
    made: dict[str, Callable[[], Any]] = {name: kernel_call(device().kernel(graph), states) for name, graph in graphs.items()}
    for name, method in ((ABA, "articulated-body"), (CRBA, "composite-body")):
        made[name] = batch_call(compile(robot, method=method, threads=1), "forward_dynamics", states)
    return made


def random_states(n: int) -> list[Array]:
    """Three inputs (BATCH, n) between -1 and 1."""
    return list(np.random.default_rng(0).uniform(-1, 1, (3, BATCH, n)))


def kernel_call(kernel: Kernel, states: Sequence[Array]) -> Callable[[], Any]:
    """A call of a kernel for a whole batch, one thread, whose results have their place already."""
    results = evaluate(kernel, states, [None] * len(kernel.graph.outputs), 1)
    return lambda: evaluate(kernel, states, results, 1)


def _numbers(values: Sequence[int]) -> str:
    return ", ".join(map(str, values)) if values else "no number of"


# -- Remark 5: closed forms -------------------------------------------------------------------------------------------

EXACT_LINKS = (2, 3, 4, 5)
LINKS = 6  # of the arm whose times are taken and whose terms are left out
BENDS = tuple(float(10.0**e) for e in np.linspace(-4.0, 0.0, 9))  # rad
CLOSED = "closed forms, relative angles"


@ITEMS.item("celentano-remark-5", "Remark 5: the closed forms of planar arms, and terms to leave out")
def remark_5() -> Parts:
    equal = {str(n): exactly_equal(n) for n in EXACT_LINKS}
    robot = rods(LINKS)
    graphs = {CLOSED: planar_rates_graph(robot, coordinates="relative")}
    graphs |= {means: rates_graph(robot, means=means) for means in RATE_MEANS}
    times = means_times(graphs)
    slopes = {name: slope(name) for name in LEFT_OUT}
    kept = ", ".join(f"{name} as the power {value:.2f}" for name, value in slopes.items())
    small = [LEFT_OUT[name](0.1) for name in list(LEFT_OUT)[:2]]
    remarks = (
        "Remark 5: the closed forms of B, c and gamma for planar arms speed simulation up, serve to check the numerical "
        "approach, and show which terms can be simplified or left out where angles stay small.",
        CheckedSentence(
            all(equal.values()),
            f"To check: for {', '.join(equal)} links, every parameter a symbol, F by the closed forms in relative angles equals F "
            "by "
            "the general formulation, exactly, in the integers modulo 2^61 - 1 at a random point.",
            "To check: F by the closed forms in relative angles does NOT equal F by the general formulation for "
            f"{', '.join(n for n, same in equal.items() if not same)} links, in the integers modulo 2^61 - 1 at a random point.",
        ),
        f"To speed up: on an arm of {LINKS} rods the closed forms take {times[CLOSED].over(times['exact'])} of the time of the "
        f"general F, and {times[CLOSED].over(times['two-point'])} of that with c by two points, which needs {LINKS - 1} more "
        "inertia matrices.",
        (
            "To leave out: the remark has flexible arms in mind, whose links bend a little. Here the joints 2 to n of the same arm "
            "are bent by angles of one size, and what is left out is compared with the whole.",
            CheckedSentence(
                [round(value) for value in slopes.values()] == [2, 2, 1] and max(small) < 0.01,
                "B at zero deformation is off by the square of the angle, and so is c with sines replaced by their arguments; c "
                "left "
                f"out altogether is off by itself, in proportion to the angle ({kept}). At 0.1 rad the first two are below a "
                "percent.",
                f"The errors grow as powers of the angle that are NOT 2, 2 and 1, or are above a percent at 0.1 rad: {kept}.",
            ),
        ),
        "For flexible links themselves see celentano-flexible.",
    )
    rows = [
        (name, str(count_graph(graph).total), str(times[name]), times[name].over(times["exact"])) for name, graph in graphs.items()
    ]
    words = (
        f"Arm of {LINKS} rods, batch of {BATCH} states, one thread, best (and median) of {ROUNDS} rounds in turn; joint angles in "
        "all of them."
    )
    header = ("F with c", "operations", "time of one\nevaluation [ns]", "over exact")
    tables = (Table("The function F of Fig. 1 by several means", header, tuple(rows), (words,)), _left_table())
    data = {"equal": equal, "ns": {name: spread._asdict() for name, spread in times.items()}, "slopes": slopes}
    return Parts(AGREES, remarks, tables, (_left_figure(),), data)


def exactly_equal(n: int) -> bool:
    """Whether F by the closed forms in relative angles is the general F, at a random point modulo p."""
    robot = counts.planar_arm(n)
    general, closed = rates_graph(robot), planar_rates_graph(robot, coordinates="relative")
    point = {port.name: [Random(f"{port.name} {k}").randrange(P) for k in range(port.size)] for port in general.inputs}
    return evaluate_exactly(closed, point | {"angles": point["q"]}) == evaluate_exactly(general, point)


def means_times(graphs: Mapping[str, Graph]) -> dict[str, Spread]:
    """How c is found -> time of one evaluation of F [ns]."""
    calls = {name: kernel_call(device().kernel(graph), random_states(LINKS)) for name, graph in graphs.items()}
    return {name: Spread.of(times, BATCH) for name, times in rounds_in_turn(calls, ROUNDS).items()}


def bent(bend: float) -> tuple[planar.PlanarArm, Array, Array]:
    """(arm, relative angles, rates of the absolute angles): joints 2 to n bent by `bend` to either side in turn."""
    arm = planar.planar_arm(reduce_robot(rods(LINKS)))
    signs = np.array([0.0, 1.0, -0.8, 0.9, 0.7, -1.0])
    return arm, bend * signs, np.linspace(1.0, 2.0, LINKS)


def _off(found: Array, whole: Array) -> float:
    """Largest difference over the largest entry."""
    found, whole = np.asarray(found, dtype=float), np.asarray(whole, dtype=float)
    return float(np.abs(whole - found).max() / np.abs(whole).max())


def _b_at_zero(bend: float) -> float:
    arm, beta, _ = bent(bend)
    whole, flat = (planar.relative_matrix(planar.inertia(arm, planar.chained(x))) for x in (beta, 0 * beta))
    return _off(flat, whole)


def _c_with_arguments(bend: float) -> float:
    """c with sin(alpha_k - alpha_h) replaced by alpha_k - alpha_h."""
    arm, beta, alphad = bent(bend)
    alpha = np.cumsum(beta)
    W, c = np.asarray(planar.weights(arm), dtype=float), np.zeros(LINKS)
    for h in range(LINKS):
        for k in range(h):
            turn = W[h, k] * alphad[h] * alphad[k] * (alpha[h] - alpha[k])
            c[h], c[k] = c[h] - turn, c[k] + turn
    return _off(planar.relative_forces(c), _gradient(bend))


def _c_neglected(bend: float) -> float:
    """c left out, over its size at angles of 1 rad."""
    return float(np.abs(_gradient(bend)).max() / np.abs(_gradient(1.0)).max())


def _gradient(bend: float) -> Array:
    arm, beta, alphad = bent(bend)
    c = planar.relative_forces(planar.kinetic_gradient(arm, planar.chained(beta), alphad))
    return np.asarray(c, dtype=float)


LEFT_OUT = {
    "B at zero deformation": _b_at_zero,
    "c with sines replaced by their arguments": _c_with_arguments,
    "c left out": _c_neglected,
}


def slope(name: str) -> float:
    """The power of the angle with which an error grows."""
    error = LEFT_OUT[name]
    return float(np.log10(error(1e-2) / error(1e-3)))


def _left_table() -> Table:
    sizes = {name: [number(error(bend), 2) for bend in (1e-3, 1e-2, 1e-1)] for name, error in LEFT_OUT.items()}
    rows = [(name, *errors, f"{slope(name):.2f}") for name, errors in sizes.items()]
    header = ("left out", "at 0.001 rad", "at 0.01 rad", "at 0.1 rad", "power of\nthe angle")
    notes = ("Largest error over the largest entry of the whole; of c left out, over its size at angles of 1 rad.",)
    return Table("Terms left out", header, tuple(rows), notes)


def _left_figure() -> Figure:
    with Sketch("celentano-left-out", "Errors of terms left out", height=3.2) as sketch:
        for k, (name, error) in enumerate(LEFT_OUT.items()):  # the first two cover each other: the wider line is below
            style = look(k) | {"marker": MARKERS[k], "markersize": 7 if k == 0 else 4, "linewidth": 4.0 if k == 0 else 1.6}
            sketch.axes.loglog(BENDS, [error(bend) for bend in BENDS], label=name, **style)
        sketch.axes.set(xlabel="angle of the joints 2 to n [rad]", ylabel="relative error")
        sketch.figure.legend(loc="outside lower center", ncols=3)
        words = f"relative errors on an arm of {LINKS} rods whose joints 2 to {LINKS} are bent a little"
        return Figure(sketch.svg(), f"Terms left out: {words}.")


# -- Theorems 6 to 12 -------------------------------------------------------------------------------------------------

SHAPES = {
    "any shape": ([(0.3, 0.02, -0.05), (0.25, -0.04, 0.03)], (0.6, 0.1, -0.08), [(0.01, 0.005, -0.004), (-0.003, 0.002, 0.001)]),
    "principal axes": ([(0.3, 0.0, 0.0), (0.25, 0.0, 0.0)], (0.6, 0.0, 0.0), [(0.0,) * 3] * 2),
}
MOMENTS = ((0.02, 0.07, 0.08), (0.018, 0.04, 0.05))  # kg m2, about the mass centres
ANGLES, RATES = np.array([0.3, 0.4, -0.2, 0.1, -0.5, 0.6]), np.array([0.5, -0.3, 0.8, 0.2, 0.4, -0.7])  # rad, rad/s
FALL, FALL_STEPS = 1.0, 1000  # s


@ITEMS.item("celentano-theorems-6-12", "Theorems 6 to 12: links of any shape on spherical joints, by absolute angles")
def theorems_6_to_12() -> Parts:
    """Check every theorem, as printed and as corrected, against the same robot in another method's coordinates."""
    rows = _theorems()
    right = max(row[1] for row in rows.values())
    wrong = min(row[2] for row in rows.values() if row[2] is not None)
    fallen, energy = spherical_fall()
    drift = float(np.abs(energy - energy[0]).max() / np.ptp([0.0, *energy]))
    share = _count_on("principal axes") / _count_on("any shape")
    remarks = (
        "Section 4 writes links of any shape on spherical joints in absolute ZYX angles; it gives formulas and no numbers. Here "
        "they stand beside the same two links with spherical joints, whose velocities are those between the links, by other "
        "methods: energies, B = J^T M J, slopes of the potential, accelerations. Zeros fold, so that Theorems 8, 10 and 12 are "
        "Theorems 6, 9 and 11 on principal axes.",
        (
            CheckedSentence(
                right < 1e-12,
                f"Corrected, all of them are met, to {number(right, 1)} of the largest entry;",
                f"Corrected, NOT all of them are met: off by {number(right, 1)} of the largest entry;",
            ),
            CheckedSentence(
                wrong > 0.01,
                f"as printed, those with a misprint are off by {number(wrong, 2)} and more.",
                f"as printed, one with a misprint is off by {number(wrong, 2)} only.",
            ),
            "tests/formulations/test_spherical_chain.py decides each of them exactly, modulo 2^61 - 1.",
        ),
        CheckedSentence(
            share < 0.7,
            f"On principal axes, with the joints and the mass centres on the first one, B takes {share:.0%} of the operations.",
            f"On principal axes B takes {share:.0%} of the operations, NOT clearly fewer.",
        ),
        CheckedSentence(
            drift < 1e-5,
            f"Stepped in angles and momenta as in Fig. 1, {FALL_STEPS} steps of Runge and Kutta in {FALL:g} s, the links fall with "
            f"their energy kept to {number(drift, 1)} of it.",
            f"Stepped in angles and momenta as in Fig. 1, the links do NOT keep their energy: off by {number(drift, 1)} of it.",
        ),
    )
    shown = [(name, what, f"{own:.1e}", "-" if bad is None else f"{bad:.2g}") for name, (what, own, bad) in rows.items()]
    notes = ("Largest difference over the largest entry; '-': nothing is misprinted.",)
    table = Table(
        "Theorems compared with spherical joints", ("theorem", "what", "corrected", "as printed"), tuple(shown), notes, left=2
    )
    with Sketch("celentano-theorems-6-12", "Absolute angles of two falling links") as sketch:
        t = np.linspace(0.0, FALL, len(fallen))
        for k, values in enumerate(fallen.T):
            sketch.axes.plot(t, values, label=f"link {k // 3 + 1}, {'zyx'[k % 3]}", **look(k))
        sketch.axes.set(xlabel="t [s]", ylabel="absolute angle [rad]")
        sketch.figure.legend(loc="outside lower center", ncols=3)
        words = f"two links of any shape on spherical joints fall for {FALL:g} s, stepped in angles and momenta"
        figure = Figure(sketch.svg(), f"Absolute ZYX angles: {words}.")
    data = {name: {"corrected": own, "printed": bad} for name, (_, own, bad) in rows.items()}
    return Parts(CORRECTED, remarks, (table,), (figure,), {"off by": data, "share of operations": share, "energy": drift})


@lru_cache(maxsize=4)
def spherical_links(shape: str, n: int = 2) -> Robot:
    """Links on spherical joints."""
    centres, elbow, products = SHAPES[shape]
    six = [np.array([*moments, *mixed]) for moments, mixed in zip(MOMENTS, products, strict=True)]
    links = [Link(f"link{i + 1}", 2.0 - 0.5 * i, np.array(centres[i]), six[i]) for i in range(n)]
    joints = (Joint("shoulder", "world", "link1", "spherical"), Joint("elbow", "link1", "link2", "spherical", pose(None, elbow)))
    return Robot("two-spherical-links", (Link("world"), *links), joints[:n])


def _theorems() -> dict[str, tuple[str, float, float | None]]:
    """Theorem -> (what, how far off as corrected, and as printed)."""
    robot, alone = spherical_links("any shape"), spherical_links("any shape", 1)
    chain, flat = (spherical.spherical_chain(reduce_robot(spherical_links(shape))) for shape in SHAPES)
    alpha, rates, q = scalars(ANGLES), scalars(RATES), _between(ANGLES)
    at = spherical.attitudes(alpha)
    J = spherical.joint_rates(at).astype(float)
    qd = J @ RATES
    B, c = spherical.mass_matrix(chain, alpha), spherical.kinetic_gradient(chain, alpha, rates)
    Y, T = spherical.gravity_gradient(chain, alpha), spherical.kinetic_energy(chain, alpha, rates)
    own, one = J.T @ robot.mass_matrix(q) @ J, J[:3, :3].T @ alone.mass_matrix(q[:4]) @ J[:3, :3]
    R = [at[0].slope(h) for h in range(3)]
    printed_35 = sum(R[h].T @ R[k] * chain.I[0][h, k] for h in range(3) for k in range(3))
    inner, V, printed_51 = spherical.link_inertia(chain, at[1], 1)[3:, 3:], at[0].points(chain.xi_O[0]), B.copy()
    printed_51[:3, 3:] = V.T @ inner
    printed_51[3:, :3] = printed_51[:3, 3:].T
    slope, (x_O, x_G) = spherical.link_gravity_gradient(flat, at, 1), (flat.xi_O[0][0], flat.xi_G[1][0])
    printed_62 = -flat.M[1] * flat.gravity[2] * np.array([0, np.cos(ANGLES[1]) * x_O, 0, 0, np.cos(ANGLES[4]) * x_G, 0])
    carried, turned = _slopes(chain)
    free = np.linalg.solve(B.astype(float), (c - Y).astype(float) - carried)
    joints = np.linalg.solve(J, robot.forward_dynamics(q, qd, np.zeros(6)) - turned)
    return {
        "6, (35)": ("inertia of one link", _off(spherical.link_inertia(chain, at[0], 0)[3:, 3:], one), _off(printed_35, one)),
        "9, (50), (64)": ("kinetic energy", _off(np.array([T]), robot.kinetic_energy(q, qd)[None]), None),
        "9, (51)": ("inertia matrix", _off(B, own), _off(printed_51, own)),
        "11, (60)": ("slope of the potential", _off(Y, J.T @ robot.gravity_torque(q)), None),
        "12, (62)": ("the same, principal axes", _off(-printed_62, slope), _off(printed_62, slope)),
        "1, (6)": ("accelerations of the fall", _off(free, joints), None),
    }


def _between(alpha: Array) -> Array:
    """q of the spherical joints (8,): the attitudes at absolute angles (6,), each seen from the link before."""

    def product(a: Array, b: Array) -> Array:
        return np.append(a[3] * b[:3] + b[3] * a[:3] + np.cross(a[:3], b[:3]), a[3] * b[3] - a[:3] @ b[:3])

    found, before = [], np.array([0.0, 0.0, 0.0, 1.0])
    for angles in alpha.reshape(-1, 3):
        attitude = np.array([0.0, 0.0, 0.0, 1.0])
        for axis, half in zip((2, 1, 0), angles / 2, strict=True):
            attitude = product(attitude, np.append(np.sin(half) * np.eye(3)[axis], np.cos(half)))
        found.append(product(before * (-1, -1, -1, 1), attitude))
        before = attitude
    return np.concatenate(found)


def _slopes(chain: spherical.SphericalChain) -> tuple[Array, Array]:
    """What momenta, and velocities of the joints, change by per second at constant rates of the angles, (6,) each."""
    context = Context()
    alpha, rates = context.symbols("alpha", 6), context.symbols("rates", 6)
    moving = {"momenta": spherical.momentum(chain, alpha, rates), "qd": spherical.joint_rates(spherical.attitudes(alpha)) @ rates}
    outputs = {name: jacobian(values, list(alpha)) @ rates for name, values in moving.items()}
    found = interpreted(finish(context, {"alpha": alpha, "rates": rates}, outputs, "slopes"), {"alpha": ANGLES, "rates": RATES})
    return found["momenta"], found["qd"]


def _count_on(shape: str) -> int:
    """Products and sums of B."""
    context = Context()
    alpha = context.symbols("alpha", 6)
    B = spherical.mass_matrix(spherical.spherical_chain(reduce_robot(spherical_links(shape))), alpha)
    count = count_graph(finish(context, {"alpha": alpha}, {"B": B}, "B"))
    return count.mul + count.add


@lru_cache(maxsize=1)
def spherical_fall() -> tuple[Array, Array]:
    """(angles (K, 6) [rad], energy (K,) [J]) of the falling links: Fig. 1 in absolute angles, stepped by Runge and Kutta."""
    robot = spherical_links("any shape")
    tree = reduce_robot(robot)
    chain, context = spherical.spherical_chain(tree), Context()
    alpha, p = context.symbols("alpha", 6), context.symbols("momentum", 6)
    rates = solve_tree(tree, spherical.mass_matrix(chain, alpha), p)
    force = spherical.kinetic_gradient(chain, alpha, rates) - spherical.gravity_gradient(chain, alpha)
    heights, reach = [zeros(3)], spherical.attitudes(alpha)
    for i, one in enumerate(reach[:-1]):
        heights.append(heights[i] + one.slope() @ chain.xi_O[i])
    places = [place + one.slope() @ xi for place, one, xi in zip(heights, reach, chain.xi_G, strict=True)]
    energy = 0.5 * (rates @ p) - sum(m * (chain.gravity @ x) for m, x in zip(chain.M, places, strict=True))
    outputs = {"rates": rates, "force": force, "energy": np.array([energy], dtype=object)}
    kernel = device().kernel(finish(context, {"alpha": alpha, "momentum": p}, outputs, "spherical_fall"))

    def slope(x: Array) -> tuple[Array, float]:
        dx, dp, e = evaluate(kernel, (x[:6], x[6:]), [None] * 3, 1)
        return np.concatenate([dx, dp]), float(e[0])

    x, h = np.concatenate([ANGLES, spherical.momentum(chain, scalars(ANGLES), scalars(RATES)).astype(float)]), FALL / FALL_STEPS
    states, energies = [x], [slope(x)[1]]
    for _ in range(FALL_STEPS):
        k1, _ = slope(x)
        k2, k3 = (k2 := slope(x + h / 2 * k1)[0]), slope(x + h / 2 * k2)[0]
        x = x + h / 6 * (k1 + 2 * k2 + 2 * k3 + slope(x + h * k3)[0])
        states.append(x)
        energies.append(slope(x)[1])
    return np.array(states)[:, :6], np.array(energies)


# -- Table 1 ----------------------------------------------------------------------------------------------------------


@ITEMS.item("celentano-table-1", "Table 1: links on spherical joints, against articulated bodies")
def table_1_piece() -> Parts:
    ours = {n: counts.spatial_flops(n) for n in TABLE_1}
    cheaper = [n for n, (momentum, articulated, _) in ours.items() if momentum < articulated]
    remarks = (
        "Section 4.4: links of any shape on spherical joints, flops of MATLAB for one integration step of an unnamed method. Ours "
        "counts one evaluation on the same chains, each joint three rotations about z, y and x, every parameter a symbol.",
        f"The paper's method needs fewer flops than its articulated bodies for n < 4; in ours, for {_numbers(cheaper)} links. The "
        f"paper counts {TABLE_1[1][1]} flops for articulated bodies and ours {ours[1][1]} for one link, {TABLE_1[5][1]} and "
        f"{ours[5][1]} for five, as if its program multiplied 6 x 6 matrices with their zeros and ones. Our scheme takes B and "
        "dT/dq "
        "from the general formulation; the closed forms of section 4, which the paper counts, are not what is counted here.",
        (
            CheckedSentence(
                all(TABLE_1[n][1] / own[1] > TABLE_1[n][0] / own[0] for n, own in ours.items()),
                "The difference is in articulated bodies more than in the scheme.",
                "The difference is NOT in articulated bodies more than in the scheme for every number of links.",
            ),
            CheckedSentence(
                steep(ours, 0) > 2 > steep(ours, 1) and steep(TABLE_1, 0) > 2 > steep(TABLE_1, 1),
                "What grows how is as in the paper: the scheme with a higher power of n than articulated bodies.",
                "What grows how is NOT as in the paper.",
            ),
        ),
    )
    rows = []
    for n, (proposed, articulated) in TABLE_1.items():
        own = ours[n]
        ratios = (proposed / articulated, own[0] / own[1], proposed / own[0], articulated / own[1])
        rows.append((str(n), *(f"{value:.2f}" for value in ratios)))
    header = ("links", "proposed /\narticulated, paper", "the same,\nours", "proposed,\npaper / ours", "articulated,\npaper / ours")
    names = ("paper: proposed", "paper: articulated bodies", "ours: momentum scheme", "ours: articulated bodies")
    columns = [*zip(*TABLE_1.values(), strict=True), *list(zip(*ours.values(), strict=True))[:2]]
    series = {name: [float(x) for x in column] for name, column in zip(names, columns, strict=True)}
    caption = "Flops of links on spherical joints: Table 1, for an integration step, and ours, for one evaluation."
    figure = _curves("celentano-table-1", "Flops", caption, list(TABLE_1), series, "flops", log=True)
    tables = (counts.table_1(), Table("Ratios", header, tuple(rows)))
    return Parts(COUNTED, remarks, tables, (figure,), {"table 1": _by_text(TABLE_1), "ours": _by_text(ours)})


def steep(flops: Mapping[int, Sequence[int]], which: int) -> float:
    """The power of n with which flops grow between the two largest n."""
    *_, a, b = flops
    return math.log(flops[b][which] / flops[a][which]) / math.log(b / a)


ITEMS = ITEMS.joined(FLEXIBLE, (*ITEMS, *FLEXIBLE))
