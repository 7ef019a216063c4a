"""Robots as the page takes them: bodies in a tree, links on them, what is drawn, and the numbers that kernels read.

The tree is model/tree.py's: links that fixed joints hold together are one body, a joint of several freedoms is as many bodies.
Of robots whose numbers are inputs (`editable`) a body's frame has its joint's axis for z, and its numbers are those of FIELDS, one
body after the other:

    R, p              the joint's frame at q = 0 in the parent body's frame, R row by row    [m]
    offset            added to q: the body stands in its joint's frame turned by q + offset about z, or slid along z  [rad] or [m]
    mass, com         of the body, with all that is fixed to it; com in its frame    [kg], [m]
    inertia           xx yy zz xy xz yz, about com, in the body's axes    [kg m2]
    armature          G^2 J of the rotor    [kg m2] or [kg]
    viscous           joint side    [N m s/rad]
    coulomb, static   dry friction of a joint that moves and of one at rest: at positive, at negative speed    [N m] or [N]
    stiffness, rest   of the spring, and q where it is at rest    [N m/rad], [rad]
    lower, upper      limits, +-UNBOUNDED where there is none    [rad] or [m]

From a DH table (messages.DHModel) they follow so, Rz, Tz, Rx, Tx being turns about and slides along the axes (4, 4):

    standard   S_i = Rz(theta_i) of "P", 1 of "R"                            L_i = Tz(d_i) Tx(a_i) Rx(alpha_i), d_i = 0 there of "P"
    modified   S_i = Rx(alpha_i) Tx(a_i), then Tz(d_i) of "R", Rz(theta_i) of "P"                                    L_i = 1
    (R_i, p_i) = base S_1 of the first row, L_{i-1} S_i of the others;  offset_i = theta_i of "R", d_i of "P"

L_i is the frame of link i, the DH frame, in body i:  com = L_i com_row,  inertia = L_i I_row L_i^T (rotations alone),  (I + I^T)/2.
An angle within 4e-16 max(1, |angle|) of a multiple of pi/2 has the cosine and the sine of that multiple.  armature is
gear_ratio^2 rotor_inertia.  The tip stands at L_n tool in body n, "tip" has its R row by row and its p.  A payload (m, c, I), whose
frame is the tip's, joins body n, with c and I moved there as com and inertia are:

    mass = m_n + m,   com = (m_n com_n + m c) / mass,   inertia = sum of I + m (r.r 1 - r r^T), r from the new com to each one's

and with mass 0 com stays as it is.  Links stand at L_i in their bodies; a link "tool" at L_n tool where tool is no unit matrix, and
"base" (with it "base_dh") on the ground.
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

#: the numbers of a body by name, with the shape of each
FIELDS: dict[str, tuple[int, ...]] = {
    "R": (3, 3), "p": (3,), "offset": (), "mass": (), "com": (3,), "inertia": (6,), "armature": (), "viscous": (), "coulomb": (2,),
    "static": (2,), "stiffness": (), "rest": (), "lower": (), "upper": (),
}  # fmt: skip
_ENDS = list(accumulate(math.prod(shape) for shape in FIELDS.values()))
#: name -> (first place, size)
PLACES = {name: (end - math.prod(shape), math.prod(shape)) for (name, shape), end in zip(FIELDS.items(), _ENDS, strict=True)}
SIZE = _ENDS[-1]  # numbers of a body
ANY, PASSIVE = "-any", "-passive-"  # of keys
UNBOUNDED = 1e300  # in place of infinite limits, which JSON does not know
BENT = 8  # joints of a tree up to which a picture shows it bent
SIX = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))  # places of an inertia's numbers


def structure(robot: Robot) -> PackedRobot:
    """A robot as the page takes it."""
    robot = require_full_inertia(a_robot(robot), "the workbench")
    without_symbols(robot, "before the page shows it")
    tree = reduce_robot(robot)
    tree = tree.whole or tree
    open_ = editable(robot)
    turns = [_upright(body) if open_ else np.eye(3) for body in tree.bodies]
    at = {name: _at(turns, frame.body, pose(frame.R, frame.p)) for name, frame in tree.frames.items()}
    rest = loops_of(robot).start if robot.loops else robot.neutral()
    # what floats stands as its legs do, tables have postures of the page's own, and to look for one of many joints takes seconds
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
    """Whether kernels have all numbers of the robot as inputs: a tree of a few joints that turn or slide about an axis each."""
    if robot.loops or robot.couplings or robot.moving_base or not 0 < robot.n <= EDITABLE_BODIES:
        return False
    return not any(joint.is_manifold or joint.pitch for joint in robot.movable_joints)


def key_of(robot: Robot) -> str:
    """The key of a robot's kernel set.

    "RRP" of a chain by a DH table: R of its turning joints, but for the first, is a turn about x; "RRP-any" of other chains;
    "RRRR_0_1_2_2" of a tree, with the bodies that carry each, from 1 on; then "-passive-2_3" where joints are passive, from 1 on.
    Of a robot that is not editable its name with the beginning of a digest of all that it is.
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
    """Whether a turning joint's frame is turned about x alone, and its axis is z."""
    R = body.R
    same = R[1, 1] == R[2, 2] and R[1, 2] == -R[2, 1]
    plain = R[0, 0] == 1.0 and not any((R[0, 1], R[0, 2], R[1, 0], R[2, 0])) and same
    return not body.turns or (bool(plain) and body.axis.tolist() == [0.0, 0.0, 1.0])


def _upright(body: Body) -> Array:
    """(3, 3): a frame whose z is the joint's axis, in the body's own."""
    axis = body.axis.astype(float)
    if coordinate_axis(body.axis) == 2 and axis[2] > 0:
        return np.eye(3)
    return np.asarray(frame_with_z(body.axis), dtype=float)


def _at(turns: list[Array], body: int, T: Array) -> Array:
    """A pose (4, 4) in a body's frame, seen from that frame turned."""
    return np.asarray(T if body < 0 else pose(turns[body].T) @ T, dtype=float)


def numbers_of(robot: Robot, tree: Tree, turns: list[Array]) -> list[float]:
    """The numbers of all bodies, one after the other."""
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
    """Rotation and place of every link at q."""
    links = walk(robot, q[None])[3][0]
    frames = {robot.root.name: np.eye(4), **{joint.child: T for joint, T in zip(robot.joints, links, strict=True)}}
    return [x for one in robot.links for T in [frames[one.name]] for x in [*listed(T[:3, :3]), *listed(T[:3, 3])]]


def _link(one: link.Link, body: int, at: Array, drawn: list[ShapeMessage], schematic: list[ShapeMessage]) -> LinkInfo:
    return LinkInfo(
        name=one.name, body=body, frame=listed(at), mass=constant("mass", one.mass), com=listed(one.com), inertia=six(one.inertia),
        shapes=drawn, schematic=schematic,
    )  # fmt: skip


def shapes(robot: Robot) -> dict[str, list[ShapeMessage]]:
    """What is drawn of the links that were given shapes for that."""
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
    """A drawn shape as a link has it."""
    if given["kind"] == "capsule":
        a, b = np.array(given["ends"][:3]), np.array(given["ends"][3:])
        length = float(np.linalg.norm(b - a))
        R = np.asarray(frame_with_z(array((b - a) / length)), dtype=float) if length else np.eye(3)
        return link.Shape("capsule", (given["radius"], length), pose=pose(R, (a + b) / 2), colour=tuple(given["colour"]))
    own = {"cylinder": (given["radius"], *given["size"]), "sphere": (given["radius"],)}.get(given["kind"], tuple(given["size"]))
    at = np.array(given["frame"], dtype=float).reshape(4, 4)
    return link.Shape(given["kind"], own, given["mesh"], at, colour=tuple(given["colour"]))


def bound(x: float) -> float | None:
    """A limit as messages have it: null where there is none."""
    return float(x) if math.isfinite(x) else None


def listed(values: Array) -> list[float]:
    """An array row by row."""
    return [float(x) for x in np.ravel(values)]


def six(inertia: Array) -> list[float]:
    """xx yy zz xy xz yz of an inertia (3, 3)."""
    return [float(inertia[i, j]) for i, j in SIX]
