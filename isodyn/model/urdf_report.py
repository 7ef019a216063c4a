"""What a URDF reader says about a file: what it ignored, what it assumed, and what snapping angles would gain."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from isodyn.model.angles import nearly_right, right_angle, snapped
from isodyn.model.link import Link
from isodyn.model.xml import Element
from isodyn.spatial import rpy_matrix

#: the attributes that each element of a URDF file can have
ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "robot": ("name", "version"),
    "link": ("name", "type"),
    "inertial": (),
    "origin": ("xyz", "rpy"),
    "mass": ("value",),
    "inertia": ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"),
    "visual": ("name",),
    "collision": ("name",),
    "geometry": (),
    "box": ("size",),
    "cylinder": ("radius", "length"),
    "sphere": ("radius",),
    "mesh": ("filename", "scale"),
    "joint": ("name", "type"),
    "parent": ("link",),
    "child": ("link",),
    "axis": ("xyz",),
    "limit": ("lower", "upper", "effort", "velocity"),
    "dynamics": ("damping", "friction"),
    "mimic": ("joint", "multiplier", "offset"),
    "isodyn in robot": ("gravity",),
    "isodyn in joint": ("rotor_inertia", "gear_ratio", "coulomb_plus", "coulomb_minus", "passive"),
}
#: the elements that may stand more than once in the same parent
MANY = ("link", "joint", "visual", "collision")


class Report:
    """Collects remarks while a file is read; `lines()` is what the robot keeps."""

    def __init__(self, snap: float):
        self.snap = snap
        self.ignored: dict[str, list[int]] = {}
        self.assumed: list[str] = []
        self.without_mass: list[str] = []
        self.coupled: list[str] = []
        self.unphysical: list[str] = []
        self.misspelt: list[str] = []
        self.snapped_angles = 0
        self.near: list[tuple[str, float]] = []
        self.entries = [0, 0]  # rotation entries other than 0 and +-1: as they are, and with the near ones snapped

    def ignore(self, what: str, line: int) -> None:
        """Something in the file that has no place in the model."""
        self.ignored.setdefault(what, []).append(line)

    def ignore_unknown(self, element: Element, known: Sequence[str]) -> None:
        """Every child whose tag is not among the known ones or that stands there already, and attributes nobody knows."""
        seen: set[str] = set()
        for child in element.children:
            if child.tag not in known:
                self.ignore(f"<{child.tag[:40]}> in <{element.tag[:40]}>", child.line)
            elif child.tag in seen and child.tag not in MANY:
                self.ignore(f"repeated <{child.tag}> in <{element.tag}>, of which the first counts", child.line)
            else:
                seen.add(child.tag)
                self.attributes(child, f"isodyn in {element.tag}" if child.tag == "isodyn" else child.tag)

    def attributes(self, element: Element, kind: str) -> None:
        """Every attribute that this kind of element does not have; namespaces are XML's own."""
        for name in element.attributes:
            if name not in ATTRIBUTES[kind] and not name.startswith(("xmlns", "xml:")):
                shown = name[:40]
                self.misspelt.append(f"warning: line {element.line}: <{element.tag}> has no attribute {shown!r}; it was ignored")

    def assume(self, what: str) -> None:
        """A value the file does not give."""
        self.assumed.append(what)

    def massless(self, link: str) -> None:
        """A link without <inertial>."""
        self.without_mass.append(link)

    def couple(self, joint: str, other: str) -> None:
        """A mimic joint."""
        self.coupled.append(f"{joint!r} of {other!r}")

    def physical(self, link: Link) -> None:
        """Remark on an inertia that no rigid body has; it is used all the same."""
        low, mid, high = np.linalg.eigvalsh(link.inertia)
        rounding = 1e-9 * max(abs(low), abs(high))
        if low < -rounding or low + mid < high - rounding:
            self.unphysical.append(
                f"warning: link {link.name!r}: principal moments ({low:g}, {mid:g}, {high:g}) kg m2 break the triangle "
                "inequality; is the inertia given about the joint instead of the centre of mass?"
            )

    def angles(self, where: str, rpy: Sequence[float], report: bool) -> list[float]:
        """The angles to use, snapped when asked for, and a note of those that are nearly right angles."""
        used = snapped(rpy, self.snap) if self.snap else list(rpy)
        self.snapped_angles += sum(x != y for x, y in zip(used, rpy, strict=True))
        near = [x for x in used if nearly_right(x)] if report else []
        if near:
            self.near += [(where, x) for x in near]
            better = [right_angle(x) if nearly_right(x) else x for x in used]
            for side, given in enumerate((used, better)):
                self.entries[side] += int((~np.isin(np.abs(rpy_matrix(given).astype(float)), (0.0, 1.0))).sum())
        return used

    def lines(self) -> tuple[str, ...]:
        """The report, one line each."""
        result = _first([f"ignored: {len(at)} {what} (line {_some(at)})" for what, at in self.ignored.items()])
        result += _first([f"assumed: {what}" for what in self.assumed])
        if self.without_mass:
            names = _some([repr(name) for name in self.without_mass])
            result.append(f"assumed: no mass where <inertial> is missing, {len(self.without_mass)} of the links: {names}")
        if self.coupled:
            joints = _some(self.coupled)
            result.append(f"assumed: mimic joints stay ordinary joints, the coupling recorded but not enforced: {joints}")
        if self.snapped_angles:
            result.append(f"snapped: {self.snapped_angles} angles to multiples of pi/2, by at most {self.snap:g} rad")
        if self.near:
            where, angle = self.near[0]
            most = max(abs(x - right_angle(x)) for _, x in self.near)
            result.append(
                f"angles: {len(self.near)} are nearly but not exactly right angles (first {where}: {angle!r}), loaded as written; "
                f"snap={_above(most)} would leave {self.entries[1]} instead of {self.entries[0]} rotation entries other than "
                "0 and 1, "
                "which makes every computation cheaper"
            )
        return tuple(result + _first(self.misspelt) + _first(self.unphysical))


def _above(value: float) -> str:
    """A short number a little above value."""
    power = 10.0 ** np.floor(np.log10(value))
    return f"{np.ceil(value / power * 1.000001) * power:.0e}"


def _first(lines: list[str]) -> list[str]:
    """At most 50 lines of one kind: a report is to be read."""
    return lines if len(lines) <= 50 else [*lines[:50], f"... and {len(lines) - 50} more like this"]


def _some(items: Sequence[object]) -> str:
    shown = ", ".join(map(str, items[:4]))
    return shown if len(items) <= 4 else f"{shown}, ... {len(items) - 4} more"
