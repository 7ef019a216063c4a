"""The catalogue, and `load`: a robot from a name, a file, text or another library's model."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

import isodyn.model as model  # readers are imported at first use
from isodyn.errors import FormatError, UnknownNameError
from isodyn.model.formats import ENDINGS
from isodyn.model.robot import Robot

if TYPE_CHECKING:
    from isodyn.model.formats.reading import Source


#: module in robots/ -> its robots, each with a line of description; "kr5-book" is built by kr5_book()
ROBOTS = {
    "collaborative": {
        "iiwa14": "KUKA LBR iiwa 14 R820, 7 revolute joints (frax values)",
        "panda": "Franka Emika Panda with hand, 7 revolute joints (values of Gaz et al.)",
        "ur3": "Universal Robots UR3, 6 revolute joints (example-robot-data values)",
        "ur5": "Universal Robots UR5, 6 revolute joints (example-robot-data values)",
        "ur5e": "Universal Robots UR5e, 6 revolute joints (robosuite values)",
        "ur10": "Universal Robots UR10, 6 revolute joints (example-robot-data values)",
    },
    "industrial": {
        "kr5": "KUKA KR-5, 6 revolute joints, modified DH (ReDySim values)",
        "kr5-book": "KUKA KR-5 with the inertia of Saha's Table 9.5(b); a stand-in, its DH table is from another source",
        "puma560": "Unimation Puma 560 with motors and friction, standard DH; stand-in for Saha's lost Table 9.3",
        "puma560-akb": "Puma 560 of Armstrong, Khatib & Burdick, modified DH",
        "puma560-mdh": "Puma 560 in modified DH (ROBOOP values)",
    },
    "mobile": {
        "biped": "pelvis on two legs of 3 revolute joints, floating (example numbers)",
        "floating-gripper": "satellite with an arm of 3 links and a gripper, floating (ReDySim's floating arm)",
        "humanoid": "legs of 6, arms of 4 revolute joints, waist and neck, floating (example numbers)",
        "mimic-gripper": "hand on a wrist whose pinion drives two fingers by racks, 2 DOF (example numbers)",
        "quadruped": "trunk on four legs of 3 revolute joints, floating (example numbers)",
    },
    "parallel": {
        "3-rrr": "planar platform on three legs of two links, 3 DOF (example numbers)",
        "delta": "Clavel's delta robot, 3 DOF (example numbers)",
        "five-bar": "two planar arms that hold a pin together, 2 DOF (example numbers)",
        "four-bar": "crank, coupler and rocker, 1 DOF (ReDySim)",
        "slider-crank": "crank, coupler and slider, 1 DOF (example numbers)",
        "stewart": "Gough-Stewart platform: six legs under a plate, 6 DOF (example numbers)",
    },
    "textbook": {
        "direct-drive": "direct-drive arm of 2 links with viscous and Coulomb friction (Reyes & Kelly)",
        "gripper": "planar gripper, a tree of 4 revolute joints (ReDySim)",
        "mata-arm": "two bars of 0.02 m and 2 m, ill-conditioned (Mata et al., section 5.1)",
        "pelican": "planar arm of 2 links (Laus; numbers of Kelly's Pelican)",
        "pelican-crucible": "the pelican with a crucible on a passive joint (example numbers)",
        "pppr": "3 prismatic joints and a revolute one (ReDySim)",
        "redysim-chain-20": "planar chain of 20 rods (ReDySim's large-DOF chain)",
        "rp": "a revolute and a prismatic joint (ReDySim)",
        "scara": "SCARA arm, RRPR (geometry of the Adept Cobra 600, example masses)",
        "stanford": "Stanford arm, 5 revolute and 1 prismatic joint (ROBOOP values); stand-in for Saha's lost Table 9.4",
        "three-link": "planar arm of 3 rods (Saha, example 9.4)",
        "two-link": "planar arm of 2 rods (ReDySim)",
    },
}

DESCRIPTIONS = "robot_descriptions:"
_FILES = {
    ".csv": "CSV (load a motion with isodyn.Trajectory.from_csv, a DH table with isodyn.Robot.from_dh)",
    ".sdf": "SDF",
    ".xacro": "xacro (run `xacro FILE > robot.urdf` first)",
}
_CHAIN = re.compile(r"chain-([1-9][0-9]{0,3})")
_TREE = re.compile(r"autotree-([1-9][0-9]{0,2})-([1-9][0-9]?)")

#: names of robot families of any size
FAMILIES = {
    "chain-N": "chain of N revolute joints, such as chain-20",
    "autotree-N-B": "Featherstone's tree of N bodies with branching factor B, such as autotree-7-2",
}


def catalogue() -> dict[str, str]:
    """Return {name: description} for the names that `load` accepts.

    `load` also accepts "chain-N" (such as "chain-20") and "autotree-N-B" (such as "autotree-7-2"): Featherstone's tree of N bodies
    with branching factor B, here with a skew of pi/2 and a taper of 0.95.
    """
    return dict(sorted((name, line) for rows in ROBOTS.values() for name, line in rows.items()))


def load(source: object, *, base: str | None = None, mimic: str = "couple") -> Robot:
    """Load a robot from a catalogue name, a file, text, or another library's model object.

    source   a catalogue name; a path ending in .urdf, .toml, or .xml or .mjcf (MJCF); text in one of these formats;
             "robot_descriptions:NAME"; a pinocchio.Model, a mujoco.MjModel, a yourdfpy.URDF or a DHRobot of the Robotics Toolbox
    base     "floating", "fixed" or "moving", as in Robot.with_base (default: as in the model)
    mimic    mimic joints: "couple": a Coupling moves them and they have no entry in q; "free": they are independent, and the
             coupling is only stored in the joint
    """
    robot = _found(source, mimic)
    return robot if base is None else robot.with_base(base)


def _found(source: object, mimic: str) -> Robot:
    """Return the robot on the base of its model."""
    robot = _named(source) if isinstance(source, str) else None
    if mimic == "couple" and robot is not None:
        return robot
    from isodyn.model.formats.equality_constraints import (  # here: catalogue robots load faster without it
        check_mimic,
        without_couplings,
    )

    check_mimic(mimic)
    robot = robot or _read(source, mimic)
    return without_couplings(robot, robot.couplings) if mimic == "free" and robot.couplings else robot


def _named(name: str) -> Robot | None:
    """Return the catalogue robot with this name, or None."""
    for module, rows in ROBOTS.items():
        if name in rows:  # its module is imported only now
            function = name.replace("-", "_").replace("3_", "three_")  # Python names cannot begin with a digit
            build: Callable[[], Robot] = getattr(import_module(f"isodyn.model.robots.{module}"), function)
            return build()
    from isodyn.model.robots.families import autotree, chain
    from isodyn.model.rotations import QUARTER  # here: catalogue robots load faster without it

    if number := _CHAIN.fullmatch(name):
        return chain(int(number[1]))
    if number := _TREE.fullmatch(name):
        return replace(autotree(int(number[1]), int(number[2]), QUARTER, 0.95), name=name)
    return None


def _read(source: object, mimic: str) -> Robot:
    """Read the robot from a file, a text or an object."""
    from isodyn.model.formats.reading import text_format  # here: catalogue robots load faster without it

    if isinstance(source, (str, bytes)) and (kind := text_format(source)):
        return _reader(kind, mimic)(source)
    if not isinstance(source, (str, os.PathLike)):
        return model.from_object(source, mimic=mimic)
    given = os.fspath(source)
    ending = os.path.splitext(given)[1].lower()
    if ending in ENDINGS:
        return _reader(ENDINGS[ending], mimic)(source)
    if given.startswith(DESCRIPTIONS):
        return model.from_description(given, mimic=mimic)
    if ending in _FILES:
        what = _FILES[ending]
        known = "a .urdf, .toml or MJCF .xml file or a name from catalogue()"
        raise FormatError(f"{given!r}: {what} files are not supported; give {known}")
    if os.sep in given or not isinstance(source, str):
        raise FormatError(f"{given!r}: expected a path that ends in .urdf, .toml, .xml or .mjcf")
    like = [name for name, line in catalogue().items() if len(given) > 2 and given.lower() in line.lower()]
    meant = f"did you mean {' or '.join(map(repr, like))}?" if 0 < len(like) < 8 else ""  # "kuka" occurs in descriptions
    raise UnknownNameError.of("robot", given[:80], [*catalogue(), *FAMILIES], meant)


def _reader(name: str, mimic: str) -> Callable[[Source], Robot]:
    """Return the reader of a format; it is imported only when something is read."""
    reader: Callable[..., Robot] = getattr(import_module(f"isodyn.model.formats.{name}"), f"from_{name}")
    return reader if name == "toml" else partial(reader, mimic=mimic)  # couplings of TOML files are freed afterwards
