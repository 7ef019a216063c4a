"""One HTML file that is the workbench without a server: the page, a document, and the kernels that its robot computes with.

How it stands in one file and asks for nothing, show/onefile.py says.
"""

from __future__ import annotations

import base64
import gzip
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from isodyn.show.onefile import one_file
from isodyn.workbench.messages import WorkbenchDocument

if TYPE_CHECKING:
    from isodyn.model.robot import Robot

#: how the page learns that no server stands behind it
HOMES = ("file", "docs", "notebook")
#: of meshes that a page carries, packed   [bytes]; frontend/src/state/onefile.ts has the same
MOST_MESHES = 3 * 1024**2


def without(meshes: Mapping[str, bytes]) -> str:
    """Why a page does not carry these meshes (meshes.py); empty where it does."""
    size = sum(len(gzip.compress(data, mtime=0)) for data in meshes.values())
    if size <= MOST_MESHES:
        return ""
    what = f"the {len(meshes)} meshes are left out of the page: {size / 1e6:.1f} MB, and it carries {MOST_MESHES / 1e6:.1f}"
    return f"{what}; it draws the robot schematically"


def page(
    document: WorkbenchDocument, *, methods: bool = False, robots: Sequence[Robot] = (), home: str = "file",
    meshes: Mapping[str, bytes] | None = None, packed: bool = False, equations: bool = False,
) -> str:  # fmt: skip
    """The page that opens this document.

    methods   whether the kernels of all formulations come along, for races (a third more), and what they cost these very robots
    robots    others that can be opened in it, with their kernels
    home      where it will stand: a "file", the "docs", a "notebook"
    meshes    as meshes.py writes them, by the names that shapes have for them
    packed    whether its script stands in it as gzip: half the size, for browsers from 2023 on
    equations whether M, C, g and the energies come along as formulas
    """
    from isodyn.workbench.document import robot_of  # here: the server, which needs the folder alone, starts without them
    from isodyn.workbench.kernels import kernel_set
    from isodyn.workbench.library import packed as with_structure

    everyone = [robot_of(document), *robots]
    library = [with_structure(everyone[0]), *(with_structure(robot, family="here") for robot in robots)]
    kernels = dict[str, str]()
    for robot, (_, opened) in zip(everyone, library, strict=True):
        key = opened["structure"]["key"]
        for which in ("dynamics", "methods") if methods else ("dynamics",):
            if (name := f"{key}.{which}") not in kernels:
                kernels[name] = base64.b64encode(gzip.compress(kernel_set(robot, which), mtime=0)).decode()
    rows: list[dict[str, Any]] = [{"row": row, "opened": opened} for row, opened in library]
    if methods:
        from isodyn.workbench.kernel_graphs import own_counts  # likewise

        for row, robot in zip(rows, everyone, strict=True):
            row["counts"] = own_counts(robot)
    data: dict[str, Any] = {"home": {"home": home}, "document": document, "library": rows, "kernels": kernels}
    if equations:
        data["equations"] = {"model": document["model"], "html": _equations(everyone[0])}
    if meshes:
        data["meshes"] = {name: base64.b64encode(gzip.compress(own, mtime=0)).decode() for name, own in meshes.items()}
    return one_file("workbench", data, document["model"]["name"], packed=packed)


def _equations(robot: Robot) -> str:
    """The equations as the job of a server gives them, without its style, which the page's policy forbids."""
    from isodyn.study.equations import equations  # likewise

    return re.sub(r"<style.*?</style>", "", equations(robot).html(digits=4), flags=re.DOTALL)
