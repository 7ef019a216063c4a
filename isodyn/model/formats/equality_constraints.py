"""Loops and couplings of other formats: MuJoCo's equality constraints as hard constraints, and mimic joints set free on request.

connect    a spherical Loop at the anchor           weld    a fixed Loop
joint      a Coupling, if the polynomial is linear:  y - y0 = a0 + a1 (x - x0)  with the joints' reference values x0, y0
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from isodyn.check import one_of
from isodyn.model.coupling import Coupling
from isodyn.model.formats.bodies import Names
from isodyn.model.formats.reading import ImportReport
from isodyn.model.joint import Mimic
from isodyn.model.loop import Loop
from isodyn.model.robot import Robot
from isodyn.spatial import Array

#: treatment of mimic joints: a Coupling moves them, or they are independent and the coupling is only stored
MIMIC = ("couple", "free")
FREED = "assumed: mimic joints are independent joints, the coupling is stored but not enforced"
COUPLED = "applied: mimic joints follow the other joint and have no entry in q"
LEFT_OPEN = "warning: <equality> constraints are left out, so this is NOT MuJoCo's mechanism: these parts move freely"
CLOSED = "applied: <equality> connect and weld as loops, which are exact constraints (MuJoCo's are soft)"
LINEAR = "applied: <equality> joint as couplings, which are exact constraints; the first joint has no entry in q"
FREE_REMEDY = 'or load it with mimic="free", which makes every joint independent'


def unnamed(k: int) -> str:
    """Return the name of the unnamed equality with index k; files and MjModel number all of them from 1."""
    return f"equality_{k + 1}"


def check_mimic(mimic: str) -> str:
    """Return "couple" or "free"; raise for other words."""
    return one_of("mimic", mimic, MIMIC)


def without_couplings(robot: Robot, couplings: Sequence[Coupling]) -> Robot:
    """Return the robot without couplings; a coupling to one other joint is stored in the joint as `mimic`."""
    records = {one.joint: Mimic(*next(iter(one.others.items())), one.offset) for one in couplings if len(one.others) == 1}
    joints = [replace(joint, mimic=records[joint.name]) if joint.name in records else joint for joint in robot.joints]
    return replace(robot, joints=tuple(joints), couplings=())


class Equalities:
    """Collects the loops and couplings of a MuJoCo model."""

    def __init__(self, report: ImportReport, joint_names: Names):
        self.report, self.names = report, joint_names
        self.loops: list[Loop] = []
        self.couplings: list[Coupling] = []

    def close(self, name: str, a: str, b: str, kind: str, at_a: Array, at_b: Array) -> None:
        """Add a connect ("spherical") or weld ("fixed"): frames at_a on link a and at_b on link b (4, 4)."""
        loop = Loop(self.names.fresh(name), a, b, kind, at_a, at_b)
        self.report.note(CLOSED, loop.name)
        self.loops.append(loop)

    def couple(self, name: str, joint: str, other: str, polynomial: Sequence[float], references: tuple[float, float]) -> None:
        """Add a joint equality: y - y0 = a0 + a1 (x - x0) + ...; `other` is "" if y is constant."""
        a0, a1, *higher = polynomial
        y0, x0 = references
        if not other or any(higher) or not a1:
            self.report.note(LEFT_OPEN, name)
            return
        self.report.note(LINEAR, joint)
        self.couplings.append(Coupling(joint, {other: a1}, y0 + a0 - a1 * x0))

    def of(self, robot: Robot, mimic: str) -> Robot:
        """Return the robot with the collected loops and couplings."""
        closed = replace(robot, loops=tuple(self.loops))
        return without_couplings(closed, self.couplings) if mimic == "free" else replace(closed, couplings=tuple(self.couplings))
