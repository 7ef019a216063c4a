"""Dynamics: the compiled robot that compile() returns.  Each quantity is traced and compiled at its first call."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from isodyn import check
from isodyn.backends.device import Kernel, Uniform
from isodyn.backends.device import device as device_named
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.reductions import check_names, serves
from isodyn.dynamics.trace import CLOSED, REFERENCES, a_robot, cheapest_method, traced
from isodyn.errors import ModelError, ShapeError, nearest
from isodyn.formulations.registry import method as method_row
from isodyn.graph.count import Count
from isodyn.graph.graph import Graph, Port
from isodyn.model.hints import Hinted
from isodyn.model.loop import Closing
from isodyn.model.quantities import APART, BASE_INPUTS, QUANTITIES, Quantities, base_motion, quantity_row
from isodyn.model.robot import Robot, mass_parameters, never_negative, parameter_shapes
from isodyn.model.tree import motors_choice
from isodyn.renamed import with_old_arguments, with_old_members
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.dynamics.progressive import ProgressiveSum

_Asked = tuple[str, tuple[str, ...], str | None, str]  # quantity, loaded frames, frame, reference
_Result = Array | tuple[Array, ...]


@with_old_members
class Dynamics(Quantities, Hinted):
    """A robot compiled for a device, with a method for every quantity; arguments are arrays (..., n) and broadcast.

    robot, method, device, dtype, parameters, friction, motors, threads, reduce, actuators, prescribed   arguments of compile()
    bound   values of the parameters, in their order, if `bind` returned this object; else None
    """

    def __init__(
        self,
        robot: Robot,
        method: str | None,
        device: str,
        dtype: str,
        parameters: Sequence[str],
        friction: bool,
        motors: bool | str,
        threads: int | None,
        reduce: tuple[str, ...] | None,
        actuators: tuple[str, ...] | None = None,
        prescribed: tuple[str, ...] | None = None,
    ):
        self.robot, self.method, self.device = robot, method, device
        self.dtype = np.dtype(dtype)
        self.parameters = tuple(parameters)
        self.friction, self.motors = friction, motors
        self.threads, self.reduce, self.actuators, self.prescribed = threads, reduce, actuators, prescribed
        self.bound: tuple[Array, ...] | None = None
        self.closing: Closing | None = None  # partition of coordinates, if not the default one
        self.kept: ProgressiveSum | None = None  # link terms that graphs share (dynamics/progressive.py)
        self._kernels: dict[_Asked, Kernel] = {}
        self._uniform: dict[_Asked, Uniform | None] = {}
        self._apart: dict[_Asked, tuple[Kernel | None, Kernel]] = {}
        self._calls: dict[_Asked, Callable[..., _Result]] = {}
        self._shapes = parameter_shapes(robot, self.parameters)
        self._masses = mass_parameters(robot, self.parameters)

    def __repr__(self) -> str:
        bound = "" if self.bound is None else f", bound: {', '.join(self.parameters)}"
        return f"<Dynamics of {self.robot.name!r}: {self.method or 'cheapest method'}, {self.device}, {self.dtype}{bound}>"

    def __reduce__(self) -> tuple[Callable[..., Dynamics], tuple[object, ...]]:
        if self.bound is not None:
            return _rebound, (self._with(None), self.bound)
        chosen = (self.robot, self.method, self.device, self.dtype.name, self.parameters)
        return type(self), (*chosen, self.friction, self.motors, self.threads, self.reduce, self.actuators, self.prescribed)

    def method_for(self, quantity: str) -> str:
        """Return the key of the formulation that computes a quantity."""
        quantity_row(quantity)
        return self.method or cheapest_method(self.robot, quantity, self.reductions(quantity), self.motors)

    def reductions(self, quantity: str) -> tuple[str, ...]:
        """Return the reductions used for a quantity: the requested ones that support it, or all by default with method=None."""
        row = quantity_row(quantity)
        if self.reduce is not None:
            return tuple(name for name in self.reduce if serves(name, quantity))
        return row.reductions if self.method is None and not self.parameters else ()

    @with_old_arguments
    def graph(
        self,
        quantity: str,
        *,
        wrench_frames: Sequence[str] = (),
        frame: str | None = None,
        reference: str = REFERENCES[0],
        at_rest: bool = False,
    ) -> Graph:
        """Return the operation graph of a quantity; wrench_frames, frame, reference and at_rest as in :func:`isodyn.trace`."""
        return self._traced(
            quantity, self.reductions(quantity), loads=wrench_frames, frame=frame, reference=reference, still=at_rest
        )

    def _traced(
        self, quantity: str, reduce: Sequence[str], *, loads: Sequence[str], frame: str | None, reference: str, still: bool = False
    ) -> Graph:
        """Return the graph after these reductions; its mass and inertia parameters may be 0 at run time."""
        return traced(
            self.robot, self.method, quantity, reduce, self.parameters, self.friction, self.motors, loads, frame, reference,
            still, self.actuators, self.prescribed, self.closing, masses=self._masses, kept=self.kept,
        )  # fmt: skip

    @with_old_arguments
    def kernel(
        self, quantity: str, *, wrench_frames: Sequence[str] = (), frame: str | None = None, reference: str = REFERENCES[0]
    ) -> Kernel:
        """Return the compiled kernel of a quantity, with its operation count, LLVM IR and size."""
        return self._entered((quantity, tuple(wrench_frames), frame, reference))[0]

    def _kernel(self, key: _Asked) -> Kernel:
        """Return the compiled kernel whose inputs include the parameters."""
        if key not in self._kernels:
            quantity, loads, frame, reference = key
            graph = self.graph(quantity, wrench_frames=loads, frame=frame, reference=reference)
            self._kernels[key] = device_named(self.device).kernel(graph, self.dtype)
        return self._kernels[key]

    def bind(self, parameters: Mapping[str, ArrayLike]) -> Dynamics:
        """Return these dynamics with fixed values for their parameters.  They are checked once, here; calls cost only the kernel.

        parameters   {name: value} for every name in compile(parameters=...): one value for all states, or one for each state.
                     The values are copied; call `bind` again to change them
        """
        named = self._named("bind: parameters", parameters)
        values = {name: self._checked(name, value) for name, value in named.items()}
        check.leading_shape(values, [len(shape) for shape in self._shapes.values()])
        return self._with(tuple(self._column(*item) for item in values.items()) if values else None)

    def _checked(self, name: str, value: ArrayLike) -> Array:
        """Return a read-only copy of a parameter's value.  It must be finite, and not negative if the model forbids that."""
        place, positive = f"bind: parameters[{name!r}]", name in never_negative(self.robot, self.parameters)
        with np.errstate(over="ignore"):  # too large for float32 becomes infinite, which is refused below
            given = check.shaped(place, check.real(place, value, dtype=self.dtype), (..., *self._shapes[name]))
        bad = ~np.isfinite(given) | ((given < 0) & positive)
        if bad.any():
            index = tuple(map(int, np.argwhere(bad)[0]))
            at = f" at index {index if len(index) > 1 else index[0]}" if index else ""
            rule = f"finite numbers of {self.dtype}{', none of them negative' if positive else ''}"
            remedy = "check the sign and the unit" if np.isfinite(given[index]) else "replace missing or out-of-range values"
            raise check.refused(place, rule, f"{given[index]}{at}; {remedy}")
        given.flags.writeable = False
        return given

    def _with(self, bound: tuple[Array, ...] | None) -> Dynamics:
        """Return a copy with these values bound; it shares the kernels."""
        other = object.__new__(type(self))
        other.__dict__.update((name, x) for name, x in self.__dict__.items() if name not in QUANTITIES and name not in APART)
        other.bound, other._calls = bound, {}
        for values in bound or ():
            values.flags.writeable = False  # pickling loses this flag
        return other

    def count(self, quantity: str) -> Count:
        """Return the operation count of a quantity."""
        return self.kernel(quantity).count

    def integrate(self, q: ArrayLike, step: ArrayLike) -> Array:
        """Return q (..., nq) moved by the tangent vector step = qd * dt (..., n); see Robot.integrate."""
        return self._configuration("integrate", q, step)

    def difference(self, q0: ArrayLike, q1: ArrayLike) -> Array:
        """Return the tangent vector (..., n) that moves q0 to q1 (..., nq); see Robot.difference."""
        return self._configuration("difference", q0, q1)

    def _configuration(self, name: str, *inputs: ArrayLike) -> Array:
        from isodyn.dynamics.configuration import configuration_kernel  # imported here: other calls start sooner

        kernel = configuration_kernel(self.robot, name, self.dtype.name, self.device)
        return cast("Array", _evaluate(kernel, self.threads, self._sizes, *inputs))

    @property
    def _sizes(self) -> str:
        """A sentence for error messages on nq and n, if they differ."""
        robot = self.robot
        if robot.nq == robot.n:
            return ""
        return f"q has nq = {robot.nq} entries, four for a quaternion; qd, qdd, tau and steps have n = {robot.n}"

    def _call(
        self,
        quantity: str,
        *arguments: ArrayLike,
        wrench: Mapping[str, ArrayLike] | ArrayLike | None = None,
        base: Mapping[str, ArrayLike] | None = None,
        parameters: Mapping[str, ArrayLike] | None = None,
        out: Array | tuple[Array, ...] | None = None,
        frame: str | None = None,
        reference: str = REFERENCES[0],
    ) -> _Result:
        settled = self.bound is not None or not self.parameters
        plain = settled and parameters is None and wrench is None and base is None
        if plain and not self.robot.moving_base:
            known = self._calls.get((quantity, (), frame, reference))
            if known is not None:  # most calls: no arguments to assemble
                return known(*arguments) if out is None else known(*arguments, out=out)
        loads = self._loads(wrench)
        inputs = (*arguments, *self._base(quantity, base), *loads.values())
        key = (quantity, tuple(loads), frame, reference)
        if not settled or parameters is not None:
            return self._with_values(key, inputs, parameters, out)
        call = self._calls.get(key)  # the fast path of the kernel, with positional inputs
        if call is None:
            kernel, first, last = self._entered(key)
            call = kernel.direct(quantity, "", partial(_evaluate, kernel, self.threads, self._sizes), self.threads)
            call = self._calls[key] = self._around(call, kernel, first, last)
            if not first and not last:
                self._install(key, kernel)
        return call(*inputs) if out is None else call(*inputs, out=out)

    def _install(self, key: _Asked, kernel: Kernel | Uniform) -> None:
        """Replace the public method by the fast path of the kernel, if it takes the same arguments."""
        quantity = key[0]
        if key == (quantity, (), None, REFERENCES[0]) and not self.robot.moving_base and quantity not in self.__dict__:
            method = getattr(type(self), quantity).__get__(self)
            doc = method.__doc__ or ""
            self.__dict__[quantity] = kernel.direct(quantity, doc, method, self.threads, finite=self._may_fail(quantity))

    def _may_fail(self, quantity: str) -> bool:
        """True if results that are not finite must be computed again, so that the fast path must not return them."""
        return False

    def _entered(self, key: _Asked) -> tuple[Kernel, tuple[Array, ...], tuple[Array, ...]]:
        """Return the kernel of a call, and the arrays of bound values to pass before and after the inputs."""
        if self.bound is None:
            return self._kernel(key), (), ()
        found = self._given(key, self.bound)
        if found is not None:
            return found, (), ()
        if self._uniform[key] is None:
            return self._kernel(key), (), self.bound
        early, late = self._parts(key)
        if early is None:
            return late, (), self.bound
        return late, (cast("Array", _evaluate(early, self.threads, self._sizes, *self.bound)),), ()

    def _with_values(
        self,
        key: _Asked,
        inputs: Sequence[ArrayLike],
        parameters: Mapping[str, ArrayLike] | None,
        out: Array | tuple[Array, ...] | None,
    ) -> _Result:
        """Call with parameter values, uniform or one for each state; both run the same operations and give the same bits."""
        if self.bound is not None:
            raise ModelError(
                "parameters=: values are bound already; leave parameters= out, or bind other values: dynamics.bind(...)"
            )
        values = self._parameter_values(parameters)
        found = self._given(key, values)
        if found is not None:
            if (kernel := self._uniform[key]) is not None:
                self._install(key, kernel)
            return _evaluate(found, self.threads, self._sizes, *inputs, out=out)
        if self._uniform[key] is None:
            return _evaluate(self._kernel(key), self.threads, self._sizes, *inputs, *values, out=out)
        early, late = self._parts(key)
        if early is None:
            return _evaluate(late, self.threads, self._sizes, *inputs, *values, out=out)
        found_early = cast("Array", _evaluate(early, self.threads, self._sizes, *values))
        try:
            return _evaluate(late, self.threads, self._sizes, found_early, *inputs, out=out)
        except ShapeError:
            self._check_states(late.graph.inputs[1:], inputs, values)
            raise

    def _around(
        self, call: Callable[..., _Result], kernel: Kernel | Uniform, first: tuple[Array, ...], last: tuple[Array, ...]
    ) -> Callable[..., _Result]:
        """Return a call that adds arrays before and after the inputs; its errors name the arguments of the user."""
        if not first and not last:
            return call
        ports, bound = kernel.graph.inputs[len(first) : len(kernel.graph.inputs) - len(last)], self.bound or ()

        def named(*inputs: ArrayLike, **out: Any) -> _Result:
            try:
                return call(*first, *inputs, *last, **out)
            except ShapeError:
                self._check_states(ports, inputs, bound)
                raise

        return named

    def _check_states(self, ports: Sequence[Port], inputs: Sequence[ArrayLike], columns: Sequence[Array]) -> None:
        """Refuse inputs and parameter values with different numbers of states."""
        arrays = {port.name: check.real(port.name, x, copy=False) for port, x in zip(ports, inputs, strict=True)}
        values = {name: x if self._shapes[name] else x[..., 0] for name, x in zip(self.parameters, columns, strict=True)}
        check.leading_shape(arrays | values, [*(len(port.shape) for port in ports), *map(len, self._shapes.values())])

    def _given(self, key: _Asked, values: Sequence[Array]) -> Kernel | None:
        """Return the kernel bound to uniform values; it does parameter-only work once per call.  None: they are not uniform."""
        if key not in self._uniform:
            self._uniform[key] = device_named(self.device).uniform(self._reduced(key), self.parameters, self.dtype)
        kernel, sizes = self._uniform[key], map(math.prod, self._shapes.values())
        if kernel is None or not all(v.shape == (n,) and v.dtype.kind in "fiu" for v, n in zip(values, sizes, strict=True)):
            return None
        return kernel.bind(np.concatenate(values) if values else np.empty(0))

    def _reduced(self, key: _Asked) -> Graph:
        """Return the graph for hoisted parameters: reductions may combine them, as that work runs once per call."""
        quantity, loads, frame, reference = key
        free = self.method is None and self.reduce is None
        reduce = quantity_row(quantity).reductions if free else self.reductions(quantity)
        return self._traced(quantity, reduce, loads=loads, frame=frame, reference=reference)

    def _parts(self, key: _Asked) -> tuple[Kernel | None, Kernel]:
        """Return two kernels: parameter-only work (None if there is none), and the rest, which takes its result first.

        Without parameter-only work, the second kernel takes the parameters last.
        """
        if key not in self._apart:
            from isodyn.graph.passes import parted  # imported here: most calls do not need it

            graph = self._reduced(key)
            early, (late,) = parted((graph,), [port for port in graph.inputs if port.name in self.parameters], "parameters")
            compiled, some = device_named(self.device), early.outputs[0].size > 0
            self._apart[key] = (
                compiled.kernel(early, self.dtype) if some else None,
                compiled.kernel(late if some else graph, self.dtype),
            )
        return self._apart[key]

    def _base(self, quantity: str, base: Mapping[str, ArrayLike] | None) -> list[Array]:
        """Return the inputs of the prescribed base motion."""
        row = quantity_row(quantity)
        if not self.robot.moving_base or not row.base:
            if base is not None:
                raise ModelError(f"robot {self.robot.name!r} has no moving base; leave base= out, or see with_base('moving')")
            return []
        if base is None:
            raise ModelError(f"robot {self.robot.name!r} has a moving base: pass its motion, base={{'pose': ..., 'twist': ...}}")
        given = {check.one_of("part of base=", name, BASE_INPUTS): x for name, x in check.mapping("base=", base).items()}
        from isodyn.model.base import base_poses  # imported here: most robots have a fixed base

        values = {"pose": base_poses(given["pose"])} if "pose" in given else {"pose": np.eye(3, 4).ravel()}
        rest = np.zeros(6)
        for name in ("twist", "acceleration"):
            values[name] = check.shaped(f"base[{name!r}]", check.real(f"base[{name!r}]", given.get(name, rest)), (..., 6))
        return [values[name] for name in base_motion(row)]

    def _loads(self, wrench: Mapping[str, ArrayLike] | ArrayLike | None) -> dict[str, ArrayLike]:
        if wrench is None:
            return {}
        if isinstance(wrench, Mapping):
            return {check.one_of("frame", name, self.robot.link_names): values for name, values in wrench.items()}
        return {self.robot.tip: wrench}

    def _parameter_values(self, parameters: Mapping[str, ArrayLike] | None) -> Sequence[Array]:
        values = []
        for name, value in self._named("parameters=", {} if parameters is None else parameters).items():
            try:
                values.append(self._column(name, np.asarray(value)))
            except (TypeError, ValueError):
                raise ShapeError(f"parameters[{name!r}]: expected an array of real numbers") from None
        return values

    def _named(self, where: str, parameters: Mapping[str, ArrayLike]) -> dict[str, ArrayLike]:
        """Return a value for each parameter, in their order."""
        given = check.mapping(where, parameters)
        if set(given) != set(self.parameters):
            missing, unknown = sorted(set(self.parameters) - set(given)), sorted(set(given) - set(self.parameters), key=str)
            whys = [f"missing {missing}"] if missing else []
            if unknown:
                near = {found: None for name in unknown for found in nearest(str(name), missing or self.parameters)}
                meant = f" (did you mean {' and '.join(map(repr, near))}?)" if near else ""
                whys.append(f"{unknown} were not named in compile(parameters=...){meant}")
            raise ShapeError(f"{where}: {', and '.join(whys)}; this kernel takes {list(self.parameters)}")
        return {name: given[name] for name in self.parameters}

    def _column(self, name: str, value: Array) -> Array:
        """Return a value in the shape of the kernel: scalars become vectors of length 1."""
        return value if self._shapes[name] else value[..., np.newaxis]


class _Closed(Dynamics):
    """Dynamics of a robot with loops.  States where the default coordinate partition is singular are solved again in another way.

    This happens outside the joint limits, and where the actuators cannot control the chosen independent velocities.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._others: dict[str, Dynamics | None] = {}

    def _call(
        self, quantity: str, *arguments: ArrayLike, wrench: Mapping[str, ArrayLike] | ArrayLike | None = None,
        base: Mapping[str, ArrayLike] | None = None, parameters: Mapping[str, ArrayLike] | None = None,
        out: Array | tuple[Array, ...] | None = None, frame: str | None = None, reference: str = REFERENCES[0],
    ) -> _Result:  # fmt: skip
        found = super()._call(
            quantity, *arguments, wrench=wrench, base=base, parameters=parameters, out=out, frame=frame, reference=reference
        )
        other = self._everywhere(quantity)
        if other is None:
            return found
        results = found if isinstance(found, tuple) else (found,)
        with np.errstate(all="ignore"):
            if all(math.isfinite(x.sum()) for x in results):  # a quick test of the whole batch
                return found
        ports = self.kernel(quantity, wrench_frames=tuple(self._loads(wrench)), frame=frame, reference=reference).graph.outputs
        finite = (np.isfinite(x).all(axis=tuple(range(-len(port.shape), 0))) for x, port in zip(results, ports, strict=True))
        bad = ~np.logical_and.reduce(list(finite))
        if not bad.any():
            return found

        def there(given: ArrayLike, axes: int = 1) -> Array:
            array = np.asarray(given)
            return np.asarray(np.broadcast_to(array, (*bad.shape, *array.shape[array.ndim - axes :]))[bad])

        loads = None if wrench is None else {name: there(x) for name, x in self._loads(wrench).items()}
        if self.bound is not None:
            parameters = {name: x if self._shapes[name] else x[..., 0] for name, x in zip(self.parameters, self.bound, strict=True)}
        axes = {name: len(shape) for name, shape in self._shapes.items()}
        values = None if parameters is None else {name: there(x, axes[name]) for name, x in parameters.items()}
        again = other._call(quantity, *map(there, arguments), wrench=loads, parameters=values)
        for result, new in zip(results, again if isinstance(again, tuple) else (again,), strict=True):
            result[bad] = new
        return found

    def _may_fail(self, quantity: str) -> bool:
        return self._everywhere(quantity) is not None

    def _everywhere(self, quantity: str) -> Dynamics | None:
        """Return the dynamics to use where the partition is singular; None if it never is."""
        if quantity not in self._others:
            self._others[quantity] = self._with_another_choice(quantity)
        return self._others[quantity]

    def _with_another_choice(self, quantity: str) -> Dynamics | None:
        from isodyn.dynamics.closing import actuator_places, loops_of  # imported here: first calls start sooner

        row, loops = quantity_row(quantity), loops_of(self.robot)
        if self.actuators is not None and quantity == "inverse_dynamics":
            places = actuator_places(self.robot, self.actuators)
            usual, closing = loops.driven_by(places), loops.led_by(places)[0]
        elif CLOSED & {row.key, row.source} and not row.key.startswith("hybrid"):
            usual, closing = loops.closing, loops.everywhere if loops.closing.lengths else loops.closing
        else:
            return None
        if closing == usual:
            return None
        other = Dynamics(
            self.robot, self.method, self.device, self.dtype.name, self.parameters, self.friction, self.motors, self.threads,
            self.reduce, self.actuators, self.prescribed,
        )  # fmt: skip
        other.closing = closing
        return other


@with_old_arguments
def compile(
    robot: Robot,
    *,
    method: str | None = None,
    device: str = "cpu",
    dtype: DTypeLike = "float64",
    parameters: Sequence[str] = (),
    friction: bool = True,
    motors: bool | str = True,
    threads: int | None = None,
    reduce: Sequence[str] | None = None,
    actuators: Sequence[str] | None = None,
    prescribed: Sequence[str] | None = None,
) -> Dynamics:
    """Compile the dynamics of a robot.  Returns a Dynamics with a method for every quantity; each is compiled at its first call.

    method       key of a formulation (see isodyn.methods()); None: the one with the fewest operations, for each quantity
    device       "cpu"; "reference", a slow interpreter that defines every operation, for checks; "precise", interpreted with 50
                 digits and rounded at the end; "wasm", WebAssembly as in a browser
    dtype        "float64" or "float32"
    parameters   names of model parameters that become run-time inputs (see Robot.parameters())
    friction     True: include joint friction
    motors       True: include rotor inertia, as G^2 J on the joint.  "full": rotors given as bodies (isodyn.Rotor) spin on their
                 links, gyroscopic torques included.  False: neither
    threads      maximum number of threads; None: all cores that the process may use, for large batches only
    reduce       model simplifications that save operations: "frames", "base-parameters", "factoring"; each applies to the
                 quantities that support it; () for none.  None: a method chosen by name is computed as published; with method=None,
                 "frames" and "base-parameters" are used (not with run-time parameters, which they would recombine at every call)
    actuators    joints (or single DOFs) with a motor.  inverse_dynamics then returns torques at these only, for a motion that
                 satisfies the loop constraints.  None: torques of the open tree at every joint; the constraints are not checked, so
                 pass a consistent qdd, such as that of forward_dynamics
    prescribed   joints (or single DOFs) with prescribed acceleration; required by hybrid_dynamics
    """
    robot = a_robot(robot)
    name = check.dtype(dtype, device_named(device).dtypes)
    if method is not None:
        method_row(method)
    parameters = check.names("compile: parameters", parameters, "('link1.mass',)")
    parameter_shapes(robot, parameters)
    for k, parameter in enumerate(parameters):
        if parameter in parameters[:k]:
            raise ModelError(f"compile: the parameter {parameter!r} is named twice")
    workers = None if threads is None else check.whole("compile: threads", threads, 1, rule="a whole number of at least 1, or None")
    reductions = None if reduce is None else check_names(reduce)
    friction, motors = check.flag("compile: friction", friction), motors_choice("compile: motors", motors)
    drives = None if actuators is None else check.names("compile: actuators", actuators, "('crank',)")
    if drives is not None:
        from isodyn.dynamics.closing import actuator_places  # imported here: first calls start sooner

        actuator_places(robot, drives)
    led = None if prescribed is None else check.names("compile: prescribed", prescribed, "('joint1',)")
    if led is not None:
        from isodyn.dynamics.closing import led_places  # likewise

        led_places(robot, led)
    kind = _Closed if robot.loops else Dynamics
    return kind(robot, method, device, name, parameters, friction, motors, workers, reductions, drives, led)


def _rebound(dynamics: Dynamics, bound: tuple[Array, ...]) -> Dynamics:
    """Restore a pickled Dynamics with bound values."""
    return dynamics._with(bound)


def _evaluate(
    kernel: Kernel, threads: int | None, sizes: str, *inputs: ArrayLike, out: Array | tuple[Array, ...] | None = None
) -> _Result:
    """Call a kernel with checked and broadcast inputs; return one result or a tuple.  Shape errors end with `sizes`."""
    try:
        return _evaluated(kernel, threads, *inputs, out=out)
    except ShapeError as error:
        if sizes and "shape" in str(error):
            raise ShapeError(f"{error}; {sizes}") from None
        raise


def _evaluated(kernel: Kernel, threads: int | None, *inputs: ArrayLike, out: Array | tuple[Array, ...] | None = None) -> _Result:
    number = len(kernel.graph.outputs)
    if number > 1:
        if out is not None and not (isinstance(out, (tuple, list)) and len(out) == number):
            raise ShapeError(f"out: expected a tuple of {number} arrays, one for each result, got {type(out).__name__}")
        return tuple(evaluate(kernel, inputs, [None] * number if out is None else out, threads))
    (result,) = evaluate(kernel, inputs, [cast("Array | None", out)], threads)  # which refuses anything else
    return result if result.ndim or out is not None else result[()]
