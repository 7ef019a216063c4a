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
    "Count": "graph.count",
    "Dynamics": "dynamics.dynamics",
    "FormatError": "errors",
    "Graph": "graph.graph",
    "GraphError": "errors",
    "IsodynError": "errors",
    "Joint": "model.joint",
    "Kernel": "backends.cpu.kernel",
    "Limits": "model.joint",
    "Link": "model.link",
    "MethodError": "errors",
    "Mimic": "model.joint",
    "MissingExtra": "errors",
    "ModelError": "errors",
    "Robot": "model.robot",
    "ShapeError": "errors",
    "UnknownNameError": "errors",
    "autotree": "model.families",
    "catalogue": "model.catalogue",
    "chain": "model.families",
    "compile": "dynamics.dynamics",
    "count": "dynamics.trace",
    "draw": "analysis.draw",
    "load": "model.catalogue",
    "methods": "formulations.registry",
    "random_tree": "model.families",
    "symbol": "graph.node",
    "symbols": "graph.node",
    "trace": "dynamics.trace",
}

__all__ = [
    "BackendError",
    "Count",
    "Dynamics",
    "FormatError",
    "Graph",
    "GraphError",
    "IsodynError",
    "Joint",
    "Kernel",
    "Limits",
    "Link",
    "MethodError",
    "Mimic",
    "MissingExtra",
    "ModelError",
    "Robot",
    "ShapeError",
    "UnknownNameError",
    "__version__",
    "autotree",
    "catalogue",
    "chain",
    "compile",
    "count",
    "draw",
    "load",
    "methods",
    "random_tree",
    "symbol",
    "symbols",
    "trace",
]

if TYPE_CHECKING:
    from isodyn.analysis.draw import draw
    from isodyn.backends.cpu.kernel import Kernel
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
        ShapeError,
        UnknownNameError,
    )
    from isodyn.formulations.registry import methods
    from isodyn.graph.count import Count
    from isodyn.graph.graph import Graph
    from isodyn.graph.node import symbol, symbols
    from isodyn.model.catalogue import catalogue, load
    from isodyn.model.families import autotree, chain, random_tree
    from isodyn.model.joint import Joint, Limits, Mimic
    from isodyn.model.link import Link
    from isodyn.model.robot import Robot


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
