"""The workbench's server: who may ask, what is refused, what survives."""

from __future__ import annotations

import concurrent.futures
import json
import os
import socket
import struct
import sys
import textwrap
import time
from pathlib import Path

import pytest
import serving
from serving import Client, process, running, wait_until, workers

import isodyn as iso
from isodyn.cli.main import main
from isodyn.errors import MissingExtra, UsageError
from isodyn.workbench import installation, server
from isodyn.workbench.document import model_of, new_document
from isodyn.workbench.kernels import prebuilt

PAGES = ["/", "/workbench.js", "/api/hello", "/api/library", "/api/library/ur5", "/api/offers", "/api/jobs/0/events"]
SCRIPT = "</script><script>alert(1)</script>"
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts processes and files by Linux's /proc")


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    """A small page in place of the bundle: what is served as the page is not the server's matter."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text("<!doctype html><title>page</title>", encoding="utf-8")
    (folder / "workbench.js").write_text("'use strict';", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "STATIC", folder)
        yield folder


@pytest.fixture(scope="module")
def served(page):
    with running(grace=2.0) as (client, state):
        yield client, state


@pytest.fixture
def client(served) -> Client:
    return served[0]


@pytest.fixture
def state(served) -> server.Served:
    return served[1]


# -- who may ask -----------------------------------------------------------------------------------------------------------


HOSTS = ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:{port}", "[::1]:{port}"]


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("path", ["/api/hello", "/", "/open?token=x"])
def test_another_host_is_refused(client, host, path):
    """A name that someone makes lead to 127.0.0.1 gets nothing, with the cookie neither."""
    answer = client.get(path, host=host.format(port=client.port))
    assert answer.status == 421
    assert b"no other name" in answer.body


def test_localhost_is_this_machine_too(client):
    assert client.get("/api/hello", host=f"localhost:{client.port}").status == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:{port}", "file://"])
def test_another_origin_is_refused(client, origin):
    origin = origin.format(port=client.port)
    assert client.get("/api/hello", origin=origin).problem == (403, "origin")
    assert client.post("/api/model", {}, origin=origin).problem == (403, "origin")


def test_what_changes_something_needs_an_origin(client):
    assert client.post("/api/jobs", {}, origin="").problem == (403, "origin")
    assert client.ask("DELETE", "/api/jobs/0", origin="").problem == (403, "origin")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_another_page_sends_is_refused(client, site):
    """A page of another port of this machine is of the same site."""
    assert client.get("/api/hello", sec_fetch_site=site).problem == (403, "origin")
    assert client.get("/", sec_fetch_site=site).status == 403


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("cookie", ["", "isodyn-{port}=", "isodyn-{port}=wrong", "isodyn=x", "isodyn-{port}=a; isodyn-{port}="])
def test_without_the_cookie_there_is_nothing(client, cookie, path):
    answer = client.get(path, cookie=cookie.format(port=client.port))
    assert answer.status == 401
    assert b"Enter in the terminal" in answer.body


def test_a_link_is_good_once(client, state):
    path = state.link().removeprefix(client.origin)
    other = Client(client.port)
    answer = other.get(path)
    assert answer.status == 200
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie and "Domain" not in cookie
    assert f"isodyn-{client.port}=" in cookie  # cookies are shared by the ports of a host
    assert other.get("/api/hello", cookie=cookie.partition(";")[0]).status == 200
    again = other.get(path)
    assert again.status == 401 and "set-cookie" not in again.headers
    assert again.headers["content-type"].startswith("text/html") and b"Press Enter" in again.body
    assert client.get(path).status == 200  # who is known already goes on


@pytest.mark.parametrize("query", ["", "?token=", "?token=wrong", "?token=a&token=b", "?token=%00%ff", "?x=1"])
def test_a_link_that_is_none_opens_nothing(client, query):
    answer = Client(client.port).get(f"/open{query}")
    assert answer.status == 401 and "set-cookie" not in answer.headers


def test_old_links_and_cookies_are_forgotten(page):
    state = server.Served("127.0.0.1", 1)
    links = [state.link().partition("token=")[2] for _ in range(server.LINKS + 1)]
    assert state.exchanged(links[0]) is None
    cookies = [state.exchanged(state.link().partition("token=")[2]) for _ in range(server.COOKIES + 1)]
    assert not state.knows(cookies[0]) and all(state.knows(cookie) for cookie in cookies[1:])


def test_a_link_may_be_followed_from_anywhere_and_leads_to_the_page_by_ours(client, state):
    """The cookie is of the same site alone: the page is asked for by a page of ours."""
    path = state.link().removeprefix(client.origin)
    answer = Client(client.port).get(path, sec_fetch_site="cross-site", sec_fetch_mode="navigate")
    assert answer.status == 200 and b"http-equiv='refresh'" in answer.body


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.2", "::", "localhost", "evil.example", ""])
def test_it_listens_on_a_loopback_address_alone(host):
    with pytest.raises(UsageError, match="this machine only"):
        server.listening(host, None)


def test_a_port_that_is_taken_is_an_error_and_by_default_another_is_found():
    with server.listening("127.0.0.1", None) as first, server.listening("127.0.0.1", None) as second:
        ports = [place.getsockname()[1] for place in (first, second)]
        assert ports[0] != ports[1]
        with pytest.raises(UsageError, match="omit --port"):
            server.listening("127.0.0.1", ports[0])


def test_every_answer_is_closed_to_others(client):
    answers = [client.get(path) for path in [*PAGES, "/nothing"]] + [client.post("/api/jobs", b"{")]
    answers += [client.get("/", cookie=""), client.get("/", host="evil.example"), client.get("/open?token=x", cookie="")]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors" in policy and "unsafe-inline" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] in ("no-store", "no-cache")
        assert not {"access-control-allow-origin", "server"} & set(answer.headers)


def test_the_page_may_run_its_own_scripts_and_webassembly_alone(client):
    answer = client.get("/")
    assert answer.status == 200 and answer.body.startswith(b"<!doctype html>")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy and "connect-src 'self';" in policy and "http" not in policy
    script = client.get("/workbench.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/workbench.js", if_none_match=script.headers["etag"]).status == 304


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/..%2fsecret", "/index.html%00", "/.", "//etc/passwd"])
def test_no_other_file_is_served(client, page, path):
    (page.parent / "secret").write_text("secret")
    answer = client.get(path)
    assert answer.status in (400, 404) and b"secret" not in answer.body


@pytest.mark.parametrize("method", ["PUT", "OPTIONS", "TRACE", "HEAD", "BREW"])
def test_other_methods_are_refused(client, method):
    assert client.ask(method, "/api/jobs").status in (403, 404, 405)
    assert client.ask(method, "/open?token=x", cookie="").status in (401, 403, 405)


def test_a_websocket_is_not_opened(client):
    answer = client.get("/api/hello", connection="Upgrade", upgrade="websocket", sec_websocket_version="13", sec_websocket_key="x")
    assert answer.status == 200  # as if it had not asked


# -- what is answered ------------------------------------------------------------------------------------------------------


def test_hello_and_offers(client, state):
    said = {"version": iso.__version__, "session": state.session, "document": None, "meshes": {}, "published": ""}
    assert client.get("/api/hello").json == said
    offers = client.get("/api/offers").json
    assert {"compare", "certify", "equations", "file"} <= set(offers["jobs"])
    assert {"key", "title", "source"} == set(offers["reproductions"][0])


def test_the_library_has_the_catalogue_and_arms_to_begin_with(client):
    rows = {row["name"]: row for row in client.get("/api/library").json}
    assert {*iso.catalogue(), "6R", "SCARA"} <= set(rows)
    assert rows["ur5"]["joints"] == "RRRRRR" and rows["ur5"]["editable"] and rows["ur5"]["family"] == "collaborative"
    assert not rows["stewart"]["editable"]
    for name in ("6R", "ur5", "stewart", "chain-3"):
        found = client.get(f"/api/library/{name}").json
        assert found["structure"]["n"] and found["model"]["kind"] in ("dh", "source")


@pytest.mark.parametrize("which", ["dynamics", "methods"])
def test_kernels_that_come_along_are_served(client, which):
    answer = client.get(f"/kernels/RRRRRR.{which}.wasm")
    assert answer.headers["content-type"] == "application/wasm" and answer.body == prebuilt("RRRRRR", which)


def test_kernels_that_do_not_come_along_are_no_fault_of_the_page(client):
    answer = client.get("/kernels/nosuch.dynamics.wasm")
    assert (answer.status, answer.body) == (204, b"")


@pytest.mark.parametrize("name", ["RR.magic.wasm", "RR.wasm", "..%2fRR.dynamics.wasm", ".dynamics.wasm"])
def test_other_kernels_are_not(client, name):
    assert client.get(f"/kernels/{name}").problem in ((404, "kernels"), (404, "address"))


@pytest.mark.parametrize("name", ["nosuch", "robot_descriptions:ur5", "ur5.urdf", "chain-0", "%3Crobot%3E", "a%0Ab", "chain-99999"])
def test_the_library_opens_names_alone(client, name):
    status, _ = client.get(f"/api/library/{name}").problem
    assert status in (404, 422)


def test_a_changed_model_gets_its_structure_and_remarks_at_once(client):
    model = model_of(iso.load("puma560"))
    model["rows"][3]["mass"] = 0.0
    found = client.post("/api/model", model).json
    assert found["model"] == model and found["structure"]["key"] == "RRRRRR"
    assert ("mass-zero", model["rows"][3]["link"], "mass") in [(r["rule"], r["link"], r["field"]) for r in found["remarks"]]
    source = client.post("/api/model", model_of(iso.load("four-bar"))).json
    assert source["structure"]["loops"]


def changed(place: str, value: object) -> dict:
    """A model with another value in its second row, or of its own."""
    model = dict(model_of(iso.load("two-link")))
    (model["rows"][1] if place in model["rows"][1] else model)[place] = value
    return model


@pytest.mark.parametrize(
    ("place", "value", "word"),
    [
        ("mass", 1e300, "format"),
        ("mass", 10**400, "format"),
        ("mass", "1", "format"),
        ("mass", None, "format"),
        ("mass", True, "format"),
        ("mass", [1.0], "format"),
        ("com", [0.0], "format"),
        ("joint", "X", "format"),
        ("rows", [], "format"),
        ("rows", "x", "format"),
        ("kind", "other", "format"),
        ("name", "\ud800", "format"),
        ("gravity", [0.0, 0.0], "format"),
    ],
)
def test_a_model_that_cannot_be_gets_its_place_and_the_rule(client, place, value, word):
    answer = client.post("/api/model", json.dumps(changed(place, value)).encode())
    assert answer.problem == (422, word)
    assert any(words in answer.json["text"] for words in ("expected", "add a row"))


@pytest.mark.parametrize(
    ("place", "value", "field", "words"),
    [
        ("mass", -1.0, "mass", "mass [kg]: -1 is below 0"),
        ("static", [2.0, -2.0], "static", "static friction (2.0, -2.0) is below the coulomb friction (4.0, -4.0)"),
        ("velocity", -1.0, "velocity", "velocity limit: -1 is below 0"),
        ("lower", 4.0, "lower", "lower limit 4 is above the upper limit 3"),
        ("base", [1.0] * 16, "", "base: not a rigid pose"),
        ("name", "joint1", "", "robot 'two-link': joint name 'joint1' is used twice"),
    ],
)
def test_a_model_that_makes_no_robot_is_an_error_at_its_cell(client, place, value, field, words):
    model = changed("coulomb", [4.0, -4.0])
    (model if place == "base" else model["rows"][1])[place] = value
    model["rows"][1] |= {"upper": 3.0}
    found = client.post("/api/model", model).json
    [remark] = found["remarks"]
    assert found["structure"] is None and words in remark["text"] and remark["remedy"]
    assert (remark["level"], remark["field"], remark["link"]) == ("error", field, "link2" if field else "")


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_numbers_that_are_none_are_refused(client, word):
    text = json.dumps(changed("mass", 12345.0)).replace("12345.0", word)
    assert client.post("/api/model", text.encode()).problem[0] in (400, 422)


@pytest.mark.parametrize("value", [0.0, 1e99, 5e-324])
def test_absurd_masses_are_taken_with_remarks(client, value):
    answer = client.post("/api/model", changed("mass", value))
    assert answer.status == 200 and [r for r in answer.json["remarks"] if r["field"] in ("mass", "inertia")]


@pytest.mark.parametrize("body", [b"", b"{", b"[1]", b"null", b"\xff", b"[" * 100_000, b'{"kind": 3}', b"9" * 5000])
@pytest.mark.parametrize("path", ["/api/model", "/api/jobs"])
def test_messages_that_are_none_are_refused(client, path, body):
    assert client.post(path, body).problem[0] == 400


def test_bodies_have_one_type(client):
    assert client.post("/api/model", b"{}", content_type="text/plain").problem == (415, "media")
    assert client.post("/api/open?name=a.urdf", b"x").problem == (415, "media")


@pytest.mark.parametrize("name", ["", "..%2fx.urdf", "a%2fb.urdf", "a%5cb.urdf", "x" * 300, "%00.urdf"])
def test_names_of_files_have_no_folders(client, name):
    assert client.file(name, b"x").problem == (400, "name")


def test_a_file_is_opened_in_a_process_of_its_own(client):
    """A zip with its meshes; what is hostile is refused by the process, and the server goes on."""
    from test_opening import MESHED, STL, packed

    files = {"arm.urdf": MESHED.replace("MESH", "a b.stl"), "a b.stl": STL}
    found = client.file("arm.zip", packed(files)).json
    assert found["robot"]["structure"]["links"][1]["shapes"][0]["mesh"] == "a b.stl"
    mesh = client.get(found["meshes"]["a b.stl"])
    assert struct.unpack_from("<4I", mesh.body) == (3, 1, 1, 1) and mesh.headers["content-type"] == "application/octet-stream"
    assert client.get("/api/hello").json["meshes"] == found["meshes"]
    assert client.get(found["meshes"]["a b.stl"] + "1").problem == (404, "mesh")
    bomb = client.file("bomb.zip", packed({"arm.urdf": MESHED, "big.stl": bytes(8 << 20)}))
    assert bomb.problem == (422, "format") and "times its size" in bomb.json["text"]
    entity = b'<!DOCTYPE r [<!ENTITY a "x">]><robot name="&a;"/>'
    assert client.file("arm.urdf", entity).problem == (422, "format")


def test_script_in_a_name_stays_a_name(client):
    """In JSON, which no browser takes for a page, and in the pages of jobs, which may run none."""
    document = new_document(iso.load("two-link"))
    document["model"]["name"] = document["model"]["rows"][0]["name"] = SCRIPT
    answer = client.post("/api/model", document["model"])
    assert answer.json["model"]["name"] == SCRIPT and answer.headers["content-type"] == "application/json"
    job = client.job("equations", document, quantities="M")
    name, done = client.outcome(job)
    assert name == "done"
    page, *_ = done["files"]
    assert SCRIPT not in page["text"] and "&lt;script" in page["text"] and "/" not in page["name"]
    shown = client.get(page["address"])
    assert shown.headers["content-type"] == "text/html; charset=utf-8" and shown.body.decode() == page["text"]
    policy = shown.headers["content-security-policy"]
    assert policy.startswith("sandbox") and "script" not in policy
    text = client.get(done["files"][1]["address"])
    assert text.headers["content-disposition"].startswith("attachment")


# -- too much --------------------------------------------------------------------------------------------------------------


def raw(client: Client, *parts: bytes) -> bytes:
    """What comes back for bytes that no client would send."""
    with socket.create_connection(("127.0.0.1", client.port), timeout=20) as place:
        try:
            for part in parts:
                place.sendall(part)
        except OSError:
            pass  # it has closed
        found = b""
        try:
            while more := place.recv(65536):
                found += more
        except OSError:
            pass
        return found


def test_giant_messages_are_refused_before_they_are_read(client):
    head = f"POST /api/model HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nOrigin: {client.origin}\r\nCookie: {client.cookie}\r\n"
    head += "Content-Type: application/json\r\n"
    large = str(server.MOST_JSON + 1)
    assert b" 413 " in raw(client, f"{head}Content-Length: {large}\r\n\r\n".encode()).partition(b"\r\n")[0]
    part = b"100000\r\n" + b" " * 0x100000 + b"\r\n"
    chunks = [part] * (server.MOST_JSON // 0x100000 + 1)
    assert b" 413 " in raw(client, f"{head}Transfer-Encoding: chunked\r\n\r\n".encode(), *chunks).partition(b"\r\n")[0]
    assert client.get("/api/hello").status == 200


@pytest.mark.parametrize("kind", ["line", "header", "headers", "garbage", "hosts", "nothing"])
def test_requests_that_are_none_are_closed(client, kind):
    """A share link of 10 MB, were it not in the fragment; and what else is no HTTP."""
    host = f"Host: 127.0.0.1:{client.port}\r\n".encode()
    sent = {
        "line": [b"GET /?d=", *[b"x" * 1_000_000] * 10, b" HTTP/1.1\r\n" + host + b"\r\n"],
        "header": [b"GET / HTTP/1.1\r\n" + host + b"X: ", *[b"x" * 1_000_000] * 3, b"\r\n\r\n"],
        "headers": [b"GET / HTTP/1.1\r\n" + host, *[b"X: y\r\n"] * 50_000, b"\r\n"],
        "garbage": [b"\x16\x03\x01\x02\x00" * 100, b"\r\n\r\n"],
        "hosts": [b"GET /api/hello HTTP/1.1\r\n" + host + b"Host: evil.example\r\n\r\n"],
        "nothing": [b"GET /api/hello HTTP/1.0\r\n\r\n"],
    }[kind]
    found = raw(client, *sent)
    assert not found or found.split(b" ")[1] in (b"400", b"421", b"431"), found[:200]
    assert client.get("/api/hello").status == 200


def test_a_message_that_stops_is_given_up(client, monkeypatch):
    monkeypatch.setattr(server, "BODY_LIMIT", 0.2)
    head = f"POST /api/model HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nOrigin: {client.origin}\r\nCookie: {client.cookie}\r\n"
    found = raw(client, f"{head}Content-Type: application/json\r\nContent-Length: 9\r\nConnection: close\r\n\r\n{{".encode())
    assert b" 408 " in found.partition(b"\r\n")[0]


@linux
def test_hundreds_of_requests_and_fifty_tabs_at_once_leave_nothing_behind(client, state):
    """200 at once of every kind, then 50 tabs that load the page: all are answered, files and processes are as before."""
    document = new_document(iso.load("two-link"))
    kinds = [
        lambda: client.get("/api/hello"),
        lambda: client.get("/api/library"),
        lambda: client.post("/api/model", document["model"]),
        lambda: client.post("/api/jobs", {"kind": "file", "document": document, "options": {}}),
        lambda: client.get("/api/hello", cookie=""),
        lambda: client.post("/api/jobs", b"{"),
        lambda: client.get("/api/library/ur5"),
        lambda: client.get("/nothing"),
    ]
    client.get("/api/library")
    before = len(list(Path("/proc/self/fd").iterdir()))
    with concurrent.futures.ThreadPoolExecutor(200) as pool:
        files = [pool.submit(client.file, "arm.urdf", b"<robot/>") for _ in range(8)]
        answers = [future.result() for future in [pool.submit(kinds[k % len(kinds)]) for k in range(192)]]
        assert {future.result().status for future in files} == {422}
    counted = {status: sum(answer.status == status for answer in answers) for status in {answer.status for answer in answers}}
    assert set(counted) <= {200, 202, 400, 401, 404, 429} and counted[200] == 96, counted
    assert counted[400] == counted[401] == counted[404] == counted[202] + counted[429] == 24, counted
    wait_until(lambda: not state.jobs.alive)
    with concurrent.futures.ThreadPoolExecutor(50) as pool:
        tabs = [pool.submit(lambda: [client.get(path).status for path in ("/", "/workbench.js", "/api/hello")]) for _ in range(50)]
        assert all(tab.result() == [200, 200, 200] for tab in tabs)
    wait_until(lambda: not workers_of_jobs())
    wait_until(lambda: len(list(Path("/proc/self/fd").iterdir())) <= before + 2)


def workers_of_jobs() -> list[int]:
    found = []
    for pid in workers(os.getpid()):
        try:
            words = Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            continue
        if b"isodyn.workbench.job_worker" in words or not words:
            found.append(pid)
    return found


@linux
def test_memory_does_not_grow_with_requests():
    def size(pid: int) -> float:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    model = model_of(iso.load("two-link"))
    with process() as (found, client):
        sizes = []
        for _ in range(4):
            for _ in range(40):
                client.post("/api/model", model)
                client.get("/api/hello", cookie="")
                client.post("/api/model", b"[" * 1000)
            sizes.append(size(found.pid))
        assert sizes[3] - sizes[1] < 4, sizes  # [MB]; the first round fills caches


# -- the process -----------------------------------------------------------------------------------------------------------


@linux
def test_nothing_is_asked_of_the_network(tmp_path, monkeypatch):
    """Neither by the server nor by the processes of its jobs: connections of all that is started here are noted."""
    log = tmp_path / "log"
    code = f"""
        import sys
        def note(text):
            with open({str(log)!r}, "a") as file:
                file.write(text + "\\n")
        def hook(name, given):
            if name in ("socket.connect", "socket.getaddrinfo", "socket.sendto"):
                note(name)
        sys.addaudithook(hook)
        note("on")
    """
    (tmp_path / "sitecustomize.py").write_text(textwrap.dedent(code))
    monkeypatch.setattr(serving, "PATHS", [str(tmp_path)])
    with process("two-link") as (_, client):
        assert client.get("/api/hello").json["document"]["model"]["name"] == "two-link"
        assert client.get("/api/library").status == client.get("/api/offers").status == 200
        assert client.file("arm.urdf", iso.load("two-link").to_urdf().encode()).status == 200
        assert client.outcome(client.job("equations", new_document(iso.load("two-link"))))[0] == "done"
    assert set(log.read_text().split("\n")) == {"on", ""}
    assert log.read_text().count("on\n") >= 3  # the hook was there in every process


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_ends_it_at_once_and_cleanly():
    import signal

    with process() as (found, client):
        document = new_document(iso.load("ur5"))
        client.job("compare", document)
        start = time.monotonic()
        found.send_signal(signal.SIGINT)
        code = found.wait(10)
        assert time.monotonic() - start < 3
        out, err = found.communicate()
        assert code == 0 and err == "" and out == ""


def test_a_server_started_anew_is_found_at_its_port_by_a_page_that_opens_its_link():
    """The old cookie is nothing to it; with the new one, which all tabs of the browser have, hello tells that it is another."""
    with process() as (found, client):
        port, session, old = client.port, client.get("/api/hello").json["session"], client.cookie
        found.kill()
        found.wait()
        with pytest.raises(OSError):
            client.get("/api/hello")
        with process("--port", str(port)) as (_, again):
            assert again.port == port
            assert again.get("/api/hello", cookie=old).problem == (401, "link")
            assert again.get("/api/hello").json["session"] != session


def test_the_verb_starts_with_what_it_is_given(tmp_path, monkeypatch, capsys):
    started = []
    monkeypatch.setattr(server, "serve", lambda served, place: (place.close(), started.append(served)))
    monkeypatch.setattr("webbrowser.open", lambda link: started.append(link) or True)
    (tmp_path / "arm.urdf").write_text(iso.load("two-link").to_urdf(), encoding="utf-8")
    document = new_document(iso.load("puma560"))
    (tmp_path / "saved.json").write_text(json.dumps(document), encoding="utf-8")
    assert main(["workbench", str(tmp_path / "arm.urdf")]) == 0
    link, served = started
    assert link.startswith(served.address) and served.document["model"]["name"] == "two-link"
    assert link not in capsys.readouterr().out or sys.platform == "win32", "what stands on a command line is no secret"
    assert main(["workbench", str(tmp_path / "saved.json"), "--no-open"]) == 0
    assert started[-1].document == document
    assert main(["workbench", "nosuch", "--no-open"]) == 2
    assert main(["workbench", str(tmp_path / "no.zip"), "--no-open"]) == 1


def test_a_missing_package_names_its_remedy(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"pip install 'isodyn\[workbench\]'"):
        server.installed()


@pytest.mark.speed
def test_the_page_is_there_in_twice_the_time_of_importing_what_serves_it(page):
    """From the start of the process until hello is answered and the page is served; in turns, the best of each."""
    import subprocess

    imports = "import isodyn, starlette.applications, uvicorn"
    times: dict[str, list[float]] = {"imports": [], "page": []}
    for _ in range(5):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", imports], check=True)
        times["imports"].append(time.perf_counter() - start)
        start = time.perf_counter()
        with process() as (_, client):
            assert client.get("/api/hello").status == 200
            assert client.get("/").status in (200, 404)
            times["page"].append(time.perf_counter() - start)
    ratio = min(times["page"]) / min(times["imports"])
    assert ratio <= 2.0, times


# -- an installation that changes ------------------------------------------------------------------------------------------


@pytest.fixture
def package(monkeypatch, tmp_path) -> Path:
    """A small package in place of ours: files whose change the server notices."""
    for name in ("__init__.py", "part.py"):
        (tmp_path / name).write_text("", encoding="utf-8")
    monkeypatch.setattr(installation, "PACKAGE", tmp_path)
    monkeypatch.setattr(installation, "_STAMP", installation._stamp())
    monkeypatch.setattr(installation, "_BEGUN", time.time_ns() + 10**9)
    return tmp_path


def test_a_server_whose_package_was_installed_anew_says_restart(client, package):
    model = model_of(iso.load("two-link"))
    assert client.post("/api/model", model).status == 200
    (package / "new").write_text("", encoding="utf-8")
    os.replace(package / "new", package / "__init__.py")  # as pip does
    for answer in (client.post("/api/model", model), client.file("arm.urdf", b"<robot/>"), client.post("/api/jobs", {})):
        assert answer.problem == (503, "restart") and b"run `isodyn workbench` again" in answer.body
    assert client.get("/").status == client.get("/api/hello").status == 200  # the page goes on computing
    (package / "__init__.py").unlink()
    assert client.post("/api/model", model).problem == (503, "restart")


def test_an_odd_failure_is_explained_by_modules_that_changed(client, state, package, monkeypatch, capfd):
    def broken(name):
        raise ImportError("cannot import name 'new' from 'isodyn.old'")

    monkeypatch.setattr("isodyn.workbench.library.opened_robot", broken)
    assert client.get("/api/library/ur5").problem == (500, "server")
    assert client.get("/nothing.js").problem == (404, "page")
    os.utime(package / "part.py", (time.time() + 10,) * 2)
    assert client.get("/api/library/ur5").problem == (503, "restart")
    assert client.get("/nothing.js").problem == (503, "restart")
    assert client.post("/api/model", {"kind": "source", "toml": "no"}).problem[1] != "restart"  # an answer that fits
    assert "ImportError" in capfd.readouterr().err
    monkeypatch.setattr("isodyn.workbench.job_manager.sys.executable", "/bin/false")
    assert client.post("/api/model", {"kind": "source", "toml": "no"}).problem == (503, "restart")
