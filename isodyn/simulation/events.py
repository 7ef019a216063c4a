"""Events: functions of (t, q, qd) whose sign changes are located between the steps.  They end a simulation or are recorded.

Velocities jump at an impact, and by less than the tolerance where joints stop together.  An event whose sign flips at such a jump
happens once, at the time of the jump.  If the jump makes its value exactly 0, it also happens there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise
from typing import NamedTuple, SupportsFloat

import numpy as np

from isodyn import check
from isodyn.backends.device import Kernel, device
from isodyn.dynamics.arrays import evaluate
from isodyn.errors import ModelError, ShapeError
from isodyn.graph.graph import finish
from isodyn.graph.node import Context, Expr, symbol
from isodyn.model.coupling import Row
from isodyn.model.joint import Axis
from isodyn.model.robot import Robot
from isodyn.renamed import with_old_arguments, with_old_members
from isodyn.simulation.changes import Attach, Detach
from isodyn.simulation.interpolation import States
from isodyn.spatial import Array, Scalar

When = Callable[[float, Array, Array], SupportsFloat] | Scalar  #: a function (t, q, qd) -> number, or an expression


@with_old_members
@with_old_arguments
@dataclass(frozen=True, eq=False)
class Event:
    """Event at a sign change of `when`, including a sign that flips because a velocity jumps.

    `when` is usually negative before the event and positive after it; `direction` selects one sense.

    when            a function (t, q, qd) -> number, or an expression of the symbols q[0], ..., qd[0], ..., t (isodyn.symbol)
    name            name in the result
    terminal        True: stop the simulation here.  If a velocity jumps, the last sample is the state before the jump; the event
                    holds the state after it
    direction       +1: only from negative to positive; -1: only from positive to negative; 0: both
    stop            joint stop that is hit here; the simulation continues with the velocities after the impact
    starts_at_zero  True: a `when` of exactly 0 counts as before the event, as on a joint limit, so that it can happen at once
    model_change    an Attach or Detach that changes the robot here; the simulation continues with the new robot

    If `when` is 0 or already past 0 at the start of the simulation, no event happens there.
    """

    when: When
    name: str = "event"
    terminal: bool = False
    direction: int = 0
    stop: Stop | None = None
    starts_at_zero: bool = False
    model_change: Attach | Detach | None = None

    def __post_init__(self) -> None:
        where = f"Event {self.name!r}"
        if self.model_change is not None and not isinstance(self.model_change, (Attach, Detach)):
            raise ModelError(
                f"{where}: model_change must be an isodyn.Attach or isodyn.Detach, got {type(self.model_change).__name__}"
            )
        if self.model_change is not None and (self.terminal or self.stop is not None):
            raise ModelError(
                f"{where}: the simulation continues after model_change; leave out terminal= and stop=, or model_change="
            )
        if not isinstance(self.when, Expr) and not callable(self.when):
            raise ModelError(f"{where}: when must be a function (t, q, qd) or an expression, got {type(self.when).__name__}")
        if self.direction not in (-1, 0, 1):
            raise ModelError(f"{where}: direction must be -1, 0 or 1, got {self.direction!r}")

    @property
    def interrupts_step(self) -> bool:
        """True if the integrator must end a step at this event."""
        return self.ends or self.stop is not None

    @property
    def ends(self) -> bool:
        """True if the integration ends at this event: the simulation stops, or continues with another robot."""
        return self.terminal or self.model_change is not None

    @staticmethod
    def limits(robot: Robot, *, terminal: bool = False, restitution: float | None = None) -> tuple[Event, ...]:
        """Return events for every joint that leaves its range.  Limits of coupled joints restrict the joint that drives them.

        terminal      True: stop the simulation there; False: record the event, and the joint moves on beyond its limit
        restitution   0 to 1: coefficient of restitution of a stop at each limit (see Stop); None: no stops
        """
        if restitution is not None:
            rule = "a number from 0 to 1"
            restitution = check.number("Event.limits: restitution", restitution, least=0, most=1, rule=rule, error=ModelError)
            if terminal:
                raise ModelError(f"Event.limits: restitution={restitution:g} makes the joint bounce; pass it without terminal=True")
        found = []
        for k, (joint, ends) in enumerate(zip(robot.dofs, ranges(robot), strict=True)):
            for sign, side, end in ((1, "upper", ends.upper), (-1, "lower", ends.lower)):
                if math.isfinite(end.at):
                    stop = None if restitution is None else Stop(k, sign, restitution)
                    name = f"{joint.name} {'at' if stop else 'beyond'} its {side} limit {end.at:g} {joint.unit}{end.by}"
                    found.append(
                        Event(
                            sign * (symbol(f"q[{robot.velocity_to_position_index[k]}]") - end.at),
                            name,
                            terminal,
                            1,
                            stop,
                            starts_at_zero=True,
                        )
                    )
        for axis, row, offset in _moved_by_several(robot):
            position = sum((ratio * symbol(f"q[{at}]") for at, ratio in row[1:]), row[0][1] * symbol(f"q[{row[0][0]}]")) + offset
            for sign, side, limit in ((1, "upper", axis.limits.upper), (-1, "lower", axis.limits.lower)):
                if math.isfinite(limit) and restitution is not None:
                    raise ModelError(
                        f"Event.limits: joint {axis.name!r} of robot {robot.name!r} is driven by several joints and has a limit, "
                        "which cannot be a stop of one of them; set limits of those joints, or leave out restitution"
                    )
                if math.isfinite(limit):
                    name = f"{axis.name} beyond its {side} limit {limit:g} {axis.unit}"
                    found.append(Event(sign * (position - limit), name, terminal, 1, None, starts_at_zero=True))
        return tuple(found)


class End(NamedTuple):
    """End of a range [rad] or [m], and, in brackets, the coupled joint whose limit it is."""

    at: float
    by: str = ""


class Range(NamedTuple):
    """Allowed range of a joint: its own limits, and those of joints coupled to it."""

    lower: End
    upper: End


def _coupled(robot: Robot) -> Iterator[tuple[Axis, Row, float]]:
    """Yield, for every coupled joint, its axis, the (index in q, ratio) of the joints that it follows, and the offset."""
    names, at, expansion = {coupling.joint for coupling in robot.couplings}, 0, robot.expansion
    for joint in robot.joints:
        if joint.name in names:
            yield joint.parts[0], expansion.positions[at], expansion.offsets[at]
        at += joint.nq


def _moved_by_several(robot: Robot) -> list[tuple[Axis, Row, float]]:
    return [one for one in _coupled(robot) if len(one[1]) > 1]


@lru_cache(maxsize=64)
def ranges(robot: Robot) -> tuple[Range, ...]:
    """Return the range of every degree of freedom (n), including limits of coupled joints that follow it alone."""
    found = [Range(End(axis.limits.lower), End(axis.limits.upper)) for axis in robot.dofs]
    owner = {place: k for k, place in enumerate(robot.velocity_to_position_index)}
    for axis, row, offset in _coupled(robot):
        if len(row) != 1:
            continue
        (place, ratio), limits = row[0], (axis.limits.lower, axis.limits.upper)
        ends = [End((limit - offset) / ratio, f" ({axis.name} at {limit:g} {axis.unit})") for limit in limits]
        lower, upper = ends if ratio > 0 else reversed(ends)
        k = owner[place]
        new = Range(max(found[k].lower, lower, key=lambda end: end.at), min(found[k].upper, upper, key=lambda end: end.at))
        if new.lower.at > new.upper.at:
            raise ModelError(
                f"robot {robot.name!r}: joint {robot.velocity_names[k]!r} has an empty range: it must be above "
                f"{new.lower.at:g}{new.lower.by} and below {new.upper.at:g}{new.upper.by}; check the limits of {axis.name!r}"
            )
        found[k] = new
    return tuple(found)


@dataclass(frozen=True)
class Stop:
    """A joint stop: an impulse along one joint reverses its velocity (see simulation/modes.py).

    joint         index k of its degree of freedom
    side          +1: the upper limit; -1: the lower
    restitution   coefficient of restitution: qd+_k = -restitution qd-_k
    """

    joint: int
    side: int
    restitution: float


#: text after the joint name in events of mode changes (see modes.py) -> True if the joint is held from then on
CHANGES = {
    "sticks": True,
    "slips": False,
    **{f"{word} its {side} stop": word == "rests on" for word in ("rests on", "leaves") for side in ("upper", "lower")},
}


class Happened(NamedTuple):
    """Record of an event: its name, time [s], the state there, and whether it ended the simulation."""

    name: str
    t: float
    q: Array
    qd: Array
    terminal: bool


class EventFailure(Exception):
    """An event function raised or did not return a number."""


Events = str | Event | When | Iterable[str | Event | When] | None  #: as `simulate` takes them


def as_events(robot: Robot, events: Events) -> tuple[Event, ...]:
    """Return the events for "limits", an Event, a function or an expression, or several of these."""
    if events is None:
        return ()
    if isinstance(events, str):
        check.one_of("event", events, ("limits",))
        return Event.limits(robot)
    if isinstance(events, Event):
        return (events,)
    if isinstance(events, Expr) or callable(events):
        return (Event(events, getattr(events, "__name__", "event")),)
    if not isinstance(events, Iterable):
        raise ModelError(f"events: expected 'limits', Events, functions (t, q, qd) or expressions, got {type(events).__name__}")
    return tuple(event for one in events for event in as_events(robot, one))


class Watch:
    """Finds events along accepted steps."""

    INSIDE = 4  # intervals per step in which signs are compared

    def __init__(self, robot: Robot, events: Sequence[Event]):
        self.events = tuple(events)
        self._robot = robot
        self._compiled = {k: event.when for k, event in enumerate(events) if isinstance(event.when, Expr)}
        self._kernel = self._compile() if self._compiled else None
        self._last = np.zeros(len(self.events))

    def _compile(self) -> Kernel:
        context = Context()
        robot = self._robot
        inputs = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
        inputs["t"] = np.array([context.symbol("t")], dtype=object)
        known = {expr.name for array in inputs.values() for expr in array.flat}
        for k, when in self._compiled.items():
            for free in when.free_symbols:
                if free.name not in known:
                    raise ModelError(
                        f"event {self.events[k].name!r} depends on the symbol {free.name!r}; use only q[0] .. q[{robot.nq - 1}], "
                        f"qd[0] .. and t"
                    )
        values = np.array([context.adopt(when) for when in self._compiled.values()], dtype=object)
        return device().kernel(finish(context, inputs, {"g": values}, f"{robot.name}_events"))

    def values(self, t: Array, q: Array, qd: Array) -> Array:
        """Return the values of all events (K, events)."""
        result = np.empty((len(t), len(self.events)))
        if self._kernel is not None:
            result[:, list(self._compiled)] = evaluate(self._kernel, [q, qd, t[:, np.newaxis]], [None], 1)[0]
        for k, event in enumerate(self.events):
            if not isinstance(event.when, Expr):
                result[:, k] = [self._number(event, float(t[i]), q[i], qd[i]) for i in range(len(t))]
        if np.isnan(result).any():
            i, k = np.argwhere(np.isnan(result))[0]
            raise EventFailure(f"event {self.events[k].name!r} returned nan at t = {t[i]:g} s; expected a number that crosses 0")
        return result

    @staticmethod
    def _number(event: Event, t: float, q: Array, qd: Array) -> float:
        assert callable(event.when)
        try:
            value = event.when(t, q.copy(), qd.copy())
        except Exception as error:
            raise EventFailure(f"event {event.name!r} raised {type(error).__name__}: {error}") from error
        try:
            return float(value)
        except (TypeError, ValueError):
            raise EventFailure(f"event {event.name!r} returned {type(value).__name__}; expected a number") from None

    @property
    def last(self) -> Array:
        """(events,): values at the end of the last interval checked."""
        return self._last

    def begin(self, t: float, q: Array, qd: Array, before: Array | None = None) -> list[tuple[Event, Happened]]:
        """Start at a state; refuse a state beyond an event that ends the simulation.

        before   (events,)   values before the robot was changed here; events that the jump of the velocities crosses happen now
        """
        if self.events:
            self._last = self.values(np.array([t]), q[np.newaxis], qd[np.newaxis])[0]
        if before is not None:
            jumped = [self.events[k] for _, k in self._crossed(np.stack([before, self._last]))]
            told = [event for event in jumped if event.stop is None and event.model_change is None]
            return [(event, Happened(event.name, t, q, qd, event.terminal)) for event in told]
        for k, event in enumerate(self.events):
            if event.interrupts_step and event.model_change is None and event.direction > 0 and self._last[k] > 0:
                where = f"{event.name} (by {self._last[k]:.3g})"
                raise ShapeError(f"the simulation starts beyond an event that ends it: {where}; start inside, or omit this event")
        return []

    def jump(self, t: float, q: Array, before: Array, after: Array) -> list[tuple[Event, Happened]]:
        """Return the events whose sign changes as velocities jump, by an impact or where a joint stops; they happen at t.

        before, after   (n,)   velocities before and after the jump; the recorded states are those after it
        """
        if not self.events:
            return []
        times, both = np.array([t, t]), np.stack([before, after])
        g = self.values(times, np.stack([q, q]), both)
        self._last = g[1]
        return [(self.events[k], Happened(self.events[k].name, t, q, after, self.events[k].terminal)) for _, k in self._crossed(g)]

    def _crossed(self, g: Array) -> list[tuple[int, int]]:
        """Return (interval, event) of every sign change of values (m + 1, events) in the direction of its event."""
        found = []
        for k, event in enumerate(self.events):
            up, down = (g[:-1, k] < 0) & (g[1:, k] >= 0), (g[:-1, k] > 0) & (g[1:, k] <= 0)
            wanted = up if event.direction > 0 else down if event.direction < 0 else up | down
            if event.starts_at_zero:
                wanted = (g[:-1, k] <= 0) & (g[1:, k] > 0)
            found += [(int(i), k) for i in np.flatnonzero(wanted)]
        return sorted(found)

    def look(self, t: Array, states: States, instant: float = 0.0) -> list[tuple[Event, Happened]]:
        """Return the events between t[0] and t[-1], in order, up to the first that interrupts the step.

        Stops that are hit, and events that end the simulation or change the robot, within `instant` after it are included.
        """
        if not self.events:
            return []
        points = np.concatenate([np.linspace(a, b, self.INSIDE + 1)[1:] for a, b in pairwise(t)])
        points = np.unique(np.concatenate([points, self._tops(np.concatenate([t[:1], points]), states)]))
        times, g = np.concatenate([t[:1], points]), np.vstack([self._last, self.values(points, *states(points))])
        breaks, end = list[tuple[Event, Happened]](), math.inf
        for i, k in self._crossed(g):
            if self.events[k].interrupts_step and times[i] <= end + instant:
                breaks.append((self.events[k], self._root(k, float(times[i]), float(times[i + 1]), float(g[i, k]), states)))
                end = min(end, breaks[-1][1].t)
        if breaks:  # find the others up to there, with the values at exactly this end, so that none is lost to rounding
            last = np.array([end])
            g = np.vstack([g[times < end], self.values(last, *states(last))])
            times = np.append(times[times < end], end)
        self._last = g[-1]
        breaks.sort(key=lambda pair: pair[1].t)
        until = next((happened.t for event, happened in breaks if event.ends), math.inf)
        found = [pair for pair in breaks if pair[1].t <= min(end + instant, until)]
        known = [event for event, _ in found]
        for i, k in self._crossed(g):
            if not self.events[k].interrupts_step or (self.events[k].ends and self.events[k] not in known):
                found.append((self.events[k], self._root(k, float(times[i]), float(times[i + 1]), float(g[i, k]), states)))
        return sorted(found, key=lambda pair: pair[1].t)

    def _tops(self, t: Array, states: States) -> Array:
        """Return times between neighbouring t (m,) at which a joint reverses that may have been beyond its stop in between."""
        stops, found = [event.stop for event in self.events if event.stop], []
        q, qd = states(t) if stops else (np.zeros((len(t), 0)),) * 2
        for stop in stops:
            k, side = stop.joint, stop.side
            inside, out = side * (q[:, self._robot.velocity_to_position_index[k]] - limit_of(self._robot, k, side)), side * qd[:, k]
            turns = (out[:-1] > 0) & (out[1:] < 0) & (inside[:-1] + out[:-1] * np.diff(t) > 0)
            for i in np.flatnonzero(turns):
                outward = partial(_outward, states, k, side)
                found.append(crossing(outward, float(t[i]), float(t[i + 1]), 0.0))
        return np.array(found)

    def _root(self, k: int, a: float, b: float, at_a: float, states: States) -> Happened:
        """Locate an event to the last few bits; at b the sign has changed."""
        event, sign = self.events[k], 1.0 if at_a > 0 else -1.0

        def before(t: float) -> float:
            value = sign * float(self.values(np.array([t]), *states(np.array([t])))[0, k])
            return math.ulp(0.0) if value == 0 and event.starts_at_zero else value

        at = crossing(before, a, b, 0.0)
        q, qd = states(np.array([at]))
        return Happened(event.name, at, q[0], qd[0], event.terminal)


def _outward(states: States, joint: int, side: int, t: float) -> float:
    return float(side * states(np.array([t]))[1][0, joint])


def limit_of(robot: Robot, joint: int, side: int) -> float:
    """Return the position of the upper (+1) or lower (-1) stop of a joint [rad] or [m]."""
    ends = ranges(robot)[joint]
    return ends.upper.at if side > 0 else ends.lower.at


def crossing(g: Callable[[float], float], a: float, b: float, wide: float) -> float:
    """Return the time at which g, positive at a and not at b, is no longer positive, within `wide` [s] or a few bits of a and b.

    Bracketed secants (the Illinois rule), and a bisection after every three of them.  Points keep half the tolerance away from both
    ends: one that meets the root exactly, as for a linear g, would otherwise move only one end.
    """
    at_a, at_b, side, tries = g(a), g(b), 0, 0
    least = max(wide, 4 * math.ulp(max(abs(a), abs(b))))  # of the end times: near t = 0 floating-point spacing vanishes
    while b - a > least:
        tries += 1
        x = b - at_b * (b - a) / (at_b - at_a) if at_b != at_a else a
        x = min(max(x, a + 0.5 * least), b - 0.5 * least)
        if not a < x < b or tries % 4 == 0:
            x = 0.5 * (a + b)
        value = g(x)
        if value > 0:
            a, at_a = x, value
            at_b, side = (at_b / 2 if side > 0 else at_b), 1
        else:
            b, at_b = x, value
            at_a, side = (at_a / 2 if side < 0 else at_a), -1
    return b
