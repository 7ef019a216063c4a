"""Flows: the motion of a driven robot x' = f(x, t, u) as a first-order system, one graph.

Its kernel is the right-hand side in Python, and integrators are compiled around it.  x = (q, qd):  q' = qd, qd' = forward dynamics
by any method.  Inputs: the states, then "tau"; or, driven by a controller (dynamics/controller.py), "t" and its setpoints; then
"wrench:<frame>" for every frame that the outside pushes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from isodyn.dynamics.controller import Controller, states_of, torques
from isodyn.dynamics.trace import a_robot, trace, wrenches
from isodyn.errors import ModelError
from isodyn.formulations.drives import friction_torque, jumps_at_rest
from isodyn.graph.graph import Graph, Port, finish, replay
from isodyn.graph.node import Context
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot

STATES = 2  # the first inputs of a flow: q, and qd or momenta


def forward_flow(
    robot: Robot,
    method: str | None = None,
    drive: Controller | bool = True,
    *,
    friction: bool = True,
    motors: bool = True,
    creep: float = 0.0,
    loads: Sequence[str] = (),
) -> Graph:
    """q' = qd and qd' by the forward dynamics of a method (None: the cheapest, with the usual reductions).

    drive      True: the torques are an input "tau" (n,); False: there are none; a Controller: they are what it says
    creep      speed up to which Coulomb friction rises linearly; 0: it jumps at rest                        [rad/s] or [m/s]
    loads      frames on which outside wrenches (6,) act, inputs "wrench:<frame>"
    """
    robot = one_velocity_per_position(robot)
    context = Context()
    states = states_of(context, robot)
    tau, inputs = torques(context, robot, drive, states["q"], states["qd"])
    tree = reduce_robot(robot)
    if friction and creep > 0 and jumps_at_rest(tree):
        tau, friction = tau - friction_torque(tree, states["qd"], creep), False
    reduce = QUANTITIES["forward_dynamics"].reductions if method is None else ()
    graph = trace(robot, method, "forward_dynamics", reduce=reduce, friction=friction, motors=motors, loads=loads)
    inputs |= wrenches(context, loads)
    qdd = replay(graph, context, {**states, **inputs, "tau": tau})["forward_dynamics"]
    return finish(context, {**states, **inputs}, {"dq": states["qd"], "dqd": qdd}, f"{graph.name}_flow")


def friction_graph(robot: Robot, creep: float = 0.0) -> Graph:
    """Friction torques (n,) of qd (n,), as a flow has them."""
    context = Context()
    qd = context.symbols("qd", robot.n)
    return finish(context, {"qd": qd}, {"friction": friction_torque(reduce_robot(robot), qd, creep)}, f"{robot.name}_friction")


def packed(flow: Graph) -> Graph:
    """The same flow with one input "x", its states one behind the other, and one output "dx"."""
    starts = np.cumsum([0, *(port.size for port in flow.inputs[:STATES])]).tolist()
    place = [*((0, start) for start in starts[:-1]), *((k + 1, 0) for k in range(len(flow.inputs) - STATES))]
    values = tuple((place[v[0]][0], place[v[0]][1] + v[1]) if isinstance(v, tuple) else v for v in flow.values)
    inputs = (Port("x", (starts[-1],)), *flow.inputs[STATES:])
    return replace(flow, values=values, inputs=inputs, outputs=(Port("dx", (len(flow.results),)),))


def one_velocity_per_position(robot: object) -> Robot:
    """The robot, or an error: q' = qd holds only where every joint has one coordinate."""
    arm = a_robot(robot)
    if arm.nq != arm.n:
        raise ModelError(f"robot {arm.name!r} has {arm.nq} positions and {arm.n} velocities; simulation needs as many of both")
    return arm
