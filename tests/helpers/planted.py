"""Errors planted for a test: in what all methods share, so that all agree and all are wrong, or in the witness."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from isodyn.dynamics import trace as tracing
from isodyn.model import tree as trees
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.tree import Body, Tree, reduce_robot
from isodyn.spatial import pose
from isodyn.study import agreement, witness

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


# -- the same five in the witness, which then sees another robot -----------------------------------------------------------------


def _longer(T: np.ndarray) -> np.ndarray:
    return pose(T[:3, :3], T[:3, 3] * 1.001)


def _misturned(robot: Robot) -> Robot:
    """Inertias whose frame is turned back where the mount of their link turns it."""
    turns = {joint.child: joint.mount[:3, :3] @ joint.mount[:3, :3] for joint in robot.joints}
    made = []
    for link in robot.links:
        R = turns.get(link.name, np.eye(3))
        I = R.T @ link.inertia @ R
        made.append(replace(link, inertia=[I[0, 0], I[1, 1], I[2, 2], I[0, 1], I[0, 2], I[1, 2]]))
    return replace(robot, links=tuple(made))


def _joints(change: Callable[[Joint], Joint]) -> Callable[[Robot], Robot]:
    return lambda robot: replace(robot, joints=tuple(map(change, robot.joints)))


#: what is planted -> what it makes of the robot that the witness sees
DECEIVED = {
    backwards: _joints(lambda j: replace(j, axis=-j.axis)),
    longer: _joints(lambda j: replace(j, mount=_longer(j.mount)) if j.nv else j),
    swapped: _joints(lambda j: replace(j, axis=np.roll(j.axis, 1))),
    turned: lambda robot: replace(robot, gravity=np.roll(robot.gravity, 1)),
    transposed: _misturned,
}


def plant_in_the_witness(monkeypatch: pytest.MonkeyPatch, error: Callable[[pytest.MonkeyPatch], None]) -> None:
    """One of the errors of PLANTED, but the methods are right."""
    right = witness.reference_values_in
    for module in (witness, agreement):
        monkeypatch.setattr(
            module, "reference_values_in", lambda numbers, robot, *state: right(numbers, DECEIVED[error](robot), *state)
        )


def skewed(n: int = 1) -> Robot:
    """An arm off its base with twisted axes and products of inertia: everything planted here shows in its first joint."""
    six = [0.4, 0.5, 0.3, 0.02, -0.03, 0.05]
    return Robot.from_dh(
        convention="standard", joints="R" * n, a=[0.3] * n, alpha=[0.7] * n, d=[0.1] * n, theta=[0.0] * n, mass=[2.0] * n,
        com=[(-0.1, 0.02, 0.03)] * n, inertia=[six] * n, base=pose(None, (0.2, 0.1, 0.4)), name="skewed", gravity=(1.0, 2.0, -9.0),
    )  # fmt: skip
