"""Mata, Table 7: evaluations and time of the simulation by every method of forward dynamics, in one run."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.formulations.registry import methods_for
from isodyn.papers.mata_line import BY_SPEED, BY_TIME, LINKS, ROTORS, TORQUES, growth, moved, puma
from isodyn.papers.piece import STAND_IN, Figure, Piece
from isodyn.show.figure import bars
from isodyn.show.table import Table, number
from isodyn.study.speed import batch_call
from isodyn.study.timing import in_turn

#: Table 7: method -> (seconds on a Pentium II of 400 MHz, evaluations)
TABLE_7 = {"composite-body": (0.65, 1122), "articulated-body": (0.71, 1089), "gibbs-appell": (0.59, 1092)}
RUNS = tuple((speed, torque) for speed in (BY_SPEED, BY_TIME) for torque in TORQUES)
BATCH = 4096  # states that are timed together
ROUNDS = 9
TIMED = (BY_SPEED, LINKS, "interpolated")  # the simulation whose time is taken


def table_7() -> Piece:
    """Evaluations and times."""
    counts, times = evaluations(), seconds()
    chaotic = [counts[method][RUNS.index((BY_TIME, "interpolated"))] for method in counts]
    steady = [counts[method][RUNS.index((BY_SPEED, "continuous"))] for method in counts]
    apart = distances()
    needed = ", ".join(f"{method} {int(times[method]['operations'])}" for method in TABLE_7)
    remarks = (
        "The simulation of Table 6 (see there for the arm, which stands in for the paper's), by every method of the registry that "
        "gives forward dynamics; RK45 at a tolerance of 1e-6, links alone, double precision.",
        f"All methods give the same motion: with continuous torques at 0.1 m/s they are at most {number(max(apart.values()), 2)} "
        f"rad apart, and all take {steady[0]} evaluations. That is rounding times the growth of errors along this line "
        f"({number(growth(BY_SPEED, LINKS).factor, 2)}). Where the motion has run away and swings about, in 5 s with "
        f"interpolated torques, rounding decides where it goes, and the counts differ: {min(chaotic)} to {max(chaotic)}. The "
        "paper's 1089 to 1122, 3 % apart, look to be of that kind: they tell of the motion, not of the methods.",
        "How many evaluations there are depends on what the torques do within 0.1 s: jumps begin a new integration every time. The "
        "paper's thousand lies between ours for interpolated and for held torques.",
        "Times are ratios to composite bodies, taken in turn in this run. Here the compiled dynamics take a small part of a "
        "simulation, most is SciPy's and Python's, so that whole simulations take about the same time; one evaluation by itself "
        f"follows its operations: {needed} on this arm, whose right angles fold. That is the paper's order: Gibbs-Appell, "
        "composite bodies, articulated bodies. (On a general arm composite bodies need fewest in ours, see Table 4.)",
    )
    tables = (_paper_table(counts, times), _count_table(counts, apart), _time_table(times), _integrator_table())
    data: dict[str, Any] = {"table 7": {method: list(row) for method, row in TABLE_7.items()}, "distances": apart}
    data |= {
        "runs": [f"{speed}, {torque}" for speed, torque in RUNS],
        "evaluations": counts,
        "times": times,
        "seconds": whole_seconds(),
    }
    title = "Table 7: evaluations and time of the simulation, by method"
    return Piece("mata-table-7", "Mata", title, STAND_IN, remarks, tables, (_count_figure(counts), _time_figure(times)), data)


@lru_cache(maxsize=1)
def evaluations() -> dict[str, list[int]]:
    """Method -> evaluations of the dynamics in each of RUNS, links alone."""
    names = methods_for("forward_dynamics")
    return {method: [moved(speed, LINKS, torque, method).evaluations for speed, torque in RUNS] for method in names}


def distances() -> dict[str, float]:
    """Method -> largest distance in q [rad] of its motion from that of composite bodies, 0.1 m/s, continuous torques."""
    base = moved(BY_SPEED, LINKS, "continuous").q
    names = methods_for("forward_dynamics")
    return {method: float(np.abs(moved(BY_SPEED, LINKS, "continuous", method).q - base).max()) for method in names}


@lru_cache(maxsize=1)
def seconds() -> dict[str, dict[str, float]]:
    """Method -> time of one evaluation in a batch [ns], in turn, and its operations."""
    names = methods_for("forward_dynamics")
    robot, rng = puma(LINKS), np.random.default_rng(0)
    states = list(rng.uniform(-1, 1, (3, BATCH, robot.n)))
    kernels = {name: compile(robot, method=name, threads=1) for name in names}
    batch = in_turn({name: batch_call(kernels[name], "forward_dynamics", states) for name in names}, ROUNDS)
    counts = {name: kernels[name].count("forward_dynamics").total for name in names}
    return {name: {"ns": batch[name] / BATCH, "operations": counts[name]} for name in names}


@lru_cache(maxsize=1)
def whole_seconds() -> dict[str, float]:
    """Method of the paper -> time of a whole simulation [s], in turn."""
    best = in_turn({name: partial(moved.__wrapped__, *TIMED, name) for name in TABLE_7}, ROUNDS)
    return {name: 1e-9 * value for name, value in best.items()}


def _paper_table(counts: dict[str, list[int]], times: dict[str, dict[str, float]]) -> Table:
    rows, base, whole = [], times["composite-body"], whole_seconds()
    for method, (paper_time, paper_count) in TABLE_7.items():
        first = TABLE_7["composite-body"]
        per = paper_time / paper_count * first[1] / first[0]
        ours, own = counts[method], times[method]
        cells = [str(paper_count), *(str(ours[RUNS.index((BY_SPEED, torque))]) for torque in TORQUES)]
        cells += [
            f"{paper_time / first[0]:.2f}",
            f"{whole[method] / whole['composite-body']:.2f}",
            f"{per:.2f}",
            f"{own['ns'] / base['ns']:.2f}",
        ]
        rows.append((method, *cells))
    header = (
        "method", "evaluations,\nTable 7", "ours,\nheld", "ours,\ninterpolated", "ours,\ncontinuous", "time,\nTable 7",
        "time,\nours", "time of one,\nTable 7", "time of one,\nours",
    )  # fmt: skip
    notes = (
        "Evaluations of ours: the line at 0.1 m/s. Times: ratios to composite bodies, ours in one run; of one: of one evaluation.",
        f"Whole simulations are timed with {TIMED[2]} torques at {TIMED[0]}, composite bodies took {whole['composite-body']:.3f} "
        "s; the paper's took 0.65, 0.71 and 0.59 s.",
    )
    return Table("Mata, Table 7, and ours", header, tuple(rows), notes)


def _count_table(counts: dict[str, list[int]], apart: dict[str, float]) -> Table:
    rows = []
    for method, row in counts.items():
        paper = str(TABLE_7[method][1]) if method in TABLE_7 else ""
        rows.append((method, paper, *map(str, row), number(apart[method], 2)))
    header = ("method", "Table 7", *(f"{speed},\n{torque}" for speed, torque in RUNS), "distance\n[rad]")
    notes = (
        "Evaluations of the dynamics, links alone, RK45, tolerance 1e-6.",
        "distance: largest in q from the motion by composite bodies, continuous torques at 0.1 m/s.",
    )
    return Table("Evaluations by every method of forward dynamics", header, tuple(rows), notes)


def _time_table(times: dict[str, dict[str, float]]) -> Table:
    base, rows = times["composite-body"], []
    for method, own in times.items():
        ratios = [f"{own[key] / base[key]:.2f}" for key in ("operations", "ns")]
        rows.append((method, str(int(own["operations"])), ratios[0], number(own["ns"]), ratios[1]))
    header = ("method", "operations", "ratio", "one evaluation\n[ns]", "ratio")
    notes = (
        f"One evaluation: a batch of {BATCH} states on one thread, best of {ROUNDS} rounds in which the methods take turns.",
        "Operations of the compiled kernel; ratios to composite bodies.",
    )
    return Table("Times in this run, links alone", header, tuple(rows), notes)


def _integrator_table() -> Table:
    rows = []
    for model in (LINKS, ROTORS):
        for integrator in ("RK45", "rkf45"):
            row = [moved(speed, model, torque, integrator=integrator) for speed, torque in RUNS]
            rows.append((model, integrator, *(f"{done.evaluations} ({done.steps})" for done in row)))
    header = ("arm", "integrator", *(f"{speed},\n{torque}" for speed, torque in RUNS))
    notes = (
        "Evaluations (accepted steps), by composite bodies, tolerance 1e-6. RK45: Dormand and Prince; rkf45: Fehlberg, advanced by "
        "order 5. The paper says only that it is of order four and five.",
    )
    return Table("The same by two Runge-Kutta pairs, and with rotors", header, tuple(rows), notes, left=2)


# -- figures ----------------------------------------------------------------------------------------------------------


def _count_figure(counts: dict[str, list[int]]) -> Figure:
    groups = [(method, (("Table 7", float(TABLE_7[method][1])), *_three(counts[method]))) for method in TABLE_7]
    return Figure(
        bars("mata-evaluations", "Evaluations", groups, "evaluations of the dynamics"),
        "Evaluations of the dynamics: Table 7, and ours at 0.1 m/s with torques held, interpolated and continuous. The other "
        "methods are in the second table.",
    )


def _three(row: list[int]) -> tuple[tuple[str, float], ...]:
    return tuple((f"ours, {torque}", float(row[RUNS.index((BY_SPEED, torque))])) for torque in TORQUES)


def _time_figure(times: dict[str, dict[str, float]]) -> Figure:
    base, first = times["composite-body"], TABLE_7["composite-body"]
    groups = []
    for method, own in times.items():
        members = [("operations", own["operations"] / base["operations"]), ("time of one evaluation", own["ns"] / base["ns"])]
        if method in TABLE_7:
            paper_time, paper_count = TABLE_7[method]
            members.append(("Table 7, time of one evaluation", paper_time / paper_count * first[1] / first[0]))
        groups.append((method, tuple(members)))
    return Figure(
        bars("mata-times", "Times", groups, "ratio to composite bodies"),
        "Time of one evaluation: compiled forward dynamics in a batch, one thread, as ratios to composite bodies in this run; "
        "beside them the operations, and the paper's times over its evaluations.",
    )
