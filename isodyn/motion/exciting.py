"""Random Fourier series that use the room a robot has: what identification and tests of controllers are driven with.

Every joint swings through several harmonics at once, starts each period at rest and without acceleration, and stays within the
joint's range and speed.  Between samples a sum of K harmonics exceeds the largest of M samples per period by a factor of
1 / cos(pi K / M) at most (Ehlich & Zeller 1964), so that limits hold at every time, not only at the samples.
Source of the form: Swevers et al. (1997), Optimal robot excitation and identification.
"""

from __future__ import annotations

import math

import numpy as np

from isodyn.model.robot import Robot
from isodyn.motion.door import Bounds
from isodyn.motion.laws import Fourier
from isodyn.spatial import Array

SWING = {"rad": math.pi / 2, "m": 0.1}  # how far a joint without limits goes to either side
_SAMPLES = 64  # per harmonic


def exciting(robot: Robot, period: float, harmonics: int, seed: int, share: float, limits: Bounds) -> Fourier:
    """A series whose joints use `share` of their range at most, and of their velocity and acceleration limits."""
    random = np.random.default_rng(seed)
    k = np.arange(1, harmonics + 1)
    # amplitudes fall with the harmonic, so that accelerations are spread over all of them
    sine, cosine = (random.standard_normal((robot.n, harmonics)) / k for _ in range(2))
    sine -= np.outer(sine @ k, k) / (k @ k)  # qd(0) = 0
    cosine -= np.outer(cosine @ k**2, k**2) / (k**2 @ k**2)  # qdd(0) = 0
    series = Fourier(np.zeros(robot.n), sine, cosine, period)
    t = period * np.arange(_SAMPLES * harmonics) / (_SAMPLES * harmonics)
    over = 1 / math.cos(math.pi / _SAMPLES)
    q, qd, qdd = series(t)
    middle = (q.max(axis=0) + q.min(axis=0)) / 2
    centre, room = _room(robot)
    used = np.stack([_part(np.abs(q - middle), room), _part(np.abs(qd), limits.velocity), _part(np.abs(qdd), limits.acceleration)])
    size = share / (over * used.max(axis=0))
    offset = centre - middle * size
    return Fourier(offset, sine * size[:, np.newaxis], cosine * size[:, np.newaxis], period)


def _room(robot: Robot) -> tuple[Array, Array]:
    """(centre, distance to either side), (n,) each."""
    rows = []
    for joint in robot.moving:
        swing = SWING[joint.unit]
        lower, upper = joint.limits.lower, joint.limits.upper
        lower = lower if math.isfinite(lower) else min(upper - 2 * swing, -swing)
        upper = upper if math.isfinite(upper) else max(lower + 2 * swing, swing)
        rows.append(((lower + upper) / 2, (upper - lower) / 2))
    centre, room = np.array(rows).reshape(-1, 2).T
    return centre, room


def _part(values: Array, limit: Array) -> Array:
    """The largest share of a limit that is used, (n,)."""
    with np.errstate(divide="ignore"):
        return np.asarray(values.max(axis=0) / limit)
