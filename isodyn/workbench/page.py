"""The workbench as one HTML file without a server: the page, a document, and the kernels of its robot.

show/onefile.py packs it into one file that loads nothing.
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

#: values that tell the page that it has no server
HOMES = ("file", "docs", "notebook")
#: most meshes in a page, compressed [bytes]; frontend/src/state/onefile.ts has the same limit
MOST_MESHES = 3 * 1024**2


def without(meshes: Mapping[str, bytes]) -> str:
    """Why a page leaves out these meshes (mesh_messages.py); "" if it includes them."""
    size = sum(len(gzip.compress(data, mtime=0)) for data in meshes.values())
    if size <= MOST_MESHES:
        return ""
    what = f"the {len(meshes)} meshes are left out of the page: {size / 1e6:.1f} MB, limit {MOST_MESHES / 1e6:.1f} MB"
    return f"{what}; it draws the robot schematically"


def page(
    document: WorkbenchDocument, *, methods: bool = False, robots: Sequence[Robot] = (), home: str = "file",
    meshes: Mapping[str, bytes] | None = None, packed: bool = False, equations: bool = False,
) -> str:  # fmt: skip
    """The HTML page that opens this document.

    methods   include the kernels of all formulations, for timing (a third larger), and the operation counts of these robots
    robots    further robots that can be opened in it, with their kernels
    home      where the page will be: a "file", the "docs", a "notebook"
    meshes    name in shapes -> message of mesh_messages.py
    packed    compress the script with gzip: half the size, for browsers from 2023
    equations include M, C, g and the energies as formulas
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
    """The equations as from the server's job, without its style, which the page's policy forbids."""
    from isodyn.study.equations import equations  # likewise

    return re.sub(r"<style.*?</style>", "", equations(robot).html(digits=4), flags=re.DOTALL)
