"""Tree: the reduced robot that formulations see.  Links on fixed joints are merged; frames keep the transforms to the user's links.

Each body's frame is its moved joint frame, so a joint rotates about (or translates along) an axis through the origin.  A joint with
several degrees of freedom becomes as many bodies, of which the last has the mass.  The bodies of a manifold joint (model/joint.py)
stay at 0: formulations see the tree `centred` at the state, with the joint's pose in the fixed transform before them.  Arrays hold
plain Python scalars or symbols (see spatial.scalars), so zeros and ones fold when a formulation is traced.
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
    """Moments of a body: m c; Euler tensors about the mass centre and about the body origin; inertia about the origin."""

    first: Array
    euler: Array
    euler_at_origin: Array
    inertia_at_origin: Array


@dataclass(frozen=True, eq=False)
class Body:
    """One moving body: its joint, its pose on the parent body, its merged mass properties in the joint frame.

    name       of the link that the joint carries
    parent     index of the parent body, -1 for the base
    turns      True: rotates about the axis; False: translates along it
    axis       (3,) unit vector, the same in the joint frame and in the body frame
    align      (3, 3) rotation whose z is a general axis, if it must not be computed from the axis (see replace_numbers)
    R, p       (3, 3), (3,)  joint frame in the parent body's frame at q = 0
    offset     added to q
    mass, com, inertia        merged, in the body frame, inertia about com
    moments    if they must not be computed from mass, com and inertia (see dynamics/reductions.py)
    mount      (4, 4) the user's link frame in the body frame
    armature   G^2 J of the rotor, 0 if motors are off
    viscous, coulomb, static  friction, 0 if off
    stiffness, rest           of the spring, and q at which it is relaxed
    pitch      translation along the axis per radian of rotation about it
    small      True if the inertia does not depend on its position
    between    True if it is no link of the robot, but lies between two axes of a joint
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
        """True if it translates along the axis that it rotates about."""
        return is_symbolic(self.pitch) or self.pitch != 0.0

    @property
    def z_w(self) -> Array:
        """Angular velocity (3,) of the body per unit of joint velocity, in its own axes."""
        return self.axis if self.turns else scalars(np.zeros(3))

    @property
    def z_v(self) -> Array:
        """Linear velocity (3,) of the body's origin per unit of joint velocity, in its own axes."""
        return self.axis * self.pitch if self.turns else self.axis

    @property
    def first_moment(self) -> Array:
        """m c (3,) [kg m]."""
        return _copied(self.mass * self.com if self.moments is None else self.moments.first)

    @property
    def euler_tensor(self) -> Array:
        """Euler tensor tr(I)/2 1 - I = integral of x x^T dm about the mass centre (3, 3) [kg m2]."""
        if self.moments is not None:
            return _copied(self.moments.euler)
        half = (self.inertia[0, 0] + self.inertia[1, 1] + self.inertia[2, 2]) / 2.0
        K: Array = half * np.eye(3).astype(object) - self.inertia
        return K

    @property
    def euler_tensor_at_origin(self) -> Array:
        """Euler tensor about the body origin, K + m c c^T (3, 3) [kg m2]."""
        if self.moments is not None:
            return _copied(self.moments.euler_at_origin)
        return symmetric(self.euler_tensor + self.mass * np.outer(self.com, self.com))

    @property
    def inertia_at_origin(self) -> Array:
        """Inertia about the body origin, I + m (c.c 1 - c c^T) (3, 3) [kg m2]."""
        if self.moments is not None:
            return _copied(self.moments.inertia_at_origin)
        c = self.com
        spread: Array = dot(c, c) * scalars(np.eye(3)) - np.outer(c, c)
        return symmetric(self.inertia + self.mass * spread)

    @property
    def offsets(self) -> tuple[Array, Scalar]:
        """Return (a, b) with p = a + R axis b: split off the part along the joint's own axis if a then has two more zeros.

        For a row of modified DH with symbols, p is (a, -d sin(alpha), d cos(alpha)), and the result (a, 0, 0) and d. Otherwise the
        result is p and 0, because splitting numbers would round them.
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
    """A user's frame: fixed to a body (-1 for the base) with pose (R, p) in that body's frame."""

    body: int
    R: Array
    p: Array


class Ground(NamedTuple):
    """Mass, and first moment (3,) in the root frame, of the links that cannot move."""

    mass: Scalar = 0.0
    moment: tuple[Scalar, ...] = (0.0, 0.0, 0.0)


class BaseMotion(NamedTuple):
    """Prescribed motion of a base.

    pose           (3, 4) rotation and origin of the base in the root frame
    twist          (6,) its velocity in its own frame, linear before angular
    acceleration   (6,) time derivatives of the twist
    """

    pose: Array
    twist: Array
    acceleration: Array


class Spin(NamedTuple):
    """A rotor that spins on a link; its mass and inertia are included in that link (model/rotor.py).

    joint     body whose joint drives it
    on        frame of the link that carries it, and axis (3,) its axis in that frame
    inertia   about its axis                                                            [kg m2]
    ratio     its revolutions per unit of the joint
    """

    joint: int
    on: str
    axis: Array
    inertia: Scalar
    ratio: Scalar

    def mapped(self, f: Callable[[Scalar], Scalar]) -> Spin:
        """Return the spin with f applied to every scalar."""
        axis = _filled([f(x) for x in self.axis], (3,))
        return self._replace(axis=axis, inertia=f(self.inertia), ratio=f(self.ratio))


class ManifoldJoint(NamedTuple):
    """A manifold joint: its velocities are those of its child, in the child's frame.

    Its axes are those of its joint frame; of a planar joint, x and y of the plane.
    type       of the joint: "planar", "spherical" or "floating"
    body       its first body, and the index of its first velocity
    place      index of its first position in q
    """

    type: str
    body: int
    place: int

    @property
    def linear(self) -> range:
        """The bodies that translate."""
        return range(self.body, self.body + {"planar": 2, "spherical": 0, "floating": 3}[self.type])

    @property
    def angular(self) -> range:
        """The bodies that rotate."""
        return range(self.linear.stop, self.linear.stop + {"planar": 1, "spherical": 3, "floating": 3}[self.type])

    @property
    def bodies(self) -> range:
        """All its bodies; the last one has the mass."""
        return range(self.body, self.angular.stop)

    @property
    def last(self) -> int:
        """The body that has the mass."""
        return self.bodies[-1]

    @property
    def positions(self) -> range:
        """Its indices in q: position, then orientation."""
        return range(self.place, self.place + {"planar": 3, "spherical": 4, "floating": 7}[self.type])


@dataclass(frozen=True, eq=False)
class Tree:
    """Moving bodies with parents first, the frames of the user's links, and gravity in the base frame.

    charts    manifold joints, whose bodies stay at 0, in the order of q
    placed    their values in q, if the tree is at a state
    at_state  True if the fixed transforms include their state; formulations are valid only then
    closing   the robot's loops, and which of their equations are used; None without loops
    spins     rotors that are separate bodies (motors="full")
    free      origin (3,) of another reference frame of a floating base, in the base frame (formulations/free_base.py); or None

    base      body of the floating link (see Robot.base_joint); -1: the root, with the links fixed to it
    ground    that root, which no joint moves

    With couplings, the tree has one body per independent velocity, and its parents give the sparsity pattern of M (see solve.py).
    The bodies that really move are in another tree:

    whole      tree of all bodies, on which formulas are evaluated (formulations/couplings.py); None: this tree
    expansion  map from the independent velocities to its velocities
    motion     prescribed motion of the base (Robot.moving_base); None: the base stays at 0
    vanishes   returns whether an inertia may be 0 at run time, for masses that are parameters; None: no inertia may be
    shares     cache of terms that bodies contributed to sums, by name, body and the function that computes it; None: no cache
    """

    bodies: tuple[Body, ...]
    frames: dict[str, Frame]
    gravity: Array
    charts: tuple[ManifoldJoint, ...] = ()
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
        """Number of velocities (one per body: joints with several degrees of freedom become several bodies)."""
        return len(self.bodies)

    def outward(self) -> Iterator[tuple[int, int]]:
        """Yield (body, parent) from the base to the tips."""
        return ((i, body.parent) for i, body in enumerate(self.bodies))

    def inward(self) -> Iterator[tuple[int, int]]:
        """Yield (body, parent) from the tips to the base."""
        return ((i, self.bodies[i].parent) for i in reversed(range(self.n)))

    def ancestors(self, i: int) -> Iterator[int]:
        """Yield the bodies that carry i, nearest first, without i."""
        i = self.bodies[i].parent
        while i >= 0:
            yield i
            i = self.bodies[i].parent

    def frame(self, name: str) -> Frame:
        """Return the frame with this name."""
        if name not in self.frames:
            raise UnknownNameError.of("frame", name, self.frames)
        return self.frames[name]

    def mapped(self, f: Callable[[Scalar], Scalar]) -> Tree:
        """Return the tree with f applied to every scalar."""

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
        """The bodies that are links of the robot, one for each moving joint."""
        return tuple(i for i, body in enumerate(self.bodies) if not body.between)

    def centred(self, q: Array) -> tuple[Tree, Array]:
        """Return (the tree with the poses of manifold joints in its fixed transforms, q (n,) with 0 for their bodies).

        For a tree with couplings: the whole tree, and q of all its bodies.
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
        """Return the tree with its first, floating body at a pose (3, 4)."""
        moved = replace(first, R=_product(first.R, at[:, :3]), p=first.p + first.R @ at[:, 3])
        return replace(self, bodies=(moved, *self.bodies[1:]))

    def around(self, at_state: Tree) -> Tree:
        """Return the tree of independent velocities, around the whole tree `at_state`."""
        return at_state if self.whole is None else replace(self, whole=at_state)

    def whole_rates(self, name: str, x: Array) -> Array:
        """Return velocities "qd" or accelerations "qdd" of the whole tree, with the base, from the independent ones."""
        if self.expansion is None:
            return x
        result = self.expansion.expand_velocity(x)
        if self.motion is not None:
            given = self.motion.twist if name == "qd" else self.motion.acceleration
            result[: len(given)] = given
        return result

    def folded(self, forces: Array) -> Array:
        """Return generalised forces (..., n) on the independent velocities from those on the whole tree's velocities."""
        return forces if self.expansion is None else self.expansion.fold(forces)

    def weightless(self) -> Tree:
        """Return the tree without gravity."""
        return replace(self, gravity=scalars(np.zeros(3)), whole=self.whole and self.whole.weightless())


def charts_of(robot: Robot) -> tuple[ManifoldJoint, ...]:
    """Return the independent manifold joints, with their indices in q and qd."""
    charts: list[ManifoldJoint] = []
    place = body = 0
    for joint in robot.movable_joints:
        if joint.is_manifold:
            charts.append(ManifoldJoint(joint.type, body, place))
        place, body = place + joint.nq, body + joint.nv
    return tuple(charts)


def reduce_robot(robot: Robot, *, motors: bool | str = True, friction: bool = True) -> Tree:
    """Merge every link on a fixed joint into the body that carries it.

    motors   True: rotors add G^2 J at their joints; FULL: each Rotor is also a spinning body on its link
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
    charts: list[ManifoldJoint] = []
    nq = 0
    for joint in robot.joints:
        body, at = place[joint.parent]
        if joint.is_manifold:
            joint = joint.aligned()
            charts.append(ManifoldJoint(joint.type, len(axes), nq))
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


#: value of `motors` that makes rotors separate bodies
FULL = "full"


def motors_choice(where: str, motors: object) -> bool | str:
    """Return True, False or FULL."""
    return FULL if isinstance(motors, str) and motors == FULL else flag(where, motors, f"True, False or {FULL!r}")


def plain_rotors(robot: Robot, whole: bool = False) -> Robot:
    """Return the robot with the mass of every Rotor in its link, and its inertia about its axis as rotor_inertia.

    whole   also add its inertia to that link, as if it were fixed there
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
    """Return the tree of the independent velocities of a robot.

    Two velocities share an entry of M if a body moved by one carries, or is, a body moved by the other.  A velocity's parent is the
    last one before it that shares an entry; the others that do also share one with the parent, so M = L^T D L has no fill-in.
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
    """Return the link's mass properties in the frame where the link's own frame has the pose `at`."""
    if is_identity(at):  # otherwise symbols would be added to themselves, and halved
        return link
    R, p = at[:3, :3], at[:3, 3]
    inertia = R @ link.inertia @ R.T
    return Link(link.name, link.mass, array(R @ link.com + p), array((inertia + inertia.T) / 2))


def _product(A: Array, B: Array) -> Array:
    """Return A B; B itself if A is the identity."""
    product: Array = B if A.tolist() == np.eye(3).tolist() else A @ B
    return product


def zeros_of(p: Array) -> int:
    """Return the number of entries that are the number 0."""
    return sum(not is_symbolic(x) and x == 0.0 for x in p)


def _copied(a: Array) -> Array:
    """Return a copy that the caller may modify."""
    return np.array(a)


Make = Callable[[float, float], Scalar]  # (number, its error) -> replacement
_DIGITS = 120  # binary digits after the point; the remainder of a float is far below the square of a rounding error


def replace_numbers(tree: Tree, make: Make) -> Tree:
    """Return the tree with make(number, error) in place of every inexact number; symbols stay.

    Formulations agree for exact rotations, but a matrix of floats is only near one: the nearest rotation.  With E = R^T R - 1 that
    is R (1 + E)^(-1/2), so an entry has the error |R E| / 2, whether it was rounded or read from a file with few digits.  The same
    holds for unit vectors.  Zeros, and the ones of exact rotations, stay numbers, so everything that folds in a numeric robot folds
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

    if tree.whole is not None:  # formulas see no other numbers of it
        return replace(tree, whole=replace_numbers(tree.whole, make))
    frames = {name: Frame(frame.body, new.oriented(frame.R), new.vector(frame.p)) for name, frame in tree.frames.items()}
    ground = Ground(new.one(tree.ground.mass), tuple(map(new.one, tree.ground.moment)))
    return replace(tree, bodies=tuple(map(body, tree.bodies)), frames=frames, gravity=new.vector(tree.gravity), ground=ground)


def replace_robot_numbers(robot: Robot, make: Make, rounded: float = 0.0) -> Robot:
    """Return the robot with make(number, error) in place of inexact numbers; axes stay numbers, so merging shows its rounding too.

    rounded   additional error of every entry of a rotation, also of zeros and ones
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
    """make(number, error) for inexact numbers; every entry of a rotation has the additional error `rounded`."""

    def __init__(self, make: Make, rounded: float = 0.0):
        self._make, self._rounded = make, rounded

    def one(self, x: Scalar) -> Scalar:
        return x if is_symbolic(x) or x == 0 else self._make(x, 0.0)

    def pair(self, x: tuple[Scalar, Scalar]) -> tuple[Scalar, Scalar]:
        return self.one(x[0]), self.one(x[1])

    def vector(self, x: Array) -> Array:
        return _filled([self.one(number) for number in x], (3,))

    def oriented(self, x: Array) -> Array:
        """Replace the entries of a rotation or a unit vector."""
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
    """Return |R (R^T R - 1)| / 2 for (3, 3) or (3,), in integers: in floats the result would be lost in its own rounding."""
    whole = _filled([int(math.ldexp(x, _DIGITS)) for x in R.flat], (3, R.size // 3))
    excess = whole.T @ whole - np.eye(R.size // 3, dtype=int).astype(object) * 4**_DIGITS
    return _filled([abs(x) / (2 * 8**_DIGITS) for x in (whole @ excess).flat], R.shape)


def _filled(values: list[Scalar], shape: tuple[int, ...]) -> Array:
    result = np.empty(shape, dtype=object)
    result.flat[:] = values
    return result
