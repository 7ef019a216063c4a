"""Misprints in the sources' tables of operations, and where their examples contradict themselves: arithmetic.

The figures as printed, with their corrections, are data: isodyn/counts/published.py.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from isodyn.counts import published
from isodyn.counts.polynomial import PolynomialInN


def misfits(corrected: bool) -> set[tuple[str, str, int, Fraction, int]]:
    """(table, row, n, by the formula, as printed) where the two differ."""
    found = set()
    for table in published.TABLES:
        for row in table.rows:
            formulas = row.right if corrected else (PolynomialInN.parse(row.mul), PolynomialInN.parse(row.add))
            for n, *figures in row.printed:
                pairs = zip(formulas, figures, strict=True)
                found |= {(table.key, row.name, n, value(n), figure) for value, figure in pairs if value(n) != figure}
    return found


def test_figures_of_the_tables_fit_their_formulas_but_for_four() -> None:
    """Every formula of Saha's and Mata's tables at every n that they print."""
    wrong = misfits(corrected=False)
    assert {(table, row, n, figure) for table, row, n, _, figure in wrong} == {
        ("saha-9.6", "Featherstone (1983)", 10, 1527),
        *(("saha-9.6", "Walker and Orin (1982)", n, figure) for n, figure in ((6, 480), (7, 898), (10, 1209))),
    }
    values = {(row, n): value for _, row, n, value, _ in wrong}
    assert values["Featherstone (1983)", 10] == 1567
    assert values["Walker and Orin (1982)", 7].denominator == 6  # no whole number: 233n/3 cannot be


def test_walker_and_orin_need_233_sixths_n_sums() -> None:
    (row,) = [row for row in published.SAHA_9_6.rows if row.name.startswith("Walker")]
    products, sums = row.right
    assert [sums(n) for n in (6, 7, 10)] == [475, 626, 1209]
    assert all(sums(n).denominator == 1 for n in range(1, 60))
    redysim = published.SAHA_9_6.rows[0].right
    first = lambda cheaper: min(n for n in range(2, 40) if all(cheaper(k) for k in range(n, 40)))  # noqa: E731
    assert first(lambda n: redysim[0](n) < products(n)) == 7  # the book's claim, by products alone
    assert first(lambda n: redysim[0](n) + redysim[1](n) < products(n) + sums(n)) == 9


def test_luh_and_balafoutis_are_printed_differently_in_saha_and_mata() -> None:
    """Luh: every other constant of Table 9.1 is a saving.  Balafoutis: 421 are additions."""
    saha, mata = ({row.name.split()[0]: row for row in table.rows} for table in (published.SAHA_9_1, published.MATA_1))
    constants = {name: PolynomialInN.parse(row.add)(0) for name, row in saha.items()}
    assert [name for name, constant in constants.items() if constant > 0] == ["Luh"]
    assert saha["Luh"].right[1] == PolynomialInN.parse(mata["Luh"].add) and saha["Luh"].right[1](6) == 738
    assert PolynomialInN.parse(saha["Balafoutis"].add)(6) == 421 and PolynomialInN.parse(mata["Balafoutis"].add)(6) == 420


def cholesky(n: int) -> tuple[int, int]:
    """(products, divisions and roots; sums) of Cholesky's loops."""
    products = sums = 0
    for j in range(n):
        below = n - j  # entries of column j, each a sum over k < j of l_ik l_jk, then a division or a root
        products, sums = products + below * (j + 1), sums + below * j
    return products, sums


def test_matas_table_3_has_too_many_sums_for_cholesky() -> None:
    row, total = published.MATA_3.rows[2], published.MATA_3.rows[4]
    for n in range(1, 12):
        assert cholesky(n) == (row.right[0](n), row.right[1](n))
    assert row.right[1](6) == 35 and PolynomialInN.parse(row.add)(6) == 56
    parts = [part.right for part in published.MATA_3.rows[:4]]
    for n in (2, 6, 11):
        assert (sum(p[0](n) for p in parts), sum(p[1](n) for p in parts)) == (total.right[0](n), total.right[1](n))
    assert total.right[1](6) == 884


def test_matas_examples_contradict_themselves() -> None:
    """Table 5: the average of GA is below that of ABA.  Section 5.2: 0.1 m/s for 5 s is not the path between the points."""
    average = {"ABA": 0.013240, "CRBA": 0.2750630, "GA": 0.0087611}
    assert min(average, key=average.__getitem__) == "GA"
    path = float(np.linalg.norm(np.subtract((0.62, 0.30, 0.11), (0.50, 0.00, 0.05))))
    assert round(path, 4) == 0.3286 and round(path / 0.1, 3) == 3.286 and round(path / 5.0, 4) == 0.0657


def test_mata_and_saha_count_the_same_forward_dynamics_differently() -> None:
    """Saha leaves the bias out."""
    mata = {row.name.split()[0]: (int(row.mul), int(row.add)) for row in published.MATA_4.rows}
    saha = {row.name.split()[0]: dict((n, (m, a)) for n, m, a in row.printed)[6] for row in published.SAHA_9_6.rows}
    assert (mata["Walker"], saha["Walker"]) == ((1627, 1261), (633, 480))
    assert (mata["Featherstone,"], saha["Featherstone"]) == ((1533, 1415), (996, 871))


def total(table: published.Published, which: str) -> tuple[PolynomialInN, PolynomialInN]:
    """Products and sums of a table of terms, added up: as printed or as corrected."""
    result = [PolynomialInN(), PolynomialInN()]
    for row in table.rows:
        terms = row.right if which == "right" else (PolynomialInN.parse(row.mul), PolynomialInN.parse(row.add))
        result = [a + b for a, b in zip(result, terms, strict=True)]
    return result[0], result[1]


def test_turneys_tables_add_up_as_printed_and_as_corrected() -> None:
    """So that the appendix's totals, "additions" 81/6 n^3 ... and "multiplications" 40/3 n^3 ..., have changed places."""
    for table in (published.TURNEY_2, published.TURNEY_3, published.TURNEY_4):
        assert table.total is not None
        assert total(table, "printed") == (PolynomialInN.parse(table.total.mul), PolynomialInN.parse(table.total.add))
        assert total(table, "right") == table.total.right
    assert published.TURNEY_2.total == published.TURNEY_1.rows[0]


def test_turneys_appendix_counts_its_own_loops() -> None:
    """A 4x4 product has 64 products and 48 sums; pairs j <= k of q joints are q (q + 1) / 2."""
    terms = {row.name: row.right for row in published.TURNEY_2.rows}
    for n in range(1, 9):
        triples = sum(i * (i - 1) // 2 for i in range(1, n + 1))
        assert tuple(f(n) for f in terms["d2T_0^i / d theta_j d theta_k"]) == (64 * triples, 48 * triples)
        q_of = range(1, n + 1)
        products = sum(16 * q + 17 * (q * (q + 1) // 2) + 64 for q in q_of)
        sums = sum(16 * (q - 1) + 16 * (q + 1) * (q - 1) + 16 + 48 for q in q_of)
        assert tuple(f(n) for f in terms["[sum of dT qdd + sum of d2T qd qd] J"]) == (products, sums)


def test_the_terms_of_turneys_tables_3_and_4_cost_what_is_corrected() -> None:
    """Turning a vector: 9 products, 6 sums."""
    t3, t4 = ({row.name: row.right for row in table.rows} for table in (published.TURNEY_3, published.TURNEY_4))
    for n in (2, 6):
        assert t3["alpha_i"][0](n) == t4["alpha_i"][0](n) == n * (9 + 2)  # R (...), and omega x z qd
        assert t3["f_i"][0](n) == 3 * n + 9 * (n - 1)  # m a, and R f of all links but the last
        assert t3["add n"][1](n) == 3 * 4 * n  # five vectors added up; four in table 4
        assert t4["add n"][1](n) == 3 * 3 * n
        assert t4["Tr{A_i K_i sigma^t}"][0](n) == 15 * n
