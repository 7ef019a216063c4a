"""Output of results in blocks, as tables, CSV, NPZ or JSON, in the user's units.

Memory use is constant. Ctrl-C leaves whole rows. Progress goes to the terminal. Numbers are written with the fewest digits that
read back as the same float.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
import zipfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import IO, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from isodyn.cli.output import plain, put
from isodyn.cli.states import StateReader, columns, factors, parameter_columns
from isodyn.errors import reraise_write_errors
from isodyn.model.formats.csv_rows import split_cells
from isodyn.model.quantities import QUANTITIES, VECTORS
from isodyn.model.robot import Robot
from isodyn.show.table import Table
from isodyn.spatial import Array

T = TypeVar("T")
Arrays = Mapping[str, Array]
_POSE = (3, 7, 11, 0, 1, 2, 4, 5, 6, 8, 9, 10)  # position, then the rotation by rows, of a 4 x 4 matrix


@dataclass(frozen=True)
class Result:
    """A result: its key, its formulation ("any" if all share the code, "" for sums and states), its columns with units."""

    key: str
    method: str
    labels: Sequence[str]


def labels_of(robot: Robot, key: str, quantity: str, *, degrees: bool) -> list[str]:
    """Return the columns of a result, with units."""
    if key in VECTORS:
        return columns(robot, key, degrees=degrees)
    if key == "pose":
        return [*(f"p_{x} [m]" for x in "xyz"), *(f"R_{i}_{j}" for i in (1, 2, 3) for j in (1, 2, 3))]
    if not quantity:
        return [f"{key} [J]"]
    row = QUANTITIES[quantity]
    places = ["".join(f"_{k + 1}" for k in place) for place in np.ndindex(row.shape_for(robot))]
    return [f"{key}{place} [{unit}]" for place, unit in zip(places, row.units(robot)[quantity], strict=True)]


def in_user_units(robot: Robot, arrays: Arrays, *, degrees: bool) -> dict[str, Array]:
    """Return the arrays with vectors in rad or degrees; matrices, torques and parameters keep SI units."""
    scale = {name: factors(robot, name, degrees=degrees) for name in arrays if name in VECTORS}
    return {name: a / scale[name] if name in scale and (scale[name] != 1).any() else a for name, a in arrays.items()}


def write_table(path: str, text: str, arrays: Arrays) -> None:
    """Write the arrays to an .npz file, or the text to a .csv file."""
    with reraise_write_errors("--output", path):
        if path.lower().endswith(".npz"):
            with open(path, "wb") as file:
                np.savez(file, **arrays)  # type: ignore[arg-type]
        else:
            Path(path).write_text(text, encoding="utf-8", newline="\n")


class Interrupted(Exception):
    """Raised after Ctrl-C; all rows written so far are whole."""


class InterruptGuard:
    """Ctrl-C stops at once while waiting for states, otherwise after the current rows; a second Ctrl-C stops at once."""

    def __init__(self) -> None:
        self.waiting, self.asked = False, False
        self._before: Any = None

    def __enter__(self) -> InterruptGuard:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._handle)
        return self

    def __exit__(self, *error: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self.waiting or self.asked:
            raise KeyboardInterrupt
        self.asked = True

    def wait(self, what: Callable[[], T]) -> T:
        """Return what(), which Ctrl-C may interrupt."""
        self.waiting = True
        try:
            if self.asked:
                raise KeyboardInterrupt
            return what()
        except KeyboardInterrupt:
            raise Interrupted from None
        finally:
            self.waiting = False


class ProgressMeter:
    """Rows, rate and fraction done on stderr: twice a second at a terminal, every 15 s in a log."""

    def __init__(self) -> None:
        self._drawing = sys.stderr.isatty()
        self._start = self._last = time.monotonic()
        self._drawn = False

    def tell(self, rows: int, part: float | None) -> None:
        """Show the rows written so far, and the fraction of the input that they are, if known."""
        now = time.monotonic()
        if now - self._last < (0.5 if self._drawing else 15.0):
            return
        self._last, self._drawn = now, self._drawing
        rate = rows / (now - self._start)
        share = "" if part is None else f", {100 * part:.0f} %"
        words = f"isodyn: {rows} rows, {rate:.3g} rows/s{share}"
        before, after = ("\r\033[K", "") if self._drawing else ("", "\n")
        print(f"{before}{words}", end=after, file=sys.stderr, flush=True)

    def close(self) -> None:
        """Clear the line."""
        if self._drawn:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


class Sink(ABC):
    """Destination of the results."""

    @abstractmethod
    def write(self, lines: list[str] | None, states: Arrays, results: Arrays) -> None:
        """Append rows: the lines of the input table if there is one, the states to keep, and the results."""

    def close(self) -> None:
        """Finish the output."""
        return


class _TableSink(Sink):
    """Results of one state as tables."""

    def __init__(self, robot: Robot, described: Sequence[Result]):
        self._robot, self._described = robot, described

    def write(self, lines: list[str] | None, states: Arrays, results: Arrays) -> None:
        scalars = [result for result in self._described if results[result.key].ndim == 1]
        tables = [self._table(result, results[result.key][0].astype(float)) for result in self._described if result not in scalars]
        if scalars:
            row = tuple(f"{float(results[result.key][0]):.10g}" for result in scalars)
            tables.append(Table(self._robot.name, tuple(result.labels[0] for result in scalars), (row,), left=0))
        put("\n\n".join(table.text() for table in tables) + "\n")

    def _table(self, result: Result, values: Array) -> Table:
        title = self._robot.name if result.method in ("", "any") else f"{self._robot.name}, {result.method}"
        if values.ndim == 1:
            return Table(title, tuple(result.labels), (tuple(f"{x + 0.0:.10g}" for x in values),), left=0)  # + 0.0: no "-0"
        rows = tuple(tuple(f"{x:.6g}" for x in row) for row in np.where(np.abs(values) < 1e-15, 0.0, values))
        if result.key == "pose":
            return Table(f"{title}: pose", ("x", "y", "z", "p [m]"), rows, left=0)
        units = " | ".join(dict.fromkeys(label.partition("[")[2].rstrip("]") for label in result.labels if "[" in label))
        return Table(f"{title}: {result.key} [{units}]", tuple(joint.name for joint in self._robot.dofs), rows, left=0)


class _CsvSink(Sink):
    """Rows of text.  The columns of the input come first, unchanged, except those that results replace.

    states    headers of the states to write if the input is not a table
    results   headers of the results
    """

    def __init__(self, path: str | None, source: StateReader, states: Sequence[str], results: Sequence[str]):
        self._path, self._results = path, list(results)
        self._file: IO[bytes] | None = None
        self._mark = "," if source.separator == " " else source.separator
        self._in_mark = source.separator
        self._keep: list[int] | None = None
        self._head = list(states)
        if source.header is not None:
            header = source.header if states else []
            new = {label.split(" [")[0].lower() for label in results}
            kept = [k for k, cell in enumerate(header) if cell.split(" [")[0].lower() not in new]
            self._keep = None if len(kept) == len(source.header) else kept
            self._head = [header[k] for k in kept]

    def write(self, lines: list[str] | None, states: Arrays, results: Arrays) -> None:
        values = [_flat(name, a) for name, a in ({} if lines is not None else states).items()]
        text = rows_as_text(np.concatenate([*values, *(_flat(name, a) for name, a in results.items())], axis=1), self._mark)
        if lines is not None and self._head:
            pairs = zip(self._copied(lines), text.splitlines(), strict=True)
            text = "\n".join([f"{line}{self._mark}{row}" for line, row in pairs]) + "\n"
        if self._file is None:
            self._file = open(self._path, "wb") if self._path else sys.stdout.buffer  # noqa: SIM115 (close() does)
            text = self._mark.join(self._quoted(cell) for cell in [*self._head, *self._results]) + "\n" + text
        self._file.write(text.encode())
        self._file.flush()

    def _copied(self, lines: list[str]) -> list[str]:
        """Return the input lines without the columns that are replaced."""
        if self._in_mark == " ":
            cells = [line.split() for line in lines]
            return [",".join(row if self._keep is None else [row[k] for k in self._keep]) for row in cells]
        if self._keep is None:
            return lines
        rows = [split_cells(line, self._in_mark, "") if '"' in line else line.split(self._in_mark) for line in lines]
        return [self._mark.join(self._quoted(row[k]) for k in self._keep) for row in rows]

    def _quoted(self, cell: str) -> str:
        return '"' + cell.replace('"', '""') + '"' if self._mark in cell or '"' in cell else cell

    def close(self) -> None:
        if self._file is not None and self._path:
            self._file.close()


def _flat(key: str, values: Array) -> Array:
    """Return the values as (N, k), in the order of the labels."""
    rows: Array = values.reshape(len(values), -1)
    return rows[:, _POSE] if key == "pose" else rows


class _JsonSink(Sink):
    """One JSON object on standard output, written as rows arrive; all lists but the first wait in temporary files."""

    def __init__(self, facts: Mapping[str, Any]):
        self._facts = facts
        self._later: dict[str, IO[str]] = {}
        self._rows = 0

    def write(self, lines: list[str] | None, states: Arrays, results: Arrays) -> None:
        for k, (name, array) in enumerate(results.items()):
            text = json.dumps(plain(array.astype(float)), allow_nan=False)[1:-1]
            if k and name not in self._later:
                self._later[name] = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
            if not self._rows and not k:
                sys.stdout.write(json.dumps(plain(self._facts), allow_nan=False)[:-1] + f', "{name}": [{text}')
            else:
                (self._later[name] if k else sys.stdout).write(f", {text}" if self._rows else text)
        self._rows += len(array)
        sys.stdout.flush()

    def close(self) -> None:
        """Write the waiting lists and closing brackets; nothing if there are no rows."""
        if not self._rows:
            return
        sys.stdout.write("]")
        for name, part in self._later.items():
            sys.stdout.write(f', "{name}": [')
            part.seek(0)
            shutil.copyfileobj(part, sys.stdout, 1 << 20)
            part.close()
            sys.stdout.write("]")
        sys.stdout.write(f', "rows": {self._rows}}}\n')
        sys.stdout.flush()


class _NpzSink(Sink):
    """States and results as arrays that grow by rows in temporary files next to the target; close() joins them."""

    def __init__(self, path: str):
        self.path = path
        self._parts: dict[str, tuple[IO[bytes], tuple[int, ...], np.dtype[Any]]] = {}
        self._rows = 0
        with open(path, "wb"):  # report a path that cannot be written now, not after an hour
            pass

    def write(self, lines: list[str] | None, states: Arrays, results: Arrays) -> None:
        for name, array in {**states, **results}.items():
            if name not in self._parts:
                place = tempfile.TemporaryFile(dir=Path(self.path).resolve().parent)  # noqa: SIM115 (close() does)
                self._parts[name] = (place, array.shape[1:], array.dtype)
            self._parts[name][0].write(np.ascontiguousarray(array).tobytes())
        self._rows += len(array)

    def close(self) -> None:
        """Write the file; remove it if there are no rows."""
        if not self._parts:
            Path(self.path).unlink()
            return
        with zipfile.ZipFile(self.path, "w") as archive:
            for name, (part, shape, dtype) in self._parts.items():
                head = {"descr": np.lib.format.dtype_to_descr(dtype), "fortran_order": False, "shape": (self._rows, *shape)}
                with archive.open(f"{name}.npy", "w", force_zip64=True) as member, part:
                    np.lib.format.write_array_header_1_0(member, head)
                    part.seek(0, os.SEEK_SET)
                    shutil.copyfileobj(part, member, 1 << 20)


def facts_of(robot: Robot, described: Sequence[Result]) -> dict[str, Any]:
    """Return the JSON entries other than the numbers."""
    methods = {result.key: result.method for result in described if result.method}
    same = set(methods.values())
    labels = [label for result in described for label in result.labels]
    return {"robot": robot.name, "method": same.pop() if len(same) == 1 else methods, "columns": labels}


def open_sink(
    args: argparse.Namespace, robot: Robot, source: StateReader, kept: Sequence[str], described: Sequence[Result]
) -> Sink:
    """Return the sink for the results and the states to keep."""
    if args.output and args.output.lower().endswith(".npz"):
        return _NpzSink(args.output)
    if args.output is None and args.json:
        return _JsonSink({**facts_of(robot, described), "output": None})
    if args.output is None and args.input is None:
        return _TableSink(robot, described)
    parameters = parameter_columns(robot) if kept else {}
    states = [columns(robot, name, degrees=args.deg) if name in VECTORS else parameters[name] for name in kept]
    labels = [label for result in described for label in result.labels]
    return _CsvSink(None if args.output == "-" else args.output, source, [label for its in states for label in its], labels)


_CHUNK = 8192  # numbers per chunk, so that everything stays in the CPU caches
_WIDTH = 26  # sign, at most 24 characters, separator
_POWER = np.array([10.0**k for k in range(23)])
_FOUR = np.array([f"{k:04d}".encode() for k in range(10_000)], dtype="S4").view(np.uint32)
_ZEROS = np.array([4 if k == 0 else len(str(k)) - len(str(k).rstrip("0")) for k in range(10_000)], dtype=np.int64)
_SAFE = 1 - 1e-12  # a decimal within 1e-12 of half a spacing is refused: one more digit always reads back
_COLUMNS = np.arange(_WIDTH, dtype=np.uint8)

Bytes = NDArray[np.uint8]


def rows_as_text(values: NDArray[Any], separator: str = ",") -> str:
    """Return floats (N, k) as N lines of k numbers, each as repr() writes it; every line ends in a newline."""
    rows, columns = values.shape
    if not columns:
        return "\n" * int(rows)
    flat = np.ascontiguousarray(values, dtype=np.float64).reshape(-1)
    step = max(1, _CHUNK // columns) * columns
    ends = np.full(min(step, flat.size), ord(separator), dtype=np.uint8)
    ends[columns - 1 :: columns] = ord("\n")
    return "".join(_chunk(flat[k : k + step], ends[: flat.size - k]) for k in range(0, flat.size, step))


def _chunk(x: NDArray[np.float64], ends: Bytes) -> str:
    size = np.abs(x)
    plain = (size >= 1e-4) & (size < 9e15)
    zero = size == 0
    digits, exponent = _shortest(np.where(plain, size, 1.0))
    digits[zero], exponent[zero] = 0, 0
    text, length = _laid_out(digits, exponent)
    if not (plain | zero).all():
        odd = np.flatnonzero(~(plain | zero))
        words = np.array([repr(value).encode() for value in np.abs(x[odd]).tolist()], dtype="S24")
        text[odd, 1:25] = words.view(np.uint8).reshape(-1, 24)
        length[odd] = np.char.str_len(words)
    text[:, 0] = ord("-")
    text[np.arange(len(x)), 1 + length] = ends
    keep = (1 + length).astype(np.uint8)[:, np.newaxis] >= _COLUMNS
    keep[:, 0] = np.signbit(x) & ~np.isnan(x)
    kept: Bytes = text[keep]
    return kept.tobytes().decode("ascii")


def _shortest(x: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return (17-digit integer D, exponent e) with the fewest digits that read back: x = D 10^(e - 16), D padded with zeros."""
    exponent = np.floor(np.log10(x)).astype(np.int64)
    scale = _POWER[16 - exponent]
    exponent += (x * scale >= 1e17).astype(np.int64)  # log10 may be off by one rounding next to powers of ten
    exponent -= (x * scale < 1e16).astype(np.int64)
    scale = _POWER[16 - exponent]
    high, low = _product(x, scale)
    whole = np.rint(low)
    digits = high.astype(np.int64) + whole.astype(np.int64)
    rest = low - whole
    half = 0.5 * _SAFE * np.spacing(x) * scale
    by_ten, far_ten = _rounded(digits, rest, 10)
    by_hundred, far_hundred = _rounded(digits, rest, 100)
    digits = np.where(far_hundred < half, by_hundred, np.where(far_ten < half, by_ten, digits))
    over = digits >= 10**17
    return np.where(over, 10**16, digits), exponent + over


def _product(a: NDArray[np.float64], b: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return (high, low) with a b = high + low exactly (Dekker's product; Veltkamp's splitting)."""
    high = a * b
    a1, b1 = _upper(a), _upper(b)
    a2, b2 = a - a1, b - b1
    return high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2


def _upper(a: NDArray[np.float64]) -> NDArray[np.float64]:
    c = a * 134217729.0  # 2^27 + 1
    upper: NDArray[np.float64] = c - (c - a)
    return upper


def _rounded(digits: NDArray[np.int64], rest: NDArray[np.float64], unit: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return the multiple of `unit` nearest to digits + rest, and its distance."""
    part = digits // unit
    down = part * unit
    above = (digits - down) + rest
    up = (above > unit / 2) | ((above == unit / 2) & (part % 2 == 1))  # a tie goes to the even digit
    return down + unit * up, np.where(up, unit - above, above)


def _laid_out(digits: NDArray[np.int64], exponent: NDArray[np.int64]) -> tuple[Bytes, NDArray[np.int64]]:
    """Return characters (M, 26) with the number from column 1 on, and its length."""
    figures, count = _figures(digits)
    text = np.empty((len(digits), _WIDTH), dtype=np.uint8)
    length = np.empty(len(digits), dtype=np.int64)
    for e in range(int(exponent.min()), int(exponent.max()) + 1):
        at = np.flatnonzero(exponent == e)
        if not at.size:
            continue
        block = np.full((at.size, _WIDTH), ord("0"), dtype=np.uint8)
        if e >= 0:
            block[:, 1 : e + 2] = figures[at, : e + 1]
            block[:, e + 2] = ord(".")
            block[:, e + 3 : 19] = figures[at, e + 1 :]
            length[at] = np.maximum(count[at], e + 2) + 1
        else:
            block[:, 2] = ord(".")
            block[:, 2 - e : 19 - e] = figures[at]
            length[at] = count[at] + 1 - e
        text[at] = block
    return text, length


def _figures(digits: NDArray[np.int64]) -> tuple[Bytes, NDArray[np.int64]]:
    """Return decimal digits (M, 17) as characters, and the count of digits before the trailing zeros."""
    upper = digits // 10**8  # nine digits
    lower = digits - upper * 10**8
    first = upper // 10**8
    upper -= first * 10**8
    fours = np.empty((len(digits), 5), dtype=np.uint32)
    groups = (upper // 10**4, upper % 10**4, lower // 10**4, lower % 10**4)
    fours[:, 0] = _FOUR[first]
    zeros = np.full(len(digits), 16)
    for k, group in enumerate(groups):
        fours[:, k + 1] = _FOUR[group]
        zeros = np.where(group == 0, zeros, _ZEROS[group] + 4 * (3 - k))
    return fours.view(np.uint8).reshape(-1, 20)[:, 3:], 17 - zeros
