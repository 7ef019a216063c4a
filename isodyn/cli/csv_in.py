"""CSV in, a block at a time: bytes are cut at line ends and read by NumPy's C parser; a block that it refuses is read again cell by
cell, to name the line and the column.

Cells are apart by commas, semicolons, tabs or spaces.  Blank lines and lines that start with # are skipped; a byte-order mark,
Windows line ends, quoted cells and a missing header are taken as they come.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

import numpy as np

from isodyn.cli.columns import Selection, choose, first_negative, is_header, plain_header
from isodyn.cli.states import Block
from isodyn.errors import FormatError
from isodyn.show.csv_rows import number, separator_of, split_cells
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.model.robot import Robot

BLOCK = 1 << 20  # bytes read at a time
LONGEST = 1 << 24  # bytes in a line


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

    def numbered(self) -> Iterator[tuple[int, str]]:
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
        at, head = next(self._first.numbered())
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
            values = np.array([self._row(k, line) for k, line in lines.numbered()])
        given: dict[str, Array] = {}
        for name, part in self._chosen.parts.items():
            column = values[:, part.start : part.stop]
            if any(f != 1 for f in part.factors):
                column = column * np.array(part.factors)
            given[name] = column[:, 0] if part.scalar else column
            if (bad := first_negative(name, given[name])) is not None:
                line = list(lines.numbered())[bad][0]
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
