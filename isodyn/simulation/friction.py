"""Friction in the joints, on arrays, with Coulomb's jump smoothed for integrators that control their error.

At rest Coulomb friction jumps from one value to another; an adaptive integrator would shrink its step there without end.  Below a
small speed (`creep`) the friction rises linearly instead, so that a joint that would stick creeps at less than that speed.
"""

from __future__ import annotations

import numpy as np

from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array


class Friction:
    """Friction torques of a robot: b qd + (Tc+ if qd > 0, Tc- if qd < 0), joint side; see formulations/drive.py.

    creep   speed up to which Coulomb friction rises linearly; 0: it jumps                     [rad/s] or [m/s]
    """

    def __init__(self, robot: Robot, creep: float = 0.0):
        bodies = reduce_robot(robot, friction=True).bodies
        self._viscous = np.array([float(body.viscous) for body in bodies])
        self._plus, self._minus = np.array([[float(x) for x in body.coulomb] for body in bodies]).reshape(-1, 2).T
        self._creep = creep

    @property
    def acts(self) -> bool:
        """Whether there is any."""
        return bool(self._viscous.any() or self.is_dry)

    @property
    def is_dry(self) -> bool:
        """Whether some of it is Coulomb's."""
        return bool(self._plus.any() or self._minus.any())

    def traced(self, qd: Array) -> Array:
        """The same on symbols (n,), for a creep that is not 0."""
        share = [(x / self._creep).minimum(1.0).maximum(-1.0) for x in qd]
        dry = [(s > 0.0).select(plus, -minus) * s for s, plus, minus in zip(share, self._plus, self._minus, strict=True)]
        return np.array([b * x + c for b, x, c in zip(self._viscous, qd, dry, strict=True)], dtype=object)

    def __call__(self, qd: Array) -> Array:
        """Torques (..., n) at velocities (..., n); they enter M qdd + C qd + g + friction = tau."""
        share = np.clip(qd / self._creep, -1.0, 1.0) if self._creep > 0 else np.sign(qd)
        return np.asarray(self._viscous * qd + np.where(share > 0, self._plus, -self._minus) * share)
