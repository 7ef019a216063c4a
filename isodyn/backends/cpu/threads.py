"""One pool of threads per process: made on the first large batch, made again after a fork, never used for small work."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait

_pool: ThreadPoolExecutor | None = None
_owner = -1


def available() -> int:
    """Cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def run_on(threads: int, work: Callable[[], None]) -> None:
    """work() on this thread and threads - 1 others; returns when all are done."""
    global _pool, _owner
    if _pool is None or _owner != os.getpid() or _pool._max_workers < threads - 1:
        _pool, _owner = ThreadPoolExecutor(max(threads, available()) - 1 or 1, thread_name_prefix="isodyn"), os.getpid()
    others = [_pool.submit(work) for _ in range(threads - 1)]
    work()
    wait(others)
    for other in others:
        other.result()
