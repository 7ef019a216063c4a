"""ReDySim's mechanisms, the program of Saha's section 9.4.1: a closed loop, and an arm on a floating base."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from isodyn.errors import MissingExtra
from isodyn.kinematics.loop_closure import close_loops, mobility
from isodyn.model.catalogue import load
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.motion.trajectory import Trajectory
from isodyn.papers.panels import joint_panels, postures, together
from isodyn.papers.paper_item import STAND_IN, WITHIN, CheckedSentence, PaperSource, Parts, printed
from isodyn.show.table import Table, number
from isodyn.simulation.result import Simulation
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array, pose

MECHANISMS = PaperSource("Saha")

# -- the four-bar -----------------------------------------------------------------------------------------------------

CRANK, ROCKER, COUPLER, GROUND = 0.05, 0.13, 0.1, 0.15  # m
MASSES = {CRANK: 1.5, ROCKER: 5.0, COUPLER: 3.0}  # kg
GRAVITY = 9.81
TORQUE, SPEED = 0.5, 2.0  # of the crank [N m], [rad/s]
POSES, TURNING = 72, 5.0  # s

CASE = """
acceleration 8.221377520033787
inertia 4.148798610379415e-3
potential 5.518616863832366
"""


class OneCoordinate(NamedTuple):
    """The four-bar in the crank's angle alone: everything follows from triangles.

    angles         of crank, rocker and coupler from x [rad], their slopes and second slopes by the crank's angle
    inertia        seen by the crank [kg m2]
    acceleration   of the crank [rad/s2]
    potential      [J]
    """

    angles: Array
    slopes: Array
    inertia: float
    acceleration: float
    potential: float


def one_coordinate(theta: float, rate: float, torque: float) -> OneCoordinate:
    """Of the crank's angle, its speed and its torque; the rocker is above."""

    def along(angle: float) -> Array:
        return np.array([np.cos(angle), np.sin(angle)])

    def across(angle: float) -> Array:
        return np.array([-np.sin(angle), np.cos(angle)])

    pin, pivot = CRANK * along(theta), np.array([GROUND, 0.0])
    way = pin - pivot
    r = float(np.hypot(*way))
    phi = np.arctan2(way[1], way[0]) - np.arccos((r * r + ROCKER**2 - COUPLER**2) / (2 * r * ROCKER))
    knee = pivot + ROCKER * along(phi)
    psi = float(np.arctan2(*(pin - knee)[::-1]))
    # the pin is reached both ways: differentiated once and twice by theta
    A = np.column_stack([ROCKER * across(phi), COUPLER * across(psi)])
    first = np.linalg.solve(A, CRANK * across(theta))
    bent = ROCKER * along(phi) * first[0] ** 2 + COUPLER * along(psi) * first[1] ** 2 - CRANK * along(theta)
    second = np.linalg.solve(A, bent)
    angles, k, kk = np.array([theta, phi, psi]), np.array([1.0, *first]), np.array([0.0, *second])
    lengths = (CRANK, ROCKER, COUPLER)
    starts = [np.zeros(2), np.zeros(2), ROCKER * across(phi) * first[0]]  # slopes of the links' own pivots
    bends = [np.zeros(2), np.zeros(2), ROCKER * (across(phi) * second[0] - along(phi) * first[0] ** 2)]
    inertia = weight = shift = potential = 0.0
    for i, length in enumerate(lengths):
        m = MASSES[length]
        moved = starts[i] + length / 2 * across(angles[i]) * k[i]
        turned = bends[i] + length / 2 * (across(angles[i]) * kk[i] - along(angles[i]) * k[i] ** 2)
        own = m * length**2 / 12
        inertia += own * k[i] ** 2 + m * moved @ moved
        shift += own * k[i] * kk[i] + m * moved @ turned
        weight += m * GRAVITY * moved[1]
        at = (knee if i == 2 else pivot * (i == 1)) + length / 2 * along(angles[i])
        potential += m * GRAVITY * at[1]
    return OneCoordinate(angles, np.array([k, kk]), inertia, (torque - weight - shift * rate**2) / inertia, potential)


@MECHANISMS.item("saha-redysim-four-bar", "ReDySim's four-bar: a closed loop")
def four_bar() -> Parts:
    robot = load("four-bar")
    angles = 2 * np.pi * np.arange(POSES) / POSES
    rows, worst = _turn(robot, angles)
    case = _state(robot, np.array([1.0]))
    inertia = TORQUE / (_accelerations(case, TORQUE)[0] - _accelerations(case, 0.0)[0])
    check = printed(CASE, np.array([[_accelerations(case, TORQUE)[0]], [inertia], [robot.potential_energy(case.q)[0]]]))
    can = mobility(robot, case.q[0])
    motion = driven_motion()
    work = TORQUE * (motion.q[:, 0] - motion.q[0, 0])
    lost = float(np.abs(motion.energy - motion.energy[0] - work).max() / np.ptp(motion.energy))
    gap = float(_gaps(robot, motion.q).max())
    remarks = (
        "ReDySim cuts the loop of a crank, a rocker and a coupler between crank and coupler, and joins it by multipliers. Its "
        "model is at hand and its output is not: ours stands beside the same mechanism in the crank's angle alone, by triangles, "
        "and beside figures that were computed with 40 digits.",
        check.met("Their digits are met.", "figures"),
        CheckedSentence(
            worst < 1e-11,
            f"At {POSES} poses of the crank's turn, angles, speeds and accelerations are those of one coordinate, to "
            f"{number(worst, 1)} of the largest.",
            f"At {POSES} poses of the crank's turn, angles, speeds and accelerations are NOT those of one coordinate: off by "
            f"{number(worst, 1)} of the largest.",
        ),
        CheckedSentence(
            can.dof == 1 and len(can.redundant) == 3,
            "The pin is a hinge in space, five equations, of which three say what the plane says already: nothing is regularised.",
            f"The pin is a hinge in space, and NOT three of its equations are found redundant but {len(can.redundant)}.",
        ),
        CheckedSentence(
            gap < 1e-9 and lost < 1e-6,
            f"Driven by {TORQUE} N m for {TURNING:g} s, the loop stays closed to {number(gap, 1)} m, and the energy grows by what "
            f"the motor gives, to {number(lost, 1)} of it.",
            f"Driven by {TORQUE} N m for {TURNING:g} s, the loop opens by {number(gap, 1)} m, or the energy does NOT grow by what "
            f"the motor gives: off by {number(lost, 1)} of it.",
        ),
    )
    tables = (check.table("At 1 rad, 2 rad/s", ("", "[rad/s2], [kg m2], [J]"), "40 digits"), rows)
    labels = ("crank [rad]", "rocker [rad]", "coupler, on the rocker [rad]")
    turns, words = [("loop closed", motion.q)], f"Joint positions under a constant torque: the crank driven by {TORQUE} N m."
    seen = nearly_a_turn(motion)
    figures = (
        postures(
            "four-bar", "postures", "Postures of the four-bar: nine of its first swing.", robot, motion.t[:seen], motion.q[:seen]
        ),
        joint_panels("four-bar-motion", "motion", words, motion.t, turns, labels, across=3),
    )
    data = {"ratio": check.ratio, "one coordinate": worst, "gap": gap, "energy": lost, "mobility": str(can)}
    return Parts(STAND_IN, remarks, tables, figures, data)


class States(NamedTuple):
    """Closed states of the four-bar."""

    robot: Robot
    q: Array
    qd: Array


def _state(robot: Robot, theta: Array) -> States:
    """The crank at these angles (K,), turning; the rest is closed by Newton's method, each from the one before."""
    q = np.zeros((len(theta), 3))
    qd = np.zeros((len(theta), 3))
    before = np.zeros(3)
    for i, angle in enumerate(theta):
        found = close_loops(robot, np.array([angle, *before[1:]]), np.array([SPEED, 0.0, 0.0]), fixed=("crank",))
        q[i], qd[i] = found.q, found.qd
        before = found.q
    return States(robot, q, qd)


def _accelerations(states: States, torque: float) -> Array:
    """(K,) of the crank."""
    tau = np.broadcast_to([torque, 0.0, 0.0], states.qd.shape)
    return np.asarray(states.robot.forward_dynamics(states.q, states.qd, tau)[:, 0])


def _turn(robot: Robot, theta: Array) -> tuple[Table, float]:
    """(some rows of both, the largest difference over the largest entry)."""
    states = _state(robot, theta)
    ours, offsets = _accelerations(states, TORQUE), [joint.offset for joint in robot.dofs]
    own = [one_coordinate(float(angle), SPEED, TORQUE) for angle in theta]
    absolute = states.q + np.array(offsets, dtype=float)
    absolute[:, 2] += absolute[:, 1]
    turned = np.exp(1j * absolute) - np.exp(1j * np.array([one.angles for one in own]))  # whole turns are none
    rates = states.qd.copy()
    rates[:, 2] += rates[:, 1]
    speeds = rates - SPEED * np.array([one.slopes[0] for one in own])
    expected = np.array([one.acceleration for one in own])
    worst = max(
        float(np.abs(turned).max()),
        float(np.abs(speeds).max() / np.abs(rates).max()),
        float(np.abs(ours - expected).max() / np.abs(expected).max()),
    )
    rows = tuple(
        (f"{np.degrees(theta[i]):.0f}", *(f"{x:.6f}" for x in states.q[i, 1:]), f"{expected[i]:.9g}", f"{ours[i]:.9g}")
        for i in range(0, len(theta), len(theta) // 8)
    )
    header = ("crank [deg]", "rocker [rad]", "coupler [rad]", "acceleration,\none coordinate [rad/s2]", "loop closed")
    return Table(f"The crank at {SPEED:g} rad/s under {TORQUE} N m", header, rows), worst


def _gaps(robot: Robot, q: Array) -> Array:
    """(K,) distance of the coupler's end from the crank's [m]."""
    absolute = q + np.array([joint.offset for joint in robot.dofs], dtype=float)
    crank, rocker, coupler = (np.exp(1j * x) for x in (absolute[:, 0], absolute[:, 1], absolute[:, 1] + absolute[:, 2]))
    return np.asarray(np.abs(GROUND + ROCKER * rocker + COUPLER * coupler - CRANK * crank))


@cache
def driven_motion() -> Simulation:
    """The crank from rest under a constant torque."""
    robot = load("four-bar")
    closed = close_loops(robot, np.zeros(3), np.zeros(3))
    torque = np.array([TORQUE, 0.0, 0.0])
    t = np.linspace(0.0, TURNING, 1001)
    return simulate(robot, closed.q, np.zeros(3), t, torque=torque, integrator="DOP853", rtol=1e-11, atol=1e-11, progress=False)


def nearly_a_turn(motion: Simulation) -> int:
    """How many samples until the crank has gone round once, or to and fro."""
    gone = np.abs(motion.q[:, 0] - motion.q[0, 0])
    return int(np.argmax(gone > 0.9 * min(2 * np.pi, gone.max()))) + 1


# -- the floating base ------------------------------------------------------------------------------------------------

START, END, LASTS = (0.3803, -0.6198, 1.2867), (-np.pi / 2,) * 3, 30.0  # rad, s
RECORDED = np.array([7.182897e-02, 3.810805e-02, 1.038754])  # x, y [m], angle [rad] of the base at the end
CONTROLLER = 3e-3  # what its controller leaves of the angles it should reach moves the base by so much [m], [rad]

TRACKED = """
x 0.0718423226
y 0.0381927257
angle 1.0361759152
"""


@cache
def floating_arm() -> Robot:
    """A base of 500 kg that floats in the plane, with three links of 10 kg; nothing weighs."""
    rod = np.diag([0.0, 1.05, 1.05])
    links = [Link("world"), Link("base", 500.0, inertia=np.diag([0.0, 0.0, 83.61]))]
    links += [Link(f"link{k}", 10.0, np.array([0.5, 0.0, 0.0]), rod) for k in (1, 2, 3)]
    joints = [Joint("base", "world", "base", "planar", coordinates="zyx", passive=True)]
    for k, a in ((1, 0.5), (2, 1.0), (3, 1.0)):
        joints.append(Joint(f"joint{k}", "base" if k == 1 else f"link{k - 1}", f"link{k}", origin=pose(None, (a, 0.0, 0.0))))
    return Robot("redysim-floating-arm", tuple(links), tuple(joints), gravity=np.zeros(3))


@cache
def floating_motion() -> tuple[Array, Array, Array]:
    """(t, q (K, 6), qd (K, 6)): the joints go their cycloidal way exactly, and the base as zero momentum says."""
    try:
        from scipy.integrate import solve_ivp  # an extra
    except ImportError:
        raise MissingExtra.of("SciPy", "sim") from None

    robot = floating_arm()
    way = Trajectory.cycloidal(np.array(START), np.array(END), LASTS)

    def state(t: float, base: Array) -> tuple[Array, Array]:
        joints = way(t)
        q = np.concatenate([base, joints.q])
        M = robot.mass_matrix(q)
        return q, np.concatenate([-np.linalg.solve(M[:3, :3], M[:3, 3:] @ joints.qd), joints.qd])

    t = np.linspace(0.0, LASTS, 301)
    found = solve_ivp(lambda t, base: state(t, base)[1][:3], (0.0, LASTS), np.zeros(3), "DOP853", t, rtol=1e-12, atol=1e-13)
    states = [state(at, base) for at, base in zip(t, found.y.T, strict=True)]
    return t, np.array([q for q, _ in states]), np.array([qd for _, qd in states])


@MECHANISMS.item("saha-redysim-floating", "ReDySim's record: an arm on a floating base")
def floating() -> Parts:
    t, q, qd = floating_motion()
    robot = floating_arm()
    check = printed(TRACKED, q[-1, :3, None])
    off = np.abs(q[-1, :3] - RECORDED)
    momenta, moving = robot.centroidal_momentum(q, qd), robot.centroidal_momentum(q, qd * ([0.0] * 3 + [1.0] * 3))
    left = float((np.abs(momenta).max(axis=0)[[0, 1, 5]] / np.abs(moving).max(axis=0)[[0, 1, 5]]).max())
    remarks = (
        "A satellite's arm in the plane: a base of 500 kg that nothing holds, three links of 10 kg, no weight. The joints go along "
        f"cycloids for {LASTS:g} s. What the arm does turns the base the other way: its momentum stays zero.",
        (
            check.met(
                "With the joints exactly on their way, the base ends where another computation has it.", "places of the base"
            ),
            CheckedSentence(
                bool((off <= CONTROLLER).all()),
                f"ReDySim's record ends within {number(float(off.max()), 2)} of it: its joints followed a controller, and ended "
                "6e-4 rad off their way.",
                f"ReDySim's record ends {number(float(off.max()), 2)} away, more than its controller explains.",
            ),
            CheckedSentence(
                left < 1e-12,
                f"Its momenta, summed up link by link, stay below {number(left, 1)} of what they would be on a base that is held.",
                f"Its momenta, summed up link by link, do NOT stay zero: {number(left, 1)} of those on a base that is held.",
            ),
        ),
    )
    header = ("at the end", "value [m], [m], [rad]")
    rows = [("x [m]", "y [m]", "angle [rad]"), RECORDED, q[-1, :3], off]
    columns = tuple((name, f"{a:.7g}", f"{b:.10g}", f"{c:.1e}") for name, a, b, c in zip(*rows, strict=True))
    record = Table("The base at 30 s", ("", "ReDySim's record", "ours", "difference"), columns)
    tables = (check.table("With exact tracking", header, "another computation"), record)
    figures = (
        together(
            "base", "base", "Place of the floating base: moved by the arm alone.", t, q[:, :2], ("x", "y"), "place of the base [m]"
        ),
        together("turn", "turns", "Angles: of the base and of the joints.", t, q[:, 2:], ("base", *"123"), "angle [rad]"),
        postures("way", "postures", "Postures: the arm and its base at nine instants.", robot, t, q),
    )
    return Parts(
        WITHIN, remarks, tables, figures, {"t": t.tolist(), "base": q[:, :3].tolist(), "ratio": check.ratio, "momentum": left}
    )
