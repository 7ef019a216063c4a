"""The library of the page: arms to begin with, then the robots of the catalogue by family."""

from __future__ import annotations

from isodyn.errors import UnknownNameError
from isodyn.model.catalogue import FAMILIES, ROBOTS, catalogue, load
from isodyn.model.robot import Robot
from isodyn.workbench.document import check_size
from isodyn.workbench.import_files import opened
from isodyn.workbench.messages import LibraryRow, Opened
from isodyn.workbench.structure import editable
from isodyn.workbench.templates import TEMPLATES, template

FIRST = "templates"  # the family of arms to begin with


def library_rows() -> list[LibraryRow]:
    """Every robot of the library."""
    rows = [_row(key, what, FIRST, template(key)) for key, (what, _) in TEMPLATES.items()]
    return rows + [_row(name, title, family, load(name)) for family, robots in ROBOTS.items() for name, title in robots.items()]


def _row(name: str, title: str, family: str, robot: Robot) -> LibraryRow:
    letters = {"revolute": "R", "prismatic": "P"}
    joints = "".join(letters.get(joint.type, f"({joint.type})") for joint in robot.movable_joints)
    return LibraryRow(name=name, title=title, family=family, joints=joints, editable=editable(robot))


def library_robot(name: str) -> Robot:
    """The robot of a row; of names that stand for any size, such as chain-20, too."""
    if name in TEMPLATES:
        return template(name)
    if not name.isprintable() or any(c in name for c in "\n/\\.:<"):  # a path or text is no name
        raise UnknownNameError.of("robot of the library", name[:80], [*TEMPLATES, *catalogue()])
    return load(name)


def is_of_any_size(name: str) -> bool:
    """Whether a name may stand for a large robot, such as chain-300; others are found, or not, in a moment."""
    return name.partition("-")[0] in {family.partition("-")[0] for family in FAMILIES}


def opened_robot(name: str) -> Opened:
    """A robot of the library, opened."""
    robot = library_robot(name)
    check_size(len(robot.joints))
    return opened(robot)


def packed(robot: Robot, title: str = "", family: str = FIRST) -> tuple[LibraryRow, Opened]:
    """A robot for a page without a server: its row, and the robot opened."""
    return _row(robot.name, title or robot.source or robot.name, family, robot), opened(robot)
