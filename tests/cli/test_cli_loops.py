"""The command line on robots with closed loops."""

from __future__ import annotations

import json

import numpy as np
import pytest
from shell import isodyn

import isodyn as iso

OPEN = r"does not close the loops of robot 'four-bar': they are open by 0.038 m (pin: along x) between the links"


@pytest.mark.parametrize(
    "words",
    ["forward four-bar --q 1,0,0", "inverse four-bar --q 1,0,0 --actuators crank", "simulate four-bar --q 1,0,0 --t 0.1"],
)
def test_a_state_that_opens_the_loops_is_refused_in_the_same_words(words):
    done = isodyn(*words.split())
    assert done.returncode == 1 and not done.stdout
    assert done.stderr.startswith(f"isodyn: --q {OPEN}") and "--close projects the state onto the loops" in done.stderr


def test_a_row_that_opens_the_loops_is_named():
    done = isodyn("forward", "four-bar", "--input", "-", stdin="q_1,q_2,q_3\n0,0,0\n1,0,0\n")
    assert done.returncode == 1 and f"q of row 2 {OPEN}" in done.stderr


def test_states_are_closed_where_that_is_asked_for():
    robot = iso.load("four-bar")
    state = iso.close_loops(robot, [1.0, 0.0, 0.0], [2.0, 0.0, 0.0], fixed=["crank"])
    given = ("--q", "crank=1", "--qd", "crank=2", "--close", "crank")
    found = json.loads(isodyn("forward", "four-bar", *given, "--json").stdout)
    assert found["q"] == [state.q.tolist()] and found["qd"] == [state.qd.tolist()]
    assert found["qdd"] == [robot.forward_dynamics(state.q, state.qd, np.zeros(3)).tolist()]
    table = isodyn(
        "energy", "four-bar", "--input", "-", "--close", "crank", stdin="label,q_1,q_2,q_3\n7,1,0,0\n"
    ).stdout.splitlines()
    assert table[0].startswith("label,q_1 [rad],q_2 [rad],q_3 [rad],qd_1") and table[0].count("q_1 [rad]") == 1
    assert table[1].startswith(f"7,{','.join(map(repr, state.q.tolist()))},0")
    motion = isodyn("simulate", "four-bar", *given, "--t", "0.01").stdout
    assert f"projected initial q: crank = 1, rocker = {state.q[1]:.10g}" in motion and "largest residual of the loops" in motion


def test_torques_of_a_loop_are_those_of_its_motors_or_say_that_they_are_of_the_tree():
    driven = json.loads(isodyn("inverse", "four-bar", "--q", "0,0,0", "--actuators", "crank", "--json").stdout)
    robot, still = iso.load("four-bar"), np.zeros(3)
    expected = iso.compile(robot, actuators=["crank"]).inverse_dynamics(robot.neutral(), still, still)
    assert driven["tau"] == [expected.tolist()] and driven["tau"][0][1:] == [0, 0]
    assert "those of the open tree" in isodyn("inverse", "four-bar", "--q", "0,0,0").stderr


def test_a_motion_closes_the_loops_all_along_and_samples_are_written_as_they_came(tmp_path):
    done = isodyn("trajectory", "four-bar", "--to", "1,0,0")
    assert done.returncode == 1 and not done.stdout
    assert done.stderr.startswith(f"isodyn: --to {OPEN}") and "--close projects the pose onto the loops" in done.stderr
    made = isodyn("trajectory", "four-bar", "--to", "crank=1", "--close", "crank", "--samples", "21", "--json")
    robot, q = iso.load("four-bar"), np.array(json.loads(made.stdout)["q"])
    np.testing.assert_allclose(q, iso.close_loops(robot, q, fixed=["crank"]).q, rtol=0, atol=1e-10)
    assert q[-1, 0] == pytest.approx(1.0) and q.shape == (21, 3)
    via = ("--kind", "waypoints", "--via", "crank=0.3", "--to", "crank=1", "--close", "crank", "--acceleration", "5", "--json")
    assert json.loads(isodyn("trajectory", "four-bar", *via).stdout)["broken_limits"] == []
    t = np.linspace(0.0, 1.0, 21)
    q = iso.close_loops(robot, np.outer(t, [1.0, 0.0, 0.0]), fixed=["crank"]).q
    np.savetxt(tmp_path / "closed.csv", np.column_stack([t, q]), delimiter=",", header="t,q_1,q_2,q_3", comments="")
    made = isodyn("trajectory", "four-bar", "--kind", "samples", "--input", "closed.csv", "--samples", "21", cwd=tmp_path)
    assert made.returncode == 0 and len(made.stdout.splitlines()) == 22


def test_mobility_of_a_pose():
    found = json.loads(isodyn("mobility", "four-bar", "--q", "crank=60", "--deg", "--close", "crank", "--json").stdout)
    assert (found["freedom"], found["independent"], found["singular"]) == (1, ["crank"], False) and found["q"][0] == pytest.approx(
        60
    )
    assert isodyn("mobility", "two-link").stdout == "two-link: 2 DOF: joint1, joint2\n"
    done = isodyn("mobility", "four-bar", "--q", "1,0,0")
    assert done.returncode == 1 and "open there by 0.038 m" in done.stderr and "--close" in done.stderr


def test_a_frame_of_a_closed_robot_goes_along_a_line():
    robot = iso.load("delta")
    start = robot.pose(robot.neutral(), "plate")[:3, 3]
    x, y, z = start + (0.05, 0.0, 0.05)
    ends = [",".join(map(str, row)) for row in (robot.neutral().tolist(), [float(v) for v in (x, y, z)])]
    given = ("--kind", "line", "--from", ends[0], f"--point={ends[1]}")
    found = json.loads(isodyn("trajectory", "delta", *given, "--duration", "1", "--frame", "plate", "--json").stdout)
    path = iso.CartesianPath.line(robot.pose(robot.neutral(), "plate"), [x, y, z], duration=1.0)
    motion = iso.Trajectory.follow(robot, path, robot.neutral(), frame="plate")
    assert found["q"] == motion(np.array(found["t"])).q.tolist()
