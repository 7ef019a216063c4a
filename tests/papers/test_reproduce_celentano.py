"""Celentano reproduced: every piece runs, has the verdict it claims, and what it says is computed again."""

from __future__ import annotations

import math

import numpy as np
import pytest
from bounds import close, printed
from reproduced import item, listed, whole

import isodyn as iso
from isodyn.formulations import planar
from isodyn.papers import celentano
from isodyn.papers import celentano_flexible as flexible
from isodyn.papers.celentano import ITEMS

pytest.importorskip("matplotlib", reason="the pieces draw")
pytest.importorskip("scipy", reason="the pieces simulate")

VERDICTS = {
    "celentano-theorem-1": "agrees",
    "celentano-fig-2": "stand-in",
    "celentano-lemma-1": "agrees",
    "celentano-fig-9": "stand-in",
    "celentano-remark-5": "agrees",
    "celentano-theorems-6-12": "misprint corrected and met",
    "celentano-table-1": "counted otherwise",
    "celentano-flexible": "misprint corrected and met",
    "celentano-5.2": "agrees",
}


def test_nothing_is_left_out() -> None:
    assert set(ITEMS) == set(VERDICTS)


@pytest.mark.parametrize("key", ITEMS)
def test_a_piece_has_its_verdict_and_a_page_of_its_own(key: str) -> None:
    whole(item(key), key, "Celentano", VERDICTS[key])
    assert item(key).figures


def test_the_page_of_the_documentation_lists_them() -> None:
    listed(ITEMS)


# -- Theorem 1 and Lemma 1 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", celentano.STEPS)
def test_the_scheme_has_order_four_and_ends_where_accelerations_end(name: str) -> None:
    found = celentano.errors(name)
    for sizes in found.values():
        assert abs(celentano.order(list(sizes.values())) - 4) < 0.3
    steps = celentano.STEPS[name][-1]
    apart = np.abs(celentano.run(name, "momentum", steps).q[-1] - celentano.run(name, "rk4", steps).q[-1]).max()
    assert 0 < apart <= found["momentum"][steps] + found["rk4"][steps]


@pytest.mark.parametrize("name", celentano.STEPS)
def test_points_leave_an_error_that_steps_do_not_remove(name: str) -> None:
    two, three = (celentano.by_points(name, means, celentano.BY_POINTS[-1]) for means in celentano.POINTS)
    assert two > 10 * three > 10 * celentano.errors(name)["momentum"][celentano.STEPS[name][-1]]


@pytest.mark.parametrize("means", celentano.MEANS)
@pytest.mark.parametrize("a", [1.0, 2.0])
def test_the_bounds_of_lemma_1_are_kept_and_reached(means: str, a: float) -> None:
    assert 0.95 < celentano.sine_ratio(means, a) <= 1
    error, bound, _ = celentano.sine_error(means, a, 0.01)
    smaller = celentano.sine_error(means, a, 0.001)[0]
    order = celentano.MEANS[means][0]
    assert math.log10(error / smaller) == pytest.approx(order, abs=0.01) and error <= bound


@pytest.mark.parametrize("name", celentano.ROBOTS)
@pytest.mark.parametrize("means", celentano.MEANS)
def test_the_gradient_by_points_keeps_to_its_bound(name: str, means: str) -> None:
    assert 0.5 < celentano.ratio(name, means) <= 1


def test_the_exact_gradient_is_that_of_the_kinetic_energy() -> None:
    """By complex steps, which have no error of differences, on Saha's closed form of the two-link arm."""
    q, qd = np.array([0.3, 0.8]), np.array([1.0, -0.5])
    m2, a1, a2 = 0.4, 0.3, 0.25

    def T(angle: complex) -> complex:  # what of it depends on q2
        return 0.5 * (m2 * a1 * a2 * np.cos(angle)) * (qd[0] ** 2 + qd[0] * qd[1])

    slope = (T(q[1] + 1e-30j)).imag / 1e-30
    from isodyn.simulation.momentum import kinetic_gradient

    close(kinetic_gradient(iso.load("two-link"), q, qd), [0.0, slope], ops=100)


# -- costs ------------------------------------------------------------------------------------------------------------


def test_planar_arms_cost_what_the_closed_forms_show() -> None:
    flops = item("celentano-fig-9").data["flops"]
    assert [flops[str(n)][0] for n in (2, 3, 4, 5, 8)] == [27, 68, 130, 215, 628]
    assert [n for n in range(1, 11) if flops[str(n)][0] < flops[str(n)][1]] == [1, 2, 3, 4, 5, 6]
    assert set(item("celentano-fig-9").data["ns"]) == {str(n) for n in celentano.TIMED}
    times = [spread for row in item("celentano-fig-9").data["ns"].values() for spread in row.values()]
    assert all(0 < spread["best"] <= spread["median"] for spread in times)


def test_what_is_timed_computes_the_same_motion() -> None:
    """The closed forms in absolute angles, the general F and forward dynamics: d(B qd)/dt = B qdd + dB/dt qd."""
    from isodyn.papers.celentano import rods
    from isodyn.simulation.momentum import rates

    robot, n = rods(4), 4
    rng = np.random.default_rng(1)
    q, qd, u = rng.uniform(-1, 1, (3, n))
    B = robot.mass_matrix(q)
    found, rate = rates(robot, q, B @ qd, u)
    qdd = iso.compile(robot, method="articulated-body").forward_dynamics(q, qd, u)
    C = robot.coriolis_matrix(q, qd)
    close(found, qd, ops=200, condition=float(np.linalg.cond(B)))
    close(rate, B @ qdd + (C + C.T) @ qd, ops=400, condition=float(np.linalg.cond(B)))


def test_the_saving_of_remark_1_is_not_negligible() -> None:
    data = item("celentano-fig-2").data
    shares = [100 * saved / needed for needed, saved in data["saved"].values()]
    assert all(10 < share < 25 for share in shares)
    assert all(accelerations > F for F, accelerations in data["planar"].values())


def test_table_1_is_not_met() -> None:
    data = item("celentano-table-1").data
    assert [n for n, (proposed, articulated) in data["table 1"].items() if proposed < articulated] == ["1", "2", "3"]
    assert not [n for n, row in data["ours"].items() if row[0] < row[1]]
    assert all(8 < data["table 1"][n][1] / row[1] < 12 for n, row in data["ours"].items())


# -- Remark 5 ---------------------------------------------------------------------------------------------------------


def test_the_closed_forms_are_exactly_the_general_scheme() -> None:
    assert all(celentano.exactly_equal(n) for n in celentano.EXACT_LINKS)


def test_terms_left_out_cost_powers_of_the_angle() -> None:
    powers = [round(celentano.slope(name)) for name in celentano.LEFT_OUT]
    assert powers == [2, 2, 1]
    assert all(celentano.LEFT_OUT[name](0.1) < 0.01 for name in list(celentano.LEFT_OUT)[:2])


# -- section 5.2 ------------------------------------------------------------------------------------------------------


def test_the_printed_frequencies_are_met() -> None:
    for nu, values, digits in ((5, (41.9, 65.6, 90.8), 1), (10, (42.6, 72.8, 110.5), 1)):
        printed(flexible.sublink_frequencies(nu)[2:5], values, digits=digits)
        printed(flexible.sublink_frequencies(nu)[0], 6.31, digits=2)
    printed(flexible.sublink_frequencies(10)[3], 72.77, digits=2)


def test_many_sublinks_have_the_frequencies_of_the_beam() -> None:
    """Pinned and free: tan x = tanh x; the rods are below by the square of their length."""
    root = 3.9
    for _ in range(50):
        slope = 1 / np.cos(root) ** 2 - 1 / np.cosh(root) ** 2
        root -= (np.tan(root) - np.tanh(root)) / slope
    exact = (root / flexible.LENGTH) ** 2 * math.sqrt(flexible.STIFFNESS / flexible.PER_METRE) / (2 * math.pi)
    off = [1 - flexible.sublink_frequencies(nu)[0] / exact for nu in (8, 16, 32)]
    assert 0 < off[2] < off[1] < off[0] < 2e-4


def test_the_bar_has_the_mass_matrix_of_theorem_3() -> None:
    """B of uniform rods by the paper's closed forms."""
    nu = 5
    L = np.full(nu + 1, flexible.LENGTH / nu)
    L[[0, -1]] /= 2
    m = flexible.PER_METRE * L
    arm = planar.PlanarArm(m, L, L / 2, m * L**2 / 3, np.zeros(2))
    B = np.asarray(planar.relative_matrix(planar.inertia(arm, planar.turned(np.zeros(nu + 1)))), dtype=float)
    close(iso.compile(flexible.bending_bar(nu), device="reference").mass_matrix(np.zeros(nu + 1)), B, ops=200)
    squares = np.sort(
        np.linalg.eigvals(np.linalg.solve(B, np.diag([0.0] + [flexible.STIFFNESS * nu / flexible.LENGTH] * nu))).real
    )[1:]
    condition = float(np.linalg.cond(B))
    close(flexible.sublink_frequencies(nu), np.sqrt(squares) / (2 * math.pi), ops=100, condition=condition)


def test_elastic_torques_are_on_the_side_of_the_inertia() -> None:
    """(69): B qdd + K beta = u, so that eta = - K beta in (6)."""
    robot = flexible.bending_bar(2)
    dynamics, beta, still = iso.compile(robot, device="reference"), np.array([0.0, 0.01, 0.02]), np.zeros(3)
    qdd = dynamics.forward_dynamics(beta, still, still)
    B = dynamics.mass_matrix(beta)
    K = flexible.STIFFNESS * 2 / flexible.LENGTH
    close(B @ qdd, -K * beta, ops=500, condition=float(np.linalg.cond(B)))


def test_what_equation_66_leaves_out_is_not_small() -> None:
    """The gradient of T by deformations at zero deformation, by differences of T, beside that by the angle of motion."""
    robot = flexible.bending_bar(flexible.NU, 2, flexible.ARM)
    kept, left = flexible.gradient_66(robot)
    T = iso.compile(robot, device="reference").kinetic_energy
    q, qd, h = np.zeros(robot.n), np.linspace(0.8, 1.2, robot.n), 1e-4
    q[robot.velocity_names.index("beta2")] = 0.8
    slopes = np.abs([(T(q + h * e, qd) - T(q - h * e, qd)) / (2 * h) for e in np.eye(robot.n)])
    own = flexible.elastic(robot)
    assert slopes[own].max() == pytest.approx(left, rel=1e-6) and np.delete(slopes, own).max() == pytest.approx(kept, rel=1e-6)
    assert left > 0.5 * kept


def test_deflections_are_those_of_the_paper() -> None:
    printed(flexible.bending("moment"), [1.375, 2.40], digits=2)
    printed(flexible.bending("force")[1], 3.20, digits=2)
    for nu in (1, 5, 10):
        off = (
            flexible.SMALL * flexible.LENGTH**2 / flexible.STIFFNESS
        ) ** 2 + 1e-13 * nu / flexible.SMALL  # small angles, and rounding
        assert abs(flexible.shortfall(nu) + 1 / (4 * nu**2)) < off
        assert np.abs(np.array(flexible.sublink_bending(nu, "moment")) / flexible.bending("moment") - 1).max() < off
