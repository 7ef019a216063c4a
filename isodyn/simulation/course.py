"""Course: a simulation under way, from the first state to the end, an event, Ctrl-C, or the point where it cannot go on."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from isodyn.backends.cpu.rollout import Roller
from isodyn.backends.cpu.track import Tracker
from isodyn.backends.schemes import RungeKutta
from isodyn.dynamics.controller import Controller
from isodyn.errors import SimulationError
from isodyn.model.robot import Robot
from isodyn.simulation.diagnosis import BlowUp, likely_reason
from isodyn.simulation.events import Event, EventFailure, Happened, Watch
from isodyn.simulation.flows import Compiled, roller, tracker
from isodyn.simulation.path import Path, Quintics, States, Stretch
from isodyn.simulation.progress import reporter
from isodyn.simulation.registry import Integrator
from isodyn.simulation.result import Simulation
from isodyn.simulation.steppers import (
    Counter,
    Pair,
    StepFailure,
    Steps,
    adaptive_steps,
    compiled_steps,
    fixed_steps,
    scipy_steps,
    tracked_steps,
)
from isodyn.simulation.systems import system
from isodyn.simulation.torque import Source, TorqueFailure
from isodyn.simulation.work import work_done
from isodyn.simulation.wrench import Loads, Span, spans
from isodyn.spatial import Array

PATIENCE, LEAST = 5000, 1e-3  # an adaptive integrator whose last 5000 steps led less than a thousandth of the way is stuck


@dataclass(frozen=True)
class Setting:
    """How a simulation is to be computed.

    method        of the forward dynamics; None: the cheapest
    step          fixed [s]; None: chosen by the tolerances
    tolerances    rtol, atol, max_step
    creep         speed below which Coulomb friction is smoothed; 0: it jumps              [rad/s] or [m/s]
    """

    robot: Robot
    integrator: Integrator
    method: str | None
    step: float | None
    tolerances: dict[str, Any]
    friction: bool
    motors: bool
    creep: float


class Course:
    """What a simulation has so far."""

    def __init__(self, setting: Setting, torques: Source, loads: Loads, times: Array, events: tuple[Event, ...]):
        self.setting, self.torques, self.loads, self.times = setting, torques, loads, times
        self.system = system(
            setting.robot, setting.integrator, setting.method, friction=setting.friction, motors=setting.motors,
            creep=setting.creep, loads=loads.frames,
        )  # fmt: skip
        self.watch = Watch(setting.robot, events)
        self.counter, self.count, self.mark = Counter(), 0, (0, float(times[0]))
        self.stretches: list[Stretch] = []
        self.knots: list[float] = []
        self.samples: list[tuple[Array, Array, Array]] = []
        self.happened: list[Happened] = []
        self.impacts: list[tuple[float, float]] = []  # (time [s], energy lost [J])
        self.ended: str | None = None  # by an event of this name
        self.kernels: dict[tuple[Controller | bool, tuple[str, ...]], Roller | Tracker] = {}
        self.y = np.zeros(0)
        self.now = float(times[0])

    def go(self, q: Array, qd: Array, progress: Any) -> Simulation:
        """All of it, or as far as it goes."""
        self.y = self.system.state(q, qd)
        self.samples.append((self.times[:1], q[np.newaxis], qd[np.newaxis]))
        self.knots.append(self.now)
        end = float(self.times[-1])
        with reporter("simulate", progress) as report:
            try:
                self.watch.begin(self.now, q, qd)
                for span in spans(self.torques, self.loads, self.now, end):
                    self._through(span, report)
                    if self.ended is not None:
                        return self._result("event", self.ended)
            except KeyboardInterrupt:
                report.say(f"cancelled at t = {self.now:g} of {end:g} s; the result so far is kept")
                return self._result("cancelled", f"cancelled at t = {self.now:g} s")
            except (TorqueFailure, StepFailure, EventFailure, BlowUp) as trouble:
                raise self._stopped(trouble) from trouble.__cause__
        return self._result("complete", "")

    def _through(self, span: Span, report: Callable[[float], None]) -> None:
        """The steps of a span, begun again after every impact."""
        start, end = float(self.times[0]), float(self.times[-1])
        while self.now < span.end and self.ended is None:
            for steps in self._steps(span):
                struck = self._take(span, steps)
                report((self.now - start) / (end - start))
                if struck or self.ended is not None:
                    break

    def _steps(self, span: Span) -> Iterator[Steps]:
        """The steps of what is left of a span, compiled where everything is."""
        way, ahead, scheme = self.setting, (self.now, self.y, span.end), self.setting.integrator.scheme
        kernel = None if scheme is None or span.drive is None else self._kernel(span, span.drive)
        if isinstance(kernel, Roller) and way.step is not None:
            return compiled_steps(kernel, span.held, *ahead, h=way.step)
        f = self.system.rhs(span.at, self.counter, span.push)
        if scheme is None:
            return scipy_steps(way.integrator.key, f, *ahead, **way.tolerances)
        if way.step is not None:
            return fixed_steps(scheme, f, *ahead, h=way.step)
        assert isinstance(scheme, RungeKutta)
        pair = Pair(scheme, f, span.end, **way.tolerances)
        if isinstance(kernel, Tracker):
            return tracked_steps(kernel, pair, self.counter, span.held, self.now, self.y)
        return adaptive_steps(pair, self.now, self.y)

    def _kernel(self, span: Span, drive: Controller | bool) -> Roller | Tracker:
        """The compiled integrator, looked up once for all spans of a kind."""
        key = (drive, span.lined)
        if key not in self.kernels:
            way = self.setting
            how = (way.friction, way.motors, span.lined, way.creep, self.loads.frames)
            what = Compiled(way.robot, way.integrator, None if way.integrator.momenta else way.method, drive, *how)
            self.kernels[key] = tracker(what) if way.step is None else roller(what, alone=True)
        return self.kernels[key]

    def _take(self, span: Span, steps: Steps) -> bool:
        """Keep some steps, up to the first state that cannot be; whether a joint struck its stop."""
        t, y = steps.t, steps.y
        q, qd = self.system.split(y)
        good = np.isfinite(y).all(axis=-1) & (np.abs(qd) < BlowUp.FASTEST).all(axis=-1)
        count = len(t) if good.all() else int(np.argmin(good))
        kept, strike = count - 1, None
        if count > 1:
            states = self._states(span, replace(steps, t=t[:count], y=y[:count]), q[:count], qd[:count])
            kept, strike = self._keep(t[:count], y[:count], states)
        cut = self.ended is not None or strike is not None
        self.counter.evaluations += steps.cost(kept if cut else min(count, len(t) - 1)) if steps.cost else 0
        if strike is not None:
            self._strike(span, *strike)
        elif count < len(t) and not cut:
            raise BlowUp(float(t[count - 1]), q[count - 1], qd[count - 1])
        self._patient()
        return strike is not None

    def _states(self, span: Span, steps: Steps, q: Array, qd: Array) -> States:
        if steps.dense is not None:
            return steps.dense
        qdd = self.system.accelerations(q, qd, span.batch(steps.t, q, qd), span.pushes(steps.t))
        return Quintics(steps.t, q, qd, qdd)

    def _keep(self, t: Array, y: Array, states: States) -> tuple[int, tuple[Event, Happened] | None]:
        """Samples, events and knots of steps up to an event that ends them; (how many steps, the joint stop among the events)."""
        found = self.watch.look(t, states)
        self.happened += [happened for _, happened in found]
        end, strike = float(t[-1]), None
        if found and found[-1][0].breaks_off:
            event, last = found[-1]
            end, strike = last.t, None if event.terminal else (event, last)
            self.ended = event.name if event.terminal else None
        self.stretches.append(Stretch(float(t[0]), end, states))
        wanted = self.times[(self.times > t[0]) & (self.times <= end)]
        if len(wanted):
            self.samples.append((wanted, *states(wanted)))
        self.knots += sorted({*t[(t > t[0]) & (t < end)].tolist(), *wanted.tolist(), end})
        kept = int(np.searchsorted(t, end))
        self.now, self.y, self.count = end, y[-1], self.count + kept
        return kept, strike

    def _strike(self, span: Span, event: Event, hit: Happened) -> None:
        """Go on with the velocities after an impact; or end there, when the joint comes to rest against its stop."""
        stop = event.stop
        assert stop is not None
        dynamics, q, qd = self.system.dynamics, hit.q, hit.qd
        after = stop.impact(dynamics.mass_matrix(q), qd)
        self.impacts.append((hit.t, float(dynamics.kinetic_energy(q, qd) - dynamics.kinetic_energy(q, after))))
        t = np.array([hit.t])
        tau = span.batch(t, q[np.newaxis], after[np.newaxis])
        qdd = self.system.accelerations(q[np.newaxis], after[np.newaxis], tau, span.pushes(t))[0]
        if stop.rests(after, qdd):
            self.ended = f"{event.name}, and rests there"
        self.y = self.system.state(q, after)
        self.watch.begin(hit.t, q, after, struck=event)

    def _patient(self) -> None:
        """An adaptive integrator that makes no headway is stuck."""
        if self.setting.step is None and self.count - self.mark[0] >= PATIENCE:
            if self.now - self.mark[1] < LEAST * (self.times[-1] - self.times[0]):
                raise StepFailure(self.now, f"{PATIENCE} steps led only {self.now - self.mark[1]:.2g} s further")
            self.mark = (self.count, self.now)

    # -- the end ------------------------------------------------------------------------------------------------------

    def _stopped(self, trouble: Exception) -> SimulationError:
        if isinstance(trouble, BlowUp):
            trouble = self._controller_failure(trouble) or trouble
        when = trouble.t if isinstance(trouble, (TorqueFailure, StepFailure, BlowUp)) else self.now
        partial = self._result("stopped", "")
        words = likely_reason(trouble, partial, self.setting.step, friction=self.setting.friction)
        message = f"simulation of {self.setting.robot.name!r} stopped at t = {when:.6g} s: {words}"
        partial = partial.with_message(message)
        return SimulationError(f"{message}; the motion up to there is in the error's `partial`", partial)

    def _controller_failure(self, trouble: BlowUp) -> TorqueFailure | None:
        """What a compiled controller did not tell: that it gave no number within the next step."""
        for part in (0.0, 0.5, 1.0):
            t = trouble.t + part * (self.setting.step or 0.0)
            tau = self._tolerant(self.torques, np.array([t]), trouble.q[np.newaxis], trouble.qd[np.newaxis])[0]
            if not np.isfinite(tau).all():
                joint = int(np.flatnonzero(~np.isfinite(tau))[0])
                name = self.setting.robot.joint_names[joint]
                return TorqueFailure(t, f"the torque of joint {name!r} is {tau[joint]}", joint)
        return None

    def _result(self, status: str, message: str) -> Simulation:
        path = Path(self.stretches)
        if self.now > self.samples[-1][0][-1]:  # it ended between two samples: keep where
            at = np.array([self.now])
            self.samples.append((at, *path(at)))
        t, q, qd = (np.concatenate([part[k] for part in self.samples]) for k in range(3))
        tau = self._tolerant(self.torques, t, q, qd) if status == "stopped" else self.torques.batch(t, q, qd)
        dynamics, way = self.system.dynamics, self.setting
        work = work_done(dynamics, self.torques, self.loads, self.system.friction, path, np.array(self.knots), t)
        work = work - sum((np.where(t > when, lost, 0.0) for when, lost in self.impacts), np.zeros(len(t)))
        chosen = way.tolerances if way.step is None else {"dt": way.step}
        options = {name: value for name, value in chosen.items() if math.isfinite(value)}
        qdd = self.system.accelerations(q, qd, tau, self.loads.batch(t))
        return Simulation(
            robot=way.robot, t=t, q=q, qd=qd, qdd=qdd, tau=np.array(tau),
            kinetic=dynamics.kinetic_energy(q, qd), potential=dynamics.potential_energy(q), work=work,
            evaluations=self.counter.evaluations, steps=self.count, integrator=way.integrator.key, method=self.system.method,
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
