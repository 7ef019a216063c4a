"""Flexible links: a link becomes a chain of rigid sublinks with elastic joints between them.

A beam of length L is cut into nu equal elements. Each element bends at one elastic joint. The parts between two joints, before the
first and after the last are rigid sublinks: nu + 1 of them, of lengths L/(2 nu), L/nu, ..., L/nu, L/(2 nu) for a uniform beam. The
stiffness of a joint is that of its element, and it is at the centre of the element's compliance,

    1/K = integral of ds/EI        x = K integral of s ds/EI        over the element                                           (68)

so a moment at the tip causes the exact rotation and translation of the tip, for every nu and EI(s). A force at the tip causes the
exact rotation, and a translation that is too small by the fraction 1/(4 nu^2) (76). Errors of frequencies decrease with 1/nu^2. A
sublink has the mass, centre of mass and inertia of its part of the beam. The result is an ordinary robot.

Source: L. Celentano (2008), section 5.1, for uniform beams in a plane.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np

from isodyn.check import constant, finite, frozen, is_number, mapping, one_of, short, whole
from isodyn.errors import ModelError
from isodyn.model.joint import Joint
from isodyn.model.link import Compared, Link
from isodyn.model.loop import Loop
from isodyn.model.robot import Robot, without_symbols
from isodyn.renamed import with_old_arguments
from isodyn.spatial import Array, frame_with_z, invert_pose, is_symbolic, pose, scalars

#: a number, samples at equal distances from the root to the tip of the beam, or a function of the arc length s [m]
Along: TypeAlias = float | Sequence[float] | Array | Callable[[Array], Array | float]

#: name -> Young's modulus [N/m2], shear modulus [N/m2], density [kg/m3]
MATERIALS = {
    "steel": (210e9, 81e9, 7850.0),
    "aluminium": (70e9, 26e9, 2700.0),
    "titanium": (114e9, 43e9, 4430.0),
}
#: largest number of elastic joints of a link; 1/(4 nu^2) is 2.5e-5 there, below the error of beam theory
MOST = 100
INERTIAS = ("whole", "undeformed")
_POINTS, _WEIGHTS = np.polynomial.legendre.leggauss(8)


@dataclass(frozen=True, eq=False)
class Beam(Compared):
    """Elastic properties of a link.  Properties may vary: a function of the arc length s [m], or samples from root to tip.

    EI                bending stiffness about `axis`                                                [N m2]
    EI2               bending stiffness about the direction normal to axis and link; None: bending in one plane   [N m2]
    GJ                torsional stiffness; None: no torsion                                         [N m2]
    mass_per_length   None: the link's mass, spread evenly                                          [kg/m]
    rotary            inertia of the section per length about the axis, normal to it, and along the link, (3,), each a number or
                      varying; None: zero, or the link's own along the link if the mass is the link's         [kg m]
    damping           of the material (Kelvin-Voigt): damping torque per bending rate, divided by the stiffness   [s]
    axis              (3,) bending axis in the link's frame; None: the axis of the joint that carries the link
    tip               (3,) end point in the link's frame [m]; None: the farthest joint on the link, else the link's frame, else
                      twice the centre of mass, where a uniform rod would end
    """

    EI: Along
    EI2: Along | None = None
    GJ: Along | None = None
    mass_per_length: Along | None = None
    rotary: Sequence[Along] | None = None
    damping: float = 0.0
    axis: Array | None = None
    tip: Array | None = None

    def __post_init__(self) -> None:
        put = object.__setattr__
        for name in ("EI", "EI2", "GJ", "mass_per_length"):
            if getattr(self, name) is not None or name == "EI":
                put(self, name, _varying(f"Beam: {name}", getattr(self, name)))
        if self.rotary is not None:
            if callable(self.rotary) or is_number(self.rotary) or len(self.rotary) != 3:
                raise ModelError(
                    f"Beam: rotary takes three values, about the axis, normal to it and along the link, got {short(self.rotary)}"
                )
            put(self, "rotary", tuple(_varying("Beam: rotary", one, least=0.0) for one in self.rotary))
        put(self, "damping", constant("Beam: damping [s]", self.damping, least=0.0))
        for name in ("axis", "tip"):
            if getattr(self, name) is not None:
                put(self, name, frozen(f"Beam: {name}", getattr(self, name), (3,)))
        if self.axis is not None and not self.axis.any():
            raise ModelError("Beam: axis is (0, 0, 0), which has no direction; give the direction of the bending axis")

    @classmethod
    def rectangle(
        cls, width: Along, height: Along, material: str = "", *, E: float | None = None, G: float | None = None,
        density: float | None = None, planar: bool = False, damping: float = 0.0, axis: Array | None = None,
        tip: Array | None = None,
    ) -> Beam:  # fmt: skip
        """Return a beam with a solid rectangular section.

        width      along the first bending axis                                     [m]
        height     normal to it                                                     [m]
        material   "steel", "aluminium" or "titanium"; or E, G [N/m2] and density [kg/m3]; G is needed for torsion only
        planar     True: bending about the axis only, no torsion
        """
        E, G, density = _material(material, E, G, density, twists=not planar)

        def section(w: Array, h: Array) -> tuple[Array, ...]:
            return w * h, w * h**3 / 12, h * w**3 / 12, _torsion_of_rectangle(w, h)

        return cls._of(section, (width, height), E, G, density, planar, damping=damping, axis=axis, tip=tip)

    @classmethod
    def tube(
        cls, radius: Along, wall: Along | None = None, material: str = "", *, E: float | None = None, G: float | None = None,
        density: float | None = None, planar: bool = False, damping: float = 0.0, axis: Array | None = None,
        tip: Array | None = None,
    ) -> Beam:  # fmt: skip
        """Return a beam with a round section: a tube of outer radius and wall [m], solid for wall None; see `rectangle`."""
        E, G, density = _material(material, E, G, density, twists=not planar)

        def section(r: Array, t: Array) -> tuple[Array, ...]:
            inner = r - t
            if (inner < 0).any():
                raise ModelError("Beam: the wall is thicker than the radius; the outer radius comes first, then the wall [m]")
            I = math.pi / 4 * (r**4 - inner**4)
            return math.pi * (r**2 - inner**2), I, I, 2 * I

        return cls._of(
            section, (radius, radius if wall is None else wall), E, G, density, planar, damping=damping, axis=axis, tip=tip
        )

    @classmethod
    def _of(
        cls, section: Callable[..., tuple[Array, ...]], sizes: Sequence[Along], E: float, G: float, density: float, planar: bool,
        *, damping: float, axis: Array | None, tip: Array | None,
    ) -> Beam:  # fmt: skip
        """Return the beam of a section: `section` maps its sizes to area, second moments and torsion constant."""
        where = ("width or radius", "height or wall")
        given = [_varying(f"Beam: {name} [m]", size) for name, size in zip(where, sizes, strict=True)]
        samples = {len(size) for size in given if isinstance(size, np.ndarray)}
        if len(samples) > 1 or (samples and any(callable(size) for size in given)):
            raise ModelError(
                f"Beam: {where[0]} and {where[1]} vary in different ways; give both as functions of s, or as equally many samples"
            )

        def of(factor: float, *which: int) -> Along:
            def value(*x: Array | float) -> Array:
                parts = section(*(np.asarray(one, dtype=float) for one in x))
                return np.asarray(factor * sum(parts[k] for k in which))

            if any(callable(size) for size in given):
                return lambda s: value(*(size(s) if callable(size) else np.asarray(size) for size in given))
            return value(*given)  # type: ignore[arg-type]

        return cls(
            EI=of(E, 1), EI2=None if planar else of(E, 2), GJ=None if planar else of(G, 3), mass_per_length=of(density, 0),
            rotary=(of(density, 1), of(density, 2), of(density, 1, 2)), damping=damping, axis=axis, tip=tip,
        )  # fmt: skip

    def __repr__(self) -> str:
        given = {f.name: getattr(self, f.name) for f in fields(self)}
        return f"Beam({', '.join(f'{name}={short(value, 30)}' for name, value in given.items() if value is not None)})"


@with_old_arguments
def flexible(robot: Robot, beams: Mapping[str, Beam], sublinks: int | Mapping[str, int] = 5, *, inertia: str = "whole") -> Robot:
    """Return the robot with flexible links: each becomes a chain of rigid sublinks with elastic joints between them.

    beams      {link: Beam}
    sublinks   nu, elastic joints per link, which becomes nu + 1 rigid sublinks; one number for all, or {link: nu}
    inertia    "whole"; "undeformed": the inertia matrix is computed at zero deformation, as in (65), (66), which is faster and
               neglects its change by bending (dynamics/motion_only.py)

    An elastic joint is passive and called "<link>.elastic<k>", counted from the root: revolute for bending in one plane, universal
    for bending in two planes (or bending and torsion), spherical with ZYX angles (bend, bend across, twist) for all three. Its
    springs are relaxed at 0, where the robot has its rigid shape. A sublink is called "<link>.<k>"; its frame is at the joint that
    carries it, with x along the beam and z the bending axis. The sublink that contains the link's frame keeps name and frame.
    Joints, tools and loops of the link move to the nearest sublink. The beam replaces the link's mass, centre of mass and inertia
    (without mass_per_length, the mass is kept). Other parts, such as a hub or a motor, must be separate links fixed to it. Shapes
    of flexible links are dropped.
    """
    if not isinstance(robot, Robot):
        raise ModelError(f"flexible: expected a Robot, got {type(robot).__name__}; load one with isodyn.load(name or file)")
    without_symbols(robot, where="flexible")
    given = mapping("flexible: beams", beams, "{link: Beam}")
    numbers = mapping("flexible: sublinks", sublinks) if isinstance(sublinks, Mapping) else dict.fromkeys(given, sublinks)
    small = one_of("flexible: inertia", inertia, INERTIAS) == INERTIAS[1]
    for name in (*given, *numbers):
        one_of("flexible: link", name, robot.link_names)
    for name in numbers:
        if name not in given:
            remedy = f"give it a beam, beams={{{name!r}: ...}}"
            raise ModelError(f"flexible: sublinks: link {name!r} is not flexible; {remedy}")
    for name, beam in given.items():
        if not isinstance(beam, Beam):
            raise ModelError(f"flexible: link {name!r}: expected an isodyn.Beam(EI=...), got {short(beam)}")
        rule = f"a whole number from 1 to {MOST} (at {MOST} the error of the cut, 1/(4 nu^2), is below that of the theory of beams)"
        nu = whole(f"flexible: sublinks of link {name!r}", numbers.get(name, 5), 1, MOST, rule=rule, error=ModelError)
        robot = _cut(robot, name, beam, nu, small=small)
    return robot


class _Kind(NamedTuple):
    """Joint type and axes of an elastic joint, by the bending directions of its beam."""

    type: str
    coordinates: str = "quaternion"
    second_axis: Array | None = None


class _BeamLine(NamedTuple):
    """Line of a beam, in the link's frame: from start over a length along x; z is the first bending axis."""

    start: Array
    length: float
    triad: Array

    def at(self, s: float) -> Array:
        """Return the frame (4, 4) at arc length s."""
        return pose(self.triad, self.start + s * self.triad[:, 0])

    def place(self, point: Array) -> float:
        """Return the arc length nearest to a point, clipped to the beam."""
        return min(max(float((point - self.start) @ self.triad[:, 0]), 0.0), self.length)


def _cut(robot: Robot, name: str, beam: Beam, nu: int, *, small: bool) -> Robot:
    """Return the robot with a link cut into nu + 1 sublinks."""
    carrier = next((joint for joint in robot.joints if joint.child == name), None)
    if carrier is None:
        raise ModelError(f"flexible: link {name!r} is the root, which cannot move; fix a link to it, and make that link flexible")
    link, carried = robot.link(name), [joint for joint in robot.joints if joint.parent == name]
    line = _line(link, beam, carrier, carried)
    where, h = f"flexible: link {name!r}", line.length / nu
    EI = _profile(f"{where}: EI", beam.EI, line.length)
    bends = np.array([_element(EI, k * h, (k + 1) * h) for k in range(nu)])  # K, x
    cuts = [0.0, *bends[:, 1], line.length]

    def covering(point: Array) -> int:
        return int(np.searchsorted(cuts[1:-1], line.place(point)))

    own = covering(np.zeros(3))
    names = [name if j == own else f"{name}.{j + 1}" for j in range(nu + 1)]
    if taken := [one for one in names if one != name and one in robot.link_names]:
        raise ModelError(f"flexible: link {name!r} is flexible already ({taken[0]!r} exists); start from the rigid robot")
    frames = [np.eye(4) if j == own else line.at(cuts[j]) for j in range(nu + 1)]
    inside = [invert_pose(frame) for frame in frames]

    kind = _kind(beam)
    stiffness = np.array([_stiffness(where, beam, line.length, k * h, (k + 1) * h, float(bends[k, 0])) for k in range(nu)])
    elastic = [
        Joint(
            f"{name}.elastic{k}",
            names[k - 1],
            names[k],
            origin=inside[k - 1] @ line.at(cuts[k]),
            mount=invert_pose(line.at(cuts[k])) @ frames[k],
            passive=True,
            stiffness=_one_or_all(stiffness[k - 1]),
            viscous=_one_or_all(beam.damping * stiffness[k - 1]),
            exclude_from_inertia=small,
            type=kind.type,
            coordinates=kind.coordinates,
            second_axis=kind.second_axis,
        )
        for k in range(1, nu + 1)
    ]
    pieces = _pieces(where, link, beam, line, cuts)
    sublinks = [replace(_moved(piece, inside[j]), name=names[j]) for j, piece in enumerate(pieces)]

    def hung(joint: Joint) -> Joint:
        if joint is carrier:
            return replace(joint, child=names[0], mount=joint.mount @ frames[0])
        if joint.parent != name:
            return joint
        j = covering(_point(joint.origin))
        return replace(joint, parent=names[j], origin=inside[j] @ joint.origin)

    def closed(loop: Loop) -> Loop:
        for end, at in (("a", "at_a"), ("b", "at_b")):
            if getattr(loop, end) == name:
                j = covering(_point(getattr(loop, at)))
                loop = replace(loop, **{end: names[j], at: inside[j] @ getattr(loop, at)})
        return loop

    mass = sum(piece.mass for piece in pieces)
    dropped = f"; {len(link.shapes)} shapes dropped" if link.shapes else ""
    line_of_report = (
        f"link {name!r} is flexible: {nu + 1} sublinks of {mass:.6g} kg on {line.length:.6g} m (was {link.mass:.6g} kg{dropped})"
    )
    return replace(
        robot,
        links=(*(one for one in robot.links if one.name != name), *sublinks),
        joints=(*(hung(joint) for joint in robot.joints), *elastic),
        loops=tuple(closed(loop) for loop in robot.loops),
        import_notes=(*robot.import_notes, line_of_report),
    )


def _line(link: Link, beam: Beam, carrier: Joint, carried: Sequence[Joint]) -> _BeamLine:
    """Return the line of the beam, from the joint that carries the link to its tip."""
    where, to_link = f"flexible: link {link.name!r}", invert_pose(carrier.mount).astype(float)
    start = to_link[:3, 3]
    if beam.tip is not None:
        ends = [beam.tip.astype(float)]
    else:
        ends = [*(_point(joint.origin) for joint in carried), np.zeros(3), 2 * link.com.astype(float) - start]
        far = [float(np.linalg.norm(end - start)) for end in ends]
        joints = far[: len(carried)]
        ends = (
            [ends[int(np.argmax(joints))]]
            if joints and max(joints) > 1e-9
            else [end for end, x in zip(ends, far, strict=True) if x > 1e-9]
        )
    way = ends[0] - start if ends else np.zeros(3)
    length = float(np.linalg.norm(way))
    if length < 1e-9:
        raise ModelError(
            f"{where} has length 0: no joint on it, nor its frame or centre of mass, is away from its joint "
            f"{carrier.name!r}; give its end point in its frame: Beam(..., tip=(x, y, z))"
        )
    along = way / length
    axis = to_link[:3, :3] @ carrier.axis if beam.axis is None else beam.axis.astype(float)
    across = axis - (axis @ along) * along
    known = beam.axis is not None or carrier.kind.axis
    if not known or np.linalg.norm(across) < 1e-6 * np.linalg.norm(axis):
        if beam.EI2 is None:
            raise ModelError(
                f"{where}: the bending axis is undefined, since the axis of joint {carrier.name!r} runs along the beam; give "
                "Beam(..., axis=(x, y, z)) normal to the link, or EI2= too"
            )
        across = np.asarray(frame_with_z(scalars(along)), dtype=float)[:, 0]
    z = across / np.linalg.norm(across)
    return _BeamLine(start, length, np.column_stack([along, np.cross(z, along), z]))


def _kind(beam: Beam) -> _Kind:
    """Return type and axes of the elastic joints, in a frame with x along the beam and z the bending axis."""
    if beam.EI2 is not None and beam.GJ is not None:
        return _Kind("spherical", "zyx")  # about z, y, x
    if beam.EI2 is None and beam.GJ is None:
        return _Kind("revolute")
    second = (0.0, 1.0, 0.0) if beam.GJ is None else (1.0, 0.0, 0.0)
    return _Kind("universal", second_axis=np.array(second))


def _stiffness(where: str, beam: Beam, length: float, a: float, b: float, K: float) -> list[float]:
    """Return the stiffness of each degree of freedom of one elastic joint [N m/rad]."""
    more = [(f"{where}: {name}", getattr(beam, name)) for name in ("EI2", "GJ") if getattr(beam, name) is not None]
    return [K, *(_element(_profile(place, given, length), a, b)[0] for place, given in more)]


def _one_or_all(values: Array) -> float | tuple[float, ...]:
    return float(values[0]) if len(values) == 1 else tuple(float(x) for x in values)


class _Profile(NamedTuple):
    """A property along a beam: its values at arc lengths s (...), and its kinks."""

    at: Callable[[Array], Array]
    kinks: Array

    def integral(self, a: float, b: float, f: Callable[[Array, Array], Array]) -> float:
        """Return the integral of f(s, value) over [a, b], by 8-point Gauss quadrature between the kinks."""
        stops = np.array([a, *self.kinks[(self.kinks > a) & (self.kinks < b)], b])
        half = np.diff(stops)[:, None] / 2
        s = stops[:-1, None] + half * (1 + _POINTS)
        return float((half * _WEIGHTS * f(s, self.at(s))).sum())


def _profile(where: str, given: Along, length: float, *, least: float | None = None) -> _Profile:
    """Return a property along a beam; every value must be above 0, or at least `least`."""
    if callable(given):

        def at(s: Array) -> Array:
            try:
                values = np.broadcast_to(finite(where, np.asarray(given(s), dtype=float)), s.shape)
            except Exception as error:
                raise ModelError(
                    f"{where}: expected a function of an array of s [m] that returns as many numbers, or one: "
                    f"{type(error).__name__}: {error}"
                ) from error
            bad = ~(values > 0) if least is None else values < least
            if bad.any():
                place = float(s[bad][0])
                raise ModelError(f"{where}: {values[bad][0]:g} at s = {place:g} m; it must be positive along the whole beam")
            return np.asarray(values)

        return _Profile(at, np.zeros(0))
    samples = np.asarray(given, dtype=float)
    if not samples.ndim:
        return _Profile(lambda s: np.full(np.shape(s), float(samples)), np.zeros(0))
    knots = np.linspace(0.0, length, len(samples))
    return _Profile(lambda s: np.interp(s, knots, samples), knots)


def _varying(where: str, given: object, *, least: float | None = None) -> Along:
    """Return a positive number, positive samples (k,) with k >= 2, or a function."""
    if callable(given):
        return given
    if given is None or isinstance(given, str):
        raise ModelError(f"{where}: expected a positive number, samples along the link, or a function of s, got {short(given)}")
    if any(map(is_symbolic, np.ravel(np.asarray(given, dtype=object)))):
        raise ModelError(f"{where}: expected numbers, got symbols; give them values first")
    remedy = "; leave it out for a link without this flexibility" if where.split(": ")[-1] in ("EI", "EI2", "GJ") else ""
    values = np.asarray(given, dtype=float) if isinstance(given, float) and math.isinf(given) else finite(where, given)
    if np.isinf(values).any():
        raise ModelError(f"{where} must be a finite number, got {short(given)}{remedy}")
    if values.ndim > 1 or (values.ndim == 1 and len(values) < 2):
        raise ModelError(f"{where}: samples along the link are (k,), k of at least 2, got shape {values.shape}")
    if (values <= 0).any() if least is None else (values < least).any():
        rule = "must be positive" if least is None else f"must be at least {least:g}"
        raise ModelError(f"{where} {rule}, got {short(values.tolist())}{remedy}")
    return float(values) if not values.ndim else values


def _element(EI: _Profile, a: float, b: float) -> tuple[float, float]:
    """Return (K, x) of the element between arc lengths a and b.  (68)"""
    compliance = EI.integral(a, b, lambda s, v: 1 / v)
    return 1 / compliance, EI.integral(a, b, lambda s, v: s / v) / compliance


def _pieces(where: str, link: Link, beam: Beam, line: _BeamLine, cuts: Sequence[float]) -> list[Link]:
    """Return the sublinks between cuts, in the link's frame."""
    x, rotary = line.triad[:, 0], beam.rotary or (0.0, 0.0, 0.0)
    if beam.mass_per_length is not None:
        mass_per_length: Along = beam.mass_per_length
    elif link.mass > 0:
        mass_per_length = float(link.mass) / line.length  # type: ignore[arg-type]
        rotary = rotary if beam.rotary is not None else (0.0, 0.0, float(x @ link.inertia.astype(float) @ x) / line.length)
    else:
        raise ModelError(f"{where} has zero mass; give Beam(..., mass_per_length=)")
    mu = _profile(f"{where}: mass_per_length", mass_per_length, line.length)
    about = [_profile(f"{where}: rotary", one, line.length, least=0.0) for one in rotary]
    if beam.GJ is not None and not about[2].integral(0.0, line.length, lambda s, v: v) > 0:
        raise ModelError(
            f"{where} has torsion (GJ=), but no inertia about its own line; give Beam(..., rotary=(about the axis, across, along)) "
            "[kg m], or a section: Beam.tube(...), Beam.rectangle(...)"
        )
    found = []
    for a, b in pairwise(cuts):
        mass = mu.integral(a, b, lambda s, v: v)
        centre = mu.integral(a, b, lambda s, v: s * v) / mass
        spread = mu.integral(a, b, lambda s, v, c=centre: v * (s - c) ** 2)  # type: ignore[misc]
        bend, across, along = (one.integral(a, b, lambda s, v: v) for one in about)
        inertia = line.triad @ np.diag([along, spread + across, spread + bend]) @ line.triad.T
        found.append(Link(link.name, mass, line.start + centre * x, (inertia + inertia.T) / 2))
    return found


def _moved(link: Link, T: Array) -> Link:
    """Return the link's mass properties in another frame, in which its own frame is at T."""
    R = T[:3, :3].astype(float)
    inertia = R @ link.inertia @ R.T
    return replace(link, com=R @ link.com + T[:3, 3].astype(float), inertia=(inertia + inertia.T) / 2)


def _point(T: Array) -> Array:
    return T[:3, 3].astype(float)


def _material(
    name: str, E: float | None, G: float | None, density: float | None, *, twists: bool
) -> tuple[float, float, float]:  # fmt: skip
    """Return (E, G, density); missing values come from the named material."""
    known = MATERIALS[one_of("material", name, MATERIALS)] if name else (None, None, None)
    chosen = [given if given is not None else own for given, own in zip((E, G, density), known, strict=True)]
    if chosen[1] is None and not twists:
        chosen[1] = 1.0  # unused
    for word, value in zip(("E", "G", "density"), chosen, strict=True):
        if value is None:
            raise ModelError(f"Beam: {word} is missing; name a material ({', '.join(MATERIALS)}), or give E=, G= and density=")
        if not constant(f"Beam: {word}", value) > 0:
            raise ModelError(f"Beam: {word} must be positive, got {value:g}")
    return float(chosen[0]), float(chosen[1]), float(chosen[2])  # type: ignore[arg-type]


def _torsion_of_rectangle(w: Array, h: Array) -> Array:
    """Return Saint-Venant's torsion constant of a solid rectangle [m4]: a b^3 (1/3 - 64 b/(pi^5 a) sum tanh(n pi a/2b)/n^5)."""
    a, b = np.maximum(w, h), np.minimum(w, h)
    total = sum(np.tanh(n * math.pi * a / (2 * b)) / n**5 for n in range(1, 40, 2))
    return np.asarray(a * b**3 * (1 / 3 - 64 * b / (math.pi**5 * a) * total))
