"""Mata, Tables 6 and 7: how well the motion that torques cause keeps to the line, and what its integration takes."""

from __future__ import annotations

from typing import Any

import numpy as np

from isodyn.kinematics.posture import places, skeleton
from isodyn.papers import mata_line as setting
from isodyn.papers.mata_line import BY_SPEED, BY_TIME, LINKS, ROTORS, TORQUES, errors, growth, line, moved
from isodyn.papers.panels import joint_panels, numbered
from isodyn.papers.piece import STAND_IN, Figure, Piece
from isodyn.show.figure import DASHES, Sketch, look
from isodyn.show.table import Table, number
from isodyn.spatial import Array

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
    data: dict[str, Any] = {"table 6": [list(row) for row in TABLE_6], "errors": runs, "length": setting.path(BY_SPEED).length}
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
    for k, q in enumerate(setting.postures()):
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
            way = np.array([setting.START, setting.END])
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
    labels = numbered("τ", ["N m"] * 6)
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
