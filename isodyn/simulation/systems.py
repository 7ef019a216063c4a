"""Systems: the state vector y that an integrator sees, its right-hand side in Python, and the way back to q and qd."""

from __future__ import annotations

import os
from functools import lru_cache

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.model.robot import Robot
from isodyn.simulation.flows import velocity_kernel
from isodyn.simulation.friction import Friction
from isodyn.simulation.momentum_scheme import rates_graph
from isodyn.simulation.registry import Integrator
from isodyn.simulation.steppers import Counter, Rhs
from isodyn.simulation.torque import At
from isodyn.simulation.wrench import Pushes, Wrenches
from isodyn.spatial import Array


@lru_cache(maxsize=32)
def _dynamics(robot: Robot, method: str | None, friction: bool, motors: bool, unit: str | None) -> tuple[Dynamics, str]:
    """(dynamics, the method of its accelerations), traced and compiled once for all simulations of a robot."""
    dynamics = compile(robot, method=method, friction=friction, motors=motors)
    return dynamics, dynamics.method_for("forward_dynamics")


@lru_cache(maxsize=32)
def _momentum_rates(robot: Robot, friction: bool, motors: bool, loads: tuple[str, ...], unit: str | None) -> Kernel:
    return device().kernel(rates_graph(robot, friction=friction, motors=motors, loads=loads))


class ForwardSystem:
    """y = (q, qd), by the forward dynamics of a method.

    friction    what acts in the joints, or None
    dynamics    without friction when it is smoothed: then it is added to the torques
    """

    def __init__(self, robot: Robot, method: str | None, *, friction: bool, motors: bool, creep: float = 0.0):
        self.robot, self.n = robot, robot.n
        law = Friction(robot, creep)
        self.friction = law if friction and law.acts else None
        self._smoothed = self.friction is not None and law.is_dry and creep > 0
        unit = os.environ.get("ISODYN_LANES")
        self.dynamics, self.method = _dynamics(robot, method, friction and not self._smoothed, motors, unit)

    def accelerations(self, q: Array, qd: Array, tau: Array, wrench: Wrenches | None = None) -> Array:
        """qdd (..., n) under torques (..., n) and wrenches (..., 6)."""
        if self._smoothed and self.friction is not None:
            tau = tau - self.friction(qd)
        return self.dynamics.forward_dynamics(q, qd, tau, wrench=wrench)

    def rhs(self, at: At, counter: Counter, wrench: Pushes | None = None) -> Rhs:
        """f(t, y) under torques and wrenches."""
        n = self.n
        zeros = np.zeros(n)
        self.dynamics.forward_dynamics(zeros, zeros, zeros)  # from now on single states take the fast entry
        forward = self.dynamics.forward_dynamics
        resist = self.friction if self._smoothed else None

        def f(t: float, y: Array) -> Array:
            counter.evaluations += 1
            dy = np.empty(2 * n)
            q, qd = np.ascontiguousarray(y[:n]), np.ascontiguousarray(y[n:])
            dy[:n] = qd
            tau = at(t, q, qd)
            tau = tau if resist is None else tau - resist(qd)
            if wrench is None:
                forward(q, qd, tau, out=dy[n:])
            else:
                forward(q, qd, tau, wrench=wrench(t), out=dy[n:])
            return dy

        return f

    def state(self, q: Array, qd: Array) -> Array:
        """y from q and qd."""
        return np.concatenate([q, qd])

    def split(self, y: Array) -> tuple[Array, Array]:
        """q and qd (..., n) from y (..., 2 n)."""
        return np.ascontiguousarray(y[..., : self.n]), np.ascontiguousarray(y[..., self.n :])


class MomentumSystem(ForwardSystem):
    """y = (q, B qd), by Celentano's Theorem 1."""

    def __init__(self, robot: Robot, *, friction: bool, motors: bool, loads: tuple[str, ...] = ()):
        super().__init__(robot, None, friction=friction, motors=motors)
        self.method = "momentum"
        self._rates = _momentum_rates(robot, friction, motors, loads, os.environ.get("ISODYN_LANES"))
        self._velocity = velocity_kernel(robot, motors, "float64")

    def rhs(self, at: At, counter: Counter, wrench: Pushes | None = None) -> Rhs:
        """f(t, y) under torques and wrenches."""
        n = self.n

        def f(t: float, y: Array) -> Array:
            counter.evaluations += 1
            q, qd = self.split(y)
            return np.concatenate(
                evaluate(self._rates, [q, y[n:], at(t, q, qd), *(wrench(t).values() if wrench else ())], [None, None], 1)
            )

        return f

    def state(self, q: Array, qd: Array) -> Array:
        """y from q and qd."""
        return np.concatenate([q, self.dynamics.mass_matrix(q) @ qd])

    def split(self, y: Array) -> tuple[Array, Array]:
        """q and qd (..., n) from y (..., 2 n)."""
        q = np.ascontiguousarray(y[..., : self.n])
        return q, evaluate(self._velocity, [q, np.ascontiguousarray(y[..., self.n :])], [None], 1)[0]


def system(
    robot: Robot, integrator: Integrator, method: str | None, *, friction: bool, motors: bool, creep: float,
    loads: tuple[str, ...] = (),
) -> ForwardSystem:  # fmt: skip
    """The system that an integrator steps through; Coulomb friction is smoothed below `creep` [rad/s or m/s]."""
    if integrator.momenta:
        return MomentumSystem(robot, friction=friction, motors=motors, loads=loads)
    return ForwardSystem(robot, method, friction=friction, motors=motors, creep=creep)
