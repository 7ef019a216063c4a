"""One pool of threads per process: made on the first large batch, made again after a fork, never used for small work."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import numpy as np

ROOM = 1 << 18  # bytes of scratch that a waiting helper has ready; kernels that need more wake it the slow way
_PATIENCE = 200_000  # looks at the box, about 0.2 ms, before a helper goes to sleep

Work = Callable[[], Any]


class Helper:
    """A thread that runs work from a queue, then waits a while at its box for more (see sharing.py); it ends with the process."""

    def __init__(self, name: str) -> None:
        self.queue: SimpleQueue[Work] = SimpleQueue()
        self.kept: Work | None = None  # the job at the box, and with it what it points to
        self._room = np.zeros(ROOM + 128, dtype=np.uint8)
        self._scratch = (self._room.ctypes.data + 63) // 64 * 64
        self._box = np.zeros(16, dtype=np.int64)
        self.box = (self._box.ctypes.data + 63) // 64 * 64
        threading.Thread(target=self._run, name=name, daemon=True).start()

    def _run(self) -> None:
        while True:
            code = self.queue.get()()
            code.serve(self.box, self._scratch, _PATIENCE)


_helpers: list[Helper] = []
_lock = threading.Lock()


def _forget() -> None:
    """In the child of a fork: the threads stayed behind, and a lock may have been held by one of them."""
    global _helpers, _lock
    _helpers, _lock = [], threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)


def available() -> int:
    """Cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def helpers(number: int) -> list[Helper]:
    """So many threads besides the one that asks."""
    with _lock:
        while len(_helpers) < number:
            _helpers.append(Helper(f"isodyn-{len(_helpers) + 1}"))
    return _helpers[:number]
