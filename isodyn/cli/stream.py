"""States in, results out, a block at a time: memory stays constant, Ctrl-C leaves whole rows, progress goes to a terminal."""

from __future__ import annotations

import json
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from types import FrameType
from typing import IO, Any, Protocol

import numpy as np

from isodyn.cli.floats import rows_as_text
from isodyn.cli.npz import NpzSink
from isodyn.cli.output import plain
from isodyn.cli.states import Block, Source
from isodyn.show.csv_rows import split_cells
from isodyn.spatial import Array

Flat = Callable[[str, Array], Array]


class Sink(Protocol):
    """Where results go."""

    def write(self, block: Block, results: Mapping[str, Array]) -> None:
        """Append the rows of a block."""

    def close(self) -> None:
        """Finish what was begun."""


class Interrupted(Exception):
    """Ctrl-C came; rows that were begun are whole."""


class Guard:
    """Ctrl-C stops at once while waiting for states, else after the rows under way; pressed again, at once."""

    def __init__(self) -> None:
        self.waiting, self.asked = False, False
        self._before: Any = None

    def __enter__(self) -> Guard:
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

    def wait(self, what: Callable[[], Any]) -> Any:
        """what(), which Ctrl-C may break off."""
        self.waiting = True
        try:
            if self.asked:
                raise KeyboardInterrupt
            return what()
        except KeyboardInterrupt:
            raise Interrupted from None
        finally:
            self.waiting = False


class Progress:
    """Rows, rate and part done on stderr, where that is a terminal."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._start = self._last = time.monotonic()
        self._drawn = False

    def tell(self, rows: int, part: float | None) -> None:
        """Show where we are, twice a second."""
        now = time.monotonic()
        if not self._shown or now - self._last < 0.5:
            return
        self._last, self._drawn = now, True
        rate = rows / (now - self._start)
        share = "" if part is None else f", {100 * part:.0f} %"
        print(f"\r\033[Kisodyn: {rows} rows, {rate:.3g} rows/s{share}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave the line empty."""
        if self._drawn:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def pump(
    guard: Guard, source: Source, compute: Callable[[Block], Mapping[str, Array]], sink: Sink, told: Callable[[int], None]
) -> int:
    """Run all blocks through; `told` hears the number of whole rows after each.  Returns it too."""
    rows, progress = 0, Progress()
    blocks = iter(source.blocks())
    try:
        while (block := guard.wait(lambda: next(blocks, None))) is not None:
            sink.write(block, compute(block))
            rows += block.rows
            told(rows)
            progress.tell(rows, source.done())
    finally:
        progress.clear()
        sink.close()
    return rows


class CsvSink:
    """Rows of text.  The input's own columns come first, as they stand, except those that the results replace."""

    def __init__(self, path: str | None, source: Source, states: Mapping[str, Sequence[str]], results: Sequence[str], flat: Flat):
        self._path, self._flat, self._results = path, flat, list(results)
        self._file: IO[bytes] | None = None
        self._mark = "," if source.separator == " " else source.separator
        self._in_mark, self._states = source.separator, states
        self._keep: list[int] | None = None
        if source.selection is None:
            self._head = [label for labels in states.values() for label in labels]
        else:
            header = source.selection.header if states else []
            new = {label.split(" [")[0] for label in results}
            kept = [k for k, cell in enumerate(header) if cell.split(" [")[0].lower() not in {x.lower() for x in new}]
            self._keep = None if len(kept) == len(source.selection.header) else kept
            self._head = [header[k] for k in kept]

    def write(self, block: Block, results: Mapping[str, Array]) -> None:
        """Append rows, in one go."""
        values = [self._flat(name, a) for name, a in results.items()]
        if block.lines is None:
            values = [self._flat(name, block.given[name]) for name in self._states] + values
        text = rows_as_text(np.concatenate(values, axis=1), self._mark)
        if block.lines is not None and self._head:
            mark = self._mark
            rows = text.split("\n")
            rows.pop()
            text = "\n".join([f"{line}{mark}{row}" for line, row in zip(self._copied(block.lines), rows, strict=True)]) + "\n"
        if self._file is None:
            self._file = open(self._path, "wb") if self._path else sys.stdout.buffer  # noqa: SIM115 (close() does)
            text = self._mark.join(self._quoted(cell) for cell in [*self._head, *self._results]) + "\n" + text
        self._file.write(text.encode())
        self._file.flush()

    def _copied(self, lines: list[str]) -> list[str]:
        """The input's lines without the columns that are replaced."""
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
        """Nothing is held back."""
        if self._file is not None and self._path:
            self._file.close()


class ArraySink:
    """An NPZ file with the states and the results."""

    def __init__(self, path: str, states: Mapping[str, Sequence[str]], user: Callable[[str, Array], Array]):
        self._sink, self._states, self._user = NpzSink(path), states, user

    def write(self, block: Block, results: Mapping[str, Array]) -> None:
        """Append rows."""
        given = {name: self._user(name, block.given[name]) for name in self._states}
        self._sink.write({**given, **{name: self._user(name, a) for name, a in results.items()}})

    def close(self) -> None:
        """Put the file together."""
        self._sink.close()


class JsonSink:
    """One JSON object on standard output, written as the rows come; lists after the first wait in a file."""

    def __init__(self, facts: Mapping[str, Any], user: Callable[[str, Array], Array]):
        self._facts, self._user = facts, user
        self._later: dict[str, IO[str]] = {}
        self._rows = 0

    def write(self, block: Block, results: Mapping[str, Array]) -> None:
        """Append rows to every list."""
        for k, (name, array) in enumerate(results.items()):
            text = json.dumps(plain(self._user(name, array).astype(float).tolist()), allow_nan=False)[1:-1]
            if k and name not in self._later:
                self._later[name] = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
            if not self._rows and not k:
                sys.stdout.write(json.dumps(plain(self._facts), allow_nan=False)[:-1] + f', "{name}": [{text}')
            else:
                (self._later[name] if k else sys.stdout).write(f", {text}" if self._rows else text)
        self._rows += block.rows
        sys.stdout.flush()

    def close(self) -> None:
        """The lists that waited, and the brackets; nothing when no rows came."""
        if not self._rows:
            return
        sys.stdout.write("]")
        for name, part in self._later.items():
            sys.stdout.write(f', "{name}": [')
            part.seek(0)
            while text := part.read(1 << 20):
                sys.stdout.write(text)
            part.close()
            sys.stdout.write("]")
        sys.stdout.write(f', "rows": {self._rows}}}\n')
        sys.stdout.flush()
