"""rollout: a batch of motions with fixed steps, integrated by one compiled function with one motion per SIMD lane."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from isodyn import check
from isodyn.backends.device import INSIDE, Curves, Schedule, cores
from isodyn.backends.device import device as device_named
from isodyn.backends.schemes import Adaptive, RungeKutta, evaluations
from isodyn.dynamics.closing import loops_of
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.flow import BASE
from isodyn.dynamics.trace import a_robot
from isodyn.errors import BackendError, ShapeError, UnknownNameError
from isodyn.kinematics.loop_closure import at_loops, may_be_singular, nearly_singular, two_ways
from isodyn.model.columns import sizes
from isodyn.model.joint_positions import positions
from isodyn.model.robot import Robot
from isodyn.renamed import with_old_arguments
from isodyn.simulation.integrators import integrator_row, integrators, tolerances
from isodyn.simulation.loads import Wrench, at_driven_joints, by_frame, effort_limits, limited
from isodyn.simulation.moved_base import Base, base_inputs
from isodyn.simulation.progress import Progress, Reporter
from isodyn.simulation.system import CREEP, System, compiled
from isodyn.spatial import Array

_TURN = 0.2  # seconds of compiled work between two looks at Ctrl-C and the progress bar
_FIRST = 20_000_000  # node evaluations before the first look
_GUESS = 0.1  # first step of an adaptive scheme, in samples


@dataclass(frozen=True, eq=False)
class Rollout:
    """A batch of motions of one robot.

    t             (K,)         sample times, from 0                                 [s]
    q, qd         (..., K, nq), (..., K, n)  positions and velocities               [rad], [rad/s] or [m], [m/s]
    robot, integrator, dt      arguments of `rollout`
    evaluations                evaluations of the dynamics per motion; (...) with adaptive steps
    complete                   False if Ctrl-C ended it; the samples so far are there
    integral      (..., K, n)  integral term of a PID controller in the torques; None: no such controller      [N m] or [N]
    notes                      remarks: jumps of a reference inside a step, and motions that come near singular poses of their loops
    """

    t: Array
    q: Array
    qd: Array
    robot: Robot
    integrator: str
    dt: float
    evaluations: int | Array
    complete: bool = True
    integral: Array | None = None
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        count = math.prod(self.q.shape[:-2])
        return f"<Rollout of {self.robot.name!r}: {count} motions, {len(self.t)} samples to {self.t[-1]:g} s, {self.integrator}>"

    @property
    def finite(self) -> Array:
        """(...): True if a motion stayed finite.  If not, dt is usually too long for it."""
        return np.asarray(np.isfinite(self.q[..., -1, :]).all(axis=-1) & np.isfinite(self.qd[..., -1, :]).all(axis=-1))

    @property
    def near_singular(self) -> Array:
        """(..., K): True at samples near singular poses of the loops; False without loops.

        A step across a singular pose may continue on another branch of the mechanism.  `simulate` stops where velocities jump.
        """
        near = np.zeros(self.q.shape[:-1], dtype=bool)
        if self.robot.loops:
            good = np.isfinite(self.q).all(axis=-1)
            near[good] = nearly_singular(self.robot, self.q[good].astype(float))
        return near


@with_old_arguments
def rollout(
    robot: Robot,
    q0: ArrayLike,
    qd0: ArrayLike,
    tau: ArrayLike | None = None,
    *,
    wrench: Wrench = None,
    base: Base = None,
    dt: float,
    steps: int,
    integrator: str = "rk4",
    device: str = "cpu",
    method: str | None = None,
    dtype: DTypeLike = "float64",
    rtol: float | None = None,
    atol: float | None = None,
    save_every: int = 1,
    threads: int | None = None,
    controller: Controller | None = None,
    setpoints: Mapping[str, ArrayLike] | None = None,
    friction: bool = True,
    motors: bool | str = True,
    effort: ArrayLike | None = None,
    out: tuple[Array, Array] | None = None,
    progress: Progress = None,
) -> Rollout:
    """Simulate a batch of motions from many initial states, with fixed steps; return a Rollout.

    q0, qd0      (..., nq), (..., n)  initial positions and velocities; leading dimensions broadcast    [rad], [rad/s] or [m], [m/s]
    tau          (n,), (steps, n) or (..., steps, n)    torques, constant during each step; (..., 1, n): one for each motion;
                                      None: zero; passive joints take none                              [N m] or [N]
    wrench       constant external wrenches {frame: (..., 6)}, or one (..., 6) for the only tip: force, then moment, at the origin
                 and in the axes of that frame; leading dimensions broadcast                            [N], [N m]
    base         motion of a moving base, as for simulate; all motions share it, and t starts at 0
    dt           > 0                  step; with rtol or atol: interval between samples                 [s]
    steps        >= 1                 number of steps
    integrator   "rk4", "rkf45", "abm", "semi-implicit-euler" or "momentum"; "rosenbrock" for stiff motions without dry friction
    rtol, atol   for "rkf45": adaptive steps, separately for every motion; None: fixed steps.  "rosenbrock" always has adaptive
                 steps; None: 1e-8, 1e-10
    device       "cpu"; "wasm" (one motion after the other); "reference" or "precise" (interpreted, one after the other)
    method       formulation of the forward dynamics; None: the one with the fewest operations
    save_every   samples are kept every so many steps, from the initial state on; must divide steps
    threads      maximum number of threads; None: all cores that the process may use
    controller   torques from q, qd, t and setpoints, compiled into the kernel (see Controller)
    setpoints    {name: (k,), (steps, k) or (..., steps, k)} that replace the controller's default values
    friction     False: leave out joint friction (see below)
    motors       False: leave out rotor inertia; "full": rotors given as bodies (isodyn.Rotor) spin on their links
    effort       torque limit of each joint, a number or (n,); "robot": the limits of the model; None: none   [N m] or [N]
    out          (q, qd), (..., steps / save_every + 1, nq) and (..., steps / save_every + 1, n) of the dtype, C-contiguous
    progress     True: a bar on stderr; None: a bar if stderr is a terminal; or a function of the fraction done

    Dry friction is exact (docs: Model friction and joint stops).  At the start of a step the friction law selects which joints
    stick and which start to slide; this mode holds during the step.  A velocity that changes its sign in the step ends at exactly
    0, or continues in the other direction, by impulses within the bounds of friction.  Positions of sticking joints keep their
    bits. The order is 1 across such changes, and that of the integrator between them; "abm" restarts with lower orders after each.
    "momentum" instead regularises Coulomb friction below 0.001 rad/s or m/s, without static friction: joints that should stick
    creep.

    Results are bitwise equal for one motion or a batch, any number of threads, and every vector unit of the host.
    """
    robot, row = a_robot(robot), integrator_row(integrator, method)
    scheme = row.scheme
    if scheme is None:
        ours = ", ".join(repr(each.key) for each in integrators() if each.scheme is not None)
        raise UnknownNameError(f"rollout steps inside compiled code, and {row.key!r} is SciPy's; use {ours}, or isodyn.simulate")
    dtypes = device_named(device).dtypes
    h = check.positive("rollout: dt", dt, "seconds")
    steps, every = check.whole("rollout: steps", steps, 1), check.whole("rollout: save_every", save_every, 1)
    workers = cores() if threads is None else check.whole("rollout: threads", threads, 1)
    if steps % every:
        raise ShapeError(f"rollout: save_every={every} must divide steps={steps}, so that the last state is kept")
    name, accuracy = check.dtype(dtype, dtypes), None
    implicit = isinstance(scheme, Adaptive)
    if rtol is not None or atol is not None or implicit:
        if not row.adaptive:
            raise ShapeError(f"rtol and atol are for integrators that choose their steps; {row.key!r} does not, 'rkf45' does")
        accuracy = tolerances(row, 1e-8 if rtol is None else rtol, 1e-10 if atol is None else atol)
        scheme = Adaptive(scheme) if isinstance(scheme, RungeKutta) else scheme
    q, qd = _initial_states(robot, q0, qd0, name)
    batch, rows = q.shape[:-1], math.prod(q.shape[:-1])
    drive, held = _driven(robot, tau, controller, setpoints, effort_limits(robot, effort), batch, steps, name)
    pushes, moved = _wrenches(robot, wrench, batch, name), base_inputs(robot, base, batch, h, steps, accuracy, name)
    results = _result_arrays(out, [(*batch, steps // every + 1, size) for size in (robot.nq, robot.n)], np.dtype(name))
    if robot.loops:
        at_loops(robot, q, qd, ("state {} of q0", "state {} of qd0") if q.ndim > 1 else ("q0", "qd0"))
    creep, frames = CREEP if row.momenta else 0.0, tuple(pushes)
    system = System(robot, method, drive, friction, motors, creep, frames, momenta=row.momenta).by_steps()
    if implicit and system.stepwise:
        raise ShapeError(
            f"rollout: {row.key!r} steps do not end where dry friction holds joints or lets them go, and {robot.name!r} has some; "
            "use 'rkf45' with rtol=, friction=False, or isodyn.simulate, whose default goes on by 'rosenbrock' where it is stiff"
        )
    memory = drive.memory if isinstance(drive, Controller) else 0
    integral = [np.zeros((*batch, steps // every + 1, memory), dtype=name)] if memory else []
    done, count = steps, np.zeros(batch, dtype=np.int64)
    if q.size:
        following = tuple(drive.curves) if isinstance(drive, Controller) else ()
        following += tuple(BASE for curves in moved if isinstance(curves, Curves))
        if row.momenta:
            B = compile(robot, dtype=name, motors=motors).mass_matrix(q)
            qd = np.ascontiguousarray((B @ qd[..., np.newaxis])[..., 0])
        start = [a.reshape(rows, -1) for a in (q, *(z[..., 0, :] for z in integral), qd)]
        inputs = [a if isinstance(a, Curves) else a.reshape(rows, *a.shape[-2:]) for a in (*held, *pushes.values(), *moved)]
        flat = [a.reshape(rows, -1, a.shape[-1]) for a in (results[0], *integral, results[1])]
        schedule = Schedule(h, every=every)
        if accuracy:
            schedule = replace(schedule, rtol=accuracy["rtol"], atol=accuracy["atol"], guess=_GUESS * h)

        def run(
            system: System, start: list[Array], inputs: list[Array | Curves], flat: list[Array], steps: int
        ) -> tuple[int, Array | int]:
            kernel = compiled(system, scheme, name, alone=implicit, following=following, on=device)
            carried, rows = kernel.carried(len(start[0])), len(start[0])

            def go(first: int, last: int) -> None:
                kernel.run(start, inputs, flat, replace(schedule, first=first, last=last), carried, workers)

            done = _run(go, steps, _FIRST // (len(kernel.problem.graph) * rows), progress)
            return done, kernel.evaluations(carried, rows) if accuracy else 0

        done, taken = run(system, start, inputs, flat, steps)
        if row.momenta:
            _to_velocities(system, flat[0], flat[-1], done // every + 1, workers)
        count[...] = np.reshape(taken, batch) if accuracy else 0
        failed = _failed(system, flat[0], done // every + 1)
        if len(failed):  # their loops are closed in the way that serves everywhere
            given = [a if isinstance(a, Curves) else np.ascontiguousarray(a[failed]) for a in inputs]
            again = [a[failed] for a in flat]
            done, taken = run(system.everywhere(), [np.ascontiguousarray(a[failed]) for a in start], given, again, done)
            for a, new in zip(flat, again, strict=True):
                a[failed] = new
            count.reshape(-1)[failed] = taken
    samples = done // every + 1
    q_all, qd_all, *z_all = (a[..., :samples, :] for a in (*results, *integral))
    spent = count if accuracy else evaluations(scheme, done)
    notes = _jumps_inside(drive, h, done) if isinstance(drive, Controller) and accuracy is None else ()
    times = np.arange(samples) * (every * dt)
    found = Rollout(times, q_all, qd_all, robot, row.key, dt, spent, done == steps, z_all[0] if z_all else None, notes)
    return replace(found, notes=(*notes, *_near_singular_poses(found), *_lost(found))) if robot.loops else found


def _failed(system: System, q: Array, samples: int) -> Array:
    """Return the motions (k,) of q (rows, K, nq) that reach poses where the coordinate partition of the system is singular."""
    if not system.choosy:
        return np.zeros(0, dtype=int)
    met, count = np.zeros(len(q), dtype=bool), max(1, 65536 // samples)
    for first in range(0, len(q), count):
        own = q[first : first + count, :samples].astype(float)
        poor = system.failing(own.reshape(-1, own.shape[-1])).reshape(own.shape[:2]).any(axis=1)
        met[first : first + count] = poor | ~np.isfinite(own[:, -1]).all(axis=-1)
    return np.flatnonzero(met)


def _near_singular_poses(found: Rollout) -> tuple[str, ...]:
    """Return a note on the motions that come near a singular pose of their loops."""
    if not may_be_singular(found.robot):
        return ()
    near = found.near_singular.reshape(-1, len(found.t))
    some = np.flatnonzero(near.any(axis=1))
    if not len(some):
        return ()
    k, at = some[0], int(np.argmax(near[some[0]]))
    pose = found.q.reshape(-1, *found.q.shape[-2:])[k, at].astype(float)
    who = "the motion comes" if len(near) == 1 else f"{len(some)} of {len(near)} motions come, motion {k} as the first,"
    return (
        f"{who} near {two_ways(found.robot, pose)}, at t = {found.t[at]:.6g} s; whether a step went the other way is not looked at "
        "(see near_singular): isodyn.simulate looks, and stops there",
    )


def _lost(found: Rollout) -> tuple[str, ...]:
    """Return a note on motions that are not finite after a pose where the loops do not determine the torques of a controller."""
    loops, q = loops_of(found.robot), found.q.reshape(-1, *found.q.shape[-2:]).astype(float)
    last = np.maximum(np.isfinite(q).all(axis=-1).sum(axis=-1) - 1, 0)
    ends = q[np.arange(len(q)), last]
    lost = np.flatnonzero(~found.finite.reshape(-1) & loops.failing(ends))
    if not len(lost):
        return ()
    k = lost[0]
    return (
        f"{len(lost)} of {len(q)} motions are not finite: motion {k} behind t = {found.t[last[k]]:.6g} s, where "
        f"{loops.weakest(ends[k])}; keep controllers within the limits of joints",
    )


def _jumps_inside(law: Controller, h: float, steps: int) -> tuple[str, ...]:
    """Return a note on jumps of a controller's reference that lie inside fixed steps."""
    jumps = np.unique(np.concatenate([np.zeros(0), *(curves.jumps for curves in law.curves.values())])) / h
    part = jumps % 1.0
    inside = jumps[(part > INSIDE) & (part < 1 - INSIDE) & (jumps > 0) & (jumps < steps)] * h
    if not len(inside):
        return ()
    return (
        f"{len(inside)} jumps of what {law.name!r} follows lie inside steps, the first at {inside[0]:.6g} s; these steps are of "
        "first order: choose dt so that jumps lie between steps, or give rtol= with 'rkf45'",
    )


def _to_velocities(system: System, q: Array, p: Array, samples: int, workers: int) -> None:
    """Replace momenta p (rows, K, n) by velocities, one motion at a time to bound memory."""
    count = max(1, 65536 // samples)
    for row in range(0, len(q), count):
        block = slice(row, row + count), slice(samples)
        p[block] = system.velocities(q[block], p[block], workers=workers)


def _run(go: Callable[[int, int], None], steps: int, turn: int, progress: Progress) -> int:
    """Run the steps and return how many were done: all, or fewer after Ctrl-C.  Ctrl-C is checked every `turn` steps."""
    done, turn = 0, max(1, turn)
    with Reporter("rollout", progress) as report:
        try:
            while done < steps:
                begin, last = time.perf_counter(), min(steps, done + turn)
                go(done, last)
                done = last
                report(done / steps)
                turn = max(1, min(2 * turn, int(turn * _TURN / max(time.perf_counter() - begin, 1e-6))))
        except KeyboardInterrupt:
            report.say(f"cancelled after {done} of {steps} steps; the samples so far are kept")
    return done


def _initial_states(robot: Robot, q0: ArrayLike, qd0: ArrayLike, dtype: str) -> list[Array]:
    """Return q (*batch, nq) and qd (*batch, n), C-contiguous."""
    why = f" for {robot.name!r}"
    rate = check.finite("qd0", qd0, (..., robot.n), why, dtype=dtype, copy=False)
    arrays = {"q0": positions("q0", robot.movable_joints, q0, dtype=dtype, why=why), "qd0": rate}
    batch = check.leading_shape(arrays)
    return [np.ascontiguousarray(np.broadcast_to(a, (*batch, a.shape[-1]))) for a in arrays.values()]


def _driven(
    robot: Robot, tau: ArrayLike | None, controller: Controller | None, setpoints: Mapping[str, ArrayLike] | None,
    bounds: Array | None, batch: tuple[int, ...], steps: int, dtype: str,
) -> tuple[Controller | bool, list[Array | Curves]]:  # fmt: skip
    """Return the torque source, the kernel inputs for each step ((*batch, 1 or steps, k) each), and the curves."""
    if controller is None:
        if setpoints:
            raise ShapeError("rollout: setpoints are a controller's; give controller= too")
        if tau is None:
            return False, []
        if isinstance(tau, Controller) or callable(tau):
            remedy = "a law goes in as controller=, made by isodyn.Controller.of(robot, law); isodyn.simulate calls any function"
            raise ShapeError(f"tau: expected an array of real numbers, got {type(tau).__name__}; {remedy}")
        torques = at_driven_joints("tau", robot, _per_step("tau", tau, robot.n, batch, steps, dtype, sizes(robot)))
        return True, [torques if bounds is None else np.clip(torques, -bounds, bounds).astype(dtype)]
    if tau is not None:
        raise ShapeError("rollout: give tau or a controller, not both")
    if not isinstance(controller, Controller):
        raise ShapeError(f"rollout: controller must be a Controller, got {type(controller).__name__}; see isodyn.Controller.of")
    values = {} if setpoints is None else check.mapping("rollout: setpoints", setpoints)
    for name in values:
        check.one_of("setpoint", name, controller.setpoints)
    points = [
        _per_step(f"setpoints[{name!r}]", values.get(name, value), len(value), batch, steps, dtype)
        for name, value in controller.setpoints.items()
    ]
    curves = [Curves(curve.times, curve.coefficients.astype(dtype)) for curve in controller.curves.values()]
    return limited(controller, bounds), [*points, *curves]


def _per_step(name: str, value: ArrayLike, size: int, batch: tuple[int, ...], steps: int, dtype: str, why: str = "") -> Array:
    """Return (*batch, 1 or steps, size) from (size,), (steps, size) or (..., 1 or steps, size)."""
    array = check.finite(name, value, dtype=dtype, copy=False)
    if array.shape == (steps, size) and batch and batch[-1] == steps > 1:
        raise ShapeError(
            f"{name}: shape {array.shape} may mean {steps} steps or {steps} motions; write {name}[None] (1, {steps}, {size}) for "
            f"values of each step that all motions share, {name}[:, None] ({steps}, 1, {size}) for one of each motion"
        )
    rows = array[np.newaxis] if array.ndim == 1 else array
    try:
        if rows.ndim < 2 or rows.shape[-1] != size or rows.shape[-2] not in (1, steps):
            raise ValueError
        return np.broadcast_to(rows, (*batch, *rows.shape[-2:]))
    except ValueError:
        shapes = f"({size},), ({steps}, {size}) or (..., 1 or {steps}, {size}) with leading dimensions that broadcast to {batch}"
        hint = why or check.sideways(name, array.shape, (..., size))
        raise ShapeError(f"{name}: expected shape {shapes}, got {array.shape}{hint}") from None


def _wrenches(robot: Robot, wrench: Wrench, batch: tuple[int, ...], dtype: str) -> dict[str, Array]:
    """Return {frame: (*batch, 1, 6)}, the constant external wrenches."""
    found = {}
    for frame, value in by_frame(robot, wrench).items():
        array = check.finite(f"wrench[{frame!r}]", value, dtype=dtype)
        try:
            if array.ndim == 0 or array.shape[-1] != 6:
                raise ValueError
            found[frame] = np.broadcast_to(array, (*batch, 6))[..., np.newaxis, :]
        except ValueError:
            expected = f"(6,) or (..., 6) with leading dimensions that broadcast to {batch}: force, then moment"
            raise ShapeError(f"wrench[{frame!r}]: expected shape {expected}, got {array.shape}") from None
    return found


def _result_arrays(out: object, shapes: list[tuple[int, ...]], dtype: np.dtype[np.generic]) -> list[Array]:
    if out is None:
        try:
            return [np.empty(shape, dtype) for shape in shapes]
        except MemoryError:
            size = sum(math.prod(shape) for shape in shapes) * dtype.itemsize / 2**30
            raise BackendError(f"rollout: the samples would take {size:.1f} GiB; keep fewer with save_every=") from None
    if not isinstance(out, Sequence) or len(out) != 2:
        raise ShapeError(f"out: expected a pair of arrays (q, qd), got {type(out).__name__}")
    given = zip(("q", "qd"), out, shapes, strict=True)
    q, qd = (check.result_array(f"out: {name}", a, shape, dtype, contiguous=True) for name, a, shape in given)
    if np.shares_memory(q, qd):
        raise ShapeError("out: q and qd must not overlap")
    return [q, qd]
