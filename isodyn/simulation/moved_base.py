"""Prescribed base motion over time: given by a function of time, or by its initial values.

It is a source like torques and wrenches (loads.py), with one row (24,) at each time: the pose row by row (3, 4), the twist and the
rates of the twist (6,), as in `base=` of compiled calls.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Curves
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.configuration import configuration_kernel
from isodyn.errors import IsodynError, ModelError, ShapeError
from isodyn.model.base import base_parts, base_rows
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.quantities import BASE_INPUTS
from isodyn.model.robot import Robot
from isodyn.model.rotations import matrix_quaternion
from isodyn.simulation.integrators import Tolerances
from isodyn.simulation.interpolation import Quintics
from isodyn.simulation.loads import Held, LoadFailure, Piece, Source
from isodyn.simulation.system import quintics
from isodyn.spatial import Array

BaseMotion = Mapping[str, ArrayLike]
Base = BaseMotion | Callable[[float], BaseMotion] | None

FLYER = Robot("base", (Link("world"), Link("base", 1.0)), (Joint("base", "world", "base", "floating"),))  # a free base
_LOOKS = 7  # times at which pose, twist and acceleration are compared
_APART = 1e-3  # largest distance of the points of a difference: fraction of the motion, and seconds
_OFF = 10.0  # times the error of the differences: a larger deviation is refused
_NODES = (1.0 - np.cos(np.pi * np.arange(7) / 6)) / 2  # Chebyshev nodes on [0, 1], ends included
_FINER = (1, 2, 4, 8, 16, 32)  # polynomials per sample interval, under error control
_SMALL = 0.01  # allowed error of the polynomials, as a fraction of the tolerances
_NOWHERE = np.zeros(0)  # state argument of sources that depend on time only


def base_source(robot: Robot, base: Base, times: Array, breaks: Sequence[float]) -> Source | None:
    """Return the prescribed base motion over the times (K,) of a simulation; None if the robot has none.

    breaks   times at which a function may jump
    """
    if not robot.moving_base:
        if base is not None:
            raise ModelError(f"robot {robot.name!r} has no moving base; leave base= out, or see with_base('moving')")
        return None
    if base is None:
        raise ModelError(
            f"robot {robot.name!r} has a moving base: pass its motion, base= a function t -> {{'pose': ..., 'twist': ..., "
            "'acceleration': ...}, or their initial values; with_base('fixed') fixes the base"
        )
    if not callable(base):
        start = base_rows(_parts("base=", base))
        return Started(float(times[0]), start) if start[12:].any() else Held(np.array([-math.inf]), start[np.newaxis])
    source = Told(base, sorted(check.finite("breaks", breaks).reshape(-1).tolist()))
    try:
        source.rows(times[:1])
        _agree(source, times)
    except LoadFailure as error:
        raise ShapeError(f"base: at t = {error.t:g} s: {error}") from error.__cause__
    return source


def base_inputs(
    robot: Robot, base: Base, batch: tuple[int, ...], h: float, steps: int, accuracy: Tolerances | None, dtype: str
) -> list[Array | Curves]:
    """Return the base inputs of rollout steps: constant rows (*batch, 1, 24), or polynomials over time; empty without a prescribed
    base.

    Each step has one polynomial or more.  Polynomials of degree 6 through the motion at the nodes of each step have errors of
    O(h^7), less than fixed steps.
    accuracy   rtol and atol of steps under error control, which determine how short the polynomials are; None: fixed steps
    """
    source = base_source(robot, base, np.array([0.0, h * steps]), ())
    if not isinstance(source, Moved):
        still = [] if source is None else [source.batch(np.zeros(1), _NOWHERE, _NOWHERE).astype(dtype)]
        return [np.broadcast_to(row, (*batch, *row.shape)) for row in still]
    try:
        for parts in (1,) if accuracy is None else _FINER:
            edges = h * np.arange(steps * parts + 1) / parts
            curves = Curves(edges, _polynomials(source, edges))
            if accuracy is None:
                break
            middles = (edges[:-1, np.newaxis] + np.diff(edges)[:, np.newaxis] * (_NODES[:-1] + _NODES[1:]) / 2).reshape(-1)
            rows = source.rows(middles)
            off = np.abs(curves.at(middles) - rows).max(axis=-1)
            if (off <= _SMALL * (accuracy["atol"] + accuracy["rtol"] * np.abs(rows).max())).all():
                break
        else:
            raise ShapeError(
                f"base: near t = {middles[off.argmax()]:.6g} s its motion is not smooth enough for steps under error control, "
                "which approximate it by polynomials; leave rtol and atol out, or use isodyn.simulate with jump_ts="
            )
    except LoadFailure as error:
        raise ShapeError(f"base: at t = {error.t:g} s: {error}") from error.__cause__
    return [Curves(curves.times, curves.coefficients.astype(dtype))]


def _polynomials(source: Moved, edges: Array) -> Array:
    """Return coefficients (m, 7, 24) of ascending powers of u = 0 .. 1 between times (m + 1,)."""
    h, last = np.diff(edges)[:, np.newaxis], len(_NODES) - 1
    rows = source.rows(np.append((edges[:-1, np.newaxis] + h * _NODES[:-1]).reshape(-1), edges[-1]))
    at_nodes = np.concatenate([rows[:-1].reshape(-1, last, 24), rows[last::last, np.newaxis]], axis=1)
    return np.ascontiguousarray(np.linalg.inv(np.vander(_NODES, increasing=True)) @ at_nodes)


def positions_of_base(poses: Array) -> Array:
    """Return positions and quaternions (K, 7) of consecutive poses (K, 4, 4), without sign jumps of the quaternions."""
    q = np.array([[*T[:3, 3], *matrix_quaternion(T[:3, :3])] for T in poses])
    turns = np.where((q[1:, 3:] * q[:-1, 3:]).sum(axis=-1) < 0, -1.0, 1.0)
    q[1:, 3:] *= np.cumprod(turns)[:, np.newaxis]
    return q


def base_between(t: Array, base: Mapping[str, Array]) -> Quintics:
    """Return the base motion between times (K,), from poses, twists and their rates there, as that of a floating joint."""
    return quintics(FLYER, t, positions_of_base(base["pose"]), base["twist"], base["acceleration"])


def _parts(name: str, given: object) -> dict[str, Array]:
    """Return the checked parts of `base=` by name, at one time."""
    found = {check.one_of("part of base=", key, BASE_INPUTS): x for key, x in check.mapping(name, given).items()}
    values = {}
    for key, x in found.items():
        values[key] = check.finite(f"base[{key!r}]", x)
        if values[key].shape not in (((4, 4), (7,)) if key == "pose" else ((6,),)):
            expected = "(4, 4), or position and quaternion (7,)" if key == "pose" else "(6,)"
            raise ShapeError(f"base[{key!r}]: expected shape {expected} at each time, got {values[key].shape}")
    return values


class Moved(Source):
    """Base motion that is a function of time only."""

    @abstractmethod
    def rows(self, t: Array) -> Array:
        """Return rows (K, 24) at times (K,)."""

    def piece(self, start: float, end: float, last: float) -> Piece:
        until = math.nextafter(end, start) if end < last and end in self.jumps else last  # the last stage is before a jump
        return Piece(
            lambda t, q, qd: self.rows(np.array([min(t, until)]))[0], lambda t, q, qd: self.rows(np.minimum(t, until)), None
        )

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return self.rows(t)


class Told(Moved):
    """Base motion by a function t -> parts of `base=`; it may jump at the times `jumps`."""

    def __init__(self, function: Callable[[float], BaseMotion], jumps: Sequence[float]):
        self._function, self.jumps = function, jumps

    def rows(self, t: Array) -> Array:
        return np.array([self._row(x) for x in t.tolist()]).reshape(len(t), 24)

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        """Return rows (K, 24) for results: NaN where the function fails."""
        found = np.full((len(t), 24), np.nan)
        for k, x in enumerate(t.tolist()):
            try:
                found[k] = self._row(x)
            except LoadFailure:
                continue
        return found

    def _row(self, t: float) -> Array:
        try:
            given = self._function(t)
        except Exception as error:
            raise LoadFailure(t, f"the function base= raised {type(error).__name__}: {error}") from error
        try:
            return base_rows(_parts("the function base=", given))
        except IsodynError as error:
            raise LoadFailure(t, f"the function base= did not return a base motion: {error}") from None


class Started(Moved):
    """Base motion from a pose along exp(twist t + acceleration t^2 / 2), with this initial twist and initial rate of the twist.

    The rate stays constant if twist and acceleration are along one screw, or without rotation.
    """

    def __init__(self, start: float, row: Array):
        self._start, self._row = start, row
        self._q = positions_of_base(base_parts(row[np.newaxis])["pose"])
        self._kernel = configuration_kernel(FLYER, "along")

    def rows(self, t: Array) -> Array:
        twist, rates, since = self._row[12:18], self._row[18:], (t - self._start)[:, np.newaxis]
        y = [twist * since + rates * (since**2 / 2), twist + rates * since, np.broadcast_to(rates, (len(t), 6))]
        q, qd, qdd = evaluate(self._kernel, [self._q, *y], [None] * 3, 1)
        return base_rows({"pose": q, "twist": qd, "acceleration": qdd})


def _agree(source: Told, times: Array) -> None:
    """Refuse a function whose twist is not the derivative of its pose, or whose acceleration is not that of its twist.

    Finite differences are compared with those of half the distance; their difference bounds the error.
    """
    start, end = float(times[0]), float(times[-1])
    h = _APART * min(end - start, 1.0)
    near = [t for t in np.linspace(start + h, end - h, _LOOKS).tolist() if all(abs(t - jump) > h for jump in source.jumps)]
    for t in near:
        rows = source.batch(t + h * np.array([0.0, -1.0, 1.0, -0.5, 0.5]), _NOWHERE, _NOWHERE)  # NaN where the function fails
        here, found = rows[0], [_rates(rows[0], rows[k], rows[k + 1], apart) for k, apart in ((1, 2 * h), (3, h))]
        size = np.abs(rows).max() + 1.0
        off = np.abs(found[0] - found[1]) + 64 * np.finfo(float).eps * size / h
        wrong = np.abs(here[12:] - found[1]) > _OFF * off.reshape(4, 3).max(axis=-1).repeat(3)
        if wrong.any():
            k = int(np.flatnonzero(wrong)[0])
            name, of = ("twist", "pose") if k < 6 else ("acceleration", "twist")
            axis = ("vx", "vy", "vz", "wx", "wy", "wz")[k % 6]
            raise ShapeError(
                f"base: at t = {t:.6g} s its {name} is not the derivative of its {of}: {axis} is {here[12 + k]:.6g}, but the {of} "
                f"changes at {found[1][k]:.6g}; both are in the base's own axes, linear before angular"
            )


def _rates(here: Array, before: Array, behind: Array, apart: float) -> Array:
    """Return finite differences (12,): the twist from poses, in the axes of `here`, and the rates of the twist."""
    R, (one, other) = here[:12].reshape(3, 4)[:, :3], (x[:12].reshape(3, 4) for x in (before, behind))
    change = R.T @ (other - one) / apart
    W = change[:, :3]
    turn = np.array([W[2, 1] - W[1, 2], W[0, 2] - W[2, 0], W[1, 0] - W[0, 1]]) / 2
    return np.concatenate([change[:, 3], turn, (behind[12:18] - before[12:18]) / apart])
