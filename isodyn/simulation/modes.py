"""Modes: which joints dry friction or stops hold, and when that changes.

Between two mode changes the mode is fixed and the motion is smooth: a mode is two inputs of the flow, free and dry
(dynamics/flow.py).  At a change the friction law (formulations/dry_friction.py) chooses the next mode.  Changes are located along
the accepted steps:

    the velocity of a sliding joint crosses 0                             it sticks, or moves on in the other direction
    the holding torque of a joint crosses its static bound                it slips
    the reaction of a stop crosses 0, less what friction can hold         the joint leaves its stop

An impact changes velocities instantly, by impulses of the stops only: friction is bounded, so that an impact passes through
sticking joints.  All stops hit at once, and those that joints rest on, are one problem, the same law for velocities:
M v + impulse = M v-, and a joint that hits its stop rebounds with v = -restitution v-.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from isodyn.backends.schemes import StepFailure
from isodyn.formulations.dry_friction import EPSILON, Bounds, ByMatrix, Yielding, moving
from isodyn.simulation.events import Stop, crossing, limit_of, ranges
from isodyn.simulation.integrators import Counter, Tolerances
from isodyn.simulation.interpolation import Quintics, States
from isodyn.simulation.loads import Span
from isodyn.simulation.system import System
from isodyn.spatial import Array

INSIDE = 4  # intervals per step in which velocities are sampled
BESIDE = 2.0**-10  # fraction of such an interval for the slopes at its ends
ROUNDED = 32 * EPSILON  # relative rounding error of a position at the end of a step
SLACK = 1e-12  # relative excess of a torque over its bound that counts: far above rounding, far below every tolerance
SURELY = 4  # the same in rounding errors, if these are larger, as for joints in loops that share a torque
FINE = 0.05  # allowed deviation of a holding torque from a line, relative to its bounds or to its rise
LOOKS = 200  # least number of intervals of the motion to sample, if torques are arbitrary functions of time
AHEAD = 16  # intervals, or pieces of an array, checked at once while all joints are held, at first
FURTHEST = 1024  # and at most
DEEPEST = 4096  # finest subdivision of a sampled interval
TANGLED = 1 / 16  # of these: the largest fraction that may remain undecided
TOGETHER = 512  # intervals bisected at once
CORNERS = 4  # intervals per piece of a curve that torques follow
SPACINGS = 4  # spacings of floating-point numbers: lower bounces are indistinguishable from rest
INSTANT = 1e-3  # times the relative tolerance: fraction of the motion within which changes count as one


class Change(NamedTuple):
    """Time at which a mode ends [s], and the joints (n,) whose velocities are 0 there."""

    t: float
    stops: Array


class Modes:
    """Current mode of a simulation.

    free, dry   (n,)   inputs of the flow: 1 moves, 0 held; -1 in loops: at rest, because it follows from held joints
    sense       (n,)   -1, +1: direction in which a joint moves, or starts to; 0: held
    resting     (n,)   -1, +1: on its lower or upper stop; 0: on none
    history            (start time, free, dry) of all modes so far
    """

    def __init__(
        self, system: System, stops: Sequence[Stop], counter: Counter, times: tuple[float, float], accuracy: Tolerances,
        shortest: float = 0.0,
    ):  # fmt: skip
        """times: start and end of the motion; accuracy: tolerances of its steps; shortest: shortest bounce that steps can resolve
        [s].
        """
        n, (start, end) = system.robot.n, times
        self.instant = instant_of(times, accuracy)
        self._shortest = max(self.instant, shortest)
        self.accuracy = accuracy
        self.system, self.counter, self.places = system, counter, np.array(system.robot.velocity_to_position_index, dtype=int)
        self.static, self.sliding = (Bounds(*levels) for levels in system.dry_levels())
        self.rough = self.static.lower < self.static.upper
        self.stops = {(stop.joint, stop.side): stop for stop in stops}
        both = [(k, side) in self.stops for k in range(n) for side in (-1, 1)]
        room = np.array([ends.upper.at - ends.lower.at for ends in ranges(system.robot)])
        self.shut = np.reshape(both, (n, 2)).all(axis=1) & (room == 0)  # stops on both sides at the same position
        self.free, self.dry, self.sense = np.ones(n), np.zeros(n), np.zeros(n)
        self.resting = np.zeros(n, dtype=int)
        self.history: list[tuple[float, Array, Array]] = []
        self._bounds = self.static
        self._slack, self._more, self._blur = np.zeros(n), np.zeros(n), np.zeros(n)
        self._least = 1.0 if system.robot.loops else 0.0  # [rad] or [m]: least size in rounding of loops
        self._since, self._changed = -math.inf, np.zeros(n, dtype=bool)
        self._ahead = AHEAD
        self._longest = min(accuracy["max_step"], (end - start) / LOOKS)  # [s] between looks at torques that hold joints

    @property
    def inputs(self) -> tuple[Array, Array]:
        """Mode inputs of the flow."""
        return self.free, self.dry

    @property
    def held(self) -> Array:
        """(n,): True for held joints."""
        return np.asarray(self.free == 0)

    @property
    def rests(self) -> Array:
        """(n,): True for joints that are held or follow from held ones."""
        return np.asarray(self.free <= 0)

    def at(self, t: Array) -> tuple[Array, Array]:
        """Return free and dry (K, n) of the modes at times (K,); at a change, of the next one; before the first, all free."""
        when, free, dry = zip(*(self.history or [(-math.inf, *self.inputs)]), strict=True)
        k = np.maximum(np.searchsorted(when, t, side="right") - 1, 0)
        return np.array(free)[k], np.array(dry)[k]

    def friction(self, mode: Sequence[Array], q: Array, qd: Array, loads: Sequence[Array]) -> Array:
        """Return the friction (K, n) in modes (K, n), without reactions of stops; M qdd + C qd + g + friction + reactions = tau."""
        holding = np.clip(self.system.resisting(q, qd, loads, mode), *self.static)
        smooth = self.system.friction_torque(qd) if self.system.creep > 0 else self.system.viscous_torque(qd)
        return np.asarray(smooth + np.where(mode[0] > 0, mode[1], holding))

    # -- choosing ---------------------------------------------------------------------------------------------------------

    def touch(self, q: Array, qd: Array) -> None:
        """Mark joints at rest exactly on a stop as resting on it, until the law releases them."""
        for joint, side in self.stops:
            if q[self.places[joint]] == limit_of(self.system.robot, joint, side) and qd[joint] == 0:
                self.resting[joint] = side

    def settle(self, t: float, q: Array, qd: Array, span: Span) -> tuple[Array, list[str]]:
        """Choose the mode of a state whose joints at rest have velocities of exactly 0; return accelerations (n,) and the changes
        in words.
        """
        before, rested = self.rests, self.resting.copy()
        first, last = not self.history, (self.free, self.dry)
        a = self._choose(t, q, qd, span)
        if first or not np.array_equal(last, (self.free, self.dry)):
            self._remember(t)
        return a, [] if first else self._words(before, rested)

    def along(self, t: Array, q: Array, qd: Array, span: Span) -> tuple[Quintics, list[tuple[int, list[str]]]]:
        """Return the motion within fixed steps between states (m + 1, n) at times t, and where modes changed, in words.

        These steps chose their modes themselves.
        """
        loads = span.batch(t, q, qd)
        free, dry, qdd = self.system.chosen(q, qd, loads)
        mode = np.stack([free, dry], axis=1)
        changed = (mode[:-1] != np.concatenate([[(self.free, self.dry)], mode[:-2]])).any(axis=(1, 2))
        changed[0] |= not self.history
        said = []
        for k in np.flatnonzero(changed):
            first, before = not self.history, self.rests
            self.free, self.dry = free[k], dry[k]
            self._remember(float(t[k]))
            said.append((int(k), [] if first else self._words(before, self.resting)))
        return self._between(t, q, qd, qdd, mode, loads), said

    def _between(self, t: Array, q: Array, qd: Array, qdd: Array, mode: Array, loads: Sequence[Array]) -> Quintics:
        """Return the motion within fixed steps; each ends with the accelerations of its own mode (m + 1, 2, n), not of the next."""
        sense = np.where(qd[:-1] != 0, qd[:-1], qdd[:-1])
        turns = self.rough & (mode[:-1, 0] > 0) & ((qd[1:] == 0) | (sense * qd[1:] < 0))
        lines = np.append(turns.any(axis=1), False)
        jumps = np.flatnonzero((mode[1:] != mode[:-1]).any(axis=(1, 2))) + 1
        if not len(jumps):
            return self.system.between(t, q, qd, qdd, lines)
        acting, last = [load[jumps] for load in loads], tuple(mode[jumps - 1].swapaxes(0, 1))
        ended = self.system.accelerations(q[jumps], qd[jumps], acting, last)
        order = np.sort(np.concatenate([np.arange(len(t)), jumps]))  # times at which accelerations jump appear twice
        behind = np.append(order[1:] == order[:-1], False)
        qdd = qdd[order]
        qdd[behind] = ended
        lines = lines[order] & ~behind
        if behind[-2:].any():  # the mode after the last step is not known yet
            order, qdd, lines = order[:-1], qdd[:-1], lines[:-1]
        return self.system.between(t[order], q[order], qd[order], qdd, lines)

    def _remember(self, t: float) -> None:
        """Record the mode since t; one that follows within the last bit of an impact's time starts with it."""
        self.history.append((max(t, self.history[-1][0]) if self.history else t, self.free, self.dry))

    def _choose(self, t: float, q: Array, qd: Array, span: Span) -> Array:
        self.counter.evaluations += 1
        here = q[np.newaxis], qd[np.newaxis]
        inertia, r = self.system.judge(*here, span.batch(np.array([t]), *here))
        moves, before = qd != 0, self.free
        bounds = []
        for lower, upper, more in ((*self.static, self._more), (*self.sliding, 0.0)):
            slides = np.where(qd > 0, self.sliding.upper, self.sliding.lower)
            low, high = self._on_stops(lower - more, upper + more)
            bounds.append(Bounds(np.where(moves, slides, low), np.where(moves, slides, high)))
        static, sliding = bounds
        start = np.where(static.lower < static.upper, 0.0, np.where(qd < 0, -1.0, 1.0))
        found, _ = moving(inertia, r, static, sliding, start)
        a, free, dry, sense = (np.asarray(x, dtype=float) for x in (found.a, found.free, found.dry, found.sense))
        free = np.where(np.asarray(found.carried) > 0, -1.0, free)
        if not np.isfinite(a).all():
            free, dry, sense = np.ones(len(r)), np.where(moves, sliding.upper, 0.0), np.sign(qd)  # the step will raise the error
        self.free, self.dry, self.sense = free, dry, sense
        self.resting[self.free > 0] = 0
        self._bounds = self._on_stops(*self.static)
        sizes, rounding = (np.asarray(x, dtype=float) for x in (found.sizes, found.rounding))
        self._slack = np.maximum(SLACK * (sizes + np.maximum(self.static.upper, -self.static.lower)), SURELY * rounding)
        self._since, self._changed = t, before != self.free
        return a

    def _on_stops(self, lower: Array, upper: Array) -> Bounds:
        """Return the friction bounds, infinite where a stop also holds the joint."""
        closed = self.shut & (self.resting != 0)
        return Bounds(np.where((self.resting < 0) | closed, -np.inf, lower), np.where((self.resting > 0) | closed, np.inf, upper))

    def _words(self, before: Array, rested: Array) -> list[str]:
        """Describe the changes; (n,) each: which joints were at rest before, and on which stops."""
        said = []
        for k, joint in enumerate(self.system.robot.dofs):
            side = "upper" if self.resting[k] + rested[k] > 0 else "lower"
            if self.resting[k] and not (rested[k] and before[k]):
                said.append(f"{joint.name} rests on its {side} stop")
            elif rested[k] and before[k] and not self.resting[k]:
                said.append(f"{joint.name} leaves its {side} stop")
            elif before[k] != self.rests[k]:
                said.append(f"{joint.name} {'sticks' if self.rests[k] else 'slips'}")
        return said

    def strike(self, t: float, q: Array, qd: Array, stops: Sequence[Stop], span: Span) -> tuple[Array, list[str]]:
        """Resolve an impact on stops; return qd (n,) after it, and the changes in words."""
        self.counter.evaluations += 1
        here = q[np.newaxis], qd[np.newaxis]
        inertia, _ = self.system.judge(*here, span.batch(np.array([t]), *here))
        before, rested = self.rests, self.resting.copy()
        sides, restitution, glued = rested.copy(), np.zeros(len(qd)), np.zeros(len(qd), dtype=bool)
        for stop in stops:
            sides[stop.joint], restitution[stop.joint] = stop.side, stop.restitution
        glued |= self.shut & (sides != 0)
        tolerance = self.accuracy["atol"] + self.accuracy["rtol"] * np.abs(q[self.places])
        while True:
            after = impact(inertia, qd, sides, restitution, glued)
            self.resting = np.where(after == 0, sides, 0)
            a = self._choose(t, q, after, span)
            near = piled_up(sides, restitution, q[self.places], after, a, self.accuracy, self._shortest) & (after != 0)
            driven = self._driven(q, after, sides)
            stays = before & (sides == 0) & (after * a < 0) & (50 * after**2 < np.abs(a) * tolerance)
            if not (near | stays | (driven != 0)).any():
                break
            sides = np.where(driven != 0, driven, sides)
            glued |= (near & (restitution == 0)) | stays  # rebounds within the tolerance, or friction stops it
            restitution[near] = 0.0
        self._remember(math.nextafter(t, math.inf))  # a sample at this time is the state before the impact
        return after, self._words(before, rested)

    def within(self, q: Array) -> Array:
        """Return q (nq,) with joints that rounding put beyond a stop moved onto it; from beyond they would never hit it again."""
        q = q.copy()
        for joint, side in self.stops:
            limit, k = limit_of(self.system.robot, joint, side), self.places[joint]
            q[k] = limit if side * (q[k] - limit) > 0 else q[k]
        return q

    def _driven(self, q: Array, qd: Array, sides: Array) -> Array:
        """Return (n,): -1, +1 where an impact drives a joint onto another inelastic stop at the same instant; set q onto that stop.

        Solve both stops as one impact: the sequence of single impacts converges to the same velocities (alternating projections).
        """
        found = np.zeros(len(qd), dtype=int)
        for (joint, side), stop in self.stops.items():
            limit, k = limit_of(self.system.robot, joint, side), self.places[joint]
            if not sides[joint] and not stop.restitution and side * (q[k] + qd[joint] * self.instant - limit) > 0:
                found[joint], q[k] = side, limit
        return found

    # -- looking ----------------------------------------------------------------------------------------------------------

    def change(self, t: Array, states: States, span: Span) -> Change | None:
        """Return the first mode change along steps that end at times t (m + 1,); None: no change."""
        found = self._turning(t, states)
        if self.held.any():
            end = found.t if found else float(t[-1])
            beyond = self._letting_go(np.array([*t[t < end], end]), states, span)
            found = found if beyond is None else Change(beyond, np.zeros(len(self.free), dtype=bool))
        if found is not None:
            stalls = found.t <= self._since + self.instant  # no progress: hold the joints that changed, or all, longer
            which = self._changed if self._changed.any() or found.stops.any() else self.held
            longer = np.where(which, np.maximum(4 * self._more, self._slack), self._more)
            self._more = longer if stalls else np.where(self._more > self._slack, 0.5 * self._more, 0.0)
            wider = np.where(found.stops, np.maximum(4 * self._blur, ROUNDED), self._blur)  # and detect reversals later
            self._blur = wider if stalls else np.zeros(len(self.free))
        return found

    def _turning(self, t: Array, states: States) -> Change | None:
        """Return where the velocity of a sliding joint first crosses 0."""
        slides = np.flatnonzero((self.free > 0) & self.rough)
        if not len(slides):
            return None
        points = (t[:-1, np.newaxis] + np.diff(t)[:, np.newaxis] * (np.arange(1, INSIDE + 1) / INSIDE)).reshape(-1)
        points[INSIDE - 1 :: INSIDE] = t[1:]
        dips = _dips(lambda x: self.sense[slides] * states(x)[1][:, slides], np.concatenate([t[:1], points]))
        points = np.unique(np.concatenate([points, dips]))
        q, qd = states(points)
        steps = np.diff(t)[np.clip(np.searchsorted(t, points) - 1, 0, len(t) - 2)]
        sizes = np.maximum(np.abs(q[:, self.places[slides]]), self._least)
        noise = (ROUNDED * sizes + self._blur[slides]) / steps[:, np.newaxis]
        behind = self.sense[slides] * qd[:, slides] < -noise
        if not behind.any():
            return None
        k = int(np.argmax(behind.any(axis=1)))
        start, end = float(t[0] if k == 0 else points[k - 1]), float(points[k])
        turned = slides[behind[k]]
        for _ in range(2 if len(turned) > 1 else 0):  # find the first of them without solving for every root
            closer = np.linspace(start, end, 17)
            early = self.sense[turned] * states(closer)[1][:, turned] < 0
            k = int(np.argmax(early[1:].any(axis=1))) + 1
            if early[k].any():
                start, end, turned = float(closer[k - 1]), float(closer[k]), turned[early[k]]
        at = np.full(len(self.free), np.inf)
        for joint in turned:
            forward = self._speed(joint, states)
            before, behind_it = _around(forward, start, end)
            at[joint] = crossing(forward, before, behind_it, 0.0) if before < behind_it else start
        first = float(at.min())
        return Change(first, at <= first + self.instant)

    def _speed(self, joint: int, states: States) -> Callable[[float], float]:
        return lambda t: float(self.sense[joint] * states(np.array([t]))[1][0, joint])

    def _letting_go(self, t: Array, states: States, span: Span) -> float | None:
        """Return the time at which a holding torque first exceeds its bounds, between times t (m + 1,)."""
        held = np.flatnonzero(self.held & (np.isfinite(self._bounds.lower) | np.isfinite(self._bounds.upper)))
        if not len(held):
            return None
        lower, upper, slack = self._bounds.lower[held], self._bounds.upper[held], (self._slack + self._more)[held]
        scale = self._slack[held] / SLACK

        def margin(times: Array) -> Array:
            self.counter.evaluations += len(times)
            q, qd = states(times)
            f = self.system.resisting(q, qd, span.batch(times, q, qd), self.inputs)[:, held]
            return np.where(np.isfinite(f), np.minimum(upper - f, f - lower) + slack, -1.0)  # NaN: the step raises the error

        if span.steady and self.rests.all():
            t = t[[0, -1]]  # nothing changes
        elif not span.steady:
            t = np.union1d(t, span.corners(float(t[0]), float(t[-1]), CORNERS))
            t = t if span.known else _filled(t, self._longest)
        found, tangled = _first_below(margin, t, FINE * scale, self.instant)
        if tangled and found is None:
            apart = float(np.diff(t).max()) / DEEPEST
            raise StepFailure(float(t[0]), f"the torques jump between samples {apart:.2g} s apart")
        self._ahead = min(2 * self._ahead, FURTHEST) if found is None else AHEAD
        return found

    def next_look(self, now: float, end: float, span: Span) -> float:
        """Return the time up to which a robot with all joints held is checked at once, at most `end`."""
        return min(end, span.corner(now, self._ahead) if span.known else now + AHEAD * self._longest)


def instant_of(times: tuple[float, float], accuracy: Tolerances) -> float:
    """Return the event time resolution [s]: mode changes and impacts less than this apart count as one."""
    start, end = times
    return max(INSTANT * accuracy["rtol"] * (end - start), 64 * math.ulp(max(abs(start), abs(end))))


def piled_up(sides: Array, restitution: Array, q: Array, qd: Array, qdd: Array, accuracy: Tolerances, instant: float) -> Array:
    """Return (n,) flags: the bounces on a stop accumulate (Zeno), so that the joint comes to rest.

    The remaining bounces take less time than the position tolerance allows, 2 v / a (1 + e + e^2 + ...) < tolerance of q / v.  Or
    the next bounce is shorter than `instant` [s], or lower than the resolution of positions.

    sides, restitution   as for `impact`, whose result is qd
    """
    near, push = accuracy["atol"] + accuracy["rtol"] * np.abs(q), sides * qdd
    soon = 2 * qd**2 < near * push * (1 - restitution)
    return np.asarray(
        (push > 0) & (soon | (2 * np.abs(qd) < instant * push) | (qd**2 < 2 * push * SPACINGS * np.spacing(np.abs(q))))
    )


def impact(inertia: ByMatrix | Yielding, qd: Array, sides: Array, restitution: Array, glued: Array | bool = False) -> Array:
    """Return the velocities (n,) after an impact.

    inertia              maps impulses of the stops to velocities
    sides         (n,)   +1: at an upper stop, -1: at a lower one, 0: at none
    restitution   (n,)   coefficient of restitution: v+ = -restitution v- at a stop that is hit
    glued         (n,)   True: the joint is at rest after the impact, whatever impulse that takes
    """
    back = np.where((sides * qd > 0) & ~np.asarray(glued), restitution * qd, 0.0)
    bounds = Bounds(np.where((sides < 0) | glued, -np.inf, 0.0), np.where((sides > 0) | glued, np.inf, 0.0))
    start = np.where((sides == 0) & ~np.asarray(glued), 1.0, 0.0)
    found, _ = moving(inertia, inertia.momenta(qd + back), bounds, bounds, start)
    after = np.asarray(found.a, dtype=float) - back
    still = (qd == 0) & (np.abs(after) <= 32 * len(qd) * np.finfo(float).eps * np.abs(after).max())
    still |= np.abs(after) <= inertia.noise * (np.abs(qd) + np.abs(back))  # with the joints that follow from others
    return np.where(still, 0.0, after)  # joints that the impact does not reach stay exactly at rest


def _filled(t: Array, longest: float) -> Array:
    """Return the times t (m,) with more in between, so that neighbours are at most `longest` apart [s]."""
    gap = np.diff(t)
    parts = np.maximum(np.ceil(gap / longest - 1e-9), 1).astype(int)
    which = np.repeat(np.arange(len(gap)), parts)
    inside = (np.arange(len(which)) - np.repeat(np.cumsum(parts) - parts, parts)) / parts[which]
    return np.append(t[which] + gap[which] * inside, t[-1])


def _around(g: Callable[[float], float], a: float, b: float) -> tuple[float, float]:
    """Return (x, y) within a and b with g positive at x and not at y; (a, a) if there is none.  g is 0 at a if a joint starts."""
    if g(a) > 0:
        return a, b
    positive = None
    for k in range(40, -1, -1):
        x = a + (b - a) * 0.5**k
        if g(x) > 0:
            positive = x
        elif positive is not None:
            return positive, x
    return a, a


def _dips(forward: Callable[[Array], Array], t: Array) -> Array:
    """Return times between neighbouring t (m,) at which one of the velocities (m, k) has a minimum that may be below 0."""
    s, gap = forward(t), np.diff(t)
    if not (s.min(axis=0) < np.abs(np.diff(s, axis=0)).max(axis=0)).any():
        return np.zeros(0)
    falls, rises = forward(t[:-1] + BESIDE * gap) - s[:-1], s[1:] - forward(t[1:] - BESIDE * gap)
    with np.errstate(divide="ignore", invalid="ignore"):
        meet = (s[1:] - s[:-1] - rises / BESIDE) / (falls - rises)  # intersection of the end tangents; the velocity is above
        below = (s[:-1] > 0) & (s[1:] > 0) & (falls < 0) & (rises > 0) & (s[:-1] + meet * falls < 0)
    found = []
    for i, k in np.argwhere(below):
        a, b = t[i], t[i + 1]
        for _ in range(3):
            closer = np.linspace(a, b, 17)
            least = int(np.argmin(forward(closer)[:, k]))
            a, b = closer[max(least - 1, 0)], closer[min(least + 1, 16)]
        found.append(closer[least])
    return np.array(found)


def _first_below(margin: Callable[[Array], Array], t: Array, fine: Array, wide: float) -> tuple[float | None, bool]:
    """Return the first time, within `wide` [s], at which some margin (m,) becomes negative; samples adapt to its curvature.

    Intervals between neighbouring times t that their ends and middles do not decide are bisected, many together, down to 1 /
    DEEPEST of them; these are accepted undecided.  The second result is True if too many of those remain.

    fine   (m,)   tolerated distance of a margin from a line through its neighbours, near 0
    """
    at = np.stack([t[:-1], 0.5 * (t[:-1] + t[1:]), t[1:]], axis=1)
    values = margin(np.append(at[:, :2], t[-1]))
    values = np.stack([values[:-2:2], values[1:-1:2], values[2::2]], axis=1)
    least, most, left = np.maximum(np.diff(t) / DEEPEST, wide), TANGLED * DEEPEST * len(at), 0
    while True:
        bent, below = _bent(values, fine), (values[:, 1:] < 0).any(axis=(1, 2))
        finest = at[:, 2] - at[:, 0] <= least
        sure = below & (finest | ~bent)
        end = int(np.argmax(sure)) if sure.any() else len(at)
        left += int((finest & bent & ~below)[:end].sum())
        unclear = np.flatnonzero(~(_clear(values, bent) | finest)[:end])
        if not len(unclear):
            break
        halved, later = unclear[:TOGETHER], np.append(unclear[TOGETHER:], np.arange(end, min(end + 1, len(at))))
        times, known = at[halved], values[halved]
        middles = 0.5 * (times[:, :2] + times[:, 1:])
        new = margin(middles.reshape(-1)).reshape(*middles.shape, -1)
        halves = np.stack([times[:, :2], middles, times[:, 1:]], axis=-1).reshape(-1, 3)
        inner = np.stack([known[:, :2], new, known[:, 1:]], axis=2).reshape(-1, 3, new.shape[-1])
        at, values = np.concatenate([halves, at[later]]), np.concatenate([inner, values[later]])
        least = np.concatenate([np.repeat(least[halved], 2), least[later]])
    if end == len(at):
        return None, left > most
    k = int(np.argmax((values[end, 1:] < 0).any(axis=-1)))
    start, until = at[end, k : k + 2].tolist()
    return crossing(lambda x: float(margin(np.array([x]))[0].min()), start, until, wide), left > most


def _bent(values: Array, fine: Array) -> Array:
    """Return flags (...,): margins (..., 3, m) at both ends and in the middle are too curved to be trusted in between."""
    a, m, b = (values[..., k, :] for k in range(3))
    least = np.maximum(values.min(axis=-2), 0.0)
    may = np.maximum(np.maximum(0.25 * least, fine), FINE * np.abs(b - a))
    return np.asarray((np.abs(m - 0.5 * (a + b)) > may).any(axis=-1))


def _clear(values: Array, bent: Array) -> Array:
    """Return flags (...,): margins (..., 3, m) are surely positive on the whole interval."""
    a, m, b = (values[..., k, :] for k in range(3))
    second, first = 2 * (a + b - 2 * m), 4 * m - 3 * a - b  # the parabola a + first s + second s^2 through them, 0 <= s <= 1
    inside = (second > 0) & (first < 0) & (-first < 2 * second)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        lowest = np.where(inside, a - first**2 / (4 * second), np.minimum(m, b))
    return np.asarray(~bent & (np.minimum(np.minimum(m, b), lowest) >= 0).all(axis=-1))
