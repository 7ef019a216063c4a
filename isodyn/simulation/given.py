"""What simulate and rollout are given, checked at the door: arrays, steps, tolerances, limits of torque."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from isodyn.backends.device import DTYPES
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.flow import one_velocity_per_position
from isodyn.errors import BackendError, ShapeError, UnknownNameError
from isodyn.model.robot import Robot
from isodyn.simulation.registry import Integrator, integrator_row
from isodyn.spatial import Array


def finite_array(name: str, value: Any, dtype: Any = float) -> Array:
    """Real, finite numbers, or an error that says where they are not."""
    if value is None:
        raise ShapeError(f"{name}: expected an array of real numbers, got None")
    try:
        array = np.ascontiguousarray(value, dtype=dtype)
    except (TypeError, ValueError):
        raise ShapeError(f"{name}: expected an array of real numbers, got {type(value).__name__}") from None
    if not np.isfinite(array).all():
        place = tuple(int(k) for k in np.argwhere(~np.isfinite(array))[0])
        raise ShapeError(f"{name}: not finite at index {place if array.ndim > 1 else place[0]} ({array[place]})")
    return array


def is_number(value: Any) -> bool:
    """A real number, and no truth value."""
    return isinstance(value, (int, float, np.integer, np.floating)) and not isinstance(value, bool)


def efforts(robot: Robot, effort: Any) -> Array | None:
    """(n,): the largest torque of each joint [N m] or [N]; None when none is limited."""
    if effort is None:
        return None
    if isinstance(effort, str):
        if effort != "robot":
            raise UnknownNameError.of("effort", effort, ("robot",))
        own = np.array([joint.limits.effort for joint in robot.moving], dtype=float)
        own[passive_joints(robot)] = math.inf  # there is nothing to limit
        if not np.isfinite(own).any():
            raise ShapeError(f"effort: {robot.name!r} names no effort limits; give a number or ({robot.n},) [N m or N]")
        return own
    try:
        bounds = np.broadcast_to(np.asarray(effort, dtype=float), (robot.n,))
    except (TypeError, ValueError):
        raise ShapeError(f"effort: expected 'robot', a number or ({robot.n},), got {effort!r}") from None
    if not (bounds > 0).all():
        raise ShapeError(f"effort: expected positive torques (infinite: not limited), got {bounds.tolist()}")
    return bounds


def passive_joints(robot: Robot) -> Array:
    """(n,): whether a moving joint is passive."""
    return np.array([joint.passive for joint in robot.moving], dtype=bool)


def at_driven_joints(name: str, robot: Robot, tau: Array) -> Array:
    """The torques (..., n), or an error where a passive joint should get some."""
    passive = passive_joints(robot)
    if passive.any() and tau[..., passive].any():
        raise ShapeError(passive_words(name, robot, tau))
    return tau


def passive_words(name: str, robot: Robot, tau: Array) -> str:
    """Which passive joint got which torque, and what to do."""
    place = tuple(int(k) for k in np.argwhere((tau != 0) & passive_joints(robot))[0])
    joint = robot.moving[place[-1]]
    return (
        f"{name}: {tau[place]:g} {joint.effort_unit} for joint {joint.name!r}, which is passive: nothing drives it; "
        "give 0 there, or a model in which that joint has passive=False"
    )


def limited(controller: Controller, bounds: Array | None) -> Controller:
    """The controller with torques within +- bounds; the same object for the same bounds, so that it is compiled once."""
    return controller if bounds is None else _limited(controller, tuple(bounds.tolist()))


@lru_cache(maxsize=64)
def _limited(controller: Controller, bounds: tuple[float, ...]) -> Controller:
    return controller.limited(bounds)


# -- rollout ----------------------------------------------------------------------------------------------------------


def checked(robot: Robot, integrator: str, device: str, dt: float, steps: int, every: int, threads: int | None) -> Integrator:
    one_velocity_per_position(robot)
    row = integrator_row(integrator)
    if row.scheme is None:
        fixed = "'rk4', 'rkf45', 'abm', 'semi-implicit-euler' or 'momentum'"
        raise UnknownNameError(f"rollout takes fixed steps, which {row.key!r} does not; use {fixed}, or isodyn.simulate")
    if device != "cpu":
        raise BackendError(f"rollout: no device is called {device!r}; this version has 'cpu'")
    if not is_number(dt) or not (math.isfinite(dt) and dt > 0):
        raise ShapeError(f"rollout: dt must be a positive number of seconds, got {dt!r}")
    for name, value in (("steps", steps), ("every", every), ("threads", threads)):
        if name == "threads" and value is None:
            continue
        if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or value < 1:
            raise ShapeError(f"rollout: {name} must be a whole number of at least 1, got {value!r}")
    if steps % every:
        raise ShapeError(f"rollout: every={every} must divide steps={steps}, so that the last state is kept")
    return row


def tolerances_of(row: Integrator, rtol: float | None, atol: float | None) -> dict[str, float]:
    """{"rtol": ..., "atol": ...}, or nothing for fixed steps."""
    if rtol is None and atol is None:
        return {}
    if not row.adaptive:
        raise ShapeError(f"rtol and atol are for integrators that choose their steps; {row.key!r} does not, 'rkf45' does")
    found = {"rtol": 1e-8 if rtol is None else rtol, "atol": 1e-10 if atol is None else atol}
    for name, value in found.items():
        if not is_number(value) or not 0 <= value < math.inf:
            raise ShapeError(f"{name}: expected a non-negative number, got {value!r}")
    if not any(found.values()):
        raise ShapeError("rtol and atol are both zero; an adaptive integrator needs an error to aim at")
    return found


def dtype_name(dtype: Any) -> str:
    try:
        name = str(np.dtype(dtype).name)
    except TypeError:
        name = str(dtype)
    if name not in DTYPES:
        raise UnknownNameError.of("dtype", name, DTYPES)
    return name


def initial_states(robot: Robot, q0: Any, qd0: Any, dtype: str) -> tuple[Array, Array]:
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


def driven(
    robot: Robot, tau: Any, controller: Controller | None, setpoints: Mapping[str, Any] | None, bounds: Array | None,
    batch: tuple[int, ...], steps: int, dtype: str,
) -> tuple[Controller | bool, list[Array]]:  # fmt: skip
    """(what drives the joints, what the kernel is given for each step: (*batch, 1 or steps, k) each)."""
    if controller is None:
        if setpoints:
            raise ShapeError("rollout: setpoints are a controller's; give controller= too")
        if tau is None:
            return False, []
        torques = at_driven_joints("tau", robot, per_step("tau", tau, robot.n, batch, steps, dtype))
        return True, [torques if bounds is None else np.clip(torques, -bounds, bounds).astype(dtype)]
    if tau is not None:
        raise ShapeError("rollout: give tau or a controller, not both")
    if not isinstance(controller, Controller):
        raise ShapeError(f"rollout: controller must be a Controller, got {type(controller).__name__}; see isodyn.Controller.of")
    if setpoints is not None and not isinstance(setpoints, Mapping):
        raise ShapeError(f"rollout: setpoints must be {{name: values}}, got {type(setpoints).__name__}")
    given = dict(setpoints or {})
    for name in given:
        if name not in controller.setpoints:
            raise UnknownNameError.of("setpoint", name, controller.setpoints)
    return limited(controller, bounds), [
        per_step(f"setpoints[{name!r}]", given.get(name, value), len(value), batch, steps, dtype)
        for name, value in controller.setpoints.items()
    ]


def per_step(name: str, value: Any, size: int, batch: tuple[int, ...], steps: int, dtype: str) -> Array:
    """(*batch, 1 or steps, size) from (size,), (steps, size) or (..., 1 or steps, size)."""
    array = finite_array(name, value, dtype)
    if array.shape == (steps, size) and batch and batch[-1] == steps > 1:
        raise ShapeError(
            f"{name}: shape {array.shape} may mean {steps} steps or {steps} motions; write {name}[None] (1, {steps}, {size}) for "
            f"values of each step that all motions share, {name}[:, None] ({steps}, 1, {size}) for one of each motion"
        )
    if np.ndim(value) == 1:
        array = array[np.newaxis]
    expected = f"({size},), ({steps}, {size}) or (..., 1 or {steps}, {size}) with leading dimensions that broadcast to {batch}"
    if array.ndim < 2 or array.shape[-1] != size or array.shape[-2] not in (1, steps):
        raise ShapeError(f"{name}: expected shape {expected}, got {np.shape(value)}")
    try:
        return np.broadcast_to(array, (*batch, *array.shape[-2:]))
    except ValueError:
        raise ShapeError(f"{name}: expected shape {expected}, got {np.shape(value)}") from None


def wrenches(robot: Robot, wrench: Any, batch: tuple[int, ...], dtype: str) -> dict[str, Array]:
    """{frame: (*batch, 1, 6)}: outside wrenches that stay the same during a motion."""
    found = {}
    for frame, value in by_frame(robot, wrench).items():
        name = f"wrench[{frame!r}]"
        array = finite_array(name, value, dtype)
        try:
            if np.ndim(value) == 0 or array.shape[-1] != 6:
                raise ValueError
            found[frame] = np.broadcast_to(array, (*batch, 6))[..., np.newaxis, :]
        except ValueError:
            expected = f"(6,) or (..., 6) with leading dimensions that broadcast to {batch}: force, then moment"
            raise ShapeError(f"{name}: expected shape {expected}, got {np.shape(value)}") from None
    return found


def by_frame(robot: Robot, wrench: Any) -> dict[str, Any]:
    """{frame: wrench} from that, from one for the only tip, or from None."""
    if wrench is None:
        return {}
    if not isinstance(wrench, Mapping):
        return {robot.only_tip("name the frame on which the wrench acts: wrench={frame: ...}"): wrench}
    for frame in wrench:
        if frame not in robot.link_names:
            raise UnknownNameError.of("frame", frame, robot.link_names)
    return dict(wrench)


def result_arrays(out: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> list[Array]:
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
