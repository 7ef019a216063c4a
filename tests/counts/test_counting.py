"""Counts of the general arm: exact polynomials, published tables, simultaneous steps, annotated lines, the page and the verb."""

from __future__ import annotations

import importlib.util
import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.counts import counting, crossings
from isodyn.counts import source_tables as celentano
from isodyn.counts.annotate import annotate
from isodyn.counts.counting import counted, general_count, line_costs, polynomials, step_polynomials
from isodyn.counts.polynomial import Cost, PolynomialInN, fit
from isodyn.counts.published import (
    CENTRES_STEPS,
    MATA_1,
    MATA_2,
    MATA_3,
    MATA_4_2,
    NOC_STEPS,
    SAHA_9_1,
    TABLES,
    TURNEY_5,
    Ours,
    TableRow,
    own_formulas,
    terms_of,
)
from isodyn.counts.source_tables import above_table, first_above, makes, measured, source_tables, terms_table
from isodyn.counts.statements import simultaneous_steps, source_file
from isodyn.dynamics.trace import counted_graph, general_arm
from isodyn.errors import FormatError, MethodError, ModelError, UnknownNameError
from isodyn.formulations.denoc import at_mass_centres, links
from isodyn.formulations.kinematics import partial_velocities
from isodyn.formulations.registry import METHODS, Method, methods_for
from isodyn.graph.count import count_graph
from isodyn.graph.graph import finish, replay
from isodyn.graph.node import Context
from isodyn.graph.ops import OPS
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot
from isodyn.show.table import Table
from isodyn.spatial import Pair, consolidated, cross, zeros

DOCS = Path(__file__).parents[2] / "docs"
LINEAR = [key for key in methods_for("inverse_dynamics") if METHODS[key].complexity == "O(n)"]

# -- polynomials ------------------------------------------------------------------------------------------------------

COEFFICIENTS = st.lists(st.fractions(-50, 50, max_denominator=6), max_size=5)


@pytest.mark.parametrize(
    "text",
    ["99n - 112", "11.5n^2 + 19.5n - 49", "n^3/6 + 7n^2 + 233n/6 - 46", "-n", "0", "5", "13.5n^3 + 90.5n^2 + 13n", "n^2 - n"],
)
def test_formulas_print_as_papers_write_them(text):
    assert str(PolynomialInN.parse(text)) == text


def test_other_ways_to_write_a_formula_are_read_too():
    assert PolynomialInN.parse("81n^3/6+165n^2/2 + 5n") == PolynomialInN.parse("13.5n^3 + 82.5n^2 + 5n")
    assert PolynomialInN.parse("n^3/6 + 23n^2/2 + 115n/3 - 47")(6) == 633


@pytest.mark.parametrize("text", ["", "n n", "3x + 1", "n^", "2n + ", "+", "n/0", "1 2"])
def test_what_is_no_formula_is_refused(text):
    with pytest.raises(FormatError, match="not a polynomial"):
        PolynomialInN.parse(text)


@given(COEFFICIENTS, COEFFICIENTS, st.integers(-20, 20))
def test_arithmetic_is_that_of_values(a, b, n):
    p, q = PolynomialInN.of(a), PolynomialInN.of(b)
    assert (p + q)(n) == p(n) + q(n) and (p - q)(n) == p(n) - q(n) and p.scaled(3)(n) == 3 * p(n)
    assert p(n) == sum((c * Fraction(n) ** k for k, c in enumerate(a)), Fraction(0))


@given(COEFFICIENTS, COEFFICIENTS, st.integers(0, 20))
def test_a_period_chooses_the_part(a, b, n):
    parts = [PolynomialInN.of(a), PolynomialInN.of(b), PolynomialInN.of([1])]
    p = PolynomialInN.periodic(parts)
    assert p(n) == parts[n % 3](n) and (p + p)(n) == 2 * p(n) and (p - parts[0])(n) == p(n) - parts[0](n)
    assert PolynomialInN.periodic([parts[0]] * 3) == parts[0]


def test_a_period_prints_as_a_choice():
    parts = [PolynomialInN.parse(text) for text in ("2n + 1", "2n - 3", "2n + 5")]
    assert str(PolynomialInN.periodic(parts)) == "2n + {1, -3, 5}"


@settings(deadline=None)
@given(st.lists(st.integers(-9, 9), min_size=1, max_size=5), st.integers(1, 5))
def test_a_polynomial_is_recovered_and_so_is_where_it_begins(coefficients, start):
    p = PolynomialInN.of(coefficients)
    values = {n: int(p(n)) + (n < start) for n in range(1, start + 8)}
    found = fit(values)
    assert found is not None and found.polynomial == p and found.valid_from == start
    assert not set(found.fitted) & set(found.checked)


@given(st.lists(st.integers(-9, 9), min_size=1, max_size=4), st.integers(0, 6))
def test_one_wrong_value_is_noticed(coefficients, wrong):
    p = PolynomialInN.of(coefficients)
    values = {n: int(p(n)) + (n == 12 - wrong) for n in range(1, 13)}
    found = fit(values)
    assert found is None or found.valid_from > 12 - wrong


def test_a_sequence_of_period_three_is_found_and_checked_on_values_not_looked_at():
    def numbers(n):
        return {"cut": n * n + (n // 3) * n, "plain": 7 * n}

    found = polynomials(numbers)
    assert found is not None and found["cut"].polynomial.period == 3 and found["plain"].polynomial == PolynomialInN.parse("7n")
    assert all(found["cut"].polynomial(n) == numbers(n)["cut"] for n in range(40))


def test_what_is_no_polynomial_is_not_made_one():
    assert polynomials(lambda n: {"x": 2**n}) is None
    broken = polynomials(lambda n: {"x": n if n < 8 else 0})
    assert broken is not None and broken["x"].valid_from == 8


# -- the general arm --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", methods_for("mass_matrix"))
def test_the_polynomial_of_the_inertia_matrix_holds_for_an_arm_it_has_not_seen(method):
    cost = iso.count_polynomial(method, "mass_matrix")
    n = next(n for n in range(11, 40) if n not in (*cost.fitted, *cost.verified))
    expected = iso.count(n, method, "mass_matrix")
    assert replace(expected, depth=0) == cost(n)


@pytest.mark.parametrize("method", LINEAR)
def test_the_polynomial_of_the_torques_holds_from_where_it_says(method):
    cost = iso.count_polynomial(method, "inverse_dynamics")
    assert cost.mul.degree == cost.add.degree == 1 and not cost.div
    for n in (cost.valid_from, 15):
        assert replace(iso.count(n, method, "inverse_dynamics"), depth=0) == cost(n)
    before = iso.count(cost.valid_from - 1, method, "inverse_dynamics")
    assert (before.mul, before.add, before.trig) != tuple(p(cost.valid_from - 1) for p in (cost.mul, cost.add, cost.trig))
    with pytest.raises(ModelError, match=rf"valid for n >= {cost.valid_from}"):
        cost(cost.valid_from - 1)


def test_a_count_polynomial_prints_its_formulas():
    cost = iso.count_polynomial("newton-euler", "inverse_dynamics")
    assert str(cost) == f"{cost.mul} mul, {cost.add} add (n >= {cost.valid_from})"
    assert PolynomialInN.parse(str(cost.mul)) == cost.mul and cost.products == cost.mul
    assert len(cost.verified) >= 3


def test_reductions_are_passed_on_and_cost_less():
    plain = iso.count_polynomial("modified-newton-euler", "inverse_dynamics")
    reduced = iso.count_polynomial("modified-newton-euler", "inverse_dynamics", reduce=("frames", "base-parameters"))
    assert reduced.reduce == ("frames", "base-parameters")
    assert all(reduced.mul(n) < plain.mul(n) and reduced.add(n) < plain.add(n) for n in range(4, 30))
    with pytest.raises(UnknownNameError, match="no reduction is called 'frame'; did you mean 'frames'"):
        iso.count_polynomial("newton-euler", "inverse_dynamics", reduce=("frame",))


def test_a_given_bias_costs_nothing():
    given = iso.count_polynomial("denoc", "forward_dynamics", given_bias=True)
    full = iso.count_polynomial("denoc", "forward_dynamics")
    bias = iso.count_polynomial("denoc", "bias_torque")
    assert all(given.mul(n) < full.mul(n) <= given.mul(n) + bias.mul(n) for n in range(4, 20))
    weightless = iso.chain(5).with_gravity((0, 0, 0))
    still = counted(iso.chain(5), "denoc", "forward_dynamics", given_bias=True).count
    assert still == iso.count(weightless, "denoc", "forward_dynamics", at_rest=True)
    with pytest.raises(MethodError, match="given_bias: expected the quantity forward_dynamics"):
        iso.count_polynomial("denoc", "mass_matrix", given_bias=True)


@pytest.mark.parametrize(
    ("method", "quantity", "words"),
    [
        ("newton", "mass_matrix", "no method is called"),
        ("denoc", "mass", "no quantity is called"),
        ("articulated-body", "mass_matrix", "does not give"),
    ],
)
def test_unknown_names_are_refused(method, quantity, words):
    with pytest.raises(UnknownNameError, match=words):
        iso.count_polynomial(method, quantity)


def test_off_line_work_has_no_depth():
    assert iso.count(1, "composite-body", "mass_matrix").depth == 0, "the inertia of one turning joint is a parameter"


# -- simultaneous steps -----------------------------------------------------------------------------------------------


def lone(graph):
    """The graph with a line of its own for every operation: every scalar is a quantity."""
    return replace(graph, lines=tuple(("kinematics.py", 10_000 + k) if OPS[op].arity else None for k, op in enumerate(graph.ops)))


def together(graph):
    """The graph with one line for all operations: everything on one processor."""
    return replace(graph, lines=tuple(("kinematics.py", 10_000) if OPS[op].arity else None for op in graph.ops))


@pytest.mark.parametrize("method", ["newton-euler", "gibbs-appell"])
def test_steps_lie_between_all_at_once_and_all_in_turn(method):
    graph, offline = counted_graph(4, method, "inverse_dynamics")
    count, steps = count_graph(graph, offline=offline), simultaneous_steps(graph, offline=offline)
    serial, parallel = (simultaneous_steps(g, offline=offline) for g in (together(graph), lone(graph)))
    assert serial == (count.products, count.add)
    assert count.depth - 1 <= parallel.total <= count.depth, "of the depth, only the sines take no step"
    assert parallel.total < steps.total < serial.total


def test_a_quantity_waits_for_all_that_it_needs():
    context = Context()
    x = context.symbols("x", 4)
    a, b = x[0] * x[1] + x[2], x[2] * x[3]
    graph = finish(context, {"x": x}, {"y": a * b})
    made = {"mul": iter([1, 2, 3]), "add": iter([1])}  # a is one quantity of a product and a sum, then b, then their product
    lines = tuple(("kinematics.py", 10_000 + next(made[OPS[op].name])) if OPS[op].arity else None for op in graph.ops)
    assert simultaneous_steps(replace(graph, lines=lines)) == (2, 1)


def test_steps_follow_polynomials_for_turneys_method():
    found = step_polynomials("modified-newton-euler", "inverse_dynamics")
    assert found.depth and found.mul and found.add
    expected = general_count(11, "modified-newton-euler", "inverse_dynamics")
    assert found.depth.polynomial(11) == expected.count.depth
    assert (found.mul.polynomial(11), found.add.polynomial(11)) == expected.steps


# -- published tables -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [row for table in TABLES for row in table.rows if row.printed], ids=lambda row: row.name)
def test_printed_figures_follow_from_the_printed_formulas_unless_a_note_says_otherwise(row):
    formulas = PolynomialInN.parse(row.mul), PolynomialInN.parse(row.add)
    off = [(n, found) for n, *found in row.printed if tuple(found) != tuple(p(n) for p in formulas)]
    assert bool(off) <= bool(row.note)
    if off and row.add_right:  # the correction explains what the formula does not
        assert any(row.right[1](n) == found[1] for n, *found in row.printed)


def test_the_corrections_are_those_of_the_errata():
    assert {row.name: row.right[1](6) for row in SAHA_9_1.rows}["Luh et al. (1980)"] == 738
    assert MATA_3.rows[-1].right[1](6) == 884 and MATA_3.rows[2].right[1](6) == 35
    lagrange = terms_of("lagrange", "inverse_dynamics")
    assert lagrange is not None and lagrange.total is not None
    assert lagrange.total.right == (PolynomialInN.parse("27n^3/2 + 181n^2/2 + 13n"), PolynomialInN.parse("40n^3/3 + 74n^2 - 16n/3"))


def total(rows, right):
    whole = Cost()
    for row in rows:
        whole = whole.plus(row.right if right else Cost(PolynomialInN.parse(row.mul), PolynomialInN.parse(row.add)))
    return whole


@pytest.mark.parametrize("table", [table for table in TABLES if table.total is not None], ids=lambda table: table.key)
@pytest.mark.parametrize("right", [False, True], ids=["printed", "corrected"])
def test_terms_add_up_to_the_totals(table, right):
    assert table.total is not None
    whole, expected = total(table.rows, right), total([table.total], right)
    if table.key == "mata-4.1":  # the steps are those of a joint in the middle; the ends save constants
        assert (whole.mul, whole.add) == (PolynomialInN.parse("96n"), PolynomialInN.parse("84n"))
        return
    assert whole == expected


def test_the_parts_of_matas_forward_dynamics_add_up():
    for right in (False, True):
        assert total(MATA_3.rows[:-1], right) == total(MATA_3.rows[-1:], right)
    assert total(MATA_4_2.rows, False) == total([MATA_2.rows[2]], False)


@pytest.mark.parametrize(
    "table", [table for table in TABLES if table.of and table.of[0] != "lagrange"], ids=lambda table: table.key
)
def test_every_step_of_a_paper_is_found_in_the_lines_of_its_formulation(table):
    costs, start = line_costs(*table.of)
    lines = [line for line, cost in costs.items() if line is not None and any(cost)]
    for row in table.rows:
        assert not row.lines or not any(row.right) or any(makes(line, row.lines) for line in lines), f"no line makes {row.lines}"
    compared = terms_table(table, costs, start)
    assert not [row for row in compared.rows if row.row.name == "other lines"], "every line belongs to a step"
    whole, cost = compared.rows[-1].ours, iso.count_polynomial(*table.of)
    assert whole is not None and (whole.mul, whole.add) == (cost.products, cost.add)


def test_gibbs_appell_costs_what_mata_says_or_less():
    for quantity in ("inverse_dynamics", "mass_matrix", "bias_torque", "forward_dynamics"):
        row, _ = own_formulas()[Ours("gibbs-appell", quantity)]
        cost = measured(Ours("gibbs-appell", quantity))
        assert cost is not None and first_above(cost.minus(row.right)) is None, quantity


@pytest.mark.parametrize("method", ["kane-recursive", "balafoutis-patel", "hollerbach"])
def test_methods_that_the_sources_only_quote_cost_what_is_quoted_or_less(method):
    ours = Ours(method, "inverse_dynamics")
    quoted = [row for table in (SAHA_9_1, MATA_1) for row in table.rows if row.ours == ours]
    cost = measured(ours)
    assert quoted and cost is not None
    assert [first_above(cost.minus(row.right)) for row in quoted] == [None] * len(quoted)


def test_first_above_looks_at_products_and_sums():
    low, high = PolynomialInN.parse("n - 9"), PolynomialInN.parse("-1")
    assert first_above(Cost(low, high)) == first_above(Cost(high, low)) == 10
    assert first_above(Cost(high, high)) is None


@pytest.mark.parametrize(("quantity", "what"), [("inverse_dynamics", "count"), ("forward_dynamics", "given bias")])
def test_denoc_costs_what_saha_says_or_less(quantity, what):
    row, _ = own_formulas()[Ours("denoc", quantity, what)]
    cost = measured(Ours("denoc", quantity, what))
    assert cost is not None and first_above(cost.minus(row.right)) is None


def parsed(row, first):
    return Cost(PolynomialInN.parse(row[first]), PolynomialInN.parse(row[first + 1]))


@pytest.mark.slow
def test_what_needs_more_than_its_paper_is_explained_step_by_step():
    table = above_table()
    starts = [k for k, row in enumerate(table.rows) if row[0]]
    for k, end in zip(starts, [*starts[1:], len(table.rows)], strict=True):
        whole, *steps = table.rows[k:end]
        assert steps and any(note.startswith(f"{whole[0]}, {whole[1]}: ") for note in table.notes)
        ours = Cost()
        for step in steps:
            ours = ours.plus(parsed(step, 3))
        assert ours == parsed(whole, 3), "the steps add up"
        assert any(first_above(parsed(step, 7), start=50, most=51) for step in steps), "a step says where it is"


def test_the_least_of_noc_is_ours_but_for_a_triangular_factor():
    """H N counted: H upper triangular beside sqrt(m), both off-line."""
    compared = terms_table(NOC_STEPS, *line_costs("noc", "mass_matrix"))
    for row in compared.rows:
        assert row.row.name == "M N" or row.ours == row.paper
    for n in (4, 5, 7):
        assert counted_factor(n) == tuple(p(n) for p in NOC_STEPS.rows[3].right)


def test_the_least_of_denoc_at_the_mass_centres_has_one_matrix_for_every_offset(monkeypatch):
    row = Method("one-matrix", "", "", "O(n)", {"inverse_dynamics": by_one_matrix})
    monkeypatch.setitem(METHODS, row.key, row)
    compared = terms_table(CENTRES_STEPS, *line_costs("denoc-centres", "inverse_dynamics"))
    assert [row.ours == row.paper for row in compared.rows] == [False, True, True]
    for n in (4, 5, 7):
        count, least = iso.count(n, row.key, "inverse_dynamics"), [row.right for row in CENTRES_STEPS.rows]
        assert (count.products, count.add) == tuple(sum(step[k](n) for step in least) for k in (0, 1))


def by_one_matrix(tree, q, qd, qdd, loads):
    """(9.32)-(9.33) for turning joints, where A_i of a link gives the acceleration of its offsets."""
    (B, p), M = at_mass_centres(tree, q), links(tree)
    omega, td, A, w = [zeros(3)] * (tree.n + 1), [Pair.zero()] * (tree.n + 1), [zeros(3, 3)] * (tree.n + 1), [Pair.zero()] * tree.n
    td[-1] = Pair(zeros(3), -tree.gravity)
    for i, j in tree.outward():
        omega[i] = B[i].R.T @ omega[j] + p[i].angular * qd[i]
        alpha = B[i].R.T @ td[j].angular + p[i].angular * qdd[i] + cross(omega[i], p[i].angular * qd[i])
        A[i] = consolidated(omega[i], alpha)
        td[i] = Pair(alpha, B[i].R.T @ (td[j].linear + A[j] @ B[i].r) + A[i] @ B[i].d)
        w[i] = M[i] @ td[i] + Pair(cross(omega[i], (M[i] @ Pair(omega[i], zeros(3))).angular), zeros(3))
    tau = zeros(tree.n)
    for i, j in tree.inward():
        tau[i] = p[i].dot(w[i])
        if j >= 0:
            w[j] = w[j] + B[i].back(w[i])
    return tau


def counted_factor(n):
    """Operations of H N less those of N for the general arm of n joints."""
    robot, context = general_arm(n), Context()
    free = {name: context.symbol(name) for name in robot_symbols(robot)}
    tree = reduce_robot(robot.with_parameters(free)).mapped(context.adopt)
    q, h, root = context.symbols("q", n), context.symbols("h", (n, 3, 3)), context.symbols("root", n)
    N, H = partial_velocities(tree, q), [np.triu(np.ones((3, 3))).astype(object) * block for block in h]
    columns = [x for body in N for w, v in body.values() for x in (*w, *v)]
    factor = [x for i, body in enumerate(N) for w, v in body.values() for x in (*(H[i] @ w), *(root[i] * v))]
    inputs = {"q": q, "h": h, "root": root, **{name: np.array([value], dtype=object) for name, value in free.items()}}
    outputs = {"N": np.array(columns, dtype=object)}
    graphs = [finish(context, inputs, outputs | more) for more in ({}, {"P": np.array(factor, dtype=object)})]
    without, whole = (count_graph(graph, offline=[name for name in inputs if name != "q"]) for graph in graphs)
    return whole.products - without.products, whole.add - without.add


def test_turneys_steps_stand_beside_the_sum_of_his_stages():
    compared = source_tables(("turney-5",))["turney-5"]
    row = compared.rows[len(TURNEY_5.rows) - 1]
    assert row.paper == Cost(PolynomialInN.parse("27n + 42"), PolynomialInN.parse("27n + 41")) and row.ours is not None
    assert compared.rows[0].ours is None


def test_the_lowest_count_we_know_of_stands_beside_ours_and_per_joint():
    """Khalil and Kleinfinger (1987): 92 products and 81 sums a joint; whatever the ends save, ours reduced needs fewer."""
    table = source_tables(("khalil-1987",))["khalil-1987"]
    (row,) = table.rows
    assert row.paper == Cost(PolynomialInN.parse("92n - 127"), PolynomialInN.parse("81n - 117"))
    assert first_above(row.reduced.minus(row.paper)) is None
    notes = " ".join(table.table().notes)
    assert "base parameters 92 / 81, ours 96 / 84, reduced 81 / 69." in notes and "IEEE Journal of Robotics and Automation" in notes
    assert "Hollerbach (1980) 412 / 320, ours 205 / 156" in " ".join(source_tables(("saha-9.1",))["saha-9.1"].table().notes)
    assert "Per joint" not in " ".join(source_tables(("mata-2",))["mata-2"].table().notes), "squares have no one slope"


def test_unknown_tables_are_refused():
    with pytest.raises(UnknownNameError, match="no table is called 'mata-9'"):
        source_tables(("mata-9",))


# -- lines ------------------------------------------------------------------------------------------------------------


def test_a_file_knows_what_its_lines_make():
    file = source_file("lagrange.py")
    number = next(k for k, line in enumerate(file.lines, start=1) if line.strip().startswith("kinetic = "))
    assert file.made_at(number) == ("kinetic",)
    helper = next(f for f in file.functions if f.name == "_trace")
    recursion = next(f for f in file.functions if f.name == "inverse_dynamics")
    assert helper.helper and not recursion.helper and "_trace()" in file.made_at(helper.last)
    assert file.lines[file.docstring - 1] == '"""'


@pytest.mark.parametrize("method", ["denoc", "composite-body"])
def test_the_lines_of_a_robot_add_up_to_its_count(method):
    robot = iso.load("stanford")
    found = annotate(robot, method, "forward_dynamics")
    count = iso.count(robot, method, "forward_dynamics")
    assert sum(int(cost.mul(0)) for cost in found.costs.values()) == count.products
    assert sum(int(cost.add(0)) for cost in found.costs.values()) == count.add
    assert found.files[0] == f"{method.replace('-', '_')}.py"


def test_an_annotated_file_shows_the_papers_steps_beside_its_lines():
    text = annotate(None, "gibbs-appell", "inverse_dynamics").text()
    line = next(line for line in text.splitlines() if "w_p = R[i].T @ w[p]" in line)
    cells = [cell.strip() for cell in line.split("|")[0].split("  ") if cell.strip()]
    assert cells == ["8n - 12", "4n - 8", "8n", "4n"]
    assert "| gibbs_appell.py" in text and "step by step" in text
    assert "| modified_newton_euler.py" in annotate(None, "composite-body", "forward_dynamics").text()  # what it borrows


def test_a_given_bias_is_not_annotated():
    found = annotate(None, "denoc", "forward_dynamics", given_bias=True)
    cost = iso.count_polynomial("denoc", "forward_dynamics", given_bias=True)
    assert sum((c.mul for c in found.costs.values()), PolynomialInN()) == cost.products


def test_an_arm_of_n_joints_shows_what_one_more_adds():
    found = annotate(6, "newton-euler", "inverse_dynamics")
    assert found.growth is not None
    cost = iso.count_polynomial("newton-euler", "inverse_dynamics")
    assert sum(c.mul(0) for c in found.growth.values()) == cost.mul(7) - cost.mul(6)
    assert "+ mul" in found.text() and found.steps is None


def test_lines_of_derivatives_are_made_outside_the_files():
    text = annotate(iso.load("two-link"), "newton-euler", "inverse_dynamics_derivatives").text()
    assert "by differentiation" in text


# -- replay, Celentano ------------------------------------------------------------------------------------------------


def test_a_replayed_graph_is_the_same_graph():
    graph, _ = counted_graph(3, "composite-body", "mass_matrix")
    context = Context()
    inputs = {port.name: context.symbols(port.name, port.shape) for port in graph.inputs}
    again = finish(context, inputs, replay(graph, context, inputs), graph.name)
    assert again.digest() == graph.digest() and again.lines == graph.lines


def test_celentanos_arms_are_what_the_paper_describes():
    planar, spatial = celentano.planar_arm(3), celentano.spatial_arm(2)
    assert planar.n == 3 and spatial.n == 6 and planar.is_serial and spatial.is_serial
    assert [tuple(joint.axis) for joint in spatial.joints[:3]] == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    momentum, articulated, _ = celentano.planar_flops(3)
    assert momentum < articulated, "Remark 4: more efficient for few links"


def test_celentanos_table_stands_beside_our_counts():
    table = celentano.table_1()
    assert [row[:3] for row in table.rows][3] == ("4", "21451", "20804")
    assert all(int(row[4]) == celentano.spatial_flops(int(row[0]))[1] for row in table.rows)


# -- the page and the verb --------------------------------------------------------------------------------------------


def page():
    spec = importlib.util.spec_from_file_location("make_counts_page", DOCS / "make_counts_page.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("key", ["saha-9.1", "mata-1", "mata-4.1", "mata-4.2", "turney-4", "turney-5", "celentano-1"])
def test_the_page_has_the_counts_of_today(key):
    assert page().section(key) in (DOCS / "counts.md").read_text(encoding="utf-8"), "run: python docs/make_counts_page.py"


@pytest.mark.slow
@pytest.mark.parametrize("quantity", counting.USUAL)
def test_the_page_has_rows_of_its_script(quantity):
    """A third of the methods, drawn for every quantity; the whole page is `python -m benchmarks counts`."""
    text, names = (DOCS / "counts.md").read_text(encoding="utf-8"), counting.givers(quantity)
    for method in Random(quantity).sample(names, -(-len(names) // 3)):
        _, _, row = counting.general_counts((quantity,), method).table().markdown().strip().splitlines()[:3]
        assert f" {method} |" in row and row in text, "run: python docs/make_counts_page.py"


def test_the_page_has_every_section():
    made, text = page(), (DOCS / "counts.md").read_text(encoding="utf-8")
    headings = [line.removeprefix("### ") for line in text.splitlines() if line.startswith("### ")]
    assert text.startswith(made.HEAD) and made.TABLES in text
    assert headings[: len(counting.USUAL)] == list(counting.USUAL) and len(headings) == len(counting.USUAL) + len(made.KEYS)


def test_counts_that_follow_no_polynomial_say_so_or_are_left_out(monkeypatch):
    """As when a method cuts an arm into parts that no period fits."""
    monkeypatch.setattr(counting, "polynomials", lambda numbers: None)
    monkeypatch.setattr(counting, "_count_polynomial", counting._count_polynomial.__wrapped__)  # nothing is remembered
    monkeypatch.setattr(counting, "step_polynomials", counting.step_polynomials.__wrapped__)
    with pytest.raises(MethodError, match=r"gravity_torque by kane follows no polynomial of degree <= 5.*isodyn\.count\(n"):
        iso.count_polynomial("kane", "gravity_torque")
    with pytest.raises(MethodError, match="gravity_torque by kane: the counts of its lines follow no polynomial; pass one n"):
        line_costs("kane", "gravity_torque")
    with pytest.raises(MethodError, match="follows no polynomial"):
        counting.general_counts(("gravity_torque",), "kane")
    assert measured(Ours("kane", "gravity_torque", "count")) is None
    assert crossings.curve("gravity_torque", "kane").polynomial is None


def test_what_is_left_out_stands_below_the_table(monkeypatch):
    row = counting._general_row

    def made(method, *rest):
        if method == "kane":
            raise MethodError("no polynomial")
        return row(method, *rest)

    monkeypatch.setattr(counting, "_general_row", made)
    found = counting.general_counts(("gravity_torque",))
    assert found.left_out == ("gravity_torque by kane",) and "kane" not in [row.polynomial.method for row in found.rows]
    assert "Left out, because the counts follow no polynomial: gravity_torque by kane." in found.table().notes


def test_periods_are_explained_below_a_table(monkeypatch):
    third = PolynomialInN.periodic([PolynomialInN.of([k, 2]) for k in (1, 2, 3)])
    found = counting.general_counts(("gravity_torque",), "kane")
    (row,) = found.rows
    note = "{a, b, c}: a for n = 0, b for n = 1, c for n = 2 modulo 3."
    assert note not in found.table().notes
    changed = replace(row, polynomial=replace(row.polynomial, mul=third))
    table = replace(found, rows=(changed,)).table()
    assert note in table.notes and "2n + {1, 2, 3}" in table.rows[0]


def test_an_installation_without_sources_is_named():
    with pytest.raises(FormatError, match=r"installed without its source files: there is no formulations/nothing\.py"):
        source_file("nothing.py")


def test_statements_stand_in_where_a_paper_counts_no_steps():
    """The steps of a method whose paper has none: every statement that costs something, and together the whole count."""
    ours = Ours("kane", "gravity_torque", "count")
    steps, words = celentano._steps(ours)
    assert words == ["its paper counts no steps; ours are the statements of the file."]
    assert all(any(cost) and paper is None for _, _, cost, paper in steps) and len({name for name, *_ in steps}) == len(steps)
    whole = celentano._sum(cost for _, _, cost, _ in steps)
    cost = iso.count_polynomial("kane", "gravity_torque")
    assert whole == Cost(cost.products, cost.add)


def test_markdown_keeps_words_as_they_are():
    table = Table("t", ("a_b", "c"), (("x|y", "n^2 {1, 2}"),), ("<note>",))
    assert table.markdown().splitlines() == [
        r"| a\_b | c |", "| --- | --: |", r"| x\|y | n\^2 \{1, 2\} |", "", r"- \<note\>",
    ]  # fmt: skip


def printed(capsys, *words):
    assert cli.main(["count", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_verb_counts_the_general_arm(capsys):
    (row,) = printed(capsys, "general", "--method", "gibbs-appell", "--quantity", "inverse_dynamics", "--reduce", "frames")[
        "counts"
    ]
    cost = iso.count_polynomial("gibbs-appell", "inverse_dynamics")
    assert (row["mul"], row["add"], row["valid_from"]) == (str(cost.mul), str(cost.add), cost.valid_from)
    assert row["paper"]["where"] == "Mata, Table 1" and row["paper"]["right"] == {"mul": "96n - 101", "add": "84n - 100"}
    assert row["reduced"]["names"] == ["frames"] and row["steps"]["depth"]["formula"]


def test_the_verb_counts_an_arm_of_n_joints_and_a_robot(capsys):
    found = printed(capsys, "6", "--quantity", "inverse_dynamics", "--reduce", "frames")
    rows = {row["method"]: row for row in found["counts"]}
    expected = iso.count(6, "denoc", "inverse_dynamics")
    assert rows["denoc"]["mul"] == expected.mul and rows["denoc"]["depth"] == expected.depth
    assert rows["denoc"]["reduced"]["mul"] <= rows["denoc"]["mul"] and rows["denoc"]["mul_steps"] > 0
    robot = printed(capsys, "two-link", "--method", "newton-euler")
    assert {row["quantity"] for row in robot["counts"]} > {"inverse_dynamics", "pose"}
    assert cli.main(["count", "two-link", "--quantity", "pose"]) == 0
    assert "mul steps" in capsys.readouterr().out


def test_the_verb_prints_tables_and_annotated_files(capsys):
    tables = printed(capsys, "--tables", "mata-1", "celentano-1")
    assert [row["printed"]["mul"] for row in tables["mata-1"]["rows"]][-1] == "96n - 101"
    assert tables["celentano-1"]["title"].startswith("Celentano")
    found = printed(capsys, "general", "--annotate", "--method", "newton-euler", "--quantity", "inverse_dynamics")
    assert found["steps"]["key"] == "turney-3" and any(line["source"].startswith("w_p = ") for line in found["lines"])
    for words in (["--tables", "mata-1"], ["general", "--quantity", "mass_matrix", "--method", "noc"]):
        assert cli.main(["count", *words]) == 0
    assert "our mul" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-3"], "at least one joint, got -3"),
        (["0", "--annotate", "--method", "denoc", "--quantity", "mass_matrix"], "at least one joint"),
        (["general", "--quantity", "mass"], "no quantity is called 'mass'"),
        (["general", "--method", "articulated-body", "--quantity", "mass_matrix"], "does not compute mass_matrix"),
        (["general", "--reduce", "frame"], "did you mean 'frames'"),
        (["ur5", "--bias-given"], "--bias-given is for"),
        (["ur5", "--quantity", "pose", "--reduce", "frames"], "would change pose"),
        (["--tables", "mata-9"], "no table is called"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_bad_input_is_answered_in_one_line(words, message, capsys):
    assert cli.main(["count", *words]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert message in line


@pytest.mark.parametrize("words", [[], ["ur5", "--annotate"], ["--tables", "--method", "denoc"], ["ur5", "--tables"]], ids=" ".join)
def test_wrong_usage_is_exit_code_2(words):
    with pytest.raises(SystemExit) as done:
        cli.main(["count", *words])
    assert done.value.code == 2


def test_a_very_long_robot_leaves_the_costly_methods_out(capsys):
    assert cli.main(["count", "chain-31", "--quantity", "inverse_dynamics", "--json"]) == 0
    out, err = capsys.readouterr()
    assert "lagrange" in err and "lagrange" not in {row["method"] for row in json.loads(out)["counts"]}


def test_a_row_is_plain_data():
    row = TableRow("x", "n", "2n", add_right="3n")
    assert row.right == (PolynomialInN.parse("n"), PolynomialInN.parse("3n"))
