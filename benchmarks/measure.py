"""Timing on noisy, shared machines: contestants take turns, each keeps its best, and only ratios are compared."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping


def best_of(contestants: Mapping[str, Callable[[], object]], *, rounds: int = 9, least: float = 0.0) -> dict[str, float]:
    """Seconds of each contestant's best round; everyone runs once before anything is timed.

    least   keep taking turns until this many seconds have passed
    """
    for run in contestants.values():
        run()
    best = dict.fromkeys(contestants, float("inf"))
    start, turn = time.perf_counter(), 0
    while turn < rounds or time.perf_counter() - start < least:
        turn += 1
        for name, run in contestants.items():
            for _ in range(3):  # the first of three finds the caches and clock speed that the one before left behind
                begin = time.perf_counter()
                run()
                best[name] = min(best[name], time.perf_counter() - begin)
    return best


def repeated(call: Callable[[], object], times: int) -> Callable[[], None]:
    """A contestant that makes the same call many times."""

    def run() -> None:
        for _ in range(times):
            call()

    return run
