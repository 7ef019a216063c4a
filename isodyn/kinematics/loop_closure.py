"""Closed loops at a state: mobility, and projection of states onto the loop constraints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.closing import FLAT, chosen, loops_of, places_of, rank_of
from isodyn.dynamics.trace import a_robot
from isodyn.errors import MotionError
from isodyn.formulations import solve
from isodyn.model.columns import sizes
from isodyn.model.robot import Robot
from isodyn.renamed import with_old_arguments, with_old_members
from isodyn.spatial import Array

NEAR = 0.1  # of the usual smallest singular value of K: below it a pose may be singular
REMEDY = "isodyn.close_loops(robot, q0, qd0) projects the state onto the loops"
SHARE = 0.1  # of the largest component: loops with a larger one take part in a set of dependent equations
OPEN = 1e-8  # [m], [rad] or per second: tolerance for an initial state that was written with few digits


@with_old_members
@with_old_arguments
@dataclass(frozen=True)
class Mobility:
    """Degrees of freedom of a robot with loops at a pose.

    dof           number of degrees of freedom: velocities that can be chosen
    independent   names of entries of qd that determine all others, one per degree of freedom
    redundant     equations of the loops that depend on the others there, such as "pin: along z"
    singular      True at a singular configuration: the constraints lose rank, the mechanism can branch, and accelerations are
                  not unique
    undriven      velocities still free with all given actuators locked; empty if the actuators determine the motion
    """

    dof: int
    independent: tuple[str, ...]
    redundant: tuple[str, ...]
    singular: bool
    undriven: tuple[str, ...] = ()

    def __str__(self) -> str:
        state = ", at a singular pose" if self.singular else ""
        more = f"; redundant: {', '.join(self.redundant)}" if self.redundant else ""
        more += f"; undriven: {', '.join(self.undriven)}" if self.undriven else ""
        which = f": {', '.join(self.independent)}" if self.independent else ""
        return f"{self.dof} DOF{state}{which}{more}"


@dataclass(frozen=True)
class LoopClosure:
    """Result of `close_loops`: states that satisfy the loop constraints.

    q          (..., nq)   positions                                                          [rad] or [m]
    qd         (..., n)    velocities, or None if none were given                             [rad/s] or [m/s]
    residual   (...)       largest remaining gap, over positions [m] and rotations [rad], at the level of rounding
    """

    q: Array
    qd: Array | None
    residual: Array


def mobility(robot: Robot, q: ArrayLike, *, near: bool = False, actuators: Sequence[str] | None = None) -> Mobility:
    """Return the mobility at q (nq,), a pose that closes the loops of the robot (see close_loops).

    near        True: a pose within a relative distance of 1e-3 of a singular one counts as singular, and open loops are accepted
    actuators   joints, or single degrees of freedom, with motors, as in `compile`; reports the velocities that they leave free
    """
    robot = a_robot(robot)
    loops = loops_of(robot)
    at = check.finite("q", q, (robot.nq,), sizes(robot))
    gap, K = loops(at)
    if not near and np.abs(gap).max(initial=0.0) > (wide := closed_enough(loops.rounding)):
        raise MotionError(
            f"q: the loops are open there by {loops.widest(at)}, above {wide:.2g}; isodyn.close_loops(robot, q), or --close, "
            "closes them"
        )
    flat = 1e-3 if near else solve.FLAT
    undriven = () if actuators is None else loops.moved_by(loops.left_by(K, places_of(robot, "actuator", actuators), flat))
    K = K[np.newaxis]
    rank = rank_of(K, 1e-3 if near else FLAT)
    rows = chosen(K, rank)
    usual = [j for _, columns in loops.closing.blocks for j in columns]
    if len(usual) != rank or rank_of(K[:, :, usual]) < rank:
        usual = list(chosen(K[:, rows].transpose(0, 2, 1), rank, first=[k for k, axis in enumerate(robot.dofs) if axis.passive]))
    return Mobility(
        dof=robot.n - rank,
        independent=tuple(name for k, name in enumerate(robot.velocity_names) if k not in usual),
        redundant=tuple(name for k, name in enumerate(loops.names) if k not in rows),
        singular=rank < len(loops.independent[0]),
        undriven=undriven,
    )


def close_loops(robot: Robot, q: ArrayLike, qd: ArrayLike | None = None, fixed: Sequence[str] = ()) -> LoopClosure:
    """Project states q (..., nq), and qd (..., n), onto the loop constraints of the robot.

    fixed    joints, or single degrees of freedom, that keep their positions and velocities, such as the driven ones

    Positions by Newton's method with minimum-norm steps, from other starting points nearby if it fails; velocities by the smallest
    change.  Joint limits are ignored.
    """
    robot = a_robot(robot)
    loops = loops_of(robot)
    given = check.finite("q", q, (..., robot.nq), sizes(robot))
    held = places_of(robot, "joint", check.names("close_loops: fixed", fixed, "('crank',)"))
    free = [k for k in range(robot.n) if k not in held]
    rows = given.reshape(-1, robot.nq)
    found, gap = loops.close(rows, free)
    if not (gap <= loops.rounding).all():
        worst = int(np.argmax(~(gap <= loops.rounding)))
        which = f" of state {worst}" if len(rows) > 1 else ""
        why = f"with {', '.join(map(repr, fixed))} fixed" if fixed else "from there"
        raise MotionError(
            f"close_loops: the loops{which} of robot {robot.name!r} cannot be closed {why}: the smallest gap found is "
            f"{loops.widest(found[worst])}; start nearer, or {'fix fewer joints' if fixed else 'correct the model'}"
        )
    velocities = None
    if qd is not None:
        own = check.finite("qd", qd, (..., robot.n), sizes(robot))
        speeds = np.broadcast_to(own, (*given.shape[:-1], robot.n)).reshape(-1, robot.n)
        velocities = _obeying(robot, loops(found)[1], speeds, free).reshape(*given.shape[:-1], robot.n)
    return LoopClosure(found.reshape(given.shape), velocities, gap.reshape(given.shape[:-1]))


def at_loops(
    robot: Robot, q: Array, qd: Array, names: tuple[str, str] = ("q0", "qd0"), remedy: str = REMEDY, first: int = 0
) -> None:
    """Refuse states (..., nq), (..., n) that violate the loop constraints or are at a singular pose, with the error and a remedy.

    names    names of positions and velocities; "{}" in them is the number of the state, counted from `first`
    """
    loops, wide = loops_of(robot), OPEN if q.dtype == np.float64 else math.sqrt(np.finfo(q.dtype).eps)
    rows, speeds = q.reshape(-1, robot.nq).astype(float), qd.reshape(-1, robot.n).astype(float)
    gap, K = loops(rows)
    size = np.abs(gap).max(axis=-1, initial=0.0)
    if (size > wide).any():
        k = int(np.argmax(size))
        raise MotionError(
            f"{names[0].format(first + k)} does not close the loops of robot {robot.name!r}: they are open by "
            f"{loops.widest(rows[k])}; {remedy}"
        )
    speed = np.abs(K @ speeds[..., None])[..., 0]
    if (speed > wide * np.maximum(1.0, np.abs(speeds).max(axis=-1, keepdims=True, initial=0.0))).any():
        k, row = divmod(int(np.argmax(speed)), speed.shape[1])
        unit = "m/s" if loops.lengths[row] else "rad/s"
        raise MotionError(
            f"{names[1].format(first + k)} violates the loop constraints of robot {robot.name!r}: residual velocity "
            f"{speed[k, row]:.3g} {unit} ({loops.names[row]}); {remedy}"
        )
    sizes = np.linalg.svd(K, compute_uv=False)
    lost = (sizes > FLAT * sizes.max(axis=-1, keepdims=True, initial=0.0)).sum(axis=-1) < len(loops.independent[0])
    if lost.any():
        k = int(np.argmax(lost))
        pose = mobility(robot, rows[k], near=True)
        raise MotionError(
            f"{names[0].format(first + k)} is {two_ways(robot, rows[k])}, and accelerations are not unique ({pose}); start "
            "a little away from it"
        )


def two_ways(robot: Robot, q: Array) -> str:
    """Describe a singular pose q (nq,), or the one nearby: the pose, and the loops that can branch there."""
    loops = loops_of(robot)
    rows = loops.nonzero
    share = np.abs(np.linalg.svd(loops(q)[1][rows])[0][:, loops.rank - 1])  # equations in the direction that loses rank
    names = list(dict.fromkeys(robot.loops[k].name for k in loops.owner[np.array(rows)[share > SHARE * share.max()]]))
    which, pose = f"loop{'s' * (len(names) > 1)} {', '.join(map(repr, names))}", ", ".join(f"{x:.4g}" for x in q)
    return f"a singular pose of robot {robot.name!r}, where {which} can branch, q = ({pose})"


def nearly_singular(robot: Robot, q: Array) -> Array:
    """Return flags (N,): poses q (N, nq) are near a singular one, if the smallest singular value is far below the usual one."""
    loops = loops_of(robot)
    rows = loops.nonzero  # of which some depend on the others, at different poses different ones
    held, usual = loops(q)[1][:, rows], loops.jacobians[:, rows]
    least = [np.linalg.eigvalsh(K @ K.transpose(0, 2, 1))[:, -loops.rank] for K in (held, usual)]
    return np.asarray(least[0] < NEAR**2 * np.median(least[1]))


@lru_cache(maxsize=64)
def may_be_singular(robot: Robot) -> bool:
    """Return whether random motions of a robot pass near singular poses."""
    return bool(nearly_singular(robot, loops_of(robot).poses).any())


def _obeying(robot: Robot, K: Array, qd: Array, free: Sequence[int]) -> Array:
    """Return the velocities (N, n) nearest to qd with K qd = 0, changing only the free ones."""
    result: Array = np.array(qd)
    for _ in range(2):  # the second pass removes rounding
        result[:, free] -= (np.linalg.pinv(K[..., free], rcond=FLAT) @ (K @ result[..., None]))[..., 0]
    left = np.abs(K @ result[..., None]).max(axis=(1, 2), initial=0.0)
    largest = np.maximum((np.abs(K) @ np.abs(qd)[..., None]).max(axis=(1, 2), initial=0.0), np.finfo(float).tiny)
    if (left > 1e-9 * largest).any():
        loops, worst = loops_of(robot), int(np.argmax(left / largest))
        name = loops.names[int(np.argmax(np.abs(K[worst] @ result[worst])))]
        raise MotionError(
            f"close_loops: no velocities satisfy the loop constraints with these joints fixed: residual {left[worst]:.3g} m/s or "
            f"rad/s ({name}); fix fewer joints, or give them compatible velocities"
        )
    return result


def closed_enough(rounding: float) -> float:
    """Return the residual up to which loops of an input state count as closed; sqrt(rounding) would affect accelerations."""
    return 1e4 * rounding
