"""Kernels that serve every robot of joints of one axis without being compiled for it: its numbers as they read them.

Structure   of a robot: which body each joint moves and each link belongs to, and where
general     the compiled program of a quantity (formulations/any_tree.py), one of its own for whoever asks
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import NamedTuple

import numpy as np

from isodyn.backends.device import Program, Sweep, device
from isodyn.formulations import any_tree
from isodyn.formulations.any_tree import PLACES, PROGRAMS, SIZE
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.model.joint import JOINT_TYPES, Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import Array, coordinate_axis, frame_with_z

MOMENTS = slice(PLACES["mass"].start, PLACES["second"].stop)
DRY = slice(PLACES["viscous"].start, PLACES["rest"].stop)  # what a joint takes of its torque


@cache
def program(quantity: str) -> Program:
    """The sweeps of a quantity."""
    row = PROGRAMS[quantity]
    sweeps = []
    for step in row.steps:
        context = Context()
        inputs = {name: context.symbols(name, size) for name, size in step.inputs.items()}
        sweeps.append(Sweep(finish(context, inputs, step.formula(inputs), step.formula.__name__), step.outward))
    return Program(row.vectors, quantity, tuple(sweeps))


@cache
def moments() -> Callable[[Array, Array], Array]:
    """moments(link, place) of formulations/any_tree.py, compiled."""
    context = Context()
    link, place = context.symbols("link", 10), context.symbols("place", 12)
    graph = finish(context, {"link": link, "place": place}, {"moments": any_tree.moments(link, place)}, "moments")
    kernel = device("cpu").kernel(graph)

    def ordinary(link: Array, place: Array) -> Array:
        result = np.empty((1, 10))
        kernel.run([link.reshape(1, 10), place.reshape(1, 12), result], 1)
        return result.reshape(10)

    return kernel.direct("moments", "", ordinary)


def base_values(quantity: str, gravity: Array) -> Array:
    """What bodies take from a base that accelerates against gravity."""
    field, start = PROGRAMS[quantity].gravity
    values = {name: np.zeros(size) for name, size in program(quantity).base.items()}
    values[field][start : start + 3] = -gravity
    return np.concatenate(list(values.values()))


class _Carried(NamedTuple):
    """A joint on a parent link at this place in its body: numbers of its bodies, and the place of its child link in the last."""

    joint: Joint | None
    at: Array
    rows: tuple[Array, ...]
    place: Array


class Structure:
    """A robot as general kernels see it, without its masses.

    joints    in their order; their parents' numbers among the links are in `carriers`
    numbers   (bodies, SIZE) with moments 0
    parents   of every body, as Tree has them
    places    of every link (body, from 1 on, 0 for what stands still; R and p (12,) of the link's frame in it)
    gravity   (3,)
    index     link -> its number;  together   body -> numbers of its links
    tips, loops   names of links that carry nothing; its loops
    """

    def __init__(self, robot: Robot, friction: bool, motors: bool, before: Structure | None = None):
        self.friction, self.motors = friction, motors
        known = {} if before is None else before._carried
        self._carried: dict[int, _Carried] = {}
        self.gravity = np.asarray(robot.gravity, dtype=float)
        self.index = {link.name: k for k, link in enumerate(robot.links)}
        self.joints = [joint.name for joint in robot.joints]
        self.carriers = [self.index[joint.parent] for joint in robot.joints]
        self.places, self.rows, self.parents = [(0, _HERE)], list[Array](), list[int]()
        self.tips, self.loops = robot.tips, robot.loops
        for joint, carrier in zip(robot.joints, self.carriers, strict=True):
            body, at = self.places[carrier]
            found = known.get(id(joint))
            if found is None or found.joint is not joint or found.at is not at:
                found = _carried(joint, at, friction, motors)
            self._carried[id(joint)] = found
            for row in found.rows:
                self.rows.append(row)
                self.parents.append(body)
                body = len(self.rows)
            self.places.append((body, found.place))

    def grown(self, link: str, to: str | None, joint: str | Joint) -> tuple[Structure, int] | None:
        """(the structure with one link more on a joint of its own, the number of its body); None where that takes more thought."""
        if isinstance(joint, Joint):
            if joint.nv != 1 or joint.rotor is not None or joint.child != link or to not in (None, joint.parent):
                return None
            name, to = joint.name, joint.parent
        else:
            if joint not in _PLAIN_JOINTS:
                return None
            name = f"{link}_joint"
            if to is None and len(self.tips) == 1:
                (to,) = self.tips
        carrier = self.index.get(to or "")
        if carrier is None or link in self.index or name in self.joints or any(loop.name == name for loop in self.loops):
            return None
        end = carrier + 1  # links that `to` carries follow it, one after the other; the joint of link k has number k - 1
        while end < len(self.places) and self.carriers[end - 1] >= carrier:
            end += 1
        body, at = self.places[carrier]
        found = _plain(joint, at) if isinstance(joint, str) else _carried(joint, at, self.friction, self.motors)
        new = Structure.__new__(Structure)
        new.__dict__.update(self.__dict__)
        for key in ("numbers", "key", "together", "own_parents"):
            new.__dict__.pop(key, None)
        place = max(b for b, _ in self.places[:end])  # bodies before it
        new.rows = [*self.rows[:place], found.rows[0], *self.rows[place:]]
        later = [parent + (parent > place) for parent in self.parents]
        new.parents = [*later[:place], body, *later[place:]]
        moved = [(b + (b > place), at) for b, at in self.places]
        new.places = [*moved[:end], (place + 1, found.place), *moved[end:]]
        new.carriers = [*self.carriers[: end - 1], carrier, *(k + (k >= end) for k in self.carriers[end - 1 :])]
        new.joints = [*self.joints[: end - 1], name, *self.joints[end - 1 :]]
        new.index = dict(zip([*list(self.index)[:end], link, *list(self.index)[end:]], range(len(new.places)), strict=True))
        new.tips = ()  # to be asked of the robot
        return new, place

    @cached_property
    def numbers(self) -> Array:
        return np.array(self.rows).reshape(-1, SIZE)

    @cached_property
    def own_parents(self) -> Array:
        """(bodies,)."""
        return np.array(self.parents, dtype=np.int64)

    @cached_property
    def together(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for k, (body, _) in enumerate(self.places):
            found.setdefault(body, []).append(k)
        return found

    @cached_property
    def key(self) -> object:
        """Equal for structures that are equal."""
        places = np.array([place for _, place in self.places]).tobytes()
        numbers = places, self.numbers.tobytes(), self.gravity.tobytes()
        return tuple(self.index), tuple(self.joints), tuple(self.carriers), self.loops, *numbers


#: types of one freedom that need nothing said about them -> whether they turn
_PLAIN_JOINTS = {
    name: kind.freedoms[0].turns for name, kind in JOINT_TYPES.items() if len(kind.freedoms) == 1 and name != "helical"
}


def _plain(joint: str, at: Array) -> _Carried:
    """What a joint of this type, about or along z, adds; no drive, no limits."""
    row = np.zeros(SIZE)
    row[:12], row[12 + (not _PLAIN_JOINTS[joint])] = at, 1.0
    return _Carried(None, at, (row,), _HERE)


def serves(robot: Robot) -> bool:
    """Whether general kernels know the robot: every joint has axes, moves by itself, and turns no rotor that is a body."""
    return robot.uncoupled is robot and robot.n > 0 and not any(joint.is_chart or joint.rotor for joint in robot.joints)


_HERE = np.concatenate([np.eye(3).ravel(), np.zeros(3)])


def _carried(joint: Joint, at: Array, friction: bool, motors: bool) -> _Carried:
    R, p = at[:9].reshape(3, 3), at[9:]
    p = p + R @ joint.origin[:3, 3]
    R = R @ joint.origin[:3, :3]
    rows = list[Array]()
    parts: tuple[Joint, ...] = (joint,) if joint.nv == 1 else joint.parts
    for part in parts:
        z = _with_z(part.axis)
        row = np.zeros(SIZE)
        row[:9], row[9:12] = (R @ z).ravel(), p
        row[12:15] = (1.0, part.pitch, part.offset) if part.turns else (0.0, 1.0, part.offset)
        if motors:
            row[PLACES["armature"]] = part.gear_ratio * part.gear_ratio * part.rotor_inertia  # type: ignore[operator]
        if friction:
            row[PLACES["viscous"]], row[PLACES["coulomb"]] = part.viscous, part.coulomb
        row[PLACES["stiffness"]], row[PLACES["rest"]] = part.stiffness, part.rest
        rows.append(row)
        R, p = z.T, np.zeros(3)
    mount = joint.mount
    place = np.concatenate([(R @ mount[:3, :3]).ravel(), p + R @ mount[:3, 3]])
    return _Carried(joint, at, tuple(rows), place)


def _with_z(axis: Array) -> Array:
    """A rotation with this axis for z: no rotation where that will do."""
    return _EYE if axis[2] == 1.0 and coordinate_axis(axis) == 2 else np.asarray(frame_with_z(axis), dtype=float)


_EYE = np.eye(3)


def ten(link: Link) -> list[float]:
    """Mass, com and inertia xx yy zz xy xz yz of a link."""
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = link.inertia.tolist()
    return [float(x) for x in (link.mass, *link.com.tolist(), xx, yy, zz, xy, xz, yz)]
