"""How well a frame can be moved from a posture: measures of the Jacobian's singular values, and of the inertia that is felt."""

from __future__ import annotations

from typing import Any

import numpy as np

from isodyn.dynamics.trace import a_robot
from isodyn.errors import UnknownNameError
from isodyn.model.robot import Robot
from isodyn.spatial import Array

KINDS = ("yoshikawa", "condition", "smallest", "asada")
AXES = {"all": slice(0, 6), "translation": slice(0, 3), "rotation": slice(3, 6)}


def manipulability(robot: Robot, q: Any, *, frame: str | None = None, kind: str = "yoshikawa", axes: str = "all") -> Array:
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
