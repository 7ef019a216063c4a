"""Errors in what all methods share, planted for a test: every method agrees with every other, and all are wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from isodyn.dynamics import trace as tracing
from isodyn.model import tree as trees
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.tree import Body, Tree, reduce_robot
from isodyn.spatial import pose

Change = Callable[[Body], Body]


def plant(monkeypatch: pytest.MonkeyPatch, body: Change = lambda b: b, tree: Callable[[Tree], Tree] = lambda t: t) -> None:
    """Every method gets a tree in which something is wrong, and the same thing for all."""

    def reduced(robot: Robot, **options: bool) -> Tree:
        right = reduce_robot(robot, **options)
        return tree(replace(right, bodies=tuple(map(body, right.bodies))))

    monkeypatch.setattr(tracing, "reduce_robot", reduced)


def backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, lambda b: replace(b, axis=-b.axis))


def longer(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, lambda b: replace(b, p=b.p * 1.001))


def turned(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, tree=lambda t: replace(t, gravity=np.roll(t.gravity, 1)))


def swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, lambda b: replace(b, axis=np.roll(b.axis, 1)))


def transposed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Inertias turned the wrong way when they are moved into the joint's frame."""
    right = trees._moved

    def moved(link: Link, at: np.ndarray) -> Link:
        flipped = at.copy()
        flipped[:3, :3] = at[:3, :3].T
        return replace(right(link, at), inertia=right(link, flipped).inertia)

    monkeypatch.setattr(trees, "_moved", moved)


#: what is planted -> the first quantity that parts, and where
PLANTED = {
    backwards: "pose of link 'link1'",
    longer: "pose of link 'link",
    swapped: "pose of link 'link1'",
    turned: "potential_energy, after pose, jacobian agreed",
    transposed: "kinetic_energy, after pose, jacobian, potential_energy, gravity_torque agreed",
}


def skewed(n: int = 1) -> Robot:
    """An arm off its base with twisted axes and products of inertia: everything planted here shows in its first joint."""
    six = [0.4, 0.5, 0.3, 0.02, -0.03, 0.05]
    return Robot.from_dh(
        convention="standard", joints="R" * n, a=[0.3] * n, alpha=[0.7] * n, d=[0.1] * n, theta=[0.0] * n, mass=[2.0] * n,
        com=[(-0.1, 0.02, 0.03)] * n, inertia=[six] * n, base=pose(None, (0.2, 0.1, 0.4)), name="skewed", gravity=(1.0, 2.0, -9.0),
    )  # fmt: skip
