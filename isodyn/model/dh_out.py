"""Denavit-Hartenberg tables out: any serial chain of revolute and prismatic joints as rows of either convention.

Frame i of the table is fixed to body i.  Its z axis lies on a joint axis (the next joint's in standard DH, the own joint's in
modified DH) and its x axis meets the neighbouring joint axis at a right angle (the previous one's, the next one's): x is the
common normal of the two.  Where the link's own frame already obeys this it is taken as it is, so a table read in comes out again;
where axes are parallel, the normal through the previous frame is taken (d = 0).  What the first row cannot say is the base
pose, what the last row cannot say is the tool pose, so every chain has a table.

All frames are found in the coordinates of their own body (tree.py), so nothing piles up along the chain.
Source: Denavit & Hartenberg (1955); Craig, Introduction to Robotics, section 3.4; Khalil & Dombre, section 3.2.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from isodyn.errors import ModelError
from isodyn.model.angles import snapped
from isodyn.model.joint import Limits
from isodyn.model.link import Compared
from isodyn.model.robot import Robot
from isodyn.model.tree import Body, Tree, reduce_robot
from isodyn.spatial import Array, axis_angle, frame_with_z, invert_pose, planar, pose

#: what counts as parallel, meeting or at right angles: some thousand roundings   (sines, and lengths over the link's size)
SAME = 1e-12
#: a row that misses its pose by more than this is refused   (rotation entries, and lengths over the link's size)
MISS = 1e-10
#: rounding of a row: two frames of some twenty operations each, two products of poses   (angles, lengths over the link's size)
ROUNDING = 64 * float(np.finfo(float).eps)


@dataclass(frozen=True, eq=False)
class DHTable(Compared):
    """A serial arm as DH rows, with everything `from_dh` needs to build it again.

    a, d (n,) [m]; alpha, theta (n,) [rad]; the entry of the joint variable is its offset.  base: DH frame 0 in the root frame;
    tool: the tip in the last DH frame.  mass (n,), com (n, 3), inertia (n, 3, 3) of the bodies (fixed links merged), in the DH
    link frames.  The rest as in `from_dh`.
    """

    convention: str
    joints: str
    a: Array
    alpha: Array
    d: Array
    theta: Array
    base: Array
    tool: Array
    mass: Array
    com: Array
    inertia: Array
    name: str
    gravity: Array
    joint_names: tuple[str, ...]
    link_names: tuple[str, ...]
    limits: tuple[Limits, ...]
    rotor_inertia: tuple[float, ...]
    gear_ratio: tuple[float, ...]
    viscous: tuple[float, ...]
    coulomb: tuple[tuple[float, float], ...]
    passive: tuple[bool, ...]

    def robot(self) -> Robot:
        """The arm these rows describe: base pose as a fixed joint to "base_dh", tool pose as a fixed joint to "tool"."""
        from isodyn.model.dh import from_dh

        fields = {key: getattr(self, key) for key in self.__dataclass_fields__}
        for key in ("base", "tool"):
            if (fields[key] == np.eye(4)).all():
                fields[key] = None
        return from_dh(**fields)

    def __str__(self) -> str:
        from isodyn.model.table import dh_text

        return dh_text(self)

    def _repr_html_(self) -> str:
        from isodyn.model.table import dh_html

        return dh_html(self)


def to_dh(robot: Robot, *, convention: str) -> DHTable:
    """The arm as a DH table ("standard" or "modified"); the rebuilt arm has the same dynamics and the same tip."""
    if convention not in _FRAMES:
        raise ModelError(f'convention {convention!r}: say "standard" (frame at the far end) or "modified" (frame at the own joint)')
    tree = _numeric_chain(robot)
    bodies = tree.bodies
    motion = [_at_zero(body) for body in bodies]
    frames = _FRAMES[convention](robot, tree, motion)
    rows = []
    for i, body in enumerate(bodies):
        T = invert_pose(frames[i]) @ motion[i] @ frames[i + 1]
        rows.append(_row(convention, T, body, size=_size(bodies, i)))
    a, alpha, d, theta = np.array(rows).T
    placed = [_in_frame(body, frame) for body, frame in zip(bodies, frames[1:], strict=True)]
    on_axis: dict[str, Any] = {key: tuple(getattr(joint, key) for joint in robot.moving) for key in _ON_AXIS}
    return DHTable(
        convention=convention,
        joints="".join("R" if body.turns else "P" for body in bodies),
        a=a,
        alpha=alpha,
        d=d,
        theta=theta,
        base=_tidy(frames[0]),
        tool=_tidy(invert_pose(frames[-1]) @ _tip(robot, tree)),
        mass=np.array([body.mass for body in bodies], dtype=float),
        com=np.array([com for com, _ in placed]),
        inertia=np.array([inertia for _, inertia in placed]),
        name=robot.name,
        gravity=robot.gravity,
        joint_names=robot.joint_names,
        link_names=tuple(body.name for body in bodies),
        **on_axis,
    )


_ON_AXIS = ("limits", "rotor_inertia", "gear_ratio", "viscous", "coulomb", "passive")


# -- the chain --------------------------------------------------------------------------------------------------------


def _numeric_chain(robot: Robot) -> Tree:
    """The reduced tree, when it is one chain of numbers."""
    from isodyn.model.parameters import symbols

    if free := ", ".join(list(symbols(robot))[:5]):
        raise ModelError(f"robot {robot.name!r} holds symbols ({free}); give them values with with_parameters")
    tree = reduce_robot(robot)
    if not tree.n:
        raise ModelError(f"robot {robot.name!r} has no moving joint, so it has no DH table")
    for i, body in enumerate(tree.bodies):
        if body.parent != i - 1:
            beside = next(other for other in tree.bodies if other.parent == body.parent)
            raise ModelError(
                f"joint {body.joint!r} branches off beside joint {beside.joint!r}; a DH table describes one chain without branches"
            )
    return tree


def _at_zero(body: Body) -> Array:
    """Pose of the body's frame in its parent's at q = 0."""
    axis = body.axis.astype(float)
    moved = pose(_turn(axis, body.offset)) if body.turns else pose(None, axis * body.offset)
    return pose(body.R, body.p) @ moved


def _turn(axis: Array, angle: float) -> Array:
    return planar(2, angle) if axis[2] == 1.0 else axis_angle(axis, angle)


def _tip(robot: Robot, tree: Tree) -> Array:
    """Pose of the chain's end in the last body's frame: its only tip, or the last joint's link when there are several."""
    last = tree.n - 1
    ends = [name for name in robot.tips if tree.frames[name].body == last]
    return _frame(tree, ends[0] if len(ends) == 1 else tree.bodies[last].name)


def _frame(tree: Tree, name: str) -> Array:
    frame = tree.frames[name]
    return pose(frame.R, frame.p)


def _size(bodies: tuple[Body, ...], i: int) -> float:
    """A length to measure misses against: the offsets of the joint and of the next one, at least 1 m."""
    return 1.0 + sum(float(np.abs(body.p.astype(float)).max()) for body in bodies[i : i + 2])


# -- the frames -------------------------------------------------------------------------------------------------------


def _standard_frames(robot: Robot, tree: Tree, motion: list[Array]) -> list[Array]:
    """Poses of DH frames 0..n in the root and in bodies 1..n: z_i on axis i+1, x_i meeting axis i."""
    bodies, first = tree.bodies, _Line.of_next(tree.bodies[0])
    candidates = _base_candidates(robot, tree)
    frames = [next((T for T in candidates if first.holds_z(T)), pose(frame_with_z(first.direction), first.point))]
    for i, body in enumerate(bodies):
        own, before = _Line.of_own(body), invert_pose(motion[i]) @ frames[i]
        mount = body.mount.astype(float)
        if i + 1 == len(bodies):
            options = [T for T in (mount, _tip(robot, tree)) if own.meets_x(T)]
            frames.append(options[0] if options else before)  # z_{n-1} is the own axis: all four numbers 0
            break
        after = _Line.of_next(bodies[i + 1])
        if after.holds_z(mount) and own.meets_x(mount):
            frames.append(mount)
            continue
        height = float(own.direction @ before[:3, 3])
        x, _, foot = _common_normal(own, after, mount[:3, 0], height)
        frames.append(_framed(x, after.direction, foot))
    return frames


def _modified_frames(robot: Robot, tree: Tree, motion: list[Array]) -> list[Array]:
    """Poses of DH frames 0..n in the root and in bodies 1..n: z_i on axis i, x_i meeting axis i+1."""
    bodies, first = tree.bodies, _Line.of_next(tree.bodies[0])
    candidates = _base_candidates(robot, tree)
    frames = [next((T for T in candidates if first.meets_x(T)), pose(frame_with_z(first.direction), first.point))]
    for i, body in enumerate(bodies):
        own, before = _Line.of_own(body), invert_pose(motion[i]) @ frames[i]
        mount = body.mount.astype(float)
        start = own.foot_of_x(before)  # where the previous x axis meets this joint's axis: d = 0
        if i + 1 == len(bodies):
            options = [T for T in (mount, _tip(robot, tree)) if own.holds_z(T)]
            frames.append(options[0] if options else _framed(before[:3, 0], own.direction, start))
            break
        after = _Line.of_next(bodies[i + 1])
        if own.holds_z(mount) and after.meets_x(mount):
            frames.append(mount)
            continue
        x, foot, _ = _common_normal(own, after, mount[:3, 0], float(own.direction @ start))
        frames.append(_framed(x, own.direction, foot))
    return frames


_FRAMES = {"standard": _standard_frames, "modified": _modified_frames}


def _base_candidates(robot: Robot, tree: Tree) -> list[Array]:
    """Frames the user has on the base, the one that carries the first joint first, then that joint's own frame."""
    body = tree.bodies[0]
    return [_frame(tree, robot.joint(body.joint).parent), np.eye(4), pose(body.R, body.p)]


def _framed(x: Array, z: Array, origin: Array) -> Array:
    """A pose from its z axis, an x axis that is nearly at right angles to it, and its origin."""
    x = x - (x @ z) * z
    x = x / np.linalg.norm(x)
    return pose(np.column_stack([x, np.cross(z, x), z]), origin)


@dataclass(frozen=True, eq=False)
class _Line:
    """A joint axis in a body's coordinates: a point and a unit direction."""

    point: Array
    direction: Array

    @staticmethod
    def of_own(body: Body) -> _Line:
        return _Line(np.zeros(3), body.axis.astype(float))

    @staticmethod
    def of_next(body: Body) -> _Line:
        return _Line(body.p.astype(float), (body.R @ body.axis).astype(float))

    def holds_z(self, T: Array) -> bool:
        """Whether the z axis of T lies on this line and points the same way."""
        gap = T[:3, 3] - self.point
        size = 1.0 + np.abs(self.point).max()
        return bool(np.abs(T[:3, 2] - self.direction).max() <= SAME and np.abs(np.cross(gap, self.direction)).max() <= SAME * size)

    def meets_x(self, T: Array) -> bool:
        """Whether the x axis of T meets this line at a right angle."""
        x, gap = T[:3, 0], T[:3, 3] - self.point
        size = 1.0 + np.abs(self.point).max()
        return bool(abs(x @ self.direction) <= SAME and abs(np.cross(x, self.direction) @ gap) <= SAME * size)

    def foot_of_x(self, T: Array) -> Array:
        """The point of this line nearest to the x axis of T, which is at right angles to it."""
        foot: Array = self.point + (self.direction @ (T[:3, 3] - self.point)) * self.direction
        return foot


def _common_normal(own: _Line, after: _Line, hint: Array, height: float) -> tuple[Array, Array, Array]:
    """(unit normal from own to after, its foot on own, its foot on after); own passes through the origin.

    hint    settles the direction where the axes meet or coincide
    height  along own, settles the place where they are parallel
    """
    u, v, p = own.direction, after.direction, after.point
    normal = np.cross(u, v)
    sine = float(np.linalg.norm(normal))
    size = 1.0 + np.abs(p).max()
    if sine > SAME:
        x = normal / sine
        distance = float(x @ p)
        flip = distance < 0 if abs(distance) > SAME * size else x @ hint < 0
        x = -x if flip else x
        # p + t v = s u + distance x, crossed with v and with u
        s, t = (float(np.cross(p, w) @ normal) / sine**2 for w in (v, u))
        return x, s * u, p + t * v
    across = p - (p @ u) * u
    foot = height * u
    if np.linalg.norm(across) > SAME * size:
        return across / np.linalg.norm(across), foot, foot + across
    flat = hint - (hint @ u) * u
    return (flat if np.linalg.norm(flat) > 0.5 else frame_with_z(u)[:, 0]), foot, foot


# -- the rows ---------------------------------------------------------------------------------------------------------


def _row(convention: str, T: Array, body: Body, size: float) -> tuple[float, float, float, float]:
    """(a, alpha, d, theta) of a pose that has the DH form, or an error that says how far it is from it."""
    from isodyn.model.dh import _placed

    if convention == "standard":
        theta, alpha = math.atan2(T[1, 0] + 0.0, T[0, 0] + 0.0), math.atan2(T[2, 1] + 0.0, T[2, 2] + 0.0)
        d, a = T[2, 3], math.cos(theta) * T[0, 3] + math.sin(theta) * T[1, 3]
    else:
        theta, alpha = math.atan2(-T[0, 1] + 0.0, T[0, 0] + 0.0), math.atan2(-T[1, 2] + 0.0, T[2, 2] + 0.0)
        a, d = T[0, 3], math.cos(alpha) * T[2, 3] - math.sin(alpha) * T[1, 3]
    a, d = (0.0 if abs(length) <= ROUNDING * size else float(length) for length in (a, d))
    alpha, theta = snapped((alpha, theta), ROUNDING)
    origin, mount, offset = _placed(convention, "R", a, alpha, d, theta)
    miss = np.abs(origin @ pose(planar(2, offset)) @ mount - T)
    miss[:3, 3] += np.finfo(float).eps * max(abs(a), abs(d))  # what is lost when a far frame is brought back
    if miss[:3, :3].max() > MISS or miss[:3, 3].max() > MISS * size:
        raise ModelError(
            f"joint {body.joint!r}: its axis is so nearly parallel to a neighbour's that their normal lies {abs(d):.3g} m away "
            f"and the DH row is wrong by {miss.max():.2g}; make the axes exactly parallel (from_urdf has snap=)"
        )
    return a + 0.0, alpha + 0.0, d + 0.0, theta + 0.0


def _in_frame(body: Body, frame: Array) -> tuple[Array, Array]:
    """The body's (com, inertia) in a frame fixed to it."""
    R, p, com = frame[:3, :3], frame[:3, 3], body.com.astype(float)
    inertia = R.T @ body.inertia.astype(float) @ R
    return _cleaned(R.T @ (com - p), max(np.abs(com).max(), np.abs(p).max())), _cleaned((inertia + inertia.T) / 2)


def _cleaned(values: Array, size: float | None = None) -> Array:
    """values with those at the rounding level of `size` (their largest when None) set to 0."""
    largest = np.abs(values).max() if size is None else size
    cleaned: Array = np.where(np.abs(values) <= ROUNDING * largest, 0.0, values)
    return cleaned


def _tidy(T: Array) -> Array:
    """T with entries at the rounding level set to 0; axes that then lie along one coordinate are exact."""
    R = _cleaned(T[:3, :3], 1.0)
    alone = (R != 0).sum(axis=1, keepdims=True) == 1
    return pose(np.where(alone, np.sign(R), R), _cleaned(T[:3, 3], max(1.0, np.abs(T[:3, 3]).max())))
