"""What the source documents say their algorithms cost, as data: printed figures, corrections, and what of ours stands beside them.

Formulas are as printed; `mul_right` and `add_right` hold what is right where docs/misprints.md, or the paper's own steps, say so.
Conventions of the papers: Saha counts a division with the multiplications; Mata's products hold the divisions and the square
roots of the Cholesky decomposition; Turney leaves out multiplications by Q; none of them counts sines and cosines.
"""

from __future__ import annotations

from dataclasses import dataclass

from isodyn.counts.polynomial import Polynomial


@dataclass(frozen=True)
class Ours:
    """What is measured: a quantity by a method on the general arm.

    what   "count", "given bias" (forward dynamics from phi), "solve" (forward dynamics from phi and M), or "steps" (Turney's way)
    """

    method: str
    quantity: str
    what: str = "count"


@dataclass(frozen=True)
class Row:
    """A row of a published table.

    name        who, or which term
    mul, add    formulas as printed, products and sums; numbers where the table gives one n only
    mul_right, add_right   what is right instead; empty where print is right
    note        why
    printed     (n, products, sums) as the table prints them besides the formulas
    ours        what is measured beside it
    lines       for a term: what the lines of our formulation make that do the same, such as "w[i]" or "_trace()"
    joined      measured together with the rows above it, down from the last that is not joined
    """

    name: str
    mul: str
    add: str
    mul_right: str = ""
    add_right: str = ""
    note: str = ""
    printed: tuple[tuple[int, int, int], ...] = ()
    ours: Ours | None = None
    lines: tuple[str, ...] = ()
    joined: bool = False

    @property
    def right(self) -> tuple[Polynomial, Polynomial]:
        """(products, sums), corrected."""
        return Polynomial.parse(self.mul_right or self.mul), Polynomial.parse(self.add_right or self.add)


@dataclass(frozen=True)
class Published:
    """A published table: where it stands, what it counts, its rows, what a reader should know.

    of      for a table of terms: the method and quantity whose formulation makes them
    at      the only n of the table, where it has no formulas
    total   the row of its totals, for a table of terms
    """

    key: str
    title: str
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()
    of: tuple[str, str] | None = None
    at: int | None = None
    total: Row | None = None


def _inverse(method: str) -> Ours:
    return Ours(method, "inverse_dynamics")


def _inertia(method: str) -> Ours:
    return Ours(method, "mass_matrix")


def _forward(method: str, what: str = "count") -> Ours:
    return Ours(method, "forward_dynamics", what)


SAHA_9_1 = Published(
    "saha-9.1",
    "Saha, Table 9.1: inverse dynamics",
    (
        Row("Hollerbach (1980)", "412n - 277", "320n - 201", printed=((6, 2195, 1719),), ours=_inverse("hollerbach")),
        Row(
            "Luh et al. (1980)", "150n - 48", "131n + 48", add_right="131n - 48", printed=((6, 852, 834),),
            ours=_inverse("newton-euler"),
            note="Luh: 131n - 48 (738 at n = 6), as Mata prints it; savings at the ends only subtract",
        ),
        Row("Walker and Orin (1982)", "137n - 22", "101n - 11", printed=((6, 800, 595),), ours=_inverse("newton-euler")),
        Row("RIDIM (Saha, 1999)", "120n - 44", "97n - 55", printed=((6, 676, 527),), ours=_inverse("denoc-centres")),
        Row("Khalil et al. (1986)", "105n - 92", "94n - 86", printed=((6, 538, 478),), ours=_inverse("modified-newton-euler")),
        Row("Angeles et al. (1989)", "105n - 109", "90n - 105", printed=((6, 521, 435),), ours=_inverse("kane-recursive")),
        Row("ReDySim (Shah et al., 2013)", "94n - 81", "82n - 75", printed=((6, 483, 417),), ours=_inverse("denoc")),
        Row(
            "Balafoutis et al. (1991)", "93n - 69", "81n - 65", ours=_inverse("balafoutis-patel"),
            printed=((6, 489, 421),), note="Balafoutis: 421A for 421M; Mata prints 81n - 66 (420)",
        ),
    ),
    ("A division counts as a multiplication.",),
)  # fmt: skip

SAHA_9_6 = Published(
    "saha-9.6",
    "Saha, Table 9.6: forward dynamics, given phi = tau - h",
    (
        Row("ReDySim (Shah et al., 2013)", "135n - 116", "131n - 123",
            printed=((6, 694, 663), (7, 829, 794), (10, 1234, 1187)), ours=_forward("denoc", "given bias"),
        ),
        Row("Saha (2003)", "191n - 284", "187n - 325",
            printed=((6, 862, 797), (7, 1053, 984), (10, 1626, 1545)), ours=_forward("denoc", "given bias"),
        ),
        Row(
            "Featherstone (1983)", "199n - 198", "174n - 173", ours=_forward("articulated-body", "given bias"),
            printed=((6, 996, 871), (7, 1195, 1045), (10, 1792, 1527)),
            note="Featherstone, n = 10: 174n - 173 gives 1567, printed 1527",
        ),
        Row(
            "Stejskal and Valasek (1996)", "226n - 343", "206n - 345",
            printed=((6, 1013, 891), (7, 1239, 1097), (10, 1917, 1715)),
        ),
        Row("Brandl et al. (1988)", "250n - 222", "220n - 198",
            printed=((6, 1278, 1122), (7, 1528, 1342), (10, 2278, 2002)), ours=_forward("articulated-body", "given bias"),
        ),
        Row(
            "Walker and Orin (1982)", "n^3/6 + 23n^2/2 + 115n/3 - 47", "n^3/6 + 7n^2 + 233n/3 - 46",
            add_right="n^3/6 + 7n^2 + 233n/6 - 46", ours=_forward("composite-body", "given bias"),
            printed=((6, 633, 480), (7, 842, 898), (10, 1653, 1209)),
            note="Walker and Orin: 233n/6, which is whole for every n: 475, 626, 1209 for n = 6, 7, 10",
        ),
    ),
    (
        "The bias h is not counted: every row's figures are too small to hold it, and section 9.4.1 lists phi among the inputs.",
        "A division counts as a multiplication.",
    ),
)  # fmt: skip

MATA_1 = Published(
    "mata-1",
    "Mata, Table 1: inverse dynamics",
    (
        Row("Luh et al., Newton-Euler", "150n - 48", "131n - 48", printed=((6, 852, 738),), ours=_inverse("newton-euler")),
        Row("Angeles et al., Kane", "105n - 109", "90n - 105", printed=((6, 521, 435),), ours=_inverse("kane-recursive")),
        Row(
            "Balafoutis and Patel, Newton-Euler",
            "93n - 69",
            "81n - 66",
            printed=((6, 489, 420),),
            ours=_inverse("balafoutis-patel"),
        ),
        Row("This work, Gibbs-Appell", "96n - 101", "84n - 100", printed=((6, 475, 404),), ours=_inverse("gibbs-appell")),
    ),
    ("The constants depend on what is folded at the ends: the steps fully folded give 96n - 108 / 84n - 102.",),
)

MATA_2 = Published(
    "mata-2",
    "Mata, Table 2: inertia matrix",
    (
        Row(
            "Walker and Orin, composite bodies",
            "12n^2 + 56n - 27",
            "7n^2 + 67n - 56",
            printed=((6, 741, 598),),
            ours=_inertia("composite-body"),
        ),
        Row(
            "Angeles and Ma, NOC", "n^3 + 17n^2 - 21n + 8", "n^3 + 14n^2 - 16n + 5", printed=((6, 710, 629),), ours=_inertia("noc")
        ),
        Row(
            "This work, Gibbs-Appell",
            "11.5n^2 + 19.5n - 49",
            "8.5n^2 + 31.5n - 69",
            printed=((6, 482, 426),),
            ours=_inertia("gibbs-appell"),
        ),
    ),
)

MATA_3 = Published(
    "mata-3",
    "Mata, Table 3: forward dynamics by Gibbs-Appell, part by part",
    (
        Row("Calculation of D", "11.5n^2 + 19.5n - 49", "8.5n^2 + 31.5n - 69", printed=((6, 482, 426),),
            ours=_inertia("gibbs-appell")),
        Row("Bias vector", "96n - 108", "83n - 105", printed=((6, 468, 393),), ours=Ours("gibbs-appell", "bias_torque")),
        Row(
            "Cholesky decomposition", "n^3/6 + n^2/2 + n/3", "n^3/6 + n^2/2 + n/3", add_right="n^3/6 - n/6",
            printed=((6, 56, 56),),
            note="Cholesky: (n^3 - n)/6 sums (35 at n = 6), by the loops; the products hold divisions and square roots",
        ),
        Row("Linear system", "n^2", "n^2 - n", printed=((6, 36, 30),), ours=_forward("gibbs-appell", "solve"), joined=True),
        Row(
            "Total", "n^3/6 + 13n^2 + 695n/6 - 157", "n^3/6 + 10n^2 + 683n/6 - 174",
            add_right="n^3/6 + 9.5n^2 + 340n/3 - 174", printed=((6, 1042, 905),),
            note="Total: 884 sums at n = 6 instead of 905, with Cholesky corrected",
            ours=_forward("gibbs-appell"),
        ),
    ),
    (
        "Ours is L^T D L without square roots; its total is less than the sum of its parts, which share what is turned.",
    ),
)  # fmt: skip

MATA_4 = Published(
    "mata-4",
    "Mata, Table 4: forward dynamics, n = 6",
    (
        Row("Walker and Orin, composite bodies", "1627", "1261", ours=_forward("composite-body")),
        Row("Featherstone, articulated bodies", "1533", "1415", ours=_forward("articulated-body")),
        Row("Angeles and Ma, NOC", "1353", "1165", ours=_forward("noc")),
        Row(
            "This work, Gibbs-Appell", "1042", "905", add_right="884", note="Gibbs-Appell: 884 sums, as in Table 3",
            ours=_forward("gibbs-appell"),
        ),
    ),
    ("Saha's Table 9.6 has other figures for the same methods (633 / 480, 996 / 871): there the bias is given.",),
    at=6,
)  # fmt: skip

LAGRANGE = Row(
    "Lagrange", "81n^3/6 + 165n^2/2 + 5n", "40n^3/3 + 58n^2 - 64n/3",
    mul_right="27n^3/2 + 181n^2/2 + 13n", add_right="40n^3/3 + 74n^2 - 16n/3",
    note="Lagrange: the kinetic term of the appendix was summed wrongly", ours=_inverse("lagrange"),
)  # fmt: skip

TURNEY_1 = Published(
    "turney-1",
    "Turney, Table 1: inverse dynamics",
    (
        LAGRANGE,
        Row(
            "Newton-Euler", "108n - 12", "100n - 9", mul_right="110n - 9", add_right="97n - 9", ours=_inverse("newton-euler"),
            note="Newton-Euler: with the terms of Table 3 as they must be",
        ),
        Row(
            "Modified Newton-Euler", "90n - 27", "88n - 24", mul_right="101n - 27", add_right="94n - 24",
            note="Modified Newton-Euler: with the terms of Table 4 as they must be, K full", ours=_inverse("modified-newton-euler"),
        ),
    ),
)  # fmt: skip


def own_formula(method: str, quantity: str, what: str = "count") -> tuple[Row, str] | None:
    """(row, where it stands) with the formula that a method's own paper gives for a quantity; None where there is none."""
    return own_formulas().get(Ours(method, quantity, what))


def own_formulas() -> dict[Ours, tuple[Row, str]]:
    """What can be measured -> (the formula of the method's own paper, where it stands)."""
    return {ours: (row, table.title.partition(":")[0]) for ours, (table, row) in _OWN.items()}


_OWN: dict[Ours, tuple[Published, Row]] = {
    _inverse("lagrange"): (TURNEY_1, TURNEY_1.rows[0]),
    _inverse("newton-euler"): (TURNEY_1, TURNEY_1.rows[1]),
    _inverse("modified-newton-euler"): (TURNEY_1, TURNEY_1.rows[2]),
    _inverse("denoc"): (SAHA_9_1, SAHA_9_1.rows[6]),
    _inverse("denoc-centres"): (SAHA_9_1, SAHA_9_1.rows[3]),
    _inverse("gibbs-appell"): (MATA_1, MATA_1.rows[3]),
    _inverse("hollerbach"): (SAHA_9_1, SAHA_9_1.rows[0]),
    _inverse("kane-recursive"): (SAHA_9_1, SAHA_9_1.rows[5]),
    _inverse("balafoutis-patel"): (MATA_1, MATA_1.rows[2]),
    _inertia("composite-body"): (MATA_2, MATA_2.rows[0]),
    _inertia("noc"): (MATA_2, MATA_2.rows[1]),
    _inertia("gibbs-appell"): (MATA_2, MATA_2.rows[2]),
    Ours("gibbs-appell", "bias_torque"): (MATA_3, MATA_3.rows[1]),
    _forward("gibbs-appell"): (MATA_3, MATA_3.rows[4]),
    _forward("denoc", "given bias"): (SAHA_9_6, SAHA_9_6.rows[0]),
    _forward("articulated-body", "given bias"): (SAHA_9_6, SAHA_9_6.rows[2]),
    _forward("composite-body", "given bias"): (SAHA_9_6, SAHA_9_6.rows[5]),
}
