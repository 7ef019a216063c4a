"""Joint states from the command line: numbers after an option, a CSV table, an NPZ file, or either on standard input."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np

from isodyn.cli.columns import Selection, factors
from isodyn.errors import FormatError, ModelError, ShapeError, UsageError
from isodyn.model.angles import multiple_of_pi
from isodyn.show.csv_rows import number
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
    from isodyn.cli.csv_in import CsvSource, open_bytes
    from isodyn.cli.npz import NpzSource

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
