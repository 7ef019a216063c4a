"""Where torques come from: nothing, constants, arrays over time, a Python function, or a compiled controller.

A source is cut into pieces of time within which it does not jump, so that no integrator steps over a discontinuity.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from isodyn.analysis.simulation.rollout import finite_array
from isodyn.backends.cpu.kernel import Kernel
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.flow import torque_graph
from isodyn.errors import ShapeError, UnknownNameError
from isodyn.model.robot import Robot
from isodyn.spatial import Array

INTERPOLATIONS = ("linear", "hold")

At = Callable[[float, Array, Array], Array]


class TorqueFailure(Exception):
    """A torque could not be had at t; `reason` says why."""

    def __init__(self, t: float, reason: str, joint: int | None = None):
        super().__init__(reason)
        self.t, self.reason, self.joint = t, reason, joint


@dataclass(frozen=True)
class Piece:
    """A stretch of time without jumps.

    at        (t, q, qd) -> (n,) torques within it
    drive     what a compiled integrator is given: False (none), True (the constant `held`), a controller; None: Python only
    """

    start: float
    end: float
    at: At
    drive: Controller | bool | None
    held: Array | None = None


class Source(ABC):
    """Torques over time; `pieces` for integrators, `batch` for reports."""

    @abstractmethod
    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        """The stretches between start and end."""

    @abstractmethod
    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        """(K, n) torques at K states; where they jump, those that follow."""


class Constant(Source):
    """The same torques at all times; None: zero."""

    def __init__(self, robot: Robot, value: Array | None):
        self._value, self.acts = np.zeros(robot.n) if value is None else value, value is not None

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        yield Piece(start, end, _constantly(self._value), self.acts, self._value if self.acts else None)

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return np.broadcast_to(self._value, (len(t), len(self._value)))


def _constantly(value: Array) -> At:
    return lambda t, q, qd: value


class Held(Source):
    """Values that stay until the next time."""

    def __init__(self, times: Array, values: Array):
        self._times, self._values = times, values

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        inside = self._times[(self._times > start) & (self._times < end)]
        edges = [start, *inside, end]
        for a, b in pairwise(edges):
            value = self._values[self._index(np.array([a]))[0]]
            yield Piece(float(a), float(b), _constantly(value), True, value)

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return np.asarray(self._values[self._index(t)])

    def _index(self, t: Array) -> Array:
        return np.clip(np.searchsorted(self._times, t, side="right") - 1, 0, len(self._times) - 1)


class Linear(Source):
    """Straight lines between the values.  The kinks are no jumps: error control deals with them."""

    def __init__(self, times: Array, values: Array):
        self._times, self._values = times, values

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        yield Piece(start, end, self._at, None)

    def _at(self, t: float, q: Array, qd: Array) -> Array:
        k = min(max(int(np.searchsorted(self._times, t, side="right")) - 1, 0), len(self._times) - 2)
        part = (t - self._times[k]) / (self._times[k + 1] - self._times[k])
        return np.asarray(self._values[k] + part * (self._values[k + 1] - self._values[k]))

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return np.stack([np.interp(t, self._times, column) for column in self._values.T], axis=-1)


class Function(Source):
    """A Python function (t, q, qd) -> (n,); `breaks` are the times at which it jumps."""

    def __init__(self, robot: Robot, function: Callable[[float, Array, Array], Any], breaks: Sequence[float]):
        self._robot, self._function, self._breaks = robot, function, breaks

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        edges = [start, *(x for x in self._breaks if start < x < end), end]
        for a, b in pairwise(edges):
            before = math.nextafter(b, a) if b < end else b  # the last stage of a step belongs to this side of the jump
            yield Piece(a, b, self._until(before), None)

    def _until(self, last: float) -> At:
        return lambda t, q, qd: self._at(min(t, last), q, qd)

    def _at(self, t: float, q: Array, qd: Array) -> Array:
        try:
            given = self._function(float(t), q.copy(), qd.copy())
        except Exception as error:
            raise TorqueFailure(t, f"the torque function raised {type(error).__name__}: {error}") from error
        try:
            tau = np.ascontiguousarray(given, dtype=float)
        except (TypeError, ValueError):
            raise TorqueFailure(t, f"the torque function returned {type(given).__name__}, which is no array of numbers") from None
        if tau.shape != (self._robot.n,) or np.ndim(given) == 0:
            raise TorqueFailure(t, f"the torque function returned shape {np.shape(given)}; expected ({self._robot.n},)")
        if not np.isfinite(tau).all():
            joint = int(np.flatnonzero(~np.isfinite(tau))[0])
            raise TorqueFailure(t, f"the torque function returned {tau[joint]} for joint {self._robot.joint_names[joint]!r}", joint)
        return tau

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        rows = [self._at(float(t[k]), q[k], qd[k]) for k in range(len(t))]
        return np.array(rows).reshape(len(t), self._robot.n)


class Controlled(Source):
    """A compiled controller."""

    def __init__(self, robot: Robot, controller: Controller):
        self._robot, self._controller = robot, controller
        self._kernel = Kernel(torque_graph(robot, controller), np.dtype(np.float64))
        self._points = list(controller.setpoints.values())
        self._one = self._kernel.single("tau", "", self._ordinary)

    def _ordinary(self, *arguments: Any) -> Array:
        return evaluate(self._kernel, arguments, [None], 1)[0]

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        yield Piece(start, end, self._at, self._controller)

    def _at(self, t: float, q: Array, qd: Array) -> Array:
        tau: Array = self._one(q, qd, np.array([t]), *self._points)
        if not np.isfinite(tau).all():
            joint = int(np.flatnonzero(~np.isfinite(tau))[0])
            name = self._robot.joint_names[joint]
            raise TorqueFailure(t, f"the controller {self._controller.name!r} gave {tau[joint]} for joint {name!r}", joint)
        return tau

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return evaluate(self._kernel, [q, qd, t[:, np.newaxis], *self._points], [None], 1)[0]


def source(robot: Robot, torque: Any, times: Array, interpolation: str, breaks: Sequence[float]) -> Source:
    """The source that `simulate` was given; `times` are the times asked for."""
    if interpolation not in INTERPOLATIONS:
        raise UnknownNameError.of("interpolation", interpolation, INTERPOLATIONS)
    if torque is None:
        return Constant(robot, None)
    if isinstance(torque, Controller):
        return Controlled(robot, torque)
    if callable(torque):
        edges = sorted(float(x) for x in finite_array("breaks", breaks).reshape(-1))
        return Function(robot, torque, edges)
    if isinstance(torque, tuple) and len(torque) == 2 and np.ndim(torque[0]) == 1 and np.ndim(torque[1]) == 2:
        return _over_time(robot, finite_array("torque times", torque[0]), torque[1], times, interpolation)
    value = finite_array("torque", torque)
    if np.ndim(torque) == 1 and value.shape == (robot.n,):
        return Constant(robot, value)
    if value.ndim == 2:
        return _over_time(robot, times, torque, times, interpolation)
    raise ShapeError(
        f"torque: expected None, ({robot.n},), ({len(times)}, {robot.n}) at the times of t, a pair (times (K,), values "
        f"(K, {robot.n})), a function (t, q, qd) or a Controller; got shape {np.shape(torque)}"
    )


def _over_time(robot: Robot, known: Array, values: Any, times: Array, interpolation: str) -> Source:
    array = finite_array("torque", values)
    if array.shape != (len(known), robot.n):
        raise ShapeError(f"torque: expected shape ({len(known)}, {robot.n}), a row for every time, got {array.shape}")
    if len(known) < 2 or not (np.diff(known) > 0).all():
        raise ShapeError("torque times: expected at least two, each later than the one before")
    if interpolation == "hold" and known[0] <= times[0]:
        return Held(known, array)
    if known[0] > times[0] or known[-1] < times[-1]:
        raise ShapeError(
            f"torque times: {known[0]:g} .. {known[-1]:g} s do not cover the simulation from {times[0]:g} to {times[-1]:g} s"
        )
    return Linear(known, array)
