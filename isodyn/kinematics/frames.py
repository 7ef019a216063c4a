"""Where frames are, and how well they can be moved: poses of all links, the frames of a DH table, measures of the Jacobian."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from isodyn.backends.device import Kernel, device
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.trace import a_robot
from isodyn.errors import UnknownNameError
from isodyn.formulations.kinematics import body_poses
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.kinematics.chain import remembered
from isodyn.model.robot import Robot, without_symbols
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array, zeros


def poses(robot: Robot, q: ArrayLike) -> dict[str, Array]:
    """Pose (..., 4, 4) of every link frame in the root frame, by name, from one evaluation.

    q   (..., n)  joint positions   [rad] or [m]
    """
    robot = a_robot(robot)
    (found,) = evaluate(remembered(robot, "poses", lambda: _kernel(robot)), [q], [None], None)
    return {name: found[..., k, :, :] for k, name in enumerate(robot.link_names)}


def _kernel(robot: Robot) -> Kernel:
    """q -> (links, 4, 4)."""
    without_symbols(robot)
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


def dh_frames(robot: Robot, q: ArrayLike, *, convention: str = "standard") -> Array:
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


KINDS = ("yoshikawa", "condition", "smallest", "asada")
AXES = {"all": slice(0, 6), "translation": slice(0, 3), "rotation": slice(3, 6)}


def manipulability(robot: Robot, q: ArrayLike, *, frame: str | None = None, kind: str = "yoshikawa", axes: str = "all") -> Array:
    """How well a frame can be moved from q: (...), 0 (for the condition: infinite) at singular postures.

    q       (..., n)  joint positions                                                                       [rad] or [m]
    frame   the link whose frame it is (the only tip when left out)
    kind    "yoshikawa": product of the singular values of the Jacobian J, which is sqrt(det J J^T) for six joints or more;
            "condition": largest over smallest; "smallest": the smallest;
            "asada": smallest over largest eigenvalue of the inertia that is felt at the frame, J^-T M J^-1, rotors included;
            0 when there are fewer than six joints
    axes    "all" (metres and radians mixed), "translation" or "rotation"

    Of an arm with fewer joints than there are directions, only as many singular values as joints count.
    Source: Yoshikawa, Int. J. Robotics Research 4 (1985); Asada, J. Dyn. Sys. Meas. Control 105 (1983).
    """
    robot = a_robot(robot)
    for what, name, known in (("kind", kind, KINDS), ("set of axes", axes, tuple(AXES))):
        if name not in known:
            raise UnknownNameError.of(what, name, known)
    J = np.asarray(robot.jacobian(q, frame))
    if kind == "asada":
        return _plain(_felt_inertia(J, np.asarray(robot.mass_matrix(q)), AXES[axes]))
    values = np.linalg.svd(J[..., AXES[axes], :], compute_uv=False)
    if kind == "yoshikawa":
        return _plain(values.prod(axis=-1))
    if kind == "smallest":
        return _plain(values[..., -1])
    with np.errstate(divide="ignore", invalid="ignore"):
        return _plain(values[..., 0] / values[..., -1])


def _plain(values: Array) -> Array:
    """A number for one posture, an array for several."""
    result: Array = np.asarray(values)[()]
    return result


def _felt_inertia(J: Array, M: Array, rows: slice) -> Array:
    """Smallest over largest eigenvalue of a block of (J M^-1 J^T)^-1, which is J^-T M J^-1 of a square J; 0 where there is none."""
    mobility = J @ np.linalg.solve(M, J.swapaxes(-1, -2))
    values, vectors = np.linalg.eigh(mobility)
    singular = values[..., 0] <= 8 * np.finfo(float).eps * values[..., -1]
    inverse = 1 / np.where(singular[..., None], 1.0, values)
    inertia = (vectors * inverse[..., None, :]) @ vectors.swapaxes(-1, -2)
    felt = np.linalg.eigvalsh(inertia[..., rows, rows])
    return np.asarray(np.where(singular, 0.0, felt[..., 0] / felt[..., -1]))
