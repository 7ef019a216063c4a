"""Saha's simulations: Examples 9.8 to 9.11, Exercise 9.12, and what ReDySim recorded."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.dynamics import compile
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.model.robots.textbook import LENGTHS, MASSES
from isodyn.papers.panels import joint_labels, joint_panels, log_lines, postures, together
from isodyn.papers.piece import AGREES, DIFFERS, STAND_IN, Maker, Piece, places, printed
from isodyn.papers.saha_arms import (
    KUKA,
    PUMA,
    PUMA_UPRIGHT,
    RODS,
    STANFORD,
    STANFORD_START,
    THREE_LINK_FALL,
    TWO_LINK_FALL,
    TWO_LINK_RECORDED,
    explicit,
    stanford,
    weight_times_length,
)
from isodyn.show.figure import Figure
from isodyn.show.table import Table
from isodyn.simulation.clearance import Clearance
from isodyn.simulation.integrators import scipy_steps
from isodyn.simulation.result import Simulation
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array

STEP = 0.01  # s, the book's
TOLERANCE = 1e-12


def fall(robot: Robot, q0: Array, duration: float, **how: Any) -> Simulation:
    """Free fall from rest, sampled every 0.01 s, without motors and friction; DOP853 at 1e-12 when nothing is said."""
    options: dict[str, Any] = {"integrator": "DOP853", "rtol": TOLERANCE, "atol": TOLERANCE} | how
    times = np.linspace(0.0, duration, round(duration / STEP) + 1)
    return simulate(robot, q0, np.zeros(robot.n), times, friction=False, motors=False, progress=lambda part: None, **options)


def as_the_book_says(book: str, ours: str) -> str:
    """What the book remarks on a figure, and what ours do."""
    return f"The book remarks: {book}. Ours: {ours}."


def at(done: Simulation, times: Array) -> Array:
    """(K, 2 n): q and qd at some samples."""
    rows = [int(np.argmin(np.abs(done.t - time))) for time in times]
    return np.concatenate([done.q[rows], done.qd[rows]], axis=1)


# -- planar arms ------------------------------------------------------------------------------------------------------


@cache
def three_link() -> Simulation:
    """Ten seconds of Example 9.8."""
    return fall(load("three-link"), np.zeros(3), 10.0)


BOOK = "rkf45, dt = 0.01 s (the book's)"
#: what the book and ReDySim integrate with, and others of the same kind: name -> options
MEANS: dict[str, dict[str, Any]] = {
    BOOK: {"integrator": "rkf45", "dt": STEP},
    "abm, dt = 0.01 s (named in 9.4.2)": {"integrator": "abm", "dt": STEP},
    "RK45, rtol 1e-4, atol 1e-6 (ReDySim's ode45)": {"integrator": "RK45", "rtol": 1e-4, "atol": 1e-6},
    "rkf45, dt = 0.001 s": {"integrator": "rkf45", "dt": 1e-3},
}
TIGHT = {"rtol": 1e-10, "atol": 1e-12}
SHOWN = 3.0  # s of the fall that is drawn, ReDySim's duration


def example_9_8() -> Piece:
    """Free fall of the three-DOF planar arm."""
    exact = three_link()
    size = weight_times_length(exact.robot)
    check = printed(THREE_LINK_FALL, at(exact, places(THREE_LINK_FALL)))
    header = ("t [s]", *(f"{name}{k}" for name in ("q", "qd") for k in (1, 2, 3)))
    states = check.table("States [rad, rad/s]", header, "independent program", ("Both by DOP853 at rtol 1e-12.",))
    runs = {name: fall(exact.robot, np.zeros(3), SHOWN, **how) for name, how in MEANS.items()}
    energy = f"{exact.drift:.1e} J over 10 s, {exact.drift / size:.1e} of m g L = {size:.4g} J"
    remarks = (
        RODS,
        "Free fall from the level position, no initial motion. Figure 9.16 has no numbers in the text at hand: ours stand "
        f"alone, beside states computed independently of isodyn. Energy drift: {energy}.",
        "The book integrates by a Runge-Kutta-Fehlberg formula with steps of 0.01 s. Such a run is "
        f"{_off(runs[BOOK], exact, 1.0)} rad off in the first second and {_off(runs[BOOK], exact, SHOWN)} rad in three: "
        "enough for a plot.",
        as_the_book_says(
            "the first joint angle increases initially in the negative direction",
            f"qdd1 = {exact.qdd[0, 0]:.4f} rad/s2 at the start",
        ),
        as_the_book_says(
            "the system behaves as a three-link pendulum",
            f"the kinetic energy goes up to {exact.kinetic.max():.3g} J and down again, and the total is kept",
        ),
    )
    shown = exact.t <= SHOWN + STEP / 2
    t, q = exact.t[shown], exact.q[shown]
    tables = (states, integrator_table(runs, exact, size))
    figures = _figures_of_9_8(exact, runs, t, q)
    title = "Example 9.8: simulation of the three-DOF planar arm"
    data = {
        "t": t.tolist(),
        "q": q.tolist(),
        "qd": exact.qd[shown].tolist(),
        "drift": exact.drift,
        "mgL": size,
        "ratio": check.ratio,
    }
    return Piece("saha-9.8", "Saha", title, STAND_IN, remarks, tables, figures, data)


def _figures_of_9_8(exact: Simulation, runs: dict[str, Simulation], t: Array, q: Array) -> tuple[Figure, ...]:
    return (
        Figure(
            together("angles", "joint positions", t, q, ["θ₁", "θ₂", "θ₃"], "joint position [rad]"),
            "Joint positions of the three-DOF arm in free fall: as in figure 9.16.",
        ),
        Figure(
            postures("way", "postures", exact.robot, t[t <= 1.0], q[t <= 1.0], shown=[k / 10 for k in range(11)]),
            "The falling arm at eleven instants: from 0 s to 1 s, and the way of its tip.",
        ),
        Figure(
            log_lines("errors", "errors", t, [(name, _distance(run, exact)) for name, run in runs.items()], "largest |Δq| [rad]"),
            "Distance of other integrations from DOP853 at 1e-12: errors grow with time, whatever the integrator.",
        ),
    )


def _distance(run: Simulation, exact: Simulation) -> Array:
    return np.asarray(np.abs(run.q - exact.q[: len(run.t)]).max(axis=1))


def _off(run: Simulation, exact: Simulation, until: float) -> str:
    return f"{_distance(run, exact)[run.t <= until + STEP / 2].max():.1e}"


def integrator_table(runs: dict[str, Simulation], exact: Simulation, size: float) -> Table:
    """Distances after one, two and three seconds, energy drift, evaluations."""
    rows = []
    for name, run in runs.items():
        cells = [_off(run, exact, until) for until in (1.0, 2.0, 3.0)]
        rows.append((name, *cells, f"{run.drift / size:.1e}", str(run.evaluations)))
    header = ("integrator", "off in 1 s\n[rad]", "in 2 s", "in 3 s", "energy drift\n/ m g L", "evaluations")
    return Table("Other integrators, 3 s", header, tuple(rows), ("Distances from DOP853 at rtol 1e-12.",))


def exercise_9_12() -> Piece:
    """Example 9.8 by (9.42) and ODE45."""
    exact = three_link()
    times = exact.t[exact.t <= SHOWN + STEP / 2]
    tight, loose = ode45(times, **TIGHT), ode45(times, rtol=1e-3, atol=1e-6)
    q = exact.q[: len(times)]
    rows = []
    for until in (0.5, 1.0, 2.0, 3.0):
        upto = times <= until + STEP / 2
        off = [f"{np.abs(run[upto] - q[upto]).max():.1e}" for run in (tight, loose)]
        rows.append((f"{until:g}", *off))
    header = ("up to t [s]", "rtol 1e-10,\natol 1e-12", "rtol 1e-3, atol 1e-6\n(ODE45's defaults)")
    table = Table("Largest distance in q from Example 9.8 [rad]", header, tuple(rows), ())
    second = times <= 1.0
    own = fall(exact.robot, np.zeros(3), 1.0, integrator="RK45", **TIGHT)
    near, error = (float(np.abs(run - q[second]).max()) for run in (tight[second], own.q))
    both = [("(9.42), ODE45's pair at its default tolerances", loose), ("Example 9.8, DOP853 at 1e-12", q)]
    caption = "Joint positions by explicit expressions: (9.42) and ODE45's pair, beside Example 9.8."
    figures = (Figure(joint_panels("angles", caption, times, both, joint_labels("θ", ["rad"] * 3), across=3), caption),)
    remarks = (
        "I qdd = tau^g - C qd with every entry as (9.42) prints it, solved for qdd by elimination, and integrated by the "
        "pair of MATLAB's ODE45 (Dormand and Prince 5(4); here SciPy's RK45).",
        f"At a tolerance of 1e-10 the motion is that of Example 9.8: {near:.1e} rad off at most in the first second, which is "
        f"the error of the pair (isodyn's own dynamics with it: {error:.1e} rad). At ODE45's default tolerances it is "
        f"{rows[1][2]} rad off in the first second and {rows[3][2]} rad in three, where the difference shows in the plot.",
    )
    title = "Exercise 9.12: the simulation of Example 9.8 by explicit expressions and ODE45"
    data = {"t": times.tolist(), "q": tight.tolist(), "largest distance in 1 s": near, "error of RK45": error}
    verdict = AGREES if near < 2 * error else DIFFERS
    return Piece("saha-ex-9.12", "Saha", title, verdict, remarks, (table,), figures, data)


def ode45(times: Array, rtol: float, atol: float) -> Array:
    """(K, 3): q of the falling arm by (9.42) at these times [s]."""
    kernel = explicit(LENGTHS, MASSES, 9.81)

    def f(t: float, y: Array) -> Array:
        inertia, h, gravity = evaluate(kernel, [y[:3].copy(), y[3:].copy()], [None] * 3, 1)
        return np.concatenate([y[3:], np.linalg.solve(inertia, gravity - h)])

    rows = [np.zeros((1, 3))]
    for steps in scipy_steps("RK45", f, 0.0, np.zeros(6), float(times[-1]), rtol=rtol, atol=atol, max_step=np.inf):
        wanted = times[(times > steps.t[0]) & (times <= steps.t[1])]
        if len(wanted) and steps.dense is not None:
            rows.append(steps.dense(wanted)[0])
    return np.concatenate(rows)


def redysim_two_link() -> Piece:
    """The recorded free fall of the two-link arm."""
    robot = load("two-link")
    exact = fall(robot, np.zeros(2), 10.0)
    same = fall(robot, np.zeros(2), 1.0, integrator="RK45", rtol=1e-4, atol=1e-6)
    times = places(TWO_LINK_RECORDED)
    recorded, independent = printed(TWO_LINK_RECORDED, at(exact, times)), printed(TWO_LINK_FALL, at(exact, times))
    size = weight_times_length(robot)
    own, theirs = np.abs(at(same, times) - at(exact, times)).max(axis=1), np.abs(recorded.difference).max(axis=1)
    rows = tuple((f"{t:g}", f"{a:.1e}", f"{b:.1e}") for t, a, b in zip(times, theirs, own, strict=True))
    sizes = Table(
        "Largest error of a state [rad, rad/s]",
        ("t [s]", "ReDySim's record", "ours at its tolerance"),
        rows,
        ("Ours at its tolerance: RK45, rtol 1e-4, atol 1e-6; the pair is that of ode45, the control of the step another.",),
    )
    header = ("t [s]", "q1", "q2", "qd1", "qd2")
    tables = (
        recorded.table("ReDySim's statevar.dat [rad, rad/s]", header, "ReDySim"),
        sizes,
        independent.table("An independent program, DOP853 at rtol 1e-10 [rad, rad/s]", header, "independent program"),
    )
    remarks = (
        "ReDySim's two-link arm (rods of 0.30 and 0.25 m, 0.5 and 0.4 kg) falls from the level position; its record is by "
        "MATLAB's ode45 at rtol 1e-4 and atol 1e-6. Ours is DOP853 at 1e-12.",
        "The record differs by more than its printed digits and by as much as its tolerance allows: ours at the same "
        "tolerance errs by as much. Nine digits of an independent computation at a tight tolerance are met.",
        f"Energy drift of ours over 10 s: {exact.drift:.1e} J, {exact.drift / size:.1e} of m g L = {size:.4g} J.",
    )
    caption = "Joint positions of the two-link arm in free fall: by DOP853 at 1e-12."
    early = exact.t <= SHOWN + STEP / 2
    figures = (Figure(together("angles", caption, exact.t[early], exact.q[early], ["θ₁", "θ₂"], "joint position [rad]"), caption),)
    verdict = AGREES if recorded.agrees else DIFFERS
    data = {"ratio": independent.ratio, "drift": exact.drift, "mgL": size, "recorded": recorded.difference.tolist()}
    return Piece(
        "saha-redysim-two-link", "Saha", "ReDySim's record: free fall of the two-link arm", verdict, remarks, tables, figures, data
    )


_PLANAR = {
    "saha-9.8": example_9_8,
    "saha-ex-9.12": exercise_9_12,
    "saha-redysim-two-link": redysim_two_link,
}


def joint_figure(name: str, done: Simulation, caption: str) -> Figure:
    """A panel for each joint."""
    labels = joint_labels("q", [joint.unit for joint in done.robot.moving])
    return Figure(joint_panels(name, caption, done.t, [("", done.q)], labels), caption)


def state_table(done: Simulation, rough: Simulation, title: str, count: int = 5) -> Table:
    """Positions at a few times, and how far a run at a looser tolerance is from them."""
    rows = []
    for time in np.linspace(0.0, float(done.t[-1]), count):
        k = int(np.argmin(np.abs(done.t - time)))
        off = float(np.abs(done.q[k] - rough.q[k]).max())
        rows.append((f"{time:g}", *(f"{x + 0.0:.6g}" if abs(x) > 1e-12 else "0" for x in done.q[k]), f"{off:.0e}" if off else "0"))
    header = ("t [s]", *(f"q{k + 1} [{joint.unit}]" for k, joint in enumerate(done.robot.moving)), "uncertain by")
    notes = (
        "Uncertain by: the largest distance of a run at rtol 1e-10.",
        f"Energy, which nothing changes: {done.energy[0]:.6g} J; largest drift over {done.t[-1]:g} s {done.drift:.1e} J. "
        f"{done.evaluations} evaluations of the dynamics, {done.steps} steps.",
    )
    return Table(title, header, tuple(rows), notes)


def series(done: Simulation) -> dict[str, Any]:
    """The plotted numbers for --json."""
    facts = {"drift": done.drift, "evaluations": done.evaluations, "steps": done.steps}
    return {"t": done.t.tolist(), "q": done.q.tolist(), "qd": done.qd.tolist(), "energy": done.energy.tolist()} | facts


def example_9_9() -> Piece:
    """Free fall of the PUMA architecture."""
    robot = load("puma560")
    upright, level = (fall(robot, q0, 2.0) for q0 in (PUMA_UPRIGHT, np.zeros(6)))
    rough = fall(robot, PUMA_UPRIGHT, 2.0, rtol=1e-10, atol=1e-10)
    start = (
        f"qdd2 = {upright.qdd[0, 1]:+.2f} rad/s2 from straight up, of which {without_a3(robot):+.2f} would be left without a_3, "
        "since the mass centre of link 2 lies 6 mm off the line; from the stand-in's own zero, upper arm level, it is "
        f"{level.qdd[0, 1]:+.1f} rad/s2"
    )
    remarks = (
        PUMA,
        "The book lets every joint start at 0. From its remark on a_3 the arm stands straight up there, as in figure 9.10; "
        "in the stand-in that is q = (0, pi/2, -pi/2, 0, 0, 0). It falls from there in the first figure, and from its own "
        "zero in the second.",
        "Without motors the wrist weighs next to nothing: joints 4 to 6 spin freely. Figure 9.17 has no numbers in the text "
        "at hand.",
        as_the_book_says("joint 2 rotates in the positive direction, due to a_3 = 0.02 m", start),
    )
    figures = (
        joint_figure(
            "upright",
            upright,
            "Joint positions of the Puma 560 falling from straight up: (a) to (f) joints 1 to 6, where figure 9.17 has the "
            "book's PUMA.",
        ),
        joint_figure("level", level, "Joint positions of the Puma 560 falling from q = 0: (a) to (f) joints 1 to 6."),
        Figure(
            postures("way", "postures", robot, upright.t[:101], upright.q[:101]),
            "The falling Puma 560: nine instants from 0 s to 1 s.",
        ),
    )
    tables = (
        state_table(upright, rough, "Free fall from straight up"),
        clearance_table(upright.clearance(), "Free fall from straight up"),
    )
    data = {"upright": series(upright), "level": series(level)}
    return Piece("saha-9.9", "Saha", "Example 9.9: simulation of the PUMA architecture", STAND_IN, remarks, tables, figures, data)


def without_a3(robot: Robot) -> float:
    """qdd2 of the Puma 560 falling from straight up, were a_3 = 0 and the mass centre of link 3 where it is [rad/s2]."""
    third = robot.moving[2]
    mount, a3 = third.mount.copy(), float(third.mount[0, 3])
    mount[0, 3] = 0.0
    links = [replace(link, com=link.com + np.array([a3, 0.0, 0.0])) if link.name == third.child else link for link in robot.links]
    joints = [replace(joint, mount=mount) if joint.name == third.name else joint for joint in robot.joints]
    straight = replace(robot, links=tuple(links), joints=tuple(joints))
    rest = np.zeros(robot.n)
    return float(compile(straight, motors=False, friction=False).forward_dynamics(PUMA_UPRIGHT, rest, rest)[1])


def example_9_10() -> Piece:
    """Free fall of the Stanford arm."""
    robot = stanford()
    done, rough = (fall(robot, STANFORD_START, 2.0, rtol=tolerance, atol=tolerance) for tolerance in (TOLERANCE, 1e-10))
    k = int(np.argmin(np.abs(done.t - 1.0)))
    as_given = compile(load("stanford")).forward_dynamics(STANFORD_START, np.zeros(6), np.zeros(6))[1]
    words = (
        f"b3 is {done.q[0, 2]:g} m at first, {done.q[k, 2]:.3g} m after 1 s and {done.q[-1, 2]:.3g} m after 2 s; theta2 goes "
        f"from -90 to {np.degrees(done.q[k, 1]):.0f} degrees in the first second"
    )
    remarks = (
        STANFORD,
        "The initial positions are the book's. With the mass centres as ROBOOP has them, 6.4 m behind the slide, the arm "
        f"would fall the other way (qdd2 = {as_given:+.2f} rad/s2 at the start); divided by ten ({done.qdd[0, 1]:+.2f} "
        "rad/s2), it does what the book says. Figure 9.18 has no numbers in the text at hand.",
        as_the_book_says("joint 3 increases sharply after one second, when joint 2 turns more than 90 degrees", words),
        "The slide has no stop: it leaves the arm, as nothing holds it.",
    )
    figures = (
        joint_figure(
            "joints",
            done,
            "Joint positions of the Stanford arm in free fall: (a) to (f) joints 1 to 6, of which the third slides, where "
            "figure 9.18 has the book's arm.",
        ),
        Figure(
            postures("way", "postures", robot, done.t[:81], done.q[:81]),
            "The falling Stanford arm: nine instants from 0 s to 0.8 s; the thin line is the slide.",
        ),
    )
    tables = (state_table(done, rough, "Free fall"),)
    title = "Example 9.10: simulation of the Stanford arm"
    return Piece("saha-9.10", "Saha", title, STAND_IN, remarks, tables, figures, series(done))


def example_9_11() -> Piece:
    """Free fall of the KUKA KR-5, whose links interfere."""
    robot = load("kr5")
    done, rough = (fall(robot, np.zeros(6), 2.0, rtol=tolerance, atol=tolerance) for tolerance in (TOLERANCE, 1e-10))
    near = done.clearance()
    book = fall(load("kr5-book"), np.zeros(6), 2.0).clearance()
    first = min(near.contacts, key=lambda c: c.t)
    words = f"{len(near.contacts)} pairs of links do; {first.first} and {first.second} first, from {first.t:.2f} s on"
    remarks = (
        f"{KUKA} Fallen is (1), from q = 0; figure 9.19 has no numbers in the text at hand.",
        "The book looks at an intermediate posture of the animation (figure 9.20) and notices that links interfere, which is "
        "not permissible. The clearance report says so without looking: a capsule around every link, its radius from the "
        "link's inertia.",
        as_the_book_says("robot links interfere during the motion", words),
        f"With (2), the inertia of Table 9.5(b), {len(book.contacts)} pairs interfere, from "
        f"{min(c.t for c in book.contacts):.2f} s on.",
    )
    tables = (state_table(done, rough, "Free fall"), clearance_table(near, "Links that pass through each other"))
    title = "Example 9.11: simulation of the KUKA KR-5"
    contacts = [contact._asdict() for contact in near.contacts]
    return Piece(
        "saha-9.11", "Saha", title, STAND_IN, remarks, tables, _interference(done, near), series(done) | {"contacts": contacts}
    )


def _interference(done: Simulation, near: Clearance) -> tuple[Figure, ...]:
    """Joint positions, the posture in which two links are deepest inside each other, and the gaps over time."""
    robot, worst = done.robot, near.contacts[0]
    pairs = [near.pairs.index((c.first, c.second)) for c in near.contacts[:4]]
    names = [" and ".join(near.pairs[k]) for k in pairs]
    deepest = float(done.t[int(np.argmin(near.gap[:, pairs[0]]))])
    upto = done.t <= deepest + STEP / 2
    return (
        joint_figure(
            "joints",
            done,
            "Joint positions of the KUKA KR-5 in free fall: (a) to (f) joints 1 to 6, where figure 9.19 has the book's.",
        ),
        Figure(
            postures(
                "posture",
                "links interfere",
                robot,
                done.t[upto],
                done.q[upto],
                shown=[k * deepest / 6 for k in range(7)],
                mark=(worst.first, worst.second),
            ),
            f"The KUKA KR-5 with {worst.first} and {worst.second} inside each other: at {deepest:.2f} s, those two in another "
            "colour, after six earlier postures; as in figure 9.20.",
        ),
        Figure(
            together("gaps", "gaps", done.t, near.gap[:, pairs], names, "gap [m]", level=True),
            "Gaps between links: negative where the capsules of two links are inside each other; the four pairs that go deepest.",
        ),
    )


def clearance_table(near: Clearance, title: str) -> Table:
    """Which links passed through each other, when first, for how long, how deep."""
    rows = tuple((f"{c.first}, {c.second}", f"{c.t:.2f}", f"{100 * c.part:.0f}", f"{c.depth:.3f}") for c in near.contacts)
    notes = () if rows else (str(near),)
    return Table(f"{title}: clearance", ("links", "first at t [s]", "of the time [%]", "deepest [m]"), rows, notes)


_SIX_AXES = {"saha-9.9": example_9_9, "saha-9.10": example_9_10, "saha-9.11": example_9_11}

ITEMS: dict[str, Maker] = {**_PLANAR, **_SIX_AXES}
