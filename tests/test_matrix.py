"""The registry matrix: every method x every catalogue robot x every quantity: exactly, within rounding bounds, through kernels.

States: anywhere, at rest, at zero, and near the configuration where the inertia matrix is worst conditioned.
"""

from __future__ import annotations

import numpy as np
import pytest

import isodyn as iso
from isodyn.formulations.registry import QUANTITIES, methods_for
from isodyn.study.agreement import COMMON, against_common, against_first, by_methods, regular
from isodyn.study.exactly import exactly, twin

ROBOTS = iso.catalogue()
SHARED_BY_TWO = [key for key in QUANTITIES if len(methods_for(key)) > 1 and not key.endswith("_derivatives")]


#: Christoffel symbols one by one, 190 000 operations: half a minute and more to compile
LARGEST = ("redysim-chain-20", "coriolis_matrix", "lagrange")
SKEW = ("denoc",)  # own C for which dM/dt - 2 C is skew; with Celentano's (3) only C qd is the same


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


@pytest.mark.parametrize("name", ROBOTS)
def test_every_method_is_exactly_the_first_one(name):
    robot = iso.load(name)
    exact = twin(robot)
    for quantity in SHARED_BY_TWO:
        source = COMMON.get(quantity)
        offered = methods_for(quantity)
        first, *others = methods_for(source) if source else offered
        for method in offered if source else others:
            verdict = exactly(exact, quantity, method, first, seed=3, source=source)
            assert verdict.equal is not False, (quantity, method, first)
            assert verdict.equal or verdict.reason, (quantity, method)
            assert method not in SKEW or source is None or verdict.skew, (quantity, method)


@pytest.mark.parametrize("name", ROBOTS)
def test_every_method_agrees_in_numbers_through_kernels(name):
    """Kernels of robots of up to 8 joints and of one of 20, held by the bounds of the interpreter that runs their graphs."""
    robot = iso.load(name)
    x = states(robot)
    if not regular(robot, x["q"]):
        pytest.skip("a joint of this robot moves no mass")
    for quantity in SHARED_BY_TWO:
        inputs = {key: x[key] for key in QUANTITIES[quantity].inputs}
        if quantity in COMMON:
            found = against_common(robot, quantity, inputs)
        else:
            methods = [method for method in methods_for(quantity) if (name, quantity, method) != LARGEST]
            found = against_first(quantity, by_methods(robot, quantity, inputs, methods))
        for agreement in found:
            assert agreement.ratio <= 1, (quantity, agreement.method, agreement.ratio)


@pytest.mark.slow
def test_the_largest_kernel_agrees_in_numbers_too():
    name, quantity, method = LARGEST
    robot = iso.load(name)
    first, *_ = methods_for(quantity)
    (agreement,) = against_first(quantity, by_methods(robot, quantity, states(robot), (first, method)))
    assert agreement.method == method and agreement.ratio <= 1, agreement.ratio
