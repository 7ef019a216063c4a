"""Robots with loops beside the witness: the joint of each loop joins the tree, and forces hold its end where it is.

The witness (witness.py) knows no loops: it walks a tree in which the joint of each loop is one more, with coordinates of its own,
and a massless link at its end.  That the end stays on link b is K qdd + k = 0, and all is one system, without elimination and
without a choice of what is independent:

    M qdd + bias = tau + K^T force,        K qdd + k = 0                                                                        (1)

Exactly: in the integers modulo a prime, at any state of the tree; link b is held where the state has it, which moves the frame of
the loop on b, so that the loops are closed without a rounding.  In numbers: the kernel at states that close the loops of the robot.
Forces of redundant closures are not determined by (1): they are looked at by what they do, K^T force.
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
from isodyn.kinematics.loops import close_loops, nearly_singular
from isodyn.model.loop import Loop
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.show.table import Table
from isodyn.spatial import Array
from isodyn.study import outside
from isodyn.study.agreement import ATTEMPTS, Twin, share, twin
from isodyn.study.outside import Evidence
from isodyn.study.witness import FLOATS, account, account_in, closure, opened

CLOSED = ("forward_dynamics", "constraint_forces")
_STATES = 8  # at most, in numbers


def evidence(robot: Robot, seed: int = 0, methods: Sequence[str] | None = None) -> tuple[Evidence, ...]:
    """What the witness says of the accelerations and forces of a robot with loops; none without loops.

    methods   that are set beside it; None: all that close loops
    """
    if not robot.loops:
        return ()
    offered = [method for method in methods_for("forward_dynamics") if methods is None or method in methods]
    asked, places, reason = _exactly(robot, offered, seed)
    ratios = _in_numbers(robot, seed)
    rows = []
    for key in CLOSED:
        apart = {method: place for method, quantity, place in places if quantity == key}
        rows.append(Evidence(key, asked, tuple(apart), ratios.get(key, math.nan), next(iter(apart.values()), ""), reason))
    return tuple(rows)


def table(rows: Sequence[Evidence]) -> Table:
    """A row for each of the quantities."""
    below = (
        "Loops closed: a tree with the loops' joints in it, M qdd + bias = tau + K^T force and K qdd + k = 0 solved as they are.",
        "exactly: methods equal to that modulo 2^61 - 1, forces by what they do; / bound: the kernel of compile(robot) in numbers.",
        *(f"{row.quantity}: not decided exactly. {row.reason}" for row in rows if row.reason),
    )
    return replace(outside.table(rows), title="The closed mechanism beside the witness", notes=below)


def verdict(rows: Sequence[Evidence]) -> str:
    """What the witness says, in a sentence."""
    words = {row.quantity: row.verdict if not row.place else f"{row.verdict} (at {row.place})" for row in rows}
    found = ", ".join(f"{quantity} {word}" for quantity, word in words.items())
    count = len(rows[0].asked)
    return f"With its loops closed, {count} method{'s' * (count != 1)} beside the witness: {found}."


def _exactly(robot: Robot, methods: Sequence[str], seed: int) -> tuple[tuple[str, ...], list[tuple[str, str, str]], str]:
    """(methods that close the loops, (method, quantity, place) where one differs from the witness, why that was not decided)."""
    reason = ""
    for attempt in range(seed, seed + ATTEMPTS):
        try:
            state = _State(robot, attempt)
            found = {(method, key): entries for method in methods for key in CLOSED if (entries := state.entries(method, key))}
        except GraphError as error:
            reason = str(error)
            continue
        if not found:
            return (), [], "None of the methods closes loops."
        apart = [(*which, place) for which, entries in found.items() if (place := state.apart(which[1], entries))]
        return tuple(dict.fromkeys(method for method, _ in found)), apart, ""
    return tuple(methods), [], reason


class _State:
    """A state of the exact twin modulo p that closes the loops, what (1) says there, and what the methods say."""

    def __init__(self, robot: Robot, seed: int):
        tree = opened(robot)
        exact, (at_q, at_v) = twin(tree), _places(robot, tree)
        q, free, tau = (np.array(exact.state(name, seed), dtype=object) for name in ("q", "qd", "tau"))
        tau[np.setdiff1d(np.arange(tree.n), at_v)] = 0  # nothing drives the joints of loops
        K, k = closure(exact.arithmetic, exact.robot, robot.loops, q, free)
        rates, held = _solved(K, k - k, free)
        if tree.n - held != robot.n - len(loops_of(robot).independent[0]):
            raise GraphError("its loops are redundant by its numbers: with others they would leave fewer freedoms")
        qd = np.array([x.value for x in rates], dtype=object)
        self.K, k = closure(exact.arithmetic, exact.robot, robot.loops, q, qd)
        seen = account_in(exact.arithmetic, exact.robot, q, qd, 0 * qd)
        M, driving = seen.mass_matrix, tau - seen.bias_torque
        whole = np.block([[M, self.K.T], [self.K, np.full((len(k), len(k)), Residue(0))]])
        qdd = _solved(whole, np.concatenate([driving, -k]), np.zeros(len(whole), dtype=int))[0][: tree.n]
        self.qdd, self.held = qdd[at_v], M @ qdd - driving  # K^T force
        self.axes = [seen.poses[f"{loop.name}:start"][:3, :3] for loop in robot.loops]
        self.closing = loops_of(robot).closing._replace(lengths=())  # which are for poses where the choice fails
        self.robot, self.values = _with_frames(robot, exact, seen.poses)
        self.names, self.state = tree.velocity_names, {"q": [*q[at_q]], "qd": [*qd[at_v]], "tau": [*tau[at_v]]}

    def entries(self, method: str, quantity: str) -> list[int]:
        """Of a quantity by a method; none where it does not close loops."""
        names = tuple(robot_symbols(self.robot))
        try:
            graph = trace(self.robot, method, quantity, parameters=names, partition=self.closing)
        except MethodError:
            return []
        return evaluate_exactly(graph, {**{name: [self.values[name]] for name in names}, **self.state})

    def apart(self, quantity: str, entries: list[int]) -> str:
        """Where entries are not what the witness says; "" where they are."""
        found = np.array([Residue(x) for x in entries], dtype=object)
        if quantity == CLOSED[0]:
            names, off = self.robot.velocity_names, found - self.qdd
        else:
            names, off = self.names, self.K.T @ _on_a(found.reshape(-1, 6), self.axes) - self.held
        return next((name for name, x in zip(names, off, strict=True) if abs(x)), "")


def _places(robot: Robot, tree: Robot) -> tuple[list[int], list[int]]:
    """Where q and qd of a robot are in those of its tree with the joints of loops."""
    pairs = (tree.position_names, robot.position_names), (tree.velocity_names, robot.velocity_names)
    at_q, at_v = ([names.index(name) for name in own] for names, own in pairs)
    return at_q, at_v


def _with_frames(robot: Robot, exact: Twin, poses: Mapping[str, Array]) -> tuple[Robot, dict[str, int]]:
    """The twin with loops whose frames on b are where the poses have the ends of their joints; what all its symbols stand for."""
    more = [joint for joint in opened(robot).joints if joint.child not in robot.link_names]
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
        screw = joints.get(loop.name, loop)  # joints of several freedoms are a chain of others, without a pitch
        loops.append(replace(loop, at_a=joints[f"{loop.name}:start"].origin, at_b=at_b, pitch=screw.pitch))
    return replace(exact.robot, links=links, joints=own, loops=tuple(loops)), values


def _on_a(wrenches: Array, axes: Sequence[Array]) -> Array:
    """(6 loops,) on the ends of the loops' joints, in the root's axes, of wrenches (loops, 6) on b in the axes of frames on a."""
    return np.concatenate([-(R @ part) for R, wrench in zip(axes, wrenches, strict=True) for part in (wrench[:3], wrench[3:])])


def _solved(A: Array, b: Array, free: Array) -> tuple[Array, int]:
    """(an x of A x = b, the rank of A), of residues; what is not determined is as in `free`."""
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
    """The kernel's largest difference from the witness in floats, of each quantity, over what rounding explains: so many operations
    after each other, as often as the inertia matrix and the loops lose digits.  None where no usual state is found."""
    loops, random, tree = loops_of(robot), np.random.default_rng(seed), opened(robot)
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
        K, k = (a.astype(float) for a in closure(FLOATS, tree, robot.loops, x, v))
        seen = account(tree, x, v, 0 * v)
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
