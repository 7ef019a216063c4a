"""What results are called, which units they have, and how one state's results look in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from isodyn.cli.columns import VECTORS, columns, factors
from isodyn.cli.output import put
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.cli.states import Block
    from isodyn.model.robot import Robot

_PAIRS = {"rad rad": "kg m2", "m rad": "kg m", "m m": "kg"}
_POSE = (3, 7, 11, 0, 1, 2, 4, 5, 6, 8, 9, 10)  # position, then the rotation by rows, of a 4 x 4 matrix


@dataclass(frozen=True)
class Result:
    """A result: its key, the quantity behind it, and its columns with units."""

    key: str
    quantity: str
    labels: tuple[str, ...]


def results(robot: Robot, wanted: Mapping[str, str], *, degrees: bool) -> list[Result]:
    """The columns of {key: quantity}."""
    return [Result(key, quantity, tuple(_labels(robot, key, degrees))) for key, quantity in wanted.items()]


def _labels(robot: Robot, key: str, degrees: bool) -> list[str]:
    if key in VECTORS:
        return columns(robot, key, degrees=degrees)
    if key in ("g", "bias"):
        return [f"{key}_{k} [{joint.effort_unit}]" for k, joint in enumerate(robot.moving, start=1)]
    if key in ("M", "C", "C_own"):
        per = "" if key == "M" else "/s"
        of = [joint.unit for joint in robot.moving]
        pairs = [(i, j, _PAIRS[" ".join(sorted((a, b)))]) for i, a in enumerate(of, 1) for j, b in enumerate(of, 1)]
        return [f"{key}_{i}_{j} [{unit}{per}]" for i, j, unit in pairs]
    if key == "pose":
        return [*(f"p_{x} [m]" for x in "xyz"), *(f"R_{i}_{j}" for i in (1, 2, 3) for j in (1, 2, 3))]
    if key == "J":
        rows = [(i, "m" if i <= 3 else "rad") for i in range(1, 7)]
        return [f"J_{i}_{j} [{unit}/{joint.unit}]" for i, unit in rows for j, joint in enumerate(robot.moving, start=1)]
    return [f"{key} [J]"]


def in_user_units(robot: Robot, *, degrees: bool) -> Callable[[str, Array], Array]:
    """(name, SI array) -> array in rad or degrees; matrices, torques and parameters stay as they are."""
    scale = {name: np.array(factors(robot, name, degrees=degrees)) for name in VECTORS}

    def user(name: str, values: Array) -> Array:
        if not degrees or name not in scale or (scale[name] == 1).all():
            return values
        result: Array = values / scale[name]
        return result

    return user


def flat(key: str, values: Array) -> Array:
    """(N, k) in the order of the labels."""
    rows: Array = values.reshape(len(values), -1)
    return rows[:, _POSE] if key == "pose" else rows


class TableSink:
    """One state's results as tables."""

    def __init__(self, robot: Robot, described: Sequence[Result], methods: Mapping[str, str], user: Callable[[str, Array], Array]):
        self._robot, self._described, self._methods, self._user = robot, described, methods, user

    def write(self, block: Block, results: Mapping[str, Array]) -> None:
        """Print them."""
        parts: list[str] = []
        scalars = [result for result in self._described if results[result.key].ndim == 1]
        for result in self._described:
            if result not in scalars:
                values = self._user(result.key, results[result.key])[0].astype(float)
                parts.append(self._table(result, values))
        if scalars:
            row = tuple(f"{float(results[result.key][0]):.10g}" for result in scalars)
            parts.append(_text(self._robot.name, tuple(result.labels[0] for result in scalars), (row,)))
        put("\n\n".join(parts) + "\n")

    def _table(self, result: Result, values: Array) -> str:
        method = self._methods[result.key]
        title = self._robot.name if method == "any" else f"{self._robot.name}, {method}"
        if values.ndim == 1:
            return _text(title, result.labels, (tuple(f"{x + 0.0:.10g}" for x in values),))  # + 0.0: no "-0"
        units = " | ".join(dict.fromkeys(label.partition("[")[2].rstrip("]") for label in result.labels if "[" in label))
        rows = tuple(tuple(f"{x:.6g}" for x in row) for row in np.where(np.abs(values) < 1e-15, 0.0, values))
        names = ("x", "y", "z", "p [m]") if result.key == "pose" else tuple(joint.name for joint in self._robot.moving)
        return _text(f"{title}: {result.key}{'' if result.key == 'pose' else f' [{units}]'}", names, rows)

    def close(self) -> None:
        """Everything is printed."""


def _text(title: str, header: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> str:
    from isodyn.show.table import Table

    return Table(title, header, rows, left=0).text()
