"""Joints of an MJCF body: hinges and slides with limits, motor inertia and friction, and what actuators add to them."""

from __future__ import annotations

import math

import numpy as np

from isodyn.model.hang import Moving
from isodyn.model.joint import Limits
from isodyn.model.mjcf_report import MjcfReport
from isodyn.model.mjcf_values import Settings, Values
from isodyn.model.xml import Element
from isodyn.spatial import Array

TYPES = {"hinge": "revolute", "slide": "prismatic"}

#: joint -> (armature, damping) that actuators add on the joint's side
Added = dict[str, tuple[float, float]]


def moving(
    element: Element, name: str, at: Array, body: str, values: Values, settings: Settings, report: MjcfReport, added: Added
) -> Moving:
    """One joint of a body, `at` being the pose of the <frame> it may stand in."""
    kind = element.get("type") or "hinge"
    if kind not in TYPES:
        raise refused(element, kind, body, values)
    scale = settings.angle if kind == "hinge" else float
    armature, damping = added.get(name, (0.0, 0.0))
    friction = values.number(element, "frictionloss", 0.0, minimum=0.0)
    first, *higher = values.numbers(element, "damping", 3, (0.0,), least=1)
    if first < 0:
        raise values.error(element, f"joint {name!r}: damping {first:g} is below 0; check the sign")
    if any(higher):
        report.note("warning: quadratic or cubic damping is left out; MuJoCo's inverse dynamics has it", name)
    _springs(element, name, values, report)
    axis = values.numbers(element, "axis", 3, (0.0, 0.0, 1.0))
    values.unit(element, "axis", np.array(axis))
    return Moving(
        name,
        TYPES[kind],
        axis=at[:3, :3] @ np.array(axis),
        at=at[:3, :3] @ np.array(values.numbers(element, "pos", 3, (0.0, 0.0, 0.0))) + at[:3, 3],
        reference=scale(values.number(element, "ref", 0.0)),
        limits=_limits(element, name, kind, values, settings, report),
        armature=values.number(element, "armature", 0.0, minimum=0.0) + armature,
        viscous=first + damping,
        coulomb=(friction, -friction),
    )


def refused(element: Element, kind: str, body: str, values: Values) -> Exception:
    """The error for a free or ball joint, or one that does not exist."""
    if kind == "free":
        return values.error(
            element,
            f"body {body!r} floats on a free joint; isodyn reads hinge and slide joints. To fix the body to the world delete the "
            "joint; to leave a loose object out delete the body; to keep it floating give it three slides and three hinges",
        )
    if kind == "ball":
        reason = f"body {body!r} hangs on a ball joint; isodyn reads hinge and slide joints. Write it as three hinges in one point"
        return values.error(element, reason)
    return values.error(element, f"body {body!r}: a joint of type {kind[:40]!r}; expected hinge or slide")


def _springs(element: Element, name: str, values: Values, report: MjcfReport) -> None:
    if any(values.numbers(element, "stiffness", 3, (0.0,), least=1)):
        report.note("warning: springs (stiffness, springref), which MuJoCo's equations have, are left out, of joints", name)
    if all(value > 0 for value in values.numbers(element, "springdamper", 2, (0.0, 0.0))):
        report.note("warning: springdamper, of which MuJoCo makes a spring and a damper, is left out; give damping instead", name)


def _limits(element: Element, name: str, kind: str, values: Values, settings: Settings, report: MjcfReport) -> Limits:
    lower, upper = _range(element, "range", "limited", name, values, settings)
    if kind == "hinge":
        lower, upper = settings.angle(lower), settings.angle(upper)
    pull, push = _range(element, "actuatorfrcrange", "actuatorfrclimited", name, values, settings)
    if pull != -push:
        report.note("assumed: an effort limit that is the larger of the two of actuatorfrcrange, for joints", name)
    return Limits(lower, upper, effort=max(abs(pull), abs(push)))


def _range(element: Element, key: str, switch: str, name: str, values: Values, settings: Settings) -> tuple[float, float]:
    """The two ends, infinite when there is no limit: `limited` decides, and when it is "auto" that there is a range."""
    limited = values.word(element, switch, ("true", "false", "auto"), "auto")
    lower, upper = values.numbers(element, key, 2, (0.0, 0.0), infinite=True)
    if limited == "auto" and not settings.autolimits and element.get(key) is not None:
        remedy = f"set {switch}='true' or <compiler autolimits='true'/>"
        raise values.error(element, f"joint {name!r} has {key!r} but not {switch!r}, and autolimits is off; {remedy}")
    if limited == "true" and not lower < upper:
        raise values.error(element, f"joint {name!r}: {switch}='true' needs a {key!r} that rises, got ({lower:g}, {upper:g})")
    return (lower, upper) if limited != "false" and lower < upper else (-math.inf, math.inf)


def of_actuator(element: Element, values: Values, report: MjcfReport, added: Added) -> None:
    """What an actuator puts on its joint besides torque: gear^2 times its armature and damping (MuJoCo 3.7 and newer)."""
    armature = values.number(element, "armature", 0.0, minimum=0.0) if element.tag != "adhesion" else 0.0
    damping, *higher = values.numbers(element, "damping", 3, (0.0,), least=1)
    if not armature and not damping and not any(higher):
        return
    joint = element.get("joint") or element.get("jointinparent")
    if joint is None or any(higher) or damping < 0:
        name = element.get("name") or f"{element.tag} in line {element.line}"
        report.note("warning: armature or damping of an actuator that is not on one joint, or not linear, is left out", name)
        return
    gear = values.numbers(element, "gear", 6, (1.0,), least=1)[0]
    before = added.get(joint, (0.0, 0.0))
    added[joint] = (before[0] + gear * gear * armature, before[1] + gear * gear * damping)
    report.note("applied: gear^2 times the armature and damping of actuators, to joints", joint)
