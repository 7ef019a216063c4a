"""Saha's simulations of six-axis arms: free fall of Examples 9.9 to 9.11."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.papers.panels import joint_panels, numbered, postures, together
from isodyn.papers.piece import STAND_IN, Figure, Piece
from isodyn.papers.saha_data import KUKA, PUMA, PUMA_UPRIGHT, STANFORD, STANFORD_START, stanford
from isodyn.papers.saha_falls import STEP, TOLERANCE, fall, said
from isodyn.show.table import Table
from isodyn.simulation.clearance import Clearance
from isodyn.simulation.result import Simulation


def joint_figure(name: str, done: Simulation, caption: str) -> Figure:
    """A panel for each joint."""
    labels = numbered("q", [joint.unit for joint in done.robot.moving])
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
        said("joint 2 rotates in the positive direction, due to a_3 = 0.02 m", start),
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
        said("joint 3 increases sharply after one second, when joint 2 turns more than 90 degrees", words),
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
        said("robot links interfere during the motion", words),
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


ITEMS = {"saha-9.9": example_9_9, "saha-9.10": example_9_10, "saha-9.11": example_9_11}
