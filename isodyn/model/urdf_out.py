"""URDF out: text that every URDF reader takes, and that `from_urdf` reads back into the same robot.

URDF has no offset and no mount (see Joint).  An offset is folded into the joint's origin.  A link with a mount gets the moved
joint frame as its URDF frame, with its inertia and shapes expressed there, and the user's own frame becomes the massless link
"<link>_frame" on a fixed joint.  What URDF cannot say at all goes into `<isodyn .../>` elements, which other tools skip.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import quoteattr

import numpy as np

from isodyn.errors import ModelError
from isodyn.model.angles import rpy_of
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import Link, Shape
from isodyn.model.parameters import symbols
from isodyn.model.robot import Robot
from isodyn.model.urdf import SIZES
from isodyn.spatial import Array, pose

_LAST = sys.float_info.max  # stands for infinity: URDF readers refuse inf
_BAD = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML 1.0 cannot hold, even escaped


def to_urdf(robot: Robot) -> str:
    """The robot as URDF text; numbers are written so that they read back unchanged.  Symbols are an error."""
    if symbols(robot):
        names = ", ".join(list(symbols(robot))[:5])
        raise ModelError(f"robot {robot.name!r} holds symbols ({names}); give them values with with_parameters before writing URDF")
    carried = {joint.child: joint for joint in robot.joints}
    taken = set(robot.link_names) | {joint.name for joint in robot.joints}
    lines = ['<?xml version="1.0" encoding="utf-8"?>', f"<robot name={_quoted(robot.name)}>"]
    lines.append(f"  <isodyn gravity={_numbers(robot.gravity)}/>")
    mounts: dict[str, Array] = {}
    for link in robot.links:
        mounts[link.name] = _mount(carried.get(link.name))
        lines += _link(link, mounts[link.name])
    for joint in robot.joints:
        lines += _joint(joint, mounts[joint.parent])
        if not _is_identity(mounts[joint.child]):
            lines += _frame(joint.child, mounts[joint.child], taken)
    return "\n".join([*lines, "</robot>", ""])


def _mount(joint: Joint | None) -> Array:
    """The user's link frame in the frame that the URDF link gets."""
    return np.eye(4) if joint is None or not joint.nv else joint.mount


def _frame(link: str, mount: Array, taken: set[str]) -> list[str]:
    name = f"{link}_frame"
    while name in taken:
        name += "_"
    taken.add(name)
    return [f"  <link name={_quoted(name)}/>", *_joint(Joint(name, link, name, "fixed", origin=mount), np.eye(4))]


# -- links ------------------------------------------------------------------------------------------------------------


def _link(link: Link, mount: Array) -> list[str]:
    body = [line for shape in link.shapes for line in _shape(shape, mount)]
    if any(x != 0 for x in link.numbers()):
        body = [*_inertial(link, mount), *body]
    if not body:
        return [f"  <link name={_quoted(link.name)}/>"]
    return [f"  <link name={_quoted(link.name)}>", *body, "  </link>"]


def _inertial(link: Link, mount: Array) -> list[str]:
    """Moments stay as they are: the inertial frame is turned like the user's link frame."""
    keys = {"ixx": (0, 0), "ixy": (0, 1), "ixz": (0, 2), "iyy": (1, 1), "iyz": (1, 2), "izz": (2, 2)}
    moments = " ".join(f'{key}="{_number(link.inertia[at])}"' for key, at in keys.items())
    return [
        "    <inertial>",
        f"      {_origin(mount @ pose(None, link.com))}",
        f'      <mass value="{_number(link.mass)}"/>',
        f"      <inertia {moments}/>",
        "    </inertial>",
    ]


def _shape(shape: Shape, mount: Array) -> list[str]:
    """Nothing for kinds that URDF does not have."""
    if shape.kind not in SIZES:
        return []
    if shape.kind == "mesh":
        scale = f" scale={_numbers(shape.size)}" if shape.size and shape.size != (1.0, 1.0, 1.0) else ""
        form = f"<mesh filename={_quoted(shape.mesh)}{scale}/>"
    elif shape.kind == "box":
        form = f"<box size={_numbers(shape.size)}/>"
    else:
        values = zip(SIZES[shape.kind], shape.size, strict=False)
        form = f"<{shape.kind} " + " ".join(f'{key}="{_number(value)}"' for key, value in values) + "/>"
    inner = [f"      {_origin(mount @ shape.pose)}", f"      <geometry>{form}</geometry>"]
    return [f"    <{shape.role}>", *inner, f"    </{shape.role}>"]


# -- joints -----------------------------------------------------------------------------------------------------------


def _joint(joint: Joint, parent_mount: Array) -> list[str]:
    limits = joint.limits
    endless = joint.turns and limits.lower == -math.inf and limits.upper == math.inf
    kind = "continuous" if endless else joint.type
    body = [
        _origin(parent_mount @ joint.origin @ _moved(joint)),
        f"<parent link={_quoted(joint.parent)}/>",
        f"<child link={_quoted(joint.child)}/>",
    ]
    if joint.nv:
        body += [f"<axis xyz={_numbers(joint.axis)}/>", *_limits(limits, endless), *_on_axis(joint)]
    return [f'  <joint name={_quoted(joint.name)} type="{kind}">', *(f"    {line}" for line in body), "  </joint>"]


def _moved(joint: Joint) -> Array:
    """What the origin takes over: the motion by the offset, or the mount of a fixed joint."""
    return joint.motion(joint.offset) if joint.nv else joint.mount


def _limits(limits: Limits, endless: bool) -> Iterator[str]:
    if endless and limits == Limits():
        return
    ends = "" if endless else f'lower="{_number(limits.lower)}" upper="{_number(limits.upper)}" '
    yield f'<limit {ends}effort="{_number(limits.effort)}" velocity="{_number(limits.velocity)}"/>'


def _on_axis(joint: Joint) -> Iterator[str]:
    """Friction, coupling, and what only `<isodyn>` can say."""
    plus, minus = joint.coulomb
    symmetric = plus == -minus and plus >= 0
    if joint.viscous or plus or minus:
        friction = plus if symmetric else (abs(plus) + abs(minus)) / 2  # for readers that know one sign only
        yield f'<dynamics damping="{_number(joint.viscous)}" friction="{_number(friction)}"/>'
    if joint.mimic:
        numbers = f'multiplier="{_number(joint.mimic.multiplier)}" offset="{_number(joint.mimic.offset)}"'
        yield f"<mimic joint={_quoted(joint.mimic.joint)} {numbers}/>"
    own: dict[str, str] = {}
    if joint.rotor_inertia or joint.gear_ratio != 1.0:
        own |= {"rotor_inertia": _number(joint.rotor_inertia), "gear_ratio": _number(joint.gear_ratio)}
    if not symmetric:
        own |= {"coulomb_plus": _number(plus), "coulomb_minus": _number(minus)}
    if joint.passive:
        own |= {"passive": "true"}
    if own:
        yield "<isodyn " + " ".join(f'{key}="{value}"' for key, value in own.items()) + "/>"


# -- values -----------------------------------------------------------------------------------------------------------


def _is_identity(T: Array) -> bool:
    return bool((np.eye(4) == T).all())


def _origin(T: Array) -> str:
    return f"<origin xyz={_numbers(T[:3, 3])} rpy={_numbers(rpy_of(T[:3, :3]))}/>"


def _numbers(values: Iterable[float]) -> str:
    return '"' + " ".join(_number(value) for value in values) + '"'


def _number(value: float) -> str:
    number = float(value) + 0.0  # no minus zeros
    return repr(math.copysign(_LAST, number) if math.isinf(number) else number)


def _quoted(text: str) -> str:
    if _BAD.search(text):
        raise ModelError(f"the name {text[:60]!r} holds a character that XML cannot hold; rename it before writing URDF")
    return quoteattr(text)
