"""Robots with closed loops: accelerations beside Pinocchio's constraintDynamics and MuJoCo's mj_forward, in the same run.

Pinocchio closes loops by points or welds, so pins and balls are points there: at states that obey the loops that is the same, and
a pin of a planar mechanism leaves one equation of three that always holds, which its proximal settings have to take.  MuJoCo's
loops are soft, so that only its time is compared.
"""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np

import isodyn as iso
from benchmarks.measure import Contestant, best_of

ROBOTS = ("four-bar", "slider-crank", "five-bar", "3-rrr", "delta", "stewart")
STATES = 1000
PEER_STATES = 200
BATCH = 10_000
#: times as fast as constraintDynamics, times as fast as mj_forward
ASKED = {"four-bar": (100, 50), "stewart": (60, 50)}


def states(robot: iso.Robot, count: int, seed: int = 3) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(q, qd, tau): consistent states around the start, and any torques."""
    random = np.random.default_rng(seed)
    shift = 0.15 * random.standard_normal((count, robot.n))
    closed = iso.close_loops(
        robot, robot.integrate(np.tile(robot.neutral(), (count, 1)), shift), random.standard_normal((count, robot.n))
    )
    assert closed.qd is not None
    return closed.q, closed.qd, random.standard_normal((count, robot.n))


class ClosedPinocchio:
    """The robot in Pinocchio, its loops closed by points."""

    def __init__(self, robot: iso.Robot):
        import pinocchio as pin

        self.pin, self.robot, self.model = pin, robot, pin.Model()
        place = {robot.root.name: (0, pin.SE3.Identity())}
        for joint in robot.joints:
            parent, at = place[joint.parent]
            at = at * self._se3(joint.origin)
            for part in [joint] if joint.is_manifold else joint.parts:
                parent, at = self.model.addJoint(parent, self._joint(part), at, part.name), pin.SE3.Identity()
            link, at = robot.link(joint.child), at * self._se3(joint.mount)
            place[joint.child] = parent, at
            self.model.appendBodyToJoint(parent, pin.Inertia(float(link.mass), np.array(link.com), np.array(link.inertia)), at)
        self.model.gravity = pin.Motion(np.concatenate([robot.gravity, np.zeros(3)]))
        self.models, self.datas = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
        for loop in robot.loops:
            ends = [
                part
                for link, at in ((loop.a, loop.at_a), (loop.b, loop.at_b))
                for part in (place[link][0], place[link][1] * self._se3(at))
            ]
            constraint = pin.RigidConstraintModel(pin.ContactType.CONTACT_3D, self.model, *ends, pin.LOCAL)
            self.models.append(constraint)
            self.datas.append(constraint.createData())
        self.data = self.model.createData()
        pin.initConstraintDynamics(self.model, self.data, self.models, self.datas)
        redundant = any(loop.type == "revolute" for loop in robot.loops)
        #: without regularisation a redundant closure gives NaN; with it, so many rounds
        self.settings = pin.ProximalSettings(1e-14, 1e-14, 1e-8 if redundant else 0.0, 10 if redundant else 1)

    def _se3(self, T: np.ndarray) -> Any:
        return self.pin.SE3(np.array(T[:3, :3], dtype=float), np.array(T[:3, 3], dtype=float))

    def _joint(self, joint: iso.Joint) -> Any:
        if joint.is_manifold:
            return self.pin.JointModelPlanar() if joint.nv == 3 and joint.nq == 3 else self.pin.JointModelFreeFlyer()
        make = self.pin.JointModelRevoluteUnaligned if joint.is_revolute else self.pin.JointModelPrismaticUnaligned
        return make(np.array(joint.axis, dtype=float))

    def positions(self, q: np.ndarray) -> np.ndarray:
        """q (K, nq) as Pinocchio has it: offsets added, angles in a plane by cosine and sine."""
        columns, at = [], 0
        for joint in self.robot.movable_joints:
            own = q[:, at : at + joint.nq]
            at += joint.nq
            if joint.is_manifold and joint.nq == joint.nv:
                own = np.column_stack([own[:, :2], np.cos(own[:, 2]), np.sin(own[:, 2])])
            columns.append(own + joint.offset if joint.nv == 1 else own)
        return np.ascontiguousarray(np.column_stack(columns))

    def accelerations(self, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> np.ndarray:
        """(K, n), state by state: there is no batch."""
        call, given = self.pin.constraintDynamics, (self.models, self.datas, self.settings)
        return np.array([call(self.model, self.data, *state, *given) for state in zip(self.positions(q), qd, tau, strict=True)])


def mjcf(robot: iso.Robot) -> str:
    """The robot for MuJoCo: hinges, slides and free bodies, its loops closed by connect."""

    def numbers(values: Any) -> str:
        return " ".join(repr(float(x)) for x in np.ravel(values))

    def body(joint: iso.Joint) -> str:
        link = robot.link(joint.child)
        I = link.inertia
        six = numbers([I[0, 0], I[1, 1], I[2, 2], I[0, 1], I[0, 2], I[1, 2]])
        mass = link.mass or 1e-6  # of slides between two axes, which it wants to weigh something
        inertial = (
            f'<inertial pos="{numbers(link.com)}" mass="{mass!r}" fullinertia="{six if link.mass else "1e-9 1e-9 1e-9 0 0 0"}"/>'
        )
        axes = [axis for axis in joint.parts] if not (joint.is_manifold and joint.nv == 6) else []
        moves = "".join(
            f'<joint type="{"hinge" if axis.is_revolute else "slide"}" axis="{numbers(axis.axis)}" armature="1e-6"/>'
            for axis in axes
        )
        moves = moves if axes else "<freejoint/>"
        inner = "".join(body(other) for other in robot.joints if other.parent == link.name)
        columns = numbers(np.array(joint.origin[:3, :2], dtype=float).T)
        return f'<body name="{link.name}" pos="{numbers(joint.origin[:3, 3])}" xyaxes="{columns}">{inertial}{moves}{inner}</body>'

    bodies = "".join(body(joint) for joint in robot.joints if joint.parent == robot.root.name)
    loops = "".join(f'<connect body1="{loop.a}" body2="{loop.b}" anchor="{numbers(loop.at_a[:3, 3])}"/>' for loop in robot.loops)
    return (
        f'<mujoco><compiler angle="radian"/><option gravity="{numbers(robot.gravity)}"/><worldbody>{bodies}</worldbody>'
        f"<equality>{loops}</equality></mujoco>"
    )


def largest_difference(ours: np.ndarray, theirs: np.ndarray) -> float:
    """Of accelerations (K, n), as part of the largest of each state."""
    return float((np.abs(ours - theirs).max(axis=-1) / np.abs(theirs).max(axis=-1)).max())


def explained(dynamics: iso.Dynamics, q: np.ndarray) -> float:
    """What rounding may make of that: so many operations after each other, as often as the inertia matrix loses digits."""
    condition = max(np.linalg.cond(M) for M in dynamics.mass_matrix(q))
    return float(4 * dynamics.count("forward_dynamics").depth * condition * np.finfo(float).eps)


def contestants_for(robot: iso.Robot, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> tuple[dict[str, Contestant], str]:
    """({who: batch}, how far Pinocchio's accelerations are from ours)."""
    dynamics = iso.compile(robot, threads=1)
    many = [np.tile(x, (BATCH // len(q), 1)) for x in (q, qd, tau)]
    out, off = np.empty_like(many[1]), "-"
    found: dict[str, Contestant] = {"ours": lambda: dynamics.forward_dynamics(*many, out=out)}
    try:
        peer = ClosedPinocchio(robot)
        apart = largest_difference(dynamics.forward_dynamics(q, qd, tau), peer.accelerations(q, qd, tau))
        off = f"{apart:.1e}" + ("" if apart <= explained(dynamics, q) else f" ABOVE {explained(dynamics, q):.1e}")
        at = list(zip(peer.positions(q[:PEER_STATES]), qd, tau, strict=False))
        call, given = peer.pin.constraintDynamics, (peer.models, peer.datas, peer.settings)
        found["Pinocchio"] = lambda: [call(peer.model, peer.data, *state, *given) for state in at]
    except ImportError:
        print("(Pinocchio is not installed)")
    try:
        import mujoco

        model = mujoco.MjModel.from_xml_string(mjcf(robot))
        data = mujoco.MjData(model)
        found["MuJoCo"] = lambda: [mujoco.mj_forward(model, data) for _ in range(PEER_STATES)]
    except ImportError:
        print("(MuJoCo is not installed)")
    return found, off


def table() -> int:
    """Agreement at 1000 states, and times; 1 where what is asked is not reached."""
    failed = 0
    print(f"loops: accelerations of robots with closed loops, one thread, batches of {BATCH}; ns a state, best of several")
    columns = ("n", "freedom", "mul", "add", "ns", "Pinocchio", "MuJoCo", "times", "times")
    print(f"{'robot':14}{''.join(f'{name:>10}' for name in columns)}  off Pinocchio by")
    for name in ROBOTS:
        robot = iso.load(name)
        begin = time.perf_counter()
        found, off = contestants_for(robot, *states(robot, STATES))
        count = iso.compile(robot).count("forward_dynamics")
        best = {who: each / (BATCH if who == "ours" else PEER_STATES) for who, each in best_of(found).items()}
        ours, *theirs = (best.get(who, math.nan) for who in ("ours", "Pinocchio", "MuJoCo"))
        times = [each / ours for each in theirs]
        missed = [f"asked {wish}" for wish, got in zip(ASKED.get(name, (0, 0)), times, strict=True) if got < wish]
        failed |= bool(missed) or "ABOVE" in off
        numbers = (robot.n, iso.mobility(robot, robot.neutral()).dof, count.mul, count.add, ours, *theirs, *times)
        row = "".join(f"{x:10.1f}" if k == 4 else f"{x:10.0f}" for k, x in enumerate(numbers))
        print(f"{name:14}{row}  {off}  {' '.join(missed)}({time.perf_counter() - begin:.1f} s)", flush=True)
    return int(failed)
