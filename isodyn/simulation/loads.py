"""Loads over time: joint torques, external wrenches on frames, and the prescribed motion of a base.

A source is nothing, a constant, an array over time, a Python function or a compiled controller (the last two for torques only).  It
is cut into pieces of time in which it does not jump, so that no integrator steps over a discontinuity.  A Span is an interval in
which no source jumps.
"""

from __future__ import annotations

import math
import os
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from typing import Any, NamedTuple, TypeGuard

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Curves, Kernel, device
from isodyn.backends.schemes import StepFailure
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.controller import Controller, torque_graph
from isodyn.dynamics.dynamics import Dynamics
from isodyn.dynamics.flow import BASE
from isodyn.errors import ShapeError
from isodyn.model.base import base_parts
from isodyn.model.columns import sizes
from isodyn.model.robot import Robot
from isodyn.simulation.interpolation import CubicHermite
from isodyn.spatial import Array

INTERPOLATIONS = ("linear", "hold")

At = Callable[[float, Array, Array], Array]
Batch = Callable[[Array, Array, Array], Array]

TorqueFunction = Callable[[float, Array, Array], ArrayLike]
OverTime = ArrayLike | tuple[ArrayLike, ArrayLike]  # constant, at the sample times, or (times, values)
Torque = OverTime | TorqueFunction | Controller | None
Wrench = OverTime | Mapping[str, OverTime] | None

_NOWHERE = np.zeros(0)  # state argument of sources that depend on time only
_ALWAYS = np.array([-math.inf])  # start time of a constant


class LoadFailure(StepFailure):
    """A torque, or the motion of a base, could not be evaluated at t."""


def passive_joints(robot: Robot) -> Array:
    """Return (n,): True for degrees of freedom of passive joints."""
    return np.array([joint.passive for joint in robot.dofs], dtype=bool)


def at_driven_joints(name: str, robot: Robot, tau: Array) -> Array:
    """Return the torques (..., n); refuse torques at passive joints."""
    passive = passive_joints(robot)
    if passive.any() and tau[..., passive].any():
        place = tuple(int(k) for k in np.argwhere((tau != 0) & passive)[0])
        joint = robot.dofs[place[-1]]
        raise ShapeError(
            f"{name}: {tau[place]:g} {joint.effort_unit} for joint {joint.name!r}, which is passive: nothing drives it; "
            "give 0 there, or a model in which that joint has passive=False"
        )
    return tau


def effort_limits(robot: Robot, effort: ArrayLike | None) -> Array | None:
    """Return the torque limits (n,) [N m] or [N]; None if no joint is limited."""
    if effort is None:
        return None
    if isinstance(effort, str):
        check.one_of("effort", effort, ("robot",))
        own = np.array([joint.limits.effort for joint in robot.dofs], dtype=float)
        own[passive_joints(robot)] = math.inf  # passive joints have no torque
        if not np.isfinite(own).any():
            raise ShapeError(f"effort: {robot.name!r} has no effort limits; pass a number or ({robot.n},) [N m or N]")
        return own
    rule = "positive torques (infinite: not limited)"
    return check.per_joint("effort", effort, robot.n, above=0, rule=rule, infinite=True, other="'robot'", why=sizes(robot))


def limited(controller: Controller, bounds: Array | None) -> Controller:
    """Return the controller with torques within +- bounds; the same object for the same bounds, so that it is compiled once."""
    return controller if bounds is None else _limited(controller, tuple(bounds.tolist()))


_limited = lru_cache(maxsize=64)(Controller.limited)


def by_frame(robot: Robot, wrench: Wrench) -> dict[str, OverTime]:
    """Return {frame: wrench} from such a mapping, from one wrench on the only tip, or from None."""
    if wrench is None:
        return {}
    if not isinstance(wrench, Mapping):
        return {robot.only_tip("name the frame on which the wrench acts: wrench={frame: ...}"): wrench}
    for frame in wrench:
        check.one_of("frame", frame, robot.link_names)
    return dict(wrench)


Keep = Callable[[Array, Array, Array, Array, Callable[[Array], Array] | None], None]


class Piece(NamedTuple):
    """A source on an interval of time in which it does not jump.

    at        (t, q, qd) -> its value there
    batch     (t (m,), q (m, n), qd (m, n)) -> its values (m, ...) there, at the end included
    drive     input of a compiled integrator: False (no torques), True (those in `held`), a controller; None: Python only
    held      its inputs: constants or curves over time
    names     of these inputs; empty: that of the source
    memory    for a controller with memory: how it is evaluated and updated between the steps
    """

    at: At
    batch: Batch
    drive: Controller | bool | None
    held: tuple[Array | Curves, ...] = ()
    names: tuple[str, ...] = ()
    memory: Recalling | None = None


class Recalling(NamedTuple):
    """Access to the memory z (m,) of a controller on an interval of time.

    at     (t, q, qd, z) -> torques, then the rates of z, (n + m,)
    keep   (t (k,), q (k, n), qd (k, n), z (k, m), times -> z or None): store states at the ends of steps, which define z in between
    """

    at: Callable[[float, Array, Array, Array], Array]
    keep: Keep


class Source(ABC):
    """Torques, or a wrench, over time: pieces for integrators, `batch` for results.

    jumps   times at which a piece must end [s]
    acts    False: it is zero at all times, and not an input of a compiled integrator
    """

    jumps: Sequence[float] = ()
    acts = True

    @abstractmethod
    def piece(self, start: float, end: float, last: float) -> Piece:
        """Return the source on the interval from start to end; `last` is the end of the last interval."""

    @abstractmethod
    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        """Return values (K, ...) at K states; at a jump, those after it."""

    def remembered(self, t: Array) -> Array:
        """Return the controller's memory (K, m) at times (K,) of the motion so far; m = 0 without memory."""
        return np.zeros((len(t), 0))

    def recall(self, t: float, z: Array) -> None:
        """Resume at t with this memory (m,), after a change of the robot."""
        assert not z.size, "sources without memory remember nothing"


class Held(Source):
    """Values (K, size), each held until the next of the times (K,); a constant is a single one."""

    def __init__(self, times: Array, values: Array, *, acts: bool = True):
        self.jumps, self._values, self.acts = times.tolist(), np.ascontiguousarray(values), acts

    def piece(self, start: float, end: float, last: float) -> Piece:
        value = self._values[max(bisect_right(self.jumps, start) - 1, 0)]
        held = (value,) if self.acts else ()
        return Piece(lambda t, q, qd: value, lambda t, q, qd: np.broadcast_to(value, (len(t), *value.shape)), self.acts, held)

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return np.asarray(self._values[np.maximum(np.searchsorted(self.jumps, t, side="right") - 1, 0)])


class Linear(Source):
    """Linear interpolation between values.  Its kinks do not count as jumps: error control resolves them."""

    def __init__(self, times: Array, values: Array):
        self._times, self._values = np.ascontiguousarray(times), np.ascontiguousarray(values)
        lines = np.stack([self._values[:-1], np.diff(self._values, axis=0)], axis=1)
        self._piece = Piece(self._at, self.batch, True, (Curves(self._times, lines),))

    def piece(self, start: float, end: float, last: float) -> Piece:
        return self._piece

    def _at(self, t: float, q: Array, qd: Array) -> Array:
        k = min(max(int(np.searchsorted(self._times, t, side="right")) - 1, 0), len(self._times) - 2)
        part = (t - self._times[k]) / (self._times[k + 1] - self._times[k])
        return np.asarray(self._values[k] + part * (self._values[k + 1] - self._values[k]))

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return np.stack([np.interp(t, self._times, column) for column in self._values.T], axis=-1)


class Function(Source):
    """A Python function (t, q, qd) -> (n,); `breaks` are the times at which it jumps."""

    def __init__(self, robot: Robot, function: TorqueFunction, breaks: Sequence[float], bounds: Array | None = None):
        self._robot, self._function, self.jumps, self._bounds = robot, function, breaks, bounds
        self._passive = bool(passive_joints(robot).any())

    def piece(self, start: float, end: float, last: float) -> Piece:
        # the last stage of a step is evaluated before the jump
        until = math.nextafter(end, start) if end < last and end in self.jumps else last
        return Piece(
            lambda t, q, qd: self._at(min(t, until), q, qd), lambda t, q, qd: self.batch(np.minimum(t, until), q, qd), None
        )

    def _at(self, t: float, q: Array, qd: Array) -> Array:
        try:
            value = self._function(float(t), q.copy(), qd.copy())
        except Exception as error:
            raise LoadFailure(t, f"the torque function raised {type(error).__name__}: {error}") from error
        try:
            tau = np.ascontiguousarray(value, dtype=float)
        except (TypeError, ValueError):
            raise LoadFailure(t, f"the torque function returned {type(value).__name__}; expected an array of numbers") from None
        if tau.shape != (self._robot.n,) or np.ndim(value) == 0:
            raise LoadFailure(t, f"the torque function returned shape {np.shape(value)}; expected ({self._robot.n},)")
        _all_finite(t, "the torque function returned", self._robot, tau)
        if self._passive:
            try:
                at_driven_joints("the torque function", self._robot, tau)
            except ShapeError as error:
                raise LoadFailure(t, str(error)) from None
        return _within(tau, self._bounds)

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        rows = [self._at(float(t[k]), q[k], qd[k]) for k in range(len(t))]
        return np.array(rows).reshape(len(t), self._robot.n)


def _all_finite(t: float, what: str, robot: Robot, tau: Array) -> Array:
    if not np.isfinite(tau).all():
        joint = int(np.argmin(np.isfinite(tau)))
        raise LoadFailure(t, f"{what} {tau[joint]} for joint {robot.velocity_names[joint]!r}")
    return tau


@lru_cache(maxsize=64)
def _torque_kernel(robot: Robot, controller: Controller, unit: str | None) -> Kernel:
    return device().kernel(torque_graph(robot, controller))


class Memory:
    """A controller's memory z (m,) along a motion, at any time; steps that start before others end replace them from there."""

    def __init__(self, size: int):
        self._size = size
        self._starts: list[float] = []
        self._curves: list[Callable[[Array], Array]] = []

    def add(self, start: float, z: Callable[[Array], Array]) -> None:
        """Use z (K, m) of times (K,) from the start on."""
        self._starts.append(start)
        self._curves.append(z)

    def __call__(self, t: Array) -> Array:
        """Return z (K, m) at times (K,); 0 before the first step."""
        z = np.zeros((len(t), self._size))
        which = np.searchsorted(self._starts, t, side="right") - 1
        for k in np.unique(which[which >= 0]).tolist():
            z[which == k] = self._curves[k](t[which == k])
        return z


class Controlled(Source):
    """A compiled controller; it jumps where its curves do."""

    def __init__(self, robot: Robot, controller: Controller):
        self._robot, self._controller = robot, controller
        self._kernel = _torque_kernel(robot, controller, os.environ.get("ISODYN_LANES"))
        self._points, self._curves = list(controller.setpoints.values()), list(controller.curves.values())
        self._one = self._kernel.direct("tau", "", self._ordinary)
        self._memory = Memory(controller.memory) if controller.memory else None
        self.jumps = sorted({t for curves in self._curves for t in curves.jumps.tolist()})

    def _ordinary(self, *inputs: Array) -> Array:
        return evaluate(self._kernel, inputs, [None], 1)[0]

    def piece(self, start: float, end: float, last: float) -> Piece:
        own = [curves.between(start, end) for curves in self._curves]  # at the end: values before the jump
        names = (*self._controller.setpoints, *self._controller.curves)
        memory = None if self._memory is None else Recalling(partial(self._at, own), partial(self._keep, own))
        return Piece(partial(self._at, own), partial(self._batch, own), self._controller, (*self._points, *own), names, memory)

    def _at(self, curves: Sequence[Curves], t: float, q: Array, qd: Array, *z: Array) -> Array:
        time = np.array([t])
        z = z if z or self._memory is None else (self._memory(time)[0],)
        tau: Array = self._one(q, qd, *z, time, *self._points, *(followed.at(time)[0] for followed in curves))
        return _all_finite(t, f"the controller {self._controller.name!r} returned", self._robot, tau)

    def batch(self, t: Array, q: Array, qd: Array) -> Array:
        return self._batch(self._curves, t, q, qd)

    def _batch(self, curves: Sequence[Curves], t: Array, q: Array, qd: Array) -> Array:
        z = () if self._memory is None else (self._memory(t),)
        return np.ascontiguousarray(self._driven(curves, t, q, qd, *z)[:, : self._robot.n])

    def _driven(self, curves: Sequence[Curves], t: Array, q: Array, qd: Array, *z: Array) -> Array:
        """Return torques, then the rates of z, (K, n + m)."""
        followed = [curve.at(t) for curve in curves]
        return evaluate(self._kernel, [q, qd, *z, t[:, np.newaxis], *self._points, *followed], [None], 1)[0]

    def _keep(
        self, curves: Sequence[Curves], t: Array, q: Array, qd: Array, z: Array, between: Callable[[Array], Array] | None
    ) -> None:
        assert self._memory is not None
        found = between or CubicHermite(t, z, self._driven(curves, t, q, qd, z)[:, self._robot.n :])
        self._memory.add(float(t[0]), found)

    def remembered(self, t: Array) -> Array:
        return super().remembered(t) if self._memory is None else self._memory(t)

    def recall(self, t: float, z: Array) -> None:
        if self._memory is not None:
            self._memory.add(t, lambda times: np.broadcast_to(z, (len(times), len(z))))


def _torque_source(
    robot: Robot, torque: Torque, times: Array, interpolation: str, breaks: Sequence[float], bounds: Array | None
) -> Source:
    """Return the source of torques; `times` (K,) are the sample times, `bounds` (n,) the torque limits."""
    edges = sorted(check.finite("jump_ts", breaks).reshape(-1).tolist())
    if torque is None:
        return Held(_ALWAYS, np.zeros((1, robot.n)), acts=False)
    if isinstance(torque, Controller):
        return Controlled(robot, limited(torque, bounds))
    if callable(torque):
        return Function(robot, torque, edges, bounds)
    expected = (
        f"torque: expected None, ({robot.n},), ({len(times)}, {robot.n}) at the times of t, a pair (times (K,), values "
        f"(K, {robot.n})), a function (t, q, qd) or a Controller"
    )
    if isinstance(torque, str) or not (isinstance(torque, Sequence) or hasattr(torque, "__array__")):
        raise ShapeError(f"{expected}; got {type(torque).__name__}")
    known, values = _over_time("torque", robot.n, torque, times, interpolation, expected)
    at_driven_joints("torque", robot, values)
    return _table(known, values, interpolation, bounds)


def _wrench_source(name: str, value: OverTime, times: Array, interpolation: str) -> Source:
    expected = (
        f"{name}: expected (6,), ({len(times)}, 6) at the times of t, or a pair (times (K,), values (K, 6)): force, then moment"
    )
    if callable(value):
        raise ShapeError(f"{expected}; got a function (pass it as torque= instead, returning J^T times the wrench)")
    return _table(*_over_time(name, 6, value, times, interpolation, expected), interpolation)


def _over_time(name: str, size: int, value: OverTime, times: Array, interpolation: str, expected: str) -> tuple[Array, Array]:
    """Return (times (K,), values (K, size)) that cover the sample times; a constant (size,) holds for all times."""
    pair = value if _is_pair(value) else None
    if pair is None:
        array = check.finite(name, value)
        if array.shape == (size,):
            return _ALWAYS, array[np.newaxis]
        if array.ndim != 2:
            raise ShapeError(f"{expected}; got shape {array.shape}")
        pair = (times, array)
    known = times if pair[0] is times else check.finite(f"{name} times", pair[0])
    array = check.finite(name, pair[1])
    if array.shape != (len(known), size):
        hint = f"; for other times pass {name}=(times, values)" if known is times else ""
        raise ShapeError(f"{name}: expected shape ({len(known)}, {size}), a row for every time, got {array.shape}{hint}")
    if len(known) < 2 or not (np.diff(known) > 0).all():
        raise ShapeError(f"{name} times: expected at least two, each later than the one before")
    if known[0] > times[0] or (known[-1] < times[-1] and interpolation == "linear"):
        raise ShapeError(
            f"{name} times: {known[0]:g} .. {known[-1]:g} s do not cover the simulation from {times[0]:g} to {times[-1]:g} s; "
            f"pass {name} at the first and last time too, or simulate a shorter time"
        )
    return known, array


def _is_pair(value: object) -> TypeGuard[tuple[ArrayLike, ArrayLike]]:
    """Return True for (times (K,), values (K, n)): two arrays of different numbers of axes."""
    if not isinstance(value, (tuple, list)) or len(value) != 2:
        return False
    try:
        return np.ndim(value[0]) == 1 and np.ndim(value[1]) == 2
    except ValueError:
        return False


def _table(times: Array, values: Array, interpolation: str, bounds: Array | None = None) -> Source:
    """Return the source of these values over time, within +- bounds; lines get a corner where one crosses its bound."""
    if interpolation == "hold" or len(times) == 1:
        return Held(times, _within(values, bounds))
    if bounds is None:
        return Linear(times, values)
    corners = [times]
    for k, bound in enumerate(bounds.tolist()):
        for level in (-bound, bound):
            off = values[:, k] - level
            j = np.flatnonzero(off[:-1] * off[1:] < 0) if np.isfinite(level) else np.zeros(0, dtype=int)
            corners.append(times[j] + (times[j + 1] - times[j]) * (off[j] / (off[j] - off[j + 1])))
    every = np.unique(np.concatenate(corners))
    return Linear(every, _within(np.stack([np.interp(every, times, column) for column in values.T], axis=-1), bounds))


def _within(tau: Array, bounds: Array | None) -> Array:
    return tau if bounds is None else np.clip(tau, -bounds, bounds)


class Span(NamedTuple):
    """An interval of time, up to `end` [s], in which nothing jumps; `pieces` by the names of the flow's inputs, "tau" first."""

    end: float
    pieces: Mapping[str, Piece]

    @property
    def drive(self) -> Controller | bool | None:
        """That of the torques' piece; None if any piece is Python only."""
        return None if any(piece.drive is None for piece in self.pieces.values()) else self.pieces["tau"].drive

    @property
    def held(self) -> tuple[Array | Curves, ...]:
        """Inputs of a compiled integrator."""
        return tuple(value for piece in self.pieces.values() for value in piece.held)

    @property
    def following(self) -> tuple[str, ...]:
        """Names of the inputs that are curves."""
        named = ((piece.names or (source,), piece.held) for source, piece in self.pieces.items())
        return tuple(name for names, held in named for name, value in zip(names, held, strict=False) if isinstance(value, Curves))

    @property
    def remembering(self) -> Callable[[float, Array, Array, Array], list[Array]] | None:
        """(t, q, qd, z) -> torques and rates of the controller's memory, (n + m,), then the wrenches; None without memory."""
        memory, *others = self.pieces["tau"].memory, *(piece.at for name, piece in self.pieces.items() if name != "tau")
        return memory and (lambda t, q, qd, z: [memory.at(t, q, qd, z), *(at(t, q, qd) for at in others)])

    @property
    def remember(self) -> Keep | None:
        """`keep` of the controller's memory; None without memory."""
        memory = self.pieces["tau"].memory
        return memory and memory.keep

    @property
    def steady(self) -> bool:
        """True if all sources are constant on the interval."""
        return all(isinstance(piece.drive, bool) and not self.following for piece in self.pieces.values())

    @property
    def known(self) -> bool:
        """True if all sources are constant or piecewise linear."""
        return isinstance(self.drive, bool)

    @property
    def _curves(self) -> list[Curves]:
        return [value for value in self.held if isinstance(value, Curves)]

    def corners(self, start: float, end: float, parts: int) -> Array:
        """Return the breakpoints of the curves between start and end [s], with each nonlinear piece divided into `parts`."""
        found = [np.zeros(0)]
        for curves in self._curves:
            times = curves.between(start, end).times
            many = parts if curves.coefficients.shape[1] > 2 else 1
            found += [times[:-1] + np.diff(times) * (k / many) for k in range(many)]
        every = np.concatenate(found)
        return np.asarray(every[(every > start) & (every < end)])

    def corner(self, now: float, number: int) -> float:
        """Return the earliest time at which a curve reaches its `number`-th breakpoint from now [s]; infinite if none does."""
        behind = [curves.times[np.searchsorted(curves.times, now, side="right") :] for curves in self._curves]
        return min((float(times[number - 1]) for times in behind if len(times) >= number), default=math.inf)

    def at(self, t: float, q: Array, qd: Array) -> list[Array]:
        """Return torques (n,), then the wrench (6,) on every frame."""
        return [piece.at(t, q, qd) for piece in self.pieces.values()]

    def batch(self, t: Array, q: Array, qd: Array) -> list[Array]:
        """Return torques (m, n), then the wrenches (m, 6) on every frame, at times (m,) of the interval, its end included."""
        return [piece.batch(t, q, qd) for piece in self.pieces.values()]


class Loads(NamedTuple):
    """Loads on a robot: joint torques; external wrenches, force then moment in the axes of their frames; motion of its base.

    base   prescribed motion of the base, rows (24,) (moved_base.py); None: the base is not prescribed
    """

    torques: Source
    wrenches: Mapping[str, Source]
    base: Source | None = None

    @property
    def _outside(self) -> dict[str, Source]:
        """All sources but the torques, by the names of the flow's inputs."""
        moved = {} if self.base is None else {BASE: self.base}
        return {**{f"wrench:{frame}": source for frame, source in self.wrenches.items()}, **moved}

    def outside(self, t: Array) -> list[Array]:
        """Return the wrenches (K, 6) on every frame at times (K,), then the motion (K, 24) of a prescribed base."""
        return [source.batch(t, _NOWHERE, _NOWHERE) for source in self._outside.values()]

    def power(self, dynamics: Dynamics, t: Array, q: Array, qd: Array, qdd: Array | None = None) -> Array:
        """Return the power (K,) [W]: tau . qd, wrench . twist of all frames, and the reaction . twist of a prescribed base.

        qdd   accelerations (K, n), needed for the reaction of the base
        """
        total = (self.torques.batch(t, q, qd) * qd).sum(axis=-1) if self.torques.acts else np.zeros(len(t))
        wrenches, moved = dict(zip(self.wrenches, self.outside(t), strict=False)), self.moved(t)
        for frame, wrench in wrenches.items():
            J = dynamics.jacobian(q, frame, "local", **moved)
            total += np.einsum("ki,kij,kj->k", wrench, J, qd)
        if moved:
            assert qdd is not None
            base = moved["base"]
            total += (dynamics.base_reaction(q, qd, qdd, wrench=wrenches, **moved) * base["twist"]).sum(axis=-1)
            for frame, wrench in wrenches.items():
                total += (wrench * carried(base, dynamics.pose(q, frame, **moved))).sum(axis=-1)
        return total

    def moved(self, t: ArrayLike) -> dict[str, Any]:
        """Return `base=` for compiled calls at times (...); empty if the base is not prescribed."""
        if self.base is None:
            return {}
        times = np.asarray(t, dtype=float)
        rows = self.base.batch(times.reshape(-1), _NOWHERE, _NOWHERE)
        return {"base": base_parts(rows.reshape(*times.shape, rows.shape[-1]))}

    def spans(self, start: float, end: float) -> Iterator[Span]:
        """Yield the intervals from start to end, cut wherever a source jumps."""
        sources = {"tau": self.torques, **self._outside}
        jumps = {x for source in sources.values() for x in source.jumps if start < x < end}
        for a, b in pairwise([start, *sorted(jumps), end]):
            yield Span(b, {name: source.piece(a, b, end) for name, source in sources.items()})


def carried(base: Mapping[str, Array], poses: Array) -> Array:
    """Return twists (K, 6), in their own axes, of frames at poses (K, 4, 4) as if rigidly attached to the base."""
    at, twist = base["pose"], base["twist"]
    R_fb = np.swapaxes(poses[..., :3, :3], -1, -2) @ at[..., :3, :3]
    arm = ((poses[..., :3, 3] - at[..., :3, 3])[..., np.newaxis, :] @ at[..., :3, :3])[..., 0, :]
    both = np.stack([twist[..., :3] + np.cross(twist[..., 3:], arm), twist[..., 3:]], axis=-1)
    return np.concatenate(np.moveaxis(R_fb @ both, -1, 0), axis=-1)


def loads_of(
    robot: Robot, torque: Torque, wrench: Wrench, t: Array, interpolation: str, breaks: Sequence[float], effort: ArrayLike | None
) -> Loads:
    """Return the loads from the arguments of `simulate`; t (K,) are the sample times.

    wrench   {frame: wrench}, or one for the only tip; each (6,), (K, 6) or (times, values)
    """
    check.one_of("interpolation", interpolation, INTERPOLATIONS)
    torques = _torque_source(robot, torque, t, interpolation, breaks, effort_limits(robot, effort))
    frames = by_frame(robot, wrench).items()
    return Loads(torques, {name: _wrench_source(f"wrench[{name!r}]", value, t, interpolation) for name, value in frames})


def led_on(
    given: tuple[Torque, Wrench, ArrayLike | None], robot: Robot, new: Robot, t: Array
) -> tuple[Torque, Wrench, ArrayLike | None]:
    """Return torque, wrench and effort of `simulate` for the robot after a change; arrays are mapped by joint and frame names.

    t (K,) are the original sample times.
    """
    torque, wrench, effort = given
    if isinstance(torque, Controller):
        if new.velocity_names != robot.velocity_names:
            raise ShapeError(
                f"torque: the controller {torque.name!r} is for the joints {', '.join(robot.velocity_names)}; after a change the "
                f"robot has {', '.join(new.velocity_names) or 'none'}; pass a function (t, q, qd), or attach parts without joints"
            )
    elif torque is not None and not callable(torque):
        times, values = torque if _is_pair(torque) else (t, torque)
        array = np.asarray(values, dtype=float)
        known = dict(zip(robot.velocity_names, np.moveaxis(array, -1, 0), strict=True))
        moved = np.stack([known.get(name, np.zeros(array.shape[:-1])) for name in new.velocity_names], axis=-1)
        torque = moved if array.ndim == 1 else (times, moved)
    if wrench is not None:
        kept: dict[str, OverTime] = {}
        for frame, value in by_frame(robot, wrench).items():
            if frame in new.link_names:
                kept[frame] = value if _is_pair(value) or np.shape(np.asarray(value)) == (6,) else (t, np.asarray(value))
        wrench = kept
    if effort is not None and not isinstance(effort, str) and np.ndim(effort) == 1:
        bounds = dict(zip(robot.velocity_names, np.asarray(effort, dtype=float).tolist(), strict=True))
        effort = [bounds.get(name, math.inf) for name in new.velocity_names]
    return torque, wrench, effort
