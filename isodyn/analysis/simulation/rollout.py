"""rollout: many motions at once with a fixed step, stepped inside one compiled function, some in every SIMD lane."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from isodyn.analysis.simulation.flows import roller, velocity_kernel
from isodyn.analysis.simulation.progress import reporter
from isodyn.analysis.simulation.registry import Integrator, integrator_row, own_method
from isodyn.backends.cpu import threads as pool
from isodyn.backends.schemes import evaluations
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.dynamics import DTYPES, compile
from isodyn.dynamics.flow import one_velocity_per_position
from isodyn.errors import BackendError, ShapeError, UnknownNameError
from isodyn.model.robot import Robot
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
    out: tuple[Array, Array] | None = None,
    progress: bool | Callable[[float], object] | None = None,
) -> Rollout:
    """Many motions from many initial states, with a fixed step.

    q0, qd0      (..., n)             initial positions and velocities; leading dimensions broadcast    [rad], [rad/s] or [m], [m/s]
    tau          (n,), (steps, n) or (..., steps, n)    torques, held during each step; (..., 1, n): one for each motion;
                                      None: none                                                        [N m] or [N]
    dt           > 0                  step; with rtol or atol: distance of the samples                  [s]
    steps        >= 1                 steps to take
    integrator   "rk4", "rkf45", "abm", "semi-implicit-euler" or "momentum"
    rtol, atol   for "rkf45": every motion takes steps of its own, as long as these tolerances allow; None: fixed steps
    method       formulation of the forward dynamics; None: the cheapest
    every        samples are kept every so many steps, the initial state first; must divide steps
    threads      at most so many; None: all cores this process may use
    controller   torques from q, qd, t and setpoints, inside the kernel (see Controller)
    setpoints    {name: (k,), (steps, k) or (..., steps, k)} instead of the controller's own values
    out          (q, qd), each (..., steps / every + 1, n) of the dtype, C-contiguous
    progress     True: a bar on stderr; None: when that is a terminal; or a function of the part done

    The same bits come out for one motion or many, for any number of threads and every vector unit of the host.
    """
    row = own_method(_checked(robot, integrator, device, dt, steps, every, threads), method)
    tolerances = _tolerances(row, rtol, atol)
    name = _dtype(dtype)
    if tau is not None and controller is not None:
        raise ShapeError("rollout: give tau or a controller, not both")
    if controller is not None and not isinstance(controller, Controller):
        raise ShapeError(f"rollout: controller must be a Controller, got {type(controller).__name__}; see isodyn.Controller.of")
    q, qd = _initial(robot, q0, qd0, name)
    batch, rows = q.shape[:-1], math.prod(q.shape[:-1])
    drive: Controller | bool = controller if controller is not None else tau is not None
    held = _held(robot, tau, controller, setpoints, batch, steps, name)
    results = _results(out, (*batch, steps // every + 1, robot.n), np.dtype(name))
    done = steps
    count: int | Array = evaluations(row.scheme, steps) if row.scheme and not tolerances else np.zeros(batch, dtype=np.int64)
    if rows and robot.n:
        kernel = roller(robot, row, method, drive, name, friction=friction, motors=motors, adaptive=bool(tolerances))
        carried = kernel.carried(rows)
        start = [q.reshape(rows, -1), _start_rates(robot, row, q, qd, motors).reshape(rows, -1)]
        flat = [a.reshape(rows, -1, robot.n) for a in results]
        given = [a.reshape(rows, *a.shape[-2:]) for a in held]
        how: dict[str, Any] = {"h": dt, "every": every, "workers": threads or pool.available(), "guess": _GUESS * dt, **tolerances}
        go = partial(kernel.run, start, given, flat, carried=carried, **how)
        done = _run(go, steps, _FIRST // (len(kernel.graph) * rows), progress)
        count = kernel.evaluations(carried, rows).reshape(batch) if tolerances else evaluations(kernel.scheme, done)
        samples = done // every + 1
        if row.momenta:
            _to_velocities(robot, flat, samples, motors, threads or pool.available())
        results = [a[..., :samples, :] for a in results]
    times = np.arange(done // every + 1) * (every * dt)
    return Rollout(times, results[0], results[1], robot, row.key, dt, count, done == steps)


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


# -- what was given ---------------------------------------------------------------------------------------------------


def _checked(robot: Robot, integrator: str, device: str, dt: float, steps: int, every: int, threads: int | None) -> Integrator:
    one_velocity_per_position(robot)
    row = integrator_row(integrator)
    if row.scheme is None:
        fixed = "'rk4', 'rkf45', 'abm', 'semi-implicit-euler' or 'momentum'"
        raise UnknownNameError(f"rollout takes fixed steps, which {row.key!r} does not; use {fixed}, or isodyn.simulate")
    if device != "cpu":
        raise BackendError(f"rollout: no device is called {device!r}; this version has 'cpu'")
    if isinstance(dt, bool) or not isinstance(dt, (int, float, np.number)) or not (math.isfinite(dt) and dt > 0):
        raise ShapeError(f"rollout: dt must be a positive number of seconds, got {dt!r}")
    for name, value in (("steps", steps), ("every", every), ("threads", threads)):
        if name == "threads" and value is None:
            continue
        if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or value < 1:
            raise ShapeError(f"rollout: {name} must be a whole number of at least 1, got {value!r}")
    if steps % every:
        raise ShapeError(f"rollout: every={every} must divide steps={steps}, so that the last state is kept")
    return row


def _tolerances(row: Integrator, rtol: float | None, atol: float | None) -> dict[str, float]:
    """{"rtol": ..., "atol": ...}, or nothing for fixed steps."""
    if rtol is None and atol is None:
        return {}
    if not row.adaptive:
        raise ShapeError(f"rtol and atol are for integrators that choose their steps; {row.key!r} does not, 'rkf45' does")
    found = {"rtol": 1e-8 if rtol is None else rtol, "atol": 1e-10 if atol is None else atol}
    for name, value in found.items():
        if isinstance(value, bool) or not isinstance(value, (int, float, np.number)) or not 0 <= value < math.inf:
            raise ShapeError(f"{name}: expected a non-negative number, got {value!r}")
    if not any(found.values()):
        raise ShapeError("rtol and atol are both zero; an adaptive integrator needs an error to aim at")
    return found


def _dtype(dtype: Any) -> str:
    try:
        name = str(np.dtype(dtype).name)
    except TypeError:
        name = str(dtype)
    if name not in DTYPES:
        raise UnknownNameError.of("dtype", name, DTYPES)
    return name


def finite_array(name: str, value: Any, dtype: Any = float) -> Array:
    """Real, finite numbers, or an error that says where they are not."""
    try:
        array = np.ascontiguousarray(value, dtype=dtype)
    except (TypeError, ValueError):
        raise ShapeError(f"{name}: expected an array of real numbers, got {type(value).__name__}") from None
    if not np.isfinite(array).all():
        place = tuple(int(k) for k in np.argwhere(~np.isfinite(array))[0])
        raise ShapeError(f"{name}: not finite at index {place if array.ndim > 1 else place[0]} ({array[place]})")
    return array


def _initial(robot: Robot, q0: Any, qd0: Any, dtype: str) -> tuple[Array, Array]:
    arrays = []
    for name, value, size in (("q0", q0, robot.nq), ("qd0", qd0, robot.n)):
        array = finite_array(name, value, dtype)
        if np.ndim(value) == 0 or array.shape[-1] != size:
            raise ShapeError(f"{name}: expected shape (..., {size}) for {robot.name!r}, got {np.shape(value)}")
        arrays.append(array)
    try:
        q, qd = np.broadcast_arrays(*arrays)
    except ValueError:
        raise ShapeError(f"leading dimensions do not broadcast: q0 {arrays[0].shape}, qd0 {arrays[1].shape}") from None
    return np.ascontiguousarray(q), np.ascontiguousarray(qd)


def _held(
    robot: Robot, tau: Any, controller: Controller | None, setpoints: Mapping[str, Any] | None, batch: tuple[int, ...], steps: int,
    dtype: str,
) -> list[Array]:  # fmt: skip
    """What the kernel is given for each step: (*batch, 1 or steps, k) each."""
    if controller is None:
        if setpoints:
            raise ShapeError("rollout: setpoints are a controller's; give controller= too")
        return [] if tau is None else [per_step("tau", tau, robot.n, batch, steps, dtype)]
    given = dict(setpoints or {})
    for name in given:
        if name not in controller.setpoints:
            raise UnknownNameError.of("setpoint", name, controller.setpoints)
    return [
        per_step(f"setpoints[{name!r}]", given.get(name, value), len(value), batch, steps, dtype)
        for name, value in controller.setpoints.items()
    ]


def per_step(name: str, value: Any, size: int, batch: tuple[int, ...], steps: int, dtype: str) -> Array:
    """(*batch, 1 or steps, size) from (size,), (steps, size) or (..., 1 or steps, size)."""
    array = finite_array(name, value, dtype)
    if np.ndim(value) == 1:
        array = array[np.newaxis]
    expected = f"({size},), ({steps}, {size}) or (..., 1 or {steps}, {size}) with leading dimensions that broadcast to {batch}"
    if array.ndim < 2 or array.shape[-1] != size or array.shape[-2] not in (1, steps):
        raise ShapeError(f"{name}: expected shape {expected}, got {np.shape(value)}")
    try:
        return np.broadcast_to(array, (*batch, *array.shape[-2:]))
    except ValueError:
        raise ShapeError(f"{name}: expected shape {expected}, got {np.shape(value)}") from None


def _results(out: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> list[Array]:
    if out is None:
        try:
            return [np.empty(shape, dtype), np.empty(shape, dtype)]
        except MemoryError:
            size = 2 * math.prod(shape) * dtype.itemsize / 2**30
            raise BackendError(f"rollout: the samples would take {size:.1f} GiB; keep fewer with every=") from None
    if not isinstance(out, Sequence) or len(out) != 2:
        raise ShapeError(f"out: expected a pair of arrays (q, qd), got {type(out).__name__}")
    for name, array in zip(("q", "qd"), out, strict=True):
        good = isinstance(array, np.ndarray) and array.dtype == dtype and array.shape == shape and array.flags.carray
        if not good:
            found = f"{array.dtype} of shape {array.shape}" if isinstance(array, np.ndarray) else type(array).__name__
            raise ShapeError(f"out: {name}: expected a writeable C-contiguous {dtype} array of shape {shape}, got {found}")
    if np.shares_memory(out[0], out[1]):
        raise ShapeError("out: q and qd must not overlap")
    return list(out)


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
