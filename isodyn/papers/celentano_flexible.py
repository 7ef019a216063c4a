"""Celentano (2008), section 5: flexible links as rigid sublinks on elastic joints, and the bar whose frequencies are printed."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.model.beam import Beam, flexible
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.motion.trajectory import Trajectory
from isodyn.papers.panels import postures
from isodyn.papers.paper_item import AGREES, CORRECTED, CheckedSentence, PaperSource, Parts, printed
from isodyn.show.figure import COLOURS, MARKERS, Figure, Sketch, look
from isodyn.show.table import Table, number
from isodyn.simulation.momentum import kinetic_gradient
from isodyn.simulation.result import Simulation
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array, pose
from isodyn.study.vibration import equilibrium, modes

FLEXIBLE = PaperSource("Celentano")
EPS = float(np.finfo(float).eps)

LENGTH, SIDE = 2.0, 0.01  # m
YOUNG, DENSITY = 1e11, 7876.0  # N/m2, kg/m3
STIFFNESS = YOUNG * SIDE**4 / 12  # E I [N m2]
PER_METRE = DENSITY * SIDE**2  # kg/m
LOADS = {"moment": (0.0, 0.0, 0.0, 0.0, 0.0, 1.0), "force": (0.0, 1.0, 0.0, 0.0, 0.0, 0.0)}  # 1 N m, 1 N at the tip
_GREY = "#8A9099"


def bar(links: int = 1, length: float = LENGTH) -> Robot:
    """Return a chain of rigid bars with joints about z and a frame at the end; the plane is horizontal."""
    end, names, across = pose(None, (length, 0.0, 0.0)), [f"link{k + 1}" for k in range(links)], PER_METRE * length**3 / 12
    bodies = [Link(name, PER_METRE * length, np.array([length / 2, 0.0, 0.0]), np.diag([0.0, across, across])) for name in names]
    joints = [Joint(f"beta{k + 1}", names[k - 1] if k else "base", names[k], origin=end if k else pose()) for k in range(links)]
    tip = Joint("end", names[-1], "tip", "fixed", end)
    return Robot("bars", (Link("base"), *bodies, Link("tip")), (*joints, tip), gravity=np.zeros(3))


def bending_bar(nu: int, links: int = 1, length: float = LENGTH, damping: float = 0.0) -> Robot:
    """The same, every bar of nu flexible sublinks."""
    beam = Beam(EI=STIFFNESS, mass_per_length=PER_METRE, damping=damping)
    return flexible(bar(links, length), {f"link{k + 1}": beam for k in range(links)}, nu)


# -- section 5.1 ------------------------------------------------------------------------------------------------------

NU, ARM, SLEW = 4, 1.0, 0.65  # sublinks of each of two links, their length [m], how long the slew takes [s]
START, END = (0.0, -0.4), (1.6, 0.6)  # rad
SAMPLES = 101


@FLEXIBLE.item("celentano-flexible", "Section 5.1 and Figs. 12 to 14: robots with flexible links")
def flexible_arm() -> Parts:
    """(65)-(69) on an arm of two flexible links."""
    robot = bending_bar(NU, 2, ARM)
    form, energy, torque = form_65(robot), *spring_errors(robot)
    kept, left = gradient_66(robot)
    run = slew()
    bend, rigid_off = np.abs(run.q[:, elastic(robot)]).max(), tip_distance(run)
    remarks = (
        "Section 5.1 cuts every flexible link into nu + 1 rigid sublinks with nu elastic joints between them: in this software "
        "`isodyn.flexible(robot, {link: isodyn.Beam(EI=..., mass_per_length=...)}, sublinks=nu)`, whose result is an ordinary "
        f"robot. Here: two of the paper's bars, {ARM:g} m each, of {NU} flexible sublinks each, in a horizontal plane; the paper "
        "prints no numbers for such an arm.",
        (
            CheckedSentence(
                form <= 1,
                "The inertia matrix at zero deformation is B_1 + B_2 cos(beta_2), both constant, as (65) says, to rounding.",
                f"The inertia matrix at zero deformation is NOT of the form (65): off by {form:.3g} times what rounding explains.",
            ),
            CheckedSentence(
                energy <= 1 and torque <= 1,
                "The elastic energy is (67) with K = E I nu/L (68), and what the springs take of the torques is + K beta. (69) "
                "calls that gamma, which has the other sign in (6): there the elastic torques are eta = - K beta.",
                f"The elastic energy or torques are NOT (67)-(69): off by {max(energy, torque):.3g} times what rounding explains.",
            ),
        ),
        CheckedSentence(
            left > 0.1 * kept,
            f"(66) leaves the gradient of T by the deformations out, as follows from B of (65). The exact one has {left:.2g} N m "
            f"there, at zero deformation and rates of about 1 rad/s, beside {kept:.2g} N m by the angle of motion: it is not small "
            "beside what is kept. The models of this software keep it.",
            f"(66) leaves the gradient of T by the deformations out, {left:.2g} N m compared with {kept:.2g} N m, which IS small.",
        ),
        f"A slew of {SLEW:g} s under the torques that the same arm would need if it were rigid: elastic joints bend by up to "
        f"{math.degrees(bend):.1f} degrees, and the tip strays from that of the rigid arm by up to {100 * rigid_off:.1f} cm.",
    )
    figures = (_figure_12(), _figure_13(), _figure_14(), _slew_figure(run))
    data = {"gradient": {"kept": kept, "left out": left}, "bend": float(bend), "tip": rigid_off}
    return Parts(CORRECTED, remarks, (_beam_table(robot),), figures, data)


def elastic(robot: Robot) -> list[int]:
    """Places in q of the elastic joints."""
    return [k for k, joint in enumerate(robot.dofs) if joint.stiffness]


def form_65(robot: Robot) -> float:
    """How far B at zero deformation is from B_1 + B_2 cos(beta_2), in units of rounding; at most 1 where it is that."""
    dynamics, place = compile(robot, device="reference"), robot.velocity_names.index("beta2")

    def B(angle: float) -> Array:
        q = np.zeros(robot.n)
        q[place] = angle
        return np.asarray(dynamics.mass_matrix(q))

    first = (B(0.3) * math.cos(2.0) - B(2.0) * math.cos(0.3)) / (math.cos(2.0) - math.cos(0.3))
    second = (B(0.3) - B(2.0)) / (math.cos(0.3) - math.cos(2.0))
    off = max(np.abs(B(angle) - first - second * math.cos(angle)).max() for angle in (-1.0, 0.9, 2.8))
    return float(off / (1000 * EPS * np.abs(first).max()))


def spring_errors(robot: Robot) -> tuple[float, float]:
    """How far energy and torques of the springs are from (67)-(69), in units of rounding."""
    places, K = elastic(robot), STIFFNESS * NU / ARM  # (68)
    beta = np.random.default_rng(1).uniform(-0.1, 0.1, robot.n)
    beta[[k for k in range(robot.n) if k not in places]] = 0.0
    dynamics = compile(robot, device="reference")
    energy, torque = 0.5 * K * (beta[places] ** 2).sum(), K * beta[places]
    off = abs(float(dynamics.potential_energy(beta)) - energy), np.abs(dynamics.bias_torque(beta, 0 * beta)[places] - torque).max()
    return float(off[0] / (1000 * EPS * energy)), float(off[1] / (1000 * EPS * np.abs(torque).max()))


def gradient_66(robot: Robot) -> tuple[float, float]:
    """Largest |dT/dq| [N m] at zero deformation by angles of motion, which (66) keeps, and by deformations, which it leaves out."""
    q = np.zeros(robot.n)
    q[robot.velocity_names.index("beta2")] = 0.8
    c, places = np.abs(kinetic_gradient(robot, q, np.linspace(0.8, 1.2, robot.n))), elastic(robot)
    return float(np.delete(c, places).max()), float(c[places].max())


@lru_cache(maxsize=2)
def slew() -> Simulation:
    """Two flexible links under the torques of a rigid arm."""
    rigid, robot = bar(2, ARM), bending_bar(NU, 2, ARM, damping=2e-4)
    times = np.linspace(0.0, SLEW, SAMPLES)
    hubs = [k for k in range(robot.n) if k not in elastic(robot)]
    torques, begin = np.zeros((SAMPLES, robot.n)), np.zeros(robot.n)
    torques[:, hubs] = compile(rigid).inverse_dynamics(*plan()(times))
    begin[hubs] = START
    still = np.zeros(robot.n)
    return simulate(robot, begin, still, times, torque=torques, integrator="rosenbrock", rtol=1e-7, atol=1e-9, progress=False)


def plan() -> Trajectory:
    """The slew of the rigid arm."""
    return Trajectory.cycloidal(START, END, SLEW)


def tip_distance(run: Simulation) -> float:
    """How far the tip is from that of the rigid arm on its trajectory, at most [m]."""
    rigid = bar(2, ARM)
    wanted = compile(rigid).pose(plan()(run.t)[0])
    return float(np.linalg.norm(compile(run.robot).pose(run.q)[:, :3, 3] - wanted[:, :3, 3], axis=1).max())


def _beam_table(robot: Robot) -> Table:
    rows = [(link.name, f"{link.mass:.6g}", f"{2 * link.com[0]:.6g}") for link in robot.links if link.mass]
    stiffness = next(joint.stiffness for joint in robot.dofs if joint.stiffness)
    note = f"Between the sublinks of a link: elastic joints of {stiffness:.6g} N m/rad, E I nu/L (68)."
    return Table(f"Two links of {NU} + 1 sublinks", ("sublink", "mass [kg]", "length [m]"), tuple(rows), (note,))


def chain(robot: Robot, q: Array) -> Array:
    """(k, 2): the bent line of rigid sublinks in the plane, from the base over the joints to the tip [m]."""
    frames = [joint.child for joint in robot.movable_joints] + ["tip"]
    dynamics = compile(robot, device="reference")
    return np.array([dynamics.pose(q, frame)[:2, 3] for frame in frames])


def arcs(points: Array) -> Array:
    """(m, 2): the spline of parabolas that touch the rigid sublinks in their middles, and at the ends of the link."""
    middles = np.vstack([points[:1], (points[1:-2] + points[2:-1]) / 2, points[-1:]])
    p = np.linspace(0.0, 1.0, 21)[:, None]
    parts = [(1 - p) ** 2 * a + 2 * p * (1 - p) * b + p**2 * c for a, b, c in zip(middles, points[1:-1], middles[1:], strict=False)]
    return np.vstack(parts)


def _figure_12() -> Figure:
    robot = bending_bar(NU)
    points = chain(robot, equilibrium(robot, wrench=[60 * x for x in LOADS["force"]], held=["beta1"]))
    with Sketch("celentano-fig-12", "A flexible link", height=3.0) as sketch:
        axes = sketch.axes
        axes.plot(*points.T, color=COLOURS[0], marker="o", markersize=5, label=f"{NU + 1} rigid sublinks, {NU} elastic joints")
        axes.plot(*arcs(points).T, color=COLOURS[1], linestyle="--", label=f"{NU} flexible sublinks, parabolic arcs")
        axes.set(xlabel="x [m]", ylabel="y [m]", aspect="equal")
        sketch.figure.legend(loc="outside lower center", ncols=2)
        words = f"Figure 12: drawn from the model, a bar of {NU} flexible sublinks bent by 60 N across its tip, hub held."
        return Figure(sketch.svg(), words)


def _figure_13() -> Figure:
    robot = bending_bar(NU, 2, ARM)
    q = np.zeros(robot.n)
    q[[robot.velocity_names.index(name) for name in ("beta1", "beta2")]] = 0.3, 0.7
    points = chain(robot, equilibrium(robot, q, wrench=[60 * x for x in LOADS["force"]], held=["beta1", "beta2"]))
    joint, before, after = points[NU + 1], points[NU], points[NU + 2]
    along = (joint - before) / np.linalg.norm(joint - before)
    away = (after - joint) / np.linalg.norm(after - joint)
    with Sketch("celentano-fig-13", "Angle of motion", height=3.4) as sketch:
        axes = sketch.axes
        for part, colour, label in ((points[: NU + 2], COLOURS[0], "first link"), (points[NU + 1 :], COLOURS[2], "second link")):
            axes.plot(*part.T, color=colour, marker="o", markersize=4, label=label)
        for direction in (along, away):
            axes.plot(*np.array([joint, joint + 0.5 * direction]).T, color=_GREY, linestyle=":")
        a, b = (math.atan2(d[1], d[0]) for d in (along, away))
        turn = np.linspace(a, b, 30)
        axes.plot(joint[0] + 0.35 * np.cos(turn), joint[1] + 0.35 * np.sin(turn), color=COLOURS[1])
        axes.annotate("β₂", joint + 0.42 * np.array([math.cos((a + b) / 2), math.sin((a + b) / 2)]), ha="center", va="center")
        axes.set(xlabel="x [m]", ylabel="y [m]", aspect="equal")
        sketch.figure.legend(loc="outside lower center", ncols=2)
        words = (
            "Figure 13: drawn from the model, the angle of motion between two flexible links, from the tangent at the end of the "
            f"first to that at the root of the second; here {b - a:.3f} rad, as the joint has it."
        )
        return Figure(sketch.svg(), words)


def _figure_14() -> Figure:
    with Sketch("celentano-fig-14", "Flexible arm", height=3.0) as sketch:
        axes = sketch.axes
        for k, (load, words) in enumerate((("moment", "1 N m at the tip (74)"), ("force", "1 N across the tip (75)"))):
            robot = bending_bar(10)
            points = chain(robot, equilibrium(robot, wrench=LOADS[load], held=["beta1"]))
            axes.plot(points[:, 0], 100 * points[:, 1], marker=MARKERS[k], markersize=3, label=words, **look(k))
            axes.annotate(f"δ = {100 * points[-1, 1]:.2f} cm", (points[-1, 0], 100 * points[-1, 1]), ha="right", va="bottom")
        axes.axhline(0.0, color=_GREY, linestyle=":")
        axes.set(xlabel="x [m]", ylabel="y [cm]")
        sketch.figure.legend(loc="outside lower center", ncols=2)
        words = "Figure 14: drawn from the model, the arm of section 5.2 with its hub held, 10 flexible sublinks; y is enlarged."
        return Figure(sketch.svg(), words)


def _slew_figure(run: Simulation) -> Figure:
    fine = np.linspace(0.0, run.t[-1], 201)
    q = np.array([np.interp(fine, run.t, column) for column in run.q.T]).T
    caption = "A slew: two flexible links at nine times, and the way of the tip."
    return postures("celentano-slew", "A slew", caption, run.robot, fine, q)


# -- section 5.2 ------------------------------------------------------------------------------------------------------

FREQUENCIES = """
(71) 6.31 20.4 42.7 73.0 111.3
(72) 6.31 20.4 41.9 65.6 90.8
(73) 6.31 20.4 42.6 72.77 110.5
"""
DEFLECTIONS = """
moment 1.375 2.40
force 1.375 3.20
"""
SHORTFALL = """
5 -0.01
10 -0.0025
"""
SMALL = 1e-5  # of the loads: deflections are compared where they are in proportion to them


@FLEXIBLE.item("celentano-5.2", "Section 5.2: frequencies and deflections of a flexible link")
def flexible_link() -> Parts:
    """(70)-(76)."""
    found = printed(FREQUENCIES, np.array([by_formula(5), sublink_frequencies(5)[:5], sublink_frequencies(10)[:5]]))
    still = printed(DEFLECTIONS, np.array([bending(kind) for kind in LOADS]))
    short = printed(SHORTFALL, np.round([[shortfall(5)], [shortfall(10)]], 8))  # angles are not infinitely small
    remarks = (
        "A steel bar of 2 m and 1 cm square, E = 1e11 N/m2 as printed (half of steel's), on a free joint: "
        "`isodyn.flexible` makes of it nu + 1 uniform rods of lengths L/(2 nu), L/nu, ..., L/(2 nu) and nu springs of stiffness "
        "E I nu/L (68); `isodyn.modes` gives its frequencies, `isodyn.equilibrium` its deflections.",
        (
            found.met(
                "All fifteen printed frequencies are met: by the formula (70), and with 5 and 10 flexible sublinks.", "frequencies"
            ),
            "The formula uses the asymptotic roots (4i + 1) pi/4 of the pinned and free beam; exactly the first is 6.3103 Hz.",
        ),
        (
            still.met(
                "Deflections: with the hub held, one newton-metre at the tip turns it by L/(E I) and bends it by L^2/(2 E I), the "
                "same for any number of sublinks, as printed;",
                "deflections",
            ),
            short.met("one newton gives the same turn, and L^3/(3 E I) less a part 1/(4 nu^2), as (76) says.", "parts (76)"),
        ),
    )
    tables = (
        found.table("Frequencies [Hz]", ("equation", *(f"f{i}" for i in range(1, 6))), "paper"),
        still.table("Deflections of the tip, continuous bar", ("load at the tip", "angle [deg]", "deflection [cm]"), "paper"),
        short.table("Deflection by a force, rods less bar over bar", ("flexible sublinks", "part"), "paper"),
        _statics_table(),
    )
    data = {"frequencies": found.ours.tolist(), "deflections": still.ours.tolist(), "shortfall": short.ours.tolist()}
    return Parts(AGREES, remarks, tables, (_frequency_figure(),), data)


def by_formula(count: int) -> Array:
    """(70): frequencies [Hz] of the pinned and free bar, by the asymptotic roots."""
    i = np.arange(1, count + 1)
    return np.asarray(math.sqrt(STIFFNESS / PER_METRE) * math.pi / (32 * LENGTH**2) * (4 * i + 1) ** 2)


def sublink_frequencies(nu: int) -> Array:
    """(nu,) frequencies [Hz] of the bar on its free joint, the turning as a whole left out."""
    return np.asarray(modes(bending_bar(nu)).frequencies[1:])


def bending(load: str) -> list[float]:
    """[angle of the tip in degrees, deflection in cm] of the bar under 1 N m or 1 N at its tip.  (74), (75)"""
    if load == "moment":
        angle, way = LENGTH / STIFFNESS, LENGTH**2 / (2 * STIFFNESS)
    else:
        angle, way = LENGTH**2 / (2 * STIFFNESS), LENGTH**3 / (3 * STIFFNESS)
    return [math.degrees(angle), 100 * way]


def sublink_bending(nu: int, load: str, size: float = SMALL) -> list[float]:
    """The same by rods and springs, the hub held, per unit of a load of this size."""
    robot = bending_bar(nu)
    q = equilibrium(robot, wrench=[size * x for x in LOADS[load]], held=["beta1"])
    T = compile(robot, device="reference").pose(q)
    return [math.degrees(math.atan2(T[1, 0], T[0, 0])) / size, 100 * float(T[1, 3]) / size]


def shortfall(nu: int) -> float:
    """(76): (rods - bar) / bar of the deflection by a force."""
    return sublink_bending(nu, "force")[1] / bending("force")[1] - 1


def _statics_table() -> Table:
    rows = []
    for kind, nu in product(LOADS, (1, 5, 10)):
        pairs = zip(sublink_bending(nu, kind), bending(kind), strict=True)
        cells = [text for found, exact in pairs for text in (f"{found:.6f}", number(found - exact, 2))]
        rows.append((f"{kind}, nu = {nu}", *cells))
    header = ("load at the tip", "angle [deg]", "less bar", "deflection [cm]", "less bar")
    return Table("By rods and springs, per unit of a small load", header, tuple(rows))


def _frequency_figure() -> Figure:
    with Sketch("celentano-frequencies", "Frequencies", height=3.2) as sketch:
        numbers = np.arange(1, 6)
        for k, nu in enumerate((5, 6, 8, 10, 20)):
            off = 100 * (sublink_frequencies(nu)[:5] / by_formula(5) - 1)
            sketch.axes.plot(numbers, off, marker=MARKERS[k], markersize=4, label=f"{nu} flexible sublinks", **look(k))
        sketch.axes.set(xlabel="mode", ylabel="less (70), over (70) [%]", xticks=numbers)
        sketch.figure.legend(loc="outside lower center", ncols=3)
        words = "how far they are below the formula (70), by mode and number of sublinks"
        return Figure(sketch.svg(), f"Frequencies by rods and springs: {words}.")
