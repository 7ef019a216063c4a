"""Jobs of the workbench: each a process of its own, which ends when it should and never stays behind."""

from __future__ import annotations

import base64
import json
import os
import signal
import sys
import time

import numpy as np
import pytest
from bounds import close
from serving import alive, process, running, wait_until, workers

import isodyn as iso
from isodyn.errors import IsodynError
from isodyn.formulations.registry import methods_for
from isodyn.graph.count import count_graph
from isodyn.workbench import job_manager, job_worker
from isodyn.workbench.document import new_document, robot_of
from isodyn.workbench.error_messages import error_response
from isodyn.workbench.kernel_graphs import kernel_graphs
from isodyn.workbench.kernels import kernel_set
from isodyn.workbench.structure import editable

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts processes by Linux's /proc")
LONG = {"curves": "yes"}  # a comparison that takes minutes


@pytest.fixture(scope="module")
def two_link():
    return new_document(iso.load("two-link"))


@pytest.fixture(scope="module")
def ur5():
    return new_document(iso.load("ur5"))


@pytest.fixture(scope="module")
def served():
    with running(grace=1.0, patience=20.0) as (client, state):
        yield client, state


@pytest.fixture
def client(served):
    wait_until(lambda: not served[1].jobs.alive)
    return served[0]


@pytest.fixture
def state(served):
    return served[1]


def pid(state, job: str) -> int:
    """Of the process of a job, once it runs."""
    wait_until(lambda: state.jobs.all[job].process is not None)
    return int(state.jobs.all[job].process.pid)


@pytest.mark.parametrize(
    ("kind", "options", "ending", "words"),
    [
        ("file", {"format": "urdf"}, ".urdf", "<robot"),
        ("file", {"format": "toml"}, ".toml", "two-link"),
        ("file", {"format": "dh", "convention": "modified"}, ".txt", "alpha"),
        ("equations", {"quantities": "M,g", "digits": "3"}, ".txt", "cos("),
        ("compare", {"quantities": "mass_matrix", "methods": "denoc,lagrange", "speed": "no", "states": "2"}, ".html", "denoc"),
        ("significance", {"keep": "0.05"}, ".txt", "share"),
        ("reproduce", {"pieces": "saha-9.4"}, ".html", "Saha"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_job_gives_files(two_link, kind, options, ending, words):
    done = job_worker.run({"kind": kind, "document": two_link, "options": options}, lambda words: None)
    assert done["complete"], done
    (found,) = [item for item in done["files"] if item["name"].endswith(ending)]
    assert words in found["text"]


def test_the_process_of_a_job_gives_its_files_and_the_server_keeps_them(client, two_link):
    name, done = client.outcome(client.job("file", two_link, format="urdf"))
    assert name == "done" and done["complete"]
    (found,) = done["files"]
    assert "<robot" in found["text"]
    assert client.get(found["address"]).body.decode() == found["text"]


@pytest.mark.parametrize(
    ("kind", "options", "word"),
    [
        ("file", {"format": "sdf"}, "unknown"),
        ("export", {"target": "fortran"}, "unknown"),
        ("export", {"quantities": "magic"}, "unknown"),
        ("kernels", {"set": "magic"}, "unknown"),
        ("compare", {"methods": "magic"}, "unknown"),
        ("compare", {"states": "0"}, "shape"),
        ("compare", {"states": "many"}, "shape"),
        ("compare", {"speed": "perhaps"}, "unknown"),
        ("significance", {"keep": "much"}, "shape"),
        ("reproduce", {"pieces": "saha-99"}, "unknown"),
    ],
)
def test_what_a_job_cannot_do_it_says(two_link, kind, options, word):
    with pytest.raises(IsodynError) as error:
        job_worker.run({"kind": kind, "document": two_link, "options": options}, lambda words: None)
    assert error_response(error.value)[1]["error"] == word and len(str(error.value)) > 20


def test_kernels_that_are_shipped_come_without_a_process_and_others_are_made(client, state, two_link):
    for options in ({"key": "RR"}, {"key": "RR", "set": "methods"}):
        job = client.job("kernels", two_link, **options)
        assert state.jobs.all[job].process is None
        name, done = client.outcome(job)
        content = base64.b64decode(done["files"][0]["base64"])
        assert name == "done" and content == kernel_set(robot_of(two_link), options.get("set", "dynamics"))
    odd = new_document(iso.load("chain-11"))  # a key that is of this robot alone
    name, done = client.outcome(client.job("kernels", odd, key="nosuch"))
    content = base64.b64decode(done["files"][0]["base64"])
    assert name == "done" and content.startswith(b"\0asm") and done["files"][0]["name"].startswith("chain-11-")
    assert client.get(done["files"][0]["address"]).body == content


@pytest.mark.parametrize("name", ["two-link", "four-bar"])
def test_operations_of_this_very_arm_are_those_of_count(name):
    """Those of any arm of its structure are others; kernels that were made for one robot have its own."""
    document = new_document(iso.load(name))
    robot = robot_of(document)
    (found,) = job_worker.run({"kind": "count", "document": document, "options": {}}, lambda words: None)["files"]
    counts = json.loads(found["text"])["inverse_dynamics"]
    assert counts == {method: vars(iso.count(robot, method, "inverse_dynamics")) for method in methods_for("inverse_dynamics")}
    kernels = {key: vars(count_graph(graph)) for key, graph in kernel_graphs(robot, "methods").functions.items()}
    if editable(robot):
        assert kernels["inverse_dynamics:newton-euler"]["mul"] > counts["newton-euler"]["mul"]
    else:
        assert kernels == {f"inverse_dynamics:{method}": count for method, count in counts.items()}


def test_a_quantity_is_exported_to_every_target(two_link):
    for row in iso.targets():
        options = {"target": row.key, "quantities": "inverse_dynamics,mass_matrix"}
        (found,) = job_worker.run({"kind": "export", "document": two_link, "options": options}, lambda words: None)["files"]
        assert found["name"] == f"two-link{row.ending}" and found["media"] == row.media
        assert base64.b64decode(found["base64"]) == iso.export(robot_of(two_link), ["inverse_dynamics", "mass_matrix"], row.key)


def test_a_document_is_checked_by_the_job(client, two_link):
    for document, words in (
        (None, "not a workbench document"),
        ({**two_link, "version": 9}, "update"),
        ({**two_link, "pose": 3}, "pose"),
    ):
        name, told = client.outcome(client.job("file", document))
        assert name == "failed" and words in told["text"]


@pytest.mark.parametrize("kind", ["compute", "open", "model", 3])
def test_other_kinds_of_work_are_not_done(client, two_link, kind):
    assert client.post("/api/jobs", {"kind": kind, "document": two_link, "options": {}}).problem == (404, "kind")
    assert client.post("/api/jobs", {"kind": "file", "document": two_link, "options": {"x": 1}}).problem == (400, "message")
    assert client.post("/api/jobs", {"kind": "file"}).problem == (400, "message")


@pytest.mark.parametrize("kind", ["cycloidal", "quintic", "trapezoidal", "waypoints", "line"])
def test_terms_are_judged_along_the_motion_of_the_document(two_link, kind):
    """Through all of its waypoints at their times."""
    places = [[0.4, 0.3], [0.7, 0.9], [0.2, 1.2]]
    points = [{"t": t, "q": q} for t, q in zip((1.0, 2.0, 4.0), places, strict=True)]
    motion = {**two_link["motion"], "kind": kind, "waypoints": points}
    found = job_worker.sampled_motion(robot_of(two_link), {**two_link, "motion": motion}, 301)
    at = [0, 100, 300]
    close(found.t[at], [0.0, 1.0, 3.0], ops=4)
    if kind == "line":
        poses = iso.compile(robot_of(two_link)).pose(np.array([found.q[at], places]))[..., :3, 3]
        assert abs(poses[0] - poses[1]).max() < 1e-9  # [m], what Trajectory.follow promises
    else:
        close(found.q[at], places, ops=32)


def test_samples_that_were_read_are_a_motion(two_link):
    text = "t [s],q_1 [deg],q_2 [deg]\n" + "".join(f"{t},{10 * t},{20 * t}\n" for t in range(5))
    motion = {**two_link["motion"], "kind": "csv", "csv": text}
    found = job_worker.sampled_motion(robot_of(two_link), {**two_link, "motion": motion}, 5)
    close(found.q, np.radians([[10.0 * t, 20.0 * t] for t in range(5)]), ops=16)


def test_events_go_on_after_the_last_that_was_heard(client, two_link):
    job = client.job("compare", two_link, quantities="mass_matrix", methods="denoc,lagrange", speed="no", states="2")
    path = f"/api/jobs/{job}/events"
    told = list(client.stream(path))
    assert [number for number, _, _ in told] == list(range(1, len(told) + 1)) and len(told) > 2
    assert list(client.stream(path, **{"Last-Event-ID": "2"})) == told[2:]
    assert list(client.stream(f"{path}?after=2")) == told[2:]
    assert client.get(path, last_event_id=str(len(told))).status == 204  # nothing follows: do not ask again
    assert client.get(path, last_event_id="-1").problem == (400, "message")
    assert client.get("/api/jobs/nosuch/events").problem == (404, "job")
    assert client.get(f"/api/jobs/{job}/files/nosuch").problem == (404, "file")


def test_cancelling_keeps_what_there_is_and_ends_the_process(client, state, two_link):
    job = client.job("compare", two_link, **LONG)
    events = client.stream(f"/api/jobs/{job}/events")
    for _, _, data in events:
        if "mass_matrix" in data["text"]:  # an earlier quantity is done
            break
    worker = pid(state, job)
    assert client.ask("DELETE", f"/api/jobs/{job}").status == 204
    *_, (_, name, done) = events
    assert name == "done" and not done["complete"]
    assert any("inverse_dynamics" in item["text"] for item in done["files"])
    wait_until(lambda: not alive(worker))
    assert client.ask("DELETE", f"/api/jobs/{job}").status == 204  # of one that has ended: nothing to do


def test_who_does_not_listen_to_being_cancelled_is_killed(two_link, monkeypatch):
    event = json.dumps({"event": "progress", "data": {}})
    stubborn = f"import sys, time; sys.stdin.readline(); print('{event}', flush=True); time.sleep(60)"
    with running(patience=0.3) as (client, state):
        with_program(monkeypatch, stubborn)
        job = client.job("file", two_link)
        events = client.stream(f"/api/jobs/{job}/events")
        next(events)
        client.ask("DELETE", f"/api/jobs/{job}")
        assert [(name, data["complete"]) for _, name, data in events] == [("done", False)]
        wait_until(lambda: not alive(pid(state, job)))


def with_program(monkeypatch, code: str) -> None:
    """Let jobs be processes that do this."""
    import asyncio

    async def started():
        return await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=job_manager.LINE
        )

    monkeypatch.setattr(job_manager, "_started", started)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import os, signal; input(); os.kill(os.getpid(), signal.SIGKILL)", "out of memory"),
        ("import sys; input(); sys.exit(7)", "code 7"),
        ("input(); print('no JSON')", "invalid message"),
        ("input(); print('{}')", "invalid message"),
        ("input(); print('x' * 2_000_000)", "invalid message"),
        ("", "its process ended"),
    ],
    ids=["killed", "exits", "garbage", "empty", "long", "deaf"],
)
def test_a_process_that_breaks_is_told_of(client, two_link, monkeypatch, code, words):
    monkeypatch.setattr(job_manager, "LINE", 1_000_000)
    with_program(monkeypatch, code)
    name, told = client.outcome(client.job("file", two_link))
    assert name == "failed" and words in told["text"]


def test_a_job_has_limits_of_time_and_memory(ur5, monkeypatch):
    with running(time_limit=0.6) as (client, state):
        job = client.job("compare", ur5, **LONG)
        name, told = client.outcome(job)
        assert (name, told["error"]) == ("failed", "time")
        wait_until(lambda: not alive(pid(state, job)))
    glutton = (
        "from isodyn.workbench import job_worker; job_worker.JOBS['file'] = lambda *given: bytearray(1 << 31); job_worker.main()"
    )
    with_program(monkeypatch, glutton)
    with running(memory=1 << 30) as (client, _):
        name, told = client.outcome(client.job("file", ur5))
        assert (name, told["error"]) == ("failed", "memory")


def test_a_page_that_goes_away_ends_its_jobs(client, state, ur5):
    """After the grace, in which it may come back; one that nobody ever listened to, too."""
    heard, unheard = client.job("compare", ur5, **LONG), client.job("study", ur5)
    workers_ = [pid(state, heard), pid(state, unheard)]
    events = client.stream(f"/api/jobs/{heard}/events")
    next(events)
    time.sleep(1.5)  # longer than the grace
    assert alive(workers_[0]) and not alive(workers_[1])
    events.close()
    wait_until(lambda: state.jobs.all[heard].listeners == 0)
    again = client.stream(f"/api/jobs/{heard}/events")
    next(again)
    time.sleep(1.2)
    assert alive(workers_[0])
    again.close()
    wait_until(lambda: not alive(workers_[0]))
    wait_until(lambda: state.jobs.all[heard].finished)


def test_a_few_jobs_run_at_once_and_a_few_wait(client, state, ur5):
    started = [client.job("compare", ur5, **LONG) for _ in range(job_manager.ALIVE)]
    assert client.post("/api/jobs", {"kind": "compare", "document": ur5, "options": {}}).problem == (429, "busy")
    wait_until(lambda: sum(state.jobs.all[job].process is not None for job in started) == job_manager.RUNNING)
    waiting = [job for job in started if state.jobs.all[job].process is None]
    assert len(waiting) == job_manager.ALIVE - job_manager.RUNNING
    client.ask("DELETE", f"/api/jobs/{waiting[0]}")
    assert client.outcome(waiting[0]) == ("done", {"complete": False, "files": []})
    wait_until(lambda: not state.jobs.alive)  # nobody listens


def test_old_jobs_are_forgotten(client, state, two_link, monkeypatch):
    monkeypatch.setattr(job_manager, "KEPT", 1)
    first, second = (client.job("file", two_link) for _ in range(2))
    for job in (first, second):
        wait_until(lambda job=job: job not in state.jobs.all or state.jobs.all[job].finished)
    wait_until(lambda: len(state.jobs.all) == 1)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT], ids=lambda how: how.name)
def test_a_server_that_is_killed_leaves_no_process(how, ur5):
    with process() as (found, client):
        client.job("compare", ur5, **LONG)
        client.job("study", ur5)
        wait_until(lambda: len(workers(found.pid)) == 2)
        started = workers(found.pid)
        time.sleep(0.3)  # in the midst of their imports, or of the work
        os.kill(found.pid, how)
        found.wait(10)
        wait_until(lambda: not any(alive(worker) for worker in started), 5)
