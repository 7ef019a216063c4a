"""Small motions about a pose: modes of vibration, and the equilibrium of springs, gravity and external wrenches.

With the torques that hold the robot at q, a small displacement d satisfies

    M d'' + D d' + K d = 0        K = d bias/d q,  D = d bias/d qd,  at rest                                                   (1)

K contains the springs and the derivative of gravity.  Held joints do not move: their rows and columns are left out.  Dry friction
has no derivative at rest and is left out too.

With closed loops d = P y, y the independent displacements, one per DOF (formulations/loops.py).  The directions of the constraint
forces change with the pose.  With lambda from bias - tau = K_loops^T lambda, tau the motor torques of least norm at the pose,

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
from isodyn.kinematics.loop_closure import at_loops
from isodyn.model.columns import sizes
from isodyn.model.robot import Robot, without_symbols
from isodyn.show.animation import Shot, animate
from isodyn.show.table import Table, number
from isodyn.spatial import Array

TRIALS, HALVINGS = 100, 20  # iterations of `equilibrium`, and step halvings in each
FARTHEST = 0.5  # largest motion of a joint in one iteration [rad] or [m]
LEFT = 1e-6  # allowed residual torque of a balanced pose, relative to the torques there
EPS = float(np.finfo(float).eps)


@dataclass(frozen=True, eq=False)
class Modes:
    """Modes of vibration about a pose, slowest first.

    frequencies   (m,) undamped frequencies; negative if the pose is unstable and the mode grows at the rate 2 pi |f| 1/s   [Hz]
    damping       (m,) damping ratio of each mode with the other modes at rest; exact if damping is proportional to stiffness or
                  inertia, as for beams; nan for a mode with frequency 0
    shapes        (m, n) joint velocities of each mode, scaled to a kinetic energy of 1/2; 0 at held joints
    roots         (2 m,) all exponents s of the damped motions exp(s t), slowest first                                      [1/s]
    robot, q      the robot and the pose
    """

    frequencies: Array
    damping: Array
    shapes: Array
    roots: Array
    robot: Robot = field(repr=False)
    q: Array = field(repr=False)

    def table(self, count: int | None = None) -> Table:
        """Table of the first `count` modes (None: all) with the joints that move most in each."""
        rows = []
        for k, (f, share, shape) in enumerate(zip(self.frequencies, self.damping, self.shapes, strict=True)):
            largest = np.argsort(-np.abs(shape), kind="stable")[:3]
            moves = ", ".join(
                f"{self.robot.velocity_names[j]} {shape[j] / abs(shape[largest[0]]):+.2f}" for j in largest if shape[j]
            )
            rows.append((str(k + 1), moves, f"{f:.6g}", "-" if math.isnan(share) else number(float(share))))
        left = 0 if count is None else max(len(rows) - count, 0)
        notes = (f"{left} faster modes are not shown.",) if left else ()
        header = ("mode", "largest motions, relative to the largest", "frequency [Hz]", "damping")
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
        """Animate a mode (counted from 1) without damping, one second per cycle, as .html or .gif; return the path.

        size    amplitude of the joint that moves most                    [rad] or [m]
        """
        k = check.whole("animate: mode", mode, 1, len(self.frequencies)) - 1
        shape = check.positive("animate: size", size) * self.shapes[k] / np.abs(self.shapes[k]).max()
        t = np.array([0.0, check.whole("animate: cycles", cycles, 1)])

        def positions(times: Array) -> Array:
            q = np.asarray(self.robot.integrate(self.q, np.sin(2 * math.pi * times)[:, None] * shape))
            return loops_of(self.robot).close(q)[0] if self.robot.loops else q

        words = f"mode {mode}, {self.frequencies[k]:.5g} Hz, shown at 1 Hz"
        return animate([Shot(self.robot, t, positions)], path, self.robot.name, words, speed=1.0, fps=30)


def modes(robot: Robot, q: ArrayLike | None = None, *, held: Sequence[str] = ()) -> Modes:
    """Compute frequencies, damping and shapes of small vibrations about q (nq,), where motors hold the robot.

    q       None: the neutral pose, or the nearest pose that closes the loops
    held    joints, or single DOFs, that do not move, such as motors with stiff controllers

    Springs, gravity, inertia and viscous friction act.  A free joint without restoring torque has the frequency 0.

    Two kinds of robots must be in equilibrium at q without further torques (see `equilibrium`):

    - closed loops, because constraint forces contribute to the stiffness; joints that are held or not passive have motors;
    - passive spherical and floating joints without springs, because the derivative of a residual torque would depend on the
      coordinates.

    Torques of other passive joints, such as those of beams, are taken as balanced at q.
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
    """Find the pose q (nq,) at which springs, gravity and external wrenches balance without motor torques.

    q        initial guess; None: the neutral pose, or the nearest pose that closes the loops
    wrench   {frame: (6,)} or (6,) on the only tip: external force, then moment, on that frame, in its axes   [N], [N m]
    held     joints, or single DOFs, that keep their position at any torque

    Newton's method, with descent steps of the potential energy where it is not convex, so that the result is usually stable (see
    `modes`).  Closed loops stay closed.
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
        scale = 1 / np.sqrt(np.diag(M))  # scaling: radians and metres, light and heavy joints
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
        else:  # rounding level, or no descent
            break
        motions, r, whole = beyond, new, further
        if (np.abs(r) <= EPS * (np.abs(K) @ np.abs(step) + first)).all():
            break
    left = np.abs(r)
    reach = np.abs(K) @ np.abs(np.asarray(robot.difference(robot.neutral(), motions.q))[motions.leads]) + first
    if robot.loops:  # constraint forces may be much larger than the residual
        reach = reach + np.abs(motions.P).T @ np.abs(whole)
    if not (left <= 1e3 * len(free) * EPS * np.maximum(reach, np.abs(K).max() * EPS)).all():
        worst = motions.leads[int(np.argmax(left / np.maximum(reach, EPS)))]
        axis = robot.dofs[worst]
        raise MotionError(
            f"equilibrium: no pose near q balances the loads: residual {left.max():.3g} {axis.effort_unit} at joint {axis.name!r}; "
            "add it to held=, start nearer, or increase the wrench in steps"
        )
    return motions.q


def _towards(A: Array, b: Array) -> tuple[Array, bool]:
    """Return (step, convex): the solution of A x = b, or a descent direction if A, the Hessian, is not positive definite."""
    slopes, axes = np.linalg.eigh((A + A.T) / 2)
    flat = np.abs(slopes) <= 1e-13 * np.abs(slopes).max(initial=0.0)
    if (slopes > 0).all() and not flat.any():
        return np.linalg.solve(A, b), True
    over = np.where(flat, 0.0, 1 / np.where(flat, 1.0, np.abs(slopes)))
    return np.asarray(axes @ (over * (axes.T @ b))), False


def _given(where: str, robot: Robot, q: ArrayLike | None, held: Sequence[str]) -> tuple[Robot, Array, list[int]]:
    """Check the arguments; return the robot, q (nq,), and the indices of the DOFs that are not held."""
    robot = a_robot(robot)
    without_symbols(robot, where=where)
    if robot.moving_base:
        raise ModelError(f"{where}: robot {robot.name!r} has a prescribed base; use with_base('fixed') or with_base('floating')")
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
    """For every DOF: does it belong to a passive spherical or floating joint without springs?"""
    loose = [
        joint.passive and joint.kind.chart is not None and not any(x.stiffness for x in joint.parts)
        for joint in robot.movable_joints
    ]
    return [adrift for joint, adrift in zip(robot.movable_joints, loose, strict=True) for _ in joint.parts]


def _balanced(motions: _Motions, carried: Array, needed: Array) -> None:
    """Refuse a pose with residual torques (n,) that neither motors nor constraint forces balance.

    needed   (n,) torques that set the scale of the tolerance
    """
    left, reach = np.abs(motions.P.T @ carried), np.abs(motions.P).T @ np.abs(needed)
    if not motions.robot.loops:  # a base carries no weight at most of its DOFs
        reach = np.full(len(left), np.abs(needed).max(initial=0.0))
    if (left > LEFT * reach).any():
        axis = motions.robot.dofs[motions.leads[int(np.argmax(left))]]
        raise MotionError(
            f"modes: robot {motions.robot.name!r} is not in equilibrium: residual {left.max():.3g} {axis.effort_unit} at joint "
            f"{axis.name!r}, which no motor balances; find a pose with isodyn.equilibrium(robot, q, held=...), or add it to held="
        )


class _Motions:
    """The possible motions at a pose q (nq,).

    free    indices of the DOFs that are not held
    leads   indices of the independent DOFs; for a tree, all free ones
    P       (n, leads)  velocities of all joints per unit of the independent ones
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
        """Choose the independent velocities, one per DOF, preferring motors."""
        K, passive = self.K[np.newaxis, :, self.free], [k for k, j in enumerate(self.free) if self.robot.dofs[j].passive]
        follow = chosen(K.transpose(0, 2, 1), rank_of(K), first=passive)
        if len(follow) == len(self.free):
            raise ModelError(f"robot {self.robot.name!r} cannot move with these joints held; hold one less")
        return [j for k, j in enumerate(self.free) if k not in follow]

    def moved(self, step: Array) -> _Motions | None:
        """Return the motions after a step of the independent joints; None if the loops cannot be closed there."""
        beyond = np.asarray(self.robot.integrate(self.q, self.P @ step))
        if self.robot.loops:
            found, gap = self.loops.closed(beyond[np.newaxis], self.free)
            if not gap[0] <= self.loops.rounding:
                return None
            beyond = found[0]
        return _Motions(self.robot, self.free, beyond, self.leads)

    def driven(self, torques: Array) -> Array:
        """Return torques (n,) minus the least-norm torques of the motors (joints neither passive nor held)."""
        drives, left = [j for j in self.free if not self.robot.dofs[j].passive], np.array(torques)
        left[drives] -= np.linalg.lstsq(self.P[drives].T, self.P.T @ torques, rcond=FLAT)[0]
        return left

    def stiffness(self, K: Array, torques: Array) -> Array:
        """Return the stiffness of the independent joints from the tree's K (n, n) and the torques (n,) that constraints balance."""
        found: Array = self.P.T @ K @ self.P
        if self.robot.loops:
            held = np.eye(self.robot.n)[[j for j in range(self.robot.n) if j not in self.free]]
            force = np.linalg.lstsq(np.concatenate([self.K, held]).T, torques, rcond=FLAT)[0][: len(self.K)]
            ways = np.ascontiguousarray(self.P.T)
            slopes = self.loops.rates(np.tile(self.q, (len(ways), 1)), ways)[
                :, self.rows
            ]  # derivative of the constraint matrix in each direction
            found = found - np.einsum("ji,krj,r->ik", self.P, slopes, force)
        return found


def _smooth(robot: Robot) -> Dynamics:
    """Return the dynamics without dry friction."""
    joints = tuple(replace(joint, coulomb=(0.0, 0.0), static=(0.0, 0.0)) for joint in robot.joints)
    return compile(replace(robot, joints=joints), device="reference")  # interpreted: faster than compiling for one state


def _rounding(K: Array, M: Array, squares: Array) -> float:
    """Return the rounding level of squared rates."""
    return 4 * len(M) * EPS * float(np.abs(squares).max(initial=0.0))
