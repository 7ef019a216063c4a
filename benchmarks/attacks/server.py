"""Hostile requests to a server of the workbench, which this part starts on 127.0.0.1: numbers, names, archives, messages, and more
connections and uploads than it takes.

After each attack the page's own request must be answered at once, and the server's terminal must show no traceback.
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import http.client
import io
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import isodyn as iso
from benchmarks.attacks.attack import Attack
from isodyn.workbench.document import new_document

PROMPT = 5.0  # [s] for an answer to the page itself
COUNTED = 530  # connections at once
#: numbers that are none
DIGITS = ["٣", "²", "１", "४२", "--5", "+5", "5_0", " 5", "-0", "1e3", "0x10", "9" * 5000, "𝟗", ""]
MESHED = (
    '<robot name="r"><link name="a"/><link name="b"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" '
    'iyz="0"/></inertial>{}</link><joint name="j" type="continuous"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/></joint>'
    "</robot>"
)
VISUAL = '<visual><geometry><mesh filename="{}"/></geometry></visual>'
TRIANGLE = "solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid s\n"


@dataclass
class Server:
    """One that runs, and what the page knows of it."""

    pid: int
    port: int
    cookie: str
    errors: Path

    def ask(self, method: str, path: str, body: bytes | None = None, *, seconds: float = 12.0, **headers: str) -> tuple[int, bytes]:
        """(status, body) of an answer; headers by names with _ for -."""
        own = {"Cookie": self.cookie, "Origin": f"http://127.0.0.1:{self.port}", "Content-Type": "application/json"}
        given = own | {name.replace("_", "-").title(): value for name, value in headers.items()}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=seconds)
        try:
            connection.putrequest(method, path, skip_accept_encoding=True)
            for name, value in given.items():
                connection.putheader(name, value.encode("utf-8"))
            if body is not None:
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def refused(self, method: str, path: str, body: bytes | None = None, **headers: str) -> int:
        """The status of an answer that is right or a sentence."""
        status, data = self.ask(method, path, body, **headers)
        assert status < 500 or status in (501, 503, 507), f"{status}: {data[:200]!r}"
        if status >= 400 and data.startswith(b"{"):
            text = json.loads(data)["text"]
            assert len(text) > 20 and "Traceback" not in text, text
        return status

    def opens(self, name: str, data: bytes) -> int:
        """The same of a file that is opened."""
        return self.refused("POST", f"/api/open?name={quote(name)}", data, content_type="application/octet-stream")

    def job(self, kind: str, document: object, options: dict[str, str]) -> None:
        """A job that is done, or fails with a sentence."""
        self.message("/api/jobs", json.dumps({"kind": kind, "document": document, "options": options}).encode())

    def message(self, path: str, message: bytes) -> None:
        """A message that is refused, or whose job is done or fails with a sentence."""
        status, data = self.ask("POST", path, message)
        assert status < 500, data[:200]
        if status == 202:
            _, said = self.ask("GET", f"/api/jobs/{json.loads(data)['id']}/events")
            assert b"event: done" in said or b"event: failed" in said, said[-200:]
            assert b'"error": "server"' not in said, said[-300:]

    def sent(self, *parts: bytes, seconds: float = 9.0) -> bytes:
        """What comes back for bytes that no client would send."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=seconds) as place:
            found = bytearray()
            with contextlib.suppress(OSError):
                for part in parts:
                    place.sendall(part)
                while more := place.recv(65536):
                    found += more
            return bytes(found)

    def head(self, line: str, *more: str) -> bytes:
        """The head of a request of the page's."""
        own = [f"Host: 127.0.0.1:{self.port}", f"Origin: http://127.0.0.1:{self.port}", f"Cookie: {self.cookie}"]
        return "\r\n".join([f"{line} HTTP/1.1", *own, *more, "", ""]).encode()

    def lives(self) -> None:
        """The page's own request is answered, and the terminal is quiet."""
        begin = time.monotonic()
        status, _ = self.ask("GET", "/api/hello", seconds=PROMPT)
        assert status == 200 and time.monotonic() - begin < PROMPT, status
        told = self.errors.read_text(encoding="utf-8", errors="replace")
        assert "Traceback" not in told and "Exception" not in told, told[-300:]


@contextlib.contextmanager
def served(folder: Path, **limits: Any) -> Iterator[Server]:
    """A server in a process of its own, which opened its link."""
    errors = folder / "stderr"
    command = [sys.executable, "-m", "isodyn", "workbench", "two-link", "--no-open", "--json"]
    with errors.open("wb") as stderr, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, **limits) as process:
        try:
            assert process.stdout is not None
            told = json.loads(process.stdout.readline())
            port = int(re.findall(r":(\d+)$", told["address"])[0])
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            connection.request("GET", told["link"].partition(str(port))[2])
            cookie = str(connection.getresponse().getheader("set-cookie")).partition(";")[0]
            yield Server(process.pid, port, cookie, errors)
        finally:
            process.send_signal(signal.SIGKILL)


def attacks(seed: int) -> Iterator[Attack]:
    """All of them, against one server; the full disk has a server of its own."""
    draw = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        for name, act in [*_numbers(server), *_names(server, draw), *_archives(server, draw), *_messages(server, draw),
                          *_heads(server, draw), *_crowds(server), *_floods(server)]:  # fmt: skip
            yield Attack(name, _then(act, server.lives), (), (server.pid,))
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), preexec_fn=_small_disk) as server:
        for name, act in _full_disk(server):
            yield Attack(name, _then(act, server.lives), (), (server.pid,))


def _then(act: Callable[[], object], after: Callable[[], None]) -> Callable[[], None]:
    def both() -> None:
        act()
        after()

    return both


Acts = Iterator[tuple[str, Callable[[], object]]]


def _numbers(server: Server) -> Acts:
    """Where a number is expected."""
    document = new_document(iso.load("two-link"))
    for word in DIGITS:
        shown = word[:12]
        yield f"event {shown!r}", lambda word=word: server.refused("GET", f"/api/jobs/0/events?after={quote(word)}")
        yield f"Last-Event-ID {shown!r}", lambda word=word: server.refused("GET", "/api/jobs/0/events", last_event_id=word or " ")
        yield f"mesh {shown!r}", lambda word=word: server.refused("GET", f"/api/meshes/0/{quote(word)}")
        yield f"length {shown!r}", lambda word=word: server.sent(
            server.head("POST /api/model", "Content-Type: application/json", "Connection: close", "Content-Length: ").rstrip()
            + b" " + word.encode() + b"\r\n\r\n{}"
        )  # fmt: skip
    for word in ("٣", "²", "--5", "-", "1e3"):
        for kind, option in (("equations", "digits"), ("study", "samples"), ("certify", "states"), ("significance", "keep")):
            yield f"{kind}: {option}={word}", lambda k=kind, o=option, w=word: server.job(k, document, {o: w, "speed": "no"})


def _names(server: Server, draw: random.Random) -> Acts:
    """Where a name is expected."""
    letters = ["a", "ä", "𝒂", "%", "\u202e", "-"]
    names = [draw.choice(letters) * size for size in (250, 251, 255, 256, 4000)]
    names += ["CON", "nul.urdf", "..", ".", "a\0b", "\ud7ff", "chain-9999", "chain-٣", "autotree-999-99", f"chain-{'1' * 5000}"]
    for name in names:
        for where in ("/api/library/{}", "/kernels/{}.dynamics.wasm", "/{}", "/api/jobs/{}/events", "/api/jobs/0/files/{}"):
            path = where.format(quote(name, safe=""))
            yield f"{where.format(name[:12])!r} of {len(name)}", lambda path=path: server.refused("GET", path)
    for name in ("x" * 250, "x" * 245 + ".urdf", "a." + "x" * 250, "a." + "ü" * 200, "a.xml.", "model.\u0661"):
        yield f"open {name[:12]!r} of {len(name)}", lambda name=name: server.opens(name, MESHED.format("").encode())


def packed(files: dict[str, str], level: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip of texts."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", level) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return made.getvalue()


def _archives(server: Server, draw: random.Random) -> Acts:
    """Zips."""
    plain = MESHED.format("")
    yield (
        "zip: a file where a folder must be",
        lambda: server.opens("a.zip", packed({"arm.urdf": plain, "m": "x", "m/a.xml": "<a/>"})),
    )
    yield "zip: a model in a file", lambda: server.opens("a.zip", packed({"m": "x", "m/arm.urdf": plain}))
    for size in (250, 256, 5000):
        long = packed({"x" * size + ".urdf": plain})
        deep = packed({"d/" * size + "arm.urdf": plain})
        yield f"zip: a name of {size}", lambda long=long: server.opens("a.zip", long)
        yield f"zip: {size} folders", lambda deep=deep: server.opens("a.zip", deep)
    meshes = {f"m{k}.stl": TRIANGLE for k in range(4095)}
    shown = MESHED.format("".join(VISUAL.format(name) for name in meshes))
    many = packed({"arm.urdf": shown, **meshes})
    yield "zip: 4095 meshes", lambda: server.opens("a.zip", many)
    away = packed({"arm.urdf": MESHED.format("".join(VISUAL.format(f"package://p/{k}/n{k}.stl") for k in range(4095))), **meshes})
    yield "zip: 4095 meshes that are not in it", lambda: server.opens("a.zip", away)
    texts = packed({"arm.xml": "<mujoco><worldbody/></mujoco>", **{f"i/{k}.xml": "<a/>" for k in range(4095)}})
    yield "zip: 4095 texts", lambda: server.opens("a.zip", texts)
    table = _contents(700_000)
    yield "zip: a table of contents of 700 000", lambda: server.opens("a.zip", table)
    whole = packed({"arm.urdf": plain})
    for k in range(12):
        damaged = bytearray(whole)
        for _ in range(3):
            damaged[draw.randrange(4, len(damaged))] = draw.randrange(256)
        yield f"zip: damaged {k}", lambda damaged=bytes(damaged): server.opens("a.zip", damaged)


def _contents(count: int) -> bytes:
    """A zip that is a table of contents alone."""
    row = b"PK\1\2" + bytes(24) + b"\1\0" + bytes(16) + b"x"
    end = b"PK\5\6" + bytes(4) + b"\xff\xff\xff\xff" + (len(row) * count).to_bytes(4, "little") + bytes(6)
    return b"PK\3\4" + bytes(26) + row * count + end


def _messages(server: Server, draw: random.Random) -> Acts:
    """JSON that is large, deep or changed at random."""
    size = 16 * 1024**2 - 100
    bombs: dict[str, Callable[[], bytes]] = {
        "lists": lambda: b"[" + b"[]," * (size // 3) + b"[]]",
        "records": lambda: b"[" + b"{}," * (size // 3) + b"{}]",
        "numbers": lambda: b"[" + b"1.5," * (size // 4) + b"1]",
        "words": lambda: b"[" + b'"ab",' * (size // 5) + b'""]',
        "deep": lambda: b"[" * size,
        "names": lambda: b'{"kind":"dh","rows":[' + b'{"":0},' * (size // 7 - 10) + b"{}]}",
        "one word": lambda: b'{"kind":"' + b"x" * (size - 20) + b'"}',
        "one number": lambda: b"9" * size,
    }
    for name, made in bombs.items():
        for path in ("/api/model", "/api/jobs"):
            yield f"{path}: {name}", lambda path=path, made=made: server.message(path, made())
    rows = new_document(iso.load("two-link"))["model"]["rows"][:1]
    for count in (200, 3000, 50_000):
        model = {**new_document(iso.load("two-link"))["model"], "rows": rows * count}
        data = json.dumps(model).encode()
        if len(data) < size:
            yield f"a table of {count} rows", lambda data=data: server.refused("POST", "/api/model", data)
    words: list[Any] = [None, True, -1, 1e308, 10**400, "", "\ud800", "٣", [], {}, [[]], "x" * 5000, -0.0, [1] * 100_000]
    for k in range(40):
        document = deepcopy(new_document(iso.load("two-link")))
        place: Any = document
        path = ""
        while True:
            key = draw.choice(list(place)) if isinstance(place, dict) else draw.randrange(len(place))
            path += f".{key}"
            if not isinstance(place[key], (dict, list)) or not place[key] or draw.random() < 0.15:
                place[key] = draw.choice(words)
                break
            place = place[key]
        yield f"document {k}: {path[1:]}", lambda document=document: server.job("file", document, {"format": "toml"})


def _heads(server: Server, draw: random.Random) -> Acts:
    """Bytes that are no HTTP, or hardly."""
    for k in range(10):
        noise = draw.randbytes(draw.randrange(1, 3000))
        yield f"noise {k}", lambda noise=noise: server.sent(noise, b"\r\n\r\n")
    bad = server.head("POST /api/model", "Content-Type: application/json", "Transfer-Encoding: chunked")
    yield "chunks that are none", lambda: server.sent(bad, b"zz\r\n\r\n")
    refused = bad.replace(b"Cookie", b"Other")
    yield "chunks that are none, behind a refusal", lambda: server.sent(refused, b"zz\r\n" * 10)
    hello = server.head("GET /api/hello")
    yield "300 requests on one connection at once", lambda: server.sent(hello * 300, server.head("GET /", "Connection: close"))
    yield "a head of 60 kB", lambda: server.sent(hello[:-2] + b"X: " + b"y" * 60_000 + b"\r\n\r\n")
    yield "a cookie of 60 kB", lambda: server.refused("GET", "/api/hello", cookie="a=b; " * 12_000)


def _crowds(server: Server) -> Acts:
    """Connections that say nothing, or half, or do not listen."""
    halves = {
        "silent": b"",
        "that say half": server.head("GET /api/hello")[:-4],
        "with half a body": server.head("POST /api/model", "Content-Type: application/json", "Content-Length: 9") + b"{",
        "that do not read": server.head("GET /workbench.js") * 20,
        "of strangers with half a body": b"POST /api/model HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    }
    for name, data in halves.items():
        yield f"{COUNTED} connections {name}", lambda data=data: _crowd(server, data)
    yield "half a head, a byte at a time", lambda: _drip(server, server.head("GET /api/hello")[:-4])


def _crowd(server: Server, data: bytes) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(COUNTED):
            place = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=5))
            place.setblocking(False)
            with contextlib.suppress(OSError):
                place.send(data)
        server.lives()
        server.lives()


def _drip(server: Server, data: bytes) -> None:
    """It is closed before it ends."""
    begin = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), timeout=1) as place:
        with contextlib.suppress(OSError):
            for byte in data[:200]:
                place.sendall(bytes([byte]))
                time.sleep(0.1)
        assert time.monotonic() - begin < 8


def _floods(server: Server) -> Acts:
    """Uploads at once."""

    def together(count: int, act: Callable[[], object]) -> None:
        with concurrent.futures.ThreadPoolExecutor(count) as pool:
            for future in [pool.submit(act) for _ in range(count)]:
                future.result()

    yield "ten uploads of 48 MB", lambda: together(10, lambda: server.opens("a.urdf", bytes(48 << 20)))
    bomb = b"[" + b"[]," * (1 << 20) + b"[]]"
    yield "four messages of a million lists", lambda: together(4, lambda: server.refused("POST", "/api/model", bomb))
    head = server.head("POST /api/open?name=a.urdf", "Content-Type: application/octet-stream", f"Content-Length: {48 << 20}")

    def half() -> None:
        with contextlib.ExitStack() as stack:
            for _ in range(10):
                place = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=5))
                place.sendall(head + b"<robot")
            assert server.opens("a.urdf", MESHED.format("").encode()) == 200

    yield "an upload beside ten halves", half


def _small_disk() -> None:
    """No file may be larger than a sector: as a disk that is full."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))
    os.umask(0o077)


def _full_disk(server: Server) -> Acts:
    """Temporary files cannot be written."""

    def full(act: Callable[[], int]) -> None:
        status = act()
        assert status == 507, status

    text = MESHED.format(" " * 5000).encode()
    yield "full disk: a file is opened", lambda: full(lambda: server.opens("arm.urdf", text))
    yield "full disk: a zip is opened", lambda: full(lambda: server.opens("arm.zip", packed({"arm.urdf": text.decode()})))
    rows = "t,q_1,q_2\n" + "".join(f"{k / 100},{k / 100},0\n" for k in range(100))
    yield "full disk: a motion is opened", lambda: full(lambda: server.opens("motion.csv", rows.encode()))
    yield (
        "full disk: a comparison",
        lambda: server.job("compare", new_document(iso.load("two-link")), {"speed": "no", "states": "2"}),
    )
