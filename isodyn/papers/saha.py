"""Saha, Introduction to Robotics, chapter 9: every example and exercise that computes something, and the tables of operations.

What is derived on symbols is in saha_formulas. Here are numbers: torques along motions (Examples 9.4 to 9.7), free falls (9.8 to
9.11), what ReDySim recorded of both, and the counts of Tables 9.1 and 9.6. Where a table is lost, another arm replaces it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from math import pi as PI
from typing import Any, NamedTuple

import numpy as np

from isodyn.check import constant
from isodyn.counts.crossings import CLAIMS, CheckedClaim, check_claim, curve, range_words
from isodyn.counts.crossings import SHOWN as LARGEST
from isodyn.counts.polynomial import Cost, PolynomialInN
from isodyn.counts.published import SAHA_9_1, SAHA_9_6, Published, TableRow
from isodyn.counts.source_tables import SourceTable, source_table
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.reductions import NAMES
from isodyn.formulations.registry import methods_for
from isodyn.graph.exact import is_zero
from isodyn.graph.node import Expr
from isodyn.kinematics.clearance import Clearance
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.motion.trajectory import SampledTrajectory, Trajectory
from isodyn.papers.counted import SIX, CountedTable, Said, both, slope
from isodyn.papers.formulas import all_equal, formula_table
from isodyn.papers.panels import joint_labels, joint_panels, log_lines, postures, together
from isodyn.papers.paper_item import (
    AGREES,
    COUNTED,
    STAND_IN,
    WITHIN,
    CheckedSentence,
    PaperSource,
    Parts,
    PublishedValues,
    Remark,
    nearest,
    places,
    printed,
)
from isodyn.papers.saha_formulas import (
    DERIVATIONS,
    THREE_LINK,
    entries,
    every_method,
    explicit,
    lines,
    methods_that_agree,
    planar,
    printed_matrices,
)
from isodyn.papers.saha_mechanisms import MECHANISMS
from isodyn.show.drawing import draw, drawing_for_page
from isodyn.show.figure import Figure, bars, curve_lines
from isodyn.show.report import picked
from isodyn.show.table import Table
from isodyn.simulation.integrators import scipy_steps
from isodyn.simulation.result import Simulation
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array
from isodyn.study.recorded import KUKA_TORQUES, ROBOOP_PUMA, ROBOOP_STANFORD
from isodyn.study.udu import factors, udu

NUMBERS = PaperSource("Saha")
EPS = float(np.finfo(float).eps)

RODS = (
    "Rods of ReDySim's 3-Link Robot: 0.30, 0.25, 0.22 m; 0.5, 0.4, 0.3 kg; mass centres at mid-length; moments m a^2 / 12. "
    "The lengths are those of Table 9.2(a); Table 9.2(b) is lost, and (9.42) has rods of this kind."
)
PUMA = (
    "Stand-in: Table 9.3 is lost but for a_3 = 0.02 m. Taken instead is the Puma 560 of the Robotics Toolbox (a_2 = 0.4318 "
    "m, a_3 = 0.0203 m), without its motors and friction, which RoboAnalyzer does not have."
)
STANFORD = (
    "Stand-in: Table 9.4 is lost but for the joint positions. Taken instead is ROBOOP's Stanford arm (data credited to Paul, "
    "1981), whose mass centres of links 2 to 6 lie ten times too far out, up to 6.4 m on an arm of 1 m: here divided by ten."
)
KUKA = (
    "Stand-in: Table 9.5(a), the DH table, is lost. Taken instead are (1) ReDySim's own KUKA KR-5 ('kr5' of the catalogue) "
    "and (2) the masses, mass centres and inertias of Table 9.5(b) on the DH table of mdl_KR5.m ('kr5-book'), which has the "
    "same posture at zero; its joints 3 and 5 turn the other way."
)

#: Example 9.6: joint positions at the start and after T = 10 s
STANFORD_START = np.array([0.0, -PI / 2, 0.635, 0.0, PI, PI])
STANFORD_END = np.array([PI / 3, -5 * PI / 6, 0.735, PI / 3, 5 * PI / 6, 5 * PI / 6])

#: the Puma 560 with its arm straight up, as in figure 9.10, and at its own zero with the upper arm level
PUMA_UPRIGHT = np.array([0.0, PI / 2, -PI / 2, 0.0, 0.0, 0.0])


@cache
def stanford() -> Robot:
    """ROBOOP's Stanford arm with the mass centres of links 2 to 6 a tenth as far out; inertias about the mass centres as given."""
    robot = load("stanford")
    moved = {f"link{k}" for k in range(2, 7)}
    links = tuple(replace(link, com=link.com / 10) if link.name in moved else link for link in robot.links)
    return replace(robot, links=links)


#: Example 9.4 by an independent Newton-Euler program: t [s], tau [N m]; 0 to pi in 10 s
THREE_LINK_TORQUES = """
0 4.34583 1.54998 0.32373
2.5 3.98291442624585 1.27454163156146 0.221226314113469
5 -1.2869480670667 -1.22773044066016 0.0130278778094379
7.5 -1.86950848088145 0.818789239436389 -0.213141935142576
10 -1.89333 0.90252 -0.32373
"""

#: Example 9.8 by an independent program, DOP853 at rtol 1e-12: t [s], q [rad], qd [rad/s]
THREE_LINK_FALL = """
0.10 -0.2066637507 0.2705927215 -0.08701823144 -3.934102483 4.740511507 -0.964156744
0.25 -0.9241671791 0.5373291922 0.5624165078 -4.196154533 -3.932651193 8.70666244
0.50 -1.843432027 -0.5582626116 -0.233428784 -5.88536689 -2.259069832 9.07978615
0.75 -3.203948836 0.2561956911 0.4481150682 0.01975992136 -4.924062343 7.034678303
1.00 -2.254069438 -1.101286931 -0.1677472836 4.839476221 2.852131912 -18.97705959
"""

#: ReDySim's two-link arm, statevar.dat (ode45, rtol 1e-4, atol 1e-6): t [s], q [rad], qd [rad/s]
TWO_LINK_RECORDED = """
0.01 -2.145933e-03 3.065609e-03 -4.291852e-01 6.131158e-01
0.1 -0.211111 0.2926015 -4.094838 5.337504
0.5 -2.590905 0.1890161 -7.665245 9.231431
1.0 -1.600874 -0.7491123 1.465531 19.69495
"""

#: the same by an independent program, DOP853 at rtol 1e-10
TWO_LINK_FALL = """
0.01 -0.00214593367 0.00306560976 -0.429185202 0.613115857
0.1 -0.211108563 0.292589855 -4.09478757 5.33729481
0.5 -2.59088062 0.188915084 -7.66565175 9.2331888
1.0 -1.60096685 -0.74887395 1.46536594 19.6950431
"""


def _row(time: float, values: Array) -> tuple[str, ...]:
    """A time and what there is at it; what is 0 but for rounding is 0."""
    return (f"{time:g}", *(f"{x + 0.0:.6g}" if abs(x) > 1e-12 else "0" for x in values))


# -- inverse dynamics -------------------------------------------------------------------------------------------------

QUARTERS = (0.0, 2.5, 5.0, 7.5, 10.0)  # s of the ten that a motion takes
SIX_JOINTS = "(a) to (f) joints 1 to 6"
THETAS, TAUS = ["θ₁", "θ₂", "θ₃"], ["τ₁", "τ₂", "τ₃"]


class Torques(NamedTuple):
    """A motion, its torques by DeNOC, (9.32) to (9.35), how far other methods are from them at most, and what rounding explains."""

    robot: Robot
    samples: SampledTrajectory
    tau: Array
    spread: float
    rounding: float

    @property
    def alike(self) -> CheckedSentence:
        """Whether every method gives these torques."""
        count, unit = len(methods_for("inverse_dynamics")), " or ".join(dict.fromkeys(j.effort_unit for j in self.robot.dofs))
        return CheckedSentence(
            self.spread <= self.rounding,
            f"All {count} methods agree to {self.spread:.1e} {unit}, which is rounding.",
            f"The {count} methods do NOT agree: up to {self.spread:.1e} {unit} apart, where rounding explains {self.rounding:.1e}.",
        )

    def table(self, title: str) -> Table:
        """The torques at a few times."""
        t = self.samples.t
        times = np.linspace(0.0, float(t[-1]), len(QUARTERS))
        rows = tuple(_row(time, self.tau[k]) for time, k in zip(times, nearest(t, times), strict=True))
        header = ("t [s]", *(f"tau{k + 1} [{joint.effort_unit}]" for k, joint in enumerate(self.robot.dofs)))
        return Table(title, header, rows, (str(self.alike),))

    def drawing(self, caption: str, q: Array | None = None) -> Figure:
        """The arm with the frames of its DH table."""
        return Figure(drawing_for_page(draw(self.robot, q, dh="standard"), "arm"), caption)

    def figure(self, name: str, caption: str) -> Figure:
        """A panel for each joint."""
        labels = joint_labels("τ", [joint.effort_unit for joint in self.robot.dofs])
        return joint_panels(name, caption, caption, self.samples.t, [("", self.tau)], labels)

    def planar_figure(self, title: str, caption: str) -> Figure:
        """The torques of a planar arm in one panel."""
        return together("torques", title, caption, self.samples.t, self.tau, TAUS[: self.robot.n], "torque [N m]")

    def postures(self, caption: str, title: str = "postures") -> Figure:
        """The arm at nine instants."""
        return postures("way", title, caption, self.robot, self.samples.t, self.samples.q)

    def series(self) -> dict[str, Any]:
        """The plotted numbers for --json."""
        return picked(self.samples, "t", "q", "qd", "qdd") | {"tau": self.tau.tolist()}


def torques(robot: Robot, q0: Any, qT: Any, duration: float = 10.0, step: float = 0.05) -> Torques:
    """Along (9.36) and (9.37), joints without motors and friction; the step is ReDySim's."""
    samples = Trajectory.cycloidal(q0, qT, duration).sample(dt=step)
    kernels = {key: compile(robot, method=key, motors=False, friction=False) for key in methods_for("inverse_dynamics")}
    found = {key: kernel.inverse_dynamics(samples.q, samples.qd, samples.qdd) for key, kernel in kernels.items()}
    tau, most = found["denoc"], max(kernel.count("inverse_dynamics").total for kernel in kernels.values())
    spread = max(float(np.abs(other - tau).max()) for other in found.values())
    return Torques(robot, samples, tau, spread, 4 * most * EPS * float(np.abs(tau).max()))


@cache
def three_link(end: float = PI) -> Torques:
    """Example 9.4, and with pi/2 Exercise 9.15."""
    return torques(load("three-link"), np.zeros(3), np.full(3, end))


@NUMBERS.item("saha-9.4", "Example 9.4: inverse dynamics of the three-DOF planar arm")
def example_9_4() -> Parts:
    """The three-DOF planar arm from 0 to pi."""
    done = three_link()
    s = done.samples
    check = printed(THREE_LINK_TORQUES, done.tau[nearest(s.t, places(THREE_LINK_TORQUES))])
    table = check.table("Joint torques [N m]", ("t [s]", "tau1", "tau2", "tau3"), "independent program")
    motion, labels = np.stack([x[:, 0] for x in s[1:]], axis=1), ["θ [rad]", "dθ/dt [rad/s]", "d²θ/dt² [rad/s²]"]
    drawing = "The three-DOF planar arm: links, joints and the frames of its DH table, as in figures 9.6 and 9.9."
    way = "(a) angle, (b) rate and (c) acceleration of every joint along (9.36), 0 to π in 10 s, as in figure 9.7"
    figures = (
        done.drawing(drawing, np.array([0.5, 0.5, 0.6])),
        joint_panels("motion", "joint trajectory", f"Joint trajectory: {way}.", s.t, [("", motion)], labels, across=3),
        done.planar_figure("joint torques", "Joint torques of the three-DOF arm: along the trajectory above, as in figure 9.8."),
        done.postures("The arm at nine instants: from 0 s to 10 s, gravity downwards."),
    )
    remarks = (
        RODS,
        (
            "Inverse dynamics by (9.32) to (9.35). We have no numbers of the book's figures, so our values are compared "
            "with an independent Newton-Euler program.",
            check.met("Its digits are met.", "torques of that program"),
            "The explicit expressions (9.42) are compared in Exercise 9.11.",
        ),
        done.alike,
    )
    return Parts(STAND_IN, remarks, (table,), figures, done.series() | {"ratio": check.ratio})


@NUMBERS.item("saha-ex-9.11", "Exercise 9.11: joint torques of the three-DOF arm by explicit expressions")
def exercise_9_11() -> Parts:
    """Example 9.4 by the explicit expressions (9.42)."""
    done, forms = three_link(), lines(THREE_LINK, entries(3), planar(3))
    t, tau = done.samples.t, explicit_torques(done.samples)
    off = float(np.abs(tau - done.tau).max())
    rows = []
    for time, i in zip(QUARTERS, nearest(t, QUARTERS), strict=True):
        for k, (by_form, own) in enumerate(zip(tau[i], done.tau[i], strict=True)):
            rows.append((f"{time:g}", f"tau{k + 1}", f"{by_form:.12g}", f"{own:.12g}", f"{own - by_form:.1e}"))
    header = ("t [s]", "", "by (9.42)", "by (9.32)-(9.35)", "difference")
    tables = (formula_table("(9.42) compared with DeNOC", forms), Table("Joint torques [N m]", header, tuple(rows), left=2))
    caption = f"Joint torques by explicit expressions: (9.42), and the recursion (9.32) to (9.35), at most {off:.1e} N m apart."
    pair = [("explicit, (9.42)", tau), ("recursive, (9.32)-(9.35)", done.tau)]
    figure = joint_panels("torques", caption, caption, t, pair, joint_labels("τ", ["N m"] * 3), across=3)
    remarks = (
        (
            all_equal(
                forms,
                "Every printed entry of I, C and tau^g is exactly what DeNOC gives on symbols (c_2s and s_2s read as c_23 and "
                "s_23).",
            ),
            every_method(methods_that_agree(3, THREE_LINK), "I qdd + C qd - tau^g comes out as printed"),
        ),
        (rounded(done, off, "Along the trajectory of Example 9.4 the two"), RODS),
    )
    data = {"t": t.tolist(), "tau": tau.tolist(), "largest difference": off}
    return Parts(AGREES, remarks, tables, (figure,), data)


def rounded(done: Torques, off: float, what: str) -> CheckedSentence:
    """Whether two ways to the torques of a motion differ by rounding only."""
    return CheckedSentence(
        off <= done.rounding,
        f"{what} differ by {off:.1e} N m at most, which is rounding.",
        f"{what} differ by {off:.1e} N m, MORE than rounding explains ({done.rounding:.1e} N m).",
    )


def explicit_torques(s: SampledTrajectory) -> Array:
    """(N, 3): tau = I qdd + C qd - tau^g by (9.42)."""
    inertia, h, gravity = evaluate(explicit(), [s.q, s.qd], [None] * 3, 1)
    return np.asarray((inertia @ s.qdd[..., np.newaxis])[..., 0] + h - gravity)


@NUMBERS.item("saha-ex-9.14", "Exercise 9.14: joint torques of the two-DOF planar arm")
def exercise_9_14() -> Parts:
    """The two-DOF planar arm of figure 9.5."""
    done = torques(load("two-link"), np.zeros(2), np.array([PI / 3, PI / 2]))
    remarks = (
        "The exercise names neither lengths and masses nor a trajectory. Taken are those of ReDySim's 2-Link Robot: rods of "
        "0.30 and 0.25 m, 0.5 and 0.4 kg, from 0 to pi/3 and pi/2 in 10 s.",
        "The equations of this arm are the book's own, (9.27) to (9.31): see Example 9.3.",
    )
    return _exercise(done, "Joint torques of the two-DOF arm: 0 to (π/3, π/2) in 10 s along (9.36).", remarks)


@NUMBERS.item("saha-ex-9.15", "Exercise 9.15: joint torques of the three-DOF arm, 0 to pi/2")
def exercise_9_15() -> Parts:
    done = three_link(PI / 2)
    off = float(np.abs(explicit_torques(done.samples) - done.tau).max())
    remarks = (
        f"{RODS} The exercise gives no T: 10 s, as in Example 9.4. In (9.43) the second pair of zeros must be at T.",
        rounded(done, off, "The torques by the explicit expressions (9.42) and by the recursion"),
    )
    caption = "Joint torques of the three-DOF arm: 0 to π/2 in 10 s along (9.36)."
    return _exercise(done, caption, remarks, {"largest difference": off})


def _exercise(done: Torques, caption: str, remarks: tuple[Remark, ...], more: dict[str, Any] | None = None) -> Parts:
    figures = (done.planar_figure(caption, caption), done.postures("The arm at nine instants: from 0 s to 10 s."))
    return Parts(STAND_IN, (*remarks, done.alike), (done.table("Joint torques"),), figures, done.series() | (more or {}))


@NUMBERS.item("saha-9.5", "Example 9.5: inverse dynamics of the PUMA architecture")
def example_9_5() -> Parts:
    """PUMA architecture, 0 to pi."""
    robot = load("puma560")
    done = torques(robot, np.zeros(6), np.full(6, PI))
    check, published = at_a_quarter(robot, ROBOOP_PUMA, "Puma 560")
    remarks = (
        PUMA,
        "The trajectory is the book's: (9.36), 0 to pi on every joint in 10 s, whatever the zero of the stand-in. We have "
        "no numbers of Figure 9.11 to compare with.",
        (
            "What can be compared is the stand-in itself: ROBOOP publishes its torques to 17 digits at one state.",
            roboop(check),
        ),
        done.alike,
    )
    figures = (
        done.drawing("Puma 560: links, joints and DH frames; compare figure 9.10."),
        done.figure(
            "torques", f"Joint torques of the Puma 560: {SIX_JOINTS} along (9.36), 0 to π in 10 s; the book's are figure 9.11."
        ),
    )
    tables = (done.table("Joint torques along (9.36)"), published)
    return Parts(STAND_IN, remarks, tables, figures, done.series() | {"difference": check.difference.tolist()})


@NUMBERS.item("saha-9.6", "Example 9.6: inverse dynamics of the Stanford arm")
def example_9_6() -> Parts:
    robot = stanford()
    done = torques(robot, STANFORD_START, STANFORD_END)
    check, published = at_a_quarter(load("stanford"), ROBOOP_STANFORD, "Stanford arm as ROBOOP has it")
    remarks = (
        STANFORD,
        "The trajectory is the book's: (9.36) and, for the slide, (9.37), between the printed positions in 10 s. Figure 9.13 has "
        "no numbers in the text at hand.",
        ("The mass centres as ROBOOP has them serve to check the algebra of a sliding joint (second table).", roboop(check)),
        done.alike,
        "The recursion (9.32) as printed would lose half of the Coriolis force of the slide: the rate of d_3 needs e_3 "
        "db_3/dt in addition to omega x d (see the misprints); isodyn includes it.",
    )
    panels = f"{SIX_JOINTS}, of which the third slides, along (9.36) and (9.37); the book's are figure 9.13"
    figures = (
        done.drawing("Stanford arm: links, joints and DH frames at the start of the motion; compare figure 9.12.", STANFORD_START),
        done.figure("torques", f"Joint torques and force of the Stanford arm: {panels}."),
    )
    tables = (done.table("Joint torques and force along (9.36), (9.37)"), published)
    return Parts(STAND_IN, remarks, tables, figures, done.series() | {"difference": check.difference.tolist()})


def at_a_quarter(robot: Robot, text: str, who: str) -> tuple[PublishedValues, Table]:
    """Compare torques at q = qd = qdd = pi/4 with ROBOOP's, which are rounded in the last digits."""
    state = np.full(6, PI / 4)
    tau = compile(robot, method="denoc", motors=False, friction=False).inverse_dynamics(state, state, state)
    check = printed(text, tau[np.newaxis])
    cells = zip(check.printed[0], tau, check.difference[0], strict=True)
    rows = tuple((f"joint {k + 1}", theirs, f"{ours:.16e}", f"{off:.1e}") for k, (theirs, ours, off) in enumerate(cells))
    notes = (f"N m, N for a slide. {roboop(check)}",)
    title = f"{who}: published torques at q = qd = qdd = pi/4"
    return check, Table(title, ("", "ROBOOP", "ours", "difference"), rows, notes)


def roboop(check: PublishedValues) -> CheckedSentence:
    """Whether ROBOOP's torques are met, to what two programs in double precision can be expected to differ by."""
    off = float(np.abs(check.difference).max() / np.abs(check.values).max())
    words = f"Ours are the same to {off:.0e} of the largest, which is rounding in double precision."
    return CheckedSentence(
        off <= 400 * EPS, words, f"Ours are NOT the same: off by {off:.1e} of the largest."
    )  # some 400 operations


@NUMBERS.item("saha-9.7", "Example 9.7: inverse dynamics of the KUKA KR-5")
def example_9_7() -> Parts:
    """KUKA KR-5, 0 to pi/3."""
    ours, book = (torques(load(name), np.zeros(6), np.full(6, PI / 3)) for name in ("kr5", "kr5-book"))
    check = recorded_kuka()
    twice = float(np.abs(book.tau).max() / np.abs(ours.tau).max())
    heavier = sum(link.mass for link in book.robot.links) / sum(link.mass for link in ours.robot.links)
    remarks = (
        KUKA,
        "The trajectory is the book's: (9.36), 0 to pi/3 on every joint in 10 s. Figure 9.15 has no numbers in the text at "
        f"hand. The largest torque of (2) is {twice:.1f} times that of (1), its mass {heavier:.1f} times.",
        (
            "ReDySim, whose algorithm the book's RoboAnalyzer adopted, left a record of (1) in 1 s instead of 10 s:",
            check.met("ours meets it to print rounding in every entry (last table).", "torques of that record"),
        ),
        ours.alike,
        book.alike,
    )
    title, panels = "KUKA KR-5 during its motion", f"{SIX_JOINTS} along (9.36), 0 to π/3 in 10 s; the book's are figure 9.15"
    figures = (
        ours.postures(f"{title}: nine instants from 0 s to 10 s, and the path of its tip, as in figure 9.14.", title),
        ours.figure("redysim", f"Joint torques of the KUKA KR-5, ReDySim's data: {panels}."),
        book.figure("book", "Joint torques of the KUKA KR-5 with the book's inertia: Table 9.5(b), another's DH table."),
    )
    tables = (
        ours.table("Joint torques, (1) ReDySim's data"),
        book.table("Joint torques, (2) inertia of Table 9.5(b)"),
        recorded_table(check),
    )
    return Parts(STAND_IN, remarks, tables, figures, {"redysim": ours.series(), "book": book.series(), "ratio": check.ratio})


def recorded_kuka(method: str = "denoc") -> PublishedValues:
    """Compare ReDySim's recorded torques with ours."""
    q, qd, qdd = Trajectory.cycloidal(np.zeros(6), np.full(6, PI / 3), 1.0)(places(KUKA_TORQUES))
    return printed(KUKA_TORQUES, compile(load("kr5"), method=method).inverse_dynamics(q, qd, qdd))


def recorded_table(check: PublishedValues) -> Table:
    """Recorded rows, ours, the difference."""
    notes = ("Recorded numbers of 1e-14 and less are rounding in ReDySim where the torque is zero.",)
    header = ("t [s]", *(f"tau{k}" for k in range(1, 7)))
    return check.table("Recorded by ReDySim: KUKA KR-5, 0 to pi/3 in 1 s [N m]", header, "ReDySim", notes)


@NUMBERS.item("saha-redysim-kr5", "ReDySim's record: inverse dynamics of the KUKA KR-5")
def redysim_kr5() -> Parts:
    checks = {key: recorded_kuka(key) for key in methods_for("inverse_dynamics")}
    done = torques(load("kr5"), np.zeros(6), np.full(6, PI / 3), 1.0, 0.005)
    remarks = (
        "The book's RoboAnalyzer adopted the algorithm of ReDySim. ReDySim's KUKA KR-5, 0 to pi/3 along (9.36) in 1 s, is "
        "the only inverse dynamics by DeNOC that was found recorded with numbers: rows of its tor.dat, seven digits each.",
        (
            checks["denoc"].met("Ours by DeNOC are the same numbers.", "torques of that record"),
            every_method([key for key, check in checks.items() if check.agrees], "They come out"),
        ),
    )
    figure = done.figure("torques", f"Joint torques of the KUKA KR-5 in 1 s: {SIX_JOINTS}, 0 to π/3.")
    data = done.series() | {"ratio": {key: check.ratio for key, check in checks.items()}}
    return Parts(AGREES, remarks, (recorded_table(checks["denoc"]),), (figure,), data)


# -- free falls -------------------------------------------------------------------------------------------------------

STEP = 0.01  # s, the book's
SHOWN = 3.0  # s of the fall that is drawn, ReDySim's duration
BOOK = "rkf45, dt = 0.01 s (the book's)"
#: what the book and ReDySim integrate with, and others of the same kind: name -> options
MEANS: dict[str, dict[str, Any]] = {
    BOOK: {"integrator": "rkf45", "dt": STEP},
    "abm, dt = 0.01 s (named in 9.4.2)": {"integrator": "abm", "dt": STEP},
    "RK45, rtol 1e-4, atol 1e-6 (ReDySim's ode45)": {"integrator": "RK45", "rtol": 1e-4, "atol": 1e-6},
    "rkf45, dt = 0.001 s": {"integrator": "rkf45", "dt": 1e-3},
}
TIGHT = {"rtol": 1e-10, "atol": 1e-12}


def fall(robot: Robot, q0: Array, duration: float, **how: Any) -> Simulation:
    """Free fall from rest, sampled every 0.01 s, without motors and friction; DOP853 at 1e-12 when nothing is said."""
    options: dict[str, Any] = {"integrator": "DOP853", "rtol": 1e-12, "atol": 1e-12} | how
    times = np.linspace(0.0, duration, round(duration / STEP) + 1)
    return simulate(robot, q0, np.zeros(robot.n), times, friction=False, motors=False, progress=lambda part: None, **options)


def as_the_book_says(book: str, ours: str, holds: bool) -> CheckedSentence:
    """What the book remarks on a figure, and what ours do."""
    return CheckedSentence(
        holds, f"The book remarks: {book}. So it is here: {ours}.", f"The book remarks: {book}. NOT so here: {ours}."
    )


def at(done: Simulation, times: Array) -> Array:
    """(K, 2 n): q and qd at some samples."""
    rows = nearest(done.t, times)
    return np.concatenate([done.q[rows], done.qd[rows]], axis=1)


def weight_times_length(robot: Robot) -> float:
    """m g L of a planar arm of rods [J]: its mass, gravity and stretched length, to measure energies by."""
    mass = sum(constant(f"link {link.name!r}: mass", link.mass) for link in robot.links)
    reach = sum(float(np.linalg.norm(joint.mount[:3, 3].astype(float))) for joint in robot.dofs)
    gravity: Array = robot.gravity.astype(float)
    return mass * float(np.linalg.norm(gravity)) * reach


def keeps(done: Simulation) -> bool:
    """Whether nothing but the tolerance of DOP853 at 1e-12 changes the energy: a thousandth of a millionth of its size."""
    return done.max_energy_error <= 1e-9 * max(float(np.abs(done.energy).max()), float(done.kinetic.max()))


def kept(done: Simulation, words: str) -> CheckedSentence:
    """Says `words` where the energy is kept."""
    return CheckedSentence(keeps(done), words, f"The energy is NOT kept: it drifts by {done.max_energy_error:.1e} J.")


@cache
def three_link_fall() -> Simulation:
    """Ten seconds of Example 9.8."""
    return fall(load("three-link"), np.zeros(3), 10.0)


@NUMBERS.item("saha-9.8", "Example 9.8: simulation of the three-DOF planar arm")
def example_9_8() -> Parts:
    exact = three_link_fall()
    size = weight_times_length(exact.robot)
    check = printed(THREE_LINK_FALL, at(exact, places(THREE_LINK_FALL)))
    runs = {name: fall(exact.robot, np.zeros(3), SHOWN, **how) for name, how in MEANS.items()}
    distances = {name: np.abs(run.q - exact.q[: len(run.t)]).max(axis=1) for name, run in runs.items()}

    def off(name: str, until: float) -> str:
        return f"{distances[name][runs[name].t <= until + STEP / 2].max():.1e}"

    energy = f"{exact.max_energy_error:.1e} J over 10 s, {exact.max_energy_error / size:.1e} of m g L = {size:.4g} J"
    rest = float(exact.kinetic[int(np.argmax(exact.kinetic)) :].min())
    swing = f"the kinetic energy goes up to {exact.kinetic.max():.3g} J and down again to {rest:.2g} J, the total drifts as said"
    falls = f"qdd1 = {exact.qdd[0, 0]:.4f} rad/s2 at the start"
    remarks = (
        RODS,
        (
            "Free fall from the level position, no initial motion. We have no numbers of Figure 9.16, so our values are "
            "compared with states computed independently of isodyn.",
            check.met("Their digits are met.", "states of that program"),
            kept(exact, f"Energy drift: {energy}."),
        ),
        "The book integrates by a Runge-Kutta-Fehlberg formula with steps of 0.01 s. Such a run is "
        f"{off(BOOK, 1.0)} rad off in the first second and {off(BOOK, SHOWN)} rad in three.",
        as_the_book_says("the first joint angle increases initially in the negative direction", falls, exact.qdd[0, 0] < 0),
        as_the_book_says("the system behaves as a three-link pendulum", swing, keeps(exact) and 2 * rest < exact.kinetic.max()),
    )
    header = ("t [s]", *(f"{name}{k}" for name in ("q", "qd") for k in (1, 2, 3)))
    rows = tuple(
        (name, *(off(name, until) for until in (1.0, 2.0, 3.0)), f"{run.max_energy_error / size:.1e}", str(run.evaluations))
        for name, run in runs.items()
    )
    columns = ("integrator", "off in 1 s\n[rad]", "in 2 s", "in 3 s", "energy drift\n/ m g L", "evaluations")
    tables = (
        check.table("States [rad, rad/s]", header, "independent program", ("Both by DOP853 at rtol 1e-12.",)),
        Table("Other integrators, 3 s", columns, rows, ("Distances from DOP853 at rtol 1e-12.",)),
    )
    shown = exact.t <= SHOWN + STEP / 2
    t, q = exact.t[shown], exact.q[shown]
    angles = "Joint positions of the three-DOF arm in free fall: as in figure 9.16."
    way = "The falling arm at eleven instants: from 0 s to 1 s, and the way of its tip."
    apart = "Distance of other integrations from DOP853 at 1e-12: errors grow with time, whatever the integrator."
    figures = (
        together("angles", "joint positions", angles, t, q, THETAS, "joint position [rad]"),
        postures("way", "postures", way, exact.robot, t[t <= 1.0], q[t <= 1.0], shown=[k / 10 for k in range(11)]),
        log_lines("errors", "errors", apart, t, list(distances.items()), "largest |Δq| [rad]"),
    )
    data = {"t": t.tolist(), "q": q.tolist(), "qd": exact.qd[shown].tolist(), "drift": exact.max_energy_error, "mgL": size}
    return Parts(STAND_IN, remarks, tables, figures, data | {"ratio": check.ratio})


@NUMBERS.item("saha-ex-9.12", "Exercise 9.12: the simulation of Example 9.8 by explicit expressions and ODE45")
def exercise_9_12() -> Parts:
    exact = three_link_fall()
    times = exact.t[exact.t <= SHOWN + STEP / 2]
    tight, loose = ode45(times, **TIGHT), ode45(times, rtol=1e-3, atol=1e-6)
    q = exact.q[: len(times)]
    rows = []
    for until in (0.5, 1.0, 2.0, 3.0):
        upto = times <= until + STEP / 2
        rows.append((f"{until:g}", *(f"{np.abs(run[upto] - q[upto]).max():.1e}" for run in (tight, loose))))
    header = ("up to t [s]", "rtol 1e-10,\natol 1e-12", "rtol 1e-3, atol 1e-6\n(ODE45's defaults)")
    table = Table("Largest distance in q from Example 9.8 [rad]", header, tuple(rows))
    second = times <= 1.0
    own = fall(exact.robot, np.zeros(3), 1.0, integrator="RK45", **TIGHT)
    near, error = (float(np.abs(run - q[second]).max()) for run in (tight[second], own.q))
    pair = [("(9.42), ODE45's pair at its default tolerances", loose), ("Example 9.8, DOP853 at 1e-12", q)]
    caption = "Joint positions by explicit expressions: (9.42) and ODE45's pair; compare Example 9.8."
    figure = joint_panels("angles", caption, caption, times, pair, joint_labels("θ", ["rad"] * 3), across=3)
    remarks = (
        "I qdd = tau^g - C qd with every entry as (9.42) prints it, solved for qdd by elimination, and integrated by the "
        "pair of MATLAB's ODE45 (Dormand and Prince 5(4); here SciPy's RK45).",
        (
            CheckedSentence(
                near < 2 * error,
                f"At a tolerance of 1e-10 the motion is that of Example 9.8: {near:.1e} rad off at most in the first second, which "
                f"is the error of the pair (isodyn's own dynamics with it: {error:.1e} rad).",
                f"At a tolerance of 1e-10 the motion is NOT that of Example 9.8: {near:.1e} rad off in the first second, more than "
                f"the error of the pair (isodyn's own dynamics with it: {error:.1e} rad).",
            ),
            f"At ODE45's default tolerances it is {rows[1][2]} rad off in the first second and {rows[3][2]} rad in three.",
        ),
    )
    data = {"t": times.tolist(), "q": tight.tolist(), "largest distance in 1 s": near, "error of RK45": error}
    return Parts(AGREES, remarks, (table,), (figure,), data)


def ode45(times: Array, rtol: float, atol: float) -> Array:
    """(K, 3): q of the falling arm by (9.42) at these times [s]."""
    kernel = explicit()

    def f(t: float, y: Array) -> Array:
        inertia, h, gravity = evaluate(kernel, [y[:3].copy(), y[3:].copy()], [None] * 3, 1)
        return np.concatenate([y[3:], np.linalg.solve(inertia, gravity - h)])

    rows = [np.zeros((1, 3))]
    for steps in scipy_steps("RK45", f, 0.0, np.zeros(6), float(times[-1]), rtol=rtol, atol=atol, max_step=np.inf):
        wanted = times[(times > steps.t[0]) & (times <= steps.t[1])]
        if len(wanted) and steps.dense is not None:
            rows.append(steps.dense(wanted)[0])
    return np.concatenate(rows)


@NUMBERS.item("saha-redysim-two-link", "ReDySim's record: free fall of the two-link arm")
def redysim_two_link() -> Parts:
    robot = load("two-link")
    exact = fall(robot, np.zeros(2), 10.0)
    loose = fall(robot, np.zeros(2), 1.0, integrator="RK45", rtol=1e-4, atol=1e-6)
    times = places(TWO_LINK_RECORDED)
    recorded, independent = (printed(text, at(exact, times)) for text in (TWO_LINK_RECORDED, TWO_LINK_FALL))
    size = weight_times_length(robot)
    own, theirs = np.abs(at(loose, times) - at(exact, times)).max(axis=1), np.abs(recorded.difference).max(axis=1)
    rows = tuple((f"{t:g}", f"{a:.1e}", f"{b:.1e}") for t, a, b in zip(times, theirs, own, strict=True))
    columns = ("t [s]", "ReDySim's record", "ours at its tolerance")
    note = "Ours at its tolerance: RK45, rtol 1e-4, atol 1e-6; the pair is that of ode45, the control of the step another."
    header = ("t [s]", "q1", "q2", "qd1", "qd2")
    tables = (
        recorded.table("ReDySim's statevar.dat [rad, rad/s]", header, "ReDySim"),
        Table("Largest error of a state [rad, rad/s]", columns, rows, (note,)),
        independent.table("An independent program, DOP853 at rtol 1e-10 [rad, rad/s]", header, "independent program"),
    )
    remarks = (
        "ReDySim's two-link arm (rods of 0.30 and 0.25 m, 0.5 and 0.4 kg) falls from the level position; its record is by "
        "MATLAB's ode45 at rtol 1e-4 and atol 1e-6. Ours is DOP853 at 1e-12.",
        (
            CheckedSentence(
                recorded.ratio > 1 and bool((theirs <= 10 * own).all()),
                "The record differs by more than its printed digits and by as much as its tolerance allows: ours at the same "
                "tolerance errs by as much.",
                "The record does NOT differ by what its tolerance allows: see the second table.",
            ),
            independent.met(
                "Nine digits of an independent computation at a tight tolerance are met.", "states of that computation"
            ),
        ),
        kept(
            exact,
            f"Energy drift of ours over 10 s: {exact.max_energy_error:.1e} J, "
            f"{exact.max_energy_error / size:.1e} of m g L = {size:.4g} J.",
        ),
    )
    caption = "Joint positions of the two-link arm in free fall: by DOP853 at 1e-12."
    early = exact.t <= SHOWN + STEP / 2
    figure = together("angles", caption, caption, exact.t[early], exact.q[early], THETAS[:2], "joint position [rad]")
    data = {"ratio": independent.ratio, "drift": exact.max_energy_error, "mgL": size, "recorded": recorded.difference.tolist()}
    return Parts(WITHIN, remarks, tables, (figure,), data)


def joint_figure(name: str, done: Simulation, caption: str) -> Figure:
    """A panel for each joint."""
    labels = joint_labels("q", [joint.unit for joint in done.robot.dofs])
    return joint_panels(name, caption, caption, done.t, [("", done.q)], labels)


def state_table(done: Simulation, title: str) -> Table:
    """Positions at a few times, and how far a run at a looser tolerance is from them."""
    rough = fall(done.robot, done.q[0], float(done.t[-1]), rtol=1e-10, atol=1e-10)
    times = np.linspace(0.0, float(done.t[-1]), 5)
    rows = []
    for time, k in zip(times, nearest(done.t, times), strict=True):
        off = float(np.abs(done.q[k] - rough.q[k]).max())
        rows.append((*_row(time, done.q[k]), f"{off:.0e}" if off else "0"))
    header = ("t [s]", *(f"q{k + 1} [{joint.unit}]" for k, joint in enumerate(done.robot.dofs)), "uncertain by")
    notes = (
        "Uncertain by: the largest distance of a run at rtol 1e-10.",
        f"Energy, which nothing should change: {done.energy[0]:.6g} J; largest drift over {done.t[-1]:g} s "
        f"{done.max_energy_error:.1e} J. {done.evaluations} evaluations of the dynamics, {done.steps} steps.",
    )
    return Table(title, header, tuple(rows), notes)


def clearance_table(near: Clearance, title: str) -> Table:
    """Which links passed through each other, when first, for how long, how deep."""
    rows = tuple((f"{c.first}, {c.second}", f"{c.t:.2f}", f"{100 * c.part:.0f}", f"{c.depth:.3f}") for c in near.contacts)
    notes = () if rows else (str(near),)
    return Table(f"{title}: clearance", ("links", "first at t [s]", "of the time [%]", "deepest [m]"), rows, notes)


def series(done: Simulation) -> dict[str, Any]:
    """The plotted numbers for --json."""
    return picked(done, "t", "q", "qd", "energy", "evaluations", "steps") | {"drift": done.max_energy_error}


@NUMBERS.item("saha-9.9", "Example 9.9: simulation of the PUMA architecture")
def example_9_9() -> Parts:
    robot = load("puma560")
    upright, level = (fall(robot, q0, 2.0) for q0 in (PUMA_UPRIGHT, np.zeros(6)))
    begins_upwards = bool(upright.qdd[0, 1] > without_a3(robot) > 0 or upright.qdd[0, 1] > 0 > without_a3(robot))
    begins = (
        f"qdd2 = {upright.qdd[0, 1]:+.2f} rad/s2 from straight up, of which {without_a3(robot):+.2f} would be left without a_3, "
        "since the mass centre of link 2 lies 6 mm off the line; from the stand-in's own zero, upper arm level, it is "
        f"{level.qdd[0, 1]:+.1f} rad/s2"
    )
    remarks = (
        PUMA,
        "The book starts every joint at 0. By its remark on a_3 the arm is straight up there, as in figure 9.10; in the "
        "stand-in at q = (0, pi/2, -pi/2, 0, 0, 0). It falls from there in the first figure, from its own zero in the second.",
        "Without motors the wrist weighs next to nothing: joints 4 to 6 spin freely. We have no numbers of Figure 9.17.",
        as_the_book_says("joint 2 rotates in the positive direction, due to a_3 = 0.02 m", begins, begins_upwards),
        kept(upright, f"The energy drifts by {upright.max_energy_error:.1e} J from straight up."),
        kept(level, f"From level it drifts by {level.max_energy_error:.1e} J."),
    )
    falling = "Joint positions of the Puma 560 falling from"
    way = "The falling Puma 560: nine instants from 0 s to 1 s."
    figures = (
        joint_figure("upright", upright, f"{falling} straight up: {SIX_JOINTS}; the book's are figure 9.17."),
        joint_figure("level", level, f"{falling} q = 0: {SIX_JOINTS}."),
        postures("way", "postures", way, robot, upright.t[:101], upright.q[:101]),
    )
    title = "Free fall from straight up"
    tables = (state_table(upright, title), clearance_table(upright.clearance(), title))
    return Parts(STAND_IN, remarks, tables, figures, {"upright": series(upright), "level": series(level)})


def without_a3(robot: Robot) -> float:
    """qdd2 of the Puma 560 falling from straight up, were a_3 = 0 and the mass centre of link 3 where it is [rad/s2]."""
    third = robot.dofs[2]
    mount, a3 = third.mount.copy(), float(third.mount[0, 3])
    mount[0, 3] = 0.0
    links = [replace(link, com=link.com + np.array([a3, 0.0, 0.0])) if link.name == third.child else link for link in robot.links]
    joints = [replace(joint, mount=mount) if joint.name == third.name else joint for joint in robot.joints]
    straight = replace(robot, links=tuple(links), joints=tuple(joints))
    rest = np.zeros(robot.n)
    return float(compile(straight, motors=False, friction=False).forward_dynamics(PUMA_UPRIGHT, rest, rest)[1])


@NUMBERS.item("saha-9.10", "Example 9.10: simulation of the Stanford arm")
def example_9_10() -> Parts:
    done = fall(stanford(), STANFORD_START, 2.0)
    (k,) = nearest(done.t, [1.0])
    as_given = compile(load("stanford")).forward_dynamics(STANFORD_START, np.zeros(6), np.zeros(6))[1]
    beyond = done.t[np.abs(done.q[:, 1] - done.q[0, 1]) > PI / 2]
    half = nearest(done.t, [0.5])[0]
    leaves = done.q[half, 2] < 0.75 < 2 * done.q[0, 2] < done.q[k, 2] < done.q[-1, 2] / 2
    words = (
        f"b3 is {done.q[0, 2]:g} m at first, {done.q[half, 2]:.3g} m after 0.5 s, {done.q[k, 2]:.3g} m after 1 s and "
        f"{done.q[-1, 2]:.3g} m after 2 s"
    )
    remarks = (
        STANFORD,
        (
            "The initial positions are the book's. We have no numbers of Figure 9.18.",
            CheckedSentence(
                as_given > 0 > done.qdd[0, 1],
                "With the mass centres as ROBOOP has them, 6.4 m behind the slide, the arm would fall the other way (qdd2 = "
                f"{as_given:+.2f} rad/s2 at the start); divided by ten ({done.qdd[0, 1]:+.2f} rad/s2), it falls as the book's.",
                f"At the start qdd2 = {done.qdd[0, 1]:+.2f} rad/s2, and {as_given:+.2f} rad/s2 with the mass centres as ROBOOP has "
                "them: NOT the opposite.",
            ),
        ),
        (
            as_the_book_says("joint 3 increases sharply after one second", words, leaves),
            "The book has joint 2 turn by more than 90 degrees then; in the stand-in it has turned by "
            f"{np.degrees(abs(done.q[k, 1] - done.q[0, 1])):.0f} degrees after 1 s, and by more than 90 "
            f"{f'from {beyond[0]:.2f} s on' if len(beyond) else 'at no time'}.",
        ),
        "The slide has no stop: nothing holds it.",
        kept(done, f"The energy drifts by {done.max_energy_error:.1e} J."),
    )
    panels = f"{SIX_JOINTS}, of which the third slides; the book's are figure 9.18"
    way = "The falling Stanford arm: nine instants from 0 s to 0.8 s; the thin line is the slide."
    figures = (
        joint_figure("joints", done, f"Joint positions of the Stanford arm in free fall: {panels}."),
        postures("way", "postures", way, done.robot, done.t[:81], done.q[:81]),
    )
    return Parts(STAND_IN, remarks, (state_table(done, "Free fall"),), figures, series(done))


@cache
def kuka_fall() -> Simulation:
    """Example 9.11: ReDySim's KUKA KR-5 falling from q = 0."""
    return fall(load("kr5"), np.zeros(6), 2.0)


@NUMBERS.item("saha-9.11", "Example 9.11: simulation of the KUKA KR-5")
def example_9_11() -> Parts:
    """Free fall of the KUKA KR-5, whose links interfere."""
    done = kuka_fall()
    near = done.clearance()
    remarks = (
        f"{KUKA} Fallen is (1), from q = 0; we have no numbers of figure 9.19.",
        (interferes(near), "Which do, and in which posture: saha-fig-9.20."),
        kept(done, f"The energy drifts by {done.max_energy_error:.1e} J."),
    )
    joints = f"Joint positions of the KUKA KR-5 in free fall: {SIX_JOINTS}; the book's are figure 9.19."
    data = series(done) | {"contacts": [contact._asdict() for contact in near.contacts]}
    return Parts(STAND_IN, remarks, (state_table(done, "Free fall"),), (joint_figure("joints", done, joints),), data)


def interferes(near: Clearance) -> CheckedSentence:
    """Whether links pass through each other, as the book remarks."""
    words = "no pair of links does"
    if near.contacts:
        first = min(near.contacts, key=lambda c: c.t)
        words = f"{len(near.contacts)} pairs of links do; {first.first} and {first.second} first, from {first.t:.2f} s on"
    return as_the_book_says("robot links interfere during the motion", words, bool(near.contacts))


@NUMBERS.item("saha-fig-9.20", "Figure 9.20: links of the falling KUKA KR-5 interfere")
def figure_9_20() -> Parts:
    """Which links, when and how deep, and the posture in which they are deepest inside each other."""
    done = kuka_fall()
    near, book = done.clearance(), fall(load("kr5-book"), np.zeros(6), 2.0).clearance()
    first = min((c.t for c in book.contacts), default=float("nan"))
    remarks = (
        f"{KUKA} The motion is that of Example 9.11.",
        "The book looks at a posture of the animation and notices that links interfere, which is not permissible. The clearance "
        "report "
        "says so without looking: a capsule around every link, its radius from the link's inertia.",
        interferes(near),
        f"With (2), the inertia of Table 9.5(b), {len(book.contacts)} pairs interfere, from {first:.2f} s on.",
    )
    data = {
        "contacts": [contact._asdict() for contact in near.contacts],
        "t": done.t.tolist(),
        "least gap": near.gap.min(axis=1).tolist(),
    }
    return Parts(STAND_IN, remarks, (clearance_table(near, "Links that pass through each other"),), _interference(done, near), data)


def _interference(done: Simulation, near: Clearance) -> tuple[Figure, ...]:
    """The posture in which two links are deepest inside each other, and the gaps over time."""
    closest = np.argsort(near.gap.min(axis=0))  # pairs by how deep they go
    pairs = [int(k) for k in closest[:4]]
    names = [" and ".join(near.pairs[k]) for k in pairs]
    deepest = float(done.t[int(np.argmin(near.gap[:, pairs[0]]))])
    upto = done.t <= deepest + STEP / 2
    overlap = -float(near.gap.min())
    how = f"{overlap:.3f} m inside each other" if overlap > 0 else f"{-overlap:.3f} m apart"
    inside = (
        f"The KUKA KR-5 with its links {names[0]}: {how} at {deepest:.2f} s, those two in another colour, after six earlier "
        "postures; as in figure 9.20."
    )
    gaps = "Gaps between links: negative where the capsules of two links are inside each other; the four pairs that go deepest."
    sixths, worst = [k * deepest / 6 for k in range(7)], near.pairs[pairs[0]]
    return (
        postures("posture", "links interfere", inside, done.robot, done.t[upto], done.q[upto], shown=sixths, mark=worst),
        together("gaps", "gaps", gaps, done.t, near.gap[:, pairs], names, "gap [m]", level=True),
    )


@NUMBERS.item("saha-ex-9.10", "Exercise 9.10: what U D U^T is, and what it performs")
def exercise_9_10() -> Parts:
    """The factors of the three-link arm's inertia matrix, on symbols and at a state."""
    arm = planar(3)
    U, D = factors(arm.tree, arm.q)
    symbolic = (U * D) @ U.T - printed_matrices(THREE_LINK, arm.names, 3)[0]
    different = [f"{i + 1}{j + 1}" for i in range(3) for j in range(3) if not _vanishes(symbolic[i, j])]
    q, rest = np.array([0.3, 0.5, -0.4]), np.zeros(3)
    robot = load("three-link")
    found, inertia = udu(robot, q), robot.mass_matrix(q)
    dynamics = compile(robot, method="lagrange", motors=False, friction=False)
    phi = -dynamics.gravity_torque(q)
    qdd, expected = found.solve(phi), dynamics.forward_dynamics(q, rest, rest)
    room = 4 * dynamics.count("forward_dynamics").total * EPS * float(np.linalg.cond(inertia))
    off = float(np.abs(qdd - expected).max() / np.abs(expected).max())
    order = [curve("forward_dynamics", method, given_bias=True).polynomial for method in ("denoc", "composite-body")]
    linear, cubic = (form.products if form else PolynomialInN() for form in order)
    remarks = (
        "I = U D U^T (9.38): U is upper triangular with ones on its diagonal, D diagonal; elimination from the last column to the "
        "first, "
        "where the usual one goes from the first to the last. For an arm the entries have a meaning: d_i is the inertia that joint "
        "i sees "
        "when all joints beyond it are free, and column i of U says which part of it the joints before carry (9.39).",
        CheckedSentence(
            not different,
            "On symbols, for the planar arm of three links: U D U^T with U and D by articulated bodies is exactly the inertia "
            "matrix that "
            "the book prints, (9.42b), entry by entry.",
            f"On symbols U D U^T is NOT the inertia matrix that the book prints, (9.42b): entries {', '.join(different)}.",
        ),
        (
            "What it performs: I qdd = phi is solved in three steps, U y = phi inwards, D z = y, U^T qdd = z outwards, "
            "(9.39)-(9.41).",
            CheckedSentence(
                off <= room,
                f"At the state of the table it gives the free fall of the arm by Lagrange's equations, to {off:.0e} of the "
                "largest.",
                f"At the state of the table it does NOT give the free fall of the arm by Lagrange's equations: {off:.1e} off.",
            ),
        ),
        CheckedSentence(
            linear.degree == 1 and cubic.degree == 3,
            "Done by articulated bodies, neither I nor U is formed, and the work grows with n instead of n^3: "
            f"{linear} products from phi, against {cubic} with the matrix formed and factored.",
            f"By our counts the work grows as n^{linear.degree}: {linear} products from phi, {cubic} with the matrix formed and "
            "factored.",
        ),
        "isodyn.udu gives U and D for any robot, one state or many.",
    )
    rows = [(f"{i + 1}", *(f"{x:.6g}" for x in (*found.U[i], found.D[i], *inertia[i])), f"{qdd[i]:.6g}") for i in range(3)]
    header = ("i", *(f"u_i{j}" for j in (1, 2, 3)), "d_i [kg m2]", *(f"I_i{j}" for j in (1, 2, 3)), "qdd_i [rad/s2]")
    table = Table(f"The three-link arm at q = {tuple(q.tolist())}, falling from rest", header, tuple(rows), (RODS,))
    return Parts(AGREES, remarks, (table,), (), {"U": found.U.tolist(), "D": found.D.tolist(), "qdd": qdd.tolist()})


def _vanishes(entry: Any) -> bool:
    return is_zero(entry) if isinstance(entry, Expr) else not entry


@NUMBERS.item("saha-ex-9.5", "Exercise 9.5: for how many links recursive forward dynamics is more efficient")
def exercise_9_5() -> Parts:
    """By the book's formulas and by our counts, DeNOC against the algorithm of order n^3."""
    recursive, matrix = (curve("forward_dynamics", method, given_bias=True) for method in ("denoc", "composite-body"))
    claims = [check_claim(claim) for claim in CLAIMS if claim.source.startswith("Saha") and claim.ours[0] == "denoc"]
    ours = claims[0].ours["both"]
    printed_rows = {row.name: row.right for row in SAHA_9_6.rows}
    orin, redysim = printed_rows["Walker and Orin (1982)"], printed_rows["ReDySim (Shah et al., 2013)"]
    rows = []
    for n in (*range(3, LARGEST + 1), *MANY):
        cells = [both(redysim, n), both(orin, n), *(float(c.at(n).products + c.at(n).add) for c in (recursive, matrix))]
        rows.append((str(n), *(f"{x:.0f}" for x in cells), *("yes" if a < b else "no" for a, b in (cells[:2], cells[2:]))))
    remarks = (
        "The book's own answer, section 9.4.1: from n = 10 or 12 on, with ReDySim's algorithm from n = 7 on (see saha-crossovers). "
        "It "
        "compares with Walker and Orin's algorithm of order n^3, given phi.",
        CheckedSentence(
            [found.printed["products"] for found in claims] == [((7, None),), ((10, None),)],
            "By the products of its formulas that is what they say.",
            f"By the products of its formulas: {'; '.join(range_words(found.printed['products']) for found in claims)}.",
        ),
        CheckedSentence(
            bool(ours) and ours[0][0] > 7,
            f"By our counts, products and sums, DeNOC needs fewer than composite bodies for {range_words(ours)}: later, since our "
            "algorithm "
            "of order n^3 is cheaper than Walker and Orin's.",
            f"By our counts, products and sums, DeNOC needs fewer than composite bodies for {range_words(ours)}.",
        ),
    )
    header = (
        "n",
        "ReDySim,\nprinted",
        "Walker and Orin,\nprinted",
        "ours,\nDeNOC",
        "ours, composite\nbodies",
        "fewer,\nprinted",
        "fewer,\nours",
    )
    notes = (
        "Products and sums of forward dynamics from phi on the general arm of n joints; Walker and Orin's sums corrected to "
        "233n/6.",
    )
    return Parts(
        COUNTED,
        remarks,
        (Table("Who needs fewer", header, tuple(rows), notes),),
        (_crossing_figure(),),
        {"ours": range_words(ours)},
    )


MANY = (14, 16, 20, 30)  # joints beyond those that are drawn


# -- counts -----------------------------------------------------------------------------------------------------------


def _counted(key: str, title: str, published: Published) -> Callable[[Said], Said]:
    """Lists a table: the printed figures and formulas beside ours, and bars for n = 6; the function says what is to be said."""

    def listed(said: Said) -> Said:
        @NUMBERS.item(key, title)
        def parts() -> Parts:
            found = source_table(published, NAMES)
            groups = []
            for row in found.rows:
                costs = (("printed, corrected", row.row.right), ("ours", row.ours), ("ours, reduced", row.reduced))
                groups.append((row.row.name, [(words, both(cost, SIX)) for words, cost in costs if cost]))
            caption = "Products and sums for n = 6: the book's formulas, corrected, and our counts of the same kind of method."
            figure = Figure(bars(key.replace(".", "-"), caption, groups, "products and sums, n = 6"), caption)
            unfit = [row.name for row in published.rows if not figures_fit(row)]
            data = {"formulas": found.to_dict(), "figures that do not fit their formula": unfit}
            return Parts(COUNTED, said(CountedTable(found)), (figures_table(found), found.table()), (figure,), data)

        return said

    return listed


def figures_fit(row: TableRow) -> bool:
    """Whether the printed figures are those of the printed formulas."""
    mul, add = PolynomialInN.parse(row.mul), PolynomialInN.parse(row.add)
    return all(mul(n) == products and add(n) == sums for n, products, sums in row.printed)


def figures_table(found: SourceTable) -> Table:
    """The printed figures, what the formulas give (corrected), ours, and the differences, for every n that is printed."""
    rows = []
    for row in found.rows:
        for n, products, sums in row.row.printed:
            formula, mine, reduced = (
                f"{cost.mul(n)} / {cost.add(n)}" if cost else "" for cost in (row.row.right, row.ours, row.reduced)
            )
            less = f"{int(row.ours.mul(n)) - products:+d} / {int(row.ours.add(n)) - sums:+d}" if row.ours else ""
            rows.append((row.row.name, row.method, str(n), f"{products} / {sums}", formula, mine, less, reduced))
    header = ("algorithm", "our method", "n", "printed", "by its formula,\ncorrected", "ours", "ours less\nprinted", "reduced")
    notes = ("Products / sums. A division counts as a product. No entry: isodyn has no such method.",)
    return Table("Printed figures", header, tuple(rows), notes, left=2)


@_counted("saha-table-9.1", "Table 9.1: computational complexities for inverse dynamics", SAHA_9_1)
def table_9_1(found: CountedTable) -> tuple[Remark, ...]:
    ours, quoted = (slope(cost)[0] for cost in (found.ours("Hollerbach"), found.row("Hollerbach").row.right))
    return (
        "Products and sums of inverse dynamics on the general n-revolute arm. Ours are counted from the operation graphs of the "
        "same "
        "kind of method, every parameter of the arm a symbol, work on parameters alone not counted; 'reduced' is with isodyn's "
        "reductions (frames, base parameters, factoring).",
        "The figures for n = 6 fit the printed formulas. Luh's 131n + 48 should be 131n - 48, as Mata prints it (inferred: what is "
        "saved at the ends is subtracted). Balafoutis' 421M is 421A.",
        (
            "RIDIM and ReDySim are both DeNOC. RIDIM is compared with the recursion as the book prints it, (9.32)-(9.33), with the "
            "twists at the mass centres; ReDySim with ours, with the twists at the origins and the acceleration of every offset "
            "by "
            "one matrix.",
            found.below(("ReDySim",), "It needs fewer operations than either."),
            "We do not have the book's own count (Shah et al., 2013).",
        ),
        (
            "Hollerbach's, Kane's (Angeles et al.) and Balafoutis and Patel's equations, which the book only quotes, are written "
            "here "
            "from the literature.",
            found.a_joint("Balafoutis", "Balafoutis and Patel's"),
            found.is_("kane-recursive", "105n - 120", "87n - 109", "Kane's cost as many products a joint as quoted;"),
            CheckedSentence(
                ours < 0.6 * quoted,
                f"Hollerbach's {ours} instead of {quoted}, because turns are folded.",
                f"Hollerbach's {ours}, quoted {quoted}.",
            ),
        ),
    )


@_counted("saha-table-9.6", "Table 9.6: computational complexities for forward dynamics", SAHA_9_6)
def table_9_6(found: CountedTable) -> tuple[Remark, ...]:
    return (
        "Products and sums of forward dynamics from phi = tau - h on the general n-revolute arm; the bias h is not counted (9.4.1 "
        "lists phi among the inputs, and every figure is too small to hold it). Ours are counted from the operation graphs.",
        "Two misprints: Featherstone's 1527A for n = 10 is 1567A by its formula; Walker and Orin's 233n/3 must be 233n/6, which is "
        "whole for every n and gives the printed 1209A for n = 10; then n = 6 and 7 have 475A and 626A, not 480A and 898A "
        "(inferred).",
        (
            found.below(("ReDySim", "Saha (2003)"), "Ours by DeNOC lies below Saha (2003) and below ReDySim."),
            "'reduced' is with isodyn's reductions.",
        ),
    )


@NUMBERS.item("saha-crossovers", "Section 9.4.1: from which n on recursive forward dynamics is efficient")
def crossovers() -> Parts:
    checked = [check_claim(claim) for claim in CLAIMS if claim.source.startswith("Saha")]
    rows = []
    for found in checked:
        claim = found.claim
        for text, names, ranges in ((claim.text, claim.names, found.printed), ("", claim.ours, found.ours)):
            rows.append((text, " and ".join(names), *(range_words(ranges[part]) for part in ("products", "sums", "both"))))
    header = ("the book says", "compared", "by products", "by sums", "by both")
    notes = ("First line of each: the printed formulas, corrected. Second: our counts of the same two kinds of method.",)
    title = "From which n on the recursive one needs fewer operations than Walker and Orin's"
    orin = next(row.right for row in SAHA_9_6.rows if row.name.startswith("Walker"))
    own = curve("forward_dynamics", "composite-body", given_bias=True).at(SIX)
    composite = Cost.of(own.products, own.add)

    def says(part: str, found: CheckedClaim) -> bool:
        return found.printed[part] == (found.claim.says,)

    remarks = (
        "Section 9.4.1: recursive forward dynamics is efficient from n = 10 or 12 on, ReDySim's already from n = 7 on. "
        "Compared is with Walker and Orin (1982), the order n^3 algorithm of Table 9.6, whose sums are corrected to 233n/6.",
        CheckedSentence(
            all(says("products", found) for found in checked) and not any(says("both", found) for found in checked),
            "By products the printed formulas say so. By both products and sums they do not: ReDySim needs fewer of both together "
            f"for {range_words(checked[0].printed['both'])}.",
            "By products the printed formulas do NOT say so for every one of them, or by both together they do too: see the table.",
        ),
        (
            f"By our counts DeNOC needs fewer than composite bodies for {range_words(checked[0].ours['both'])}.",
            CheckedSentence(
                both(composite, SIX) < both(orin, SIX),
                "Our algorithm of order n^3 needs fewer operations than Walker and Orin's.",
                "Our algorithm of order n^3 does NOT need fewer operations than Walker and Orin's for n = 6.",
            ),
        ),
    )
    data = {"claims": [found.to_dict() for found in checked]}
    return Parts(COUNTED, remarks, (Table(title, header, tuple(rows), notes, left=5),), (_crossing_figure(),), data)


def _crossing_figure() -> Figure:
    joints = list(range(3, LARGEST + 3))
    formulas = {row.name: row.right for row in SAHA_9_6.rows}
    drawn = ("ReDySim (Shah et al., 2013)", "Saha (2003)", "Walker and Orin (1982)")
    curves = [(name, [both(formulas[name], n) for n in joints]) for name in drawn]
    for method, words in (("denoc", "ours, DeNOC"), ("composite-body", "ours, composite bodies")):
        counts = [curve("forward_dynamics", method, given_bias=True).at(n) for n in joints]
        curves.append((words, [float(count.products + count.add) for count in counts]))
    return Figure(
        curve_lines("crossing", "operations of forward dynamics", joints, curves, "products and sums", range(len(curves))),
        "Operations of forward dynamics given phi: printed formulas (corrected) and our counts, over the number of joints.",
    )


ITEMS = DERIVATIONS.joined(
    NUMBERS,
    (
        *(f"saha-9.{k}" for k in range(1, 12)),
        "saha-fig-9.20", *(f"saha-ex-9.{k}" for k in (5, 6, 7, 8, 9, 10, 11, 12, 14, 15)),
        "saha-table-9.1", "saha-table-9.6", "saha-crossovers", "saha-redysim-kr5", "saha-redysim-two-link",
    ),
)  # fmt: skip
ITEMS = ITEMS.joined(MECHANISMS, (*ITEMS, *MECHANISMS))
