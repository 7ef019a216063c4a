"""Names for a robot's numbers, so that they can be replaced, or become run-time inputs of a kernel.

    "<link>.mass"          ()    [kg]            "<joint>.rotor_inertia"  ()    [kg m2]
    "<link>.com"           (3,)  [m]             "<joint>.gear_ratio"     ()
    "<link>.inertia"       (6,)  [kg m2]         "<joint>.viscous"        ()    [N m s/rad]
                           xx yy zz xy xz yz     "<joint>.coulomb"        (2,)  [N m]
    "gravity"              (3,)  [m/s2]          "<joint>.offset"         ()    [rad] or [m]

The name of a symbol in the robot (isodyn.symbol("m1")) is a parameter too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import Array, array, is_symbolic

_LINK = ("mass", "com", "inertia")
_JOINT = ("rotor_inertia", "gear_ratio", "viscous", "coulomb", "offset")
_SIX = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))


def parameters(robot: Robot) -> dict[str, Any]:
    """Every parameter with its present value (floats, or arrays of shape (3,), (6,) or (2,))."""
    result: dict[str, Any] = {}
    for link in robot.links[1:]:
        six = array([link.inertia[i, j] for i, j in _SIX])
        result |= {f"{link.name}.mass": link.mass, f"{link.name}.com": link.com, f"{link.name}.inertia": six}
    for joint in robot.moving:
        result |= {f"{joint.name}.{field}": getattr(joint, field) for field in _JOINT}
    result["gravity"] = robot.gravity
    for name, symbol in symbols(robot).items():
        number = result.setdefault(name, symbol)
        if not (is_symbolic(number) and number.name == name):
            raise ModelError(f"the symbol {name!r} has the name of another number of the robot; give the symbol another name")
    return result


def symbols(robot: Robot) -> dict[str, Any]:
    """The free symbols of the robot by name."""
    found: dict[str, Any] = {}
    for value in _scalars(robot):
        if is_symbolic(value):
            found |= {symbol.name: symbol for symbol in value.free_symbols}
    return dict(sorted(found.items()))


def without_symbols(robot: Robot, when: str = "", where: str = "") -> None:
    """Refuse a robot that holds symbols; `when` says before what they are to be given values, `where` whom to name first."""
    if names := ", ".join(list(symbols(robot))[:5]):
        remedy = f"give them values with with_parameters{f' {when}' if when else ''}"
        raise ModelError(f"{f'{where}: ' if where else ''}robot {robot.name!r} holds symbols ({names}); {remedy}")


def with_parameters(robot: Robot, values: Mapping[str, Any]) -> Robot:
    """The robot with parameters replaced by numbers or symbols."""
    if not isinstance(values, Mapping) or not all(isinstance(name, str) for name in values):
        raise ModelError(f"with_parameters takes {{name: value}}, got {type(values).__name__} {str(values)[:60]}")
    free = symbols(robot)
    if free:
        parameters(robot)  # refuses symbols that bear the name of another number
    substitution = {name: value for name, value in values.items() if name in free}
    if substitution:
        robot = mapped(robot, lambda x: x.substitute(substitution) if is_symbolic(x) else x)
    for name, value in values.items():
        if name not in substitution:
            robot = _with(robot, name, value)
    return robot


def parameter_shape(robot: Robot, name: str) -> tuple[int, ...]:
    """() or (k,): the shape of one value of this parameter."""
    return parameter_shapes(robot, (name,))[name]


def parameter_shapes(robot: Robot, names: Collection[str]) -> dict[str, tuple[int, ...]]:
    """The shape of one value of each of these parameters."""
    known = parameters(robot)
    for name in names:
        if name not in known:
            raise UnknownNameError.of("parameter", name, known)
    return {name: () if is_symbolic(known[name]) else np.shape(known[name]) for name in names}


def mapped(robot: Robot, f: Callable[[Any], Any]) -> Robot:
    """The robot with f applied to every scalar of links, joints and gravity."""

    def over(value: Any) -> Array:
        result = np.empty(np.shape(value), dtype=object)
        result.flat = [f(x) for x in np.asarray(value).flat]  # type: ignore[assignment, misc]
        return array(result)

    links = tuple(replace(link, mass=f(link.mass), com=over(link.com), inertia=over(link.inertia)) for link in robot.links)
    joints = tuple(
        replace(
            joint,
            origin=over(joint.origin),
            mount=over(joint.mount),
            coulomb=tuple(f(x) for x in joint.coulomb),
            **{name: f(getattr(joint, name)) for name in ("offset", "rotor_inertia", "gear_ratio", "viscous")},
        )
        for joint in robot.joints
    )
    return replace(robot, links=links, joints=joints, gravity=over(robot.gravity))


def _with(robot: Robot, name: str, value: Any) -> Robot:
    if name == "gravity":
        return robot.with_gravity(value)
    owner, _, field = name.rpartition(".")
    if field in _LINK and owner in robot.link_names:
        link: Link = robot.link(owner)
        return robot._with_link(replace(link, **{field: value}))
    if field in _JOINT and owner in robot.joint_names:
        change: dict[str, Any] = {field: value}
        changed: Joint = replace(robot.joint(owner), **change)
        return replace(robot, joints=tuple(changed if joint.name == owner else joint for joint in robot.joints))
    if field not in _LINK + _JOINT and "." in name:
        raise ModelError(f"parameter {name!r}: no field {field!r}; links have {', '.join(_LINK)}, joints have {', '.join(_JOINT)}")
    raise UnknownNameError.of("parameter", name, parameters(robot))


def _scalars(robot: Robot) -> Iterator[Any]:
    for link in robot.links:
        yield from link.numbers()
    for joint in robot.joints:
        yield from joint.origin.flat
        yield from joint.mount.flat
        yield from (joint.offset, joint.rotor_inertia, joint.gear_ratio, joint.viscous, *joint.coulomb)
    yield from robot.gravity
