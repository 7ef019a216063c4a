"""Turney, Mudge and Lee (1980): the equivalence, Tables 1 to 5, and the simulation of section 7."""

from __future__ import annotations

from isodyn.counts.published import TURNEY_1
from isodyn.counts.published_terms import TURNEY_2, TURNEY_3, TURNEY_4, TURNEY_5
from isodyn.papers.counted import counted_piece, terms_piece
from isodyn.papers.piece import Piece
from isodyn.papers.registry import Maker
from isodyn.papers.turney_equivalence import equivalence
from isodyn.papers.turney_simulation import simulation


def table_1() -> Piece:
    """Three formulations, counted."""
    remarks = (
        "The order is the paper's: Lagrange needs most by far, the modified Newton-Euler least. Lagrange is of order n^3 here as "
        "there, with a smaller factor: ours needs the poses T_0^i only, the appendix forms all T_i^j, and rows (0 0 0 1) fold.",
        "Misprints: the kinetic term of the appendix was added up wrongly, so that Lagrange takes 27/2 n^3 + 181/2 n^2 + 13n "
        "products and 40/3 n^3 + 74n^2 - 16/3 n sums by the paper's own rules; some terms of Tables 3 and 4 take more or fewer "
        "than printed.",
        "Newton-Euler needs 7n products more in ours than in Table 3 corrected: (3.17) and (3.18) as printed take omega x (omega "
        "x r) twice, while the table counts the matrix A_i of section 5 already. Modified Newton-Euler needs less than the paper "
        "says in every term.",
    )
    title = "Table 1: operations of Lagrange, Newton-Euler and modified Newton-Euler"
    return counted_piece("turney-table-1", "Turney", title, TURNEY_1, remarks)


def table_2() -> Piece:
    """Lagrange, term by term."""
    remarks = (
        "Ours follows the appendix: accelerations are summed up before traces are taken. The paper builds all T_i^j, ours only "
        "the T_0^i, which is all that (2.11) needs, and the last rows of the 4 x 4 matrices, (0 0 0 1), fold.",
        "A misprint: [...] J, summed over the links q = 1 to n, comes to 17/6 n^3 + 33/2 n^2 + 233/3 n products and "
        "16/3 n^3 + 16n^2 + 128/3 n sums.",
    )
    return terms_piece("turney-table-2", "Turney", "Table 2: operations of Lagrange, term by term", TURNEY_2, remarks)


def table_3() -> Piece:
    """Newton-Euler, term by term."""
    remarks = (
        "Ours is the recursion (3.15)-(3.21) as printed. The table counts A_i of section 5 for the accelerations, ours the "
        "double cross products: 11n products more there, and fewer nearly everywhere else, because a turn about one axis costs 8 "
        "products and 4 sums instead of 9 and 6 (planar rotations one after the other).",
        "Misprints: alpha_i takes 11n products (omega x z qd has two), the f_i take 12n - 9, and 12n sums are left to add up n_i.",
    )
    return terms_piece("turney-table-3", "Turney", "Table 3: operations of Newton-Euler, term by term", TURNEY_3, remarks)


def table_4() -> Piece:
    """Modified Newton-Euler, term by term."""
    remarks = (
        "Every term of ours needs as much as the paper's, corrected, or less.",
        "A misprint: Tr{A K sigma^t} is counted for a diagonal K, 6n products and 3n sums; an inertia matrix that is not given in "
        "principal axes needs 15n and 15n.",
    )
    return terms_piece("turney-table-4", "Turney", "Table 4: operations of modified Newton-Euler, term by term", TURNEY_4, remarks)


def table_5() -> Piece:
    """Simultaneous steps."""
    remarks = (
        "How long it takes if every vector quantity has a processor of its own. Ours is the longest way through the graph when "
        "the statements of the formulation are the processors: 37n - 32 products and 32n - 34 sums, against 27n + 42 and 27n + "
        "41. The paper gives each of the four terms of n_i a processor; in ours two statements make them, one after the other, "
        "which costs 10n products. If every single operation had a processor, the longest way would be shorter still (see "
        "docs/counts).",
    )
    return counted_piece("turney-table-5", "Turney", "Table 5: simultaneous steps of modified Newton-Euler", TURNEY_5, remarks)


ITEMS: dict[str, Maker] = {
    "turney-equivalence": equivalence,
    "turney-table-1": table_1,
    "turney-table-2": table_2,
    "turney-table-3": table_3,
    "turney-table-4": table_4,
    "turney-table-5": table_5,
    "turney-rk4": simulation,
}
