"""Flows: the motion of a robot as a first-order system x' = f(x, t, u), one graph that integrators are compiled around.

x = (q, qd):  q' = qd, qd' = forward dynamics by any method.  Inputs: the states, then "tau"; or, driven by a controller, "t" and
its setpoints; then "wrench:<frame>" for every frame that the outside pushes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from isodyn.dynamics.reductions import usual
from isodyn.dynamics.trace import a_robot, trace
from isodyn.errors import ModelError, ShapeError
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.graph.replay import replay
from isodyn.model.robot import Robot
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.dynamics.controller import Controller


def forward_flow(
    robot: Robot,
    method: str | None = None,
    drive: Controller | bool = True,
    *,
    friction: bool | Callable[[Array], Array] = True,
    motors: bool = True,
    loads: Sequence[str] = (),
) -> Graph:
    """q' = qd and qd' by the forward dynamics of a method (None: the cheapest, with the usual reductions).

    drive      True: the torques are an input "tau" (n,); False: there are none; a Controller: they are what it says
    friction   the robot's, none, or another law of qd (n,) -> (n,) on symbols
    loads      frames on which outside wrenches (6,) act, inputs "wrench:<frame>"
    """
    robot = one_velocity_per_position(robot)
    context = Context()
    states = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
    tau, inputs = torques(context, robot, drive, states["q"], states["qd"])
    if callable(friction):
        tau, friction = tau - friction(states["qd"]), False
    reduce = usual("forward_dynamics") if method is None else ()
    graph = trace(robot, method, "forward_dynamics", reduce=reduce, friction=friction, motors=motors, loads=loads)
    inputs |= wrenches(context, loads)
    qdd = replay(graph, context, {**states, **inputs, "tau": tau})["forward_dynamics"]
    return finish(context, {**states, **inputs}, {"dq": states["qd"], "dqd": qdd}, f"{graph.name}_flow")


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


def driven_only(robot: Robot, tau: Array) -> Array:
    """Torques (n,) with 0 at the passive joints, where nothing drives."""
    return np.array([0.0 if joint.passive else x for joint, x in zip(robot.moving, tau, strict=True)], dtype=object)


def one_velocity_per_position(robot: Any) -> Robot:
    """The robot, or an error: q' = qd holds only where every joint has one coordinate."""
    arm = a_robot(robot)
    if arm.nq != arm.n:
        raise ModelError(f"robot {arm.name!r} has {arm.nq} positions and {arm.n} velocities; simulation needs as many of both")
    return arm
