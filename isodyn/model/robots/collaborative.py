"""Collaborative arms from model files, with exact right angles: Franka Emika Panda, KUKA LBR iiwa 14, Universal Robots."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np

from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER
from isodyn.spatial import Array, pose, rpy_matrix

Vector = tuple[float, float, float]
Body = tuple[float, Vector, Sequence[float]]  # mass [kg], com [m], moments about com [kg m2]
Y, Z = (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)

#: Panda: a [m], d [m], alpha [rad] (modified DH), lower, upper [rad], speed [rad/s], torque [N m]
PANDA_JOINTS = (
    (0.0, 0.333, 0.0, -2.8973, 2.8973, 2.175, 87.0),
    (0.0, 0.0, -QUARTER, -1.7628, 1.7628, 2.175, 87.0),
    (0.0, 0.316, QUARTER, -2.8973, 2.8973, 2.175, 87.0),
    (0.0825, 0.0, QUARTER, -3.0718, -0.0698, 2.175, 87.0),
    (-0.0825, 0.384, -QUARTER, -2.8973, 2.8973, 2.61, 12.0),
    (0.0, 0.0, QUARTER, -0.0175, 3.7525, 2.61, 12.0),
    (0.088, 0.0, QUARTER, -2.8973, 2.8973, 2.61, 12.0),
)
#: Panda: mass [kg], com [m], (xx, yy, zz, xy, xz, yz) about com [kg m2]; links 0 to 7
PANDA_BODIES = (
    (0.629769, (-0.041018, -0.00014, 0.049974), (0.00315, 0.00388, 0.004285, 8.2904e-07, 0.00015, 8.2299e-06)),
    (4.970684, (0.003875, 0.002081, -0.04762), (0.70337, 0.70661, 0.009117, -0.000139, 0.006772, 0.019169)),
    (0.646926, (-0.003141, -0.02872, 0.003495), (0.007962, 0.02811, 0.025995, -0.003925, 0.010254, 0.000704)),
    (3.228604, (0.027518, 0.039252, -0.066502), (0.037242, 0.036155, 0.01083, -0.004761, -0.011396, -0.012805)),
    (3.587895, (-0.05317, 0.104419, 0.027454), (0.025853, 0.019552, 0.028323, 0.007796, -0.001332, 0.008641)),
    (1.225946, (-0.011953, 0.041065, -0.038437), (0.035549, 0.029474, 0.008627, -0.002117, -0.004037, 0.000229)),
    (1.666555, (0.060149, -0.014117, -0.010517), (0.001964, 0.004354, 0.005433, 0.000109, -0.001158, 0.000341)),
    (0.735522, (0.010517, -0.004252, 0.061597), (0.012516, 0.010027, 0.004815, -0.000428, -0.001196, -0.000741)),
)
PANDA_HAND = (0.73, (-0.01, 0.0, 0.03), (0.001, 0.0025, 0.0017, 0.0, 0.0, 0.0))
PANDA_DAMPING = 0.003  # N m s/rad

#: iiwa: origin xyz [m], rpy [rad]; range [deg], speed [deg/s], torque [N m]; every axis is z
IIWA_JOINTS = (
    ((0.0, 0.0, 0.1575), (0.0, 0.0, 0.0), 170, 85, 320.0),
    ((0.0, 0.0, 0.2025), (QUARTER, 0.0, math.pi), 120, 85, 320.0),
    ((0.0, 0.2045, 0.0), (QUARTER, 0.0, math.pi), 170, 100, 176.0),
    ((0.0, 0.0, 0.2155), (QUARTER, 0.0, 0.0), 120, 75, 176.0),
    ((0.0, 0.1845, 0.0), (-QUARTER, math.pi, 0.0), 170, 130, 110.0),
    ((0.0, 0.0, 0.2155), (QUARTER, 0.0, 0.0), 120, 135, 40.0),
    ((0.0, 0.081, 0.0), (-QUARTER, math.pi, 0.0), 175, 135, 40.0),
)
#: iiwa: mass [kg], com [m], (ixx, iyy, izz) [kg m2]; links 0 to 7
IIWA_BODIES = (
    (0.0, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)),
    (5.76, (0.0, -0.03, 0.12), (0.033, 0.0333, 0.0123)),
    (6.35, (0.0003, 0.059, 0.042), (0.0305, 0.011, 0.0304)),
    (3.5, (0.0, 0.03, 0.13), (0.025, 0.0238, 0.0076)),
    (3.5, (0.0, 0.067, 0.034), (0.017, 0.006, 0.0164)),
    (3.5, (0.0001, 0.021, 0.076), (0.01, 0.0087, 0.00449)),
    (1.8, (0.0, 0.0006, 0.0004), (0.0049, 0.0047, 0.0036)),
    (1.2, (0.0, 0.0, 0.02), (0.001, 0.001, 0.001)),
)

#: UR: joint, pitch of its frame [rad], axis, range [rad], speed [rad/s], torque [N m]; the last two of the UR3 and UR10
UR_JOINTS = (
    ("shoulder_pan", 0.0, Z, 2 * math.pi, 2.16, 330.0),
    ("shoulder_lift", QUARTER, Y, 2 * math.pi, 2.16, 330.0),
    ("elbow", 0.0, Y, math.pi, 3.15, 150.0),
    ("wrist_1", QUARTER, Y, 2 * math.pi, 3.2, 54.0),
    ("wrist_2", 0.0, Z, 2 * math.pi, 3.2, 54.0),
    ("wrist_3", 0.0, Y, 2 * math.pi, 3.2, 54.0),
)
UR_LINKS = ("base", "shoulder", "upper_arm", "forearm", "wrist_1", "wrist_2", "wrist_3")
UR_SOURCE = "example-robot-data, ur_description/urdf/{}_robot.urdf (BSD), right angles exact"


def panda() -> Robot:
    """The arm with its hand, without fingers; the tip is the hand's frame, 0.107 m beyond link 7 and rotated by -45 degrees.

    Source: example-robot-data, panda_description/urdf/panda.urdf (set A of several in circulation): the identified parameters of
    Gaz et al.  Link 1's moments come from an identification that determines combinations only: they are too large for such a link.
    """
    rows = []
    for i, (a, d, alpha, *limits) in enumerate(PANDA_JOINTS, start=1):
        R = rpy_matrix((alpha, 0.0, 0.0))
        at = pose(R, (a, R[1, 2] * d, R[2, 2] * d))  # Rx(alpha) Tx(a) Tz(d)
        rows.append((f"panda_joint{i}", at, Z, Limits(*limits)))
    beyond = [
        ("panda_joint8", Link("panda_link8"), pose(None, (0.0, 0.0, 0.107))),
        ("panda_hand_joint", _link("panda_hand", PANDA_HAND), pose(rpy_matrix((0.0, 0.0, -QUARTER / 2)))),
    ]
    source = "example-robot-data, panda_description/urdf/panda.urdf (Gaz et al.), right angles exact; facts, no licence claimed"
    links = [_link(f"panda_link{i}", body) for i, body in enumerate(PANDA_BODIES)]
    return _arm("panda", links, rows, beyond, source, viscous=PANDA_DAMPING)


def iiwa14() -> Robot:
    """LBR iiwa 14 R820; the tip is the seventh link's own frame.

    Source: frax 0.1.0, assets iiwa14.urdf: frames, masses, inertias, ranges, speeds and torques.
    """
    rows = []
    for i, (xyz, rpy, reach, speed, torque) in enumerate(IIWA_JOINTS, start=1):
        limits = Limits(-math.radians(reach), math.radians(reach), math.radians(speed), torque)
        rows.append((f"iiwa_joint_{i}", pose(rpy_matrix(rpy), xyz), Z, limits))
    links = [_link(f"iiwa_link_{i}", body) for i, body in enumerate(IIWA_BODIES)]
    return _arm("iiwa14", links, rows, (), "frax 0.1.0 iiwa14.urdf (MIT), right angles exact")


def ur3() -> Robot:
    """The tip is tool0.  Source: example-robot-data, ur_description/urdf/ur3_robot.urdf (BSD)."""
    places = ((0.0, 0.0, 0.1519), (0.0, 0.1198, 0.0), (0.0, -0.0925, 0.24365), (0.0, 0.0, 0.21325), (0.0, 0.08505, 0.0))
    bodies = (
        _along(2.0, 0.0, 0.0030531654454, 0.005625),
        _along(2.0, 0.0, 0.0080931634294, 0.005625),
        _along(3.42, 0.121825, 0.0217284832211, 0.00961875),
        _along(1.26, 0.106625, 0.00654680644378, 0.00354375),
        _along(0.8, 0.0, 0.002084999166, 0.00225),
        _along(0.8, 0.0, 0.002084999166, 0.00225),
        _along(0.35, 0.0, 0.000912187135125, 0.000984375),
    )
    return _ur("ur3", (*places, (0.0, 0.0, 0.08535)), bodies, 0.0819, UR_SOURCE.format("ur3"))


def ur5() -> Robot:
    """The tip is tool0, the tool frame of the UR controller.  Source: example-robot-data, ur_description/urdf/ur5_robot.urdf (BSD).

    The wrist inertias are about 40 times those of other UR5 sources; they are kept because benchmarks of other libraries use them.
    """
    places = ((0.0, 0.0, 0.089159), (0.0, 0.13585, 0.0), (0.0, -0.1197, 0.425), (0.0, 0.0, 0.39225), (0.0, 0.093, 0.0))
    bodies = (
        _along(4.0, 0.0, 0.00443333156, 0.0072),
        _along(3.7, 0.0, 0.010267495893, 0.00666),
        _along(8.393, 0.28, 0.22689067591, 0.0151074),
        _along(2.275, 0.25, 0.049443313556, 0.004095),
        _along(1.219, 0.0, 0.111172755531, 0.21942),
        _along(1.219, 0.0, 0.111172755531, 0.21942),
        _along(0.1879, 0.0, 0.0171364731454, 0.033822),
    )
    drives = [(3.15, 150.0)] * 3 + [(3.2, 28.0)] * 3
    return _ur("ur5", (*places, (0.0, 0.0, 0.09465)), bodies, 0.0823, UR_SOURCE.format("ur5"), drives)


def ur10() -> Robot:
    """The tip is tool0.  Source: example-robot-data, ur_description/urdf/ur10_robot.urdf (BSD)."""
    places = ((0.0, 0.0, 0.1273), (0.0, 0.220941, 0.0), (0.0, -0.1719, 0.612), (0.0, 0.0, 0.5723), (0.0, 0.1149, 0.0))
    bodies = (
        _along(4.0, 0.0, 0.0061063308908, 0.01125),
        _along(7.778, 0.0, 0.0314743125769, 0.021875625),
        _along(12.93, 0.306, 0.421753803798, 0.036365625),
        _along(3.87, 0.28615, 0.111069694097, 0.010884375),
        _along(1.96, 0.0, 0.0051082479567, 0.0055125),
        _along(1.96, 0.0, 0.0051082479567, 0.0055125),
        _along(0.202, 0.0, 0.000526462289415, 0.000568125),
    )
    return _ur("ur10", (*places, (0.0, 0.0, 0.1157)), bodies, 0.0922, UR_SOURCE.format("ur10"))


def ur5e() -> Robot:
    """Without the pedestal and the simulator's joint damping; the tip is tool0, the file's right_hand.

    Source: robosuite (MIT), robot.xml of models/assets/robots/ur5e, where the last link's principal axes are rotated by 90 degrees
    about z: its larger moment is about y.
    """
    places = ((0.0, 0.0, 0.163), (0.0, 0.138, 0.0), (0.0, -0.131, 0.425), (0.0, 0.0, 0.392), (0.0, 0.127, 0.0), (0.0, 0.0, 0.1))
    wrist = (0.0025599, 0.0025599, 0.0021942)
    bodies = (
        _along(0.0, 0.0, 0.0, 0.0),
        _along(3.7, 0.0, 0.0102675, 0.00666),
        _along(8.393, 0.2125, 0.133886, 0.0151074),
        _along(2.275, 0.196, 0.0311796, 0.004095),
        (1.219, (0.0, 0.127, 0.0), wrist),
        (1.219, (0.0, 0.0, 0.1), wrist),
        (0.1889, (0.0, 0.0771683, 0.0), (9.90863e-05, 0.000132134, 9.90863e-05)),
    )
    drives = [(math.inf, 150.0)] * 3 + [(math.inf, 28.0)] * 3
    source = "robosuite, models/assets/robots/ur5e/robot.xml (MIT), right angles exact"
    return _ur("ur5e", places, bodies, 0.098, source, drives)


def _along(mass: float, z: float, across: float, along: float) -> Body:
    """Return a body whose centre of mass is on the z axis of its link."""
    return mass, (0.0, 0.0, z), (across, across, along)


def _link(name: str, body: Body) -> Link:
    mass, com, moments = body
    return Link(name, mass, np.array(com), np.array(moments))


def _ur(
    name: str,
    places: Sequence[Vector],
    bodies: Sequence[Body],
    tool: float,
    source: str,
    drives: Sequence[tuple[float, float]] = (),
) -> Robot:
    """Build a UR arm: joint positions in the previous link, tool0 this far along y; `drives` are other (speed, torque) limits."""
    rows = []
    for i, ((joint, pitch, axis, reach, *drive), xyz) in enumerate(zip(UR_JOINTS, places, strict=True)):
        origin = pose(rpy_matrix((0.0, pitch, 0.0)), xyz)
        rows.append((f"{joint}_joint", origin, axis, Limits(-reach, reach, *(drives[i] if drives else drive))))
    links = [_link(f"{link}_link", body) for link, body in zip(UR_LINKS, bodies, strict=True)]
    at = pose(rpy_matrix((-QUARTER, 0.0, 0.0)), (0.0, tool, 0.0))
    return _arm(name, links, rows, [("tool0_joint", Link("tool0"), at)], source)


def _arm(
    name: str,
    links: list[Link],
    rows: Iterable[tuple[str, Array, Vector, Limits]],
    beyond: Iterable[tuple[str, Link, Array]],
    source: str,
    viscous: float = 0.0,
) -> Robot:
    """Build links on revolute joints (name, origin in the previous link, axis, limits), then links fixed to each other."""
    joints = [
        Joint(joint, parent.name, child.name, "revolute", origin, np.array(axis), limits=limits, viscous=viscous)
        for (joint, origin, axis, limits), parent, child in zip(rows, links[:-1], links[1:], strict=True)
    ]
    for joint, link, at in beyond:
        joints.append(Joint(joint, links[-1].name, link.name, "fixed", at))
        links = [*links, link]
    return Robot(name, tuple(links), tuple(joints), source=source)
