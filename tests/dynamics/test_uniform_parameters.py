"""Run-time parameters that are the same for all states of a call: work on them alone is done once, and the answers are the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.errors import ShapeError

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
