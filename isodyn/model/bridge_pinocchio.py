"""A robot from a pinocchio.Model: one link per joint with the merged inertia, and a massless link per further body frame.

Joints are told apart by their motion subspace S (linear, angular), so that every one-degree-of-freedom joint class is read alike.
A joint without limits that Pinocchio keeps as (cos, sin) is an ordinary angle here.

Pinocchio's algorithms add `armature` to the diagonal of M and read `rotorInertia` and `rotorGearRatio` nowhere.  So does the robot:
where armature is their rotorInertia * rotorGearRatio^2 the rotor and its gear are kept, elsewhere they are left out and reported.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np

from isodyn.errors import FormatError
from isodyn.model.hang import Moving, Names, hang
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.mjcf_report import MjcfReport
from isodyn.model.robot import Robot
from isodyn.spatial import Array, pose


def from_pinocchio(model: Any) -> Robot:
    """A robot with the model's joints, the merged inertias and its body frames."""
    report = MjcfReport()
    joint_names = [str(name) for name in model.names]
    frames = [frame for frame in model.frames if str(frame.type).endswith("BODY")]
    taken, names = Names(), Names(joint_names)
    called = _link_names(joint_names, frames, taken)
    links, joints = [_link(model, 0, called[0])], list[Joint]()
    neutral = _neutral(model)
    for i in range(1, len(joint_names)):
        moving = _moving(model, i, joint_names[i], neutral, report)
        at = _pose(model.jointPlacements[i])
        new_links, new_joints = hang(called[int(model.parents[i])], _link(model, i, called[i]), at, [moving], taken, names)
        links += new_links
        joints += [replace(joint, **_rotor(model, i, report)) for joint in new_joints]
    for frame in frames:
        if frame.name not in called:
            name, parent = taken.fresh(str(frame.name)), called[int(frame.parentJoint)]
            links.append(Link(name))
            joints.append(Joint(names.fresh(f"{name}_fixed"), parent, name, "fixed", _pose(frame.placement)))
    robot = Robot(str(model.name) or "robot", tuple(links), tuple(joints), np.array(model.gravity.linear), source="pinocchio.Model")
    if list(robot.joint_names) != joint_names[1:]:
        report.note("warning: the order of joints here is another than Pinocchio's; see robot.joint_names", robot.name)
    return Robot(robot.name, robot.links, robot.joints, robot.gravity, report.lines(), robot.source)


def _link_names(joint_names: list[str], frames: list[Any], taken: Names) -> list[str]:
    """The link of a joint is called as the first body frame that coincides with it, or as the joint."""
    first: dict[int, str] = {}
    for frame in frames:
        if np.array_equal(_pose(frame.placement), np.eye(4)):
            first.setdefault(int(frame.parentJoint), str(frame.name))
    taken.taken.update(first.values())
    return [first[i] if i in first else taken.fresh(name) for i, name in enumerate(joint_names)]


def _link(model: Any, i: int, name: str) -> Link:
    inertia = model.inertias[i]
    return Link(name, float(inertia.mass), np.array(inertia.lever), np.array(inertia.inertia))


def _pose(placement: Any) -> Array:
    return pose(np.array(placement.rotation), np.array(placement.translation))


def _neutral(model: Any) -> Array:
    """q of the zero position: (cos, sin) joints have 1, 0."""
    q = np.zeros(model.nq)
    for joint in list(model.joints)[1:]:
        if joint.nq == 2 and joint.nv == 1:
            q[joint.idx_q] = 1.0
    return q


def _moving(model: Any, i: int, name: str, neutral: Array, report: MjcfReport) -> Moving:
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
    ends = (-math.inf, math.inf) if unbounded else tuple(float(x[joint.idx_q]) for x in _position_limits(model))
    friction = float(np.ravel(getattr(model, "upperDryFrictionLimit", getattr(model, "friction", np.zeros(model.nv))))[k])
    below = float(np.ravel(getattr(model, "lowerDryFrictionLimit", -friction * np.ones(model.nv)))[k])
    return Moving(
        name,
        "revolute" if angular.any() else "prismatic",
        angular if angular.any() else linear,
        np.zeros(3),
        0.0,
        Limits(*_open(ends), velocity=_limit(model, "Velocity", k), effort=_limit(model, "Effort", k)),
        viscous=float(model.damping[k]) if hasattr(model, "damping") else 0.0,
        coulomb=(friction, below),
    )


def _rotor(model: Any, i: int, report: MjcfReport) -> dict[str, Any]:
    """What the joint's motor adds to M, as keyword arguments of Joint."""
    k = int(model.joints[i].idx_v)
    armature, rotor, gear = (float(np.ravel(getattr(model, key, np.zeros(model.nv)))[k]) for key in _MOTOR)
    if rotor and abs(armature - rotor * gear**2) <= 4 * np.finfo(float).eps * abs(armature):  # 4: two products, either order
        return {"rotor_inertia": rotor, "gear_ratio": gear}
    if rotor:
        report.note(_UNUSED_ROTOR, str(model.names[i]))
    return {"rotor_inertia": armature}


_MOTOR = ("armature", "rotorInertia", "rotorGearRatio")
_UNUSED_ROTOR = (
    "ignored: rotorInertia and rotorGearRatio, which Pinocchio's own algorithms do not use either; to have them, set "
    "model.armature = model.rotorInertia * model.rotorGearRatio**2 before loading"
)


def _position_limits(model: Any) -> tuple[Array, Array]:
    return np.array(model.lowerPositionLimit), np.array(model.upperPositionLimit)


def _limit(model: Any, kind: str, k: int) -> float:
    """A limit of speed or effort; Pinocchio's largest float is "none"."""
    values = getattr(model, f"upper{kind}Limit", getattr(model, f"{kind.lower()}Limit", None))
    value = math.inf if values is None else abs(float(np.ravel(values)[k]))
    return value if value < np.finfo(float).max else math.inf


def _open(ends: tuple[float, ...]) -> tuple[float, float]:
    lower, upper = (math.copysign(math.inf, x) if abs(x) >= np.finfo(float).max else x for x in ends)
    return lower, upper
