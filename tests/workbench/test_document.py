"""Documents: what is made of a robot, read again and refused."""

from __future__ import annotations

import json

import numpy as np
import pytest

import isodyn as iso
from isodyn.errors import FormatError
from isodyn.workbench.document import UPGRADES, checked, model_of, new_document, read_document, robot_of, written
from isodyn.workbench.templates import TEMPLATES, template
from tests.helpers.bounds import close


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
    assert [axis.limits for axis in again.freedoms] == [axis.limits for axis in robot.freedoms]
    assert [axis.passive for axis in again.freedoms] == [axis.passive for axis in robot.freedoms]
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
        (put("version", value=99), "version 99, and this workbench reads up to 1"),
        (put("version", value=True), "version: expected a whole number"),
        (put("format", value="other"), "its format is not 'isodyn-workbench'"),
        (put("model", "rows", 1, "mass", value="x"), r"model.rows\[1\].mass: expected a finite number up to 1e\+100, got 'x'"),
        (put("model", "rows", 1, "mass", value=-1.0), "model: link 'link2': mass .* below 0"),
        (put("model", "rows", 0, "lower", value=float("nan")), r"model.rows\[0\].lower: expected a finite number"),
        (put("model", "rows", 0, "com", value=[0.0]), r"model.rows\[0\].com: expected 3 numbers"),
        (put("model", "rows", 0, "joint", value="H"), r"model.rows\[0\].joint: expected one of R, P"),
        (put("model", "rows", value=[]), "the table has no row"),
        (put("model", "kind", value="mesh"), "model.kind: expected one of dh, source, got 'mesh'"),
        (put("model", "base", value=[1.0] * 16), "model: base: not a rigid pose"),
        (put("pose", "q", value=[1.0]), "pose.q: expected 2 numbers for robot 'two-link', got 1"),
        (put("motion", "waypoints", 1, "t", value=0.0), "motion.waypoints: times must increase"),
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
    with pytest.raises(FormatError, match="no document of the workbench"):
        read_document(text)


def test_an_older_document_is_brought_up_to_date(monkeypatch):
    document = a_document()
    del document["view"]["beside"]
    monkeypatch.setitem(UPGRADES, 1, lambda old: old | {"view": old["view"] | {"beside": ""}})
    monkeypatch.setattr("isodyn.workbench.document.VERSION", 2)
    assert checked(document)["version"] == 2 and checked(document)["view"]["beside"] == ""
