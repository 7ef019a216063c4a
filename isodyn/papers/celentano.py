"""Celentano (2008): figures, tables and remarks; the flexible link of section 5 as far as rigid rods and springs go."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from isodyn.formulations import planar
from isodyn.papers.celentano_cost import figure_2, figure_9, remark_5, table_1_piece
from isodyn.papers.celentano_motion import lemma_1, theorem_1
from isodyn.papers.piece import AGREES, DIFFERS, MISSING, Maker, Piece, printed
from isodyn.show.figure import MARKERS, Figure, Sketch, look
from isodyn.show.table import Table
from isodyn.spatial import Array

LENGTH, SIDE = 2.0, 0.01  # m
YOUNG, DENSITY = 1e11, 7876.0  # N/m2, kg/m3
STIFFNESS = YOUNG * SIDE**4 / 12  # E I [N m2]
PER_METRE = DENSITY * SIDE**2  # kg/m

FREQUENCIES = """
(71) 6.31 20.4 42.7 73.0 111.3
(72) 6.31 20.4 41.9 65.6 90.8
(73) 6.31 20.4 42.6 72.77 110.5
"""
DEFLECTIONS = """
moment 1.375 2.40
force 1.375 3.20
"""
SHORTFALL = """
5 -0.01
10 -0.0025
"""


def flexible_link() -> Piece:
    """(70)-(76)."""
    modes = printed(FREQUENCIES, np.array([by_formula(5), sublink_frequencies(5)[:5], sublink_frequencies(10)[:5]]))
    still = printed(DEFLECTIONS, np.array([bending("moment"), bending("force")]))
    short = printed(SHORTFALL, np.array([[shortfall(5)], [shortfall(10)]]))
    good = modes.agrees and still.agrees and short.agrees
    remarks = (
        "A steel bar of 2 m and 1 cm square, E = 1e11 N/m2 as printed (half of steel's), on a joint that turns freely, cut into "
        "rigid rods with springs between them: nu + 1 uniform rods of lengths L/(2 nu), L/nu, ..., L/(2 nu) and nu springs of "
        "stiffness E I nu/L (68). B is that of Theorem 3 for the rods at zero deformation; the frequencies are those of B and "
        "the springs.",
        "All fifteen printed frequencies are met: by the formula (70), and with 5 and 10 flexible sublinks. The formula uses the "
        "asymptotic roots (4i + 1) pi/4 of the pinned and free beam; exactly the first is 6.3103 Hz.",
        "Deflections: with the hub held, one newton-metre at the tip turns it by L/(E I) and bends it by L^2/(2 E I), the same "
        "for any number of sublinks; one newton gives the same turn, and L^3/(3 E I) less a part 1/(4 nu^2), as (76) says.",
        "This is the rigid part of section 5: rods, springs, and small angles. The motion of flexible arms (65)-(69) is not in the "
        "software yet: see celentano-flexible.",
    )
    tables = (
        modes.table("Frequencies [Hz]", ("equation", *(f"f{i}" for i in range(1, 6))), "paper"),
        still.table("Deflections of the tip, continuous bar", ("load at the tip", "angle [deg]", "deflection [cm]"), "paper"),
        short.table("Deflection by a force, rods less bar over bar", ("flexible sublinks", "part"), "paper"),
        _statics_table(),
    )
    data: dict[str, Any] = {
        "frequencies": modes.ours.tolist(),
        "deflections": still.ours.tolist(),
        "shortfall": short.ours.tolist(),
    }
    title = "Section 5.2: frequencies and deflections of a flexible link"
    return Piece("celentano-5.2", "Celentano", title, AGREES if good else DIFFERS, remarks, tables, (_figure(),), data)


def missing_flexible() -> Piece:
    """What is not there."""
    remarks = (
        "Not reproduced: models and simulations of robots with flexible links (section 5.1, equations (65)-(69), Figs. 12 to "
        "14), because this software has rigid links and no elastic joints yet. Where the paper only needs rigid rods and "
        "springs, see celentano-5.2; which terms its method leaves out, see celentano-remark-5.",
    )
    return Piece("celentano-flexible", "Celentano", "Section 5.1: robots with flexible links", MISSING, remarks)


# -- frequencies ------------------------------------------------------------------------------------------------------


def by_formula(count: int) -> Array:
    """(70): frequencies [Hz] of the pinned and free bar, by the asymptotic roots."""
    i = np.arange(1, count + 1)
    return np.asarray(math.sqrt(STIFFNESS / PER_METRE) * math.pi / (32 * LENGTH**2) * (4 * i + 1) ** 2)


def rod_lengths(nu: int) -> Array:
    """(nu + 1,) of the rigid sublinks [m]."""
    L = np.full(nu + 1, LENGTH / nu)
    L[[0, -1]] /= 2
    return L


def sublink_frequencies(nu: int) -> Array:
    """Frequencies [Hz] of the rods and springs, the turning as a whole left out, from B at zero deformation."""
    L = rod_lengths(nu)
    m = PER_METRE * L
    arm = planar.PlanarArm(m, L, L / 2, m * L**2 / 3, np.zeros(2))
    B = np.asarray(planar.relative_matrix(planar.inertia(arm, planar.turned(np.zeros(nu + 1)))), dtype=float)
    K = np.diag([0.0] + [STIFFNESS * nu / LENGTH] * nu)  # (68); the first joint is free
    squares = np.sort(np.linalg.eigvals(np.linalg.solve(B, K)).real)
    return np.asarray(np.sqrt(squares[1:]) / (2 * math.pi))


# -- deflections ------------------------------------------------------------------------------------------------------


def bending(load: str) -> list[float]:
    """[angle of the tip in degrees, deflection in cm] of the bar under 1 N m or 1 N at its tip.  (74), (75)"""
    if load == "moment":
        angle, way = LENGTH / STIFFNESS, LENGTH**2 / (2 * STIFFNESS)
    else:
        angle, way = LENGTH**2 / (2 * STIFFNESS), LENGTH**3 / (3 * STIFFNESS)
    return [math.degrees(angle), 100 * way]


def sublink_bending(nu: int, load: str) -> list[float]:
    """The same by rods and springs, the hub held: every spring bends by the moment at it."""
    places = (np.arange(nu) + 0.5) * LENGTH / nu  # of the springs, from the hub
    arms = LENGTH - places
    bends = (np.ones(nu) if load == "moment" else arms) / (STIFFNESS * nu / LENGTH)
    return [math.degrees(bends.sum()), 100 * float(arms @ bends)]


def shortfall(nu: int) -> float:
    """(76): (rods - bar) / bar of the deflection by a force."""
    return sublink_bending(nu, "force")[1] / bending("force")[1] - 1


def _statics_table() -> Table:
    rows = []
    for load in ("moment", "force"):
        for nu in (1, 5, 10):
            angle, way = sublink_bending(nu, load)
            exact = bending(load)
            rows.append((f"{load}, nu = {nu}", f"{angle:.6f}", f"{angle - exact[0]:.1e}", f"{way:.6f}", f"{way - exact[1]:.1e}"))
    header = ("load at the tip", "angle [deg]", "less bar", "deflection [cm]", "less bar")
    return Table("By rods and springs", header, tuple(rows))


def _figure() -> Figure:
    with Sketch("celentano-frequencies", "Frequencies", height=3.2) as sketch:
        modes = np.arange(1, 6)
        exact = by_formula(5)
        for k, nu in enumerate((5, 6, 8, 10, 20)):
            off = 100 * (sublink_frequencies(nu)[:5] / exact - 1)
            sketch.axes.plot(modes, off, marker=MARKERS[k], markersize=4, label=f"{nu} flexible sublinks", **look(k))
        sketch.axes.set(xlabel="mode", ylabel="less (70), over (70) [%]", xticks=modes)
        sketch.figure.legend(loc="outside lower center", ncols=3)
        return Figure(
            sketch.svg(),
            "Frequencies by rods and springs: how far they are below the formula (70), by mode and number of sublinks.",
        )


ITEMS: dict[str, Maker] = {
    "celentano-theorem-1": theorem_1,
    "celentano-fig-2": figure_2,
    "celentano-lemma-1": lemma_1,
    "celentano-fig-9": figure_9,
    "celentano-remark-5": remark_5,
    "celentano-table-1": table_1_piece,
    "celentano-flexible": missing_flexible,
    "celentano-5.2": flexible_link,
}
