"""Makes the kernel sets that come with the package, isodyn/workbench/prebuilt/*.wasm, anew.

    python tools/kernels.py [--all]

Of the templates and the robots of the catalogue: "dynamics" of all of them, "methods" of those whose numbers are inputs.  Those
that are in step with the graphs stay as they are, so that another compiler does not change their bytes, unless all are asked for.
"""

from __future__ import annotations

import sys
from pathlib import Path

import isodyn as iso
from isodyn.workbench.document import model_of, robot_of
from isodyn.workbench.kernel_graphs import kernel_graphs
from isodyn.workbench.kernels import FOLDER, in_step, made, path_of
from isodyn.workbench.structure import editable, key_of
from isodyn.workbench.templates import TEMPLATES, template

LARGEST = 200_000  # bytes of a set of a robot whose numbers are fixed: others are made when somebody asks


def robots() -> dict[str, iso.Robot]:
    """Key -> a robot of that key."""
    found = {}
    usual = (iso.chain(n) for n in (4, 5))  # arms that somebody writes down beside the templates
    for robot in [*(template(key) for key in TEMPLATES), *(iso.load(name) for name in iso.catalogue()), *usual]:
        robot = robot_of(model_of(robot))
        found.setdefault(key_of(robot), robot)
    return found


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    anew, seen = "--all" in sys.argv[1:], set[Path]()
    for key, robot in robots().items():
        for which in ("dynamics", "methods") if editable(robot) else ("dynamics",):
            path = path_of(key, which)
            if path in seen:
                continue
            seen.add(path)
            graphs = kernel_graphs(robot, which)
            if not anew and path.is_file() and in_step(path.read_bytes(), graphs):
                continue
            content = made(graphs, which)
            print(f"{len(content):8}  {path.name}", flush=True)
            if editable(robot) or len(content) <= LARGEST:
                path.write_bytes(content)
    for path in set(FOLDER.glob("*.wasm")) - seen:
        path.unlink()
    print(f"{sum(path.stat().st_size for path in FOLDER.glob('*.wasm')):8}  in all")
