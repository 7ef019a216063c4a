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

from isodyn.errors import IsodynError

SECONDS = 10.0  # of one attack
MEMORY = 2**30  # bytes, of its process and all that it starts
_LOOK = 0.02  # seconds between two looks at the memory
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


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
    seconds    of wall-clock time
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
    """Run the attack in a forked process.  One that is slow is tried twice: the machine may have been busy."""
    first = _run(attack)
    if first.seconds <= SECONDS:
        return first
    return min(first, _run(attack), key=lambda outcome: outcome.seconds)


def _run(attack: Attack) -> Outcome:
    reading, writing = os.pipe()
    begin = time.monotonic()
    child = os.fork()
    if not child:
        _in_child(attack, writing)
    os.close(writing)
    memory, over = 0, False
    while True:
        pid, status, usage = os.wait4(child, os.WNOHANG)
        seconds = time.monotonic() - begin
        if pid:
            break
        memory = max(memory, sum(_resident(one) for one in _with_descendants((child, *attack.processes))))
        if not over and (seconds > SECONDS or memory > MEMORY):
            over = True
            for one in reversed(_with_descendants((child,))):
                _kill(one)
        time.sleep(min(_LOOK, seconds / 20))  # the first looks are close together: most attacks take milliseconds
    with os.fdopen(reading, "rb") as file:
        said = file.read()
    error = pickle.loads(said) if said else "" if over else f"the process ended with status {status}"
    return Outcome(error, seconds, max(memory, usage.ru_maxrss * 1024))


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


def _with_descendants(roots: tuple[int, ...]) -> list[int]:
    """The processes, and all that they started, parents first."""
    children: dict[int, list[int]] = {}
    for pid, parent in _parents().items():
        children.setdefault(parent, []).append(pid)
    found = list(roots)
    for pid in found:
        found += [child for child in children.get(pid, ()) if child not in found]
    return found


def _parents() -> Mapping[int, int]:
    """{process: its parent}, where /proc says it (Linux)."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            found[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue  # it ended meanwhile
    return found


def _resident(pid: int) -> int:
    """Bytes that a process holds; 0 of one that ended."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE
    except (OSError, IndexError):
        return 0


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
