"""Joint states from the command line: numbers after an option, a CSV table, an NPZ file, or standard input.

A header cell is q_1, "qd_2 [deg/s]", tau3 ..., an entry by name such as q_base.qw (model/columns.py), or a parameter of the robot
such as link3.mass or gravity_3. Case, units and order do not matter. Numbers are converted to rad and m here and nowhere else.
Quaternions whose length is not 1 are refused.

Tables of any length are read in blocks. CSV: bytes are cut at line ends and parsed by NumPy's C parser. A block that it refuses is
parsed again cell by cell, to name the line and the column. Cells are separated by commas, semicolons, tabs or spaces. Blank lines
and lines that start with # are skipped. Byte-order marks, Windows line ends, quoted cells and missing headers are accepted.
NPZ: arrays q, qd, qdd, tau and parameters with one row per state. Nothing is unpickled.
"""

from __future__ import annotations

import argparse
import difflib
import math
import os
import re
import sys
import tempfile
import zipfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import accumulate
from typing import BinaryIO, NamedTuple, cast

import numpy as np

from isodyn import check
from isodyn.cli.output import warn
from isodyn.errors import FormatError, ModelError, ShapeError, UnknownNameError, UsageError
from isodyn.kinematics.loop_closure import at_loops, close_loops
from isodyn.model.columns import column as column_of
from isodyn.model.columns import entries, labels, sizes, units
from isodyn.model.formats.csv_rows import decoded, number, separator_of, split_cells
from isodyn.model.formats.npz import BROKEN, MOST_BYTES, header_of
from isodyn.model.joint_positions import positions
from isodyn.model.quantities import VECTORS
from isodyn.model.robot import Robot, parameter_shape, parameter_shapes
from isodyn.model.rotations import multiple_of_pi, seems_degrees
from isodyn.spatial import Array, array

BLOCK = 1 << 20  # bytes read at a time
LONGEST = 1 << 24  # bytes in a line
ROWS = 8192  # states of an NPZ file at a time
DEGREE = math.pi / 180

_WORD = re.compile(r"(?!nan|inf)[A-Za-z]", re.IGNORECASE)
_LIKE = re.compile(r"([A-Za-z]{1,8})[ _]?([0-9]{1,4})")
_UNIT = re.compile(r"\s*\[\s*([^\]]*?)\s*\]$")
ZIP = (b"PK\x03\x04", b"PK\x05\x06")  # the second marks an empty archive


def columns(robot: Robot, name: str, *, degrees: bool) -> list[str]:
    """Return headers such as "q_1 [rad]"."""
    pairs = zip(labels(robot, name), units(robot, name, degrees=degrees), strict=True)
    return [f"{label} [{unit}]" for label, unit in pairs]


def factors(robot: Robot, name: str, *, degrees: bool) -> Array:
    """Return factors (n,), or (nq,) for q, that convert a vector from the user's units to SI."""
    return np.array([DEGREE if unit.startswith("deg") else 1.0 for unit in units(robot, name, degrees=degrees)])


def accepted_units(robot: Robot, name: str, k: int) -> dict[str, float]:
    """Return {unit: factor to SI} for entry k, counted from 1, of q, qd, qdd or tau."""
    si, user = (units(robot, name, degrees=degrees)[k - 1] for degrees in (False, True))
    return {si: 1.0} if si == user else {si: 1.0, user: DEGREE}


def _parameter_units(robot: Robot, name: str) -> dict[str, float]:
    """Return {unit: factor to SI} for a parameter; empty for a symbol, whose unit is unknown."""
    of_links = {"mass": "kg", "com": "m", "inertia": "kg m2"}
    owner, _, kind = name.rpartition(".")
    if name == "gravity":
        return {"m/s2": 1.0}
    if owner in robot.link_names and kind in of_links:
        return {of_links[kind]: 1.0}
    joint = next((joint for joint in robot.dofs if joint.name == owner), None)
    if joint is None:  # a symbol, or a vector over all degrees of freedom of a joint
        return {}
    if kind in ("offset", "rest") and joint.is_revolute:
        return {"rad": 1.0, "deg": DEGREE}
    of_joints = {"offset": "m", "rest": "m", "gear_ratio": "1" if joint.is_revolute else "rad/m", "rotor_inertia": "kg m2"}
    of_joints |= {"viscous": f"{joint.effort_unit} s/{joint.unit}", "stiffness": f"{joint.effort_unit}/{joint.unit}"}
    return {of_joints.get(kind, joint.effort_unit): 1.0}


def factor(unit: str, accepted: Mapping[str, float], column: str, where: str) -> float:
    """Return the factor from a unit to SI; case and the notation of products and powers do not matter."""
    known = {_spelling(name): value for name, value in accepted.items()}
    if _spelling(unit) in known:
        return known[_spelling(unit)]
    if not accepted:
        raise FormatError(f"{where}: column {column!r}: the unit of a symbol is unknown; leave it out")
    raise FormatError(f"{where}: column {column!r}: the unit must be {' or '.join(f'[{name}]' for name in accepted)}")


def _spelling(unit: str) -> str:
    return re.sub(r"[\s*.^\u00b7]", "", unit.lower().replace("\u00b2", "2"))


def split_unit(cell: str) -> tuple[str, str]:
    """Split "q_1 [deg]" into ("q_1", "deg"); the unit is "" if missing."""
    match = _UNIT.search(cell)
    return (cell[: match.start()].strip(), match[1]) if match else (cell.strip(), "")


def numbers(option: str, words: Sequence[str], *expected: int, or_one: bool = False, degrees: bool = False) -> list[float]:
    """Return the numbers of an option, separated by commas or spaces; with `or_one` a single number is repeated.

    A number may be a multiple of pi as in TOML, such as -pi/2. That is in rad, so it is refused with `degrees`.
    """
    found = []
    for word in " ".join(words).replace(",", " ").split():
        angle = multiple_of_pi(word)
        if angle is not None and degrees:
            raise UsageError(f"{option}: {word!r} is in rad, but --deg asks for degrees; leave one of them out")
        try:
            found.append(number(word, option) if angle is None else angle)
        except FormatError as error:
            raise UsageError(str(error)) from None
    if or_one and len(found) == 1:
        return found * expected[0]
    if len(found) not in expected:
        raise ShapeError(f"{option}: expected {' or '.join(map(str, expected))} numbers, got {len(found)}")
    return found


def vector(option: str, words: Sequence[str], robot: Robot, name: str, *, degrees: bool, or_one: bool = False) -> Array:
    """Return q (nq,), or qd, qdd, tau (n,), of an option, in SI units; with `or_one` a single number is repeated.

    The numbers come in order, or as NAME=X for some entries; the other entries keep their neutral values.
    """
    own, kinds = entries(robot, name), units(robot, name, degrees=degrees)
    named = any("=" in word for word in words)
    if named:
        values = _named(option, words, robot, name, degrees=degrees)
    else:
        try:
            values = np.array(numbers(option, words, len(own), or_one=or_one, degrees=degrees))
        except ShapeError as error:
            named_some = f"; or name some: {option} {own[0]}=0.1" if sizes(robot) else ""
            moved = ", ".join(repr(one.joint) for one in robot.couplings)
            coupled = f" ({', '.join(own)}): coupled joints ({moved}) have no entry" if moved else ""
            raise ShapeError(f"{error}{sizes(robot) or coupled}{named_some}") from None
    if name == "q" and not degrees and "pi" not in "".join(words):
        large = [x for x, unit in zip(values, kinds, strict=True) if unit == "rad" and seems_degrees(x)]
        if large:
            warn(f"{option}: {large[0]:g} rad is {abs(large[0]) / (2 * math.pi):.1f} revolutions; degrees? add --deg")
    values = values * factors(robot, name, degrees=degrees)
    return positions(option, robot.movable_joints, values) if name == "q" else np.asarray(values)


def _named(option: str, words: Sequence[str], robot: Robot, name: str, *, degrees: bool) -> Array:
    """Return the vector given by NAME=X ..., in the user's units."""
    own = entries(robot, name)
    values = robot.neutral() if name == "q" else np.zeros(robot.n)
    given: set[str] = set()
    for word in " ".join(words).replace(",", " ").split():
        entry, equals, text = word.rpartition("=")
        if not equals or entry in given:
            problem = f"{entry} is given twice" if equals else f"expected NAME=X for every entry, got {word!r}"
            raise UsageError(f"{option}: {problem}")
        given.add(check.one_of(f"entry of {name} for {option}", entry, own))
        values[own.index(entry)] = numbers(f"{option} {entry}", [text], 1, degrees=degrees)[0]
    return values


def parameter_values(words: Sequence[str] | None, robot: Robot) -> dict[str, float | list[float]]:
    """Return {name: value} of --parameters NAME=VALUE ...; the entries of vectors are separated by commas."""
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
            known = str(error)
            raise UnknownNameError(f"--parameters: {known if len(known) < 400 else f'{known[:400]} ...'}") from None
        values = numbers(f"--parameters {name}", [text], math.prod(shape))
        result[name] = np.reshape(values, shape).tolist()
    return result


class ColumnGroup(NamedTuple):
    """A vector or parameter in a table: positions and names of its columns, factors to SI, and the shape of a value."""

    places: list[int]
    labels: list[str]
    factors: Array
    shape: tuple[int, ...]


def choose(
    header: Sequence[str], robot: Robot, names: Sequence[str], where: str, *, degrees: bool
) -> tuple[dict[str, ColumnGroup], list[str], list[str]]:
    """Find the columns of the vectors `names` and of parameters.

    Returns (the groups of columns found, the header to write again, with units, and the unused columns).
    """
    known = {name: labels(robot, name) for name in names} | parameter_columns(robot)
    owners = {column: name for name, its in known.items() for column in its}
    found: dict[str, tuple[int, float]] = {}
    written, extra = [], []
    for at, cell in enumerate(header):
        column, unit = split_unit(cell)
        match = column_of(robot, column)
        if match and match[0] in names:
            name, k = match
            if not 0 <= k < len(known[name]):
                raise FormatError(
                    f"{where}: column {cell!r}, but {robot.name} has {sizes(robot, 'others: ') or f'{robot.n} joints'}"
                )
            column, unit = known[name][k], unit or units(robot, name, degrees=degrees)[k]
            accepted = accepted_units(robot, name, k + 1)
            written.append(f"{column} [{unit}]")
        elif column in owners:
            accepted = _parameter_units(robot, owners[column])
            written.append(cell)
        else:
            if not match:
                _refuse_misspelt(column, names, where)
            extra.append(cell)
            written.append(cell)
            continue
        if column in found:
            raise FormatError(f"{where}: column {column} appears twice")
        found[column] = (at, factor(unit, accepted, cell, where) if unit else 1.0)
    parts = {}
    for name in dict.fromkeys([*names, *(owners[column] for column in found)]):
        its = known[name]
        lost = next((k for k, label in enumerate(its) if label not in found), None)
        if lost is None:
            places, scale = zip(*(found[label] for label in its), strict=True)
            parts[name] = ColumnGroup(
                list(places), its, np.array(scale), (len(its),) if name in names else parameter_shape(robot, name)
            )
        elif name not in names:
            raise FormatError(f"{where}: {name} needs the column {its[lost]} too")
        elif name == "q" or any(label in found for label in its):
            raise FormatError(f"{where}: no column {its[lost]} for joint {entries(robot, name)[lost]!r}{sizes(robot)}")
    return parts, written, extra


def _refuse_misspelt(column: str, names: Sequence[str], where: str) -> None:
    """Refuse an unknown column such as "qdq_1" or "tua_1", probably a misspelling."""
    like = _LIKE.fullmatch(column)
    near = difflib.get_close_matches(like[1].lower(), names, n=1, cutoff=0.66) if like else []
    if like and near and like[1].lower() not in VECTORS:
        raise FormatError(f"{where}: no column is called {column!r}; did you mean '{near[0]}_{like[2]}'?")


def parameter_columns(robot: Robot) -> dict[str, list[str]]:
    """Return {parameter: names of its columns}: "link3.mass"; "link3.com_1" ..; "gravity_1" ..; "ball.coulomb_1_2"."""
    shapes = parameter_shapes(robot, robot.parameters())
    return {name: ["_".join([name, *(str(k + 1) for k in place)]) for place in np.ndindex(shape)] for name, shape in shapes.items()}


def _first_negative(name: str, values: Array) -> int | None:
    """Return the first row with a negative value of a parameter that must not be negative in a model."""
    if not name.endswith((".mass", ".rotor_inertia", ".viscous", ".stiffness")) or not (values < 0).any():
        return None
    return int((values < 0).argmax())


def _positions(robot: Robot, q: Array, where: Callable[[int], str]) -> Array:
    """Return q (N, nq) with unit quaternions, or raise an error that names the row."""
    if robot.nq == robot.n:
        return q
    try:
        return positions("q", robot.movable_joints, q)
    except ShapeError:
        for k, row in enumerate(q):
            try:
                positions(where(k), robot.movable_joints, row)
            except ShapeError as error:
                raise FormatError(str(error)) from None
        raise


def split_names(words: Sequence[str]) -> list[str]:
    """Return names separated by spaces or commas."""
    return [word for text in words for word in text.replace(",", " ").split()]


def on_loops(args: argparse.Namespace, robot: Robot, q: Array, qd: Array, row: int | None = None) -> tuple[Array, Array]:
    """Return q (..., nq) and qd (..., n) that satisfy the loop constraints: checked without --close, projected with it.

    row    number of the first state in its table, if it comes from one
    """
    if args.close is None:
        remedy = "--close projects the state onto the loops, --close JOINT with that joint fixed"
        names = ("--q", "--qd") if row is None else ("q of row {}", "qd of row {}")
        at_loops(robot, q, qd, names, remedy, row or 0)
        return q, qd
    closed = close_loops(robot, q, qd, fixed=split_names(args.close))
    assert closed.qd is not None  # because qd was given
    return closed.q, closed.qd


@dataclass
class Block:
    """Consecutive states.

    given   (N, k) or (N,) per vector and parameter, in rad and m
    lines   text of these rows in the input table, if it is one
    """

    rows: int
    given: dict[str, Array]
    lines: list[str] | None = None


class StateReader(ABC):
    """Reader of states.

    names       vectors and parameters that the input has
    where       name of the input in messages
    header      header of a table, to write again; None if the input is not a table
    separator   separator of a table's cells
    extra       unused columns or arrays
    """

    names: tuple[str, ...]
    where: str
    header: list[str] | None = None
    separator = ","
    extra: Sequence[str] = ()

    @abstractmethod
    def blocks(self) -> Iterator[Block]:
        """Yield the states in blocks of some thousands."""

    def done(self) -> float | None:
        """Return the fraction that has been read, 0 to 1; None if unknown."""
        return None


class ArgumentReader(StateReader):
    """One state, from --q, --qd, --qdd, --tau."""

    where = "the command line"

    def __init__(self, args: argparse.Namespace, robot: Robot, names: Sequence[str]):
        given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
        self._state = {name: vector(f"--{name}", words, robot, name, degrees=args.deg)[None] for name, words in given.items()}
        self.names = tuple(given)

    def blocks(self) -> Iterator[Block]:
        """Yield the one state."""
        yield Block(1, dict(self._state))


def open_source(args: argparse.Namespace, robot: Robot, names: Sequence[str], stack: ExitStack) -> StateReader:
    """Open the states that the arguments name; the stack closes their files."""
    if robot.n == 0:
        raise ModelError(f"robot {robot.name!r} has no movable joint")
    if args.input is None:
        return ArgumentReader(args, robot, names)
    stream = open_bytes(args.input)
    stack.callback(stream.close)
    if stream.head.startswith(ZIP):
        return NpzReader(stream, robot, names, degrees=args.deg)
    if args.input.lower().endswith(".npz"):
        raise FormatError(f"{stream.where} is not an NPZ file: it is {'not a zip archive' if stream.head else 'empty'}")
    return CsvReader(stream, robot, names, degrees=args.deg)


class ByteStream:
    """Bytes of a file or of standard input, with a look at the first block."""

    def __init__(self, raw: BinaryIO, where: str, size: int | None):
        self.raw, self.where, self.size = raw, where, size
        self.taken = 0
        self.head = b""
        self.head = self.read()

    def read(self) -> bytes:
        """Return the next bytes, at most a block; empty at the end.  A pipe returns its lines as they arrive."""
        head, self.head = self.head, b""
        if head:
            return head
        try:
            data = self.raw.read1(BLOCK) if hasattr(self.raw, "read1") else self.raw.read(BLOCK)
        except OSError as error:
            raise FormatError(f"cannot read {self.where}: {error.strerror}") from None
        self.taken += len(data)
        return bytes(data)

    def close(self) -> None:
        """Close the file, but not standard input."""
        if self.raw is not sys.stdin.buffer:
            self.raw.close()


def open_bytes(place: str) -> ByteStream:
    """Open a file, or standard input for "-"."""
    if place == "-":
        return ByteStream(sys.stdin.buffer, "standard input", None)
    try:
        raw = open(place, "rb", buffering=BLOCK)  # noqa: SIM115 (Stream closes it)
        size = os.fstat(raw.fileno()).st_size
    except (OSError, ValueError) as error:
        raise FormatError(f"cannot read {place!r}: {getattr(error, 'strerror', None) or error}") from None
    return ByteStream(raw, repr(place), size or None)


class Lines(NamedTuple):
    """Consecutive lines: the number of the first, all of them, and those with content."""

    start: int
    every: list[str]
    held: list[str]

    def with_numbers(self) -> Iterator[tuple[int, str]]:
        """Yield (number, line) of the lines with content."""
        return ((k, line) for k, line in enumerate(self.every, self.start) if _holds(line))


def _holds(line: str) -> bool:
    return bool(line) and line[0] != "#" and not line.isspace()


class CsvReader(StateReader):
    """States from a table, one per line."""

    def __init__(self, stream: ByteStream, robot: Robot, names: Sequence[str], *, degrees: bool):
        self.where, self._stream = stream.where, stream
        self._line = 1  # number of the next line
        self._rest: list[bytes] = []  # the beginning of a line whose end has not been read yet
        self._ended = False
        self._first = Lines(1, [], [])
        while not self._first.held and not self._ended:
            self._first = self._next_lines()
        if not self._first.held:
            raise FormatError(f"{self.where} holds no rows")
        at, head = next(self._first.with_numbers())
        self.separator = separator_of(head)
        cells = [cell.strip() for cell in self._cells(head, at)]
        if any(column_of(robot, split_unit(cell)[0]) for cell in cells):
            self._first = Lines(at + 1, self._first.every[at + 1 - self._first.start :], self._first.held[1:])
            header = cells
        else:
            header = self._plain_header(robot, names, cells)
            for cell, name in zip(cells, header, strict=True):
                number(cell, f"{self.where}, line {at}, {name}")
        self._parts, self.header, self.extra = choose(header, robot, names, self.where, degrees=degrees)
        self._width, self.names = len(header), tuple(self._parts)
        self._robot = robot
        self._use = [place for part in self._parts.values() for place in part.places]
        self._labels = [label for part in self._parts.values() for label in part.labels]

    def _plain_header(self, robot: Robot, names: Sequence[str], cells: Sequence[str]) -> list[str]:
        """Return the columns of a table without a header: all of q, then all of qd, then the rest; the last may be missing."""
        its, width = [labels(robot, name) for name in names], len(cells)
        every, whole = [label for one in its for label in one], list(accumulate(map(len, its)))
        if all(_WORD.match(cell) for cell in cells):
            first, *others = (f"{one[0]} .. {one[-1]}" for one in its)
            known = f"{first}{', and if they are not 0 ' if others else ''}{', '.join(others)}"
            raise FormatError(f"{self.where}: unknown headers {', '.join(map(repr, cells[:6]))}; expected {known}")
        if width not in whole:
            wanted = f"a header such as {every[0]}, or {len(every)} columns ({', '.join(names)})"
            raise FormatError(f"{self.where}: expected {wanted}, got {width} columns")
        return every[:width]

    def done(self) -> float | None:
        """Return the fraction of the file that has been read."""
        return self._stream.taken / self._stream.size if self._stream.size else None

    def blocks(self) -> Iterator[Block]:
        """Yield the states; raise if there are none."""
        lines, found = self._first, False
        while lines.held or not self._ended:
            if lines.held:
                found = True
                yield self._block(lines)
            lines = self._next_lines()
        if not found:
            raise FormatError(f"{self.where} holds no rows")

    def _next_lines(self) -> Lines:
        raw = self._next_bytes()
        if not raw:
            return Lines(self._line, [], [])
        text = decoded(raw, self.where)
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        lines = text.removesuffix("\n").split("\n")
        start, self._line = self._line, self._line + len(lines)
        return Lines(start, lines, [line for line in lines if _holds(line)])

    def _next_bytes(self) -> bytes:
        """Return whole lines; the incomplete last line is kept for the next call."""
        while data := self._stream.read():
            cut = data.rfind(b"\n") + 1
            self._rest.append(data[:cut] if cut else data)
            if cut:
                whole = b"".join(self._rest)
                self._rest = [data[cut:]]
                return whole
            if sum(map(len, self._rest)) > LONGEST:
                raise FormatError(f"{self.where}, line {self._line}: longer than {LONGEST // 10**6} MB; is this a CSV table?")
        self._ended = True
        last = b"".join(self._rest)
        self._rest = []
        return last

    def _block(self, lines: Lines) -> Block:
        values = self._fast(lines.held)
        if values is None:
            values = np.array([self._row(k, line) for k, line in lines.with_numbers()])
        given: dict[str, Array] = {}
        start = 0
        for name, part in self._parts.items():
            column = values[:, start : start + len(part.places)]
            start += len(part.places)
            if (part.factors != 1).any():
                column = column * part.factors
            given[name] = column.reshape(-1, *part.shape)
            if (bad := _first_negative(name, given[name])) is not None:
                line = list(lines.with_numbers())[bad][0]
                raise FormatError(f"{self.where}, line {line}, {name}: {column[bad, 0]:g} is below 0; check the sign and the unit")
        if "q" in given:
            given["q"] = _positions(self._robot, given["q"], lambda k: f"{self.where}, line {list(lines.with_numbers())[k][0]}, q")
        return Block(len(lines.held), given, lines.held)

    def _fast(self, lines: list[str]) -> Array | None:
        """Return the used columns by NumPy's parser; None if a line needs the slow parser."""
        whole = self._use == list(range(self._width))  # then the parser itself refuses lines of other lengths
        if not whole and not self._even(lines):
            return None
        try:
            delimiter = None if self.separator == " " else self.separator
            values = np.loadtxt(lines, delimiter=delimiter, comments=None, usecols=None if whole else self._use, ndmin=2)
        except (ValueError, OverflowError):
            return None
        return values if values.shape == (len(lines), len(self._use)) and np.isfinite(values).all() else None

    def _even(self, lines: list[str]) -> bool:
        """Return whether every line has the right number of cells and none is quoted."""
        if self.separator == " ":
            return all(len(line.split()) == self._width for line in lines)
        marks = {line.count(self.separator) for line in lines}
        return marks == {self._width - 1} and not any('"' in line for line in lines)

    def _row(self, line: int, text: str) -> list[float]:
        """Return the used cells of one line, or raise an error that names it."""
        cells = self._cells(text, line)
        if len(cells) != self._width:
            raise FormatError(f"{self.where}, line {line}: expected {self._width} columns, got {len(cells)}")
        chosen = zip(self._use, self._labels, strict=True)
        return [number(cells[at], f"{self.where}, line {line}, {label}") for at, label in chosen]

    def _cells(self, text: str, line: int) -> list[str]:
        return split_cells(text, self.separator, f"{self.where}, line {line}")


class _Member:
    """One array of the file, read in blocks of rows."""

    def __init__(self, archive: zipfile.ZipFile, name: str, where: str):
        self._name, self.where = name, f"{where}, array {name!r}"
        info = archive.getinfo(f"{name}.npy")
        self._file = archive.open(info)
        self.shape, fortran, self.dtype = header_of(self._file, self.where)
        if self.dtype.kind not in "fiu":
            raise FormatError(f"{self.where}: expected real numbers, got {str(self.dtype)[:80]}")
        size = math.prod(self.shape) * self.dtype.itemsize
        if (there := info.file_size - self._file.tell()) != size:
            raise FormatError(f"{self.where}: the header announces {size} bytes of numbers, the file has {there}")
        if fortran and size > MOST_BYTES:
            raise FormatError(f"{self.where}: Fortran order and {size} bytes, more than {MOST_BYTES}; save it with order='C'")
        self._whole = np.frombuffer(self._file.read(), self.dtype).reshape(self.shape, order="F") if fortran else None
        self._at = 0

    def rows(self, count: int) -> Array:
        """Return the next rows, as float64."""
        shape = (count, *self.shape[1:])
        if self._whole is not None:
            found: Array = self._whole[self._at : self._at + count]
        else:
            found = np.frombuffer(self._file.read(int(np.prod(shape)) * self.dtype.itemsize), self.dtype).reshape(shape)
        result = np.ascontiguousarray(found, dtype=np.float64)
        if not np.isfinite(result).all():
            k = int(np.flatnonzero(~np.isfinite(result.reshape(count, -1)).all(axis=1))[0])
            raise FormatError(f"{self.where}, row {self._at + k + 1}: not a finite number")
        if (bad := _first_negative(self._name, result)) is not None:
            raise FormatError(f"{self.where}, row {self._at + bad + 1}: {result[bad]:g} is below 0; check the sign and the unit")
        self._at += count
        return result


class NpzReader(StateReader):
    """States from the arrays of an NPZ file."""

    def __init__(self, stream: ByteStream, robot: Robot, names: Sequence[str], *, degrees: bool):
        self.where, self._at, self._robot = stream.where, 0, robot
        known = robot.parameters()
        try:
            archive = zipfile.ZipFile(_seekable(stream))
            here = [name.removesuffix(".npy") for name in archive.namelist()]
            self._members = {name: _Member(archive, name, self.where) for name in here if name in names or name in known}
        except FormatError:
            raise
        except BROKEN as error:
            raise FormatError(f"{self.where} is not an NPZ file: {error}") from None
        self.names, self.extra = tuple(self._members), [name for name in here if name not in self._members]
        self._factors = {name: factors(robot, name, degrees=degrees) for name in names}
        if "q" not in self._members:
            raise FormatError(f"{self.where}: expected an array 'q'; found {', '.join(self.extra[:8]) or 'none'}")
        self._rows = self._members["q"].shape[0] if self._members["q"].shape else 0
        for name, member in self._members.items():
            own = (len(entries(robot, name)),) if name in VECTORS else array(known[name]).shape
            if member.shape != (self._rows, *own):
                more = sizes(robot) if name in VECTORS else ""
                raise FormatError(f"{member.where}: expected shape {(self._rows, *own)}, got {member.shape}{more}")
        if not self._rows:
            raise FormatError(f"{self.where} holds no rows")

    def blocks(self) -> Iterator[Block]:
        """Yield the states."""
        while self._at < self._rows:
            count = min(ROWS, self._rows - self._at)
            try:
                given = {name: member.rows(count) for name, member in self._members.items()}
            except FormatError:
                raise
            except BROKEN as error:
                raise FormatError(f"{self.where}: {error}") from None
            given = {name: a * self._factors[name] if name in self._factors else a for name, a in given.items()}
            given["q"] = _positions(self._robot, given["q"], lambda k: f"{self.where}, array 'q', row {self._at + k + 1}")
            self._at += count
            yield Block(count, given)

    def done(self) -> float | None:
        """Return the fraction of the rows that has been read."""
        return self._at / self._rows


def _seekable(stream: ByteStream) -> BinaryIO:
    """Return the file itself, or for a pipe a copy on disk."""
    if stream.size is not None:
        stream.raw.seek(0)
        return stream.raw
    copy = cast(BinaryIO, tempfile.TemporaryFile())  # noqa: SIM115 (the stream closes it)
    while data := stream.read():
        copy.write(data)
    stream.raw = copy  # closed with the stream
    copy.seek(0)
    return copy
