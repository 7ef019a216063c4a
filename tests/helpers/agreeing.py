"""A quantity by a method, through the reference interpreter, against Pinocchio's, to the rounding of both programs.

Each entry's tolerance comes from running error analysis of the very graph that is tested (bounds.bounded, bounds.between).  Both
programs also round the constants: joint by joint each rotation and each moved inertia is a few products (CONSTANTS_DIRECT); through
URDF three angles are taken from the matrix, printed, turned into a quaternion and that into a matrix again (CONSTANTS_URDF).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from bounds import between, bounded, generic, held, within
from peers import Peer

import isodyn as iso
from isodyn.backends.reference import evaluate
from isodyn.graph.graph import Graph
from isodyn.model.robot import Robot

CONSTANTS_DIRECT = 4
CONSTANTS_URDF = 24  # three angles of up to pi, each rounded once; six half-angle factors, two products and four sums per entry

INPUTS = {
    "inverse_dynamics": ("q", "qd", "qdd"),
    "forward_dynamics": ("q", "qd", "tau"),
    "mass_matrix": ("q",),
    "coriolis_matrix": ("q", "qd"),
    "gravity_torque": ("q",),
    "bias_torque": ("q", "qd"),
    "joint_wrenches": ("q", "qd", "qdd"),
    "kinetic_energy": ("q", "qd"),
    "potential_energy": ("q",),
    "pose": ("q",),
    "jacobian": ("q",),
    "regressor": ("q", "qd", "qdd"),
    "inverse_dynamics_derivatives": ("q", "qd", "qdd"),
    "forward_dynamics_derivatives": ("q", "qd", "tau"),
}


RECURSIVE = "recursive-derivatives"  # has formulas of its own for derivatives; the others' are those of their graphs


def candidates(quantity: str) -> tuple[str, ...]:
    """Registry methods with a formula of their own for a quantity, or for the one it is the derivative of."""
    return tuple(row.key for row in iso.methods() if {quantity, quantity.removesuffix("_derivatives")} & row.quantities.keys())


@lru_cache(maxsize=64)
def traced(robot: Robot, method: str, quantity: str, *, folded: bool = True, **options: Any) -> Graph:
    """The graph without friction, or that of a robot in which nothing folds; kept, because peers and tests ask for the same."""
    return iso.trace(robot if folded else turned(robot), method, quantity, friction=False, **options)


turned = lru_cache(maxsize=4)(generic)  # several quantities of a robot in a row


def agrees(
    robot: Robot, peer: Peer, method: str, quantity: str, x: dict[str, Any], *, constants: int = CONSTANTS_DIRECT, **options: Any
) -> None:
    """A quantity by a method, through the reference interpreter, against the peer's."""
    loads = options.pop("wrench", {})
    theirs = peers_answer(peer, quantity, x, loads, **options)

    def compare(fold: bool) -> None:
        values, bounds = ours(robot, method, quantity, x, constants, loads, fold=fold, **options)
        for (name, value), expected in zip(values.items(), theirs, strict=True):
            within(value, expected, bounds[name], f"{robot.name}, {method}, {quantity} {name}:")

    held(compare)


def ours(
    robot: Robot,
    method: str,
    quantity: str,
    x: dict[str, Any],
    constants: int,
    loads: dict[str, Any],
    *,
    fold: bool = False,
    **options: Any,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """(values, what a peer may differ by), by output name; `fold`: a peer that folds, and rounds, as we do."""
    graph = traced(robot, method, quantity, wrench_frames=tuple(loads), **options)
    inputs = {name: x[name] for name in INPUTS[quantity]} | {f"wrench:{frame}": load for frame, load in loads.items()}
    values, own = bounded(graph, inputs, constants=constants + 4 * (constants + 3) * fixed_turns(robot, method))
    alike = fold or (method == peers_way(quantity) and not folds(robot))
    other = own if alike else unfolded(robot, quantity, inputs, constants, tuple(loads), options)
    return values, {name: between(own[name], other[name]) for name in own}


#: methods that turn vectors into base axes
BASE_AXES = ("lagrange", "momentum", "screw", "kane", "kane-recursive", "hollerbach")


def fixed_turns(robot: Robot, method: str) -> int:
    """How many rotations in a row a method in base axes folds into its constants: those before the first joint that turns.

    A vector is turned there and back and enters M twice: 4 times the rounding of the matrix and of three products.
    """
    row = {robot.root.name: 0}
    for joint in robot.joints:
        row[joint.child] = row[joint.parent] + 1 if joint.type != "revolute" and row[joint.parent] >= 0 else -1
    return max(row.values()) if method in BASE_AXES else 0


def peers_way(quantity: str) -> str:
    """The method whose terms are those that a peer adds up, whatever method is compared with it (N^T M N has smaller ones)."""
    return "composite-body" if quantity in ("mass_matrix", "coriolis_matrix", "gravity_torque") else "newton-euler"


_UNFOLDED: dict[Any, dict[str, Any]] = {}


def unfolded(
    robot: Robot, quantity: str, inputs: dict[str, Any], constants: int, loads: tuple[str, ...], options: dict[str, Any]
) -> dict[str, Any]:
    """Bounds of a program that folds nothing; kept, because every method of a robot asks for the same."""
    key = (robot, quantity, constants, loads, tuple(options.items()), *(array.tobytes() for array in inputs.values()))
    if key not in _UNFOLDED:
        graph = traced(robot, peers_way(quantity), quantity, folded=False, wrench_frames=loads, **options)
        _, _UNFOLDED[key] = bounded(graph, inputs, constants=constants)
    return _UNFOLDED[key]


def folds(robot: Robot) -> bool:
    """Whether some joint has a coordinate axis, so that our graph leaves out what a peer computes."""
    return any(abs(x) == 1 for joint in robot.movable_joints for x in joint.axis)


def peers_answer(peer: Peer, quantity: str, x: dict[str, Any], loads: dict[str, Any], **options: Any) -> list[Any]:
    """The peer's outputs, one state after the other, stacked."""
    answers = []
    for k in range(len(x["q"])):
        extra: dict[str, Any] = dict(options)
        if loads:
            extra["wrench"] = {frame: load[k] for frame, load in loads.items()}
        answer = getattr(peer, quantity)(*(x[name][k] for name in INPUTS[quantity]), **extra)
        answers.append(answer if isinstance(answer, tuple) else (answer,))
    return [np.array(column) for column in zip(*answers, strict=True)]


def forward_bound(
    robot: Robot, peer: Peer, x: dict[str, Any], qdd: Any, constants: int, loads: dict[str, Any], fold: bool = False
) -> Any:
    """(states, 1): |M^-1| times the rounding of M qdd + bias - tau, which is all that a stable solution leaves over."""
    _, bounds = ours(robot, "newton-euler", "inverse_dynamics", x | {"qdd": qdd}, constants, loads, fold=fold)
    rest = np.linalg.norm(bounds["inverse_dynamics"], axis=-1)
    return np.array([np.linalg.norm(np.linalg.inv(peer.mass_matrix(q)), 2) * e for q, e in zip(x["q"], rest, strict=True)])[:, None]


def agrees_on_forward_dynamics(
    robot: Robot,
    peer: Peer,
    methods: Sequence[str],
    x: dict[str, Any],
    *,
    constants: int = CONSTANTS_DIRECT,
    wrench: dict[str, Any] | None = None,
) -> None:
    """Accelerations, to the condition of the inertia matrix."""
    loads = wrench or {}
    (expected,) = peers_answer(peer, "forward_dynamics", x, loads)
    inputs = {name: x[name] for name in ("q", "qd", "tau")} | {f"wrench:{frame}": load for frame, load in loads.items()}
    values = {
        method: evaluate(traced(robot, method, "forward_dynamics", wrench_frames=tuple(loads)), inputs)["forward_dynamics"]
        for method in methods
    }

    def compare(fold: bool) -> None:
        bound = forward_bound(robot, peer, x, expected, constants, loads, fold)
        for method, value in values.items():
            within(value, expected, bound, f"{robot.name}, {method}, forward_dynamics:")

    held(compare)


def agrees_on_forward_derivatives(
    robot: Robot, peer: Peer, method: str, x: dict[str, Any], loads: dict[str, Any] | None = None
) -> None:
    """d qdd = -M^-1 d tau: the error of M^-1 times that of d tau, and both sides carry the condition of M."""
    loads = loads or {}
    expected = peers_answer(peer, "forward_dynamics_derivatives", x, loads)
    (qdd,) = peers_answer(peer, "forward_dynamics", x, loads)
    extra = {f"wrench:{frame}": load for frame, load in loads.items()}
    values, bounds = ours(robot, "newton-euler", "inverse_dynamics_derivatives", x | {"qdd": qdd}, CONSTANTS_DIRECT, loads)
    graph = iso.trace(robot, method, "forward_dynamics_derivatives", friction=False, wrench_frames=tuple(loads))
    mine, _ = bounded(graph, {name: x[name] for name in ("q", "qd", "tau")} | extra)
    norm = lambda A: np.linalg.norm(A, axis=(-2, -1))  # noqa: E731
    M_inverse = np.linalg.norm(np.linalg.inv(values["dqdd"]), 2, axis=(-2, -1))
    # d tau/d q is taken at a qdd that is itself off, and grows with it by dM/dq: no larger than the sum of all terms of M, which is
    # what the running bound of M counts, in units of the rounding
    spread = forward_bound(robot, peer, x, qdd, CONSTANTS_DIRECT, loads)[:, 0] * norm(bounds["dqdd"]) / np.finfo(float).eps
    solved = {"dq": norm(bounds["dq"]) + spread, "dqd": norm(bounds["dqd"]), "dtau": np.zeros(len(qdd))}
    for name, theirs in zip(("dq", "dqd", "dtau"), expected, strict=True):
        bound = 2 * M_inverse * (solved[name] + norm(bounds["dqdd"]) * norm(theirs))  # solving rounds as often as forming
        within(mine[name], theirs, bound[:, None, None], f"{robot.name}, {method}, d qdd {name}:")


def regressor_gives_torques(robot: Robot, peer: Peer, x: dict[str, Any]) -> None:
    """tau = Y pi, with pi of the merged bodies in the user's link frames."""
    Y, spread = bounded(iso.trace(robot, "newton-euler", "regressor", motors=False), x, constants=CONSTANTS_DIRECT)
    tau, own = bounded(
        iso.trace(robot, "newton-euler", "inverse_dynamics", motors=False, friction=False), x, constants=CONSTANTS_DIRECT
    )  # fmt: skip
    pi = peer.inertial_parameters()
    size = np.abs(Y["regressor"]) @ np.abs(pi)  # pi is moved to the link frames, and the product has 10 n terms
    bound = (
        own["inverse_dynamics"] + spread["regressor"] @ np.abs(pi) + (10 * robot.n + CONSTANTS_DIRECT) * np.finfo(float).eps * size
    )
    within(Y["regressor"] @ pi, tau["inverse_dynamics"], between(bound), f"{robot.name}, Y pi:")
