"""Mata, section 5.2: a PUMA takes its tip along a line; its torques, the motion that they cause, and what integrating it takes."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, NamedTuple

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.formulations.registry import methods_for
from isodyn.kinematics.inverse_kinematics import inverse_kinematics
from isodyn.kinematics.posture import places, skeleton
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.motion.cartesian import CartesianPath
from isodyn.motion.laws import Motion
from isodyn.motion.trajectory import Trajectory
from isodyn.papers.panels import joint_labels, joint_panels
from isodyn.papers.piece import STAND_IN, Piece
from isodyn.show.figure import DASHES, Figure, Sketch, bars, look
from isodyn.show.table import Table, number
from isodyn.simulation.result import Simulation
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array, pose
from isodyn.study.speed import batch_call, in_turn

START, END = np.array([0.50, 0.00, 0.05]), np.array([0.62, 0.30, 0.11])  # m
ATTITUDE = np.array([[0.0, 0.0, 1.0], [0.0, -1.0, 0.0], [1.0, 0.0, 0.0]])  # turns by 0, 90, 180 degrees about z, y, z
INTERVAL = 0.1  # s, between torques
TOLERANCE = 1e-6
RIGHT_ABOVE = np.radians([-17.0, -63.0, -155.0, 158.0, 55.0, 13.0])  # near the posture at the start

BY_SPEED, BY_TIME = "0.1 m/s", "5 s"
LINKS, ROTORS = "links alone", "with rotors"
TORQUES = ("held", "interpolated", "continuous")


@dataclass(frozen=True, eq=False)
class Line:
    """The task of the paper, solved as far as inverse dynamics.

    trajectory   of the joints along the line, by inverse kinematics
    t            (K,)     the instants 0, 0.1, 0.2 ... and the end     [s]
    motion       q, qd, qdd (K, n) there
    tau          (K, n)   torques there                                [N m]
    """

    robot: Robot
    trajectory: Trajectory
    t: Array
    motion: Motion
    tau: Array

    def torque(self, t: float, q: Array, qd: Array) -> Array:
        """Inverse dynamics at any instant (n,)."""
        return compiled(self.robot).inverse_dynamics(*self.trajectory(t))


@lru_cache(maxsize=2)
def puma(model: str) -> Robot:
    """The arm, with or without rotors."""
    robot = load("puma560-akb")
    if model == ROTORS:
        return robot
    return replace(
        robot, name="puma560-akb, links alone", joints=tuple(replace(joint, rotor_inertia=0.0) for joint in robot.joints)
    )


compiled = lru_cache(maxsize=4)(compile)


def path(speed: str) -> CartesianPath:
    """The line, at constant speed from start to end."""
    if speed == BY_SPEED:
        return CartesianPath.line(pose(ATTITUDE, START), END, speed=0.1)
    return CartesianPath.line(pose(ATTITUDE, START), END, duration=5.0)


def postures() -> Array:
    """(8, n): all postures at the start."""
    return inverse_kinematics(puma(LINKS), pose(ATTITUDE, START), all_solutions=True).solutions


@lru_cache(maxsize=32)
def line(speed: str, model: str, posture: int | None = None) -> Line:
    """The line by one of two speeds; from the posture of the paper as far as it is known, or one of `postures`."""
    robot = puma(model)
    trajectory = Trajectory.follow(robot, path(speed), RIGHT_ABOVE if posture is None else postures()[posture])
    t = instants(trajectory.duration)
    motion = trajectory(t)
    return Line(robot, trajectory, t, motion, compiled(robot).inverse_dynamics(*motion))


def instants(duration: float) -> Array:
    """(K,) every 0.1 s, and the end."""
    return np.append(INTERVAL * np.arange(math.ceil(duration / INTERVAL - 1e-9)), duration)


@lru_cache(maxsize=512)
def moved(
    speed: str,
    model: str,
    torque: str,
    method: str = "composite-body",
    integrator: str = "RK45",
    tolerance: float = TOLERANCE,
    posture: int | None = None,
) -> Simulation:
    """The motion under the torques of the line, from the right state, sampled at its instants."""
    task = line(speed, model, posture)
    if torque == "continuous":
        given, between = task.torque, "linear"
    else:
        given, between = (task.t, task.tau), {"held": "hold", "interpolated": "linear"}[torque]  # type: ignore[assignment]
    return simulate(
        task.robot, task.motion.q[0], task.motion.qd[0], task.t, torque=given, interpolation=between, method=method,
        integrator=integrator, rtol=tolerance, atol=tolerance, progress=False,
    )  # fmt: skip


class Errors(NamedTuple):
    """Average |simulated - planned| over the instants, joint by joint, (n,) each: position, velocity, acceleration."""

    q: Array
    qd: Array
    qdd: Array


def errors(speed: str, model: str, torque: str, posture: int | None = None) -> Errors:
    """The averages of Table 6."""
    found, planned = moved(speed, model, torque, posture=posture), line(speed, model, posture).motion
    pairs = zip((found.q, found.qd, found.qdd), planned, strict=True)
    return Errors(*(np.abs(simulated - wanted).mean(axis=0) for simulated, wanted in pairs))


class Growth(NamedTuple):
    """How errors grow along a line: the fastest rate at its middle [1/s], and the factor from start to end."""

    rate: float
    factor: float


@lru_cache(maxsize=32)
def growth(speed: str, model: str, posture: int | None = None) -> Growth:
    """From the eigenvalues of the motion linearised about the line, torques given: e' = v, v' = (dqdd/dq) e + (dqdd/dqd) v."""
    task = line(speed, model, posture)
    t = np.linspace(0.0, task.trajectory.duration, 21)
    q, qd, _ = motion = task.trajectory(t)
    tau = compiled(task.robot).inverse_dynamics(*motion)
    by_q, by_qd, _ = compiled(task.robot).forward_dynamics_derivatives(q, qd, tau)
    n = task.robot.n
    A = np.zeros((len(t), 2 * n, 2 * n))
    A[:, :n, n:], A[:, n:, :n], A[:, n:, n:] = np.eye(n), by_q, by_qd
    rates = np.linalg.eigvals(A).real.max(axis=1)
    return Growth(float(rates[len(t) // 2]), math.exp(float(((rates[1:] + rates[:-1]) / 2 * np.diff(t)).sum())))


#: Table 6: joint -> average errors in position [rad], velocity [rad/s], acceleration [rad/s2]
TABLE_6 = (
    (6.91878269e-4, 1.28209533e-3, 2.84439095e-3),
    (1.73972101e-2, 1.66087380e-3, 9.22318761e-2),
    (8.54693990e-4, 1.66087459e-3, 3.13261587e-3),
    (1.73972067e-2, 4.05637323e-2, 9.22318581e-2),
    (1.78259578e-2, 4.17630699e-2, 9.54221869e-3),
    (6.91878269e-4, 1.21908065e-3, 2.43724278e-3),
)
RUNS = tuple((speed, torque) for speed in (BY_SPEED, BY_TIME) for torque in TORQUES)
KINDS = (("position", "rad"), ("velocity", "rad/s"), ("acceleration", "rad/s2"))


def table_6() -> Piece:
    """Average errors of the simulated motion."""
    rates = {model: growth(BY_SPEED, model).rate for model in (LINKS, ROTORS)}
    remarks = (
        "The paper's PUMA is not given, and its line is 0.329 m long, so that 0.1 m/s takes 3.29 s and 5 s mean 0.066 m/s: both "
        "are run. Arm: Puma 560 of Armstrong, Khatib and Burdick in modified DH, frame 0 in the shoulder, tip where the wrist's "
        "axes meet; attitude (z, y, z) = (0, 90, 180) degrees throughout; right arm, elbow above (Fig. 3 is lost); at speed from "
        "the first to the last instant. Inverse kinematics along the line, inverse dynamics, then integration with RK45 at a "
        "tolerance of 1e-6.",
        "The paper does not say what the torques do within its 0.1 s. Held, they lose the line at once: the arm is a tower of "
        "pendulums, some upside down. Interpolated linearly, or taken as the inverse dynamics of every instant, they lose it "
        f"because errors grow: by the eigenvalues of the linearised motion, as exp({rates[LINKS]:.2f} t) for the links alone and "
        f"exp({rates[ROTORS]:.2f} t) with the rotors, which the gears make heavy. What is left by the tolerance, or by "
        "interpolation, is multiplied by that (third table). No integrator can do anything about it; a controller would.",
        "So the figures of Table 6 say how far an open-loop motion has run away, not how accurate a method is. Theirs have the "
        "size of ours with continuous torques at 0.1 m/s for the links alone, and with interpolated torques with the rotors. "
        "Their velocity errors are about 2.3 times their position errors, joints 4 and 5, which is the rate of their growth in "
        f"1/s: nearer to that of our arm with rotors ({rates[ROTORS]:.1f}) than of the links alone ({rates[LINKS]:.1f}).",
        "The rows of the printed table look mis-set: joints 1 and 6, and 2 and 4, share their figures to eight digits, and so do "
        "the velocities of 2 and 3. They are no target, joint by joint.",
    )
    tables = (_errors_table(LINKS), _errors_table(ROTORS), _growth_table(), _postures_table())
    figures = (_arm_figure(), _torque_figure(), _error_figure())
    runs = {f"{model}, {speed}, {torque}": _listed(model, speed, torque) for model in (LINKS, ROTORS) for speed, torque in RUNS}
    data: dict[str, Any] = {"table 6": [list(row) for row in TABLE_6], "errors": runs, "length": path(BY_SPEED).length}
    data |= {
        "growth": {
            f"{model}, {speed}": growth(speed, model)._asdict() for model in (LINKS, ROTORS) for speed in (BY_SPEED, BY_TIME)
        }
    }
    title = "Table 6: a PUMA along a line, average errors of the simulation"
    return Piece("mata-table-6", "Mata", title, STAND_IN, remarks, tables, figures, data)


def _listed(model: str, speed: str, torque: str) -> dict[str, list[float]]:
    return {name: values.tolist() for name, values in errors(speed, model, torque)._asdict().items()}


def _errors_table(model: str) -> Table:
    found = [errors(speed, model, torque) for speed, torque in RUNS]
    rows = []
    for k, (kind, unit) in enumerate(KINDS):
        for joint in range(6):
            ours = [number(float(each[k][joint])) for each in found]
            rows.append((f"{kind} [{unit}]" if not joint else "", str(joint + 1), number(TABLE_6[joint][k]), *ours))
    header = ("average error in", "joint", "Table 6", *(f"{speed},\n{torque}" for speed, torque in RUNS))
    notes = ("Average of |simulated - planned| over the instants 0, 0.1, 0.2 ... s and the end.",)
    return Table(f"Errors, {model}", header, tuple(rows), notes, left=2)


def _growth_table() -> Table:
    rows = []
    for model in (LINKS, ROTORS):
        for speed in (BY_SPEED, BY_TIME):
            task, (rate, factor) = line(speed, model), growth(speed, model)
            end = np.abs(moved(speed, model, "continuous").q - task.motion.q)[-1].max()
            rows.append(
                (model, speed, f"{task.trajectory.duration:.3f}", f"{rate:.2f}", number(factor), number(1e-6 * factor), number(end))
            )
    header = (
        "arm",
        "line",
        "time [s]",
        "rate at the\nmiddle [1/s]",
        "growth\nin all",
        "tolerance\ntimes growth",
        "largest error at the end,\ncontinuous torques [rad]",
    )
    notes = ("Growth in all: exp of the fastest rate, integrated over the line (eigenvalues of the linearised motion, 21 places).",)
    return Table("Why the motion leaves the line", header, tuple(rows), notes, left=2)


def _postures_table() -> Table:
    rows = []
    for k, q in enumerate(postures()):
        average = errors(BY_SPEED, LINKS, "continuous", k).q
        angles = " ".join(f"{angle:.0f}" for angle in np.degrees(q))
        rows.append((angles, f"{growth(BY_SPEED, LINKS, k).rate:.2f}", *(number(x, 2) for x in average)))
    header = ("posture at the start [deg]", "rate [1/s]", *(f"joint {k + 1}\n[rad]" for k in range(6)))
    notes = (
        "The eight postures that reach the start and stay in their branch; average position errors, continuous torques, 0.1 m/s.",
    )
    return Table("Other postures, links alone", header, tuple(rows), notes)


# -- figures ----------------------------------------------------------------------------------------------------------


def _arm_figure() -> Figure:
    task = line(BY_SPEED, LINKS)
    views = (("seen from above", (0, 1)), ("seen from the side", (0, 2)))
    ends = ((0, "0.5", "at the start"), (-1, look(0)["color"], "at the end"))
    with Sketch("mata-fig-3", "Initial and final posture", height=2.9) as sketch:
        sketch.axes.remove()
        axes = sketch.figure.subplots(1, 2)
        for axis, (title, (x, y)) in zip(axes, views, strict=True):
            for k, colour, words in ends:
                for segment, limb in enumerate(skeleton(task.robot, places(task.robot, task.motion.q[k]))):
                    label = words if segment == 0 and y == 1 else None
                    axis.plot(limb[:, x], limb[:, y], color=colour, linewidth=3.0, solid_capstyle="round", label=label)
            way = np.array([START, END])
            label = "line" if y == 1 else None
            axis.plot(way[:, x], way[:, y], color=look(1)["color"], linestyle="--", marker="o", markersize=3, label=label, zorder=5)
            axis.set(xlabel="x [m]", ylabel=f"{'xyz'[y]} [m]", aspect="equal", title=title)
        sketch.figure.legend(loc="outside lower center", ncols=3)
        return Figure(
            sketch.svg(),
            "The arm at both ends of the line: as Fig. 3 of the paper, from (0.50, 0, 0.05) to (0.62, 0.30, 0.11) m, the tip "
            "where the wrist's axes meet. The posture, right arm and elbow above, is our choice; the last link is drawn to twice "
            "its mass centre.",
        )


def _torque_figure() -> Figure:
    task = line(BY_SPEED, LINKS)
    labels = joint_labels("τ", ["N m"] * 6)
    return Figure(
        joint_panels("mata-torques", "Torques along the line", task.t, [("inverse dynamics", task.tau)], labels, across=3),
        "Torques along the line: inverse dynamics at 0.1 m/s, links alone, gravity 9.81 m/s2 along -z.",
    )


def _error_figure() -> Figure:
    with Sketch("mata-errors", "Errors over time", height=5.6) as sketch:
        sketch.axes.remove()
        axes = sketch.figure.subplots(2, 1, sharex=True, sharey=True)
        for axis, model in zip(axes, (LINKS, ROTORS), strict=True):
            for k, (speed, torque) in enumerate(RUNS):
                t, size = _error_over_time(speed, model, torque)
                style = {"color": look(k % 3)["color"], "linestyle": DASHES[k // 3]}
                axis.plot(t, size, label=f"{torque}, {speed}" if model == LINKS else None, **style)
            axis.set(ylabel="largest error [rad]", yscale="log", ylim=(1e-12, 1e3), xlim=(0, 5))
            axis.set_title(model, loc="left", fontsize=9)
        axes[-1].set_xlabel("t [s]")
        sketch.figure.legend(loc="outside lower center", ncols=3)
        return Figure(
            sketch.svg(),
            "How the motion leaves the line: largest difference of a joint from the plan, RK45 at a tolerance of 1e-6, for "
            "torques held, interpolated and continuous. Above the links alone, below with the rotors. Straight lines here grow "
            "exponentially.",
        )


def _error_over_time(speed: str, model: str, torque: str) -> tuple[Array, Array]:
    task, found = line(speed, model), moved(speed, model, torque)
    t = np.linspace(0.0, task.trajectory.duration, 401)[1:]
    return t, np.abs(found.at(t)[0] - task.trajectory(t).q).max(axis=1)


#: Table 7: method -> (seconds on a Pentium II of 400 MHz, evaluations)
TABLE_7 = {"composite-body": (0.65, 1122), "articulated-body": (0.71, 1089), "gibbs-appell": (0.59, 1092)}
TIMED_RUNS = tuple((speed, torque) for speed in (BY_SPEED, BY_TIME) for torque in TORQUES)
BATCH = 4096  # states that are timed together
ROUNDS = 9
TIMED = (BY_SPEED, LINKS, "interpolated")  # the simulation whose time is taken


def table_7() -> Piece:
    """Evaluations and times."""
    counts, times = evaluations(), seconds()
    chaotic = [counts[method][TIMED_RUNS.index((BY_TIME, "interpolated"))] for method in counts]
    steady = [counts[method][TIMED_RUNS.index((BY_SPEED, "continuous"))] for method in counts]
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
        "runs": [f"{speed}, {torque}" for speed, torque in TIMED_RUNS],
        "evaluations": counts,
        "times": times,
        "seconds": whole_seconds(),
    }
    title = "Table 7: evaluations and time of the simulation, by method"
    return Piece("mata-table-7", "Mata", title, STAND_IN, remarks, tables, (_count_figure(counts), _time_figure(times)), data)


@lru_cache(maxsize=1)
def evaluations() -> dict[str, list[int]]:
    """Method -> evaluations of the dynamics in each of TIMED_RUNS, links alone."""
    names = methods_for("forward_dynamics")
    return {method: [moved(speed, LINKS, torque, method).evaluations for speed, torque in TIMED_RUNS] for method in names}


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
        cells = [str(paper_count), *(str(ours[TIMED_RUNS.index((BY_SPEED, torque))]) for torque in TORQUES)]
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
    header = ("method", "Table 7", *(f"{speed},\n{torque}" for speed, torque in TIMED_RUNS), "distance\n[rad]")
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
            row = [moved(speed, model, torque, integrator=integrator) for speed, torque in TIMED_RUNS]
            rows.append((model, integrator, *(f"{done.evaluations} ({done.steps})" for done in row)))
    header = ("arm", "integrator", *(f"{speed},\n{torque}" for speed, torque in TIMED_RUNS))
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
    return tuple((f"ours, {torque}", float(row[TIMED_RUNS.index((BY_SPEED, torque))])) for torque in TORQUES)


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
