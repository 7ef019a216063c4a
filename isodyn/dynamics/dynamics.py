"""Dynamics: the public compiled object.  compile() makes it; each quantity is traced and compiled on first use."""

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
    """A robot compiled for a device: every quantity of the public contract, on (..., n) arrays.

    robot, method, device, dtype, parameters, friction, motors, threads, reduce, actuators, prescribed   as given to compile()
    bound   None, or of what `bind` gives: the values of its parameters, in their order
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
        self.closing: Closing | None = None  # how loops are closed, if not as usual
        self.kept: ProgressiveSum | None = None  # where graphs share what links give (dynamics/progressive.py)
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
        """The formulation that gives a quantity."""
        quantity_row(quantity)
        return self.method or cheapest_method(self.robot, quantity, self.reductions(quantity), self.motors)

    def reductions(self, quantity: str) -> tuple[str, ...]:
        """The reductions of a quantity: those asked for that serve it; without any wish, all when the method is left open too."""
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
        """The operation graph of a quantity; wrench_frames, frame, reference and at_rest as in :func:`isodyn.trace`."""
        return self._traced(
            quantity, self.reductions(quantity), loads=wrench_frames, frame=frame, reference=reference, still=at_rest
        )

    def _traced(
        self, quantity: str, reduce: Sequence[str], *, loads: Sequence[str], frame: str | None, reference: str, still: bool = False
    ) -> Graph:
        """The graph after these reductions; masses and inertias among its parameters may be 0 when it runs."""
        return traced(
            self.robot, self.method, quantity, reduce, self.parameters, self.friction, self.motors, loads, frame, reference,
            still, self.actuators, self.prescribed, self.closing, masses=self._masses, kept=self.kept,
        )  # fmt: skip

    @with_old_arguments
    def kernel(
        self, quantity: str, *, wrench_frames: Sequence[str] = (), frame: str | None = None, reference: str = REFERENCES[0]
    ) -> Kernel:
        """The compiled kernel of a quantity: its operation count, LLVM text and size."""
        return self._entered((quantity, tuple(wrench_frames), frame, reference))[0]

    def _kernel(self, key: _Asked) -> Kernel:
        """The compiled kernel, with parameters among its inputs."""
        if key not in self._kernels:
            quantity, loads, frame, reference = key
            graph = self.graph(quantity, wrench_frames=loads, frame=frame, reference=reference)
            self._kernels[key] = device_named(self.device).kernel(graph, self.dtype)
        return self._kernels[key]

    def bind(self, parameters: Mapping[str, ArrayLike]) -> Dynamics:
        """These dynamics with numbers for their parameters: checked here, once, so that calls cost what the kernel costs.

        parameters   {name: values} for all names given to compile(parameters=...), as calls take them in parameters=: one value
                     for all states or one for each.  They are copied; bind again for others
        """
        named = self._named("bind: parameters", parameters)
        values = {name: self._checked(name, value) for name, value in named.items()}
        check.leading_shape(values, [len(shape) for shape in self._shapes.values()])
        return self._with(tuple(self._column(*item) for item in values.items()) if values else None)

    def _checked(self, name: str, value: ArrayLike) -> Array:
        """A read-only copy of a parameter's value: finite, and not negative where a robot's may not be."""
        place, positive = f"bind: parameters[{name!r}]", name in never_negative(self.robot, self.parameters)
        with np.errstate(over="ignore"):  # what is too large for float32 is infinite, and refused below
            given = check.shaped(place, check.real(place, value, dtype=self.dtype), (..., *self._shapes[name]))
        bad = ~np.isfinite(given) | ((given < 0) & positive)
        if bad.any():
            index = tuple(map(int, np.argwhere(bad)[0]))
            at = f" at index {index if len(index) > 1 else index[0]}" if index else ""
            rule = f"finite numbers of {self.dtype}{', none of them negative' if positive else ''}"
            remedy = "check the sign and the unit" if np.isfinite(given[index]) else "replace what is missing or out of range"
            raise check.refused(place, rule, f"{given[index]}{at}; {remedy}")
        given.flags.writeable = False
        return given

    def _with(self, bound: tuple[Array, ...] | None) -> Dynamics:
        """The same, and the same kernels, with these values bound."""
        other = object.__new__(type(self))
        other.__dict__.update((name, x) for name, x in self.__dict__.items() if name not in QUANTITIES and name not in APART)
        other.bound, other._calls = bound, {}
        for values in bound or ():
            values.flags.writeable = False  # which a pickle forgets
        return other

    def count(self, quantity: str) -> Count:
        """Operations of a quantity."""
        return self.kernel(quantity).count

    def integrate(self, q: ArrayLike, step: ArrayLike) -> Array:
        """q (..., nq) after constant velocities step (..., n) through a unit of time (see Robot.integrate)."""
        return self._configuration("integrate", q, step)

    def difference(self, q0: ArrayLike, q1: ArrayLike) -> Array:
        """The step (..., n) that leads from q0 to q1 (..., nq) (see Robot.difference)."""
        return self._configuration("difference", q0, q1)

    def _configuration(self, name: str, *inputs: ArrayLike) -> Array:
        from isodyn.dynamics.configuration import configuration_kernel  # here: a first call starts sooner without it

        kernel = configuration_kernel(self.robot, name, self.dtype.name, self.device)
        return cast("Array", _evaluate(kernel, self.threads, self._sizes, *inputs))

    @property
    def _sizes(self) -> str:
        """Which is which, where positions and velocities differ in number."""
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
            if known is not None:  # most calls: nothing has to be put together
                return known(*arguments) if out is None else known(*arguments, out=out)
        loads = self._loads(wrench)
        inputs = (*arguments, *self._base(quantity, base), *loads.values())
        key = (quantity, tuple(loads), frame, reference)
        if not settled or parameters is not None:
            return self._with_values(key, inputs, parameters, out)
        call = self._calls.get(key)  # the kernel's own entry, which takes the inputs in their order
        if call is None:
            kernel, first, last = self._entered(key)
            call = kernel.direct(quantity, "", partial(_evaluate, kernel, self.threads, self._sizes), self.threads)
            call = self._calls[key] = self._around(call, kernel, first, last)
            if not first and not last:
                self._install(key, kernel)
        return call(*inputs) if out is None else call(*inputs, out=out)

    def _install(self, key: _Asked, kernel: Kernel | Uniform) -> None:
        """From now on the public method is the kernel's own entry, where it has the same arguments."""
        quantity = key[0]
        if key == (quantity, (), None, REFERENCES[0]) and not self.robot.moving_base and quantity not in self.__dict__:
            method = getattr(type(self), quantity).__get__(self)
            doc = method.__doc__ or ""
            self.__dict__[quantity] = kernel.direct(quantity, doc, method, self.threads, finite=self._may_fail(quantity))

    def _may_fail(self, quantity: str) -> bool:
        """Whether results that are not finite are worked on once more, so that the kernel's own entry must not give them."""
        return False

    def _entered(self, key: _Asked) -> tuple[Kernel, tuple[Array, ...], tuple[Array, ...]]:
        """The kernel that calls run, and what of the bound values it takes before and after their inputs."""
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
        """A call with values for its parameters: one for all states, or one for each by the same operations, to the same bits."""
        if self.bound is not None:
            raise ModelError("parameters=: values are bound already; leave parameters= out, or bind others: dynamics.bind(...)")
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
        """The call with arrays before and after its inputs, whose errors name what the user gave."""
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
        """Refuse inputs and values of parameters whose numbers of states differ, by the shapes that were given."""
        arrays = {port.name: check.real(port.name, x, copy=False) for port, x in zip(ports, inputs, strict=True)}
        values = {name: x if self._shapes[name] else x[..., 0] for name, x in zip(self.parameters, columns, strict=True)}
        check.leading_shape(arrays | values, [*(len(port.shape) for port in ports), *map(len, self._shapes.values())])

    def _given(self, key: _Asked, values: Sequence[Array]) -> Kernel | None:
        """The kernel with these numbers, where they are the same for all states: work on them alone is done once a call."""
        if key not in self._uniform:
            self._uniform[key] = device_named(self.device).uniform(self._reduced(key), self.parameters, self.dtype)
        kernel, sizes = self._uniform[key], map(math.prod, self._shapes.values())
        if kernel is None or not all(v.shape == (n,) and v.dtype.kind in "fiu" for v, n in zip(values, sizes, strict=True)):
            return None
        return kernel.bind(np.concatenate(values) if values else np.empty(0))

    def _reduced(self, key: _Asked) -> Graph:
        """The graph of a quantity whose parameters are worked on apart from the states, so that reductions may mix them."""
        quantity, loads, frame, reference = key
        free = self.method is None and self.reduce is None
        reduce = quantity_row(quantity).reductions if free else self.reductions(quantity)
        return self._traced(quantity, reduce, loads=loads, frame=frame, reference=reference)

    def _parts(self, key: _Asked) -> tuple[Kernel | None, Kernel]:
        """What parameters alone decide, if anything, and the rest, which takes that first, or the parameters last."""
        if key not in self._apart:
            from isodyn.graph.passes import parted  # here: most calls do without

            graph = self._reduced(key)
            early, (late,) = parted((graph,), [port for port in graph.inputs if port.name in self.parameters], "parameters")
            compiled, some = device_named(self.device), early.outputs[0].size > 0
            self._apart[key] = (
                compiled.kernel(early, self.dtype) if some else None,
                compiled.kernel(late if some else graph, self.dtype),
            )
        return self._apart[key]

    def _base(self, quantity: str, base: Mapping[str, ArrayLike] | None) -> list[Array]:
        """The inputs that say how a moving base moves."""
        row = quantity_row(quantity)
        if not self.robot.moving_base or not row.base:
            if base is not None:
                raise ModelError(f"robot {self.robot.name!r} has no moving base; leave base= out, or see with_base('moving')")
            return []
        if base is None:
            raise ModelError(f"robot {self.robot.name!r} has a moving base: say how it moves, base={{'pose': ..., 'twist': ...}}")
        given = {check.one_of("part of base=", name, BASE_INPUTS): x for name, x in check.mapping("base=", base).items()}
        from isodyn.model.base import base_poses  # here: most robots stand still

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
        """A value for each parameter, in their order."""
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
        """A value as kernels take it: numbers are vectors of one."""
        return value if self._shapes[name] else value[..., np.newaxis]


class _Closed(Dynamics):
    """Of a robot with loops: states at which the quick way of closing them fails are solved again in one that does not.

    That is outside the limits of joints, and where actuators have no grip on the velocities that serve elsewhere.
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
            if all(math.isfinite(x.sum()) for x in results):  # one look at all states, which hardly takes time
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
        """What solves for a quantity where this may fail; None where it does not."""
        if quantity not in self._others:
            self._others[quantity] = self._with_another_choice(quantity)
        return self._others[quantity]

    def _with_another_choice(self, quantity: str) -> Dynamics | None:
        from isodyn.dynamics.closing import actuator_places, loops_of  # here: a first call starts sooner without it

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
    """The dynamics of a robot, ready to call.

    method       a formulation (see isodyn.methods()), or None: the cheapest for each quantity
    device       "cpu"; "reference", the interpreter that defines every operation; "precise", with many digits, rounded at the end;
                 "wasm", WebAssembly as a browser runs it
    dtype        "float64" or "float32"
    parameters   names of model numbers that become run-time inputs (see Robot.parameters())
    friction     whether joint friction is part of the dynamics
    motors       whether rotor inertia is, as G^2 J on the joint; "full": rotors that are bodies (isodyn.Rotor) turn on their links,
                 with all that their spin does to joint and links
    threads      at most so many; None: all cores this process may use, for large batches only
    reduce       names of reductions, "frames", "base-parameters", "factoring", applied to the quantities they serve; () for none;
                 None: a method asked for by name is computed as published, and where the method is left open "frames" and
                 "base-parameters" are used (not with run-time parameters, which they would mix at every call)
    actuators    joints, or single freedoms of them, that have a drive: inverse_dynamics then gives the torques of these alone, 0
                 elsewhere, for a motion that obeys the robot's loops; None: those of the tree, at every joint.  All
                 entries of q, qd and qdd count, and the loops are not looked at: give a qdd that they allow, such as that of
                 forward_dynamics; one that they do not allow gets torques of a motion that cannot be
    prescribed   joints, or single freedoms of them, whose accelerations are known to hybrid_dynamics, which needs to be told
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
        from isodyn.dynamics.closing import actuator_places  # here: a first call starts sooner without it

        actuator_places(robot, drives)
    led = None if prescribed is None else check.names("compile: prescribed", prescribed, "('joint1',)")
    if led is not None:
        from isodyn.dynamics.closing import led_places  # likewise

        led_places(robot, led)
    kind = _Closed if robot.loops else Dynamics
    return kind(robot, method, device, name, parameters, friction, motors, workers, reductions, drives, led)


def _rebound(dynamics: Dynamics, bound: tuple[Array, ...]) -> Dynamics:
    """What was pickled."""
    return dynamics._with(bound)


def _evaluate(
    kernel: Kernel, threads: int | None, sizes: str, *inputs: ArrayLike, out: Array | tuple[Array, ...] | None = None
) -> _Result:
    """The general way to call a kernel: one result, or a tuple of them; errors on shapes end in words on sizes."""
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
