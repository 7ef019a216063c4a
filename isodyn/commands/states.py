"""Joint states from the command line: numbers after an option, a CSV table, an NPZ file, or either on standard input."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np

from isodyn.commands.columns import Selection, factors
from isodyn.errors import FormatError, ModelError, ShapeError
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.model.robot import Robot


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


def numbers(option: str, words: Sequence[str], expected: int) -> list[float]:
    """Numbers apart by commas or spaces."""
    found = [number(word, option) for word in " ".join(words).replace(",", " ").split()]
    if len(found) != expected:
        raise ShapeError(f"{option}: expected {expected} numbers, got {len(found)}")
    return found


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
        raise FormatError(f"{where}: {text[:40]!r} is not a number") from None
    if not math.isfinite(value):
        raise FormatError(f"{where}: {text!r} is not a finite number")
    return value


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
                row = numbers(f"--{name}", words, robot.n)
                self._state[name] = np.array([row]) * factors(robot, name, degrees=args.deg)

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
    from isodyn.commands.csv_in import CsvSource, open_bytes
    from isodyn.commands.npz import NpzSource

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
