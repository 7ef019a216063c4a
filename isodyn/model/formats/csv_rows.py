"""Lines and cells of CSV tables, the same for every table that is read.

Cells are apart by commas, semicolons, tabs or spaces, whichever the header has.  Blank lines and lines that begin with # are
skipped.
"""

from __future__ import annotations

import csv
import math
import os
import re
from array import array
from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from isodyn.errors import FormatError
from isodyn.spatial import Array

_DECIMAL_COMMA = re.compile(r"[+-]?[0-9]*,[0-9]+(?:[eE][+-]?[0-9]+)?")
_COMMAS_IN_NUMBERS = re.compile(r"(?:[^,]|(?<=[0-9]),(?=[0-9]))*")
LARGEST = 1 << 28  # bytes of a table that is read whole: about a million rows of a six-joint motion
MOST_LINES = 2_000_000  # of such a table
LONGEST = 1 << 24  # characters of a line
BLOCK = 1 << 20  # characters that are cut into lines at a time


def read_rows(path: str | os.PathLike[str]) -> Iterator[tuple[int, list[str]]]:
    """The rows of a file, as in `rows_of`."""
    where = repr(os.fspath(path))
    try:
        with open(path, "rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        raise FormatError(f"cannot read {where}: {getattr(error, 'strerror', None) or error}") from None
    if len(raw) > LARGEST:
        raise FormatError(f"{where}: larger than {LARGEST >> 20} MiB; cut it into several tables")
    return rows_of(decoded(raw, where), where)


def decoded(raw: bytes, where: str) -> str:
    """Bytes as text, with or without a byte-order mark."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormatError(f"cannot read {where}: it is not UTF-8 text") from None


def rows_of(text: str, where: str) -> Iterator[tuple[int, list[str]]]:
    """(number of the line, its cells) of every line that holds something, header first; all have as many cells as the header."""
    width, separator = 0, ""
    for k, line in _lines(text):
        if not line.strip() or line.startswith("#"):
            continue
        if len(line) > LONGEST:
            raise FormatError(f"{where}, line {k}: longer than {LONGEST >> 20} MiB; is this a CSV table?")
        separator = separator or separator_of(line)
        cells = split_cells(line, separator, f"{where}, line {k}")
        width = width or len(cells)
        if k > MOST_LINES:
            raise FormatError(f"{where}: more than {MOST_LINES} lines; cut it into several tables")
        if len(cells) != width:
            raise FormatError(f"{where}, line {k}: expected {width} columns, got {len(cells)}")
        yield k, cells


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """(number, line) of all lines, a block of them at a time."""
    at, number = 0, 1
    while at < len(text):
        end = text.find("\n", at + BLOCK) + 1 or len(text)
        lines = text[at:end].splitlines()
        yield from enumerate(lines, number)
        at, number = end, number + len(lines)


def table_of(rows: Iterable[tuple[int, Sequence[str]]], places: Sequence[int], names: Sequence[str], where: str) -> Array:
    """(lines, places) numbers of cells, of which errors say where they stand; names are those of the places."""
    values, chosen = array("d"), list(zip(places, names, strict=True))
    for line, cells in rows:
        own = [cells[k] for k in places]
        found = _plain_numbers(own)
        values.extend(found or (number(cells[k], f"{where}, line {line}, {name}") for k, name in chosen))
    return np.array(values, dtype=float).reshape(-1, len(chosen))


def _plain_numbers(cells: list[str]) -> list[float] | None:
    """The numbers of cells that are all plain and finite; None for others, of which `number` says what is wrong."""
    joined = "".join(cells)
    if "_" in joined or not joined.isascii():
        return None
    try:
        found = list(map(float, cells))
    except ValueError:
        return None
    return found if math.isfinite(sum(found)) else None


def separator_of(header: str) -> str:
    """What stands between the cells; a space stands for any run of blanks.  Commas within numbers give way to other marks."""
    marks = ";\t," if _COMMAS_IN_NUMBERS.fullmatch(header.strip()) else ",;\t"
    return next((mark for mark in marks if mark in header.strip(" \r\n")), " ")


def split_cells(text: str, separator: str, where: str) -> list[str]:
    """The cells of one line."""
    if separator == " ":
        return text.split()
    if '"' not in text and "\r" not in text and "\0" not in text:  # as the parser would, in a fifth of the time
        return [cell.lstrip(" ") for cell in text.split(separator)]
    try:
        (cells,) = csv.reader([text], delimiter=separator, skipinitialspace=True, strict=True)
    except (csv.Error, ValueError) as error:
        raise FormatError(f"{where}: not a line of a CSV table: {error}; quoted cells end on their line") from None
    return cells


def number(word: str, where: str) -> float:
    """A finite number, or an error that says where it stands."""
    text = word.strip()
    if not text:
        raise FormatError(f"{where}: the cell is empty")
    try:
        if "_" in text or not text.isascii():  # float() would take 1_0 and digits of other scripts
            raise ValueError
        value = float(text)
    except ValueError:
        hint = "; numbers have a decimal point, not a comma" if _DECIMAL_COMMA.fullmatch(text) else ""
        raise FormatError(f"{where}: {text[:40]!r} is not a number{hint}") from None
    if not math.isfinite(value):
        raise FormatError(f"{where}: {text!r} is not a finite number")
    return value
