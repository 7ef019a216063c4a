"""rollout: many motions at once with a fixed step, stepped inside one compiled function, some in every SIMD lane."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from isodyn.backends.device import cores
from isodyn.backends.schemes import evaluations
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.dynamics import compile
from isodyn.model.robot import Robot
from isodyn.simulation.flows import Compiled, roller, velocity_kernel
from isodyn.simulation.given import (
    checked,
    driven,
    dtype_name,
    efforts,
    initial_states,
    result_arrays,
    tolerances_of,
    wrenches,
)
from isodyn.simulation.progress import reporter
from isodyn.simulation.registry import Integrator, own_method
from isodyn.spatial import Array

_TURN = 0.2  # seconds of compiled work between two looks at Ctrl-C and the progress bar
_FIRST = 20_000_000  # node evaluations before the first look
_GUESS = 0.1  # first step of an adaptive scheme, in samples


@dataclass(frozen=True, eq=False)
class Rollout:
    """Many motions of one robot.

    t             (K,)         times of the samples, the first 0                    [s]
    q, qd         (..., K, n)  positions and velocities                             [rad], [rad/s] or [m], [m/s]
    robot, integrator, dt      as given
    evaluations                of the dynamics per motion; (...) when each chose its own steps
    complete                   False when Ctrl-C ended it: the samples so far are there
    """

    t: Array
    q: Array
    qd: Array
    robot: Robot
    integrator: str
    dt: float
    evaluations: int | Array
    complete: bool = True

    def __repr__(self) -> str:
        count = math.prod(self.q.shape[:-2])
        return f"<Rollout of {self.robot.name!r}: {count} motions, {len(self.t)} samples to {self.t[-1]:g} s, {self.integrator}>"

    @property
    def finite(self) -> Array:
        """(...): whether a motion stayed finite; one that did not blew up, mostly because dt is too long for it."""
        last = np.isfinite(self.q[..., -1, :]) & np.isfinite(self.qd[..., -1, :])
        return np.asarray(last.all(axis=-1))


def rollout(
    robot: Robot,
    q0: Any,
    qd0: Any,
    tau: Any = None,
    *,
    wrench: Any = None,
    dt: float,
    steps: int,
    integrator: str = "rk4",
    device: str = "cpu",
    method: str | None = None,
    dtype: Any = "float64",
    rtol: float | None = None,
    atol: float | None = None,
    every: int = 1,
    threads: int | None = None,
    controller: Controller | None = None,
    setpoints: Mapping[str, Any] | None = None,
    friction: bool = True,
    motors: bool = True,
    effort: Any = None,
    out: tuple[Array, Array] | None = None,
    progress: bool | Callable[[float], object] | None = None,
) -> Rollout:
    """Many motions from many initial states, with a fixed step.

    q0, qd0      (..., n)             initial positions and velocities; leading dimensions broadcast    [rad], [rad/s] or [m], [m/s]
    tau          (n,), (steps, n) or (..., steps, n)    torques, held during each step; (..., 1, n): one for each motion;
                                      None: none; passive joints take none                              [N m] or [N]
    wrench       {frame: (..., 6)}, or one (..., 6) for the only tip: force, then moment, on that frame by the outside, at its
                 origin, in its axes, the same all the time; leading dimensions broadcast to the motions    [N], [N m]
    dt           > 0                  step; with rtol or atol: distance of the samples                  [s]
    steps        >= 1                 steps to take
    integrator   "rk4", "rkf45", "abm", "semi-implicit-euler" or "momentum"
    rtol, atol   for "rkf45": every motion takes steps of its own, as long as these tolerances allow; None: fixed steps
    method       formulation of the forward dynamics; None: the cheapest
    every        samples are kept every so many steps, the initial state first; must divide steps
    threads      at most so many; None: all cores this process may use
    controller   torques from q, qd, t and setpoints, inside the kernel (see Controller)
    setpoints    {name: (k,), (steps, k) or (..., steps, k)} instead of the controller's own values
    effort       largest torque of each joint, a number or (n,); "robot": its own limits; None: not limited   [N m] or [N]
    out          (q, qd), each (..., steps / every + 1, n) of the dtype, C-contiguous
    progress     True: a bar on stderr; None: when that is a terminal; or a function of the part done

    The same bits come out for one motion or many, for any number of threads and every vector unit of the host.
    """
    row = own_method(checked(robot, integrator, device, dt, steps, every, threads), method)
    name, chosen = dtype_name(dtype), tolerances_of(row, rtol, atol)
    q, qd = initial_states(robot, q0, qd0, name)
    drive, held = driven(robot, tau, controller, setpoints, efforts(robot, effort), q.shape[:-1], steps, name)
    pushes = wrenches(robot, wrench, q.shape[:-1], name)
    what = Compiled(robot, row, method, drive, friction, motors, loads=tuple(pushes))
    results = result_arrays(out, (*q.shape[:-1], steps // every + 1, robot.n), np.dtype(name))
    job = _Job(what, float(dt), int(steps), int(every), threads or cores(), chosen)
    done, count = (
        job.run(q, qd, [*held, *pushes.values()], results, progress)
        if q.size
        else (job.steps, job.count(0 if chosen else job.steps, q))
    )
    samples = done // every + 1
    q_all, qd_all = (a[..., :samples, :] for a in results)
    return Rollout(np.arange(samples) * (every * dt), q_all, qd_all, robot, row.key, dt, count, done == steps)


@dataclass(frozen=True)
class _Job:
    """Steps to be taken by many motions."""

    what: Compiled
    dt: float
    steps: int
    every: int
    workers: int
    tolerances: dict[str, float]

    def count(self, done: int, q: Array) -> int | Array:
        """Evaluations of the dynamics in fixed steps; none yet (...) where motions choose their own."""
        scheme = self.what.integrator.scheme
        assert scheme is not None
        return np.zeros(q.shape[:-1], dtype=np.int64) if self.tolerances else evaluations(scheme, done)

    def run(
        self, q: Array, qd: Array, held: list[Array], results: list[Array], progress: bool | Callable[[float], object] | None
    ) -> tuple[int, int | Array]:
        """(steps taken, evaluations of the dynamics); the samples go into the results."""
        robot, row, motors = self.what.robot, self.what.integrator, self.what.motors
        rows = math.prod(q.shape[:-1])
        kernel = roller(self.what, q.dtype.name, adaptive=bool(self.tolerances))
        carried = kernel.carried(rows)
        start = [q.reshape(rows, -1), _start_rates(robot, row, q, qd, motors).reshape(rows, -1)]
        flat = [a.reshape(rows, -1, robot.n) for a in results]
        given = [a.reshape(rows, *a.shape[-2:]) for a in held]
        how: dict[str, Any] = {"every": self.every, "workers": self.workers, "guess": _GUESS * self.dt, **self.tolerances}
        go = partial(kernel.run, start, given, flat, carried=carried, h=self.dt, **how)
        done = _run(go, self.steps, _FIRST // (len(kernel.graph) * rows), progress)
        if row.momenta:
            _to_velocities(robot, flat, done // self.every + 1, motors, self.workers)
        if self.tolerances:
            return done, kernel.evaluations(carried, rows).reshape(q.shape[:-1])
        return done, self.count(done, q)


def _run(go: Callable[..., None], steps: int, turn: int, progress: bool | Callable[[float], object] | None) -> int:
    """Steps taken: all of them, or fewer when Ctrl-C was pressed; the first `turn` of them before anything is looked at."""
    done, turn = 0, max(1, turn)
    with reporter("rollout", progress) as report:
        try:
            while done < steps:
                begin, last = time.perf_counter(), min(steps, done + turn)
                go(first=done, last=last)
                done = last
                report(done / steps)
                turn = max(1, min(2 * turn, int(turn * _TURN / max(time.perf_counter() - begin, 1e-6))))
        except KeyboardInterrupt:
            report.say(f"cancelled after {done} of {steps} steps; the samples so far are kept")
    return done


# -- momenta ----------------------------------------------------------------------------------------------------------


def _start_rates(robot: Robot, row: Integrator, q: Array, qd: Array, motors: bool) -> Array:
    """qd, or B qd for a scheme that works with momenta."""
    if not row.momenta:
        return qd
    B = compile(robot, dtype=q.dtype.name, motors=motors).mass_matrix(q)
    return np.ascontiguousarray((B @ qd[..., np.newaxis])[..., 0])


def _to_velocities(robot: Robot, results: Sequence[Array], samples: int, motors: bool, workers: int) -> None:
    """Momenta replaced by velocities, motion by motion so that memory does not grow."""
    q, p = results
    kernel = velocity_kernel(robot, motors, q.dtype.name)
    for row in range(0, len(q), max(1, 65536 // samples)):
        block = slice(row, row + max(1, 65536 // samples))
        p[block, :samples] = evaluate(kernel, [q[block, :samples], p[block, :samples]], [None], workers)[0]
