"""Jobs of the server: long computations, each in a separate process.

The process is a new Python (`isodyn.workbench.job_worker`). It reads its request, a line of JSON and bytes, and answers with lines
of JSON. This works alike on every platform, shares nothing with the server, and can be stopped at any time. A job ends

    when its work is done
    when it is cancelled: the process is interrupted and returns its results so far; if it does not react, it is killed
    when no page has listened to its events for GRACE seconds
    when it exceeds its time or its memory
    when the server ends in any way: its standard input closes, which it watches

Events of a job are numbered and stored, so that a page which lost its connection continues where it stopped.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import subprocess
import sys
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from isodyn.workbench import installation
from isodyn.workbench.error_messages import Refused, error_message, error_response
from isodyn.workbench.messages import ErrorMessage, ResultFile

#: at once in processes, and those that wait beside them: a browser has six connections to a server, and each job holds one
RUNNING, ALIVE = 2, 4
#: short work (a file is read) at once, and in line
ASKED, IN_LINE = 2, 32
TIME_LIMIT, ASK_LIMIT = 900.0, 60.0  # [s]
GRACE = 15.0  # [s] until a job that nobody listens to ends
PATIENCE = 10.0  # [s] that a cancelled job has to say what it has so far
KEEP_ALIVE = 10.0  # [s] between signs of life of a stream
MEMORY = 4 * 1024**3  # [bytes] of a job's process
PIECE = 1024**2  # [bytes] that are given to a process at once
LINE = 96 * 1024**2  # [bytes] of what a job says at once
KEPT, KEPT_BYTES = 16, 256 * 1024**2  # of finished jobs
_EVENTS = 1000  # of a job: a page that was away for longer misses some progress


class JobEvent(NamedTuple):
    """Of a job: its number, "progress", "done" or "failed", and the message as JSON."""

    number: int
    name: str
    data: str

    @property
    def is_last(self) -> bool:
        """Whether nothing follows."""
        return self.name != "progress"


@dataclass(eq=False)
class Job:
    """A job, running or finished.

    kind, request, data   sent to its process; data is a file or a message of the page, kept until it is sent
    asked, answer         whether it is a short task whose caller waits, and its result
    """

    kind: str
    request: dict[str, Any] = field(default_factory=dict)
    data: bytes | bytearray = b""
    asked: bool = False
    answer: dict[str, Any] | None = None
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    events: list[JobEvent] = field(default_factory=list)
    files: dict[str, ResultFile] = field(default_factory=dict)
    size: int = 0
    event_count: int = 0
    listeners: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    process: asyncio.subprocess.Process | None = None
    cancelled: bool = False
    gone: asyncio.TimerHandle | None = None

    @property
    def finished(self) -> bool:
        """True after its last event."""
        return bool(self.events) and self.events[-1].is_last

    def say(self, name: str, data: str) -> None:
        """Add an event; the oldest are dropped."""
        self.event_count += 1
        self.size += len(data)
        self.events.append(JobEvent(self.event_count, name, data))
        if len(self.events) > _EVENTS:
            self.size -= len(self.events.pop(0).data)
        self.changed.set()
        self.changed = asyncio.Event()


class Jobs:
    """The jobs of a server; call every method in its event loop."""

    def __init__(self, *, grace: float = GRACE, time_limit: float = TIME_LIMIT, memory: int = MEMORY, patience: float = PATIENCE):
        self.grace, self.time_limit, self.memory, self.patience = grace, time_limit, memory, patience
        self.all: dict[str, Job] = {}
        self._running = asyncio.Semaphore(RUNNING)
        self._asking = asyncio.Semaphore(ASKED)
        self._line = 0

    @property
    def alive(self) -> list[Job]:
        """Jobs that run or wait."""
        return [job for job in self.all.values() if not job.finished]

    def start(self, kind: str, data: bytes | bytearray) -> Job:
        """Start a job; it begins as soon as a process is free."""
        if len(self.alive) >= ALIVE:
            raise Refused(429, "busy", f"{ALIVE} jobs are running or waiting, the maximum; wait for one to end, or cancel one")
        job = Job(kind, data=data)
        self.all[job.id] = job
        self._left(job)
        job.task = asyncio.create_task(self._whole(job))
        return job

    def known(self, kind: str, result: dict[str, Any]) -> Job:
        """A job with a known result, done at once."""
        job = Job(kind)
        self.all[job.id] = job
        self._done(job, result)
        self._forget()
        return job

    def job(self, name: str) -> Job:
        """The job of this number."""
        if name not in self.all:
            why = "it ended some time ago, or the server was restarted"
            raise Refused(404, "job", f"no such job: {why}; start it again")
        return self.all[name]

    def cancel(self, job: Job) -> None:
        """Cancel a job; its results so far are kept."""
        if job.finished or job.cancelled:
            return
        job.cancelled = True
        if job.process is None or job.process.stdin is None:  # it waits, or has not received its whole request
            assert job.task is not None
            job.task.cancel()
            return
        with contextlib.suppress(OSError):
            job.process.stdin.write(b"cancel\n")
        asyncio.get_running_loop().call_later(self.patience, _kill, job.process)

    async def ask(self, kind: str, data: bytes | bytearray = b"", **request: str) -> Any:
        """Run short work in a separate process; return its result or raise its error."""
        if self._line >= IN_LINE:
            raise Refused(429, "busy", "the server has too much to read at once; try again in a moment")
        self._line += 1
        job = Job(kind, request, data, asked=True)
        del data
        try:
            async with self._asking:
                await asyncio.wait_for(self._run(job), ASK_LIMIT)
        except asyncio.TimeoutError:
            raise Refused(422, "time", f"reading took longer than {ASK_LIMIT:g} s; is it a robot of usual size?") from None
        finally:
            self._line -= 1
        if job.answer is not None:
            return job.answer
        last = json.loads(job.events[-1].data)
        raise Refused(int(last.get("status", 422)), last["error"], last["text"])

    async def events(self, job: Job, after: int) -> AsyncGenerator[JobEvent | None, None]:
        """The events after this number, as they arrive; None at intervals, to keep the connection alive."""
        self._joined(job)
        try:
            while True:
                changed = job.changed
                for event in [event for event in job.events if event.number > after]:
                    after = event.number
                    yield event
                if job.finished:
                    return
                try:
                    await asyncio.wait_for(changed.wait(), KEEP_ALIVE)
                except asyncio.TimeoutError:
                    yield None
        finally:
            self._left(job)

    async def close(self) -> None:
        """Stop all processes and wait for them."""
        tasks = [job.task for job in self.all.values() if job.task is not None and not job.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- one job ----------------------------------------------------------------------------------------------------------

    def _joined(self, job: Job) -> None:
        job.listeners += 1
        if job.gone is not None:
            job.gone.cancel()
            job.gone = None

    def _left(self, job: Job) -> None:
        """Without listeners, cancel the job after the grace period."""
        job.listeners = max(job.listeners - 1, 0)
        if job.listeners == 0 and not job.finished:
            job.gone = asyncio.get_running_loop().call_later(self.grace, self._vanished, job)

    def _vanished(self, job: Job) -> None:
        if not job.finished and job.task is not None:
            job.cancelled = True
            job.task.cancel()  # no page waits for its results

    async def _whole(self, job: Job) -> None:
        """Wait, run, and always add a last event."""
        try:
            async with self._running:
                await asyncio.wait_for(self._run(job), self.time_limit)
        except asyncio.TimeoutError:
            self._fail(job, error_message("time", f"this took longer than {self.time_limit:g} s and was stopped; request less"))
        except asyncio.CancelledError:
            if not job.cancelled:  # the server ends
                raise
            self._done(job, {"complete": False, "files": []})
        except Exception as error:
            self._fail(job, error_response(error)[1])
        finally:
            if job.gone is not None:
                job.gone.cancel()
            self._forget()

    async def _run(self, job: Job) -> None:
        """Run the process; it has ended when this returns or raises."""
        process = await _started()
        silent = False
        assert process.stdin is not None and process.stdout is not None
        try:
            await self._tell(job, process.stdin)
            job.process = process
            while not job.finished and job.answer is None:
                line = await process.stdout.readline()
                if not line:
                    silent = True  # it ends by itself: killed now, it could be waited for twice, and its code be lost
                    break
                found = json.loads(line)
                del line
                if found["event"] == "done" and job.asked:
                    job.answer = found["data"]
                elif found["event"] == "done":
                    self._done(job, found["data"])
                elif found["event"] == "failed":
                    self._fail(job, found["data"])
                else:
                    job.say(found["event"], json.dumps(found["data"]))
        except (ValueError, KeyError) as error:  # a line too long, or an invalid message
            self._fail(
                job, error_message("job", f"invalid message from the job ({error}); its result may be too large: request less")
            )
        finally:
            over = job.finished or job.answer is not None
            code = await _ended(process, at_once=not (over or silent))
        if not job.finished and job.cancelled:
            self._done(job, {"complete": False, "files": []})
        elif not over:
            why = "out of memory" if code in (-9, -6, 3) else "its process ended"
            self._fail(job, error_message("job", f"the job stopped early: {why} (code {code}); request less at once, or try again"))

    async def _tell(self, job: Job, out: asyncio.StreamWriter) -> None:
        """Send a process its request in pieces, so that the rest is in memory only once."""
        request = {"kind": job.kind, "memory": self.memory, "size": len(job.data), **job.request}
        data, job.data = memoryview(job.data), b""
        with contextlib.suppress(OSError):
            out.write(json.dumps(request).encode() + b"\n")
            for start in range(0, len(data), PIECE):
                out.write(data[start : start + PIECE])
                await out.drain()

    def _fail(self, job: Job, data: ErrorMessage) -> None:
        job.say("failed", json.dumps(installation.explained(data)))

    def _done(self, job: Job, data: dict[str, Any]) -> None:
        """Add the last event; files get the addresses at which the page may open them."""
        for item in data.get("files", []):
            item["address"] = f"/api/jobs/{job.id}/files/{item['name']}"
            job.files[item["name"]] = item
        job.say("done", json.dumps(data))

    def _forget(self) -> None:
        """Drop the oldest finished jobs while they are too many or too large."""
        finished = [job for job in self.all.values() if job.finished]
        while len(finished) > KEPT or sum(job.size for job in finished[:-1]) > KEPT_BYTES:
            del self.all[finished.pop(0).id]


def content(item: ResultFile) -> bytes:
    """The bytes of a file made by a job."""
    return base64.b64decode(item["base64"]) if item["base64"] else item["text"].encode()


async def _started() -> asyncio.subprocess.Process:
    """Start a process that waits for its request.  It uses the module path of this process, without the current folder."""
    code = f"import sys; sys.path[:] = {sys.path!r}; from isodyn.workbench.job_worker import main; main()"
    own: dict[str, Any] = {"start_new_session": True}  # Ctrl-C at the terminal is the server's
    if sys.platform == "win32":
        own = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
    try:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=LINE, **own
        )
    except OSError as error:
        why = f"cannot start a process ({error.strerror})"
        raise Refused(503, "process", f"{why}; close other programs and try again") from None


def _kill(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        if process.returncode is None:
            process.kill()


async def _ended(process: asyncio.subprocess.Process, *, at_once: bool) -> int:
    """Wait for a process to end and return its exit code; a cancelled wait kills the process."""
    if at_once:
        _kill(process)
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.close()  # which it takes as its end, if it is still there
    waiting = asyncio.ensure_future(process.wait())
    try:
        return await asyncio.wait_for(asyncio.shield(waiting), PATIENCE)
    except (asyncio.TimeoutError, asyncio.CancelledError) as error:
        _kill(process)
        code = await waiting
        if isinstance(error, asyncio.CancelledError):
            raise
        return code
