"""Agreement of two methods on a quantity: numerically, relative to a rounding bound, and exactly.

Numerically.  Each method's kernel is compared with the kernel of the first method in the registry.  The bound of an entry is the
sum of the two methods' rounding bounds, found by running their graphs on (value, error) pairs in the reference interpreter.  Those
graphs keep the robot's numbers as inputs: a kernel folds products of them into constants, and that rounding counts too.  Input
rotations carry their distance from orthogonal matrices as errors: methods agree for orthogonal ones only (see dynamics/trace.py).

Exactly.  The robot is replaced by its exact robot: every nonzero number becomes a symbol whose value is the fraction that the float
is.  A rotation with entries other than 0, 1 and -1 is built from cosines and sines of such symbols, because the rounded matrix is
not orthogonal.  Graphs of the exact robot are evaluated at a random state modulo p = 2^61 - 1 (see graph.exact), without rounding.
Two effects are left out: Coulomb friction, which needs the sign of qd, and springs of quaternion joints, which need an angle.
Residues have neither.

Matrices C that differ between methods are compared by C qd, which all of them share.
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
from isodyn.study.witness import Arithmetic, ReferenceValues, products, reference_values_in

LARGE = 12  # joints up to which every check is fast
MOST = 30  # joints above which comparing methods of order n^3 takes minutes


# -- numerically ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Agreement:
    """Numerical difference of a method from another one at N states.

    quantity, method, other   names; other is the first method of the registry, or "qdd given" for recovered accelerations
    difference  (N,)          largest absolute difference of a state's entries
    bound       (N,)          largest rounding bound of that state's entries
    ratio                     largest difference / bound over all entries; at most 1 if rounding explains every difference
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
        """True if every bound is finite; there is none where a pivot may be zero within its error."""
        return bool(np.isfinite(self.bound).all())

    @property
    def absolute(self) -> float:
        """Largest difference."""
        return float(self.difference.max(initial=0.0))

    @property
    def relative(self) -> float:
        """Largest difference / largest entry of the quantity."""
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


def side_by_side(results: Sequence[Array]) -> Array:
    """Return a single result (N, ...), or k matrices (N, n, n) side by side: (N, n, k n)."""
    return results[0] if len(results) == 1 else np.concatenate(results, axis=-1)


#: quantity whose matrix C depends on the method -> the quantity whose C qd it must equal
COMMON = {key: row.common for key, row in QUANTITIES.items() if row.common}


def share(part: Array, whole: Array) -> Array:
    """Return part / whole, with 0 / 0 = 0 and x / 0 = inf."""
    shares: Array = np.divide(part, whole, out=np.where(part == 0, 0.0, np.inf), where=whole > 0)
    return shares


def random_states(robot: Robot, states: int, seed: int, *, resting: int = 2, friction: bool = True) -> dict[str, Array]:
    """Return q (states, nq), qd, qdd within (-2, 2) and the resulting torques, (states, n)   [rad|m, /s, /s2, N m|N].

    Quaternions have length 1.
    resting   number of states at rest at the end (never the first state); the last one is at the neutral pose
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
    """Evaluate a quantity by the method of a compiled robot at N states {input: (N, n)}."""
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
    """Return (N, ...) rounding bounds of a method's kernel, relative to the robot with exactly orthogonal rotations.

    Derivatives by q, by qd and by the third input are side by side: (N, n, 3 n).
    merging   include the rounding of merging fixed links; else start from the merged bodies that all methods use
    read      number of earlier roundings of each of the user's numbers; only with merging
    """
    graph, numbers, errors = trace_with_numbers(robot, method, quantity, merging=merging, frame=frame, read=read)
    off = {"numbers": errors, "q": _off_unit(robot, inputs["q"])}
    bounds = evaluate_bound(graph, {**inputs, "numbers": numbers}, errors=off)[1]
    return side_by_side([bounds[name] for name in QUANTITIES[quantity].outputs])


def _off_unit(robot: Robot, q: Array) -> Array:
    """Return (nq,): largest distance of the quaternions in q (N, nq) from unit quaternions, per entry."""
    off = np.zeros(q.shape)
    for place in robot.quaternions:
        for state, error in zip(q[:, place : place + 4], off[:, place : place + 4], strict=True):
            excess = sum((Fraction(x) ** 2 for x in state.tolist()), Fraction(-1))  # floats would round it away
            error[:] = np.abs(state) * abs(float(excess)) / 2
    largest: Array = off.max(axis=0)
    return largest


def by_methods(robot: Robot, quantity: str, inputs: Mapping[str, Array], methods: Sequence[str] | None = None) -> dict[str, Values]:
    """Return {method: values and bounds} for every method (of `methods`) that has a formula and supports this robot."""
    result = {}
    for method in methods_for(quantity) if methods is None else methods:
        with contextlib.suppress(MethodError):
            result[method] = values_by(compile(robot, method=method), quantity, inputs)
    return result


def common(found: Values, qd: Array) -> Values:
    """Return C qd (N, n) of a method's C (N, n, n).  Its bound: that of C times |qd|, and n roundings of each sum."""
    n, unit = qd.shape[-1], float(np.finfo(float).eps) / 2
    bound = _product_of(found.bound, np.abs(qd)) + n * unit * _product_of(np.abs(found.value), np.abs(qd))
    return Values(_product_of(found.value, qd), bound)


def _product_of(matrices: Array, vectors: Array) -> Array:
    product: Array = np.einsum("nij,nj->ni", matrices, vectors)
    return product


def against_first(quantity: str, found: Mapping[str, Values]) -> list[Agreement]:
    """Compare every other method with the first one."""
    first, *others = found
    return [against(quantity, method, found[method], first, found[first]) for method in others]


def against(quantity: str, method: str, found: Values, other: str, base: Values) -> Agreement:
    """Compare the values of a method with those of another one."""
    size, bound = (np.abs(x).reshape(len(x), -1) for x in (found.value - base.value, found.bound + base.bound))
    bound = np.where(np.isnan(bound), np.inf, bound)  # nan: the analysis has no bound
    worst, scale = float(share(size, bound).max(initial=0.0)), float(np.abs(base.value).max(initial=0.0))
    return Agreement(quantity, method, other, size.max(axis=1), bound.max(axis=1), worst, scale)


def against_common(quantity: str, found: Mapping[str, Values], shared: Mapping[str, Values], qd: Array) -> list[Agreement]:
    """Compare C qd of every method's matrix with that of COMMON[quantity] by the first method."""
    first, base = next(iter(shared.items()))
    return [against(quantity, method, common(values, qd), first, common(base, qd)) for method, values in found.items()]


def check_joints(robot: Robot, verb: str, what: str) -> None:
    """Refuse a robot without joints, with a prescribed base, or with too many joints to compare all methods."""
    if robot.n == 0:
        raise ModelError(f"robot {robot.name!r} has no moving joint to {verb}")
    if robot.moving_base:
        raise ModelError(f"{verb}: robot {robot.name!r} has a prescribed base; use with_base('floating') or with_base('fixed')")
    if robot.n > MOST:
        raise ModelError(f"{verb}: {robot.name!r} has {robot.n} joints; {what} supports at most {MOST}; use bench or count instead")


def regular(robot: Robot, q: Array) -> bool:
    """True if the mass matrix is invertible at every state (N, nq)."""
    return bool(np.linalg.matrix_rank(compile(robot).mass_matrix(q)).min() == robot.n)


def recovered(robot: Robot, motion: Mapping[str, Array], torques: Values, mass: Array) -> list[Agreement]:
    """Compare forward dynamics by each method with the accelerations from which the torques were computed.

    torques   inverse dynamics along the motion, with bounds; an error d tau changes the result by M^-1 d tau
    mass      (N, n, n) inertia matrices
    """
    truth = Values(motion["qdd"], _product_of(np.abs(np.linalg.inv(mass)), torques.bound))
    found = by_methods(robot, "forward_dynamics", {**motion, "tau": torques.value})
    return [against("forward_dynamics", m, v, "qdd given", truth) for m, v in found.items()]


# -- exactly ----------------------------------------------------------------------------------------------------------

ATTEMPTS = 8  # states tried if a square root does not exist modulo p, or a divisor is zero


@dataclass(frozen=True)
class Exact:
    """Are two methods equal modulo p?  `equal` is None if this could not be decided; `reason` says why.

    skew   for matrices C: is dM/dt - 2 C skew-symmetric?
    """

    equal: bool | None
    skew: bool | None = None
    reason: str = ""


UNDECIDED = Exact(None)


@dataclass(frozen=True, eq=False)
class ExactRobot:
    """A robot whose numbers are symbols; `values` are their residues modulo p, `numbers` their floats."""

    robot: Robot
    values: dict[str, int]
    numbers: dict[str, float]
    _known: dict[tuple[object, ...], list[int]] = field(default_factory=dict)
    _references: dict[int, ReferenceValues] = field(default_factory=dict)

    def state(self, name: str, seed: int) -> list[int]:
        """Return residues of q, qd, qdd or tau: random, equal for all methods at one seed, with unit quaternions."""
        drawn = [Random(f"{seed} {name} {k}").randrange(P) for k in range(self.robot.nq if name == "q" else self.robot.n)]
        for place in self.robot.quaternions if name == "q" else ():
            drawn[place : place + 4] = sphere(*drawn[place : place + 3])
        return drawn

    def graph(self, method: str | None, quantity: str, *, reduce: Sequence[str] = (), frame: str | None = None) -> Graph:
        """Trace the graph of a quantity (options as in `trace`) with the symbols among its inputs."""
        return trace(self.robot, method, quantity, parameters=tuple(self.values), reduce=reduce, frame=frame)

    def residues(
        self, method: str | None, quantity: str, seed: int, *, reduce: tuple[str, ...] = (), frame: str | None = None
    ) -> list[int]:
        """Return the entries of a quantity at the state of this seed."""
        key = (method, quantity, seed, reduce, frame)
        if key not in self._known:
            graph = self.graph(method, quantity, reduce=reduce, frame=frame)
            state = {port.name: self.state(port.name, seed) for port in graph.inputs if port.name not in self.values}
            self._known[key] = evaluate_exactly(graph, {name: [value] for name, value in self.values.items()} | state)
        return self._known[key]

    def reference_values(self, seed: int) -> ReferenceValues:
        """Return the witness's values at the state of this seed, as residues."""
        if seed not in self._references:
            q, qd, qdd = (np.array(self.state(name, seed), dtype=object) for name in ("q", "qd", "qdd"))
            self._references[seed] = reference_values_in(self.arithmetic, self.robot, q, qd, qdd)
        return self._references[seed]

    def products(self, seed: int, wanted: Collection[str]) -> dict[str, tuple[Array, Array]]:
        """Return the witness's matrix-vector products with a random vector (see witness.products) at the state of this seed."""
        state = {name: np.array(self.state(name, seed), dtype=object) for name in ("q", "qd", "qdd", "tau")}
        return products(self.arithmetic, self.robot, state, seed, wanted)

    @property
    def arithmetic(self) -> Arithmetic[Residue]:
        """Arithmetic modulo p for the witness: converts numbers and symbols of the robot to residues."""
        return Arithmetic(self.residue, lambda x: Residue(half_tangent(x.value)))

    def residue(self, x: Scalar) -> Residue:
        """Return the residue of a number of the model or of a state."""
        if isinstance(x, Expr):
            return Residue(evaluate_expression(x, self.values.__getitem__))
        assert not is_symbolic(x)
        return Residue(x if isinstance(x, int) else residue(x))


def exact_agreement(exact: ExactRobot, quantity: str, method: str, other: str, seed: int, *, source: str | None = None) -> Exact:
    """Decide whether two methods give the same quantity modulo p.

    source   compare C qd with this quantity of the other method; None: compare the same quantity entry by entry
    """
    reason = ""
    for attempt in range(seed, seed + ATTEMPTS):
        try:
            mine, base = exact.residues(method, quantity, attempt), exact.residues(other, source or quantity, attempt)
        except GraphError as error:
            reason = str(error)
            continue
        except MethodError as error:
            return Exact(None, reason=f"the method refuses the robot with exact rotations: {error}")
        if source is None:
            return Exact(mine == base)
        n, qd = exact.robot.n, np.array(exact.state("qd", attempt), dtype=object)
        C, K = (np.array(entries, dtype=object).reshape(n, n) for entries in (mine, base))
        # K from Christoffel symbols: K + K^T = dM/dt
        return Exact(not ((C - K) @ qd % P).any(), not ((C + C.T - K - K.T) % P).any())
    return Exact(None, reason=reason)


def exact_robot(robot: Robot) -> ExactRobot:
    """Build the exact robot of a robot without symbols."""
    maker = _ExactRobotBuilder()
    links = [maker.link(link) for link in robot.links]
    joints = tuple(maker.joint(part) for joint in robot.joints for part in _parts(joint))
    links += [Link(joint.child) for joint in joints if joint.child not in robot.link_names]
    exact = replace(robot, links=tuple(links), joints=joints, gravity=maker.array(robot.gravity))
    return ExactRobot(exact, maker.values, maker.numbers)


def without_attitude_springs(robot: Robot) -> Robot:
    """Return the robot without springs on quaternion and planar joints, which the exact robot leaves out."""
    if not any(joint.is_manifold and any(part.stiffness for part in joint.parts) for joint in robot.movable_joints):
        return robot
    return replace(robot, joints=tuple(replace(joint, stiffness=0.0) if joint.is_manifold else joint for joint in robot.joints))


def _parts(joint: Joint) -> tuple[Joint, ...]:
    """Return the joint, or the chain of one-axis joints that it consists of, so that each axis can be aligned."""
    return (joint,) if joint.is_manifold or joint.nv <= 1 else joint.parts


class _ExactRobotBuilder:
    """Replaces numbers by symbols of a new context and records their values."""

    def __init__(self) -> None:
        self.values: dict[str, int] = {}
        self.numbers: dict[str, float] = {}
        self._context = Context()

    def scalar(self, number: Scalar) -> Scalar:
        if number == 0:
            return 0.0
        name = f"x{len(self.values)}"
        self.numbers[name] = constant("exact robot", number)
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
        yaw = math.atan2(R[1, 0], R[0, 0])  # the other two angles come from R without the yaw: accurate at any pitch
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
        if joint.nv and coordinate_axis(joint.axis) is None:  # a general axis is rounded too: make it the z axis of a rotated frame
            joint = joint.aligned()
        if joint.is_manifold:
            joint = replace(joint, stiffness=0.0)
        return replace(
            mapped_drives(replace(joint, coulomb=(0.0, 0.0), static=(0.0, 0.0)), self.scalar),
            origin=self.pose(joint.origin),
            mount=self.pose(joint.mount),
        )
