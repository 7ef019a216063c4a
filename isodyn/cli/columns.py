"""Columns of states and results: their names, their units, and which columns of a table hold what.

A header cell is q_1, "qd_2 [deg/s]", tau3 ..., or a parameter of the robot such as link3.mass or gravity_3; capitals, the unit and
the order do not matter.  Numbers are brought to rad and m here, and nowhere else.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from isodyn.errors import FormatError, UnknownNameError, UsageError

if TYPE_CHECKING:
    from isodyn.model.robot import Robot
    from isodyn.spatial import Array

VECTORS = ("q", "qd", "qdd", "tau")
_COLUMN = re.compile(r"(qdd|qd|q|tau)[ _]?([0-9]{1,4})", re.IGNORECASE)
_WORD = re.compile(r"(?!nan|inf)[A-Za-z]", re.IGNORECASE)
_LIKE = re.compile(r"([A-Za-z]{1,8})[ _]?([0-9]{1,4})")
_UNIT = re.compile(r"\s*\[\s*([^\]]*?)\s*\]$")
_PER_TIME = {"q": "", "qd": "/s", "qdd": "/s2"}
_DEGREE = math.pi / 180
_NOT_NEGATIVE = (".mass", ".rotor_inertia", ".viscous")


def units(robot: Robot, name: str, *, degrees: bool) -> list[str]:
    """The unit of every joint's q, qd, qdd or tau."""
    if name == "tau":
        return [joint.effort_unit for joint in robot.moving]
    return [("deg" if degrees and joint.unit == "rad" else joint.unit) + _PER_TIME[name] for joint in robot.moving]


def columns(robot: Robot, name: str, *, degrees: bool) -> list[str]:
    """Headers such as "q_1 [rad]"."""
    return [f"{name}_{k} [{unit}]" for k, unit in enumerate(units(robot, name, degrees=degrees), start=1)]


def factors(robot: Robot, name: str, *, degrees: bool) -> list[float]:
    """What brings a vector in the user's units to SI."""
    return [_DEGREE if unit.startswith("deg") else 1.0 for unit in units(robot, name, degrees=degrees)]


def accepted_units(robot: Robot, name: str, k: int) -> dict[str, float]:
    """The units in which joint k's q, qd, qdd or tau may be given, and what brings each to SI."""
    si, user = (units(robot, name, degrees=degrees)[k - 1] for degrees in (False, True))
    return {si: 1.0} if si == user else {si: 1.0, user: _DEGREE}


def accepted_parameter_units(robot: Robot, name: str) -> dict[str, float]:
    """The units in which a parameter may be given; none for a symbol, whose unit nobody knows."""
    fixed = {"mass": "kg", "com": "m", "inertia": "kg m2", "rotor_inertia": "kg m2"}
    owner, _, kind = name.rpartition(".")
    if name == "gravity":
        return {"m/s2": 1.0}
    if owner in robot.link_names and kind in ("mass", "com", "inertia"):
        return {fixed[kind]: 1.0}
    joint = next((joint for joint in robot.moving if joint.name == owner), None)
    if joint is None:
        return {}
    if kind == "offset":
        return {"rad": 1.0, "deg": _DEGREE} if joint.unit == "rad" else {"m": 1.0}
    if kind == "gear_ratio":
        return {"1": 1.0} if joint.unit == "rad" else {"rad/m": 1.0}
    if kind == "viscous":
        return {f"{joint.effort_unit} s/{joint.unit}": 1.0}
    return {fixed.get(kind, joint.effort_unit): 1.0}


def factor(unit: str, accepted: Mapping[str, float], column: str, where: str) -> float:
    """What brings a number of this unit to SI; capitals, and how a product or a power is written, do not matter."""
    known = {_spelling(name): value for name, value in accepted.items()}
    if _spelling(unit) in known:
        return known[_spelling(unit)]
    if not accepted:
        raise FormatError(f"{where}: column {column!r}: the unit of a symbol is not known; leave it out")
    raise FormatError(f"{where}: column {column!r}: the unit must be {' or '.join(f'[{name}]' for name in accepted)}")


def _spelling(unit: str) -> str:
    return re.sub(r"[\s*.^\u00b7]", "", unit.lower().replace("\u00b2", "2"))


@dataclass(frozen=True)
class Part:
    """Where one vector or parameter stands among the chosen columns, and what brings it to SI."""

    start: int
    stop: int
    factors: tuple[float, ...]
    scalar: bool = False


@dataclass
class Selection:
    """Which columns of a table are used.

    use       their places in the table, in the order of `parts`
    labels    their names, for messages
    parts     q, qd, ... and parameters; what is not here was not given
    header    the table's header as it is written out again, with units
    extra     columns nobody asked for
    """

    use: list[int] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    parts: dict[str, Part] = field(default_factory=dict)
    header: list[str] = field(default_factory=list)
    extra: list[str] = field(default_factory=list)

    def add(self, name: str, found: Sequence[tuple[int, str, float]], *, scalar: bool = False) -> None:
        """Append a vector: (place, label, factor) of each entry."""
        start = len(self.use)
        self.use += [place for place, _, _ in found]
        self.labels += [label for _, label, _ in found]
        self.parts[name] = Part(start, len(self.use), tuple(f for _, _, f in found), scalar)


def split_unit(cell: str) -> tuple[str, str]:
    """("q_1", "deg") of "q_1 [deg]"; no unit is ""."""
    match = _UNIT.search(cell)
    return (cell[: match.start()].strip(), match[1]) if match else (cell.strip(), "")


def is_header(cells: Sequence[str]) -> bool:
    """Whether a first line names columns: one of them is q_1 or alike."""
    return any(_COLUMN.fullmatch(split_unit(cell)[0]) for cell in cells)


def plain_header(robot: Robot, names: Sequence[str], cells: Sequence[str], where: str) -> list[str]:
    """Without a header: all of q, then all of qd, then the rest; the later ones may be left out."""
    every, width = [f"{name}_{k}" for name in names for k in range(1, robot.n + 1)], len(cells)
    if all(_WORD.match(cell) for cell in cells):
        first, *others = (f"{name}_1 .. {name}_{robot.n}" for name in names)
        known = f"{first}{', and where they are not 0 ' if others else ''}{', '.join(others)}"
        raise FormatError(f"{where}: none of the headers {', '.join(map(repr, cells[:6]))} is known; expected {known}")
    if width % robot.n or not 0 < width <= len(every):
        wanted = f"a header such as {every[0]}, or {len(every)} columns ({', '.join(names)})"
        raise FormatError(f"{where}: expected {wanted}, got {width} columns")
    return every[:width]


def choose(header: Sequence[str], robot: Robot, names: Sequence[str], where: str, *, degrees: bool) -> Selection:
    """Find the columns of the vectors `names` and of parameters."""
    result = Selection()
    entries = parameter_entries(robot)
    vectors: dict[tuple[str, int], tuple[int, str, float]] = {}
    given: dict[str, tuple[int, str, float]] = {}
    for at, cell in enumerate(header):
        base, unit = split_unit(cell)
        match = _COLUMN.fullmatch(base)
        if match and match[1].lower() in names:
            name, k = match[1].lower(), int(match[2])
            _admit(robot, name, k, cell, (name, k) in vectors, where)
            unit = unit or units(robot, name, degrees=degrees)[k - 1]
            vectors[name, k] = (at, f"{name}_{k}", factor(unit, accepted_units(robot, name, k), cell, where))
            result.header.append(f"{name}_{k} [{unit}]")
        elif base in entries:
            if base in given:
                raise FormatError(f"{where}: column {base} appears twice")
            accepted = accepted_parameter_units(robot, entries[base][0])
            given[base] = (at, base, factor(unit, accepted, cell, where) if unit else 1.0)
            result.header.append(cell)
        else:
            result.header.append(cell)
            result.extra.append(cell)
            if not match:
                _misspelt(base, names, where)
    _add_vectors(result, vectors, robot, names, where)
    _add_parameters(result, given, entries, where)
    return result


def _admit(robot: Robot, name: str, k: int, cell: str, again: bool, where: str) -> None:
    if not 1 <= k <= robot.n:
        raise FormatError(f"{where}: column {cell!r}, but {robot.name} has {robot.n} joints")
    if again:
        raise FormatError(f"{where}: column {name}_{k} appears twice")


def _misspelt(base: str, names: Sequence[str], where: str) -> None:
    """A column such as "qdq_1" or "tua_1" was hardly meant to be left out."""
    import difflib

    like = _LIKE.fullmatch(base)
    near = difflib.get_close_matches(like[1].lower(), names, n=1, cutoff=0.66) if like else []
    if like and near and like[1].lower() not in VECTORS:
        raise FormatError(f"{where}: no column is called {base!r}; did you mean '{near[0]}_{like[2]}'?")


def _add_vectors(
    result: Selection, found: dict[tuple[str, int], tuple[int, str, float]], robot: Robot, names: Sequence[str], where: str
) -> None:
    for name in names:
        picks = [found.get((name, k)) for k in range(1, robot.n + 1)]
        if (None in picks and any(picks)) or (name == "q" and None in picks):
            lost = picks.index(None)
            raise FormatError(f"{where}: no column {name}_{lost + 1} for joint {robot.joint_names[lost]!r}")
        if None not in picks:
            result.add(name, [pick for pick in picks if pick])


def parameter_entries(robot: Robot) -> dict[str, tuple[str, int]]:
    """Column name -> (parameter, entry): "link3.mass", "link3.com_1", "gravity_3"; entry 0 is a scalar."""
    import numpy as np

    result: dict[str, tuple[str, int]] = {}
    for name, value in robot.parameters().items():
        shape = np.shape(value) if not hasattr(value, "free_symbols") else ()
        result |= {f"{name}_{k}": (name, k) for k in range(1, shape[0] + 1)} if shape else {name: (name, 0)}
    return result


def first_negative(name: str, values: Array) -> int | None:
    """The first row in which a parameter is below 0 that must not be, as in a model."""
    if not name.endswith(_NOT_NEGATIVE) or not (values < 0).any():
        return None
    return int((values < 0).argmax())


def _add_parameters(
    result: Selection, given: dict[str, tuple[int, str, float]], entries: dict[str, tuple[str, int]], where: str
) -> None:
    for name in dict.fromkeys(entries[base][0] for base in given):
        wanted = [base for base, (owner, _) in entries.items() if owner == name]
        lost = next((base for base in wanted if base not in given), None)
        if lost is not None:
            raise FormatError(f"{where}: no column {lost} beside the others of {name}")
        result.add(name, [given[base] for base in wanted], scalar=entries[wanted[0]][1] == 0)


def parameter_values(words: Sequence[str] | None, robot: Robot) -> dict[str, float | list[float]]:
    """{name: value} of --parameters NAME=VALUE ...; vectors are apart by commas."""
    from isodyn.cli.states import numbers
    from isodyn.model.parameters import parameter_shape

    result: dict[str, float | list[float]] = {}
    for word in words or ():
        name, equals, text = word.strip().rpartition("=")
        if not equals or not name:
            raise UsageError(f"--parameters: expected NAME=VALUE, got {word.strip()!r}")
        if name in result:
            raise UsageError(f"--parameters: {name} is given twice")
        try:
            shape = parameter_shape(robot, name)
        except UnknownNameError as error:
            raise UnknownNameError(f"--parameters: {_shortened(error)}") from None
        values = numbers(f"--parameters {name}", [text], shape[0] if shape else 1)
        result[name] = values if shape else values[0]
    return result


def _shortened(error: UnknownNameError) -> str:
    text = str(error)
    return text if len(text) < 400 else f"{text[:400]} ..."
