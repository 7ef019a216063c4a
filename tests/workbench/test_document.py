"""Documents: what is made of a robot, read again and refused."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import isodyn as iso
from isodyn.errors import FormatError, MotionError
from isodyn.workbench.document import UPGRADES, checked, model_of, new_document, read_document, robot_of, written
from isodyn.workbench.job_worker import run
from isodyn.workbench.messages import VERSION
from isodyn.workbench.structure import UNBOUNDED, six, structure
from isodyn.workbench.templates import TEMPLATES, template
from tests.helpers.bounds import close

FRONT = Path(__file__).parents[2] / "frontend"


def a_document(name="two-link"):
    return json.loads(written(new_document(iso.load(name))))


@pytest.mark.parametrize(
    "name", [*TEMPLATES, "ur5", "puma560", "pelican-crucible", "gripper", "delta", "mimic-gripper", "quadruped"]
)
def test_a_document_is_its_robot(name):
    robot = template(name) if name in TEMPLATES else iso.load(name)
    document = read_document(written(new_document(robot)))
    assert document == new_document(robot)
    again, random = robot_of(document), np.random.default_rng(3)
    assert document["model"]["kind"] == ("dh" if robot.is_serial and not robot.loops and robot.nq < 8 else "source")
    assert [axis.limits for axis in again.dofs] == [axis.limits for axis in robot.dofs]
    assert [axis.passive for axis in again.dofs] == [axis.passive for axis in robot.dofs]
    if not robot.loops:
        q, (qd, qdd) = robot.random(random), random.uniform(-1, 1, (2, robot.n))
        close(again.inverse_dynamics(q, qd, qdd), robot.inverse_dynamics(q, qd, qdd), ops=400)


def test_payload_gravity_and_mounting_are_the_documents():
    model = model_of(iso.load("ur5"))
    model["payload"] = {"mass": 2.0, "com": [0.0, 0.0, 0.1], "inertia": [0.01, 0.01, 0.01, 0.0, 0.0, 0.0]}
    model["gravity"] = [0.0, 9.81, 0.0]
    expected = iso.load("ur5").with_payload(2.0, (0.0, 0.0, 0.1), [0.01, 0.01, 0.01]).with_gravity((0.0, 9.81, 0.0))
    q = np.linspace(-1, 1, 6)
    close(robot_of(model).gravity_torque(q), expected.gravity_torque(q), ops=400)
    tree = model_of(iso.load("delta"))
    tree["gravity"] = [0.0, 0.0, -1.62]
    assert robot_of(tree).gravity.tolist() == [0.0, 0.0, -1.62]


def put(*path, value):
    def change(document):
        place = document
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (put("version", value=99), f"version 99; this workbench reads versions up to {VERSION}"),
        (put("version", value=True), "version: expected a whole number"),
        (put("format", value="other"), "its format is not 'isodyn-workbench'"),
        (put("model", "rows", 1, "mass", value="x"), r"model.rows\[1\].mass: expected a finite number up to 1e\+100, got 'x'"),
        (put("model", "rows", 1, "mass", value=-1.0), "model: link 'link2': mass .* below 0"),
        (put("model", "rows", 0, "lower", value=float("nan")), r"model.rows\[0\].lower: expected a finite number"),
        (put("model", "rows", 0, "com", value=[0.0]), r"model.rows\[0\].com: expected 3 numbers"),
        (put("model", "rows", 0, "joint", value="H"), r"model.rows\[0\].joint: expected one of R, P"),
        (put("model", "rows", value=[]), "the table is empty"),
        (put("model", "kind", value="mesh"), "model.kind: expected one of dh, source, got 'mesh'"),
        (put("model", "base", value=[1.0] * 16), "model: base: not a rigid pose"),
        (put("pose", "q", value=[1.0]), "pose.q: expected 2 numbers for robot 'two-link', got 1"),
        (put("simulation", "control", value="magic"), "simulation.control: expected one of none, pd"),
        (put("simulation", "step", value=0.0), "simulation.step: expected a positive number"),
        (put("lesson", value=[]), r"lesson: expected a record \(LessonStep\)"),
        (lambda document: document["simulation"].pop("kp"), "simulation.kp is missing"),
    ],
)
def test_what_is_wrong_with_a_document_is_said_with_its_place(change, words):
    document = a_document()
    change(document)
    with pytest.raises(FormatError, match=words):
        checked(document)


@pytest.mark.parametrize("text", ["", "[]", "[" * 100_000, '{"format": 3}', "null"])
def test_what_is_no_document_is_refused(text):
    with pytest.raises(FormatError, match="not a workbench document"):
        read_document(text)


def test_an_older_document_is_brought_up_to_date(monkeypatch):
    document = a_document()
    del document["view"]["beside"]
    monkeypatch.setitem(UPGRADES, VERSION, lambda old: old | {"view": old["view"] | {"beside": ""}})
    monkeypatch.setattr("isodyn.workbench.document.VERSION", VERSION + 1)
    assert checked(document)["version"] == VERSION + 1 and checked(document)["view"]["beside"] == ""


def test_friction_at_rest_that_nobody_gave_was_0_in_version_1():
    document = a_document("puma560") | {"version": 1}
    for row in document["model"]["rows"]:
        row |= {"coulomb": [4.0, -4.0], "static": [0.0, 0.0]}
    document["model"]["rows"][1]["static"] = [6, 0]
    found = checked(document)
    assert [row["static"] for row in found["model"]["rows"][:3]] == [[None, None], [6.0, None], [None, None]]
    assert [joint.static for joint in robot_of(found).movable_joints[:2]] == [(4.0, -4.0), (6.0, -4.0)]
    assert new_document(robot_of(found))["model"] == found["model"]


@pytest.fixture(scope="module")
def page_documents(tmp_path_factory):
    """Documents that the page's own code makes (frontend/test/documents.test.ts), with what its kernels take of them."""
    if not shutil.which("node") or not (FRONT / "node_modules" / "esbuild").is_dir():
        pytest.skip("Node or frontend/node_modules is missing (npm ci): the page's documents were not read")
    file = tmp_path_factory.mktemp("page") / "documents.json"
    file.with_name("models").write_text(json.dumps([model_of(robot) for robot in tables()]), encoding="utf-8")
    environment = os.environ | {"DOCUMENTS": str(file), "MODELS": str(file.with_name("models"))}
    done = subprocess.run(
        ["node", "test/run.mjs", "documents"], cwd=FRONT, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return [json.loads(name.read_text(encoding="utf-8")) for name in (file, file.with_name("models.converted"))]


def tables():
    """Arms that the workbench opens as tables: templates and those of the catalogue."""
    catalogued = [iso.load(name) for name in iso.catalogue()]
    return [*map(template, TEMPLATES), *(robot for robot in catalogued if robot.is_serial and model_of(robot)["kind"] == "dh")]


def test_the_page_converts_tables_as_python_does(page_documents):
    robots, found = tables(), page_documents[1]
    assert len(robots) == len(found) >= 20
    for robot, page in zip(robots, found, strict=True):
        table = robot.to_dh(convention=page["convention"])
        for key in ("a", "alpha", "d", "theta", "mass", "com", "inertia"):
            rows = [row[key] for row in page["rows"]]
            own = [six(inertia) for inertia in table.inertia] if key == "inertia" else getattr(table, key)
            close(np.append(rows, 1.0), np.append(own, 1.0), ops=64)
        for key in ("base", "tool"):
            close(np.append(page[key], 1.0), np.append(getattr(table, key), 1.0), ops=64)
        assert [row["joint"] for row in page["rows"]] == list(table.joints)


def test_every_document_of_the_page_is_the_same_robot_here(page_documents):
    for one in page_documents[0]:
        robot, page = robot_of(read_document(one["document"])), one["structure"]
        own = structure(robot)
        names = [link["name"] for link in own["links"]]
        assert (own["key"], own["dry"], own["tip"], names) == tuple(page[key] for key in ("key", "dry", "tip", "links")), one[
            "name"
        ]
        numbers = np.array(own["numbers"])
        bounded = np.abs(numbers) < UNBOUNDED
        assert np.array_equal(np.abs(page["numbers"]) < UNBOUNDED, bounded), one["name"]
        close(np.array(page["numbers"])[bounded], numbers[bounded], ops=200)
        again = run({"kind": "file", "document": json.loads(one["document"]), "options": {"format": "toml"}}, print)
        assert replace(iso.Robot.from_toml(again["files"][0]["text"]), source=robot.source) == robot, one["name"]


def test_every_arm_of_the_page_comes_back_from_urdf_as_its_table(page_documents):
    changes = (", nothing", ", base and tip", ", kinds of joints", ", motors")
    for one in (found for found in page_documents[0] if found["name"].endswith(changes)):
        document = json.loads(one["document"])
        text = run({"kind": "file", "document": document, "options": {"format": "urdf"}}, print)["files"][0]["text"]
        model, back = model_of(robot_of(read_document(one["document"]))), model_of(iso.Robot.from_urdf(text))
        assert back["kind"] == "dh" and back["convention"] == model["convention"], one["name"]
        for row, own in zip(back["rows"], model["rows"], strict=True):
            assert {key for key in row if isinstance(row[key], str | bool) and row[key] != own[key]} == set(), one["name"]
            for key in ("a", "alpha", "d", "theta", "mass", "com", "inertia", "coulomb", "viscous", "gear_ratio", "rest"):
                close(np.append(row[key], 1.0), np.append(own[key], 1.0), ops=64)
            assert [row[key] for key in ("static", "lower", "upper", "effort")] == [
                own[key] for key in ("static", "lower", "upper", "effort")
            ]


def test_every_template_of_the_page_has_equations(page_documents):
    templates = [one["document"] for one in page_documents[0] if one["name"].endswith(", standard, nothing")]
    assert len(templates) == 6
    for document in templates:
        request = {"kind": "equations", "document": json.loads(document), "options": {"quantities": "g"}}
        assert run(request, print)["complete"]


def test_times_that_do_not_increase_are_refused_where_the_motion_is_made():
    document = a_document()
    document["motion"]["waypoints"][1]["t"] = 0.0
    assert checked(document)["motion"] == document["motion"]
    with pytest.raises(MotionError, match=r"motion\.waypoints: times must increase"):
        run({"kind": "significance", "document": document, "options": {}}, print)


def version_2(document):
    """The document as version 2 had it."""
    for place in (document["simulation"], *document["motion"]["waypoints"]):
        del place["at_pose"]
    return document | {"version": 2}


def test_a_document_of_version_2_keeps_the_states_that_it_had():
    assert checked(version_2(a_document())) == a_document(), "what stood at the pose goes on standing there"
    old = version_2(a_document())
    old["pose"]["q"] = [0.1, 0.2]
    found = checked(old)
    assert [point["at_pose"] for point in found["motion"]["waypoints"]] == [False, False]
    assert found["motion"]["waypoints"][0]["q"] == found["simulation"]["q0"] == [0.0, 0.0]
    assert not found["simulation"]["at_pose"]
    with pytest.raises(FormatError, match=r"motion\.waypoints: expected a list"):
        checked(version_2(a_document()) | {"motion": {"kind": "csv", "waypoints": 3, "ramp": 0.25, "csv": ""}})


def test_what_begins_at_the_pose_begins_there():
    document = new_document(iso.load("two-link"), [0.3, 0.4])
    assert [document["simulation"]["q0"], document["motion"]["waypoints"][0]["q"]] == [[0.3, 0.4]] * 2
    document["pose"]["q"], document["simulation"]["qd0"] = [0.5, 0.6], [1.0, 1.0]
    found = checked(json.loads(written(document)))
    assert [found["simulation"]["q0"], found["motion"]["waypoints"][0]["q"]] == [[0.5, 0.6]] * 2
    assert found["simulation"]["qd0"] == [0.0, 0.0]


def test_an_arm_stands_within_its_limits():
    robot = iso.load("panda")  # 0 is beyond the limits of two joints
    q = new_document(robot)["pose"]["q"]
    assert robot.neutral().tolist() != q
    assert all(axis.limits.lower <= x <= axis.limits.upper for axis, x in zip(robot.dofs, q, strict=True))
    for name in ("four-bar", "humanoid"):
        info = structure(iso.load(name))
        assert new_document(iso.load(name))["pose"]["q"] == info["neutral"]


@pytest.mark.parametrize(("name", "stops"), [("ur5", True), ("two-link", False), ("humanoid", True), ("stewart", False)])
def test_an_arm_with_limits_falls_onto_its_stops(name, stops):
    assert new_document(iso.load(name))["simulation"]["stops"] == stops
