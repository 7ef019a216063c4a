"""Mass properties of an MJCF body: from <inertial>, or from its geoms, then as the compiler's settings bend them.

Shapes are solid and of uniform density.  sphere (r), box (half-lengths a, b, c), ellipsoid (radii a, b, c), cylinder and capsule
(r, half-length h of the cylinder part, along z).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from isodyn.model.link import Shape
from isodyn.model.mjcf_report import MjcfReport
from isodyn.model.mjcf_values import SHORTEST, Settings, Values, short, z_to
from isodyn.model.xml import Element
from isodyn.spatial import Array, pose

#: shape -> how many sizes it needs, and how many with `fromto`
SIZES = {"sphere": (1, 0), "box": (3, 1), "ellipsoid": (3, 1), "cylinder": (2, 1), "capsule": (2, 1)}
WITHOUT_MASS = ("plane", "hfield")
MESHES = ("mesh", "sdf")


@dataclass(frozen=True)
class Part:
    """Mass [kg], centre of mass [m] and inertia about it [kg m2], in the body's frame."""

    mass: float
    com: Array
    inertia: Array


NOTHING = Part(0.0, np.zeros(3), np.zeros((3, 3)))


# -- <inertial> -------------------------------------------------------------------------------------------------------


def explicit(element: Element, at: Array, values: Values, settings: Settings, report: MjcfReport, body: str) -> Part:
    """What <inertial> says; `at` is the pose of the <frame> it may stand in."""
    mass = values.number(element, "mass", minimum=0.0)
    values.numbers(element, "pos", 3)  # needed, unlike elsewhere
    own = at @ values.pose(element, settings)
    diagonal, full = element.get("diaginertia"), element.get("fullinertia")
    if diagonal is not None and full is not None:
        raise values.error(element, f"body {body!r}: <inertial> has both 'diaginertia' and 'fullinertia'; give one")
    if full is not None:
        if any(element.get(key) is not None for key in ("quat", "axisangle", "xyaxes", "zaxis", "euler")):
            remedy = "an orientation goes with 'diaginertia'"
            raise values.error(element, f"body {body!r}: <inertial> has 'fullinertia' and an orientation; {remedy}")
        xx, yy, zz, xy, xz, yz = values.numbers(element, "fullinertia", 6)
        moments = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    else:
        moments = np.diag(values.numbers(element, "diaginertia", 3, (0.0, 0.0, 0.0)))
        if diagonal is None:
            report.note("assumed: a point mass, for want of 'diaginertia' or 'fullinertia' in <inertial>", body)
    if np.linalg.eigvalsh(moments)[0] < 0 and settings.boundinertia <= 0:
        report.note("warning: MuJoCo refuses an inertia with a negative moment; it is used all the same", body)
    return Part(mass, own[:3, 3], turned(moments, own[:3, :3]))


def turned(moments: Array, R: Array) -> Array:
    """R moments R^T, exactly symmetric."""
    if np.array_equal(R, np.eye(3)):
        return moments
    result = R @ moments @ R.T
    symmetric: Array = (result + result.T) / 2
    return symmetric


# -- geoms ------------------------------------------------------------------------------------------------------------


def from_geom(element: Element, at: Array, values: Values, settings: Settings, body: str) -> Part | None:
    """What one geom weighs, or None when it takes no part (its group, no mass); `at` is the pose of its <frame>."""
    kind = element.get("type") or "sphere"
    group = values.number(element, "group", 0.0)
    if kind in WITHOUT_MASS or not settings.groups[0] <= group <= settings.groups[1]:
        return None
    mass = None if element.get("mass") is None else values.number(element, "mass", minimum=0.0)
    density = values.number(element, "density", 1000.0, minimum=0.0)
    if mass == 0.0 or (mass is None and density == 0.0):
        return None
    _refuse_meshes(element, kind, values, body)
    if values.flag(element, "shellinertia", False):
        raise values.error(element, f"body {body!r}: a geom has shellinertia, which is not supported; give the body an <inertial>")
    size, own = placed(element, kind, values, settings)
    volume, radii = solid(kind, size)
    mass = density * volume if mass is None else mass
    own = at @ own
    return Part(mass, own[:3, 3], turned(mass * np.diag(radii), own[:3, :3]))


def is_mesh(element: Element) -> bool:
    """Whether a geom is a mesh, or fitted to one."""
    return element.get("type") in MESHES or element.get("mesh") is not None


def _refuse_meshes(element: Element, kind: str, values: Values, body: str) -> None:
    if is_mesh(element):
        what = f"a {kind} geom" if kind in MESHES else f"a {kind} fitted to the mesh {short(element.get('mesh'))}"
        raise values.error(
            element,
            f"body {body!r}: its mass comes from {what}, and isodyn does not open meshes; give the body an <inertial> "
            "(MuJoCo writes one: set <compiler saveinertial='true'/> and call mujoco.mj_saveLastXML), or set the geom's mass to 0",
        )
    if kind not in SIZES:
        known = ", ".join([*SIZES, *WITHOUT_MASS, *MESHES])
        raise values.error(element, f"body {body!r}: a geom of type {kind[:40]!r}; expected {known}")


def placed(element: Element, kind: str, values: Values, settings: Settings) -> tuple[tuple[float, ...], Array]:
    """(sizes, pose in its frame) of a primitive, by `fromto` where it has one."""
    ends = element.get("fromto")
    needed = SIZES[kind][ends is not None]
    if not needed:
        raise values.error(element, f"<geom type={kind!r}> cannot have 'fromto'; capsules, cylinders, boxes and ellipsoids can")
    size = values.numbers(element, "size", 3, (), least=1)
    if len(size) < needed or min(size[:needed]) <= 0:
        raise values.error(
            element, f"<geom type={kind!r}> needs {needed} positive numbers as 'size', got {short(element.get('size'))}"
        )
    if ends is None:
        return size[:needed], values.pose(element, settings)
    points = np.array(values.numbers(element, "fromto", 6))
    along = points[3:] - points[:3]
    length = math.hypot(*along)
    if length < SHORTEST:
        raise values.error(element, f"<geom fromto={short(ends)}>: the two points are one")
    thick = size[:1] if kind in ("cylinder", "capsule") else (size[0], size[0])
    return (*thick, length / 2), pose(z_to(along / length), (points[:3] + points[3:]) / 2)


def solid(kind: str, size: Sequence[float]) -> tuple[float, tuple[float, float, float]]:
    """(volume [m3], the three principal moments per unit mass [m2])."""
    if kind == "sphere":
        (r,) = size
        return 4 / 3 * math.pi * r**3, (0.4 * r * r,) * 3
    if kind in ("box", "ellipsoid"):
        a, b, c = size
        volume, share = (8.0, 3.0) if kind == "box" else (4 / 3 * math.pi, 5.0)
        return volume * a * b * c, ((b * b + c * c) / share, (a * a + c * c) / share, (a * a + b * b) / share)
    r, h = size
    across, about = r * r / 4 + h * h / 3, r * r / 2
    if kind == "cylinder":
        return 2 * math.pi * r * r * h, (across, across, about)
    caps = 2 * r / (2 * r + 3 * h)  # the share of the two half-spheres; their centres are 3/8 r beyond the cylinder's ends
    tube = 1 - caps
    across, about = tube * across + caps * (0.4 * r * r + 0.75 * r * h + h * h), tube * about + caps * 0.4 * r * r
    return math.pi * r * r * (2 * h + 4 / 3 * r), (across, across, about)


def together(parts: Sequence[Part]) -> Part:
    """Bodies fixed to each other (parallel axes)."""
    if len(parts) == 1:
        return parts[0]
    mass = sum(part.mass for part in parts)
    if not mass:
        return NOTHING
    com = sum((part.mass * part.com for part in parts), np.zeros(3)) / mass
    inertia = np.zeros((3, 3))
    for part in parts:
        r = part.com - com
        inertia += part.inertia + part.mass * ((r @ r) * np.eye(3) - np.outer(r, r))
    return Part(mass, com, inertia)


# -- the compiler's settings ------------------------------------------------------------------------------------------


def bounded(part: Part, settings: Settings, report: MjcfReport, body: str) -> Part:
    """boundmass, boundinertia and balanceinertia, in MuJoCo's order."""
    mass, inertia = part.mass, part.inertia
    if mass < settings.boundmass:
        report.note(f"applied: <compiler boundmass='{settings.boundmass:g}'> raised the mass of", body)
        mass = settings.boundmass
    if not settings.boundinertia > 0 and not settings.balanceinertia:
        return Part(mass, part.com, inertia)
    moments, axes = principal(inertia)
    if (moments < settings.boundinertia).any():
        report.note(f"applied: <compiler boundinertia='{settings.boundinertia:g}'> raised principal moments of", body)
        moments = np.maximum(moments, settings.boundinertia)
        inertia = turned(np.diag(moments), axes)
    low, mid, high = sorted(moments)
    if settings.balanceinertia and low + mid < high:
        report.note("applied: <compiler balanceinertia> made the three principal moments equal of", body)
        inertia = np.eye(3) * (low + mid + high) / 3
    return Part(mass, part.com, inertia)


def principal(inertia: Array) -> tuple[Array, Array]:
    """(moments, axes as columns); a diagonal matrix is taken as it is."""
    if not (inertia - np.diag(inertia.diagonal())).any():
        return inertia.diagonal().copy(), np.eye(3)
    moments, axes = np.linalg.eigh(inertia)
    return moments, axes


# -- for show ---------------------------------------------------------------------------------------------------------


def drawn(element: Element, at: Array, values: Values, settings: Settings) -> list[Shape]:
    """The geom as drawing shapes; a capsule is a cylinder with two spheres; planes, meshes and ellipsoids are left out."""
    kind = element.get("type") or "sphere"
    if kind not in ("sphere", "box", "cylinder", "capsule") or element.get("mesh") is not None:
        return []
    size, own = placed(element, kind, values, settings)
    own = at @ own
    role = "visual" if values.number(element, "group", 0.0) <= 2 else "collision"  # MuJoCo shows groups 0 to 2
    if kind == "sphere":
        return [Shape("sphere", size, pose=own, role=role)]
    if kind == "box":
        return [Shape("box", tuple(2 * x for x in size), pose=own, role=role)]
    r, h = size
    ends = [own @ pose(None, (0, 0, z)) for z in (-h, h)] if kind == "capsule" else []
    return [Shape("cylinder", (r, 2 * h), pose=own, role=role), *(Shape("sphere", (r,), pose=end, role=role) for end in ends)]
