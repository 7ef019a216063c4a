"""Every verb, and the examples of its help page."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from shell import data, isodyn

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.cli.options import EXAMPLES, parser
from isodyn.papers.reproduce import SOURCES

ROOT = Path(__file__).parents[2]
MOTION = (
    "t [s],q_1 [rad],q_2 [rad],qd_1 [rad/s],qd_2 [rad/s],qdd_1 [rad/s2],qdd_2 [rad/s2]\n0,0.1,0.2,1,2,3,4\n1,0.3,0.4,-1,-2,0,1\n"
)
Q2, QD2 = [0.3, 0.8], [1.0, -1.0]


@pytest.fixture
def folder(tmp_path):
    """What the examples find: motion.csv, poses.csv, states.npz, arm.urdf."""
    (tmp_path / "poses.csv").write_text("x,y,z,roll,pitch,yaw\n0.4,0.1,0.3,3.1,0,0\n", encoding="utf-8")
    (tmp_path / "motion.csv").write_text(MOTION, encoding="utf-8")
    (tmp_path / "arm.urdf").write_text(iso.load("two-link").to_urdf(), encoding="utf-8")
    np.savez(tmp_path / "states.npz", q=[[0.1, 0.2], [0.3, 0.4]], tau=[[1.0, 2.0], [0.0, 0.0]])
    return tmp_path


def examples() -> list[str]:
    lines = [line for text in EXAMPLES.values() for line in text.splitlines() if line.strip()]
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    lines += [line for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL) for line in block.splitlines() if line.strip()]
    commands = [re.split(r"\s{2,}|\s+#", line.strip())[0] for line in lines]
    assert all("isodyn" in command for command in commands)
    return sorted(set(commands))


@pytest.mark.parametrize("command", examples())
def test_an_example_of_the_help_and_of_the_docs_runs(command, folder, monkeypatch):
    """In this process what is one command; by the shell what is a pipe or a redirection.  A server ends when it has begun."""
    monkeypatch.setattr("isodyn.workbench.server.serve", lambda served, place: place.close())
    monkeypatch.setattr("webbrowser.open", lambda link: True)
    if "--check rp.json" in command:  # what the example before it writes
        iso.certify(iso.load("rp")).save(folder / "rp.json")
    if set(command) & set("|<>&;$"):
        if not shutil.which("bash"):
            pytest.skip("needs bash")
        script = f'isodyn() {{ "{sys.executable}" -W error -m isodyn "$@"; }}\nset -e -o pipefail\n{command}\n'
        env = {**os.environ, "PYTHONPATH": str(ROOT), "ISODYN_NO_PEERS": "1"}
        done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, cwd=folder, env=env, timeout=300)
    else:
        verb, *words = shlex.split(command)
        assert verb == "isodyn"
        done = isodyn(*words, cwd=folder, ISODYN_NO_PEERS="1")
    assert done.returncode == 0, done.stderr
    assert done.stdout
    for page in re.findall(r"--output (\S+\.html)", command):
        assert (folder / page).read_text(encoding="utf-8").startswith("<!doctype html>")


def test_every_verb_has_examples_in_its_help_and_a_place_in_the_docs():
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    for verb in EXAMPLES:
        text = isodyn(verb, "--help").stdout if verb else isodyn("--help").stdout
        assert "examples:" in text and EXAMPLES[verb].strip() in text
        assert f"`{verb}" in page


def test_a_misspelt_verb_or_option_gets_a_suggestion():
    assert "did you mean 'inverse'?" in isodyn("invers").stderr
    assert "--output out.html" in isodyn("animate", "in.npz", "out.html").stderr
    assert "without an option: OUT" in isodyn("convert", "two-link", "--output", "x.urdf").stderr
    assert "45 rad is 7.2 revolutions; degrees? add --deg" in isodyn("pose", "two-link", "--q", "45,0").stderr
    assert not isodyn("pose", "two-link", "--q", "45,0", "--deg").stderr
    assert "saha-9.4  " in isodyn("reproduce", "--list").stdout
    assert all(source in isodyn("reproduce", "--help").stdout for source in SOURCES)
    assert "did you mean '--method'?" in isodyn("inverse", "ur5", "--q", "0", "--metod", "x").stderr
    assert "did you mean 'float32'?" in isodyn("inverse", "ur5", "--q", "0", "--dtype", "float3").stderr


# -- check, convert ---------------------------------------------------------------------------------------------------


def test_check_fails_on_errors_only_unless_strict(tmp_path):
    bad = tmp_path / "bad.urdf"
    bad.write_text(iso.load("two-link").with_parameters({"link1.inertia": [1, 1, 5, 0, 0, 0]}).to_urdf(), encoding="utf-8")
    done = isodyn("check", str(bad))
    assert done.returncode == 1 and "triangle-inequality" in done.stdout and "link 'link1'" in done.stdout
    found = json.loads(isodyn("check", str(bad), "--json").stdout)
    assert found["ok"] is False and found["errors"] == 1 and found["findings"][0]["rule"] == "triangle-inequality"
    assert isodyn("check", "iiwa14").returncode == 0
    warned = tmp_path / "warned.toml"
    iso.load("two-link").with_parameters({"link1.mass": 2000.0}).save(warned)
    assert [isodyn("check", str(warned), *more).returncode for more in ((), ("--strict",))] == [0, 1]
    assert "note" not in isodyn("check", "iiwa14", "--quiet").stdout.split("\n", 1)[1]


@pytest.mark.parametrize("name", ["puma560", "stanford", "gripper"])
def test_convert_to_toml_loses_nothing(name, tmp_path):
    place = tmp_path / "robot.toml"
    done = isodyn("convert", name, str(place), "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["lossless"] is True
    assert iso.load(str(place)) == iso.load(name)


def test_convert_says_what_a_format_cannot_hold(tmp_path):
    wrist = iso.Joint("wrist", "base", "hand", type="universal")
    iso.Robot("wrist", (iso.Link("base"), iso.Link("hand", 1.0)), (wrist,)).save(tmp_path / "wrist.toml")
    done = isodyn("convert", str(tmp_path / "wrist.toml"), str(tmp_path / "wrist.urdf"))
    assert done.returncode == 0 and "written differently" in done.stderr and "wrist.first" in done.stderr
    place = tmp_path / "puma.urdf"
    done = isodyn("convert", "puma560", str(place))
    assert (done.returncode, done.stderr) == (0, "") and "without loss" in done.stdout
    q = np.full(6, 0.3)
    a, b = iso.load(str(place)).gravity_torque(q), iso.load("puma560").gravity_torque(q)
    assert np.abs(a - b).max() <= 256 * np.finfo(float).eps * np.abs(b).max()


def test_convert_writes_a_dh_table_when_told_the_convention(tmp_path):
    place = tmp_path / "puma.dh"
    assert isodyn("convert", "puma560", str(place), "--convention", "modified").returncode == 0
    assert place.read_text(encoding="utf-8").startswith("puma560: modified DH")
    assert "does not guess it" in isodyn("convert", "puma560", str(place)).stderr
    shown = isodyn("convert", "ur5", "-", "--format", "dh", "--convention", "standard").stdout
    assert "tool  0 0.0823 0  -1.5708 0 0" in shown
    data = json.loads(isodyn("convert", "ur5", "-", "--format", "dh", "--convention", "standard", "--json").stdout)
    assert data["tool"][1][3] == 0.0823 and len(data["rows"]) == 6 and data["base"] == np.eye(4).tolist()
    assert "carried by one body" in isodyn("convert", "gripper", str(place), "--convention", "standard").stderr
    assert "ends in .toml" in isodyn("convert", "ur5", str(tmp_path / "ur5.step")).stderr


def test_convert_does_not_write_over_its_input(folder):
    assert "is also the input" in isodyn("convert", str(folder / "arm.urdf"), str(folder / "arm.urdf")).stderr
    assert iso.load(str(folder / "arm.urdf")).n == 2


# -- matrix, energy, pose, jacobian -----------------------------------------------------------------------------------


def test_matrix_gives_the_terms_that_are_asked_for():
    robot = iso.load("stanford")
    q, qd = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6], [1.0, -1.0, 0.5, 0.25, 0.0, 2.0]
    state = ["--q", ",".join(map(str, q)), "--qd", ",".join(map(str, qd))]
    found = data("matrix", "stanford", "--which", "mass,coriolis", "convective", "gravity", "bias", *state)
    assert found["M"] == [robot.mass_matrix(q).tolist()]
    assert found["C"] == [robot.coriolis_matrix(q, qd).tolist()]
    assert found["C_own"] == [robot.convective_matrix(q, qd).tolist()] != found["C"]
    assert found["g"] == [robot.gravity_torque(q).tolist()]
    assert found["bias"] == [robot.bias_torque(q, qd).tolist()]
    of_m, of_c, of_torques = {"M_1_1 [kg m2]", "M_3_1 [kg m]", "M_3_3 [kg]"}, {"C_3_3 [kg/s]", "C_own_1_2 [kg m2/s]"}, {"g_3 [N]"}
    assert of_m | of_c | of_torques | {"bias_1 [N m]"} <= set(found["columns"])
    assert "did you mean 'coriolis'" in isodyn("matrix", "stanford", "--which", "coriolos", *state).stderr
    assert "M [kg m2 | kg m | kg]" in isodyn("matrix", "stanford", *state).stdout


def test_energy_pose_and_jacobian_agree_with_the_library():
    robot = iso.load("two-link")
    state = ["--q", "0.3,0.8", "--qd", "1,-1"]
    found = data("energy", "two-link", *state)
    assert found["kinetic"] == [float(robot.kinetic_energy(Q2, QD2))]
    assert found["potential"] == [float(robot.potential_energy(Q2))]
    assert found["total"] == [found["kinetic"][0] + found["potential"][0]]
    assert found["columns"] == ["kinetic [J]", "potential [J]", "total [J]"]
    assert data("pose", "two-link", "--q", "0.3,0.8")["pose"] == [robot.pose(Q2).tolist()]
    for reference in ("world-aligned", "local", "world"):
        words = ["jacobian", "two-link", "--q", "0.3,0.8", "--frame", "link1", "--reference", reference]
        assert data(*words)["J"] == [robot.jacobian(Q2, "link1", reference).tolist()]
    assert "no frame is called 'link7'" in isodyn("pose", "two-link", "--q", "0,0", "--frame", "link7").stderr
    for verb in ("energy", "pose", "jacobian"):
        assert "two-link" in isodyn(verb, "two-link", "--q", "0,0").stdout


def test_a_table_of_poses_has_position_and_rotation(folder):
    done = isodyn("pose", "two-link", "--input", str(folder / "motion.csv"), "--results-only")
    header, first, _ = done.stdout.splitlines()
    assert header == "p_x [m],p_y [m],p_z [m]," + ",".join(f"R_{i}_{j}" for i in (1, 2, 3) for j in (1, 2, 3))
    pose = iso.load("two-link").pose([0.1, 0.2])
    assert [float(x) for x in first.split(",")] == [*pose[:3, 3].tolist(), *pose[:3, :3].ravel().tolist()]


# -- parameters, wrenches ---------------------------------------------------------------------------------------------


def test_parameters_are_replaced_for_all_rows_or_row_by_row(tmp_path):
    robot = iso.load("two-link")
    found = data("inverse", "two-link", "--q", "0.3,0.8", "--parameters", "link2.mass=3", "gravity=0,-1.62,0")["tau"]
    expected = robot.with_parameters({"link2.mass": 3.0, "gravity": [0, -1.62, 0]}).inverse_dynamics(Q2, [0, 0], [0, 0])
    assert np.abs(np.subtract(found[0], expected)).max() <= 32 * np.finfo(float).eps * np.abs(expected).max()
    place = tmp_path / "loads.csv"
    place.write_text(
        "link2.mass [kg],q_1,q_2,gravity_1,gravity_2,gravity_3\n1,0.3,0.8,0,-9.81,0\n5,0.3,0.8,0,-1,0\n", encoding="utf-8"
    )
    done = isodyn("inverse", "two-link", "--input", str(place), "--json")
    assert "per row: link2.mass, gravity" in done.stderr
    for tau, mass, g in zip(json.loads(done.stdout)["tau"], (1.0, 5.0), (-9.81, -1.0), strict=True):
        expected = robot.with_parameters({"link2.mass": mass, "gravity": [0, g, 0]}).gravity_torque(Q2)
        assert np.abs(tau - expected).max() <= 64 * np.finfo(float).eps * np.abs(expected).max()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--parameters", "link2.mas=3"], "did you mean|unknown field 'mas'|link2.mass"),
        (["--parameters", "link2.mass"], "expected NAME=VALUE"),
        (["--parameters", "link2.mass=heavy"], "'heavy' is not a number"),
        (["--parameters", "gravity=0,0"], "expected 3 numbers, got 2"),
        (["--parameters", "gravity=0,0,0", "gravity=0,0,0"], "given twice"),
        (["--wrench", "link9=0,0,0,0,0,0"], "no frame is called 'link9'"),
        (["--wrench", "link1=0,0,0,0,0,0", "--wrench", "link1=0,0,0,0,0,0"], "given twice"),
    ],
    ids=lambda x: " ".join(x) if isinstance(x, list) else "",
)
def test_wrong_parameters_and_wrenches_are_named(words, message, capsys):
    assert cli.main(["inverse", "two-link", "--q", "0,0", *words]) == 2
    assert re.search(message, capsys.readouterr().err)


def test_wrenches_act_on_several_frames():
    loads = {"link1": [1.0, 2.0, 0, 0, 0, 0.5], "link2": [0, -3.0, 0, 0, 0, 0]}
    words = [word for name, w in loads.items() for word in ("--wrench", f"{name}={','.join(map(str, w))}")]
    found = data("inverse", "two-link", "--q", "0.3,0.8", *words)["tau"]
    assert found == [iso.load("two-link").inverse_dynamics(Q2, [0, 0], [0, 0], wrench=loads).tolist()]


# -- completion -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_script_names_every_verb_and_is_made_without_numpy(shell):
    code = f"import sys; from isodyn.cli.main import main; main(['completion', '{shell}']); assert 'numpy' not in sys.modules"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert all(verb in done.stdout for verb in EXAMPLES) and "results-only" in done.stdout
    if shutil.which(shell):
        checked = subprocess.run([shell, "-n"], input=done.stdout, capture_output=True, text=True)
        assert checked.returncode == 0 and checked.stderr == ""


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["isodyn", "inv"], "inverse"),
        (["isodyn", "jacobian", "ur5", "--refe"], "--reference"),
        (["isodyn", "jacobian", "ur5", "--reference", "loc"], "local"),
        (["isodyn", "show", "pum"], "puma560"),
        (["isodyn", "reproduce", "pum"], "puma560"),
        (["isodyn", "count", "--quantity", "mass"], "mass_matrix"),
        (["isodyn", "equations", "rp", "--quantity", "ta"], "tau"),
    ],
)
def test_bash_completes(words, expected):
    script = isodyn("completion", "bash").stdout
    line = " ".join(f"'{word}'" for word in words)
    stub = "isodyn() { printf 'puma560  an arm\\nur5  another\\n'; }\n"
    code = f'{stub}{script}\nCOMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _isodyn; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True)
    assert expected in done.stdout.split(), done


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        (["simulate", "rp", "--t", "abc"], "expected a positive number of seconds, got 'abc'"),
        (["workbench", "--port", "x"], "expected a port from 1024 to 65535, got 'x'"),
        (["compare", "rp", "--states", "1" * 5000], "expected a whole number of at least 1, got '111"),
        (["significance", "rp", "--keep", "nan"], "expected a ratio of at least 0, such as 0.01, got 'nan'"),
        (["workspace", "rp", "--seed", "one"], "expected a whole number, got 'one'"),
        (["ik", "rp", "--position", "0,0,0", "--tolerance", "1", "tight"], "expected a number, got 'tight'"),
        (["animate", "rp", "--speed", "-1"], "expected a positive number, got '-1'"),
    ],
)
def test_numbers_of_options_are_refused_by_the_rule(words, rule, capsys):
    with pytest.raises(SystemExit):
        parser().parse_args(words)
    said = capsys.readouterr().err
    assert rule in said and "invalid" not in said


@pytest.mark.skipif(shutil.which("fish") is None, reason="needs fish")
@pytest.mark.parametrize(
    ("line", "expected", "not_"),
    [
        ("isodyn inv", "inverse", "export"),
        ("isodyn jacobian ur5 --refe", "--reference", "--frame"),
        ("isodyn jacobian ur5 --reference ", "local", "puma560"),
        ("isodyn show pum", "puma560", "ur5"),
        ("isodyn completion ", "fish", "puma560"),
        ("isodyn completion ", "zsh", "motion.csv"),
        ("isodyn reproduce ", "puma560", "motion.csv"),
        ("isodyn reproduce saha-9.4 --output m", "motion.csv", "puma560"),
        ("isodyn count --quantity ma", "mass_matrix", "motion.csv"),
        ("isodyn inverse ur5 --input m", "motion.csv", "puma560"),
    ],
)
def test_fish_completes(line, expected, not_, tmp_path):
    (tmp_path / "motion.csv").touch()
    (tmp_path / "isodyn.fish").write_text(isodyn("completion", "fish").stdout, encoding="utf-8")
    code = f"function isodyn; printf 'puma560  an arm\\nur5  another\\n'; end; source isodyn.fish; complete -C '{line}'"
    env = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(["fish", "--no-config", "-c", code], capture_output=True, text=True, cwd=tmp_path, env=env)
    found = [row.split("\t")[0] for row in done.stdout.splitlines()]
    assert expected in found and not_ not in found and done.stderr == ""
