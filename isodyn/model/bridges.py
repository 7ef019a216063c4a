"""Robots out of other libraries' objects, told apart by what they have, so that none of those libraries is imported here.

    a mujoco.MjModel    has body_parentid, jnt_axis, ...   the compiled model, meshes and all: its numbers are taken as they are
    a pinocchio.Model   has jointPlacements, inertias, ... bodies are merged into joints there; body frames become massless links
    a yourdfpy.URDF     has write_xml_string               goes through URDF text

and "robot_descriptions:NAME", a name of the robot_descriptions package, which fetches the files itself.
"""

from __future__ import annotations

import importlib
import re
import warnings
from typing import Any

from isodyn.errors import FormatError, MissingExtra, UnknownNameError
from isodyn.model.bridge_mujoco import from_mujoco
from isodyn.model.bridge_pinocchio import from_pinocchio
from isodyn.model.mjcf_values import suggestion
from isodyn.model.robot import Robot
from isodyn.model.urdf import from_urdf

DESCRIPTIONS = "robot_descriptions:"


def from_object(source: Any) -> Robot:
    """A robot from a pinocchio.Model, a mujoco.MjModel (or an object with one as .model), or a yourdfpy.URDF."""
    if isinstance(source, Robot):
        return source
    for attributes, build in _KINDS:
        if all(hasattr(source, name) for name in attributes):
            robot: Robot = build(source)
            return robot
    inner = getattr(source, "model", None)  # pinocchio.RobotWrapper, mujoco.MjData
    if inner is not None and inner is not source and any(all(hasattr(inner, name) for name in names) for names, _ in _KINDS):
        return from_object(inner)
    raise FormatError(
        f"cannot make a robot of a {type(source).__module__}.{type(source).__qualname__}; expected a catalogue name, a path, model "
        "text, a pinocchio.Model, a mujoco.MjModel or a yourdfpy.URDF"
    )


def _from_yourdfpy(source: Any) -> Robot:
    return from_urdf(source.write_xml_string())


#: what an object has, and who reads it
_KINDS: tuple[tuple[tuple[str, ...], Any], ...] = (
    (("body_parentid", "body_iquat", "jnt_axis", "dof_armature", "opt"), from_mujoco),
    (("jointPlacements", "inertias", "joints", "parents", "frames"), from_pinocchio),
    (("write_xml_string", "robot"), _from_yourdfpy),
)


# -- robot_descriptions -----------------------------------------------------------------------------------------------


def from_description(name: str) -> Robot:
    """The robot of the robot_descriptions package called NAME, given as "robot_descriptions:NAME"."""
    name = name.removeprefix(DESCRIPTIONS)
    module = _description(name)
    for attribute, read in (("URDF_PATH", from_urdf), ("MJCF_PATH", _from_mjcf)):
        path = getattr(module, attribute, None)
        if path:
            robot: Robot = read(str(path))
            return robot
    raise FormatError(
        f"robot_descriptions has {name!r} neither as URDF nor as MJCF; if it is xacro, run `xacro FILE > robot.urdf` first"
    )


def _description(name: str) -> Any:
    """The package's module of this name; importing it fetches the files, unless they are there already."""
    try:
        package: Any = importlib.import_module("robot_descriptions")
    except ImportError:
        raise MissingExtra("this needs robot_descriptions, which is not installed; run: pip install robot_descriptions") from None
    known = [str(key) for key in getattr(package, "DESCRIPTIONS", ())]
    wanted = next((key for key in (name, f"{name}_description", f"{name}_mj_description") if key in known), name)
    if wanted not in known or not re.fullmatch(r"[A-Za-z0-9_]+", wanted):
        raise UnknownNameError(f"robot_descriptions has no {name[:80]!r}; {suggestion(f'{name[:80]}_description', known)}")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that package's own notes on renamed robots
            return importlib.import_module(f"robot_descriptions.{wanted}")
    except Exception as error:  # git, network, disk: whatever that package runs into
        last = (str(error).strip().splitlines() or [type(error).__name__])[-1]
        raise FormatError(
            f"robot_descriptions could not fetch {wanted!r} ({last.strip()[:200]}); it downloads each robot with git once: check "
            "the network, or give the path of a .urdf or .xml file"
        ) from None


def _from_mjcf(path: str) -> Robot:
    from isodyn.model.mjcf import from_mjcf

    return from_mjcf(path)
