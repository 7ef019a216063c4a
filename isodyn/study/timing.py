"""Timing on machines that are shared: calls take turns, and each keeps its best."""

from __future__ import annotations

import math
import time
import timeit
from collections.abc import Callable, Mapping, Sequence
from typing import Any

CALLS = 5000  # short calls that are timed together


def in_turn(
    calls: Mapping[str, Callable[[], Any]], repeats: int, *, again: int = 1, clock: Callable[[], float] = time.perf_counter
) -> dict[str, float]:
    """Nanoseconds of each call, the best of several rounds in which all take turns: what disturbs the machine meets all alike.

    again   how often each is called in its turn
    clock   [s]; time.process_time counts only what this process computes, for calls of one thread
    """
    for call in calls.values():
        call()
    best = dict.fromkeys(calls, math.inf)
    for _ in range(repeats):
        for name, call in calls.items():
            best[name] = min(best[name], 1e9 * min(timeit.repeat(call, timer=clock, repeat=again, number=1)))
    return best


def best_of(call: Callable[[], Any], repeats: int) -> float:
    """Nanoseconds of a call, the best of several."""
    return in_turn({"": call}, repeats)[""]


def many_calls(call: Callable[..., Any], arguments: Sequence[Any], **options: Any) -> Callable[[], Any]:
    """CALLS short calls in a row: as text, so that nothing is timed with them but the loop itself."""
    scope = {"call": call, **{f"a{k}": x for k, x in enumerate(arguments)}, **options}
    words = [*(f"a{k}" for k in range(len(arguments))), *(f"{name}={name}" for name in options)]
    timer = timeit.Timer(f"call({', '.join(words)})", globals=scope)
    return lambda: timer.timeit(CALLS)
