"""Writes docs/catalogue.md and its pictures: every robot that `isodyn.catalogue()` names.

Run: python docs/make_catalogue_page.py
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import isodyn

DOCS = Path(__file__).parent
PAGE, PICTURES = DOCS / "catalogue.md", DOCS / "pictures"
#: members of the families that `load` knows besides
FAMILIES = {
    "chain-6": "`chain-N`: a chain of N equal links, neighbouring axes at right angles; `isodyn.chain(n)`",
    "autotree-7-2": "`autotree-N-B`: Featherstone's tree of N bodies with branching factor B (spatial_v2); `isodyn.autotree(...)`",
}

HEAD = """# The catalogue

<!-- written by docs/make_catalogue_page.py; do not edit -->

On this page you find every robot that comes with isodyn, with a picture, its data and its source.

`isodyn.load(name)` loads a robot of the catalogue, offline. The data are facts from the named sources. `isodyn show NAME`
prints every number, and [the linter](linter.md) lists what is unusual about some of them.

```python
import isodyn

for name, line in isodyn.catalogue().items():
    print(f"{name:18} {line}")
robot = isodyn.load("puma560")
print(robot.source)
```

`isodyn.draw(robot)` draws the pictures from the joints alone, at a bent configuration. Grey tubes run along the axes and their
common normals; they show the geometry, not the castings. A last link whose frame is on its own joint is drawn to twice its
centre of mass, where a rod would end.

## At a glance

| | name | robot | joints | mass [kg] |
|---|---|---|---|---|
"""


def page() -> str:
    """The whole text."""
    robots = {name: (line, isodyn.load(name)) for name, line in isodyn.catalogue().items()}
    text = HEAD
    for name, (line, robot) in robots.items():
        thumb = f'<img src="pictures/{name}.svg" alt="{name}" width="170px">'
        text += f"| {thumb} | [`{name}`](#{name}) | {line} | {joints(robot)} | {mass(robot)} |\n"
    for name, (line, robot) in robots.items():
        text += entry(name, line, robot)
    text += "\n## Families\n\n`load` also accepts families of robots of any size.\n"
    for name, line in FAMILIES.items():
        text += f"\n### {name}\n\n{picture(name)}\n\n{line}.\n"
    return text


def entry(name: str, line: str, robot: isodyn.Robot) -> str:
    """Heading, picture, one line, joints, source."""
    rows = [
        f"- **Joints**: {joints(robot)}, named {', '.join(f'`{joint}`' for joint in some(robot.joint_names))}",
        f"- **Mass**: {mass(robot)} kg in {len(robot.links)} links",
        f"- **Gravity**: ({', '.join(f'{x:g}' for x in robot.gravity)}) m/s²",
        f"- **Source**: {robot.source}",
        f"- **Licence**: {licence(robot.source)}",
    ]
    if "stand-in" in line:
        rows.append("- **Stand-in**: the original numbers are not available; these are those of another robot.")
    powered = [axis for axis in robot.dofs if axis.rotor_inertia or axis.viscous or any(axis.coulomb)]
    if powered:
        rows.append("- **Motors**: rotors, gears or friction are part of the model; `compile(robot, motors=False, friction=False)`")
    if robot.loops:
        closed = ", ".join(f"`{loop.name}` ({loop.type}: {loop.a}, {loop.b})" for loop in robot.loops)
        rows.append(f"- **Loops**: {closed}; the loops are closed at q = 0")
    if any(joint.passive for joint in robot.movable_joints):
        rows.append(f"- **Passive**: {', '.join(f'`{joint.name}`' for joint in robot.movable_joints if joint.passive)}")
    first = line[0].upper() + line[1:]
    return f"\n## {name}\n\n{picture(name)}\n\n{first}.\n\n" + "\n".join(rows) + "\n"


def licence(source: str) -> str:
    """What the source line says about the licence of the file the numbers were read from."""
    named = re.search(r"\b(Apache-2\.0|BSD(?:-\d-Clause)?|MIT|GPL\S*|LGPL\S*|CC\S*)\b", source)
    if named:
        return f"{named[1]} (the file the numbers were read from)"
    return "none claimed: numbers only, which are facts" if "no licence claimed" in source else "not recorded"


def picture(name: str) -> str:
    """The Markdown of a picture."""
    return f'<img src="pictures/{name}.svg" alt="{name}" width="520px">'


def joints(robot: isodyn.Robot) -> str:
    """Such as "2R P 3R", with what else the word may hide: a tree, fixed joints, loops."""
    letters = {"cylindrical": "C", "floating": "F", "helical": "H", "planar": "E", "prismatic": "P", "revolute": "R"}
    letters |= {"spherical": "S", "universal": "U"}
    runs = [(len(list(run)), letter) for letter, run in groupby(letters[joint.type] for joint in robot.movable_joints)]
    text = " ".join(f"{count}{letter}" if count > 1 else letter for count, letter in runs)
    loops = len(robot.loops)
    if loops:
        return f"{text} ({loops} loop{'s' * (loops > 1)})"
    return text + ("" if robot.is_serial else " (tree)")


def mass(robot: isodyn.Robot) -> str:
    """Total mass."""
    return f"{sum(float(link.mass) for link in robot.links):.4g}"


def some(names: tuple[str, ...]) -> list[str]:
    """All names of a short list; the ends of a long one."""
    return list(names) if len(names) <= 8 else [*names[:2], "...", names[-1]]


def main() -> None:
    """Write the page and draw the pictures; drop those that no page shows."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    PICTURES.mkdir(exist_ok=True)
    for name in [*isodyn.catalogue(), *FAMILIES]:
        isodyn.draw(isodyn.load(name), path=PICTURES / f"{name}.svg", title=name)
    pages = "".join(page.read_text(encoding="utf-8") for page in DOCS.rglob("*.md"))
    for path in PICTURES.glob("*.svg"):
        if f"pictures/{path.name}" not in pages:
            path.unlink()


if __name__ == "__main__":
    main()
