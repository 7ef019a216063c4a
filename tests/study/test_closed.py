"""Robots with loops beside the witness: every kind of closure exactly, redundant, coupled, floating; and errors that are seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import isodyn as iso
from isodyn.formulations import loops as formulation
from isodyn.study import reference_check_loops


def held(kind: str) -> iso.Robot:
    """An arm of six joints whose tip a joint of this type holds to the world, where every joint stands at 0.3."""
    arm = iso.chain(6)
    arm = replace(arm, joints=tuple(replace(joint, axis=np.eye(3)[k % 3], offset=0.3) for k, joint in enumerate(arm.joints)))
    at = arm.pose(np.zeros(6), arm.tip)
    return arm.with_loops(iso.Loop("held", arm.root.name, arm.tip, kind, at_a=at, pitch=0.05 if kind == "helical" else 0.0))


def twice() -> iso.Robot:
    robot = iso.load("four-bar")
    return robot.with_loops(*robot.loops, replace(robot.loops[0], name="again"))


def geared() -> iso.Robot:
    return replace(iso.load("five-bar"), couplings=(iso.Coupling("right-shoulder", {"left-shoulder": -1.0}),))


CASES = {
    **{kind: lambda kind=kind: held(kind) for kind in ("universal", "helical", "prismatic", "planar")},
    "a pin twice": twice,
    "a gear in a loop": geared,
    "a floating plate on legs": lambda: iso.load("3-rrr"),
}


@pytest.mark.parametrize("case", CASES)
def test_accelerations_and_forces_are_exactly_those_of_the_witness(case: str) -> None:
    rows = reference_check_loops.run_checks(CASES[case](), methods=["denoc"])
    assert [row.quantity for row in rows] == ["forward_dynamics", "constraint_forces"]
    assert all(row.verdict == "exact" and row.asked == ("denoc",) and row.ratio <= 1 for row in rows), rows


def test_what_is_wrong_with_loops_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Products of speeds doubled, which all methods would share."""
    right = formulation._Relation.bias
    monkeypatch.setattr(formulation._Relation, "bias", lambda self, qd, shift: 2.0 * right(self, qd, shift))
    rows = reference_check_loops.run_checks(iso.load("four-bar"), methods=["denoc"])
    assert all(row.differs and row.apart == ("denoc",) and row.ratio > 1 and row.place for row in rows)
    assert "forward_dynamics DIFFERS (at crank)" in reference_check_loops.verdict(rows)


def test_a_wrong_force_is_seen_though_the_motion_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    right: Any = formulation._least_norm
    monkeypatch.setattr(formulation, "_least_norm", lambda closing, K, mu: -right(closing, K, mu))
    motion, force = reference_check_loops.run_checks(iso.load("slider-crank"), methods=["kane"])
    assert not motion.differs and force.apart == ("kane",) and force.ratio > 1


def test_a_tree_has_nothing_to_close() -> None:
    assert reference_check_loops.run_checks(iso.load("two-link")) == ()


def test_a_comparison_shows_the_closed_mechanism() -> None:
    asked = ["forward_dynamics"]
    found = iso.compare(iso.load("five-bar"), methods=["denoc"], quantities=asked, states=2, speed=False, curves=False)
    assert found.agrees and [row.verdict for row in found.closed] == ["exact", "exact"]
    assert "The closed mechanism compared with the witness" in str(found)
    broken = replace(found, closed=(replace(found.closed[0], apart=("denoc",)), found.closed[1]))
    assert not broken.agrees
