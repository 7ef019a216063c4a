"""Mata, Provenzano, Valero and Cuadrado (2002): Tables 1 to 7, and the smoothness that their Table 7 bears on."""

from __future__ import annotations

from isodyn.counts.published import MATA_1, MATA_2, MATA_3, MATA_4
from isodyn.counts.published_terms import MATA_4_1, MATA_4_2
from isodyn.papers.counted import counted_piece
from isodyn.papers.mata_cost import table_7
from isodyn.papers.mata_motion import table_6
from isodyn.papers.mata_rounding import table_5
from isodyn.papers.mata_smoothness import smoothness
from isodyn.papers.piece import Piece
from isodyn.papers.registry import Maker


def table_1() -> Piece:
    """Inverse dynamics, counted."""
    remarks = (
        "Gibbs-Appell costs 96 products and 84 sums a joint, in ours as in the paper, and step by step the same (table of "
        "section 4.1 below). The constants differ: ours are what is left when everything that is zero or one at the ends of the "
        "arm is folded, which saves 9 products and 6 sums more than the paper does by hand.",
        "Newton-Euler as Luh, Walker and Paul wrote it is counted with the same folding: 117n and 90n instead of 150n and 131n. "
        "Kane's equations cost 105 products a joint in ours as in the paper, and three sums fewer; Balafoutis and Patel's tensors "
        "93 products and 81 sums in both, the fewest of the table and of ours. Both are written here from the literature, not "
        "from the paper, which only quotes them.",
    )
    title = "Table 1: operations of inverse dynamics"
    return counted_piece("mata-table-1", "Mata", title, MATA_1, remarks, (MATA_4_1,))


def table_2() -> Piece:
    """Inertia matrix, counted."""
    remarks = (
        "Gibbs-Appell: the terms in n^2 are the paper's; of those in n ours needs 10n products and 3n sums less, most of it in "
        "step 2 (vectors s that two links share) and step 5.",
        "Composite bodies need less than Gibbs-Appell in ours (683 operations against 837 for n = 6), the reverse of the table: "
        "the paper quotes 12n^2 + 56n - 27 products for them from another paper, and ours carries forces inward only to a body a "
        "third of the way out, where they meet the axes carried outward; hence coefficients that depend on n modulo 3.",
    )
    return counted_piece("mata-table-2", "Mata", "Table 2: operations of the inertia matrix", MATA_2, remarks, (MATA_4_2,))


def table_3() -> Piece:
    """Forward dynamics by Gibbs-Appell, part by part."""
    remarks = (
        "A misprint: Cholesky's decomposition takes (n^3 - n)/6 sums, 35 for n = 6, not as many as products (56); the total is "
        "then 884 sums, not 905.",
        "Ours factors D = L^T D' L, without square roots, and is otherwise the same; D and the bias share what is turned, so "
        "that the total is less than the sum of the parts.",
    )
    return counted_piece("mata-table-3", "Mata", "Table 3: operations of forward dynamics by Gibbs-Appell", MATA_3, remarks)


def table_4() -> Piece:
    """Forward dynamics, n = 6."""
    remarks = (
        "The paper's order is articulated bodies, composite bodies, NOC, Gibbs-Appell, from the most operations to the fewest. "
        "In ours, all counted alike, composite bodies need fewest, Gibbs-Appell next, then articulated bodies; NOC needs most.",
        "The paper takes the other methods' figures from their own papers. The same methods have other figures in Saha's Table 9.6 "
        "(633 / 475 and 996 / 871), where the bias is given and not counted.",
    )
    return counted_piece("mata-table-4", "Mata", "Table 4: operations of forward dynamics, n = 6", MATA_4, remarks)


ITEMS: dict[str, Maker] = {
    "mata-table-1": table_1,
    "mata-table-2": table_2,
    "mata-table-3": table_3,
    "mata-table-4": table_4,
    "mata-table-5": table_5,
    "mata-table-6": table_6,
    "mata-table-7": table_7,
    "mata-smoothness": smoothness,
}
