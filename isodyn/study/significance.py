"""significance: how much each term of M, C and g contributes to each joint's torque along a motion, and what is left without the
small ones.

The terms are those of Lagrange's equations, M_ij qdd_j, C^i_jk qd_j qd_k and g_i, or those of Newton-Euler's, link by link (see
term_forms.py); rotors and friction stand apart.  A term is judged by its largest absolute value along the motion over the largest
absolute torque of the joint.  Those below a threshold are left out of a reduced model, which is a graph: its operations are
counted, and its error is found along this motion, along the same path at twice the speed, and along random swings.

Sources: Turney, Mudge and Lee, sections 3 and 6 (insignificant terms can be deleted); Celentano, Remark 5.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from isodyn.backends.reference import evaluate
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ModelError, ShapeError, UnknownNameError, writing
from isodyn.graph.count import Count, count_graph
from isodyn.graph.graph import Graph
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.motion.laws import Motion
from isodyn.motion.trajectory import Trajectory, extremes
from isodyn.show.table import Table
from isodyn.spatial import Array
from isodyn.study.terms import FORMS, GROUPS, Form, Key, cheapest

MOST = 12  # joints: n^3 terms are many, and their graph grows as n^4
DURATION = 10.0  # of Saha's examples [s]
FASTER = 2.0
THIS, FAST, OTHER = "this motion", "twice as fast", "random swings"

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Term:
    """One term of one joint's torque along the motion.

    joint       number of the joint, from 0
    label       as a paper writes it, joints counted from 1
    kind        "inertia", "coriolis", "gravity", "rotor", "friction"; of newton-euler "force" or "moment" and the two last
    peak, rms   largest absolute value, and root mean square                  [N m] or [N]
    share       peak over the joint's largest absolute torque
    rms_share   rms over the joint's largest absolute torque
    kept        whether the reduced model has it
    """

    joint: int
    label: str
    kind: str
    peak: float
    rms: float
    share: float
    rms_share: float
    kept: bool


@dataclass(frozen=True, eq=False)
class MotionError:
    """The error of the reduced model along a motion: largest torque, largest and root mean square error, each (n,) [N m] or [N]."""

    motion: str
    torque: Array
    peak: Array
    rms: Array

    @property
    def share(self) -> Array:
        """(n,) largest error over the joint's largest torque."""
        return _over(self.peak, self.torque)


@dataclass(frozen=True, eq=False)
class Significance:
    """What was found.

    robot      the robot
    form       "lagrange" or "newton-euler"
    t          (N,)   times                                                        [s]
    motion     q, qd, qdd, each (N, n)
    tau        (N, n) torques                                                      [N m] or [N]
    terms      every term that is not identically zero, the largest share first
    groups     what the terms of a kind add up to: name -> (N, n)                  [N m] or [N]
    keep       the threshold: terms of a smaller share are left out
    graph      the reduced model: q, qd, qdd -> inverse_dynamics
    counts     operations of "reduced", of "all terms" in the same form, and of the "cheapest" complete inverse dynamics
    errors     of the reduced model along several motions
    notes      what a reader should know
    """

    robot: Robot
    form: str
    t: Array
    motion: Motion
    tau: Array
    terms: tuple[Term, ...]
    groups: dict[str, Array]
    keep: float
    graph: Graph
    counts: dict[str, Count]
    errors: tuple[MotionError, ...]
    notes: tuple[str, ...] = field(default=())

    def of(self, joint: int | str) -> tuple[Term, ...]:
        """The terms of a joint (its number from 0, or its name), the largest share first."""
        names = self.robot.joint_names
        if isinstance(joint, str) and joint not in names:
            raise UnknownNameError.of("joint", joint, names)
        place = names.index(joint) if isinstance(joint, str) else joint
        return tuple(term for term in self.terms if term.joint == place)

    def torque(self, q: Any, qd: Any, qdd: Any) -> Array:
        """(..., n) torques of the reduced model, in plain NumPy   [N m] or [N]."""
        return evaluate(self.graph, {"q": q, "qd": qd, "qdd": qdd})["inverse_dynamics"]

    def tables(self, rows: int | None = 30) -> list[Table]:
        """Everything as tables; `rows` limits the list of terms (None: all)."""
        from isodyn.study.significance_view import error_table, group_table, operations_table, term_table

        return [group_table(self), term_table(self, rows), error_table(self), operations_table(self)]

    def __str__(self) -> str:
        head = f"{self.robot.name}: {len(self.terms)} terms of the torques ({self.form}) along {len(self.t)} states"
        return "\n\n".join([head, *(table.text() for table in self.tables())])

    def plot(self, path: str | os.PathLike[str] | None = None, *, title: str = "") -> str:
        """Shares of the groups as a map, joints by groups, as SVG text; needs Matplotlib (`pip install 'isodyn[plot]'`).

        path   a file that ends in .svg or .png, written as well
        """
        from isodyn.study.significance_view import picture

        return picture(self, path, title)

    def to_html(self, path: str | os.PathLike[str]) -> Path:
        """Write one self-contained page with plots (needs the extra "plot"); returns its path."""
        from isodyn.study.significance_view import page

        text = page(self)
        place = Path(path)
        with writing("to_html", place):
            place.write_text(text, encoding="utf-8")
        return place

    def to_dict(self) -> dict[str, object]:
        """Everything as plain numbers, lists and text."""
        counted = ("mul", "add", "div", "sqrt", "trig", "other", "total", "depth")
        return {
            "robot": self.robot.name,
            "form": self.form,
            "joints": list(self.robot.joint_names),
            "units": [joint.effort_unit for joint in self.robot.moving],
            "keep": self.keep,
            "peak_torque": np.abs(self.tau).max(axis=0).tolist(),
            "terms": [vars(term) for term in self.terms],
            "groups": {name: np.abs(values).max(axis=0).tolist() for name, values in self.groups.items()},
            "operations": {name: {key: getattr(count, key) for key in counted} for name, count in self.counts.items()},
            "errors": [
                {"motion": e.motion, "torque": e.torque.tolist(), "peak": e.peak.tolist(), "rms": e.rms.tolist()}
                for e in self.errors
            ],
            "notes": list(self.notes),
        }


def significance(
    robot: Robot,
    trajectory: Any = None,
    *,
    keep: float = 0.01,
    form: str = "lagrange",
    samples: int = 201,
    others: Mapping[str, Any] | None = None,
    motors: bool = True,
    friction: bool = True,
    progress: Progress | None = None,
) -> Significance:
    """The contribution of each term to each joint's torque along a motion, and a reduced model without the small ones.

    trajectory   an isodyn.Trajectory, or anything with q, qd, qdd of shape (N, n), and t (N,) if it has times: a sampled
                 trajectory, a simulation; None: the cycloidal trajectory of a study (Saha 9.36) over 10 s
    keep         terms whose largest value is below this share of the joint's largest torque are left out of the reduced model
    form         "lagrange" (M_ij, C^i_jk, g_i) or "newton-euler" (link by link)
    samples      states along a Trajectory
    others       name -> other motions, given as the trajectory is, along which the reduced model is tried; None: the same path at
                 twice the speed, and random swings (Trajectory.exciting)
    motors       whether rotor inertia is part of the torques
    friction     whether joint friction is
    progress     called with a few words before every part
    """
    robot = a_robot(robot)
    _check(robot, keep, form)
    say = progress or (lambda words: None)
    t, motion = _sampled(robot, trajectory, samples, "the trajectory")
    tried = {THIS: motion} | _others(robot, motion, t, others, samples)
    dynamics = compile(robot, motors=motors, friction=friction, threads=1)
    tau = dynamics.inverse_dynamics(*motion)
    say("the terms")
    terms_of = FORMS[form](robot, motors, friction)
    values = terms_of.values(motion)
    terms, kept = _judged(terms_of, values, np.abs(tau).max(axis=0), float(keep))
    say("the reduced model")
    graph = terms_of.graph(kept)
    counts = {
        "reduced": count_graph(graph),
        "all terms": count_graph(terms_of.graph(terms_of.keys)),
        "cheapest": cheapest(robot, motors, friction),
    }
    errors = tuple(_error(name, graph, dynamics.inverse_dynamics(*other), other) for name, other in tried.items())
    groups = _groups(terms_of, values, robot.n)
    return Significance(robot, form, t, motion, tau, terms, groups, float(keep), graph, counts, errors, _notes(tau, robot))


def _judged(form: Form, values: Array, torque: Array, keep: float) -> tuple[tuple[Term, ...], set[Key]]:
    """(terms, the largest share first; keys of those kept)."""
    peak, rms = np.abs(values).max(axis=1, initial=0.0), np.sqrt((values**2).mean(axis=1))
    joints = [key.joint for key in form.keys]
    share, rms_share = _over(peak, torque[joints]), _over(rms, torque[joints])
    kept = {key for key, part in zip(form.keys, share, strict=True) if part >= keep}
    if not form.alone:  # what one joint needs is there for all
        wanted = {(key.kind, key.of) for key in kept}
        kept = {key for key in form.keys if (key.kind, key.of) in wanted}
    sizes = zip(form.keys, *(x.tolist() for x in (peak, rms, share, rms_share)), strict=True)
    terms = [Term(key.joint, form.label(key), key.kind, a, b, c, d, key in kept) for key, a, b, c, d in sizes]
    return tuple(sorted(terms, key=lambda term: -term.share)), kept


def _over(part: Array, whole: Array) -> Array:
    """part / whole; nothing over nothing is nothing, something over nothing infinite."""
    return np.divide(part, whole, out=np.where(part == 0, 0.0, np.inf), where=whole > 0)


def _groups(form: Form, values: Array, n: int) -> dict[str, Array]:
    found: dict[str, Array] = {}
    for key, row in zip(form.keys, values, strict=True):
        found.setdefault(form.group(key), np.zeros((len(row), n)))[:, key.joint] += row
    return {name: found[name] for name in dict.fromkeys((*GROUPS, *found)) if name in found}


def _error(name: str, graph: Graph, tau: Array, motion: Motion) -> MotionError:
    off = evaluate(graph, motion._asdict())["inverse_dynamics"] - tau
    return MotionError(name, np.abs(tau).max(axis=0), np.abs(off).max(axis=0), np.sqrt((off**2).mean(axis=0)))


def _notes(tau: Array, robot: Robot) -> tuple[str, ...]:
    idle = [name for name, size in zip(robot.joint_names, np.abs(tau).max(axis=0), strict=True) if size == 0]
    return (f"No torque along this motion: {', '.join(idle)}; every term that is not zero there is kept.",) if idle else ()


# -- motions ----------------------------------------------------------------------------------------------------------


def _sampled(robot: Robot, trajectory: Any, samples: Any, what: str) -> tuple[Array, Motion]:
    """(t, q qd qdd) of whatever describes a motion."""
    if trajectory is None:
        trajectory = Trajectory.cycloidal(*extremes(robot), DURATION)
    if isinstance(trajectory, Trajectory):
        found = trajectory.sample(samples)
        t, arrays = found.t, [found.q, found.qd, found.qdd]
    else:
        if not all(hasattr(trajectory, name) for name in ("q", "qd", "qdd")):
            came = type(trajectory).__name__
            raise ShapeError(f"significance: {what} is a {came}; expected an isodyn.Trajectory, or something with q, qd and qdd")
        arrays = [np.asarray(getattr(trajectory, name), dtype=float) for name in ("q", "qd", "qdd")]
        t = np.asarray(getattr(trajectory, "t", np.arange(len(arrays[0]))), dtype=float)
    shape = arrays[0].shape
    if len(shape) != 2 or shape[1] != robot.n or not shape[0] or any(a.shape != shape for a in arrays) or t.shape != shape[:1]:
        came = ", ".join(str(a.shape) for a in (t, *arrays))
        raise ShapeError(f"significance: {what} has t, q, qd, qdd of shapes {came}; expected (N,) and three times (N, {robot.n})")
    if not all(np.isfinite(a).all() for a in (t, *arrays)):
        raise ShapeError(f"significance: {what} holds numbers that are not finite")
    return t, Motion(*arrays)


def _others(robot: Robot, motion: Motion, t: Array, given: Mapping[str, Any] | None, samples: Any) -> dict[str, Motion]:
    if given is not None:
        return {str(name): _sampled(robot, other, samples, f"the motion {name!r}")[1] for name, other in given.items()}
    period = float(t[-1] - t[0]) or DURATION
    swings = Trajectory.exciting(robot, period=period)
    return {FAST: Motion(motion.q, FASTER * motion.qd, FASTER**2 * motion.qdd), OTHER: Motion(*swings.sample(samples)[1:])}


def _check(robot: Robot, keep: Any, form: Any) -> None:
    if not 0 < robot.n <= MOST:
        raise ModelError(f"significance: {robot.name!r} has {robot.n} moving joints; expected 1 to {MOST}, the terms grow as n^3")
    if free := robot_symbols(robot):
        raise ModelError(f"significance: robot {robot.name!r} has symbols without a value: {', '.join(free)}; use with_parameters")
    if form not in FORMS:
        raise UnknownNameError.of("form", form, FORMS)
    if isinstance(keep, bool) or not isinstance(keep, (int, float, np.floating)) or not 0 <= keep < math.inf:
        raise ShapeError(f"significance: keep must be a share of at least 0, such as 0.01, got {keep!r}")
