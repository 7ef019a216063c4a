"""isodyn: the dynamics of robot arms, by every published formulation, shown to agree, at the speed of the hardware.

Names are imported when they are first used, so that `isodyn --help` needs neither NumPy nor llvmlite.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

#: public name -> module that holds it
_HOME = {
    "BackendError": "errors",
    "CartesianPath": "motion.cartesian",
    "Comparison": "study.comparison",
    "Controller": "dynamics.controller",
    "Count": "graph.count",
    "CountPolynomial": "counts.counting",
    "Dynamics": "dynamics.dynamics",
    "Event": "simulation.events",
    "FormatError": "errors",
    "Graph": "graph.graph",
    "GraphError": "errors",
    "IKResult": "kinematics.inverse_kinematics",
    "IsodynError": "errors",
    "Joint": "model.joint",
    "Kernel": "backends.cpu.kernel",
    "Limits": "model.joint",
    "Link": "model.link",
    "MethodError": "errors",
    "Mimic": "model.joint",
    "MissingExtra": "errors",
    "ModelError": "errors",
    "MotionError": "errors",
    "Robot": "model.robot",
    "Rollout": "simulation.rollout",
    "ShapeError": "errors",
    "Significance": "study.significance",
    "Simulation": "simulation.result",
    "SimulationError": "errors",
    "Stability": "study.stability",
    "Trajectory": "motion.trajectory",
    "UnknownNameError": "errors",
    "autotree": "model.robots.families",
    "catalogue": "model.catalogue",
    "chain": "model.robots.families",
    "clearance": "simulation.clearance",
    "compare": "study.comparison",
    "compile": "dynamics.dynamics",
    "count": "dynamics.trace",
    "count_polynomial": "counts.counting",
    "denoc_matrices": "study.denoc_matrices",
    "dh_frames": "kinematics.frames",
    "draw": "show.drawing",
    "integrators": "simulation.integrators",
    "inverse_kinematics": "kinematics.inverse_kinematics",
    "load": "model.catalogue",
    "manipulability": "kinematics.frames",
    "methods": "formulations.registry",
    "poses": "kinematics.frames",
    "principal_screws": "study.principal_screws",
    "random_tree": "model.robots.families",
    "reproduce": "papers.reproduce",
    "rollout": "simulation.rollout",
    "significance": "study.significance",
    "simulate": "simulation.simulate",
    "stability": "study.stability",
    "symbol": "graph.node",
    "symbols": "graph.node",
    "trace": "dynamics.trace",
}

__all__ = [
    "BackendError",
    "CartesianPath",
    "Comparison",
    "Controller",
    "Count",
    "CountPolynomial",
    "Dynamics",
    "Event",
    "FormatError",
    "Graph",
    "GraphError",
    "IKResult",
    "IsodynError",
    "Joint",
    "Kernel",
    "Limits",
    "Link",
    "MethodError",
    "Mimic",
    "MissingExtra",
    "ModelError",
    "MotionError",
    "Robot",
    "Rollout",
    "ShapeError",
    "Significance",
    "Simulation",
    "SimulationError",
    "Stability",
    "Trajectory",
    "UnknownNameError",
    "__version__",
    "autotree",
    "catalogue",
    "chain",
    "clearance",
    "compare",
    "compile",
    "count",
    "count_polynomial",
    "denoc_matrices",
    "dh_frames",
    "draw",
    "integrators",
    "inverse_kinematics",
    "load",
    "manipulability",
    "methods",
    "poses",
    "principal_screws",
    "random_tree",
    "reproduce",
    "rollout",
    "significance",
    "simulate",
    "stability",
    "symbol",
    "symbols",
    "trace",
]

if TYPE_CHECKING:
    from isodyn.backends.cpu.kernel import Kernel
    from isodyn.counts.counting import CountPolynomial, count_polynomial
    from isodyn.dynamics.controller import Controller
    from isodyn.dynamics.dynamics import Dynamics, compile
    from isodyn.dynamics.trace import count, trace
    from isodyn.errors import (
        BackendError,
        FormatError,
        GraphError,
        IsodynError,
        MethodError,
        MissingExtra,
        ModelError,
        MotionError,
        ShapeError,
        SimulationError,
        UnknownNameError,
    )
    from isodyn.formulations.registry import methods
    from isodyn.graph.count import Count
    from isodyn.graph.graph import Graph
    from isodyn.graph.node import symbol, symbols
    from isodyn.kinematics.frames import dh_frames, manipulability, poses
    from isodyn.kinematics.inverse_kinematics import IKResult, inverse_kinematics
    from isodyn.model.catalogue import catalogue, load
    from isodyn.model.joint import Joint, Limits, Mimic
    from isodyn.model.link import Link
    from isodyn.model.robot import Robot
    from isodyn.model.robots.families import autotree, chain, random_tree
    from isodyn.motion.cartesian import CartesianPath
    from isodyn.motion.trajectory import Trajectory
    from isodyn.show.drawing import draw
    from isodyn.simulation.clearance import clearance
    from isodyn.simulation.events import Event
    from isodyn.simulation.integrators import integrators
    from isodyn.simulation.result import Simulation
    from isodyn.simulation.rollout import Rollout, rollout
    from isodyn.simulation.simulate import simulate
    from isodyn.study.comparison import Comparison, compare
    from isodyn.study.denoc_matrices import denoc_matrices
    from isodyn.study.principal_screws import principal_screws
    from isodyn.study.significance import Significance, significance
    from isodyn.study.stability import Stability, stability


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'isodyn' has no attribute {name!r}{_hint(name)}")
    if _HOME[name].startswith("model"):
        import_module("isodyn.dynamics.dynamics")  # so that robot.inverse_dynamics(...) works
    value = getattr(import_module(f"isodyn.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def _hint(name: str) -> str:
    """What to write instead of a name known from another library."""
    if name.startswith("_") or find_spec(f"{__name__}.{name}"):  # a module on its way in, which need not wait for NumPy
        return ""
    from isodyn.model.hints import package_hint

    known = package_hint(name)
    return f"; {known}" if known else ""


def __dir__() -> list[str]:
    return sorted(__all__)
