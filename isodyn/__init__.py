"""isodyn: dynamics of robot arms by every published formulation, shown to agree, at the speed of the hardware.

Names are imported at first use, so `isodyn --help` needs neither NumPy nor llvmlite.
"""

from __future__ import annotations

from importlib import import_module

__version__ = "0.3.0"

#: public name -> the module that holds it; type checkers read __init__.pyi, which tools/stubs.py makes of it
_HOME = {
    name: f"isodyn.{module}"
    for module, names in {
        "backends.cpu": "Kernel",
        "backends.targets": "targets",
        "counts.counting": "CountPolynomial count_polynomial",
        "dynamics.controller": "Controller",
        "dynamics.dynamics": "Dynamics compile",
        "dynamics.exporting": "export",
        "dynamics.live": "Live live",
        "dynamics.trace": "count trace",
        "errors": "BackendError FormatError GraphError IsodynError MethodError MissingExtra ModelError ModelWarning MotionError "
        "ShapeError SimulationError UnknownNameError",
        "formulations.registry": "methods",
        "graph.count": "Count",
        "graph.graph": "Graph",
        "graph.node": "symbol symbols",
        "kinematics.frames": "dh_frames manipulability poses",
        "kinematics.inverse_kinematics": "IKResult inverse_kinematics",
        "kinematics.loop_closure": "LoopClosure Mobility close_loops mobility",
        "model.beam": "Beam flexible",
        "model.catalogue": "catalogue load",
        "model.coupling": "Coupling",
        "model.formats.coordinates": "coordinates",
        "model.formats.dh": "DHRow",
        "model.joint": "Joint Limits Mimic",
        "model.link": "Link",
        "model.loop": "Loop",
        "model.robot": "Robot",
        "model.rotor": "Rotor",
        "model.robots.families": "autotree chain random_tree",
        "motion.cartesian": "CartesianPath",
        "motion.trajectory": "Trajectory",
        "papers.reproduce": "reproduce",
        "show.drawing": "draw",
        "show.workspace": "Workspace workspace",
        "kinematics.clearance": "clearance",
        "simulation.changes": "Attach Detach",
        "simulation.events": "Event",
        "simulation.integrators": "integrators",
        "simulation.result": "Simulation",
        "simulation.rollout": "Rollout rollout",
        "simulation.simulate": "simulate",
        "study.certificate": "Certificate certify check_certificate",
        "study.comparison": "Comparison compare",
        "study.denoc_matrices": "denoc_matrices",
        "study.equations": "Equations equations",
        "study.principal_screws": "principal_screws",
        "study.significance": "Significance significance",
        "study.stability": "Stability stability",
        "study.study": "Study",
        "study.udu": "udu",
        "study.vibration": "Modes equilibrium modes",
    }.items()
    for name in names.split()
}
__all__ = sorted(["__version__", *_HOME])


def __getattr__(name: str) -> object:
    if name not in _HOME:
        if new := _renamed(name):
            return getattr(import_module(_HOME[new]), new)
        raise AttributeError(f"module 'isodyn' has no attribute {name!r}{_hint(name)}")
    value = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def _renamed(name: str) -> str:
    """The new name of one that was renamed, with a warning; "" for others."""
    if name.startswith("_"):
        return ""
    from isodyn.renamed import package_name  # here: only an old or a wrong name needs it

    return package_name(name)


def _hint(name: str) -> str:
    """What to write instead of a name known from another library."""
    if name.startswith("_"):
        return ""
    from isodyn.model.hints import package_hint  # here: only a wrong name needs it

    known = package_hint(name, __all__)
    return f"; {known}" if known else ""


def __dir__() -> list[str]:
    return __all__
