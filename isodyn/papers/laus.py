"""Laus, Simoni and Martins: principal screws of inertia, and the arm with a payload of section 3, link by link on symbols.

Printed matrices are compared with formulations/screw.py for the same link: its Jacobian, M_i, C_i and g_i. What the text at
hand garbles is read as docs/misprints.md says; misprints are shown next to their corrections.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import numpy as np

from isodyn.check import constant
from isodyn.dynamics.dynamics import compile
from isodyn.formulations import kinematics, screw
from isodyn.formulations.kinematics import body_poses
from isodyn.formulations.registry import METHODS
from isodyn.graph.node import Context, symbol
from isodyn.model.catalogue import load
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.rotor import Rotor
from isodyn.model.tree import reduce_robot
from isodyn.papers.formulas import FormulaLine, SymbolicArm, all_equal, formula_table, matrix_lines, misprinted, same, telling
from isodyn.papers.paper_item import AGREES, CORRECTED, STAND_IN, CheckedSentence, PaperSource, Parts, printed
from isodyn.show.animation import inset
from isodyn.show.drawing import draw, drawing_for_page
from isodyn.show.figure import Figure
from isodyn.show.table import Table
from isodyn.simulation.changes import Attach, Detach
from isodyn.simulation.events import Event
from isodyn.simulation.result import Simulation, shots
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array, array, pose, scalars, skew
from isodyn.study.principal_screws import principal_screws

ITEMS = PaperSource(
    "Laus",
    "L. P. Laus, R. Simoni and D. Martins, Progressive dynamic analysis of serial robots based on screw theory: one matrix for "
    "each "
    "link, added up.",
)
EPS = float(np.finfo(float).eps)


# -- section 2.1 ------------------------------------------------------------------------------------------------------

SCREWS = "a, 0, 0, 1, 0, 0; -a, 0, 0, 1, 0, 0; 0, b, 0, 0, 1, 0; 0, -b, 0, 0, 1, 0; 0, 0, c, 0, 0, 1; 0, 0, -c, 0, 0, 1"  # (2)-(7)
SQUARE = "2*a**2, 0, 0, 0, 0, 0; 0, 2*b**2, 0, 0, 0, 0; 0, 0, 2*c**2, 0, 0, 0; 0, 0, 0, 2, 0, 0; 0, 0, 0, 0, 2, 0; 0, 0, 0, 0, 0, 2"
MASS = "a**2*m, 0, 0, 0, 0, 0; 0, b**2*m, 0, 0, 0, 0; 0, 0, c**2*m, 0, 0, 0; 0, 0, 0, m, 0, 0; 0, 0, 0, 0, m, 0; 0, 0, 0, 0, 0, m"


@ITEMS.item("laus-screws", "Equations (2)-(10): principal screws of inertia and the generalized mass matrix")
def screws() -> Parts:
    """On symbols in principal axes; in numbers for every link of two robots, whose axes are not principal."""
    context = Context()
    names = {name: context.symbol(name) for name in "abcm"}
    S = _pattern(*(names[name] for name in "abc"))
    product = S.T @ S
    lines = [
        *matrix_lines("S_C", "paper (2)-(7)", SCREWS, names, S),
        *matrix_lines("S_C^T S_C", "paper (8)", SQUARE, names, product),
    ]
    lines += matrix_lines("M", "paper (9), (10)", MASS, names, product * names["m"] / 2)
    rows = [(robot, link, *_off(robot, link)) for robot in ("ur5", "pelican-crucible") for link in _heavy(robot)]
    worst = max(off for *_, off in rows)
    remarks = (
        "Six screws, two on each principal axis, their pitches the radii of gyration a, b, c and their opposites. The rows of S_C "
        "are "
        "their coordinates [P Q R; L M N].",
        (
            all_equal(lines, "S_C^T S_C is 2 diag(a^2, b^2, c^2, 1, 1, 1), and m/2 of it the generalized mass matrix, exactly."),
            "In (8) of the text at hand the fifth row of S_C is lost, and the last row of the product holds -c again.",
        ),
        CheckedSentence(
            worst <= ROUNDING,
            "(10) in numbers: of links whose axes are not principal, isodyn.principal_screws finds axes and radii, and m/2 S^T S "
            f"is diag(I, m 1) to {worst:.0e} of its largest entry, which is rounding (second table).",
            f"(10) in numbers: m/2 S^T S is NOT diag(I, m 1): off by {worst:.1e} of its largest entry (second table).",
        ),
    )
    cells = tuple((robot, link, *(f"{x:.6g}" for x in radii), f"{off:.1e}") for robot, link, radii, off in rows)
    header = ("robot", "link", "a [m]", "b [m]", "c [m]", "(10) less (9),\nover the largest")
    tables = (formula_table("By symbols", telling(lines)), Table("Radii of gyration", header, cells, left=2))
    return Parts(AGREES, remarks, tables, (), {"largest difference": worst})


ROUNDING = 4 * 50 * EPS  # some 50 operations of an eigenvector, a root, a square and six sums


def _pattern(*radii: object) -> Array:
    """(2)-(7) as the rows of S_C (6, 6): for each axis a screw of pitch r and one of pitch -r."""
    S = scalars(np.zeros((6, 6)))
    for k, r in enumerate(radii):
        S[2 * k, k], S[2 * k + 1, k] = r, -r  # type: ignore[operator]
        S[2 * k, 3 + k] = S[2 * k + 1, 3 + k] = 1.0
    return S


def _heavy(robot: str) -> list[str]:
    return [link.name for link in load(robot).links if link.mass]


def _off(robot: str, name: str) -> tuple[Array, float]:
    """Radii of gyration, and the largest difference of m/2 S^T S from diag(I, m 1) over its largest entry."""
    found, link = principal_screws(load(robot), name), load(robot).link(name)
    whole = np.zeros((6, 6))
    whole[:3, :3], whole[3:, 3:] = link.inertia, constant(f"link {name!r}: mass", link.mass) * np.eye(3)
    return found.radii, float(np.abs(found.generalized_mass - whole).max() / whole.max())


# -- section 3: the arm -----------------------------------------------------------------------------------------------

#: (38), (39), (53), (54) as printed
FRAMES = {
    "A_1^0": ("(38)", "c1, -s1, 0, a1*c1; s1, c1, 0, a1*s1; 0, 0, 1, 0; 0, 0, 0, 1"),
    "A_2^0": ("(39)", "c12, -s12, 0, a1*c1 + a2*c12; s12, c12, 0, a1*s1 + a2*s12; 0, 0, 1, 0; 0, 0, 0, 1"),
    "A_3^0": ("(54)", "c123, -s123, 0, a1*c1 + a2*c12 + a3*c123; s123, c123, 0, a1*s1 + a2*s12 + a3*s123; 0, 0, 1, 0; 0, 0, 0, 1"),
}


class PublishedMatrix(NamedTuple):
    """What the paper prints of a link: (where, matrix) each; `right` where print is wrong."""

    centre: tuple[str, str]
    transform: tuple[str, str]
    base: tuple[str, str]
    jacobian: tuple[str, str]
    mass: tuple[str, str]
    coriolis: tuple[str, str]
    unturned: tuple[str, str]
    gravity: tuple[str, str]
    mass_right: str = ""
    coriolis_right: str = ""


_T = (
    "{c}, {s}, 0, 0, 0, 0; -{s}, {c}, 0, 0, 0, 0; 0, 0, 1, 0, 0, 0; "
    "0, 0, {x}, {c}, {s}, 0; 0, 0, {y}, -{s}, {c}, 0; {v}, {u}, 0, 0, 0, 1"
)

ONE = PublishedMatrix(
    ("(40)", "l1*c1; l1*s1; 0"),
    ("(41)", _T.format(c="c1", s="s1", x="0", y="l1", v="l1*s1", u="-l1*c1")),
    ("(45)", "0; 0; 1; 0; 0; 0"),
    ("(46)", "0; 0; 1; 0; l1; 0"),
    ("(47)", "m1*l1**2 + Iz1"),
    ("(48)", "0"),
    ("(49)", "0; 0; 1; -l1*s1; l1*c1; 0"),
    ("(51)", "m1*g*l1*c1"),
)
TWO = PublishedMatrix(
    ("(40)", "a1*c1 + l2*c12; a1*s1 + l2*s12; 0"),
    ("(42)", _T.format(c="c12", s="s12", x="a1*s2", y="l2 + a1*c2", v="a1*s1 + l2*s12", u="-a1*c1 - l2*c12")),
    ("(45)", "0, 0; 0, 0; 1, 1; 0, a1*s1; 0, -a1*c1; 0, 0"),
    ("(46)", "0, 0; 0, 0; 1, 1; a1*s2, 0; l2 + a1*c2, l2; 0, 0"),
    ("(47)", "m2*(a1**2 + l2**2 + 2*a1*l2*c2) + Iz2, m2*l2*(l2 + a1*c2) + Iz2; m2*l2*(l2 + a1*c2) + Iz2, m2*l2**2 + Iz2"),
    ("(48)", "-m2*a1*l2*s2*qd2, -m2*a1*l2*s2*(qd1 + qd2); m2*a1*l2*s2*qd1, 0"),
    ("(50)", "0, 0; 0, 0; 1, 1; -a1*s1 - l2*s12, -l2*s12; a1*c1 + l2*c12, l2*c12; 0, 0"),
    ("(52)", "m2*g*(a1*c1 + l2*c12); m2*g*l2*c12"),
)
_M11 = "m3*(l3 + a2*c3 + a1*c23)**2 + m3*(a2*s3 + a1*s23)**2{stray} + Iz3"
_M12 = "m3*(a2**2 + l3**2 + a1*a2*c2 + 2*a2*l3*c3 + a1*l3*c23) + Iz3"
_M13, _M23 = "l3*m3*(l3 + a2*c3 + a1*c23) + Iz3", "m3*l3*(l3 + a2*c3) + Iz3"
_M = f"{_M11}, {_M12}, {_M13}; {_M12}, m3*(a2**2 + l3**2 + 2*a2*l3*c3) + Iz3, {_M23}; {_M13}, {_M23}, {{last}}"
_C = (
    "-m3*(a1*(a2*s2 + l3*s23)*qd2 + l3*(a2*s3 + a1*s23)*qd3), -m3*({a1}(a2*s2 + l3*s23)*(qd1 + qd2) + l3*(a2*s3 + a1*s23)*qd3), "
    "-m3*l3*(a2*s3 + a1*s23)*(qd1 + qd2 + qd3); m3*(a1*(a2*s2 + l3*s23)*qd1 - a2*l3*s3*qd3), -m3*l3*a2*s3*{rates}, "
    "-m3*l3*a2*s3*(qd1 + qd2 + qd3); m3*l3*(a2*s3*(qd1 + qd2) + a1*s23*qd1), m3*l3*a2*s3*(qd1 + qd2), 0"
)
THREE = PublishedMatrix(
    ("(55)", "a1*c1 + a2*c12 + l3*c123; a1*s1 + a2*s12 + l3*s123; 0"),
    ("(56)", _T.format(c="c123", s="s123", x="a2*s3 + a1*s23", y="l3 + a2*c3 + a1*c23", v="a1*s1 + a2*s12 + l3*s123",
                       u="-a1*c1 - a2*c12 - l3*c123")),
    ("(23)", "0, 0, 0; 0, 0, 0; 1, 1, 1; 0, a1*s1, a1*s1 + a2*s12; 0, -a1*c1, -a1*c1 - a2*c12; 0, 0, 0"),
    ("(57)", "0, 0, 0; 0, 0, 0; 1, 1, 1; a2*s3 + a1*s23, a2*s3, 0; l3 + a2*c3 + a1*c23, l3 + a2*c3, l3; 0, 0, 0"),
    ("(58)", _M.format(stray="*m3", last=_M23)),
    ("(59)", _C.format(a1="", rates="(qd1 + qd2 + qd3)")),
    ("(60)", "0, 0, 0; 0, 0, 0; 1, 1, 1; -a1*s1 - a2*s12 - l3*s123, -a2*s12 - l3*s123, -l3*s123; "
             "a1*c1 + a2*c12 + l3*c123, a2*c12 + l3*c123, l3*c123; 0, 0, 0"),
    ("(61)", "m3*g*(a1*c1 + a2*c12 + l3*c123); m3*g*(a2*c12 + l3*c123); m3*g*l3*c123"),
    _M.format(stray="", last="m3*l3**2 + Iz3"),
    _C.format(a1="a1*", rates="qd3"),
)  # fmt: skip


@cache
def arm(n: int) -> SymbolicArm:
    """Table 1 with symbols."""
    return SymbolicArm(symbolic(n))


def symbolic(n: int) -> Robot:
    """The arm of n rows of Table 1: a_i, l_i, m_i, principal moments of inertia, gravity g along -y."""
    a, l, m = ([symbol(f"{name}{i}") for i in range(1, n + 1)] for name in "alm")
    moments = [tuple(symbol(f"I{axis}{i}") for axis in "xyz") for i in range(1, n + 1)]
    centres = [(far - length, 0.0, 0.0) for length, far in zip(a, l, strict=True)]
    return Robot.from_dh(
        convention="standard", joints="R" * n, a=a, alpha=[0.0] * n, d=[0.0] * n, theta=[0.0] * n, mass=m, com=centres,
        inertia=moments, gravity=(0.0, -symbol("g"), 0.0), name="laus",
    )  # fmt: skip


def link_lines(of: SymbolicArm, i: int, print_: PublishedMatrix) -> list[FormulaLine]:
    """Compare everything printed about link i (from 0) with the formulation."""
    tree, q, qd, k = of.tree, of.q, of.qd, i + 1
    R, p = body_poses(tree, q)
    centre = p[i] + R[i] @ tree.bodies[i].com
    T = scalars(np.zeros((6, 6)))
    T[:3, :3] = T[3:, 3:] = R[i].T
    T[3:, :3] = -(R[i].T @ skew(centre))  # (14)
    J_0 = kinematics.jacobian(tree, q, tree.bodies[i].name, "world")[[3, 4, 5, 0, 1, 2], :k]
    ours = {
        "centre": (f"p_C{k}", centre[:, np.newaxis], ""),
        "transform": (f"T_0^C{k}", T, ""),
        "base": (f"J_{k}^0", J_0, ""),
        "jacobian": (f"J_{k}^C{k}", screw.link_jacobian(tree, q, i, "transformed"), ""),
        "mass": (f"M_{k}", screw.link_mass_matrix(tree, q, i), print_.mass_right),
        "coriolis": (f"C_{k}", screw.link_coriolis_matrix(tree, q, qd, i), print_.coriolis_right),
        "unturned": (f"Jbar_{k}^0", R_turned(R[i], screw.link_jacobian(tree, q, i, "turned")), ""),
        "gravity": (f"g_{k}", screw.link_gravity_torque(tree, q, i)[:, np.newaxis], ""),
    }
    lines = []
    for part, (name, matrix, right) in ours.items():
        where, text = getattr(print_, part)
        lines += matrix_lines(name, f"paper {where}", text, of.names, matrix, right)
    return lines


def R_turned(R: Array, J: Array) -> Array:
    """Jbar (6, k) of (30) out of J of (31): the same twists in base axes."""
    return np.concatenate([R @ J[:3], R @ J[3:]])


@ITEMS.item("laus-table-1", "Table 1, (38), (39), (53), (54): the arm in DH and its frames")
def table_1() -> Parts:
    of = arm(3)
    names = [body.name for body in of.tree.bodies]
    poses = [kinematics.pose(of.tree, of.q, name) for name in names]
    lines = [line for (name, (where, text)), A in zip(FRAMES.items(), poses, strict=True)
             for line in matrix_lines(name, f"paper {where}", text, of.names, A)]  # fmt: skip
    given = load("pelican-crucible")
    rows = tuple(
        (f"{i}", f"A_{i + 1}^{i}", f"a_{i + 1}", "0", "0", f"theta_{i + 1}", f"{size:g}") for i, size in enumerate(_lengths(given))
    )
    header = ("i", "", "a_i", "alpha_i", "d_i", "theta_i", "ours, a_i [m]")
    notes = ("The last column is that of 'pelican-crucible' in the catalogue: the paper gives symbols only.",)
    remarks = (
        "Standard Denavit-Hartenberg, three parallel axes; the last row is the payload's. The arm is made of the table's rows with "
        "every "
        "length a symbol, and its frames are compared entry by entry.",
        all_equal(lines, "Every frame is the paper's. (38) and (53) are factors of (39) and (54), the frames in the base."),
    )
    tables = (Table("Table 1", header, rows, notes, left=2), formula_table("Frames in the base", telling(lines)))
    return Parts(AGREES, remarks, tables)


def _lengths(robot: Robot) -> list[float]:
    return [float(x) for x in robot.to_dh(convention="standard").a]


@ITEMS.item("laus-3.1", "Section 3.1, (37)-(52): the two-DOF arm, link by link")
def section_3_1() -> Parts:
    of = arm(2)
    lines = [*_generalized(of), *link_lines(of, 0, ONE), *link_lines(of, 1, TWO)]
    remarks = (
        "Two links, everything a symbol; each link's screw transformation, Jacobian, M_i, C_i and g_i by formulations/screw.py.",
        (
            all_equal(lines, "Every entry of (37) and (40)-(52) is the paper's, and so is every zero."),
            "Read so in the text at hand: rows 4 and 5 of (41) and (42), which are too short there, one column of (49), and six "
            "entries "
            "of the acceleration screw.",
        ),
        three_ways(of),
        added_up(of),
    )
    return Parts(AGREES, remarks, (formula_table("The arm", telling(lines)),))


@ITEMS.item("laus-3.2", "Section 3.2, (53)-(61): the payload on a passive joint")
def section_3_2() -> Parts:
    of = arm(3)
    lines = link_lines(of, 2, THREE)
    wrong = [line for line in lines if line.right is not None]
    remarks = (
        "A third link on a joint without a motor. What was found of the other two links stays as it is; here are the third link's "
        "parts. Read so in the text at hand: l_3 for b_3 in (56), the third column of (60), and the labels of (58).",
        misprinted(
            wrong,
            "Print is wrong in four entries: m_11 of (58) has a stray m_3, m_33 is m_3 l_3^2 + I_z3, c_12 of (59) lacks a_1, and "
            "c_22 "
            "goes with the third rate alone. What is right stands below each of them, and is ours.",
        ),
        all_equal([line for line in lines if line.right is None], "Every other entry of (55)-(61) is the paper's."),
        three_ways(of),
        added_up(of),
        unchanged(),
    )
    return Parts(CORRECTED, remarks, (formula_table("The payload", telling(lines)),))


def _generalized(of: SymbolicArm) -> list[FormulaLine]:
    """(37)."""
    lines = []
    for i, body in enumerate(of.tree.bodies):
        rows = [["0"] * 6 for _ in range(6)]
        for k, text in enumerate((f"Ix{i + 1}", f"Iy{i + 1}", f"Iz{i + 1}", *[f"m{i + 1}"] * 3)):
            rows[k][k] = text
        text = "; ".join(", ".join(row) for row in rows)
        lines += matrix_lines(f"Mbar_{i + 1}", "paper (37)", text, of.names, screw.generalized_mass(body))
    return lines


def three_ways(of: SymbolicArm) -> CheckedSentence:
    """Whether (22)-(24), (28) and (29)-(31) give the same Jacobians."""
    ways = {way: [screw.link_jacobian(of.tree, of.q, i, way) for i in range(of.n)] for way in screw.WAYS}
    first, *others = ways.values()
    alike = all(_same(J, K) for other in others for J, K in zip(first, other, strict=True))
    words = "The three ways to a link's Jacobian, (22)-(24), (28) and (29)-(31), give the same, exactly."
    return CheckedSentence(
        alike, words, "The three ways to a link's Jacobian, (22)-(24), (28) and (29)-(31), do NOT give the same."
    )


def added_up(of: SymbolicArm) -> CheckedSentence:
    """Whether the links' parts add up to M, C and g by another method: section 2.4, (62)-(64)."""
    tree, links = of.tree, range(of.n)
    M = screw.extended_sum(tree, [screw.link_mass_matrix(tree, of.q, i) for i in links], 2)
    C = screw.extended_sum(tree, [screw.link_coriolis_matrix(tree, of.q, of.qd, i) for i in links], 2)
    g = screw.extended_sum(tree, [screw.link_gravity_torque(tree, of.q, i) for i in links], 1)
    pairs = ((M, of.found("M", "lagrange")), (C, of.found("C", "lagrange")), (g, of.found("g", "lagrange")))
    wrong = [name for name, (ours, theirs) in zip("MCg", pairs, strict=True) if not _same(ours, theirs)]
    words = "Added up with the size-extending sum, they are M, C and g by Lagrange (Turney), exactly."
    return CheckedSentence(
        not wrong, words, f"Added up with the size-extending sum, they are NOT those by Lagrange (Turney): {', '.join(wrong)}."
    )


def unchanged() -> CheckedSentence:
    """Whether the parts of the first two links are the same with and without the third."""
    bare, loaded = (reduce_robot(load(name)) for name in ("pelican", "pelican-crucible"))
    q, qd = np.array(Q), np.array(RATES)
    pairs: list[tuple[Array, Array]] = []
    for i in range(2):
        pairs.append((screw.link_mass_matrix(bare, q[:2], i), screw.link_mass_matrix(loaded, q, i)))
        pairs.append((screw.link_coriolis_matrix(bare, q[:2], qd[:2], i), screw.link_coriolis_matrix(loaded, q, qd, i)))
        pairs.append((screw.link_gravity_torque(bare, q[:2], i), screw.link_gravity_torque(loaded, q, i)))
    alike = all(bool((a == b).all()) for a, b in pairs)
    words = "With the payload attached, the parts of links 1 and 2 are the same numbers, bit by bit: nothing is rebuilt."
    return CheckedSentence(alike, words, "With the payload attached, the parts of links 1 and 2 CHANGE.")


def _same(a: Array, b: Array) -> bool:
    return all(same(x, y) for x, y in zip(np.ravel(a), np.ravel(b), strict=True))


# -- section 2.4, and footnote 2 ---------------------------------------------------------------------------------------

#: (62)-(64): what of each link is added up
SUMS = {
    "M": ("(62)", [ONE.mass[1], TWO.mass[1], THREE.mass_right]),
    "C": ("(63)", [ONE.coriolis[1], TWO.coriolis[1], THREE.coriolis_right]),
    "g": ("(64)", [ONE.gravity[1], TWO.gravity[1], THREE.gravity[1]]),
}
#: by two independent computations: the first two joints led, the third free; and the crucible at rest pinned to the moving arm
KNOWN_LED = """
qdd 1 2 -82.65510664
tau 13.14909466 1.07817264 0
"""
KNOWN_GRAB = "qd 0.492543563737 -0.622451048878 -0.593905436849"
KNOWN_ENERGIES = "T 0.042786137 0.039855106"


@ITEMS.item("laus-attached", "Section 2.4, (62)-(64): the payload attached to the finished model, and taken off")
def attached() -> Parts:
    alone = symbolic(2)
    grown = with_payload(alone)
    of = SymbolicArm(grown)
    lines = [line for key, (where, texts) in SUMS.items() for line in _sum_lines(of, key, where, texts)]
    bare, loaded = load("pelican"), load("pelican-crucible")
    carrying = bare.attach(loaded.subtree("link3"), joint=loaded.joint("joint3"))
    q, rates = np.array(Q), np.array(RATES)
    led = printed(
        KNOWN_LED, np.array(compile(carrying, prescribed=["joint1", "joint2"]).hybrid_dynamics(q, rates, [1.0, 2.0, 0.0]))
    )
    before, after, lost = _grabbed(bare, carrying)
    grabbed, energies = printed(KNOWN_GRAB, after[np.newaxis]), printed(KNOWN_ENERGIES, lost[np.newaxis])
    remarks = (
        "robot.attach puts the payload on the finished arm by a passive joint; nothing of the arm is said again. On symbols, by "
        "composite bodies, which know nothing of the sums:",
        all_equal(
            lines, "M, C and g are those of (62)-(64), the parts (45)-(61) of the three links added up, misprints corrected."
        ),
        (
            CheckedSentence(
                grown.detach("link3") == alone and carrying.detach("link3") == bare,
                "Detached again, the arm is what it was, number by number.",
                "Detached again, the arm is NOT what it was.",
            ),
            CheckedSentence(
                carrying.joints == loaded.joints and carrying.links == loaded.links,
                "With the numbers of Fig. 1, the arm that the crucible is attached to is the catalogue's pelican-crucible.",
                "With the numbers of Fig. 1, the arm that the crucible is attached to is NOT the catalogue's pelican-crucible.",
            ),
        ),
        (
            "Two independent computations are at hand of the arm led, (1, 2) rad/s2, with the crucible swinging free, and of "
            f"the crucible at rest, pinned at once to the arm that moves at {before.tolist()} rad/s: M qd+ = [M_arm qd-; 0].",
            led.met("The swing and the torques are met to their digits.", "accelerations and torques of those computations"),
            grabbed.met("So are the speeds after the grab,", "speeds of those computations"),
            energies.met("and the energies before and after it.", "energies of those computations"),
        ),
    )
    joints = ("", "joint 1", "joint 2", "joint 3")
    tables = (
        formula_table("The attached model", telling(lines)),
        led.table("Two joints led, the crucible free [rad/s2], [N m]", joints, "independent"),
        grabbed.table("Speeds after the grab [rad/s]", joints, "independent"),
        energies.table("Kinetic energy [J]", ("", "before", "after"), "independent"),
    )
    return Parts(CORRECTED, remarks, tables, (), {"ratio": max(led.ratio, grabbed.ratio, energies.ratio)})


def with_payload(arm: Robot) -> Robot:
    """An arm of Table 1 with the table's third row attached to it."""
    a, l, m = (symbol(f"{name}3") for name in "alm")
    body = Link("link3", m, array([l - a, 0.0, 0.0]), array([symbol(f"I{axis}3") for axis in "xyz"]))
    return arm.attach(body, joint=Joint("joint3", "link2", "link3", mount=pose(None, (a, 0.0, 0.0)), passive=True))


def _sum_lines(of: SymbolicArm, key: str, where: str, texts: Sequence[str]) -> list[FormulaLine]:
    """Compare the size-extending sum of the links' printed parts with M, C or g."""
    ours = of.found(key, "composite-body").reshape(of.n, -1)
    parts = [[[x.strip() for x in row.split(",")] for row in text.split(";")] for text in texts]
    rows = [
        [" + ".join(f"({part[i][j]})" for part in parts if i < len(part) and j < len(part[i])) for j in range(ours.shape[1])]
        for i in range(of.n)
    ]
    return matrix_lines(key, f"paper {where}", "; ".join(", ".join(row) for row in rows), of.names, ours)


def _grabbed(bare: Robot, carrying: Robot) -> tuple[Array, Array, Array]:
    """(speeds of the arm before, of all joints after, kinetic energies before and after) of a payload at rest that is pinned."""
    q, before = np.array(Q), np.array(RATES[:2])
    momentum = np.append(bare.mass_matrix(q[:2]) @ before, 0.0)
    after = np.linalg.solve(carrying.mass_matrix(q), momentum)
    return before, after, np.array([bare.kinetic_energy(q[:2], before), carrying.kinetic_energy(q, after)])


GOALS = ((-0.9, 0.9), (0.3, 0.8), (-1.2, 0.4))  # of the two motors: towards the crucible, with it, and back [rad]
GRAB, DROP, END = 0.25, 2.0, 2.6  # [s]
STIFF, DAMPED = 30.0, (4.0, 1.0)  # of the motors' springs and dampers [N m/rad], [N m s/rad]
BOOKS = 1e-9  # of the largest energy


@ITEMS.item("laus-grab", "Section 2.4: the crucible picked up moving, carried, and set down, animated")
def grab() -> Parts:
    """The motion, its books of energy, and its moving picture."""
    motion = carried()
    off = float(np.abs(motion.energy_error).max() / np.abs(motion.energy).max())
    joined, left = motion.changes
    remarks = (
        "Stand-in: the paper says that a payload is attached to the running model and taken off, and shows no motion. Here the arm "
        f"of Fig. 1 reaches for the crucible, which hangs still, and pins it at t = {GRAB:g} s while it moves itself; carries it, "
        f"swinging free; and lets it go at t = {DROP:g} s. One call of isodyn.simulate, with isodyn.Attach and isodyn.Detach.",
        CheckedSentence(
            [phase.robot.n for phase in motion.phases] == [2, 3, 2] and motion.phases[-1].robot == motion.phases[0].robot,
            "The arm has two joints, three, and two again, and is at last what it was, number by number.",
            "The arm is NOT at last what it was.",
        ),
        CheckedSentence(
            joined.dissipated > 0 and left.dissipated == 0,
            f"The impact dissipates {joined.dissipated:.4g} J (the bodies meet at different speeds), detaching none.",
            "The dissipated energies are NOT as expected: positive at the impact, and 0 when detaching.",
        ),
        CheckedSentence(
            off < BOOKS,
            "What the motors do, what the crucible brings and takes along and what the blow takes are what the energy gains, to "
            f"{off:.0e} of the largest energy.",
            f"The books of energy do NOT balance: they are off by {off:.1e} of the largest energy.",
        ),
    )
    rows = tuple(
        (
            one.name,
            f"{one.t:.6g}",
            f"{one.energy_added:.6g}",
            f"{one.dissipated:.6g}",
            *(f"{x:.4g}" for x in one.impulse[[0, 1, 5]]),
        )
        for one in motion.changes
    )
    header = ("change", "t [s]", "brought [J]", "lost [J]", "impulse, x [N s]", "y [N s]", "about z [N m s]")
    notes = ("The impulse is that of the pin on the crucible, in the crucible's axes.",)
    moving = inset(shots(motion), "pelican and crucible", "the crucible is grey while nothing holds it", speed=0.5)
    figures = (
        Figure(
            moving,
            "The grab: the crucible hangs where it is picked up, swings while it is carried, and is drawn where it was let go.",
        ),
        Figure(motion.plot(), "Positions, speeds, torques and energy: joint 3 is there while the crucible is."),
    )
    return Parts(STAND_IN, remarks, (Table("Changes", header, rows, notes),), figures, {"imbalance": off})


@cache
def carried() -> Simulation:
    """The arm reaches for the crucible, carries it, and goes on without it, driven by springs and dampers to GOALS."""
    bare, loaded = load("pelican"), load("pelican-crucible")
    weight, damped = compile(bare).gravity_torque, np.array(DAMPED)

    def torque(t: float, q: Array, qd: Array) -> Array:
        goal = np.array(GOALS[0 if t < GRAB else 1 if t < DROP else 2])
        drive = weight(q[:2]) + STIFF * (goal - q[:2]) - damped * qd[:2]
        return np.pad(drive, (0, len(q) - 2))

    start, t = (np.array((-1.9, 1.6)), np.zeros(2)), symbol("t")
    reached = simulate(bare, *start, GRAB, torque=torque).q[-1]
    hanging = Attach(loaded.subtree("link3"), joint=loaded.joint("joint3"), q=[-np.pi / 2 - reached.sum()])
    events = (Event(t - GRAB, "grab", model_change=hanging), Event(t - DROP, "let go", model_change=Detach("link3")))
    return simulate(
        bare, *start, END, torque=torque, events=events, jump_ts=(GRAB, DROP), integrator="DOP853", rtol=1e-11, atol=1e-12
    )


@ITEMS.item("laus-rotor", "Footnote 2: several parts of a link, a motor's rotor among them")
def rotor() -> Parts:
    """The second joint's motor on the first link of the arm, its axis parallel to the joints'."""
    arm, J, G = symbolic(2), symbol("J"), symbol("G")
    motor = Rotor(inertia=array([symbol("Jx"), symbol("Jx"), J]))
    first, second = arm.joints
    of = SymbolicArm(replace(arm, joints=(first, replace(second, rotor=motor, gear_ratio=G))))
    M = [screw_matrix(of, motors) for motors in (False, True, "full")]
    lines = matrix_lines("M with motors=True", "less M without", "0, 0; 0, J*G**2", of.names, M[1] - M[0])
    lines += matrix_lines('M with motors="full"', "less M without", "J, J*G; J*G, J*G**2", of.names, M[2] - M[0])
    remarks = (
        "A link may have several parts, says the footnote, the rotor of a motor among them, and then the gear counts. "
        "Joint.rotor is such a part: that of the second joint's motor, on link 1, with parallel axes, of inertia J and ratio G.",
        all_equal(lines, "It adds J, G J and G^2 J to M_11, M_12 and M_22; taken as G^2 J on its joint alone, the last of them."),
    )
    return Parts(AGREES, remarks, (formula_table("What the rotor adds to M", lines),))


def screw_matrix(of: SymbolicArm, motors: bool | str) -> Array:
    """M (n, n) by screws."""
    tree = reduce_robot(of.robot, motors=motors).mapped(of.q[0].context.adopt)
    return np.asarray(METHODS["screw"].formula("mass_matrix")(tree, of.q), dtype=object)


# -- Fig. 1 -----------------------------------------------------------------------------------------------------------

Q, RATES, TORQUES = (0.3, 0.4, -0.7), (0.5, -0.2, 0.9), (1.0, 0.5, 0.0)  # the crucible hangs level: the angles add up to 0

#: by two independent computations: the mass matrix of the arm, what the crucible adds to it, and accelerations under TORQUES
KNOWN = """
M_11 .362293440776 .362510070896
M_12 .028451999364 .207807598984
M_22 .017232837978 .120705127072
M_13 0 .05805797892
M_23 0 .033219230203
M_33 0 .013333333333
"""
KNOWN_ACCELERATIONS = "qdd -33.97831162 49.59913499 -48.93784744"


@ITEMS.item("laus-fig-1", "Fig. 1: the manipulator without and with its payload")
def figure_1() -> Parts:
    bare, loaded = load("pelican"), load("pelican-crucible")
    q, qd, tau = (np.array(x) for x in (Q, RATES, TORQUES))
    arm, added = np.pad(bare.mass_matrix(q[:2]), (0, 1)), screw.link_mass_matrix(reduce_robot(loaded), q, 2)
    entries = np.array([[share[i, j] for share in (arm, added)] for i, j in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))])
    check = printed(KNOWN, entries)
    whole = loaded.mass_matrix(q)
    apart = float(np.abs(arm + added - whole).max() / whole.max())
    moved = printed(KNOWN_ACCELERATIONS, compile(loaded).forward_dynamics(q, qd, tau)[np.newaxis])
    remarks = (
        "Stand-in: the paper has symbols only. The numbers of the arm are those of CICESE's Pelican, of the crucible an example of "
        "ours: 1 kg "
        "that hangs 0.1 m below its pin.",
        (
            "Drawn are (a) the arm, two motors, and (b) the same arm with the crucible on a passive third joint.",
            CheckedSentence(
                [joint.passive for joint in loaded.dofs] == [False, False, True],
                "The third joint takes no torque.",
                "The third joint is NOT passive in the catalogue.",
            ),
        ),
        (
            "At one state two independent computations are at hand:",
            check.met(
                "M of the arm and what the payload adds to it are met to their digits.", "mass matrices of those computations"
            ),
            moved.met("So are the accelerations with the third joint free.", "accelerations of those computations"),
            CheckedSentence(
                apart <= 64 * EPS,
                f"The sum (62) is M of the whole, to {apart:.0e} of its largest entry.",
                f"The sum (62) is NOT M of the whole: off by {apart:.1e} of its largest entry.",
            ),
        ),
    )
    title = f"Entries of M at q = {Q} [kg m2]"
    tables = (
        check.table(title, ("entry", "M_1 + M_2, (a)", "M_3, added in (b)"), "independent"),
        moved.table(
            "Accelerations with payload, torques (1, 0.5, 0) N m [rad/s2]", ("", "joint 1", "joint 2", "joint 3"), "independent"
        ),
    )
    pictures = (("bare", bare, Q[:2], "(a) The arm without"), ("loaded", loaded, Q, "(b) The arm with"))
    figures = tuple(
        Figure(drawing_for_page(draw(robot, np.array(at)), key), f"{words} the payload: Fig. 1, {robot.name} as in the table.")
        for key, robot, at, words in pictures
    )
    return Parts(STAND_IN, remarks, tables, figures, {"ratio": check.ratio, "ratio of accelerations": moved.ratio})
