"""Saha's inverse dynamics of six-axis arms: Examples 9.5 to 9.7, and what ReDySim recorded."""

from __future__ import annotations

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.formulations.registry import methods_for
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.motion.trajectory import Trajectory
from isodyn.papers.beside import Beside, beside, places
from isodyn.papers.panels import joint_panels, numbered, postures
from isodyn.papers.piece import AGREES, DIFFERS, STAND_IN, Figure, Piece
from isodyn.papers.saha_data import (
    KUKA,
    KUKA_TORQUES,
    PI,
    PUMA,
    ROBOOP_PUMA,
    ROBOOP_STANFORD,
    STANFORD,
    STANFORD_END,
    STANFORD_START,
    stanford,
)
from isodyn.papers.saha_torques import Torques, series, torque_table, torques
from isodyn.show.drawing import draw
from isodyn.show.report import on_its_own
from isodyn.show.table import Table


def torque_figure(name: str, done: Torques, caption: str) -> Figure:
    """A panel for each joint."""
    labels = numbered("τ", [joint.effort_unit for joint in done.robot.moving])
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
        Figure(on_its_own(draw(robot, dh="standard"), "arm"), "Puma 560: links, joints and DH frames, beside figure 9.10."),
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
            on_its_own(draw(robot, STANFORD_START, dh="standard"), "arm"),
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


def quarters(robot: Robot, text: str) -> Beside:
    """Torques at q = qd = qdd = pi/4 beside ROBOOP's."""
    state = np.full(6, PI / 4)
    return beside(
        text, compile(robot, method="denoc", motors=False, friction=False).inverse_dynamics(state, state, state)[np.newaxis]
    )


def quarters_table(check: Beside, who: str) -> Table:
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


def recorded_kuka(method: str = "denoc") -> Beside:
    """ReDySim's recorded torques beside ours."""
    q, qd, qdd = Trajectory.cycloidal(np.zeros(6), np.full(6, PI / 3), 1.0)(places(KUKA_TORQUES))
    return beside(KUKA_TORQUES, compile(load("kr5"), method=method).inverse_dynamics(q, qd, qdd))


def recorded_table(check: Beside) -> Table:
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


ITEMS = {
    "saha-9.5": example_9_5,
    "saha-9.6": example_9_6,
    "saha-9.7": example_9_7,
    "saha-redysim-kr5": redysim_kr5,
}
