"""dynamics.bind(parameters): what parameters= gives, to the bit, checked once."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from mechanisms import at_dead_point

import isodyn as iso
from isodyn.errors import ModelError, ShapeError

LINK = "wrist_3_link"
NAMES = (f"{LINK}.mass", f"{LINK}.com", f"{LINK}.inertia")
VALUES: dict[str, Any] = dict(zip(NAMES, (1.5, [0.01, 0.02, 0.05], (0.02, 0.03, 0.01, 0.001, 0.0, 0.002)), strict=True))
EACH = {NAMES[0]: np.linspace(1, 2, 9), NAMES[1]: np.ones((9, 1)) * [0.01, 0.02, 0.05], NAMES[2]: VALUES[NAMES[2]]}
UR5 = iso.compile(iso.load("ur5"), parameters=NAMES)
RNG = np.random.default_rng(1)


def parts(found: Any) -> tuple[np.ndarray, ...]:
    return found if isinstance(found, tuple) else (found,)


def same(one: Any, other: Any) -> None:
    for a, b in zip(parts(one), parts(other), strict=True):
        assert type(a) is type(b) and np.array_equal(a, b, equal_nan=True)


@pytest.mark.parametrize("options", [{}, {"dtype": "float32"}, {"device": "reference"}], ids=str)
@pytest.mark.parametrize("values", [VALUES, EACH], ids=["one for all states", "one for each"])
def test_bound_values_give_the_bits_of_parameters(values: dict[str, Any], options: dict[str, Any]) -> None:
    dynamics = iso.compile(UR5.robot, parameters=NAMES, **options)
    bound, push = dynamics.bind(values), RNG.uniform(-1, 1, 6)
    for shape in ((3, 6), (3, 9, 6), (3, 2, 9, 6)) if values is VALUES else ((3, 6), (3, 9, 6)):
        x = RNG.uniform(-1, 1, shape).astype(dynamics.dtype)
        for _ in range(2):  # the ordinary way, then the direct entry
            same(bound.inverse_dynamics(*x), dynamics.inverse_dynamics(*x, parameters=values))
            same(bound.mass_matrix(x[0]), dynamics.mass_matrix(x[0], parameters=values))
            same(bound.kinetic_energy(*x[:2]), dynamics.kinetic_energy(*x[:2], parameters=values))
        found = dynamics.inverse_dynamics_derivatives(*x, parameters=values)
        out = tuple(np.empty_like(one) for one in found)
        same(bound.inverse_dynamics_derivatives(*x, out=out), found)
        same(out, found)
        given: dict[str, Any] = {"wrench": {LINK: push}}
        same(bound.inverse_dynamics(*x, **given), dynamics.inverse_dynamics(*x, parameters=values, **given))


def test_uniform_values_are_called_without_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that share a kernel, in turn, and a function that somebody keeps."""
    light, heavy, x = UR5.bind(VALUES), UR5.bind(VALUES | {NAMES[0]: 30.0}), RNG.uniform(-1, 1, (3, 6))
    rows = RNG.uniform(-1, 1, (3, 20, 6))
    expected = [(one.inverse_dynamics(*x), one.inverse_dynamics(*rows)) for one in (light, heavy)]
    kept = light.inverse_dynamics
    again = pickle.loads(pickle.dumps(kept))
    monkeypatch.setattr("isodyn.dynamics.dynamics.evaluate", None)
    for one, (alone, batch) in zip((light, heavy, light), (*expected, expected[0]), strict=True):
        same(one.inverse_dynamics(*x), alone)
        same(one.inverse_dynamics(*rows, out=np.empty((20, 6))), batch)
    assert not np.array_equal(expected[0][0], expected[1][0])
    monkeypatch.undo()
    same(kept(*map(list, x)), expected[0][0])  # what the entry does not take
    same(again(*x), expected[0][0])


def test_values_are_those_of_the_moment() -> None:
    com, x = np.array([0.01, 0.02, 0.05]), RNG.uniform(-1, 1, (3, 6))
    bound = UR5.bind(VALUES | {NAMES[1]: com})
    before = bound.inverse_dynamics(*x)
    com[:] = 9.0
    assert np.array_equal(bound.inverse_dynamics(*x), before) and np.array_equal(bound.bind(VALUES).inverse_dynamics(*x), before)
    assert UR5.bound is None and "bound: wrist_3_link.mass" in repr(bound)
    copy = pickle.loads(pickle.dumps(bound))
    for one in (bound, copy):
        assert one.bound is not None and not any(values.flags.writeable for values in one.bound)
    assert f"bound: {', '.join(NAMES)}>" in repr(bound.kernel("inverse_dynamics"))
    assert np.array_equal(copy.inverse_dynamics(*x), before)
    fixed = iso.compile(UR5.robot.with_parameters(VALUES))
    assert bound.count("inverse_dynamics").total == fixed.count("inverse_dynamics").total, "what they decide is worked out before"
    kernel = UR5._uniform["inverse_dynamics", (), None, "world-aligned"]
    with pytest.warns(DeprecationWarning, match=r"Kernel\.bind"):
        kernel.given(np.ones(10))  # type: ignore[union-attr]


def test_frames_bases_and_symbols_are_as_ever() -> None:
    q = RNG.uniform(-1, 1, (4, 6))
    named = iso.compile(UR5.robot, parameters=("elbow_joint.offset",))
    bound, values = named.bind({"elbow_joint.offset": 0.3}), {"elbow_joint.offset": 0.3}
    for frame in ("forearm_link", None):
        same(bound.pose(q, frame), named.pose(q, frame, parameters=values))
        same(bound.jacobian(q, frame, "local"), named.jacobian(q, frame, "local", parameters=values))
    moved = iso.compile(UR5.robot.with_base("moving"), parameters=NAMES)
    base = {"pose": np.eye(4), "twist": [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]}
    same(moved.bind(VALUES).inverse_dynamics(q, q, q, base=base), moved.inverse_dynamics(q, q, q, base=base, parameters=VALUES))
    p = iso.symbols("p", 3)
    part = iso.Link("part", p[0], (p[1], 0.0, p[2]), (0.1, 0.1, 0.1))
    carrying = iso.compile(UR5.robot.attach(part, "tool0"), parameters=["p"])
    tau = carrying.bind({"p": [1.0, 0.1, 0.2]}).gravity_torque(q)
    same(tau, carrying.gravity_torque(q, parameters={"p": [1.0, 0.1, 0.2]}))
    plain = iso.compile(UR5.robot)
    same(plain.bind({}).gravity_torque(q), plain.gravity_torque(q))


def test_bound_loops_are_solved_at_dead_points_too() -> None:
    robot, q, qd = at_dead_point("a rod of the delta along its motor's axis")
    heavy, name, tau = iso.compile(robot, parameters=["plate.mass"]), "plate.mass", np.zeros(robot.n)
    qs, qds = np.stack([q, iso.close_loops(robot, robot.neutral(), qd).q]), np.zeros((2, robot.n))
    for mass in (0.5, np.array([0.5, 0.7])):
        found = heavy.bind({name: mass}).forward_dynamics(qs, qds, tau)
        assert np.isfinite(found).all()
        same(found, heavy.forward_dynamics(qs, qds, tau, parameters={name: mass}))
    bound = heavy.bind({name: 0.5})
    for k in (1, 0, 1):
        same(bound.forward_dynamics(qs[k], qds[k], tau), heavy.forward_dynamics(qs[k], qds[k], tau, parameters={name: 0.5}))


WRONG = {
    "missing": ({NAMES[0]: 1.0}, rf"bind: parameters: missing \['{LINK}.com', '{LINK}.inertia'\]; this kernel takes"),
    "unknown": (VALUES | {"mass": 1.0}, r"bind: parameters: \['mass'\] were not named in compile\(parameters=...\)"),
    "shape": (VALUES | {NAMES[1]: [1, 2]}, rf"bind: parameters\['{LINK}.com'\] has shape \(2,\); expected \(..., 3\)"),
    "a matrix": (VALUES | {NAMES[2]: np.eye(3)}, r"has shape \(3, 3\); expected \(..., 6\)"),
    "text": (VALUES | {NAMES[0]: "heavy"}, rf"bind: parameters\['{LINK}.mass'\] must be real numbers, got str 'heavy'"),
    "complex": (VALUES | {NAMES[0]: 1j}, "must be real numbers"),
    "a symbol": (VALUES | {NAMES[0]: iso.symbol("m")}, "must be real numbers"),
    "states": (VALUES | {NAMES[0]: [1, 2], NAMES[1]: np.ones((3, 3))}, "leading dimensions do not broadcast"),
    "misspelt": ({"wrist_3_link.mas": 1.0}, rf"missing .*, and \['{LINK}.mas'\] were not named .*did you mean '{LINK}.mass'\?"),
    "NaN": (
        VALUES | {NAMES[0]: np.nan},
        rf"'{LINK}.mass'\] must be finite numbers of float64, none of them negative, got nan; rep",
    ),
    "infinity": (
        VALUES | {NAMES[1]: [0, np.inf, 0]},
        rf"'{LINK}.com'\] must be finite numbers of float64, got inf at index 1; rep",
    ),
    "negative": (VALUES | {NAMES[0]: [1.0, -1.0]}, r"got -1.0 at index 1; check the sign and the unit"),
    "large": (VALUES | {NAMES[0]: 10**400}, rf"'{LINK}.mass'\] must be real numbers of at most 1.8e308, got 1000"),
    "larger": (VALUES | {NAMES[0]: 10**5000}, "got int of thousands of digits, which is too large"),
    "nothing": (None, "bind: parameters must be {name: values}, got NoneType"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_values_are_refused_when_they_are_bound(case: str) -> None:
    values, words = WRONG[case]
    with pytest.raises(ShapeError, match=words):
        UR5.bind(values)


def test_what_is_too_large_for_the_number_type_is_refused() -> None:
    small = iso.compile(UR5.robot, dtype="float32", parameters=["shoulder_pan_joint.rotor_inertia", "shoulder_pan_joint.offset"])
    good = {"shoulder_pan_joint.rotor_inertia": 0.0, "shoulder_pan_joint.offset": -1.0}
    assert np.isfinite(small.bind(good).gravity_torque(np.zeros(6))).all()
    for name, value in (("shoulder_pan_joint.rotor_inertia", -1e-9), ("shoulder_pan_joint.offset", 1e300)):
        with pytest.raises(ShapeError, match=rf"{name}'\] must be finite numbers of float32"):
            small.bind(good | {name: value})


def test_bound_dynamics_take_no_others() -> None:
    x = np.zeros((3, 6))
    bound = UR5.bind(VALUES)
    for _ in range(2):
        with pytest.raises(ModelError, match=r"parameters=: values are bound already; .* dynamics.bind"):
            bound.inverse_dynamics(*x, parameters=VALUES)
        bound.inverse_dynamics(*x)
    words = r"leading dimensions do not broadcast: q \(4, 6\), .*wrist_3_link.mass \(9,\), wrist_3_link.com \(9, 3\)"
    with pytest.raises(ShapeError, match=words):
        UR5.bind(EACH).inverse_dynamics(*np.zeros((3, 4, 6)))
    with pytest.raises(ShapeError, match=words):
        UR5.inverse_dynamics(*np.zeros((3, 4, 6)), parameters=EACH)
    with pytest.raises(ShapeError, match="q: expected shape"):
        bound.inverse_dynamics(*np.zeros((3, 5)))
