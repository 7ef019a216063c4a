"""The workbench of a robot where one works: in a notebook, a tab, a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from isodyn import check
from isodyn.show.view import View
from isodyn.workbench.document import new_document
from isodyn.workbench.opening import meshes_of
from isodyn.workbench.page import page, without

if TYPE_CHECKING:
    from isodyn.model.robot import Robot


def view(robot: Robot, *, q: Sequence[float] | None, screen: str, height: int, widget: bool | None) -> View:
    """What Robot.view gives."""
    document = new_document(robot)
    if q is not None:
        document["pose"]["q"] = check.finite("view: q", q, (robot.nq,)).tolist()
    document["view"]["screen"] = check.one_of("screen", screen, SCREENS)
    start = np.asarray(document["pose"]["q"]).tolist()
    about = f"{robot.name} in the workbench"

    def html() -> str:
        meshes = meshes_of(robot).messages
        return page(document, home="notebook", packed=True, meshes=None if without(meshes) else meshes)

    return View(html, about, height=height, widget=widget, q=start)


#: that a view may begin with
SCREENS = ("model", "pose", "motion", "dynamics", "simulation", "methods", "lessons", "export")
