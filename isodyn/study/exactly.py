"""Exact agreement: whether two methods compute the same function of the state for one robot, with no rounding at all.

The robot becomes its exact twin: every number that is not zero turns into a symbol that stands for precisely the fraction the float
is, and a rotation whose entries are not all 0 or 1 is made of the cosines and sines of such symbols, because the rounded matrix is
not orthogonal.  Graphs of the twin are evaluated at a random state modulo p = 2^61 - 1 (see graph.exact).

Coulomb friction is left out of the twin: it asks for the sign of qd, which a residue does not have.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from random import Random

import numpy as np

from isodyn.dynamics.trace import trace
from isodyn.errors import GraphError, MethodError
from isodyn.graph.exact import P, evaluate_exactly, residue
from isodyn.graph.node import Context
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import Array, Scalar, frame_with_z, planar, pose

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
    _known: dict[tuple[str, str, int], list[int]] = field(default_factory=dict)

    def state(self, name: str, seed: int) -> list[int]:
        """Residues of q, qd, qdd or tau; the same seed gives every method the same state."""
        return [Random(f"{seed} {name} {k}").randrange(P) for k in range(self.robot.n)]

    def residues(self, method: str, quantity: str, seed: int) -> list[int]:
        """The entries of a quantity at the state of this seed."""
        key = (method, quantity, seed)
        if key not in self._known:
            graph = trace(self.robot, method, quantity, parameters=tuple(self.values))
            state = {port.name: self.state(port.name, seed) for port in graph.inputs if port.name not in self.values}
            self._known[key] = evaluate_exactly(graph, {name: [value] for name, value in self.values.items()} | state)
        return self._known[key]


def exactly(twin: Twin, quantity: str, method: str, other: str, seed: int, *, source: str | None = None) -> Exact:
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
        return Exact(mine == base) if source is None else _own(mine, base, twin.state("qd", attempt))
    return Exact(None, reason=reason)


def _own(mine: list[int], base: list[int], qd: list[int]) -> Exact:
    """C qd of two matrices, and whether C + C^T is that of the other: dM/dt, when the other is of the Christoffel symbols."""
    n = len(qd)
    C, K = (np.array(entries, dtype=object).reshape(n, n) for entries in (mine, base))
    rates = np.array(qd, dtype=object)
    return Exact(not ((C - K) @ rates % P).any(), not ((C + C.T - K - K.T) % P).any())


def twin(robot: Robot) -> Twin:
    """The exact twin of a robot without symbols."""
    maker = _Maker()
    links = tuple(maker.link(link) for link in robot.links)
    joints = tuple(maker.joint(joint) for joint in robot.joints)
    exact = replace(robot, links=links, joints=joints, gravity=maker.array(robot.gravity))
    return Twin(exact, maker.values, maker.numbers)


class _Maker:
    """Turns numbers into symbols, in a context of its own, and keeps what they stand for."""

    def __init__(self) -> None:
        self.values: dict[str, int] = {}
        self.numbers: dict[str, float] = {}
        self._context = Context()

    def scalar(self, number: float) -> Scalar:
        if number == 0:
            return 0.0
        name = f"x{len(self.values)}"
        self.numbers[name] = float(number)
        self.values[name] = residue(self.numbers[name])
        return self._context.symbol(name)

    def array(self, numbers: Array) -> Array:
        result = np.empty(numbers.shape, dtype=object)
        result.flat[:] = [self.scalar(x) for x in numbers.flat]
        return result

    def rotation(self, R: Array) -> Array:
        if np.isin(R, (-1.0, 0.0, 1.0)).all():
            return R
        for k in range(3):
            x, y = (k + 1) % 3, (k + 2) % 3
            if R[k, k] == 1.0:
                return planar(k, self.scalar(math.atan2(R[y, x], R[x, x])))
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
        origin, axis, mount = joint.origin, joint.axis, joint.mount
        if joint.nv and np.abs(axis).max() != 1.0:  # a slanting axis is rounded too: it becomes the z of a turned frame
            align = pose(frame_with_z(axis))
            origin, axis, mount = origin @ align, np.array([0.0, 0.0, 1.0]), align.T @ mount
        scalars = {name: self.scalar(getattr(joint, name)) for name in ("offset", "rotor_inertia", "gear_ratio", "viscous")}
        return replace(joint, origin=self.pose(origin), axis=axis, mount=self.pose(mount), coulomb=(0.0, 0.0), **scalars)
