"""Every verb on robots with a floating base, a ball, a planar and a universal joint."""

from __future__ import annotations

import json

import numpy as np
import pytest
from mechanisms import FREE, chain
from shell import isodyn

import isodyn as iso
from isodyn.cli.options import parser, verbs


def data(done):
    """What --json printed."""
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


CART = chain("planar", "universal", "revolute")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """free.toml and cart.toml."""
    place = tmp_path_factory.mktemp("joints")
    FREE.save(place / "free.toml")
    CART.save(place / "cart.toml")
    return place


def test_states_are_given_in_order_or_by_name(folder):
    q = FREE.neutral()
    q[2], q[7] = 0.5, np.pi / 6
    qdd = np.zeros(10)
    qdd[6] = 1.0
    tau = FREE.inverse_dynamics(q, np.zeros(10), qdd)
    words = ("--q", "j1.z=0.5", "j2=30", "--qdd", "j2=" + repr(float(np.degrees(1.0))), "--deg")
    found = data(isodyn("inverse", "free.toml", *words, "--json", cwd=folder))
    assert found["columns"][:1] == ["tau_j1.vx [N]"] and "tau_j3.wz [N m]" in found["columns"]
    assert np.abs(np.array(found["tau"][0]) - tau).max() < 1e-12
    plain = ",".join(map(repr, q.tolist()))
    assert data(isodyn("inverse", "free.toml", "--q", plain, "--qdd", "j2=1", "--json", cwd=folder))["tau"] == found["tau"]
    pi = data(isodyn("inverse", "free.toml", "--q", "j1.z=0.5", "j2=pi/6", "--qdd", "j2=1", "--json", cwd=folder))
    assert pi["tau"] == found["tau"]


@pytest.mark.parametrize(
    "words, message",
    [
        (("--q", "0,0,0"), "--q: expected 12 numbers, got 3: q has nq = 12 values (j1.x, j1.y"),
        (("--q", "j1.qw=0.5"), "the quaternion of joint 'j1', entries 3 to 6, has length 0.5, off by -0.5"),
        (("--q", "j1.qw=0"), "has length 0; expected 1"),
        (("--q", "j1.w=1"), "no entry of q for --q is called 'j1.w'"),
        (("--q", "j2=1", "j2=2"), "--q: j2 is given twice"),
        (("--q", "j2=1", "5"), "expected NAME=X for every entry, got '5'"),
        (("--q", "j2=1", "--qd", "1,2"), "--qd: expected 10 numbers, got 2"),
        (("--q", "j2=1", "--base-twist", "1,0,0,0,0,0"), "--base moving"),
    ],
)
def test_mistakes_say_how_many_values_there_are_and_their_names(folder, words, message):
    done = isodyn("inverse", "free.toml", *words, cwd=folder)
    assert done.returncode in (1, 2) and message in done.stderr


def test_tables_go_from_verb_to_verb_by_the_names_of_columns(folder):
    made = isodyn(
        "trajectory", "free.toml", "--to", "j1.qz=0.6", "j1.qw=0.8", "j2=90", "--deg", "--output", "motion.csv", cwd=folder
    )
    assert made.returncode == 0, made.stderr
    head = (folder / "motion.csv").read_text().splitlines()[0]
    assert "q_j1.qw [1]" in head and "q_j2 [deg]" in head and "qd_j1.vx [m/s]" in head and "qdd_j3.wz [deg/s2]" in head
    for target in ("tau.csv", "tau.npz"):
        assert isodyn("inverse", "free.toml", "--input", "motion.csv", "--output", target, cwd=folder).returncode == 0
    with np.load(folder / "tau.npz") as found:
        assert found["q"].shape == (201, 12) and found["tau"].shape == found["qd"].shape == (201, 10)
        again = found["tau"]
        np.savez(folder / "states.npz", q=found["q"], qd=found["qd"], qdd=found["qdd"])
        np.savez(folder / "wrong.npz", q=found["qd"])
    back = isodyn("inverse", "free.toml", "--input", "states.npz", "--output", "again.npz", "--results-only", cwd=folder)
    assert back.returncode == 0 and (np.load(folder / "again.npz")["tau"] == again).all()
    wrong = isodyn("inverse", "free.toml", "--input", "wrong.npz", cwd=folder)
    assert "expected shape (201, 12), got (201, 10): q has nq = 12" in wrong.stderr
    lines = (folder / "motion.csv").read_text().splitlines()
    cells = lines[2].split(",")
    cells[head.split(",").index("q_j1.qw [1]")] = "0.3"
    (folder / "off.csv").write_text("\n".join([lines[0], lines[1], ",".join(cells)]))
    assert "line 3, q: the quaternion of joint 'j1'" in isodyn("inverse", "free.toml", "--input", "off.csv", cwd=folder).stderr
    bare = "\n".join(line.partition(",")[2].split(",qdd_")[0] for line in lines[1:3])
    assert (
        isodyn("energy", "free.toml", "--input", "-", stdin=",".join(bare.splitlines()[0].split(",")[:22]), cwd=folder).returncode
        == 0
    )


EVERY = {
    "show": "show free.toml --json",
    "check": "check cart.toml",
    "convert": "convert cart.toml other.toml",
    "forward": "forward cart.toml --q j2.first=0.2 --tau j1.vx=1",
    "matrix": "matrix free.toml --which mass coriolis gravity bias --q j2=0.1 --qd j1.wx=1",
    "energy": "energy cart.toml --q j1.x=1 --qd j1.vx=1",
    "pose": "pose free.toml --q j1.x=1",
    "jacobian": "jacobian cart.toml --q j1.angle=1",
    "waypoints": "trajectory cart.toml --kind waypoints --via j1.x=0.1 --to j1.x=0.3 j1.angle=1 --acceleration 3 --output w.csv",
    "trapezoidal": "trajectory free.toml --kind trapezoidal --acceleration 3 --to j1.x=1",
    "fourier": "trajectory free.toml --kind fourier --samples 5 --plot f.svg",
    "line": "trajectory cart.toml --kind line --from j2.first=0.3 j3=0.5 --point 0.05,-0.1,0.75 --duration 1 --task position",
    "ik": "ik free.toml --pose 0.4,0.1,0.9,0,90,0 --deg --seeds 4",
    "ik limits": "ik cart.toml --position 0.1,0.1,0.7 --limits j2.first=-1,1 --json",
    "simulate": "simulate free.toml --t 0.1 --qd j1.wz=1 --samples 11 --output s.npz --plot s.svg --animate s.html --clearance",
    "control": "simulate cart.toml --control computed-torque --kp 100 --kd 20 --trajectory w.csv --samples 11 --output s.csv",
    "target": "simulate free.toml --control pd-gravity --kp 100 --kd 20 --target j2=0.5 --t 0.1",
    "animate": "animate s.npz --output s.gif",
    "moved": "animate cart.toml --trajectory w.csv",
    "count": "count cart.toml --quantity mass_matrix --method composite-body",
    "compare": "compare cart.toml --quantity gravity_torque --method newton-euler kane --no-speed --no-curves --states 2",
    "floating": "inverse ur5 --q base.z=1 elbow_joint=0.5 --base floating",
    "moving": "inverse ur5 --q elbow_joint=0.5 --base moving --base-pose 0,0,1,0,0,0,1 --base-acceleration 0,0,1,0,0,0",
    "free": "inverse mimic-gripper --q left-finger=0.01 --mimic free",
    "fixed": "pose floating-gripper --q arm1=0.5 --base fixed --frame arm3",
}


@pytest.mark.parametrize("what", EVERY)
def test_every_verb_takes_joints_of_several_freedoms(folder, what):
    done = isodyn(*EVERY[what].split(), cwd=folder)
    assert done.returncode == 0, done.stderr


def test_tracking_errors_are_those_of_freedoms_and_torques_are_read_by_name(folder):
    isodyn("trajectory", "cart.toml", "--to", "j1.x=0.3", "j1.angle=1", "--duration", "0.5", "--output", "short.csv", cwd=folder)
    follow = "simulate cart.toml --control computed-torque --kp 100 --kd 20 --trajectory short.csv --json"
    found = data(isodyn(*follow.split(), cwd=folder))
    assert len(found["tracking_error"]) == CART.n and max(found["tracking_error"]) < 1e-6
    (folder / "pull.csv").write_text(
        "t,tau_j1.vx,tau_j1.vy,tau_j1.wz,tau_j2.first,tau_j2.second,tau_j3\n0,1,0,0,0,0,0\n1,1,0,0,0,0,0\n"
    )
    pulled = data(isodyn("simulate", "cart.toml", "--t", "0.1", "--torques", "pull.csv", "--json", cwd=folder))
    expected = iso.simulate(CART, CART.neutral(), np.zeros(6), np.linspace(0, 0.1, 201), torque=[1, 0, 0, 0, 0, 0])
    assert np.abs(np.array(pulled["q"][-1]) - expected.q[-1]).max() < 1e-9


def test_every_verb_that_reads_a_robot_reads_joints_that_follow_others_as_load_does():
    for name, verb in verbs(parser()).items():
        options = verb.format_help()
        assert ("--mimic {couple,free}" in options) == ("--base" in options), name
    coupled, free = (data(isodyn("show", "mimic-gripper", *words, "--json")) for words in ((), ("--mimic", "free")))
    assert (coupled["n"], free["n"]) == (2, iso.load("mimic-gripper", mimic="free").n) == (2, 4)
    assert [row["joint"] for row in coupled["couplings"]] == ["left-finger", "right-finger"] and "couplings" not in free
    refused = isodyn("inverse", "mimic-gripper", "--q", "left-finger=0.01")
    assert refused.returncode == 2 and "left-finger" in refused.stderr
    (bar,) = data(isodyn("show", "four-bar", "--json"))["loops"]
    assert (bar["name"], bar["a"], bar["type"]) == ("pin", "coupler", "revolute")
