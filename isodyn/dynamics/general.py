"""Generic kernels: compiled once, for all robots; they read a robot's numbers from arrays.

Structure   the arrays of a robot: which body each joint moves, which body each link belongs to, and where
program     the compiled steps of a quantity (formulations/any_tree.py)
Closed      loop constraints, solved with the kernels' results for the tree

With couplings, or with rotors that spin on links, the kernels see all bodies of the tree.  Expanded maps between its coordinates
and the independent ones: q_tree = E q + e, tau = E^T tau_tree.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import NamedTuple

import numpy as np

from isodyn.backends.device import Kernel, Program, Sweep, device
from isodyn.check import IDENTITY, Values, rigid_pose
from isodyn.formulations import any_tree
from isodyn.formulations.any_tree import CHARTED_SIZE, FRAME, PLACES, PROGRAMS, SIZE
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.model.joint import JOINT_TYPES, Joint
from isodyn.model.link import Link
from isodyn.model.loop import ConstrainedDirections
from isodyn.model.robot import Robot
from isodyn.model.tree import FULL
from isodyn.spatial import Array, coordinate_axis, frame_with_z

MOMENTS = slice(PLACES["mass"].start, PLACES["second"].stop)
DRY = slice(PLACES["viscous"].start, PLACES["rest"].stop)  # joint friction and springs


@cache
def program(name: str) -> Program:
    """Return the steps of a program of formulations/any_tree.py as graphs."""
    row = PROGRAMS[name]
    sweeps = []
    for step in row.steps:
        context = Context()
        inputs = {name: context.symbols(name, size) for name, size in step.inputs.items()}
        sweeps.append(Sweep(finish(context, inputs, step.formula(inputs), step.formula.__name__), step.outward))
    return Program(row.vectors, row.result, tuple(sweeps), row.places)


@cache
def moments() -> Callable[[Array, Array], Array]:
    """Return moments(link, place) of formulations/any_tree.py, compiled."""
    context = Context()
    link, place = context.symbols("link", 10), context.symbols("place", 12)
    graph = finish(context, {"link": link, "place": place}, {"moments": any_tree.moments(link, place)}, "moments")
    kernel = device("cpu").kernel(graph)

    def ordinary(link: Array, place: Array) -> Array:
        result = np.empty((1, 10))
        kernel.run([link.reshape(1, 10), place.reshape(1, 12), result], 1)
        return result.reshape(10)

    return kernel.direct("moments", "", ordinary)


@cache
def ends(dtype: str) -> Kernel:
    """Return ends(...) of formulations/any_tree.py, compiled."""
    context = Context()
    sizes = {"a": 24, "b": 24, "on_a": 12, "on_b": 12, "passing": 3}
    inputs = {name: context.symbols(name, size) for name, size in sizes.items()}
    return device("cpu").kernel(finish(context, inputs, any_tree.ends(inputs), "ends"), dtype)


def _base_values(name: str, gravity: Array) -> Array:
    """Return the values that bodies inherit from a base that accelerates by -gravity."""
    row = PROGRAMS[name]
    values = {field: np.zeros(size) for field, size in program(name).base.items()}
    for field, numbers in row.base.items():
        values[field][: len(numbers)] = numbers
    if row.gravity is not None:
        field, start = row.gravity
        values[field][start : start + 3] = -gravity
    return np.concatenate(list(values.values()))


class Expanded(NamedTuple):
    """Linear map from independent to all joint coordinates: q_tree = E q + e (E and e constant).

    Velocities and accelerations map by the rows for velocities; torques and inertias by its transpose, the other way.
    positions    (positions of the tree, nq), offsets (positions of the tree,)
    velocities   (bodies, n)
    """

    positions: Array
    offsets: Array
    velocities: Array

    @classmethod
    def of(cls, robot: Robot, rotors: Sequence[tuple[int, float]]) -> Expanded:
        """Return the map for a robot's couplings and rotors (index of the driving velocity in the tree, speed ratio)."""
        own = robot.expansion
        positions, velocities = np.zeros((len(own.positions), robot.nq)), np.zeros((len(own.velocities), robot.n))
        for matrix, rows in ((positions, own.positions), (velocities, own.velocities)):
            for i, row in enumerate(rows):
                for k, ratio in row:
                    matrix[i, k] = ratio
        speeds = np.array([ratio * velocities[i] for i, ratio in rotors]).reshape(-1, robot.n)
        still = np.zeros((len(rotors), robot.nq))  # nothing depends on the angles of rotors
        offsets = np.array([*own.offsets, *still[:, 0]])
        return cls(np.vstack([positions, still]), offsets, np.vstack([velocities, speeds]))

    def expand(self, q: Array, *rates: Array) -> list[Array]:
        """Return q, qd, ... of the tree, in the dtype of q."""
        positions, offsets, velocities = (matrix.astype(q.dtype) for matrix in self)
        return [_times(positions, q) + offsets, *(_times(velocities, x) for x in rates)]

    def fold(self, tau: Array) -> Array:
        """Return the torques (..., n) of the independent coordinates: E^T tau."""
        return _times(self.velocities.T.astype(tau.dtype), tau)


class _Carried(NamedTuple):
    """A joint of a parent link whose frame is at `at` in its body: numbers of the joint's bodies, and `place` of its child link.

    place       of the child link in the joint's last body
    positions   entries of q that each body reads: 1; for a manifold joint nq for its first body and 0 for the others
    """

    joint: Joint | None
    at: Array
    rows: tuple[Array, ...]
    place: Array
    positions: tuple[int, ...]


class Structure:
    """Model of a robot for generic kernels, without its masses.

    joints    names, in order; `carriers` has the link numbers of their parents
    numbers   (bodies, SIZE), or CHARTED_SIZE, with the moments of rotors only, if any
    parents   of every body, as in Tree
    charts    True if there are manifold joints, which need other programs
    rotors    True if bodies include moments of rotors
    expanded  the map from the robot's velocities to those of the bodies, if they differ
    closed    its loop constraints, if any
    n, nq     of the robot
    places    of every link (body, from 1; 0 for links that do not move; R and p (12,) of the link's frame in the body)
    gravity   (3,)
    index     link -> its number;  together   body -> numbers of its links
    tips, loops   names of the leaf links; its loops
    """

    def __init__(self, robot: Robot, friction: bool, motors: bool | str, before: Structure | None = None):
        coupled, robot = robot, robot.uncoupled
        self.friction, self.motors = friction, motors
        self.charts = any(joint.is_manifold for joint in robot.joints)
        known = {} if before is None or before.charts != self.charts else before._carried
        self._carried: dict[int, _Carried] = {}
        self.gravity = np.asarray(robot.gravity, dtype=float)
        self._bases: dict[tuple[str, bool], Array] = {}
        self.index = {link.name: k for k, link in enumerate(robot.links)}
        self.joints = [joint.name for joint in robot.joints]
        self.carriers = [self.index[joint.parent] for joint in robot.joints]
        self.places, self.rows, self.parents, self.positions = [(0, _HERE)], list[Array](), list[int](), list[int]()
        self.tips, self.loops = robot.tips, robot.loops
        for joint, carrier in zip(robot.joints, self.carriers, strict=True):
            body, at = self.places[carrier]
            found = known.get(id(joint))
            if found is None or found.joint is not joint or found.at is not at:
                found = _carried(joint, at, friction, motors, self.charts)
            self._carried[id(joint)] = found
            self.positions += found.positions
            for row in found.rows:
                self.rows.append(row)
                self.parents.append(body)
                body = len(self.rows)
            self.places.append((body, found.place))
        self.rotors = any(joint.rotor for joint in robot.joints)
        turned = self._with_rotors(robot) if self.rotors else []
        self.expanded = Expanded.of(coupled, turned) if coupled is not robot or turned else None
        self.n, self.nq = coupled.n, coupled.nq

    def _with_rotors(self, robot: Robot) -> list[tuple[int, float]]:
        """Add rotors as masses of the links that they are mounted on; or, with motors="full", as spinning bodies: (velocity,
        ratio) of each.
        """
        turned, freedom = list[tuple[int, float]](), 0
        for joint in robot.joints:
            rotor, freedom = joint.rotor, freedom + joint.nv
            if rotor is None:
                continue
            body, at = self.places[self.index[rotor.on or joint.parent]]
            R, p = at[:9].reshape(3, 3), at[9:]
            whole = self.motors == FULL
            link = ten(Link("rotor", rotor.mass, np.zeros(3) if whole else rotor.com, rotor.inertia if whole else np.zeros((3, 3))))
            if whole:
                z = _with_z(rotor.axis)
                row = self._row(R @ z, p + R @ rotor.com)
                row[MOMENTS] = moments()(np.array(link), np.concatenate([z.T.ravel(), np.zeros(3)]))
                self.rows.append(row)
                self.parents.append(body)
                self.positions.append(1)
                turned.append((freedom - 1, float(joint.gear_ratio)))  # type: ignore[arg-type]
            elif body:
                self.rows[body - 1] = self.rows[body - 1].copy()
                self.rows[body - 1][MOMENTS] += moments()(np.array(link), at)
        return turned

    def _row(self, R: Array, p: Array) -> Array:
        """Return the numbers of a body that rotates about z."""
        row = _blank(self.charts)
        row[:9], row[9:12], row[12] = R.ravel(), p, 1.0
        return row

    def base(self, name: str, weightless: bool) -> Array:
        """Return the values that bodies inherit from the base in a program."""
        found = self._bases.get((name, weightless))
        if found is None:
            found = self._bases[name, weightless] = _base_values(name, np.zeros(3) if weightless else self.gravity)
        return found

    def program(self, quantity: str) -> str:
        """Return the name of the program that computes a quantity."""
        return f"{quantity} with charts" if self.charts else quantity

    def entry(self, quantity: str) -> str:
        """Return the program whose result is the quantity itself, so that its fast path applies; "" if the result needs further
        steps.
        """
        if self.expanded is not None or (quantity == "forward_dynamics" and self.closed is not None):
            return ""
        return self.program(quantity)

    def grown(
        self, part: str, to: str | None, joint: str | Joint, at: Values | None = None, prefix: str = ""
    ) -> tuple[Structure, int, Array | None] | None:
        """Return this structure with one more link on a new joint (see Robot.attach); None if it must be rebuilt.

        Returns (the structure, the number of the new body, `at` as a pose).
        """
        link = prefix + part
        if isinstance(joint, Joint):
            if (
                self.expanded is not None
                or joint.nv != 1
                or joint.rotor is not None
                or joint.exclude_from_inertia
                or joint.child != part
                or (at is not None and joint.origin is not IDENTITY)
                or to not in (None, joint.parent)
            ):
                return None
            name, to = prefix + joint.name, joint.parent
        else:
            if self.expanded is not None or joint not in _PLAIN_JOINTS:
                return None
            name = f"{link}_joint"
            if to is None and len(self.tips) == 1:
                (to,) = self.tips
        carrier = self.index.get(to or "")
        if carrier is None or link in self.index or name in self.joints or any(loop.name == name for loop in self.loops):
            return None
        end = carrier + 1  # the subtree of `to` follows it in order; the joint of link k has number k - 1
        while end < len(self.places) and self.carriers[end - 1] >= carrier:
            end += 1
        body, place_in_body = self.places[carrier]
        if at is not None:
            at = rigid_pose("attach: at", at)
            if at.dtype == object:
                return None
            place_in_body = _place(*_within(place_in_body, at))
        if isinstance(joint, str):
            found = _plain(joint, place_in_body, self.charts)
        else:
            found = _carried(joint, place_in_body, self.friction, self.motors, self.charts)
        new = Structure.__new__(Structure)
        new.__dict__.update(self.__dict__)
        for key in ("numbers", "key", "together", "own_parents", "own_places", "closed"):
            new.__dict__.pop(key, None)
        place = max(b for b, _ in self.places[:end])  # bodies before it
        new.rows = [*self.rows[:place], found.rows[0], *self.rows[place:]]
        new.positions = [*self.positions[:place], 1, *self.positions[place:]]
        new.n, new.nq = self.n + 1, self.nq + 1
        later = [parent + (parent > place) for parent in self.parents]
        new.parents = [*later[:place], body, *later[place:]]
        moved = [(b + (b > place), at) for b, at in self.places]
        new.places = [*moved[:end], (place + 1, found.place), *moved[end:]]
        new.carriers = [*self.carriers[: end - 1], carrier, *(k + (k >= end) for k in self.carriers[end - 1 :])]
        new.joints = [*self.joints[: end - 1], name, *self.joints[end - 1 :]]
        new.index = dict(zip([*list(self.index)[:end], link, *list(self.index)[end:]], range(len(new.places)), strict=True))
        new.tips = ()  # unknown here; the robot has them
        return new, place, at

    @cached_property
    def closed(self) -> Closed | None:
        return Closed.of(self) if self.loops else None

    @cached_property
    def numbers(self) -> Array:
        return np.array(self.rows).reshape(-1, CHARTED_SIZE if self.charts else SIZE)

    @cached_property
    def own_parents(self) -> Array:
        """Parent of every body (bodies,)."""
        return np.array(self.parents, dtype=np.int64)

    @cached_property
    def own_places(self) -> tuple[Array, int]:
        """Indices in q of each body's joint position, manifold joint and quaternion (bodies, 3), -1 for none; and the size of q."""
        places, at = np.full((len(self.rows), 3), -1), 0
        for place, size in zip(places, self.positions, strict=True):
            if size == 1:
                place[0] = at
            elif size:
                place[1:] = (at if size != 4 else -1), (at + size - 4 if size > 3 else -1)
            at += size
        return places, at

    @cached_property
    def together(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for k, (body, _) in enumerate(self.places):
            found.setdefault(body, []).append(k)
        return found

    @cached_property
    def key(self) -> object:
        """Equal for equal structures."""
        places = np.array([place for _, place in self.places]).tobytes()
        numbers = places, self.numbers.tobytes(), self.gravity.tobytes()
        around = None if self.expanded is None else tuple(matrix.tobytes() for matrix in self.expanded)
        return tuple(self.index), tuple(self.joints), tuple(self.carriers), self.loops, tuple(self.positions), around, *numbers


class Closed(NamedTuple):
    """Loop constraints of a tree, K qd = 0 and K qdd + k = 0 (formulations/loops.py), evaluated numerically from the bodies'
    motions.

    bodies   (2, loops): bodies of the frames on a and on b, 0 for the base
    frames   places (loops, 12) of the frames on a, those on b, and (loops, 3): 1 for axes of a that are not constrained
    signs    (loops, bodies): 1 for ancestors of b only, -1 for ancestors of a only
    moves    (bodies, 2): rotation and translation per unit of velocity
    loop     (m,): loop of every equation;  rows  (m, 6): coefficients of the velocity of b's origin seen from a, and of the
             rotation
    angles   equation and axes (3,) on a and b, for joints that constrain an angle
    """

    bodies: Array
    frames: tuple[Array, Array, Array]
    signs: Array
    moves: Array
    loop: Array
    rows: Array
    angles: tuple[tuple[int, Array, Array], ...]

    @classmethod
    def of(cls, structure: Structure) -> Closed:
        """Return the loop constraints of a robot."""
        count, loops = len(structure.rows), structure.loops
        bodies, frames = np.zeros((2, len(loops)), dtype=int), np.zeros((2, len(loops), 12))
        signs, slides = np.zeros((len(loops), count)), np.zeros((len(loops), 3))
        owners, rows, angles = list[int](), list[Array](), list[tuple[int, Array, Array]]()
        for k, loop in enumerate(loops):
            for side, (link, at, sign) in enumerate(((loop.a, loop.at_a, -1.0), (loop.b, loop.at_b, 1.0))):
                body, place = structure.places[structure.index[link]]
                R, p = place[:9].reshape(3, 3), place[9:]
                bodies[side, k], frames[side, k] = body, np.concatenate([(R @ at[:3, :3]).ravel(), R @ at[:3, 3] + p])
                while body:
                    signs[k, body - 1] += sign
                    body = structure.parents[body - 1]
            held = ConstrainedDirections.by(loop)
            slides[k] = [axis not in held.along or (held.pitch is not None and axis == held.pitch[0]) for axis in range(3)]
            for axis in held.along:
                row = np.eye(6)[axis]
                if held.pitch is not None and axis == held.pitch[0]:
                    row[3 + axis] = -float(held.pitch[1])  # type: ignore[arg-type]
                rows.append(row)
            rows += [np.eye(6)[3 + axis] for axis in held.about]
            if held.angle:
                angles.append((len(rows), *held.angle))
                rows.append(np.zeros(6))
            owners += [k] * (len(rows) - len(owners))
        moves = structure.numbers[:, PLACES["turn"].start : PLACES["slide"].stop]
        held_rows = np.array(rows).reshape(-1, 6)
        return cls(bodies, (*frames, slides), signs, moves, np.array(owners, dtype=int), held_rows, tuple(angles))

    def equations(self, motions: Array) -> tuple[Array, Array, Array]:
        """Return K (..., m, bodies), k (..., m) and rows (..., m, 6), from the result of the program "bodies" at a state."""
        batch, dtype, count = motions.shape[:-1], motions.dtype, len(self.signs)
        every = np.empty((*batch, len(self.moves) + 1, len(_STANDING)), dtype)
        every[..., 0, :], every[..., 1:, :] = _STANDING, motions.reshape(*batch, -1, len(_STANDING))
        kernel = ends(dtype.name)
        places = [np.empty((*batch, count, port.size), dtype) for port in kernel.graph.inputs]
        for place, x in zip(places, (every[..., self.bodies[0], :], every[..., self.bodies[1], :], *self.frames), strict=True):
            place[...] = x
        found = [np.empty((*batch, count, *port.shape), dtype) for port in kernel.graph.outputs]
        states = math.prod(batch) * count
        kernel.run([x.reshape(states, -1) for x in (*places, *found)], states)
        bias, turns, other, axes, at = found
        rows = np.broadcast_to(self.rows, (*batch, *self.rows.shape)).astype(dtype)
        more = np.zeros((*batch, len(self.rows)), dtype)
        for equation, on_a, on_b in self.angles:
            k = self.loop[equation]
            on_other, turn = other[..., k, :, :] @ on_b, turns[..., k, :]
            rows[..., equation, 3:] = _cross(on_a, on_other)
            more[..., equation] = (_cross(on_a, _cross(turn, on_other)) * turn).sum(axis=-1)
        z, o, to_a, sign = every[..., 1:, 2:9:3], every[..., 1:, FRAME["p"]], axes.swapaxes(-1, -2), self.signs[:, np.newaxis]
        turning, sliding = ((self.moves[:, k : k + 1] * z)[..., np.newaxis, :, :] for k in range(2))
        ways = _cross(turning, at[..., np.newaxis, :] - o[..., np.newaxis, :, :]) + sliding  # (..., loops, bodies, 3)
        column = np.concatenate([to_a @ way.swapaxes(-1, -2) * sign for way in (ways, turning)], axis=-2)
        K = (rows[..., np.newaxis, :] @ column[..., self.loop, :, :])[..., 0, :]
        return K, (rows * bias[..., self.loop, :]).sum(axis=-1) + more, rows

    def solved(self, motions: Array, M: Array, driving: Array, around: Expanded | None) -> tuple[Array, Array]:
        """Return accelerations (..., n) that satisfy the constraints, and the forces (..., loops, 6) by which the loop joints hold
        them.

        Solves M qdd - K^T lambda = driving and K qdd + k = 0 separately on the row space and the null space of K, so that M may be
        singular.
        """
        K, k, rows = self.equations(motions)
        if around is not None:
            K = K @ around.velocities.astype(K.dtype)
        held: Array = np.linalg.pinv(K, rcond=np.sqrt(np.finfo(K.dtype).eps))  # cuts off dependent equations
        c = -_times(held, k)
        rest = held @ K
        free = np.eye(K.shape[-1], dtype=K.dtype) - rest
        size = np.trace(M, axis1=-2, axis2=-1)[..., np.newaxis, np.newaxis] / K.shape[-1]
        qdd = c + _times(free, solved(free @ M @ free + size * rest, _times(free, driving - _times(M, c))))
        forces = _times(held.swapaxes(-1, -2), _times(M, qdd) - driving)[..., np.newaxis] * rows
        result = np.zeros((*forces.shape[:-2], len(self.signs), 6), forces.dtype)
        for equation, loop in enumerate(self.loop):
            result[..., loop, :] += forces[..., equation, :]
        return qdd, result


_STANDING = np.concatenate([np.eye(3).ravel(), np.zeros(15)])  # the base
_NEXT, _AFTER = np.array([1, 2, 0]), np.array([2, 0, 1])


def _cross(a: Array, b: Array) -> Array:
    """Return a x b of arrays (..., 3), in a fifth of the time of NumPy's."""
    product: Array = a.take(_NEXT, -1) * b.take(_AFTER, -1) - a.take(_AFTER, -1) * b.take(_NEXT, -1)
    return product


def _times(A: Array, x: Array) -> Array:
    """Return A x of arrays (..., r, k), (..., k); a single state has the same bits as within a batch."""
    product: Array = (A @ x[..., np.newaxis])[..., 0]
    return product


def solved(M: Array, b: Array) -> Array:
    """Return x (..., n) with M x = b: 0 where M has no inertia, NaN where M is singular for other reasons."""
    diagonal = np.diagonal(M, axis1=-2, axis2=-1)
    still = diagonal == 0.0
    if still.any():
        M, b = M + still[..., np.newaxis] * np.eye(M.shape[-1], dtype=M.dtype), np.where(still, 0.0, b)
    try:
        return np.asarray(np.linalg.solve(M, b[..., np.newaxis])[..., 0])
    except np.linalg.LinAlgError:
        if M.ndim == 2:
            return np.full_like(b, np.nan)
        b = np.broadcast_to(b, M.shape[:-1])
        return np.array([solved(*one) for one in zip(M, b, strict=True)])  # one by one: NaN only for the singular states


#: joint types with one degree of freedom and no further parameters -> True if revolute
_PLAIN_JOINTS = {
    name: kind.freedoms[0].turns for name, kind in JOINT_TYPES.items() if len(kind.freedoms) == 1 and name != "helical"
}


def _blank(charts: bool) -> Array:
    """Return the numbers of a body, 0 except for entries that a tree with manifold joints needs in every body."""
    if not charts:
        return np.zeros(SIZE)
    row = np.zeros(CHARTED_SIZE)
    row[PLACES["Z"]], row[PLACES["upright"]] = _EYE.ravel(), 1.0
    return row


def _plain(joint: str, at: Array, charts: bool) -> _Carried:
    """Return the numbers for a joint of this type, about or along z, without drive or limits."""
    row = _blank(charts)
    row[:12], row[12 + (not _PLAIN_JOINTS[joint])] = at, 1.0
    return _Carried(None, at, (row,), _HERE, (1,))


def serves(robot: Robot) -> bool:
    """Return True if generic kernels support the robot.

    They do not support a prescribed base motion, joints excluded from inertia, or springs on manifold joints.
    """
    turned = any(joint.is_manifold and any(part.stiffness for part in joint.parts) for joint in robot.movable_joints)
    return robot.n > 0 and not robot.moving_base and not turned and not any(joint.exclude_from_inertia for joint in robot.joints)


_HERE = np.concatenate([np.eye(3).ravel(), np.zeros(3)])


def _place(R: Array, p: Array) -> Array:
    """Return R and p as one array (12,)."""
    place = np.empty(12)
    place[:9], place[9:] = R.ravel(), p
    return place


def _within(at: Array, pose: Array) -> tuple[Array, Array]:
    """Return R (3, 3) and p (3,), in a body, of a frame that has this pose in the frame at `at` (12,)."""
    R, p = at[:9].reshape(3, 3), at[9:]
    return (R, p) if pose is IDENTITY else (R @ pose[:3, :3], p + R @ pose[:3, 3])


def _carried(joint: Joint, at: Array, friction: bool, motors: bool | str, charts: bool) -> _Carried:
    given, chart, positions = joint, joint.is_manifold, [1] * joint.nv
    if chart:
        joint, positions = joint.aligned(), [joint.nq, *[0] * (joint.nv - 1)]
    R, p = _within(at, joint.origin)
    rows = list[Array]()
    parts: tuple[Joint, ...] = (joint,) if joint.nv == 1 else joint.parts
    for part in parts:
        z = _with_z(part.axis)
        row = _blank(charts)
        row[:9], row[9:12] = (R if z is _EYE else R @ z).ravel(), p
        if chart:
            row[PLACES["inside"]] = bool(rows)
            if not rows:
                row[:9], row[PLACES["Z"]] = R.ravel(), z.ravel()
                row[PLACES["flat"]], row[PLACES["upright"]] = joint.nq == 3, joint.nq == 3
        row[12:15] = (1.0, part.pitch, part.offset) if part.is_revolute else (0.0, 1.0, part.offset)
        if motors:
            inertia = part.rotor_inertia if part.rotor is None or motors == FULL else part.rotor.spin
            row[PLACES["armature"]] = part.gear_ratio * part.gear_ratio * inertia  # type: ignore[operator]
        if friction:
            row[PLACES["viscous"]], row[PLACES["coulomb"]] = part.viscous, part.coulomb
        row[PLACES["stiffness"]], row[PLACES["rest"]] = part.stiffness, part.rest
        rows.append(row)
        R, p = z.T, np.zeros(3)
    place = _place(R, p)
    if joint.mount is not IDENTITY:
        place = _place(*_within(place, joint.mount))
    return _Carried(given, at, tuple(rows), place, tuple(positions))


def _with_z(axis: Array) -> Array:
    """Return a rotation whose z axis is this axis; the identity if possible."""
    return _EYE if axis[2] == 1.0 and coordinate_axis(axis) == 2 else np.asarray(frame_with_z(axis), dtype=float)


_EYE = np.eye(3)


def ten(link: Link) -> list[float]:
    """Return mass, com and inertia xx yy zz xy xz yz of a link."""
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = link.inertia.tolist()
    return [float(x) for x in (link.mass, *link.com.tolist(), xx, yy, zz, xy, xz, yz)]
