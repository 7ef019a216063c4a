"""What the command line says when something is wrong: which exit code, which words, and that nothing is left behind."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

import isodyn as iso
from isodyn.cli import count
from isodyn.cli import main as cli
from isodyn.simulation import simulate as simulations

AIR = """<mujoco model="eq"><option density="1.2"/><worldbody><body name="a"><joint name="j1" axis="0 1 0"/><geom size="0.1"/>
<body name="b" pos="0 0 1"><joint name="j2" axis="0 1 0"/><geom size="0.1"/></body></body></worldbody>
<equality><joint name="tie" joint1="j1" joint2="j2" polycoef="0 1 1"/></equality></mujoco>"""


def run(capsys, *words: str) -> tuple[int, str, str]:
    code = cli.main(list(words))
    caught = capsys.readouterr()
    return code, caught.out, caught.err


@pytest.fixture
def files(tmp_path, monkeypatch):
    """A model with a constraint and in air, and one with a mimic joint that was left free."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "eq.xml").write_text(AIR, encoding="utf-8")
    text = iso.load("two-link").to_urdf()
    tied = text.replace('<parent link="link1"/>', '<parent link="link1"/><mimic joint="joint1" multiplier="2"/>')
    assert tied != text
    iso.load(tied, mimic="free").save(tmp_path / "mimic.toml")
    return tmp_path


# -- what a reader left out -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ["inverse", "ROBOT", "--q", "0,0", "--json"],
        ["simulate", "ROBOT", "--t", "0.01", "--json"],
        ["trajectory", "ROBOT", "--json"],
        ["ik", "ROBOT", "--position", "0,0,0", "--frame", "TIP", "--no-limits", "--json"],
        ["count", "ROBOT", "--quantity", "gravity_torque", "--method", "newton-euler", "--json"],
    ],
    ids=lambda words: words[0],
)
def test_a_verb_that_computes_says_in_one_line_what_the_model_lacks(words, files, capsys):
    for robot, tip, message in (
        ("eq.xml", "b", "eq: <equality> constraints are left out"),
        ("mimic.toml", "link2", "two-link: mimic joints are independent joints"),
    ):
        _, out, err = run(capsys, *({"ROBOT": robot, "TIP": tip}.get(word, word) for word in words))
        warnings = [line for line in err.splitlines() if line.startswith("isodyn: warning: ") and message in line]
        assert len(warnings) == 1 and message in warnings[0]
        json.loads(out)
        if robot == "eq.xml":
            assert "(1 more: isodyn show eq.xml)" in warnings[0]
    _, _, err = run(capsys, *({"ROBOT": "two-link", "TIP": "link2"}.get(word, word) for word in words))
    assert "left out" not in err and "mimic" not in err


def test_strict_counts_what_the_reader_warns_of(files, capsys):
    for robot, words in (("eq.xml", "the fluid around the model"), ("mimic.toml", "mimic")):
        assert run(capsys, "check", robot)[0] == 0
        code, out, _ = run(capsys, "check", robot, "--strict")
        assert code == 1 and words in out
    plain = sum(finding.severity == "warning" for finding in iso.load("eq.xml").lint())
    assert json.loads(run(capsys, "check", "eq.xml", "--json")[1])["warnings"] == plain + 2


# -- exit codes -------------------------------------------------------------------------------------------------------

WRONG = [
    ["inverse", "two-link", "--q", "0"],
    ["inverse", "two-link", "--q", "0,zero"],
    ["inverse", "two-link", "--q", "0,0", "--method", "newton"],
    ["inverse", "two-link", "--q", "0,0", "--output", "x.txt"],
    ["inverse", "two-link", "--q", "pi,0", "--deg"],
    ["matrix", "two-link", "--q", "0,0", "--which", "masses"],
    ["pose", "gripper", "--q", "0,0,0,0"],
    ["pose", "two-link", "--q", "0,0", "--frame", "hand"],
    ["ik", "ur5", "--pose", "1,2,3"],
    ["ik", "gripper", "--position", "1,2,3"],
    ["simulate", "two-link", "--control", "pd"],
    ["simulate", "two-link", "--plot", "x.xls"],
    ["animate", "two-link", "--output", "x.avi"],
    ["animate", "m.csv"],
    ["trajectory", "two-link", "--to", "1"],
    ["trajectory", "two-link", "--output", "x.txt"],
    ["trajectory", "two-link", "--plot", "x.txt"],
    ["significance", "two-link", "--output", "x.txt"],
    ["stability", "two-link", "--quantity", "torque"],
    ["stability", "two-link", "--sweep", "elbow"],
    ["compare", "two-link", "--method", "newton"],
    ["convert", "two-link", "x.step"],
    ["convert", "two-link", "x.dh"],
    ["count", "0"],
    ["reproduce", "saha-1"],
    ["show", "threelink"],
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_a_command_that_cannot_be_right_is_exit_code_2(words, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *words)
    assert code == 2 and out == "" and len(err.splitlines()) == 1 and err.startswith("isodyn: ")
    assert not list(tmp_path.iterdir())


def test_a_motion_alone_cannot_be_animated_and_the_option_is_named(capsys):
    assert "isodyn animate ROBOT --trajectory m.csv" in run(capsys, "animate", "m.csv")[2]


@pytest.mark.parametrize(
    "words", [["show", "bad.urdf"], ["show", "no.urdf"], ["inverse", "ur5", "--input", "bad.csv"]], ids=" ".join
)
def test_a_file_that_is_wrong_is_exit_code_1(words, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.urdf").write_text("<robot name='r'><link/></robot>")
    (tmp_path / "bad.csv").write_text("q_1\n0\n")
    assert run(capsys, *words)[0] == 1


# -- places that cannot be written ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ["inverse", "two-link", "--q", "0,0", "--output", "no/x.csv"],
        ["inverse", "two-link", "--q", "0,0", "--output", "no/x.npz"],
        ["simulate", "two-link", "--output", "no/x.csv"],
        ["simulate", "two-link", "--plot", "no/x.svg"],
        ["simulate", "two-link", "--animate", "no/x.html"],
        ["animate", "two-link", "--output", "no/x.html"],
        ["trajectory", "two-link", "--output", "no/x.csv"],
        ["trajectory", "two-link", "--plot", "no/x.svg"],
        ["ik", "ur5", "--position", "0.3,0.3,0.3", "--output", "no/x.csv"],
        ["study", "two-link", "--output", "no/x.html"],
        ["compare", "two-link", "--csv", "no/x.csv"],
        ["significance", "two-link", "--output", "no/x.html"],
        ["stability", "two-link", "--plot", "no/x.svg"],
        ["reproduce", "saha-9.1", "--output", "no/pages"],
        ["convert", "two-link", "no/x.toml"],
        ["convert", "two-link", "no/x.dh", "--convention", "standard"],
    ],
    ids=" ".join,
)
def test_a_folder_that_is_not_there_is_said_before_the_work_and_not_made(words, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *words)
    assert code == 1 and out == ""
    (line,) = err.splitlines()
    assert "cannot write 'no/" in line.replace("\\\\", "/") and "No such file or directory" in line
    assert not list(tmp_path.iterdir())


def test_the_library_says_the_same(tmp_path):
    motion = iso.Trajectory.cubic([0, 0], [1, 1], 1.0)
    robot = iso.load("two-link")
    for write, place in ((motion.to_csv, "x.csv"), (motion.plot, "x.svg"), (motion.plot, "x.png")):
        with pytest.raises(iso.FormatError, match=r"cannot write '.*': No such file or directory$"):
            write(tmp_path / "no" / place)
    for place in ("x.svg", "x.png"):
        with pytest.raises(iso.FormatError, match=r"draw: cannot write '.*': No such file or directory$"):
            iso.draw(robot, path=tmp_path / "no" / place)
    with pytest.raises(iso.FormatError, match="cannot contain a null character"):
        robot.save("a\0.toml")


def test_a_table_is_not_a_saved_simulation(tmp_path):
    done = iso.simulate(iso.load("two-link"), [0, 0], [0, 0], 0.1)
    with pytest.raises(iso.FormatError, match=r"not a simulation that isodyn saved: it is no .npz file"):
        iso.Simulation.load(done.to_csv(tmp_path / "fall.csv"))


# -- numbers ----------------------------------------------------------------------------------------------------------


def test_multiples_of_pi_are_numbers_also_with_a_minus_in_front(capsys):
    pi, robot = np.pi, iso.load("ur5")
    code, out, _ = run(capsys, "inverse", "ur5", "--json", "--q", "-pi/2,0,pi,3*pi/4,-2*pi,-.5")
    assert code == 0 and json.loads(out)["tau"] == [
        robot.inverse_dynamics([-pi / 2, 0, pi, 3 * pi / 4, -2 * pi, -0.5], [0] * 6, [0] * 6).tolist()
    ]
    code, out, _ = run(capsys, "pose", "two-link", "--json", "--q", "-pi/4", "-1")
    assert code == 0 and json.loads(out)["pose"] == [iso.load("two-link").pose([-pi / 4, -1]).tolist()]
    for word in ("pi/0", "2pi", "pi*pi", "__import__", "1+pi"):
        code, _, err = run(capsys, "pose", "two-link", "--q", f"{word},0")
        assert code == 2 and f"--q: {word!r} is not a number" in err


def test_torques_that_end_too_early_name_the_remedy(capsys, tmp_path):
    place = tmp_path / "tau.csv"
    place.write_text("t,tau_1,tau_2\n0,1,1\n0.05,1,1\n")
    code, _, err = run(capsys, "simulate", "two-link", "--torques", str(place), "--t", "0.1")
    assert code == 2 and "ends at 0.05 s and --t is 0.1 s; give --t 0.05 or less, more rows, or --hold" in err
    assert run(capsys, "simulate", "two-link", "--torques", str(place), "--t", "0.1", "--hold")[0] == 0
    with pytest.raises(iso.ShapeError, match="at the first and last time too, or simulate a shorter time"):
        iso.simulate(iso.load("two-link"), [0, 0], [0, 0], 1.0, torque=([0, 0.5], [[0, 0], [0, 0]]))


# -- long work, Ctrl-C, closed streams --------------------------------------------------------------------------------


def test_a_count_that_takes_long_is_announced_and_one_that_takes_too_long_refused(monkeypatch, capsys):
    operations, seconds = count._forecast(40, "inverse_dynamics", "newton-euler")
    expected = iso.count(40, "newton-euler", "inverse_dynamics").total
    assert 0.8 * expected < operations < 1.25 * expected and seconds > 0
    words = ["count", "40", "--quantity", "gravity_torque"]
    monkeypatch.setattr(count, "_forecast", lambda n, quantity, method: (1e3, 700.0))
    code, out, err = run(capsys, *words, "--method", "newton-euler", "--json")
    assert code == 0 and len(json.loads(out)["counts"]) == 1
    announced, *_ = err.splitlines()  # progress follows where the machine is slow
    assert announced == "isodyn: gravity_torque by newton-euler for 40 joints may take about 12 min; press Ctrl-C to stop"
    monkeypatch.setattr(count, "_forecast", lambda n, quantity, method: (5e8, 1e5))
    code, _, err = run(capsys, *words, "--method", "newton-euler")
    assert code == 2 and "about 500 million operations" in err and "isodyn count general --method newton-euler" in err
    code, out, err = run(capsys, *words, "--json")
    assert code == 0 and json.loads(out)["counts"] == [] and "too many to list: skipped" in err
    assert [count._in_words(x) for x in (40, 700, 40_000)] == ["about 40 s", "about 12 min", "about 11 h"]


def test_an_interrupt_is_one_line_and_exit_code_130(monkeypatch, capsys):
    from isodyn.cli import studies

    def pressed(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(studies, "_versions", pressed)
    assert run(capsys, "doctor") == (130, "", "isodyn: interrupted\n")


def test_an_interrupted_fall_is_drawn_so_far_and_exit_code_130(monkeypatch, capsys, tmp_path):
    whole = simulations.simulate
    monkeypatch.setattr(simulations, "simulate", lambda *args, **more: replace(whole(*args, **more), status="cancelled"))
    place = tmp_path / "fall.html"
    code, _, err = run(capsys, "animate", "two-link", "--t", "0.1", "--output", str(place))
    assert code == 130 and place.exists()
    # on a busy machine it says before what takes so long
    assert err.endswith("isodyn: interrupted; the results hold the motion up to t = 0.1 s\n") and "Traceback" not in err


@pytest.mark.skipif(sys.platform == "win32", reason="streams of a POSIX shell")
def test_closed_streams_are_no_crash():
    shell = f'"{sys.executable}" -W error -m isodyn'
    for words, code, said in (
        ("robots >&-", 0, ""),
        ("show nobody 2>&-", 2, ""),
        ("inverse two-link --input - <&-", 1, "isodyn: standard input holds no rows\n"),
        ("robots >/dev/full", 1, "isodyn: cannot write to standard output: No space left on device\n"),
    ):
        if "/dev/full" in words and not os.path.exists("/dev/full"):
            continue
        done = subprocess.run(["sh", "-c", f"{shell} {words}"], capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stdout, done.stderr) == (code, "", said), words


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes to close")
@pytest.mark.parametrize(("words", "code"), [(["show", "chain-200"], 0), (["inverse", "--help"], 0), (["check", "bad.toml"], 1)])
def test_the_exit_code_does_not_depend_on_when_the_reader_leaves(words, code, tmp_path):
    iso.load("two-link").with_parameters({"link1.inertia": [1, 1, 5, 0, 0, 0]}).save(tmp_path / "bad.toml")
    command = [sys.executable, "-W", "error", "-m", "isodyn", *words]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, env=env) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == code
