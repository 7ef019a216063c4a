"""isodyn ik: inverse kinematics, the joint positions that bring a link frame to target poses."""

from __future__ import annotations

import argparse
import io
from contextlib import closing
from itertools import chain
from typing import Any

import numpy as np

from isodyn.cli.models import frame_of, load_robot
from isodyn.cli.output import TABLES, check_target, note, put, show
from isodyn.cli.results import rows_as_text, write_table
from isodyn.cli.states import DEGREE, ZIP, columns, factors, numbers, open_bytes, split_unit, vector
from isodyn.errors import FormatError, UsageError
from isodyn.kinematics.inverse_kinematics import IKResult, inverse_kinematics
from isodyn.model.formats.csv_rows import LARGEST, decoded, rows_of, table_of
from isodyn.model.formats.npz import npz_arrays
from isodyn.model.robot import Robot
from isodyn.show.table import Table
from isodyn.spatial import Array, rpy_matrix

_POSE = ("x", "y", "z", "roll", "pitch", "yaw")
_MATRIX = tuple(f"p_{axis}" for axis in "xyz") + tuple(f"R_{i}_{j}" for i in (1, 2, 3) for j in (1, 2, 3))


def ik(args: argparse.Namespace) -> int:
    """Solve for all targets, print or write the result, and report targets that were not reached."""
    check_target("--output", args.output, TABLES, args.input)
    robot = load_robot(args.robot, args.base, args.mimic)
    target = _targets(args)
    scale = factors(robot, "q", degrees=args.deg)
    q0 = None if args.q0 is None else vector("--q0", args.q0, robot, "q", degrees=args.deg)
    frame = frame_of(args, robot)
    result = inverse_kinematics(
        robot, target, frame=frame, q0=q0, orientation=target.shape[-1] == 4, limits=_limits(args, robot),
        tolerance=tuple(args.tolerance), all_solutions=args.all, seeds=args.seeds,
    )  # fmt: skip
    labels, reached = columns(robot, "q", degrees=args.deg), int(result.reached.sum())
    facts = {"robot": robot.name, "frame": frame, "method": result.method, "columns": labels, "reached": reached, "of": len(target)}
    if args.output and args.output != "-":
        arrays = {"q": result.q / scale, "reached": result.reached}
        arrays |= {"position_error": result.position_error, "rotation_error": result.rotation_error}
        arrays |= {"solutions": result.solutions / scale, "counts": result.counts} if args.all else {}
        write_table(args.output, _csv(args, labels, result, scale), arrays)
        text = f"{args.output}: {reached} of {len(target)} targets reached, by {result.method}"
        show(args, {**facts, "output": args.output}, text)
    elif args.json:
        show(args, {**facts, "targets": _records(args, result, scale)}, "")
    elif args.input is None and args.output is None:
        put(f"{_table(args, robot, labels, result, scale).text()}\n")
    else:
        put(_csv(args, labels, result, scale))
    return _verdict(result)


def _targets(args: argparse.Namespace) -> Array:
    """Return the targets of --pose, --position, --matrix or --input: poses (T, 4, 4) or positions (T, 3)."""
    if args.input is not None:
        return _from_file(args.input, degrees=args.deg)
    words = [word.replace(";", " ") for word in args.position or args.matrix or args.pose]
    if args.position is not None:
        return np.array([numbers("--position", words, 3)])
    if args.matrix is not None:
        rows = np.array(numbers("--matrix", words, 12, 16)).reshape(-1, 4)
        return np.concatenate([rows, np.eye(4)[len(rows) :]])[None]
    unit = DEGREE if args.deg else 1.0
    return _poses(np.array([numbers("--pose", words, 6, degrees=args.deg)]) * ([1.0] * 3 + [unit] * 3))


def _poses(values: Array) -> Array:
    """Return transforms (T, 4, 4) for rows x, y, z, roll, pitch, yaw."""
    result = np.tile(np.eye(4), (len(values), 1, 1))
    result[:, :3, 3] = values[:, :3]
    for k, angles in enumerate(values[:, 3:].tolist()):
        result[k, :3, :3] = rpy_matrix(angles)
    return result


def _from_file(place: str, *, degrees: bool) -> Array:
    read = bytearray()
    with closing(open_bytes(place)) as stream:
        while part := stream.read():
            read += part
            if len(read) > LARGEST:
                raise FormatError(f"{stream.where}: larger than {LARGEST >> 20} MiB; split it into several tables")
    raw = bytes(read)
    if raw.startswith(ZIP):
        return _from_npz(raw, stream.where)
    return _from_csv(decoded(raw, stream.where), stream.where, degrees=degrees)


def _from_npz(raw: bytes, where: str) -> Array:
    arrays = npz_arrays(io.BytesIO(raw), where)
    wanted = next((name for name in ("pose", "position") if name in arrays), None)
    found, names = arrays.get(wanted or ""), list(arrays)
    if found is None:
        raise FormatError(f"{where}: expected an array 'pose' or 'position'; found {', '.join(names[:8]) or 'none'}")
    expected = (4, 4) if wanted == "pose" else (3,)
    if found.ndim != len(expected) + 1 or found.shape[1:] != expected:
        raise FormatError(f"{where}, array {wanted!r}: expected shape (rows, {', '.join(map(str, expected))}), got {found.shape}")
    return np.asarray(found)


def _from_csv(text: str, where: str, *, degrees: bool) -> Array:
    lines = rows_of(text, where)
    _, head = next(lines, (0, []))
    first = next(lines, None)
    if first is None:
        raise FormatError(f"{where} holds no rows below its header")
    names, units = zip(*(split_unit(cell.strip()) for cell in head), strict=True)
    wanted = next((kind for kind in (_MATRIX, _POSE, _POSE[:3]) if set(kind) <= set(names)), None)
    if wanted is None:
        raise FormatError(f"{where}: expected the columns {', '.join(_POSE)}, or p_x .. R_3_3 as `isodyn pose` writes them")
    use = [names.index(name) for name in wanted]
    values = table_of(chain([first], lines), use, [names[k] for k in use], where)
    if wanted is _MATRIX:
        result = np.tile(np.eye(4), (len(values), 1, 1))
        result[:, :3, 3], result[:, :3, :3] = values[:, :3], values[:, 3:].reshape(-1, 3, 3)
        return result
    values *= [_factor(names[k], units[k], where, degrees=degrees) for k in use]
    return values if len(wanted) == 3 else _poses(values)


def _factor(name: str, unit: str, where: str, *, degrees: bool) -> float:
    """Return the factor that converts a column to SI."""
    angle = name in _POSE[3:]
    accepted = {"rad": 1.0, "deg": DEGREE} if angle else {"m": 1.0}
    if unit and unit not in accepted:
        raise FormatError(f"{where}: column {name!r}: the unit must be {' or '.join(f'[{u}]' for u in accepted)}, got [{unit}]")
    return accepted[unit or ("deg" if angle and degrees else next(iter(accepted)))]


def _limits(args: argparse.Namespace, robot: Robot) -> bool | dict[str, tuple[float, float]]:
    """Return the joint limits of --no-limits and --limits NAME=LOWER,UPPER."""
    if args.no_limits and args.limits:
        raise UsageError("--no-limits and --limits exclude each other; leave one of them out")
    scale = dict(zip(robot.position_names, factors(robot, "q", degrees=args.deg).tolist(), strict=True))
    given = {}
    for word in args.limits or ():
        name, equals, text = word.strip().rpartition("=")
        if not equals:
            raise UsageError(f"--limits: expected JOINT=LOWER,UPPER, got {word.strip()!r}")
        low, high = numbers(f"--limits {name}", [text], 2, degrees=args.deg)
        given[name] = (low * scale.get(name, 1.0), high * scale.get(name, 1.0))
    return given or not args.no_limits


def _records(args: argparse.Namespace, result: IKResult, scale: Array) -> list[dict[str, Any]]:
    """Return one JSON object per target."""
    keys = ("reached", "position_error", "rotation_error")
    records = [{key: getattr(result, key)[k] for key in keys} | {"q": q} for k, q in enumerate(result.q / scale)]
    if args.all:
        for record, found, count in zip(records, result.solutions / scale, result.counts, strict=True):
            record["solutions"] = found[:count]
    return records


def _rows(args: argparse.Namespace, result: IKResult, scale: Array) -> tuple[Array, Array]:
    """Return (targets, q): a row per target, or per solution; a target without a solution has one row, its nearest posture."""
    if not args.all:
        return np.arange(len(result.q)), result.q / scale
    each = np.maximum(result.counts, 1)
    owner = np.repeat(np.arange(len(result.q)), each)
    q = result.solutions[np.arange(result.solutions.shape[1]) < each[:, None]]
    return owner, np.where(result.reached[owner, None], q, result.q[owner]) / scale


def _csv(args: argparse.Namespace, labels: list[str], result: IKResult, scale: Array) -> str:
    owner, values = _rows(args, result, scale)
    if not args.all:
        labels = [*labels, "position_error [m]", "rotation_error [rad]"]
        values = np.column_stack([values, result.position_error, result.rotation_error])
    lines = [",".join(["target", "reached", *labels])]
    rows = zip(owner.tolist(), rows_as_text(values).splitlines(), strict=True)
    lines += [f"{k + 1},{int(result.reached[k])},{row}" for k, row in rows]
    return "\n".join([*lines, ""])


def _table(args: argparse.Namespace, robot: Robot, labels: list[str], result: IKResult, scale: Array) -> Table:
    rows = tuple(tuple(f"{x + 0.0:.10g}" for x in row) for row in _rows(args, result, scale)[1])
    errors = f"position error {result.position_error[0]:.2g} m, rotation error {result.rotation_error[0]:.2g} rad"
    what = f"{int(result.counts[0])} solutions, " if args.all else ""
    return Table(f"{robot.name}, {result.method}: {what}{errors}", tuple(labels), rows, left=0)


def _verdict(result: IKResult) -> int:
    """Return 0 if every target was reached; otherwise print a note and return 1."""
    lost = np.flatnonzero(~result.reached)
    if not len(lost):
        return 0
    k = int(lost[0])
    near = f"the nearest posture has errors of {result.position_error[k]:.3g} m and {result.rotation_error[k]:.3g} rad"
    if len(result.q) == 1:
        note(f"the target cannot be reached within the limits: {near}")
    else:
        note(f"{len(lost)} of {len(result.q)} targets were not reached within the limits; for the first, target {k + 1}, {near}")
    return 1
