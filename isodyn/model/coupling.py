"""Coupling: a joint that others move, as gears, racks and mimic joints do, and the positions of all joints by those that are left.

A coupled joint has no entry in q, qd and tau.  With q of the others, all joints of the tree stand at

    q_tree = E q + e,        qd_tree = E qd,        qdd_tree = E qdd,        tau = E^T tau_tree                               (1)

E and e are constant, so that M = E^T M_tree E, C = E^T C_tree E, and dM/dt - 2 C stays skew (formulations/couplings.py).
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

MOST_RATIOS = 1_000_000  # of all coupled joints of a robot


@dataclass(frozen=True)
class Coupling:
    """q[joint] = sum over the others of ratio q[other], plus offset: eliminated exactly, the joint has no entry in q.

    joint    name of the joint that is moved, of one freedom: it turns, slides or is helical
    others   {name of a joint of one freedom: ratio}: rad/rad of gears, m/rad of racks that a turn moves, rad/m the other way round
    offset   position of the joint where the others stand at 0                            [rad] or [m]
    """

    joint: str
    others: Mapping[str, float]
    offset: float = 0.0

    def __post_init__(self) -> None:
        if not isinstance(self.joint, str) or not self.joint:
            raise ModelError(f"a coupling names the joint that is moved first, got {self.joint!r}")
        where = f"coupling of joint {self.joint!r}"
        given = {str(name): constant(f"{where}: ratio to {name!r}", x) for name, x in mapping(where, self.others).items()}
        if not given:
            raise ModelError(f"{where}: no other joint moves it; give {{other: ratio}}, or make the joint fixed")
        if self.joint in given:
            raise ModelError(f"{where}: it cannot move itself; name other joints")
        if still := next((name for name, ratio in given.items() if ratio == 0.0), None):
            raise ModelError(f"{where}: ratio 0 to {still!r}, which does not move it then; leave {still!r} out")
        object.__setattr__(self, "others", _Ratios(given))
        object.__setattr__(self, "offset", constant(f"{where}: offset", self.offset))

    def __hash__(self) -> int:
        return hash((self.joint, frozenset(self.others.items()), self.offset))


class _Ratios(dict[str, float]):
    """Ratios that stay as they are."""

    def _refuse(self, *_: object) -> None:
        raise TypeError("a coupling is frozen; make another one")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type[dict[str, float]], tuple[dict[str, float]]]:
        return _Ratios, (dict(self),)


Row = tuple[tuple[int, float], ...]  # (place, ratio) of an entry that is a sum of others


class Expansion(NamedTuple):
    """(1): a row of E for each position and each velocity of the tree, and e.

    positions    (place in q, ratio), for each position of the tree
    velocities   (place in qd, ratio), for each velocity of the tree
    offsets      e, for each position of the tree
    n            number of own velocities
    """

    positions: tuple[Row, ...]
    velocities: tuple[Row, ...]
    offsets: tuple[float, ...]
    n: int

    def expand(self, q: Array) -> Array:
        """E q + e (..., positions of the tree), numbers or symbols."""
        return _sums(self.positions, q, self.offsets)

    def expand_velocity(self, qd: Array) -> Array:
        """E qd (..., velocities of the tree), of accelerations too."""
        return _sums(self.velocities, qd, [0.0] * len(self.velocities))

    def fold(self, tau: Array) -> Array:
        """E^T tau (..., n) of torques (..., velocities of the tree), along the last axis."""
        columns: list[list[tuple[int, float]]] = [[] for _ in range(self.n)]
        for i, row in enumerate(self.velocities):
            for k, ratio in row:
                columns[k].append((i, ratio))
        return _sums([tuple(column) for column in columns], tau, [0.0] * self.n)


def expansion(joints: Sequence[Joint], couplings: Iterable[Coupling], where: str, held: str = "") -> Expansion:
    """Every position by those of the joints that nothing else moves, chains of couplings resolved; errors name the joints.

    held   name of a joint that stands at 0
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
                    f"{where}: coupling of joint {one.joint!r}: joint {name!r} is {kind} and has {by_name[name].nv} freedoms; "
                    "couplings are between joints of one"
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
    """The same, each coupled to joints that nothing else moves."""
    coupled = {one.joint: one for one in couplings}
    result = []
    resolved = _resolved(coupled, where)
    for name, one in coupled.items():
        ratios, offset = resolved[name]
        left = {other: ratio for other, ratio in ratios.items() if ratio}
        result.append(Coupling(name, left, offset) if left else one)  # ratios may cancel
    return tuple(result)


Resolved = tuple[dict[str, float], float]  # ratios to joints that nothing moves, offset


def _resolved(coupled: Mapping[str, Coupling], where: str) -> dict[str, Resolved]:
    """What every coupled joint follows in the end: chains of couplings, walked without recursion, each joint once."""
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
                raise ModelError(
                    f"{where}: couplings go round, {circle}; leave one of them out (a loop of gears is closed by a Loop)"
                )
            if deeper is not None:
                way.append((deeper, iter(coupled[deeper].others)))
                seen.add(deeper)
                continue
            done[name] = _sum(coupled[name], done)
            entries += len(done[name][0])
            if entries > MOST_RATIOS:
                raise ModelError(
                    f"{where}: its couplings come to more than {MOST_RATIOS} ratios when chains are resolved, at joint {name!r}; "
                    "couple joints to fewer others"
                )
            way.pop()
            seen.remove(name)
    return done


def _sum(one: Coupling, known: Mapping[str, Resolved]) -> Resolved:
    """A coupling by joints that nothing moves; those that it follows are resolved."""
    ratios, offset = dict[str, float](), one.offset
    for other, ratio in one.others.items():
        parts, shift = known.get(other, ({other: 1.0}, 0.0))
        offset += ratio * shift
        for own, share in parts.items():
            ratios[own] = ratios.get(own, 0.0) + ratio * share
    return ratios, offset


def _circle(names: list[str]) -> str:
    """Joints that follow each other, of many the first and the last ones."""
    shown = list(map(repr, names))
    return " -> ".join(shown if len(shown) <= 12 else [*shown[:6], f"... {len(shown) - 8} more", *shown[-2:]])


def _sums(rows: Sequence[Row], x: Array, offsets: Sequence[float]) -> Array:
    """Sums of entries along the last axis, one for each row; an entry that is alone stays as it is."""
    result = np.empty((*x.shape[:-1], len(rows)), dtype=x.dtype)
    for i, (row, offset) in enumerate(zip(rows, offsets, strict=True)):
        terms: list[Array] = [x[..., k] if ratio == 1.0 else x[..., k] * ratio for k, ratio in row]
        result[..., i] = sum(terms[1:], terms[0]) if terms else 0.0
        if offset:
            result[..., i] += offset
    return result
