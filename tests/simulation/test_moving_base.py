"""Motions on a base that is moved from outside: against a floating base driven along, other gravity, closed forms; files."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from bounds import within
from scipy.special import ellipj, ellipk
from shell import isodyn

import isodyn as iso
from isodyn.errors import FormatError, ModelError, ShapeError, SimulationError
from isodyn.spatial import Array, axis_angle

EPS = float(np.finfo(float).eps)
SHARP = {"integrator": "DOP853", "rtol": 1e-12, "atol": 1e-12}
LIFT = {"acceleration": [0.3, 0.0, 2.0, 0.0, 0.0, 0.0]}
COULOMB = (1.5, -1.5)


def arm(**drives: object) -> iso.Robot:
    """A hinge, a ball and a slide, on a base that has a mass of its own."""
    names, kinds = ("base", "upper", "fore", "hand"), ("revolute", "spherical", "prismatic")
    links = [iso.Link(name, 3.0 / (k + 1), (0.1, 0.05 * k, -0.1), (0.08, 0.1, 0.12)) for k, name in enumerate(names)]
    origin = np.eye(4)
    origin[:3, 3] = (0.2, 0.1, 0.3)
    given = zip(kinds, names[:-1], names[1:], [drives if kind != "spherical" else {} for kind in kinds], strict=True)
    joints = [iso.Joint(kind, a, b, kind, origin, axis=(0, 1, 0), **own) for kind, a, b, own in given]  # type: ignore[arg-type]
    return iso.Robot("arm", tuple(links), tuple(joints))


ARM = arm()
SHIP = ARM.with_base("moving")
Q, QD = ARM.random(np.random.default_rng(3)), np.linspace(-1.0, 1.5, ARM.n)


def sea(t: float) -> dict[str, Array]:
    """A ship that rolls about x, and goes up and down."""
    roll, rate, rates = 0.3 * np.sin(2 * t), 0.6 * np.cos(2 * t), -1.2 * np.sin(2 * t)
    z, speed, gain = 0.2 * np.cos(3 * t), -0.6 * np.sin(3 * t), -1.8 * np.cos(3 * t)
    T = np.eye(4)
    T[:3, :3], T[2, 3] = axis_angle(np.array([1.0, 0.0, 0.0]), roll), z
    v, w = T[2, :3] * speed, np.array([rate, 0.0, 0.0])
    return {
        "pose": T,
        "twist": np.concatenate([v, w]),
        "acceleration": np.concatenate([T[2, :3] * gain - np.cross(w, v), [rates, 0.0, 0.0]]),
    }


def test_it_moves_as_on_a_floating_base_that_is_driven_along_the_same_motion() -> None:
    """By hybrid dynamics, which say what pushes the base; that does the work that the moving base's reaction does."""
    floating = SHIP.with_base("floating")
    driven = replace(floating, joints=tuple(replace(one, passive=False) for one in floating.joints))
    hybrid = iso.compile(driven, prescribed=["base"])
    push = {"hand": [1.0, -2.0, 3.0, 0.1, 0.2, -0.3]}

    def torque(t: float, q: Array, qd: Array) -> Array:
        known = np.concatenate([sea(t)["acceleration"], np.zeros(ARM.n)])
        return np.asarray(hybrid.hybrid_dynamics(q, qd, known, wrench=push)[1])

    start = np.array([0.0, 0.0, 0.2, 0.0, 0.0, 0.0, 1.0, *Q]), np.concatenate([sea(0.0)["twist"], QD])
    free = iso.simulate(driven, *start, 1.0, torque=torque, wrench=push, **SHARP)
    moved = iso.simulate(SHIP, Q, QD, 1.0, base=sea, wrench=push, **SHARP)
    rough = iso.simulate(SHIP, Q, QD, 1.0, base=sea, wrench=push, **(SHARP | {"rtol": 1e-9, "atol": 1e-9}))
    off = max(np.abs(rough.q - moved.q).max(), np.abs(rough.energy - moved.energy).max())  # of tolerances a thousand times wider
    within(free.q[:, 7:], moved.q, off)
    within(free.energy, moved.energy, 10 * off)
    within(free.work, moved.work, 10 * off)
    assert np.abs(moved.work).max() > 10.0 and moved.max_energy_error < 1e-9 * np.abs(moved.work).max()
    at = np.linspace(0.003, 0.997, 9)
    robot, q = moved.poses_at(at)  # between the samples
    within(robot.pose(q, "base"), np.array([sea(t)["pose"] for t in at]), 1e-12)  # h^6 of the samples' distance


@pytest.mark.parametrize("integrator", ["rkf45", "rk4", "abm", "semi-implicit-euler", "rosenbrock", "DOP853", "LSODA"])
def test_a_base_that_accelerates_without_turning_is_other_gravity(integrator: str) -> None:
    """Told by a function, by its start, and standing still elsewhere, with dry friction and stops."""
    robot = arm(coulomb=COULOMB, limits=iso.Limits(-0.4, 1.2)) if integrator not in ("LSODA", "DOP853") else ARM
    ship = robot.with_base("moving")
    there = robot.with_gravity(np.array(robot.gravity) - LIFT["acceleration"][:3])
    how = {"integrator": integrator, "rtol": 1e-6, "atol": 1e-6} if integrator in ("rkf45", "rosenbrock", "DOP853", "LSODA") else {}
    how = how or {"dt": 0.004}
    how |= {"integrator": integrator, "events": iso.Event.limits(robot, restitution=0.4) if robot is not ARM else None}
    q, qd = np.array([1.1, *Q[1:5], 0.3]), -QD
    wanted = iso.simulate(there, q, qd, 0.4, **how)
    start = {"pose": [0.1, 0.2, 0.3, 0.0, 0.0, 0.0, 1.0], "twist": [0.5, 0.0, -1.0, 0.0, 0.0, 0.0]}

    def told(t: float) -> dict[str, Array]:
        v, a = np.array(start["twist"]), np.array(LIFT["acceleration"])
        along = v * t + a * t**2 / 2
        return {"pose": start["pose"] + np.append(along[:3], np.zeros(4)), "twist": v + a * t, "acceleration": a}

    bound = how["rtol"] if integrator == "rosenbrock" else 1e4 * EPS * wanted.steps  # whose slopes differences give
    for base in (told, start | LIFT) if integrator == "rkf45" else (start | LIFT,):
        found = iso.simulate(ship, q, qd, 0.4, base=base, **how)
        within(found.q, wanted.q, bound)
        assert [event.name for event in found.events] == [event.name for event in wanted.events]
        assert (found.is_held == wanted.is_held).all()
    assert not ({"rkf45", "rk4"} & {integrator}) or len(wanted.events) > 1


def test_a_still_base_is_compiled_and_its_steps_are_those_of_the_fixed_robot() -> None:
    found = iso.simulate(SHIP, Q, QD, 0.5, base={"pose": [1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0]})
    wanted = iso.simulate(ARM, Q, QD, 0.5)
    assert not found.notes and found.steps == wanted.steps and found.evaluations == wanted.evaluations
    within(found.q, wanted.q, 1000 * EPS * found.steps)
    weight = 9.81 * np.array([link.mass for link in ARM.links])
    higher = 3.0 * weight.sum() - 0.1 * weight[0]  # the base, 0.1 m lower, weighs too
    within(found.potential, wanted.potential + higher, 100 * EPS * higher)


def turntable() -> iso.Robot:
    """A point mass on a rod of 0.5 m, hinged upright on a table, 0.8 m off its axis."""
    origin = np.eye(4)
    origin[0, 3] = 0.8
    links = iso.Link("table"), iso.Link("rod", 2.0, (0.5, 0.0, 0.0))
    return iso.Robot("turntable", links, (iso.Joint("hinge", "table", "rod", "revolute", origin),)).with_base("moving")


def test_a_pendulum_on_a_turning_table_swings_as_an_elliptic_function() -> None:
    """theta'' = -(W^2 R / l) sin theta off the radius; sin(theta/2) = k sn(K - w t) from rest at k = sin(theta_0 / 2)."""
    speed, first = 3.0, 2.0
    found = iso.simulate(turntable(), [first], [0.0], 3.0, base={"twist": [0.0, 0.0, 0.0, 0.0, 0.0, speed]}, **SHARP)
    k, w = math.sin(first / 2), speed * math.sqrt(0.8 / 0.5)
    sine = ellipj(ellipk(k**2) - w * found.t, k**2)[0]
    within(found.q[:, 0], 2 * np.arcsin(k * sine), 1e-12 * found.evaluations)
    across = 0.5 * (found.qd[:, 0] + speed) + 0.8 * speed * np.cos(found.q[:, 0])  # velocity of the mass, in the rod's axes
    energy = (across**2 + (0.8 * speed * np.sin(found.q[:, 0])) ** 2) * 2.0 / 2
    within(found.kinetic, energy, 1e-12 * energy.max())
    assert np.ptp(found.work) > 0.1 * energy.max() and found.max_energy_error < 1e-10 * energy.max()


def test_a_start_is_the_motion_along_a_screw() -> None:
    """A table that spins up: its attitude, twist and rates at every sample; the twist is the rate of the pose."""
    base = {"twist": [0.0, 0.0, 0.1, 0.0, 0.0, 1.0], "acceleration": [0.0, 0.0, 0.2, 0.0, 0.0, 2.0]}
    found = iso.simulate(turntable(), [0.1], [0.0], 1.0, base=base)
    angle = found.t + found.t**2
    assert found.base is not None
    within(found.base["pose"][:, 1, 0], np.sin(angle), 10 * EPS)
    within(found.base["pose"][:, 2, 3], 0.1 * angle, 10 * EPS)
    within(found.base["twist"], np.array(base["twist"]) + found.t[:, None] * base["acceleration"], 20 * EPS)
    within(found.base["acceleration"], np.tile(base["acceleration"], (201, 1)), 20 * EPS)
    turned = {"twist": [0.2, 0.0, 0.0, 1.0, 0.5, 0.0], "acceleration": [0.0, 1.0, 0.0, 0.0, 2.0, -1.0]}  # one turns the other
    other = iso.simulate(SHIP, Q, QD, 0.5, base=turned, **SHARP)
    assert other.base is not None and other.max_energy_error < 1e-9
    for name in turned:
        within(other.base[name][0], turned[name], 10 * EPS)


def test_many_motions_on_one_base() -> None:
    """Fixed steps of compiled motions keep their order; those under error control their tolerance; one motion is one of many."""
    exact = iso.simulate(SHIP, Q, QD, 0.5, base=sea, **SHARP).q[-1]
    off = []
    for steps in (50, 100):
        found = iso.rollout(SHIP, np.tile(Q, (3, 1)), QD, base=sea, dt=0.5 / steps, steps=steps)
        off.append(np.abs(SHIP.difference(exact, found.q[0, -1])).max())
        assert (found.q == found.q[:1]).all()
        alone = iso.simulate(SHIP, Q, QD, 0.5, base=sea, integrator="rk4", dt=0.5 / steps)
        within(alone.q[-1], found.q[0, -1], 1e-3 * off[-1])  # polynomials are off by far less than the steps
    assert 3.6 < np.log2(off[0] / off[1]) < 4.5
    chosen = iso.rollout(SHIP, Q, QD, base=sea, dt=0.1, steps=5, integrator="rkf45", rtol=1e-9, atol=1e-9)
    alone = iso.simulate(SHIP, Q, QD, 0.5, base=sea, rtol=1e-9, atol=1e-9)
    assert np.abs(SHIP.difference(exact, chosen.q[-1])).max() < 3 * np.abs(SHIP.difference(exact, alone.q[-1])).max()
    still = iso.rollout(SHIP, Q, QD, base={}, dt=0.01, steps=50, dtype="float32")
    within(still.q[-1], iso.rollout(ARM, Q, QD, dt=0.01, steps=50, dtype="float32").q[-1], 5e4 * np.finfo("float32").eps)


def test_dry_friction_on_a_rolling_ship() -> None:
    """Error control, fixed steps and compiled ones hold the same joints, by what the base asks of them."""
    ship = arm(coulomb=COULOMB).with_base("moving")
    start = np.array([0.0, *Q[1:5], 0.0]), np.zeros(5)
    sharp = iso.simulate(ship, *start, 1.0, base=sea)
    fixed = iso.simulate(ship, *start, 1.0, base=sea, integrator="rk4", dt=5e-3)
    many = iso.rollout(ship, *start, base=sea, dt=5e-3, steps=200)
    chosen = iso.rollout(ship, *start, base=sea, dt=0.05, steps=20, integrator="rkf45", rtol=1e-9)
    assert sharp.is_held.any() and [event.name for event in sharp.events] == ["prismatic slips"]
    coarse = 2 * np.abs(ship.difference(sharp.q[-1], fixed.q[-1])).max()
    assert coarse < 0.01 and np.abs(ship.difference(sharp.q[-1], many.q[-1])).max() < coarse
    assert np.abs(ship.difference(sharp.q[-1], chosen.q[-1])).max() < 0.1 * coarse
    assert sharp.max_energy_error < 1e-4 * np.abs(sharp.work).max()


def test_results_go_to_files_and_pictures_with_the_base(tmp_path: Path) -> None:
    found = iso.simulate(SHIP, Q, QD, 0.3, base=sea)
    again = iso.Simulation.load(found.save(tmp_path / "ship.npz"))
    assert found.base is not None and again.base is not None and again.robot == SHIP
    assert all((again.base[name] == found.base[name]).all() for name in ("pose", "twist", "acceleration"))
    assert found.to_dict()["base"]["twist"] == found.base["twist"].tolist()  # type: ignore[index]
    head, row = found.to_csv(tmp_path / "ship.csv").read_text().splitlines()[:2]
    columns = dict(zip(head.split(","), map(float, row.split(",")), strict=True))
    assert columns["q_base.z [m]"] == 0.2 and columns["qd_base.wx [rad/s]"] == 0.6 and columns["qdd_base.vz [m/s2]"] == -1.8
    page = found.animate(tmp_path / "ship.html").read_text()
    assert "arm" in page and again.animate(tmp_path / "again.html").read_text() == page
    assert len(again.clearance().t) == len(found.t)
    poses = SHIP.pose(found.q, "hand", base=found.base)
    robot, q = found.poses_at(found.t)
    within(robot.pose(q, "hand"), poses, 100 * EPS)
    with np.load(tmp_path / "ship.npz") as content:
        arrays = dict(content)
    for broken in ({"base_twist": arrays["base_twist"][:3]}, {"base_pose": None}):
        np.savez(tmp_path / "bad.npz", **{name: x for name, x in (arrays | broken).items() if x is not None})
        with pytest.raises(FormatError, match="base_"):
            iso.Simulation.load(tmp_path / "bad.npz")


def elevator(first: float, t: float) -> dict[str, Array]:
    """One that starts to rise at a time, by 2 m/s2 from then on."""
    s, up = max(t - first, 0.0), np.array([0, 0, 1.0, 0, 0, 0])
    return {"pose": np.array([0, 0, s**2, 0, 0, 0, 1]), "twist": 2 * s * up, "acceleration": 2.0 * (t >= first) * up}


def _late(t: float) -> dict[str, Array]:
    if t > 0.31:
        raise ValueError("no more of the sea")
    return sea(t)


def test_mistakes_are_said() -> None:
    run = partial(iso.simulate, SHIP, Q, QD, 1.0)
    refused: dict[str, object] = {
        "pass its motion": None,
        "did you mean 'pose'": {"poses": np.eye(4)},
        r"twist'\]: expected shape \(6,\)": {"twist": [1.0, 2.0]},
        "expected {name: values}, got list": [1, 2],
        "t = 0 s: the function base= raised ZeroDivisionError": lambda t: 1 / 0,
        "t = 0 s: the function base= did not return a base motion: the function base=: expected": lambda t: 3,
        "got determinant 8": lambda t: {"pose": np.diag([2.0, 2, 2, 1])},
        "its twist is not the derivative of its pose: v[yz] is 0, but the pose changes at": lambda t: {"pose": sea(t)["pose"]},
        "its twist is not the derivative of its pose: wx is .*, but the pose changes at": lambda t: (
            sea(t) | {"twist": np.append(sea(t)["twist"][:3], np.zeros(3))}
        ),
        "acceleration is not the derivative of its twist: vy": lambda t: {k: x for k, x in sea(t).items() if k != "acceleration"},
    }
    for message, base in refused.items():
        with pytest.raises(iso.IsodynError, match=message):
            run(base=base)  # type: ignore[arg-type]
    with pytest.raises(SimulationError, match=r"stopped at t = 0.3\d* s: the function base= raised ValueError: no more") as stopped:
        iso.simulate(SHIP, Q, QD, [0.0, 0.3, 0.4, 5.0], base=_late)
    assert stopped.value.partial is not None and stopped.value.partial.t[-1] <= 0.32  # type: ignore[attr-defined]
    with pytest.raises(ModelError, match="no moving base"):
        iso.simulate(ARM, Q, QD, 1.0, base={})
    with pytest.raises(ModelError, match=r"prescribed base motion \(robot 'turntable'"):
        iso.Controller.pd_gravity(turntable(), 1.0, 1.0)
    with pytest.raises(ModelError, match="do not support a prescribed base"):
        iso.Controller.computed_torque(turntable(), 1.0, 1.0)
    with pytest.raises(ModelError, match=r'has a prescribed base motion, which the momentum scheme .* such as "rkf45"'):
        run(base={}, integrator="momentum", dt=0.01)
    with pytest.raises(ModelError, match="event 'drop' changes robot 'arm', which has a moving base"):
        run(base={}, events=[iso.Event(iso.symbol("t") - 0.5, "drop", model_change=iso.Detach("hand"))])
    with pytest.raises(ShapeError, match=r"near t = .*not smooth enough for steps under error control"):
        iso.rollout(SHIP, Q, QD, base=partial(elevator, 0.5113), dt=0.1, steps=10, integrator="rkf45", rtol=1e-9)


def test_a_jump_of_the_base_is_named_in_breaks() -> None:
    """An elevator that starts at 0.5 s: steps end there, and it goes on as one that has started."""

    one = iso.simulate(SHIP, Q, QD, [0.0, 0.5, 1.0], base=partial(elevator, 0.5), jump_ts=[0.5])
    rest = iso.simulate(ARM, Q, QD, [0.0, 0.5])
    heavy = ARM.with_gravity(np.array(ARM.gravity) - [0, 0, 2.0])
    then = iso.simulate(heavy, rest.q[-1], rest.qd[-1], [0.5, 1.0])
    within(one.q[1:], np.array([rest.q[-1], then.q[-1]]), 1e-9)


def test_the_command_line_moves_the_base(tmp_path: Path) -> None:
    table = turntable()
    (tmp_path / "table.toml").write_text(table.to_toml())
    done = isodyn(
        "simulate", "table.toml", "--q", "2", "--base-twist", "0,0,0,0,0,3", "--t", "1", "--output", "swing.csv", cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    found = iso.simulate(table, [2.0], [0.0], np.linspace(0.0, 1.0, 201), base={"twist": [0, 0, 0, 0, 0, 3]})
    assert repr(float(found.q[-1, 0])) in (tmp_path / "swing.csv").read_text().splitlines()[-1]
    wrong = isodyn("simulate", "ur5", "--base-twist", "0,0,0,0,0,3", cwd=tmp_path)
    assert wrong.returncode == 2 and "--base moving" in wrong.stderr
