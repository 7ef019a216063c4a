"""A bar on stderr for people who wait; silent where nobody looks."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

Progress = bool | Callable[[float], object] | None  #: as `Reporter` takes it

_WIDTH = 30
_PAUSE = 0.1  # seconds between two drawings


class Reporter:
    """Called with the part done (0 to 1); draws at most ten times a second, and only after a while.

    progress   True: a bar; None: a bar when stderr is a terminal; False: nothing; a function: called with the part done
    """

    def __init__(self, name: str, progress: Progress):
        self._name, self._tell = name, progress if callable(progress) else None
        shown = sys.stderr.isatty() if progress is None else progress and self._tell is None
        self._stream = sys.stderr if shown else None
        self._next, self._drawn = time.monotonic() + 0.5, False

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
