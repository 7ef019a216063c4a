"""Conversions of rotations: roll, pitch, yaw; quaternions; Euler angles; text such as "pi/2"; angles near right angles."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

import numpy as np

from isodyn.spatial import Array, axis_angle, cos_sin, planar, pose

QUARTER = math.pi / 2
_OF_PI = re.compile(r"(-?)(?:(\d+(?:\.\d+)?)\*)?pi(?:/(\d+(?:\.\d+)?))?", re.ASCII)

#: an angle this close to a multiple of pi/2 was probably meant to be one: 3.14 is 1.6e-3 away from pi   [rad]
NEARLY = 2e-3
#: rounding of a row of a DH table or of an origin: two frames of about twenty operations each, two products of poses
#: (angles, lengths relative to the link's size)
ROUNDING = 64 * float(np.finfo(float).eps)


def multiple_of_pi(text: str) -> float | None:
    """Return the angle [rad] of "pi/2", "-3*pi/4" or similar text; None for other text.  Nothing is evaluated."""
    found = _OF_PI.fullmatch(text) if len(text) < 40 else None
    if not found or (found[3] is not None and float(found[3]) == 0):
        return None
    angle = (float(found[2]) if found[2] else 1.0) * math.pi / (float(found[3]) if found[3] else 1.0)
    return -angle if found[1] else angle


def rpy_of(R: Array) -> tuple[float, float, float]:
    """Return fixed-axis (roll, pitch, yaw) [rad] of a rotation matrix: the inverse of spatial.rpy_matrix.

    Yaw comes first; roll is computed after undoing it, so the product is correct to rounding also for pitch = +-pi/2, where yaw
    alone is undefined.  Exact for rotations by right angles.
    """
    yaw = math.atan2(R[1, 0] + 0.0, R[0, 0] + 0.0)  # + 0.0: atan2(0, -0.0) would be pi
    c, s = cos_sin(yaw)
    pitch = math.atan2(-R[2, 0], c * R[0, 0] + s * R[1, 0])
    roll = math.atan2(s * R[0, 2] - c * R[1, 2] + 0.0, c * R[1, 1] - s * R[0, 1] + 0.0)
    return roll + 0.0, pitch + 0.0, yaw + 0.0


def right_angle(angle: float) -> float:
    """Return the multiple of pi/2 nearest to an angle [rad]."""
    return round(angle / QUARTER) * QUARTER


def is_right(angle: float) -> bool:
    """Return whether spatial.cos_sin gives exactly 0 and +-1 for this angle."""
    return set(map(abs, cos_sin(angle))) == {0.0, 1.0}


def nearly_right(angle: float) -> bool:
    """Return whether an angle looks like a rounded multiple of pi/2, such as 1.5708; small angles near zero do not count."""
    return abs(angle) > QUARTER / 2 and not is_right(angle) and abs(angle - right_angle(angle)) < NEARLY


def seems_degrees(angle: float, turns: float = 1.005) -> bool:
    """Return whether an angle [rad] was probably given in degrees: over `turns` revolutions, and no multiple of pi/2."""
    return abs(angle) > turns * 2 * math.pi and not is_right(angle)


def snapped(angles: Sequence[float], snap: float) -> list[float]:
    """Return the angles, with those within `snap` [rad] of a multiple of pi/2 replaced by it."""
    return [right_angle(x) if abs(x - right_angle(x)) <= snap else x for x in angles]


def nearest_axis(direction: Array) -> tuple[Array, float]:
    """Return (the coordinate axis nearest to a direction (3,), with its sign; the angle between them [rad])."""
    k = int(np.argmax(np.abs(direction)))
    axis = np.zeros(3)
    axis[k] = math.copysign(1.0, direction[k])
    return axis, math.atan2(math.hypot(*np.delete(direction, k)), abs(direction[k]))


def quaternion_matrix(quaternion: Array) -> Array:
    """Return the rotation of a quaternion (w, x, y, z) of any length; quarter revolutions such as (1, 0, 0, 1) are exact."""
    w, x, y, z = quaternion
    R = np.array(
        [
            [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
        ]
    )
    turned: Array = R / (w * w + x * x + y * y + z * z)
    return turned


def matrix_quaternion(R: Array) -> Array:
    """Return the unit quaternion (x, y, z, w) of a rotation matrix, w not negative; exact for the identity."""
    # four times the products of w, x, y, z with each other: the row with the largest square has the most digits
    w, x, y, z = 1 + R[0, 0] + R[1, 1] + R[2, 2], *(1 + 2 * R[k, k] - R[0, 0] - R[1, 1] - R[2, 2] for k in range(3))
    a, b, c = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    d, e, f = R[0, 1] + R[1, 0], R[0, 2] + R[2, 0], R[1, 2] + R[2, 1]
    rows = np.array([[x, d, e, a], [d, y, f, b], [e, f, z, c], [a, b, c, w]], dtype=float)
    row = rows[int(np.argmax(rows.diagonal()))]
    unit: Array = row / math.hypot(*row)
    return unit if unit[3] >= 0 else -unit


def euler_matrix(sequence: str, angles: list[float]) -> Array:
    """Return a product of rotations: about moved axes for lower-case letters, about the parent's axes for upper-case letters."""
    R = np.eye(3)
    for letter, angle in zip(sequence, angles, strict=True):
        turn = planar("xyz".index(letter.lower()), angle)
        R = R @ turn if letter.islower() else turn @ R
    return R


def z_to(direction: Array) -> Array:
    """Return the smallest rotation that takes (0, 0, 1) to a unit vector; about x for (0, 0, -1)."""
    axis = np.array([-direction[1], direction[0], 0.0])
    sine = math.hypot(*axis)
    if sine < 1e-10:
        return np.eye(3) if direction[2] > 0 else np.diag([1.0, -1.0, -1.0])
    return axis_angle(axis / sine, math.atan2(sine, direction[2]))


def is_identity(T: Array) -> bool:
    """Return whether a pose (4, 4) is numeric and the identity."""
    return bool(np.array_equal(T, np.eye(4)))


def turn_vector(R: Array) -> tuple[float, float, float]:
    """Return the rotation vector of a rotation matrix, of at most pi; exact for the identity."""
    *vector, w = matrix_quaternion(R).tolist()
    size = math.hypot(*vector)
    x, y, z = (entry * (2 * math.atan2(size, w) / size) if size else 0.0 for entry in vector)
    return x, y, z


def cleaned(values: Array, size: float | None = None) -> Array:
    """Return values with those at the rounding level of `size` (default: their largest) set to 0."""
    largest = np.abs(values).max() if size is None else size
    kept: Array = np.where(np.abs(values) <= ROUNDING * largest, 0.0, values)
    return kept


def tidy(T: Array) -> Array:
    """Return the pose T with entries at the rounding level set to 0, so axes along one coordinate are exact."""
    R = cleaned(T[:3, :3], 1.0)
    alone = (R != 0).sum(axis=1, keepdims=True) == 1
    return pose(np.where(alone, np.sign(R), R), cleaned(T[:3, 3], max(1.0, np.abs(T[:3, 3]).max())))
