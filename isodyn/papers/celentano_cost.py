"""Celentano's comparisons of cost: Fig. 2 with Remark 1, Fig. 9 with Remark 4, Table 1, and Remark 5 on closed forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.counts.published import CELENTANO_1 as TABLE_1
from isodyn.counts.source_tables import (
    FIG_2_JOINTS,
    PLANAR_UP_TO,
    fig_2,
    fig_9,
    planar_arm,
    planar_flops,
    saved_flops,
    spatial_flops,
    table_1,
)
from isodyn.counts.source_tables import planar_arm as symbolic_arm
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.dynamics import compile
from isodyn.formulations import planar
from isodyn.graph.count import count_graph
from isodyn.graph.exact import P, evaluate_exactly
from isodyn.graph.graph import Graph
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.papers.piece import AGREES, DIFFERS, STAND_IN, Piece
from isodyn.show.figure import MARKERS, Figure, Sketch, look, plain_log
from isodyn.show.table import Table, number
from isodyn.simulation.momentum import MEANS, planar_rates_graph, rates_graph
from isodyn.spatial import Array
from isodyn.study.speed import batch_call, in_turn

BATCH, ROUNDS = 8192, 9
TIMED = (2, 3, 4, 5, 6, 7, 8, 10)  # links of the planar arms that are timed
PLANAR, EXACT, ABA, CRBA = (
    "momentum scheme, planar closed forms",
    "momentum scheme, any arm",
    "articulated bodies",
    "composite bodies",
)


def figure_2() -> Piece:
    """What the momentum form saves."""
    saved = {n: saved_flops(n) for n in FIG_2_JOINTS}
    parts = [100 * more / needed for needed, more in saved.values()]
    planar = {n: _planar_saving(n) for n in FIG_2_JOINTS}
    remarks = (
        "Remark 1: integrating d(B qd)/dt = c + gamma + u instead of B qdd + C qd = ... saves the first term of (4), the sum of "
        "dB/dq_k qd_k, and Fig. 2 shows the percentage of flops saved, over those of B^-1 (B qd), for robots with random "
        "parameters. Of the figure no number is at hand; it counts flops of MATLAB.",
        "Ours counts the graphs: B by composite bodies on a general arm, its derivatives (of which dT/dq needs many as well, so "
        f"that they are not saved), and what the first term adds. That is {min(parts):.0f} to {max(parts):.0f} % for "
        f"{FIG_2_JOINTS[0]} to {FIG_2_JOINTS[-1]} joints. As the remark says, it is not negligible; nor does it decide. Forward "
        "dynamics by articulated or composite bodies never forms the derivatives of B.",
        "The second table compares whole evaluations on planar arms: the function F of Fig. 1, and accelerations by the same "
        "formulation, which have to form dB/dt qd.",
    )
    tables = (fig_2(), _planar_table(planar))
    svg = _curves(
        "celentano-fig-2",
        "Flops saved",
        list(FIG_2_JOINTS),
        {"general arm, over B and B^-1 p": parts, **_shares(planar)},
        "saved [%]",
    )
    caption = (
        "Flops saved by the momentum form: the first term of (4) over B and B^-1 p on the general arm, and the whole of F against "
        "accelerations by the same formulation on planar arms."
    )
    data: dict[str, Any] = {
        "saved": {str(n): list(row) for n, row in saved.items()},
        "planar": {str(n): list(row) for n, row in planar.items()},
    }
    title = "Fig. 2 and Remark 1: flops saved by the momentum form"
    return Piece("celentano-fig-2", "Celentano", title, STAND_IN, remarks, tables, (Figure(svg, caption),), data)


def _planar_saving(n: int) -> tuple[int, int]:
    """(operations of F, of accelerations by the same formulation) for a planar arm of n links with numbers."""
    robot = rods(n)
    return _operations(rates_graph(robot)), compile(robot, method="momentum").count("forward_dynamics").total


def _operations(graph: Graph) -> int:
    return count_graph(graph).total


def _planar_table(planar: Mapping[int, tuple[int, int]]) -> Table:
    rows = [(str(n), str(F), str(whole), f"{100 * (whole - F) / whole:.0f} %") for n, (F, whole) in planar.items()]
    header = ("links", "F of Fig. 1", "accelerations,\nsame formulation", "saved")
    return Table("Planar arms of rods, operations of one evaluation", header, tuple(rows))


def _shares(planar: Mapping[int, tuple[int, int]]) -> dict[str, list[float]]:
    return {"planar arm, F over accelerations": [100 * (whole - F) / whole for F, whole in planar.values()]}


# -- Fig. 9 -----------------------------------------------------------------------------------------------------------


def figure_9() -> Piece:
    """Planar arms against articulated bodies."""
    counted = {n: planar_flops(n) for n in range(1, PLANAR_UP_TO + 1)}
    cheaper = [n for n, (momentum, articulated, _) in counted.items() if momentum < articulated]
    times = planar_times()
    faster = [n for n in TIMED if times[n][PLANAR] < times[n][ABA]]
    remarks = (
        "Remark 4 and Fig. 9: for robots with a limited number of links the proposed method needs fewer flops than articulated "
        "bodies, for one integration step in absolute angles. Of the figure no number is at hand.",
        f"By our counts that is so for up to {max(cheaper)} links: one evaluation of the scheme's F by the closed forms of "
        "Theorems 3 to 5, against forward dynamics by articulated bodies, every parameter a symbol. It is of order n^3, because "
        "B is solved, and articulated bodies are of order n.",
        f"Measured, in this run: faster for {_numbers(faster)} links, kernels of arms with numbers, batches of {BATCH} states on "
        "one thread, all taking turns. Operations are not times; from 7 links on it needs more of them. What the scheme gives is "
        "the rate of the momentum, not accelerations: an integrator needs nothing else.",
    )
    tables = (fig_9(), _time_table(times))
    names = (PLANAR, ABA, CRBA)
    flops = {name: [float(row[k]) for row in counted.values()] for k, name in enumerate(names)}
    curves = _curves("celentano-fig-9", "Flops", list(counted), flops, "flops of one evaluation", log=True)
    taken = _curves(
        "celentano-times",
        "Times",
        list(TIMED),
        {key: [times[n][key] for n in TIMED] for key in times[TIMED[0]]},
        "time [ns]",
        log=True,
    )
    figures = (
        Figure(curves, "Flops of one evaluation: planar arms in absolute angles, by our counts."),
        Figure(taken, "Time of one evaluation: compiled kernels of planar arms, per state of a batch, one thread."),
    )
    data: dict[str, Any] = {"flops": {str(n): list(row) for n, row in counted.items()}, "ns": {str(n): times[n] for n in TIMED}}
    title = "Fig. 9 and Remark 4: planar arms, the momentum scheme against articulated bodies"
    return Piece("celentano-fig-9", "Celentano", title, STAND_IN, remarks, tables, figures, data)


@lru_cache(maxsize=32)
def rods(n: int) -> Robot:
    """The planar arm of section 3 with numbers: slender rods that grow shorter outwards."""
    values: dict[str, float] = {"g": 9.81}
    for i in range(n):
        L, m = 0.4 - 0.02 * i, 2.0 - 0.1 * i
        values |= {f"L[{i}]": L, f"L_G[{i}]": L / 2, f"m[{i}]": m, f"I[{i}]": m * L * L / 12}
    del values[f"L[{n - 1}]"]  # nothing hangs on the last link
    return planar_arm(n).with_parameters(values)


def calls(n: int) -> dict[str, Callable[[], Any]]:
    """What is timed -> a call for a whole batch."""
    robot = rods(n)
    states = list(np.random.default_rng(0).uniform(-1, 1, (3, BATCH, n)))
    made: dict[str, Callable[[], Any]] = {}
    for name, graph in ((PLANAR, planar_rates_graph(robot)), (EXACT, rates_graph(robot))):
        made[name] = kernel_call(device().kernel(graph), states)
    for name, method in ((ABA, "articulated-body"), (CRBA, "composite-body")):
        made[name] = batch_call(compile(robot, method=method, threads=1), "forward_dynamics", states)
    return made


def kernel_call(kernel: Kernel, states: Sequence[Array]) -> Callable[[], Any]:
    """A call of a kernel for a whole batch, one thread, whose results have their place already."""
    results = evaluate(kernel, states, [None] * len(kernel.graph.outputs), 1)
    return lambda: evaluate(kernel, states, results, 1)


@lru_cache(maxsize=1)
def planar_times() -> dict[int, dict[str, float]]:
    """Links -> what -> time per state [ns]."""
    return {n: {name: value / BATCH for name, value in in_turn(calls(n), ROUNDS).items()} for n in TIMED}


def _time_table(times: Mapping[int, Mapping[str, float]]) -> Table:
    rows = [(str(n), *(number(times[n][name]) for name in times[n]), f"{times[n][PLANAR] / times[n][ABA]:.2f}") for n in TIMED]
    header = ("links", *(name.replace(", ", ",\n") for name in times[TIMED[0]]), "closed forms /\narticulated bodies")
    notes = (f"Per state of a batch of {BATCH}, one thread, the best of {ROUNDS} rounds in which all take turns [ns].",)
    return Table("Times in this run", header, tuple(rows), notes)


def _numbers(values: Sequence[int]) -> str:
    return ", ".join(map(str, values)) if values else "none of 1 to 5"


# -- Table 1 ----------------------------------------------------------------------------------------------------------


def table_1_piece() -> Piece:
    """Links on spherical joints."""
    ours = {n: spatial_flops(n) for n in TABLE_1}
    cheaper = [n for n, (momentum, articulated, _) in ours.items() if momentum < articulated]
    remarks = (
        "Section 4.4: links of any shape on spherical joints, flops of MATLAB for one integration step of a method that is not "
        "named. Ours counts one evaluation on the same chains, each joint three turns about z, y and x, every parameter a "
        "symbol.",
        f"The paper's method needs fewer flops than its articulated bodies for n < 4; in ours, for {_numbers(cheaper)} links. "
        "The difference is in articulated bodies more than in the scheme: for one link the paper counts 1269 flops and ours 141 "
        "operations, for five 28252 and 2487, as if its program multiplied 6 x 6 matrices with their zeros and ones. Our "
        "scheme takes B and dT/dq from the general formulation; the closed forms of section 4 for spherical joints, which the "
        "paper counts, are not among the formulations here.",
        "What grows how is as in the paper: articulated bodies with n, the scheme with n^3.",
    )
    names = ("paper: proposed", "paper: articulated bodies", "ours: momentum scheme", "ours: articulated bodies")
    columns = [*zip(*TABLE_1.values(), strict=True), *list(zip(*ours.values(), strict=True))[:2]]
    series = {name: [float(x) for x in column] for name, column in zip(names, columns, strict=True)}
    svg = _curves("celentano-table-1", "Flops", list(TABLE_1), series, "flops", log=True)
    caption = "Flops of links on spherical joints: Table 1, for an integration step, and ours, for one evaluation."
    data: dict[str, Any] = {
        "table 1": {str(n): list(row) for n, row in TABLE_1.items()},
        "ours": {str(n): list(row) for n, row in ours.items()},
    }
    title = "Table 1: links on spherical joints, against articulated bodies"
    tables = (table_1(), _difference_table(ours))
    return Piece("celentano-table-1", "Celentano", title, DIFFERS, remarks, tables, (Figure(svg, caption),), data)


def _difference_table(ours: Mapping[int, tuple[int, int, int]]) -> Table:
    rows = []
    for n, (proposed, articulated) in TABLE_1.items():
        own = ours[n]
        cells = [
            f"{proposed / articulated:.2f}",
            f"{own[0] / own[1]:.2f}",
            f"{proposed / own[0]:.2f}",
            f"{articulated / own[1]:.2f}",
        ]
        rows.append((str(n), *cells))
    header = ("links", "proposed /\narticulated, paper", "the same,\nours", "proposed,\npaper / ours", "articulated,\npaper / ours")
    return Table("Ratios", header, tuple(rows))


# -- figures ----------------------------------------------------------------------------------------------------------


def _curves(name: str, title: str, n: Sequence[int], series: Mapping[str, Sequence[float]], unit: str, *, log: bool = False) -> str:
    with Sketch(name, title, height=3.4) as sketch:
        for k, (label, values) in enumerate(series.items()):
            sketch.axes.plot(n, values, marker=MARKERS[k], markersize=4, label=label, **look(k))
        sketch.axes.set(xlabel="number of links", ylabel=unit, xticks=list(n), yscale="log" if log else "linear")
        if log:
            plain_log(sketch.axes.yaxis)
        else:
            sketch.axes.set_ylim(bottom=0)
        sketch.figure.legend(loc="outside lower center", ncols=2)
        return sketch.svg()


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


def _closed_numbers(values: Array) -> Array:
    return np.asarray(values, dtype=float)


def bent(bend: float) -> tuple[planar.PlanarArm, Array, Array]:
    """(arm, relative angles, rates of the absolute angles): joints 2 to n bent by `bend` to either side in turn."""
    arm = planar.planar_arm(reduce_robot(rods(LINKS)))
    signs = np.array([0.0, 1.0, -0.8, 0.9, 0.7, -1.0])
    return arm, bend * signs, np.linspace(1.0, 2.0, LINKS)


def _b_at_zero(bend: float) -> float:
    arm, beta, _ = bent(bend)
    whole, flat = (_closed_numbers(planar.relative_matrix(planar.inertia(arm, planar.chained(x)))) for x in (beta, 0 * beta))
    return float(np.abs(whole - flat).max() / np.abs(whole).max())


def _c_with_arguments(bend: float) -> float:
    """c with sin(alpha_k - alpha_h) replaced by alpha_k - alpha_h."""
    arm, beta, alphad = bent(bend)
    alpha = np.cumsum(beta)
    whole = _gradient(arm, beta, alphad)
    W, c = _closed_numbers(planar.weights(arm)), np.zeros(LINKS)
    for h in range(LINKS):
        for k in range(h):
            turn = W[h, k] * alphad[h] * alphad[k] * (alpha[h] - alpha[k])
            c[h], c[k] = c[h] - turn, c[k] + turn
    return float(np.abs(_closed_numbers(planar.relative_forces(c)) - whole).max() / np.abs(whole).max())


def _c_neglected(bend: float) -> float:
    """c left out, over its size when all angles are right."""
    arm, beta, alphad = bent(bend)
    _, far, _ = bent(1.0)
    return float(np.abs(_gradient(arm, beta, alphad)).max() / np.abs(_gradient(arm, far, alphad)).max())


def _gradient(arm: planar.PlanarArm, beta: Array, alphad: Array) -> Array:
    return _closed_numbers(planar.relative_forces(planar.kinetic_gradient(arm, planar.chained(beta), alphad)))


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
