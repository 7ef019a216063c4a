"""Saha's inverse dynamics: Examples 9.4 to 9.7, Exercises 9.11, 9.14 and 9.15, and what ReDySim recorded."""

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
from isodyn.model.robots.textbook import LENGTHS, MASSES
from isodyn.motion.trajectory import Samples, Trajectory
from isodyn.papers.formulas import formula_table
from isodyn.papers.panels import joint_labels, joint_panels, postures, together
from isodyn.papers.piece import AGREES, DIFFERS, STAND_IN, Maker, Piece, Printed, places, printed
from isodyn.papers.saha_arms import (
    KUKA,
    KUKA_TORQUES,
    NOTE,
    PI,
    PUMA,
    ROBOOP_PUMA,
    ROBOOP_STANFORD,
    RODS,
    STANFORD,
    STANFORD_END,
    STANFORD_START,
    THREE_LINK,
    THREE_LINK_TORQUES,
    entries,
    explicit,
    lines,
    methods_that_agree,
    planar,
    stanford,
)
from isodyn.show.drawing import draw, drawing_for_page
from isodyn.show.figure import Figure
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
    labels = joint_labels("tau", [joint.effort_unit for joint in done.robot.moving])
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
    check = printed(THREE_LINK_TORQUES, done.tau[rows])
    table = check.table("Joint torques [N m]", ("t [s]", "tau1", "tau2", "tau3"), "independent program")
    motion = np.stack([s.q[:, 0], s.qd[:, 0], s.qdd[:, 0]], axis=1)
    figures = (
        Figure(
            drawing_for_page(draw(done.robot, np.array([0.5, 0.5, 0.6]), dh="standard"), "arm"),
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
    figures = (Figure(joint_panels("torques", caption, s.t, both, joint_labels("τ", ["N m"] * 3), across=3), caption),)
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


_PLANAR = {
    "saha-9.4": example_9_4,
    "saha-ex-9.11": exercise_9_11,
    "saha-ex-9.14": exercise_9_14,
    "saha-ex-9.15": exercise_9_15,
}


def torque_figure(name: str, done: Torques, caption: str) -> Figure:
    """A panel for each joint."""
    labels = joint_labels("τ", [joint.effort_unit for joint in done.robot.moving])
    return Figure(joint_panels(name, caption, done.samples.t, [("", done.tau)], labels), caption)


def example_9_5() -> Piece:
    """PUMA architecture, 0 to pi."""
    robot = load("puma560")
    done = torques(robot, np.zeros(6), np.full(6, PI))
    check = quarters(robot, ROBOOP_PUMA)
    remarks = (
        PUMA,
        "The trajectory is the book's: (9.36), 0 to pi on every joint in 10 s, whatever the zero of the stand-in. Figure "
        "9.11 has no numbers in the text at hand, so that nothing is compared with it.",
        "What can be compared is the stand-in itself: ROBOOP publishes its torques to 17 digits at one state.",
    )
    figures = (
        Figure(drawing_for_page(draw(robot, dh="standard"), "arm"), "Puma 560: links, joints and DH frames, beside figure 9.10."),
        torque_figure(
            "torques",
            done,
            "Joint torques of the Puma 560: (a) to (f) joints 1 to 6 along (9.36), 0 to π in 10 s, where figure 9.11 has the "
            "book's PUMA.",
        ),
    )
    tables = (torque_table(done, "Joint torques along (9.36)"), quarters_table(check, "Puma 560"))
    title = "Example 9.5: inverse dynamics of the PUMA architecture"
    return Piece(
        "saha-9.5", "Saha", title, STAND_IN, remarks, tables, figures, series(done) | {"difference": check.difference.tolist()}
    )


def example_9_6() -> Piece:
    """The Stanford arm."""
    robot = stanford()
    done = torques(robot, STANFORD_START, STANFORD_END)
    check = quarters(load("stanford"), ROBOOP_STANFORD)
    remarks = (
        STANFORD,
        "The trajectory is the book's: (9.36) and, for the slide, (9.37), between the printed positions in 10 s. Figure 9.13 "
        "has no numbers in the text at hand.",
        "With the mass centres as ROBOOP has them, the torques that ROBOOP publishes come out to 17 digits (second table), "
        "so that the algebra of a sliding joint is not in doubt.",
        "The recursion (9.32) as printed would lose half of the Coriolis force of the slide: the rate of d_3 needs e_3 "
        "db_3/dt besides omega x d (see the misprints); isodyn has it.",
    )
    figures = (
        Figure(
            drawing_for_page(draw(robot, STANFORD_START, dh="standard"), "arm"),
            "Stanford arm: links, joints and DH frames at the start of the motion, beside figure 9.12.",
        ),
        torque_figure(
            "torques",
            done,
            "Joint torques and force of the Stanford arm: (a) to (f) joints 1 to 6, of which the third slides, along (9.36) "
            "and (9.37), where figure 9.13 has the book's arm.",
        ),
    )
    tables = (
        torque_table(done, "Joint torques and force along (9.36), (9.37)"),
        quarters_table(check, "Stanford arm as ROBOOP has it"),
    )
    title = "Example 9.6: inverse dynamics of the Stanford arm"
    return Piece(
        "saha-9.6", "Saha", title, STAND_IN, remarks, tables, figures, series(done) | {"difference": check.difference.tolist()}
    )


def quarters(robot: Robot, text: str) -> Printed:
    """Torques at q = qd = qdd = pi/4 beside ROBOOP's."""
    state = np.full(6, PI / 4)
    return printed(
        text, compile(robot, method="denoc", motors=False, friction=False).inverse_dynamics(state, state, state)[np.newaxis]
    )


def quarters_table(check: Printed, who: str) -> Table:
    """Three lines; ROBOOP itself rounds in the last digits."""
    texts, ours = check.printed[0], check.ours[0]
    rows = tuple((f"joint {k + 1}", texts[k], f"{ours[k]:.16e}", f"{check.difference[0, k]:.1e}") for k in range(len(texts)))
    title = f"{who}: published torques at q = qd = qdd = pi/4"
    return Table(
        title, ("", "ROBOOP", "ours", "difference"), rows, ("N m, N for a slide. The differences are double-precision rounding.",)
    )


def example_9_7() -> Piece:
    """KUKA KR-5, 0 to pi/3."""
    ours, book = (torques(load(name), np.zeros(6), np.full(6, PI / 3)) for name in ("kr5", "kr5-book"))
    check = recorded_kuka()
    remarks = (
        KUKA,
        "The trajectory is the book's: (9.36), 0 to pi/3 on every joint in 10 s. Figure 9.15 has no numbers in the text at "
        "hand. The torques of (2) are about twice those of (1), as its masses are.",
        "ReDySim, whose algorithm the book's RoboAnalyzer adopted, left a record of (1) in 1 s instead of 10 s: ours meets "
        "it to print rounding in every entry (last table).",
    )
    motion = ours.samples
    figures = (
        Figure(
            postures("way", "KUKA KR-5 during its motion", ours.robot, motion.t, motion.q),
            "KUKA KR-5 during its motion: nine instants from 0 s to 10 s, and the way of its tip, as in figure 9.14.",
        ),
        torque_figure(
            "redysim",
            ours,
            "Joint torques of the KUKA KR-5, ReDySim's data: (a) to (f) joints 1 to 6 along (9.36), 0 to π/3 in 10 s, where "
            "figure 9.15 has the book's.",
        ),
        torque_figure(
            "book",
            book,
            "Joint torques of the KUKA KR-5 with the book's inertia: Table 9.5(b), another's DH table.",
        ),
    )
    tables = (
        torque_table(ours, "Joint torques, (1) ReDySim's data"),
        torque_table(book, "Joint torques, (2) inertia of Table 9.5(b)"),
        recorded_table(check),
    )
    data = {"redysim": series(ours), "book": series(book), "ratio": check.ratio}
    title = "Example 9.7: inverse dynamics of the KUKA KR-5"
    return Piece("saha-9.7", "Saha", title, STAND_IN, remarks, tables, figures, data)


def recorded_kuka(method: str = "denoc") -> Printed:
    """ReDySim's recorded torques beside ours."""
    q, qd, qdd = Trajectory.cycloidal(np.zeros(6), np.full(6, PI / 3), 1.0)(places(KUKA_TORQUES))
    return printed(KUKA_TORQUES, compile(load("kr5"), method=method).inverse_dynamics(q, qd, qdd))


def recorded_table(check: Printed) -> Table:
    """Recorded rows, ours, the difference."""
    notes = ("Recorded numbers of 1e-14 and less are rounding in ReDySim where the torque is zero.",)
    header = ("t [s]", *(f"tau{k}" for k in range(1, 7)))
    return check.table("Recorded by ReDySim: KUKA KR-5, 0 to pi/3 in 1 s [N m]", header, "ReDySim", notes)


def redysim_kr5() -> Piece:
    """The recorded run by itself."""
    checks = {key: recorded_kuka(key) for key in methods_for("inverse_dynamics")}
    check = checks["denoc"]
    robot = load("kr5")
    done = torques(robot, np.zeros(6), np.full(6, PI / 3), 1.0, 0.005)
    remarks = (
        "The book's RoboAnalyzer adopted the algorithm of ReDySim. ReDySim's KUKA KR-5, 0 to pi/3 along (9.36) in 1 s, is "
        "the only inverse dynamics by DeNOC that was found recorded with numbers: rows of its tor.dat, seven digits each.",
        "Ours by DeNOC are the same numbers. So are they by "
        f"{', '.join(key for key, c in checks.items() if c.agrees and key != 'denoc')}.",
    )
    caption = "Joint torques of the KUKA KR-5 in 1 s: (a) to (f) joints 1 to 6, 0 to π/3."
    title = "ReDySim's record: inverse dynamics of the KUKA KR-5"
    agrees = AGREES if all(c.agrees for c in checks.values()) else DIFFERS
    data = series(done) | {"ratio": {key: c.ratio for key, c in checks.items()}}
    return Piece(
        "saha-redysim-kr5",
        "Saha",
        title,
        agrees,
        remarks,
        (recorded_table(check),),
        (torque_figure("torques", done, caption),),
        data,
    )


_SIX_AXES = {
    "saha-9.5": example_9_5,
    "saha-9.6": example_9_6,
    "saha-9.7": example_9_7,
    "saha-redysim-kr5": redysim_kr5,
}

ITEMS: dict[str, Maker] = {**_PLANAR, **_SIX_AXES}
