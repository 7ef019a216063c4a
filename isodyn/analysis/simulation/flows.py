"""What is integrated: (q, qd) by the forward dynamics of a method, or (q, B qd) by Celentano's scheme."""

from __future__ import annotations

import os
from functools import lru_cache

import numpy as np

from isodyn.analysis.momentum_scheme import rates_graph
from isodyn.analysis.simulation.registry import Integrator
from isodyn.backends.cpu.kernel import Kernel
from isodyn.backends.cpu.rollout import Roller
from isodyn.backends.schemes import Adaptive, RungeKutta
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.flow import forward_flow, one_velocity_per_position, torques
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.graph.replay import replay
from isodyn.model.robot import Robot

STATES = 2  # q, and qd or B qd


def momentum_flow(robot: Robot, drive: Controller | bool = True, *, friction: bool = True, motors: bool = True) -> Graph:
    """q' = B^-1 p and p' = c + gamma + u_a + u, from the inertia matrix and the gradients of the energies.

    Source: Celentano (2008), Theorem 1 (see analysis/momentum_scheme.py).
    """
    robot = one_velocity_per_position(robot)
    context = Context()
    states = {"q": context.symbols("q", robot.nq), "p": context.symbols("p", robot.n)}
    graph = rates_graph(robot, friction=friction, motors=motors)
    given = {"q": states["q"], "momentum": states["p"]}
    qd = replay(graph, context, {**given, "u": np.zeros(robot.n, dtype=object)})["qd"]
    tau, inputs = torques(context, robot, drive, states["q"], qd)
    rate = replay(graph, context, {**given, "u": tau})["momentum_rate"]
    return finish(context, {**states, **inputs}, {"dq": qd, "dp": rate}, f"{graph.name}_flow")


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
    return Kernel(velocity_graph(robot, motors=motors), np.dtype(dtype))


def flow(
    robot: Robot, integrator: Integrator, method: str | None, drive: Controller | bool, *, friction: bool, motors: bool
) -> Graph:
    """The flow that an integrator steps through."""
    if integrator.momenta:
        return momentum_flow(robot, drive, friction=friction, motors=motors)
    return forward_flow(robot, method, drive, friction=friction, motors=motors)


def roller(
    robot: Robot,
    integrator: Integrator,
    method: str | None,
    drive: Controller | bool,
    dtype: str = "float64",
    *,
    friction: bool = True,
    motors: bool = True,
    adaptive: bool = False,
) -> Roller:
    """The compiled integrator; made once for each combination.  `adaptive`: it chooses its own steps between the samples."""
    return _roller(robot, integrator, method, drive, dtype, friction, motors, adaptive, os.environ.get("ISODYN_LANES"))


@lru_cache(maxsize=64)
def _roller(
    robot: Robot,
    integrator: Integrator,
    method: str | None,
    drive: Controller | bool,
    dtype: str,
    friction: bool,
    motors: bool,
    adaptive: bool,
    unit: str | None,
) -> Roller:
    scheme = integrator.scheme
    assert scheme is not None
    if adaptive:
        assert isinstance(scheme, RungeKutta)
        scheme = Adaptive(scheme)
    graph = flow(robot, integrator, method, drive, friction=friction, motors=motors)
    return Roller(graph, STATES, scheme, np.dtype(dtype), unit)
