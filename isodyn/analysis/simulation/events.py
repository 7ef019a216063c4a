"""Events: functions of (t, q, qd) whose change of sign is looked for between the steps; they end a simulation or are recorded."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from isodyn.backends.cpu.kernel import Kernel
from isodyn.dynamics.arrays import evaluate
from isodyn.errors import ModelError, ShapeError, UnknownNameError
from isodyn.graph.graph import finish
from isodyn.graph.node import Context, Expr, symbol
from isodyn.model.robot import Robot
from isodyn.spatial import Array

States = Callable[[Array], tuple[Array, Array]]  # times (K,) -> q, qd (K, n)


@dataclass(frozen=True, eq=False)
class Event:
    """Something to look out for: where `when` goes through zero.

    when        a function (t, q, qd) -> number, or an expression of the symbols q[0], ..., qd[0], ..., t (isodyn.symbol)
    name        what it is called in the result
    terminal    whether it ends the simulation
    direction   +1: only upwards through zero; -1: only downwards; 0: both
    """

    when: Callable[[float, Array, Array], Any] | Expr
    name: str = "event"
    terminal: bool = False
    direction: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.when, Expr) and not callable(self.when):
            raise ModelError(f"Event: when must be a function (t, q, qd) or an expression, got {type(self.when).__name__}")
        if self.direction not in (-1, 0, 1):
            raise ModelError(f"Event: direction must be -1, 0 or 1, got {self.direction!r}")

    @staticmethod
    def limits(robot: Robot, *, terminal: bool = False) -> tuple[Event, ...]:
        """Every joint leaving its range, upwards through the upper limit or downwards through the lower."""
        found = []
        for k, joint in enumerate(robot.moving):
            q, lower, upper = symbol(f"q[{k}]"), joint.limits.lower, joint.limits.upper
            if math.isfinite(upper):
                found.append(Event(q - upper, f"{joint.name} beyond its upper limit {upper:g} {joint.unit}", terminal, 1))
            if math.isfinite(lower):
                found.append(Event(lower - q, f"{joint.name} beyond its lower limit {lower:g} {joint.unit}", terminal, 1))
        return tuple(found)


class Happened(NamedTuple):
    """An event that happened: its name, when [s], the state there, and whether it ended the simulation."""

    name: str
    t: float
    q: Array
    qd: Array
    terminal: bool


class EventFailure(Exception):
    """An event function raised or gave no number."""


def as_events(robot: Robot, events: Any) -> tuple[Event, ...]:
    """What `simulate` was given, as events: "limits", an Event, a function, an expression, or several of them."""
    if events is None:
        return ()
    if isinstance(events, str):
        if events != "limits":
            raise UnknownNameError.of("event", events, ("limits",))
        return Event.limits(robot)
    if isinstance(events, Event):
        return (events,)
    if isinstance(events, Expr) or callable(events):
        return (Event(events, getattr(events, "__name__", "event")),)
    if not isinstance(events, Iterable):
        raise ModelError(f"events: expected 'limits', Events, functions (t, q, qd) or expressions, got {type(events).__name__}")
    return tuple(event for given in events for event in as_events(robot, given))


class Watch:
    """Looks for events along accepted steps."""

    INSIDE = 4  # pieces that a step is looked at in

    def __init__(self, robot: Robot, events: Sequence[Event]):
        self.events = tuple(events)
        self._robot = robot
        self._compiled = [k for k, event in enumerate(events) if isinstance(event.when, Expr)]
        self._kernel = self._compile() if self._compiled else None
        self._last: Array | None = None

    def _compile(self) -> Kernel:
        context = Context()
        robot = self._robot
        inputs = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
        inputs["t"] = np.array([context.symbol("t")], dtype=object)
        known = {expr.name for array in inputs.values() for expr in array.flat}
        for k in self._compiled:
            for free in self.events[k].when.free_symbols:  # type: ignore[union-attr]
                if free.name not in known:
                    raise ModelError(
                        f"event {self.events[k].name!r} depends on the symbol {free.name!r}; q[0] .. q[{robot.n - 1}], "
                        f"qd[0] .. and t are known"
                    )
        values = np.array([context.adopt(self.events[k].when) for k in self._compiled], dtype=object)
        return Kernel(finish(context, inputs, {"g": values}, f"{robot.name}_events"), np.dtype(np.float64))

    def values(self, t: Array, q: Array, qd: Array) -> Array:
        """(K, events)."""
        result = np.empty((len(t), len(self.events)))
        if self._kernel is not None:
            result[:, self._compiled] = evaluate(self._kernel, [q, qd, t[:, np.newaxis]], [None], 1)[0]
        for k, event in enumerate(self.events):
            if not isinstance(event.when, Expr):
                result[:, k] = [self._number(event, float(t[i]), q[i], qd[i]) for i in range(len(t))]
        return result

    @staticmethod
    def _number(event: Event, t: float, q: Array, qd: Array) -> float:
        assert not isinstance(event.when, Expr)
        try:
            value = event.when(t, q.copy(), qd.copy())
            return float(value)
        except Exception as error:
            raise EventFailure(f"event {event.name!r} raised {type(error).__name__}: {error}") from error

    def begin(self, t: float, q: Array, qd: Array) -> None:
        """The values where the simulation starts; a terminal event must not have happened yet."""
        if not self.events:
            return
        self._last = self.values(np.array([t]), q[np.newaxis], qd[np.newaxis])[0]
        for event, value in zip(self.events, self._last, strict=True):
            if event.terminal and event.direction > 0 and value > 0:
                raise ShapeError(f"the simulation starts where it should end: {event.name}")

    def look(self, t: Array, states: States) -> list[Happened]:
        """Events between t[0] and t[-1], in order, up to the first that ends the simulation."""
        if not self.events:
            return []
        points = np.concatenate([np.linspace(a, b, self.INSIDE + 1)[1:] for a, b in pairwise(t)])
        g = self.values(points, *states(points))
        assert self._last is not None
        g = np.concatenate([self._last[np.newaxis], g])
        times = np.concatenate([t[:1], points])
        self._last = g[-1]
        found = []
        for k, event in enumerate(self.events):
            up, down = (g[:-1, k] < 0) & (g[1:, k] >= 0), (g[:-1, k] > 0) & (g[1:, k] <= 0)
            wanted = up if event.direction > 0 else down if event.direction < 0 else up | down
            for i in np.flatnonzero(wanted):
                found.append(self._root(k, float(times[i]), float(times[i + 1]), float(g[i, k]), states))
        found.sort(key=lambda event: event.t)
        ends = next((k for k, event in enumerate(found) if event.terminal), len(found))
        return found[: ends + 1]

    def _root(self, k: int, a: float, b: float, at_a: float, states: States) -> Happened:
        """Bisection to the last bit but a few: the sign at b is the other one."""
        while b - a > 4 * math.ulp(max(abs(a), abs(b))):
            middle = 0.5 * (a + b)
            value = self.values(np.array([middle]), *states(np.array([middle])))[0, k]
            if value == 0 or (value > 0) != (at_a > 0):
                b = middle
            else:
                a = middle
        q, qd = states(np.array([b]))
        return Happened(self.events[k].name, b, q[0], qd[0], self.events[k].terminal)
