"""The catalogue, and `load`: one door for names, files and text."""

from __future__ import annotations

import importlib
import os
import re
from typing import Any, NamedTuple

from isodyn.errors import FormatError, UnknownNameError
from isodyn.model.families import chain
from isodyn.model.robot import Robot
from isodyn.model.urdf import from_urdf
from isodyn.model.xml import is_text


class Entry(NamedTuple):
    """A robot that comes with isodyn: what it is, and where it is built."""

    line: str
    module: str
    build: str


_ROBOTS = {
    "iiwa14": Entry("KUKA LBR iiwa 14 R820, 7 revolute joints (frax values)", "iiwa14", "iiwa14"),
    "kr5": Entry("KUKA KR-5, 6 revolute joints, modified DH (ReDySim values)", "kr5", "kr5"),
    "puma560": Entry("Unimation Puma 560, 6 revolute joints with motors and friction, standard DH", "puma560", "puma560"),
    "stanford": Entry("Stanford arm, 5 revolute and 1 prismatic joint, standard DH (ROBOOP values)", "stanford", "stanford"),
    "three-link": Entry("planar arm of 3 rods (Saha, example 9.4)", "planar", "three_link"),
    "two-link": Entry("planar arm of 2 rods (ReDySim)", "planar", "two_link"),
    "ur5": Entry("Universal Robots UR5, 6 revolute joints (example-robot-data values)", "ur5", "ur5"),
}

_FILES = {".xml": "MJCF", ".mjcf": "MJCF", ".toml": "TOML", ".sdf": "SDF", ".xacro": "xacro (run `xacro FILE > robot.urdf` first)"}
_CHAIN = re.compile(r"chain-([1-9][0-9]{0,3})")


def catalogue() -> dict[str, str]:
    """Names that `load` knows, with a line on each; "chain-N" (such as "chain-20") is known for any N besides."""
    return {name: entry.line for name, entry in sorted(_ROBOTS.items())}


def load(source: str | bytes | os.PathLike[str]) -> Robot:
    """A robot from a catalogue name, a path ending in .urdf, or URDF text."""
    if is_text(source):
        return from_urdf(source)
    if not isinstance(source, (str, os.PathLike)):
        raise FormatError(f"load: expected a catalogue name, a path or model text, got {type(source).__name__}")
    given = os.fspath(source)
    if isinstance(source, str):
        if given in _ROBOTS:
            return _build(_ROBOTS[given])
        if number := _CHAIN.fullmatch(given):
            return chain(int(number[1]))
    ending = os.path.splitext(given)[1].lower()
    if ending == ".urdf":
        return from_urdf(source)
    if ending in _FILES:
        what = _FILES[ending]
        raise FormatError(f"{given!r}: this version does not read {what} files; give a .urdf file or a name from catalogue()")
    if os.sep in given or not isinstance(source, str):
        raise FormatError(f"{given!r}: expected a path that ends in .urdf")
    raise UnknownNameError.of("robot", given[:80], [*catalogue(), "chain-N"])


def _build(entry: Entry) -> Robot:
    """Import the robot's module only when it is asked for."""
    module: Any = importlib.import_module(f"isodyn.model.robots.{entry.module}")
    robot: Robot = getattr(module, entry.build)()
    return robot
