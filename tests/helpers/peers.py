"""Other people's programs on our robots: Pinocchio models built twice, once through URDF and once joint by joint; MuJoCo by MJCF.

Nothing here sees the reduced tree: links, joints and poses are read from the Robot, and fixed links are merged by the peer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin

from isodyn.model.joint import Joint
from isodyn.model.robot import Robot
from isodyn.spatial import pose

Array = Any

REFERENCE = {"local": pin.LOCAL, "world": pin.WORLD, "world-aligned": pin.LOCAL_WORLD_ALIGNED}


def se3(T: Array) -> pin.SE3:
    return pin.SE3(np.array(T[:3, :3], dtype=float), np.array(T[:3, 3], dtype=float))


@dataclass
class Peer:
    """A Pinocchio model of a robot, spoken to in the robot's order of joints and by the robot's frame names.

    order    order[k] = Pinocchio's velocity index of the robot's k-th velocity
    frames   robot's link -> Pinocchio's frame index
    offsets  whether the model leaves the joints' offsets to q
    """

    robot: Robot
    model: pin.Model
    order: list[int]
    frames: dict[str, int]
    offsets: bool = False

    def __post_init__(self) -> None:
        self.data = self.model.createData()

    # -- the way in and out -------------------------------------------------------------------------------------------

    def _q(self, q: Array) -> Array:
        """q in Pinocchio's order; an angle without limits is (cos, sin) there when it came through URDF, or in a plane."""
        full, place = np.zeros(self.model.nq), 0
        for mine in self.robot.movable_joints:
            joints = [self.model.joints[k] for k in joint_ids(self.model, mine)]
            values = [*(q[place : place + mine.nq] + (mine.offset if self.offsets else 0.0))]
            place += mine.nq
            if sum(joint.nq for joint in joints) > mine.nq:
                values[-1:] = [math.cos(values[-1]), math.sin(values[-1])]
            for joint in joints:
                full[joint.idx_q : joint.idx_q + joint.nq], values = values[: joint.nq], values[joint.nq :]
        return full

    def _v(self, v: Array) -> Array:
        full = np.zeros(self.model.nv)
        full[self.order] = v
        return full

    def _square(self, A: Array) -> Array:
        return np.reshape(A, (self.model.nv, self.model.nv))[np.ix_(self.order, self.order)]

    def _forces(self, wrench: dict[str, Array] | None) -> Any:
        """Wrenches on frames as Pinocchio takes them: on the joints, at and in the joint frames."""
        forces = pin.StdVec_Force()
        for _ in range(self.model.njoints):
            forces.append(pin.Force.Zero())
        for name, load in (wrench or {}).items():
            frame = self.model.frames[self.frames[name]]
            forces[frame.parentJoint] = forces[frame.parentJoint] + frame.placement.act(pin.Force(np.asarray(load, dtype=float)))
        return forces

    # -- quantities, by the names of the public contract ---------------------------------------------------------------

    def inverse_dynamics(self, q: Array, qd: Array, qdd: Array, wrench: dict[str, Array] | None = None) -> Array:
        tau = pin.rnea(self.model, self.data, self._q(q), self._v(qd), self._v(qdd), self._forces(wrench))
        return np.array(tau)[self.order]

    def forward_dynamics(self, q: Array, qd: Array, tau: Array, wrench: dict[str, Array] | None = None) -> Array:
        qdd = pin.aba(self.model, self.data, self._q(q), self._v(qd), self._v(tau), self._forces(wrench))
        return np.array(qdd)[self.order]

    def mass_matrix(self, q: Array) -> Array:
        M = np.triu(pin.crba(self.model, self.data, self._q(q)))
        return self._square(M + M.T - np.diag(M.diagonal()))

    def coriolis_matrix(self, q: Array, qd: Array) -> Array:
        return self._square(pin.computeCoriolisMatrix(self.model, self.data, self._q(q), self._v(qd)))

    def gravity_torque(self, q: Array) -> Array:
        return np.array(pin.computeGeneralizedGravity(self.model, self.data, self._q(q)))[self.order]

    def bias_torque(self, q: Array, qd: Array) -> Array:
        return np.array(pin.nonLinearEffects(self.model, self.data, self._q(q), self._v(qd)))[self.order]

    def joint_wrenches(self, q: Array, qd: Array, qdd: Array, wrench: dict[str, Array] | None = None) -> Array:
        """(n, 6), moved from Pinocchio's joint frames to the child links' frames."""
        self.inverse_dynamics(q, qd, qdd, wrench)
        rows = []
        for joint in self.robot.movable_joints:
            frame = self.model.frames[self.frames[joint.child]]
            rows.append(frame.placement.actInv(self.data.f[joint_ids(self.model, joint)[-1]]).vector)
        return np.array(rows)

    def pose(self, q: Array, frame: str) -> Array:
        pin.framesForwardKinematics(self.model, self.data, self._q(q))
        return np.array(self.data.oMf[self.frames[frame]].homogeneous)

    def jacobian(self, q: Array, frame: str, reference: str) -> Array:
        J = pin.computeFrameJacobian(self.model, self.data, self._q(q), self.frames[frame], REFERENCE[reference])
        return np.reshape(J, (6, -1))[:, self.order]

    def inverse_dynamics_derivatives(
        self, q: Array, qd: Array, qdd: Array, wrench: dict[str, Array] | None = None
    ) -> tuple[Array, ...]:
        dq, dqd, M = pin.computeRNEADerivatives(
            self.model, self.data, self._q(q), self._v(qd), self._v(qdd), self._forces(wrench)
        )  # fmt: skip
        M = np.triu(M)
        return self._square(dq), self._square(dqd), self._square(M + M.T - np.diag(M.diagonal()))

    def forward_dynamics_derivatives(
        self, q: Array, qd: Array, tau: Array, wrench: dict[str, Array] | None = None
    ) -> tuple[Array, ...]:
        dq, dqd, Minv = pin.computeABADerivatives(
            self.model, self.data, self._q(q), self._v(qd), self._v(tau), self._forces(wrench)
        )  # fmt: skip
        Minv = np.triu(Minv)
        return self._square(dq), self._square(dqd), self._square(Minv + Minv.T - np.diag(Minv.diagonal()))

    def regressor(self, q: Array, qd: Array, qdd: Array) -> Array:
        """(n, 10 n), columns in the robot's order of joints; equal to ours where link frames are joint frames."""
        Y = pin.computeJointTorqueRegressor(self.model, self.data, self._q(q), self._v(qd), self._v(qdd))
        Y = np.reshape(Y, (self.model.nv, -1))
        bodies = [joint_ids(self.model, joint)[-1] - 1 for joint in self.robot.movable_joints]
        return Y[self.order].reshape(len(self.order), -1, 10)[:, bodies].reshape(len(self.order), -1)

    def inertial_parameters(self) -> Array:
        """(10 n,) m, m c, Ixx Ixy Iyy Ixz Iyz Izz about the origin, of the merged bodies, in the robot's order, link frames."""
        rows = []
        for joint in self.robot.movable_joints:
            at = self.model.frames[self.frames[joint.child]].placement
            rows.append(at.actInv(self.model.inertias[joint_ids(self.model, joint)[-1]]).toDynamicParameters())
        return np.concatenate(rows)

    def kinetic_energy(self, q: Array, qd: Array) -> float:
        """Rotors added here: Pinocchio 4 counts the armature of prismatic joints only."""
        rotors, self.model.armature = np.array(self.model.armature), np.zeros(self.model.nv)
        bodies = float(pin.computeKineticEnergy(self.model, self.data, self._q(q), self._v(qd)))
        self.model.armature = rotors
        return bodies + float(rotors @ self._v(qd) ** 2) / 2

    def potential_energy(self, q: Array) -> float:
        return float(pin.computePotentialEnergy(self.model, self.data, self._q(q)))


def joint_ids(model: pin.Model, joint: Joint) -> list[int]:
    """Of a joint of the robot: one, or one for each of its axes."""
    names = [joint.name] if model.existJointName(joint.name) else [part.name for part in joint.parts]
    return [model.getJointId(name) for name in names]


def _finished(robot: Robot, model: pin.Model, frames: dict[str, int], offsets: bool) -> Peer:
    model.gravity = pin.Motion(np.concatenate([robot.gravity, np.zeros(3)]))
    joints = [model.joints[k] for joint in robot.movable_joints for k in joint_ids(model, joint)]
    order = [joint.idx_v + k for joint in joints for k in range(joint.nv)]
    armature = np.zeros(model.nv)
    armature[order] = [axis.gear_ratio**2 * axis.rotor_inertia for axis in robot.dofs]
    model.armature = armature
    return Peer(robot, model, order, frames, offsets)


def through_urdf(robot: Robot, file: Path | None = None) -> Peer:
    """A URDF file that we read too, or our own text, read by Pinocchio's parser; offsets are then part of the joint origins."""
    model = pin.buildModelFromUrdf(str(file)) if file else pin.buildModelFromXML(robot.to_urdf())
    frames = {}
    for name in robot.link_names:  # a link whose frame URDF cannot place itself gets a frame of its own
        own = f"{name}_frame" if model.existFrame(f"{name}_frame") else name
        frames[name] = model.getFrameId(own, pin.BODY)
    return _finished(robot, model, frames, offsets=False)


def chained(*models: Any) -> pin.JointModelComposite:
    chain = pin.JointModelComposite()
    for model in models:
        chain.addJoint(model)
    return chain


def joint_model(joint: Joint) -> Any:
    """Pinocchio's own joint of the same type and coordinates; planes are those of x and y."""
    axis = np.array(joint.axis, dtype=float)
    turn, slide = pin.JointModelRevoluteUnaligned, pin.JointModelPrismaticUnaligned
    by_quaternion = joint.coordinates == "quaternion"
    if joint.type == "universal":
        return chained(*(turn(np.array(part.axis, dtype=float)) for part in joint.parts))
    return {
        "revolute": lambda: turn(axis),
        "prismatic": lambda: slide(axis),
        "helical": lambda: pin.JointModelHelicalUnaligned(axis, joint.pitch),
        "cylindrical": lambda: chained(slide(axis), turn(axis)),
        "spherical": pin.JointModelSpherical if by_quaternion else pin.JointModelSphericalZYX,
        "floating": pin.JointModelFreeFlyer
        if by_quaternion
        else lambda: chained(pin.JointModelTranslation(), pin.JointModelSphericalZYX()),
        "planar": pin.JointModelPlanar
        if by_quaternion
        else lambda: chained(pin.JointModelPX(), pin.JointModelPY(), pin.JointModelRZ()),
    }[joint.type]()


def joint_by_joint(robot: Robot, *, by_axes: bool = False) -> Peer:
    """addJoint for every moving joint, in the moved joint frame; fixed links go to the joint that carries them.

    by_axes   joints whose axes move each other, one axis after the other: Pinocchio's C and its derivatives leave out how the
              axes of a composite, universal or ZYX joint turn with its own positions
    """
    model = pin.Model()
    place: dict[str, tuple[int, pin.SE3]] = {robot.root.name: (0, pin.SE3.Identity())}
    frames = {}
    for link in robot.links:
        carrier = next((joint for joint in robot.joints if joint.child == link.name), None)
        if carrier is not None:
            parent, at = place[carrier.parent]
            parts = carrier.parts if by_axes and not carrier.is_manifold else [carrier][: carrier.nv]
            plane = se3(pose(carrier.triad)) if carrier.type == "planar" and len(parts) == 1 else pin.SE3.Identity()
            at = at * se3(carrier.origin) * plane
            for part in parts:
                parent = model.addJoint(parent, joint_model(part), at, part.name)
                at = pin.SE3.Identity()
            at = at * plane.inverse()
            place[link.name] = (parent, at * se3(carrier.mount))
        body, at = place[link.name]
        inertia = pin.Inertia(float(link.mass), np.array(link.com, dtype=float), np.array(link.inertia, dtype=float))
        if body:
            model.appendBodyToJoint(body, inertia, at)
        frames[link.name] = model.addFrame(pin.Frame(link.name, body, 0, at, pin.BODY))
    return _finished(robot, model, frames, offsets=True)


# -- MuJoCo -----------------------------------------------------------------------------------------------------------


def mjcf(robot: Robot) -> str:
    """The robot as MJCF text: one body per link, hinge and slide joints, no contacts, no limits."""
    children: dict[str, list[Any]] = {name: [] for name in robot.link_names}
    for joint in robot.joints:
        children[joint.parent].append(joint)

    def numbers(values: Any) -> str:
        return " ".join(repr(float(x)) for x in np.ravel(values))

    def placed(T: Array) -> str:
        w = pin.Quaternion(np.array(T[:3, :3], dtype=float))
        return f'pos="{numbers(T[:3, 3])}" quat="{numbers([w.w, w.x, w.y, w.z])}"'

    def body(joint: Any) -> str:
        link = robot.link(joint.child)
        I = link.inertia
        six = numbers([I[0, 0], I[1, 1], I[2, 2], I[0, 1], I[0, 2], I[1, 2]])
        inertial = f'<inertial pos="{numbers(link.com)}" mass="{link.mass!r}" fullinertia="{six}"/>' if link.mass else ""
        moves = ""
        if joint.nv:
            kind = {"revolute": "hinge", "prismatic": "slide", "spherical": "ball", "floating": "free"}[joint.type]
            armature = joint.parts[0].gear_ratio ** 2 * joint.parts[0].rotor_inertia
            moves = f'<joint name="{joint.name}" type="{kind}" axis="{numbers(joint.axis)}" armature="{armature!r}"/>'
        inner = "".join(body(child) for child in children[link.name])
        return f'<body name="{link.name}" {placed(joint.origin)}>{inertial}{moves}{inner}</body>'

    inner = "".join(body(joint) for joint in children[robot.root.name])
    return (
        f'<mujoco><compiler angle="radian" balanceinertia="false"/><option gravity="{numbers(robot.gravity)}"/>'
        f"<worldbody>{inner}</worldbody></mujoco>"
    )


def mujoco_inverse_dynamics(robot: Robot, states: Array) -> Array:
    """(count, n) torques of (count, 3, n) states by mj_inverse; joints need mount = 1 and offset = 0 (URDF-like robots)."""
    import mujoco

    model = mujoco.MjModel.from_xml_string(mjcf(robot))
    data = mujoco.MjData(model)
    at = [model.joint(name).dofadr[0] for name in robot.joint_names]
    result = []
    for q, qd, qdd in states:
        data.qpos[at], data.qvel[at], data.qacc[at] = q, qd, qdd
        mujoco.mj_inverse(model, data)
        result.append(np.array(data.qfrc_inverse[at]))
    return np.array(result)
