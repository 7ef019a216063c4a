"""The library of the page: templates, then the robots of the catalogue by family."""

from __future__ import annotations

from isodyn.errors import UnknownNameError
from isodyn.model.catalogue import FAMILIES, ROBOTS, catalogue, load
from isodyn.model.robot import Robot
from isodyn.workbench.document import check_size
from isodyn.workbench.import_files import opened
from isodyn.workbench.messages import LibraryRow, Opened
from isodyn.workbench.structure import editable
from isodyn.workbench.templates import TEMPLATES, template

FIRST = "templates"  # the family of the templates


def library_rows() -> list[LibraryRow]:
    """The rows of all robots of the library."""
    rows = [_row(key, what, FIRST, template(key)) for key, (what, _) in TEMPLATES.items()]
    return rows + [_row(name, title, family, load(name)) for family, robots in ROBOTS.items() for name, title in robots.items()]


def _row(name: str, title: str, family: str, robot: Robot) -> LibraryRow:
    letters = {"revolute": "R", "prismatic": "P"}
    joints = "".join(letters.get(joint.type, f"({joint.type})") for joint in robot.movable_joints)
    return LibraryRow(name=name, title=title, family=family, joints=joints, editable=editable(robot))


def library_robot(name: str) -> Robot:
    """The robot of a row; also of sized names, such as chain-20."""
    if name in TEMPLATES:
        return template(name)
    if not name.isprintable() or any(c in name for c in "\n/\\.:<"):  # a path or text is no name
        raise UnknownNameError.of("robot of the library", name[:80], [*TEMPLATES, *catalogue()])
    return load(name)


def is_of_any_size(name: str) -> bool:
    """True if a name may mean a large robot, such as chain-300; all others load quickly."""
    return name.partition("-")[0] in {family.partition("-")[0] for family in FAMILIES}


def opened_robot(name: str) -> Opened:
    """A robot of the library, opened."""
    robot = library_robot(name)
    check_size(len(robot.joints))
    return opened(robot)


def packed(robot: Robot, title: str = "", family: str = FIRST) -> tuple[LibraryRow, Opened]:
    """A robot for a page without a server: its row, and the opened robot."""
    return _row(robot.name, title or robot.source or robot.name, family, robot), opened(robot)
