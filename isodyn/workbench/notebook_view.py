"""The workbench of a robot in a notebook, a browser tab or a file."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from isodyn import check
from isodyn.model.robot import Robot, symbols
from isodyn.show.view import EmbeddedPage
from isodyn.workbench.document import new_document, robot_of
from isodyn.workbench.import_files import meshes_of
from isodyn.workbench.kernels import path_of
from isodyn.workbench.page import page, without
from isodyn.workbench.structure import key_of


def view(robot: Robot, *, q: Sequence[float] | None, screen: str, height: int, widget: bool | None) -> EmbeddedPage:
    """The result of Robot.view."""
    document = new_document(robot, None if q is None else check.finite("view: q", q, (robot.nq,)))
    document["view"]["screen"] = check.one_of("screen", screen, SCREENS)
    start = np.asarray(document["pose"]["q"]).tolist()
    about = f"{robot.name} in the workbench"

    def html() -> str:
        meshes = meshes_of(robot).messages
        return page(document, home="notebook", packed=True, meshes=None if without(meshes) else meshes)

    return EmbeddedPage(html, about, height=height, widget=widget, q=start)


def prebuilt(robot: Robot) -> EmbeddedPage | None:
    """The workbench of a robot with prebuilt kernels, on its Model screen; None for other robots.

    It draws them without meshes, which would be most of the size of a report.
    """
    if symbols(robot):
        return None
    document = new_document(robot)
    if not path_of(key_of(robot_of(document)), "dynamics").is_file():
        return None
    return EmbeddedPage(lambda: page(document), f"{robot.name} in the workbench", height=HEIGHT)


#: of a frame in a notebook   [pixels]
HEIGHT = 720
#: that a view may begin with
SCREENS = ("model", "pose", "motion", "dynamics", "simulation", "methods", "lessons", "export")
