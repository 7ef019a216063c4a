"""Hostile input: `python -m benchmarks attacks` feeds it to every door, each piece in a process of its own (POSIX).

A part is a module with `attacks(seed) -> Iterator[Attack]`, which may start what it needs (a server, a folder) before its first
attack and stop it in a `finally`.  Nothing may be wrong: no error that the documentation does not name, nothing over 10 s, nothing
over 1 GiB.  SEED=number draws other attacks; PARTS=readers,... runs these parts alone.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing

from benchmarks.attacks import cache, readers, server
from benchmarks.attacks.attack import MEMORY, SECONDS, Attack, Outcome, tried

PARTS: dict[str, Callable[[int], Iterator[Attack]]] = {
    "readers": readers.attacks,
    "cache": cache.attacks,
    "server": server.attacks,
}
EXAMPLES = 20  # failures printed of each part


def table() -> int:
    """Print one row for each part, and examples of what went wrong; 1 when anything did."""
    seed = int(os.environ.get("SEED", "0"))
    wanted = os.environ.get("PARTS", ",".join(PARTS)).split(",")
    if unknown := [part for part in wanted if part not in PARTS]:
        print(f"PARTS: no part is called {unknown[0]!r}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    print(f"attacks, seed {seed}: each in a process of its own, at most {SECONDS:.0f} s and {MEMORY / 2**30:.0f} GiB")
    print("part        attacks  unnamed errors  over 10 s  over 1 GiB   slowest       memory   in all")
    failed = False
    for part in wanted:
        begin = time.monotonic()
        with closing(PARTS[part](seed)) as its:
            outcomes = [(attack.name, tried(attack)) for attack in its]
        failed |= _row(part, outcomes, time.monotonic() - begin)
    return int(failed)


def _row(part: str, outcomes: list[tuple[str, Outcome]], seconds: float) -> bool:
    """Print a part's row and its failures; whether there are any."""
    every = [outcome for _, outcome in outcomes]
    errors, slow = sum(bool(one.error) for one in every), sum(one.seconds > SECONDS for one in every)
    large, most = sum(one.memory > MEMORY for one in every), max((one.memory for one in every), default=0)
    slowest = max((one.seconds for one in every), default=0.0)
    held = f"{most / 2**20:9.0f} MiB"
    print(f"{part:10}{len(every):9}{errors:16}{slow:11}{large:12}{slowest:9.1f} s{held}{seconds:7.0f} s", flush=True)
    failures = [(name, one.wrong) for name, one in outcomes if one.wrong]
    for name, wrong in failures[:EXAMPLES]:
        print(f"  {name}: {wrong}", flush=True)
    if len(failures) > EXAMPLES:
        print(f"  and {len(failures) - EXAMPLES} more", flush=True)
    return bool(failures)
