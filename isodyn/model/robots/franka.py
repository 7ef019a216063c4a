"""Franka Emika Panda with the identified parameters of Gaz et al.; right angles are exact here.

Source: example-robot-data, panda_description/urdf/panda.urdf (set A of several that go round).  Link 1's moments come from an
identification that only fixes combinations: they are larger than such a link can have.
"""

from __future__ import annotations

import numpy as np

from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotations import QUARTER
from isodyn.spatial import pose, rpy_matrix

#: a [m], d [m], alpha [rad] (modified DH), lower, upper [rad], speed [rad/s], torque [N m]
JOINTS = (
    (0.0, 0.333, 0.0, -2.8973, 2.8973, 2.175, 87.0),
    (0.0, 0.0, -QUARTER, -1.7628, 1.7628, 2.175, 87.0),
    (0.0, 0.316, QUARTER, -2.8973, 2.8973, 2.175, 87.0),
    (0.0825, 0.0, QUARTER, -3.0718, -0.0698, 2.175, 87.0),
    (-0.0825, 0.384, -QUARTER, -2.8973, 2.8973, 2.61, 12.0),
    (0.0, 0.0, QUARTER, -0.0175, 3.7525, 2.61, 12.0),
    (0.088, 0.0, QUARTER, -2.8973, 2.8973, 2.61, 12.0),
)
#: mass [kg], com [m], (xx, yy, zz, xy, xz, yz) about com [kg m2]; links 0 to 7, then the hand
BODIES = (
    (0.629769, (-0.041018, -0.00014, 0.049974), (0.00315, 0.00388, 0.004285, 8.2904e-07, 0.00015, 8.2299e-06)),
    (4.970684, (0.003875, 0.002081, -0.04762), (0.70337, 0.70661, 0.009117, -0.000139, 0.006772, 0.019169)),
    (0.646926, (-0.003141, -0.02872, 0.003495), (0.007962, 0.02811, 0.025995, -0.003925, 0.010254, 0.000704)),
    (3.228604, (0.027518, 0.039252, -0.066502), (0.037242, 0.036155, 0.01083, -0.004761, -0.011396, -0.012805)),
    (3.587895, (-0.05317, 0.104419, 0.027454), (0.025853, 0.019552, 0.028323, 0.007796, -0.001332, 0.008641)),
    (1.225946, (-0.011953, 0.041065, -0.038437), (0.035549, 0.029474, 0.008627, -0.002117, -0.004037, 0.000229)),
    (1.666555, (0.060149, -0.014117, -0.010517), (0.001964, 0.004354, 0.005433, 0.000109, -0.001158, 0.000341)),
    (0.735522, (0.010517, -0.004252, 0.061597), (0.012516, 0.010027, 0.004815, -0.000428, -0.001196, -0.000741)),
    (0.73, (-0.01, 0.0, 0.03), (0.001, 0.0025, 0.0017, 0.0, 0.0, 0.0)),
)
DAMPING = 0.003  # N m s/rad


def panda() -> Robot:
    """The arm with its hand, without fingers; the tip is the hand's frame, 0.107 m beyond link 7 and turned by -45 degrees."""
    names = [*(f"panda_link{i}" for i in range(8)), "panda_hand"]
    links = [Link(name, mass, np.array(com), np.array(six)) for name, (mass, com, six) in zip(names, BODIES, strict=True)]
    joints = []
    for i, (a, d, alpha, *limits) in enumerate(JOINTS, start=1):
        R = rpy_matrix((alpha, 0.0, 0.0))
        at = pose(R, (a, R[1, 2] * d, R[2, 2] * d))  # Rx(alpha) Tx(a) Tz(d)
        ends = (links[i - 1].name, links[i].name)
        joints.append(Joint(f"panda_joint{i}", *ends, "revolute", at, limits=Limits(*limits), viscous=DAMPING))
    flange = Joint("panda_joint8", "panda_link7", "panda_link8", "fixed", pose(None, (0.0, 0.0, 0.107)))
    hand = Joint("panda_hand_joint", "panda_link8", "panda_hand", "fixed", pose(rpy_matrix((0.0, 0.0, -QUARTER / 2))))
    source = "example-robot-data, panda_description/urdf/panda.urdf (Gaz et al.), right angles exact; facts, no licence claimed"
    return Robot("panda", (*links, Link("panda_link8")), (*joints, flange, hand), source=source)
