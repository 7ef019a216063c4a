"""Significance: the share of each term of M, C and g in each joint's torque along a motion, and a model without the small terms.
The terms come in two forms, each with a graph of any selection of them.

lagrange       M_ij qdd_j, C^i_jk qd_j qd_k, g_i, as in Turney (2.11).  C^i_jk are the Christoffel symbols of M; C^i_jk and C^i_kj
               are one term.  A term belongs to one joint and can be left out alone.
newton-euler   for every link the force m a and the moment I alpha + omega x I omega about its mass centre, gravity included as an
               acceleration of the base, as in Turney (3.19), (3.20).  A term acts on every joint between base and link, and is left
               out for all of them.

In both forms rotors (G^2 J qdd), friction and springs are separate terms; those of a coupled joint belong to the joints that drive
it.  The share of a term is its largest absolute value along the motion over the largest absolute torque of the joint.  A reduced
model leaves out terms below a threshold.  It is a graph: its operations are counted, and its error is measured along this motion,
along the same path at twice the speed, and along random swings.

Sources: Turney, Mudge and Lee, sections 3 and 6 (insignificant terms can be deleted); Celentano, Remark 5.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.reference import evaluate
from isodyn.counts.counting import count_numbers
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.trace import a_robot, trace
from isodyn.errors import ModelError, ShapeError
from isodyn.formulations.drives import friction_torque, rotor_matrix, rotors, spring_torque
from isodyn.graph.count import Count, count_graph
from isodyn.graph.derivative import jacobian
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context
from isodyn.graph.ops import CONST
from isodyn.graph.passes import factored
from isodyn.model.joint import Joint
from isodyn.model.robot import Robot, refuse_prescribed_base, require_full_inertia, without_symbols
from isodyn.model.tree import plain_rotors, reduce_robot
from isodyn.motion.laws import JointMotion
from isodyn.motion.trajectory import Trajectory, extremes
from isodyn.show.figure import COLOURS, Figure, Picture, Sketch, lines, picture_file, plain
from isodyn.show.report import OKABE, Folded, Report, Reported, Section, picked, robot_section, sources_section
from isodyn.show.table import Table, number
from isodyn.spatial import Array, Scalar
from isodyn.study.agreement import share
from isodyn.study.speed import host_line

REDUCE = ("frames", "base-parameters")
METHOD = "modified-newton-euler"  # the recursion with the fewest operations
TAU = "inverse_dynamics"
INERTIA, CORIOLIS, GRAVITY, ROTOR, FRICTION, SPRING, FORCE, MOMENT = (
    "inertia", "coriolis", "gravity", "rotor", "friction", "spring", "force", "moment",
)  # fmt: skip

#: groups of the Lagrange terms, in the order of the tables
GROUPS = ("own inertia", "coupling inertia", "centrifugal", "Coriolis", "gravity")


class Key(NamedTuple):
    """Identifies a term of a joint's torque: its kind, and the joints (lagrange) or the link (newton-euler) that cause it."""

    joint: int
    kind: str
    of: tuple[int, ...] = ()


class Drives:
    """Terms of rotors, friction and springs, separate in both forms."""

    def __init__(self, robot: Robot, motors: bool, friction: bool):
        self.robot, self._context = robot, Context()
        q, qd, qdd = inputs = [self._context.symbols(name, robot.n) for name in ("q", "qd", "qdd")]
        self._inputs = dict(zip(("q", "qd", "qdd"), inputs, strict=True))
        found = self._inertial()
        tree = reduce_robot(require_full_inertia(robot, "significance"), motors=motors, friction=friction).mapped(
            self._context.adopt
        )
        turned = rotors(tree) * qdd if tree.whole is None else rotor_matrix(tree) @ qdd
        torques = {ROTOR: turned, FRICTION: friction_torque(tree, qd), SPRING: spring_torque(tree, tree.centred(q)[1])}
        together = _moving_together(robot)
        found |= {Key(i, kind, together[i]): x for kind, values in torques.items() for i, x in enumerate(values)}
        self._terms = {key: term for key, term in found.items() if not (isinstance(term, float) and term == 0.0)}
        self.keys = tuple(self._terms)

    def _inertial(self) -> dict[Key, Scalar]:
        """Return the terms other than drives; the Lagrange form overrides this."""
        return {}

    def values(self, motion: JointMotion) -> Array:
        """(terms, N) along a motion, in the order of the keys   [N m] or [N]."""
        outputs = {"terms": np.array(list(self._terms.values()), dtype=object)}
        terms: Array = evaluate(finish(self._context, self._inputs, outputs, "terms"), motion._asdict())["terms"].T
        return terms

    def dof_indices(self, key: Key) -> list[int]:
        """Return the velocity indices of the drives in a term: one, or all that couplings move together."""
        return [i for i, row in enumerate(self.robot.expansion.velocities) if any(k in key.of for k, _ in row)]

    def label(self, key: Key) -> str:
        """Return the label of a term, with the joint counted from 1."""
        rate = {ROTOR: "qdd", FRICTION: "qd", SPRING: "q"}[key.kind]
        return f"{key.kind} {rate}_{key.joint + 1}"


class Lagrange(Drives):
    """Torques of a robot as a sum of terms of M, C^i_jk and g."""

    alone = True  # a term can be left out of one joint's torque

    def _inertial(self) -> dict[Key, Scalar]:
        n, (q, qd, qdd) = self.robot.n, self._inputs.values()
        M, g = self._replayed("mass_matrix"), self._replayed("gravity_torque")
        dM = jacobian(M, list(q))
        double = 2.0 * qd
        terms: dict[Key, Scalar] = {}
        for i in range(n):
            terms |= {Key(i, INERTIA, (j,)): M[i, j] * qdd[j] for j in (i, *range(i), *range(i + 1, n))}
            for j in range(n):
                for k in range(j, n):
                    C = (dM[i, j, k] + dM[i, k, j] - dM[j, k, i]) * 0.5  # C^i_jk
                    terms[Key(i, CORIOLIS, (j, k))] = C * ((qd if j == k else double)[j] * qd[k])
            terms[Key(i, GRAVITY)] = g[i]
        return terms

    def _replayed(self, quantity: str) -> Array:
        graph = trace(self.robot, None, quantity, motors=False, reduce=REDUCE)
        return replay(graph, self._context, {"q": self._inputs["q"]})[quantity]

    def graph(self, kept: Collection[Key]) -> Graph:
        """Build the graph of the torques of these terms only: q, qd, qdd -> inverse_dynamics."""
        tau = np.zeros(self.robot.n, dtype=object)
        for key, term in self._terms.items():
            if key in kept:
                tau[key.joint] = tau[key.joint] + term
        return factored(finish(self._context, self._inputs, {TAU: tau}, f"{self.robot.name}_terms"))

    def label(self, key: Key) -> str:
        """Return the label of a term in the papers' notation, joints counted from 1."""
        i, index = key.joint + 1, [k + 1 for k in key.of]
        if key.kind == INERTIA:
            return f"M_{i},{index[0]} qdd_{index[0]}"
        if key.kind == CORIOLIS:
            j, k = index
            return f"C^{i}_{j},{k} qd_{j}^2" if j == k else f"2 C^{i}_{j},{k} qd_{j} qd_{k}"
        return f"g_{i}" if key.kind == GRAVITY else super().label(key)

    def group(self, key: Key) -> str:
        """Return the group of a term."""
        own, coupling, centrifugal, coriolis, _ = GROUPS
        if key.kind == INERTIA:
            return own if key.of[0] == key.joint else coupling
        if key.kind == CORIOLIS:
            return centrifugal if key.of[0] == key.of[1] else coriolis
        return key.kind


class NewtonEuler:
    """Torques of a robot as sums of the inertia forces and moments of its links."""

    alone = False

    def __init__(self, robot: Robot, motors: bool, friction: bool):
        self.robot, self._motors, self._friction = robot, motors, friction
        self._drives = Drives(robot, motors, friction)
        parts = [(kind, b) for b in range(1, len(robot.links)) for kind in (FORCE, MOMENT)]
        rigid = _silent(robot, {SPRING: range(robot.uncoupled.n)})
        self._parts = {part: trace(_only(rigid, [part]), "newton-euler", TAU, motors=False, friction=False) for part in parts}
        reached = [Key(i, kind, (b,)) for (kind, b), graph in self._parts.items() for i in _reached(graph)]
        self.keys = (*reached, *self._drives.keys)

    def values(self, motion: JointMotion) -> Array:
        """(terms, N) along a motion, in the order of the keys   [N m] or [N]."""
        parts = {part: evaluate(graph, motion._asdict())[TAU] for part, graph in self._parts.items()}
        drives = dict(zip(self._drives.keys, self._drives.values(motion), strict=True))
        rows = [drives[key] if key in drives else parts[key.kind, key.of[0]][:, key.joint] for key in self.keys]
        return np.array(rows).reshape(len(self.keys), len(motion.q))

    def graph(self, kept: Collection[Key]) -> Graph:
        """Build the Newton-Euler recursion with these terms only: q, qd, qdd -> inverse_dynamics; the cheaper of two graphs."""
        parts = {(key.kind, key.of[0]) for key in kept if key.kind in (FORCE, MOMENT)}
        out: dict[str, list[int]] = {}
        for key in self._drives.keys:
            if key not in kept:
                out.setdefault(key.kind, []).extend(self._drives.dof_indices(key))
        robot = _silent(_only(self.robot, parts), out)
        ways = (("factoring",), (*REDUCE, "factoring"))
        graphs = [trace(robot, METHOD, TAU, reduce=way, motors=self._motors, friction=self._friction) for way in ways]
        return min(graphs, key=lambda graph: count_graph(graph).total)

    def label(self, key: Key) -> str:
        """Return the label of a term: its formula and link."""
        if key.kind in (ROTOR, FRICTION, SPRING):
            return self._drives.label(key)
        return f"{'m a' if key.kind == FORCE else 'I alpha + w x I w'} of {self.robot.links[key.of[0]].name}"

    def group(self, key: Key) -> str:
        """Return the group of a term: the link and which of its two terms."""
        return key.kind if key.kind in (ROTOR, FRICTION, SPRING) else f"{self.robot.links[key.of[0]].name}, {key.kind}"


Form = Lagrange | NewtonEuler
FORMS: dict[str, type[Lagrange] | type[NewtonEuler]] = {"lagrange": Lagrange, "newton-euler": NewtonEuler}


def _only(robot: Robot, parts: Collection[tuple[str, int]]) -> Robot:
    """Return the robot with mass at the FORCE links only, and inertia about mass centres at the MOMENT links only."""
    links = list(enumerate(robot.links))[1:]
    masses = {f"{link.name}.mass": 0.0 for b, link in links if (FORCE, b) not in parts}
    return robot.with_parameters(masses | {f"{link.name}.inertia": np.zeros(6) for b, link in links if (MOMENT, b) not in parts})


#: attributes of a joint for each kind of drive
_FIELDS = {ROTOR: ("rotor_inertia",), FRICTION: ("viscous", "coulomb", "static"), SPRING: ("stiffness",)}


def _silent(robot: Robot, out: Mapping[str, Collection[int]]) -> Robot:
    """Return the robot without the drives of each kind at these DOFs (indices of all joints' velocities)."""
    joints, first = list[Joint](), 0
    for joint in robot.joints:
        for kind, places in out.items():
            own = [k - first for k in places if first <= k < first + joint.nv]
            for name in _FIELDS[kind] if own else ():
                values = np.array([getattr(part, name) for part in joint.parts], dtype=float)
                if values[own].any():
                    values[own] = 0.0
                    joint = replace(joint, **{name: (values if joint.nv > 1 else values[0]).tolist()})
        joints.append(joint)
        first += joint.nv
    return replace(robot, joints=tuple(joints))


def _moving_together(robot: Robot) -> list[tuple[int, ...]]:
    """For every independent velocity, the velocities that drive some joint together with it (itself if not coupled)."""
    groups = [{k} for k in range(robot.n)]
    for row in robot.expansion.velocities:
        whole = set[int]().union(*(groups[k] for k, _ in row))
        for k in whole:
            groups[k] = whole
    return [tuple(sorted(group)) for group in groups]


def _reached(graph: Graph) -> list[int]:
    """Return the joints whose torque is not identically zero."""
    return [i for i, node in enumerate(graph.results) if not (graph.ops[node] == CONST and graph.values[node] == 0)]


MOST = 12  # joints: n^3 terms are many, and their graph grows as n^4
_SHOWN = 30  # terms in a table; --all or an unfolded table shows the others
DURATION = 10.0  # of Saha's examples [s]
FASTER = 2.0
THIS, FAST, OTHER = "this motion", "twice as fast", "random swings"

_COUNTED = ("mul", "add", "trig", "other", "total", "depth")
_MODELS = {"reduced": "reduced model", "all terms": "all terms, same form", "cheapest": "complete, cheapest we know"}
_SOURCES = (
    "J. L. Turney, T. N. Mudge, C. S. G. Lee, <i>Equivalence of two formulations for robot arm dynamics</i> (1980), "
    "sections 3 and 6: terms of little contribution can be identified and deleted.",
    "L. Celentano, <i>An innovative method for robots modeling and simulation</i> (2008), Remark 5.",
    OKABE,
)

Progress = Callable[[str], None]


class Moving(Protocol):
    """Anything with q, qd and qdd of shape (N, n)   [rad|m, rad|m /s, rad|m /s2]."""

    @property
    def q(self) -> ArrayLike: ...
    @property
    def qd(self) -> ArrayLike: ...
    @property
    def qdd(self) -> ArrayLike: ...


@dataclass(frozen=True)
class TorqueTerm:
    """One term of one joint's torque along the motion.

    joint       number of the joint, from 0
    label       in the papers' notation, joints counted from 1
    kind        "inertia", "coriolis", "gravity", "rotor", "friction", "spring"; in the form newton-euler
                "force", "moment", "rotor", "friction", "spring"
    peak, rms   largest absolute value, and root mean square                  [N m] or [N]
    share       peak over the joint's largest absolute torque
    rms_share   rms over the joint's largest absolute torque
    kept        True if the reduced model includes it
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
class Deviation:
    """Error of the reduced model along a motion: largest torque, largest and root mean square error, each (n,) [N m] or [N]."""

    motion: str
    torque: Array
    peak: Array
    rms: Array

    @property
    def share(self) -> Array:
        """(n,) largest error over the joint's largest torque."""
        return share(self.peak, self.torque)


@dataclass(frozen=True, eq=False)
class Significance(Reported):
    """Result of `significance`.

    robot      the robot
    form       "lagrange" or "newton-euler"
    t          (N,)   times                                                        [s]
    motion     q, qd, qdd, each (N, n)
    tau        (N, n) torques                                                      [N m] or [N]
    terms      every term that is not identically zero, the largest share first
    groups     sums of terms of the same kind: name -> (N, n)                      [N m] or [N]
    keep       threshold: terms with a smaller share are left out
    graph      the reduced model: q, qd, qdd -> inverse_dynamics
    counts     operations of "reduced", of "all terms" in the same form, and of the "cheapest" complete inverse dynamics
    errors     of the reduced model along several motions
    notes      remarks
    """

    robot: Robot
    form: str
    t: Array
    motion: JointMotion
    tau: Array
    terms: tuple[TorqueTerm, ...]
    groups: dict[str, Array]
    keep: float
    graph: Graph
    counts: dict[str, Count]
    errors: tuple[Deviation, ...]
    notes: tuple[str, ...] = field(default=())

    def of(self, joint: int | str) -> tuple[TorqueTerm, ...]:
        """The terms of a joint (its number from 0, or its name), the largest share first."""
        names = self.robot.velocity_names
        place = names.index(check.one_of("joint", joint, names)) if isinstance(joint, str) else joint
        return tuple(term for term in self.terms if term.joint == place)

    def torque(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(..., n) torques of the reduced model, in plain NumPy   [N m] or [N]."""
        return evaluate(self.graph, {"q": q, "qd": qd, "qdd": qdd})[TAU]

    def plot(self, path: str | os.PathLike[str] | None = None, *, title: str = "") -> Picture:
        """Draw the shares as a map, joints by groups; return the Picture.  Needs Matplotlib (`pip install 'isodyn[plot]'`).

        path   also save the picture to this file, .svg or .png
        """
        target = picture_file(path)
        table, groups = self.shares(), list(self.groups)
        heading = title or f"Shares of the largest torque of {self.robot.name}"
        width, height = 1.9 + 0.78 * len(groups), 1.3 + 0.36 * self.robot.n
        with Sketch(f"terms-{self.robot.name}-{self.form}", heading, width=max(width, 5.2), height=height) as sketch:
            from matplotlib.patches import Rectangle  # an extra

            axes = sketch.axes
            for (row, column), share in np.ndenumerate(table):
                for part, alpha in ((1.0, 0.15), (min(1.0, float(share)), 0.9)):  # a bar below the number
                    place, size = (column - 0.44, row + 0.14), (0.88 * part, 0.18)
                    axes.add_patch(Rectangle(place, *size, facecolor=COLOURS[0], alpha=alpha, linewidth=0))
                axes.annotate(_short(float(share)), (column, row - 0.12), ha="center", va="center", fontsize=8)
            axes.set(xlim=(-0.5, len(groups) - 0.5), ylim=(self.robot.n - 0.5, -0.5))
            axes.set_xticks(range(len(groups)), [name.replace(", ", "\n").replace(" ", "\n") for name in groups], fontsize=8)
            labels = [f"{j.name}: {number(x)} {j.effort_unit}" for j, x in zip(self.robot.dofs, self._peaks(), strict=True)]
            axes.set_yticks(range(self.robot.n), map(plain, labels))
            axes.grid(False)
            axes.tick_params(length=0)
            axes.set_title(plain(f"{heading} [%]"), fontsize=11)
            for side in ("left", "bottom"):
                axes.spines[side].set_visible(False)
            return sketch.write(target)

    def to_dict(self) -> dict[str, object]:
        """Everything as plain numbers, lists and text."""
        return {
            "robot": self.robot.name,
            "form": self.form,
            "joints": list(self.robot.velocity_names),
            "units": [joint.effort_unit for joint in self.robot.dofs],
            "keep": self.keep,
            "peak_torque": self._peaks().tolist(),
            "terms": [vars(term) for term in self.terms],
            "groups": {name: np.abs(values).max(axis=0).tolist() for name, values in self.groups.items()},
            "operations": {name: count_numbers(count) for name, count in self.counts.items()},
            "errors": [picked(error, "motion", "torque", "peak", "rms") for error in self.errors],
            **picked(self, "notes"),
        }

    def shares(self) -> Array:
        """(n, groups): largest absolute value of each group over the joint's largest torque."""
        sizes = np.array([np.abs(values).max(axis=0) for values in self.groups.values()]).reshape(-1, self.robot.n).T
        return share(sizes, np.broadcast_to(self._peaks()[:, None], sizes.shape))

    def _peaks(self) -> Array:
        """(n,) every joint's largest absolute torque."""
        peaks: Array = np.abs(self.tau).max(axis=0)
        return peaks

    def tables(self, rows: int | None = _SHOWN) -> list[Table]:
        """Everything as tables; `rows` limits the list of terms (None: all)."""
        return [self._group_table(), self._term_table(rows), self._error_table(), self._operations_table()]

    def report(self) -> Report:
        """Report: contributions to the torques, every term, the reduced model."""
        kept = sum(term.kept for term in self.terms)
        facts = [
            ("Terms kept", f"{kept} of {len(self.terms)}"),
            ("Largest error along this motion", percent(float(self.errors[0].share.max()))),
            ("Operations", f"{self.counts['reduced'].total} instead of {self.counts['all terms'].total}"),
        ]
        return Report(
            self.robot.name,
            f"Significance of torque terms: {self.robot.name}",
            f"The terms of {self.form} along a motion of {len(self.t)} states, and a model without the small terms.",
            facts,
            self._sections,
            host_line(),
            f"{self.robot.name}: {len(self.terms)} terms of the torques ({self.form}) along {len(self.t)} states",
            tuple(self.tables()),
            robot=self.robot,
        )

    def _sections(self) -> list[Section]:
        caption = "Largest absolute value of each group in percent of the joint's largest torque (next to the joint's name)."
        folded = [Folded(f"All {len(self.terms)} terms", self._term_table(None))] if len(self.terms) > _SHOWN else []
        return [
            Section("shares", "Contributions to the torque", Figure(self.plot(), caption), self._group_table()),
            Section("over-time", "Contributions over time", self._over_time()),
            Section("terms", "Terms, largest first", self._term_table(_SHOWN), *folded),
            Section("reduced", "The reduced model", self._error_table(), self._operations_table()),
            robot_section(self.robot),
            sources_section(_SOURCES),
        ]

    def _over_time(self) -> list[Figure]:
        """Figures, one per joint: its torque and the contribution of each group."""
        figures = []
        for k, joint in enumerate(self.robot.dofs):
            columns = np.column_stack([self.tau[:, k], *(values[:, k] for values in self.groups.values())])
            present = [0, *(c for c in range(1, columns.shape[1]) if columns[:, c].any())]
            labels = [("total", *self.groups)[c] for c in present]
            word = "torque" if joint.effort_unit == "N m" else "force"
            title, unit = f"{word.capitalize()} of {joint.name}", f"{word} [{joint.effort_unit}]"
            svg = lines(f"over-time-{k}", title, self.t, columns[:, present], labels, unit, looks=present, small=True)
            figures.append(Figure(svg, f"{title}."))
        return figures

    def _group_table(self) -> Table:
        """Table of the groups' largest values, joint by joint."""
        rows = [
            (joint.name, f"{number(size)} {joint.effort_unit}", *map(percent, row))
            for joint, size, row in zip(self.robot.dofs, self._peaks(), self.shares(), strict=True)
        ]
        header = ("joint", "largest\ntorque", *(name.replace(", ", "\n") for name in self.groups))
        notes = ("Largest absolute value of each group along the motion / largest torque of the joint.", *self.notes)
        return Table("Contributions to the torque", header, tuple(rows), notes)

    def _term_table(self, rows: int | None) -> Table:
        """The terms, the largest share first."""
        shown, body = self.terms[:rows], []
        for term in shown:
            joint = self.robot.dofs[term.joint]
            sizes = [f"{number(x)} {joint.effort_unit}" for x in (term.peak, term.rms)]
            parts = (percent(term.share), percent(term.rms_share), "kept" if term.kept else "left out")
            body.append((joint.name, term.label, *sizes, *parts))
        kept = sum(term.kept for term in self.terms)
        notes = [
            f"{kept} of {len(self.terms)} terms are kept: those of at least {100 * self.keep:g} % of their joint's largest torque."
        ]
        if self.form == "newton-euler":
            notes.append("A link's term is kept for all joints if one of them needs it.")
        if len(shown) < len(self.terms):
            rest = self.terms[len(shown) :]
            notes.append(f"{len(rest)} more terms, none above {percent(rest[0].share)}.")
        header = ("joint", "term", "peak", "RMS", "peak / largest\ntorque", "RMS / largest\ntorque", "reduced\nmodel")
        return Table("Terms, largest first", header, tuple(body), tuple(notes), left=2)

    def _error_table(self) -> Table:
        """Table of the reduced model's errors along every motion."""
        rows: list[tuple[str, ...]] = []
        for error in self.errors:
            for k, joint in enumerate(self.robot.dofs):
                torque, peak, rms = (f"{number(float(x[k]))} {joint.effort_unit}" for x in (error.torque, error.peak, error.rms))
                rows.append(("" if k else error.motion, joint.name, torque, peak, percent(float(error.share[k])), rms))
        header = ("motion", "joint", "largest torque", "largest error", "share", "RMS error")
        notes = ("share: largest error / largest torque of the joint along that motion.",)
        kept = f"terms of at least {percent(self.keep)}" if self.keep else "all terms"
        return Table(f"Error of the reduced model ({kept})", header, tuple(rows), notes, left=2)

    def _operations_table(self) -> Table:
        """Table of operations with and without the small terms."""
        rows = tuple((_MODELS[name], *(str(getattr(count, key)) for key in _COUNTED)) for name, count in self.counts.items())
        reduced, whole, least = (self.counts[name].total for name in ("reduced", "all terms", "cheapest"))
        saved, all_terms = percent(1 - reduced / least), "the cheapest complete inverse dynamics"
        notes = (
            f"Leaving terms out saves {percent(1 - reduced / whole)} of the operations of the same form.",
            f"It saves nothing compared with {all_terms}." if least <= reduced else f"Compared with {all_terms}, it saves {saved}.",
        )
        return Table("Operations of one evaluation", ("model", *_COUNTED), rows, notes)


def percent(share: float) -> str:
    """A share in percent, as text."""
    return "-" if share == 0 else "inf" if share == np.inf else f"{100 * share:.3g} %" if share >= 1e-6 else "< 0.0001 %"


def _short(share: float) -> str:
    """A share in percent, in the space of a cell."""
    if share in (0.0, np.inf):
        return "" if share == 0 else "inf"
    return "< 0.01" if share < 1e-4 else f"{100 * share:.2g}" if share < 0.1 else f"{100 * share:.0f}"


def significance(
    robot: Robot,
    trajectory: Trajectory | Moving | None = None,
    *,
    keep: float = 0.01,
    form: str = "lagrange",
    samples: int = 201,
    others: Mapping[str, Trajectory | Moving] | None = None,
    motors: bool = True,
    friction: bool = True,
    progress: Progress | None = None,
) -> Significance:
    """Compute the contribution of each term to each joint's torque along a motion, and a reduced model without small terms.

    trajectory   an isodyn.Trajectory, or any object with q, qd, qdd (N, n) and optionally t (N,), such as a sampled
                 trajectory or a simulation; None: the cycloidal trajectory of a study (Saha 9.36) over 10 s
    keep         the reduced model leaves out terms whose largest value is below this share of the joint's largest torque
    form         "lagrange" (M_ij, C^i_jk, g_i) or "newton-euler" (link by link)
    samples      states along a Trajectory
    others       {name: motion}, in the form of `trajectory`, for further tests of the reduced model; None: the same path at
                 twice the speed, and random swings (Trajectory.exciting)
    motors       include rotor inertia in the torques
    friction     include joint friction
    progress     called with a short text before every part
    """
    looped = refuse_prescribed_base(a_robot(robot), "significance")
    robot = plain_rotors(looped.with_loops())
    if not 0 < robot.n <= MOST:
        raise ModelError(f"significance: {robot.name!r} has {robot.n} moving joints; expected 1 to {MOST}, the terms grow as n^3")
    without_symbols(robot, where="significance")
    if turning := [joint.name for joint in robot.movable_joints if joint.is_manifold]:
        raise ModelError(
            f"significance: terms need velocities that are rates of positions, but joint {turning[0]!r} has quasi-velocities "
            '(its child\'s angular velocity); give it coordinates="zyx"'
        )
    check.one_of("form", form, FORMS)
    motors, friction = check.flag("significance: motors", motors), check.flag("significance: friction", friction)
    keep = check.number("significance: keep", keep, least=0, rule="a share of at least 0, such as 0.01")
    say = progress or (lambda words: None)
    t, motion = _sampled(robot, trajectory, samples, "the trajectory")
    tried = {THIS: motion} | _others(robot, motion, t, others, samples)
    dynamics = compile(robot, motors=motors, friction=friction, threads=1)
    tau = dynamics.inverse_dynamics(*motion)
    say("the terms")
    terms_of = FORMS[form](robot, motors, friction)
    values = terms_of.values(motion)
    terms, kept = _judged(terms_of, values, np.abs(tau).max(axis=0), keep)
    say("the reduced model")
    graph = terms_of.graph(kept)
    counts = {
        "reduced": count_graph(graph),
        "all terms": count_graph(terms_of.graph(terms_of.keys)),
        "cheapest": count_graph(trace(robot, None, TAU, reduce=(*REDUCE, "factoring"), motors=motors, friction=friction)),
    }
    errors = []
    for name, other in tried.items():
        whole = dynamics.inverse_dynamics(*other)
        off = evaluate(graph, other._asdict())[TAU] - whole
        errors.append(Deviation(name, np.abs(whole).max(axis=0), np.abs(off).max(axis=0), np.sqrt((off**2).mean(axis=0))))
    groups = _groups(terms_of, values, robot.n)
    idle = [name for name, size in zip(robot.velocity_names, np.abs(tau).max(axis=0), strict=True) if size == 0]
    notes = [f"No torque along this motion: {', '.join(idle)}; all their nonzero terms are kept."] if idle else []
    if looped.loops:
        notes.append(f"The loops of {robot.name} are cut here: motion and torques are those of its tree.")
    return Significance(robot, form, t, motion, tau, terms, groups, keep, graph, counts, tuple(errors), tuple(notes))


def _judged(form: Form, values: Array, torque: Array, keep: float) -> tuple[tuple[TorqueTerm, ...], set[Key]]:
    """Return (terms, largest share first; keys of the kept terms)."""
    peak, rms = np.abs(values).max(axis=1, initial=0.0), np.sqrt((values**2).mean(axis=1))
    joints = [key.joint for key in form.keys]
    shares, rms_shares = share(peak, torque[joints]), share(rms, torque[joints])
    kept = {key for key, part in zip(form.keys, shares, strict=True) if part >= keep}
    if not form.alone:  # a term that one joint needs is kept for all
        wanted = {(key.kind, key.of) for key in kept}
        kept = {key for key in form.keys if (key.kind, key.of) in wanted}
    sizes = zip(form.keys, *(x.tolist() for x in (peak, rms, shares, rms_shares)), strict=True)
    terms = [TorqueTerm(key.joint, form.label(key), key.kind, a, b, c, d, key in kept) for key, a, b, c, d in sizes]
    return tuple(sorted(terms, key=lambda term: -term.share)), kept


def _groups(form: Form, values: Array, n: int) -> dict[str, Array]:
    found: dict[str, Array] = {}
    for key, row in zip(form.keys, values, strict=True):
        found.setdefault(form.group(key), np.zeros((len(row), n)))[:, key.joint] += row
    return {name: found[name] for name in dict.fromkeys((*GROUPS, *found)) if name in found}


def _sampled(robot: Robot, trajectory: Trajectory | Moving | None, samples: int, what: str) -> tuple[Array, JointMotion]:
    """Return (t, motion) of a Trajectory or an object with q, qd, qdd."""
    if trajectory is None:
        trajectory = Trajectory.cycloidal(*extremes(robot), DURATION, robot=robot)
    found = trajectory.sample(samples) if isinstance(trajectory, Trajectory) else trajectory
    if not all(hasattr(found, name) for name in ("q", "qd", "qdd")):
        came = type(found).__name__
        raise ShapeError(f"significance: {what} is a {came}; expected an isodyn.Trajectory, or an object with q, qd and qdd")
    arrays = [np.asarray(getattr(found, name), dtype=float) for name in ("q", "qd", "qdd")]
    t = np.asarray(getattr(found, "t", np.arange(len(arrays[0]))), dtype=float)
    if t.ndim != 1 or not t.size or any(a.shape != (len(t), robot.n) for a in arrays):
        came = ", ".join(str(a.shape) for a in (t, *arrays))
        raise ShapeError(f"significance: {what} has t, q, qd, qdd of shapes {came}; expected t (N,) and the others (N, {robot.n})")
    if not all(np.isfinite(a).all() for a in (t, *arrays)):
        raise ShapeError(f"significance: {what} contains numbers that are not finite")
    return t, JointMotion(*arrays)


def _others(
    robot: Robot, motion: JointMotion, t: Array, given: Mapping[str, Trajectory | Moving] | None, samples: int
) -> dict[str, JointMotion]:
    if given is not None:
        return {str(name): _sampled(robot, other, samples, f"the motion {name!r}")[1] for name, other in given.items()}
    swings = Trajectory.exciting(robot, period=float(t[-1] - t[0]) or DURATION)
    return {
        FAST: JointMotion(motion.q, FASTER * motion.qd, FASTER**2 * motion.qdd),
        OTHER: JointMotion(*swings.sample(samples)[1:]),
    }
