"""Robots from model objects of other libraries, recognised by their attributes, so none of these libraries is imported here.

    a mujoco.MjModel    has body_parentid, jnt_axis, ...   the compiled model, meshes included: its numbers are used unchanged
    a pinocchio.Model   has jointPlacements, inertias, ... bodies are merged into joints there; body frames become massless links
    a yourdfpy.URDF     has write_xml_string               converted through URDF text
    a DHRobot of the    has mdh, links, tool, gravity      its rows as a DH table; motor friction becomes joint friction
    Robotics Toolbox
    its Robot of a URDF has urdf_string                    converted through URDF text

and "robot_descriptions:NAME", a name of the robot_descriptions package, which downloads the files itself.
"""

from __future__ import annotations

import importlib
import math
import os
import re
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from isodyn.errors import FormatError, MissingExtra, UnknownNameError
from isodyn.model.catalogue import DESCRIPTIONS
from isodyn.model.coupling import Coupling
from isodyn.model.formats.bodies import Assembly, BodyJoint, Names, turned
from isodyn.model.formats.dh import DHRow
from isodyn.model.formats.equality_constraints import LEFT_OPEN, Equalities, check_mimic, unnamed, without_couplings
from isodyn.model.formats.mjcf import (
    FREE_ARMATURE,
    GRAVCOMP,
    POLYNOMIAL_DAMPING,
    POLYNOMIAL_SPRINGS,
    YIELDING,
    from_mjcf,
    suggestion,
    without_dry_friction,
    without_range,
)
from isodyn.model.formats.reading import ImportReport
from isodyn.model.formats.urdf import from_urdf
from isodyn.model.joint import JOINT_TYPES, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotations import is_identity, quaternion_matrix, turn_vector
from isodyn.spatial import Array, pose

#: an object of a library that is not imported here
Foreign = Any


def from_object(source: object, *, mimic: str = "couple") -> Robot:
    """Convert a pinocchio.Model, a mujoco.MjModel (or an object with one as .model), a yourdfpy.URDF, or a robot of the Robotics
    Toolbox for Python (a DHRobot, or one read from a URDF).

    mimic     mimic joints: "couple": a Coupling moves them; "free": they are independent, and the coupling is only stored
    """
    check_mimic(mimic)
    if isinstance(source, Robot):
        return source
    for attributes, build in _KINDS:
        if all(hasattr(source, name) for name in attributes):
            return build(source, mimic)
    inner = getattr(source, "model", None)  # pinocchio.RobotWrapper, mujoco.MjData
    if inner is not None and inner is not source and any(all(hasattr(inner, name) for name in names) for names, _ in _KINDS):
        return from_object(inner, mimic=mimic)
    raise FormatError(
        f"cannot convert a {type(source).__module__}.{type(source).__qualname__}; expected a catalogue name, a path, model "
        "text, a pinocchio.Model, a mujoco.MjModel, a yourdfpy.URDF or a DHRobot of the Robotics Toolbox"
    )


#: MuJoCo's codes of joint types (mjtJoint)
_MUJOCO_TYPES = {0: "floating", 1: "spherical", 2: "prismatic", 3: "revolute"}
_MUJOCO_FREE = 0
#: MuJoCo's codes of equalities (mjtEq): loops by type, and the equality of two joints
_MUJOCO_CLOSED = {0: "spherical", 1: "fixed"}
_MUJOCO_COUPLED = 2
_MUJOCO_SITE = 6  # mjOBJ_SITE
#: transmissions that act on a single joint (mjtTrn)
_MUJOCO_ON_JOINT = (0, 1)
_MUJOCO_NO_GRAVITY = 1 << 7  # mjDSBL_GRAVITY


def from_mujoco(model: Foreign, mimic: str = "couple") -> Robot:
    """Convert a compiled mujoco.MjModel: bodies as links; q is qpos except for the order of quaternions (isodyn.coordinates).

    Its arrays are used unchanged: MuJoCo computed the masses of meshes and applied the defaults.
    """
    report = ImportReport()
    bodies, joint_names, taken = _mujoco_names(model)
    made = Assembly(Link(bodies[0]), Names(bodies), taken)
    added = _mujoco_added(model, report)
    for i in range(1, model.nbody):
        first, count = int(model.body_jntadr[i]), int(model.body_jntnum[i])
        moving = [_mujoco_moving(model, j, joint_names[j], bodies[i], added, report) for j in range(first, first + count)]
        inertia = turned(np.diag(model.body_inertia[i]), quaternion_matrix(model.body_iquat[i]))
        link = Link(bodies[i], float(model.body_mass[i]), np.array(model.body_ipos[i]), inertia)
        at = pose(quaternion_matrix(model.body_quat[i]), model.body_pos[i])
        if any(model.jnt_type[j] == _MUJOCO_FREE for j in range(first, first + count)):
            at = np.eye(4)  # q has the whole pose of a free body
        made.carry(bodies[model.body_parentid[i]], link, at, moving)
    _mujoco_remarks(model, bodies, report)
    equalities = Equalities(report, made.joint_names)
    for k in range(model.neq):
        _mujoco_equality(model, k, bodies, joint_names, equalities)
    gravity = np.zeros(3) if int(model.opt.disableflags) & _MUJOCO_NO_GRAVITY else np.array(model.opt.gravity)
    title = _mujoco_name(model, 0) or "MuJoCo Model"
    return equalities.of(Robot(title, tuple(made.links), tuple(made.joints), gravity, report.lines(), "mujoco.MjModel"), mimic)


def _mujoco_names(model: Foreign) -> tuple[list[str], list[str], Names]:
    """Return (names of bodies, names of joints, names taken by joints); unnamed ones get a name."""
    bodies = [_mujoco_name(model, start) or f"body_{i}" for i, start in enumerate(model.name_bodyadr)]
    given = [_mujoco_name(model, start) for start in model.name_jntadr]
    taken = Names(name for name in given if name)
    return bodies, [name or taken.fresh(f"{bodies[model.jnt_bodyid[j]]}_joint") for j, name in enumerate(given)], taken


def _mujoco_name(model: Foreign, start: int) -> str:
    """Return the name that begins at `start` in the model's table of names."""
    return bytes(model.names)[start:].split(b"\0", 1)[0].decode(errors="replace")


def _mujoco_equality(model: Foreign, k: int, bodies: list[str], joints: list[str], equalities: Equalities) -> None:
    """Add one constraint: a loop, a coupling, or a note."""
    name = _mujoco_name(model, model.name_eqadr[k]) or unnamed(k)
    kind, data = int(model.eq_type[k]), np.array(model.eq_data[k], dtype=float)
    one, two = int(model.eq_obj1id[k]), int(model.eq_obj2id[k])
    if not model.eq_active0[k]:
        equalities.report.note("ignored: <equality> that is not active", name)
    elif kind == _MUJOCO_COUPLED:
        references = [float(model.qpos0[model.jnt_qposadr[j]]) if j >= 0 else 0.0 for j in (one, two)]
        equalities.couple(name, joints[one], joints[two] if two >= 0 else "", data[:5].tolist(), (references[0], references[1]))
    elif kind in _MUJOCO_CLOSED:
        if int(model.eq_objtype[k]) == _MUJOCO_SITE:
            ends = [(int(model.site_bodyid[s]), pose(quaternion_matrix(model.site_quat[s]), model.site_pos[s])) for s in (one, two)]
        elif _MUJOCO_CLOSED[kind] == "fixed":  # the anchor in body 2, then in body 1, with body 2's axes
            ends = [(one, pose(quaternion_matrix(data[6:10]), data[3:6])), (two, pose(None, data[:3]))]
        else:
            ends = [(one, pose(None, data[:3])), (two, pose(None, data[3:6]))]
        (a, at_a), (b, at_b) = ends
        equalities.close(name, bodies[a], bodies[b], _MUJOCO_CLOSED[kind], at_a, at_b)
    else:
        equalities.report.note(LEFT_OPEN, name)


def _mujoco_moving(model: Foreign, j: int, name: str, body: str, added: Array, report: ImportReport) -> BodyJoint:
    kind = int(model.jnt_type[j])
    dof, friction = int(model.jnt_dofadr[j]), float(model.dof_frictionloss[model.jnt_dofadr[j]])
    lower, upper = model.jnt_range[j].tolist() if model.jnt_limited[j] else (-math.inf, math.inf)
    effort = float(np.abs(model.jnt_actfrcrange[j]).max()) if model.jnt_actfrclimited[j] else math.inf
    stiffness, place = float(model.jnt_stiffness[j]), int(model.jnt_qposadr[j])
    turned = len(JOINT_TYPES[_MUJOCO_TYPES[kind]].freedoms) > 1
    rest = _mujoco_rest(model, place, kind) if turned else float(model.qpos_spring[place])
    if np.any(getattr(model, "jnt_stiffnesspoly", np.zeros((model.njnt, 1)))[j]):
        report.note(POLYNOMIAL_SPRINGS, name)
    if np.any(getattr(model, "jnt_springyield", np.zeros((model.njnt, 1)))[j]):
        report.note(YIELDING, name)
    if np.any(getattr(model, "dof_dampingpoly", np.zeros((model.nv, 1)))[dof]):
        report.note(POLYNOMIAL_DAMPING, name)
    limits, reference, rotor = (
        Limits(lower, upper, effort=effort),
        float(model.qpos0[model.jnt_qposadr[j]]),
        model.dof_armature[dof],
    )
    if turned:
        reference, limits = 0.0, without_range(limits, name, report)
        friction = without_dry_friction(friction, name, report)
        if kind == _MUJOCO_FREE and rotor:
            report.note(FREE_ARMATURE, name)
    return BodyJoint(
        name,
        _MUJOCO_TYPES[kind],
        np.array(model.jnt_axis[j]) if JOINT_TYPES[_MUJOCO_TYPES[kind]].axis else np.array([0.0, 0.0, 1.0]),
        np.array(model.jnt_pos[j]) if kind != _MUJOCO_FREE else np.zeros(3),
        reference,
        limits,
        rotor_inertia=float(rotor) + float(added[j, 0]),
        viscous=float(model.dof_damping[dof]) + float(added[j, 1]),
        coulomb=(friction, -friction),
        stiffness=stiffness,
        rest=rest if stiffness else 0.0,
    )


def _mujoco_rest(model: Foreign, at: int, kind: int) -> tuple[float, ...]:
    """Return the position at which the spring of a ball or free joint is relaxed: position of a free joint, rotation vector."""
    slides = 3 if kind == _MUJOCO_FREE else 0
    spring = np.array(model.qpos_spring[at : at + slides + 4], dtype=float)
    return (*spring[:slides].tolist(), *turn_vector(quaternion_matrix(spring[slides:])))


def _mujoco_added(model: Foreign, report: ImportReport) -> Array:
    """Return (joints, 2): armature and damping that actuators add to joints, times gear^2 (MuJoCo 3.7 and newer)."""
    added = np.zeros((model.njnt, 2))
    for k in range(model.nu if hasattr(model, "actuator_armature") else 0):
        own = np.array([float(model.actuator_armature[k]), float(model.actuator_damping[k])])
        if not own.any():
            continue
        if int(model.actuator_trntype[k]) in _MUJOCO_ON_JOINT:
            added[int(model.actuator_trnid[k, 0])] += float(model.actuator_gear[k, 0]) ** 2 * own
        else:
            report.note("warning: armature or damping of an actuator that is not on one joint is left out", str(k))
    return added


def _mujoco_remarks(model: Foreign, bodies: list[str], report: ImportReport) -> None:
    for count, what in (
        (model.ntendon, "warning: tendons are left out, with any spring, damper, friction or inertia they have"),
        (getattr(model, "nflex", 0), "warning: soft bodies are left out, so this is NOT MuJoCo's mechanism"),
    ):
        if count:
            report.note(what, str(int(count)))
    for i in np.flatnonzero(model.body_gravcomp):
        report.note(GRAVCOMP, bodies[i])
    if model.opt.density or model.opt.viscosity:
        report.note("warning: the fluid around the model is left out", "density, viscosity")


def from_pinocchio(model: Foreign, mimic: str = "couple") -> Robot:
    """Convert a pinocchio.Model: one link per joint with the merged inertia, and a massless link per further body frame.

    Joints are recognised by their motion subspace S (linear, angular) at zero coordinates, so every joint class is read the same
    way.  A revolute joint without limits, which Pinocchio stores as (cos, sin), is an ordinary angle here, also in planar joints
    (isodyn.coordinates converts both ways).  A composite joint becomes a chain of joints, "<joint>_1" and so on.

    Pinocchio's algorithms add `armature` to the diagonal of M and never use `rotorInertia` and `rotorGearRatio`.  So does the
    robot: rotor and gear are kept if armature = rotorInertia * rotorGearRatio^2; otherwise they are left out, with a note.
    """
    report = ImportReport()
    joint_names = [str(name) for name in model.names]
    frames = [frame for frame in model.frames if str(frame.type).endswith("BODY")]
    taken = Names()
    called = _link_names(joint_names, frames, taken)
    made = Assembly(_pinocchio_link(model, 0, called[0]), taken, Names(joint_names))
    couplings: list[Coupling] = []
    expected: list[str] = []
    for i in range(1, len(joint_names)):
        chain = _pinocchio_chain(model, i, joint_names[i], report)
        at, parent = _pose(model.jointPlacements[i]), called[int(model.parents[i])]
        for k, (before, moving, _) in enumerate(chain):
            is_last = k == len(chain) - 1
            link = _pinocchio_link(model, i, called[i]) if is_last else Link(taken.fresh(f"{called[i]}:{moving.name}"))
            made.carry(parent, link, at @ before, [moving])
            parent, at = link.name, np.eye(4)
        if (coupling := _pinocchio_coupling(model, i, joint_names)) is not None:
            couplings.append(coupling)
        if coupling is None or mimic == "free":
            expected += [moving.name for _, moving, _ in chain]
    for frame in frames:
        if frame.name not in called:
            made.fix(called[int(frame.parentJoint)], Link(taken.fresh(str(frame.name))), _pose(frame.placement))
    name, field = str(model.name) or "robot", np.array(model.gravity.linear)
    robot = Robot(name, tuple(made.links), tuple(made.joints), field, source="pinocchio.Model")
    robot = without_couplings(robot, couplings) if mimic == "free" else robot.with_couplings(*couplings)
    if list(robot.joint_names) != expected:
        report.note("warning: the order of joints differs from Pinocchio's; see robot.joint_names", robot.name)
    return replace(robot, import_notes=report.lines())


def _link_names(joint_names: list[str], frames: list[Foreign], taken: Names) -> list[str]:
    """Return link names: that of the first body frame that coincides with the joint, or the joint's name."""
    first: dict[int, str] = {}
    for frame in frames:
        if is_identity(_pose(frame.placement)):
            first.setdefault(int(frame.parentJoint), str(frame.name))
    taken.taken.update(first.values())
    return [first[i] if i in first else taken.fresh(name) for i, name in enumerate(joint_names)]


def _pinocchio_link(model: Foreign, i: int, name: str) -> Link:
    inertia = model.inertias[i]
    return Link(name, float(inertia.mass), np.array(inertia.lever), np.array(inertia.inertia))


def _pose(placement: Foreign) -> Array:
    return pose(np.array(placement.rotation), np.array(placement.translation))


def _pinocchio_chain(model: Foreign, i: int, name: str, report: ImportReport) -> list[tuple[Array, BodyJoint, int]]:
    """Return (frame in its parent (4, 4), joint, number of positions in Pinocchio) for each part of a composite joint."""
    joint = model.joints[i]
    own = joint.extract() if hasattr(joint, "extract") else joint
    if not hasattr(own, "jointPlacements"):
        at = int(joint.idx_q), int(joint.idx_v)
        return [(np.eye(4), *one) for one in _pinocchio_moving(model, joint, name, at, report)]
    chain = []
    at = int(joint.idx_q), int(joint.idx_v)
    for k, (part, placement) in enumerate(zip(own.joints, own.jointPlacements, strict=True), start=1):
        before = _pose(placement)
        for one in _pinocchio_moving(model, part, f"{name}_{k}", at, report):
            chain.append((before, *one))
            before = np.eye(4)
        at = at[0] + part.nq, at[1] + part.nv
    return chain


def _pinocchio_coupling(model: Foreign, i: int, joint_names: list[str]) -> Coupling | None:
    """Return the coupling of a mimic joint."""
    joint = model.joints[i]
    if joint.nv:
        return None
    follows = dict(zip(map(int, model.mimicking_joints), map(int, model.mimicked_joints), strict=True))
    own = joint.extract()
    return Coupling(joint_names[i], {joint_names[follows[i]]: float(own.scaling)}, float(own.offset))


#: (positions, velocities, kind of motion at 0) -> a joint type and its coordinates
_PINOCCHIO_TYPES = {
    (1, 1, True, False): ("prismatic", "quaternion"),
    (1, 1, False, True): ("revolute", "quaternion"),
    (2, 1, False, True): ("revolute", "quaternion"),
    (1, 1, True, True): ("helical", "quaternion"),
    (2, 2, False, True): ("universal", "quaternion"),
    (4, 3, True, True): ("planar", "quaternion"),
    (4, 3, False, True): ("spherical", "quaternion"),
    (3, 3, False, True): ("spherical", "zyx"),
    (7, 6, True, True): ("floating", "quaternion"),
}


def _pinocchio_moving(
    model: Foreign, joint: Foreign, name: str, at: tuple[int, int], report: ImportReport
) -> Iterator[tuple[BodyJoint, int]]:
    """Return (joint, its positions in Pinocchio); `at`: its first position and velocity; a translation in space is three joints."""
    (at_q, at_v), is_mimic = at, joint.nv == 0
    S = _subspace(joint, is_mimic)
    linear, angular = S[:3], S[3:]
    nq, n = (1, 1) if is_mimic else (int(joint.nq), int(joint.nv))
    if (nq, n) == (3, 3) and not angular.any():
        for k, label in enumerate("xyz"):
            axis = np.ascontiguousarray(linear[:, k])
            on_axis = _on_axes(model, at_q + k, at_v + k, name, report)
            yield BodyJoint(f"{name}.{label}", "prismatic", axis, np.zeros(3), **on_axis), 1
        return
    key = (nq, n, bool(linear.any()), bool(angular.any()))
    kind, coordinates = _PINOCCHIO_TYPES.get(key, ("", ""))
    pitch = float(linear[:, 0] @ angular[:, 0]) if n == 1 and angular.any() else 0.0
    if not kind or (kind == "helical" and not np.allclose(linear[:, 0], pitch * angular[:, 0], rtol=1e-12, atol=0.0)):
        raise FormatError(f"Pinocchio model: joint {name!r} ({joint.shortname()}) is not supported; model it as several joints")
    if nq == 2 and n == 1:
        report.note("assumed: q is the angle of joints that Pinocchio stores as (cos, sin)", name)
    axis = angular if angular.any() else linear
    parts = [_on_axes(model, at_q + k if nq == n else None, at_v + k, name, report) for k in range(n)]
    if is_mimic:  # it has no coordinates of its own: its indices are those of the joint that it follows
        parts = [{}]
    each = {field: tuple(part[field] for part in parts) for field in parts[0]} if n > 1 else parts[0]
    if not JOINT_TYPES[kind].axis and "coulomb" in each:
        strongest = max(max(plus, -minus) for plus, minus in each["coulomb"])
        each["coulomb"] = (without_dry_friction(strongest, name, report),) * 2
    moving = BodyJoint(
        name,
        kind,
        np.ascontiguousarray(axis[:, 0]) if n < 3 else np.array([0.0, 0.0, 1.0]),
        np.zeros(3),
        second_axis=np.ascontiguousarray(axis[:, 1]) if n == 2 else None,
        pitch=pitch if kind == "helical" else 0.0,
        coordinates=coordinates,
        **each,
    )
    yield moving, nq


def _subspace(joint: Foreign, is_mimic: bool) -> Array:
    """Return S (6, n) at zero coordinates: linear rows, then angular; for mimic joints that of the joint itself."""
    at = np.zeros(joint.idx_q + 8)
    if joint.nq > joint.nv:
        # neutral q: (cos, sin) of an angle; x, y, (cos, sin); x, y, z, quaternion; a rotation by pi about z is as good
        at[joint.idx_q + {2: 0, 4: 2, 7: 6}.get(joint.nq, 0)] = 1.0
    data = joint.createData()
    joint.calc(data, at)
    S = np.array(data.S, dtype=float).reshape(6, -1)
    return S / float(joint.extract().scaling) if is_mimic else S


def _on_axes(model: Foreign, at_q: int | None, k: int, name: str, report: ImportReport) -> dict[str, Any]:
    """Return limits, friction and motor of one degree of freedom: position at_q (None without limits), velocity k."""
    ends = (-math.inf, math.inf) if at_q is None else (model.lowerPositionLimit[at_q], model.upperPositionLimit[at_q])
    lower, upper = (math.copysign(math.inf, x) if abs(x) >= np.finfo(float).max else float(x) for x in ends)
    friction = float(np.ravel(getattr(model, "upperDryFrictionLimit", getattr(model, "friction", np.zeros(model.nv))))[k])
    below = float(np.ravel(getattr(model, "lowerDryFrictionLimit", -friction * np.ones(model.nv)))[k])
    rotor, gear = _rotor(model, k, name, report)
    return {
        "limits": Limits(lower, upper, velocity=_limit(model, "Velocity", k), effort=_limit(model, "Effort", k)),
        "rotor_inertia": rotor,
        "gear_ratio": gear,
        "viscous": float(model.damping[k]) if hasattr(model, "damping") else 0.0,
        "coulomb": (friction, below),
    }


def _rotor(model: Foreign, k: int, name: str, report: ImportReport) -> tuple[float, float]:
    """Return (rotor inertia, gear ratio) with the motor's contribution to M."""
    armature, rotor, gear = (float(np.ravel(getattr(model, key, np.zeros(model.nv)))[k]) for key in _MOTOR)
    if rotor and abs(armature - rotor * gear**2) <= 4 * np.finfo(float).eps * abs(armature):  # 4: two products, in any order
        return rotor, gear
    if rotor:
        report.note(_UNUSED_ROTOR, name)
    return armature, 1.0


_MOTOR = ("armature", "rotorInertia", "rotorGearRatio")
_UNUSED_ROTOR = (
    "ignored: rotorInertia and rotorGearRatio, which Pinocchio's own algorithms do not use either; to have them, set "
    "model.armature = model.rotorInertia * model.rotorGearRatio**2 before loading"
)


def _limit(model: Foreign, kind: str, k: int) -> float:
    """Return a limit of speed or effort; Pinocchio's largest float means none."""
    values = getattr(model, f"upper{kind}Limit", getattr(model, f"{kind.lower()}Limit", None))
    value = math.inf if values is None else abs(float(np.ravel(values)[k]))
    return value if value < np.finfo(float).max else math.inf


def from_toolbox(source: Foreign, mimic: str = "couple") -> Robot:
    """Convert a DHRobot of the Robotics Toolbox for Python: the same q, poses and torques.

    Its B and Tc are on the motor side of the gear G; friction here is on the joint side: B G^2 and |G| Tc.  Flipped joints follow
    the Toolbox's fkine; its rne ignores the flip.
    """
    report, links = ImportReport(), list(source.links)
    if len({bool(link.mdh) for link in links}) != 1:
        raise FormatError("Robotics Toolbox robot: expected links that are all standard or all modified DH; convert some of them")
    rows = [_toolbox_row(i, link, report) for i, link in enumerate(links)]
    named = [str(getattr(link, "name", None) or "") for link in links]
    base, tool = (np.array(getattr(one, "A", one), dtype=float) for one in (source.base, source.tool))
    robot = Robot.from_dh(
        rows,
        convention="modified" if links[0].mdh else "standard",
        link_names=named if len({*named, ""}) == len(links) + 1 else None,
        name=str(source.name) or "robot",
        gravity=np.array(source.gravity, dtype=float).ravel(),
        base=None if is_identity(base) else base,
        tool=None if is_identity(tool) else tool,
        source="roboticstoolbox.DHRobot",
    )
    turned_round = {row.joint_name for row, link in zip(rows, links, strict=True) if getattr(link, "isflip", False)}
    joints = [
        replace(joint, axis=-joint.axis, offset=-joint.offset) if joint.name in turned_round else joint for joint in robot.joints
    ]
    return replace(robot, joints=tuple(joints), import_notes=(*robot.import_notes, *report.lines()))


def _from_toolbox_urdf(source: Foreign, mimic: str) -> Robot:
    """Convert a Robot of the Robotics Toolbox that was read from a URDF."""
    text, path = str(source.urdf_string or ""), str(source.urdf_filepath or "")
    if not text and not os.path.isfile(path):
        raise FormatError(
            f"the Robotics Toolbox robot {str(source.name)!r} has no URDF: load the .urdf file itself, or pass a DHRobot"
        )
    return from_urdf(text or path, mimic=mimic)


def _toolbox_row(i: int, link: Foreign, report: ImportReport) -> DHRow:
    """Return one of its links as a row; the offset of the joint variable is in link.offset only."""
    name, slides = f"joint{i + 1}", bool(link.sigma)
    gear, limits = float(link.G), getattr(link, "qlim", None)
    if not gear and (link.Jm or link.B or np.any(link.Tc)):
        report.note("ignored: Jm, B and Tc of a motor with gear ratio G = 0, as in the Toolbox", name)
    rise, drop = (abs(gear) * float(x) for x in np.ravel(link.Tc))
    return DHRow(
        "P" if slides else "R",
        a=link.a,
        alpha=link.alpha,
        d=link.offset if slides else link.d,
        theta=link.theta if slides else link.offset,
        mass=link.m,
        com=np.ravel(link.r),
        inertia=link.I,
        limits=None if limits is None else (float(limits[0]), float(limits[1])),
        rotor_inertia=link.Jm if gear else 0.0,
        gear_ratio=gear or 1.0,
        viscous=float(link.B) * gear**2,
        coulomb=(rise, drop),
        joint_name=name,
    )


class JointIndices(NamedTuple):
    """Indices of a joint in q and qd: its first entries, and their numbers."""

    at_q: int
    at_v: int
    nq: int
    nv: int


class ModelIndices(NamedTuple):
    """Indices of the joints of a pinocchio.Model or a mujoco.MjModel; coupled joints have none."""

    is_mujoco: bool
    nq: int
    joints: dict[str, JointIndices]


def places(model: object) -> ModelIndices:
    """Return the joint indices of another library's model, by the names that its reader here gives to joints."""
    for attributes, find in ((_KINDS[0][0], _mujoco_places), (_KINDS[1][0], _pinocchio_places)):
        if all(hasattr(model, name) for name in attributes):
            return find(model)
    raise FormatError(f'expected "pinocchio", "mujoco", a pinocchio.Model or a mujoco.MjModel, got {type(model).__name__}')


def _mujoco_places(model: Foreign) -> ModelIndices:
    _, names, _ = _mujoco_names(model)
    ends = [*map(int, model.jnt_qposadr[1:]), model.nq], [*map(int, model.jnt_dofadr[1:]), model.nv]
    starts = zip(map(int, model.jnt_qposadr), map(int, model.jnt_dofadr), *ends, strict=True)
    found = [JointIndices(q, v, q_end - q, v_end - v) for q, v, q_end, v_end in starts]
    return ModelIndices(True, int(model.nq), dict(zip(names, found, strict=True)))


def _pinocchio_places(model: Foreign) -> ModelIndices:
    joints: dict[str, JointIndices] = {}
    for i in range(1, len(model.names)):
        joint, name = model.joints[i], str(model.names[i])
        at_q, at_v = int(joint.idx_q), int(joint.idx_v)
        for _, one, nq in _pinocchio_chain(model, i, name, ImportReport()) if joint.nv else ():
            n = len(JOINT_TYPES[one.type].freedoms)
            joints[one.name] = JointIndices(at_q, at_v, nq, n)
            at_q, at_v = at_q + nq, at_v + n
    return ModelIndices(False, int(model.nq), joints)


#: (attributes of an object, its reader)
_KINDS: tuple[tuple[tuple[str, ...], Callable[[Foreign, str], Robot]], ...] = (
    (("body_parentid", "body_iquat", "jnt_axis", "dof_armature", "opt"), from_mujoco),
    (("jointPlacements", "inertias", "joints", "parents", "frames"), from_pinocchio),
    (("write_xml_string", "robot"), lambda source, mimic: from_urdf(source.write_xml_string(), mimic=mimic)),
    (("links", "mdh", "tool", "gravity"), from_toolbox),
    (("urdf_string", "urdf_filepath", "ets"), _from_toolbox_urdf),
)


def from_description(name: str, *, mimic: str = "couple") -> Robot:
    """Return the robot of the robot_descriptions package called NAME in "robot_descriptions:NAME"; mimic as in from_urdf."""
    name = name.removeprefix(DESCRIPTIONS)
    module = _description(name)
    for attribute, read in (("URDF_PATH", from_urdf), ("MJCF_PATH", from_mjcf)):
        path = getattr(module, attribute, None)
        if path:
            return read(str(path), mimic=mimic)
    raise FormatError(
        f"robot_descriptions has {name!r} neither as URDF nor as MJCF; if it is xacro, run `xacro FILE > robot.urdf` first"
    )


def _description(name: str) -> ModuleType:
    """Return the package's module of this name; importing it downloads the files if they are missing."""
    try:
        package = importlib.import_module("robot_descriptions")
    except ImportError:
        raise MissingExtra("this needs robot_descriptions, which is not installed; run: pip install robot_descriptions") from None
    known = [str(key) for key in getattr(package, "DESCRIPTIONS", ())]
    wanted = next((key for key in (name, f"{name}_description", f"{name}_mj_description") if key in known), name)
    if wanted not in known or not re.fullmatch(r"[A-Za-z0-9_]+", wanted):
        raise UnknownNameError(f"robot_descriptions has no {name[:80]!r}; {suggestion(f'{name[:80]}_description', known)}")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that package's own warnings about renamed robots
            return importlib.import_module(f"robot_descriptions.{wanted}")
    except Exception as error:  # git, network, disk: any failure of that package
        last = (str(error).strip().splitlines() or [type(error).__name__])[-1]
        raise FormatError(
            f"robot_descriptions could not fetch {wanted!r} ({last.strip()[:200]}); it downloads each robot with git once: check "
            "the network, or give the path of a .urdf or .xml file"
        ) from None
