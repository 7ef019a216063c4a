"""Small robots of every joint type, as tests of motion, pictures and the command line take them."""

from __future__ import annotations

import math

import numpy as np

from isodyn import Joint, Link, Robot, close_loops, load
from isodyn.spatial import Array, pose

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


def _in_line(name: str, joint: str) -> float:
    """The position of a joint that puts its link, which lies along its x, in line with the one before."""
    joint_ = next(one for one in load(name).joints if one.name == joint)
    x = np.asarray(joint_.origin, dtype=float)[:3, 0]
    return float(math.atan2(x[2], x[0]) if joint_.type == "universal" else -joint_.offset)


#: dead points of the catalogue's platforms: which pose, of which mechanism, with which joints where
DEAD = {
    "an arm of the five-bar stretched": ("five-bar", {"left-elbow": _in_line("five-bar", "left-elbow")}),
    "a leg of the 3-rrr stretched": ("3-rrr", {"elbow1": _in_line("3-rrr", "elbow1")}),
    "an arm of the delta stretched": ("delta", {"elbow1.first": _in_line("delta", "elbow1"), "elbow1.second": 0.0}),
    "a rod of the delta along its motor's axis": ("delta", {"elbow1.second": math.pi / 2}),
    "a leg of the platform along the first axis of its foot": ("stewart", {"foot1.second": math.pi / 2}),
}


def at_dead_point(which: str, seed: int = 0) -> tuple[Robot, Array, Array]:
    """(robot, q (nq,), any velocities qd (n,) that its loops allow there)."""
    name, places = DEAD[which]
    robot = load(name)
    q = robot.neutral()
    for joint, position in places.items():
        q[robot.position_names.index(joint)] = position
    q = close_loops(robot, q, fixed=[*places]).q
    state = close_loops(robot, q, np.random.default_rng(seed).standard_normal(robot.n))
    assert state.qd is not None
    return robot, q, state.qd
