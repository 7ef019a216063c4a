"""A bar on stderr for people who wait; silent where nobody looks."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable

Progress = bool | Callable[[float], object] | None  #: as `Reporter` takes it

_WIDTH = 30
_PAUSE = 0.1  # seconds between two drawings
_EARLY, _LONG = 10.0, 600.0  # seconds after which it is said, once, that it will take long; and what is long


def spoken(seconds: float) -> str:
    """A time of minutes or more in words."""
    for unit, length in (("years", 3e7), ("days", 86400.0), ("hours", 3600.0)):
        if seconds >= length:
            return f"{seconds / length:.2g} {unit}"
    return f"{seconds / 60:.2g} minutes"


class Reporter:
    """Called with the part done (0 to 1); draws at most ten times a second, and only after a while.

    progress   True: a bar; None: a bar when stderr is a terminal; False: nothing; a function: called with the part done
    """

    def __init__(self, name: str, progress: Progress):
        self._name, self._tell = name, progress if callable(progress) else None
        shown = sys.stderr.isatty() if progress is None else progress and self._tell is None
        self._stream = sys.stderr if shown else None
        self._start, self._told = time.monotonic(), progress is False
        self._next, self._drawn = self._start + 0.5, False

    def __call__(self, part: float) -> None:
        """So much is done."""
        if self._tell is not None:
            self._tell(part)
        now = time.monotonic()
        if self._stream is not None and now >= self._next:
            self._next, self._drawn = now + _PAUSE, True
            filled = round(_WIDTH * min(max(part, 0.0), 1.0))
            bar = "#" * filled + "." * (_WIDTH - filled)
            self._stream.write(f"\r{self._name} [{bar}] {100 * part:5.1f} %")
            self._stream.flush()
        if not self._told and now - self._start > _EARLY:
            self._told, left = True, (now - self._start) * (1 - part) / part if part > 0 else math.inf
            if left > _LONG:
                self.say(f"{self._name}: {100 * part:.2g} % after {_EARLY:g} s, {spoken(left)} more at this pace; Ctrl-C ends it")

    def say(self, words: str) -> None:
        """A line that is always shown."""
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
