"""isodyn: the dynamics of robot arms, by every published formulation, shown to agree, at the speed of the hardware.

Names are imported when they are first used, so that `isodyn --help` needs neither NumPy nor llvmlite.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"

if TYPE_CHECKING:  # what type checkers and editors see; a test holds it to the table below, which is what runs
    from isodyn.backends.cpu import Kernel as Kernel
    from isodyn.counts.counting import CountPolynomial as CountPolynomial
    from isodyn.counts.counting import count_polynomial as count_polynomial
    from isodyn.dynamics.controller import Controller as Controller
    from isodyn.dynamics.dynamics import Dynamics as Dynamics
    from isodyn.dynamics.dynamics import compile as compile
    from isodyn.dynamics.trace import count as count
    from isodyn.dynamics.trace import trace as trace
    from isodyn.errors import BackendError as BackendError
    from isodyn.errors import FormatError as FormatError
    from isodyn.errors import GraphError as GraphError
    from isodyn.errors import IsodynError as IsodynError
    from isodyn.errors import MethodError as MethodError
    from isodyn.errors import MissingExtra as MissingExtra
    from isodyn.errors import ModelError as ModelError
    from isodyn.errors import MotionError as MotionError
    from isodyn.errors import ShapeError as ShapeError
    from isodyn.errors import SimulationError as SimulationError
    from isodyn.errors import UnknownNameError as UnknownNameError
    from isodyn.formulations.registry import methods as methods
    from isodyn.graph.count import Count as Count
    from isodyn.graph.graph import Graph as Graph
    from isodyn.graph.node import symbol as symbol
    from isodyn.graph.node import symbols as symbols
    from isodyn.kinematics.frames import dh_frames as dh_frames
    from isodyn.kinematics.frames import manipulability as manipulability
    from isodyn.kinematics.frames import poses as poses
    from isodyn.kinematics.inverse_kinematics import IKResult as IKResult
    from isodyn.kinematics.inverse_kinematics import inverse_kinematics as inverse_kinematics
    from isodyn.model.catalogue import catalogue as catalogue
    from isodyn.model.catalogue import load as load
    from isodyn.model.joint import Joint as Joint
    from isodyn.model.joint import Limits as Limits
    from isodyn.model.joint import Mimic as Mimic
    from isodyn.model.link import Link as Link
    from isodyn.model.robot import Robot as Robot
    from isodyn.model.robots.families import autotree as autotree
    from isodyn.model.robots.families import chain as chain
    from isodyn.model.robots.families import random_tree as random_tree
    from isodyn.motion.cartesian import CartesianPath as CartesianPath
    from isodyn.motion.trajectory import Trajectory as Trajectory
    from isodyn.papers.reproduce import reproduce as reproduce
    from isodyn.show.drawing import draw as draw
    from isodyn.simulation.clearance import clearance as clearance
    from isodyn.simulation.events import Event as Event
    from isodyn.simulation.integrators import integrators as integrators
    from isodyn.simulation.result import Simulation as Simulation
    from isodyn.simulation.rollout import Rollout as Rollout
    from isodyn.simulation.rollout import rollout as rollout
    from isodyn.simulation.simulate import simulate as simulate
    from isodyn.study.comparison import Comparison as Comparison
    from isodyn.study.comparison import compare as compare
    from isodyn.study.denoc_matrices import denoc_matrices as denoc_matrices
    from isodyn.study.principal_screws import principal_screws as principal_screws
    from isodyn.study.significance import Significance as Significance
    from isodyn.study.significance import significance as significance
    from isodyn.study.stability import Stability as Stability
    from isodyn.study.stability import stability as stability

#: public name -> the module that holds it
_HOME = {
    name: f"isodyn.{module}"
    for module, names in {
        "backends.cpu": "Kernel",
        "counts.counting": "CountPolynomial count_polynomial",
        "dynamics.controller": "Controller",
        "dynamics.dynamics": "Dynamics compile",
        "dynamics.trace": "count trace",
        "errors": "BackendError FormatError GraphError IsodynError MethodError MissingExtra ModelError MotionError ShapeError "
        "SimulationError UnknownNameError",
        "formulations.registry": "methods",
        "graph.count": "Count",
        "graph.graph": "Graph",
        "graph.node": "symbol symbols",
        "kinematics.frames": "dh_frames manipulability poses",
        "kinematics.inverse_kinematics": "IKResult inverse_kinematics",
        "model.catalogue": "catalogue load",
        "model.joint": "Joint Limits Mimic",
        "model.link": "Link",
        "model.robot": "Robot",
        "model.robots.families": "autotree chain random_tree",
        "motion.cartesian": "CartesianPath",
        "motion.trajectory": "Trajectory",
        "papers.reproduce": "reproduce",
        "show.drawing": "draw",
        "simulation.clearance": "clearance",
        "simulation.events": "Event",
        "simulation.integrators": "integrators",
        "simulation.result": "Simulation",
        "simulation.rollout": "Rollout rollout",
        "simulation.simulate": "simulate",
        "study.comparison": "Comparison compare",
        "study.denoc_matrices": "denoc_matrices",
        "study.principal_screws": "principal_screws",
        "study.significance": "Significance significance",
        "study.stability": "Stability stability",
    }.items()
    for name in names.split()
}
__all__ = sorted(["__version__", *_HOME])


if not TYPE_CHECKING:  # checkers refuse a name that is not in the list

    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"module 'isodyn' has no attribute {name!r}{_hint(name)}")
        value = getattr(import_module(_HOME[name]), name)
        globals()[name] = value
        return value


def _hint(name: str) -> str:
    """What to write instead of a name known from another library."""
    if name.startswith("_"):
        return ""
    from isodyn.model.hints import package_hint  # here: only a wrong name needs it

    known = package_hint(name)
    return f"; {known}" if known else ""


def __dir__() -> list[str]:
    return __all__
