"""Values of MJCF elements: numbers, words, orientations and the compiler's settings, with errors that name file, line and rule."""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from isodyn.errors import FormatError
from isodyn.model.xml import Element
from isodyn.spatial import Array, axis_angle, planar, pose

#: larger numbers cannot be meant; with this a density times a volume times a length squared still does not overflow
LARGEST = 1e50
#: a direction shorter than this has no direction (MuJoCo's mjEPS)
SHORTEST = 1e-14
ORIENTATIONS = ("quat", "axisangle", "xyaxes", "zaxis", "euler")
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)
_INFINITE = re.compile(r"[+-]?inf(inity)?", re.IGNORECASE)


@dataclass(frozen=True)
class Settings:
    """What <compiler> says; the values here are MuJoCo's defaults."""

    degrees: bool = True
    eulerseq: str = "xyz"
    autolimits: bool = True
    inertiafromgeom: str = "auto"
    groups: tuple[float, float] = (0, 5)
    balanceinertia: bool = False
    boundmass: float = 0.0
    boundinertia: float = 0.0
    settotalmass: float = -1.0

    def angle(self, value: float) -> float:
        """An angle of the file in radians."""
        return math.radians(value) if self.degrees else value


class Filled(Element):
    """An element with what it inherits from its defaults; `written` is the one in the file."""

    __slots__ = ("written",)

    def __init__(self, written: Element, attributes: dict[str, str]):
        super().__init__(written.tag, attributes, written.line)
        self.written = written


class Values:
    """Reads attributes; knows where every element was written."""

    def __init__(self, origin: str, origins: dict[int, str]):
        self.origin, self.origins = origin, origins

    def error(self, element: Element, reason: str) -> FormatError:
        """The error to raise about an element."""
        written = element.written if isinstance(element, Filled) else element
        return FormatError(f"MJCF {self.origins.get(id(written), self.origin)}, line {element.line}: {reason}")

    def word(self, element: Element, key: str, choices: Iterable[str], default: str) -> str:
        """One of a few words."""
        value = element.get(key)
        if value is None:
            return default
        if value not in choices:
            raise self.error(element, f"<{element.tag} {key}={short(value)}>: expected {' or '.join(map(repr, choices))}")
        return value

    def flag(self, element: Element, key: str, default: bool) -> bool:
        """ "true" or "false"."""
        return self.word(element, key, ("true", "false"), "true" if default else "false") == "true"

    def number(self, element: Element, key: str, default: float | None = None, *, minimum: float = -math.inf) -> float:
        """One number; without a default the attribute is needed."""
        value = self.numbers(element, key, 1, None if default is None else (default,))[0]
        if value < minimum:
            raise self.error(element, f"<{element.tag} {key}={short(element.get(key))}> is below {minimum:g}; check the sign")
        return value

    def numbers(
        self,
        element: Element,
        key: str,
        count: int,
        default: tuple[float, ...] | None = None,
        *,
        least: int = 0,
        infinite: bool = False,
    ) -> tuple[float, ...]:
        """`count` numbers, or from `least` on when that is given; infinite ones only where that means "no limit"."""
        text = element.get(key)
        if text is None:
            if default is None:
                raise self.error(element, f"<{element.tag}> needs the attribute {key!r}")
            return default
        words = text.split(None, count + 1)[: count + 1]
        values = tuple(_number(word, infinite) for word in words)
        if not (least or count) <= len(words) <= count or any(math.isnan(value) for value in values):
            many = "a finite number" if count == 1 else f"{f'{least} to ' if least else ''}{count} finite numbers"
            hint = "is this xacro? run `xacro` first" if "${" in text else f"up to {LARGEST:g}, separated by blanks"
            raise self.error(element, f"<{element.tag} {key}={short(text)}>: expected {many} ({hint})")
        return values

    # -- where things are ---------------------------------------------------------------------------------------------

    def pose(self, element: Element, settings: Settings) -> Array:
        """(4, 4) from `pos` and one of the five kinds of orientation."""
        return pose(self.rotation(element, settings), self.numbers(element, "pos", 3, (0.0, 0.0, 0.0)))

    def rotation(self, element: Element, settings: Settings) -> Array:
        """(3, 3); quaternions are (w, x, y, z) in MJCF and need not be of length 1."""
        given = [key for key in ORIENTATIONS if element.get(key) is not None]
        if len(given) > 1:
            raise self.error(element, f"<{element.tag}> has the orientations {' and '.join(map(repr, given))}; give one")
        if not given:
            return np.eye(3)
        values = np.array(self.numbers(element, given[0], {"quat": 4, "axisangle": 4, "xyaxes": 6}.get(given[0], 3)))
        if given[0] == "quat":
            return quaternion_matrix(self.unit(element, "quat", values))
        if given[0] == "axisangle":
            return axis_angle(self.unit(element, "axisangle", values[:3]), settings.angle(float(values[3])))
        if given[0] == "xyaxes":
            x = self.unit(element, "xyaxes", values[:3])
            y = self.unit(element, "xyaxes", values[3:] - x * (x @ values[3:]))
            return np.column_stack([x, y, np.cross(x, y)])
        if given[0] == "zaxis":
            return z_to(self.unit(element, "zaxis", values))
        return euler_matrix(settings.eulerseq, [settings.angle(float(value)) for value in values])

    def unit(self, element: Element, key: str, vector: Array) -> Array:
        """The vector at length 1."""
        length = math.hypot(*vector)
        if length < SHORTEST:
            raise self.error(element, f"<{element.tag} {key}={short(element.get(key))}>: a vector of length 0 has no direction")
        return vector if length == 1.0 else vector / length


def _number(word: str, infinite: bool) -> float:
    if infinite and _INFINITE.fullmatch(word):
        return float(word)
    value = float(word) if _NUMBER.fullmatch(word) else math.nan
    return value if abs(value) <= LARGEST else math.nan


def quaternion_matrix(quaternion: Array) -> Array:
    """Rotation of a quaternion (w, x, y, z) of any length; quarter turns such as (1, 0, 0, 1) come out exact."""
    w, x, y, z = quaternion
    R = np.array(
        [
            [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
        ]
    )
    turned: Array = R / (w * w + x * x + y * y + z * z)
    return turned


def euler_matrix(sequence: str, angles: list[float]) -> Array:
    """Rotations in turn: about the moved axis for a lower-case letter, about the parent's axis for an upper-case one."""
    R = np.eye(3)
    for letter, angle in zip(sequence, angles, strict=True):
        turn = planar("xyz".index(letter.lower()), angle)
        R = R @ turn if letter.islower() else turn @ R
    return R


def z_to(direction: Array) -> Array:
    """The smallest rotation that takes (0, 0, 1) to a unit vector; about x when that is (0, 0, -1)."""
    axis = np.array([-direction[1], direction[0], 0.0])
    sine = math.hypot(*axis)
    if sine < 1e-10:
        return np.eye(3) if direction[2] > 0 else np.diag([1.0, -1.0, -1.0])
    return axis_angle(axis / sine, math.atan2(sine, direction[2]))


def short(text: str | None) -> str:
    """The text as an error shows it."""
    text = text or ""
    return repr(text if len(text) <= 60 else text[:57] + "...")


def suggestion(name: str, known: Iterable[str]) -> str:
    """A hint at the nearest known names."""
    known = list(known)
    near = difflib.get_close_matches(name[:80], known, n=2)
    return f"did you mean {' or '.join(map(repr, near))}?" if near else f"known: {', '.join(known[:12]) or 'none'}"
