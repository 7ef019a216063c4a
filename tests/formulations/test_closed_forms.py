"""Published closed forms as symbols: all methods give Saha's planar arms, (9.27)-(9.31), (9.42); Turney's two formulations agree.

Shown twice: written out as sums of monomials, which are the same text for every method; and modulo p = 2^61 - 1 at several random
points, where functions that differ would agree with a probability below 1e-50 (see exact.py).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from exact import a_point, expanded, formula, methods

import isodyn as iso
from isodyn.dynamics.trace import general_arm
from isodyn.formulations import lagrange, modified_newton_euler, newton_euler, strobe
from isodyn.graph.exact import chance, evaluate_exactly
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array

POINTS = range(4)


def rods(n: int) -> Robot:
    """Saha's planar arm, figures 9.5 and 9.6: slender rods of lengths a_i and masses m_i, gravity along -Y."""
    a, m = ([iso.symbol(f"{name}{i}") for i in range(1, n + 1)] for name in "am")
    moments = [mass * length * length / 12.0 for mass, length in zip(m, a, strict=True)]
    return Robot.from_dh(
        convention="standard", joints="R" * n, a=a, alpha=[0] * n, d=[0] * n, theta=[0] * n, mass=m,
        com=[(-x / 2.0, 0, 0) for x in a], inertia=[(0.0, x, x) for x in moments], gravity=(0.0, -iso.symbol("g"), 0.0),
        name=f"rods-{n}",
    )  # fmt: skip


class Forms:
    """The closed forms M, C, h and g of one arm as expressions, and the graphs to compare them with."""

    def __init__(self, n: int):
        self.n, self.context = n, Context()
        self.state = {name: self.context.symbols(name, n) for name in ("q", "qd", "qdd", "tau")}
        robot = rods(n)
        self.free = {name: self.context.symbol(name) for name in robot_symbols(robot)}
        self.tree = reduce_robot(robot.with_parameters(self.free)).mapped(self.context.adopt)
        a, m = ([self.free[f"{name}{i}"] for i in range(1, n + 1)] for name in "am")
        self.M, self.C, self.g = (two_link if n == 2 else three_link)(a, m, self.free["g"], self.state["q"], self.state["qd"])

    def graph(self, values: Any) -> Graph:
        inputs = self.state | {name: np.array([symbol], dtype=object) for name, symbol in self.free.items()}
        return finish(self.context, inputs, {"result": np.asarray(values, dtype=object)})

    def same(self, found: Any, expected: Any) -> None:
        """As functions: at random points modulo p, and by a wide margin not by chance."""
        a, b = self.graph(found), self.graph(expected)
        assert chance(a, b, points=len(POINTS)) < 1e-50
        for seed in POINTS:
            assert evaluate_exactly(a, a_point(a, seed)) == evaluate_exactly(b, a_point(b, seed))

    def same_text(self, found: Any, expected: Any) -> None:
        self.same(found, expected)
        assert expanded(self.graph(found)) == expanded(self.graph(expected))


def two_link(a: Any, m: Any, g: Any, q: Array, qd: Array) -> tuple[Any, Any, Any]:
    """(9.27), (9.29), (9.30), and the gravity of example 9.3 as (9.42d) has it without the third link."""
    (a1, a2), (m1, m2), s2, c2 = a, m, q[1].sin(), q[1].cos()
    c1, c12 = q[0].cos(), q[0].cos() * c2 - q[0].sin() * s2
    i22 = m2 * a2 * a2 / 3.0  # (9.27a)
    i21 = m2 * a2 * a2 / 3.0 + m2 * a1 * a2 * c2 / 2.0  # (9.27d)
    i11 = (m1 * a1 * a1 + m2 * a2 * a2) / 3.0 + m2 * a1 * a1 + m2 * a1 * a2 * c2  # (9.29)
    k = m2 * a1 * a2 * s2 / 2.0
    C = [[-k * qd[1], -k * (qd[0] + qd[1])], [k * qd[0], 0.0]]  # (9.30)
    weight = [m1 * a1 * c1 + 2.0 * m2 * (a1 * c1 + a2 * c12 / 2.0), m2 * a2 * c12]
    return [[i11, i21], [i21, i22]], C, [g * x / 2.0 for x in weight]


def three_link(a: Any, m: Any, g: Any, q: Array, qd: Array) -> tuple[Any, Any, Any]:
    """(9.42b)-(9.42d); the book's tau^g stands on the other side, so g = -tau^g."""
    (a1, a2, a3), (m1, m2, m3) = a, m
    (s1, s2, s3), (c1, c2, c3) = [x.sin() for x in q], [x.cos() for x in q]
    s23, c23 = s2 * c3 + c2 * s3, c2 * c3 - s2 * s3
    c12, s12 = c1 * c2 - s1 * s2, s1 * c2 + c1 * s2
    c123 = c12 * c3 - s12 * s3
    rods_23 = (m2 * a2 * a2 + m3 * a3 * a3) / 3.0
    i11 = m1 * a1 * a1 / 3.0 + rods_23 + m2 * a1 * a1 + m3 * (a1 * a1 + a2 * a2) + (m2 + 2.0 * m3) * a1 * a2 * c2
    i11 = i11 + m3 * a3 * (a2 * c3 + a1 * c23)
    i12 = rods_23 + m3 * a2 * a2 + (m2 * a2 / 2.0 + m3 * a2) * a1 * c2 + m3 * a3 * (2.0 * a2 * c3 + a1 * c23) / 2.0
    i13 = m3 * a3 * a3 / 3.0 + m3 * a3 * (a2 * c3 + a1 * c23) / 2.0
    i22 = rods_23 + m3 * (a2 * a2 + a2 * a3 * c3)
    i23 = m3 * a3 * a3 / 3.0 + m3 * a2 * a3 * c3 / 2.0
    i33 = m3 * a3 * a3 / 3.0
    A, B, D = m2 * a1 * a2 * s2 + m3 * (2.0 * a1 * a2 * s2 + a1 * a3 * s23), m3 * (a1 * a3 * s23 + a2 * a3 * s3), m3 * a2 * a3 * s3
    w12 = qd[0] + qd[1]
    w123 = w12 + qd[2]
    C = [
        [-(A * qd[1] + B * qd[2]), -(A * w12 + B * qd[2]), -B * w123],
        [A * qd[0] - D * qd[2], -D * qd[2], -D * w123],
        [B * qd[0] + D * qd[1], D * w12, 0.0],
    ]
    weight = [
        m1 * a1 * c1 + 2.0 * m2 * (a1 * c1 + a2 * c12 / 2.0) + 2.0 * m3 * (a1 * c1 + a2 * c12 + a3 * c123 / 2.0),
        m2 * a2 * c12 + 2.0 * m3 * (a2 * c12 + a3 * c123 / 2.0),
        m3 * a3 * c123,
    ]
    return [[i11, i12, i13], [i12, i22, i23], [i13, i23, i33]], np.array(C, dtype=object) * 0.5, [g * x / 2.0 for x in weight]


@cache
def forms(n: int) -> Forms:
    return Forms(n)


ARMS = pytest.mark.parametrize("n", [2, 3])


@ARMS
@pytest.mark.parametrize("method", methods("mass_matrix"))
def test_the_inertia_matrix_is_the_closed_form(n: int, method: str) -> None:
    """(9.27), (9.29); (9.42b)."""
    form = forms(n)
    form.same_text(formula(method, "mass_matrix")(form.tree, form.state["q"]), form.M)


@ARMS
@pytest.mark.parametrize("quantity", ["coriolis_matrix", "convective_matrix"])
def test_the_coriolis_matrices_are_the_closed_form(n: int, quantity: str) -> None:
    """(9.30), (9.42c): Christoffel's and, on planar arms, DeNOC's own."""
    form = forms(n)
    found = methods(quantity) if quantity == "coriolis_matrix" else ["denoc"]
    assert found
    for method in found:
        form.same_text(formula(method, quantity)(form.tree, form.state["q"], form.state["qd"]), form.C)


@ARMS
@pytest.mark.parametrize("method", methods("bias_torque"))
def test_c_qd_and_gravity_are_the_closed_forms(n: int, method: str) -> None:
    """(9.31), C qd of (9.42c); (9.42d)."""
    form = forms(n)
    q, qd = form.state["q"], form.state["qd"]
    gravity = formula(method, "gravity_torque")(form.tree, q)
    form.same_text(gravity, form.g)
    form.same_text(formula(method, "bias_torque")(form.tree, q, qd) - gravity, np.array(form.C, dtype=object) @ qd)


@ARMS
@pytest.mark.parametrize("method", methods("inverse_dynamics"))
def test_the_torques_are_the_closed_form(n: int, method: str) -> None:
    form = forms(n)
    q, qd, qdd = (form.state[name] for name in ("q", "qd", "qdd"))
    expected = np.array(form.M, dtype=object) @ qdd + np.array(form.C, dtype=object) @ qd + np.array(form.g, dtype=object)
    form.same_text(formula(method, "inverse_dynamics")(form.tree, q, qd, qdd, {}), expected)


@ARMS
@pytest.mark.parametrize("method", methods("forward_dynamics"))
def test_the_accelerations_satisfy_the_closed_form(n: int, method: str) -> None:
    """Fractions: by points modulo p alone."""
    form = forms(n)
    q, qd, tau = (form.state[name] for name in ("q", "qd", "tau"))
    qdd = formula(method, "forward_dynamics")(form.tree, q, qd, tau, {})
    M, C, g = (np.array(x, dtype=object) for x in (form.M, form.C, form.g))
    form.same(M @ qdd + C @ qd + g, tau)


def test_the_two_link_arm_reads_as_in_the_book() -> None:
    form = forms(2)
    q, qd = form.state["q"], form.state["qd"]
    M = expanded(form.graph(formula("newton-euler", "mass_matrix")(form.tree, q)))
    assert M[3] == "1/3 a2^2 m2"
    assert M[1] == M[2] == "1/2 a1 a2 c(q2) m2 + 1/3 a2^2 m2"
    assert M[0] == "a1 a2 c(q2) m2 + 1/3 a1^2 m1 + a1^2 m2 + 1/3 a2^2 m2"
    C = expanded(form.graph(formula("denoc", "convective_matrix")(form.tree, q, qd)))
    assert C[2] == "1/2 a1 a2 m2 qd1 s(q2)"
    assert C[0] == "-1/2 a1 a2 m2 qd2 s(q2)"
    assert C[1] == "-1/2 a1 a2 m2 qd1 s(q2) + -1/2 a1 a2 m2 qd2 s(q2)"
    assert C[3] == "0"
    h = expanded(form.graph(np.reshape(formula("denoc", "convective_matrix")(form.tree, q, qd), (2, 2)) @ qd))
    assert h[1] == "1/2 a1 a2 m2 qd1^2 s(q2)"  # (9.31a)
    assert h[0] == "-1 a1 a2 m2 qd1 qd2 s(q2) + -1/2 a1 a2 m2 qd2^2 s(q2)"  # (9.31b)


def test_the_graphs_themselves_fold_what_is_zero() -> None:
    """c_22 of (9.30a) and c_33 of (9.42c) are no operations but the number 0."""
    for n in (2, 3):
        form = forms(n)
        assert formula("denoc", "convective_matrix")(form.tree, form.state["q"], form.state["qd"])[n - 1, n - 1] == 0
        assert formula("newton-euler", "coriolis_matrix")(form.tree, form.state["q"], form.state["qd"])[n - 1, n - 1] == 0


@ARMS
def test_a_slip_in_a_closed_form_is_noticed(n: int) -> None:
    """The errata's slip of (9.29), with -2 delta d missing, and a wrong sign in c_21."""
    form = forms(n)
    M, C = np.array(form.M, dtype=object), np.array(form.C, dtype=object)
    M[0, 0] = M[0, 0] - form.free["m2"] * form.free["a1"] * form.free["a1"]
    C[1, 0] = -C[1, 0]
    q, qd = form.state["q"], form.state["qd"]
    for method in ("denoc", "newton-euler"):
        with pytest.raises(AssertionError):
            form.same(formula(method, "mass_matrix")(form.tree, q), M)
    with pytest.raises(AssertionError):
        form.same(formula("denoc", "convective_matrix")(form.tree, q, qd), C)


# -- Turney, Mudge and Lee: Lagrange and Newton-Euler are equivalent --------------------------------------------------------


@cache
def terms(which: str) -> Graph:
    """M, C^i_jk and G of the general three-link arm: by Lagrange, or strobed out of a recursion (end of section 3)."""
    robot = general_arm(3)
    context = Context()
    q = context.symbols("q", 3)
    free = {name: context.symbol(name) for name in robot_symbols(robot)}
    tree = reduce_robot(robot.with_parameters(free)).mapped(context.adopt)
    if which == "lagrange":
        found = (lagrange.mass_matrix(tree, q), lagrange.christoffel_symbols(tree, q), lagrange.gravity_torque(tree, q))
    else:
        inverse = {"newton-euler": newton_euler, "modified-newton-euler": modified_newton_euler}[which].inverse_dynamics
        tools = (strobe.mass_matrix_by, strobe.coriolis_tensor_by, strobe.gravity_torque_by)
        found = tuple(tool(inverse)(tree, q) for tool in tools)
    inputs = {"q": q} | {name: np.array([symbol], dtype=object) for name, symbol in free.items()}
    return finish(context, inputs, dict(zip(("M", "C", "G"), found, strict=True)), which)


def split(graph: Graph, seed: int) -> tuple[list[int], Array, list[int]]:
    found = evaluate_exactly(graph, a_point(graph, seed))
    return found[:9], np.array(found[9:36], dtype=object).reshape(3, 3, 3), found[36:]


@pytest.mark.parametrize("strobed", ["newton-euler", "modified-newton-euler"])
def test_lagrange_and_newton_euler_are_equivalent_term_by_term(strobed: str) -> None:
    """Every parameter of the arm a symbol: M, the symmetric matrices C^i_jk, and G, each by itself."""
    one, other = terms("lagrange"), terms(strobed)
    assert chance(one, other, points=len(POINTS)) < 1e-50
    assert len(one.inputs) > 30
    for seed in POINTS:
        (M, C, G), (M2, C2, G2) = split(one, seed), split(other, seed)
        assert M == M2 and (C == C2).all() and G == G2
        assert (C.transpose(0, 2, 1) == C).all()
        assert all(M) and G[0] == 0 and all(G[1:])  # joint 1 turns about the vertical
        zero = {(i, j, k) for i, j, k in np.ndindex(3, 3, 3) if (i == k >= j) or (i == j >= k)}  # C^i_ij = 0 for j <= i
        assert {place for place in np.ndindex(3, 3, 3) if C[place] == 0} == zero


def test_two_unit_rates_alone_do_not_give_c() -> None:
    """The errata's slip: t_jk is C_jj + C_kk + 2 C_jk."""
    C = split(terms("lagrange"), 1)[1]
    wrong = [C[i, 0, 0] + C[i, 2, 2] + 2 * C[i, 0, 2] != C[i, 0, 2] for i in range(3)]
    assert any(wrong)
