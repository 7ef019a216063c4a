"""simulate: one motion of a robot, by any integrator, with events, an energy balance, and the reason if it ends early.

evaluation_counts, evaluation_table   number of evaluations of the dynamics, by method and integrator (as in Mata's Table 7)
"""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Integrator as Compiled
from isodyn.backends.schemes import ABM, RKF45, RODAS5P, Adaptive, ErrorControl, RungeKutta, Scheme, StepFailure
from isodyn.dynamics.closing import loops_of
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.dynamics import Dynamics
from isodyn.dynamics.trace import a_robot
from isodyn.errors import IsodynError, ModelError, ShapeError, SimulationError
from isodyn.formulations.registry import methods_for
from isodyn.graph.node import Expr, symbol
from isodyn.kinematics.loop_closure import at_loops, mobility, nearly_singular, two_ways
from isodyn.model.hints import SIMULATE_ARGUMENTS
from isodyn.model.joint_positions import positions
from isodyn.model.robot import Robot
from isodyn.renamed import with_old_arguments
from isodyn.show.table import Table, number
from isodyn.simulation import integrators
from isodyn.simulation.changes import Attach, Changed, applied
from isodyn.simulation.events import Event, EventFailure, Events, Happened, Stop, Watch, as_events, limit_of
from isodyn.simulation.integrators import Counter, Integrator, Steps, Stiffness, Tolerances, integrator_row, tolerances
from isodyn.simulation.interpolation import States
from isodyn.simulation.loads import LoadFailure, Loads, Span, Torque, Wrench, led_on, loads_of
from isodyn.simulation.modes import LOOKS, Change, Modes, instant_of
from isodyn.simulation.moved_base import Base, base_source
from isodyn.simulation.progress import Progress, Reporter, spoken
from isodyn.simulation.record import Record
from isodyn.simulation.result import Simulation, joined
from isodyn.simulation.system import CREEP, System, compiled
from isodyn.spatial import Array

EXPLICIT, IMPLICIT = Adaptive(RKF45), Adaptive(RODAS5P)
SAMPLES = 201  # if t is a duration
STEP = 1e-3  # default step of fixed-step integrators [s]
FASTEST = 1e8  # [rad/s] or [m/s]: faster states are refused
ROUNDING = 1e-14  # relative tolerances below this cannot be met
SINGULAR = 1e12  # condition of M from which accelerations are mostly rounding
LOCK = 1e-3  # cosine of the second of three ZYX angles below which they are at gimbal lock
LIGHT = 1e-15  # kg m2 or kg: a smaller inertia indicates a model error
WORTH = {True: 5000, False: 500}  # remaining explicit steps, compiled or interpreted, above which linearly implicit ones pay off
JUMP = 0.01  # relative velocity change not explained by accelerations, in a step near a singular pose: the loops branched
PATIENCE, WINDOWS = 500, 4  # adaptive steps per window of the progress check; consecutive windows that must fail
MONTH, LONG = 2.6e6, 600.0  # [s]: largest projected run time; and the largest with short steps
TURNS = 10  # steps that a mode change counts for in the progress check
IDLE = 150  # mode changes at one instant before giving up; the bounds widen after each
INSIDE = 16.0  # largest error of velocities within a step, in tolerances
SHORT = 1e-6  # [s]: shorter steps indicate something much faster than the motion


@with_old_arguments
@check.keywords_known(SIMULATE_ARGUMENTS)
def simulate(
    robot: Robot,
    q0: ArrayLike,
    qd0: ArrayLike,
    t: ArrayLike,
    *,
    torque: Torque = None,
    wrench: Wrench = None,
    base: Base = None,
    method: str | None = None,
    integrator: str = "rkf45",
    rtol: float = 1e-8,
    atol: float = 1e-10,
    dt: float | None = None,
    max_step: float = math.inf,
    interpolation: str = "linear",
    jump_ts: Sequence[float] = (),
    events: Events = None,
    friction: bool = True,
    stiction_speed: float = 0.0,
    motors: bool | str = True,
    effort: ArrayLike | None = None,
    progress: Progress = None,
) -> Simulation:
    """Simulate a robot from an initial state; return a Simulation with samples of q, qd, qdd, torques and energies.

    q0, qd0         (nq,), (n,)   initial positions and velocities; unit quaternions           [rad], [rad/s] or [m], [m/s]
    t               a duration (201 samples from 0), or increasing sample times (K,)                            [s]
    torque          None: zero (free fall); (n,): constant; (K, n) at the times t; (times, values); a pure function
                    (t, q, qd) -> (n,); a Controller, compiled.  Passive joints take none                       [N m] or [N]
    wrench          external wrenches {frame: wrench}, or one for the only tip: force, then moment, at the origin and in the axes
                    of that frame; each (6,): constant; (K, 6) at the times t; (times, values)                  [N], [N m]
    base            motion of a moving base: a pure function t -> {"pose", "twist", "acceleration"}; or these values at the start,
                    continued along the screw twist t + acceleration t^2 / 2
    method          formulation of the forward dynamics (see isodyn.methods()); None: the one with the fewest operations
    integrator      key from isodyn.integrators().  "rkf45" switches to "rosenbrock" where the problem is stiff
    rtol, atol      tolerances of adaptive integrators, per step
    dt              step of fixed-step integrators (default 0.001); with "rkf45": use fixed steps               [s]
    max_step        longest step of adaptive integrators, and longest interval between checks of joints at rest (at most 1/200 of
                    the duration)                                                                               [s]
    interpolation   of arrays over time: "linear", or "hold": constant until the next time, where steps end
    jump_ts         times at which a torque function or a base function jumps; steps end there                  [s]
    events          "limits": joints that leave their range; Event objects; functions (t, q, qd) or expressions.  After an event
                    with model_change (Attach, Detach) the simulation continues with the new robot: torque arrays follow the joint
                    names, new joints get none; functions take and return arrays of the new robot.  Not with a moving base
    friction        False: leave out joint friction
    stiction_speed  0: exact dry friction, joints stick and slip.  > 0: adaptive integrators regularise Coulomb friction linearly
                    below this speed; joints that should stick then creep.  Fixed-step integrators ignore it, except "momentum",
                    which always regularises (0: below 0.001)                                                   [rad/s] or [m/s]
    motors          False: leave out rotor inertia; "full": rotors given as bodies (isodyn.Rotor) spin on their links
    effort          torque limit of each joint, a number or (n,); "robot": the limits of the model; None: none  [N m] or [N]
    progress        True: a bar on stderr; None: a bar if stderr is a terminal; or a function of the fraction done

    Ctrl-C ends a simulation early; it returns the samples so far, with status "cancelled".  If a simulation cannot continue,
    SimulationError names the time, the joint and the reason; its attribute `partial` is the Simulation up to there.
    """
    robot = a_robot(robot)
    row, times = integrator_row(integrator, method), _times(t)
    q, qd = _state(robot, "q0", q0, robot.nq), _state(robot, "qd0", qd0, robot.n)
    q = positions("q0", robot.movable_joints, q)
    if (np.abs(qd) >= FASTEST).any():
        raise ShapeError(f"qd0: expected speeds below {FASTEST:g} rad/s or m/s, got {np.abs(qd).max():g}")
    accuracy = tolerances(row, rtol, atol, max_step)
    step = None if row.adaptive else STEP  # None: chosen by the tolerances
    if dt is not None:
        step = check.positive("dt", dt)
        if not row.fixed:
            raise ShapeError(f"dt is for fixed steps; {row.key!r} chooses its steps by rtol and atol (max_step limits them)")
    slow = check.number("stiction_speed", stiction_speed, least=0, rule="a speed of at least 0")
    slow = slow if step is None or row.momenta else 0.0
    first, given = robot, as_events(robot, events)
    changing = next((event.name for event in given if event.model_change is not None), None)
    if robot.moving_base and changing:
        raise ModelError(
            f"event {changing!r} changes robot {robot.name!r}, which has a moving base: use a floating or fixed base, or end the "
            "simulation there (terminal=True) and start another one"
        )
    _will_change(given, times)
    moved = base_source(robot, base, times, jump_ts)
    watched = dict(enumerate(given))
    phases, changes, whole, memory = list[Simulation](), list[Changed](), times, np.zeros(0)
    before: Array | None = None  # values of the events before the last model change
    while True:
        loads = loads_of(robot, torque, wrench, times, interpolation, jump_ts, effort)._replace(base=moved)
        if phases:
            loads.torques.recall(float(times[0]), memory)
        elif robot.loops:
            at_loops(robot, q, qd)
        stops = {event.stop.joint for event in watched.values() if event.stop}
        creeping, frames = slow or (CREEP if row.momenta else 0.0), tuple(loads.wrenches)
        system = System(robot, method, friction=friction, motors=motors, creep=creeping, frames=frames, momenta=row.momenta)
        if step is None or stops:
            lower, upper = system.dry_levels()[0]
            system = replace(system, modes=tuple(sorted({*np.flatnonzero(lower < upper).tolist(), *stops})))
        else:
            system = system.by_steps()
        motion = _Integration(system, row, step, accuracy, loads, times, tuple(watched.values()))
        try:
            phases.append(motion.run(q, qd, progress, before))
        except SimulationError as error:
            raise SimulationError(str(error), joined((*phases, _partial(error)), changes)) from error.__cause__
        if not motion.changes or phases[-1].status != "event":
            return joined(phases, changes)
        here, q, qd = motion.now, phases[-1].q[-1], phases[-1].qd[-1]
        times = np.append(here, times[times > here])
        if len(times) < 2:  # a change after the last sample has no effect
            return joined((*phases[:-1], replace(phases[-1], status="complete", message="")), changes)
        compiled_for, memory = partial(_dynamics_of, system), loads.torques.remembered(np.array([here]))[0]
        last = dict(zip(watched, motion.watch.last.tolist(), strict=True))
        for event in motion.changes:
            assert event.model_change is not None
            try:
                behind = applied(event.model_change, robot, q, qd, event.name, here, compiled_for)
                if behind.robot.loops:
                    at_loops(behind.robot, behind.q, behind.qd)
                torque, wrench, effort = led_on((torque, wrench, effort), robot, behind.robot, whole)
            except IsodynError as error:
                raise SimulationError(
                    f"simulation of {robot.name!r} stopped at t = {here:.6g} s: {error}", joined(phases, changes)
                ) from None
            changes.append(behind.changed)
            robot, q, qd = behind.robot, behind.q, behind.qd
        watched = _moved(given, first, robot)
        before = np.array([last.get(k, math.nan) for k in watched])


def _will_change(events: Sequence[Event], times: Array) -> None:
    """Refuse a model change whose time lies before the start, such as `when` = t: it would never happen."""
    for event in events:
        if event.model_change is None or not isinstance(event.when, Expr) or {x.name for x in event.when.free_symbols} != {"t"}:
            continue
        looked = np.linspace(times[0], times[-1], 33)
        values = np.array([float(event.when.substitute({"t": t})) for t in looked.tolist()])  # type: ignore[arg-type]
        straight = np.abs(np.diff(values, 2)).max() <= 1e-9 * np.abs(values).max()  # other functions may return to 0
        if straight and event.direction >= 0 and 0 <= values[0] < values[-1]:
            verb = "attach" if isinstance(event.model_change, Attach) else "detach"
            raise ModelError(
                f"event {event.name!r} lies before the start at t = {times[0]:g} s, so that it would never happen; "
                f"call robot.{verb}(...) before, or choose a later time, such as t - {times[0] + 0.1:g}"
            )


def _partial(error: SimulationError) -> Simulation:
    assert isinstance(error.partial, Simulation)
    return error.partial


def _dynamics_of(system: System, robot: Robot) -> Dynamics:
    """Compile by the method with the fewest operations; the method of the steps may offer accelerations only."""
    return replace(system, robot=robot, method=None, modes=(), frames=()).dynamics


def _moved(events: Sequence[Event], robot: Robot, new: Robot) -> dict[int, Event]:
    """Return the events, by number, for the robot after a model change.

    Expressions and stops are matched by joint names; events of removed joints are left out.
    """
    names = (("q", robot.position_names, new.position_names), ("qd", robot.velocity_names, new.velocity_names))
    found = {
        f"{letter}[{k}]": symbol(f"{letter}[{now.index(name)}]") if name in now else None
        for letter, before, now in names
        for k, name in enumerate(before)
    }
    result = {}
    for k, event in enumerate(events):
        when, stop = event.when, event.stop
        if isinstance(when, Expr):
            used = {free.name: found[free.name] for free in when.free_symbols if free.name in found}
            there = {name: other for name, other in used.items() if other is not None}
            if len(there) < len(used):
                continue
            when = when.substitute(there)
        if stop is not None:
            name = robot.velocity_names[stop.joint]
            stop = replace(stop, joint=new.velocity_names.index(name)) if name in new.velocity_names else None
        result[k] = replace(event, when=when, stop=stop)
    return result


def _locked(robot: Robot, q: Array) -> str:
    """Return a sentence on a joint at gimbal lock of its ZYX angles at q (nq,), with the remedy; "" if there is none."""
    at = 0
    for joint in robot.movable_joints:
        turns = [at + k for k, part in enumerate(joint.parts) if part.is_revolute]
        if joint.nq == joint.nv and len(turns) == 3 and abs(math.cos(pitch := q[turns[1]])) < LOCK:
            return (
                f"the ZYX angles of joint {joint.name!r} are at gimbal lock there (pitch {pitch:.4g} rad), where they do not "
                "determine its angular velocity; give the joint coordinates='quaternion'"
            )
        at += joint.nq
    return ""


def _times(t: ArrayLike) -> Array:
    if isinstance(t, (bool, np.bool_)):
        raise ShapeError(f"t: expected a duration or times in seconds, got {t}")
    times = check.finite("t", t)
    if times.ndim == 0:
        if not times > 0:
            raise ShapeError(f"t: the duration must be a positive number of seconds, got {float(times)!r}")
        return np.linspace(0.0, float(times), SAMPLES)
    if times.ndim != 1 or len(times) < 2:
        raise ShapeError(f"t: expected a duration, or at least two times (K,), the first that of q0; got shape {times.shape}")
    if not (np.diff(times) > 0).all():
        k = int(np.argmin(np.diff(times) > 0))
        raise ShapeError(
            f"t: times must increase, but t[{k + 1}] = {times[k + 1]:g} follows t[{k}] = {times[k]:g}; simulations run forwards"
        )
    return times


def _state(robot: Robot, name: str, value: ArrayLike, size: int) -> Array:
    array = check.finite(name, value)
    if array.shape != (size,):
        hint = "; isodyn.rollout takes batches, a state a row" if array.ndim > 1 else ""
        if array.ndim == 2 and array.shape[0] == size != array.shape[1]:
            hint += f": pass {name}.T"
        if robot.nq != robot.n:
            hint += f"; q has nq = {robot.nq} entries, four for a quaternion, qd has n = {robot.n}"
        raise ShapeError(f"{name}: expected shape ({size},) for {robot.name!r}, got {array.shape}{hint}")
    return array


class _Integration:
    """A simulation in progress, from the initial state to the end, an event, Ctrl-C, or a failure.

    step          fixed step [s]; None: chosen by the tolerances (rtol, atol, max_step)
    """

    def __init__(
        self, system: System, integrator: Integrator, step: float | None, tolerances: Tolerances, loads: Loads,
        times: Array, events: tuple[Event, ...],
    ):  # fmt: skip
        self.system, self.integrator, self.step, self.tolerances = system, integrator, step, tolerances
        scheme = integrator.scheme
        self.scheme = Adaptive(scheme) if step is None and isinstance(scheme, RungeKutta) else scheme
        self.loads, self.times, self.watch = loads, times, Watch(system.robot, events)
        self.counter, self.count, self.stiffness = Counter(), 0, Stiffness(tolerances["rtol"])
        self.stiff_from, self.implicit = math.nan, 0  # when stability first limited the steps; number of linearly implicit steps
        self.mark, self.hopeless, self.short = (0, float(times[0]), time.perf_counter(), 0), 0, False
        self.leap: Array | None = None  # the poses (2, nq) at the ends of a step in which velocities jump
        stops, whole = [event.stop for event in events if event.stop], (float(times[0]), float(times[-1]))
        shortest = 2 * step if step is not None and integrator.order == 1 else 0.0  # bounces that first-order steps resolve
        self.modes = Modes(system, stops, self.counter, whole, tolerances, shortest) if system.modes else None
        self.instant = instant_of(whole, tolerances)
        self.switches = 0  # mode changes
        self.idle = 0  # mode changes since time last advanced by more than an instant
        self.first: float | None = None  # initial step after a restart [s]
        self.happened: list[Happened] = []
        self.notes: list[str] = []
        self.ended: str | None = None  # name of the event that ended it
        self.changes: tuple[Event, ...] = ()  # events that change the robot, all at one instant
        self.kernels: dict[tuple[str, Controller | bool, tuple[str, ...]], Compiled] = {}
        self.now = float(times[0])

    def run(self, q: Array, qd: Array, progress: Progress, before: Array | None = None) -> Simulation:
        """Integrate to the end, or as far as possible; before: values of the events before a change of the robot that it starts
        with.
        """
        self.y = self.system.state(q, qd, self.loads.torques.remembered(self.times[:1])[0])
        self.record = Record(self.system, self.loads, self.times, q, qd, self._accelerations)
        end = float(self.times[-1])
        with Reporter("simulate", progress) as report:
            try:
                self._happen(self.watch.begin(self.now, q, qd, before))
                if self.ended is not None:
                    return self._result("event", self.ended)
                if self.modes is not None:
                    self.modes.touch(q, qd)
                for span in self.loads.spans(self.now, end):
                    self._through(span, report)
                    if self.ended is not None:
                        return self._result("event", self.ended)
            except KeyboardInterrupt:
                if not self.count:  # no step yet
                    raise
                report.say(f"cancelled at t = {self.now:g} of {end:g} s; the result so far is kept")
                return self._result("cancelled", f"cancelled at t = {self.now:g} s")
            except (StepFailure, EventFailure) as trouble:
                raise self._stopped(trouble) from trouble.__cause__
        return self._result("complete", "")

    def _through(self, span: Span, report: Callable[[float], None]) -> None:
        """Integrate a span; the integrator restarts after every impact and mode change."""
        start, end = float(self.times[0]), float(self.times[-1])
        self._serve(self.y)
        if self.modes is not None and not self.system.stepwise:  # torques may have jumped
            q, qd = self.system.split(self.y, self.modes.inputs)
            self._tell(q, qd, self.modes.settle(self.now, q, qd, span)[1])
            if self.system.momenta:  # momenta of held joints were not integrated
                self.y = self._state_of(q, qd)
        self.first = None
        while self.now < span.end and self.ended is None:
            self._serve(self.y)
            for steps in self._steps(span):
                broken = self._take(span, steps)
                report((self.now - start) / (end - start))
                if broken or self.ended is not None or self._changed(span, steps):
                    break

    def _energies(self, t: ArrayLike, q: Array, qd: Array) -> tuple[Array, Array]:
        """Return kinetic and potential energy (...) at times (...) [J]."""
        dynamics, moved = self.system.dynamics, self.loads.moved(t)
        return dynamics.kinetic_energy(q, qd, **moved), dynamics.potential_energy(q, **moved)

    def _changed(self, span: Span, steps: Steps) -> bool:
        """Return True if the next steps need the other integrator: linearly implicit where stability limits explicit steps."""
        self.stiffness.look(steps)
        if self.step is not None or self.integrator.key != RKF45.key or steps.stiffness is None:
            return False
        last = steps.t[-Stiffness.STEPS :]
        left = (self.times[-1] - self.now) * (len(last) - 1) / (last[-1] - last[0])
        implicit = self.scheme == IMPLICIT
        if not (self.stiffness.calm if implicit else self.stiffness.stiff and left > WORTH[span.drive is not None]):
            return False
        if not implicit:  # compile these now: LLVM compiles serially, and Ctrl-C must not wait for both
            self._energies(self.now, *self.system.split(self.y))
        self.scheme, self.stiffness = EXPLICIT if implicit else IMPLICIT, Stiffness(self.tolerances["rtol"])
        self.stiff_from = self.now if math.isnan(self.stiff_from) else self.stiff_from
        return True

    def _tell(self, q: Array, qd: Array, words: Sequence[str]) -> None:
        """Record mode changes at the current time."""
        self.happened += [Happened(name, self.now, q, qd, False) for name in words]

    def _steps(self, span: Span) -> Iterator[Steps]:
        """Return the integrator for the rest of a span, compiled if all of its functions are."""
        rest, scheme, drive = (self.now, self.y, span.end), self.scheme, span.drive
        chosen = self.modes if not self.system.stepwise else None
        mode = chosen.inputs if chosen is not None else ()
        if chosen is not None and chosen.rests.all() and span.remember is None:
            return iter([self._stand(chosen.next_look(self.now, span.end, span))])
        kernel = None if scheme is None or drive is None else self._kernel(scheme, drive, span.following)
        if kernel is not None and self.step is not None:
            return integrators.compiled_steps(kernel, (*span.held, *mode), *rest, h=self.step, again=self.first is not None)
        f, layout = self.system.right_hand_side(span, self.counter, mode), self.system.layout
        if scheme is None:
            return integrators.scipy_steps(
                self.integrator.key, f, self.now, self.y, span.end, layout=layout, first=self.first, **self.tolerances
            )
        if drive is None:
            what = "the torque" if span.pieces["tau"].drive is None else "the motion of the base"
            self._note(f"interpreted steps: {what} is a Python function")
        if self.step is not None:
            f, modes = self.system.interpreted_steps(span, self.counter, scheme) if self.system.stepwise else (f, None)
            return integrators.fixed_steps(scheme, f, *rest, h=self.step, modes=modes, layout=layout)
        assert isinstance(scheme, Adaptive)
        how = self.tolerances
        pair = ErrorControl(scheme, f, span.end, how["rtol"], how["atol"], how["max_step"], layout=layout)
        if kernel is not None:
            return integrators.tracked_steps(kernel, pair, self.counter, (*span.held, *mode), self.now, self.y, self.first)
        return integrators.adaptive_steps(pair, self.now, self.y, self.first)

    def _stand(self, end: float) -> Steps:
        """Advance while all joints are held, as far as possible."""
        longest = self.step or self.tolerances["max_step"]
        if any(event.stop is None for event in self.watch.events):  # an event may depend on time
            longest = min(longest, (self.times[-1] - self.times[0]) / LOOKS)
        end = min(end, self.now + integrators.CHUNK * longest)
        t = np.linspace(self.now, end, integrators.whole_steps(end - self.now, longest) + 1)
        return Steps(t, np.repeat(self.y[np.newaxis], len(t), axis=0))

    def _note(self, words: str) -> None:
        """Add a note on how the motion was computed, once."""
        if words not in self.notes:
            self.notes.append(words)

    def _kernel(self, scheme: Scheme, drive: Controller | bool, following: tuple[str, ...]) -> Compiled:
        """Return the compiled integrator, looked up once for all spans of a kind."""
        what = scheme.key, drive, following
        if what not in self.kernels:
            system = replace(self.system, drive=drive)
            self.kernels[what] = compiled(system, scheme, alone=True, following=following, recorded=self.step is None)
        return self.kernels[what]

    def _take(self, span: Span, steps: Steps) -> bool:
        """Accept steps up to the first invalid state; return True if an impact or a mode change interrupted them."""
        t, y, mode = steps.t, steps.y, self.modes.inputs if self.modes is not None else ()
        q, qd = self.system.split(y, mode)
        good = np.isfinite(y).all(axis=-1) & (np.abs(qd) < FASTEST).all(axis=-1)
        count = len(t) if good.all() else int(np.argmin(good))
        poor = np.append(self.system.failing(q[:count]), True)
        count = int(np.argmax(poor))
        whole = self._jump(span, t[:count], q[:count], qd[:count]) if self.system.robot.loops else count
        jumped, count = whole < count, whole
        kept, broken = count - 1, False
        if count > 1:
            t_good, q_good, qd_good = t[:count], q[:count], qd[:count]
            if span.remember is not None:
                span.remember(t_good, q_good, qd_good, self.system.remembered(y[:count]), steps.remembered)
            states = steps.dense
            said, lines = list[tuple[int, list[str]]](), self.integrator.order == 1
            if self.modes is not None and self.system.stepwise:
                states, said = self.modes.along(t_good, q_good, qd_good, span)
                anew = [t_good[k] for k, _ in said if t_good[k] > self.times[0]] if self.scheme == ABM else []  # Euler steps
                states = replace(states, lines=states.lines | lines | np.isin(states.t, anew))
            elif states is None:
                qdd = self.system.accelerations(q_good, qd_good, span.batch(t_good, q_good, qd_good), mode)
                states = self.system.between(t_good, q_good, qd_good, qdd, lines)
            kept, broken = self._keep(span, t_good, y[:count], states)
            for k, words in said:
                if t_good[k] <= self.now:
                    self.happened += [Happened(name, float(t_good[k]), q_good[k], qd_good[k], False) for name in words]
        cut = self.ended is not None or broken
        if steps.cost:  # steps after a mode change were computed, too
            self.counter.evaluations += steps.cost(kept if self.ended is not None else min(count, len(t) - 1))
        if count < len(t) and not cut:
            if jumped:
                self.leap = q[count - 1 : count + 1]
                raise StepFailure(float(t[count - 1]), "the velocities jump")
            if self._serve(y[count]):  # repeat the step that leads there
                return True
            raise BlowUp(float(t[count - 1]), q[count - 1], qd[count - 1])
        self.implicit += kept if self.scheme == IMPLICIT else 0
        self._judge_pace()
        return broken

    def _serve(self, x: Array) -> bool:
        """Switch to Lagrange multipliers if the coordinate partition is singular; return True if it did.

        It is singular at the state x (m,), or was on the way to it if x is not finite.
        """
        nq, lost = self.system.robot.nq, not np.isfinite(x).all()
        if not self.system.choosy or not (lost or self.system.failing(x[np.newaxis, :nq])[0]):
            return False
        weakest = loops_of(self.system.robot).weakest(self.y[:nq] if lost else x[:nq])
        self._note(f"loops closed by multipliers from t = {self.now:.6g} s: {weakest}")
        self.system = self.system.everywhere()
        self.kernels.clear()
        if self.modes is not None:
            self.modes.system = self.system
        return True

    def _jump(self, span: Span, t: Array, q: Array, qd: Array) -> int:
        """Return the index of the first state (m,) that no acceleration leads to: loops branched at a singular pose; m if there is
        none.
        """
        near = np.flatnonzero(nearly_singular(self.system.robot, q))
        steps = np.unique(np.concatenate([near - 1, near]))
        steps = steps[(steps >= 0) & (steps < len(t) - 1)]
        if not len(steps):
            return len(t)
        ends = np.unique(np.concatenate([steps, steps + 1]))
        qdd, mode = np.zeros_like(qd), np.zeros((len(qd), 2, qd.shape[1]))
        loads = span.batch(t[ends], q[ends], qd[ends])
        if self.system.stepwise:
            *chosen, qdd[ends] = self.system.chosen(q[ends], qd[ends], loads)
            mode[ends] = np.stack(chosen, axis=1)
        else:
            qdd[ends] = self.system.accelerations(q[ends], qd[ends], loads, () if self.modes is None else self.modes.inputs)
        half = (t[steps + 1] - t[steps])[:, None] / 2
        changed = (mode[steps] != mode[steps + 1]).any(axis=(1, 2))  # somewhere within the step
        rough = np.where(changed[:, None], half * np.abs(qdd[steps + 1] - qdd[steps]), 0.0)
        off = np.abs(qd[steps + 1] - qd[steps] - half * (qdd[steps] + qdd[steps + 1]))
        off = np.maximum(off - rough, 0.0).max(axis=-1)
        size = np.maximum(np.abs(qd[steps]), np.abs(qd[steps + 1])).max(axis=-1)
        wrong = steps[~(off <= JUMP * size)]
        return int(wrong[0]) + 1 if len(wrong) else len(t)

    def _judge_pace(self) -> None:
        """Raise StepFailure if the projected run time stays above the limit for several windows.

        The limit is months, or minutes if the steps are much shorter than a motion needs; a run that is merely long continues.
        """
        steps, led, spent = self.count - self.mark[0], self.now - self.mark[1], time.perf_counter() - self.mark[2]
        changes = self.switches - self.mark[3]
        if self.step is not None or steps + TURNS * changes < PATIENCE:
            return
        needed = spent * (self.times[-1] - self.now) / led if led else math.inf
        self.short = led / max(steps, 1) < SHORT
        self.hopeless = self.hopeless + 1 if needed > (LONG if self.short else MONTH) else 0
        if self.hopeless == WINDOWS:
            also = f" and {changes} mode changes" if changes else ""
            pace = f"the last {steps} steps{also} advanced {led:.2g} s; at this rate the rest would take {spoken(needed)}"
            raise StepFailure(self.now, pace)
        self.mark = (self.count, self.now, time.perf_counter(), self.switches)

    def _keep(self, span: Span, t: Array, y: Array, states: States) -> tuple[int, bool]:
        """Record steps up to an event, an impact or a mode change that interrupts them.

        Returns the number of steps, and True if an impact or a mode change interrupted them.
        """
        change = None if self.modes is None or self.system.stepwise else self.modes.change(t, states, span)
        end = float(t[-1]) if change is None else change.t
        found = self.watch.look(np.array([*t[t < end], end]), states, self.instant) if end > t[0] else []
        self._happen(found)
        struck = [event.stop for event, _ in found if event.stop]
        last = next((happened for event, happened in found if event.interrupts_step), None)
        if last is not None:
            end = last.t
        kept = int(np.searchsorted(t, end))
        if end > t[0]:
            self.record.add(t, states, end)
            stood = self.modes is not None and self.modes.rests.all()  # the integrator took no step
            self.first = None if stood else float(t[kept] - t[kept - 1])
        self.idle = 0 if end > self.now + self.instant else self.idle + 1
        self.now, self.y, self.count = end, y[-1], self.count + kept
        if self.ended is None and last is not None:
            self._strike(span, last, struck)
        elif self.ended is None and change is not None:
            self.switches += 1
            self._change(span, change, t[max(kept, 1) - 1 : max(kept, 1) + 1], states)
        return kept, bool(struck) or (change is not None and last is None)

    def _happen(self, found: Sequence[tuple[Event, Happened]]) -> None:
        """Record events; an event that ends the simulation ends it."""
        self.happened += [happened for _, happened in found]
        over = [event.name for event, _ in found if event.terminal]  # takes precedence over model changes at the same instant
        changing = sorted((event for event, _ in found if event.model_change is not None), key=self.watch.events.index)
        self.changes = self.changes if over else (*self.changes, *changing)
        self.ended = next(iter(over), next((event.name for event, _ in found if event.ends), self.ended))

    def _change(self, span: Span, change: Change, step: Array, states: States) -> None:
        """Switch to the next mode within a step between two times (2,)."""
        assert self.modes is not None
        q, before = self.system.obeying(*(part[0] for part in states(np.array([change.t]))))  # removes the interpolation error
        q = self.modes.within(q)
        if self.idle >= IDLE:
            names = [name for name, stops in zip(self.system.robot.velocity_names, change.stops, strict=True) if stops]
            which = f"of {' and '.join(names)} " if names else ""
            raise StepFailure(change.t, f"modes {which}change repeatedly at one instant")
        fastest, parts = float(np.abs(before).max()), 1.0
        if change.stops.any():  # located by interpolation within a step
            fastest, parts = max(fastest, float(np.abs(states(step)[1]).max())), INSIDE
        tiny = parts * (self.tolerances["atol"] + self.tolerances["rtol"] * fastest)
        qd = self.system.stopped(q, before, change.stops | self.modes.rests, tiny)
        before = np.where(self.modes.sense * before < 0, qd, before)  # beyond 0 by rounding: it already crossed
        self.y = self._state_of(q, qd)
        self._tell(q, qd, self.modes.settle(change.t, q, qd, span)[1])
        self._happen(self.watch.jump(change.t, q, before, qd))

    def _state_of(self, q: Array, qd: Array) -> Array:
        """Return the current state, with the controller's memory."""
        return self.system.state(q, qd, self.loads.torques.remembered(np.array([self.now]))[0])

    def _strike(self, span: Span, hit: Happened, stops: Sequence[Stop]) -> None:
        """Resolve an impact and continue with the velocities after it."""
        assert self.modes is not None
        q, qd = self.system.obeying(hit.q, hit.qd)
        q = self.modes.within(q)
        for stop in stops:
            q[self.system.robot.velocity_to_position_index[stop.joint]] = limit_of(self.system.robot, stop.joint, stop.side)
        after, words = self.modes.strike(hit.t, q, qd, stops, span)
        (before, _), (behind, _) = (self._energies(hit.t, q, speeds) for speeds in (qd, after))
        self.record.lose(float(before - behind))
        self._tell(q, after, words)
        self.y = self._state_of(q, after)
        self._happen(self.watch.jump(hit.t, q, qd, after))

    def _stopped(self, trouble: Exception) -> SimulationError:
        if isinstance(trouble, BlowUp):
            trouble = self._controller_failure(trouble) or trouble
        when = trouble.t if isinstance(trouble, StepFailure) else self.now
        partial, robot, words = self._result("stopped", ""), self.system.robot, str(trouble)
        if not isinstance(trouble, (LoadFailure, EventFailure)):
            speeds, blown_up = np.abs(partial.qd[-1]), isinstance(trouble, BlowUp)
            joint = int(np.argmax(speeds))
            moving = f"joint {robot.velocity_names[joint]!r} moves at {speeds[joint]:.3g} {robot.dofs[joint].unit}/s"
            words = f"{moving}, then diverges" if blown_up else f"{words} ({moving})"
            with np.errstate(all="ignore"):
                words += f"; likely reason: {self._cause(partial, blown_up)}"
        elif robot.loops and (loops := loops_of(robot)).failing(partial.q[-1:])[0]:
            words += f"; {loops.weakest(partial.q[-1])}: keep controllers within the joint limits"
        message = f"simulation of {robot.name!r} stopped at t = {when:.6g} s: {words}"
        return SimulationError(f"{message}; the motion up to there is in the error's `partial`", partial.with_message(message))

    def _cause(self, partial: Simulation, blown_up: bool) -> str:
        """Return the likely reason and a remedy."""
        ends = partial.q[-1:] if self.leap is None else self.leap
        if partial.robot.loops and (near := nearly_singular(partial.robot, ends)).any():
            q = ends[int(np.argmax(near))]
            pose, there = mobility(partial.robot, q, near=True), two_ways(partial.robot, q)
            remedy = "drive the robot through that pose, avoid it, or take shorter steps (rtol and atol, or dt)"
            return f"the loops can branch there: {pose}; it is near {there}; {remedy}"
        if lock := _locked(partial.robot, partial.q[-1]):
            return lock
        M = self.system.dynamics.mass_matrix(partial.q[-1], **self.loads.moved(partial.t[-1]))
        condition, least = float(np.linalg.cond(M)) if np.isfinite(M).all() else math.inf, np.diag(M).min()
        weak = f"joint {partial.robot.velocity_names[int(np.argmin(np.diag(M)))]!r} moves almost no inertia"
        if condition > SINGULAR:
            return f"the inertia matrix is nearly singular there (condition {condition:.1g}); {weak}"
        if least < LIGHT:
            return f"{weak} ({least:.3g}); check the masses of the model"
        gained, done = partial.energy[-1] - partial.energy[0], partial.work[-1]
        fed = np.isfinite(done) and done > 0 and done > 0.5 * gained > 0
        if self.step is not None:
            feed = " and the torques add energy" if fed else ""
            advice = "use a shorter step, or leave dt and integrator out (rtol and atol then choose the steps)"
            return f"the step dt = {self.step:g} s is too long for this motion{feed}; {advice}"
        if fed:
            return f"the torques add energy to the robot ({done:.3g} J so far); check their signs and gains"
        if self.tolerances["rtol"] < ROUNDING and not blown_up:
            return "tolerances below what rounding allows; raise rtol or atol"
        if self.hopeless and not self.short:
            length = (self.now - self.mark[1]) / max(self.count - self.mark[0], 1)
            return f"the motion needs steps of {length:.2g} s; simulate a shorter time"
        if self.hopeless and self.integrator.scheme is None:
            fast = f"{self.integrator.key!r} is limited by something much faster than the motion"
            return f"{fast}; leave integrator out (the default switches to 'rosenbrock' where the problem is stiff)"
        if np.any(partial.tau):
            return "the torque jumps there; list its jumps in jump_ts=, pass a held array, or limit steps and checks by max_step="
        if blown_up:
            how = ", ".join(f"{name} = {value:g}" for name, value in partial.options.items())
            return f"tolerances too loose to follow the motion ({how}); lower rtol and atol"
        return "tolerances below what rounding allows; raise rtol or atol"

    def _controller_failure(self, trouble: BlowUp) -> LoadFailure | None:
        """Return the failure of a compiled controller that returned NaN within the next step; None if it did not."""
        for part in (0.0, 0.5, 1.0):
            t = trouble.t + part * (self.step or 0.0)
            tau = self._tolerant(np.array([t]), trouble.q[np.newaxis], trouble.qd[np.newaxis])[0]
            if not np.isfinite(tau).all():
                joint = int(np.flatnonzero(~np.isfinite(tau))[0])
                name = self.system.robot.velocity_names[joint]
                return LoadFailure(t, f"the torque of joint {name!r} is {tau[joint]}")
        return None

    def _result(self, status: str, message: str) -> Simulation:
        system, (t, q, qd, work, path) = self.system, self.record.samples()
        q, qd = system.obeying(q, qd)
        tau = self._tolerant(t, q, qd) if status == "stopped" else self.loads.torques.batch(t, q, qd)
        if not math.isnan(self.stiff_from):
            self._note(f"stiff from t = {self.stiff_from:.6g} s: {self.implicit} of {self.count} steps by rosenbrock")
        chosen = self.tolerances if self.step is None else {"dt": self.step}
        options, z = {name: value for name, value in chosen.items() if math.isfinite(value)}, self.loads.torques.remembered(t)
        loads, stuck = [tau, *self.loads.outside(t)], np.zeros(qd.shape, dtype=bool)
        mode = self._mode(t, q, qd, loads)
        if mode:
            stuck = mode[0] <= 0
            qd = np.where(stuck, 0.0, qd)  # at the very instant a rounding error of its velocity may remain
        friction = self.modes.friction(mode, q, qd, loads) if mode and self.modes is not None else system.friction_torque(qd)
        kinetic, potential = self._energies(t, q, qd)
        return Simulation(
            robot=system.robot, t=t, q=q, qd=qd, qdd=system.accelerations(q, qd, loads, mode), tau=np.array(tau),
            kinetic=kinetic, potential=potential, work=work, base=self.loads.moved(t).get("base"),
            evaluations=self.counter.evaluations, steps=self.count, integrator=self.integrator.key, method=system.formulation,
            options=options, events=tuple(sorted(self.happened, key=lambda event: event.t)), status=status, message=message,
            path=path, friction=friction, is_held=stuck,
            notes=tuple(self.notes), integral=z if z.size else None,
        )  # fmt: skip

    def _mode(self, t: Array, q: Array, qd: Array, loads: Sequence[Array]) -> tuple[Array, ...]:
        """Return (free, dry), each (K, n), at times (K,) of the motion so far; () if there are no modes."""
        if self.modes is None:
            return ()
        whole = self.system.stepwise and not self.system.robot.loops  # samples of loops at rest have velocities of rounding
        return self.system.chosen(q, qd, loads)[:2] if whole else self.modes.at(t)

    def _accelerations(self, t: Array, q: Array, qd: Array) -> Array:
        """Return qdd (K, n) of these states at times (K,) of the motion so far."""
        loads = [self.loads.torques.batch(t, q, qd), *self.loads.outside(t)]
        return self.system.accelerations(q, qd, loads, self._mode(t, q, qd, loads))

    def _tolerant(self, t: Array, q: Array, qd: Array) -> Array:
        """Return torques at the samples, NaN where a torque function fails."""
        rows = np.full(qd.shape, np.nan)
        for k in range(len(t)):
            try:
                rows[k] = self.loads.torques.batch(t[k : k + 1], q[k : k + 1], qd[k : k + 1])[0]
            except LoadFailure:
                continue
        return rows


class BlowUp(StepFailure):
    """The next state is not finite, or faster than any mechanism."""

    def __init__(self, t: float, q: Array, qd: Array):
        super().__init__(t, "blow-up")
        self.q, self.qd = q, qd


class Run(NamedTuple):
    """One simulation: evaluations, accepted steps, seconds, and its largest distance in q from the reference [rad or m]."""

    method: str
    integrator: str
    evaluations: int
    steps: int
    seconds: float
    off: float


@with_old_arguments
def evaluation_counts(
    robot: Robot,
    q0: ArrayLike,
    qd0: ArrayLike,
    t: ArrayLike,
    *,
    methods: Sequence[str] = (),
    integrators: Sequence[str] = ("RK45", "DOP853", "LSODA", "rk4"),
    rtol: float = 1e-6,
    atol: float = 1e-6,
    dt: float | None = None,
    torque: Torque = None,
    friction: bool = True,
    motors: bool | str = True,
) -> tuple[Run, ...]:
    """Simulate the same motion by every method and integrator; the reference is DOP853 at a tolerance of 1e-12 by the first method.

    methods    keys of isodyn.methods(); empty: all with forward dynamics
    dt         step of integrators that support fixed steps; other arguments as for simulate
    """
    keys = tuple(methods) or methods_for("forward_dynamics")
    motion = functools.partial(simulate, robot, q0, qd0, t, torque=torque, friction=friction, motors=motors)
    exact = motion(method=keys[0], integrator="DOP853", rtol=1e-12, atol=1e-12)
    runs = []
    for method in keys:
        for name in integrators:
            step = None if integrator_row(name).scheme is None else dt
            begin = time.perf_counter()
            done = motion(method=method, integrator=name, rtol=rtol, atol=atol, dt=step)
            seconds = time.perf_counter() - begin
            runs.append(Run(method, name, done.evaluations, done.steps, seconds, float(np.abs(done.q - exact.q).max())))
    return tuple(runs)


def evaluation_table(runs: Sequence[Run], title: str = "") -> Table:
    """Return a row for each method: evaluations by each integrator, and the largest distance from the reference in brackets."""
    names = list(dict.fromkeys(run.integrator for run in runs))
    rows = []
    for method in dict.fromkeys(run.method for run in runs):
        own = {run.integrator: run for run in runs if run.method == method}
        rows.append((method, *(f"{own[name].evaluations} ({number(own[name].off, 2)})" for name in names)))
    return Table(
        title, ("method", *names), tuple(rows), ("evaluations of the dynamics (largest distance in q from the reference)",)
    )
