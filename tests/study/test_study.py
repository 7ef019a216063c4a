"""The study of a robot: torques, agreement, counts, speed; as text, JSON and a page."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from bounds import close
from oracle import chained, inverse_dynamics
from pages import read

import isodyn as iso
from isodyn.formulations.registry import methods_for
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.show.table import Table, number
from isodyn.study import agreement, speed
from isodyn.study import study as study_module
from isodyn.study.agreement import COMMON, Values, against_first
from isodyn.study.self_check import self_check
from isodyn.study.study import Study, study

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def puma() -> Study:
    return study(iso.load("puma560"), samples=21, states=2000)


@pytest.fixture(scope="module")
def scara(puma: Study) -> Study:
    """Joints of both kinds, names that a page must escape, and the speeds of the other robot."""
    robot = iso.load("scara")
    named = {robot.link_names[1]: "a&b", robot.joint_names[0]: "<em>&"}
    rename = lambda item, *fields: replace(item, **{f: named.get(getattr(item, f), getattr(item, f)) for f in fields})  # noqa: E731
    links = tuple(rename(link, "name") for link in robot.links)
    joints = tuple(rename(joint, "name", "parent", "child") for joint in robot.joints)
    result = study(replace(robot, name="<i>x</i>", links=links, joints=joints), samples=21, speed=False)
    return replace(result, speeds=puma.speeds, peer=puma.peer)


@pytest.fixture(scope="module")
def page(scara: Study, tmp_path_factory: pytest.TempPathFactory) -> str:
    return scara.to_html(tmp_path_factory.mktemp("study") / "page.html").read_text(encoding="utf-8")


def test_the_torques_are_those_of_first_principles(puma):
    for k in (1, 7, 13, 19):
        expected = inverse_dynamics(puma.robot, *(x[k] for x in puma.motion))
        for tau in puma.torques.values():
            close(tau[k], expected, ops=2 * chained(puma.robot))


def test_every_method_that_offers_inverse_dynamics_is_there(puma):
    assert tuple(puma.torques) == methods_for("inverse_dynamics")


@pytest.mark.parametrize("which", ["puma", "scara"])
def test_rounding_explains_every_difference_and_the_bound_is_not_idle(which, request):
    result = request.getfixturevalue(which)
    assert result.agrees
    assert max(row.ratio for row in result.agreements) > 0.01


def test_every_quantity_that_several_methods_give_is_compared(puma):
    expected = {(q, m) for q, row in QUANTITIES.items() if "tau" not in row.inputs and not row.common for m in methods_for(q)[1:]}
    expected |= {("forward_dynamics", m) for m in methods_for("forward_dynamics")}
    expected |= {(q, m) for q in COMMON for m in methods_for(q)}
    assert {(row.quantity, row.method) for row in puma.agreements} == expected


def test_a_wrong_method_is_noticed():
    value, bound = np.ones((3, 2)), np.full((3, 2), 1e-15)
    (row,) = against_first("inverse_dynamics", {"right": Values(value, bound), "wrong": Values(value + 1e-14, bound)})
    assert row.ratio > 1 and row.absolute == pytest.approx(1e-14, rel=0.02)
    (row,) = against_first("inverse_dynamics", {"right": Values(value, 0 * bound), "wrong": Values(value + 1e-14, 0 * bound)})
    assert row.ratio == math.inf
    assert row.to_dict()["ratio_to_bound"] is None


def test_where_the_analysis_gives_no_bound_it_says_so(puma):
    value = np.ones((3, 2))
    (row,) = against_first("mass_matrix", {"a": Values(value, value * np.nan), "b": Values(value + 1, value * np.inf)})
    assert not row.bounded and row.ratio == 0 and row.to_dict()["ratio_to_bound"] is None
    text = replace(puma, agreements=(row,)).tables()[1].text()
    assert "no bound" in text and "Every difference with a bound is explained" in text


def test_the_counts_are_those_of_the_library(puma):
    for (quantity, method), found in puma.counts.items():
        key = "newton-euler" if method == "any" else method
        assert found == iso.count(puma.robot, key, quantity)
    assert {quantity for quantity, _ in puma.counts} == {key for key in QUANTITIES if not key.endswith("_derivatives")}


def test_large_robots_leave_the_largest_counts_out_and_very_large_ones_are_refused():
    assert "regressor" not in {quantity for quantity, _ in study_module.operation_counts(iso.chain(13), ("mass_matrix",))}
    with pytest.raises(iso.ModelError, match="at most 30"):
        study(iso.chain(31))


def test_speed_is_measured(puma):
    assert [row.quantity for row in puma.speeds] == list(speed.TIMED)
    for row in puma.speeds:
        assert row.batch > 0 and row.batch_all > 0 and row.single > 0 and row.states == 2000


def test_pinocchio_computes_the_same(puma):
    pytest.importorskip("pinocchio")
    for row in puma.speeds:
        # condition: forward dynamics solves with M; the peer's own operations are about as many as ours
        count = iso.count(puma.robot, row.method, row.quantity).total
        M = puma.robot.mass_matrix(np.zeros(6))
        condition = np.linalg.cond(M) if row.quantity == "forward_dynamics" else 1.0
        assert row.peer_difference <= 4 * count * condition * np.finfo(float).eps
        assert row.ratio > 0 and row.peer_single > 0


@pytest.mark.parametrize(
    "robot", [iso.load("kr5"), iso.load("stanford"), iso.random_tree(3, 6, motors=True), iso.random_tree(8, 6)]
)
def test_the_peer_takes_joints_without_limits_and_branches(robot):
    pytest.importorskip("pinocchio")
    rows, line = speed.measure(robot, states=500, repeats=1)
    assert line.startswith("Pinocchio")
    assert all(row.peer_difference < 1e-9 for row in rows), "another order of joints would be off by about 1"


def test_what_the_peer_refuses_of_a_robot_is_skipped_with_its_reason():
    """It has forward dynamics of no robot with mimic joints."""
    pytest.importorskip("pinocchio")
    rows, line = speed.measure(iso.load("mimic-gripper"), ["inverse_dynamics", "forward_dynamics"], states=100, repeats=1)
    inverse, forward = rows
    assert inverse.peer_difference < 1e-9 and inverse.ratio > 0 and math.isnan(forward.ratio)
    assert "; forward_dynamics skipped, it does not support this robot (This algorithm does not support Joint Mimic" in line


def test_speed_on_a_base_that_is_moved_is_refused_with_the_remedy():
    with pytest.raises(
        iso.ModelError, match=r"speed: prescribed base motion is not supported \(robot 'ur5'\); use with_base\('fixed'\)"
    ):
        speed.measure(iso.load("ur5", base="moving"), states=100, repeats=1)


def test_without_pinocchio_a_line_says_so(monkeypatch):
    monkeypatch.setenv("ISODYN_NO_PEERS", "1")
    assert speed.pinocchio_for(iso.load("ur5")) == (None, "Pinocchio: skipped, ISODYN_NO_PEERS is set")
    monkeypatch.delenv("ISODYN_NO_PEERS")
    monkeypatch.setattr(speed.importlib.util, "find_spec", lambda name: None)
    found, line = speed.pinocchio_for(iso.load("ur5"))
    assert found is None and "not installed" in line
    rows, line = speed.measure(iso.load("two-link"), states=100, repeats=1)
    assert "skipped" in line and all(math.isnan(row.ratio) and row.to_dict()["ratio_to_pinocchio"] is None for row in rows)


def test_it_prints_the_torques_and_a_line_each_on_the_rest(puma):
    text = str(puma)
    for words in ("tau_6 [N m]", "Agreement   16 methods", "rounding explains every difference", "Operations  inverse_dynamics"):
        assert words in text
    assert "Speed       inverse_dynamics" in text and "isodyn study puma560 --all" in text
    assert "exceeds those of joint1, joint3, joint4, joint5" in text
    assert len(text.splitlines()) < 24 and max(map(len, text.splitlines())) < 200


def test_a_method_that_differs_is_in_its_line_and_in_the_map(puma):
    wrong = replace(puma.agreements[0], ratio=3.0)
    spoilt = replace(puma, agreements=(wrong, *puma.agreements[1:]))
    assert f"1 of {len(puma.agreements)} differences EXCEED the rounding bound: inverse_dynamics by {wrong.method}" in str(spoilt)
    assert spoilt.map().html().count("class='wrong'") == 1 and "≠" in spoilt.map().html() and "≠" not in puma.map().html()


def test_every_table_is_there_when_asked_for(puma):
    titles = [table.title for table in puma.tables()]
    assert [title.split(" (")[0] for title in titles] == [
        "Torques along the trajectory", "Agreement of the methods", "Operations per evaluation", "Speed on this machine",
    ]  # fmt: skip
    for table in puma.tables():
        for k, name in enumerate(table.header):
            assert set(row[k] for row in table.rows) - {"", "-", "0"}, f"{table.title}: {name} is empty"


def test_the_map_has_a_mark_for_every_comparison_with_its_numbers_on_hover(puma):
    marks = {(m, q): mark for m, row in puma.map().rows for q, mark in zip(puma.map().columns, row, strict=True)}
    for row in puma.agreements:
        mark = marks[row.method, row.quantity]
        assert mark.text == number(row.ratio, 2) and number(row.absolute) in mark.words
    assert marks["newton-euler", "mass_matrix"].text == "ref" and marks["articulated-body", "mass_matrix"].text == ""


def test_it_becomes_json(puma):
    data = json.loads(json.dumps(puma.to_dict(), allow_nan=False))
    assert data["robot"] == "puma560" and data["agrees"] is True
    assert np.array(data["tau"]["newton-euler"]).tobytes() == puma.tau.tobytes()
    assert data["units"]["tau"] == ["N m"] * 6


def test_a_joint_that_moves_nothing_is_said():
    links = (Link("base"), Link("a", 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1, 0, 0, 0)), Link("b"))
    result = study(Robot("r", links, (Joint("j", "base", "a"), Joint("k", "a", "b"))), samples=5, states=100)
    assert any("singular" in note for note in result.notes)
    rows = (*result.agreements, *result.speeds)
    assert rows and all(row.quantity != "forward_dynamics" for row in rows)


def test_a_study_of_a_robot_with_loops_says_that_they_are_open_and_looks_at_them_closed():
    found = study(iso.load("four-bar"), samples=3, speed=False)
    assert found.notes[0] == "The loops of four-bar are cut here: trajectory, torques and speed are those of its tree."
    assert (
        found.notes[1].startswith("With closed loops, 13 methods compared with the witness: forward_dynamics exact")
        and found.agrees
    )
    assert not replace(found, closed=(replace(found.closed[0], apart=("denoc",)),)).agrees


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: study(Robot("r", (Link("a"),))), iso.ModelError, "no moving joint"),
        (lambda: study(iso.load("two-link"), samples=1), iso.ShapeError, "at least 2"),
        (lambda: study(iso.load("two-link"), samples=2.5), iso.ShapeError, "whole number of at least 2, got 2.5"),
        (lambda: study(iso.load("two-link"), states=0), iso.ShapeError, "states must be a whole number of at least 1"),
        (lambda: study(iso.load("two-link"), duration=0.0), iso.ShapeError, "positive number"),
        (lambda: study(iso.load("two-link"), duration=math.inf), iso.ShapeError, "positive number"),
        (lambda: study(iso.load("two-link"), duration="long"), iso.ShapeError, "positive number"),
        (lambda: study(iso.load("two-link"), duration=1e-200), iso.ShapeError, "choose one such as 10"),
        (lambda: study("two-link"), iso.ModelError, "expected a Robot"),
    ],
)
def test_what_cannot_be_studied_is_refused(make, error, message):
    with pytest.raises(error, match=message):
        make()


def test_the_page_is_whole_and_needs_nothing_else(page):
    assert "Torques along a trajectory" in read(page).text


def test_the_page_shows_every_plot_in_both_themes(page, scara):
    # motion of both kinds of joint; torques, small torques, forces; counts, speed; the robot
    assert page.count("<svg") == 6 + 3 + 2 + 1 + 1
    order = [
        page.index(f"<section id='{key}'") for key in ("robot", "torques", "trajectory", "agreement", "counts", "speed", "sources")
    ]
    assert order == sorted(order) and page.count("<details>") == 2
    assert "prefers-color-scheme: dark" in page and "currentColor" in page and "#010203" not in page
    for words in (
        "q [m]",
        "qdd [rad/s²]",
        "tau [N]",
        "tau [N m]",
        "Saha",
        "of the rounding bound",
        "states/s",
        "Time per state",
    ):
        assert words in page, words
    for method in scara.torques:
        assert method in page


def test_names_are_escaped(page):
    assert "<i>x" not in page and "<em>" not in page and "&lt;i&gt;x" in page and "&lt;em&gt;&amp;" in page and "a&amp;b" in page


def test_a_missing_matplotlib_names_its_remedy(scara, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(iso.MissingExtra, match=r"pip install 'isodyn\[plot\]'"):
        scara.to_html(tmp_path / "page.html")
    assert not (tmp_path / "page.html").exists()


def test_matplotlib_settings_are_left_alone(page):
    import matplotlib

    assert matplotlib.rcParams["svg.fonttype"] == matplotlib.rcParamsDefault["svg.fonttype"]
    code = "import sys, isodyn; isodyn.draw(isodyn.load('two-link')); sys.exit('matplotlib.pyplot' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0, "drawing uses no global state"


def test_the_self_check_passes_here_and_fails_on_a_broken_kernel(monkeypatch):
    checks = self_check(iso.load("two-link"))
    assert all(check.passed for check in checks if check.required), checks
    real = iso.Dynamics.inverse_dynamics
    monkeypatch.setattr(iso.Dynamics, "inverse_dynamics", lambda self, *a, **k: real(self, *a, **k) * (1 + 1e-12))
    failed = [check.name for check in self_check(iso.load("two-link")) if check.required and not check.passed]
    assert "kernels equal the reference interpreter" in failed


def test_the_bound_counts_what_was_folded_at_trace_time():
    # the mass of a slide is a constant of the graph: two methods may sum the masses in another order, and that is rounding too
    robot = iso.load("stanford")
    found = agreement.by_methods(robot, "mass_matrix", {"q": np.zeros((1, 6))})
    assert all(values.bound[0, 2, 2] > 0 for values in found.values())


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0"),
        (1.25e-15, "1.25e-15"),
        (0.5, "0.5"),
        (123.4, "123"),
        (1234.4, "1 234"),
        (1234567.0, "1 234 567"),
        (math.nan, "-"),
    ],
)
def test_numbers_are_written_for_people(value, text):
    assert number(value) == text


def test_tables_line_up_and_escape():
    table = Table("t", ("name", "x [m]"), (("a<b", "1"), ("c", "22")), notes=("n > 1",))
    assert table.text().splitlines() == ["t", "  name  x [m]", "  a<b       1", "  c        22", "  n > 1"]
    assert "a&lt;b" in table.html() and "n &gt; 1" in table.html()
