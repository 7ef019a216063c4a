"""Launching compiled loops: rows shared among threads, a scratch block for each."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable

import numpy as np

from isodyn.backends.cpu import threads
from isodyn.backends.cpu.loader import Loaded
from isodyn.spatial import Array

_LEAST, _TURNS = 256, 64  # rows a thread takes at once: this many, or less when rows are few
_PATIENCE = 100_000  # looks at the others' progress, about 0.1 ms, before giving way


class Launcher:
    """Runs @run or @run_shared of a module."""

    def __init__(self, code: Loaded, lanes: int, scratch: int):
        self._code, self._lanes, self._size = code, lanes, scratch
        self._spare: list[tuple[Array, int]] = []  # blocks, and where their first whole line is

    def __call__(self, address: int, rows: int, workers: int, keep: object) -> None:
        """Rows 0 <= i < rows of what the table at this address describes; `keep` is what a late thread may still look at.

        Helpers that wait at their box are told there, the others are woken (see sharing.py).
        """
        if workers == 1:
            self._with_scratch(lambda scratch: self._code.run(address, 0, rows, scratch))
            return
        least = min(_LEAST, -(-rows // (_TURNS * workers * self._lanes)) * self._lanes)
        job, code = (ctypes.c_int64 * 4)(), self._code
        shared = ctypes.addressof(job)

        def work(kept: object = (keep, job)) -> Loaded:
            self._with_scratch(lambda scratch: code.run_shared(address, shared, least, rows, scratch))
            return code

        told = []
        for helper in threads.helpers(workers - 1):
            if self._size <= threads.ROOM and code.post(helper.box, address, shared, least, rows):
                helper.kept = work  # should this call be interrupted before the helper is done
                told.append(helper)
            else:
                helper.queue.put(work)
        try:
            work()
        finally:
            busy = sum(not code.take_back(helper.box, shared) for helper in told)
            while code.unfinished(shared, busy, _PATIENCE):
                time.sleep(0)  # somebody was interrupted in the middle: let others run
            for helper in told:
                if helper.kept is work:
                    helper.kept = None

    def _with_scratch(self, work: Callable[[int], None]) -> None:
        """Lend work an aligned scratch block of its own."""
        try:
            block, start = self._spare.pop()
        except IndexError:
            block = np.empty(self._size + 64, dtype=np.uint8)
            start = (block.ctypes.data + 63) // 64 * 64
        work(start)
        self._spare.append((block, start))
