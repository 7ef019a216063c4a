"""Published operation counts as data: printed formulas and figures, corrections, and the counts of ours to compare with.

Formulas are as printed; `mul_right` and `add_right` are corrections, explained in docs/misprints.md or derived from the paper's
steps.  Conventions of the papers: Saha counts a division as a multiplication; Mata's products include the divisions and square
roots of the Cholesky decomposition; Turney leaves out multiplications by Q; none of them counts sines and cosines.

In tables of formulas, `ours` is the method and quantity that is counted for a row.  In tables of steps (Mata 4.1 and 4.2, Turney's
Tables 2 to 5), `lines` names what our formulation's lines for a term compute.
"""

from __future__ import annotations

from dataclasses import dataclass

from isodyn.counts.polynomial import Cost, PolynomialInN


@dataclass(frozen=True)
class Ours:
    """Our count for a row: a quantity by a method on the general arm.

    what   "count", "given bias" (forward dynamics from phi), "solve" (forward dynamics from phi and M), or "steps" (as Turney)
    """

    method: str
    quantity: str
    what: str = "count"


@dataclass(frozen=True)
class TableRow:
    """A row of a published table.

    name        of the algorithm or term
    mul, add    formulas as printed, products and sums; numbers if the table is for one n only
    mul_right, add_right   corrections; empty where the print is right
    note        reason for the correction
    printed     (n, products, sums) that the table prints in addition to the formulas
    ours        our count to compare with
    own         True if the row is from the paper of that method
    lines       for a term: results of our formulation's lines that compute the same, such as "w[i]" or "_trace()"
    joined      counted together with the rows above it, back to the last row that is not joined
    """

    name: str
    mul: str
    add: str
    mul_right: str = ""
    add_right: str = ""
    note: str = ""
    printed: tuple[tuple[int, int, int], ...] = ()
    ours: Ours | None = None
    own: bool = False
    lines: tuple[str, ...] = ()
    joined: bool = False

    @property
    def right(self) -> Cost:
        """Products and sums, corrected."""
        return Cost(PolynomialInN.parse(self.mul_right or self.mul), PolynomialInN.parse(self.add_right or self.add))


@dataclass(frozen=True)
class Published:
    """A published table: key, title, rows and notes.

    of      for a table of terms: the method and quantity of our formulation
    at      the only n of a table without formulas
    total   the row of totals of a table of terms
    """

    key: str
    title: str
    rows: tuple[TableRow, ...]
    notes: tuple[str, ...] = ()
    of: tuple[str, str] | None = None
    at: int | None = None
    total: TableRow | None = None


def _inverse(method: str) -> Ours:
    return Ours(method, "inverse_dynamics")


def _inertia(method: str) -> Ours:
    return Ours(method, "mass_matrix")


def _forward(method: str, what: str = "count") -> Ours:
    return Ours(method, "forward_dynamics", what)


SAHA_9_1 = Published(
    "saha-9.1", "Saha, Table 9.1: inverse dynamics", (
        TableRow("Hollerbach (1980)", "412n - 277", "320n - 201", printed=((6, 2195, 1719),), ours=_inverse("hollerbach"),
            own=True),
        TableRow("Luh et al. (1980)", "150n - 48", "131n + 48", add_right="131n - 48", printed=((6, 852, 834),),
            ours=_inverse("newton-euler"),
            note="Luh: 131n - 48 (738 at n = 6), as Mata prints it; savings at the ends only subtract"),
        TableRow("Walker and Orin (1982)", "137n - 22", "101n - 11", printed=((6, 800, 595),), ours=_inverse("newton-euler")),
        TableRow("RIDIM (Saha, 1999)", "120n - 44", "97n - 55", printed=((6, 676, 527),), ours=_inverse("denoc-centres"), own=True),
        TableRow("Khalil et al. (1986)", "105n - 92", "94n - 86", printed=((6, 538, 478),), ours=_inverse("modified-newton-euler")),
        TableRow("Angeles et al. (1989)", "105n - 109", "90n - 105", ours=_inverse("kane-recursive"), own=True,
            printed=((6, 521, 435),)),
        TableRow("ReDySim (Shah et al., 2013)", "94n - 81", "82n - 75", printed=((6, 483, 417),), ours=_inverse("denoc"), own=True),
        TableRow("Balafoutis et al. (1991)", "93n - 69", "81n - 65", ours=_inverse("balafoutis-patel"), printed=((6, 489, 421),),
            note="Balafoutis: 421A for 421M; Mata prints 81n - 66 (420)"),
    ), ("A division counts as a multiplication.",),
)  # fmt: skip

SAHA_9_6 = Published(
    "saha-9.6", "Saha, Table 9.6: forward dynamics, given phi = tau - h", (
        TableRow("ReDySim (Shah et al., 2013)", "135n - 116", "131n - 123",
            printed=((6, 694, 663), (7, 829, 794), (10, 1234, 1187)),
            ours=_forward("denoc", "given bias"), own=True),
        TableRow("Saha (2003)", "191n - 284", "187n - 325", printed=((6, 862, 797), (7, 1053, 984), (10, 1626, 1545)),
            ours=_forward("denoc", "given bias")),
        TableRow("Featherstone (1983)", "199n - 198", "174n - 173", ours=_forward("articulated-body", "given bias"), own=True,
            printed=((6, 996, 871), (7, 1195, 1045), (10, 1792, 1527)),
            note="Featherstone, n = 10: 174n - 173 gives 1567, printed 1527"),
        TableRow("Stejskal and Valasek (1996)", "226n - 343", "206n - 345",
            printed=((6, 1013, 891), (7, 1239, 1097), (10, 1917, 1715))),
        TableRow("Brandl et al. (1988)", "250n - 222", "220n - 198", printed=((6, 1278, 1122), (7, 1528, 1342), (10, 2278, 2002)),
            ours=_forward("articulated-body", "given bias")),
        TableRow("Walker and Orin (1982)", "n^3/6 + 23n^2/2 + 115n/3 - 47", "n^3/6 + 7n^2 + 233n/3 - 46",
            add_right="n^3/6 + 7n^2 + 233n/6 - 46", ours=_forward("composite-body", "given bias"), own=True,
            printed=((6, 633, 480), (7, 842, 898), (10, 1653, 1209)),
            note="Walker and Orin: 233n/6, which is whole for every n: 475, 626, 1209 for n = 6, 7, 10"),
    ), (
        "The bias h is not counted: every row's figures are too small to hold it, and section 9.4.1 lists phi among the inputs.",
        "A division counts as a multiplication.",
    ),
)  # fmt: skip

MATA_1 = Published(
    "mata-1", "Mata, Table 1: inverse dynamics", (
        TableRow("Luh et al., Newton-Euler", "150n - 48", "131n - 48", printed=((6, 852, 738),), ours=_inverse("newton-euler")),
        TableRow("Angeles et al., Kane", "105n - 109", "90n - 105", printed=((6, 521, 435),), ours=_inverse("kane-recursive")),
        TableRow("Balafoutis and Patel, Newton-Euler", "93n - 69", "81n - 66", printed=((6, 489, 420),),
            ours=_inverse("balafoutis-patel"), own=True),
        TableRow("This work, Gibbs-Appell", "96n - 101", "84n - 100", printed=((6, 475, 404),), ours=_inverse("gibbs-appell"),
            own=True),
    ), ("The constants depend on what is folded at the ends: the steps fully folded give 96n - 108 / 84n - 102.",),
)  # fmt: skip

MATA_2 = Published(
    "mata-2", "Mata, Table 2: inertia matrix", (
        TableRow("Walker and Orin, composite bodies", "12n^2 + 56n - 27", "7n^2 + 67n - 56", printed=((6, 741, 598),),
            ours=_inertia("composite-body"), own=True),
        TableRow("Angeles and Ma, NOC", "n^3 + 17n^2 - 21n + 8", "n^3 + 14n^2 - 16n + 5", ours=_inertia("noc"), own=True,
            printed=((6, 710, 629),)),
        TableRow("This work, Gibbs-Appell", "11.5n^2 + 19.5n - 49", "8.5n^2 + 31.5n - 69", printed=((6, 482, 426),),
            ours=_inertia("gibbs-appell"), own=True),
    ),
)  # fmt: skip

MATA_3 = Published(
    "mata-3", "Mata, Table 3: forward dynamics by Gibbs-Appell, part by part", (
        TableRow("Calculation of D", "11.5n^2 + 19.5n - 49", "8.5n^2 + 31.5n - 69", printed=((6, 482, 426),),
            ours=_inertia("gibbs-appell")),
        TableRow("Bias vector", "96n - 108", "83n - 105", printed=((6, 468, 393),), ours=Ours("gibbs-appell", "bias_torque"),
            own=True),
        TableRow("Cholesky decomposition", "n^3/6 + n^2/2 + n/3", "n^3/6 + n^2/2 + n/3", add_right="n^3/6 - n/6",
            printed=((6, 56, 56),),
            note="Cholesky: (n^3 - n)/6 sums (35 at n = 6), by the loops; the products hold divisions and square roots"),
        TableRow("Linear system", "n^2", "n^2 - n", printed=((6, 36, 30),), ours=_forward("gibbs-appell", "solve"), joined=True),
        TableRow("Total", "n^3/6 + 13n^2 + 695n/6 - 157", "n^3/6 + 10n^2 + 683n/6 - 174", add_right="n^3/6 + 9.5n^2 + 340n/3 - 174",
            printed=((6, 1042, 905),), note="Total: 884 sums at n = 6 instead of 905, with Cholesky corrected",
            ours=_forward("gibbs-appell"), own=True),
    ), ("Ours is L^T D L without square roots; its total is the sum of its parts, and n sums that subtract the bias.",),
)  # fmt: skip

MATA_4 = Published(
    "mata-4", "Mata, Table 4: forward dynamics, n = 6", (
        TableRow("Walker and Orin, composite bodies", "1627", "1261", ours=_forward("composite-body")),
        TableRow("Featherstone, articulated bodies", "1533", "1415", ours=_forward("articulated-body")),
        TableRow("Angeles and Ma, NOC", "1353", "1165", ours=_forward("noc")),
        TableRow("This work, Gibbs-Appell", "1042", "905", add_right="884", note="Gibbs-Appell: 884 sums, as in Table 3",
            ours=_forward("gibbs-appell")),
    ), ("Saha's Table 9.6 has other figures for the same methods (633 / 480, 996 / 871): there the bias is given.",), at=6,
)  # fmt: skip

LAGRANGE = TableRow(
    "Lagrange", "81n^3/6 + 165n^2/2 + 5n", "40n^3/3 + 58n^2 - 64n/3",
    mul_right="27n^3/2 + 181n^2/2 + 13n", add_right="40n^3/3 + 74n^2 - 16n/3",
    note="Lagrange: the kinetic term of the appendix was summed wrongly", ours=_inverse("lagrange"), own=True,
)  # fmt: skip

TURNEY_1 = Published(
    "turney-1", "Turney, Table 1: inverse dynamics", (
        LAGRANGE,
        TableRow("Newton-Euler", "108n - 12", "100n - 9", mul_right="110n - 9", add_right="97n - 9", ours=_inverse("newton-euler"),
            own=True, note="Newton-Euler: with the terms of Table 3 as they must be"),
        TableRow("Modified Newton-Euler", "90n - 27", "88n - 24", mul_right="101n - 27", add_right="94n - 24",
            note="Modified Newton-Euler: with the terms of Table 4 as they must be, K full", ours=_inverse("modified-newton-euler"),
            own=True),
    ),
)  # fmt: skip

MATA_4_1 = Published(
    "mata-4.1", "Mata, section 4.1: inverse dynamics, step by step", (
        TableRow("1: R omega_{i-1}", "8n", "4n", lines=("w_p",)),
        TableRow("1: omega_i", "0", "n", lines=("w[i]",)),
        TableRow("1: alpha_i", "10n", "7n", lines=("al[i]",)),
        TableRow("1: Omega_i", "6n", "9n", lines=("Omega[i]",)),
        TableRow("1: sdd_i", "17n", "13n", lines=("sdd[i]",)),
        TableRow("1: rdd_i", "9n", "9n", lines=("rdd[i]",)),
        TableRow("2: f_i", "3n", "0", lines=("f",)),
        TableRow("2: t_i", "15n", "15n", lines=("t",)),
        TableRow("3: phi_i, tau_j", "8n", "7n", lines=("down", "phi[j]", "phi[p]", "tau[j]")),
        TableRow("3: chi_j", "20n", "19n", lines=("chi[j]", "chi[p]")),
    ), ("Per joint; the steps add up to 96n / 84n, and the paper saves 101 and 100 at the ends.",),
    of=("gibbs-appell", "inverse_dynamics"), total=TableRow("Total", "96n - 101", "84n - 100"),
)  # fmt: skip

MATA_4_2 = Published(
    "mata-4.2", "Mata, section 4.2: inertia matrix, step by step", (
        TableRow("2: s_{i,j}", "4n^2 - 4n", "3.5n^2 - 6.5n + 3", lines=("s_kj", "step")),
        TableRow("3: d omega_j / d qdd_k", "4n^2 - 12n + 8", "2n^2 - 6n + 4", lines=("a_w", "a_v")),
        TableRow("4: phi_i", "8n - 8", "7n - 7", lines=("phi_p", "phi[p]")),
        TableRow("5: Psi_i", "31n - 49", "40n - 69", lines=("Psi[p]", "cross_term")),
        TableRow("6: D_ii", "0", "0", lines=("D[j, j]", "u_w", "u_v")),
        TableRow("7: D_jk", "3.5n^2 - 3.5n", "3n^2 - 3n", lines=("D[j, k]",)),
    ), ("Each step times the passes of its loops; together they are the totals of Table 2.",), of=("gibbs-appell", "mass_matrix"),
    total=TableRow("Total", "11.5n^2 + 19.5n - 49", "8.5n^2 + 31.5n - 69"),
)  # fmt: skip

TURNEY_2 = Published(
    "turney-2", "Turney, Table 2: Lagrange, term by term", (
        TableRow("T_i^j", "32n^2 - 32n", "24n^2 - 24n", lines=("T.append()",)),
        TableRow("dT_0^i / d theta_j", "32n^2 - 32n", "24n^2 - 24n", lines=("D.append()",)),
        TableRow("d2T_0^i / d theta_j d theta_k", "32n^3/3 - 32n/3", "8n^3 - 8n", lines=("D2.append()",)),
        TableRow("[sum of dT qdd + sum of d2T qd qd] J", "17n^3/6 + 17n^2/2 + 209n/3", "16n^3/3 + 80n/3",
            mul_right="17n^3/6 + 33n^2/2 + 233n/3", add_right="16n^3/3 + 16n^2 + 128n/3", lines=("rates", "moving", "kinetic"),
            note="[...] J: 8.5q(q+1) + 16q + 64 products and 16q(q+1) + 32 sums for q = 1 .. n, which the "
            "appendix adds up wrongly"),
        TableRow("Tr{[...] dT}", "8n^2 + 8n", "8n^2 + 7n", lines=("tau[i]", "_trace()", "return")),
        TableRow("gravity", "2n^2 + 2n", "2n^2 + n", lines=("moved", "G[i]")),
    ), ("Products with Q (a row exchange and a sign) are not counted, by Turney and by us.",), of=("lagrange", "inverse_dynamics"),
    total=LAGRANGE,
)  # fmt: skip

_ADDED = "add n: the four terms of n_i need 12n (9n in Table 4) sums in addition to those of the rows above"
_ALPHA = "alpha: omega x z qd takes two more products"

TURNEY_3 = Published(
    "turney-3", "Turney, Table 3: Newton-Euler, term by term", (
        TableRow("omega_i", "9n", "7n", lines=("w_p", "w[i]")),
        TableRow("alpha_i", "9n", "9n", mul_right="11n", note=_ALPHA, lines=("al[i]",)),
        TableRow("A_i", "6n", "9n"),
        TableRow("a_i", "18n", "15n", joined=True),
        TableRow("a_i of the mass centre", "9n", "9n", lines=("a_p", "a[i]", "a_c"), joined=True),
        TableRow("f_i", "12n - 12", "9n - 9", mul_right="12n - 9", lines=("F", "f[i]", "f_p", "f[p]"),
            note="f_i: the mass of the last link is multiplied too"),
        TableRow("I_i alpha_i", "9n", "6n"),
        TableRow("omega_i x I_i omega_i", "15n", "9n", lines=("N",), joined=True),
        TableRow("m (r_i + rbar_i) x abar_i", "6n", "3n"),
        TableRow("r_i x R f_{i+1}", "6n", "3n", joined=True),
        TableRow("R n_{i+1}", "9n", "6n", joined=True),
        TableRow("add n", "0", "15n", add_right="12n", note=_ADDED, lines=("n[i]", "n[p]"), joined=True),
        TableRow("tau_i", "0", "0", lines=("tau[i]",)),
    ), of=("newton-euler", "inverse_dynamics"),
    total=TableRow("Total", "108n - 12", "100n - 9", mul_right="110n - 9", add_right="97n - 9"),
)  # fmt: skip

TURNEY_4 = Published(
    "turney-4", "Turney, Table 4: modified Newton-Euler, term by term", (
        TableRow("omega_i", "9n", "7n", lines=("w_p", "w[i]")),
        TableRow("alpha_i", "9n", "9n", mul_right="11n", note=_ALPHA, lines=("al[i]",)),
        TableRow("A_i", "6n", "9n", lines=("A[i]",)),
        TableRow("a_i", "18n - 18", "15n - 15", lines=("a[i]",)),
        TableRow("m_i abar_i", "12n", "9n"),
        TableRow("f_i", "9n - 9", "9n - 9", lines=("F", "f[i]", "f_p", "f[p]"), joined=True),
        TableRow("Tr{A_i K_i sigma^t}", "6n", "3n", mul_right="15n", add_right="15n", lines=("N",),
            note="Tr: printed for a diagonal K; a full K takes 15n products and 15n sums"),
        TableRow("m (r_i + rbar_i) x abar_i", "6n", "3n"),
        TableRow("r_i x R f_{i+1}", "6n", "3n", joined=True),
        TableRow("R n_{i+1}", "9n", "6n", joined=True),
        TableRow("add n", "0", "15n", add_right="9n", note=_ADDED, lines=("n[i]", "n[p]"), joined=True),
        TableRow("tau_i", "0", "0", lines=("tau[i]",)),
    ), of=("modified-newton-euler", "inverse_dynamics"),
    total=TableRow("Total", "90n - 27", "88n - 24", mul_right="101n - 27", add_right="94n - 24"),
)  # fmt: skip

TURNEY_5 = Published(
    "turney-5", "Turney, Table 5: simultaneous steps of modified Newton-Euler, a processor for every vector quantity", (
        TableRow("omega_1", "9", "7"),
        TableRow("alpha_1", "9", "9", joined=True),
        TableRow("A_1", "6", "9", joined=True),
        TableRow("omega_2", "9", "7", joined=True),
        TableRow("alpha_2", "9", "9", joined=True),
        TableRow("outwards: the longest is a_i", "18n", "15n", joined=True),
        TableRow("inwards: the longest are f_i, n_i", "9n", "12n", joined=True,
            ours=Ours("modified-newton-euler", "inverse_dynamics", "steps")),
    ), (
        "Ours: a statement of the formulation, for one body, on one processor; steps on the longest way "
        "(isodyn.counts.statements).",
        "The paper uses a processor for each of the four terms of n_i; in our code two consecutive statements compute them.",
    ),
    total=TableRow("Total", "27n + 42", "27n + 41"),
)  # fmt: skip

KHALIL = Published(
    "khalil-1987", "Khalil and Kleinfinger (1987): inverse dynamics, the lowest count we know of", (
        TableRow("Newton-Euler, customised, base parameters", "92n - 127", "81n - 117", ours=_inverse("modified-newton-euler")),
    ), (
        "W. Khalil, J.-F. Kleinfinger: Minimum operations and minimum parameters of the dynamic models of tree structure robots. "
        "IEEE Journal of Robotics and Automation RA-3(6), 517-526, 1987.",
        "Not one of the five sources, and not available to us: the formulas are as others quote them, with savings at the ends.",
    ),
)  # fmt: skip

#: Celentano, Table 1: links -> flops of (the proposed method, the articulated-body method)
CELENTANO_1 = {1: (362, 1269), 2: (2459, 7168), 3: (8400, 13758), 4: (21451, 20804), 5: (45868, 28252)}

#: every table of operation counts in the sources, in the order of the documents; then the lowest count that we know
TABLES = (
    SAHA_9_1,
    SAHA_9_6,
    MATA_1,
    MATA_4_1,
    MATA_2,
    MATA_4_2,
    MATA_3,
    MATA_4,
    TURNEY_1,
    TURNEY_2,
    TURNEY_3,
    TURNEY_4,
    TURNEY_5,
    KHALIL,
)

NOC_STEPS = Published(
    "noc-steps", "N^T M N, step by step: the cheapest known way", (
        TableRow("e_j in the axes of body i", "4n^2 - 12n + 10", "2n^2 - 6n + 4", lines=("axes[i]",)),
        TableRow("from O_j to O_i", "4n^2 - 10n + 8", "3.5n^2 - 9.5n + 7", lines=("reach[i]",)),
        TableRow("e_j x (O_j C_i)", "3n^2 - 3n", "3n^2 - 4n + 1", lines=("return",)),
        TableRow("M N", "4.5n^2 - 7.5n + 3", "1.5n^2 - 1.5n", lines=("n", "f"),
            note="M N: with triangular factors of all I, M = H^T H, each of n(n - 1)/2 columns of H N takes three of nine "
            "products and three of six sums less; they exist for positive definite I only, so our code multiplies by M"),
        TableRow("N^T (M N)", "n^3 + n^2 - 2n", "n^3 + n^2 - 2n", lines=("GIM[i, j]",)),
    ), ("Our other steps are as cheap as the cheapest known.",), of=("noc", "mass_matrix"),
)  # fmt: skip

CENTRES_STEPS = Published(
    "denoc-centres-steps", "(9.32)-(9.33), step by step: the cheapest known way", (
        TableRow("t_i, tdot_i (9.32)", "50n - 60", "43n - 54", lines=("rate", "t[i]", "c_dot", "B_dot_t", "td[i]"),
            note="(9.32) as printed has cross products for Bdot_ij t_j and Omega_i p_i qd_i; one matrix for the "
            "acceleration of every offset of a link takes 22n - 26 products and 10n - 14 sums less"),
        TableRow("w_i (9.33)", "27n - 24", "18n - 18", lines=("WMt", "w[i]", "Composite.__matmul__()")),
        TableRow("w~_i, tau_i (9.33)", "28n - 36", "26n - 34", lines=("w[j]", "tau[i]")),
    ), ("Our other steps are as cheap as the cheapest known.",), of=("denoc-centres", "inverse_dynamics"),
)  # fmt: skip

#: cheapest known steps of methods whose papers give totals only; the difference from ours must be in one of them
LEAST = (NOC_STEPS, CENTRES_STEPS)


def terms_of(method: str, quantity: str) -> Published | None:
    """Return the table in which a method's paper counts a quantity step by step, or None."""
    return next((table for table in TABLES if table.of == (method, quantity)), None)


def least_of(method: str, quantity: str) -> Published | None:
    """Return the cheapest known steps of a method whose paper does not count them, or None."""
    return next((table for table in LEAST if table.of == (method, quantity)), None)


def own_formulas() -> dict[Ours, tuple[TableRow, str]]:
    """Return {our count: (the formula of the method's paper, its table)}."""
    owned = [(table, row) for table in TABLES for row in table.rows if row.own]
    return {row.ours: (row, table.title.partition(":")[0]) for table, row in owned if row.ours is not None}
