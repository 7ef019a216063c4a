"""The study of a robot: torques along a trajectory by every method, their agreement, operation counts, and speed here.

Trajectory: Saha (9.36a-c).  A study is a frozen result; it prints as tables, and becomes JSON or one HTML page.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from numbers import Integral
from pathlib import Path

import numpy as np

from isodyn.backends.device import device
from isodyn.counts.operations import count_row, counts_as_table, operation_counts, small_enough
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ModelError, ShapeError, writing
from isodyn.formulations.registry import QUANTITIES, methods_for
from isodyn.graph.count import Count
from isodyn.model.robot import Robot
from isodyn.motion.laws import Motion
from isodyn.motion.trajectory import Trajectory, extremes, outside_limits
from isodyn.show.table import Table, number
from isodyn.spatial import Array
from isodyn.study.agreement import COMMON, Agreement, Values, against_common, against_first, by_methods, recovered, regular
from isodyn.study.speed import TIMED, Speed, measure

MOST = 30  # joints beyond which comparing the methods of order n^3 takes minutes

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Study:
    """What was found.

    robot        the robot studied
    duration     T of the trajectory                                                       [s]
    t            (N,)     times                                                            [s]
    motion       q, qd, qdd, each (N, n)
    torques      method -> (N, n) inverse dynamics, motors and friction included           [N m] or [N]
    agreements   one row per quantity and method
    counts       (quantity, method) -> operations
    speeds       one row per timed quantity; empty when not asked for
    peer         a line on Pinocchio: its version, or why it is not there
    host         what this was run on
    notes        what a reader should know about this trajectory
    """

    robot: Robot
    duration: float
    t: Array
    motion: Motion
    torques: dict[str, Array]
    agreements: tuple[Agreement, ...]
    counts: dict[tuple[str, str], Count]
    speeds: tuple[Speed, ...]
    peer: str
    host: str
    notes: tuple[str, ...]

    @property
    def tau(self) -> Array:
        """(N, n) torques by the first method."""
        return next(iter(self.torques.values()))

    @property
    def agrees(self) -> bool:
        """Whether rounding explains every difference that has a bound."""
        return all(row.ratio <= 1 for row in self.agreements)

    def tables(self) -> list[Table]:
        """Everything as tables."""
        tables = [torque_table(self), agreement_table(self), count_table(self)]
        return [*tables, speed_table(self)] if self.speeds else tables

    def __str__(self) -> str:
        n, T = self.robot.n, self.duration
        head = f"{self.robot.name}: {n} joints along the cycloidal trajectory (Saha 9.36), {len(self.t)} states over {T:g} s"
        return "\n\n".join([head, *(table.text() for table in self.tables())])

    def to_dict(self) -> dict[str, object]:
        """Everything as plain numbers, lists and text."""
        return {
            "robot": self.robot.name,
            "joints": list(self.robot.joint_names),
            "units": {"q": [j.unit for j in self.robot.moving], "tau": [j.effort_unit for j in self.robot.moving], "t": "s"},
            "duration": self.duration,
            "t": self.t.tolist(),
            **{key: array.tolist() for key, array in self.motion._asdict().items()},
            "tau": {method: array.tolist() for method, array in self.torques.items()},
            "agrees": self.agrees,
            "agreement": [row.to_dict() for row in self.agreements],
            "counts": [count_row(quantity, method, c) for (quantity, method), c in self.counts.items()],
            "speed": [row.to_dict() for row in self.speeds],
            "peer": self.peer,
            "host": self.host,
            "notes": list(self.notes),
        }

    def to_html(self, path: str | os.PathLike[str]) -> Path:
        """Write one self-contained page with plots (needs the extra "plot"); returns its path."""
        from isodyn.study.study_page import page

        text = page(self)
        place = Path(path)
        with writing("to_html", place):
            place.write_text(text, encoding="utf-8")
        return place


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
    speed      whether to measure speed, on batches of `states`
    progress   called with a few words before every part
    """
    say = progress or (lambda words: None)
    robot = a_robot(robot)
    _check(robot, samples, states)
    t, motion = _motion(robot, duration, samples)
    quantities = _possible(robot, motion)
    say("torques and agreement of the methods")
    torques, agreements = _agreements(robot, motion, quantities)
    say("operation counts")
    # derivatives of every method would take most of the study's time; `isodyn count` has them
    counts = operation_counts(robot, [key for key in small_enough(robot, quantities) if not key.endswith("_derivatives")])
    speeds: tuple[Speed, ...] = ()
    peer = "Pinocchio: skipped, speed was not asked for"
    if speed:
        say(f"speed, batches of {states}")
        speeds, peer = measure(robot, [key for key in TIMED if key in quantities], states=states)
    values = {method: found.value for method, found in torques.items()}
    notes = _notes(robot, motion, quantities)
    return Study(robot, duration, t, motion, values, agreements, counts, speeds, peer, host_line(), notes)


def _check(robot: Robot, samples: object, states: object) -> None:
    if robot.n == 0:
        raise ModelError(f"robot {robot.name!r} has no moving joint to study")
    if robot.n > MOST:
        raise ModelError(f"study: {robot.name!r} has {robot.n} joints and a study takes at most {MOST}; bench and count take more")
    for name, value, least in (("samples", samples, 2), ("states", states, 1)):
        if isinstance(value, bool) or not isinstance(value, Integral) or value < least:
            raise ShapeError(f"study: {name} must be a whole number of at least {least}, got {value!r}")


def _motion(robot: Robot, duration: float, samples: int) -> tuple[Array, Motion]:
    """Times and states of (9.36)."""
    trajectory = Trajectory.cycloidal(*extremes(robot), duration)
    with np.errstate(all="ignore"):
        t = np.linspace(0.0, trajectory.duration, samples)
        motion = trajectory(t)
    if not all(np.isfinite(array).all() for array in motion):
        raise ShapeError(f"study: a duration of {duration:g} s gives speeds or accelerations that are no numbers; take a usual one")
    return t, motion


def _possible(robot: Robot, motion: Motion) -> tuple[str, ...]:
    """All quantities, without those of forward dynamics where the mass matrix is singular: a joint that moves nothing."""
    if regular(robot, motion.q):
        return tuple(QUANTITIES)
    return tuple(key for key, row in QUANTITIES.items() if "tau" not in row.inputs)


def _agreements(robot: Robot, motion: Motion, keys: Sequence[str]) -> tuple[dict[str, Values], tuple[Agreement, ...]]:
    """Torques by method, and the agreement of every quantity that more than one method gives."""
    state = motion._asdict()
    comparable = [key for key in keys if "tau" not in QUANTITIES[key].inputs and not QUANTITIES[key].own]
    several = [key for key in comparable if len(methods_for(key)) > 1]
    found = {key: by_methods(robot, key, state) for key in several}
    rows = [row for key, values in found.items() for row in against_first(key, values)]
    rows += [row for key in keys if key in COMMON for row in against_common(robot, key, state)]
    torques = found["inverse_dynamics"]
    mass = next(iter(found["mass_matrix"].values())).value
    if "forward_dynamics" in keys:
        rows += recovered(robot, state, next(iter(torques.values())), mass)
    return torques, tuple(rows)


def host_line() -> str:
    """The CPU, its vector unit and the versions that matter."""
    return f"{device().describe()}, {platform.system()}, Python {platform.python_version()}"


def _notes(robot: Robot, motion: Motion, quantities: Sequence[str]) -> tuple[str, ...]:
    notes = []
    outside = outside_limits(robot, motion.q)
    if outside:
        notes.append(f"As in Saha's example, the trajectory ignores joint limits: {', '.join(outside)} leave theirs.")
    if "forward_dynamics" not in quantities:
        notes.append(f"The mass matrix of {robot.name} is singular (a joint that moves nothing): forward dynamics is left out.")
    return tuple(notes)


# -- tables -----------------------------------------------------------------------------------------------------------


def torque_table(study: Study) -> Table:
    """Torque of every joint: extremes along the trajectory and values at five times."""
    marks = [round(f * (len(study.t) - 1)) for f in (0.0, 0.25, 0.5, 0.75, 1.0)]
    rows = [
        (f"tau_{k + 1} [{joint.effort_unit}]", joint.name, *(_fixed(x) for x in (tau.min(), tau.max(), *tau[marks])))
        for k, (joint, tau) in enumerate(zip(study.robot.moving, study.tau.T, strict=True))
    ]
    header = ("torque", "joint", "min", "max", *(f"t = {study.t[i]:g} s" for i in marks))
    method = next(iter(study.torques))
    return Table(f"Torques along the trajectory ({method})", header, tuple(rows), study.notes, left=2)


def _fixed(x: float) -> str:
    return f"{round(float(x), 4) + 0.0:.4f}"  # + 0.0: no minus before a zero


def agreement_table(study: Study) -> Table:
    """Largest differences between methods."""
    rows = [
        (r.quantity, r.method, r.other, number(r.absolute), number(r.relative), number(r.ratio) if r.bounded else "no bound")
        for r in study.agreements
    ]
    every = "Every difference" if all(r.bounded for r in study.agreements) else "Every difference with a bound"
    verdict = f"{every} is explained by rounding." if study.agrees else "SOME DIFFERENCES ARE LARGER THAN ROUNDING EXPLAINS."
    notes = ["difference / bound: 1 is what rounding of the two methods' own operations can explain at most.", verdict]
    if not all(r.bounded for r in study.agreements):
        notes.append("no bound: the mass matrix is so ill-conditioned that the rounding analysis cannot tell a pivot from zero.")
    header = ("quantity", "method", "against", "difference", "relative", "difference / bound")
    return Table("Agreement of the methods (largest over the trajectory)", header, tuple(rows), tuple(notes), left=3)


def count_table(study: Study) -> Table:
    """Operations of every quantity by every method."""
    return counts_as_table(study.counts, "Operations per evaluation")


def speed_table(study: Study) -> Table:
    """Times per state on this machine."""
    return speeds_as_table(study.speeds, study.peer, study.host)


def speeds_as_table(speeds: tuple[Speed, ...], peer: str, host: str) -> Table:
    """Times per state as a table."""
    threads = speeds[0].threads
    header = ("quantity", "method", "1 thread [ns]", f"{threads} threads [ns]", "states/s", "single call [ns]",
              "Pinocchio [ns]", "ratio", "its call [ns]")  # fmt: skip
    rows = []
    for r in speeds:
        ours = (number(r.batch), number(r.batch_all), f"{r.per_second / 1e6:.3g} M", number(r.single))
        rows.append((r.quantity, r.method, *ours, number(r.peer), number(r.ratio), number(r.peer_single)))
    notes = [f"Time per state in batches of {speeds[0].states}, best of several, motors and friction off. {host}.", f"{peer}."]
    differences = [r.peer_difference for r in speeds if r.peer_difference == r.peer_difference]
    if differences:
        notes.append(f"Largest difference from Pinocchio's values, relative to the largest: {number(max(differences))}.")
    return Table("Speed on this machine", header, tuple(rows), tuple(notes), left=2)
