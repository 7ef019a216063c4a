"""Dynamics: the public compiled object.  compile() makes it; each quantity is traced and compiled on first use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from isodyn.backends.cpu import threads as pool
from isodyn.backends.cpu.kernel import Kernel
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.reduced import ALLOWED, usual
from isodyn.dynamics.trace import REFERENCES, a_robot, cheapest_method, trace
from isodyn.errors import BackendError, ModelError, ShapeError, UnknownNameError
from isodyn.formulations.registry import QUANTITIES
from isodyn.formulations.registry import method as method_row
from isodyn.graph.count import Count
from isodyn.graph.graph import Graph
from isodyn.model.parameters import parameter_shape
from isodyn.model.quantities import Quantities
from isodyn.model.reductions import check_names
from isodyn.model.robot import Robot
from isodyn.spatial import Array

DTYPES = ("float64", "float32")


class Dynamics(Quantities):
    """A robot compiled for a device: every quantity of the public contract, on (..., n) arrays.

    robot, method, device, dtype, parameters, friction, motors, threads, reduce   as given to compile()
    """

    def __init__(
        self,
        robot: Robot,
        method: str | None,
        device: str,
        dtype: str,
        parameters: Sequence[str],
        friction: bool,
        motors: bool,
        threads: int | None,
        reduce: tuple[str, ...] | None,
    ):
        self.robot, self.method, self.device = robot, method, device
        self.dtype = np.dtype(dtype)
        self.parameters = tuple(parameters)
        self.friction, self.motors = friction, motors
        self.threads, self.reduce = threads, reduce
        self._kernels: dict[Any, Kernel] = {}

    def __repr__(self) -> str:
        return f"<Dynamics of {self.robot.name!r}: {self.method or 'cheapest method'}, {self.device}, {self.dtype}>"

    def __reduce__(self) -> Any:
        return _rebuild, (
            self.robot,
            self.method,
            self.device,
            self.dtype.name,
            self.parameters,
            self.friction,
            self.motors,
            self.threads,
            self.reduce,
        )

    # -- what is behind a quantity ------------------------------------------------------------------------------------

    def method_for(self, quantity: str) -> str:
        """The formulation that gives a quantity."""
        if quantity not in QUANTITIES:
            raise UnknownNameError.of("quantity", quantity, QUANTITIES)
        return self.method or cheapest_method(self.robot, quantity, self.reductions(quantity))

    def reductions(self, quantity: str) -> tuple[str, ...]:
        """The reductions of a quantity: those asked for that serve it; without any wish, all when the method is left open too."""
        if self.reduce is not None:
            return tuple(name for name in self.reduce if name not in ALLOWED or quantity in ALLOWED[name])
        return usual(quantity) if self.method is None and not self.parameters else ()

    def graph(self, quantity: str, **options: Any) -> Graph:
        """The operation graph of a quantity."""
        return trace(
            self.robot,
            self.method,
            quantity,
            reduce=self.reductions(quantity),
            parameters=self.parameters,
            friction=self.friction,
            motors=self.motors,
            **options,
        )

    def kernel(
        self, quantity: str, *, loads: Sequence[str] = (), frame: str | None = None, reference: str = REFERENCES[0]
    ) -> Kernel:
        """The compiled kernel of a quantity: its operation count, LLVM text and size."""
        key = (quantity, tuple(loads), frame, reference)
        if key not in self._kernels:
            graph = self.graph(quantity, loads=tuple(loads), frame=frame, reference=reference)
            self._kernels[key] = Kernel(graph, self.dtype)
        return self._kernels[key]

    def count(self, quantity: str) -> Count:
        """Operations of a quantity."""
        return self.kernel(quantity).count

    # -- calls --------------------------------------------------------------------------------------------------------

    def _call(
        self,
        quantity: str,
        *arguments: Any,
        wrench: Any = None,
        parameters: Mapping[str, Any] | None = None,
        out: Array | None = None,
        frame: str | None = None,
        reference: str = REFERENCES[0],
    ) -> Any:
        loads = self._loads(wrench)
        kernel = self.kernel(quantity, loads=tuple(loads), frame=frame, reference=reference)
        inputs = [*arguments, *loads.values(), *self._parameter_values(parameters)]
        workers = self.threads or pool.available()
        if len(kernel.graph.outputs) > 1:
            return tuple(evaluate(kernel, inputs, [None] * len(kernel.graph.outputs), workers))
        (result,) = evaluate(kernel, inputs, [out], workers)
        self._install(quantity, kernel, frame)
        return result if result.ndim or out is not None else result[()]

    def _install(self, quantity: str, kernel: Kernel, frame: str | None) -> None:
        """From now on single states and small batches take the builtin entry; everything else still comes here."""
        if quantity in self.__dict__ or frame is not None or len(kernel.graph.inputs) != len(QUANTITIES[quantity].inputs):
            return
        ordinary = getattr(type(self), quantity).__get__(self)
        self.__dict__[quantity] = self.kernel(quantity).direct(quantity, ordinary.__doc__ or "", ordinary)

    def _loads(self, wrench: Any) -> dict[str, Any]:
        if wrench is None:
            return {}
        if isinstance(wrench, Mapping):
            for name in wrench:
                if name not in self.robot.link_names:
                    raise UnknownNameError.of("frame", name, self.robot.link_names)
            return dict(wrench)
        return {self.robot.tip: wrench}

    def _parameter_values(self, parameters: Mapping[str, Any] | None) -> list[Any]:
        if parameters is not None and not isinstance(parameters, Mapping):
            raise ShapeError(f"parameters=: expected {{name: values}}, got {type(parameters).__name__}")
        given = dict(parameters or {})
        if set(given) != set(self.parameters):
            missing, unknown = sorted(set(self.parameters) - set(given)), sorted(set(given) - set(self.parameters))
            why = f"missing {missing}" if missing else f"{unknown} were not named in compile(parameters=...)"
            raise ShapeError(f"parameters=: {why}; this kernel takes {list(self.parameters)}")
        values = []
        for name in self.parameters:
            try:
                value = np.asarray(given[name])
            except (TypeError, ValueError):
                raise ShapeError(f"parameters[{name!r}]: expected an array of real numbers") from None
            values.append(value if parameter_shape(self.robot, name) else value[..., np.newaxis])
        return values


def compile(
    robot: Robot,
    *,
    method: str | None = None,
    device: str = "cpu",
    dtype: Any = "float64",
    parameters: Sequence[str] = (),
    friction: bool = True,
    motors: bool = True,
    threads: int | None = None,
    reduce: Sequence[str] | None = None,
) -> Dynamics:
    """The dynamics of a robot, ready to call.

    method       a formulation (see isodyn.methods()), or None: the cheapest for each quantity
    device       "cpu"
    dtype        "float64" or "float32"
    parameters   names of model numbers that become run-time inputs (see Robot.parameters())
    friction     whether joint friction is part of the dynamics
    motors       whether rotor inertia is
    threads      at most so many; None: all cores this process may use, for large batches only
    reduce       names of reductions, "frames", "base-parameters", "factoring", applied to the quantities they serve; () for none;
                 None: a method asked for by name is computed as published, and where the method is left open "frames" and
                 "base-parameters" are used (not with run-time parameters, which they would mix at every call)
    """
    robot = a_robot(robot)
    if device != "cpu":
        raise BackendError(f"compile: no device is called {device!r}; this version has 'cpu'")
    try:
        name = np.dtype(dtype).name
    except TypeError:
        name = str(dtype)
    if name not in DTYPES:
        raise UnknownNameError.of("dtype", name, DTYPES)
    if method is not None:
        method_row(method)
    if isinstance(parameters, str) or not isinstance(parameters, Iterable):
        raise ModelError(f"compile: parameters takes a sequence of names, such as ('link1.mass',), got {parameters!r}")
    parameters = tuple(parameters)
    for k, parameter in enumerate(parameters):
        parameter_shape(robot, parameter)
        if parameter in parameters[:k]:
            raise ModelError(f"compile: the parameter {parameter!r} is named twice")
    if threads is not None and not (isinstance(threads, int) and threads >= 1):
        raise ShapeError(f"compile: threads must be a whole number of at least 1, or None, got {threads!r}")
    reductions = None if reduce is None else check_names(reduce)
    return Dynamics(robot, method, device, name, parameters, friction, motors, threads, reductions)


def _rebuild(robot: Robot, *fields: Any) -> Dynamics:
    return Dynamics(robot, *fields)


Robot._compiler = compile
