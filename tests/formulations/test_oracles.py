"""Oracles made of positions and masses alone: Lagrange's equations and the energy of accelerations, by derivatives of the graph.

The poses of all links are multiplied up from the user's joints; velocities, accelerations, energies and torques are derivatives of
them.  Nothing is taken from the formulations, not even where the bodies are.  Every method must give the same torques and the same
inertia matrix, exactly modulo 2^61 - 1, on robots of the catalogue and on random trees whose numbers are symbols (see exact.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from bounds import close
from exact import a_point, formula, methods, random_symbolic_tree, symbolised

import isodyn as iso
from isodyn.formulations import newton_euler
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import chance, evaluate_exactly
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.joint import Joint
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot
from isodyn.spatial import cross

CATALOGUE = ("two-link", "rp", "three-link", "scara", "gripper", "pppr", "stanford", "puma560", "kr5", "ur5", "panda", "iiwa14")
ROBOTS = (*CATALOGUE, "random-1-3", "random-4-4", "random-6-4", "random-8-5")
SEED = 11


@cache
def robot_of(name: str) -> Robot:
    kind, *numbers = name.rsplit("-", 2)
    return random_symbolic_tree(*map(int, numbers)) if kind == "random" else symbolised(name)


# -- positions -> everything ---------------------------------------------------------------------------------------------


def motion(joint: Joint, value: Any) -> Any:
    """4x4 motion of a joint, by Rodrigues' formula."""
    T, (x, y, z) = np.eye(4).astype(object), joint.axis
    if joint.type == "prismatic":
        T[:3, 3] = joint.axis * value
    else:
        K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
        T[:3, :3] = np.eye(3) + K * value.sin() + (K @ K) * (1.0 - value.cos())
    return T


def poses(robot: Robot, q: Any) -> dict[str, Any]:
    """{link: 4x4 pose in the root frame}."""
    result, place = {robot.root.name: np.eye(4).astype(object)}, iter(q)
    for joint in robot.joints:
        moved = joint.origin @ motion(joint, next(place) + joint.offset) if joint.nv else joint.origin
        result[joint.child] = result[joint.parent] @ moved @ joint.mount
    return result


class Scene:
    """A robot of symbols with its state, all in one context."""

    def __init__(self, robot: Robot):
        self.context = Context()
        self.q, self.qd, self.qdd = (self.context.symbols(name, robot.n) for name in ("q", "qd", "qdd"))
        self.free = {name: self.context.symbol(name) for name in robot_symbols(robot)}
        self.robot = robot.with_parameters(self.free)
        self.poses = poses(self.robot, self.q)
        self.armature = np.array([j.gear_ratio * j.gear_ratio * j.rotor_inertia for j in self.robot.movable_joints], dtype=object)

    def graph(self, values: Any) -> Graph:
        inputs = {"q": self.q, "qd": self.qd, "qdd": self.qdd}
        symbols = {name: np.array([symbol], dtype=object) for name, symbol in self.free.items()}
        return finish(self.context, inputs | symbols, {"result": np.asarray(values, dtype=object)}, "oracle")

    def rate(self, values: Any) -> Any:
        """The time derivative of functions of q and qd."""
        return jacobian(values, list(self.q)) @ self.qd + jacobian(values, list(self.qd)) @ self.qdd

    def moments(self) -> Any:
        """(pose, J) of every link with mass: J = integral of x x^t dm, x = (place in the link, 1)."""
        for link in self.robot.links[1:]:
            J = np.zeros((4, 4), dtype=object)
            half = (link.inertia[0, 0] + link.inertia[1, 1] + link.inertia[2, 2]) / 2.0
            J[:3, :3] = half * np.eye(3) - link.inertia + link.mass * np.outer(link.com, link.com)
            J[:3, 3] = J[3, :3] = link.mass * link.com
            J[3, 3] = link.mass
            yield self.poses[link.name][:3], J

    def kinetic_energy(self) -> Any:
        """Half the sum of v.v dm."""
        twice = self.armature @ (self.qd * self.qd)
        for T, J in self.moments():
            V = jacobian(T, list(self.q)) @ self.qd
            twice = twice + ((V @ J) * V).sum()
        return 0.5 * twice

    def potential_energy(self) -> Any:
        return -sum(self.robot.gravity @ (T @ J[:, 3]) for T, J in self.moments())

    def energy_of_accelerations(self) -> Any:
        """Half the sum of (a - g).(a - g) dm."""
        twice = self.armature @ (self.qdd * self.qdd)
        for T, J in self.moments():
            A = self.rate(jacobian(T, list(self.q)) @ self.qd)
            A[:, 3] = A[:, 3] - self.robot.gravity
            twice = twice + ((A @ J) * A).sum()
        return 0.5 * twice


def value_of(graph: Graph) -> list[int]:
    return evaluate_exactly(graph, a_point(graph, SEED))


@cache
def momenta(name: str) -> tuple[Scene, Any, Any]:
    """A scene, its kinetic energy T and dT/dqd."""
    scene = Scene(robot_of(name))
    T = np.array([scene.kinetic_energy()])
    return scene, T, jacobian(T, list(scene.qd))[0]


@cache
def torque_of_lagrange(name: str) -> Graph:
    """d/dt dT/dqd - dT/dq + dV/dq."""
    scene, T, p = momenta(name)
    V = np.array([scene.potential_energy()])
    return scene.graph(scene.rate(p) - jacobian(T, list(scene.q))[0] + jacobian(V, list(scene.q))[0])


@cache
def torque_of_accelerations(name: str) -> Graph:
    """dS/dqdd of the energy of accelerations S."""
    scene = Scene(robot_of(name))
    return scene.graph(jacobian(np.array([scene.energy_of_accelerations()]), list(scene.qdd))[0])


@cache
def inertia_of_energy(name: str) -> Graph:
    """d2T/dqd dqd."""
    scene, _, p = momenta(name)
    return scene.graph(jacobian(p, list(scene.qd)))


@cache
def by_method(name: str, method: str, quantity: str) -> Graph:
    robot = robot_of(name)
    return iso.trace(robot, method, quantity, parameters=tuple(robot_symbols(robot)))


@cache
def oracle(of: Callable[[str], Graph], name: str) -> list[int]:
    """What an oracle says of a robot; every method is held against it."""
    return value_of(of(name))


def asked(name: str, quantity: str) -> list[str]:
    """Every method for random trees and small arms; the first for the others: test_matrix decides exactly that all are one."""
    return methods(quantity) if name not in CATALOGUE or robot_of(name).n <= 4 else methods(quantity)[:1]


# -- what must agree -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ROBOTS)
def test_torques_are_those_of_the_two_energies(name: str) -> None:
    """Lagrange's equations, from T and V alone."""
    tau = oracle(torque_of_lagrange, name)
    for method in asked(name, "inverse_dynamics"):
        assert value_of(by_method(name, method, "inverse_dynamics")) == tau, method
    assert any(tau)


@pytest.mark.parametrize("name", ROBOTS)
def test_torques_are_the_slope_of_the_energy_of_accelerations(name: str) -> None:
    """Appell's equations, from the accelerations of mass alone: the same torques, so those of every method."""
    assert oracle(torque_of_accelerations, name) == oracle(torque_of_lagrange, name)


@pytest.mark.parametrize("name", ROBOTS)
def test_inertia_matrices_are_the_curvature_of_kinetic_energy(name: str) -> None:
    for method in asked(name, "mass_matrix"):
        assert value_of(by_method(name, method, "mass_matrix")) == oracle(inertia_of_energy, name), method


@pytest.mark.parametrize("name", ROBOTS)
def test_the_gibbs_function_has_the_torques_for_slope_and_the_inertia_matrix_for_curvature(name: str) -> None:
    """Mata's G leaves out what does not depend on the accelerations; its first two derivatives are those of S."""
    scene, robot = Scene(robot_of(name)), robot_of(name)
    tree = reduce_robot(robot.with_parameters(scene.free)).mapped(scene.context.adopt)
    G = np.array([formula("gibbs-appell", "gibbs_function")(tree, scene.q, scene.qd, scene.qdd)], dtype=object)
    slope = jacobian(G, list(scene.qdd))[0]
    assert value_of(scene.graph(slope)) == oracle(torque_of_lagrange, name)
    assert value_of(scene.graph(jacobian(slope, list(scene.qdd)))) == oracle(inertia_of_energy, name)


def test_the_gibbs_function_is_a_quantity_like_the_energies() -> None:
    """tau = dG/dqdd + friction; G is quadratic in qdd, so central differences of any step are right to rounding."""
    robot, rng = iso.load("puma560"), np.random.default_rng(4)
    q, qd, qdd = rng.uniform(-1, 1, (3, 6))
    unit = np.eye(6)
    G = robot.gibbs_function(q, qd, np.stack([qdd + unit, qdd - unit]))
    assert G.shape == (2, 6) and np.shape(robot.gibbs_function(q, qd, qdd)) == ()
    friction = robot.bias_torque(q, qd) - iso.compile(robot, friction=False).bias_torque(q, qd)
    condition = float(np.abs(G).max() / np.abs(robot.inverse_dynamics(q, qd, qdd)).max())
    close((G[0] - G[1]) / 2 + friction, robot.inverse_dynamics(q, qd, qdd), ops=200, condition=condition)
    bare = iso.compile(robot, motors=False).gibbs_function(q, qd, qdd)
    armature = np.array([j.gear_ratio**2 * j.rotor_inertia for j in robot.joints])
    close([robot.gibbs_function(q, qd, qdd) - bare], [0.5 * armature @ qdd**2], ops=200, condition=condition)


# -- and the oracles can fail --------------------------------------------------------------------------------------------


def test_agreement_by_chance_is_out_of_the_question() -> None:
    """Degrees of a few hundred over p = 2.3e18: below 2e-16 for an entry."""
    for name in ("stanford", "panda", "random-6-4"):
        assert chance(torque_of_lagrange(name), by_method(name, "newton-euler", "inverse_dynamics")) < 2e-16


@pytest.mark.parametrize("wrong", [lambda a, b: -cross(a, b), lambda a, b: cross(a, b) * 2.0])
def test_a_wrong_cross_product_is_noticed(wrong: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newton_euler, "cross", wrong)
    robot = robot_of("random-1-3")
    graph = iso.trace(robot, "newton-euler", "inverse_dynamics", parameters=tuple(robot_symbols(robot)))
    assert value_of(graph) != value_of(torque_of_lagrange("random-1-3"))
