"""Flows: the motion of a robot as a first-order system x' = f(x, t, u), one graph, whose kernel is the right-hand side in Python
and around which integrators are compiled.

x = (q, qd):  q' = qd, qd' = forward dynamics by any method.  Inputs: the states, then "tau"; or, driven by a controller, "t" and
its setpoints; then "wrench:<frame>" for every frame that the outside pushes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from isodyn.dynamics.controller import Controller, driven_only
from isodyn.dynamics.trace import a_robot, trace
from isodyn.errors import ModelError, ShapeError
from isodyn.formulations.drives import friction_torque, jumps_at_rest
from isodyn.graph.graph import Graph, Port, finish, replay
from isodyn.graph.node import Context
from isodyn.graph.ops import INPUT
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array

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
    states = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
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


def packed(flow: Graph, states: int = STATES) -> Graph:
    """The same flow with one input "x", its states one behind the other, and one output "dx"."""
    starts = np.cumsum([0, *(port.size for port in flow.inputs[:states])]).tolist()
    values = tuple(
        value if op != INPUT else (0, starts[value[0]] + value[1]) if value[0] < states else (value[0] - states + 1, value[1])
        for op, value in zip(flow.ops, flow.values, strict=True)
    )
    inputs = (Port("x", (starts[-1],)), *flow.inputs[states:])
    return replace(flow, values=values, inputs=inputs, outputs=(Port("dx", (len(flow.results),)),))


def torque_graph(robot: Robot, controller: Controller) -> Graph:
    """tau (n,) of a controller on the inputs of its flow."""
    context = Context()
    states = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
    tau, inputs = torques(context, robot, controller, states["q"], states["qd"])
    return finish(context, {**states, **inputs}, {"tau": tau}, f"{robot.name}_{controller.name}")


def torques(context: Context, robot: Robot, drive: Controller | bool, q: Array, qd: Array) -> tuple[Array, dict[str, Array]]:
    """(torques at q and qd, the inputs they bring); `drive` as in forward_flow."""
    if drive is True:
        tau = context.symbols("tau", robot.n)
        return tau, {"tau": tau}
    if drive is False:
        return np.zeros(robot.n, dtype=object), {}
    if drive.n != robot.n:
        raise ShapeError(f"the controller gives {drive.n} torques; {robot.name!r} has {robot.n} moving joints")
    inputs: dict[str, Array] = {"t": np.array([context.symbol("t")], dtype=object)}
    inputs |= {name: context.symbols(name, value.shape) for name, value in drive.setpoints.items()}
    return driven_only(robot, replay(drive.graph, context, {"q": q, "qd": qd, **inputs})["tau"]), inputs


def wrenches(context: Context, loads: Sequence[str]) -> dict[str, Array]:
    """Inputs "wrench:<frame>" (6,): force, then moment, on each of the frames by the outside, in that frame [N], [N m]."""
    return {f"wrench:{frame}": context.symbols(f"wrench:{frame}", 6) for frame in loads}


def one_velocity_per_position(robot: object) -> Robot:
    """The robot, or an error: q' = qd holds only where every joint has one coordinate."""
    arm = a_robot(robot)
    if arm.nq != arm.n:
        raise ModelError(f"robot {arm.name!r} has {arm.nq} positions and {arm.n} velocities; simulation needs as many of both")
    return arm
