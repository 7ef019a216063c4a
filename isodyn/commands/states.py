"""Joint states from the command line: numbers after an option, or a CSV file with a column per joint."""

from __future__ import annotations

import argparse
import csv
import math
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from isodyn.errors import FormatError, ModelError, ShapeError

if TYPE_CHECKING:
    from isodyn.model.robot import Robot

_COLUMN = re.compile(r"(qdd|qd|q|tau)[ _]?([0-9]{1,4})\s*(?:\[\s*(.*?)\s*\])?", re.IGNORECASE)
_PER_TIME = {"q": "", "qd": "/s", "qdd": "/s2"}


def units(robot: Robot, name: str, *, degrees: bool) -> list[str]:
    """The unit of every joint's q, qd, qdd or tau."""
    if name == "tau":
        return [joint.effort_unit for joint in robot.moving]
    return [("deg" if degrees and joint.unit == "rad" else joint.unit) + _PER_TIME[name] for joint in robot.moving]


def columns(robot: Robot, name: str, *, degrees: bool) -> list[str]:
    """Headers such as "q_1 [rad]"."""
    return [f"{name}_{k} [{unit}]" for k, unit in enumerate(units(robot, name, degrees=degrees), start=1)]


def numbers(option: str, words: Sequence[str], expected: int) -> list[float]:
    """Numbers apart by commas or spaces."""
    found = [_number(word, option) for word in " ".join(words).replace(",", " ").split()]
    if len(found) != expected:
        raise ShapeError(f"{option}: expected {expected} numbers, got {len(found)}")
    return found


def read_states(args: argparse.Namespace, robot: Robot, names: Sequence[str]) -> dict[str, list[list[float]]]:
    """{name: rows of n numbers in rad and m}; vectors that are not given are zero."""
    if robot.n == 0:
        raise ModelError(f"robot {robot.name!r} has no moving joint")
    if args.input is not None:
        return _from_csv(args.input, robot, names, degrees=args.deg)
    result = {}
    for name in names:
        words = getattr(args, name)
        row = numbers(f"--{name}", words, robot.n) if words is not None else [0.0] * robot.n
        result[name] = [[x * _factor(unit) for x, unit in zip(row, units(robot, name, degrees=args.deg), strict=True)]]
    return result


def _factor(unit: str) -> float:
    """What brings a number of this unit to SI."""
    return math.pi / 180 if unit.lower().startswith("deg") else 1.0


def _number(word: str, where: str) -> float:
    try:
        value = float(word)
    except ValueError:
        raise FormatError(f"{where}: {word.strip()[:40]!r} is not a number") from None
    if not math.isfinite(value):
        raise FormatError(f"{where}: {word.strip()!r} is not a finite number")
    return value


def _from_csv(place: str, robot: Robot, names: Sequence[str], *, degrees: bool) -> dict[str, list[list[float]]]:
    where = "standard input" if place == "-" else repr(place)
    try:
        text = sys.stdin.read() if place == "-" else Path(place).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise FormatError(f"cannot read {where}: {getattr(error, 'strerror', None) or 'it is not UTF-8 text'}") from None
    lines = [(k, line) for k, line in enumerate(text.splitlines(), start=1) if line.strip() and not line.startswith("#")]
    if not lines:
        raise FormatError(f"{where} holds no rows")
    mark = next((mark for mark in ",;\t" if mark in lines[0][1]), " ")
    try:
        cells = list(csv.reader((line for _, line in lines), delimiter=mark, skipinitialspace=True, strict=True))
    except csv.Error as error:
        raise FormatError(f"{where} is not a CSV table: {error}") from None
    if len(cells) != len(lines):
        raise FormatError(f"{where}: a quoted cell runs over several lines")
    headed = any(_COLUMN.fullmatch(cell.strip()) for cell in cells[0])
    header = [cell.strip() for cell in cells[0]] if headed else _plain_header(robot, names, len(cells[0]), where)
    rows = list(zip((k for k, _ in lines), cells, strict=True))[headed:]
    chosen = _chosen(header, robot, names, where, degrees)
    return {name: [_row(name, picks, k, row, len(header), where) for k, row in rows] for name, picks in chosen.items()}


def _plain_header(robot: Robot, names: Sequence[str], width: int, where: str) -> list[str]:
    """Without a header: all of q, then all of qd, then the rest; the later ones may be left out."""
    every = [f"{name}_{k}" for name in names for k in range(1, robot.n + 1)]
    if width % robot.n or not 0 < width <= len(every):
        wanted = f"a header such as {every[0]}, or {len(every)} columns ({', '.join(names)})"
        raise FormatError(f"{where}: expected {wanted}, got {width} columns")
    return every[:width]


def _chosen(
    header: list[str], robot: Robot, names: Sequence[str], where: str, degrees: bool
) -> dict[str, list[tuple[int, float] | None]]:
    """{name: (column, factor to SI) per joint; None: zero}."""
    found: dict[tuple[str, int], tuple[int, float]] = {}
    for at, cell in enumerate(header):
        match = _COLUMN.fullmatch(cell)
        if not match:
            continue  # time, remarks: not ours
        name, k = match[1].lower(), int(match[2])
        if name in names and not 1 <= k <= robot.n:
            raise FormatError(f"{where}: column {cell!r}, but {robot.name} has {robot.n} joints")
        if (name, k) in found:
            raise FormatError(f"{where}: column {name}_{k} appears twice")
        if name in names:
            found[name, k] = (at, _factor(match[3] or units(robot, name, degrees=degrees)[k - 1]))
    result: dict[str, list[tuple[int, float] | None]] = {}
    for name in names:
        picks = [found.get((name, k)) for k in range(1, robot.n + 1)]
        if (None in picks and any(picks)) or (name == "q" and None in picks):
            lost = picks.index(None)
            raise FormatError(f"{where}: no column {name}_{lost + 1} for joint {robot.joint_names[lost]!r}")
        result[name] = picks
    return result


def _row(name: str, picks: Iterable[tuple[int, float] | None], line: int, row: list[str], width: int, where: str) -> list[float]:
    if len(row) != width:
        raise FormatError(f"{where}, line {line}: expected {width} columns, got {len(row)}")
    here = f"{where}, line {line}, {name}"
    return [0.0 if p is None else p[1] * _number(row[p[0]], f"{here}_{k}") for k, p in enumerate(picks, start=1)]
