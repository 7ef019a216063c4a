"""Lines and cells of CSV tables, shared by all readers of tables.

Cells are separated by commas, semicolons, tabs or spaces, as in the header.  Blank lines and lines that start with # are skipped.
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
LARGEST = 1 << 28  # bytes of a table that is read at once: about a million rows of a six-joint motion
MOST_LINES = 2_000_000  # lines of such a table
LONGEST = 1 << 24  # characters of a line
BLOCK = 1 << 20  # characters that are split into lines at a time


def read_rows(path: str | os.PathLike[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows of a file, as `rows_of`."""
    where = repr(os.fspath(path))
    try:
        with open(path, "rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        raise FormatError(f"cannot read {where}: {getattr(error, 'strerror', None) or error}") from None
    if len(raw) > LARGEST:
        raise FormatError(f"{where}: larger than {LARGEST >> 20} MiB; split it into several tables")
    return rows_of(decoded(raw, where), where)


def decoded(raw: bytes, where: str) -> str:
    """Return bytes as text, with or without a byte-order mark."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormatError(f"cannot read {where}: it is not UTF-8 text") from None


def rows_of(text: str, where: str) -> Iterator[tuple[int, list[str]]]:
    """Yield (line number, cells) of every line with content, header first; all have as many cells as the header."""
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
            raise FormatError(f"{where}: more than {MOST_LINES} lines; split it into several tables")
        if len(cells) != width:
            raise FormatError(f"{where}, line {k}: expected {width} columns, got {len(cells)}")
        yield k, cells


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield (number, line) of all lines, split in blocks."""
    at, number = 0, 1
    while at < len(text):
        end = text.find("\n", at + BLOCK) + 1 or len(text)
        lines = text[at:end].splitlines()
        yield from enumerate(lines, number)
        at, number = end, number + len(lines)


def table_of(rows: Iterable[tuple[int, Sequence[str]]], places: Sequence[int], names: Sequence[str], where: str) -> Array:
    """Return numbers (lines, places) from cells; errors name line and column, by the `names` of the `places`."""
    values, chosen = array("d"), list(zip(places, names, strict=True))
    for line, cells in rows:
        own = [cells[k] for k in places]
        found = _plain_numbers(own)
        values.extend(found or (number(cells[k], f"{where}, line {line}, {name}") for k, name in chosen))
    return np.array(values, dtype=float).reshape(-1, len(chosen))


def _plain_numbers(cells: list[str]) -> list[float] | None:
    """Return the numbers of plain, finite cells; None for other cells, for which `number` reports the error."""
    joined = "".join(cells)
    if "_" in joined or not joined.isascii():
        return None
    try:
        found = list(map(float, cells))
    except ValueError:
        return None
    return found if math.isfinite(sum(found)) else None


def separator_of(header: str) -> str:
    """Return the separator of the cells; a space means any run of blanks.  Other separators take precedence over commas."""
    marks = ";\t," if _COMMAS_IN_NUMBERS.fullmatch(header.strip()) else ",;\t"
    return next((mark for mark in marks if mark in header.strip(" \r\n")), " ")


def split_cells(text: str, separator: str, where: str) -> list[str]:
    """Return the cells of one line."""
    if separator == " ":
        return text.split()
    if '"' not in text and "\r" not in text and "\0" not in text:  # same result as the csv parser in a fifth of the time
        return [cell.lstrip(" ") for cell in text.split(separator)]
    try:
        (cells,) = csv.reader([text], delimiter=separator, skipinitialspace=True, strict=True)
    except (csv.Error, ValueError) as error:
        raise FormatError(f"{where}: not a line of a CSV table: {error}; quoted cells must end on their line") from None
    return cells


def number(word: str, where: str) -> float:
    """Return a finite number, or raise an error that names its place."""
    text = word.strip()
    if not text:
        raise FormatError(f"{where}: the cell is empty")
    try:
        if "_" in text or not text.isascii():  # float() would accept 1_0 and digits of other scripts
            raise ValueError
        value = float(text)
    except ValueError:
        hint = "; use a decimal point, not a comma" if _DECIMAL_COMMA.fullmatch(text) else ""
        raise FormatError(f"{where}: {text[:40]!r} is not a number{hint}") from None
    if not math.isfinite(value):
        raise FormatError(f"{where}: {text!r} is not a finite number")
    return value
