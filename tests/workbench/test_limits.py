"""What the workbench's server bounds: connections, the time of a request, memory, names and numbers; and who its link is for."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sys
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import pytest
from serving import Client, running, wait_until
from test_jobs import with_program
from test_opening import MESHED, STL, packed

import isodyn as iso
from isodyn.cli.workbench import _for_browser
from isodyn.errors import FormatError
from isodyn.workbench import connections, document, import_files, peers, server, wire
from isodyn.workbench.document import new_document
from isodyn.workbench.error_messages import Refused, error_response

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads Linux's /proc")
NONE = ["٣", "²", "--5", "+5", "5_0", " 5", "9" * 5000]
ROBOT = b'<robot name="r"><link name="a"/></robot>'


@pytest.fixture(scope="module")
def served():
    with running() as found:
        yield found


@pytest.fixture
def client(served) -> Client:
    return served[0]


# -- numbers and names -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", NONE, ids=ascii)
def test_numbers_of_other_alphabets_are_none(client, served, word):
    job = served[1].jobs.known("file", {"files": []}).id
    assert client.get(f"/api/jobs/{job}/events?after={quote(word)}").problem == (400, "message")
    if word != " 5":  # which a header loses
        assert client.get(f"/api/jobs/{job}/events", last_event_id=word.encode().decode("latin-1")).problem[0] in (400, 431)
    assert client.get(f"/api/meshes/0/{quote(word)}").problem == (404, "mesh")


def test_options_of_jobs_that_are_no_numbers_are_refused(client):
    two_link = new_document(iso.load("two-link"))
    for word in ("٣", "--5"):
        name, told = client.outcome(client.job("equations", two_link, digits=word))
        assert (name, told["error"]) == ("failed", "shape") and "whole number" in told["text"], told


@pytest.mark.parametrize("name", ["x" * 250, "a." + "x" * 250, "x" * 248 + ".urdf"])
def test_a_file_of_a_long_name_is_opened(client, name):
    assert client.file(name, ROBOT).status == 200


def test_long_names_of_other_things_are_not_there(client):
    for path in ("/kernels/{}.dynamics.wasm", "/api/library/{}", "/{}"):
        for name in ("x" * 250, "x" * 4000, "%C3%A4" * 200):
            assert client.get(path.format(name)).status in (204, 404)


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"arm.urdf": MESHED, "m": "x", "m/a.xml": "x"}, "'m' is a file and a folder"),
        ({"m": "x", "m/arm.urdf": MESHED}, "'m' is a file and a folder"),
        ({"x" * 250 + ".urdf": MESHED}, "longer than 200 bytes"),
        ({"d/" * 40 + "arm.urdf": MESHED}, "32 folders"),
    ],
)
def test_zips_with_names_that_no_file_can_have_are_refused(files, words):
    with pytest.raises(FormatError, match=words):
        import_files.opened_file("arm.zip", packed(files))


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_a_full_disk_is_said(monkeypatch):
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512)); "
    code = f"{limit}from isodyn.workbench.job_worker import main; main()"
    with_program(monkeypatch, code)
    with running() as (client, _):
        answer = client.file("arm.urdf", ROBOT + b" " * 1000)
        assert answer.problem == (507, "disk") and "TMPDIR" in answer.json["text"]


def test_what_the_system_refuses_is_told_with_a_remedy():
    import errno

    for number, status, word in ((errno.ENOSPC, 507, "disk"), (errno.ENAMETOOLONG, 422, "name"), (errno.EMFILE, 503, "system")):
        found, told = error_response(OSError(number, os.strerror(number)))
        assert (found, told["error"]) == (status, word) and "; " in told["text"]
    no_folder = FileNotFoundError(errno.ENOENT, "No usable temporary directory found in ['/tmp']")
    assert error_response(no_folder)[0] == 507


# -- work and memory -------------------------------------------------------------------------------------------------------


def test_a_zip_is_read_once_however_many_files_it_has(monkeypatch):
    """4095 of them took half a minute."""
    opened = []
    whole = zipfile.ZipFile
    monkeypatch.setattr(zipfile, "ZipFile", lambda *given: opened.append(given) or whole(*given))
    visual = '<visual><geometry><mesh filename="{}.stl"/></geometry></visual>'
    text = MESHED.replace("<visual>", "".join(map(visual.format, range(50))) + "<visual>", 1)
    data = packed({"arm.urdf": text, **{f"{k}.stl": STL for k in range(50)}})
    opened.clear()
    assert len(import_files.opened_file("arm.zip", data).meshes) == 50 and len(opened) == 1


def test_a_table_of_contents_is_counted_before_it_is_read(monkeypatch):
    monkeypatch.setattr(zipfile, "ZipFile", lambda *given: pytest.fail("read"))
    with pytest.raises(FormatError, match="more than 4096 files"):
        import_files.opened_file("arm.zip", b"PK\3\4" + b"PK\1\2" * 5000)


def test_robots_from_outside_have_a_largest_size(client, monkeypatch):
    assert client.get("/api/library/chain-501").problem == (422, "format")
    model = dict(new_document(iso.load("two-link"))["model"])
    model["rows"] = model["rows"][:1] * (document.MOST_JOINTS + 1)
    assert client.post("/api/model", model).problem == (422, "format")


def test_messages_have_a_largest_number_of_values(client, monkeypatch):
    monkeypatch.setattr(wire, "MOST_VALUES", 1000)
    assert client.post("/api/model", b"[" + b"[]," * 600 + b"0]").problem == (413, "large")


@pytest.mark.parametrize(
    ("text", "words"),
    [("1" * 100_000, "a number of 100000 digits; numbers have at most 1000"), ("[" * 100_000, "nested too deeply")],
)
def test_numbers_and_nesting_that_are_too_much_are_told_of_in_words_of_the_field(client, text, words):
    answer = client.post("/api/model", text.encode())
    assert answer.problem == (400, "json") and answer.json["text"] == f"the message is no JSON: {words}"
    with pytest.raises(FormatError, match=words):
        document.read_document(text)


def test_bodies_share_a_room_and_wait_in_line(monkeypatch):
    """Five large ones where two have room: never more than two at once, in the order in which they came; small ones pass."""
    held, most, order = [], [0], []

    async def one(room: server.Room, size: int, number: int) -> None:
        async with room.taken(size):
            held.append(size)
            most[0] = max(most[0], sum(held))
            order.append(number)
            await asyncio.sleep(0.01)
            held.remove(size)

    async def all_of_them() -> None:
        room = server.Room(200_000)
        large = [asyncio.create_task(one(room, 100_000, k)) for k in range(5)]
        await asyncio.sleep(0)
        await asyncio.gather(*large, one(room, 10, 9))
        assert room.free == 200_000
        monkeypatch.setattr(server, "BODY_LINE", 0.02)
        async with room.taken(150_000):
            with pytest.raises(Refused, match="try again"):
                await one(room, 150_000, 0)
        await one(room, 200_000, 1)

    asyncio.run(all_of_them())
    assert most[0] <= 200_010 + 200_000 and order[:6].index(9) < 5 and [k for k in order if k != 9] == [0, 1, 2, 3, 4, 1]


def test_uploads_at_once_are_not_in_memory_at_once(monkeypatch):
    """Four in a server with room for one: each waits for the one before it, and all are answered."""
    free = []

    class Noted(server.Room):
        @contextlib.asynccontextmanager
        async def taken(self, size):
            async with super().taken(size):
                free.append(self.free)
                yield

    monkeypatch.setattr(server, "Room", Noted)
    monkeypatch.setattr(server, "BODIES", 3 << 20)
    failed = json.dumps({"event": "failed", "data": {"error": "format", "text": "read to its end", "status": 422}})
    with_program(monkeypatch, f"import sys; sys.stdin.buffer.readline(); sys.stdin.buffer.read(2 << 20); print({failed!r})")
    with running() as (client, _), ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: client.file("arm.urdf", bytes(2 << 20)), range(4)))
    assert {answer.status for answer in answers} == {422} and free == [1 << 20] * 4


# -- connections -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def impatient(monkeypatch):
    for name, value in (("MOST", 20), ("HEAD_LIMIT", 0.5), ("IDLE_LIMIT", 0.6)):
        monkeypatch.setattr(connections, name, value)
    monkeypatch.setattr(server, "BODY_PAUSE", 0.4)


def crowd(client: Client, count: int, data: bytes, stack: contextlib.ExitStack) -> list[socket.socket]:
    """Connections that send this and no more."""
    found = [stack.enter_context(socket.create_connection(("127.0.0.1", client.port), timeout=5)) for _ in range(count)]
    for place in found:
        place.sendall(data)
    return found


def ended(place: socket.socket) -> bool:
    """Whether the server closes a connection."""
    try:
        while place.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


@pytest.mark.parametrize("what", ["silence", "half a head", "half a body"])
def test_a_crowd_neither_shuts_the_page_out_nor_stays(impatient, what, monkeypatch):
    said = [json.dumps({"event": "progress", "data": {}}), json.dumps({"event": "done", "data": {"complete": True, "files": []}})]
    with_program(monkeypatch, f"import time; input(); print({said[0]!r}, flush=True); time.sleep(2); print({said[1]!r})")
    with running() as (client, _), contextlib.ExitStack() as stack:
        head = f"POST /api/model HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nOrigin: {client.origin}\r\n"
        head += f"Cookie: {client.cookie}\r\n"
        body = f"{head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{{".encode()
        data = {"silence": b"", "half a head": head.encode(), "half a body": body}[what]
        live = client.stream(f"/api/jobs/{client.job('study', None)}/events")  # which must not be among those that go
        assert next(live)[1] == "progress"
        places = crowd(client, 60, data, stack)
        client.timeout = 2.0
        assert all(client.get("/api/hello").status == 200 for _ in range(3))
        assert all(ended(place) for place in places)
        assert [name for _, name, _ in live] == ["done"]


def test_a_head_that_comes_a_byte_at_a_time_is_given_up(impatient):
    with running() as (client, _), socket.create_connection(("127.0.0.1", client.port), timeout=5) as place:
        place.sendall(b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n")  # an answer, then a second request that does not end
        place.recv(65536)
        start = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() - start < 5:
                place.sendall(b"G")
                time.sleep(0.05)


@pytest.mark.parametrize("at_once", [True, False])
def test_nonsense_behind_a_head_ends_the_connection_quietly(client, capfd, at_once):
    with socket.create_connection(("127.0.0.1", client.port), timeout=5) as place:
        place.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + b"zz\r\n" * at_once)
        place.recv(65536)
        with contextlib.suppress(OSError):
            place.sendall(b"zz\r\n" * 10)
        assert ended(place)
    assert client.get("/api/hello").status == 200 and capfd.readouterr().err == ""


def test_who_does_not_read_is_held_by_pieces(client, monkeypatch):
    """Of a large answer, no more than some pieces are in memory for a reader that does not read."""
    sent = []

    async def send(message):
        sent.append(message)

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 1_000_000})

    guard = server.RequestGuard(app, server.Served(port=1))
    monkeypatch.setattr(guard, "admit", lambda scope: None)
    asyncio.run(guard({"type": "http", "method": "GET", "path": "/", "headers": []}, None, send))
    bodies = [message for message in sent if message["type"] == "http.response.body"]
    assert b"".join(one["body"] for one in bodies) == b"x" * 1_000_000 and max(len(one["body"]) for one in bodies) <= server.PIECE
    assert [one["more_body"] for one in bodies] == [True] * (len(bodies) - 1) + [False]


@linux
def test_short_work_ends_when_nobody_waits_for_it(client, served, monkeypatch):
    with_program(monkeypatch, "import sys, time; sys.stdin.buffer.readline(); time.sleep(60)")
    data = f"GET /api/library/chain-400 HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nCookie: {client.cookie}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", client.port), timeout=5) as place:
        place.sendall(data)
        wait_until(lambda: served[1].jobs._line == 1)
    wait_until(lambda: served[1].jobs._line == 0, 5)


# -- the link --------------------------------------------------------------------------------------------------------------


def test_the_browsers_link_is_for_this_user_alone_and_one_of_a_pair(client, served, monkeypatch):
    terminal, own = (link.removeprefix(client.origin) for link in served[1].links())
    with monkeypatch.context() as patch:
        patch.setattr(peers, "is_own", lambda peer, here: False)
        assert Client(client.port).get(own).status == 401, "somebody else's connection"
    if peers.can_tell():
        assert Client(client.port).get(own).status == 200, "and it is not used up by that"
        assert Client(client.port).get(own).status == Client(client.port).get(terminal).status == 401


@linux
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can be another user")
def test_another_user_who_reads_the_command_line_gets_nothing(client, served):
    _, own = (link.removeprefix(client.origin) for link in served[1].links())
    child = os.fork()
    if not child:
        with contextlib.suppress(BaseException):
            os.setuid(65534)
            os._exit(0 if Client(client.port).get(own).status == 401 else 1)
        os._exit(2)
    assert os.waitpid(child, 0)[1] == 0
    assert Client(client.port).get(own).status == 200


@linux
def test_the_system_tells_whose_a_connection_is():
    for family, host in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
        with socket.socket(family) as place:
            try:
                place.bind((host, 0))
            except OSError:  # no IPv6
                continue
            place.listen()
            here = place.getsockname()[:2]
            with socket.create_connection(here) as other:
                peer = other.getsockname()[:2]
                assert peers.is_own(peer, here) and not peers.is_own((host, peer[1] ^ 1), here)


def test_no_command_line_has_a_link_that_others_can_use(tmp_path, monkeypatch):
    link, own = server.Served(port=1).links()
    for tells, platform in ((True, "linux"), (False, "darwin"), (False, "win32")):
        monkeypatch.setattr(peers, "can_tell", lambda tells=tells: tells)
        monkeypatch.setattr(sys, "platform", platform)
        found = _for_browser(link, own, str(tmp_path))
        if platform == "win32":  # where command lines are their user's own
            assert found == link
        elif tells:
            assert found == own
        else:
            page = tmp_path / "workbench.html"
            assert found == page.as_uri() and link not in found and link in page.read_text()
            assert os.name != "posix" or page.stat().st_mode & 0o777 == 0o600
