"""Lines and cells of CSV tables, the same for every table that is read.

Cells are apart by commas, semicolons, tabs or spaces, whichever the header has.  Blank lines and lines that begin with # are
skipped.
"""

from __future__ import annotations

import csv
import math
import os
import re

from isodyn.errors import FormatError

_DECIMAL_COMMA = re.compile(r"[+-]?[0-9]*,[0-9]+(?:[eE][+-]?[0-9]+)?")
_COMMAS_IN_NUMBERS = re.compile(r"(?:[^,]|(?<=[0-9]),(?=[0-9]))*")
LARGEST = 1 << 28  # bytes of a table that is read whole: about a million rows of a six-joint motion


def read_rows(path: str | os.PathLike[str]) -> list[tuple[int, list[str]]]:
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


def rows_of(text: str, where: str) -> list[tuple[int, list[str]]]:
    """(number of the line, its cells) of every line that holds something, header first; all have as many cells as the header."""
    lines = [(k, line) for k, line in enumerate(text.splitlines(), 1) if line.strip() and not line.startswith("#")]
    separator = separator_of(lines[0][1]) if lines else ""
    rows = [(k, split_cells(line, separator, f"{where}, line {k}")) for k, line in lines]
    for k, cells in rows:
        if len(cells) != len(rows[0][1]):
            raise FormatError(f"{where}, line {k}: expected {len(rows[0][1])} columns, got {len(cells)}")
    return rows


def separator_of(header: str) -> str:
    """What stands between the cells; a space stands for any run of blanks.  Commas within numbers give way to other marks."""
    marks = ";\t," if _COMMAS_IN_NUMBERS.fullmatch(header.strip()) else ",;\t"
    return next((mark for mark in marks if mark in header.strip(" \r\n")), " ")


def split_cells(text: str, separator: str, where: str) -> list[str]:
    """The cells of one line."""
    if separator == " ":
        return text.split()
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
