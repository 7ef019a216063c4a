"""Trajectories as CSV tables, as pictures, and as a verb of the command line."""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest
from bounds import within

import isodyn as iso
from isodyn import CartesianPath, Trajectory
from isodyn.cli.main import main
from isodyn.cli.options import KINDS

EPS = np.finfo(float).eps
STANFORD = iso.load("stanford")
MOTION = Trajectory.quintic(np.zeros(6), [1.0, 0.5, 0.1, -1.0, 0.4, 2.0], 1.5)


# -- CSV --------------------------------------------------------------------------------------------------------------


def test_a_motion_is_animated_without_a_simulation(tmp_path):
    page = MOTION.animate(tmp_path / "motion.html", STANFORD)
    assert "trajectory" in page.read_text(encoding="utf-8") and page.stat().st_size > 10_000
    with pytest.raises(iso.ShapeError, match="joints"):
        MOTION.animate(tmp_path / "motion.html", iso.load("two-link"))


def test_a_table_comes_back_as_it_went(tmp_path):
    path = MOTION.to_csv(tmp_path / "motion.csv", robot=STANFORD, dt=0.1)
    head = path.read_text(encoding="utf-8").splitlines()[0].split(",")
    assert head[:4] == ["t [s]", "q_1 [rad]", "q_2 [rad]", "q_3 [m]"] and head[9] == "qd_3 [m/s]" and head[15] == "qdd_3 [m/s2]"
    again = Trajectory.from_csv(path)
    samples = MOTION.sample(dt=0.1)
    assert again.duration == 1.5 and len(again.jump_ts) == 14
    for a, b in zip(again(samples.t), samples[1:], strict=True):
        assert (a[:-1] == b[:-1]).all()
        within(a[-1], b[-1], 4096 * EPS / 0.1**2)
    # quintic pieces through samples of a quintic are that quintic
    t = np.linspace(0, 1.5, 301)
    for k, (a, b) in enumerate(zip(again(t), MOTION(t), strict=True)):
        within(a, b, 4096 * EPS * 10.0**k * 60)


def test_other_spellings_are_read(tmp_path):
    place = tmp_path / "motion.csv"
    place.write_text("# recorded\n\nq_2 [deg]; Time [s]; remark; q1\n10; 5; a; 1\n20; 6; b; 2\n30; 8; c; 4\n", encoding="utf-8-sig")
    found = Trajectory.from_csv(place)
    assert found.duration == 3.0 and found.n == 2
    within(found([0.0, 1.0, 3.0]).q, [[1, np.radians(10)], [2, np.radians(20)], [4, np.radians(30)]], 16 * EPS)
    place.write_text("t q_1 qd_1\n0 1 0\n1 2 0\n", encoding="utf-8")
    assert Trajectory.from_csv(place)(0.5).q == pytest.approx(1.5, abs=4 * EPS)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("t,q_1\n0,1\n", "a header and at least two lines, got 2"),
        ("q_1,q_2\n0,1\n1,2\n", "expected columns t, q_1, q_2, ...; found q_1, q_2"),
        ("t,qd_1\n0,1\n1,2\n", "expected columns t, q_1"),
        ("t,q_1,q_3\n0,1,1\n1,2,1\n", "the column q_2 is missing"),
        ("t,q_1,q_2,qd_2\n0,1,1,1\n1,2,1,1\n", "the column qd_1 is missing"),
        ("t,q_1,qd_2\n0,1,1\n1,2,1\n", "column qd_2, but q has 1 columns"),
        ("t,q_1,q_1\n0,1,1\n1,2,1\n", "column q_1 appears twice"),
        ("t,q_1 [mm]\n0,1\n1,2\n", r"column 'q_1 \[mm\]': the unit must be \[rad\] or \[m\] or \[deg\]"),
        ("t [ms],q_1\n0,1\n1,2\n", r"the unit must be \[s\]"),
        ("t,q_1\n0,1\n1,two\n", "line 3, q_1: 'two' is not a number"),
        ("t,q_1\n0,1\n1,nan\n", "line 3, q_1: 'nan' is not a finite number"),
        ("t,q_1\n0,1\n1,2,3\n", "line 3: expected 2 columns, got 3"),
        ("t,q_1\n1,1\n1,2\n", "times must increase"),
        ('t,q_1\n0,"1\n1,2\n', "line 2: not a line of a CSV table"),
    ],
)
def test_a_bad_table_is_named(text, message, tmp_path):
    place = tmp_path / "bad.csv"
    place.write_text(text, encoding="utf-8")
    with pytest.raises((iso.FormatError, iso.ShapeError), match=message):
        Trajectory.from_csv(place)


def test_files_that_are_not_there_are_named(tmp_path):
    with pytest.raises(iso.FormatError, match=r"cannot read .*none.csv': No such file"):
        Trajectory.from_csv(tmp_path / "none.csv")
    with pytest.raises(iso.FormatError, match=r"cannot read .*null byte"):
        Trajectory.from_csv("a\0.csv")
    with pytest.raises(iso.FormatError, match="/dev/zero': larger than 256 MiB"):
        Trajectory.from_csv("/dev/zero")
    (tmp_path / "binary.csv").write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(iso.FormatError, match="not UTF-8 text"):
        Trajectory.from_csv(tmp_path / "binary.csv")


# -- pictures ---------------------------------------------------------------------------------------------------------


def test_pictures_have_units_names_and_jumps(tmp_path):
    pytest.importorskip("matplotlib")
    svg = MOTION.plot(tmp_path / "a.svg", robot=STANFORD, title="a < b & c")
    ElementTree.fromstring(svg)
    written = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert written.endswith(svg.removeprefix("<svg")) and "background: #fff" in written  # a file stands on white
    for word in ("[rad]", "[m]", "[rad/s]", "[m/s²]", "t [s]", "joint3", "acceleration"):
        assert word in svg
    path = CartesianPath.line(np.eye(4), (0.3, 0.0, 0.4), speed=0.2, acceleration=1.0)
    assert "[m/s]" in path.plot(tmp_path / "b.png") and (tmp_path / "b.png").read_bytes()[1:4] == b"PNG"
    with pytest.raises(iso.FormatError, match=r"ends in '.bmp'; expected .svg, .png or .pdf"):
        MOTION.plot(tmp_path / "c.bmp")
    with pytest.raises(iso.ShapeError, match="has 6 joints, but 'two-link' has 2"):
        MOTION.plot(robot=iso.load("two-link"))


# -- command line -----------------------------------------------------------------------------------------------------

LINE = ["--from", "0,-1.2,1.5,-1.9,-1.6,0"]
COMMANDS = {
    "cycloidal": ["two-link", "--to", "1,-0.5", "--duration", "2"],
    "cubic": ["ur5", "--to", "1,-1,1,0,0,0", "--limits"],
    "quintic": ["stanford", "--to", "1,1,0.2,1,1,1", "--velocity", "2", "--acceleration", "5"],
    "trapezoidal": ["two-link", "--from", "-1", "0", "--to", "1", "0.5", "--velocity", "1", "--acceleration", "2,3"],
    "fourier": ["iiwa14", "--seed", "4", "--harmonics", "3", "--duration", "8"],
    "waypoints": ["iiwa14", "--via", "0.5,0.5,0,-1,0,0.5,0", "--to", "1,0,0,-1,0,1,0", "--acceleration", "10"],
    "samples": ["two-link", "--input", "recorded.csv"],
    "line": ["ur5", *LINE, "--point", "0.5,0.3,0.4", "--speed", "0.1", "--acceleration", "0.5"],
    "circle": ["ur5", *LINE, "--centre", "0.55,0.1,0.3", "--angle", "2", "--duration", "3"],
}


def run(capsys, *words: str) -> tuple[int, str, str]:
    code = main(["trajectory", *words])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "recorded.csv").write_text("t,q_1,q_2\n0,0,0\n1,0.5,0.2\n2,0.2,0.4\n3,0,0\n", encoding="utf-8")
    (tmp_path / "points.csv").write_text("q_1 [deg],q_2 [deg]\n0,0\n30,20\n10,50\n", encoding="utf-8")
    return tmp_path


def test_every_kind_has_a_command():
    assert set(COMMANDS) == set(KINDS)


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_kind_writes_columns_whose_rates_fit(kind, folder, capsys):
    words = [COMMANDS[kind][0], "--kind", kind, *COMMANDS[kind][1:]]
    code, out, err = run(capsys, *words, "--samples", "801")
    assert code == 0, err
    rows = list(csv.reader(io.StringIO(out)))
    table = np.array(rows[1:], dtype=float)
    n = iso.load(words[0]).n
    assert len(table) == 801 and len(rows[0]) == 1 + 3 * n and rows[0][0] == "t [s]"
    t, q, qd = table[:, 0], table[:, 1 : 1 + n], table[:, 1 + n : 1 + 2 * n]
    # the trapezoidal rule integrates qd to q; what it misses is second order, and first order in the few intervals of a jump
    steps = np.diff(t)[:, None]
    missed = np.abs(np.diff(q, axis=0) - steps * (qd[1:] + qd[:-1]) / 2)
    bend = np.abs(np.diff(table[:, 1 + 2 * n :], axis=0)).max() + np.abs(table[:, 1 + 2 * n :]).max()
    assert (missed <= steps**2 * bend + 64 * EPS * (1 + np.abs(q[1:]))).all()


def test_the_table_is_read_by_inverse(folder, capsys):
    assert run(capsys, "stanford", "--dt", "0.1", "--duration", "2", "--output", "motion.csv", "--deg")[0] == 0
    assert main(["inverse", "stanford", "--input", "motion.csv", "--output", "torques.npz", "--results-only", "--deg"]) == 0
    samples = Trajectory.cycloidal(np.zeros(6), [np.pi, np.pi, 0.1, np.pi, np.pi, np.pi], 2.0).sample(dt=0.1)
    expected = STANFORD.inverse_dynamics(*samples[1:])
    found = np.load("torques.npz")["tau"]
    within(found, expected, 4096 * EPS * (1 + np.abs(expected)).max())  # degrees there and back are two more roundings
    assert run(capsys, "stanford", "--output", "motion.npz")[0] == 0
    assert set(np.load("motion.npz")) == {"t", "q", "qd", "qdd"}
    assert main(["inverse", "stanford", "--input", "motion.npz", "--output", "torques.csv"]) == 0


def test_json_says_what_was_made(folder, capsys):
    code, out, _ = run(capsys, "ur5", "--kind", "cubic", "--limits", "--to", "1,0,0,0,0,0", "--samples", "5", "--json")
    data = json.loads(out)
    assert code == 0 and data["kind"] == "cubic" and data["rows"] == 5 and data["broken_limits"] == []
    assert len(data["q"]) == 5 and data["q"][-1][0] == pytest.approx(1.0, abs=64 * EPS) and data["t"][-1] == data["duration"]
    pytest.importorskip("matplotlib")
    code, out, _ = run(capsys, "two-link", "--json", "--output", "m.csv", "--plot", "m.svg")
    data = json.loads(out)
    assert data["output"] == "m.csv" and data["plot"] == "m.svg" and "q" not in data and (folder / "m.svg").exists()


def test_limits_that_are_broken_are_warned_of(folder, capsys):
    _, _, err = run(capsys, "ur5", "--to", "7,0,0,0,0,0", "--duration", "1", "--output", "m.csv")
    assert "isodyn: warning: joint 'shoulder_pan_joint': position 7 rad at 1 s is above its limit" in err


def test_waypoints_come_from_a_table_in_its_units(folder, capsys):
    code, out, err = run(capsys, "two-link", "--kind", "waypoints", "--input", "points.csv", "--acceleration", "3", "--json")
    assert code == 0, err
    q = np.array(json.loads(out)["q"])
    within(q[[0, -1]], np.radians([[0, 0], [10, 50]]), 64 * EPS)
    best = json.loads(out)["duration"]
    assert run(capsys, "two-link", "--kind", "waypoints", "--input", "points.csv", "--acceleration", "3", "--duration", "9")[0] == 0
    code, _, err = run(
        capsys, "two-link", "--kind", "waypoints", "--input", "points.csv", "--acceleration", "3", "--duration", "0.1"
    )
    assert code == 1 and f"0.1 s is too short; the limits allow no less than {best:.6g} s" in err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["three-link", "--from", "0,0"], "--from: expected 3 numbers, got 2"),
        (["three-link", "--to", "0,0,nan"], "not a finite number"),
        (["ur5", "--duration", "2", "--limits"], "give either --duration or limits, not both"),
        (["ur5", "--kind", "trapezoidal"], "give --acceleration"),
        (["ur5", "--kind", "trapezoidal", "--acceleration", "-3"], "the acceleration limit -3 allows no motion"),
        (["two-link", "--kind", "waypoints", "--velocity", "1"], "neither an acceleration nor a torque limit"),
        (["two-link", "--kind", "samples"], "give --input FILE.csv"),
        (["ur5", "--kind", "samples", "--input", "recorded.csv"], "has 2 joints, but 'ur5' has 6"),
        (["ur5", "--kind", "line", "--point", "1,0,0", "--speed", "1"], "give --from"),
        (["ur5", "--kind", "line", *LINE, "--speed", "1"], "give --point"),
        (["ur5", "--kind", "line", *LINE, "--point", "0.5,0.3,0.4", "--speed", "-1"], "speed must be a positive number"),
        (["ur5", "--kind", "line", *LINE, "--point", "5,0,0", "--speed", "1"], "leaves the reach of 'ur5' at t = "),
        (["ur5", "--kind", "line", *LINE, "--point", "5,0,0", "--to", "0,0,0,0,0,0"], "this kind takes no"),
        (["ur5", "--kind", "circle", *LINE, "--speed", "1"], "give --centre"),
        (["ur5", "--kind", "circle", *LINE, "--centre", "0,0,0", "--axis", "0,0,0", "--speed", "1"], "the axis has length 0"),
        (["ur5", "--output", "motion.txt"], "must end in .csv or .npz"),
        (["two-link", "--kind", "samples", "--input", "recorded.csv", "--output", "recorded.csv"], "is also the input"),
        (["ur5", "--plot", "picture.bmp"], "must end in .svg, .png or .pdf"),
    ],
)
def test_bad_commands_fail_with_a_sentence(words, message, folder, capsys):
    code, out, err = run(capsys, *words)
    by_its_nature = "leaves the reach" in message or "has 2 joints" in message
    assert code == (1 if by_its_nature else 2) and out == "" and message in err


@pytest.mark.parametrize("words", [["ur5", "--duration", "0"], ["ur5", "--kind", "cubical"], ["ur5", "--dt", "-1"]])
def test_wrong_usage_is_code_2(words, capsys):
    with pytest.raises(SystemExit) as caught:
        run(capsys, *words)
    assert caught.value.code == 2
