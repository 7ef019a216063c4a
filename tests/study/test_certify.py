"""certify: what is proved holds, what is wrong is found, and a certificate that was changed or has aged is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pages import read
from planted import PLANTED, skewed

import isodyn as iso
from isodyn.backends.llvm.target import available_units
from isodyn.cli import main as cli
from isodyn.dynamics.trace import general_arm
from isodyn.formulations.registry import METHODS, methods_for
from isodyn.study import certificate as module
from isodyn.study import stability as rounding
from isodyn.study import witness
from isodyn.study.certificate import Certificate, certify, check_certificate, read_record, robot_digest

pytest.importorskip("mpmath", reason="rounding is measured against many digits")

Record = dict[str, Any]


@pytest.fixture(scope="module")
def arm() -> Certificate:
    """Of an arm of one joint: every method is there, and nothing takes long."""
    return certify(skewed(), states=4)


@pytest.fixture
def record(arm: Certificate, tmp_path: Path) -> Path:
    return arm.save(tmp_path / "arm.json")


def changed(path: Path, change: Callable[[Record], object]) -> Path:
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


# -- what it says ---------------------------------------------------------------------------------------------------------


def test_every_claim_holds_and_has_its_figure():
    found = certify(iso.load("two-link"), states=4)
    assert found.passed
    assert {claim.key: claim.holds for claim in found.claims} == dict.fromkeys(
        ("exact", "reduced", "twin", "witness", "records", "bounds", "rounding"), "yes"
    )
    figures = {claim.key: claim.figure for claim in found.claims if claim.figure is not None}
    assert 0 < figures["exact"] < 1e-9, "a probability"
    assert all(0 <= figures[key] <= 1 for key in ("twin", "witness", "records", "bounds"))
    assert 0 < figures["rounding"] < 100


def test_the_page_and_the_text_say_what_was_proved_how_and_what_was_not(arm):
    page = read(arm.report().html())
    for text in (page.text, str(arm)):
        assert "All methods give exactly the same" in text and "Schwartz, Zippel" in text and "What was not proved" in text
        assert "That the numbers are those of a real arm" in text and "coriolis_matrix" in text
    assert "The witness agrees with every method" in page.text and "holds" in page.text


def test_the_record_is_what_the_schema_of_the_docs_says(record):
    data = read_record(record)
    page = (Path(module.__file__).parents[2] / "docs" / "certify.md").read_text(encoding="utf-8")
    assert all(f"| `{key}` |" in page for key in data), "every field is documented"
    assert set(data["graphs"]["mass_matrix"]) == {"compile", *methods_for("mass_matrix")}


# -- checked again ----------------------------------------------------------------------------------------------------------


def test_it_stands_when_it_is_made_again_on_another_vector_unit(arm, record, monkeypatch):
    other = available_units()[-2]
    monkeypatch.setenv("ISODYN_LANES", other)
    checked = check_certificate(record, skewed())
    assert checked.stands, checked.differences
    assert checked.fresh is not None and checked.fresh.host != arm.host and other in checked.fresh.host.lower()
    assert "stands" in str(checked)


def _mass(data: Record) -> None:
    data["robot"]["toml"] = data["robot"]["toml"].replace("mass = 2.0", "mass = 2.5", 1)


def _mass_and_digest(data: Record) -> None:
    _mass(data)
    data["robot"]["digest"] = robot_digest(iso.Robot.from_toml(data["robot"]["toml"]))


FORGED = {
    "a mass": (_mass, "The robot is not the one that was certified"),
    "a mass and its digest": (_mass_and_digest, "graphs: inverse_dynamics: compile: recorded"),
    "a figure": (lambda data: data["claims"][3].update(figure=1e-9), "claim 'witness': figure: recorded 1e-09, found"),
    "a verdict": (lambda data: data.update(passed=False), "passed: recorded false, found true"),
    "a graph": (lambda data: data["graphs"]["mass_matrix"].update(noc="0" * 64), "graphs: mass_matrix: noc: recorded"),
    "bits": (lambda data: data["bits"].update(mass_matrix="0" * 64), "bits: mass_matrix: recorded"),
    "a method": (lambda data: data["graphs"]["mass_matrix"].pop("noc"), "'noc' is not recorded"),
    "a caveat": (lambda data: data["not_proved"].pop(), "not_proved: "),
    "its age": (lambda data: data.update(isodyn="0.1.0", code="f" * 64), "stale: made with isodyn 0.1.0, source ffffffffffff"),
}


@pytest.fixture
def quickly(arm: Certificate, monkeypatch: pytest.MonkeyPatch) -> None:
    """The certificate of the robot as it was is there already; another robot is certified afresh."""
    right = certify

    def again(robot: iso.Robot, **options: Any) -> Certificate:
        return arm if robot_digest(robot) == robot_digest(arm.robot) else right(robot, **options)

    monkeypatch.setattr(module, "certify", again)


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_or_stale_one_is_refused_with_what_differs(what, record, quickly):
    change, words = FORGED[what]
    checked = check_certificate(changed(record, change))
    assert not checked.stands and "REFUSED" in str(checked)
    assert any(words in line for line in checked.differences), checked.differences


def test_one_of_another_robot_is_refused(record, quickly):
    heavier = skewed().with_parameters({"link1.mass": 3.0})
    assert "It is of another robot: link 'link1' is another." in check_certificate(record, heavier).differences
    assert "called 'skewed', this one 'rp'" in str(check_certificate(record, iso.load("rp")))


def test_one_that_says_it_failed_does_not_stand_by_being_true(arm, record, quickly, monkeypatch):
    monkeypatch.setattr(Certificate, "passed", property(lambda self: False))
    checked = check_certificate(changed(record, lambda data: data.update(passed=False)))
    assert not checked.differences and not checked.stands and "not everything that was looked at holds" in str(checked)


MALFORMED = {
    "no JSON": lambda path: path.write_text("{", encoding="utf-8"),
    'its "format" should be': lambda path: changed(path, lambda data: data.update(format="page")),
    "certify again": lambda path: changed(path, lambda data: data.update(schema=99)),
    "has an unknown 'more'": lambda path: changed(path, lambda data: data.update(more=1)),
    "has no 'bits'": lambda path: changed(path, lambda data: data.pop("bits")),
    "states: expected int, got 'True'": lambda path: changed(path, lambda data: data.update(states=True)),
    "claims[0]: how: expected str": lambda path: changed(path, lambda data: data["claims"][0].update(how=1)),
    "graphs: expected an object": lambda path: changed(path, lambda data: data.update(graphs=[])),
    "findings: expected a list": lambda path: changed(path, lambda data: data.update(findings={})),
    "cannot be read": lambda path: path.write_bytes(b"\xff\xfe"),
}


@pytest.mark.parametrize("words", MALFORMED)
def test_what_is_no_certificate_is_an_error_that_names_the_place(words, record):
    MALFORMED[words](record)
    with pytest.raises(iso.FormatError) as error:
        check_certificate(record)
    assert words in str(error.value)


def test_a_robot_that_cannot_be_read_is_a_difference(record):
    checked = check_certificate(changed(record, lambda data: data["robot"].update(toml="import os")))
    assert checked.fresh is None and "cannot be read" in checked.differences[0] and not checked.stands


#: without the methods that nothing else rests on: half as many kernels to compile
SPARED = (
    "denoc-centres",
    "noc",
    "lagrange",
    "screw",
    "kane",
    "kane-recursive",
    "balafoutis-patel",
    "hollerbach",
)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in SPARED:
        monkeypatch.delitem(METHODS, key)


# -- what is wrong is found ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", PLANTED, ids=lambda f: f.__name__)
def test_an_error_that_all_methods_share_fails_the_certificate(error, few, monkeypatch):
    error(monkeypatch)
    found = certify(skewed(), states=2)
    assert not found.passed and found.claim("exact").passed and found.claim("bounds").passed
    seen = found.claim("witness")
    assert seen.passed is False and "All methods agree with each other, and the witness does not" in seen.detail
    assert f"they part first at {PLANTED[error]}" in seen.detail and "FAILS" in read(found.report().html()).text


def test_an_error_in_the_witness_fails_it_too(few, monkeypatch):
    right = witness._quaternion
    monkeypatch.setattr(witness, "_quaternion", lambda R: right(R.T))
    found = certify(skewed(), states=2)
    assert not found.passed and "bear out the methods" in found.claim("witness").detail and found.claim("records").passed is False


def test_without_mpmath_rounding_is_not_looked_at_and_said(monkeypatch):
    def missing() -> None:
        raise iso.MissingExtra.of("mpmath", "sym")

    monkeypatch.setattr(rounding, "check_installed", missing)
    found = certify(skewed(), states=4)
    assert found.passed and found.claim("rounding").passed is None and "isodyn[sym]" in found.claim("rounding").detail


def test_symbols_and_arms_that_do_not_move_are_refused():
    with pytest.raises(iso.ModelError, match="certify: robot 'general-2R' holds symbols"):
        certify(general_arm(2))
    with pytest.raises(iso.ModelError, match="no moving joint"):
        certify(iso.Robot("block", (iso.Link("block", 1.0),)))


# -- the command line ---------------------------------------------------------------------------------------------------------


def test_the_verb_writes_a_page_and_a_record_and_checks_it(arm, quickly, tmp_path, capsys):
    page, record = tmp_path / "page.html", tmp_path / "record.json"
    arm.robot.save(tmp_path / "arm.toml")
    robot = str(tmp_path / "arm.toml")
    assert cli.main(["certify", robot, "--states", "4", "--output", str(page), "--record", str(record)]) == 0
    assert "everything that was looked at holds" in capsys.readouterr().out and "Certificate: skewed" in page.read_text(
        encoding="utf-8"
    )
    assert cli.main(["certify", "--check", str(record)]) == 0
    assert cli.main(["certify", robot, "--check", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"robot": "skewed", "stands": True, "differences": []}
    changed(record, FORGED["bits"][0])
    assert cli.main(["certify", "--check", str(record)]) == 1 and "REFUSED" in capsys.readouterr().out
    assert cli.main(["certify"]) == 2 and "name a robot" in capsys.readouterr().err
