"""Small motions about a pose: modes of vibration, and the pose at which springs, gravity and outside wrenches balance.

With the torques that hold the robot at q, a small motion d from there obeys

    M d'' + D d' + K d = 0        K = d bias/d q,  D = d bias/d qd,  at rest                                                   (1)

K has the springs and the slope of gravity.  Joints that are held do not move: their rows and columns are left out.  Dry friction,
which has no slope at rest, is left out too.

Closed loops leave d = P y, of as many independent velocities y as there are freedoms (formulations/loops.py), and their forces turn
with them: with lambda of bias - tau = K_loops^T lambda, tau the least torques of the drives that hold the robot there,

    P^T M P y'' + P^T D P y' + P^T (K - d(K_loops^T lambda)/dq) P y = 0                                                       (2)
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.closing import FLAT, chosen, loops_of, places_of, rank_of
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ModelError, MotionError
from isodyn.kinematics.loops import at_loops
from isodyn.model.columns import sizes
from isodyn.model.robot import Robot, without_symbols
from isodyn.show.animation import Shot, animate
from isodyn.show.table import Table, number
from isodyn.spatial import Array

TRIALS, HALVINGS = 100, 20  # steps towards an equilibrium, and how often one is halved
FARTHEST = 0.5  # [rad] or [m] that a joint goes in one of them
LEFT = 1e-6  # of the torques there: what may be left of a balance that somebody wrote down
EPS = float(np.finfo(float).eps)


@dataclass(frozen=True, eq=False)
class Modes:
    """How a robot vibrates about a pose; the slowest mode first.

    frequencies   (m,) without damping; negative where the pose is unstable and the motion grows instead, by 2 pi |f| 1/s   [Hz]
    damping       (m,) part of the critical damping of each mode, other modes being at rest; exact where damping goes with stiffness
                  or inertia, as that of beams does; nan where a mode has no frequency
    shapes        (m, n) velocities of the joints in each mode, of which the kinetic energy is 1/2; 0 where joints are held
    roots         (2 m,) exponents s of the damped motions exp(s t), none left out, the slowest first                       [1/s]
    robot, q      of what, and where
    """

    frequencies: Array
    damping: Array
    shapes: Array
    roots: Array
    robot: Robot = field(repr=False)
    q: Array = field(repr=False)

    def table(self, count: int | None = None) -> Table:
        """The first so many modes, and the joints that move most in each."""
        rows = []
        for k, (f, share, shape) in enumerate(zip(self.frequencies, self.damping, self.shapes, strict=True)):
            largest = np.argsort(-np.abs(shape), kind="stable")[:3]
            moves = ", ".join(
                f"{self.robot.velocity_names[j]} {shape[j] / abs(shape[largest[0]]):+.2f}" for j in largest if shape[j]
            )
            rows.append((str(k + 1), moves, f"{f:.6g}", "-" if math.isnan(share) else number(float(share))))
        left = 0 if count is None else max(len(rows) - count, 0)
        notes = (f"{left} faster modes are not shown.",) if left else ()
        header = ("mode", "moves most, as parts of the largest", "frequency [Hz]", "damping")
        return Table(f"{self.robot.name}: modes", header, tuple(rows[: len(rows) - left]), notes, left=2)

    def __str__(self) -> str:
        return self.table(12).text()

    def to_dict(self) -> dict[str, object]:
        """Plain numbers."""
        return {
            "robot": self.robot.name, "q": self.q.tolist(), "frequencies": self.frequencies.tolist(),
            "damping": self.damping.tolist(), "shapes": self.shapes.tolist(), "joints": list(self.robot.velocity_names),
        }  # fmt: skip

    def animate(self, path: str | os.PathLike[str], mode: int = 1, *, size: float = 0.3, cycles: int = 3) -> Path:
        """A moving picture of a mode, counted from 1, as .html or .gif: as if it were undamped, a second for each cycle.

        size    of the joint that moves most                              [rad] or [m]
        """
        k = check.whole("animate: mode", mode, 1, len(self.frequencies)) - 1
        shape = check.positive("animate: size", size) * self.shapes[k] / np.abs(self.shapes[k]).max()
        t = np.array([0.0, check.whole("animate: cycles", cycles, 1)])

        def positions(times: Array) -> Array:
            q = np.asarray(self.robot.integrate(self.q, np.sin(2 * math.pi * times)[:, None] * shape))
            return loops_of(self.robot).close(q)[0] if self.robot.loops else q

        words = f"mode {mode}, {self.frequencies[k]:.5g} Hz, once a second"
        return animate([Shot(self.robot, t, positions)], path, self.robot.name, words, speed=1.0, fps=30)


def modes(robot: Robot, q: ArrayLike | None = None, *, held: Sequence[str] = ()) -> Modes:
    """Frequencies, damping and shapes of small vibrations about q (nq,), at which the joints' drives hold the robot.

    q       None: all joints at 0, or near by, where that closes the loops
    held    joints, or single freedoms of them, that do not move, such as motors with stiff controllers

    Springs, gravity and the robot's inertia act; friction is viscous.  A free joint that nothing pulls back has the frequency 0.
    What no drive holds has to balance there (see `equilibrium`) in two cases: in closed loops, whose forces are part of their
    stiffness, drives being joints that are not passive, or held; and on passive joints without springs that turn about any axis,
    as those of floating bases, where the slope of a torque that is left over would depend on the coordinates.  Other passive
    joints, as those of beams, count as held where they are.
    """
    robot, at, free = _given("modes", robot, q, held)
    rest, smooth, motions = np.zeros(robot.n), _smooth(robot), _Motions(robot, free, at)
    K, D, M = smooth.inverse_dynamics_derivatives(at, rest, rest)
    P, needed = motions.P, np.asarray(smooth.inverse_dynamics(at, rest, rest))
    carried = motions.driven(needed) if robot.loops else np.where(_adrift(robot), needed, 0.0)
    _balanced(motions, carried, needed)
    K, D, M = motions.stiffness(K, carried), P.T @ D @ P, P.T @ M @ P
    try:
        root = np.linalg.cholesky(M)
    except np.linalg.LinAlgError:
        raise ModelError(
            f"modes: the inertia matrix of robot {robot.name!r} is not positive there; some joint moves no mass"
        ) from None
    inverse = np.linalg.inv(root)
    squares, vectors = np.linalg.eigh(inverse @ ((K + K.T) / 2) @ inverse.T)
    squares[np.abs(squares) <= _rounding(K, M, squares)] = 0.0
    own = inverse.T @ vectors  # columns, M-orthonormal
    rates = np.sqrt(np.abs(squares))
    with np.errstate(divide="ignore", invalid="ignore"):
        share = np.where(squares > 0, np.einsum("ik,ij,jk->k", own, D, own) / (2 * rates), np.nan)
    shapes = (P @ own).T
    shapes *= np.where(shapes[range(len(M)), np.abs(shapes).argmax(axis=1)] < 0, -1.0, 1.0)[:, np.newaxis]
    system = np.block([[np.zeros_like(M), np.eye(len(M))], [-np.linalg.solve(M, K), -np.linalg.solve(M, D)]])
    roots = np.linalg.eigvals(system).astype(complex)
    return Modes(
        np.sign(squares) * rates / (2 * math.pi), share, shapes, roots[np.argsort(np.abs(roots), kind="stable")], robot, at
    )


def equilibrium(
    robot: Robot, q: ArrayLike | None = None, *, wrench: Mapping[str, ArrayLike] | ArrayLike | None = None, held: Sequence[str] = ()
) -> Array:
    """q (nq,) at which springs, gravity and outside wrenches balance without torques of drives, from q on.

    q        where to begin; None: all joints at 0, or near by, where that closes the loops
    wrench   {frame: (6,)} or (6,) on the only tip: force, then moment, on that frame by the outside, in its axes   [N], [N m]
    held     joints, or single freedoms of them, that stay where they are, whatever torque that takes

    Newton's method; where the pose is not stable it goes downhill instead, so that what is found mostly is (see `modes`).  Closed
    loops stay closed.
    """
    robot, at, free = _given("equilibrium", robot, q, held)
    if wrench is not None:
        each = wrench.items() if isinstance(wrench, Mapping) else [("", wrench)]
        given = {frame: check.finite(f"equilibrium: wrench {frame}".rstrip(), values, (6,)) for frame, values in each}
        wrench = given if isinstance(wrench, Mapping) else given[""]
    dynamics, rest = compile(robot, friction=False, device="reference"), np.zeros(robot.n)

    def torques(q: Array) -> Array:
        return np.asarray(dynamics.inverse_dynamics(q, rest, rest, wrench=wrench))

    motions, whole = _Motions(robot, free, at), torques(at)
    r = motions.P.T @ whole
    first, K = np.abs(r).max(initial=0.0), np.zeros((len(r), len(r)))
    for _ in range(TRIALS):
        if not r.any():
            return motions.q
        K, _, M = dynamics.inverse_dynamics_derivatives(motions.q, rest, rest, wrench=wrench)
        K, M = motions.stiffness(K, whole), motions.P.T @ M @ motions.P
        scale = 1 / np.sqrt(np.diag(M))  # so that radians and metres, light and heavy joints, count alike
        step, stable = _towards(scale[:, None] * K * scale, -scale * r)
        step *= scale
        step *= min(1.0, FARTHEST / np.abs(motions.P @ step).max(initial=EPS))
        for _ in range(HALVINGS):
            beyond = motions.moved(step)
            if beyond is not None:
                further = torques(beyond.q)
                new = beyond.P.T @ further
                if not stable or np.linalg.norm(scale * new) < np.linalg.norm(scale * r):
                    break
            step = step / 2
        else:  # rounding, or nowhere to go
            break
        motions, r, whole = beyond, new, further
        if (np.abs(r) <= EPS * (np.abs(K) @ np.abs(step) + first)).all():
            break
    left = np.abs(r)
    reach = np.abs(K) @ np.abs(np.asarray(robot.difference(robot.neutral(), motions.q))[motions.leads]) + first
    if robot.loops:  # whose forces may be much larger than what they leave
        reach = reach + np.abs(motions.P).T @ np.abs(whole)
    if not (left <= 1e3 * len(free) * EPS * np.maximum(reach, np.abs(K).max() * EPS)).all():
        worst = motions.leads[int(np.argmax(left / np.maximum(reach, EPS)))]
        axis = robot.dofs[worst]
        raise MotionError(
            f"equilibrium: no pose near q balances the loads: {left.max():.3g} {axis.effort_unit} are left at joint {axis.name!r}; "
            "hold it (held=) if nothing else does, begin nearer, or go there in steps with parts of the wrench"
        )
    return motions.q


def _towards(A: Array, b: Array) -> tuple[Array, bool]:
    """(x with A x = b, or downhill of the energy whose slopes are A where that has a hill; whether it has none)."""
    slopes, axes = np.linalg.eigh((A + A.T) / 2)
    flat = np.abs(slopes) <= 1e-13 * np.abs(slopes).max(initial=0.0)
    if (slopes > 0).all() and not flat.any():
        return np.linalg.solve(A, b), True
    over = np.where(flat, 0.0, 1 / np.where(flat, 1.0, np.abs(slopes)))
    return np.asarray(axes @ (over * (axes.T @ b))), False


def _given(where: str, robot: Robot, q: ArrayLike | None, held: Sequence[str]) -> tuple[Robot, Array, list[int]]:
    """The robot, q (nq,), and the places of the freedoms that are not held."""
    robot = a_robot(robot)
    without_symbols(robot, where=where)
    if robot.moving_base:
        raise ModelError(f"{where}: the base of robot {robot.name!r} is moved from outside; take with_base('fixed') or 'floating'")
    start = loops_of(robot).start if robot.loops else robot.neutral()
    at = start if q is None else check.finite(f"{where}: q", q, (robot.nq,), sizes(robot))
    places = places_of(robot, f"{where}: joint", check.names(f"{where}: held", held, "('hub',)"))
    free = [k for k in range(robot.n) if k not in places]
    if not free:
        raise ModelError(f"{where}: every joint of robot {robot.name!r} is held; leave one free")
    if robot.loops:
        at_loops(robot, at, np.zeros(robot.n), (f"{where}: q", f"{where}: qd"))
    return robot, at, free


def _adrift(robot: Robot) -> list[bool]:
    """Of every freedom, whether it belongs to a passive joint that turns about any axis, and that no spring holds."""
    loose = [
        joint.passive and joint.kind.chart is not None and not any(x.stiffness for x in joint.parts)
        for joint in robot.movable_joints
    ]
    return [adrift for joint, adrift in zip(robot.movable_joints, loose, strict=True) for _ in joint.parts]


def _balanced(motions: _Motions, carried: Array, needed: Array) -> None:
    """Refuse a pose where drives leave torques (n,) that the loops do not carry, beside those needed there."""
    left, reach = np.abs(motions.P.T @ carried), np.abs(motions.P).T @ np.abs(needed)
    if not motions.robot.loops:  # along a base, no weight is needed at most of its freedoms
        reach = np.full(len(left), np.abs(needed).max(initial=0.0))
    if (left > LEFT * reach).any():
        axis = motions.robot.dofs[motions.leads[int(np.argmax(left))]]
        raise MotionError(
            f"modes: {left.max():.3g} {axis.effort_unit} are left at joint {axis.name!r} of robot {motions.robot.name!r}, which no "
            "drive holds there; isodyn.equilibrium(robot, q, held=...) finds a pose that balances, or hold it (held=)"
        )


class _Motions:
    """What can move at a pose q (nq,).

    free    places of the freedoms that are not held
    leads   those of them that say what the others are; all of a tree
    P       (n, leads)  velocities of all by these
    """

    def __init__(self, robot: Robot, free: Sequence[int], q: Array, leads: Sequence[int] = ()):
        self.robot, self.q, self.free, self.leads = robot, q, list(free), list(leads)
        self.P = np.eye(robot.n)[:, self.free]
        if not robot.loops:
            self.leads = self.free
            return
        self.loops = loops_of(robot)
        self.rows = self.loops.used
        self.K = self.loops(q)[1][self.rows]
        self.leads = self.leads or self._leading()
        follow = [j for j in self.free if j not in self.leads]
        self.P = np.eye(robot.n)[:, self.leads]
        self.P[follow] = -np.linalg.lstsq(self.K[:, follow], self.K[:, self.leads], rcond=FLAT)[0]

    def _leading(self) -> list[int]:
        """As many velocities as there are freedoms, motors first, that lead the others."""
        K, passive = self.K[np.newaxis, :, self.free], [k for k, j in enumerate(self.free) if self.robot.dofs[j].passive]
        follow = chosen(K.transpose(0, 2, 1), rank_of(K), first=passive)
        if len(follow) == len(self.free):
            raise ModelError(f"nothing of robot {self.robot.name!r} can move with the joints that are held; leave one more free")
        return [j for k, j in enumerate(self.free) if k not in follow]

    def moved(self, step: Array) -> _Motions | None:
        """After a step of those that lead; None where the others do not close the loops."""
        beyond = np.asarray(self.robot.integrate(self.q, self.P @ step))
        if self.robot.loops:
            found, gap = self.loops.closed(beyond[np.newaxis], self.free)
            if not gap[0] <= self.loops.rounding:
                return None
            beyond = found[0]
        return _Motions(self.robot, self.free, beyond, self.leads)

    def driven(self, torques: Array) -> Array:
        """torques (n,) without the least ones of drives, joints that are neither passive nor held, that hold what they can."""
        drives, left = [j for j in self.free if not self.robot.dofs[j].passive], np.array(torques)
        left[drives] -= np.linalg.lstsq(self.P[drives].T, self.P.T @ torques, rcond=FLAT)[0]
        return left

    def stiffness(self, K: Array, torques: Array) -> Array:
        """That of those that lead, from K (n, n) of the tree, as the loops and what is held carry torques (n,)."""
        found: Array = self.P.T @ K @ self.P
        if self.robot.loops:
            held = np.eye(self.robot.n)[[j for j in range(self.robot.n) if j not in self.free]]
            force = np.linalg.lstsq(np.concatenate([self.K, held]).T, torques, rcond=FLAT)[0][: len(self.K)]
            ways = np.ascontiguousarray(self.P.T)
            slopes = self.loops.rates(np.tile(self.q, (len(ways), 1)), ways)[:, self.rows]  # of K on each of them
            found = found - np.einsum("ji,krj,r->ik", self.P, slopes, force)
        return found


def _smooth(robot: Robot) -> Dynamics:
    """The dynamics without dry friction."""
    joints = tuple(replace(joint, coulomb=(0.0, 0.0), static=(0.0, 0.0)) for joint in robot.joints)
    return compile(replace(robot, joints=joints), device="reference")  # interpreted: one state takes less than a compilation


def _rounding(K: Array, M: Array, squares: Array) -> float:
    """Below this the square of a rate is rounding."""
    return 4 * len(M) * EPS * float(np.abs(squares).max(initial=0.0))
