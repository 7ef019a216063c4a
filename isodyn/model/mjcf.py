"""MJCF in: bodies, hinges, slides, defaults and geoms as MuJoCo's compiler reads them, and a report of what was left out.

Format: MuJoCo's XML reference (mujoco.readthedocs.io), checked against MuJoCo itself in tests/test_mjcf.py.  q is MuJoCo's qpos:
a joint's `ref` becomes an offset.  A body with several joints hangs on massless links called "body:joint" (see hang.py).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from isodyn.errors import FormatError, ModelError
from isodyn.model.hang import Moving, Names, hang
from isodyn.model.joint import Joint
from isodyn.model.link import Link, Shape
from isodyn.model.mjcf_defaults import ACTUATORS, Defaults, unknown_attribute
from isodyn.model.mjcf_include import Includes
from isodyn.model.mjcf_inertia import NOTHING, Part, bounded, drawn, explicit, from_geom, is_mesh, together
from isodyn.model.mjcf_joint import Added, moving, of_actuator, refused
from isodyn.model.mjcf_report import MjcfReport
from isodyn.model.mjcf_sections import gravity_of, remarks, settings_of
from isodyn.model.mjcf_values import Values
from isodyn.model.robot import Robot
from isodyn.model.xml import Element, parse_xml
from isodyn.spatial import Array

WORLD = "world"
#: elements that make other elements: what they would make is not here
MACROS = ("replicate", "attach", "composite", "flexcomp")


def is_mjcf(text: str | bytes) -> bool:
    """Whether model text has <mujoco> for its root, looking past comments and the XML declaration."""
    if isinstance(text, bytes):
        text = text.decode("utf-16" if text[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8", errors="replace")
    at = len(text) - len(text.lstrip("\ufeff \t\r\n"))
    while text.startswith(("<?", "<!--"), at):
        end = "?>" if text.startswith("<?", at) else "-->"
        found = text.find(end, at)
        if found < 0:
            return False
        at = found + len(end)
        while text[at : at + 1].isspace():
            at += 1
    return text.startswith("<mujoco", at)


def from_mjcf(source: str | bytes | os.PathLike[str], *, gravity: Any = None, sites: bool = False) -> Robot:
    """A robot from an MJCF path or text.

    gravity   (3,) [m/s2]; the file's own <option gravity=...> when left alone
    sites     whether sites become massless links, so that they can be asked for as frames
    """
    root, origin = parse_xml(source, "MJCF")
    includes = Includes(source, origin)
    includes.expand(root)
    return _Reader(root, Values(origin, includes.origins), sites).robot(gravity)


@dataclass(frozen=True)
class _Body:
    """A <body> in its place: the parent's name, its pose there, its own name, and its children with the frames they stand in.

    fixed   whether neither the body nor any that carries it has a joint: what it weighs does not matter
    """

    element: Element
    parent: str
    name: str
    at: Array
    childclass: str | None
    children: tuple[tuple[Element, Array, str | None], ...]
    fixed: bool


class _Reader:
    """One reading of one model."""

    def __init__(self, root: Element, values: Values, sites: bool):
        if root.tag != "mujoco":
            raise values.error(root, f"the root element is <{root.tag[:40]}>, expected <mujoco>; {_other_format(root.tag)}")
        self.root, self.values, self.sites = root, values, sites
        self.report = MjcfReport()
        self.settings = settings_of(root, values, self.report)
        self.defaults = Defaults(values)
        for section in root.all("default"):
            self.defaults.read(section)
        for name in self.defaults.renamed:
            self.report.assume(f"default class {name!r} is another name of the top-level class 'main', as in MuJoCo 2")
        self.links, self.joints = Names(), Names()

    def robot(self, gravity: Any) -> Robot:
        name = self.root.get("model") or "MuJoCo Model"
        bodies = list(self.bodies())
        if not bodies:
            raise self.values.error(self.root, "the model has no <body> in its <worldbody>")
        added = self.actuators()
        remarks(self.root, self.values, self.report, self.defaults)
        parts = self.weighed([self.part(body) for body in bodies])
        links, joints = [Link(WORLD, shapes=())], list[Joint]()
        for body, part in zip(bodies, parts, strict=True):
            new = self.hung(body, part, added)
            links += new[0]
            joints += new[1]
        for joint in added:
            if joint not in self.joints.taken:
                raise self.values.error(self.root, f"an actuator drives joint {joint[:80]!r}, which does not exist")
        source = "MJCF" if self.values.origin == "text" else self.values.origin
        field = gravity_of(self.root, self.values, self.report) if gravity is None else gravity
        return Robot(name, tuple(links), tuple(joints), field, self.report.lines(), source)

    # -- the tree of bodies -------------------------------------------------------------------------------------------

    def bodies(self) -> Iterator[_Body]:
        """Every <body>, parents first, brothers in the order of the file; names are made unique on the way."""
        self.take_names()
        fixed = {WORLD}
        stack: list[tuple[Element, str, Array, str | None]] = []
        for section in reversed(list(self.root.all("worldbody"))):
            children = self.placed(section, None)
            wrong = next((child for child, _, _ in children if child.tag in ("joint", "freejoint", "inertial")), None)
            if wrong is not None:
                raise self.values.error(wrong, f"<{wrong.tag}> in <worldbody>: the world does not move; put it into a <body>")
            stack += reversed([(child, WORLD, at, style) for child, at, style in children if child.tag == "body"])
        while stack:
            element, parent, at, style = stack.pop()
            self.unknown(element)
            style = self.defaults.check(element, "childclass") or style
            children = self.placed(element, style)
            name = element.get("name") or self.links.fresh(f"{parent}_child")
            if parent in fixed and not any(child.tag in ("joint", "freejoint") for child, _, _ in children):
                fixed.add(name)
            yield _Body(element, parent, name, at @ self.values.pose(element, self.settings), style, children, name in fixed)
            stack += reversed([(child, name, here, inner) for child, here, inner in children if child.tag == "body"])

    def take_names(self) -> None:
        """Names of the file come first; names made up here give way to them."""
        self.links.taken.add(WORLD)
        stack = list(self.root.all("worldbody"))
        while stack:
            element = stack.pop()
            stack += reversed(element.children)
            names = {"body": self.links, "joint": self.joints}.get(element.tag)
            name = element.get("name")
            if names is None or not name:
                continue
            if name in names.taken:
                raise self.values.error(element, f"{element.tag} name {name[:80]!r} is used already; names must be unique")
            names.taken.add(name)

    def placed(self, element: Element, style: str | None) -> tuple[tuple[Element, Array, str | None], ...]:
        """The children of a body with <frame>s dissolved: (element, pose of its frame in the body, class it inherits)."""
        result = []
        stack: list[tuple[Element, Array, str | None]] = [(child, np.eye(4), style) for child in reversed(element.children)]
        while stack:
            child, at, inner = stack.pop()
            if child.tag in MACROS:
                raise self.values.error(
                    child,
                    f"<{child.tag}> makes bodies when MuJoCo compiles the model; let MuJoCo write the model out "
                    "(mujoco.mj_saveLastXML), or load the compiled mujoco.MjModel itself",
                )
            if child.tag != "frame":
                result.append((child, at, inner))
                continue
            self.unknown(child)
            inner = self.defaults.check(child, "childclass") or inner
            at = at @ self.values.pose(child, self.settings)
            stack += [(each, at, inner) for each in reversed(child.children)]
        return tuple(result)

    # -- what a body weighs -------------------------------------------------------------------------------------------

    def part(self, body: _Body) -> Part:
        """Mass properties by <inertial> or geoms, as `inertiafromgeom` decides, then bounded."""
        given = [(child, at) for child, at, _ in body.children if child.tag == "inertial"]
        if len(given) > 1:
            raise self.values.error(given[1][0], f"body {body.name!r} has two <inertial>; give one")
        rule, part = self.settings.inertiafromgeom, NOTHING
        for element, at in given:
            self.unknown(element)
            part = explicit(element, at, self.values, self.settings, self.report, body.name)
        if rule == "true" or (rule == "auto" and not given):
            geoms = [(self.defaults.filled(child, style), at) for child, at, style in body.children if child.tag == "geom"]
            if body.fixed and self.settings.settotalmass <= 0 and any(is_mesh(geom) for geom, _ in geoms):
                self.report.note("assumed: no mass for the meshes of bodies that cannot move", body.name)
                geoms = [(geom, at) for geom, at in geoms if not is_mesh(geom)]
            weights = [from_geom(geom, at, self.values, self.settings, body.name) for geom, at in geoms]
            present = [weight for weight in weights if weight is not None]
            part = together(present) if present else part
        if part is NOTHING and self.settings.boundmass > 0:
            part = replace(part, com=body.at[:3, 3])  # where MuJoCo puts the mass it gives an empty body
        part = bounded(part, self.settings, self.report, body.name)
        if not part.mass:
            self.report.note("assumed: no mass, for want of an <inertial> or a geom with mass", body.name)
        return part

    def weighed(self, parts: list[Part]) -> list[Part]:
        """All parts scaled to settotalmass, if that is set."""
        wanted, total = self.settings.settotalmass, sum(part.mass for part in parts)
        if wanted <= 0 or not parts:
            return parts
        if not total > 0 or not wanted / total < 1e50:
            reason = f"<compiler settotalmass='{wanted:g}'>: the bodies weigh {total:g} kg together; give them mass"
            raise self.values.error(self.root, reason)
        self.report.assume(f"<compiler settotalmass='{wanted:g}'> scales all masses and inertias by {wanted / total:.6g}")
        scale = wanted / total
        return [Part(part.mass * scale, part.com, part.inertia * scale) for part in parts]

    # -- links and joints ---------------------------------------------------------------------------------------------

    def hung(self, body: _Body, part: Part, added: Added) -> tuple[list[Link], list[Joint]]:
        """The body and what carries it."""
        self.remark(body)
        try:
            link = Link(body.name, part.mass, part.com, part.inertia, self.shapes(body))
            links, joints = hang(body.parent, link, body.at, list(self.moving(body, added)), self.links, self.joints)
            if self.sites:
                for name, at in self.site_frames(body):
                    links.append(Link(name))
                    joints.append(Joint(self.joints.fresh(f"{name}_fixed"), body.name, name, "fixed", at))
        except FormatError:
            raise
        except ModelError as error:
            raise self.values.error(body.element, str(error)) from None
        self.report.physical(link)
        return links, joints

    def remark(self, body: _Body) -> None:
        if self.values.number(body.element, "gravcomp", 0.0):
            self.report.note("warning: gravcomp is left out; here these bodies have their whole weight", body.name)
        if self.values.flag(body.element, "mocap", False):
            self.report.note("assumed: mocap bodies stay where the file draws them", body.name)

    def moving(self, body: _Body, added: Added) -> Iterator[Moving]:
        """The body's joints in the order of the file."""
        for child, at, style in body.children:
            if child.tag == "freejoint":
                raise refused(child, "free", body.name, self.values)
            if child.tag == "joint":
                self.unknown(child)
                name = child.get("name") or self.joints.fresh(f"{body.name}_joint")
                element = self.defaults.filled(child, style)
                yield moving(element, name, at, body.name, self.values, self.settings, self.report, added)

    def shapes(self, body: _Body) -> tuple[Shape, ...]:
        result: list[Shape] = []
        for child, at, style in body.children:
            if child.tag == "geom":
                self.unknown(child)
                result += drawn(self.defaults.filled(child, style), at, self.values, self.settings)
        return tuple(result)

    def site_frames(self, body: _Body) -> Iterator[tuple[str, Array]]:
        """(name, pose in the body) of the body's sites."""
        for child, at, style in body.children:
            if child.tag == "site" and child.get("fromto") is None:
                element = self.defaults.filled(child, style)
                yield self.links.fresh(child.get("name") or f"{body.name}_site"), at @ self.values.pose(element, self.settings)

    def actuators(self) -> Added:
        """What actuators add to joints."""
        added: Added = {}
        for section in self.root.all("actuator"):
            for child in section.children:
                if child.tag in ACTUATORS:
                    of_actuator(self.defaults.filled(child, None), self.values, self.report, added)
        return added

    def unknown(self, element: Element) -> None:
        name = unknown_attribute(element)
        if name is not None:
            self.report.note(f"warning: MJCF has no such attribute of <{element.tag}>; it is left out", name[:80])


def _other_format(tag: str) -> str:
    if tag == "robot":
        return "this is URDF; use Robot.from_urdf or name the file .urdf"
    if tag == "mujocoinclude":
        return "this is a part that other files include; give the file that includes it"
    return "this is SDF, which is not supported" if tag == "sdf" else "is this an MJCF file?"
