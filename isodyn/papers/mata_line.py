"""Mata, section 5.2, from start to end: a PUMA takes its tip along a line; its torques, and the motion that they cause.

What the paper leaves open, and what is taken here:

    the PUMA         not given: the Puma 560 of Armstrong, Khatib and Burdick, modified DH as in the paper ("puma560-akb"); frame 0
                     sits in the shoulder, and the tip is where the wrist's axes meet
    rotors           not mentioned: both, links alone ("rigid links and ideal joints") and with the rotors reflected by the gears
    posture          shown in the lost Fig. 3: the arm to the right, the elbow above
    time             0.1 m/s and 5 s do not go together, the line is 0.329 m long: both
    between 0.1 s    not said: torques held, interpolated, and the inverse dynamics of the very instant
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.kinematics.inverse_kinematics import inverse_kinematics
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.motion.cartesian import CartesianPath
from isodyn.motion.laws import Motion
from isodyn.motion.trajectory import Trajectory
from isodyn.simulation.result import Simulation
from isodyn.simulation.run import simulate
from isodyn.spatial import Array, pose

START, END = np.array([0.50, 0.00, 0.05]), np.array([0.62, 0.30, 0.11])  # m
ATTITUDE = np.array([[0.0, 0.0, 1.0], [0.0, -1.0, 0.0], [1.0, 0.0, 0.0]])  # turns by 0, 90, 180 degrees about z, y, z
INTERVAL = 0.1  # s, between torques
TOLERANCE = 1e-6
RIGHT_ABOVE = np.radians([-17.0, -63.0, -155.0, 158.0, 55.0, 13.0])  # near the posture at the start

BY_SPEED, BY_TIME = "0.1 m/s", "5 s"
LINKS, ROTORS = "links alone", "with rotors"
TORQUES = ("held", "interpolated", "continuous")


@dataclass(frozen=True, eq=False)
class Line:
    """The task of the paper, solved as far as inverse dynamics.

    trajectory   of the joints along the line, by inverse kinematics
    t            (K,)     the instants 0, 0.1, 0.2 ... and the end     [s]
    motion       q, qd, qdd (K, n) there
    tau          (K, n)   torques there                                [N m]
    """

    robot: Robot
    trajectory: Trajectory
    t: Array
    motion: Motion
    tau: Array

    def torque(self, t: float, q: Array, qd: Array) -> Array:
        """Inverse dynamics at any instant (n,)."""
        return compiled(self.robot).inverse_dynamics(*self.trajectory(t))


@lru_cache(maxsize=2)
def puma(model: str) -> Robot:
    """The arm, with or without rotors."""
    robot = load("puma560-akb")
    if model == ROTORS:
        return robot
    return replace(
        robot, name="puma560-akb, links alone", joints=tuple(replace(joint, rotor_inertia=0.0) for joint in robot.joints)
    )


compiled = lru_cache(maxsize=4)(compile)


def path(speed: str) -> CartesianPath:
    """The line, at constant speed from start to end."""
    if speed == BY_SPEED:
        return CartesianPath.line(pose(ATTITUDE, START), END, speed=0.1)
    return CartesianPath.line(pose(ATTITUDE, START), END, duration=5.0)


def postures() -> Array:
    """(8, n): all postures at the start."""
    return inverse_kinematics(puma(LINKS), pose(ATTITUDE, START), all_solutions=True).solutions


@lru_cache(maxsize=32)
def line(speed: str, model: str, posture: int | None = None) -> Line:
    """The line by one of two speeds; from the posture of the paper as far as it is known, or one of `postures`."""
    robot = puma(model)
    trajectory = Trajectory.follow(robot, path(speed), RIGHT_ABOVE if posture is None else postures()[posture])
    t = instants(trajectory.duration)
    motion = trajectory(t)
    return Line(robot, trajectory, t, motion, compiled(robot).inverse_dynamics(*motion))


def instants(duration: float) -> Array:
    """(K,) every 0.1 s, and the end."""
    return np.append(INTERVAL * np.arange(math.ceil(duration / INTERVAL - 1e-9)), duration)


@lru_cache(maxsize=512)
def moved(
    speed: str,
    model: str,
    torque: str,
    method: str = "composite-body",
    integrator: str = "RK45",
    tolerance: float = TOLERANCE,
    posture: int | None = None,
) -> Simulation:
    """The motion under the torques of the line, from the right state, sampled at its instants."""
    task = line(speed, model, posture)
    if torque == "continuous":
        given, between = task.torque, "linear"
    else:
        given, between = (task.t, task.tau), {"held": "hold", "interpolated": "linear"}[torque]  # type: ignore[assignment]
    return simulate(
        task.robot, task.motion.q[0], task.motion.qd[0], task.t, torque=given, interpolation=between, method=method,
        integrator=integrator, rtol=tolerance, atol=tolerance, progress=False,
    )  # fmt: skip


class Errors(NamedTuple):
    """Average |simulated - planned| over the instants, joint by joint, (n,) each: position, velocity, acceleration."""

    q: Array
    qd: Array
    qdd: Array


def errors(speed: str, model: str, torque: str, posture: int | None = None) -> Errors:
    """The averages of Table 6."""
    found, planned = moved(speed, model, torque, posture=posture), line(speed, model, posture).motion
    pairs = zip((found.q, found.qd, found.qdd), planned, strict=True)
    return Errors(*(np.abs(simulated - wanted).mean(axis=0) for simulated, wanted in pairs))


class Growth(NamedTuple):
    """How errors grow along a line: the fastest rate at its middle [1/s], and the factor from start to end."""

    rate: float
    factor: float


@lru_cache(maxsize=32)
def growth(speed: str, model: str, posture: int | None = None) -> Growth:
    """From the eigenvalues of the motion linearised about the line, torques given: e' = v, v' = (dqdd/dq) e + (dqdd/dqd) v."""
    task = line(speed, model, posture)
    t = np.linspace(0.0, task.trajectory.duration, 21)
    q, qd, _ = motion = task.trajectory(t)
    tau = compiled(task.robot).inverse_dynamics(*motion)
    by_q, by_qd, _ = compiled(task.robot).forward_dynamics_derivatives(q, qd, tau)
    n = task.robot.n
    A = np.zeros((len(t), 2 * n, 2 * n))
    A[:, :n, n:], A[:, n:, :n], A[:, n:, n:] = np.eye(n), by_q, by_qd
    rates = np.linalg.eigvals(A).real.max(axis=1)
    return Growth(float(rates[len(t) // 2]), math.exp(float(((rates[1:] + rates[:-1]) / 2 * np.diff(t)).sum())))
