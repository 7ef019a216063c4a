"""Steppers: from a right-hand side to a stream of steps that were accepted.

Three kinds give the same stream: SciPy's solvers; fixed and adaptive schemes interpreted here, for torques that are Python
functions; and the same schemes compiled around the dynamics, many steps at a time.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import NamedTuple

import numpy as np

from isodyn.backends.cpu.lines import Lines
from isodyn.backends.cpu.rollout import Roller
from isodyn.backends.cpu.track import GROW, SAFETY, SHRINK, TIGHT, Motion, Tracker
from isodyn.backends.schemes import RK4, PredictorCorrector, Row, RungeKutta, Scheme, SemiImplicitEuler, evaluations
from isodyn.errors import MissingExtra
from isodyn.simulation.path import Interpolant, States
from isodyn.spatial import Array

Rhs = Callable[[float, Array], Array]

CHUNK = 2048  # compiled steps at a time

FIRST, MOST = 16, 1024  # compiled trials at a time under error control: few at first, for events and progress
_WORK = 10_000_000  # node evaluations between two looks at Ctrl-C, about 0.05 s


class StepFailure(Exception):
    """An integrator gave up at t."""

    def __init__(self, t: float, reason: str):
        super().__init__(reason)
        self.t, self.reason = t, reason


@dataclass(frozen=True)
class Steps:
    """Accepted steps.

    t          (m + 1,)        their ends, the first where the last ones ended
    y          (m + 1, 2 n)    states there
    dense      (K,) -> q, qd (K, n)    in between; None: to be interpolated from states and accelerations
    cost       evaluations of the dynamics that the first k of them took; None: they are counted already
    """

    t: Array
    y: Array
    dense: States | None = None
    cost: Callable[[int], int] | None = None


@dataclass
class Counter:
    """Evaluations of the dynamics so far."""

    evaluations: int = 0


# -- SciPy ------------------------------------------------------------------------------------------------------------


def scipy_steps(
    name: str, f: Rhs, t0: float, y0: Array, t1: float, *, rtol: float, atol: float, max_step: float
) -> Iterator[Steps]:
    """One of scipy.integrate's solvers, step by step."""
    try:
        from scipy import integrate
    except ImportError:
        raise MissingExtra.of("SciPy", "sim") from None
    with warnings.catch_warnings(record=True) as said:  # LSODA complains by warnings
        warnings.simplefilter("always")
        solver = getattr(integrate, name)(f, t0, y0, t1, rtol=rtol, atol=atol, max_step=max_step)
    while solver.status == "running":
        before = solver.t
        with warnings.catch_warnings(record=True) as said, np.errstate(all="ignore"):
            warnings.simplefilter("always")
            message = solver.step()
        if solver.status == "failed" or (said and solver.t == before):
            raise StepFailure(float(before), str(message or said[0].message).rstrip("."))
        local = solver.dense_output()
        yield Steps(np.array([before, solver.t]), np.array([local(before), solver.y]), Interpolant(local))


# -- interpreted ------------------------------------------------------------------------------------------------------


def fixed_steps(scheme: Scheme, f: Rhs, t0: float, y0: Array, t1: float, *, h: float) -> Iterator[Steps]:
    """A scheme with a fixed step (shortened a little so that a whole number of them fits)."""
    count = whole_steps(t1 - t0, h)
    h = (t1 - t0) / count
    numbers = _numbers(scheme if isinstance(scheme, RungeKutta) else RK4)
    past: list[Array] = []
    y = y0
    for k in range(count):
        t = t0 + k * h
        end = t1 if k == count - 1 else t0 + (k + 1) * h
        if isinstance(scheme, PredictorCorrector):
            past = [f(t, y), *past[: scheme.memory - 1]]
            new = _predicted_and_corrected(scheme, f, t, y, h, past)
        elif isinstance(scheme, SemiImplicitEuler):
            new = _semi_implicit(f, t, y, h)
        else:
            new = y + h * (numbers.b @ _stages(numbers, f, t, y, h))
        yield Steps(np.array([t, end]), np.array([y, new]))
        y = new


def whole_steps(duration: float, h: float) -> int:
    """How many steps of at most h (but for rounding) cover a duration."""
    return max(1, math.ceil(duration / h - 1e-9))


@dataclass
class Pair:
    """A Runge-Kutta pair under error control; the difference of its two formulas stays below atol + rtol |y| in the root mean
    square."""

    scheme: RungeKutta
    f: Rhs
    end: float
    rtol: float
    atol: float
    max_step: float

    @cached_property
    def _numbers(self) -> _Numbers:
        return _numbers(self.scheme)

    def begin(self, t: float, y: Array) -> Motion:
        """The start of a motion."""
        rate = self.f(t, y)
        h = min(_first_step(self.f, t, y, rate, self.scheme.order, self.rtol, self.atol), self.max_step, self.end - t)
        return Motion(t, h, y, rate)

    def step(self, motion: Motion) -> Steps:
        """The next step that is accepted, and the step to be tried after it."""
        t, y, h, error = motion.t, motion.x.copy(), motion.h, math.inf
        while not error <= 1:
            least = TIGHT * math.ulp(t)
            if not h >= least:
                raise StepFailure(t, "the step became smaller than the spacing of numbers")
            to = self.end if t + h >= self.end - least else t + h
            h = to - t
            k = _stages(self._numbers, self.f, t, y, h, motion.rate)
            with np.errstate(all="ignore"):
                new = y + h * (self._numbers.b @ k)
                scale = self.atol + self.rtol * np.maximum(np.abs(y), np.abs(new))
                error = float(np.sqrt(np.mean((h * (self._numbers.errors @ k) / scale) ** 2)))
            factor = SAFETY * error ** (-1 / self.scheme.order) if error > 0 else GROW
            h = min(h * (min(max(factor, SHRINK), GROW) if error == error else SHRINK), self.max_step)
        motion.arrive(to, h, new)
        return Steps(np.array([t, to]), np.array([y, new]))


def adaptive_steps(pair: Pair, t: float, y: Array) -> Iterator[Steps]:
    """A motion under error control, step by step."""
    motion = pair.begin(t, y)
    while motion.t < pair.end:
        yield pair.step(motion)
        if motion.t < pair.end:
            motion.rate[:] = pair.f(motion.t, motion.x)


def _first_step(f: Rhs, t0: float, y0: Array, f0: Array, order: int, rtol: float, atol: float) -> float:
    """A step whose error is about the tolerance (Hairer, Norsett and Wanner, Solving ODEs I, II.4)."""
    scale, size = atol + rtol * np.abs(y0), math.sqrt(y0.size)
    with np.errstate(all="ignore"):
        d0, d1 = np.linalg.norm(y0 / scale) / size, np.linalg.norm(f0 / scale) / size
        guess = 1e-6 if d0 < 1e-5 or d1 < 1e-5 else 0.01 * d0 / d1
        f1 = f(t0 + guess, y0 + guess * f0)
        d2 = np.linalg.norm((f1 - f0) / scale) / size / guess
        other = max(1e-6, guess * 1e-3) if max(d1, d2) <= 1e-15 else (0.01 / max(d1, d2)) ** (1 / order)
    return float(min(100 * guess, other))


class _Numbers(NamedTuple):
    """The coefficients of a Runge-Kutta scheme as floats; `errors` are the differences of a pair's weights."""

    a: Array
    b: Array
    c: list[float]
    errors: Array


@lru_cache
def _numbers(scheme: RungeKutta) -> _Numbers:
    a = np.zeros((scheme.stages, scheme.stages))
    for k, row in enumerate(scheme.a):
        a[k, :k] = _floats(row)
    errors = tuple(b - low for b, low in zip(scheme.b, scheme.lower or scheme.b, strict=True))
    return _Numbers(a, _floats(scheme.b), _floats(scheme.c).tolist(), _floats(errors))


def _floats(row: Row) -> Array:
    return np.array([float(x) for x in row])


def _stages(scheme: _Numbers, f: Rhs, t: float, y: Array, h: float, first: Array | None = None) -> Array:
    """(stages, 2 n): the derivatives k_s."""
    k = np.empty((len(scheme.b), len(y)))
    k[0] = f(t, y) if first is None else first
    for s in range(1, len(k)):
        k[s] = f(t + scheme.c[s] * h, y + h * (scheme.a[s, :s] @ k[:s]))
    return k


def _predicted_and_corrected(scheme: PredictorCorrector, f: Rhs, t: float, y: Array, h: float, past: list[Array]) -> Array:
    if len(past) < scheme.memory:
        starter = _numbers(scheme.starter)
        return np.asarray(y + h * (starter.b @ _stages(starter, f, t, y, h, past[0])))
    predicted = f(t + h, y + h * (_floats(scheme.predictor) @ np.array(past)))
    known = [predicted, *past[: len(scheme.corrector) - 1]]
    return np.asarray(y + h * (_floats(scheme.corrector) @ np.array(known)))


def _semi_implicit(f: Rhs, t: float, y: Array, h: float) -> Array:
    n = len(y) // 2
    rate = y[n:] + h * f(t, y)[n:]
    return np.concatenate([y[:n] + h * rate, rate])


# -- compiled ---------------------------------------------------------------------------------------------------------


def compiled_steps(kernel: Roller, held: Sequence[Array | Lines], t0: float, y0: Array, t1: float, *, h: float) -> Iterator[Steps]:
    """A scheme compiled around the dynamics, with a fixed step."""
    count = whole_steps(t1 - t0, h)
    h = (t1 - t0) / count
    n = len(y0) // 2
    given = [a if isinstance(a, Lines) else a.reshape(1, 1, -1) for a in held]
    initial, carried, last = [y0[np.newaxis, :n].copy(), y0[np.newaxis, n:].copy()], kernel.carried(1), y0
    for start in range(0, count, CHUNK):
        stop = min(count, start + CHUNK)
        results = [np.empty((1, stop - start + 1, n)) for _ in range(2)]
        kernel.run(initial, given, results, h=h, t0=t0, first=start, last=stop, sample=start, carried=carried)
        y = np.concatenate([result[0] for result in results], axis=-1)
        y[0] = last
        t = t0 + h * np.arange(start, stop + 1)
        if stop == count:
            t[-1] = t1
        last = y[-1]
        yield Steps(t, y, cost=partial(_cost, kernel.scheme, start))


def _cost(scheme: Scheme, start: int, count: int) -> int:
    """Evaluations of so many steps after the first `start` ones."""
    return evaluations(scheme, start + count) - evaluations(scheme, start)


def tracked_steps(
    kernel: Tracker, pair: Pair, counter: Counter, held: Sequence[Array | Lines], t: float, y: Array
) -> Iterator[Steps]:
    """A motion under error control, compiled.  What the compiled steps cannot judge is stepped through here, which says why."""
    motion = pair.begin(t, y)
    how = {"end": pair.end, "rtol": pair.rtol, "atol": pair.atol, "max_step": pair.max_step}
    trials, most = FIRST, max(1, min(MOST, _WORK // (len(kernel.graph) * pair.scheme.stages)))
    while motion.t < pair.end:
        begin, at, before = motion.t, motion.x.copy(), motion.evaluations
        done = kernel.run(motion, held, trials=min(trials, most), **how)
        trials = min(2 * trials, most)
        if len(done.t):
            t_all, y_all = np.concatenate([[begin], done.t]), np.concatenate([at[np.newaxis], done.x])
            yield Steps(t_all, y_all, cost=partial(_spent, done.evaluations - before))
            before = int(done.evaluations[-1])
        counter.evaluations += motion.evaluations - before
        if motion.stuck:
            if not np.isfinite(motion.rate).all():
                motion.rate[:] = pair.f(motion.t, motion.x)
            yield pair.step(motion)
            if motion.t < pair.end:
                motion.rate[:] = pair.f(motion.t, motion.x)


def _spent(evaluations: Array, count: int) -> int:
    return int(evaluations[count - 1])
