"""The tables in which the source documents count step by step, as data: Mata 4.1 and 4.2, Turney's Tables 2 to 5.

`lines` says what our formulation's lines make that do the same as a term, so that they can be counted beside it.
"""

from __future__ import annotations

from isodyn.counts.published import LAGRANGE, MATA_1, MATA_2, MATA_3, MATA_4, SAHA_9_1, SAHA_9_6, TURNEY_1, Ours, Published, Row

MATA_4_1 = Published(
    "mata-4.1",
    "Mata, section 4.1: inverse dynamics, step by step",
    (
        Row("1: R omega_{i-1}", "8n", "4n", lines=("w_p",)),
        Row("1: omega_i", "0", "n", lines=("w[i]",)),
        Row("1: alpha_i", "10n", "7n", lines=("al[i]",)),
        Row("1: Omega_i", "6n", "9n", lines=("Omega[i]",)),
        Row("1: sdd_i", "17n", "13n", lines=("sdd[i]",)),
        Row("1: rdd_i", "9n", "9n", lines=("rdd[i]",)),
        Row("2: f_i", "3n", "0", lines=("f",)),
        Row("2: t_i", "15n", "15n", lines=("t",)),
        Row("3: phi_i, tau_j", "8n", "7n", lines=("down", "phi[j]", "phi[p]", "tau[j]")),
        Row("3: chi_j", "20n", "19n", lines=("chi[j]", "chi[p]")),
    ),
    ("Per joint; the steps add up to 96n / 84n, and the paper saves 101 and 100 at the ends.",),
    of=("gibbs-appell", "inverse_dynamics"),
    total=Row("Total", "96n - 101", "84n - 100"),
)

MATA_4_2 = Published(
    "mata-4.2",
    "Mata, section 4.2: inertia matrix, step by step",
    (
        Row("2: s_{i,j}", "4n^2 - 4n", "3.5n^2 - 6.5n + 3", lines=("s_kj", "step")),
        Row("3: d omega_j / d qdd_k", "4n^2 - 12n + 8", "2n^2 - 6n + 4", lines=("a_w", "a_v")),
        Row("4: phi_i", "8n - 8", "7n - 7", lines=("phi_p", "phi[p]")),
        Row("5: Psi_i", "31n - 49", "40n - 69", lines=("Psi[p]", "cross_term")),
        Row("6: D_ii", "0", "0", lines=("D[j, j]", "u_w", "u_v")),
        Row("7: D_jk", "3.5n^2 - 3.5n", "3n^2 - 3n", lines=("D[j, k]",)),
    ),
    ("Each step times the passes of its loops; together they are the totals of Table 2.",),
    of=("gibbs-appell", "mass_matrix"),
    total=Row("Total", "11.5n^2 + 19.5n - 49", "8.5n^2 + 31.5n - 69"),
)

TURNEY_2 = Published(
    "turney-2",
    "Turney, Table 2: Lagrange, term by term",
    (
        Row("T_i^j", "32n^2 - 32n", "24n^2 - 24n", lines=("T.append()",)),
        Row("dT_0^i / d theta_j", "32n^2 - 32n", "24n^2 - 24n", lines=("D.append()",)),
        Row("d2T_0^i / d theta_j d theta_k", "32n^3/3 - 32n/3", "8n^3 - 8n", lines=("D2.append()",)),
        Row(
            "[sum of dT qdd + sum of d2T qd qd] J", "17n^3/6 + 17n^2/2 + 209n/3", "16n^3/3 + 80n/3",
            mul_right="17n^3/6 + 33n^2/2 + 233n/3", add_right="16n^3/3 + 16n^2 + 128n/3", lines=("rates", "moving", "kinetic"),
            note="[...] J: 8.5q(q+1) + 16q + 64 products and 16q(q+1) + 32 sums for q = 1 .. n, which the appendix adds up wrongly",
        ),
        Row("Tr{[...] dT}", "8n^2 + 8n", "8n^2 + 7n", lines=("tau[i]", "_trace()", "return")),
        Row("gravity", "2n^2 + 2n", "2n^2 + n", lines=("moved", "G[i]")),
    ),
    ("Products with Q, a row exchanged and a sign, are not counted, here and there.",),
    of=("lagrange", "inverse_dynamics"),
    total=LAGRANGE,
)  # fmt: skip

_ADDED = "add n: of the four terms of n_i, 12n (9n in Table 4) sums are left beside those of the rows above"
_ALPHA = "alpha: omega x z qd takes two products more"

TURNEY_3 = Published(
    "turney-3",
    "Turney, Table 3: Newton-Euler, term by term",
    (
        Row("omega_i", "9n", "7n", lines=("w_p", "w[i]")),
        Row("alpha_i", "9n", "9n", mul_right="11n", note=_ALPHA, lines=("al[i]",)),
        Row("A_i", "6n", "9n"),
        Row("a_i", "18n", "15n", joined=True),
        Row("a_i of the mass centre", "9n", "9n", lines=("a_p", "a[i]", "a_c"), joined=True),
        Row(
            "f_i", "12n - 12", "9n - 9", mul_right="12n - 9", lines=("F", "f[i]", "f_p", "f[p]"),
            note="f_i: the mass of the last link is multiplied too",
        ),
        Row("I_i alpha_i", "9n", "6n"),
        Row("omega_i x I_i omega_i", "15n", "9n", lines=("N",), joined=True),
        Row("m (r_i + rbar_i) x abar_i", "6n", "3n"),
        Row("r_i x R f_{i+1}", "6n", "3n", joined=True),
        Row("R n_{i+1}", "9n", "6n", joined=True),
        Row("add n", "0", "15n", add_right="12n", note=_ADDED, lines=("n[i]", "n[p]"), joined=True),
        Row("tau_i", "0", "0", lines=("tau[i]",)),
    ),
    of=("newton-euler", "inverse_dynamics"),
    total=Row("Total", "108n - 12", "100n - 9", mul_right="110n - 9", add_right="97n - 9"),
)  # fmt: skip

TURNEY_4 = Published(
    "turney-4",
    "Turney, Table 4: modified Newton-Euler, term by term",
    (
        Row("omega_i", "9n", "7n", lines=("w_p", "w[i]")),
        Row("alpha_i", "9n", "9n", mul_right="11n", note=_ALPHA, lines=("al[i]",)),
        Row("A_i", "6n", "9n", lines=("A[i]",)),
        Row("a_i", "18n - 18", "15n - 15", lines=("a[i]",)),
        Row("m_i abar_i", "12n", "9n"),
        Row("f_i", "9n - 9", "9n - 9", lines=("F", "f[i]", "f_p", "f[p]"), joined=True),
        Row(
            "Tr{A_i K_i sigma^t}", "6n", "3n", mul_right="15n", add_right="15n", lines=("N",),
            note="Tr: printed for a diagonal K; a full K takes 15n products and 15n sums",
        ),
        Row("m (r_i + rbar_i) x abar_i", "6n", "3n"),
        Row("r_i x R f_{i+1}", "6n", "3n", joined=True),
        Row("R n_{i+1}", "9n", "6n", joined=True),
        Row("add n", "0", "15n", add_right="9n", note=_ADDED, lines=("n[i]", "n[p]"), joined=True),
        Row("tau_i", "0", "0", lines=("tau[i]",)),
    ),
    of=("modified-newton-euler", "inverse_dynamics"),
    total=Row("Total", "90n - 27", "88n - 24", mul_right="101n - 27", add_right="94n - 24"),
)  # fmt: skip

TURNEY_5 = Published(
    "turney-5",
    "Turney, Table 5: simultaneous steps of modified Newton-Euler, a processor for every vector quantity",
    (
        Row("omega_1", "9", "7"),
        Row("alpha_1", "9", "9", joined=True),
        Row("A_1", "6", "9", joined=True),
        Row("omega_2", "9", "7", joined=True),
        Row("alpha_2", "9", "9", joined=True),
        Row("outwards: the longest is a_i", "18n", "15n", joined=True),
        Row(
            "inwards: the longest are f_i, n_i", "9n", "12n", joined=True,
            ours=Ours("modified-newton-euler", "inverse_dynamics", "steps"),
        ),
    ),
    (
        "Ours: a statement of the formulation, for one body, on one processor; steps on the longest way (isodyn.counts.steps).",
        "The paper gives the four terms of n_i a processor each; in ours two statements make them, one after the other.",
    ),
    total=Row("Total", "27n + 42", "27n + 41"),
)  # fmt: skip

#: every table of the sources that counts operations, in the order of the documents
TABLES = (SAHA_9_1, SAHA_9_6, MATA_1, MATA_4_1, MATA_2, MATA_4_2, MATA_3, MATA_4, TURNEY_1, TURNEY_2, TURNEY_3, TURNEY_4, TURNEY_5)

NOC_STEPS = Published(
    "noc-steps",
    "N^T M N, step by step: the cheapest way that is known",
    (
        Row("e_j in the axes of body i", "4n^2 - 12n + 10", "2n^2 - 6n + 4", lines=("axes[i]",)),
        Row("from O_j to O_i", "4n^2 - 10n + 8", "3.5n^2 - 9.5n + 7", lines=("reach[i]",)),
        Row("e_j x (O_j C_i)", "3n^2 - 3n", "3n^2 - 4n + 1", lines=("return",)),
        Row(
            "M N", "4.5n^2 - 7.5n + 3", "1.5n^2 - 1.5n", lines=("n", "f"),
            note="M N: with triangular factors of all I, M = H^T H, each of n(n - 1)/2 columns of H N takes three of nine products "
            "and three of six sums less; they exist for positive definite I only, so ours multiplies by M",
        ),
        Row("N^T (M N)", "n^3 + n^2 - 2n", "n^3 + n^2 - 2n", lines=("GIM[i, j]",)),
    ),
    ("The other steps cost at their cheapest what ours cost.",),
    of=("noc", "mass_matrix"),
)  # fmt: skip

CENTRES_STEPS = Published(
    "denoc-centres-steps",
    "(9.32)-(9.33), step by step: the cheapest way that is known",
    (
        Row(
            "t_i, tdot_i (9.32)", "50n - 60", "43n - 54", lines=("rate", "t[i]", "c_dot", "B_dot_t", "td[i]"),
            note="(9.32) as printed has cross products for Bdot_ij t_j and Omega_i p_i qd_i; one matrix for the acceleration of "
            "every offset of a link takes 22n - 26 products and 10n - 14 sums less",
        ),
        Row("w_i (9.33)", "27n - 24", "18n - 18", lines=("WMt", "w[i]", "Composite.__matmul__()")),
        Row("w~_i, tau_i (9.33)", "28n - 36", "26n - 34", lines=("w[j]", "tau[i]")),
    ),
    ("The other steps cost at their cheapest what ours cost.",),
    of=("denoc-centres", "inverse_dynamics"),
)  # fmt: skip

#: steps of methods whose papers give totals only, each at the least that we know a way for: the difference must lie in one of them
LEAST = (NOC_STEPS, CENTRES_STEPS)


def terms_of(method: str, quantity: str) -> Published | None:
    """The table in which a method's paper counts a quantity step by step."""
    return next((table for table in TABLES if table.of == (method, quantity)), None)


def least_of(method: str, quantity: str) -> Published | None:
    """The steps of a method at the least that we know, where its paper does not count them."""
    return next((table for table in LEAST if table.of == (method, quantity)), None)
