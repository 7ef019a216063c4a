"""A robot from a compiled mujoco.MjModel: its arrays as they are, meshes already weighed, defaults already filled in."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from isodyn.errors import FormatError
from isodyn.model.hang import Moving, Names, hang
from isodyn.model.joint import Limits
from isodyn.model.link import Link
from isodyn.model.mjcf_inertia import turned
from isodyn.model.mjcf_report import MjcfReport
from isodyn.model.mjcf_values import quaternion_matrix
from isodyn.model.robot import Robot
from isodyn.spatial import Array, pose

#: MuJoCo's numbers of joint types (mjtJoint)
_TYPES = {2: "prismatic", 3: "revolute"}
_REFUSED = {0: "free", 1: "ball"}
#: transmissions that act on one joint (mjtTrn)
_ON_JOINT = (0, 1)
_NO_GRAVITY = 1 << 7  # mjDSBL_GRAVITY


def from_mujoco(model: Any) -> Robot:
    """A robot with the model's bodies as links and its hinges and slides as joints; q is qpos."""
    report = MjcfReport()
    bodies = [_name(model, "body", i) or f"body_{i}" for i in range(model.nbody)]
    given = [_name(model, "joint", j) for j in range(model.njnt)]
    names, links_taken = Names(name for name in given if name), Names(bodies)
    joint_names = [name or names.fresh(f"{bodies[model.jnt_bodyid[j]]}_joint") for j, name in enumerate(given)]
    added = _added(model, report)
    links, joints = [Link(bodies[0])], []
    for i in range(1, model.nbody):
        first, count = int(model.body_jntadr[i]), int(model.body_jntnum[i])
        moving = [_moving(model, j, joint_names[j], bodies[i], added, report) for j in range(first, first + count)]
        at = pose(quaternion_matrix(model.body_quat[i]), model.body_pos[i])
        new_links, new_joints = hang(bodies[model.body_parentid[i]], _link(model, i, bodies[i]), at, moving, links_taken, names)
        links += new_links
        joints += new_joints
    _remarks(model, bodies, report)
    gravity = np.zeros(3) if int(model.opt.disableflags) & _NO_GRAVITY else np.array(model.opt.gravity)
    title = bytes(model.names).split(b"\0", 1)[0].decode(errors="replace") or "MuJoCo Model"
    return Robot(title, tuple(links), tuple(joints), gravity, report.lines(), "mujoco.MjModel")


def _name(model: Any, kind: str, index: int) -> str:
    """The name of a body or joint, from the model's own table of names."""
    start = int({"body": model.name_bodyadr, "joint": model.name_jntadr}[kind][index])
    return bytes(model.names)[start:].split(b"\0", 1)[0].decode(errors="replace")


def _link(model: Any, i: int, name: str) -> Link:
    inertia = turned(np.diag(model.body_inertia[i]), quaternion_matrix(model.body_iquat[i]))
    return Link(name, float(model.body_mass[i]), np.array(model.body_ipos[i]), inertia)


def _moving(model: Any, j: int, name: str, body: str, added: Array, report: MjcfReport) -> Moving:
    kind = int(model.jnt_type[j])
    if kind in _REFUSED:
        raise FormatError(
            f"MuJoCo model: body {body!r} hangs on a {_REFUSED[kind]} joint; isodyn reads hinge and slide joints. Fix the body to "
            "the world by deleting the joint, or write the joint as slides and hinges"
        )
    dof, friction = int(model.jnt_dofadr[j]), float(model.dof_frictionloss[model.jnt_dofadr[j]])
    lower, upper = model.jnt_range[j].tolist() if model.jnt_limited[j] else (-math.inf, math.inf)
    effort = float(np.abs(model.jnt_actfrcrange[j]).max()) if model.jnt_actfrclimited[j] else math.inf
    if np.any(model.jnt_stiffness[j]):
        report.note("warning: springs (stiffness, springref), which MuJoCo's equations have, are left out, of joints", name)
    if np.any(getattr(model, "dof_dampingpoly", np.zeros((model.nv, 1)))[dof]):
        report.note("warning: quadratic or cubic damping is left out; MuJoCo's inverse dynamics has it", name)
    return Moving(
        name,
        _TYPES[kind],
        np.array(model.jnt_axis[j]),
        np.array(model.jnt_pos[j]),
        float(model.qpos0[model.jnt_qposadr[j]]),
        Limits(lower, upper, effort=effort),
        float(model.dof_armature[dof]) + float(added[j, 0]),
        float(model.dof_damping[dof]) + float(added[j, 1]),
        (friction, -friction),
    )


def _added(model: Any, report: MjcfReport) -> Array:
    """(joints, 2) armature and damping that actuators put on joints, times gear^2 (MuJoCo 3.7 and newer have these)."""
    added = np.zeros((model.njnt, 2))
    for k in range(model.nu if hasattr(model, "actuator_armature") else 0):
        own = np.array([float(model.actuator_armature[k]), float(model.actuator_damping[k])])
        if not own.any():
            continue
        if int(model.actuator_trntype[k]) in _ON_JOINT:
            added[int(model.actuator_trnid[k, 0])] += float(model.actuator_gear[k, 0]) ** 2 * own
        else:
            report.note("warning: armature or damping of an actuator that is not on one joint is left out", str(k))
    return added


def _remarks(model: Any, bodies: list[str], report: MjcfReport) -> None:
    for count, what in (
        (model.neq, "warning: equality constraints are left out, so this is NOT MuJoCo's mechanism"),
        (model.ntendon, "warning: tendons are left out, with any spring, damper, friction or inertia they have"),
        (getattr(model, "nflex", 0), "warning: soft bodies are left out, so this is NOT MuJoCo's mechanism"),
    ):
        if count:
            report.note(what, str(int(count)))
    for i in np.flatnonzero(model.body_gravcomp):
        report.note("warning: gravcomp is left out; here these bodies have their whole weight", bodies[i])
    if model.opt.density or model.opt.viscosity:
        report.note("warning: the fluid around the model is left out", "density, viscosity")
