"""One pool of threads per process: made on the first large batch, made again after a fork, never used for small work."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from queue import SimpleQueue

Work = Callable[[], None]


class _Pool:
    """Threads that wait for work; they end with the process."""

    def __init__(self) -> None:
        self.owner = os.getpid()
        self.size = 0
        self.queue: SimpleQueue[Work] = SimpleQueue()

    def grow(self, size: int) -> None:
        """At least so many threads."""
        while self.size < size:
            self.size += 1
            threading.Thread(target=self._serve, name=f"isodyn-{self.size}", daemon=True).start()

    def _serve(self) -> None:
        while True:
            self.queue.get()()


_pool: _Pool | None = None
_lock = threading.Lock()


def available() -> int:
    """Cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def offer(work: Work, helpers: int) -> None:
    """Let so many other threads run work(), as soon as they can; work must be harmless when it comes late."""
    global _pool
    with _lock:
        if _pool is None or _pool.owner != os.getpid():
            _pool = _Pool()
        _pool.grow(helpers)
    for _ in range(helpers):
        _pool.queue.put(work)
