"""Misprints of the sources: corrected equations hold, printed ones do not, and the page that lists them names tests that exist.

Decided modulo 2^61 - 1 on arms all of whose numbers are symbols.  The sources' own equations are in printed.py; their tables in
test_misprinted_tables.py.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from exact import a_point, formula, symbolic
from printed import MataInertia, Saha, Scene, Turney, mata_torques
from test_closed_forms import rods
from test_screw import Closed, closed_less_ours

import isodyn as iso
from isodyn.formulations import denoc, energy, gibbs_appell
from isodyn.formulations.kinematics import body_poses, joint_frames
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import evaluate_exactly
from isodyn.spatial import cross, skew, zeros

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "misprints.md"

# -- the page ------------------------------------------------------------------------------------------------------------

NOT_YET = "the formulation is not part of the software yet"


def rows() -> list[list[str]]:
    """The cells of every row of the page's tables, headers and rules left out."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]
    rules = {k for k, row in enumerate(cells) if set("".join(row)) <= set("-: ")}
    return [row for k, row in enumerate(cells) if k not in rules and k + 1 not in rules]


def named_tests() -> list[tuple[str, str]]:
    """(file, test) for every test that the page names."""
    return re.findall(r"`(test_\w+\.py)::(test_\w+)`", PAGE.read_text(encoding="utf-8"))


def defined_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_every_misprint_on_the_page_has_a_correction_and_a_test() -> None:
    found = rows()
    assert len(found) > 60
    for row in found:
        assert len(row) in (3, 4) and all(row), f"an empty cell: {row}"
        if len(row) == 4:
            assert NOT_YET in row[3] or re.search(r"`test_\w+\.py::test_\w+`", row[3]), f"no test is named: {row}"


def test_the_tests_that_the_page_names_exist() -> None:
    missing = [f"{file}::{name}" for file, name in named_tests() if name not in defined_in(next(TESTS.rglob(file)))]
    assert not missing


def test_every_test_of_a_misprint_is_named_on_the_page() -> None:
    files = (Path(__file__), Path(__file__).with_name("test_misprinted_tables.py"))
    here = {name for file in files for name in defined_in(file) if "page" not in name}
    assert here <= {name for _, name in named_tests()}


# -- scenes --------------------------------------------------------------------------------------------------------------


@cache
def scene(name: str) -> Scene:
    return Scene(symbolic(name))


def inertia(s: Scene) -> Any:
    return formula("composite-body", "mass_matrix")(s.tree, s.q)


def torques(s: Scene) -> Any:
    return formula("newton-euler", "inverse_dynamics")(s.tree, s.q, s.qd, s.qdd, {})


# -- Saha ----------------------------------------------------------------------------------------------------------------


def test_equation_9_11c_sums_the_links_and_not_the_composites() -> None:
    s = scene("RRRR-modified")
    right, printed = Saha(s), Saha(s, "(9.11c)")
    assert s.same(right.composite_sum(), right.composite())
    assert not s.same(printed.composite_sum(), right.composite())
    assert s.same(right.inertia(right.composite_sum()), inertia(s))
    assert not s.same(printed.inertia(printed.composite_sum()), inertia(s))


def test_equation_9_16d_lacks_the_speed_of_a_slide() -> None:
    """Bdot_ij against the derivative of B_ij; on arms of turning joints print is right."""
    for name, whole in (("RRRR-modified", True), ("RPRP-modified", False)):
        s = scene(name)
        for i, j in ((1, 0), (3, 2), (3, 0)):
            assert s.same(Saha(s).B_rate(i, j), s.rate(s.D.B[i, j]))
            assert s.same(Saha(s, "(9.16d)").B_rate(i, j), s.rate(s.D.B[i, j])) == whole
        assert s.same(Saha(s, "(9.16d)").convective() @ s.qd, Saha(s).convective() @ s.qd) == whole
        bias = formula("newton-euler", "bias_torque")(s.tree.weightless(), s.q, s.qd)
        assert s.same(Saha(s).convective() @ s.qd, bias)


def test_equation_9_16i_is_not_symmetric() -> None:
    """M~_e = N_l^T W M N_l: below the diagonal M~'_i B_ij, above it B_ji^T M~'_j, which is no transpose of the former."""
    s = scene("RRRR-modified")
    saha, n = Saha(s), s.n
    WM = zeros(6 * n, 6 * n)
    for i in range(n):
        WM[6 * i : 6 * i + 6, 6 * i : 6 * i + 6] = saha.W[i] @ saha.M[i]
    M_e = s.D.N_l.T @ WM @ s.D.N_l
    block = lambda i, j: M_e[6 * i : 6 * i + 6, 6 * j : 6 * j + 6]  # noqa: E731
    M1 = saha.primed()
    assert s.same(block(2, 1), M1[2] @ saha.B[2, 1])
    assert s.same(block(1, 2), saha.B[2, 1].T @ M1[2])
    assert not s.same(block(1, 2), block(2, 1).T)


def test_equation_9_16k_takes_h_of_the_link_beyond_j() -> None:
    """It needs four links to show, and no slide at j."""
    s = scene("RRRR-modified")
    expected = denoc.convective_matrix(s.tree, s.q, s.qd)
    assert s.same(Saha(s).convective(), expected)
    assert not s.same(Saha(s, "(9.16k)").convective(), expected)


@cache
def planar_arm() -> Scene:
    """Saha's two rods, figure 9.5."""
    return Scene(rods(2))


def test_the_turning_term_does_not_vanish_on_planar_arms() -> None:
    """c_12 of (9.30c) is p_1^T B_21^T M~_2 Omega_2 p_2, and nothing else."""
    s = planar_arm()
    saha, M = Saha(s), Saha(s).composite()
    m2, a1, a2 = (s.context.symbol(name) for name in ("m2", "a1", "a2"))
    k, (w1, w2) = m2 * a1 * a2 * s.q[1].sin(), s.qd
    turning = lambda i, j: saha.p[i] @ (saha.B[j, i].T @ (M[j] @ (saha.Omega[j] @ saha.p[j])))  # noqa: E731
    assert s.same([turning(0, 1)], [-k * (w1 + w2) / 2.0])
    assert s.same([turning(0, 1)], [Saha(s).convective()[0, 1]])
    assert s.same([turning(0, 0)], [k * w1 / 4.0])


def test_the_inertia_of_the_rod_of_9_23d_is_about_its_own_axis_zero() -> None:
    """In base axes; print has sines for cosines, the inertia of a rod across the link."""
    s = Scene(rods(1))
    m, a, c, sine = s.context.symbol("m1"), s.context.symbol("a1"), s.q[0].cos(), s.q[0].sin()
    scale, along = m * a * a / 12.0, np.array([c, sine, 0.0 * c], dtype=object)
    right = scale * np.array([[sine * sine, -sine * c, 0.0], [-sine * c, c * c, 0.0], [0.0, 0.0, 1.0]], dtype=object)
    printed = scale * np.array([[c * c, sine * c, 0.0], [sine * c, sine * sine, 0.0], [0.0, 0.0, 1.0]], dtype=object)
    assert s.same(right, s.D.M[:3, :3]) and s.same(right @ along, zeros(3))
    assert not s.same(printed, s.D.M[:3, :3])


def test_equation_9_28b_has_the_mass_of_link_2_once() -> None:
    s = planar_arm()
    saha, m2 = Saha(s), s.context.symbol("m2")
    c = saha.c(1, 0)
    delta, I1, I2 = m2 * c, saha.M[0][:3, :3], saha.M[1][:3, :3]
    composite = saha.composite()[0][:3, :3]
    assert s.same(I1 + I2 - skew(c) @ skew(delta), composite)
    assert not s.same(I1 + I2 - m2 * (skew(c) @ skew(delta)), composite)


def test_the_middle_of_equation_9_29_lacks_a_term() -> None:
    s = planar_arm()
    saha, (m1, m2) = Saha(s), (s.context.symbol(name) for name in ("m1", "m2"))
    delta, d, e = m2 * saha.c(1, 0), saha.d[0], saha.p[0][:3]
    printed = e @ (saha.composite()[0][:3, :3] @ e) + (m1 + m2) * (d @ d)
    assert s.same([printed - 2.0 * (delta @ d)], [inertia(s)[0, 0]])
    assert not s.same([printed], [inertia(s)[0, 0]])


def test_equation_9_41a_takes_psi_divided_by_the_pivot() -> None:
    s = scene("RPRP-modified")
    phi = inertia(s) @ s.qdd
    assert s.same(Saha(s).accelerations(phi), s.qdd)
    assert not s.same(Saha(s, "(9.41a)").accelerations(phi), s.qdd)


def test_the_generalized_force_of_9_10_is_the_torque_less_gravity() -> None:
    s = scene("RRRR-modified")
    left = inertia(s) @ s.qdd + Saha(s).convective() @ s.qd
    gravity = formula("composite-body", "gravity_torque")(s.tree, s.q)
    assert s.same(left, torques(s) - gravity)
    assert not s.same(left, torques(s) + gravity)


# -- Mata ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "slip",
    ["(12)", "step 1", "(9) printed", "4.1 sliding, acceleration", "4.1 sliding, torque"],
    ids=lambda slip: slip.replace(" ", "-"),
)
def test_section_4_1_of_mata_needs_each_correction(slip: str) -> None:
    s = scene("RPRP-modified")
    assert s.same(mata_torques(s), torques(s))
    assert s.same(mata_torques(s, "(9)"), torques(s))  # gravity in the forces instead of the base: m (rdd - g)
    assert not s.same(mata_torques(s, slip), torques(s))


def slopes(s: Scene) -> tuple[list[Any], list[Any]]:
    """(d alpha_i / d qdd, d rdd_i / d qdd), each (3, n), in the axes of link i."""
    _, al, _, rdd = gibbs_appell._accelerations(s.tree, s.q, s.qd, s.qdd)
    return [jacobian(al[i], list(s.qdd)) for i in range(s.n)], [jacobian(rdd[i], list(s.qdd)) for i in range(s.n)]


def test_equation_7b_of_mata_ends_with_the_rotation_from_link_j() -> None:
    s = scene("RRRR-modified")
    R = [rotation.matrix() for rotation in joint_frames(s.tree, s.q)[0]]  # R[i] turns link i into its parent
    z = s.tree.bodies[1].axis
    slope = slopes(s)[0][3][:, 1]
    assert s.same(R[3].T @ R[2].T @ z, slope)  # ^4R_3 ^3R_2 z
    assert not s.same(R[3].T @ R[1] @ z, slope)  # ^4R_3 ^1R_2 z, as printed


def test_equations_7c_and_7e_of_mata_ask_whether_joint_k_slides() -> None:
    """Links 3 and 4, joint 2 of RPRP, which slides: alpha does not feel it and rdd gets its axis.  Print asks about joint i."""
    s = scene("RPRP-modified")
    turned, moved = slopes(s)
    R, o = body_poses(s.tree, s.q)
    k = 1
    for i, body in ((2, s.tree.bodies[2]), (3, s.tree.bodies[3])):
        axis = R[i].T @ (R[k] @ s.tree.bodies[k].axis)
        assert s.same(turned[i][:, k], zeros(3)) and not s.same(turned[i][:, k], axis)
        own = body.z_v
        printed = cross(axis, R[i].T @ (o[i] - o[k]) + body.com) + own
        assert s.same(moved[i][:, k], axis) and not s.same(moved[i][:, k], printed)


def test_the_bias_of_mata_is_c_less_g() -> None:
    """(17), (18) with G = -dU/dq."""
    s = scene("RRRR-modified")
    C = formula("composite-body", "coriolis_matrix")(s.tree, s.q, s.qd) @ s.qd
    G = -jacobian(np.array([energy.potential_energy(s.tree, s.q)]), list(s.q))[0]
    assert s.same(inertia(s) @ s.qdd, torques(s) - (C - G))
    assert not s.same(inertia(s) @ s.qdd, torques(s) - (C + G))


def test_equation_22_of_mata_ends_with_the_mass_centre() -> None:
    s = scene("RRRR-modified")
    assert s.same(MataInertia(s).by_22(), inertia(s))
    assert not s.same(MataInertia(s).by_22("(22)"), inertia(s))


@pytest.mark.parametrize("slip", ["4.2 step 1", "4.2 sliding", "step 7, sign"], ids=lambda slip: slip.replace(" ", "-"))
def test_section_4_2_of_mata_needs_each_correction(slip: str) -> None:
    """The last is no misprint: the minus of step 7 is right, though (22) suggests a plus."""
    s = scene("RPRP-modified")
    assert s.same(MataInertia(s).by_steps(), inertia(s))
    assert not s.same(MataInertia(s).by_steps(slip), inertia(s))


# -- Turney, Mudge and Lee -----------------------------------------------------------------------------------------------


@cache
def turney() -> Turney:
    return Turney(scene("RRR-standard"))


@pytest.mark.parametrize("slip", ["(1.26)", "dT_i^q"])
def test_the_inertia_matrix_of_turney_needs_each_correction(slip: str) -> None:
    s = turney().scene
    assert s.same(turney().lagrange_inertia(), inertia(s))
    assert not s.same(turney().lagrange_inertia(slip), inertia(s))


def test_equations_2_1_and_2_7_of_turney_have_two_signs_that_cancel() -> None:
    """g is 9.8 along -z_0: the energy is +m g h, the torque +d(m g h)/d theta; of a rate it does not depend."""
    g = iso.symbol("g")
    s = Scene(symbolic("RRR-standard").with_gravity((0.0, 0.0, -g)))
    mgh = Turney(s).height_energy(s.context.symbol("g"))
    gravity = formula("newton-euler", "gravity_torque")(s.tree, s.q)
    assert s.same(jacobian(np.array([mgh]), list(s.q))[0], gravity)
    assert s.same(jacobian(np.array([energy.potential_energy(s.tree, s.q)]), list(s.q))[0], gravity)
    assert not s.same(-jacobian(np.array([mgh]), list(s.q))[0], gravity)  # one of the signs alone, (2.1) or (2.7)
    assert s.same(jacobian(np.array([mgh]), list(s.qd))[0], zeros(3))


def test_equation_3_16_of_turney_turns_with_the_link_before() -> None:
    s = turney().scene
    assert s.same(turney().torques(), torques(s))
    assert not s.same(turney().torques("(3.16)"), torques(s))


def test_the_sums_of_4_2_to_4_4_of_turney_end_at_j_and_i() -> None:
    """alpha_3 and omega_3 x (omega_3 x r) of a four-link arm, in base axes."""
    s, i = scene("RRRR-modified"), 2
    R, _ = body_poses(s.tree, s.q)
    z = [R[j] @ body.axis for j, body in enumerate(s.tree.bodies)]
    w, al, _, _ = gibbs_appell._accelerations(s.tree, s.q, s.qd, s.qdd)
    w, al, r = R[i] @ w[i], R[i] @ al[i], R[i] @ s.tree.bodies[i].com

    def double_sum(last: Callable[[int], int], term: Callable[[int, int], Any]) -> Any:
        return sum((term(j, k) * (s.qd[j] * s.qd[k]) for j in range(i + 1) for k in range(last(j))), zeros(3))

    twisting = lambda j, k: cross(z[k], z[j])  # noqa: E731
    straight = sum(z[j] * s.qdd[j] for j in range(i + 1))
    assert s.same(straight + double_sum(lambda j: j, twisting), al)  # (4.2), hence (4.4)
    assert not s.same(straight + double_sum(lambda j: i, twisting), al)
    pulling = lambda j, k: cross(z[j], cross(z[k], r))  # noqa: E731
    assert s.same(double_sum(lambda j: i + 1, pulling), cross(w, cross(w, r)))  # (4.3)
    assert not s.same(double_sum(lambda j: s.n, pulling), cross(w, cross(w, r)))


@pytest.mark.parametrize("times_mass", [True, False])
def test_equation_4_11_of_turney_lacks_the_mass(times_mass: bool) -> None:
    """The own moment of a link, once with the inertia about its mass centre (4.10), once with J about its origin (4.11)."""
    s, link = turney().scene, 1
    w, al, abar = turney().motions()[link]
    m, r, rbar, I = (getattr(turney(), x)[link] for x in ("m", "r", "rbar", "I"))
    J = turney().J(link)
    about_origin = J.trace() * np.eye(3).astype(object) - J
    scale = m if times_mass else 1.0
    rest = cross(rbar, cross(al, rbar)) + cross(rbar, cross(w, cross(w, rbar)))
    by_4_11 = about_origin @ al + cross(w, about_origin @ w) - scale * rest + m * cross(rbar + r, abar)
    assert s.same(by_4_11, I @ al + cross(w, I @ w) + m * cross(rbar + r, abar)) == times_mass


def test_equation_4_17_of_turney_has_the_mass_twice_in_gravity() -> None:
    """The weight of the last link alone, at its own joint; m_i (r + rbar) x R m_i g z_0 is not even a moment."""
    s, link = turney().scene, 2
    m, r, rbar, R = (getattr(turney(), x) for x in ("m", "r", "rbar", "R"))
    up = -(R[2].T @ (R[1].T @ (R[0].T @ s.tree.gravity)))
    gravity = formula("newton-euler", "gravity_torque")(s.tree, s.q)[link]
    moment = R[link][2] @ cross(rbar[link] + r[link], m[link] * up)
    assert s.same([moment], [gravity]) and not s.same([m[link] * moment], [gravity])


@pytest.mark.parametrize(
    "slip", ["A_i", "K_i diagonal", "K_i about the origin i-1", "after (5.2)"], ids=lambda x: x.replace(" ", "-")
)
def test_modified_newton_euler_of_turney_needs_each_correction(slip: str) -> None:
    s = turney().scene
    assert s.same(turney().modified_torques(), torques(s))
    assert not s.same(turney().modified_torques(slip), torques(s))


# -- Laus ----------------------------------------------------------------------------------------------------------------


def test_m_11_of_58_has_no_stray_mass() -> None:
    def printed(x: Closed, M: list[Any]) -> None:
        along, aside = x.l3 + x.a2 * x.c3 + x.a1 * x.c23, x.a2 * x.s3 + x.a1 * x.s23
        M[2][0, 0] = x.m3 * along * along + x.m3 * aside * aside * x.m3 + x.Iz3

    graph = closed_less_ours(3, "masses", printed)
    wrong = [k for k, value in enumerate(evaluate_exactly(graph, a_point(graph, 1))) if value]
    assert wrong == [5]  # after 1 entry of M_1 and 4 of M_2
