"""Where frames are: every link of a robot by one kernel, and the frames of its DH table."""

from __future__ import annotations

from typing import Any

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ModelError
from isodyn.formulations.kinematics import body_poses
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.kinematics.chain import remembered
from isodyn.model.parameters import symbols
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array, zeros


def poses(robot: Robot, q: Any) -> dict[str, Array]:
    """Pose (..., 4, 4) of every link frame in the root frame, by name, from one evaluation.

    q   (..., n)  joint positions   [rad] or [m]
    """
    robot = a_robot(robot)
    (found,) = evaluate(remembered(robot, "poses", lambda: _kernel(robot)), [q], [None], None)
    return {name: found[..., k, :, :] for k, name in enumerate(robot.link_names)}


def _kernel(robot: Robot) -> Kernel:
    """q -> (links, 4, 4)."""
    if names := symbols(robot):
        some = ", ".join(list(names)[:5])
        raise ModelError(f"robot {robot.name!r} holds symbols ({some}); give them values with with_parameters first")
    context = Context()
    tree = reduce_robot(robot).mapped(context.adopt)
    q = context.symbols("q", robot.nq)
    R, p = body_poses(tree, q)
    result = zeros(len(robot.links), 4, 4)
    result[:, 3, 3] = 1.0
    for k, name in enumerate(robot.link_names):
        at = tree.frame(name)
        if at.body < 0:
            result[k, :3, :3], result[k, :3, 3] = at.R, at.p
        else:
            result[k, :3, :3], result[k, :3, 3] = R[at.body] @ at.R, p[at.body] + R[at.body] @ at.p
    return device().kernel(finish(context, {"q": q}, {"poses": result}, f"{robot.name}_poses"))


def dh_frames(robot: Robot, q: Any, *, convention: str = "standard") -> Array:
    """The frames 0 to n of the arm's DH table at q, (..., n + 1, 4, 4) in the root frame.

    q            (..., n)  joint positions   [rad] or [m]
    convention   "standard": z_i on the axis of joint i + 1, x_i along the normal from axis i;
                 "modified": z_i on the axis of joint i, x_i along the normal to axis i + 1
    """
    table = a_robot(robot).to_dh(convention=convention)
    arm = table.robot()
    found = poses(arm, q)
    first = "base_dh" if "base_dh" in arm.link_names and "base_dh" not in table.link_names else arm.root.name
    return np.stack([found[name] for name in (first, *table.link_names)], axis=-3)
