"""What is integrated: (q, qd) by the forward dynamics of a method, or (q, B qd) by Celentano's scheme."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from isodyn.backends.cpu.rollout import Roller
from isodyn.backends.cpu.track import Tracker
from isodyn.backends.device import Kernel, device
from isodyn.backends.schemes import Adaptive, RungeKutta
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.flow import forward_flow, one_velocity_per_position, torques, wrenches
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.graph.replay import replay
from isodyn.model.robot import Robot
from isodyn.simulation.friction import Friction
from isodyn.simulation.momentum_scheme import rates_graph
from isodyn.simulation.registry import Integrator

STATES = 2  # q, and qd or B qd


def momentum_flow(
    robot: Robot, drive: Controller | bool = True, *, friction: bool = True, motors: bool = True, loads: Sequence[str] = ()
) -> Graph:
    """q' = B^-1 p and p' = c + gamma + u_a + u, from the inertia matrix and the gradients of the energies.

    drive, loads   as in forward_flow
    Source: Celentano (2008), Theorem 1 (see simulation/momentum_scheme.py).
    """
    robot = one_velocity_per_position(robot)
    context = Context()
    states = {"q": context.symbols("q", robot.nq), "p": context.symbols("p", robot.n)}
    graph = rates_graph(robot, friction=friction, motors=motors, loads=loads)
    outside = wrenches(context, loads)
    given = {"q": states["q"], "momentum": states["p"], **outside}
    qd = replay(graph, context, {**given, "u": np.zeros(robot.n, dtype=object)})["qd"]
    tau, inputs = torques(context, robot, drive, states["q"], qd)
    rate = replay(graph, context, {**given, "u": tau})["momentum_rate"]
    return finish(context, {**states, **inputs, **outside}, {"dq": qd, "dp": rate}, f"{graph.name}_flow")


def velocity_graph(robot: Robot, *, motors: bool = True) -> Graph:
    """qd = B^-1 p."""
    context = Context()
    q, p = context.symbols("q", robot.nq), context.symbols("p", robot.n)
    zeros = np.zeros(robot.n, dtype=object)
    qd = replay(rates_graph(robot, friction=False, motors=motors), context, {"q": q, "momentum": p, "u": zeros})["qd"]
    return finish(context, {"q": q, "p": p}, {"qd": qd}, f"{robot.name}_velocity")


@lru_cache(maxsize=64)
def velocity_kernel(robot: Robot, motors: bool, dtype: str) -> Kernel:
    """Velocities from momenta."""
    return device().kernel(velocity_graph(robot, motors=motors), np.dtype(dtype))


@dataclass(frozen=True)
class Compiled:
    """What a compiled integrator is made for.

    drive    True: torques are given; False: there are none; a Controller: they are what it says
    lined    names of the inputs that follow lines over time
    creep    speed below which Coulomb friction is smoothed                                    [rad/s] or [m/s]
    loads    frames on which outside wrenches act
    """

    robot: Robot
    integrator: Integrator
    method: str | None
    drive: Controller | bool
    friction: bool = True
    motors: bool = True
    lined: tuple[str, ...] = ()
    creep: float = 0.0
    loads: tuple[str, ...] = ()

    @property
    def graph(self) -> Graph:
        """The flow that the integrator steps through."""
        if self.integrator.momenta:
            return momentum_flow(self.robot, self.drive, friction=self.friction, motors=self.motors, loads=self.loads)
        law = Friction(self.robot, self.creep)
        friction = law.traced if self.friction and self.creep > 0 and law.is_dry else self.friction
        return forward_flow(self.robot, self.method, self.drive, friction=friction, motors=self.motors, loads=self.loads)


def roller(what: Compiled, dtype: str = "float64", *, adaptive: bool = False, alone: bool = False) -> Roller:
    """The compiled integrator for many motions, or for one that is alone; made once for each combination.

    adaptive   it chooses its own steps between the samples
    """
    return _roller(what, dtype, adaptive, "scalar" if alone else os.environ.get("ISODYN_LANES"))


@lru_cache(maxsize=64)
def _roller(what: Compiled, dtype: str, adaptive: bool, unit: str | None) -> Roller:
    scheme = what.integrator.scheme
    assert scheme is not None
    if adaptive:
        assert isinstance(scheme, RungeKutta)
        scheme = Adaptive(scheme)
    return Roller(what.graph, STATES, scheme, np.dtype(dtype), unit, what.lined)


@lru_cache(maxsize=64)
def tracker(what: Compiled) -> Tracker:
    """The compiled integrator for one motion that chooses its own steps and records them."""
    scheme = what.integrator.scheme
    assert isinstance(scheme, RungeKutta)
    return Tracker(what.graph, STATES, scheme, what.lined)
