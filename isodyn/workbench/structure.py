"""Pack robots for the page: bodies in a tree, links on the bodies, shapes to draw, and the numbers that kernels take as inputs.

The tree is that of model/tree.py: links that fixed joints connect are one body, and a joint with several DOFs is as many bodies.
If a robot is `editable`, its numbers are kernel inputs.  The z axis of a body's frame is then its joint's axis, and each body has
the numbers of FIELDS, stored body by body:

    R, p              the joint's frame at q = 0 in the parent body's frame, R row by row    [m]
    offset            added to q: the body's frame is the joint's frame rotated about, or moved along, z by q + offset [rad] or [m]
    mass, com         of the body, with all that is fixed to it; com in its frame    [kg], [m]
    inertia           xx yy zz xy xz yz, about com, in the body's axes    [kg m2]
    armature          G^2 J of the rotor    [kg m2] or [kg]
    viscous           at the joint side of the gear    [N m s/rad]
    coulomb, static   dry friction of a moving joint and of a joint at rest: at positive, at negative speed    [N m] or [N]
    stiffness, rest   of the spring, and its reference position    [N m/rad], [rad]
    lower, upper      limits; +-UNBOUNDED if there is none    [rad] or [m]

From a DH table (messages.DHModel) they are computed as follows.  Rz, Rx are rotations about and Tz, Tx translations along the axes
(4, 4):

    standard   S_i = Rz(theta_i) for "P", 1 for "R"                        L_i = Tz(d_i) Tx(a_i) Rx(alpha_i), with d_i = 0 for "P"
    modified   S_i = Rx(alpha_i) Tx(a_i), then Tz(d_i) for "R", Rz(theta_i) for "P"                                  L_i = 1
    (R_i, p_i) = base S_1 of the first row, L_{i-1} S_i of the others;  offset_i = theta_i for "R", d_i for "P"

L_i is the frame of link i, the DH frame, in body i:  com = L_i com_row,  inertia = L_i I_row L_i^T (rotation only),  (I + I^T)/2.
An angle within 4e-16 max(1, |angle|) of a multiple of pi/2 gets the cosine and sine of that multiple.  armature is
gear_ratio^2 rotor_inertia.  The tip frame is L_n tool in body n; "tip" contains its R row by row, then its p.  A payload (m, c, I),
given in the tip frame, is added to body n, after c and I are transformed like com and inertia:

    mass = m_n + m,   com = (m_n com_n + m c) / mass,   inertia = sum of I + m (r.r 1 - r r^T), r from the new com to each one's

If the total mass is 0, com does not change.  Link frames are L_i in their bodies.  A link "tool" is at L_n tool unless tool is the
identity; "base" (with it "base_dh") is fixed to the ground.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Mapping
from itertools import accumulate

import numpy as np

from isodyn.check import constant
from isodyn.dynamics.closing import loops_of
from isodyn.dynamics.trace import a_robot
from isodyn.formulations.drives import dry_levels
from isodyn.kinematics.posture import floats, posture, walk
from isodyn.model import link
from isodyn.model.joint import Limits
from isodyn.model.robot import Robot, require_full_inertia, without_symbols
from isodyn.model.tree import Body, Tree, reduce_robot
from isodyn.simulation.events import ranges
from isodyn.spatial import Array, array, coordinate_axis, frame_with_z, pose
from isodyn.workbench.messages import EDITABLE_BODIES, JointInfo, LinkInfo, LoopInfo, PackedRobot, ShapeMessage
from isodyn.workbench.schematic import schematic

#: name -> shape of the numbers of a body
FIELDS: dict[str, tuple[int, ...]] = {
    "R": (3, 3), "p": (3,), "offset": (), "mass": (), "com": (3,), "inertia": (6,), "armature": (), "viscous": (), "coulomb": (2,),
    "static": (2,), "stiffness": (), "rest": (), "lower": (), "upper": (),
}  # fmt: skip
_ENDS = list(accumulate(math.prod(shape) for shape in FIELDS.values()))
#: name -> (first index, size)
PLACES = {name: (end - math.prod(shape), math.prod(shape)) for (name, shape), end in zip(FIELDS.items(), _ENDS, strict=True)}
SIZE = _ENDS[-1]  # numbers of a body
ANY, PASSIVE = "-any", "-passive-"  # parts of keys
UNBOUNDED = 1e300  # instead of infinite limits, which JSON lacks
BENT = 8  # trees with at most so many joints are drawn in a bent posture
SIX = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))  # indices of an inertia's six numbers


def structure(robot: Robot) -> PackedRobot:
    """Return a robot in the page's form."""
    robot = require_full_inertia(a_robot(robot), "the workbench")
    without_symbols(robot, "before the page shows it")
    tree = reduce_robot(robot)
    tree = tree.whole or tree
    open_ = editable(robot)
    turns = [_upright(body) if open_ else np.eye(3) for body in tree.bodies]
    at = {name: _at(turns, frame.body, pose(frame.R, frame.p)) for name, frame in tree.frames.items()}
    rest = loops_of(robot).start if robot.loops else robot.neutral()
    # floating robots stand on their legs, the page has postures for DH arms, and a posture of many joints takes seconds to find
    plain = robot.is_serial or any(map(floats, robot.movable_joints)) or (robot.n > BENT and not robot.loops)
    standing = rest if plain else posture(robot)
    bare = schematic(robot, standing)
    given = shapes(robot)
    down, up = dry_levels(reduce_robot(robot))[1]
    static = dry_levels(reduce_robot(robot))[0]
    return PackedRobot(
        name=robot.name,
        key=key_of(robot),
        editable=open_,
        n=robot.n,
        nq=robot.nq,
        positions=list(robot.position_names),
        position_units=list(robot.position_units),
        velocities=list(robot.velocity_names),
        effort_units=[axis.effort_unit for axis in robot.dofs],
        joints=_joints(robot),
        links=[
            _link(
                one, tree.frames[one.name].body, at[one.name], (given or bare).get(one.name, []),
                bare.get(one.name, []) if given else [],
            )
            for one in robot.links
        ],
        loops=[
            LoopInfo(name=loop.name, a=loop.a, b=loop.b, at_a=listed(loop.at_a), at_b=listed(loop.at_b)) for loop in robot.loops
        ],
        parents=[body.parent for body in tree.bodies],
        turns=[body.turns for body in tree.bodies],
        axes=[float(x) for body, Q in zip(tree.bodies, turns, strict=True) for x in Q.T @ body.axis.astype(float)],
        fields={name: list(place) for name, place in PLACES.items()} if open_ else {},
        numbers=numbers_of(robot, tree, turns) if open_ else [],
        gravity=listed(robot.gravity),
        neutral=listed(rest),
        stand=_stand(robot, standing),
        dry=bool(any(np.any(level) for level in (down, up, *static))),
        tip=robot.tips[0] if len(robot.tips) == 1 else "",
    )  # fmt: skip


def editable(robot: Robot) -> bool:
    """Return whether the robot's numbers are kernel inputs: a tree of at most EDITABLE_BODIES revolute or prismatic joints."""
    if robot.loops or robot.couplings or robot.moving_base or not 0 < robot.n <= EDITABLE_BODIES:
        return False
    return not any(joint.is_manifold or joint.pitch for joint in robot.movable_joints)


def key_of(robot: Robot) -> str:
    """Return the key of a robot's kernel set; robots with equal keys share kernels.

    "RRP": a chain from a DH table: every revolute joint but the first is rotated about x only.  "RRP-any": any other chain.
    "RRRR_0_1_2_2": a tree, with the parent of each body, numbered from 1.  "-passive-2_3" lists passive joints, numbered from 1.
    If the robot is not editable: its name and the beginning of a digest of its model.
    """
    if editable(robot):
        tree = reduce_robot(robot)
        types, parents = "".join("R" if body.turns else "P" for body in tree.bodies), [body.parent for body in tree.bodies]
        passive = "_".join(str(k) for k, axis in enumerate(robot.dofs, start=1) if axis.passive)
        free = f"{PASSIVE}{passive}" if passive else ""
        if parents == list(range(-1, tree.n - 1)):
            return types + ("" if all(map(_about_x, tree.bodies[1:])) else ANY) + free
        return "_".join([types, *(str(parent + 1) for parent in parents)]) + free
    word = re.sub(r"[^A-Za-z0-9]+", "-", robot.name).strip("-")[:40] or "robot"
    model = "\n".join(line.partition("  #")[0] for line in robot.to_toml().splitlines() if not line.startswith("#"))  # no comments
    return f"{word}-{hashlib.sha256(model.encode()).hexdigest()[:12]}"


def _about_x(body: Body) -> bool:
    """Return whether the joint is prismatic, or its frame is rotated about x only and its axis is z."""
    R = body.R
    same = R[1, 1] == R[2, 2] and R[1, 2] == -R[2, 1]
    plain = R[0, 0] == 1.0 and not any((R[0, 1], R[0, 2], R[1, 0], R[2, 0])) and same
    return not body.turns or (bool(plain) and body.axis.tolist() == [0.0, 0.0, 1.0])


def _upright(body: Body) -> Array:
    """Return a rotation (3, 3) from a frame whose z axis is the joint's axis to the body's frame."""
    axis = body.axis.astype(float)
    if coordinate_axis(body.axis) == 2 and axis[2] > 0:
        return np.eye(3)
    return np.asarray(frame_with_z(body.axis), dtype=float)


def _at(turns: list[Array], body: int, T: Array) -> Array:
    """Return a pose (4, 4) of a body's frame, expressed in that frame after its rotation by `turns`."""
    return np.asarray(T if body < 0 else pose(turns[body].T) @ T, dtype=float)


def numbers_of(robot: Robot, tree: Tree, turns: list[Array]) -> list[float]:
    """Return the numbers of all bodies, body by body, in the order of FIELDS."""
    found = list[float]()
    for body, Q, axis in zip(tree.bodies, turns, robot.dofs, strict=True):
        inertia = Q.T @ body.inertia.astype(float) @ Q
        R = _at(turns, body.parent, pose(body.R @ Q, body.p))
        values: Mapping[str, object] = {
            "R": R[:3, :3], "p": R[:3, 3], "offset": body.offset, "mass": body.mass, "com": Q.T @ body.com.astype(float),
            "inertia": [(inertia[i, j] + inertia[j, i]) / 2 for i, j in SIX], "armature": body.armature, "viscous": body.viscous,
            "coulomb": body.coulomb, "static": body.static, "stiffness": body.stiffness, "rest": body.rest,
            "lower": max(axis.limits.lower, -UNBOUNDED), "upper": min(axis.limits.upper, UNBOUNDED),
        }  # fmt: skip
        for name in FIELDS:
            found += np.ravel(np.asarray(values[name], dtype=float)).tolist()
    return found


def _joints(robot: Robot) -> list[JointInfo]:
    bodies, place = dict[str, int](), 0
    for joint in robot.uncoupled.movable_joints:
        bodies[joint.name] = place
        place += joint.nv
    found, q, v, range_of = list[JointInfo](), 0, 0, ranges(robot)
    for joint in robot.movable_joints:
        limits: list[Limits] = [part.limits for part in joint.parts]
        ends = range_of[v : v + joint.nv]
        found.append(
            JointInfo(
                name=joint.name, type=joint.type, parent=joint.parent, child=joint.child, q=q, nq=joint.nq, v=v, nv=joint.nv,
                body=bodies[joint.name], passive=joint.passive, lower=[bound(x.lower.at) for x in ends],
                upper=[bound(x.upper.at) for x in ends], velocity=[bound(x.velocity) for x in limits],
                effort=[bound(x.effort) for x in limits],
            )
        )  # fmt: skip
        q, v = q + joint.nq, v + joint.nv
    return found


def _stand(robot: Robot, q: Array) -> list[float]:
    """Return rotation (row by row) and position of every link at q."""
    links = walk(robot, q[None])[3][0]
    frames = {robot.root.name: np.eye(4), **{joint.child: T for joint, T in zip(robot.joints, links, strict=True)}}
    return [x for one in robot.links for T in [frames[one.name]] for x in [*listed(T[:3, :3]), *listed(T[:3, 3])]]


def _link(one: link.Link, body: int, at: Array, drawn: list[ShapeMessage], schematic: list[ShapeMessage]) -> LinkInfo:
    return LinkInfo(
        name=one.name, body=body, frame=listed(at), mass=constant("mass", one.mass), com=listed(one.com), inertia=six(one.inertia),
        shapes=drawn, schematic=schematic,
    )  # fmt: skip


def shapes(robot: Robot) -> dict[str, list[ShapeMessage]]:
    """Return link -> its visual shapes, for links that have some."""
    given = {one.name: [drawn for s in one.shapes if _is_seen(s) for drawn in _shape(s)] for one in robot.links}
    return {name: found for name, found in given.items() if found}


def _is_seen(given: link.Shape) -> bool:
    return given.role == "visual" and (not given.colour or given.colour[3] > 0.0)


def _shape(given: link.Shape) -> list[ShapeMessage]:
    size, frame = [float(x) for x in given.size], listed(given.pose)
    made = ShapeMessage(kind="box", ends=[], radius=0.0, size=size, frame=frame, mesh="", colour=list(given.colour))
    if given.kind == "cylinder":
        return [{**made, "kind": "cylinder", "radius": size[0], "size": size[1:]}]
    if given.kind == "sphere":
        return [{**made, "kind": "sphere", "radius": size[0], "size": []}]
    if given.kind == "ellipsoid":
        return [{**made, "kind": "ellipsoid"}]
    if given.kind == "capsule":
        half = given.pose[:3, 2] * (size[1] / 2)
        ends = [*(given.pose[:3, 3] - half), *(given.pose[:3, 3] + half)]
        return [{**made, "kind": "capsule", "ends": [float(x) for x in ends], "radius": size[0], "size": [], "frame": []}]
    return [made if given.kind == "box" else {**made, "kind": "mesh", "size": size or [1.0, 1.0, 1.0], "mesh": given.mesh}]


def shape_of(given: ShapeMessage) -> link.Shape:
    """Return a shape of a message as a shape of a link."""
    if given["kind"] == "capsule":
        a, b = np.array(given["ends"][:3]), np.array(given["ends"][3:])
        length = float(np.linalg.norm(b - a))
        R = np.asarray(frame_with_z(array((b - a) / length)), dtype=float) if length else np.eye(3)
        return link.Shape("capsule", (given["radius"], length), pose=pose(R, (a + b) / 2), colour=tuple(given["colour"]))
    own = {"cylinder": (given["radius"], *given["size"]), "sphere": (given["radius"],)}.get(given["kind"], tuple(given["size"]))
    at = np.array(given["frame"], dtype=float).reshape(4, 4)
    return link.Shape(given["kind"], own, given["mesh"], at, colour=tuple(given["colour"]))


def bound(x: float) -> float | None:
    """Return a limit for a message: None if it is infinite."""
    return float(x) if math.isfinite(x) else None


def listed(values: Array) -> list[float]:
    """Return an array as a flat list, row by row."""
    return [float(x) for x in np.ravel(values)]


def six(inertia: Array) -> list[float]:
    """Return xx yy zz xy xz yz of an inertia (3, 3)."""
    return [float(inertia[i, j]) for i, j in SIX]
