"""Why a simulation could not go on, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from isodyn.simulation.loads import TorqueFailure
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.simulation.result import Simulation

_SINGULAR = 1e12  # condition of M from which accelerations are mostly rounding
_LIGHT = 1e-15  # kg m2 or kg: no arm is so light


class BlowUp(Exception):
    """The state after this one is not finite, or faster than anything that moves."""

    FASTEST = 1e8  # rad/s or m/s

    def __init__(self, t: float, q: Array, qd: Array):
        super().__init__("blow-up")
        self.t, self.q, self.qd = t, q, qd


def likely_reason(trouble: Exception, partial: Simulation, step: float | None, *, friction: bool) -> str:
    """What happened and what to do."""
    if isinstance(trouble, TorqueFailure):
        return trouble.reason
    robot = partial.robot
    speeds = np.abs(partial.qd[-1])
    joint = int(np.argmax(speeds))
    unit = robot.moving[joint].unit
    moving = f"joint {robot.joint_names[joint]!r} moves at {speeds[joint]:.3g} {unit}/s"
    if str(trouble).startswith("event"):
        return str(trouble)
    with np.errstate(all="ignore"):
        cause = _weak_inertia(partial) or _cause(partial, step, friction, isinstance(trouble, BlowUp))
    if isinstance(trouble, BlowUp):
        return f"{moving} and then beyond all bounds; likely reason: {cause}"
    return f"{trouble} ({moving}); likely reason: {cause}"


def _weak_inertia(partial: Simulation) -> str:
    """A joint that moves almost no inertia, if one does."""
    robot, M = partial.robot, partial.robot.mass_matrix(partial.q[-1])
    condition = float(np.linalg.cond(M)) if np.isfinite(M).all() else float("inf")
    weak = robot.joint_names[int(np.argmin(np.diag(M)))]
    if condition > _SINGULAR:
        return f"the inertia matrix is nearly singular there (condition {condition:.1g}); joint {weak!r} moves almost no inertia"
    if np.diag(M).min() < _LIGHT:
        return f"joint {weak!r} moves almost no inertia ({np.diag(M).min():.3g}); look at the masses of the model"
    return ""


def _cause(partial: Simulation, step: float | None, friction: bool, blown_up: bool) -> str:
    gained, done = partial.energy[-1] - partial.energy[0], partial.work[-1]
    fed = np.isfinite(done) and done > 0 and done > 0.5 * gained > 0
    if step is not None:
        feed = " and the torques feed it energy" if fed else ""
        return f"the step dt = {step:g} s is too long for this motion{feed}; take a shorter one, or an adaptive integrator"
    dry = [k for k, joint in enumerate(partial.robot.moving) if friction and any(joint.coulomb)]
    if dry:
        still = min(dry, key=lambda k: abs(partial.qd[-1, k]))
        return (
            f"joint {partial.robot.joint_names[still]!r} is coming to rest, where its Coulomb friction jumps; take fixed steps "
            "(integrator='rk4'), smooth it (creep=1e-3), or leave it out (friction=False)"
        )
    if fed:
        return f"the torques feed energy into the arm ({done:.3g} J so far); look at their signs and gains"
    if np.any(partial.tau):
        return "the torque jumps or is stiff there; name its jumps in breaks=, hold it as an array, or use 'Radau'"
    if blown_up:
        how = ", ".join(f"{name} = {value:g}" for name, value in partial.options.items())
        return f"tolerances too loose to follow the motion ({how}); lower rtol and atol"
    return "tolerances below what rounding allows; raise rtol or atol"
