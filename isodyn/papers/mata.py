"""Mata, Provenzano, Valero and Cuadrado (2002): Tables 1 to 7, and whether recursive forward dynamics is smoother.

Tables 1 to 4 are counts. Table 5 is section 5.1, single precision on an ill-conditioned arm. Tables 6 and 7 are section 5.2: a
PUMA takes its tip along a line; its torques, the motion that they cause, and what integrating it takes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache, partial, reduce
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from isodyn.counts.polynomial import FREE, Cost
from isodyn.counts.published import MATA_1, MATA_2, MATA_3, MATA_4, MATA_4_1, MATA_4_2
from isodyn.dynamics.dynamics import compile
from isodyn.formulations.registry import methods_for
from isodyn.kinematics.inverse_kinematics import inverse_kinematics
from isodyn.kinematics.posture import places, skeleton
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.motion.cartesian import CartesianPath
from isodyn.motion.laws import JointMotion
from isodyn.motion.trajectory import Trajectory
from isodyn.papers.counted import SIX, CountedTable, both, counted, slope
from isodyn.papers.panels import grid, joint_labels, joint_panels
from isodyn.papers.paper_item import DIFFERS, STAND_IN, CheckedSentence, PaperSource, Parts, Remark
from isodyn.show.figure import DASHES, Figure, Sketch, bars, look
from isodyn.show.table import Table, number
from isodyn.simulation.integrators import Counter, scipy_steps
from isodyn.simulation.result import Simulation
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array, pose
from isodyn.study.speed import Spread, batch_call, rounds_in_turn
from isodyn.study.stability import FLOOR, TABLE_5, Stability, stability

ITEMS = PaperSource(
    "Mata",
    "V. Mata, S. Provenzano, F. Valero and J. I. Cuadrado, Serial-robot dynamics algorithms for moderately large numbers of joints "
    "(2002): Gibbs-Appell.",
)
SOLVING = ("composite-body", "gibbs-appell")  # with Gauss-Jordan elimination, in the paper
PARTS = ("Calculation of D", "Bias vector", "Linear system")  # of Table 3
TOLERANCE = 1e-6  # of RK45, as in section 5.2


@counted(ITEMS, "mata-table-1", "Table 1: operations of inverse dynamics", MATA_1, steps=(MATA_4_1,))
def table_1(found: CountedTable) -> tuple[Remark, ...]:
    saved = found.row("This work").row.right.minus(found.ours("This work"))
    apart = [row.row.name for row in found.steps[0].rows[:-1] if row.ours is None or slope(row.ours) != slope(row.row.right)]
    luh, quoted = slope(found.ours("Luh")), slope(found.row("Luh").row.right)
    least = min(found.table.rows, key=lambda row: both(row.ours or FREE, SIX))
    return (
        (
            found.a_joint("This work", "Gibbs-Appell"),
            CheckedSentence(
                not apart,
                "Step by step it is the same (table of section 4.1 below).",
                f"Step by step it is NOT the same (table of section 4.1 below): {', '.join(apart)}.",
            ),
            "The constants depend on what is folded: ours are what is left when everything that is zero or one at the ends of the "
            f"arm is, {saved.mul} products and {saved.add} sums below those that the paper finds by hand.",
        ),
        (
            f"Newton-Euler as Luh, Walker and Paul wrote it is counted with the same folding: {luh[0]}n and {luh[1]}n, quoted "
            f"{quoted[0]}n and {quoted[1]}n.",
            found.is_(
                "kane-recursive",
                "105n - 120",
                "87n - 109",
                "Kane's equations cost 105 products a joint in both, and three sums fewer in ours.",
            ),
            found.a_joint("balafoutis-patel", "Balafoutis and Patel's tensors"),
            CheckedSentence(
                least.method == "balafoutis-patel",
                "They are the fewest of the table and of ours.",
                f"The fewest in ours has {least.row.name}.",
            ),
            "Both are written here from the literature; the paper only quotes them.",
        ),
    )


@counted(ITEMS, "mata-table-2", "Table 2: operations of the inertia matrix", MATA_2, steps=(MATA_4_2,))
def table_2(found: CountedTable) -> tuple[Remark, ...]:
    less = found.row("This work").row.right.minus(found.ours("This work"))
    composite, gibbs = (both(found.ours(method), SIX) for method in SOLVING)
    numbers = f"{composite:.0f} operations against {gibbs:.0f} for n = 6"
    return (
        CheckedSentence(
            less.mul.degree <= 1 and less.add.degree <= 1,
            f"Gibbs-Appell: the terms in n^2 are the paper's; of the others ours needs {less.mul} products and {less.add} sums "
            "less, "
            "most of it in step 2 (vectors s that two links share) and step 5.",
            f"Gibbs-Appell: NOT the paper's terms in n^2 in ours, which needs {less.mul} products and {less.add} sums less.",
        ),
        (
            CheckedSentence(
                composite < gibbs,
                f"Composite bodies need less than Gibbs-Appell in ours ({numbers}), the reverse of the table: the paper quotes "
                "12n^2 + 56n - 27 products for them from another paper.",
                f"Composite bodies need no less than Gibbs-Appell in ours ({numbers}), as in the table.",
            ),
            "Ours keeps a composite about its body's origin, where that paper has it about its own mass centre, and turns its ten "
            "numbers by cosines and sines.",
        ),
    )


@counted(ITEMS, "mata-table-3", "Table 3: operations of forward dynamics by Gibbs-Appell", MATA_3)
def table_3(found: CountedTable) -> tuple[Remark, ...]:
    parts = reduce(Cost.plus, map(found.ours, PARTS))
    more = found.ours("Total").minus(parts)
    return (
        "A misprint: Cholesky's decomposition takes (n^3 - n)/6 sums, 35 for n = 6, not as many as products (56); the total is "
        "then "
        "884 sums, not 905.",
        (
            "Ours factors D = L^T D' L, without square roots, and is otherwise the same.",
            CheckedSentence(
                (str(more.mul), str(more.add)) == ("0", "n"),
                "The total is the sum of the parts, and n sums that take the bias from the torques.",
                f"The total is NOT the sum of the parts and n sums: {more.mul} products and {more.add} sums more.",
            ),
        ),
    )


@counted(ITEMS, "mata-table-4", "Table 4: operations of forward dynamics, n = 6", MATA_4)
def table_4(found: CountedTable) -> tuple[Remark, ...]:
    return (
        (
            "The paper's order is articulated bodies, composite bodies, NOC, Gibbs-Appell, from the most operations to the fewest.",
            found.order(
                ("composite-body", "gibbs-appell", "articulated-body", "noc"),
                "In ours, all counted alike, composite bodies need fewest, Gibbs-Appell next, then articulated bodies; NOC needs "
                "most.",
            ),
        ),
        "The paper takes the other methods' figures from their own papers. The same methods have other figures in Saha's Table 9.6 "
        "(633 / 475 and 996 / 871), where the bias is given and not counted.",
    )


# -- Table 5: single precision ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def study() -> Stability:
    """Link 2 once around, at rest, without torques; every method in both precisions against fifty digits."""
    return stability(load("mata-arm"), states=180, sweep="joint2")


@ITEMS.item("mata-table-5", "Table 5: forward dynamics in single precision")
def table_5() -> Parts:
    found = study()
    averages = {method: float(found.row(method).absolute.mean()) for method in (*TABLE_5, FLOOR)}
    aba, crba, ga, floor = map(number, averages.values())
    digits = float((found.row("articulated-body").absolute / np.abs(found.exact).max(axis=1)).mean())
    solved = {method: gauss_jordan_errors(method) for method in SOLVING}
    remarks = (
        "Two bars of 0.02 m and 2 m, 0.1 kg and 10 kg, mass centres at mid-length; link 2 goes around in 180 steps of 2 degrees, "
        "at rest, without torques, gravity along -y. Kernels in IEEE single and double precision; with a reference of 50 "
        "digits, so that errors are known and not only differences between precisions.",
        (
            CheckedSentence(
                averages["articulated-body"] < averages["composite-body"],
                f"As the paper says, articulated bodies lose less than composite bodies: {aba} against {crba} rad/s2 on average.",
                f"NOT as the paper says, articulated bodies do not lose less than composite bodies: {aba}, {crba} rad/s2 on "
                "average.",
            ),
            CheckedSentence(
                averages["articulated-body"] < TABLE_5["articulated-body"][1] / 100 and digits < 2.0**-23,
                "They lose far less than the paper's program did (0.0132): ours keeps all seven digits of single precision.",
                f"The paper's program lost 0.0132; ours is off by {number(digits)} of the largest acceleration.",
            ),
        ),
        (
            CheckedSentence(
                0.5 < averages["gibbs-appell"] / averages["composite-body"] < 2,
                f"Gibbs-Appell is found beside composite bodies ({ga} rad/s2), not beside articulated bodies as in the table.",
                f"Gibbs-Appell loses {ga} rad/s2, unlike composite bodies.",
            ),
            "It forms the same inertia matrix D and solves with it, and D is ill-conditioned: rounding its entries once, "
            "everything "
            f"else exact, costs {floor} rad/s2 already (row '{FLOOR}'). No method that solves with D in single precision can be "
            "expected to do better.",
            CheckedSentence(
                TABLE_5["gibbs-appell"][1] < averages[FLOOR],
                "The paper's average of 0.0088 rad/s2 lies below that floor;",
                "The paper's average is 0.0088 rad/s2, above that floor;",
            ),
            "its text puts Gibbs-Appell behind articulated bodies, its table before them.",
        ),
        (
            "The paper solves with Gauss-Jordan elimination, ours with L^T D' L.",
            CheckedSentence(
                all(1 / 3 < solved[method][1] / averages[method] < 3 for method in SOLVING),
                "The third table shows that it is not the elimination: with Gauss-Jordan, in single precision, both lose about as "
                "much.",
                "The third table shows that it matters: with Gauss-Jordan they do NOT lose about as much.",
            ),
        ),
        "The paper does not say where the mass centres are, nor in which order it computes; the ranking can be compared, the "
        "digits cannot.",
    )
    caption = (
        "Relative errors over the turn of link 2: single precision above, double precision below it, against 50 digits; at the "
        f'bottom the condition number of the inertia matrix. "{FLOOR}" is the inertia matrix rounded once and everything else '
        "exact."
    )
    tables = (_table_5(found), found.tables()[0], _solved_table(found, solved))
    figures = (_figure_2(found), Figure(found.plot(methods=[FLOOR, *TABLE_5, "denoc"]), caption))
    paper = {method: list(values) for method, values in TABLE_5.items()}
    data = {"study": found.to_dict(), "gauss-jordan": solved, "table 5": paper, "differences": differences(found)}
    return Parts(DIFFERS, remarks, tables, figures, data)


def differences(found: Stability) -> dict[str, list[list[float]]]:
    """Method -> [largest, average] over the turn of |double - single precision|, joint by joint [rad/s2]."""
    gaps = {m: np.abs(found.row(m, "float64").value - found.row(m, "float32").value) for m in TABLE_5}
    return {method: [gap.max(axis=0).tolist(), gap.mean(axis=0).tolist()] for method, gap in gaps.items()}


def _table_5(found: Stability) -> Table:
    rows = []
    for method, ours in differences(found).items():
        for k, what in enumerate(("largest", "average")):
            paper = TABLE_5[method][k]
            cells = (*(number(x) for x in ours[k]), *(number(x - paper) for x in ours[k]))
            rows.append((method if not k else "", what, f"{paper:g}", *cells))
    header = ("method", "", "Table 5", "ours,\njoint 1", "ours,\njoint 2", "difference,\njoint 1", "difference,\njoint 2")
    notes = ("|double - single precision| in rad/s2. The table is headed joint 1 and its rows say joint 2: here are both.",)
    return Table("Mata, Table 5, and ours", header, tuple(rows), notes, left=2)


def gauss_jordan(A: Array, b: Array) -> Array:
    """x with A x = b, row by row with the largest pivot, in the number type of A (n, n) and b (n,)."""
    rows: Array = np.concatenate([A, b[:, np.newaxis]], axis=1)
    for k in range(len(b)):
        best = k + int(np.argmax(np.abs(rows[k:, k])))
        rows[[k, best]] = rows[[best, k]]
        rows[k] = rows[k] / rows[k, k]
        for i in range(len(b)):
            if i != k:
                rows[i] = rows[i] - rows[i, k] * rows[k]
    return np.array(rows[:, -1])


def gauss_jordan_errors(method: str) -> list[float]:
    """[largest, average] error [rad/s2] when D and the bias by a method are solved so in single precision."""
    found = study()
    dynamics = compile(found.robot, method=method, dtype="float32", friction=False, threads=1)
    q, qd = found.states["q"], found.states["qd"]
    D, bias = dynamics.mass_matrix(q), dynamics.bias_torque(q, qd)
    solved = np.array([gauss_jordan(A, -b) for A, b in zip(D, bias, strict=True)])
    assert solved.dtype == np.float32
    error = np.abs(solved.astype(float) - found.exact).max(axis=1)
    return [float(error.max()), float(error.mean())]


def _solved_table(found: Stability, solved: dict[str, list[float]]) -> Table:
    rows = []
    for method, (largest, average) in solved.items():
        own = found.row(method).absolute
        rows.append((method, *map(number, (float(own.max()), largest, float(own.mean()), average))))
    header = ("method", *(f"{size} error,\n{how}" for size in ("largest", "average") for how in ("L^T D' L", "Gauss-Jordan")))
    notes = ("Single precision throughout, against 50 digits; rad/s2, the larger of the two joints.",)
    return Table("The same equations, solved in two ways", header, tuple(rows), notes)


def _figure_2(found: Stability) -> Figure:
    angle = np.degrees(found.states["q"][:, 1])
    with grid("mata-fig-2", "Accelerations of joint 1 in single precision", 4, height=6.2, sharex=True) as (sketch, axes):
        for k, (axis, method) in enumerate(zip(axes[:3], TABLE_5, strict=True)):
            axis.plot(angle, found.row(method).value[:, 0], linewidth=1.0, **look(k))
            axis.plot(angle, found.exact[:, 0], color="0.5", linewidth=1.0, linestyle="--")
            axis.set_title(method, loc="left", fontsize=9)
            axis.set(ylabel="qdd₁ [rad/s²]", ylim=(-493.2, -489.9))
        axes[3].plot(angle, found.condition, color="0.5")
        axes[3].set(ylabel="cond D", xlabel="angle of joint 2 [deg]", xlim=(0, 358), xticks=range(0, 361, 45))
        sketch.figure.align_ylabels(axes)
        return Figure(
            sketch.svg(),
            "Accelerations in single precision: Fig. 2 of the paper, joint 1 while link 2 turns, in single precision (coloured) "
            "and to 50 digits (grey, dashed), by the three methods of the paper; and the condition number of the inertia matrix D.",
        )


# -- Table 6: a PUMA along a line -------------------------------------------------------------------------------------

START, END = np.array([0.50, 0.00, 0.05]), np.array([0.62, 0.30, 0.11])  # m
ATTITUDE = np.array([[0.0, 0.0, 1.0], [0.0, -1.0, 0.0], [1.0, 0.0, 0.0]])  # turns by 0, 90, 180 degrees about z, y, z
INTERVAL = 0.1  # s, between torques
RIGHT_ABOVE = np.radians([-17.0, -63.0, -155.0, 158.0, 55.0, 13.0])  # near the posture at the start

SPEEDS = BY_SPEED, BY_TIME = "0.1 m/s", "5 s"
MODELS = LINKS, ROTORS = "links alone", "with rotors"
TORQUES = ("held", "interpolated", "continuous")
RUNS = tuple(product(SPEEDS, TORQUES))
RUN_NAMES = tuple(f"{speed},\n{torque}" for speed, torque in RUNS)

#: Table 6: joint -> average errors in position [rad], velocity [rad/s], acceleration [rad/s2]
TABLE_6 = (
    (6.91878269e-4, 1.28209533e-3, 2.84439095e-3),
    (1.73972101e-2, 1.66087380e-3, 9.22318761e-2),
    (8.54693990e-4, 1.66087459e-3, 3.13261587e-3),
    (1.73972067e-2, 4.05637323e-2, 9.22318581e-2),
    (1.78259578e-2, 4.17630699e-2, 9.54221869e-3),
    (6.91878269e-4, 1.21908065e-3, 2.43724278e-3),
)


@dataclass(frozen=True, eq=False)
class MataTask:
    """The task of the paper, solved as far as inverse dynamics.

    trajectory   of the joints along the line, by inverse kinematics
    t            (K,)     the instants 0, 0.1, 0.2 ... and the end     [s]
    motion       q, qd, qdd (K, n) there
    tau          (K, n)   torques there                                [N m]
    """

    robot: Robot
    trajectory: Trajectory
    t: Array
    motion: JointMotion
    tau: Array


@lru_cache(maxsize=2)
def puma(model: str) -> Robot:
    """The arm, with or without rotors."""
    robot = load("puma560-akb")
    alone = tuple(replace(joint, rotor_inertia=0.0) for joint in robot.joints)
    return robot if model == ROTORS else replace(robot, name="puma560-akb, links alone", joints=alone)


compiled = lru_cache(maxsize=4)(compile)


def path(speed: str) -> CartesianPath:
    """The line, at constant speed from start to end."""
    start = pose(ATTITUDE, START)
    return CartesianPath.line(start, END, speed=0.1) if speed == BY_SPEED else CartesianPath.line(start, END, duration=5.0)


def postures() -> Array:
    """(8, n): all postures at the start."""
    return inverse_kinematics(puma(LINKS), pose(ATTITUDE, START), all_solutions=True).solutions


@lru_cache(maxsize=32)
def line(speed: str, model: str, posture: int | None = None) -> MataTask:
    """The line by one of two speeds; from the posture of the paper as far as it is known, or one of `postures`."""
    robot = puma(model)
    trajectory = Trajectory.follow(robot, path(speed), RIGHT_ABOVE if posture is None else postures()[posture])
    t = np.append(INTERVAL * np.arange(math.ceil(trajectory.duration / INTERVAL - 1e-9)), trajectory.duration)
    motion = trajectory(t)
    return MataTask(robot, trajectory, t, motion, compiled(robot).inverse_dynamics(*motion))


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
    inverse = compiled(task.robot).inverse_dynamics
    return simulate(
        task.robot, task.motion.q[0], task.motion.qd[0], task.t,
        torque=(lambda t, q, qd: inverse(*task.trajectory(t))) if torque == "continuous" else (task.t, task.tau),
        interpolation="hold" if torque == "held" else "linear",
        method=method, integrator=integrator, rtol=tolerance, atol=tolerance, progress=False,
    )  # fmt: skip


def errors(speed: str, model: str, torque: str, posture: int | None = None) -> JointMotion:
    """The averages of Table 6: |simulated - planned| over the instants, joint by joint, (n,) each."""
    found, planned = moved(speed, model, torque, posture=posture), line(speed, model, posture).motion
    pairs = zip((found.q, found.qd, found.qdd), planned, strict=True)
    return JointMotion(*(np.abs(simulated - wanted).mean(axis=0) for simulated, wanted in pairs))


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


@ITEMS.item("mata-table-6", "Table 6: a PUMA along a line, average errors of the simulation")
def table_6() -> Parts:
    links, rotors = (growth(BY_SPEED, model).rate for model in MODELS)
    nearer = abs(rotors - 2.3) < abs(links - 2.3)
    sizes = {model: [float(errors(BY_SPEED, model, torque).q.max()) for torque in TORQUES] for model in MODELS}
    theirs = max(row[0] for row in TABLE_6)
    remarks = (
        "The paper's PUMA is not given, and its line is 0.329 m long, so that 0.1 m/s takes 3.29 s and 5 s mean 0.066 m/s: both "
        "are run. Arm: Puma 560 of Armstrong, Khatib and Burdick in modified DH, frame 0 in the shoulder, tip where the wrist's "
        "axes meet; attitude (z, y, z) = (0, 90, 180) degrees throughout; right arm, elbow above (Fig. 3 is lost); at speed from "
        "first to last. Inverse kinematics along the line, inverse dynamics, then integration with RK45 at a tolerance of 1e-6.",
        (
            "The paper does not say what the torques do within its 0.1 s.",
            CheckedSentence(
                all(held > smooth > all_along for held, smooth, all_along in sizes.values()),
                "Held, they lose the line at once: the arm is a tower of pendulums, some upside down. Interpolated linearly, they "
                "lose it later, and as the inverse dynamics of every instant last:",
                "Held, interpolated linearly, or taken as the inverse dynamics of every instant, they do NOT lose the line in this "
                "order:",
            ),
            f"errors grow, by the eigenvalues of the linearised motion as exp({links:.2f} t) for the links alone and "
            f"exp({rotors:.2f} t) with the rotors, which the gears make heavy. What is left by the tolerance, or by interpolation, "
            "is multiplied by that (third table). No integrator can do anything about it; a controller would.",
        ),
        (
            "So the figures of Table 6 say how far an open-loop motion has run away, not how accurate a method is.",
            CheckedSentence(
                all(0.1 < theirs / own < 10 for own in (sizes[LINKS][2], sizes[ROTORS][1])),
                "Theirs have the size of ours with continuous torques at 0.1 m/s for the links alone, and with interpolated "
                "torques "
                "with the rotors.",
                f"The largest of theirs, {number(theirs)} rad, is not of the size of ours: {number(sizes[LINKS][2])} rad with "
                f"continuous torques for the links alone, {number(sizes[ROTORS][1])} rad with interpolated torques with the "
                "rotors.",
            ),
            "Their velocity errors are about 2.3 times their position errors, joints 4 and 5, which is the rate of their growth in "
            f"1/s: nearer to that of our arm {'with rotors' if nearer else 'of links alone'} ({rotors:.1f} with rotors, "
            f"{links:.1f} "
            "for the links alone).",
        ),
        "The rows of the printed table look mis-set: joints 1 and 6, and 2 and 4, share their figures to eight digits, and so do "
        "the velocities of 2 and 3. They are no target, joint by joint.",
    )
    found = {
        f"{model}, {speed}, {torque}": {name: values.tolist() for name, values in errors(speed, model, torque)._asdict().items()}
        for model, (speed, torque) in product(MODELS, RUNS)
    }
    grown = {f"{model}, {speed}": growth(speed, model)._asdict() for model, speed in product(MODELS, SPEEDS)}
    paper = [list(row) for row in TABLE_6]
    data: dict[str, Any] = {"table 6": paper, "errors": found, "length": path(BY_SPEED).length, "growth": grown}
    tables = (_errors_table(LINKS), _errors_table(ROTORS), _growth_table(), _postures_table())
    return Parts(STAND_IN, remarks, tables, (_arm_figure(), _torque_figure(), _error_figure()), data)


def _errors_table(model: str) -> Table:
    found = [errors(speed, model, torque) for speed, torque in RUNS]
    rows = []
    for k, kind in enumerate(("position [rad]", "velocity [rad/s]", "acceleration [rad/s2]")):
        for joint in range(6):
            ours = [number(float(each[k][joint])) for each in found]
            rows.append((kind if not joint else "", str(joint + 1), number(TABLE_6[joint][k]), *ours))
    header = ("average error in", "joint", "Table 6", *RUN_NAMES)
    notes = ("Average of |simulated - planned| over the instants 0, 0.1, 0.2 ... s and the end.",)
    return Table(f"Errors, {model}", header, tuple(rows), notes, left=2)


def _growth_table() -> Table:
    rows = []
    for model, speed in product(MODELS, SPEEDS):
        task, (rate, factor) = line(speed, model), growth(speed, model)
        end = np.abs(moved(speed, model, "continuous").q - task.motion.q)[-1].max()
        sizes = (number(factor), number(1e-6 * factor), number(end))
        rows.append((model, speed, f"{task.trajectory.duration:.3f}", f"{rate:.2f}", *sizes))
    header = (
        "arm", "line", "duration [s]", "rate at the\nmiddle [1/s]", "growth\nin all", "tolerance\ntimes growth",
        "largest error at the end,\ncontinuous torques [rad]",
    )  # fmt: skip
    notes = ("Growth in all: exp of the fastest rate, integrated over the line (eigenvalues of the linearised motion, 21 places).",)
    return Table("Why the motion leaves the line", header, tuple(rows), notes, left=2)


def _postures_table() -> Table:
    rows = []
    for k, q in enumerate(postures()):
        average = errors(BY_SPEED, LINKS, "continuous", k).q
        angles = " ".join(f"{angle:.0f}" for angle in np.degrees(q))
        rows.append((angles, f"{growth(BY_SPEED, LINKS, k).rate:.2f}", *(number(x, 2) for x in average)))
    header = ("posture at the start [deg]", "rate [1/s]", *(f"joint {k + 1}\n[rad]" for k in range(6)))
    words = (
        "The eight postures that reach the start and stay in their branch; average position errors, continuous torques, 0.1 m/s."
    )
    return Table("Other postures, links alone", header, tuple(rows), (words,))


def _arm_figure() -> Figure:
    task = line(BY_SPEED, LINKS)
    ends = ((0, "0.5", "at the start"), (-1, look(0)["color"], "at the end"))
    way, orange = np.array([START, END]), look(1)["color"]
    with grid("mata-fig-3", "Initial and final posture", 1, 2, height=2.9) as (sketch, axes):
        for axis, title, (x, y) in zip(axes, ("seen from above", "seen from the side"), ((0, 1), (0, 2)), strict=True):
            named = y == 1  # the legend is that of one panel
            for k, colour, words in ends:
                for segment, limb in enumerate(skeleton(task.robot, places(task.robot, task.motion.q[k]))):
                    label = words if segment == 0 and named else None
                    axis.plot(limb[:, x], limb[:, y], color=colour, linewidth=3.0, solid_capstyle="round", label=label)
            label = "line" if named else None
            axis.plot(way[:, x], way[:, y], color=orange, linestyle="--", marker="o", markersize=3, label=label, zorder=5)
            axis.set(xlabel="x [m]", ylabel=f"{'xyz'[y]} [m]", aspect="equal", title=title)
        sketch.figure.legend(loc="outside lower center", ncols=3)
        return Figure(
            sketch.svg(),
            "The arm at both ends of the line: as Fig. 3, from (0.50, 0, 0.05) to (0.62, 0.30, 0.11) m, the tip where the wrist's "
            "axes meet. The posture, right arm and elbow above, is ours; the last link is drawn to twice its mass centre.",
        )


def _torque_figure() -> Figure:
    task = line(BY_SPEED, LINKS)
    title, labels = "Torques along the line", joint_labels("τ", ["N m"] * 6)
    caption = f"{title}: inverse dynamics at 0.1 m/s, links alone, gravity 9.81 m/s2 along -z."
    return joint_panels("mata-torques", title, caption, task.t, [("inverse dynamics", task.tau)], labels, across=3)


def _error_figure() -> Figure:
    with grid("mata-errors", "Errors over time", 2, height=5.6, sharex=True, sharey=True) as (sketch, axes):
        for axis, model in zip(axes, MODELS, strict=True):
            for k, (speed, torque) in enumerate(RUNS):
                task, found = line(speed, model), moved(speed, model, torque)
                t = np.linspace(0.0, task.trajectory.duration, 401)[1:]
                size = np.abs(found.at(t)[0] - task.trajectory(t).q).max(axis=1)
                label = f"{torque}, {speed}" if model == LINKS else None
                axis.plot(t, size, label=label, color=look(k % 3)["color"], linestyle=DASHES[k // 3])
            axis.set(ylabel="largest error [rad]", yscale="log", ylim=(1e-12, 1e3), xlim=(0, 5))
            axis.set_title(model, loc="left", fontsize=9)
        axes[-1].set_xlabel("t [s]")
        sketch.figure.legend(loc="outside lower center", ncols=3)
        return Figure(
            sketch.svg(),
            "How the motion leaves the line: largest difference of a joint from the plan, RK45 at a tolerance of 1e-6, for torques "
            "held, interpolated and continuous. Above the links alone, below with rotors. Straight lines grow exponentially.",
        )


# -- Fig. 4: the procedure --------------------------------------------------------------------------------------------


@ITEMS.item("mata-fig-4", "Fig. 4: block diagram of the procedure")
def figure_4() -> Parts:
    """The diagram, drawn from the text, and what each of its blocks gives here."""
    task = line(BY_SPEED, LINKS)
    q, qd, qdd = task.motion
    wanted = START + (task.t / task.t[-1])[:, np.newaxis] * (END - START)
    reached = float(np.abs(task.robot.pose(q)[:, :3, 3] - wanted).max())
    dynamics = compiled(task.robot)
    again = dynamics.forward_dynamics(q, qd, task.tau)
    off, size = float(np.abs(again - qdd).max()), float(np.abs(qdd).max())
    torque = float(np.abs(task.tau).max())
    smallest = float(np.linalg.eigvalsh(dynamics.mass_matrix(q)).min())
    operations = sum(dynamics.count(quantity).total for quantity in ("inverse_dynamics", "forward_dynamics"))
    bound = 4 * operations * float(np.finfo(float).eps) * torque / smallest  # an error of the torques, through M^-1
    done = moved(BY_SPEED, LINKS, "continuous")
    apart = [float(np.abs(a - b).max()) for a, b in zip((done.q, done.qd, done.qdd), task.motion, strict=True)]
    remarks = (
        "The figure is lost but for its caption; the text tells what it shows: a line for the tip, inverse kinematics, inverse "
        "dynamics at "
        "every instant, and the equations of motion integrated under these torques. A star marks what integration gives. The arm "
        "is that "
        "of Table 6, at 0.1 m/s, links alone.",
        CheckedSentence(
            reached < 1e-9,
            f"Inverse kinematics keeps the tip on the line to {reached:.0e} m at the {len(task.t)} instants.",
            f"Inverse kinematics does NOT keep the tip on the line: {reached:.1e} m off.",
        ),
        CheckedSentence(
            off <= bound,
            f"Forward dynamics of the torques gives the planned accelerations back to {off:.0e} rad/s2 (the largest is "
            f"{size:.2g}): rounding "
            "of the torques through the inverse of M explains it.",
            f"Forward dynamics of the torques does NOT give the planned accelerations back: {off:.1e} rad/s2 off.",
        ),
        f"Integrated, with the torques of every instant, the motion ends up to {apart[0]:.1e} rad, {apart[1]:.1e} rad/s and "
        f"{apart[2]:.1e} "
        "rad/s2 from the plan: why, see mata-table-6.",
    )
    rows = (
        ("inverse kinematics", "tip off the line [m]", f"{reached:.1e}"),
        ("inverse, then forward dynamics", "qdd off the plan [rad/s2]", f"{off:.1e}"),
        ("integration, RK45 at 1e-6", "largest |q - q*| [rad]", f"{apart[0]:.1e}"),
        ("", "largest |qd - qd*| [rad/s]", f"{apart[1]:.1e}"),
        ("", "largest |qdd - qdd*| [rad/s2]", f"{apart[2]:.1e}"),
    )
    table = Table("What the blocks give here", ("block", "", "largest"), rows, left=2)
    return Parts(STAND_IN, remarks, (table,), (_diagram(),), {"tip": reached, "accelerations": off, "integrated": apart})


def _diagram() -> Figure:
    """Blocks from left to right, what passes between them on the arrows, the comparison below."""
    blocks = ("line of the tip,\n0.1 m/s", "inverse\nkinematics", "inverse\ndynamics", "forward dynamics\n(18), integrated")
    passed = ("r, R", "q, q̇, q̈", "τ")
    with Sketch("mata-fig-4", "Block diagram of the procedure", height=2.4) as sketch:
        axes, box = sketch.axes, {"boxstyle": "round,pad=0.5", "facecolor": "none", "edgecolor": "0.5"}
        arrow = {"arrowstyle": "->", "color": "0.5", "linewidth": 1.2}
        for k, words in enumerate(blocks):
            axes.annotate(words, (k, 1.0), ha="center", va="center", fontsize=9, bbox=box)
        for k, words in enumerate(passed):
            axes.annotate("", (k + 0.66, 1.0), (k + 0.34, 1.0), arrowprops=arrow)
            axes.annotate(words, (k + 0.5, 1.12), ha="center", fontsize=9)
        axes.annotate("compared: Table 6", (2.0, 0.1), ha="center", va="center", fontsize=9, bbox=box)
        axes.annotate("", (1.6, 0.14), (1.05, 0.72), arrowprops=arrow)
        axes.annotate("", (2.4, 0.14), (2.95, 0.72), arrowprops=arrow)
        axes.annotate("q, q̇, q̈", (1.15, 0.38), ha="right", fontsize=9)
        axes.annotate("q*, q̇*, q̈*", (2.85, 0.38), fontsize=9)
        axes.set(xlim=(-0.5, 3.5), ylim=(-0.1, 1.4))
        axes.set_axis_off()
        return Figure(
            sketch.svg(), "Block diagram of the procedure: Fig. 4, drawn from the text; a star marks what integration gives."
        )


# -- Table 7: evaluations and time ------------------------------------------------------------------------------------

#: Table 7: method -> (seconds on a Pentium II of 400 MHz, evaluations)
TABLE_7 = {"composite-body": (0.65, 1122), "articulated-body": (0.71, 1089), "gibbs-appell": (0.59, 1092)}
BASE = "composite-body"  # what ratios are to
BATCH = 4096  # states that are timed together
ROUNDS = 9
TIMED = (BY_SPEED, LINKS, "interpolated")  # the simulation whose time is taken


@ITEMS.item("mata-table-7", "Table 7: evaluations and time of the simulation, by method")
def table_7() -> Parts:
    names = methods_for("forward_dynamics")
    counts = {method: [moved(speed, LINKS, torque, method).evaluations for speed, torque in RUNS] for method in names}
    operations, times, whole, apart = evaluation_operations(), evaluation_times(), whole_times(), distances()
    by_run = dict(zip(RUNS, zip(*counts.values(), strict=True), strict=True))
    steady, chaotic = by_run[BY_SPEED, "continuous"], by_run[BY_TIME, "interpolated"]
    ours = [operations[method] for method in ("gibbs-appell", "composite-body", "articulated-body")]
    needed = ", ".join(f"{method} {operations[method]}" for method in TABLE_7)
    worst, condition = max(apart.values()), np.linalg.cond(puma(LINKS).mass_matrix(line(BY_SPEED, LINKS).motion.q)).max()
    far = float(np.finfo(float).eps * condition) * growth(BY_SPEED, LINKS).factor
    remarks = (
        "The simulation of Table 6 (see there for the arm, which stands in for the paper's), by every method of the registry that "
        "gives forward dynamics; RK45 at a tolerance of 1e-6, links alone, double precision.",
        (
            CheckedSentence(
                max(apart.values()) < far and len(set(steady)) == 1,
                f"All methods give the same motion: with continuous torques at 0.1 m/s they are at most {number(worst, 2)} rad "
                f"apart, and all take {steady[0]} evaluations. That is rounding times the growth of errors along this line "
                f"({number(growth(BY_SPEED, LINKS).factor, 2)}).",
                "The methods do NOT give the same motion: with continuous torques at 0.1 m/s they are up to "
                f"{number(worst, 2)} rad apart, more than rounding times the growth of errors along this line explains, or take "
                f"different numbers of evaluations ({min(steady)} to {max(steady)}).",
            ),
            CheckedSentence(
                min(chaotic) < max(chaotic) < 1.1 * min(chaotic),
                "Where the motion has run away and swings about, in 5 s with interpolated torques, rounding decides where it goes, "
                f"and the counts differ: {min(chaotic)} to {max(chaotic)}. The paper's 1089 to 1122, 3 % apart, look to be of that "
                "kind: they tell of the motion, not of the methods.",
                f"Where the motion has run away, in 5 s with interpolated torques, the counts are {min(chaotic)} to "
                f"{max(chaotic)}; "
                "the paper's are 1089 to 1122.",
            ),
        ),
        (
            "How many evaluations there are depends on what the torques do within 0.1 s: jumps begin a new integration every time.",
            CheckedSentence(
                max(by_run[BY_SPEED, "interpolated"]) < 1089 < 1122 < min(by_run[BY_SPEED, "held"]),
                "The paper's thousand lies between ours for interpolated and for held torques.",
                "The paper's thousand does NOT lie between ours for interpolated and for held torques.",
            ),
        ),
        (
            "Times are ratios to composite bodies, taken in turn in this run. Here the compiled dynamics take a small part of a "
            f"simulation, most is SciPy's and Python's. One evaluation by itself takes {needed} operations on this arm, whose "
            "right "
            "angles fold.",
            CheckedSentence(
                [*ours] == sorted(ours),
                "That is the paper's order: Gibbs-Appell, composite bodies, articulated bodies.",
                "That is NOT the paper's order: Gibbs-Appell, composite bodies, articulated bodies.",
            ),
            "(On a general arm the order is another, see Table 4.)",
        ),
    )
    tables = (
        _paper_table(counts, times, whole),
        _count_table(counts, apart),
        _time_table(operations, times),
        _integrator_table(),
    )
    data: dict[str, Any] = {"table 7": {method: list(row) for method, row in TABLE_7.items()}, "distances": apart}
    data |= {"runs": [", ".join(run) for run in RUNS], "evaluations": counts, "operations": operations}
    data |= {"ns": {m: t._asdict() for m, t in times.items()}, "whole ns": {m: t._asdict() for m, t in whole.items()}}
    return Parts(STAND_IN, remarks, tables, (_count_figure(counts), _time_figure(operations, times)), data)


def distances() -> dict[str, float]:
    """Method -> largest distance in q [rad] of its motion from that of composite bodies, 0.1 m/s, continuous torques."""
    runs = {method: moved(BY_SPEED, LINKS, "continuous", method).q for method in methods_for("forward_dynamics")}
    return {method: float(np.abs(q - runs[BASE]).max()) for method, q in runs.items()}


def evaluation_operations() -> dict[str, int]:
    """Method -> operations of one evaluation of forward dynamics on this arm."""
    names = methods_for("forward_dynamics")
    return {name: compile(puma(LINKS), method=name, threads=1).count("forward_dynamics").total for name in names}


def evaluation_times() -> dict[str, Spread]:
    """Method -> time of one evaluation in a batch [ns], in turn."""
    robot = puma(LINKS)
    states = list(np.random.default_rng(0).uniform(-1, 1, (3, BATCH, robot.n)))
    kernels = {name: compile(robot, method=name, threads=1) for name in methods_for("forward_dynamics")}
    calls = {name: batch_call(kernel, "forward_dynamics", states) for name, kernel in kernels.items()}
    return {name: Spread.of(times, BATCH) for name, times in rounds_in_turn(calls, ROUNDS).items()}


def whole_times() -> dict[str, Spread]:
    """Method of the paper -> time of a whole simulation [ns], in turn."""
    calls = {name: partial(moved.__wrapped__, *TIMED, name) for name in TABLE_7}
    return {name: Spread.of(times) for name, times in rounds_in_turn(calls, ROUNDS).items()}


def _paper_ratio(method: str) -> float:
    """Table 7: time of one evaluation, over that of composite bodies."""
    (time, evaluated), first = TABLE_7[method], TABLE_7[BASE]
    return time / evaluated * first[1] / first[0]


def _paper_table(counts: dict[str, list[int]], times: dict[str, Spread], whole: dict[str, Spread]) -> Table:
    rows = []
    for method, (time, evaluated) in TABLE_7.items():
        taken = (f"{time / TABLE_7[BASE][0]:.2f}", whole[method].over(whole[BASE]))
        of_one = (f"{_paper_ratio(method):.2f}", times[method].over(times[BASE]))
        rows.append((method, str(evaluated), *map(str, counts[method][: len(TORQUES)]), *taken, *of_one))
    header = (
        "method", "evaluations,\nTable 7", *(f"ours,\n{torque}" for torque in TORQUES), "time,\nTable 7", "time,\nours",
        "time of one,\nTable 7", "time of one,\nours",
    )  # fmt: skip
    notes = (
        "Evaluations of ours: the line at 0.1 m/s. Times: ratios to composite bodies, ours in one run, by the best and by the "
        "median round; of one: of one evaluation.",
        f"Whole simulations are timed with {TIMED[2]} torques at {TIMED[0]}; the paper's took 0.65, 0.71 and 0.59 s.",
    )
    return Table("Mata, Table 7, and ours", header, tuple(rows), notes)


def _count_table(counts: dict[str, list[int]], apart: dict[str, float]) -> Table:
    rows = []
    for method, row in counts.items():
        paper = str(TABLE_7[method][1]) if method in TABLE_7 else ""
        rows.append((method, paper, *map(str, row), number(apart[method], 2)))
    notes = (
        "Evaluations of the dynamics, links alone, RK45, tolerance 1e-6.",
        "distance: largest in q from the motion by composite bodies, continuous torques at 0.1 m/s.",
    )
    header = ("method", "Table 7", *RUN_NAMES, "distance\n[rad]")
    return Table("Evaluations by every method of forward dynamics", header, tuple(rows), notes)


def _time_table(operations: dict[str, int], times: dict[str, Spread]) -> Table:
    rows = []
    for method, own in times.items():
        needed = (str(operations[method]), f"{operations[method] / operations[BASE]:.2f}")
        rows.append((method, *needed, str(own), own.over(times[BASE])))
    header = ("method", "operations", "ratio", "one evaluation\n[ns]", "ratio")
    notes = (
        f"One evaluation: a batch of {BATCH} states on one thread, best (and median) of {ROUNDS} rounds, methods in turn.",
        "Operations of the compiled kernel; ratios to composite bodies.",
    )
    return Table("Times in this run, links alone", header, tuple(rows), notes)


def _integrator_table() -> Table:
    rows = []
    for model, integrator in product(MODELS, ("RK45", "rkf45")):
        row = [moved(speed, model, torque, integrator=integrator) for speed, torque in RUNS]
        rows.append((model, integrator, *(f"{done.evaluations} ({done.steps})" for done in row)))
    notes = (
        "Evaluations (accepted steps), by composite bodies, tolerance 1e-6. RK45: Dormand and Prince; rkf45: Fehlberg, advanced by "
        "order 5. The paper says only that it is of order four and five.",
    )
    header = ("arm", "integrator", *RUN_NAMES)
    return Table("The same by two Runge-Kutta pairs, and with rotors", header, tuple(rows), notes, left=2)


def _count_figure(counts: dict[str, list[int]]) -> Figure:
    groups = []
    for method, (_, evaluated) in TABLE_7.items():
        ours = [(f"ours, {torque}", float(n)) for torque, n in zip(TORQUES, counts[method], strict=False)]  # those at 0.1 m/s
        groups.append((method, (("Table 7", float(evaluated)), *ours)))
    return Figure(
        bars("mata-evaluations", "Evaluations", groups, "evaluations of the dynamics"),
        "Evaluations of the dynamics: Table 7, and ours at 0.1 m/s by kind of torque. The second table has the other methods.",
    )


def _time_figure(operations: dict[str, int], times: dict[str, Spread]) -> Figure:
    groups = []
    for method, own in times.items():
        members = [("operations", operations[method] / operations[BASE])]
        members += [("time of one evaluation, best round", own.best / times[BASE].best)]
        members += [("time of one evaluation, median round", own.median / times[BASE].median)]
        members += [("Table 7, time of one evaluation", _paper_ratio(method))] if method in TABLE_7 else []
        groups.append((method, tuple(members)))
    return Figure(
        bars("mata-times", "Times", groups, "ratio to composite bodies"),
        "Time of one evaluation: compiled forward dynamics in a batch, one thread, as ratios to composite bodies in this run; "
        "next to the operations, and the paper's times per evaluation.",
    )


# -- smoothness -------------------------------------------------------------------------------------------------------

TYPES = ("float64", "float32")
RECURSIVE = ("articulated-body", "denoc")  # the others solve with the inertia matrix
FALL = 0.5  # s, integrated
MOST = 60_000  # evaluations after which it is given up
SEEN = {"mata-arm": 0.1, "puma560": 0.03}  # s, of the fall, looked at every millisecond
STEP = 1e-3
SHOWN = ("composite-body", "gibbs-appell", "denoc", "articulated-body")


class Taken(NamedTuple):
    """A method on one arm, in double and in single precision: evaluations, None where it was given up; roughness."""

    evaluations: tuple[int | None, ...]
    roughness: tuple[float, ...]


@ITEMS.item("mata-smoothness", "Saha 9.4.1 and Mata Table 7: are recursive methods smoother, and cheaper to integrate?")
def smoothness() -> Parts:
    """Two free falls, of the ill-conditioned arm of section 5.1 and of a Puma 560, by every method in both precisions."""
    found = {arm: taken(arm) for arm in SEEN}
    bad, good = found["mata-arm"], found["puma560"]
    double = [[row.evaluations[0] or MOST for row in rows.values()] for rows in found.values()]
    solving, recursive = (
        [row.evaluations[1] or MOST for method, row in bad.items() if (method in RECURSIVE) is kind] for kind in (False, True)
    )
    puma = [row.evaluations[1] or MOST for row in good.values()]
    roughest = max(row.roughness[0] for rows in found.values() for row in rows.values())
    remarks = (
        "Saha (section 9.4.1, and after Table 9.6) says that solving with the inertia matrix gives accelerations that are not "
        "smooth, recursive methods smooth ones, so that integration converges faster and less time is needed even for n = 6; he "
        "cites Ascher, Pai and Cloutier, whose arm Mata's section 5.1 takes over. Here both claims are measured: roughness of "
        "the accelerations along a motion, and evaluations that RK45 takes at a tolerance of 1e-6 for half a second of free fall.",
        CheckedSentence(
            all(len(set(counts)) == 1 for counts in double) and roughest < 1e-7,
            f"In double precision neither is seen. All methods take {double[0][0]} evaluations on the ill-conditioned arm and "
            f"{double[1][0]} on the Puma, and what rounding adds to the second differences of the accelerations is below "
            f"{number(roughest, 1)} of what is there. The exact accelerations are smooth, whoever computes them.",
            f"In double precision the methods differ: they take {_span(double[0])} evaluations on the ill-conditioned arm and "
            f"{_span(double[1])} on the Puma, and rounding adds up to {number(roughest, 1)} to the second differences of the "
            "accelerations.",
        ),
        (
            CheckedSentence(
                min(solving) > max(recursive),
                "In single precision the claim is right for the ill-conditioned arm: the methods that solve with the inertia "
                "matrix "
                f"take {_span(solving)} evaluations, because RK45 takes the rounding of their accelerations for the motion and "
                f"shortens its steps; articulated bodies and DeNOC take {_span(recursive)}.",
                f"In single precision the claim is NOT right for the ill-conditioned arm: {_span(solving)} evaluations by the "
                f"methods that solve with the inertia matrix, {_span(recursive)} by articulated bodies and DeNOC.",
            ),
            CheckedSentence(
                max(puma) <= 1.2 * min(puma),
                "On the Puma, whose inertia matrix is well-conditioned, it makes no difference even then: "
                f"{_span(puma)} by any method.",
                f"On the Puma, whose inertia matrix is well-conditioned, it makes a difference too: {_span(puma)}.",
            ),
        ),
        "So it is not recursion that smooths, but forming M that roughens: its rounding is multiplied by its condition number.",
    )
    tables = tuple(_smoothness_table(arm, rows) for arm, rows in found.items())
    data: dict[str, Any] = {arm: {method: row._asdict() for method, row in rows.items()} for arm, rows in found.items()}
    return Parts(DIFFERS, remarks, tables, (_roughness_figure(), _effort_figure(found)), data)


def _span(values: list[int]) -> str:
    """The least and the most."""
    return str(min(values)) if min(values) == max(values) else f"{min(values)} to {max(values)}"


def taken(arm: str) -> dict[str, Taken]:
    """Method -> what it takes."""
    study, names = along(arm), methods_for("forward_dynamics")
    evaluated = {method: tuple(evaluations(arm, method, dtype) for dtype in TYPES) for method in names}
    return {method: Taken(evaluated[method], tuple(roughness(study, method, dtype) for dtype in TYPES)) for method in names}


def evaluations(arm: str, method: str, dtype: str) -> int | None:
    """Evaluations of RK45 for the fall from q = 0; states in double precision, the dynamics in either."""
    robot = load(arm)
    dynamics = compile(robot, method=method, dtype=dtype, friction=False, threads=1)
    n, counter, still = robot.n, Counter(), np.zeros(robot.n)

    def f(t: float, y: Array) -> Array:
        counter.evaluations += 1
        return np.concatenate([y[n:], dynamics.forward_dynamics(y[:n], y[n:], still)])

    for _ in scipy_steps("RK45", f, 0.0, np.zeros(2 * n), FALL, rtol=TOLERANCE, atol=TOLERANCE, max_step=np.inf):
        if counter.evaluations > MOST:
            return None
    return counter.evaluations


@lru_cache(maxsize=2)
def along(arm: str) -> Stability:
    """The accelerations of every method along the fall, against fifty digits."""
    robot = load(arm)
    t = np.arange(0.0, SEEN[arm] + STEP / 2, STEP)
    motion = simulate(robot, np.zeros(robot.n), np.zeros(robot.n), t, friction=False, rtol=1e-10, atol=1e-10, progress=False)
    return stability(robot, states={"q": motion.q, "qd": motion.qd, "tau": motion.tau}, dtypes=TYPES, digits=30)


def roughness(study: Stability, method: str, dtype: str) -> float:
    """What rounding adds to the second differences of the accelerations, over what is there: root mean squares, worst joint."""
    row = study.row(method, dtype)
    added, there = (np.sqrt((np.diff(x, 2, axis=0) ** 2).mean(axis=0)) for x in (row.error, study.exact))
    return float((added / there)[there > 0].max())


def _smoothness_table(arm: str, rows: dict[str, Taken]) -> Table:
    cells = []
    for method, row in rows.items():
        counts = (f"> {MOST}" if value is None else str(value) for value in row.evaluations)
        cells.append((method, "no" if method in RECURSIVE else "yes", *(number(x, 2) for x in row.roughness), *counts))
    condition = along(arm).condition
    notes = (
        f"cond M from {number(condition.min(), 4)} to {number(condition.max(), 4)} along the motion.",
        f"roughness: what rounding adds to the second differences of qdd over {1e3 * STEP:g} ms, as a part of what is there; "
        "worst joint.",
        f"evaluations: RK45, tolerance {TOLERANCE:g}, {FALL:g} s of free fall from q = 0, no friction.",
    )
    header = ("method", "solves\nwith M", *(f"{what},\n{dtype}" for what in ("roughness", "evaluations") for dtype in TYPES))
    return Table(f"Smoothness and evaluations, {arm}", header, tuple(cells), notes, left=2)


def _roughness_figure() -> Figure:
    study = along("mata-arm")
    t = 1e3 * STEP * np.arange(len(study.exact))
    with grid("smooth-errors", "Accelerations in single precision", 1 + len(SHOWN), height=6.0, sharex=True) as (sketch, axes):
        axes[0].plot(t, study.exact[:, 0], color="0.5")
        axes[0].set_title("exact acceleration of joint 1", loc="left", fontsize=9)
        for k, (axis, method) in enumerate(zip(axes[1:], SHOWN, strict=True)):
            axis.plot(t, study.row(method).error[:, 0], linewidth=1.0, **look(k))
            axis.set_title(f"error of {method}, float32", loc="left", fontsize=9)
        for axis in axes:
            axis.set_ylabel("[rad/s²]")
        axes[-1].set(xlabel="t [ms]", xlim=(t[0], t[-1]))
        sketch.figure.align_ylabels(axes)
        rough = {method: number(float(np.abs(study.row(method).error[:, 0]).max()), 2) for method in SHOWN}
        return Figure(
            sketch.svg(),
            "Accelerations of the ill-conditioned arm in free fall: joint 1, exact (top), and what single precision adds by four "
            f"methods. Each panel has its own scale: at most {', '.join(rough.values())} rad/s2.",
        )


def _effort_figure(found: dict[str, dict[str, Taken]]) -> Figure:
    groups = []
    for method in methods_for("forward_dynamics"):
        runs = [(arm, dtype, rows[method].evaluations[k]) for arm, rows in found.items() for k, dtype in enumerate(TYPES)]
        groups.append((method, tuple((f"{arm}, {dtype}", float(evaluated or MOST)) for arm, dtype, evaluated in runs)))
    return Figure(
        bars("smooth-evaluations", "Evaluations", groups, "evaluations of RK45, tolerance 1e-6", log=True),
        "Evaluations for half a second of free fall: every method in both precisions, on the ill-conditioned arm and the Puma 560.",
    )
