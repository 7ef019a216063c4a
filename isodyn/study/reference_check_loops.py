"""Compare robots with closed loops with the witness: each loop joint becomes a tree joint with a constrained end.

The witness (witness.py) computes trees only.  Here the joint of each loop is an additional joint with its own coordinates and a
massless link at its end.  The constraint that this end stays on link b is K qdd + k = 0.  All unknowns are solved together, without
elimination and without choosing independent coordinates:

    M qdd + bias = tau + K^T force,        K qdd + k = 0                                                                        (1)

Exactly: modulo a prime, at any state of the tree.  The loop's frame on b is placed where the state has the end of the loop's joint,
so the loops are closed without rounding.  Numerically: the kernel at states that close the loops of the robot.
(1) does not determine the forces of redundant loops; they are compared by their generalized forces K^T force.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from isodyn.dynamics.closing import loops_of
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.trace import trace
from isodyn.errors import GraphError, MethodError, MotionError
from isodyn.formulations.registry import methods_for
from isodyn.graph.exact import Residue, evaluate_exactly
from isodyn.graph.node import Context
from isodyn.kinematics.loop_closure import close_loops, nearly_singular
from isodyn.model.loop import Loop
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.show.table import Table
from isodyn.spatial import Array
from isodyn.study import reference_check
from isodyn.study.agreement import ATTEMPTS, ExactRobot, exact_robot, share
from isodyn.study.reference_check import ReferenceCheck
from isodyn.study.witness import FLOATS, loop_equations, reference_values, reference_values_in, with_loop_joints

CLOSED = ("forward_dynamics", "constraint_forces")
_STATES = 8  # largest number of states of the numerical check


def run_checks(robot: Robot, seed: int = 0, methods: Sequence[str] | None = None) -> tuple[ReferenceCheck, ...]:
    """Compare accelerations and constraint forces of a robot with loops with the witness; empty without loops.

    methods   to compare; None: all that support loops
    """
    if not robot.loops:
        return ()
    offered = [method for method in methods_for("forward_dynamics") if methods is None or method in methods]
    asked, places, reason = _exactly(robot, offered, seed)
    ratios = _in_numbers(robot, seed)
    rows = []
    for key in CLOSED:
        apart = {method: place for method, quantity, place in places if quantity == key}
        rows.append(ReferenceCheck(key, asked, tuple(apart), ratios.get(key, math.nan), next(iter(apart.values()), ""), reason))
    return tuple(rows)


def table(rows: Sequence[ReferenceCheck]) -> Table:
    """Return a table with a row for each of the quantities."""
    below = (
        "Witness: a tree that includes the loops' joints; M qdd + bias = tau + K^T force and K qdd + k = 0 are solved together.",
        "exactly: methods equal to it modulo 2^61 - 1, forces by K^T force; / bound: the kernel of compile(robot), numerically.",
        *(f"{row.quantity}: not decided exactly. {row.reason}" for row in rows if row.reason),
    )
    return replace(reference_check.table(rows), title="The closed mechanism compared with the witness", notes=below)


def verdict(rows: Sequence[ReferenceCheck]) -> str:
    """Return the result in a sentence."""
    words = {row.quantity: row.verdict if not row.place else f"{row.verdict} (at {row.place})" for row in rows}
    found = ", ".join(f"{quantity} {word}" for quantity, word in words.items())
    count = len(rows[0].asked)
    return f"With closed loops, {count} method{'s' * (count != 1)} compared with the witness: {found}."


def _exactly(robot: Robot, methods: Sequence[str], seed: int) -> tuple[tuple[str, ...], list[tuple[str, str, str]], str]:
    """Return (methods that support the loops, [(method, quantity, place) that differ], reason if undecided)."""
    reason = ""
    for attempt in range(seed, seed + ATTEMPTS):
        try:
            state = _State(robot, attempt)
            found = {(method, key): entries for method in methods for key in CLOSED if (entries := state.entries(method, key))}
        except GraphError as error:
            reason = str(error)
            continue
        if not found:
            return (), [], "None of the methods supports loops."
        apart = [(*which, place) for which, entries in found.items() if (place := state.apart(which[1], entries))]
        return tuple(dict.fromkeys(method for method, _ in found)), apart, ""
    return tuple(methods), [], reason


class _State:
    """A state of the exact robot modulo p that closes the loops, with the solution of (1) and the results of the methods."""

    def __init__(self, robot: Robot, seed: int):
        tree = with_loop_joints(robot)
        exact, (at_q, at_v) = exact_robot(tree), _places(robot, tree)
        q, free, tau = (np.array(exact.state(name, seed), dtype=object) for name in ("q", "qd", "tau"))
        tau[np.setdiff1d(np.arange(tree.n), at_v)] = 0  # the joints of loops have no motors
        K, k = loop_equations(exact.arithmetic, exact.robot, robot.loops, q, free)
        rates, held = _solved(K, k - k, free)
        if tree.n - held != robot.n - len(loops_of(robot).independent[0]):
            raise GraphError("its loops are redundant only for its numbers; with other numbers it would have fewer DOFs")
        qd = np.array([x.value for x in rates], dtype=object)
        self.K, k = loop_equations(exact.arithmetic, exact.robot, robot.loops, q, qd)
        seen = reference_values_in(exact.arithmetic, exact.robot, q, qd, 0 * qd)
        M, driving = seen.mass_matrix, tau - seen.bias_torque
        whole = np.block([[M, self.K.T], [self.K, np.full((len(k), len(k)), Residue(0))]])
        qdd = _solved(whole, np.concatenate([driving, -k]), np.zeros(len(whole), dtype=int))[0][: tree.n]
        self.qdd, self.held = qdd[at_v], M @ qdd - driving  # K^T force
        self.axes = [seen.poses[f"{loop.name}:start"][:3, :3] for loop in robot.loops]
        self.closing = loops_of(robot).closing._replace(lengths=())  # lengths: for poses where the partition is singular
        self.robot, self.values = _with_frames(robot, exact, seen.poses)
        self.names, self.state = tree.velocity_names, {"q": [*q[at_q]], "qd": [*qd[at_v]], "tau": [*tau[at_v]]}

    def entries(self, method: str, quantity: str) -> list[int]:
        """Return the entries of a quantity by a method; [] if the method does not support loops."""
        names = tuple(robot_symbols(self.robot))
        try:
            graph = trace(self.robot, method, quantity, parameters=names, partition=self.closing)
        except MethodError:
            return []
        return evaluate_exactly(graph, {**{name: [self.values[name]] for name in names}, **self.state})

    def apart(self, quantity: str, entries: list[int]) -> str:
        """Return the name of the first entry that differs from the witness, or ""."""
        found = np.array([Residue(x) for x in entries], dtype=object)
        if quantity == CLOSED[0]:
            names, off = self.robot.velocity_names, found - self.qdd
        else:
            names, off = self.names, self.K.T @ _on_a(found.reshape(-1, 6), self.axes) - self.held
        return next((name for name, x in zip(names, off, strict=True) if abs(x)), "")


def _places(robot: Robot, tree: Robot) -> tuple[list[int], list[int]]:
    """Return the indices of the robot's q and qd in those of its tree with the joints of loops."""
    pairs = (tree.position_names, robot.position_names), (tree.velocity_names, robot.velocity_names)
    at_q, at_v = ([names.index(name) for name in own] for names, own in pairs)
    return at_q, at_v


def _with_frames(robot: Robot, exact: ExactRobot, poses: Mapping[str, Array]) -> tuple[Robot, dict[str, int]]:
    """Return the exact robot with loops, with frames on b at the ends of the loops' joints, and the values of its symbols."""
    more = [joint for joint in with_loop_joints(robot).joints if joint.child not in robot.link_names]
    ends = {part.child for joint in more for part in (joint, *joint.parts)}
    links = tuple(link for link in exact.robot.links if link.name not in ends)
    own = tuple(joint for joint in exact.robot.joints if joint.child not in ends)
    joints, context, values = {joint.name: joint for joint in exact.robot.joints}, Context(), dict(exact.values)
    loops = list[Loop]()
    for loop in robot.loops:
        R, p = poses[loop.b][:3, :3].T, poses[loop.b][:3, 3]
        end, at_b = poses[f"{loop.name}:end"], np.eye(4).astype(object)
        for (i, j), entry in np.ndenumerate(np.column_stack([R @ end[:3, :3], R @ (end[:3, 3] - p)])):
            name = f"{loop.name}:{i}{j}"
            at_b[i, j], values[name] = (context.symbol(name) if abs(entry) else 0.0), entry.value
        screw = joints.get(loop.name, loop)  # multi-DOF joints are chains of others, without a pitch
        loops.append(replace(loop, at_a=joints[f"{loop.name}:start"].origin, at_b=at_b, pitch=screw.pitch))
    return replace(exact.robot, links=links, joints=own, loops=tuple(loops)), values


def _on_a(wrenches: Array, axes: Sequence[Array]) -> Array:
    """Convert wrenches (loops, 6) on b, in the axes of the frames on a, to (6 loops,) on the joint ends, in root axes."""
    return np.concatenate([-(R @ part) for R, wrench in zip(axes, wrenches, strict=True) for part in (wrench[:3], wrench[3:])])


def _solved(A: Array, b: Array, free: Array) -> tuple[Array, int]:
    """Solve A x = b for residues; return (x, rank of A).  Undetermined entries are taken from `free`."""
    rows, pivots = [[*row, right] for row, right in zip(A.tolist(), b.tolist(), strict=True)], list[int]()
    for column in range(A.shape[1]):
        k = len(pivots)
        first = next((i for i in range(k, len(rows)) if abs(rows[i][column])), None)
        if first is None:
            continue
        rows[k], rows[first] = rows[first], rows[k]
        for i in range(k + 1, len(rows)):
            if abs(rows[i][column]):
                share = rows[i][column] / rows[k][column]
                rows[i] = [x - share * y for x, y in zip(rows[i], rows[k], strict=True)]
        pivots.append(column)
    if any(abs(row[-1]) for row in rows[len(pivots) :]):
        raise GraphError("its loops contradict each other at a random state")
    x = [Residue(int(value)) for value in free]
    for k, column in reversed(list(enumerate(pivots))):
        known = sum((rows[k][j] * x[j] for j in range(column + 1, len(x))), Residue(0))
        x[column] = (rows[k][-1] - known) / rows[k][column]
    return np.array(x, dtype=object), len(pivots)


def _in_numbers(robot: Robot, seed: int) -> dict[str, float]:
    """Return {quantity: largest difference of the kernel from the witness in floats / bound}; empty without a regular state.

    The bound is the graph depth times the rounding unit times the condition numbers of the inertia matrix and the constraints.
    """
    loops, random, tree = loops_of(robot), np.random.default_rng(seed), with_loop_joints(robot)
    q = loops.poses[~nearly_singular(robot, loops.poses)]
    q = q[random.permutation(len(q))[:_STATES]]
    qd, tau = random.standard_normal((2, len(q), robot.n))
    welds = (Loop(f"{loop.name}:weld", f"{loop.name}:end", loop.b, "fixed", at_b=loop.at_b) for loop in robot.loops)
    (at_q, at_v), (start, rates, torques) = _places(robot, tree), (np.zeros((len(q), size)) for size in (tree.nq, tree.n, tree.n))
    try:
        qd = np.asarray(close_loops(robot, q, qd).qd)
        start[:, at_q], rates[:, at_v], torques[:, at_v] = q, qd, tau
        whole = close_loops(tree.with_loops(*welds), start, rates, fixed=robot.velocity_names)
    except MotionError:
        return {}
    dynamics, off = compile(robot, threads=1), dict.fromkeys(CLOSED, 0.0)
    kernels = [getattr(dynamics, key)(q, qd, tau) for key in CLOSED]
    depth = [dynamics.count(key).depth for key in CLOSED]
    for x, v, torque, qdd, wrenches in zip(whole.q, np.asarray(whole.qd), torques, *kernels, strict=True):
        K, k = (a.astype(float) for a in loop_equations(FLOATS, tree, robot.loops, x, v))
        seen = reference_values(tree, x, v, 0 * v)
        M, driving = seen.mass_matrix.astype(float), torque - seen.bias_torque.astype(float)
        A = np.block([[M, K.T], [K, np.zeros((len(K), len(K)))]])
        expected = np.linalg.lstsq(A, np.concatenate([driving, -k]), rcond=1e-10)[0][: tree.n]
        axes = [seen.poses[f"{loop.name}:start"][:3, :3].astype(float) for loop in robot.loops]
        force = K.T @ _on_a(wrenches, axes)
        lengths = np.linalg.svd(K, compute_uv=False)
        lost = float(np.linalg.cond(M[np.ix_(at_v, at_v)]) * lengths[0] / lengths[lengths > 1e-9 * lengths[0]].min())
        unit = 4 * float(np.finfo(float).eps) * lost
        sizes = np.abs(expected).max(), (np.abs(M) @ np.abs(expected) + np.abs(driving)).max()
        apart = np.abs(qdd - expected[at_v]).max(), np.abs(force - (M @ expected - driving)).max()
        for key, gap, size, ops in zip(CLOSED, apart, sizes, depth, strict=True):
            off[key] = max(off[key], float(share(np.array([gap]), np.array([ops * unit * size]))[0]))
    return off
