"""isodyn simulate and animate."""

from __future__ import annotations

import json

import numpy as np
import pytest

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.cli.options import INTEGRATORS

pytest.importorskip("scipy", reason="the default integrator is SciPy's")


def run(capsys, *words):
    code = cli.main([*words])
    found = capsys.readouterr()
    return code, found.out, found.err


def test_the_choices_are_the_registry():
    assert [row.key for row in iso.integrators()] == list(INTEGRATORS)


def test_simulate_gives_what_the_library_gives(capsys):
    code, out, _ = run(capsys, "simulate", "two-link", "--q", "0.3,0.8", "--t", "0.5", "--samples", "11", "--json")
    robot = iso.load("two-link")
    done = iso.simulate(robot, [0.3, 0.8], [0.0, 0.0], np.linspace(0, 0.5, 11))
    data = json.loads(out)
    assert code == 0 and data["q"] == done.q.tolist() and data["energy"] == done.energy.tolist()
    assert data["evaluations"] == done.evaluations and data["status"] == "complete"


def test_simulate_writes_tables_figures_and_pictures(capsys, tmp_path):
    pytest.importorskip("matplotlib", reason="Matplotlib is not installed")
    files = [tmp_path / name for name in ("fall.npz", "fall.svg", "fall.html")]
    code, out, _ = run(
        capsys, "simulate", "two-link", "--t", "0.2", "--output", str(files[0]), "--plot", str(files[1]), "--animate", str(files[2])
    )
    assert code == 0 and all(file.stat().st_size > 1000 for file in files) and "201 rows" in out
    assert iso.Simulation.load(files[0]).t[-1] == 0.2
    code, out, _ = run(capsys, "animate", str(files[0]), "--json")
    assert code == 0 and json.loads(out)["output"].endswith("fall.html")


def test_torques_come_from_a_table(capsys, tmp_path):
    """The torques of inverse dynamics bring the arm along the trajectory they were computed for."""
    robot = iso.load("two-link")
    t = np.linspace(0, 0.5, 501)
    q = np.stack([0.2 + 0.3 * t**2, -0.1 * t**2], axis=-1)
    qd = np.stack([0.6 * t, -0.2 * t], axis=-1)
    tau = robot.inverse_dynamics(q, qd, np.array([0.6, -0.2]))
    table = tmp_path / "torques.csv"
    rows = [
        "note,tau_2 [N m],t [s],tau_1 [N m]",
        *(f"x,{b!r},{s!r},{a!r}" for s, (a, b) in zip(t.tolist(), tau.tolist(), strict=True)),
    ]
    table.write_text("\n".join(rows) + "\n")
    words = ["simulate", "two-link", "--q", "0.2,0", "--t", "0.5", "--torques", str(table), "--json"]
    code, out, _ = run(capsys, *words)
    assert code == 0 and np.abs(np.array(json.loads(out)["q"][-1]) - q[-1]).max() < 1e-5
    held = json.loads(run(capsys, *words, "--hold")[1])
    assert 1e-6 < np.abs(np.array(held["q"][-1]) - q[-1]).max() < 1e-2


def test_a_controller_goes_to_its_target(capsys):
    words = "simulate ur5 --control computed-torque --kp 100 --kd 20 --target 10,-20,30,0,0,5 --deg --t 2 --json"
    code, out, _ = run(capsys, *words.split())
    assert code == 0 and np.abs(np.degrees(json.loads(out)["q"][-1]) - [10, -20, 30, 0, 0, 5]).max() < 1e-4


def test_controllers_follow_a_trajectory_from_its_start_to_its_end(capsys, tmp_path):
    robot, motion = iso.load("two-link"), iso.Trajectory.quintic([0.2, -0.3], [0.9, 0.4], 0.4)
    table = str(motion.to_csv(tmp_path / "motion.csv", n=5))
    words = ["simulate", "two-link", "--control", "computed-torque", "--kp", "100", "--kd", "20", "--trajectory", table]
    code, out, _ = run(capsys, *words, "--json")
    data, law = json.loads(out), iso.Controller.computed_torque(robot, 100.0, 20.0, iso.Trajectory.from_csv(table))
    done = iso.simulate(robot, [0.2, -0.3], [0, 0], np.linspace(0, 0.4, 201), torque=law)
    assert code == 0 and data["t"][-1] == 0.4 and data["q"] == done.q.tolist() and max(data["tracking_error"]) < 1e-7
    code, out, _ = run(capsys, *words, "--q", "0,0", "--t", "0.1")
    assert code == 0 and "largest tracking error: 0.3 rad at joint2" in out
    words[1] = "direct-drive"
    for left_out in ([], ["--no-friction", "--no-motors"]):  # by the law as by the motion
        code, out, _ = run(capsys, *words, "--json", *left_out)
        assert code == 0 and max(json.loads(out)["tracking_error"]) < 1e-7


def test_the_help_says_what_a_frame_is_for(capsys):
    with pytest.raises(SystemExit):
        cli.main(["simulate", "--help"])
    words = " ".join(capsys.readouterr().out.split())
    assert "--frame LINK link that impedance controls, and that a wrench without a name acts on" in words


def test_pid_and_impedance_hold_an_arm(capsys):
    words = "simulate two-link --control pid --kp 40 --ki 60 --kd 6 --target 0.3,0.4 --effort 30 --t 6 --json"
    code, out, _ = run(capsys, *words.split())
    data = json.loads(out)
    assert code == 0 and np.abs(np.array(data["q"][-1]) - [0.3, 0.4]).max() < 1e-3
    assert np.abs(np.array(data["integral"][-1]) - iso.load("two-link").gravity_torque([0.3, 0.4])).max() < 1e-1
    words = "simulate two-link --control impedance --kp 900,900,900,0,0,0 --kd 60 --target 0.3,0.4 --frame link2 --q 0.4,0.3"
    code, out, _ = run(capsys, *words.split(), "--t", "3", "--json")
    assert code == 0 and np.abs(np.array(json.loads(out)["q"][-1]) - [0.3, 0.4]).max() < 1e-3


def test_limits_stop_it_and_clearance_is_reported(capsys):
    code, out, _ = run(capsys, "simulate", "ur5", "--qd", "9,0,0,0,0,0", "--t", "3", "--limits", "stop")
    assert code == 0 and "(terminal)" in out and "upper limit" in out
    code, out, _ = run(capsys, "simulate", "kr5", "--clearance", "--json")
    assert code == 0 and json.loads(out)["contacts"][0]["depth"] > 0


def test_joints_bounce_and_torques_are_limited(capsys):
    words = "simulate ur5 --q 6.2,0,0,0,0,0 --qd 2,0,0,0,0,0 --t 0.2 --limits bounce --restitution 1 --effort robot --json"
    code, out, _ = run(capsys, *words.split())
    data = json.loads(out)
    assert code == 0 and data["status"] == "complete" and "upper limit" in data["events"][0]["name"]
    assert data["qd"][-1][0] < 0
    words = "simulate two-link --tau 5 5 --effort 0.5 --t 0.1 --json"
    small = json.loads(run(capsys, *words.split())[1])
    assert small["tau"][-1] == [0.5, 0.5]


def test_the_outside_pushes_and_passive_joints_swing(capsys):
    words = "simulate two-link --t 0.2 --samples 3 --wrench link1=0,1,0,0,0,0 --wrench 2,0,0,0,0,0.5 --frame link2 --json"
    code, out, _ = run(capsys, *words.split())
    robot = iso.load("two-link")
    pushes = {"link1": [0, 1, 0, 0, 0, 0], "link2": [2, 0, 0, 0, 0, 0.5]}
    done = iso.simulate(robot, [0, 0], [0, 0], np.linspace(0, 0.2, 3), wrench=pushes)
    assert code == 0 and json.loads(out)["q"] == done.q.tolist()
    words = "simulate pelican-crucible --t 0.2 --control pd-gravity --kp 50 --kd 5 --json"
    code, out, _ = run(capsys, *words.split())
    assert code == 0 and not any(row[2] for row in json.loads(out)["tau"]) and json.loads(out)["q"][-1][2] < 0
    code, _, err = run(capsys, "simulate", "pelican-crucible", "--tau", "0,0,5")
    assert code == 2 and "joint 'joint3', which is passive" in err


def test_a_blow_up_fails_and_keeps_its_rows(capsys, tmp_path):
    place = tmp_path / "up.csv"
    words = "simulate two-link --q 0.1,0 --control pd --kp 0 --kd 100 --integrator rk4 --output"
    code, out, err = run(capsys, *words.split(), str(place))
    assert code == 1 and "stopped at t" in err and "too long" in err and "stopped" in out
    assert len(place.read_text().splitlines()) >= 2


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--kp", "3"], "needs a controller"),
        (["--control", "pd"], "needs --kp and --kd"),
        (["--control", "pid", "--kp", "1", "--kd", "1"], "--control pid needs --kp, --ki and --kd"),
        (["--control", "pd", "--kp", "1", "--kd", "1", "--ki", "1"], "--control pd needs --kp and --kd, no --ki"),
        (["--control", "impedance", "--kp", "1,2", "--kd", "1"], "--kp: expected 6 numbers, got 2"),
        (["--control", "pd", "--kp", "1", "--kd", "1", "--trajectory", "nowhere.csv"], "cannot read 'nowhere.csv'"),
        (["--hold"], "--hold needs --torques"),
        (["--frame", "link1"], "--frame needs --wrench or --control impedance"),
        (["--wrench", "1,2,3"], "--wrench: expected 6 numbers"),
        (["--q", "1"], "--q: expected 2 numbers"),
        (["--output", "fall.txt"], "must end in .npz or .csv"),
        (["--restitution", "0.5"], "--restitution needs --limits bounce"),
        (["--effort", "1", "2", "3"], "--effort: expected 2 numbers"),
        (["--effort", "robot"], "has no effort limits"),
        (["--animate", "fall.mp4"], "must end in .html"),
        (["--torques", "nowhere.csv"], "cannot read 'nowhere.csv': No such file"),
        (["--dt", "0.1", "--integrator", "DOP853"], "dt is for fixed steps"),
        (["--method", "newton"], "no method is called"),
    ],
    ids=str,
)
def test_what_cannot_be_is_said(capsys, words, reason):
    code, _, err = run(capsys, "simulate", "two-link", *words)
    assert code == (1 if "nowhere.csv" in words else 2) and reason in err


def test_joints_that_leave_their_range_are_told_unless_something_happens_there(capsys):
    fall = ["simulate", "ur5", "--q", "6.2,0,0,0,0,0", "--qd", "2,0,0,0,0,0", "--t", "0.2"]
    assert "joints outside their limits: shoulder_pan_joint; --limits bounce" in run(capsys, *fall)[2]
    assert not run(capsys, *fall, "--limits", "bounce")[2] and not run(capsys, *fall[:-1], "0.01")[2]


def test_a_trajectory_needs_a_controller_its_joints_and_no_target(capsys, tmp_path):
    table = str(iso.Trajectory.cubic([0, 0], [1, 1], 1.0).to_csv(tmp_path / "two.csv", n=3))
    gains = ["--control", "pd", "--kp", "1", "--kd", "1", "--trajectory", table]
    for words, code, reason in (
        (["two-link", "--trajectory", table], 2, "--trajectory needs a controller"),
        (["two-link", *gains, "--target", "0,0"], 2, "give either --target or --trajectory, not both"),
        (["ur5", *gains], 1, "2 joints"),
    ):
        found, _, err = run(capsys, "simulate", *words)
        assert found == code and reason in err


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("t,tau_1\n0,1\n", "'tau_2' is missing"),
        ("t,tau_1,tau_2\n0,1\n", "line 2: expected 3 columns, got 2"),
        ("# made by hand\n\nt,tau_1,tau_2\n0,a,1\n", "line 4, tau_1: 'a' is not a number"),
        ("t [ms],tau_1,tau_2\n0,1,1\n", "column 't [ms]': the unit must be [s]"),
        ("t,tau_1,tau_2 [mN m]\n0,1,1\n", "column 'tau_2 [mN m]': the unit must be [N m]"),
        ("", "'t' is missing"),
    ],
)
def test_torque_tables_are_checked(capsys, tmp_path, text, reason):
    (tmp_path / "bad.csv").write_text(text)
    code, _, err = run(capsys, "simulate", "two-link", "--torques", str(tmp_path / "bad.csv"))
    assert code == 1 and reason in err


def test_animate_lets_a_robot_fall(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(capsys, "animate", "two-link", "--t", "0.3")
    assert code == 0 and (tmp_path / "two-link.html").exists() and "two-link.html" in out
    code, _, err = run(capsys, "animate", "nowhere.npz")
    assert code == 1 and "cannot read it" in err
