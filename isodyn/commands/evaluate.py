"""isodyn inverse, forward."""

from __future__ import annotations

import argparse
import csv
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isodyn.commands.output import show, warn
from isodyn.commands.states import columns, numbers, read_states, units

if TYPE_CHECKING:
    from isodyn.model.robot import Robot


def inverse(args: argparse.Namespace) -> int:
    """Torques from positions, velocities and accelerations."""
    return _evaluate(args, "inverse_dynamics", ("q", "qd", "qdd"), "tau")


def forward(args: argparse.Namespace) -> int:
    """Accelerations from positions, velocities and torques."""
    return _evaluate(args, "forward_dynamics", ("q", "qd", "tau"), "qdd")


def _evaluate(args: argparse.Namespace, quantity: str, names: tuple[str, ...], result: str) -> int:
    import numpy as np

    from isodyn.dynamics.dynamics import compile
    from isodyn.model.catalogue import load

    robot = load(args.robot)
    given = read_states(args, robot, names)
    dynamics = compile(robot, method=args.method, dtype=args.dtype, motors=not args.no_motors, friction=not args.no_friction)
    wrench: Any = None
    if args.wrench is not None:
        wrench = {args.frame or robot.tip: np.array(numbers("--wrench", args.wrench, 6))}
    values = getattr(dynamics, quantity)(*(np.array(given[name]) for name in names), wrench=wrench).astype(float)
    if not np.isfinite(values).all():
        rows = np.flatnonzero(~np.isfinite(values).all(axis=1))
        first = rows[0] + 1
        warn(f"{len(rows)} of {len(values)} results are not finite, the first in row {first}; is the mass matrix singular there?")
    given[result] = values.tolist()
    _report(args, robot, dynamics.method_for(quantity), given, result)
    return 0


def _report(args: argparse.Namespace, robot: Robot, method: str, given: dict[str, list[list[float]]], result: str) -> None:
    from isodyn.analysis.tables import Table

    header = {name: columns(robot, name, degrees=args.deg) for name in given}
    shown = {name: _in_units(rows, units(robot, name, degrees=args.deg)) for name, rows in given.items()}
    if args.output:
        lines = [[repr(x) for name in shown for x in shown[name][k]] for k in range(len(shown[result]))]
        with Path(args.output).open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([[text for name in header for text in header[name]], *lines])
    data = {"robot": robot.name, "method": method, "columns": header[result], result: shown[result], "output": args.output}
    if args.output:
        text = f"{args.output}: {len(shown[result])} rows with {', '.join(shown)}, by {method}"
    else:
        rows = tuple(tuple(f"{x:.10g}" for x in row) for row in shown[result])
        text = Table(f"{robot.name}, {method}", tuple(header[result]), rows, left=0).text()
    show(args, data, text)


def _in_units(rows: list[list[float]], names: list[str]) -> list[list[float]]:
    factors = [180 / math.pi if unit.startswith("deg") else 1.0 for unit in names]
    return [[x * f for x, f in zip(row, factors, strict=True)] for row in rows]
