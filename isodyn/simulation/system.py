"""What an integrator steps through: states x of a robot, their derivatives, and q and qd again.

x = (q, qd) by the forward dynamics of a method, or (q, B qd) by Celentano's Theorem 1.  A system is one graph, the flow (see
dynamics/flow.py): its kernel is the right-hand side in Python, and integrators are compiled around it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from isodyn.backends.device import DEFAULT, Integrator, Kernel, device
from isodyn.backends.reference import evaluate as interpreted
from isodyn.backends.schemes import Rhs, Scheme
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.dynamics.flow import STATES, Controller, forward_flow, friction_graph, packed
from isodyn.graph.graph import Graph
from isodyn.model.robot import Robot
from isodyn.simulation.integrators import Counter
from isodyn.simulation.loads import Span
from isodyn.simulation.momentum import momentum_flow, velocity_graph
from isodyn.spatial import Array


@dataclass(frozen=True)
class System:
    """The motion of a robot as a first-order system.

    momenta    whether x = (q, B qd); else (q, qd)
    method     of the forward dynamics; None: the cheapest
    creep      speed up to which Coulomb friction rises linearly; 0: it jumps at rest              [rad/s] or [m/s]
    frames     on which outside wrenches act
    """

    robot: Robot
    momenta: bool = False
    method: str | None = None
    friction: bool = True
    motors: bool = True
    creep: float = 0.0
    frames: tuple[str, ...] = ()

    def flow(self, drive: Controller | bool = True) -> Graph:
        """x' as a graph; `drive` as in forward_flow."""
        if self.momenta:
            return momentum_flow(self.robot, drive, friction=self.friction, motors=self.motors, loads=self.frames)
        return self._forward(drive)

    def _forward(self, drive: Controller | bool = True) -> Graph:
        options = {"friction": self.friction, "motors": self.motors}
        return forward_flow(self.robot, self.method, drive, **options, creep=self.creep, loads=self.frames)

    @property
    def dynamics(self) -> Dynamics:
        """Energies, inertia matrix and Jacobians of the robot."""
        return _dynamics(self.robot, self.method, self.motors, _unit())

    @property
    def formulation(self) -> str:
        """The method that gives the derivatives."""
        return "momentum" if self.momenta else _formulation(self.robot, self.method)

    # -- states -------------------------------------------------------------------------------------------------------

    def state(self, q: Array, qd: Array) -> Array:
        """x from q and qd (n,)."""
        return np.concatenate([q, self.dynamics.mass_matrix(q) @ qd if self.momenta else qd])

    def split(self, x: Array) -> tuple[Array, Array]:
        """q and qd (..., n) from x (..., 2 n)."""
        q, rate = (np.ascontiguousarray(part) for part in np.split(x, 2, axis=-1))
        return q, velocities(self.robot, self.motors, q, rate, 1) if self.momenta else rate

    # -- derivatives --------------------------------------------------------------------------------------------------

    def right_hand_side(self, span: Span, counter: Counter) -> Rhs:
        """f(t, x) under the loads of a span."""
        call, n = _calls(self, False, _unit()), self.robot.n
        at, momenta = span.at, self.momenta

        def f(t: float, x: Array) -> Array:
            counter.evaluations += 1
            q, rate = self.split(x) if momenta else (x[:n], x[n:])
            return call(x, *at(t, q, rate))

        return f

    @cached_property
    def _accelerate(self) -> Callable[..., Array]:
        return _calls(self, self.momenta, _unit())

    def accelerations(self, q: Array, qd: Array, loads: Sequence[Array]) -> Array:
        """qdd (K, n) under torques (K, n) and wrenches (K, 6)."""
        dx = self._accelerate(np.concatenate([q, qd], axis=-1), *loads)
        return np.ascontiguousarray(dx[..., self.robot.n :])

    @property
    def has_friction(self) -> bool:
        """Whether friction acts in some joint."""
        return self.friction and any(joint.viscous or any(joint.coulomb) for joint in self.robot.moving)

    def friction_torque(self, qd: Array) -> Array:
        """(K, n): friction in the joints as the flow has it; it enters M qdd + C qd + g + friction = tau."""
        if not self.has_friction:
            return np.zeros_like(qd)
        return interpreted(friction_graph(self.robot, self.creep), {"qd": qd})["friction"]


def velocities(robot: Robot, motors: bool, q: Array, p: Array, workers: int) -> Array:
    """qd (..., n) from momenta B qd (..., n)."""
    return evaluate(_velocity_kernel(robot, motors, q.dtype.name, _unit()), [q, p], [None], workers)[0]


# -- compiled once ----------------------------------------------------------------------------------------------------


def _unit() -> str | None:
    """The vector unit asked for: kernels of another one are others."""
    return os.environ.get("ISODYN_LANES")


@lru_cache(maxsize=32)
def _dynamics(robot: Robot, method: str | None, motors: bool, unit: str | None) -> Dynamics:
    return compile(robot, method=method, motors=motors)


@lru_cache(maxsize=32)
def _formulation(robot: Robot, method: str | None) -> str:
    return compile(robot, method=method).method_for("forward_dynamics")


@lru_cache(maxsize=32)
def _calls(system: System, forward: bool, unit: str | None) -> Callable[..., Array]:
    """x' of x, torques and wrenches (..., k); `forward`: of (q, qd) even where the states are momenta."""
    kernel = device().kernel(packed(system._forward() if forward else system.flow()))

    def ordinary(*inputs: Array) -> Array:
        return evaluate(kernel, inputs, [None], None)[0]

    return kernel.direct("right_hand_side", "", ordinary)


@lru_cache(maxsize=64)
def _velocity_kernel(robot: Robot, motors: bool, dtype: str, unit: str | None) -> Kernel:
    return device().kernel(velocity_graph(robot, motors=motors), dtype)


def compiled(
    system: System,
    scheme: Scheme,
    drive: Controller | bool,
    dtype: str = "float64",
    *,
    alone: bool = False,
    lined: tuple[str, ...] = (),
    recorded: bool = False,
    on: str = DEFAULT,
) -> Integrator:
    """The integrator compiled around a system on a device; `drive` as in forward_flow, the rest as in Device.integrator."""
    return _compiled(system, scheme, drive, dtype, alone, lined, recorded, on, _unit())


@lru_cache(maxsize=64)
def _compiled(
    system: System,
    scheme: Scheme,
    drive: Controller | bool,
    dtype: str,
    alone: bool,
    lined: tuple[str, ...],
    recorded: bool,
    on: str,
    unit: str | None,
) -> Integrator:
    return device(on).integrator(system.flow(drive), STATES, scheme, dtype, alone=alone, lined=lined, recorded=recorded)
