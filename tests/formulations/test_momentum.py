"""Celentano's momentum form, its planar closed forms and its differences: (3)-(33), every erratum among them.

Theorem 1 and the closed forms are decided modulo 2^61 - 1 on robots all of whose parameters are symbols; differences are held to
the paper's own bounds (9).  A printed formula that the errata correct is shown to be wrong beside the one that is right.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from bounds import bounded, within
from exact import SYMBOLIC, Law, a_point, formula, graph_of, symbolic

import isodyn as iso
from isodyn.formulations import composite_body, energy, momentum, newton_euler, planar
from isodyn.graph.count import count_graph
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import P, evaluate_exactly
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import Tree, reduce_robot
from isodyn.simulation import momentum as scheme
from isodyn.spatial import pose, rpy_matrix

EPS = float(np.finfo(float).eps)
CONSTANTS = 4  # roundings in a rotation matrix or a moved inertia of the robot


def is_zero(robot: Robot, law: Law, seed: int = 1) -> bool:
    """Whether a law holds at a random point modulo p."""
    graph = graph_of(robot, law, friction=False)
    assert graph.results
    return not any(evaluate_exactly(graph, a_point(graph, seed)))


# -- Theorem 1 --------------------------------------------------------------------------------------------------------------


def gradient_of_kinetic_energy(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """(7)."""
    T = np.array([energy.kinetic_energy(tree, q, qd)])
    return momentum.kinetic_gradient(tree, q, qd) - jacobian(T, list(q))[0]


def rate_of_momentum(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """d(B qd)/dt by differentiating another method's B."""
    B = composite_body.mass_matrix(tree, q)
    return momentum.momentum_rate(tree, q, qd, qdd) - jacobian(B @ qd, list(q)) @ qd - B @ qdd


def momentum_form(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """(6), with the torques of Newton-Euler and the potential of the whole arm."""
    V = np.array([energy.potential_energy(tree, q)])
    u = newton_euler.inverse_dynamics(tree, q, qd, qdd)
    return momentum.momentum_rate(tree, q, qd, qdd) - momentum.kinetic_gradient(tree, q, qd) + jacobian(V, list(q))[0] - u


@pytest.mark.parametrize("law", [gradient_of_kinetic_energy, rate_of_momentum, momentum_form])
@pytest.mark.parametrize("name", SYMBOLIC)
def test_theorem_1_holds_exactly(name: str, law: Law) -> None:
    assert is_zero(symbolic(name), law)


def derivatives_of_B(tree: Tree, q: Any) -> Any:
    """dB[i, j, k] = d b_ij / d q_k."""
    return jacobian(formula("composite-body", "mass_matrix")(tree, q), list(q))


def by_equation_3(dB: Any, qd: Any) -> Any:
    return dB @ qd - 0.5 * np.array([qd @ dB[:, :, k] for k in range(len(qd))])


def by_equation_4(dB: Any, qd: Any) -> Any:
    """As corrected: d b_jk / d q_i in the second term."""
    return np.array([[(dB[i, j] - 0.5 * dB[j, :, i]) @ qd for j in range(len(qd))] for i in range(len(qd))])


def by_printed_equation_4(dB: Any, qd: Any) -> Any:
    """As printed: d b_ik / d q_j."""
    return np.array([[(dB[i, j] - 0.5 * dB[i, :, j]) @ qd for j in range(len(qd))] for i in range(len(qd))])


def by_equation_5(dB: Any, qd: Any) -> Any:
    return 0.5 * (dB + dB.transpose(0, 2, 1) - dB.transpose(2, 1, 0)) @ qd


def difference(C: Callable[[Any, Any], Any], *, times_qd: bool) -> Law:
    """The convective matrix of the file minus another one; or both times qd."""

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        rest = momentum.convective_matrix(tree, q, qd) - C(derivatives_of_B(tree, q), qd)
        return rest @ qd if times_qd else rest

    return law


@pytest.mark.parametrize("name", SYMBOLIC)
def test_the_convective_matrix_is_that_of_equation_3_and_of_4_as_corrected(name: str) -> None:
    for equation in (by_equation_3, by_equation_4):
        assert is_zero(symbolic(name), difference(equation, times_qd=False))


@pytest.mark.parametrize("name", SYMBOLIC)
def test_the_convective_matrix_has_the_forces_of_the_christoffel_symbols_but_is_another_matrix(name: str) -> None:
    assert is_zero(symbolic(name), difference(by_equation_5, times_qd=True))
    assert not is_zero(symbolic(name), difference(by_equation_5, times_qd=False))


def test_equation_4_as_printed_is_wrong() -> None:
    assert not is_zero(symbolic("RRR-standard"), difference(by_printed_equation_4, times_qd=True))


# -- Theorems 2-5 -----------------------------------------------------------------------------------------------------------


@cache
def planar_robot(n: int) -> Robot:
    """Every number a symbol that the hypotheses leave free: mass centres anywhere on the links, shifts along the axes, gravity."""
    s = iso.symbol
    each = lambda name: [s(f"{name}{i}") for i in range(1, n + 1)]  # noqa: E731
    return Robot.from_dh(
        convention="modified", joints="R" * n, a=[0.0, *each("L")[:-1]], alpha=[0.0] * n, d=each("d"), theta=each("theta"),
        mass=each("m"), com=[[s(f"LG{i}"), 0.0, s(f"cz{i}")] for i in range(1, n + 1)],
        inertia=[[s(f"I{k}{i}") for k in ("xx", "yy", "zz", "xy", "xz", "yz")] for i in range(1, n + 1)],
        gravity=[s("gx"), s("gy"), s("gz")], name=f"planar-{n}",
    )  # fmt: skip


def relative_angles(tree: Tree, q: Any) -> Any:
    return q + np.array([body.offset for body in tree.bodies], dtype=object)


def U(n: int) -> Any:
    """(28)."""
    return np.tril(np.ones((n, n))).astype(object)


def inertia_by_relative_angles(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """B of (30), by the loop and as the product, is the registry's."""
    arm, e = planar.planar_arm(tree), planar.chained(relative_angles(tree, q))
    A = planar.inertia(arm, e)
    B = formula("composite-body", "mass_matrix")(tree, q)
    return np.stack([planar.relative_matrix(A) - B, U(arm.n).T @ A @ U(arm.n) - B])


def gradient_by_relative_angles(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """Theorem 4, link by link and added up beforehand."""
    arm, e, alphad = planar.planar_arm(tree), planar.chained(relative_angles(tree, q)), planar.absolute_rates(qd)
    c = jacobian(np.array([energy.kinetic_energy(tree, q, qd)]), list(q))[0]
    links = planar.assembled([planar.link_gradient(arm, e, alphad, i) for i in range(arm.n)])
    return np.stack([links - c, planar.relative_forces(planar.kinetic_gradient(arm, e, alphad)) - c])


def gravity_by_relative_angles(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """Theorem 5."""
    arm, e = planar.planar_arm(tree), planar.chained(relative_angles(tree, q))
    g = formula("newton-euler", "gravity_torque")(tree, q)
    links = planar.assembled([planar.link_gravity(arm, e, i) for i in range(arm.n)])
    return np.stack([links + g, planar.relative_forces(planar.gravity_force(arm, e)) + g])


def inertia_link_by_link(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """Theorem 3: (15) is (17) for every link, and the loop after (27) adds up to A.  (c^2 + s^2 = 1 holds modulo p.)"""
    arm, e = planar.planar_arm(tree), planar.turned(q)
    rest = []
    for i in range(arm.n):
        R = planar.link_jacobian(arm, e, i)
        rest.append(R.T @ planar.link_inertia(arm, e, i) @ R - planar.link_matrix(arm, e, i))
    rest.append(planar.assembled([planar.link_matrix(arm, e, i) for i in range(arm.n)]) - planar.inertia(arm, e))
    return np.concatenate([x.ravel() for x in rest])


def forces_by_absolute_angles(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """dT/d alpha and gamma by alpha are the slopes of T = alphad A alphad / 2 and of the weights' work."""
    arm, e = planar.planar_arm(tree), planar.turned(q)
    T = 0.5 * (qd @ (planar.inertia(arm, e) @ qd))
    work = sum(arm.M[i] * arm.reach(i)[m] * (e[m] @ arm.gravity) for i in range(arm.n) for m in range(i + 1))
    slope = lambda x: jacobian(np.array([x]), list(q))[0]  # noqa: E731
    return np.stack([planar.kinetic_gradient(arm, e, qd) - slope(T), planar.gravity_force(arm, e) - slope(work)])


def motion_by_absolute_angles(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """(6) with absolute angles gives the torques of the registry: u_beta = U^T u_alpha."""
    arm, e, alphad = planar.planar_arm(tree), planar.chained(relative_angles(tree, q)), planar.absolute_rates(qd)
    p = planar.inertia(arm, e) @ alphad
    u = jacobian(p, list(q)) @ qd + jacobian(p, list(qd)) @ qdd
    u = u - planar.kinetic_gradient(arm, e, alphad) - planar.gravity_force(arm, e)
    return planar.relative_forces(u) - formula("newton-euler", "inverse_dynamics")(tree, q, qd, qdd, {})


PLANAR: tuple[Law, ...] = (
    inertia_by_relative_angles,
    gradient_by_relative_angles,
    gravity_by_relative_angles,
    inertia_link_by_link,
    forces_by_absolute_angles,
    motion_by_absolute_angles,
)


@pytest.mark.parametrize("n", [1, 2, 3, 5])
@pytest.mark.parametrize("law", PLANAR)
def test_the_planar_closed_forms_are_exactly_those_of_the_registry(law: Law, n: int) -> None:
    assert is_zero(planar_robot(n), law)


@pytest.mark.parametrize("name", ["two-link", "pelican", "three-link", "redysim-chain-20"])
def test_planar_robots_of_the_catalogue_have_closed_forms(name: str) -> None:
    robot = iso.load(name)
    rng = np.random.default_rng(len(name))
    x = {key: rng.uniform(-3, 3, robot.n) for key in ("q", "qd", "qdd")}
    for law in (inertia_by_relative_angles, gravity_by_relative_angles):
        values, bounds = bounded(graph_of(robot, law), x, constants=CONSTANTS)
        within(values["rest"], np.zeros_like(values["rest"]), bounds["rest"], f"{name}, {law.__name__}:")


def test_a_chain_in_the_plane_of_any_base_keeps_its_closed_forms() -> None:
    """A base turned anyhow turns gravity only."""
    robot = iso.autotree(3, gravity=(1.0, -9.0, 2.0))
    first = robot.joints[0]
    turned = [
        iso.Joint(first.name, first.parent, first.child, "revolute", pose(rpy_matrix((0.4, -0.3, 0.5)), (0.1, 0.2, 0.3))),
        *robot.joints[1:],
    ]
    robot = Robot("turned", robot.links, tuple(turned), robot.gravity)
    x = dict(zip(("q", "qd", "qdd"), np.random.default_rng(1).uniform(-3, 3, (3, 3)), strict=True))
    values, bounds = bounded(graph_of(robot, gravity_by_relative_angles), x, constants=CONSTANTS)
    within(values["rest"], np.zeros_like(values["rest"]), bounds["rest"], "turned base:")


def not_planar() -> dict[str, Robot]:
    table: dict[str, Any] = {"convention": "modified", "joints": "RR", "a": [0, 1], "alpha": [0, 0], "d": [0, 0], "theta": [0, 0]}
    masses: dict[str, Any] = {"mass": [1, 1], "com": [(0.5, 0, 0)] * 2, "inertia": [(1, 1, 1)] * 2}
    good = Robot.from_dh(**table, **masses)
    links, (one, two) = good.links, good.joints
    branch = iso.Joint("side", "base", two.child, "revolute")
    beside = iso.Joint(two.name, two.parent, two.child, "revolute", pose(None, (1, 1, 0)))
    return {
        "is prismatic": Robot.from_dh(**{**table, "joints": "RP"}, **masses),
        "is not carried by the link before it": Robot("branch", links, (one, branch)),
        "does not rotate about the z axis": Robot(
            "axis", links, (one, iso.Joint("x", two.parent, two.child, "revolute", axis=(1, 0, 0)))
        ),
        "is at an angle to the link before it": Robot.from_dh(**{**table, "alpha": [0, 0.5]}, **masses),
        "is not on the x axis of the link before it": Robot("beside", links, (one, beside)),
        "carries a mass centre off its own x axis": iso.chain(3, twist=0.0),
        "no movable joint": Robot("still", (iso.Link("base"),)),
    }


@pytest.mark.parametrize("fault", not_planar())
def test_a_robot_that_is_no_planar_chain_is_refused_by_name(fault: str) -> None:
    with pytest.raises(iso.MethodError, match=fault):
        planar.planar_arm(reduce_robot(not_planar()[fault]))


def test_a_planar_arm_of_unequal_lists_is_refused() -> None:
    with pytest.raises(iso.ShapeError, match="of one length"):
        planar.PlanarArm([1.0, 2.0], [1.0], [0.5, 0.5], [1.0, 1.0], (0.0, -9.81))  # type: ignore[arg-type]
    with pytest.raises(iso.ShapeError, match="gravity of two numbers"):
        planar.PlanarArm([1.0], [1.0], [0.5], [1.0], (0.0, 0.0, -9.81))  # type: ignore[arg-type]


# -- errata of (19)-(33) ----------------------------------------------------------------------------------------------------


def positions_of_link(last: Callable[[int], int]) -> Law:
    """(21) with x_i, y_i of (19) summed to last(i): their slopes are R_i of (16)."""

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        arm, e = planar.planar_arm(tree), planar.turned(q)
        rest = []
        for i in range(arm.n):
            place = [sum((arm.L[h] * e[h, k] for h in range(last(i))), 0.0 * q[0]) for k in (0, 1)]
            R = jacobian(np.array([*place, q[i]], dtype=object), list(q))
            rest.append((R[:, : i + 1] - planar.link_jacobian(arm, e, i)).ravel())
        return np.concatenate(rest)

    return law


def test_equations_19_and_20_sum_to_the_link_before() -> None:
    assert is_zero(planar_robot(3), positions_of_link(lambda i: i))
    assert not is_zero(planar_robot(3), positions_of_link(lambda i: i + 1))


def energy_of_link(own: str) -> Law:
    """(32) minus (10), with J_i (right) or M_i (printed) in the link's own term."""

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        arm, e, rest = planar.planar_arm(tree), planar.turned(q), []
        for i in range(arm.n):
            reach = arm.reach(i)
            T = sum(0.5 * arm.M[i] * (arm.L[h] * arm.L[h]) * (qd[h] * qd[h]) for h in range(i)) + 0.5 * getattr(arm, own)[i] * (
                qd[i] * qd[i]
            )
            for h in range(i):
                for k in range(h + 1, i + 1):
                    T = T + arm.M[i] * reach[h] * reach[k] * qd[h] * qd[k] * (e[k] @ e[h])
            v = planar.link_jacobian(arm, e, i) @ qd[: i + 1]  # (21)
            rest.append(T - 0.5 * (v @ (planar.link_inertia(arm, e, i) @ v)))
        return np.array(rest, dtype=object)

    return law


def test_equation_32_has_the_moment_of_inertia_of_the_link() -> None:
    assert is_zero(planar_robot(3), energy_of_link("J"))
    assert not is_zero(planar_robot(3), energy_of_link("M"))


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_equation_33_is_the_slope_of_the_potential_so_that_gravity_is_its_negative(sign: float) -> None:
    """+ as printed is dU/d beta_k, for y upwards; - is what (6) takes, and what the file gives."""

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        arm, e = planar.planar_arm(tree), planar.chained(relative_angles(tree, q))
        printed = planar.zeros(arm.n)
        for i in range(arm.n):
            for k in range(i + 1):
                printed[k] = printed[k] + arm.M[i] * -arm.gravity[1] * sum(arm.reach(i)[m] * e[m, 0] for m in range(k, i + 1))
        slope = jacobian(np.array([energy.potential_energy(tree, q)]), list(q))[0]
        gamma = planar.relative_forces(planar.gravity_force(arm, e))
        return np.stack([printed - slope, sign * printed - gamma])

    vertical = planar_robot(3).with_gravity((0.0, -iso.symbol("g"), 0.0))
    graph = graph_of(vertical, law)
    slope, gamma = np.array(evaluate_exactly(graph, a_point(graph, 1))).reshape(2, 3)
    assert not slope.any()
    assert gamma.any() == (sign > 0)


def test_equation_31a_is_the_gradient_by_relative_angles_and_not_by_absolute_ones() -> None:
    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        arm, e = planar.planar_arm(tree), planar.turned(q)
        T = 0.5 * (qd @ (planar.inertia(arm, e) @ qd))
        printed = planar.assembled([planar.link_gradient(arm, e, qd, i) for i in range(arm.n)])
        by_alpha = jacobian(np.array([T]), list(q))[0]
        return np.stack([printed - planar.relative_forces(by_alpha), printed - by_alpha])

    graph = graph_of(planar_robot(3), law)
    by_beta, by_alpha = np.array(evaluate_exactly(graph, a_point(graph, 2))).reshape(2, 3)
    assert not by_beta.any() and by_alpha.any()


def test_equation_30_takes_the_absolute_angles_u_beta() -> None:
    """Eighths, so that U beta is not rounded."""
    robot, beta, T = iso.load("three-link"), np.array([3.0, -9.0, 6.0]) / 8, U(3).astype(float)

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        return U(3).T @ planar.inertia(planar.planar_arm(tree), planar.turned(q)) @ U(3)

    def by(alpha: Any) -> tuple[Any, Any]:
        values, bounds = bounded(graph_of(robot, law), {"q": alpha, "qd": alpha, "qdd": alpha}, constants=CONSTANTS)
        return values["rest"], bounds["rest"]

    values, bounds = bounded(iso.trace(robot, "composite-body", "mass_matrix"), {"q": beta}, constants=CONSTANTS)
    B, room = values["mass_matrix"], bounds["mass_matrix"] + by(T @ beta)[1]
    within(by(T @ beta)[0], B, room, "A(U beta)")
    with pytest.raises(AssertionError, match="times the bound"):
        within(by(np.linalg.inv(T) @ beta)[0], B, 1e6 * room, "A(U^-1 beta)")


# -- Lemma 1 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("a", [1.0, 2.0])
@pytest.mark.parametrize("h", [1e-1, 1e-2, 1e-3])
def test_the_points_of_lemma_1_are_off_by_no_more_than_9_and_reach_it(a: float, h: float) -> None:
    q = np.linspace(-np.pi, np.pi, 721)
    slope = a * np.cos(a * q)
    rounding = 2 * (a * np.pi + 2) * EPS / h  # of the arguments and of the two sines, over h
    two = (np.sin(a * (q + h)) - np.sin(a * q)) / h - slope
    three = (np.sin(a * (q + h)) - np.sin(a * (q - h))) / (2 * h) - slope
    for error, worst in ((two, a**2 * h / 2), (three, a**3 * h**2 / 6)):
        within(error, np.zeros_like(q), worst + rounding, "Lemma 1")
        assert np.abs(error).max() > 0.95 * worst - rounding


ROBOTS = {
    "three-link": lambda: iso.load("three-link"),
    "ur5": lambda: iso.load("ur5"),
    "tree": lambda: iso.random_tree(3, 5, prismatic=0.5, motors=True),
}


@cache
def case(name: str) -> tuple[Robot, Any, Any, Any, Any]:
    """(robot, q, qd, exact gradient, its rounding bound) for a batch of states."""
    robot = ROBOTS[name]()
    q, qd = np.random.default_rng(7).uniform(-2, 2, (2, 4, robot.n))
    values, bounds = bounded(scheme.gradient_graph(robot), {"q": q, "qd": qd}, constants=CONSTANTS)
    return robot, q, qd, values["kinetic_gradient"], bounds["kinetic_gradient"]


@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("means", ["two-point", "three-point"])
@pytest.mark.parametrize("h", [1e-1, 1e-2, 1e-3, 1e-4, 1e-6, 1e-8])
def test_the_gradient_by_points_keeps_to_the_bounds_of_9_and_of_rounding(name: str, means: str, h: float) -> None:
    robot, q, qd, c, own = case(name)
    error, found = scheme.gradient_error(robot, q, qd, means=means, h=h), scheme.kinetic_gradient(robot, q, qd, means=means, h=h)
    within(found, c, error.total + own, f"{name}, {means}, h = {h}:")
    if h > 1e-3:
        assert (np.abs(found - c) > 0.8 * error.total).any(), "the bounds are not lavish"


@pytest.mark.parametrize("name", ROBOTS)
def test_the_gradient_by_kernel_is_exact_to_rounding(name: str) -> None:
    robot, q, qd, c, own = case(name)
    within(scheme.kinetic_gradient(robot, q, qd), c, 2 * own, name)
    assert scheme.kinetic_gradient(robot, q[0], qd).shape == qd.shape


def slopes(robot: Robot, q: Any, qd: Any, order: int) -> tuple[Any, Any]:
    """(d^k T/d q_i^k, its rounding bound) by the graph, each joint alone."""

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        result = [np.array([energy.kinetic_energy(tree, q, qd)])] * len(q)
        for _ in range(order):
            result = [jacobian(T, [x])[..., 0] for T, x in zip(result, q, strict=True)]
        return np.concatenate(result)

    values, bounds = bounded(graph_of(robot, law, friction=False), {"q": q, "qd": qd, "qdd": qd}, constants=CONSTANTS)
    return values["rest"], bounds["rest"]


@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize(("means", "order"), [("two-point", 1), ("three-point", 2)])
def test_the_error_of_two_points_is_of_first_order_and_of_three_of_second(name: str, means: str, order: int) -> None:
    """error / h^k tends to T''/2 and T'''/6, and is off by no more than the next terms: h/6 of |T'''|, h^2/120 of the fifth slope.

    Both are at most four times (a = 2) what (9) bounds in the order before; of a slide they are nothing.
    """
    robot, q, qd, c, own = case(name)
    slope, room = slopes(robot, q, qd, order + 1)
    leading = slope / (2 if order == 1 else 6)
    for h in (1e-1, 1e-2, 1e-3):
        error = scheme.gradient_error(robot, q, qd, means=means, h=h)
        off = scheme.kinetic_gradient(robot, q, qd, means=means, h=h) - c
        next_terms = error.formula * (2 * h / 3 if order == 1 else 4 * h**2 / 20) / h**order
        rounding = (error.rounding + own) / h**order + room
        within(off / h**order, leading, next_terms + rounding, f"{name}, {means}, h = {h}:")
    carried = [i for i, p in reduce_robot(robot).outward() if p >= 0]
    assert np.abs(leading[:, carried]).max() > 100 * (next_terms + rounding).max()  # so that the test says something


@pytest.mark.parametrize(("means", "evaluations"), [("two-point", 6), ("three-point", 10)])
def test_the_inertia_matrix_is_evaluated_as_often_as_the_paper_says(means: str, evaluations: int) -> None:
    """n - 1 times beside B(q) itself, which the scheme has anyhow; or 2 (n - 1) times."""
    robot, q, qd, *_ = case("ur5")
    calls = []
    B = lambda x: (calls.append(x), robot.mass_matrix(x))[1]  # noqa: E731
    scheme.difference_gradient(B, q, qd, 1e-3, means, scheme.carried_joints(reduce_robot(robot)))
    assert len(calls) == evaluations


@pytest.mark.parametrize("means", ["two-point", "three-point"])
def test_points_can_be_traced(means: str) -> None:
    """Symbols in give a graph, whose c is that of the kernels to the rounding of both."""
    robot, q, p, *_ = case("three-link")
    graph = scheme.rates_graph(robot, means=means, h=1e-3)
    values, bounds = bounded(graph, {"q": q, "momentum": p / 100, "u": 0.0 * q}, constants=CONSTANTS)
    qd = values["qd"]
    g, own = bounded(iso.trace(robot, "composite-body", "gravity_torque"), {"q": q}, constants=CONSTANTS)
    c, error = scheme.kinetic_gradient(robot, q, qd, means=means, h=1e-3), scheme.gradient_error(robot, q, qd, means=means, h=1e-3)
    room = bounds["momentum_rate"] + error.rounding + own["gravity_torque"] + EPS * np.abs(c)
    within(values["momentum_rate"], c - g["gravity_torque"], room, means)
    assert np.abs(c).max() > 1e3 * room.max()


def test_what_cannot_be_is_refused() -> None:
    robot, q, qd, *_ = case("three-link")
    refused: list[tuple[str, float | None, str]] = [
        ("four", None, "known: exact"),
        ("two-point", -1.0, "above 0"),
        ("two-point", True, "above 0"),
        ("two-point", 1e-300, r"q \+ h rounds to q"),
    ]
    for means, h, message in refused:
        with pytest.raises(iso.IsodynError, match=message):
            scheme.kinetic_gradient(robot, q, qd, means=means, h=h)
    for means in ("exact", "two-point"):
        for bad in (q[:, :2], q * 1j, "q", np.zeros((3, 3))):
            with pytest.raises(iso.ShapeError):
                scheme.kinetic_gradient(robot, bad, qd, means=means)
    with pytest.raises(iso.ModelError, match="does not apply"):
        scheme.gradient_error(robot, q, qd, means="exact")
    with pytest.raises(iso.ModelError, match="symbols without a value"):
        scheme.kinetic_gradient(planar_robot(2), q, qd)
    with pytest.raises(iso.UnknownNameError, match="coordinates"):
        scheme.planar_rates_graph(robot, coordinates="polar")
    with pytest.raises(iso.ModelError, match="expected a Robot"):
        scheme.rates_graph("three-link")  # type: ignore[arg-type]


def test_momenta_of_attitudes_change_as_hamels_equations_say() -> None:
    """d(M v)/dt = M dv/dt + (C + C^T) v of another method, with loads, gears and rotors; the gradient by tangents of T."""
    names = ("world", "base", "plate", "hand")
    links = [iso.Link(name, 2.0 + k, (0.1, 0.2, -0.1), (0.3, 0.4, 0.5)) for k, name in enumerate(names)]
    kinds = ("floating", "planar", "revolute")
    joints = [
        iso.Joint(kind, a, b, kind, pose(rpy_matrix((0.3, -0.2, 0.5)), (0.1, 0.2, 0.3)), rotor_inertia=0.2, gear_ratio=2.0)
        for kind, a, b in zip(kinds, names, names[1:], strict=False)
    ]
    robot, rng = iso.Robot("r", tuple(links), tuple(joints)), np.random.default_rng(4)
    q, qd, tau = robot.random(rng), *rng.uniform(-1, 1, (2, robot.n))
    M, C = robot.mass_matrix(q), robot.coriolis_matrix(q, qd)
    qdd = iso.compile(robot, method="newton-euler").forward_dynamics(q, qd, tau)
    speeds, rate = scheme.rates(robot, q, M @ qd, tau)
    size = np.abs(M).max() * (np.abs(qdd).max() + np.abs(qd).max() ** 2)
    within(speeds, qd, 100 * EPS * np.linalg.cond(M))
    within(rate, M @ qdd + (C + C.T) @ qd, 1e3 * EPS * size * np.linalg.cond(M))
    assert np.abs(rate - M @ qdd).max() > 0.1
    h, energy_of = 1e-5, iso.compile(robot, motors=False).kinetic_energy
    steps = h * np.eye(robot.n)
    slopes = (energy_of(robot.integrate(q, steps), qd) - energy_of(robot.integrate(q, -steps), qd)) / (2 * h)
    room = energy_of(q, qd) * (8 * h**2 + 100 * EPS / h)  # of a sine of twice the angle, and of rounding
    within(scheme.kinetic_gradient(robot, q, qd), slopes, room)
    for means in ("two-point", "three-point"):
        with pytest.raises(iso.ModelError, match="joint 'floating' is a manifold joint"):
            scheme.rates(robot, q, qd, tau, means=means)


# -- the scheme of Fig. 1 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SYMBOLIC)
def test_the_scheme_has_exactly_the_motion_of_the_other_methods(name: str) -> None:
    """p = B qd at any q, qd; u of Newton-Euler for any qdd: then F gives qd back, and dB/dt qd + B qdd."""
    robot = symbolic(name)
    names = tuple(robot_symbols(robot))
    graph = scheme.rates_graph(robot)
    x = a_point(graph_of(robot, rate_of_momentum), 5)
    n = robot.n
    B = np.array(evaluate_exactly(iso.trace(robot, "composite-body", "mass_matrix", parameters=names), x), dtype=object)
    x["momentum"] = list((B.reshape(n, n) @ np.array(x["qd"], dtype=object)) % P)
    x["u"] = evaluate_exactly(iso.trace(robot, "newton-euler", "inverse_dynamics", parameters=names), x)
    found = evaluate_exactly(graph, x)

    def rate(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        M = formula("composite-body", "mass_matrix")(tree, q)
        return jacobian(M @ qd, list(q)) @ qd + M @ qdd

    assert found[:n] == [v % P for v in x["qd"]]
    assert found[n:] == evaluate_exactly(graph_of(robot, rate), x)


@pytest.mark.parametrize("n", [1, 2, 4])
def test_the_planar_scheme_is_exactly_the_general_one(n: int) -> None:
    robot = planar_robot(n)
    general, closed = scheme.rates_graph(robot), scheme.planar_rates_graph(robot, coordinates="relative")
    x = a_point(general, 6)
    assert evaluate_exactly(closed, x | {"angles": x["q"]}) == evaluate_exactly(general, x)


def test_the_planar_scheme_moves_alike_in_absolute_and_relative_angles() -> None:
    """p_beta = U^T p_alpha and u_beta = U^T u_alpha; rates by U.  Eighths, so that U and U^T round nothing of what goes in."""
    robot, T = iso.load("three-link"), U(3).astype(float)
    beta, p, u = np.random.default_rng(3).integers(-8, 8, (3, 3)) / 8

    def by(coordinates: str, angles: Any, momentum: Any, u: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        inputs = {"angles": angles, "momentum": momentum, "u": u}
        return bounded(scheme.planar_rates_graph(robot, coordinates=coordinates), inputs, constants=CONSTANTS)

    (relative, small), (absolute, large) = by("relative", beta, T.T @ p, T.T @ u), by("absolute", T @ beta, p, u)
    for name, one, two, room, size in (
        ("rates", absolute["rates"], T @ relative["rates"], large["rates"] + T @ small["rates"], T @ np.abs(relative["rates"])),
        ("momentum_rate", T.T @ absolute["momentum_rate"], relative["momentum_rate"],
         T.T @ large["momentum_rate"] + small["momentum_rate"], T.T @ np.abs(absolute["momentum_rate"])),
    ):  # fmt: skip
        within(one, two, room + 2 * EPS * size, name)  # two sums by U


def runge_kutta(f: Callable[[Any], Any], x: Any, dt: float, steps: int) -> Any:
    for _ in range(steps):
        a = f(x)
        b = f(x + dt / 2 * a)
        c = f(x + dt / 2 * b)
        x = x + dt / 6 * (a + 2 * b + 2 * c + f(x + dt * c))
    return x


@pytest.mark.parametrize("name", ["three-link", "stanford"])
def test_the_scheme_integrates_to_the_motion_of_forward_dynamics(name: str) -> None:
    """Both by Runge and Kutta: their difference, and the drift of the energy, fall with the fourth power of the step."""
    robot = iso.load(name)
    q0, qd0 = np.linspace(0.2, 0.9, robot.n), np.linspace(-0.5, 0.5, robot.n)
    total = lambda q, qd: robot.kinetic_energy(q, qd) + robot.potential_energy(q)  # noqa: E731

    def by_momentum(x: Any) -> Any:
        return np.array(scheme.rates(robot, x[0], x[1], np.zeros(robot.n), friction=False))

    still = iso.compile(robot, friction=False)

    def by_acceleration(x: Any) -> Any:
        return np.array([x[1], still.forward_dynamics(x[0], x[1], np.zeros(robot.n))])

    gaps, drifts = [], []
    for steps in (10, 20, 40):
        one = runge_kutta(by_momentum, np.array([q0, robot.mass_matrix(q0) @ qd0]), 0.2 / steps, steps)
        two = runge_kutta(by_acceleration, np.array([q0, qd0]), 0.2 / steps, steps)
        gaps.append(np.abs(one[0] - two[0]).max())
        q, qd = one[0], np.linalg.solve(robot.mass_matrix(one[0]), one[1])
        drifts.append(abs(total(q, qd) - total(q0, qd0)))
    for error in (gaps, drifts):
        assert error[0] > 10 * error[1] > 100 * error[2] > 0


# -- what is counted ---------------------------------------------------------------------------------------------------------


def count_of(robot: Robot, build: Callable[[Any, Any, Any], Any]) -> int:
    """Products and sums of something built on the planar arm; the robot's symbols are off-line."""
    graph = graph_of(robot, lambda tree, q, qd, qdd: np.ravel(build(planar.planar_arm(tree), planar.turned(q), qd)))
    counted = count_graph(graph, offline=tuple(robot_symbols(robot)))
    return counted.mul + counted.add


@pytest.mark.parametrize("n", [2, 3, 6])
def test_the_closed_forms_cost_what_they_show(n: int) -> None:
    """By absolute angles, for n (n - 1) / 2 pairs: 4 operations each for A; 4 and two sums for the gradient; n for gravity."""
    robot = planar_robot(n).with_gravity((0.0, -iso.symbol("g"), 0.0))
    pairs = n * (n - 1) // 2
    assert count_of(robot, lambda arm, e, qd: planar.inertia(arm, e)) == 4 * pairs
    assert count_of(robot, lambda arm, e, qd: planar.kinetic_gradient(arm, e, qd)) == 2 * n + 6 * pairs - n
    assert count_of(robot, lambda arm, e, qd: planar.gravity_force(arm, e)) == n


def operations(graph: Any, robot: Robot) -> int:
    counted = count_graph(graph, offline=tuple(robot_symbols(robot)))
    return counted.products + counted.add


@pytest.mark.parametrize(("n", "expected"), [(2, 27), (3, 68), (4, 130), (5, 215), (8, 628)])
def test_the_planar_scheme_beats_articulated_bodies_on_short_arms_only(n: int, expected: int) -> None:
    """Remark 4 and Fig. 9, in operations of one evaluation; the lost figure gives no numbers to compare with."""
    robot = planar_robot(n).with_gravity((0.0, -iso.symbol("g"), 0.0)).with_parameters({f"theta{i}": 0.0 for i in range(1, n + 1)})
    other = iso.count(robot, "articulated-body", "forward_dynamics", friction=False)
    found = operations(scheme.planar_rates_graph(robot), robot)
    assert found == expected
    assert (found < other.products + other.add) == (n <= 6)


@pytest.mark.parametrize("n", [2, 4, 6])
def test_the_momentum_form_saves_the_derivative_of_the_inertia_matrix(n: int) -> None:
    """Remark 1: F costs less than qdd by the same means, which needs dB/dt qd as well (planar arms of n links)."""
    robot = planar_robot(n)
    found = operations(scheme.rates_graph(robot, friction=False), robot)
    whole = iso.count(robot, "momentum", "forward_dynamics", friction=False)
    assert found < whole.products + whole.add
