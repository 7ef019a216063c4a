"""Celentano, Remark 5: what the closed forms of planar arms are good for: speed, comparison, and terms to leave out."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from isodyn.backends.device import device
from isodyn.counts.celentano import planar_arm as symbolic_arm
from isodyn.formulations import planar
from isodyn.graph.count import count_graph
from isodyn.graph.exact import P, evaluate_exactly
from isodyn.graph.graph import Graph
from isodyn.model.tree import reduce_robot
from isodyn.papers.celentano_efficiency import BATCH, ROUNDS, kernel_call, rods
from isodyn.papers.piece import AGREES, DIFFERS, Figure, Piece
from isodyn.show.figure import MARKERS, Sketch, look
from isodyn.show.table import Table, number
from isodyn.simulation.momentum_scheme import MEANS, planar_rates_graph, rates_graph
from isodyn.spatial import Array
from isodyn.study.timing import in_turn

EXACT_LINKS = (2, 3, 4, 5)
LINKS = 6  # of the arm whose times are taken and whose terms are left out
BENDS = tuple(float(10.0**e) for e in np.linspace(-4.0, 0.0, 9))  # rad
CLOSED = "closed forms, relative angles"


def remark_5() -> Piece:
    """The closed forms, as the remark uses them."""
    equal = {n: exactly_equal(n) for n in EXACT_LINKS}
    times = means_times()
    slopes = {name: slope(name) for name in LEFT_OUT}
    kept = ", ".join(f"{name} as the power {value:.2f}" for name, value in slopes.items())
    remarks = (
        "Remark 5: the closed forms of B, c and gamma for planar arms speed simulation up, serve to check the numerical "
        "approach, and show which terms can be simplified or left out where angles stay small.",
        f"To check: for {', '.join(map(str, EXACT_LINKS))} links, every parameter a symbol, F by the closed forms in relative "
        "angles equals F by the "
        "general formulation, exactly, in the integers modulo 2^61 - 1 at a random point. "
        + ("All are equal." if all(equal.values()) else "Not all are."),
        f"To speed up: on an arm of {LINKS} rods the closed forms take {times[CLOSED] / times['exact']:.2f} of the time of the "
        f"general F, and {times[CLOSED] / times['two-point']:.2f} of that with c by two points, which needs {LINKS - 1} more "
        "inertia matrices.",
        "To leave out: the remark has flexible arms in mind, whose links bend a little. Here the joints 2 to n of the same arm "
        "are bent by angles of one size, and what is left out is compared with the whole. B at zero deformation is off by the "
        "square of the angle, and so is c with sines replaced by their arguments; c left out altogether is off by itself, in "
        f"proportion to the angle ({kept}). At 0.1 rad the first two are below a percent.",
        "Flexible links themselves are not in this software yet: see celentano-flexible.",
    )
    tables = (_means_table(times), _left_table())
    data: dict[str, Any] = {"equal": {str(n): value for n, value in equal.items()}, "ns": times, "slopes": slopes}
    verdict = AGREES if all(equal.values()) else DIFFERS
    title = "Remark 5: the closed forms of planar arms, and terms to leave out"
    return Piece("celentano-remark-5", "Celentano", title, verdict, remarks, tables, (_left_figure(),), data)


# -- exactly ----------------------------------------------------------------------------------------------------------


def exactly_equal(n: int) -> bool:
    """Whether F by the closed forms in relative angles is the general F, at a random point modulo p."""
    robot = symbolic_arm(n)
    general, closed = rates_graph(robot), planar_rates_graph(robot, coordinates="relative")
    point = {port.name: [Random(f"{port.name} {k}").randrange(P) for k in range(port.size)] for port in general.inputs}
    return evaluate_exactly(closed, point | {"angles": point["q"]}) == evaluate_exactly(general, point)


# -- times ------------------------------------------------------------------------------------------------------------


def _graphs() -> dict[str, Graph]:
    robot = rods(LINKS)
    return {CLOSED: planar_rates_graph(robot, coordinates="relative")} | {means: rates_graph(robot, means=means) for means in MEANS}


@lru_cache(maxsize=1)
def means_times() -> dict[str, float]:
    """How c is found -> time of one evaluation of F [ns]."""
    states = list(np.random.default_rng(0).uniform(-1, 1, (3, BATCH, LINKS)))
    calls = {name: kernel_call(device().kernel(graph), states) for name, graph in _graphs().items()}
    return {name: value / BATCH for name, value in in_turn(calls, ROUNDS).items()}


def _means_table(times: dict[str, float]) -> Table:
    rows = []
    for name, graph in _graphs().items():
        rows.append((name, str(count_graph(graph).total), number(times[name]), f"{times[name] / times['exact']:.2f}"))
    header = ("F with c", "operations", "time of one\nevaluation [ns]", "over exact")
    notes = (
        f"Arm of {LINKS} rods, batch of {BATCH} states, one thread, best of {ROUNDS} rounds in turn; joint angles in all of them.",
    )
    return Table("The function F of Fig. 1 by several means", header, tuple(rows), notes)


# -- terms to leave out -----------------------------------------------------------------------------------------------


def _numbers(values: Array) -> Array:
    return np.asarray(values, dtype=float)


def bent(bend: float) -> tuple[planar.PlanarArm, Array, Array]:
    """(arm, relative angles, rates of the absolute angles): joints 2 to n bent by `bend` to either side in turn."""
    arm = planar.planar_arm(reduce_robot(rods(LINKS)))
    signs = np.array([0.0, 1.0, -0.8, 0.9, 0.7, -1.0])
    return arm, bend * signs, np.linspace(1.0, 2.0, LINKS)


def _b_at_zero(bend: float) -> float:
    arm, beta, _ = bent(bend)
    whole, flat = (_numbers(planar.relative_matrix(planar.inertia(arm, planar.chained(x)))) for x in (beta, 0 * beta))
    return float(np.abs(whole - flat).max() / np.abs(whole).max())


def _c_with_arguments(bend: float) -> float:
    """c with sin(alpha_k - alpha_h) replaced by alpha_k - alpha_h."""
    arm, beta, alphad = bent(bend)
    alpha = np.cumsum(beta)
    whole = _gradient(arm, beta, alphad)
    W, c = _numbers(planar.weights(arm)), np.zeros(LINKS)
    for h in range(LINKS):
        for k in range(h):
            turn = W[h, k] * alphad[h] * alphad[k] * (alpha[h] - alpha[k])
            c[h], c[k] = c[h] - turn, c[k] + turn
    return float(np.abs(_numbers(planar.relative_forces(c)) - whole).max() / np.abs(whole).max())


def _c_neglected(bend: float) -> float:
    """c left out, over its size when all angles are right."""
    arm, beta, alphad = bent(bend)
    _, far, _ = bent(1.0)
    return float(np.abs(_gradient(arm, beta, alphad)).max() / np.abs(_gradient(arm, far, alphad)).max())


def _gradient(arm: planar.PlanarArm, beta: Array, alphad: Array) -> Array:
    return _numbers(planar.relative_forces(planar.kinetic_gradient(arm, planar.chained(beta), alphad)))


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
    rows = [
        (name, *(number(error(bend), 2) for bend in (1e-3, 1e-2, 1e-1)), f"{slope(name):.2f}") for name, error in LEFT_OUT.items()
    ]
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
        return Figure(
            sketch.svg(), f"Terms left out: relative errors on an arm of {LINKS} rods whose joints 2 to {LINKS} are bent a little."
        )
