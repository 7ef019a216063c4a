"""Renamed public names: every old name of the table answers as the new one does, and warns once, at the caller's line."""

from __future__ import annotations

import dataclasses
import json
import runpy
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import isodyn as iso
from isodyn import renamed
from isodyn.cli.main import main
from isodyn.dynamics.closing import loops_of
from isodyn.model.link import same
from isodyn.simulation.changes import Changed

TWO, Q = iso.load("two-link"), np.array([0.3, 0.4])
STILL = np.zeros(2)
BEAM = {"link2": iso.Beam(EI=100.0, mass_per_length=2.0)}
CHANGED = Changed("grab", 0.1, "load", True, np.zeros(6), 0.5, 0.25, np.zeros(6))


@cache
def fall() -> iso.Simulation:
    return iso.simulate(TWO, Q, STILL, [0.0, 0.01])


#: class -> an instance
INSTANCES: dict[str, Callable[[], object]] = {
    "Joint": lambda: TWO.joints[0],
    "Robot": lambda: TWO,
    "Mobility": lambda: iso.Mobility(1, ("crank",), (), False),
    "Trajectory": lambda: iso.Trajectory.trapezoidal(STILL, Q, duration=1.0, acceleration=4.0),
    "CartesianPath": lambda: iso.CartesianPath.line(np.eye(4), np.eye(4) + np.eye(4, k=3), duration=1.0),
    "Event": lambda: iso.Event(iso.symbol("t") - 1.0, starts_at_zero=True, model_change=iso.Detach("link2")),
    "Simulation": fall,
    "Changed": lambda: CHANGED,
    "Dynamics": lambda: iso.compile(TWO, device="reference", prescribed=["joint1"]),
    "Live": lambda: iso.live(TWO, prescribed=["joint1"]),
    "Kernel": lambda: iso.compile(TWO).kernel("mass_matrix"),
}


def states(motion: Any) -> object:
    return motion.t, motion.q


def traced(robot: iso.Robot, method: str, quantity: str) -> Callable[..., str]:
    return lambda **given: iso.trace(robot, method, quantity, **given).digest()


def hybrid(**known: object) -> object:
    return iso.compile(TWO, device="reference", prescribed=["joint1"]).hybrid_dynamics(Q, Q, **known)  # type: ignore[arg-type]


#: (function, old argument) -> a call with the argument, what is compared of its result, and the value of the argument
ARGUMENTS: dict[tuple[str, str], tuple[Callable[..., object], object]] = {
    ("Joint", "small"): (lambda **given: iso.Joint("j", "a", "b", **given), True),
    ("Robot", "report"): (lambda **given: iso.Robot("r", (iso.Link("a"),), **given).import_notes, ("a note",)),
    ("Mobility", "freedom"): (lambda **given: iso.Mobility(independent=(), redundant=(), singular=False, **given), 3),
    ("Event", "leaves"): (lambda **given: iso.Event(abs, **given).starts_at_zero, True),
    ("Event", "change"): (lambda **given: iso.Event(abs, **given).model_change, iso.Detach("link2")),
    ("Simulation", "stuck"): (lambda **given: dataclasses.replace(fall(), **given).is_held, np.ones((2, 2))),
    ("trace", "motion"): (traced(TWO, "newton-euler", "hybrid_dynamics"), ["joint1"]),
    ("trace", "loads"): (traced(TWO, "newton-euler", "inverse_dynamics"), ["link2"]),
    ("trace", "still"): (traced(TWO, "newton-euler", "inverse_dynamics"), True),
    ("trace", "closing"): (
        traced(iso.load("four-bar"), "newton-euler", "forward_dynamics"), loops_of(iso.load("four-bar")).closing,
    ),
    ("compile", "motion"): (lambda **given: iso.compile(TWO, **given).prescribed, ["joint1"]),
    ("live", "motion"): (lambda **given: iso.live(TWO, **given).prescribed, ["joint1"]),
    ("export", "motion"): (lambda **given: iso.export(TWO, "hybrid_dynamics", **given), ["joint1"]),
    ("export", "loads"): (lambda **given: iso.export(TWO, "inverse_dynamics", **given), ["link2"]),
    ("count", "loads"): (lambda **given: iso.count(TWO, "newton-euler", "inverse_dynamics", **given), ["link2"]),
    ("count", "still"): (lambda **given: iso.count(TWO, "newton-euler", "inverse_dynamics", **given), True),
    ("Dynamics.graph", "loads"): (lambda **given: iso.compile(TWO).graph("inverse_dynamics", **given).digest(), ["link2"]),
    ("Dynamics.graph", "still"): (lambda **given: iso.compile(TWO).graph("inverse_dynamics", **given).digest(), True),
    ("Dynamics.kernel", "loads"): (
        lambda **given: iso.compile(TWO, device="reference").kernel("inverse_dynamics", **given).graph.digest(), ["link2"],
    ),
    ("hybrid_dynamics", "known"): (hybrid, Q),
    ("simulate", "creep"): (lambda **given: states(iso.simulate(TWO, Q, STILL, [0.0, 0.01], **given)), 1e-3),
    ("simulate", "breaks"): (lambda **given: states(iso.simulate(TWO, Q, STILL, [0.0, 0.01], **given)), [0.005]),
    ("rollout", "every"): (lambda **given: states(iso.rollout(TWO, Q, STILL, dt=1e-3, steps=4, **given)), 2),
}  # fmt: skip

#: (argument, old value) -> a call that takes the value
VALUES: dict[tuple[str, str], Callable[[str], object]] = {
    ("inertia", "motion-only"): lambda value: iso.flexible(TWO, BEAM, sublinks=2, inertia=value),
    ("method", "composite-body-meeting"): lambda value: iso.trace(TWO, value, "mass_matrix").digest(),
    ("methods", "composite-body-meeting"): lambda value: str(iso.stability(TWO, ["newton-euler", value], states=2, digits=20)),
}


def test_the_recorded_signatures_list_every_alias() -> None:
    root = Path(__file__).parents[1]
    recorded = json.loads((root / "tests" / "record" / "signatures.json").read_text(encoding="utf-8"))
    expected = runpy.run_path(str(root / "tools" / "record.py"))["aliases"]()
    assert {name: text for name, text in recorded.items() if text.startswith("alias of ")} == expected


def rows(table: dict[str, dict[str, str]]) -> list[tuple[str, str, str]]:
    return [(owner, old, new) for owner, names in table.items() for old, new in names.items()]


def warned(call: Callable[[], object], *words: str) -> Any:
    """What a call gives, which has to warn once, here, with these words."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        found = call()
    assert [one.category for one in caught] == [DeprecationWarning] and caught[0].filename == __file__
    assert all(word in str(caught[0].message) for word in (*words, f"removed in isodyn {renamed.REMOVED}"))
    return found


def equal(a: object, b: object) -> bool:
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(map(equal, a, b))
    return same(a, b) if isinstance(a, np.ndarray) else a == b


@pytest.mark.parametrize(("old", "new"), renamed.NAMES.items())
def test_an_old_name_of_the_package_is_the_new_one(old: str, new: str) -> None:
    assert warned(lambda: getattr(iso, old), f"isodyn.{old} ", f"use isodyn.{new}") is getattr(iso, new)
    assert old not in iso.__all__ and old not in dir(iso) and old not in vars(iso)


@pytest.mark.parametrize(("owner", "old", "new"), rows(renamed.MEMBERS))
def test_an_old_member_answers_as_the_new_one(owner: str, old: str, new: str) -> None:
    instance = INSTANCES[owner]()
    assert equal(warned(lambda: getattr(instance, old), f"{owner}.{old} ", f"use {owner}.{new}"), getattr(instance, new))
    assert new in dir(instance) and old not in dir(instance)


@pytest.mark.parametrize(("called", "old", "new"), rows(renamed.ARGUMENTS))
def test_an_old_argument_is_passed_on_as_the_new_one(called: str, old: str, new: str) -> None:
    call, value = ARGUMENTS[called, old]
    assert equal(warned(lambda: call(**{old: value}), f"{called}({old}=)", f"use {new}="), call(**{new: value}))


@pytest.mark.parametrize(("argument", "old", "new"), rows(renamed.VALUES))
def test_an_old_value_is_passed_on_as_the_new_one(argument: str, old: str, new: str) -> None:
    call = VALUES[argument, old]
    assert equal(warned(lambda: call(old), f"{argument}={old!r}", f"use {new!r}"), call(new))


def test_replacing_fields_by_their_old_names_and_giving_both_names() -> None:
    joint = warned(lambda: dataclasses.replace(TWO.joints[0], small=True), "Joint(small=)")  # type: ignore[call-arg]
    assert joint.exclude_from_inertia and dataclasses.replace(joint, exclude_from_inertia=False) == TWO.joints[0]
    with pytest.raises(TypeError, match="got every= and save_every="):
        iso.rollout(TWO, Q, STILL, dt=1e-3, steps=4, every=2, save_every=2)  # type: ignore[call-arg]


@pytest.mark.parametrize(("old", "new"), renamed.VERBS.items())
def test_an_old_verb_runs_the_new_one_with_a_line_on_stderr(old: str, new: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([old, "--help"])
    shown = capsys.readouterr()
    with pytest.raises(SystemExit):
        main([new, "--help"])
    assert shown.out == capsys.readouterr().out
    assert shown.err.count("\n") == 1 and f"{old!r} is deprecated" in shown.err and f"use {new!r}" in shown.err


@pytest.mark.parametrize(("verb", "old", "new"), rows(renamed.OPTIONS))
def test_an_old_option_is_the_new_one_with_a_line_on_stderr(verb: str, old: str, new: str, tmp_path, capsys) -> None:
    written = []
    for option in (old, new):
        assert main([verb, "two-link", option, "link2", "--output", str(tmp_path / "arm.wasm")]) == 0
        written.append((tmp_path / "arm.wasm").read_bytes())
        said = capsys.readouterr().err
        assert (f"{old!r} is deprecated" in said and f"use {new!r}" in said) == (option == old)
    assert written[0] == written[1]
    assert renamed.command([verb, f"{old}=link2"])[0] == [verb, f"{new}=link2"]


def test_the_old_drift_of_a_robot_with_loops_stays_their_residual():
    robot = iso.load("four-bar")
    state = iso.close_loops(robot, robot.neutral())
    motion = iso.simulate(robot, state.q, np.zeros(robot.n), [0.0, 0.01])
    with pytest.warns(DeprecationWarning, match="use Simulation.max_energy_error"):
        drift = motion.drift  # type: ignore[attr-defined]
    assert drift == motion.loop_residual.max() == motion.to_dict()["drift"]
    assert motion.max_energy_error == np.abs(motion.energy_error).max()
