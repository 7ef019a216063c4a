"""The terms of the torques, in two forms, each with a graph of any selection of them.

lagrange       M_ij qdd_j, C^i_jk qd_j qd_k, g_i, as in Turney (2.11).  C^i_jk are the Christoffel symbols of M; C^i_jk and C^i_kj
               are one term.  A term belongs to one joint and can be left out alone.
newton-euler   for every link the force m a and the moment I alpha + omega x I omega about its mass centre, gravity included as an
               acceleration of the base, as in Turney (3.19), (3.20).  A term reaches every joint further in, and is left out for
               all of them.

In both, rotors (G^2 J qdd) and friction stand apart.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from isodyn.backends.reference import evaluate
from isodyn.dynamics.trace import trace
from isodyn.formulations.drives import passive_torque, rotors
from isodyn.graph.count import Count, count_graph
from isodyn.graph.derivative import jacobian
from isodyn.graph.factoring import factored
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context
from isodyn.graph.ops import CONST
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.motion.laws import Motion
from isodyn.spatial import Array, Scalar

REDUCE = ("frames", "base-parameters")
METHOD = "modified-newton-euler"  # the recursion of the fewest operations
INERTIA, CORIOLIS, GRAVITY, ROTOR, FRICTION, FORCE, MOMENT = (
    "inertia", "coriolis", "gravity", "rotor", "friction", "force", "moment",
)  # fmt: skip

#: what terms of lagrange add up to, in the order of tables
GROUPS = ("own inertia", "coupling inertia", "centrifugal", "Coriolis", "gravity")


class Key(NamedTuple):
    """A term of the torque of a joint: its kind, and the joints (lagrange) or the link (newton-euler) it comes from."""

    joint: int
    kind: str
    of: tuple[int, ...] = ()


class Lagrange:
    """The torques of a robot written out in terms of M, C^i_jk and g."""

    name = "lagrange"
    alone = True  # a term can be left out of one joint's torque

    def __init__(self, robot: Robot, motors: bool, friction: bool):
        self.robot = robot
        self._context = context = Context()
        self._inputs = {name: context.symbols(name, robot.n) for name in ("q", "qd", "qdd")}
        found = {**self._inertial(), **self._powers(motors, friction)}
        self._terms = {key: term for key, term in found.items() if not (isinstance(term, float) and term == 0.0)}
        self.keys = tuple(self._terms)

    def _inertial(self) -> dict[Key, Scalar]:
        n, (q, qd, qdd) = self.robot.n, self._inputs.values()
        M = self._replayed("mass_matrix", motors=False)
        g = self._replayed("gravity_torque")
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

    def _powers(self, motors: bool, friction: bool) -> dict[Key, Scalar]:
        """Rotors and friction."""
        tree = reduce_robot(self.robot, motors=motors, friction=friction).mapped(self._context.adopt)
        q, qd, qdd = self._inputs.values()
        turned = {Key(i, ROTOR, (i,)): inertia * qdd[i] for i, inertia in enumerate(rotors(tree))}
        return turned | {Key(i, FRICTION, (i,)): torque for i, torque in enumerate(passive_torque(tree, q, qd))}

    def _replayed(self, quantity: str, *, motors: bool = True) -> Array:
        graph = trace(self.robot, None, quantity, motors=motors, reduce=REDUCE)
        return replay(graph, self._context, {"q": self._inputs["q"]})[quantity]

    @cached_property
    def _values(self) -> Graph:
        return finish(self._context, self._inputs, {"terms": np.array(list(self._terms.values()), dtype=object)}, "terms")

    def values(self, motion: Motion) -> Array:
        """(terms, N) along a motion, in the order of the keys   [N m] or [N]."""
        terms: Array = evaluate(self._values, motion._asdict())["terms"].T
        return terms

    def graph(self, kept: Collection[Key]) -> Graph:
        """The torques of these terms alone: q, qd, qdd -> inverse_dynamics."""
        tau = np.zeros(self.robot.n, dtype=object)
        for key, term in self._terms.items():
            if key in kept:
                tau[key.joint] = tau[key.joint] + term
        return factored(finish(self._context, self._inputs, {"inverse_dynamics": tau}, f"{self.robot.name}_terms"))

    def label(self, key: Key) -> str:
        """As a paper writes it, joints counted from 1."""
        i, index = key.joint + 1, [k + 1 for k in key.of]
        if key.kind == INERTIA:
            return f"M_{i},{index[0]} qdd_{index[0]}"
        if key.kind == CORIOLIS:
            j, k = index
            return f"C^{i}_{j},{k} qd_{j}^2" if j == k else f"2 C^{i}_{j},{k} qd_{j} qd_{k}"
        return {GRAVITY: f"g_{i}", ROTOR: f"rotor qdd_{i}", FRICTION: f"friction qd_{i}"}[key.kind]

    def group(self, key: Key) -> str:
        """What it is, in a word or two, for summing up."""
        own, coupling, centrifugal, coriolis, _ = GROUPS
        if key.kind == INERTIA:
            return own if key.of[0] == key.joint else coupling
        if key.kind == CORIOLIS:
            return centrifugal if key.of[0] == key.of[1] else coriolis
        return key.kind


class NewtonEuler:
    """The torques of a robot as sums of what its links demand."""

    name = "newton-euler"
    alone = False

    def __init__(self, robot: Robot, motors: bool, friction: bool):
        self.robot, self._motors, self._friction = robot, motors, friction
        self._powers = Lagrange(robot, motors, friction)
        self._powered = tuple(key for key in self._powers.keys if key.kind in (ROTOR, FRICTION))
        self._parts = {part: self._traced(part) for b in range(1, len(robot.links)) for part in ((FORCE, b), (MOMENT, b))}
        reached = [(kind, b, i) for (kind, b), graph in self._parts.items() for i in _reached(graph)]
        self.keys = (*(Key(i, kind, (b,)) for kind, b, i in reached), *self._powered)

    def _traced(self, part: tuple[str, int]) -> Graph:
        """The torques of one term alone."""
        return trace(_only(self.robot, [part]), self.name, "inverse_dynamics", motors=False, friction=False)

    def values(self, motion: Motion) -> Array:
        """(terms, N) along a motion, in the order of the keys   [N m] or [N]."""
        parts = {part: evaluate(graph, motion._asdict())["inverse_dynamics"] for part, graph in self._parts.items()}
        powers = dict(zip(self._powers.keys, self._powers.values(motion), strict=True))
        rows = [powers[key] if key in powers else parts[key.kind, key.of[0]][:, key.joint] for key in self.keys]
        return np.array(rows).reshape(len(self.keys), len(motion.q))

    def graph(self, kept: Collection[Key]) -> Graph:
        """Newton-Euler's recursion with the other terms left out: q, qd, qdd -> inverse_dynamics; the cheaper of two ways."""
        parts = {(key.kind, key.of[0]) for key in kept if key.kind in (FORCE, MOMENT)}
        robot = _only(self.robot, [part for part in self._parts if part in parts])
        gone = [key for key in self._powered if key not in kept]
        still: dict[str, object] = {f"{robot.joint_names[k.joint]}.rotor_inertia": 0.0 for k in gone if k.kind == ROTOR}
        for key in gone:
            if key.kind == FRICTION:
                name = robot.joint_names[key.joint]
                still |= {f"{name}.viscous": 0.0, f"{name}.coulomb": (0.0, 0.0)}
        robot = robot.with_parameters(still) if still else robot
        ways = [("factoring",), (*REDUCE, "factoring")]
        graphs = [
            trace(robot, METHOD, "inverse_dynamics", reduce=way, motors=self._motors, friction=self._friction) for way in ways
        ]
        return min(graphs, key=lambda graph: count_graph(graph).total)

    def label(self, key: Key) -> str:
        """The link and what of it."""
        i = key.joint + 1
        if key.kind in (ROTOR, FRICTION):
            return f"rotor qdd_{i}" if key.kind == ROTOR else f"friction qd_{i}"
        name = self.robot.links[key.of[0]].name
        return f"m a of {name}" if key.kind == FORCE else f"I alpha + w x I w of {name}"

    def group(self, key: Key) -> str:
        """The link and which of its two terms."""
        if key.kind in (ROTOR, FRICTION):
            return key.kind
        return f"{self.robot.links[key.of[0]].name}, {key.kind}"


Form = Lagrange | NewtonEuler
FORMS: dict[str, type[Lagrange] | type[NewtonEuler]] = {"lagrange": Lagrange, "newton-euler": NewtonEuler}


def _only(robot: Robot, parts: Sequence[tuple[str, int]]) -> Robot:
    """The robot with no mass but that of the FORCE links, and no inertia about mass centres but that of the MOMENT links."""
    change: dict[str, object] = {}
    for b, link in enumerate(robot.links):
        if b and (FORCE, b) not in parts:
            change[f"{link.name}.mass"] = 0.0
        if b and (MOMENT, b) not in parts:
            change[f"{link.name}.inertia"] = np.zeros(6)
    return robot.with_parameters(change) if change else robot


def _reached(graph: Graph) -> list[int]:
    """The joints whose torque is not identically zero."""
    return [i for i, node in enumerate(graph.results) if not (graph.ops[node] == CONST and graph.values[node] == 0)]


def cheapest(robot: Robot, motors: bool, friction: bool) -> Count:
    """Operations of the complete inverse dynamics, the fewest we know."""
    graph = trace(robot, None, "inverse_dynamics", reduce=(*REDUCE, "factoring"), motors=motors, friction=friction)
    return count_graph(graph)
