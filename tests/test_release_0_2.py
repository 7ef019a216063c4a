"""Files that isodyn 0.2 wrote (tests/corpus/release-0.2): each loads, and means what it meant."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import numpy as np
import pytest

import isodyn as iso
from isodyn.study.certificate import read_record
from isodyn.workbench.document import checked, read_document, robot_of

FOLDER = Path(__file__).parent / "corpus" / "release-0.2"
TOML = sorted(FOLDER.glob("*.toml"))


def plain(toml: str) -> list[str]:
    """The lines of a file without comments."""
    return [line for line in (re.sub(r"\s*#.*", "", line) for line in toml.splitlines()) if line]


@pytest.mark.parametrize("path", TOML, ids=lambda path: path.stem)
def test_a_robot_is_written_again_with_the_same_numbers(path: Path) -> None:
    robot, text = iso.load(path), path.read_text(encoding="utf-8")
    assert plain(robot.to_toml()) == plain(text)
    assert iso.Robot.from_toml(robot.to_toml()) == robot


def test_the_corpus_has_what_robots_can_have() -> None:
    robots = {path.stem: iso.load(path) for path in TOML}
    springs, rotors, bends = robots["springs"].joints, robots["rotors"].joints, robots["flexible"].joints
    assert (springs[0].stiffness, springs[0].rest, springs[0].coulomb) == (30.0, 0.1, (1.5, -1.25))
    assert springs[1].mimic == iso.Mimic("joint1", -0.5, 0.1) and rotors[1].rotor is not None and rotors[1].rotor.mass == 0.5
    assert [joint.exclude_from_inertia for joint in bends if joint.nv] == [False, False, True, True]
    assert robots["loops"].loops and robots["couplings"].couplings and robots["floating"].base_nv == 6
    assert sum(joint.exclude_from_inertia for joint in iso.load(FOLDER / "flexible.urdf").joints) == 2


def test_a_simulation_has_the_same_bits() -> None:
    motion = iso.Simulation.load(FOLDER / "stick.npz")
    with np.load(FOLDER / "stick.npz") as stored:
        for name in ("t", "q", "qd", "qdd", "tau", "kinetic", "potential", "work", "friction"):
            assert getattr(motion, name).tobytes() == stored[name].tobytes()
        assert motion.is_held.any() and (motion.is_held == stored["stuck"]).all()
        header = json.loads(bytes(stored["header"]))
    assert (header["method"], motion.method) == ("composite-body-meeting", "composite-body-split")
    assert [event.name for event in motion.events] == [name for name, _ in header["events"]] and motion.held_intervals
    assert plain(motion.robot.to_toml()) == plain(header["robot"])


def test_changes_of_a_simulation_have_the_same_numbers() -> None:
    motion = iso.Simulation.load(FOLDER / "grab.npz")
    with np.load(FOLDER / "grab.npz") as stored:
        changes = json.loads(bytes(stored["header"]))["changes"]
        part = np.load(io.BytesIO(stored["phase1"].tobytes()))
        assert motion.phases[1].q.tobytes() == part["q"].tobytes()
    assert [(one.dissipated, one.energy_added) for one in motion.changes] == [(one["lost"], one["brought"]) for one in changes]
    assert motion.changes[0].dissipated > 0 and [one.link for one in motion.changes] == ["load", "load"]


@pytest.mark.parametrize(("name", "method"), [("scara", "composite-body-split"), ("four-bar", "composite-body")])
def test_a_document_of_the_workbench(name: str, method: str) -> None:
    text = (FOLDER / f"{name}.document.json").read_text(encoding="utf-8")
    found, stored = read_document(text), json.loads(text)
    assert found["view"]["method"] == method and robot_of(found).n == iso.load(name).n
    left_out = {"static": None}  # its zeros are None since version 2 of documents
    rows = [[row | left_out for row in one["model"].get("rows", ())] for one in (found, stored)]
    assert rows[0] == rows[1] and found["model"]["gravity"] == stored["model"]["gravity"] and found["pose"] == stored["pose"]
    assert checked(json.loads(json.dumps(found))) == found


def test_a_trajectory_has_the_same_samples() -> None:
    columns = np.loadtxt(FOLDER / "motion.csv", delimiter=",", skiprows=1)
    motion = iso.Trajectory.from_csv(FOLDER / "motion.csv")(columns[:, 0])
    np.testing.assert_allclose(motion.q, columns[:, 1:3], rtol=0, atol=1e-12)
    np.testing.assert_allclose(motion.qd, columns[:, 3:5], rtol=0, atol=1e-12)


def test_a_certificate_is_read_with_the_present_names_of_methods() -> None:
    record, stored = read_record(FOLDER / "certificate.json"), json.loads((FOLDER / "certificate.json").read_text(encoding="utf-8"))
    found, before = record["graphs"], stored["graphs"]
    assert isinstance(found, dict) and found.keys() == before.keys() and set(before["mass_matrix"]) > {"composite-body-meeting"}
    assert found["mass_matrix"]["composite-body-split"] == before["mass_matrix"]["composite-body-meeting"]  # type: ignore[index, call-overload]
    assert {key for row in found.values() for key in row} <= {"compile", *(row.key for row in iso.methods())}  # type: ignore[union-attr]
    graph = iso.trace(iso.load("two-link"), "composite-body-split", "mass_matrix")
    assert graph.digest() == before["mass_matrix"]["composite-body-meeting"], "the same graph as then"
