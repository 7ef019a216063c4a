"""Integrators: the registry, and iterators over accepted steps.

There are three kinds with one interface: SciPy's solvers; interpreted schemes (backends/schemes.py), for torques that are Python
functions; and compiled schemes, which take many steps per call.  `integrator` names the time stepping, `method` the formulation.
"""

from __future__ import annotations

import math
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from isodyn import check
from isodyn.backends import schemes
from isodyn.backends.device import Curves, Schedule
from isodyn.backends.device import Integrator as Compiled
from isodyn.backends.schemes import (
    ABM,
    RK4,
    RKF45,
    RODAS5P,
    SEMI_IMPLICIT_EULER,
    Adaptive,
    ErrorControl,
    Layout,
    Modes,
    Rhs,
    Scheme,
    StepFailure,
    evaluations,
)
from isodyn.errors import MethodError, MissingExtra, ShapeError, UnknownNameError
from isodyn.model.hints import INTEGRATOR_HINTS
from isodyn.simulation.interpolation import Quartics, States, dense_output, remembered_output
from isodyn.spatial import Array

Tolerances = dict[str, float]  # rtol, atol, max_step
Cost = Callable[[int], int]

CHUNK = 2048  # compiled steps at a time
FIRST, AGAIN, MOST = 16, 4, 1024  # compiled trials at a time under error control: few at first, for events and progress
_WORK = 10_000_000  # node evaluations between two looks at Ctrl-C, about 0.05 s


@dataclass(frozen=True)
class Integrator:
    """An integrator of the registry.

    key        name for integrator=
    title      full name
    source     publication
    order      the global error is proportional to this power of the step (adaptive: of the step that the tolerance gives)
    adaptive   True: chooses its steps by rtol and atol; False: fixed steps dt
    scheme     coefficients of a scheme that is compiled with the dynamics; None: SciPy's
    momenta    True: integrates (q, B qd) instead of (q, qd)
    """

    key: str
    title: str
    source: str
    order: int
    adaptive: bool
    scheme: Scheme | None = None
    momenta: bool = False

    @property
    def fixed(self) -> bool:
        """True if it can take fixed steps."""
        return self.scheme is not None and not isinstance(self.scheme, Adaptive)


INTEGRATORS = {
    row.key: row
    for row in (
        Integrator("rk4", "Runge-Kutta 4", "Kutta (1901)", 4, False, RK4),
        Integrator("rkf45", "Runge-Kutta-Fehlberg 4(5), advanced by order 5", "Fehlberg (1969)", 5, True, RKF45),
        Integrator("rosenbrock", "Rodas5P, linearly implicit 5(4)", "Steinebach (2023)", 5, True, Adaptive(RODAS5P)),
        Integrator("abm", "Adams-Bashforth-Moulton 4, started by Runge-Kutta 4", "Bashforth and Adams (1883)", 4, False, ABM),
        Integrator("semi-implicit-euler", "Semi-implicit Euler", "Euler; symplectic variant", 1, False, SEMI_IMPLICIT_EULER),
        Integrator("momentum", "Momentum scheme, stepped by Runge-Kutta 4", "Celentano (2008), Theorem 1", 4, False, RK4, True),
        Integrator("RK45", "Dormand-Prince 5(4), SciPy", "Dormand and Prince (1980)", 5, True),
        Integrator("DOP853", "Dormand-Prince 8(5,3), SciPy", "Hairer, Norsett and Wanner (1993)", 8, True),
        Integrator("Radau", "Radau IIA 5, implicit, SciPy", "Hairer and Wanner (1996)", 5, True),
        Integrator("LSODA", "Adams or BDF of order up to 12, SciPy", "Petzold (1983), Hindmarsh (1983)", 12, True),
    )
}


def integrators() -> tuple[Integrator, ...]:
    """Return every integrator, in the order of the registry."""
    return tuple(INTEGRATORS.values())


def integrator_row(key: object, method: str | None = None) -> Integrator:
    """Return the integrator of this name, case-insensitive; raise an error if its formulation conflicts with `method`."""
    row = next((row for row in INTEGRATORS.values() if str(key).lower() == row.key.lower()), None)
    if row is None:
        raise UnknownNameError.of("integrator", key, INTEGRATORS, INTEGRATOR_HINTS.get(str(key).lower(), ""))
    if row.momenta and method is not None:
        raise MethodError(
            f"the integrator {row.key!r} has its own formulation, from B and the energies; leave method={method!r} out"
        )
    return row


def tolerances(row: Integrator, rtol: float, atol: float, max_step: float = math.inf) -> Tolerances:
    """Return the checked step-size options: relative and absolute error of a step, and the longest step [s]."""
    relative, absolute = check.number("rtol", rtol, least=0), check.number("atol", atol, least=0)
    longest = check.positive("max_step", max_step, infinite=True)
    if row.adaptive and not (relative or absolute):
        raise ShapeError("rtol and atol are both zero; an adaptive integrator needs an error to aim at")
    return {"rtol": relative, "atol": absolute, "max_step": longest}


@dataclass(frozen=True)
class Steps:
    """Accepted steps.

    t          (m + 1,)        ends of the steps, from the end of the previous batch on
    y          (m + 1, ...)    states there
    dense      (K,) -> q (K, nq), qd (K, n)    interpolant; None: interpolate from states and accelerations
    remembered (K,) -> (K, m)          interpolant of the controller's memory; None: likewise
    cost       evaluations of the dynamics in the first k steps; None: already counted
    stiffness  (m,)            h |lambda| of each step, lambda the fastest rate in it; 0: unknown
    """

    t: Array
    y: Array
    dense: States | None = None
    remembered: Callable[[Array], Array] | None = None
    cost: Cost | None = None
    stiffness: Array | None = None


class Stiffness:
    """Detects stiffness: steps that are limited by stability at the fastest rate, though hardly any motion happens at that rate.

    A rate lambda at which a share s of the states moves limits steps under error control to  s e |h lambda|^5 = rtol,  e = 1/780 of
    the pair.  A rate without motion limits them to the stability bound |h lambda| = 3.68.  So steps above 0.9 of that bound, or
    above the limit for a share of 2^-15, are limited by stability.  For every rtol from 1e-12 to 1e-4, falling arms stay below 0.7
    of this; above it the explicit pair takes 1.5 to 16 times as long as linearly implicit steps (`python -m benchmarks stiffness`).
     Several consecutive steps must agree (Hairer and Wanner II, IV.2).
    """

    STEPS, SURE = 20, 15
    SHARE, NEAR = 2.0**-15, 0.9

    def __init__(self, rtol: float):
        self._bound = self.bound(rtol)
        self._above: deque[bool] = deque(maxlen=self.STEPS)

    @classmethod
    def bound(cls, rtol: float) -> float:
        """Largest h |lambda| of steps that are limited by accuracy."""
        seen = math.pow(max(rtol, 1e-14) / (cls.SHARE * RKF45.leading_error), 1 / RKF45.order)
        return min(cls.NEAR * RKF45.stable_to, seen)

    def look(self, steps: Steps) -> None:
        """Take account of these steps."""
        if steps.stiffness is not None:
            self._above.extend((steps.stiffness[-self.STEPS :] > self._bound).tolist())

    @property
    def stiff(self) -> bool:
        """True if most of the last steps were limited by stability."""
        return sum(self._above) >= self.SURE

    @property
    def calm(self) -> bool:
        """True if none of the last steps was."""
        return len(self._above) == self.STEPS and not any(self._above)


@dataclass
class Counter:
    """Counts evaluations of the dynamics."""

    evaluations: int = 0


def scipy_steps(
    name: str,
    f: Rhs,
    t0: float,
    y0: Array,
    t1: float,
    *,
    rtol: float,
    atol: float,
    max_step: float,
    first: float | None = None,
    layout: Layout | None = None,
) -> Iterator[Steps]:
    """Iterate over the steps of a solver of scipy.integrate.

    first    first trial step, if known [s]
    layout   of the states; None: q and qd = q'
    In SciPy's internal state quaternions lose unit length.  So f is evaluated at the normalised quaternion, its derivative is
    scaled by the length, and results are normalised.
    """
    try:
        from scipy import integrate  # an extra
    except ImportError:
        raise MissingExtra.of("SciPy", "sim") from None
    if not atol and not y0.all():  # their first step would have no end
        raise StepFailure(t0, f"{name!r} cannot weigh errors of states that are 0 without an absolute tolerance; give atol")
    layout = layout or Layout.halves(y0)
    f = _of_directions(f, layout) if layout.quaternions else f
    with warnings.catch_warnings(record=True) as told:  # LSODA complains by warnings
        warnings.simplefilter("always")
        given = None if first is None else min(first, max_step, t1 - t0)
        solver = getattr(integrate, name)(f, t0, y0, t1, rtol=rtol, atol=atol, max_step=max_step, first_step=given)
    while solver.status == "running":
        before = solver.t
        with warnings.catch_warnings(record=True) as told, np.errstate(all="ignore"):
            warnings.simplefilter("always")
            message = solver.step()
        if solver.status == "failed" or (told and solver.t == before):
            raise StepFailure(float(before), str(message or told[0].message).rstrip("."))
        local = solver.dense_output()
        ends = np.array([before, solver.t]), layout.unit(np.array([local(before), solver.y]))
        yield Steps(*ends, partial(dense_output, local, layout), partial(remembered_output, local, layout))


def _of_directions(f: Rhs, layout: Layout) -> Rhs:
    """Return f at states with normalised quaternions, whose derivatives are scaled by their lengths."""

    def scaled(t: float, x: Array) -> Array:
        rates = np.array(f(t, layout.unit(x)))
        for k in layout.quaternions:
            rates[k : k + 4] *= np.linalg.norm(x[k : k + 4])
        return rates

    return scaled


def whole_steps(duration: float, h: float) -> int:
    """Return the number of steps of at most h (up to rounding) that cover a duration."""
    return max(1, math.ceil(duration / h - 1e-9))


def fixed_steps(
    scheme: Scheme, f: Rhs, t0: float, y0: Array, t1: float, *, h: float, modes: Modes | None = None, layout: Layout | None = None
) -> Iterator[Steps]:
    """Iterate over fixed steps (slightly shortened to fit a whole number), each in a mode if the system has modes."""
    count = whole_steps(t1 - t0, h)
    h, y = (t1 - t0) / count, y0
    for k, new in enumerate(schemes.fixed_steps(scheme, f, t0, y0, h, count, modes, layout)):
        yield Steps(np.array([t0 + k * h, t1 if k == count - 1 else t0 + (k + 1) * h]), np.array([y, new]))
        y = new


def adaptive_steps(pair: ErrorControl, t: float, y: Array, first: float | None = None) -> Iterator[Steps]:
    """Iterate over the steps of a motion under error control; `first`: first trial step, if known [s]."""
    motion = pair.begin(t, y, first)
    while motion.t < pair.end:
        yield from _one_step(pair, motion)


def _one_step(pair: ErrorControl, motion: schemes.Motion) -> Iterator[Steps]:
    """Take the next step; then evaluate the derivatives at its end."""
    before = motion.stiffness
    t, y = pair.step(motion)
    ends, states = np.array([t, motion.t]), np.array([y, motion.x])
    if motion.inner is None:
        yield Steps(ends, states, stiffness=np.array([before]))
    else:
        yield _implicit(pair, ends, states, motion.inner[np.newaxis], np.array([motion.stiffness]))
    if motion.t < pair.end:
        pair.go_on(motion)


def _implicit(pair: ErrorControl, t: Array, y: Array, inner: Array, stiffness: Array, cost: Cost | None = None) -> Steps:
    """Iterate over the steps of a Rosenbrock pair, with its dense output."""
    local, layout = Quartics(t, y, inner), pair.layout_of(y[0])
    return Steps(t, y, partial(dense_output, local, layout), partial(remembered_output, local, layout), cost, stiffness)


def compiled_steps(
    kernel: Compiled, held: Sequence[Array | Curves], t0: float, y0: Array, t1: float, *, h: float, again: bool = False
) -> Iterator[Steps]:
    """Iterate over fixed steps of a compiled scheme; again: resume after an event, another of which may be near."""
    count, scheme, problem = whole_steps(t1 - t0, h), kernel.problem.scheme, kernel.problem
    sizes = [port.size for port in problem.graph.inputs[: problem.states]]
    h = (t1 - t0) / count
    inputs = [a if isinstance(a, Curves) else a.reshape(1, 1, -1) for a in held]
    initial = [part[np.newaxis].copy() for part in np.split(y0, np.cumsum(sizes)[:-1])]
    carried, last = kernel.carried(1), y0
    stop, width = 0, FIRST if again else CHUNK
    while stop < count:
        start, stop, width = stop, min(count, stop + width), min(2 * width, CHUNK)
        results = [np.empty((1, stop - start + 1, size)) for size in sizes]
        kernel.run(initial, inputs, results, Schedule(h, stop, start, t0, sample=start), carried)
        y = np.concatenate([result[0] for result in results], axis=-1)
        y[0] = last
        t = t0 + h * np.arange(start, stop + 1)
        if stop == count:
            t[-1] = t1
        last = y[-1]
        yield Steps(t, y, cost=partial(lambda done, k: evaluations(scheme, done + k) - evaluations(scheme, done), start))


def tracked_steps(
    kernel: Compiled,
    pair: ErrorControl,
    counter: Counter,
    held: Sequence[Array | Curves],
    t: float,
    y: Array,
    first: float | None = None,
) -> Iterator[Steps]:
    """Iterate over compiled steps under error control.  Steps that compiled code cannot judge are interpreted, with a reason."""
    motion = pair.begin(t, y, first)
    how = {"end": pair.end, "rtol": pair.rtol, "atol": pair.atol, "max_step": pair.max_step}
    trials, most = (
        FIRST if first is None else AGAIN,
        max(1, min(MOST, _WORK // (len(kernel.problem.graph) * pair.scheme.pair.stages))),
    )
    while motion.t < pair.end:
        begin, at, before = motion.t, motion.x, motion.evaluations
        done = kernel.follow(motion, held, trials=min(trials, most), **how)
        trials = min(2 * trials, most)
        if len(done.t):
            t_all, y_all = np.concatenate([[begin], done.t]), np.concatenate([at[np.newaxis], done.x])
            cost = partial(lambda spent, k: int(spent[k - 1]), done.evaluations - before)
            if len(done.inner):
                yield _implicit(pair, t_all, y_all, done.inner, done.stiffness, cost)
            else:
                yield Steps(t_all, y_all, cost=cost, stiffness=done.stiffness)
            before = int(done.evaluations[-1])
        counter.evaluations += motion.evaluations - before
        if motion.stuck:
            motion.slopes = None
            if not np.isfinite(motion.rate).all():
                pair.go_on(motion)
            yield from _one_step(pair, motion)
