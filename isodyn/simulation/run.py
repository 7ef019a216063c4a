"""simulate: one motion, with any integrator of the registry, events, and a report on its energy."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from isodyn.dynamics.flow import one_velocity_per_position
from isodyn.errors import ShapeError
from isodyn.graph.node import Expr
from isodyn.model.robot import Robot
from isodyn.simulation.course import Course, Setting
from isodyn.simulation.diagnosis import BlowUp
from isodyn.simulation.events import Event, as_events
from isodyn.simulation.given import efforts, finite_array
from isodyn.simulation.registry import Integrator, integrator_row, own_method
from isodyn.simulation.result import Simulation
from isodyn.simulation.torque import source
from isodyn.simulation.wrench import loads_of
from isodyn.spatial import Array

SAMPLES = 201  # when only a duration is given
STEP = 1e-3  # of fixed-step integrators when nobody says [s]
CREEP = 1e-3  # [rad/s] or [m/s]

Torque = Any  # None, (n,), (K, n), (times, values), a function (t, q, qd), or a Controller


def simulate(
    robot: Robot,
    q0: Any,
    qd0: Any,
    t: Any,
    *,
    torque: Torque = None,
    wrench: Any = None,
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
    effort: Any = None,
    progress: bool | Callable[[float], object] | None = None,
) -> Simulation:
    """The motion of a robot from an initial state.

    q0, qd0         (n,)          initial positions and velocities                            [rad], [rad/s] or [m], [m/s]
    t               a duration (201 samples from 0), or the times of the samples (K,), increasing               [s]
    torque          None: none (free fall); (n,): constant; (K, n) at the times t; (times, values); a function (t, q, qd) -> (n,),
                    of its arguments alone; a Controller, compiled; passive joints take none                    [N m] or [N]
    wrench          {frame: wrench}, or one for the only tip: force, then moment, on that frame by the outside, at its origin, in
                    its axes; each (6,): constant; (K, 6) at the times t; (times, values)                       [N], [N m]
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
    effort          largest torque of each joint, a number or (n,); "robot": its own limits; None: not limited      [N m] or [N]
    progress        True: a bar on stderr; None: when that is a terminal; or a function of the part done

    Ctrl-C ends a simulation early: what there is so far is returned, with status "cancelled".  When it cannot go on,
    SimulationError says when, which joint, and why; its attribute `partial` is the motion up to there.
    """
    robot = one_velocity_per_position(robot)
    row, times = own_method(integrator_row(integrator), method), _times(t)
    q, qd = (_vector(robot, name, value) for name, value in (("q0", q0), ("qd0", qd0)))
    step = _step(row, dt, rtol, atol, max_step)
    torques = source(robot, torque, times, interpolation, breaks, efforts(robot, effort))
    loads = loads_of(robot, wrench, times, interpolation)
    tolerances = {"rtol": float(rtol), "atol": float(atol), "max_step": float(max_step)}
    slow = _creep(creep) if step is None else 0.0
    setting = Setting(robot, row, method, step, tolerances, friction, motors, slow)
    return Course(setting, torques, loads, times, as_events(robot, events)).go(q, qd, progress)


# -- what was given ---------------------------------------------------------------------------------------------------


def _times(t: Any) -> Array:
    if isinstance(t, (bool, np.bool_)):
        raise ShapeError(f"t: expected a duration or times in seconds, got {t}")
    times = finite_array("t", t)
    if np.ndim(t) == 0:
        if not times.reshape(()) > 0:
            raise ShapeError(f"t: the duration must be a positive number of seconds, got {float(times.reshape(()))!r}")
        return np.linspace(0.0, float(times.reshape(())), SAMPLES)
    if times.ndim != 1 or len(times) < 2:
        raise ShapeError(f"t: expected a duration, or at least two times (K,), the first that of q0; got shape {np.shape(t)}")
    if not (np.diff(times) > 0).all():
        k = int(np.argmin(np.diff(times) > 0))
        raise ShapeError(
            f"t: times must increase, but t[{k + 1}] = {times[k + 1]:g} follows t[{k}] = {times[k]:g}; motions go forwards"
        )
    return times


def _vector(robot: Robot, name: str, value: Any) -> Array:
    array = finite_array(name, value)
    if np.ndim(value) != 1 or array.shape != (robot.n,):
        hint = "; isodyn.rollout takes batches" if np.ndim(value) > 1 else ""
        raise ShapeError(f"{name}: expected shape ({robot.n},) for {robot.name!r}, got {np.shape(value)}{hint}")
    if name == "qd0" and (np.abs(array) >= BlowUp.FASTEST).any():
        raise ShapeError(f"qd0: expected speeds below {BlowUp.FASTEST:g} rad/s or m/s, got {np.abs(array).max():g}")
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
