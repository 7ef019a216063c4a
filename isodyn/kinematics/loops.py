"""Closed loops at a state: what can still move there, and states near by that obey them."""

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

NEAR = 0.1  # of the usual least singular value of K: a pose may be singular
REMEDY = "isodyn.close_loops(robot, q0, qd0) gives a state near by that does"
SHARE = 0.1  # of the largest part of a loop in equations that hang together
OPEN = 1e-8  # [m], [rad] or that per second: a start that was written down with fewer digits is not what was meant


@with_old_members
@with_old_arguments
@dataclass(frozen=True)
class Mobility:
    """How a robot with loops can move at a pose.

    dof           how many velocities can be chosen
    independent   so many entries of qd, by name, that say what the others are
    redundant     equations of the loops that follow from the others there, such as "pin: along z"
    singular      whether accelerations are not given here: there are more freedoms than at other poses, so that loops go two ways
    undriven      entries of qd that can move while the actuators asked about stand still; none where these determine the motion
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
        return f"{self.dof} freedom{'s' * (self.dof != 1)}{state}{which}{more}"


@dataclass(frozen=True)
class LoopClosure:
    """States that obey the loops.

    q          (..., nq)   positions                                                          [rad] or [m]
    qd         (..., n)    velocities, or None where none were given                          [rad/s] or [m/s]
    residual   (...)       the largest gap that is left, rounding                             [m] or [rad]
    """

    q: Array
    qd: Array | None
    residual: Array


def mobility(robot: Robot, q: ArrayLike, *, near: bool = False, actuators: Sequence[str] | None = None) -> Mobility:
    """What can still move at q (nq,), a pose that closes the loops of the robot (see close_loops).

    near        whether a pose counts as singular within a thousandth of it, and open loops are taken as they are
    actuators   joints, or single freedoms of them, as for `compile`: what do they leave undriven here?
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
    """The states nearest to q (..., nq), and qd (..., n), that obey the loops of the robot.

    fixed    joints, or single freedoms of them, that keep their positions and velocities, such as the driven ones

    Positions by Newton's method with the shortest steps, from other starts near by where that leads nowhere; velocities are then
    changed as little as can be.  Limits of joints are not looked at.
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
        why = f"with {', '.join(map(repr, fixed))} where they are" if fixed else "from there"
        raise MotionError(
            f"close_loops: the loops{which} of robot {robot.name!r} cannot be closed {why}: the smallest gap found is "
            f"{loops.widest(found[worst])}; start nearer, or fix {'fewer joints' if fixed else 'lengths and frames of the model'}"
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
    """Refuse states (..., nq), (..., n) that do not obey the loops, by how much, or are at a singular pose, and say what to do.

    names    what the positions and velocities are called; "{}" in them is the number of the state, counted from `first`
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
            f"{names[1].format(first + k)} does not go with the loops of robot {robot.name!r}: they come apart at "
            f"{speed[k, row]:.3g} {unit} ({loops.names[row]}); {remedy}"
        )
    sizes = np.linalg.svd(K, compute_uv=False)
    lost = (sizes > FLAT * sizes.max(axis=-1, keepdims=True, initial=0.0)).sum(axis=-1) < len(loops.independent[0])
    if lost.any():
        k = int(np.argmax(lost))
        pose = mobility(robot, rows[k], near=True)
        raise MotionError(
            f"{names[0].format(first + k)} is {two_ways(robot, rows[k])}, and accelerations are not determined ({pose}); start "
            "elsewhere, a little away from it"
        )


def two_ways(robot: Robot, q: Array) -> str:
    """Words on a singular pose q (nq,), or one near by: where it is, and the loops that can go two ways from there."""
    loops = loops_of(robot)
    rows = loops.nonzero
    share = np.abs(np.linalg.svd(loops(q)[1][rows])[0][:, loops.rank - 1])  # in what does not resist
    names = list(dict.fromkeys(robot.loops[k].name for k in loops.owner[np.array(rows)[share > SHARE * share.max()]]))
    which, pose = f"loop{'s' * (len(names) > 1)} {', '.join(map(repr, names))}", ", ".join(f"{x:.4g}" for x in q)
    return f"a singular pose of robot {robot.name!r}, from where {which} can go two ways, q = ({pose})"


def nearly_singular(robot: Robot, q: Array) -> Array:
    """(N,): whether poses q (N, nq) are near a singular one: the least of what the loops hold is far below what is usual."""
    loops = loops_of(robot)
    rows = loops.nonzero  # of which some depend on the others, here one, there another
    held, usual = loops(q)[1][:, rows], loops.jacobians[:, rows]
    least = [np.linalg.eigvalsh(K @ K.transpose(0, 2, 1))[:, -loops.rank] for K in (held, usual)]
    return np.asarray(least[0] < NEAR**2 * np.median(least[1]))


@lru_cache(maxsize=64)
def may_be_singular(robot: Robot) -> bool:
    """Whether walks through the poses of a robot come near singular ones."""
    return bool(nearly_singular(robot, loops_of(robot).poses).any())


def _obeying(robot: Robot, K: Array, qd: Array, free: Sequence[int]) -> Array:
    """The velocities (N, n) nearest to qd with K qd = 0, by the free ones."""
    result: Array = np.array(qd)
    for _ in range(2):  # once more for what rounding left
        result[:, free] -= (np.linalg.pinv(K[..., free], rcond=FLAT) @ (K @ result[..., None]))[..., 0]
    left = np.abs(K @ result[..., None]).max(axis=(1, 2), initial=0.0)
    largest = np.maximum((np.abs(K) @ np.abs(qd)[..., None]).max(axis=(1, 2), initial=0.0), np.finfo(float).tiny)
    if (left > 1e-9 * largest).any():
        loops, worst = loops_of(robot), int(np.argmax(left / largest))
        name = loops.names[int(np.argmax(np.abs(K[worst] @ result[worst])))]
        raise MotionError(
            f"close_loops: no velocities obey the loops with those of the fixed joints: {left[worst]:.3g} m/s or rad/s are left "
            f"({name}); fix fewer joints, or give them velocities that go together"
        )
    return result


def closed_enough(rounding: float) -> float:
    """What counts as closed where a state is given: the square root of a rounding would be seen in accelerations, this is not."""
    return 1e4 * rounding
