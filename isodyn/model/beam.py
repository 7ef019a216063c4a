"""Flexible links: a link that bends becomes a chain of rigid sublinks with elastic joints between them.

A beam of length L is cut into nu equal elements.  Each bends at one place, its elastic joint; what lies between two joints, and
before the first and after the last, is a rigid sublink: nu + 1 of them, of lengths L/(2 nu), L/nu, ..., L/nu, L/(2 nu) where the
beam is uniform.  The stiffness of a joint is that of its element, and it sits where the element's compliance has its centre,

    1/K = integral of ds/EI        x = K integral of s ds/EI        over the element                                           (68)

so that a moment at the tip turns it and moves it as it does the beam, whatever nu and EI(s); a force at the tip turns it as the
beam, and moves it by 1/(4 nu^2) too little (76).  Frequencies come nearer with 1/nu^2.  A sublink has the mass, the centre and the
moment of inertia of its piece of the beam.  The result is an ordinary robot.

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
#: sublinks of one link; 1/(4 nu^2) is 2.5e-5 there, below what the theory of beams leaves out
MOST = 100
INERTIAS = ("whole", "undeformed")
_POINTS, _WEIGHTS = np.polynomial.legendre.leggauss(8)


@dataclass(frozen=True, eq=False)
class Beam(Compared):
    """How a link bends.  What varies along the link is a function of the arc length s [m], or samples from its root to its tip.

    EI                bending stiffness about `axis`                                                [N m2]
    EI2               the same about the direction across axis and link; None: it bends in one plane
    GJ                torsional stiffness; None: it does not twist                                  [N m2]
    mass_per_length   None: the link's mass, spread evenly                                          [kg/m]
    rotary            inertia of the section per length about the axis, the direction across, and along the link, (3,) numbers or
                      what varies; None: none, and where the mass is the link's, the link's own along it        [kg m]
    damping           of the material: torque by the rate of a bend over torque by the bend (Kelvin and Voigt)   [s]
    axis              (3,) about which it bends, in the link's frame; None: the axis of the joint that carries the link
    tip               (3,) where it ends, in the link's frame [m]; None: at the farthest joint that it carries, else at the link's
                      frame, else at twice the centre of mass, where a rod would end
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
                    f"Beam: rotary takes three, about the axis, across it and along the link, got {short(self.rotary)}"
                )
            put(self, "rotary", tuple(_varying("Beam: rotary", one, least=0.0) for one in self.rotary))
        put(self, "damping", constant("Beam: damping [s]", self.damping, least=0.0))
        for name in ("axis", "tip"):
            if getattr(self, name) is not None:
                put(self, name, frozen(f"Beam: {name}", getattr(self, name), (3,)))
        if self.axis is not None and not self.axis.any():
            raise ModelError("Beam: axis is (0, 0, 0), which points nowhere; give the direction about which it bends")

    @classmethod
    def rectangle(
        cls, width: Along, height: Along, material: str = "", *, E: float | None = None, G: float | None = None,
        density: float | None = None, planar: bool = False, damping: float = 0.0, axis: Array | None = None,
        tip: Array | None = None,
    ) -> Beam:  # fmt: skip
        """Of a full rectangular section.

        width      along the axis about which it bends first                        [m]
        height     across it                                                        [m]
        material   "steel", "aluminium" or "titanium"; or E, G [N/m2] and density [kg/m3], G for beams that twist
        planar     whether it bends about the axis alone, and does not twist
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
        """Of a round section: a tube of that outer radius and wall [m], or full where wall is None; the rest as of a rectangle."""
        E, G, density = _material(material, E, G, density, twists=not planar)

        def section(r: Array, t: Array) -> tuple[Array, ...]:
            inner = r - t
            if (inner < 0).any():
                raise ModelError("Beam: the wall is thicker than the radius; give the outer radius first, then the wall [m]")
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
        """The beam of a section: its area, second moments about the axis and across it, and torsion constant, of its sizes."""
        where = ("width or radius", "height or wall")
        given = [_varying(f"Beam: {name} [m]", size) for name, size in zip(where, sizes, strict=True)]
        samples = {len(size) for size in given if isinstance(size, np.ndarray)}
        if len(samples) > 1 or (samples and any(callable(size) for size in given)):
            raise ModelError(
                f"Beam: {where[0]} and {where[1]} vary in two ways; give both as functions of s, or as equally many samples"
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
    """The same robot with some links that bend: each is a chain of rigid sublinks with elastic joints between them.

    beams      link -> Beam
    sublinks   nu, elastic joints of a link: it becomes nu + 1 rigid sublinks; one number for all, or {link: nu}
    inertia    "whole"; "undeformed": the inertia matrix is taken at zero deformation, as in (65), (66), which costs less and
               leaves out what links gain and lose by bending (dynamics/motion_only.py)

    An elastic joint is passive, "<link>.elastic<k>" counted from the root: revolute where the beam bends in one plane, universal
    where it bends two ways (or bends and twists), spherical with ZYX angles (bend, bend across, twist) where it does all three; its
    springs rest at 0, where the robot is what it was.  A sublink is "<link>.<k>", its frame at the joint that carries it, x along
    the beam and z the axis of bending; the one in which the link's frame lies keeps name and frame.  What the link carried, joints,
    tools, loops, hangs on the sublink that it is beside.  The link's own mass, centre and inertia are replaced by those of the beam
    (its mass alone stays where no mass_per_length is given); what is not beam, such as a hub or a motor, is a link of its own,
    fixed to it.  Shapes of such links are dropped.
    """
    if not isinstance(robot, Robot):
        raise ModelError(f"flexible: expected a Robot, got {type(robot).__name__}; isodyn.load(name or file) makes one")
    without_symbols(robot, where="flexible")
    given = mapping("flexible: beams", beams, "{link: Beam}")
    numbers = mapping("flexible: sublinks", sublinks) if isinstance(sublinks, Mapping) else dict.fromkeys(given, sublinks)
    small = one_of("flexible: inertia", inertia, INERTIAS) == INERTIAS[1]
    for name in (*given, *numbers):
        one_of("flexible: link", name, robot.link_names)
    for name in numbers:
        if name not in given:
            remedy = f"give it a beam, beams={{{name!r}: ...}}"
            raise ModelError(f"flexible: sublinks: link {name!r} does not bend, so it is not cut; {remedy}")
    for name, beam in given.items():
        if not isinstance(beam, Beam):
            raise ModelError(f"flexible: link {name!r}: expected an isodyn.Beam(EI=...), got {short(beam)}")
        rule = f"a whole number from 1 to {MOST} (at {MOST} the error of the cut, 1/(4 nu^2), is below that of the theory of beams)"
        nu = whole(f"flexible: sublinks of link {name!r}", numbers.get(name, 5), 1, MOST, rule=rule, error=ModelError)
        robot = _cut(robot, name, beam, nu, small=small)
    return robot


class _Kind(NamedTuple):
    """What of an elastic joint depends on how its beam bends."""

    type: str
    coordinates: str = "quaternion"
    second_axis: Array | None = None


class _Line(NamedTuple):
    """Where a beam runs, in the link's frame: from start over a length along x; z is the axis about which it bends first."""

    start: Array
    length: float
    triad: Array

    def at(self, s: float) -> Array:
        """(4, 4): a frame on it at the arc length s."""
        return pose(self.triad, self.start + s * self.triad[:, 0])

    def place(self, point: Array) -> float:
        """The arc length at which it is beside a point, an end where that is beyond."""
        return min(max(float((point - self.start) @ self.triad[:, 0]), 0.0), self.length)


def _cut(robot: Robot, name: str, beam: Beam, nu: int, *, small: bool) -> Robot:
    """The robot with that link cut into nu + 1 sublinks."""
    carrier = next((joint for joint in robot.joints if joint.child == name), None)
    if carrier is None:
        raise ModelError(f"flexible: link {name!r} is the root, which does not move; fix a link to it, and let that bend")
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
        raise ModelError(f"flexible: link {name!r} bends already, into {taken[0]!r} and others; begin with the robot before that")
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
        f"link {name!r} bends: {nu + 1} sublinks of {mass:.6g} kg on {line.length:.6g} m (was {link.mass:.6g} kg{dropped})"
    )
    return replace(
        robot,
        links=(*(one for one in robot.links if one.name != name), *sublinks),
        joints=(*(hung(joint) for joint in robot.joints), *elastic),
        loops=tuple(closed(loop) for loop in robot.loops),
        import_notes=(*robot.import_notes, line_of_report),
    )


def _line(link: Link, beam: Beam, carrier: Joint, carried: Sequence[Joint]) -> _Line:
    """From the joint that carries the link to its tip."""
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
            f"{where} has no length to bend: nothing that it carries, nor its frame or centre of mass, is away from its joint "
            f"{carrier.name!r}; say where it ends: Beam(..., tip=(x, y, z)) in its frame"
        )
    along = way / length
    axis = to_link[:3, :3] @ carrier.axis if beam.axis is None else beam.axis.astype(float)
    across = axis - (axis @ along) * along
    known = beam.axis is not None or carrier.kind.axis
    if not known or np.linalg.norm(across) < 1e-6 * np.linalg.norm(axis):
        if beam.EI2 is None:
            raise ModelError(
                f"{where}: about which axis it bends is open, as that of joint {carrier.name!r} runs along it; give "
                "Beam(..., axis=(x, y, z)) across the link, or EI2= too"
            )
        across = np.asarray(frame_with_z(scalars(along)), dtype=float)[:, 0]
    z = across / np.linalg.norm(across)
    return _Line(start, length, np.column_stack([along, np.cross(z, along), z]))


def _kind(beam: Beam) -> _Kind:
    """Type and axes of the elastic joints, in a frame with x along the beam and z the axis of bending."""
    if beam.EI2 is not None and beam.GJ is not None:
        return _Kind("spherical", "zyx")  # about z, y, x
    if beam.EI2 is None and beam.GJ is None:
        return _Kind("revolute")
    second = (0.0, 1.0, 0.0) if beam.GJ is None else (1.0, 0.0, 0.0)
    return _Kind("universal", second_axis=np.array(second))


def _stiffness(where: str, beam: Beam, length: float, a: float, b: float, K: float) -> list[float]:
    """Of one elastic joint, of its freedoms in their order [N m/rad]."""
    more = [(f"{where}: {name}", getattr(beam, name)) for name in ("EI2", "GJ") if getattr(beam, name) is not None]
    return [K, *(_element(_profile(place, given, length), a, b)[0] for place, given in more)]


def _one_or_all(values: Array) -> float | tuple[float, ...]:
    return float(values[0]) if len(values) == 1 else tuple(float(x) for x in values)


class _Profile(NamedTuple):
    """What varies along a beam: its values at arc lengths s (...), and where it has kinks."""

    at: Callable[[Array], Array]
    kinks: Array

    def integral(self, a: float, b: float, f: Callable[[Array, Array], Array]) -> float:
        """Of f(s, value) over [a, b], by Gauss's eight points between the kinks."""
        stops = np.array([a, *self.kinks[(self.kinks > a) & (self.kinks < b)], b])
        half = np.diff(stops)[:, None] / 2
        s = stops[:-1, None] + half * (1 + _POINTS)
        return float((half * _WEIGHTS * f(s, self.at(s))).sum())


def _profile(where: str, given: Along, length: float, *, least: float | None = None) -> _Profile:
    """The quantity along a beam of that length; every value must be above 0, or at least `least`."""
    if callable(given):

        def at(s: Array) -> Array:
            try:
                values = np.broadcast_to(finite(where, np.asarray(given(s), dtype=float)), s.shape)
            except Exception as error:
                raise ModelError(
                    f"{where}: the function takes an array of s [m] and gives as many numbers, or one: "
                    f"{type(error).__name__}: {error}"
                ) from error
            bad = ~(values > 0) if least is None else values < least
            if bad.any():
                place = float(s[bad][0])
                raise ModelError(f"{where}: {values[bad][0]:g} at s = {place:g} m; it must be positive all along the beam")
            return np.asarray(values)

        return _Profile(at, np.zeros(0))
    samples = np.asarray(given, dtype=float)
    if not samples.ndim:
        return _Profile(lambda s: np.full(np.shape(s), float(samples)), np.zeros(0))
    knots = np.linspace(0.0, length, len(samples))
    return _Profile(lambda s: np.interp(s, knots, samples), knots)


def _varying(where: str, given: object, *, least: float | None = None) -> Along:
    """A positive number, positive samples (k,), k >= 2, or a function."""
    if callable(given):
        return given
    if given is None or isinstance(given, str):
        raise ModelError(f"{where}: expected a positive number, samples along the link, or a function of s, got {short(given)}")
    if any(map(is_symbolic, np.ravel(np.asarray(given, dtype=object)))):
        raise ModelError(f"{where}: a beam is cut by its numbers, got symbols; give them values")
    remedy = "; a link that does not bend or twist is left out" if where.split(": ")[-1] in ("EI", "EI2", "GJ") else ""
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
    """(K, x) of the element between arc lengths a and b.  (68)"""
    compliance = EI.integral(a, b, lambda s, v: 1 / v)
    return 1 / compliance, EI.integral(a, b, lambda s, v: s / v) / compliance


def _pieces(where: str, link: Link, beam: Beam, line: _Line, cuts: Sequence[float]) -> list[Link]:
    """The sublinks between cuts, in the link's frame."""
    x, rotary = line.triad[:, 0], beam.rotary or (0.0, 0.0, 0.0)
    if beam.mass_per_length is not None:
        mass_per_length: Along = beam.mass_per_length
    elif link.mass > 0:
        mass_per_length = float(link.mass) / line.length  # type: ignore[arg-type]
        rotary = rotary if beam.rotary is not None else (0.0, 0.0, float(x @ link.inertia.astype(float) @ x) / line.length)
    else:
        raise ModelError(f"{where} has no mass to spread along it; give Beam(..., mass_per_length=)")
    mu = _profile(f"{where}: mass_per_length", mass_per_length, line.length)
    about = [_profile(f"{where}: rotary", one, line.length, least=0.0) for one in rotary]
    if beam.GJ is not None and not about[2].integral(0.0, line.length, lambda s, v: v) > 0:
        raise ModelError(
            f"{where} twists (GJ=), but has no inertia about its own line; give Beam(..., rotary=(about the axis, across, along)) "
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
    """The link's numbers in another frame, in which its own is at T."""
    R = T[:3, :3].astype(float)
    inertia = R @ link.inertia @ R.T
    return replace(link, com=R @ link.com + T[:3, 3].astype(float), inertia=(inertia + inertia.T) / 2)


def _point(T: Array) -> Array:
    return T[:3, 3].astype(float)


def _material(
    name: str, E: float | None, G: float | None, density: float | None, *, twists: bool
) -> tuple[float, float, float]:  # fmt: skip
    """(E, G, density), of the named material where they are not given."""
    known = MATERIALS[one_of("material", name, MATERIALS)] if name else (None, None, None)
    chosen = [given if given is not None else own for given, own in zip((E, G, density), known, strict=True)]
    if chosen[1] is None and not twists:
        chosen[1] = 1.0  # of no effect
    for word, value in zip(("E", "G", "density"), chosen, strict=True):
        if value is None:
            raise ModelError(f"Beam: {word} is missing; name a material ({', '.join(MATERIALS)}), or give E=, G= and density=")
        if not constant(f"Beam: {word}", value) > 0:
            raise ModelError(f"Beam: {word} must be positive, got {value:g}")
    return float(chosen[0]), float(chosen[1]), float(chosen[2])  # type: ignore[arg-type]


def _torsion_of_rectangle(w: Array, h: Array) -> Array:
    """Saint-Venant's torsion constant J of a full rectangle [m4]: a b^3 (1/3 - 64 b/(pi^5 a) sum of tanh(n pi a / 2b) / n^5)."""
    a, b = np.maximum(w, h), np.minimum(w, h)
    total = sum(np.tanh(n * math.pi * a / (2 * b)) / n**5 for n in range(1, 40, 2))
    return np.asarray(a * b**3 * (1 / 3 - 64 * b / (math.pi**5 * a) * total))
