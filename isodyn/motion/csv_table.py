"""Trajectories as CSV tables: columns t, q_1 .., qd_1 .., qdd_1 .., a line per time.

Reading takes columns in any order, with or without units; columns nobody knows are ignored.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from isodyn.errors import FormatError, writing
from isodyn.model.robot import Robot
from isodyn.motion.door import a_number_of_joints
from isodyn.show.csv_rows import number, read_rows
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.motion.trajectory import Samples

_COLUMN = re.compile(r"(qdd|qd|q)[ _]?([0-9]{1,4})", re.IGNORECASE)
_HEAD = re.compile(r"\s*(.*?)\s*(?:\[\s*([^\]]*?)\s*\])?\s*")
_PER = {"q": "", "qd": "/s", "qdd": "/s2"}


def write(path: Path, samples: Samples, robot: Robot | None) -> Path:
    """Write the table; numbers have the fewest digits that read back as the same double."""
    n = samples.q.shape[1]
    units = [""] * n
    if robot is not None:
        units = [joint.unit for joint in a_number_of_joints("to_csv", robot, n).moving]
    marks = {name: [f" [{unit}{per}]" if unit else "" for unit in units] for name, per in _PER.items()}
    head = ["t [s]", *(f"{name}_{k + 1}{mark}" for name, row in marks.items() for k, mark in enumerate(row))]
    rows = np.column_stack([samples.t, samples.q, samples.qd, samples.qdd])
    lines = [",".join(head), *(",".join(map(repr, row)) for row in rows.tolist())]
    with writing("to_csv", path):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return path


def read(path: Path) -> tuple[Array, Array, Array | None, Array | None]:
    """t (N,), q (N, n), and qd, qdd where all their columns are there."""
    where = repr(str(path))
    lines = read_rows(path)
    if len(lines) < 3:
        raise FormatError(f"{where}: a trajectory is a header and at least two lines, got {len(lines)}")
    (at, header), *rows = lines
    places = _places(header, f"{where}, line {at}")
    use = [k for k, _ in places.values()]
    table = np.array([[number(row[k], f"{where}, line {line}, {header[k]}") for k in use] for line, row in rows])
    table *= [factor for _, factor in places.values()]
    column = dict(zip(places, table.T, strict=True))
    n = sum(name.startswith("q_") for name in places)
    q, qd, qdd = (_vector(column, name, n) for name in _PER)
    assert q is not None, "a table without q does not get here"
    return column["t"], q, qd, qdd


def _vector(column: Mapping[str, Array], name: str, n: int) -> Array | None:
    return np.stack([column[f"{name}_{k}"] for k in range(1, n + 1)], axis=1) if f"{name}_1" in column else None


def _places(header: Sequence[str], where: str) -> dict[str, tuple[int, float]]:
    """Name -> (column, what brings it to SI) of t and of whole vectors."""
    found: dict[str, tuple[int, float]] = {}
    for k, cell in enumerate(header):
        base, unit = (part or "" for part in _HEAD.fullmatch(cell).groups())  # type: ignore[union-attr]
        match = _COLUMN.fullmatch(base)
        name = f"{match[1].lower()}_{int(match[2])}" if match else "t" if base.lower() in ("t", "time") else ""
        if name in found:
            raise FormatError(f"{where}: column {name} appears twice")
        if name:
            found[name] = (k, _factor(unit, name, cell, where))
    if "t" not in found or "q_1" not in found:
        raise FormatError(f"{where}: expected columns t, q_1, q_2, ...; there are {', '.join(header[:8])}")
    n = max(int(name.partition("_")[2]) for name in found if name.startswith("q_"))
    for name in _PER:
        there = [k for k in range(1, n + 1) if f"{name}_{k}" in found]
        if there and len(there) < n:
            lost = next(k for k in range(1, n + 1) if k not in there)
            raise FormatError(f"{where}: no column {name}_{lost} beside the others")
    stray = next((name for name in found if name != "t" and not 1 <= int(name.partition("_")[2]) <= n), None)
    if stray:
        raise FormatError(f"{where}: column {stray}, but q has {n} columns, counted from 1")
    return found


def _factor(unit: str, name: str, cell: str, where: str) -> float:
    per = "" if name == "t" else _PER[name.partition("_")[0]]
    known = {"": 1.0, "s": 1.0} if name == "t" else {"": 1.0, f"rad{per}": 1.0, f"m{per}": 1.0, f"deg{per}": math.pi / 180}
    spelt = re.sub(r"[\s^]", "", unit.lower().replace("\u00b2", "2"))
    if spelt not in known:
        raise FormatError(f"{where}: column {cell!r}: the unit must be {' or '.join(f'[{u}]' for u in known if u)}")
    return known[spelt]
