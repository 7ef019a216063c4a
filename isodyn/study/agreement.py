"""Agreement: one quantity by every method that offers it, against the rounding that its operations can explain.

Each method's kernel is compared with the kernel of the first method in the registry.  The bound of an entry is the sum of the two
methods' own rounding bounds, found by running their graphs on (value, error) pairs in the reference interpreter.  Those graphs keep
the robot's numbers as inputs: a kernel has products of them folded into constants, and that rounding belongs to the method too.
Rotations enter with what separates them from true ones, for which alone the methods agree (see model/numbered.py).

A matrix C that is the method's own (Quantity.own) is compared by C qd, which it shares with the matrix of the Christoffel symbols.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from isodyn.backends.reference import evaluate_bound
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.dynamics.trace import trace_numbered
from isodyn.errors import MethodError
from isodyn.formulations.registry import QUANTITIES, methods_for
from isodyn.model.robot import Robot
from isodyn.spatial import Array


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
        """Plain numbers, without the course over time."""
        ratio = self.ratio if self.bounded and math.isfinite(self.ratio) else None
        names = {"quantity": self.quantity, "method": self.method, "other": self.other}
        return {**names, "absolute": self.absolute, "relative": self.relative, "ratio_to_bound": ratio, "scale": self.scale}


@dataclass(frozen=True)
class Values:
    """A quantity by one method: the kernel's values and their rounding bounds, (N, ...)."""

    value: Array
    bound: Array


#: a quantity that is the method's own -> the one whose C qd it must have all the same
COMMON = {"convective_matrix": "coriolis_matrix"}


def values_by(dynamics: Dynamics, quantity: str, inputs: Mapping[str, Array]) -> Values:
    """A quantity by the method of a compiled robot, at N states {input: (N, n)}."""
    robot, method = dynamics.robot, dynamics.method_for(quantity)
    value = getattr(dynamics, quantity)(*(inputs[name] for name in QUANTITIES[quantity].inputs))
    return Values(value, bound_by(robot, method, quantity, inputs))


def bound_by(robot: Robot, method: str, quantity: str, inputs: Mapping[str, Array]) -> Array:
    """(N, ...) bounds on how far a method's kernel is from the truth of a robot whose rotations are true ones."""
    graph, numbers, errors = trace_numbered(robot, method, quantity)
    return evaluate_bound(graph, {**inputs, "numbers": numbers}, errors={"numbers": errors})[1][quantity]


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
    return _pair(quantity, method, other, found.value - base.value, found.bound + base.bound, base.value)


def against_common(robot: Robot, quantity: str, inputs: Mapping[str, Array]) -> list[Agreement]:
    """C qd of every method's own matrix against that of COMMON[quantity] by its first method."""
    qd = inputs["qd"]
    first, base = reference(robot, COMMON[quantity], inputs)
    found = by_methods(robot, quantity, inputs)
    return [against(quantity, method, common(values, qd), first, common(base, qd)) for method, values in found.items()]


def reference(robot: Robot, quantity: str, inputs: Mapping[str, Array]) -> tuple[str, Values]:
    """The first method of the registry that gives a quantity of this robot, and its values."""
    for method in methods_for(quantity):
        with contextlib.suppress(MethodError):
            return method, values_by(compile(robot, method=method), quantity, inputs)
    raise MethodError(f"no method gives {quantity} of {robot.name!r}")


def regular(robot: Robot, q: Array) -> bool:
    """Whether the mass matrix can be inverted at every state: no joint moves nothing."""
    return bool(np.linalg.matrix_rank(compile(robot).mass_matrix(q)).min() == robot.n)


def recovered(robot: Robot, motion: Mapping[str, Array], torques: Values, mass: Array) -> list[Agreement]:
    """Forward dynamics of the torques by each method against the accelerations the torques were made from.

    torques   inverse dynamics along the motion, with their bounds; an error d tau moves the result by M^-1 d tau
    mass      (N, n, n) inertia matrices
    """
    carried = _times(np.abs(np.linalg.inv(mass)), torques.bound)
    found = by_methods(robot, "forward_dynamics", {**motion, "tau": torques.value})
    truth = motion["qdd"]
    return [_pair("forward_dynamics", m, "qdd given", v.value - truth, v.bound + carried, truth) for m, v in found.items()]


def _pair(quantity: str, method: str, other: str, difference: Array, bound: Array, scale: Array) -> Agreement:
    size, room = (np.abs(x).reshape(len(x), -1) for x in (difference, bound))
    room = np.where(np.isnan(room), np.inf, room)  # the analysis lost track: no bound
    ratio = np.divide(size, room, out=np.where(size == 0, 0.0, np.inf), where=room > 0)
    worst = float(ratio.max(initial=0.0))
    return Agreement(quantity, method, other, size.max(axis=1), room.max(axis=1), worst, float(np.abs(scale).max(initial=0.0)))
