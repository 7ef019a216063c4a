"""Progress bar on stderr; in a log, an occasional line."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable

Progress = bool | Callable[[float], object] | None  #: as `Reporter` takes it

_WIDTH = 30
_PAUSE, _LINES = 0.1, 30.0  # seconds between two drawings; between two lines of a log
_WINDOW, _SLOW, _LONG = 4.0, 2, 600.0  # warn of a long run [s] if it is so slow in two consecutive windows [s], no compilation


def spoken(seconds: float) -> str:
    """Return a duration of minutes or more in words."""
    for unit, length in (("years", 3e7), ("days", 86400.0), ("hours", 3600.0)):
        if seconds >= length:
            return f"{seconds / length:.2g} {unit}"
    return f"{seconds / 60:.2g} minutes"


class Reporter:
    """Progress reporter, called with the fraction done (0 to 1); draws at most ten times a second, and not in the first moments.

    progress   True: a bar; None: a bar if stderr is a terminal, else an occasional line; False: nothing; a function: called with
               the fraction done
    """

    def __init__(self, name: str, progress: Progress):
        self._name, self._tell = name, progress if callable(progress) else None
        shown = sys.stderr.isatty() if progress is None else progress and self._tell is None
        self._stream = sys.stderr if shown else None
        self._start = time.monotonic()
        self._next, self._drawn = self._start + (0.5 if shown else _LINES), False
        self._logs = progress is None and not shown
        self._mark, self._slow = (self._start, 0.0), 0 if progress is not False else _SLOW

    def __call__(self, part: float) -> None:
        """Report the fraction done."""
        if self._tell is not None:
            self._tell(part)
        now = time.monotonic()
        if self._stream is not None and now >= self._next:
            self._next, self._drawn = now + _PAUSE, True
            filled = round(_WIDTH * min(max(part, 0.0), 1.0))
            bar = "#" * filled + "." * (_WIDTH - filled)
            self._stream.write(f"\r{self._name} [{bar}] {100 * part:5.1f} %")
            self._stream.flush()
        elif self._logs and now >= self._next:
            self._next = now + _LINES
            self.say(f"{self._name}: {100 * part:.3g} % after {now - self._start:.0f} s")
        spent = now - self._mark[0]
        if self._slow < _SLOW and spent > _WINDOW:
            done = part - self._mark[1]
            left, self._mark = spent * (1 - part) / done if done > 0 else math.inf, (now, part)
            self._slow = self._slow + 1 if left > _LONG else 0
            if self._slow == _SLOW:
                whole = f"{100 * part:.3g} % after {now - self._start:.0f} s"
                self.say(f"{self._name}: {whole}, {spoken(left)} left at this rate; Ctrl-C stops it")

    def say(self, words: str) -> None:
        """Print a line, always."""
        self._clear()
        print(f"isodyn: {words}", file=sys.stderr, flush=True)

    def _clear(self) -> None:
        if self._drawn and self._stream is not None:
            self._stream.write("\r" + " " * (len(self._name) + _WIDTH + 12) + "\r")
            self._stream.flush()
            self._drawn = False

    def __enter__(self) -> Reporter:
        return self

    def __exit__(self, *failure: object) -> None:
        self._clear()
