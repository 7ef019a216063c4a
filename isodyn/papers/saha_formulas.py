"""Saha's planar arms on symbols: printed formulas, Examples 9.1 to 9.3, Exercises 9.6 to 9.9."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.dynamics.trace import general_arm
from isodyn.formulations.energy import kinetic_energy
from isodyn.formulations.registry import METHODS, methods_for
from isodyn.graph.exact import is_zero
from isodyn.graph.graph import finish
from isodyn.graph.node import Context, symbol
from isodyn.model.robot import Robot
from isodyn.model.robots.textbook import LENGTHS, MASSES
from isodyn.model.tree import reduce_robot
from isodyn.papers.formulas import (
    Formula,
    FormulaLine,
    SymbolicArm,
    all_equal,
    angles,
    formula_table,
    listed,
    misprinted,
    same,
    written,
)
from isodyn.papers.paper_item import AGREES, CORRECTED, CheckedSentence, PaperSource, Parts, Remark
from isodyn.show.table import Table
from isodyn.spatial import Array, array, cross, scalars, skew
from isodyn.study.denoc_matrices import denoc_matrices

DERIVATIONS = PaperSource("Saha", "S. K. Saha, Introduction to Robotics, chapter 9: recursive robot dynamics, DeNOC.")
GENERAL = range(1, 5)  # joints of the general arms whose kinetic energy is compared
Forms = dict[str, tuple[str, Formula]]  # name -> where it is printed, and what

#: example 9.1: what is printed where
ONE_LINK = {
    "I": ("(9.23f)", Formula("m*a**2/3")),
    "C": ("(9.24a)", Formula("0")),
    "tau_1": ("(9.24c)", Formula("tau - m*g*a*s/2")),
}

#: example 9.3
TWO_LINK = {
    "i22": ("(9.27a)", Formula("m2*a2**2/3")),
    "i21": ("(9.27d)", Formula("m2*a2**2/3 + m2*a1*a2*c2/2")),
    "i11": ("(9.29)", Formula("(m1*a1**2 + m2*a2**2)/3 + m2*a1**2 + m2*a1*a2*c2")),
    "c22": ("(9.30a)", Formula("0")),
    "c21": ("(9.30b)", Formula("m2*a1*a2*s2*qd1/2")),
    "c12": ("(9.30c)", Formula("-m2*a1*a2*s2*(qd1 + qd2)/2")),
    "c11": ("(9.30d)", Formula("-m2*a1*a2*s2*qd2/2")),
    "h2": ("(9.31a)", Formula("m2*a1*a2*s2*qd1**2/2")),
    "h1": ("(9.31b)", Formula("-m2*a1*a2*s2*(qd2/2 + qd1)*qd2")),
}

_A = "(m2*a1*a2*s2 + m3*(2*a1*a2*s2 + a1*a3*s23))"
_B = "m3*(a1*a3*s23 + a2*a3*s3)"

#: exercise 9.11; the text has c_2s and s_2s for c23 and s23
THREE_LINK = {
    "i11": ("(9.42b)", Formula("(m1*a1**2 + m2*a2**2 + m3*a3**2)/3 + m2*a1**2 + m3*(a1**2 + a2**2) + (m2 + 2*m3)*a1*a2*c2"
                               " + m3*a3*(a2*c3 + a1*c23)")),
    "i12": ("(9.42b)", Formula("(m2*a2**2 + m3*a3**2)/3 + m3*a2**2 + (m2*a2/2 + m3*a2)*a1*c2 + m3*a3*(2*a2*c3 + a1*c23)/2")),
    "i13": ("(9.42b)", Formula("m3*a3**2/3 + m3*a3*(a2*c3 + a1*c23)/2")),
    "i22": ("(9.42b)", Formula("(m2*a2**2 + m3*a3**2)/3 + m3*(a2**2 + a2*a3*c3)")),
    "i23": ("(9.42b)", Formula("m3*a3**2/3 + m3*a2*a3*c3/2")),
    "i33": ("(9.42b)", Formula("m3*a3**2/3")),
    "c11": ("(9.42c)", Formula(f"-({_A}*qd2 + {_B}*qd3)/2")),
    "c12": ("(9.42c)", Formula(f"-({_A}*(qd1 + qd2) + {_B}*qd3)/2")),
    "c13": ("(9.42c)", Formula(f"-{_B}*(qd1 + qd2 + qd3)/2")),
    "c21": ("(9.42c)", Formula(f"({_A}*qd1 - m3*a2*a3*s3*qd3)/2")),
    "c22": ("(9.42c)", Formula("-m3*a2*a3*s3*qd3/2")),
    "c23": ("(9.42c)", Formula("-m3*a2*a3*s3*(qd1 + qd2 + qd3)/2")),
    "c31": ("(9.42c)", Formula("m3*((a1*a3*s23 + a2*a3*s3)*qd1 + a2*a3*s3*qd2)/2")),
    "c32": ("(9.42c)", Formula("m3*a2*a3*s3*(qd1 + qd2)/2")),
    "c33": ("(9.42c)", Formula("0")),
    "tau1^g": ("(9.42d)", Formula("g*(-m1*a1*c1 - 2*m2*(a1*c1 + a2*c12/2) - 2*m3*(a1*c1 + a2*c12 + a3*c123/2))/2")),
    "tau2^g": ("(9.42d)", Formula("g*(-m2*a2*c12 - 2*m3*(a2*c12 + a3*c123/2))/2")),
    "tau3^g": ("(9.42d)", Formula("-g*m3*a3*c123/2")),
}  # fmt: skip


def rods(n: int) -> Robot:
    """n slender rods in a plane, joints about z; lengths, masses and gravity are symbols (without numbers for n = 1).

    Gravity is along -Y (figures 9.5 and 9.6), and along +X for the one-link arm (9.24d).
    """
    a, m = ([symbol(name if n == 1 else f"{name}{i}") for i in range(1, n + 1)] for name in "am")
    moments = [mass * length * length / 12 for mass, length in zip(m, a, strict=True)]
    g = symbol("g")
    return Robot.from_dh(
        convention="standard", joints="R" * n, a=a, alpha=[0.0] * n, d=[0.0] * n, theta=[0.0] * n, mass=m,
        com=[(-x / 2, 0.0, 0.0) for x in a], inertia=[(0.0, x, x) for x in moments],
        gravity=(g, 0.0, 0.0) if n == 1 else (0.0, -g, 0.0), name=f"rods-{n}",
    )  # fmt: skip


@cache
def planar(n: int) -> SymbolicArm:
    """The arm of n rods on symbols."""
    return SymbolicArm(rods(n))


def entries(n: int) -> dict[str, Any]:
    """i11, c12, h1, tau1^g, ... of the arm of n rods by DeNOC, under the names of TWO_LINK and THREE_LINK."""
    arm = planar(n)
    M, C, g = (arm.found(symbol) for symbol in ("M", "C_own", "g"))
    h = C @ arm.qd
    matrices = {f"{letter}{i + 1}{j + 1}": x[i, j] for letter, x in (("i", M), ("c", C)) for i in range(n) for j in range(n)}
    return matrices | {f"h{k + 1}": h[k] for k in range(n)} | {f"tau{k + 1}^g": -g[k] for k in range(n)}


def lines(forms: Forms, found: dict[str, Any], arm: SymbolicArm) -> list[FormulaLine]:
    """Compare every printed form with our result."""
    return [FormulaLine.of(key, f"book {where}", form, arm.names, found[key]) for key, (where, form) in forms.items()]


def printed_matrices(forms: Forms, names: dict[str, Any], n: int) -> tuple[Array, Array, Array | None]:
    """I (n, n), of which one half is printed, C (n, n) and, where it is printed, tau^g (n,), by what the names stand for."""
    value, numbers = {key: form.of(names) for key, (_, form) in forms.items()}, range(1, n + 1)
    I = [[value.get(f"i{i}{j}", value.get(f"i{j}{i}")) for j in numbers] for i in numbers]
    C = [[value[f"c{i}{j}"] for j in numbers] for i in numbers]
    gravity = np.array([value[f"tau{k}^g"] for k in numbers], dtype=object) if "tau1^g" in value else None
    return np.array(I, dtype=object), np.array(C, dtype=object), gravity


def methods_that_agree(n: int, forms: Forms) -> list[str]:
    """Every method whose torques, less those at rest, are I qdd + C qd by the printed forms; and gravity, where it is printed."""
    arm = planar(n)
    I, C, gravity = printed_matrices(forms, arm.names, n)
    expected, rest = I @ arm.qdd + C @ arm.qd, np.zeros(n).astype(object)
    agreeing = []
    for method in methods_for("inverse_dynamics"):
        inverse = METHODS[method].formula("inverse_dynamics")
        still = np.asarray(inverse(arm.tree, arm.q, rest, rest, {}))
        moving = np.asarray(inverse(arm.tree, arm.q, arm.qd, arm.qdd, {}))
        pairs = list(zip(moving - still, expected, strict=True))
        pairs += [] if gravity is None else list(zip(-still, gravity, strict=True))
        if all(same(found, printed) for found, printed in pairs):
            agreeing.append(method)
    return agreeing


@cache
def explicit() -> Kernel:
    """(9.42) as a kernel: q, qd -> I (3, 3), C qd (3,), tau^g (3,), for the rods of the three-link arm."""
    context = Context()
    q, qd = context.symbols("q", 3), context.symbols("qd", 3)
    names = angles(q) | {"g": 9.81}
    for letter, values in (("qd", qd), ("a", LENGTHS), ("m", MASSES)):
        names |= {f"{letter}{k + 1}": x for k, x in enumerate(values)}
    I, C, gravity = printed_matrices(THREE_LINK, names, 3)
    assert gravity is not None
    return device().kernel(finish(context, {"q": q, "qd": qd}, {"I": I, "h": C @ qd, "gravity": gravity}, "saha-9.42"))


def _parts(rows: list[FormulaLine], remarks: tuple[Remark, ...], *tables: Table, verdict: str = AGREES) -> Parts:
    """A piece of formulas; its remarks say whether they are the printed ones."""
    return Parts(verdict, remarks, tables, (), {line.name: written(line.ours) for line in rows})


def every_method(agreeing: list[str], what: str) -> CheckedSentence:
    """That every method of inverse dynamics gives something, or which do."""
    known = [key for key in methods_for("inverse_dynamics") if key not in agreeing]
    words = f"{what} by every method: {listed(agreeing)}."
    return CheckedSentence(
        not known, words, f"{what} NOT by every method, but by {listed(agreeing) or 'none'}; different by {listed(known)}."
    )


@DERIVATIONS.item("saha-9.1", "Example 9.1: one-link planar arm")
def example_9_1() -> Parts:
    """The one-link arm by the DeNOC matrices."""
    arm = planar(1)
    results, steps = lines(ONE_LINK, one_link(arm), arm), one_link_steps(arm)
    remarks = (
        "A slender rod of mass m and length a on one joint, gravity along +X (9.24d). N = p is taken from "
        "isodyn.denoc_matrices, C from the method's own formula (9.16k), everything on symbols.",
        (
            all_equal(results, "I, C and tau_1 are the book's."),
            every_method(one_link_methods(), "The equation of motion comes out"),
        ),
        misprinted(
            steps,
            "[I]_1 of (9.23d) is printed with the sines and cosines of its upper left block exchanged: Q diag(0, 1, 1) Q^T with "
            "the Q of (9.23e) has s^2, -s c and c^2. Only its zz entry enters (9.23f), so that the result does not suffer.",
        ),
    )
    equation = formula_table("The equation of motion, I qdd + C qd = tau_1", results)
    return _parts(results, remarks, equation, formula_table("On the way", steps))


def one_link(arm: SymbolicArm) -> dict[str, Any]:
    """I = N^T M N, C of (9.16k), tau_1 = N^T w^E with the wrench of (9.24d)."""
    at = denoc_matrices(arm.robot, arm.q)
    inertia, force = (at.N.T @ at.M @ at.N)[0, 0], (at.N.T @ wrench(arm.names))[0]
    return {"I": inertia, "C": arm.found("C_own")[0, 0], "tau_1": force}


def wrench(names: Mapping[str, Any]) -> Array:
    """(9.24d): the motor's moment and the weight along +X."""
    return array([0.0, 0.0, names["tau"], names["m"] * names["g"], 0.0, 0.0])


def one_link_steps(arm: SymbolicArm) -> list[FormulaLine]:
    """p of (9.23a, b) and [I]_1 of (9.23d), entry by entry."""
    at = denoc_matrices(arm.robot, arm.q)
    p = [Formula(text) for text in ("0", "0", "1", "-a*s/2", "a*c/2", "0")]
    rows = [FormulaLine.of(f"p_{k + 1}", "book (9.23a)", form, arm.names, at.p[0, k]) for k, form in enumerate(p)]
    square, mixed, other = (Formula(f"m*a**2*{text}/12") for text in ("c**2", "s*c", "s**2"))
    inertia = {(0, 0): (square, other), (0, 1): (mixed, Formula("-m*a**2*s*c/12")), (1, 1): (other, square)}
    for (i, j), (form, right) in inertia.items():
        rows.append(FormulaLine.of(f"[I]_1 {'xyz'[i]}{'xyz'[j]}", "book (9.23d)", form, arm.names, at.M[i, j], right))
    rows.append(FormulaLine.of("[I]_1 zz", "book (9.23d)", Formula("m*a**2/12"), arm.names, at.M[2, 2]))
    return rows


def one_link_methods() -> list[str]:
    """Every method whose torque is I qdd + m g a s/2 on symbols."""
    arm = planar(1)
    expected = Formula("m*a**2*qdd/3 + m*g*a*s/2").of(arm.names)
    inverses = {key: METHODS[key].formula("inverse_dynamics") for key in methods_for("inverse_dynamics")}
    torques = {key: np.asarray(inverse(arm.tree, arm.q, arm.qd, arm.qdd, {})) for key, inverse in inverses.items()}
    return [key for key, tau in torques.items() if same(tau[0], expected)]


@DERIVATIONS.item("saha-9.2", "Example 9.2: one-link arm using MuPAD")
def example_9_2() -> Parts:
    """The one-link arm by the statements of figure 9.4."""
    arm = planar(1)
    inertia, h, force = listing(arm.names)
    where = "book, figure 9.4"
    rows = [
        FormulaLine.of("iner", where, Formula("a**2*m/3"), arm.names, inertia),
        FormulaLine.of("h", where, Formula("0"), arm.names, h),
        FormulaLine.of("tau", where, Formula("tau - a*g*s/2"), arm.names, force, Formula("tau - a*g*m*s/2")),
    ]
    remarks = (
        "The MuPAD listing, statement by statement, in NumPy on symbols: e, d, p, Q, M, W, p^T M p, p^T (M Omega + W M) p, p^T w.",
        "In our copy of the text the listing multiplies M by an N that it never defines; (9.24a) has Omega there, and so have we.",
        (
            misprinted(
                rows,
                "The printed output of tau lacks the mass: with f = [m g, 0, 0] as the listing itself sets it, p^T w is tau - m g "
                "a "
                "sin(theta)/2, as (9.24c) says.",
            ),
            all_equal([line for line in rows if line.right is None], "The rest is as printed."),
        ),
    )
    return _parts(rows, remarks, formula_table("Output of the listing, and of the same statements here", rows), verdict=CORRECTED)


def listing(names: Mapping[str, Any]) -> tuple[Any, Any, Any]:
    """(iner, h, tau): figure 9.4, statement by statement, by what the names m, a, g, qd, c, s and tau stand for."""
    m, a, thd, c, s = (names[name] for name in ("m", "a", "qd", "c", "s"))
    e, d = array([0.0, 0.0, 1.0]), array([a / 2 * c, a / 2 * s, 0.0])
    p = np.concatenate([scalars(e), cross(e, d)])
    izz = iyy = m * a * a / 12
    Q = array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])
    M = blocks(Q @ array([[0.0, 0.0, 0.0], [0.0, iyy, 0.0], [0.0, 0.0, izz]]) @ Q.T, m * np.eye(3))
    turning = skew(array([0.0, 0.0, thd]))
    W, omega = blocks(turning, np.zeros((3, 3))), blocks(turning, turning)
    return p @ M @ p, p @ (M @ omega + W @ M) @ p, p @ wrench(names)


def blocks(upper: Array, lower: Array) -> Array:
    """diag(upper, lower), each 3 x 3."""
    result = scalars(np.zeros((6, 6)))
    result[:3, :3], result[3:, 3:] = scalars(upper), scalars(lower)
    return result


@DERIVATIONS.item("saha-9.3", "Example 9.3: two-link planar arm")
def example_9_3() -> Parts:
    """The two-link arm: GIM, MCI and VCI."""
    arm = planar(2)
    results, steps = lines(TWO_LINK, entries(2), arm), two_link_steps(arm)
    first, second, _ = (line for line in steps if line.text == "0")
    remarks = (
        "Two slender rods, joints about Z, everything on symbols: I by (9.15b), C by (9.16k), h = C qd.",
        (
            all_equal(results, "Every entry is the book's."),
            every_method(methods_that_agree(2, TWO_LINK), "I qdd + C qd comes out as printed"),
        ),
        misprinted(
            steps,
            "(9.28b) has m_2 once too often, since delta_1 = m_2 c_21; the middle of (9.29) lacks - 2 delta_1^T d_1; its end is "
            "right.",
        ),
        (
            "After (9.30) the book says that p_i^T B_ji^T M_j Omega_j p_j vanishes for planar robots.",
            CheckedSentence(
                not same(first.ours, 0) and same(second.ours, TWO_LINK["c12"][1].of(arm.names)),
                "It does not: the (1, 1) term is not zero, and the (1, 2) term is all of c_12. The printed C holds it all the "
                "same.",
                f"Here the (1, 1) term is {written(first.ours)} and the (1, 2) term {written(second.ours)}.",
            ),
        ),
    )
    title = "Generalized inertia matrix, matrix and vector of convective inertia"
    return _parts(results, remarks, formula_table(title, results), formula_table("Said on the way", steps))


def two_link_steps(arm: SymbolicArm) -> list[FormulaLine]:
    """(9.28b), the middle of (9.29) and the term that is said to vanish, with what they come to."""
    at, names = denoc_matrices(arm.robot, arm.q), arm.names
    M1, M2, B = at.M[:6, :6], at.M[6:, 6:], at.B[1, 0]
    composite = M1 + B.T @ M2 @ B  # (9.11d)
    a1, m2 = names["a1"], names["m2"]
    c21, d1 = array([B[5, 1], B[3, 2], B[4, 0]]), array([a1 * names["c1"] / 2, a1 * names["s1"] / 2, 0.0])
    delta = m2 * c21
    moved, own = (skew(c21) @ skew(delta))[2, 2], M1[2, 2] + M2[2, 2]
    middle = composite[2, 2] + (names["m1"] + m2) * (d1 @ d1)
    rows = [
        _corrected("I~_1 zz", "book (9.28b)", own - m2 * moved, composite[2, 2], own - moved),
        _corrected("i11", "book (9.29), middle", middle, entries(2)["i11"], middle - 2 * (delta @ d1)),
    ]
    turning = [skew(array([0.0, 0.0, rate])) for rate in (names["qd1"], names["qd1"] + names["qd2"])]
    bodies = [composite, M2]
    for i, j in ((0, 0), (0, 1), (1, 1)):
        term = at.p[i] @ at.B[j, i].T @ bodies[j] @ blocks(turning[j], turning[j]) @ at.p[j]
        name = f"p_{i + 1}^T B_{j + 1}{i + 1}^T M~_{j + 1} Omega_{j + 1} p_{j + 1}"
        rows.append(FormulaLine(name, "book, after (9.30)", "0", 0, term))
    return rows


def _corrected(name: str, where: str, printed: Any, ours: Any, right: Any) -> FormulaLine:
    return FormulaLine(name, where, written(printed), printed, ours, (written(right), right))


@DERIVATIONS.item("saha-ex-9.6", "Exercise 9.6: kinetic energy of the one-link arm")
def exercise_9_6() -> Parts:
    arm = planar(1)
    rows = [
        FormulaLine.of("T", "book, I of (9.23f)", Formula("m*a**2*qd**2/6"), arm.names, energy_of_twists(arm.robot, arm.q, arm.qd))
    ]
    remarks = (
        (
            "T = t^T M t / 2, twist t = p qd, M of (9.23a), against I qd^2 / 2 by (9.23f): we do not have (8.56a) of chapter 8.",
            all_equal(rows, "The two are the same."),
        ),
    )
    return _parts(rows, remarks, formula_table("By symbols", rows))


@DERIVATIONS.item("saha-ex-9.7", "Exercise 9.7: equation of motion of the one-link arm by the matrix N")
def exercise_9_7() -> Parts:
    arm = planar(1)
    at, found = denoc_matrices(arm.robot, arm.q), one_link(arm)
    turning = skew(array([0.0, 0.0, arm.names["qd"]]))
    rate = blocks(turning, turning) @ at.N  # N-dot = Omega N for one link
    C = at.N.T @ (at.M @ rate + blocks(turning, np.zeros((3, 3))) @ at.M @ at.N)
    ours = {"N^T M N": ("I", found["I"]), "N^T (M N' + W M N)": ("C", C[0, 0]), "N^T w^E": ("tau_1", found["tau_1"])}
    rows = [
        FormulaLine.of(name, f"book {ONE_LINK[key][0]}", ONE_LINK[key][1], arm.names, value) for name, (key, value) in ours.items()
    ]
    remarks = (
        (
            "The matrix expressions after (9.10a) with N = p whole and N' its time derivative; gravity is along +X as in Example "
            "9.1.",
            all_equal(rows, "All three are what the book prints for the arm."),
        ),
    )
    return _parts(rows, remarks, formula_table("By symbols", rows))


@DERIVATIONS.item("saha-ex-9.8", "Exercise 9.8: total kinetic energy by the generalized twist")
def exercise_9_8() -> Parts:
    counts = [n for n in GENERAL if general_energies_agree(n)]
    shown = ", ".join(map(str, counts)) or "none"
    arm = planar(3)
    printed = energy_of_rates(arm, THREE_LINK)
    rows = [FormulaLine("T", "book, I of (9.42b)", written(printed), printed, energy_of_twists(arm.robot, arm.q, arm.qd))]
    remarks = (
        "With the generalized twist t = [t_1; ...; t_n] of (9.3c) and the generalized mass matrix M of (9.3b), T = t^T M t / "
        "2, and t = N qd. The book prints no answer.",
        (
            all_equal(rows, "For the planar arm of three links ours is the T of the printed inertia matrix (9.42b)."),
            CheckedSentence(
                counts == [*GENERAL],
                "For the general n-revolute arm, every length, angle, mass centre and inertia a symbol, t^T M t / 2 with the N of "
                f"(9.6) is exactly the kinetic energy that isodyn computes link by link: shown for n = {shown}.",
                "For the general n-revolute arm t^T M t / 2 with the N of (9.6) is NOT the kinetic energy that isodyn computes "
                "link "
                f"by link for every n of 1 to {GENERAL[-1]}: only for {shown}.",
            ),
        ),
    )
    parts = _parts(rows, remarks, formula_table("By symbols", rows))
    parts.data["general arm"] = counts
    return parts


@DERIVATIONS.item("saha-ex-9.9", "Exercise 9.9: total kinetic energy by the joint rates")
def exercise_9_9() -> Parts:
    arm = planar(2)
    printed = energy_of_rates(arm, TWO_LINK)
    rows = [
        FormulaLine(
            "T, two links", "book, I of (9.27), (9.29)", written(printed), printed, energy_of_twists(arm.robot, arm.q, arm.qd)
        )
    ]
    remarks = (
        (
            "T = qd^T I qd / 2 with I = N^T M N as printed for two links, against t^T M t / 2 of Exercise 9.8, which has three.",
            all_equal(rows, "The two are the same."),
        ),
        "Printed: redo Exercise 9.7, by the joint rate of (9.3c). The joint rate is defined in (9.6b), and it is Exercise "
        "9.8 that takes the twist of (9.3c); so Exercise 9.8 is redone here, by the joint rate of (9.6b).",
    )
    return _parts(rows, remarks, formula_table("By symbols", rows))


def energy_of_twists(robot: Robot, q: Array, qd: Array) -> Any:
    """T = t^T M t / 2, t = N qd."""
    at = denoc_matrices(robot, q)
    t = at.N @ qd
    return t @ at.M @ t / 2


def energy_of_rates(arm: SymbolicArm, forms: Forms) -> Any:
    """T = qd^T I qd / 2 with the printed I."""
    return arm.qd @ printed_matrices(forms, arm.names, arm.n)[0] @ arm.qd / 2


def general_energies_agree(n: int) -> bool:
    """Whether t^T M t / 2 is the kinetic energy of the formulations, for the general arm of n revolute joints."""
    robot, context = general_arm(n), Context()
    q, qd = context.symbols("q", n), context.symbols("qd", n)
    own = kinetic_energy(reduce_robot(robot, motors=False, friction=False).mapped(context.adopt), q, qd)
    return is_zero(energy_of_twists(robot, q, qd) - own)
