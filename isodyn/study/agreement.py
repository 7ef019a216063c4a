"""Agreement of two methods on a quantity: in numbers, against the rounding that their operations explain, and exactly.

In numbers.  Each method's kernel is compared with the kernel of the first method in the registry.  The bound of an entry is the sum
of the two methods' own rounding bounds, found by running their graphs on (value, error) pairs in the reference interpreter.  Those
graphs keep the robot's numbers as inputs: a kernel has products of them folded into constants, and that rounding belongs to the
method too.  Rotations enter with what separates them from true ones, for which alone the methods agree (see dynamics/trace.py).

Exactly.  The robot becomes its exact twin: every number that is not zero turns into a symbol that stands for precisely the fraction
the float is, and a rotation whose entries are not all 0 or 1 is made of the cosines and sines of such symbols, because the rounded
matrix is not orthogonal.  Graphs of the twin are evaluated at a random state modulo p = 2^61 - 1 (see graph.exact), without
rounding.  Coulomb friction is left out of the twin: it asks for the sign of qd, which a residue does not have; so are springs of
attitudes, which ask for an angle.

A matrix C that is the method's own is compared by C qd, which it shares with the matrix of the Christoffel symbols.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random

import numpy as np

from isodyn.backends.reference import evaluate_bound
from isodyn.check import constant
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.dynamics.trace import trace, trace_with_numbers
from isodyn.errors import GraphError, MethodError, ModelError
from isodyn.formulations.registry import methods_for
from isodyn.graph.exact import P, Residue, evaluate_exactly, evaluate_expression, half_tangent, residue, sphere
from isodyn.graph.graph import Graph
from isodyn.graph.node import Context, Expr
from isodyn.model.joint import Joint, mapped_drives
from isodyn.model.link import Link
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.spatial import Array, Planar, Scalar, coordinate_axis, fixed_rotation, is_symbolic, planar, pose
from isodyn.study.witness import Account, Numbers, account_in, products

LARGE = 12  # joints up to which nothing takes long
MOST = 30  # joints beyond which comparing the methods of order n^3 takes minutes


# -- in numbers -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Agreement:
    """How far a method is from another one along a trajectory of N states.

    quantity, method, other   what is compared; other is the first method of the registry, or "the truth"
    difference  (N,)          largest absolute difference of a state's entries
    bound       (N,)          the rounding bound of that state's entries (largest)
    ratio                     largest difference / bound over all entries; at most 1 when rounding explains everything
    scale                     largest absolute entry of the quantity
    """

    quantity: str
    method: str
    other: str
    difference: Array
    bound: Array
    ratio: float
    scale: float

    @property
    def bounded(self) -> bool:
        """Whether the analysis gave a bound everywhere; it cannot where a pivot may be zero within its own error."""
        return bool(np.isfinite(self.bound).all())

    @property
    def absolute(self) -> float:
        """Largest difference."""
        return float(self.difference.max(initial=0.0))

    @property
    def relative(self) -> float:
        """Largest difference over the largest entry of the quantity."""
        return self.absolute / self.scale if self.scale else 0.0

    def to_dict(self) -> dict[str, object]:
        """Plain numbers, without the differences over time."""
        ratio = self.ratio if self.bounded and math.isfinite(self.ratio) else None
        numbers = {"absolute": self.absolute, "relative": self.relative, "ratio_to_bound": ratio, "scale": self.scale}
        return {"quantity": self.quantity, "method": self.method, "other": self.other, **numbers}


@dataclass(frozen=True)
class Values:
    """A quantity by one method: the kernel's values and their rounding bounds, (N, ...)."""

    value: Array
    bound: Array


def beside(results: Sequence[Array]) -> Array:
    """The only result (N, ...), or matrices (N, n, n) beside each other (N, n, k n)."""
    return results[0] if len(results) == 1 else np.concatenate(results, axis=-1)


#: a quantity that is the method's own -> the one whose C qd it must have all the same
COMMON = {key: row.common for key, row in QUANTITIES.items() if row.common}


def share(part: Array, whole: Array) -> Array:
    """part / whole; nothing over nothing is nothing, something over nothing infinite."""
    shares: Array = np.divide(part, whole, out=np.where(part == 0, 0.0, np.inf), where=whole > 0)
    return shares


def random_states(robot: Robot, states: int, seed: int, *, resting: int = 2, friction: bool = True) -> dict[str, Array]:
    """q (states, nq), qd, qdd within (-2, 2) and the torques that belong to them, (states, n)   [rad|m, /s, /s2, N m|N].

    Quaternions have length 1.
    resting   how many of the last states, but not the first, are at rest; the very last of them is at q = 0
    """
    rng = np.random.default_rng(seed)
    sizes = {"q": robot.nq, "qd": robot.n, "qdd": robot.n}
    result: dict[str, Array] = {name: rng.uniform(-2, 2, (states, size)) for name, size in sizes.items()}
    result["q"] = robot.normalized(result["q"])
    for name, last, rest in (("q", min(resting, 1), robot.neutral()), ("qd", resting, 0.0), ("qdd", resting, 0.0)):
        result[name][max(1, states - last) :] = rest
    result["tau"] = compile(robot, friction=friction, threads=1).inverse_dynamics(result["q"], result["qd"], result["qdd"])
    return result


def values_by(dynamics: Dynamics, quantity: str, inputs: Mapping[str, Array]) -> Values:
    """A quantity by the method of a compiled robot, at N states {input: (N, n)}."""
    robot, method = dynamics.robot, dynamics.method_for(quantity)
    value = getattr(dynamics, quantity)(*(inputs[name] for name in QUANTITIES[quantity].inputs))
    return Values(value, bound_by(robot, method, quantity, inputs))


def bound_by(
    robot: Robot,
    method: str,
    quantity: str,
    inputs: Mapping[str, Array],
    *,
    merging: bool = False,
    frame: str | None = None,
    read: int = 0,
) -> Array:
    """(N, ...) bounds on how far a method's kernel is from the truth of a robot whose rotations are true ones.

    Of derivatives, by q, by qd and by the third beside each other: (N, n, 3 n).
    merging   of the user's robot, before what is fixed together was merged; else of the bodies that all methods start from
    read      how often each of the user's numbers was rounded before; only with merging
    """
    graph, numbers, errors = trace_with_numbers(robot, method, quantity, merging=merging, frame=frame, read=read)
    off = {"numbers": errors, "q": _off_unit(robot, inputs["q"])}
    bounds = evaluate_bound(graph, {**inputs, "numbers": numbers}, errors=off)[1]
    return beside([bounds[name] for name in QUANTITIES[quantity].outputs])


def _off_unit(robot: Robot, q: Array) -> Array:
    """(nq,) how far the quaternions of states (N, nq) are at most from those of length 1 that they stand for."""
    off = np.zeros(q.shape)
    for place in robot.quaternions:
        for state, error in zip(q[:, place : place + 4], off[:, place : place + 4], strict=True):
            excess = sum((Fraction(x) ** 2 for x in state.tolist()), Fraction(-1))  # floats would lose it in their own rounding
            error[:] = np.abs(state) * abs(float(excess)) / 2
    largest: Array = off.max(axis=0)
    return largest


def by_methods(robot: Robot, quantity: str, inputs: Mapping[str, Array], methods: Sequence[str] | None = None) -> dict[str, Values]:
    """{method: values and bounds} for every method (of `methods`) that has a formula of its own and takes this robot."""
    result = {}
    for method in methods_for(quantity) if methods is None else methods:
        with contextlib.suppress(MethodError):
            result[method] = values_by(compile(robot, method=method), quantity, inputs)
    return result


def common(found: Values, qd: Array) -> Values:
    """C qd (N, n) of a method's own C (N, n, n): its bound is that of C carried on, and n roundings of each sum."""
    n, unit = qd.shape[-1], float(np.finfo(float).eps) / 2
    room = _times(found.bound, np.abs(qd)) + n * unit * _times(np.abs(found.value), np.abs(qd))
    return Values(_times(found.value, qd), room)


def _times(matrices: Array, vectors: Array) -> Array:
    product: Array = np.einsum("nij,nj->ni", matrices, vectors)
    return product


def against_first(quantity: str, found: Mapping[str, Values]) -> list[Agreement]:
    """Every method after the first against the first."""
    first, *others = found
    return [against(quantity, method, found[method], first, found[first]) for method in others]


def against(quantity: str, method: str, found: Values, other: str, base: Values) -> Agreement:
    """A method against another one."""
    size, room = (np.abs(x).reshape(len(x), -1) for x in (found.value - base.value, found.bound + base.bound))
    room = np.where(np.isnan(room), np.inf, room)  # the analysis lost track: no bound
    worst, scale = float(share(size, room).max(initial=0.0)), float(np.abs(base.value).max(initial=0.0))
    return Agreement(quantity, method, other, size.max(axis=1), room.max(axis=1), worst, scale)


def against_common(quantity: str, found: Mapping[str, Values], shared: Mapping[str, Values], qd: Array) -> list[Agreement]:
    """C qd of every method's own matrix against that of COMMON[quantity] by the first of the methods that share it."""
    first, base = next(iter(shared.items()))
    return [against(quantity, method, common(values, qd), first, common(base, qd)) for method, values in found.items()]


def check_joints(robot: Robot, verb: str, what: str) -> None:
    """Refuse a robot without joints, or with so many that comparing all methods takes too long."""
    if robot.n == 0:
        raise ModelError(f"robot {robot.name!r} has no moving joint to {verb}")
    if robot.moving_base:
        raise ModelError(f"{verb}: robot {robot.name!r} has a moving base; take with_base('floating'), whose base moves by itself")
    if robot.n > MOST:
        raise ModelError(f"{verb}: {robot.name!r} has {robot.n} joints and {what} takes at most {MOST}; bench and count take more")


def regular(robot: Robot, q: Array) -> bool:
    """Whether the mass matrix can be inverted at every state: no joint moves nothing."""
    return bool(np.linalg.matrix_rank(compile(robot).mass_matrix(q)).min() == robot.n)


def recovered(robot: Robot, motion: Mapping[str, Array], torques: Values, mass: Array) -> list[Agreement]:
    """Forward dynamics of the torques by each method against the accelerations the torques were made from.

    torques   inverse dynamics along the motion, with their bounds; an error d tau moves the result by M^-1 d tau
    mass      (N, n, n) inertia matrices
    """
    truth = Values(motion["qdd"], _times(np.abs(np.linalg.inv(mass)), torques.bound))
    found = by_methods(robot, "forward_dynamics", {**motion, "tau": torques.value})
    return [against("forward_dynamics", m, v, "qdd given", truth) for m, v in found.items()]


# -- exactly ----------------------------------------------------------------------------------------------------------

ATTEMPTS = 8  # states tried when one needs a square root that is not there, or a division by zero, modulo p


@dataclass(frozen=True)
class Exact:
    """Whether two methods are equal modulo p: None where that could not be decided, and why.

    skew   of a method's own C: whether dM/dt - 2 C is skew
    """

    equal: bool | None
    skew: bool | None = None
    reason: str = ""


UNDECIDED = Exact(None)


@dataclass(frozen=True, eq=False)
class Twin:
    """A robot all of whose numbers are symbols, the residues the symbols stand for, and the numbers themselves."""

    robot: Robot
    values: dict[str, int]
    numbers: dict[str, float]
    _known: dict[tuple[object, ...], list[int]] = field(default_factory=dict)
    _accounts: dict[int, Account] = field(default_factory=dict)

    def state(self, name: str, seed: int) -> list[int]:
        """Residues of q, qd, qdd or tau; the same seed gives every method the same state, quaternions of length 1."""
        drawn = [Random(f"{seed} {name} {k}").randrange(P) for k in range(self.robot.nq if name == "q" else self.robot.n)]
        for place in self.robot.quaternions if name == "q" else ():
            drawn[place : place + 4] = sphere(*drawn[place : place + 3])
        return drawn

    def graph(self, method: str | None, quantity: str, *, reduce: Sequence[str] = (), frame: str | None = None) -> Graph:
        """The graph of a quantity (options as in `trace`), the symbols among its inputs."""
        return trace(self.robot, method, quantity, parameters=tuple(self.values), reduce=reduce, frame=frame)

    def residues(
        self, method: str | None, quantity: str, seed: int, *, reduce: tuple[str, ...] = (), frame: str | None = None
    ) -> list[int]:
        """The entries of a quantity at the state of this seed."""
        key = (method, quantity, seed, reduce, frame)
        if key not in self._known:
            graph = self.graph(method, quantity, reduce=reduce, frame=frame)
            state = {port.name: self.state(port.name, seed) for port in graph.inputs if port.name not in self.values}
            self._known[key] = evaluate_exactly(graph, {name: [value] for name, value in self.values.items()} | state)
        return self._known[key]

    def account(self, seed: int) -> Account:
        """What the witness says of the state of this seed, in residues."""
        if seed not in self._accounts:
            q, qd, qdd = (np.array(self.state(name, seed), dtype=object) for name in ("q", "qd", "qdd"))
            self._accounts[seed] = account_in(self.arithmetic, self.robot, q, qd, qdd)
        return self._accounts[seed]

    def products(self, seed: int, wanted: Collection[str]) -> dict[str, tuple[Array, Array]]:
        """What the witness says that matrices make of a random vector (see witness.products), at the state of this seed."""
        state = {name: np.array(self.state(name, seed), dtype=object) for name in ("q", "qd", "qdd", "tau")}
        return products(self.arithmetic, self.robot, state, seed, wanted)

    @property
    def arithmetic(self) -> Numbers[Residue]:
        """What the witness computes with, of the numbers and the symbols of the robot."""
        return Numbers(self.residue, lambda x: Residue(half_tangent(x.value)))

    def residue(self, x: Scalar) -> Residue:
        """A number of the model or of a state as what it is modulo p."""
        if isinstance(x, Expr):
            return Residue(evaluate_expression(x, self.values.__getitem__))
        assert not is_symbolic(x)  # but a number
        return Residue(x if isinstance(x, int) else residue(x))


def exact_agreement(twin: Twin, quantity: str, method: str, other: str, seed: int, *, source: str | None = None) -> Exact:
    """Whether a method gives the same as another one.

    source   the quantity of the other method whose C qd a method's own C must have; None: the same quantity, entry by entry
    """
    reason = ""
    for attempt in range(seed, seed + ATTEMPTS):
        try:
            mine, base = twin.residues(method, quantity, attempt), twin.residues(other, source or quantity, attempt)
        except GraphError as error:
            reason = str(error)
            continue
        except MethodError as error:
            return Exact(None, reason=f"the robot with exact rotations is refused: {error}")
        if source is None:
            return Exact(mine == base)
        n, qd = twin.robot.n, np.array(twin.state("qd", attempt), dtype=object)
        C, K = (np.array(entries, dtype=object).reshape(n, n) for entries in (mine, base))
        # K + K^T is dM/dt where K is of the Christoffel symbols
        return Exact(not ((C - K) @ qd % P).any(), not ((C + C.T - K - K.T) % P).any())
    return Exact(None, reason=reason)


def twin(robot: Robot) -> Twin:
    """The exact twin of a robot without symbols."""
    maker = _Maker()
    links = [maker.link(link) for link in robot.links]
    joints = tuple(maker.joint(part) for joint in robot.joints for part in _parts(joint))
    links += [Link(joint.child) for joint in joints if joint.child not in robot.link_names]
    exact = replace(robot, links=tuple(links), joints=joints, gravity=maker.array(robot.gravity))
    return Twin(exact, maker.values, maker.numbers)


def without_attitude_springs(robot: Robot) -> Robot:
    """The robot as its exact twin has it: without springs on attitudes."""
    if not any(joint.is_manifold and any(part.stiffness for part in joint.parts) for joint in robot.movable_joints):
        return robot
    return replace(robot, joints=tuple(replace(joint, stiffness=0.0) if joint.is_manifold else joint for joint in robot.joints))


def _parts(joint: Joint) -> tuple[Joint, ...]:
    """The joint, or the one-axis joints that it is a chain of, whose axes can be turned one by one."""
    return (joint,) if joint.is_manifold or joint.nv <= 1 else joint.parts


class _Maker:
    """Turns numbers into symbols, in a context of its own, and keeps what they stand for."""

    def __init__(self) -> None:
        self.values: dict[str, int] = {}
        self.numbers: dict[str, float] = {}
        self._context = Context()

    def scalar(self, number: Scalar) -> Scalar:
        if number == 0:
            return 0.0
        name = f"x{len(self.values)}"
        self.numbers[name] = constant("exact twin", number)
        self.values[name] = residue(self.numbers[name])
        return self._context.symbol(name)

    def array(self, numbers: Array) -> Array:
        result = np.empty(numbers.shape, dtype=object)
        result.flat[:] = [self.scalar(x) for x in numbers.flat]
        return result

    def rotation(self, R: Array) -> Array:
        if np.isin(R, (-1.0, 0.0, 1.0)).all():
            return R
        for turn in fixed_rotation(R).factors:
            if isinstance(turn, Planar):
                return planar(turn.axis, self.scalar(math.atan2(R[turn.y, turn.x], R[turn.x, turn.x])))
        yaw = math.atan2(R[1, 0], R[0, 0])  # then the other two from R with this turn undone: accurate at any pitch
        turned = planar(2, -yaw) @ R
        pitch, roll = math.atan2(-turned[2, 0], turned[0, 0]), math.atan2(-turned[1, 2], turned[1, 1])
        result: Array = planar(2, self.scalar(yaw)) @ planar(1, self.scalar(pitch)) @ planar(0, self.scalar(roll))
        return result

    def pose(self, T: Array) -> Array:
        return pose(self.rotation(T[:3, :3]), self.array(T[:3, 3]))

    def link(self, link: Link) -> Link:
        I = link.inertia
        six = self.array(np.array([I[0, 0], I[1, 1], I[2, 2], I[0, 1], I[0, 2], I[1, 2]]))
        return replace(link, mass=self.scalar(link.mass), com=self.array(link.com), inertia=six)

    def joint(self, joint: Joint) -> Joint:
        if joint.nv and coordinate_axis(joint.axis) is None:  # a slanting axis is rounded too: it becomes the z of a turned frame
            joint = joint.aligned()
        if joint.is_manifold:
            joint = replace(joint, stiffness=0.0)
        return replace(
            mapped_drives(replace(joint, coulomb=(0.0, 0.0), static=(0.0, 0.0)), self.scalar),
            origin=self.pose(joint.origin),
            mount=self.pose(joint.mount),
        )
