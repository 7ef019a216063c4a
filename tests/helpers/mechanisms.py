"""Small robots of every joint type, as tests of motion, pictures and the command line take them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from isodyn import Joint, Link, Loop, Robot, close_loops, load
from isodyn.spatial import Array, axis_angle, pose

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


# -- loops that move although their equations are more than their joints would need ------------------------------------------


def ring(name: str, lengths: Sequence[float], twists: Sequence[float], offsets: Sequence[float] = ()) -> Robot:
    """A closed chain of hinges: from axis k to k + 1 by a length along the normal of both, a twist about it, an offset along axis
    k + 1.  Link 0 is the ground; the last hinge is the loop."""
    count = len(lengths)
    way = [
        pose(None, (length, 0.0, 0.0)).astype(float)
        @ pose(axis_angle((1.0, 0.0, 0.0), twist)).astype(float)
        @ pose(None, (0.0, 0.0, offset)).astype(float)
        for length, twist, offset in zip(lengths, twists, [*offsets[1:], offsets[0]] if offsets else [0.0] * count, strict=True)
    ]
    links, joints = [Link("ground")], list[Joint]()
    for k in range(1, count):
        moment = max(lengths[k], 0.3) ** 2 / 12
        links.append(Link(f"link{k}", 1.0, way[k][:3, 3] / 2, np.diag([1e-3 + moment / 5, 1e-3 + moment, 1e-3 + moment])))
        joints.append(Joint(f"j{k}", links[-2].name, links[-1].name, origin=way[k - 1]))
    return Robot(name, tuple(links), tuple(joints), loops=(Loop("hinge", links[-1].name, "ground", at_a=way[-1]),))


def bennett(twists: tuple[float, float], length: float = 0.5) -> Robot:
    """Four hinges: opposite links are equal, and lengths are to each other as sines of twists (Bennett, 1903)."""
    other = length * math.sin(twists[1]) / math.sin(twists[0])
    return ring("bennett", [length, other] * 2, [*twists] * 2)


def goldberg(twists: tuple[float, float, float], length: float = 0.4) -> Robot:
    """Five hinges: two of Bennett's loops side by side, without the link and the hinge that they share (Goldberg, 1943)."""
    a, b, c = (length * math.sin(twist) / math.sin(twists[0]) for twist in twists)
    first, second, third = twists
    return ring("goldberg", [a, b, c, a, b + c], [first, second, third, first, second + third])


def bricard(twist: float = math.pi / 2, length: float = 0.5) -> Robot:
    """Six hinges, equal lengths and twists of changing sign: at right angles both trihedral and line-symmetric (Bricard, 1927)."""
    return ring("bricard", [length] * 6, [twist, -twist] * 3)


#: they have one freedom each, and of the equations of a hinge, five, as many as its joints leave: 2 (Bennett), 3, 4 of them
OVERCONSTRAINED: dict[str, Callable[[], Robot]] = {
    "bennett": lambda: bennett((0.6, 1.2)),
    "bennett, wide": lambda: bennett((0.5, 2.2)),
    "goldberg": lambda: goldberg((0.7, 1.1, 0.5)),
    "goldberg, wide": lambda: goldberg((1.2, 0.7, 0.8)),
    "bricard, at right angles": bricard,
    "bricard, folding": lambda: bricard(0.9),
    "bricard, line-symmetric": lambda: ring("line", [0.5, 0.3, 0.4] * 2, [0.6, 1.1, 1.7] * 2, [0.1, 0.2, 0.15] * 2),
    "a planar loop in space": lambda: ring("planar", [0.2, 0.5, 0.4, 0.45], [0.0] * 4).with_gravity((3.0, -7.0, -5.0)),
}
