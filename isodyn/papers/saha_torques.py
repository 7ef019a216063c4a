"""Saha's inverse dynamics of planar arms: Example 9.4, Exercises 9.11, 9.14 and 9.15."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.dynamics import compile
from isodyn.formulations.registry import methods_for
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.model.robots.planar import LENGTHS, MASSES
from isodyn.motion.trajectory import Samples, Trajectory
from isodyn.papers.beside import beside, places
from isodyn.papers.formulas import formula_table
from isodyn.papers.panels import joint_panels, numbered, postures, together
from isodyn.papers.piece import AGREES, DIFFERS, STAND_IN, Figure, Piece
from isodyn.papers.saha_data import (
    PI,
    RODS,
    THREE_LINK_TORQUES,
)
from isodyn.papers.saha_forms import NOTE, THREE_LINK, entries, explicit, lines, methods_that_agree, planar
from isodyn.show.drawing import draw
from isodyn.show.report import on_its_own
from isodyn.show.table import Table
from isodyn.spatial import Array

T = 10.0  # s, of every example
STEP = 0.05  # s, ReDySim's
_SHOWN = (0.0, 2.5, 5.0, 7.5, 10.0)  # s


class Torques(NamedTuple):
    """A motion, its torques by DeNOC, (9.32) to (9.35), and how far other methods are from them at most [N m or N]."""

    robot: Robot
    samples: Samples
    tau: Array
    spread: float


def torques(robot: Robot, q0: Any, qT: Any, duration: float = T, step: float = STEP) -> Torques:
    """Along (9.36) and (9.37), joints without motors and friction."""
    samples = Trajectory.cycloidal(q0, qT, duration).sample(dt=step)
    found = {
        key: compile(robot, method=key, motors=False, friction=False).inverse_dynamics(samples.q, samples.qd, samples.qdd)
        for key in methods_for("inverse_dynamics")
    }
    tau = found["denoc"]
    return Torques(robot, samples, tau, max(float(np.abs(other - tau).max()) for other in found.values()))


def torque_table(done: Torques, title: str, notes: Sequence[str] = ()) -> Table:
    """The torques at a few times."""
    t = done.samples.t
    rows = []
    for time in np.linspace(0.0, float(t[-1]), len(_SHOWN)):
        row = done.tau[int(np.argmin(np.abs(t - time)))]
        rows.append((f"{time:g}", *(f"{x + 0.0:.6g}" if abs(x) > 1e-12 else "0" for x in row)))
    labels = numbered("tau", [joint.effort_unit for joint in done.robot.moving])
    agreed = f"Every method gives the same: largest difference over the motion {done.spread:.1e}."
    return Table(title, ("t [s]", *(_plain(label) for label in labels)), tuple(rows), (*notes, agreed))


def _plain(label: str) -> str:
    """Subscripts as digits, for terminals."""
    return label.translate(str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789"))


def series(done: Torques) -> dict[str, Any]:
    """The plotted numbers for --json."""
    s = done.samples
    return {"t": s.t.tolist(), "q": s.q.tolist(), "qd": s.qd.tolist(), "qdd": s.qdd.tolist(), "tau": done.tau.tolist()}


# -- the three-DOF planar arm -----------------------------------------------------------------------------------------


@cache
def three_link(end: float = PI) -> Torques:
    """Example 9.4, and with pi/2 Exercise 9.15."""
    return torques(load("three-link"), np.zeros(3), np.full(3, end))


def example_9_4() -> Piece:
    """The three-DOF planar arm from 0 to pi."""
    done = three_link()
    s = done.samples
    rows = [int(np.argmin(np.abs(s.t - time))) for time in places(THREE_LINK_TORQUES)]
    check = beside(THREE_LINK_TORQUES, done.tau[rows])
    table = check.table("Joint torques [N m]", ("t [s]", "tau1", "tau2", "tau3"), "independent program")
    motion = np.stack([s.q[:, 0], s.qd[:, 0], s.qdd[:, 0]], axis=1)
    figures = (
        Figure(
            on_its_own(draw(done.robot, np.array([0.5, 0.5, 0.6]), dh="standard"), "arm"),
            "The three-DOF planar arm: links, joints and the frames of its DH table, as in figures 9.6 and 9.9.",
        ),
        Figure(
            joint_panels(
                "motion", "joint trajectory", s.t, [("", motion)], ["θ [rad]", "dθ/dt [rad/s]", "d²θ/dt² [rad/s²]"], across=3
            ),
            "Joint trajectory: (a) angle, (b) rate and (c) acceleration of every joint along (9.36), 0 to π in 10 s, as in "
            "figure 9.7.",
        ),
        Figure(
            together("torques", "joint torques", s.t, done.tau, ["τ₁", "τ₂", "τ₃"], "torque [N m]"),
            "Joint torques of the three-DOF arm: along the trajectory above, as in figure 9.8.",
        ),
        Figure(postures("way", "postures", done.robot, s.t, s.q), "The arm at nine instants: from 0 s to 10 s, gravity downwards."),
    )
    remarks = (
        RODS,
        "Inverse dynamics by (9.32) to (9.35). The figures of the book have no numbers in the text at hand: ours stand "
        "alone, beside a Newton-Euler program written independently of isodyn. The explicit expressions (9.42) give the same "
        "torques: Exercise 9.11.",
        f"All {len(methods_for('inverse_dynamics'))} methods agree to {done.spread:.1e} N m.",
    )
    title = "Example 9.4: inverse dynamics of the three-DOF planar arm"
    return Piece("saha-9.4", "Saha", title, STAND_IN, remarks, (table,), figures, series(done) | {"ratio": check.ratio})


def exercise_9_11() -> Piece:
    """Example 9.4 by the explicit expressions (9.42)."""
    done, arm = three_link(), planar(3)
    printed = lines(THREE_LINK, entries(3), arm.names)
    tau = explicit_torques(done.samples)
    off = float(np.abs(tau - done.tau).max())
    s = done.samples
    rows = tuple(
        (f"{time:g}", f"tau{k + 1}", f"{tau[i, k]:.12g}", f"{done.tau[i, k]:.12g}", f"{done.tau[i, k] - tau[i, k]:.1e}")
        for time in _SHOWN
        for i in [int(np.argmin(np.abs(s.t - time)))]
        for k in range(3)
    )
    numbers = Table("Joint torques [N m]", ("t [s]", "", "by (9.42)", "by (9.32)-(9.35)", "difference"), rows, (), left=2)
    caption = "Joint torques by explicit expressions: (9.42), and the recursion (9.32) to (9.35), which cover each other."
    both = [("explicit, (9.42)", tau), ("recursive, (9.32)-(9.35)", done.tau)]
    figures = (Figure(joint_panels("torques", caption, s.t, both, numbered("τ", ["N m"] * 3), across=3), caption),)
    agrees = all(line.equal for line in printed)
    remarks = (
        "Every printed entry of I, C and tau^g is exactly what DeNOC gives on symbols (c_2s and s_2s read as c_23 and s_23). "
        f"So is I qdd + C qd - tau^g by {', '.join(methods_that_agree(3, THREE_LINK))}.",
        f"Along the trajectory of Example 9.4 the two differ by {off:.1e} N m at most, which is rounding. {RODS}",
    )
    tables = (formula_table("(9.42) beside DeNOC", printed, NOTE), numbers)
    title = "Exercise 9.11: joint torques of the three-DOF arm by explicit expressions"
    data = {"t": s.t.tolist(), "tau": tau.tolist(), "largest difference": off}
    return Piece("saha-ex-9.11", "Saha", title, AGREES if agrees else DIFFERS, remarks, tables, figures, data)


def explicit_torques(s: Samples) -> Array:
    """(N, 3): tau = I qdd + C qd - tau^g by (9.42)."""
    inertia, h, gravity = evaluate(explicit(LENGTHS, MASSES, 9.81), [s.q, s.qd], [None] * 3, 1)
    return np.asarray((inertia @ s.qdd[..., np.newaxis])[..., 0] + h - gravity)


def exercise_9_14() -> Piece:
    """The two-DOF planar arm of figure 9.5."""
    done = torques(load("two-link"), np.zeros(2), np.array([PI / 3, PI / 2]))
    caption = "Joint torques of the two-DOF arm: 0 to (π/3, π/2) in 10 s along (9.36)."
    labels = ["τ₁", "τ₂"]
    figures = (
        Figure(together("torques", caption, done.samples.t, done.tau, labels, "torque [N m]"), caption),
        Figure(
            postures("way", "postures", done.robot, done.samples.t, done.samples.q), "The arm at nine instants: from 0 s to 10 s."
        ),
    )
    remarks = (
        "The exercise names neither lengths and masses nor a trajectory. Taken are those of ReDySim's 2-Link Robot: rods of "
        "0.30 and 0.25 m, 0.5 and 0.4 kg, from 0 to pi/3 and pi/2 in 10 s.",
        "The equations of this arm are the book's own, (9.27) to (9.31): see Example 9.3.",
    )
    title = "Exercise 9.14: joint torques of the two-DOF planar arm"
    return Piece("saha-ex-9.14", "Saha", title, STAND_IN, remarks, (torque_table(done, "Joint torques"),), figures, series(done))


def exercise_9_15() -> Piece:
    """The three-DOF arm from 0 to pi/2."""
    done = three_link(PI / 2)
    caption = "Joint torques of the three-DOF arm: 0 to π/2 in 10 s along (9.36)."
    figures = (
        Figure(together("torques", caption, done.samples.t, done.tau, ["τ₁", "τ₂", "τ₃"], "torque [N m]"), caption),
        Figure(
            postures("way", "postures", done.robot, done.samples.t, done.samples.q), "The arm at nine instants: from 0 s to 10 s."
        ),
    )
    off = float(np.abs(explicit_torques(done.samples) - done.tau).max())
    remarks = (
        f"{RODS} The exercise gives no T: 10 s, as in Example 9.4. In (9.43) the second pair of zeros must be at T.",
        f"The explicit expressions (9.42) give the same torques: largest difference {off:.1e} N m.",
    )
    title = "Exercise 9.15: joint torques of the three-DOF arm, 0 to pi/2"
    tables = (torque_table(done, "Joint torques"),)
    return Piece("saha-ex-9.15", "Saha", title, STAND_IN, remarks, tables, figures, series(done) | {"largest difference": off})


ITEMS = {
    "saha-9.4": example_9_4,
    "saha-ex-9.11": exercise_9_11,
    "saha-ex-9.14": exercise_9_14,
    "saha-ex-9.15": exercise_9_15,
}
