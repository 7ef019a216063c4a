"""Limits of torque, joint stops, and what odd input is told."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.formulations.dry_friction import ByMatrix, solved
from isodyn.model.joint import Limits
from isodyn.simulation.modes import impact

pytest.importorskip("scipy", reason="the default integrator is SciPy's")

TWO, THREE = iso.load("two-link"), iso.load("three-link")


def slide(mass=2.0, gravity=9.81, **joint):
    """A mass on a vertical slide, upwards."""
    table = {"a": [0], "alpha": [0], "d": [0], "theta": [0], "mass": [mass], "com": [[0, 0, 0]]}
    robot = iso.Robot.from_dh(convention="modified", joints="P", gravity=(0, 0, -gravity), name="slide", **table)
    return replace(robot, joints=tuple(replace(j, **joint) if j.nv else j for j in robot.joints))


def within(robot, lower, upper):
    return replace(robot, joints=tuple(replace(j, limits=Limits(lower, upper, effort=0.5)) if j.nv else j for j in robot.joints))


# -- torques ----------------------------------------------------------------------------------------------------------

T = np.linspace(0.0, 0.3, 4)
STRONG = np.array([[0.2, 0.0], [3.0, -1.0], [-2.0, 4.0], [0.1, 0.3]])


@pytest.mark.parametrize("integrator", ["rkf45", "rk4"])
@pytest.mark.parametrize(
    ("given", "cut"),
    [
        ({"torque": [3.0, -4.0]}, lambda t, q, qd: [0.5, -0.8]),
        ({"torque": STRONG}, lambda t, q, qd: np.clip([np.interp(t, T, c) for c in STRONG.T], [-0.5, -0.8], [0.5, 0.8])),
        ({"torque": lambda t, q, qd: -50 * q - qd}, lambda t, q, qd: np.clip(-50 * q - qd, [-0.5, -0.8], [0.5, 0.8])),
        (
            {"torque": iso.Controller.pd(TWO, 50.0, 1.0)},
            lambda t, q, qd: np.clip(-50 * q - qd, [-0.5, -0.8], [0.5, 0.8]),
        ),
    ],
    ids=["constant", "lines", "function", "controller"],
)
def test_torques_stay_within_their_limits(integrator, given, cut):
    how = {"integrator": integrator, "rtol": 1e-10, "dt": 1e-3 if integrator == "rk4" else None}
    limited = iso.simulate(TWO, [0.1, 0.2], [0.0, 0.0], T, effort=[0.5, 0.8], **given, **how)
    assert (np.abs(limited.tau) <= [0.5, 0.8]).all() and (np.abs(limited.tau) == [0.5, 0.8]).any()
    by_hand = iso.simulate(TWO, [0.1, 0.2], [0.0, 0.0], T, torque=cut, **how)
    assert np.abs(limited.q - by_hand.q).max() < 1e-3**2  # a corner within a step of 1 ms costs its square


def test_held_torques_are_cut_too_and_a_robot_has_limits_of_its_own():
    arm = within(TWO, -9.0, 9.0)
    own = iso.simulate(arm, [0.1, 0.2], [0.0, 0.0], T, torque=STRONG, interpolation="hold", effort="robot")
    assert np.array_equal(own.tau, np.clip(STRONG, -0.5, 0.5))
    many = iso.rollout(arm, np.zeros((3, 2)), np.zeros(2), [4.0, 0.1], dt=1e-3, steps=5, effort="robot")
    same = iso.rollout(arm, np.zeros((3, 2)), np.zeros(2), [0.5, 0.1], dt=1e-3, steps=5)
    assert np.array_equal(many.q, same.q)
    law = iso.Controller.pd(arm, 1e3, 0.0, [1.0, 1.0])
    driven = iso.rollout(arm, [0.0, 0.0], [0.0, 0.0], controller=law, dt=1e-3, steps=5, effort=0.5)
    assert np.array_equal(driven.q, iso.rollout(arm, [0.0, 0.0], [0.0, 0.0], controller=law.limited(0.5), dt=1e-3, steps=5).q)


@pytest.mark.parametrize(
    ("effort", "words"),
    [
        ("robot", "'two-link' has no effort limits"),
        ("motor", "no effort is called 'motor'"),
        ([1.0, 2.0, 3.0], r"expected 'robot', a number or \(2,\)"),
        (-1.0, "expected positive torques"),
        ([1.0, np.nan], "expected positive torques"),
    ],
)
def test_wrong_limits_of_torque_are_refused(effort, words):
    with pytest.raises(iso.IsodynError, match=words):
        iso.simulate(TWO, [0, 0], [0, 0], 0.1, effort=effort)
    with pytest.raises(iso.IsodynError, match=words):
        iso.rollout(TWO, [0, 0], [0, 0], dt=1e-3, steps=2, effort=effort)


# -- stops ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["rkf45", "rk4", "RK45", "momentum"])
def test_a_joint_bounces_off_its_stop_and_comes_to_rest(integrator):
    """A mass that falls 1 m: it hits at sqrt(2 / g), comes back with half its speed, and so on; all flights together last three
    times the first fall."""
    ball = slide(limits=Limits(lower=-1.0))
    fall = math.sqrt(2 / 9.81)
    done = iso.simulate(ball, [0.0], [0.0], 3.0, integrator=integrator, events=iso.Event.limits(ball, restitution=0.5))
    close([event.t for event in done.events][:4], [fall, 2 * fall, 2.5 * fall, 2.75 * fall], ops=1e5)
    struck = [event for event in done.events if event.name == "joint1 at its lower limit -1 m"]
    last = 9.81 * fall * 0.5 ** len(struck)  # speed after the last impact, had it not been the last
    tolerance = (1e-10 + 1e-8) * 9.81 / 4  # of speed: all bounces to come are lower than the tolerance of positions
    assert last**2 < tolerance < (2 * last) ** 2
    close([struck[-1].t], [3 * fall - 2 * (2 * last) / 9.81], ops=1e5)
    assert done.q.min() >= -1.0 - 1e-12 and done.max_energy_error < 1e-9 * 2 * 9.81
    close(done.work[-1:], done.energy[-1:] - done.energy[0], ops=1e5)
    rests = done.t > struck[-1].t
    assert done.complete and done.events[-1].name == "joint1 rests on its lower stop"
    assert (
        (done.q[rests] == -1.0).all() and not done.qd[rests].any() and done.is_held[rests].all() and not done.is_held[~rests].any()
    )


def test_an_elastic_stop_takes_no_energy():
    arm = within(TWO, -1.5, 1.5)
    done = iso.simulate(
        arm, [0.0, 0.0], [0.0, 0.0], 3.0, integrator="DOP853", rtol=1e-12, events=iso.Event.limits(arm, restitution=1.0)
    )
    assert done.complete and len(done.events) > 5
    assert np.abs(done.q).max() <= 1.5 + 1e-12
    size = np.abs(done.kinetic).max()
    assert np.abs(done.energy - done.energy[0]).max() < 1e-8 * size and np.abs(done.work).max() < 100 * np.finfo(float).eps * size


def test_an_impact_is_an_impulse_along_one_joint():
    arm = iso.load("ur5")
    rng = np.random.default_rng(5)
    M, qd = arm.mass_matrix(rng.normal(size=6)), rng.normal(size=6)
    qd[2] = abs(qd[2])
    after = impact(ByMatrix(M, solved), qd, np.array([0, 0, 1, 0, 0, 0]), np.full(6, 0.3))
    impulse = M @ (after - qd)
    assert after[2] == -0.3 * qd[2]
    close(impulse, np.where(np.arange(6) == 2, impulse[2], 0.0), ops=100, condition=np.linalg.cond(M))
    lost = qd @ M @ qd / 2 - after @ M @ after / 2
    close([lost], [(1 - 0.3**2) * qd[2] ** 2 / np.linalg.inv(M)[2, 2] / 2], ops=100, condition=np.linalg.cond(M))


def test_stops_are_refused_where_they_make_no_sense():
    arm = within(TWO, -1.5, 1.5)
    for wrong in (-0.1, 1.1, "soft", True, np.nan):
        with pytest.raises(iso.ModelError, match="restitution must be a number from 0 to 1"):
            iso.Event.limits(arm, restitution=wrong)
    with pytest.raises(iso.ModelError, match="without terminal=True"):
        iso.Event.limits(arm, terminal=True, restitution=0.5)
    with pytest.raises(iso.ShapeError, match=r"starts beyond an event that ends it.*start inside"):
        iso.simulate(arm, [2.0, 0.0], [0.0, 0.0], 1.0, events=iso.Event.limits(arm, restitution=0.5))


# -- odd input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["rkf45", "rk4", "RK45"])
def test_small_and_far_away_motions_are_simulated(integrator):
    how = {"integrator": integrator}
    assert iso.simulate(slide(), [0], [0], 1.0, torque=[5], **how).max_energy_error < 1e-9
    assert iso.simulate(TWO, [0, 0], [0, 0], [-2.0, -1.0, 0.0], **how).complete
    assert iso.simulate(TWO, [0, 0], [0, 0], 1e-300, **how).complete
    assert iso.simulate(TWO, [0, 0], [0, 0], [1e9, 1e9 + 0.01], **how).complete
    with pytest.raises(iso.SimulationError, match=r"moves almost no inertia \(1e-300\)"):
        iso.simulate(slide(1e-300), [0.0], [0.0], 1.0, torque=[1.0], **how)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"t": None}, "t: expected an array of real numbers, got None"),
        ({"t": True}, "expected a duration or times in seconds, got True"),
        ({"t": []}, r"at least two times \(K,\), the first that of q0; got shape \(0,\)"),
        ({"t": [1.0, 0.5]}, "simulations run forwards"),
        ({"q0": None}, "q0: expected an array of real numbers, got None"),
        ({"q0": 0.0}, r"q0: expected shape \(2,\) for 'two-link', got \(\)"),
        ({"q0": [[1], [1, 2]]}, "q0: expected an array of real numbers"),
        ({"qd0": [1e200, 0.0]}, r"qd0: expected speeds below 1e\+08"),
        ({"torque": {"joint1": 3.0}}, r"torque: expected None, \(2,\), .* or a Controller; got dict"),
        ({"torque": 3.0}, r"torque: expected None, \(2,\), .* or a Controller; got float"),
        ({"torque": np.zeros((7, 2))}, r"got \(7, 2\); for other times pass torque=\(times, values\)"),
        ({"torque": iso.Controller.pd(THREE, 1.0, 1.0)}, "the controller returns 3 torques; 'two-link' has 2"),
        ({"stiction_speed": -1.0, "dt": 0.01}, "stiction_speed: expected a speed of at least 0, got -1.0"),
        ({"jump_ts": "late"}, "jump_ts: expected an array of real numbers"),
        ({"events": lambda t, q, qd: None}, "returned NoneType; expected a number"),
        ({"events": lambda t, q, qd: np.nan}, "returned nan at t = 0 s"),
        ({"events": [iso.symbol("q[0]") / iso.symbol("qd[0]")]}, "returned nan at t = 0 s"),
    ],
)
def test_odd_input_is_told_what_was_expected(change, words):
    given = {"q0": [0.0, 0.0], "qd0": [0.0, 0.0], "t": 1.0, **change}
    with pytest.raises(iso.IsodynError, match=words):
        iso.simulate(TWO, given.pop("q0"), given.pop("qd0"), given.pop("t"), **given)


def test_a_pair_of_lists_is_a_torque_over_time():
    done = iso.simulate(TWO, [0, 0], [0, 0], 0.2, torque=[[0.0, 0.2], [[0.0, 0.0], [1.0, 0.0]]])
    close(done.tau[-1], [1.0, 0.0], ops=1)


def test_a_robot_with_symbols_left_is_refused():
    table = {"a": [0], "alpha": [0], "d": [0], "theta": [0], "mass": [iso.symbol("m1")], "com": [[0, 0, 0]]}
    robot = iso.Robot.from_dh(convention="modified", joints="P", name="open", **table)
    with pytest.raises(iso.ModelError, match="symbols without a value: m1"):
        iso.simulate(robot, [0], [0], 1.0)
    with pytest.raises(iso.ModelError, match="symbols without a value: m1"):
        iso.rollout(robot, [0], [0], dt=1e-3, steps=3)


def test_files_and_times_that_cannot_be_are_refused(tmp_path):
    pytest.importorskip("matplotlib", reason="Matplotlib is not installed")
    done = iso.simulate(TWO, [0, 0], [0, 0], 0.1)
    for write in (done.to_csv, done.save, done.plot, done.animate):
        with pytest.raises(iso.FormatError, match="expected the path of a file"):
            write(3)
    for write, ending in (
        (done.to_csv, "csv"),
        (done.save, "npz"),
        (done.plot, "png"),
        (done.animate, "html"),
        (done.animate, "gif"),
    ):
        with pytest.raises(iso.FormatError, match="cannot write"):
            write(tmp_path / "nowhere" / f"fall.{ending}")
    with pytest.raises(iso.ShapeError, match="expected times in seconds, got str"):
        done.at("noon")
    with pytest.raises(iso.ShapeError, match=r"must lie in \[0, 0.1\] s, got nan"):
        done.at([0.05, np.nan])


def test_a_figure_of_mixed_joints_names_their_units():
    pytest.importorskip("matplotlib", reason="Matplotlib is not installed")
    arm = iso.load("stanford")
    labels = " ".join(axis.get_ylabel() for axis in iso.simulate(arm, np.zeros(6), np.zeros(6), 0.1).plot().axes)
    assert all(unit in labels for unit in ("[rad]", "[m]", "[rad/s]", "[m/s]", "[J]"))


def test_setpoints_come_by_name():
    law = iso.Controller.pd(TWO, 1.0, 1.0)
    with pytest.raises(iso.ShapeError, match=r"setpoints must be \{name: values\}, got list"):
        iso.rollout(TWO, [0, 0], [0, 0], controller=law, setpoints=[1, 2], dt=1e-3, steps=2)
