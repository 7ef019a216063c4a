"""Joint states and target poses from the command line: numbers after an option, a CSV table, an NPZ file, or standard input.

A header cell is q_1, "qd_2 [deg/s]", tau3 ..., or a parameter of the robot such as link3.mass or gravity_3; capitals, the unit and
the order do not matter.  Numbers are brought to rad and m here, and nowhere else.

Tables of any length are read a block at a time.  CSV: bytes are cut at line ends and read by NumPy's C parser; a block that it
refuses is read again cell by cell, to name the line and the column.  Cells are apart by commas, semicolons, tabs or spaces; blank
lines and lines that start with # are skipped; a byte-order mark, Windows line ends, quoted cells and a missing header are taken as
they come.  NPZ: arrays q, qd, qdd, tau and parameters, a row per state.  Nothing is unpickled.
"""

from __future__ import annotations

import argparse
import difflib
import io
import math
import os
import re
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, BinaryIO, NamedTuple, Protocol, cast

import numpy as np

from isodyn.errors import FormatError, ModelError, ShapeError, UnknownNameError, UsageError
from isodyn.model.robot import Robot, parameter_shape
from isodyn.model.rotations import multiple_of_pi
from isodyn.show.csv_rows import decoded, number, rows_of, separator_of, split_cells
from isodyn.spatial import Array, rpy_matrix

VECTORS = ("q", "qd", "qdd", "tau")
_COLUMN = re.compile(r"(qdd|qd|q|tau)[ _]?([0-9]{1,4})", re.IGNORECASE)
_WORD = re.compile(r"(?!nan|inf)[A-Za-z]", re.IGNORECASE)
_LIKE = re.compile(r"([A-Za-z]{1,8})[ _]?([0-9]{1,4})")
_UNIT = re.compile(r"\s*\[\s*([^\]]*?)\s*\]$")
_PER_TIME = {"q": "", "qd": "/s", "qdd": "/s2"}
_DEGREE = math.pi / 180
_NOT_NEGATIVE = (".mass", ".rotor_inertia", ".viscous")


# -- columns -----------------------------------------------------------------------------------------------------------------------


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


# -- sources of states -------------------------------------------------------------------------------------------------------------


@dataclass
class Block:
    """Some states in a row.

    given   (N, k) or (N,) per vector and parameter, in rad and m
    lines   the table's own text of these rows, where there is one
    """

    rows: int
    given: dict[str, Array]
    lines: list[str] | None = None


class Source(Protocol):
    """Where states come from.

    selection   the columns of a table; None: arrays
    separator   what stands between a table's cells
    names       vectors and parameters that are given
    where       how messages call it
    """

    selection: Selection | None
    separator: str
    where: str

    @property
    def names(self) -> tuple[str, ...]:
        """Vectors and parameters that are given."""

    def blocks(self) -> Iterator[Block]:
        """The states, some thousand at a time."""

    def done(self) -> float | None:
        """The part that has been read, 0 to 1; None when nobody knows."""


def numbers(option: str, words: Sequence[str], expected: int, *, or_one: bool = False, degrees: bool = False) -> list[float]:
    """Numbers apart by commas or spaces; with `or_one` a single one stands for all."""
    found = [number_after(option, word, degrees=degrees) for word in " ".join(words).replace(",", " ").split()]
    if or_one and len(found) == 1:
        return found * expected
    if len(found) != expected:
        raise ShapeError(f"{option}: expected {expected} numbers, got {len(found)}")
    return found


def number_after(option: str, word: str, *, degrees: bool = False) -> float:
    """A number after an option, or a multiple of pi as in TOML, such as -pi/2; that is in rad, so not beside `degrees`."""
    if (angle := multiple_of_pi(word)) is not None:
        if degrees:
            raise UsageError(f"{option}: {word!r} is in rad and --deg asks for degrees; leave one of them out")
        return angle
    try:
        return number(word, option)
    except FormatError as error:
        raise UsageError(str(error)) from None


def vector(option: str, words: Sequence[str], robot: Robot, name: str, *, degrees: bool, or_one: bool = False) -> Array:
    """A robot's q, qd, qdd or tau (n,) after an option, in SI units; with `or_one` a single number stands for all joints."""
    return np.array(numbers(option, words, robot.n, or_one=or_one, degrees=degrees)) * factors(robot, name, degrees=degrees)


class Arguments:
    """One state, from --q, --qd, --qdd, --tau."""

    selection: Selection | None = None
    separator = ","
    where = "the command line"

    def __init__(self, args: argparse.Namespace, robot: Robot, names: Sequence[str]):
        self._state: dict[str, Array] = {}
        for name in names:
            words = getattr(args, name)
            if words is not None:
                self._state[name] = vector(f"--{name}", words, robot, name, degrees=args.deg)[None]

    @property
    def names(self) -> tuple[str, ...]:
        """The vectors that were given."""
        return tuple(self._state)

    def blocks(self) -> Iterator[Block]:
        """The one state."""
        yield Block(1, dict(self._state))

    def done(self) -> float | None:
        """Nobody waits for one state."""
        return None


def open_source(args: argparse.Namespace, robot: Robot, names: Sequence[str], stack: ExitStack) -> Source:
    """The states that the arguments speak of; the stack closes their files."""

    if robot.n == 0:
        raise ModelError(f"robot {robot.name!r} has no moving joint")
    if args.input is None:
        return Arguments(args, robot, names)
    stream = open_bytes(args.input)
    stack.callback(stream.close)
    if stream.head.startswith((b"PK\x03\x04", b"PK\x05\x06")):  # the second is an archive of nothing
        return NpzSource(stream, robot, names, degrees=args.deg)
    if args.input.lower().endswith(".npz"):
        raise FormatError(f"{stream.where} is not an NPZ file: it is {'not a zip archive' if stream.head else 'empty'}")
    return CsvSource(stream, robot, names, degrees=args.deg)


BLOCK = 1 << 20  # bytes read at a time
LONGEST = 1 << 24  # bytes in a line


# -- CSV ---------------------------------------------------------------------------------------------------------------------------


class Stream:
    """Bytes of a file or of standard input, with the first of them looked at."""

    def __init__(self, raw: BinaryIO, where: str, size: int | None):
        self.raw, self.where, self.size = raw, where, size
        self.taken = 0
        self.head = b""
        self.head = self.read()

    def read(self) -> bytes:
        """What there is, at most a block; nothing at the end.  A pipe gives its lines as they come."""
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
        """Close the file; standard input is not ours."""
        if self.raw is not sys.stdin.buffer:
            self.raw.close()


def open_bytes(place: str) -> Stream:
    """A file, or standard input for "-"."""
    if place == "-":
        return Stream(sys.stdin.buffer, "standard input", None)
    try:
        raw = open(place, "rb", buffering=BLOCK)  # noqa: SIM115 (Stream closes it)
        size = os.fstat(raw.fileno()).st_size
    except (OSError, ValueError) as error:
        raise FormatError(f"cannot read {place!r}: {getattr(error, 'strerror', None) or error}") from None
    return Stream(raw, repr(place), size or None)


class Lines(NamedTuple):
    """Lines in a row: the number of the first, all of them, and those that hold something."""

    start: int
    every: list[str]
    held: list[str]

    def with_numbers(self) -> Iterator[tuple[int, str]]:
        """(number, line) of those that hold something."""
        return ((k, line) for k, line in enumerate(self.every, self.start) if _holds(line))


def _holds(line: str) -> bool:
    return bool(line) and line[0] != "#" and not line.isspace()


class CsvSource:
    """States from a table, a line each."""

    def __init__(self, stream: Stream, robot: Robot, names: Sequence[str], *, degrees: bool):
        self.where, self._stream = stream.where, stream
        self._line = 1  # number of the next line
        self._rest: list[bytes] = []  # the beginning of a line whose end has not come yet
        self._ended = False
        self._first = self._first_lines()
        at, head = next(self._first.with_numbers())
        self.separator = separator_of(head)
        cells = [cell.strip() for cell in self._cells(head, at)]
        headed = is_header(cells)
        header = cells if headed else self._headless(cells, at, robot, names)
        if headed:
            self._first = Lines(at + 1, self._first.every[at + 1 - self._first.start :], self._first.held[1:])
        self._width = len(header)
        self._chosen = choose(header, robot, names, self.where, degrees=degrees)
        self.selection: Selection | None = self._chosen

    def _headless(self, cells: list[str], line: int, robot: Robot, names: Sequence[str]) -> list[str]:
        header = plain_header(robot, names, cells, self.where)
        for cell, name in zip(cells, header, strict=True):
            number(cell, f"{self.where}, line {line}, {name}")
        return header

    @property
    def names(self) -> tuple[str, ...]:
        """Vectors and parameters that have columns."""
        return tuple(self._chosen.parts)

    def done(self) -> float | None:
        """The part of the file that has been read."""
        return self._stream.taken / self._stream.size if self._stream.size else None

    def blocks(self) -> Iterator[Block]:
        """The states; an error when there is none at all."""
        lines, found = self._first, False
        while True:
            if lines.held:
                found = True
                yield self._block(lines)
            elif self._ended:
                break
            lines = self._next_lines()
        if not found:
            raise FormatError(f"{self.where} holds no rows")

    # -- lines --------------------------------------------------------------------------------------------------------

    def _first_lines(self) -> Lines:
        lines = Lines(1, [], [])
        while not lines.held and not self._ended:
            lines = self._next_lines()
        if not lines.held:
            raise FormatError(f"{self.where} holds no rows")
        return lines

    def _next_lines(self) -> Lines:
        raw = self._next_bytes()
        if not raw:
            return Lines(self._line, [], [])
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError:
            raise FormatError(f"cannot read {self.where}: it is not UTF-8 text") from None
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        lines = text.removesuffix("\n").split("\n")
        start, self._line = self._line, self._line + len(lines)
        return Lines(start, lines, [line for line in lines if _holds(line)])

    def _next_bytes(self) -> bytes:
        """Whole lines; the rest waits for its end."""
        while data := self._stream.read():
            if self._line == 1 and not self._rest:
                data = data.removeprefix(b"\xef\xbb\xbf")
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

    # -- cells --------------------------------------------------------------------------------------------------------

    def _block(self, lines: Lines) -> Block:
        values = self._fast(lines.held)
        if values is None:
            values = np.array([self._row(k, line) for k, line in lines.with_numbers()])
        given: dict[str, Array] = {}
        for name, part in self._chosen.parts.items():
            column = values[:, part.start : part.stop]
            if any(f != 1 for f in part.factors):
                column = column * np.array(part.factors)
            given[name] = column[:, 0] if part.scalar else column
            if (bad := first_negative(name, given[name])) is not None:
                line = list(lines.with_numbers())[bad][0]
                raise FormatError(f"{self.where}, line {line}, {name}: {column[bad, 0]:g} is below 0; check the sign and the unit")
        return Block(len(lines.held), given, lines.held)

    def _fast(self, lines: list[str]) -> Array | None:
        """The chosen columns by NumPy's parser; None when a line is not as plain as it should be."""
        mark, use = self.separator, self._chosen.use
        whole = use == list(range(self._width))  # then the parser itself sees lines of other lengths
        if not whole and not self._even(lines):
            return None
        try:
            delimiter = None if mark == " " else mark
            values = np.loadtxt(lines, delimiter=delimiter, comments=None, usecols=None if whole else use, ndmin=2)
        except (ValueError, OverflowError):
            return None
        return values if values.shape == (len(lines), len(use)) and np.isfinite(values).all() else None

    def _even(self, lines: list[str]) -> bool:
        """Whether every line has the right number of cells, and none is quoted."""
        if self.separator == " ":
            return all(len(line.split()) == self._width for line in lines)
        marks = {line.count(self.separator) for line in lines}
        return marks == {self._width - 1} and not any('"' in line for line in lines)

    def _row(self, line: int, text: str) -> list[float]:
        """The chosen cells of one line, or an error that names it."""
        cells = self._cells(text, line)
        if len(cells) != self._width:
            raise FormatError(f"{self.where}, line {line}: expected {self._width} columns, got {len(cells)}")
        chosen = zip(self._chosen.use, self._chosen.labels, strict=True)
        return [number(cells[at], f"{self.where}, line {line}, {label}") for at, label in chosen]

    def _cells(self, text: str, line: int) -> list[str]:
        return split_cells(text, self.separator, f"{self.where}, line {line}")


ROWS = 8192  # states at a time
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError, RuntimeError, OSError)


# -- NPZ ---------------------------------------------------------------------------------------------------------------------------


class _Member:
    """One array of the file, read row by row."""

    def __init__(self, archive: zipfile.ZipFile, name: str, where: str):
        self._name, self.where = name, f"{where}, array {name!r}"
        info = archive.getinfo(f"{name}.npy")
        self._file = archive.open(info)
        version = np.lib.format.read_magic(self._file)
        read = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}.get(version)
        if read is None:
            raise FormatError(f"{self.where}: version {version} of the .npy format is not known")
        shape, fortran, self.dtype = read(self._file)
        if self.dtype.kind not in "fiu":
            raise FormatError(f"{self.where}: expected real numbers, got {self.dtype}")
        self.shape: tuple[int, ...] = tuple(shape)
        size = int(np.prod(self.shape, dtype=object)) * self.dtype.itemsize
        if (there := info.file_size - self._file.tell()) != size:
            raise FormatError(f"{self.where}: {size} bytes of numbers were announced, {there} are there")
        self._whole = np.frombuffer(self._file.read(), self.dtype).reshape(self.shape, order="F") if fortran else None
        self._at = 0

    def rows(self, count: int) -> Array:
        """The next rows, as float64."""
        shape = (count, *self.shape[1:])
        if self._whole is not None:
            found: Array = self._whole[self._at : self._at + count]
        else:
            found = np.frombuffer(self._file.read(int(np.prod(shape)) * self.dtype.itemsize), self.dtype).reshape(shape)
        self._at += count
        result = np.ascontiguousarray(found, dtype=np.float64)
        if not np.isfinite(result).all():
            bad = int(np.flatnonzero(~np.isfinite(result.reshape(count, -1)).all(axis=1))[0])
            raise FormatError(f"{self.where}, row {self._at - count + bad + 1}: not a finite number")
        if (negative := first_negative(self._name, result)) is not None:
            row = self._at - count + negative
            raise FormatError(f"{self.where}, row {row + 1}: {result[negative]:g} is below 0; check the sign and the unit")
        return result


class NpzSource:
    """States from the arrays of an NPZ file."""

    selection: Selection | None = None
    separator = ","

    def __init__(self, stream: Stream, robot: Robot, names: Sequence[str], *, degrees: bool):
        self.where, self._at = stream.where, 0
        known = robot.parameters()
        try:
            archive = zipfile.ZipFile(_seekable(stream))
            here = [name.removesuffix(".npy") for name in archive.namelist()]
            self._members = {name: _Member(archive, name, self.where) for name in here if name in names or name in known}
        except _BROKEN as error:
            if isinstance(error, FormatError):
                raise
            raise FormatError(f"{self.where} is not an NPZ file: {error}") from None
        self.extra = [name for name in here if name not in self._members]
        self._factors = {name: factors(robot, name, degrees=degrees) for name in names}
        self._rows = self._checked(robot, known)

    def _checked(self, robot: Robot, known: Mapping[str, Any]) -> int:
        if "q" not in self._members:
            raise FormatError(f"{self.where}: no array is called 'q'; there are {', '.join(self.extra[:8]) or 'none'}")
        rows = self._members["q"].shape[0] if self._members["q"].shape else 0
        for name, member in self._members.items():
            expected = (rows, robot.n) if name in VECTORS else (rows, *np.shape(known[name]))
            if member.shape != expected:
                raise FormatError(f"{member.where}: expected shape {expected}, got {member.shape}")
        if not rows:
            raise FormatError(f"{self.where} holds no rows")
        return rows

    @property
    def names(self) -> tuple[str, ...]:
        """Vectors and parameters that have arrays."""
        return tuple(self._members)

    def blocks(self) -> Iterator[Block]:
        """The states."""
        while self._at < self._rows:
            count = min(ROWS, self._rows - self._at)
            try:
                given = {name: member.rows(count) for name, member in self._members.items()}
            except FormatError:
                raise
            except _BROKEN as error:
                raise FormatError(f"{self.where}: {error}") from None
            self._at += count
            yield Block(count, {name: a * self._factors[name] if name in self._factors else a for name, a in given.items()})

    def done(self) -> float | None:
        """The part of the rows that has been read."""
        return self._at / self._rows


def _seekable(stream: Stream) -> BinaryIO:
    """The file itself, or a copy of a pipe on disk."""
    if stream.size is not None:
        stream.raw.seek(0)
        return stream.raw
    copy = cast(BinaryIO, tempfile.TemporaryFile())  # noqa: SIM115 (the stream closes it)
    while data := stream.read():
        copy.write(data)
    stream.raw = copy  # closed with the stream
    copy.seek(0)
    return copy


_POSE_COLUMNS = ("x", "y", "z", "roll", "pitch", "yaw")
_MATRIX = tuple(f"p_{axis}" for axis in "xyz") + tuple(f"R_{i}_{j}" for i in (1, 2, 3) for j in (1, 2, 3))
_UNITS = {"m": 1.0, "rad": 1.0, "deg": _DEGREE}
_LARGEST = 1 << 30  # bytes of a table that is read whole


# -- target poses ------------------------------------------------------------------------------------------------------------------


def read_targets(args: argparse.Namespace) -> tuple[Array, bool]:
    """(poses (T, 4, 4) or positions (T, 3), whether there is one target on the command line)."""
    if args.input is not None:
        return _from_file(args.input, degrees=args.deg), False
    if args.position is not None:
        return np.array([_numbers_of("--position", args.position, (3,))]), True
    if args.matrix is not None:
        rows = np.array(_numbers_of("--matrix", args.matrix, (12, 16))).reshape(-1, 4)
        return np.concatenate([rows, np.eye(4)[len(rows) :]])[None], True
    return _poses(np.array([_numbers_of("--pose", args.pose, (6,), degrees=args.deg)]), (_DEGREE if args.deg else 1.0,) * 3), True


def _numbers_of(option: str, words: list[str], counts: tuple[int, ...], *, degrees: bool = False) -> list[float]:
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
    wanted = next((kind for kind in (_MATRIX, _POSE_COLUMNS, _POSE_COLUMNS[:3]) if set(kind) <= set(names)), None)
    if wanted is None:
        raise FormatError(f"{where}: expected the columns {', '.join(_POSE_COLUMNS)}, or p_x .. R_3_3 as `isodyn pose` writes them")
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
    angle = name in _POSE_COLUMNS[3:]
    if not unit:
        return _DEGREE if angle and degrees else 1.0
    accepted = ("rad", "deg") if angle else ("m",)
    if unit not in accepted:
        raise FormatError(f"{where}: column {name!r}: the unit must be {' or '.join(f'[{u}]' for u in accepted)}, got [{unit}]")
    return _UNITS[unit]
