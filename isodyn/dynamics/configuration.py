"""Configurations of a robot, compiled: graphs of formulations/configurations.py, and their kernels.

integrate    q, step -> q       where constant velocities lead in a unit of time
difference   q0, q1 -> step     those that lead from one to the other
curve        q, qd, qdd -> dq, ddq      positions as curves over time: their rates, and the rates of those
motion       q, dq -> q, qd     back from such a curve: quaternions of length 1, and velocities
along        q, y, yd, ydd -> q, qd, qdd     where a tangent vector y(t) moves q, and how it moves there
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import lru_cache

from isodyn.backends.device import DEFAULT, Kernel, device
from isodyn.formulations import charts, configurations, curves
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.robot import Robot
from isodyn.model.tree import ManifoldJoint, charts_of
from isodyn.spatial import Array


def _curve(own: Sequence[ManifoldJoint], q: Array, qd: Array, qdd: Array) -> dict[str, Array]:
    from isodyn.graph.derivative import jacobian  # here: most robots start without it

    dq = charts.rates(own, q, qd)
    return {"dq": dq, "ddq": jacobian(dq, list(q)) @ dq + charts.rates(own, q, qdd)}


def _motion(own: Sequence[ManifoldJoint], q: Array, dq: Array) -> dict[str, Array]:
    return {"unit": configurations.unit(own, q), "qd": configurations.velocities(own, q, dq)}


def _along(own: Sequence[ManifoldJoint], *given: Array) -> dict[str, Array]:
    return dict(zip(("moved", "qd", "qdd"), curves.along(own, *given), strict=True))


#: what it is called -> (inputs, of velocities where True, else of positions; outputs of them)
_MAPS: dict[str, tuple[dict[str, bool], Callable[..., dict[str, Array]]]] = {
    "integrate": ({"q": False, "step": True}, lambda own, *given: {"moved": configurations.moved(own, *given)}),
    "difference": ({"q0": False, "q1": False}, lambda own, *given: {"step": configurations.difference(own, *given)}),
    "curve": ({"q": False, "qd": True, "qdd": True}, _curve),
    "motion": ({"q": False, "dq": False}, _motion),
    "along": ({"q": False, "y": True, "yd": True, "ydd": True}, _along),
}


def configuration_graph(robot: Robot, name: str) -> Graph:
    """One of the maps as a graph."""
    sizes, formula = _MAPS[name]
    context = Context()
    inputs = {key: context.symbols(key, robot.n if rate else robot.nq) for key, rate in sizes.items()}
    return finish(context, inputs, formula(charts_of(robot), *inputs.values()), f"{robot.name}_{name}")


def configuration_kernel(robot: Robot, name: str, dtype: str = "float64", on: str = DEFAULT) -> Kernel:
    """One of the maps compiled, once."""
    return _kernel(robot, name, dtype, on, os.environ.get("ISODYN_LANES"))


@lru_cache(maxsize=64)
def _kernel(robot: Robot, name: str, dtype: str, on: str, unit: str | None) -> Kernel:
    return device(on).kernel(configuration_graph(robot, name), dtype)
