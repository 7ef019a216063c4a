"""Columns of tables: names and units of the entries of q, qd, qdd and tau in files.

If every joint has one degree of freedom, columns are numbered: "q_1", "qd_2".  Otherwise they have the names of positions and
velocities: "q_base.qw", "qd_base.vx", "tau_elbow".  Input tables may use either.
"""

from __future__ import annotations

import re

from isodyn.model.robot import Robot

PER_TIME = {"q": "", "qd": "/s", "qdd": "/s2"}
_NUMBERED = re.compile(r"(qdd|qd|q|tau)[ _]?([0-9]{1,4})", re.IGNORECASE)
_NAMED = re.compile(r"(qdd|qd|q|tau)_(.+)", re.IGNORECASE)


def entries(robot: Robot, name: str) -> tuple[str, ...]:
    """Return the names of the entries of q, or of qd, qdd and tau, without the name of the vector."""
    return robot.position_names if name == "q" else robot.velocity_names


def labels(robot: Robot, name: str) -> list[str]:
    """Return the columns of a vector: "q_1", or "q_base.x" if a joint of the robot has several degrees of freedom."""
    own = entries(robot, name)
    return [f"{name}_{entry}" for entry in (range(1, len(own) + 1) if _numbered(robot) else own)]


def units(robot: Robot, name: str, *, degrees: bool = False) -> list[str]:
    """Return the unit of every entry of q, qd, qdd or tau; "1" for quaternions."""
    if name == "tau":
        return [axis.effort_unit for axis in robot.dofs]
    own = robot.position_units if name == "q" else [axis.unit for axis in robot.dofs]
    return [("deg" if degrees and unit == "rad" else unit) + PER_TIME[name] for unit in own]


def column(robot: Robot | None, cell: str) -> tuple[str, int] | None:
    """Return (vector, index from 0) of a column by number or name; the index may be out of range.  None: some other column."""
    named, numbered = _NAMED.fullmatch(cell), _NUMBERED.fullmatch(cell)
    if named and robot is not None and not (numbered and _numbered(robot)):
        own = entries(robot, named[1].lower())
        if named[2] in own:
            return named[1].lower(), own.index(named[2])
    return (numbered[1].lower(), int(numbered[2]) - 1) if numbered else None


def sizes(robot: Robot, before: str = ": ") -> str:
    """Return the sizes of q and qd, to append to a message; "" if every joint has one degree of freedom."""
    if _numbered(robot):
        return ""
    shown = ", ".join(robot.position_names[:14]) + (", ..." if robot.nq > 14 else "")
    return f"{before}q has nq = {robot.nq} values ({shown}), qd and tau have n = {robot.n}"


def _numbered(robot: Robot) -> bool:
    return all(joint.nv == 1 for joint in robot.movable_joints)
