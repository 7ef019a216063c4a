"""The registry matrix: every method x every catalogue robot x every quantity, exactly and in numbers within rounding bounds.

Numbers come from the interpreter that defines what kernels compute, for two robots from the kernels of every method; they are of
every method for robots of each kind, of two methods for the others.
States: anywhere, at rest, at zero, and near the configuration where the inertia matrix is worst conditioned.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from random import Random

import numpy as np
import pytest
from arms import ARMS

import isodyn as iso
from isodyn.backends.reference import evaluate
from isodyn.dynamics.trace import cheapest_method, trace
from isodyn.errors import MethodError
from isodyn.formulations.registry import METHODS, methods_for
from isodyn.graph.exact import P
from isodyn.model.quantities import QUANTITIES
from isodyn.study.agreement import (
    COMMON,
    Values,
    against,
    against_first,
    bound_by,
    by_methods,
    common,
    exact_agreement,
    exact_robot,
    regular,
)  # fmt: skip

ROBOTS = ARMS
SHARED_BY_TWO = [key for key in QUANTITIES if len(methods_for(key)) > 1 and not key.endswith("_derivatives")]


#: by all methods through kernels; a kernel knows a graph, neither a method nor a robot
COMPILED = ("gripper", "scara")
#: by all methods through the interpreter; for the others it is decided exactly that all methods are one function
INTERPRETED = ("mata-arm", "panda", "pppr", "puma560", "stanford")
LARGE = 10  # joints from which on a third of the methods is looked at, drawn anew for every quantity
SKEW = ("denoc",)  # own C for which dM/dt - 2 C is skew; with Celentano's (3) only C qd is the same


def offered(quantity: str) -> list[str]:
    """The methods of a quantity, without variants that take it from their original as it is."""
    formula = {key: METHODS[key].quantities[quantity] for key in methods_for(quantity)}
    return [key for key in formula if formula[key] is not formula.get(METHODS[key].variant_of)]


def states(robot: iso.Robot) -> dict[str, np.ndarray]:
    """Two states anywhere, one at rest, one at zero, one near singular inertia."""
    rng = np.random.default_rng(7)
    x = {key: rng.uniform(-2.0, 2.0, (5, robot.n)) for key in ("q", "qd", "qdd")}
    x["tau"] = 10 * x["qdd"]
    x["qd"][2] = 0.0
    for values in x.values():
        values[3] = 0.0
    candidates = rng.uniform(-np.pi, np.pi, (500, robot.n))
    with np.errstate(all="ignore"):
        worst = candidates[np.argmax(np.linalg.cond(robot.mass_matrix(candidates)))]
    x["q"][4] = worst
    return x


@cache
def shape(name: str) -> str:
    """A robot with its zeros, right angles and axes, and a symbol for every other number: robots of one shape have one text."""
    exact = exact_robot(iso.load(name)).robot
    links = [(link.mass, *link.com, *link.inertia.flat) for link in exact.links]
    joints = [
        (joint.parent, joint.child, joint.type, *joint.origin.flat, *joint.axis, *joint.mount.flat)
        + (joint.offset, joint.rotor_inertia, joint.gear_ratio, joint.viscous)
        for joint in exact.joints
    ]
    names = {link.name: f"link {k}" for k, link in enumerate(exact.links)}
    rows = (*links, *joints, exact.gravity)
    return " ".join(names.get(x, str(x)) if isinstance(x, str) else str(x) for row in rows for x in row)


@pytest.mark.parametrize("name", ROBOTS)
def test_every_method_is_exactly_the_first_one(name):
    """For whatever numbers a robot of this shape has: they are drawn at random, as the state is."""
    first_of_shape = next(other for other in ROBOTS if shape(other) == shape(name))
    if first_of_shape != name:
        pytest.skip(f"decided by {first_of_shape}, which has the same shape")
    exact = exact_robot(iso.load(name))
    exact = replace(exact, values={key: Random(f"{name} {key}").randrange(P) for key in exact.values})
    for quantity in SHARED_BY_TWO:
        source = COMMON.get(quantity)
        first, *others = offered(source or quantity)
        others = offered(quantity) if source else others
        if exact.robot.n >= LARGE:
            others = Random(f"{name} {quantity}").sample(others, -(-len(others) // 3))
        for method in others:
            verdict = exact_agreement(exact, quantity, method, first, seed=3, source=source)
            assert verdict.equal, (quantity, method, first, verdict.reason)  # no other test decides it: a reason is no answer
            assert method not in SKEW or source is None or verdict.skew, (quantity, method)


def interpreted(robot: iso.Robot, quantity: str, inputs: dict[str, np.ndarray], methods: Sequence[str]) -> dict[str, Values]:
    """{method: values and bounds}, the values by the interpreter that defines what a kernel computes."""
    found = {}
    for method in methods:
        with contextlib.suppress(MethodError):
            value = evaluate(trace(robot, method, quantity), inputs)[quantity]
            found[method] = Values(value, bound_by(robot, method, quantity, inputs))
    return found


def agree_in_numbers(name: str, chosen: Callable[[iso.Robot, str], Sequence[str]]) -> None:
    """The graphs that kernels are made of, at five states, held by the bounds of the interpreter that runs them."""
    robot = iso.load(name)
    x = states(robot)
    if not regular(robot, x["q"]):
        pytest.skip("a joint of this robot moves no mass")
    by = by_methods if name in COMPILED else interpreted
    base = {}
    for quantity in SHARED_BY_TWO:
        inputs = {key: x[key] for key in QUANTITIES[quantity].inputs}
        found = by(robot, quantity, inputs, chosen(robot, quantity))
        base[quantity] = first, values = next(iter(found.items()))
        if quantity in COMMON:
            first, values = base[COMMON[quantity]][0], common(base[COMMON[quantity]][1], x["qd"])
            found = {method: common(own, x["qd"]) for method, own in found.items()}
        for method in set(found) - {first if quantity not in COMMON else None}:
            agreement = against(quantity, method, found[method], first, values)
            assert agreement.ratio <= 1, (quantity, method, agreement.ratio)


@pytest.mark.parametrize("name", (*COMPILED, *INTERPRETED))
def test_every_method_agrees_in_numbers(name):
    agree_in_numbers(name, lambda robot, quantity: offered(quantity))


@pytest.mark.parametrize("name", sorted({*ROBOTS} - {*COMPILED, *INTERPRETED}))
def test_the_first_method_and_the_cheapest_agree_in_numbers(name):
    agree_in_numbers(name, lambda robot, quantity: tuple({offered(quantity)[0]: 0, cheapest_method(robot, quantity): 1}))


def test_a_large_kernel_agrees_in_numbers_too():
    """More nodes than the order of operations is chosen for, in many functions."""
    robot, quantity = iso.load("chain-9"), "coriolis_matrix"
    assert len(trace(robot, "newton-euler", quantity)) > 20_000
    (agreement,) = against_first(quantity, by_methods(robot, quantity, states(robot), ("newton-euler", "composite-body")))
    assert agreement.ratio <= 1, agreement.ratio
