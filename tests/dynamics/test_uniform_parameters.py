"""Run-time parameters that are the same for all states of a call: work on them alone is done once, and the answers are the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from bounds import bounded, close, within

import isodyn as iso
from isodyn.errors import ShapeError
from isodyn.graph.ops import SELECT
from isodyn.graph.passes import guarded
from isodyn.spatial import pose, rpy_matrix

LINK = "wrist_3_link"
NAMES = (f"{LINK}.mass", f"{LINK}.com", f"{LINK}.inertia")
VALUES: dict[str, Any] = dict(
    zip(NAMES, (1.5, np.array([0.01, 0.02, 0.05]), np.array([0.02, 0.03, 0.01, 0.001, 0.0, 0.002])), strict=True)
)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("rows", [None, 5, 3000])
def test_uniform_parameters_give_what_constants_give(rows: int | None, dtype: str) -> None:
    robot = iso.load("ur5")
    given, fixed = iso.compile(robot, parameters=NAMES, dtype=dtype), iso.compile(robot.with_parameters(VALUES), dtype=dtype)
    x = np.random.default_rng(1).uniform(-1, 1, (3, 6) if rows is None else (3, rows, 6)).astype(dtype)
    values = {name: np.asarray(value, dtype=dtype) if np.ndim(value) else value for name, value in VALUES.items()}
    for _ in range(2):  # the ordinary way, then the direct entry
        found = given.inverse_dynamics(*x, parameters=values)
        close(found, fixed.inverse_dynamics(*x), ops=given.count("inverse_dynamics").total, dtype=dtype)
    out = np.empty_like(found)
    assert given.inverse_dynamics(*x, parameters=values, out=out) is out and (out == found).all()
    if rows is not None:
        assert (given.inverse_dynamics(*x[:, 2], parameters=values) == found[2]).all(), "one state, the same bits"
        far = x.copy()
        far[0, 1] *= 1e7  # beyond the fast sines
        assert (given.inverse_dynamics(*far, parameters=values)[[0, 2]] == found[[0, 2]]).all()


@pytest.mark.parametrize("rows", [None, 1, 9])
def test_parameters_with_a_place_for_the_result_take_the_direct_entry(rows: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    given = iso.compile(iso.load("ur5"), parameters=NAMES)
    x = np.random.default_rng(4).uniform(-1, 1, (3, 6) if rows is None else (3, rows, 6))
    expected = given.inverse_dynamics(*x, parameters=VALUES)
    out = np.zeros_like(expected)
    for wrong in ({"out": out[..., :5]}, {"out": out.astype(np.float32)}, {"out": out, "wrong": 1}):
        with pytest.raises((ShapeError, TypeError)):
            given.inverse_dynamics(*x, parameters=VALUES, **wrong)
    monkeypatch.delattr(iso.Dynamics, "_call")  # the ordinary way
    assert given.inverse_dynamics(*x, parameters=VALUES, out=out) is out and (out == expected).all()
    out[...] = 0.0
    assert given.inverse_dynamics(*x, out=out, parameters=VALUES) is out and (out == expected).all()
    if rows is None:
        q = x[0].copy()
        assert (given.inverse_dynamics(q, *x[1:], out=q, parameters=VALUES) == expected).all(), "one of the inputs"


def test_work_on_uniform_parameters_costs_nothing_a_state() -> None:
    robot = iso.load("ur5")
    given, fixed = iso.compile(robot, parameters=NAMES), iso.compile(robot.with_parameters(VALUES))
    given.inverse_dynamics(*np.zeros((3, 6)), parameters=VALUES)
    (kernel,) = given._uniform.values()
    assert kernel is not None and kernel.count.total == fixed.count("inverse_dynamics").total


def test_a_mass_of_0_leaves_numbers() -> None:
    robot = iso.load("ur5")
    nothing = {NAMES[0]: 0.0, NAMES[1]: VALUES[NAMES[1]], NAMES[2]: np.zeros(6)}
    x = np.random.default_rng(2).uniform(-1, 1, (3, 4, 6))
    found = iso.compile(robot, parameters=NAMES).inverse_dynamics(*x, parameters=nothing)
    close(found, robot.with_parameters(nothing).inverse_dynamics(*x), ops=500)


ARM = iso.Robot.from_dh(
    convention="modified", joints="RRP", a=[0, 0.3, 0.2], alpha=[0, 0.5, 0.4], d=[0.1, 0.05, 0], theta=[0, 0.2, 0.1],
    mass=[1, 2, 1.5], com=[(0.1, 0.2, 0.3)] * 3, inertia=[(0.3, 0.4, 0.5)] * 3, name="arm",
)  # fmt: skip
HOOK = iso.Link("hook", 0.7, (0.05, -0.1, 0.2), (0.02, 0.03, 0.04, 0.001, -0.002, 0.003))
LOAD = iso.Link("load", 2.0, (0.1, 0.2, -0.1), (0.03, 0.02, 0.01))
#: a hook that swings on the second link, with a load fixed to it: of mass and inertia 0 when the kernel runs
NOTHING: dict[str, Any] = {"hook.mass": 0.0, "hook.inertia": np.zeros(6), "load.mass": 0.0, "load.inertia": np.zeros(6)}
FORWARD = [None, *(row.key for row in iso.methods() if "forward_dynamics" in row.quantities)]


def with_hook(joint: str) -> iso.Robot:
    link = ARM.links[2].name
    return ARM.attach(HOOK, link, joint=joint).attach(LOAD, "hook", at=iso.spatial.pose(None, (0.1, 0.0, 0.2)))


@pytest.mark.parametrize("joint", ["revolute", "prismatic"])
@pytest.mark.parametrize("method", FORWARD)
def test_links_of_mass_0_on_a_passive_joint_are_as_good_as_detached(method: str | None, joint: str) -> None:
    robot = with_hook(joint)
    own = robot.velocity_names.index("hook_joint")
    rest = np.array([k for k in range(robot.n) if k != own])
    x = np.random.default_rng(5).uniform(-1, 1, (3, 4, robot.n))  # with a torque on the hook's joint
    given = iso.compile(robot, method=method, device="reference", parameters=tuple(NOTHING))
    graph = iso.trace(ARM, method, "forward_dynamics")
    expected, bound = bounded(graph, dict(zip(("q", "qd", "tau"), x[..., rest], strict=True)), constants=4)
    found = given.forward_dynamics(*x, parameters=NOTHING)
    assert (found[:, own] == 0.0).all()
    within(found[:, rest], expected["forward_dynamics"], 8 * bound["forward_dynamics"].max(), "forward dynamics")
    heavy = dict(zip(NOTHING, (0.7, HOOK.inertia[np.triu_indices(3)], 2.0, (0.03, 0.02, 0.01, 0, 0, 0)), strict=True))
    heavy["hook.inertia"] = (0.02, 0.03, 0.04, 0.001, -0.002, 0.003)
    right = iso.compile(robot, method=method, device="reference").forward_dynamics(*x)
    within(given.forward_dynamics(*x, parameters=heavy), right, 1e4 * np.finfo(float).eps * np.abs(right).max(), "with mass")


def test_derivatives_hybrid_dynamics_and_loops_know_masses_of_0_too() -> None:
    robot, names = with_hook("revolute"), tuple(NOTHING)
    own = robot.velocity_names.index("hook_joint")
    rest = [k for k in range(robot.n) if k != own]
    x = np.random.default_rng(6).uniform(-1, 1, (3, robot.n))
    for method in (None, "articulated-body", "newton-euler", "recursive-derivatives"):
        given = iso.compile(robot, method=method, device="reference", parameters=names)
        expected = iso.compile(ARM, method=method, device="reference").forward_dynamics_derivatives(*x[:, rest])
        for one, other in zip(given.forward_dynamics_derivatives(*x, parameters=NOTHING), expected, strict=True):
            assert (one[own] == 0.0).all() and (one[:, own] == 0.0).all()
            within(one[np.ix_(rest, rest)], other, 1e5 * np.finfo(float).eps * np.abs(other).max(), str(method))
    loop = iso.load("four-bar")
    given = iso.compile(loop.attach(HOOK, loop.links[2].name, joint="revolute"), device="reference", parameters=names[:2])
    own, y = given.robot.velocity_names.index("hook_joint"), np.random.default_rng(8).uniform(-1, 1, (2, loop.n))
    q = iso.close_loops(loop, loop.neutral()).q
    found = given.forward_dynamics(*(np.insert(v, own, 0.5) for v in (q, *y)), parameters={n: NOTHING[n] for n in names[:2]})
    right = loop.forward_dynamics(q, *y)
    assert found[own] == 0.0
    within(np.delete(found, own), right, 1e5 * np.finfo(float).eps * np.abs(right).max(), "four-bar")
    led = iso.compile(robot, device="reference", parameters=names, prescribed=robot.velocity_names[1:2])
    qdd, tau = led.hybrid_dynamics(*x, parameters=NOTHING)
    assert qdd[own] == 0.0 and np.isfinite(qdd).all() and np.isfinite(tau).all()


def test_one_state_with_and_others_without_mass() -> None:
    robot = with_hook("revolute")
    given = iso.compile(robot, parameters=("hook.mass", "hook.inertia", "load.mass", "load.inertia"))
    x = np.random.default_rng(7).uniform(-1, 1, (3, 9, robot.n))
    each = {name: np.zeros((9, *np.shape(value))) for name, value in NOTHING.items()}
    each["hook.mass"][4] = 0.5
    found = given.forward_dynamics(*x, parameters=each)
    for k in (3, 4):
        one = {name: value[k] for name, value in each.items()}
        assert (given.forward_dynamics(*x[:, k], parameters=one) == found[k]).all(), "the same bits"
    own = robot.velocity_names.index("hook_joint")
    assert (np.flatnonzero(found[:, own]) == [4]).all()
    assert np.isnan(given.forward_dynamics(*x[:, 3] * np.nan, parameters={n: v[3] for n, v in each.items()})[:own]).all()


def test_only_quotients_by_what_can_vanish_are_guarded() -> None:
    robot = iso.load("ur5")
    plain = iso.trace(robot, None, "forward_dynamics", parameters=NAMES[:1])
    assert guarded(plain, NAMES[:1]) is plain, "its inertia stays"
    assert iso.compile(robot, parameters=NAMES[:1]).graph("forward_dynamics") == plain
    assert iso.compile(robot, parameters=("wrist_3_joint.offset",)).graph("forward_dynamics").ops.count(SELECT) == 0
    for method in ("articulated-body", "composite-body"):  # the last joint's, once for all of its quotients
        graph = iso.compile(robot, method=method, parameters=NAMES).graph("forward_dynamics")
        assert graph.ops.count(SELECT) == 2
        assert iso.trace(robot, method, "forward_dynamics", parameters=NAMES).ops.count(SELECT) == 0


def test_values_for_each_state_and_wrong_ones_go_the_ordinary_way() -> None:
    robot, x = iso.load("ur5"), np.random.default_rng(3).uniform(-1, 1, (3, 4, 6))
    given = iso.compile(robot, parameters=NAMES)
    found = given.inverse_dynamics(*x, parameters=VALUES)
    each = {name: np.broadcast_to(np.asarray(value), (4, *np.shape(value))) for name, value in VALUES.items()}
    assert (given.inverse_dynamics(*x, parameters=each) == found).all(), "the same bits"
    numbers = {name: value if name != NAMES[0] else np.float32(1.5) for name, value in VALUES.items()}
    assert (given.inverse_dynamics(*x, parameters=numbers) == found).all()
    for wrong in ({}, {NAMES[0]: 1.0}, VALUES | {NAMES[1]: np.zeros(2)}, VALUES | {NAMES[0]: "heavy"}, VALUES | {"mass": 1.0}):
        with pytest.raises(ShapeError):
            given.inverse_dynamics(*x, parameters=wrong)
    with pytest.raises(ShapeError, match="missing"):
        given.inverse_dynamics(*x)


def test_an_array_of_symbols_is_a_parameter_as_a_whole():
    p, turn = iso.symbols("p", 7), rpy_matrix((0.3, 0.2, 0.1))
    at = pose(np.array([[p[0], p[1], p[2]], *turn[1:]], dtype=object), (p[3], 0.0, 0.2))
    links = iso.Link("base"), iso.Link("upper", p[4], (p[5], 0.0, 0.0)), iso.Link("lower", 1.0, (0.2, 0.0, 0.0))
    second = iso.Joint("two", "upper", "lower", "revolute", at, viscous=iso.symbol("b"))
    joints = iso.Joint("one", "base", "upper", "revolute"), second
    robot = iso.Robot("open", links, joints)
    values = np.array([*turn[0], 0.4, 2.0, 0.1, 9.0])  # of the last nothing depends
    closed = robot.with_parameters({"p": values, "b": 0.5})
    q, qd, qdd = np.random.default_rng(1).uniform(-1, 1, (3, 2))
    right = closed.inverse_dynamics(q, qd, qdd)
    given = {"p": values[:6], "b": 0.5}
    found = iso.compile(robot, parameters=["p", "b"]).inverse_dynamics(q, qd, qdd, parameters=given)
    close(found, right, ops=200)
    assert robot.parameters()["p"].shape == (6,)
    with pytest.raises(iso.ModelError, match=r"parameter 'p': expected 6 numbers or symbols"):
        robot.with_parameters({"p": values[:3], "b": 0.5})
    with pytest.raises(iso.ModelError, match="symbols without a value: b"):
        iso.trace(robot, "newton-euler", "inverse_dynamics", parameters=["p"])
