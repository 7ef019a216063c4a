"""A server of the workbench for tests, and a client that sends exactly what it is told: real sockets, nothing between."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from isodyn.workbench import server
from isodyn.workbench.job_manager import Jobs

ROOT = Path(__file__).parents[2]
PATHS: list[str] = []  # where processes find modules before those of the package


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def problem(self) -> tuple[int, str]:
        """(status, word) of a Problem, whose text is a sentence and no traceback."""
        told = self.json
        assert set(told) == {"error", "text"} and 20 < len(told["text"]) < 2100, told
        assert "Traceback" not in told["text"] and 'File "' not in told["text"]
        return self.status, told["error"]


@dataclass
class Client:
    """Of a server at this port, with the cookie that a link gave."""

    port: int
    link: str = ""
    cookie: str = ""
    timeout: float = 60.0
    always: dict[str, str] = field(default_factory=dict)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        """Headers by names with _ for -; an empty one is left out, Origin and the cookie come by themselves."""
        own = {"Host": f"127.0.0.1:{self.port}", "Cookie": self.cookie, "Origin": "" if method == "GET" else self.origin}
        given = own | self.always | {name.replace("_", "-").title(): value for name, value in headers.items()}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.timeout)
        try:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in given.items():
                if value:
                    connection.putheader(name, value)
            if body is not None:
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body)
            found = connection.getresponse()
            return Answer(found.status, {name.lower(): value for name, value in found.getheaders()}, found.read())
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def post(self, path: str, data: object, **headers: str) -> Answer:
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        return self.ask("POST", path, body, **({"content_type": "application/json"} | headers))

    def file(self, name: str, data: bytes) -> Answer:
        return self.post(f"/api/open?name={name}", data, content_type="application/octet-stream")

    def enter(self) -> Client:
        """Open the link."""
        answer = self.get(self.link.removeprefix(self.origin))
        assert answer.status == 200, answer
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return self

    def stream(self, path: str, **headers: str) -> Iterator[tuple[int, str, Any]]:
        """(number, name, message) of server-sent events."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.timeout)
        try:
            connection.request("GET", path, headers={"Cookie": self.cookie, **headers})
            answer = connection.getresponse()
            assert answer.status == 200 and answer.headers["content-type"] == "text/event-stream", answer.read()
            found: dict[str, str] = {}
            while line := answer.readline():
                word, _, text = line.decode().rstrip("\n").partition(": ")
                if word and text:
                    found[word] = text
                elif not word and "data" in found:
                    yield int(found["id"]), found["event"], json.loads(found["data"])
                    found = {}
        finally:
            connection.close()

    def job(self, kind: str, document: object, **options: str) -> str:
        answer = self.post("/api/jobs", {"kind": kind, "document": document, "options": options})
        assert answer.status == 202, answer
        return str(answer.json["id"])

    def outcome(self, job: str) -> tuple[str, Any]:
        """The last event of a job, and its message."""
        *_, (_, name, data) = self.stream(f"/api/jobs/{job}/events")
        return name, data


@contextmanager
def running(**jobs: Any) -> Iterator[tuple[Client, server.Served]]:
    """A server in a thread of this process, with limits of its jobs as given."""
    import uvicorn

    place = server.listening("127.0.0.1", None)
    served = server.Served("127.0.0.1", place.getsockname()[1], jobs=Jobs(**jobs))
    made = list[uvicorn.Server]()
    init = uvicorn.Server.__init__

    def noted(self: uvicorn.Server, config: uvicorn.Config) -> None:
        init(self, config)
        made.append(self)

    uvicorn.Server.__init__ = noted  # type: ignore[method-assign]
    thread = threading.Thread(target=server.serve, args=(served, place))
    try:
        thread.start()
        wait_until(lambda: bool(made) and made[0].started)
    finally:
        uvicorn.Server.__init__ = init  # type: ignore[method-assign]
    try:
        yield Client(served.port, served.link()).enter(), served
    finally:
        made[0].should_exit = True
        thread.join(20)
        assert not thread.is_alive()


@contextmanager
def process(*words: str, cwd: Path | None = None) -> Iterator[tuple[subprocess.Popen[str], Client]]:
    """`isodyn workbench` in a process of its own, and a client that has opened its link."""
    command = [sys.executable, "-W", "error", "-m", "isodyn", "workbench", *words, "--no-open", "--json"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*PATHS, str(ROOT)])}
    found = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=cwd)
    try:
        assert found.stdout is not None and found.stderr is not None
        line = found.stdout.readline()
        assert line, found.stderr.read()
        told = json.loads(line)
        port = int(re.findall(r":(\d+)$", told["address"])[0])
        yield found, Client(port, told["link"]).enter()
    finally:
        found.kill()
        found.communicate()


def wait_until(done: Any, seconds: float = 20.0) -> None:
    """Until it is so; fails after a while."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def workers(parent: int) -> list[int]:
    """Processes of jobs that a process started, by Linux's list; those that ended and nobody waited for count too."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            stat = place.joinpath("stat").read_text()
        except OSError:
            continue
        if int(stat.rpartition(")")[2].split()[1]) == parent:
            found.append(int(place.name))
    return found


def alive(pid: int) -> bool:
    """Whether a process still runs (by Linux's list): one that ended counts as gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
