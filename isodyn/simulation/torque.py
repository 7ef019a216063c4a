"""Where torques come from: nothing, constants, arrays over time, a Python function, or a compiled controller.

Constants and arrays over time serve outside wrenches as well (see wrench.py).

A source is cut into pieces of time within which it does not jump, so that no integrator steps over a discontinuity.
"""

from __future__ import annotations

import math
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from isodyn.backends.cpu.lines import Lines
from isodyn.backends.device import Kernel, device
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.flow import torque_graph
from isodyn.errors import ShapeError, UnknownNameError
from isodyn.model.robot import Robot
from isodyn.simulation.given import at_driven_joints, finite_array, limited, passive_joints, passive_words
from isodyn.spatial import Array

INTERPOLATIONS = ("linear", "hold")

At = Callable[[float, Array, Array], Array]
Batch = Callable[[Array, Array, Array], Array]


class TorqueFailure(Exception):
    """A torque could not be had at t; `reason` says why."""

    def __init__(self, t: float, reason: str, joint: int | None = None):
        super().__init__(reason)
        self.t, self.reason, self.joint = t, reason, joint


@dataclass(frozen=True)
class Piece:
    """A stretch of time without jumps.

    at        (t, q, qd) -> (n,) torques within it
    batch     (t (m,), q (m, n), qd (m, n)) -> (m, n) torques within it, its end included
    drive     what a compiled integrator is made for: False (no torques), True (those in `held`), a controller; None: Python only
    held      what it is given: constants or lines over time
    """

    start: float
    end: float
    at: At
    batch: Batch
    drive: Controller | bool | None
    held: tuple[Array | Lines, ...] = ()

    @property
    def lined(self) -> bool:
        """Whether the torques follow lines."""
        return any(isinstance(value, Lines) for value in self.held)


class Source(ABC):
    """Torques over time; `pieces` for integrators, `batch` for reports."""

    @abstractmethod
    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        """The stretches between start and end."""

    @abstractmethod
    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        """(K, n) torques at K states; where they jump, those that follow."""


class Constant(Source):
    """The same value at all times; where it does not act, it is zero."""

    def __init__(self, value: Array, *, acts: bool = True):
        self._value, self.acts = value, acts

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        yield _constant_piece(start, end, self._value, self.acts)

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return np.broadcast_to(self._value, (len(t), len(self._value)))


def _constant_piece(start: float, end: float, value: Array, acts: bool = True) -> Piece:
    value = np.ascontiguousarray(value)
    held = (value,) if acts else ()
    return Piece(start, end, lambda t, q, qd: value, lambda t, q, qd: np.broadcast_to(value, (len(t), *value.shape)), acts, held)


class Held(Source):
    """Values that stay until the next time."""

    def __init__(self, times: Array, values: Array):
        self._times, self._values = times, values

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        inside = self._times[(self._times > start) & (self._times < end)]
        edges = [start, *inside, end]
        for a, b in pairwise(edges):
            value = self._values[self._index(np.array([a]))[0]]
            yield _constant_piece(float(a), float(b), value)

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return np.asarray(self._values[self._index(t)])

    def _index(self, t: Array) -> Array:
        return np.clip(np.searchsorted(self._times, t, side="right") - 1, 0, len(self._times) - 1)


class Linear(Source):
    """Straight lines between the values.  The kinks are no jumps: error control deals with them."""

    def __init__(self, times: Array, values: Array):
        self._times, self._values = np.ascontiguousarray(times), np.ascontiguousarray(values)

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        yield Piece(start, end, self._at, self.batch, True, (Lines(self._times, self._values),))

    def _at(self, t: float, q: Array, qd: Array) -> Array:
        k = min(max(int(np.searchsorted(self._times, t, side="right")) - 1, 0), len(self._times) - 2)
        part = (t - self._times[k]) / (self._times[k + 1] - self._times[k])
        return np.asarray(self._values[k] + part * (self._values[k + 1] - self._values[k]))

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return np.stack([np.interp(t, self._times, column) for column in self._values.T], axis=-1)


class Function(Source):
    """A Python function (t, q, qd) -> (n,); `breaks` are the times at which it jumps."""

    def __init__(
        self, robot: Robot, function: Callable[[float, Array, Array], Any], breaks: Sequence[float], bounds: Array | None = None
    ):
        self._robot, self._function, self._breaks, self._bounds = robot, function, breaks, bounds
        self._passive = passive_joints(robot)

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        edges = [start, *(x for x in self._breaks if start < x < end), end]
        for a, b in pairwise(edges):
            before = math.nextafter(b, a) if b < end else b  # the last stage of a step belongs to this side of the jump
            yield Piece(a, b, self._until(before), self._batch_until(before), None)

    def _until(self, last: float) -> At:
        return lambda t, q, qd: self._at(min(t, last), q, qd)

    def _batch_until(self, last: float) -> Batch:
        return lambda t, q, qd: self.batch(np.minimum(t, last), q, qd)

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
        if self._passive.any() and tau[self._passive].any():
            raise TorqueFailure(t, passive_words("the torque function", self._robot, tau))
        return _within(tau, self._bounds)

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        rows = [self._at(float(t[k]), q[k], qd[k]) for k in range(len(t))]
        return np.array(rows).reshape(len(t), self._robot.n)


@lru_cache(maxsize=64)
def _torque_kernel(robot: Robot, controller: Controller, unit: str | None) -> Kernel:
    return device().kernel(torque_graph(robot, controller))


class Controlled(Source):
    """A compiled controller."""

    def __init__(self, robot: Robot, controller: Controller):
        self._robot, self._controller = robot, controller
        self._kernel = _torque_kernel(robot, controller, os.environ.get("ISODYN_LANES"))
        self._points = list(controller.setpoints.values())
        self._one = self._kernel.direct("tau", "", self._ordinary)

    def _ordinary(self, *arguments: Any) -> Array:
        return evaluate(self._kernel, arguments, [None], 1)[0]

    def pieces(self, start: float, end: float) -> Iterator[Piece]:
        yield Piece(start, end, self._at, self.batch, self._controller, tuple(self._points))

    def _at(self, t: float, q: Array, qd: Array) -> Array:
        tau: Array = self._one(q, qd, np.array([t]), *self._points)
        if not np.isfinite(tau).all():
            joint = int(np.flatnonzero(~np.isfinite(tau))[0])
            name = self._robot.joint_names[joint]
            raise TorqueFailure(t, f"the controller {self._controller.name!r} gave {tau[joint]} for joint {name!r}", joint)
        return tau

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return evaluate(self._kernel, [q, qd, t[:, np.newaxis], *self._points], [None], 1)[0]


def source(
    robot: Robot, torque: Any, times: Array, interpolation: str, breaks: Sequence[float], bounds: Array | None = None
) -> Source:
    """The source that `simulate` was given; `times` are the times asked for, `bounds` (n,) the largest torques."""
    if interpolation not in INTERPOLATIONS:
        raise UnknownNameError.of("interpolation", interpolation, INTERPOLATIONS)
    edges = sorted(float(x) for x in finite_array("breaks", breaks).reshape(-1))
    if torque is None:
        return Constant(np.zeros(robot.n), acts=False)
    if isinstance(torque, Controller):
        return Controlled(robot, limited(torque, bounds))
    if callable(torque):
        return Function(robot, torque, edges, bounds)
    if is_pair(torque):
        known, values = over_time("torque", robot.n, torque, times, interpolation)
        return _bounded(robot, known, values, interpolation, bounds)
    expected = (
        f"torque: expected None, ({robot.n},), ({len(times)}, {robot.n}) at the times of t, a pair (times (K,), values "
        f"(K, {robot.n})), a function (t, q, qd) or a Controller"
    )
    if isinstance(torque, str) or not (isinstance(torque, Sequence) or hasattr(torque, "__array__")):
        raise ShapeError(f"{expected}; got {type(torque).__name__}")
    value = finite_array("torque", torque)
    if np.ndim(torque) == 1 and value.shape == (robot.n,):
        return Constant(_within(at_driven_joints("torque", robot, value), bounds))
    if value.ndim == 2:
        known, values = over_time("torque", robot.n, (times, torque), times, interpolation)
        return _bounded(robot, known, values, interpolation, bounds)
    raise ShapeError(f"{expected}; got shape {np.shape(torque)}")


def is_pair(torque: Any) -> bool:
    """(times (K,), values (K, n)): two arrays of different shapes."""
    if not isinstance(torque, (tuple, list)) or len(torque) != 2:
        return False
    try:
        return np.ndim(torque[0]) == 1 and np.ndim(torque[1]) == 2
    except ValueError:
        return False


def over_time(name: str, size: int, given: Any, times: Array, interpolation: str) -> tuple[Array, Array]:
    """(times (K,), values (K, size)) that reach over the times asked for, from a pair; or an error."""
    known = times if given[0] is times else finite_array(f"{name} times", given[0])
    array = finite_array(name, given[1])
    if array.shape != (len(known), size):
        hint = f"; for times of its own give {name}=(times, values)" if known is times else ""
        raise ShapeError(f"{name}: expected shape ({len(known)}, {size}), a row for every time, got {array.shape}{hint}")
    if len(known) < 2 or not (np.diff(known) > 0).all():
        raise ShapeError(f"{name} times: expected at least two, each later than the one before")
    if known[0] > times[0] or (known[-1] < times[-1] and interpolation == "linear"):
        raise ShapeError(
            f"{name} times: {known[0]:g} .. {known[-1]:g} s do not cover the simulation from {times[0]:g} to {times[-1]:g} s; "
            f"give {name} at its first and last time too, or simulate a shorter time"
        )
    return known, array


def _bounded(robot: Robot, known: Array, values: Array, interpolation: str, bounds: Array | None) -> Source:
    at_driven_joints("torque", robot, values)
    return Held(known, _within(values, bounds)) if interpolation == "hold" else Linear(*_cut_lines(known, values, bounds))


def _within(tau: Array, bounds: Array | None) -> Array:
    return tau if bounds is None else np.clip(tau, -bounds, bounds)


def _cut_lines(times: Array, values: Array, bounds: Array | None) -> tuple[Array, Array]:
    """Lines kept within +- bounds, with a corner wherever one crosses them."""
    if bounds is None:
        return times, values
    corners = [times]
    for k, bound in enumerate(bounds.tolist()):
        for level in (-bound, bound):
            off = values[:, k] - level
            j = np.flatnonzero(off[:-1] * off[1:] < 0) if np.isfinite(level) else np.zeros(0, dtype=int)
            corners.append(times[j] + (times[j + 1] - times[j]) * (off[j] / (off[j] - off[j + 1])))
    every = np.unique(np.concatenate(corners))
    lines = np.stack([np.interp(every, times, column) for column in values.T], axis=-1)
    return every, _within(lines, bounds)
