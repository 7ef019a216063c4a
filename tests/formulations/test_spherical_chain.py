"""Celentano's Theorems 6 to 12: links on spherical joints by absolute ZYX angles, every erratum among them.

Decided modulo 2^61 - 1 on chains all of whose parameters are symbols, against the same robot in another method's coordinates: its
spherical joints have angular velocities relative to the link before, in the link's own axes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from exact import a_point

import isodyn as iso
from isodyn.errors import IsodynError
from isodyn.formulations import spherical_chain as sc
from isodyn.formulations.registry import method
from isodyn.graph.count import count_graph
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import evaluate_exactly
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import scalars, zeros


@cache
def chain(n: int, principal: bool = False) -> Robot:
    """n links of any shape on spherical joints, every number a symbol; principal: as Theorems 8, 10 and 12 want them."""
    s = iso.symbol

    def point(name: str) -> list[Any]:
        return [s(f"{name}x"), *([0.0, 0.0] if principal else [s(f"{name}y"), s(f"{name}z")])]

    def inertia(i: int) -> list[Any]:
        products = [0.0] * 3 if principal else [s(f"I{xx}{i}") for xx in ("xy", "xz", "yz")]
        return [*(s(f"I{xx}{i}") for xx in ("xx", "yy", "zz")), *products]

    links = [Link("world"), *(Link(f"l{i}", s(f"m{i}"), point(f"c{i}"), inertia(i)) for i in range(1, n + 1))]
    joints = []
    for i in range(1, n + 1):
        origin = np.eye(4).astype(object)
        if i > 1:
            origin[:3, 3] = point(f"o{i}")
        joints.append(Joint(f"j{i}", links[i - 1].name, f"l{i}", "spherical", origin))
    gravity = [0.0, 0.0, -s("g")] if principal else [s(f"g{x}") for x in "xyz"]
    return Robot("chain", tuple(links), tuple(joints), gravity=gravity)


Law = Callable[["Setting"], Any]


class Setting:
    """The chain by Celentano, and the tree whose spherical joints stand at the same attitudes."""

    def __init__(self, context: Context, robot: Robot):
        free = {name: context.symbol(name) for name in robot_symbols(robot)}
        tree = reduce_robot(robot.with_parameters(free)).mapped(context.adopt)
        self.chain = sc.spherical_chain(tree)
        m = 3 * self.chain.n
        self.alpha, self.rates, self.accelerations = (context.symbols(name, m) for name in ("alpha", "rate", "acceleration"))
        self.at = sc.attitudes(self.alpha)
        self.inputs = {"alpha": self.alpha, "rate": self.rates, "acceleration": self.accelerations}
        self.inputs |= {name: np.array([value], dtype=object) for name, value in free.items()}
        bodies, before = list(tree.bodies), np.eye(3).astype(object)
        for i, one in enumerate(self.at):
            bodies[3 * i] = replace(bodies[3 * i], R=before.T @ one.slope())
            before = one.slope()
        self.tree = replace(tree, bodies=tuple(bodies), at_state=True)
        self.still = zeros(m)

    def jacobian(self) -> Any:
        return sc.joint_rates(self.at)


def graph_of(robot: Robot, law: Law) -> Graph:
    context = Context()
    here = Setting(context, robot)
    return finish(context, here.inputs, {"rest": np.atleast_1d(np.asarray(law(here), dtype=object))}, "law")


def is_zero(law: Law, n: int = 2, principal: bool = False) -> bool:
    graph = graph_of(chain(n, principal), law)
    assert graph.results
    return not any(evaluate_exactly(graph, a_point(graph, 1)))


def formula(key: str, quantity: str) -> Any:
    return method(key).formula(quantity)


# -- Theorems 6 to 10 -----------------------------------------------------------------------------------------------------------


def kinetic_energy(s: Setting) -> Any:
    """(34), (50), (64) against the sum over the links of another file."""
    own = formula("newton-euler", "kinetic_energy")(s.tree, s.still, s.jacobian() @ s.rates)
    return own - s.rates @ sc.mass_matrix(s.chain, s.alpha) @ s.rates * 0.5


def energy_without_a_matrix(s: Setting) -> Any:
    return sc.kinetic_energy(s.chain, s.alpha, s.rates) - s.rates @ sc.mass_matrix(s.chain, s.alpha) @ s.rates * 0.5


def inertia_matrix(s: Setting) -> Any:
    J = s.jacobian()
    return J.T @ formula("composite-body", "mass_matrix")(s.tree, s.still) @ J - sc.mass_matrix(s.chain, s.alpha)


@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize("law", [kinetic_energy, energy_without_a_matrix, inertia_matrix])
def test_theorems_6_and_9_are_the_kinetic_energy_of_links_of_any_shape(law: Law, n: int) -> None:
    assert is_zero(law, n)


def test_theorem_7_prints_the_slopes_of_the_rotation() -> None:
    def printed(s: Setting) -> Any:
        (c1, s1), (c2, s2), (c3, s3) = ((np.cos(x), np.sin(x)) for x in s.alpha)
        R_1 = [
            [-s1 * c2, -s1 * s2 * s3 - c1 * c3, -s1 * s2 * c3 + c1 * s3],
            [c1 * c2, c1 * s2 * s3 - s1 * c3, c1 * s2 * c3 + s1 * s3],
            [0.0, 0.0, 0.0],
        ]
        R_2 = [[-c1 * s2, c1 * c2 * s3, c1 * c2 * c3], [-s1 * s2, s1 * c2 * s3, s1 * c2 * c3], [-c2, -s2 * s3, -s2 * c3]]
        R_3 = [
            [0.0, c1 * s2 * c3 + s1 * s3, -c1 * s2 * s3 + s1 * c3],
            [0.0, s1 * s2 * c3 - c1 * s3, -s1 * s2 * s3 - c1 * c3],
            [0.0, c2 * c3, -c2 * s3],
        ]
        return np.concatenate([(np.array(R, dtype=object) - s.at[0].slope(h)).ravel() for h, R in enumerate((R_1, R_2, R_3))])

    assert is_zero(printed, 1)


def with_printed_slopes(s: Setting, I: Any, G: Any) -> Any:
    """T of (35) for the last link, R_h as printed: derivatives of R where derivatives of its columns are meant."""
    slopes = [s.at[0].slope(h) for h in range(3)]
    J = sum((slopes[h].T @ slopes[k] * I[h, k] for h in range(3) for k in range(3)), zeros(3, 3))
    return s.rates @ J @ s.rates * 0.5


def columns(s: Setting, I: Any) -> Any:
    """The same with P_h: column k of P_h is column h of R_k."""
    P = [np.stack([s.at[0].slope(k)[:, h] for k in range(3)], axis=1) for h in range(3)]
    J = sum((P[h].T @ P[k] * I[h, k] for h in range(3) for k in range(3)), zeros(3, 3))
    return s.rates @ J @ s.rates * 0.5


def test_equation_35_wants_slopes_of_columns_and_second_moments() -> None:
    def rest(T: Callable[[Setting], Any]) -> Law:
        return lambda s: T(s) - sc.kinetic_energy(s.chain, s.alpha, s.rates)

    assert is_zero(rest(lambda s: columns(s, s.chain.I[0])), 1)
    assert not is_zero(rest(lambda s: with_printed_slopes(s, s.chain.I[0], s.chain.xi_G[0])), 1)

    def inertia(s: Setting) -> Any:
        K = s.chain.I[0]
        return (K[0, 0] + K[1, 1] + K[2, 2]) * np.eye(3).astype(object) - K

    assert not is_zero(rest(lambda s: columns(s, inertia(s))), 1)


def test_equation_51_has_the_mixed_block() -> None:
    def printed(s: Setting) -> Any:
        """A_2 with V^T I_22 in place of V^T I_12."""
        own, V = sc.link_inertia(s.chain, s.at[1], 1), s.at[0].points(s.chain.xi_O[0])
        mixed = V.T @ own[3:, 3:]
        A = np.block([[s.chain.M[1] * (V.T @ V), mixed], [mixed.T, own[3:, 3:]]])
        return (A - sc.link_matrix(s.chain, s.at, 1)).ravel()

    assert not is_zero(printed)


def test_theorems_8_and_10_are_what_is_left_on_principal_axes() -> None:
    def short(s: Setting) -> Any:
        """(48), (57), (58): R_1 and the diagonal alone, of columns."""
        P = [[np.stack([one.slope(k)[:, h] for k in range(3)], axis=1) for h in range(3)] for one in s.at]
        I_22 = sum((P[1][h].T @ P[1][h] * s.chain.I[1][h, h] for h in range(3)), zeros(3, 3))
        I_12, V = s.chain.M[1] * P[1][0] * s.chain.xi_G[1][0], P[0][0] * s.chain.xi_O[0][0]
        A = np.block([[s.chain.M[1] * (V.T @ V), V.T @ I_12], [I_12.T @ V, I_22]])
        return (A - sc.link_matrix(s.chain, s.at, 1)).ravel()

    assert is_zero(short, principal=True)
    matrix: Law = lambda s: sc.mass_matrix(s.chain, s.alpha).ravel()  # noqa: E731
    general, principal = (count_graph(graph_of(chain(2, p), matrix)) for p in (False, True))
    assert principal.mul < 0.6 * general.mul


# -- Theorems 11 and 12 -----------------------------------------------------------------------------------------------------------


def slope_of_the_potential(s: Setting) -> Any:
    U = np.array([formula("newton-euler", "potential_energy")(s.tree, s.still)])
    return sc.gravity_gradient(s.chain, s.alpha) - jacobian(U, list(s.alpha))[0]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_theorem_11_is_the_slope_of_the_potential_energy(n: int) -> None:
    assert is_zero(slope_of_the_potential, n)


def test_theorem_12_prints_its_negative() -> None:
    def with_sign(sign: float) -> Law:
        def rest(s: Setting) -> Any:
            c = np.cos(s.alpha)
            reach = (s.chain.xi_O[0][0], s.chain.xi_G[1][0])
            g = -s.chain.gravity[2]
            Y = np.array([0.0, c[1] * reach[0], 0.0, 0.0, c[4] * reach[1], 0.0], dtype=object) * (s.chain.M[1] * g)
            return sign * Y - sc.link_gravity_gradient(s.chain, s.at, 1)

        return rest

    assert is_zero(with_sign(-1.0), principal=True) and not is_zero(with_sign(1.0), principal=True)


# -- the dynamic model of 4.3 ---------------------------------------------------------------------------------------------------


def momenta(s: Setting) -> Any:
    return sc.momentum(s.chain, s.alpha, s.rates) - sc.mass_matrix(s.chain, s.alpha) @ s.rates


def gradient(s: Setting) -> Any:
    T = np.array([sc.kinetic_energy(s.chain, s.alpha, s.rates)])
    return sc.kinetic_gradient(s.chain, s.alpha, s.rates) - jacobian(T, list(s.alpha))[0]


@pytest.mark.parametrize("law", [momenta, gradient])
def test_momenta_and_the_gradient_of_the_kinetic_energy(law: Law) -> None:
    assert is_zero(law, 3)


@pytest.mark.parametrize("key", ["momentum", "newton-euler"])
def test_the_momentum_form_has_the_torques_of_the_joints(key: str) -> None:
    """(6) in absolute angles against the torques between the links: forces go by J^T."""

    def law(s: Setting) -> Any:
        p = sc.momentum(s.chain, s.alpha, s.rates)
        rate = jacobian(p, list(s.alpha)) @ s.rates + sc.mass_matrix(s.chain, s.alpha) @ s.accelerations
        u = rate - sc.kinetic_gradient(s.chain, s.alpha, s.rates) + sc.gravity_gradient(s.chain, s.alpha)
        J = s.jacobian()
        qd = J @ s.rates
        qdd = J @ s.accelerations + jacobian(qd, list(s.alpha)) @ s.rates
        return J.T @ formula(key, "inverse_dynamics")(s.tree, s.still, qd, qdd, {}) - u

    assert is_zero(law)


def test_the_two_links_of_the_reference_have_its_digits() -> None:
    """Computed twice by others, to the digits given."""

    def second(diagonal: Any, m: float, x: float) -> Any:
        I = np.diag(diagonal)
        return np.trace(I) / 2 * np.eye(3) - I + m * np.diag([x * x, 0.0, 0.0])

    M, G = np.array([2.0, 1.5]), np.array([[0.3, 0, 0], [0.25, 0, 0]])
    I = np.array([second((0.01, 0.07, 0.08), 2.0, 0.3), second((0.008, 0.04, 0.05), 1.5, 0.25)])
    two = sc.SphericalChain(M, G, np.array([[0.6, 0, 0], [0, 0, 0]]), I, np.array([0, 0, -9.81]))
    alpha, rates = (scalars(np.array(x)) for x in ((0.3, 0.4, -0.2, 0.1, -0.5, 0.6), (0.5, -0.3, 0.8, 0.2, 0.4, -0.7)))
    B, c, dU = sc.mass_matrix(two, alpha).astype(float), sc.kinetic_gradient(two, alpha, rates), sc.gravity_gradient(two, alpha)
    diagonal = (0.679864309339, 0.790394695030, 0.01, 0.110092614458, 0.136938211228, 0.008)
    assert np.abs(np.diag(B) - diagonal).max() < 5e-13
    assert abs(B[0, 3] - 0.178243816675) < 5e-13 and abs(B[0, 4] + 0.019738897988) < 5e-13
    assert abs(sc.kinetic_energy(two, alpha, rates) - 0.134086123291) < 5e-13
    assert np.abs(c - (-0.019568029, -0.057160888, 0.001510247, 0.019568029, -0.000466210, 0.000347670)).max() < 5.1e-10
    assert np.abs(dU - (0, -13.553412527, 0, 0, -3.228406849, 0)).max() < 6e-10
    context = Context()
    x, y = context.symbols("alpha", 6), context.symbols("rate", 6)
    slopes = jacobian(sc.momentum(two, x, y), list(x)) @ y
    graph = finish(context, {"alpha": x, "rate": y}, {"rate of A": slopes}, "slopes")
    from isodyn.backends.reference import evaluate

    change = evaluate(graph, {"alpha": alpha.astype(float), "rate": rates.astype(float)})["rate of A"]
    free = np.linalg.solve(B, (c - dU).astype(float) - change)
    given = (-1.033959435, 15.720151978, -0.389777196, 3.999177897, 7.743960743, -1.803642663)
    assert np.abs(free - given).max() < 5.1e-10


def test_other_robots_are_refused_with_the_joint_that_does_not_fit() -> None:
    def robot(*joints: Joint) -> Tree:
        return reduce_robot(Robot("r", (Link("w"), *(Link(j.child, 1.0, inertia=(1, 1, 1)) for j in joints)), joints))

    moved = np.eye(4)
    moved[0, 3] = 1.0
    turned = np.eye(4)
    turned[:2, :2] = [[0, -1], [1, 0]]
    for joints, words in (
        ((Joint("j", "w", "a", "revolute"),), "chains of spherical joints"),
        ((Joint("j", "w", "a", "spherical", turned),), "joint 'j.wx' is not carried by the link before it, or is rotated"),
        ((Joint("j", "w", "a", "spherical"), Joint("k", "w", "b", "spherical")), "joint 'k.wx' is not carried"),
        ((Joint("j", "w", "a", "spherical", moved),), "base's origin"),
    ):
        with pytest.raises(IsodynError, match=words):
            sc.spherical_chain(robot(*joints))
    with pytest.raises(IsodynError, match="needs M"):
        sc.SphericalChain(np.ones(2), np.ones((2, 3)), np.ones((2, 3)), np.ones((2, 3, 2)), np.ones(3))
