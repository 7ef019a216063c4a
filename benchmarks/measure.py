"""Timing on noisy, shared machines: contestants take turns, each keeps its best, and only ratios are compared."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping


def best_of(
    contestants: Mapping[str, Callable[[], object]],
    *,
    rounds: int = 9,
    least: float = 0.0,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, float]:
    """Seconds of each contestant's best round; everyone runs once before anything is timed.

    least   keep taking turns until this many seconds have passed
    clock   time.process_time counts only what this process computes, for contestants of one thread
    """
    for run in contestants.values():
        run()
    best = dict.fromkeys(contestants, float("inf"))
    start, turn = time.perf_counter(), 0
    while turn < rounds or time.perf_counter() - start < least:
        turn += 1
        for name, run in contestants.items():
            for _ in range(3):  # the first of three finds the caches and clock speed that the one before left behind
                begin = clock()
                run()
                best[name] = min(best[name], clock() - begin)
    return best


def repeated(call: Callable[[], object], times: int) -> Callable[[], None]:
    """A contestant that makes the same call many times."""

    def run() -> None:
        for _ in range(times):
            call()

    return run
