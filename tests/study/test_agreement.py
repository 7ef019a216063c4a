"""The rounding bounds behind `study` and `compare`: they hold for every method, also where whole products fold into constants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import mpmath
import numpy as np
import pytest
from bounds import within

import isodyn as iso
from isodyn.backends.precise import error_of, evaluate_precisely
from isodyn.backends.reference import evaluate, evaluate_bound
from isodyn.dynamics.trace import trace, trace_with_numbers
from isodyn.formulations.registry import methods_for
from isodyn.graph.node import Context
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot, replace_numbers
from isodyn.spatial import Planar, fixed_rotation
from isodyn.study.agreement import COMMON, Agreement, Values, against, against_first, bound_by, common
from isodyn.study.study import study

EPS = float(np.finfo(float).eps)
SHARED = [key for key in QUANTITIES if len(methods_for(key)) > 1 and not key.endswith("_derivatives")]


def states(robot: Robot, seed: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    return {name: rng.uniform(-2.0, 2.0, (3, robot.n)) for name in ("q", "qd", "qdd", "tau")}


def folded(robot: Robot, quantity: str, x: Mapping[str, np.ndarray]) -> dict[str, Values]:
    """Values by the graphs that kernels are made of, run by the interpreter, so that nothing is compiled."""
    found = {}
    for method in methods_for(quantity):
        value = evaluate(trace(robot, method, quantity), x)[quantity]
        found[method] = Values(value, bound_by(robot, method, quantity, x))
    return found


def agreements(robot: Robot, seed: int) -> list[Agreement]:
    x = states(robot, seed)
    found = {quantity: folded(robot, quantity, x) for quantity in SHARED}
    rows = [row for quantity, values in found.items() if quantity not in COMMON for row in against_first(quantity, values)]
    for quantity, source in COMMON.items():
        first, base = next(iter(found[source].items()))
        rows += [
            against(quantity, method, common(values, x["qd"]), first, common(base, x["qd"]))
            for method, values in found[quantity].items()
        ]
    return rows


def explained(rows: list[Agreement]) -> None:
    for row in rows:
        assert row.bounded and row.ratio <= 1, (row.quantity, row.method, row.ratio)


# -- arms on which everything but q folds ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "n"), [(0, 3), (10, 3), (47, 2)])
def test_rounding_explains_slides_on_arbitrary_rotations(seed, n):
    """Screw, lagrange and momentum multiply the rotations, which no joint turns, when they are traced: no operation is left."""
    explained(agreements(sliding(seed, n), seed))


@pytest.mark.parametrize("seed", range(6))
def test_rounding_explains_every_difference_on_mixed_trees(seed):
    robot = iso.random_tree(seed, 2 + seed % 2, prismatic=0.5, branching=0.5, fixed=0.3, motors=seed % 3 == 0)
    explained(agreements(robot, seed))


def test_a_study_of_slides_on_arbitrary_rotations_agrees():
    assert study(sliding(10, 3), samples=3, speed=False).agrees


def sliding(seed: int, n: int) -> Robot:
    return iso.random_tree(seed, n, prismatic=1.0, branching=0.3 * (seed % 2), fixed=0.3 * (seed % 3 == 0), motors=seed % 4 == 3)


# -- the bound of one method ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("prismatic", [1.0, 0.4])
def test_the_bound_of_a_method_holds_against_thirty_digits(prismatic):
    robot = iso.random_tree(3, 2, prismatic=prismatic)
    x = states(robot, 5)
    for quantity in SHARED:
        arguments = {name: x[name] for name in QUANTITIES[quantity].inputs}
        for method in methods_for(quantity):
            graph, numbers, _ = trace_with_numbers(robot, method, quantity)
            bound = evaluate_bound(graph, {**x, "numbers": numbers})[1][quantity]
            truth = evaluate_precisely(graph, {**arguments, "numbers": numbers}, digits=30)[quantity]
            value = evaluate(trace(robot, method, quantity), x)[quantity]
            within(error_of(value, truth, 30), np.zeros(value.shape), bound, f"{quantity} by {method}")


def test_rotations_of_ten_digits_are_explained_as_well():
    """They are accepted as rotations, and the methods differ by what they are not."""
    robot = iso.random_tree(2, 3, fixed=0.0)
    joints = tuple(replace(joint, origin=np.round(joint.origin, 10)) for joint in robot.joints)
    robot = replace(robot, joints=joints)
    x = states(robot, 1)
    found = folded(robot, "mass_matrix", x)
    explained(against_first("mass_matrix", found))
    graph, numbers, _ = trace_with_numbers(robot, "screw", "mass_matrix")
    alone = evaluate_bound(graph, {**x, "numbers": numbers})[1]["mass_matrix"]
    first, screw = next(iter(found.values())).value, found["screw"].value
    assert np.abs(first - screw).max() > 100 * alone.max(), "more than the rounding of operations"


# -- the numbers of a tree -------------------------------------------------------------------------------------------------------


def test_what_a_number_is_off_by_is_its_distance_from_the_nearest_rotation():
    """Newton's R <- (R + R^-T) / 2 finds that rotation; one step leaves the square of what R is off by."""
    tree = reduce_robot(iso.random_tree(4, 3, prismatic=0.0, fixed=0.0))
    for body in tree.bodies:
        found: dict[float, float] = {}
        replace_numbers(replace(tree, bodies=(body,), frames={}), found.__setitem__)
        with mpmath.workdps(50):
            R = mpmath.matrix(body.R.tolist())
            nearest = (R + (R**-1).T) / 2
            expected = {body.R[i, j]: float(abs(R[i, j] - nearest[i, j])) for i in range(3) for j in range(3)}
        assert any(expected.values())
        for entry, off in expected.items():
            within(found[entry], off, 64 * EPS * (max(expected.values()) + EPS**2), f"{entry}")


def test_exact_rotations_and_zeros_stay_numbers():
    tree = reduce_robot(iso.load("puma560"))
    context, made = Context(), list[tuple[float, float]]()

    def make(x: float, error: float) -> object:
        made.append((x, error))
        return context.symbol(f"x{len(made)}")

    new = replace_numbers(tree, make)
    for old, body in zip(tree.bodies, new.bodies, strict=True):
        assert body.R.tolist() == old.R.tolist() and body.axis.tolist() == old.axis.tolist()
        assert [x == 0.0 for x in body.com] == [x == 0.0 for x in old.com]
        assert all(body.inertia[i, j] == body.inertia[j, i] for i in range(3) for j in range(3))
    assert made and all(x != 0.0 and error == 0.0 for x, error in made)


def test_a_planar_rotation_stays_planar():
    (body,) = replace_numbers(reduce_robot(iso.autotree(1)), lambda x, e: x).bodies
    tilted = replace(body, R=iso.autotree(2, 1.0, skew=0.3).joints[1].origin[:3, :3].astype(object))
    (made,) = replace_numbers(replace(reduce_robot(iso.autotree(1)), bodies=(tilted,)), lambda x, e: Context().symbol("x")).bodies
    assert isinstance(fixed_rotation(made.R).factors[0], Planar)


def test_a_context_that_keeps_roundings_keeps_the_products_that_would_cancel():
    for context, kept in ((Context(), False), (Context(keep_roundings=True), True)):
        x, y, z = (context.symbol(name) for name in "xyz")
        assert [(x * y) / x != y, x * (y / x) != y, (x + y) - (x + z) != y - z] == [kept] * 3
        assert x - x == 0 and x * 1.0 == x
