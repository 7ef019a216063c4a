"""Study a robot: torques along a trajectory by every method, their agreement, operation counts, and speed on this machine.

Trajectory: Saha (9.36a-c).  A study is an immutable result; it prints as tables and can be written as JSON or as one HTML page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from isodyn import check
from isodyn.counts.counting import count_row, counts_table, operation_counts, small_enough
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ShapeError
from isodyn.formulations.registry import METHODS, methods_for
from isodyn.graph.count import Count
from isodyn.model.catalogue import catalogue
from isodyn.model.joint import JOINT_TYPES, Joint
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.motion.laws import JointMotion
from isodyn.motion.trajectory import Trajectory, extremes, outside_limits
from isodyn.show.figure import Figure, bars, lines
from isodyn.show.report import (
    HIGHAM,
    OKABE,
    Folded,
    Part,
    Report,
    Reported,
    Section,
    note_lines,
    picked,
    plain_data,
    robot_section,
    sources_section,
)
from isodyn.show.table import Map, Mark, Table, number
from isodyn.spatial import Array
from isodyn.study import agreement, reference_check_loops
from isodyn.study.reference_check import ReferenceCheck
from isodyn.study.speed import TIMED, Speed, host_line, measure, speed_table

_DRAWN = ("inverse_dynamics", "forward_dynamics", "mass_matrix", "gravity_torque", "bias_torque")
_CYCLOIDAL = "S. K. Saha, <i>Introduction to Robotics</i>, (9.36a-c), examples 9.4 to 9.7; (9.37) for prismatic joints."

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Study(Reported):
    """Result of `study`.

    robot        the robot studied
    duration     T of the trajectory                                                       [s]
    t            (N,)     times                                                            [s]
    motion       q, qd, qdd, each (N, n)
    torques      method -> (N, n) inverse dynamics, motors and friction included           [N m] or [N]
    agreements   one row per quantity and method
    counts       (quantity, method) -> operations
    speeds       one row per timed quantity; empty if speed was not requested
    peer         a line on Pinocchio: its version, or why it is not available
    host         processor and software of this run
    notes        remarks on this trajectory
    closed       checks of the closed loops against the witness (independent reference computation); empty without loops
    """

    robot: Robot
    duration: float
    t: Array
    motion: JointMotion
    torques: dict[str, Array]
    agreements: tuple[agreement.Agreement, ...]
    counts: dict[tuple[str, str], Count]
    speeds: tuple[Speed, ...]
    peer: str
    host: str
    notes: tuple[str, ...]
    closed: tuple[ReferenceCheck, ...] = ()

    @staticmethod
    def of(
        robot: Robot, *, duration: float = 10.0, samples: int = 201, speed: bool = True, states: int = 100_000,
        progress: Progress | None = None,
    ) -> Study:  # fmt: skip
        """Study a robot along the cycloidal trajectory between its joint limits, as `isodyn study ROBOT` does.

        duration   of the trajectory                                       [s]
        samples    number of states along the trajectory
        speed      measure speed, on batches of `states`
        progress   called with a short text before every part

        `.to_html(path)` writes the same page as `isodyn study ROBOT --output path`.
        """
        return study(robot, duration=duration, samples=samples, speed=speed, states=states, progress=progress)

    @property
    def tau(self) -> Array:
        """(N, n) torques by the first method."""
        return next(iter(self.torques.values()))

    @property
    def agrees(self) -> bool:
        """True if rounding explains every difference that has a bound."""
        return all(row.ratio <= 1 for row in self.agreements) and not any(row.differs for row in self.closed)

    def to_dict(self) -> dict[str, object]:
        """Everything as plain numbers, lists and text."""
        return {
            "robot": self.robot.name,
            "joints": list(self.robot.velocity_names),
            "units": {"q": [j.unit for j in self.robot.dofs], "tau": [j.effort_unit for j in self.robot.dofs], "t": "s"},
            **picked(self, "duration", "t"),
            **picked(self.motion, "q", "qd", "qdd"),
            "tau": plain_data(self.torques),
            "agrees": self.agrees,
            "agreement": plain_data(self.agreements),
            "counts": [count_row(quantity, method, c) for (quantity, method), c in self.counts.items()],
            "speed": plain_data(self.speeds),
            **picked(self, "peer", "host", "notes", "closed"),
        }

    def report(self) -> Report:
        """Report with the torques and one line each on agreement, operations and speed; its page has all tables."""
        name, n, T = self.robot.name, self.robot.n, self.duration
        torques, *others = self.tables()
        return Report(
            name,
            f"The dynamics of {name}",
            f"Torques along a trajectory by {len(self.torques)} formulations: agreement, cost and speed.",
            self._facts(),
            lambda: self._sections(torques, *others),
            self.host,
            f"{name}: {n} joints along the cycloidal trajectory (Saha 9.36), {len(self.t)} states over {T:g} s",
            (torques,),
            ("\n".join([self._agreement_line(), self._operations_line(), *self._speed_lines()]), self._next()),
            robot=self.robot,
        )

    def tables(self) -> list[Table]:
        """Tables of torques, agreement, operations and, if requested, speed, each in full."""
        found = [self._torque_table(), self._agreement_table(), counts_table(self.counts, "Operations per evaluation").filled()]
        return [*found, *([speed_table(self.speeds, self.peer, self.host)] if self.speeds else [])]

    def _agreement_line(self) -> str:
        quantities = {row.quantity for row in self.agreements}
        methods = {name for row in self.agreements for name in (row.method, row.other)} & METHODS.keys()
        if not self.agrees:
            beyond = [f"{row.quantity} by {row.method}" for row in self.agreements if not row.ratio <= 1]
            beyond += [f"{row.quantity} with loops closed" for row in self.closed if row.differs]
            total = len(self.agreements) + len(self.closed)
            counted = f"{len(beyond)} of {total} differences EXCEED the rounding bound"
            return f"Agreement   {counted}: {', '.join(beyond[:3])}"
        worst = max(self.agreements, key=lambda row: row.ratio, default=None)
        words = f"Agreement   {len(methods)} methods, {len(quantities)} quantities: rounding explains every difference"
        return words if worst is None else f"{words} (largest: {number(worst.ratio, 2)} of its bound)"

    def _operations_line(self) -> str:
        parts = []
        for quantity in ("inverse_dynamics", "forward_dynamics", "mass_matrix"):
            counted = [(c.total, method) for (of, method), c in self.counts.items() if of == quantity]
            if counted:
                (least, method), (most, last) = min(counted), max(counted)
                parts.append(f"{quantity} {least} ({method}) to {most} ({last})")
        return f"Operations  {'; '.join(parts)}"

    def _speed_lines(self) -> list[str]:
        if not self.speeds:
            return []
        row = self.speeds[0]
        peer = f"; Pinocchio {number(row.peer)} ns" if row.peer == row.peer else ""
        per = f"{row.per_second / 1e6:.3g} million states/s on {row.threads} threads"
        return [f"Speed       {row.quantity} {number(row.batch)} ns a state on one thread, {per}, best of several{peer}"]

    def _next(self) -> str:
        """Commands to run next."""
        name = self.robot.name if self.robot.name in catalogue() else "ROBOT"
        lines = [
            f"Next        isodyn study {name} --all               every table of this study",
            f"            isodyn compare {name}                   every method, compared exactly and with an independent reference",
            f"            isodyn simulate {name} --plot fall.svg  simulate free fall",
        ]
        return "\n".join(lines)

    def _torque_table(self) -> Table:
        """Table of joint torques: extremes along the trajectory and values at five times."""
        marks = [round(f * (len(self.t) - 1)) for f in (0.0, 0.25, 0.5, 0.75, 1.0)]
        rows = []
        for k, (joint, tau) in enumerate(zip(self.robot.dofs, self.tau.T, strict=True)):
            values = (f"{round(float(x), 4) + 0.0:.4f}" for x in (tau.min(), tau.max(), *tau[marks]))  # + 0.0: no -0.0000
            rows.append((f"tau_{k + 1} [{joint.effort_unit}]", joint.name, *values))
        header = ("torque", "joint", "min", "max", *(f"t = {self.t[i]:g} s" for i in marks))
        method = next(iter(self.torques))
        return Table(f"Torques along the trajectory ({method})", header, tuple(rows), self.notes, left=2)

    def _agreement_table(self) -> Table:
        """Table of the largest differences between methods."""
        rows = [
            (r.quantity, r.method, r.other, number(r.absolute), number(r.relative), number(r.ratio) if r.bounded else "no bound")
            for r in self.agreements
        ]
        bounded = all(r.bounded for r in self.agreements)
        every = "Every difference" if bounded else "Every difference with a bound"
        verdict = f"{every} is explained by rounding." if self.agrees else "SOME DIFFERENCES ARE LARGER THAN ROUNDING EXPLAINS."
        below = ["difference / bound: at most 1 if rounding of the two methods' operations explains the difference.", verdict]
        lost = "the mass matrix is so ill-conditioned that the rounding analysis cannot distinguish a pivot from zero."
        below += [] if bounded else [f"no bound: {lost}"]
        header = ("quantity", "method", "against", "difference", "relative", "difference / bound")
        return Table("Agreement of the methods (largest over the trajectory)", header, tuple(rows), tuple(below), left=3)

    def _facts(self) -> list[tuple[str, str]]:
        """The four main figures: (label, value)."""
        torques = [row for row in self.agreements if row.quantity == "inverse_dynamics"]
        worst = max(torques, key=lambda row: row.absolute, default=None)
        least = min((c.total, m) for (quantity, m), c in self.counts.items() if quantity == "inverse_dynamics")
        size = np.abs(self.tau).max(axis=0)
        k = int(np.argmax(size))
        facts = [("Largest torque", f"{size[k]:.4g} {self.robot.dofs[k].effort_unit} at {self.robot.velocity_names[k]}")]
        if worst:
            facts.append(("Largest disagreement", f"{number(worst.absolute)} {self._effort_units()}"))
        facts.append(("Fewest operations, inverse dynamics", f"{least[0]} ({least[1]})"))
        if self.speeds:
            facts.append(("Inverse dynamics, all threads", f"{self.speeds[0].per_second / 1e6:.3g} million states/s"))
        return facts

    def _effort_units(self) -> str:
        return " | ".join(dict.fromkeys(joint.effort_unit for joint in self.robot.dofs))

    def _sections(self, torques: Table, differences: Table, counts: Table, speed: Table | None = None) -> list[Section]:
        """Sections of the page: the robot, the torques, then the rest; long tables are folded."""
        sections = [robot_section(self.robot), self._torque_section(torques), self._trajectory_section()]
        sections.append(self._agreement_section(differences))
        groups = [(q, [(m, float(c.total)) for (of, m), c in self.counts.items() if of == q]) for q in _DRAWN]
        svg = bars("counts", counts.title, [group for group in groups if group[1]], "operations per evaluation")
        caption = "All operations of one evaluation for this robot; products with its zeros and ones are free."
        sections.append(Section("counts", "Operation counts", Figure(svg, caption), Folded("Every kind of operation", counts)))
        sections += [self._speed_section(speed)] if speed else []
        used = dict.fromkeys([*self.torques, *(row.method for row in self.agreements)])
        return [*sections, sources_section((_CYCLOIDAL, HIGHAM, OKABE), used, self.robot)]

    def _kinds(self) -> list[tuple[str, list[int], list[Joint]]]:
        """(type, indices, joints) of revolute and prismatic DOFs: they have different units, so different plots."""
        joints = self.robot.dofs
        indices = {kind: [k for k, joint in enumerate(joints) if joint.type == kind] for kind in JOINT_TYPES}
        return [(kind, at, [joints[k] for k in at]) for kind, at in indices.items() if at]

    def _trajectory_section(self) -> Section:
        words = (
            "<p>Every joint follows the cycloidal motion of Saha (9.36)<sup><a href='#sources'>1</a></sup> over "
            f"T = {self.duration:g} s. It starts and ends at rest, and its acceleration is continuous.</p>"
        )
        parts: list[Part] = [words, note_lines(self.notes)]
        for kind, at, joints in self._kinds():
            groups = self._alike(at)
            labels = [self._names(group) for group in groups]
            figures = []
            for key, words, suffix in (("q", "Position", ""), ("qd", "Velocity", "/s"), ("qdd", "Acceleration", "/s²")):
                columns = getattr(self.motion, key)[:, [group[0] for group in groups]]
                title, unit = f"{words} of the {kind} joints", f"{key} [{joints[0].unit}{suffix}]"
                svg = lines(f"{key}-{kind}", title, self.t, columns, labels, unit, small=True)
                figures.append(Figure(svg, f"{words}, {kind} joints{_only(labels)}."))
            parts.append(figures)
        return Section("trajectory", "Trajectory", *parts)

    def _alike(self, at: list[int]) -> list[list[int]]:
        """Groups of joints with the same motion, which share a curve."""
        groups: dict[tuple[float, float], list[int]] = {}
        for k in at:
            groups.setdefault((self.motion.q[0, k], self.motion.q[-1, k]), []).append(k)
        return list(groups.values())

    def _names(self, group: list[int]) -> str:
        names = [self.robot.velocity_names[k] for k in group]
        if len(names) == self.robot.n > 1:
            return "all joints"
        return ", ".join(names) if len(names) < 4 else f"{names[0]} and {len(names) - 1} more"

    def _torque_section(self, table: Table) -> Section:
        coulomb = any(x != 0 for joint in self.robot.dofs for x in joint.coulomb)
        words = " Coulomb friction is 0 at rest, hence the steps at both ends." if coulomb else ""
        parts: list[Part] = [f"<p>Inverse dynamics, with the motors and friction of the robot's table.{words}</p>"]
        for kind, at, joints in self._kinds():
            word = "Torques" if joints[0].is_revolute else "Forces"
            size = np.abs(self.tau[:, at]).max(axis=0)
            small = [k for k, s in zip(at, size, strict=True) if s < 0.1 * size.max()]
            title, unit = f"{word} of the {kind} joints", f"tau [{joints[0].effort_unit}]"
            labels = [joint.name for joint in joints]
            parts.append(Figure(lines(f"tau-{kind}", title, self.t, self.tau[:, at], labels, unit), f"{title}{_only(labels)}."))
            if small:  # indistinguishable from 0 in the plot above
                names, looks = [self.robot.velocity_names[k] for k in small], [at.index(k) for k in small]
                title = f"Smaller {word.lower()}"
                svg = lines(f"tau-small-{kind}", title, self.t, self.tau[:, small], names, unit, looks=looks)
                parts.append(Figure(svg, f"The smaller {word.lower()} again{_only(names)}."))
        return Section("torques", "Torques", *parts, replace(table, notes=()))  # its notes: with the trajectory

    def _agreement_section(self, table: Table) -> Section:
        words = (
            "<p>All formulations compute the same quantities by different operations, so they may differ by rounding only. The map "
            "shows the largest difference along the trajectory, divided by a bound on the rounding errors of both methods (running "
            "error analysis<sup><a href='#sources'>2</a></sup>). Rounding explains values up to 1.</p>"
        )
        return Section("agreement", "Agreement of the methods", words, self.map(), Folded("Every difference in numbers", table))

    def map(self) -> Map:
        """Map of difference / bound: one row per method, one column per quantity."""
        found = {(row.quantity, row.method): row for row in self.agreements}
        others = {row.quantity: row.other for row in self.agreements}
        quantities = tuple(others)
        known = {method for _, method in found} | set(others.values())
        rows = [
            (method, tuple(self._mark(found.get((q, method)), others[q] == method) for q in quantities))
            for method in METHODS
            if method in known
        ]
        key = ("ref: the reference method; 0: identical bits; no mark: the method has no formula for the quantity.",)
        return Map("method", quantities, tuple(rows), key)

    def _mark(self, row: agreement.Agreement | None, reference: bool) -> Mark:
        if row is None:
            return Mark("ref", "the reference that the other methods are compared with") if reference else Mark()
        words = f"{row.quantity} by {row.method}: {number(row.absolute)} from {row.other}, {number(row.relative)} of the largest"
        if not row.bounded:
            return Mark("?", f"{words}; no bound")
        if not row.ratio <= 1:
            return Mark("≠", f"{words}, {number(row.ratio)} times the rounding bound", 2.0)
        return Mark(number(row.ratio, 2), f"{words}, {number(row.ratio)} of the rounding bound", 0.1 + 0.45 * row.ratio)

    def _speed_section(self, table: Table) -> Section:
        groups = []
        for row in self.speeds:
            members = {"isodyn, 1 thread": row.batch, f"isodyn, {row.threads} threads": row.batch_all}
            members |= {"isodyn, single call": row.single, "Pinocchio, batch": row.peer, "Pinocchio, single call": row.peer_single}
            groups.append((row.quantity, [(name, time) for name, time in members.items() if time == time]))  # nan: not measured
        svg = bars("speed", "Time per state", groups, "ns per state (log scale)", log=True)
        return Section("speed", table.title, Figure(svg, "Time per state; shorter is better."), table)


def _only(labels: Sequence[str]) -> str:
    """Caption suffix that names the curve of a plot with a single curve, which has no legend."""
    return f": {labels[0]}" if len(labels) == 1 else ""


def study(
    robot: Robot,
    *,
    duration: float = 10.0,
    samples: int = 201,
    speed: bool = True,
    states: int = 100_000,
    progress: Progress | None = None,
) -> Study:
    """Study a robot along the cycloidal trajectory between `extremes(robot)`.

    duration   T of (9.36)                                            [s]
    samples    number of states along the trajectory
    speed      measure speed, on batches of `states`
    progress   called with a short text before every part
    """
    say = progress or (lambda words: None)
    given = a_robot(robot)
    robot = given.with_loops()
    agreement.check_joints(robot, "study", "a study")
    samples, states = check.whole("study: samples", samples, 2), check.whole("study: states", states, 1)
    t, motion = _motion(robot, duration, samples)
    solvable = agreement.regular(robot, motion.q)
    quantities = tuple(key for key, row in QUANTITIES.items() if solvable or "tau" not in row.inputs)
    say("torques and agreement of the methods")
    torques, agreements = _agreements(robot, motion, quantities)
    say("operation counts")
    # derivatives of every method would take most of the study's time; `isodyn count` has them
    counts = operation_counts(robot, [key for key in small_enough(robot, quantities) if QUANTITIES[key].derivation != "gradients"])
    speeds: tuple[Speed, ...] = ()
    peer = "Pinocchio: skipped, speed was not requested"
    if speed:
        say(f"speed, batches of {states}")
        speeds, peer = measure(robot, [key for key in TIMED if key in quantities], states=states)
    notes = []
    looped = reference_check_loops.run_checks(given)
    if looped:
        notes.append(f"The loops of {robot.name} are cut here: trajectory, torques and speed are those of its tree.")
        notes.append(reference_check_loops.verdict(looped))
    if outside := outside_limits(robot, motion.q):
        notes.append(f"As in Saha's example, the trajectory ignores joint limits; it exceeds those of {', '.join(outside)}.")
    if not solvable:
        notes.append(f"The mass matrix of {robot.name} is singular (a joint moves no mass): forward dynamics is left out.")
    return Study(robot, duration, t, motion, torques, agreements, counts, speeds, peer, host_line(), tuple(notes), looped)


def _motion(robot: Robot, duration: float, samples: int) -> tuple[Array, JointMotion]:
    """Times and states of (9.36)."""
    trajectory = Trajectory.cycloidal(*extremes(robot), duration, robot=robot)
    with np.errstate(all="ignore"):
        t = np.linspace(0.0, trajectory.duration, samples)
        motion = trajectory(t)
    if not all(np.isfinite(array).all() for array in motion):
        raise ShapeError(f"study: a duration of {duration:g} s gives infinite speeds or accelerations; choose one such as 10")
    return t, motion


def _agreements(robot: Robot, motion: JointMotion, keys: Sequence[str]) -> tuple[dict[str, Array], tuple[agreement.Agreement, ...]]:
    """Return the torques by method and the agreement of every quantity that at least two methods compute."""
    state = motion._asdict()
    comparable = [key for key in keys if "tau" not in QUANTITIES[key].inputs and not QUANTITIES[key].common]
    several = [key for key in comparable if len(methods_for(key)) > 1]
    found = {key: agreement.by_methods(robot, key, state) for key in several}
    rows = [row for key, values in found.items() for row in agreement.against_first(key, values)]
    for key, shared in agreement.COMMON.items():
        rows += agreement.against_common(key, agreement.by_methods(robot, key, state), found[shared], motion.qd)
    if "forward_dynamics" in keys:
        torques, mass = (next(iter(found[key].values())) for key in ("inverse_dynamics", "mass_matrix"))
        rows += agreement.recovered(robot, state, torques, mass.value)
    return {method: values.value for method, values in found["inverse_dynamics"].items()}, tuple(rows)
