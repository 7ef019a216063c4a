"""Timing on noisy, shared machines: contestants take turns, each keeps its best, and only ratios are compared."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from isodyn.study.speed import in_turn

AGAIN = 5  # times in a row: the first finds the caches and clock speed that the one before left behind

Contestant = Callable[[], object]


def best_of(
    contestants: Mapping[str, Contestant], *, rounds: int = 9, clock: Callable[[], float] = time.perf_counter
) -> dict[str, float]:
    """Nanoseconds of each contestant's best run; everyone runs once before anything is timed."""
    return in_turn(contestants, rounds, again=AGAIN, clock=clock)
