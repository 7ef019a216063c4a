"""Robots out of other libraries' objects, told apart by what they have, so that none of those libraries is imported here.

    a mujoco.MjModel    has body_parentid, jnt_axis, ...   the compiled model, meshes and all: its numbers are taken as they are
    a pinocchio.Model   has jointPlacements, inertias, ... bodies are merged into joints there; body frames become massless links
    a yourdfpy.URDF     has write_xml_string               goes through URDF text

and "robot_descriptions:NAME", a name of the robot_descriptions package, which fetches the files itself.
"""

from __future__ import annotations

import importlib
import math
import re
import warnings
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import numpy as np

from isodyn.errors import FormatError, MissingExtra, UnknownNameError
from isodyn.model.catalogue import DESCRIPTIONS
from isodyn.model.formats.bodies import Assembly, BodyJoint, Names, turned
from isodyn.model.formats.mjcf import GRAVCOMP, POLYNOMIAL_DAMPING, SPRINGS, from_mjcf, suggestion
from isodyn.model.formats.reading import Report
from isodyn.model.formats.urdf import from_urdf
from isodyn.model.joint import Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotations import is_identity, quaternion_matrix
from isodyn.spatial import Array, pose

#: an object of a library that is not imported here; its fields are read as they are
Foreign = Any


def from_object(source: object) -> Robot:
    """A robot from a pinocchio.Model, a mujoco.MjModel (or an object with one as .model), or a yourdfpy.URDF."""
    if isinstance(source, Robot):
        return source
    for attributes, build in _KINDS:
        if all(hasattr(source, name) for name in attributes):
            return build(source)
    inner = getattr(source, "model", None)  # pinocchio.RobotWrapper, mujoco.MjData
    if inner is not None and inner is not source and any(all(hasattr(inner, name) for name in names) for names, _ in _KINDS):
        return from_object(inner)
    raise FormatError(
        f"cannot make a robot of a {type(source).__module__}.{type(source).__qualname__}; expected a catalogue name, a path, model "
        "text, a pinocchio.Model, a mujoco.MjModel or a yourdfpy.URDF"
    )


#: MuJoCo's numbers of joint types (mjtJoint)
_MUJOCO_TYPES = {2: "prismatic", 3: "revolute"}
_MUJOCO_REFUSED = {0: "free", 1: "ball"}
#: transmissions that act on one joint (mjtTrn)
_MUJOCO_ON_JOINT = (0, 1)
_MUJOCO_NO_GRAVITY = 1 << 7  # mjDSBL_GRAVITY


def from_mujoco(model: Foreign) -> Robot:
    """A robot from a compiled mujoco.MjModel: bodies as links, hinges and slides as joints; q is qpos.

    Its arrays are taken as they are, meshes already weighed and defaults already filled in.
    """
    report = Report()
    bodies = [_mujoco_name(model, start) or f"body_{i}" for i, start in enumerate(model.name_bodyadr)]
    given = [_mujoco_name(model, start) for start in model.name_jntadr]
    made = Assembly(Link(bodies[0]), Names(bodies), Names(name for name in given if name))
    joint_names = [name or made.joint_names.fresh(f"{bodies[model.jnt_bodyid[j]]}_joint") for j, name in enumerate(given)]
    added = _mujoco_added(model, report)
    for i in range(1, model.nbody):
        first, count = int(model.body_jntadr[i]), int(model.body_jntnum[i])
        moving = [_mujoco_moving(model, j, joint_names[j], bodies[i], added, report) for j in range(first, first + count)]
        inertia = turned(np.diag(model.body_inertia[i]), quaternion_matrix(model.body_iquat[i]))
        link = Link(bodies[i], float(model.body_mass[i]), np.array(model.body_ipos[i]), inertia)
        at = pose(quaternion_matrix(model.body_quat[i]), model.body_pos[i])
        made.carry(bodies[model.body_parentid[i]], link, at, moving)
    _mujoco_remarks(model, bodies, report)
    gravity = np.zeros(3) if int(model.opt.disableflags) & _MUJOCO_NO_GRAVITY else np.array(model.opt.gravity)
    title = _mujoco_name(model, 0) or "MuJoCo Model"
    return Robot(title, tuple(made.links), tuple(made.joints), gravity, report.lines(), "mujoco.MjModel")


def _mujoco_name(model: Foreign, start: int) -> str:
    """The name that begins there in the model's own table of names."""
    return bytes(model.names)[start:].split(b"\0", 1)[0].decode(errors="replace")


def _mujoco_moving(model: Foreign, j: int, name: str, body: str, added: Array, report: Report) -> BodyJoint:
    kind = int(model.jnt_type[j])
    if kind in _MUJOCO_REFUSED:
        raise FormatError(
            f"MuJoCo model: body {body!r} hangs on a {_MUJOCO_REFUSED[kind]} joint; isodyn reads hinge and slide joints. Fix the "
            "body to the world by deleting the joint, or write the joint as slides and hinges"
        )
    dof, friction = int(model.jnt_dofadr[j]), float(model.dof_frictionloss[model.jnt_dofadr[j]])
    lower, upper = model.jnt_range[j].tolist() if model.jnt_limited[j] else (-math.inf, math.inf)
    effort = float(np.abs(model.jnt_actfrcrange[j]).max()) if model.jnt_actfrclimited[j] else math.inf
    if np.any(model.jnt_stiffness[j]):
        report.note(SPRINGS, name)
    if np.any(getattr(model, "dof_dampingpoly", np.zeros((model.nv, 1)))[dof]):
        report.note(POLYNOMIAL_DAMPING, name)
    return BodyJoint(
        name,
        _MUJOCO_TYPES[kind],
        np.array(model.jnt_axis[j]),
        np.array(model.jnt_pos[j]),
        float(model.qpos0[model.jnt_qposadr[j]]),
        Limits(lower, upper, effort=effort),
        rotor_inertia=float(model.dof_armature[dof]) + float(added[j, 0]),
        viscous=float(model.dof_damping[dof]) + float(added[j, 1]),
        coulomb=(friction, -friction),
    )


def _mujoco_added(model: Foreign, report: Report) -> Array:
    """(joints, 2) armature and damping that actuators put on joints, times gear^2 (MuJoCo 3.7 and newer have these)."""
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


def _mujoco_remarks(model: Foreign, bodies: list[str], report: Report) -> None:
    for count, what in (
        (model.neq, "warning: equality constraints are left out, so this is NOT MuJoCo's mechanism"),
        (model.ntendon, "warning: tendons are left out, with any spring, damper, friction or inertia they have"),
        (getattr(model, "nflex", 0), "warning: soft bodies are left out, so this is NOT MuJoCo's mechanism"),
    ):
        if count:
            report.note(what, str(int(count)))
    for i in np.flatnonzero(model.body_gravcomp):
        report.note(GRAVCOMP, bodies[i])
    if model.opt.density or model.opt.viscosity:
        report.note("warning: the fluid around the model is left out", "density, viscosity")


def from_pinocchio(model: Foreign) -> Robot:
    """A robot from a pinocchio.Model: one link per joint with the merged inertia, and a massless link per further body frame.

    Joints are told apart by their motion subspace S (linear, angular), so that every one-degree-of-freedom joint class is read
    alike.  A joint without limits that Pinocchio keeps as (cos, sin) is an ordinary angle here.

    Pinocchio's algorithms add `armature` to the diagonal of M and read `rotorInertia` and `rotorGearRatio` nowhere.  So does the
    robot: where armature is their rotorInertia * rotorGearRatio^2 the rotor and its gear are kept, elsewhere they are left out and
    reported.
    """
    report = Report()
    joint_names = [str(name) for name in model.names]
    frames = [frame for frame in model.frames if str(frame.type).endswith("BODY")]
    taken = Names()
    called = _link_names(joint_names, frames, taken)
    made = Assembly(_pinocchio_link(model, 0, called[0]), taken, Names(joint_names))
    neutral = np.zeros(model.nq)
    neutral[[joint.idx_q for joint in list(model.joints)[1:] if joint.nq == 2 and joint.nv == 1]] = 1.0  # (cos, sin) of angle 0
    for i in range(1, len(joint_names)):
        moving = _pinocchio_moving(model, i, joint_names[i], neutral, report)
        link, at = _pinocchio_link(model, i, called[i]), _pose(model.jointPlacements[i])
        made.carry(called[int(model.parents[i])], link, at, [moving])
    for frame in frames:
        if frame.name not in called:
            made.fix(called[int(frame.parentJoint)], Link(taken.fresh(str(frame.name))), _pose(frame.placement))
    name, field = str(model.name) or "robot", np.array(model.gravity.linear)
    robot = Robot(name, tuple(made.links), tuple(made.joints), field, source="pinocchio.Model")
    if list(robot.joint_names) != joint_names[1:]:
        report.note("warning: the order of joints here is another than Pinocchio's; see robot.joint_names", robot.name)
    return replace(robot, report=report.lines())


def _link_names(joint_names: list[str], frames: list[Foreign], taken: Names) -> list[str]:
    """The link of a joint is called as the first body frame that coincides with it, or as the joint."""
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


def _pinocchio_moving(model: Foreign, i: int, name: str, neutral: Array, report: Report) -> BodyJoint:
    joint = model.joints[i]
    if joint.nv == 0:
        raise FormatError(
            f"Pinocchio model: joint {name!r} ({joint.shortname()}) follows another and has no velocity of its own; build the "
            "model with mimic=False (isodyn keeps a mimic joint free, and records its coupling when it reads the URDF itself)"
        )
    if joint.nv != 1:
        raise FormatError(
            f"Pinocchio model: joint {name!r} ({joint.shortname()}) has {joint.nv} degrees of freedom; isodyn reads revolute and "
            "prismatic joints. Build the model without a root joint, or write the joint as several"
        )
    data = joint.createData()
    joint.calc(data, neutral)
    S = np.ravel(data.S).astype(float)
    linear, angular = S[:3], S[3:]
    if S.shape != (6,) or linear.any() == angular.any():
        raise FormatError(f"Pinocchio model: joint {name!r} ({joint.shortname()}) is neither revolute nor prismatic")
    k, unbounded = int(joint.idx_v), joint.nq != 1
    if unbounded:
        report.note("assumed: q is the angle of joints that Pinocchio keeps as (cos, sin)", name)
    ends = (-math.inf, math.inf) if unbounded else (model.lowerPositionLimit[joint.idx_q], model.upperPositionLimit[joint.idx_q])
    lower, upper = (math.copysign(math.inf, x) if abs(x) >= np.finfo(float).max else float(x) for x in ends)
    friction = float(np.ravel(getattr(model, "upperDryFrictionLimit", getattr(model, "friction", np.zeros(model.nv))))[k])
    below = float(np.ravel(getattr(model, "lowerDryFrictionLimit", -friction * np.ones(model.nv)))[k])
    rotor, gear = _rotor(model, k, name, report)
    return BodyJoint(
        name,
        "revolute" if angular.any() else "prismatic",
        angular if angular.any() else linear,
        np.zeros(3),
        0.0,
        Limits(lower, upper, velocity=_limit(model, "Velocity", k), effort=_limit(model, "Effort", k)),
        rotor_inertia=rotor,
        gear_ratio=gear,
        viscous=float(model.damping[k]) if hasattr(model, "damping") else 0.0,
        coulomb=(friction, below),
    )


def _rotor(model: Foreign, k: int, name: str, report: Report) -> tuple[float, float]:
    """(rotor inertia, gear ratio): what the joint's motor adds to M."""
    armature, rotor, gear = (float(np.ravel(getattr(model, key, np.zeros(model.nv)))[k]) for key in _MOTOR)
    if rotor and abs(armature - rotor * gear**2) <= 4 * np.finfo(float).eps * abs(armature):  # 4: two products, either order
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
    """A limit of speed or effort; Pinocchio's largest float is "none"."""
    values = getattr(model, f"upper{kind}Limit", getattr(model, f"{kind.lower()}Limit", None))
    value = math.inf if values is None else abs(float(np.ravel(values)[k]))
    return value if value < np.finfo(float).max else math.inf


#: what an object has, and who reads it
_KINDS: tuple[tuple[tuple[str, ...], Callable[[Foreign], Robot]], ...] = (
    (("body_parentid", "body_iquat", "jnt_axis", "dof_armature", "opt"), from_mujoco),
    (("jointPlacements", "inertias", "joints", "parents", "frames"), from_pinocchio),
    (("write_xml_string", "robot"), lambda source: from_urdf(source.write_xml_string())),
)


def from_description(name: str) -> Robot:
    """The robot of the robot_descriptions package called NAME, given as "robot_descriptions:NAME"."""
    name = name.removeprefix(DESCRIPTIONS)
    module = _description(name)
    for attribute, read in (("URDF_PATH", from_urdf), ("MJCF_PATH", from_mjcf)):
        path = getattr(module, attribute, None)
        if path:
            return read(str(path))
    raise FormatError(
        f"robot_descriptions has {name!r} neither as URDF nor as MJCF; if it is xacro, run `xacro FILE > robot.urdf` first"
    )


def _description(name: str) -> ModuleType:
    """The package's module of this name; importing it fetches the files, unless they are there already."""
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
            warnings.simplefilter("ignore")  # that package's own notes on renamed robots
            return importlib.import_module(f"robot_descriptions.{wanted}")
    except Exception as error:  # git, network, disk: whatever that package runs into
        last = (str(error).strip().splitlines() or [type(error).__name__])[-1]
        raise FormatError(
            f"robot_descriptions could not fetch {wanted!r} ({last.strip()[:200]}); it downloads each robot with git once: check "
            "the network, or give the path of a .urdf or .xml file"
        ) from None
