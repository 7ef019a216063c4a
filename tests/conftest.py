"""What the tests share: counts of general arms, made once for a run and all its workers."""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
import pickle
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from isodyn.counts import counting
from isodyn.counts.counting import Counted
from isodyn.model.robot import Robot

gc.set_threshold(100_000, 20, 50)  # traces make many small objects that live together: looking for cycles less often saves a tenth

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has the jobs behind it, and what they start, ignore Ctrl-C


@contextlib.contextmanager
def alone(lock: Path, seconds: float = 60.0) -> Iterator[None]:
    """While a file of this name is there another worker is at it: wait for it, but not for one that has died."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            time.sleep(0.02)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


@pytest.fixture(scope="session", autouse=True)
def counts_of_general_arms_are_made_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Polynomials come from the counts of many arms, and a dozen tests and pages ask for the same ones.

    A file for each graph that is counted, moved into place when it is whole, so that workers find each other's; who comes while one
    is being made waits for it.
    """
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "counts"
    folder.mkdir(exist_ok=True)
    counted = counting.counted

    def kept(robot: Robot, method: str | None, quantity: str, **options: Any) -> Counted:
        if robot is not counting.general_arm(robot.n):
            return counted(robot, method, quantity, **options)
        path = folder / hashlib.sha256(repr((robot.n, method, quantity, sorted(options.items()))).encode()).hexdigest()
        with alone(path.with_suffix(".lock")):
            if path.exists():
                found: Counted = pickle.loads(path.read_bytes())
                return found
            result = counted(robot, method, quantity, **options)
            whole = path.with_suffix(f".{os.getpid()}")
            whole.write_bytes(pickle.dumps(result))
            whole.replace(path)
            return result

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "counted", kept)
        yield
