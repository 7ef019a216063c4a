"""Compiled maps on the configuration manifold: graphs of formulations/configurations.py, and their kernels.

integrate    q, step -> q       q moved by the tangent vector step = qd * dt
difference   q0, q1 -> step     the tangent vector that moves q0 to q1
curve        q, qd, qdd -> dq, ddq      first and second time derivatives of the positions
motion       q, dq -> q, qd     the inverse: unit quaternions and velocities from a curve of positions
along        q, y, yd, ydd -> q, qd, qdd     q moved by a tangent vector y(t), with velocity and acceleration
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
    from isodyn.graph.derivative import jacobian  # imported here: few robots need it

    dq = charts.rates(own, q, qd)
    return {"dq": dq, "ddq": jacobian(dq, list(q)) @ dq + charts.rates(own, q, qdd)}


def _motion(own: Sequence[ManifoldJoint], q: Array, dq: Array) -> dict[str, Array]:
    return {"unit": configurations.unit(own, q), "qd": configurations.velocities(own, q, dq)}


def _along(own: Sequence[ManifoldJoint], *given: Array) -> dict[str, Array]:
    return dict(zip(("moved", "qd", "qdd"), curves.along(own, *given), strict=True))


#: name -> (inputs: True for sizes n, False for nq; function of these inputs)
_MAPS: dict[str, tuple[dict[str, bool], Callable[..., dict[str, Array]]]] = {
    "integrate": ({"q": False, "step": True}, lambda own, *given: {"moved": configurations.moved(own, *given)}),
    "difference": ({"q0": False, "q1": False}, lambda own, *given: {"step": configurations.difference(own, *given)}),
    "curve": ({"q": False, "qd": True, "qdd": True}, _curve),
    "motion": ({"q": False, "dq": False}, _motion),
    "along": ({"q": False, "y": True, "yd": True, "ydd": True}, _along),
}


def configuration_graph(robot: Robot, name: str) -> Graph:
    """Return one of the maps as a graph."""
    sizes, formula = _MAPS[name]
    context = Context()
    inputs = {key: context.symbols(key, robot.n if rate else robot.nq) for key, rate in sizes.items()}
    return finish(context, inputs, formula(charts_of(robot), *inputs.values()), f"{robot.name}_{name}")


def configuration_kernel(robot: Robot, name: str, dtype: str = "float64", on: str = DEFAULT) -> Kernel:
    """Return one of the maps compiled; cached."""
    return _kernel(robot, name, dtype, on, os.environ.get("ISODYN_LANES"))


@lru_cache(maxsize=64)
def _kernel(robot: Robot, name: str, dtype: str, on: str, unit: str | None) -> Kernel:
    return device(on).kernel(configuration_graph(robot, name), dtype)
