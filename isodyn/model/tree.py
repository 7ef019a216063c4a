"""Tree: the reduced robot that formulations see.  Fixed links are merged; frames keep the way back.

Each body's frame sits in its own moved joint frame, so a joint turns about (or slides along) an axis through the origin.
A joint of several freedoms is as many bodies, of which the last one has the mass.  Where it has a chart (model/joint.py), they
stand at 0, and formulations see the tree that `centred` at the state: its attitude is in the fixed rotation before them.
Arrays hold plain Python scalars or symbols (see spatial.scalars), so that zeros and ones fold when a formulation is traced.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from isodyn.check import flag
from isodyn.errors import UnknownNameError
from isodyn.model.coupling import Expansion
from isodyn.model.joint import Axis, Joint, mapped_drives
from isodyn.model.link import Link
from isodyn.model.loop import Closing
from isodyn.model.robot import Robot, combined
from isodyn.model.rotations import is_identity
from isodyn.spatial import (
    Array,
    Scalar,
    array,
    coordinate_axis,
    dot,
    frame_with_z,
    is_symbolic,
    planar,
    quaternion_rotation,
    scalars,
    symmetric,
)  # fmt: skip


class Moments(NamedTuple):
    """Moments of a body: m c; the Euler tensors about the mass centre and about the body origin; the inertia about the origin."""

    first: Array
    euler: Array
    euler_at_origin: Array
    inertia_at_origin: Array


@dataclass(frozen=True, eq=False)
class Body:
    """One moving body: its joint, its place on the parent body, its merged mass properties in the joint frame.

    name       of the link the joint carries
    parent     index of the parent body, -1 for the base
    turns      whether it turns about the axis; else it slides along it
    axis       (3,) unit vector, the same in the joint frame and in the body frame
    align      (3, 3) rotation whose z is a slanting axis, where it is not to be worked out from the axis (see replace_numbers)
    R, p       (3, 3), (3,)  joint frame in the parent body's frame at q = 0
    offset     added to q
    mass, com, inertia        merged, in the body frame, inertia about com
    moments    where they are not to be worked out from mass, com and inertia (see dynamics/reductions.py)
    mount      (4, 4) the user's link frame in the body frame
    armature   G^2 J of the rotor, 0 when motors are off
    viscous, coulomb, static  friction, 0 when off
    stiffness, rest           of the spring, and q where it is at rest
    pitch      slide along the axis of what turns about it, per radian
    small      whether its position is left out of the inertia
    between    whether it is no link of the robot but stands between two axes of a joint
    """

    name: str
    joint: str
    parent: int
    turns: bool
    axis: Array
    R: Array
    p: Array
    offset: Scalar
    mass: Scalar
    com: Array
    inertia: Array
    mount: Array
    armature: Scalar
    viscous: Scalar
    coulomb: tuple[Scalar, Scalar]
    static: tuple[Scalar, Scalar]
    moments: Moments | None = None
    align: Array | None = None
    pitch: Scalar = 0.0
    between: bool = False
    stiffness: Scalar = 0.0
    rest: Scalar = 0.0
    small: bool = False

    @property
    def screws(self) -> bool:
        """Whether it slides along the axis that it turns about."""
        return is_symbolic(self.pitch) or self.pitch != 0.0

    @property
    def z_w(self) -> Array:
        """(3,) angular velocity by which a unit of joint velocity moves the body, in its own axes."""
        return self.axis if self.turns else scalars(np.zeros(3))

    @property
    def z_v(self) -> Array:
        """(3,) linear velocity of the body's origin by a unit of joint velocity, in its own axes."""
        return self.axis * self.pitch if self.turns else self.axis

    @property
    def first_moment(self) -> Array:
        """m c (3,) [kg m]."""
        return _copied(self.mass * self.com if self.moments is None else self.moments.first)

    @property
    def euler_tensor(self) -> Array:
        """tr(I)/2 1 - I = integral of x x^T dm about the mass centre (3, 3) [kg m2]."""
        if self.moments is not None:
            return _copied(self.moments.euler)
        half = (self.inertia[0, 0] + self.inertia[1, 1] + self.inertia[2, 2]) / 2.0
        K: Array = half * np.eye(3).astype(object) - self.inertia
        return K

    @property
    def euler_tensor_at_origin(self) -> Array:
        """The Euler tensor about the body origin, K + m c c^T (3, 3) [kg m2]."""
        if self.moments is not None:
            return _copied(self.moments.euler_at_origin)
        return symmetric(self.euler_tensor + self.mass * np.outer(self.com, self.com))

    @property
    def inertia_at_origin(self) -> Array:
        """I + m (c.c 1 - c c^T) (3, 3) [kg m2]: the inertia about the body origin."""
        if self.moments is not None:
            return _copied(self.moments.inertia_at_origin)
        c = self.com
        spread: Array = dot(c, c) * scalars(np.eye(3)) - np.outer(c, c)
        return symmetric(self.inertia + self.mass * spread)

    @property
    def offsets(self) -> tuple[Array, Scalar]:
        """(a, b) with p = a + R axis b: what lies along the joint's own axis apart, where that leaves two zeros more in a.

        For a row of modified DH with symbols, where p is (a, -d sin(alpha), d cos(alpha)), these are (a, 0, 0) and d; otherwise
        p and 0: numbers would be rounded.
        """
        direction = self.R @ self.axis
        for k in range(3):
            if is_symbolic(self.p[k]) and (is_symbolic(direction[k]) or direction[k] != 0.0):
                along = self.p[k] / direction[k]
                across: Array = self.p - direction * along
                if zeros_of(across) >= zeros_of(self.p) + 2:
                    return across, along
        return _copied(self.p), 0.0


@dataclass(frozen=True, eq=False)
class Frame:
    """A frame of the user's: fixed to a body (-1 for the base) at a pose (R, p) in that body's frame."""

    body: int
    R: Array
    p: Array


class Ground(NamedTuple):
    """Mass, and first moment (3,) in the root frame, of what stands still."""

    mass: Scalar = 0.0
    moment: tuple[Scalar, ...] = (0.0, 0.0, 0.0)


class BaseMotion(NamedTuple):
    """How a base moves that is moved from outside.

    pose           (3, 4) rotation and origin of the base in the root frame
    twist          (6,) its velocity in its own frame, linear before angular
    acceleration   (6,) the rates of that
    """

    pose: Array
    twist: Array
    acceleration: Array


class Spin(NamedTuple):
    """A rotor that turns on a link, whose mass and inertia are the link's already (model/rotor.py).

    joint     body whose joint turns it
    on        frame of the link that carries it, and axis (3,) its axis there
    inertia   about its axis                                                            [kg m2]
    ratio     its turns per unit of the joint's
    """

    joint: int
    on: str
    axis: Array
    inertia: Scalar
    ratio: Scalar

    def mapped(self, f: Callable[[Scalar], Scalar]) -> Spin:
        """The same with f applied to every scalar."""
        axis = _filled([f(x) for x in self.axis], (3,))
        return self._replace(axis=axis, inertia=f(self.inertia), ratio=f(self.ratio))


class Chart(NamedTuple):
    """A joint whose velocities are its child's, in the child's frame; its axes are those of its joint frame, x and y of a plane.

    type       of the joint: "planar", "spherical" or "floating"
    body       its first body, and the place of its first velocity
    place      of its first position in q
    """

    type: str
    body: int
    place: int

    @property
    def linear(self) -> range:
        """The bodies that slide."""
        return range(self.body, self.body + {"planar": 2, "spherical": 0, "floating": 3}[self.type])

    @property
    def angular(self) -> range:
        """The bodies that turn."""
        return range(self.linear.stop, self.linear.stop + {"planar": 1, "spherical": 3, "floating": 3}[self.type])

    @property
    def bodies(self) -> range:
        """All of them; the last one has the mass."""
        return range(self.body, self.angular.stop)

    @property
    def last(self) -> int:
        """The body that has the mass."""
        return self.bodies[-1]

    @property
    def positions(self) -> range:
        """Its places in q: position, then attitude."""
        return range(self.place, self.place + {"planar": 3, "spherical": 4, "floating": 7}[self.type])


@dataclass(frozen=True, eq=False)
class Tree:
    """Moving bodies with parents first, the frames of the user's links, and gravity in the base frame.

    charts    joints whose bodies stand at 0, in the order of q
    placed    their values in q, once the tree is at a state
    at_state  whether their state is in the fixed rotations: only then do formulations give what they promise
    closing   the robot's loops, and which of their equations are used; None where there are none
    spins     rotors that are bodies of their own (motors="full")
    free      of a base that floats, seen from another frame (formulations/free_base.py): where that is in its own (3,); or None

    base      body of the link that floats (see Robot.base_joint); -1: the root, with what is fixed to it
    ground    that root, which no joint moves

    Where couplings move joints, it has one body for each velocity that is left, and parents that are the pattern of M (see
    solve.py); what moves is another tree:

    whole      with all bodies, of which formulas are (formulations/couplings.py); None: this one
    expansion  its velocities of those that are left
    motion     that of the base, where it is moved from outside (Robot.moving_base); None: it stands at 0
    vanishes   whether an inertia may be 0 when the kernel runs, for masses that are parameters; None: none may
    shares     what bodies have given to sums before, kept: of its name, the body and a function that makes it; None: nothing is
    """

    bodies: tuple[Body, ...]
    frames: dict[str, Frame]
    gravity: Array
    charts: tuple[Chart, ...] = ()
    placed: tuple[Array, ...] = ()
    at_state: bool = False
    base: int = -1
    ground: Ground = Ground()  # noqa: RUF009 (a tuple)
    whole: Tree | None = None
    expansion: Expansion | None = None
    motion: BaseMotion | None = None
    closing: Closing | None = None
    spins: tuple[Spin, ...] = ()
    vanishes: Callable[[Scalar], bool] | None = None
    shares: Callable[[str, int, Callable[[], Array]], Array] | None = None
    free: Array | None = None

    @property
    def n(self) -> int:
        """Number of velocities (one per body: multi-coordinate joints become several bodies)."""
        return len(self.bodies)

    def outward(self) -> Iterator[tuple[int, int]]:
        """(body, parent) from the base to the tips."""
        return ((i, body.parent) for i, body in enumerate(self.bodies))

    def inward(self) -> Iterator[tuple[int, int]]:
        """(body, parent) from the tips to the base."""
        return ((i, self.bodies[i].parent) for i in reversed(range(self.n)))

    def ancestors(self, i: int) -> Iterator[int]:
        """The bodies that carry i, nearest first, i itself not among them."""
        i = self.bodies[i].parent
        while i >= 0:
            yield i
            i = self.bodies[i].parent

    def frame(self, name: str) -> Frame:
        """The frame of this name."""
        if name not in self.frames:
            raise UnknownNameError.of("frame", name, self.frames)
        return self.frames[name]

    def mapped(self, f: Callable[[Scalar], Scalar]) -> Tree:
        """The same tree with f applied to every scalar."""

        def over(values: Array) -> Array:
            return _filled([f(x) for x in values.flat], values.shape)

        bodies = tuple(
            replace(
                body,
                R=over(body.R),
                p=over(body.p),
                offset=f(body.offset),
                mass=f(body.mass),
                com=over(body.com),
                inertia=over(body.inertia),
                mount=over(body.mount),
                armature=f(body.armature),
                viscous=f(body.viscous),
                coulomb=(f(body.coulomb[0]), f(body.coulomb[1])),
                static=(f(body.static[0]), f(body.static[1])),
                pitch=f(body.pitch),
                stiffness=f(body.stiffness),
                rest=f(body.rest),
            )
            for body in self.bodies
        )
        frames = {name: Frame(frame.body, over(frame.R), over(frame.p)) for name, frame in self.frames.items()}
        whole = self.whole and self.whole.mapped(f)
        ground = Ground(f(self.ground.mass), tuple(map(f, self.ground.moment)))
        closing = self.closing and self.closing._replace(loops=tuple(loop.mapped(f) for loop in self.closing.loops))
        spins = tuple(spin.mapped(f) for spin in self.spins)
        gravity = over(self.gravity)
        return replace(
            self, bodies=bodies, frames=frames, gravity=gravity, ground=ground, whole=whole, closing=closing, spins=spins
        )

    @property
    def links(self) -> tuple[int, ...]:
        """The bodies that are links of the robot, one for each joint that moves."""
        return tuple(i for i, body in enumerate(self.bodies) if not body.between)

    def centred(self, q: Array) -> tuple[Tree, Array]:
        """(the tree with the charts' positions and attitudes in its fixed poses, q (n,) with 0 for their bodies).

        Of a tree with couplings the whole one, and q of all its bodies.
        """
        if self.whole is not None and self.expansion is not None:
            at_state, q = self.whole.centred(self.expansion.expand(q))
            return (at_state if self.motion is None else at_state._on_base(self.whole.bodies[0], self.motion.pose)), q
        if not self.charts:
            return self, q
        bodies = list(self.bodies)
        own: list[Scalar] = []  # q of the bodies
        placed = tuple(np.array([q[k] for k in chart.positions], dtype=object) for chart in self.charts)
        place = 0
        for chart in self.charts:
            own += [*q[place : chart.place], *[0.0] * (len(chart.linear) + len(chart.angular))]
            place = chart.positions.stop
            first, values = bodies[chart.body], [q[k] for k in chart.positions]
            if chart.type == "planar":
                moved, turn = np.array([*values[:2], 0.0], dtype=object), planar(2, values[2])
            else:
                moved, turn = np.array(values[:-4], dtype=object), quaternion_rotation(*values[-4:])
            p = first.p + first.R @ moved if chart.linear else first.p
            bodies[chart.body] = replace(first, R=_product(first.R, turn), p=p)
        return replace(self, bodies=tuple(bodies), placed=placed, at_state=True), np.array([*own, *q[place:]], dtype=object)

    def _on_base(self, first: Body, at: Array) -> Tree:
        """The tree with its first body, which floats, at a pose (3, 4)."""
        moved = replace(first, R=_product(first.R, at[:, :3]), p=first.p + first.R @ at[:, 3])
        return replace(self, bodies=(moved, *self.bodies[1:]))

    def around(self, at_state: Tree) -> Tree:
        """The tree of the velocities that are left, of which formulas are asked, around the whole one at a state."""
        return at_state if self.whole is None else replace(self, whole=at_state)

    def whole_rates(self, name: str, x: Array) -> Array:
        """Velocities "qd" or accelerations "qdd" of the whole tree, the base's too, of those that are left."""
        if self.expansion is None:
            return x
        result = self.expansion.expand_velocity(x)
        if self.motion is not None:
            given = self.motion.twist if name == "qd" else self.motion.acceleration
            result[: len(given)] = given
        return result

    def folded(self, forces: Array) -> Array:
        """Forces (..., n) on the velocities that are left, of those on the whole tree's."""
        return forces if self.expansion is None else self.expansion.fold(forces)

    def weightless(self) -> Tree:
        """The same tree without gravity."""
        return replace(self, gravity=scalars(np.zeros(3)), whole=self.whole and self.whole.weightless())


def charts_of(robot: Robot) -> tuple[Chart, ...]:
    """The charts among the joints that move by themselves, with their places in q and qd."""
    charts: list[Chart] = []
    place = body = 0
    for joint in robot.movable_joints:
        if joint.is_manifold:
            charts.append(Chart(joint.type, body, place))
        place, body = place + joint.nq, body + joint.nv
    return tuple(charts)


def reduce_robot(robot: Robot, *, motors: bool | str = True, friction: bool = True) -> Tree:
    """Merge every link that hangs on a fixed joint into the body that carries it.

    motors   whether rotors are on the joints, as G^2 J; FULL: those that are a Rotor turn on their links besides
    """
    if robot.uncoupled is not robot:
        return _coupled(reduce_robot(robot.uncoupled, motors=motors, friction=friction), robot)
    motors, friction = motors_choice("motors", motors), flag("friction", friction)
    if any(joint.rotor for joint in robot.joints):
        tree = reduce_robot(plain_rotors(robot, whole=motors == FULL), motors=bool(motors), friction=friction)
        return replace(tree, spins=_spins(robot)) if motors == FULL else tree
    place: dict[str, tuple[int, Array]] = {robot.root.name: (-1, np.eye(4))}  # link -> (body, pose in the body frame)
    merged: list[Link] = []
    standing = robot.root
    axes: list[tuple[Axis, int, Array]] = []
    charts: list[Chart] = []
    nq = 0
    for joint in robot.joints:
        body, at = place[joint.parent]
        if joint.is_manifold:
            joint = joint.aligned()
            charts.append(Chart(joint.type, len(axes), nq))
        origin = at @ joint.origin
        nq += joint.nq
        for part in joint.parts:
            axes.append((part, body, array(origin)))
            body, origin = len(axes) - 1, np.eye(4)
            carried = robot.link(joint.child) if part.child == joint.child else Link(part.child)
            merged.append(_moved(carried, part.mount))
        if joint.nv:
            at = joint.mount
        else:
            at = array(origin @ joint.mount)
            carried = _moved(robot.link(joint.child), at)
            if body >= 0:
                merged[body] = combined(merged[body], carried)
            else:
                standing = combined(standing, carried)
        place[joint.child] = (body, array(at))
    bodies = tuple(
        Body(
            name=joint.child,
            joint=joint.name,
            parent=parent,
            turns=joint.is_revolute,
            axis=scalars(joint.axis),
            R=scalars(origin[:3, :3]),
            p=scalars(origin[:3, 3]),
            offset=joint.offset,
            mass=link.mass,
            com=scalars(link.com),
            inertia=scalars(link.inertia),
            mount=scalars(joint.mount),
            armature=joint.gear_ratio * joint.gear_ratio * joint.rotor_inertia if motors else 0.0,
            viscous=joint.viscous if friction else 0.0,
            coulomb=joint.coulomb if friction else (0.0, 0.0),
            static=(joint.static[0], joint.static[1]) if friction else (0.0, 0.0),
            pitch=joint.pitch,
            between=joint.child not in place,
            stiffness=joint.stiffness,
            rest=joint.rest,
            small=joint.exclude_from_inertia,
        )
        for (joint, parent, origin), link in zip(axes, merged, strict=True)
    )
    frames = {name: Frame(body, scalars(at[:3, :3]), scalars(at[:3, 3])) for name, (body, at) in place.items()}
    ground = Ground(standing.mass, tuple(scalars(standing.mass * standing.com)))
    closing = Closing(robot.loops) if robot.loops else None
    gravity = scalars(robot.gravity)
    return Tree(bodies, frames, gravity, tuple(charts), base=robot.base_nv - 1, ground=ground, closing=closing)


#: what `motors` says where rotors are bodies of their own
FULL = "full"


def motors_choice(where: str, motors: object) -> bool | str:
    """True, False or FULL."""
    return FULL if isinstance(motors, str) and motors == FULL else flag(where, motors, f"True, False or {FULL!r}")


def plain_rotors(robot: Robot, whole: bool = False) -> Robot:
    """The robot with the mass of every Rotor in the link that carries it, and its inertia about its axis as rotor_inertia.

    whole   with all of its inertia in that link, as if it were fixed there
    """
    if not any(joint.rotor for joint in robot.joints):
        return robot
    links = {link.name: link for link in robot.links}
    for joint in robot.joints:
        if rotor := joint.rotor:
            on = rotor.on or joint.parent
            if not whole and not is_symbolic(rotor.mass) and rotor.mass == 0.0:
                continue
            body = Link(on, rotor.mass, rotor.com, rotor.inertia if whole else np.zeros((3, 3)))
            links[on] = combined(links[on], body)
    joints = (replace(j, rotor=None, rotor_inertia=j.rotor.spin) if j.rotor else j for j in robot.joints)
    return replace(robot, links=tuple(links.values()), joints=tuple(joints))


def _spins(robot: Robot) -> tuple[Spin, ...]:
    return tuple(
        Spin(i, rotor.on or axis.parent, scalars(rotor.axis), rotor.spin, axis.gear_ratio)
        for i, axis in enumerate(robot.dofs)
        if (rotor := axis.rotor)
    )


def _coupled(whole: Tree, robot: Robot) -> Tree:
    """The tree of the velocities that are left to a robot.

    Two of them meet in M where a body that the one moves carries a body that the other moves, or is it.  A body's parent is the
    last before it that it meets, and the others that it meets meet the parent too, so that M = L^T D L fills no other places.
    """
    names = {axis.name for axis in robot.dofs}
    own = [i for i, body in enumerate(whole.bodies) if body.joint in names]
    moved_by = [{k for k, _ in row} for row in robot.expansion.velocities]
    meets: list[set[int]] = [set() for _ in own]
    for i in range(whole.n):
        for other in (i, *whole.ancestors(i)):
            for a in moved_by[i]:
                for b in moved_by[other] - {a}:
                    meets[max(a, b)].add(min(a, b))
    parents = [-1] * len(own)
    for k in reversed(range(len(own))):
        if meets[k]:
            parents[k] = max(meets[k])
            meets[parents[k]] |= meets[k] - {parents[k]}
    bodies = tuple(replace(whole.bodies[i], parent=parent) for i, parent in zip(own, parents, strict=True))
    return replace(whole, bodies=bodies, charts=charts_of(robot), whole=whole, expansion=robot.expansion)


def _moved(link: Link, at: Array) -> Link:
    """The link's mass properties in the frame where the link's own frame has the pose `at`."""
    if is_identity(at):  # symbols would be added to themselves, and halved
        return link
    R, p = at[:3, :3], at[:3, 3]
    inertia = R @ link.inertia @ R.T
    return Link(link.name, link.mass, array(R @ link.com + p), array((inertia + inertia.T) / 2))


def _product(A: Array, B: Array) -> Array:
    """A B, or B as it is where A is the identity."""
    product: Array = B if A.tolist() == np.eye(3).tolist() else A @ B
    return product


def zeros_of(p: Array) -> int:
    """How many entries are the number 0."""
    return sum(not is_symbolic(x) and x == 0.0 for x in p)


def _copied(a: Array) -> Array:
    """A copy, which the caller may add to."""
    return np.array(a)


Make = Callable[[float, float], Scalar]  # (number, its error) -> what takes its place
_DIGITS = 120  # binary, after the point: what a float has beyond them is far below the square of a rounding


def replace_numbers(tree: Tree, make: Make) -> Tree:
    """The tree of numbers with make(number, error) in place of every number that is not exact; symbols stay.

    Formulations agree for rotations, and a matrix of floats is none: it stands for the rotation nearest to it.  With E = R^T R - 1
    that is R (1 + E)^(-1/2), so that an entry is off by |R E| / 2, whether it was rounded or read from a file of few digits.  A
    unit vector likewise.  Zeros, and the ones of exact rotations, stay numbers, so that all that folds in a robot of numbers folds
    here too.
    """
    new = _Replacing(make)

    def body(b: Body) -> Body:
        slanting = b.turns and coordinate_axis(b.axis) is None
        align = new.oriented(scalars(frame_with_z(b.axis))) if slanting else None
        return replace(
            b,
            offset=new.one(b.offset),
            mass=new.one(b.mass),
            armature=new.one(b.armature),
            viscous=new.one(b.viscous),
            axis=new.oriented(b.axis) if align is None else align[:, 2],
            align=align,
            R=new.oriented(b.R),
            p=new.vector(b.p),
            com=new.vector(b.com),
            inertia=new.inertia(b.inertia),
            mount=new.pose(b.mount),
            coulomb=new.pair(b.coulomb),
            static=new.pair(b.static),
            pitch=new.one(b.pitch),
            stiffness=new.one(b.stiffness),
            rest=new.one(b.rest),
        )

    if tree.whole is not None:  # nothing else of it holds numbers that formulas see
        return replace(tree, whole=replace_numbers(tree.whole, make))
    frames = {name: Frame(frame.body, new.oriented(frame.R), new.vector(frame.p)) for name, frame in tree.frames.items()}
    ground = Ground(new.one(tree.ground.mass), tuple(map(new.one, tree.ground.moment)))
    return replace(tree, bodies=tuple(map(body, tree.bodies)), frames=frames, gravity=new.vector(tree.gravity), ground=ground)


def replace_robot_numbers(robot: Robot, make: Make, rounded: float = 0.0) -> Robot:
    """The same for a robot, whose axes stay numbers: what is merged of it shows its roundings too.

    rounded   what every entry of a rotation is off by besides, zeros and ones too
    """
    new = _Replacing(make, rounded)

    def joint(j: Joint) -> Joint:
        j = j.aligned() if j.is_manifold else j
        return mapped_drives(j, new.one, origin=new.pose(scalars(j.origin)), mount=new.pose(scalars(j.mount)))

    links = (
        replace(link, mass=new.one(link.mass), com=new.vector(scalars(link.com)), inertia=array(new.inertia(scalars(link.inertia))))
        for link in robot.links
    )
    gravity = new.vector(scalars(robot.gravity))
    return replace(robot, links=tuple(links), joints=tuple(map(joint, robot.joints)), gravity=gravity)


class _Replacing:
    """make(number, error) in place of numbers that are not exact; every entry of a rotation is off by `rounded` besides."""

    def __init__(self, make: Make, rounded: float = 0.0):
        self._make, self._rounded = make, rounded

    def one(self, x: Scalar) -> Scalar:
        return x if is_symbolic(x) or x == 0 else self._make(x, 0.0)

    def pair(self, x: tuple[Scalar, Scalar]) -> tuple[Scalar, Scalar]:
        return self.one(x[0]), self.one(x[1])

    def vector(self, x: Array) -> Array:
        return _filled([self.one(number) for number in x], (3,))

    def oriented(self, x: Array) -> Array:
        """A rotation, or a unit vector."""
        if any(is_symbolic(number) for number in x.flat):
            return x
        pairs = zip(x.flat, (_deviation(x) + self._rounded).flat, strict=True)
        exact = (-1.0, 0.0, 1.0)
        return _filled([n if not error and n in exact else self._make(n, error) for n, error in pairs], x.shape)

    def pose(self, T: Array) -> Array:
        result: Array = T.copy()
        result[:3, :3], result[:3, 3] = self.oriented(T[:3, :3]), self.vector(T[:3, 3])
        return result

    def inertia(self, I: Array) -> Array:
        upper = _filled([self.one(I[i, j]) if i <= j else 0.0 for i in range(3) for j in range(3)], (3, 3))
        for i, j in ((1, 0), (2, 0), (2, 1)):
            upper[i, j] = upper[j, i]
        return upper


def _deviation(R: Array) -> Array:
    """|R (R^T R - 1)| / 2 of a matrix (3, 3) or column (3,), in whole numbers: in floats it would be lost in its own rounding."""
    whole = _filled([int(math.ldexp(x, _DIGITS)) for x in R.flat], (3, R.size // 3))
    excess = whole.T @ whole - np.eye(R.size // 3, dtype=int).astype(object) * 4**_DIGITS
    return _filled([abs(x) / (2 * 8**_DIGITS) for x in (whole @ excess).flat], R.shape)


def _filled(values: list[Scalar], shape: tuple[int, ...]) -> Array:
    result = np.empty(shape, dtype=object)
    result.flat[:] = values
    return result
