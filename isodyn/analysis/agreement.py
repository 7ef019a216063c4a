"""Agreement: one quantity by every method that offers it, against the rounding that its operations can explain.

Each method's kernel is compared with the kernel of the first method in the registry.  The bound of an entry is the sum of the two
methods' own rounding bounds, found by running their graphs on (value, error) pairs in the reference interpreter.  Those graphs keep
the robot's numbers as inputs: a kernel has products of them folded into constants, and that rounding belongs to the method too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from isodyn.backends.reference import evaluate_bound
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.trace import trace
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


def by_methods(robot: Robot, quantity: str, inputs: Mapping[str, Array]) -> dict[str, Values]:
    """{method: values and bounds} for every method with a formula of its own."""
    names = QUANTITIES[quantity].inputs
    numbers = {name: np.reshape(value, -1) for name, value in robot.parameters().items()}
    result = {}
    for method in methods_for(quantity):
        value = getattr(compile(robot, method=method), quantity)(*(inputs[name] for name in names))
        graph = trace(robot, method, quantity, parameters=tuple(numbers))
        result[method] = Values(value, evaluate_bound(graph, {**numbers, **inputs})[1][quantity])
    return result


def compare(quantity: str, found: Mapping[str, Values]) -> list[Agreement]:
    """Every method after the first against the first."""
    first, *others = found
    base = found[first]
    return [_pair(quantity, m, first, found[m].value - base.value, found[m].bound + base.bound, base.value) for m in others]


def recovered(robot: Robot, motion: Mapping[str, Array], torques: Values, mass: Array) -> list[Agreement]:
    """Forward dynamics of the torques by each method against the accelerations the torques were made from.

    torques   inverse dynamics along the motion, with their bounds; an error d tau moves the result by M^-1 d tau
    mass      (N, n, n) inertia matrices
    """
    carried = np.einsum("nij,nj->ni", np.abs(np.linalg.inv(mass)), torques.bound)
    found = by_methods(robot, "forward_dynamics", {**motion, "tau": torques.value})
    truth = motion["qdd"]
    return [_pair("forward_dynamics", m, "qdd given", v.value - truth, v.bound + carried, truth) for m, v in found.items()]


def _pair(quantity: str, method: str, other: str, difference: Array, bound: Array, scale: Array) -> Agreement:
    size, room = (np.abs(x).reshape(len(x), -1) for x in (difference, bound))
    room = np.where(np.isnan(room), np.inf, room)  # the analysis lost track: no bound
    ratio = np.divide(size, room, out=np.where(size == 0, 0.0, np.inf), where=room > 0)
    worst = float(ratio.max(initial=0.0))
    return Agreement(quantity, method, other, size.max(axis=1), room.max(axis=1), worst, float(np.abs(scale).max(initial=0.0)))
