"""Laws of mechanics that hold for every robot, method and state: by Hypothesis to rounding, and on symbolic robots exactly.

Each law is written once as a graph whose result must be zero.  In floating point the graph's own running error bound says how zero;
modulo 2^61 - 1, on robots all of whose parameters are symbols, it is zero or it is wrong.  No finite differences: derivatives are
taken of the graphs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import oracle
import pytest
from bounds import bounded, within
from exact import SYMBOLIC, Law, a_point, formula, graph_of, methods, random_symbolic_tree, symbolic, symbolised
from hypothesis import given, settings
from hypothesis import strategies as st

import isodyn as iso
from isodyn.backends.reference import evaluate
from isodyn.formulations import energy, newton_euler
from isodyn.formulations.drives import friction_torque, spring_torque
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import P, evaluate_exactly
from isodyn.graph.graph import Graph
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import Tree

CONSTANTS = 4  # roundings in a rotation matrix or a moved inertia of the robot


# -- laws: each gives something that must be zero -----------------------------------------------------------------------


def equation_of_motion(*names: str) -> Law:
    """M qdd + bias = tau, a row for each method; one without an inertia matrix takes another's."""

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        rows = []
        for m in names:
            M, b = formula(inertia_of(m), "mass_matrix")(tree, q), formula(m, "bias_torque")(tree, q, qd)
            rows.append(M @ qdd + b - formula(m, "inverse_dynamics")(tree, q, qd, qdd, {}))
        return np.stack(rows)

    return law


def motion_by_all(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """M qdd + bias = tau, each by a method of its own."""
    M, b = formula("composite-body", "mass_matrix")(tree, q), formula("newton-euler", "bias_torque")(tree, q, qd)
    return M @ qdd + b - formula("modified-newton-euler", "inverse_dynamics")(tree, q, qd, qdd, {})


def inertia_of(method: str) -> str:
    """The method itself, or another one where it has no inertia matrix."""
    return method if method in methods("mass_matrix") else "composite-body"


def terms_of_the_bias(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """C qd + g + friction + springs = bias."""
    C, g = formula("composite-body", "coriolis_matrix")(tree, q, qd), formula("composite-body", "gravity_torque")(tree, q)
    passive = friction_torque(tree, qd) + spring_torque(tree, q)
    return C @ qd + g + passive - formula("newton-euler", "bias_torque")(tree, q, qd)


def passivity(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """dM/dt - 2 C is skew: its symmetric part is zero."""
    M, C = formula("composite-body", "mass_matrix")(tree, q), formula("composite-body", "coriolis_matrix")(tree, q, qd)
    S = jacobian(M, list(q)) @ qd - 2.0 * C
    return S + S.T


def christoffel(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """2 C_ij = sum over k of (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) qd_k."""
    dM = jacobian(formula("newton-euler", "mass_matrix")(tree, q), list(q))
    C = formula("composite-body", "coriolis_matrix")(tree, q, qd)
    return 2.0 * C - (dM + dM.transpose(0, 2, 1) - dM.transpose(2, 0, 1)) @ qd


def energies(tree: Tree, q: Any, qd: Any) -> tuple[Any, Any]:
    """(kinetic, potential), (1,) each; rotors and springs included."""
    T, V = (formula("newton-euler", f"{kind}_energy") for kind in ("kinetic", "potential"))
    return np.array([T(tree, q, qd)]), np.array([V(tree, q)])


def energy_balance(*names: str) -> Law:
    """qd . (tau - friction) = dT/dt + dV/dt, a row for each method."""

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        T, V = energies(tree, q, qd)
        rate = jacobian(T, list(q)) @ qd + jacobian(T, list(qd)) @ qdd + jacobian(V, list(q)) @ qd
        tau = [formula(m, "inverse_dynamics")(tree, q, qd, qdd, {}) for m in names]
        return np.stack([rate - qd @ (own - friction_torque(tree, qd)) for own in tau])

    return law


def lagrange(*names: str) -> Law:
    """d/dt dL/dqd - dL/dq = tau - friction, the equations of Lagrange from the two energies, a row for each method."""

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        T, V = energies(tree, q, qd)
        p = jacobian(T, list(qd))[0]
        rate = jacobian(p, list(q)) @ qd + jacobian(p, list(qd)) @ qdd
        tau = rate - jacobian(T, list(q))[0] + jacobian(V, list(q))[0] + friction_torque(tree, qd)
        return np.stack([tau - formula(m, "inverse_dynamics")(tree, q, qd, qdd, {}) for m in names])

    return law


def gravity_is_the_slope_of_potential_energy(*names: str) -> Law:
    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        slope = jacobian(np.array([energy.potential_energy(tree, q)]), list(q))[0]
        return np.stack([formula(m, "gravity_torque")(tree, q) - slope for m in names])

    return law


def kinetic_energy_is_the_form_of_m(*names: str) -> Law:
    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        twice = 2.0 * formula("newton-euler", "kinetic_energy")(tree, q, qd)
        return np.array([twice - qd @ (formula(m, "mass_matrix")(tree, q) @ qd) for m in names])

    return law


def regressor_gives_the_torques(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    """Y pi = tau without motors and friction, when no fixed link is merged and mounts are 1."""
    pi = []
    for body in tree.bodies:
        I = body.inertia + body.mass * ((body.com @ body.com) * np.eye(3).astype(object) - np.outer(body.com, body.com))
        pi += [body.mass, *(body.mass * body.com), I[0, 0], I[0, 1], I[1, 1], I[0, 2], I[1, 2], I[2, 2]]
    return energy.regressor(tree, q, qd, qdd) @ np.array(pi, dtype=object) - newton_euler.inverse_dynamics(tree, q, qd, qdd)


#: by every method that gives the quantity: the rows of a law share what they have in common
LAWS: dict[str, Law] = {
    "bias terms": terms_of_the_bias,
    "passivity": passivity,
    "christoffel": christoffel,
    "motion": equation_of_motion(*methods("inverse_dynamics")),
    "motion by all": motion_by_all,
    "energy": energy_balance(*methods("inverse_dynamics")),
    "lagrange": lagrange(*methods("inverse_dynamics")),
    "gravity": gravity_is_the_slope_of_potential_energy(*methods("gravity_torque")),
    "kinetic energy": kinetic_energy_is_the_form_of_m(*methods("mass_matrix")),
}


# -- to rounding, on random trees and states ----------------------------------------------------------------------------

trees = st.builds(
    iso.random_tree,
    st.integers(0, 10**6),
    st.integers(1, 4),
    branching=st.sampled_from((0.0, 0.5, 1.0)),
    prismatic=st.sampled_from((0.0, 0.3, 1.0)),
    arbitrary_axes=st.booleans(),
    motors=st.booleans(),
    gravity=st.tuples(*[st.floats(-20, 20)] * 3),
)
numbers = st.floats(-10, 10, allow_subnormal=False)
quietly = settings(max_examples=12, deadline=None, derandomize=True)
often = settings(quietly, max_examples=20)


def states(data: st.DataObject, n: int) -> dict[str, Any]:
    return {name: np.array(data.draw(st.lists(numbers, min_size=n, max_size=n), label=name)) for name in ("q", "qd", "qdd")}


@pytest.mark.parametrize("law", LAWS)
@often
@given(robot=trees, data=st.data())
def test_a_law_of_mechanics_holds_to_rounding(law: str, robot: Robot, data: st.DataObject) -> None:
    graph, x = graph_of(robot, LAWS[law]), states(data, robot.n)
    values, bounds = bounded(graph, x, constants=CONSTANTS)
    within(values["rest"], np.zeros_like(values["rest"]), bounds["rest"] + folded(robot, law, x), law)


def folded(robot: Robot, law: str, x: dict[str, Any]) -> float:
    """What folding constants has rounded, which the graph no longer shows: relative to the torques' terms before they cancel."""
    _, size = oracle.inverse_dynamics_and_size(robot, x["q"], x["qd"], x["qdd"])
    times = {"passivity": 0.0, "christoffel": 0.0}.get(law, float(np.abs(x["qd"]).sum()) if "energy" in law else 1.0)
    return 2 * CONSTANTS * float(np.finfo(float).eps) * size * times


@quietly
@given(robot=trees, data=st.data())
def test_the_regressor_gives_the_torques(robot: Robot, data: st.DataObject) -> None:
    x = states(data, robot.n)
    values, bounds = bounded(graph_of(robot, regressor_gives_the_torques), x, constants=CONSTANTS)
    within(values["rest"], np.zeros(robot.n), bounds["rest"] + folded(robot, "regressor", x), "Y pi = tau")


@pytest.mark.parametrize("method", methods("mass_matrix"))
@quietly
@given(robot=trees, data=st.data())
def test_the_inertia_matrix_is_symmetric_and_positive_definite(method: str, robot: Robot, data: st.DataObject) -> None:
    values, bounds = bounded(iso.trace(robot, method, "mass_matrix"), states(data, robot.n), constants=CONSTANTS)
    M, bound = values["mass_matrix"], bounds["mass_matrix"]
    assert (M == M.T).all()
    assert np.linalg.eigvalsh(M)[0] > np.linalg.norm(bound, 2)


@pytest.mark.parametrize("method", methods("forward_dynamics"))
@quietly
@given(robot=trees, data=st.data())
def test_forward_dynamics_undoes_inverse_dynamics(method: str, robot: Robot, data: st.DataObject) -> None:
    """To |M^-1| times the rounding of the torques, twice: once of tau itself, once of solving for qdd."""
    x = states(data, robot.n)
    torques, bounds = bounded(iso.trace(robot, "newton-euler", "inverse_dynamics"), x, constants=CONSTANTS)
    qdd = evaluate(iso.trace(robot, method, "forward_dynamics"), x | {"tau": torques["inverse_dynamics"]})["forward_dynamics"]
    M = evaluate(iso.trace(robot, "composite-body", "mass_matrix"), x)["mass_matrix"]
    rest = np.linalg.norm(bounds["inverse_dynamics"]) + robot.n * folded(robot, "torques", x)
    within(qdd, x["qdd"], 2 * np.linalg.norm(np.linalg.inv(M), 2) * rest, method)


# -- exactly, on robots whose every parameter is a symbol -----------------------------------------------------------------


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", SYMBOLIC)
def test_a_law_of_mechanics_holds_exactly(name: str, law: str) -> None:
    robot = symbolic("RR-standard" if "lagrange" in law and name == "RRR-standard" else name)
    graph = graph_of(robot, LAWS[law])
    assert len(graph.results) >= 1
    rest = np.array(evaluate_exactly(graph, a_point(graph, 1))).reshape(graph.outputs[0].shape)
    assert not rest.any(), f"wrong at {np.argwhere(rest).tolist()}"


def torques(robot: Robot, method: str, loads: tuple[str, ...] = ()) -> Graph:
    return iso.trace(robot, method, "inverse_dynamics", parameters=tuple(robot_symbols(robot)), wrench_frames=loads)


def accelerations(robot: Robot, method: str, loads: tuple[str, ...] = ()) -> Graph:
    return iso.trace(robot, method, "forward_dynamics", parameters=tuple(robot_symbols(robot)), wrench_frames=loads)


@pytest.mark.parametrize("name", [*SYMBOLIC, "RRRRRR-modified"])
def test_all_methods_have_exactly_the_same_torques(name: str) -> None:
    """Wrenches from outside included."""
    robot = symbolic(name)
    loads = (robot.link_names[-1], "link2")
    answers = []
    for method in methods("inverse_dynamics"):
        graph = torques(robot, method, loads)
        answers.append(evaluate_exactly(graph, a_point(graph, 2)))
    assert len(answers) > 2
    assert all(answer == answers[0] for answer in answers)
    assert all(answers[0])


@pytest.mark.parametrize("method", methods("forward_dynamics"))
@pytest.mark.parametrize("name", [*SYMBOLIC, "RRRRRR-modified"])
def test_forward_dynamics_undoes_inverse_dynamics_exactly(name: str, method: str) -> None:
    robot = symbolic(name)
    loads = ("link1", robot.link_names[-1])
    inverse, forward = torques(robot, "newton-euler", loads), accelerations(robot, method, loads)
    x = a_point(inverse, 3)
    tau = evaluate_exactly(inverse, x)
    assert evaluate_exactly(forward, x | {"tau": tau}) == x["qdd"]


@pytest.mark.parametrize("quantity", ["mass_matrix", "coriolis_matrix", "gravity_torque", "bias_torque", "joint_wrenches"])
@pytest.mark.parametrize("name", SYMBOLIC)
def test_all_methods_give_exactly_the_same(name: str, quantity: str) -> None:
    """Coriolis matrices too: methods without their own differentiate their M."""
    robot = symbolic(name)
    answers = []
    for method in methods("mass_matrix" if quantity == "coriolis_matrix" else quantity):
        graph = iso.trace(robot, method, quantity, parameters=tuple(robot_symbols(robot)))
        answers.append(evaluate_exactly(graph, a_point(graph, 4)))
    assert len(answers) > 1
    assert all(answer == answers[0] for answer in answers)


def test_derivatives_of_forward_and_inverse_dynamics_are_exactly_inverse() -> None:
    """d qdd/d tau = M^-1, and d tau/d qdd = M: their product is 1."""
    robot = symbolic("RPRP-modified")
    names = tuple(robot_symbols(robot))
    inverse = iso.trace(robot, "newton-euler", "inverse_dynamics_derivatives", parameters=names)
    forward = iso.trace(robot, "articulated-body", "forward_dynamics_derivatives", parameters=names)
    x = a_point(inverse, 5)
    x["tau"] = evaluate_exactly(torques(robot, "newton-euler"), x)
    dq, dqd, M = np.array(evaluate_exactly(inverse, x), dtype=object).reshape(3, 4, 4)
    aq, aqd, M_inverse = np.array(evaluate_exactly(forward, x), dtype=object).reshape(3, 4, 4)
    assert ((M @ M_inverse) % P == np.eye(4, dtype=int)).all()
    assert ((M @ aq + dq) % P == 0).all()  # 0 = d tau/d q + M d qdd/d q at fixed tau
    assert ((M @ aqd + dqd) % P == 0).all()


#: derivatives of the graphs of these methods are held against the formulas of "recursive-derivatives"
DIFFERENTIATED = {
    "inverse_dynamics_derivatives": ("newton-euler", "modified-newton-euler", "denoc", "gibbs-appell"),
    "forward_dynamics_derivatives": ("composite-body", "articulated-body"),
}


@pytest.mark.parametrize("name", [*SYMBOLIC, "random 1", "random 2", "random 5", "scara", "stanford"])
@pytest.mark.parametrize("quantity", DIFFERENTIATED)
def test_derivatives_by_recursion_are_exactly_those_of_the_graphs(quantity: str, name: str) -> None:
    """With rotors, viscous friction and wrenches on two links; turning and sliding joints, chains and trees."""
    known = symbolic if name in SYMBOLIC else symbolised
    robot = random_symbolic_tree(int(name.split()[1]), 4) if name.startswith("random") else known(name)
    options: Any = {"parameters": tuple(robot_symbols(robot)), "wrench_frames": (robot.link_names[-1], robot.link_names[1])}
    own = iso.trace(robot, "recursive-derivatives", quantity, **options)
    found = evaluate_exactly(own, a_point(own, 7))
    assert sum(x != 0 for x in found) > robot.n
    for method in DIFFERENTIATED[quantity] if robot.n < 6 else DIFFERENTIATED[quantity][:1]:
        other = iso.trace(robot, method, quantity, **options)
        assert evaluate_exactly(other, a_point(other, 7)) == found, method


# -- and the checks can fail ----------------------------------------------------------------------------------------------


def test_the_exact_checks_notice_every_flipped_product(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each cross product of Newton-Euler in turn the wrong way round: its wrenches differ from those of the other method.

    (Not always its torques: w x I w of a link that turns about one axis only is carried by the bearing.)
    """
    robot = symbolic("RPRP-modified")
    names = tuple(robot_symbols(robot))
    wrenches = lambda method: iso.trace(robot, method, "joint_wrenches", parameters=names)  # noqa: E731
    right, other = wrenches("newton-euler"), wrenches("modified-newton-euler")
    x, cross, calls = a_point(right, 6), newton_euler.cross, [0]
    expected = evaluate_exactly(other, x)
    assert evaluate_exactly(right, x) == expected

    def flipping(which: int) -> Callable[[Any, Any], Any]:
        def wrong(a: Any, b: Any) -> Any:
            calls[0] += 1
            return cross(a, b) * (-1.0 if calls[0] == which else 1.0)

        return wrong

    which, total, noticed = 1, 1, 0
    while which <= total:
        calls[0] = 0
        monkeypatch.setattr(newton_euler, "cross", flipping(which))
        graph = wrenches("newton-euler")
        if graph.digest() != right.digest():  # else the product is zero: at the base, or of a joint that does not turn
            assert evaluate_exactly(graph, x) != expected, f"product {which} of {total}"
            noticed += 1
        total, which = calls[0], which + 1
    assert noticed > total / 2


def test_the_exact_laws_notice_a_flipped_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lagrange's equations and the balance of energy do not hold for the torques of a wrong recursion."""
    robot, cross = symbolic("RPRP-modified"), newton_euler.cross
    monkeypatch.setattr(newton_euler, "cross", lambda a, b: cross(b, a))
    by = ("newton-euler", "lagrange")
    laws = lagrange(*by), energy_balance(*by), gravity_is_the_slope_of_potential_energy(*by), motion_by_all
    for law in laws:
        graph = graph_of(robot, law)
        rest = np.array(evaluate_exactly(graph, a_point(graph, 7))).reshape(graph.outputs[0].shape)
        assert rest[0].any() and (law is motion_by_all or not rest[1].any()), "the row of the wrong method, and no other"


def test_the_rounding_check_notices_a_flipped_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    robot = iso.random_tree(3, 3, prismatic=0.5)
    rng = np.random.default_rng(1)
    x = {name: rng.uniform(-1, 1, 3) for name in ("q", "qd", "qdd")}
    cross = newton_euler.cross
    monkeypatch.setattr(newton_euler, "cross", lambda a, b: cross(b, a))
    values, bounds = bounded(graph_of(robot, energy_balance("newton-euler")), x, constants=CONSTANTS)
    with pytest.raises(AssertionError, match="times the bound"):
        within(values["rest"], np.zeros((1, 1)), bounds["rest"])
