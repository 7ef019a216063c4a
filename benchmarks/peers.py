"""The peers, each optional: how to ask them for the same thing, the way that is fastest from Python."""

from __future__ import annotations

import numpy as np

import isodyn as iso
from benchmarks.measure import Contestant
from isodyn.model.quantities import QUANTITIES
from isodyn.study.speed import Pinocchio

COMPARED = ("inverse_dynamics", "forward_dynamics", "mass_matrix", "coriolis_matrix")


def pinocchio_batch(robot: iso.Robot, q: np.ndarray, qd: np.ndarray, x: np.ndarray) -> dict[str, tuple[Contestant, int]]:
    """quantity -> (contestant, states): its own batch calls in its own layout, one thread; matrices in a loop."""
    peer = Pinocchio(robot)
    return {quantity: peer.batch(quantity, (q, qd, x)[: len(QUANTITIES[quantity].inputs)]) for quantity in COMPARED}


def mujoco_batch(robot: iso.Robot, q: np.ndarray, qd: np.ndarray, x: np.ndarray) -> dict[str, tuple[Contestant, int]]:
    """quantity -> (contestant, states): mj_inverse and mj_forward in a loop."""
    import mujoco

    model = mujoco.MjModel.from_xml_string(robot.to_urdf())
    data = mujoco.MjData(model)
    count = 3000

    def inverse() -> None:
        for k in range(count):
            data.qpos, data.qvel, data.qacc = q[k], qd[k], x[k]
            mujoco.mj_inverse(model, data)

    def forward() -> None:
        for k in range(count):
            data.qpos, data.qvel, data.qfrc_applied = q[k], qd[k], x[k]
            mujoco.mj_forward(model, data)

    return {"inverse_dynamics": (inverse, count), "forward_dynamics": (forward, count)}


def toolbox_batch(robot: iso.Robot, q: np.ndarray, qd: np.ndarray, x: np.ndarray) -> dict[str, tuple[Contestant, int]]:
    """quantity -> (contestant, states): the Robotics Toolbox, for the Puma 560 only (its DH robots have the C code)."""
    if robot.name != "puma560":
        return {}
    import roboticstoolbox

    arm = roboticstoolbox.models.DH.Puma560()
    return {
        "inverse_dynamics": (lambda: arm.rne(q[:2000], qd[:2000], x[:2000]), 2000),
        "forward_dynamics": (lambda: arm.accel(q[:200], qd[:200], x[:200]), 200),
        "mass_matrix": (lambda: arm.inertia(q[:200]), 200),
    }


PEERS = {"Pinocchio": pinocchio_batch, "MuJoCo": mujoco_batch, "Robotics Toolbox": toolbox_batch}
