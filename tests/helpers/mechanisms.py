"""Small robots of every joint type, as tests of motion, pictures and the command line take them."""

from __future__ import annotations

import numpy as np

from isodyn import Joint, Link, Robot
from isodyn.spatial import pose

CHARTS = ("spherical", "floating", "planar")  # whose coordinates make a difference
AXES = {"universal": (1, 0, 0), "planar": (0, 0, 1), "spherical": (0, 0, 1), "floating": (0, 0, 1)}


def chain(*types: str, coordinates: str = "quaternion", **more: dict[str, object]) -> Robot:
    """Rods of 0.4 m and 2 kg one behind the other, by joints of these types; `more`: further fields of joints by type."""
    links, joints = [Link("ground")], list[Joint]()
    for k, kind in enumerate(types, 1):
        links.append(Link(f"link{k}", 2.0, (0, 0, 0.2), np.diag([0.028, 0.028, 0.002])))
        form = {"coordinates": coordinates} if kind in CHARTS else {}
        at = pose(None, (0.0, 0.0, 0.4 if k > 1 else 0.0)).astype(float)
        given = {"axis": AXES.get(kind, (0, 1, 0)), **form, **more.get(kind, {})}
        joints.append(Joint(f"j{k}", links[-2].name, links[-1].name, kind, at, **given))
    return Robot("-".join(types), tuple(links), tuple(joints))


#: every joint type in two robots
FREE = chain("floating", "revolute", "spherical")
CART = chain("planar", "universal", "cylindrical", "helical", helical={"pitch": 0.05})
