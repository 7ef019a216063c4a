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


def _forget() -> None:
    """In the child of a fork: the threads stayed behind, and a lock may have been held by one of them."""
    global _pool, _lock
    _pool, _lock = None, threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)


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
        if _pool is None:
            _pool = _Pool()
        _pool.grow(helpers)
    for _ in range(helpers):
        _pool.queue.put(work)
