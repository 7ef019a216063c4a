"""How threads share the rows of a job: LLVM functions that distribute them, one thread pool per process, the launcher of a loop.

    @run_shared(ptr arrays, ptr job, i64 least, i64 stop, ptr scratch)      takes rows from a shared counter until none are left
    @serve(ptr box, ptr scratch, i64 patience)                              a helper polls its box and runs the jobs posted there
    @post(ptr box, ptr arrays, ptr job, i64 least, i64 stop) -> i64         1 if a waiting helper has got the job
    @take_back(ptr box, ptr job) -> i64                                     1 if the helper had not begun
    @unfinished(ptr job, i64 helpers, i64 patience) -> i64                  1 if threads still work after `patience` polls

`job`: [next row, threads that began, threads that ended, helpers that are done with it, address of the loop @run].  A thread that
comes late finds no rows and reads nothing but the job.  Shares shrink as the rows run out, so that all threads end together.

`box`: [state, function, arrays, least, stop].  Waking a sleeping thread takes a tenth of a millisecond, as long as six
thousand evaluations.  A helper therefore polls its box for a while before it sleeps (`python -m benchmarks` measures both).

The pool is created at the first large batch and again after a fork; small batches do not use it.
"""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue

import numpy as np

from isodyn.backends.llvm.code import assembled
from isodyn.backends.llvm.objects import Loaded, key, obtained
from isodyn.backends.llvm.target import host_target
from isodyn.spatial import Array

WORTH_THREADS = 2_000_000  # node evaluations, about 0.1 ms: below this, threads cost more than they save
ROOM = 1 << 18  # bytes of scratch that a helper owns; kernels that need more reach it through its queue
_HELPER_PATIENCE = 200_000  # polls of the box, about 0.2 ms, before a helper goes to sleep
_PATIENCE = 100_000  # polls of the other threads' progress, about 0.1 ms, before yielding
_LEAST, _TURNS = 256, 64  # a thread takes at least _LEAST rows at once, or fewer if there are few rows

_RUN = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
_RUN_SHARED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
_SERVE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
_POST = ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
_TAKE_BACK = ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)
_UNFINISHED = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)


class _Sharing:
    """The functions above, compiled for this machine."""

    def __init__(self) -> None:
        target = host_target("scalar")
        found = obtained(key("threads", target), target, lambda: ({}, assembled(SHARING, target)))
        self._code = Loaded([found.content], target)
        self.run_shared = _RUN_SHARED(self._code.address("run_shared"))
        self.serve = _SERVE(self._code.address("serve"))
        self.post = _POST(self._code.address("post"))
        self.take_back = _TAKE_BACK(self._code.address("take_back"))
        self.unfinished = _UNFINISHED(self._code.address("unfinished"))


@cache
def _sharing() -> _Sharing:
    """Return the functions, which all loops share; they are compiled at the first call and kept."""
    return _Sharing()


class Helper:
    """A thread that runs work from a queue, then polls its box for more; it ends with the process."""

    def __init__(self, name: str) -> None:
        self.queue: SimpleQueue[Work] = SimpleQueue()
        self.kept: Work | None = None  # the posted job; this keeps alive what it points to
        self._room = np.zeros(ROOM + 128, dtype=np.uint8)
        self._scratch = (self._room.ctypes.data + 63) // 64 * 64
        self._box = np.zeros(16, dtype=np.int64)
        self.box = (self._box.ctypes.data + 63) // 64 * 64
        threading.Thread(target=self._run, name=name, daemon=True).start()

    def _run(self) -> None:
        while True:
            self.queue.get()()
            _sharing().serve(self.box, self._scratch, _HELPER_PATIENCE)


_helpers: list[Helper] = []
_lock = threading.Lock()


def _forget() -> None:
    """After a fork, in the child: drop the pool and its lock.  Threads do not survive a fork, and one may have held the lock."""
    global _helpers, _lock
    _helpers, _lock = [], threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)


def helpers(number: int) -> list[Helper]:
    """Return `number` threads, not counting the calling one."""
    with _lock:
        while len(_helpers) < number:
            _helpers.append(Helper(f"isodyn-{len(_helpers) + 1}"))
    return _helpers[:number]


class Launcher:
    """Runs @run of loaded machine code, with one scratch block per thread; it keeps the code alive while a thread may call it."""

    def __init__(self, code: Loaded, lanes: int, scratch: int):
        self._code, self._lanes, self._size = code, lanes, scratch
        self._run = code.address("run")
        self.run = _RUN(self._run)
        self._spare: list[tuple[Array, int]] = []  # blocks, and the addresses of their first 64-byte boundaries

    def __call__(self, address: int, rows: int, workers: int, keep: object) -> None:
        """Run rows 0 <= i < rows of the table at this address; `keep` holds the objects that a late thread may still read.

        Helpers that poll their box get the job there; sleeping ones are woken.
        """
        if workers == 1:
            self._with_scratch(lambda scratch: self.run(address, 0, rows, scratch))
            return
        least = min(_LEAST, -(-rows // (_TURNS * workers * self._lanes)) * self._lanes)
        job = (ctypes.c_int64 * 5)(0, 0, 0, 0, self._run)
        shared, sharing = ctypes.addressof(job), _sharing()

        def work(kept: object = (keep, job)) -> None:
            self._with_scratch(lambda scratch: sharing.run_shared(address, shared, least, rows, scratch))

        told = []
        for helper in helpers(workers - 1):
            if self._size <= ROOM and sharing.post(helper.box, address, shared, least, rows):
                helper.kept = work  # kept in case this call is interrupted before the helper is done
                told.append(helper)
            else:
                helper.queue.put(work)
        try:
            work()
        finally:
            busy = sum(not sharing.take_back(helper.box, shared) for helper in told)
            while sharing.unfinished(shared, busy, _PATIENCE):
                time.sleep(0)  # a thread was interrupted in the middle: let others run
            for helper in told:
                if helper.kept is work:
                    helper.kept = None

    def _with_scratch(self, work: Callable[[int], None]) -> None:
        """Call `work` with the address of an aligned scratch block for its exclusive use."""
        try:
            block, start = self._spare.pop()
        except IndexError:
            block = np.empty(self._size + 64, dtype=np.uint8)
            start = (block.ctypes.data + 63) // 64 * 64
        work(start)
        self._spare.append((block, start))


Work = Callable[[], None]


ASLEEP, WAITING, RESERVED, BUSY = range(4)  # states of a box; any other value is the address of a posted job
SHARES = 3  # bits: a thread takes an eighth of the remaining rows

SHARING = f"""define void @run_shared(ptr %arrays, ptr %job, i64 %least, i64 %stop, ptr %scratch) #1 {{
entry:
  %began = getelementptr i64, ptr %job, i64 1
  %ended = getelementptr i64, ptr %job, i64 2
  %run.at = getelementptr i64, ptr %job, i64 4
  %run = load ptr, ptr %run.at
  %b = atomicrmw add ptr %began, i64 1 seq_cst
  br label %look
look:
  %seen = load atomic i64, ptr %job seq_cst, align 8
  br label %try
try:
  %start = phi i64 [%seen, %look], [%now, %share]
  %any = icmp slt i64 %start, %stop
  br i1 %any, label %share, label %exit
share:
  %left = sub i64 %stop, %start
  %part = lshr i64 %left, {SHARES}
  %even = and i64 %part, -64
  %small = icmp slt i64 %even, %least
  %rows = select i1 %small, i64 %least, i64 %even
  %end = add i64 %start, %rows
  %pair = cmpxchg ptr %job, i64 %start, i64 %end seq_cst seq_cst
  %now = extractvalue {{i64, i1}} %pair, 0
  %mine = extractvalue {{i64, i1}} %pair, 1
  br i1 %mine, label %work, label %try
work:
  %inside = icmp slt i64 %end, %stop
  %until = select i1 %inside, i64 %end, i64 %stop
  call void %run(ptr %arrays, i64 %start, i64 %until, ptr %scratch)
  br label %look
exit:
  %e = atomicrmw add ptr %ended, i64 1 seq_cst
  ret void
}}
define void @serve(ptr %box, ptr %scratch, i64 %patience) #1 {{
entry:
  store atomic i64 {WAITING}, ptr %box seq_cst, align 8
  br label %look
look:
  %turn = phi i64 [0, %entry], [%next, %idle], [0, %work], [0, %sleep]
  %state = load atomic i64, ptr %box seq_cst, align 8
  %posted = icmp ugt i64 %state, {BUSY}
  br i1 %posted, label %take, label %idle
take:
  %taken = cmpxchg ptr %box, i64 %state, i64 {BUSY} seq_cst seq_cst
  %mine = extractvalue {{i64, i1}} %taken, 1
  br i1 %mine, label %work, label %idle
work:
  %function.at = getelementptr i64, ptr %box, i64 1
  %arrays.at = getelementptr i64, ptr %box, i64 2
  %least.at = getelementptr i64, ptr %box, i64 3
  %stop.at = getelementptr i64, ptr %box, i64 4
  %function = load ptr, ptr %function.at
  %arrays = load ptr, ptr %arrays.at
  %job = inttoptr i64 %state to ptr
  %least = load i64, ptr %least.at
  %stop = load i64, ptr %stop.at
  call void %function(ptr %arrays, ptr %job, i64 %least, i64 %stop, ptr %scratch)
  %done = getelementptr i64, ptr %job, i64 3
  %d = atomicrmw add ptr %done, i64 1 seq_cst
  store atomic i64 {WAITING}, ptr %box seq_cst, align 8
  br label %look
idle:
  %next = add i64 %turn, 1
  %more = icmp ult i64 %next, %patience
  br i1 %more, label %look, label %sleep
sleep:
  %gone = cmpxchg ptr %box, i64 {WAITING}, i64 {ASLEEP} seq_cst seq_cst
  %asleep = extractvalue {{i64, i1}} %gone, 1
  br i1 %asleep, label %exit, label %look
exit:
  ret void
}}
define i64 @post(ptr %box, ptr %arrays, ptr %job, i64 %least, i64 %stop) #1 {{
entry:
  %reserved = cmpxchg ptr %box, i64 {WAITING}, i64 {RESERVED} seq_cst seq_cst
  %mine = extractvalue {{i64, i1}} %reserved, 1
  br i1 %mine, label %write, label %exit
write:
  %function.at = getelementptr i64, ptr %box, i64 1
  %arrays.at = getelementptr i64, ptr %box, i64 2
  %least.at = getelementptr i64, ptr %box, i64 3
  %stop.at = getelementptr i64, ptr %box, i64 4
  store ptr @run_shared, ptr %function.at
  store ptr %arrays, ptr %arrays.at
  store i64 %least, ptr %least.at
  store i64 %stop, ptr %stop.at
  %posted = ptrtoint ptr %job to i64
  store atomic i64 %posted, ptr %box seq_cst, align 8
  br label %exit
exit:
  %given = zext i1 %mine to i64
  ret i64 %given
}}
define i64 @take_back(ptr %box, ptr %job) #1 {{
entry:
  %posted = ptrtoint ptr %job to i64
  %pair = cmpxchg ptr %box, i64 %posted, i64 {WAITING} seq_cst seq_cst
  %back = extractvalue {{i64, i1}} %pair, 1
  %result = zext i1 %back to i64
  ret i64 %result
}}
define i64 @unfinished(ptr %job, i64 %helpers, i64 %patience) #1 {{
entry:
  %began = getelementptr i64, ptr %job, i64 1
  %ended = getelementptr i64, ptr %job, i64 2
  %done = getelementptr i64, ptr %job, i64 3
  br label %look
look:
  %turn = phi i64 [0, %entry], [%next, %again]
  %d = load atomic i64, ptr %done seq_cst, align 8
  %e = load atomic i64, ptr %ended seq_cst, align 8
  %b = load atomic i64, ptr %began seq_cst, align 8
  %all = icmp sge i64 %d, %helpers
  %none = icmp eq i64 %b, %e
  %over = and i1 %all, %none
  br i1 %over, label %exit, label %again
again:
  %next = add i64 %turn, 1
  %more = icmp ult i64 %next, %patience
  br i1 %more, label %look, label %exit
exit:
  %open = xor i1 %over, true
  %result = zext i1 %open to i64
  ret i64 %result
}}
"""
