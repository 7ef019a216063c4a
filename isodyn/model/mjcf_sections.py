"""The sections of an MJCF file around the tree of bodies: <compiler>, <option>, and those that are left out with a remark."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from isodyn.model.mjcf_defaults import Defaults, unknown_attribute
from isodyn.model.mjcf_report import MjcfReport
from isodyn.model.mjcf_values import Settings, Values, short
from isodyn.model.xml import Element
from isodyn.spatial import Array

#: sections that are read
READ = ("compiler", "option", "default", "worldbody")
#: sections without a say in the motion of a free tree of bodies
HARMLESS = ("asset", "visual", "statistic", "size", "custom", "keyframe", "sensor", "extension")
#: sections that are left out: what that means
LEFT_OUT = {
    "actuator": "ignored: <actuator>: torques are given by the caller; motor inertia and damping are read",
    "contact": "ignored: <contact>: nothing here touches anything",
    "equality": "warning: <equality> constraints are left out, so this is NOT MuJoCo's mechanism: these parts move freely",
    "deformable": "warning: <deformable> is left out, so this is NOT MuJoCo's mechanism: soft bodies are not modelled",
}


def settings_of(root: Element, values: Values, report: MjcfReport) -> Settings:
    """What the <compiler> sections say; the last one that gives a value holds."""
    result = Settings()
    for element in root.all("compiler"):
        name = unknown_attribute(element)
        if name is not None:
            report.note("warning: MJCF has no such attribute of <compiler>; it is left out", name[:80])
        if values.word(element, "coordinate", ("local", "global"), "local") == "global":
            reason = "<compiler coordinate='global'> is no longer MJCF; load and save the model with MuJoCo 2.3.3 or older"
            raise values.error(element, reason)
        result = _updated(result, element, values)
    return result


def _updated(old: Settings, element: Element, values: Values) -> Settings:
    eulerseq = element.get("eulerseq") or old.eulerseq
    if len(eulerseq) != 3 or set(eulerseq.lower()) - set("xyz"):
        raise values.error(element, f"<compiler eulerseq={short(eulerseq)}>: expected three of the letters xyzXYZ, such as 'xyz'")
    low, high = values.numbers(element, "inertiagrouprange", 2, old.groups)
    return replace(
        old,
        degrees=values.word(element, "angle", ("degree", "radian"), "degree" if old.degrees else "radian") == "degree",
        eulerseq=eulerseq,
        autolimits=values.flag(element, "autolimits", old.autolimits),
        inertiafromgeom=values.word(element, "inertiafromgeom", ("auto", "true", "false"), old.inertiafromgeom),
        groups=(low, high),
        balanceinertia=values.flag(element, "balanceinertia", old.balanceinertia),
        boundmass=values.number(element, "boundmass", old.boundmass, minimum=0.0),
        boundinertia=values.number(element, "boundinertia", old.boundinertia, minimum=0.0),
        settotalmass=values.number(element, "settotalmass", old.settotalmass),
    )


def gravity_of(root: Element, values: Values, report: MjcfReport) -> Array:
    """(3,) from the <option> sections; zero when <flag gravity='disable'/>."""
    gravity: Any = (0.0, 0.0, -9.81)
    for option in root.all("option"):
        gravity = values.numbers(option, "gravity", 3, gravity)
    for option in root.all("option"):
        for flag in option.all("flag"):
            if values.word(flag, "gravity", ("enable", "disable"), "enable") == "disable":
                gravity = (0.0, 0.0, 0.0)
                report.assume("no gravity, as <flag gravity='disable'/> says")
    return np.array(gravity)


def remarks(root: Element, values: Values, report: MjcfReport, defaults: Defaults) -> None:
    """Say what is left out, and say it loudly where the dynamics would be another."""
    for section in root.children:
        if section.tag in HARMLESS:
            report.ignore(f"<{section.tag}>", section.line)
        elif section.tag == "tendon":
            _tendons(section, values, report, defaults)
        elif section.tag in LEFT_OUT:
            for child in section.children:
                report.note(LEFT_OUT[section.tag], child.get("name") or f"{child.tag[:40]} in line {child.line}")
        elif section.tag not in READ:
            report.ignore(f"<{section.tag[:40]}> in <mujoco>", section.line)
    for option in root.all("option"):
        for key in ("density", "viscosity"):
            if values.number(option, key, 0.0):
                report.note("warning: the fluid around the model is left out", f"{key} in line {option.line}")
        for flag in option.all("flag"):
            for key in ("damper", "passive", "frictionloss"):
                if flag.get(key) == "disable":
                    report.note("warning: friction is read although <flag> switches it off; use compile(..., friction=False)", key)


def _tendons(section: Element, values: Values, report: MjcfReport, defaults: Defaults) -> None:
    for tendon in section.children:
        name = tendon.get("name") or f"{tendon.tag[:40]} in line {tendon.line}"
        element = defaults.filled(tendon, None)
        if any(any(values.numbers(element, key, 3, (), least=1)) for key in ("armature", "stiffness", "damping", "frictionloss")):
            report.note(
                "warning: <tendon> with a spring, damper, friction or inertia, which MuJoCo's equations have, is left out", name
            )
        else:
            report.note("ignored: <tendon>", name)
