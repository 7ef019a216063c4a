"""One hostile input, and a trial of it: in a process of its own, under a limit of time and of memory."""

from __future__ import annotations

import os
import pickle
import signal
import time
import warnings
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from isodyn.errors import IsodynError

SECONDS = 10.0  # of one attack
MEMORY = 2**30  # bytes, of its process and all that it starts
_LOOK = 0.05  # seconds between two looks at the memory
_PAGE, _TICKS = (os.sysconf(name) if hasattr(os, "sysconf") else 100 for name in ("SC_PAGE_SIZE", "SC_CLK_TCK"))


@dataclass(frozen=True)
class Attack:
    """One hostile input.

    name       says what is hostile about it; unique in its part
    act        feeds it in.  Errors in `allowed` are right answers; any other is an unnamed error, as is an AssertionError by which
               `act` says that an answer was wrong
    allowed    the errors that the documentation promises
    processes  ids of processes that ran before, a server for instance, whose memory counts too
    """

    name: str
    act: Callable[[], object]
    allowed: tuple[type[BaseException], ...] = (IsodynError,)
    processes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """What an attack did.

    error      an unnamed error, in words; "" for none
    seconds    that it took, without those in which its processes waited for a processor that others had
    memory     most bytes at a time
    """

    error: str
    seconds: float
    memory: int

    @property
    def wrong(self) -> str:
        """What is wrong, in words; "" for nothing."""
        slow = f"more than {SECONDS:.0f} s" if self.seconds > SECONDS else ""
        large = f"{self.memory / 2**20:.0f} MiB" if self.memory > MEMORY else ""
        return "; ".join(filter(None, (self.error, slow, large)))


def tried(attack: Attack) -> Outcome:
    """Run the attack in a forked process, which is ended when it takes too much."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        _in_child(attack, writing)
    os.close(writing)
    spent, most, over = _Spent(), 0, False
    while True:
        pid, status, usage = os.wait4(child, os.WNOHANG)
        if pid:
            break
        found = _look((child, *attack.processes))
        most = max(most, sum(one.memory for one in found.values()))
        spent.add(found)
        if not over and (spent.seconds > SECONDS or most > MEMORY):
            over = True
            for one in reversed(_look((child,))):
                _kill(one)
        time.sleep(min(_LOOK, spent.seconds / 20 + 1e-3))  # the first looks are close together: most attacks take milliseconds
    with os.fdopen(reading, "rb") as file:
        said = file.read()
    error = pickle.loads(said) if said else "" if over else f"the process ended with status {status}"
    seconds = spent.seconds if over else max(spent.seconds, usage.ru_utime + usage.ru_stime)
    return Outcome(error, seconds, max(most, usage.ru_maxrss * 1024))


class _Process(NamedTuple):
    """A process at a look: bytes, seconds of processors, its own and those of its children that ended, whether it wants one."""

    memory: int
    processor: float
    runs: bool


class _Spent:
    """Time between looks: while a process of the attack runs, or could, that of processors; while all wait, that of the clock."""

    def __init__(self) -> None:
        self.seconds, self._clock, self._before = 0.0, time.monotonic(), dict[int, _Process]()

    def add(self, now: Mapping[int, _Process]) -> None:
        """One more look."""
        clock = time.monotonic()
        used = sum(one.processor - self._before[pid].processor for pid, one in now.items() if pid in self._before)
        passed = clock - self._clock
        self.seconds += min(used, passed) if any(one.runs for one in now.values()) else passed
        self._clock, self._before = clock, dict(now)


def _in_child(attack: Attack, writing: int) -> None:
    """Run the attack, write what it said, and end without the parent's clean-up."""
    error, silent = "", os.open(os.devnull, os.O_RDWR)
    for own in (0, 1, 2):
        os.dup2(silent, own)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            attack.act()
    except attack.allowed:
        pass
    except BaseException as unnamed:  # this is what is looked for
        error = f"{type(unnamed).__name__}: {' '.join(str(unnamed).split())[:160]}"
    os.write(writing, pickle.dumps(error))
    os._exit(0)


def _look(roots: tuple[int, ...]) -> dict[int, _Process]:
    """The processes and all that they started, parents first, where /proc says them (Linux)."""
    parents, every = dict[int, int](), dict[int, _Process]()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):  # it ended meanwhile
            words = (folder / "stat").read_text().rpartition(")")[2].split()
            pid = int(folder.name)
            parents[pid] = int(words[1])
            every[pid] = _Process(int(words[21]) * _PAGE, sum(map(int, words[11:15])) / _TICKS, words[0] == "R")
    wanted = list(roots)
    for pid in wanted:
        wanted += [child for child, parent in parents.items() if parent == pid and child not in wanted]
    return {pid: every[pid] for pid in wanted if pid in every}


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
