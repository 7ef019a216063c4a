"""Target poses from the command line: numbers after an option, a CSV table, or an NPZ file."""

from __future__ import annotations

import argparse
import io
import math
from typing import TYPE_CHECKING

import numpy as np

from isodyn.cli.columns import split_unit
from isodyn.cli.csv_in import open_bytes
from isodyn.cli.states import number_after
from isodyn.errors import FormatError, ShapeError
from isodyn.show.csv_rows import decoded, number, rows_of
from isodyn.spatial import rpy_matrix

if TYPE_CHECKING:
    from isodyn.spatial import Array

_POSE = ("x", "y", "z", "roll", "pitch", "yaw")
_MATRIX = tuple(f"p_{axis}" for axis in "xyz") + tuple(f"R_{i}_{j}" for i in (1, 2, 3) for j in (1, 2, 3))
_DEGREE = math.pi / 180
_UNITS = {"m": 1.0, "rad": 1.0, "deg": _DEGREE}
_LARGEST = 1 << 30  # bytes of a table that is read whole


def read_targets(args: argparse.Namespace) -> tuple[Array, bool]:
    """(poses (T, 4, 4) or positions (T, 3), whether there is one target on the command line)."""
    if args.input is not None:
        return _from_file(args.input, degrees=args.deg), False
    if args.position is not None:
        return np.array([_numbers("--position", args.position, (3,))]), True
    if args.matrix is not None:
        rows = np.array(_numbers("--matrix", args.matrix, (12, 16))).reshape(-1, 4)
        return np.concatenate([rows, np.eye(4)[len(rows) :]])[None], True
    return _poses(np.array([_numbers("--pose", args.pose, (6,), degrees=args.deg)]), (_DEGREE if args.deg else 1.0,) * 3), True


def _numbers(option: str, words: list[str], counts: tuple[int, ...], *, degrees: bool = False) -> list[float]:
    found = [number_after(option, word, degrees=degrees) for word in " ".join(words).replace(",", " ").replace(";", " ").split()]
    if len(found) not in counts:
        raise ShapeError(f"{option}: expected {' or '.join(map(str, counts))} numbers, got {len(found)}")
    return found


def _poses(values: Array, factors: tuple[float, ...]) -> Array:
    """(T, 4, 4) of x, y, z, roll, pitch, yaw."""
    result = np.tile(np.eye(4), (len(values), 1, 1))
    result[:, :3, 3] = values[:, :3]
    for k, angles in enumerate(values[:, 3:] * np.array(factors)):
        result[k, :3, :3] = rpy_matrix(angles.tolist())
    return result


def _from_file(place: str, *, degrees: bool) -> Array:
    stream = open_bytes(place)
    try:
        parts, size = [], 0
        while part := stream.read():
            parts.append(part)
            size += len(part)
            if size > _LARGEST:
                raise FormatError(f"{stream.where}: larger than {_LARGEST // 10**9} GB; cut it into several tables")
    finally:
        stream.close()
    raw = b"".join(parts)
    if raw.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return _from_npz(raw, stream.where)
    return _from_csv(decoded(raw, stream.where), stream.where, degrees=degrees)


def _from_npz(raw: bytes, where: str) -> Array:
    try:
        with np.load(io.BytesIO(raw), allow_pickle=False) as archive:
            names = list(archive)
            wanted = next((name for name in ("pose", "position") if name in names), None)
            found = archive[wanted] if wanted else None
    except Exception as error:  # a broken archive breaks NumPy in many ways
        raise FormatError(f"{where} is not an NPZ file: {error}") from None
    if found is None:
        raise FormatError(f"{where}: no array is called 'pose' or 'position'; there are {', '.join(names[:8]) or 'none'}")
    expected = (4, 4) if wanted == "pose" else (3,)
    if found.ndim != len(expected) + 1 or found.shape[1:] != expected:
        raise FormatError(f"{where}, array {wanted!r}: expected shape (rows, {', '.join(map(str, expected))}), got {found.shape}")
    return np.asarray(found)


def _from_csv(text: str, where: str, *, degrees: bool) -> Array:
    lines = rows_of(text, where)
    if len(lines) < 2:
        raise FormatError(f"{where} holds no rows below its header")
    (_, head), *rows = lines
    header = [split_unit(cell.strip()) for cell in head]
    names = [name for name, _ in header]
    wanted = next((kind for kind in (_MATRIX, _POSE, _POSE[:3]) if set(kind) <= set(names)), None)
    if wanted is None:
        raise FormatError(f"{where}: expected the columns {', '.join(_POSE)}, or p_x .. R_3_3 as `isodyn pose` writes them")
    use = [names.index(name) for name in wanted]
    values = np.array([[number(cells[k], f"{where}, line {line}, {names[k]}") for k in use] for line, cells in rows])
    if wanted is _MATRIX:
        result = np.tile(np.eye(4), (len(values), 1, 1))
        result[:, :3, 3], result[:, :3, :3] = values[:, :3], values[:, 3:].reshape(-1, 3, 3)
        return result
    factors = [_factor(name, header[names.index(name)][1], where, degrees=degrees) for name in wanted]
    values = values * np.array(factors)
    return values if len(wanted) == 3 else _poses(values, (1.0, 1.0, 1.0))


def _factor(name: str, unit: str, where: str, *, degrees: bool) -> float:
    """What brings a column to SI."""
    angle = name in _POSE[3:]
    if not unit:
        return _DEGREE if angle and degrees else 1.0
    accepted = ("rad", "deg") if angle else ("m",)
    if unit not in accepted:
        raise FormatError(f"{where}: column {name!r}: the unit must be {' or '.join(f'[{u}]' for u in accepted)}, got [{unit}]")
    return _UNITS[unit]
