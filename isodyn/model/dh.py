"""Denavit-Hartenberg tables in: a serial arm from its rows, in either convention (the way out is in dh_out).

standard   T = Rz(theta) Tz(d) Tx(a) Rx(alpha)   frame i at the far end of link i (Denavit & Hartenberg 1955; Paul 1981)
modified   T = Rx(alpha) Tx(a) Rz(theta) Tz(d)   frame i at link i's own joint (Craig 1986; Khalil; ReDySim)

Both are written as  origin @ motion(q + offset) @ mount  (see Joint); a turn about z and a slide along z commute, so the
constant one of the two goes to the origin.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from isodyn.check import rigid_pose, scalar
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.angles import LARGE
from isodyn.model.dh_out import DHTable, to_dh
from isodyn.model.joint import Joint, Limits
from isodyn.model.link import LONG, Link
from isodyn.model.robot import Robot
from isodyn.spatial import Array, Scalar, array, cos_sin, is_symbolic, planar, pose

__all__ = ["CONVENTIONS", "DHTable", "from_dh", "to_dh"]

CONVENTIONS = ("standard", "modified")
TYPES = {"R": "revolute", "P": "prismatic"}
_ZERO = (0.0, 0.0, 0.0)


def from_dh(
    *,
    convention: str | None = None,
    joints: str,
    a: Sequence[Scalar],
    alpha: Sequence[Scalar],
    d: Sequence[Scalar],
    theta: Sequence[Scalar],
    mass: Sequence[Scalar] | None = None,
    com: Sequence[Any] | None = None,
    inertia: Sequence[Any] | None = None,
    name: str = "robot",
    gravity: Any = (0.0, 0.0, -9.81),
    joint_names: Sequence[str] | None = None,
    link_names: Sequence[str] | None = None,
    limits: Sequence[Limits | tuple[float, float] | None] | None = None,
    rotor_inertia: Sequence[Scalar] | None = None,
    gear_ratio: Sequence[Scalar] | None = None,
    viscous: Sequence[Scalar] | None = None,
    coulomb: Sequence[Any] | None = None,
    passive: Sequence[bool] | None = None,
    base: Any = None,
    tool: Any = None,
    source: str = "",
) -> Robot:
    """A serial arm from its DH table; every sequence has one entry per joint, and any number may be a symbol.

    convention      "standard" or "modified"; never guessed
    joints          such as "RRP": R revolute, P prismatic
    a, d            lengths [m];  alpha, theta  angles [rad];  the entry of the joint variable (theta of R, d of P) is its offset
    mass            [kg]
    com             (3,) centre of mass in the link's DH frame                              [m]
    inertia         about the centre of mass, in link-frame axes: 3x3, [xx, yy, zz, xy, xz, yz] or [xx, yy, zz]   [kg m2]
    gravity         (3,) acceleration of gravity in the root frame                          [m/s2]
    limits          Limits or (lower, upper) per joint                                      [rad] or [m]
    rotor_inertia   motor side [kg m2];  gear_ratio  motor turns per joint turn
    viscous         joint side [N m s/rad];  coulomb  (positive speed, negative speed), joint side [N m]
    base, tool      4x4 poses: DH frame 0 in the root frame, and a link "tool" in the last DH frame
    """
    if convention not in CONVENTIONS:
        raise ModelError(f'convention {convention!r}: say "standard" (frame at the far end) or "modified" (frame at the own joint)')
    n = _checked_types(joints)
    columns = {"a": a, "alpha": alpha, "d": d, "theta": theta}
    rows = [[scalar(f"{key}[{i}]", x) for i, x in enumerate(_column(key, values, n))] for key, values in columns.items()]
    own_links = _names("link_names", link_names, "link", n)
    links, made = [Link(_free_name("base", own_links))], list[Joint]()

    def grow(link: Link, joint: str, kind: str, **more: Any) -> None:
        made.append(Joint(joint, links[-1].name, link.name, kind, **more))
        links.append(link)

    if base is not None:
        frame0 = _free_name("base_dh", [*own_links, links[0].name])
        grow(Link(frame0), frame0, "fixed", origin=rigid_pose("base", base))
    options = _options(n, limits, rotor_inertia, gear_ratio, viscous, coulomb, passive)
    bodies = zip(_column("mass", mass, n, 0.0), _column("com", com, n, _ZERO), _column("inertia", inertia, n, _ZERO), strict=True)
    own_joints = _names("joint_names", joint_names, "joint", n)
    for i, (body, row) in enumerate(zip(bodies, zip(*rows, strict=True), strict=True)):
        origin, mount, offset = _placed(convention, joints[i], *row)
        placed = {"origin": origin, "mount": mount, "offset": offset}
        grow(Link(own_links[i], *body), own_joints[i], TYPES[joints[i]], **placed, **options[i])
    if tool is not None:
        tip = _free_name("tool", [link.name for link in links])
        grow(Link(tip), tip, "fixed", origin=rigid_pose("tool", tool))
    return Robot(name, tuple(links), tuple(made), gravity, _doubts(dict(zip(columns, rows, strict=True))), source)


def known_arguments(table: Mapping[str, Any]) -> Mapping[str, Any]:
    """The arguments of from_dh, or an error that names what is meant by another name, or missing."""
    known = inspect.signature(from_dh).parameters
    for name in table:
        if name in _LETTERS:
            raise ModelError(f"from_dh: {name} is {_LETTERS[name]} here")
        if name not in known:
            raise UnknownNameError.of("argument of from_dh", name, known)
    missing = [name for name, row in known.items() if row.default is row.empty and name not in table]
    if missing:
        raise ModelError(f"from_dh: {', '.join(missing)} missing; a table has joints, a, alpha, d and theta, one entry per joint")
    return table


#: what others call the columns of a table
_LETTERS = {
    "b": "d, the length along the joint's axis (Saha and RoboAnalyzer write b)",
    "offset": "theta of a revolute joint and d of a prismatic one",
    "sigma": "joints, a string of R and P",
    "m": "mass",
    "r": "com, the centre of mass in the link's frame",
    "I": "inertia, about the centre of mass",
    "qlim": "limits",
    "Jm": "rotor_inertia",
    "G": "gear_ratio",
    "B": "viscous, on the joint's side",
    "Tc": "coulomb, on the joint's side",
}


def _doubts(columns: Mapping[str, list[Scalar]]) -> tuple[str, ...]:
    """A line for every column that looks as if given in millimetres or degrees."""
    lines = []
    for key, values in columns.items():
        largest, unit, remedy = (LONG, "m", "millimetres? give metres") if key in ("a", "d") else _IN_DEGREES
        large = [f"{key}[{i}] = {x:g} {unit}" for i, x in enumerate(values) if not is_symbolic(x) and abs(x) > largest]
        if large:
            more = f" and {len(large) - 3} more" if len(large) > 3 else ""
            lines.append(f"warning: {', '.join(large[:3])}{more}: {remedy}")
    return tuple(lines)


_IN_DEGREES = (LARGE, "rad", "degrees? give radians")


def _placed(convention: str, kind: str, a: Scalar, alpha: Scalar, d: Scalar, theta: Scalar) -> tuple[Array, Array, Scalar]:
    """(origin, mount, offset) of one DH row."""
    turn, slide, offset = (planar(2, 0.0), d, theta) if kind == "R" else (planar(2, theta), 0.0, d)
    twist = planar(0, alpha)
    if convention == "standard":  # origin = Rz(theta) of a prismatic joint; mount = Tz(d) Tx(a) Rx(alpha)
        return pose(turn), pose(twist, (a, 0.0, slide)), offset
    c, s = cos_sin(alpha)  # origin = Rx(alpha) Tx(a), then Tz(d) of a revolute or Rz(theta) of a prismatic joint
    return pose(array(twist @ turn), (a, -s * slide, c * slide)), np.eye(4), offset


def _checked_types(joints: Any) -> int:
    if not isinstance(joints, str) or not joints or set(joints) - set(TYPES):
        raise ModelError(f'joints {joints!r}: expected a string of R (revolute) and P (prismatic), one per joint, such as "RRP"')
    return len(joints)


def _column(key: str, values: Any, n: int, default: Any = None) -> list[Any]:
    """values as a list of n entries, the default repeated when not given."""
    if values is None and default is not None:
        return [default] * n
    try:
        given = list(values)
    except TypeError:
        raise ModelError(f"{key}: expected {n} entries, one per joint, got {values!r}") from None
    if len(given) != n:
        raise ModelError(f"{key}: expected {n} entries, one per joint, got {len(given)}")
    return given


def _names(key: str, values: Sequence[str] | None, stem: str, n: int) -> list[str]:
    return _column(key, values if values is not None else [f"{stem}{i + 1}" for i in range(n)], n)


def _free_name(wanted: str, taken: Sequence[str]) -> str:
    while wanted in taken:
        wanted += "_"
    return wanted


def _options(
    n: int, limits: Any, rotor_inertia: Any, gear_ratio: Any, viscous: Any, coulomb: Any, passive: Any
) -> list[dict[str, Any]]:
    """What sits on each axis, as keyword arguments of Joint."""
    ranges = [_limits(i, given) for i, given in enumerate(_column("limits", limits, n, Limits()))]
    columns = {
        "limits": ranges,
        "rotor_inertia": _column("rotor_inertia", rotor_inertia, n, 0.0),
        "gear_ratio": _column("gear_ratio", gear_ratio, n, 1.0),
        "viscous": _column("viscous", viscous, n, 0.0),
        "coulomb": _column("coulomb", coulomb, n, (0.0, 0.0)),
        "passive": [bool(x) for x in _column("passive", passive, n, False)],
    }
    return [{key: values[i] for key, values in columns.items()} for i in range(n)]


def _limits(i: int, given: Any) -> Limits:
    if given is None or isinstance(given, Limits):
        return given or Limits()
    try:
        lower, upper = given
        return Limits(float(lower), float(upper))
    except (TypeError, ValueError):
        raise ModelError(f"limits[{i}]: expected Limits or (lower, upper), got {given!r}") from None
