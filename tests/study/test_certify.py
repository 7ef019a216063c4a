"""certify: what is proved holds, what is wrong is found, and a certificate that was changed or has aged is refused."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import replace
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
from isodyn.model.joint import Mimic
from isodyn.study import certificate as module
from isodyn.study import reference_check_loops, witness
from isodyn.study import stability as rounding
from isodyn.study.agreement import ATTEMPTS, Exact, exact_robot
from isodyn.study.certificate import Certificate, certify, check_certificate, read_record, robot_digest
from isodyn.study.reference_check import ReferenceCheck

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
        assert "All methods agree exactly" in text and "Schwartz, Zippel" in text and "What was not proved" in text
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
    assert "is valid" in str(checked)


def _mass(data: Record) -> None:
    data["robot"]["toml"] = data["robot"]["toml"].replace("mass = 2.0", "mass = 2.5", 1)


def _mass_and_digest(data: Record) -> None:
    _mass(data)
    data["robot"]["digest"] = robot_digest(iso.Robot.from_toml(data["robot"]["toml"]))


FORGED = {
    "a name": (lambda data: data["robot"].update(name="ur5"), 'robot: name: recorded "ur5", found "skewed"'),
    "a number of joints": (lambda data: data["robot"].update(n=6), "robot: n: recorded 6, found 1"),
    "a remark": (lambda data: data["robot"].update(toml="# tested\n" + data["robot"]["toml"]), "robot: toml: recorded"),
    "a mass": (_mass, "The robot was changed after it was certified"),
    "a mass and its digest": (_mass_and_digest, "graphs: inverse_dynamics: compile: recorded"),
    "a figure": (lambda data: data["claims"][3].update(figure=1e-9), "claim 'witness': figure: recorded 1e-09, found"),
    "a verdict": (lambda data: data.update(passed=False), "passed: recorded false, found true"),
    "a graph": (lambda data: data["graphs"]["mass_matrix"].update(noc="0" * 64), "graphs: mass_matrix: noc: recorded"),
    "bits": (lambda data: data["bits"].update(mass_matrix="0" * 64), "bits: mass_matrix: recorded"),
    "a method": (lambda data: data["graphs"]["mass_matrix"].pop("noc"), "'noc' is not in the record"),
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
    assert str(checked).startswith("skewed: "), "the robot's own name, not what the header says"


def test_one_of_another_robot_is_refused(record, quickly):
    heavier = skewed().with_parameters({"link1.mass": 3.0})
    assert "It is about another robot: link 'link1' differs." in check_certificate(record, heavier).differences
    assert "called 'skewed', this one 'rp'" in str(check_certificate(record, iso.load("rp")))
    elsewhere = replace(skewed(), source="arm.toml")
    assert check_certificate(record, elsewhere).stands, "where a robot was read from does not make it another"


@pytest.mark.parametrize(
    "change", [{"limits": iso.Limits(-1.0, 1.0)}, {"static": (1.0, -1.0)}, {"passive": True}, {"mimic": Mimic("other")}], ids=str
)
def test_limits_static_friction_and_couplings_make_another_robot(change, record, quickly):
    base, joint, *others = skewed().joints
    other = replace(skewed(), joints=(base, replace(joint, **change), *others))
    assert robot_digest(other) != robot_digest(skewed())
    assert f"It is about another robot: joint {joint.name!r} differs." in check_certificate(record, other).differences


@pytest.mark.parametrize("name", ["puma560", "gripper", "stanford"])
def test_the_text_that_a_digest_is_of_reads_back_to_the_last_bit(name):
    again = iso.Robot.from_toml(iso.load(name).to_toml())
    assert again == iso.load(name) and robot_digest(again) == robot_digest(iso.load(name))


def test_one_that_says_it_failed_does_not_stand_by_being_true(arm, record, quickly, monkeypatch):
    monkeypatch.setattr(Certificate, "passed", property(lambda self: False))
    checked = check_certificate(changed(record, lambda data: data.update(passed=False)))
    assert not checked.differences and not checked.stands and "not every claim in it holds" in str(checked)


MALFORMED = {
    "not JSON": lambda path: path.write_text("{", encoding="utf-8"),
    'not a certificate: expected "format"': lambda path: changed(path, lambda data: data.update(format="page")),
    "certify again": lambda path: changed(path, lambda data: data.update(schema=99)),
    "has an unknown 'more'": lambda path: changed(path, lambda data: data.update(more=1)),
    "has no 'bits'": lambda path: changed(path, lambda data: data.pop("bits")),
    "states: expected int, got 'True'": lambda path: changed(path, lambda data: data.update(states=True)),
    "claims[0]: how: expected str": lambda path: changed(path, lambda data: data["claims"][0].update(how=1)),
    "graphs: expected an object": lambda path: changed(path, lambda data: data.update(graphs=[])),
    "findings: expected a list": lambda path: changed(path, lambda data: data.update(findings={})),
    "cannot be read": lambda path: path.write_bytes(b"\xff\xfe"),
    "not JSON: Exceeds the limit": lambda path: path.write_text("9" * 5000, encoding="utf-8"),
    "states must be a whole number from 1 to 10000, got 10000000000000": lambda path: changed(
        path, lambda data: data.update(states=10**13)
    ),
    "seed must be a whole number of at least 0, got -1": lambda path: changed(path, lambda data: data.update(seed=-1)),
    r"bits: \x1b[2J\ud800: expected str": lambda path: changed(path, lambda data: data["bits"].update({"\x1b[2J\ud800": 1})),
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


def test_a_record_does_not_open_files_of_its_reader(record, tmp_path):
    skewed().save(tmp_path / "mine.toml")
    checked = check_certificate(changed(record, lambda data: data["robot"].update(toml=str(tmp_path / "mine.toml"))))
    assert checked.fresh is None and "not TOML" in checked.differences[0]


@pytest.mark.parametrize("name", ["\ud800", "\x1b[2Jall is well"], ids=["half a character", "an order to the terminal"])
def test_names_from_a_record_are_shown_and_not_obeyed(name, record, capsys):
    changed(record, lambda data: data["robot"].update(name=name, toml=f"{name}\n"))
    assert cli.main(["certify", "--check", str(record)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(name.encode("unicode_escape").decode()) and out.replace("\n", "").isprintable()


def test_a_claim_that_needs_an_extra_does_not_decide_where_it_is_missing(arm, record, monkeypatch):
    why = str(iso.MissingExtra.of("mpmath", "sym"))
    rows = tuple(replace(c, passed=None, figure=None, detail=why) if c.key == "rounding" else c for c in arm.claims)
    bare = replace(arm, claims=rows)
    monkeypatch.setattr(module, "certify", lambda robot, **options: bare)
    checked = check_certificate(record)
    assert checked.stands and "pip install 'isodyn[sym]'" in str(checked)
    assert checked.not_checked[0].startswith("Claim 'rounding' was not checked here: this needs mpmath")
    monkeypatch.setattr(module, "certify", lambda robot, **options: arm)
    checked = check_certificate(bare.save(record))
    assert checked.stands and checked.not_checked == ("Claim 'rounding' was not checked where the record was made.",)
    changed(record, lambda data: data["claims"][0].update(passed=None))
    assert not check_certificate(record).stands, "only what needs an extra"


def test_nothing_looked_at_is_not_decided(arm):
    unseen = ReferenceCheck("mass_matrix", ("noc",), (), math.nan, reason="no root modulo p")
    assert not unseen.agrees and not unseen.differs and unseen.verdict == "not decided"
    found = replace(arm.comparison, witness=(unseen,))
    claim = module._witness_claim(found)
    assert claim.passed is None and claim.holds == "not decided" and claim.detail == "Not decided against the witness: mass_matrix."
    assert any(line.startswith("By a witness: ") and "mass_matrix" in line for line in module._not_proved(found))
    assert "mass_matrix not decided" in read(found.report().html()).text
    nothing = replace(found, witness=(), references={})
    assert module._witness_claim(nothing).passed is None
    assert module._reduced_claim(nothing, exact_robot(arm.robot), iso.compile(arm.robot), 0).passed is None


def test_a_weak_chance_is_squared_by_a_second_state(arm, monkeypatch):
    exact = exact_robot(arm.robot)
    once, twice = (module._exact_claim(arm.comparison, exact, seeds) for seeds in ((0,), (0, ATTEMPTS)))
    pairs = len(module._pairs(arm.comparison))
    assert once.passed and twice.passed and "2 random states" in twice.how
    assert math.isclose(twice.figure / pairs, (once.figure / pairs) ** 2)
    monkeypatch.setattr(module, "exact_agreement", lambda *rest, **options: Exact(False))
    assert module._exact_claim(arm.comparison, exact, (0, ATTEMPTS)).passed is False, "what differs at the second"


def test_of_closed_loops_it_says_that_they_were_open_and_keeps_them(few):
    robot = iso.load("four-bar")
    found = certify(robot, states=2)
    assert found.passed and found.robot == robot and "Loops (pin) except as claimed" in str(found)
    assert (
        found.claim("loops").passed
        and "methods compared with the witness: forward_dynamics exact, constraint_forces exact" in found.claim("loops").detail
    )
    assert "[[loops]]" in json.dumps(found.to_dict())


def test_six_legs_have_the_claim_on_loops_and_evidence_decides_it(arm):
    """36 equations of loops among 42 velocities, exactly; and what differs, or was not decided, is said so."""
    run_checks = reference_check_loops.run_checks(iso.load("stewart"), methods=["denoc"])
    found = module._loops_claim(replace(arm.comparison, closed=run_checks))
    assert found.key == "loops" and found.passed and 0 < found.figure < 1
    assert found.detail == "With closed loops, 1 method compared with the witness: forward_dynamics exact, constraint_forces exact."
    for rows, passed in (
        ((run_checks[0], replace(run_checks[1], apart=("denoc",))), False),
        ((run_checks[0], replace(run_checks[1], ratio=1.5)), False),
        ((run_checks[0], replace(run_checks[1], reason="no state", ratio=math.nan)), None),
        ((), None),
    ):
        assert module._loops_claim(replace(arm.comparison, closed=rows)).passed is passed
        same = tuple(replace(row, quantity="forward_dynamics") for row in rows)
        assert module._witness_claim(replace(arm.comparison, witness=same)).passed is passed


def test_of_many_joints_it_says_what_was_left_out(arm, monkeypatch):
    assert not any(": not compared." in line for line in arm.not_proved)
    monkeypatch.setattr(module, "LARGE", 0)
    assert module._certificate_only(arm.comparison) == {}
    seen = tuple(row for row in arm.comparison.witness if row.quantity != "regressor")
    lines = list(module._not_proved(replace(arm.comparison, witness=seen)))
    assert any("Anything about regressor: not compared. They take long for more than 0 joints" in x for x in lines)


def test_what_a_singular_mass_matrix_leaves_open_is_listed(arm):
    """compare leaves forward dynamics out of such a robot."""
    seen = tuple(row for row in arm.comparison.witness if row.quantity != "forward_dynamics")
    kept = tuple(key for key in arm.comparison.quantities if key != "forward_dynamics")
    lines = list(module._not_proved(replace(arm.comparison, witness=seen, quantities=kept)))
    assert sum("Anything about forward_dynamics: not compared" in line for line in lines) == 1
    assert not any("forward_dynamics:" in line for line in arm.not_proved)


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
def few() -> Iterator[None]:
    every = dict(METHODS)
    for key in SPARED:
        del METHODS[key]
    yield
    METHODS.clear()  # and not put back one by one: the order says who is the reference
    METHODS.update(every)


# -- what is wrong is found ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", PLANTED, ids=lambda f: f.__name__)
def test_an_error_that_all_methods_share_fails_the_certificate(error, few, monkeypatch):
    error(monkeypatch)
    found = certify(skewed(), states=2)
    assert not found.passed and found.claim("exact").passed and found.claim("bounds").passed
    seen = found.claim("witness")
    assert seen.passed is False and "All methods agree with each other but not with the witness" in seen.detail
    assert f"they differ first at {PLANTED[error]}" in seen.detail and "FAILS" in read(found.report().html()).text


def test_an_error_in_the_witness_fails_it_too(few, monkeypatch):
    right = witness._quaternion
    monkeypatch.setattr(witness, "_quaternion", lambda R: right(R.T))
    found = certify(skewed(), states=2)
    assert not found.passed and "agree with the methods" in found.claim("witness").detail and found.claim("records").passed is False


def test_without_mpmath_rounding_is_not_looked_at_and_said(monkeypatch):
    def missing() -> None:
        raise iso.MissingExtra.of("mpmath", "sym")

    monkeypatch.setattr(rounding, "check_installed", missing)
    found = certify(skewed(), states=4)
    assert found.passed and found.claim("rounding").passed is None and "isodyn[sym]" in found.claim("rounding").detail


def test_symbols_and_arms_that_do_not_move_are_refused():
    with pytest.raises(iso.ModelError, match="certify: robot 'general-2R' contains symbols"):
        certify(general_arm(2))
    with pytest.raises(iso.ModelError, match="no moving joint"):
        certify(iso.Robot("block", (iso.Link("block", 1.0),)))


# -- the command line ---------------------------------------------------------------------------------------------------------


def test_the_verb_writes_a_page_and_a_record_and_checks_it(arm, quickly, tmp_path, capsys):
    page, record = tmp_path / "page.html", tmp_path / "record.json"
    arm.robot.save(tmp_path / "arm.toml")
    robot = str(tmp_path / "arm.toml")
    assert cli.main(["certify", robot, "--states", "4", "--output", str(page), "--record", str(record)]) == 0
    assert "every checked claim holds" in capsys.readouterr().out and "Certificate: skewed" in page.read_text(encoding="utf-8")
    assert cli.main(["certify", "--check", str(record)]) == 0
    assert cli.main(["certify", robot, "--check", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {
        "robot": "skewed", "stands": True, "differences": [], "not_checked": [],
    }  # fmt: skip
    changed(record, FORGED["bits"][0])
    assert cli.main(["certify", "--check", str(record)]) == 1 and "REFUSED" in capsys.readouterr().out
    assert cli.main(["certify"]) == 2 and "name a robot" in capsys.readouterr().err
    for option in (["--output", str(page)], ["--record", str(page)], ["--states", "16"], ["--seed", "0"]):
        assert cli.main(["certify", "--check", str(record), *option]) == 2
        assert f"writes nothing; leave out {option[0]}" in capsys.readouterr().err
