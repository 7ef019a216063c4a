"""Mechanisms with closed loops.  Each is closed with every joint at 0, so a simulation can start there.

The four-bar has ReDySim's numbers, the others round example numbers.
"""

from __future__ import annotations

import math

import numpy as np

from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link
from isodyn.model.loop import Loop
from isodyn.model.robot import Robot
from isodyn.spatial import Array, axis_angle, planar, pose

DOWN_Y = np.array([0.0, -9.81, 0.0])
X, Y, Z = np.eye(3)
OWN = "our own round numbers"


def four_bar() -> Robot:
    """Crank of 0.05 m, rocker of 0.13 m on a pivot 0.15 m away, coupler of 0.1 m between them; the crank can rotate fully."""
    crank, rocker, coupler, ground = 0.05, 0.13, 0.1, 0.15
    reach = ground - crank  # from the crank's end to the rocker's pivot, with the crank pointing towards it
    lean = math.acos((reach**2 + rocker**2 - coupler**2) / (2 * reach * rocker))
    bend = math.acos((rocker**2 + coupler**2 - reach**2) / (2 * rocker * coupler))
    return Robot(
        "four-bar",
        (
            Link("ground"),
            _rod("crank", 1.5, crank, thick=0.01),
            _rod("rocker", 5.0, rocker, thick=0.01),
            _rod("coupler", 3.0, coupler, thick=0.01),
        ),
        (
            Joint("crank", "ground", "crank"),
            Joint("rocker", "ground", "rocker", origin=_at(ground), offset=math.pi - lean, passive=True),
            Joint("coupler", "rocker", "coupler", origin=_at(rocker), offset=math.pi - bend, passive=True),
        ),
        gravity=DOWN_Y,
        source="ReDySim, four-bar (cut between crank and coupler): masses 1.5, 5, 3 kg, slender rods",
        loops=(Loop("pin", "coupler", "crank", at_a=_at(coupler), at_b=_at(crank)),),
    )


def slider_crank() -> Robot:
    """Crank of 0.1 m, coupler of 0.3 m, and a slider along x through the crank's pivot."""
    crank, coupler = 0.1, 0.3
    return Robot(
        "slider-crank",
        (
            Link("ground"),
            _rod("crank", 0.5, crank),
            _rod("coupler", 1.0, coupler),
            Link("slider", 2.0, inertia=2.0 * 0.06**2 / 6 * np.eye(3)),
        ),
        (
            Joint("crank", "ground", "crank"),
            Joint("coupler", "crank", "coupler", origin=_at(crank), passive=True),
            Joint("slider", "ground", "slider", "prismatic", axis=X, offset=crank + coupler, passive=True),
        ),
        gravity=DOWN_Y,
        source=OWN,
        loops=(Loop("pin", "coupler", "slider", at_a=_at(coupler)),),
    )


def five_bar() -> Robot:
    """Two arms of 0.2 m on pivots 0.2 m apart, whose forearms of 0.35 m are joined by a pin; they are never all in line."""
    upper, lower, half = 0.2, 0.35, 0.1
    links, joints = [Link("ground")], []
    for side, sign in (("left", -1.0), ("right", 1.0)):
        start = math.pi / 2 - sign * math.pi / 6  # of the upper arm, outwards
        elbow = half + upper * math.sin(math.pi / 6)  # distance from the centre
        inward = math.pi / 2 + sign * math.asin(elbow / lower)  # of the forearm
        links += [_rod(f"{side}-upper", 0.4, upper), _rod(f"{side}-lower", 0.6, lower)]
        joints += [
            Joint(f"{side}-shoulder", "ground", f"{side}-upper", origin=_at(sign * half), offset=start),
            Joint(f"{side}-elbow", f"{side}-upper", f"{side}-lower", origin=_at(upper), offset=inward - start, passive=True),
        ]
    pin = Loop("pin", "left-lower", "right-lower", at_a=_at(lower), at_b=_at(lower))
    return Robot("five-bar", tuple(links), tuple(joints), gravity=DOWN_Y, source=OWN, loops=(pin,))


def three_rrr() -> Robot:
    """A planar plate on three legs of two links of 0.3 m each, pivots 0.5 m and pins 0.15 m from the centre."""
    link, pivot, pin = 0.3, 0.5, 0.15
    bend = math.acos((pivot - pin) / 2 / link)
    plate = Link("plate", 1.5, inertia=1.5 * pin**2 / 4 * np.diag([1.0, 1.0, 2.0]))
    links, joints, loops = [Link("ground"), plate], [Joint("plate", "ground", "plate", "planar", passive=True)], []
    for k in (1, 2, 3):
        angle = math.pi / 2 + 2 * math.pi / 3 * k
        out = np.array([math.cos(angle), math.sin(angle), 0.0])
        links += [_rod(f"upper{k}", 0.5, link), _rod(f"lower{k}", 0.5, link)]
        joints += [
            Joint(
                f"shoulder{k}",
                "ground",
                f"upper{k}",
                origin=_at(*(pivot * out)),
                offset=math.remainder(angle + math.pi - bend, math.tau),
            ),
            Joint(f"elbow{k}", f"upper{k}", f"lower{k}", origin=_at(link), offset=2 * bend, passive=True),
        ]
        loops.append(Loop(f"pin{k}", f"lower{k}", "plate", at_a=_at(link), at_b=_at(*(pin * out))))
    return Robot("3-rrr", tuple(links), tuple(joints), gravity=DOWN_Y, source=OWN, loops=tuple(loops))


def delta() -> Robot:
    """Clavel's delta: three arms of 0.3 m on a circle of 0.2 m, rods of 0.6 m to a plate with a circle of 0.05 m.

    The two rods of each parallelogram are one rod here, and prismatic joints along x, y and z keep the plate's orientation.
    """
    arm, rod, wide, narrow = 0.3, 0.6, 0.2, 0.05
    inward = wide + arm - narrow
    height = math.sqrt(rod**2 - inward**2)
    links, joints, loops, below = [Link("base")], [], [], "base"
    for axis, name in zip(np.eye(3), "xyz", strict=True):
        carried = Link("plate", 0.5, inertia=0.5 * 0.05**2 / 4 * np.diag([1.0, 1.0, 2.0])) if name == "z" else Link(f"slide-{name}")
        links.append(carried)
        origin = _at(z=-height if name == "x" else 0.0)
        joints.append(Joint(name, below, carried.name, "prismatic", origin=origin, axis=axis, passive=True))
        below = carried.name
    for k in (1, 2, 3):
        turn = planar(2, 2 * math.pi / 3 * (k - 1))
        links += [_rod(f"arm{k}", 0.3, arm), _rod(f"rod{k}", 0.2, rod)]
        tilt = pose(planar(1, math.atan2(height, -inward)), (arm, 0.0, 0.0))
        joints += [
            Joint(f"motor{k}", "base", f"arm{k}", origin=pose(turn, turn[:, 0] * wide), axis=Y, limits=Limits(-0.8, 1.2)),
            Joint(
                f"elbow{k}", f"arm{k}", f"rod{k}", "universal", origin=tilt, axis=Y, passive=True,
                limits=(Limits(-1.5, 1.5), Limits(-0.7, 0.7)),
            ),
        ]  # fmt: skip
        loops.append(Loop(f"ball{k}", f"rod{k}", "plate", "spherical", at_a=_at(rod), at_b=_at(*(narrow * turn[:, 0]))))
    return Robot("delta", tuple(links), tuple(joints), source=OWN, loops=tuple(loops))


def stewart() -> Robot:
    """Gough-Stewart platform: six legs, each with a universal, a prismatic and a ball joint, under a plate that floats 0.8 m up."""
    wide, narrow, height = 0.6, 0.4, 0.8
    plate = Link("plate", 10.0, inertia=10.0 * narrow**2 / 4 * np.diag([1.0, 1.0, 2.0]))
    links, joints, loops = (
        [Link("base"), plate],
        [Joint("plate", "base", "plate", "floating", origin=_at(z=height), passive=True)],
        [],
    )
    for k in range(6):
        third, side = 2 * math.pi / 3 * (k // 2), 2 * (k % 2) - 1
        foot, ball = (radius * np.array([math.cos(a), math.sin(a), 0.0]) for radius, a in (
            (wide, third + side * math.radians(10)), (narrow, third + side * math.radians(50))
        ))  # fmt: skip
        leg = ball + (0.0, 0.0, height) - foot
        length = float(np.linalg.norm(leg))
        lean = axis_angle(Z, math.atan2(leg[1], leg[0])) @ axis_angle(Y, math.acos(leg[2] / length))
        joints += [
            Joint(
                f"foot{k + 1}", "base", f"cylinder{k + 1}", "universal", origin=pose(lean, foot), axis=X, passive=True,
                limits=Limits(-1.0, 1.0),
            ),
            Joint(
                f"leg{k + 1}", f"cylinder{k + 1}", f"piston{k + 1}", "prismatic", offset=length, limits=Limits(-0.25, 0.25)
            ),
        ]  # fmt: skip
        links += [_rod(f"cylinder{k + 1}", 2.0, 0.5, Z), Link(f"piston{k + 1}", 1.0, -0.25 * Z, _slender(1.0, 0.5, Z, 0.05))]
        loops.append(Loop(f"ball{k + 1}", f"piston{k + 1}", "plate", "spherical", at_b=_at(*ball)))
    return Robot("stewart", tuple(links), tuple(joints), source=OWN, loops=tuple(loops))


def _rod(name: str, mass: float, length: float, along: Array = X, thick: float = 0.05) -> Link:
    """Return a rod from its frame's origin along an axis."""
    return Link(name, mass, length / 2 * along, _slender(mass, length, along, thick))


def _slender(mass: float, length: float, along: Array, thick: float) -> Array:
    """Return the inertia of a rod about its middle: m l^2 / 12 normal to it; along it from its thickness, as in ReDySim."""
    axis = np.outer(along, along)
    inertia: Array = mass / 12 * (length**2 * (np.eye(3) - axis) + thick**2 * axis)
    return inertia


def _at(x: float = 0.0, y: float = 0.0, z: float = 0.0, turn: Array | None = None) -> Array:
    return pose(turn, (x, y, z))
