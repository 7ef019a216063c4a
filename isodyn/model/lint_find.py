"""What the linter's rules look for: each function finds (where, value), the rows that use them are in lint_rules."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

import numpy as np

from isodyn.model.angles import LARGE, NEARLY, is_right, nearly_right, rpy_of
from isodyn.model.joint import Joint
from isodyn.model.link import LONG
from isodyn.model.lint import LinkView, Subject
from isodyn.spatial import Array, is_symbolic, skew

Found = Iterable[tuple[str, str]]  # (where, value)

#: relative size of rounding in sums of moments
ROUNDING = 1e-9
#: moments that break the triangle inequality by less may be those of a plate, printed to two or three digits
PRINTED = 1e-2
OSMIUM = 22_600.0  # kg/m3, the densest metal
GAS = 0.05  # kg/m3, less than air


def each_link(test: Callable[[LinkView, Subject], str | None]) -> Callable[[Subject], Found]:
    """Apply a test to every moving link; the text it returns is the value."""
    return lambda s: ((view.where, value) for view in s.links if (value := test(view, s)) is not None)


def each_joint(test: Callable[[Joint], str | None]) -> Callable[[Subject], Found]:
    return lambda s: ((f"joint {joint.name!r}", value) for joint in s.joints if (value := test(joint)) is not None)


# -- bodies -----------------------------------------------------------------------------------------------------------


def _moments(view: LinkView) -> str:
    return "principal moments " + ", ".join(f"{x:.4g}" for x in view.moments) + " kg m2"


def negative(view: LinkView, _: Subject) -> str | None:
    return _moments(view) if view.moments[0] < -ROUNDING * np.abs(view.moments).max() else None


def _excess(view: LinkView) -> float:
    """How far the largest moment is above the sum of the others, relative to it; 0 when it is not."""
    low, mid, high = view.moments
    return float(max(high - low - mid, 0.0) / high) if high > 0 and low > -ROUNDING * high else 0.0


def triangle(view: LinkView, _: Subject) -> str | None:
    low, mid, high = view.moments
    return f"{high:.4g} > {low:.4g} + {mid:.4g} kg m2" if _excess(view) > PRINTED else None


def triangle_rounded(view: LinkView, _: Subject) -> str | None:
    low, mid, high = view.moments
    return f"{high:.6g} > {low:.6g} + {mid:.6g} kg m2" if ROUNDING < _excess(view) <= PRINTED else None


def semidefinite(view: LinkView, _: Subject) -> str | None:
    high = view.moments[2]
    return _moments(view) if view.mass > 0 and high > 0 and abs(view.moments[0]) <= ROUNDING * high else None


def without_inertia(view: LinkView, _: Subject) -> str | None:
    return f"mass {view.mass:.4g} kg" if view.mass > 0 and not view.inertia.any() else None


def without_mass(view: LinkView, _: Subject) -> str | None:
    return _moments(view) if view.mass == 0 else None


def _isotropic(view: LinkView) -> float:
    """The moment of an inertia that is a multiple of the identity, else 0."""
    value = float(view.inertia[0, 0])
    return value if value > 0 and (view.inertia == value * np.eye(3)).all() else 0.0


def placeholder(view: LinkView, _: Subject) -> str | None:
    value = _isotropic(view)
    return f"{value:g} times the identity" if value in (1.0, 0.1, 0.01) else None


def round(view: LinkView, _: Subject) -> str | None:
    value = _isotropic(view)
    is_short = value and float(f"{value:.0e}") == value and value not in (1.0, 0.1, 0.01)
    return f"{value:g} times the identity" if is_short else None


def repeated(s: Subject) -> Iterator[tuple[str, str]]:
    same: dict[bytes, list[LinkView]] = defaultdict(list)
    for view in s.links:
        if view.inertia.any():
            same[view.inertia.tobytes()].append(view)
    for views in same.values():
        if len(views) >= 3 and len({view.mass for view in views}) >= 3:
            yield s.where, ", ".join(view.link.name for view in views[:6])


def dense(view: LinkView, _: Subject) -> str | None:
    """By its shapes, else as the solid box of the same moments."""
    volume = _shape_volume(view) or float(view.box.prod())
    return f"about {view.mass / volume:.3g} kg/m3" if view.mass > 0 and 0 < volume < view.mass / OSMIUM else None


def thin(view: LinkView, _: Subject) -> str | None:
    volume = float(view.box.prod())
    return f"about {view.mass / volume:.2g} kg/m3" if view.is_physical and view.mass < GAS * volume else None


def _shape_volume(view: LinkView) -> float:
    """Of the link's shapes together, 0 when there is none of known volume; visual and collision shapes may coincide."""
    volumes = {"visual": 0.0, "collision": 0.0}
    for shape in view.link.shapes:
        if shape.kind == "mesh" or shape.kind not in _VOLUMES or not shape.size:
            return 0.0
        volumes[shape.role] = volumes.get(shape.role, 0.0) + _VOLUMES[shape.kind](*shape.size)
    return max(volumes.values())


_VOLUMES: dict[str, Callable[..., float]] = {
    "box": lambda x, y, z: x * y * z,
    "cylinder": lambda r, h: math.pi * r * r * h,
    "sphere": lambda r: 4 / 3 * math.pi * r**3,
}


def spread_out(view: LinkView, s: Subject) -> str | None:
    k = view.gyration
    is_large = view.extent > 0 and k > 4 * view.extent and k > 0.3 * s.reach and k > 3 * view.com_distance
    return f"radius of gyration {k:.3g} m, frames {view.extent:.3g} m apart" if is_large and k <= 10 else None


def pointlike(view: LinkView, _: Subject) -> str | None:
    k = view.gyration
    return f"radius of gyration {k * 1000:.2g} mm, mass {view.mass:.3g} kg" if 0 < k < 1e-3 and view.mass > 0.05 else None


def far_com(view: LinkView, s: Subject) -> str | None:
    """Beyond what its box, its own frames and a good part of the arm could reach."""
    d, half_diagonal = view.com_distance, float(np.linalg.norm(view.box)) / 2
    is_far = view.mass > 0 and s.reach and d > max(2.5 * half_diagonal, 2 * view.extent, 0.3 * s.reach)
    return f"{d:.3g} m from the nearest frame of the link" if is_far and d <= 10 else None


def at_origins(s: Subject) -> Iterator[tuple[str, str]]:
    heavy = [view for view in s.links if view.mass > 0]
    if len(heavy) >= 3 and not any(view.com.any() for view in heavy):
        yield s.where, f"{len(heavy)} links"


def _parallel_axes(view: LinkView) -> Array:
    """m (c^2 1 - c c^T): what moving the reference point from com to the link's joint adds to the inertia."""
    c = view.com - view.points[1]
    return -view.mass * (skew(c) @ skew(c))


def about_joint(view: LinkView, _: Subject) -> str | None:
    """Both moments across the way from joint to com as for a bar about its end (k = 1.15 c), and little along it."""
    c = view.com - view.points[1]
    d = float(np.linalg.norm(c))
    if not view.is_physical or d == 0:
        return None
    along = view.inertia @ c / d
    moment = float(along @ c) / d
    across = [x for x in np.sqrt(view.moments / view.mass) / d if x > 0][1:]
    aligned = np.linalg.norm(along - moment * c / d) < 0.1 * view.moments[2] and moment < 0.3 * view.moments[1]
    is_bar = aligned and len(across) == 2 and all(1.05 < x < 1.3 for x in across)
    return f"radii of gyration {across[0] * d:.3g} and {across[1] * d:.3g} m, com {d:.3g} m from the joint" if is_bar else None


def moved_twice(view: LinkView, _: Subject) -> str | None:
    low, mid, high = np.linalg.eigvalsh(view.inertia + _parallel_axes(view))
    impossible = view.moments[0] < -ROUNDING * np.abs(view.moments).max() or _excess(view) > PRINTED
    is_cured = view.mass > 0 and impossible and low > 0 and high <= (low + mid) * (1 + ROUNDING)
    return _moments(view) if is_cured else None


# -- joints -----------------------------------------------------------------------------------------------------------


def singular(s: Subject) -> Iterator[tuple[str, str]]:
    """A tip body that its joint moves without effort: no mass to slide, or no inertia about the axis."""
    for joint, body in s.tip_bodies():
        axis, com, I = (np.asarray(x, dtype=float) for x in (body.axis, body.com, body.inertia))
        lever = np.cross(axis, com)
        effective = body.mass if joint.slides else axis @ I @ axis + body.mass * lever @ lever
        if abs(effective + body.armature) <= 1e-15 * (body.mass + np.abs(I).max()):
            unit = "kg" if joint.slides else "kg m2 about its axis"
            yield f"joint {joint.name!r}", f"moves {effective + body.armature:g} {unit}"


def massless(s: Subject) -> Iterator[tuple[str, str]]:
    for joint, body in zip(s.joints, s.tree.bodies, strict=True):
        if not is_symbolic(body.mass) and body.mass == 0:
            yield f"link {joint.child!r}", "mass 0 kg, what is fixed to it included"


def near_right(s: Subject) -> Iterator[tuple[str, str]]:
    for joint in s.robot.joints:
        for what, T in (("origin", joint.origin), ("mount", joint.mount)):
            if T.dtype != object and (angle := _odd_angle(T[:3, :3])) is not None:
                yield f"joint {joint.name!r}", f"{what}: {angle!r} rad"
        if joint.turns and not is_symbolic(joint.offset) and nearly_right(joint.offset):
            yield f"joint {joint.name!r}", f"offset: {joint.offset!r} rad"


def _odd_angle(R: Array) -> float | None:
    """An angle of a rotation that is nearly but not exactly a right one; small turns near the identity are left alone."""
    odd = [angle for angle in rpy_of(R) if nearly_right(angle)]
    if odd:
        return odd[0]
    nearest = np.round(R)
    off = float(np.abs(R - nearest).max())
    is_odd = 0 < off < NEARLY and off > 1e-15 and not (nearest == np.eye(3)).all()
    return next((angle for angle in rpy_of(R) if not is_right(angle)), off) if is_odd else None


def degrees(joint: Joint) -> str | None:
    ends = [x for x in (joint.limits.lower, joint.limits.upper) if math.isfinite(x) and abs(x) > 4 * math.pi]
    return f"limit {ends[0]:g} rad, {abs(ends[0]) / (2 * math.pi):.1f} turns" if joint.turns and ends else None


def offset_degrees(joint: Joint) -> str | None:
    is_large = joint.turns and not is_symbolic(joint.offset) and abs(joint.offset) > LARGE
    return f"offset {joint.offset:g} rad" if is_large else None


def turned_degrees(s: Subject) -> Iterator[tuple[str, str]]:
    for joint in s.robot.joints:
        for what, T in (("origin", joint.origin), ("mount", joint.mount)):
            found = [(x, k) for x in rpy_of(T[:3, :3]) if (k := _degrees(x))] if T.dtype != object else []
            if found:
                yield f"joint {joint.name!r}", f"{what}: {found[0][0]:.6g} rad, as {found[0][1]:g} rad less whole turns"


def _degrees(angle: float) -> float | None:
    """A multiple of 15 up to 360 that is this angle [rad] but for whole turns, or pi less it, as steep pitches come back."""
    for folded in (angle, math.pi - angle):
        for k in range(-360, 361, 15):
            if k and abs(math.remainder(folded - k, 2 * math.pi)) < ROUNDING:
                return k
    return None


def fast(joint: Joint) -> str | None:
    speed = joint.limits.velocity
    return f"{speed:g} rad/s" if joint.turns and 50 < speed < math.inf else None


def no_range(joint: Joint) -> str | None:
    return f"{joint.limits.lower:g} .. {joint.limits.upper:g} {joint.unit}" if joint.limits.lower == joint.limits.upper else None


def unreachable(joint: Joint) -> str | None:
    lower, upper = joint.limits.lower, joint.limits.upper
    return f"{lower:g} .. {upper:g} {joint.unit}" if lower == math.inf or upper == -math.inf else None


def stuck(joint: Joint) -> str | None:
    zero = [key for key in ("velocity", "effort") if getattr(joint.limits, key) == 0]
    return f"{' and '.join(zero)} limit 0" if zero and not (zero == ["effort"] and joint.passive) else None


def zero_outside(joint: Joint) -> str | None:
    lower, upper = joint.limits.lower, joint.limits.upper
    return f"{lower:g} .. {upper:g} {joint.unit}" if lower < upper and (lower > 0 or upper < 0) else None


def lost_mimic(s: Subject) -> Iterator[tuple[str, str]]:
    names = {joint.name for joint in s.robot.joints}
    for joint in s.joints:
        if joint.mimic and (joint.mimic.joint not in names or joint.mimic.joint == joint.name):
            yield f"joint {joint.name!r}", f"mimics {joint.mimic.joint!r}"


# -- units and the robot as a whole -----------------------------------------------------------------------------------


def long(s: Subject) -> Iterator[tuple[str, str]]:
    for joint in s.robot.joints:
        if joint.origin.dtype != object and joint.mount.dtype != object:
            length = max(np.linalg.norm(T[:3, 3]) for T in (joint.origin, joint.mount))
            if length > LONG:
                yield f"joint {joint.name!r}", f"{length:.4g} m from its parent's frame"
    for view in s.links:
        if view.com_distance > LONG:
            yield view.where, f"com {view.com_distance:.4g} m from the link's frames"


def heavy(view: LinkView, _: Subject) -> str | None:
    return f"mass {view.mass:.4g} kg" if view.mass > 1000 else None


def huge_inertia(view: LinkView, _: Subject) -> str | None:
    return f"radius of gyration {view.gyration:.3g} m" if view.gyration > 10 else None


def _gravity(s: Subject) -> float | None:
    return None if s.robot.gravity.dtype == object else float(np.linalg.norm(s.robot.gravity))


def gravity_unit(s: Subject) -> Found:
    g = _gravity(s)
    return [(s.where, f"{g:g} m/s2")] if g is not None and g > 50 else []


def gravity_odd(s: Subject) -> Found:
    g = _gravity(s)
    return [(s.where, f"{g:g} m/s2")] if g is not None and 0 < g <= 50 and not 9.5 < g < 10.1 else []


def none(what: Callable[[Joint], bool]) -> Callable[[Subject], Found]:
    """When no moving joint has it."""
    return lambda s: [(s.where, f"{len(s.joints)} joints")] if s.joints and not any(map(what, s.joints)) else []


def symbolic(s: Subject) -> Found:
    return [(s.where, ", ".join(list(s.symbols)[:6]))] if s.symbols else []


def has_rotor(joint: Joint) -> bool:
    return is_symbolic(joint.rotor_inertia) or joint.rotor_inertia > 0


def has_friction(joint: Joint) -> bool:
    return any(is_symbolic(x) or x != 0 for x in (joint.viscous, *joint.coulomb))


def has_range(joint: Joint) -> bool:
    return joint.limits.lower > -math.inf or joint.limits.upper < math.inf
