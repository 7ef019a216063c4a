"""Coupling: a joint that follows others (gears, racks, mimic joints), and all joint positions as a function of q.

A coupled joint has no entry in q, qd and tau.  The coordinates of all joints of the tree follow from q:

    q_tree = E q + e,        qd_tree = E qd,        qdd_tree = E qdd,        tau = E^T tau_tree                               (1)

E and e are constant, so M = E^T M_tree E, C = E^T C_tree E, and dM/dt - 2 C stays skew-symmetric (formulations/couplings.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from isodyn.check import constant, mapping
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.joint import Joint
from isodyn.spatial import Array

MOST_RATIOS = 1_000_000  # over all coupled joints of a robot


@dataclass(frozen=True)
class Coupling:
    """q[joint] = sum of ratio * q[other] + offset: an exact constraint; the joint has no entry in q.

    joint    name of the coupled joint; it has one degree of freedom: revolute, prismatic or helical
    others   {name of a joint with one DOF: ratio}: rad/rad for gears, m/rad for racks driven by a rotation, rad/m the other way
    offset   position of the joint with the others at 0                                   [rad] or [m]
    """

    joint: str
    others: Mapping[str, float]
    offset: float = 0.0

    def __post_init__(self) -> None:
        if not isinstance(self.joint, str) or not self.joint:
            raise ModelError(f"a coupling needs the name of the coupled joint first, got {self.joint!r}")
        where = f"coupling of joint {self.joint!r}"
        given = {str(name): constant(f"{where}: ratio to {name!r}", x) for name, x in mapping(where, self.others).items()}
        if not given:
            raise ModelError(f"{where}: it follows no other joint; give {{other: ratio}}, or make the joint fixed")
        if self.joint in given:
            raise ModelError(f"{where}: a joint cannot follow itself; name other joints")
        if still := next((name for name, ratio in given.items() if ratio == 0.0), None):
            raise ModelError(f"{where}: the ratio to {still!r} is 0, so {still!r} has no effect; leave {still!r} out")
        object.__setattr__(self, "others", _Ratios(given))
        object.__setattr__(self, "offset", constant(f"{where}: offset", self.offset))

    def __hash__(self) -> int:
        return hash((self.joint, frozenset(self.others.items()), self.offset))


class _Ratios(dict[str, float]):
    """Immutable ratios."""

    def _refuse(self, *_: object) -> None:
        raise TypeError("couplings are immutable; create a new Coupling")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type[dict[str, float]], tuple[dict[str, float]]]:
        return _Ratios, (dict(self),)


Row = tuple[tuple[int, float], ...]  # (index, ratio) terms of an entry that is a weighted sum of others


class Expansion(NamedTuple):
    """The matrix E and vector e of (1), stored by rows.

    positions    (index in q, ratio) terms, for each position of the tree
    velocities   (index in qd, ratio) terms, for each velocity of the tree
    offsets      e, for each position of the tree
    n            number of independent velocities
    """

    positions: tuple[Row, ...]
    velocities: tuple[Row, ...]
    offsets: tuple[float, ...]
    n: int

    def expand(self, q: Array) -> Array:
        """Return E q + e (..., positions of the tree), for numbers or symbols."""
        return _sums(self.positions, q, self.offsets)

    def expand_velocity(self, qd: Array) -> Array:
        """Return E qd (..., velocities of the tree); also for accelerations."""
        return _sums(self.velocities, qd, [0.0] * len(self.velocities))

    def fold(self, tau: Array) -> Array:
        """Return E^T tau (..., n) for torques (..., velocities of the tree), along the last axis."""
        columns: list[list[tuple[int, float]]] = [[] for _ in range(self.n)]
        for i, row in enumerate(self.velocities):
            for k, ratio in row:
                columns[k].append((i, ratio))
        return _sums([tuple(column) for column in columns], tau, [0.0] * self.n)


def expansion(joints: Sequence[Joint], couplings: Iterable[Coupling], where: str, held: str = "") -> Expansion:
    """Express every position by those of the independent joints, with chains of couplings resolved; errors name the joints.

    held   name of a joint that stays at 0
    """
    by_name = {joint.name: joint for joint in joints}
    coupled: dict[str, Coupling] = {}
    for one in couplings:
        for name in (one.joint, *one.others):
            if name not in by_name:
                raise UnknownNameError.of(f"joint for the coupling of {one.joint!r} in {where}", name, by_name)
            if by_name[name].nv != 1:
                kind = by_name[name].type
                raise ModelError(
                    f"{where}: coupling of joint {one.joint!r}: joint {name!r} is {kind} and has {by_name[name].nv} DOF; "
                    "couplings are between joints with one degree of freedom"
                )
        if one.joint in coupled:
            both = " and ".join(repr(dict(c.others)) for c in (coupled[one.joint], one))
            raise ModelError(f"{where}: joint {one.joint!r} is coupled twice, to {both}, which contradict each other; keep one")
        coupled[one.joint] = one
    starts: dict[str, tuple[int, int]] = {}
    nq = n = 0
    for joint in joints:
        if joint.nv and joint.name not in coupled and joint.name != held:
            starts[joint.name] = nq, n
            nq, n = nq + joint.nq, n + joint.nv
    sums = _resolved(coupled, where)
    positions: list[Row] = []
    velocities: list[Row] = []
    offsets: list[float] = []
    for joint in joints:
        if joint.name in coupled:
            ratios, offset = sums[joint.name]
            moved = [(*starts[name], ratio) for name, ratio in ratios.items() if ratio]
            positions.append(tuple((at, ratio) for at, _, ratio in moved))
            velocities.append(tuple((at, ratio) for _, at, ratio in moved))
            offsets.append(offset)
        elif joint.name == held:
            positions += [()] * joint.nq
            velocities += [()] * joint.nv
            offsets += joint.neutral
        elif joint.nv:
            at_q, at = starts[joint.name]
            positions += [((at_q + k, 1.0),) for k in range(joint.nq)]
            velocities += [((at + k, 1.0),) for k in range(joint.nv)]
            offsets += [0.0] * joint.nq
    return Expansion(tuple(positions), tuple(velocities), tuple(offsets), n)


def unchained(couplings: Iterable[Coupling], where: str) -> tuple[Coupling, ...]:
    """Return the couplings with each coupled to independent joints only."""
    coupled = {one.joint: one for one in couplings}
    result = []
    resolved = _resolved(coupled, where)
    for name, one in coupled.items():
        ratios, offset = resolved[name]
        left = {other: ratio for other, ratio in ratios.items() if ratio}
        result.append(Coupling(name, left, offset) if left else one)  # ratios may cancel
    return tuple(result)


Resolved = tuple[dict[str, float], float]  # ratios to independent joints, offset


def _resolved(coupled: Mapping[str, Coupling], where: str) -> dict[str, Resolved]:
    """Resolve chains of couplings to independent joints, without recursion, each joint once."""
    done = dict[str, Resolved]()
    entries = 0
    for start in coupled:
        way = [] if start in done else [(start, iter(coupled[start].others))]
        seen = {name for name, _ in way}
        while way:
            name, left = way[-1]
            deeper = next((other for other in left if other in coupled and other not in done), None)
            if deeper in seen:
                names = [one for one, _ in way]
                circle = _circle([*names[names.index(deeper) :], deeper])
                raise ModelError(f"{where}: cyclic couplings {circle}; remove one of them (model a closed gear train with a Loop)")
            if deeper is not None:
                way.append((deeper, iter(coupled[deeper].others)))
                seen.add(deeper)
                continue
            done[name] = _sum(coupled[name], done)
            entries += len(done[name][0])
            if entries > MOST_RATIOS:
                raise ModelError(
                    f"{where}: resolving chains of couplings gives more than {MOST_RATIOS} ratios, at joint {name!r}; "
                    "couple joints to fewer others"
                )
            way.pop()
            seen.remove(name)
    return done


def _sum(one: Coupling, known: Mapping[str, Resolved]) -> Resolved:
    """Return a coupling in terms of independent joints; the joints that it follows are resolved already."""
    ratios, offset = dict[str, float](), one.offset
    for other, ratio in one.others.items():
        parts, shift = known.get(other, ({other: 1.0}, 0.0))
        offset += ratio * shift
        for own, share in parts.items():
            ratios[own] = ratios.get(own, 0.0) + ratio * share
    return ratios, offset


def _circle(names: list[str]) -> str:
    """Return the names of a cycle of joints; a long cycle is shortened in the middle."""
    shown = list(map(repr, names))
    return " -> ".join(shown if len(shown) <= 12 else [*shown[:6], f"... {len(shown) - 8} more", *shown[-2:]])


def _sums(rows: Sequence[Row], x: Array, offsets: Sequence[float]) -> Array:
    """Return sums of entries along the last axis, one per row; a single entry with ratio 1 is copied unchanged."""
    result = np.empty((*x.shape[:-1], len(rows)), dtype=x.dtype)
    for i, (row, offset) in enumerate(zip(rows, offsets, strict=True)):
        terms: list[Array] = [x[..., k] if ratio == 1.0 else x[..., k] * ratio for k, ratio in row]
        result[..., i] = sum(terms[1:], terms[0]) if terms else 0.0
        if offset:
            result[..., i] += offset
    return result
