"""simulate: one motion, with any integrator of the registry, events, and a report on its energy."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from isodyn.analysis.simulation.diagnosis import BlowUp, likely_reason
from isodyn.analysis.simulation.events import Event, EventFailure, Happened, Watch, as_events
from isodyn.analysis.simulation.flows import roller
from isodyn.analysis.simulation.path import Path, Stretch, hermite
from isodyn.analysis.simulation.progress import reporter
from isodyn.analysis.simulation.registry import Integrator, integrator_row, own_method
from isodyn.analysis.simulation.result import Simulation
from isodyn.analysis.simulation.rollout import finite_array
from isodyn.analysis.simulation.steppers import (
    Counter,
    StepFailure,
    Steps,
    adaptive_steps,
    compiled_steps,
    fixed_steps,
    scipy_steps,
)
from isodyn.analysis.simulation.systems import ForwardSystem, system
from isodyn.analysis.simulation.torque import Piece, Source, TorqueFailure, source
from isodyn.analysis.simulation.work import work_done
from isodyn.backends.schemes import RungeKutta
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.flow import one_velocity_per_position
from isodyn.errors import ShapeError, SimulationError
from isodyn.graph.node import Expr
from isodyn.model.robot import Robot
from isodyn.spatial import Array

SAMPLES = 201  # when only a duration is given
STEP = 1e-3  # of fixed-step integrators when nobody says [s]
CREEP = 1e-3  # [rad/s] or [m/s]
PATIENCE, LEAST = 5000, 1e-3  # an adaptive integrator whose last 5000 steps led less than a thousandth of the way is stuck

Torque = Any  # None, (n,), (K, n), (times, values), a function (t, q, qd), or a Controller


def simulate(
    robot: Robot,
    q0: Any,
    qd0: Any,
    t: Any,
    *,
    torque: Torque = None,
    method: str | None = None,
    integrator: str = "RK45",
    rtol: float = 1e-8,
    atol: float = 1e-10,
    dt: float | None = None,
    max_step: float = math.inf,
    interpolation: str = "linear",
    breaks: Sequence[float] = (),
    events: str | Event | Expr | Callable[..., Any] | Sequence[Any] | None = None,
    friction: bool = True,
    creep: float = CREEP,
    motors: bool = True,
    progress: bool | Callable[[float], object] | None = None,
) -> Simulation:
    """The motion of a robot from an initial state.

    q0, qd0         (n,)          initial positions and velocities                            [rad], [rad/s] or [m], [m/s]
    t               a duration (201 samples from 0), or the times of the samples (K,), increasing               [s]
    torque          None: none (free fall); (n,): constant; (K, n) at the times t; (times, values); a function (t, q, qd) -> (n,),
                    of its arguments alone; a Controller, compiled                                              [N m] or [N]
    method          formulation of the forward dynamics (see isodyn.methods()); None: the cheapest
    integrator      a key of isodyn.integrators()
    rtol, atol      tolerances of adaptive integrators, per step
    dt              step of fixed-step integrators (default 0.001); with "rkf45": take fixed steps                   [s]
    max_step        longest step of adaptive integrators                                                        [s]
    interpolation   of arrays over time: "linear", or "hold": kept until the next time, a jump that no step crosses
    breaks          times at which a torque function jumps                                                      [s]
    events          "limits": joints leaving their range; Event objects; functions (t, q, qd) or expressions
    friction        False: leave joint friction out
    creep           speed below which adaptive integrators smooth Coulomb friction, whose jump at rest would stop them; 0: they do
                    not; fixed steps take the jump as it is                                                     [rad/s] or [m/s]
    motors          False: leave rotor inertia out
    progress        True: a bar on stderr; None: when that is a terminal; or a function of the part done

    Ctrl-C ends a simulation early: what there is so far is returned, with status "cancelled".  When it cannot go on,
    SimulationError says when, which joint, and why; its attribute `partial` is the motion up to there.
    """
    robot = one_velocity_per_position(robot)
    row, times = own_method(integrator_row(integrator), method), _times(t)
    q, qd = (_vector(robot, name, value) for name, value in (("q0", q0), ("qd0", qd0)))
    step = _step(row, dt, rtol, atol, max_step)
    torques = source(robot, torque, times, interpolation, breaks)
    sides = system(robot, row, method, friction=friction, motors=motors, creep=_creep(creep) if step is None else 0.0)
    tolerances = {"rtol": float(rtol), "atol": float(atol), "max_step": float(max_step)}
    run = _Run(robot, row, sides, torques, times, step, tolerances, as_events(robot, events), friction, motors)
    return run.go(q, qd, progress)


class _Run:
    """A simulation under way: what it has so far."""

    def __init__(
        self, robot: Robot, row: Integrator, sides: ForwardSystem, torques: Source, times: Array, step: float | None,
        tolerances: dict[str, float], events: tuple[Event, ...], friction: bool, motors: bool,
    ):  # fmt: skip
        self.robot, self.row, self.system, self.torques = robot, row, sides, torques
        self.times, self.step, self.tolerances = times, step, tolerances
        self.friction, self.motors = friction, motors
        self.watch = Watch(robot, events)
        self.counter, self.count, self.mark = Counter(), 0, (0, float(times[0]))
        self.stretches: list[Stretch] = []
        self.knots: list[float] = []
        self.samples: list[tuple[Array, Array, Array]] = []
        self.happened: list[Happened] = []
        self.y = np.zeros(0)
        self.now = float(times[0])

    def go(self, q: Array, qd: Array, progress: Any) -> Simulation:
        """All of it, or as far as it goes."""
        self.y = self.system.state(q, qd)
        self.samples.append((self.times[:1], q[np.newaxis], qd[np.newaxis]))
        self.knots.append(self.now)
        start, end = float(self.times[0]), float(self.times[-1])
        self.watch.begin(start, q, qd)
        with reporter("simulate", progress) as report:
            try:
                for piece in self.torques.pieces(start, end):
                    for steps in self._steps(piece):
                        self._take(piece, steps)
                        report((self.now - start) / (end - start))
                        if self.happened and self.happened[-1].terminal:
                            return self._result("event", self.happened[-1].name)
            except KeyboardInterrupt:
                report.say(f"cancelled at t = {self.now:g} of {end:g} s; the result so far is kept")
                return self._result("cancelled", f"cancelled at t = {self.now:g} s")
            except (TorqueFailure, StepFailure, EventFailure, BlowUp) as trouble:
                raise self._stopped(trouble) from trouble.__cause__
        return self._result("complete", "")

    def _steps(self, piece: Piece) -> Iterator[Steps]:
        """The steps of a piece, compiled where everything is."""
        row, y, span = self.row, self.y, (piece.start, self.y, piece.end)
        if row.scheme is not None and self.step is not None and piece.drive is not None:
            method = None if row.momenta else self.system.method
            kernel = roller(self.robot, row, method, piece.drive, friction=self.friction, motors=self.motors)
            held = [np.array(piece.held).reshape(1, 1, -1)] if piece.held is not None else []
            if isinstance(piece.drive, Controller):
                held = [value.reshape(1, 1, -1) for value in piece.drive.setpoints.values()]
            return compiled_steps(kernel, self.counter, held, *span, h=self.step)
        f = self.system.rhs(piece.at, self.counter)
        if row.scheme is None:
            return scipy_steps(row.key, f, *span, **self._within())
        if self.step is not None:
            return fixed_steps(row.scheme, f, piece.start, y, piece.end, h=self.step)
        assert isinstance(row.scheme, RungeKutta)
        return adaptive_steps(row.scheme, f, *span, **self._within())

    def _within(self) -> dict[str, Any]:
        return dict(self.tolerances)

    def _take(self, piece: Piece, steps: Steps) -> None:
        """Samples, events and knots of some steps; they end before the first state that cannot be."""
        t, y = steps.t, steps.y
        q, qd = self.system.split(y)
        good = np.isfinite(y).all(axis=-1) & (np.abs(qd) < BlowUp.FASTEST).all(axis=-1)
        count = len(t) if good.all() else int(np.argmin(good))
        if count > 1:
            states = self._states(piece, Steps(t[:count], y[:count], steps.dense), q[:count], qd[:count])
            self._keep(t[:count], y[:count], states)
        if count < len(t) and not (self.happened and self.happened[-1].terminal):
            raise BlowUp(float(t[count - 1]), q[count - 1], qd[count - 1])

    def _states(self, piece: Piece, steps: Steps, q: Array, qd: Array) -> Callable[[Array], tuple[Array, Array]]:
        if steps.dense is not None:
            dense = steps.dense
            return lambda x: self.system.split(dense(x))
        tau = self._torques_within(piece, steps.t, q, qd)
        return hermite(steps.t, q, qd, self.system.accelerations(q, qd, tau))

    def _torques_within(self, piece: Piece, t: Array, q: Array, qd: Array) -> Array:
        """(m, n): the end of a piece belongs to it here."""
        if piece.drive is None:
            return np.array([piece.at(float(t[k]), q[k], qd[k]) for k in range(len(t))])
        if isinstance(piece.drive, Controller):
            return self.torques.batch(t, q, qd)
        return np.zeros_like(q) if piece.held is None else np.broadcast_to(piece.held, q.shape)

    def _keep(self, t: Array, y: Array, states: Callable[[Array], tuple[Array, Array]]) -> None:
        found = self.watch.look(t, states)
        self.happened += found
        end = found[-1].t if found and found[-1].terminal else float(t[-1])
        self.stretches.append(Stretch(float(t[0]), end, states))
        wanted = self.times[(self.times > t[0]) & (self.times <= end)]
        if len(wanted):
            self.samples.append((wanted, *states(wanted)))
        self.knots += sorted({*t[(t > t[0]) & (t < end)].tolist(), *wanted.tolist(), end})
        self.now, self.y, self.count = end, y[-1], self.count + len(t) - 1
        if self.step is None and self.count - self.mark[0] >= PATIENCE:
            if self.now - self.mark[1] < LEAST * (self.times[-1] - self.times[0]):
                raise StepFailure(self.now, f"{PATIENCE} steps led only {self.now - self.mark[1]:.2g} s further")
            self.mark = (self.count, self.now)

    # -- the end ------------------------------------------------------------------------------------------------------

    def _stopped(self, trouble: Exception) -> SimulationError:
        when = trouble.t if isinstance(trouble, (TorqueFailure, StepFailure, BlowUp)) else self.now
        partial = self._result("stopped", "")
        words = likely_reason(trouble, partial, self.step, friction=self.friction)
        message = f"simulation of {self.robot.name!r} stopped at t = {when:.6g} s: {words}"
        partial = partial.with_message(message)
        return SimulationError(f"{message}; the motion up to there is in the error's `partial`", partial)

    def _result(self, status: str, message: str) -> Simulation:
        path = Path(self.stretches)
        if self.now > self.samples[-1][0][-1]:  # it ended between two samples: keep where
            at = np.array([self.now])
            self.samples.append((at, *path(at)))
        t, q, qd = (np.concatenate([part[k] for part in self.samples]) for k in range(3))
        tau = self._tolerant(self.torques, t, q, qd) if status == "stopped" else self.torques.batch(t, q, qd)
        dynamics = self.system.dynamics
        work = work_done(self.torques, self.system.friction, path, np.array(self.knots), t)
        chosen = self.tolerances if self.step is None else {"dt": self.step}
        options = {name: value for name, value in chosen.items() if math.isfinite(value)}
        return Simulation(
            robot=self.robot, t=t, q=q, qd=qd, qdd=self.system.accelerations(q, qd, tau), tau=np.array(tau),
            kinetic=dynamics.kinetic_energy(q, qd), potential=dynamics.potential_energy(q), work=work,
            evaluations=self.counter.evaluations, steps=self.count, integrator=self.row.key, method=self.system.method,
            options=options, events=tuple(self.happened), status=status, message=message, path=path,
        )  # fmt: skip

    def _tolerant(self, torques: Source, t: Array, q: Array, qd: Array) -> Array:
        """Torques at the samples, NaN where the function that failed fails again."""
        rows = np.full(q.shape, np.nan)
        for k in range(len(t)):
            try:
                rows[k] = torques.batch(t[k : k + 1], q[k : k + 1], qd[k : k + 1])[0]
            except TorqueFailure:
                continue
        return rows


# -- what was given ---------------------------------------------------------------------------------------------------


def _times(t: Any) -> Array:
    times = finite_array("t", t)
    if np.ndim(t) == 0:
        if not times.reshape(()) > 0:
            raise ShapeError(f"t: the duration must be a positive number of seconds, got {float(times.reshape(()))!r}")
        return np.linspace(0.0, float(times.reshape(())), SAMPLES)
    if times.ndim != 1 or len(times) < 2:
        raise ShapeError(f"t: expected a duration or at least two times, got shape {np.shape(t)}")
    if not (np.diff(times) > 0).all():
        k = int(np.argmin(np.diff(times) > 0))
        raise ShapeError(f"t: times must increase, but t[{k + 1}] = {times[k + 1]:g} follows t[{k}] = {times[k]:g}")
    return times


def _vector(robot: Robot, name: str, value: Any) -> Array:
    array = finite_array(name, value)
    if np.ndim(value) != 1 or array.shape != (robot.n,):
        hint = "; isodyn.rollout takes batches" if np.ndim(value) > 1 else ""
        raise ShapeError(f"{name}: expected shape ({robot.n},) for {robot.name!r}, got {np.shape(value)}{hint}")
    return array


def _creep(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float, np.number)) or not 0 <= value < math.inf:
        raise ShapeError(f"creep: expected a speed of at least 0, got {value!r}")
    return float(value)


def _step(row: Integrator, dt: float | None, rtol: float, atol: float, max_step: float) -> float | None:
    """The fixed step, or None for error control."""
    for name, value in (("rtol", rtol), ("atol", atol), ("max_step", max_step), ("dt", dt)):
        if name == "dt" and value is None:
            continue
        number = isinstance(value, (int, float, np.number)) and not isinstance(value, bool)
        least = 0.0 if name in ("rtol", "atol") else 5e-324
        if not number or not float(value) >= least or (name != "max_step" and not math.isfinite(float(value))):  # type: ignore[arg-type]
            raise ShapeError(f"{name}: expected a {'non-negative' if least == 0 else 'positive'} number, got {value!r}")
    if row.adaptive and not (rtol > 0 or atol > 0):
        raise ShapeError("rtol and atol are both zero; an adaptive integrator needs an error to aim at")
    if dt is None:
        return None if row.adaptive else STEP
    if row.scheme is None:
        raise ShapeError(f"dt is for fixed steps; {row.key!r} chooses its own by rtol and atol (max_step bounds them)")
    return float(dt)
