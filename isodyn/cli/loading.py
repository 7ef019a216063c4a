"""The robot that a verb computes with, and what its reader had to leave out."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from isodyn.cli.output import warn
from isodyn.errors import ModelError, UsageError

if TYPE_CHECKING:
    from isodyn.model.robot import Robot

_TELLING = ("warning: ", "assumed: mimic ")


def load_robot(source: str) -> Robot:
    """The robot; one line on stderr when it is not the mechanism that the file describes."""
    from isodyn.model.catalogue import load

    robot = load(source)
    found = left_out(robot)
    if found:
        more = f" ({len(found) - 1} more: isodyn show {source})" if len(found) > 1 else ""
        warn(f"{robot.name}: {found[0]}{more}")
    return robot


def left_out(robot: Robot) -> list[str]:
    """The reader's warnings, and couplings of joints, which a model keeps but its dynamics does not."""
    found = [line.partition(": ")[2] for line in robot.report if line.startswith(_TELLING)]
    coupled = [f"{joint.name!r} of {joint.mimic.joint!r}" for joint in robot.joints if joint.mimic]
    if coupled and not any(line.startswith("mimic ") for line in found):  # TOML has no report
        found.append(f"mimic joints are ordinary joints, the coupling is not enforced: {', '.join(coupled)}")
    return found


def frame_of(args: argparse.Namespace, robot: Robot) -> str:
    """The link of --frame, or the only tip."""
    try:
        return str(args.frame or robot.only_tip("name the link you mean with --frame"))
    except ModelError as error:
        raise UsageError(str(error)) from None
